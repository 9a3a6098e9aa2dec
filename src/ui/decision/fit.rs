//! Which choices stand as buttons of their own and which behind one, so that the bar shows all of
//! them without scrolling: it has one height, and the board above it stands still. It measures, and
//! leaves no choice out.

use super::{Arranged, FEW, places, rare_words, reasons};
use crate::{
    table::action::Offer,
    ui::{flow_bar, game_ui, model::Model, theme, widgets::strong},
};
use bevy_egui::egui::{Context, Id, RichText, TextStyle, TextWrapMode, Ui, WidgetText};

/// What stands behind fewer buttons for want of room.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Packed {
    /// What cannot be done stands in the list of reasons alone.
    pub refusals: bool,
    /// Choices of which there are few are cut short, so that so many of them share a row; none is
    /// cut at 0. What ends in dots is said in full to whoever rests on it.
    pub cut: usize,
    /// These groups stand behind one button each.
    pub groups: Vec<&'static str>,
    /// Places on the board stand in their list, however few they are.
    pub places: bool,
    /// Places, what is thrown away, reasons and counsel stand behind one button.
    pub more: bool,
    /// These groups stand behind that button as well.
    pub rest: Vec<&'static str>,
    /// Everything but the main choice stands behind it.
    pub all: bool,
}

impl Packed {
    /// Whether the offers of a group have no buttons of their own.
    pub fn hides(&self, group: &str) -> bool {
        self.leaves(group) || self.groups.contains(&group)
    }
    /// Whether a group stands behind the button of everything that found no room.
    pub fn leaves(&self, group: &str) -> bool {
        self.all || self.rest.contains(&group)
    }
    /// Moves one thing more behind that button: the reasons and places first, then the last group
    /// that still stands in the bar.
    fn leave_more(&mut self, arranged: &Arranged) {
        if !self.more {
            self.more = true;
            return;
        }
        let last = arranged.groups.iter().rev().map(|(key, _)| *key);
        match { last }.find(|key| !self.rest.contains(key)) {
            Some(key) if self.rest.len() + 1 < arranged.groups.len() => self.rest.push(key),
            _ => self.all = true,
        }
    }
}

/// What the bar of this picture of the table was packed into last, for the keyboard.
pub(super) fn packed(ctx: &Context, model: &Model) -> Packed {
    let kept: Option<(usize, Packed)> = ctx.data(|d| d.get_temp(id()));
    kept.filter(|(of, _)| *of == model.sight.state_no).map(|(_, p)| p).unwrap_or_default()
}

fn id() -> Id {
    Id::new("packed bar")
}

/// Packs until everything fits into what is left of the bar: first what is not possible, then the
/// places, then the largest groups, then few choices of many words are cut short, then one thing
/// after the other goes from the end of the bar; groups that stay open as long as there is room
/// beside the button of everything else do. `sums` says that the sums have a place beside the
/// sentence.
pub(super) fn pack(ui: &Ui, model: &Model, arranged: &Arranged, sums: bool) -> Packed {
    let mut packed = Packed::default();
    let mut groups: Vec<_> = arranged
        .groups
        .iter()
        .filter(|(_, offers)| offers.len() > 1 && !arranged.folds(model, offers))
        .collect();
    groups.sort_by_key(|(_, offers)| std::cmp::Reverse(offers.len()));
    let sheet = game_ui::of(model.sight.game);
    let (mut open, groups): (Vec<_>, Vec<_>) =
        groups.into_iter().partition(|(key, _)| sheet.stays_open(key));
    let mut groups = groups.into_iter().peekable();
    for step in 0.. {
        if packed.all || fits(ui, model, arranged, (&packed, sums)) {
            break;
        }
        match step {
            0 => packed.refusals = true,
            1 => packed.places = true,
            _ => {
                let few = groups.peek().is_none_or(|(_, offers)| offers.len() <= FEW);
                if few && packed.cut < FEW {
                    packed.cut = (packed.cut + 1).max(2);
                    continue;
                }
                match groups.next() {
                    Some((group, _)) => packed.groups.push(group),
                    None if packed.more && !open.is_empty() => {
                        packed.more = false;
                        packed.groups.extend(open.drain(..).map(|(group, _)| group));
                    }
                    None => packed.leave_more(arranged),
                }
            }
        }
    }
    // Once whole groups stand behind buttons, the words may have room again.
    let longer = [0, 2].into_iter().filter(|cut| *cut < packed.cut);
    let mut longer = longer.map(|cut| Packed { cut, ..packed.clone() });
    if let Some(longer) = longer.find(|longer| fits(ui, model, arranged, (longer, sums))) {
        packed = longer;
    }
    ui.data_mut(|d| d.insert_temp(id(), (model.sight.state_no, packed.clone())));
    packed
}

/// Whether the rows of buttons find room.
fn fits(ui: &Ui, model: &Model, arranged: &Arranged, (packed, sums): (&Packed, bool)) -> bool {
    let gap = ui.spacing().item_spacing;
    // The scroll bar stands beside the rows.
    let wide = ui.available_width() - 12.0;
    let tight = theme::tight(ui.ctx().content_rect().height(), theme::em(ui));
    let row = ui.spacing().interact_size.y;
    let main = if tight { row } else { theme::em(ui) * 2.4 };
    let (mut x, mut tall, mut high) = (0.0, 0.0, 0.0f32);
    let mut place = |width: f32, height: f32| {
        if x > 0.0 && x + width > wide {
            tall += high + gap.y;
            (x, high) = (0.0, 0.0);
        }
        // A choice of very many words flows over lines.
        let lines = (width / wide).ceil().max(1.0);
        high = high.max(height * lines);
        x += width + gap.x;
    };
    let led = flow_bar::next(model).is_some();
    if !sums && !tight {
        place(wide, row);
    }
    if led {
        place(theme::em(ui) * 9.0, main);
    }
    if let Some(index) = arranged.main {
        let width = offer_width(ui, model, &model.sight.offers[index], 0);
        let width = main_room(ui, model, packed).map_or(width, |room| width.min(room));
        place(width, if led { row } else { main });
    }
    for width in widths(ui, model, arranged, packed) {
        place(width, row);
    }
    tall + high <= ui.available_height() + 1.0
}

/// The widths of everything beside the main choice, in order.
fn widths(ui: &Ui, model: &Model, arranged: &Arranged, packed: &Packed) -> Vec<f32> {
    let v = model.texts;
    let mut all = Vec::new();
    let board = places(model, arranged);
    let any = !arranged.groups.is_empty() || !board.is_empty() || !arranged.thrown.is_empty();
    if any && !packed.all {
        for (key, offers) in arranged.groups.iter().filter(|(key, _)| !packed.leaves(key)) {
            if packed.hides(key) || arranged.folds(model, offers) {
                all.push(button(ui, &format!("{} ({})", v.text(key), offers.len())));
            } else {
                let widest = few_room(ui, packed, offers).unwrap_or(f32::INFINITY);
                let offers = offers.iter().map(|&i| &model.sight.offers[i]);
                all.extend(offers.map(|o| offer_width(ui, model, o, 1).min(widest)));
            }
        }
    }
    if packed.more {
        all.push(rest_width(ui, model));
        return all;
    }
    if any {
        for (key, board) in board {
            if board.len() <= FEW && !packed.places {
                let offers = board.iter().map(|&i| &model.sight.offers[i]);
                all.extend(offers.map(|o| offer_width(ui, model, o, 0)));
            } else {
                all.push(button(ui, &v.count(key, "count", board.len() as i64)));
            }
        }
        if !arranged.thrown.is_empty() {
            all.push(button(ui, &v.text("ui-throw-away")));
        }
    }
    let ranked = reasons::Ranked::of(model, packed.refusals);
    all.extend(ranked.alone.iter().map(|no| button(ui, &model.verb_name(no.action))));
    all.extend(ranked.title(model).map(|title| button(ui, &title)));
    all.extend(rare_words(model, &arranged.rare).map(|words| button(ui, &words)));
    if flow_bar::counsel_command(model).is_some() {
        // Open or not, it takes the same room.
        let of = |key| button(ui, &v.text(key));
        all.push(of("ui-counsel").max(of("ui-counsel-close")));
    }
    all
}

/// The most width of each of few choices where they are cut short.
pub(super) fn few_room(ui: &Ui, packed: &Packed, offers: &[usize]) -> Option<f32> {
    let wide = (ui.available_rect_before_wrap().right() - ui.min_rect().left()).max(1.0) - 14.0;
    let share = wide / packed.cut.max(1) as f32 - ui.spacing().item_spacing.x;
    (packed.cut > 0 && offers.len() <= FEW).then_some(share)
}

/// How wide the button of an offer is, with its picture, so many digits and the field of an open
/// amount.
pub(super) fn offer_width(ui: &Ui, model: &Model, offer: &Offer, digits: usize) -> f32 {
    let (em, icon) = (theme::em(ui), ui.spacing().icon_spacing);
    let picture = game_ui::of(model.sight.game).offer_picture(model.sight, offer).is_some();
    let mut width = button(ui, &model.worded(offer)) + (em * 0.6 + icon) * digits as f32;
    if picture {
        width += em * 1.3 + icon;
    }
    if offer.range.is_some() {
        width += em * 5.0;
    }
    width
}

/// The width that the main choice may take where it must not flow over lines: with very large text,
/// and beside the one button behind which everything else stands.
pub(super) fn main_room(ui: &Ui, model: &Model, packed: &Packed) -> Option<f32> {
    let tight = theme::tight(ui.ctx().content_rect().height(), theme::em(ui));
    if packed.all {
        let room = ui.available_width() - rest_width(ui, model);
        return Some(room - ui.spacing().item_spacing.x * 2.0);
    }
    tight.then(|| ui.available_width())
}

/// The width of the button behind which the rest stands. Where nothing is left for it, counsel
/// stands in its place.
fn rest_width(ui: &Ui, model: &Model) -> f32 {
    let most = model.sight.offers.len() as i64;
    let more = button(ui, &model.texts.count("ui-more-choices", "count", most));
    more.max(button(ui, &model.texts.text("ui-counsel")))
}

/// How wide a button with these words is; the main one is bold.
fn button(ui: &Ui, words: &str) -> f32 {
    let galley = |text: RichText| {
        let style = TextStyle::Button;
        WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, style)
    };
    // With high contrast every button has an edge.
    let edge = ui.visuals().widgets.inactive.bg_stroke.width * 2.0;
    galley(strong(words)).size().x + ui.spacing().button_padding.x * 2.0 + edge + 2.0
}
