//! Ways in which the real window might write over somebody's game: other level files, watching from
//! the beginning and playing on, another game's name, a study that is left. After each, every entry
//! that was saved before is still in the file that held it.

use super::{
    chance::Chance,
    display::{Display, Window},
    outcome::{Budget, Outcome, Tally},
    seating,
};
use caravanserai::table::record::Save;
use std::{
    fs,
    path::{Path, PathBuf},
    thread::sleep,
    time::Duration,
};

/// A way: its name, and what is done in it; says whether it could be gone.
type Way = (&'static str, fn(&Display, &Path, &mut Chance) -> Result<(), String>);
const WAYS: &[Way] = &[
    ("watched from the beginning, played on", watched),
    ("other level files", other_levels),
    ("another game's name", another_name),
    ("a study that is left", studied),
];

/// Runs the attack.
pub fn run(budget: Budget) -> Outcome {
    if let Err(why) = Display::open() {
        return Outcome::skipped("rewrites", budget, why);
    }
    let mut outcome = Outcome::new("rewrites", budget);
    for (number, mut chance) in budget.tries() {
        outcome.attempt(number, move |tally| match Display::open() {
            Err(why) => tally.finding("no display", "", why),
            Ok(display) => tried(tally, &display, number, &mut chance),
        });
    }
    outcome
}

fn tried(tally: &mut Tally, display: &Display, number: u64, chance: &mut Chance) {
    let (name, way) = WAYS[(number % WAYS.len() as u64) as usize];
    let files: Vec<PathBuf> = ["one", "two"]
        .iter()
        .map(|stem| {
            let path = display.saves().join(format!("{stem}.ron"));
            game(chance).write(&path).expect("the save can be written");
            path
        })
        .collect();
    let before: Vec<Save> = files.iter().filter_map(|path| Save::open(path).ok()).collect();
    tally.count("ways gone", 1);
    if let Err(why) = way(display, &files[0], chance) {
        return tally.finding(format!("{name}: the way cannot be gone"), "", why);
    }
    for (path, save) in files.iter().zip(before) {
        let now = Save::open(path).map_err(|why| why.to_string());
        let kept = now
            .as_ref()
            .is_ok_and(|now| now.tree() == save.tree() && now.entries.starts_with(&save.entries));
        if !kept {
            let found = now.map(|now| now.entries.len());
            let came = format!("{} entries before, now {found:?}", save.entries.len());
            tally.finding(
                format!("{name}: a game is written over"),
                path.display().to_string(),
                came,
            );
        }
    }
}

/// A game of people that is some choices old; without a curtain it asks at once.
fn game(chance: &mut Chance) -> Save {
    let tables = seating::tables();
    let cards = tables.iter().find(|table| table.game.id() == "dale_of_merchants");
    let table = cards.unwrap_or(&tables[0]);
    let mut play = table.begin(table.setup(chance, false));
    seating::play_on(&mut play, chance, 60);
    Save::of(&mut play)
}

fn on(window: &mut Window<'_>, done: bool, what: &str) -> Result<(), String> {
    match window.fault() {
        Some(fault) => Err(format!("{what}: {fault}")),
        None if !done => Err(format!("{what}: {}", window.told())),
        None => Ok(()),
    }
}

fn opened<'a>(display: &'a Display, options: &[&str], path: &Path) -> Result<Window<'a>, String> {
    let name = path.to_str().ok_or("a folder of ours has a plain name")?;
    let mut window = display.window(options, &[name]);
    let done = window.opened() && window.uncovered();
    on(&mut window, done, "opening")?;
    Ok(window)
}

fn pressed(window: &mut Window<'_>, name: &str, last: bool) -> Result<(), String> {
    let done = window.press(name, last);
    on(window, done, name)
}

fn watched(display: &Display, path: &Path, _: &mut Chance) -> Result<(), String> {
    let mut window = opened(display, &[], path)?;
    pressed(&mut window, "Menu", false)?;
    pressed(&mut window, "Watch from the beginning", false)?;
    window.awaits(|told| told.contains("button\tPlay on from here\t"));
    window.keys(&["Home"]);
    pressed(&mut window, "Play on from here", true)?;
    sleep(Duration::from_secs(1));
    window.chooses(2);
    on(&mut window, true, "playing on")?;
    window.close();
    Ok(())
}

/// One figure of the rules changed, as the README of the levels proposes.
fn other_levels(display: &Display, path: &Path, _: &mut Chance) -> Result<(), String> {
    let levels = display.home().join("levels/dale_of_merchants");
    fs::create_dir_all(&levels).map_err(|why| why.to_string())?;
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("levels/dale_of_merchants/tables.ron");
    let text = fs::read_to_string(own).map_err(|why| why.to_string())?;
    let fewer = text.replacen("hand_size: (value: 5", "hand_size: (value: 4", 1);
    fs::write(levels.join("tables.ron"), fewer).map_err(|why| why.to_string())?;
    let folder = display.home().join("levels");
    let folder = folder.to_str().ok_or("a folder of ours has a plain name")?;
    let mut window = opened(display, &["--levels", folder], path)?;
    if window.told().contains("button\tPlay on from") {
        pressed(&mut window, "Play on from…", false)?;
        sleep(Duration::from_secs(1));
        let done = window.uncovered();
        on(&mut window, done, "a table under other levels")?;
    }
    window.chooses(2);
    on(&mut window, true, "playing under other levels")?;
    window.close();
    Ok(())
}

fn another_name(display: &Display, path: &Path, _: &mut Chance) -> Result<(), String> {
    let mut window = opened(display, &[], path)?;
    pressed(&mut window, "Menu", false)?;
    pressed(&mut window, "Save under a name", false)?;
    sleep(Duration::from_millis(500));
    window.keys(&["ctrl+a", "BackSpace"]);
    window.types("two");
    sleep(Duration::from_millis(500));
    // Where the name is taken, the button is greyed or a question comes: nothing is pressed then.
    let done = window.told().contains("button\tSave\t");
    if done {
        pressed(&mut window, "Save", false)?;
        sleep(Duration::from_secs(1));
    }
    on(&mut window, true, "naming")?;
    window.close();
    Ok(())
}

fn studied(display: &Display, path: &Path, _: &mut Chance) -> Result<(), String> {
    let mut window = opened(display, &[], path)?;
    pressed(&mut window, "Menu", false)?;
    pressed(&mut window, "Study this position", false)?;
    sleep(Duration::from_secs(1));
    window.chooses(3);
    pressed(&mut window, "Menu", false)?;
    pressed(&mut window, "Leave to the start", false)?;
    sleep(Duration::from_secs(1));
    on(&mut window, true, "leaving a study")?;
    window.close();
    Ok(())
}
