//! First contact (MOV-6).

use super::*;
use crate::common::merchant_of_venus::BOTH;

/// Puts the card of a culture face down on a system.
fn hide(t: &mut StudyTable, culture: &str, system: &str) {
    t.edit(&[&format!("place card.{culture} card:{system}")]);
}

#[test]
fn mov_6_1_1_landing_where_a_culture_is_hidden_discovers_it() {
    for edition in BOTH {
        for place in ["rogue_city_rain_city", "biosphere_smoke_ring"] {
            let mut t = StudyTable::new(edition, 3);
            let system = system(&t, place);
            hide(&mut t, "volois", &system);
            land(&mut t, 0, place);
            assert!(t.said("mov-log-contact", None), "MOV-6.1.1: {place}");
            assert_eq!(t.question(), "trade");
        }
        // X70: an open port in a system that nobody knows.
        let mut t = StudyTable::new(edition, 3);
        t.marker("open_port", "polluted_05");
        hide(&mut t, "volois", "polluted");
        land(&mut t, 0, "polluted_05");
        assert_eq!(t.zone("cards:0"), ["card.volois"], "MOV-6.1.1");
        // MOV-7.2.1: no limits there.
        t.edit(&["purse credits:0 1000"]);
        t.acts(&["buy good.volois", "buy good.volois"]);
    }
}

#[test]
fn mov_6_1_2_what_first_contact_lays_out() {
    for edition in BOTH {
        // X71: the Whynom player lands on Trapped Rogue Planet, and the card is that of the Volois.
        let mut t = StudyTable::new(edition, 3);
        hide(&mut t, "volois", "rogue");
        let demand = "demand.volois.nillis";
        if edition == "2012" {
            lay(&mut t, &[(demand, "supply:volois", 1)]);
        }
        land(&mut t, 2, "rogue_city_rumble_city");
        assert_eq!(t.zone("card:rogue").len(), 0, "MOV-6.1.2 (1)");
        assert_eq!(t.dial("culture-at:0"), 2, "MOV-6.1.2 (2)");
        assert_eq!(t.zone("supply:volois").len(), 0, "MOV-6.1.2 (3)");
        assert_eq!(count(&mut t, "market:volois", "good.volois"), 6, "MOV-6.1.2 (3)");
        assert_eq!(t.zone("cards:2"), ["card.volois"], "MOV-6.1.2 (5)");
        let lines = told(&t);
        assert!(lines.contains(&"C meets the Volois: they live at Trapped Rogue Planet. The culture card goes to C".to_owned()), "{lines:?}");
        if edition == "2012" {
            assert_eq!(count(&mut t, "market:volois", demand), 1, "MOV-6.1.2 (3)");
            assert_eq!(count(&mut t, "market:volois", "factory.volois"), 1, "MOV-6.1.2 (4)");
            assert!(
                lines.contains(
                    &"The Volois lay out the deed of their factory and the deeds of 2 spaceports"
                        .to_owned()
                ),
                "{lines:?}"
            );
        } else {
            assert_eq!(count(&mut t, "market:volois", "factory.volois"), 0, "MOV-6.1.2 (4)");
        }
        t.edit(&["purse credits:2 1000"]);
        assert_eq!(
            t.offers_of("buy-port"),
            ["buy-port rogue_01", "buy-port rogue_04"],
            "MOV-6.1.2 (4)"
        );
    }
}

#[test]
fn mov_6_1_3_each_culture_is_discovered_once() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 3);
        hide(&mut t, "volois", "rogue");
        land(&mut t, 0, "rogue_city_rain_city");
        t.act("end-turn");
        land(&mut t, 1, "rogue_city_rumble_city");
        assert!(!t.said("mov-log-contact", None), "MOV-6.1.3");
        assert_eq!((t.zone("cards:0").len(), t.zone("cards:1").len()), (1, 0), "MOV-6.1.3");
    }
}

#[test]
fn mov_6_1_4_the_discoverer_trades_at_once_within_the_limits_of_the_place() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 3);
        hide(&mut t, "graw", "rogue");
        t.edit(&["purse credits:0 200"]);
        land(&mut t, 0, "rogue_city_rain_city");
        t.act("buy good.graw");
        assert_eq!(t.refused("buy good.graw"), "MOV-7.2.2", "MOV-6.1.4");
        t.act("end-turn");
        // The others can come, too.
        land(&mut t, 1, "rogue_city_rumble_city");
        assert!(t.offered("buy good.graw"), "MOV-6.1.4");
    }
}

#[test]
fn mov_6_1_5_who_has_observed_gets_nothing() {
    for edition in BOTH {
        // X72: one has observed the culture, another lands.
        let mut t = StudyTable::new(edition, 3);
        hide(&mut t, "graw", "rogue");
        t.edit(&["shown card.graw @1"]);
        land(&mut t, 0, "rogue_city_rain_city");
        assert_eq!(t.zone("cards:0"), ["card.graw"], "MOV-6.1.5");
        assert_eq!(t.zone("cards:1").len(), 0, "MOV-6.1.5");
    }
}

#[test]
fn mov_6_1_6_what_waits_for_a_hidden_culture_cannot_be_taken() {
    for edition in BOTH {
        let mut t = visit(edition, "nillis", "rogue_city_rain_city", false);
        assert_eq!(t.refused("buy good.graw"), "MOV-7.1.2", "MOV-6.1.6");
        let passenger = of(&t)
            .passengers
            .iter()
            .find(|p| p.id.contains("cartographer") || p.id == "fare_graw_qossuth")
            .unwrap()
            .id
            .clone();
        lay(&mut t, &[(&format!("passenger.{passenger}"), "supply:graw", 1)]);
        assert_eq!(t.refused(&format!("board passenger.{passenger}")), "MOV-8.3.1", "MOV-6.1.6");
    }
}
