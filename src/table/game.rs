//! What a game must supply to be played on the table, and how a game is asked for. The table knows
//! games only through this.

pub use super::outcome::Outcome;
use super::{
    action::{Action, Refusal, VerbInfo},
    catalogue::{Chooser, Name, SeatInfo},
    dice::Misfit,
    ids::{Rule, SeatId},
    stages::Rules,
};
use bevy_ecs::prelude::{Resource, World};
use include_dir::Dir;
use serde::{Deserialize, Serialize};
use std::{any::Any, collections::BTreeMap};

/// An edition of a game.
#[derive(Clone, Copy, Debug)]
pub struct EditionInfo {
    /// Identifier, such as `2012`.
    pub id: &'static str,
    /// Fewest and most seats.
    pub seats: (usize, usize),
}

/// What values an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// 0 or 1.
    Flag,
    /// One of these numbers.
    OneOf(&'static [i64]),
    /// A number from least to most.
    Number(i64, i64),
}

/// A choice at set-up. Its name and explanation are the texts `<prefix>-option-<key>` and `….help`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionInfo {
    /// Identifier, such as `fast_play`.
    pub key: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// The value where nothing is said.
    pub default: i64,
    /// The rule that it switches.
    pub rule: Rule,
}

/// The option that every game has beside its own: all have agreed that what a rule alone lets stand
/// may be taken back.
pub const CASUAL: &str = "casual";
/// Another one that every game has: all have agreed that whoever chooses may ask for counsel.
pub const COUNSEL: &str = "counsel";
/// The options that every game has, named in the words of the house.
pub const HOUSE_OPTIONS: [&str; 2] = [CASUAL, COUNSEL];

/// A race, clan or merchant that a seat can take.
#[derive(Clone, Debug)]
pub struct RaceInfo {
    /// Identifier.
    pub key: String,
    /// Name for people.
    pub name: Name,
}

/// Everything that must be said to begin a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Identifier of the game.
    pub game: String,
    /// Identifier of the edition.
    pub edition: String,
    /// Who sits where, in playing order.
    pub seats: Vec<SeatInfo>,
    /// Options by key; those not named have their default.
    #[serde(default)]
    pub options: BTreeMap<String, i64>,
    /// Seed of all chance.
    pub seed: u64,
    /// Study mode: undo passes chance, everything may be looked at, the position may be edited.
    #[serde(default)]
    pub study: bool,
}

/// Why a game cannot begin so.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// No such game.
    #[error("there is no game \"{0}\"; the games are {1}")]
    Game(String, String),
    /// No such edition.
    #[error("there is no edition \"{0}\" of this game; the editions are {1}")]
    Edition(String, String),
    /// Too few or too many seats.
    #[error("{seats} seats, but this edition is for {least} to {most}")]
    Seats {
        /// How many were asked for.
        seats: usize,
        /// Fewest.
        least: usize,
        /// Most.
        most: usize,
    },
    /// No such option.
    #[error("there is no option \"{0}\" in this edition; the options are {1}")]
    Option(String, String),
    /// A value that the option does not take.
    #[error("the option \"{key}\" cannot be {value}: {expected}")]
    OptionValue {
        /// Which option.
        key: String,
        /// The value asked for.
        value: i64,
        /// What it takes.
        expected: String,
    },
    /// Two options that exclude each other.
    #[error("the options \"{0}\" and \"{1}\" cannot be used together")]
    Exclusive(&'static str, &'static str),
    /// No such race, or taken twice.
    #[error("seat {seat}: the race \"{race}\" {why}")]
    Race {
        /// Which seat, counted from 1.
        seat: usize,
        /// The race asked for.
        race: String,
        /// What is wrong with it.
        why: &'static str,
    },
    /// The recorded dealing cannot be.
    #[error("dealing: {0}")]
    Dealt(Misfit),
    /// The level files are faulty.
    #[error("{0}")]
    Level(String),
    /// A rule of the game forbids it.
    #[error("{rule} {words}")]
    Rule {
        /// Which rule.
        rule: Rule,
        /// The text key of the reason.
        key: &'static str,
        /// Arguments of the text.
        args: Vec<(&'static str, String)>,
        /// The reason in English.
        words: String,
    },
}

/// A way in which a game can end, and how a game at random that ends so is come by: a golden record
/// is kept of each.
#[derive(Clone, Copy, Debug)]
pub struct Ending {
    /// The edition.
    pub edition: &'static str,
    /// The text key of the reason, `<prefix>-end-<name>`.
    pub reason: &'static str,
    /// How many seats play.
    pub seats: usize,
    /// Options by key; those not named have their default.
    pub options: &'static [(&'static str, i64)],
    /// Edits of the first position, where games that end so are too long to be kept.
    pub edits: &'static [&'static str],
    /// More actions than such a game may have.
    pub most: usize,
    /// Whether the players take every offer with the same chance, instead of by
    /// [`random_weight`](super::trials::Trials::random_weight).
    pub even: bool,
}

/// By which version of its game's rules a table is played: today's, or that of its record. Chapters
/// that have changed ask it through what their game keeps of a table; nobody else does.
#[derive(Resource, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct RulesVersion(pub u32);

impl RulesVersion {
    /// That of a world in which a game is set up; where nobody has said, the newest.
    pub fn of(world: &World) -> RulesVersion {
        world.get_resource().copied().unwrap_or(RulesVersion(u32::MAX))
    }
    /// Whether what came with this version of the rules is played.
    pub fn has(self, version: u32) -> bool {
        self.0 >= version
    }
}

/// What is always the same about a game.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// Identifier: the name of its folders.
    pub id: &'static str,
    /// What its text keys begin with, such as `mov`.
    pub prefix: &'static str,
    /// What its rule IDs begin with, such as `MOV`.
    pub rule_prefix: &'static str,
    /// Its editions.
    pub editions: &'static [EditionInfo],
    /// About how long people take for a game, in minutes: for few who know it, and for many.
    pub minutes: (u16, u16),
    /// How much there is to think about and to learn, from 1 (light) to 5 (heavy).
    pub weight: u8,
    /// Its verbs.
    pub verbs: &'static [VerbInfo],
    /// The version of its rules; raised when the same record would play differently.
    pub rules_version: u32,
    /// The oldest version that is still played: records of it, and of all after it, are played on
    /// by their own rules.
    pub oldest_rules: u32,
    /// The rule that keeps what was revealed from being taken back.
    pub undo_rule: &'static str,
    /// Whether every game comes to an end, however badly it is played: false where the rules set
    /// no limit and players who think nothing may go on for ever.
    pub always_ends: bool,
    /// The ways in which it can end, for every edition.
    pub endings: &'static [Ending],
    /// The folder of its data: level files, `rules.ron` (the index of its rulebook) and `worked/`
    /// (the examples of its rules).
    pub files: &'static Dir<'static>,
}

/// A part of a game that the table knows nothing of: its level files, its computer player, its
/// scene, its panels. Each layer says which type it looks for.
pub type Part = &'static (dyn Any + Send + Sync);

/// A game that can be played on the table: its rules, and with [`Game::parts`] everything else that
/// the house knows of it.
pub trait Game: Send + Sync + 'static {
    /// What is always the same about it.
    fn info(&self) -> &'static GameInfo;
    /// What it brings beside its rules.
    fn parts(&self) -> &'static [Part] {
        &[]
    }
    /// The options of an edition.
    fn options(&self, edition: &str) -> Vec<OptionInfo>;
    /// The races of an edition; none where the game has no such thing.
    fn races(&self, _edition: &str) -> Vec<RaceInfo> {
        Vec::new()
    }
    /// Fingerprint of the level files of an edition.
    fn level_hash(&self, edition: &str) -> u64;
    /// What this game asks of a set-up beyond what every game does.
    ///
    /// # Errors
    /// [`SetupError`] names the rule that speaks against it.
    fn check(&self, _setup: &Setup) -> Result<(), SetupError> {
        Ok(())
    }
    /// Changes the set-up of the next game of a series by who has won the last one; its seed is new
    /// already.
    fn next_of_series(&self, _setup: &mut Setup, _winners: &[SeatId]) {}
    /// Spawns everything into an empty world, deals, and gives its rules.
    ///
    /// # Errors
    /// [`SetupError`] says which part of the set-up is impossible.
    fn set_up(&self, setup: &Setup, world: &mut World) -> Result<Rules, SetupError>;
    /// Why an action that nobody offers is not possible now. Called only for such actions; must not
    /// change anything.
    fn explain_illegal(&self, world: &mut World, action: Action) -> Refusal;
    /// How the game ended, if it has.
    fn outcome(&self, world: &mut World) -> Option<Outcome>;
    /// The fortune of each seat now: what decides the game.
    fn fortunes(&self, world: &mut World) -> Vec<i64>;
    /// Whether an action begins a turn of a seat: asked where the game has no dial `turn` that
    /// counts turns.
    fn begins_turn(&self, _action: &Action) -> bool {
        false
    }
}

impl dyn Game {
    /// See [`GameInfo::id`].
    pub fn id(&self) -> &'static str {
        self.info().id
    }
    /// See [`GameInfo::prefix`].
    pub fn prefix(&self) -> &'static str {
        self.info().prefix
    }
    /// See [`GameInfo::rule_prefix`].
    pub fn rule_prefix(&self) -> &'static str {
        self.info().rule_prefix
    }
    /// See [`GameInfo::editions`].
    pub fn editions(&self) -> &'static [EditionInfo] {
        self.info().editions
    }
    /// See [`GameInfo::verbs`].
    pub fn verbs(&self) -> &'static [VerbInfo] {
        self.info().verbs
    }
    /// See [`GameInfo::rules_version`].
    pub fn rules_version(&self) -> u32 {
        self.info().rules_version
    }
    /// By which rules a record of this version is played: by its own, or by today's where those are
    /// no longer there.
    pub fn rules_of(&self, version: u32) -> RulesVersion {
        let today = self.rules_version();
        let kept = (self.info().oldest_rules..=today).contains(&version);
        RulesVersion(if kept { version } else { today })
    }
    /// The options of an edition, with those that every game has.
    pub fn all_options(&self, edition: &str) -> Vec<OptionInfo> {
        let rule = Rule(self.info().undo_rule);
        let of_house = |key| OptionInfo { key, kind: OptionKind::Flag, default: 0, rule };
        self.options(edition).into_iter().chain(HOUSE_OPTIONS.map(of_house)).collect()
    }
    /// The part of this type, if the game brings one.
    pub fn part<T: Any>(&self) -> Option<&'static T> {
        self.parts().iter().find_map(|part| part.downcast_ref())
    }
}

/// Checks a set-up: what is the same for all games first, then what this game asks for.
///
/// # Errors
/// [`SetupError`] names the first part that is impossible.
pub fn check_setup(game: &dyn Game, setup: &Setup) -> Result<(), SetupError> {
    let list = |names: Vec<String>| names.join(", ");
    let edition = game.editions().iter().find(|e| e.id == setup.edition).ok_or_else(|| {
        SetupError::Edition(
            clip(&setup.edition),
            list(game.editions().iter().map(|e| e.id.to_owned()).collect()),
        )
    })?;
    let seats = setup.seats.len();
    let (least, most) = edition.seats;
    if !(least..=most).contains(&seats) {
        return Err(SetupError::Seats { seats, least, most });
    }
    let options = game.all_options(edition.id);
    for (key, &value) in &setup.options {
        let info = options.iter().find(|o| o.key == key).ok_or_else(|| {
            SetupError::Option(clip(key), list(options.iter().map(|o| o.key.to_owned()).collect()))
        })?;
        let expected = match info.kind {
            OptionKind::Flag if !(0..=1).contains(&value) => "0 or 1".to_owned(),
            OptionKind::OneOf(values) if !values.contains(&value) => {
                list(values.iter().map(i64::to_string).collect())
            }
            OptionKind::Number(least, most) if !(least..=most).contains(&value) => {
                format!("a number from {least} to {most}")
            }
            _ => continue,
        };
        return Err(SetupError::OptionValue { key: clip(key), value, expected });
    }
    let races = game.races(edition.id);
    for (i, seat) in setup.seats.iter().enumerate().filter(|(_, s)| !s.race.is_empty()) {
        let wrong = |why| Err(SetupError::Race { seat: i + 1, race: clip(&seat.race), why });
        if !races.iter().any(|r| r.key == seat.race) {
            return wrong("does not exist in this edition");
        }
        if setup.seats[..i].iter().any(|s| s.race == seat.race) {
            return wrong("is taken already");
        }
    }
    game.check(setup)
}

fn clip(word: &str) -> String {
    word.chars().take(40).collect()
}

impl Setup {
    /// Whether a turn is taken back as far as nothing has come to light, whatever a rule of the
    /// game lets stand: one person alone, or all have agreed to it.
    pub fn is_casual(&self) -> bool {
        let people = self.seats.iter().filter(|seat| seat.by == Chooser::Person).count();
        people == 1 || self.options.get(CASUAL) == Some(&1)
    }

    /// Whether all who play have agreed to counsel at set-up.
    pub fn allows_counsel(&self) -> bool {
        self.options.get(COUNSEL) == Some(&1)
    }

    /// The value of an option: as set, or its default.
    pub fn option(&self, options: &[OptionInfo], key: &str) -> i64 {
        self.options
            .get(key)
            .copied()
            .or_else(|| options.iter().find(|o| o.key == key).map(|o| o.default))
            .unwrap_or(0)
    }
}
