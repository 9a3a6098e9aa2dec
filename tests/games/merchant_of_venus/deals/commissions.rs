//! What owners of ports and factories earn (MOV-9.2, MOV-9.4).

use super::{at_port, factory, known, money, trade, visit};
use crate::common::merchant_of_venus::BOTH;

/// What seat 1 has more at the end of the turn, and what it has more before that.
fn earned(t: &mut super::StudyTable, actions: &[&str]) -> (i64, i64) {
    let before = t.purse("credits:1");
    t.acts(actions);
    let at_once = t.purse("credits:1") - before;
    t.act("end-turn");
    (at_once, t.purse("credits:1") - before)
}

#[test]
fn mov_9_2_1_the_bank_pays_the_commission() {
    for edition in BOTH {
        // MOV-9.2.1: the trader pays the normal amount; also on the owner's own trade.
        let mut t = at_port(edition, "volois", "rogue_01", 0);
        t.acts(&["buy good.volois", "end-turn"]);
        assert_eq!(money(&mut t), 1000 - 140 + 14);
    }
}

#[test]
fn mov_9_2_2_x127_a_sale_of_120_earns_12() {
    // X127, MOV-9.2.2: a Human sells Designer Genes at the port of the Eeepeep player.
    let mut t = at_port("1988", "nillis", "moon_01", 1);
    t.edit(&["place good.cholos hold:0"]);
    assert_eq!(earned(&mut t, &["sell good.cholos"]), (12, 12));
    assert_eq!(money(&mut t), 1120);
}

#[test]
fn mov_9_2_3_x126_300_and_320_make_62() {
    for edition in BOTH {
        // X126, MOV-9.2.3: the goods of the Eeepeep (300) to the Qossuth, two of theirs (160) in
        // return.
        let mut t = at_port(edition, "qossuth", "moon_01", 1);
        t.edit(&["place good.eeepeep hold:0"]);
        let at_once = if edition == "1988" { 62 } else { 0 };
        assert_eq!(
            earned(&mut t, &["sell good.eeepeep", "buy good.qossuth", "buy good.qossuth"]),
            (at_once, 62)
        );
        assert_eq!(money(&mut t), 1000 + 300 - 320);
    }
}

/// MOV-9.2.3: barter credit counts once in 2012.
#[test]
fn mov_9_2_3_barter_credit_counts_once_in_2012() {
    // A yellow drive in trade (40), then a good for 140: in 2012 40 and the 100 paid on top, in
    // 1988 40 and 140.
    for (edition, sum) in [("2012", 140), ("1988", 180)] {
        let mut t = at_port(edition, "volois", "rogue_01", 1);
        t.edit(&["place yellow_drive hold:0"]);
        let at_once = if edition == "1988" { sum / 10 } else { 0 };
        assert_eq!(
            earned(&mut t, &["trade-in yellow_drive", "buy good.volois"]),
            (at_once, sum / 10)
        );
        assert_eq!(money(&mut t), 900);
    }
}

/// MOV-9.2.2: a deed counts with the price paid.
#[test]
fn mov_9_2_2_a_deed_counts_with_the_price_paid() {
    for edition in BOTH {
        // MOV-9.5.1: the commission counts the price paid, here that of the guests.
        let mut t = at_port(edition, "volois", "rogue_01", 1);
        assert_eq!(earned(&mut t, &["buy-port rogue_04"]).1, 20);
        // At home, 160.
        let mut t = at_port(edition, "humans", "rogue_01", 1);
        assert_eq!(earned(&mut t, &["buy-port rogue_04"]).1, 16);
    }
}

#[test]
fn mov_9_2_4_x129_no_commission_on_fares() {
    for edition in BOTH {
        // X129, MOV-9.2.4: neither on fares nor on trades with players.
        let passenger = if edition == "1988" {
            "passenger.fare_yxklyx_humans"
        } else {
            "passenger.passenger_lute_maker"
        };
        let mut t = at_port(edition, "humans", "rogue_01", 1);
        t.edit(&[&format!("place {passenger} hold:0"), "place ship.2 space:rogue_01"]);
        assert_eq!(
            earned(
                &mut t,
                &[
                    &format!("set-down {passenger}"),
                    "deal @2",
                    "deal-money 100",
                    "propose",
                    "accept"
                ]
            ),
            (0, 0)
        );
        assert_eq!(money(&mut t), 1000 + 120 - 100);
    }
}

#[test]
fn mov_9_2_5_when_the_commission_is_paid() {
    // 1988: after each transaction, but the full price must be there before it.
    let mut t = at_port("1988", "volois", "rogue_01", 0);
    t.edit(&["purse credits:0 139"]);
    assert_eq!(t.refused("buy good.volois"), "MOV-7.1.3");
    t.edit(&["purse credits:0 140"]);
    t.act("buy good.volois");
    assert_eq!(money(&mut t), 14);
    // 2012: once, when everything is done; it counts in the win check of this turn.
    let mut t = at_port("2012", "volois", "rogue_01", 0);
    t.edit(&["purse credits:0 1927"]);
    t.act("buy good.volois");
    assert_eq!(t.play.fortunes()[0], 1787 + 200);
    t.act("end-turn");
    assert_eq!(t.play.fortunes()[0], 2001);
    assert!(t.play.outcome().is_some_and(|o| o.rule.0 == "MOV-12.2.3"), "MOV-9.2.5");
}

#[test]
fn mov_9_2_6_open_ports_and_cities_pay_none() {
    for edition in BOTH {
        for place in ["polluted_05", "polluted_city_paint_place"] {
            let mut t = known(edition, "volois", place);
            t.marker("open_port", "polluted_05");
            trade(&mut t, place, false);
            t.acts(&["buy good.volois", "buy good.volois", "end-turn"]);
            assert_eq!(
                t.purse("credits:0") + t.purse("credits:1") + t.purse("credits:2"),
                1000 - 280 + 60 + 60,
                "MOV-9.2.6"
            );
        }
    }
}

#[test]
fn mov_9_4_1_x124_x125_x135_half_the_price_for_the_factory() {
    for edition in BOTH {
        // X124: 60 credits and an own factory: the full price first (MOV-7.1.3).
        let mut t = visit(edition, "graw", "giant_city_levitown", false);
        factory(&mut t, "graw", 0);
        t.edit(&["purse credits:0 60"]);
        assert_eq!(t.refused("buy factory.graw"), "MOV-7.1.3");
        // X125: pays 100, gets 50.
        t.edit(&["purse credits:0 120"]);
        t.act("buy factory.graw");
        assert_eq!(money(&mut t), 70);
        // X135, MOV-9.4.1: the factory of another.
        let mut t = visit(edition, "graw", "giant_city_levitown", false);
        factory(&mut t, "graw", 1);
        let before = t.purse("credits:1");
        t.act("buy factory.graw");
        assert_eq!((money(&mut t), t.purse("credits:1")), (900, before + 50));
        // However it is paid: with barter credit, too.
        let mut t = visit(edition, "graw", "giant_city_levitown", false);
        factory(&mut t, "graw", 1);
        t.edit(&["dial barter-credit 100"]);
        t.act("buy factory.graw");
        assert_eq!((money(&mut t), t.purse("credits:1")), (1000, before + 50));
    }
}

#[test]
fn mov_9_4_2_x128_both_commissions_on_the_full_price() {
    for edition in BOTH {
        // X128, MOV-9.4.2: a factory good of 140 at a port: 70 for the factory, 14 for the port.
        let mut t = at_port(edition, "zum", "rogue_01", 2);
        factory(&mut t, "zum", 1);
        let (maker, host) = (t.purse("credits:1"), t.purse("credits:2"));
        t.act("buy factory.zum");
        assert_eq!(t.purse("credits:1"), maker + 70, "at once");
        t.act("end-turn");
        assert_eq!((t.purse("credits:1"), t.purse("credits:2")), (maker + 70, host + 14));
    }
}
