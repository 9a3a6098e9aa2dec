//! What counts as a press. One that is held still is a click, however long; what has come to lie
//! under the pointer since a choice takes none for a moment, be it the second half of a double
//! click or a press for what was done by itself just then. It knows neither buttons nor the board,
//! and changes no game.

use bevy_egui::egui;

/// How long after a choice what has come to lie under the pointer takes no press, in seconds: the
/// second half of a double click would choose again.
const RESTING: f64 = 0.4;
/// How far the pointer may move between the two halves of a double click, in points.
const RESTED: f32 = 8.0;

/// How long a finger rests on a screen until that is a right click, in seconds.
const LONG_TOUCH: f64 = 0.8;

/// A press that is not moved is a click when it ends, however long that takes: egui forgets it
/// after a moment, and a frame in which pictures are painted can take as long. A finger that rests
/// is a right click, as everywhere.
pub fn held_is_a_click(ctx: &egui::Context) {
    let touched = ctx.input(|i| i.any_touches());
    let most = if touched { LONG_TOUCH } else { f64::INFINITY };
    ctx.options_mut(|o| o.input_options.max_click_duration = most);
}

fn id() -> egui::Id {
    egui::Id::new("last choice by pointer")
}

/// A choice has just been made where the pointer is.
pub fn note(ctx: &egui::Context) {
    let choice = ctx.input(|i| (i.time, i.pointer.latest_pos().unwrap_or_default()));
    ctx.data_mut(|d| d.insert_temp(id(), choice));
}

fn by_itself_id() -> egui::Id {
    egui::Id::new("last choice by itself")
}

/// The only thing that could be done is being done by itself: whoever is about to press its button
/// must not press what comes to lie there, wherever that is.
pub fn note_by_itself(ctx: &egui::Context) {
    let now = ctx.input(|i| i.time);
    ctx.data_mut(|d| d.insert_temp(by_itself_id(), now));
}

/// Whether a press of the pointer at this time and place is the second half of a double click that
/// has chosen already, or was meant for what has just been done by itself.
pub fn rests(ctx: &egui::Context, now: f64, at: egui::Pos2) -> bool {
    let last: Option<(f64, egui::Pos2)> = ctx.data(|d| d.get_temp(id()));
    let by_itself: Option<f64> = ctx.data(|d| d.get_temp(by_itself_id()));
    let soon = |then: f64| now > then && now - then < RESTING;
    by_itself.is_some_and(soon)
        || last.is_some_and(|(then, there)| soon(then) && there.distance(at) < RESTED)
}

/// As [`rests`], now and where the pointer is. If it is not, it counts as a choice itself.
pub fn acts_twice(ctx: &egui::Context) -> bool {
    let (now, at) = ctx.input(|i| (i.time, i.pointer.latest_pos().unwrap_or_default()));
    let twice = rests(ctx, now, at);
    if !twice {
        note(ctx);
    }
    twice
}

/// Takes presses out of what comes in that are the second half of a double click: whatever lies
/// there now, button, list or field, does not hear of them.
pub fn swallow(ctx: &egui::Context, now: f64, events: &mut Vec<egui::Event>) {
    events.retain(|event| match event {
        egui::Event::PointerButton { pos, pressed: true, .. } => !rests(ctx, now, *pos),
        _ => true,
    });
}
