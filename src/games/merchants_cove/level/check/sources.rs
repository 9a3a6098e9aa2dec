//! Checks of the rows themselves: every row says where it comes from, and no id stands twice.
//!
//! It knows nothing of what a row means.

use super::super::{LevelFile, LevelFindings, LevelMark, RowSource, Rows, board_sources};
use crate::games::levels::{id, tagged};

type Found<'a> = Vec<RowSource<'a>>;

/// Reports rows without a source, and ids that stand twice.
pub(super) fn check(rows: &Rows, found: &mut LevelFindings) {
    let mut all = harbour(rows);
    all.extend(cards(rows));
    all.extend(board_sources(rows));
    for (mark, name, source) in all {
        found.need(tagged(source), || mark.clone(), "level-source", || id(name), "");
    }
    let folk = rows.townsfolk.cards.iter().map(|row| &row.id);
    found.once(LevelFile::Townsfolk, "id", folk);
    found.once(LevelFile::Townsfolk, "name", rows.townsfolk.cards.iter().map(|row| &row.name));
    let taints = rows.corruption.cards.iter().map(|row| &row.id);
    found.once(LevelFile::Corruption, "id", taints);
    found.once(LevelFile::Rogues, "id", rows.rogues.cards.iter().map(|row| &row.id));
    found.once(LevelFile::Harbour, "id", rows.harbour.berths.iter().map(|row| &row.id));
}

fn harbour(rows: &Rows) -> Found<'_> {
    let (h, file) = (&rows.harbour, LevelFile::Harbour);
    let mut all: Found = Vec::new();
    let mut head =
        |name: &'static str, source| all.push((LevelMark::head(file, name), name, source));
    h.adventurers.iter().for_each(|row| head("adventurers", &row.source));
    head("rogues", &h.rogues.source);
    head("goods", &h.goods.source);
    head("boats", &h.boats.source);
    h.docks.iter().for_each(|row| head("docks", &row.source));
    head("rounds", &h.rounds.source);
    head("noon", &h.noon.source);
    h.indicators.iter().for_each(|row| head("indicators", &row.source));
    h.row.iter().for_each(|row| head("row", &row.source));
    head("team", &h.team.source);
    h.berths
        .iter()
        .for_each(|row| all.push((LevelMark::row(file, "id", &row.id), &row.id, &row.source)));
    h.hands
        .iter()
        .for_each(|row| all.push((LevelMark::row(file, "id", &row.id), &row.id, &row.source)));
    all
}

fn cards(rows: &Rows) -> Found<'_> {
    let mut all: Found = Vec::new();
    let mut add = |file, id, source| all.push((LevelMark::row(file, "id", id), id, source));
    rows.townsfolk.cards.iter().for_each(|r| add(LevelFile::Townsfolk, &r.id, &r.source));
    rows.corruption.cards.iter().for_each(|r| add(LevelFile::Corruption, &r.id, &r.source));
    rows.rogues.cards.iter().for_each(|r| add(LevelFile::Rogues, &r.id, &r.source));
    rows.peddler.levels.iter().for_each(|r| add(LevelFile::Peddler, &r.id, &r.source));
    let die = LevelMark::head(LevelFile::Peddler, "die");
    all.extend(rows.peddler.die.iter().map(|row| (die.clone(), "die", row.source.as_str())));
    let least = LevelMark::head(LevelFile::Peddler, "least");
    all.push((least, "least", &rows.peddler.least.source));
    let total = LevelMark::head(LevelFile::Corruption, "total");
    all.push((total, "total", &rows.corruption.total.source));
    all
}
