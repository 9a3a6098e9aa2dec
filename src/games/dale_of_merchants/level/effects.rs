//! Compiled card effects. A [`Program`] is a flat list of steps with jump targets, so that an
//! effect can stop at any question and its place is one small number: the program and the index of
//! the next step (see [`Pc`]).
//!
//! It says what a card does, in order, and never carries it out. It never changes after loading,
//! and cannot be built wrong: every jump, binding, buffer and loop in it exists (the loader makes
//! sure).
//!
//! How it is walked: start at step 0 with all bindings unset, all buffers empty and all loops at 0.
//! A step that says nothing else is followed by the next one. [`Step::Done`] ends the walk. A
//! program with [`Program::later`] is walked a second time from there, at the start of its owner's
//! next turn, again with all bindings unset (DOM-3.3).

use super::{
    Aura, CardIx, DieIx,
    vocabulary::{
        Altered, Bind, Buffer, Change, Condition, DealTo, Dest, Direction, Group, LoopMode, Number,
        Pick, Player, Source, Who, Zone,
    },
};

/// Most bindings that one program may have.
pub const MAX_BINDS: usize = 8;
/// Most of them that may hold cards: each is a bit on the cards.
pub const MAX_CARD_BINDS: usize = 2;
/// Most buffers that one program may have.
pub const MAX_BUFFERS: usize = 2;
/// Most loops that may stand inside one another.
pub const MAX_LOOPS: usize = 3;

/// The index of a step in [`Program::steps`]: 0 is the first one.
pub type Pc = u16;

/// The counter of a loop: how often its body has been begun. Loops that do not stand inside one
/// another share one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Loop(pub u8);

impl Loop {
    /// The position in a list of counters.
    pub fn ix(self) -> usize {
        usize::from(self.0)
    }
}

/// What a binding holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BindKind {
    /// A number.
    Number,
    /// One player, or several (`ChoosePlayers` with more than one).
    Players,
    /// Left (clockwise) or right (DOM-12.9).
    Direction,
    /// Cards, at most four.
    Cards,
}

/// What is known of a buffer before play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BufferInfo {
    /// The controller may look into it, because the controller chooses from it, deals it out or
    /// puts it in order (DOM-15). Otherwise nobody may, until its cards are revealed.
    pub seen: bool,
}

/// One effect of one card, compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// The card kind it is printed on.
    pub card: CardIx,
    /// The steps; the last one is always [`Step::Done`], so a walk never runs off the end.
    pub steps: Vec<Step>,
    /// What each binding holds.
    pub binds: Vec<BindKind>,
    /// Its buffers.
    pub buffers: Vec<BufferInfo>,
    /// How many loop counters it needs.
    pub loops: u8,
    /// Where the delayed part begins. With one, the card stays in the schedule after the first
    /// walk (DOM-5.4) until the second has ended; the part may be empty.
    pub later: Option<Pc>,
}

impl Program {
    /// The step at a place; beyond the end [`Step::Done`].
    pub fn step(&self, pc: Pc) -> Step {
        self.steps.get(usize::from(pc)).copied().unwrap_or(Step::Done)
    }
}

/// One step of a program. A step that reads an unset binding of cards, players or a direction is
/// skipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Draw one by one (DOM-8.1, DOM-8.2); from a player's deck junk if deck and pile are empty
    /// (DOM-8.3), from the supply nothing more (DOM-8.4).
    Draw {
        /// Where from.
        from: Source,
        /// How many.
        count: Number,
        /// Where to.
        to: Dest,
    },
    /// Move cards. Several cards onto one pile or deck: whoever moves them chooses the order
    /// (DOM-8.8). Inside a loop [`LoopMode::Together`] the move is only planned.
    Move {
        /// Which.
        cards: Pick,
        /// Where to.
        to: Dest,
    },
    /// The top cards go one by one, rebuilding the deck as needed, never replaced by junk
    /// (DOM-8.4).
    Flip {
        /// Where from.
        from: Source,
        /// How many.
        count: Number,
        /// Where to.
        to: Dest,
    },
    /// Exchange equally many cards of two zones, at most `count`, as many as possible (DOM-8.10);
    /// the counts of the two picks play no part. Both sides are picked before any card moves,
    /// and each card takes the place of one that it is exchanged for. With [`Zone::DeckTop`]
    /// the top cards are exchanged as blocks in their order; such a deck is rebuilt first if it is
    /// short.
    Swap {
        /// One side.
        a: Pick,
        /// The other side.
        b: Pick,
        /// How many at most.
        count: Number,
    },
    /// The played card goes to the place of the picked one, which goes to my hand (DOM-5.10). If
    /// nothing can be picked, the card goes to my pile as usual.
    ReplaceThis(Pick),
    /// The deck is turned over and becomes the pile, the pile becomes the deck (DOM-8.11).
    SwapDeckAndPile(Player),
    /// Shuffle; an event for others if there is at least one card (DOM-8.5).
    Shuffle(Source),
    /// A private look; nothing moves.
    Look {
        /// Who looks.
        by: Player,
        /// At what.
        at: Zone,
    },
    /// Show cards to everybody; they stay where they are.
    Reveal(Pick),
    /// Roll a die in the open.
    Roll {
        /// Which die.
        die: DieIx,
        /// Takes the number rolled.
        into: Bind,
    },
    /// Choose players; done by the program if there is only one way (DOM-12.1).
    ChoosePlayers {
        /// Who may be chosen.
        who: Who,
        /// How many at least.
        min: u8,
        /// How many at most.
        max: u8,
        /// Takes the players.
        into: Bind,
    },
    /// Choose a number: a guess, a value.
    ChooseNumber {
        /// Who chooses.
        by: Player,
        /// The lowest number allowed.
        min: Number,
        /// The highest number allowed.
        max: Number,
        /// Takes the number.
        into: Bind,
    },
    /// Choose left or right; done by the program with two players (DOM-12.9).
    ChooseDirection {
        /// Takes the direction.
        into: Bind,
    },
    /// I give exactly one card of a buffer to each of the players, as I like (DOM-12.2).
    Deal {
        /// Which buffer.
        buffer: Buffer,
        /// Into hands or on decks.
        to: DealTo,
        /// To whom.
        players: Group,
    },
    /// Alter values until the end of the turn (DOM-11).
    Modify {
        /// Of what.
        cards: Altered,
        /// How.
        change: Change,
    },
    /// Begin a lasting effect.
    Aura(Aura),
    /// Slide the market to the right and fill it (DOM-9.4, DOM-9.5).
    FillMarket,
    /// Build my next stack with exactly these cards (DOM-6).
    Build(Pick),
    /// Work out a number now.
    Let {
        /// Takes the number.
        into: Bind,
        /// What is worked out.
        number: Number,
    },
    /// Remember cards without moving them; the pick names the binding.
    Remember(Pick),

    /// Go on with the next step if the condition holds, otherwise at `to`.
    Unless {
        /// The condition.
        condition: Condition,
        /// Where to go if it does not hold.
        to: Pc,
    },
    /// Go on at another step.
    Jump(Pc),
    /// Ask me yes or no: with yes go on with the next step, with no at `no`.
    May {
        /// Where to go after a no.
        no: Pc,
    },
    /// Begin a loop over players: set its counter to 0. If the group has nobody, go on at `end`;
    /// otherwise bind the first player and go on with the next step, the body. In
    /// [`LoopMode::Together`] moves of the body are planned, not made.
    ForEach {
        /// The players, in seat order.
        group: Group,
        /// Which way round.
        direction: Direction,
        /// One after the other, or together.
        mode: LoopMode,
        /// Takes the player of this round.
        player: Bind,
        /// The counter.
        counter: Loop,
        /// The step after the loop.
        end: Pc,
    },
    /// The end of the body of the `ForEach` at `head`: count; if there is a next player, bind that
    /// one and go on at `head + 1`, otherwise (together: make the planned moves, then) go on
    /// with the next step.
    NextPlayer {
        /// The step that began the loop.
        head: Pc,
    },
    /// Begin a loop of so many rounds: set its counter to 0. With no round go on at `end`,
    /// otherwise with the body.
    Repeat {
        /// How many rounds.
        count: Number,
        /// The counter.
        counter: Loop,
        /// The step after the loop.
        end: Pc,
    },
    /// The end of the body of the `Repeat` at `head`: count; if there is another round go on at
    /// `head + 1`, otherwise with the next step. Its number must not change during the loop.
    NextRound {
        /// The step that began the loop.
        head: Pc,
    },
    /// The walk has ended.
    Done,
}
