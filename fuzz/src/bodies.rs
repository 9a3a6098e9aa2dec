//! What every input must stand, whatever it is made of: one function for each kind. They panic
//! where a promise is broken, and touch no file but those of a folder of their own. The fuzz
//! targets feed them for hours, the tests for a moment.

use caravanserai::{
    engine::serve,
    games,
    table::{
        action::Action,
        catalogue::SeatInfo,
        edit::Edit,
        game::{Game, Setup},
        learn::{Lesson, Puzzle, Taught, texts},
        play::Play,
        scenario::Stored,
    },
    text::Localizer,
};
use std::{cell::RefCell, collections::BTreeMap, fs};

/// A body: it takes any bytes.
pub type Body = fn(&[u8]);

/// All bodies by name.
pub const ALL: &[(&str, Body)] = &[
    ("action_text", action_text),
    ("engine_lines", engine_lines),
    ("lessons", lessons),
    ("levels", levels),
    ("puzzles", puzzles),
    ("saves", saves),
];

/// The smallest table of an edition, in study mode.
pub fn begin(game: &'static dyn Game, edition: &str) -> Play {
    let info = game.editions().iter().find(|e| e.id == edition).expect("the edition is there");
    let seat = |n: usize| SeatInfo {
        name: format!("P{n}"),
        colour: n as u8,
        race: String::new(),
        by: Default::default(),
    };
    let setup = Setup {
        game: game.id().to_owned(),
        edition: edition.to_owned(),
        seats: (0..info.seats.0).map(seat).collect(),
        options: BTreeMap::new(),
        seed: 1,
        study: true,
    };
    Play::begin(game, setup).expect("the smallest table can be set up")
}

/// Most positions that the search of a broken puzzle looks at.
const SEARCHED: usize = 60;

thread_local! {
    static TABLES: RefCell<Vec<Play>> = RefCell::new(
        games::all()
            .iter()
            .flat_map(|game| game.editions().iter().map(|edition| begin(*game, edition.id)))
            .collect(),
    );
}

/// The words of an action or of an edit: they are read or refused; what is read is written as it
/// is read again; an action that is refused changes nothing, one that is legal is taken back
/// whole.
pub fn action_text(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    TABLES.with_borrow_mut(|tables| {
        for play in tables {
            if let Ok(edit) = Edit::parse(&text, play.catalogue()) {
                let again = Edit::parse(&edit.to_text(play.catalogue()), play.catalogue());
                assert_eq!(again.ok(), Some(edit), "{text:?} is read otherwise");
            }
            let Ok(action) = Action::parse(&text, play.catalogue()) else { continue };
            let written = action.to_text(play.catalogue());
            assert_eq!(Action::parse(&written, play.catalogue()), Ok(action), "{text:?}");
            let before = (play.hash(), play.entries().len());
            if play.choose(action).is_ok() {
                assert!(play.undo().is_ok(), "{text:?} cannot be taken back");
            }
            assert_eq!((play.hash(), play.entries().len()), before, "{text:?}");
        }
    });
}

/// A saved game or position: it is read or refused; what is read is written as it is read again,
/// and begins or is refused.
pub fn saves(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(stored) = Stored::read(&text) else { return };
    let written = match &stored {
        Stored::Save(save) => save.text(),
        Stored::Scenario(scenario) => scenario.text(),
    };
    assert_eq!(Stored::read(&written).ok().as_ref(), Some(&stored));
    let Ok(game) = games::by_id(&stored.setup().game) else { return };
    match stored {
        Stored::Save(save) => drop(save.replay(game)),
        Stored::Scenario(scenario) => drop(scenario.begin(game)),
    }
}

/// A file of the house with a part of it cut out and something else put in: which one, and its
/// text then. The first bytes say which file, where, and how much goes; the rest is put in.
fn broken<T: Copy>(data: &[u8], all: &[(T, &'static [u8])]) -> Option<(T, Vec<u8>)> {
    let (&[file, high, low, gone], put) = data.split_first_chunk::<4>()?;
    let (which, text) = all[usize::from(file) % all.len()];
    let at = (usize::from(high) << 8 | usize::from(low)) * text.len() / 0x1_0000;
    let rest = (at + usize::from(gone)).min(text.len());
    Some((which, [&text[..at], put, &text[rest..]].concat()))
}

/// A level file that is broken so. Whatever it is, it is checked, and each finding names its file.
pub fn levels(data: &[u8]) {
    let all: Vec<_> = games::all()
        .iter()
        .flat_map(|game| game.info().files.files())
        .filter_map(|f| Some((f.path().file_name()?.to_str()?, f.contents())))
        .filter(|(name, _)| is_level(name))
        .collect();
    let Some((name, broken)) = broken(data, &all) else { return };
    let folder = tempfile::tempdir().expect("a folder for files that pass");
    fs::write(folder.path().join(name), broken).expect("a file can be written there");
    for finding in games::check_levels(Some(folder.path())) {
        assert!(!finding.key.is_empty() && !finding.file.is_empty(), "{finding:?}");
    }
}

fn is_level(name: &str) -> bool {
    games::level_file_names().contains(&name)
}

/// The files of one sort that teach, each with its game.
fn taught<T: Taught>() -> Vec<(&'static dyn Game, &'static [u8])> {
    let of = |game: &&'static dyn Game| {
        let game = *game;
        texts::<T>(game).into_iter().map(move |(_, text)| (game, text.as_bytes()))
    };
    games::all().iter().flat_map(of).collect()
}

/// A lesson that is broken so: it is read or refused; what is read is played to its end, or to a
/// fault that names one of its steps.
pub fn lessons(data: &[u8]) {
    let Some((game, text)) = broken(data, &taught::<Lesson>()) else { return };
    let Ok(lesson) = Lesson::read(&String::from_utf8_lossy(&text)) else { return };
    if let Err(fault) = lesson.try_out(game) {
        assert!(fault.step <= lesson.steps.len() + 1, "{fault}");
    }
}

/// A puzzle that is broken so: it is read or refused; what is read is solved as it says, or not.
/// The search for something shorter is cut short, for it only takes time.
pub fn puzzles(data: &[u8]) {
    let Some((game, text)) = broken(data, &taught::<Puzzle>()) else { return };
    let Ok(mut puzzle) = Puzzle::read(&String::from_utf8_lossy(&text)) else { return };
    puzzle.positions = puzzle.positions.min(SEARCHED);
    if let Err(fault) = puzzle.try_out(game) {
        assert!(fault.step <= puzzle.solution.len(), "{fault}");
    }
}

/// Lines for the engine: each line that is not empty has one answer, in one line. Lines that name
/// files are left out.
pub fn engine_lines(data: &[u8]) {
    let harmless: Vec<&[u8]> =
        data.split(|b| *b == b'\n').filter(|line| !line.windows(4).any(|w| w == b"path")).collect();
    let mut answers = Vec::new();
    serve(harmless.join(&b'\n').as_slice(), &mut answers, Localizer::default())
        .expect("an answer can be kept");
    for answer in answers.split(|b| *b == b'\n').filter(|line| !line.is_empty()) {
        let answer: serde_json::Value = serde_json::from_slice(answer).expect("an answer is JSON");
        assert!(answer["ok"].is_boolean(), "{answer}");
    }
}
