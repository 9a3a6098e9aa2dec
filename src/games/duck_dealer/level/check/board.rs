//! The network of routes: nothing cut off, no route that all depends on, start planets that are
//! about as well placed as one another.

use super::{
    super::{FAR, Level, LevelFile, LevelFindings, LevelMark, RouteIx},
    id,
};
use crate::games::duck_dealer::level::PlanetIx;

/// How much the mean distance of a start planet may differ from that of all, in parts of a hundred.
const SPREAD: i64 = 10;
/// Start planets of the board (DD-2.6).
const STARTS: usize = 5;
/// Most players.
const SEATS: usize = 5;

/// Whether every planet can be reached, perhaps without one route.
fn connected(level: &Level, without: Option<usize>) -> bool {
    let mut reached = vec![0];
    let mut next = 0;
    while let Some(&here) = reached.get(next) {
        next += 1;
        for (n, route) in level.routes.iter().enumerate() {
            if Some(n) == without {
                continue;
            }
            let (a, b) = (route.ends.0.ix(), route.ends.1.ix());
            for (from, to) in [(a, b), (b, a)] {
                if from == here && !reached.contains(&to) {
                    reached.push(to);
                }
            }
        }
    }
    reached.len() == level.planets.len()
}

/// Reports what is wrong with the network.
pub(super) fn check(level: &Level, found: &mut LevelFindings) {
    let row = |name: &str| LevelMark::row(LevelFile::Planets, "id", name);
    let head = || LevelMark::head(LevelFile::Planets, "planets");
    let starts: Vec<PlanetIx> = level.every_planet().filter(|&p| level.is_start(p)).collect();
    found.need(starts.len() == STARTS, head, "level-duck-starts", Vec::new, "DD-2.6");
    let room = SEATS * level.passages <= level.planets.len();
    found.need(room, head, "level-duck-passages", Vec::new, "DD-9.1");
    for (n, route) in level.routes.iter().enumerate() {
        let (a, b) = route.ends;
        let mark = || row(&route.id);
        found.need(a != b, mark, "level-duck-self", || id(&route.id), "DD-7.2");
        let twin =
            |other: &&super::super::PlanetRoute| other.ends == (a, b) || other.ends == (b, a);
        let alone = level.routes[..n].iter().find(twin).is_none();
        found.need(alone, mark, "level-duck-twin", || id(&route.id), "DD-7.2");
        let points = !route.points.is_empty();
        found.need(points, mark, "level-duck-no-points", || id(&route.id), "DD-1.3");
    }
    let whole = connected(level, None);
    found.need(whole, head, "level-duck-apart", Vec::new, "DD-7.2");
    for n in 0..level.routes.len() {
        let name = &level.route(RouteIx(n as u16)).id;
        let spare = !whole || connected(level, Some(n));
        found.need(spare, || row(name), "level-duck-bridge", || id(name), "DD-7.2");
    }
    if whole {
        balance(level, &starts, found);
    }
}

/// The sums of all distances of each start planet, compared with their mean.
fn balance(level: &Level, starts: &[PlanetIx], found: &mut LevelFindings) {
    let distances = level.bare_distances();
    let far = |planet: &PlanetIx| distances[planet.ix()].contains(&FAR);
    if starts.iter().any(far) {
        return;
    }
    let sum = |planet: &PlanetIx| distances[planet.ix()].iter().map(|&d| i64::from(d)).sum();
    let sums: Vec<i64> = starts.iter().map(sum).collect();
    let all: i64 = sums.iter().sum();
    for (planet, sum) in starts.iter().zip(&sums) {
        let name = &level.planet(*planet).id;
        let off = (sum * starts.len() as i64 - all).abs();
        let mark = || LevelMark::row(LevelFile::Planets, "id", name);
        let fair = off * 100 <= all * SPREAD;
        found.need(fair, mark, "level-duck-balance", || id(name), "DD-3.9");
    }
}
