//! Checks of the rows themselves: every row says where it comes from, and names editions that
//! exist.
//!
//! It knows nothing of what a row means.

use crate::games::levels::tagged;

use super::super::{Edition, LevelFile, LevelFindings, LevelMark, Rows};
use super::id;

/// Reports rows without a source and editions that do not exist.
pub(super) fn check(rows: &Rows, found: &mut LevelFindings) {
    let known: Vec<&str> = rows.editions.editions.iter().map(|row| row.id.as_str()).collect();
    for (ix, edition) in known.iter().enumerate() {
        let mark = || LevelMark::row(LevelFile::Editions, "id", edition);
        let played = Edition::from_id(edition).is_some();
        found.need(played, mark, "level-edition-unplayed", || id(edition), "");
        let twice = known[..ix].contains(edition);
        found.need(!twice, || mark().nth(1), "level-id-twice", || id(edition), "");
    }
    for row in every_row(rows) {
        let mark = || row.mark.clone();
        found.need(tagged(row.source), mark, "level-source", || id(&row.id), "");
        let some = row.editions.is_none_or(|list| !list.is_empty());
        found.need(some, mark, "level-no-editions", || id(&row.id), "");
        let named = row.editions.into_iter().flatten().map(String::as_str);
        for edition in named.chain(row.edition).chain(row.more.iter().copied()) {
            let args = || vec![("id", row.id.clone()), ("edition", edition.to_string())];
            found.need(known.contains(&edition), mark, "level-edition-unknown", args, "");
        }
    }
    for (nth, edition) in rows.editions.editions.iter().enumerate() {
        for (field, source) in edition.sources() {
            let mark = || LevelMark::head(LevelFile::Editions, field).nth(nth);
            found.need(tagged(source), mark, "level-source", || id(field), "");
        }
    }
}

/// What all rows have in common.
struct Row<'a> {
    id: String,
    mark: LevelMark,
    source: &'a str,
    editions: Option<&'a Vec<String>>,
    edition: Option<&'a str>,
    more: Vec<&'a str>,
}

impl<'a> Row<'a> {
    fn new(file: LevelFile, field: &str, name: &str, source: &'a str) -> Self {
        Self {
            id: name.to_string(),
            mark: LevelMark::row(file, field, name),
            source,
            editions: None,
            edition: None,
            more: Vec::new(),
        }
    }

    fn within(mut self, editions: &'a Option<Vec<String>>) -> Self {
        self.editions = editions.as_ref();
        self
    }

    fn of(mut self, edition: &'a str) -> Self {
        self.mark = self.mark.and("edition", edition);
        self.edition = Some(edition);
        self
    }

    fn also(mut self, word: &str) -> Self {
        self.mark = self.mark.also(word);
        self
    }
}

fn every_row(rows: &Rows) -> Vec<Row<'_>> {
    let mut all = board_rows(rows);
    let file = LevelFile::Cultures;
    let cultures = &rows.cultures;
    for row in &cultures.cultures {
        all.push(Row::new(file, "id", &row.id, &row.source));
    }
    for row in &cultures.numbers {
        all.push(
            Row::new(file, "culture", &row.culture, &row.source).of(&row.edition).also("label:"),
        );
    }
    for row in &cultures.goods {
        all.push(
            Row::new(file, "culture", &row.culture, &row.source).of(&row.edition).also("grade:"),
        );
    }
    for row in &cultures.factory_goods {
        let mut at =
            Row::new(file, "culture", &row.culture, &row.source).of(&row.edition).also("value:");
        at.mark = at.mark.but("grade:");
        all.push(at);
    }
    let file = LevelFile::Cup;
    for row in &rows.cup.demands {
        let good = format!("good_of: \"{}\"", row.good_of);
        all.push(Row::new(file, "at", &row.at, &row.source).of(&row.edition).also(&good));
    }
    for row in &rows.cup.passengers {
        all.push(Row::new(file, "id", &row.id, &row.source).of(&row.edition));
    }
    for row in &rows.equipment.equipment {
        all.push(Row::new(LevelFile::Equipment, "id", &row.id, &row.source).within(&row.editions));
    }
    for row in &rows.relics.relics {
        all.push(Row::new(LevelFile::Relics, "id", &row.id, &row.source).within(&row.editions));
    }
    for row in &rows.ships.ships {
        all.push(Row::new(LevelFile::Ships, "id", &row.id, &row.source).within(&row.editions));
    }
    for row in &rows.markers.markers {
        all.push(Row::new(LevelFile::Markers, "id", &row.id, &row.source).within(&row.editions));
    }
    for row in &rows.deeds.ports {
        all.push(
            Row::new(LevelFile::Deeds, "space", &row.space, &row.source).within(&row.editions),
        );
    }
    for row in &rows.deeds.factories {
        all.push(
            Row::new(LevelFile::Deeds, "culture", &row.culture, &row.source).within(&row.editions),
        );
    }
    for row in &rows.editions.variants {
        let mut at = Row::new(LevelFile::Editions, "id", &row.id, &row.source);
        at.editions = Some(&row.editions);
        all.push(at);
    }
    all
}

fn board_rows(rows: &Rows) -> Vec<Row<'_>> {
    let mut all = Vec::new();
    let file = LevelFile::Board;
    for row in &rows.board.systems {
        let mut at = Row::new(file, "id", &row.id, &row.source);
        at.more = row.other_names.keys().map(String::as_str).collect();
        all.push(at);
    }
    for row in &rows.board.routes {
        all.push(Row::new(file, "id", &row.id, &row.source));
    }
    for row in &rows.board.spaces {
        let mut at = Row::new(file, "id", &row.id, &row.source).within(&row.editions);
        at.more = row.by_edition.keys().map(String::as_str).collect();
        all.push(at);
        for edit in row.by_edition.values() {
            all.push(Row::new(file, "id", &row.id, &edit.source));
        }
    }
    for row in &rows.board.links {
        let mut at = Row::new(file, "from", &row.from, &row.source).within(&row.editions);
        at.mark = at.mark.and("to", &row.to);
        all.push(at);
    }
    all
}
