//! Level files that are changed by a slip of the pen or by ill will: the check finds something and
//! says what, and then nothing is played on them; or it finds nothing, and then whole games can be
//! played and saves of the real levels are told apart in a sentence. Never a panic, never an end
//! that does not come.

use super::{
    chance::Chance,
    level_edits::{absurd, slip, with_effect, without_wants},
    level_picks::PICKS,
    outcome::{Budget, Outcome, Tally},
    process,
    seating::{self, Configuration},
};
use caravanserai::{
    games::{
        self,
        levels::{Finding, LevelPart, Levels},
    },
    table::{game::Game, record::Save},
};
use std::{fs, path::Path};

/// The check of the command line is asked once in so many tries, the library each time.
const PROCESSES: u64 = 6;
/// One try in so many takes the next of the files that are picked by hand.
const PICKED: u64 = 3;
/// Most characters of a finding, without the words of the files in it.
const MEASURE: usize = 2000;

/// Runs the attack.
pub fn run(budget: Budget) -> Outcome {
    let mut outcome = Outcome::new("levels", budget);
    for (number, chance) in budget.tries() {
        outcome.attempt(number, move |tally| changed(tally, chance, number));
    }
    outcome
}

/// A file of a level.
struct File {
    name: &'static str,
    text: String,
}

/// The games that have levels, and their files.
fn games_with_levels() -> Vec<(&'static dyn Game, &'static dyn Levels, Vec<File>)> {
    let with = |game: &&'static dyn Game| {
        let levels = game.part::<LevelPart>()?.0;
        let text = |name: &&'static str| {
            let file = game.info().files.files().find(|f| f.path().ends_with(name))?;
            Some(File { name, text: file.contents_utf8()?.to_owned() })
        };
        let files = levels.file_names().iter().filter_map(text).collect();
        Some((*game, levels, files))
    };
    games::all().iter().filter_map(with).collect()
}

fn changed(tally: &mut Tally, mut chance: Chance, number: u64) {
    let games = games_with_levels();
    let (game, levels, what, files) = if number.is_multiple_of(PICKED) {
        let pick = &PICKS[(number / PICKED) as usize % PICKS.len()];
        let found = games.iter().find(|(game, ..)| game.id() == pick.game);
        let (game, levels, files) = found.expect("the game has levels");
        let file = files.iter().find(|f| f.name == pick.file).expect("the level has the file");
        let text = pick.made_of(&file.text);
        let what = format!("{}: {}", pick.file, pick.name());
        if text == file.text {
            return tally.finding("a picked change finds nothing to change", what, "");
        }
        tally.count("picked by hand", 1);
        (game, levels, what, with_few_wants(files, file.name, text, true))
    } else {
        let (game, levels, files) = chance.pick(&games);
        let (what, files) = spoiled(&mut chance, files);
        (game, levels, what, files)
    };
    let folder = tempfile::tempdir().expect("a folder for level files");
    let own = folder.path().join(game.id());
    fs::create_dir(&own).expect("a folder can be made");
    // What is said may hold any word of the files, which may be as long as it likes.
    let words = files.iter().flat_map(|file| file.text.split('"'));
    let measure = MEASURE + words.map(|word| word.chars().count()).max().unwrap_or(0);
    for file in files {
        fs::write(own.join(file.name), file.text).expect("a file can be written");
    }
    tally.count("folders", 1);
    let found = levels.check(Some(&own));
    for finding in &found {
        told(tally, &what, finding, measure);
    }
    if found.is_empty() {
        tally.count("accepted", 1);
        played(tally, &mut chance, *game, folder.path(), &what);
        old_save(tally, &mut chance, *game, folder.path(), &what);
    } else if number.is_multiple_of(PROCESSES) {
        refused(tally, *game, folder.path(), &what);
    }
}

/// What is written otherwise, and what was done to it.
fn spoiled(chance: &mut Chance, files: &[File]) -> (String, Vec<File>) {
    let file = chance.pick(files);
    let cards = files.iter().find(|f| f.text.contains("effects: [")).filter(|_| chance.once_in(3));
    let ((what, text), name) = match cards.and_then(|f| Some((with_effect(chance, &f.text)?, f))) {
        Some((done, file)) => (done, file.name),
        None if chance.once_in(2) => (absurd(chance, &file.text), file.name),
        None => (("a slip".to_owned(), slip(chance, &file.text)), file.name),
    };
    (format!("{name}: {what}"), with_few_wants(files, name, text, chance.once_in(2)))
}

/// Most of what is absurd is found by counting; what is to get through brings a box that wants
/// nothing.
fn with_few_wants(files: &[File], name: &'static str, text: String, few: bool) -> Vec<File> {
    let mut out = vec![File { name, text }];
    let counts = files.iter().find(|f| f.text.contains("counts: [") && f.name != name);
    if let Some(file) = counts.filter(|_| few) {
        out.push(File { name: file.name, text: without_wants(&file.text) });
    }
    out
}

/// Every finding names its file and says what and why in words.
fn told(tally: &mut Tally, what: &str, finding: &Finding, measure: usize) {
    // What the attack itself has written into the file may look like a gap.
    let own = finding.args.iter().map(|(_, written)| written.as_str());
    let own = own.filter(|written| written.contains("{ $"));
    let said = own.fold(finding.to_string(), |said, written| said.replace(written, ""));
    let whole = !finding.file.is_empty()
        && !finding.key.is_empty()
        && !finding.what.is_empty()
        && !said.contains("{ $")
        && !finding.what.starts_with("level-");
    if !whole {
        tally.finding("a finding without words", what, format!("{finding:?}"));
    }
    if finding.what.chars().count() > measure {
        tally.finding("a finding without measure", what, said);
    }
}

fn args<'a>(folder: &'a str, rest: &[&'a str]) -> Vec<&'a str> {
    ["--levels", folder].into_iter().chain(rest.iter().copied()).collect()
}

/// What the check refuses is refused by the command line, and not played either.
fn refused(tally: &mut Tally, game: &'static dyn Game, folder: &Path, what: &str) {
    let name = folder.to_str().expect("a folder of ours has a plain name");
    let ended = process::run(folder, &["check-levels", "--dir", name]);
    tally.count("refused by the process", 1);
    if ended.err.contains("panicked") || ended.code != Some(1) || ended.out.trim().is_empty() {
        tally.finding(
            "check-levels",
            what,
            format!("{:?} {} {}", ended.code, ended.out, ended.err),
        );
    }
    let game = ["simulate", "--game", game.id(), "--games", "1", "--jobs", "1"];
    let ended = process::run(folder, &args(name, &game));
    let fault = ended.fault().or_else(|| (ended.code != Some(1)).then(|| "it is played".into()));
    if let Some(why) = fault {
        tally.finding("what the check refuses", what, why);
    }
}

/// What the check accepts can be played to the end.
fn played(
    tally: &mut Tally,
    chance: &mut Chance,
    game: &'static dyn Game,
    folder: &Path,
    what: &str,
) {
    let name = folder.to_str().expect("a folder of ours has a plain name");
    let edition = chance.pick(game.editions());
    let seats = chance.within(edition.seats.0, edition.seats.1.min(4)).to_string();
    let seed = chance.below(1_000_000).to_string();
    let order = [
        "simulate",
        "--game",
        game.id(),
        "--edition",
        edition.id,
        "--seats",
        &seats,
        "--seed",
        &seed,
        "--games",
        "1",
        "--jobs",
        "1",
        "--json",
    ];
    let ended = process::run(folder, &args(name, &order));
    let sent = format!("{what}; {}", order.join(" "));
    tally.count("games on accepted levels", 1);
    if let Some(why) = ended.fault() {
        return tally.finding("a game on accepted levels", sent, why);
    }
    // Fewer seats than the edition has are a refusal in one sentence.
    let told: serde_json::Value = serde_json::from_str(&ended.out).unwrap_or_default();
    if ended.code == Some(0) && told["finished"] != told["games"] {
        tally.count("games on accepted levels that do not end", 1);
        if game.info().always_ends && told["lengths"]["most"].as_f64() < Some(200_000.0) {
            tally.finding("a dead end on accepted levels", sent, told.to_string());
        }
    }
}

/// A save of the real levels is played as it was, or told apart in a sentence.
fn old_save(
    tally: &mut Tally,
    chance: &mut Chance,
    game: &'static dyn Game,
    folder: &Path,
    what: &str,
) {
    let tables: Vec<Configuration> =
        seating::tables().into_iter().filter(|table| table.game.id() == game.id()).collect();
    let mut play = chance.pick(&tables).played(chance, false, 300);
    let path = folder.join("then.save");
    Save::of(&mut play).write(&path).expect("the save can be written");
    let before = fs::read(&path).unwrap_or_default();
    let name = folder.to_str().expect("a folder of ours has a plain name");
    let ended = process::run(folder, &args(name, &["replay", "then.save", "--check"]));
    tally.count("saves of the real levels", 1);
    if let Some(why) = ended.fault() {
        tally.finding("a save of the real levels", what, why);
    }
    let after = fs::read(&path).unwrap_or_default();
    tally.same("a save of the real levels is changed", what, after == before, true);
}
