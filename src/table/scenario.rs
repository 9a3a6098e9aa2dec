//! A scenario: a position without a past. A set-up and a list of edits in their written form, short
//! enough to be written by hand; it opens in study mode. It holds no rule, and a faulty one changes
//! nothing.

use super::{
    edit::Edit,
    files::{read_text, read_text_within, write_atomically},
    game::{Game, Setup},
    play::{ArrangeError, Play},
    record::{Save, SaveError, Snapshot, snapshot},
};
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The version of the file format.
pub const FORMAT: u32 = 1;
/// What a file must call itself.
const PROGRAM: &str = "caravanserai";

/// A position that can be set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Always `caravanserai`.
    pub program: String,
    /// Its name for people.
    pub scenario: String,
    /// The version of the file format.
    pub format: u32,
    /// How the game is set up first.
    pub setup: Setup,
    /// The edits that make the position, in their written form; all belong to one batch.
    #[serde(default)]
    pub edits: Vec<String>,
}

/// What a file that a table can be opened from may hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stored {
    /// A game with its past.
    Save(Save),
    /// A position.
    Scenario(Scenario),
}

impl Scenario {
    /// Takes the position of a game down. The past, what is on the agenda beside the question of
    /// the present phase, and how far chance has gone are not part of it.
    ///
    /// # Errors
    /// [`SaveError::Setup`] if the set-up of the game cannot be repeated.
    pub fn of(play: &mut Play, name: &str) -> Result<Scenario, SaveError> {
        let setup = Setup { study: true, ..play.setup().clone() };
        let mut fresh =
            Play::begin(play.game(), setup.clone()).map_err(|e| SaveError::Setup(e.to_string()))?;
        let (from, to) = (snapshot(&mut fresh), snapshot(play));
        let mut edits = differences(&from, &to, play);
        let forced = &play.state().dice.forced;
        if !forced.is_empty() {
            edits.push(forced.iter().fold("chance".to_owned(), |line, n| format!("{line} {n}")));
        }
        Ok(Scenario {
            program: PROGRAM.to_owned(),
            scenario: name.to_owned(),
            format: FORMAT,
            setup,
            edits,
        })
    }

    /// Sets the position up.
    ///
    /// # Errors
    /// [`SaveError::Setup`] if the game cannot be set up so, [`SaveError::Entry`] with the number
    /// of the edit that is not possible; 0 means that the position as a whole breaks a rule.
    pub fn begin(&self, game: &'static dyn Game) -> Result<Play, SaveError> {
        let setup = Setup { study: true, ..self.setup.clone() };
        let mut play = Play::begin(game, setup).map_err(|e| SaveError::Setup(e.to_string()))?;
        let mut edits = Vec::with_capacity(self.edits.len());
        for (n, text) in self.edits.iter().enumerate() {
            edits.push(
                Edit::parse(text, play.catalogue())
                    .map_err(|e| SaveError::Entry(n + 1, e.to_string()))?,
            );
        }
        if !edits.is_empty() {
            play.arrange(&edits).map_err(|e| {
                let number = match &e {
                    ArrangeError::Edit(bad) => {
                        self.edits.iter().position(|t| *t == bad.edit).map_or(0, |n| n + 1)
                    }
                    _ => 0,
                };
                SaveError::Entry(number, e.to_string())
            })?;
        }
        Ok(play)
    }

    /// Whether the position that it sets up is the one that stands on the table. A position begins
    /// between two steps: of what is half done (cards laid out, an effect that runs) it keeps
    /// little, and then there is another question, or something else is due after it.
    pub fn is_whole(&self, play: &mut Play) -> bool {
        let Ok(mut again) = self.begin(play.game()) else { return false };
        let now = |play: &mut Play| {
            let Snapshot { zones, purses, .. } = snapshot(play);
            let choices: Vec<_> = play.offers().iter().map(|offer| offer.action).collect();
            (zones, purses, play.state().agenda.0.clone(), choices)
        };
        now(&mut again) == now(play)
    }

    /// The file's text.
    pub fn text(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(2).indentor(" ").struct_names(false);
        // Nothing but strings, numbers and lists: writing it as RON cannot fail.
        ron::ser::to_string_pretty(self, pretty).unwrap_or_default()
    }

    /// Reads a file's text.
    ///
    /// # Errors
    /// [`SaveError`] says what is wrong and where.
    pub fn read(text: &str) -> Result<Scenario, SaveError> {
        let scenario: Scenario = ron::from_str(text).map_err(|e| SaveError::Unreadable {
            line: e.span.start.line,
            column: e.span.start.col,
            why: e.code.to_string(),
        })?;
        if scenario.program != PROGRAM {
            return Err(SaveError::Foreign(scenario.program.chars().take(40).collect()));
        }
        if scenario.format != FORMAT {
            return Err(SaveError::Format(scenario.format));
        }
        Ok(scenario)
    }

    /// Writes a file, as saves are written.
    ///
    /// # Errors
    /// [`SaveError::File`]; the previous file is untouched then.
    pub fn write(&self, path: &Path) -> Result<(), SaveError> {
        write_atomically(path, self.text().as_bytes())
    }
}

impl Stored {
    /// Reads a save or a scenario; the fields at the beginning say which of them the text is.
    ///
    /// # Errors
    /// [`SaveError`] says what is wrong and where.
    pub fn read(text: &str) -> Result<Stored, SaveError> {
        let is_field =
            |line: &str| line.trim_start_matches([' ', '\t', '(']).starts_with("scenario");
        if text.lines().take(20).any(is_field) {
            Scenario::read(text).map(Stored::Scenario)
        } else {
            Save::read(text).map(Stored::Save)
        }
    }
    /// Reads a file that holds a save or a scenario.
    ///
    /// # Errors
    /// [`SaveError`] says what is wrong and where.
    pub fn open(path: &Path) -> Result<Stored, SaveError> {
        Stored::read(&read_text(path)?)
    }
    /// The same with a file of at most so many bytes.
    ///
    /// # Errors
    /// As [`Stored::open`].
    pub fn open_within(path: &Path, most: u64) -> Result<Stored, SaveError> {
        Stored::read(&read_text_within(path, most)?)
    }
    /// How the game is set up.
    pub fn setup(&self) -> &Setup {
        match self {
            Stored::Save(save) => &save.setup,
            Stored::Scenario(scenario) => &scenario.setup,
        }
    }
    /// Opens the table: a save is played again, a scenario is set up.
    ///
    /// # Errors
    /// As [`Save::replay`] and [`Scenario::begin`].
    pub fn begin(
        &self,
        game: &'static dyn Game,
    ) -> Result<(Play, Option<super::record::Divergence>), SaveError> {
        match self {
            Stored::Save(save) => save.replay(game),
            Stored::Scenario(scenario) => scenario.begin(game).map(|play| (play, None)),
        }
    }
}

/// The edits that lead from one position to another of the same table.
fn differences(from: &Snapshot, to: &Snapshot, play: &Play) -> Vec<String> {
    let c = play.catalogue();
    let mut edits = Vec::new();
    // Every piece of a zone that differs is laid anew, bottom first; whatever else lay there
    // belongs elsewhere and goes there.
    for (zone, contents) in &to.zones {
        if from.zones.iter().any(|(z, old)| z == zone && old == contents) {
            continue;
        }
        edits.extend(contents.iter().map(|piece| format!("place #{piece} {zone}")));
    }
    let plain = |piece: u16| (piece, false, 0, 0);
    let of = |snapshot: &Snapshot, piece: u16| {
        snapshot.pieces.iter().find(|p| p.0 == piece).copied().unwrap_or(plain(piece))
    };
    for piece in 0..c.pieces.len() as u16 {
        let (old, new) = (of(from, piece), of(to, piece));
        if old.1 != new.1 {
            edits.push(format!("face #{piece} {}", if new.1 { "up" } else { "down" }));
        }
        if old.2 != new.2 {
            edits.push(format!("mark #{piece} {}", new.2));
        }
        let shown = |seat: &u8| new.3 & !old.3 & 1 << seat != 0;
        edits.extend(
            (0..c.seat_count() as u8).filter(shown).map(|seat| format!("shown #{piece} @{seat}")),
        );
    }
    for ((purse, old), new) in c.purses.iter().zip(&from.purses).zip(&to.purses) {
        if old != new {
            edits.push(format!("purse {} {new}", purse.key));
        }
    }
    for key in &c.dials {
        let of = |snapshot: &Snapshot| {
            snapshot.dials.iter().find(|(k, _)| k == key).map_or(0, |(_, n)| *n)
        };
        if of(from) != of(to) {
            edits.push(format!("dial {key} {}", of(to)));
        }
    }
    edits
}
