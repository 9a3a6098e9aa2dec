//! What lessons and puzzles share: the table that they begin at, the head of their files, and how
//! these are read. It knows neither of them.

use crate::{
    assets,
    table::{
        action::Action,
        catalogue::Chooser,
        example::{ExampleFault, arranged, fault, plain_setup},
        game::{Game, Setup},
        play::Play,
    },
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

/// The version of the file formats.
pub const FORMAT: u32 = 1;
/// What a file must call itself.
const PROGRAM: &str = "caravanserai";
/// The folders of a game's data in which lessons and puzzles lie.
pub const FOLDERS: [&str; 2] = ["lessons", "puzzles"];

/// Most actions that may have been played before: whoever checks files of others does not wait for
/// ever.
const MOST_PLAYED: usize = 2_000;

/// The table that a lesson or a puzzle begins at: how it is set up, and what makes the position, in
/// the words of a worked example's `edits`; then what was played.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct StartingTable {
    /// The edition.
    pub edition: String,
    /// How many seats play.
    #[serde(default = "two")]
    pub seats: usize,
    /// The races of the seats in order; the first free ones where the list is shorter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub races: Vec<String>,
    /// Options by key; those not named have their default.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, i64>,
    /// Seed of what is left to chance.
    #[serde(default)]
    pub seed: u64,
    /// What makes the position.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub edits: Vec<String>,
    /// What was chosen from there on by all seats, in the written form of actions, several of them
    /// in a line with commas between them. Chance follows from the seed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played: Vec<String>,
}

fn two() -> usize {
    2
}

impl StartingTable {
    /// How it is set up: a person on the first seat, this computer player on the others. The seats
    /// are called by these names, as far as there are any.
    pub fn setup(&self, game: &dyn Game, names: &[String], others: Chooser) -> Setup {
        let mut setup = Setup {
            options: self.options.clone(),
            seed: self.seed,
            ..plain_setup(game, &self.edition, self.seats, &self.races)
        };
        for (n, seat) in setup.seats.iter_mut().enumerate() {
            if let Some(name) = names.get(n) {
                seat.name.clone_from(name);
            }
            seat.by = if n == 0 { Chooser::Person } else { others };
        }
        setup
    }

    /// Sets the position up for a person on the first seat; computer players have the others. The
    /// seats are called by these names, as far as there are any.
    ///
    /// # Errors
    /// [`ExampleFault`] with step 0 and the line that is not possible.
    pub fn begin(&self, game: &'static dyn Game, names: &[String]) -> Result<Play, ExampleFault> {
        let mut play = arranged(game, self.setup(game, names, Chooser::Greedy), &self.edits)?;
        let actions: Vec<&str> = self.played.iter().flat_map(|line| line.split(',')).collect();
        if actions.len() > MOST_PLAYED {
            return Err(fault(0, "", format!("more than {MOST_PLAYED} actions were played")));
        }
        for text in actions.into_iter().map(str::trim) {
            let action = Action::parse(text, play.catalogue()).map_err(|e| fault(0, text, e))?;
            play.choose(action).map_err(|no| fault(0, text, format!("refused by {}", no.rule)))?;
        }
        play.set_study(false);
        Ok(play)
    }
}

/// What both sorts of files have: a head that says what they are.
pub trait Taught: DeserializeOwned + Send + Sync + 'static {
    /// The folder of a game's data in which such files lie.
    const FOLDER: &'static str;
    /// Its identifier, unlike those of the others of its sort and game.
    fn id(&self) -> &str;
    /// What it calls itself: program and version of the format.
    fn head(&self) -> (&str, u32);
    /// What its text keys begin with: the title itself.
    fn text_key(&self, game: &dyn Game) -> String;
    /// Every key of its texts.
    fn text_keys(&self, game: &dyn Game) -> Vec<String>;
    /// Every rule that it names.
    fn rules(&self) -> Vec<&str>;
    /// Plays it through and looks whether it comes out as it says.
    ///
    /// # Errors
    /// The first fault.
    fn try_out(&self, game: &'static dyn Game) -> Result<(), ExampleFault>;

    /// Its place in the list: the lowest ones first, equal ones by the names of their files.
    fn place(&self) -> usize {
        0
    }

    /// Reads a file's text.
    ///
    /// # Errors
    /// [`ExampleFault`] with step 0 says what cannot be read.
    fn read(text: &str) -> Result<Self, ExampleFault> {
        let read: Self = ron::from_str(text).map_err(|e| fault(0, "", e))?;
        if read.head() != (PROGRAM, FORMAT) {
            let folder = Self::FOLDER;
            let why = format!("this is no file of {PROGRAM} for {folder} in format {FORMAT}");
            return Err(fault(0, read.id(), why));
        }
        Ok(read)
    }
}

/// The texts of the files of one sort that a game has, with their names, in the order of these.
pub fn texts<T: Taught>(game: &dyn Game) -> Vec<(&'static str, &'static str)> {
    let folder = assets::folder(game.info().files, T::FOLDER);
    folder.into_iter().flat_map(|dir| assets::texts(dir, ".ron")).collect()
}

/// What was read of one sort, by game.
pub(super) type Shelf<T> = Mutex<BTreeMap<&'static str, &'static [T]>>;

/// Read once and kept as long as the program runs. What cannot be read is left out; the check of
/// the level files tells of it.
pub(super) fn shelf<T: Taught>(kept: &Shelf<T>, game: &dyn Game) -> &'static [T] {
    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    kept.entry(game.id()).or_insert_with(|| {
        let read = texts::<T>(game).into_iter().filter_map(|(_, text)| T::read(text).ok());
        let mut all = read.collect::<Vec<T>>();
        all.sort_by_key(T::place);
        all.leak()
    })
}
