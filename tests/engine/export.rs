//! The command `export`: what it writes opens again, and it shows nothing that people still keep
//! from each other.

use caravanserai::{
    games,
    table::{
        catalogue::{Chooser, SeatInfo},
        game::Setup,
        play::Play,
        record::Save,
    },
    text::{Language, Localizer},
    view::legend::signs,
};
use std::{path::Path, process::Command};

pub(super) fn export(args: &[&str]) -> Result<(), String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_caravanserai"));
    let output = command.arg("export").args(args).output().expect("the program runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() { Ok(()) } else { Err(said) }
}

/// A game of Dale of Merchants between two people, who have done nothing yet.
fn save(folder: &Path) -> String {
    let game = games::by_id("dale_of_merchants").expect("the game is in the house");
    let seat = |n: usize| SeatInfo {
        name: ["Anna", "Ben"][n].into(),
        colour: n as u8,
        race: String::new(),
        by: Chooser::Person,
    };
    let setup = Setup {
        game: game.id().into(),
        edition: game.editions()[0].id.into(),
        seats: (0..2).map(seat).collect(),
        options: Default::default(),
        seed: 5,
        study: false,
    };
    let mut play = Play::begin(game, setup).expect("the set-up is sound");
    let path = folder.join("game.ron");
    Save::of(&mut play).write(&path).expect("a temporary folder");
    path.display().to_string()
}

#[test]
fn a_game_is_exported_in_every_way() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/dom-original-agreed.ron");
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (text, again, film) = (at("game.txt"), at("again.caravan"), at("turn.png"));
    let told = |more: &[&str]| {
        let args = ["text", record, "--out", &text, "--lang", "fr"];
        export(&[&args, more].concat()).expect("it is over");
        std::fs::read_to_string(&text).expect("a text")
    };
    let (all, public) = (told(&["--secrets"]), told(&[]));
    assert!(public.lines().count() > 20, "{public}");
    assert!(all.len() > public.len(), "what one alone was told is told to nobody unless asked for");
    assert!(public.lines().all(|line| all.contains(line)));
    export(&["record", record, "--out", &again]).expect("a record");
    assert_eq!(
        Save::open(Path::new(&again)).expect("it opens again"),
        Save::open(Path::new(record)).expect("a golden record")
    );
    export(&["film", record, "--out", &film, "--entry", "3", "--width", "200"]).expect("a film");
    let picture = std::fs::read(&film).expect("a film");
    assert!(picture.starts_with(b"\x89PNG"));
}

#[test]
fn what_people_keep_from_each_other_is_not_exported() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (save, out) = (save(folder.path()), folder.path().join("x.txt").display().to_string());
    let why = export(&["text", &save, "--out", &out, "--secrets"]).expect_err("they still play");
    assert!(why.contains("--secrets") && !Path::new(&out).exists(), "{why}");
    export(&["text", &save, "--out", &out]).expect("what all may see");
    let why = export(&["picture", &save, "--out", &out, "--entry", "9"]).expect_err("no entry");
    assert!(why.contains("no entry 9"), "{why}");
}

#[test]
fn a_report_is_one_page_with_nothing_from_outside() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/dom-original-stall.ron");
    let file = folder.path().join("game.html").display().to_string();
    let page = |more: &[&str]| {
        let args = ["report", record, "--out", &file, "--width", "400", "--playouts", "8"];
        export(&[&args, more].concat()).expect("it is over");
        std::fs::read_to_string(&file).expect("a page")
    };
    let french = page(&["--lang", "fr"]);
    assert!(french.starts_with("<!DOCTYPE html>") && french.contains("<html lang=\"fr\">"));
    let english = page(&[]);
    assert_eq!(english, page(&[]), "the same game gives the same page");
    for part in ["<svg", "<table>", "data:image/png;base64,iVBOR", "prefers-color-scheme: dark"] {
        assert!(english.contains(part), "{part}");
    }
    assert!(english.matches("<polyline").count() >= 4, "a line and its key for each seat");
    for outside in ["http:", "https:", "<script", "<link", "url("] {
        assert!(!english.contains(outside), "{outside}");
    }
    assert!(!english.contains("{{"), "every place of the page is filled");
    let words = ["<h2>", "</section>", "</main>", "</pre>"];
    assert!(words.iter().all(|word| english.contains(word)));
}

#[test]
fn nothing_is_reported_of_a_game_that_runs() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("game.html").display().to_string();
    let refused = export(&["report", &save(folder.path()), "--out", &file]);
    assert!(refused.is_err_and(|said| said.contains("not over")));
    assert!(!Path::new(&file).exists());
}

#[test]
fn the_legend_of_a_game_is_one_page_with_each_sign() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let out = folder.path().join("legend.html").display().to_string();
    for game in games::built_in() {
        let signs = signs(*game);
        assert!(signs.len() > 10, "{}", game.id());
        for language in Language::ALL {
            let (v, code) = (Localizer::new(language), language.code());
            export(&["legend", "--game", game.id(), "--lang", code, "--out", &out])
                .expect("every sign has a picture");
            let page = std::fs::read_to_string(&out).expect("a page");
            assert_eq!(page.matches("<img").count(), signs.len(), "{} {code}", game.id());
            for sign in &signs {
                for key in [sign.key.clone(), format!("{}.is", sign.key)] {
                    assert!(v.has(&key), "{code} has no {key}");
                    assert!(page.contains(&v.word(&key)), "{code}: {key}");
                }
            }
        }
    }
    // The game may stand where a saved game would.
    export(&["legend", "duck_dealer", "--out", &out]).expect("the game is named");
    let page = std::fs::read_to_string(&out).expect("a page");
    assert!(page.contains(&Localizer::new(Language::En).word("dd-title")));
    export(&["legend", "no_such_game", "--out", &out]).expect_err("there is no such game");
    let why = export(&["picture", "--out", &out]).expect_err("of which game?");
    assert!(why.contains("saved game"), "{why}");
}
