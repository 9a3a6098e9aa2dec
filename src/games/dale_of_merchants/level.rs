//! The level of Dale of Merchants 2: sets, cards with compiled effects, dice and table sizes of ONE edition, read from `levels/`.
//!
//! It must never decide a rule: it holds what is printed, with dense indices for speed. It never reads anything but level
//! files, and does not change after it is loaded.

mod build;
mod cards;
mod compile;
mod effects;
mod files;
mod resolve;
mod rows;
mod vocabulary;
mod written;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use bevy_ecs::prelude::Resource;
use serde::{Deserialize, Serialize};

use crate::games::levels::Shelf;
pub use crate::games::levels::{Finding, LevelError};
pub(in crate::games::dale_of_merchants) use build::build;
pub use cards::{AnimalSet, CardKind, CopySource, Die, Emblem, Hook, Kind, Ratings, Switches, TableSize};
pub use effects::{BindKind, BufferInfo, Loop, MAX_BINDS, MAX_BUFFERS, MAX_LOOPS, Pc, Program, Step};
pub use files::{LevelFile, LevelFiles};
pub(in crate::games::dale_of_merchants) use rows::Rows;
pub use vocabulary::{
    Altered, Aura, Bind, Buffer, BuildHook, By, Change, Condition, Count, DealTo, Dest, Direction, Event, Fit, Group, Mode, Number, PayHook, Pick, Place,
    Player, Source, Who, Zone,
};

/// Findings about the files of this game.
pub(in crate::games::dale_of_merchants) type Findings<'a> = crate::games::levels::Findings<'a, LevelFile>;
/// A place in a file of this game.
pub(in crate::games::dale_of_merchants) type Mark = crate::games::levels::Mark<LevelFile>;

/// Which wording of the cards, and which rules that go with it (DOM-16.2). A match never mixes editions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Edition {
    /// The first printings.
    Original,
    /// The remastered printing.
    Remastered,
}

impl Edition {
    /// Every edition the program knows, oldest first.
    pub const ALL: [Self; 2] = [Self::Original, Self::Remastered];

    /// The id used in level files, records and on the command line.
    pub fn id(self) -> &'static str {
        match self {
            Self::Original => "original",
            Self::Remastered => "remastered",
        }
    }

    /// The edition with this id, `None` for an unknown id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.id() == id)
    }
}

/// Makes a dense index type into one of the lists of [`Level`].
macro_rules! index {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub struct $name(pub $inner);

        impl $name {
            /// The position in the list, for indexing.
            pub fn ix(self) -> usize {
                usize::from(self.0)
            }
        }
    };
}

index!(
    /// Position of a kind of cards in [`Level::cards`].
    CardIx(u8)
);
index!(
    /// Position of an animalfolk set in [`Level::sets`].
    SetIx(u8)
);
index!(
    /// Position of a die in [`Level::dice`].
    DieIx(u8)
);
index!(
    /// Position of a compiled effect in [`Level::programs`]: with a [`Pc`] the whole place of a running effect.
    ProgramIx(u16)
);

/// Everything printed, for one edition. Read with [`Level::load`] or [`Level::load_from`].
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// The edition.
    pub edition: Edition,
    /// The rules in which the editions differ, beside the cards.
    pub switches: Switches,
    /// The animalfolk sets, in the order of the file.
    pub sets: Vec<AnimalSet>,
    /// The kinds of cards, in the order of the file: those of a set follow one another by value.
    pub cards: Vec<CardKind>,
    /// The effects of all cards.
    pub programs: Vec<Program>,
    /// The kind of the junk cards.
    pub junk: CardIx,
    /// The dice.
    pub dice: Vec<Die>,
    /// What the market slots cost on top, from the rightmost slot to the left (DOM-4.1).
    pub surcharges: Vec<u8>,
    /// The hand size that nothing alters (DOM-9.2).
    pub hand_size: u8,
    /// The sizes of tables that the game is for (DOM-2.9), each with its starting decks and its goal.
    pub tables: Vec<TableSize>,
    hash: u64,
}

static LEVELS: Shelf<Level, 2> = Shelf::new();

/// Reads levels from a folder instead of the built-in ones. Must be called before the first game is set up; returns false and
/// does nothing otherwise.
pub fn use_levels(folder: PathBuf) -> bool {
    LEVELS.use_folder(folder)
}

/// The level of an edition, read once.
///
/// # Errors
/// A sentence that names file, line and reason.
pub fn level(edition: Edition) -> Result<Arc<Level>, String> {
    LEVELS.get(edition as usize, |folder| match folder {
        Some(folder) => Level::load_from(folder, edition),
        None => Level::load(edition),
    })
}

impl Level {
    /// Reads the level that is built into the program.
    ///
    /// # Errors
    /// Only if the built-in files are damaged; the message names file, line and reason.
    pub fn load(edition: Edition) -> Result<Self, LevelError> {
        build::level(&LevelFiles::embedded(), edition)
    }

    /// Reads a level from a folder; a file that is missing there is taken from the built-in level.
    ///
    /// # Errors
    /// If the folder or a file in it cannot be read, or does not hold a playable level: the message names file, line,
    /// reason and what to do.
    pub fn load_from(dir: &Path, edition: Edition) -> Result<Self, LevelError> {
        build::level(&LevelFiles::from_dir(dir)?, edition)
    }

    /// Reads a level from texts in memory.
    ///
    /// # Errors
    /// As [`Level::load_from`].
    pub fn load_files(files: &LevelFiles, edition: Edition) -> Result<Self, LevelError> {
        build::level(files, edition)
    }

    /// A stable number for the contents of the files: the same on every platform, and blind to comments and layout. It
    /// stands in the header of saves.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The kind of cards at an index of this level.
    pub fn card(&self, card: CardIx) -> &CardKind {
        &self.cards[card.ix()]
    }

    /// The set at an index of this level.
    pub fn set(&self, set: SetIx) -> &AnimalSet {
        &self.sets[set.ix()]
    }

    /// The die at an index of this level.
    pub fn die(&self, die: DieIx) -> &Die {
        &self.dice[die.ix()]
    }

    /// The effect at an index of this level.
    pub fn program(&self, program: ProgramIx) -> &Program {
        &self.programs[program.ix()]
    }

    /// The index of the kind of cards with this id.
    pub fn card_by_id(&self, id: &str) -> Option<CardIx> {
        self.cards.iter().position(|card| card.id == id).map(|ix| CardIx(ix as u8))
    }

    /// The index of the set with this id.
    pub fn set_by_id(&self, id: &str) -> Option<SetIx> {
        self.sets.iter().position(|set| set.id == id).map(|ix| SetIx(ix as u8))
    }

    /// The kinds of cards of a set, by value.
    pub fn cards_of(&self, set: SetIx) -> impl Iterator<Item = (CardIx, &CardKind)> {
        self.cards.iter().enumerate().filter(move |(_, card)| card.set == Some(set)).map(|(ix, card)| (CardIx(ix as u8), card))
    }

    /// The table for so many seats, with or without teams; `None` if the game is not played so (DOM-2.9).
    pub fn table(&self, seats: usize, teams: bool) -> Option<&TableSize> {
        self.tables.iter().find(|table| usize::from(table.seats) == seats && table.teams == teams)
    }
}
