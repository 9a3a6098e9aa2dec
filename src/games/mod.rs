//! The catalogue: every game of the house, one folder each. This list is the only one: all that the
//! house knows of a game, its bundle says ([`Game`] and its parts). No rule stands here.

pub mod dale_of_merchants;
pub mod duck_dealer;
pub mod game_table;
mod learning;
pub mod levels;
pub mod merchant_of_venus;
pub mod merchants_cove;
pub mod positions;
pub mod vocabulary;

use crate::table::{
    game::{Game, SetupError},
    play::Play,
    record::{Save, Snapshot, snapshot},
};
use levels::{Finding, LevelPart, Levels};
use std::{path::Path, sync::OnceLock};

/// The games that are built in, in the order of the start screen: one line a game.
static BUILT_IN: &[&dyn Game] = &[
    &merchant_of_venus::MerchantOfVenus,
    &dale_of_merchants::DaleOfMerchants,
    &duck_dealer::DuckDealer,
    &merchants_cove::MerchantsCove,
];

/// The games of the house, without those from elsewhere.
pub fn built_in() -> &'static [&'static dyn Game] {
    BUILT_IN
}

/// A game from elsewhere. One line beside it plugs it in, and it is there from the start of the
/// program that it is built into, after the games of the house:
/// `inventory::submit! { caravanserai::games::Added(&MyGame) }`
pub struct Added(pub &'static dyn Game);
inventory::collect!(Added);

/// Every game, in the order of the start screen.
pub fn all() -> &'static [&'static dyn Game] {
    static ALL: OnceLock<Vec<&dyn Game>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut added: Vec<&dyn Game> = inventory::iter::<Added>().map(|added| added.0).collect();
        added.sort_by_key(|game| game.id());
        BUILT_IN.iter().copied().chain(added).collect()
    })
}

/// The game with this identifier.
///
/// # Errors
/// [`SetupError::Game`] lists the games there are.
pub fn by_id(id: &str) -> Result<&'static dyn Game, SetupError> {
    all().iter().copied().find(|g| g.id() == id).ok_or_else(|| {
        let names: Vec<&str> = all().iter().map(|g| g.id()).collect();
        SetupError::Game(id.chars().take(40).collect(), names.join(", "))
    })
}

/// Whether the game was over at this position. Every game keeps that in a dial of one name.
pub fn is_over(position: &Snapshot) -> bool {
    position.dials.iter().any(|(dial, value)| dial == vocabulary::OVER && *value != 0)
}

/// In which round a position with so many seats stands: games count rounds or turns in dials of
/// one name. `None` where nothing has begun, or the game counts neither.
pub fn round(position: &Snapshot, seats: usize) -> Option<i64> {
    let dial = |name: &str| position.dials.iter().find(|(dial, _)| dial == name).map(|d| d.1);
    let turns = |turn: i64| (turn - 1).max(0) / (seats.max(1) as i64) + 1;
    dial(vocabulary::ROUNDS).or_else(|| dial(vocabulary::TURNS).map(turns))
}

/// The levels of every game that has some.
fn every_level() -> impl Iterator<Item = &'static dyn Levels> {
    all().iter().filter_map(|game| game.part::<LevelPart>()).map(|part| part.0)
}

/// Checks the level files of every game: the built-in ones, or those of a folder (a file that is
/// missing there is the built-in one), and its lessons and puzzles. The folder may hold the files
/// of one game or of several, or a folder for each game; one that holds none is a finding. An empty
/// list means that all is well.
pub fn check_levels(dir: Option<&Path>) -> Vec<Finding> {
    let mut found: Vec<Finding> = every_level().flat_map(|levels| levels.check(dir)).collect();
    found.extend(learning::check(dir));
    found.extend(levels::thinking::check(all(), dir));
    if let Some(dir) = dir.filter(|dir| dir.is_dir() && !holds_levels(dir)) {
        found.push(Finding::about_file(dir.display().to_string(), "level-none", vec![]));
    }
    levels::sorted(found)
}

/// Whether a folder holds level files of any game, itself or in a folder of the game's name.
fn holds_levels(dir: &Path) -> bool {
    let inner = all().iter().map(|game| dir.join(game.id()));
    let mut folders = inner.chain([dir.to_owned()]);
    folders.any(|folder| {
        learning::holds_any(&folder)
            || folder.join(levels::THINKING).is_file()
            || level_file_names().iter().any(|name| folder.join(name).is_file())
    })
}

/// Reads the level files of every game from a folder, and at once, so that a fault is told before
/// anything else happens. What [`check_levels`] finds fault with is not played. Does nothing once a
/// level has been read.
///
/// # Errors
/// A sentence that names file, line and reason: the first finding, and how many more there are.
pub fn use_levels(folder: &Path) -> Result<(), String> {
    every_level().for_each(|levels| levels.use_folder(folder));
    levels::thinking::use_folder(folder);
    every_level().try_for_each(Levels::read_all)?;
    let found = check_levels(Some(folder));
    match (found.first(), found.len()) {
        (None, _) => Ok(()),
        (Some(only), 1) => Err(only.to_string()),
        (Some(first), n) => Err(format!("{first} (findings: {n}; `check-levels` lists them)")),
    }
}

/// Plays a record again with the built-in level files, where those are the ones it was played with
/// and others are in use: as it was played then. `None` where they are not, or where the rules of
/// today part from it all the same.
pub fn as_recorded(save: &Save, game: &'static dyn Game) -> Option<Play> {
    if game.level_hash(&save.setup.edition) == save.level_hash {
        return None;
    }
    levels::with_built_in(|| {
        if game.level_hash(&save.setup.edition) != save.level_hash {
            return None;
        }
        let (mut play, divergence) = save.replay(game).ok()?;
        (divergence.is_none() && snapshot(&mut play) == save.snapshot).then_some(play)
    })
}

/// The names of the level files of all games. No two games share one, so that files can lie in one
/// folder.
pub fn level_file_names() -> Vec<&'static str> {
    every_level().flat_map(Levels::file_names).collect()
}
