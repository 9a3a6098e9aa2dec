//! Bartering (MOV-10.1), relics in trade (MOV-11.11), and equipment on the hull.

use super::{money, visit, worded};
use crate::common::merchant_of_venus::{BOTH, StudyTable};

#[test]
fn mov_10_1_1_any_culture_takes_any_equipment() {
    for edition in BOTH {
        for culture in ["graw", "nillis", "volois", "dell", "yxklyx"] {
            let mut t = visit(edition, culture, "rogue_city_rain_city", false);
            t.edit(&[
                "place shield hull:0",
                "place red_drive hold:0",
                "place combined_drive hold:0",
                "place relic.spy_eye relics:0",
            ]);
            let mut offers = t.offers_of("trade-in");
            offers.sort();
            assert_eq!(
                offers,
                [
                    "trade-in combined_drive",
                    "trade-in red_drive",
                    "trade-in relic.spy_eye",
                    "trade-in shield"
                ],
                "MOV-10.1.1"
            );
        }
    }
}

#[test]
fn mov_10_1_2_x111_credit_is_lost_at_the_end_of_the_turn() {
    for edition in BOTH {
        // X111, MOV-10.1.2: a yellow drive, and nothing bought.
        let mut t = visit(edition, "graw", "rogue_city_rain_city", true);
        t.edit(&["place yellow_drive hold:0"]);
        let worth = t.play.fortunes()[0];
        t.act("trade-in yellow_drive");
        assert_eq!(
            (t.dial("barter-credit"), t.zone("hold:0").len(), t.play.fortunes()[0]),
            (40, 0, worth),
            "no net worth"
        );
        assert_eq!(worded(&mut t, "end-turn"), "End the turn (barter credit of 40 cr is lost)");
        t.act("end-turn");
        assert_eq!((t.dial("barter-credit"), t.purse("credits:0")), (0, 1000));
    }
}

#[test]
fn mov_10_1_3_x110_half_the_price() {
    // X110, MOV-10.1.3: 160 to pay with 140 and a shield: 130 paid, 10 left. The Qossuth ask 160
    // for their good.
    for edition in BOTH {
        let mut t = visit(edition, "qossuth", "rogue_city_rain_city", true);
        t.edit(&["purse credits:0 140", "place shield hull:0"]);
        assert_eq!(t.refused("buy good.qossuth"), "MOV-7.1.3");
        t.acts(&["trade-in shield", "buy good.qossuth"]);
        assert_eq!((money(&mut t), t.dial("barter-credit")), (10, 0));
        let mut t = visit(edition, "graw", "rogue_city_rain_city", false);
        for (kind, worth) in
            [("shield", 30), ("yellow_drive", 40), ("red_drive", 60), ("combined_drive", 150)]
        {
            t.edit(&[&format!("place {kind} hold:0"), "dial barter-credit 0"]);
            t.act(&format!("trade-in {kind}"));
            assert_eq!(t.dial("barter-credit"), worth, "{kind}");
        }
    }
}

#[test]
fn mov_10_1_4_a_trade_in_is_a_sell() {
    for edition in BOTH {
        let mut t = visit(edition, "graw", "rogue_city_rain_city", true);
        t.edit(&["place yellow_drive hold:0", "place red_drive hold:0"]);
        t.act("trade-in red_drive");
        assert_eq!(
            (t.dial("sells"), t.refused("trade-in yellow_drive")),
            (1, "MOV-7.2.2"),
            "MOV-10.1.4"
        );
        t.edit(&["dial limited 0"]);
        t.act("trade-in yellow_drive");
    }
}

#[test]
fn mov_10_1_5_x112_where_things_go() {
    for edition in BOTH {
        // X112, MOV-10.1.5: a relic to the market of the Dell, for sale there; equipment to its
        // stock.
        let mut t = visit(edition, "dell", "rogue_city_rain_city", false);
        t.relic("air_foil").edit(&["place shield hold:0"]);
        let stock = t.zone("stock:shield").len();
        t.acts(&["trade-in relic.air_foil", "trade-in shield"]);
        assert_eq!(t.dial("barter-credit"), 40 + 30);
        assert!(t.zone("market:dell").contains(&"relic.air_foil".to_owned()));
        assert_eq!(t.zone("stock:shield").len(), stock + 1);
        assert!(t.offered("buy relic.air_foil"));
    }
}

#[test]
fn mov_1_2_5_the_spare_shield_is_traded_in_first() {
    for edition in BOTH {
        let mut t = visit(edition, "dell", "rogue_city_rain_city", false);
        t.edit(&["place shield hull:0", "place shield hold:0"]);
        t.act("trade-in shield");
        assert_eq!((t.zone("hull:0").len(), t.zone("hold:0").len()), (1, 0), "MOV-1.2.5");
        t.act("trade-in shield");
        assert_eq!(t.zone("hull:0").len(), 0);
    }
}

#[test]
fn mov_10_1_6_a_ship_only_for_a_ship() {
    for edition in BOTH {
        let mut t = visit(edition, "dell", "rogue_city_rain_city", false);
        t.edit(&["place good.graw hold:0"]);
        assert_eq!(t.refused("trade-in class.scout"), "MOV-10.1.6");
        assert_eq!(t.refused("trade-in good.graw"), "MOV-7.5.3");
    }
}

#[test]
fn mov_10_1_7_x113_the_base() {
    // X113, MOV-10.1.7: 1988 refuses equipment at the Base, 2012 takes it.
    let at_base = |edition: &str| {
        let mut t = StudyTable::new(edition, 2);
        t.edit(&[
            "dial phase 3",
            "place shield hull:0",
            "place relic.spy_eye relics:0",
            "purse credits:0 100",
        ]);
        t
    };
    let mut t = at_base("1988");
    assert_eq!(t.refused("trade-in shield"), "MOV-10.1.7");
    assert_eq!(t.refused("trade-in relic.spy_eye"), "MOV-10.1.7");
    let mut t = at_base("2012");
    t.acts(&["trade-in shield", "trade-in relic.spy_eye"]);
    assert_eq!(
        (t.dial("barter-credit"), t.zone("base").contains(&"relic.spy_eye".to_owned())),
        (80, true)
    );
    // MOV-7.7.4: the Base sells the relics that were bartered there.
    t.act("buy relic.spy_eye");
    assert_eq!((money(&mut t), t.dial("barter-credit")), (80, 0));
}

#[test]
fn mov_10_1_8_barter_credit_before_money_or_after() {
    for edition in BOTH {
        let mut t = visit(edition, "yxklyx", "rogue_city_rain_city", false);
        assert_eq!(t.refused("barter-first 0"), "MOV-10.1.8", "there is none");
        t.edit(&["place red_drive hold:0"]);
        t.acts(&["trade-in red_drive", "buy good.yxklyx"]);
        assert_eq!(
            (money(&mut t), t.dial("barter-credit")),
            (1000, 10),
            "MOV-10.1.8: credit first"
        );
        t.acts(&["barter-first 0", "buy good.yxklyx"]);
        assert_eq!((money(&mut t), t.dial("barter-credit")), (950, 10));
        // Money first, and credit for what is missing.
        t.edit(&["purse credits:0 45", "mark ship.0 3"]);
        t.act("buy good.yxklyx");
        assert_eq!((money(&mut t), t.dial("barter-credit")), (0, 5));
        // The next turn begins as usual.
        t.act("end-turn");
        assert_eq!(t.dial("barter-first"), 1);
    }
}

#[test]
fn mov_11_11_1_relics_are_bartered_and_traded() {
    for edition in BOTH {
        let mut t = visit(edition, "graw", "rogue_city_rain_city", true);
        t.relic("gate_lock").relic("spy_eye").edit(&["place ship.1 space:rogue_city_rain_city"]);
        t.act("trade-in relic.gate_lock");
        assert_eq!(t.dial("barter-credit"), 50, "MOV-11.11.1");
        t.acts(&["deal @1", "give relic.spy_eye", "propose", "accept"]);
        assert_eq!(t.zone("relics:1"), ["relic.spy_eye"]);
    }
}

#[test]
fn mov_11_12_1_the_laser_relic_can_be_bartered() {
    let mut t = StudyTable::with("1988", 2, &[("laser_relic", 1)]);
    super::settle(&mut t, "graw", "rogue");
    t.at("rogue_city_rain_city").relic("relic_laser").edit(&["dial phase 3"]);
    t.act("trade-in relic.relic_laser");
    assert_eq!(t.dial("barter-credit"), 50, "MOV-11.12.1");
}
