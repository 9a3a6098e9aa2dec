//! Checks of equipment, relics, ships and encounter markers: trade-ins, dice, one marker for each
//! relic, six gates.
//!
//! Who sells a piece is the business of the trade check.

use super::super::{Effect, Level, LevelFile, LevelFindings, LevelMark, MarkerKind, RelicIx, Rows};
use super::{counts, id, rule_row};

/// Reports what is wrong with the pieces of one edition.
pub(super) fn check(rows: &Rows, level: &Level, found: &mut LevelFindings) {
    let equipment = level
        .equipment
        .iter()
        .map(|piece| (LevelFile::Equipment, &piece.id, piece.price, piece.trade_in));
    let relics = level
        .relics
        .iter()
        .map(|relic| (LevelFile::Relics, &relic.id, relic.price, relic.trade_in));
    let ships =
        level.ships.iter().map(|ship| (LevelFile::Ships, &ship.id, ship.price, ship.trade_in));
    for (file, name, price, trade_in) in equipment.chain(relics).chain(ships) {
        let mark = || LevelMark::row(file, "id", name);
        found.need(trade_in * 2 == price, mark, "level-trade-in", || id(name), "MOV-10.1.3");
        let tens = price > 0 && price.is_multiple_of(10) && trade_in.is_multiple_of(10);
        found.need(tens, mark, "level-price-tens", || id(name), "MOV-1.1.6");
    }
    effects(level, found);
    dice(rows, level, found);
    relic_markers(level, found);
    gates(level, found);
    switches(level, found);
}

/// Equipment does something that equipment can do, and no drive jumps blue spaces (MOV-4.8.8).
fn effects(level: &Level, found: &mut LevelFindings) {
    let drive = |effect: &Effect| effect.drive_bits() != 0 && effect.drive_bits() & 1 == 0;
    for piece in &level.equipment {
        let mark = || LevelMark::row(LevelFile::Equipment, "id", &piece.id);
        found.need(piece.pile > 0, mark, "level-pile", || id(&piece.id), "MOV-1.1.4");
        let works = match &piece.effect {
            Effect::Drive(_) => drive(&piece.effect),
            Effect::Shield(off) => *off > 0,
            Effect::Weapon(_) => !piece.for_sale,
            _ => false,
        };
        found.need(works, mark, "level-effect", || id(&piece.id), "MOV-4.8.8");
    }
    for relic in &level.relics {
        let works = match &relic.effect {
            Effect::Drive(_) => drive(&relic.effect),
            Effect::Shield(off) => *off > 0,
            Effect::Weapon(_) => false,
            _ => true,
        };
        let mark = || LevelMark::row(LevelFile::Relics, "id", &relic.id);
        found.need(works, mark, "level-effect", || id(&relic.id), "MOV-4.8.8");
    }
}

/// No class rolls more dice than there are, or than may be rolled; the first class is the cheapest.
fn dice(rows: &Rows, level: &Level, found: &mut LevelFindings) {
    let most = level.rules.dice.min(level.rules.dice_limit.unwrap_or(u8::MAX));
    for ship in &level.ships {
        let mark = || LevelMark::row(LevelFile::Ships, "id", &ship.id);
        let args = || vec![("id", ship.id.clone()), ("most", most.to_string())];
        found.need(ship.dice <= most, mark, "level-dice", args, "MOV-4.3.2");
    }
    let first = level.ships.first().map_or(0, |ship| ship.price);
    let cheapest = level.ships.iter().all(|ship| ship.price >= first);
    found.need(
        cheapest,
        || LevelMark::head(LevelFile::Ships, "ships"),
        "level-first-ship",
        Vec::new,
        "MOV-2.1.3",
    );
    let limit = level.rules.dice_limit.is_none_or(|limit| limit <= level.rules.dice);
    let mark = || rule_row(rows, level.edition, "dice_limit");
    let args = || vec![("field", "dice_limit".to_string())];
    found.need(limit, mark, "level-rule-value", args, "MOV-4.3.2");
}

/// Every relic lies under exactly one marker (MOV-4.10.2).
fn relic_markers(level: &Level, found: &mut LevelFindings) {
    for (ix, relic) in level.relics.iter().enumerate() {
        let kind = MarkerKind::Relic(RelicIx(ix as u8));
        let plain = level.markers.iter().filter(|marker| **marker == kind).count();
        let switched = level.switched_markers.iter().filter(|marker| marker.kind == kind).count();
        let mark = || LevelMark::row(LevelFile::Relics, "id", &relic.id);
        found.need(
            plain + switched == 1,
            mark,
            "level-relic-marker",
            || id(&relic.id),
            "MOV-4.10.2",
        );
    }
}

/// There is one gate for each number of a die (MOV-4.7.1).
fn gates(level: &Level, found: &mut LevelFindings) {
    for number in 1..=6 {
        let have =
            level.markers.iter().filter(|marker| **marker == MarkerKind::Gate(number)).count();
        let mark = || match have {
            0 => LevelMark::head(LevelFile::Markers, "markers"),
            _ => LevelMark::words(LevelFile::Markers, &format!("marker: gate({number})")),
        };
        let args = || vec![("number", number.to_string()), ("have", have.to_string())];
        found.need(have == 1, mark, "level-gates", args, "MOV-4.7.1");
    }
}

/// A switch that brings markers says how many there are then (MOV-11.12.1).
fn switches(level: &Level, found: &mut LevelFindings) {
    for switch in &level.variants {
        let (Some(markers), Some(spare)) = (switch.number("markers"), switch.number("spare"))
        else {
            continue;
        };
        let more =
            level.switched_markers.iter().filter(|marker| marker.switch == switch.id).count();
        let have = level.markers.len() + more;
        let fits =
            have == markers as usize && have == usize::from(level.rules.boxes) + spare as usize;
        let mark = || LevelMark::row(LevelFile::Editions, "id", &switch.id);
        let args = || counts(have, markers as usize, level.edition);
        found.need(fits, mark, "level-count-markers", args, "MOV-11.12.1");
    }
}
