//! Ports and factories (MOV-9.1, MOV-9.3, MOV-9.5) and how many of them there are (MOV-1.1.4,
//! MOV-5.1.6).

use super::{at_port, factory, mark, money, port, printed, settle, visit, worded};
use crate::common::merchant_of_venus::BOTH;

#[test]
fn mov_9_1_1_x123_deeds_are_sold_in_their_system_only() {
    for edition in BOTH {
        // X123, MOV-9.1.1: on a Colony World city a Giant Planet port.
        let mut t = visit(edition, "nillis", "colony_city_southern_comfort", false);
        settle(&mut t, "graw", "giant");
        assert_eq!(t.offers_of("buy-port"), ["buy-port colony_01", "buy-port colony_04"]);
        assert_eq!(t.refused("buy-port giant_01"), "MOV-9.1.1");
        assert_eq!(t.refused("buy-factory giant_city_grand_jetee"), "MOV-9.1.1");
        // Nor at the Base.
        t.at("galactic_base");
        assert!(t.offers_of("buy-port").is_empty() && t.offers_of("buy-factory").is_empty());
        assert_eq!(t.refused("buy-port colony_01"), "MOV-9.1.1");
        assert_eq!(t.refused("buy-factory colony_city_shoemaker_levee"), "MOV-9.1.1");
    }
}

#[test]
fn mov_9_1_2_x121_a_port_on_an_orbit_of_choice() {
    for edition in BOTH {
        // X121, MOV-9.1.2: Trapped Rogue Planet, the Volois live there.
        let mut t = visit(edition, "volois", "rogue_city_rain_city", true);
        let bank = t.purse("bank");
        assert_eq!(t.offers_of("buy-port"), ["buy-port rogue_01", "buy-port rogue_04"]);
        assert_eq!(
            worded(&mut t, "buy-port rogue_04"),
            "Build the port at Rainfall (Trapped Rogue Planet) for 200 cr"
        );
        t.act("buy-port rogue_04");
        assert_eq!((money(&mut t), t.purse("bank")), (800, bank + 200));
        assert_eq!(t.zone("deeds:0"), ["port_deed.rogue_04"], "MOV-9.1.6");
        assert!(t.zone("space:rogue_04").contains(&"site.0".to_owned()));
        assert_eq!(t.dial("buys"), 1, "MOV-7.2.8");
    }
}

#[test]
fn mov_9_1_3_deeds_are_never_sold() {
    for edition in BOTH {
        let mut t = visit(edition, "volois", "rogue_city_rain_city", false);
        port(&mut t, "rogue_01", 0);
        factory(&mut t, "volois", 0);
        assert_eq!(t.refused("trade-in port_deed.rogue_01"), "MOV-9.1.3");
        assert_eq!(t.refused("trade-in factory_deed.volois"), "MOV-7.5.3");
    }
}

#[test]
fn mov_9_1_4_everybody_trades_at_every_port() {
    for edition in BOTH {
        for owner in [0, 1] {
            let mut t = at_port(edition, "volois", "rogue_01", owner);
            t.edit(&["dial moved 1"]);
            // MOV-9.1.4, MOV-7.2.1: two goods in the turn of arrival.
            t.acts(&["buy good.volois", "buy good.volois"]);
            // The trader pays the normal price; in 1988 an owner has the commission at once.
            let commission = if edition == "1988" && owner == 0 { 28 } else { 0 };
            assert_eq!(money(&mut t), 1000 - 2 * 140 + commission);
        }
    }
}

#[test]
fn mov_9_1_5_a_new_port_does_not_lift_the_limit() {
    for edition in BOTH {
        let mut t = visit(edition, "volois", "rogue_city_rain_city", true);
        t.act("buy-port rogue_01");
        assert_eq!(t.refused("buy good.volois"), "MOV-7.2.2", "MOV-9.1.5");
    }
}

#[test]
fn mov_9_1_6_deeds_lie_open() {
    for edition in BOTH {
        let mut t = visit(edition, "volois", "rogue_city_rain_city", true);
        t.act("buy-port rogue_01");
        let public = t.play.sight(caravanserai::table::ids::Viewer::Public);
        let zone = public.catalogue.zone_by_key("deeds:0").unwrap();
        assert_eq!(public.zone(zone).pieces.len(), 1, "MOV-9.1.6");
    }
}

#[test]
fn mov_9_1_7_a_ship_on_the_orbit_is_at_the_port() {
    for edition in BOTH {
        let mut t = visit(edition, "volois", "rogue_city_rain_city", false);
        t.edit(&["place ship.1 space:rogue_01", "purse credits:1 500"]);
        t.acts(&["buy-port rogue_01", "end-turn"]);
        // MOV-9.1.7: in its own next turn it stays and trades without limit.
        assert_eq!((t.chooser(), t.question()), (1, "start"));
        t.act("stay");
        assert_eq!(t.question(), "trade");
        t.acts(&["buy good.volois", "buy good.volois"]);
        let bonus = t.purse("credits:0");
        t.act("end-turn");
        // MOV-9.2.5: paid at once in 1988, at the end in 2012.
        assert_eq!(t.purse("credits:0") - bonus, if edition == "1988" { 0 } else { 28 });
    }
}

#[test]
fn mov_5_1_6_one_port_on_each_orbit() {
    for edition in BOTH {
        let mut t = visit(edition, "volois", "rogue_city_rain_city", false);
        port(&mut t, "rogue_01", 1);
        assert_eq!(t.offers_of("buy-port"), ["buy-port rogue_04"]);
        assert_eq!(t.refused("buy-port rogue_01"), "MOV-5.1.6");
    }
}

#[test]
fn mov_1_1_4_twelve_markers_in_1988() {
    for edition in BOTH {
        let mut t = visit(edition, "volois", "rogue_city_rain_city", false);
        let sites = t.zone("sites:0").len();
        assert_eq!(sites, if edition == "1988" { 12 } else { 39 }, "MOV-1.1.4");
        // Eleven ports elsewhere, each at home with a culture.
        let level = printed(edition);
        let mut built = 0;
        for (system, culture) in [
            ("giant", "dell"),
            ("belt", "zum"),
            ("moon", "graw"),
            ("water", "niks"),
            ("colony", "shenna"),
        ] {
            settle(&mut t, culture, system);
            for orbit in &level.system(level.system_by_id(system).unwrap()).orbits {
                port(&mut t, &level.space(*orbit).id, 0);
                built += 1;
            }
        }
        assert_eq!((built, t.zone("sites:0").len()), (11, sites - 11));
        t.act("buy-port rogue_01");
        if edition == "1988" {
            assert_eq!(t.refused("buy-port rogue_04"), "MOV-1.1.4");
            assert_eq!(t.refused("buy-factory rogue_city_rain_city"), "MOV-1.1.4");
        }
    }
}

#[test]
fn mov_7_1_3_a_deed_is_paid_in_full() {
    for edition in BOTH {
        let mut t = visit(edition, "volois", "rogue_city_rain_city", false);
        t.edit(&["purse credits:0 199"]);
        assert_eq!(t.refused("buy-port rogue_01"), "MOV-7.1.3");
        assert_eq!(t.refused("buy-factory rogue_city_rain_city"), "MOV-7.1.3");
        // MOV-10.1.2: barter credit buys deeds, too.
        t.edit(&["dial barter-credit 1"]);
        t.act("buy-port rogue_01");
        assert_eq!((money(&mut t), t.dial("barter-credit")), (0, 0));
    }
}

#[test]
fn mov_9_3_1_x122_a_factory_at_the_moon() {
    for edition in BOTH {
        // X122, MOV-9.3.1: a factory deed of 100.
        let mut t = visit(edition, "nillis", "moon_city_minyan", true);
        t.act("buy-factory moon_city_minyan");
        assert_eq!(
            (money(&mut t), t.zone("deeds:0")),
            (900, vec!["factory_deed.nillis".to_owned()])
        );
        let place = if edition == "1988" { "space:moon_city_minyan" } else { "market:nillis" };
        assert!(t.zone(place).contains(&"site.0".to_owned()), "MOV-9.3.2");
        assert_eq!(t.zone(place).iter().filter(|k| *k == "site.0").count(), 1);
    }
}

#[test]
fn mov_9_3_2_where_the_marker_goes() {
    // 1988: a city or port of the system, whoever owns it; the place of the ship comes first.
    let mut t = visit("1988", "nillis", "moon_city_minyan", false);
    port(&mut t, "moon_01", 1);
    assert_eq!(
        t.offers_of("buy-factory"),
        ["buy-factory moon_city_minyan", "buy-factory moon_city_moonview", "buy-factory moon_01"]
    );
    assert_eq!(t.refused("buy-factory moon_08"), "MOV-9.3.2");
    t.act("buy-factory moon_01");
    assert_eq!(t.zone("space:moon_01"), ["site.1", "site.0"]);
    assert_eq!(mark(&mut t, "site.1"), 1, "the port stays a port");
    // 2012: to the deed's place in the market.
    let mut t = visit("2012", "nillis", "moon_city_minyan", false);
    port(&mut t, "moon_01", 1);
    assert_eq!(t.offers_of("buy-factory"), ["buy-factory moon_city_minyan"]);
}

#[test]
fn mov_9_3_3_one_factory_for_each_system() {
    for edition in BOTH {
        let mut t = visit(edition, "nillis", "moon_city_minyan", false);
        factory(&mut t, "nillis", 1);
        assert!(t.offers_of("buy-factory").is_empty());
        assert_eq!(t.refused("buy-factory moon_city_minyan"), "MOV-9.3.3");
    }
}

#[test]
fn mov_7_4_2_the_factory_good_comes_with_the_factory() {
    for edition in BOTH {
        let mut t = visit(edition, "nillis", "moon_city_minyan", false);
        assert_eq!(t.zone("apart").contains(&"factory.nillis".to_owned()), edition == "1988");
        assert_eq!(t.refused("buy factory.nillis"), "MOV-7.4.1");
        t.act("buy-factory moon_city_minyan");
        // MOV-7.4.2: in the same turn if the limit allows. The owner pays the price and gets half
        // of it (MOV-9.4.1).
        t.act("buy factory.nillis");
        assert_eq!(money(&mut t), 1000 - 100 - 60 + 30);
    }
}

/// MOV-7.4.2, X133: the only buy is spent.
#[test]
fn mov_7_4_2_x133_the_only_buy_is_spent() {
    for edition in BOTH {
        // X133: the factory deed was just bought in the turn of landing (MOV-7.2.2).
        let mut t = visit(edition, "nillis", "moon_city_minyan", true);
        t.act("buy-factory moon_city_minyan");
        assert_eq!(t.refused("buy factory.nillis"), "MOV-7.2.2");
    }
}

#[test]
fn mov_9_5_1_x120_a_fifth_off_at_home() {
    for edition in BOTH {
        // X120, MOV-9.5.1: a Whynom player at home pays 160; the deed counts 200.
        let mut t = visit(edition, "whynom", "rogue_city_rain_city", false);
        let whynom = printed(edition).culture_by_id("whynom").unwrap().0 + 1;
        t.edit(&["dial race@2 0", &format!("dial race@0 {whynom}")]);
        let worth = t.play.fortunes()[0];
        assert_eq!(
            worded(&mut t, "buy-port rogue_01"),
            "Build the port at Rumbleport (Trapped Rogue Planet) for 160 cr"
        );
        t.act("buy-port rogue_01");
        assert_eq!((money(&mut t), t.play.fortunes()[0]), (840, worth + 40));
        // A factory of 100 for 80.
        t.act("buy-factory rogue_city_rain_city");
        assert_eq!((money(&mut t), t.play.fortunes()[0]), (760, worth + 60));
        // Other things have no discount (MOV-7.6.4).
        t.act("buy good.whynom");
        assert_eq!(money(&mut t), 650);
        // A guest pays in full.
        t.edit(&["dial race@0 0", &format!("dial race@2 {whynom}")]);
        let humans = printed(edition).culture_by_id("humans").unwrap().0 + 1;
        t.edit(&[&format!("dial race@0 {humans}"), "purse credits:0 199"]);
        assert_eq!(t.refused("buy-port rogue_04"), "MOV-7.1.3");
    }
}
