//! What is no part of the game (MOV-14) and the switch of open cities at home (MOV-13.5.1).

use super::{printed, settle, visit};
use crate::common::merchant_of_venus::{BOTH, StudyTable};

#[test]
fn mov_13_5_1_open_cities_at_home() {
    for edition in BOTH {
        for switch in [0, 1] {
            for culture in ["humans", "graw"] {
                let mut t = StudyTable::with(edition, 2, &[("home_open_cities", switch)]);
                settle(&mut t, culture, "colony");
                t.edit(&["purse credits:0 1000", "place ship.0 space:colony_04"]);
                // One step down to the city: 2 movement points.
                t.fly("head colony_city_southern_comfort", &[1, 1, 1]);
                t.act("step colony_city_southern_comfort");
                if t.question() == "move" {
                    t.act("land");
                }
                t.act(&format!("buy good.{culture}"));
                let open = switch == 1 && culture == "humans";
                assert_eq!(
                    t.offered(&format!("buy good.{culture}")),
                    open,
                    "MOV-13.5.1: {culture}, switch {switch}"
                );
                if !open {
                    assert_eq!(t.refused(&format!("buy good.{culture}")), "MOV-7.2.2");
                }
            }
        }
    }
}

#[test]
fn mov_1_2_4_x104_x105_shields_bought_and_found() {
    for edition in BOTH {
        // X104: with a shield on the hull a second one takes 1 in a hold, and the fee falls by 40.
        let mut t = visit(edition, "nillis", "moon_city_moonview", false);
        t.acts(&["buy shield", "buy shield"]);
        assert_eq!(
            (t.zone("hull:0").len(), t.zone("hold:0"), t.dial("buys")),
            (1, vec!["shield".to_owned()], 2),
            "MOV-1.2.4"
        );
        let pays = |t: &mut StudyTable| {
            t.edit(&[
                "dial phase 1",
                "dial moved 0",
                "purse credits:0 0",
                "place ship.0 space:moon-supernova_3",
            ]);
            t.fly("head supernova_01", &[1, 2, 1]);
            t.act("step supernova_01");
            t.offered("pay-fee")
        };
        assert!(pays(&mut t), "MOV-4.8.2: 30 - 40 is nothing");
        // X105: the relic Shield and one on the hull.
        let mut t = StudyTable::new(edition, 2);
        t.relic("relic_shield").edit(&["place shield hull:0"]);
        assert!(pays(&mut t), "MOV-11.2.1");
        // One shield leaves 10 to pay.
        let mut t = StudyTable::new(edition, 2);
        t.edit(&["place shield hull:0"]);
        assert!(!pays(&mut t));
    }
}

#[test]
fn mov_14_1_1_no_weapons_are_sold() {
    for edition in BOTH {
        for culture in ["dell", "yxklyx"] {
            let mut t = visit(edition, culture, "rogue_city_rain_city", false);
            assert!(
                !t.offers().iter().any(|o| o.contains("laser") || o.contains("nova")),
                "MOV-14.1.1"
            );
            let catalogue = t.play.catalogue().clone();
            assert!(
                !catalogue.kinds.iter().any(|k| k.key.contains("rastur") || k.key.contains("fort"))
            );
            for weapon in ["laser", "nova_ball"] {
                assert_eq!(
                    catalogue.kind_by_key(weapon).is_some(),
                    edition == "1988",
                    "MOV-14.1.2"
                );
                if edition == "1988" {
                    assert!(t.zone(&format!("stock:{weapon}")).is_empty());
                    assert!(t.play.choose(t.action(&format!("buy {weapon}"))).is_err());
                }
            }
        }
    }
}

#[test]
fn mov_14_1_2_weapons_stay_in_the_level() {
    // MOV-14.1.2
    let level = printed("1988");
    for id in ["laser", "nova_ball"] {
        assert!(level.equipment.iter().any(|e| e.id == id && !e.for_sale));
    }
    assert!(printed("2012").equipment.iter().all(|e| e.for_sale));
}

#[test]
fn mov_10_3_2_more_money_than_the_purse_holds_has_a_reason_of_its_own() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 2);
        t.edit(&["purse credits:0 100", "purse credits:1 30", "dial phase 3"]);
        t.act("deal @1");
        for (sum, have) in [(101, "100"), (-31, "30")] {
            let refusal = t.refusal(&format!("deal-money {sum}"));
            let words =
                caravanserai::text::Localizer::default().say(&refusal.message, t.play.catalogue());
            assert_eq!((refusal.rule.0, refusal.message.key), ("MOV-10.3.2", "mov-no-deal-money"));
            assert!(words.contains(have), "{edition}: {words}");
        }
        t.acts(&["deal-money 100", "deal-money -30"]);
    }
}
