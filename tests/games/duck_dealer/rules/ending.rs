//! Chapters DD-15 to DD-17: points, the end, and that nothing is hidden.

use super::super::{action, dealt, duck, example, play, with};
use caravanserai::{
    games::duck_dealer::{
        level::{Class, Equipment},
        table::nouns::{DuckSight, GameView},
    },
    table::ids::{SeatId, Viewer},
};

/// DD-16.2: a free action turn counts among the 24, unless the option says otherwise.
#[test]
fn dd_16_2_a_free_action_turn_may_be_the_last() {
    let edits = "counter 23; ship @0 navigator navigator merchant; tokens @1 37 0 0";
    play(edits, "do collect blue, free-turn; count counter 24; do end-turn; over");
    with(
        2,
        &[("uncounted_free_turns", 1)],
        edits,
        "do collect blue, free-turn, end-turn; count counter 23; asks @1 dd-question-turn",
    );
}

/// DD-17.1: every view is the whole table.
#[test]
fn dd_17_1_every_view_is_the_whole_table() {
    let mut play = dealt(3, 5);
    let public = play.sight(Viewer::Public);
    for viewer in [Viewer::Seat(SeatId(0)), Viewer::Seat(SeatId(2)), Viewer::Everybody] {
        let sight = play.sight(viewer);
        let same = (sight.zones == public.zones, sight.purses == public.purses);
        assert_eq!(same, (true, true), "{viewer:?}");
    }
    // Nothing but the set-up is chance: whatever is chosen can be taken back outside study mode.
    play.set_study(false);
    assert!(play.choose(action(&play, "equip hold")).is_ok());
    assert!(play.undo().is_ok());
}

#[test]
fn the_table_is_told_when_nobody_acts() {
    let mut game = example(2, &[], "dial quiet-turns 19", "").begin(duck(), "standard").unwrap();
    let entry = game.choose(action(&game, "collect red")).map(|e| e.lines.clone()).unwrap();
    assert!(entry.iter().any(|line| line.message.key == "dd-log-quiet"));
}

/// DD-15.1: the table of points, scored at once; nothing else brings any, nor the end.
#[test]
fn dd_15_1_points_for_building_and_selling_alone() {
    let sight = dealt(2, 1).sight(Viewer::Public);
    let t = DuckSight::of(&sight).unwrap();
    let level = t.level();
    let building = |class| match class {
        Class::Primary => 0,
        Class::Intermediate => 10,
        Class::Final10 => 25,
        Class::Final30 => 50,
    };
    for factory in &level.factories {
        assert_eq!(factory.vp, building(level.good(factory.product).class));
    }
    for consumer in &level.consumers {
        assert_eq!(consumer.vp, building(level.good(consumer.good).class));
    }
    assert!(level.yards.iter().all(|yard| yard.vp == 10));
    assert_eq!((level.yards.len(), Equipment::ALL.len()), (5, 4));
    play(
        "acting; at @0 P1; consumer P1 radios built; tokens @0 0 0 1; goods @0 radios",
        "purse vp:0 0; do sell; purse vp:0 3",
    );
    play(
        "counter 23; tokens @0 4 0 0; consumer P1 radios built; purse vp:0 5; goods @0 religion military; claimed @0 S2 mine",
        "do act, end-turn; over; net-worth @0 5",
    );
}

/// DD-16.1: the game is over after the turn of the 24th cube, and not before.
#[test]
fn dd_16_1_the_twenty_fourth_action_turn_is_the_last() {
    play("counter 22", "do act, end-turn; asks @1 dd-question-turn; count counter 23");
    play(
        "counter 23",
        "do collect red; asks @1 dd-question-turn; do act; count counter 24; offered end-turn",
    );
    with(3, &[], "counter 23", "do act, end-turn; over; refused act by DD-16.1");
}

/// DD-16.2: nobody gets a last turn.
#[test]
fn dd_16_2_no_equal_number_of_turns() {
    with(5, &[], "counter 23; dial active 1", "do act, end-turn; over");
}

/// DD-16.3: who has as many points shares the place.
#[test]
fn dd_16_3_equal_points_share_the_place() {
    with(
        3,
        &[],
        "counter 23; consumer P1 radios built; purse vp:0 40; purse vp:1 12; purse vp:2 40",
        "do act, end-turn; over; wins @0 @2; said dd-log-end-shared",
    );
}
