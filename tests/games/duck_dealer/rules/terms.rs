//! Chapters DD-1 and DD-2: what the words mean, shown on a table that is played, and what lies in
//! the box.

use super::super::{dealt, duck, play, setup, with};
use caravanserai::{
    games::duck_dealer::{
        level::{Class, Colour, Equipment},
        table::nouns::{DuckSight, DuckView, GameView},
    },
    table::{game::SetupError, ids::Viewer, play::Play},
};

/// DD-2.8: two to five play.
#[test]
fn dd_2_8_two_to_five_play() {
    for seats in [1, 6] {
        let error = Play::begin(duck(), setup(seats, 1, &[])).err().unwrap();
        assert!(matches!(error, SetupError::Seats { least: 2, most: 5, .. }), "{error}");
    }
}

#[test]
fn dd_1_6_two_of_the_named_good() {
    let edits = "acting; tokens @0 0 1 0; goods @0 phone_booths phone_booths";
    play(edits, "refused build-shipyard phone_booths by DD-1.6");
    with(2, &[("r_any_good", 1)], edits, "do build-shipyard phone_booths; purse phone_booths:0 0");
}

/// DD-1.1: most points win.
#[test]
fn dd_1_1_most_points_win() {
    let points = "purse vp:0 12; purse vp:1 30; purse vp:2 7";
    with(
        3,
        &[],
        &format!("counter 23; consumer P1 radios built; {points}"),
        "do act, end-turn; over; wins @1; net-worth @1 30",
    );
}

/// DD-1.2: a turn is one player's move, clockwise; only action turns count.
#[test]
fn dd_1_2_turns_go_clockwise_and_action_turns_are_counted_together() {
    with(
        3,
        &[],
        "",
        "do act, end-turn; count counter 1; asks @1 dd-question-turn
         do collect red; count counter 1; asks @2 dd-question-turn
         do act, end-turn; count counter 2; asks @0 dd-question-turn",
    );
}

/// DD-1.3: a step is the entry into one point or one planet.
#[test]
fn dd_1_3_each_point_and_each_planet_is_a_step() {
    play(
        "acting; tokens @0 1 0 0",
        "do move L06.2; dial steps 7; do move L06.1; dial steps 6; do move P1; dial steps 5",
    );
}

/// DD-1.4: shipyards and consumers have an unbuilt side, mines and factories have none.
#[test]
fn dd_1_4_only_shipyards_and_consumers_are_unbuilt_at_first() {
    let edits = "acting; tokens @0 0 0 1; goods @0 satellites phone_booths yellow_ducks";
    play(edits, "offered mine; refused buy satellites none by DD-12.3");
    play(&format!("{edits}; built yard_hold_a"), "offered mine; offered buy satellites none");
    let there = format!("{edits}; at @0 P1; consumer P1 satellites; factory P1 radios");
    play(&there, "offered mine; offered produce; refused sell by DD-12.5");
    play(&there.replace("P1 satellites", "P1 satellites built"), "offered sell");
}

/// DD-1.5: equipment is a hold or one of three sorts of crew, and crew are tokens.
#[test]
fn dd_1_5_four_kinds_of_equipment_three_of_them_tokens() {
    let level = dealt(2, 1).sight(Viewer::Public);
    let level = DuckSight::of(&level).unwrap().level().clone();
    assert_eq!((Equipment::ALL.len(), level.start_equipment), (4, 3));
    assert_eq!(Equipment::CREW.map(Equipment::colour), Colour::ALL.map(Some));
    assert_eq!(Equipment::Hold.colour(), None);
    with(
        2,
        &[("first_player", 1)],
        "as dealt",
        "offered equip hold; do equip navigator; purse stock:red 39; purse red:0 0
         do equip engineer; purse stock:yellow 39; do equip merchant; purse stock:blue 39
         purse navigator:0 1; asks @1 dd-question-equip; do equip hold; purse hold:1 1
         purse stock:red 39; purse stock:yellow 39; purse stock:blue 39",
    );
}

/// DD-2.1: 17 goods in four classes, each with what a sale of it brings.
#[test]
fn dd_2_1_seventeen_goods_in_four_classes() {
    let sight = dealt(2, 1).sight(Viewer::Public);
    let t = DuckSight::of(&sight).unwrap();
    let of = |class| t.level().goods.iter().filter(move |good| good.class == class);
    assert_eq!(Class::ALL.map(|class| of(class).count()), [5, 5, 3, 4]);
    for (class, sale) in Class::ALL.into_iter().zip([0, 3, 10, 30]) {
        assert!(of(class).all(|good| good.sale == sale), "{class:?} brings {sale}");
    }
}

/// DD-2.2: one common stock of 40 of each colour; crew and loose tokens are out of it.
#[test]
fn dd_2_2_crew_and_loose_tokens_come_out_of_one_stock() {
    play(
        "ship @0 engineer engineer engineer; tokens @1 0 5 1",
        "purse stock:red 40; purse stock:yellow 32; purse stock:blue 39",
    );
}

/// DD-2.3: 40 cubes for routes, the turn counter, the score track and privileges.
#[test]
fn dd_2_3_forty_cubes_for_four_uses() {
    play(
        "tokens @0 0 3 0",
        "count cubes:0 39; count score:0 1; do act; count cubes:0 38; in counter cube_0
         do route-cube L06.1; count cubes:0 37; in cube:L06.1 cube_0
         do claim mine; count cubes:0 36; in privilege:mine:S1 cube_0",
    );
}

/// DD-2.4: two passages each.
#[test]
fn dd_2_4_two_passages_each() {
    play(
        "acting",
        "count passages:0 2; count passages:1 2; do passage P1, passage P2; count passages:0 0
         in passage:P1 passage_0; refused passage P3 by DD-9.2; count passages:1 2",
    );
}

/// DD-2.5: three sections of slots, and a hold for one good that fills none.
#[test]
fn dd_2_5_twelve_slots_and_a_hold_that_fills_none() {
    let sight = dealt(2, 1).sight(Viewer::Public);
    let t = DuckSight::of(&sight).unwrap();
    let sections: Vec<(i64, i64)> =
        t.level().sections.iter().map(|section| (section.slots, section.speed)).collect();
    assert_eq!(sections, [(3, 8), (3, 5), (6, 2)]);
    assert_eq!((t.level().slots(), t.filled(caravanserai::table::ids::SeatId(0))), (12, 0));
    // Without equipment it carries one good and is as fast as can be.
    play("acting; ship @0; tokens @0 1 0 1", "do mine, move L06.2; dial steps 7");
    play(
        "acting; ship @0; tokens @0 1 0 2",
        "do mine, mine; refused move L06.2 by DD-7.8; do drop yellow_ducks 1, move L06.2",
    );
}

/// DD-2.6: start planets have places for mine and shipyard, the others for mine, consumer and
/// factory.
#[test]
fn dd_2_6_two_places_on_start_planets_three_on_others() {
    let play = dealt(2, 1);
    let c = play.catalogue();
    let places = |planet: &str| {
        ["mine", "shipyard", "consumer", "factory"]
            .map(|site| c.zone_by_key(&format!("{site}:{planet}")).is_some())
    };
    let planets = c.spaces.iter().filter(|space| !space.id.contains('.'));
    let (mut starts, mut others) = (0, 0);
    for planet in planets {
        match planet.id.starts_with('S') {
            true => starts += usize::from(places(&planet.id) == [true, true, false, false]),
            false => others += usize::from(places(&planet.id) == [true, false, true, true]),
        }
    }
    assert_eq!((starts, others), (5, 11));
}

/// DD-2.7: goods and holds never run out; each factory is there once.
#[test]
fn dd_2_7_goods_and_holds_without_end_and_tiles_once() {
    let edits = "acting; tokens @0 0 1 0; goods @0 phone_booths yellow_ducks; at @0 P1";
    play(edits, "do stop, explore left; offered build-factory radios");
    play(
        &format!("{edits}; consumer P2 satellites; factory P2 radios"),
        "refused build-factory radios by DD-2.7",
    );
    let mines = ["do mine"; 30].join("; ");
    play("acting; tokens @0 0 0 30", &format!("{mines}; purse yellow_ducks:0 30"));
}
