//! What is wrong with a position that was set by hand, before the rules go on from it: every card
//! lies where its kind may lie, every number is one that the rules can produce. It changes nothing
//! and never panics, whatever lies where.

use crate::games::dale_of_merchants::table::{
    layout::{self, Layout, MOST_STACKS},
    nouns::DaleView,
    state::DaleTable,
};
use crate::{
    games::positions::out_of_range,
    table::{
        action::Value,
        ids::{Dial, PieceId},
        study::Problem,
    },
};

/// Everything that is wrong; empty if the rules can go on.
pub fn problems(c: &DaleTable) -> Vec<Problem> {
    let mut found = Vec::new();
    for piece in c.ledger.catalogue.all_pieces() {
        found.extend(misplaced(c, piece));
    }
    stalls(c, &mut found);
    numbers(c, &mut found);
    found
}

/// DOM-8.6, DOM-2.4: junk and animalfolk cards have zones of their own, all others take both.
fn misplaced(c: &DaleTable, piece: PieceId) -> Option<Problem> {
    let zone = c.ledger.zone_of(piece);
    let card = || vec![("card", c.name(piece))];
    let junk = c.is_junk(piece);
    let ours = usize::from(zone.0) < c.layout().zones();
    if !ours || (!junk && (zone == Layout::RESERVE || zone == Layout::STAND_INS)) {
        return Some(Problem::new("DOM-8.6", "dom-problem-place", card()));
    }
    if c.ledger.catalogue.bars(zone, piece) {
        return Some(Problem::new("DOM-8.6", "dom-problem-junk-place", card()));
    }
    None
}

/// DOM-17.2: stacks are numbered without gaps; DOM-13.1: a full stall would have ended the game.
fn stalls(c: &DaleTable, found: &mut Vec<Problem>) {
    let l = c.layout();
    for stall in 0..l.stalls() {
        let full = |n: u16| c.ledger.count(l.stack(stall, n)) > 0;
        let built = (0..MOST_STACKS).filter(|&n| full(n)).count() as i64;
        let number = vec![("stall", Value::Number(i64::from(stall) + 1))];
        if (0..MOST_STACKS).any(|n| full(n) && i64::from(n) >= built) {
            found.push(Problem::new("DOM-17.2", "dom-problem-gap", number));
        } else if built >= c.goal() && !c.ended() {
            found.push(Problem::new("DOM-13.1", "dom-problem-finished", number));
        }
    }
}

/// Every dial stands where the rules can put it; what is altered lies in a hand (DOM-11.3).
fn numbers(c: &DaleTable, found: &mut Vec<Problem>) {
    let pieces = c.ledger.catalogue.pieces.len() as i64;
    found.extend(out_of_range(&c.ledger, "dom-problem-number", |dial, name| {
        let (least, most) = range(c, dial, name);
        (least, most, "DOM-17.2")
    }));
    for n in 0..c.ledger.dial(layout::ALTERATIONS).clamp(0, layout::MOST_ALTERATIONS.into()) {
        let packed = c.ledger.dial(Dial(layout::ALTERED.0 + n as u16));
        let card = layout::Alteration::unpacked(packed).card.filter(|p| i64::from(p.0) < pieces);
        // The stack that ends a game may hold altered cards: nobody plays them any more.
        let astray = card.is_some_and(|p| c.layout().hand_of(c.ledger.zone_of(p)).is_none());
        if astray && !c.ended() {
            found.push(Problem::new("DOM-11.3", "dom-problem-altered", Vec::new()));
        }
    }
}

/// The smallest and the largest number of a dial.
fn range(c: &DaleTable, dial: Dial, name: &str) -> (i64, i64) {
    let seats = i64::from(c.layout().seats);
    let sets = (1 << c.level().sets.len()) - 1;
    let pieces = c.ledger.catalogue.pieces.len() as i64;
    let programs = c.level().programs.len() as i64;
    let is_one_of = |several: &str| name.split(':').next() == Some(several);
    match dial {
        layout::PHASE => (0, 6),
        layout::ACTIVE | layout::FIRST => (0, seats - 1),
        layout::TURN => (0, 1_000_000),
        layout::ACTIONS | layout::TAKEN => (0, 1000),
        layout::ENDED => (0, 2),
        layout::WINNERS | layout::AGREED => (0, (1 << seats) - 1),
        layout::EFFECT_SOURCES => (0, (1 << 16) - 1),
        layout::DRAFT => (0, 3),
        layout::BUYING => (0, layout::BIN),
        layout::SHIFT => (-20, 20),
        layout::EXTRA => (0, 10),
        layout::HELP => (0, 2),
        layout::EFFECT_CARD => (0, pieces),
        layout::EFFECT_SEAT => (0, seats - 1),
        layout::EFFECT_PROGRAM => (0, programs),
        layout::EFFECT_ENDING => (0, 4),
        layout::ALTERATIONS => (0, i64::from(layout::MOST_ALTERATIONS)),
        layout::WAITING => (0, i64::from(layout::MOST_EVENTS)),
        layout::WINDOWS => (0, 100),
        layout::HAND_SIZE | layout::MARKET_COST => (-100, 100),
        layout::DRAWN => (0, 1000),
        layout::PROPOSED => (0, seats),
        layout::BANNED | layout::SETS => (0, sets),
        layout::DRAFTED => (0, 2 * seats),
        layout::OPTIONS => {
            let teams = i64::from(c.layout().teams) * layout::TEAMS;
            (teams, teams | layout::ASK_ALL)
        }
        _ if is_one_of("stacks-built") => (0, i64::from(MOST_STACKS)),
        _ if is_one_of("permuted") => (0, i64::from(layout::SLOTS)),
        _ if is_one_of("altered") => (0, (pieces << 16) | 0xffff),
        _ => (0, 1_000_000),
    }
}
