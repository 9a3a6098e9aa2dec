//! Turns the rows of `board.ron` and the spaceport deeds into the dense board of one edition.
//!
//! It reports everything that would make a board unusable, and builds none then. What is only
//! unlikely is the business of the level check.

use std::collections::BTreeMap;

use super::board::{Link, SpaceKind, StarSystem, SystemKind, TradeRoute, VenusSpace};
use super::files::{LevelFile, Rows};
use super::pieces::{DeedTerms, PortDeed};
use super::rows::{ColourEdit, ExitRows, SpaceRow, within};
use super::{DeedIx, LinkIx, RouteIx, SpaceIx, SystemIx};
use super::{LevelFindings, LevelMark};

/// The board of one edition.
pub(super) struct EditionBoard {
    pub(super) start: SpaceIx,
    pub(super) spaces: Vec<VenusSpace>,
    pub(super) links: Vec<Link>,
    pub(super) systems: Vec<StarSystem>,
    pub(super) routes: Vec<TradeRoute>,
    pub(super) port_deeds: Vec<PortDeed>,
}

/// Names of one list and their positions.
type Names<'a, T> = BTreeMap<&'a str, T>;

/// Builds the board; `None` if something was reported that the board cannot do without.
pub(super) fn board(rows: &Rows, edition: &str, found: &mut LevelFindings) -> Option<EditionBoard> {
    let before = found.list.len();
    let mut order: Vec<usize> = (0..rows.board.systems.len()).collect();
    order.sort_by_key(|ix| match rows.board.systems[*ix].kind {
        SystemKind::Culture => 0,
        SystemKind::Anomaly => 1,
        SystemKind::Base => 2,
    });
    let system_names = numbered(
        order.iter().map(|at| rows.board.systems[*at].id.as_str()),
        |ix| SystemIx(u8::try_from(ix).unwrap_or(u8::MAX)),
        found,
    );
    let here: Vec<&SpaceRow> =
        rows.board.spaces.iter().filter(|row| within(&row.editions, edition)).collect();
    let names = numbered(
        here.iter().map(|row| row.id.as_str()),
        |ix| SpaceIx(u16::try_from(ix).unwrap_or(u16::MAX)),
        found,
    );
    let too_long = here.len() > 4000
        || rows.board.links.len() > 16000
        || order.len() > 32
        || rows.board.routes.len() > 200;
    let mark = || LevelMark::head(LevelFile::Board, "spaces");
    found.need(!too_long, mark, "level-too-many", Vec::new, "");
    let mut board = EditionBoard {
        start: SpaceIx(0),
        spaces: Vec::new(),
        links: Vec::new(),
        systems: Vec::new(),
        routes: Vec::new(),
        port_deeds: Vec::new(),
    };
    let mut exits = Vec::new();
    for row in &here {
        let (space, doors) = space(row, edition, &system_names, found);
        board.spaces.push(space);
        exits.push(doors);
    }
    links(rows, edition, &names, &mut board, found);
    for (ix, doors) in exits.iter().enumerate() {
        circle(SpaceIx(ix as u16), doors, &names, &mut board, found);
    }
    systems(rows, edition, &order, &names, &mut board, found);
    routes(rows, &names, &mut board, found);
    deeds(rows, edition, &names, &mut board, found);
    start(rows, &names, &mut board, found);
    (found.list.len() == before).then_some(board)
}

/// The ids of a list with their numbers; one that comes twice is reported.
fn numbered<'a, T>(
    ids: impl Iterator<Item = &'a str>,
    number: impl Fn(usize) -> T,
    found: &mut LevelFindings,
) -> Names<'a, T> {
    let mut names = Names::new();
    for (ix, id) in ids.enumerate() {
        if names.insert(id, number(ix)).is_some() {
            let mark = LevelMark::row(LevelFile::Board, "id", id).nth(1);
            found.add(&mark, "level-id-twice", vec![("id", id.into())], "");
        }
    }
    names
}

/// Where every ship starts.
fn start(rows: &Rows, names: &Names<SpaceIx>, board: &mut EditionBoard, found: &mut LevelFindings) {
    let mark = || LevelMark::head(LevelFile::Board, "start");
    let id = &rows.board.start;
    let Some(start) = names.get(id.as_str()) else {
        return found.add(&mark(), "level-unknown", vec![("id", id.clone())], "MOV-2.2.7");
    };
    board.start = *start;
    let is_base = board.spaces[start.ix()].kind == SpaceKind::Base;
    found.need(is_base, mark, "level-start-no-base", Vec::new, "MOV-2.2.7");
}

/// One space with the changes of the edition, and its exits as written.
fn space(
    row: &SpaceRow,
    edition: &str,
    systems: &Names<SystemIx>,
    found: &mut LevelFindings,
) -> (VenusSpace, ExitRows) {
    let mark = || LevelMark::row(LevelFile::Board, "id", &row.id);
    let edit = row.by_edition.get(edition);
    let kind = edit.and_then(|edit| edit.kind).unwrap_or(row.kind);
    let colour = edit.and_then(|edit| edit.colour).map_or(row.colour, ColourEdit::colour);
    let fee = edit.and_then(|edit| edit.fee).or(row.fee).unwrap_or(0);
    let port = edit.and_then(|edit| edit.port.clone()).or_else(|| row.port.clone());
    let name = edit.and_then(|edit| edit.name.clone()).or_else(|| row.name.clone());
    let exits = edit.and_then(|edit| edit.exits.clone()).unwrap_or_else(|| row.exits.clone());
    let id = || vec![("id", row.id.clone())];
    let system = row.system.as_deref().map(|id| (id, systems.get(id).copied()));
    if let Some((system, None)) = system {
        found.add(&mark(), "level-unknown", vec![("id", system.into())], "MOV-5.1.1");
    }
    let coloured = matches!(kind, SpaceKind::Space | SpaceKind::Hazard);
    found.need(coloured == colour.is_some(), mark, "level-colour", id, "MOV-4.11.6");
    found.need((kind == SpaceKind::Hazard) == (fee > 0), mark, "level-fee", id, "MOV-4.8.1");
    found.need(
        fee <= 10_000,
        mark,
        "level-figure",
        || vec![("number", fee.to_string())],
        "MOV-4.8.1",
    );
    found.need(
        (kind == SpaceKind::Nav) != exits.is_empty(),
        mark,
        "level-exits-place",
        id,
        "MOV-4.6.1",
    );
    let space = VenusSpace {
        id: row.id.clone(),
        name: name.or_else(|| port.clone()).unwrap_or_default(),
        kind,
        colour,
        fee,
        system: system.and_then(|(_, ix)| ix),
        route: None,
        is_orbit: port.is_some(),
        deed: None,
        exits: [None; 7],
        x: row.x,
        y: row.y,
        links: Vec::new(),
    };
    (space, exits)
}

fn links(
    rows: &Rows,
    edition: &str,
    names: &Names<SpaceIx>,
    board: &mut EditionBoard,
    found: &mut LevelFindings,
) {
    let mut seen = BTreeMap::new();
    for row in rows.board.links.iter().filter(|row| within(&row.editions, edition)) {
        let mark = || LevelMark::row(LevelFile::Board, "from", &row.from).and("to", &row.to);
        let ends = || vec![("from", row.from.clone()), ("to", row.to.clone())];
        let mut end = |id: &String| {
            let ix = names.get(id.as_str()).copied();
            found.need(ix.is_some(), mark, "level-unknown", || vec![("id", id.clone())], "");
            ix
        };
        let (Some(from), Some(to)) = (end(&row.from), end(&row.to)) else {
            continue;
        };
        found.need(from != to, mark, "level-link-loop", ends, "");
        found.need((1..=9).contains(&row.cost), mark, "level-link-cost", ends, "MOV-4.4.2");
        if seen.insert((from.min(to), from.max(to)), ()).is_some() {
            let nth = usize::from(
                rows.board.links.iter().filter(|r| r.from == row.from && r.to == row.to).count()
                    > 1,
            );
            found.add(&mark().nth(nth), "level-link-twice", ends(), "");
        }
        let ix = LinkIx(board.links.len() as u16);
        board.links.push(Link { from, to, kind: row.kind, cost: row.cost });
        board.spaces[from.ix()].links.push((ix, to));
        if from != to {
            board.spaces[to.ix()].links.push((ix, from));
        }
    }
}

/// Gives a circle its exits: the numbers 1 to 6, each to one neighbour (MOV-4.6.1).
fn circle(
    here: SpaceIx,
    doors: &ExitRows,
    names: &Names<SpaceIx>,
    board: &mut EditionBoard,
    found: &mut LevelFindings,
) {
    let id = board.spaces[here.ix()].id.clone();
    let mark = || LevelMark::row(LevelFile::Board, "id", &id);
    let mut exits = [None; 7];
    let mut fits = true;
    for (to, numbers) in doors {
        let far = names.get(to.as_str()).copied();
        let link = board.spaces[here.ix()]
            .links
            .iter()
            .find(|(_, space)| Some(*space) == far)
            .map(|(link, _)| *link);
        let args = || vec![("id", id.clone()), ("to", to.clone())];
        found.need(link.is_some(), mark, "level-exit-no-link", args, "MOV-4.6.1");
        for number in numbers {
            match exits.get_mut(usize::from(*number)) {
                Some(exit) if exit.is_none() && *number > 0 => *exit = link,
                _ => fits = false,
            }
        }
        fits &= link.is_some();
    }
    fits &= doors.is_empty() || exits[1..].iter().all(Option::is_some);
    found.need(fits, mark, "level-exit-numbers", || vec![("id", id.clone())], "MOV-4.6.1");
    board.spaces[here.ix()].exits = exits;
}

fn systems(
    rows: &Rows,
    edition: &str,
    order: &[usize],
    names: &Names<SpaceIx>,
    board: &mut EditionBoard,
    found: &mut LevelFindings,
) {
    for (ix, at) in order.iter().enumerate() {
        let row = &rows.board.systems[*at];
        let mut places = |ids: &[String]| -> Vec<SpaceIx> {
            ids.iter()
                .filter_map(|id| {
                    let place = names.get(id.as_str()).copied();
                    let mark = || LevelMark::row(LevelFile::Board, "id", &row.id);
                    found.need(
                        place.is_some(),
                        mark,
                        "level-unknown",
                        || vec![("id", id.clone())],
                        "MOV-5.1.1",
                    );
                    place
                })
                .collect()
        };
        let (orbits, landings) = (places(&row.orbits), places(&row.landings));
        let own = |(at, space): (usize, &VenusSpace)| {
            (space.system == Some(SystemIx(ix as u8))).then_some(SpaceIx(at as u16))
        };
        board.systems.push(StarSystem {
            id: row.id.clone(),
            name: row.other_names.get(edition).unwrap_or(&row.name).clone(),
            kind: row.kind,
            x: row.x,
            y: row.y,
            market: row.r#box,
            orbits,
            landings,
            spaces: board.spaces.iter().enumerate().filter_map(own).collect(),
        });
    }
}

fn routes(
    rows: &Rows,
    names: &Names<SpaceIx>,
    board: &mut EditionBoard,
    found: &mut LevelFindings,
) {
    let mut seen = BTreeMap::new();
    for (ix, row) in rows.board.routes.iter().enumerate() {
        let mark = || LevelMark::row(LevelFile::Board, "id", &row.id);
        if seen.insert(row.id.as_str(), ()).is_some() {
            found.add(&mark().nth(1), "level-id-twice", vec![("id", row.id.clone())], "");
        }
        let mut spaces = Vec::new();
        for id in &row.spaces {
            let Some(space) = names.get(id.as_str()).copied() else {
                found.add(&mark(), "level-unknown", vec![("id", id.clone())], "");
                continue;
            };
            board.spaces[space.ix()].route = Some(RouteIx(ix as u8));
            spaces.push(space);
        }
        board.routes.push(TradeRoute { id: row.id.clone(), spaces });
    }
}

fn deeds(
    rows: &Rows,
    edition: &str,
    names: &Names<SpaceIx>,
    board: &mut EditionBoard,
    found: &mut LevelFindings,
) {
    for row in rows.deeds.ports.iter().filter(|row| within(&row.editions, edition)) {
        let mark = || LevelMark::row(LevelFile::Deeds, "space", &row.space);
        let Some(space) = names.get(row.space.as_str()).copied() else {
            found.add(&mark(), "level-unknown", vec![("id", row.space.clone())], "MOV-9.1.2");
            continue;
        };
        let deed = DeedIx(u8::try_from(board.port_deeds.len()).unwrap_or(u8::MAX));
        let there = &mut board.spaces[space.ix()];
        let args = || vec![("id", row.space.clone())];
        found.need(there.is_orbit, mark, "level-deed-no-orbit", args, "MOV-9.1.2");
        found.need(there.deed.is_none(), || mark().nth(1), "level-deed-twice", args, "MOV-5.1.6");
        let figures = row.price.max(row.worth);
        found.need(
            figures <= 100_000,
            mark,
            "level-figure",
            || vec![("number", figures.to_string())],
            "MOV-9.1.2",
        );
        there.deed = Some(deed);
        let Some(system) = there.system else {
            found.add(&mark(), "level-deed-no-orbit", args(), "MOV-9.1.1");
            continue;
        };
        let terms = DeedTerms { price: row.price, worth: row.worth, colour: row.colour };
        board.port_deeds.push(PortDeed { space, system, terms });
    }
}
