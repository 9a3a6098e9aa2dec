//! The nouns of the level: sets, kinds of cards with their hooks, dice, sizes of tables.
//!
//! They never hold anything that changes in play.

use serde::{Deserialize, Serialize};

use super::{Aura, Bind, BuildHook, Event, HookPlace, PayHook, ProgramIx, SetIx};

/// The sign of a set: a shape, so that no set is told by colour alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Emblem {
    /// A flask of the laboratory.
    Flask,
    /// A leaf on its twig.
    Leaf,
    /// Open jaws.
    Jaws,
    /// A heart.
    Heart,
    /// A vase with a crack.
    Vase,
    /// A feather.
    Feather,
    /// A lightning flash.
    Flash,
    /// A stalk of bamboo.
    Bamboo,
    /// A mask for the eyes.
    Mask,
    /// An acorn.
    Acorn,
    /// A clover of four leaves.
    Clover,
    /// A rolled-up tail.
    Spiral,
}

/// What a set is like to play with, each from 0 to 3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ratings {
    /// How much there is to think of.
    pub complexity: u8,
    /// How much players have to do with each other.
    pub interaction: u8,
    /// How much it hurts.
    pub nastiness: u8,
    /// How much is left to chance.
    pub luck: u8,
}

/// An animalfolk set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnimalSet {
    /// Its id in the level files, such as `snowy_owl`.
    pub id: String,
    /// The text key of its name; the text has the attributes `.short` and `.theme`.
    pub key: String,
    /// The game of the series in whose box it comes, 1 or 2 (DOM-1.2).
    pub game: u8,
    /// Its colour: red, green, blue.
    pub colour: [u8; 3],
    /// Its sign.
    pub emblem: Emblem,
    /// What it is like.
    pub ratings: Ratings,
}

/// The three kinds of cards (DOM-1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Played for its effect.
    Technique,
    /// Works from the hand, or where its text says.
    Passive,
    /// Junk: normally only good for paying.
    Rubbish,
}

/// A kind of cards of one edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardKind {
    /// Its id in the level files, such as `snowy_owl_5a`; the same in both editions.
    pub id: String,
    /// The text key of its name in this edition; the attribute `.text` says what it does.
    pub key: String,
    /// Its set; `None` for junk.
    pub set: Option<SetIx>,
    /// Its printed value, 1 to 5.
    pub value: u8,
    /// How many such cards there are.
    pub copies: u8,
    /// Technique, passive or junk.
    pub kind: Kind,
    /// Whether a technique gives a bonus action (DOM-3.4).
    pub bonus: bool,
    /// What a technique does; `None` for the others.
    pub effect: Option<ProgramIx>,
    /// What a passive does, in printed order; empty for the others.
    pub hooks: Vec<Hook>,
}

impl CardKind {
    /// Whether it is junk (DOM-0.2).
    pub fn is_junk(&self) -> bool {
        self.kind == Kind::Rubbish
    }

    /// Where a chameleon takes its copy from; `None` for other cards.
    pub fn copies_from(&self) -> Option<CopySource> {
        self.hooks.iter().find_map(|hook| match hook {
            Hook::Copy(source) => Some(*source),
            _ => None,
        })
    }
}

/// What a passive does, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hook {
    /// Filling the hand: the hand size is so much larger while the card is there (DOM-9.2).
    HandSize {
        /// How much larger.
        add: i32,
        /// Where the card has to be.
        place: HookPlace,
    },
    /// Before a purchase whose payment contains the card, before costs are read (DOM-4.7).
    PayBefore(ProgramIx),
    /// While the card is part of a payment.
    Pay(PayHook),
    /// When the card is bought (DOM-4.11).
    OnBought(ProgramIx),
    /// While the card is in the stack being built (DOM-6.5).
    Build(BuildHook),
    /// In the owner's action phase, from the hand, at no action (DOM-3.8).
    Activate {
        /// How often in a turn while the card stays in the hand (DOM-10.4).
        per_turn: u8,
        /// What is done.
        body: ProgramIx,
        /// The binding of the body that the card's copy reads later; it lasts until the end of the
        /// turn, or until the bound card leaves its hand.
        keeps: Option<Bind>,
    },
    /// A reaction from the hand (DOM-10.5).
    After {
        /// To what.
        event: Event,
        /// Whether the owner may pass.
        optional: bool,
        /// What is done.
        body: ProgramIx,
    },
    /// Whenever the card is used from the hand it is a copy (DOM-10.8).
    Copy(CopySource),
    /// At the end of the owner's turn, after the clean-up, if the owner likes.
    OnTurnEnd(ProgramIx),
}

impl Hook {
    /// The effect of the hook, if it has one.
    pub fn program(self) -> Option<ProgramIx> {
        match self {
            Hook::PayBefore(body)
            | Hook::OnBought(body)
            | Hook::OnTurnEnd(body)
            | Hook::Activate { body, .. }
            | Hook::After { body, .. } => Some(body),
            Hook::HandSize { .. } | Hook::Pay(_) | Hook::Build(_) | Hook::Copy(_) => None,
        }
    }
}

/// Where the card lies that a chameleon copies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CopySource {
    /// In the stack that the owner built last; in team mode the team.
    RightStack,
    /// On top of the discard pile of another player; in team mode of an opponent.
    PileTopOfAnother,
    /// On top of the bin.
    BinTop,
    /// In the market.
    Market,
    /// In the owner's hand, another card, which is shown.
    ShownHand,
    /// It is the card that the card's own activation has kept (see [`Hook::Activate`]).
    Kept,
}

/// A die.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Die {
    /// Its id in the level files.
    pub id: String,
    /// Its faces, each as likely as the others.
    pub faces: Vec<u8>,
}

/// The rules in which the editions differ, beside the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switches {
    /// The market is filled whenever a technique has been resolved.
    pub refill_after_technique: bool,
    /// A search first turns the pile into the deck when the deck holds fewer cards than the search
    /// asks for.
    pub search_reshuffles: bool,
}

/// A size of table: starting decks, goal and a suggestion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSize {
    /// How many play.
    pub seats: u8,
    /// Whether partners opposite each other play together (DOM-14.1).
    pub teams: bool,
    /// How many sets are chosen (DOM-2.1); each player starts with one value-1 card of each
    /// (DOM-2.2).
    pub sets: u8,
    /// How many junk cards each player starts with (DOM-2.2).
    pub junk: u8,
    /// How many stacks end the game (DOM-13.1).
    pub stacks: u8,
    /// The sets recommended for a first game (DOM-2.8).
    pub first_sets: Vec<SetIx>,
}

impl Aura {
    /// Whether it binds the opponents of its owner; otherwise it binds the owner.
    pub fn on_opponents(self) -> bool {
        matches!(self, Aura::MarketCost(_) | Aura::StackNeeds(_) | Aura::RefillCap(_))
    }
}
