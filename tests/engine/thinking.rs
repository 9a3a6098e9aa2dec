//! Players that think, and tournaments of players: a choice that is on offer, the same for the same
//! budget, and a table that is as it was. They may never look at a clock here, nor test how strong
//! somebody is by few games.

use caravanserai::{
    bots::{self, Budget, Search},
    engine::{
        simulate::Order,
        tournament::{Pairing, ladder, pairs, play_ladder, play_tournament, standings, wilson},
    },
    games,
    table::{
        catalogue::{Chooser, SeatInfo},
        game::{Game, Setup},
        ids::SeatId,
        play::Play,
        record::snapshot,
    },
};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

/// The games that thinking players play, with a table of two in each edition.
fn tables() -> Vec<Play> {
    let seat = |n: u8| SeatInfo {
        name: n.to_string(),
        colour: n,
        race: String::new(),
        by: Chooser::Thinker,
    };
    let setup = |game: &dyn Game, edition: &str| Setup {
        game: game.id().into(),
        edition: edition.into(),
        seats: (0..2).map(seat).collect(),
        options: Default::default(),
        seed: 5,
        study: false,
    };
    let thought = games::all().iter().filter(|game| bots::plays(Chooser::Thinker, game.id()));
    let tables = thought.flat_map(|&game| {
        let editions = game.editions().iter();
        editions.map(move |edition| Play::begin(game, setup(game, edition.id)).expect("a game"))
    });
    tables.collect()
}

/// Whether several choices are compared here: where nothing is, a search is over at once.
fn compares(play: &mut Play, seat: SeatId) -> bool {
    let ranked = Search::of(play, seat, budget(0)).ranked(&AtomicBool::new(false));
    ranked.is_some_and(|all| all.len() > 1)
}

/// Decisions with something to compare, some steps apart, in a game that the greedy player plays.
fn decisions(play: &mut Play, count: usize, mut look: impl FnMut(&mut Play, SeatId)) {
    let game = play.game().id();
    let mut players: Vec<_> = (0..2).map(|n| bots::bot(Chooser::Greedy, game, n)).collect();
    let (mut looked, mut steps) = (0, 0);
    while let Some(seat) = play.decision_seat().filter(|_| looked < count) {
        steps += 1;
        if steps >= 9 && play.offers().len() > 1 && compares(play, seat) {
            (looked, steps) = (looked + 1, 0);
            look(play, seat);
        }
        let player = players[seat.ix()].as_mut().ok().and_then(Option::as_mut).expect("a player");
        let action = bots::ask(player.as_mut(), play).expect("it chooses");
        play.choose(action).expect("it is offered");
    }
    assert!(looked > 0, "{game}: nothing was thought about");
}

fn budget(playouts: u32) -> Budget {
    Budget { playouts, time: None }
}

#[test]
fn what_is_thought_out_is_on_offer_and_the_table_is_as_it_was() {
    let never = AtomicBool::new(false);
    for mut play in tables() {
        decisions(&mut play, 3, |play, seat| {
            let before = (play.hash(), play.entries().len(), snapshot(play));
            let search = Search::of(play, seat, budget(8));
            let chosen = search.run(&never).expect("a choice");
            let offers = play.offers();
            assert!(offers.iter().any(|offer| offer.accepts(&chosen)), "{chosen:?}");
            let after = (play.hash(), play.entries().len(), snapshot(play));
            assert!(before == after, "the table has changed");
        });
    }
}

#[test]
fn the_same_budget_gives_the_same_choice_on_any_thread() {
    let never = Arc::new(AtomicBool::new(false));
    for mut play in tables() {
        decisions(&mut play, 2, |play, seat| {
            let search = Search::of(play, seat, budget(6));
            let here = search.run(&never);
            let (again, never) = (search.clone(), never.clone());
            let there = thread::spawn(move || again.run(&never)).join().expect("it ends");
            assert_eq!(here, there);
            assert_eq!(here, Search::of(play, seat, budget(6)).run(&AtomicBool::new(false)));
        });
    }
}

#[test]
fn whoever_cancels_gets_nothing_and_whoever_hurries_gets_the_best_so_far() {
    for mut play in tables() {
        decisions(&mut play, 1, |play, seat| {
            let search = Search::of(play, seat, budget(1_000_000));
            assert_eq!(search.run(&AtomicBool::new(true)), None);
            let hurry = Arc::new(AtomicBool::new(true));
            let hurried = search.clone().hurried_by(hurry).run(&AtomicBool::new(false));
            let first = Search::of(play, seat, budget(0)).run(&AtomicBool::new(false));
            assert_eq!(hurried, first, "nothing was tried: it is what is done otherwise");
            // A search that is far from its end ends on another's word.
            let cancel = Arc::new(AtomicBool::new(false));
            let stop = cancel.clone();
            let running = thread::spawn(move || search.run(&cancel));
            stop.store(true, Ordering::Relaxed);
            assert_eq!(running.join().expect("it ends"), None);
        });
    }
}

#[test]
fn nobody_thinks_for_a_seat_that_is_not_asked() {
    for mut play in tables() {
        decisions(&mut play, 1, |play, seat| {
            let other = SeatId(1 - seat.0);
            let search = Search::of(play, other, budget(10));
            assert_eq!(search.run(&AtomicBool::new(false)), None);
        });
    }
}

#[test]
fn intervals_are_those_of_wilson() {
    let (low, high) = wilson(25.0, 30);
    assert!((low - 0.664).abs() < 0.001 && (high - 0.927).abs() < 0.001, "{low} {high}");
    assert_eq!(wilson(0.0, 0), (0.0, 1.0));
    assert!(wilson(0.0, 10).0 < 1e-9 && wilson(10.0, 10).1 > 1.0 - 1e-9);
}

#[test]
fn who_wins_three_of_four_stands_about_two_hundred_points_higher() {
    let pairing = |players, score| Pairing { players, games: 400, score, played: Vec::new() };
    let all = standings(&[pairing(["a", "b"], 100.0)]);
    assert_eq!((all[0].player, all[1].player), ("b", "a"));
    let apart = all[0].rating - all[1].rating;
    assert!((185.0..195.0).contains(&apart), "{apart}");
    // One that was won by nobody against nobody keeps to the mean.
    let level = standings(&[pairing(["a", "b"], 200.0), pairing(["b", "c"], 200.0)]);
    assert!(level.iter().all(|s| (s.rating - 1000.0).abs() < 0.01), "{level:?}");
}

/// So many games of two seats from a seed, on so many threads.
fn order(
    game: &'static dyn Game,
    (games, seed): (u64, u64),
    bots: &[Chooser],
    jobs: usize,
) -> Order {
    Order {
        game,
        edition: game.editions()[0].id.into(),
        seats: 2,
        games,
        first: 0,
        seed,
        bots: bots.to_vec(),
        budgets: Vec::new(),
        options: Default::default(),
        jobs,
        records: None,
    }
}

#[test]
fn a_beginner_lies_between_chance_and_the_player_that_plans() {
    let players = [Chooser::Random, Chooser::Beginner, Chooser::Greedy];
    assert_eq!(pairs(&players).len(), 3);
    let game = games::by_id("dale_of_merchants").unwrap_or_else(|e| panic!("{e}"));
    let played =
        play_tournament(&order(game, (20, 11), &players, 2), &|| ()).expect("a tournament");
    let names: Vec<_> = standings(&played).iter().map(|row| row.player).collect();
    assert_eq!(names, ["greedy", "beginner", "random"]);
    let alone = play_tournament(&order(game, (20, 11), &players, 1), &|| ()).expect("a tournament");
    let scores = |all: &[Pairing]| all.iter().map(|p| (p.players, p.score)).collect::<Vec<_>>();
    assert_eq!(scores(&played), scores(&alone));
}

#[test]
fn each_rung_of_a_ladder_thinks_twice_as_long_as_the_one_below() {
    let game = games::by_id("dale_of_merchants").unwrap_or_else(|e| panic!("{e}"));
    let budgets = ladder(game.id());
    assert!(budgets.len() > 2 && budgets.windows(2).all(|two| two[1] == 2 * two[0]), "{budgets:?}");
    let played = play_ladder(&order(game, (1, 5), &[], 2), &[1, 2, 4], &|| ()).expect("a ladder");
    let of: Vec<_> = played.iter().map(|rung| (rung.playouts, rung.games)).collect();
    assert_eq!(of, [([2, 1], 1), ([4, 2], 1)]);
    assert!(played.iter().all(|rung| (0.0..=1.0).contains(&rung.score)), "{played:?}");
}
