//! Chapters DD-4, DD-6 and DD-16: who is in turn, what an action turn begins and ends with, and
//! when the game is over. What is done in between has chapters of its own.

use super::exploring;
use crate::games::duck_dealer::{
    level::{Colour, PlanetIx},
    table::{
        layout::{self, COUNTER, Phase, Site, opened, stock, virtuals},
        nouns::{DuckTable, DuckView},
        verbs::*,
    },
};
use crate::table::{
    action::{Action, Value},
    agenda::Decision,
    ids::{PieceId, Rule, SeatId, SpaceId, ZoneId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// The name of a colour of energy.
pub fn colour_word(colour: Colour) -> Value {
    Value::Word(["dd-colour-red", "dd-colour-yellow", "dd-colour-blue"][colour as usize])
}

/// Spends tokens of the seat in turn: virtual ones first, which give nothing back (DD-5.6); real
/// ones go to the stock at once (DD-6.5). From then on no route cube is free (DD-6.4).
pub fn spend(t: &mut DuckTable, colour: Colour, count: i64) {
    if count == 0 {
        return;
    }
    let from_virtual = t.virtual_tokens(colour).min(count);
    t.ledger.add(virtuals(colour), -from_virtual);
    let loose = t.layout().loose(t.active(), colour);
    t.ledger.pay(loose, stock(colour), count - from_virtual);
    tell_left_cubes(t);
    t.ledger.set(layout::SPENT, 1);
    t.ledger.set(layout::ALLOWANCE, 0);
}

/// DD-6.4: the free cubes that were not set are told; nobody notices otherwise that they are gone.
fn tell_left_cubes(t: &mut DuckTable) {
    let (seat, hand) = (t.active(), t.ledger.count(t.layout().cubes(t.active())) as i64);
    let left = t.ledger.dial(layout::ALLOWANCE).min(hand);
    if left > 0 {
        let line = t.ledger.say("dd-log-cubes-left", Rule("DD-6.4")).seat("seat", seat);
        line.number("count", left);
    }
}

/// The next seat chooses equipment or a start planet; after the last one comes the phase.
pub fn next_to_prepare(t: &mut DuckTable, then: Phase) {
    let next = SeatId((t.active().0 + 1) % t.spec.0.layout.seats);
    t.ledger.set(layout::ACTIVE, next.0.into());
    if i64::from(next.0) == t.ledger.dial(layout::FIRST) {
        t.set_phase(then);
    }
}

/// DD-4.1: a turn begins.
pub fn begin(t: &mut DuckTable, seat: SeatId) {
    t.ledger.set(layout::ACTIVE, seat.0.into());
    t.ledger.add(layout::TURN, 1);
    for dial in [layout::STEPS, layout::FREE, layout::SPENT, layout::ALLOWANCE] {
        t.ledger.set(dial, 0);
    }
    t.set_phase(Phase::Turn);
}

/// The turn is over: the game with it, or the next seat is in turn (DD-4.1, DD-16.1).
pub fn pass(t: &mut DuckTable) {
    let seat = t.active();
    if t.counted() >= t.level().counter() {
        return end(t);
    }
    t.ledger.add(layout::QUIET, 1);
    let quiet = t.ledger.dial(layout::QUIET);
    if quiet > 0 && quiet % t.level().quiet.max(1) == 0 {
        t.ledger.say("dd-log-quiet", Rule("DD-5.7")).number("turns", quiet);
    }
    begin(t, SeatId((seat.0 + 1) % t.spec.0.layout.seats));
}

/// DD-16.1, DD-16.3: most points win; several share the place.
fn end(t: &mut DuckTable) {
    let points = t.fortunes();
    let most = points.iter().max().copied().unwrap_or_default();
    let winners: i64 =
        (points.iter().enumerate()).filter(|(_, vp)| **vp == most).map(|(seat, _)| 1 << seat).sum();
    t.ledger.set(layout::WINNERS, winners);
    let shared = winners.count_ones() > 1;
    t.ledger.set(layout::ENDED, if shared { 2 } else { 1 });
    let key = if shared { "dd-log-end-shared" } else { "dd-log-end" };
    let rule = if shared { "DD-16.3" } else { "DD-16.1" };
    let names = (t.seats().filter(|seat| winners & (1 << seat.0) != 0)).map(Value::Seat).collect();
    t.ledger.say(key, Rule(rule)).number("most", most).arg("winners", Value::List(names));
}

/// Asks what the phase asks.
fn ask(mut t: DuckTable) {
    if !t.ledger.agenda_is_empty() || t.ended() {
        return;
    }
    let seat = t.active();
    let partner = SeatId((t.ledger.dial(layout::PARTNER) - 1).max(0) as u8);
    let (seat, question) = match t.phase() {
        Phase::Equip => (seat, Q_EQUIP),
        Phase::Start => (seat, Q_START),
        Phase::Turn => (seat, Q_TURN),
        Phase::Free => (seat, Q_FREE),
        Phase::Cube => (seat, Q_CUBE),
        Phase::Act => (seat, Q_ACT),
        Phase::Offer => (seat, Q_OFFER),
        Phase::Answer => (partner, Q_ANSWER),
        Phase::Keep => (seat, Q_KEEP),
    };
    t.ledger.ask(Decision { seat, question, memory: [0; 4] });
}

fn offer_act(t: DuckTable, mut out: ResMut<Offers>) {
    let space = t.counted() as i64 + 1;
    let row = t.level().row(t.counted() + 1).cubes;
    out.offer(Action::plain(ACT), "dd-act-act", Rule("DD-6.1"))
        .number("space", space)
        .number("last", t.level().counter() as i64)
        .number("cubes", row);
}

fn act(mut t: DuckTable) {
    t.ledger.done();
    take_space(&mut t);
}

/// DD-6.1: a cube for the counter, out of the hand or, where none is left, off the board (DD-6.2).
pub fn take_space(t: &mut DuckTable) {
    let hand = t.layout().cubes(t.active());
    match t.ledger.contents(hand).last().copied() {
        Some(cube) => count(t, cube),
        None => t.set_phase(Phase::Cube),
    }
}

/// How the log counts action turns, and the last one.
pub(in crate::games::duck_dealer) const COUNTED: [&str; 2] = ["dd-log-act", "dd-log-act-last"];

/// Puts a cube on the lowest free space of the counter, and begins the action turn.
fn count(t: &mut DuckTable, cube: PieceId) {
    let seat = t.active();
    t.ledger.move_piece(cube, COUNTER);
    t.ledger.set(layout::QUIET, -1);
    let (space, last) = (t.counted(), t.level().counter());
    let key = COUNTED[usize::from(space >= last)];
    let line = t.ledger.say(key, Rule("DD-6.1")).seat("seat", seat);
    line.number("space", space as i64).number("last", last as i64);
    begin_acting(t);
}

/// The steps of an action turn begin: route cubes by the row of the last cube on the counter
/// (DD-6.3, DD-5.7).
pub fn begin_acting(t: &mut DuckTable) {
    let cubes = t.level().row(t.counted()).cubes;
    t.ledger.set(layout::ALLOWANCE, cubes);
    t.set_phase(Phase::Act);
}

/// The cubes that a seat has on routes and privileges, with the space and the word of each place.
fn on_board(t: &DuckTable, seat: SeatId) -> Vec<(ZoneId, SpaceId, usize)> {
    let l = t.layout();
    let routes = (l.planets..l.spaces)
        .filter(|&point| t.cube_on(point) == Some(seat))
        .map(|point| (l.cube_at(point), SpaceId(point), 0));
    let sites = t.level().every_planet().flat_map(|planet| {
        let own = Site::ALL.into_iter().filter(move |&site| t.claimed(planet, site) == Some(seat));
        own.filter_map(move |site| {
            Some((l.privilege(planet, site)?, SpaceId(planet.0), site as usize + 1))
        })
    });
    routes.chain(sites).collect()
}

fn offer_cubes(t: DuckTable, mut out: ResMut<Offers>) {
    for (_, space, place) in on_board(&t, t.active()) {
        let key = if place == 0 { "dd-act-take-cube" } else { "dd-act-take-privilege" };
        let action = Action::two(TAKE_CUBE, space.0.into(), place as i32);
        let words = out.offer(action, key, Rule("DD-6.2")).space("space", space);
        if let Some(site) = place.checked_sub(1) {
            words.word("site", SITE_KEYS[site]);
        }
    }
}

/// The names of the sites.
pub const SITE_KEYS: [&str; 4] =
    ["dd-site-mine", "dd-site-shipyard", "dd-site-consumer", "dd-site-factory"];

/// DD-6.2: a privilege that is taken back ends at once.
fn take_cube(mut t: DuckTable, chosen: Res<Chosen>) {
    let (seat, action) = (t.active(), chosen.action());
    let own = on_board(&t, seat);
    let wanted = (action.space(), action.args[1] as usize);
    let Some(&(zone, space, place)) = own.iter().find(|c| (c.1, c.2) == wanted) else { return };
    let Some(&cube) = t.ledger.contents(zone).first() else { return };
    t.ledger.done();
    if let Some(&site) = place.checked_sub(1).and_then(|n| Site::ALL.get(n))
        && t.planet_of(seat) == Some(PlanetIx(space.0))
    {
        let left = t.ledger.dial(opened(seat)) & !(1 << site.place());
        t.ledger.set(opened(seat), left);
    }
    let line = t.ledger.say("dd-log-take-cube", Rule("DD-6.2"));
    line.seat("seat", seat).space("space", space);
    count(&mut t, cube);
}

/// What would go back by DD-6.7 is said beforehand.
fn offer_end(t: DuckTable, mut out: ResMut<Offers>) {
    let loose = Colour::ALL.map(|colour| t.loose(t.active(), colour));
    let lost = (loose.iter().sum::<i64>() - t.level().keep).max(0);
    let words = out.offer(Action::plain(END_TURN), "dd-act-end-turn", Rule("DD-6.8"));
    words.number("lost", lost);
}

/// DD-6.8: exploration comes first, then virtual tokens vanish, then the limit.
fn end_turn(t: &mut DuckTable, _: Action) {
    for colour in Colour::ALL {
        t.ledger.set(virtuals(colour), 0);
    }
    tell_left_cubes(t);
    let (seat, keep) = (t.active(), t.level().keep);
    let loose = Colour::ALL.map(|colour| t.loose(seat, colour));
    let sum: i64 = loose.iter().sum();
    t.ledger.done();
    if sum <= keep {
        return finish(t);
    }
    // Where only one colour is there, there is no choice.
    if loose.iter().filter(|n| **n > 0).count() == 1 {
        let kept = loose.map(|n| n.min(keep));
        give_back(t, kept);
        return finish(t);
    }
    t.set_phase(Phase::Keep);
}

/// What is not kept goes to the stock (DD-6.7).
fn give_back(t: &mut DuckTable, kept: [i64; 3]) {
    let seat = t.active();
    let mut back = 0;
    for (colour, kept) in Colour::ALL.into_iter().zip(kept) {
        let (purse, excess) =
            (t.layout().loose(seat, colour), (t.loose(seat, colour) - kept).max(0));
        t.ledger.pay(purse, stock(colour), excess);
        back += excess;
    }
    t.ledger.say("dd-log-keep", Rule("DD-6.7")).seat("seat", seat).number("back", back);
}

/// Unspent steps are lost, then the game may be over (DD-6.8).
fn finish(t: &mut DuckTable) {
    let seat = t.active();
    t.ledger.set(layout::STEPS, 0);
    t.ledger.say("dd-log-end-turn", Rule("DD-6.8")).seat("seat", seat);
    pass(t);
}

fn offer_keep(t: DuckTable, mut out: ResMut<Offers>) {
    let (seat, keep) = (t.active(), t.level().keep);
    let [red, yellow, blue] = Colour::ALL.map(|colour| t.loose(seat, colour));
    for r in (0..=red.min(keep)).rev() {
        for y in (0..=yellow.min(keep - r)).rev() {
            let b = keep - r - y;
            if b > blue {
                continue;
            }
            let action = Action { verb: KEEP, args: [r, y, b].map(|n| n as i32) };
            let words = out.offer(action, "dd-act-keep", Rule("DD-6.7"));
            words.number("red", r).number("yellow", y).number("blue", b);
        }
    }
}

fn keep(mut t: DuckTable, chosen: Res<Chosen>) {
    t.ledger.done();
    give_back(&mut t, chosen.action().args.map(i64::from));
    finish(&mut t);
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &DuckTable, action: Action) -> Option<No> {
    Some(match action.verb {
        COLLECT | ACT if t.phase() != Phase::Turn => no("DD-4.3", "dd-no-chosen"),
        COLLECT => no("DD-5.1", "dd-no-colour"),
        TAKE_CUBE => no("DD-6.2", "dd-no-own-cube"),
        KEEP => no("DD-6.7", "dd-no-keep").number("keep", t.level().keep),
        _ => return None,
    })
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[ACT], act);
    rules.apply(&[TAKE_CUBE], take_cube);
    rules.apply(&[KEEP], keep);
    exploring::stopping(rules, &[END_TURN], const { &[after(END_TURN)] }, end_turn);
    rules.offer(&[Q_TURN], offer_act);
    rules.offer(&[Q_CUBE], offer_cubes);
    rules.offer(&[Q_KEEP], offer_keep);
}

/// What is offered last, and what asks.
pub fn plug_last(rules: &mut Rules) {
    rules.offer(&[Q_ACT], offer_end);
    rules.turn(ask);
}
