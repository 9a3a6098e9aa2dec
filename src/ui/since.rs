//! What happened since the viewer's own last turn: one line a seat, at most five, that can be
//! opened line by line or watched on the board; and the chips that deeds leave there. It reads, and
//! changes nothing.

use super::{
    command::{Command, Dialog},
    gallery, game_ui, log, memo,
    model::{Deed, LogLine, Mode, Model, TurnSummary},
    theme,
    widgets::{self, soft},
};
use crate::{
    table::action::{Message, Thing},
    view::art::house::Icon,
};
use bevy_egui::egui::{
    self, Context, CursorIcon, FontId, Galley, Pos2, Rect, ScrollArea, Sense, Stroke, StrokeKind,
    TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, vec2,
};
use std::sync::Arc;

/// Most deeds that one line names.
const MOST: usize = 8;
/// Most deeds that a chip over the board names.
const MOST_ON_CHIP: usize = 3;
/// How wide the words of a chip are at most, in heights of body text, and how many deeds it names:
/// the shapes in which it may be drawn, the best first.
pub const SHAPES: [ChipShape; 4] =
    [(12.0, MOST_ON_CHIP), (21.0, MOST_ON_CHIP), (14.0, 1), (24.0, 1)];
/// See [`SHAPES`].
pub type ChipShape = (f32, usize);
/// The same where text is very large, and by how much its letters are smaller there: the board is
/// looked at, and a press on the chip tells all of it.
const LOW_CHIP: (f32, f32) = (9.0, 0.8);

/// The dialog: the summary, the way through it on the board, and everything.
pub fn since_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let log = model.read_log();
    let lines = &log[log.partition_point(|line| line.entry <= model.since)..];
    if lines.is_empty() {
        ui.label(model.texts.text(&format!("{}-nothing", model.since_key())));
        return Vec::new();
    }
    let mut commands = Vec::new();
    for summary in &model.flow.summary {
        turn_ui(ui, model, summary);
    }
    // What is only tried, or taught, leaves no record to be watched.
    let record =
        model.mode == Mode::Play && model.aside.what_if.here == 0 && model.aside.learning.is_none();
    if record && !model.flow.summary.is_empty() {
        let watch = widgets::primary(ui, &model.texts.text("ui-since-watch"));
        if watch.on_hover_text(model.texts.text("ui-since-watch-help")).clicked() {
            commands.push(Command::WatchSince);
        }
    }
    ui.add_space(theme::GRID);
    let id = egui::Id::new("since in full");
    let mut open = ui.ctx().data(|d| d.get_temp(id)).unwrap_or(model.flow.summary.is_empty());
    widgets::check(ui, &mut open, model.texts.text("ui-since-more"));
    ui.ctx().data_mut(|d| d.insert_temp(id, open));
    if open {
        let tall = (ui.available_height() - theme::em(ui)).max(theme::em(ui) * 8.0);
        let list = ScrollArea::vertical().id_salt("since").auto_shrink([false, true]);
        list.max_height(tall).show(ui, |ui| {
            commands.extend(log::lines_ui(ui, model, lines));
            widgets::scroll_to_focus(ui);
        });
    }
    commands
}

/// One seat: who, where to, what with, and for how much.
fn turn_ui(ui: &mut Ui, model: &Model, sum: &TurnSummary) {
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 6.0);
        widgets::seat_name(ui, model, sum.seat);
        if let Some(at) = sum.at {
            widgets::icon(ui, Icon::STEP, theme::soft());
            ui.label(model.texts.space_title(at));
        }
        pictures_ui(ui, model, &sum.deeds, theme::em(ui) * 1.4);
        if sum.money != 0 {
            let tint = if sum.money > 0 { theme::gain() } else { theme::loss() };
            let sheet = game_ui::of(model.sight.game);
            let words = sheet.income_words(model.texts, sum.money);
            let words = widgets::signed_words(sum.money, &words);
            ui.label(egui::RichText::new(words).color(tint));
        }
        if sum.at.is_none() && sum.deeds.is_empty() && sum.money == 0 {
            ui.label(soft(model.texts.text("ui-since-quiet")));
        }
    });
    if !sum.deeds.is_empty() {
        let said = DeedsSaid::of(model, &sum.deeds, MOST);
        ui.add(egui::Label::new(soft(said.words)).wrap());
    }
    let mut things = vec![Thing::Seat(sum.seat)];
    things.extend(sum.at.map(Thing::Space));
    if ui.rect_contains_pointer(row.response.rect) {
        widgets::hover_things(ui, things);
    }
}

/// The pictures of what was dealt with, each once.
fn pictures_ui(ui: &mut Ui, model: &Model, deeds: &[Deed], size: f32) {
    let mut shown = Vec::new();
    for deed in deeds {
        let Some(picture) = deed.picture.filter(|picture| !shown.contains(picture)) else {
            continue;
        };
        if shown.len() < MOST {
            widgets::picture(ui, picture, size, &model.texts.say(&deed.message));
            shown.push(picture);
        }
    }
}

/// What was done, in words, in order: what is alike once, with how often.
struct DeedsSaid {
    /// The first so many, and behind them how many more there are.
    words: String,
    /// How many there are that the words leave out.
    left: usize,
    /// The deeds that the words tell.
    told: Vec<Message>,
}

impl DeedsSaid {
    fn of(model: &Model, deeds: &[Deed], most: usize) -> DeedsSaid {
        let mut alike: Vec<(String, Vec<&Message>)> = Vec::new();
        for deed in deeds {
            let words = model.texts.say_short(&deed.message);
            match alike.iter_mut().find(|(same, _)| *same == words) {
                Some((_, all)) => all.push(&deed.message),
                None => alike.push((words, vec![&deed.message])),
            }
        }
        let left = alike.len().saturating_sub(most);
        // In words: a bare number reads like points.
        let more = (left > 0).then(|| model.texts.count("ui-log-folded", "count", left as i64));
        let one = |(words, all): &(String, Vec<&Message>)| match all.len() {
            1 => words.clone(),
            count => format!("{words} (×{count})"),
        };
        let first = || alike.iter().take(most);
        let words: Vec<String> = first().map(one).chain(more).collect();
        let told = first().flat_map(|(_, all)| all.iter().copied().cloned()).collect();
        DeedsSaid { words: words.join(" · "), left, told }
    }
}

/// The seats of which chips over the board tell now, until the viewer has chosen something.
pub fn on_board<'a>(model: &'a Model) -> impl Iterator<Item = &'a TurnSummary> + use<'a> {
    let fresh = model.flow.fresh;
    model.flow.summary.iter().filter(move |sum| fresh && !sum.deeds.is_empty())
}

/// Whether a chip over the board tells this line already.
pub fn is_on_chip(model: &Model, line: &LogLine) -> bool {
    let mut whose = on_board(model).filter(|sum| Some(sum.seat) == line.seat);
    whose.any(|sum| {
        let deed = sum.deeds.iter().any(|deed| deed.message == line.message);
        deed && DeedsSaid::of(model, &sum.deeds, MOST_ON_CHIP).told.contains(&line.message)
    })
}

/// Another number where chips over the board say something else, or are of another size.
pub fn mark_of_chips(ctx: &Context, model: &Model) -> u64 {
    let style = ctx.global_style();
    let em = TextStyle::Body.resolve(&style).size;
    let small = TextStyle::Small.resolve(&style).size;
    let high = ctx.content_rect().height();
    let sizes = [em, small, high, ctx.pixels_per_point()].map(f32::to_bits);
    let said = (model.log_mark, model.read_log().len(), model.since);
    memo::mark_of((said, sizes, model.texts.localizer.language()))
}

/// What a seat has done, as a chip over the board: its words laid out, and how large it is.
pub struct Chip {
    words: Arc<Galley>,
    badge: f32,
    /// Whether it leaves something out, which a press on it shows.
    pub folds: bool,
    /// How large it is.
    pub size: Vec2,
}

/// Inside the edge of a chip.
const MARGIN: Vec2 = vec2(6.0, 3.0);
/// Between badge and words.
const GAP: f32 = 4.0;

impl Chip {
    /// The chip of a seat in a shape: every word of it is seen.
    pub fn new(ctx: &Context, model: &Model, sum: &TurnSummary, (wide, most): ChipShape) -> Chip {
        let font = TextStyle::Small.resolve(&ctx.global_style());
        let em = TextStyle::Body.resolve(&ctx.global_style()).size;
        let said = (model.log_mark, model.read_log().len(), model.since);
        let tight = theme::tight(ctx.content_rect().height(), em);
        let mark = memo::mark_of((said, tight, model.texts.localizer.language()));
        let most = if tight { 1 } else { most };
        let said = memo::memo_of(ctx, ("words of a chip", sum.seat.0, most), mark, || {
            DeedsSaid::of(model, &sum.deeds, most)
        });
        let (words, folds) = (said.words.clone(), said.left > 0);
        let ink = ctx.global_style().visuals.strong_text_color();
        let (wide, share) = if tight { LOW_CHIP } else { (wide, 1.0) };
        let font = FontId { size: font.size * share, ..font };
        let words = ctx.fonts_mut(|f| f.layout(words, font, ink, em * wide));
        let badge = em * 1.2;
        let inner = vec2(badge + GAP + words.size().x, words.size().y.max(badge));
        Chip { words, badge, folds, size: inner + MARGIN * 2.0 }
    }

    /// Draws it at a place; a press on one that leaves something out shows all of it.
    pub fn ui(self, ui: &mut Ui, model: &Model, sum: &TurnSummary, commands: &mut Vec<Command>) {
        let edge = Stroke::new(1.5, gallery::colour(model.livery(sum.seat).colour()));
        // The keyboard has a key and a sign for the same: its ring goes past.
        let sense = if self.folds { Sense::CLICK } else { Sense::hover() };
        let (place, mut response) = ui.allocate_exact_size(self.size, sense);
        ui.painter().rect(place, theme::RADIUS, theme::well(), edge, StrokeKind::Inside);
        let inner = place.shrink2(MARGIN);
        let badge = Rect::from_min_size(inner.min, Vec2::splat(self.badge));
        let mut beside = ui.new_child(UiBuilder::new().max_rect(badge));
        widgets::badge(&mut beside, model.livery(sum.seat), self.badge, "");
        let said = format!("{}: {}", model.texts.seat(sum.seat), self.words.text());
        let is = if self.folds { WidgetType::Button } else { WidgetType::Label };
        response.widget_info(|| WidgetInfo::labeled(is, true, &said));
        if self.folds {
            response = response.on_hover_cursor(CursorIcon::PointingHand);
            let whole = model.texts.text(model.since_key());
            if response.on_hover_text(whole).clicked() {
                commands.push(Command::Open(Dialog::Since));
            }
        }
        let at = inner.min + vec2(self.badge + GAP, 0.0);
        ui.painter().galley(at, self.words, theme::soft());
    }
}

/// What a chip should not cover.
#[derive(Clone, Copy, Debug)]
pub struct Covered {
    /// Where it lies on the screen.
    pub lies: Rect,
    /// How much worse than a plain picture, which has 1, it is to cover it.
    pub weight: f32,
}

/// Where something of this size may lie within a room as near to a point as can be without lying
/// over anything that is taken; where there is no such place, where it covers least.
pub fn free_place(size: Vec2, near: Pos2, room: Rect, taken: &[Covered]) -> Rect {
    const STEPS: usize = 20;
    let span = (room.size() - size).max(Vec2::ZERO);
    let along = |n: usize| n as f32 / STEPS as f32;
    let grid = (0..=STEPS).flat_map(|x| (0..=STEPS).map(move |y| vec2(along(x), along(y))));
    let above = (near - vec2(size.x / 2.0, size.y + 24.0) - room.min).max(Vec2::ZERO).min(span);
    let places = [room.min + above].into_iter().chain(grid.map(|part| room.min + part * span));
    let cost = |place: Rect| hidden(place, taken) * 100.0 + place.distance_to_pos(near);
    let places = places.map(|min| Rect::from_min_size(min, size));
    let costs = places.map(|place| (place, cost(place)));
    costs.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(room, |(place, _)| place)
}

/// How much of what is taken is hidden by something that lies there, by its weight.
pub fn hidden(place: Rect, taken: &[Covered]) -> f32 {
    let covered = |other: &Covered| {
        let both = place.expand(2.0).intersect(other.lies);
        if both.is_positive() { (both.area() + 40.0) * other.weight } else { 0.0 }
    };
    taken.iter().map(covered).sum()
}
