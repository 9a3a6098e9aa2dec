//! What a visit allows (MOV-7.1, MOV-7.2, MOV-7.8).

use super::*;
use crate::common::merchant_of_venus::BOTH;

const LIMIT: &str =
    "You may buy only one thing in the turn you move to a city, a space city or the Base";

#[test]
fn mov_7_1_1_everything_in_any_order_at_a_trading_place() {
    for edition in BOTH {
        let mut t = visit(edition, "nillis", "ice_city_hoth_base", false);
        lay(&mut t, &[("good.cholos", "hold:0", 2)]);
        draws(&mut t, &[0, 0]);
        // MOV-7.1.1: sell, buy, discard, trade in, buy again, with somebody else on the space to
        // trade with.
        t.edit(&["place ship.1 space:ice_city_hoth_base"]);
        t.acts(&[
            "sell good.cholos",
            "buy good.nillis",
            "discard good.cholos",
            "buy shield",
            "trade-in shield",
            "buy good.nillis",
        ]);
        assert!(t.offered("deal @1"), "MOV-7.1.1");
        // In space there is nothing of the kind.
        t.edit(&["place ship.0 space:ice_03", "dial phase 1"]);
        assert_eq!(
            why(&mut t, "buy good.nillis"),
            ("MOV-3.1.4", "Ships can trade only at cities, ports and the Base".to_owned())
        );
    }
}

#[test]
fn mov_7_1_2_only_what_the_culture_sells_and_buys() {
    for edition in BOTH {
        let mut t = visit(edition, "nillis", "ice_city_hoth_base", false);
        lay(&mut t, &[("good.dell", "hold:0", 1), ("good.cholos", "hold:0", 1)]);
        assert_eq!(
            why(&mut t, "buy good.graw"),
            ("MOV-7.1.2", "This culture does not sell that".to_owned())
        );
        assert_eq!(t.offers_of("sell"), ["sell good.cholos"], "MOV-7.1.2");
    }
}

#[test]
fn mov_7_1_3_the_full_price_is_due_at_once() {
    for edition in BOTH {
        let mut t = visit(edition, "graw", "ice_city_hoth_base", false);
        t.edit(&["purse credits:0 20"]);
        assert_eq!(
            why(&mut t, "buy good.graw"),
            ("MOV-7.1.3", "You have 20 cr, the price is 30 cr".to_owned())
        );
        // Barter credit is as good.
        t.edit(&["dial barter-credit 10"]);
        t.act("buy good.graw");
        assert_eq!((money(&mut t), t.dial("barter-credit")), (0, 0), "MOV-7.1.3");
        // X124: the factory's own commission is no advance.
        t.edit(&["place factory_deed.graw deeds:0", "purse credits:0 60"]);
        assert_eq!(t.refused("buy factory.graw"), "MOV-7.1.3");
    }
}

#[test]
fn mov_7_1_4_only_what_is_there() {
    for edition in BOTH {
        // X85: Finest Dust, and the market is empty.
        let mut t = visit(edition, "dell", "ice_city_hoth_base", false);
        lay(&mut t, &[("good.dell", "removed", 6), ("yellow_drive", "removed", 6)]);
        assert_eq!(
            why(&mut t, "buy good.dell"),
            ("MOV-7.1.4", "Finest Dust: none left".to_owned())
        );
        assert_eq!(t.refused("buy yellow_drive"), "MOV-7.1.4");
    }
}

#[test]
fn mov_7_2_1_no_limit_after_a_stay_and_at_ports() {
    for edition in BOTH {
        // A stay, played from the start of the turn.
        let mut t = StudyTable::new(edition, 3);
        meet(&mut t, "graw", "ice");
        t.at("ice_city_hoth_base").edit(&["purse credits:0 500", "mark ship.0 3"]);
        t.acts(&["stay", "buy good.graw", "buy good.graw", "buy good.graw"]);
        // A port and an open port in the turn of arrival.
        for place in ["polluted_01", "polluted_05"] {
            let mut t = StudyTable::new(edition, 3);
            meet(&mut t, "graw", "polluted");
            t.marker("open_port", "polluted_05");
            t.edit(&[
                "place port_deed.polluted_01 deeds:2",
                "purse credits:0 500",
                "mark ship.0 3",
            ]);
            land(&mut t, 0, place);
            t.acts(&["buy good.graw", "buy good.graw", "buy good.graw"]);
            assert_eq!(t.dial("limited"), 0, "MOV-7.2.1: {place}");
        }
    }
}

#[test]
fn mov_7_2_2_one_buy_and_one_sell_in_the_turn_of_arrival() {
    // X76: the Eeepeep player flies to a city of the Nillis with 30 credits and Designer Genes.
    let mut t = StudyTable::new("2012", 3);
    meet(&mut t, "nillis", "jungle");
    t.edit(&["purse credits:1 30"]);
    lay(&mut t, &[("good.cholos", "hold:1", 2)]);
    land(&mut t, 1, "jungle_city_jewelburg");
    draws(&mut t, &[0]);
    t.act("sell good.cholos");
    assert_eq!(t.purse("credits:1"), 150);
    t.act("buy good.nillis");
    assert_eq!(t.purse("credits:1"), 70, "MOV-7.2.2");
    t.edit(&["purse credits:1 500"]);
    assert_eq!(t.refused("buy good.nillis"), "MOV-7.2.2");
    assert_eq!(why(&mut t, "sell good.cholos").0, "MOV-7.2.2");
    // Trading in counts as a sell.
    t.edit(&["place relic.air_foil relics:1"]);
    assert_eq!(t.refused("trade-in relic.air_foil"), "MOV-7.2.2");
}

#[test]
fn mov_7_2_3_coming_back_is_moving() {
    for edition in BOTH {
        // With the Air Foil round to the other city of the planet and back.
        let mut t = StudyTable::new(edition, 3);
        meet(&mut t, "graw", "polluted");
        t.relic("air_foil").at("polluted_city_paint_place").edit(&["purse credits:0 500"]);
        t.fly("head polluted_01", &[1, 1, 3]);
        t.steps(&[
            "polluted_01",
            "polluted_02",
            "polluted_03",
            "polluted_city_poison_park",
            "polluted_city_paint_place",
        ]);
        assert_eq!((t.question(), t.dial("limited")), ("trade", 1), "MOV-7.2.3");
        t.act("buy good.graw");
        assert_eq!(t.refused("buy good.graw"), "MOV-7.2.2");
    }
}

#[test]
fn mov_7_2_4_buy_and_sell_come_in_any_order() {
    for edition in BOTH {
        for order in
            [["buy good.nillis", "sell good.cholos"], ["sell good.cholos", "buy good.nillis"]]
        {
            let mut t = visit(edition, "nillis", "ice_city_hoth_base", true);
            lay(&mut t, &[("good.cholos", "hold:0", 1)]);
            t.acts(&order);
            assert_eq!(money(&mut t), 1000 + 120 - 80, "MOV-7.2.4");
        }
    }
}

#[test]
fn mov_7_2_5_what_is_never_counted() {
    // X92: both spent, and four passengers are set down and picked up all the same.
    for (edition, [down, down2, up, up2]) in [
        ("1988", ["fare_base_graw", "fare_base_dell", "fare_graw_qossuth", "fare_base_cholos"]),
        (
            "2012",
            [
                "passenger_lamplighter",
                "passenger_clockmaker",
                "passenger_cartographer",
                "passenger_botanist",
            ],
        ),
    ] {
        let mut t = visit(edition, "graw", "ice_city_hoth_base", true);
        t.edit(&["dial buys 1", "dial sells 1", "mark ship.0 2"]);
        lay(
            &mut t,
            &[
                (&format!("passenger.{down}"), "hold:0", 1),
                (&format!("passenger.{up}"), "market:graw", 1),
                ("good.zum", "hold:0", 1),
            ],
        );
        t.act(&format!("set-down passenger.{down}"));
        t.act(&format!("board passenger.{up}"));
        t.act("discard good.zum");
        // At the Base as well.
        trade_at(&mut t, "galactic_base", true);
        t.edit(&["dial buys 1", "dial sells 1"]);
        lay(
            &mut t,
            &[(&format!("passenger.{up2}"), "base", 1), (&format!("passenger.{down2}"), "base", 1)],
        );
        t.acts(&[&format!("board passenger.{up2}"), &format!("board passenger.{down2}")]);
        assert_eq!((t.dial("buys"), t.dial("sells")), (1, 1), "MOV-7.2.5");
    }
}

#[test]
fn mov_7_2_6_a_culture_card_is_no_sell() {
    let mut t = visit("1988", "graw", "ice_city_hoth_base", true);
    lay(&mut t, &[("card.graw", "cards:0", 1), ("good.cholos", "hold:0", 1)]);
    t.act("use-card card.graw");
    assert_eq!((t.dial("sells"), t.dial("barter-credit")), (0, 90), "MOV-7.2.6");
    assert!(t.offered("sell good.cholos"), "MOV-7.2.6");
}

#[test]
fn mov_7_2_7_a_ship_uses_buy_and_sell() {
    for edition in BOTH {
        let mut t = visit(edition, "humans", "ice_city_hoth_base", true);
        lay(&mut t, &[("good.graw", "hold:0", 2)]);
        draws(&mut t, &[0]);
        t.act("sell good.graw");
        // X107: the sell is spent.
        assert_eq!(t.refused("buy-ship class.clipper"), "MOV-7.2.7");
        let mut t = visit(edition, "humans", "ice_city_hoth_base", true);
        t.act("buy-ship class.clipper");
        assert_eq!((t.dial("buys"), t.dial("sells")), (1, 1), "MOV-7.2.7");
    }
}

#[test]
fn mov_7_2_8_each_token_is_one_action() {
    for edition in BOTH {
        let mut t = visit(edition, "nillis", "ice_city_hoth_base", false);
        t.edit(&["mark ship.0 3"]);
        lay(&mut t, &[("good.cholos", "hold:0", 2)]);
        t.acts(&[
            "sell good.cholos",
            "sell good.cholos",
            "buy good.nillis",
            "buy shield",
            "buy-factory ice_city_hoth_base",
        ]);
        assert_eq!((t.dial("buys"), t.dial("sells")), (3, 2), "MOV-7.2.8");
    }
}

#[test]
fn mov_7_2_9_the_places_printed_in_space_are_limited_too() {
    for edition in BOTH {
        for place in
            ["biosphere_smoke_ring", "nebula_body_3", "genship_03", "belt_c3_r1", "belt_c6_r3"]
        {
            let mut t = visit(edition, "graw", place, true);
            t.act("buy good.graw");
            assert_eq!(why(&mut t, "buy good.graw"), ("MOV-7.2.9", LIMIT.to_owned()), "{place}");
            // After a turn's stay there is no limit.
            let mut t = visit(edition, "graw", place, false);
            t.acts(&["buy good.graw", "buy good.graw"]);
        }
        // The Base, reached by flying.
        let mut t = StudyTable::new(edition, 3);
        t.edit(&["purse credits:0 1000"]);
        land(&mut t, 0, "galactic_base");
        assert_eq!(t.dial("limited"), 1, "MOV-7.2.9");
        t.act("buy-ship class.clipper");
        assert_eq!(t.refused("buy-ship class.freighter"), "MOV-7.2.7", "MOV-7.2.9");
    }
}

#[test]
fn mov_7_2_10_a_ship_that_rolled_but_could_not_move_has_not_moved() {
    for edition in BOTH {
        // One movement point is too few to leave a surface city.
        let mut t = StudyTable::new(edition, 3);
        meet(&mut t, "graw", "ice");
        t.at("ice_city_hoth_base").edit(&[
            "purse credits:0 500",
            "dial phase 2",
            "dial movement-points 1",
            "dial dice 1",
            "dial die:0 1",
        ]);
        // Nothing can be flown: the position drifts to its end, and the turn passes on without a
        // limit having been set.
        assert_eq!(t.dial("moved"), 0, "MOV-7.2.10");
        assert!(t.offers_of("step").is_empty());
    }
}

#[test]
fn mov_7_8_1_a_sale_step_by_step() {
    for edition in BOTH {
        let mut t = at_port(edition, "humans", "moon_01", 2);
        lay(&mut t, &[("good.graw", "hold:0", 1), ("demand.humans.graw", "market:humans", 1)]);
        let owner = t.purse("credits:2");
        draws(&mut t, &[0, 0]);
        assert_eq!(
            worded(&mut t, "sell good.graw").split(" for ").nth(1),
            Some("120 cr: 80 cr and 40 cr")
        );
        t.act("sell good.graw");
        // MOV-7.8.1: value and bonus paid, good and demand through the cup, two drawn, counted,
        // commission.
        assert_eq!(money(&mut t), 1120, "MOV-7.8.1");
        assert_eq!((drawn(&t), t.dial("sells")), (2, 1), "MOV-7.8.1");
        assert_eq!(count(&mut t, "market:humans", "demand.humans.graw"), 0, "MOV-7.8.1");
        if edition == "2012" {
            assert_eq!(
                (t.dial("commission-base"), t.purse("credits:2")),
                (120, owner),
                "MOV-7.8.1"
            );
            t.act("end-turn");
        }
        assert_eq!(t.purse("credits:2"), owner + 12, "MOV-7.8.1");
    }
}

#[test]
fn mov_7_8_2_a_purchase_step_by_step() {
    for edition in BOTH {
        // X128: a factory good for 140 at somebody's port: the factory's owner gets 70, the port's
        // 14.
        let mut t = at_port(edition, "zum", "moon_01", 2);
        t.edit(&["place factory_deed.zum deeds:1"]);
        let (one, two) = (t.purse("credits:1"), t.purse("credits:2"));
        t.act("buy factory.zum");
        assert_eq!(
            (money(&mut t), t.purse("credits:1"), t.dial("buys")),
            (860, one + 70, 1),
            "MOV-7.8.2"
        );
        assert_eq!(count(&mut t, "hold:0", "factory.zum"), 1, "MOV-7.8.2");
        if edition == "2012" {
            t.act("end-turn");
        }
        assert_eq!(t.purse("credits:2"), two + 14, "MOV-7.8.2");
    }
}

#[test]
fn mov_7_8_3_a_trade_in_step_by_step() {
    for edition in BOTH {
        let mut t = visit(edition, "dell", "ice_city_hoth_base", true);
        lay(&mut t, &[("relic.air_foil", "relics:0", 1), ("shield", "hull:0", 1)]);
        t.act("trade-in relic.air_foil");
        // MOV-7.8.3: the relic to the market, its value as credit, the sell used.
        assert_eq!(count(&mut t, "market:dell", "relic.air_foil"), 1, "MOV-7.8.3");
        assert_eq!((t.dial("barter-credit"), t.dial("sells")), (40, 1), "MOV-7.8.3");
        assert_eq!(t.refused("trade-in shield"), "MOV-7.2.2", "MOV-7.8.3");
    }
}

#[test]
fn mov_7_8_5_the_port_is_paid_at_the_end() {
    // As X126: sold for 250, bought for 30: the owner gets a tenth of 280.
    let mut t = at_port("2012", "graw", "moon_01", 2);
    lay(&mut t, &[("good.qossuth", "hold:0", 1)]);
    let owner = t.purse("credits:2");
    draws(&mut t, &[0, 0]);
    t.acts(&["sell good.qossuth", "buy good.graw"]);
    assert_eq!(t.purse("credits:2"), owner);
    t.act("end-turn");
    assert_eq!(t.purse("credits:2"), owner + 28, "MOV-7.8.5");
}
