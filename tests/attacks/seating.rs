//! Tables for attacks: every game of the house in every edition with every number of seats, set up
//! with any options, played on at random. It knows no rule of any game.

use super::chance::Chance;
use caravanserai::{
    bots::RandomBot,
    games,
    table::{
        action::Action,
        catalogue::{Chooser, SeatInfo},
        game::{Game, OptionKind, Setup},
        ids::{SeatId, Viewer},
        play::Play,
    },
};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A game, an edition and a number of seats.
#[derive(Clone, Copy)]
pub struct Seating {
    /// The game.
    pub game: &'static dyn Game,
    /// The edition.
    pub edition: &'static str,
    /// How many seats.
    pub seats: usize,
}

/// Every game in every edition with every number of seats.
pub fn all() -> Vec<Seating> {
    let mut all = Vec::new();
    for &game in games::all() {
        for edition in game.editions() {
            let seats = edition.seats.0..=edition.seats.1;
            all.extend(seats.map(|seats| Seating { game, edition: edition.id, seats }));
        }
    }
    all
}

/// Any of them: each edition has the same chance, whatever its numbers of seats.
pub fn any(chance: &mut Chance) -> Seating {
    let mut editions: Vec<Vec<Seating>> = Vec::new();
    for table in all() {
        match editions.last_mut() {
            Some(last)
                if (last[0].game.id(), last[0].edition) == (table.game.id(), table.edition) =>
            {
                last.push(table);
            }
            _ => editions.push(vec![table]),
        }
    }
    let edition = chance.below(editions.len());
    *chance.pick(&editions[edition])
}

impl Seating {
    /// How findings name it.
    pub fn name(self) -> String {
        format!("{} {} with {} seats", self.game.id(), self.edition, self.seats)
    }

    /// A set-up in which some options differ from their defaults and some seats have chosen.
    pub fn setup(self, chance: &mut Chance, study: bool) -> Setup {
        let seat = |n: usize| SeatInfo {
            name: format!("P{n}"),
            colour: n as u8,
            race: String::new(),
            by: Chooser::Person,
        };
        let mut setup = Setup {
            game: self.game.id().into(),
            edition: self.edition.into(),
            seats: (0..self.seats).map(seat).collect(),
            options: BTreeMap::new(),
            seed: chance.number(),
            study,
        };
        for option in self.game.options(self.edition) {
            if chance.once_in(4) {
                let value = match option.kind {
                    OptionKind::Flag => 1 - option.default,
                    OptionKind::OneOf(list) => *chance.pick(list),
                    OptionKind::Number(least, most) => {
                        *chance.pick(&[least, most, least + (most - least) / 50])
                    }
                };
                setup.options.insert(option.key.to_owned(), value);
            }
        }
        let mut races = self.game.races(self.edition);
        for seat in &mut setup.seats {
            if chance.once_in(3) && !races.is_empty() {
                seat.race = races.remove(chance.below(races.len())).key;
            }
        }
        setup
    }

    /// Begins a game; options that exclude each other are dropped until it can begin.
    pub fn begin(self, mut setup: Setup) -> Play {
        loop {
            match Play::begin(self.game, setup.clone()) {
                Ok(play) => return play,
                Err(why) => assert!(
                    setup.options.pop_last().is_some(),
                    "{} cannot be set up: {why}",
                    self.name()
                ),
            }
        }
    }

    /// A game that was played for at most so many actions.
    pub fn played(self, chance: &mut Chance, study: bool, most: usize) -> Play {
        let setup = self.setup(chance, study);
        let mut play = self.begin(setup);
        let actions = chance.below(most + 1);
        play_on(&mut play, chance, actions);
        play
    }
}

/// The request that begins a game so.
pub fn request(setup: &Setup) -> Value {
    json!({
        "cmd": "new",
        "game": setup.game,
        "edition": setup.edition,
        "seats": setup.seats,
        "options": setup.options,
        "seed": setup.seed,
        "study": setup.study,
    })
}

/// Plays at most so many actions at random; tells which.
pub fn play_on(play: &mut Play, chance: &mut Chance, actions: usize) -> Vec<Action> {
    let seed = chance.number();
    let mut bot = if chance.once_in(3) { RandomBot::even(seed) } else { RandomBot::new(seed) };
    let mut done = Vec::new();
    while done.len() < actions && play.decision_seat().is_some() {
        let action = bot.pick(play.offers(), play.game(), play.catalogue());
        let action = action.expect("whoever must choose has an offer");
        if let Err(no) = play.choose(action) {
            let written = action.to_text(play.catalogue());
            panic!("{} offers \"{written}\" and refuses it by {}", play.game().id(), no.rule);
        }
        done.push(action);
    }
    done
}

/// Whoever can look at a table: each seat, and somebody beside it.
pub fn viewers(play: &Play) -> Vec<Viewer> {
    let seats = (0..play.catalogue().seat_count()).map(|n| Viewer::Seat(SeatId(n as u8)));
    seats.chain([Viewer::Public]).collect()
}

/// How a request names a viewer.
pub fn viewer_word(viewer: Viewer) -> Value {
    match viewer {
        Viewer::Seat(seat) => json!(seat.0),
        Viewer::Public => json!("public"),
        Viewer::Everybody => json!("everybody"),
    }
}
