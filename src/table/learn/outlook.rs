//! What a seat can reach by its own choices before another one must choose: every goal of some
//! sorts, with the shortest line to it and whether there is another one. Every position is looked
//! at, or nothing is said. It holds no rule; what chance decides, or what goes on with something
//! that came to light on the way, it never counts as a line, though it may be another one.

use super::puzzle::PuzzleGoal;
use crate::table::{
    action::Action,
    catalogue::Catalogue,
    ids::{SeatId, Viewer},
    play::Play,
    search::ends,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::atomic::{AtomicBool, Ordering},
};

/// How many lines of equal length are told apart: one, or more than that.
const TOLD_APART: usize = 2;

/// A goal that can be reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReachedGoal {
    /// What is reached.
    pub goal: PuzzleGoal,
    /// The shortest line.
    pub line: Vec<Action>,
    /// The same as a worked example writes it: pieces by their kinds.
    pub written: Vec<String>,
    /// Whether no other line is as short, but for the order of its choices.
    pub only: bool,
    /// Whether it may be reached as soon where chance has a hand in it.
    pub by_chance: bool,
}

/// The goals of these sorts that the seat that must choose can reach. `None` where there are more
/// positions than so many, or somebody has set `stop`. The table stands where it stood afterwards.
pub fn outlook(
    play: &mut Play,
    sorts: &[PuzzleGoal],
    leaves_out: &[String],
    (positions, stop): (usize, &AtomicBool),
) -> Option<Vec<ReachedGoal>> {
    let seat = play.decision_seat()?;
    let catalogue = play.catalogue().clone();
    let start = play.entries().len();
    let begun = Standing::of(play, seat, sorts);
    let mut survey = Survey {
        seat,
        start,
        sorts,
        leaves_out,
        catalogue: &catalogue,
        begun,
        seen: BTreeSet::from([play.hash()]),
        left: positions,
        stop,
        found: BTreeMap::new(),
        by_chance: BTreeMap::new(),
    };
    let mut layer = Some(vec![Reached::default()]);
    while let Some(here) = layer.take_if(|layer| !layer.is_empty()) {
        layer = survey.next_layer(play, &here);
        play.seek(start);
    }
    layer?;
    let Survey { found, by_chance, .. } = survey;
    let told = found.into_iter().map(|(goal, reached)| {
        let most = reached.line.len();
        let as_soon = |(other, n): (&PuzzleGoal, &usize)| other.covers(&goal) && *n <= most;
        let by_chance = by_chance.iter().any(as_soon);
        reached.told(goal, by_chance)
    });
    Some(told.collect())
}

/// A position on the way.
#[derive(Clone, Default)]
struct Reached {
    line: Vec<Action>,
    written: Vec<String>,
    /// The choices of each line that leads here, sorted; no more than are told apart.
    bags: BTreeSet<Vec<String>>,
    goals: Vec<PuzzleGoal>,
    /// Whether another seat must choose.
    over: bool,
}

impl Reached {
    fn told(self, goal: PuzzleGoal, by_chance: bool) -> ReachedGoal {
        let only = self.bags.len() == 1;
        ReachedGoal { goal, line: self.line, written: self.written, only, by_chance }
    }
    /// The bags after one more choice.
    fn bags_with(&self, word: &str) -> BTreeSet<Vec<String>> {
        let none = BTreeSet::from([Vec::new()]);
        let before = if self.line.is_empty() { &none } else { &self.bags };
        let with = |bag: &Vec<String>| {
            let mut bag = bag.clone();
            bag.push(word.to_owned());
            bag.sort();
            bag
        };
        before.iter().map(with).collect()
    }
    fn join(&mut self, bags: BTreeSet<Vec<String>>) {
        self.bags.extend(bags);
        while self.bags.len() > TOLD_APART {
            self.bags.pop_last();
        }
    }
}

/// A survey on its way, by the length of lines.
struct Survey<'a> {
    seat: SeatId,
    /// How many entries there were where it began.
    start: usize,
    sorts: &'a [PuzzleGoal],
    leaves_out: &'a [String],
    catalogue: &'a Catalogue,
    begun: Standing,
    seen: BTreeSet<u64>,
    left: usize,
    stop: &'a AtomicBool,
    found: BTreeMap<PuzzleGoal, Reached>,
    /// What may be reached where chance has a hand in it, such as a sale after which a card is
    /// drawn, with the fewest choices.
    by_chance: BTreeMap<PuzzleGoal, usize>,
}

impl Survey<'_> {
    /// The positions that one more choice leads to.
    fn next_layer(&mut self, play: &mut Play, layer: &[Reached]) -> Option<Vec<Reached>> {
        let mut next: BTreeMap<u64, Reached> = BTreeMap::new();
        for here in layer {
            play.seek(self.start);
            let went = here.line.iter().all(|&action| play.choose(action).is_ok());
            let at = play.entries().len();
            let actions: Vec<Action> = play.offers().iter().flat_map(ends).collect();
            for action in actions.into_iter().filter(|_| went) {
                play.seek(at);
                let queued = play.state().dice.forced.len();
                if self.is_left_out(action) || play.choose(action).is_err() {
                    continue;
                }
                if !self.is_foreseen(play, queued) {
                    let then = Standing::of(play, self.seat, self.sorts);
                    for goal in then.beyond(&self.begun) {
                        self.by_chance.entry(goal).or_insert(here.line.len() + 1);
                    }
                    continue;
                }
                let word = by_kinds(action, self.catalogue);
                let (hash, bags) = (play.hash(), here.bags_with(&word));
                if let Some(known) = next.get_mut(&hash) {
                    known.join(bags);
                } else if !self.seen.contains(&hash) {
                    self.left = self.left.checked_sub(1)?;
                    let now = Standing::of(play, self.seat, self.sorts);
                    let mut reached = here.clone();
                    reached.line.push(action);
                    reached.written.push(word);
                    reached.bags = bags;
                    reached.goals = now.beyond(&self.begun);
                    reached.over = play.decision_seat() != Some(self.seat);
                    next.insert(hash, reached);
                }
            }
            if self.stop.load(Ordering::Relaxed) {
                return None;
            }
        }
        self.seen.extend(next.keys());
        let mut layer: Vec<Reached> = next.into_values().collect();
        layer.iter().for_each(|reached| self.note(reached));
        layer.retain(|reached| !reached.over);
        Some(layer)
    }

    /// Whether nothing of the last action was left to chance, and nobody goes on with what came to
    /// light by it.
    fn is_foreseen(&self, play: &Play, queued: usize) -> bool {
        let Some(entry) = play.entries().last() else { return true };
        let learnt = play.bars(entry).is_some();
        entry.chance.len() <= queued && (!learnt || play.decision_seat() != Some(self.seat))
    }

    fn is_left_out(&self, action: Action) -> bool {
        let name = self.catalogue.verb(action.verb).name;
        self.leaves_out.iter().any(|verb| verb == name)
    }

    /// Keeps what is reached here first, and by which other lines of that length.
    fn note(&mut self, reached: &Reached) {
        for goal in &reached.goals {
            match self.found.get_mut(goal) {
                None => {
                    self.found.insert(goal.clone(), reached.clone());
                }
                Some(first) if first.line.len() == reached.line.len() => {
                    first.join(reached.bags.clone());
                }
                Some(_) => {}
            }
        }
    }
}

/// What the goals speak of, as it stands somewhere.
struct Standing {
    goals: BTreeSet<PuzzleGoal>,
}

impl Standing {
    fn of(play: &mut Play, seat: SeatId, sorts: &[PuzzleGoal]) -> Standing {
        let sight = play.glance(Viewer::Seat(seat));
        let c = sight.catalogue.clone();
        let kinds = |key: &str| {
            let zone = c.zone_by_key(key).map(|zone| sight.zone(zone));
            let known = zone.into_iter().flat_map(|zone| &zone.known);
            known.map(|piece| c.kinds[c.pieces[piece.ix()].ix()].key.clone()).collect::<Vec<_>>()
        };
        let mut goals = BTreeSet::new();
        for sort in sorts {
            match sort {
                PuzzleGoal::Purse(key, _) => {
                    let amount = c.purse_by_key(key).map(|purse| sight.purse(purse));
                    goals.extend(amount.map(|n| PuzzleGoal::Purse(key.clone(), n)));
                }
                PuzzleGoal::Count(key, _) => {
                    let count = c.zone_by_key(key).map(|zone| sight.zone(zone).count);
                    goals.extend(count.map(|n| PuzzleGoal::Count(key.clone(), n)));
                }
                PuzzleGoal::Has(key, _) => {
                    let there = kinds(key).into_iter();
                    goals.extend(there.map(|kind| PuzzleGoal::Has(key.clone(), kind)));
                }
                PuzzleGoal::Fortune(_) => {
                    let fortune = play.fortunes().get(seat.ix()).copied();
                    goals.extend(fortune.map(PuzzleGoal::Fortune));
                }
                PuzzleGoal::Won => {
                    let won = play.outcome().is_some_and(|o| o.winners == [SeatId(0)]);
                    goals.extend(won.then_some(PuzzleGoal::Won));
                }
                // Nobody wants these for themselves: only hand-made puzzles ask for them.
                PuzzleGoal::Gain(_)
                | PuzzleGoal::Rid(..)
                | PuzzleGoal::AtMost(..)
                | PuzzleGoal::Dial(..) => {}
            }
        }
        Standing { goals }
    }

    /// What is more here than it was at the beginning.
    fn beyond(self, begun: &Standing) -> Vec<PuzzleGoal> {
        let more = |goal: &PuzzleGoal| match goal.number() {
            Some(n) => !begun.goals.iter().any(|g| g.is_like(goal) && g.number() >= Some(n)),
            None => !begun.goals.contains(goal),
        };
        self.goals.into_iter().filter(more).collect()
    }
}

/// An action in its written form, with the kinds of pieces instead of these.
fn by_kinds(action: Action, c: &Catalogue) -> String {
    let text = action.to_text(c);
    let words = text.split(' ').map(|word| match c.piece_by_word(word) {
        Some(piece) if word.starts_with('#') => {
            format!("#{}", c.kinds[c.pieces[piece.ix()].ix()].key)
        }
        _ => word.to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}
