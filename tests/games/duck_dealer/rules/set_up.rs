//! Chapter DD-3: what lies where before the first turn, and what the players choose then.

use super::super::{dealt, duck, play, setup, with};
use caravanserai::{
    games::{
        duck_dealer::{
            level::{Edition, Level},
            table::{
                layout::{PieceNoun, STACKS},
                nouns::{DuckSight, DuckView, GameView},
            },
        },
        levels::Printed,
    },
    table::{
        ids::{SeatId, Viewer},
        play::Play,
        view::TableView,
    },
};

fn mines(play: &mut Play) -> Vec<(bool, String)> {
    let sight = play.sight(Viewer::Public);
    let t = DuckSight::of(&sight).unwrap();
    let mine = |p| (t.level().is_start(p), t.level().good(t.mine(p).unwrap()).id.clone());
    t.level().every_planet().map(mine).collect()
}

/// DD-3.1, DD-3.10: forty of each colour and nothing in hand.
#[test]
fn dd_3_1_dd_3_10_forty_of_each_colour_and_nothing_in_hand() {
    let mut play = dealt(5, 1);
    let sight = play.sight(Viewer::Public);
    let t = DuckSight::of(&sight).unwrap();
    for colour in caravanserai::games::duck_dealer::level::Colour::ALL {
        assert_eq!(t.stock(colour), 40);
        assert!(t.seats().all(|seat| t.loose(seat, colour) == 0));
    }
    assert!(t.seats().all(|seat| t.load(seat) == 0 && t.vp(seat) == 0));
}

/// DD-3.2, DD-3.4: mines are dealt out start mines on start planets.
#[test]
fn dd_3_2_dd_3_4_mines_are_dealt_out_start_mines_on_start_planets() {
    let level = Level::load(Edition::Standard).unwrap();
    let all: Vec<Vec<(bool, String)>> = (0..20).map(|seed| mines(&mut dealt(3, seed))).collect();
    for dealt in &all {
        for good in &level.mines {
            let name = &level.good(good.good).id;
            let count = |start| dealt.iter().filter(|(s, g)| *s == start && g == name).count();
            assert_eq!(count(true), usize::from(good.start));
            assert_eq!(count(false), usize::from(good.ordinary));
        }
    }
    assert!(all.iter().any(|other| *other != all[0]), "they are always dealt the same");
}

/// DD-3.3: shipyards lie unbuilt on start planets.
#[test]
fn dd_3_3_shipyards_lie_unbuilt_on_start_planets() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut play = dealt(2, seed);
        let sight = play.sight(Viewer::Public);
        let t = DuckSight::of(&sight).unwrap();
        let starts = t.level().every_planet().filter(|&p| t.level().is_start(p));
        let yards: Vec<_> = starts.map(|p| t.yard(p).expect("there is one")).collect();
        assert!(yards.iter().all(|(_, _, built)| !built));
        let mut order: Vec<u8> = yards.iter().map(|(_, yard, _)| yard.0).collect();
        seen.insert(order.clone());
        order.sort_unstable();
        assert_eq!(order, [0, 1, 2, 3, 4]);
    }
    assert!(seen.len() > 1);
}

/// DD-3.5: consumers lie by class.
#[test]
fn dd_3_5_consumers_lie_by_class() {
    for seed in 0..20 {
        let mut play = dealt(2, seed);
        let sight = play.sight(Viewer::Public);
        let t = DuckSight::of(&sight).unwrap();
        for (n, stack) in STACKS.into_iter().enumerate() {
            let class = |what| match what {
                PieceNoun::Consumer(c) => t.level().good(t.level().consumer(c).good).class,
                other => panic!("{other:?} lies in a stack"),
            };
            let tiles = t.known(stack).iter().rev();
            let classes: Vec<_> = tiles.map(|&p| class(t.layout().what(t.kind(p)))).collect();
            assert_eq!(classes, t.level().boxes[n]);
        }
    }
}

/// DD-3.6, DD-3.11: cubes and passages whatever the number of players.
#[test]
fn dd_3_6_dd_3_11_cubes_and_passages_whatever_the_number_of_players() {
    for seats in 2..=5 {
        let mut play = dealt(seats, 1);
        let sight = play.sight(Viewer::Public);
        let t = DuckSight::of(&sight).unwrap();
        for seat in t.seats() {
            assert_eq!(t.count(t.layout().cubes(seat)), 39);
            assert_eq!(t.count(t.layout().score(seat)), 1);
            assert_eq!(t.count(t.layout().passages(seat)), 2);
        }
        assert_eq!((t.level().counter(), t.counted()), (24, 0));
    }
}

#[test]
fn dd_3_7_the_first_player_is_drawn_or_chosen() {
    let first = |seed, options: &[(&str, i64)]| {
        Play::begin(duck(), setup(4, seed, options)).unwrap().decision_seat().unwrap()
    };
    let drawn: std::collections::BTreeSet<SeatId> = (0..40).map(|seed| first(seed, &[])).collect();
    assert_eq!(drawn.len(), 4);
    for n in 1..=4 {
        assert_eq!(first(1, &[("first_player", n)]), SeatId(n as u8 - 1));
    }
    play("", "no-table first_player 3 by DD-3.7");
}

#[test]
fn dd_3_8_dd_3_9_equipment_then_planets_clockwise() {
    with(
        3,
        &[("first_player", 2)],
        "as dealt",
        "asks @1 dd-question-equip; do equip engineer, equip engineer, equip hold
         asks @2 dd-question-equip; refused start S1 by DD-3.8; do equip hold, equip hold, equip hold
         asks @0 dd-question-equip; do equip navigator, equip merchant, equip hold
         purse engineer:1 2; purse hold:1 1; purse stock:yellow 38
         asks @1 dd-question-start; refused equip hold by DD-3.9; refused start P1 by DD-3.9
         do start S2; refused start S2 by DD-3.9; do start S1; do start S5
         at ship_0 at:S5; asks @1 dd-question-turn",
    );
}

/// DD-3.2, DD-3.3, DD-3.4, DD-3.5: each option lays one part of the reference set-up and leaves the
/// others to chance.
#[test]
fn dd_3_2_dd_3_3_dd_3_4_dd_3_5_the_reference_set_up_by_options() {
    let level = Level::load(Edition::Standard).unwrap();
    // Mines of all planets, shipyards of start planets, the stacks from top to bottom.
    let laid = |options: &[(&str, i64)], seed| {
        let mut play = Play::begin(duck(), setup(2, seed, options)).unwrap();
        let sight = play.sight(Viewer::Public);
        let t = DuckSight::of(&sight).unwrap();
        let mines: Vec<_> = level.every_planet().filter_map(|p| t.mine(p)).collect();
        let yards: Vec<_> =
            level.every_planet().filter_map(|p| t.yard(p)).map(|(_, yard, _)| yard).collect();
        let stacks = STACKS.map(|stack| {
            let top_first = t.known(stack).iter().rev().map(|&p| t.layout().what(t.kind(p)));
            top_first
                .map(|what| match what {
                    PieceNoun::Consumer(consumer) => consumer,
                    other => panic!("{other:?} lies in a stack"),
                })
                .collect::<Vec<_>>()
        });
        (mines, yards, stacks)
    };
    let all = ["reference_mines", "reference_shipyards", "reference_consumers"];
    for seed in 0..3 {
        let (mines, yards, stacks) = laid(&all.map(|key| (key, 1)), seed);
        assert_eq!(mines, level.reference.mines);
        assert_eq!(yards, level.reference.yards);
        assert_eq!(stacks, level.reference.stacks);
    }
    for (n, key) in all.into_iter().enumerate() {
        let dealt: Vec<_> = (0..8).map(|seed| laid(&[(key, 1)], seed)).collect();
        let differ = [
            dealt.iter().any(|other| other.0 != dealt[0].0),
            dealt.iter().any(|other| other.1 != dealt[0].1),
            dealt.iter().any(|other| other.2 != dealt[0].2),
        ];
        assert_eq!(differ.map(|by_chance| !by_chance), [0, 1, 2].map(|part| part == n), "{key}");
    }
}

/// DD-3.7: each option of the game is offered at set-up, and nothing else.
#[test]
fn dd_3_7_the_options_of_a_game() {
    let keys: Vec<&str> = duck().options("standard").iter().map(|option| option.key).collect();
    let known = ["consumer_privileges", "r_any_good", "uncounted_free_turns", "balanced_medicine"];
    let more = ["reference_mines", "reference_shipyards", "reference_consumers", "first_player"];
    assert_eq!(keys, [known, more].concat());
}
