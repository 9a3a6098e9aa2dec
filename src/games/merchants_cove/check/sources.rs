//! Checks of the rows themselves: every row says where it comes from, and no id stands twice.
//!
//! It knows nothing of what a row means.

use super::super::level::{BoardRow, Findings, LevelFile, Mark, Rows, SpaceRow, TeamRow};
use crate::games::levels::{id, tagged};

type Found<'a> = Vec<(Mark, &'a str, &'a str)>;

/// Reports rows without a source, and ids that stand twice.
pub(super) fn check(rows: &Rows, found: &mut Findings) {
    let mut all = harbour(rows);
    all.extend(cards(rows));
    all.extend(merchants(rows));
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
    let mut head = |name: &'static str, source| all.push((Mark::head(file, name), name, source));
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
        .for_each(|row| all.push((Mark::row(file, "id", &row.id), &row.id, &row.source)));
    h.hands.iter().for_each(|row| all.push((Mark::row(file, "id", &row.id), &row.id, &row.source)));
    all
}

fn cards(rows: &Rows) -> Found<'_> {
    let mut all: Found = Vec::new();
    let mut add = |file, id, source| all.push((Mark::row(file, "id", id), id, source));
    rows.townsfolk.cards.iter().for_each(|r| add(LevelFile::Townsfolk, &r.id, &r.source));
    rows.corruption.cards.iter().for_each(|r| add(LevelFile::Corruption, &r.id, &r.source));
    rows.rogues.cards.iter().for_each(|r| add(LevelFile::Rogues, &r.id, &r.source));
    rows.peddler.levels.iter().for_each(|r| add(LevelFile::Peddler, &r.id, &r.source));
    let die = Mark::head(LevelFile::Peddler, "die");
    all.extend(rows.peddler.die.iter().map(|row| (die.clone(), "die", row.source.as_str())));
    let least = Mark::head(LevelFile::Peddler, "least");
    all.push((least, "least", &rows.peddler.least.source));
    let total = Mark::head(LevelFile::Corruption, "total");
    all.push((total, "total", &rows.corruption.total.source));
    all
}

/// The rows of a merchant's board.
fn board<'a, Op>(
    file: LevelFile,
    spaces: &'a [SpaceRow<Op>],
    team: &'a [TeamRow<Op>],
    kit: &'a str,
) -> Found<'a> {
    let rows =
        spaces.iter().map(|r| (Mark::row(file, "id", &r.id), r.id.as_str(), r.source.as_str()));
    let places = team.iter().map(|r| (Mark::head(file, "team"), "team", r.source.as_str()));
    rows.chain(places).chain([(Mark::head(file, "kit"), "kit", kit)]).collect()
}

fn merchants(rows: &Rows) -> Found<'_> {
    let BoardRow { spaces, team, kit } = &rows.alchemist;
    let mut all = board(LevelFile::Alchemist, spaces, team, &kit.source);
    let BoardRow { spaces, team, kit } = &rows.blacksmith;
    all.extend(board(LevelFile::Blacksmith, spaces, team, &kit.source));
    let captain = &rows.captain;
    let file = LevelFile::Captain;
    all.extend(board(file, &captain.spaces, &captain.team, &captain.kit.source));
    let water = |w| -> (Mark, &str, &str) {
        let row: &super::super::level::Water = w;
        (Mark::row(file, "name", &row.name), &row.name, &row.source)
    };
    all.extend(captain.waters.iter().map(water));
    let BoardRow { spaces, team, kit } = &rows.chronomancer;
    all.extend(board(LevelFile::Chronomancer, spaces, team, &kit.source));
    all
}
