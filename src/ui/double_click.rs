//! The second half of a double click: what has come to lie under the pointer since the first one
//! must not be chosen by it. It knows neither buttons nor the board, and changes no game.

use bevy_egui::egui;

/// How long after a choice what has come to lie under the pointer takes no press, in seconds: the
/// second half of a double click would choose again.
const RESTING: f64 = 0.3;
/// How far the pointer may move between the two halves of a double click, in points.
const RESTED: f32 = 8.0;

/// Whether a press of the pointer at this moment is the second half of a double click that has
/// chosen already. If it is not, it counts as a choice itself.
pub fn acts_twice(ctx: &egui::Context) -> bool {
    let id = egui::Id::new("last choice by pointer");
    let (now, at) = ctx.input(|i| (i.time, i.pointer.latest_pos().unwrap_or_default()));
    let last: Option<(f64, egui::Pos2)> = ctx.data(|d| d.get_temp(id));
    let twice = last.is_some_and(|(then, there)| {
        now > then && now - then < RESTING && there.distance(at) < RESTED
    });
    if !twice {
        ctx.data_mut(|d| d.insert_temp(id, (now, at)));
    }
    twice
}
