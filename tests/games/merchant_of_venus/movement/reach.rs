//! How far it is on the printed board, against distances that were worked out apart from this
//! program.

use caravanserai::games::merchant_of_venus::level::{Colour, Edition, LEVELS, Level, SpaceIx};

const SYSTEMS: [&str; 15] = [
    "rogue",
    "desert",
    "biosphere",
    "jungle",
    "ice",
    "colony",
    "nebula",
    "wartorn",
    "polluted",
    "moon",
    "water",
    "genship",
    "giant",
    "belt",
    "base",
];

/// Port to port with all orbits built: from each of [`SYSTEMS`] to those after it.
const FAR_1988: [&[u32]; 14] = [
    &[10, 8, 10, 20, 23, 18, 31, 23, 24, 20, 22, 21, 23, 16],
    &[11, 22, 32, 16, 8, 21, 13, 12, 10, 14, 20, 27, 9],
    &[16, 26, 13, 7, 20, 12, 15, 12, 11, 17, 24, 6],
    &[8, 22, 26, 27, 31, 34, 28, 21, 12, 14, 24],
    &[28, 32, 23, 34, 41, 34, 27, 18, 9, 34],
    &[10, 23, 17, 20, 17, 14, 10, 20, 7],
    &[13, 5, 8, 5, 4, 10, 17, 3],
    &[9, 19, 15, 8, 11, 6, 16],
    &[9, 8, 11, 17, 17, 10],
    &[7, 13, 19, 26, 13],
    &[6, 12, 19, 10],
    &[5, 12, 7],
    &[10, 13],
    &[20],
];
const FAR_2012: [&[u32]; 14] = [
    &[10, 8, 10, 20, 9, 18, 31, 23, 24, 20, 22, 19, 23, 16],
    &[11, 22, 32, 16, 8, 21, 13, 12, 10, 14, 20, 27, 9],
    &[16, 26, 13, 7, 20, 12, 15, 12, 11, 17, 24, 6],
    &[8, 5, 16, 27, 23, 26, 23, 20, 12, 14, 13],
    &[15, 26, 23, 33, 36, 33, 27, 18, 9, 23],
    &[10, 23, 17, 20, 17, 14, 10, 18, 7],
    &[13, 5, 8, 5, 4, 10, 17, 3],
    &[9, 19, 15, 8, 11, 6, 16],
    &[9, 8, 11, 17, 17, 10],
    &[7, 13, 19, 26, 13],
    &[6, 12, 19, 10],
    &[5, 12, 7],
    &[10, 13],
    &[20],
];

fn ports(level: &Level, system: &str) -> Vec<SpaceIx> {
    let system = level.system(level.system_by_id(system).unwrap());
    system.orbits.iter().chain(&system.landings).copied().collect()
}

/// Movement points to every space, by index.
fn distances(level: &Level, from: &[SpaceIx], drives: u8, air_foil: bool) -> Vec<Option<u32>> {
    let reach = level.reach(from, drives, air_foil);
    reach.into_iter().map(|reach| Some(reach?.mp)).collect()
}

fn far(level: &Level, a: &str, b: &str, drives: u8) -> Option<u32> {
    let far = distances(level, &ports(level, a), drives, false);
    ports(level, b).into_iter().filter_map(|goal| far[goal.ix()]).min()
}

#[test]
fn port_to_port() {
    for (edition, table) in [(Edition::E1988, FAR_1988), (Edition::E2012, FAR_2012)] {
        let level = LEVELS.get(edition).unwrap();
        for (n, row) in table.iter().enumerate() {
            for (m, &wanted) in row.iter().enumerate() {
                let (a, b) = (SYSTEMS[n], SYSTEMS[n + 1 + m]);
                assert_eq!(far(&level, a, b, 0), Some(wanted), "{edition:?}: {a} to {b}");
                assert_eq!(far(&level, b, a, 0), Some(wanted), "{edition:?}: {b} to {a}");
            }
        }
    }
}

#[test]
fn drives_and_air_foil() {
    let level = LEVELS.get(Edition::E2012).unwrap();
    let at = |id: &str| level.space_by_id(id).unwrap();
    let from = |id: &str, drives, foil| distances(&level, &[at(id)], drives, foil);
    let jewelburg = at("jungle_city_jewelburg").ix();
    assert_eq!(from("base-colony_4", 0, false)[jewelburg], Some(11));
    assert_eq!(from("base-colony_4", Colour::Red.bit(), false)[jewelburg], Some(8));
    let paint = from("polluted_city_paint_place", 0, false);
    assert_eq!(paint[at("polluted_city_poison_park").ix()], Some(6));
    assert_eq!(
        from("polluted_city_paint_place", 0, true)[at("polluted_city_poison_park").ix()],
        Some(1)
    );
    assert_eq!(paint[at("polluted_city_paint_place").ix()], Some(0));
    assert!(paint.iter().all(|d| d.is_some()), "every space can be reached");
    let both = Colour::Red.bit() | Colour::Yellow.bit();
    let close = SYSTEMS[..14]
        .iter()
        .flat_map(|a| SYSTEMS[..14].iter().map(move |b| (a, b)))
        .filter(|(a, b)| a < b)
        .map(|(a, b)| far(&level, a, b, both));
    assert_eq!(close.flatten().min(), Some(1));
}
