//! What the key for *How could I …?* asks about: the thing, or the refused choice, that a widget
//! shows where pointer or ring is. It keeps that for a frame, and asks nothing itself.

use crate::table::action::{Action, Thing};
use bevy_egui::egui::{Context, Id, Response};

/// What a widget shows that may be asked about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Shown {
    /// A thing of the table.
    Thing(Thing),
    /// What cannot be done now.
    Refused(Action),
}

fn id() -> Id {
    Id::new("what may be asked about")
}

/// Notes what a widget shows: the key asks about it while pointer or ring is on the widget.
pub fn note(response: &Response, shown: Shown) {
    if response.hovered() || response.has_focus() {
        let frame = response.ctx.cumulative_frame_nr();
        response.ctx.data_mut(|d| d.insert_temp(id(), (frame, shown)));
    }
}

/// What the widget shows where pointer or ring is now.
pub fn now(ctx: &Context) -> Option<Shown> {
    let now = ctx.cumulative_frame_nr();
    let noted: Option<(u64, Shown)> = ctx.data(|d| d.get_temp(id()));
    noted.filter(|(frame, _)| frame + 1 >= now).map(|(_, shown)| shown)
}
