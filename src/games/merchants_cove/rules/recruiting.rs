//! Chapter MC-13, Recruit: a card of the row, its ability, its place in the team, its price, and
//! the row that slides on.

use super::{
    clock,
    steps::{self, EffectSource},
};
use crate::games::merchants_cove::{
    level::FolkIx,
    table::{
        layout::{self, FOLK, ROW, TEAM},
        nouns::{CoveTable, CoveView, GlassOwner, tell},
        verbs::*,
    },
};
use crate::table::{
    action::{Action, Thing, Value},
    agenda::{Consequence, Decision},
    ids::{PieceId, Rule, SeatId, ZoneId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// MC-13.7: with an empty row nobody can be recruited.
pub fn may(t: &CoveTable) -> Result<(), No> {
    match (0..ROW).any(|place| t.row_card(place).is_some()) {
        true => Ok(()),
        false => no("MC-13.7", "mc-no-row").err(),
    }
}

/// Asks for the card; until version 2 of the rules for card and place.
pub fn ask(t: &mut CoveTable, player: GlassOwner) {
    t.ledger.ask(Decision { seat: SeatId(player), question: Q_RECRUIT, memory: [0; 4] });
}

/// Whether a card of the row can go onto a place of the team: free, or taken where another is to be
/// replaced (MC-13.3).
fn may_recruit(t: &CoveTable, player: GlassOwner, action: Action) -> Result<(), No> {
    let [card, place, _] = action.args.map(|n| n as u16);
    if t.row_card(card).is_none() {
        return no("MC-13.1", "mc-no-folk").err();
    }
    match (action.verb, t.team_card(player, place)) {
        (RECRUIT, Some(_)) => no("MC-13.3", "mc-no-taken").err(),
        (REPLACE, None) => no("MC-13.3", "mc-no-nobody").err(),
        _ => Ok(()),
    }
}

/// Whether a card of the row can be taken on (MC-13.1).
fn may_take_on(t: &CoveTable, card: i32) -> Result<(), No> {
    let lies = u16::try_from(card).is_ok_and(|card| card < ROW && t.row_card(card).is_some());
    if lies { Ok(()) } else { no("MC-13.1", "mc-no-folk").err() }
}

fn offer(t: CoveTable, mut out: ResMut<Offers>) {
    let Some(decision) = t.ledger.decision() else { return };
    for card in 0..ROW {
        if !t.spec.0.rules.has(2) {
            places(&t, &mut out, decision.seat.0, card);
            continue;
        }
        let action = Action::one(TAKE_ON, card.into());
        let line =
            out.judge(action, "mc-act-take-on", Rule("MC-13.1"), may_take_on(&t, card.into()));
        line.arg("card", name(&t, card)).touch(Thing::Zone(layout::row(card)));
    }
}

/// MC-13.9: the place is chosen once the ability is over.
fn offer_places(t: CoveTable, mut out: ResMut<Offers>) {
    let Some(decision) = t.ledger.decision() else { return };
    places(&t, &mut out, decision.seat.0, decision.memory[0] as u16);
}

/// The places of the team for a card.
fn places(t: &CoveTable, out: &mut Offers, player: GlassOwner, card: u16) {
    for place in 0..TEAM {
        for verb in [RECRUIT, REPLACE] {
            let action = Action::two(verb, card.into(), place.into());
            let checks = may_recruit(t, player, action);
            let key = if verb == RECRUIT { "mc-act-recruit" } else { "mc-act-replace" };
            let line = out.judge(action, key, Rule("MC-13.3"), checks);
            let line = line.number("place", i64::from(place) + 1).arg("card", name(t, card));
            let line = line.arg("gone", called(t, t.team_card(player, place), place));
            line.touch(Thing::Zone(layout::row(card)));
        }
    }
}

/// The name of a card of the row.
fn name(t: &CoveTable, card: u16) -> Value {
    called(t, t.row_card(card), card)
}

/// The name of the card that lies on a place, else the number of the place.
fn called(t: &CoveTable, folk: Option<(PieceId, FolkIx)>, place: u16) -> Value {
    let name = folk.map(|(piece, _)| Value::Kind(t.ledger.kind(piece)));
    name.unwrap_or(Value::Number(i64::from(place) + 1))
}

/// MC-13.6, MC-13.9: ability, place, tuck, cards, hours, slide and refill: what comes last is due
/// first.
fn begin(t: &mut CoveTable, player: GlassOwner, card: u16, place: i32) {
    let Some((_, folk)) = t.row_card(card) else { return };
    let cost = t.level().row[usize::from(card)];
    t.ledger.follow(Consequence { follow: REFILL, memory: [0; 4] });
    clock::owe(t, player, cost.corruption, cost.hours);
    let memory = [player.into(), card.into(), place, 0];
    t.ledger.follow(Consequence { follow: TUCK, memory });
    steps::begin(t, EffectSource::Folk(folk));
}

/// The card is chosen; its place is once its ability is over.
fn take_on(mut t: CoveTable, chosen: Res<Chosen>) {
    let (player, card) = (t.active().0, chosen.action().args[0] as u16);
    let words = name(&t, card);
    t.ledger.done();
    tell(&mut t, player, "mc-log-take-on", "MC-13.1").arg("card", words);
    begin(&mut t, player, card, -1);
}

/// The place is chosen: after the ability, or, until version 2 of the rules, with the card.
fn recruit(mut t: CoveTable, chosen: Res<Chosen>) {
    let player = t.active().0;
    let [card, place, _] = chosen.action().args.map(|n| n as u16);
    let words = name(&t, card);
    let taken_on = t.ledger.decision().is_some_and(|d| d.question == Q_TEAM_PLACE);
    t.ledger.done();
    let line = tell(&mut t, player, "mc-log-recruit", "MC-13.3").arg("card", words);
    line.number("place", i64::from(place) + 1);
    match taken_on {
        true => put_under(&mut t, player, card, place),
        false => begin(&mut t, player, card, place.into()),
    }
}

/// MC-13.3: the card goes under its place, or the place is asked for.
fn tuck(mut t: CoveTable) {
    let Some(due) = t.ledger.consequence() else { return };
    t.ledger.done();
    let [player, card, place, _] = due.memory;
    match u16::try_from(place) {
        Ok(place) => put_under(&mut t, player as GlassOwner, card as u16, place),
        Err(_) => {
            let (seat, memory) = (SeatId(player as GlassOwner), [card, 0, 0, 0]);
            t.ledger.ask(Decision { seat, question: Q_TEAM_PLACE, memory });
        }
    }
}

/// MC-13.3: whoever was there goes under the deck.
fn put_under(t: &mut CoveTable, player: GlassOwner, card: u16, place: u16) {
    let zone = layout::team(player, place);
    if let Some((old, _)) = t.team_card(player, place) {
        under_deck(t, old);
    }
    if let Some((piece, _)) = t.row_card(card) {
        t.ledger.move_piece(piece, zone);
    }
}

/// Puts a townsfolk card under the deck, face down.
pub fn under_deck(t: &mut CoveTable, card: PieceId) {
    t.ledger.turn_down(card);
    t.ledger.place_piece(card, FOLK, 0);
}

/// MC-13.5: the row slides to the right as far as possible, then its free places are filled from
/// the deck while that lasts (MC-13.8).
pub fn refill(t: &mut CoveTable) {
    let all: Vec<PieceId> = (0..ROW).filter_map(|place| Some(t.row_card(place)?.0)).collect();
    let free = usize::from(ROW) - all.len();
    for (n, &card) in all.iter().enumerate().rev() {
        move_card(t, card, layout::row((free + n) as u16));
    }
    for place in (0..free as u16).rev() {
        let Some(&card) = t.ledger.contents(FOLK).last() else { break };
        t.ledger.turn_up(card);
        move_card(t, card, layout::row(place));
    }
}

fn move_card(t: &mut CoveTable, card: PieceId, zone: ZoneId) {
    if t.ledger.zone_of(card) != zone {
        t.ledger.move_piece(card, zone);
    }
}

fn slide(mut t: CoveTable) {
    t.ledger.done();
    refill(&mut t);
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    let asked = t.ledger.decision().map(|d| d.question);
    let wrong = match action.verb {
        TAKE_ON if asked == Some(Q_TEAM_PLACE) => Some(no("MC-13.9", "mc-no-taken-on")),
        TAKE_ON => may_take_on(t, action.args[0]).err(),
        RECRUIT | REPLACE if asked == Some(Q_RECRUIT) && t.spec.0.rules.has(2) => {
            may_take_on(t, action.args[0]).err().or(Some(no("MC-13.9", "mc-no-card-first")))
        }
        RECRUIT | REPLACE if asked == Some(Q_TEAM_PLACE) => {
            let other = t.ledger.decision().is_some_and(|d| d.memory[0] != action.args[0]);
            let taken_on = other.then(|| no("MC-13.9", "mc-no-taken-on"));
            taken_on.or_else(|| may_recruit(t, t.active().0, action).err())
        }
        RECRUIT | REPLACE => may_recruit(t, t.active().0, action).err(),
        _ => return None,
    };
    Some(wrong.unwrap_or_else(|| no("MC-13.1", "mc-no-recruiting")))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[TAKE_ON], take_on);
    rules.apply(&[RECRUIT, REPLACE], recruit);
    rules.consequence(&[TUCK], tuck);
    rules.consequence(&[REFILL], slide);
    rules.offer(&[Q_RECRUIT], offer);
    rules.offer(&[Q_TEAM_PLACE], offer_places);
}
