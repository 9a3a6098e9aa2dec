//! The chain view: the goods as a graph, what there is of the good that was chosen, and what its
//! whole chain costs the own ship from where it is. Sums that are reckoned elsewhere; nothing is
//! judged here.

use super::{
    flights, graph,
    panel::{DuckPanel, things},
    parts::{self, CHAIN, planet_chip, planet_row, points, remark, title, tokens},
    ship,
};
use crate::{
    games::{
        duck_dealer::{
            level::{Class, GoodIx, PlanetIx},
            rules::reach::ShipReach,
            scene::art,
            study::planning::{
                self,
                chain::{self, Chain, ChainGoal, ChainPart, ChainStop, Work},
            },
            table::nouns::DuckView,
        },
        game_table::GameView,
    },
    table::{action::Value, ids::SeatId},
    ui::{
        gallery,
        memo::memo,
        parts::{capital, fact, heading, note},
        theme,
        widgets::{self, small, strong},
    },
    view::art::{Picture, house::Icon},
};
use bevy_egui::egui::{self, Id, Ui};

/// Where it is kept which good was chosen.
fn chosen_id() -> Id {
    Id::new("dd chain good")
}

/// Chooses a good for the view.
pub fn choose(ui: &Ui, good: GoodIx) {
    ui.ctx().data_mut(|data| data.insert_temp(chosen_id(), good.0));
}

/// The good that was chosen; the first final one where nobody has chosen.
fn chosen(ui: &Ui, d: &DuckPanel) -> GoodIx {
    let known: Option<u8> = ui.ctx().data(|data| data.get_temp(chosen_id()));
    let known = known.map(GoodIx).filter(|good| good.ix() < d.n.level().goods.len());
    known
        .or_else(|| d.n.every_good().find(|&good| d.class(good) > Class::Intermediate))
        .unwrap_or(GoodIx(0))
}

/// The view.
pub fn chain_ui(ui: &mut Ui, d: &mut DuckPanel) {
    let good = chosen(ui, d);
    if let Some(pressed) = graph::graph_ui(ui, d, good) {
        choose(ui, pressed);
        let places = graph::places_of(d, pressed);
        d.show(&places);
    }
    note(ui, d.text("dd-chain-legend"));
    widgets::card(ui, |ui| good_ui(ui, d, good));
    cost_ui(ui, d, good);
}

/// What there is of a good: mines, factory, consumer, and what it goes into.
fn good_ui(ui: &mut Ui, d: &mut DuckPanel, good: GoodIx) {
    ui.horizontal_top(|ui| {
        widgets::picture(ui, d.good_picture(good), theme::em(ui) * 2.4, "");
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let name = capital(&d.good(good));
            ui.add(egui::Label::new(title(name, theme::em(ui) * 1.15)).wrap());
            let sale = d.n.level().good(good).sale;
            let words = match d.class(good) {
                Class::Primary => d.text("dd-chain-primary"),
                _ => d.count("dd-chain-sale", "vp", sale),
            };
            note(ui, words);
        });
    });
    let flights = flights::kept(ui.ctx(), &d.n, d.me());
    match d.n.spec.maker[good.ix()] {
        None => mines_ui(ui, d, good, flights.as_ref().as_ref()),
        Some(factory) => {
            let recipe = d.n.recipe(factory).clone();
            recipe_ui(ui, d, &recipe.inputs, good);
            match chain::built_at(&d.n, factory) {
                Some(planet) => site_ui(ui, d, art::factory(), planet, flights.as_ref().as_ref()),
                None => {
                    let words = d.count("dd-chain-factory-free", "vp", recipe.vp);
                    fact(ui, Some(art::place()), &words, "", theme::soft());
                }
            }
            consumer_ui(ui, d, good, flights.as_ref().as_ref());
        }
    }
    let uses: Vec<GoodIx> =
        d.n.every_good().filter(|&other| graph::inputs(d, other).contains(&good)).collect();
    if !uses.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.label(small(d.text("dd-chain-uses")));
            for other in uses {
                good_button(ui, d, other);
            }
        });
    }
}

/// A good by its picture alone, to go on to.
fn good_button(ui: &mut Ui, d: &DuckPanel, good: GoodIx) {
    let name = d.good(good);
    let size = theme::em(ui) * 1.5;
    let texture = gallery::texture(ui.ctx(), d.good_picture(good), size);
    let image = egui::Image::new((texture.id(), egui::Vec2::splat(size)))
        .fit_to_exact_size(egui::Vec2::splat(size));
    let response = ui.add(egui::Button::image(image).frame_when_inactive(false));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
    if response.on_hover_text(&name).clicked() {
        choose(ui, good);
    }
}

/// Two goods that make a third.
fn recipe_ui(ui: &mut Ui, d: &DuckPanel, inputs: &[GoodIx], product: GoodIx) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 4.0);
        for (n, input) in inputs.iter().enumerate() {
            if n > 0 {
                ui.label("+");
            }
            good_button(ui, d, *input);
        }
        parts::arrow(ui);
        widgets::picture(ui, d.good_picture(product), theme::em(ui) * 1.5, &d.good(product));
    });
}

fn mines_ui(ui: &mut Ui, d: &mut DuckPanel, good: GoodIx, flights: Option<&ShipReach>) {
    let far = |planet: &PlanetIx| flights.and_then(|f| f.distance(planet.0));
    let mut mines: Vec<_> =
        d.n.level().every_planet().filter(|&planet| d.n.mine(planet) == Some(good)).collect();
    mines.sort_by_key(|planet| far(planet).map_or(i64::MAX, |way| way.steps));
    note(ui, d.text("dd-chain-mines"));
    ui.horizontal_wrapped(|ui| {
        for planet in mines {
            let way = d.distance(flights, planet);
            planet_chip(ui, d, planet, &way);
        }
    });
}

fn site_ui(
    ui: &mut Ui,
    d: &mut DuckPanel,
    picture: Picture,
    planet: PlanetIx,
    flights: Option<&ShipReach>,
) {
    let way = d.distance(flights, planet);
    planet_row(ui, d, picture, planet, &way);
}

fn consumer_ui(ui: &mut Ui, d: &mut DuckPanel, good: GoodIx, flights: Option<&ShipReach>) {
    let Some((consumer, market)) = chain::market(&d.n, good) else { return };
    let vp = d.n.level().consumer(consumer).vp;
    match market {
        chain::ChainMarket::Built(planet) => site_ui(ui, d, art::consumer(true), planet, flights),
        chain::ChainMarket::Unbuilt(planet) => {
            site_ui(ui, d, art::consumer(false), planet, flights);
            note(ui, d.count("dd-chain-consumer-vp", "vp", vp));
        }
        chain::ChainMarket::Stack(..) => {
            note(ui, graph::market_words(d, market));
            note(ui, d.count("dd-chain-consumer-vp", "vp", vp));
        }
    }
}

/// What the chain costs the own ship, part by part.
fn cost_ui(ui: &mut Ui, d: &mut DuckPanel, good: GoodIx) {
    let seat = d.me();
    heading(ui, CHAIN, &d.with("dd-chain-from-here", &[("seat", Value::Seat(seat))]));
    let chain =
        memo(ui.ctx(), ("dd chain", seat, good), d.m.sight, || chain::chain(&d.n, seat, good));
    let Some(chain) = chain.as_ref() else {
        note(ui, d.text("dd-chain-no-ship"));
        return;
    };
    if !chain.parts.is_empty() {
        sum_ui(ui, d, seat, chain);
    }
    for part in &chain.parts {
        part_ui(ui, d, part, None);
    }
    if let Some(goal) = chain.blocked {
        widgets::card(ui, |ui| {
            ui.add(egui::Label::new(strong(capital(&goal_words(d, goal)))).wrap());
            remark(ui, d.text("dd-chain-blocked"), theme::loss());
        });
    }
    if let Some(again) = &chain.again {
        part_ui(ui, d, again, Some("dd-chain-again"));
    }
}

/// All parts together, against what there is.
fn sum_ui(ui: &mut Ui, d: &DuckPanel, seat: SeatId, chain: &Chain) {
    let (needs, have, vp) = (chain.tokens(), d.tokens(seat), chain.vp());
    let all: i64 = needs.iter().sum();
    widgets::card(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            tokens(ui, d, needs, theme::em(ui) * 1.6);
            if vp > 0 {
                parts::arrow(ui);
                points(ui, d, vp);
            }
        });
        if vp > 0 && all > 0 {
            let args = [
                ("whole", Value::Number(vp / all)),
                ("tenth", Value::Number(vp * 10 / all % 10)),
                ("tokens", Value::Number(all)),
            ];
            note(ui, d.with("dd-chain-each", &args));
        }
        let missing = planning::missing(needs, have);
        if missing == [0; 3] {
            remark(ui, d.text("dd-chain-enough"), theme::gain());
            return;
        }
        let words = parts::tokens_words(d, missing);
        let turns = planning::collections(missing, ship::crew(d, seat), d.n.level().collect);
        let args = [("missing", Value::Name(words)), ("turns", Value::Number(turns))];
        remark(ui, d.with("dd-chain-missing", &args), theme::accent());
    });
}

/// What a part brings about.
fn goal_words(d: &DuckPanel, goal: ChainGoal) -> String {
    let level = d.n.level();
    match goal {
        ChainGoal::Aboard(good) => d.with("dd-chain-goal-aboard", &[("good", d.good_value(good))]),
        ChainGoal::Factory(factory) => {
            let product = d.n.recipe(factory).product;
            d.with("dd-chain-goal-factory", &[("good", d.good_value(product))])
        }
        ChainGoal::Consumer(consumer) => {
            let good = level.consumer(consumer).good;
            d.with("dd-chain-goal-consumer", &[("good", d.good_value(good))])
        }
        ChainGoal::Sale(consumer) => {
            let good = level.consumer(consumer).good;
            d.with("dd-chain-goal-sale", &[("good", d.good_value(good))])
        }
        ChainGoal::Yard(yard) | ChainGoal::Outfit(yard) => {
            let kind = d.n.layout().equipment_kind(level.yard(yard).gives);
            let built = matches!(goal, ChainGoal::Yard(_));
            let key = if built { "dd-chain-goal-yard" } else { "dd-chain-goal-outfit" };
            d.with(key, &[("equipment", Value::Kind(kind))])
        }
    }
}

fn part_ui(ui: &mut Ui, d: &mut DuckPanel, part: &ChainPart, over: Option<&str>) {
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        if let Some(key) = over {
            note(ui, d.text(key));
        }
        ui.add(egui::Label::new(strong(capital(&goal_words(d, part.goal)))).wrap());
        ui.horizontal_wrapped(|ui| {
            tokens(ui, d, part.tokens, theme::em(ui) * 1.2);
            if part.vp > 0 {
                parts::arrow(ui);
                points(ui, d, part.vp);
            }
        });
        for stop in &part.stops {
            stop_ui(ui, d, stop);
        }
        if part.throws {
            remark(ui, d.text("dd-chain-throws"), theme::loss());
        }
    });
}

/// One stop: where, for how many red tokens, and what is done there, in pictures.
fn stop_ui(ui: &mut Ui, d: &mut DuckPanel, stop: &ChainStop) {
    let words = stop_words(d, stop);
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = theme::gaps(ui, 3.0, 2.0);
        let size = theme::em(ui) * 1.25;
        widgets::picture(ui, d.planet_picture(stop.planet), size, "");
        ui.label(d.planet(stop.planet));
        tokens(ui, d, [stop.reds, 0, 0], theme::em(ui));
        for work in &stop.works {
            work_ui(ui, d, work, size);
        }
    });
    let response = row.response.interact(egui::Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &words));
    if response.hovered() {
        widgets::hover_things(ui, things(&[stop.planet]));
    }
    if response.on_hover_text(words).clicked() {
        d.show(&[stop.planet]);
    }
}

/// What is done, as a sign and what it is done with.
fn work_ui(ui: &mut Ui, d: &DuckPanel, work: &Work, size: f32) {
    let sign = |ui: &mut Ui, name: &'static str| {
        widgets::tinted(ui, Icon(name).picture(), size * 0.8, "", theme::soft());
    };
    match *work {
        Work::Mine(good, count) | Work::Produce(good, count) => {
            let mined = matches!(work, Work::Mine(..));
            sign(ui, if mined { "duck_dealer/icons/mine" } else { "duck_dealer/icons/produce" });
            widgets::picture(ui, d.good_picture(good), size, &d.good(good));
            if count > 1 {
                ui.label(small(format!("×{count}")));
            }
        }
        Work::Finish(goal) => {
            let (name, good) = match goal {
                ChainGoal::Factory(factory) => {
                    ("duck_dealer/icons/build", d.n.recipe(factory).product)
                }
                ChainGoal::Consumer(c) => ("duck_dealer/icons/build", d.n.level().consumer(c).good),
                ChainGoal::Sale(c) => ("duck_dealer/icons/sell", d.n.level().consumer(c).good),
                ChainGoal::Aboard(good) => ("duck_dealer/icons/keep", good),
                ChainGoal::Yard(yard) => ("duck_dealer/icons/build", d.n.level().yard(yard).good),
                ChainGoal::Outfit(yard) => ("duck_dealer/icons/keep", d.n.level().yard(yard).good),
            };
            sign(ui, name);
            widgets::picture(ui, d.good_picture(good), size, &d.good(good));
        }
    }
}

/// A stop as a sentence.
fn stop_words(d: &DuckPanel, stop: &ChainStop) -> String {
    let works = stop.works.iter().map(|work| match *work {
        Work::Mine(good, count) => {
            let args = [("good", d.good_value(good)), ("count", Value::Number(count.into()))];
            d.with("dd-chain-mine", &args)
        }
        Work::Produce(good, count) => {
            let args = [("good", d.good_value(good)), ("count", Value::Number(count.into()))];
            d.with("dd-chain-produce", &args)
        }
        Work::Finish(goal) => goal_words(d, goal),
    });
    let works = d.m.texts.localizer.list(works);
    let args = [
        ("planet", Value::Name(d.planet(stop.planet).to_owned())),
        ("reds", Value::Number(stop.reds)),
        ("works", Value::Name(works)),
    ];
    d.with("dd-chain-stop", &args)
}
