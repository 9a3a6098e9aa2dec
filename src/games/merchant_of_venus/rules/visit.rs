//! A visit to a trading place (MOV-7.1, MOV-7.2, MOV-9.2): how many buys and sells are left, what
//! can be paid and with what, and what the owner of the port earns. Every chapter that trades goes
//! through here; it offers nothing itself.

use crate::games::merchant_of_venus::{
    level::{CommissionBase, CommissionTime, CultureIx, Endpoint, Passenger},
    table::{
        layout::{self, PieceNoun},
        nouns::{VenusTable, VenusView},
        spec::PlaceKind,
    },
};
use crate::table::{
    action::Value,
    ids::{KindId, Rule, SeatId},
    offers::{No, no},
};

/// How a price was paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Paid {
    /// Out of the open culture card (2012).
    pub card: i64,
    /// In barter credit.
    pub barter: i64,
    /// In money.
    pub credits: i64,
}

/// What a space is for the ship in turn.
pub fn place(c: &VenusTable) -> PlaceKind {
    c.place(c.ship_at(c.active()))
}

/// The culture one trades with here (MOV-5.1.3, MOV-7.1.1), or why there is none.
///
/// # Errors
/// The rule: open space (MOV-3.1.4), asteroid (MOV-4.9.2, MOV-4.9.3), the Base (MOV-5.1.4), not
/// discovered (MOV-6.1.6).
pub fn culture(c: &VenusTable) -> Result<CultureIx, No> {
    let space = c.ship_at(c.active());
    match c.place(space) {
        PlaceKind::Open => Err(no("MOV-3.1.4", "mov-no-trade-in-space")),
        PlaceKind::Asteroid => Err(no_culture_at_asteroid(c)),
        PlaceKind::Base => Err(no("MOV-7.1.1", "mov-no-culture-at-base")),
        _ => c.culture_at(space).ok_or_else(|| no("MOV-6.1.6", "mov-no-undiscovered")),
    }
}

/// Nobody lives at an asteroid (MOV-4.9.2, MOV-4.9.3).
pub fn no_culture_at_asteroid(c: &VenusTable) -> No {
    let rule = if c.level().rules.asteroid_ends_turn { "MOV-4.9.3" } else { "MOV-4.9.2" };
    no(rule, "mov-no-culture-here")
}

/// Whether a counted buy is left (MOV-7.2.1, MOV-7.2.2, MOV-7.2.9).
///
/// # Errors
/// The limit of the visit.
pub fn buy_left(c: &VenusTable) -> Result<(), No> {
    if c.flag(layout::LIMITED)
        && c.ledger.dial(layout::BUYS) >= i64::from(c.level().rules.limited_visit_buys)
    {
        return no(limit_rule(c), "mov-no-buy-left").err();
    }
    Ok(())
}

/// Whether a counted sell is left (MOV-7.2.1, MOV-7.2.2, MOV-7.2.9).
///
/// # Errors
/// The limit of the visit.
pub fn sell_left(c: &VenusTable) -> Result<(), No> {
    if c.flag(layout::LIMITED)
        && c.ledger.dial(layout::SELLS) >= i64::from(c.level().rules.limited_visit_sells)
    {
        return no(limit_rule(c), "mov-no-sell-left").err();
    }
    Ok(())
}

/// Space cities and the Base are limited by a rule line of their own.
fn limit_rule(c: &VenusTable) -> &'static str {
    if place(c) == PlaceKind::SurfaceCity { "MOV-7.2.2" } else { "MOV-7.2.9" }
}

/// Counts a buy of a limited visit.
pub fn count_buy(c: &mut VenusTable) {
    c.ledger.add(layout::BUYS, 1);
    c.ledger.set(layout::TRADED, 1);
}

/// Counts a sell of a limited visit.
pub fn count_sell(c: &mut VenusTable) {
    c.ledger.add(layout::SELLS, 1);
    c.ledger.set(layout::TRADED, 1);
}

/// Notes that something was done that is never counted (MOV-7.2.5) but after which nobody moves
/// (MOV-3.1.1).
pub fn note_traded(c: &mut VenusTable) {
    c.ledger.set(layout::TRADED, 1);
}

/// Whether the seat in turn may buy something at this price: a buy action, which a thing paid
/// wholly by the open culture card does not use (MOV-10.2.2).
///
/// # Errors
/// The limit of the visit (MOV-7.2.2, MOV-7.2.9) or of the card (MOV-10.2.2).
pub fn may_buy(c: &VenusTable, price: i64) -> Result<(), No> {
    let card = c.card_left();
    if price > card
        && let Err(limit) = buy_left(c)
    {
        return Err(if card > 0 { no("MOV-10.2.2", "mov-no-part-needs-buy") } else { limit });
    }
    Ok(())
}

/// Whether the seat in turn has the full price in card, barter credit and money (MOV-7.1.3).
///
/// # Errors
/// How much there is and how much it costs.
pub fn affords(c: &VenusTable, price: i64) -> Result<(), No> {
    let have = c.spendable() + c.card_left();
    if have < price {
        return no("MOV-7.1.3", "mov-no-too-dear").money("have", have).money("price", price).err();
    }
    Ok(())
}

/// Whether the seat in turn can buy something at this price: [`may_buy`], then [`affords`].
///
/// # Errors
/// The first rule that fails.
pub fn can_pay(c: &VenusTable, price: i64) -> Result<(), No> {
    may_buy(c, price).and_then(|()| affords(c, price))
}

/// Pays a price that can be paid: the open culture card first, then barter credit and money in the
/// order the seat has chosen (MOV-10.1.8). Counts the buy unless the card paid it all (MOV-10.2.2).
/// Does not pay commissions.
pub fn pay(c: &mut VenusTable, price: i64) -> Paid {
    let seat = c.active();
    let basket = c.card_left() > 0;
    let card = c.card_left().min(price);
    let rest = price - card;
    let (money, barter) = (c.money(seat), c.ledger.dial(layout::BARTER));
    let barter =
        if c.flag(layout::BARTER_IS_FIRST) { barter.min(rest) } else { rest - money.min(rest) };
    let paid = Paid { card, barter, credits: rest - barter };
    if card > 0 {
        c.ledger.add(layout::BASKET_LEFT, -card);
    }
    c.ledger.add(layout::BARTER, -barter);
    c.pay_bank(seat, paid.credits);
    // MOV-10.2.2: a ship for which the old one is enough uses no buy while a card is open.
    let free = card > 0 || basket && c.spec.0.rules.has(2);
    if rest > 0 || !free {
        count_buy(c);
    } else {
        note_traded(c);
    }
    paid
}

/// The commission on something bought (MOV-9.2): 1988 on the full price, 2012 on credits and card
/// used.
pub fn commission_on_buy(c: &mut VenusTable, price: i64, paid: Paid) {
    match c.level().rules.port_commission_base {
        CommissionBase::Prices => commission(c, price),
        CommissionBase::CreditsMoved => commission(c, paid.credits + paid.card),
    }
}

/// The commission on a sale or a trade-in (MOV-9.2): on what it brought, in both editions.
pub fn commission_on_gain(c: &mut VenusTable, gain: i64) {
    commission(c, gain);
}

fn commission(c: &mut VenusTable, base: i64) {
    if !matches!(place(c), PlaceKind::Port(_)) {
        return;
    }
    c.ledger.add(layout::COMMISSION, base);
    if c.level().rules.port_commission_time == CommissionTime::EachTransaction {
        settle_commission(c);
    }
}

/// Pays the commission that is due to the owner of the port (MOV-9.2.1, MOV-9.2.5).
pub fn settle_commission(c: &mut VenusTable) {
    let base = c.ledger.dial(layout::COMMISSION);
    if base == 0 {
        return;
    }
    c.ledger.set(layout::COMMISSION, 0);
    if let PlaceKind::Port(owner) = place(c) {
        // MOV-1.1.6: rounded down, should figures be no multiples of 10.
        let due = base * i64::from(c.level().rules.port_commission_percent) / 100;
        let paid = c.bank_pays(owner, due);
        let rule = if c.level().rules.port_commission_time == CommissionTime::EachTransaction {
            "MOV-9.2.2"
        } else {
            "MOV-9.2.5"
        };
        c.ledger
            .say("mov-log-commission", Rule(rule))
            .seat("seat", owner)
            .money("base", base)
            .money("paid", paid);
    }
}

/// The factory owner's share of a factory good that the culture sells (MOV-9.4.1), paid at once.
pub fn factory_commission(c: &mut VenusTable, culture: CultureIx, price: i64) {
    if let Some(owner) = c.factory_owner(culture) {
        let due = price * i64::from(c.level().rules.factory_commission_percent) / 100;
        let paid = c.bank_pays(owner, due);
        let name = c.culture_name(culture);
        c.ledger
            .say("mov-log-factory-commission", Rule("MOV-9.4.1"))
            .seat("seat", owner)
            .money("paid", paid)
            .arg("culture", name);
    }
}

/// Whether one more piece of a kind fits aboard (MOV-1.2.7, MOV-7.3.2).
///
/// # Errors
/// How much room is missing.
pub fn fits(c: &VenusTable, seat: SeatId, kind: KindId) -> Result<(), No> {
    let (needs, free) = (c.room_for(seat, kind), c.room_free(seat));
    if needs > free {
        return Err(no("MOV-1.2.7", "mov-no-room")
            .arg("free", Value::Number(free))
            .arg("needs", Value::Number(needs)));
    }
    Ok(())
}

/// The passenger of a kind; `None` for all other kinds.
pub fn passenger<'a>(c: &'a VenusTable, kind: KindId) -> Option<&'a Passenger> {
    match c.layout().what(kind) {
        PieceNoun::Passenger(n) => Some(&c.level().passengers[n]),
        _ => None,
    }
}

/// Whose place this is, in the words of a passenger's ticket; `None` where nobody gets on or off.
pub fn endpoint(c: &VenusTable) -> Option<Endpoint> {
    match place(c) {
        PlaceKind::Base => Some(Endpoint::Base),
        _ => culture(c).ok().map(Endpoint::Culture),
    }
}

/// The name of an end of a journey: of a culture, or of the Base.
pub fn end_name(c: &VenusTable, end: Endpoint) -> Value {
    match end {
        Endpoint::Base => Value::Word("mov-space-base"),
        Endpoint::Culture(culture) => c.culture_name(culture),
    }
}

/// A passenger in a sentence about a deal: where to and for how much, else nobody knows what it is
/// worth.
pub fn passenger_in_words(c: &VenusTable, kind: KindId) -> Value {
    match passenger(c, kind) {
        Some(p) => {
            let fare = ("fare", Value::Money(p.fare.into()));
            Value::Phrase(
                "mov-deal-rider",
                vec![("kind", Value::Kind(kind)), ("to", end_name(c, p.to)), fare],
            )
        }
        None => Value::Kind(kind),
    }
}
