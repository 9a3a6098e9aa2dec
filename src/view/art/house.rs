//! The pictures of the house: signs of the overlay, lights around what is offered, badges of seats.
//!
//! Names only; the drawings lie in `assets/art/house`.

use super::palette::{self, Livery};
use super::{Picture, PictureValue, With};
use crate::table::catalogue::Chooser;

/// A sign of the overlay, white, to be tinted: the name of its drawing in `house/icons`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Icon(pub &'static str);

impl Icon {
    /// Take back.
    pub const UNDO: Self = Self("house/icons/undo");
    /// Take again.
    pub const REDO: Self = Self("house/icons/redo");
    /// Save the game.
    pub const SAVE: Self = Self("house/icons/save");
    /// Settings.
    pub const SETTINGS: Self = Self("house/icons/settings");
    /// Rule book.
    pub const RULES: Self = Self("house/icons/rules");
    /// Log of the game.
    pub const LOG: Self = Self("house/icons/log");
    /// Search.
    pub const SEARCH: Self = Self("house/icons/search");
    /// Play on by itself.
    pub const PLAY: Self = Self("house/icons/play");
    /// Pause.
    pub const PAUSE: Self = Self("house/icons/pause");
    /// One step.
    pub const STEP: Self = Self("house/icons/step");
    /// Warning.
    pub const WARNING: Self = Self("house/icons/warning");
    /// Locked.
    pub const LOCK: Self = Self("house/icons/lock");
    /// Look.
    pub const EYE: Self = Self("house/icons/eye");
    /// Hand the screen over.
    pub const HAND_OVER: Self = Self("house/icons/hand_over");
    /// Dice.
    pub const DICE: Self = Self("house/icons/dice");
    /// Cargo.
    pub const CARGO: Self = Self("house/icons/cargo");
    /// Market.
    pub const MARKET: Self = Self("house/icons/market");
    /// Money.
    pub const COINS: Self = Self("house/icons/coins");
    /// Replay.
    pub const REPLAY: Self = Self("house/icons/replay");
    /// Time.
    pub const CLOCK: Self = Self("house/icons/clock");
    /// More.
    pub const PLUS: Self = Self("house/icons/plus");
    /// Less.
    pub const MINUS: Self = Self("house/icons/minus");
    /// Close.
    pub const CLOSE: Self = Self("house/icons/close");
    /// Done.
    pub const CHECK: Self = Self("house/icons/check");
    /// Language.
    pub const LANGUAGE: Self = Self("house/icons/language");
    /// Ship.
    pub const SHIP: Self = Self("house/icons/ship");
    /// To the left, back.
    pub const LEFT: Self = Self("house/icons/left");
    /// To the right, on.
    pub const RIGHT: Self = Self("house/icons/right");
    /// Home, main menu.
    pub const HOME: Self = Self("house/icons/home");
    /// A person plays the seat.
    pub const PERSON: Self = Self("house/icons/person");
    /// What a computer player would do.
    pub const ROBOT: Self = Self("house/icons/robot");
    /// Study mode.
    pub const STUDY: Self = Self("house/icons/study");
    /// Open a file.
    pub const FOLDER: Self = Self("house/icons/folder");
    /// Sound on.
    pub const SOUND: Self = Self("house/icons/sound");
    /// Zoom to the whole board.
    pub const FIT: Self = Self("house/icons/fit");
    /// To where this turn began, or the one before it.
    pub const TURN_BACK: Self = Self("house/icons/turn_back");
    /// To where the next turn begins.
    pub const TURN_ON: Self = Self("house/icons/turn_on");
    /// To where this round began, or the one before it.
    pub const ROUND_BACK: Self = Self("house/icons/round_back");
    /// To where the next round begins.
    pub const ROUND_ON: Self = Self("house/icons/round_on");
    /// Something may be marked.
    pub const BOOKMARK: Self = Self("house/icons/bookmark");
    /// Something is marked.
    pub const BOOKMARKED: Self = Self("house/icons/bookmarked");
    /// Something was well done.
    pub const STAR: Self = Self("house/icons/star");
    /// Something was written on it.
    pub const NOTE: Self = Self("house/icons/note");
    /// What if: a branch that is only tried.
    pub const WHAT_IF: Self = Self("house/icons/what_if");
    /// Help, what is this?
    pub const HELP: Self = Self("house/icons/help");

    /// The sign as a picture.
    #[must_use]
    pub const fn picture(self) -> Picture {
        Picture::new(self.0)
    }
}

impl Picture {
    /// Whether it is a sign of the overlay, to be tinted.
    #[must_use]
    pub fn is_icon(&self) -> bool {
        self.name().contains("/icons/")
    }

    /// A die with its face, 1 to 6, or 0 while it rolls; `marked` if it is the one that counts.
    #[must_use]
    pub fn die(face: u8, marked: bool) -> Self {
        let name = if marked { "house/dice/marked" } else { "house/dice/plain" };
        Self::new(name).with(&[("face", PictureValue::of(face))])
    }

    /// The face of a computer player; a person has none.
    #[must_use]
    pub fn face(by: Chooser) -> Option<Self> {
        let name = match by {
            Chooser::Person => return None,
            Chooser::Random => "house/faces/dado",
            Chooser::Beginner => "house/faces/pia",
            Chooser::Greedy => "house/faces/marten",
            Chooser::Cautious => "house/faces/benno",
            Chooser::Hurried => "house/faces/zara",
            Chooser::Hunter => "house/faces/tariq",
            Chooser::Thinker => "house/faces/safiya",
            Chooser::Master => "house/faces/oren",
        };
        Some(Self::new(name))
    }

    /// The sign of the house, and the program's own icon: the gate of a caravanserai at night.
    pub const SIGN: Self = Self::new("house/sign");
    /// Money.
    pub const CREDITS: Self = Self::new("house/credits");
    /// A soft white light behind what is offered, to be tinted.
    pub const GLOW: Self = Self::new("house/lights/glow");
    /// A white ring around what is offered, to be tinted.
    pub const OFFER_RING: Self = Self::new("house/lights/offer");
    /// A white ring around what is selected, to be tinted.
    pub const SELECTION: Self = Self::new("house/lights/selection");
    /// A thin white ring around what the pointer is on, to be tinted.
    pub const HIGHLIGHT: Self = Self::new("house/lights/highlight");
    /// The soft shadow under a piece.
    pub const SHADOW: Self = Self::new("house/lights/shadow");
    /// As [`Picture::GLOW`], for a card.
    pub const CARD_GLOW: Self = Self::new("house/lights/card_glow");
    /// A white ring around a card, to be tinted.
    pub const CARD_RING: Self = Self::new("house/lights/card_ring");
}

impl Livery {
    /// What drawings ask of a seat: its colour, the ink upon it, its shape and its letter.
    #[must_use]
    pub fn parameters(self) -> [With; 4] {
        let colour = self.colour();
        let letter = ["A", "B", "C", "D", "E", "F"][usize::from(self.seat % palette::SEATS)];
        [
            ("seat", colour.into()),
            ("ink", palette::ink_on(colour).into()),
            ("mark", self.mark().id().into()),
            ("letter", letter.into()),
        ]
    }

    /// What a ship or figure within the halo of its seat asks: also whether it is that seat's turn.
    #[must_use]
    pub fn afloat(self, in_turn: bool) -> [With; 5] {
        let [seat, ink, mark, letter] = self.parameters();
        [seat, ink, mark, letter, ("turn", if in_turn { "yes" } else { "no" }.into())]
    }

    /// The badge of the seat: its colour, shape and letter.
    #[must_use]
    pub fn badge(self) -> Picture {
        Picture::new("house/badge").with(&self.parameters())
    }
}
