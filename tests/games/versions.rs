//! Golden records by version: for every version of a game's rules that is still played, and every
//! edition, a game under `tests/records/` (whole ones) or `tests/versions/` (their beginnings) that
//! plays to the same hashes by the version that wrote it. A record that is missing is written by
//! `CARAVANSERAI_WRITE_RECORDS=1 cargo test --no-default-features --test games versions`; none is
//! ever written anew.

use crate::common::tables::Configuration;
use caravanserai::{
    bots::{self, Bot},
    games,
    table::{
        catalogue::Chooser,
        game::{EditionInfo, Game},
        play::Play,
        record::{Save, snapshot},
    },
};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Most choices of a record: enough that every chapter of the rules has its turn.
const CHOICES: usize = 400;
/// Who plays.
const PLAYERS: [Chooser; 2] = [Chooser::Greedy, Chooser::Beginner];

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// Every record, with the name of its file. The list of ends is none.
fn records() -> Vec<(String, Save)> {
    let folders = ["records", "versions"].map(|name| fs::read_dir(folder(name)).unwrap());
    let files = folders.into_iter().flatten().map(|entry| entry.unwrap().path());
    let records = files.filter(|path| path.extension().is_some_and(|end| end == "ron"));
    records
        .filter(|path| path.file_stem().is_some_and(|stem| stem != "ends"))
        .map(|path| (path.display().to_string(), Save::open(&path).unwrap()))
        .collect()
}

/// Every edition of a game of the house with every version that is still played.
fn played() -> Vec<(&'static dyn Game, &'static EditionInfo, u32)> {
    let mut all = Vec::new();
    for &game in games::built_in() {
        let versions = game.info().oldest_rules..=game.rules_version();
        for edition in game.editions() {
            all.extend(versions.clone().map(|version| (game, edition, version)));
        }
    }
    all
}

/// Plays a game of two computer players by the rules of a version.
fn write(game: &'static dyn Game, edition: &EditionInfo, version: u32) {
    let table = Configuration { game, edition: edition.id, seats: edition.seats.0.max(2) };
    let mut setup = table.plain(u64::from(version));
    for (seat, by) in setup.seats.iter_mut().zip(PLAYERS) {
        seat.by = by;
    }
    let mut players: Vec<Box<dyn Bot>> = PLAYERS
        .iter()
        .map(|&by| bots::bot(by, game.id(), u64::from(version)).unwrap().unwrap())
        .collect();
    let mut play = Play::begin_by(game, setup, None, version).unwrap();
    while let Some(seat) = play.decision_seat().filter(|_| play.entries().len() < CHOICES) {
        let action = bots::ask(players[seat.ix()].as_mut(), &mut play).unwrap();
        play.choose(action).unwrap();
    }
    let name = format!("{}-{}-rules-{version}.ron", game.prefix(), edition.id);
    Save::of(&mut play).write(&folder("versions").join(name)).unwrap();
}

#[test]
fn every_version_that_is_played_has_a_record() {
    let has = |records: &[(String, Save)], game: &dyn Game, edition: &str, version: u32| {
        records.iter().any(|(_, save)| {
            let of = (save.setup.game.as_str(), save.setup.edition.as_str(), save.rules_version);
            of == (game.id(), edition, version)
        })
    };
    if std::env::var_os("CARAVANSERAI_WRITE_RECORDS").is_some() {
        let there = records();
        for (game, edition, version) in played() {
            if !has(&there, game, edition.id, version) {
                write(game, edition, version);
            }
        }
    }
    let there = records();
    for (game, edition, version) in played() {
        let has = has(&there, game, edition.id, version);
        assert!(has, "{} {} has no record of version {version}", game.id(), edition.id);
    }
}

#[test]
fn every_record_is_played_by_its_own_version() {
    let of_the_house =
        |save: &Save| games::built_in().iter().any(|game| game.id() == save.setup.game);
    for (file, save) in records().into_iter().filter(|(_, save)| of_the_house(save)) {
        let game = games::by_id(&save.setup.game).unwrap();
        let (mut play, parted) = save.replay(game).unwrap_or_else(|why| panic!("{file}: {why}"));
        assert_eq!((parted, play.rules_version()), (None, save.rules_version), "{file}");
        assert_eq!(play.entries().len(), save.entries.len(), "{file}");
        assert_eq!(snapshot(&mut play), save.snapshot, "{file}");
    }
}
