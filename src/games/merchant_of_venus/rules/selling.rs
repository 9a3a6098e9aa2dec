//! Selling goods (MOV-7.5) and the demands they meet (MOV-8.2). Everything sold goes into the cup
//! at once and the tokens drawn for it are placed before the next sale; nothing but goods is sold
//! for money.

use super::{supply, visit};
use crate::games::merchant_of_venus::{
    level::{CultureIx, Good},
    table::{
        layout::PieceNoun,
        nouns::{VenusTable, VenusView},
        verbs::{Q_DEMAND, Q_TRADE, SELL, USE_DEMAND},
    },
};
use crate::table::{
    action::{Action, Thing, Value},
    agenda::Decision,
    ids::{KindId, PieceId, Rule, Verb},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// A good or factory good: whose it is, what is printed on it, and whether it meets demands
/// (MOV-8.2.4).
#[derive(Clone, Copy, Debug)]
struct SoldGood<'a> {
    maker: CultureIx,
    printed: &'a Good,
    factory: bool,
    meets: bool,
}

fn sold_good<'a>(c: &'a VenusTable, kind: KindId) -> Option<SoldGood<'a>> {
    let level = c.level();
    match c.layout().what(kind) {
        PieceNoun::Good(maker) => Some(SoldGood {
            maker,
            printed: &level.culture(maker).good,
            factory: false,
            meets: true,
        }),
        PieceNoun::FactoryGood(maker) => {
            let meets = level.rules.factory_goods_meet_demands;
            Some(SoldGood {
                maker,
                printed: &level.culture(maker).factory_good,
                factory: true,
                meets,
            })
        }
        _ => None,
    }
}

/// The demand tokens that a culture shows for a good, if it meets demands (MOV-8.2.1, MOV-8.2.4).
fn demands<'a>(
    c: &'a VenusTable,
    here: CultureIx,
    good: SoldGood,
) -> impl Iterator<Item = (PieceId, i64)> + 'a {
    c.demands(good.maker, here).filter(move |_| good.meets)
}

/// MOV-7.5.2: the buyers of a good.
fn buys(c: &VenusTable, here: CultureIx, good: SoldGood) -> Result<(), No> {
    if c.level().culture(good.maker).sells_to(here) {
        return Ok(());
    }
    no("MOV-7.5.2", "mov-no-buyer").arg("culture", c.culture_name(here)).err()
}

fn offer_sales(c: VenusTable, mut out: ResMut<Offers>) {
    let here = visit::culture(&c);
    let left = visit::sell_left(&c);
    if (here.is_err() || left.is_err()) && !out.looking {
        return;
    }
    // Goods and factory goods are neighbours among the kinds: a bit for each that has been judged.
    let mut judged = 0u64;
    for &piece in c.ledger.contents(c.layout().hold(c.active())) {
        let kind = c.ledger.kind(piece);
        let Some(good) = sold_good(&c, kind) else { continue };
        let bit = 1u64 << (kind.0 - c.layout().good_kind);
        if judged & bit != 0 {
            continue;
        }
        judged |= bit;
        let bonus: i64 = match &here {
            Ok(here) => demands(&c, *here, good).map(|(_, bonus)| bonus).sum(),
            Err(_) => 0,
        };
        // In the order of MOV-7.8.1: place, sell left, buyer.
        let checks = match &here {
            Err(no) => Err(no.clone()),
            Ok(here) => left.clone().and_then(|()| buys(&c, *here, good)),
        };
        let value = i64::from(good.printed.value);
        let key = match (good.factory, bonus > 0) {
            (false, false) => "mov-act-sell",
            (false, true) => "mov-act-sell-demand",
            (true, false) => "mov-act-sell-factory-good",
            (true, true) => "mov-act-sell-factory-good-demand",
        };
        let rule = if bonus > 0 { "MOV-8.2.1" } else { "MOV-7.5.1" };
        let words = out.judge(Action::one(SELL, kind.0.into()), key, Rule(rule), checks);
        words
            .kind("kind", kind)
            .money("price", value + bonus)
            .money("value", value)
            .money("bonus", bonus)
            .touch(Thing::Piece(piece));
    }
}

/// A sale: at once, unless the seller must first choose which demand is met (MOV-8.2.3).
fn sell(mut c: VenusTable, chosen: Res<Chosen>) {
    let kind = KindId(chosen.action().args[0] as u16);
    let (Some(good), Ok(here)) = (sold_good(&c, kind), visit::culture(&c)) else { return };
    let mut tokens = demands(&c, here, good);
    let first = tokens.next();
    let differ = first.is_some_and(|(_, bonus)| tokens.any(|(_, other)| other != bonus));
    drop(tokens);
    if differ {
        let seat = c.active();
        c.ledger.ask(Decision { seat, question: Q_DEMAND, memory: [kind.0.into(), 0, 0, 0] });
    } else {
        carry_out(&mut c, here, kind, first.map(|(token, _)| token));
    }
}

/// The kind of good of which the seller is choosing the demand.
fn asked_about(c: &VenusTable) -> Option<KindId> {
    c.ledger.decision().map(|d| KindId(d.memory[0] as u16))
}

fn offer_demands(c: VenusTable, mut out: ResMut<Offers>) {
    let (Some(kind), Ok(here)) = (asked_about(&c), visit::culture(&c)) else { return };
    let Some(good) = sold_good(&c, kind) else { return };
    for (token, bonus) in demands(&c, here, good) {
        let action = Action::one(USE_DEMAND, c.ledger.kind(token).0.into());
        if out.list.iter().any(|o| o.action == action) {
            continue;
        }
        let words = out.offer(action, "mov-act-use-demand", Rule("MOV-8.2.3"));
        words.kind("kind", kind).money("bonus", bonus).touch(Thing::Piece(token));
    }
}

fn use_demand(mut c: VenusTable, chosen: Res<Chosen>) {
    let (Some(kind), Ok(here)) = (asked_about(&c), visit::culture(&c)) else { return };
    let token = c.ledger.find(c.layout().market(here), KindId(chosen.action().args[0] as u16));
    c.ledger.done();
    carry_out(&mut c, here, kind, token);
}

/// One sale in the order of MOV-7.8.1: the bank pays value and all matching bonuses (MOV-8.2.1),
/// the good and one demand go into the cup and as many tokens are drawn, the sell is counted, the
/// port earns.
fn carry_out(c: &mut VenusTable, here: CultureIx, kind: KindId, demand: Option<PieceId>) {
    let seat = c.active();
    let Some(good) = sold_good(c, kind) else { return };
    let Some(piece) = c.ledger.find(c.layout().hold(seat), kind) else { return };
    let bonus: i64 = demands(c, here, good).map(|(_, bonus)| bonus).sum();
    let price = i64::from(good.printed.value) + bonus;
    let factory = good.factory;
    let paid = c.bank_pays(seat, price);
    let (key, rule) = match (factory, bonus > 0) {
        (false, false) => ("mov-log-sold", "MOV-7.5.1"),
        (false, true) => ("mov-log-sold-demand", "MOV-8.2.1"),
        (true, false) => ("mov-log-sold-factory-good", "MOV-7.5.1"),
        (true, true) => ("mov-log-sold-factory-good-demand", "MOV-8.2.1"),
    };
    let name: Value = c.culture_name(here);
    c.ledger
        .say(key, Rule(rule))
        .seat("seat", seat)
        .kind("kind", kind)
        .money("price", paid)
        .money("bonus", bonus)
        .arg("culture", name);
    match demand {
        Some(token) => supply::through_the_cup(c, &[piece, token]),
        None => supply::through_the_cup(c, &[piece]),
    }
    visit::count_sell(c);
    visit::commission_on_gain(c, price);
}

/// Why an action of this chapter that nobody offers or refuses by name is not possible now.
pub fn why_not(c: &VenusTable, verb: Verb, kind: KindId) -> No {
    if verb == USE_DEMAND {
        return no("MOV-8.2.1", "mov-no-no-demand");
    }
    match (c.layout().what(kind), visit::culture(c)) {
        (PieceNoun::Good(_) | PieceNoun::FactoryGood(_), Err(place)) => place,
        (PieceNoun::Good(_) | PieceNoun::FactoryGood(_), Ok(_)) => {
            no("MOV-7.5.1", "mov-no-none-aboard")
        }
        (PieceNoun::Passenger(_), _) => no("MOV-8.3.5", "mov-no-only-goods"),
        _ => no("MOV-7.5.3", "mov-no-only-goods"),
    }
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[SELL], sell);
    rules.apply(&[USE_DEMAND], use_demand);
    rules.offer(&[Q_TRADE], offer_sales);
    rules.offer(&[Q_DEMAND], offer_demands);
}
