//! Chapter DD-8: a ship that stops on a planet that nobody has visited brings it a consumer. The
//! tile is chosen before the action that caused the stop.

use crate::games::duck_dealer::table::{
    layout::{self, STACKS},
    nouns::{DuckTable, DuckView},
    verbs::{EXPLORE, Q_EXPLORE, STACK_WORDS},
};
use crate::table::{
    action::{Action, Thing},
    agenda::{Consequence, Decision},
    ids::{Follow, Rule, SpaceId, Verb},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// DD-7.6, DD-8.2: the ship stops where it is. Steps in hand are lost; where the planet has to be
/// explored, the action waits, and this is false.
fn stop(t: &mut DuckTable, action: Action) -> bool {
    let seat = t.active();
    let Some(planet) = t.planet_of(seat) else { return true };
    t.ledger.set(layout::STEPS, 0);
    if !t.unexplored(planet) {
        return true;
    }
    let [a, b, c] = action.args;
    t.ledger.follow(Consequence { follow: Follow(action.verb.0), memory: [a, b, c, 0] });
    t.ledger.ask(Decision { seat, question: Q_EXPLORE, memory: [planet.0.into(), 0, 0, 0] });
    false
}

/// An action that stops the ship: how it is carried out, at once or after exploring.
pub fn stopping(
    rules: &mut Rules,
    verbs: &'static [Verb],
    follows: &'static [Follow],
    carry_out: fn(&mut DuckTable, Action),
) {
    rules.apply(verbs, move |mut t: DuckTable, chosen: Res<Chosen>| {
        let action = chosen.action();
        if stop(&mut t, action) {
            carry_out(&mut t, action);
        }
    });
    rules.consequence(follows, move |mut t: DuckTable| {
        let Some(due) = t.ledger.consequence() else { return };
        let [a, b, c, _] = due.memory;
        t.ledger.done();
        carry_out(&mut t, Action { verb: Verb(due.follow.0), args: [a, b, c] });
    });
}

/// DD-8.4: the top of either stack; one that is empty has none.
fn may_take(t: &DuckTable, stack: usize) -> Result<(), No> {
    match t.tops().get(stack) {
        Some(Some(_)) => Ok(()),
        _ => no("DD-8.1", "dd-no-top").err(),
    }
}

fn offer(t: DuckTable, mut out: ResMut<Offers>) {
    let Some(planet) = t.planet_of(t.active()) else { return };
    for (n, top) in t.tops().into_iter().enumerate() {
        let Some(tile) = top else { continue };
        let consumer = t.level().consumer(tile);
        let words = out.offer(Action::one(EXPLORE, n as i32), "dd-act-explore", Rule("DD-8.1"));
        words
            .kind("good", t.layout().good_kind(consumer.good))
            .number("vp", consumer.vp)
            .word("stack", ["dd-stack-first", "dd-stack-second"][n])
            .space("planet", SpaceId(planet.0))
            .touch(Thing::Zone(STACKS[n]));
    }
}

fn explore(mut t: DuckTable, chosen: Res<Chosen>) {
    let seat = t.active();
    let stack = STACKS[chosen.action().args[0] as usize % STACK_WORDS.len()];
    let (Some(planet), Some(&tile)) = (t.planet_of(seat), t.ledger.contents(stack).last()) else {
        return;
    };
    let (kind, zone) = (t.ledger.kind(tile), t.layout().second(planet));
    t.ledger.done();
    t.ledger.move_piece(tile, zone);
    let line = t.ledger.say("dd-log-explore", Rule("DD-8.1")).seat("seat", seat);
    line.space("planet", SpaceId(planet.0)).kind("consumer", kind);
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &DuckTable, action: Action) -> Option<No> {
    (action.verb == EXPLORE).then(|| {
        may_take(t, action.args[0].clamp(0, 9) as usize)
            .err()
            .unwrap_or_else(|| no("DD-8.2", "dd-no-explored"))
    })
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[EXPLORE], explore);
    rules.offer(&[Q_EXPLORE], offer);
}
