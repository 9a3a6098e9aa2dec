//! Learning in the window: what panels know of a lesson or a puzzle on the table, the strip that
//! says what is to be done, the screen on which one chooses, and what somebody has learnt already.
//! It shows what it is told and gives commands back; nothing of it can change a game.

mod progress;
mod shelf;
mod strip;

pub use progress::Progress;
pub use shelf::shelf_ui;
pub use strip::{strip_height, strip_ui};

use super::{model::Model, theme};
use crate::table::action::Offer;
use bevy_egui::egui::{Response, Stroke, StrokeKind};

/// What lies on the table, where it is to be learnt from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Learning {
    /// A lesson.
    Lesson {
        /// The text key of its title.
        title: String,
        /// The text key of the sentence that stands now.
        says: String,
        /// The rules behind it.
        rules: Vec<String>,
        /// How many steps are done.
        at: usize,
        /// How many there are.
        of: usize,
        /// The numbers of the offers that are wanted now.
        wanted: Vec<usize>,
    },
    /// A puzzle.
    Puzzle {
        /// The text key of its title.
        title: String,
        /// The rules that it turns on.
        rules: Vec<String>,
        /// How many actions were done.
        done: usize,
        /// How many may be done.
        within: Option<usize>,
        /// How it stands.
        tried: Tried,
        /// The game and the puzzle that come next, if there is one.
        next: Option<(String, String)>,
    },
}

/// How a puzzle stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tried {
    /// Somebody looks for the solution.
    #[default]
    Open,
    /// The goal is reached.
    Solved,
    /// Nothing more may be done, and the goal is not reached.
    Missed,
}

/// Whether somebody looks for the solution of a puzzle: nobody tells it.
pub fn puzzles(model: &Model) -> bool {
    matches!(model.aside.learning, Some(Learning::Puzzle { tried: Tried::Open, .. }))
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
        Some(Learning::Puzzle { tried: Tried::Solved, .. }) => Some("ui-puzzle-solved"),
        Some(Learning::Puzzle { tried: Tried::Missed, .. }) => Some("ui-puzzle-missed"),
        _ => None,
    }
}

/// The offers that a lesson wants now, by their numbers in the sight.
pub(super) fn wanted<'a>(model: &'a Model) -> &'a [usize] {
    match &model.aside.learning {
        Some(Learning::Lesson { wanted, .. }) if model.asked => wanted,
        _ => &[],
    }
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
    let painter = response.ctx.layer_painter(response.layer_id);
    let line = Stroke::new(2.5, theme::accent());
    painter.rect_stroke(response.rect.expand(1.5), theme::RADIUS, line, StrokeKind::Outside);
}
