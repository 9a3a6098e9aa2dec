//! What the measurements share: a row for every game of the house, in every edition, with few, some
//! and many seats. A new game is measured as soon as it is in the catalogue. It knows no rule of
//! any game.

use caravanserai::{
    bots::{self, RandomBot},
    games,
    table::{
        catalogue::SeatInfo,
        game::{Game, Setup},
        play::Play,
    },
};
use std::fmt;

/// A table that is measured.
#[derive(Clone, Copy)]
pub struct Row {
    game: &'static dyn Game,
    edition: &'static str,
    /// How many seats.
    pub seats: usize,
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.game.prefix(), self.edition, self.seats)
    }
}

impl Row {
    /// Sets game number `seed` up; in study mode everything can be taken back.
    pub fn begin(self, seed: u64, study: bool) -> Play {
        let seat = |n: usize| SeatInfo {
            name: (n + 1).to_string(),
            colour: n as u8,
            race: String::new(),
            by: Default::default(),
        };
        let setup = Setup {
            game: self.game.id().into(),
            edition: self.edition.into(),
            seats: (0..self.seats).map(seat).collect(),
            options: Default::default(),
            seed,
            study,
        };
        Play::begin(self.game, setup).expect("every row fits its edition")
    }
}

/// Every game in every edition, with two, four and six seats, as far as the edition allows.
pub fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    for &game in games::all() {
        for edition in game.editions() {
            let seats =
                [2, 4, 6].into_iter().filter(|n| (edition.seats.0..=edition.seats.1).contains(n));
            rows.extend(seats.map(|seats| Row { game, edition: edition.id, seats }));
        }
    }
    rows
}

/// Plays at most so many actions at random; returns how many.
pub fn go_on(play: &mut Play, bot: &mut RandomBot, actions: usize) -> usize {
    for done in 0..actions {
        let Some(action) = bots::ask(bot, play) else { return done };
        play.choose(action).expect("what is offered is accepted");
    }
    actions
}
