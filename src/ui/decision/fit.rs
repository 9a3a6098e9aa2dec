//! Where everything of the bar stands: what it shows is measured once, laid out once (`places`),
//! and drawn where that says. The bar has one height, and the place of what ends something is the
//! same whatever else there is. What had a place before keeps it. It draws nothing and leaves no
//! choice out.

use super::{
    choices::button_width,
    contents::{BarItem, Contents, THROW},
    packed::Packed,
    places::{self, BarPlace, BarPlaces, BarRows, BarSlot, BarStand},
};
use crate::ui::{learn, model::Model, theme};
use bevy_egui::egui::{Context, Id, Rect, TextStyle, Ui, pos2, vec2};
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

/// How the room of the bar is divided.
#[derive(Clone, Copy)]
pub(super) struct BarRoom {
    /// Taking back, the question, the sums.
    pub(super) question: Rect,
    /// The rows of choices.
    pub(super) rows: Rect,
    /// What ends, passes, stops or gives up.
    pub(super) end: Rect,
    /// How many rows of choices there are.
    count: usize,
    /// How high each of them is.
    row: f32,
}

impl BarRoom {
    /// Divides what is left of a bar, whatever is in it.
    pub(super) fn of(ui: &Ui, model: &Model) -> BarRoom {
        let (all, em) = (ui.available_rect_before_wrap(), theme::em(ui));
        let tight = learn::tight(ui, model);
        let gap = ui.spacing().item_spacing;
        // As high as a button with its words or its picture.
        let inner = ui.text_style_height(&TextStyle::Button).max(em * 1.3);
        let row = (inner + ui.spacing().button_padding.y * 2.0).max(ui.spacing().interact_size.y);
        let row = row.ceil();
        // The question takes what the rows leave: two lines of words, and somewhat more.
        let least = em * 2.25 + gap.y;
        let count = ((all.height() - least + gap.y) / (row + gap.y)).floor().clamp(1.0, 4.0);
        let high = count * (row + gap.y) - gap.y;
        let top = (all.bottom() - high).max(all.top() + least).floor();
        let right = (all.right() - 2.0).floor();
        let end = right - (em * 10.0).min(all.width() * 0.27).floor();
        // One row is too low for words over several lines: there the end has the whole height.
        let head = if tight { all.top().ceil() } else { top };
        let left = end - gap.x * 2.0;
        let question = if tight { left } else { right };
        BarRoom {
            question: Rect::from_min_max(all.min, pos2(question, top - gap.y)),
            rows: Rect::from_min_max(pos2(all.left(), top), pos2(left, top + high)),
            end: Rect::from_min_max(pos2(end, head), pos2(right, top + high)),
            count: count as usize,
            row,
        }
    }
}

/// Where everything stands, and how it is worded.
pub(super) struct BarLaid<'b> {
    /// Everything that has a place.
    pub(super) at: Vec<(BarItem<'b>, Rect)>,
    /// Whether words are short.
    pub(super) short: bool,
    /// What found no room.
    pub(super) left: Vec<BarItem<'b>>,
    /// Where the button of that stands.
    pub(super) more: Option<Rect>,
    /// Where the sums stand, if they have no room beside the question and some here.
    pub(super) sums: Option<Rect>,
}

/// What was laid out.
#[derive(Clone, Copy, PartialEq)]
struct BarPicture {
    /// What it holds for: the table, who is asked, and the room.
    scope: u64,
    /// The picture of the table.
    state_no: usize,
    /// The things.
    of: u64,
}

/// What is remembered of the last layout.
#[derive(Clone)]
struct BarMemory {
    picture: BarPicture,
    places: BarPlaces,
    kept: Vec<(u64, BarPlace)>,
    /// The last layouts: whoever takes something back finds everything where it was.
    seen: Arc<Vec<(BarPicture, BarPlaces)>>,
}

/// How many layouts are remembered.
const SEEN: usize = 64;

/// Lays out what a bar shows; the sums are so wide where they stand in the rows.
pub(super) fn lay<'b>(
    ui: &Ui,
    model: &Model,
    bar: &'b Contents,
    sums: Option<f32>,
    room: &BarRoom,
) -> BarLaid<'b> {
    let items = bar.in_order();
    let slots: Vec<BarSlot> = items.iter().map(|item| slot(ui, bar, *item)).collect();
    // Counsel stands in the place of More where nothing else is left.
    let names = bar.flow.counsel.as_ref().map(|counsel| counsel.names());
    let counsel = names.into_iter().flatten().map(|name| button_width(ui, name));
    let counsel = counsel.fold(0.0, f32::max);
    let rows = BarRows {
        wide: room.rows.width(),
        count: room.count,
        gap: ui.spacing().item_spacing.x,
        more: button_width(ui, &bar.rest_most()).max(counsel),
    };
    let places = remembered(ui, model, &slots, rows);
    let (row, gap) = (room.row, ui.spacing().item_spacing.y);
    let rect = |place: &BarPlace| {
        let top = room.rows.top() + place.row as f32 * (row + gap);
        Rect::from_min_size(pos2(room.rows.left() + place.x, top), vec2(place.wide, row))
    };
    let mut laid = BarLaid {
        at: places.at.iter().map(|(n, place)| (items[*n], rect(place))).collect(),
        short: places.short,
        left: places.left.iter().map(|n| items[*n]).collect(),
        more: places.more.as_ref().map(rect),
        sums: None,
    };
    golden_in_sight(&mut laid, bar, (room, rows.gap));
    laid.sums = sums.and_then(|wide| free(&laid, room, (wide, rows.gap)));
    laid
}

/// Where so much finds room at the end of a row behind everything else; it moves nothing.
fn free(laid: &BarLaid, room: &BarRoom, (wide, gap): (f32, f32)) -> Option<Rect> {
    let asks = |asks: bool| laid.at.iter().filter(move |(item, _)| item.asks() == asks);
    let last = room.rows.bottom() - room.row;
    // The last row first: there nobody takes them for an answer to the question.
    [last, room.rows.top()].into_iter().find_map(|top| {
        let row = Rect::from_x_y_ranges(room.rows.x_range(), top..=top + room.row);
        let inside = row.shrink(1.0);
        let behind = asks(true).map(|(_, place)| *place).chain(laid.more);
        let behind = behind.filter(|place| inside.intersects(*place)).map(|place| place.left());
        let end = behind.fold(row.right() + gap, f32::min) - gap;
        let before = asks(false).map(|(_, place)| place);
        let used = before.filter(|place| inside.intersects(**place)).map(|place| place.right());
        let from = used.fold(row.left(), f32::max) + gap;
        let there = Rect::from_x_y_ranges(end - wide..=end, row.y_range());
        (there.left() >= from).then_some(there)
    })
}

/// What is golden is seen, however many words it has: where no row is wide enough for them, it has
/// all rows beside the button of everything else.
fn golden_in_sight(laid: &mut BarLaid, bar: &Contents, (room, gap): (&BarRoom, f32)) {
    let is_golden = |item: &BarItem| match item {
        BarItem::Choice(choice, _) | BarItem::Place(choice) => bar.golden == Some(choice.at),
        BarItem::Onward(_) => true,
        _ => false,
    };
    let Some(at) = laid.left.iter().position(is_golden) else { return };
    let golden = laid.left.remove(at);
    let shown = laid.at.drain(..).map(|(item, _)| item);
    laid.left.splice(0..0, shown);
    let mut rect = room.rows;
    if let Some(more) = &mut laid.more {
        // What else was there is behind that button now, which stands at the end.
        *more = more.translate(vec2(room.rows.right() - more.right(), 0.0));
        rect.max.x = more.left() - gap;
    }
    laid.at = vec![(golden, rect)];
}

/// The places of these things: those of the last frame where nothing has changed, else new ones in
/// which everything stays where it was, if that can be.
fn remembered(ui: &Ui, model: &Model, slots: &[BarSlot], rows: BarRows) -> BarPlaces {
    let scope = hash(|h| {
        Arc::as_ptr(&model.sight.catalogue.0).hash(h);
        (model.chooser().map(|seat| seat.0), model.texts.localizer.language()).hash(h);
        (rows.wide.to_bits(), rows.count, rows.more.to_bits()).hash(h);
    });
    let of = hash(|h| {
        for slot in slots {
            (slot.id, slot.rank, slot.wide.map(f32::to_bits)).hash(h);
        }
    });
    let picture = BarPicture { scope, state_no: model.sight.state_no, of };
    let last: Option<BarMemory> = ui.ctx().data(|d| d.get_temp(id()));
    if let Some(last) = last.as_ref().filter(|last| last.picture == picture) {
        return last.places.clone();
    }
    let mut seen = last.as_ref().map(|last| last.seen.clone()).unwrap_or_default();
    let last = last.filter(|last| last.picture.scope == scope);
    let again = seen.iter().find(|(was, _)| *was == picture).map(|(_, places)| places.clone());
    let places = again.unwrap_or_else(|| match last {
        Some(last) if last.picture.of == of => last.places,
        Some(last) => places::lay(slots, rows, (&last.kept, last.places.short)),
        None => places::lay(slots, rows, (&[], false)),
    });
    let kept = places.at.iter().map(|(n, place)| (slots[*n].id, *place)).collect();
    let all = Arc::make_mut(&mut seen);
    all.retain(|(was, _)| *was != picture);
    all.push((picture, places.clone()));
    all.drain(..all.len().saturating_sub(SEEN));
    let memory = BarMemory { picture, places: places.clone(), kept, seen };
    ui.ctx().data_mut(|d| d.insert_temp(id(), memory));
    places
}

fn id() -> Id {
    Id::new("places of the bar")
}

fn hash(write: impl FnOnce(&mut DefaultHasher)) -> u64 {
    let mut hasher = DefaultHasher::new();
    write(&mut hasher);
    hasher.finish()
}

/// What the layout must know of a thing.
fn slot(ui: &Ui, bar: &Contents, item: BarItem) -> BarSlot {
    let both = |names: [&str; 2]| names.map(|name| button_width(ui, name));
    let same = |wide: f32| [wide, wide];
    let titled = |list: &super::list::List| both([&list.titles[0], &list.titles[1]]);
    let named = |key: &str| Id::new(key);
    let (id, wide, rank) = match item {
        BarItem::Result(words) => (named("result"), same(button_width(ui, words)), 0),
        BarItem::Onward(next) => (named("onward"), both(next.words()), 0),
        BarItem::Choice(choice, stays) => {
            let wide = [false, true].map(|short| choice.width(ui, short, 1));
            let golden = bar.golden == Some(choice.at);
            let rank = if golden {
                0
            } else if stays || choice.is_pointed_out() {
                1
            } else {
                2
            };
            (choice.id(), wide, rank)
        }
        BarItem::Place(choice) => {
            let wide = [false, true].map(|short| choice.width(ui, short, 0));
            let rank = if bar.golden == Some(choice.at) { 0 } else { 4 };
            (choice.id(), wide, rank)
        }
        BarItem::List(list) => (Id::new(("list", list.kind)), titled(list), 3),
        BarItem::Places(list) => (Id::new(("list", list.kind)), titled(list), 4),
        BarItem::Far(far) => (named("far"), both(far.words()), 3),
        BarItem::Greyed(no) => {
            (Id::new(("greyed", no.id())), both([&no.names[0], &no.names[1]]), 9)
        }
        BarItem::Reasons => {
            let [long, short] = &bar.refused.titles;
            (named("reasons"), both([long, short]), 7)
        }
        BarItem::Rare(list) => (Id::new(("list", list.kind)), titled(list), 8),
        BarItem::Counsel => {
            let names = bar.flow.counsel.as_ref().map_or(["", ""], |counsel| counsel.names());
            let [a, b] = both(names);
            (named("counsel"), same(a.max(b)), 6)
        }
    };
    let kind = match item {
        BarItem::Choice(choice, _) => u64::from(choice.verb().0),
        _ => id.value(),
    };
    let ample = matches!(item, BarItem::Greyed(_));
    let stands = match item {
        BarItem::List(list) if list.kind == THROW => BarStand::Apart,
        item if item.asks() || ample => BarStand::Last,
        _ => BarStand::InOrder,
    };
    BarSlot { id: id.value(), kind, wide, rank, ample, stands }
}

/// What of the bar of this picture of the table found no room, for the keyboard.
pub(super) fn packed(ctx: &Context, state_no: usize) -> Packed {
    let kept: Option<(usize, Packed)> = ctx.data(|d| d.get_temp(packed_id()));
    kept.filter(|(of, _)| *of == state_no).map(|(_, p)| p).unwrap_or_default()
}

/// Keeps for the keyboard what of the bar of this picture of the table found no room.
pub(super) fn keep(ctx: &Context, state_no: usize, packed: &Packed) {
    ctx.data_mut(|d| d.insert_temp(packed_id(), (state_no, packed.clone())));
}

fn packed_id() -> Id {
    Id::new("packed bar")
}
