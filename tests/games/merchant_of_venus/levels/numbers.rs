//! The numbers that the rule books and inventories print, worked out on both levels.

use caravanserai::games::{
    levels::Printed,
    merchant_of_venus::level::{
        Colour, Culture, Edition, Effect, Endpoint, Grade, Level, LinkKind, MarkerKind, Science,
        SpaceIx, SpaceKind,
    },
};

fn level(edition: Edition) -> Level {
    Level::load(edition).unwrap_or_else(|error| panic!("{error}"))
}

fn at(level: &Level, id: &str) -> SpaceIx {
    level.space_by_id(id).unwrap_or_else(|| panic!("no space {id}"))
}

fn culture<'a>(level: &'a Level, id: &str) -> &'a Culture {
    level.culture(level.culture_by_id(id).unwrap_or_else(|| panic!("no culture {id}")))
}

fn mp(level: &Level, from: &str, to: &str, jumped: u8) -> Option<u32> {
    level.reach(&[at(level, from)], jumped, false)[at(level, to).ix()].map(|reach| reach.mp)
}

/// The landings of the culture systems and of the Base, with every spaceport built or none.
fn landings(level: &Level, ports: bool) -> Vec<Vec<SpaceIx>> {
    let mut all: Vec<Vec<SpaceIx>> = level.systems[..level.culture_systems()]
        .iter()
        .map(|system| {
            system.landings.iter().chain(system.orbits.iter().filter(|_| ports)).copied().collect()
        })
        .collect();
    all.push(vec![level.start]);
    all
}

/// Movement points between all pairs of culture systems, and from the Base to each of them.
fn distances(level: &Level, ports: bool, jumped: u8) -> (Vec<u32>, Vec<u32>) {
    let places = landings(level, ports);
    let (mut pairs, mut base) = (Vec::new(), Vec::new());
    for (ix, from) in places.iter().enumerate() {
        let reach = level.reach(from, jumped, false);
        for to in &places[..ix] {
            let nearest = to
                .iter()
                .filter_map(|space| reach[space.ix()])
                .map(|reach| reach.mp)
                .min()
                .expect("a way leads there");
            if ix == level.culture_systems() { base.push(nearest) } else { pairs.push(nearest) }
        }
    }
    pairs.sort_unstable();
    (pairs, base)
}

/// The mean in tenths, rounded.
fn mean(list: &[u32]) -> u32 {
    let (sum, n) = (list.iter().sum::<u32>(), list.len() as u32);
    (20 * sum + n) / (2 * n)
}

#[test]
fn counts_of_spaces_and_links() {
    let kinds = [
        SpaceKind::Space,
        SpaceKind::Hazard,
        SpaceKind::Nav,
        SpaceKind::Encounter,
        SpaceKind::Orbit,
        SpaceKind::City,
        SpaceKind::Asteroid,
        SpaceKind::SpaceCity,
        SpaceKind::Base,
    ];
    for (edition, want, links) in [
        (Edition::E1988, [146, 28, 9, 24, 23, 20, 12, 5, 1], 334),
        (Edition::E2012, [144, 29, 10, 24, 23, 20, 12, 5, 1], 335),
    ] {
        let level = level(edition);
        let have = kinds.map(|kind| level.spaces.iter().filter(|space| space.kind == kind).count());
        assert_eq!((level.spaces.len(), have, level.links.len()), (268, want, links));
        assert_eq!(level.links.iter().filter(|link| link.kind == LinkKind::Hidden).count(), 1);
        assert_eq!(
            (level.systems.len(), level.culture_systems(), level.routes.len()),
            (17, 14, 24)
        );
        assert!(level.systems[..14].iter().all(|system| system.is_culture_system()));
        assert!(level.systems[14..].iter().all(|system| !system.is_culture_system()));
    }
}

#[test]
fn deeds_markers_and_cup() {
    for edition in Edition::ALL {
        let level = level(edition);
        let orbits = level.spaces.iter().filter(|space| space.is_orbit).count();
        assert_eq!(
            (orbits, level.port_deeds.len(), level.cultures.len()),
            (25, 25, 14),
            "39 deeds"
        );
        for (ix, deed) in level.port_deeds.iter().enumerate() {
            assert_eq!(level.space(deed.space).deed.map(|deed| deed.ix()), Some(ix));
            assert_eq!((deed.terms.price, deed.terms.worth), (200, 200));
        }
        let orange = level
            .cultures
            .iter()
            .filter(|culture| culture.factory_deed.worth == 100)
            .map(|culture| culture.id.as_str());
        assert_eq!(
            orange.collect::<Vec<_>>(),
            ["nillis", "humans", "shenna", "eeepeep", "whynom", "wollow"]
        );
        let demands: u32 = level.demands.iter().map(|demand| u32::from(demand.count)).sum();
        assert_eq!((demands, level.passengers.len(), level.rules.cup_size), (38, 10, 48));
        let count = |wanted: &dyn Fn(&MarkerKind) -> bool| {
            level.markers.iter().filter(|marker| wanted(marker)).count()
        };
        assert_eq!(
            (level.markers.len(), level.rules.boxes, level.rules.spare_markers),
            (35, 24, 11)
        );
        assert_eq!(count(&|marker| matches!(marker, MarkerKind::Gate(_))), 6);
        assert_eq!(count(&|marker| *marker == MarkerKind::OpenPort), 3);
        assert_eq!(count(&|marker| matches!(marker, MarkerKind::Hazard(Colour::Red, _))), 6);
        assert_eq!(count(&|marker| matches!(marker, MarkerKind::Hazard(Colour::Yellow, _))), 4);
        assert_eq!(count(&|marker| matches!(marker, MarkerKind::Hazard(Colour::Blue, _))), 7);
        assert_eq!(count(&|marker| matches!(marker, MarkerKind::Relic(_))), 9);
        let lasers =
            level.switched_markers.iter().filter(|marker| marker.switch == "laser_relic").count();
        assert_eq!(lasers, usize::from(edition == Edition::E1988));
        assert_eq!(level.variant("laser_relic").is_some(), edition == Edition::E1988);
    }
}

#[test]
fn boxes_by_system() {
    let level = level(Edition::E1988);
    let boxes = |id: &str| {
        let system =
            level.system(level.system_by_id(id).unwrap_or_else(|| panic!("no system {id}")));
        system
            .spaces
            .iter()
            .filter(|space| level.space(**space).kind == SpaceKind::Encounter)
            .count()
    };
    let want = [
        ("desert", 1),
        ("jungle", 2),
        ("ice", 2),
        ("nebula", 5),
        ("wartorn", 3),
        ("polluted", 2),
        ("moon", 2),
        ("water", 1),
        ("giant", 1),
        ("belt", 5),
    ];
    for (id, n) in want {
        assert_eq!(boxes(id), n, "{id}");
    }
}

#[test]
fn the_examples_of_the_1988_rules() {
    let level = level(Edition::E1988);
    assert_eq!(mp(&level, "polluted_city_paint_place", "polluted_city_poison_park", 0), Some(6));
    assert_eq!(level.space(at(&level, "colony_02")).kind, SpaceKind::Space);
    let label = |id: &str| culture(&level, id).label.clone();
    let buyers = |id: &str| {
        culture(&level, id)
            .buyers
            .iter()
            .map(|ix| level.culture(*ix).label.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        (label("nillis"), label("dell"), label("qossuth")),
        ("1a".into(), "4a".into(), "10".into())
    );
    assert_eq!(buyers("cholos"), ["10", "1a", "1b", "2"]);
    assert_eq!(buyers("wollow"), buyers("cholos"));
    assert_eq!(buyers("yxklyx"), ["7a", "7b", "8", "9a", "9b"]);
    assert_eq!(buyers("whynom"), ["9a", "9b", "10", "1a", "1b"]);
    assert_eq!(buyers("nillis"), ["2", "3", "4a", "4b"]);
    assert_eq!(
        (culture(&level, "graw").good.name.as_str(), culture(&level, "graw").good.value),
        ("Space Spice", 80)
    );
    assert_eq!(
        (culture(&level, "cholos").good.name.as_str(), culture(&level, "cholos").good.value),
        ("Designer Genes", 120)
    );
    assert_eq!(level.rules.start_money_per_seat * 3, 60);
    assert_eq!(level.cultures.iter().filter(|culture| culture.race).count(), 6);
    assert_eq!(
        (level.rules.markers_per_seat, level.rules.dice_limit, level.rules.small_bank),
        (Some(12), None, None)
    );
}

#[test]
fn the_examples_of_the_2012_rules() {
    let level = level(Edition::E2012);
    let red = Colour::Red.bit();
    assert_eq!(mp(&level, "base-colony_4", "jungle_city_jewelburg", 0), Some(11));
    assert_eq!(mp(&level, "base-colony_4", "jungle_city_jewelburg", red), Some(8));
    let circle = at(&level, "colony_02");
    assert_eq!((level.space(circle).kind, level.space(circle).colour), (SpaceKind::Nav, None));
    let out = level.space(circle).exits[2].map(|link| level.link(link).far(circle));
    assert_eq!(out, Some(at(&level, "rogue-jungle_6")));
    assert_eq!(
        (level.space(at(&level, "colony_03")).kind, level.space(at(&level, "colony_03")).fee),
        (SpaceKind::Hazard, 30)
    );
    let buyers = |id: &str| {
        culture(&level, id).buyers.iter().map(|ix| level.culture(*ix).number).collect::<Vec<_>>()
    };
    assert_eq!(buyers("nillis"), [2, 3, 4, 5]);
    assert_eq!(buyers("cholos"), [13, 14, 1, 2]);
    assert_eq!(buyers("whynom"), [12, 13, 14, 1, 2]);
    assert_eq!(buyers("qossuth"), [1, 2, 3, 4]);
    let good = |id: &str| (culture(&level, id).good.price, culture(&level, id).good.value);
    assert_eq!(
        (good("nillis"), good("graw"), good("shenna").0, good("dell").0, good("cholos").1),
        ((80, 140), (30, 80), 50, 10, 120)
    );
    assert_eq!((culture(&level, "graw").card, culture(&level, "shenna").card), (90, 90));
    let races: Vec<&str> = level
        .cultures
        .iter()
        .filter(|culture| culture.race)
        .map(|culture| culture.id.as_str())
        .collect();
    assert_eq!(races, ["humans", "eeepeep", "whynom", "qossuth"]);
    assert_eq!(
        (level.rules.small_bank, level.rules.dice_limit, level.rules.markers_per_seat),
        (Some(12000), Some(4), None)
    );
    assert_eq!(
        level.rules.fast_play.map(|fast| (fast.set_up_draw, fast.contact_draw)),
        Some((20, 4))
    );
    let scientist = level
        .passengers
        .iter()
        .find(|passenger| passenger.title == "Scientist")
        .expect("the scientist");
    assert_eq!(
        (scientist.from, scientist.to, scientist.fare),
        (Endpoint::Culture(level.culture_by_id("dell").expect("the Dell")), Endpoint::Base, 180)
    );
    assert!(
        level
            .culture(level.culture_by_id("wollow").expect("the Wollow"))
            .sells_to(level.culture_by_id("qossuth").expect("the Qossuth"))
    );
}

#[test]
fn circles_of_the_nebula() {
    for edition in Edition::ALL {
        let level = level(edition);
        let exit = |circle: &str, number: usize| {
            let here = at(&level, circle);
            let link = level.space(here).exits[number].expect("every number leads out");
            level.space(level.link(link).far(here)).id.clone()
        };
        assert_eq!(exit("nebula_body_8", 4), "nebula_body_4");
        assert_eq!(
            ["nebula_wing_4", "nebula_wing_4", "nebula_body_1"].map(|circle| exit(circle, 3)),
            ["nebula_body_1", "nebula_body_1", "nebula_body_5"]
        );
        assert_eq!(exit("nebula_body_1", 5), "nebula_wing_4");
        for space in level.spaces.iter().filter(|space| space.kind == SpaceKind::Nav) {
            assert!(
                space.exits[0].is_none() && space.exits[1..].iter().all(Option::is_some),
                "{}",
                space.id
            );
        }
    }
}

#[test]
fn distances_between_the_systems() {
    let (red, yellow) = (Colour::Red.bit(), Colour::Yellow.bit());
    // edition, ports, drives: min, quartiles, max, mean in tenths, mean from the Base in tenths
    for (edition, ports, jumped, want) in [
        (Edition::E1988, false, 0, [6, 14, 20, 27, 45, 207, 152]),
        (Edition::E1988, true, 0, [4, 10, 17, 23, 41, 171, 134]),
        (Edition::E1988, true, yellow, [3, 8, 13, 18, 32, 138, 111]),
        (Edition::E1988, true, red, [2, 7, 12, 16, 30, 123, 100]),
        (Edition::E1988, true, red | yellow, [1, 6, 9, 11, 20, 89, 76]),
        (Edition::E2012, false, 0, [6, 14, 19, 25, 40, 197, 136]),
        (Edition::E2012, true, 0, [4, 10, 15, 21, 36, 160, 119]),
        (Edition::E2012, true, yellow, [3, 8, 13, 17, 30, 131, 101]),
        (Edition::E2012, true, red, [2, 7, 11, 15, 28, 117, 90]),
        (Edition::E2012, true, red | yellow, [1, 5, 8, 11, 20, 86, 72]),
    ] {
        let (pairs, base) = distances(&level(edition), ports, jumped);
        assert_eq!(pairs.len(), 91);
        let have =
            [pairs[0], pairs[22], pairs[45], pairs[68], pairs[90], mean(&pairs), mean(&base)];
        assert_eq!(have, want, "{edition:?} ports {ports} drives {jumped}");
    }
}

#[test]
fn fees_on_the_way_and_the_air_foil() {
    let level = level(Edition::E1988);
    let (desert, moon) = (landings(&level, true)[1].clone(), landings(&level, true)[9].clone());
    let best = moon
        .iter()
        .filter_map(|space| level.reach(&desert, 0, false)[space.ix()])
        .min()
        .expect("a way");
    assert_eq!((best.mp, best.fee), (12, 120), "past the Supernova");
    let cities = [at(&level, "giant_city_grand_jetee"), at(&level, "giant_city_levitown")];
    assert_eq!(level.reach(&[cities[0]], 0, true)[cities[1].ix()].map(|reach| reach.mp), Some(1));
    assert!(level.reach(&[cities[0]], 0, false)[cities[1].ix()].is_some_and(|reach| reach.mp > 4));
}

#[test]
fn no_system_hangs_on_a_single_route_link() {
    for edition in Edition::ALL {
        let level = level(edition);
        for (ix, link) in
            level.links.iter().enumerate().filter(|(_, link)| link.kind == LinkKind::Route)
        {
            let mut cut = level.clone();
            for end in [link.from, link.to] {
                cut.spaces[end.ix()].links.retain(|(other, _)| other.ix() != ix);
            }
            let reach = cut.reach(&[cut.start], 0, false);
            let lost = cut.systems[..14]
                .iter()
                .find(|system| system.landings.iter().all(|space| reach[space.ix()].is_none()));
            assert!(lost.is_none(), "{:?} hangs on {link:?}", lost.map(|system| &system.id));
        }
    }
}

#[test]
fn goods_ships_and_equipment() {
    for edition in Edition::ALL {
        let level = level(edition);
        let tokens: u32 = level.cultures.iter().map(|culture| u32::from(culture.good.count)).sum();
        assert_eq!(tokens, 74);
        assert!(
            level
                .cultures
                .iter()
                .all(|culture| culture.factory_good.count == 1 && culture.good.room == 2)
        );
        let grade = |grade: Grade| {
            level.cultures.iter().filter(|culture| culture.good.grade == grade).count()
        };
        assert_eq!((grade(Grade::Basic), grade(Grade::Premium), grade(Grade::Luxury)), (4, 6, 4));
        let science = |science: Science| {
            level.cultures.iter().filter(|culture| culture.science == science).count()
        };
        assert_eq!(
            [
                Science::Biotech,
                Science::Industry,
                Science::Technology,
                Science::Metaphysics,
                Science::Primitive
            ]
            .map(science),
            [3, 3, 3, 2, 3]
        );
        let ships: Vec<_> = level
            .ships
            .iter()
            .map(|ship| (ship.id.as_str(), ship.dice, ship.holds, ship.price, ship.trade_in))
            .collect();
        assert_eq!(
            ships,
            [
                ("scout", 3, 2, 60, 30),
                ("clipper", 4, 2, 120, 60),
                ("transport", 3, 3, 240, 120),
                ("freighter", 2, 5, 300, 150)
            ]
        );
        let sold: Vec<_> = level
            .equipment
            .iter()
            .filter(|piece| piece.for_sale)
            .map(|piece| (piece.id.as_str(), piece.price, piece.pile))
            .collect();
        assert_eq!(
            sold,
            [
                ("shield", 60, 15),
                ("yellow_drive", 80, 6),
                ("red_drive", 120, 6),
                ("combined_drive", 300, 6)
            ]
        );
        let combined =
            level.equipment(level.equipment_by_id("combined_drive").expect("the combined drive"));
        assert_eq!(combined.effect.drive_bits(), Colour::Red.bit() | Colour::Yellow.bit());
        assert_eq!(
            level.equipment.iter().any(|piece| matches!(piece.effect, Effect::Weapon(_))),
            edition == Edition::E1988
        );
        assert_eq!(level.relics.len(), if edition == Edition::E1988 { 10 } else { 9 });
    }
    let names = |edition| {
        level(edition).cultures.iter().map(|culture| culture.good.name.clone()).collect::<Vec<_>>()
    };
    let changed = names(Edition::E1988)
        .iter()
        .zip(&names(Edition::E2012))
        .filter(|(old, new)| old != new)
        .count();
    assert_eq!(changed, 4);
}

#[test]
fn the_editions_are_told_apart() {
    assert_eq!(Edition::ALL.map(Edition::id), ["1988", "2012"]);
    for edition in Edition::ALL {
        assert_eq!(Edition::from_id(edition.id()), Some(edition));
        assert_eq!(level(edition).edition, edition);
    }
    assert_eq!(Edition::from_id("1989"), None);
    let names = |edition| {
        level(edition).systems.iter().map(|system| system.name.clone()).collect::<Vec<_>>()
    };
    assert!(names(Edition::E1988).contains(&"Space Station Planet".to_string()));
    assert!(names(Edition::E2012).contains(&"Nebula Habitat".to_string()));
}
