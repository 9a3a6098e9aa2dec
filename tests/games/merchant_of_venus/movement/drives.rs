//! Drives in movement, the Air Foil and relics at large (MOV-4.11, MOV-11.1, MOV-11.3, MOV-11.4):
//! one test for each rule, and the worked example X03.

use crate::common::merchant_of_venus::{BOTH, StudyTable};

const POLLUTED: &[&str] = &["polluted_01", "polluted_02", "polluted_03"];

/// A table with the ship of seat 0 somewhere.
fn at(edition: &str, space: &str) -> StudyTable {
    let mut t = StudyTable::new(edition, 2);
    t.at(space);
    t
}

// MOV-4.11: drives

#[test]
fn mov_4_11_1_a_ship_cannot_stop_on_a_jumped_space() {
    // MOV-4.11.1: neither MP nor fee, and no stop; a hazard of the colour is jumped too
    // (MOV-4.8.8).
    for edition in BOTH {
        let mut t = at(edition, "colony_05");
        t.edit(&["place red_drive hold:0"]);
        t.fly(if edition == "1988" { "head colony_07" } else { "head colony_06" }, &[1, 1, 1])
            .act("step colony_06");
        if edition == "2012" {
            assert_eq!((t.dial("in-jump"), t.points()), (1, 3));
            assert_eq!(t.refused("land"), "MOV-4.11.1");
            t.act("step colony_07");
        }
        assert_eq!(
            (t.ship(0).as_str(), t.points()),
            ("colony_07", 2),
            "1988: only the declared end was left"
        );
    }
}

#[test]
fn mov_4_11_2_the_price_is_that_of_the_last_step() {
    // MOV-4.11.2: the ship needs the MP before it starts the jump.
    for edition in BOTH {
        let mut t = at(edition, "base-colony_2");
        t.edit(&["place red_drive hold:0", "place yellow_drive hold:0"]);
        t.fly(
            if edition == "1988" { "head galactic_base" } else { "head base-colony_1" },
            &[1, 1, 1],
        )
        .edit(&["dial movement-points 0"]);
        let no = t.refusal("step base-colony_1");
        assert_eq!((no.rule.0, no.message.key), ("MOV-4.11.2", "mov-no-jump-end"));
        t.edit(&["dial movement-points 1"]).act("step base-colony_1");
        assert_eq!((t.ship(0).as_str(), t.points(), t.question()), ("galactic_base", 0, "trade"));
    }
}

#[test]
fn mov_4_11_3_forks_and_turning_back_in_a_jump() {
    // MOV-4.11.3: a fork on a jumped space may be used, turning back there may not.
    for (edition, rule) in [("1988", "MOV-4.5.1"), ("2012", "MOV-4.5.2")] {
        let mut t = at(edition, "base-colony_3");
        t.edit(&["place red_drive hold:0"])
            .fly("head base-colony_4", &[1, 1, 1])
            .steps(&["base-colony_4", "colony_06"]);
        assert_eq!(t.offers_of("step"), ["step colony_05", "step colony_07"]);
        assert_eq!(t.refused("step base-colony_4"), rule);
    }
}

#[test]
fn mov_4_11_4_a_drive_must_be_used() {
    // MOV-4.11.4: with the drive on the ship is carried over the space.
    for edition in BOTH {
        let mut t = at(edition, "rogue-desert_2");
        t.edit(&["place red_drive hold:0"]);
        t.fly(
            if edition == "1988" { "head rogue-desert_4" } else { "head rogue-desert_3" },
            &[1, 1, 1],
        )
        .act("step rogue-desert_3");
        assert_eq!(t.ship(0), "rogue-desert_4");
    }
}

#[test]
fn mov_4_11_5_the_start_space_is_left_normally() {
    // MOV-4.11.5: a turn begun on a space of the drive's colour.
    for edition in BOTH {
        let mut t = at(edition, "rogue-desert_3");
        t.edit(&["place red_drive hold:0"])
            .fly("head rogue-desert_4", &[1, 1, 1])
            .act("step rogue-desert_4");
        assert_eq!(t.points(), 2);
    }
}

#[test]
fn mov_4_11_6_what_has_no_colour_is_never_jumped() {
    // MOV-4.11.6: boxes, circles, orbits, cities, asteroids and gates are occupied.
    for edition in BOTH {
        let mut t = at(edition, "jungle_04");
        t.edit(&["place combined_drive hold:0"])
            .hidden("hazard.blue.10", "jungle_05")
            .fly("head jungle_05", &[3, 3, 3]);
        t.act("step jungle_05");
        assert_eq!((t.ship(0).as_str(), t.points()), ("jungle_05", 8));
        let mut t = at(edition, "nebula_body_3");
        t.edit(&["place combined_drive hold:0"])
            .marker("gate.2", "nebula_body_4")
            .fly("head nebula_body_4", &[3, 3, 3]);
        t.act("step nebula_body_4");
        assert_eq!((t.ship(0).as_str(), t.points()), ("nebula_body_4", 8));
    }
}

#[test]
fn mov_4_11_7_no_space_twice_in_one_jump() {
    // MOV-4.11.7: in the Asteroid System a jump could circle for ever. belt_c1_r1, c2_r3 and c3_r2
    // are red, c3_r3 yellow.
    for edition in BOTH {
        let mut t = at(edition, "belt_c2_r2");
        t.edit(&["place combined_drive hold:0"]).empty(&["belt_c3_r4"]);
        t.fly(if edition == "1988" { "head belt_c4_r3" } else { "head belt_c3_r2" }, &[3, 3, 3])
            .act("step belt_c3_r2");
        assert_eq!(t.dial("in-jump"), 1);
        t.act("step belt_c3_r3");
        assert!(!t.offered("step belt_c3_r2"));
        let rule = if edition == "1988" { "MOV-4.5.1" } else { "MOV-4.5.2" };
        assert_eq!(t.refused("step belt_c3_r2"), rule, "the link just flown comes first");
        if edition == "2012" {
            t.act("step belt_c4_r4");
            // belt_c4_r4 is red: still in the jump, and c3_r3 was flown through.
            assert_eq!(t.refused("step belt_c3_r3"), "MOV-4.5.2");
            assert!(t.offers_of("step").iter().all(|s| s != "step belt_c3_r3"));
        }
    }
}

// MOV-11.1, MOV-11.4

#[test]
fn mov_11_1_1_drives_by_colour() {
    // MOV-11.1.1: yellow, red, both.
    for edition in BOTH {
        for (drive, ends) in [
            ("yellow_drive", "base-colony_4"),
            ("red_drive", "base-colony_3"),
            ("combined_drive", "base-colony_4"),
        ] {
            let mut t = at(edition, "base-colony_2");
            t.edit(&[&format!("place {drive} hold:0")]);
            let head = if edition == "1988" {
                format!("head {ends}")
            } else {
                "head base-colony_3".to_owned()
            };
            t.fly(&head, &[3, 3, 3]).act("step base-colony_3");
            assert_eq!((t.ship(0).as_str(), t.points()), (ends, 8), "{edition}: {drive}");
        }
    }
}

#[test]
fn mov_11_1_2_the_relic_drive() {
    // MOV-11.1.2: works like a yellow drive.
    for edition in BOTH {
        let mut t = at(edition, "base-colony_2");
        t.relic("relic_yellow_drive");
        assert_eq!(t.offers_of("drive-off").len(), 1);
        t.fly(
            if edition == "1988" { "head base-colony_4" } else { "head base-colony_3" },
            &[3, 3, 3],
        )
        .act("step base-colony_3");
        assert_eq!(t.ship(0), "base-colony_4");
    }
}

#[test]
fn x03_mov_11_4_1_air_foil() {
    // MOV-11.4.1: 1 MP from city to city, and 1 MP a surface link.
    for edition in BOTH {
        let mut t = at(edition, "polluted_city_paint_place");
        let head = "head polluted_city_poison_park";
        assert!(!t.offered(head));
        t.relic("air_foil").fly(head, &[1, 2, 3]).act("step polluted_city_poison_park");
        assert_eq!(t.points(), 5);
        let mut t = at(edition, "polluted_city_paint_place");
        t.relic("air_foil")
            .fly("head polluted_01", &[1, 2, 3])
            .steps(POLLUTED)
            .act("step polluted_city_poison_park");
        assert_eq!(t.points(), 2, "the long way costs 4");
        let mut t = at(edition, "polluted_city_paint_place");
        t.fly("head polluted_01", &[1, 2, 3]);
        assert_eq!(t.refused("step polluted_city_poison_park"), "MOV-11.4.1");
    }
}

#[test]
fn mov_11_4_2_landing_stays_a_choice() {
    // MOV-11.4.2: a city is entered and left like any space; without a way on the ship has landed.
    for edition in BOTH {
        let mut t = at(edition, "polluted_01");
        t.relic("air_foil")
            .fly("head polluted_city_paint_place", &[1, 2, 3])
            .act("step polluted_city_paint_place");
        assert!(t.offered("land") && t.offered("step polluted_city_poison_park"));
        assert!(!t.offered("step polluted_01"), "{edition}: no turning back");
        t.act("step polluted_city_poison_park").act("step polluted_03");
        assert_eq!(t.points(), 3);
        let mut t = at(edition, "ice_01");
        t.relic("air_foil")
            .fly("head ice_city_hoth_base", &[1, 2, 3])
            .act("step ice_city_hoth_base");
        assert_eq!(t.question(), "trade", "one city on the planet: blocked, so landed");
    }
}

#[test]
fn mov_11_3_1_a_relic_works_from_the_next_decision_on() {
    // MOV-11.3.1: taken at the end of a turn, used in the next.
    let mut t = at("1988", "jungle_05");
    t.marker("relic.auto_pilot", "jungle_05").act("stay").act("take-relic").act("end-turn");
    t.act("stay").act("end-turn");
    assert!(t.offered("auto-pilot 1"));
}
