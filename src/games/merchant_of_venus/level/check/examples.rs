//! Works out the examples of `examples.ron`: what the rule books say about distances, circles,
//! prices and counts.
//!
//! The examples are the measure, the board and the pieces are what is checked: a finding points at
//! these.

use serde::Deserialize;

use super::super::{
    Colour, Level, LevelFile, LevelFindings, LevelMark, LinkIx, LinkKind, SpaceIx, SpaceKind,
    VenusSpace,
};
use super::{board_row, id, trade};
use crate::games::levels::tagged;

/// The rows of `examples.ron`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Examples {
    examples: Vec<RulebookExample>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RulebookExample {
    #[serde(default)]
    editions: Option<Vec<String>>,
    says: Says,
    rule: String,
    #[serde(default)]
    source: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Says {
    Spaces(SpaceKind, usize),
    Links(LinkKind, usize),
    Hazards(Colour, u32, usize),
    Orbits(String, usize),
    Distance {
        from: String,
        to: String,
        mp: u32,
        #[serde(default)]
        jumped: Vec<Colour>,
    },
    Way {
        spaces: Vec<String>,
        mp: u32,
        jumped: Vec<Colour>,
        jumps: usize,
        orbit_at: usize,
    },
    Exit(String, u8, String),
    Joined(String, String),
    Kind(String, SpaceKind),
    Orbit(String),
    Apart(String, String, u64),
    Fork,
    Price(String, u32),
    Value(String, u32),
    Card(String, u32),
    Equipment(String, u32),
    Ship(String, u8, u8),
    Switch(String, String),
}

/// Reads the examples; reports a file that cannot be understood.
pub(super) fn read(found: &mut LevelFindings) -> Option<Examples> {
    let examples: Examples = found.read(LevelFile::Examples)?;
    for (nth, example) in examples.examples.iter().enumerate() {
        let mark = || LevelMark::words(LevelFile::Examples, "says:").nth(nth);
        found.need(tagged(&example.source), mark, "level-source", || id(&example.rule), "");
    }
    Some(examples)
}

/// What an example is about, what it wants and what the files give instead.
struct Verdict {
    mark: LevelMark,
    about: String,
    want: String,
    have: Option<String>,
}

/// Reports the examples of one edition that do not come out.
pub(super) fn check(examples: &Examples, level: &Level, found: &mut LevelFindings) {
    let edition = level.edition.id();
    for example in &examples.examples {
        let within =
            example.editions.as_ref().is_none_or(|list| list.iter().any(|id| id == edition));
        if !within {
            continue;
        }
        let verdict = work_out(&example.says, level);
        if verdict.have.as_ref() == Some(&verdict.want) {
            continue;
        }
        let args = vec![
            ("about", verdict.about),
            ("want", verdict.want),
            ("have", verdict.have.unwrap_or_else(|| "-".to_string())),
            ("source", example.source.clone()),
            ("edition", edition.to_string()),
        ];
        found.add(&verdict.mark, "level-example", args, &example.rule);
    }
}

fn work_out(says: &Says, level: &Level) -> Verdict {
    let have = there(says, level);
    let (about, want) = wanted(says);
    Verdict { mark: place(says, level, have.is_some()), about, want, have }
}

/// Where a row stands in which the figure would be changed.
fn place(says: &Says, level: &Level, there: bool) -> LevelMark {
    let row = |file: LevelFile, id: &str, list: &str| {
        if there { LevelMark::row(file, "id", id) } else { LevelMark::head(file, list) }
    };
    match says {
        Says::Spaces(..) | Says::Hazards(..) => LevelMark::head(LevelFile::Board, "spaces"),
        Says::Links(..) | Says::Fork => LevelMark::head(LevelFile::Board, "links"),
        Says::Way { spaces, .. } => board_row(spaces.first().map_or("", String::as_str)),
        Says::Orbits(id, _)
        | Says::Distance { from: id, .. }
        | Says::Exit(id, ..)
        | Says::Joined(id, _)
        | Says::Kind(id, _)
        | Says::Orbit(id)
        | Says::Apart(id, ..) => board_row(id),
        Says::Price(culture, _) | Says::Value(culture, _) => trade::row(level, culture, "grade:"),
        Says::Card(culture, _) => LevelMark::row(LevelFile::Cultures, "id", culture),
        Says::Equipment(piece, _) => LevelMark::row(LevelFile::Equipment, "id", piece),
        Says::Ship(class, ..) => row(LevelFile::Ships, class, "ships"),
        Says::Switch(id, _) => row(LevelFile::Editions, id, "variants"),
    }
}

/// What it is about, and what the example says of it.
fn wanted(says: &Says) -> (String, String) {
    match says {
        Says::Spaces(kind, n) => (format!("{kind:?}"), n.to_string()),
        Says::Links(kind, n) => (format!("{kind:?}"), n.to_string()),
        Says::Hazards(colour, fee, n) => (format!("{colour:?} {fee}"), n.to_string()),
        Says::Orbits(system, n) => (format!("{system}: Orbit"), n.to_string()),
        Says::Distance { from, to, mp, .. } => (format!("{from} > {to}: MP"), mp.to_string()),
        Says::Way { spaces, mp, jumps, orbit_at, .. } => {
            let end = |space: Option<&String>| space.cloned().unwrap_or_default();
            let about =
                format!("{} > {}: MP, jumps, orbit", end(spaces.first()), end(spaces.last()));
            (about, format!("{mp}, {jumps}, {orbit_at}"))
        }
        Says::Exit(circle, number, to) => (format!("{circle} [{number}]"), to.clone()),
        Says::Joined(a, b) => (format!("{a} >"), b.clone()),
        Says::Kind(space, kind) => (space.clone(), format!("{kind:?}")),
        Says::Orbit(space) => (space.clone(), "Orbit".into()),
        Says::Apart(a, b, least) => (format!("{a}, {b}: x"), least.to_string()),
        Says::Fork => ("A-D-E".into(), "3, 2, 3".into()),
        Says::Price(id, n) | Says::Value(id, n) | Says::Card(id, n) | Says::Equipment(id, n) => {
            (id.clone(), n.to_string())
        }
        Says::Ship(class, dice, holds) => {
            (format!("{class}: dice, holds"), format!("{dice}, {holds}"))
        }
        Says::Switch(id, rule) => (id.clone(), rule.clone()),
    }
}

/// What the files give; nothing where they do not know it.
fn there(says: &Says, level: &Level) -> Option<String> {
    let good = |id: &str| level.culture_by_id(id).map(|ix| &level.culture(ix).good);
    match says {
        Says::Spaces(kind, _) => {
            Some(level.spaces.iter().filter(|space| space.kind == *kind).count().to_string())
        }
        Says::Links(kind, _) => {
            Some(level.links.iter().filter(|link| link.kind == *kind).count().to_string())
        }
        Says::Hazards(colour, fee, _) => {
            let hazards = level.spaces.iter().filter(|space| space.kind == SpaceKind::Hazard);
            let alike = |space: &&VenusSpace| space.colour == Some(*colour) && space.fee == *fee;
            Some(hazards.filter(alike).count().to_string())
        }
        Says::Orbits(system, _) => {
            let spaces = &level.system(level.system_by_id(system)?).spaces;
            Some(spaces.iter().filter(|space| level.space(**space).is_orbit).count().to_string())
        }
        Says::Distance { from, to, jumped, .. } => {
            let (from, to) = both(level, from, to)?;
            let reach = level.reach(&[from], bits(jumped), false)[to.ix()]?;
            Some(reach.mp.to_string())
        }
        Says::Way { spaces, jumped, orbit_at, .. } => way(level, spaces, bits(jumped), *orbit_at),
        Says::Exit(circle, number, _) => {
            let at = level.space_by_id(circle)?;
            let link = (*level.space(at).exits.get(usize::from(*number))?)?;
            Some(level.space(level.link(link).far(at)).id.clone())
        }
        Says::Joined(a, b) => {
            let (at, to) = both(level, a, b)?;
            level.link_between(at, to).map(|_| b.clone())
        }
        Says::Kind(space, _) => Some(format!("{:?}", level.space(level.space_by_id(space)?).kind)),
        Says::Orbit(space) => {
            let orbit = level.space_by_id(space).filter(|at| level.space(*at).is_orbit);
            orbit.map(|_| "Orbit".into())
        }
        Says::Apart(a, b, least) => {
            let (a, b) = both(level, a, b)?;
            let apart = level.space(a).x.abs_diff(level.space(b).x);
            Some(u64::from(apart).min(*least).to_string())
        }
        Says::Fork => has_fork(level).then(|| "3, 2, 3".to_string()),
        Says::Price(culture, _) => good(culture).map(|good| good.price.to_string()),
        Says::Value(culture, _) => good(culture).map(|good| good.value.to_string()),
        Says::Card(culture, _) => {
            level.culture_by_id(culture).map(|ix| level.culture(ix).card.to_string())
        }
        Says::Equipment(piece, _) => {
            level.equipment_by_id(piece).map(|ix| level.equipment(ix).price.to_string())
        }
        Says::Ship(class, ..) => {
            let ship = level.ship(level.ship_by_id(class)?);
            Some(format!("{}, {}", ship.dice, ship.holds))
        }
        Says::Switch(id, _) => level.variant(id).map(|variant| variant.rule.clone()),
    }
}

fn both(level: &Level, a: &str, b: &str) -> Option<(SpaceIx, SpaceIx)> {
    level.space_by_id(a).zip(level.space_by_id(b))
}

fn bits(colours: &[Colour]) -> u8 {
    colours.iter().fold(0, |bits, colour| bits | colour.bit())
}

/// Movement points, jumped spaces and the step of the orbit along a way given step by step.
fn way(level: &Level, spaces: &[String], jumped: u8, orbit_at: usize) -> Option<String> {
    let at: Vec<SpaceIx> = spaces.iter().map(|id| level.space_by_id(id)).collect::<Option<_>>()?;
    let (mut mp, mut jumps) = (0, 0);
    for pair in at.windows(2) {
        let link = level.link_between(pair[0], pair[1])?;
        if level.is_jumped(pair[1], jumped) {
            jumps += 1;
        } else {
            mp += u32::from(level.link(link).cost);
        }
    }
    at.get(orbit_at).filter(|space| level.space(**space).is_orbit)?;
    Some(format!("{mp}, {jumps}, {orbit_at}"))
}

/// A space with three ways next to one with two, and that next to another one with three
/// (MOV-4.5.1, the example).
fn has_fork(level: &Level) -> bool {
    let drawn = |link: LinkIx| level.link(link).kind != LinkKind::Airfoil;
    let ways =
        |space: SpaceIx| level.space(space).links.iter().filter(|(link, _)| drawn(*link)).count();
    let near = |space: SpaceIx| level.space(space).links.iter().map(|(_, far)| *far);
    (0..level.spaces.len()).map(|ix| SpaceIx(ix as u16)).any(|a| {
        let fork = level.space(a).kind != SpaceKind::Nav && ways(a) == 3;
        fork && near(a).any(|d| ways(d) == 2 && near(d).any(|e| e != a && ways(e) == 3))
    })
}
