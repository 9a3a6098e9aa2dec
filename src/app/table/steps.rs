//! What others did since the viewer's own last turn, as steps that can be shown on the board one
//! after the other: a flight is one step, every other choice that was told is one. It reads what
//! the viewer may read and what is public, and changes nothing.

use super::{Past, Table};
use crate::{
    table::{
        action::{Message, Thing},
        ids::{SeatId, Viewer},
    },
    ui::{
        game_ui,
        model::{LogLine, TurnSummary},
    },
};

/// How many announcements stand at once.
const NEWS: usize = 1;

/// One thing that somebody did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WalkStep {
    /// Who.
    pub seat: Option<SeatId>,
    /// The numbers of the entries that belong to it.
    pub entries: std::ops::RangeInclusive<usize>,
    /// Where it is seen: pieces that moved with the zones they came to, and what the log speaks of.
    pub things: Vec<Thing>,
}

impl Table {
    /// What others did since the viewer's last turn, oldest first. For somebody who has no seat:
    /// what everybody did in the turn that is looked at.
    pub fn steps_since(&self) -> Vec<WalkStep> {
        let until = self.play.entries().len().min(self.past.len().saturating_sub(1));
        let mut steps: Vec<WalkStep> = Vec::new();
        let mut flying = false;
        for entry in self.since() + 1..=until {
            let past = &self.past[entry];
            if past.verb.is_none() || past.seat.map(Viewer::Seat) == Some(self.viewer()) {
                continue;
            }
            let flies = !past.moved.is_empty();
            let mut things = self.seen_at(entry, past);
            if things.is_empty() && !self.lines_of(entry).is_empty() {
                things.extend(past.seat.map(Thing::Seat));
            }
            match steps.last_mut().filter(|s| flies && flying && s.seat == past.seat) {
                Some(step) => {
                    step.entries = *step.entries.start()..=entry;
                    step.things.extend(things);
                }
                None if things.is_empty() => {}
                None => steps.push(WalkStep { seat: past.seat, entries: entry..=entry, things }),
            }
            flying = flies;
        }
        steps
    }

    /// The lines of an entry that the viewer may read.
    fn lines_of(&self, entry: usize) -> &[LogLine] {
        let from = self.log.partition_point(|line| line.entry < entry);
        let until = self.log.partition_point(|line| line.entry <= entry);
        &self.log[from..until]
    }

    /// What everybody else did since, one summary a seat, in the order in which they began.
    pub fn summary(&self) -> Vec<TurnSummary> {
        let sheet = game_ui::of(self.sight.game);
        let mut all: Vec<TurnSummary> = Vec::new();
        for step in self.steps_since() {
            let Some(seat) = step.seat else { continue };
            if !all.iter().any(|s| s.seat == seat) {
                all.push(TurnSummary { seat, ..TurnSummary::default() });
            }
            let Some(sum) = all.iter_mut().find(|s| s.seat == seat) else { continue };
            for entry in step.entries {
                sum.flown += self.past[entry].moved.len();
                if let Some(moved) = self.past[entry].moved.last() {
                    sum.at = Some(moved.to);
                }
                let lines = self.lines_of(entry).iter().filter(|l| l.seat == Some(seat));
                sum.deeds.extend(lines.filter_map(|l| sheet.deed(&self.sight, &l.message)));
            }
        }
        for sum in &mut all {
            sum.money = self.earned(sum.seat);
        }
        all
    }

    /// By how much the money of a seat has changed since.
    fn earned(&self, seat: SeatId) -> i64 {
        let until = self.play.entries().len().min(self.past.len().saturating_sub(1));
        let purses = &self.play.catalogue().purses;
        let own = purses.iter().position(|p| p.owner == Some(seat));
        let at = |n: usize| own.and_then(|i| self.past.get(n)?.purses.get(i).copied());
        at(until).unwrap_or(0) - at(self.since()).unwrap_or(0)
    }

    /// What is announced where one looks: the newest of it since the viewer chose last.
    pub fn news(&self) -> Vec<Message> {
        let sheet = game_ui::of(self.sight.game);
        let Viewer::Seat(me) = self.viewer() else { return Vec::new() };
        let entries = self.play.entries();
        let own = entries.iter().rposition(|e| e.seat == Some(me)).unwrap_or(0);
        let from = self.log.partition_point(|line| line.entry <= own);
        let others =
            self.log[from..].iter().filter(|l| l.seat != Some(me) || sheet.befalls(&l.message));
        let told = others.filter(|l| sheet.announces(&l.message, me));
        told.rev().take(NEWS).map(|l| l.message.clone()).collect()
    }

    fn seen_at(&self, entry: usize, past: &Past) -> Vec<Thing> {
        let flown = past.moved.iter().map(|m| Thing::Space(m.to));
        let shifted = past.shifted.iter().flat_map(|(p, z)| [Thing::Piece(*p), Thing::Zone(*z)]);
        let touched =
            self.lines_of(entry).iter().flat_map(|line| line.message.touches.iter().copied());
        let mut things: Vec<Thing> = Vec::new();
        for thing in flown.chain(shifted).chain(touched) {
            if !things.contains(&thing) {
                things.push(thing);
            }
        }
        things
    }
}
