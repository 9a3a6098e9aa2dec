//! Ships (MOV-7.7.1 to MOV-7.7.3): a new ship takes the old one in trade in the same step, and what
//! does not fit into a smaller one is left behind by choice. How ships fly is the business of other
//! chapters.

use super::{discarding, supply, visit};
use crate::games::merchant_of_venus::{
    level::{Science, ShipClass, ShipIx},
    table::{
        layout::{self, PieceNoun},
        nouns::{VenusTable, VenusView},
        spec::PlaceKind,
        verbs::{BUY_SHIP, DISCARD, END_TURN, F_PASSENGER_ARRIVES, Q_BASKET, Q_SURPLUS, Q_TRADE},
    },
};
use crate::table::{
    action::{Action, Value},
    ids::Rule,
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// What a class costs the seat in turn beside its old ship; below 0 the old ship is worth more
/// (MOV-7.7.1, MOV-7.7.2).
fn net_price(c: &VenusTable, class: ShipIx) -> i64 {
    c.price(c.active(), c.layout().class(class)).unwrap_or(0)
}

/// Who sells ships at a place.
#[derive(Clone, Copy)]
enum Seller {
    Base,
    Culture(Science),
}

impl Seller {
    fn here(c: &VenusTable) -> Result<Seller, No> {
        match visit::place(c) {
            PlaceKind::Base => Ok(Seller::Base),
            _ => Ok(Seller::Culture(c.level().culture(visit::culture(c)?).science)),
        }
    }
    /// MOV-7.7.1: a culture sells the classes of its science, the Base all of them.
    fn sells(self, ship: &ShipClass) -> bool {
        match self {
            Seller::Base => ship.at_base,
            Seller::Culture(science) => ship.sold_by == science,
        }
    }
}

/// MOV-7.7.1.
fn sold_here(c: &VenusTable, class: ShipIx, seller: Seller) -> Result<(), No> {
    if seller.sells(c.level().ship(class)) {
        return Ok(());
    }
    no("MOV-7.7.1", "mov-no-ship-sold").arg("kind", Value::Kind(c.layout().class(class))).err()
}

/// MOV-7.7.3: the class already flown is not sold again.
fn other_class(c: &VenusTable, class: ShipIx) -> Result<(), No> {
    if c.class(c.active()) == class {
        return no("MOV-7.7.3", "mov-no-same-ship")
            .arg("kind", Value::Kind(c.layout().class(class)))
            .err();
    }
    Ok(())
}

/// MOV-7.2.7: a ship uses the buy, and its forced trade-in the sell. Where an open culture card
/// pays, the buy is used only if money goes into the ship (MOV-10.2.2): that is for the price to
/// say.
fn both_left(c: &VenusTable, class: ShipIx) -> Result<(), No> {
    // Until version 2 of the rules a ship to which no card adds was a buy all the same.
    let by_card = c.card_left() > 0 && (net_price(c, class) > 0 || c.spec.0.rules.has(2));
    let buy = by_card || visit::buy_left(c).is_ok();
    if buy && visit::sell_left(c).is_ok() {
        Ok(())
    } else {
        no("MOV-7.2.7", "mov-no-ship-needs-both").err()
    }
}

/// MOV-7.1.3: what the old ship does not bring must be there.
fn affordable(c: &VenusTable, class: ShipIx) -> Result<(), No> {
    visit::can_pay(c, net_price(c, class).max(0)).map_err(|no| No {
        key: if no.key == "mov-no-too-dear" { "mov-no-ship-too-dear" } else { no.key },
        ..no
    })
}

fn for_sale(c: &VenusTable, class: ShipIx, seller: &Result<Seller, No>) -> Result<(), No> {
    sold_here(c, class, seller.as_ref().copied().map_err(Clone::clone)?)?;
    other_class(c, class)?;
    both_left(c, class)?;
    affordable(c, class)
}

fn offer_ships(c: VenusTable, mut out: ResMut<Offers>) {
    let seller = Seller::here(&c);
    for class in (0..c.level().ships.len() as u8).map(ShipIx) {
        if !out.looking && !matches!(&seller, Ok(s) if s.sells(c.level().ship(class))) {
            continue;
        }
        let kind = c.layout().class(class);
        let net = net_price(&c, class);
        // A dearer old ship leaves the rest as barter credit (MOV-7.7.2).
        let (key, rule) = if net < 0 {
            ("mov-act-buy-ship-down", "MOV-7.7.2")
        } else {
            ("mov-act-buy-ship", "MOV-7.7.1")
        };
        let action = Action::one(BUY_SHIP, kind.0.into());
        out.judge(action, key, Rule(rule), for_sale(&c, class, &seller))
            .kind("kind", kind)
            .money("price", net.abs());
    }
}

fn buy_ship(mut c: VenusTable, chosen: Res<Chosen>) {
    let PieceNoun::Class(class) = c.layout().what(chosen.action().kind()) else { return };
    let seat = c.active();
    let (old, kind) = (c.layout().class(c.class(seat)), c.layout().class(class));
    let (worth, net) = (c.old_ship_worth(seat), net_price(&c, class));
    visit::count_sell(&mut c);
    let paid = visit::pay(&mut c, net.max(0));
    c.ledger.add(layout::BARTER, (-net).max(0));
    c.ledger
        .say("mov-log-ship", Rule("MOV-7.7.1"))
        .seat("seat", seat)
        .kind("old", old)
        .kind("kind", kind)
        .money("worth", worth)
        .money("price", net + worth);
    // The trade-in counts beside the price (MOV-9.2.2), or beside what was paid on top of it
    // (MOV-9.2.3).
    visit::commission_on_gain(&mut c, worth);
    visit::commission_on_buy(&mut c, net + worth, paid);
    // The old ship carries the cargo until it fits into the new one.
    c.ledger.set(layout::NEW_SHIP, i64::from(class.0) + 1);
}

/// The class that is being bought, while its buyer chooses what to leave behind.
fn awaited(c: &VenusTable) -> Option<ShipIx> {
    let n = c.ledger.dial(layout::NEW_SHIP);
    (n > 0 && n as usize <= c.level().ships.len()).then(|| ShipIx(n as u8 - 1))
}

/// Changes ships as soon as the cargo fits, and asks what to leave behind while it does not
/// (MOV-7.7.3). Called after every action; does nothing unless a ship was bought.
fn settle(mut c: VenusTable) {
    let Some(class) = awaited(&c) else { return };
    let seat = c.active();
    let asked = c.ledger.decision().is_some_and(|d| d.question == Q_SURPLUS);
    if c.room_used(seat) > c.room_in(class) {
        if !asked {
            c.ask(seat, Q_SURPLUS);
        }
        return;
    }
    if asked {
        c.ledger.done();
    }
    let ship = c.layout().ship(seat);
    c.ledger.set_mark(ship, class.0.into());
    c.ledger.set(layout::NEW_SHIP, 0);
}

/// MOV-7.7.3: whatever takes room may be left behind, pieces got this turn too. How it leaves is
/// told by MOV-10.4.3.
fn offer_surplus(c: VenusTable, mut out: ResMut<Offers>) {
    let Some(class) = awaited(&c) else { return };
    let seat = c.active();
    let hold = c.ledger.contents(c.layout().hold(seat));
    for (n, &piece) in hold.iter().enumerate() {
        let kind = c.ledger.kind(piece);
        if hold[..n].iter().any(|&p| c.ledger.kind(p) == kind) {
            continue;
        }
        let pays = out.looking && discarding::pays(&c, kind);
        let key = if pays { "mov-act-discard-fare" } else { "mov-act-leave-behind" };
        out.offer(Action::one(DISCARD, kind.0.into()), key, Rule("MOV-7.7.3"))
            .kind("kind", kind)
            .number("room", c.room_of(kind));
    }
    discarding::refuse_relics(&c, &mut out, seat, "mov-no-relic-left-behind");
    if out.looking {
        let (room, needs) = (c.room_in(class), c.room_used(seat));
        out.refuse(Action::plain(END_TURN), Rule("MOV-7.7.3"), "mov-no-surplus")
            .kind("kind", c.layout().class(class))
            .arg("room", c.in_holds(room))
            .arg("needs", c.in_holds(needs));
    }
}

/// What is left behind brings nothing, but for a passenger who wants to get off here anyway (1988,
/// MOV-7.7.3, MOV-8.3.4), and leaves like anything discarded (MOV-10.4.3). Discarding at other
/// times is the chapter of discarding.
fn leave_behind(mut c: VenusTable, chosen: Res<Chosen>) {
    if c.ledger.decision().is_none_or(|d| d.question != Q_SURPLUS) {
        return;
    }
    let (seat, kind) = (c.active(), chosen.action().kind());
    let hold = c.layout().hold(seat);
    let Some(piece) = c.ledger.find(hold, kind) else { return };
    if discarding::pays(&c, kind) {
        c.follow(F_PASSENGER_ARRIVES, piece.0.into());
        return;
    }
    c.ledger.say("mov-log-left-behind", Rule("MOV-7.7.3")).seat("seat", seat).kind("kind", kind);
    supply::put_off(&mut c, seat, piece);
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.turn(settle);
    rules.apply(&[BUY_SHIP], buy_ship);
    rules.apply(&[DISCARD], leave_behind);
    rules.offer(&[Q_TRADE, Q_BASKET], offer_ships);
    rules.offer(&[Q_SURPLUS], offer_surplus);
}
