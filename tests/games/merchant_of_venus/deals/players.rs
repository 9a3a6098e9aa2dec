//! Trading with players (MOV-10.3): who, where, what, and how a deal is answered.

use super::{money, port, told, visit, worded};
use crate::common::merchant_of_venus::{BOTH, StudyTable};
use caravanserai::table::{journal::Barrier, play::UndoError};

/// Seats 0 and 1 at one city of the Graw, 0 in turn; each has 1000 credits.
fn company(edition: &str) -> StudyTable {
    let mut t = visit(edition, "graw", "giant_city_levitown", true);
    t.edit(&["place ship.1 space:giant_city_levitown", "purse credits:1 1000"]);
    t
}

/// Two seats at an asteroid, 0 in turn after its movement.
fn at_asteroid(edition: &str) -> StudyTable {
    let mut t = StudyTable::new(edition, 3);
    t.at("desert_05").edit(&["place ship.1 space:desert_05", "dial phase 4"]);
    t
}

#[test]
fn mov_10_3_1_with_whom_and_where() {
    for edition in BOTH {
        let mut t = company(edition);
        assert_eq!(t.offers_of("deal"), ["deal @1"]);
        assert_eq!(t.refused("deal @2"), "MOV-10.3.1", "not here");
        // X119: at an asteroid, too.
        let mut t = at_asteroid(edition);
        t.edit(&["place good.graw hold:0", "place good.dell hold:1"]);
        t.acts(&["deal @1", "give good.graw", "ask good.dell", "propose", "accept"]);
        assert_eq!(
            (t.zone("hold:0"), t.zone("hold:1")),
            (vec!["good.dell".to_owned()], vec!["good.graw".to_owned()])
        );
        assert_eq!(t.question(), "asteroid", "and again, as often as wished");
        // At the Base, and at ports.
        let mut t = StudyTable::new(edition, 3);
        t.act("stay");
        assert_eq!(t.offers_of("deal"), ["deal @1", "deal @2"]);
        let mut t = super::at_port(edition, "graw", "giant_01", 2);
        t.edit(&["place ship.2 space:giant_01"]);
        assert_eq!(t.offers_of("deal"), ["deal @2"]);
        // Before the movement is over nobody trades.
        let mut t = StudyTable::new(edition, 3);
        assert_eq!((t.question(), t.refused("deal @1")), ("start", "MOV-10.3.1"));
    }
}

/// MOV-10.3.1, X119: before the relic is taken.
#[test]
fn mov_10_3_1_x119_before_the_relic_is_taken() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 2);
        t.marker("relic.spy_eye", "polluted_05");
        t.edit(&[
            "place ship.0 space:polluted_05",
            "place ship.1 space:polluted_05",
            "place good.graw hold:0",
            "dial phase 4",
        ]);
        t.acts(&["deal @1", "give good.graw", "propose", "accept", "take-relic"]);
        // MOV-4.10.3: in 2012 the turn is over with that, in 1988 it goes on.
        assert_eq!(t.chooser(), if edition == "2012" { 1 } else { 0 });
    }
}

#[test]
fn mov_10_3_2_what_is_traded() {
    for edition in BOTH {
        let passenger = if edition == "1988" {
            "passenger.fare_graw_qossuth"
        } else {
            "passenger.passenger_cartographer"
        };
        let mut t = company(edition);
        t.edit(&[
            "mark ship.0 3",
            "mark ship.1 3",
            "place good.dell hold:0",
            "place factory.zum hold:0",
            "place red_drive hold:0",
            "place shield hull:0",
        ]);
        t.edit(&[
            &format!("place {passenger} hold:0"),
            "place relic.spy_eye relics:0",
            "place card.niks cards:0",
            "place good.humans hold:1",
        ]);
        port(&mut t, "giant_01", 0);
        port(&mut t, "giant_03", 1);
        t.act("deal @1");
        let all = [
            "good.dell",
            "factory.zum",
            "red_drive",
            "shield",
            passenger,
            "relic.spy_eye",
            "card.niks",
        ];
        let mut wanted: Vec<String> = all.iter().map(|k| format!("give {k}")).collect();
        let mut offered = t.offers_of("give");
        wanted.sort();
        offered.sort();
        assert_eq!(offered, wanted);
        assert_eq!(t.offers_of("ask"), ["ask good.humans"]);
        // X118: neither ships nor deeds.
        for no in [
            "give class.freighter",
            "give ship.0",
            "ask ship.1",
            "give port_deed.giant_01",
            "ask port_deed.giant_03",
        ] {
            assert_eq!(t.refused(no), "MOV-10.3.2", "{no}");
        }
        for kind in all {
            t.act(&format!("give {kind}"));
        }
        t.acts(&["ask good.humans", "deal-money -1000"]);
        assert!(t.offers_of("give").is_empty());
        t.act("propose");
        assert_eq!((t.question(), t.chooser()), ("answer", 1));
        t.act("accept");
        assert_eq!((money(&mut t), t.purse("credits:1")), (2000, 0));
        assert_eq!(
            (t.zone("hold:0"), t.zone("hull:1"), t.zone("relics:1"), t.zone("cards:1").len()),
            (
                vec!["good.humans".to_owned()],
                vec!["shield".to_owned()],
                vec!["relic.spy_eye".to_owned()],
                1
            )
        );
        assert_eq!(t.zone("hold:1").len(), 4);
    }
}

#[test]
fn mov_10_3_2_x118_no_ship_for_money() {
    for edition in BOTH {
        let mut t = super::at_port(edition, "graw", "giant_01", 0);
        t.edit(&["place ship.1 space:giant_01", "mark ship.0 1"]);
        t.act("deal @1");
        assert_eq!(t.refused("give class.clipper"), "MOV-10.3.2");
    }
}

/// MOV-10.3.2: money goes either way and gifts are allowed.
#[test]
fn mov_10_3_2_money_goes_either_way_and_gifts_are_allowed() {
    for edition in BOTH {
        let mut t = company(edition);
        t.acts(&["deal @1", "deal-money 250", "propose", "accept"]);
        assert_eq!((money(&mut t), t.purse("credits:1")), (750, 1250));
        t.acts(&["deal @1", "deal-money -1250", "propose", "accept"]);
        assert_eq!((money(&mut t), t.purse("credits:1")), (2000, 0));
        // Nobody promises more than there is; barter credit pays no players (MOV-10.1.2).
        t.edit(&["dial barter-credit 50"]);
        t.act("deal @1");
        assert!(
            !t.offered("deal-money 2001")
                && !t.offered("deal-money -1")
                && t.offered("deal-money 2000")
        );
    }
}

#[test]
fn mov_10_3_3_both_must_have_room_after_the_exchange() {
    for edition in BOTH {
        let mut t = company(edition);
        t.edit(&[
            "place good.dell hold:0",
            "place good.dell hold:0",
            "place good.zum hold:1",
            "place good.zum hold:1",
        ]);
        t.acts(&["deal @1", "give good.dell"]);
        let no = t.refusal("propose");
        assert_eq!((no.rule.0, no.message.key), ("MOV-10.3.3", "mov-no-deal-room"));
        // One for one fits.
        t.acts(&["ask good.zum", "propose", "accept"]);
        assert_eq!(t.zone("hold:0"), ["good.dell", "good.zum"]);
        // Nothing at all is no deal.
        t.act("deal @1");
        assert_eq!(t.refused("propose"), "MOV-10.3.3");
        t.act("cancel-deal");
        assert_eq!((t.question(), t.dial("partner")), ("trade", 0));
    }
}

#[test]
fn mov_10_3_3_shields_ride_on_the_hull_after_the_exchange() {
    for edition in BOTH {
        // Full holds on both sides; the shield of seat 0 goes to the empty hull of seat 1.
        let mut t = company(edition);
        t.edit(&[
            "place shield hull:0",
            "place good.dell hold:0",
            "place good.dell hold:0",
            "place good.zum hold:1",
            "place good.zum hold:1",
        ]);
        t.acts(&["deal @1", "give shield", "propose", "accept"]);
        assert_eq!(
            (t.zone("hull:0").len(), t.zone("hull:1").len(), t.zone("hold:1").len()),
            (0, 1, 2)
        );
        // A second one would need room.
        let second = t.piece_in("shield", "stock:shield");
        t.edit(&[&format!("place {second} hull:0")]);
        t.acts(&["deal @1", "give shield"]);
        assert_eq!(t.refused("propose"), "MOV-10.3.3");
        // Shield for shield fits, and each rides on a hull (MOV-1.2.5).
        t.acts(&["ask shield", "propose", "accept"]);
        assert_eq!(
            (
                t.zone("hull:0").len(),
                t.zone("hull:1").len(),
                t.zone("hold:0").len(),
                t.zone("hold:1").len()
            ),
            (1, 1, 2, 2)
        );
    }
}

#[test]
fn mov_13_5_5_shields_of_a_deal_take_room_with_the_switch() {
    for edition in BOTH {
        let mut t = StudyTable::with(edition, 2, &[("shield_takes_room", 1)]);
        t.act("stay");
        t.edit(&["place shield hold:0", "place good.zum hold:1", "place good.zum hold:1"]);
        t.acts(&["deal @1", "give shield"]);
        assert_eq!(t.refused("propose"), "MOV-10.3.3", "MOV-13.5.5");
    }
}

/// MOV-10.3.3: answers stand.
#[test]
fn mov_10_3_3_answers_stand() {
    for edition in BOTH {
        let mut t = company(edition);
        t.play.set_study(false);
        t.acts(&["deal @1", "deal-money 100"]);
        t.play.undo().unwrap();
        t.acts(&["deal-money 90", "propose"]);
        assert_eq!(t.play.may_undo(), Ok(()), "nobody has answered yet");
        t.act("refuse");
        assert_eq!(t.play.undo(), Err(UndoError::Barrier), "MOV-3.2.1");
        let why = t.play.entries().last().and_then(|entry| entry.barrier);
        assert_eq!(why, Some(Barrier::Answered));
        assert_eq!((money(&mut t), t.question(), t.chooser()), (1000, "trade", 0));
        t.acts(&["deal @1", "deal-money 90", "propose", "accept"]);
        assert_eq!(t.play.undo(), Err(UndoError::Barrier), "MOV-3.2.1");
    }
}

/// MOV-10.3.3: a deal is changed and proposed back.
#[test]
fn mov_10_3_3_a_deal_is_changed_and_proposed_back() {
    for edition in BOTH {
        let mut t = company(edition);
        t.edit(&["place good.dell hold:0", "place good.zum hold:1"]);
        t.acts(&["deal @1", "give good.dell", "deal-money -30", "propose"]);
        assert_eq!(
            told(&t, "mov-log-deal-proposed").unwrap(),
            "A proposes to B: Finest Dust for 30 cr"
        );
        assert_eq!(worded(&mut t, "accept"), "Accept: give 30 cr for Finest Dust");
        t.act("counter");
        assert_eq!((t.question(), t.chooser()), ("deal", 1));
        // Now seat 1 gives and asks; what was in the deal stays in it.
        assert_eq!(
            (t.offers_of("give"), t.offers_of("ask").len()),
            (vec!["give good.zum".to_owned()], 0)
        );
        t.acts(&[
            "take-back @0 good.dell",
            "give good.zum",
            "ask good.dell",
            "deal-money 10",
            "propose",
        ]);
        assert_eq!((t.question(), t.chooser()), ("answer", 0));
        assert_eq!(
            worded(&mut t, "accept"),
            "Accept: give Finest Dust for Chicle Liquor and 10 cr"
        );
        t.act("accept");
        assert_eq!(
            told(&t, "mov-log-deal-done").unwrap(),
            "The deal is done: B gives A Chicle Liquor and 10 cr for Finest Dust"
        );
        assert_eq!(
            (money(&mut t), t.zone("hold:0"), t.chooser()),
            (1010, vec!["good.zum".to_owned()], 0)
        );
        assert_eq!(
            (
                t.dial("partner"),
                t.dial("composer"),
                t.dial("deal-credits"),
                t.dial("deal-proposed")
            ),
            (0, 0, 0, 0)
        );
    }
}

#[test]
fn mov_10_3_7_asking_comes_to_an_end() {
    for edition in BOTH {
        // Three refusals of a seat in a turn.
        let mut t = company(edition);
        for _ in 0..3 {
            t.acts(&["deal @1", "deal-money 10", "propose", "refuse"]);
        }
        assert_eq!(t.refused("deal @1"), "MOV-10.3.7");
        assert!(t.offers_of("deal").is_empty());
        // The next turn begins afresh.
        t.acts(&["end-turn", "stay", "end-turn", "stay", "end-turn"]);
        t.act("stay");
        assert!(t.offered("deal @1"));
        // Counter-proposals count, too; the last one is accepted or refused. What the seat in turn
        // turns down itself does not count.
        t.acts(&["deal @1", "deal-money 10", "propose"]);
        for money in [20, 30, 40, 50, 60] {
            t.acts(&["counter", &format!("deal-money {money}"), "propose"]);
        }
        assert_eq!(t.refused("counter"), "MOV-10.3.7");
        assert!(t.offered("accept") && t.offered("refuse"));
        t.act("refuse");
        assert_eq!(t.refused("deal @1"), "MOV-10.3.7", "three of B: two were A's own");
    }
}

#[test]
fn mov_10_3_4_never_an_action_never_a_commission() {
    for edition in BOTH {
        let mut t = super::at_port(edition, "graw", "giant_01", 2);
        t.edit(&[
            "place ship.1 space:giant_01",
            "place good.dell hold:0",
            "dial limited 1",
            "dial buys 1",
            "dial sells 1",
        ]);
        t.acts(&["deal @1", "give good.dell", "deal-money -60", "propose", "accept"]);
        assert_eq!(
            (t.dial("buys"), t.dial("sells"), t.dial("commission-base"), t.purse("credits:2")),
            (1, 1, 0, 60),
            "MOV-10.3.4"
        );
    }
}

#[test]
fn mov_10_3_5_open_space_only_with_the_switch() {
    for edition in BOTH {
        for switch in [0, 1] {
            let mut t = StudyTable::with(edition, 2, &[("trade_in_open_space", switch)]);
            t.edit(&["place ship.0 space:base-colony_1", "place ship.1 space:base-colony_3"]);
            // Two steps with two movement points end in open space, beside the other ship.
            t.edit(&["mark ship.0 3"]);
            t.fly("head base-colony_2", &[1, 1]);
            t.steps(&["base-colony_2", "base-colony_3"]);
            if switch == 1 {
                assert_eq!(
                    (t.question(), t.offers_of("deal")),
                    ("asteroid", vec!["deal @1".to_owned()]),
                    "MOV-10.3.5, MOV-13.5.6"
                );
            } else {
                assert_eq!(
                    (t.question(), t.chooser()),
                    ("start", 1),
                    "MOV-10.3.5: the turn is over"
                );
            }
        }
    }
}

/// MOV-10.3.5: with the switch, too, a stop at a hazard with points left ends the turn at once;
/// where the last point was spent there is time for a deal.
#[test]
fn mov_10_3_5_no_deal_where_points_are_left() {
    for edition in BOTH {
        let table = |from: &str| {
            let mut t = StudyTable::with(edition, 2, &[("trade_in_open_space", 1)]);
            t.at(from).edit(&["place ship.1 space:supernova_01", "purse credits:0 100"]);
            t
        };
        let mut t = table("moon-supernova_3");
        t.fly("head supernova_01", &[2, 2, 2]).act("step supernova_01").act("stop");
        assert_eq!((t.question(), t.chooser()), ("start", 1), "{edition}: the turn is over");
        let mut t = table("moon-supernova_2");
        t.edit(&["mark ship.0 3"]).fly("head moon-supernova_3", &[1, 1]);
        t.steps(&["moon-supernova_3", "supernova_01"]);
        assert_eq!((t.question(), t.offered("deal @1")), ("asteroid", true), "{edition}");
    }
}

#[test]
fn mov_10_3_6_only_the_seat_in_turn_opens_a_deal() {
    for edition in BOTH {
        let mut t = company(edition);
        t.edit(&["place ship.2 space:giant_city_levitown"]);
        t.acts(&["deal @1", "deal-money 10", "propose"]);
        assert_eq!((t.chooser(), t.refused("deal @2")), (1, "MOV-10.3.6"));
        t.act("counter");
        assert_eq!((t.chooser(), t.refused("deal @2")), (1, "MOV-10.3.6"));
    }
}

#[test]
fn mov_10_4_1_what_a_deal_brought_is_new_to_the_seat_in_turn_alone() {
    for edition in BOTH {
        let mut t = company(edition);
        t.edit(&["place good.dell hold:0", "place good.zum hold:1"]);
        t.acts(&["deal @1", "give good.dell", "ask good.zum", "propose", "accept"]);
        if edition == "1988" {
            assert_eq!(t.refused("discard good.zum"), "MOV-10.4.1");
        } else {
            assert!(t.offered("discard good.zum"), "MOV-10.4.2");
        }
        // The partner got its piece in another's turn.
        t.acts(&["end-turn", "stay"]);
        assert!(t.offered("discard good.dell"));
    }
}

/// MOV-10.4.1, 1988: of two alike pieces the one got this turn leaves first, in a deal and in a
/// trade-in alike, so that the old one may be discarded.
#[test]
fn mov_10_4_1_of_two_alike_the_new_one_leaves_first() {
    let two = ["place red_drive hold:0", "place red_drive hold:0"];
    let new = |t: &mut StudyTable| {
        let edits: Vec<String> =
            t.zone("hold:0").iter().skip(1).map(|p| format!("mark {p} 2")).collect();
        t.edit(&edits.iter().map(String::as_str).collect::<Vec<_>>());
    };
    for way in [&["deal @1", "give red_drive", "propose", "accept"][..], &["trade-in red_drive"]] {
        let mut t = company("1988");
        t.edit(&two);
        new(&mut t);
        t.acts(way);
        assert!(t.offered("discard red_drive"), "{way:?}: the old one is left");
    }
}

#[test]
fn mov_8_3_6_a_passenger_handed_over_is_set_down_in_the_same_turn() {
    for edition in BOTH {
        let passenger = if edition == "1988" {
            "passenger.fare_base_graw"
        } else {
            "passenger.passenger_lamplighter"
        };
        let mut t = company(edition);
        t.edit(&[&format!("place {passenger} hold:1")]);
        t.acts(&[
            "deal @1",
            &format!("ask {passenger}"),
            "deal-money 50",
            "propose",
            "accept",
            &format!("set-down {passenger}"),
        ]);
        assert_eq!(money(&mut t), 1000 - 50 + 160, "MOV-8.3.6");
    }
}

/// MOV-10.3.3: a deal that the other has seen is not given up without a word; one that nobody has
/// seen is.
#[test]
fn mov_10_3_3_giving_up_a_deal_that_came_back_is_told() {
    for edition in BOTH {
        let mut t = company(edition);
        t.acts(&["deal @1", "deal-money 10", "cancel-deal"]);
        assert!(!t.said("mov-log-deal-given-up", None));
        t.acts(&["deal @1", "deal-money 10", "propose", "counter", "cancel-deal"]);
        assert!(t.said("mov-log-deal-given-up", None), "a counter is given up");
        let mut t = company(edition);
        t.acts(&[
            "deal @1",
            "deal-money 10",
            "propose",
            "counter",
            "propose",
            "counter",
            "cancel-deal",
        ]);
        assert!(
            t.said("mov-log-deal-given-up", None),
            "what was changed twice is given up by who began"
        );
    }
}

/// MOV-10.3.3: an open deal survives an edit.
#[test]
fn mov_10_3_3_an_open_deal_survives_an_edit() {
    for edition in BOTH {
        let mut t = company(edition);
        t.acts(&["deal @1", "deal-money 10"]).edit(&["purse credits:2 7"]);
        assert_eq!((t.question(), t.chooser()), ("deal", 0));
        t.act("propose").edit(&["purse credits:2 8"]);
        assert_eq!((t.question(), t.chooser()), ("answer", 1));
        t.act("counter").edit(&["purse credits:2 9"]);
        assert_eq!((t.question(), t.chooser()), ("deal", 1));
        t.act("cancel-deal");
        assert_eq!((t.question(), t.chooser()), ("trade", 0));
    }
}

/// MOV-10.3.2: a culture card bears the name of a people and a passenger is worth what it pays:
/// both are said, and money is the last of one list.
#[test]
fn mov_10_3_2_a_deal_says_what_its_cards_and_passengers_are() {
    for edition in BOTH {
        let passenger = if edition == "1988" {
            "passenger.fare_base_graw"
        } else {
            "passenger.passenger_lamplighter"
        };
        let mut t = company(edition);
        t.edit(&[&format!("place {passenger} hold:0"), "place card.dell cards:0"]);
        t.acts(&["deal @1"]);
        assert!(
            worded(&mut t, "give card.dell").contains("the card of the "),
            "{}",
            worded(&mut t, "give card.dell")
        );
        t.acts(&[&format!("give {passenger}"), "give card.dell", "deal-money 50"]);
        let proposed = worded(&mut t, "propose");
        assert!(
            proposed.contains(" cr), the card of the ")
                && proposed.ends_with(" and 50 cr for nothing"),
            "{proposed}"
        );
        assert!(proposed.contains(" to "), "where the passenger wants to go: {proposed}");
        t.act("propose");
        assert!(
            told(&t, "mov-log-deal-proposed")
                .is_some_and(|line| line.ends_with(" and 50 cr for nothing"))
        );
        assert!(worded(&mut t, "accept").starts_with("Accept: give nothing for "));
    }
}
