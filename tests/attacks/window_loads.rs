//! Hostile files before the real window: opened by name, all of them at once in the folder of
//! saves, and as its settings. The window stays, says what is wrong, and changes no file that it
//! could not play.

use super::{
    chance::Chance,
    display::Display,
    outcome::{Budget, Outcome, Tally},
    save_edits::hostile,
    saves::real,
};
use std::fs;

/// Files in the folder of saves.
const LISTED: usize = 40;
const SETTINGS: &[&str] = &[
    "(text_size: 99999999999999999999)",
    "((((((((((((((((((((((((((((((((((((((((((((((((((((((((",
    "\0\0\0\0\0\0\0\0",
    "(language: \"tlh\")",
    "(window: (0, 65535), rail: 65535, bar: 0)",
    "(speed: Warp)",
    "",
    "()",
];

/// Runs the attack.
pub fn run(budget: Budget) -> Outcome {
    if let Err(why) = Display::open() {
        return Outcome::skipped("window_loads", budget, why);
    }
    let mut outcome = Outcome::new("window_loads", budget);
    for (number, mut chance) in budget.tries() {
        outcome.attempt(number, move |tally| match Display::open() {
            Err(why) => tally.finding("no display", "", why),
            Ok(display) => match number % 8 {
                1 => listed(tally, &mut chance, &display),
                2 => set(tally, &mut chance, &display),
                _ => opened(tally, &mut chance, &display),
            },
        });
    }
    outcome
}

fn file(chance: &mut Chance) -> Vec<u8> {
    let real = real(chance);
    hostile(chance, &real)
}

fn opened(tally: &mut Tally, chance: &mut Chance, display: &Display) {
    let bytes = file(chance);
    let sent = String::from_utf8_lossy(&bytes).into_owned();
    let path = display.home().join("hostile.ron");
    fs::write(&path, &bytes).expect("the file can be written");
    let mut window = display.window(&[], &[path.to_str().expect("a plain name")]);
    tally.count("files opened", 1);
    if !window.opened() {
        let fault = window.fault().unwrap_or_else(|| "neither a table nor a word".into());
        return tally.finding("a hostile file", sent, format!("{fault}: {}", window.told()));
    }
    if let Some(fault) = window.fault() {
        tally.finding("a hostile file", &sent, fault);
    }
    window.close();
    // Whatever was written goes beside it, or holds all that it held.
    let after = fs::read(&path).unwrap_or_default();
    let choices = |bytes: &[u8]| bytes.iter().filter(|byte| **byte == b';').count();
    if after != bytes && choices(&after) < choices(&bytes) {
        tally.finding("a hostile file was cut short", sent, String::from_utf8_lossy(&after));
    }
}

fn listed(tally: &mut Tally, chance: &mut Chance, display: &Display) {
    let mut sent = Vec::new();
    for n in 0..LISTED {
        let path = display.saves().join(format!("hostile {n}.ron"));
        let bytes = file(chance);
        fs::write(&path, &bytes).expect("the file can be written");
        sent.push((path, bytes));
    }
    let mut window = display.window(&[], &[]);
    tally.count("files listed", LISTED as u64);
    let came = window.awaits(|told| told.contains("button\tNew game\t"))
        && window.press("Load a game", false)
        && window.awaits(|told| told.contains("button\tLook again\t"));
    if let Some(fault) = window.fault() {
        tally.finding("a folder of hostile files", "", fault);
    } else if !came {
        tally.finding("a folder of hostile files is not listed", "", window.told());
    }
    window.close();
    for (path, bytes) in sent {
        let same = fs::read(&path).is_ok_and(|after| after == bytes);
        tally.same(
            "a file that was only listed is changed",
            &path.display().to_string(),
            same,
            true,
        );
    }
}

fn set(tally: &mut Tally, chance: &mut Chance, display: &Display) {
    let settings = *chance.pick(SETTINGS);
    display.set(settings);
    let mut window = display.window(&[], &[]);
    tally.count("settings", 1);
    let came = window.awaits(|told| told.contains("button\t"));
    if let Some(fault) = window.fault().or_else(|| (!came).then(|| window.told())) {
        tally.finding("hostile settings", settings, fault);
    }
}
