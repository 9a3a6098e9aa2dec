//! What the board is told: what it shall show, and what the overlay asks of it. It is plain data
//! and knows no sprite.

use crate::{
    table::action::Thing,
    view::{
        art::palette::{Rgba, SeatSet},
        figures::{Figure, Scene},
    },
};
use bevy::prelude::*;
use std::sync::Arc;

/// What the board shall show. The window's state writes it; a change of [`BoardInput::version`]
/// makes the board look again.
#[derive(Resource, Clone, Debug, Default)]
pub struct BoardInput {
    /// What is to be seen. Empty: only the sky is shown.
    pub scene: Arc<Scene>,
    /// Raised with every change of the scene, offers, highlights, traces or paths.
    pub version: u64,
    /// What may be chosen, each in the colour of the seat that chooses.
    pub offered: Vec<(Thing, Rgba)>,
    /// A lesson wants one of them: nothing else shines, whatever the pointer rests on.
    pub led: bool,
    /// How much of the light on that is taken off, 0 to 1: it takes no press yet, and fades in.
    pub veiled: f32,
    /// What would come to lie on the board if what is pointed at were done: seen, and no more.
    pub ghosts: Vec<Figure>,
    /// What somebody points at: a sentence, a log line, a hint.
    pub highlighted: Vec<Thing>,
    /// What a choice under the pointer is about, where something else is to be seen first.
    pub touched: Vec<Thing>,
    /// What is selected.
    pub selected: Vec<Thing>,
    /// Ways that were flown, in the colour of the seat.
    pub traces: Vec<Trace>,
    /// The way along which the figure with this key moves to its new place, in board units from
    /// the old place to the new one. A figure without a way glides straight.
    pub paths: Vec<(String, Vec<(f32, f32)>)>,
    /// The way that a click would fly, in the colour of the seat.
    pub planned: Option<Trace>,
    /// What one click can come to although no single choice leads there, in the colour of the
    /// seat.
    pub within_reach: Vec<(Thing, Rgba)>,
    /// Somebody else looks now, or at something else: figures stand at once where they belong.
    pub still: bool,
    /// What can be picked up and dropped somewhere.
    pub handy: Vec<Thing>,
    /// The dice rolled last; `None` hides them.
    pub dice: Option<DiceRoll>,
    /// The part of the window that panels leave free, in logical pixels. Empty: the whole window.
    pub free: Rect,
    /// The board is the small thing beside what one acts on: all of it is seen, wherever somebody
    /// has moved the camera, and afterwards that again.
    pub small: bool,
    /// Something hides all of the board: then nothing of it is drawn.
    pub covered: bool,
    /// A dialog lies over the board and has the keys: they do not move it.
    pub keys_taken: bool,
    /// Show every change at once.
    pub reduced_motion: bool,
    /// Rings are of two tones, one of which is seen on any ground.
    pub high_contrast: bool,
    /// The set of seat colours.
    pub palette: SeatSet,
    /// How large words are beside the usual size, 0.5 to 3, where they can give way; 0 counts as 1.
    pub text_scale: f32,
    /// The same for words that are always written.
    pub firm_scale: f32,
}

/// A way that was flown.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// The seat's colour.
    pub colour: Rgba,
    /// The places in order, in board units.
    pub points: Vec<(f32, f32)>,
}

/// A roll of dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceRoll {
    /// What they show, 0 to 6.
    pub faces: Vec<u8>,
    /// What such a die can show: one that tumbles shows each of them.
    pub sides: Vec<u8>,
    /// The pilot number: the first die that shows it is marked.
    pub pilot: Option<u8>,
    /// The seat's colour.
    pub colour: Rgba,
    /// Another number is another roll and tumbles; the same number only shows.
    pub roll: u64,
}

/// What the overlay may ask of the board.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum BoardCommand {
    /// Show the whole board.
    Fit,
    /// Zoom in by a step.
    Nearer,
    /// Zoom out by a step.
    Farther,
    /// Bring these things into view, if they are not.
    Show(Vec<Thing>),
    /// End every motion at once.
    Skip,
}

impl BoardInput {
    /// What may be chosen on the board, or come to with one click.
    pub fn all_offered(&self) -> Vec<Thing> {
        self.offered.iter().chain(&self.within_reach).map(|(thing, _)| *thing).collect()
    }
}
