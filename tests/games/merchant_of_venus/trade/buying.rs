//! Buying goods, factory goods, equipment and relics (MOV-7.3, MOV-7.4, MOV-7.6, MOV-7.7.4,
//! MOV-7.7.5).

use super::*;
use crate::common::merchant_of_venus::BOTH;
use caravanserai::games::merchant_of_venus::level::{Grade, Science};

#[test]
fn mov_7_3_1_pay_and_take_a_token() {
    for edition in BOTH {
        for c in &printed(edition).cultures {
            let mut t = visit(edition, &c.id, "ice_city_hoth_base", false);
            let good = format!("good.{}", c.id);
            assert_eq!(
                worded(&mut t, &format!("buy {good}")),
                format!("Buy {} for {} cr", c.good.name, c.good.price)
            );
            t.act(&format!("buy {good}"));
            assert_eq!(money(&mut t), 1000 - i64::from(c.good.price), "MOV-7.3.1");
            assert_eq!(t.zone("hold:0"), [good.as_str()], "MOV-7.3.1");
            assert_eq!(
                count(&mut t, &format!("market:{}", c.id), &good),
                usize::from(c.good.count) - 1,
                "MOV-7.3.1"
            );
            assert_eq!(told(&t), [format!("A buys {} for {} cr", c.good.name, c.good.price)]);
        }
    }
}

#[test]
fn mov_7_3_2_a_good_needs_room() {
    for edition in BOTH {
        let mut t = visit(edition, "graw", "ice_city_hoth_base", false);
        t.acts(&["buy good.graw", "buy good.graw"]);
        assert_eq!(t.refused("buy good.graw"), "MOV-1.2.7", "MOV-7.3.2");
    }
}

#[test]
fn mov_7_3_3_grades_only_tell_the_price_range() {
    for c in &printed("2012").cultures {
        let range = match c.good.grade {
            Grade::Basic => 10..=40,
            Grade::Premium => 50..=110,
            Grade::Luxury => 120..=200,
        };
        assert!(range.contains(&c.good.price), "MOV-7.3.3: {}", c.id);
    }
}

#[test]
fn mov_7_4_1_anybody_buys_the_factory_good_once_the_factory_stands() {
    for edition in BOTH {
        // The factory good of 1988 that the good of 2012 is named after.
        let name = "Glorious Junk";
        let mut t = visit(edition, "graw", "ice_city_hoth_base", false);
        assert_eq!(
            why(&mut t, "buy factory.graw"),
            ("MOV-7.4.1", format!("{name}: no factory has been built here"))
        );
        // X135: built by somebody else.
        t.edit(&["place factory_deed.graw deeds:1"]);
        let owner = t.purse("credits:1");
        assert_eq!(
            worded(&mut t, "buy factory.graw"),
            format!("Buy the factory good {name} for 100 cr")
        );
        t.act("buy factory.graw");
        assert_eq!((money(&mut t), t.purse("credits:1")), (900, owner + 50), "MOV-7.4.1");
        // There is one token a culture.
        assert_eq!(t.refused("buy factory.graw"), "MOV-7.1.4", "MOV-7.4.1");
    }
}

#[test]
fn mov_7_4_2_when_the_factory_good_comes_out() {
    for edition in BOTH {
        let mut t = visit(edition, "graw", "ice_city_hoth_base", false);
        let there = count(&mut t, "market:graw", "factory.graw");
        assert_eq!(there, usize::from(edition == "2012"), "MOV-7.4.2: 2012 it lies there, locked");
        t.act("buy-factory ice_city_hoth_base");
        // In the same turn, if the limit allows.
        t.act("buy factory.graw");
        // X133: in the turn of arrival the only buy is spent.
        let mut t = visit(edition, "graw", "ice_city_hoth_base", true);
        t.act("buy-factory ice_city_hoth_base");
        assert_eq!(t.refused("buy factory.graw"), "MOV-7.2.2", "MOV-7.4.2");
    }
}

#[test]
fn mov_7_4_3_what_a_factory_good_is() {
    for edition in BOTH {
        let level = printed(edition);
        for c in &level.cultures {
            // MOV-7.4.3: 1988 a good of its own name, 2012 the same good in a better version.
            assert_eq!(
                c.good.name == c.factory_good.name,
                edition == "2012",
                "MOV-7.4.3: {}",
                c.id
            );
        }
        // It is bought by the buyers of the culture's good.
        let mut t = visit(edition, "humans", "ice_city_hoth_base", false);
        lay(&mut t, &[("factory.graw", "hold:0", 1)]);
        draws(&mut t, &[0]);
        t.act("sell factory.graw");
        assert_eq!(money(&mut t), 1200, "MOV-7.4.3");
    }
}

#[test]
fn mov_7_4_4_it_comes_back_out_of_the_cup() {
    for edition in BOTH {
        let mut t = visit(edition, "humans", "ice_city_hoth_base", false);
        meet(&mut t, "graw", "rogue");
        t.edit(&["place factory_deed.graw deeds:1"]);
        lay(&mut t, &[("factory.graw", "hold:0", 1)]);
        let size = t.zone("cup").len();
        // The token that was just put in is drawn again: the last place in the cup (MOV-8.1.2).
        draws(&mut t, &[size]);
        t.act("sell factory.graw");
        assert_eq!(count(&mut t, "market:graw", "factory.graw"), 1, "MOV-7.4.4");
        trade_at(&mut t, "rogue_city_rain_city", false);
        assert!(t.offered("buy factory.graw"), "MOV-7.4.4");
    }
}

#[test]
fn mov_7_4_5_the_owner_earns_on_its_own_purchase_too() {
    for edition in BOTH {
        // X125: 120 credits, own factory, a good for 100: 70 are left.
        let mut t = visit(edition, "graw", "ice_city_hoth_base", false);
        t.edit(&["place factory_deed.graw deeds:0", "purse credits:0 120"]);
        t.act("buy factory.graw");
        assert_eq!(money(&mut t), 70, "MOV-7.4.5");
    }
}

#[test]
fn mov_7_6_1_the_science_fixes_the_equipment() {
    let price = |kind: &str| match kind {
        "shield" => 60,
        "yellow_drive" => 80,
        "red_drive" => 120,
        _ => 300,
    };
    for edition in BOTH {
        for c in &printed(edition).cultures {
            let sells = match c.science {
                Science::Biotech => Some("shield"),
                Science::Industry => Some("yellow_drive"),
                Science::Technology => Some("red_drive"),
                Science::Metaphysics => Some("combined_drive"),
                Science::Primitive => None,
            };
            let mut t = visit(edition, &c.id, "ice_city_hoth_base", false);
            for kind in ["shield", "yellow_drive", "red_drive", "combined_drive"] {
                if sells != Some(kind) {
                    assert_eq!(t.refused(&format!("buy {kind}")), "MOV-7.6.1", "{} {kind}", c.id);
                }
            }
            if let Some(kind) = sells {
                t.act(&format!("buy {kind}"));
                assert_eq!(money(&mut t), 1000 - price(kind), "MOV-7.6.1");
            } else {
                assert_eq!(
                    why(&mut t, "buy shield").1,
                    format!("Shield: the {} are a Primitive culture and sell no equipment", c.name)
                );
            }
        }
    }
}

#[test]
fn mov_7_6_2_first_shield_to_the_hull_all_else_into_holds() {
    for edition in BOTH {
        let mut t = visit(edition, "nillis", "ice_city_hoth_base", false);
        t.acts(&["buy shield", "buy shield"]);
        assert_eq!(
            (t.zone("hull:0"), t.zone("hold:0")),
            (vec!["shield".to_owned()], vec!["shield".to_owned()]),
            "MOV-7.6.2"
        );
        let mut t = visit(edition, "humans", "ice_city_hoth_base", false);
        t.act("buy red_drive");
        assert_eq!((t.zone("hull:0").len(), t.zone("hold:0").len()), (0, 1), "MOV-7.6.2");
    }
}

#[test]
fn mov_7_6_3_several_drives_of_one_kind_may_be_owned() {
    for edition in BOTH {
        let mut t = visit(edition, "humans", "ice_city_hoth_base", false);
        t.acts(&["buy red_drive", "buy red_drive"]);
        assert_eq!(count(&mut t, "hold:0", "red_drive"), 2, "MOV-7.6.3");
    }
}

#[test]
fn mov_7_6_4_no_discount_at_home_but_for_deeds() {
    for edition in BOTH {
        // Seat 0 plays the Humans.
        let mut t = visit(edition, "humans", "ice_city_hoth_base", false);
        t.act("buy good.humans");
        assert_eq!(money(&mut t), 880, "MOV-7.6.4");
        t.act("buy red_drive");
        assert_eq!(money(&mut t), 760, "MOV-7.6.4");
        t.act("buy-ship class.clipper");
        assert_eq!(money(&mut t), 760 - 90, "MOV-7.6.4");
    }
}

#[test]
fn mov_7_7_4_relics_are_sold_where_they_were_traded_in() {
    for edition in BOTH {
        let mut t = visit(edition, "dell", "ice_city_hoth_base", false);
        lay(&mut t, &[("relic.spy_eye", "market:dell", 1), ("relic.air_foil", "removed", 1)]);
        assert_eq!(
            why(&mut t, "buy relic.air_foil"),
            ("MOV-7.7.4", "That relic is not for sale here".to_owned())
        );
        t.act("buy relic.spy_eye");
        assert_eq!(
            (money(&mut t), t.zone("relics:0")),
            (900, vec!["relic.spy_eye".to_owned()]),
            "MOV-7.7.4"
        );
    }
    // The Base sells those that were bartered there (2012).
    let mut t = StudyTable::new("2012", 3);
    trade_at(&mut t, "galactic_base", false);
    lay(&mut t, &[("relic.spy_eye", "relics:0", 1)]);
    t.acts(&["trade-in relic.spy_eye", "buy relic.spy_eye"]);
    assert_eq!(money(&mut t), 950, "MOV-7.7.4");
}

#[test]
fn mov_7_7_5_a_relic_is_a_buy_and_takes_no_room() {
    for edition in BOTH {
        let mut t = visit(edition, "dell", "ice_city_hoth_base", true);
        lay(&mut t, &[("relic.spy_eye", "market:dell", 1), ("good.zum", "hold:0", 2)]);
        t.act("buy relic.spy_eye");
        assert_eq!(t.dial("buys"), 1, "MOV-7.7.5");
        assert_eq!(t.refused("buy yellow_drive"), "MOV-7.2.2");
    }
}
