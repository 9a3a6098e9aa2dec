//! A puzzle: a position, a goal that the rules alone can judge, and a solution. A search over what
//! the table offers looks whether anything shorter leads there, too. It holds no rule, and what
//! depends on chance nobody knows it never counts as found.

use super::taught::{StartingTable, Taught};
use crate::table::{
    action::{Action, Value},
    branch::{Branch, Foresight},
    catalogue::Catalogue,
    example::{ExampleFault, action_of, fault},
    game::Game,
    ids::{Dial, SeatId, Verb, Viewer},
    play::Play,
    search::{Came, Limits, Quest, search},
};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, atomic::AtomicBool};

/// Most positions that the search looks at where a file says nothing else.
const POSITIONS: usize = 1_500;
/// Most positions that a file may ask for: whoever checks files of others does not wait for ever.
pub const MOST_POSITIONS: usize = 20_000;
/// Most positions that a file may ask for, and most actions of a solution.
const MOST: (usize, usize) = (MOST_POSITIONS, 100);

/// Something to be found.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Always `caravanserai`.
    pub program: String,
    /// The version of the file format.
    pub format: u32,
    /// Its identifier; the title has the key `<prefix>-puzzle-<identifier>`, `.goal` says what is
    /// to be reached and `.solved` why it works.
    pub puzzle: String,
    /// How hard it is, as it was measured; puzzles are listed in this order.
    #[serde(default)]
    pub difficulty: usize,
    /// The texts that it shares with others, instead of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<SharedTexts>,
    /// The rules that it turns on.
    pub rules: Vec<String>,
    /// Where it begins. The first seat is to find the solution.
    pub table: StartingTable,
    /// What must be so in the end; all of it.
    pub goal: Vec<PuzzleGoal>,
    /// In how many actions; where nothing stands, as many as one likes until another seat chooses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<usize>,
    /// A solution: actions as the steps of a worked example write them. Nothing shorter may lead to
    /// the goal.
    pub solution: Vec<String>,
    /// The verbs that the search leaves alone, because nobody needs them for the goal and there
    /// are too many of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaves_out: Vec<String>,
    /// Most positions that the search may look at.
    #[serde(default = "positions")]
    pub positions: usize,
}

fn positions() -> usize {
    POSITIONS
}

/// Texts for many puzzles: their key takes the place of the identifier, and they are told the
/// number of the goal as `count`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct SharedTexts {
    /// The last part of the key.
    pub key: String,
    /// The number by which the title tells it from the others.
    pub number: i64,
    /// The text key of the thing that they speak of as `thing`, where they speak of one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thing: Option<String>,
}

/// One thing that must be so.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize, Serialize)]
pub enum PuzzleGoal {
    /// At least so much lies in a purse.
    Purse(String, i64),
    /// The fortune of the first seat, by which the game is won, is at least this.
    Fortune(i64),
    /// The number that decides has grown by at least so much for the first seat.
    Gain(i64),
    /// A piece of this kind lies in a zone: zone, kind.
    Has(String, String),
    /// No piece of this kind lies in a zone: zone, kind.
    Rid(String, String),
    /// At least so many pieces lie in a zone.
    Count(String, usize),
    /// At most so many pieces lie in a zone.
    AtMost(String, usize),
    /// A dial stands at this at least.
    Dial(String, i64),
    /// The game is over and the first seat has won it.
    Won,
}

/// What came of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Searched {
    /// So few actions lead to the goal.
    Found(usize),
    /// Nothing as short as that does.
    Nothing,
    /// There are more positions than may be looked at.
    TooMany,
}

impl Taught for Puzzle {
    const FOLDER: &'static str = "puzzles";
    fn id(&self) -> &str {
        &self.puzzle
    }
    fn head(&self) -> (&str, u32) {
        (&self.program, self.format)
    }
    fn text_key(&self, game: &dyn Game) -> String {
        let own = self.told.as_ref().map_or(&self.puzzle, |told| &told.key);
        format!("{}-puzzle-{own}", game.prefix())
    }
    fn text_keys(&self, game: &dyn Game) -> Vec<String> {
        let title = self.text_key(game);
        vec![format!("{title}.goal"), format!("{title}.solved"), title]
    }
    fn rules(&self) -> Vec<&str> {
        self.rules.iter().map(String::as_str).collect()
    }
    fn place(&self) -> usize {
        self.difficulty
    }
    fn try_out(&self, game: &'static dyn Game) -> Result<(), ExampleFault> {
        let (positions, actions) = MOST;
        if self.positions > positions || self.solution.len() > actions {
            let why = format!("more than {positions} positions, or than {actions} actions");
            return Err(fault(0, "", why));
        }
        self.is_solved(game)?;
        let shorter = self.solution.len().saturating_sub(1);
        match self.search(game, shorter)? {
            Searched::Nothing => Ok(()),
            Searched::Found(n) => Err(fault(0, "", format!("{n} actions are enough"))),
            Searched::TooMany => {
                let why = format!("more than {} positions are shorter", self.positions);
                Err(fault(0, "", why))
            }
        }
    }
}

impl Puzzle {
    /// The numbers that its texts are told: that of its goal as `count`, and by which one tells it
    /// from others.
    pub fn text_args(&self) -> Vec<(&'static str, Value)> {
        let count = self.goal.iter().find_map(PuzzleGoal::number);
        let mut args: Vec<_> = count.map(|n| ("count", Value::Number(n))).into_iter().collect();
        args.extend(self.told.as_ref().map(|told| ("number", Value::Number(told.number))));
        args
    }

    /// The text key of the thing that its texts speak of, where they share them with others.
    pub fn thing(&self) -> Option<&str> {
        self.told.as_ref()?.thing.as_deref()
    }

    /// Sets the position up. Beside it comes the fortune of the first seat there.
    ///
    /// # Errors
    /// [`ExampleFault`] with step 0.
    pub fn begin(
        &self,
        game: &'static dyn Game,
        names: &[String],
    ) -> Result<(Play, i64), ExampleFault> {
        let mut play = self.table.begin(game, names)?;
        if play.decision_seat() != Some(SeatId(0)) {
            return Err(fault(0, "", "the first seat has nothing to choose"));
        }
        let fortune = play.fortunes().first().copied().unwrap_or_default();
        Ok((play, fortune))
    }

    /// Whether the goal is reached. `fortune` is what the first seat had at the beginning.
    pub fn is_reached(&self, play: &mut Play, fortune: i64) -> bool {
        self.goal.iter().all(|goal| goal.holds(play, fortune).unwrap_or(false))
    }

    /// Whether nothing more may be done for it after so many actions.
    pub fn is_spent(&self, play: &Play, actions: usize) -> bool {
        play.decision_seat() != Some(SeatId(0)) || self.within.is_some_and(|most| actions >= most)
    }

    /// How many offers there are at each step of the solution.
    ///
    /// # Errors
    /// [`ExampleFault`] where it cannot be played.
    pub fn ways_on(&self, game: &'static dyn Game) -> Result<Vec<usize>, ExampleFault> {
        let (mut play, _) = self.begin(game, &[])?;
        let mut ways = Vec::new();
        for (n, line) in self.solution.iter().enumerate() {
            ways.push(play.offers().len());
            let action = action_of(&mut play, line).map_err(|why| fault(n + 1, line, why))?;
            play.choose(action).map_err(|no| fault(n + 1, line, no.rule))?;
        }
        Ok(ways)
    }

    /// Plays the solution: the goal is reached by its last action and by none before.
    fn is_solved(&self, game: &'static dyn Game) -> Result<(), ExampleFault> {
        let (mut play, fortune) = self.begin(game, &[])?;
        if self.within.is_some_and(|most| most < self.solution.len()) {
            return Err(fault(0, "", "the solution is longer than `within`"));
        }
        for goal in &self.goal {
            goal.holds(&mut play, fortune).map_err(|why| fault(0, "", why))?;
        }
        for (n, line) in self.solution.iter().enumerate() {
            if self.is_reached(&mut play, fortune) {
                return Err(fault(n + 1, line, "the goal is reached already"));
            }
            if self.is_spent(&play, n) {
                return Err(fault(n + 1, line, "another seat must choose"));
            }
            let done = action_of(&mut play, line)
                .and_then(|a| play.choose(a).map(|_| ()).map_err(|no| no.rule.to_string()));
            done.map_err(|why| {
                let c = play.catalogue();
                let offers: Vec<String> =
                    play.offers().iter().map(|o| o.action.to_text(c)).collect();
                fault(n + 1, line, format!("{why}; offered are {offers:?}"))
            })?;
        }
        if self.is_reached(&mut play, fortune) {
            return Ok(());
        }
        let amounts = play.glance(Viewer::Everybody).purses;
        let purses = play.catalogue().purses.iter().zip(&amounts);
        let purses: Vec<String> = purses.map(|(p, n)| format!("{} {n}", p.key)).collect();
        let there = (play.fortunes(), purses);
        Err(fault(self.solution.len(), "", format!("the goal is not reached: {there:?}")))
    }

    /// Looks whether at most so many actions lead to the goal.
    ///
    /// # Errors
    /// [`ExampleFault`] where the position cannot be set up.
    pub fn search(&self, game: &'static dyn Game, most: usize) -> Result<Searched, ExampleFault> {
        let (mut play, fortune) = self.begin(game, &[])?;
        let catalogue = play.catalogue().clone();
        let limits =
            Limits { positions: self.positions, longest: most, stop: &AtomicBool::new(false) };
        let mut quest = PuzzleQuest { puzzle: self, fortune, catalogue };
        let branch = play.branch_as_far(SeatId(0), Foresight::LaidOut);
        Ok(match search(branch, &mut quest, limits) {
            Came::Found(line, _) => Searched::Found(line.len()),
            Came::Nothing { whole: true, .. } => Searched::Nothing,
            Came::Nothing { whole: false, .. } => Searched::TooMany,
        })
    }
}

/// What a puzzle asks for, as the search asks for it.
struct PuzzleQuest<'a> {
    puzzle: &'a Puzzle,
    fortune: i64,
    catalogue: Arc<Catalogue>,
}

impl Quest for PuzzleQuest<'_> {
    fn is_reached(&mut self, branch: &mut Branch<'_>, _: &[Action]) -> bool {
        self.puzzle.is_reached(branch.table(), self.fortune)
    }
    fn leaves_out(&self, verb: Verb) -> bool {
        let name = self.catalogue.verb(verb).name;
        self.puzzle.leaves_out.iter().any(|left_out| left_out == name)
    }
}

impl PuzzleGoal {
    /// The number that it asks for.
    pub fn number(&self) -> Option<i64> {
        Some(match self {
            PuzzleGoal::Purse(_, n)
            | PuzzleGoal::Fortune(n)
            | PuzzleGoal::Gain(n)
            | PuzzleGoal::Dial(_, n) => *n,
            PuzzleGoal::Count(_, n) | PuzzleGoal::AtMost(_, n) => i64::try_from(*n).ok()?,
            PuzzleGoal::Has(..) | PuzzleGoal::Rid(..) | PuzzleGoal::Won => return None,
        })
    }

    /// Whether it asks for the same as another one, but for the number.
    pub fn is_like(&self, other: &PuzzleGoal) -> bool {
        match (self, other) {
            (PuzzleGoal::Purse(one, _), PuzzleGoal::Purse(other, _))
            | (PuzzleGoal::Dial(one, _), PuzzleGoal::Dial(other, _))
            | (PuzzleGoal::Count(one, _), PuzzleGoal::Count(other, _))
            | (PuzzleGoal::AtMost(one, _), PuzzleGoal::AtMost(other, _)) => one == other,
            (PuzzleGoal::Fortune(_), PuzzleGoal::Fortune(_))
            | (PuzzleGoal::Gain(_), PuzzleGoal::Gain(_)) => true,
            _ => self == other,
        }
    }

    /// Whether whoever has reached it has reached another one, too.
    pub fn covers(&self, other: &PuzzleGoal) -> bool {
        self.is_like(other) && self.number() >= other.number()
    }

    /// Whether it is so.
    ///
    /// # Errors
    /// A sentence, where it speaks of something that is not on this table.
    fn holds(&self, play: &mut Play, fortune: i64) -> Result<bool, String> {
        let c = play.catalogue().clone();
        let zone =
            |key: &str| c.zone_by_key(key).ok_or_else(|| format!("there is no zone \"{key}\""));
        let holds = |play: &mut Play, key: &str, kind: &str| {
            let zone = zone(key)?;
            let kind = c.kind_by_key(kind).ok_or_else(|| format!("there is no kind \"{kind}\""))?;
            let sight = play.glance(Viewer::Everybody);
            Ok(sight.zone(zone).known.iter().any(|p| c.pieces[p.ix()] == kind))
        };
        let count = |play: &mut Play, key: &str| {
            Ok::<usize, String>(play.glance(Viewer::Everybody).zone(zone(key)?).count)
        };
        match self {
            PuzzleGoal::Purse(key, least) => {
                let purse =
                    c.purse_by_key(key).ok_or_else(|| format!("there is no purse \"{key}\""))?;
                Ok(play.glance(Viewer::Everybody).purse(purse) >= *least)
            }
            PuzzleGoal::Fortune(least) => Ok(play.fortunes().first().is_some_and(|f| f >= least)),
            PuzzleGoal::Gain(least) => {
                Ok(play.fortunes().first().is_some_and(|f| f - fortune >= *least))
            }
            PuzzleGoal::Has(key, kind) => holds(play, key, kind),
            PuzzleGoal::Rid(key, kind) => holds(play, key, kind).map(|has| !has),
            PuzzleGoal::Count(key, least) => Ok(count(play, key)? >= *least),
            PuzzleGoal::AtMost(key, most) => Ok(count(play, key)? <= *most),
            PuzzleGoal::Dial(key, least) => {
                let dial: Dial =
                    c.dial_by_key(key).ok_or_else(|| format!("there is no dial \"{key}\""))?;
                Ok(play.dial(dial) >= *least)
            }
            PuzzleGoal::Won => Ok(play.outcome().is_some_and(|o| o.winners == [SeatId(0)])),
        }
    }
}
