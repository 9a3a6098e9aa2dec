//! The scores, with where each point came from, and what points are still to be had. What was
//! scored is read off the log, what is left off the board; nothing is judged here.

use super::{
    panel::{DuckPanel, things},
    parts::{POINTS, painted, points, remark, title},
};
use crate::{
    games::{
        duck_dealer::{
            level::{GoodIx, PlanetIx},
            scene::art,
            study::planning::chain::stacks,
            table::{layout::FACTORIES, nouns::DuckView},
        },
        game_table::GameView,
    },
    table::{
        action::{Message, Value},
        ids::{KindId, SeatId, SpaceId},
        view::TableView,
    },
    ui::{
        Command, Tab, gallery,
        memo::memo_log,
        model::LogLine,
        parts::{heading, longest_word, note, row, row_with},
        theme,
        widgets::{self, small, strong},
    },
    view::art::Picture,
};
use bevy_egui::egui::{self, Color32, CornerRadius, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};

/// A source of points: the line of the log that tells of it, and its name. What is told says more
/// than what was done: a building on a new planet stands only once a stack was chosen (DD-8.3).
pub const SOURCES: [(&str, &str); 4] = [
    ("dd-log-build-factory", "dd-score-factories"),
    ("dd-log-build-consumer", "dd-score-consumers"),
    ("dd-log-build-shipyard", "dd-score-shipyards"),
    ("dd-log-sell", "dd-score-sales"),
];
/// The names of the same on the end sheet.
const INCOME: [&str; SOURCES.len()] =
    ["dd-income-factories", "dd-income-consumers", "dd-income-shipyards", "dd-income-sales"];
/// That of what no line tells.
pub const OTHER_INCOME: &str = "dd-income-other";

/// What a line of the log says of points, by their name on the end sheet.
pub fn gain(message: &Message) -> Option<(&'static str, i64)> {
    scored(message).map(|(_, scored)| (INCOME[scored.source], scored.vp))
}

/// Points that were scored at once.
#[derive(Clone, PartialEq, Debug)]
pub struct Scored {
    /// Which of [`SOURCES`].
    pub source: usize,
    /// The good, or the equipment of a yard.
    pub what: Option<KindId>,
    /// Where.
    pub planet: Option<SpaceId>,
    /// How many.
    pub vp: i64,
}

/// What a line of the log says of points, and of whom.
pub fn scored(message: &Message) -> Option<(SeatId, Scored)> {
    let source = SOURCES.iter().position(|(key, _)| *key == message.key)?;
    let arg = |name: &str| message.args.iter().find(|(key, _)| *key == name).map(|(_, v)| v);
    let (Some(Value::Seat(seat)), Some(Value::Number(vp))) = (arg("seat"), arg("vp")) else {
        return None;
    };
    let what = match arg("good").or_else(|| arg("equipment")) {
        Some(Value::Kind(kind)) => Some(*kind),
        _ => None,
    };
    let planet = match arg("planet") {
        Some(Value::Space(space)) => Some(*space),
        _ => None,
    };
    Some((*seat, Scored { source, what, planet, vp: *vp }))
}

/// Everything that a seat scored, in order.
pub fn of_seat(log: &[LogLine], seat: SeatId) -> Vec<Scored> {
    let all = log.iter().filter_map(|line| scored(&line.message));
    all.filter(|(who, _)| *who == seat).map(|(_, scored)| scored).collect()
}

/// The sheet.
pub fn scores_ui(ui: &mut Ui, d: &mut DuckPanel) {
    let (done, last) = (d.n.counted() as i64, d.n.level().counter() as i64);
    let args = [("done", Value::Number(done)), ("last", Value::Number(last))];
    widgets::meter(
        ui,
        done as f32,
        last as f32,
        &d.with("dd-score-counter", &args),
        theme::violet(),
    );
    ui.add_space(4.0);
    let mut seats: Vec<SeatId> = d.n.seats().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(d.n.vp(*seat)));
    for seat in seats {
        seat_ui(ui, d, seat);
    }
    left_ui(ui, d);
}

fn seat_ui(ui: &mut Ui, d: &mut DuckPanel, seat: SeatId) {
    let of_seat = || of_seat(d.m.read_log(), seat);
    let scored = memo_log(ui.ctx(), ("dd scored", seat), d.m, of_seat);
    widgets::card(ui, |ui| {
        let (livery, name, vp) = (d.m.livery(seat), d.m.texts.seat(seat), d.n.vp(seat));
        row(
            ui,
            |ui| {
                ui.horizontal_wrapped(|ui| {
                    widgets::badge(ui, livery, theme::em(ui) * 1.4, "");
                    ui.add(egui::Label::new(title(name, theme::em(ui) * 1.1)).wrap());
                });
            },
            |ui| drop(points(ui, d, vp)),
        );
        let rest = vp - scored.iter().map(|one| one.vp).sum::<i64>();
        sums_ui(ui, d, &scored, rest);
        if !scored.is_empty() {
            let words = small(d.count("dd-score-each", "count", scored.len() as i64));
            widgets::fold(ui, ("dd scored", seat), words, false, None, |ui| {
                scored.iter().rev().for_each(|one| scored_ui(ui, d, one));
            });
        }
    });
}

fn source_picture(source: usize) -> Picture {
    match source {
        0 => art::factory(),
        1 => art::consumer(true),
        2 => art::yard(true),
        _ => art::icon("sell"),
    }
}

/// The sum of each source; what the log does not tell was set by hand.
fn sums_ui(ui: &mut Ui, d: &DuckPanel, scored: &[Scored], rest: i64) {
    let mut any = false;
    for (source, (_, name)) in SOURCES.iter().enumerate() {
        let of = || scored.iter().filter(move |one| one.source == source);
        let (count, sum) = (of().count() as i64, of().map(|one| one.vp).sum::<i64>());
        if count == 0 {
            continue;
        }
        any = true;
        let args = [("count", Value::Number(count))];
        let (words, sum) = (d.with(name, &args), d.count("dd-worth", "vp", sum));
        // Large words stand above the sum: beside it the longest one would be broken.
        let least = longest_word(ui, &words) + theme::em(ui) * 1.2 + 7.0;
        row_with(
            ui,
            least,
            |ui| {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = theme::gap(ui, 5.0);
                    let picture = source_picture(source);
                    let tint = if picture.is_icon() { theme::soft() } else { Color32::WHITE };
                    widgets::tinted(ui, picture, theme::em(ui) * 1.2, "", tint);
                    ui.add(egui::Label::new(words).wrap());
                });
            },
            |ui| drop(ui.label(strong(sum))),
        );
    }
    if rest != 0 {
        note(ui, d.count("dd-score-by-hand", "vp", rest));
    } else if !any {
        note(ui, d.text("dd-score-nothing"));
    }
}

fn scored_ui(ui: &mut Ui, d: &DuckPanel, one: &Scored) {
    let what = one.what.map_or_else(String::new, |kind| d.m.texts.kind(kind));
    let planet = one.planet.map_or_else(String::new, |space| d.m.texts.space_title(space));
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 4.0);
        let picture = source_picture(one.source);
        let tint = if picture.is_icon() { theme::soft() } else { Color32::WHITE };
        widgets::tinted(ui, picture, theme::em(ui) * 1.1, "", tint);
        if let Some(picture) = one.what.and_then(|k| super::offers::kind_picture(&d.n, k)) {
            widgets::picture(ui, picture, theme::em(ui) * 1.2, &what);
        }
        ui.label(small(planet));
        ui.label(small(d.count("dd-worth", "vp", one.vp)));
    });
    if let Some(space) = one.planet.filter(|_| row.response.hovered()) {
        widgets::hover_things(ui, things(&[PlanetIx(space.0)]));
    }
}

/// What points are still to be had.
fn left_ui(ui: &mut Ui, d: &mut DuckPanel) {
    heading(ui, POINTS, &d.text("dd-score-left"));
    let waiting: Vec<(PlanetIx, GoodIx, i64)> =
        d.n.level()
            .every_planet()
            .filter_map(|planet| match d.n.consumer(planet)? {
                (consumer, _, false) => Some((planet, consumer.good, consumer.vp)),
                _ => None,
            })
            .collect();
    widgets::card(ui, |ui| {
        ui.label(strong(d.text("dd-score-consumers-left")));
        if !waiting.is_empty() {
            note(ui, d.text("dd-score-on-board"));
            ui.horizontal_wrapped(|ui| {
                for (planet, good, vp) in waiting {
                    prize_ui(ui, d, good, vp, Some(planet));
                }
            });
        }
        for (n, tiles) in stacks(&d.n).into_iter().enumerate().filter(|(_, t)| !t.is_empty()) {
            let side = Value::Word(["dd-stack-first", "dd-stack-second"][n.min(1)]);
            note(ui, d.with("dd-score-stack", &[("stack", side)]));
            ui.horizontal_wrapped(|ui| {
                for tile in tiles {
                    let consumer = d.n.level().consumer(tile);
                    let (good, vp) = (consumer.good, consumer.vp);
                    prize_ui(ui, d, good, vp, None);
                }
            });
        }
    });
    factories_ui(ui, d);
    yards_ui(ui, d);
}

fn factories_ui(ui: &mut Ui, d: &mut DuckPanel) {
    let kinds: Vec<KindId> = d.n.contents(FACTORIES).iter().map(|&tile| d.n.kind(tile)).collect();
    let mut free: Vec<(GoodIx, i64)> = Vec::new();
    for factory in &d.n.spec.factories {
        let maker = d.n.spec.maker[factory.product.ix()];
        if maker.is_some_and(|ix| kinds.contains(&d.n.layout().factory_kind(ix))) {
            free.push((factory.product, factory.vp));
        }
    }
    let places =
        d.n.level().every_planet().filter(|&planet| {
            d.n.layout().factory(planet).is_some() && d.n.factory(planet).is_none()
        });
    let places = places.count() as i64;
    widgets::card(ui, |ui| {
        ui.label(strong(d.text("dd-score-factories-left")));
        match places {
            0 => remark(ui, d.text("dd-score-no-place"), theme::loss()),
            _ => note(ui, d.count("dd-score-places", "count", places)),
        }
        ui.horizontal_wrapped(|ui| {
            for (good, vp) in free {
                prize_ui(ui, d, good, vp, None);
            }
        });
    });
}

fn yards_ui(ui: &mut Ui, d: &mut DuckPanel) {
    let unbuilt: Vec<(PlanetIx, i64)> =
        d.n.level()
            .every_planet()
            .filter_map(|planet| match d.n.yard(planet)? {
                (yard, _, false) => Some((planet, yard.vp)),
                _ => None,
            })
            .collect();
    if unbuilt.is_empty() {
        return;
    }
    widgets::card(ui, |ui| {
        ui.label(strong(d.text("dd-score-shipyards-left")));
        ui.horizontal_wrapped(|ui| {
            for (planet, vp) in unbuilt {
                let words = d.count("dd-worth", "vp", vp);
                super::parts::planet_chip(ui, d, planet, &words);
            }
        });
    });
}

/// A good with the points that stand on it; pressed, the chain view shows what it takes.
fn prize_ui(ui: &mut Ui, d: &mut DuckPanel, good: GoodIx, vp: i64, planet: Option<PlanetIx>) {
    let em = theme::em(ui);
    let points = vp.to_string();
    let font = egui::FontId::new(em * 0.95, theme::bold());
    let galley = ui.painter().layout_no_wrap(points, font, gallery::colour(art::YELLOW));
    let size = vec2(em * 1.9 + galley.size().x + 8.0, em * 2.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let mut args = vec![("good", d.good_value(good)), ("vp", Value::Number(vp))];
    args.extend(planet.map(|planet| ("planet", Value::Name(d.planet(planet).to_owned()))));
    let key = if planet.is_some() { "dd-score-prize-at" } else { "dd-score-prize" };
    let words = d.with(key, &args);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &words));
    let lit = response.hovered() || response.has_focus();
    let edge = if response.has_focus() {
        Stroke::new(2.0, theme::accent())
    } else {
        Stroke::new(1.0, if lit { theme::soft() } else { theme::hairline() })
    };
    let round = CornerRadius::same(theme::RADIUS);
    ui.painter().rect(rect, round, theme::well(), edge, StrokeKind::Inside);
    let at = rect.left_center() + vec2(em * 1.0, 0.0);
    painted(ui, d.good_picture(good), at, em * 1.6, Color32::WHITE);
    let words_at = rect.left_center() + Vec2::new(em * 1.9, -galley.size().y / 2.0);
    ui.painter().galley(words_at, galley, Color32::WHITE);
    if lit && let Some(planet) = planet {
        widgets::hover_things(ui, things(&[planet]));
    }
    if response.on_hover_text(words).clicked() {
        super::chain::choose(ui, good);
        d.command(Command::OpenTab(Tab::Game(super::CHAIN)));
    }
}
