//! Attacks on the program: each tries to break a promise of `docs/reliability.md` in as many ways
//! as it is given room for, over the library, the engine's process or the real window. They only
//! report what they find; the tests run them small, `examples/attack.rs` runs them for hours.

mod chance;
mod display;
mod hands;
mod hash_leak;
mod kills;
mod level_edits;
mod level_picks;
mod levels;
mod lines;
mod long_lines;
pub mod outcome;
mod pressed;
pub mod process;
mod puzzles;
mod requests;
mod resize;
mod rewrites;
mod save_edits;
mod saves;
mod seating;
mod secrecy;
mod simulation;
mod storm;
#[path = "../common/tables.rs"]
mod tables;
mod undo_redo;
mod viewed;
mod whole_games;
mod window_kills;
mod window_loads;

use outcome::{Budget, Outcome};

/// An attack.
#[derive(Clone, Copy)]
pub struct Attack {
    /// What it is called by.
    pub name: &'static str,
    /// What one try is.
    pub one: &'static str,
    /// How many tries a test makes; none where one takes too long: then it runs by hand alone.
    pub small: u64,
    /// How many tries a run by hand makes that names no number.
    pub large: u64,
    /// Makes the tries.
    pub run: fn(Budget) -> Outcome,
}

const fn attack(
    name: &'static str,
    one: &'static str,
    (small, large): (u64, u64),
    run: fn(Budget) -> Outcome,
) -> Attack {
    Attack { name, one, small, large, run }
}

/// Every attack.
pub const ALL: &[Attack] = &[
    attack("lines", "a session of 100 hostile lines", (16, 2000), lines::run),
    attack(
        "long_lines",
        "an engine that is sent long, half and slow lines",
        (1, 2),
        long_lines::run,
    ),
    attack("saves", "a hostile save or position", (60, 10_000), saves::run),
    attack("levels", "a folder of changed level files", (12, 400), levels::run),
    attack("kills", "an engine that is killed while it saves", (2, 200), kills::run),
    attack(
        "secrecy",
        "a pair of games that differ in what a viewer cannot know",
        (12, 1500),
        secrecy::run,
    ),
    attack("hash_leak", "a game whose hashes are read", (8, 300), hash_leak::run),
    attack("undo_redo", "a walk back and forth through a game", (10, 500), undo_redo::run),
    attack("simulation", "an order of games, split and shared out", (1, 60), simulation::run),
    attack("whole_games", "a game to its end", (12, 5000), whole_games::run),
    attack("puzzles", "a puzzle that is made of each game", (1, 200), puzzles::run),
    attack("window_kills", "a window that is killed", (0, 40), window_kills::run),
    attack("window_loads", "a hostile file opened in the window", (1, 80), window_loads::run),
    attack("rewrites", "a way in which the window might overwrite a game", (0, 8), rewrites::run),
    attack("resize", "a storm of 40 window sizes", (0, 20), resize::run),
    attack("storm", "250 presses while computers play, 20 tries a game", (0, 80), storm::run),
];

/// The attack with this name.
pub fn by_name(name: &str) -> Option<&'static Attack> {
    ALL.iter().find(|attack| attack.name == name)
}
