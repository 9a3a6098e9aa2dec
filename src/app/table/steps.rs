//! What others did since the viewer's own last turn, one summary a seat, and what is announced
//! where one looks. It reads what the viewer may read and what is public, and changes nothing.

use super::Table;
use crate::{
    table::{
        action::Message,
        ids::{SeatId, Viewer},
    },
    ui::{
        game_ui,
        model::{LogLine, TurnSummary},
    },
};

/// How many announcements stand at once.
const NEWS: usize = 1;

impl Table {
    /// The lines of an entry that the viewer may read.
    pub(super) fn lines_of(&self, entry: usize) -> &[LogLine] {
        let from = self.log.partition_point(|line| line.entry < entry);
        let until = self.log.partition_point(|line| line.entry <= entry);
        &self.log[from..until]
    }

    /// What everybody else did since, one summary a seat, in the order in which they began, and
    /// what befell the viewer by it. For somebody who has no seat: what everybody did in the turn
    /// that is looked at.
    pub fn summary(&self) -> Vec<TurnSummary> {
        let until = self.play.entries().len().min(self.past.len().saturating_sub(1));
        let viewer = self.viewer();
        let others = |seat: &SeatId| Viewer::Seat(*seat) != viewer;
        // What ended the viewer's own turn may have begun what another seat had prepared.
        let from = self.since() + usize::from(!matches!(viewer, Viewer::Seat(_)));
        let mut all: Vec<TurnSummary> = Vec::new();
        for entry in from.max(1)..=until {
            let past = &self.past[entry];
            if past.verb.is_none() {
                continue;
            }
            let lines = self.lines_of(entry);
            let seen = !past.moved.is_empty() || !past.shifted.is_empty() || !lines.is_empty();
            if let Some(seat) = past.seat.filter(others).filter(|_| seen) {
                let sum = summary_of(&mut all, seat);
                sum.flown += past.moved.len();
                sum.at = past.moved.last().map(|moved| moved.to).or(sum.at);
            }
            // What befalls the viewer in what another seat does is news as well.
            let theirs = past.seat.is_some_and(|seat| others(&seat));
            for line in lines {
                if let Some(seat) = line.seat.filter(|seat| theirs || others(seat)) {
                    self.tell(summary_of(&mut all, seat), &line.message);
                }
            }
        }
        // Of the viewer only what the others brought about is told.
        all.retain(|sum| others(&sum.seat) || !sum.deeds.is_empty());
        for sum in &mut all {
            sum.money = self.earned(sum.seat);
        }
        all
    }

    /// Adds what a line tells to the summary of its seat; what is taken back is not told.
    fn tell(&self, sum: &mut TurnSummary, message: &Message) {
        let sheet = game_ui::of(self.sight.game);
        let back = sheet.takes_back(message);
        if let Some(at) = sum.deeds.iter().rposition(|deed| back.contains(&deed.message.key)) {
            sum.deeds.remove(at);
        }
        sum.deeds.extend(sheet.deed(&self.sight, message));
    }

    /// By how much the money of a seat has changed since.
    fn earned(&self, seat: SeatId) -> i64 {
        let until = self.play.entries().len().min(self.past.len().saturating_sub(1));
        let sheet = game_ui::of(self.sight.game);
        let purses = &self.play.catalogue().purses;
        let own = purses.iter().position(|p| p.owner == Some(seat) && sheet.is_income(p));
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
}

/// The summary of a seat, begun where there is none.
fn summary_of(all: &mut Vec<TurnSummary>, seat: SeatId) -> &mut TurnSummary {
    let at = all.iter().position(|sum| sum.seat == seat).unwrap_or_else(|| {
        all.push(TurnSummary { seat, ..TurnSummary::default() });
        all.len() - 1
    });
    &mut all[at]
}
