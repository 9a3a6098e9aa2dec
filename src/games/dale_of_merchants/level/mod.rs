//! The level of Dale of Merchants 2: sets, cards with compiled effects, dice and table sizes of ONE
//! edition, read from `levels/`.
//!
//! It must never decide a rule: it holds what is printed, with dense indices for speed. It never
//! reads anything but level files, and does not change after it is loaded.

mod build;
mod cards;
mod check;
mod compile;
mod effects;
mod files;
mod printed;
mod resolve;
mod rows;
mod syntax;
mod vocabulary;

use bevy_ecs::prelude::Resource;

use crate::games::levels::{LevelStore, editions, lists};
pub use cards::{
    AnimalSet, CardKind, CopySource, Die, Emblem, Hook, Kind, Ratings, Switches, TableSize,
};
pub use effects::{
    BindKind, BufferInfo, Loop, MAX_BINDS, MAX_BUFFERS, MAX_CARD_BINDS, MAX_LOOPS, Pc, Program,
    Step,
};
pub(in crate::games::dale_of_merchants) use files::Rows;
pub use files::{FILES, LevelFile, LevelFiles};
pub use vocabulary::{
    Altered, Aura, Bind, Buffer, BuildHook, By, Change, Condition, Count, DealTo, Dest, Direction,
    Event, Fit, Group, HookPlace, LoopMode, Number, PayHook, Pick, Player, Source, Who, Zone,
};

/// Findings about the files of this game.
pub(in crate::games::dale_of_merchants) type LevelFindings<'a> =
    crate::games::levels::Findings<'a, LevelFile>;
/// A place in a file of this game.
pub(in crate::games::dale_of_merchants) type LevelMark = crate::games::levels::Mark<LevelFile>;

editions! {
    /// Which wording of the cards, and which rules that go with it (DOM-16.2). A match never mixes
    /// editions.
    Edition {
        /// The first printings.
        Original "original",
        /// The remastered printing.
        Remastered "remastered",
    }
}

lists! {
    Level {
        /// Position of a kind of cards in [`Level::cards`].
        CardIx(u8): cards[CardKind] => card, card_by_id;
        /// Position of an animalfolk set in [`Level::sets`].
        SetIx(u8): sets[AnimalSet] => set, set_by_id;
        /// Position of a die in [`Level::dice`].
        DieIx(u8): dice[Die] => die;
        /// Position of a compiled effect in [`Level::programs`]: with a [`Pc`] the whole place of a
        /// running effect.
        ProgramIx(u16): programs[Program] => program;
    }
}

/// Everything printed, for one edition, read as a [`Printed`](crate::games::levels::Printed).
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
    /// The sizes of tables that the game is for (DOM-2.9), each with its starting decks and its
    /// goal.
    pub tables: Vec<TableSize>,
}

/// The levels in use.
pub static LEVELS: LevelStore<Level, { Edition::ALL.len() }> = LevelStore::new();

impl Level {
    /// The kinds of cards of a set, by value.
    pub fn cards_of(&self, set: SetIx) -> impl Iterator<Item = (CardIx, &CardKind)> {
        self.cards
            .iter()
            .enumerate()
            .filter(move |(_, card)| card.set == Some(set))
            .map(|(ix, card)| (CardIx(ix as u8), card))
    }

    /// The table for so many seats, with or without teams; `None` if the game is not played so
    /// (DOM-2.9).
    pub fn table(&self, seats: usize, teams: bool) -> Option<&TableSize> {
        self.tables.iter().find(|table| usize::from(table.seats) == seats && table.teams == teams)
    }
}
