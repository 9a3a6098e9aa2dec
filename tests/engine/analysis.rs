//! A game looked back at: chances after every entry, what of them was luck and what choices, over
//! the library and by the command. Nothing may be told of a game that still runs.

use caravanserai::{
    bots::{self, Analysis},
    games,
    table::{
        catalogue::{Chooser, SeatInfo},
        game::{Game, Setup},
        ids::Viewer,
        play::Play,
        record::Save,
    },
};
use serde_json::Value;
use std::{cmp::Reverse, process::Command};

/// A game of two computer players, played on by so many choices.
pub(super) fn played(game: &'static dyn Game, edition: &str, choices: usize) -> Play {
    let seat = |n: u8| SeatInfo {
        name: ["Ada", "Bob"][usize::from(n)].into(),
        colour: n,
        race: String::new(),
        by: Chooser::Greedy,
    };
    let setup = Setup {
        game: game.id().into(),
        edition: edition.into(),
        seats: (0..2).map(seat).collect(),
        options: Default::default(),
        seed: 3,
        study: false,
    };
    let mut play = Play::begin(game, setup).expect("a game");
    let mut players: Vec<_> =
        (0..2).map(|n| bots::bot(Chooser::Greedy, game.id(), n).ok().flatten()).collect();
    for _ in 0..choices {
        let Some(seat) = play.decision_seat() else { break };
        let player = players[seat.ix()].as_mut().expect("a player");
        let action = bots::ask(player.as_mut(), &mut play).expect("it chooses");
        play.choose(action).expect("it is offered");
    }
    play
}

/// An edition of each game, the last one: its first is read by other tests.
pub(super) fn editions() -> impl Iterator<Item = (&'static dyn Game, &'static str)> {
    games::built_in().iter().map(|&game| (game, game.editions().last().expect("one").id))
}

fn whole(shares: &bots::Shares) -> f64 {
    shares.luck + shares.play
}

#[test]
fn what_moved_the_chances_makes_up_the_whole_game() {
    for (game, edition) in editions() {
        let mut play = played(game, edition, usize::MAX);
        let (hash, entries) = (play.hash(), play.entries().len());
        let found: Analysis = bots::analyse(&mut play).expect("it is over and weighed");
        assert_eq!((play.hash(), play.entries().len()), (hash, entries));
        assert_eq!(found.curve.len(), entries + 1);
        for chances in &found.curve {
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{chances:?}");
            assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
        }
        let winners = play.outcome().expect("it is over").winners;
        let (first, last) = (&found.curve[0], &found.curve[entries]);
        for (seat, share) in found.shares.iter().enumerate() {
            assert!((whole(share) - (last[seat] - first[seat])).abs() < 1e-6, "{share:?}");
            let won = winners.iter().any(|winner| winner.ix() == seat);
            assert_eq!(last[seat] > 0.0, won, "{}: {last:?}", game.id());
        }
        assert!(!found.swings.is_empty() && found.swings.iter().all(|s| s.entry <= entries));
        assert!(found.swings.is_sorted_by_key(|swing| swing.entry));
    }
}

/// Choices that another one beats in the worlds that could be, at most five of a seat, the
/// costliest first; who says stop gets nothing, and the same playouts find the same.
#[test]
fn the_costliest_choices_are_found_and_their_better_lines_are_possible() {
    let game = games::by_id("dale_of_merchants").unwrap_or_else(|e| panic!("{e}"));
    let mut play = played(game, game.editions()[0].id, usize::MAX);
    let (hash, entries) = (play.hash(), play.entries().len());
    let mut steps = Vec::new();
    let told = |done: usize, of: usize| {
        steps.push((done, of));
        true
    };
    let found = bots::analyse_told(&mut play, 12, told).expect("it is over and weighed");
    assert!(steps.is_sorted() && steps.iter().all(|(done, of)| done <= of), "{steps:?}");
    assert_eq!((play.hash(), play.entries().len()), (hash, entries));
    let again = bots::analyse_told(&mut play, 12, |_, _| true).expect("the same");
    assert_eq!(found, again);
    assert!(found.mistakes.is_sorted_by_key(|m| (m.seat, Reverse((m.cost() * 1e6) as i64))));
    for mistake in &found.mistakes {
        let of_seat = found.mistakes.iter().filter(|m| m.seat == mistake.seat).count();
        assert!(of_seat <= 5 && mistake.cost() > 0.0, "{mistake:?}");
        let entry = &play.entries()[mistake.entry - 1];
        assert_eq!(entry.seat, Some(mistake.seat));
        assert!(mistake.done.is_some() && mistake.better.is_some(), "{mistake:?}");
        play.seek(mistake.entry - 1);
        let better = mistake.line.steps[0];
        assert!(play.offers().iter().any(|offer| offer.accepts(&better)), "{mistake:?}");
        play.seek(entries);
    }
    assert_eq!(bots::analyse_told(&mut play, 12, |done, _| done < 5), None);
    let last = |done: usize, of: usize| done * 3 < of * 2;
    assert_eq!(bots::analyse_told(&mut play, 12, last), None, "also while it plays out");
}

#[test]
fn nothing_is_told_of_a_game_that_runs() {
    for (game, edition) in editions() {
        let mut play = played(game, edition, 30);
        assert_eq!(bots::analyse(&mut play), None, "{}", game.id());
    }
}

#[test]
fn chances_for_a_viewer_are_drawn_alike_and_change_nothing() {
    for (game, edition) in editions() {
        let mut play = played(game, edition, 40);
        let (hash, entries) = (play.hash(), play.entries().len());
        let viewer = Viewer::Seat(play.decision_seat().expect("it runs"));
        let chances = bots::chances_for(&mut play, viewer, 6, 1).expect("it is weighed");
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{chances:?}");
        assert_eq!(bots::chances_for(&mut play, viewer, 6, 1), Some(chances));
        assert_eq!((play.hash(), play.entries().len()), (hash, entries));
    }
}

#[test]
fn the_command_tells_a_finished_game_and_refuses_a_running_one() {
    let game = games::by_id("dale_of_merchants").unwrap_or_else(|e| panic!("{e}"));
    let edition = game.editions()[0].id;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.ron");
    let run = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
        command.arg("analyse").arg(&file).args(more).output().expect("it runs")
    };
    let write = |play: &mut Play| {
        std::fs::write(&file, Save::of(play).text()).expect("a file");
    };
    write(&mut played(game, edition, 20));
    let refused = run(&[]);
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success() && said.contains("not over"), "{said}");

    write(&mut played(game, edition, usize::MAX));
    let told = run(&["--playouts", "30"]);
    let text = String::from_utf8_lossy(&told.stdout).into_owned();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    assert!(text.contains("Ada: luck ") && text.contains("three quarters"), "{text}");
    let csv = folder.path().join("curve.csv");
    let json = run(&["--json", "--csv", csv.to_str().expect("a path")]);
    let json: Value = serde_json::from_slice(&json.stdout).expect("JSON");
    let curve = json["curve"].as_array().expect("a curve");
    let rows = std::fs::read_to_string(&csv).expect("it was written");
    assert_eq!(rows.lines().count(), curve.len() + 1);
    assert_eq!(json["shares"].as_array().map(Vec::len), Some(2));
    assert!(json["mistakes"].as_array().is_some_and(Vec::is_empty), "nobody asked for them");
    let soon = run(&["--seconds", "0.3"]);
    assert!(soon.status.success(), "{}", String::from_utf8_lossy(&soon.stderr));
    let never = run(&["--seconds=-1"]);
    assert!(!never.status.success() && !never.stderr.is_empty(), "no number of seconds");
}
