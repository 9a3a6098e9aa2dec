//! The list of finished games: written once, kept when saves go, read in spite of damage.

use caravanserai::{
    engine::statistics::{add, beside, finished, read, take_in},
    games,
    table::{
        catalogue::{Chooser, SeatInfo},
        finished::{Finished, Finisher, Tally},
        game::Setup,
        play::Play,
        record::{ForkPoint, Save},
    },
    text::{Language, Localizer, tally},
};
use std::{collections::BTreeMap, fs};

/// A game of three crates that is played to its end by the first offers, against a computer player.
fn ended(seed: u64) -> Play {
    let seat = |(n, by): (usize, Chooser)| SeatInfo {
        name: ["Anna", "=Ben, \"the other\""][n].to_owned(),
        colour: n as u8,
        race: String::new(),
        by,
    };
    let setup = Setup {
        game: "tiny_game".to_owned(),
        edition: "first".to_owned(),
        seats: [Chooser::Person, Chooser::Greedy].into_iter().enumerate().map(seat).collect(),
        options: BTreeMap::new(),
        seed,
        study: false,
    };
    let game = games::by_id("tiny_game").expect("the line plugs it in");
    let mut play = Play::begin(game, setup).expect("it can be set up");
    while let Some(offer) = play.offers().first().map(|offer| offer.action) {
        play.choose(offer).expect("an offer is accepted");
    }
    assert!(play.is_over());
    play
}

#[test]
fn a_finished_game_is_written_down_once_and_read_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = beside(&folder.path().join("saves"));
    assert_eq!(read(&file).expect("no file, no games"), (Vec::new(), 0));
    let mut play = ended(3);
    let outcome = play.outcome().expect("it is over");
    let game = finished(&mut play, 7, 1000).expect("it is over");
    assert_eq!(game.choices, play.entries().len());
    for (n, seat) in game.seats.iter().enumerate() {
        assert_eq!(seat.won, outcome.winners.iter().any(|winner| winner.ix() == n));
        assert_eq!(seat.fortune, outcome.fortunes[n]);
    }
    add(&file, &game).expect("the folder can be written");
    add(&file, &Finished { ended: 2000, ..game.clone() }).expect("as before");
    assert_eq!(read(&file).expect("it is there"), (vec![game.clone()], 0), "nothing is new");
    // An end that was taken back: the last one counts.
    let mut other = game.clone();
    other.seats.swap(0, 1);
    add(&file, &other).expect("as before");
    assert_eq!(read(&file).expect("it is there"), (vec![other.clone()], 0));
    // A line that was torn off, and one of something else, cost nothing but themselves.
    let whole = fs::read_to_string(&file).expect("it is there");
    fs::write(&file, format!("{whole}[1]\n{}", &whole[..40])).expect("it can be written");
    let next = Finished { tree: 8, ..game };
    add(&file, &next).expect("as before");
    assert_eq!(read(&file).expect("it is there"), (vec![other, next], 2));
}

/// What ended among the saves before there was a list is taken into it, once; studies, branches and
/// games that run do not count; and what was counted stays when its save goes.
#[test]
fn finished_saves_are_counted_and_stay_counted() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let saves = folder.path().join("saves");
    fs::create_dir_all(&saves).expect("the folder can be made");
    let file = beside(&saves);
    let write = |name: &str, save: &Save| save.write(&saves.join(name)).expect("it can be written");
    let whole = Save::of(&mut ended(3));
    write("whole.ron", &whole);
    let mut branch = Save::of(&mut ended(4));
    branch.branch = Some(ForkPoint { entry: 2 });
    branch.seal();
    write("branch.ron", &branch);
    let mut study = Save::of(&mut ended(5));
    study.setup.study = true;
    study.seal();
    write("study.ron", &study);
    let mut running = ended(6);
    running.seek(4);
    write("running.ron", &Save::of(&mut running));
    fs::write(saves.join("damaged.ron"), "(program: ").expect("it can be written");
    assert_eq!(take_in(&file, &saves).expect("all can be read"), 1);
    assert_eq!(take_in(&file, &saves).expect("all can be read"), 0);
    fs::remove_file(saves.join("whole.ron")).expect("it is there");
    let (games, damaged) = read(&file).expect("it is there");
    assert_eq!((games.len(), games[0].tree, damaged), (1, whole.tree(), 0));
    assert!(games[0].ended > 0, "as old as its file");
}

fn game(
    edition: &str,
    rounds: Option<i64>,
    choices: usize,
    seats: &[(&str, Chooser, bool)],
) -> Finished {
    let seat = |(n, &(name, by, won)): (usize, &(&str, Chooser, bool))| Finisher {
        name: name.to_owned(),
        by,
        won,
        fortune: 10 * (n as i64 + 1),
    };
    Finished {
        tree: choices as u64,
        ended: 0,
        game: "tiny_game".to_owned(),
        edition: edition.to_owned(),
        reason: "tri-end-sold".to_owned(),
        rounds,
        choices,
        seats: seats.iter().enumerate().map(seat).collect(),
    }
}

#[test]
fn people_and_computers_are_counted_apart() {
    use Chooser::{Greedy, Person, Random};
    let games = [
        game("first", Some(4), 20, &[("Anna", Person, true), ("C", Greedy, false)]),
        game("first", Some(8), 41, &[("Anna", Person, true), ("Ben", Person, true)]),
        game("second", None, 30, &[("Ben", Person, false), ("D", Random, true)]),
    ];
    let counted = Tally::of(&games);
    let first = &counted.editions[&("tiny_game".to_owned(), "first".to_owned())];
    assert_eq!((first.games, first.rounds, first.choices), (2, Some((4, 8, 12)), (20, 41, 61)));
    assert_eq!((first.people.played, first.people.won), (3, 3));
    assert_eq!((first.computers.played, first.computers.won), (1, 0));
    assert_eq!(first.best, Some((20, "Ben".to_owned())));
    let people: Vec<_> =
        counted.people.iter().map(|(name, r)| (name.as_str(), r.played, r.won)).collect();
    assert_eq!(people, [("Anna", 2, 2), ("Ben", 2, 1)]);
    let computers: Vec<_> =
        counted.computers.iter().map(|(by, r)| (*by, r.played, r.won)).collect();
    assert_eq!(computers, [(Random, 1, 1), (Greedy, 1, 0)]);
    let worth = |id| tally::worth(Localizer::new(Language::En), id, 8);
    assert_eq!(worth("merchant_of_venus"), "8 cr");
    assert_eq!(worth("dale_of_merchants"), "8 stacks");
    assert_eq!(worth("no_such_game"), "8");
    let told = |language| tally::told(Localizer::new(language), &counted);
    let english = told(Language::En);
    for words in [": one game\n", ": 2 games\n", "Choices: 30\n", "Ben: won 1 of 2 (50 %)\n"] {
        assert!(english.contains(words), "{words:?} is missing in {english}");
    }
    assert_ne!(told(Language::Fr), english);
}

/// A name cannot break the table, nor become a formula in a spreadsheet.
#[test]
fn the_table_for_spreadsheets_has_a_row_for_each_seat() {
    let mut play = ended(3);
    let game = finished(&mut play, 255, 951_782_400).expect("it is over");
    let reason = Localizer::new(Language::En).word(&game.reason);
    let text = tally::csv(&[game]);
    let rows: Vec<&str> = text.lines().collect();
    assert_eq!(rows.len(), 3, "{text}");
    assert!(rows[1].starts_with("2000-02-29 00:00 UTC,Three Crates,first,"), "{text}");
    assert!(!reason.starts_with("tri-") && rows[1].contains(&reason), "no key, but words: {text}");
    assert!(rows[1].contains(",1,Anna,person,"), "{text}");
    assert!(rows[2].contains(",2,\"'=Ben, \"\"the other\"\"\",computer,"), "{text}");
    assert!(rows[2].ends_with(",00000000000000ff"), "{text}");
}
