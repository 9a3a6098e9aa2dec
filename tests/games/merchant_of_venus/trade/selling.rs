//! Selling (MOV-7.5), the cup (MOV-8.1) and demands (MOV-8.2).

use super::*;
use crate::common::merchant_of_venus::BOTH;

#[test]
fn mov_7_5_1_the_bank_pays_the_value_and_the_token_goes_into_the_cup() {
    // X77: three Bionic Perfume after a stay, 140 each.
    let mut t = visit("2012", "graw", "ice_city_hoth_base", false);
    t.edit(&["mark ship.0 3"]);
    lay(&mut t, &[("good.nillis", "hold:0", 3)]);
    draws(&mut t, &[0, 0, 0]);
    let size = t.zone("cup").len();
    for sold in 1..=3 {
        t.act("sell good.nillis");
        assert_eq!((money(&mut t), drawn(&t)), (1000 + 140 * sold, 1), "MOV-7.5.1");
    }
    assert_eq!(t.zone("cup").len(), size, "MOV-8.1.1");
    assert_eq!(count(&mut t, "cup", "good.nillis"), 3, "MOV-7.5.1");
    assert_eq!(told(&t)[0], "A sells Bionic Perfume to the Graw for 140 cr");
}

#[test]
fn mov_7_5_2_who_buys() {
    // X81: 9a and 9b of 1988 never buy from each other.
    let mut t = visit("1988", "wollow", "ice_city_hoth_base", false);
    lay(&mut t, &[("good.cholos", "hold:0", 1)]);
    assert_eq!(
        why(&mut t, "sell good.cholos"),
        ("MOV-7.5.2", "The Wollow do not buy Designer Genes".to_owned())
    );
    for buyer in ["qossuth", "nillis", "volois", "graw"] {
        let mut t = visit("1988", buyer, "ice_city_hoth_base", false);
        lay(&mut t, &[("good.cholos", "hold:0", 1)]);
        assert!(t.offered("sell good.cholos"), "MOV-7.5.2: {buyer}");
    }
    // X82: in 2012 the Wollow are 13, and the Cholos' goods go to 13.
    let mut t = visit("2012", "wollow", "ice_city_hoth_base", false);
    lay(&mut t, &[("good.cholos", "hold:0", 1)]);
    draws(&mut t, &[0]);
    t.act("sell good.cholos");
    assert_eq!(money(&mut t), 1120, "MOV-7.5.2");
    // X83: goods of 1a at 4b.
    let mut t = visit("1988", "humans", "ice_city_hoth_base", false);
    lay(&mut t, &[("good.nillis", "hold:0", 1)]);
    t.act("sell good.nillis");
}

#[test]
fn mov_7_5_3_only_goods_are_sold_for_money() {
    for edition in BOTH {
        let mut t = visit(edition, "dell", "ice_city_hoth_base", false);
        lay(
            &mut t,
            &[
                ("relic.air_foil", "relics:0", 1),
                ("shield", "hull:0", 1),
                ("card.graw", "cards:0", 1),
                ("factory_deed.dell", "deeds:0", 1),
            ],
        );
        for kind in ["relic.air_foil", "shield", "class.scout", "card.graw", "factory_deed.dell"] {
            assert_eq!(
                why(&mut t, &format!("sell {kind}")),
                ("MOV-7.5.3", "Only goods are sold for money".to_owned()),
                "{kind}"
            );
        }
    }
}

#[test]
fn mov_7_5_4_a_culture_takes_any_number() {
    for edition in BOTH {
        let mut t = visit(edition, "nillis", "ice_city_hoth_base", false);
        t.edit(&["mark ship.0 3"]);
        lay(&mut t, &[("good.cholos", "hold:0", 5)]);
        draws(&mut t, &[0, 0, 0, 0, 0]);
        t.acts(&["sell good.cholos"; 5]);
        assert_eq!(money(&mut t), 1600, "MOV-7.5.4");
    }
}

#[test]
fn mov_8_1_1_as_many_are_drawn_as_go_in() {
    for edition in BOTH {
        let mut t = visit(edition, "nillis", "ice_city_hoth_base", false);
        lay(&mut t, &[("good.cholos", "hold:0", 2)]);
        let size = t.zone("cup").len();
        t.act("sell good.cholos");
        assert_eq!((t.zone("cup").len(), drawn(&t)), (size, 1), "MOV-8.1.1");
        t.act("discard good.cholos");
        assert_eq!((t.zone("cup").len(), drawn(&t)), (size, 1), "MOV-8.1.1");
    }
}

#[test]
fn mov_8_1_2_all_tokens_go_in_before_any_is_drawn() {
    for edition in BOTH {
        let mut t = visit(edition, "humans", "ice_city_hoth_base", false);
        lay(&mut t, &[("good.graw", "hold:0", 1), ("demand.humans.graw", "market:humans", 1)]);
        let size = t.zone("cup").len();
        // The two that went in are drawn again: good and demand lie on top.
        draws(&mut t, &[size + 1, size]);
        t.act("sell good.graw");
        assert_eq!(count(&mut t, "market:humans", "demand.humans.graw"), 1, "MOV-8.1.2");
        assert_eq!(count(&mut t, "supply:graw", "good.graw"), 6, "MOV-8.1.2");
    }
}

#[test]
fn mov_8_1_3_where_drawn_tokens_go() {
    for edition in BOTH {
        let base = if edition == "2012" {
            "passenger.passenger_clockmaker"
        } else {
            "passenger.fare_base_dell"
        };
        for (token, zone) in
            [("demand.niks.graw", "market:niks"), ("demand.zum.dell", "supply:zum"), (base, "base")]
        {
            // X88: a demand of a culture that nobody knows waits in its supply area.
            let mut t = visit(edition, "nillis", "ice_city_hoth_base", false);
            meet(&mut t, "niks", "rogue");
            lay(&mut t, &[("good.cholos", "hold:0", 1)]);
            draw(&mut t, token);
            t.act("sell good.cholos");
            assert_eq!(count(&mut t, zone, token), 1, "MOV-8.1.3: {token}");
        }
    }
}

#[test]
fn mov_8_1_4_what_is_placed_can_be_used_at_once() {
    for edition in BOTH {
        let mut t = visit(edition, "humans", "ice_city_hoth_base", false);
        lay(&mut t, &[("good.graw", "hold:0", 2)]);
        draw(&mut t, "demand.humans.graw");
        t.act("sell good.graw");
        assert_eq!(money(&mut t), 1080);
        t.act("sell good.graw");
        assert_eq!(money(&mut t), 1080 + 120, "MOV-8.1.4");
    }
}

#[test]
fn mov_8_1_5_all_draws_are_public() {
    for edition in BOTH {
        let mut t = visit(edition, "nillis", "ice_city_hoth_base", false);
        lay(&mut t, &[("good.cholos", "hold:0", 1)]);
        draw(&mut t, "demand.zum.dell");
        t.act("sell good.cholos");
        assert!(t.said("mov-log-drawn-demand-supply", None), "MOV-8.1.5");
        assert_eq!(
            told(&t)[1],
            "The cup gives a demand: the Zum will want Finest Dust once they are met, for 50 cr more"
        );
    }
}

/// Sells goods one by one where two demands wait, and returns what each sale brought and how many
/// tokens were drawn.
fn with_two_demands(edition: &str, good: &str, buyer: &str, sales: usize) -> Vec<(i64, usize)> {
    let mut t = visit(edition, buyer, "ice_city_hoth_base", false);
    t.edit(&["mark ship.0 3"]);
    let (kind, demand, market) =
        (format!("good.{good}"), format!("demand.{buyer}.{good}"), format!("market:{buyer}"));
    lay(&mut t, &[(&kind, "hold:0", sales), (&demand, &market, 2)]);
    // Nothing that matters is drawn.
    draws(&mut t, &[0; 6][..(2 * sales).min(6)]);
    (0..sales)
        .map(|_| {
            let before = money(&mut t);
            t.act(&format!("sell {kind}"));
            (money(&mut t) - before, drawn(&t))
        })
        .collect()
}

#[test]
fn mov_8_2_1_all_matching_demands_pay_and_one_is_used_up() {
    // X78, X79: two demands of 40: 160, 120, 80; two, two and one token are drawn.
    for edition in BOTH {
        assert_eq!(
            with_two_demands(edition, "graw", "humans", 3),
            [(160, 2), (120, 2), (80, 1)],
            "MOV-8.2.1"
        );
    }
    // X80: Melf Pelts at the Yxklyx.
    for edition in BOTH {
        assert_eq!(
            with_two_demands(edition, "shenna", "yxklyx", 2),
            [(210, 2), (160, 2)],
            "MOV-8.2.1"
        );
    }
}

#[test]
fn mov_8_2_2_goods_are_sold_one_by_one() {
    for edition in BOTH {
        let mut t = visit(edition, "humans", "ice_city_hoth_base", false);
        lay(&mut t, &[("good.graw", "hold:0", 2)]);
        t.act("sell good.graw");
        assert_eq!(count(&mut t, "hold:0", "good.graw"), 1, "MOV-8.2.2");
    }
}

#[test]
fn mov_8_2_3_equal_bonuses_ask_nothing() {
    for edition in BOTH {
        let level = printed(edition);
        for d in &level.demands {
            let same =
                level.demands.iter().filter(|o| o.at == d.at && o.good_of == d.good_of).count();
            assert_eq!(same, 1, "MOV-8.2.3: one bonus for a good at a culture");
        }
        let mut t = visit(edition, "humans", "ice_city_hoth_base", false);
        lay(&mut t, &[("good.graw", "hold:0", 1), ("demand.humans.graw", "market:humans", 2)]);
        t.act("sell good.graw");
        assert_eq!(t.question(), "trade", "MOV-8.2.3");
    }
}

#[test]
fn mov_8_2_4_factory_goods_and_demands() {
    for edition in BOTH {
        // X87: Dribble Glass of 1988 is not Finest Dust; in 2012 the factory good is.
        let mut t = visit(edition, "shenna", "ice_city_hoth_base", false);
        lay(&mut t, &[("factory.dell", "hold:0", 1), ("demand.shenna.dell", "market:shenna", 1)]);
        draws(&mut t, &[0, 0]);
        t.act("sell factory.dell");
        let (price, left) = if edition == "2012" { (250, 0) } else { (200, 1) };
        assert_eq!(money(&mut t), 1000 + price, "MOV-8.2.4");
        assert_eq!(count(&mut t, "market:shenna", "demand.shenna.dell"), left, "MOV-8.2.4");
    }
}

#[test]
fn mov_8_2_5_a_demand_is_always_met() {
    for edition in BOTH {
        let mut t = visit(edition, "humans", "ice_city_hoth_base", false);
        lay(&mut t, &[("good.graw", "hold:0", 1), ("demand.humans.graw", "market:humans", 1)]);
        assert_eq!(t.offers_of("sell"), ["sell good.graw"], "MOV-8.2.5: one way to sell it");
        draws(&mut t, &[0, 0]);
        t.act("sell good.graw");
        assert_eq!(count(&mut t, "market:humans", "demand.humans.graw"), 0, "MOV-8.2.5");
    }
}

#[test]
fn mov_8_2_6_the_value_and_not_the_price_is_paid() {
    // Glorious Junk costs 30 and is worth 80.
    let mut t = visit("2012", "humans", "ice_city_hoth_base", false);
    lay(&mut t, &[("good.graw", "hold:0", 1), ("demand.humans.graw", "market:humans", 1)]);
    t.act("sell good.graw");
    assert_eq!(money(&mut t), 1120, "MOV-8.2.6");
}
