//! Windows that are killed while they open, play and save: the save opens whole, nothing that was
//! in it is gone, the one kept beside it is whole, and the window opens on it again.

use super::{
    chance::Chance,
    display::Display,
    kills::entries,
    outcome::{Budget, Outcome, Tally},
    seating,
};
use caravanserai::{
    bots,
    table::{catalogue::Chooser, record::Save},
};
use std::{
    fs,
    path::Path,
    thread::sleep,
    time::{Duration, Instant},
};

/// Kills in one try.
const KILLS: usize = 2;

/// Runs the attack.
pub fn run(budget: Budget) -> Outcome {
    let display = match Display::open() {
        Ok(display) => display,
        Err(why) => return Outcome::skipped("window_kills", budget, why),
    };
    drop(display);
    let mut outcome = Outcome::new("window_kills", budget);
    for (number, mut chance) in budget.tries() {
        outcome.attempt(number, move |tally| match Display::open() {
            Err(why) => tally.finding("no display", "", why),
            Ok(display) => {
                if let Err(why) = played_and_killed(tally, &mut chance, &display) {
                    tally.finding("a killed window", "", why);
                }
            }
        });
    }
    outcome
}

/// A game of computer players, some actions old.
fn begin(chance: &mut Chance, path: &Path) -> String {
    let table = seating::any(chance);
    let most = *chance.pick(&[5, 30, 300]);
    let mut setup = table.setup(chance, false);
    for seat in &mut setup.seats {
        seat.by = if chance.once_in(2) { bots::best(table.game.id()) } else { Chooser::Random };
    }
    let mut play = table.begin(setup);
    seating::play_on(&mut play, chance, most);
    Save::of(&mut play).write(path).expect("the save can be written");
    table.words()
}

fn played_and_killed(
    tally: &mut Tally,
    chance: &mut Chance,
    display: &Display,
) -> Result<(), String> {
    let path = display.saves().join("game.ron");
    let name = begin(chance, &path);
    let file = path.to_str().ok_or("a folder of ours has a plain name")?;
    for _ in 0..KILLS {
        let before = entries(&path)?;
        let mut window = display.window(&[], &[file]);
        let opening = chance.once_in(5);
        if opening {
            sleep(Duration::from_millis(chance.below(400) as u64));
        } else {
            if !window.opened() {
                let fault = window.fault().unwrap_or_default();
                return Err(format!("{name}: the window does not open: {fault} {}", window.told()));
            }
            moment(chance, &display.saves());
            if let Some(fault) = window.fault() {
                return Err(format!("{name}: {fault}"));
            }
        }
        window.kill();
        tally.count("kills", 1);
        let now = entries(&path).map_err(|why| format!("{name}: the save is not whole: {why}"))?;
        if now < before {
            return Err(format!("{name}: {before} entries before, {now} after"));
        }
        tally.count("entries that the windows saved", (now - before) as u64);
        let previous = path.with_file_name("game.ron.old");
        if previous.exists() {
            entries(&previous).map_err(|why| format!("{name}: the one before: {why}"))?;
        }
    }
    Ok(())
}

/// Waits for the moment of the kill: any, or one at which a file is being written.
fn moment(chance: &mut Chance, saves: &Path) {
    sleep(Duration::from_millis(chance.within(100, 2500) as u64));
    if chance.once_in(2) {
        let until = Instant::now() + Duration::from_secs(2);
        let writes = || {
            let mut files = fs::read_dir(saves).into_iter().flatten().flatten();
            files.any(|file| file.file_name().to_string_lossy().starts_with(".writing-"))
        };
        while Instant::now() < until && !writes() {}
    }
}
