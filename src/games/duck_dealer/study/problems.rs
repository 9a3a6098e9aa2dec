//! What is wrong with a position that was set by hand, before the rules go on from it: every piece
//! lies where its kind may lie, every number is one that the rules can produce. It changes nothing
//! and never panics, whatever lies where.

use crate::games::duck_dealer::{
    level::{Colour, Equipment},
    rules::turn::SITE_KEYS,
    table::{
        layout::{self, COUNTER, FACTORIES, Phase, PieceNoun, STACKS, Site},
        nouns::{DuckTable, DuckView},
    },
};
use crate::{
    games::positions::out_of_range,
    table::{
        action::Value,
        ids::{Dial, PieceId, SeatId, SpaceId, ZoneId},
        study::Problem,
    },
};

/// Everything that is wrong; empty if the rules can go on.
pub fn problems(t: &DuckTable) -> Vec<Problem> {
    let mut found = Vec::new();
    let pieces = t.ledger.catalogue.all_pieces();
    for piece in pieces.filter(|&piece| !fits(t, piece)) {
        let name = Value::Kind(t.ledger.kind(piece));
        found.push(Problem::new("DD-2.6", "dd-problem-place", vec![("piece", name)]));
    }
    tokens(t, &mut found);
    t.seats().for_each(|seat| ship(t, seat, &mut found));
    time(t, &mut found);
    // What was taken over before is played on.
    if t.spec.0.rules.has(2) {
        sites(t, &mut found);
        t.seats().for_each(|seat| open_sites(t, seat, &mut found));
        points(t, &mut found);
    }
    found.extend(out_of_range(&t.ledger, "dd-problem-dial", |dial, _| {
        let (least, most) = range(t, dial);
        (least, most, "DD-6.1")
    }));
    found
}

/// Whether a piece lies where its kind may lie (DD-2.6, DD-2.3, DD-2.4).
fn fits(t: &DuckTable, piece: PieceId) -> bool {
    let (l, zone) = (t.layout(), t.ledger.zone_of(piece));
    let planets = || t.level().every_planet();
    let starts = |start: bool| planets().filter(move |&p| t.level().is_start(p) == start);
    match l.what(t.ledger.kind(piece)) {
        PieceNoun::Ship(seat) => zone == l.dock(seat) || l.space_of(zone).is_some(),
        PieceNoun::Cube(seat) => {
            [COUNTER, l.cubes(seat), l.score(seat)].contains(&zone)
                || (l.planets..l.spaces).any(|point| l.cube_at(point) == zone)
                || privileges(t).any(|one| one == zone)
        }
        PieceNoun::Passage(seat) => {
            zone == l.passages(seat) || planets().any(|p| l.passage_at(p) == zone)
        }
        PieceNoun::Mine(_) => planets().any(|p| l.mine(p) == zone),
        PieceNoun::Yard(_) => starts(true).any(|p| l.second(p) == zone),
        PieceNoun::Consumer(_) => {
            STACKS.contains(&zone) || starts(false).any(|p| l.second(p) == zone)
        }
        PieceNoun::Factory(_) => {
            zone == FACTORIES || starts(false).any(|p| l.factory(p) == Some(zone))
        }
        _ => false,
    }
}

/// Every place for a privilege.
fn privileges<'a>(t: &'a DuckTable) -> impl Iterator<Item = ZoneId> + 'a {
    let sites =
        move |p| Site::ALL.into_iter().filter_map(move |site| t.layout().privilege(p, site));
    t.level().every_planet().flat_map(sites)
}

/// DD-2.2: nobody holds more tokens than there are.
fn tokens(t: &DuckTable, found: &mut Vec<Problem>) {
    for (n, colour) in Colour::ALL.into_iter().enumerate() {
        let held = held(t, colour);
        let all = t.level().energy[n];
        if held > all {
            let word = crate::games::duck_dealer::rules::turn::colour_word(colour);
            let args =
                vec![("colour", word), ("held", Value::Number(held)), ("all", Value::Number(all))];
            found.push(Problem::new("DD-2.2", "dd-problem-tokens", args));
        }
    }
}

/// Tokens of a colour that the seats hold, crew included.
pub fn held(t: &DuckTable, colour: Colour) -> i64 {
    let crew = Equipment::CREW[colour as usize];
    t.seats().map(|seat| t.loose(seat, colour) + t.equipment(seat, crew)).sum()
}

/// What is wrong with a ship and the cubes of its owner.
fn ship(t: &DuckTable, seat: SeatId, found: &mut Vec<Problem>) {
    let name = || vec![("seat", Value::Seat(seat))];
    let mut need = |holds: bool, rule, key| {
        if !holds {
            found.push(Problem::new(rule, key, name()));
        }
    };
    let preparing = t.phase() < Phase::Turn;
    let here = t.space_of(seat);
    need(here.is_some() || preparing, "DD-3.9", "dd-problem-no-planet");
    let waits = t.phase() != Phase::Start || t.active() != seat || here.is_none();
    need(waits, "DD-3.9", "dd-problem-has-planet");
    need(t.filled(seat) <= t.level().slots(), "DD-13.2", "dd-problem-slots");
    let own = here.is_some_and(|space| t.cube_on(space) == Some(seat));
    need(!own, "DD-7.4", "dd-problem-under-ship");
    let in_hand = t.ledger.count(t.layout().cubes(seat)) > 0;
    let on_board = (t.layout().planets..t.layout().spaces).any(|p| t.cube_on(p) == Some(seat))
        || privileges(t)
            .any(|zone| matches!(t.what_in(zone), Some((_, PieceNoun::Cube(s))) if s == seat));
    // Whoever has laid the last one has ended the game with it.
    need(in_hand || on_board || t.ended(), "DD-6.2", "dd-problem-no-cube");
}

/// DD-8.1, DD-11.1 to DD-11.3: only what works is claimed, and nothing is built or claimed where
/// nobody has been.
fn sites(t: &DuckTable, found: &mut Vec<Problem>) {
    for planet in t.level().every_planet() {
        let claimed = |site: Site| t.claimed(planet, site).is_some();
        let args = || vec![("planet", Value::Space(SpaceId(planet.0)))];
        let works = |site: Site| match site {
            Site::Mine => t.mine(planet).is_some(),
            Site::Shipyard => t.yard(planet).is_some_and(|(_, _, built)| built),
            Site::Consumer => {
                t.spec.0.options.consumer_privileges
                    && t.consumer(planet).is_some_and(|(_, _, built)| built)
            }
            Site::Factory => t.factory(planet).is_some(),
        };
        for site in Site::ALL.into_iter().filter(|&site| claimed(site) && !works(site)) {
            let mut args = args();
            args.push(("site", Value::Word(SITE_KEYS[site as usize])));
            found.push(Problem::new("DD-11.1", "dd-problem-claim", args));
        }
        let used = t.factory(planet).is_some() || Site::ALL.into_iter().any(claimed);
        if used && t.unexplored(planet) {
            found.push(Problem::new("DD-8.1", "dd-problem-unexplored", args()));
        }
    }
}

/// DD-11.4: what a ship has opened are sites of the planet where it is, and its own.
fn open_sites(t: &DuckTable, seat: SeatId, found: &mut Vec<Problem>) {
    let here = t.planet_of(seat);
    let own = |site: Site| here.is_some_and(|planet| t.claimed(planet, site) == Some(seat));
    let places = Site::ALL.into_iter().filter(|&site| own(site));
    let may = places.fold(0, |all, site| all | 1 << site.place());
    if t.ledger.dial(layout::opened(seat)) & !may != 0 {
        found.push(Problem::new("DD-11.4", "dd-problem-opened", vec![("seat", Value::Seat(seat))]));
    }
}

/// DD-15.1: as long as no consumer buys anything, points come from what is built alone.
fn points(t: &DuckTable, found: &mut Vec<Problem>) {
    let (mut built, mut buys) = (0, false);
    for planet in t.level().every_planet() {
        built += t.yard(planet).filter(|yard| yard.2).map_or(0, |(yard, ..)| yard.vp);
        built += t.factory(planet).map_or(0, |factory| t.recipe(factory).vp);
        buys |= t.consumer(planet).is_some_and(|(_, _, built)| built);
    }
    let all: i64 = t.seats().map(|seat| t.vp(seat)).sum();
    if !buys && all > built {
        let args = vec![("all", Value::Number(all)), ("built", Value::Number(built))];
        found.push(Problem::new("DD-15.1", "dd-problem-points", args));
    }
}

/// DD-16.1: with the last space of the counter filled the game ends.
fn time(t: &DuckTable, found: &mut Vec<Problem>) {
    let (counted, last) = (t.counted(), t.level().counter());
    let acting = t.phase() >= Phase::Act;
    if !t.ended() && (counted > last || counted == last && !acting) {
        let args = vec![("spaces", Value::Number(last as i64))];
        found.push(Problem::new("DD-16.1", "dd-problem-counter", args));
    }
}

/// The smallest and the largest number of a dial.
fn range(t: &DuckTable, dial: Dial) -> (i64, i64) {
    let seats = i64::from(t.layout().seats);
    match dial {
        layout::PHASE => (0, Phase::Keep as i64),
        layout::ACTIVE | layout::FIRST => (0, seats - 1),
        layout::ENDED => (0, 2),
        layout::WINNERS => (0, (1 << seats) - 1),
        layout::PARTNER => (0, seats),
        layout::FREE | layout::SPENT => (0, 1),
        layout::QUIET => (-1, 1_000_000),
        layout::ALLOWANCE => (0, 100),
        layout::STEPS => (0, 1000),
        dial if (layout::VIRTUAL.0..layout::VIRTUAL.0 + 3).contains(&dial.0) => (0, 100),
        dial if (layout::OPENED.0..layout::PARTNER.0).contains(&dial.0) => (0, 7),
        _ => (0, 1_000_000),
    }
}
