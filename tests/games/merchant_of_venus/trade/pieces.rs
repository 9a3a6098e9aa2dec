//! Pieces, prices, ships and room (MOV-1).

use super::*;
use crate::common::merchant_of_venus::BOTH;
use caravanserai::{
    games::merchant_of_venus::{
        level::Science,
        table::nouns::{VenusSight, VenusView},
    },
    table::ids::{SeatId, Viewer},
};

#[test]
fn mov_1_1_1_each_culture_has_one_of_five_sciences() {
    for edition in BOTH {
        let level = printed(edition);
        assert_eq!(level.cultures.len(), 14);
        for science in [
            Science::Biotech,
            Science::Industry,
            Science::Technology,
            Science::Metaphysics,
            Science::Primitive,
        ] {
            assert!(
                level.cultures.iter().any(|c| c.science == science),
                "MOV-1.1.1: {edition} {science:?}"
            );
        }
    }
}

#[test]
fn mov_1_1_2_the_ring_of_numbers_is_closed() {
    let labels = |edition: &str, culture: &str| {
        let level = printed(edition);
        let c = level.culture(level.culture_by_id(culture).unwrap()).clone();
        c.buyers.iter().map(|b| level.culture(*b).label.clone()).collect::<Vec<_>>()
    };
    // MOV-1.1.2: after 10 comes 1 (1988), after 14 comes 1 (2012).
    assert_eq!(labels("1988", "qossuth"), ["1a", "1b", "2", "3"]);
    assert_eq!(labels("2012", "cholos"), ["13", "14", "1", "2"]);
}

#[test]
fn mov_1_1_3_the_price_is_paid_to_the_seller_and_the_value_by_a_buyer() {
    for edition in BOTH {
        // Immortal Grease, 50 to buy from the Yxklyx and 100 to sell to the Zum or Cholos:
        // MOV-1.1.3.
        let mut t = visit(edition, "yxklyx", "ice_city_hoth_base", false);
        t.act("buy good.yxklyx");
        assert_eq!(money(&mut t), 950);
        meet(&mut t, "cholos", "rogue");
        trade_at(&mut t, "rogue_city_rain_city", false);
        draws(&mut t, &[0]);
        t.act("sell good.yxklyx");
        assert_eq!(money(&mut t), 1100);
    }
}

#[test]
fn mov_1_1_4_equipment_and_markers_are_limited() {
    for edition in BOTH {
        let mut t = visit(edition, "humans", "ice_city_hoth_base", false);
        lay(&mut t, &[("red_drive", "removed", 6)]);
        assert_eq!(
            why(&mut t, "buy red_drive"),
            ("MOV-7.1.4", "Red Drive: none left".to_owned()),
            "MOV-1.1.4"
        );
        let markers = t.zone("sites:0").len();
        assert_eq!(markers, if edition == "1988" { 12 } else { 39 }, "MOV-1.1.4");
    }
}

#[test]
fn mov_1_1_5_money_is_public() {
    for edition in BOTH {
        let mut t = StudyTable::new(edition, 3);
        t.edit(&["purse credits:1 170"]);
        let purse = t.play.catalogue().purse_by_key("credits:1").unwrap();
        assert_eq!(t.play.sight(Viewer::Public).purse(purse), 170, "MOV-1.1.5");
        assert_eq!(t.play.sight(Viewer::Seat(SeatId(0))).purse(purse), 170, "MOV-1.1.5");
    }
}

#[test]
fn mov_1_1_6_every_amount_is_a_whole_number_of_tens() {
    for edition in BOTH {
        let level = printed(edition);
        for c in &level.cultures {
            for amount in [
                c.good.price,
                c.good.value,
                c.factory_good.price,
                c.factory_good.value,
                c.card,
                c.factory_deed.price,
            ] {
                assert_eq!(amount % 10, 0, "MOV-1.1.6: {edition} {}", c.id);
            }
        }
    }
}

#[test]
fn mov_1_1_7_a_good_has_one_price_and_one_value() {
    // MOV-1.1.7: whatever was bought and sold before, the price stays.
    let mut t = visit("2012", "graw", "ice_city_hoth_base", false);
    for left in [970, 940] {
        t.act("buy good.graw");
        assert_eq!(money(&mut t), left, "MOV-1.1.7");
    }
}

#[test]
fn mov_1_1_8_ships_never_sell_out_and_every_orbit_has_a_deed() {
    for edition in BOTH {
        let mut t = visit(edition, "humans", "ice_city_hoth_base", false);
        t.edit(&["mark ship.1 1", "mark ship.2 1"]);
        assert!(t.offered("buy-ship class.clipper"), "MOV-1.1.8: others fly Clippers, too");
        let level = printed(edition);
        assert_eq!((level.port_deeds.len(), level.cultures.len()), (25, 14), "MOV-1.1.8");
        for deed in &level.port_deeds {
            assert!(level.space(deed.space).is_orbit);
        }
    }
}

#[test]
fn mov_1_2_1_the_class_gives_dice_holds_price_and_trade_in() {
    let table = [
        ("scout", 3, 2, 60, 30),
        ("clipper", 4, 2, 120, 60),
        ("transport", 3, 3, 240, 120),
        ("freighter", 2, 5, 300, 150),
    ];
    for edition in BOTH {
        let level = printed(edition);
        for (id, dice, holds, price, trade_in) in table {
            let s = level.ship(level.ship_by_id(id).unwrap());
            assert_eq!(
                (s.dice, s.holds, s.price, s.trade_in),
                (dice, holds, price, trade_in),
                "MOV-1.2.1: {edition} {id}"
            );
        }
    }
}

#[test]
fn mov_1_2_2_a_hold_has_room_for_a_good_or_for_two_small_pieces() {
    // X100: a Scout in a city of Water World, where the Dell live.
    let mut t = visit("2012", "dell", "water_city_whale_watch", false);
    lay(&mut t, &[("passenger.passenger_scientist", "market:dell", 1)]);
    t.acts(&["buy good.dell", "buy yellow_drive", "board passenger.passenger_scientist"]);
    assert_eq!(money(&mut t), 1000 - 10 - 80);
    assert_eq!(
        why(&mut t, "buy good.dell"),
        ("MOV-1.2.7", "There is no room aboard: it takes a hold, and nothing is free".to_owned()),
        "MOV-1.2.2"
    );
}

#[test]
fn mov_1_2_3_a_load_fits_if_the_sum_fits() {
    // X102: a Transport has room for 6; two goods and two passengers take it all.
    for (edition, [a, b, c]) in [
        (
            "1988",
            [
                "passenger.fare_dell_base",
                "passenger.fare_shenna_base",
                "passenger.fare_graw_qossuth",
            ],
        ),
        (
            "2012",
            [
                "passenger.passenger_scientist",
                "passenger.passenger_tea_master",
                "passenger.passenger_cartographer",
            ],
        ),
    ] {
        let mut t = visit(edition, "graw", "ice_city_hoth_base", false);
        t.edit(&["mark ship.0 2"]);
        lay(
            &mut t,
            &[("good.zum", "hold:0", 2), (a, "hold:0", 1), (b, "hold:0", 1), (c, "market:graw", 1)],
        );
        assert_eq!(t.refused(&format!("board {c}")), "MOV-1.2.7", "MOV-1.2.3: 7 of 6");
        t.act("discard good.zum");
        t.act(&format!("board {c}"));
    }
}

#[test]
fn mov_1_2_4_one_shield_rides_on_the_hull_and_relics_take_no_room() {
    for edition in BOTH {
        let mut t = visit(edition, "nillis", "ice_city_hoth_base", false);
        lay(&mut t, &[("good.zum", "hold:0", 2), ("relic.relic_shield", "relics:0", 1)]);
        // The holds are full, but the hull is free: MOV-1.2.4.
        t.act("buy shield");
        assert_eq!(t.zone("hull:0"), ["shield"], "MOV-1.2.4");
        assert_eq!(t.refused("buy shield"), "MOV-1.2.7");
        // X117: a relic takes no room.
        lay(&mut t, &[("relic.air_foil", "market:nillis", 1)]);
        t.act("buy relic.air_foil");
        assert_eq!(t.zone("relics:0").len(), 2, "MOV-1.2.4");
    }
}

#[test]
fn mov_1_2_5_a_shield_moves_to_an_empty_hull_by_itself() {
    for edition in BOTH {
        let mut t = visit(edition, "nillis", "ice_city_hoth_base", false);
        lay(&mut t, &[("shield", "hull:0", 1), ("shield", "hold:0", 1)]);
        t.act("discard shield");
        assert_eq!((t.zone("hull:0").len(), t.zone("hold:0").len()), (1, 0), "MOV-1.2.5");
        t.act("discard shield");
        assert_eq!((t.zone("hull:0").len(), t.zone("hold:0").len()), (0, 0));
    }
}

#[test]
fn mov_1_2_6_money_cards_and_deeds_take_no_room() {
    for edition in BOTH {
        let mut t = visit(edition, "graw", "ice_city_hoth_base", false);
        lay(
            &mut t,
            &[
                ("card.graw", "cards:0", 1),
                ("factory_deed.graw", "deeds:0", 1),
                ("port_deed.ice_01", "deeds:0", 1),
            ],
        );
        let sight = t.play.sight(Viewer::Public);
        assert_eq!(VenusSight::of(&sight).unwrap().room_used(SeatId(0)), 0, "MOV-1.2.6");
    }
}

#[test]
fn mov_1_2_7_what_does_not_fit_is_refused() {
    for edition in BOTH {
        // X101: a Scout with two goods.
        let mut t = visit(edition, "graw", "ice_city_hoth_base", false);
        lay(&mut t, &[("good.zum", "hold:0", 2)]);
        assert_eq!(t.refused("buy good.graw"), "MOV-1.2.7");
        // Room can be made in the same breath.
        t.act("discard good.zum");
        t.act("buy good.graw");
        assert_eq!(count(&mut t, "hold:0", "good.graw"), 1);
    }
}
