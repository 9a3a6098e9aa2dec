//! The level of Merchants Cove: harbour, cards and the boards of the merchants, read from
//! `levels/merchants_cove/`.
//!
//! It must never decide a rule: it holds what is printed, and does not change after it is loaded.

mod boards;
mod build;
mod check;
mod files;
mod printed;
pub mod shops;
mod words;

use crate::games::levels::{LevelStore, editions, lists};
pub use boards::{
    BoardRows, Boards, Material, RowSource, ShopBoard, ShopRows, SpaceRow, StepFigures, TeamRow,
};
pub(in crate::games::merchants_cove) use boards::{
    check as check_boards, sources as board_sources,
};
pub(in crate::games::merchants_cove) use files::Rows;
pub use files::{FILES, LevelFile, LevelFiles};
pub use words::{
    Ability, Clan, Colour, DockWord, Face, Good, Icons, Parts, RogueEffect, SetWord, Side, Size,
    Sizes,
};

/// Findings about the files of this game.
pub type LevelFindings<'a> = crate::games::levels::Findings<'a, LevelFile>;
/// A place in a file of this game.
pub type LevelMark = crate::games::levels::Mark<LevelFile>;

editions! {
    /// The editions.
    Edition {
        /// The only one.
        Standard "standard",
    }
}

lists! {
    Level {
        /// Position of a townsfolk card in [`Level::townsfolk`].
        FolkIx(u8): townsfolk[Folk] => folk, folk_by_id;
        /// Position of a corruption card in [`Level::corruption`].
        TaintIx(u8): corruption[Taint] => taint, taint_by_id;
        /// Position of a berth in [`Level::berths`].
        BerthIx(u8): berths[Berth] => berth, berth_by_id;
    }
}

/// What is printed for a colour of adventurers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crowd {
    /// In the hall at the start.
    pub hall: u8,
    /// In the bag at the start.
    pub bag: u8,
    /// Price of a small and of a large good.
    pub prices: [i64; 2],
}

/// A berth (MC-1.8).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Berth {
    /// Its id; its name is the text `mc-berth-<id>`.
    pub id: String,
    /// The side of the island on which it lies.
    pub side: Side,
    /// Where its adventurers land.
    pub dock: DockWord,
}

/// A dock (MC-9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dock {
    /// Which sizes sell there: small, large.
    pub sells: [bool; 2],
    /// Whoever sold there draws a corruption card.
    pub card: bool,
}

/// An indicator of the clock (MC-6.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Indicator {
    /// The hour behind which it lies.
    pub after: i64,
    /// Loads for 2, 3, 4 and 5 players.
    pub loads: [i64; 4],
}

/// A hand of the clock (MC-6.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    /// The hour from which it is entered.
    pub entry: i64,
    /// The hour to which it leads.
    pub exit: i64,
    /// Its place in the order of hourglasses, in half hours.
    pub half: i64,
    /// The hour to which its mouse goes.
    pub mouse: i64,
    /// How many rounds the mouse sits on it.
    pub closed: i64,
}

/// What a space costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Hours.
    pub hours: i64,
    /// Corruption cards.
    pub corruption: i64,
}

/// A townsfolk card (MC-15).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folk {
    /// Its id.
    pub id: String,
    /// Its set.
    pub set: SetWord,
    /// The name of the person.
    pub name: String,
    /// What it does when it is recruited.
    pub ability: Ability,
    /// Its round icons.
    pub icons: Icons,
}

/// A corruption card (MC-17).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taint {
    /// Its id.
    pub id: String,
    /// How many there are.
    pub copies: u8,
    /// Its round icons.
    pub icons: Icons,
}

/// A rogue card (MC-16).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RogueCard {
    /// Its id; its name is the text `mc-rogues-<id>`.
    pub id: String,
    /// Rogues in the lair at the start.
    pub lair: u8,
    /// Rogues in the bag at the start.
    pub bag: u8,
    /// Whether rogues board at dawn.
    pub aboard: bool,
    /// What it changes.
    pub effect: RogueEffect,
}

/// The Peddler (MC-23).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Peddler {
    /// What each face of the die brings: hours, and what is done.
    pub die: Vec<(i64, Face)>,
    /// It sells where at least so many buyers stand.
    pub least: i64,
    /// Id and gold at the end, by level.
    pub levels: Vec<(String, i64)>,
}

/// Everything printed.
#[derive(Clone, Debug)]
pub struct Level {
    /// Adventurers by colour.
    pub crowds: Vec<Crowd>,
    /// Rogues in the box.
    pub rogues: u8,
    /// Small and large goods of a colour that a merchant has.
    pub supply: [i64; 2],
    /// Adventurers that a boat holds (MC-1.9).
    pub places: usize,
    /// Boats on each side of the island.
    pub a_side: u16,
    /// Adventurers that board each boat at dawn.
    pub arrive: usize,
    /// The berths.
    pub berths: Vec<Berth>,
    /// The docks, left to right.
    pub docks: Vec<Dock>,
    /// How many days are played.
    pub rounds: i64,
    /// Where the market marker lies at dawn.
    pub noon: i64,
    /// The indicators, early to late.
    pub indicators: Vec<Indicator>,
    /// The hands, early to late.
    pub hands: Vec<Hand>,
    /// Cost of a townsfolk card by its place in the row, left to right.
    pub row: Vec<Cost>,
    /// Hours of using the team.
    pub team_hours: i64,
    /// The townsfolk.
    pub townsfolk: Vec<Folk>,
    /// The corruption cards.
    pub corruption: Vec<Taint>,
    /// The rogue cards.
    pub rogue_cards: Vec<RogueCard>,
    /// The Peddler.
    pub peddler: Peddler,
    /// The boards of the merchants.
    pub shops: Boards,
}

impl Level {
    /// What a good costs (MC-1.4).
    pub fn price(&self, good: Good) -> i64 {
        self.crowds[good.colour as usize].prices[good.size as usize]
    }
    /// How many boats there are.
    pub fn boats(&self) -> u16 {
        2 * self.a_side
    }
    /// The side of a boat (MC-2.1).
    pub fn side_of(&self, boat: u16) -> Side {
        if boat < self.a_side { Side::Left } else { Side::Right }
    }
    /// How many loads an indicator asks for between an hour and the next (MC-6.4).
    pub fn loads_after(&self, hour: i64, players: usize) -> i64 {
        let at = self.indicators.iter().find(|i| i.after == hour);
        at.map_or(0, |i| i.loads[players.clamp(2, 5) - 2])
    }
}

/// The level in use.
pub static LEVELS: LevelStore<Level, { Edition::ALL.len() }> = LevelStore::new();
