//! Hostile saves and positions: cut, with flipped bits, giant numbers and texts, fields of other
//! files, chance that cannot be, actions of other games. Each is refused in a sentence, and the
//! game on the table stays; or it opens, can be looked at from all sides, played on, taken back,
//! and its own save opens again as it stands.

use super::{
    chance::Chance,
    outcome::{Budget, Outcome, Tally},
    process,
    save_edits::hostile,
    seating::{self, Configuration, play_on},
};
use caravanserai::{
    engine::session::ProtocolSession,
    games,
    table::{
        edit::Edit,
        play::Play,
        record::{Save, snapshot},
        scenario::{Scenario, Stored},
    },
};
use serde_json::{Value, json};
use std::fs;

/// One file in so many is played again by a process.
const PROCESSES: u64 = 12;

/// Runs the attack.
pub fn run(budget: Budget) -> Outcome {
    let mut outcome = Outcome::new("saves", budget);
    for (number, mut chance) in budget.tries() {
        outcome.attempt(number, move |tally| {
            let real = real(&mut chance);
            let file = hostile(&mut chance, &real);
            loaded(tally, &mut chance, &file);
            if number.is_multiple_of(PROCESSES) {
                replayed(tally, &file);
            }
        });
    }
    outcome
}

/// A few saves and positions of any games, as the program writes them.
pub fn real(chance: &mut Chance) -> Vec<String> {
    let mut texts = Vec::new();
    for _ in 0..2 {
        let table = seating::any(chance);
        let study = chance.once_in(2);
        let mut play = table.played(chance, study, 120);
        if study {
            arranged(&mut play, chance);
            play_on(&mut play, chance, 10);
        }
        let mut save = Save::of(&mut play);
        if chance.once_in(4) {
            save.entries.truncate(chance.below(save.entries.len() + 1));
            save.seal();
        }
        texts.push(save.text());
        texts.extend(Scenario::of(&mut play, "hostile").ok().map(|position| position.text()));
    }
    texts
}

/// Edits in the record, whichever of them the game takes.
fn arranged(play: &mut Play, chance: &mut Chance) {
    for _ in 0..4 {
        let zone = chance.pick(&play.catalogue().zones).key.clone();
        let piece = chance.below(play.catalogue().pieces.len());
        let written = match chance.below(4) {
            0 => format!("place #{piece} {zone}"),
            1 => "chance 1 2 3".to_owned(),
            2 => format!("face #{piece} up"),
            _ => format!("redeal public {}", chance.below(9999)),
        };
        if let Ok(edit) = Edit::parse(&written, play.catalogue()) {
            // A position that breaks rules stays as it is.
            let _ = play.arrange(&[edit]);
        }
    }
}

/// An engine with a game on its table, and how that stands.
fn occupied(chance: &mut Chance) -> (ProtocolSession, u64) {
    let table: Configuration = seating::any(chance);
    let play = table.played(chance, false, 5);
    let mut session = ProtocolSession::default();
    let _ = session.answer(&seating::request(play.setup()).to_string());
    let stands = session.play().map_or(0, Play::hash);
    (session, stands)
}

fn loaded(tally: &mut Tally, chance: &mut Chance, file: &[u8]) {
    let text = String::from_utf8_lossy(file).into_owned();
    let (mut session, stands) = occupied(chance);
    tally.count("files", 1);
    let request = json!({ "cmd": "load", "text": text }).to_string();
    let answer: Value = serde_json::from_str(&session.answer(&request)).unwrap_or_default();
    let now = session.play().map_or(0, Play::hash);
    if answer["ok"] != json!(true) {
        let sentence = answer["error"]["sentence"].as_str().unwrap_or_default();
        if sentence.is_empty() || sentence.chars().count() > 2000 {
            tally.finding("a file is refused without a fit sentence", &text, answer.to_string());
        }
        tally.same("a refused file has changed the game", &text, now, stands);
        return;
    }
    let whole = answer["divergence"].is_null();
    tally.count(if whole { "opened whole" } else { "opened as far as they agree" }, 1);
    looked_at(tally, &mut session, &text);
    let Some(play) = session.play() else { return };
    play_on(play, chance, 15);
    written_again(tally, play, &text);
    let (back, _) = play.undo_steps(1_000_000);
    let (on, _) = play.redo_steps(1_000_000);
    tally.same("what was taken back is not done again", &text, on, back);
}

fn looked_at(tally: &mut Tally, session: &mut ProtocolSession, text: &str) {
    for line in [
        r#"{"cmd":"view","viewer":"public"}"#,
        r#"{"cmd":"view","viewer":"everybody","lang":"fr"}"#,
        r#"{"cmd":"view","viewer":0,"lang":"es"}"#,
        r#"{"cmd":"decision"}"#,
        r#"{"cmd":"state"}"#,
        r#"{"cmd":"record","viewer":0}"#,
        r#"{"cmd":"save","scenario":"x"}"#,
    ] {
        let answer = session.answer(line);
        if !answer.contains("\"ok\":true") {
            tally.finding(format!("what was opened does not answer {line}"), text, answer);
        }
    }
}

/// The save of what was opened opens as the same.
fn written_again(tally: &mut Tally, play: &mut Play, text: &str) {
    let save = Save::of(play);
    let read = match Save::read(&save.text()) {
        Ok(read) => read,
        Err(why) => return tally.finding("its own save cannot be read", text, why.to_string()),
    };
    match read.replay(play.game()) {
        Ok((mut again, divergence)) => {
            tally.same("its own save plays otherwise", text, divergence, None);
            tally.same(
                "its own save is another position",
                text,
                snapshot(&mut again),
                snapshot(play),
            );
        }
        Err(why) => tally.finding("its own save cannot be played", text, why.to_string()),
    }
}

/// The same file given to `replay --check`, as bytes, and what the library makes of it.
fn replayed(tally: &mut Tally, file: &[u8]) {
    let folder = tempfile::tempdir().expect("a folder for the file");
    let path = folder.path().join("hostile.ron");
    fs::write(&path, file).expect("the file can be written");
    let ended = process::run(folder.path(), &["replay", "hostile.ron", "--check"]);
    tally.count("played again by a process", 1);
    let sent = String::from_utf8_lossy(file);
    if let Some(why) = ended.fault() {
        tally.finding("replay --check", &*sent, why);
    } else if ended.code == Some(0) {
        let sound = Stored::open(&path).is_ok_and(|stored| {
            games::by_id(&stored.setup().game).is_ok_and(|game| stored.begin(game).is_ok())
        });
        tally.same("replay --check passes what does not open", &sent, sound, true);
    }
    let after = fs::read(&path).unwrap_or_default();
    tally.same("replay --check has changed the file", &sent, after == file, true);
}
