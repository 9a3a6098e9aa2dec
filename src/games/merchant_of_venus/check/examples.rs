//! Works out the examples of `examples.ron`: what the rule books say about distances, circles,
//! prices and counts.
//!
//! The examples are the measure, the board and the pieces are what is checked: a finding points at
//! these.

use serde::Deserialize;

use super::super::level::{
    Colour, Findings, Level, LevelFile, LevelFiles, LinkIx, LinkKind, Mark, SpaceIx, SpaceKind,
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
pub(super) fn read(files: &LevelFiles, found: &mut Findings) -> Option<Examples> {
    let examples: Examples = files.read(LevelFile::Examples, found)?;
    for (nth, example) in examples.examples.iter().enumerate() {
        let mark = || Mark::words(LevelFile::Examples, "says:").nth(nth);
        found.need(tagged(&example.source), mark, "level-source", || id(&example.rule), "");
    }
    Some(examples)
}

/// What an example is about, what it wants and what the files give instead.
struct Verdict {
    mark: Mark,
    about: String,
    want: String,
    have: Option<String>,
}

/// Reports the examples of one edition that do not come out.
pub(super) fn check(examples: &Examples, level: &Level, found: &mut Findings) {
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
    let head = |field: &str| Mark::head(LevelFile::Board, field);
    let verdict = |mark: Mark, about: String, want: String, have: Option<String>| Verdict {
        mark,
        about,
        want,
        have,
    };
    match says {
        Says::Spaces(kind, want) => {
            let have = level.spaces.iter().filter(|space| space.kind == *kind).count();
            verdict(head("spaces"), format!("{kind:?}"), want.to_string(), Some(have.to_string()))
        }
        Says::Links(kind, want) => {
            let have = level.links.iter().filter(|link| link.kind == *kind).count();
            verdict(head("links"), format!("{kind:?}"), want.to_string(), Some(have.to_string()))
        }
        Says::Hazards(colour, fee, want) => {
            let hazards = level.spaces.iter().filter(|space| space.kind == SpaceKind::Hazard);
            let have =
                hazards.filter(|space| space.colour == Some(*colour) && space.fee == *fee).count();
            verdict(
                head("spaces"),
                format!("{colour:?} {fee}"),
                want.to_string(),
                Some(have.to_string()),
            )
        }
        Says::Orbits(system, want) => {
            let have = level.system_by_id(system).map(|ix| {
                let spaces = &level.system(ix).spaces;
                spaces.iter().filter(|space| level.space(**space).is_orbit).count().to_string()
            });
            verdict(board_row(system), format!("{system}: Orbit"), want.to_string(), have)
        }
        Says::Distance { from, to, mp, jumped } => {
            let have = both(level, from, to)
                .and_then(|(from, to)| level.reach(&[from], bits(jumped), false)[to.ix()]);
            let about = format!("{from} > {to}: MP");
            verdict(board_row(from), about, mp.to_string(), have.map(|reach| reach.mp.to_string()))
        }
        Says::Way { spaces, mp, jumped, jumps, orbit_at } => {
            let ends = (
                spaces.first().map_or("", String::as_str),
                spaces.last().map_or("", String::as_str),
            );
            let about = format!("{} > {}: MP, jumps, orbit", ends.0, ends.1);
            let have = way(level, spaces, bits(jumped), *orbit_at);
            verdict(board_row(ends.0), about, format!("{mp}, {jumps}, {orbit_at}"), have)
        }
        Says::Exit(circle, number, to) => {
            let have = level.space_by_id(circle).and_then(|at| {
                let link = *level.space(at).exits.get(usize::from(*number))?;
                Some(level.space(level.link(link?).far(at)).id.clone())
            });
            verdict(board_row(circle), format!("{circle} [{number}]"), to.clone(), have)
        }
        Says::Joined(a, b) => {
            let link = both(level, a, b).and_then(|(a, b)| level.link_between(a, b));
            verdict(board_row(a), format!("{a} >"), b.clone(), link.map(|_| b.clone()))
        }
        Says::Kind(space, kind) => {
            let have = level.space_by_id(space).map(|at| format!("{:?}", level.space(at).kind));
            verdict(board_row(space), space.clone(), format!("{kind:?}"), have)
        }
        Says::Orbit(space) => {
            let orbit = level.space_by_id(space).filter(|at| level.space(*at).is_orbit);
            verdict(board_row(space), space.clone(), "Orbit".into(), orbit.map(|_| "Orbit".into()))
        }
        Says::Apart(a, b, least) => {
            let apart = both(level, a, b).map(|(a, b)| level.space(a).x.abs_diff(level.space(b).x));
            let have = apart.map(|apart| u64::from(apart).min(*least).to_string());
            verdict(board_row(a), format!("{a}, {b}: x"), least.to_string(), have)
        }
        Says::Fork => {
            let have = has_fork(level).then(|| "3, 2, 3".to_string());
            verdict(head("links"), "A-D-E".into(), "3, 2, 3".into(), have)
        }
        Says::Price(culture, want) => {
            let have =
                level.culture_by_id(culture).map(|ix| level.culture(ix).good.price.to_string());
            verdict(trade::row(level, culture, "grade:"), culture.clone(), want.to_string(), have)
        }
        Says::Value(culture, want) => {
            let have =
                level.culture_by_id(culture).map(|ix| level.culture(ix).good.value.to_string());
            verdict(trade::row(level, culture, "grade:"), culture.clone(), want.to_string(), have)
        }
        Says::Card(culture, want) => {
            let have = level.culture_by_id(culture).map(|ix| level.culture(ix).card.to_string());
            verdict(
                Mark::row(LevelFile::Cultures, "id", culture),
                culture.clone(),
                want.to_string(),
                have,
            )
        }
        Says::Equipment(piece, want) => {
            let have = level.equipment_by_id(piece).map(|ix| level.equipment(ix).price.to_string());
            verdict(
                Mark::row(LevelFile::Equipment, "id", piece),
                piece.clone(),
                want.to_string(),
                have,
            )
        }
        Says::Ship(class, dice, holds) => {
            let have = level
                .ship_by_id(class)
                .map(|ix| level.ship(ix))
                .map(|ship| format!("{}, {}", ship.dice, ship.holds));
            let mark = if have.is_some() {
                Mark::row(LevelFile::Ships, "id", class)
            } else {
                Mark::head(LevelFile::Ships, "ships")
            };
            verdict(mark, format!("{class}: dice, holds"), format!("{dice}, {holds}"), have)
        }
        Says::Switch(id, rule) => {
            let have = level.variant(id).map(|variant| variant.rule.clone());
            let mark = if have.is_some() {
                Mark::row(LevelFile::Editions, "id", id)
            } else {
                Mark::head(LevelFile::Editions, "variants")
            };
            verdict(mark, id.clone(), rule.clone(), have)
        }
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
