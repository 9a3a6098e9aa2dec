//! Checks of the rows themselves: every row says where it comes from, and names editions and cards
//! that exist.
//!
//! It knows nothing of what a row means.

use crate::games::levels::tagged;

use super::super::{Edition, LevelFile, LevelFindings, LevelMark, Rows};

/// Reports rows without a source, editions that do not exist or that nobody can play, and patches
/// of no card.
pub(super) fn check(rows: &Rows, found: &mut LevelFindings) {
    let known: Vec<&str> = rows.editions.editions.iter().map(|row| row.id.as_str()).collect();
    for (ix, edition) in known.iter().enumerate() {
        let mark = || LevelMark::row(LevelFile::Editions, "id", edition);
        let args = || vec![("id", (*edition).to_owned())];
        found.need(Edition::from_id(edition).is_some(), mark, "level-edition-unplayed", args, "");
        found.need(!known[..ix].contains(edition), || mark().nth(1), "level-id-twice", args, "");
    }
    for (mark, id, source) in every_row(rows) {
        found.need(
            tagged(source),
            || mark.clone(),
            "level-source",
            || vec![("id", id.to_owned())],
            "",
        );
    }
    for (ix, patch) in rows.patches.patches.iter().enumerate() {
        let mark =
            || LevelMark::row(LevelFile::Patches, "id", &patch.id).and("edition", &patch.edition);
        let args = || vec![("id", patch.id.clone()), ("edition", patch.edition.clone())];
        found.need(
            known.contains(&patch.edition.as_str()),
            mark,
            "level-edition-unknown",
            args,
            "",
        );
        let of_card = rows.cards.cards.iter().any(|card| card.id == patch.id);
        found.need(of_card, mark, "level-unknown", || vec![("id", patch.id.clone())], "");
        let twice = rows.patches.patches[..ix]
            .iter()
            .any(|other| (&other.id, &other.edition) == (&patch.id, &patch.edition));
        found.need(
            !twice,
            || mark().nth(1),
            "level-row-twice",
            || vec![("id", patch.id.clone())],
            "",
        );
    }
}

/// Place, id and source of every row.
fn every_row(rows: &Rows) -> Vec<(LevelMark, &str, &str)> {
    let mut all = Vec::new();
    for row in &rows.sets.sets {
        all.push((
            LevelMark::row(LevelFile::Sets, "id", &row.id),
            row.id.as_str(),
            row.source.as_str(),
        ));
    }
    for row in &rows.cards.cards {
        all.push((LevelMark::row(LevelFile::Cards, "id", &row.id), &row.id, &row.source));
    }
    for row in &rows.patches.patches {
        all.push((
            LevelMark::row(LevelFile::Patches, "id", &row.id).and("edition", &row.edition),
            &row.id,
            &row.source,
        ));
    }
    let file = LevelFile::Tables;
    let tables = &rows.tables;
    all.push((LevelMark::head(file, "hand_size"), "hand_size", &tables.hand_size.source));
    all.push((LevelMark::head(file, "surcharges"), "surcharges", &tables.surcharges.source));
    all.push((LevelMark::head(file, "junk"), "junk", &tables.junk.source));
    for row in &tables.dice {
        all.push((LevelMark::row(file, "id", &row.id).also("faces:"), &row.id, &row.source));
    }
    for (nth, row) in tables.tables.iter().enumerate() {
        all.push((
            LevelMark::words(file, "seats:").also("stacks:").nth(nth),
            "tables",
            &row.source,
        ));
    }
    for row in &rows.editions.editions {
        all.push((LevelMark::row(LevelFile::Editions, "id", &row.id), &row.id, &row.source));
    }
    all
}
