//! Makes puzzles out of games that computer players play, and measures how hard those are that
//! there are. `make_puzzles -- GAME COUNT SEED FOLDER` writes files; without a folder it measures.
//! It changes nothing of a game and writes no text: what is asked is worded in the locales.

use caravanserai::{
    bots::{PuzzleMaker, difficulty},
    games,
    table::{
        game::Game,
        learn::{Puzzle, Taught, puzzles},
    },
};
use std::{collections::BTreeMap, fs, path::Path, sync::atomic::AtomicBool};

/// Of how many puzzles that were made one is kept: they are spread evenly by how hard they are.
const CHOICE: usize = 3;

/// How many puzzles may be solved by the same verbs: more of them would be dull.
const ALIKE: usize = 2;

/// The verbs of a solution.
fn verbs(puzzle: &Puzzle) -> Vec<String> {
    let verb = |line: &String| line.split(' ').next().unwrap_or_default().to_owned();
    puzzle.solution.iter().map(verb).collect()
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.first().map_or("", String::as_str);
    let game = games::by_id(game).unwrap_or_else(|e| panic!("{e}"));
    let number = |n: usize, or: u64| words.get(n).and_then(|w| w.parse().ok()).unwrap_or(or);
    let (count, seed) = (number(1, 10) as usize, number(2, 1));
    match words.get(3) {
        Some(folder) => write(game, count, seed, Path::new(folder)),
        None => measure(game),
    }
}

/// Says how hard each puzzle of the game is, beside what its file says.
fn measure(game: &'static dyn Game) {
    for puzzle in puzzles(game) {
        println!("{} {} {:?}", puzzle.puzzle, puzzle.difficulty, difficulty(puzzle, game));
    }
}

/// Makes more than are wanted, and writes the files of some of them, again with each that makes the
/// choice better: whoever stops it has what there is by then.
fn write(game: &'static dyn Game, count: usize, seed: u64, folder: &Path) {
    let mut maker = PuzzleMaker::of(game, seed).expect("the game says what is asked in it");
    let never = AtomicBool::new(false);
    let mut seen: BTreeMap<Vec<String>, usize> = BTreeMap::new();
    let mut made: Vec<Puzzle> = Vec::new();
    while made.len() < count * CHOICE {
        let Some(puzzle) = maker.next(&never) else { break };
        let times = seen.entry(verbs(&puzzle)).or_default();
        *times += 1;
        if *times > ALIKE {
            continue;
        }
        println!("{} {} {:?}", puzzle.puzzle, puzzle.difficulty, puzzle.solution);
        made.push(puzzle);
        made.sort_by_key(|puzzle| puzzle.difficulty);
        if made.len() >= count {
            for n in 0..count {
                file(made[n * made.len() / count].clone(), n + 1, folder);
            }
        }
    }
}

/// Writes a puzzle, which gets this number.
fn file(mut puzzle: Puzzle, number: usize, folder: &Path) {
    if let Some(told) = &mut puzzle.told {
        told.number = number as i64;
    }
    puzzle.puzzle = format!("made-{number:02}");
    let style = ron::ser::PrettyConfig::new().indentor("    ").depth_limit(3);
    let text = ron::ser::to_string_pretty(&puzzle, style).expect("plain data") + "\n";
    assert_eq!(Puzzle::read(&text).ok(), Some(puzzle), "a file says what was made");
    let name = format!("made_{number:02}.ron");
    fs::write(folder.join(name), text).expect("the folder can be written to");
}
