//! Buying goods, factory goods, equipment and relics (MOV-7.1 to MOV-7.4, MOV-7.6, MOV-7.7.4).
//! Ships and deeds have chapters of their own; how a price is paid and what a visit allows stands
//! in `visit`.

use super::visit;
use crate::games::merchant_of_venus::{
    level::{CultureIx, EquipmentIx, Science},
    table::{
        layout::{NEW, PieceNoun},
        nouns::{VenusTable, VenusView},
        spec::PlaceKind,
        verbs::{BUY, Q_BASKET, Q_TRADE},
    },
};
use crate::table::{
    action::{Action, Thing, Value},
    ids::{KindId, PieceId, Rule, ZoneId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// Something for sale.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Purchase {
    piece: PieceId,
    price: i64,
    /// How the purchase is told, and by which rule it is sold.
    log: &'static str,
    rule: &'static str,
}

/// How a kind is offered, told, and by which rule it is sold.
fn terms(what: PieceNoun) -> (&'static str, &'static str, &'static str) {
    match what {
        PieceNoun::FactoryGood(_) => {
            ("mov-act-buy-factory-good", "mov-log-bought-factory-good", "MOV-7.4.1")
        }
        PieceNoun::Equipment(_) => ("mov-act-buy", "mov-log-bought", "MOV-7.6.1"),
        PieceNoun::Relic(_) => ("mov-act-buy", "mov-log-bought", "MOV-7.7.4"),
        _ => ("mov-act-buy", "mov-log-bought", "MOV-7.3.1"),
    }
}

/// Whether the Base sells the relics that lie there (MOV-7.7.4, MOV-13.5.4).
pub fn base_sells_relics(c: &VenusTable) -> bool {
    c.level().rules.base_sells_relics || c.options().relics_at_base
}

/// Buy left, room, full price: in the order of MOV-7.8.2. What lies beside the ship needs no room
/// (MOV-7.7.5).
fn can_buy(c: &VenusTable, kind: KindId, price: i64) -> Result<(), No> {
    visit::may_buy(c, price)?;
    visit::fits(c, c.active(), kind)?;
    visit::affords(c, price)
}

/// Judges the purchase of a piece that lies there.
fn judge(c: &VenusTable, out: &mut Offers, piece: PieceId) {
    let kind = c.ledger.kind(piece);
    let Some(price) = c.price(c.active(), kind) else { return };
    let (act, _, rule) = terms(c.layout().what(kind));
    let words = out.judge(buying(kind), act, Rule(rule), can_buy(c, kind, price));
    words.kind("kind", kind).money("price", price).touch(Thing::Piece(piece));
}

/// The action of buying one piece of a kind.
fn buying(kind: KindId) -> Action {
    Action::one(BUY, kind.0.into())
}

fn offer_goods(c: VenusTable, mut out: ResMut<Offers>) {
    match visit::culture(&c) {
        Ok(here) => {
            offer_market(&c, &mut out, here);
            offer_equipment(&c, &mut out, here);
        }
        Err(_) if visit::place(&c) == PlaceKind::Base && base_sells_relics(&c) => {
            offer_relics(&c, &mut out, c.layout().base)
        }
        Err(_) => {}
    }
}

/// The culture's own good, its factory good and the relics that were traded in (MOV-7.3, MOV-7.4,
/// MOV-7.7.4).
fn offer_market(c: &VenusTable, out: &mut Offers, here: CultureIx) {
    let (mut good, mut factory_good, mut relics) = (None, None, false);
    for &piece in c.ledger.contents(c.layout().market(here)) {
        match c.layout().what(c.ledger.kind(piece)) {
            PieceNoun::Good(_) => good = good.or(Some(piece)),
            PieceNoun::FactoryGood(_) => factory_good = factory_good.or(Some(piece)),
            PieceNoun::Relic(_) => relics = true,
            _ => {}
        }
    }
    match good {
        Some(piece) => judge(c, out, piece),
        None => none_left(out, c.layout().good(here)),
    }
    let kind = c.layout().factory_good(here);
    match factory_good {
        // MOV-7.4.2: 1988 it comes out when the factory is built, 2012 it lies there locked.
        _ if c.factory_owner(here).is_none() => {
            out.refuse(buying(kind), Rule("MOV-7.4.1"), "mov-no-factory").kind("kind", kind);
        }
        Some(piece) => judge(c, out, piece),
        None => none_left(out, kind),
    }
    if relics {
        offer_relics(c, out, c.layout().market(here));
    }
}

/// MOV-7.1.4, said to those who look.
fn none_left(out: &mut Offers, kind: KindId) {
    out.refuse(buying(kind), Rule("MOV-7.1.4"), "mov-no-none-left").kind("kind", kind);
}

fn offer_relics(c: &VenusTable, out: &mut Offers, zone: ZoneId) {
    for &piece in c.ledger.contents(zone) {
        if matches!(c.layout().what(c.ledger.kind(piece)), PieceNoun::Relic(_)) {
            judge(c, out, piece);
        }
    }
}

/// What the science of the culture makes (MOV-7.6.1), first shield to the hull and all else into
/// holds (MOV-7.6.2).
fn offer_equipment(c: &VenusTable, out: &mut Offers, here: CultureIx) {
    let science = c.level().culture(here).science;
    for n in 0..c.level().equipment.len() as u8 {
        let piece_of = EquipmentIx(n);
        let ware = c.level().equipment(piece_of);
        let kind = c.layout().equipment(piece_of);
        if !ware.for_sale {
            continue;
        }
        if ware.sold_by != science {
            let key = if science == Science::Primitive {
                "mov-no-primitive"
            } else {
                "mov-no-other-science"
            };
            out.refuse(buying(kind), Rule("MOV-7.6.1"), key)
                .kind("kind", kind)
                .name("culture", || c.level().culture(here).name.clone());
            continue;
        }
        match c.ledger.contents(c.layout().stock(piece_of)).last() {
            Some(&piece) => judge(c, out, piece),
            None => none_left(out, kind),
        }
    }
}

/// The piece that is bought when one buys this kind here.
fn purchase(c: &VenusTable, kind: KindId) -> Option<Purchase> {
    let what = c.layout().what(kind);
    let zone = match (what, visit::culture(c)) {
        (PieceNoun::Equipment(e), _) => c.layout().stock(e),
        (_, Ok(here)) => c.layout().market(here),
        (_, Err(_)) => c.layout().base,
    };
    let (_, log, rule) = terms(what);
    Some(Purchase {
        piece: c.ledger.find(zone, kind)?,
        price: c.price(c.active(), kind)?,
        log,
        rule,
    })
}

/// One purchase (MOV-7.8.2): pay, take the piece, then the commissions, that of the factory first
/// (MOV-9.4.1, MOV-9.2).
fn buy(mut c: VenusTable, chosen: Res<Chosen>) {
    let kind = KindId(chosen.action().args[0] as u16);
    let Some(ware) = purchase(&c, kind) else { return };
    let seat = c.active();
    let paid = visit::pay(&mut c, ware.price);
    c.take_aboard(seat, ware.piece);
    c.ledger.set_mark(ware.piece, NEW);
    c.ledger
        .say(ware.log, Rule(ware.rule))
        .seat("seat", seat)
        .kind("kind", kind)
        .money("price", ware.price);
    if let PieceNoun::FactoryGood(maker) = c.layout().what(kind) {
        visit::factory_commission(&mut c, maker, ware.price);
    }
    visit::commission_on_buy(&mut c, ware.price, paid);
}

/// Why an action of this chapter that nobody offers or refuses by name is not possible now.
pub fn why_not(c: &VenusTable, kind: KindId) -> No {
    match (c.layout().what(kind), visit::culture(c)) {
        (PieceNoun::Relic(_), _) => no("MOV-7.7.4", "mov-no-relic-not-here"),
        (_, Err(place)) => place,
        (PieceNoun::Equipment(_), Ok(here)) => no("MOV-7.6.1", "mov-no-other-science")
            .arg("culture", c.culture_name(here))
            .arg("kind", Value::Kind(kind)),
        _ => no("MOV-7.1.2", "mov-no-not-sold-here"),
    }
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[BUY], buy);
    rules.offer(&[Q_TRADE, Q_BASKET], offer_goods);
}
