//! Gathers what is told of a game that has ended: its numbers after every turn, and where money or
//! points came from. It goes through a copy of the record and changes nothing.

use super::{
    Table,
    analysed::{Analysed, playouts},
};
use crate::{
    bots::{self, Analysis, KeptAnalysis, Mistake, Swing},
    table::{
        catalogue::Chooser, entry::Entry, game::Outcome, ids::SeatId, planning::PlanFigure,
        play::Play, record::SaveError, turns,
    },
    ui::{
        game_ui,
        model::Mode,
        told::{ChanceSwing, CostlyChoice, Gathered, HighPoint, Turn},
    },
};
use std::{cmp::Reverse, ops::RangeInclusive};

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
        if self.analysed.as_ref().is_none_or(|analysed| !analysed.is_about(&play)) {
            self.analysed = Some(Analysed::begin(&mut play));
        }
        let analysis = self.analysed.as_ref().and_then(Analysed::found);
        // An entry belongs to the turn in which it was made, the one that ends a turn to that.
        let counted = play.catalogue().dial_by_key("turn").is_some();
        let made_in = |n: usize| numbers.get(if counted { n.saturating_sub(1) } else { n });
        // The last entry of each turn, the dealing among them.
        let ends = (0..numbers.len()).filter(|&n| {
            let next = (n + 1 < numbers.len()).then(|| made_in(n + 1)).flatten();
            next != made_in(n)
        });
        let sides = game_ui::sides(&self.sight);
        let (mut turns, mut before) = (Vec::new(), 0);
        for (n, entry) in [0].into_iter().chain(ends.filter(|n| *n > 0)).enumerate() {
            play.seek(entry);
            let sight = play.sight(self.viewer_at(entry));
            let seats = || sight.catalogue.all_seats();
            let chances = analysis.and_then(|found| found.curve.get(entry));
            let chance = |seat: SeatId| {
                let percent = (100.0 * chances?.get(seat.ix())?).round() as i64;
                Some(PlanFigure::new("ui-told-chance", percent))
            };
            let figures = seats()
                .map(|seat| {
                    let own = self.play.game().figures(&sight, seat).into_iter();
                    own.chain(chance(seat)).collect()
                })
                .collect();
            let first = (before + 1).min(entry);
            turns.push(Turn {
                // Counted as they were played: some games count none.
                turn: n as i64,
                entry,
                moments: seats().map(|s| self.moment(&fortunes, s, first..=entry)).collect(),
                entries: entry - before,
                seat: self.made_in_turn_of(first),
                fortunes: fortunes.get(entry).cloned().unwrap_or_default(),
                beside: self.beside_at(entry).map(|(_, has)| has),
                figures,
            });
            before = entry;
        }
        let sources = self.sources(&turns);
        let beside = self.beside_at(0).map(|(key, _)| key);
        let told = Gathered { beside, ..Gathered::of(turns, sides, sources, &won) };
        Ok(self.with_analysis(told))
    }

    /// Takes over what is kept beside the save of a game that has ended, unless that is being
    /// worked out already. `read` finds it by the position at the end of the game, and by how much
    /// was thought about it.
    pub fn recall_analysis(&mut self, read: impl FnOnce((u64, u32)) -> Option<KeptAnalysis>) {
        if self.analysed.is_some() || !self.is_told() {
            return;
        }
        let Ok(mut play) = self.whole() else { return };
        let kept = read((play.hash(), playouts(play.game())));
        self.analysed = kept.and_then(|kept| Analysed::of_kept(&kept, &mut play));
    }

    /// What was found and is to be kept, once, with the position at the end of the game and how
    /// much was thought about it.
    pub fn analysis_to_keep(&mut self) -> Option<((u64, u32), KeptAnalysis)> {
        let kept = self.analysed.as_mut()?.keep_once(&self.play)?;
        let mut play = self.whole().ok()?;
        Some(((play.hash(), playouts(play.game())), kept))
    }

    /// Whether chances to win are being worked out for what is told of the game; what was found
    /// belongs there as soon as [`Table::analysis_came`].
    pub fn is_analysing(&self) -> bool {
        self.analysed.as_ref().is_some_and(Analysed::is_coming)
    }

    /// How much of that is done, in hundredths, as long as it is not done.
    pub fn analysed_percent(&self) -> Option<i64> {
        self.analysed.as_ref().filter(|analysed| analysed.is_coming()).map(Analysed::percent)
    }

    /// The same with what looking back has found, or that it is still looked for.
    fn with_analysis(&self, told: Gathered) -> Gathered {
        let analysis = self.analysed.as_ref().and_then(Analysed::found);
        let shares = analysis.iter().flat_map(|found| &found.shares);
        let hundredths = |share: f64| (100.0 * share).round() as i64;
        let shares = shares.map(|share| [share.luck, share.play].map(hundredths)).collect();
        let (costly, swings) = (self.told_mistakes(analysis), self.told_swings(analysis));
        let plays_out = bots::plays(Chooser::Thinker, self.play.game().id());
        let judged = plays_out && analysis.is_some() && self.all_barred().is_none();
        Gathered { shares, swings, costly, judged, weighing: self.is_analysing(), ..told }
    }

    /// What is told of what moved the chances most.
    fn told_swings(&self, analysis: Option<&Analysis>) -> Vec<ChanceSwing> {
        let hundredths = |share: f64| (100.0 * share).round() as i64;
        let told = |swing: &Swing| ChanceSwing {
            entry: swing.entry,
            turn: self.turn_of(swing.entry),
            seat: swing.seat,
            change: hundredths(swing.change),
            luck: hundredths(swing.luck),
        };
        analysis.iter().flat_map(|found| &found.swings).map(told).collect()
    }

    /// The number of the turn in which an entry was made.
    fn turn_of(&self, entry: usize) -> i64 {
        self.past.get(entry - 1).map_or(0, |past| past.turn.number)
    }

    /// What is told of the choices that cost most: of a game in which nothing is secret any more.
    fn told_mistakes(&self, analysis: Option<&Analysis>) -> Vec<CostlyChoice> {
        let open = self.all_barred().is_none();
        let found = analysis.iter().flat_map(|found| &found.mistakes).filter(|_| open);
        let hundredths = |chance: f64| (100.0 * chance).round() as i64;
        let told = |mistake: &Mistake| CostlyChoice {
            entry: mistake.entry,
            turn: self.turn_of(mistake.entry),
            seat: mistake.seat,
            done: mistake.done.clone(),
            chance: hundredths(mistake.chance),
            better: mistake.better.clone(),
            better_chance: hundredths(mistake.better_chance),
            line: mistake.line.steps.clone(),
        };
        found.map(told).collect()
    }

    /// Takes over what was found of the same game at another table, or is being found there.
    pub fn take_analysis(&mut self, from: &mut Table) {
        if self.file == from.file && self.analysed.is_none() {
            self.analysed = from.analysed.take();
        }
    }

    /// Hears whether they have been worked out; true once, when they have.
    pub fn analysis_came(&mut self) -> bool {
        self.analysed.as_mut().is_some_and(Analysed::hear)
    }

    /// Who takes part without a seat, by its text key, and what it has after an entry.
    pub(super) fn beside_at(&self, entry: usize) -> Option<(&'static str, i64)> {
        let sheet = game_ui::of(self.play.game().id());
        sheet.beside(self.play.catalogue(), &self.past.get(entry)?.purses)
    }

    /// The entry of a turn that changed a seat's fortune most, of those with the cause that did, or
    /// the last one where nothing changed it: `fortunes` are those after each entry.
    fn moment(
        &self,
        fortunes: &[Vec<i64>],
        seat: SeatId,
        entries: RangeInclusive<usize>,
    ) -> HighPoint {
        let after = |entry: usize| fortunes.get(entry)?.get(seat.ix()).copied();
        let made = |entry: usize| -> i64 {
            let before = entry.checked_sub(1).and_then(after);
            before.zip(after(entry)).map_or(0, |(before, after)| after - before)
        };
        let mut causes: Causes = Vec::new();
        // For each entry the largest of its causes.
        let mut all: Vec<(usize, i64, &'static str)> = Vec::new();
        for entry in entries.clone().filter(|entry| made(*entry) != 0) {
            let of_entry = self.causes(entry, seat, made(entry));
            of_entry.iter().for_each(|(key, sum)| add(&mut causes, key, *sum));
            let most = of_entry.iter().rev().max_by_key(|(_, sum)| sum.abs());
            all.extend(most.map(|(key, _)| (entry, made(entry), *key)));
        }
        causes.retain(|(_, sum)| *sum != 0);
        causes.sort_by_key(|(_, sum)| Reverse(sum.abs()));
        let cause = causes.first().map(|(key, _)| *key);
        let of_cause = all.iter().filter(|(.., key)| Some(*key) == cause);
        let most = of_cause.rev().max_by_key(|(_, made, _)| made.abs());
        let most = most.or_else(|| all.iter().rev().max_by_key(|(_, made, _)| made.abs()));
        let (entry, made) = most.map_or((*entries.end(), 0), |(entry, made, _)| (*entry, *made));
        HighPoint { entry, made, causes }
    }

    /// What makes up the change of a seat's fortune by an entry.
    fn causes(&self, entry: usize, seat: SeatId, made: i64) -> Causes {
        self.causes_in(self.told_entries().nth(entry), (entry, seat), made)
    }

    /// What makes up the change of what a seat has by an entry: what its lines tell, else what was
    /// done; by somebody else that is income of its own kind.
    pub(super) fn causes_in(
        &self,
        told: Option<&Entry>,
        (entry, seat): (usize, SeatId),
        made: i64,
    ) -> Causes {
        let sheet = game_ui::of(self.play.game().id());
        let mut causes: Causes = Vec::new();
        let lines = told.into_iter().flat_map(|e| e.by_owner(|_| true));
        for (_, line) in lines.filter(|(owner, _)| *owner == Some(seat)) {
            if let Some((key, sum)) = sheet.gain(&line.message) {
                add(&mut causes, key, sum);
            }
        }
        let rest = made - causes.iter().map(|(_, sum)| sum).sum::<i64>();
        let past = &self.past[entry];
        let key = past.verb.map_or("ui-income-edits", |v| sheet.income(v, past.seat == Some(seat)));
        add(&mut causes, key, rest);
        causes.retain(|(_, sum)| *sum != 0);
        causes
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
        let told: Vec<&Entry> = self.told_entries().collect();
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
                    if sum != 0 {
                        let told = told.get(entry).copied();
                        for (key, sum) in self.causes_in(told, (entry, seat), sum) {
                            add(key, turn, sum);
                        }
                    }
                }
            }
            sources.retain(|(_, sums)| sums.iter().any(|n| *n != 0));
            sources
        };
        c.all_seats().map(of).collect()
    }
}

/// Sums by their sources.
pub(super) type Causes = Vec<(&'static str, i64)>;

pub(super) fn add(causes: &mut Causes, key: &'static str, sum: i64) {
    match causes.iter_mut().find(|(k, _)| *k == key) {
        Some((_, all)) => *all += sum,
        None => causes.push((key, sum)),
    }
}
