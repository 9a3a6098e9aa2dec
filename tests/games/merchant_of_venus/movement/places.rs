//! Hazards, asteroids, boxes, observing and the Spy Eye (MOV-4.8, MOV-4.9, MOV-4.10, MOV-4.12,
//! MOV-11.2, MOV-11.8, MOV-11.12): one test for each rule, and the worked examples X55 to X75.

use crate::common::merchant_of_venus::{BOTH, StudyTable};

const FREIGHTER: &str = "mark ship.0 3";

fn at(edition: &str, space: &str) -> StudyTable {
    let mut t = StudyTable::new(edition, 2);
    t.at(space);
    t
}

// MOV-4.8

#[test]
fn x55_mov_4_8_1_pay_or_stop() {
    // MOV-4.8.1, MOV-4.8.7: pays 30 + 30 to the bank and goes on.
    for edition in BOTH {
        let mut t = at(edition, "moon-supernova_3");
        t.edit(&[FREIGHTER, "purse credits:0 100"]).fly("head supernova_01", &[2, 2]);
        let bank = t.purse("bank");
        t.act("step supernova_01");
        assert_eq!(t.question(), "hazard");
        assert_eq!(t.refused("step supernova_02"), "MOV-4.8.1");
        t.act("pay-fee").act("step supernova_02").act("pay-fee").act("step supernova-water_1");
        assert_eq!(
            (t.points(), t.purse("credits:0"), t.purse("bank")),
            (1, 40, bank + 60),
            "MOV-4.8.7"
        );
        t.act("step water_07");
        assert_eq!((t.ship(0).as_str(), t.chooser()), ("water_07", 1));
        let mut t = at(edition, "moon-supernova_3");
        t.edit(&["purse credits:0 100"])
            .fly("head supernova_01", &[2, 2, 2])
            .act("step supernova_01")
            .act("stop");
        assert_eq!(
            (t.purse("credits:0"), t.chooser()),
            (100, 1),
            "{edition}: the turn ends, nothing is paid"
        );
    }
}

/// On the red hazard of 30 with so many normal shields, or the relic Shield too.
fn shielded(edition: &str, shields: usize, relic: bool) -> StudyTable {
    let mut t = at(edition, "moon-supernova_3");
    for n in 0..shields {
        t.edit(&[&format!(
            "place {} {}:0",
            ["shield", "shield", "shield"][n],
            if n == 0 { "hull" } else { "hold" }
        )]);
        let next = t.piece_in("shield", if n == 0 { "hull:0" } else { "hold:0" });
        assert!(next.starts_with('#'));
    }
    if relic {
        t.relic("relic_shield");
    }
    t.edit(&["purse credits:0 100"]).fly("head supernova_01", &[2, 2, 2]).act("step supernova_01");
    t
}

#[test]
fn x57_x58_mov_4_8_2_shields() {
    // MOV-4.8.2, MOV-11.2.1: 20 less for each shield, not below 0.
    for edition in BOTH {
        let mut t = shielded(edition, 1, false);
        t.act("pay-fee");
        assert_eq!(t.purse("credits:0"), 90);
        let mut t = at(edition, "moon-supernova_3");
        t.edit(&["place shield hull:0", "place shield hold:0", "purse credits:0 100"])
            .fly("head supernova_01", &[2, 2, 2])
            .act("step supernova_01");
        t.act("pay-fee").act("step supernova_02");
        assert_eq!(t.purse("credits:0"), 100);
        // X105: the relic Shield counts like another one.
        let mut t = shielded(edition, 1, true);
        t.act("pay-fee");
        assert_eq!(t.purse("credits:0"), 100);
    }
}

#[test]
fn mov_11_2_1_the_relic_shield() {
    // MOV-11.2.1: it works alone, too.
    for edition in BOTH {
        let mut t = shielded(edition, 0, true);
        t.act("pay-fee");
        assert_eq!(t.purse("credits:0"), 90);
    }
}

#[test]
fn x59_mov_4_8_3_stop_although_the_fee_is_nothing() {
    // MOV-4.8.3
    for edition in BOTH {
        let mut t = shielded(edition, 1, true);
        assert!(t.offered("stop") && t.offered("pay-fee"));
        t.act("stop");
        assert_eq!(t.chooser(), 1);
    }
}

#[test]
fn x60_mov_4_8_4_too_little_money() {
    // MOV-4.8.4: refused; the ship stops, the turn ends, the money stays.
    for edition in BOTH {
        let mut t = at(edition, "moon-supernova_3");
        t.edit(&["purse credits:0 20"])
            .fly("head supernova_01", &[2, 2, 2])
            .act("step supernova_01");
        let no = t.refusal("pay-fee");
        assert_eq!((no.rule.0, no.message.key), ("MOV-4.8.4", "mov-no-fee"));
        t.act("stop");
        assert_eq!((t.purse("credits:0"), t.chooser()), (20, 1));
    }
}

#[test]
fn mov_4_8_5_out_of_points_on_a_hazard() {
    // MOV-4.8.5: it stops and pays nothing.
    for edition in BOTH {
        let mut t = at(edition, "moon-supernova_2");
        t.edit(&[FREIGHTER, "purse credits:0 100"])
            .fly("head moon-supernova_3", &[1, 1])
            .steps(&["moon-supernova_3", "supernova_01"]);
        assert_eq!(
            (t.ship(0).as_str(), t.purse("credits:0"), t.chooser()),
            ("supernova_01", 100, 1)
        );
        // An edited position asks, and says so.
        let mut t = at(edition, "supernova_01");
        t.edit(&["dial phase 2", "dial hazard-due 1", "purse credits:0 100"]);
        assert_eq!(t.refused("pay-fee"), "MOV-4.8.5");
    }
}

#[test]
fn x62_x63_x64_mov_4_8_6_beginning_on_a_hazard() {
    // MOV-4.8.6 (1988): staying costs the fee, moving off nothing.
    let mut t = at("1988", "rogue_07");
    t.edit(&["purse credits:0 5"]);
    let no = t.refusal("stay");
    assert_eq!((no.rule.0, no.message.key), ("MOV-4.8.6", "mov-no-stay-fee"));
    t.fly("head rogue_06", &[1, 1, 1]).act("step rogue_06");
    assert_eq!(t.purse("credits:0"), 5);
    let mut t = at("1988", "rogue_07");
    t.edit(&["purse credits:0 50"]).act("stay");
    assert_eq!((t.purse("credits:0"), t.chooser()), (40, 1));
    let mut t = at("1988", "rogue_07");
    t.edit(&["purse credits:0 50", "place shield hull:0"]).act("stay");
    assert_eq!((t.purse("credits:0"), t.chooser()), (50, 1), "fee 0");
    // MOV-4.8.6 (2012): both are free.
    let mut t = at("2012", "rogue_07");
    t.edit(&["purse credits:0 5"]).act("stay");
    assert_eq!((t.purse("credits:0"), t.chooser()), (5, 1));
    let mut t = at("2012", "rogue_07");
    t.edit(&["purse credits:0 5"]).fly("head rogue_06", &[1, 1, 1]).act("step rogue_06");
    assert_eq!(t.purse("credits:0"), 5);
}

#[test]
fn mov_4_8_8_a_drive_jumps_a_hazard_of_its_colour() {
    // MOV-4.8.8: no fee, no MP; there is no blue drive.
    for edition in BOTH {
        let mut t = at(edition, "moon-supernova_3");
        t.edit(&["place combined_drive hold:0", "purse credits:0 100"]);
        t.fly(
            if edition == "1988" { "head supernova_02" } else { "head supernova_01" },
            &[2, 2, 2],
        )
        .act("step supernova_01");
        if edition == "2012" {
            t.act("step supernova_02");
        }
        assert_eq!((t.ship(0).as_str(), t.points(), t.question()), ("supernova_02", 5, "hazard"));
    }
}

#[test]
fn mov_4_8_9_passed_twice_is_paid_twice() {
    // MOV-4.8.9: round the Supergiant.
    for edition in BOTH {
        let mut t = at(edition, "supergiant-belt_1");
        t.edit(&["purse credits:0 100"])
            .fly("head supergiant_04", &[6, 6, 6])
            .act("step supergiant_04")
            .act("pay-fee");
        for n in ["5", "6", "1", "2", "3", "4"] {
            t.act(&format!("step supergiant_0{n}")).act("pay-fee");
        }
        assert_eq!(t.purse("credits:0"), 30, "seven times 10");
    }
}

#[test]
fn mov_4_8_10_a_drive_does_not_lift_the_fee_for_staying() {
    // MOV-4.8.10 (1988)
    let mut t = at("1988", "rogue_08");
    t.edit(&["place red_drive hold:0", "purse credits:0 50"]).act("stay");
    assert_eq!(t.purse("credits:0"), 40);
}

// MOV-4.9, MOV-4.10

#[test]
fn mov_4_9_1_landing_on_an_asteroid() {
    // MOV-4.9.1
    for edition in BOTH {
        let mut t = at(edition, "jungle_01");
        t.fly("head jungle_09", &[3, 3, 3]).act("step jungle_09").act("land");
        assert_eq!((t.ship(0).as_str(), t.chooser()), ("jungle_09", 1), "nothing to do there");
        assert!(t.said("mov-log-rests", None), "it is told all the same");
    }
}

#[test]
fn x69_mov_4_9_2_on_an_asteroid_1988() {
    // MOV-4.9.2, MOV-4.10.2: relic, discards and trades with players in any order; no culture.
    let mut t = at("1988", "jungle_06");
    t.marker("relic.spy_eye", "jungle_05")
        .edit(&["place ship.1 space:jungle_05", "place good.dell hold:0"]);
    t.fly("head jungle_05", &[3, 3, 3]).act("step jungle_05");
    let no = t.refusal("take-relic");
    assert_eq!((no.rule.0, no.message.key), ("MOV-4.10.2", "mov-no-relic-in-flight"));
    t.act("land");
    assert_eq!(t.question(), "asteroid");
    assert!(t.offered("take-relic") && t.offered("discard good.dell") && t.offered("deal @1"));
    t.act("take-relic");
    assert_eq!(t.zone("relics:0"), ["relic.spy_eye"]);
    assert!(!t.offered("take-relic") && t.offered("discard good.dell") && t.offered("deal @1"));
    assert_eq!(t.refused("take-relic"), "MOV-4.10.2");
    // The emptied box stays an asteroid.
    t.act("end-turn");
    t.act("head jungle_04").roll(&[3, 3, 3]).act("step jungle_04").act("step jungle_03");
    assert_eq!(t.chooser(), 1);
}

#[test]
fn mov_4_9_3_on_an_asteroid_2012() {
    // MOV-4.9.3: only trades with players before the turn ends.
    let mut t = at("2012", "jungle_01");
    t.edit(&["place ship.1 space:jungle_09", "place good.dell hold:0"])
        .fly("head jungle_09", &[3, 3, 3])
        .act("step jungle_09")
        .act("land");
    assert_eq!(t.question(), "asteroid");
    assert!(t.offered("deal @1") && !t.offered("discard good.dell") && t.offered("end-turn"));
}

#[test]
fn mov_4_10_1_markers_are_turned_up_for_good() {
    // MOV-4.10.1: by whoever moves onto them, and they act on everybody.
    for edition in BOTH {
        let mut t = at(edition, "jungle_06");
        t.hidden("open_port", "jungle_05")
            .edit(&["place ship.1 space:jungle_06"])
            .fly("head jungle_05", &[1, 1, 1])
            .act("step jungle_05");
        assert!(t.said("mov-log-found", None) && t.offered("land"));
        t.act("step jungle_04").act("step jungle_03");
        assert_eq!(t.chooser(), 1);
        t.fly("head jungle_05", &[3, 3, 3]).act("step jungle_05");
        assert!(!t.said("mov-log-found", None) && t.offered("land"));
    }
}

#[test]
fn x67_mov_4_10_3_taking_a_relic_2012() {
    // MOV-4.10.3: the turn ends, no trade with players afterwards; the box is an asteroid from then
    // on.
    let mut t = at("2012", "jungle_06");
    t.hidden("relic.spy_eye", "jungle_05")
        .edit(&["place ship.1 space:jungle_05"])
        .fly("head jungle_05", &[2, 2, 2])
        .act("step jungle_05");
    assert_eq!(t.points(), 5);
    t.act("take-relic");
    assert_eq!((t.chooser(), t.question()), (1, "start"));
    assert_eq!(t.zone("relics:0"), ["relic.spy_eye"]);
    assert!(t.zone("box:jungle_05").is_empty());
    // Seat 1 lands there as on any asteroid, and has company.
    t.act("head jungle_06").roll(&[1, 1, 1]);
    t.edit(&["place ship.1 space:jungle_04", "dial steps 1"]).act("step jungle_05").act("land");
    assert_eq!(t.question(), "asteroid");
}

#[test]
fn x68_mov_4_10_3_flying_on_2012() {
    // MOV-4.10.3: the relic stays and counts as an asteroid; one may land without taking it, and
    // take it on a later stay.
    let mut t = at("2012", "jungle_06");
    t.marker("relic.spy_eye", "jungle_05").fly("head jungle_05", &[2, 2, 2]).act("step jungle_05");
    assert!(t.offered("step jungle_04") && t.offered("take-relic") && t.offered("land"));
    t.act("step jungle_04");
    assert_eq!(t.zone("box:jungle_05"), ["relic.spy_eye"]);
    let mut t = at("2012", "jungle_06");
    t.marker("relic.spy_eye", "jungle_05")
        .fly("head jungle_05", &[2, 2, 2])
        .act("step jungle_05")
        .act("land");
    assert_eq!(t.question(), "asteroid");
    t.act("end-turn").act("stay").act("end-turn");
    assert_eq!(t.chooser(), 0);
    t.act("stay").act("take-relic");
    assert_eq!(t.zone("relics:0"), ["relic.spy_eye"]);
    // Rolled dice must be flown.
    let mut t = at("2012", "jungle_05");
    t.marker("relic.spy_eye", "jungle_05").fly("head jungle_04", &[2, 2, 2]);
    assert_eq!(t.refused("take-relic"), "MOV-3.1.3");
}

#[test]
fn mov_4_10_4_gates_ports_and_hazards_are_no_asteroids() {
    // MOV-4.10.4, MOV-4.10.9: they stay where they are for the rest of the game.
    for edition in BOTH {
        for (kind, key) in [("gate.2", "MOV-4.4.6"), ("hazard.blue.10", "MOV-4.4.6")] {
            let mut t = at(edition, "jungle_06");
            t.marker(kind, "jungle_05")
                .edit(&["purse credits:0 50"])
                .fly("head jungle_05", &[2, 2, 2])
                .act("step jungle_05");
            assert_eq!(t.refused("land"), key);
            assert_eq!(t.zone("box:jungle_05"), [kind]);
        }
    }
}

#[test]
fn x70_mov_4_10_5_open_port() {
    // MOV-4.10.5, MOV-6.1.1, MOV-7.2.1: landed on in the move that finds it; first contact; no
    // limit.
    for edition in BOTH {
        let mut t = at(edition, "polluted_06");
        t.hidden("open_port", "polluted_05").edit(&["place card.dell card:polluted"]);
        t.fly("head polluted_05", &[2, 2, 2]).act("step polluted_05").act("land");
        assert_eq!((t.question(), t.dial("limited")), ("trade", 0));
        assert_eq!(t.zone("cards:0"), ["card.dell"]);
    }
}

#[test]
fn x66_mov_4_10_6_hazard_marker() {
    // MOV-4.10.6, MOV-4.8.1, MOV-4.8.5: from the moment it is turned up.
    for edition in BOTH {
        let mut t = at(edition, "jungle_06");
        t.hidden("hazard.blue.20", "jungle_05")
            .edit(&["purse credits:0 100"])
            .fly("head jungle_05", &[2, 2, 2])
            .act("step jungle_05");
        assert_eq!(t.question(), "hazard");
        t.act("pay-fee");
        assert_eq!(t.purse("credits:0"), 80);
        let mut t = at(edition, "jungle_07");
        t.hidden("hazard.blue.20", "jungle_05").edit(&["purse credits:0 100", FREIGHTER]);
        t.fly("head jungle_06", &[1, 1]).steps(&["jungle_06", "jungle_05"]);
        assert_eq!((t.purse("credits:0"), t.chooser()), (100, 1), "with 0 MP it stops free");
    }
}

#[test]
fn mov_4_10_7_a_found_hazard_may_be_jumped() {
    // MOV-4.10.7, MOV-4.10.8: it stays face up, costs no fee, and the ship is carried on without
    // further MP.
    for edition in BOTH {
        let mut t = at(edition, "ice_08");
        t.edit(&["place red_drive hold:0", "purse credits:0 100"])
            .hidden("hazard.red.40", "ice_09");
        t.fly("head ice_09", &[2, 2, 2]).act("step ice_09");
        assert_eq!(
            (t.ship(0).as_str(), t.points(), t.purse("credits:0")),
            ("ice_01", 5, 100),
            "1 MP in all"
        );
        // The next space may again be jumped: ice_03 is red, jungle-ice_4 yellow, ice_02 an
        // asteroid.
        let mut t = at(edition, "ice_05");
        t.edit(&["place red_drive hold:0", FREIGHTER])
            .hidden("hazard.red.40", "ice_04")
            .fly("head ice_04", &[1, 1]);
        t.edit(&["dial movement-points 1"]).act("step ice_04");
        assert_eq!(
            (t.ship(0).as_str(), t.points(), t.dial("carried")),
            ("ice_03", 0, 1),
            "a fork on a jumped space"
        );
        assert_eq!(t.offers_of("step"), ["step jungle-ice_4", "step ice_02"]);
        assert_eq!(t.refused("land"), "MOV-4.11.1");
        t.act("step ice_02");
        // No MP were needed. In 1988 the ship rests there, since it has something to discard.
        assert_eq!(
            (t.ship(0).as_str(), t.question()),
            ("ice_02", if edition == "1988" { "asteroid" } else { "start" })
        );
    }
}

#[test]
fn mov_4_10_8_one_point_onto_a_box() {
    // MOV-4.10.8: whatever is found, with the drive of its colour too.
    for edition in BOTH {
        for kind in ["hazard.red.40", "gate.1", "open_port", "relic.spy_eye"] {
            let mut t = at(edition, "ice_08");
            t.edit(&["place red_drive hold:0"])
                .hidden(kind, "ice_09")
                .fly("head ice_09", &[2, 2, 2])
                .act("step ice_09");
            assert_eq!(t.points(), 5, "{edition}: {kind}");
        }
    }
}

#[test]
fn mov_4_10_9_markers_never_move() {
    // MOV-4.10.9: what was found is there for the next ship.
    for edition in BOTH {
        let mut t = at(edition, "ice_08");
        t.edit(&["place red_drive hold:0"])
            .hidden("hazard.red.40", "ice_09")
            .fly("head ice_09", &[2, 2, 2])
            .act("step ice_09");
        assert_eq!(t.zone("box:ice_09"), ["hazard.red.40"]);
    }
}

#[test]
fn mov_11_12_1_the_laser_is_a_relic_like_any_other() {
    // MOV-11.12.1: with the switch it is in play and can be taken; it does nothing.
    let mut t = StudyTable::with("1988", 2, &[("laser_relic", 1)]);
    t.at("jungle_05").marker("relic.relic_laser", "jungle_05").act("stay").act("take-relic");
    assert_eq!(t.zone("relics:0"), ["relic.relic_laser"]);
    t.act("end-turn").act("stay").act("end-turn");
    assert!(t.offers_of("drive-off").is_empty() && t.offered("head jungle_04"));
}

// MOV-4.12, MOV-11.8

#[test]
fn x74_mov_4_12_1_observing() {
    // MOV-4.12.1, MOV-4.12.3: moving onto an orbit of a hidden culture shows the card to that seat
    // alone, once.
    for edition in BOTH {
        let mut t = at(edition, "polluted_02");
        t.fly("head polluted_03", &[2, 2, 2]).act("step polluted_03");
        assert!(
            t.said("mov-log-observed", None)
                && t.said("mov-log-observed-secret", Some(0))
                && !t.said("mov-log-observed-secret", Some(1))
        );
        t.edit(&["place ship.0 space:polluted_02"]).act("step polluted_01");
        assert!(!t.said("mov-log-observed", None), "{edition}: it is known already");
        // X74: a discovered culture.
        let mut t = at(edition, "polluted_05");
        t.marker("open_port", "polluted_05")
            .act("stay")
            .act("end-turn")
            .act("stay")
            .act("end-turn");
        t.edit(&["place ship.0 space:polluted_02"])
            .fly("head polluted_03", &[2, 2, 2])
            .act("step polluted_03");
        assert!(!t.said("mov-log-observed", None));
    }
}

#[test]
fn x75_mov_4_12_2_only_from_orbits() {
    // MOV-4.12.2: not from a space city, without the Spy Eye.
    for edition in BOTH {
        let mut t = at(edition, "nebula_south_1");
        t.fly("head nebula_body_3", &[2, 2, 2]).act("step nebula_body_3");
        assert!(!t.said("mov-log-observed", None));
        assert_eq!(t.refused("look-culture"), "MOV-4.12.2");
    }
}

#[test]
fn mov_4_12_3_looking_is_free() {
    // MOV-4.12.3: the card is shown at once, and the ship flies on.
    for edition in BOTH {
        let mut t = at(edition, "polluted_02");
        t.fly("head polluted_03", &[2, 2, 2]).act("step polluted_03");
        assert_eq!((t.points(), t.question()), (5, "move"));
    }
}

#[test]
fn x72_mov_6_1_5_an_observer_gets_nothing() {
    // MOV-6.1.5: the discoverer gets the card, who had observed it nothing.
    for edition in BOTH {
        let mut t = at(edition, "polluted_02");
        t.edit(&["place card.dell card:polluted", "place ship.1 space:polluted_01"])
            .fly("head polluted_03", &[1, 1, 1])
            .act("step polluted_03");
        t.act("step polluted_04").empty(&["polluted_05"]).act("step polluted_05");
        assert_eq!(t.chooser(), 1);
        t.fly("head polluted_city_paint_place", &[2, 2, 2]).act("step polluted_city_paint_place");
        assert_eq!((t.zone("cards:0"), t.zone("cards:1")), (vec![], vec!["card.dell".to_owned()]));
    }
}

#[test]
fn x71_first_contact_with_the_volois() {
    // MOV-6.1.2: the card is turned, the culture's goods and what waits for it are laid out, the
    // discoverer owns the card.
    for edition in BOTH {
        let mut t = at(edition, "rogue_01");
        t.edit(&["place card.volois card:rogue", "purse credits:0 100"]);
        if edition == "2012" {
            t.edit(&["place demand.volois.nillis supply:volois"]);
        }
        t.fly("head rogue_city_rumble_city", &[2, 2, 2]).act("step rogue_city_rumble_city");
        assert_eq!(
            (t.zone("cards:0"), t.question(), t.dial("limited")),
            (vec!["card.volois".to_owned()], "trade", 1)
        );
        let market = t.zone("market:volois");
        assert!(market.iter().any(|k| k == "good.volois"));
        assert_eq!(market.iter().any(|k| k == "demand.volois.nillis"), edition == "2012");
        assert_eq!(market.iter().any(|k| k == "factory.volois"), edition == "2012");
    }
}

#[test]
fn x73_mov_11_8_1_spy_eye_sees_markers() {
    // MOV-11.8.1: next to the ship; only that seat sees it, the log says that somebody looked.
    for edition in BOTH {
        let mut t = at(edition, "jungle_07");
        t.relic("spy_eye").hidden("gate.2", "jungle_08");
        assert_eq!(t.offers_of("look-marker"), ["look-marker jungle_08"]);
        assert_eq!(t.refused("look-marker jungle_05"), "MOV-11.8.1");
        t.act("look-marker jungle_08");
        assert!(
            t.said("mov-log-looked", None)
                && t.said("mov-log-looked-secret", Some(0))
                && !t.said("mov-log-looked-secret", Some(1))
        );
        assert!(t.offers_of("look-marker").is_empty(), "{edition}: it is known now");
        let mut t = at(edition, "jungle_07");
        assert_eq!(t.refused("look-marker jungle_08"), "MOV-11.8.1", "not aboard");
    }
}

#[test]
fn mov_11_8_2_spy_eye_sees_cultures() {
    // MOV-11.8.2: from every space of the system.
    for edition in BOTH {
        let mut t = at(edition, "jungle_07");
        t.relic("spy_eye").act("look-culture");
        assert!(t.said("mov-log-observed-secret", Some(0)));
        assert!(!t.offered("look-culture"));
        let mut t = at(edition, "rogue-jungle_1");
        t.relic("spy_eye");
        assert!(!t.offered("look-culture"), "{edition}: a trade route belongs to no system");
    }
}

#[test]
fn mov_11_8_3_looking_in_the_middle_of_a_jump() {
    // MOV-11.8.3: the ship is not carried on before its owner could look.
    for edition in BOTH {
        let mut t = at(edition, "ice_06");
        t.edit(&["place red_drive hold:0"])
            .relic("spy_eye")
            .hidden("gate.2", "ice_04")
            .hidden("gate.3", "ice_09");
        t.fly(if edition == "1988" { "head ice_04" } else { "head ice_05" }, &[2, 2, 2])
            .act("step ice_05");
        assert_eq!((t.ship(0).as_str(), t.dial("in-jump")), ("ice_05", 1));
        t.act("look-marker ice_04");
        assert_eq!(t.ship(0), "ice_05", "the culture is not looked at yet");
        t.act("look-culture");
        assert_eq!(t.ship(0), "ice_04", "{edition}: nothing more to see, one way on");
        // At the end of a movement everything is looked at.
        let mut t = at(edition, "ice_06");
        t.edit(&[FREIGHTER])
            .relic("spy_eye")
            .hidden("gate.2", "ice_04")
            .fly("head ice_05", &[1, 1]);
        t.edit(&["dial movement-points 1"]).act("step ice_05");
        assert_eq!(t.chooser(), 1);
        assert!(t.said("mov-log-looked", None) && t.said("mov-log-observed", None));
    }
}

#[test]
fn mov_11_8_4_the_first_jump_ends_on_the_declared_space() {
    // MOV-11.8.4 (1988): looking may change the way of a jump, in the first step only among those
    // that end as declared.
    let mut t = at("1988", "base-colony_4");
    t.edit(&["place red_drive hold:0"])
        .relic("spy_eye")
        .fly("head colony_07", &[2, 2, 2])
        .act("step colony_06");
    assert!(t.offered("look-culture"));
    assert_eq!(t.offers_of("step"), ["step colony_07"]);
    assert_eq!(t.refused("step colony_05"), "MOV-4.2.4");
    t.act("look-culture");
    assert_eq!(t.ship(0), "colony_07");
}
