//! Chapter MC-23, the solo game: the Peddler rolls a die, takes goods of what is in demand and
//! sells where it earns most. It chooses nothing and asks nothing.

use super::{clock, crowd, goods, recruiting};
use crate::games::merchants_cove::{
    level::{Colour, DockWord, Face, Good, Size},
    table::{
        layout::{self, BOATS, Ended},
        nouns::{CoveTable, CoveView, GlassOwner, tell, who_key},
        verbs::PEDDLER,
    },
};
use crate::table::stages::Rules;

/// The colours by demand: customers on docks and boats; ties in the order of the colours (MC-23.2).
fn demand(t: &CoveTable) -> Vec<Colour> {
    let zones = || {
        let docks = DockWord::ALL.into_iter().map(layout::dock);
        docks.chain((0..BOATS).map(layout::aboard))
    };
    let wanted = |colour: Colour| -> i64 { zones().map(|z| t.how_many(z, colour as u16)).sum() };
    let mut colours = Colour::ALL.to_vec();
    colours.sort_by_key(|&colour| -wanted(colour));
    colours
}

/// MC-23.6: die, effect by the demand before it, then the hours.
fn act(mut t: CoveTable) {
    let Some(due) = t.ledger.consequence() else { return };
    t.ledger.done();
    let player = due.memory[0] as GlassOwner;
    let roll = t.ledger.roll();
    let Some(&(hours, face)) = t.level().peddler.die.get(roll as usize - 1) else { return };
    tell(&mut t, player, "mc-log-peddler", "MC-23.2").number("roll", roll.into());
    let demand = demand(&t);
    clock::spend(&mut t, player, hours);
    match face {
        Face::Hall => hall(&mut t, player, demand[0]),
        Face::SmallFirst => _ = goods::make(&mut t, player, Good::new(demand[0], Size::Small)),
        Face::SmallSecond => _ = goods::make(&mut t, player, Good::new(demand[1], Size::Small)),
        Face::LargeFirst => {
            goods::make(&mut t, player, Good::new(demand[0], Size::Large));
            let last = (0..layout::ROW).rev().find_map(|place| t.row_card(place));
            if let Some((card, _)) = last {
                recruiting::under_deck(&mut t, card);
                recruiting::refill(&mut t);
            }
        }
    }
}

/// A customer of a colour leaves the fullest boat that has one for its hall.
fn hall(t: &mut CoveTable, player: GlassOwner, colour: Colour) {
    let has = |boat: &u16| crowd::find(t, *boat, colour as u16).is_some();
    let Some(boat) = crowd::fullest(t, t.boats_at_sea().filter(has)) else { return };
    let Some(piece) = crowd::find(t, boat, colour as u16) else { return };
    t.ledger.move_piece(piece, layout::hall(colour));
    let line = tell(t, player, "mc-log-to-hall", "MC-23.2").word("who", who_key(colour as u16));
    line.number("boat", i64::from(boat) + 1);
}

/// MC-23.4: sells each good on this dock where no other dock would bring more, if enough buyers
/// stand there; on the last day wherever it pays.
pub fn sell(t: &mut CoveTable, player: GlassOwner, dock: DockWord) {
    let least = if t.round() >= t.level().rounds { 1 } else { t.level().peddler.least };
    for good in Good::all() {
        let count = t.on_stall(player, good);
        let best = DockWord::ALL
            .into_iter()
            .filter(|&d| t.level().docks[d as usize].sells[good.size as usize])
            .max_by_key(|&d| (goods::brings(t, player, d, good), -(d as i64)));
        let here = t.buyers(player, dock, good.colour) >= least;
        if count > 0 && here && best == Some(dock) {
            goods::trade(t, player, dock, good, count);
        }
    }
}

/// MC-23.5: the Peddler gains the gold of its level; with equal gold it wins. Gives how the game
/// ends, the winners, one bit a seat, and the most gold.
pub fn end(t: &mut CoveTable) -> Option<(Ended, i64, i64)> {
    let peddler = t.players().find(|&player| t.is_peddler(player))?;
    let gold = t.level().peddler.levels[t.spec.0.peddler].1;
    goods::earn(t, peddler, gold);
    tell(t, peddler, "mc-log-peddler-end", "MC-23.5").money("gold", gold);
    let (own, other) = (t.gold(0), t.gold(peddler));
    Some(match own > other {
        true => (Ended::Beaten, 1, own),
        false => (Ended::Lost, 0, other),
    })
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.consequence(&[PEDDLER], act);
}
