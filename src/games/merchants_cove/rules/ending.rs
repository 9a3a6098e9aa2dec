//! Chapter MC-12, the final reckoning: corruption cards are turned up, round icons gain and lose
//! gold, most gold wins. Nothing is chosen.

use super::{goods, peddler};
use crate::games::merchants_cove::{
    level::Colour,
    table::{
        layout::{self, ENDED, Ended, WINNERS},
        nouns::{CoveTable, CoveView, GlassOwner, clan_key, tell},
    },
};
use crate::table::{
    action::Value,
    ids::{Rule, SeatId},
};

/// MC-12.1: all cards are revealed; then everybody is reckoned up.
pub fn end(t: &mut CoveTable) {
    let seats: Vec<GlassOwner> = t.players().filter(|&player| !t.is_peddler(player)).collect();
    for &player in &seats {
        for card in t.ledger.contents(layout::taints(player)).to_vec() {
            t.ledger.turn_up(card);
        }
        reckon(t, player);
    }
    match t.solo() {
        true => {
            if let Some((how, winners, most)) = peddler::end(t) {
                finish(t, how, winners, most);
            }
        }
        false => decide(t, &seats),
    }
}

/// MC-12.2, MC-12.3: clan icons gain, corruption icons lose; the sum may fall below zero.
fn reckon(t: &mut CoveTable, player: GlassOwner) {
    let icons = t.icons(player);
    for (clan, count) in Colour::ALL.into_iter().zip(icons.clans()) {
        if count > 0 {
            let gold = count * t.in_hall(clan);
            goods::earn(t, player, gold);
            let line = tell(t, player, "mc-log-icons", "MC-12.2").word("clan", clan_key(clan));
            line.number("count", count).money("gold", gold);
        }
    }
    if icons.corruption > 0 {
        let gold = icons.corruption * t.in_lair();
        goods::earn(t, player, -gold);
        let line = tell(t, player, "mc-log-sins", "MC-12.3").number("count", icons.corruption);
        line.money("gold", gold);
    }
}

/// MC-12.5: gold, then unsold goods, then fewer corruption cards, then the victory is shared.
fn decide(t: &mut CoveTable, seats: &[GlassOwner]) {
    let cards = |player: GlassOwner| -(t.ledger.count(layout::taints(player)) as i64);
    let merits: Vec<[i64; 3]> =
        seats.iter().map(|&player| [t.gold(player), t.unsold(player), cards(player)]).collect();
    let best = merits.iter().max().copied().unwrap_or_default();
    let level = |depth: usize| merits.iter().filter(|m| m[..depth] == best[..depth]).count();
    let how = match (level(1), level(2), level(3)) {
        (1, ..) => Ended::Gold,
        (_, 1, _) => Ended::Goods,
        (_, _, 1) => Ended::Cards,
        _ => Ended::Shared,
    };
    let winners = seats.iter().zip(&merits).filter(|(_, m)| **m == best);
    let winners: i64 = winners.map(|(player, _)| 1 << player).sum();
    finish(t, how, winners, best[0]);
}

/// The game is over.
fn finish(t: &mut CoveTable, how: Ended, winners: i64, most: i64) {
    t.ledger.set(WINNERS, winners);
    t.ledger.set(ENDED, how as i64);
    let key = match how {
        Ended::Lost => "mc-log-end-lost",
        Ended::Shared => "mc-log-end-shared",
        _ => "mc-log-end",
    };
    let seats = t.seats().filter(|seat| winners & 1 << seat.0 != 0);
    let names = seats.map(|SeatId(n)| Value::Seat(SeatId(n))).collect();
    t.ledger.say(key, Rule("MC-12.5")).arg("winners", Value::List(names)).money("gold", most);
}
