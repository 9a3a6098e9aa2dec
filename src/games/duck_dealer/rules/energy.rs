//! Chapter DD-5: collecting energy, and the free action turn where the stock is short.

use super::turn;
use crate::games::duck_dealer::{
    level::{Colour, Equipment},
    table::{
        layout::{self, Phase, stock, virtuals},
        nouns::{DuckTable, DuckView},
        verbs::{COLLECT, FREE_TURN, NO_FREE_TURN, Q_FREE, Q_TURN},
    },
};
use crate::table::{
    action::Action,
    ids::{Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// Tokens due to a seat that wishes a colour (DD-5.1).
pub fn due<T: DuckView>(t: &T, seat: SeatId, wish: Colour) -> [i64; 3] {
    let mut due = Equipment::CREW.map(|crew| t.equipment(seat, crew));
    due[wish as usize] += t.level().collect;
    due
}

/// What is given, and what is missing, colour by colour (DD-5.4, DD-5.5, DD-5.9).
fn shares(t: &DuckTable, due: [i64; 3]) -> ([i64; 3], [i64; 3]) {
    let mut given = due;
    for colour in Colour::ALL {
        given[colour as usize] = due[colour as usize].min(t.stock(colour));
    }
    (given, [0, 1, 2].map(|n| due[n] - given[n]))
}

fn offer(t: DuckTable, mut out: ResMut<Offers>) {
    let seat = t.active();
    for wish in Colour::ALL {
        let words = out.offer(Action::one(COLLECT, wish as i32), "dd-act-collect", Rule("DD-5.1"));
        if words.0.is_none() {
            continue;
        }
        let (given, missing) = shares(&t, due(&t, seat, wish));
        words
            .arg("colour", turn::colour_word(wish))
            .number("red", given[0])
            .number("yellow", given[1])
            .number("blue", given[2])
            .number("missing", missing.iter().sum());
    }
}

fn collect(mut t: DuckTable, chosen: Res<Chosen>) {
    let seat = t.active();
    let wish = Colour::ALL[chosen.action().args[0] as usize % 3];
    let (given, missing) = shares(&t, due(&t, seat, wish));
    t.ledger.done();
    for colour in Colour::ALL {
        let loose = t.layout().loose(seat, colour);
        t.ledger.pay(stock(colour), loose, given[colour as usize]);
    }
    let line = t.ledger.say("dd-log-collect", Rule("DD-5.1")).seat("seat", seat);
    line.number("red", given[0]).number("yellow", given[1]).number("blue", given[2]);
    if missing == [0; 3] {
        return turn::pass(&mut t);
    }
    for colour in Colour::ALL {
        t.ledger.set(virtuals(colour), missing[colour as usize]);
    }
    let line = t.ledger.say("dd-log-missing", Rule("DD-5.3")).seat("seat", seat);
    line.number("red", missing[0]).number("yellow", missing[1]).number("blue", missing[2]);
    t.set_phase(Phase::Free);
}

fn offer_free(t: DuckTable, mut out: ResMut<Offers>) {
    let missing = Colour::ALL.map(|colour| t.virtual_tokens(colour));
    let words = out.offer(Action::plain(FREE_TURN), "dd-act-free-turn", Rule("DD-5.3"));
    words.number("red", missing[0]).number("yellow", missing[1]).number("blue", missing[2]);
    out.offer(Action::plain(NO_FREE_TURN), "dd-act-no-free-turn", Rule("DD-5.8"));
}

/// DD-5.7: an action turn in everything, its cube included; with the option in all but the cube.
fn free_turn(mut t: DuckTable) {
    let seat = t.active();
    t.ledger.done();
    t.ledger.set(layout::FREE, 1);
    t.ledger.say("dd-log-free-turn", Rule("DD-5.7")).seat("seat", seat);
    match t.spec.0.options.uncounted_free_turns {
        true => turn::begin_acting(&mut t),
        false => turn::take_space(&mut t),
    }
}

fn no_free_turn(mut t: DuckTable) {
    let seat = t.active();
    t.ledger.done();
    for colour in Colour::ALL {
        t.ledger.set(virtuals(colour), 0);
    }
    t.ledger.say("dd-log-no-free-turn", Rule("DD-5.8")).seat("seat", seat);
    turn::pass(&mut t);
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(action: Action) -> Option<No> {
    matches!(action.verb, FREE_TURN | NO_FREE_TURN).then(|| no("DD-5.3", "dd-no-nothing-missing"))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[COLLECT], collect);
    rules.apply(&[FREE_TURN], free_turn);
    rules.apply(&[NO_FREE_TURN], no_free_turn);
    rules.offer(&[Q_TURN], offer);
    rules.offer(&[Q_FREE], offer_free);
}
