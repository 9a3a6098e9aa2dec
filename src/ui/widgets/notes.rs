//! What widgets note for others: what is pointed at on the board, that digits are typed, that the
//! last choice was made with the keyboard. The window and the bar read it; it changes no game.

use crate::table::action::Thing;
use bevy_egui::egui::{self, Ui};

/// Notes that the things should be pointed at on the board while the pointer rests on a widget. The
/// window reads it.
pub fn hover_things(ui: &Ui, things: Vec<Thing>) {
    point_at(ui.ctx(), things);
}

/// As [`hover_things`], for a widget of which only the response is at hand.
pub fn point_at(ctx: &egui::Context, things: Vec<Thing>) {
    // Asked before the store is locked: a question to the context from inside would wait for
    // itself.
    let frame = ctx.cumulative_frame_nr();
    // What lies on what is pointed at, such as its tooltip, points at more.
    let mut all = hovered_things(ctx);
    all.extend(things);
    all.sort_unstable();
    all.dedup();
    ctx.data_mut(|d| d.insert_temp(egui::Id::new("hovered-things"), (frame, all)));
}

/// The things that a widget has pointed at in this frame.
pub fn hovered_things(ctx: &egui::Context) -> Vec<Thing> {
    let noted: Option<(u64, Vec<Thing>)> =
        ctx.data(|d| d.get_temp(egui::Id::new("hovered-things")));
    let now = ctx.cumulative_frame_nr();
    noted.filter(|(frame, _)| *frame == now).map(|(_, things)| things).unwrap_or_default()
}

/// Notes that a panel is open into which numbers are typed. A click that misses a field would else
/// choose something.
pub fn take_digits(ctx: &egui::Context) {
    let frame = ctx.cumulative_frame_nr();
    ctx.data_mut(|d| d.insert_temp(egui::Id::new("digits are typed"), frame));
}

/// Whether such a panel is open: then number keys choose nothing.
pub fn digits_taken(ctx: &egui::Context) -> bool {
    let now = ctx.cumulative_frame_nr();
    ctx.data(|d| d.get_temp::<u64>(egui::Id::new("digits are typed")))
        .is_some_and(|frame| frame + 1 >= now)
}

/// Where it is noted that the last choice was made with the focus.
pub fn chosen_id() -> egui::Id {
    egui::Id::new("chosen with the focus")
}
