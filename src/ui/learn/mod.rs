//! Learning in the window: what panels know of a lesson or a puzzle on the table, the strip that
//! says what is to be done, the screen on which one chooses, and what somebody has learnt already.
//! It shows what it is told and gives commands back; nothing of it can change a game.

mod better;
mod progress;
mod said;
mod shelf;
mod strip;

pub use super::model::learning::{Learning, PuzzleModel, Tried};
pub use progress::Progress;
pub use said::puzzle_args;
pub use shelf::{keep_game, shelf_ui};
pub use strip::{StripPlace, strip_ui};

use super::{
    command::{Command, LearnCommand},
    model::{Model, better_move::Judged},
    theme,
};
use crate::table::action::Offer;
use bevy_egui::egui::{Response, Stroke, StrokeKind, Ui};

/// The puzzle on the table, if one lies there.
fn puzzle<'a>(model: &'a Model) -> Option<&'a PuzzleModel> {
    match &model.aside.learning {
        Some(Learning::Puzzle(puzzle)) => Some(puzzle),
        _ => None,
    }
}

/// Whether somebody looks for the solution of a puzzle: nobody tells it.
pub fn puzzles(model: &Model) -> bool {
    match &model.aside.learning {
        Some(Learning::Puzzle(puzzle)) => puzzle.tried == Tried::Open,
        Some(Learning::Better(asked)) => asked.judged == Judged::Open,
        _ => false,
    }
}

/// One more hint, where there is one.
pub(super) fn hint_command(model: &Model) -> Option<Command> {
    let hints = |puzzle: &&PuzzleModel| puzzle.tried == Tried::Open && puzzle.more_hints;
    puzzle(model).filter(hints).map(|_| Command::Learn(LearnCommand::Hint))
}

/// The next puzzle, where this one is solved; a new one, where it was made for once.
pub(super) fn next_command(model: &Model) -> Option<Command> {
    let solved = puzzle(model).filter(|puzzle| puzzle.tried == Tried::Solved)?;
    let made = solved.made.clone().map(LearnCommand::Make);
    let next = solved.next.clone();
    let next = next.map(|(game, puzzle)| LearnCommand::Puzzle { game, puzzle });
    made.or(next).map(Command::Learn)
}

/// Whether what stands around the board is content with little: text is very large for the window,
/// or a lesson gives the board the room.
pub fn tight(ui: &Ui, model: &Model) -> bool {
    theme::tight(ui.ctx().content_rect().height(), theme::em(ui)) || gives_room(model)
}

/// Whether a lesson gives the board the room: what it says stands in the side panel, and what is
/// around the board is low.
pub fn gives_room(model: &Model) -> bool {
    StripPlace::of(model) == Some(StripPlace::SidePanel)
}

/// Whether a lesson leads, step by step: what does several steps at once is not what it wants.
pub fn leads(model: &Model) -> bool {
    matches!(model.aside.learning, Some(Learning::Lesson { at, of, .. }) if at < of)
}

/// How the lesson or puzzle on the table came out, if one lies there and is over: a text key.
pub(super) fn over(model: &Model) -> Option<&'static str> {
    match model.aside.learning {
        Some(Learning::Lesson { at, of, .. }) if at >= of && !model.asked => {
            Some("ui-lesson-finished")
        }
        Some(Learning::Puzzle(ref puzzle)) => match puzzle.tried {
            Tried::Solved => Some("ui-puzzle-solved"),
            Tried::Missed => Some(missed(model)),
            Tried::Open => None,
        },
        _ => None,
    }
}

/// The sentence of a puzzle that failed: what can be done about it, as a text key.
pub(super) const fn missed(model: &Model) -> &'static str {
    if model.undo_barred.is_some() { "ui-puzzle-missed-stands" } else { "ui-puzzle-missed" }
}

/// The offers that a lesson wants now, or that the last hint of a puzzle names, by their numbers in
/// the sight.
pub(super) fn wanted<'a>(model: &'a Model) -> &'a [usize] {
    match &model.aside.learning {
        Some(Learning::Lesson { wanted, .. }) if model.asked => wanted,
        Some(Learning::Puzzle(puzzle)) if model.asked => &puzzle.wanted,
        _ => &[],
    }
}

/// Whether a lesson leads that wants something of what is offered.
pub fn leads_to_some(model: &Model) -> bool {
    matches!(model.aside.learning, Some(Learning::Lesson { .. })) && !wanted(model).is_empty()
}

/// Whether a lesson wants this offer now.
pub fn wants_offer(model: &Model, offer: &Offer) -> bool {
    let mut wanted = wanted(model).iter().filter_map(|&n| model.sight.offers.get(n));
    wanted.any(|wanted| wanted.action == offer.action)
}

/// Lets the button of an offer glow where a lesson wants it.
pub(super) fn glow(response: &Response, model: &Model, offer: &Offer) {
    glow_if(response, wants_offer(model, offer));
}

/// Lets a button glow.
pub(super) fn glow_if(response: &Response, glows: bool) {
    if !glows {
        return;
    }
    // What is scrolled out of sight does not glow over what lies there instead.
    if !response.rect.intersects(response.interact_rect) {
        return;
    }
    let painter = response.ctx.layer_painter(response.layer_id);
    let line = Stroke::new(2.5, theme::accent());
    painter.rect_stroke(response.rect.expand(1.5), theme::RADIUS, line, StrokeKind::Outside);
}
