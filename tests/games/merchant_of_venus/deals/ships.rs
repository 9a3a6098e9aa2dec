//! Buying ships (MOV-7.2.7, MOV-7.7): who sells which, what the old one brings, what does not come
//! along.

use super::{at_port, class, mark, money, printed, settle, visit};
use crate::common::merchant_of_venus::{BOTH, StudyTable};

#[test]
fn mov_7_7_1_who_sells_which_ship() {
    for edition in BOTH {
        // MOV-7.7.1: Industry sells Transport and Freighter, Technology Scout and Clipper.
        let mut t = visit(edition, "dell", "water_city_wet_willy", false);
        assert_eq!(
            t.offers_of("buy-ship"),
            ["buy-ship class.transport", "buy-ship class.freighter"]
        );
        assert_eq!(t.refused("buy-ship class.clipper"), "MOV-7.7.1");
        let mut t = visit(edition, "yxklyx", "water_city_wet_willy", false);
        assert_eq!(t.offers_of("buy-ship"), ["buy-ship class.clipper"]);
        assert_eq!(t.refused("buy-ship class.freighter"), "MOV-7.7.1");
        for (culture, science) in
            [("nillis", "Biotech"), ("volois", "Metaphysics"), ("graw", "Primitive")]
        {
            let mut t = visit(edition, culture, "water_city_wet_willy", false);
            assert!(t.offers_of("buy-ship").is_empty(), "{science} sells no ships");
            assert_eq!(t.refused("buy-ship class.clipper"), "MOV-7.7.1");
        }
        // The Base sells all four, for the difference.
        let mut t = at_base(edition);
        t.edit(&["mark ship.0 2"]);
        assert_eq!(
            t.offers_of("buy-ship"),
            ["buy-ship class.scout", "buy-ship class.clipper", "buy-ship class.freighter"]
        );
        t.act("buy-ship class.freighter");
        assert_eq!((money(&mut t), class(&mut t, 0).as_str()), (1000 - (300 - 120), "freighter"));
    }
}

/// At the Base after a stay, with 1000 credits.
fn at_base(edition: &str) -> StudyTable {
    let mut t = StudyTable::new(edition, 3);
    t.edit(&["dial phase 3", "purse credits:0 1000"]);
    t
}

#[test]
fn mov_7_7_1_x106_scout_to_clipper_uses_both_actions() {
    for edition in BOTH {
        // X106, MOV-7.7.1, MOV-7.2.7: 120 - 30 = 90.
        let mut t = visit(edition, "yxklyx", "water_city_wet_willy", true);
        t.edit(&["purse credits:0 90", "place good.shenna hold:0"]);
        assert!(t.offered("sell good.shenna"), "MOV-7.2.4");
        t.act("buy-ship class.clipper");
        assert_eq!((money(&mut t), class(&mut t, 0).as_str()), (0, "clipper"));
        assert_eq!((t.dial("buys"), t.dial("sells"), t.dial("barter-credit")), (1, 1, 0));
        t.edit(&["purse credits:0 500"]);
        assert_eq!(t.refused("buy good.yxklyx"), "MOV-7.2.2");
        assert_eq!(t.refused("sell good.shenna"), "MOV-7.2.2");
    }
}

#[test]
fn mov_7_2_7_x107_one_action_spent_is_too_few() {
    for edition in BOTH {
        // X107, MOV-7.2.7: a good was sold already; or something was bought already.
        for spent in ["dial sells 1", "dial buys 1"] {
            let mut t = visit(edition, "yxklyx", "water_city_wet_willy", true);
            t.edit(&[spent]);
            assert_eq!(t.refused("buy-ship class.clipper"), "MOV-7.2.7", "{spent}");
            // MOV-7.2.1: after a stay there is no limit.
            t.edit(&["dial limited 0"]);
            assert!(t.offered("buy-ship class.clipper"));
        }
    }
}

/// MOV-7.7.1: the full difference is due.
#[test]
fn mov_7_7_1_the_full_difference_is_due() {
    for edition in BOTH {
        let mut t = visit(edition, "yxklyx", "water_city_wet_willy", false);
        t.edit(&["purse credits:0 89"]);
        let no = t.refusal("buy-ship class.clipper");
        assert_eq!((no.rule.0, no.message.key), ("MOV-7.1.3", "mov-no-ship-too-dear"));
        // Barter credit fills the gap (MOV-10.1.2).
        t.edit(&["dial barter-credit 30"]);
        t.act("buy-ship class.clipper");
        assert_eq!((money(&mut t), t.dial("barter-credit")), (29, 0));
    }
}

#[test]
fn mov_7_7_2_x108_a_dearer_old_ship_leaves_barter_credit() {
    for edition in BOTH {
        // X108, MOV-7.7.2: 150 - 60 = 90, lost at the end of the turn if unspent.
        let mut t = at_base(edition);
        t.edit(&["mark ship.0 3", "purse credits:0 0"]);
        t.act("buy-ship class.scout");
        assert_eq!(
            (money(&mut t), t.dial("barter-credit"), class(&mut t, 0).as_str()),
            (0, 90, "scout")
        );
        // It buys from the same seller in this turn: a Clipper for 120 - 30.
        assert!(t.offered("buy-ship class.clipper"));
        t.act("end-turn");
        assert_eq!((t.purse("credits:0"), t.dial("barter-credit")), (0, 0), "MOV-10.1.2");
        assert!(t.said("mov-log-barter-lost", None));
    }
}

#[test]
fn mov_7_7_3_what_does_not_fit_stays_behind() {
    for edition in BOTH {
        let mut t = at_base(edition);
        let passenger = if edition == "1988" {
            "passenger.fare_graw_qossuth"
        } else {
            "passenger.passenger_cartographer"
        };
        t.edit(&[
            "mark ship.0 3",
            "place shield hull:0",
            "place red_drive hold:0",
            "place relic.spy_eye relics:0",
            "place good.graw hold:0",
        ]);
        // MOV-7.7.3: pieces got this turn may be left behind too.
        t.edit(&[
            "place good.dell hold:0",
            "mark good.dell 2",
            &format!("place {passenger} hold:0"),
        ]);
        let (cup, stock) = (t.zone("cup").len(), t.zone("stock:red_drive").len());
        t.act("buy-ship class.clipper");
        // 1 + 2 + 2 + 1 = 6 of 4: the new ship waits.
        assert_eq!((t.question(), class(&mut t, 0).as_str()), ("surplus", "freighter"));
        let mut offered = t.offers();
        offered.sort();
        let mut wanted = vec![
            "discard good.dell".to_owned(),
            "discard good.graw".to_owned(),
            "discard red_drive".to_owned(),
            format!("discard {passenger}"),
        ];
        wanted.sort();
        assert_eq!(offered, wanted, "nothing else is done before that");
        assert_eq!(t.refused("end-turn"), "MOV-7.7.3");
        assert_eq!(t.refused("discard relic.spy_eye"), "MOV-10.4.5");
        t.act("discard red_drive");
        assert_eq!((t.question(), t.zone("stock:red_drive").len()), ("surplus", stock + 1));
        // MOV-10.4.3: through the cup, whose size stays, and nothing is paid.
        let before = money(&mut t);
        t.act("discard good.dell");
        assert_eq!((t.zone("cup").len(), money(&mut t)), (cup, before));
        assert_eq!((t.question(), class(&mut t, 0).as_str()), ("trade", "clipper"));
        assert_eq!(
            (t.zone("hull:0"), t.zone("relics:0")),
            (vec!["shield".to_owned()], vec!["relic.spy_eye".to_owned()]),
            "all else comes along"
        );
        assert_eq!(t.dial("new-ship"), 0);
    }
}

/// MOV-7.7.3: the position can be edited while cargo is chosen.
#[test]
fn mov_7_7_3_the_position_can_be_edited_while_cargo_is_chosen() {
    for edition in BOTH {
        let mut t = at_base(edition);
        t.edit(&[
            "mark ship.0 3",
            "place good.dell hold:0",
            "place good.graw hold:0",
            "place good.zum hold:0",
        ]);
        t.act("buy-ship class.scout");
        t.edit(&["purse credits:1 7"]);
        assert_eq!(t.question(), "surplus");
        t.edit(&["place good.dell cup"]);
        assert_eq!((t.question(), class(&mut t, 0).as_str()), ("trade", "scout"));
    }
}

#[test]
fn mov_7_7_3_the_class_already_flown_is_refused() {
    for edition in BOTH {
        let mut t = at_base(edition);
        assert_eq!(t.refused("buy-ship class.scout"), "MOV-7.7.3");
        t.edit(&["mark ship.0 1"]);
        assert_eq!(t.refused("buy-ship class.clipper"), "MOV-7.7.3");
    }
}

#[test]
fn mov_7_7_4_a_relic_traded_in_is_for_sale_there() {
    for edition in BOTH {
        let mut t = visit(edition, "dell", "water_city_wet_willy", false);
        t.relic("jump_start");
        t.act("trade-in relic.jump_start");
        assert_eq!(t.dial("barter-credit"), 60);
        // MOV-7.7.4: for its full price, and MOV-7.7.5: as a buy that takes no room.
        t.edit(&["place good.graw hold:0", "place good.zum hold:0"]);
        t.act("buy relic.jump_start");
        assert_eq!((money(&mut t), t.dial("barter-credit"), t.dial("buys")), (1000 - 60, 0, 1));
        assert_eq!(t.zone("relics:0"), ["relic.jump_start"]);
    }
}

/// MOV-7.7.5: a relic is a counted buy.
#[test]
fn mov_7_7_5_a_relic_is_a_counted_buy() {
    for edition in BOTH {
        let mut t = visit(edition, "dell", "water_city_wet_willy", true);
        t.edit(&["place relic.spy_eye market:dell", "dial buys 1"]);
        assert_eq!(t.refused("buy relic.spy_eye"), "MOV-7.2.2");
    }
}

/// MOV-9.2.3: a ship counts once for the port owner in 2012.
#[test]
fn mov_9_2_3_a_ship_counts_once_for_the_port_owner_in_2012() {
    // Scout to Clipper: 90 credits spent and a trade-in of 30; paid when the turn ends.
    let mut t = at_port("2012", "yxklyx", "water_01", 1);
    let before = t.purse("credits:1");
    t.act("buy-ship class.clipper");
    assert_eq!((t.dial("commission-base"), t.purse("credits:1")), (120, before));
    t.act("end-turn");
    assert_eq!(t.purse("credits:1"), before + 12);
    // Transport to Clipper: the trade-in of 120 counts, no credits are spent.
    let mut t = at_port("2012", "yxklyx", "water_01", 1);
    t.edit(&["mark ship.0 2"]);
    t.act("buy-ship class.clipper");
    assert_eq!((t.dial("commission-base"), t.dial("barter-credit"), money(&mut t)), (120, 0, 1000));
    // A red drive in trade (60), then the Clipper: 60, 30 of the old ship and the 30 credits that
    // are missing.
    let mut t = at_port("2012", "yxklyx", "water_01", 1);
    t.edit(&["place red_drive hold:0"]);
    t.acts(&["trade-in red_drive", "buy-ship class.clipper"]);
    assert_eq!((t.dial("commission-base"), money(&mut t)), (120, 970));
}

/// MOV-9.2.2: price and trade in of a ship both count in 1988.
#[test]
fn mov_9_2_2_price_and_trade_in_of_a_ship_both_count_in_1988() {
    // Scout to Clipper: 120 and 30, at once.
    let mut t = at_port("1988", "yxklyx", "water_01", 1);
    let before = t.purse("credits:1");
    t.act("buy-ship class.clipper");
    assert_eq!((t.purse("credits:1"), t.dial("commission-base")), (before + 15, 0));
    // With a red drive in trade: 60, 30 and 120.
    let mut t = at_port("1988", "yxklyx", "water_01", 1);
    t.edit(&["place red_drive hold:0"]);
    t.acts(&["trade-in red_drive", "buy-ship class.clipper"]);
    assert_eq!(t.purse("credits:1"), before + 21);
}

/// MOV-7.2.1: ships are sold without limit at ports.
#[test]
fn mov_7_2_1_ships_are_sold_without_limit_at_ports() {
    for edition in BOTH {
        let mut t = at_port(edition, "yxklyx", "water_01", 1);
        settle(&mut t, "graw", "giant");
        t.edit(&["dial moved 1", "dial sells 3", "dial buys 3"]);
        t.acts(&["buy-ship class.clipper", "buy-ship class.scout", "buy-ship class.clipper"]);
        assert_eq!(mark(&mut t, "ship.0"), 1);
    }
}

#[test]
fn mov_7_7_3_a_passenger_left_behind_at_the_destination_pays_in_1988() {
    for (edition, passenger, paid) in [
        ("1988", "passenger.fare_base_dell", true),
        ("2012", "passenger.passenger_clockmaker", false),
    ] {
        let level = printed(edition);
        let rider = level.passengers.iter().find(|p| passenger.ends_with(&p.id)).unwrap();
        let caravanserai::games::merchant_of_venus::level::Endpoint::Culture(to) = rider.to else {
            panic!("{passenger} wants to go to a culture")
        };
        assert_eq!(level.culture(to).id, "dell", "it sells Transports");
        let mut t = visit(edition, "dell", "water_city_wet_willy", false);
        t.edit(&["mark ship.0 3", "place good.dell hold:0", "place good.graw hold:0"]);
        t.edit(&["place good.cholos hold:0", &format!("place {passenger} hold:0")]);
        // 2 + 2 + 2 + 1 = 7 of the 6 of a Transport.
        t.act("buy-ship class.transport");
        assert_eq!(t.question(), "surplus", "{edition}");
        let before = money(&mut t);
        t.act(&format!("discard {passenger}"));
        let fare = if paid { i64::from(rider.fare) } else { 0 };
        assert_eq!(money(&mut t) - before, fare, "MOV-7.7.3, MOV-8.3.4: {edition}");
        assert_eq!((t.question(), class(&mut t, 0).as_str()), ("trade", "transport"));
        assert_eq!(t.zone("hold:0").len(), 3, "the goods come along");
    }
}
