//! Discarding (MOV-10.4).

use super::*;
use crate::common::merchant_of_venus::BOTH;

#[test]
fn mov_10_4_1_the_edition_of_1988() {
    // X116: on an asteroid, one good of an earlier turn.
    let mut t = StudyTable::new("1988", 3);
    lay(&mut t, &[("good.zum", "hold:0", 1)]);
    t.at("ice_02");
    t.act("stay");
    assert_eq!(t.question(), "asteroid");
    let before = money(&mut t);
    t.act("discard good.zum");
    assert_eq!((money(&mut t), drawn(&t), t.zone("hold:0").len()), (before, 1, 0), "MOV-10.4.1");
    // X114: what was got this turn stays aboard.
    let mut t = visit("1988", "graw", "ice_city_hoth_base", false);
    lay(&mut t, &[("passenger.fare_graw_qossuth", "market:graw", 1)]);
    t.acts(&["buy good.graw", "board passenger.fare_graw_qossuth"]);
    assert_eq!(why(&mut t, "discard passenger.fare_graw_qossuth").0, "MOV-10.4.1");
    assert_eq!(
        why(&mut t, "discard good.graw"),
        ("MOV-10.4.1", "Space Spice: you got this only this turn".to_owned())
    );
    // In the next turn it may go.
    t.acts(&["end-turn", "stay", "end-turn", "stay", "end-turn", "stay", "discard good.graw"]);
    // At a port and at the Base, too.
    for place in ["polluted_01", "galactic_base"] {
        let mut t = StudyTable::new("1988", 3);
        meet(&mut t, "graw", "polluted");
        t.edit(&["place port_deed.polluted_01 deeds:2"]);
        trade_at(&mut t, place, true);
        lay(&mut t, &[("good.zum", "hold:0", 1)]);
        t.act("discard good.zum");
    }
}

#[test]
fn mov_10_4_2_the_edition_of_2012() {
    // X115: a good bought this turn, in the city.
    let mut t = visit("2012", "graw", "ice_city_hoth_base", false);
    t.acts(&["buy good.graw", "discard good.graw"]);
    assert_eq!(
        (drawn(&t), count(&mut t, "cup", "good.graw"), money(&mut t)),
        (1, 1, 970),
        "MOV-10.4.2"
    );
    // Not on an asteroid.
    let mut t = StudyTable::new("2012", 3);
    lay(&mut t, &[("good.zum", "hold:0", 1)]);
    t.edit(&["place ship.0 space:ice_02", "place ship.1 space:ice_02"]);
    t.act("stay");
    assert_eq!(t.question(), "asteroid");
    assert_eq!(
        why(&mut t, "discard good.zum"),
        ("MOV-10.4.2", "Cargo can be put off only at a city or spaceport".to_owned())
    );
}

#[test]
fn mov_10_4_3_where_discarded_pieces_go() {
    for edition in BOTH {
        let mut t = visit(edition, "graw", "ice_city_hoth_base", false);
        lay(&mut t, &[("red_drive", "hold:0", 1), ("good.zum", "hold:0", 1)]);
        let stock = t.zone("stock:red_drive").len();
        t.act("discard red_drive");
        assert_eq!((t.zone("stock:red_drive").len(), drawn(&t)), (stock + 1, 0), "MOV-10.4.3");
        t.act("discard good.zum");
        assert_eq!(
            (count(&mut t, "cup", "good.zum") + count(&mut t, "supply:zum", "good.zum"), drawn(&t)),
            (5, 1),
            "MOV-10.4.3"
        );
        assert_eq!(money(&mut t), 1000, "MOV-10.4.3: nothing is paid");
    }
}

#[test]
fn mov_10_4_4_discarding_is_no_action() {
    for edition in BOTH {
        let mut t = visit(edition, "graw", "ice_city_hoth_base", true);
        lay(&mut t, &[("good.zum", "hold:0", 2)]);
        t.acts(&["discard good.zum", "discard good.zum", "buy good.graw"]);
        assert_eq!((t.dial("buys"), t.dial("sells")), (1, 0), "MOV-10.4.4");
    }
}

#[test]
fn mov_10_4_5_relics_are_not_thrown_away() {
    for edition in BOTH {
        let mut t = visit(edition, "graw", "ice_city_hoth_base", false);
        lay(&mut t, &[("relic.air_foil", "relics:0", 1)]);
        assert_eq!(
            why(&mut t, "discard relic.air_foil"),
            ("MOV-10.4.5", "Relics are not thrown away".to_owned())
        );
    }
}
