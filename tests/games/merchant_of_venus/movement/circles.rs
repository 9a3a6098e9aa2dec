//! Circles and the pilot number (MOV-4.6, MOV-4.2.5, MOV-11.5, MOV-11.6, MOV-11.9): one test for
//! each rule, and the worked examples X25 to X38.

use crate::common::merchant_of_venus::{BOTH, StudyTable};

const CLIPPER: &str = "mark ship.0 1";

fn at(edition: &str, space: &str) -> StudyTable {
    let mut t = StudyTable::new(edition, 2);
    t.at(space);
    t
}

#[test]
fn x25_mov_4_6_1_the_exit_of_the_number() {
    // MOV-4.6.1, MOV-4.3.3: number 4 leads to nebula_body_4; the die still counts for the 7 MP.
    for edition in BOTH {
        let mut t = at(edition, "galactic_base");
        t.empty(&["nebula_body_4"]).fly("head nebula_body_8", &[4, 2, 1]).act("step nebula_body_8");
        assert_eq!(t.refused("step nebula_body_4"), "MOV-4.6.2", "no number is fixed yet");
        t.act("pilot 4");
        assert_eq!(t.offers_of("step"), ["step nebula_body_4"]);
        let no = t.refusal("step nebula_body_7");
        assert_eq!((no.rule.0, no.message.key), ("MOV-4.6.1", "mov-no-elsewhere"));
        t.act("step nebula_body_4");
        assert_eq!(t.points(), 5);
    }
}

/// In the circle nebula_wing_4, come from polluted_07, with dice 1, 3, 5, 6 (B of the printed
/// example).
fn wing_4(edition: &str) -> StudyTable {
    let mut t = at(edition, "polluted_07");
    t.edit(&[CLIPPER]).empty(&["nebula_wing_3", "nebula_body_2", "nebula_body_5"]);
    t.fly("head nebula_wing_4", &[1, 3, 5, 6]).act("step nebula_wing_4");
    t
}

#[test]
fn x26_mov_4_6_4_four_numbers_in_one_circle() {
    // MOV-4.6.1, MOV-4.6.4, MOV-4.6.6
    for edition in BOTH {
        let mut t = wing_4(edition);
        assert_eq!(t.offers_of("pilot"), ["pilot 1", "pilot 3", "pilot 6"]);
        assert_eq!(t.offers_of("stop-in-circle"), ["stop-in-circle 5"]);
        assert_eq!(t.refused("pilot 5"), "MOV-4.6.4");
        assert_eq!(t.refused("stop-in-circle 3"), "MOV-4.6.4");
        t.act("pilot 6").act("step nebula_wing_3");
        let mut t = wing_4(edition);
        t.act("stop-in-circle 5");
        assert_eq!(
            (t.ship(0).as_str(), t.chooser()),
            ("nebula_wing_4", 1),
            "the movement ends there"
        );
        let mut t = wing_4(edition);
        t.act("pilot 3").act("step nebula_body_1");
        assert_eq!(t.points(), 13, "the undrawn link costs 1 MP");
        assert_eq!(t.offers_of("step"), ["step nebula_body_5"]);
        let mut t = wing_4(edition);
        t.act("pilot 1").act("step nebula_body_1");
        assert_eq!(t.offers_of("step"), ["step nebula_body_2"]);
    }
}

#[test]
fn x27_mov_4_6_2_one_number_for_all_circles() {
    // MOV-4.6.2: the same number at each circle, 7 MP.
    for edition in BOTH {
        let mut t = at(edition, "biosphere_09");
        t.empty(&["nebula_body_5"])
            .fly("head biosphere-nebula_1", &[5, 1, 1])
            .steps(&["biosphere-nebula_1", "nebula_body_7"])
            .act("pilot 5");
        t.steps(&[
            "nebula_body_6",
            "nebula_body_5",
            "nebula_body_1",
            "nebula_wing_4",
            "polluted_07",
        ]);
        assert_eq!((t.ship(0).as_str(), t.chooser()), ("polluted_07", 1));
    }
}

#[test]
fn x28_mov_4_6_2_the_number_is_fixed() {
    // MOV-4.6.2
    for edition in BOTH {
        let mut t = at(edition, "biosphere_09");
        t.fly("head biosphere-nebula_1", &[5, 2, 6])
            .act("step biosphere-nebula_1")
            .act("pilot 5")
            .act("step nebula_body_7");
        let no = t.refusal("pilot 2");
        assert_eq!((no.rule.0, no.message.key), ("MOV-4.6.2", "mov-no-number-is-fixed"));
        assert!(t.offers_of("pilot").is_empty());
        let mut t = at(edition, "biosphere_09");
        t.fly("head biosphere-nebula_1", &[5, 2, 6]);
        let no = t.refusal("pilot 4");
        assert_eq!((no.rule.0, no.message.key), ("MOV-4.6.2", "mov-no-number-rolled"));
    }
}

#[test]
fn mov_4_6_3_the_number_may_be_fixed_at_any_time() {
    // MOV-4.6.3: right after the roll or just before leaving a circle.
    for edition in BOTH {
        let mut t = at(edition, "galactic_base");
        t.fly("head base-colony_1", &[4, 2, 1]);
        assert_eq!(t.offers_of("pilot").len(), 3);
        t.act("step base-colony_1");
        assert_eq!(t.offers_of("pilot").len(), 3);
    }
}

#[test]
fn x30_mov_4_2_5_the_roll_may_void_the_declaration() {
    // MOV-4.2.5: no 2 or 3 rolled; 1 or 6 leads to nebula_body_2.
    for edition in BOTH {
        let mut t = at(edition, "nebula_body_1");
        t.empty(&["nebula_body_2"]).fly("head nebula_body_5", &[1, 6, 6]);
        assert_eq!(t.offers_of("pilot"), ["pilot 1", "pilot 6"]);
        t.act("pilot 6").act("step nebula_body_2");
        assert!(t.said("mov-log-declaration-void", None));
    }
}

#[test]
fn mov_4_2_5_the_number_must_lead_to_the_declared_exit() {
    // MOV-4.2.5: if at least one rolled number leads there.
    for edition in BOTH {
        let mut t = at(edition, "nebula_body_1");
        t.fly("head nebula_body_5", &[1, 3, 4]);
        assert_eq!(t.offers_of("pilot"), ["pilot 3"]);
        let no = t.refusal("pilot 1");
        assert_eq!((no.rule.0, no.message.key), ("MOV-4.2.5", "mov-no-number-demanded"));
        t.act("pilot 3");
        assert_eq!(t.offers_of("step"), ["step nebula_body_5"]);
    }
    // 1988: with a drive on, a number leads to the declared space if its jump can end there.
    let mut t = at("1988", "nebula_body_7");
    t.edit(&["place red_drive hold:0"]);
    assert_eq!(t.refused("head biosphere-nebula_1"), "MOV-4.2.1");
    t.fly("head biosphere_09", &[2, 3, 6]);
    assert_eq!(t.offers_of("pilot"), ["pilot 2"]);
    t.act("pilot 2").act("step biosphere-nebula_1");
    assert_eq!(t.ship(0), "biosphere_09");
}

#[test]
fn x31_mov_4_6_4_a_number_that_points_back_stops_the_ship() {
    // MOV-4.6.4: only 2 was rolled, and 2 points back: the ship stops, the rest of the MP is lost.
    for edition in BOTH {
        let mut t = at(edition, "biosphere-nebula_1");
        t.fly("head nebula_body_7", &[2, 2, 2]).act("step nebula_body_7");
        assert_eq!((t.ship(0).as_str(), t.chooser()), ("nebula_body_7", 1));
        // It is told by the rule of circles, and once.
        let lines = &t.play.entries().last().unwrap().lines;
        let told: Vec<_> = lines.iter().filter_map(|l| l.message.rule).map(|r| r.0).collect();
        assert!(told.contains(&"MOV-4.6.4") && !told.contains(&"MOV-4.4.5"), "{told:?}");
        // The same with a number that was fixed before.
        let mut t = at(edition, "biosphere-nebula_1");
        t.fly("head nebula_body_7", &[2, 3, 4]).act("pilot 2").act("step nebula_body_7");
        assert_eq!(t.chooser(), 1);
    }
}

#[test]
fn mov_4_6_4_stopping_at_a_port_on_a_circle_is_landing() {
    // MOV-4.6.4, MOV-4.6.7: the port of the circle is landed at.
    for edition in BOTH {
        let mut t = at(edition, "nebula_body_2");
        t.empty(&["nebula_body_2"]).discovered("dell", "nebula").port(0, "nebula_body_1");
        t.fly("head nebula_body_1", &[1, 1, 1]).act("step nebula_body_1");
        assert_eq!((t.question(), t.chooser(), t.dial("limited")), ("trade", 0, 0));
    }
}

#[test]
fn x32_mov_4_6_5_a_turn_begun_in_a_circle() {
    // MOV-4.6.5: it was entered in another turn, no exit is back.
    for edition in BOTH {
        let mut t = at(edition, "nebula_body_7");
        t.fly("head biosphere-nebula_1", &[2, 2, 2]).act("pilot 2").act("step biosphere-nebula_1");
        assert_eq!(t.ship(0), "biosphere-nebula_1");
    }
}

#[test]
fn mov_4_6_6_the_undrawn_link() {
    // MOV-4.6.6: both ways, by number only, 1 MP.
    for edition in BOTH {
        let mut t = at(edition, "nebula_body_1");
        t.empty(&["nebula_wing_3"])
            .fly("head nebula_wing_4", &[4, 4, 4])
            .act("pilot 4")
            .act("step nebula_wing_4");
        assert_eq!(t.points(), 11);
        assert_eq!(t.offers_of("step"), ["step nebula_wing_3"]);
    }
}

#[test]
fn mov_4_6_7_a_circle_that_is_an_orbit() {
    // MOV-4.6.7: observe there, land at a port there, leave by the pilot number.
    for edition in BOTH {
        let mut t = at(edition, "genship_05");
        t.fly("head genship_01", &[6, 6, 1]).act("step genship_01");
        assert!(t.said("mov-log-observed", None) && !t.offered("land"));
        let mut t = at(edition, "genship_05");
        t.discovered("dell", "genship")
            .port(0, "genship_01")
            .fly("head genship_01", &[6, 6, 1])
            .act("step genship_01");
        assert!(t.offered("land") && t.offered("pilot 6") && t.offered("stop-in-circle 1"));
        t.act("land");
        assert_eq!(t.question(), "trade");
    }
}

// Relics

#[test]
fn x33_mov_11_9_1_switch_switch() {
    // MOV-11.9.1: 5 in one circle, 3 in the next.
    for edition in BOTH {
        let mut t = at(edition, "biosphere_09");
        t.relic("switch_switch").empty(&["nebula_north_1"]);
        t.fly("head biosphere-nebula_1", &[3, 5, 6])
            .steps(&["biosphere-nebula_1", "nebula_body_7"])
            .act("pilot 5")
            .act("step nebula_body_6");
        assert!(t.offered("stop-in-circle 5") || !t.offers_of("step").is_empty());
        t.act("pilot 3").act("step nebula_north_1");
        assert_eq!(t.ship(0), "nebula_north_1");
        assert_eq!(
            [t.dial("die:0"), t.dial("die:1"), t.dial("die:2")],
            [3, 5, 6],
            "the dice do not change"
        );
    }
}

#[test]
fn x34_mov_11_9_1_only_rolled_numbers() {
    // MOV-11.9.1
    for edition in BOTH {
        let mut t = at(edition, "biosphere_09");
        t.relic("switch_switch")
            .fly("head biosphere-nebula_1", &[3, 5, 6])
            .act("step biosphere-nebula_1")
            .act("pilot 5");
        let no = t.refusal("pilot 2");
        assert_eq!((no.rule.0, no.message.key), ("MOV-11.9.1", "mov-no-number-rolled"));
    }
}

#[test]
fn mov_11_9_3_the_declared_step_holds() {
    // MOV-11.9.3 (1988): the Switch Switch does not free the ship from its declared first step.
    // 2012: MOV-4.2.5 asks the same.
    for (edition, rule) in [("1988", "MOV-11.9.3"), ("2012", "MOV-4.2.5")] {
        let mut t = at(edition, "nebula_body_1");
        t.relic("switch_switch")
            .empty(&["nebula_body_5"])
            .fly("head nebula_body_5", &[1, 3, 5])
            .act("pilot 3");
        assert_eq!(t.refused("pilot 1"), rule);
        t.act("step nebula_body_5").act("pilot 1");
        assert_eq!(t.dial("pilot-number"), 1, "after the first step the change is free");
    }
}

#[test]
fn x35_mov_11_5_1_auto_pilot() {
    // MOV-11.5.1: one die is 4; it counts and may be the pilot number.
    for edition in BOTH {
        let mut t = at(edition, "galactic_base");
        t.edit(&[CLIPPER])
            .relic("auto_pilot")
            .act("auto-pilot 1")
            .act("auto-pilot 0")
            .act("auto-pilot 1");
        t.fly("head nebula_body_8", &[1, 1, 1]);
        assert_eq!((t.points(), t.dial("dice")), (7, 4));
        assert_eq!(t.offers_of("pilot"), ["pilot 1", "pilot 4"]);
        let mut t = at(edition, "galactic_base");
        assert_eq!(t.refused("auto-pilot 1"), "MOV-11.5.1");
    }
}

#[test]
fn x37_mov_11_6_1_mulligan_gear() {
    // MOV-11.6.1: right after the roll, once, the Auto Pilot die too.
    for edition in BOTH {
        let mut t = at(edition, "galactic_base");
        t.relic("mulligan_gear")
            .relic("auto_pilot")
            .act("auto-pilot 1")
            .fly("head base-colony_1", &[1, 1]);
        assert_eq!(t.offers_of("reroll").len(), 3);
        t.edit(&["chance 5"]).act("reroll 0");
        assert_eq!((t.points(), t.dial("die:0")), (8, 6));
        assert_eq!(t.refused("reroll 1"), "MOV-11.6.1");
        let mut t = at(edition, "galactic_base");
        t.relic("mulligan_gear").fly("head base-colony_1", &[1, 2, 3]).act("step base-colony_1");
        assert_eq!(t.refused("reroll 1"), "MOV-11.6.1");
        let mut t = at(edition, "galactic_base");
        t.relic("mulligan_gear").fly("head base-colony_1", &[1, 2, 3]).act("pilot 1");
        assert_eq!(t.refused("reroll 1"), "MOV-11.6.1");
        let mut t = at(edition, "galactic_base");
        t.fly("head base-colony_1", &[1, 2, 3]);
        assert_eq!(t.refused("reroll 1"), "MOV-11.6.1", "not aboard");
    }
}

#[test]
fn x38_mov_11_6_1_the_new_result_stands() {
    // MOV-11.6.1: also when it is worse.
    for edition in BOTH {
        let mut t = at(edition, "galactic_base");
        t.relic("mulligan_gear")
            .fly("head nebula_body_8", &[6, 5, 5])
            .edit(&["chance 0"])
            .act("reroll 0");
        assert_eq!(t.points(), 11);
        assert_eq!(t.refused("pilot 6"), "MOV-4.6.2");
        assert_eq!(t.offers_of("pilot"), ["pilot 1", "pilot 5"]);
    }
}
