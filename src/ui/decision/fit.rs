//! Which choices stand as buttons of their own and which behind one, so that the bar shows all of
//! them without scrolling: it has one height, and the board above it stands still. It measures, and
//! leaves no choice out.

use super::{
    arrangement::{Arranged, FEW},
    choices::button_width,
    contents::{BarGroup, BarItem, BarRoom, Contents, Share},
    packed::Packed,
};
use crate::ui::theme;
use bevy_egui::egui::{Context, Id, Ui};

/// What the bar of this picture of the table was packed into last, for the keyboard.
pub(super) fn packed(ctx: &Context, state_no: usize) -> Packed {
    let kept: Option<(usize, Packed)> = ctx.data(|d| d.get_temp(id()));
    kept.filter(|(of, _)| *of == state_no).map(|(_, p)| p).unwrap_or_default()
}

/// Keeps for the keyboard what the bar of this picture of the table is packed into.
pub(super) fn keep(ctx: &Context, state_no: usize, packed: &Packed) {
    ctx.data_mut(|d| d.insert_temp(id(), (state_no, packed.clone())));
}

fn id() -> Id {
    Id::new("packed bar")
}

/// Packs until everything fits into what is left of the bar: first what is not possible, then the
/// places, then the largest groups, then few choices of many words are cut short, then one thing
/// after the other goes from the end of the bar; groups that stay open as long as there is room
/// beside the button of everything else do.
pub(super) fn pack(ui: &Ui, bar: &Contents, room: BarRoom) -> Packed {
    let mut packed = Packed::default();
    let foldable = |group: &&BarGroup| group.open.as_ref().is_some_and(|open| open.len() > 1);
    let mut groups: Vec<&BarGroup> = bar.groups.iter().filter(foldable).collect();
    groups.sort_by_key(|group| std::cmp::Reverse(group.list.offers.len()));
    let (mut open, groups): (Vec<_>, Vec<_>) =
        groups.into_iter().partition(|group| group.stays_open);
    let mut groups = groups.into_iter().peekable();
    for step in 0.. {
        if packed.all || fits(ui, bar, &packed, room) {
            break;
        }
        match step {
            0 => packed.refusals = true,
            1 => packed.places = true,
            _ => {
                let few = groups.peek().is_none_or(|group| group.list.offers.len() <= FEW);
                if few && packed.cut < FEW {
                    packed.cut = (packed.cut + 1).max(2);
                    continue;
                }
                match groups.next() {
                    Some(group) => packed.groups.push(group.key),
                    None if packed.more && !open.is_empty() => {
                        packed.more = false;
                        packed.groups.extend(open.drain(..).map(|group| group.key));
                    }
                    None => leave_more(&mut packed, &bar.arranged),
                }
            }
        }
    }
    // Once whole groups stand behind buttons, the words may have room again.
    let longer = [0, 2].into_iter().filter(|cut| *cut < packed.cut);
    let mut longer = longer.map(|cut| Packed { cut, ..packed.clone() });
    longer.find(|longer| fits(ui, bar, longer, room)).unwrap_or(packed)
}

/// Moves one thing more behind the button of what found no room: the reasons and places first, then
/// the last group that still stands in the bar.
fn leave_more(packed: &mut Packed, arranged: &Arranged) {
    if !packed.more {
        packed.more = true;
        return;
    }
    let last = arranged.groups.iter().rev().map(|(key, _)| *key);
    match { last }.find(|key| !packed.rest.contains(key)) {
        Some(key) if packed.rest.len() + 1 < arranged.groups.len() => packed.rest.push(key),
        _ => packed.all = true,
    }
}

/// Whether the rows of buttons find room.
fn fits(ui: &Ui, bar: &Contents, packed: &Packed, room: BarRoom) -> bool {
    let gap = ui.spacing().item_spacing;
    // The scroll bar stands beside the rows.
    let wide = ui.available_width() - 12.0;
    let row = ui.spacing().interact_size.y;
    let golden = if room.tight { row } else { theme::em(ui) * 2.4 };
    let (mut x, mut tall, mut high) = (0.0, 0.0, 0.0f32);
    for item in bar.in_order(packed, room) {
        let Some(width) = width(ui, bar, &item, packed, room) else { continue };
        let height = match item {
            BarItem::Onward(_) => golden,
            BarItem::Main(..) if bar.flow.next.is_none() => golden,
            _ => row,
        };
        if x > 0.0 && x + width > wide {
            tall += high + gap.y;
            (x, high) = (0.0, 0.0);
        }
        // A choice of very many words flows over lines.
        let lines = (width / wide).ceil().max(1.0);
        high = high.max(height * lines);
        x += width + gap.x;
    }
    tall + high <= ui.available_height() + 1.0
}

/// How much of a row a thing takes; `None` for what is not reckoned with.
fn width(ui: &Ui, bar: &Contents, item: &BarItem, packed: &Packed, room: BarRoom) -> Option<f32> {
    Some(match item {
        BarItem::Result(_) | BarItem::Far(_) | BarItem::SumsLast => return None,
        BarItem::Sums => ui.available_width() - 12.0,
        BarItem::Onward(_) => theme::em(ui) * 9.0,
        BarItem::Main(main, _) => {
            let width = main.width(ui, 0);
            main_room(ui, bar, packed, room).map_or(width, |room| width.min(room))
        }
        BarItem::Choice(choice, share) => {
            choice.width(ui, 1).min(share_room(ui, *share).unwrap_or(f32::INFINITY))
        }
        BarItem::Place(choice) => choice.width(ui, 0),
        BarItem::List(list) | BarItem::Rare(list) => button_width(ui, &list.title),
        BarItem::Rest => rest_width(ui, bar),
        BarItem::Greyed(greyed) => button_width(ui, &greyed.name),
        BarItem::Reasons => button_width(ui, &bar.refused.title),
        BarItem::Counsel => widest(ui, bar.flow.counsel.as_ref()?.names()),
    })
}

/// The most width of a choice that shares a row with others, where few are cut short.
pub(super) fn share_room(ui: &Ui, share: Share) -> Option<f32> {
    let wide = (ui.available_rect_before_wrap().right() - ui.min_rect().left()).max(1.0) - 14.0;
    share.map(|share| wide / share as f32 - ui.spacing().item_spacing.x)
}

/// The width that the main choice may take where it must not flow over lines: with very large text,
/// and beside the one button behind which everything else stands.
pub(super) fn main_room(ui: &Ui, bar: &Contents, packed: &Packed, room: BarRoom) -> Option<f32> {
    if packed.all {
        let left = ui.available_width() - rest_width(ui, bar);
        return Some(left - ui.spacing().item_spacing.x * 2.0);
    }
    room.tight.then(|| ui.available_width())
}

/// The width of the button behind which the rest stands. Where nothing is left for it, counsel
/// stands in its place.
fn rest_width(ui: &Ui, bar: &Contents) -> f32 {
    let [most, counsel] = &bar.rest_names;
    widest(ui, [most, counsel])
}

fn widest(ui: &Ui, names: [&str; 2]) -> f32 {
    let [a, b] = names.map(|name| button_width(ui, name));
    a.max(b)
}
