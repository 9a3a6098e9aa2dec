//! A planet in words: how far it is for a ship now, what stands on it, what is done there with what
//! is aboard and what that pays, and the actions that are offered there. It reads and arranges; it
//! decides no rule.

use super::flights;
use crate::{
    games::{
        duck_dealer::{
            level::{FactoryIx, GoodIx, PlanetIx},
            scene::art,
            table::{
                layout::Site,
                nouns::{DuckSight, DuckView},
                verbs::*,
            },
        },
        game_table::GameView,
    },
    table::{
        action::{Action, Thing, Value},
        ids::{SeatId, SpaceId, Viewer},
        view::TableView,
    },
    ui::{
        command::Command,
        model::Model,
        theme,
        widgets::{self, small, soft, strong},
    },
    view::art::Picture,
};
use bevy_egui::egui::{Context, Ui};

/// What is done with things on a planet, in the order in which it is shown.
const HERE: [crate::table::ids::Verb; 10] =
    [SELL, BUILD_CONSUMER, BUILD_FACTORY, BUILD_YARD, PRODUCE, MINE, BUY, CLAIM, JUMP, STOP];

/// A picture with words beside it.
type Line = (Picture, String);

/// A planet as somebody with a ship looks at it.
struct Place<'a> {
    m: &'a Model<'a>,
    n: DuckSight<'a>,
    planet: PlanetIx,
    /// Whose ship counts.
    me: SeatId,
}

impl<'a> Place<'a> {
    fn of(m: &'a Model<'a>, planet: PlanetIx) -> Option<Place<'a>> {
        let n = DuckSight::of(m.sight)?;
        let me = match m.sight.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public | Viewer::Everybody => n.active(),
        };
        Some(Place { m, n, planet, me })
    }
    fn with(&self, key: &str, args: &[(&'static str, Value)]) -> String {
        self.m.texts.with(key, args)
    }
    fn thing(&self) -> Thing {
        Thing::Space(SpaceId(self.planet.0))
    }
    fn kind(&self, good: GoodIx) -> Value {
        Value::Kind(self.n.layout().good_kind(good))
    }
    fn good(&self, good: GoodIx) -> Picture {
        art::good(&self.n.level().good(good).id)
    }
    fn cargo(&self, good: GoodIx) -> i64 {
        self.n.cargo(self.me, good)
    }

    /// How far it is, where no way is offered that says so.
    fn far(&self, ctx: &Context) -> Option<String> {
        if self.n.planet_of(self.me) == Some(self.planet) {
            return Some(self.with("dd-place-here", &[("seat", Value::Seat(self.me))]));
        }
        let flights = flights::kept(ctx, &self.n, self.me);
        let distance = flights.as_ref().as_ref()?.distance(self.planet.0)?;
        Some(self.m.texts.say(&flights::words(distance)))
    }

    /// What stands on it.
    fn stands(&self) -> Vec<Line> {
        let n = &self.n;
        let mut lines = Vec::new();
        let start = n.level().is_start(self.planet);
        if let Some(good) = n.mine(self.planet) {
            lines.push((
                self.good(good),
                self.claimed("dd-place-mine", Site::Mine, &[("good", self.kind(good))]),
            ));
        }
        if let Some((yard, _, built)) = n.yard(self.planet) {
            let what = Value::Kind(n.layout().equipment_kind(yard.gives));
            let args = [
                ("equipment", what),
                ("good", self.kind(yard.good)),
                ("vp", Value::Number(yard.vp)),
            ];
            let key = if built { "dd-place-yard" } else { "dd-place-yard-unbuilt" };
            let words = self.claimed(key, Site::Shipyard, &args);
            lines.push((art::equipment(yard.gives), words));
        }
        if !start {
            lines.push(self.market());
            lines.push(self.factory());
        }
        lines.extend(self.passage());
        lines
    }

    /// What stands there, and whose privilege lies on it.
    fn claimed(&self, key: &str, site: Site, args: &[(&'static str, Value)]) -> String {
        let words = self.with(key, args);
        match self.n.claimed(self.planet, site) {
            Some(seat) => self.with(
                "dd-place-claimed",
                &[("words", Value::Name(words)), ("seat", Value::Seat(seat))],
            ),
            None => words,
        }
    }

    fn market(&self) -> Line {
        let n = &self.n;
        let Some((consumer, _, built)) = n.consumer(self.planet) else {
            let tops = n.tops().into_iter().flatten();
            let goods = tops.map(|top| self.kind(n.level().consumer(top).good)).collect();
            let words = self.with("dd-place-unexplored", &[("goods", Value::List(goods))]);
            return (art::unexplored(), words);
        };
        let vp = if built { n.level().good(consumer.good).sale } else { consumer.vp };
        let args = [("good", self.kind(consumer.good)), ("vp", Value::Number(vp))];
        let key = if built { "dd-place-consumer" } else { "dd-place-consumer-unbuilt" };
        (self.good(consumer.good), self.claimed(key, Site::Consumer, &args))
    }

    fn factory(&self) -> Line {
        let Some(factory) = self.n.factory(self.planet) else {
            return (art::place(), self.with("dd-place-factory-free", &[]));
        };
        let recipe = self.n.recipe(factory);
        let [a, b] = recipe.inputs.map(|good| self.kind(good));
        let args = [("good", self.kind(recipe.product)), ("a", a), ("b", b)];
        (self.good(recipe.product), self.claimed("dd-place-factory", Site::Factory, &args))
    }

    fn passage(&self) -> Option<Line> {
        let seat = self.n.passage_on(self.planet)?;
        let whose = ("seat", Value::Seat(seat));
        let words = match self.n.other_end(self.planet) {
            Some(to) => {
                let to = ("planet", Value::Space(SpaceId(to.0)));
                self.with("dd-place-passage", &[whose, to])
            }
            None => self.with("dd-place-passage-open", &[whose]),
        };
        Some((art::passage(self.m.livery(seat)), words))
    }

    /// Whether a price of a named good and R can be paid with what is aboard.
    fn pays(&self, named: GoodIx) -> bool {
        let others = self.n.load(self.me) - self.cargo(named);
        let same = self.n.spec.options.r_any_good && self.cargo(named) > 1;
        self.cargo(named) > 0 && (others > 0 || same)
    }

    /// What the ship could do there with what is aboard, and what that costs and pays.
    fn paying(&self) -> Vec<Line> {
        let (n, costs) = (&self.n, &self.n.level().costs);
        let mut lines = Vec::new();
        let build = |vp: i64| [("price", Value::Number(costs.build)), ("vp", Value::Number(vp))];
        if let Some((yard, _, false)) = n.yard(self.planet)
            && self.pays(yard.good)
        {
            lines.push((art::yard(true), self.with("dd-place-build-yard", &build(yard.vp))));
        }
        if let Some((consumer, _, built)) = n.consumer(self.planet) {
            let aboard = self.cargo(consumer.good);
            if !built && self.pays(consumer.good) {
                let words = self.with("dd-place-build-consumer", &build(consumer.vp));
                lines.push((art::consumer(true), words));
            }
            if built && aboard > 0 {
                lines.push((self.good(consumer.good), self.sales(consumer.good, aboard)));
            }
        }
        let place = !n.level().is_start(self.planet) && n.factory(self.planet).is_none();
        for factory in self.buildable().filter(|_| place) {
            let recipe = n.recipe(factory);
            let [price, vp] = build(recipe.vp);
            let args = [("good", self.kind(recipe.product)), price, vp];
            lines.push((self.good(recipe.product), self.with("dd-place-build-factory", &args)));
        }
        if let Some(factory) = n.factory(self.planet)
            && self.has_inputs(n.recipe(factory).inputs)
        {
            let product = n.recipe(factory).product;
            let args = [("good", self.kind(product)), ("price", Value::Number(costs.trade))];
            lines.push((self.good(product), self.with("dd-place-produce", &args)));
        }
        lines
    }

    /// What all sales of a good would bring.
    fn sales(&self, good: GoodIx, aboard: i64) -> String {
        let here = self.n.planet_of(self.me) == Some(self.planet);
        let open = here && self.n.is_open(self.me, Site::Consumer);
        let price = if open { 0 } else { self.n.level().costs.trade * aboard };
        let args = [
            ("count", Value::Number(aboard)),
            ("price", Value::Number(price)),
            ("vp", Value::Number(self.n.level().good(good).sale * aboard)),
        ];
        self.with("dd-place-sell", &args)
    }

    fn has_inputs(&self, inputs: [GoodIx; 2]) -> bool {
        let wanted = |good| 1 + i64::from(inputs[0] == inputs[1] && good == inputs[0]);
        inputs.iter().all(|&good| self.cargo(good) >= wanted(good))
    }

    /// The factories in the supply whose inputs are aboard.
    fn buildable(&self) -> impl Iterator<Item = FactoryIx> + '_ {
        let n = &self.n;
        let built: Vec<FactoryIx> =
            n.level().every_planet().filter_map(|planet| n.factory(planet)).collect();
        let all = (0..n.spec.factories.len() as u8).map(FactoryIx);
        all.filter(move |f| !built.contains(f) && self.has_inputs(n.recipe(*f).inputs))
    }
}

/// The planet that a thing is, or on which it lies.
pub fn planet_of(n: &DuckSight, thing: Thing) -> Option<PlanetIx> {
    match thing {
        Thing::Space(_) => flights::planet_of(n, thing),
        Thing::Piece(piece) => n.level().planet_of(n.layout().space_of(n.location(piece)?)?),
        _ => None,
    }
}

fn line_ui(ui: &mut Ui, (picture, words): Line) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 6.0);
        widgets::picture(ui, picture, theme::em(ui) * 1.5, "");
        ui.vertical(|ui| ui.label(words));
    });
}

/// Name, distance, what stands there, and what is to be earned.
fn planet_ui(ui: &mut Ui, place: &Place, told: bool) {
    let row = place.n.level().planet(place.planet);
    ui.horizontal(|ui| {
        widgets::picture(ui, art::planet(&row.id), theme::em(ui) * 1.9, "");
        ui.label(strong(place.m.texts.space_title(SpaceId(place.planet.0))));
    });
    if !told && let Some(words) = place.far(ui.ctx()) {
        ui.label(soft(words));
    }
    for line in place.stands() {
        line_ui(ui, line);
    }
    let paying = place.paying();
    if !paying.is_empty() {
        ui.label(small(place.with("dd-place-aboard", &[("seat", Value::Seat(place.me))])));
        paying.into_iter().for_each(|line| line_ui(ui, line));
    }
}

/// What is to be known of a planet under the pointer.
pub fn tooltip_ui(ui: &mut Ui, model: &Model, planet: PlanetIx) {
    let Some(place) = Place::of(model, planet) else { return };
    // Where a click would fly there, the way is told with it.
    let told = model.asked && flights::leads(ui.ctx(), &place.n, place.thing());
    planet_ui(ui, &place, told);
}

/// The tab of a planet: the one that is selected, or else the one where the ship is.
pub fn tab_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let Some(n) = DuckSight::of(model.sight) else { return Vec::new() };
    let chosen = model.selected.and_then(|thing| planet_of(&n, thing));
    let Some(planet) = chosen.or_else(|| n.planet_of(n.active())) else {
        ui.label(soft(model.texts.text("dd-place-none")));
        return Vec::new();
    };
    let Some(place) = Place::of(model, planet) else { return Vec::new() };
    planet_ui(ui, &place, false);
    ui.add_space(theme::GRID);
    actions_ui(ui, &place)
}

/// What can be done with the planet now.
fn actions_ui(ui: &mut Ui, place: &Place) -> Vec<Command> {
    let (m, mut commands) = (place.m, Vec::new());
    if m.asked && flights::leads(ui.ctx(), &place.n, place.thing()) {
        let words = place.with("dd-place-fly", &[]);
        if widgets::chosen(&ui.button(words)) {
            commands.push(Command::Lead(place.thing()));
        }
    }
    if place.n.planet_of(place.n.active()) == Some(place.planet) {
        for verb in HERE {
            let offers: Vec<Action> = m.offers(verb).map(|o| o.action).collect();
            for action in offers {
                commands.extend(widgets::action_button(ui, m, action, None));
            }
        }
    }
    let passage = Action::one(PASSAGE, place.planet.0.into());
    if m.offers(PASSAGE).any(|o| o.action == passage) {
        commands.extend(widgets::action_button(ui, m, passage, None));
    }
    commands
}
