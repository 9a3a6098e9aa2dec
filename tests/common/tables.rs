//! Every game of the house in every edition with every number of seats, and how such a table is set
//! up and begun: for the battery and for the attacks. It knows no rule of any game.

use caravanserai::{
    games,
    table::{
        catalogue::SeatInfo,
        dice::Dice,
        game::{Game, OptionKind, Setup},
        play::Play,
    },
};
use std::collections::BTreeMap;

/// A game, an edition and a number of seats.
#[derive(Clone, Copy)]
pub struct Configuration {
    /// The game.
    pub game: &'static dyn Game,
    /// The edition.
    pub edition: &'static str,
    /// How many seats.
    pub seats: usize,
}

/// Every game in every edition with every number of seats.
pub fn tables() -> Vec<Configuration> {
    let mut all = Vec::new();
    for &game in games::all() {
        for edition in game.editions() {
            let seats = edition.seats.0..=edition.seats.1;
            all.extend(seats.map(|seats| Configuration { game, edition: edition.id, seats }));
        }
    }
    all
}

impl Configuration {
    /// What it is, in words.
    pub fn words(self) -> String {
        format!("{} {} with {} seats", self.game.id(), self.edition, self.seats)
    }

    /// A set-up without options.
    pub fn plain(self, seed: u64) -> Setup {
        let seat = |n: usize| SeatInfo {
            name: format!("P{n}"),
            colour: n as u8,
            race: String::new(),
            by: Default::default(),
        };
        Setup {
            game: self.game.id().into(),
            edition: self.edition.into(),
            seats: (0..self.seats).map(seat).collect(),
            options: BTreeMap::new(),
            seed,
            study: false,
        }
    }

    /// Changes a set-up: one option in so many differs from its default, and every seat has a
    /// chance to have chosen its race.
    pub fn vary(self, setup: &mut Setup, dice: &mut Dice, one_in: u32) {
        for option in self.game.options(self.edition) {
            if dice.below(one_in) != 0 {
                continue;
            }
            let value = match option.kind {
                OptionKind::Flag => 1 - option.default,
                OptionKind::OneOf(list) => list[dice.below(list.len() as u32) as usize],
                // The smallest, the largest, or something small between them.
                OptionKind::Number(least, most) => {
                    [least, most, least + (most - least) / 50][dice.below(3) as usize]
                }
            };
            setup.options.insert(option.key.to_owned(), value);
        }
        let mut races = self.game.races(self.edition);
        for seat in &mut setup.seats {
            if dice.below(3) == 0 && !races.is_empty() {
                seat.race = races.remove(dice.below(races.len() as u32) as usize).key;
            }
        }
    }

    /// Begins a game. Options that exclude each other are dropped until it can begin.
    pub fn begin(self, mut setup: Setup) -> Play {
        loop {
            match Play::begin(self.game, setup.clone()) {
                Ok(play) => return play,
                Err(why) => assert!(
                    setup.options.pop_last().is_some(),
                    "{} cannot be set up: {why}",
                    self.words()
                ),
            }
        }
    }
}
