//! The turn (MOV-3, MOV-12): races are taken, a turn begins, what comes after the movement, the
//! turn ends, somebody wins. Movement and transactions have chapters of their own; this one only
//! leads from one to the next.

use super::{stopping, visit};
use crate::games::game_table::GameView;
use crate::games::merchant_of_venus::{
    level::{BankTie, SpaceIx},
    table::{
        layout::{self, NEW, OFF, Phase, PieceNoun, SPACE_WORDS, TRAVEL_WORDS},
        nouns::{VenusTable, VenusView},
        spec::PlaceKind,
        verbs::{self, *},
    },
};
use crate::table::{
    action::Action,
    ids::{Dial, Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// Dials that a turn begins with at 0.
const PER_TURN: &[Dial] = &[
    layout::POINTS,
    layout::PILOT_NUMBER,
    layout::DICE_COUNT,
    layout::DECLARED,
    layout::DECLARED_AT,
    layout::BOUND,
    layout::AUTO_SET,
    layout::GATES_OFF,
    layout::LOCKED,
    layout::JUMP_NAMED,
    layout::REROLLED,
    layout::STEPS,
    layout::MOVED,
    layout::LAST_LINK,
    layout::ARRIVED_BY_GATE,
    layout::IN_JUMP,
    layout::HAZARD_DUE,
    layout::CARRIED,
    layout::LIMITED,
    layout::BUYS,
    layout::SELLS,
    layout::BARTER,
    layout::COMMISSION,
    layout::TRADED,
    layout::BASKET,
    layout::BASKET_LEFT,
    layout::NEW_SHIP,
    layout::PARTNER,
    layout::COMPOSER,
    layout::DEAL_CREDITS,
    layout::PROPOSED,
    layout::DEALS_REFUSED,
];

/// MOV-2.1.3: no two seats share a race.
fn race_is_free(
    c: &VenusTable,
    race: crate::games::merchant_of_venus::level::CultureIx,
) -> Result<(), No> {
    match c.seats().find(|&s| c.race(s) == Some(race)) {
        None => Ok(()),
        Some(_) => no("MOV-2.1.3", "mov-no-race-taken").err(),
    }
}

fn offer_races(c: VenusTable, mut out: ResMut<Offers>) {
    for (n, culture) in c.level().cultures.iter().enumerate().filter(|(_, k)| k.race) {
        let race = crate::games::merchant_of_venus::level::CultureIx(n as u8);
        let action = Action::one(RACE, c.layout().race_of(race).0.into());
        out.judge(action, "mov-act-race", Rule("MOV-2.1.3"), race_is_free(&c, race))
            .name("culture", || culture.name.clone());
    }
}

fn take_race(mut c: VenusTable, chosen: Res<Chosen>) {
    let kind = crate::table::ids::KindId(chosen.action().args[0] as u16);
    let (Some(decision), PieceNoun::Race(race)) = (c.ledger.decision(), c.layout().what(kind))
    else {
        return;
    };
    let dial = c.layout().race(decision.seat);
    c.ledger.set(dial, i64::from(race.0) + 1);
    c.ledger.done();
    let name = c.culture_name(race);
    c.ledger
        .say("mov-log-race", Rule("MOV-2.1.3"))
        .seat("seat", decision.seat)
        .arg("culture", name);
}

/// The next decision, whenever nothing is due: the road of a turn as a list.
fn next(mut c: VenusTable) {
    if !c.ledger.agenda_is_empty() || c.ledger.dial(layout::ENDED) != 0 {
        return;
    }
    let seat = c.active();
    match c.phase() {
        Phase::Races => {
            let first = SeatId(c.ledger.dial(layout::FIRST) as u8);
            let undecided =
                clockwise(&c, first).into_iter().flatten().find(|&s| c.race(s).is_none());
            match undecided {
                Some(seat) => c.ask(seat, Q_RACE),
                None => begin(&mut c, first),
            }
        }
        Phase::Start => c.ask(seat, Q_START),
        Phase::Move if c.flag(layout::HAZARD_DUE) => c.ask(seat, Q_HAZARD),
        Phase::Move => c.ask(seat, Q_MOVE),
        Phase::Trade | Phase::Rest if c.flag(layout::PARTNER) => c.follow(F_DEAL, 0),
        Phase::Trade if c.flag(layout::BASKET) => c.ask(seat, Q_BASKET),
        Phase::Trade => c.ask(seat, Q_TRADE),
        Phase::Rest => c.ask(seat, Q_ASTEROID),
        Phase::Over => {}
    }
}

/// All seats once, beginning with `first` (MOV-2.1.5).
fn clockwise(c: &VenusTable, first: SeatId) -> [Option<SeatId>; 8] {
    let seats = c.layout().seats;
    let mut order = [None; 8];
    for n in 0..seats {
        order[usize::from(n)] = Some(SeatId((first.0 + n) % seats));
    }
    order
}

/// A turn begins (MOV-3.1.1): everything that holds for one turn is reset.
pub fn begin(c: &mut VenusTable, seat: SeatId) {
    for &dial in PER_TURN {
        c.ledger.set(dial, 0);
    }
    for n in 0..TRAVEL_WORDS {
        c.ledger.set(Dial(layout::TRAVELLED.0 + n), 0);
    }
    for n in 0..SPACE_WORDS {
        c.ledger.set(Dial(layout::JUMPED.0 + n), 0);
    }
    for n in 0..layout::MOST_DICE {
        c.ledger.set(Dial(layout::DIE.0 + n), 0);
    }
    c.ledger.set(layout::BARTER_IS_FIRST, 1);
    c.ledger.set(layout::ACTIVE, seat.0.into());
    c.ledger.add(layout::TURN, 1);
    c.set_phase(Phase::Start);
    c.ask(seat, Q_START);
    let turn = c.ledger.dial(layout::TURN);
    let at = c.ship_at(seat);
    c.ledger
        .say("mov-log-turn", Rule("MOV-3.1.5"))
        .seat("seat", seat)
        .number("turn", turn)
        .space("space", layout::space_id(at));
}

/// Clears the marks that hold for one turn from everything aboard.
fn clear_marks(c: &mut VenusTable, seat: SeatId) {
    loop {
        let marked = c.aboard(seat).find(|&p| c.ledger.piece(p).mark & (NEW | OFF) != 0);
        let Some(piece) = marked else { return };
        let mark = c.ledger.piece(piece).mark & !(NEW | OFF);
        c.ledger.set_mark(piece, mark);
    }
}

/// The movement, or a stay, is over (MOV-3.1.4): first contact and transactions, a rest at an
/// asteroid, or the end of the turn. Whether there may be company in open space, whatever ended the
/// movement says (MOV-10.3.5).
fn moved(mut c: VenusTable) {
    let company = c.ledger.consequence().is_some_and(|due| due.memory[0] != 0);
    c.ledger.done();
    let seat = c.active();
    let space = c.ship_at(seat);
    let place = c.place(space);
    let has_moved = c.flag(layout::MOVED);
    c.ledger.set(layout::HAZARD_DUE, 0);
    if place.is_trading() {
        c.set_phase(Phase::Trade);
        let limited = has_moved && place.limits() && !c.open_at_home(seat, space);
        c.ledger.set(layout::LIMITED, limited.into());
        let hidden = c.level().space(space).system.filter(|&s| c.hidden_card(s).is_some());
        if has_moved {
            c.ledger
                .say("mov-log-landed", Rule("MOV-4.4.6"))
                .seat("seat", seat)
                .space("space", layout::space_id(space));
        }
        if let Some(system) = hidden {
            c.follow(F_CONTACT, system.0.into());
        }
        return;
    }
    if has_moved && place == PlaceKind::Asteroid {
        let ends = c.level().rules.asteroid_ends_turn;
        c.ledger
            .say("mov-log-rests", Rule(if ends { "MOV-4.9.3" } else { "MOV-4.9.2" }))
            .seat("seat", seat)
            .space("space", layout::space_id(space));
    }
    if (company || place != PlaceKind::Open) && rests(&c, seat, space, place) {
        c.set_phase(Phase::Rest);
    } else {
        c.follow(F_TURN_END, 0);
    }
}

/// Whether there is anything to do before the turn ends away from a trading place (MOV-4.9.2,
/// MOV-4.9.3, MOV-4.10.3, MOV-10.3.5).
fn rests(c: &VenusTable, seat: SeatId, space: SpaceIx, place: PlaceKind) -> bool {
    let company = c.seats().any(|s| s != seat && c.ship_at(s) == space);
    match place {
        PlaceKind::Asteroid => {
            let cargo = c.level().rules.asteroid_discard
                && c.ledger.count(c.layout().hold(seat)) + c.ledger.count(c.layout().hull(seat))
                    > 0;
            company || cargo || c.relic_at(space).is_some()
        }
        PlaceKind::Open => company && c.options().trade_in_open_space,
        _ => false,
    }
}

fn offer_end(c: VenusTable, mut out: ResMut<Offers>) {
    let lost = c.ledger.dial(layout::BARTER);
    // The warning of D37: what is left of the barter credit is lost (MOV-10.1.2).
    let (key, rule) = if lost > 0 {
        ("mov-act-end-turn-losing", "MOV-10.1.2")
    } else {
        ("mov-act-end-turn", "MOV-12.1.1")
    };
    out.offer(Action::plain(END_TURN), key, Rule(rule)).money("lost", lost);
}

fn end_turn(mut c: VenusTable) {
    c.ledger.done();
    c.follow(F_TURN_END, 0);
}

/// The turn is over (MOV-12.1.2): commission, barter credit lost, win check, next seat.
fn turn_ends(mut c: VenusTable) {
    c.ledger.done();
    let seat = c.active();
    visit::settle_commission(&mut c);
    let lost = c.ledger.dial(layout::BARTER);
    if lost > 0 {
        c.ledger
            .say("mov-log-barter-lost", Rule("MOV-10.1.2"))
            .seat("seat", seat)
            .money("lost", lost);
        c.ledger.set(layout::BARTER, 0);
    }
    clear_marks(&mut c, seat);
    let begun = c.ledger.dial(layout::BEGUN) | 1 << seat.0;
    c.ledger.set(layout::BEGUN, begun);
    if c.ledger.dial(layout::ENDED) != 0 {
        return;
    }
    // MOV-12.2.3: only the seat in turn wins, and only now (MOV-12.2.4, MOV-12.2.5).
    let goal = c.ledger.dial(layout::GOAL);
    if goal > 0 && c.net_worth(seat) >= goal {
        c.ledger.set(layout::ENDED, 1);
        return;
    }
    let next = SeatId((seat.0 + 1) % c.layout().seats);
    begin(&mut c, next);
}

/// The game is over: winners are named and nothing is due any more.
fn finish(mut c: VenusTable) {
    let how = c.ledger.dial(layout::ENDED);
    if how == 0 || c.phase() == Phase::Over {
        return;
    }
    let active = c.active();
    let winners: u8 = match how {
        1 => 1 << active.0,
        stopping::AGREED => 0,
        _ => richest(&c, active),
    };
    while !c.ledger.agenda_is_empty() {
        c.ledger.done();
    }
    c.ledger.set(layout::WINNERS, winners.into());
    c.set_phase(Phase::Over);
    let (key, rule) = match how {
        1 => ("mov-log-goal", "MOV-12.2.3"),
        stopping::AGREED => ("mov-log-stopped", "MOV-12.3.3"),
        _ => ("mov-log-bank-empty", bank_rule(&c)),
    };
    let worth = c.net_worth(active);
    c.ledger.say(key, Rule(rule)).seat("seat", active).money("worth", worth);
    for seat in c.winners() {
        let worth = c.net_worth(seat);
        c.ledger.say("mov-log-wins", Rule(rule)).seat("seat", seat).money("worth", worth);
    }
}

/// The rule by which an empty bank ends the game.
pub fn bank_rule(c: &VenusTable) -> &'static str {
    if c.level().rules.bank_keeps_goal { "MOV-12.3.1" } else { "MOV-13.2.1" }
}

/// The seats with the highest net worth; a tie is shared (MOV-12.3.1), or goes to the first tied
/// seat counter-clockwise from the right-hand neighbour of the active seat, who comes last
/// (MOV-13.2.1).
fn richest(c: &VenusTable, active: SeatId) -> u8 {
    let best = c.seats().map(|s| c.net_worth(s)).max().unwrap_or(0);
    let tied = c.seats().filter(|&s| c.net_worth(s) == best);
    match c.level().rules.bank_tie {
        BankTie::Shared => tied.fold(0, |set, s| set | 1 << s.0),
        BankTie::RightOfActive => {
            let seats = c.layout().seats;
            let tied: u8 = tied.fold(0, |set, s| set | 1 << s.0);
            let order = (1..=seats).map(|n| (active.0 + seats - n) % seats);
            order.into_iter().find(|n| tied & (1 << n) != 0).map_or(0, |n| 1 << n)
        }
    }
}

/// Puts the next decision into the stages, after what the chapters settle first.
pub fn plug_last(rules: &mut Rules) {
    rules.turn(next);
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[verbs::RACE], take_race);
    rules.apply(&[END_TURN], end_turn);
    rules.consequence(&[F_MOVED], moved);
    rules.consequence(&[F_TURN_END], turn_ends);
    rules.score(finish);
    rules.offer(&[Q_RACE], offer_races);
    rules.offer(&[Q_TRADE, Q_ASTEROID], offer_end);
}
