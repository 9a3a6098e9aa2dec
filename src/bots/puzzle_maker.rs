//! Makes puzzles: computer players play games, and where exactly one line (but for the order of
//! its choices) leads to what a person would want of the turn, that is asked. What is asked in a
//! game stands in `making/asks.ron` among its data. It holds no rule; what a search does not see
//! whole it leaves out.

use super::{Bot, ask, bot};
use crate::table::{
    catalogue::{Chooser, Name},
    entry::EntryKind,
    game::Game,
    ids::SeatId,
    learn::{
        FORMAT, MOST_POSITIONS, Puzzle, PuzzleGoal, ReachedGoal, Searched, SharedTexts,
        StartingTable, Taught, asks, outlook,
    },
    play::Play,
};
use serde::Deserialize;
use std::sync::atomic::{AtomicBool, Ordering};

/// Fewest and most choices of a solution.
const CHOICES: std::ops::RangeInclusive<usize> = 2..=12;
/// Longest line of what was played, in a file.
const COLUMNS: usize = 88;
/// What it adds to how hard a puzzle is that a player does not find it.
const MISSED: [(Chooser, usize); 2] = [(Chooser::Greedy, 4), (Chooser::Beginner, 2)];

/// Into how many parts a game is divided, at whose beginnings it is looked at first.
const BEGINNINGS: usize = 24;
/// Most choices of a player that looks for a solution.
const LONGEST: usize = 240;

/// Of how many numbers one stands in the title of a puzzle that is made for once.
const NUMBERS: u64 = 10_000;

/// What is asked in a game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PuzzleAsks {
    /// The tables that are played at, in turn.
    tables: Vec<StartingTable>,
    /// What somebody may want.
    asks: Vec<PuzzleAsk>,
    /// The verbs that the search leaves alone.
    leaves_out: Vec<String>,
    /// Most positions that are looked at for a puzzle.
    positions: usize,
    /// Of how many positions of a game one is looked at.
    every: usize,
    /// Least that a puzzle must be as hard as.
    least: usize,
    /// Most choices of a game before a puzzle begins: whoever loads it plays them again.
    latest: usize,
    /// With which verbs a solution may begin; with any where none stands here.
    begins: Vec<String>,
}

/// Something that somebody may want.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PuzzleAsk {
    /// The last part of the key of its texts.
    key: String,
    /// The sort of goal; its number or its kind follows from the position.
    goal: PuzzleGoal,
    /// The rules behind it.
    rules: Vec<String>,
}

/// Makes puzzles of a game, one after the other.
pub struct PuzzleMaker {
    game: &'static dyn Game,
    asks: PuzzleAsks,
    seed: u64,
}

impl PuzzleMaker {
    /// For a game; `None` where nothing is asked in it, or nobody plays it well enough.
    pub fn of(game: &'static dyn Game, seed: u64) -> Option<PuzzleMaker> {
        let asks = ron::from_str(asks(game)?).ok()?;
        super::plays(Chooser::Beginner, game.id()).then_some(PuzzleMaker { game, asks, seed })
    }

    /// The next one; `None` where somebody has set `stop`.
    pub fn next(&mut self, stop: &AtomicBool) -> Option<Puzzle> {
        loop {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            self.seed = self.seed.wrapping_add(1);
            if let Some(puzzle) = self.out_of_game(stop) {
                return Some(puzzle);
            }
        }
    }

    /// A puzzle out of one game, where there is one in it.
    fn out_of_game(&self, stop: &AtomicBool) -> Option<Puzzle> {
        let at = usize::try_from(self.seed).ok()? % self.asks.tables.len();
        let table = StartingTable { seed: self.seed, ..self.asks.tables[at].clone() };
        let mut play = table.begin(self.game, &[]).ok()?;
        play.listen(false);
        let player = |seat: u64| bot(Chooser::Greedy, self.game.id(), self.seed ^ seat).ok()?;
        let mut bots: Vec<Box<dyn Bot>> = (0..table.seats as u64).filter_map(player).collect();
        // Where in a game it is looked at first follows from the seed, so that not all puzzles are
        // of its beginning.
        let first = (self.seed * 7 % 11) as usize * self.asks.latest / BEGINNINGS;
        while play.entries().len() < self.asks.latest && !stop.load(Ordering::Relaxed) {
            let seat = play.decision_seat()?;
            let here = play.entries().len();
            let looked = seat == SeatId(0) && here >= first && here % self.asks.every == 0;
            if looked && let Some(puzzle) = self.of_position(&mut play, &table, stop) {
                return Some(puzzle);
            }
            let action = ask(bots.get_mut(seat.ix())?.as_mut(), &mut play)?;
            play.choose(action).ok()?;
        }
        None
    }

    /// The hardest puzzle of a position, where there is one.
    fn of_position(
        &self,
        play: &mut Play,
        table: &StartingTable,
        stop: &AtomicBool,
    ) -> Option<Puzzle> {
        let sorts: Vec<PuzzleGoal> = self.asks.asks.iter().map(|ask| ask.goal.clone()).collect();
        let bound = (self.asks.positions, stop);
        let reached = outlook(play, &sorts, &self.asks.leaves_out, bound)?;
        let most = |r: &ReachedGoal| {
            let more = |other: &ReachedGoal| other.goal.number() > r.goal.number();
            !reached.iter().any(|other| other.goal.is_like(&r.goal) && more(other))
        };
        let begins = |r: &&ReachedGoal| {
            let begins = |verb: &String| r.written[0].split(' ').next() == Some(verb.as_str());
            self.asks.begins.is_empty() || self.asks.begins.iter().any(begins)
        };
        let only = |r: &&ReachedGoal| r.only && !r.by_chance && CHOICES.contains(&r.line.len());
        let asked = reached.iter().filter(only);
        let asked = asked.filter(begins);
        let table = StartingTable { played: played(play), ..table.clone() };
        let made = asked.filter(|r| most(r)).filter_map(|r| self.made(play, &table, r));
        made.max_by_key(|puzzle| puzzle.difficulty)
    }

    /// The puzzle that asks for a goal, where it holds what a puzzle must.
    fn made(&self, play: &Play, table: &StartingTable, reached: &ReachedGoal) -> Option<Puzzle> {
        let mut asks = self.asks.asks.iter();
        let ask = asks.find(|ask| match (&ask.goal, &reached.goal) {
            (PuzzleGoal::Has(zone, _), PuzzleGoal::Has(other, _)) => zone == other,
            (sort, goal) => sort.is_like(goal),
        })?;
        let mut thing = None;
        if let PuzzleGoal::Has(_, kind) = &reached.goal {
            let kind = play.catalogue().kind_by_key(kind)?;
            // What has a proper name has no key that a text could take over.
            let Name::Key(key) = &play.catalogue().kinds[kind.ix()].name else { return None };
            thing = Some(key.clone());
        }
        // It tells this one from others that are made for once.
        let number = (self.seed % NUMBERS) as i64 + 1;
        let mut puzzle = Puzzle {
            program: "caravanserai".to_owned(),
            format: FORMAT,
            puzzle: format!("made-{}", self.seed),
            difficulty: 0,
            told: Some(SharedTexts { key: ask.key.clone(), number, thing }),
            rules: ask.rules.clone(),
            table: table.clone(),
            goal: vec![reached.goal.clone()],
            within: None,
            solution: reached.written.clone(),
            leaves_out: self.asks.leaves_out.clone(),
            // Whoever checks it goes through the same positions again for each length.
            positions: (self.asks.positions * reached.written.len() * 2).min(MOST_POSITIONS),
        };
        puzzle.difficulty = difficulty(&puzzle, self.game)?;
        let length = puzzle.solution.len();
        let holds = puzzle.difficulty >= self.asks.least
            && puzzle.try_out(self.game).is_ok()
            && matches!(puzzle.search(self.game, length), Ok(Searched::Found(n)) if n == length);
        holds.then_some(puzzle)
    }
}

/// How hard a puzzle is: by the length of its solution, what else is offered on the way, and which
/// computer players do not find it. `None` where the solution cannot be played.
pub fn difficulty(puzzle: &Puzzle, game: &'static dyn Game) -> Option<usize> {
    let steps = puzzle.ways_on(game).ok()?;
    let length: usize = steps.iter().map(|offers| 1 + offers.max(&1).ilog2() as usize).sum();
    let missed = MISSED.iter().filter(|(by, _)| !finds(*by, puzzle, game));
    Some(length + missed.map(|(_, more)| more).sum::<usize>())
}

/// Whether a computer player reaches the goal of a puzzle.
fn finds(by: Chooser, puzzle: &Puzzle, game: &'static dyn Game) -> bool {
    let Ok((mut play, fortune)) = puzzle.begin(game, &[]) else { return false };
    let Ok(Some(mut player)) = bot(by, game.id(), 1) else { return false };
    for done in 0.. {
        if puzzle.is_spent(&play, done) || done > LONGEST {
            break;
        }
        let Some(action) = ask(player.as_mut(), &mut play) else { break };
        if play.choose(action).is_err() {
            break;
        }
        if puzzle.is_reached(&mut play, fortune) {
            return true;
        }
    }
    false
}

/// What was chosen so far, in lines of a file.
fn played(play: &Play) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for entry in play.entries() {
        let EntryKind::Action(action) = entry.what else { continue };
        let text = action.to_text(play.catalogue());
        match lines.last_mut().filter(|line| line.len() + text.len() < COLUMNS) {
            Some(line) => *line += &format!(", {text}"),
            None => lines.push(text),
        }
    }
    lines
}
