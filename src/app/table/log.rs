//! The log as the viewer may read it: what the entries say and what was told beside them. A line
//! that was for others is not copied, and what has been read already is not read again.

use super::Table;
use crate::{
    table::{
        action::{Message, Value},
        entry::Entry,
        ids::{Seats, Viewer},
        notes::Note,
        record::{News, Told},
    },
    ui::{
        memo,
        model::{LogLine, Mode},
    },
};

impl Table {
    /// Brings the log up to date: what the same eyes have read already stays, lines of entries
    /// taken back go, and only those of new entries are copied.
    pub(super) fn read(&mut self, viewer: Viewer) {
        // Who watches a record may jump to what is still to come: its lines are there from the
        // beginning.
        let have = self.play.entries().len()
            + if matches!(self.mode, Mode::Replay { .. }) { self.play.undone().len() } else { 0 };
        let hash = |n: usize| self.line_of_play().nth(n).map_or(0, |e| e.hash);
        let same = self
            .read
            .is_some_and(|(eyes, n, after)| eyes == viewer && (n > have || hash(n) == after));
        let last = hash(have);
        let (mut from, before) = (0, self.log.len());
        if let (true, Some((_, n, _))) = (same, self.read) {
            from = n.min(have) + 1;
            self.log.truncate(self.log.partition_point(|line| line.entry < from));
        } else {
            self.log.clear();
        }
        self.read = Some((viewer, have, last));
        let lines = self.readable(from);
        // What was only looked at once more is the same log.
        if from == 0 || self.log.len() < before || !lines.is_empty() {
            self.log_mark = memo::new_mark();
        }
        self.log.extend(lines);
    }

    /// The set-up and every entry, those that are taken back or still to come after the others.
    fn line_of_play(&self) -> impl Iterator<Item = &Entry> {
        std::iter::once(self.play.beginning())
            .chain(self.play.entries())
            .chain(self.play.undone().iter().rev())
    }

    /// The set-up and every entry that the log may tell of: in a replay also those to come.
    pub(in crate::app) fn told_entries(&self) -> impl Iterator<Item = &Entry> {
        let to_come = matches!(self.mode, Mode::Replay { .. });
        let whole = if to_come { usize::MAX } else { self.play.entries().len() + 1 };
        self.line_of_play().take(whole)
    }

    /// The lines of the entries from number `from` on.
    fn readable(&self, from: usize) -> Vec<LogLine> {
        let may = |entry: usize, audience: Seats| match self.viewer_at(entry) {
            Viewer::Everybody => true,
            Viewer::Public => audience == Seats::ALL,
            Viewer::Seat(seat) => audience.has(seat),
        };
        let whole = if matches!(self.mode, Mode::Replay { .. }) {
            usize::MAX
        } else {
            self.play.entries().len() + 1
        };
        let lines = self.told_entries().enumerate().skip(from).flat_map(|(n, e)| {
            let read = e.by_owner(move |l| may(n, l.audience));
            read.map(move |(seat, l)| (n, seat, l))
        });
        let mut lines: Vec<LogLine> = lines
            .map(|(entry, seat, l)| LogLine { entry, seat, message: l.message.clone() })
            .collect();
        let told = self.told.iter().filter(|t| t.entry >= from && t.entry < whole);
        lines.extend(told.map(|t| LogLine {
            entry: t.entry,
            seat: t.seat,
            message: self.told_words(t.news),
        }));
        lines.sort_by_key(|line| line.entry);
        lines
    }

    /// Tells everybody something beside the moves.
    pub fn announce(&mut self, news: News) {
        let seat = match self.onlooker.eyes() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Everybody => None,
        };
        self.told.push(Told { entry: self.play.entries().len(), seat, news });
        self.read = None;
        self.look();
    }

    /// Takes over what a save says was told beside the moves, for the log as well, and what was
    /// written on them.
    pub fn remember(&mut self, told: Vec<Told>, notes: Vec<Note>) {
        (self.told, self.notes) = (told, notes);
        self.read = None;
        self.look();
    }

    /// What was told stands after the last entry that is left.
    pub(super) fn keep_told(&mut self) {
        let have = self.play.entries().len();
        if self.told.iter().any(|t| t.entry > have) {
            self.told.iter_mut().for_each(|t| t.entry = t.entry.min(have));
            self.read = None;
        }
    }

    /// The words of what is told beside the moves.
    fn told_words(&self, news: News) -> Message {
        let (key, hands) = match news {
            News::OpenedEverything => ("ui-log-opened", Seats::NONE),
            News::OpenedHands(hands) => ("ui-log-opened-hands", hands),
            News::Copied => ("ui-log-copied", Seats::NONE),
        };
        let seats = self.play.catalogue().all_seats();
        let hands = seats.filter(|seat| hands.has(*seat)).map(Value::Seat).collect();
        Message { key, args: vec![("hands", Value::List(hands))], ..Message::default() }
    }
}
