//! What somebody has learnt already: how far in each lesson, and which puzzles are solved. Plain
//! data of its own file; it is no part of any game.

use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// What was learnt, by game and identifier, written `game/lesson`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// How many steps of each lesson are done.
    pub lessons: BTreeMap<String, usize>,
    /// The lessons that were done to their end once.
    pub finished: BTreeSet<String>,
    /// What a teacher has explained already: words for things.
    pub told: BTreeSet<String>,
    /// The puzzles that are solved.
    pub solved: BTreeSet<String>,
    /// The most stars that each was worth.
    pub stars: BTreeMap<String, u8>,
}

impl Progress {
    /// Forgets what a teacher has explained of a game.
    pub fn unlearn(&mut self, prefix: &str) {
        let of_game = format!("{prefix}-");
        self.told.retain(|key| !key.starts_with(&of_game));
    }
    /// The name of a lesson or puzzle in it.
    pub fn key(game: &str, id: &str) -> String {
        format!("{game}/{id}")
    }
    /// How many steps of a lesson are done.
    pub fn step(&self, game: &str, lesson: &str) -> usize {
        self.lessons.get(&Progress::key(game, lesson)).copied().unwrap_or_default()
    }
    /// Keeps how far somebody has come in a lesson of so many steps.
    pub fn reach(&mut self, game: &str, lesson: &str, (step, of): (usize, usize)) {
        let key = Progress::key(game, lesson);
        if step < of {
            self.lessons.insert(key, step);
        } else {
            self.lessons.remove(&key);
            self.finished.insert(key);
        }
    }
    /// Whether a lesson was done to its end.
    pub fn has_finished(&self, game: &str, lesson: &str) -> bool {
        self.finished.contains(&Progress::key(game, lesson))
    }
    /// Whether a puzzle is solved.
    pub fn has_solved(&self, game: &str, puzzle: &str) -> bool {
        self.solved.contains(&Progress::key(game, puzzle))
    }
    /// The most stars that a puzzle was worth; one that was solved before there were any has one.
    pub fn stars(&self, game: &str, puzzle: &str) -> u8 {
        let least = u8::from(self.has_solved(game, puzzle));
        self.stars.get(&Progress::key(game, puzzle)).copied().unwrap_or(least)
    }
    /// Keeps that a puzzle is solved, and with how many stars at best.
    pub fn solve(&mut self, game: &str, puzzle: &str, stars: u8) {
        let key = Progress::key(game, puzzle);
        let best = self.stars(game, puzzle).max(stars);
        self.stars.insert(key.clone(), best);
        self.solved.insert(key);
    }
}
