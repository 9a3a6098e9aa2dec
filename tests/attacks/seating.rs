//! Tables for attacks: any of those of the house, set up with any options, played on at random. It
//! knows no rule of any game.

pub use super::tables::{Configuration, tables};

use super::chance::Chance;
use caravanserai::{
    bots::RandomBot,
    table::{
        action::Action,
        game::Setup,
        ids::{SeatId, Viewer},
        play::Play,
    },
};
use serde_json::{Value, json};

/// Any of them: each edition has the same chance, whatever its numbers of seats.
pub fn any(chance: &mut Chance) -> Configuration {
    let mut editions: Vec<Vec<Configuration>> = Vec::new();
    for table in tables() {
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

impl Configuration {
    /// A set-up in which some options differ from their defaults and some seats have chosen.
    pub fn setup(self, chance: &mut Chance, study: bool) -> Setup {
        let mut setup = Setup { study, ..self.plain(chance.number()) };
        chance.vary(self, &mut setup);
        setup
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
