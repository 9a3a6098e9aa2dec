//! Places and systems (MOV-5).

use super::*;
use crate::common::merchant_of_venus::BOTH;

#[test]
fn mov_5_1_1_only_systems_with_a_culture_have_cards_and_markets() {
    for edition in BOTH {
        let t = StudyTable::new(edition, 2);
        let level = printed(edition);
        for system in &level.systems {
            let card = t.play.catalogue().zone_by_key(&format!("card:{}", system.id));
            assert_eq!(card.is_some(), system.is_culture_system(), "MOV-5.1.1: {}", system.id);
            if ["supergiant", "supernova", "base"].contains(&system.id.as_str()) {
                assert!(!system.is_culture_system(), "MOV-5.1.1");
            }
        }
        assert!(
            level.routes.iter().flat_map(|r| &r.spaces).all(|s| level.space(*s).system.is_none()),
            "MOV-5.1.1"
        );
    }
}

#[test]
fn mov_5_1_2_surface_cities_and_space_cities_differ_only_in_the_way_there() {
    for edition in BOTH {
        for city in ["ice_city_hoth_base", "biosphere_smoke_ring"] {
            let mut t = visit(edition, "graw", city, true);
            t.act("buy good.graw");
            // MOV-5.1.2: the same limits, each under its own rule.
            t.refusal("buy good.graw");
        }
    }
}

#[test]
fn mov_5_1_3_a_culture_trades_everywhere_in_its_system() {
    for edition in BOTH {
        for place in
            ["polluted_city_paint_place", "polluted_city_poison_park", "polluted_01", "polluted_05"]
        {
            let mut t = StudyTable::new(edition, 3);
            meet(&mut t, "graw", "polluted");
            t.marker("open_port", "polluted_05");
            t.edit(&["place port_deed.polluted_01 deeds:2"]);
            trade_at(&mut t, place, false);
            assert!(t.offered("buy good.graw"), "MOV-5.1.3: {place}");
        }
    }
}

#[test]
fn mov_5_1_4_the_base_sells_all_ships_and_no_goods() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 3);
        trade_at(&mut t, "galactic_base", false);
        lay(&mut t, &[("good.zum", "hold:0", 1)]);
        assert_eq!(
            t.offers_of("buy-ship"),
            ["buy-ship class.clipper", "buy-ship class.transport", "buy-ship class.freighter"],
            "MOV-5.1.4"
        );
        assert!(t.offers_of("buy").is_empty() && t.offers_of("sell").is_empty(), "MOV-5.1.4");
        assert_eq!(
            why(&mut t, "sell good.zum"),
            ("MOV-7.1.1", "There is no culture here".to_owned())
        );
        assert_eq!(t.refused("buy good.zum"), "MOV-7.1.1");
    }
    // Passengers begin and end there.
    for (edition, waits, comes) in [
        ("1988", "passenger.fare_base_dell", "passenger.fare_dell_base"),
        ("2012", "passenger.passenger_clockmaker", "passenger.passenger_scientist"),
    ] {
        let mut t = StudyTable::new(edition, 3);
        trade_at(&mut t, "galactic_base", true);
        lay(&mut t, &[(waits, "base", 1), (comes, "hold:0", 1)]);
        assert!(
            t.offered(&format!("board {waits}")) && t.offered(&format!("set-down {comes}")),
            "MOV-5.1.4"
        );
    }
}

#[test]
fn mov_5_1_5_a_port_leaves_cities_and_other_ports_open() {
    for edition in BOTH {
        for place in ["polluted_city_paint_place", "polluted_03"] {
            let mut t = StudyTable::new(edition, 3);
            meet(&mut t, "graw", "polluted");
            t.edit(&["place port_deed.polluted_01 deeds:2", "place port_deed.polluted_03 deeds:1"]);
            trade_at(&mut t, place, false);
            assert!(t.offered("buy good.graw"), "MOV-5.1.5: {place}");
        }
    }
}

#[test]
fn mov_5_1_6_one_port_an_orbit_and_one_factory_a_system() {
    for edition in BOTH {
        let mut t = visit(edition, "graw", "polluted_city_paint_place", false);
        t.edit(&["place port_deed.polluted_01 deeds:2", "place factory_deed.graw deeds:1"]);
        assert_eq!(t.refused("buy-port polluted_01"), "MOV-5.1.6");
        assert!(t.offered("buy-port polluted_03"), "MOV-5.1.6");
        assert_eq!(t.refused("buy-factory polluted_city_paint_place"), "MOV-9.3.3", "MOV-5.1.6");
    }
}
