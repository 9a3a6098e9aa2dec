//! Passengers (MOV-8.3, MOV-7.8.4).

use super::*;
use crate::common::merchant_of_venus::BOTH;

/// Of each edition: one from the Dell to the Base, one from the Base to the Dell, one from the
/// Yxklyx to the Humans.
fn three(edition: &str) -> [String; 3] {
    let names = if edition == "2012" {
        ["passenger_scientist", "passenger_clockmaker", "passenger_lute_maker"]
    } else {
        ["fare_dell_base", "fare_base_dell", "fare_yxklyx_humans"]
    };
    names.map(|n| format!("passenger.{n}"))
}

#[test]
fn mov_8_3_1_passengers_are_taken_where_they_wait() {
    for edition in BOTH {
        let [out, home, _] = three(edition);
        let mut t = visit(edition, "dell", "ice_city_hoth_base", true);
        assert_eq!(
            why(&mut t, &format!("board {out}")),
            ("MOV-8.3.1", "No such passenger waits here".to_owned())
        );
        lay(&mut t, &[(&out, "market:dell", 1)]);
        assert!(
            worded(&mut t, &format!("board {out}")).ends_with("to Galactic Base (fare 180 cr)")
        );
        t.act(&format!("board {out}"));
        assert_eq!(t.zone("hold:0"), [out.as_str()], "MOV-8.3.1");
        // At the Base.
        let mut t = StudyTable::new(edition, 3);
        trade_at(&mut t, "galactic_base", true);
        lay(&mut t, &[(&home, "base", 1)]);
        t.act(&format!("board {home}"));
        assert_eq!(t.zone("hold:0"), [home], "MOV-8.3.1");
    }
}

#[test]
fn mov_8_3_2_passengers_are_set_down_where_they_want_to_go() {
    for edition in BOTH {
        let [out, home, other] = three(edition);
        let mut t = visit(edition, "dell", "ice_city_hoth_base", true);
        lay(&mut t, &[(&home, "hold:0", 1), (&other, "hold:0", 1), (&out, "hold:0", 1)]);
        assert_eq!(
            why(&mut t, &format!("set-down {other}")),
            ("MOV-8.3.2", "This passenger wants to go to the Humans".to_owned())
        );
        assert_eq!(
            why(&mut t, &format!("set-down {out}")),
            ("MOV-8.3.2", "This passenger wants to go to the Galactic Base".to_owned())
        );
        let size = t.zone("cup").len();
        t.act(&format!("set-down {home}"));
        assert_eq!((money(&mut t), drawn(&t), t.zone("cup").len()), (1140, 1, size), "MOV-8.3.2");
        // X90: first contact first, then the fare.
        let mut t = StudyTable::new(edition, 3);
        t.edit(&["place card.humans card:rogue"]);
        lay(&mut t, &[(&other, "hold:0", 1)]);
        land(&mut t, 0, "rogue_city_rain_city");
        let before = money(&mut t);
        t.act(&format!("set-down {other}"));
        assert_eq!(money(&mut t), before + 120, "MOV-8.3.2");
    }
}

#[test]
fn mov_8_3_3_never_an_action_never_a_commission() {
    for edition in BOTH {
        // X91: at the Base, unlimited. X129: at a port without commission.
        let [out, home, _] = three(edition);
        let mut t = at_port(edition, "dell", "moon_01", 2);
        lay(&mut t, &[(&home, "hold:0", 1)]);
        let owner = t.purse("credits:2");
        t.act(&format!("set-down {home}"));
        assert_eq!(
            (t.dial("commission-base"), t.dial("sells"), t.dial("buys")),
            (0, 0, 0),
            "MOV-8.3.3"
        );
        t.act("end-turn");
        assert_eq!(t.purse("credits:2"), owner, "MOV-8.3.3");
        let mut t = StudyTable::new(edition, 3);
        trade_at(&mut t, "galactic_base", true);
        t.edit(&["dial sells 1", "dial buys 1"]);
        lay(&mut t, &[(&out, "hold:0", 1)]);
        t.act(&format!("set-down {out}"));
        assert_eq!((money(&mut t), drawn(&t)), (1180, 1), "MOV-8.3.3");
    }
}

#[test]
fn mov_8_3_4_a_passenger_discarded_at_its_destination() {
    for edition in BOTH {
        let [_, home, _] = three(edition);
        let mut t = visit(edition, "dell", "ice_city_hoth_base", false);
        lay(&mut t, &[(&home, "hold:0", 1)]);
        let earns = if edition == "1988" { 140 } else { 0 };
        assert_eq!(worded(&mut t, &format!("discard {home}")).contains("for the fare"), earns > 0);
        t.act(&format!("discard {home}"));
        assert_eq!(money(&mut t), 1000 + earns, "MOV-8.3.4");
        // Elsewhere it brings nothing.
        let mut t = visit(edition, "graw", "ice_city_hoth_base", false);
        lay(&mut t, &[(&home, "hold:0", 1)]);
        t.act(&format!("discard {home}"));
        assert_eq!((money(&mut t), drawn(&t)), (1000, 1), "MOV-8.3.4");
    }
}

#[test]
fn mov_8_3_5_passengers_are_no_goods() {
    for edition in BOTH {
        let [out, _, _] = three(edition);
        let mut t = visit(edition, "dell", "ice_city_hoth_base", false);
        lay(&mut t, &[(&out, "market:dell", 1)]);
        assert_eq!(t.refused(&format!("buy {out}")), "MOV-7.1.2", "MOV-8.3.5");
        t.act(&format!("board {out}"));
        assert_eq!(t.refused(&format!("sell {out}")), "MOV-8.3.5");
        // Start and destination always differ.
        for p in &printed(edition).passengers {
            assert_ne!(p.from, p.to, "MOV-8.3.5");
        }
        assert!(!t.offered(&format!("set-down {out}")), "MOV-8.3.5");
    }
}

#[test]
fn mov_8_3_6_a_passenger_got_from_a_player_may_be_set_down_at_once() {
    for edition in BOTH {
        let [_, home, _] = three(edition);
        let mut t = visit(edition, "dell", "ice_city_hoth_base", false);
        t.edit(&["place ship.1 space:ice_city_hoth_base"]);
        lay(&mut t, &[(&home, "hold:1", 1)]);
        t.acts(&["deal @1", &format!("ask {home}"), "propose", "accept"]);
        assert_eq!(t.zone("hold:0"), [home.as_str()]);
        t.act(&format!("set-down {home}"));
        assert_eq!(money(&mut t), 1140, "MOV-8.3.6");
    }
}

#[test]
fn mov_7_8_4_setting_down_step_by_step() {
    for edition in BOTH {
        let [_, home, _] = three(edition);
        let mut t = visit(edition, "dell", "ice_city_hoth_base", true);
        lay(&mut t, &[(&home, "hold:0", 1)]);
        draw(&mut t, "demand.zum.dell");
        t.act(&format!("set-down {home}"));
        // MOV-7.8.4: fare, token to the cup, one drawn and placed; no action, no commission.
        assert_eq!(money(&mut t), 1140, "MOV-7.8.4");
        assert_eq!(
            (count(&mut t, "cup", &home), count(&mut t, "supply:zum", "demand.zum.dell")),
            (1, 1),
            "MOV-7.8.4"
        );
        assert_eq!((t.dial("buys"), t.dial("sells")), (0, 0), "MOV-7.8.4");
    }
}
