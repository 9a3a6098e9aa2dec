//! How far the thinking players of a game think, and what its positions are worth: the file
//! `thinking.ron` beside its level files. It belongs to no record: no rule reads it, and it never
//! changes how a game is played by people.

use super::{
    Finding,
    folder::{THINKING, tagged},
};
use crate::{
    assets,
    table::{files::read_text, game::Game},
};
use serde::Deserialize;
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{Mutex, OnceLock, PoisonError},
};

/// The folder from which the files are read instead of the built-in ones.
static FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// What such a file says.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThinkingFigures {
    /// How far a thinking player thinks; without it none plays the game.
    pub search: Option<SearchFigures>,
    /// What a position is worth, edition by edition.
    pub chances: Vec<WinWeights>,
    /// By what a thinking player goes where it plans; in an edition that is missing, as the greedy
    /// player does.
    #[serde(default)]
    pub habits: Vec<PlannerHabits>,
    /// Positions of a turn that are looked at for *How could I …?*, where it takes longer to look
    /// at them than in other games.
    #[serde(default)]
    pub answers: Option<u32>,
    /// The players that think in a way of their own.
    #[serde(default)]
    pub ways: Vec<WayOfPlaying>,
}

/// By what a thinking player goes where it plans, where that is not what the greedy player does.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlannerHabits {
    /// Identifiers of the editions.
    pub editions: Vec<String>,
    /// The habits by name, in thousandths.
    pub figures: Vec<(String, i64)>,
    /// Where they come from.
    pub source: String,
}

/// How a player thinks that has a way of its own: the same search with figures of its own, and with
/// its own look at what comes of a choice.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WayOfPlaying {
    /// The player's written name.
    pub player: String,
    /// Playouts for a decision.
    pub playouts: u32,
    /// How many turns of each seat it looks ahead.
    pub turns: u32,
    /// As in [`SearchFigures`]: the less, the sooner it leaves what a plain player would do.
    pub sureness: u32,
    /// The power, in hundredths, to which it takes a chance to win: below 100 it likes what is
    /// safe.
    pub courage: u32,
    /// What it likes more than it is worth, or less: each by what is counted of a seat, in
    /// millionths, as in [`WinWeights`].
    pub likes: Vec<(String, i64)>,
    /// Where the figures come from.
    pub source: String,
}

/// How the chances of the seats follow from what is counted of them: those of each seat are as
/// e to the power of the sum of its counts, each times its weight.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WinWeights {
    /// Identifier of the edition.
    pub edition: String,
    /// What is counted, with the weight of one of it in millionths at the beginning and at the end
    /// of a game; between, it changes evenly.
    pub weights: Vec<(String, i64, i64)>,
    /// Where the weights come from.
    pub source: String,
}

/// How far a thinking player thinks.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchFigures {
    /// Worlds in which the whole field is tried before the worse half of it is left out.
    pub worlds: u32,
    /// How many turns of each seat a world is played on; most games end before that, or their
    /// position is weighed there.
    pub turns: u32,
    /// Steps of a world after which it is weighed wherever it stands.
    pub steps: u32,
    /// How many stretches of the game, such as days, a world is played on, the one that runs among
    /// them; 0 where only turns count.
    #[serde(default)]
    pub stretches: u32,
    /// By how many tenths of a standard error another choice must be better than that of the
    /// player that plans.
    pub sureness: u32,
    /// In how many worlds both must have been played for that.
    pub pairs: u32,
    /// Most choices that are compared, that of the player that plans among them.
    pub candidates: u32,
    /// Playouts for a decision of the player `thinker`.
    pub thinker: u32,
    /// As `thinker`, by the player `master`.
    pub master: u32,
    /// As `turns`, by the player `master`, where it looks further.
    #[serde(default)]
    pub master_turns: Option<u32>,
    /// As `stretches`, by the player `master`, where it looks further.
    #[serde(default)]
    pub master_stretches: Option<u32>,
    /// How far ahead of the best other seat, by fortunes at the end of a world, counts as won three
    /// times of four; without it a world that is won is won, however narrowly. For games whose
    /// worlds are often played to the end: how they end is a guess.
    #[serde(default)]
    pub margin: Option<u32>,
    /// Where the figures come from.
    pub source: String,
}

impl SearchFigures {
    /// The same as the player `master` thinks, which may look further ahead.
    #[must_use]
    pub fn of_master(self) -> SearchFigures {
        SearchFigures {
            turns: self.master_turns.unwrap_or(self.turns),
            stretches: self.master_stretches.unwrap_or(self.stretches),
            ..self
        }
    }
}

/// The figures that must lie between two others, with their names.
fn bounds(f: &SearchFigures) -> [(&str, u32, u32, u32); 12] {
    [
        ("worlds", f.worlds, 1, 1000),
        ("turns", f.turns, 1, 1000),
        ("steps", f.steps, 1, 100_000),
        ("stretches", f.stretches, 0, 1000),
        ("sureness", f.sureness, 0, 100),
        ("pairs", f.pairs, 2, 1000),
        ("candidates", f.candidates, 2, 100),
        ("thinker", f.thinker, 1, 1_000_000),
        ("master", f.master, 1, 1_000_000),
        ("master_turns", f.master_turns.unwrap_or(1), 1, 1000),
        ("master_stretches", f.master_stretches.unwrap_or(0), 0, 1000),
        ("margin", f.margin.unwrap_or(1), 1, 1_000_000),
    ]
}

/// The same of a way of playing.
fn bounds_of_way(way: &WayOfPlaying) -> [(&str, u32, u32, u32); 4] {
    [
        ("playouts", way.playouts, 1, 1_000_000),
        ("turns", way.turns, 1, 1000),
        ("sureness", way.sureness, 0, 100),
        ("courage", way.courage, 1, 1000),
    ]
}

/// The same of habits; below nothing none makes sense.
fn bounds_of_habits(own: &PlannerHabits) -> impl Iterator<Item = (&str, u32, u32, u32)> {
    let number = |n: &i64| u32::try_from(*n).unwrap_or(u32::MAX);
    own.figures.iter().map(move |(name, n)| (name.as_str(), number(n), 0, 10_000_000))
}

fn read(text: &str) -> Result<ThinkingFigures, String> {
    ron::from_str(text).map_err(|e| e.to_string())
}

fn built_in(game: &dyn Game) -> Option<&'static str> {
    let texts = assets::texts(game.info().files, THINKING);
    texts.into_iter().find(|(name, _)| *name == THINKING).map(|(_, text)| text)
}

/// Reads the files of a folder from now on; a file that is missing there is the built-in one.
pub(in crate::games) fn use_folder(folder: &Path) {
    // The first folder that was named counts, as for all level files.
    let _first = FOLDER.set(folder.to_owned());
}

/// The file of a game in a folder of this game's name or of several games, if it is there.
fn in_folder(game: &dyn Game, folder: &Path) -> Option<PathBuf> {
    let own = folder.file_name().is_some_and(|name| name == game.id());
    let inner = folder.join(game.id()).join(THINKING);
    let alone = own.then(|| folder.join(THINKING));
    [Some(inner), alone].into_iter().flatten().find(|path| path.is_file())
}

impl ThinkingFigures {
    /// Those of a game, read once; `None` where it has no such file, or where it cannot be read.
    pub fn of(game: &dyn Game) -> Option<ThinkingFigures> {
        static READ: Mutex<BTreeMap<&str, Option<ThinkingFigures>>> = Mutex::new(BTreeMap::new());
        let mut all = READ.lock().unwrap_or_else(PoisonError::into_inner);
        all.entry(game.id()).or_insert_with(|| ThinkingFigures::read_of(game)).clone()
    }

    fn read_of(game: &dyn Game) -> Option<ThinkingFigures> {
        let own = FOLDER.get().and_then(|folder| in_folder(game, folder));
        let own = own.and_then(|path| read(&read_text(&path).ok()?).ok());
        own.or_else(|| read(built_in(game)?).ok())
    }
}

/// What is wrong with such a file.
fn check_text(game: &dyn Game, file: &str, text: &str) -> Vec<Finding> {
    let about = |key, args| Finding::about_file(file.to_owned(), key, args);
    let figures = match read(text) {
        Ok(figures) => figures,
        Err(reason) => return vec![about("level-syntax", vec![("reason", reason)])],
    };
    let numbers = figures.search.iter().flat_map(bounds);
    let numbers = numbers.chain(figures.ways.iter().flat_map(bounds_of_way));
    let numbers = numbers.chain(figures.habits.iter().flat_map(bounds_of_habits));
    let outside = numbers.filter(|(_, n, least, most)| {
        // What is no number lies between no two.
        !(least..=most).contains(&n)
    });
    let mut found: Vec<Finding> = outside
        .map(|(name, number, least, most)| {
            let words = [number, least, most].map(|n| n.to_string());
            let [number, least, most] = words;
            let args = vec![("id", name.to_owned()), ("number", number)];
            about("level-thinking", [args, vec![("least", least), ("most", most)]].concat())
        })
        .collect();
    let sources = figures.search.iter().map(|search| &search.source);
    let sources = sources.chain(figures.ways.iter().map(|way| &way.source));
    let sources = sources.chain(figures.habits.iter().map(|habits| &habits.source));
    for source in sources.chain(figures.chances.iter().map(|chances| &chances.source)) {
        if !tagged(source) {
            found.push(about("level-source", vec![("id", THINKING.to_owned())]));
        }
    }
    for chances in &figures.chances {
        if !game.editions().iter().any(|edition| edition.id == chances.edition) {
            found.push(about("level-thinking-edition", vec![("id", chances.edition.clone())]));
        }
    }
    found
}

/// What is wrong with the files of every game: the built-in ones, or those of a folder.
pub(in crate::games) fn check(games: &[&dyn Game], dir: Option<&Path>) -> Vec<Finding> {
    let of = |game: &&dyn Game| match dir {
        None => {
            let file = format!("levels/{}/{THINKING}", game.id());
            built_in(*game).map_or_else(Vec::new, |text| check_text(*game, &file, text))
        }
        Some(dir) => {
            let Some(path) = in_folder(*game, dir) else { return Vec::new() };
            let file = path.display().to_string();
            match read_text(&path) {
                Ok(text) => check_text(*game, &file, &text),
                Err(e) => {
                    let reason = vec![("reason", e.to_string())];
                    vec![Finding::about_file(file, "level-unreadable", reason)]
                }
            }
        }
    };
    games.iter().flat_map(of).collect()
}
