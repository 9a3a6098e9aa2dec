//! Puzzles that the program makes, of every game: each is written as a file, read again and checked
//! as `check-levels` checks it, and the search that made it finds it again in as many choices and
//! in no fewer.

use super::outcome::{Budget, Outcome, Tally};
use caravanserai::{
    bots::PuzzleMaker,
    games,
    table::{
        game::Game,
        learn::{Puzzle, Searched, Taught},
    },
};
use std::sync::atomic::AtomicBool;

/// Runs the attack: a try is one puzzle of each game.
pub fn run(budget: Budget) -> Outcome {
    let mut outcome = Outcome::new("puzzles", budget);
    for (number, mut chance) in budget.tries() {
        for &game in games::all() {
            let seed = chance.number() % 1_000_000;
            outcome.attempt(number, move |tally| puzzle_of(tally, game, seed));
        }
    }
    outcome
}

fn puzzle_of(tally: &mut Tally, game: &'static dyn Game, seed: u64) {
    let maker = PuzzleMaker::of(game, seed);
    let Some(made) = maker.and_then(|mut maker| maker.next(&AtomicBool::new(false))) else {
        return tally.count("games that make none", 1);
    };
    tally.count(game.id(), 1);
    tally.most(format!("hardest of {}", game.id()), made.difficulty as u64);
    let name = format!("{} of {}, seed {seed}", made.puzzle, game.id());
    let Ok(text) = ron::to_string(&made) else {
        return tally.finding("a puzzle cannot be written", name, made.puzzle);
    };
    let puzzle = match Puzzle::read(&text) {
        Ok(puzzle) if puzzle == made => puzzle,
        other => return tally.finding("a puzzle is read otherwise", name, format!("{other:?}")),
    };
    if let Err(fault) = puzzle.try_out(game) {
        return tally.finding("a puzzle fails its check", name, fault.to_string());
    }
    let length = puzzle.solution.len();
    match puzzle.search(game, length) {
        Ok(Searched::Found(found)) if found == length => {}
        other => tally.finding("a solution is not found again", name, format!("{other:?}")),
    }
}
