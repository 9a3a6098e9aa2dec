//! The cup, the supply areas and the markets (MOV-8.1): whatever goes into the cup, as many tokens
//! are drawn at once and placed; what waits for a culture joins its market. No choice is offered
//! here; the chapters that trade call it.

use crate::games::merchant_of_venus::{
    level::{CultureIx, Endpoint},
    table::{
        layout::{NEW, PieceNoun},
        nouns::{VenusTable, VenusView},
    },
};
use crate::table::{
    action::{Thing, Value},
    dice::Stream,
    ids::{KindId, PieceId, Rule, SeatId, ZoneId},
};

/// Of alike pieces aboard the one that leaves first: one got this turn, which could not be
/// discarded (MOV-10.4.1), before others, and one in a hold before one on the hull, so that no room
/// is wasted.
pub fn leaves_first(
    c: &VenusTable,
    seat: SeatId,
    alike: impl Iterator<Item = PieceId>,
) -> Option<PieceId> {
    let hull = c.layout().hull(seat);
    alike.min_by_key(|&p| (c.ledger.piece(p).mark & NEW == 0, c.ledger.zone_of(p) == hull))
}

/// Puts tokens into the cup, all of them first, and draws as many (MOV-8.1.1, MOV-8.1.2).
pub fn through_the_cup(c: &mut VenusTable, tokens: &[PieceId]) {
    let cup = c.layout().cup;
    for &token in tokens {
        c.ledger.set_mark(token, 0);
        c.ledger.move_piece(token, cup);
    }
    draw(c, tokens.len() as u32);
}

/// Draws tokens from the mixed cup and places each (MOV-8.1.1, MOV-8.1.5).
pub fn draw(c: &mut VenusTable, tokens: u32) {
    let cup = c.layout().cup;
    for _ in 0..tokens {
        let left = c.ledger.count(cup) as u32;
        if left == 0 {
            return;
        }
        let pick = c.ledger.below(Stream::Draw, left) as usize;
        let token = c.ledger.contents(cup)[pick];
        let kind = c.ledger.kind(token);
        let zone = place(c, token);
        c.ledger.move_piece(token, zone);
        tell(c, kind, token);
    }
}

/// Says what was drawn and where it goes: to the market, to the supply area while the culture is
/// hidden, or to the Base.
fn tell(c: &mut VenusTable, kind: KindId, token: PieceId) {
    let held = c.spec();
    let what = held.layout.what(kind);
    let home = destination(c, token);
    let hidden = home.is_some_and(|culture| c.system_of(culture).is_none());
    let key = match (what, home, hidden) {
        (PieceNoun::Demand(_), _, false) => "mov-log-drawn-demand-market",
        (PieceNoun::Demand(_), _, true) => "mov-log-drawn-demand-supply",
        (PieceNoun::Passenger(_), None, _) => "mov-log-drawn-passenger-base",
        (PieceNoun::Passenger(_), _, false) => "mov-log-drawn-passenger-market",
        (PieceNoun::Passenger(_), _, true) => "mov-log-drawn-passenger-supply",
        (_, _, false) => "mov-log-drawn-market",
        (_, _, true) => "mov-log-drawn-supply",
    };
    let words = c.ledger.say(key, Rule("MOV-8.1.3"));
    if words.0.is_none() {
        return;
    }
    let name = |culture: CultureIx| Value::Name(held.level.culture(culture).name.clone());
    let words = words.kind("kind", kind).touch(Thing::Piece(token));
    let words = match home {
        Some(culture) => words.arg("culture", name(culture)),
        None => words,
    };
    match what {
        PieceNoun::Demand(n) => {
            let demand = &held.level.demands[n];
            words
                .kind("good", held.layout.good(demand.good_of))
                .money("bonus", demand.bonus.into());
        }
        PieceNoun::Passenger(n) => {
            let to = match held.level.passengers[n].to {
                Endpoint::Base => Value::Word("mov-space-base"),
                Endpoint::Culture(culture) => name(culture),
            };
            words.arg("to", to);
        }
        _ => {}
    }
}

/// The culture where a token is placed; `None` for the Base (MOV-8.1.3).
pub fn destination(c: &VenusTable, token: PieceId) -> Option<CultureIx> {
    match c.layout().what(c.ledger.kind(token)) {
        PieceNoun::Good(culture) | PieceNoun::FactoryGood(culture) => Some(culture),
        PieceNoun::Demand(n) => Some(c.level().demands[n].at),
        PieceNoun::Passenger(n) => match c.level().passengers[n].from {
            Endpoint::Culture(culture) => Some(culture),
            Endpoint::Base => None,
        },
        _ => None,
    }
}

/// The zone where a token is placed: the market of a discovered culture, the supply area of a
/// hidden one, or the Base.
pub fn place(c: &VenusTable, token: PieceId) -> ZoneId {
    match destination(c, token) {
        None => c.layout().base,
        Some(culture) if c.system_of(culture).is_some() => c.layout().market(culture),
        Some(culture) => c.layout().supply(culture),
    }
}

/// Moves everything that waits for a culture from its supply area to its market (MOV-6.1.2,
/// MOV-8.1.3).
pub fn open_market(c: &mut VenusTable, culture: CultureIx) {
    let (supply, market) = (c.layout().supply(culture), c.layout().market(culture));
    while let Some(&token) = c.ledger.contents(supply).first() {
        c.ledger.move_piece(token, market);
    }
}

/// The factory of a culture stands: its goods, which have lain apart, join the market (MOV-7.4.2,
/// 1988). Where they were laid out at first contact this does nothing: they are open from now on.
pub fn factory_built(c: &mut VenusTable, culture: CultureIx) {
    let (kind, apart, market) =
        (c.layout().factory_good(culture), c.layout().apart, c.layout().market(culture));
    while let Some(token) = c.ledger.find(apart, kind) {
        c.ledger.move_piece(token, market);
    }
}

/// Takes a piece off a ship for nothing: goods and passengers through the cup, equipment to its
/// stock (MOV-10.4.3).
pub fn put_off(c: &mut VenusTable, seat: SeatId, piece: PieceId) {
    match c.layout().what(c.ledger.kind(piece)) {
        PieceNoun::Equipment(e) => {
            let stock = c.layout().stock(e);
            c.ledger.set_mark(piece, 0);
            c.ledger.move_piece(piece, stock);
            c.tidy_hull(seat);
        }
        _ => through_the_cup(c, &[piece]),
    }
}
