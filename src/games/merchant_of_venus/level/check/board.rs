//! Checks of the board: kinds of links, orbits and cities, systems and routes, deeds for every
//! orbit, no space cut off.
//!
//! Positions are the business of the geometry check, prices that of the trade check.

use std::collections::BTreeMap;

use super::super::{
    Level, LevelFile, LevelFindings, LevelMark, LinkIx, LinkKind, Rows, SpaceIx, SpaceKind,
    SystemIx, SystemKind, VenusSpace,
};
use super::{Args, board_row, counts, id, rule_row};
use crate::games::merchant_of_venus::table::layout::{SPACE_WORDS, TRAVEL_WORDS};

/// Reports what is wrong with the board of one edition.
pub(super) fn check(rows: &Rows, level: &Level, found: &mut LevelFindings) {
    for ix in 0..level.links.len() {
        link(level, LinkIx(ix as u16), found);
    }
    let mut names = BTreeMap::new();
    for space in &level.spaces {
        ways(level, space, found);
        home(level, space, found);
        if !space.name.is_empty()
            && let Some(other) = names.insert(space.name.as_str(), space.id.clone())
        {
            let args =
                vec![("name", space.name.clone()), ("id", space.id.clone()), ("other", other)];
            found.add(&board_row(&space.id), "level-name-twice", args, "");
        }
    }
    for ix in 0..level.systems.len() {
        system(level, SystemIx(ix as u8), found);
    }
    size(level, found);
    routes(level, found);
    deeds(rows, level, found);
    numbers(rows, level, found);
    let reached = level.reach(&[level.start], 0, false);
    for (space, _) in level.spaces.iter().zip(&reached).filter(|(_, reach)| reach.is_none()) {
        found.add(&board_row(&space.id), "level-unreachable", id(&space.id), "MOV-4.4.1");
    }
}

/// The table notes on which links a ship has flown, and which spaces a jump has touched, in words
/// of a fixed number: what lies beyond would be flown twice. The first row that is too many is
/// named.
fn size(level: &Level, found: &mut LevelFindings) {
    let (spaces, links) = (usize::from(SPACE_WORDS) * 64, usize::from(TRAVEL_WORDS) * 32);
    if let Some(space) = level.spaces.get(spaces) {
        found.add(
            &board_row(&space.id),
            "level-too-large",
            counts(level.spaces.len(), spaces, level.edition),
            "MOV-4.11.7",
        );
    }
    if let Some(link) = level.links.get(links) {
        let (a, b) = (level.space(link.from), level.space(link.to));
        let mark = LevelMark::row(LevelFile::Board, "from", &a.id).and("to", &b.id);
        found.add(
            &mark,
            "level-too-many-links",
            counts(level.links.len(), links, level.edition),
            "MOV-4.5.1",
        );
    }
}

/// The kind of a link fits the places it joins.
fn link(level: &Level, ix: LinkIx, found: &mut LevelFindings) {
    let link = level.link(ix);
    let (a, b) = (level.space(link.from), level.space(link.to));
    let mark = || LevelMark::row(LevelFile::Board, "from", &a.id).and("to", &b.id);
    let args = || -> Args { vec![("from", a.id.clone()), ("to", b.id.clone())] };
    let cities = usize::from(a.kind == SpaceKind::City) + usize::from(b.kind == SpaceKind::City);
    let same = a.system.is_some() && a.system == b.system;
    let inside = same && a.system.is_some_and(|ix| level.system(ix).kind == SystemKind::Culture);
    let cost = if link.kind == LinkKind::Surface { 2 } else { 1 };
    found.need(link.cost == cost, mark, "level-cost", args, "MOV-4.4.2");
    match link.kind {
        LinkKind::Surface => {
            let orbit = if a.kind == SpaceKind::City { b.is_orbit } else { a.is_orbit };
            found.need(cities == 1 && orbit, mark, "level-surface", args, "MOV-5.1.2");
        }
        LinkKind::Airfoil => {
            found.need(cities == 2 && same, mark, "level-airfoil", args, "MOV-11.4.1")
        }
        LinkKind::Hidden => {
            let circles = a.kind == SpaceKind::Nav && b.kind == SpaceKind::Nav && same;
            found.need(circles, mark, "level-hidden", args, "MOV-4.6.6");
        }
        LinkKind::System => found.need(inside, mark, "level-solid", args, "MOV-5.1.1"),
        LinkKind::Route => found.need(!inside, mark, "level-dotted", args, "MOV-5.1.1"),
    }
    let grounded = matches!(link.kind, LinkKind::Surface | LinkKind::Airfoil);
    found.need(grounded || cities == 0, mark, "level-city-link", args, "MOV-4.5.3");
}

/// The ways out of a space, and its fee.
fn ways(level: &Level, space: &VenusSpace, found: &mut LevelFindings) {
    let mark = || board_row(&space.id);
    let args = || id(&space.id);
    let drawn = |link: &LinkIx| level.link(*link).kind != LinkKind::Airfoil;
    let ways = space.links.iter().filter(|(link, _)| drawn(link)).count();
    match space.kind {
        SpaceKind::City => found.need(ways == 1, mark, "level-city-ways", args, "MOV-4.5.3"),
        _ => found.need(ways >= 2, mark, "level-dead-end", args, "MOV-4.4.4"),
    }
    if space.kind == SpaceKind::Hazard {
        let fee = space.fee.is_multiple_of(10) && space.fee <= 40;
        found.need(fee, mark, "level-fee-size", args, "MOV-4.8.2");
    }
    if space.kind == SpaceKind::Nav {
        for (_, far) in space.links.iter().filter(|(link, _)| !space.exits.contains(&Some(*link))) {
            let args = vec![("id", space.id.clone()), ("to", level.space(*far).id.clone())];
            found.add(&mark(), "level-exit-missing", args, "MOV-4.6.1");
        }
    }
}

/// The place of a space: its system or route, and what may lie there.
fn home(level: &Level, space: &VenusSpace, found: &mut LevelFindings) {
    let mark = || board_row(&space.id);
    let args = || id(&space.id);
    let home = space.system.map(|ix| level.system(ix).kind);
    let cultural = home == Some(SystemKind::Culture);
    let can_orbit = matches!(space.kind, SpaceKind::Orbit | SpaceKind::Nav) && cultural;
    found.need(!space.is_orbit || can_orbit, mark, "level-orbit-place", args, "MOV-4.6.7");
    let orbit = space.kind == SpaceKind::Orbit;
    found.need(!orbit || space.is_orbit, mark, "level-orbit-nameless", args, "MOV-9.1.2");
    let lived_in =
        matches!(space.kind, SpaceKind::Encounter | SpaceKind::City | SpaceKind::SpaceCity);
    found.need(!lived_in || cultural, mark, "level-no-culture", args, "MOV-4.10.5");
    let base = (space.kind == SpaceKind::Base) == (home == Some(SystemKind::Base));
    found.need(base, mark, "level-base", args, "MOV-5.1.4");
    let named = matches!(space.kind, SpaceKind::City | SpaceKind::SpaceCity | SpaceKind::Base);
    found.need(!named || !space.name.is_empty(), mark, "level-nameless", args, "");
    let placed = space.system.is_some() || space.route.is_some();
    found.need(placed, mark, "level-homeless", args, "MOV-5.1.1");
}

/// The lists of a system are those of its spaces; a culture system has what a culture needs.
fn system(level: &Level, ix: SystemIx, found: &mut LevelFindings) {
    let system = level.system(ix);
    let mark = || board_row(&system.id);
    let args = || id(&system.id);
    let own = |wanted: fn(&VenusSpace) -> bool| -> Vec<SpaceIx> {
        system.spaces.iter().copied().filter(|at| wanted(level.space(*at))).collect()
    };
    let cities =
        own(|space| matches!(space.kind, SpaceKind::City | SpaceKind::SpaceCity | SpaceKind::Base));
    let orbits = own(|space| space.is_orbit);
    for (listed, real, key) in [
        (&system.orbits, &orbits, "level-orbits-differ"),
        (&system.landings, &cities, "level-landings-differ"),
    ] {
        let mut listed = listed.clone();
        listed.sort();
        found.need(listed == *real, mark, key, args, "MOV-5.1.1");
    }
    if system.kind != SystemKind::Culture {
        found.need(orbits.is_empty(), mark, "level-orbit-count", args, "MOV-5.1.6");
        return;
    }
    found.need(!cities.is_empty(), mark, "level-no-city", args, "MOV-6.1.1");
    found.need((1..=3).contains(&orbits.len()), mark, "level-orbit-count", args, "MOV-5.1.6");
    found.need(system.market.is_some(), mark, "level-no-market", args, "MOV-6.1.2");
    // the surface cities of one planet are neighbours for the Air Foil
    let ground = own(|space| space.kind == SpaceKind::City);
    for city in ground.iter().filter(|_| ground.len() > 1) {
        let city = level.space(*city);
        let joined = city.links.iter().any(|(link, _)| level.link(*link).kind == LinkKind::Airfoil);
        found.need(
            joined,
            || board_row(&city.id),
            "level-no-airfoil",
            || id(&city.id),
            "MOV-11.4.1",
        );
    }
}

/// A route is an unbroken line of spaces outside every system, and no space lies on two routes.
fn routes(level: &Level, found: &mut LevelFindings) {
    let mut taken: BTreeMap<SpaceIx, &str> = BTreeMap::new();
    for route in &level.routes {
        let mark = || board_row(&route.id);
        let name = |at: SpaceIx| level.space(at).id.clone();
        for space in &route.spaces {
            let args = || vec![("id", route.id.clone()), ("space", name(*space))];
            let loose = level.space(*space).system.is_none();
            found.need(loose, mark, "level-route-system", args, "MOV-5.1.1");
            let free = taken.insert(*space, &route.id).is_none();
            found.need(free, mark, "level-route-twice", args, "MOV-5.1.1");
        }
        for pair in route.spaces.windows(2) {
            let joined = level.link_between(pair[0], pair[1]).is_some();
            let args =
                || vec![("id", route.id.clone()), ("from", name(pair[0])), ("to", name(pair[1]))];
            found.need(joined, mark, "level-route-gap", args, "MOV-4.4.1");
        }
    }
}

fn deeds(rows: &Rows, level: &Level, found: &mut LevelFindings) {
    for space in level.spaces.iter().filter(|space| space.is_orbit && space.deed.is_none()) {
        found.add(&board_row(&space.id), "level-orbit-no-deed", id(&space.id), "MOV-1.1.8");
    }
    for row in &rows.deeds.ports {
        let Some(space) = level.space_by_id(&row.space) else {
            continue;
        };
        let space = level.space(space);
        let args = || {
            vec![("id", space.id.clone()), ("name", row.name.clone()), ("port", space.name.clone())]
        };
        let mark = || LevelMark::row(LevelFile::Deeds, "space", &row.space);
        found.need(row.name == space.name, mark, "level-deed-name", args, "MOV-9.1.2");
    }
}

/// The numbers of boxes, markers and deeds that the edition prints.
fn numbers(rows: &Rows, level: &Level, found: &mut LevelFindings) {
    let rules = &level.rules;
    let boxes = level.spaces.iter().filter(|space| space.kind == SpaceKind::Encounter).count();
    let orbits = level.spaces.iter().filter(|space| space.is_orbit).count();
    let spare = level.markers.len().saturating_sub(boxes);
    let ports = usize::from(rules.port_deeds);
    for (have, want, field, key, rule) in [
        (boxes, usize::from(rules.boxes), "boxes", "level-count-boxes", "MOV-2.2.2"),
        (
            level.markers.len(),
            usize::from(rules.markers),
            "markers",
            "level-count-markers",
            "MOV-2.2.2",
        ),
        (
            spare,
            usize::from(rules.spare_markers),
            "spare_markers",
            "level-count-spare",
            "MOV-2.2.2",
        ),
        (orbits, ports, "port_deeds", "level-count-orbits", "MOV-1.1.8"),
        (level.port_deeds.len(), ports, "port_deeds", "level-count-ports", "MOV-1.1.8"),
        (
            level.cultures.len(),
            usize::from(rules.factory_deeds),
            "factory_deeds",
            "level-count-factories",
            "MOV-1.1.8",
        ),
    ] {
        let mark = || rule_row(rows, level.edition, field);
        found.need(have == want, mark, key, || counts(have, want, level.edition), rule);
    }
}
