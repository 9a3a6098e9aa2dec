//! What may be answered to the questions of an effect, and what may not and why (D5 to D11). It
//! only reads the table.

use super::super::{acting, chameleons};
use super::{
    answers, asking,
    dealing::Round,
    goals::{CardGoal, goal},
    picking, reading,
    running::{RunningEffect, running},
    telling::number_key,
};
use crate::{
    games::dale_of_merchants::{
        level::{Fit, Pick, Step, Who, Zone},
        table::{
            layout::mark,
            nouns::DaleView,
            state::DaleTable,
            verbs::{
                CHOOSE, CHOOSE_AS, DONE, GIVE, GO_ON, NAME, NO, NUMBER_IS, Q_CARDS, Q_DEAL,
                Q_EXCHANGE, Q_LOOKED, Q_MAY, Q_NUMBER, Q_ORDER, Q_PLAYERS, Q_SIDE, REST, SIDE_IS,
                YES,
            },
        },
    },
    table::{
        action::{Action, Thing},
        ids::{PieceId, Rule, SeatId},
        offers::{No, Offers, no},
        stages::Rules,
    },
};
use bevy_ecs::prelude::ResMut;

/// How a choice of cards is worded: by what becomes of them.
fn wording(c: &DaleTable, e: &RunningEffect, seat: SeatId) -> (&'static str, Rule) {
    match c.program(e.program).step(e.pc) {
        Step::Move { cards, to } => match goal(c, e, to) {
            Some(CardGoal::Hand(s)) if s == seat && matches!(cards.zone, Zone::Buffer(_)) => {
                ("dom-act-keep-card", Rule("DOM-5.5"))
            }
            Some(CardGoal::Hand(s)) if s == seat => ("dom-act-take", Rule("DOM-0.5")),
            Some(CardGoal::Hand(_)) => ("dom-act-hand-over", Rule("DOM-5.5")),
            Some(CardGoal::Deck(_)) => ("dom-act-on-deck", Rule("DOM-8.8")),
            Some(CardGoal::Pile(_)) => ("dom-act-discard-card", Rule("DOM-0.4")),
            Some(CardGoal::Away) => ("dom-act-throw-away", Rule("DOM-8.6")),
            _ => ("dom-act-choose", Rule("DOM-5.5")),
        },
        Step::Swap { .. } => ("dom-act-exchange", Rule("DOM-8.10")),
        Step::ReplaceThis(_) => ("dom-act-replace", Rule("DOM-5.10")),
        Step::Reveal(_) => ("dom-act-show-card", Rule("DOM-5.5")),
        _ => ("dom-act-choose", Rule("DOM-5.5")),
    }
}

/// DOM-5.6: whether a card fits what the effect asks for.
fn fits(c: &DaleTable, e: &RunningEffect, pick: &Pick, card: PieceId) -> Result<(), No> {
    if reading::fits(c, e, card, pick.fit) {
        return Ok(());
    }
    let key = match pick.fit {
        Fit::Junk if pick.zone == Zone::Payment => {
            return no("DOM-4.11", "dom-no-payment-junk").arg("card", c.name(card)).err();
        }
        Fit::Junk => "dom-no-fit-junk",
        Fit::Animalfolk => "dom-no-fit-animalfolk",
        Fit::NotThis | Fit::AnyCard => "dom-no-fit-this",
    };
    no("DOM-5.6", key).arg("card", c.name(card)).err()
}

fn offer_cards(c: DaleTable, mut out: ResMut<Offers>) {
    let (Some(decision), Some(e)) = (c.ledger.decision(), running(&c)) else { return };
    let Some(pick) = answers::pick(&c, &decision) else { return };
    let [least, most, naming, _] = decision.memory;
    let naming = decision.question == Q_CARDS && naming != 0;
    let there = answers::cards(&c, &pick);
    let picked = there.iter().filter(|&&card| c.marked(card, mark::PICK) > 0).count() as i32;
    let (key, rule) = wording(&c, &e, decision.seat);
    for &card in &there {
        if c.marked(card, mark::PICK) > 0 {
            out.refuse(Action::one(CHOOSE, card.0.into()), Rule("DOM-5.6"), "dom-no-chosen")
                .arg("card", c.name(card))
                .touch(Thing::Piece(card));
            continue;
        }
        if naming {
            for guise in chameleons::guises(&c, card, decision.seat) {
                let (action, key) =
                    acting::act(guise, (CHOOSE, key), (CHOOSE_AS, "dom-act-choose-as"));
                acting::word(&c, out.offer(action, key, rule), guise);
            }
        } else {
            out.offer(Action::one(CHOOSE, card.0.into()), key, rule)
                .kind("card", c.ledger.kind(card))
                .touch(Thing::Piece(card));
        }
    }
    if out.looking && pick.fit != Fit::AnyCard {
        for card in picking::contents(&c, &e, pick.zone).unwrap_or_default() {
            if let Err(why) = fits(&c, &e, &pick, card) {
                out.judge(Action::one(CHOOSE, card.0.into()), key, rule, Err(why))
                    .touch(Thing::Piece(card));
            }
        }
    }
    if decision.question == Q_CARDS {
        let enough = || {
            if picked >= least {
                return Ok(());
            }
            let key = if least == most { "dom-no-exactly" } else { "dom-no-at-least" };
            no("DOM-5.6", key)
                .number("n", i64::from(least))
                .number("chosen", i64::from(picked))
                .err()
        };
        let key = if picked == 0 { "dom-act-none" } else { "dom-act-done" };
        let checks = enough();
        let allowed = checks.is_ok();
        let words = out.judge(Action::plain(DONE), key, Rule("DOM-5.6"), checks);
        if allowed {
            words.number("n", i64::from(picked));
        }
    }
}

fn offer_order(c: DaleTable, mut out: ResMut<Offers>) {
    let (Some(decision), Some(e)) = (c.ledger.decision(), running(&c)) else { return };
    let Some(pick) = answers::pick(&c, &decision) else { return };
    let (key, _) = wording(&c, &e, decision.seat);
    for card in answers::cards(&c, &pick) {
        let checks = if c.marked(card, mark::PICK) > 0 {
            no("DOM-8.8", "dom-no-placed").arg("card", c.name(card)).err()
        } else {
            Ok(())
        };
        let words = out.judge(Action::one(CHOOSE, card.0.into()), key, Rule("DOM-8.8"), checks);
        words.kind("card", c.ledger.kind(card)).touch(Thing::Piece(card));
    }
    out.offer(Action::plain(REST), "dom-act-rest", Rule("DOM-8.8"));
}

/// DOM-12.1, DOM-14.5: whether a seat may be named.
fn may_be_named(
    c: &DaleTable,
    e: &RunningEffect,
    who: Who,
    named: i32,
    seat: SeatId,
) -> Result<(), No> {
    if named >> seat.0 & 1 == 1 {
        return no("DOM-12.1", "dom-no-player-twice")
            .arg("seat", crate::table::action::Value::Seat(seat))
            .err();
    }
    if asking::eligible(c, e, who, seat) {
        return Ok(());
    }
    if seat == e.me {
        no("DOM-12.1", "dom-no-player-other").err()
    } else {
        no("DOM-14.5", "dom-no-player-partner").err()
    }
}

fn offer_players(c: DaleTable, mut out: ResMut<Offers>) {
    let (Some(decision), Some(e)) = (c.ledger.decision(), running(&c)) else { return };
    let Step::ChoosePlayers { who, .. } = c.program(e.program).step(e.pc) else { return };
    let [least, most, named, _] = decision.memory;
    for seat in c.layout().from(e.me) {
        let checks = may_be_named(&c, &e, who, named, seat);
        out.judge(Action::one(NAME, seat.0.into()), "dom-act-name", Rule("DOM-12.1"), checks)
            .seat("seat", seat)
            .touch(Thing::Seat(seat));
    }
    if least < most {
        let enough = named.count_ones() as i32 >= least;
        let checks = if enough {
            Ok(())
        } else {
            no("DOM-12.1", "dom-no-players")
                .number("min", least.into())
                .number("max", most.into())
                .err()
        };
        let key = if named == 0 { "dom-act-nobody" } else { "dom-act-done" };
        out.judge(Action::plain(DONE), key, Rule("DOM-12.1"), checks)
            .number("n", i64::from(named.count_ones()));
    }
}

fn offer_numbers(c: DaleTable, mut out: ResMut<Offers>) {
    let (Some(decision), Some(e)) = (c.ledger.decision(), running(&c)) else { return };
    let [least, most, ..] = decision.memory;
    for n in least..=most {
        out.offer(Action::one(NUMBER_IS, n), number_key(&c, &e, n), Rule("DOM-5.5"))
            .number("n", i64::from(n));
    }
    if out.looking {
        for n in [least - 1, most + 1] {
            let words = out.refuse(Action::one(NUMBER_IS, n), Rule("DOM-5.5"), "dom-no-number");
            words.number("min", least.into()).number("max", most.into());
        }
    }
}

fn offer_sides(c: DaleTable, mut out: ResMut<Offers>) {
    let Some(seat) = c.ledger.decision().map(|d| d.seat) else { return };
    let l = c.layout();
    for (side, key, next) in
        [(0, "dom-act-left", l.left(seat)), (1, "dom-act-right", l.right(seat))]
    {
        out.offer(Action::one(SIDE_IS, side), key, Rule("DOM-12.9"))
            .seat("seat", next)
            .touch(Thing::Seat(next));
    }
}

fn offer_yes_and_no(c: DaleTable, mut out: ResMut<Offers>) {
    let Some(e) = running(&c) else { return };
    for (verb, key) in [(YES, "dom-act-yes"), (NO, "dom-act-no")] {
        out.offer(Action::plain(verb), key, Rule("DOM-5.6"))
            .kind("card", c.ledger.kind(e.card))
            .touch(Thing::Piece(e.card));
    }
}

fn offer_deal(c: DaleTable, mut out: ResMut<Offers>) {
    let Some(round) = running(&c).and_then(|e| Round::of(&c, &e)) else { return };
    for &card in &round.cards {
        for &seat in &round.seats {
            let free = Round::given(&c, card).is_none() && round.gets(&c, seat).is_none();
            let checks = if free { Ok(()) } else { no("DOM-12.2", "dom-no-deal").err() };
            let words = out.judge(
                Action::two(GIVE, card.0.into(), seat.0.into()),
                "dom-act-give",
                Rule("DOM-12.2"),
                checks,
            );
            words
                .kind("card", c.ledger.kind(card))
                .seat("seat", seat)
                .touch(Thing::Piece(card))
                .touch(Thing::Seat(seat));
        }
    }
}

fn offer_go_on(mut out: ResMut<Offers>) {
    out.offer(Action::plain(GO_ON), "dom-act-go-on", Rule("DOM-15.0"));
}

/// Puts the offers into the stages.
pub(super) fn plug(rules: &mut Rules) {
    rules.offer(&[Q_CARDS, Q_EXCHANGE], offer_cards);
    rules.offer(&[Q_ORDER], offer_order);
    rules.offer(&[Q_PLAYERS], offer_players);
    rules.offer(&[Q_NUMBER], offer_numbers);
    rules.offer(&[Q_SIDE], offer_sides);
    rules.offer(&[Q_MAY], offer_yes_and_no);
    rules.offer(&[Q_DEAL], offer_deal);
    rules.offer(&[Q_LOOKED], offer_go_on);
}
