//! Why not: whatever is tried, the reason names a rule that fits the moment (MOV-3.2.2), and those
//! who look are shown what they can see but not take.

use super::*;
use crate::common::merchant_of_venus::BOTH;

/// MOV-3.2.2: what is not possible in the transaction part has a reason.
#[test]
fn mov_3_2_2_reasons_in_the_transaction_part() {
    for edition in BOTH {
        let mut t = visit(edition, "graw", "ice_city_hoth_base", true);
        let reasons = [
            ("buy good.zum", "MOV-7.1.2"),
            ("buy red_drive", "MOV-7.6.1"),
            ("buy relic.air_foil", "MOV-7.7.4"),
            ("buy factory.graw", "MOV-7.4.1"),
            ("buy factory.zum", "MOV-7.1.2"),
            ("sell good.zum", "MOV-7.5.1"),
            ("sell shield", "MOV-7.5.3"),
            ("trade-in shield", "MOV-10.1.1"),
            ("trade-in class.clipper", "MOV-10.1.6"),
            ("set-down passenger.x", "MOV-8.3.2"),
            ("board passenger.x", "MOV-8.3.1"),
            ("discard good.zum", "MOV-10.4.3"),
            ("step ice_01", "MOV-3.1.1"),
            ("roll", "MOV-3.1.1"),
            ("accept", "MOV-10.3.1"),
            ("close-card", if edition == "2012" { "MOV-10.2.2" } else { "MOV-10.2.1" }),
            ("race race.humans", "MOV-2.1.3"),
        ];
        let passenger = format!("passenger.{}", of(&t).passengers[0].id);
        for (action, rule) in reasons {
            assert_eq!(
                t.refused(&action.replace("passenger.x", &passenger)),
                rule,
                "{edition} {action}"
            );
        }
    }
}

#[test]
fn mov_3_1_1_reasons_before_the_movement_is_over() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 2);
        assert_eq!(
            why(&mut t, "buy good.graw"),
            ("MOV-3.1.1", "First stay or move, then trade".to_owned())
        );
        assert_eq!(t.refused("end-turn"), "MOV-3.1.2");
        t.at("ice_02");
        assert_eq!(
            t.refused("buy good.graw"),
            if edition == "2012" { "MOV-4.9.3" } else { "MOV-4.9.2" }
        );
        t.at("ice_03");
        assert_eq!(t.refused("sell good.graw"), "MOV-3.1.4");
        t.fly("head ice_04", &[3, 3, 3]);
        assert_eq!(t.refused("sell good.graw"), "MOV-3.1.4");
        assert_eq!(t.refused("end-turn"), "MOV-4.4.4");
    }
}

#[test]
fn mov_4_9_2_and_mov_4_9_3_reasons_on_an_asteroid() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 2);
        lay(&mut t, &[("good.zum", "hold:0", 1)]);
        t.edit(&["place ship.0 space:ice_02", "place ship.1 space:ice_02"]);
        t.act("stay");
        let rule = if edition == "2012" { "MOV-4.9.3" } else { "MOV-4.9.2" };
        assert_eq!(why(&mut t, "buy good.graw"), (rule, "No culture lives here".to_owned()));
        assert_eq!(t.refused("sell good.zum"), rule);
        assert_eq!(t.refused("step ice_03"), "MOV-3.1.1");
    }
}

/// MOV-2.1.3: other questions come first.
#[test]
fn mov_2_1_3_and_other_questions_come_first() {
    for edition in BOTH {
        let mut t = visit(edition, "graw", "ice_city_hoth_base", false);
        t.edit(&["place ship.1 space:ice_city_hoth_base", "purse credits:1 100"]);
        t.acts(&["deal @1", "deal-money 10", "propose"]);
        assert_eq!(t.chooser(), 1);
        assert_eq!(t.refused("buy good.graw"), "MOV-10.3.3");
    }
}

/// MOV-7.1.2: those who look see what they cannot have.
#[test]
fn mov_7_1_2_those_who_look_see_what_they_cannot_have() {
    for edition in BOTH {
        let mut t = visit(edition, "nillis", "ice_city_hoth_base", true);
        lay(
            &mut t,
            &[
                ("good.dell", "hold:0", 1),
                ("good.cholos", "hold:0", 1),
                ("relic.air_foil", "relics:0", 1),
                ("relic.spy_eye", "market:nillis", 1),
            ],
        );
        t.edit(&["purse credits:0 50", "mark ship.0 3"]);
        let refusals = shown(&mut t);
        for (action, rule) in [
            ("buy good.nillis", "MOV-7.1.3"),
            ("buy shield", "MOV-7.1.3"),
            ("buy relic.spy_eye", "MOV-7.1.3"),
            ("buy factory.nillis", "MOV-7.4.1"),
            ("buy red_drive", "MOV-7.6.1"),
            ("sell good.dell", "MOV-7.5.2"),
            ("discard relic.air_foil", "MOV-10.4.5"),
        ] {
            assert!(
                refusals.contains(&(action.to_owned(), rule)),
                "{edition} {action} {rule}: {refusals:?}"
            );
        }
        // Nobody is told twice about the same thing, and nothing that is offered is refused.
        let mut actions: Vec<&String> = refusals.iter().map(|(a, _)| a).collect();
        actions.sort();
        let all = actions.len();
        actions.dedup();
        assert_eq!(actions.len(), all, "{refusals:?}");
        let offers = t.offers();
        assert!(refusals.iter().all(|(a, _)| !offers.contains(a)));
    }
}
