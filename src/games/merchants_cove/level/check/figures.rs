//! Checks of the figures: what the contents of the box say, what each card may show, and what each
//! shop asks of its own file. It reports; it changes nothing.

use super::super::{Ability, LevelFile, LevelFindings, LevelMark, Rows, SetWord, check_boards};
use crate::games::levels::id;

/// How many cards a set of townsfolk has (MC-2.2).
const A_SET: usize = 12;
/// How many corruption cards a card discards that discards several (MC-15.1).
const MOST_DISCARDS: u8 = 3;

/// Reports what does not add up.
pub(super) fn check(rows: &Rows, found: &mut LevelFindings) {
    corruption(rows, found);
    townsfolk(rows, found);
    rogues(rows, found);
    clock(rows, found);
    check_boards(rows, found);
}

/// MC-1.11, MC-17.1.
fn corruption(rows: &Rows, found: &mut LevelFindings) {
    let all: i64 = rows.corruption.cards.iter().map(|row| i64::from(row.copies)).sum();
    let head = || LevelMark::head(LevelFile::Corruption, "total");
    let want = rows.corruption.total.value;
    let args = || vec![("have", all.to_string()), ("want", want.to_string())];
    found.need(all == want, head, "level-cove-corruption", args, "MC-1.11");
    for row in &rows.corruption.cards {
        let sound = row.icons.corruption > 0 && row.icons.clans().iter().all(|n| *n >= 0);
        let mark = || LevelMark::row(LevelFile::Corruption, "id", &row.id);
        found.need(sound, mark, "level-cove-icon", || id(&row.id), "MC-17.1");
    }
}

/// MC-2.2, MC-15.1: so many cards, and who discards several discards up to three.
fn townsfolk(rows: &Rows, found: &mut LevelFindings) {
    for row in &rows.townsfolk.cards {
        let sound = !matches!(row.ability, Ability::DiscardUpTo(most) if most != MOST_DISCARDS);
        let mark = || LevelMark::row(LevelFile::Townsfolk, "id", &row.id);
        found.need(sound, mark, "level-cove-number", || id(&row.id), "MC-15.1");
    }
    for set in SetWord::ALL {
        let cards = rows.townsfolk.cards.iter().filter(|row| row.set == set).count();
        let head = || LevelMark::head(LevelFile::Townsfolk, "cards");
        let args = || {
            vec![
                ("id", set.id().to_owned()),
                ("have", cards.to_string()),
                ("want", A_SET.to_string()),
            ]
        };
        found.need(cards == A_SET, head, "level-cove-set", args, "MC-2.2");
    }
}

/// MC-2.6.
fn rogues(rows: &Rows, found: &mut LevelFindings) {
    for row in &rows.rogues.cards {
        let fits = row.lair + row.bag <= rows.harbour.rogues.count;
        let mark = || LevelMark::row(LevelFile::Rogues, "id", &row.id);
        found.need(fits, mark, "level-cove-rogues", || id(&row.id), "MC-2.6");
    }
}

/// MC-6.8, MC-6.11: a hand lies between the hours around it and saves one.
fn clock(rows: &Rows, found: &mut LevelFindings) {
    for row in &rows.harbour.hands {
        let lies = 2 * row.entry < row.half && row.half < 2 * row.exit && row.half % 2 != 0;
        let mark = || LevelMark::row(LevelFile::Harbour, "id", &row.id);
        found.need(lies, mark, "level-cove-hand", || id(&row.id), "MC-6.11");
    }
    let sound = rows.harbour.indicators.iter().all(|row| {
        let loads: [i64; 4] = row.loads.into();
        (1..rows.harbour.noon.value).contains(&row.after)
            && loads.iter().all(|n| (0..=3).contains(n))
    });
    let head = || LevelMark::head(LevelFile::Harbour, "indicators");
    found.need(sound, head, "level-cove-number", || id("indicators"), "MC-6.2");
}
