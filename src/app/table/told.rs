//! Gathers what is told of a game that has ended: its numbers after every turn, and where money or
//! points came from. It goes through a copy of the record and changes nothing.

use super::Table;
use crate::{
    table::{game::Outcome, ids::SeatId, play::Play, record::SaveError, turns},
    ui::{
        game_ui,
        model::Mode,
        told::{Gathered, Turn},
    },
};

impl Table {
    /// Whether the game can be told: it has ended, also in a study, and is no trial.
    pub fn is_told(&self) -> bool {
        self.over_now() && self.trial.is_none()
    }

    /// The whole game once more, wherever a replay of it stands.
    ///
    /// # Errors
    /// [`SaveError`] says why the record cannot be followed.
    pub fn whole(&mut self) -> Result<Play, SaveError> {
        let Mode::Replay { at, of, .. } = self.mode else { return self.copy() };
        self.play.seek(of);
        let copied = self.copy();
        self.play.seek(at);
        copied
    }

    /// How the game ended, wherever a replay of it stands.
    pub fn ending(&mut self) -> Option<Outcome> {
        let Mode::Replay { at, of, .. } = self.mode else { return self.play.outcome() };
        self.play.seek(of);
        let outcome = self.play.outcome();
        self.play.seek(at);
        outcome
    }

    /// What is told of the game: only of one that has ended, and as far as whoever is looking may
    /// see it.
    ///
    /// # Errors
    /// [`SaveError`] says why the record cannot be followed.
    pub fn gather(&mut self) -> Result<Gathered, SaveError> {
        if !self.is_told() || self.past.is_empty() {
            return Ok(Gathered::default());
        }
        let mut play = self.whole()?;
        let won = self.came_to_goal(play.outcome());
        let numbers = turns::turns(&mut play);
        let mut fortunes: Vec<Vec<i64>> = Vec::with_capacity(numbers.len());
        play.go_through(|play| fortunes.push(play.fortunes()));
        // The last entry of each turn, the dealing among them.
        let ends = (0..numbers.len()).filter(|&n| numbers.get(n + 1) != Some(&numbers[n]));
        let sides = game_ui::sides(&self.sight);
        let (mut turns, mut before) = (Vec::new(), 0);
        for (n, entry) in [0].into_iter().chain(ends.filter(|n| *n > 0)).enumerate() {
            play.seek(entry);
            let sight = play.sight(self.viewer_at(entry));
            let seats = || sight.catalogue.all_seats();
            let figures = seats().map(|seat| self.play.game().figures(&sight, seat)).collect();
            let first = (before + 1).min(entry);
            turns.push(Turn {
                // Counted as they were played: some games count none.
                turn: n as i64,
                entry,
                moments: seats().map(|seat| moment(&fortunes, seat, first, entry)).collect(),
                entries: entry - before,
                seat: self.past.get(first).and_then(|past| past.seat),
                fortunes: fortunes.get(entry).cloned().unwrap_or_default(),
                figures,
            });
            before = entry;
        }
        let sources = self.sources(&turns);
        Ok(Gathered::of(turns, sides, sources, &won))
    }

    /// Those who have won by coming to the fortune at which the game ends, where there is one.
    fn came_to_goal(&self, outcome: Option<Outcome>) -> Vec<SeatId> {
        let goal = game_ui::of(self.play.game().id()).goal(&self.sight);
        let Some((outcome, goal)) = outcome.zip(goal) else { return Vec::new() };
        let there = |seat: &SeatId| outcome.fortunes.get(seat.ix()).is_some_and(|f| *f >= goal);
        outcome.winners.iter().copied().filter(there).collect()
    }

    /// By seat and source: the sum after each turn. What it began with stands first.
    fn sources(&self, turns: &[Turn]) -> Vec<Vec<(&'static str, Vec<i64>)>> {
        let c = self.play.catalogue();
        let sheet = game_ui::of(self.play.game().id());
        let of = |seat: SeatId| {
            let mut sources: Vec<(&'static str, Vec<i64>)> = Vec::new();
            let mut add = |key: &'static str, turn: usize, sum: i64| {
                let at = sources.iter().position(|(k, _)| *k == key).unwrap_or_else(|| {
                    sources.push((key, vec![0; turns.len()]));
                    sources.len() - 1
                });
                sources[at].1[turn..].iter_mut().for_each(|n| *n += sum);
            };
            let own = || {
                let own = c.purses.iter().enumerate();
                own.filter(|(_, info)| info.owner == Some(seat) && sheet.is_income(info))
            };
            for (n, _) in own() {
                add("ui-income-start", 0, self.past[0].purses.get(n).copied().unwrap_or(0));
            }
            let mut turn = 0;
            for (entry, pair) in self.past.windows(2).enumerate().map(|(n, p)| (n + 1, p)) {
                while turn + 1 < turns.len() && turns[turn].entry < entry {
                    turn += 1;
                }
                for (n, _) in own() {
                    let sum = pair[1].purses[n] - pair[0].purses[n];
                    let key = pair[1].verb.map_or("ui-income-edits", |verb| {
                        sheet.income(verb, pair[1].seat == Some(seat))
                    });
                    if sum != 0 {
                        add(key, turn, sum);
                    }
                }
            }
            sources.retain(|(_, sums)| sums.iter().any(|n| *n != 0));
            sources
        };
        c.all_seats().map(of).collect()
    }
}

/// The entry of a turn that changed a seat's fortune most, or the last one: `fortunes` are those
/// after each entry.
fn moment(fortunes: &[Vec<i64>], seat: SeatId, first: usize, last: usize) -> usize {
    let after = |entry: usize| fortunes.get(entry)?.get(seat.ix()).copied();
    let moved = |entry: &usize| -> i64 {
        let before = entry.checked_sub(1).and_then(after);
        before.zip(after(*entry)).map_or(0, |(before, after)| (after - before).abs())
    };
    (first..=last).rev().max_by_key(moved).filter(|n| moved(n) > 0).unwrap_or(last)
}
