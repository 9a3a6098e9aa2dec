//! The end of a turn and of the game (MOV-12).

use super::*;
use crate::common::merchant_of_venus::BOTH;
use caravanserai::table::ids::SeatId;

#[test]
fn mov_12_1_1_when_a_turn_ends() {
    for edition in BOTH {
        // When the player ends the transactions.
        let mut t = visit(edition, "graw", "ice_city_hoth_base", true);
        t.act("end-turn");
        assert_eq!(t.dial("active"), 1, "MOV-12.1.1");
        // When the movement ends in open space.
        let mut t = StudyTable::new(edition, 3);
        t.at("ice_03").act("stay");
        assert_eq!(t.dial("active"), 1, "MOV-12.1.1");
        // When the ship stops on a hazard.
        let mut t = StudyTable::new(edition, 3);
        t.at("rogue_06").edit(&["purse credits:0 100"]);
        t.fly("head rogue_07", &[6, 6, 6]);
        t.acts(&["step rogue_07", "stop"]);
        assert_eq!(t.dial("active"), 1, "MOV-12.1.1");
    }
    // 2012: on an asteroid, unless there is somebody to trade with.
    let mut t = StudyTable::new("2012", 3);
    land(&mut t, 0, "ice_02");
    assert_eq!(t.dial("active"), 1, "MOV-12.1.1");
}

#[test]
fn mov_12_1_2_what_happens_at_the_end_of_a_turn() {
    for edition in BOTH {
        let mut t = at_port(edition, "graw", "moon_01", 0);
        t.edit(&["purse credits:0 1700", "place shield hull:0"]);
        t.act("trade-in shield");
        assert_eq!(t.dial("barter-credit"), 30);
        // MOV-12.1.2: the port at which one trades earns before the win check (2012), the rest of
        // the credit is lost.
        t.edit(&["purse credits:0 1797"]);
        t.act("end-turn");
        assert_eq!(t.dial("barter-credit"), 0, "MOV-12.1.2");
        let over = t.play.outcome();
        assert_eq!(over.is_some(), edition == "2012", "MOV-12.1.2: 1797 + 200 + 3 of commission");
    }
}

/// Seat 0 at a city of the Graw with these credits and deeds; ends its turn.
fn ended(
    edition: &str,
    options: &[(&str, i64)],
    credits: i64,
    pieces: &[(&str, &str, usize)],
) -> StudyTable {
    let mut t = StudyTable::with(edition, 3, options);
    meet(&mut t, "graw", "ice");
    trade_at(&mut t, "ice_city_hoth_base", true);
    lay(&mut t, pieces);
    t.edit(&[&format!("purse credits:0 {credits}")]);
    t.act("end-turn");
    t
}

#[test]
fn mov_12_2_1_net_worth_is_money_and_deeds() {
    for edition in BOTH {
        // X142: equipment and all else count nothing.
        let things = [
            ("combined_drive", "hold:0", 2),
            ("relic.air_foil", "relics:0", 1),
            ("card.dell", "cards:0", 1),
            ("good.eeepeep", "hold:0", 1),
        ];
        let mut t = StudyTable::new(edition, 3);
        meet(&mut t, "graw", "ice");
        t.edit(&["purse credits:0 1500"]);
        t.edit(&discovery(&t, "dell", "rogue").each_ref().map(String::as_str));
        lay(&mut t, &things);
        assert_eq!(t.play.fortunes()[0], 1500, "MOV-12.2.1");
    }
}

#[test]
fn mov_12_2_2_deeds_count_what_is_printed() {
    for edition in BOTH {
        let level = printed(edition);
        let of_worth = |worth: u32| {
            level.cultures.iter().find(|c| c.factory_deed.worth == worth).unwrap().id.clone()
        };
        let (small, large) = (of_worth(100), of_worth(200));
        // X136: 1052 credits, two ports, a factory of 100 and one of 200: 1752.
        let mut t = StudyTable::new(edition, 3);
        meet(&mut t, &small, "ice");
        meet(&mut t, &large, "moon");
        t.edit(&[
            "purse credits:0 1052",
            "place port_deed.ice_01 deeds:0",
            "place port_deed.moon_01 deeds:0",
        ]);
        t.edit(&[
            &format!("place factory_deed.{small} deeds:0"),
            &format!("place factory_deed.{large} deeds:0"),
        ]);
        assert_eq!(t.play.fortunes()[0], 1752, "MOV-12.2.2");
    }
}

#[test]
fn mov_12_2_3_the_goal_wins_at_the_end_of_the_own_turn() {
    for edition in BOTH {
        // X137: 1990 credits and a port.
        let mut t = ended(edition, &[], 1990, &[("port_deed.ice_01", "deeds:0", 1)]);
        let end = t.play.outcome().unwrap();
        assert_eq!(
            (end.rule.0, end.winners, end.fortunes[0]),
            ("MOV-12.2.3", vec![SeatId(0)], 2190),
            "MOV-12.2.3"
        );
        assert_eq!((end.reason, t.question()), ("mov-end-goal", ""));
        assert!(t.play.is_over());
        assert_eq!(why(&mut t, "stay"), ("MOV-12.2.3", "The game is over".to_owned()));
        let mut t = ended(edition, &[], 1999, &[]);
        assert!(t.play.outcome().is_none(), "MOV-12.2.3");
    }
}

#[test]
fn mov_12_2_4_reaching_it_in_anothers_turn_does_not_win_yet() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 2);
        t.edit(&["purse credits:1 2500"]);
        t.acts(&["stay", "end-turn"]);
        assert!(t.play.outcome().is_none(), "MOV-12.2.4");
        t.acts(&["stay", "end-turn"]);
        assert_eq!(t.play.outcome().unwrap().winners, [SeatId(1)], "MOV-12.2.4");
    }
}

#[test]
fn mov_12_2_5_only_the_player_in_turn_wins() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 3);
        t.edit(&["purse credits:0 2100", "purse credits:1 2500", "purse credits:2 2500"]);
        t.acts(&["stay", "end-turn"]);
        assert_eq!(t.play.outcome().unwrap().winners, [SeatId(0)], "MOV-12.2.5");
    }
}

#[test]
fn mov_12_3_1_a_bank_with_a_bottom() {
    // 1988 with the switch: the start money comes out of the bank, the goal stays on, ties are
    // shared.
    let mut t = StudyTable::with("1988", 3, &[("bank_size", 1000)]);
    assert_eq!(t.purse("bank"), 1000 - 180, "MOV-12.3.1");
    assert_eq!(t.dial("goal"), 2000, "MOV-12.3.1");
    meet(&mut t, "humans", "ice");
    trade_at(&mut t, "ice_city_hoth_base", false);
    lay(&mut t, &[("good.graw", "hold:0", 1)]);
    t.edit(&["purse bank 50", "purse credits:0 450", "purse credits:1 500", "purse credits:2 10"]);
    t.act("sell good.graw");
    // 80 are due, 50 are there.
    assert_eq!((money(&mut t), t.purse("bank")), (500, 0), "MOV-12.3.1");
    let end = t.play.outcome().unwrap();
    assert_eq!((end.rule.0, end.winners), ("MOV-12.3.1", vec![SeatId(0), SeatId(1)]));
    // Without the switch nothing limits it.
    let mut t = visit("1988", "humans", "ice_city_hoth_base", false);
    lay(&mut t, &[("good.graw", "hold:0", 1)]);
    t.edit(&["purse bank -5000"]);
    t.act("sell good.graw");
    assert!(t.play.outcome().is_none());
}

#[test]
fn mov_12_3_2_a_player_without_money_plays_on() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 2);
        t.edit(&["purse credits:0 0"]);
        t.acts(&["stay", "end-turn", "stay", "end-turn"]);
        assert_eq!((t.dial("active"), t.question()), (0, "start"), "MOV-12.3.2");
        meet(&mut t, "humans", "ice");
        t.at("ice_city_hoth_base");
        lay(&mut t, &[("good.graw", "hold:0", 1)]);
        t.acts(&["stay", "sell good.graw"]);
        assert!(money(&mut t) >= 80, "MOV-12.3.2");
    }
}

#[test]
fn mov_12_3_1_the_bank_holds_more_than_it_hands_out() {
    use caravanserai::table::game::{SetupError, check_setup};
    let t = StudyTable::with("1988", 2, &[("bank_size", 81)]);
    let mut setup = t.play.setup().clone();
    for bank in [1, 80] {
        setup.options.insert("bank_size".to_owned(), bank);
        let Err(SetupError::Rule { rule, words, .. }) = check_setup(t.play.game(), &setup) else {
            panic!("a bank of {bank} hands out 80")
        };
        assert!(rule.0 == "MOV-12.3.1" && words.contains("80"), "{rule} {words}");
    }
    setup.options.insert("bank_size".to_owned(), 0);
    assert!(check_setup(t.play.game(), &setup).is_ok(), "0 is a bank without limit");
}

#[test]
fn mov_12_3_3_stopping_is_agreed_upon_after_very_many_rounds() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 3);
        assert_eq!(t.refused("propose-stop"), "MOV-12.3.3", "not before the 151st round");
        t.edit(&["dial turn 450"]);
        assert!(!t.offered("propose-stop"));
        t.edit(&["dial turn 451"]);
        t.act("propose-stop");
        assert_eq!((t.question(), t.chooser()), ("stop", 1));
        assert_eq!(t.refused("roll"), "MOV-12.3.3");
        t.acts(&["agree", "decline"]);
        assert_eq!((t.question(), t.chooser(), t.play.is_over()), ("start", 0, false));
        assert_eq!(t.refused("propose-stop"), "MOV-12.3.3", "once in a turn");
        t.act("stay");
        if t.question() == "trade" {
            t.act("end-turn");
        }
        t.acts(&["propose-stop", "agree", "agree"]);
        let outcome = t.play.outcome().unwrap();
        assert_eq!((outcome.reason, outcome.rule.0), ("mov-end-agreed", "MOV-12.3.3"));
        assert!(outcome.winners.is_empty(), "nobody wins");
    }
}
