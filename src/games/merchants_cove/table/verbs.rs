//! The words of Merchants Cove that every merchant shares: what seats can do, what they are asked,
//! and what follows. Each shop has words of its own in its folder; all of them together are
//! [`VERBS`] and [`QUESTIONS`].

use crate::games::merchants_cove::rules::shops::Merchant;
pub use crate::games::merchants_cove::rules::shops::{QUESTIONS, SPACES, VERBS};
use crate::{
    games::vocabulary::{questions, verbs},
    table::{
        action::{ArgKind, VerbInfo},
        ids::Follow,
    },
};

/// The colours.
pub const COLOUR_WORDS: &[&str] = &["red", "green", "blue", "yellow"];
/// Adventurers: the colours, and rogues.
pub const WHO_WORDS: &[&str] = &["red", "green", "blue", "yellow", "rogue"];
/// The boats.
pub const BOAT_WORDS: &[&str] = &["boat-1", "boat-2", "boat-3", "boat-4", "boat-5", "boat-6"];
/// The berths.
pub const BERTH_WORDS: &[&str] = &["bazaar", "square-west", "square-east", "black-market"];
/// The docks.
pub const DOCK_WORDS: &[&str] = &["bazaar", "square", "black-market"];
/// The goods, by number.
pub const GOOD_WORDS: &[&str] = &[
    "red-small",
    "red-large",
    "green-small",
    "green-large",
    "blue-small",
    "blue-large",
    "yellow-small",
    "yellow-large",
];
/// The places of a team board.
pub const TEAM_WORDS: &[&str] = &["t1", "t2", "t3", "t4"];
/// The places of the row, left to right.
pub const ROW_WORDS: &[&str] = &["r1", "r2", "r3", "r4"];

mod common {
    use super::*;
    verbs! {
        /// Takes a merchant. MC-2.11
        CHOOSE "choose" [ArgKind::Word("merchant", Merchant::WORDS)];
        /// Moves the figure to a space. MC-5.2
        VISIT "visit" [ArgKind::Word("space", SPACES)];
        /// Waits an hour. MC-5.7
        WAIT "wait" [];
        /// Goes onto the hand. MC-6.12
        HAND "take-hand" [];
        /// Goes on to the next hour. MC-6.12
        ONWARD "next-hour" [];
        /// Puts the drawn adventurer on a boat. MC-7.1
        BOARD "board" [ArgKind::Word("boat", BOAT_WORDS)];
        /// Docks a full boat. MC-7.4
        BERTH "berth" [ArgKind::Word("berth", BERTH_WORDS)];
        /// Moves a customer off the boat, for a corruption card. MC-16.3
        PUSH "push-off" [ArgKind::Word("who", WHO_WORDS), ArgKind::Word("boat", BOAT_WORDS)];
        /// Recruits a card of the row onto a free place. MC-13.1
        RECRUIT "recruit" [ArgKind::Word("card", ROW_WORDS), ArgKind::Word("place", TEAM_WORDS)];
        /// Recruits it in the place of another. MC-13.3
        REPLACE "replace" [ArgKind::Word("card", ROW_WORDS), ArgKind::Word("place", TEAM_WORDS)];
        /// Discards a corruption card. MC-15.1
        DISCARD "discard" [ArgKind::Piece("card")];
        /// Puts an adventurer from a boat on a dock. MC-15.3
        TO_DOCK "to-dock" [
            ArgKind::Word("boat", BOAT_WORDS), ArgKind::Word("who", WHO_WORDS), ArgKind::Word("dock", DOCK_WORDS)
        ];
        /// Puts a customer from a boat into its hall. MC-15.3
        TO_HALL "to-hall" [ArgKind::Word("boat", BOAT_WORDS), ArgKind::Word("who", WHO_WORDS)];
        /// Puts an adventurer from a boat into the bag. MC-15.3
        TO_BAG "to-bag" [ArgKind::Word("boat", BOAT_WORDS), ArgKind::Word("who", WHO_WORDS)];
        /// Puts an adventurer from a boat on another. MC-15.3
        TO_BOAT "to-boat" [
            ArgKind::Word("boat", BOAT_WORDS), ArgKind::Word("who", WHO_WORDS), ArgKind::Word("other", BOAT_WORDS)
        ];
        /// Uses a place of the team. MC-14.1
        USE "use" [ArgKind::Word("place", TEAM_WORDS)];
        /// Does no more of what is asked. MC-5.4
        FINISH "finish" [];
        /// Sells so many of a good. MC-9.3
        SELL "sell" [ArgKind::Word("good", GOOD_WORDS), ArgKind::Number("count")];
        /// Counts a rogue as a customer. MC-16.2
        COUNT_ROGUE "count-rogue" [];
        /// Sells no more on this dock. MC-9.10
        PASS "pass" [];
    }

    questions! {
        /// Which merchant? MC-2.11
        Q_CHOOSE "mc-question-choose";
        /// Which space? MC-5.2
        Q_VISIT "mc-question-visit";
        /// By way of the hand? MC-6.12
        Q_HAND "mc-question-hand";
        /// On which boat? MC-7.1
        Q_BOARD "mc-question-board";
        /// In which berth? MC-7.4
        Q_BERTH "mc-question-berth";
        /// Who is pushed off the boat? MC-16.3
        Q_PUSH "mc-question-push";
        /// Which card, and where to? MC-13.1
        Q_RECRUIT "mc-question-recruit";
        /// Which corruption card goes? MC-15.1
        Q_DISCARD "mc-question-discard";
        /// Who leaves which boat? MC-15.3
        Q_SAILOR "mc-question-sailor";
        /// Which place of the team? MC-14.1
        Q_TEAM "mc-question-team";
        /// What is sold on this dock? MC-9.2
        Q_SELL "mc-question-sell";
    }
}

/// The verbs that every merchant has.
pub const COMMON_VERBS: &[VerbInfo] = common::VERBS;
/// The questions that every merchant is asked.
pub const COMMON_QUESTIONS: &[&str] = common::QUESTIONS;
pub use common::{
    BERTH, BOARD, CHOOSE, COUNT_ROGUE, DISCARD, FINISH, HAND, ONWARD, PASS, PUSH, Q_BERTH, Q_BOARD,
    Q_CHOOSE, Q_DISCARD, Q_HAND, Q_PUSH, Q_RECRUIT, Q_SAILOR, Q_SELL, Q_TEAM, Q_VISIT, RECRUIT,
    REPLACE, SELL, TO_BAG, TO_BOAT, TO_DOCK, TO_HALL, USE, VISIT, WAIT,
};

/// An effect begins, or goes on with its next step: source, step (MC-5.2).
pub const EFFECT: Follow = Follow(0);
/// A step of an effect: source, step, how often it was done, what else it remembers.
pub const STEP: Follow = Follow(1);
/// The corruption cards of a cost: player, cards (MC-5.6).
pub const CARDS: Follow = Follow(2);
/// The hours of a cost: player, hours left (MC-6.3).
pub const HOURS: Follow = Follow(3);
/// Loads: player, how many (MC-6.4).
pub const LOADS: Follow = Follow(4);
/// Full boats dock: player, the one that was filled first (MC-7.4).
pub const DOCKING: Follow = Follow(5);
/// A recruited card is tucked: player, place in the row, place of the team (MC-13.3).
pub const TUCK: Follow = Follow(6);
/// The row slides and is filled (MC-13.5).
pub const REFILL: Follow = Follow(7);
/// The team goes on: player, places used as bits (MC-14.1).
pub const TEAM_GOES_ON: Follow = Follow(8);
/// The Peddler acts (MC-23.2).
pub const PEDDLER: Follow = Follow(9);
/// How many consequences every merchant has.
pub const COMMON_FOLLOWS: u8 = 10;

/// Makes the verbs, questions and dials of a shop, numbered after those of the shops before it.
macro_rules! shop_words {
    (
        $merchant:expr;
        verbs { $($(#[$vdoc:meta])* $verb:ident $vname:literal [$($arg:expr),*];)* }
        questions { $($(#[$qdoc:meta])* $question:ident $qkey:literal;)* }
        dials { $($(#[$ddoc:meta])* $dial:ident $dname:literal $count:expr;)* }
    ) => {
        $crate::verbs!(@consts $merchant.verbs(); $($(#[$vdoc])* $verb;)*);
        $crate::questions!(@consts $merchant.questions(); $($(#[$qdoc])* $question;)*);
        $crate::games::merchants_cove::table::verbs::shop_dials!($merchant.dials(); $($(#[$ddoc])* $dial $count;)*);
        /// The verbs of the shop.
        pub const VERBS: &[$crate::table::action::VerbInfo] =
            &[$($crate::table::action::VerbInfo { name: $vname, args: &[$($arg),*] }),*];
        /// The questions of the shop, as text keys.
        pub const QUESTIONS: &[&str] = &[$($qkey),*];
        /// The dials of the shop.
        pub const DIALS: &[(&str, u16)] = &[$(($dname, $count)),*];
    };
}
macro_rules! shop_dials {
    ($n:expr; $(#[$doc:meta])* $const:ident $count:expr; $($rest:tt)*) => {
        $(#[$doc])* pub const $const: $crate::table::ids::Dial = $crate::table::ids::Dial($n);
        $crate::games::merchants_cove::table::verbs::shop_dials!($n + $count; $($rest)*);
    };
    ($n:expr;) => {};
}
pub(in crate::games::merchants_cove) use {shop_dials, shop_words};
