//! The ledger: the one door through which the table is written, and the usual way to read it.
//! Every write records the old value in the journal and keeps the hash of the position up to date.
//! It knows no game.

use super::{
    action::{Message, MessageArgs, Narration},
    agenda::{Agenda, Consequence, Decision, Due},
    catalogue::SharedCatalogue,
    dice::{Dice, Stream},
    hash::{self, PositionHash},
    ids::{Dial, KindId, PieceId, PurseId, Rule, SeatId, Seats, ZoneId},
    journal::{Change, Journal},
    pieces::{Dials, Piece, Purse, Register, Zone},
};
use bevy_ecs::{
    prelude::{Query, Res, ResMut, Resource},
    system::SystemParam,
};

/// The log lines of the running action, kept only where somebody listens.
#[derive(Resource, Default)]
pub struct Narrator {
    /// Whether lines are kept.
    pub listening: bool,
    /// The lines of the running action.
    pub lines: Vec<Narration>,
}

/// Reads and writes the table.
#[derive(SystemParam)]
pub struct Ledger<'w, 's> {
    pieces: Query<'w, 's, &'static mut Piece>,
    zones: Query<'w, 's, &'static mut Zone>,
    purses: Query<'w, 's, &'static mut Purse>,
    register: Res<'w, Register>,
    dials: ResMut<'w, Dials>,
    agenda: ResMut<'w, Agenda>,
    journal: ResMut<'w, Journal>,
    dice: ResMut<'w, Dice>,
    hash: ResMut<'w, PositionHash>,
    narrator: ResMut<'w, Narrator>,
    /// The unchanging names of everything on the table.
    pub catalogue: Res<'w, SharedCatalogue>,
}

/// The register and the queries are made together, so a number out of range is a fault in the
/// rules, not in the input: actions are read against the catalogue before they get here.
const SOUND: &str = "every numbered thing was spawned at set-up";

impl Ledger<'_, '_> {
    /// A piece.
    pub fn piece(&self, piece: PieceId) -> &Piece {
        self.pieces.get(self.register.pieces[piece.ix()]).expect(SOUND)
    }
    /// What a piece is.
    pub fn kind(&self, piece: PieceId) -> KindId {
        self.catalogue.pieces[piece.ix()]
    }
    /// Where a piece lies.
    pub fn zone_of(&self, piece: PieceId) -> ZoneId {
        self.piece(piece).zone
    }
    /// What lies in a zone, bottom first.
    pub fn contents(&self, zone: ZoneId) -> &[PieceId] {
        &self.zones.get(self.register.zones[zone.ix()]).expect(SOUND).contents
    }
    /// How many pieces lie in a zone.
    pub fn count(&self, zone: ZoneId) -> usize {
        self.contents(zone).len()
    }
    /// The first piece of this kind in a zone.
    pub fn find(&self, zone: ZoneId, kind: KindId) -> Option<PieceId> {
        self.contents(zone).iter().copied().find(|&p| self.kind(p) == kind)
    }
    /// How much a purse holds.
    pub fn purse(&self, purse: PurseId) -> i64 {
        self.purses.get(self.register.purses[purse.ix()]).expect(SOUND).amount
    }
    /// Where a dial stands.
    pub fn dial(&self, dial: Dial) -> i64 {
        self.dials.0[dial.ix()]
    }
    /// The decision for which the table waits.
    pub fn decision(&self) -> Option<Decision> {
        self.agenda.decision().copied()
    }
    /// The consequence that is due.
    pub fn consequence(&self) -> Option<Consequence> {
        self.agenda.consequence().copied()
    }
    /// Whether nothing is due.
    pub fn agenda_is_empty(&self) -> bool {
        self.agenda.0.is_empty()
    }

    fn zone_mut(&mut self, zone: ZoneId) -> &mut Vec<PieceId> {
        self.hash.stale(zone);
        &mut self.zones.get_mut(self.register.zones[zone.ix()]).expect(SOUND).into_inner().contents
    }

    /// Puts a piece on top of a zone.
    pub fn move_piece(&mut self, piece: PieceId, to: ZoneId) {
        let place = self.count(to) as u16;
        self.place_piece(piece, to, place);
    }

    /// Puts a piece into a zone at a place counted from the bottom; a place beyond the top means
    /// the top.
    pub fn place_piece(&mut self, piece: PieceId, to: ZoneId, place: u16) {
        let from = self.zone_of(piece);
        let contents = self.zone_mut(from);
        let Some(old) = contents.iter().position(|&p| p == piece) else {
            return;
        };
        contents.remove(old);
        let contents = self.zone_mut(to);
        let at = usize::from(place).min(contents.len());
        contents.insert(at, piece);
        self.pieces.get_mut(self.register.pieces[piece.ix()]).expect(SOUND).zone = to;
        self.journal.changes.push(Change::Moved { piece, zone: from, place: old as u16 });
    }

    fn change_piece(&mut self, piece: PieceId, change: impl FnOnce(&mut Piece)) {
        let mut p = self.pieces.get_mut(self.register.pieces[piece.ix()]).expect(SOUND);
        let old = *p;
        change(&mut p);
        let new = *p;
        if old != new {
            self.hash.swap(hash::piece(&old), hash::piece(&new));
            self.journal.changes.push(Change::Turned {
                piece,
                face_up: old.face_up,
                mark: old.mark,
                seen: old.seen,
            });
        }
    }

    /// Turns a piece face up for all: knowledge widens, undo stops here.
    pub fn turn_up(&mut self, piece: PieceId) {
        if !self.piece(piece).face_up {
            self.journal.barrier = true;
            self.change_piece(piece, |p| p.face_up = true);
        }
    }
    /// Turns a piece face down; nobody is counted as having seen it any more.
    pub fn turn_down(&mut self, piece: PieceId) {
        self.change_piece(piece, |p| {
            p.face_up = false;
            p.seen = Seats::NONE;
        });
    }
    /// Shows a face-down piece to one seat: knowledge widens, undo stops here.
    pub fn show(&mut self, piece: PieceId, seat: SeatId) {
        if !self.piece(piece).seen.has(seat) {
            self.journal.barrier = true;
            self.change_piece(piece, |p| p.seen = p.seen.with(seat));
        }
    }
    /// Writes a number on a piece.
    pub fn set_mark(&mut self, piece: PieceId, mark: i32) {
        self.change_piece(piece, |p| p.mark = mark);
    }

    fn set_purse(&mut self, purse: PurseId, amount: i64) {
        let mut p = self.purses.get_mut(self.register.purses[purse.ix()]).expect(SOUND);
        let old = p.amount;
        if old != amount {
            p.amount = amount;
            self.hash.swap(hash::purse(purse, old), hash::purse(purse, amount));
            self.journal.changes.push(Change::Purse(purse, old));
        }
    }

    /// Pays an amount from one purse to another. The rules have checked that it is there.
    pub fn pay(&mut self, from: PurseId, to: PurseId, amount: i64) {
        if from != to {
            self.set_purse(from, self.purse(from) - amount);
            self.set_purse(to, self.purse(to) + amount);
        }
    }
    /// Sets a purse outright: only the position editor may do so, since it makes or destroys money.
    pub fn put_in_purse(&mut self, purse: PurseId, amount: i64) {
        self.set_purse(purse, amount);
    }

    /// Turns a dial.
    pub fn set(&mut self, dial: Dial, value: i64) {
        let old = self.dials.0[dial.ix()];
        if old != value {
            self.dials.0[dial.ix()] = value;
            self.hash.swap(hash::dial(dial, old), hash::dial(dial, value));
            self.journal.changes.push(Change::Dial(dial, old));
        }
    }
    /// Turns a dial by a step.
    pub fn add(&mut self, dial: Dial, step: i64) {
        self.set(dial, self.dial(dial) + step);
    }

    /// Puts a decision on top of the agenda.
    pub fn ask(&mut self, decision: Decision) {
        self.push(Due::Decide(decision));
    }
    /// Puts a consequence on top of the agenda.
    pub fn follow(&mut self, consequence: Consequence) {
        self.push(Due::Follow(consequence));
    }
    fn push(&mut self, due: Due) {
        self.hash.agenda_stale = true;
        self.agenda.0.push(due);
        self.journal.changes.push(Change::Pushed);
    }
    /// Takes the top entry off the agenda: the decision was answered or the consequence carried
    /// out.
    pub fn done(&mut self) {
        if let Some(due) = self.agenda.0.pop() {
            self.hash.agenda_stale = true;
            self.journal.changes.push(Change::Popped(due));
        }
    }

    /// Draws a number below `n`, evenly; writes the outcome down. Undo stops here.
    pub fn below(&mut self, stream: Stream, n: u32) -> u32 {
        self.journal.barrier = true;
        self.hash.chance_stale = true;
        let value = match self.dice.forced.pop_front() {
            Some(forced) => {
                self.journal.changes.push(Change::Forced(forced));
                forced % n.max(1)
            }
            None => {
                let value = self.dice.peek(stream, n);
                self.dice.drawn[stream as usize] += 1;
                self.journal.changes.push(Change::Drawn(stream as u8));
                value
            }
        };
        // A record that is replayed knows what came out, whatever the generator says today.
        let value = self.dice.script.pop_front().unwrap_or(value);
        self.journal.chance.push(value);
        value
    }
    /// Rolls one six-sided die: 1 to 6.
    pub fn roll(&mut self) -> u32 {
        self.below(Stream::Dice, 6) + 1
    }
    /// Shuffles a zone.
    pub fn shuffle(&mut self, zone: ZoneId, stream: Stream) {
        for left in (2..=self.count(zone)).rev() {
            let pick = self.below(stream, left as u32) as usize;
            let piece = self.contents(zone)[pick];
            self.place_piece(piece, zone, left as u16 - 1);
        }
    }
    /// Makes the next draws give these outcomes: the position editor and replay use it.
    pub fn force(&mut self, outcome: u32) {
        self.dice.forced.push_back(outcome);
        self.hash.chance_stale = true;
        self.journal.changes.push(Change::Queued);
    }
    /// Empties the queue of [`Ledger::force`].
    pub fn force_none(&mut self) {
        while let Some(outcome) = self.dice.forced.pop_front() {
            self.journal.changes.push(Change::Forced(outcome));
        }
        self.hash.chance_stale = true;
    }

    /// Marks that an action cannot be taken back for another reason than chance or knowledge, such
    /// as another seat's answer.
    pub fn bar_undo(&mut self) {
        self.journal.barrier = true;
    }

    /// Whether anybody reads the log: lists of words need not be built where nobody does.
    pub fn listening(&self) -> bool {
        self.narrator.listening
    }
    /// Writes a line into the log, for all to read.
    pub fn say(&mut self, key: &'static str, rule: Rule) -> MessageArgs<'_> {
        self.say_to(Seats::ALL, key, rule)
    }
    /// Writes a line into the log that only some seats may read.
    pub fn say_to(&mut self, audience: Seats, key: &'static str, rule: Rule) -> MessageArgs<'_> {
        if !self.narrator.listening {
            return MessageArgs(None);
        }
        self.narrator.lines.push(Narration {
            message: Message { key, rule: Some(rule), ..Message::default() },
            audience,
        });
        MessageArgs(self.narrator.lines.last_mut().map(|n| &mut n.message))
    }

    /// Takes back all changes after `mark`.
    pub fn revert(&mut self, mark: usize) {
        while self.journal.changes.len() > mark {
            let Some(change) = self.journal.changes.pop() else {
                return;
            };
            match change {
                Change::Moved { piece, zone, place } => {
                    let here = self.zone_of(piece);
                    self.zone_mut(here).retain(|&p| p != piece);
                    self.zone_mut(zone).insert(usize::from(place), piece);
                    self.pieces.get_mut(self.register.pieces[piece.ix()]).expect(SOUND).zone = zone;
                }
                Change::Turned { piece, face_up, mark, seen } => {
                    let mut p = self.pieces.get_mut(self.register.pieces[piece.ix()]).expect(SOUND);
                    let new = *p;
                    (p.face_up, p.mark, p.seen) = (face_up, mark, seen);
                    let old = *p;
                    self.hash.swap(hash::piece(&new), hash::piece(&old));
                }
                Change::Purse(id, amount) => {
                    let mut p = self.purses.get_mut(self.register.purses[id.ix()]).expect(SOUND);
                    let new = std::mem::replace(&mut p.amount, amount);
                    self.hash.swap(hash::purse(id, new), hash::purse(id, amount));
                }
                Change::Dial(id, value) => {
                    let new = std::mem::replace(&mut self.dials.0[id.ix()], value);
                    self.hash.swap(hash::dial(id, new), hash::dial(id, value));
                }
                Change::Pushed => {
                    self.agenda.0.pop();
                    self.hash.agenda_stale = true;
                }
                Change::Popped(due) => {
                    self.agenda.0.push(due);
                    self.hash.agenda_stale = true;
                }
                Change::Drawn(stream) => {
                    self.dice.drawn[usize::from(stream)] -= 1;
                    self.hash.chance_stale = true;
                }
                Change::Forced(value) => {
                    self.dice.forced.push_front(value);
                    self.hash.chance_stale = true;
                }
                Change::Queued => {
                    self.dice.forced.pop_back();
                    self.hash.chance_stale = true;
                }
            }
        }
    }

    /// The hash of the position: the same for the same position, on every platform.
    pub fn hash(&mut self) -> u64 {
        let stale = std::mem::take(&mut self.hash.stale);
        for &zone in &stale {
            let sum = hash::zone(
                zone,
                &self.zones.get(self.register.zones[zone.ix()]).expect(SOUND).contents,
            );
            self.hash.set_zone(zone, sum);
        }
        self.hash.reuse(stale);
        if self.hash.agenda_stale {
            let sum = hash::agenda(&self.agenda.0);
            self.hash.set_agenda(sum);
        }
        if self.hash.chance_stale {
            let sum = hash::chance(&self.dice.drawn, self.dice.forced.iter().copied());
            self.hash.set_chance(sum);
        }
        self.hash.value()
    }
}
