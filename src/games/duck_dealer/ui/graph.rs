//! The goods as a graph, from what is mined to what is sold last: which two make what, which
//! factories and consumers stand. A click chooses a good. It shows and decides nothing.

use super::{
    panel::{DuckPanel, things},
    parts::painted,
};
use crate::{
    games::{
        duck_dealer::{
            level::{Class, GoodIx, PlanetIx},
            scene::art,
            study::planning::chain::{self, ChainMarket},
            table::nouns::DuckView,
        },
        game_table::GameView,
    },
    table::action::Value,
    ui::{gallery, theme, widgets},
};
use bevy_egui::egui::{
    self, Color32, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, epaint::CubicBezierShape, pos2, vec2,
};

/// How often the columns are put in order after each other.
const ROUNDS: usize = 6;

/// The column of a good: mined, made of that, or final.
fn column(class: Class) -> usize {
    match class {
        Class::Primary => 0,
        Class::Intermediate => 1,
        Class::Final10 | Class::Final30 => 2,
    }
}

/// What goes into a good; nothing where it is mined.
pub fn inputs(d: &DuckPanel, good: GoodIx) -> Vec<GoodIx> {
    let maker = d.n.spec.maker[good.ix()];
    maker.map_or_else(Vec::new, |factory| d.n.recipe(factory).inputs.to_vec())
}

/// A good with everything that goes into it, on the way from the mines.
pub fn tree(d: &DuckPanel, good: GoodIx) -> Vec<GoodIx> {
    let mut all = vec![good];
    let mut next = 0;
    while let Some(&one) = all.get(next) {
        for input in inputs(d, one) {
            if !all.contains(&input) {
                all.push(input);
            }
        }
        next += 1;
    }
    all
}

/// The goods column by column, so that lines cross seldom: each lies near what it is joined to.
fn columns(d: &DuckPanel) -> [Vec<GoodIx>; 3] {
    let mut columns: [Vec<GoodIx>; 3] = Default::default();
    for good in d.n.every_good() {
        columns[column(d.class(good))].push(good);
    }
    for round in 0..ROUNDS {
        let place = places(&columns);
        let joined = |good: GoodIx| -> Vec<GoodIx> {
            let uses = d.n.every_good().filter(|&other| inputs(d, other).contains(&good));
            inputs(d, good).into_iter().chain(uses).collect()
        };
        let preferred = |good: &GoodIx| {
            let others = joined(*good);
            let sum: f32 = others.iter().map(|other| place[other.ix()]).sum();
            // Goods that bring less stand above those that bring more.
            let class = if d.class(*good) == Class::Final30 { 1000.0 } else { 0.0 };
            class + sum / others.len().max(1) as f32
        };
        let which = [1, 2, 1, 0][round % 4];
        columns[which].sort_by(|a, b| preferred(a).total_cmp(&preferred(b)));
    }
    columns
}

/// How far down each good stands, as a share of its column.
fn places(columns: &[Vec<GoodIx>; 3]) -> Vec<f32> {
    let count = columns.iter().map(Vec::len).sum();
    let mut place = vec![0.0; count];
    for column in columns {
        for (n, good) in column.iter().enumerate() {
            place[good.ix()] = (n as f32 + 0.5) / column.len() as f32;
        }
    }
    place
}

/// The planets where something of a good is to be had or sold: mines, factory, consumer.
pub fn places_of(d: &DuckPanel, good: GoodIx) -> Vec<PlanetIx> {
    let made = |planet: &PlanetIx| {
        d.n.mine(*planet) == Some(good)
            || d.n.factory(*planet).is_some_and(|f| d.n.recipe(f).product == good)
            || d.n.consumer(*planet).is_some_and(|(c, ..)| c.good == good)
    };
    d.n.level().every_planet().filter(made).collect()
}

/// Draws the graph; the good that was pressed.
pub fn graph_ui(ui: &mut Ui, d: &mut DuckPanel, chosen: GoodIx) -> Option<GoodIx> {
    let columns = columns(d);
    let em = theme::em(ui);
    let cell = vec2((ui.available_width() / 3.0).min(em * 9.0), em * 2.75);
    let most = columns.iter().map(Vec::len).max().unwrap_or(0);
    let tall = cell.y * most as f32;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), tall), Sense::hover());
    let mut at = vec![Pos2::ZERO; d.n.every_good().count()];
    for (n, column) in columns.iter().enumerate() {
        let x = match n {
            // Left of each mine stands how many there are.
            0 => rect.left() + (cell.x * 0.36).max(em * 2.25),
            1 => rect.center().x,
            _ => rect.right() - cell.x * 0.42,
        };
        for (line, good) in column.iter().enumerate() {
            let share = (line as f32 + 0.5) / column.len() as f32;
            at[good.ix()] = pos2(x, rect.top() + tall * share);
        }
    }
    let lit = tree(d, chosen);
    let rows = columns[1].len();
    let gaps = (0..=rows).map(|n| rect.top() + tall * n as f32 / rows.max(1) as f32);
    let within = |y: f32| y.clamp(rect.top() + 2.0, rect.bottom() - 2.0);
    let gaps: Vec<Pos2> = gaps.map(|y| pos2(rect.center().x, within(y))).collect();
    lines_ui(ui, d, (&at, &gaps), &lit, chosen);
    let mut pressed = None;
    for good in columns.iter().flatten() {
        if node_ui(ui, d, *good, at[good.ix()], (lit.contains(good), *good == chosen)) {
            pressed = Some(*good);
        }
    }
    pressed
}

/// The lines from inputs to products; those of what was chosen stand out, and so does what it goes
/// into. A line past the middle column goes through one of its gaps: behind a good it would seem to
/// come from that one.
fn lines_ui(
    ui: &Ui,
    d: &DuckPanel,
    (at, gaps): (&[Pos2], &[Pos2]),
    lit: &[GoodIx],
    chosen: GoodIx,
) {
    let reach = theme::em(ui) * 1.2;
    let mut drawn: Vec<(u8, Shape)> = Vec::new();
    for product in d.n.every_good() {
        for input in inputs(d, product) {
            let (rank, stroke) = if lit.contains(&product) {
                (2, Stroke::new(3.0, gallery::colour(art::YELLOW)))
            } else if input == chosen {
                (1, Stroke::new(2.0, theme::violet()))
            } else {
                (0, Stroke::new(1.2, theme::soft().gamma_multiply(0.35)))
            };
            let (from, to) =
                (at[input.ix()] + vec2(reach, 0.0), at[product.ix()] - vec2(reach, 0.0));
            let past = column(d.class(input)) + 1 < column(d.class(product));
            let off = |gap: &&Pos2| (gap.y - (from.y + to.y) / 2.0).abs();
            let through = gaps.iter().filter(|_| past).min_by(|a, b| off(a).total_cmp(&off(b)));
            let stops: Vec<Pos2> = [from].into_iter().chain(through.copied()).chain([to]).collect();
            drawn.extend(stops.windows(2).map(|ends| (rank, curve(ends[0], ends[1], stroke))));
        }
    }
    drawn.sort_by_key(|(rank, _)| *rank);
    ui.painter().extend(drawn.into_iter().map(|(_, line)| line));
}

/// A line that leaves and arrives level.
fn curve(from: Pos2, to: Pos2, stroke: Stroke) -> Shape {
    let bend = vec2((to.x - from.x) * 0.45, 0.0);
    let points = [from, from + bend, to - bend, to];
    let line = CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, stroke);
    Shape::CubicBezier(line)
}

/// One good: its picture, and below it what there is of it. True where it was pressed.
fn node_ui(
    ui: &Ui,
    d: &mut DuckPanel,
    good: GoodIx,
    at: Pos2,
    (lit, chosen): (bool, bool),
) -> bool {
    let em = theme::em(ui);
    let place = Rect::from_center_size(at, Vec2::splat(em * 2.35));
    let response = ui.interact(place, ui.id().with(("good", good.0)), Sense::click());
    let words = words(d, good);
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::SelectableLabel, true, chosen, &words)
    });
    let yellow = gallery::colour(art::YELLOW);
    let (fill, edge) = match (chosen, lit || response.hovered()) {
        (true, _) => (gallery::colour(art::INK_BLUE), Stroke::new(3.0, yellow)),
        (false, true) => (gallery::colour(art::INK_BLUE), Stroke::new(1.5, yellow)),
        (false, false) => (theme::card(), Stroke::new(1.0, theme::hairline())),
    };
    ui.painter().circle(at, em * 1.16, fill, edge);
    if response.has_focus() {
        ui.painter().circle_stroke(at, em * 1.3, Stroke::new(2.0, Color32::WHITE));
    }
    painted(ui, d.good_picture(good), at, em * 1.75, Color32::WHITE);
    marks_ui(ui, d, good, at);
    if response.hovered() || response.has_focus() {
        widgets::hover_things(ui, things(&places_of(d, good)));
    }
    let response = response.on_hover_text(words);
    response.clicked()
}

/// Beside a good: how many mines it has; whether its factory and its consumer stand.
fn marks_ui(ui: &Ui, d: &DuckPanel, good: GoodIx, at: Pos2) {
    let em = theme::em(ui);
    let faint = |there: bool| if there { Color32::WHITE } else { Color32::from_white_alpha(70) };
    let Some(factory) = d.n.spec.maker[good.ix()] else {
        let mines = d.n.level().every_planet().filter(|&p| d.n.mine(p) == Some(good)).count();
        let font = egui::FontId::new(em * 0.8, theme::bold());
        let place = at + vec2(-em * 1.25, 0.0);
        let words = format!("{mines}×");
        ui.painter().text(place, egui::Align2::RIGHT_CENTER, words, font, theme::soft());
        return;
    };
    let stands = chain::built_at(&d.n, factory).is_some();
    let (left, right) = (at + vec2(-em * 0.95, em * 0.92), at + vec2(em * 0.95, em * 0.92));
    painted(ui, art::factory(), left, em * 0.95, faint(stands));
    let consumer = chain::market(&d.n, good).map(|(_, market)| market);
    let (picture, there) = match consumer {
        Some(ChainMarket::Built(_)) => (art::consumer(true), true),
        Some(ChainMarket::Unbuilt(_)) => (art::consumer(false), true),
        Some(ChainMarket::Stack(..)) => (art::consumer(false), false),
        None => return,
    };
    painted(ui, picture, right, em * 0.95, faint(there));
}

/// A good in one sentence.
fn words(d: &DuckPanel, good: GoodIx) -> String {
    let name = d.good_value(good);
    let Some(factory) = d.n.spec.maker[good.ix()] else {
        let mines = d.n.level().every_planet().filter(|&p| d.n.mine(p) == Some(good)).count();
        return d.with("dd-chain-mined", &[("good", name), ("mines", Value::Number(mines as i64))]);
    };
    let [a, b] = d.n.recipe(factory).inputs.map(|input| d.good_value(input));
    let planet = |at: PlanetIx| Value::Name(d.planet(at).to_owned());
    let made = match chain::built_at(&d.n, factory) {
        Some(at) => {
            d.with("dd-chain-made", &[("good", name), ("a", a), ("b", b), ("planet", planet(at))])
        }
        None => d.with("dd-chain-not-made", &[("good", name), ("a", a), ("b", b)]),
    };
    let Some((_, market)) = chain::market(&d.n, good) else { return made };
    format!("{made} {}", market_words(d, market))
}

/// Where the consumer of a good is, as a sentence.
pub fn market_words(d: &DuckPanel, market: ChainMarket) -> String {
    let at = |planet: PlanetIx| ("planet", Value::Name(d.planet(planet).to_owned()));
    match market {
        ChainMarket::Built(planet) => d.with("dd-chain-consumer-built", &[at(planet)]),
        ChainMarket::Unbuilt(planet) => d.with("dd-chain-consumer-unbuilt", &[at(planet)]),
        ChainMarket::Stack(stack, above) => {
            let side = Value::Word(["dd-stack-first", "dd-stack-second"][stack.min(1)]);
            d.with(
                "dd-chain-consumer-stack",
                &[("stack", side), ("above", Value::Number(above as i64))],
            )
        }
    }
}
