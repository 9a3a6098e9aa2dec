//! Goals with known answers, as data (`tests/goals/<game>.ron`): what *How could I …?* must say of
//! each. The answers were worked out by the rules, not printed by the program. No rule of any game
//! is known here.

use crate::common::worked;
use caravanserai::{
    bots::{HowFound, how},
    table::{
        action::{Action, Refusal, Thing},
        example::{self, Example, action_of},
        game::Game,
        goal::Goal,
        ids::{SeatId, Viewer},
        learn::{Puzzle, puzzles},
        play::Play,
        reach::{LineFound, reach},
    },
};
use serde::Deserialize;
use std::{collections::BTreeMap, fs, path::Path, sync::atomic::AtomicBool};

/// Positions that are looked at for each goal: half of what the window looks at.
const POSITIONS: usize = 20_000;
/// How many goals of each sort a game has at least: this turn, later, missing, never.
const LEAST: [usize; 4] = [10, 10, 10, 1];

/// A goal with its answer.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct KnownGoal {
    /// Where it is asked: the position of a worked example or puzzle, or a table of its own.
    at: Ground,
    /// What is laid beside that.
    #[serde(default)]
    edits: Vec<String>,
    /// What is done first, as a worked example writes it.
    #[serde(default)]
    steps: Vec<String>,
    goal: Wanted,
    answer: Answer,
    /// Why, by the rules.
    why: String,
}

#[derive(Deserialize, Debug)]
enum Ground {
    Worked(String),
    Puzzle(String),
    Table(TableOf),
}

#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields, default)]
struct TableOf {
    edition: Option<String>,
    seats: Option<usize>,
    races: Vec<String>,
    options: BTreeMap<String, i64>,
    seed: u64,
}

#[derive(Deserialize, Debug)]
enum Wanted {
    Choice(String),
    Purse(String, i64),
    Piece(String, String),
    /// What is meant by wishing for a thing.
    Wish(WishedThing),
}

#[derive(Deserialize, Debug)]
enum WishedThing {
    /// A zone, by its key.
    Zone(String),
    /// A piece, by its kind.
    Piece(String),
    /// The own plate.
    Seat,
}

#[derive(Deserialize, Debug)]
enum Answer {
    /// This turn, by so many own choices; by no more where it is not said that none are fewer.
    Now(usize),
    /// In so many turns, forbidden now by this rule.
    Later(usize, Option<String>),
    /// Not with what one has: the rule, and what is missing.
    Missing(String, Vec<(String, i64)>),
    /// The same where nobody can choose it: what is missing.
    Lacks(Vec<(String, i64)>),
    /// Never: the rule.
    Never(String),
}

impl Answer {
    fn sort(&self) -> usize {
        match self {
            Answer::Now(_) => 0,
            Answer::Later(..) => 1,
            Answer::Missing(..) | Answer::Lacks(_) => 2,
            Answer::Never(_) => 3,
        }
    }
}

/// The answers to all goals of a game are those that are known.
pub fn known_goals_have_their_answers(game: &'static dyn Game) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/goals")
        .join(format!("{}.ron", game.id()));
    // A game from elsewhere brings none.
    let Ok(text) = fs::read_to_string(&file) else {
        return assert!(example::all(game).len() < 10, "{} is missing", file.display());
    };
    let all: Vec<KnownGoal> =
        ron::from_str(&text).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
    let mut sorts = [0; 4];
    all.iter().for_each(|known| sorts[known.answer.sort()] += 1);
    let wrong: Vec<String> = all.iter().filter_map(|known| known.is_wrong(game).err()).collect();
    assert!(wrong.is_empty(), "{} answers are others:\n{}", wrong.len(), wrong.join("\n"));
    let enough = sorts.iter().zip(LEAST).all(|(there, least)| *there >= least);
    assert!(enough, "{sorts:?} goals of {}", game.id());
}

impl KnownGoal {
    /// # Errors
    /// A sentence: what the answer is instead.
    fn is_wrong(&self, game: &'static dyn Game) -> Result<(), String> {
        let told =
            |why: String| format!("{:?} after {:?} ({}): {why}", self.goal, self.steps, self.why);
        let mut play = self.begin(game).map_err(told)?;
        let seat = play.decision_seat().ok_or_else(|| told("nobody chooses".to_owned()))?;
        let goal = self.wanted(&mut play).map_err(told)?;
        let found = self.answered(&mut play, seat, goal);
        found.map_err(told)
    }

    fn begin(&self, game: &'static dyn Game) -> Result<Play, String> {
        let (mut example, edition) = match &self.at {
            Ground::Worked(name) => {
                let example = example::find(game, name).ok_or("there is no such example")?;
                (example.clone(), example.editions.last().cloned())
            }
            Ground::Puzzle(name) => {
                let puzzle = puzzles(game).iter().find(|puzzle| puzzle.puzzle == *name);
                let puzzle = puzzle.ok_or("there is no such puzzle")?;
                (of_puzzle(game, puzzle), Some(puzzle.table.edition.clone()))
            }
            Ground::Table(table) => {
                let mut example = plain(game);
                (example.races, example.seed) = (table.races.clone(), table.seed);
                example.options = table.options.clone();
                example.seats = table.seats.unwrap_or(example.seats);
                (example, table.edition.clone())
            }
        };
        let edition = edition.unwrap_or_else(|| game.editions()[0].id.to_owned());
        example.edits.extend(self.edits.iter().cloned());
        example.steps = self.steps.clone();
        let mut play = example.begin(game, &edition).map_err(|fault| fault.to_string())?;
        let base = play.entries().len();
        for step in 0..example.steps.len() {
            example.follow(&mut play, base, step).map_err(|fault| fault.to_string())?;
        }
        Ok(play)
    }

    fn wanted(&self, play: &mut Play) -> Result<Goal, String> {
        let c = play.catalogue().clone();
        match &self.goal {
            Wanted::Choice(text) => action_of(play, text).map(Goal::Choice),
            Wanted::Purse(key, least) => {
                let purse = c.purse_by_key(key).ok_or("there is no such purse")?;
                Ok(Goal::Purse(purse, *least))
            }
            Wanted::Piece(zone, kind) => {
                let zone = c.zone_by_key(zone).ok_or("there is no such zone")?;
                Ok(Goal::Piece(zone, c.kind_by_key(kind).ok_or("there is no such kind")?))
            }
            Wanted::Wish(wished) => {
                let seat = play.decision_seat().ok_or("nobody chooses")?;
                let thing = match wished {
                    WishedThing::Zone(key) => {
                        Thing::Zone(c.zone_by_key(key).ok_or("there is no such zone")?)
                    }
                    WishedThing::Piece(kind) => {
                        let kind = c.kind_by_key(kind).ok_or("there is no such kind")?;
                        let mut pieces = c.all_pieces();
                        let piece = pieces.find(|piece| c.pieces[piece.ix()] == kind);
                        Thing::Piece(piece.ok_or("there is no such piece")?)
                    }
                    WishedThing::Seat => Thing::Seat(seat),
                };
                let sight = play.glance(Viewer::Seat(seat));
                let goal = play.game().wish(&sight, seat, thing);
                goal.ok_or("nobody wishes for it".to_owned())
            }
        }
    }

    /// Whether the program answers as is known.
    fn answered(&self, play: &mut Play, seat: SeatId, goal: Goal) -> Result<(), String> {
        let never = AtomicBool::new(false);
        let limits = (POSITIONS, &never);
        let line = reach(play, seat, goal, limits);
        match (&self.answer, line) {
            (Answer::Now(choices), LineFound::Line { line, shortest: false })
                if line.len() <= *choices =>
            {
                Ok(())
            }
            (Answer::Now(choices), LineFound::Line { line, .. }) => {
                same(choices, &line.len()).map_err(|why| format!("{why}: {}", told(play, &line)))
            }
            (_, LineFound::Line { line, shortest }) => {
                Err(format!("a line leads there (shortest: {shortest}): {}", told(play, &line)))
            }
            (Answer::Now(_), LineFound::Nothing { whole, .. }) => {
                Err(format!("no line is found; all of them were looked at: {whole}"))
            }
            (Answer::Missing(rule, lacks), _) => {
                let no = refusal(play, goal)?;
                same(rule.as_str(), no.rule.0)?;
                let found = play.lacks(seat, goal.into()).into_iter();
                let found: Vec<_> = found.map(|lack| (lack.key.to_owned(), lack.count)).collect();
                same(lacks, &found)
            }
            (Answer::Lacks(lacks), _) => {
                let found = play.lacks(seat, goal.into()).into_iter();
                let found: Vec<_> = found.map(|lack| (lack.key.to_owned(), lack.count)).collect();
                same(lacks, &found)
            }
            (Answer::Never(rule), _) => match how(play, seat, goal, limits) {
                HowFound::Never(no) => same(rule.as_str(), no.rule.0),
                other => Err(format!("{other:?}")),
            },
            (Answer::Later(turns, rule), _) => match how(play, seat, goal, limits) {
                HowFound::NotNow { no, lacks, soon: Some(soon), .. } => {
                    same(rule.as_deref(), no.as_ref().map(|no| no.rule.0))?;
                    same(0, lacks.len())?;
                    let likely = soon.likely().map(|(turns, _)| turns);
                    same(Some(*turns), likely).map_err(|why| format!("{why}: {soon:?}"))
                }
                other => Err(format!("{other:?}")),
            },
        }
    }
}

fn same<T: PartialEq + std::fmt::Debug>(wanted: T, found: T) -> Result<(), String> {
    if wanted == found { Ok(()) } else { Err(format!("it is {found:?}, not {wanted:?}")) }
}

fn told(play: &Play, line: &[Action]) -> String {
    let steps = line.iter().map(|action| action.to_text(play.catalogue()));
    steps.collect::<Vec<_>>().join(", ")
}

fn refusal(play: &mut Play, goal: Goal) -> Result<Refusal, String> {
    match goal {
        Goal::Choice(action) => Ok(play.explain_illegal(action)),
        Goal::Purse(..) | Goal::Piece(..) | Goal::ChoiceFor(..) => {
            Err("nobody refuses it".to_owned())
        }
    }
}

/// The ground of worked examples and nothing else.
fn plain(game: &dyn Game) -> Example {
    worked::of(game, &[], &[])
}

/// The position of a puzzle.
fn of_puzzle(game: &dyn Game, puzzle: &Puzzle) -> Example {
    let table = &puzzle.table;
    Example {
        seats: table.seats,
        races: table.races.clone(),
        options: table.options.clone(),
        seed: table.seed,
        edits: table.edits.clone(),
        ..plain(game)
    }
}
