//! Card effects exactly as they stand in the level files: a tree, with names for bindings and
//! buffers.
//!
//! Nothing is resolved or decided here; see [`compile`](super::compile) for that.

use serde::Deserialize;

use super::vocabulary::{
    Altered, Aura, BuildHook, Change, Condition, DealTo, Dest, Direction, Event, Group, HookPlace,
    LoopMode, Number, PayHook, Pick, Player, Source, Who, Zone,
};

/// A name of a binding or a buffer.
pub(super) type N = String;
/// An operation of a card; the steps of the same name say what it does.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Effect {
    Draw {
        from: Source<N>,
        count: Number<N>,
        to: Dest<N, N>,
    },
    Move {
        cards: Pick<N, N>,
        to: Dest<N, N>,
    },
    Flip {
        from: Source<N>,
        count: Number<N>,
        to: Dest<N, N>,
    },
    Swap {
        a: Pick<N, N>,
        b: Pick<N, N>,
        count: Number<N>,
    },
    ReplaceThis(Pick<N, N>),
    SwapDeckAndPile(Player<N>),
    Shuffle(Source<N>),
    Look {
        by: Player<N>,
        at: Zone<N, N>,
    },
    Reveal(Pick<N, N>),
    Roll {
        die: String,
        bind: N,
    },
    ChoosePlayers {
        who: Who,
        min: u8,
        max: u8,
        bind: N,
    },
    ChooseNumber {
        by: Player<N>,
        min: Number<N>,
        max: Number<N>,
        bind: N,
    },
    ChooseDirection {
        bind: N,
    },
    Deal {
        buffer: N,
        to: DealTo,
        players: Group<N, N>,
    },
    Modify {
        cards: Altered<N>,
        change: Change<N>,
    },
    Aura(Aura),
    FillMarket,
    Build(Pick<N, N>),
    Let {
        bind: N,
        number: Number<N>,
    },
    Remember(Pick<N, N>),
    If {
        condition: Condition<N>,
        then: Vec<Effect>,
        #[serde(default)]
        otherwise: Vec<Effect>,
    },
    May(Vec<Effect>),
    ForEach {
        group: Group<N, N>,
        #[serde(default = "clockwise")]
        direction: Direction<N>,
        mode: LoopMode,
        bind: N,
        body: Vec<Effect>,
    },
    Repeat {
        count: Number<N>,
        body: Vec<Effect>,
    },
    Later(Vec<Effect>),
}

fn clockwise() -> Direction<N> {
    Direction::Clockwise
}

/// A passive of a card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum WrittenHook {
    HandSize { add: i32, place: HookPlace },
    PayBefore(Vec<Effect>),
    Pay(PayHook),
    OnBought(Vec<Effect>),
    Build(BuildHook),
    Activate { per_turn: u8, body: Vec<Effect> },
    After { event: Event, optional: bool, body: Vec<Effect> },
    Copy(Zone<N, N>),
    OnTurnEnd(Vec<Effect>),
}
