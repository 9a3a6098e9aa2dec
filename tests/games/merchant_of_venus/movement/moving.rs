//! Moving (MOV-3.1, MOV-4.1 to MOV-4.5): one test for each rule, and the worked examples X01 to
//! X24. What drives and the Air Foil change has a file of its own.

use crate::common::merchant_of_venus::{BOTH, StudyTable};

const POLLUTED: &[&str] = &["polluted_01", "polluted_02", "polluted_03"];
const FREIGHTER: &str = "mark ship.0 3";
const CLIPPER: &str = "mark ship.0 1";

/// A table with the ship of seat 0 somewhere.
fn at(edition: &str, space: &str) -> StudyTable {
    let mut t = StudyTable::new(edition, 2);
    t.at(space);
    t
}

// MOV-3.1: the turn

#[test]
fn mov_3_1_2_stay_or_move() {
    // MOV-3.1.2: a stay on a trading place goes to transactions without limits, elsewhere it ends
    // the turn.
    for edition in BOTH {
        let mut t = at(edition, "galactic_base");
        t.act("stay");
        assert_eq!((t.question(), t.dial("limited"), t.chooser()), ("trade", 0, 0));
        let mut t = at(edition, "rogue_02");
        t.act("stay");
        assert_eq!((t.question(), t.chooser()), ("start", 1), "{edition}: the turn has passed");
    }
}

/// MOV-3.1.5: the turn passes to the left.
#[test]
fn mov_3_1_5_the_turn_passes_to_the_left() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 3);
        for (seat, next) in [(0, 1), (1, 2), (2, 0)] {
            assert_eq!((t.question(), t.chooser()), ("start", seat), "{edition}");
            // The player ends it: after a stay there is trade until then.
            t.acts(&["stay", "end-turn"]);
            assert_eq!(t.dial("active"), i64::from(next), "{edition}");
        }
    }
}

#[test]
fn x23_mov_3_1_3_the_dice_are_rolled() {
    // MOV-3.1.3: after the roll the ship must move.
    for edition in BOTH {
        let mut t = at(edition, "galactic_base");
        t.fly("head base-colony_1", &[1, 2, 3]);
        assert_eq!(t.refused("stay"), "MOV-3.1.3");
        assert_eq!(t.refused("land"), "MOV-4.4.6", "the Base counts again only after a step");
    }
}

#[test]
fn x21_mov_3_1_4_a_movement_may_end_in_open_space() {
    // MOV-3.1.4, MOV-4.4.8: 0 MP on an orbit without port; the turn ends without trade.
    for edition in BOTH {
        let mut t = at(edition, "polluted_09");
        t.empty(&["polluted_09"]).edit(&[FREIGHTER]).fly("head polluted_01", &[1, 1]);
        t.steps(&["polluted_01", "polluted_02"]);
        assert_eq!((t.ship(0).as_str(), t.question(), t.chooser()), ("polluted_02", "start", 1));
        let mut t = at(edition, "polluted_02");
        t.edit(&[FREIGHTER, "place card.dell card:polluted"]).fly("head polluted_03", &[1, 1]);
        t.steps(&["polluted_03"]);
        assert_eq!(t.refused("sell good.dell"), "MOV-3.1.4", "nothing is traded in flight");
        t.steps(&["polluted_04"]);
        assert_eq!(t.chooser(), 1);
    }
}

#[test]
fn mov_3_1_1_nobody_moves_after_trading() {
    // MOV-3.1.1: movement comes first.
    let mut t = at("2012", "galactic_base");
    t.act("stay");
    assert_eq!(t.refused("head base-colony_1"), "MOV-3.1.1");
    assert_eq!(t.refused("step base-colony_1"), "MOV-3.1.1");
}

// MOV-4.1: before the roll

#[test]
fn x13_mov_4_1_1_drives_are_set_before_the_roll() {
    // MOV-4.1.1: on unless switched off, and only before the roll.
    for (edition, first) in [("1988", "head base-colony_2"), ("2012", "head base-colony_1")] {
        let mut t = at(edition, "galactic_base");
        t.edit(&["place red_drive hold:0"]);
        let drive = t.piece_in("red_drive", "hold:0");
        t.fly(first, &[1, 2, 3]);
        assert_eq!(t.refused(&format!("drive-off {drive}")), "MOV-4.1.1");
        t.act("step base-colony_1");
        assert_eq!(
            (t.ship(0).as_str(), t.points()),
            ("base-colony_2", 5),
            "{edition}: the drive is on"
        );
        let mut t = at(edition, "galactic_base");
        t.edit(&["place red_drive hold:0"]);
        t.act(&format!("drive-off {drive}"))
            .act(&format!("drive-on {drive}"))
            .act(&format!("drive-off {drive}"));
        t.fly("head base-colony_1", &[1, 2, 3]).act("step base-colony_1");
        assert_eq!(
            (t.ship(0).as_str(), t.points()),
            ("base-colony_1", 5),
            "{edition}: the drive is off"
        );
        t.act("step base-colony_2");
    }
}

#[test]
fn x14_mov_4_1_2_a_combined_drive_is_switched_as_a_whole() {
    // MOV-4.1.2: one piece, one switch; yellow and red together act like it.
    for edition in BOTH {
        let mut t = at(edition, "galactic_base");
        t.edit(&["place combined_drive hold:0"]);
        assert_eq!(t.offers_of("drive-off").len(), 1);
        let red = t.piece("red_drive");
        assert_eq!(t.refused(&format!("drive-off {red}")), "MOV-4.1.2");
        let combined = t.piece_in("combined_drive", "hold:0");
        t.act(&format!("drive-off {combined}"));
        t.fly("head base-colony_1", &[1, 1, 1]).steps(&[
            "base-colony_1",
            "base-colony_2",
            "base-colony_3",
        ]);
        assert_eq!(t.chooser(), 1, "{edition}: neither red nor yellow was jumped");
    }
}

#[test]
fn x15_mov_4_1_2_red_and_yellow_together() {
    // MOV-4.1.2, MOV-4.11.1: out of the circle over three coloured spaces for the price of one
    // step.
    for (edition, head) in [("1988", "head giant_01"), ("2012", "head genship-giant_1")] {
        let mut t = at(edition, "genship_04");
        t.edit(&["place red_drive hold:0", "place yellow_drive hold:0"]).fly(head, &[1, 1, 1]);
        t.act("pilot 1").act("step genship-giant_1");
        assert_eq!((t.ship(0).as_str(), t.points()), ("giant_01", 2));
        t.act("step giant_city_grand_jetee");
        assert_eq!((t.points(), t.question()), (0, "trade"), "{edition}: 1 + 2 = 3 MP");
    }
}

#[test]
fn mov_4_1_3_relics_are_chosen_before_the_roll() {
    // MOV-4.1.3
    for edition in BOTH {
        let mut t = at(edition, "galactic_base");
        t.relic("auto_pilot").relic("jump_start").marker("gate.5", "jungle_05");
        assert!(t.offered("auto-pilot 1") && t.offered("jump-start 5"));
        t.fly("head base-colony_1", &[1, 2, 3]);
        assert_eq!(t.refused("auto-pilot 1"), "MOV-11.5.1");
        assert_eq!(t.refused("jump-start 5"), "MOV-4.1.3");
    }
}

#[test]
fn mov_4_1_4_a_change_may_clear_the_declaration() {
    // MOV-4.1.4: a space that would now be jumped is no declaration any more.
    let mut t = at("1988", "galactic_base");
    t.edit(&["place red_drive hold:0"]);
    let drive = t.piece_in("red_drive", "hold:0");
    t.act(&format!("drive-off {drive}"))
        .act("head base-colony_1")
        .act(&format!("drive-on {drive}"));
    assert_eq!(t.dial("declared"), 0);
    assert_eq!(t.refused("roll"), "MOV-4.2.3");
    // A declaration that is still possible stays, and may be changed.
    t.act("head nebula_body_8").act(&format!("drive-off {drive}"));
    assert_eq!(t.dial("declared"), 1);
    t.act("head base-colony_1").roll(&[1, 2, 3]);
    assert_eq!(t.offers_of("step"), ["step base-colony_1"]);
}

// MOV-4.2: declaration

#[test]
fn x11_mov_4_2_1_declare_a_space_to_be_occupied() {
    // MOV-4.2.1 (1988): never a space that a drive will jump.
    let mut t = at("1988", "galactic_base");
    t.edit(&["place red_drive hold:0"]);
    let no = t.refusal("head base-colony_1");
    assert_eq!((no.rule.0, no.message.key), ("MOV-4.2.1", "mov-no-head-jumped"));
    assert_eq!(t.refused("head base-colony_3"), "MOV-4.2.1", "too far");
    t.act("head base-colony_2");
    // MOV-4.2.1 (2012): a heading is a link, whether its space is jumped or not.
    let mut t = at("2012", "galactic_base");
    t.edit(&["place red_drive hold:0"]);
    t.act("head base-colony_1");
    assert_eq!(t.refused("head base-colony_2"), "MOV-4.2.1");
}

#[test]
fn mov_4_2_2_any_exit_and_any_gate() {
    // MOV-4.2.2: on a circle any exit, on a gate any link or another open gate.
    for edition in BOTH {
        let mut t = at(edition, "nebula_body_7");
        assert_eq!(t.offers_of("head").len(), 3);
        t.marker("gate.2", "nebula_body_4").marker("gate.5", "jungle_05").at("nebula_body_4");
        assert_eq!(t.offers_of("head"), ["head nebula_body_3", "head nebula_body_8"]);
        assert!(t.offered("head-gate 5"));
        let no = t.refusal("head-gate 3");
        assert_eq!((no.rule.0, no.message.key), ("MOV-4.2.2", "mov-no-head-gate"));
        assert_eq!(t.refused("head-gate 2"), "MOV-4.2.2", "its own gate");
        t.at("galactic_base");
        assert_eq!(t.refused("head-gate 5"), "MOV-4.2.2", "not on a gate");
    }
}

#[test]
fn mov_4_2_3_declare_before_the_roll() {
    // MOV-4.2.3
    for edition in BOTH {
        let mut t = at(edition, "galactic_base");
        assert_eq!(t.refused("roll"), "MOV-4.2.3");
        t.fly("head base-colony_1", &[1, 2, 3]);
        assert_eq!(t.refused("head nebula_body_8"), "MOV-4.2.3");
        assert_eq!(t.refused("roll"), "MOV-4.2.3");
    }
}

#[test]
fn mov_4_2_4_the_first_step_follows_the_declaration() {
    // MOV-4.2.4: if the roll allows it; else any legal first step.
    for edition in BOTH {
        let mut t = at(edition, "galactic_base");
        t.fly("head base-colony_1", &[1, 2, 3]);
        assert_eq!(t.offers_of("step"), ["step base-colony_1"]);
        assert_eq!(t.refused("step nebula_body_8"), "MOV-4.2.4");
        // With 1 MP, as an edited position may have it, the city cannot be entered: any step.
        let mut t = at(edition, "rogue_01");
        t.fly("head rogue_city_rumble_city", &[1, 1, 1]).edit(&["dial movement-points 1"]);
        assert_eq!(t.offers_of("step"), ["step rogue_02", "step rogue_11"]);
        t.act("step rogue_02");
        assert!(t.said("mov-log-declaration-void", None));
    }
}

// MOV-4.3: the roll

#[test]
fn x08_mov_4_3_1_the_ship_says_how_many_dice() {
    // MOV-4.3.1
    for edition in BOTH {
        for (class, dice) in [(0, 3), (1, 4), (2, 3), (3, 2)] {
            let mut t = at(edition, "galactic_base");
            t.edit(&[&format!("mark ship.0 {class}")]).act("head base-colony_1").act("roll");
            assert_eq!(t.dial("dice"), dice, "{edition}: class {class}");
        }
        let mut t = at(edition, "galactic_base");
        t.edit(&[FREIGHTER]).fly("head base-colony_1", &[6, 5]);
        assert_eq!(t.points(), 11);
    }
}

#[test]
fn mov_4_3_2_never_more_than_four_dice() {
    // MOV-4.3.2 (2012); MOV-13.5.2 gives a late seat one die more in its first turn.
    for (edition, most) in [("1988", 5), ("2012", 4)] {
        let mut t = StudyTable::with(edition, 4, &[("extra_die_late_seat", 1)]);
        t.edit(&["dial active 3", "mark ship.3 1"]).act("head base-colony_1").act("roll");
        assert_eq!(t.dial("dice"), most);
        let mut t = StudyTable::with(edition, 4, &[("extra_die_late_seat", 1)]);
        t.edit(&["dial active 3", "dial begun 8"]).act("head base-colony_1").act("roll");
        assert_eq!(t.dial("dice"), 3, "only in the first turn");
        let mut t = StudyTable::with(edition, 4, &[("extra_die_late_seat", 1)]);
        t.edit(&["dial active 3", "dial first 1"]).act("head base-colony_1").act("roll");
        assert_eq!(t.dial("dice"), 3, "third in playing order");
    }
}

#[test]
fn mov_4_3_3_the_pilot_number_still_counts() {
    // MOV-4.3.3
    for edition in BOTH {
        let mut t = at(edition, "galactic_base");
        t.fly("head nebula_body_8", &[4, 2, 1]).act("pilot 4");
        assert_eq!(t.points(), 7);
    }
}

#[test]
fn mov_4_3_4_the_last_roll_stays_visible() {
    // MOV-4.3.4: until this player's next roll.
    for edition in BOTH {
        let mut t = at(edition, "galactic_base");
        t.fly("head base-colony_1", &[1, 1, 1]).steps(&[
            "base-colony_1",
            "base-colony_2",
            "base-colony_3",
        ]);
        assert_eq!(t.chooser(), 1);
        assert_eq!(
            (t.dial("last-dice@0"), t.dial("last-die-2@0"), t.dial("dice")),
            (3, 1, 0),
            "{edition}"
        );
    }
}

// MOV-4.4: steps and costs

#[test]
fn mov_4_4_1_a_step_goes_along_one_link() {
    // MOV-4.4.1
    for edition in BOTH {
        let mut t = at(edition, "galactic_base");
        t.fly("head base-colony_1", &[1, 2, 3]);
        assert_eq!(t.refused("step base-colony_2"), "MOV-4.4.1");
        t.act("step base-colony_1");
        assert_eq!(t.offers_of("step"), ["step base-colony_2"]);
    }
}

#[test]
fn x01_mov_4_4_2_costs_of_links() {
    // MOV-4.4.2: 1 MP a link in space, 2 MP a surface link, either way.
    for edition in BOTH {
        let mut t = at(edition, "polluted_city_paint_place");
        t.fly("head polluted_01", &[1, 2, 3]);
        assert_eq!(t.points(), 6);
        t.steps(POLLUTED);
        assert_eq!(t.points(), 2);
        t.act("step polluted_city_poison_park");
        assert_eq!(
            (t.ship(0).as_str(), t.points(), t.question()),
            ("polluted_city_poison_park", 0, "trade")
        );
    }
}

#[test]
fn x02_mov_4_4_3_a_city_costs_two() {
    // MOV-4.4.3, MOV-4.4.4: with 1 MP no city; the ship must go on.
    for edition in BOTH {
        let mut t = at(edition, "polluted_city_paint_place");
        t.fly("head polluted_01", &[1, 1, 3]).steps(POLLUTED);
        let no = t.refusal("step polluted_city_poison_park");
        assert_eq!((no.rule.0, no.message.key), ("MOV-4.4.3", "mov-no-points"));
        assert_eq!(t.offers_of("step"), ["step polluted_04"], "MOV-4.4.4");
    }
}

#[test]
fn x05_from_the_base_to_a_colony_city() {
    // MOV-4.4.2, MOV-4.12.1, MOV-6.1.1: 9 MP; at step 7 the card is shown; then landing and first
    // contact.
    for edition in BOTH {
        let mut t = at(edition, "galactic_base");
        t.edit(&["place card.dell card:colony"]).fly("head base-colony_1", &[3, 3, 3]);
        t.steps(&[
            "base-colony_1",
            "base-colony_2",
            "base-colony_3",
            "base-colony_4",
            "colony_06",
            "colony_05",
        ]);
        assert!(!t.said("mov-log-observed", None));
        t.act("step colony_04");
        assert!(
            t.said("mov-log-observed", None)
                && t.said("mov-log-observed-secret", Some(0))
                && !t.said("mov-log-observed-secret", Some(1))
        );
        t.act("step colony_city_southern_comfort");
        assert_eq!((t.points(), t.question()), (0, "trade"));
        assert_eq!(t.zone("cards:0"), ["card.dell"]);
    }
}

#[test]
fn x06_the_same_way_with_a_red_drive() {
    // MOV-4.11.1: 7 MP, as base-colony_1 and colony_06 are jumped.
    let mut t = at("1988", "galactic_base");
    t.edit(&["place red_drive hold:0"]).fly("head base-colony_2", &[3, 3, 3]);
    t.act("step base-colony_1").steps(&["base-colony_3", "base-colony_4"]);
    t.act("step colony_06");
    assert_eq!(
        (t.ship(0).as_str(), t.offers_of("step").len()),
        ("colony_06", 2),
        "a fork on a jumped space"
    );
    t.steps(&["colony_05", "colony_04"]);
    assert_eq!(t.points(), 4);
    t.act("step colony_city_southern_comfort");
    assert_eq!((t.dial("steps"), t.question()), (8, "trade"));
    // 7 MP are just enough.
    let mut t = at("1988", "galactic_base");
    t.edit(&["place red_drive hold:0"]).fly("head base-colony_2", &[1, 1, 5]);
    t.steps(&[
        "base-colony_1",
        "base-colony_3",
        "base-colony_4",
        "colony_06",
        "colony_05",
        "colony_04",
        "colony_city_southern_comfort",
    ]);
    assert_eq!(t.question(), "trade");
}

const JUNGLE: &[&str] = &["colony_06", "colony_07", "colony_08", "colony_01", "colony_02"];

#[test]
fn x09_to_jungle_world() {
    // MOV-4.4.2, MOV-4.6.1, MOV-4.12.1: exactly 11 MP; at step 9 the card is looked at.
    let mut t = at("2012", "base-colony_4");
    t.fly("head colony_06", &[6, 3, 2]).steps(JUNGLE).act("pilot 2");
    t.steps(&["rogue-jungle_6", "rogue-jungle_7", "jungle_04", "jungle_03"]);
    assert_eq!((t.dial("steps"), t.points()), (9, 2));
    assert!(t.said("mov-log-observed", None));
    t.act("step jungle_city_jewelburg");
    assert_eq!(t.question(), "trade");
}

#[test]
fn x10_to_jungle_world_with_a_red_drive() {
    // MOV-4.11.1: red colony_06, colony_08 and jungle_04 are jumped: 8 MP.
    let mut t = at("2012", "base-colony_4");
    t.edit(&["place red_drive hold:0"]).fly("head colony_06", &[3, 3, 2]);
    t.act("step colony_06")
        .act("step colony_07")
        .act("step colony_08")
        .act("step colony_01")
        .act("step colony_02")
        .act("pilot 2");
    t.steps(&["rogue-jungle_6", "rogue-jungle_7"]);
    t.act("step jungle_04").act("step jungle_03");
    assert_eq!(t.points(), 2);
    t.act("step jungle_city_jewelburg");
    assert_eq!((t.points(), t.question()), (0, "trade"));
}

#[test]
fn mov_4_4_4_inertia() {
    // MOV-4.4.4: in space nothing but flying on is offered.
    for edition in BOTH {
        let mut t = at(edition, "galactic_base");
        t.fly("head base-colony_1", &[1, 2, 3]).act("step base-colony_1");
        assert!(t.offers_of("land").is_empty() && !t.offered("end-turn"));
    }
}

#[test]
fn mov_4_4_5_mov_4_5_3_a_blocked_ship_stops() {
    // MOV-4.4.5, MOV-4.5.3: a surface city has only the way back; the rest of the MP is lost. The
    // ship has landed there, so nobody is told that it has no way on.
    for edition in BOTH {
        let mut t = at(edition, "polluted_01");
        t.fly("head polluted_city_paint_place", &[6, 6, 6]).act("step polluted_city_paint_place");
        assert!(t.said("mov-log-landed", None) && !t.said("mov-log-points-lost", None));
        assert_eq!((t.points(), t.question()), (0, "trade"));
        // With one MP a ship on the ground cannot leave: it has not moved.
        let mut t = at(edition, "polluted_city_paint_place");
        t.act("head polluted_01").edit(&["dial phase 2", "dial movement-points 1"]);
        assert_eq!(t.offers(), ["end-turn"]);
    }
}

#[test]
fn mov_4_4_6_landing_ends_the_movement() {
    // MOV-4.4.6: landing forfeits the rest; nowhere else may a ship stop.
    for edition in BOTH {
        let mut t = at(edition, "biosphere-base_3");
        t.fly("head galactic_base", &[3, 3, 3]).act("step galactic_base").act("land");
        assert_eq!((t.points(), t.question(), t.dial("limited")), (0, "trade", 1));
        let mut t = at(edition, "galactic_base");
        t.fly("head base-colony_1", &[3, 3, 3]).act("step base-colony_1");
        assert_eq!(t.refused("land"), "MOV-4.4.6");
    }
}

#[test]
fn mov_4_4_7_out_of_points_on_a_landing_place() {
    // MOV-4.4.7: it has landed there.
    for edition in BOTH {
        let mut t = at(edition, "biosphere-base_2");
        t.edit(&[FREIGHTER])
            .fly("head biosphere-base_3", &[1, 1])
            .steps(&["biosphere-base_3", "galactic_base"]);
        assert_eq!((t.question(), t.chooser()), ("trade", 0));
    }
}

#[test]
fn mov_4_4_8_an_orbit_without_port_is_no_landing_place() {
    // MOV-4.4.8
    for edition in BOTH {
        let mut t = at(edition, "polluted_02");
        t.fly("head polluted_03", &[3, 3, 3]).act("step polluted_03");
        assert_eq!(t.refused("land"), "MOV-4.4.8");
        let mut t = at(edition, "polluted_02");
        t.discovered("dell", "polluted").port(1, "polluted_03");
        t.fly("head polluted_03", &[3, 3, 3]).act("step polluted_03").act("land");
        assert_eq!(
            (t.question(), t.dial("limited")),
            ("trade", 0),
            "a port of another seat is open to all"
        );
    }
}

#[test]
fn x22_mov_4_4_9_other_ships_do_not_matter() {
    // MOV-4.4.9: three ships on one space.
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 3);
        t.edit(&["place ship.1 space:base-colony_1", "place ship.2 space:base-colony_1"]);
        t.fly("head base-colony_1", &[1, 1, 1]).act("step base-colony_1");
        assert_eq!((t.points(), t.offers_of("step").len()), (2, 1));
        t.steps(&["base-colony_2", "base-colony_3"]);
        assert_eq!(t.chooser(), 1);
    }
}

#[test]
fn x24_a_freighter_leaves_a_city() {
    // MOV-4.4.2: 2 MP, and the movement ends on the orbit; no port, no trade.
    for edition in BOTH {
        let mut t = at(edition, "colony_city_southern_comfort");
        t.edit(&[FREIGHTER]).fly("head colony_04", &[1, 1]).act("step colony_04");
        assert_eq!((t.ship(0).as_str(), t.question(), t.chooser()), ("colony_04", "start", 1));
    }
}

#[test]
fn mov_4_4_10_a_fork_is_free() {
    // MOV-4.4.10
    for edition in BOTH {
        let mut t = at(edition, "desert_07");
        t.fly("head desert_06", &[3, 3, 3]).act("step desert_06");
        assert_eq!(t.offers_of("step"), ["step desert-nebula_1", "step desert_05"]);
    }
}

// MOV-4.5: turning back

#[test]
fn x17_mov_4_5_1_link_by_link() {
    // MOV-4.5.1: A, D and E of the printed example are colony_06, 07 and 08.
    let mut t = at("1988", "colony_06");
    t.fly("head colony_07", &[3, 3, 3]).act("step colony_07");
    assert_eq!(t.refused("step colony_06"), "MOV-4.5.1");
    t.act("step colony_08");
    assert_eq!(t.refused("step colony_07"), "MOV-4.5.1");
    assert_eq!(t.offers_of("step"), ["step giant-colony_7", "step colony_01"]);
}

const LOOP: &[&str] = &[
    "desert_06",
    "desert_07",
    "desert_08",
    "desert_09",
    "desert_01",
    "desert_02",
    "desert_03",
    "desert_04",
    "desert_05",
    "desert_06",
];

#[test]
fn x18_mov_4_5_1_round_a_loop_1988() {
    // MOV-4.5.1: the link of the first step is closed the other way; going round again is allowed.
    let mut t = at("1988", "desert-nebula_1");
    t.empty(&["desert_03"]).fly("head desert_06", &[6, 4, 1]).steps(LOOP);
    assert_eq!(t.points(), 1);
    assert_eq!(t.refused("step desert-nebula_1"), "MOV-4.5.1");
    t.act("step desert_07");
}

#[test]
fn x19_mov_4_5_2_round_a_loop_2012() {
    // MOV-4.5.2: not an immediate turn.
    let mut t = at("2012", "desert-nebula_1");
    t.empty(&["desert_03"]).fly("head desert_06", &[6, 4, 1]).steps(LOOP);
    assert_eq!(t.refused("step desert_05"), "MOV-4.5.2");
    t.act("step desert-nebula_1");
    assert_eq!(t.ship(0), "desert-nebula_1");
}

#[test]
fn x20_mov_4_5_2_no_turning_about() {
    // MOV-4.5.1, MOV-4.5.2
    for (edition, rule) in [("1988", "MOV-4.5.1"), ("2012", "MOV-4.5.2")] {
        let mut t = at(edition, "desert_07");
        t.fly("head desert_08", &[3, 3, 3]).act("step desert_08");
        assert_eq!(t.refused("step desert_07"), rule);
    }
}

#[test]
fn mov_4_5_2_a_circle_is_never_left_by_a_link_it_was_entered_by() {
    // MOV-4.5.2 (2012): also when the ship comes to the circle again by another link.
    let mut t = at("2012", "colony_01");
    t.edit(&[CLIPPER, "purse credits:0 100"])
        .fly("head colony_02", &[4, 6, 6, 6])
        .act("step colony_02")
        .act("pilot 4");
    t.act("step colony_03").act("pay-fee").steps(&[
        "colony_04",
        "colony_05",
        "colony_06",
        "colony_07",
        "colony_08",
        "colony_01",
    ]);
    // Round the loop once: the circle was entered from colony_01 and is entered from there again.
    t.act("step colony_02");
    assert_eq!(t.offers_of("step"), ["step colony_03"]);
    assert_eq!(t.refused("step colony_01"), "MOV-4.6.1");
    let mut t = at("2012", "colony_01");
    t.edit(&[CLIPPER, "purse credits:0 100"]).relic("switch_switch");
    t.fly("head colony_02", &[4, 1, 6, 6])
        .act("step colony_02")
        .act("pilot 4")
        .act("step colony_03")
        .act("pay-fee");
    t.steps(&[
        "colony_04",
        "colony_05",
        "colony_06",
        "colony_07",
        "colony_08",
        "colony_01",
        "colony_02",
    ]);
    assert_eq!(t.refused("pilot 1"), "MOV-4.6.4");
}

#[test]
fn mov_4_5_4_gate_jumps_are_no_links() {
    // MOV-4.5.4: after a jump every link of the arrival gate is open.
    for edition in BOTH {
        let mut t = at(edition, "nebula_body_3");
        t.marker("gate.2", "nebula_body_4")
            .marker("gate.5", "jungle_05")
            .fly("head nebula_body_4", &[5, 5, 5]);
        t.act("step nebula_body_4").act("pilot 5").act("jump jungle_05");
        assert_eq!(t.offers_of("step"), ["step jungle_04", "step jungle_06"], "{edition}");
    }
}
