//! The rules that no worked example shows alone, one test each, and what the examples leave out of
//! others.

use super::{duck, example, play, position, with};
use caravanserai::{
    games::duck_dealer::{
        level::{Edition, Level},
        nouns::DuckSight,
        nouns::{DuckView, GameView},
    },
    games::levels::Printed,
    table::{
        catalogue::SeatInfo,
        game::{Setup, SetupError},
        ids::{SeatId, Viewer},
        play::Play,
        view::TableView,
    },
};

fn setup(seats: usize, seed: u64, options: &[(&str, i64)]) -> Setup {
    let seat = |n: usize| SeatInfo {
        name: format!("P{n}"),
        colour: n as u8,
        race: String::new(),
        by: Default::default(),
    };
    Setup {
        game: duck().id().into(),
        edition: "standard".into(),
        seats: (0..seats).map(seat).collect(),
        options: options.iter().map(|(key, n)| ((*key).to_owned(), *n)).collect(),
        seed,
        study: true,
    }
}

fn dealt(seats: usize, seed: u64) -> Play {
    Play::begin(duck(), setup(seats, seed, &[])).unwrap()
}

fn mines(play: &mut Play) -> Vec<(bool, String)> {
    let sight = play.sight(Viewer::Public);
    let t = DuckSight::of(&sight).unwrap();
    let mine = |p| (t.level().is_start(p), t.level().good(t.mine(p).unwrap()).id.clone());
    t.level().every_planet().map(mine).collect()
}

#[test]
fn dd_2_8_two_to_five_play() {
    for seats in [1, 6] {
        let error = Play::begin(duck(), setup(seats, 1, &[])).err().unwrap();
        assert!(matches!(error, SetupError::Seats { least: 2, most: 5, .. }), "{error}");
    }
}

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

#[test]
fn dd_3_5_consumers_lie_by_class() {
    for seed in 0..20 {
        let mut play = dealt(2, seed);
        let sight = play.sight(Viewer::Public);
        let t = DuckSight::of(&sight).unwrap();
        use caravanserai::games::duck_dealer::layout::{STACKS, What};
        for (n, stack) in STACKS.into_iter().enumerate() {
            let class = |what| match what {
                What::Consumer(c) => t.level().good(t.level().consumer(c).good).class,
                other => panic!("{other:?} lies in a stack"),
            };
            let tiles = t.known(stack).iter().rev();
            let classes: Vec<_> = tiles.map(|&p| class(t.layout().what(t.kind(p)))).collect();
            assert_eq!(classes, t.level().boxes[n]);
        }
    }
}

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

#[test]
fn dd_5_5_part_of_a_colour() {
    play(
        "ship @0 navigator navigator navigator; tokens @1 35 0 0",
        "do collect red; purse red:0 2; dial virtual:0 2; dial virtual:2 0",
    );
}

#[test]
fn dd_5_6_virtual_tokens_go_first_and_give_nothing_back() {
    play(
        "acting; dial free-turn 1; dial virtual:2 1; tokens @0 0 0 2",
        "do mine; dial virtual:2 0; purse blue:0 2; purse stock:blue 37
         do mine; purse blue:0 1; purse stock:blue 38",
    );
}

#[test]
fn dd_5_9_an_empty_stock_gives_nothing() {
    play(
        "tokens @1 39 40 39",
        "do collect yellow; purse yellow:0 0; dial virtual:0 1; dial virtual:1 1; dial virtual:2 1
         do free-turn; do end-turn; dial virtual:0 0; count counter 0; asks @1 dd-question-turn",
    );
}

/// Every cube of seat 0 is on the board: on points and on two sites.
fn without_cubes() -> String {
    let play = position("acting");
    let points = play.catalogue().spaces.iter().map(|s| s.id.clone()).filter(|id| id.contains('.'));
    let points: Vec<String> = points.take(37).collect();
    format!("cube @0 {}; claimed @0 S1 mine; claimed @0 P1 mine; counter 0", points.join(" "))
}

#[test]
fn dd_6_2_a_cube_is_taken_back_for_the_counter() {
    let edits = without_cubes();
    play(
        &format!("{edits}; dial opened:0 1"),
        "count cubes:0 0; do act; asks @0 dd-question-cube
         refused mine by DD-6.2; refused take-cube S2 mine by DD-6.2
         do take-cube S1 mine; count counter 1; count privilege:mine:S1 0; dial opened:0 0
         asks @0 dd-question-act",
    );
    play(
        &edits,
        "do act, take-cube L01.1 route; count cube:L01.1 0; count counter 1
         refused route-cube L01.1 by DD-6.2",
    );
}

#[test]
fn dd_6_4_route_cubes_come_first() {
    play(
        "tokens @0 0 0 1",
        "do act; offered route-cube L06.1; do mine; absent route-cube L06.1
         refused route-cube L06.1 by DD-6.4",
    );
}

#[test]
fn dd_6_6_passages_at_any_moment() {
    play(
        "acting; tokens @0 1 0 0",
        "do passage P1, move L06.2, passage P4; dial steps 7; refused passage P5 by DD-9.2",
    );
}

#[test]
fn dd_6_7_one_colour_leaves_no_choice() {
    play("acting; tokens @0 0 0 9", "do end-turn; purse blue:0 4; asks @1 dd-question-turn");
}

#[test]
fn dd_7_6_stopping_loses_steps_and_cubes_do_not_stop() {
    play(
        "acting; tokens @0 1 1 1; at @0 S2",
        "do move L07.1; do pay-cube L08.1; dial steps 7; do move P1; dial steps 6
         do stop, explore left; dial steps 0; do mine; refused stop by DD-8.2",
    );
}

#[test]
fn dd_8_4_empty_stacks() {
    let tiles = |stack: &str, planets: &[&str]| -> String {
        let level = Level::load(Edition::Standard).unwrap();
        let n = usize::from(stack == "right");
        let goods = level.reference.stacks[n].iter().map(|&c| level.consumer(c).good);
        let named = goods.zip(planets).map(|(g, p)| format!("consumer {p} {}", level.good(g).id));
        named.collect::<Vec<_>>().join("; ")
    };
    let left = tiles("left", &["P6", "P7", "P8", "P9", "P10", "P11"]);
    play(
        &format!("acting; at @0 P1; tokens @0 0 0 1; {left}"),
        "count consumers:left 0; do mine; absent explore left; refused explore left by DD-8.1
         do explore right; in consumer:P1 consumer_stealth_ducks",
    );
    // With both stacks empty nothing happens: one tile too many is needed, so one planet gets none.
    let right = tiles("right", &["P2", "P3", "P4", "P5", "P1"]);
    let mut game = position(&format!("acting; at @0 S1; {left}; {right}"));
    assert!(game.choose(super::action(&game, "end-turn")).is_ok());
}

#[test]
fn dd_10_1_dd_11_5_on_a_point_only_route_cubes() {
    play(
        "acting; at @0 L06.1; tokens @0 0 4 2; goods @0 phone_booths yellow_ducks",
        "refused build-shipyard yellow_ducks by DD-10.1; refused claim mine by DD-10.1
         refused mine by DD-12.1; refused stop by DD-8.2
         do pay-cube L06.2; purse yellow:0 3; in cube:L06.2 cube_0",
    );
}

#[test]
fn dd_11_3_what_is_not_built_is_not_claimed() {
    play(
        "acting; tokens @0 0 6 0",
        "refused claim shipyard by DD-11.3; refused claim factory by DD-11.1",
    );
    play("acting; tokens @0 0 6 0; built yard_hold_a", "do claim shipyard; purse yellow:0 3");
}

#[test]
fn dd_11_4_dd_11_6_leaving_closes_what_was_opened() {
    play(
        "acting; tokens @0 2 0 2; claimed @0 S1 mine",
        "do mine; dial opened:0 1; do drop yellow_ducks 1, move L06.2; dial opened:0 0
         do move S1, mine; purse blue:0 0; dial opened:0 1",
    );
    // A use before the claim opens nothing.
    play(
        "acting; tokens @0 0 3 2",
        "do mine, claim mine; dial opened:0 0; do mine, mine; purse blue:0 0",
    );
}

#[test]
fn dd_12_1_dd_12_2_each_transaction_costs_a_blue_token() {
    play(
        "acting; tokens @0 0 0 2",
        "do mine; purse blue:0 1; purse yellow_ducks:0 1; do mine; refused mine by DD-12.2",
    );
}

#[test]
fn dd_12_4_a_factory_turns_two_goods_into_one() {
    let edits = "acting; at @0 P1; consumer P1 satellites; factory P1 medicine; tokens @0 0 0 1";
    play(
        &format!("{edits}; goods @0 slimming_pills blue_paint"),
        "do produce; purse medicine:0 1; purse slimming_pills:0 0; purse blue:0 0",
    );
    // The other recipe.
    with(
        2,
        &[("balanced_medicine", 1)],
        &format!("{edits}; goods @0 slimming_pills blue_paint linear_accelerators"),
        "do produce; purse medicine:0 1; purse blue_paint:0 1; purse linear_accelerators:0 0",
    );
}

#[test]
fn dd_1_6_two_of_the_named_good() {
    let edits = "acting; tokens @0 0 1 0; goods @0 phone_booths phone_booths";
    play(edits, "refused build-shipyard phone_booths by DD-1.6");
    with(2, &[("r_any_good", 1)], edits, "do build-shipyard phone_booths; purse phone_booths:0 0");
}

#[test]
fn dd_13_3_a_turn_may_end_overloaded() {
    play(
        "acting; goods @0 yellow_ducks yellow_ducks yellow_ducks yellow_ducks",
        "do end-turn; asks @1 dd-question-turn",
    );
}

#[test]
fn dd_13_5_the_paid_token_may_be_the_one_taken() {
    let edits = "acting; at @0 S4; built yard_merchant; goods @0 plastic_beads yellow_ducks";
    // The stock of blue is empty until the blue token is paid.
    play(
        &format!("{edits}; tokens @0 0 0 1; tokens @1 0 0 38"),
        "purse stock:blue 0; do buy yellow_ducks none; purse merchant:0 2; purse stock:blue 0",
    );
    play(
        &format!("{edits}; tokens @1 0 0 39; dial free-turn 1; dial virtual:2 1"),
        "refused buy yellow_ducks none by DD-13.5; do buy yellow_ducks merchant; purse merchant:0 1",
    );
}

#[test]
fn dd_14_2_an_overloaded_partner_may_carry_no_more_than_before() {
    let edits = "acting; at @0 P6; at @1 P6; consumer P6 satellites; goods @0 phone_booths
                 ship @1 navigator navigator navigator; goods @1 radios radios radios";
    play(edits, "do exchange @1, give phone_booths 1, want radios 1, propose, accept");
    play(edits, "do exchange @1, give phone_booths 1; refused propose by DD-14.2");
}

#[test]
fn dd_14_3_an_offer_can_be_declined_and_stops_the_ship() {
    play(
        "acting; tokens @0 1 0 0; at @0 S2; at @1 P1; goods @0 radios",
        "do move L07.1, move P1; dial steps 6; do exchange @1; asks @0 dd-question-explore
         do explore left; dial steps 0; asks @0 dd-question-offer; refused propose by DD-14.2
         do give radios 1, propose; refused end-turn by DD-14.3; do decline; purse radios:0 1
         asks @0 dd-question-act",
    );
}

#[test]
fn dd_16_2_a_free_action_turn_does_not_count() {
    play(
        "counter 23; ship @0 navigator navigator merchant; tokens @1 37 0 0",
        "do collect blue, free-turn, end-turn; count counter 23; asks @1 dd-question-turn",
    );
}

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
    assert!(play.choose(super::action(&play, "equip hold")).is_ok());
    assert!(play.undo().is_ok());
}

#[test]
fn the_table_is_told_when_nobody_acts() {
    let mut game = example(2, &[], "dial quiet-turns 19", "").begin(duck(), "standard").unwrap();
    let entry = game.choose(super::action(&game, "collect red")).map(|e| e.lines.clone()).unwrap();
    assert!(entry.iter().any(|line| line.message.key == "dd-log-quiet"));
}
