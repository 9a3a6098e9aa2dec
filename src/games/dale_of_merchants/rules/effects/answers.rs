//! The answers to the questions of an effect, carried out: a choice is written on cards and dials,
//! and when the question is answered the effect goes on at the same step. Only what was offered
//! comes here.

use super::super::{acting, chameleons};
use super::{dealing::Round, picking, running::running, swapping};
use crate::{
    games::dale_of_merchants::{
        level::{Pick, Step},
        table::{
            layout::{self, mark},
            nouns::DaleView,
            state::DaleTable,
            verbs::{
                CHOOSE, CHOOSE_AS, DONE, GIVE, GO_ON, NAME, NO, NUMBER_IS, Q_CARDS, Q_DEAL,
                Q_EXCHANGE, Q_LOOKED, Q_MAY, Q_NUMBER, Q_ORDER, Q_PLAYERS, Q_SIDE, REST, SIDE_IS,
                YES,
            },
        },
    },
    table::{
        agenda::Decision,
        ids::{PieceId, Question, SeatId},
        offers::Chosen,
        stages::Rules,
    },
};
use bevy_ecs::prelude::Res;

/// The pick that the standing question is about.
pub(super) fn pick(c: &DaleTable, decision: &Decision) -> Option<Pick> {
    let e = running(c)?;
    match c.program(e.program).step(e.pc) {
        Step::Move { cards, .. } => Some(cards),
        Step::Reveal(pick) | Step::Remember(pick) | Step::ReplaceThis(pick) | Step::Build(pick) => {
            Some(pick)
        }
        Step::Swap { a, b, .. } if decision.question == Q_EXCHANGE => {
            Some(if decision.memory[2] == 0 { a } else { b })
        }
        _ => None,
    }
}

/// The cards that the standing question is about, chosen ones included.
pub(super) fn cards(c: &DaleTable, pick: &Pick) -> Vec<PieceId> {
    running(c).and_then(|e| swapping::side(c, &e, pick)).unwrap_or_default()
}

/// The standing question, if it is this one.
fn question(c: &DaleTable, among: &[Question]) -> Option<Decision> {
    c.ledger.decision().filter(|d| among.contains(&d.question))
}

fn close_with(c: &mut DaleTable, answer: i64) {
    c.ledger.set(layout::EFFECT_ANSWER, answer + 1);
    c.ledger.done();
}

fn choose(mut c: DaleTable, chosen: Res<Chosen>) {
    let Some(decision) = question(&c, &[Q_CARDS, Q_ORDER, Q_EXCHANGE]) else { return };
    let Some(pick) = pick(&c, &decision) else { return };
    let action = chosen.action();
    let (card, there) = (action.piece(), cards(&c, &pick));
    if !there.contains(&card) || c.marked(card, mark::PICK) > 0 {
        return;
    }
    if decision.question == Q_CARDS && decision.memory[2] != 0 {
        let Ok(guise) = acting::guise(&c, action, CHOOSE_AS, decision.seat) else { return };
        chameleons::put_on(&mut c, guise);
    }
    picking::add(&mut c, &there, card);
    let left = there.iter().filter(|&&card| c.marked(card, mark::PICK) == 0).count();
    let enough = match decision.question {
        // The last one goes by itself.
        Q_ORDER => left <= 1,
        _ => there.len() - left >= decision.memory[1].max(0) as usize,
    };
    if enough {
        c.ledger.done();
    }
}

fn done(mut c: DaleTable) {
    if question(&c, &[Q_CARDS]).is_some() {
        c.ledger.done();
    } else if let Some(decision) = question(&c, &[Q_PLAYERS]) {
        close_with(&mut c, i64::from(decision.memory[2]));
    }
}

fn rest(mut c: DaleTable) {
    if question(&c, &[Q_ORDER]).is_some() {
        c.ledger.done();
    }
}

fn name(mut c: DaleTable, chosen: Res<Chosen>) {
    let Some(decision) = question(&c, &[Q_PLAYERS]) else { return };
    let [least, most, named, rest] = decision.memory;
    let named = named | 1 << chosen.action().seat().0.min(30);
    if named.count_ones() as i32 >= most {
        close_with(&mut c, i64::from(named));
    } else {
        c.ledger.done();
        c.ask(decision.seat, Q_PLAYERS, [least, most, named, rest]);
    }
}

fn number(mut c: DaleTable, chosen: Res<Chosen>) {
    if question(&c, &[Q_NUMBER]).is_some() {
        close_with(&mut c, i64::from(chosen.action().args[0]));
    }
}

fn side(mut c: DaleTable, chosen: Res<Chosen>) {
    if question(&c, &[Q_SIDE]).is_some() {
        close_with(&mut c, i64::from(chosen.action().args[0]));
    }
}

fn yes_or_no(mut c: DaleTable, chosen: Res<Chosen>) {
    if question(&c, &[Q_MAY]).is_some() {
        close_with(&mut c, i64::from(chosen.action().verb == YES));
    }
}

fn give(mut c: DaleTable, chosen: Res<Chosen>) {
    if question(&c, &[Q_DEAL]).is_none() {
        return;
    }
    let Some(round) = running(&c).and_then(|e| Round::of(&c, &e)) else { return };
    let (card, seat) = (chosen.action().piece(), SeatId(chosen.action().args[1] as u8));
    if !round.cards.contains(&card) || !round.seats.contains(&seat) {
        return;
    }
    Round::give(&mut c, card, seat);
    if round.settle(&mut c) {
        c.ledger.done();
    }
}

fn go_on(mut c: DaleTable) {
    if question(&c, &[Q_LOOKED]).is_some() {
        c.ledger.done();
    }
}

/// Puts the answers into the stages.
pub(super) fn plug(rules: &mut Rules) {
    rules.apply(&[CHOOSE, CHOOSE_AS], choose);
    rules.apply(&[DONE], done);
    rules.apply(&[REST], rest);
    rules.apply(&[NAME], name);
    rules.apply(&[NUMBER_IS], number);
    rules.apply(&[SIDE_IS], side);
    rules.apply(&[YES, NO], yes_or_no);
    rules.apply(&[GIVE], give);
    rules.apply(&[GO_ON], go_on);
}
