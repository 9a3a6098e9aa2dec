//! Long games of the rows that are measured, for what depends on how much there is to go back over.
//! It knows no rule of any game.

use crate::rows::{Row, go_on, rows};
use caravanserai::{bots::RandomBot, table::play::Play};

/// Actions of the long game that is taken back, done again, sought, saved and replayed.
pub const LONG: usize = 2000;

/// A game of [`LONG`] actions at random, its log kept; shorter where no game of the first
/// hundred goes on for so long.
pub fn long(row: Row) -> Play {
    let mut longest = row.begin(1, true);
    for seed in 1..100 {
        let mut play = row.begin(seed, true);
        go_on(&mut play, &mut RandomBot::new(seed), LONG);
        if play.entries().len() > longest.entries().len() {
            longest = play;
        }
        if longest.entries().len() == LONG {
            break;
        }
    }
    longest
}

/// The rows with four seats: for what does not depend on the number of seats.
pub fn tables() -> Vec<Row> {
    rows().into_iter().filter(|row| row.seats == 4).collect()
}
