//! Compares cards, sets and tables with what the boxes hold, as `box.ron` says it.
//!
//! It decides nothing: own cards are welcome, with a box file of their own.

use serde::Deserialize;

use super::super::{Kind, Level, LevelFile, LevelFindings, LevelMark, Rows};
use crate::games::levels::tagged;

/// `box.ron`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoxContents {
    make_up: MakeUp,
    deck: Deck,
    counts: Vec<CountRow>,
    lists: Vec<ListRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MakeUp {
    rows: Vec<(u8, u8)>,
    #[serde(default)]
    source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Deck {
    value: u32,
    #[serde(default)]
    source: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Counted {
    Kinds,
    Cards,
    Techniques,
    Passives,
    Tables,
}

impl Counted {
    fn word(self) -> &'static str {
        match self {
            Self::Kinds => "kinds",
            Self::Cards => "cards",
            Self::Techniques => "techniques",
            Self::Passives => "passives",
            Self::Tables => "tables",
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CountRow {
    of: Counted,
    #[serde(default)]
    game: Option<u8>,
    #[serde(default)]
    edition: Option<String>,
    want: usize,
    #[serde(default)]
    source: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Listed {
    NoBonus,
    Waiting,
    Patched,
}

impl Listed {
    fn word(self) -> &'static str {
        match self {
            Self::NoBonus => "no_bonus",
            Self::Waiting => "waiting",
            Self::Patched => "patched",
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ListRow {
    of: Listed,
    edition: String,
    cards: Vec<String>,
    #[serde(default)]
    source: String,
}

/// Reads `box.ron`, and reports rows without a source.
pub(super) fn read(rows: &Rows, found: &mut LevelFindings) -> Option<BoxContents> {
    let file = LevelFile::Box;
    let read: BoxContents = found.read(file)?;
    let mut source = |mark: LevelMark, id: &str, source: &str| {
        found.need(tagged(source), || mark, "level-source", || vec![("id", id.to_owned())], "");
    };
    source(LevelMark::head(file, "make_up"), "make_up", &read.make_up.source);
    source(LevelMark::head(file, "deck"), "deck", &read.deck.source);
    for (nth, row) in read.counts.iter().enumerate() {
        source(LevelMark::words(file, "want:").nth(nth), row.of.word(), &row.source);
    }
    for row in &read.lists {
        source(list_row(row), row.of.word(), &row.source);
    }
    let editions = read
        .counts
        .iter()
        .filter_map(|row| row.edition.as_ref())
        .chain(read.lists.iter().map(|row| &row.edition));
    for edition in editions {
        let known = rows.editions.editions.iter().any(|row| row.id == *edition);
        let mark = || LevelMark::words(file, &format!("edition: \"{edition}\""));
        found.need(known, mark, "level-unknown", || vec![("id", edition.clone())], "");
    }
    Some(read)
}

fn list_row(row: &ListRow) -> LevelMark {
    LevelMark::words(LevelFile::Box, &format!("of: {}", row.of.word())).and("edition", &row.edition)
}

/// Compares one edition with the box.
pub(super) fn check(contents: &BoxContents, level: &Level, found: &mut LevelFindings) {
    make_up(contents, level, found);
    decks(contents, level, found);
    for (nth, row) in contents.counts.iter().enumerate() {
        if row.edition.as_ref().is_some_and(|edition| edition != level.edition.id()) {
            continue;
        }
        let have = count(row, level);
        let mark = || LevelMark::words(LevelFile::Box, "want:").nth(nth);
        let args = || {
            vec![
                ("of", row.of.word().to_owned()),
                ("have", have.to_string()),
                ("want", row.want.to_string()),
            ]
        };
        found.need(have == row.want, mark, "level-dale-count", args, "DOM-1.1");
    }
    for row in contents.lists.iter().filter(|row| row.edition == level.edition.id()) {
        let have = list(row.of, level);
        let args = || {
            vec![
                ("of", row.of.word().to_owned()),
                ("have", have.join(", ")),
                ("want", row.cards.join(", ")),
            ]
        };
        let rule = if row.of == Listed::Waiting { "DOM-5.4" } else { "DOM-3.4" };
        found.need(have == row.cards, || list_row(row), "level-dale-list", args, rule);
    }
}

fn count(row: &CountRow, level: &Level) -> usize {
    let cards = level.cards.iter().filter(|card| {
        row.game.is_none_or(|game| card.set.is_none_or(|set| level.set(set).game == game))
    });
    match row.of {
        Counted::Kinds => cards.filter(|card| !card.is_junk()).count(),
        Counted::Cards => cards.map(|card| usize::from(card.copies)).sum(),
        Counted::Techniques => cards.filter(|card| card.kind == Kind::Technique).count(),
        Counted::Passives => cards.filter(|card| card.kind == Kind::Passive).count(),
        Counted::Tables => level.tables.len(),
    }
}

fn list(of: Listed, level: &Level) -> Vec<String> {
    let patched = format!("-{}", level.edition.id());
    let listed = level.cards.iter().filter(|card| match of {
        Listed::NoBonus => card.kind == Kind::Technique && !card.bonus,
        Listed::Waiting => card.effect.is_some_and(|effect| level.program(effect).later.is_some()),
        Listed::Patched => card.key.ends_with(&patched),
    });
    listed.map(|card| card.id.clone()).collect()
}

/// Every set has the same values and copies (DOM-1.1), and enough starters.
fn make_up(contents: &BoxContents, level: &Level, found: &mut LevelFindings) {
    let words = |rows: &[(u8, u8)]| {
        rows.iter()
            .map(|(value, copies)| format!("{copies} x {value}"))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let mut want = contents.make_up.rows.clone();
    want.sort_unstable();
    for set in &level.sets {
        let mark = || LevelMark::row(LevelFile::Sets, "id", &set.id);
        let cards =
            level.cards.iter().filter(|card| card.set.is_some_and(|of| level.set(of).id == set.id));
        let mut have: Vec<(u8, u8)> = cards.map(|card| (card.value, card.copies)).collect();
        have.sort_unstable();
        if have.is_empty() {
            found.add(&mark(), "level-dale-set-empty", vec![("id", set.id.clone())], "DOM-1.1");
            continue;
        }
        let args = || vec![("id", set.id.clone()), ("have", words(&have)), ("want", words(&want))];
        found.need(have == want, mark, "level-dale-make-up", args, "DOM-1.1");
        let starters: u8 =
            have.iter().filter(|(value, _)| *value == 1).map(|(_, copies)| *copies).sum();
        let players = level.tables.iter().map(|table| table.seats).max().unwrap_or(0);
        let args = || {
            vec![
                ("id", set.id.clone()),
                ("have", starters.to_string()),
                ("want", players.to_string()),
            ]
        };
        found.need(starters >= players, mark, "level-dale-starters", args, "DOM-2.2");
    }
}

/// All starting decks are of one size (DOM-2.2).
fn decks(contents: &BoxContents, level: &Level, found: &mut LevelFindings) {
    for table in &level.tables {
        let have = u32::from(table.sets) + u32::from(table.junk);
        let mark = || {
            LevelMark::words(LevelFile::Tables, &format!("seats: {}", table.seats))
                .also(&format!("teams: {}", table.teams))
        };
        let args = || {
            vec![
                ("seats", table.seats.to_string()),
                ("have", have.to_string()),
                ("want", contents.deck.value.to_string()),
            ]
        };
        found.need(have == contents.deck.value, mark, "level-dale-deck-size", args, "DOM-2.2");
    }
}
