//! Storms of window sizes, as a window manager makes them and as a hand on the border does, in a
//! game, in the rulebook and in a form: the window lives, complains of nothing, and what could be
//! clicked can be clicked again.

use super::{
    chance::Chance,
    display::{Display, Window},
    outcome::{Budget, Outcome, Tally},
    seating,
};
use caravanserai::table::record::Save;

/// Sizes in one storm.
const SIZES: usize = 40;

/// Runs the attack.
pub fn run(budget: Budget) -> Outcome {
    if let Err(why) = Display::open() {
        return Outcome::skipped("resize", budget, why);
    }
    let mut outcome = Outcome::new("resize", budget);
    for (number, mut chance) in budget.tries() {
        outcome.attempt(number, move |tally| match Display::open() {
            Err(why) => tally.finding("no display", "", why),
            Ok(display) => storm(tally, &mut chance, &display, number),
        });
    }
    outcome
}

fn storm(tally: &mut Tally, chance: &mut Chance, display: &Display, number: u64) {
    let path = display.saves().join("game.ron");
    let table = seating::any(chance);
    let mut play = table.played(chance, false, 60);
    Save::of(&mut play).write(&path).expect("the save can be written");
    let mut window = display.window(&[], &[path.to_str().expect("a plain name")]);
    if !window.opened() || !window.uncovered() {
        let fault = window.fault().unwrap_or_else(|| window.told());
        return tally.finding("the window does not open", table.words(), fault);
    }
    match number % 3 {
        1 => window.keys(&["b"]),
        2 => drop(window.press("Menu", false)),
        _ => {}
    }
    resized(tally, chance, display, &mut window);
    window.keys(&["Escape"]);
    let back = window.awaits(|told| told.contains("button\tMenu\t"));
    if let Some(fault) = window.fault().or_else(|| (!back).then(|| window.told())) {
        tally.finding("a window whose borders are dragged", table.words(), fault);
    }
}

fn resized(tally: &mut Tally, chance: &mut Chance, display: &Display, window: &mut Window<'_>) {
    let Some(id) = window.found() else { return };
    let mut words: Vec<String> = Vec::new();
    for n in 0..SIZES {
        let dragged = chance.once_in(2);
        let (width, height) = if dragged {
            let step = (n % 20).abs_diff(10);
            (1280 - 30 * step, 720 - 12 * step)
        } else {
            (chance.within(960, 1280), chance.within(600, 720))
        };
        let pause = if dragged { "0.03" } else { "0.05" };
        let size = ["windowsize", &id, &width.to_string(), &height.to_string(), "sleep", pause];
        words.extend(size.map(str::to_owned));
    }
    words.extend(["windowsize", "--sync", &id, "1280", "720"].map(str::to_owned));
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    display.xdotool(&words);
    tally.count("sizes", SIZES as u64);
}
