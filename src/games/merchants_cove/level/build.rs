//! Builds the level out of parsed rows. Reports what stands in the way of a table that could be set
//! up at all; what merely breaks a rule is the business of the check.

use super::{
    Berth, Cost, Crowd, Dock, DockWord, Folk, Hand, Indicator, Level, LevelFile, LevelFindings,
    LevelMark, Peddler, RogueCard, Rows, Side, Taint, boards,
    files::{FolkRow, HandRow, RogueRow},
};
use crate::games::levels::id;
use crate::games::merchants_cove::table::layout;

/// A finding about a list or a field.
fn need(
    found: &mut LevelFindings,
    holds: bool,
    file: LevelFile,
    field: &'static str,
    rule: &'static str,
) {
    let head = || LevelMark::head(file, field);
    found.need(holds, head, "level-cove-number", || id(field), rule);
}

/// What no table could hold at all.
fn sizes(rows: &Rows, found: &mut LevelFindings) {
    let (h, file) = (&rows.harbour, LevelFile::Harbour);
    let colours: Vec<usize> = h.adventurers.iter().map(|row| row.colour as usize).collect();
    need(found, colours == [0, 1, 2, 3], file, "adventurers", "MC-1.1");
    let crowd = h.adventurers.iter().all(|r| r.hall <= 20 && r.bag <= 40 && r.small > 0);
    need(found, crowd, file, "adventurers", "MC-2.5");
    need(found, h.rogues.count <= 20, file, "rogues", "MC-2.6");
    let goods = (1..=20).contains(&h.goods.small) && (1..=20).contains(&h.goods.large);
    need(found, goods, file, "goods", "MC-1.5");
    let boats = (1..=20).contains(&h.boats.places)
        && h.boats.a_side == layout::BOATS / 2
        && h.boats.arrive < h.boats.places;
    need(found, boats, file, "boats", "MC-1.9");
    let docks: Vec<usize> = h.docks.iter().map(|row| row.id as usize).collect();
    need(found, docks == [0, 1, 2], file, "docks", "MC-1.8");
    let berths = h.berths.len() == usize::from(layout::BERTHS)
        && Side::ALL.iter().all(|side| h.berths.iter().any(|b| b.side == *side));
    need(found, berths, file, "berths", "MC-1.8");
    need(found, (1..=10).contains(&h.rounds.value), file, "rounds", "MC-3.1");
    let last = i64::from(layout::HOURS) - 4;
    need(found, (4..=last).contains(&h.noon.value), file, "noon", "MC-6.1");
    let indicators: Vec<i64> = h.indicators.iter().map(|row| row.after).collect();
    let rising = indicators.len() == 4 && indicators.is_sorted();
    need(found, rising, file, "indicators", "MC-6.2");
    let hours = |n: i64| (1..=h.noon.value).contains(&n);
    let hands = h.hands.len() == usize::from(layout::HANDS)
        && h.hands.iter().all(|r| hours(r.entry) && hours(r.exit) && r.entry < r.exit)
        && h.hands.iter().all(|r| hours(r.mouse));
    need(found, hands, file, "hands", "MC-6.8");
    let costs = |hours: i64, cards: i64| (0..=3).contains(&hours) && (0..=10).contains(&cards);
    let row = h.row.len() == usize::from(layout::ROW)
        && h.row.iter().all(|r| r.hours > 0 && costs(r.hours, r.corruption));
    need(found, row, file, "row", "MC-13.4");
    need(found, h.team.hours > 0 && costs(h.team.hours, 0), file, "team", "MC-14.1");
    let all: usize = rows.corruption.cards.iter().map(|r| usize::from(r.copies)).sum();
    need(found, (1..=200).contains(&all), LevelFile::Corruption, "cards", "MC-1.11");
    let folk = (4..=100).contains(&rows.townsfolk.cards.len());
    need(found, folk, LevelFile::Townsfolk, "cards", "MC-2.2");
    need(found, rows.rogues.cards.len() == 3, LevelFile::Rogues, "cards", "MC-2.6");
    let die = rows.peddler.die.len() == 6
        && rows.peddler.die.iter().all(|r| r.hours > 0 && costs(r.hours, 0));
    need(found, die, LevelFile::Peddler, "die", "MC-23.2");
    need(found, rows.peddler.levels.len() == 3, LevelFile::Peddler, "levels", "MC-23.5");
}

/// The level, or what stands in its way.
pub(super) fn build(rows: &Rows, found: &mut LevelFindings) -> Option<Level> {
    let before = found.list.len();
    sizes(rows, found);
    let shops = boards::build(rows, found);
    if found.list.len() > before {
        return None;
    }
    let h = &rows.harbour;
    Some(Level {
        crowds: (h.adventurers.iter())
            .map(|r| Crowd { hall: r.hall, bag: r.bag, prices: [r.small, r.large] })
            .collect(),
        rogues: h.rogues.count,
        supply: [h.goods.small, h.goods.large],
        places: h.boats.places,
        a_side: h.boats.a_side,
        arrive: h.boats.arrive,
        berths: (h.berths.iter())
            .map(|r| Berth { id: r.id.clone(), side: r.side, dock: r.dock })
            .collect(),
        docks: docks(rows),
        rounds: h.rounds.value,
        noon: h.noon.value,
        indicators: (h.indicators.iter())
            .map(|r| Indicator { after: r.after, loads: r.loads.into() })
            .collect(),
        hands: hands(rows),
        row: (h.row.iter()).map(|r| Cost { hours: r.hours, corruption: r.corruption }).collect(),
        team_hours: h.team.hours,
        shops,
        townsfolk: townsfolk(rows),
        corruption: (rows.corruption.cards.iter())
            .map(|r| Taint { id: r.id.clone(), copies: r.copies, icons: r.icons })
            .collect(),
        rogue_cards: rogue_cards(rows),
        peddler: Peddler {
            die: rows.peddler.die.iter().map(|r| (r.hours, r.does)).collect(),
            least: rows.peddler.least.value,
            levels: rows.peddler.levels.iter().map(|r| (r.id.clone(), r.gold)).collect(),
        },
    })
}

fn docks(rows: &Rows) -> Vec<Dock> {
    let dock = |word: DockWord| rows.harbour.docks.iter().find(|row| row.id == word);
    let all = DockWord::ALL.into_iter().filter_map(dock);
    all.map(|r| Dock { sells: [r.small, r.large], card: r.card }).collect()
}

fn hands(rows: &Rows) -> Vec<Hand> {
    let hand = |r: &HandRow| Hand {
        entry: r.entry,
        exit: r.exit,
        half: r.half,
        mouse: r.mouse,
        closed: r.closed,
    };
    rows.harbour.hands.iter().map(hand).collect()
}

fn townsfolk(rows: &Rows) -> Vec<Folk> {
    let folk = |r: &FolkRow| Folk {
        id: r.id.clone(),
        set: r.set,
        name: r.name.clone(),
        ability: r.ability,
        icons: r.icons,
    };
    rows.townsfolk.cards.iter().map(folk).collect()
}

fn rogue_cards(rows: &Rows) -> Vec<RogueCard> {
    let card = |r: &RogueRow| RogueCard {
        id: r.id.clone(),
        lair: r.lair,
        bag: r.bag,
        aboard: r.aboard,
        effect: r.effect,
    };
    rows.rogues.cards.iter().map(card).collect()
}
