//! A small kit for tests that play Dale of Merchants: a position and what is done in it, in the
//! words of worked examples (see `levels/dale_of_merchants/worked/README.md`), separated by
//! semicolons or lines. It asserts what the steps say, and nothing else.

use super::worked;
use caravanserai::{
    games,
    table::{example::Example, game::Game},
};

/// The first printing.
pub const ORIGINAL: &[&str] = &["original"];
/// The later printing.
pub const REMASTERED: &[&str] = &["remastered"];
/// Both printings.
pub const BOTH: &[&str] = &["original", "remastered"];

/// The game.
pub fn dale() -> &'static dyn Game {
    games::by_id("dale_of_merchants").unwrap()
}

/// The example that these words are.
pub fn example(
    editions: &[&str],
    seats: usize,
    options: &[(&str, i64)],
    edits: &str,
    steps: &str,
) -> Example {
    Example {
        editions: editions.iter().map(|e| (*e).into()).collect(),
        seats,
        options: worked::options(options),
        ..worked::written(dale(), edits, steps)
    }
}

fn run(editions: &[&str], seats: usize, options: &[(&str, i64)], edits: &str, steps: &str) {
    let example = example(editions, seats, options, edits, steps);
    assert!(!example.steps.is_empty(), "nothing is done");
    for edition in editions {
        if let Err(fault) = example.run(dale(), edition) {
            panic!("{edition}, {edits}: {fault}");
        }
    }
}

/// Two players, in the first printing.
pub fn original(edits: &str, steps: &str) {
    run(ORIGINAL, 2, &[], edits, steps);
}
/// Two players, in the later printing.
pub fn remastered(edits: &str, steps: &str) {
    run(REMASTERED, 2, &[], edits, steps);
}
/// Two players, in both printings.
pub fn both(edits: &str, steps: &str) {
    run(BOTH, 2, &[], edits, steps);
}
/// So many players.
pub fn table(editions: &[&str], seats: usize, edits: &str, steps: &str) {
    run(editions, seats, &[], edits, steps);
}
/// Two teams: seats 0 and 2 against 1 and 3.
pub fn teams(editions: &[&str], edits: &str, steps: &str) {
    run(editions, 4, &[("teams", 1)], edits, steps);
}
/// So many players at a table with options.
pub fn options(editions: &[&str], seats: usize, options: &[(&str, i64)], edits: &str, steps: &str) {
    run(editions, seats, options, edits, steps);
}
