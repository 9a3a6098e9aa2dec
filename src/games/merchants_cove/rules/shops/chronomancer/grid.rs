//! The grid and the machines: shifts, steps, the torn veil (MC-22.2, MC-22.9, MC-22.14).

use super::{
    CELLS, COLUMN, LAST, LINES, ROW, SPARE, ShopStep, asked, cell, column_of, row_of, tile,
    words::{MOVE, PLACE, Q_MOVE, Q_PLACE, Q_SHIFT, Q_SWAP_TILES, SHIFT, SWAP_TILES},
};
use crate::{
    games::merchants_cove::{
        rules::{shops, steps::did},
        table::{
            layout,
            nouns::{CoveTable, tell},
            verbs::FINISH,
        },
    },
    table::{
        action::{Action, Thing},
        ids::{Dial, Rule},
        offers::{Chosen, No, Offers, no},
        stages::Rules,
    },
};
use bevy_ecs::prelude::{Res, ResMut};
use std::cmp::Ordering;

/// The places of a line, from its first end: rows, then columns.
pub fn line(n: u16) -> Vec<u16> {
    match n < LINES {
        true => (0..LINES).map(|k| n * LINES + k).collect(),
        false => (0..LINES).map(|k| k * LINES + n - LINES).collect(),
    }
}

/// The places of a line from where the spare is pushed in.
fn from_end(n: u16, end: i32) -> Vec<u16> {
    let mut places = line(n);
    if end == 1 {
        places.reverse();
    }
    places
}

/// The grid after the spare was pushed into an end of a line; what falls out is left out.
pub fn pushed<T: Clone>(grid: &[T], spare: T, n: u16, end: i32) -> Vec<T> {
    let (mut after, mut last) = (grid.to_vec(), spare);
    for place in from_end(n, end) {
        std::mem::swap(&mut after[usize::from(place)], &mut last);
    }
    after
}

/// A shift as a number: line, then end.
fn entry(action: Action) -> i64 {
    i64::from(2 * action.args[0] + action.args[1])
}

/// MC-22.2: not the exact reverse of the last one.
fn may_shift(t: &CoveTable, action: Action) -> Result<(), No> {
    match t.ledger.dial(LAST) == (entry(action) ^ 1) + 1 {
        true => no("MC-22.2", "mc-no-reverse").err(),
        false => Ok(()),
    }
}

fn offer_shift(t: CoveTable, mut out: ResMut<Offers>) {
    for n in 0..2 * LINES {
        for end in 0..2 {
            let action = Action::two(SHIFT, n.into(), end);
            let first = if end == 0 { line(n)[0] } else { line(n)[usize::from(LINES) - 1] };
            out.judge(action, "mc-act-shift", Rule("MC-22.2"), may_shift(&t, action))
                .word("line", if n < LINES { "mc-line-row" } else { "mc-line-column" })
                .number("number", i64::from(n % LINES) + 1)
                .word("end", END_KEYS[usize::from(n >= LINES)][end as usize])
                .touch(Thing::Zone(cell(first)));
        }
    }
}

/// The ends of rows and of columns.
const END_KEYS: [[&str; 2]; 2] =
    [["mc-side-left", "mc-side-right"], ["mc-side-top", "mc-side-bottom"]];

/// The tile that is pushed out becomes the spare and turns fresh.
fn shift(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, at, _)) = asked(&t) else { return };
    let action = chosen.action();
    let places = from_end(action.args[0] as u16, action.args[1]);
    let Some(&spare) = t.ledger.contents(SPARE).first() else { return };
    t.ledger.done();
    t.ledger.set(layout::DID, 1);
    let mut pushed = spare;
    for n in places {
        let Some((next, ..)) = tile(&t, n) else { return };
        t.ledger.move_piece(next, SPARE);
        t.ledger.move_piece(pushed, cell(n));
        pushed = next;
    }
    t.ledger.set_mark(pushed, 0);
    t.ledger.set(LAST, entry(action) + 1);
    tell(&mut t, player, "mc-log-shift", "MC-22.2");
    at.again(&mut t, 0);
}

/// A step of a machine: its dial, and where it goes.
fn step_of(t: &CoveTable, n: i32) -> (Dial, i64) {
    let dial = if n < 2 { ROW } else { COLUMN };
    (dial, t.ledger.dial(dial) + if n % 2 == 0 { -1 } else { 1 })
}

/// MC-22.2: to a neighbouring row or column, no wrap.
fn may_step(t: &CoveTable, n: i32, left: i32) -> Result<(), No> {
    let (_, to) = step_of(t, n);
    match left > 0 && (0..LINES.into()).contains(&to) {
        true => Ok(()),
        false => no("MC-22.2", "mc-no-machine").number("steps", left.into()).err(),
    }
}

fn offer_move(t: CoveTable, mut out: ResMut<Offers>) {
    const KEYS: [&str; 4] = ["mc-step-up", "mc-step-down", "mc-step-left", "mc-step-right"];
    let Some((_, at, ShopStep::Move(most))) = asked(&t) else { return };
    for (n, key) in (0..).zip(KEYS) {
        let checks = may_step(&t, n, most - at.done);
        out.judge(Action::one(MOVE, n), "mc-act-move-machine", Rule("MC-22.2"), checks)
            .word("step", key);
    }
    // MC-22.14: where nothing was done before, at least one step is taken.
    let checks = if did(&t) { Ok(()) } else { Err(shops::not_in_full()) };
    out.judge(Action::plain(FINISH), "mc-act-move-done", Rule("MC-22.2"), checks);
}

fn step(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, at, _)) = asked(&t) else { return };
    let (dial, to) = step_of(&t, chosen.action().args[0]);
    t.ledger.done();
    t.ledger.set(layout::DID, 1);
    t.ledger.set(dial, to);
    tell(&mut t, player, "mc-log-machine", "MC-22.2");
    at.again(&mut t, 0);
}

/// MC-22.14: two different tiles; each pair has one name, its tiles in the order of the grid.
fn may_swap(n: i32, other: i32) -> Result<(), No> {
    match n.cmp(&other) {
        Ordering::Less => Ok(()),
        Ordering::Equal => no("MC-22.14", "mc-no-same-tile").err(),
        Ordering::Greater => no("MC-22.14", "mc-no-tile-order").err(),
    }
}

fn offer_swap(mut out: ResMut<Offers>) {
    for n in 0..CELLS {
        for other in n..CELLS {
            let action = Action::two(SWAP_TILES, n.into(), other.into());
            let checks = may_swap(n.into(), other.into());
            out.judge(action, "mc-act-swap-tiles", Rule("MC-22.14"), checks)
                .number("row", row_of(n))
                .number("column", column_of(n))
                .number("other-row", row_of(other))
                .number("other-column", column_of(other))
                .touch(Thing::Zone(cell(n)))
                .touch(Thing::Zone(cell(other)));
        }
    }
}

fn swap(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, at, _)) = asked(&t) else { return };
    let [n, other, _] = chosen.action().args.map(|n| n as u16);
    let (Some((one, ..)), Some((two, ..))) = (tile(&t, n), tile(&t, other)) else { return };
    t.ledger.done();
    t.ledger.set(layout::DID, 1);
    t.ledger.move_piece(one, cell(other));
    t.ledger.move_piece(two, cell(n));
    tell(&mut t, player, "mc-log-swap-tiles", "MC-22.14");
    at.again(&mut t, 0);
}

fn offer_place(mut out: ResMut<Offers>) {
    for n in 0..CELLS {
        out.offer(Action::one(PLACE, n.into()), "mc-act-place-machines", Rule("MC-22.9"))
            .number("row", row_of(n))
            .number("column", column_of(n))
            .touch(Thing::Zone(cell(n)));
    }
}

fn place(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, at, _)) = asked(&t) else { return };
    let n = chosen.action().args[0] as u16;
    t.ledger.done();
    t.ledger.set(ROW, (n / LINES).into());
    t.ledger.set(COLUMN, (n % LINES).into());
    tell(&mut t, player, "mc-log-machine", "MC-22.9");
    at.again(&mut t, 0);
}

/// Why an action of the shop that nobody offers is not possible now.
pub(super) fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    let asked = asked(t);
    Some(match action.verb {
        SHIFT => may_shift(t, action).err().unwrap_or_else(|| no("MC-22.2", "mc-no-shift")),
        MOVE => {
            let left = match asked {
                Some((_, at, ShopStep::Move(most))) => most - at.done,
                _ => 0,
            };
            may_step(t, action.args[0], left).err()?
        }
        SWAP_TILES if t.ledger.decision().is_some_and(|d| d.question == Q_SWAP_TILES) => {
            may_swap(action.args[0], action.args[1]).err()?
        }
        SWAP_TILES | PLACE => no("MC-22.9", "mc-no-veil"),
        _ => return None,
    })
}

/// Puts the shop's chapter into the stages.
pub(super) fn plug(rules: &mut Rules) {
    rules.apply(&[SHIFT], shift);
    rules.apply(&[MOVE], step);
    rules.apply(&[SWAP_TILES], swap);
    rules.apply(&[PLACE], place);
    rules.offer(&[Q_SHIFT], offer_shift);
    rules.offer(&[Q_MOVE], offer_move);
    rules.offer(&[Q_SWAP_TILES], offer_swap);
    rules.offer(&[Q_PLACE], offer_place);
}
