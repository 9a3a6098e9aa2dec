//! Gates, Jump Start and Gate Lock (MOV-4.7, MOV-4.2.6, MOV-11.7, MOV-11.10): one test for each
//! rule, and the worked examples X39 to X54. Gates 2, 5 and 6 are open at nebula_body_4, jungle_05
//! and moon_03.

use crate::common::merchant_of_venus::{BOTH, StudyTable};

const FREIGHTER: &str = "mark ship.0 3";

/// A table with the three gates open and the ship of seat 0 somewhere.
fn at(edition: &str, space: &str) -> StudyTable {
    let mut t = StudyTable::new(edition, 2);
    t.marker("gate.2", "nebula_body_4")
        .marker("gate.5", "jungle_05")
        .marker("gate.6", "moon_03")
        .at(space);
    for gate in ["gate.1", "gate.3", "gate.4"] {
        t.edit(&[&format!("place {gate} removed"), &format!("face {gate} down")]);
    }
    t
}

/// The same, with the ship come to gate 2 by a link.
fn on_gate_2(edition: &str, relics: &[&str], dice: &[u32]) -> StudyTable {
    let mut t = at(edition, "nebula_body_3");
    for relic in relics {
        t.relic(relic);
    }
    t.fly("head nebula_body_4", dice).act("step nebula_body_4");
    t
}

#[test]
fn x39_mov_4_7_1_the_own_number() {
    // MOV-4.7.1: the ship leaves by a link.
    for edition in BOTH {
        let mut t = on_gate_2(edition, &[], &[2, 3, 4]);
        assert_eq!(t.refused("step nebula_body_8"), "MOV-4.7.1", "a number first");
        t.act("pilot 2");
        assert_eq!(t.offers_of("step"), ["step nebula_body_8"]);
        let no = t.refusal("jump jungle_05");
        assert_eq!((no.rule.0, no.message.key), ("MOV-4.7.1", "mov-no-gate-open"));
    }
}

#[test]
fn x40_mov_4_7_5_a_jump_in_2012() {
    // MOV-4.7.1, MOV-4.7.5: 1 MP, then any link; the gate rule is not used at gate 5.
    let mut t = on_gate_2("2012", &[], &[5, 1, 1]);
    t.edit(&["dial movement-points 3"]).act("pilot 5");
    let no = t.refusal("step nebula_body_8");
    assert_eq!((no.rule.0, no.message.key), ("MOV-4.7.1", "mov-no-by-gate"));
    assert_eq!(t.refused("jump moon_03"), "MOV-4.7.1");
    t.act("jump jungle_05");
    assert_eq!((t.ship(0).as_str(), t.points()), ("jungle_05", 2));
    assert_eq!(t.offers_of("step"), ["step jungle_04", "step jungle_06"]);
    assert_eq!(t.refused("jump moon_03"), "MOV-4.7.5");
}

#[test]
fn x41_mov_4_7_5_a_jump_in_1988() {
    // MOV-4.7.5: at gate 6 the number is the gate's own, so the ship leaves by a link.
    let mut t = on_gate_2("1988", &[], &[6, 1, 1]);
    t.edit(&["dial movement-points 3"]).act("pilot 6").act("jump moon_03");
    assert_eq!(t.points(), 2);
    assert_eq!(t.offers_of("step"), ["step moon_02", "step moon_04"]);
    assert_eq!(t.refused("jump jungle_05"), "MOV-4.7.1");
}

#[test]
fn x42_mov_4_7_1_a_gate_that_is_not_open() {
    // MOV-4.7.1: number 3 leads by an ordinary link.
    for edition in BOTH {
        let mut t = on_gate_2(edition, &[], &[3, 1, 1]);
        t.act("pilot 3");
        assert_eq!(t.offers_of("step"), ["step nebula_body_8"]);
    }
}

#[test]
fn mov_4_7_2_a_gate_is_turned_up_for_good() {
    // MOV-4.7.2: only open gates count; whoever moves onto one opens it.
    for edition in BOTH {
        let mut t = at(edition, "nebula_body_3");
        t.hidden("gate.2", "nebula_body_4")
            .fly("head nebula_body_4", &[5, 1, 1])
            .act("step nebula_body_4");
        assert!(t.said("mov-log-found", None));
        t.act("pilot 5").act("jump jungle_05");
        let mut t = at(edition, "nebula_body_3");
        t.hidden("gate.5", "jungle_05")
            .fly("head nebula_body_4", &[5, 1, 1])
            .act("step nebula_body_4")
            .act("pilot 5");
        assert_eq!(t.offers_of("step"), ["step nebula_body_8"]);
    }
}

#[test]
fn x43_mov_4_7_3_the_last_point_on_a_gate() {
    // MOV-4.7.3: the movement ends there; next turn the gate rule applies.
    for edition in BOTH {
        let mut t = at(edition, "nebula_south_1");
        t.edit(&[FREIGHTER])
            .fly("head nebula_body_3", &[1, 1])
            .steps(&["nebula_body_3", "nebula_body_4"]);
        assert_eq!(t.chooser(), 1, "a gate is no landing place");
        t.act("stay").act("end-turn");
        assert_eq!((t.chooser(), t.question()), (0, "start"));
        assert!(t.offered("head-gate 5"));
        t.fly("head nebula_body_3", &[5, 5]).act("pilot 5");
        assert_eq!(t.offers_of("jump"), ["jump jungle_05"]);
        assert_eq!(t.refused("step nebula_body_3"), "MOV-4.7.1");
    }
}

#[test]
fn x44_mov_4_2_6_a_declared_gate() {
    // MOV-4.2.6: declared gate 6 and rolled 6: it must be the number.
    for edition in BOTH {
        let mut t = at(edition, "nebula_body_4");
        t.fly("head-gate 6", &[6, 1, 1]);
        assert_eq!(t.offers_of("pilot"), ["pilot 6"]);
        assert_eq!(t.refused("pilot 1"), "MOV-4.2.6");
        t.act("pilot 6").act("jump moon_03");
        assert_eq!(t.points(), 7);
        // Not rolled: any number.
        let mut t = at(edition, "nebula_body_4");
        t.fly("head-gate 6", &[5, 1, 1]);
        assert_eq!(t.offers_of("pilot"), ["pilot 1", "pilot 5"]);
    }
}

#[test]
fn mov_4_2_6_a_declared_link_on_a_gate() {
    // MOV-4.2.6: a rolled number that does not jump must be chosen if there is one; otherwise any.
    for edition in BOTH {
        let mut t = at(edition, "nebula_body_4");
        t.fly("head nebula_body_8", &[5, 6, 3]);
        assert_eq!(t.offers_of("pilot"), ["pilot 3"]);
        t.act("pilot 3");
        assert_eq!(t.offers_of("step"), ["step nebula_body_8"]);
        assert_eq!(t.refused("step nebula_body_3"), "MOV-4.2.4");
        let mut t = at(edition, "nebula_body_4");
        t.fly("head nebula_body_8", &[5, 6, 6]);
        assert_eq!(t.offers_of("pilot"), ["pilot 5", "pilot 6"]);
        t.act("pilot 5").act("jump jungle_05");
        assert!(t.said("mov-log-declaration-void", None));
    }
}

#[test]
fn mov_4_7_4_no_turning_back_from_a_gate() {
    // MOV-4.7.4: where the only ordinary way is back and no jump applies the ship is blocked.
    for (edition, rule) in [("1988", "MOV-4.5.1"), ("2012", "MOV-4.5.2")] {
        let mut t = on_gate_2(edition, &[], &[2, 3, 4]);
        t.act("pilot 2");
        assert_eq!(t.refused("step nebula_body_3"), rule);
    }
    // 1988: round a loop the other link was used the other way; what is left is back.
    let mut t = at("1988", "nebula_body_4");
    t.edit(&[
        "dial phase 2",
        "dial movement-points 3",
        "dial dice 1",
        "dial die:0 3",
        "dial steps 4",
        "dial moved 1",
        "dial pilot-number 3",
    ]);
    let links = [("nebula_body_3", "nebula_body_4"), ("nebula_body_8", "nebula_body_4")];
    let mut words = [0i64; 12];
    for (from, to) in links {
        let spaces = t.play.catalogue().clone();
        let (a, b) = (spaces.space_by_id(from).unwrap(), spaces.space_by_id(to).unwrap());
        let link = spaces.links.iter().position(|l| l.ends == (a, b) || l.ends == (b, a)).unwrap();
        let bit = 2 * link + usize::from(spaces.links[link].ends.1 != b);
        words[bit / 64] |= 1 << (bit % 64);
    }
    for (n, word) in words.iter().enumerate() {
        t.edit(&[&format!("dial travelled:{n} {word}")]);
    }
    assert_eq!(t.offers(), ["end-turn"], "both links were used the other way");
}

#[test]
fn mov_4_7_5_coming_back_to_the_arrival_gate() {
    // MOV-4.7.5 (2012): the exemption ends with the visit; on the next turn the gate rule holds
    // again.
    let mut t = on_gate_2("2012", &[], &[5, 1, 1]);
    t.edit(&["dial movement-points 1"]).act("pilot 5").act("jump jungle_05");
    assert_eq!((t.ship(0).as_str(), t.chooser()), ("jungle_05", 1));
    t.act("stay").act("end-turn");
    t.fly("head jungle_06", &[2, 2, 2]).act("pilot 2");
    assert_eq!(t.offers_of("jump"), ["jump nebula_body_4"]);
}

#[test]
fn mov_4_7_6_a_gate_is_no_landing_place() {
    // MOV-4.7.6, MOV-4.7.7: no landing, and a box of its system for all else.
    for edition in BOTH {
        let mut t = on_gate_2(edition, &[], &[2, 3, 4]);
        assert_eq!(t.refused("land"), "MOV-4.4.6");
    }
}

#[test]
fn mov_4_7_7_a_gate_is_a_box() {
    // MOV-4.7.7: its face-down marker is seen by the Spy Eye like any other.
    for edition in BOTH {
        let mut t = at(edition, "nebula_body_3");
        t.hidden("gate.2", "nebula_body_4").relic("spy_eye");
        assert!(t.offered("look-marker nebula_body_4"));
    }
}

// Jump Start

#[test]
fn x46_x47_mov_11_7_2_jump_start_from_a_city() {
    // MOV-11.7.1, MOV-11.7.2 (1988): 2 MP; MOV-11.7.3, MOV-11.7.4 (2012): 1 MP.
    for (edition, left, rule) in [("1988", 8, "MOV-11.7.1"), ("2012", 9, "MOV-11.7.3")] {
        let mut t = at(edition, "colony_city_southern_comfort");
        t.relic("jump_start").fly("jump-start 5", &[5, 1, 4]);
        assert_eq!(t.offers_of("pilot"), ["pilot 5"]);
        assert_eq!(t.refused("pilot 4"), rule);
        assert_eq!(t.refused("step colony_04"), rule);
        t.act("pilot 5").act("jump jungle_05");
        assert_eq!((t.ship(0).as_str(), t.points()), ("jungle_05", left));
    }
    // MOV-11.7.2: 1 MP with the Air Foil, 1 MP from elsewhere.
    for space in ["colony_city_southern_comfort", "galactic_base"] {
        let mut t = at("1988", space);
        t.relic("jump_start")
            .relic("air_foil")
            .fly("jump-start 5", &[5, 1, 4])
            .act("pilot 5")
            .act("jump jungle_05");
        assert_eq!(t.points(), 9);
    }
}

#[test]
fn x48_mov_11_7_1_the_named_gate_was_not_rolled() {
    // MOV-11.7.1 (1988): any rolled number; 6 jumps to gate 6, 4 or 1 moves normally with that
    // number.
    let start = || {
        let mut t = at("1988", "galactic_base");
        t.relic("jump_start").fly("jump-start 5", &[6, 4, 1]);
        t
    };
    let mut t = start();
    assert_eq!(t.offers_of("pilot"), ["pilot 1", "pilot 4", "pilot 6"]);
    t.act("pilot 6");
    assert_eq!(
        (t.offers_of("jump"), t.offers_of("step").len()),
        (vec!["jump moon_03".to_owned()], 0)
    );
    let mut t = start();
    t.act("pilot 4");
    assert_eq!(t.offers_of("step").len(), 3, "any legal first step");
    t.act("step nebula_body_8");
    assert_eq!(t.offers_of("step"), ["step nebula_body_4"], "with that number");
}

#[test]
fn mov_11_7_3_a_matching_die_must_be_used() {
    // MOV-11.7.3 (2012): gate 5 was not rolled, but 6 and 2 match.
    let mut t = at("2012", "galactic_base");
    t.relic("jump_start").fly("jump-start 5", &[6, 2, 1]);
    assert_eq!(t.offers_of("pilot"), ["pilot 2", "pilot 6"]);
    assert_eq!(t.refused("pilot 1"), "MOV-11.7.3");
    t.act("pilot 2").act("jump nebula_body_4");
    // The gate on which the ship stands is no match.
    let mut t = at("2012", "nebula_body_4");
    t.relic("jump_start").fly("jump-start 5", &[2, 3, 1]);
    assert_eq!(t.offers_of("pilot"), ["pilot 1", "pilot 2", "pilot 3"]);
}

#[test]
fn x50_mov_11_7_3_jump_start_fails() {
    // MOV-11.7.3: no die is assigned; any direction.
    let mut t = at("2012", "galactic_base");
    t.relic("jump_start").fly("jump-start 5", &[4, 3, 1]);
    assert_eq!(
        (t.dial("pilot-number"), t.offers_of("step").len(), t.offers_of("jump").len()),
        (0, 3, 0)
    );
    t.act("step nebula_body_8").act("pilot 4").act("step nebula_body_4");
}

#[test]
fn mov_11_7_4_one_point_from_any_space() {
    // MOV-11.7.4 (2012)
    for space in ["galactic_base", "jungle_city_jewelburg", "rogue_02"] {
        let mut t = at("2012", space);
        t.relic("jump_start").fly("jump-start 6", &[6, 1, 1]).act("pilot 6").act("jump moon_03");
        assert_eq!(t.points(), 7);
    }
}

#[test]
fn mov_11_7_5_only_open_gates_are_named() {
    // MOV-11.7.5: not the one the ship stands on; after the jump the number stays.
    for edition in BOTH {
        let mut t = at(edition, "jungle_05");
        t.relic("jump_start");
        assert_eq!(t.refused("jump-start 3"), "MOV-11.7.5");
        assert_eq!(t.refused("jump-start 5"), "MOV-11.7.5");
        t.act("jump-start 2").act("jump-start 0");
        assert_eq!(t.refused("roll"), "MOV-4.2.3");
        t.fly("jump-start 6", &[6, 1, 1]).act("pilot 6").act("jump moon_03");
        assert_eq!(t.refused("pilot 1"), "MOV-4.6.2");
        let mut t = at(edition, "galactic_base");
        assert_eq!(t.refused("jump-start 5"), "MOV-11.7.5", "not aboard");
    }
}

#[test]
fn mov_11_6_1_mulligan_before_jump_start() {
    // MOV-11.6.1 (2012): the gates are compared with the dice as they lie after it.
    let mut t = at("2012", "galactic_base");
    t.relic("jump_start")
        .relic("mulligan_gear")
        .fly("jump-start 5", &[4, 3, 1])
        .edit(&["chance 4"])
        .act("reroll 2");
    assert_eq!(t.offers_of("pilot"), ["pilot 5"]);
}

// Gate Lock

#[test]
fn x51_mov_11_10_1_gate_lock_1988() {
    // MOV-11.10.1: all gates off for the turn; Jump Start refused.
    let mut t = at("1988", "nebula_body_3");
    t.relic("gate_lock").relic("jump_start").act("jump-start 5").act("gate-lock 1");
    assert_eq!(t.dial("jump-start"), 0);
    assert_eq!(t.refused("jump-start 5"), "MOV-11.10.1");
    t.fly("head nebula_body_4", &[5, 5, 5]).act("step nebula_body_4");
    assert_eq!((t.points(), t.offers_of("step")), (14, vec!["step nebula_body_8".to_owned()]));
    assert_eq!(t.refused("jump jungle_05"), "MOV-11.10.1");
    assert_eq!(t.refused("gate-lock 0"), "MOV-11.10.1");
    // A ship that begins on a gate leaves it by a link without a number; gates found later are off
    // too.
    let mut t = at("1988", "nebula_body_4");
    t.relic("gate_lock").act("head-gate 5").act("gate-lock 1");
    assert_eq!(t.dial("declared"), 0, "MOV-4.1.4");
    assert_eq!(t.refused("head-gate 5"), "MOV-4.2.2");
    t.fly("head nebula_body_3", &[5, 5, 5]).act("step nebula_body_3");
    let mut t = at("1988", "nebula_body_3");
    t.relic("gate_lock").hidden("gate.2", "nebula_body_4").act("gate-lock 1");
    t.fly("head nebula_body_4", &[5, 5, 5]).act("step nebula_body_4").act("step nebula_body_8");
    let mut t = at("1988", "nebula_body_3");
    assert_eq!(t.refused("gate-lock 1"), "MOV-11.10.1");
}

#[test]
fn x52_mov_11_10_2_gate_lock_2012() {
    // MOV-11.10.2: locked, the ship goes on by link; not locked, it must jump.
    let mut t = on_gate_2("2012", &["gate_lock"], &[5, 5, 5]);
    t.act("pilot 5");
    assert_eq!(t.refused("step nebula_body_8"), "MOV-4.7.1");
    t.act("lock").act("step nebula_body_8");
    let mut t = on_gate_2("2012", &["gate_lock"], &[5, 5, 5]);
    t.act("pilot 5").act("jump jungle_05");
    let mut t = on_gate_2("2012", &[], &[5, 5, 5]);
    let no = t.refusal("lock");
    assert_eq!((no.rule.0, no.message.key), ("MOV-11.10.2", "mov-no-lock-owner"));
    assert_eq!(t.refused("gate-lock 1"), "MOV-11.10.2", "each edition has its own way");
    assert_eq!(at("1988", "nebula_body_4").refused("lock"), "MOV-11.10.1");
    // A turn begun on a gate: before the heading.
    let mut t = at("2012", "nebula_body_4");
    t.relic("gate_lock").act("lock");
    assert_eq!(t.refused("head-gate 5"), "MOV-4.2.2");
    t.fly("head nebula_body_3", &[5, 5, 5]).act("step nebula_body_3");
    let mut t = at("2012", "nebula_body_4");
    t.relic("gate_lock").fly("head nebula_body_3", &[5, 5, 5]);
    assert_eq!(t.refused("lock"), "MOV-11.10.2");
    // Other gates are not affected.
    let mut t = on_gate_2("2012", &["gate_lock"], &[5, 5, 5]);
    t.act("lock").edit(&["place ship.0 space:moon_03"]);
    assert_eq!(t.refused("step moon_02"), "MOV-4.7.1");
}

#[test]
fn x53_mov_4_7_5_switch_switch_on_arrival_1988() {
    // MOV-4.7.5, MOV-11.9.1: change to 5 on gate 6 and jump on for 1 MP more.
    let mut t = on_gate_2("1988", &["switch_switch"], &[6, 5, 1]);
    t.act("pilot 6").act("jump moon_03");
    let before = t.points();
    t.act("pilot 5").act("jump jungle_05");
    assert_eq!(t.points(), before - 1);
}

#[test]
fn x54_mov_11_9_2_switch_switch_on_arrival_2012() {
    // MOV-11.9.2: the gate rule does not apply on arrival.
    let mut t = on_gate_2("2012", &["switch_switch"], &[6, 5, 1]);
    t.act("pilot 6").act("jump moon_03").act("pilot 5");
    assert_eq!(t.refused("jump jungle_05"), "MOV-11.9.2");
    assert_eq!(t.offers_of("step"), ["step moon_02", "step moon_04"]);
}
