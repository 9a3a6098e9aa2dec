//! The walk through an effect: one step after the other until a question lies on top of the agenda
//! or the effect has ended. It only leads from step to step; what a step does stands in the files
//! beside it.

use super::super::cards;
use super::{
    asking, dealing, moving, picking, reading,
    running::{RunningEffect, WalkFlow, reset, running},
    swapping, telling, together,
};
use crate::{
    games::dale_of_merchants::{
        level::{Aura, BindKind, LoopMode, Pc, Source, Step},
        table::{
            layout::{self, Layout, mark},
            nouns::DaleView,
            state::DaleTable,
            verbs::{F_BUILD_ALONE, F_EFFECT, F_EFFECT_OVER},
        },
    },
    table::{
        dice::Stream,
        ids::{Dial, PieceId, SeatId},
        stages::Rules,
        view::TableView,
    },
};

fn walk(mut c: DaleTable) {
    loop {
        if c.ended() {
            // The last stack ends everything at once (DOM-13.1).
            c.ledger.done();
            reset(&mut c);
            return;
        }
        let Some(e) = running(&c) else {
            c.ledger.done();
            return;
        };
        let step = c.program(e.program).step(e.pc);
        if step == Step::Done {
            end(&mut c, &e);
            return;
        }
        let next = match carry_out(&mut c, &e, step).unwrap_or(WalkFlow::Next) {
            WalkFlow::Wait => return,
            WalkFlow::Next => e.pc.saturating_add(1),
            WalkFlow::To(pc) => pc,
        };
        c.ledger.set(layout::EFFECT_STEP, i64::from(next));
        c.ledger.set(layout::EFFECT_PROGRESS, 0);
        c.ledger.set(layout::EFFECT_ANSWER, 0);
        if c.ledger.consequence().is_none_or(|due| due.follow != F_EFFECT) {
            return;
        }
    }
}

/// Carries out a step; `None` where it reads an unset binding: it is skipped.
fn carry_out(c: &mut DaleTable, e: &RunningEffect, step: Step) -> Option<WalkFlow> {
    match step {
        Step::Draw { from, count, to } => moving::draw(c, e, from, count, to, true)?,
        Step::Flip { from, count, to } => moving::draw(c, e, from, count, to, false)?,
        Step::Move { cards, to } => return moving::step(c, e, &cards, to),
        Step::Swap { a, b, count } => return swapping::swap(c, e, &a, &b, count),
        Step::ReplaceThis(pick) => return swapping::replace(c, e, &pick),
        Step::SwapDeckAndPile(player) => swapping::turn_over(c, reading::player(c, e, player)?),
        Step::Shuffle(Source::DeckOf(player)) => {
            cards::shuffle_deck(c, reading::player(c, e, player)?)
        }
        Step::Shuffle(Source::Supply) => c.ledger.shuffle(Layout::SUPPLY, Stream::Draw),
        Step::Look { by, at } => return asking::look(c, e, by, at),
        Step::Reveal(pick) => return asking::reveal(c, e, &pick),
        Step::Roll { die, into } => return asking::roll(c, e, die, into),
        Step::ChoosePlayers { who, min, max, into } => {
            return asking::players(c, e, who, usize::from(min), usize::from(max), into);
        }
        Step::ChooseNumber { by, min, max, into } => {
            return asking::number(c, e, by, min, max, into);
        }
        Step::ChooseDirection { into } => return asking::direction(c, e, into),
        Step::Deal { buffer, to, players } => return dealing::deal(c, e, buffer, to, players),
        Step::Modify { cards, change } => asking::alter(c, e, cards, change)?,
        Step::Aura(aura) => lasting(c, e, aura),
        Step::FillMarket => cards::fill_market(c),
        Step::Build(pick) => {
            let card = picking::candidates(c, e, &pick)?.first().copied()?;
            c.follow(F_BUILD_ALONE, [e.me.0.into(), card.0.into(), 0, 0]);
        }
        Step::Let { into, number } => {
            let value = reading::number(c, e, number)?;
            reading::bind(c, into, value);
        }
        Step::Remember(pick) => return asking::remember(c, e, &pick),
        Step::Unless { condition, to } if !reading::holds(c, e, condition) => {
            return Some(WalkFlow::To(to));
        }
        Step::Jump(to) => return Some(WalkFlow::To(to)),
        Step::May { no } => return Some(asking::may(c, e, no)),
        Step::ForEach { .. } => return first_player(c, e, step),
        Step::NextPlayer { head } => return next_player(c, e, head),
        Step::Repeat { count, counter, end } => {
            c.ledger.set(loop_dial(counter.ix()), 0);
            if reading::amount(c, e, count).unwrap_or(0) == 0 {
                return Some(WalkFlow::To(end));
            }
        }
        Step::NextRound { head } => return next_round(c, e, head),
        Step::Unless { .. } | Step::Done => {}
    }
    Some(WalkFlow::Next)
}

fn loop_dial(counter: usize) -> Dial {
    Dial(layout::EFFECT_LOOPS.0 + (counter as u16).min(layout::MOST_LOOPS - 1))
}

fn first_player(c: &mut DaleTable, e: &RunningEffect, step: Step) -> Option<WalkFlow> {
    let Step::ForEach { group, direction, mode, player, counter, end } = step else { return None };
    c.ledger.set(loop_dial(counter.ix()), 0);
    let first = reading::members(c, e, group, direction).and_then(|m| m.first().copied());
    let Some(first) = first else { return Some(WalkFlow::To(end)) };
    reading::bind(c, player, 1 << first.0);
    c.ledger.set(layout::EFFECT_PLANNING, i64::from(mode == LoopMode::Together));
    Some(WalkFlow::Next)
}

fn next_round(c: &mut DaleTable, e: &RunningEffect, head: Pc) -> Option<WalkFlow> {
    let Step::Repeat { count, counter, .. } = c.program(e.program).step(head) else {
        return None;
    };
    let dial = loop_dial(counter.ix());
    c.ledger.add(dial, 1);
    let more = c.ledger.dial(dial) < reading::amount(c, e, count)? as i64;
    Some(if more { WalkFlow::To(head + 1) } else { WalkFlow::Next })
}

fn next_player(c: &mut DaleTable, e: &RunningEffect, head: Pc) -> Option<WalkFlow> {
    let Step::ForEach { group, direction, mode, player, counter, .. } =
        c.program(e.program).step(head)
    else {
        return None;
    };
    let dial = loop_dial(counter.ix());
    c.ledger.add(dial, 1);
    let members = reading::members(c, e, group, direction)?;
    if let Some(seat) = members.get(c.ledger.dial(dial).max(0) as usize) {
        reading::bind(c, player, 1 << seat.0);
        return Some(WalkFlow::To(head + 1));
    }
    if mode == LoopMode::Together {
        c.ledger.set(layout::EFFECT_PLANNING, 0);
        together::carry_out(c, e, head, player, &members);
    }
    Some(WalkFlow::Next)
}

/// A lasting effect. Those of a scheduled card are read off the schedule (DOM-5.9); the others last
/// until the clean-up.
fn lasting(c: &mut DaleTable, e: &RunningEffect, aura: Aura) {
    telling::aura(c, e.me, aura);
    if c.program(e.program).later.is_some() {
        return;
    }
    match aura {
        Aura::HandSize(n) => c.ledger.add(layout::HAND_SIZE, i64::from(n)),
        Aura::MyMarketCost(n) => c.ledger.add(layout::MARKET_COST, i64::from(n)),
        Aura::MarketCost(_) | Aura::StackNeeds(_) | Aura::RefillCap(_) => {}
    }
}

/// The effect has ended: its dials are wiped, what follows is due.
fn end(c: &mut DaleTable, e: &RunningEffect) {
    c.ledger.done();
    empty_buffer(c);
    if c.program(e.program).binds.contains(&BindKind::Cards) {
        let held: Vec<PieceId> =
            all_cards(c).filter(|&card| c.marked(card, mark::BOUND) != 0).collect();
        for card in held.into_iter().filter(|&card| card != e.card) {
            // A copy that was named for this choice ends with it (DOM-10.16).
            c.mark(card, mark::COPY, 0);
        }
    }
    reset(c);
    let what = [e.ending as i32, e.card.0.into(), e.me.0.into(), e.program.0.into()];
    c.follow(F_EFFECT_OVER, what);
}

fn all_cards(c: &DaleTable) -> impl Iterator<Item = PieceId> + use<> {
    c.ledger.catalogue.all_pieces()
}

/// No card may be left in limbo (DOM-17.2): one that is goes where it would have been thrown or
/// discarded.
fn empty_buffer(c: &mut DaleTable) {
    debug_assert!(
        c.ledger.count(Layout::BUFFER) == 0,
        "the loader makes sure that effects empty their buffers"
    );
    while let Some(card) = c.top(Layout::BUFFER) {
        match c.marked(card, mark::SEAT) {
            0 => cards::throw_away(c, card),
            seat => cards::discard(c, card, SeatId((seat - 1) as u8)),
        }
    }
}

/// Puts the walk into the stages.
pub(super) fn plug(rules: &mut Rules) {
    rules.consequence(&[F_EFFECT], walk);
}
