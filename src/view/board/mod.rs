//! The board in the window: draws a scene, moves the camera, finds out what the pointer is on and
//! says what was clicked.
//!
//! It reads [`BoardInput`] and writes [`BoardOutput`] and [`BoardClick`]; it knows no game and no
//! table, and asks the window for a redraw only while something moves.

pub mod camera;
mod control;
mod dice;
mod highlights;
pub mod hit;
mod lines;
pub mod motion;
mod pointer;
mod render_scale;
mod sky;
mod software;
mod sprites;
mod texture_cache;
mod trim;

pub use pointer::PointerPlace;
pub use software::SoftwareRenderingPlugin;
pub(crate) use software::draw_all_again;

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
    /// What would come to lie on the board if what is pointed at were done: seen, and no more.
    pub ghosts: Vec<Figure>,
    /// What somebody points at: a sentence, a log line, a hint.
    pub highlighted: Vec<Thing>,
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
    pub dice: Option<Dice>,
    /// The part of the window that panels leave free, in logical pixels. Empty: the whole window.
    pub free: Rect,
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
    /// How large words are beside the usual size, 0.5 to 3; 0 counts as 1.
    pub text_scale: f32,
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
pub struct Dice {
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

/// What the board has found out.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct BoardOutput {
    /// What the pointer is on, unless a panel is in the way.
    pub hovered: Option<Hovered>,
    /// Whether anything moves: figures on their way, dice, a gliding camera.
    pub moving: bool,
    /// The camera, to place things of the overlay beside figures: see [`BoardOutput::to_screen`].
    pub camera: camera::CameraPose,
    /// The free rectangle that the camera goes with, in logical pixels.
    pub free: Rect,
    /// The names on the board, in board units.
    pub names: Arc<Vec<hit::Name>>,
}

impl BoardOutput {
    /// Where a board point lies on the screen, in logical pixels.
    #[must_use]
    pub fn to_screen(&self, at: (f32, f32)) -> Vec2 {
        self.camera.to_screen(Vec2::new(at.0, at.1), self.free)
    }

    /// What a click with the left button at a place on the screen would hit, where no panel lies
    /// over it.
    #[must_use]
    pub fn hit(&self, input: &BoardInput, at: Vec2) -> Option<Thing> {
        let offered = control::offered(input);
        let (under, scale) = (self.camera.to_board(at, self.free), self.camera.scale);
        let slack = control::LEAST_TARGET / scale;
        let hit = hit::hit_test_offered(&input.scene, &offered, under, scale, slack)
            .or_else(|| hit::hit_name(&input.scene, &self.names, under))?;
        crate::view::scene::thing_of(&hit.key)
    }
}

/// A figure under the pointer.
#[derive(Clone, Debug, PartialEq)]
pub struct Hovered {
    /// Key of the figure, for [`crate::view::scene::about`].
    pub key: String,
    /// The thing that it shows, if it is one.
    pub thing: Option<Thing>,
    /// Its middle on the screen, in logical pixels.
    pub at: Vec2,
    /// Its radius on the screen, in logical pixels.
    pub radius: f32,
    /// Half its height on the screen, in logical pixels: more than the radius for what stands
    /// upright, such as a card.
    pub half_height: f32,
}

/// Somebody clicked on a figure, or with the right button beside every figure.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct BoardClick {
    /// Key of the figure; empty beside every figure.
    pub key: String,
    /// The thing that it shows, if it is one.
    pub thing: Option<Thing>,
    /// Which button.
    pub button: MouseButton,
}

/// Somebody carried a figure somewhere else.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct BoardDrop {
    /// The thing that was picked up.
    pub from: Thing,
    /// The thing it was dropped on, if it was one.
    pub onto: Option<Thing>,
    /// Where in the window it was let go, in logical pixels.
    pub at: Vec2,
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

/// When the board works, in `Update`. Write [`BoardInput`] between the two.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardSet {
    /// Reads mouse and keyboard; writes [`BoardOutput`] and [`BoardClick`].
    Listen,
    /// Brings the figures to what [`BoardInput`] says.
    Show,
}

/// The camera that draws the board over the whole window. It is spawned at start-up and always
/// there, so egui can use it, too.
#[derive(Component)]
pub struct BoardCamera;

/// Draws a board and listens to the pointer on it.
pub struct BoardPlugin;

impl Plugin for BoardPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<BoardInput>()
            .init_resource::<BoardOutput>()
            .add_message::<BoardClick>()
            .add_message::<BoardDrop>()
            .add_message::<BoardCommand>()
            .configure_sets(Update, (BoardSet::Listen, BoardSet::Show).chain())
            .add_plugins((
                pointer::plugin,
                control::plugin,
                texture_cache::plugin,
                render_scale::plugin,
                sky::plugin,
                sprites::plugin,
                lines::plugin,
                highlights::plugin,
                motion::plugin,
                dice::plugin,
            ));
    }
}
