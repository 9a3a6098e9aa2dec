//! Variants and switches of the table (MOV-13).

use super::*;
use crate::common::merchant_of_venus::BOTH;
use caravanserai::{
    games,
    table::{game::OptionKind, ids::SeatId},
};

#[test]
fn mov_13_1_1_the_goal_can_be_chosen() {
    for edition in BOTH {
        for goal in [1000, 2000, 3000, 4000] {
            assert_eq!(
                StudyTable::with(edition, 2, &[("goal", goal)]).dial("goal"),
                goal,
                "MOV-13.1.1"
            );
        }
        // X141: 1010 at the end of the own turn.
        let mut t = StudyTable::with(edition, 2, &[("goal", 1000)]);
        t.edit(&["purse credits:0 1010"]);
        t.acts(&["stay", "end-turn"]);
        assert_eq!(t.play.outcome().unwrap().winners, [SeatId(0)], "MOV-13.1.1");
    }
}

#[test]
fn mov_13_2_1_the_small_bank() {
    let mut t = StudyTable::with("2012", 4, &[("small_bank", 1)]);
    assert_eq!((t.purse("bank"), t.dial("goal")), (12000 - 4 * 80, 0), "MOV-13.2.1");
    // The goal is off, and that is said at the beginning, whatever goal was asked for.
    let both = StudyTable::with("2012", 4, &[("small_bank", 1), ("goal", 4000)]);
    let told = |t: &StudyTable| {
        t.play.beginning().lines.iter().any(|l| l.message.key == "mov-log-goal-off")
    };
    assert!(told(&both) && told(&t) && !told(&StudyTable::new("2012", 4)), "MOV-13.2.1");
    t.edit(&["purse credits:0 5000"]);
    t.acts(&["stay", "end-turn"]);
    assert!(t.play.outcome().is_none(), "MOV-13.2.1");
    // X139: 40 left, a fare of 110 is due. Seats 0 and 2 tie; going from the active seat's right, 2
    // comes first.
    trade_at(&mut t, "galactic_base", false);
    t.edit(&["dial active 3", "place ship.3 space:galactic_base", "purse bank 40"]);
    t.edit(&[
        "purse credits:0 600",
        "purse credits:1 10",
        "purse credits:2 600",
        "purse credits:3 100",
    ]);
    lay(&mut t, &[("passenger.passenger_tax_inspector", "hold:3", 1)]);
    t.act("set-down passenger.passenger_tax_inspector");
    assert_eq!((t.purse("credits:3"), t.purse("bank")), (140, 0), "MOV-13.2.1");
    let end = t.play.outcome().unwrap();
    assert_eq!(
        (end.reason, end.rule.0, end.winners),
        ("mov-end-bank", "MOV-13.2.1", vec![SeatId(2)])
    );
    // A payment that leaves exactly nothing ends the game, too; the active seat is last among those
    // who tie.
    let mut t = StudyTable::with("2012", 2, &[("small_bank", 1)]);
    trade_at(&mut t, "galactic_base", false);
    t.edit(&["purse bank 110", "purse credits:0 100", "purse credits:1 210"]);
    lay(&mut t, &[("passenger.passenger_tax_inspector", "hold:0", 1)]);
    t.act("set-down passenger.passenger_tax_inspector");
    assert_eq!(t.play.outcome().unwrap().winners, [SeatId(1)], "MOV-13.2.1");
}

#[test]
fn mov_13_3_1_fast_play() {
    let mut t = StudyTable::with("2012", 2, &[("fast_play", 1)]);
    let goods: usize = printed("2012").cultures.iter().map(|c| usize::from(c.good.count)).sum();
    // Goods, demands and passengers in the cup, 20 drawn; factory goods wait as usual.
    assert_eq!(t.zone("cup").len(), 48 + goods - 20, "MOV-13.3.1");
    let supplies: Vec<String> =
        printed("2012").cultures.iter().flat_map(|c| t.zone(&format!("supply:{}", c.id))).collect();
    let base = t.zone("base").len();
    assert_eq!(
        supplies.iter().filter(|k| !k.starts_with("factory.")).count() + base,
        20,
        "MOV-13.3.1"
    );
    assert_eq!(supplies.iter().filter(|k| k.starts_with("factory.")).count(), 14, "MOV-13.3.1");
    // The edition of 1988 has no such option (D40).
    let options = |edition: &str| games::by_id("merchant_of_venus").unwrap().options(edition);
    assert!(!options("1988").iter().any(|o| o.key == "fast_play"), "MOV-13.3.1");
    assert!(
        options("2012").iter().any(|o| o.key == "fast_play" && o.kind == OptionKind::Flag),
        "MOV-13.3.1"
    );
}

#[test]
fn mov_13_3_2_each_first_contact_draws_four_that_do_not_come_back() {
    let mut t = StudyTable::with("2012", 2, &[("fast_play", 1)]);
    t.edit(&["place card.graw card:ice"]);
    let before = t.zone("cup").len();
    land(&mut t, 0, "ice_city_hoth_base");
    assert_eq!((t.zone("cup").len(), drawn(&t)), (before - 4, 4), "MOV-13.3.2");
    // Afterwards the size is constant again.
    lay(&mut t, &[("good.nillis", "hold:0", 1)]);
    let before = t.zone("cup").len();
    t.act("sell good.nillis");
    assert_eq!(t.zone("cup").len(), before, "MOV-13.3.2");
}

#[test]
fn mov_13_4_1_nobody_plays_alone() {
    for edition in games::by_id("merchant_of_venus").unwrap().editions() {
        assert!(edition.seats.0 >= 2, "MOV-13.4.1");
    }
}

#[test]
fn mov_13_5_1_open_cities_at_home() {
    for edition in BOTH {
        for (on, limited) in [(0, 1), (1, 0)] {
            // Known before, and found in this very landing. Seat 0 plays the Humans.
            for known in [true, false] {
                let mut t = StudyTable::with(edition, 2, &[("home_open_cities", on)]);
                if known {
                    meet(&mut t, "humans", "ice");
                } else {
                    t.edit(&["place card.humans card:ice"]);
                }
                land(&mut t, 0, "ice_city_hoth_base");
                assert_eq!(t.dial("limited"), limited, "MOV-13.5.1: known {known}");
            }
            // Elsewhere nothing changes.
            let mut t = StudyTable::with(edition, 2, &[("home_open_cities", on)]);
            meet(&mut t, "graw", "ice");
            land(&mut t, 0, "ice_city_hoth_base");
            assert_eq!(t.dial("limited"), 1, "MOV-13.5.1");
        }
    }
}

#[test]
fn mov_13_5_2_an_extra_die_for_late_seats() {
    let dice = |edition: &str, seat: i64, seats: usize| {
        let mut t = StudyTable::with(edition, seats, &[("extra_die_late_seat", 1)]);
        t.edit(&[&format!("dial active {seat}")]);
        t.fly("head base-colony_1", &[1, 1, 1, 1]);
        t.dial("dice")
    };
    // A Scout rolls three dice; seats 4 and 5 one more in their first turn.
    assert_eq!(
        (dice("1988", 0, 6), dice("1988", 3, 6), dice("1988", 4, 6), dice("1988", 5, 6)),
        (3, 4, 4, 3),
        "MOV-13.5.2"
    );
    assert_eq!(dice("2012", 3, 4), 4, "MOV-13.5.2");
}

#[test]
fn mov_13_5_3_deeds_at_half_value() {
    for edition in BOTH {
        let mut t = StudyTable::with(edition, 2, &[("deeds_half", 1)]);
        assert_eq!(t.dial("goal"), 3000, "MOV-13.5.3");
        meet(&mut t, "graw", "ice");
        t.edit(&["purse credits:0 100", "place port_deed.ice_01 deeds:0"]);
        assert_eq!(t.play.fortunes()[0], 200, "MOV-13.5.3");
        assert_eq!(
            StudyTable::with(edition, 2, &[("deeds_half", 1), ("goal", 2000)]).dial("goal"),
            2000
        );
    }
}

#[test]
fn mov_13_5_4_relics_at_the_base() {
    for edition in BOTH {
        let mut t = StudyTable::with(edition, 2, &[("relics_at_base", 1)]);
        let (relics, removed) = (t.zone("base").len(), t.zone("removed").len());
        assert_eq!(relics + removed, 11, "MOV-13.5.4");
        let sight = t.play.sight(caravanserai::table::ids::Viewer::Public);
        let boxes = sight
            .zones
            .iter()
            .zip(&sight.catalogue.zones)
            .filter(|(z, info)| info.key.starts_with("box:") && z.count == 1)
            .count();
        assert_eq!(boxes, 24, "MOV-13.5.4");
        assert!(relics > 0, "the seed of the kit deals some");
        let relic = t.zone("base")[0].clone();
        trade_at(&mut t, "galactic_base", false);
        t.act(&format!("buy {relic}"));
        assert_eq!(t.zone("relics:0"), [relic], "MOV-13.5.4");
    }
}

#[test]
fn mov_13_5_5_shields_take_room() {
    for edition in BOTH {
        let mut t = StudyTable::with(edition, 2, &[("shield_takes_room", 1)]);
        meet(&mut t, "nillis", "ice");
        trade_at(&mut t, "ice_city_hoth_base", false);
        t.act("buy shield");
        assert_eq!((t.zone("hull:0").len(), t.zone("hold:0").len()), (0, 1), "MOV-13.5.5");
        lay(&mut t, &[("good.zum", "hold:0", 1), ("red_drive", "hold:0", 1)]);
        assert_eq!(t.refused("buy shield"), "MOV-1.2.7", "MOV-13.5.5");
    }
}

#[test]
fn mov_13_5_6_trade_in_open_space() {
    for edition in BOTH {
        for on in [0, 1] {
            let mut t = StudyTable::with(edition, 2, &[("trade_in_open_space", on)]);
            t.edit(&["place ship.0 space:ice_03", "place ship.1 space:ice_03"]);
            t.act("stay");
            // MOV-13.5.6: with the switch there is time for a deal, otherwise the turn is over.
            assert_eq!(t.dial("active"), 1 - on, "MOV-13.5.6");
            if on == 1 {
                assert!(t.offered("deal @1"), "MOV-13.5.6");
            }
        }
    }
}

#[test]
fn mov_13_5_7_switches_of_1988() {
    let keys = |edition: &str| {
        games::by_id("merchant_of_venus")
            .unwrap()
            .options(edition)
            .iter()
            .map(|o| o.key)
            .collect::<Vec<_>>()
    };
    for key in ["bank_size", "laser_relic"] {
        assert!(keys("1988").contains(&key) && !keys("2012").contains(&key), "MOV-13.5.7: {key}");
    }
    // MOV-11.12.1: with the switch 36 markers, 12 of them spare.
    let mut t = StudyTable::with("1988", 2, &[("laser_relic", 1)]);
    assert_eq!(t.zone("removed").len(), 12, "MOV-13.5.7");
}
