//! Golden records: for every way in which a game can end, a whole saved game under `tests/records/`
//! that the rules of its version must play to the same end. `tests/records/ends.ron` says how each
//! ends. A record that is missing, or of a version that is played no more, is written anew by
//! `CARAVANSERAI_WRITE_RECORDS=1 cargo test --no-default-features --test games records`; look at
//! what changed before it is kept.

use crate::common::battery::{Configuration, play_on};
use crate::common::fluent::messages;
use caravanserai::{
    bots::RandomBot,
    games,
    table::{
        catalogue::Chooser,
        edit::Edit,
        files::write_atomically,
        game::{Ending, Game},
        play::Play,
        record::{Save, snapshot},
    },
    text::{Language, files},
};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeSet, fs, path::PathBuf, process::Command, sync::OnceLock};

/// Every way to end, of every game, with the name of its file without ending.
fn wanted() -> Vec<(String, &'static dyn Game, &'static Ending)> {
    let of = |game: &'static dyn Game| {
        game.info().endings.iter().map(move |ending| {
            let reason = ending.reason.rsplit('-').next().unwrap_or_default();
            (format!("{}-{}-{reason}", game.prefix(), ending.edition), game, ending)
        })
    };
    games::all().iter().copied().flat_map(of).collect()
}

/// How a record ends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    file: String,
    reason: String,
    rule: String,
    /// Seats, counted from 0.
    winners: Vec<usize>,
    fortunes: Vec<i64>,
    entries: usize,
    /// Of the final position, in hexadecimal digits.
    hash: String,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

fn path(file: &str) -> PathBuf {
    folder().join(format!("{file}.ron"))
}

fn end(file: &str, play: &mut Play) -> End {
    let outcome = play.outcome().unwrap_or_else(|| panic!("{file}: the game is not over"));
    End {
        file: file.to_owned(),
        reason: outcome.reason.to_owned(),
        rule: outcome.rule.0.to_owned(),
        winners: outcome.winners.iter().map(|s| s.ix()).collect(),
        fortunes: outcome.fortunes,
        entries: play.entries().len(),
        hash: format!("{:016x}", play.hash()),
    }
}

fn written() -> &'static [End] {
    static ENDS: OnceLock<Vec<End>> = OnceLock::new();
    ENDS.get_or_init(|| {
        if std::env::var_os("CARAVANSERAI_WRITE_RECORDS").is_some() {
            write_anew();
        }
        let text = fs::read_to_string(path("ends")).expect("the list of ends is there");
        ron::from_str(&text).expect("the list of ends can be read")
    })
}

/// Plays games at random until one is found that ends as wanted, and short.
fn look_for(file: &str, game: &'static dyn Game, wanted: &Ending) -> Play {
    let table = Configuration { game, edition: wanted.edition, seats: wanted.seats };
    for seed in 1..1000 {
        let mut setup = table.plain(seed);
        setup.options =
            wanted.options.iter().map(|&(key, value)| (key.to_owned(), value)).collect();
        setup.study = !wanted.edits.is_empty();
        setup.seats.iter_mut().for_each(|seat| seat.by = Chooser::Random);
        let mut play = Play::begin(table.game, setup).unwrap();
        if !wanted.edits.is_empty() {
            let edits: Vec<Edit> =
                wanted.edits.iter().map(|e| Edit::parse(e, play.catalogue()).unwrap()).collect();
            play.arrange(&edits).unwrap_or_else(|why| panic!("{file}: {why}"));
        }
        let mut bot = if wanted.even { RandomBot::even(seed) } else { RandomBot::new(seed) };
        play_on(&mut play, &mut bot, wanted.most, file);
        if play.outcome().is_some_and(|o| o.reason == wanted.reason) {
            return play;
        }
    }
    panic!("{file}: no game at random ends so within {} actions", wanted.most);
}

/// The record as it lies there, if its rules still play it to the wanted end: then it stays.
fn standing(file: &str, game: &'static dyn Game, wanted: &Ending) -> Option<Play> {
    let save = Save::open(&path(file)).ok()?;
    let (mut play, divergence) = save.replay(game).ok()?;
    let same = divergence.is_none() && snapshot(&mut play) == save.snapshot;
    let ended = play.outcome().is_some_and(|o| o.reason == wanted.reason);
    (same && ended && save.changed_since(game).is_none_or(|c| c.rules.is_none())).then_some(play)
}

/// Writes the list of ends anew, and those records that are missing or play otherwise today.
fn write_anew() {
    fs::create_dir_all(folder()).unwrap();
    let mut ends = Vec::new();
    for (file, game, ending) in wanted() {
        if let Some(mut play) = standing(&file, game, ending) {
            ends.push(end(&file, &mut play));
            continue;
        }
        let mut play = look_for(&file, game, ending);
        Save::of(&mut play).write(&path(&file)).unwrap();
        // What was kept of the previous one is in the history of the repository.
        let _ = fs::remove_file(path(&file).with_extension("ron.old"));
        ends.push(end(&file, &mut play));
    }
    let text =
        ron::ser::to_string_pretty(&ends, ron::ser::PrettyConfig::new().depth_limit(2)).unwrap();
    write_atomically(&path("ends"), (text + "\n").as_bytes()).unwrap();
    let _ = fs::remove_file(path("ends").with_extension("ron.old"));
}

#[test]
fn records_end_as_they_did() {
    let ends = written();
    let files: Vec<&str> = ends.iter().map(|e| e.file.as_str()).collect();
    assert_eq!(
        files,
        wanted().iter().map(|(file, ..)| file.as_str()).collect::<Vec<_>>(),
        "the list of ends is of other records"
    );
    for ((file, game, wanted), expected) in wanted().iter().zip(ends) {
        let file = file.as_str();
        assert_eq!(
            (expected.reason.as_str(), expected.entries <= wanted.most + 1),
            (wanted.reason, true),
            "{file}"
        );
        let save = Save::open(&path(file)).unwrap_or_else(|why| panic!("{file}: {why}"));
        assert_eq!(
            (save.setup.edition.as_str(), save.setup.seats.len()),
            (wanted.edition, wanted.seats),
            "{file}"
        );
        assert_eq!(save.setup.game, game.id(), "{file}");
        let (mut play, divergence) =
            save.replay(*game).unwrap_or_else(|why| panic!("{file}: {why}"));
        assert_eq!(divergence, None, "{file}");
        assert_eq!(&end(file, &mut play), expected);
        assert_eq!(snapshot(&mut play), save.snapshot, "{file}");
        assert!(
            play.is_over() && play.look().list.is_empty(),
            "{file}: something is offered after the end"
        );
        // One action earlier nobody has won yet.
        play.seek(expected.entries - 1);
        assert_eq!(play.outcome(), None, "{file}: over before its last action");
        play.seek(expected.entries);
        assert_eq!(&end(file, &mut play), expected);
    }
}

#[test]
fn the_command_line_accepts_the_records() {
    // The program knows the games of the house alone.
    let of_the_house = |end: &&End| {
        let owner = wanted().into_iter().find(|(file, ..)| *file == end.file);
        let id = owner.map(|(_, game, _)| game.id());
        games::built_in().iter().any(|game| Some(game.id()) == id)
    };
    for end in written().iter().filter(of_the_house) {
        let output = Command::new(env!("CARGO_BIN_EXE_caravanserai"))
            .arg("replay")
            .arg(path(&end.file))
            .arg("--check")
            .output()
            .unwrap();
        let (said, wrong) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{}: {wrong}", end.file);
        assert!(
            said.contains(&format!("{0} of {0} entries, hash {1}", end.entries, end.hash)),
            "{}: {said}",
            end.file
        );
    }
}

#[test]
fn every_way_to_end_has_a_record() {
    for &game in games::all() {
        let begin = format!("{}-end-", game.prefix());
        let english = files().iter().filter(|f| f.language == Language::En);
        let keys: BTreeSet<String> = english.flat_map(|f| messages(f.text).into_keys()).collect();
        let reasons: Vec<&str> = keys
            .iter()
            .map(String::as_str)
            .filter(|k| k.starts_with(&begin) && !k.contains('.'))
            .collect();
        assert!(!reasons.is_empty(), "{} never ends", game.id());
        for edition in game.editions() {
            let kept = |reason: &&str| {
                let mut endings = game.info().endings.iter();
                endings.any(|e| (e.edition, e.reason) == (edition.id, *reason))
            };
            let missing: Vec<_> = reasons.iter().filter(|r| !kept(r)).collect();
            assert!(
                missing.is_empty(),
                "{} {}: no record ends by {missing:?}",
                game.id(),
                edition.id
            );
        }
    }
}
