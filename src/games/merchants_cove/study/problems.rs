//! What is wrong with a position that was set by hand, before the rules go on from it: every piece
//! lies where its kind may lie, every number is one that the rules can produce. It changes nothing
//! and never panics, whatever lies where.

use crate::games::merchants_cove::{
    level::{BerthIx, Clan, DockWord, Good},
    table::{
        layout::{
            self, BAG, DRAWN, FOLK, FOLK_BOX, LAIR, OFF, Phase, ROGUE_BOX, ROW, TAINTS, TEAM,
        },
        merchants::{self, Merchant},
        nouns::{CoveTable, CoveView},
    },
};
use crate::{
    games::positions::out_of_range,
    table::{
        action::Value,
        ids::{Dial, PieceId, SeatId, ZoneId},
        study::Problem,
    },
};

/// Everything that is wrong; empty if the rules can go on.
pub fn problems(t: &CoveTable) -> Vec<Problem> {
    let mut found = Vec::new();
    for piece in t.ledger.catalogue.all_pieces().filter(|&piece| !fits(t, piece)) {
        let name = Value::Kind(t.ledger.kind(piece));
        found.push(Problem::new("MC-2.1", "mc-problem-place", vec![("piece", name)]));
    }
    goods(t, &mut found);
    boats(t, &mut found);
    hourglasses(t, &mut found);
    // What was taken over before is played on.
    if t.spec.0.rules.has(2) {
        mice(t, &mut found);
        merchants_once(t, &mut found);
    }
    for merchant in Merchant::ALL {
        merchant.shop().problems(t, &mut found);
    }
    found.extend(out_of_range(&t.ledger, "mc-problem-dial", |dial, _| {
        let (least, most) = range(t, dial);
        (least, most, "MC-3.1")
    }));
    found
}

/// Whether a piece lies where its kind may lie.
fn fits(t: &CoveTable, piece: PieceId) -> bool {
    let (zone, kind) = (t.ledger.zone_of(piece), t.ledger.kind(piece));
    let clock = layout::hour_of(zone).is_some() || layout::hand_of(zone).is_some();
    if kind.0 <= layout::ROGUE {
        return crowd_fits(zone, kind.0);
    }
    if piece.0 < layout::BOATS {
        let sea = layout::sea(t.level().side_of(piece.0));
        return zone == sea || zone == OFF || berth_fits(t, piece.0, zone);
    }
    if kind.0 < layout::SHOP_KINDS {
        return clock;
    }
    if layout::folk_of(t.level(), kind).is_some() {
        let team = |p| (0..TEAM).any(|n| layout::team(p, n) == zone);
        let row = (0..ROW).any(|n| layout::row(n) == zone);
        return row || [FOLK, FOLK_BOX].contains(&zone) || t.players().any(team);
    }
    if layout::taint_of(t.level(), kind).is_some() {
        let own = t.players().any(|p| layout::taints(p) == zone && !t.is_peddler(p));
        return own || [TAINTS, layout::DISCARDS].contains(&zone);
    }
    Merchant::ALL.into_iter().any(|m| {
        let after = Merchant::at(m as i64 + 1);
        let zones = m.zones()..after.map_or(layout::SHOP_ZONES + merchants::ZONES, Merchant::zones);
        let kinds = m.kinds()..after.map_or(layout::SHOP_KINDS + merchants::KINDS, Merchant::kinds);
        zones.contains(&zone.0) && kinds.contains(&kind.0)
    })
}

/// Adventurers: bag, boats and docks take everybody, halls their clan, the lair rogues (MC-1.10).
fn crowd_fits(zone: ZoneId, who: u16) -> bool {
    let hall = Clan::at(who.into()).is_some_and(|clan| layout::hall(clan) == zone);
    let rogue = who == layout::ROGUE && [LAIR, ROGUE_BOX].contains(&zone);
    let dock = DockWord::ALL.into_iter().any(|dock| layout::dock(dock) == zone);
    hall || rogue || dock || [BAG, DRAWN].contains(&zone) || layout::boat_of(zone).is_some()
}

fn berth_fits(t: &CoveTable, boat: u16, zone: ZoneId) -> bool {
    let berths = t.level().berths.iter().enumerate();
    let own = berths.filter(|(_, berth)| berth.side == t.level().side_of(boat));
    own.into_iter().any(|(n, _)| layout::berth(BerthIx(n as u8)) == zone)
}

/// MC-18.6: stall and supply of each merchant hold all tokens.
fn goods(t: &CoveTable, found: &mut Vec<Problem>) {
    for player in t.players() {
        let sound = |good: Good| {
            let (stall, left) = (t.on_stall(player, good), t.in_supply(player, good));
            stall >= 0 && left >= 0 && stall + left == t.level().supply[good.size as usize]
        };
        if !Good::all().all(sound) && !t.is_peddler(player) {
            let args = vec![("seat", Value::Seat(SeatId(player)))];
            found.push(Problem::new("MC-1.5", "mc-problem-goods", args));
        }
    }
}

/// No boat holds too many; none is aboard of a boat that is not at sea; a full one has docked, or
/// waits for its berth while the day lasts.
fn boats(t: &CoveTable, found: &mut Vec<Problem>) {
    let day = t.phase() == Phase::Production;
    for boat in 0..layout::BOATS {
        let aboard = t.ledger.count(layout::aboard(boat));
        let full = t.level().places - usize::from(!day);
        let most = if t.at_sea(boat) { full } else { 0 };
        if aboard > most {
            let args = vec![("boat", Value::Number(i64::from(boat) + 1))];
            found.push(Problem::new("MC-1.9", "mc-problem-boat", args));
        }
    }
    for n in 0..t.level().berths.len() as u8 {
        if t.ledger.count(layout::berth(BerthIx(n))) > 1 {
            found.push(Problem::new("MC-7.4", "mc-problem-berth", Vec::new()));
        }
    }
    let crowded = |zone| t.ledger.count(zone) > 1;
    let row = (0..ROW).any(|n| crowded(layout::row(n)));
    let team = |p| (0..TEAM).any(|n| crowded(layout::team(p, n)));
    if row || t.players().any(team) {
        found.push(Problem::new("MC-13.3", "mc-problem-cards", Vec::new()));
    }
}

/// While goods are sold all hourglasses stand on the marker (MC-8.2).
fn hourglasses(t: &CoveTable, found: &mut Vec<Problem>) {
    let gathered = t.players().all(|player| t.half(player) == 2 * t.marker());
    let selling = matches!(t.phase(), Phase::Market | Phase::CleanUp) && !t.ended();
    if selling && !gathered {
        found.push(Problem::new("MC-8.2", "mc-problem-market", Vec::new()));
    }
}

/// MC-6.9, MC-11.3: a mouse sits on its hand, where no hourglass can be, or on its hour.
fn mice(t: &CoveTable, found: &mut Vec<Problem>) {
    for (n, hand) in t.level().hands.iter().enumerate() {
        let zone = t.ledger.zone_of(layout::mouse(n as u16));
        if zone != layout::hand(n as u16) && zone != layout::hour(hand.mouse) {
            let args = vec![("hour", Value::Number(hand.mouse))];
            found.push(Problem::new("MC-11.3", "mc-problem-mouse", args));
        }
        if t.has_mouse(n) && !t.glasses(layout::hand(n as u16)).is_empty() {
            found.push(Problem::new("MC-6.9", "mc-problem-hand", Vec::new()));
        }
    }
}

/// MC-2.11: nobody has the merchant of another.
fn merchants_once(t: &CoveTable, found: &mut Vec<Problem>) {
    for merchant in Merchant::ALL {
        if t.players().filter(|&player| t.merchant(player) == Some(merchant)).count() > 1 {
            let args = vec![("merchant", Value::Word(merchant.name()))];
            found.push(Problem::new("MC-2.11", "mc-problem-merchants", args));
        }
    }
}

/// The smallest and the largest number of a dial.
fn range(t: &CoveTable, dial: Dial) -> (i64, i64) {
    let spec = &t.spec.0;
    let (seats, players) = (i64::from(spec.seats), i64::from(spec.players));
    let level = t.level();
    match dial {
        layout::PHASE => (0, Phase::CleanUp as i64),
        layout::ACTIVE => (0, seats - 1),
        layout::ENDED => (0, layout::Ended::Lost as i64),
        layout::WINNERS => (0, (1 << seats) - 1),
        layout::ROUND => (1, level.rounds),
        layout::MARKER if spec.marker_stops => (1, level.noon),
        layout::MARKER => (1, layout::HOURS.into()),
        layout::NO_LOADS | layout::DID => (0, 1),
        layout::DOCK => (0, i64::from(layout::DOCKS) - 1),
        layout::SELLER => (0, players),
        dial if dial.0 >= layout::DIAL_COUNT => {
            Merchant::of_dial(dial).map_or((0, 0), |m| m.shop().range(level, dial))
        }
        dial if dial.0 >= layout::COUNTED.0 => (0, level.rogues.into()),
        dial if dial.0 >= layout::SOLD.0 => (0, 1),
        dial if dial.0 >= layout::SHIELDS.0 => (0, 15),
        dial if dial.0 >= layout::FIGURE.0 => (0, merchants::SPACES.len() as i64),
        _ => (0, Merchant::ALL.len() as i64),
    }
}
