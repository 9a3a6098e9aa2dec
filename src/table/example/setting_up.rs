//! Setting up what a worked example begins with: seats, ground, the game's own words, edits. A line
//! that is not possible is told, never left out.

use super::text::{Example, ExampleFault, fault, in_edition};
use crate::table::{
    catalogue::SeatInfo,
    edit::Edit,
    game::{Game, Setup},
    play::Play,
};
use std::collections::BTreeMap;

/// The line of `edits` that leaves everything as it was dealt: nothing is laid under the example.
const DEALT: &str = "as dealt";

/// What the seats of an example are called.
const NAMES: [&str; 8] = ["A", "B", "C", "D", "E", "F", "G", "H"];

impl Example {
    /// How the game is set up first.
    pub fn setup(&self, game: &dyn Game, edition: &str) -> Setup {
        Setup {
            game: self.game.clone(),
            options: self.options.clone(),
            seed: self.seed,
            ..plain_setup(game, edition, self.seats, &self.races)
        }
    }

    /// Sets the position up, in study mode: first the ground that the game lays for examples and
    /// its own words, then the edits.
    ///
    /// # Errors
    /// [`ExampleFault`] with step 0 and the line of `edits` that is not possible.
    pub fn begin(&self, game: &'static dyn Game, edition: &str) -> Result<Play, ExampleFault> {
        arranged(game, self.setup(game, edition), &self.edits)
    }
}

/// A set-up in study mode for so many seats, with these races and then the first free ones.
pub(in crate::table) fn plain_setup(
    game: &dyn Game,
    edition: &str,
    seats: usize,
    wanted: &[String],
) -> Setup {
    // The set-up refuses so many; what a file asks for is not made before.
    let seats = seats.min(usize::from(u8::MAX));
    let known = game.races(edition);
    let mut races = wanted.to_vec();
    races.extend(known.into_iter().map(|r| r.key).filter(|r| !wanted.contains(r)));
    races.resize(seats.max(races.len()), String::new());
    let seat = |(n, race): (usize, &String)| SeatInfo {
        name: NAMES[n % NAMES.len()].to_owned(),
        colour: n as u8,
        race: race.clone(),
        by: Default::default(),
    };
    Setup {
        game: game.id().to_owned(),
        edition: edition.to_owned(),
        seats: races.iter().take(seats).enumerate().map(seat).collect(),
        options: BTreeMap::new(),
        seed: 0,
        study: true,
    }
}

/// Sets a position up: first the ground that the game lays for examples and its own words, then
/// the edits.
///
/// # Errors
/// [`ExampleFault`] with step 0 and the line that is not possible.
pub(in crate::table) fn arranged(
    game: &'static dyn Game,
    setup: Setup,
    written: &[String],
) -> Result<Play, ExampleFault> {
    let edition = setup.edition.as_str();
    let mut play = Play::begin(game, setup.clone()).map_err(|e| fault(0, "", e))?;
    let catalogue = play.catalogue().clone();
    let as_dealt = written.iter().any(|line| line == DEALT);
    let (mut ground, mut words, mut edits) = (Vec::new(), Vec::new(), Vec::new());
    let hear = |line: &str| Edit::parse(line, &catalogue).map_err(|e| fault(0, line, e.why));
    let lines = written.iter().filter_map(|line| in_edition(line, edition));
    for line in std::iter::once("ground").chain(lines) {
        if line == DEALT || line == "ground" && as_dealt {
            continue;
        }
        match game.arrangement(line, &setup, &catalogue) {
            Some(laid) => {
                let batch = if line == "ground" { &mut ground } else { &mut words };
                batch.extend(laid.iter().map(|w| hear(w)).collect::<Result<Vec<_>, _>>()?);
            }
            None if line == "ground" => {}
            None => edits.push(hear(line)?),
        }
    }
    for batch in [ground, words, edits] {
        if !batch.is_empty() {
            play.arrange(&batch).map_err(|e| fault(0, "", e.to_string()))?;
        }
    }
    Ok(play)
}
