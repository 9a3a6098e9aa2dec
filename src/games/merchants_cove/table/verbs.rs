//! The words of Merchants Cove that every merchant shares: what seats can do, what they are asked,
//! and what follows. Each shop has words of its own in its folder; all of them together are
//! [`VERBS`] and [`QUESTIONS`].

pub use super::merchants::SPACES;
use super::merchants::{FIRST_FOLLOW, FIRST_QUESTION, FIRST_VERB, Merchant, SIZES};
pub use super::words::{
    BERTH_WORDS, BOAT_WORDS, COLOUR_WORDS, DOCK_WORDS, GOOD_WORDS, ROW_WORDS, TEAM_WORDS, WHO_WORDS,
};
use crate::{
    games::vocabulary::{questions, verbs},
    table::{
        action::{ArgKind, VerbInfo, VerbSort},
        ids::{Follow, Question, Verb},
    },
};

mod common {
    use super::*;
    verbs! {
        /// Takes a merchant. MC-2.11
        CHOOSE "choose" [ArgKind::Word("merchant", Merchant::WORDS)];
        /// Moves the figure to a space. MC-5.2
        VISIT "visit" [ArgKind::Word("space", SPACES)];
        /// Waits an hour. MC-5.7
        WAIT "wait" [] ends;
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
        DISCARD "discard" [ArgKind::Piece("card")] gives;
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
        FINISH "finish" [] ends;
        /// Sells so many of a good. MC-9.3
        SELL "sell" [ArgKind::Word("good", GOOD_WORDS), ArgKind::Number("count")];
        /// Counts a rogue as a customer. MC-16.2
        COUNT_ROGUE "count-rogue" [];
        /// Sells no more on this dock. MC-9.10
        PASS "pass" [] ends;
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
/// A recruited card is tucked: player, place in the row, place of the team, or -1 where that is
/// still to be chosen (MC-13.3, MC-13.9).
pub const TUCK: Follow = Follow(6);
/// The row slides and is filled (MC-13.5).
pub const REFILL: Follow = Follow(7);
/// The team goes on: player, places used as bits (MC-14.1).
pub const TEAM_GOES_ON: Follow = Follow(8);
/// The Peddler acts (MC-23.2).
pub const PEDDLER: Follow = Follow(9);
/// How many consequences every merchant has.
pub const COMMON_FOLLOWS: u8 = 10;

// What every merchant has ends where the numbers of the shops begin.
const _: () = assert!(COMMON_VERBS.len() == FIRST_VERB);
const _: () = assert!(COMMON_QUESTIONS.len() == FIRST_QUESTION);
const _: () = assert!(COMMON_FOLLOWS == FIRST_FOLLOW);

const LAST: Merchant = Merchant::ALL[SIZES.len() - 1];
const SHOP_VERBS: usize = LAST.verbs() as usize + SIZES[SIZES.len() - 1].verbs.len();
const SHOP_QUESTIONS: usize = LAST.questions() as usize + SIZES[SIZES.len() - 1].questions.len();

/// What came after the first version of the rules stands behind the shops, so that the words before
/// keep the numbers that older records know.
const LATER_VERBS: [VerbInfo; 1] =
    [VerbInfo { name: "take-on", args: &[ArgKind::Word("card", ROW_WORDS)], sort: VerbSort::Does }];
const LATER_QUESTIONS: [&str; 1] = ["mc-question-team-place"];
/// Takes a card of the row on: its ability comes first, then its place. MC-13.9
pub const TAKE_ON: Verb = Verb(SHOP_VERBS as u8);
/// Onto which place of the team? MC-13.9
pub const Q_TEAM_PLACE: Question = Question(SHOP_QUESTIONS as u8);

/// Whether a verb is one that every merchant has.
pub fn is_common(verb: Verb) -> bool {
    verb.ix() < COMMON_VERBS.len() || verb.ix() >= SHOP_VERBS
}

const VERB_COUNT: usize = SHOP_VERBS + LATER_VERBS.len();
const QUESTION_COUNT: usize = SHOP_QUESTIONS + LATER_QUESTIONS.len();

const fn all_verbs() -> [VerbInfo; VERB_COUNT] {
    let mut all = [VerbInfo { name: "", args: &[], sort: VerbSort::Does }; VERB_COUNT];
    let mut at = 0;
    while at < COMMON_VERBS.len() {
        all[at] = COMMON_VERBS[at];
        at += 1;
    }
    let mut n = 0;
    while n < SIZES.len() {
        let mut k = 0;
        while k < SIZES[n].verbs.len() {
            all[at] = SIZES[n].verbs[k];
            (at, k) = (at + 1, k + 1);
        }
        n += 1;
    }
    let mut k = 0;
    while k < LATER_VERBS.len() {
        all[at] = LATER_VERBS[k];
        (at, k) = (at + 1, k + 1);
    }
    all
}

const fn all_questions() -> [&'static str; QUESTION_COUNT] {
    let mut all = [""; QUESTION_COUNT];
    let mut at = 0;
    while at < COMMON_QUESTIONS.len() {
        all[at] = COMMON_QUESTIONS[at];
        at += 1;
    }
    let mut n = 0;
    while n < SIZES.len() {
        let mut k = 0;
        while k < SIZES[n].questions.len() {
            all[at] = SIZES[n].questions[k];
            (at, k) = (at + 1, k + 1);
        }
        n += 1;
    }
    let mut k = 0;
    while k < LATER_QUESTIONS.len() {
        all[at] = LATER_QUESTIONS[k];
        (at, k) = (at + 1, k + 1);
    }
    all
}

/// All verbs in order: the common ones, those of each shop, the later ones.
pub const VERBS: &[VerbInfo] = &all_verbs();
/// The questions of the game, as text keys, in the same order.
pub const QUESTIONS: &[&str] = &all_questions();
