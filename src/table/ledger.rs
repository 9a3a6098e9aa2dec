//! The ledger: the one door through which the table is written, and the usual way to read it.
//! Every write records the old value in the journal and keeps the hash of the position up to date.
//! It knows no game.

use super::{
    action::{Message, MessageArgs, Narration},
    agenda::{Agenda, Consequence, Decision, Due},
    catalogue::{Look, SharedCatalogue},
    dice::{Dice, Stream},
    hash::{self, PositionHash},
    ids::{Dial, KindId, PieceId, PurseId, Rule, SeatId, Seats, ZoneId},
    journal::{Barrier, Change, Journal},
    knowledge,
    pieces::{Piece, Purse, Register, Zone},
};
use bevy_ecs::{
    prelude::{Query, Res, ResMut, Resource},
    system::SystemParam,
};

/// The log lines of the running action, kept only where somebody listens.
#[derive(Default)]
pub struct Narrator {
    /// Whether lines are kept.
    pub listening: bool,
    /// The lines of the running action.
    pub lines: Vec<Narration>,
    /// How many outcomes of chance there were at the last of them, and whether anybody had learnt
    /// anything.
    pub noticed: (usize, bool),
}

/// What the ledger keeps beside the pieces, zones and purses, which are entities.
#[derive(Resource)]
pub struct TableState {
    /// Which entity each numbered thing is.
    pub register: Register,
    /// The dials, by number.
    pub dials: Vec<i64>,
    /// What is due.
    pub agenda: Agenda,
    /// Every change since set-up.
    pub journal: Journal,
    /// Chance.
    pub dice: Dice,
    /// The hash of the position.
    pub hash: PositionHash,
    /// The log lines of the running action.
    pub narrator: Narrator,
}

/// Reads and writes the table.
#[derive(SystemParam)]
pub struct Ledger<'w, 's> {
    pieces: Query<'w, 's, &'static mut Piece>,
    zones: Query<'w, 's, &'static mut Zone>,
    purses: Query<'w, 's, &'static mut Purse>,
    state: ResMut<'w, TableState>,
    /// The unchanging names of everything on the table.
    pub catalogue: Res<'w, SharedCatalogue>,
}

/// The register and the queries are made together, so a number out of range is a fault in the
/// rules, not in the input: actions are read against the catalogue before they get here.
const SOUND: &str = "every numbered thing was spawned at set-up";

impl Ledger<'_, '_> {
    /// A piece.
    pub fn piece(&self, piece: PieceId) -> &Piece {
        self.pieces.get(self.state.register.pieces[piece.ix()]).expect(SOUND)
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
        &self.zones.get(self.state.register.zones[zone.ix()]).expect(SOUND).contents
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
        self.purses.get(self.state.register.purses[purse.ix()]).expect(SOUND).amount
    }
    /// Where a dial stands.
    pub fn dial(&self, dial: Dial) -> i64 {
        self.state.dials[dial.ix()]
    }
    /// The decision for which the table waits.
    pub fn decision(&self) -> Option<Decision> {
        self.state.agenda.decision().copied()
    }
    /// The consequence that is due.
    pub fn consequence(&self) -> Option<Consequence> {
        self.state.agenda.consequence().copied()
    }
    /// Whether nothing is due.
    pub fn agenda_is_empty(&self) -> bool {
        self.state.agenda.0.is_empty()
    }

    fn zone_mut(&mut self, zone: ZoneId) -> &mut Vec<PieceId> {
        self.state.hash.stale(zone);
        &mut self
            .zones
            .get_mut(self.state.register.zones[zone.ix()])
            .expect(SOUND)
            .into_inner()
            .contents
    }

    /// Puts a piece on top of a zone.
    pub fn move_piece(&mut self, piece: PieceId, to: ZoneId) {
        let place = self.count(to) as u16;
        self.place_piece(piece, to, place);
    }

    /// Puts a piece into a zone at a place counted from the bottom; a place beyond the top means
    /// the top. Where a seat can see there what it could not see before, undo stops.
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
        self.pieces.get_mut(self.state.register.pieces[piece.ix()]).expect(SOUND).zone = to;
        self.state.journal.changes.push(Change::Moved { piece, zone: from, place: old as u16 });
        let p = self.piece(piece);
        let (before, now) = (self.knowers(p, from), self.knowers(p, to));
        if !now.within(before) {
            self.bar(Barrier::of(before));
        }
    }

    /// Undo stops here. What was learnt first says why.
    fn bar(&mut self, why: Barrier) {
        self.state.journal.barrier.get_or_insert(why);
    }

    /// Who knows what this piece is while it lies in a zone.
    fn knowers(&self, piece: &Piece, zone: ZoneId) -> Seats {
        let info = &self.catalogue.zones[zone.ix()];
        knowledge::knowers(piece, info.look, info.owner)
    }

    /// What has changed since the table was built, oldest first.
    pub(super) fn changes(&self) -> &[Change] {
        &self.state.journal.changes
    }

    /// Lets a piece lie as another one lay: face, mark, and who was shown what lies there.
    pub(super) fn lie_as(&mut self, piece: PieceId, other: &Piece) {
        self.change_piece(piece, |p| {
            (p.face_up, p.mark, p.seen) = (other.face_up, other.mark, other.seen);
        });
    }

    /// The present mark, from which on the journal notes how far it goes back.
    pub(super) fn note_mark(&mut self) -> usize {
        let journal = &mut self.state.journal;
        journal.furthest_back = journal.mark();
        journal.mark()
    }
    /// Whether nothing has changed since a mark was noted but what was taken back.
    pub(super) fn stands_as_at(&self, mark: usize) -> bool {
        let journal = &self.state.journal;
        journal.mark() == mark && journal.furthest_back >= mark
    }

    fn change_piece(&mut self, piece: PieceId, change: impl FnOnce(&mut Piece)) {
        let mut p = self.pieces.get_mut(self.state.register.pieces[piece.ix()]).expect(SOUND);
        let old = *p;
        change(&mut p);
        let new = *p;
        if old != new {
            self.state.hash.swap(hash::piece(&old), hash::piece(&new));
            self.state.journal.changes.push(Change::Turned {
                piece,
                face_up: old.face_up,
                mark: old.mark,
                seen: old.seen,
            });
        }
    }

    /// Turns a piece face up for all: knowledge widens, undo stops here.
    pub fn turn_up(&mut self, piece: PieceId) {
        let p = self.piece(piece);
        if !p.face_up {
            self.bar(Barrier::of(self.knowers(p, p.zone)));
            self.change_piece(piece, |p| p.face_up = true);
        }
    }
    /// Turns a piece face down; nobody is counted as having seen it any more. Undo stops where it
    /// lay open in somebody's hand: taking that back would show it a second time.
    pub fn turn_down(&mut self, piece: PieceId) {
        let p = self.piece(piece);
        if p.face_up && self.catalogue.zones[p.zone.ix()].look == Look::Owner {
            self.bar(Barrier::Shown);
        }
        self.change_piece(piece, |p| {
            p.face_up = false;
            p.seen = Seats::NONE;
        });
    }
    /// Shows a face-down piece to one seat: knowledge widens, undo stops here.
    pub fn show(&mut self, piece: PieceId, seat: SeatId) {
        let p = self.piece(piece);
        if !p.seen.has(seat) {
            self.bar(Barrier::of(self.knowers(p, p.zone)));
            self.change_piece(piece, |p| p.seen = p.seen.with(seat));
        }
    }
    /// Writes a number on a piece.
    pub fn set_mark(&mut self, piece: PieceId, mark: i32) {
        self.change_piece(piece, |p| p.mark = mark);
    }

    fn set_purse(&mut self, purse: PurseId, amount: i64) {
        let mut p = self.purses.get_mut(self.state.register.purses[purse.ix()]).expect(SOUND);
        let old = p.amount;
        if old != amount {
            p.amount = amount;
            self.state.hash.swap(hash::purse(purse, old), hash::purse(purse, amount));
            self.state.journal.changes.push(Change::Purse(purse, old));
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
        let old = self.state.dials[dial.ix()];
        if old != value {
            self.state.dials[dial.ix()] = value;
            self.state.hash.swap(hash::dial(dial, old), hash::dial(dial, value));
            self.state.journal.changes.push(Change::Dial(dial, old));
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
        self.state.hash.agenda_stale = true;
        self.state.agenda.0.push(due);
        self.state.journal.changes.push(Change::Pushed);
    }
    /// Takes the top entry off the agenda: the decision was answered or the consequence carried
    /// out.
    pub fn done(&mut self) {
        if let Some(due) = self.state.agenda.0.pop() {
            self.state.hash.agenda_stale = true;
            self.state.journal.changes.push(Change::Popped(due));
        }
    }

    /// Draws a number below `n`, evenly; writes the outcome down. Undo stops here.
    pub fn below(&mut self, stream: Stream, n: u32) -> u32 {
        self.bar(Barrier::Chance);
        self.state.hash.chance_stale = true;
        let value = match self.state.dice.forced.pop_front() {
            Some(forced) => {
                self.state.journal.changes.push(Change::Forced(forced));
                forced % n.max(1)
            }
            None => {
                let value = self.state.dice.peek(stream, n);
                self.state.dice.drawn[stream as usize] += 1;
                self.state.journal.changes.push(Change::Drawn(stream as u8));
                value
            }
        };
        let value = self.state.dice.scripted(value, n);
        self.state.journal.chance.push(value);
        value
    }
    /// Rolls one six-sided die: 1 to 6.
    pub fn roll(&mut self) -> u32 {
        self.below(Stream::Dice, 6) + 1
    }
    /// Shuffles a zone. Undo stops here, even where there is but one order.
    pub fn shuffle(&mut self, zone: ZoneId, stream: Stream) {
        self.bar(Barrier::Chance);
        for left in (2..=self.count(zone)).rev() {
            let pick = self.below(stream, left as u32) as usize;
            let piece = self.contents(zone)[pick];
            self.place_piece(piece, zone, left as u16 - 1);
        }
    }
    /// Makes the next draws give these outcomes: the position editor and replay use it.
    pub fn force(&mut self, outcome: u32) {
        self.state.dice.forced.push_back(outcome);
        self.state.hash.chance_stale = true;
        self.state.journal.changes.push(Change::Queued);
    }
    /// Empties the queue of [`Ledger::force`].
    pub fn force_none(&mut self) {
        while let Some(outcome) = self.state.dice.forced.pop_front() {
            self.state.journal.changes.push(Change::Forced(outcome));
        }
        self.state.hash.chance_stale = true;
    }

    /// By a rule of the game nobody takes the running action back: undo stops here. Plans go on:
    /// nothing was learnt.
    pub fn stand(&mut self) {
        self.state.journal.stands = true;
    }

    /// Looks into a zone for something that all will notice, such as whether a seat is asked at
    /// all: they may conclude what lies there. Undo stops here where not all may look.
    pub fn consult(&mut self, zone: ZoneId) {
        if self.catalogue.zones[zone.ix()].look != Look::All {
            self.bar(Barrier::Asked);
        }
    }

    /// Whether anybody reads the log: lists of words need not be built where nobody does.
    pub fn listening(&self) -> bool {
        self.state.narrator.listening
    }
    /// Writes a line into the log, for all to read.
    pub fn say(&mut self, key: &'static str, rule: Rule) -> MessageArgs<'_> {
        self.say_to(Seats::ALL, key, rule)
    }
    /// Writes a line into the log that only some seats may read.
    pub fn say_to(&mut self, audience: Seats, key: &'static str, rule: Rule) -> MessageArgs<'_> {
        if !self.state.narrator.listening {
            return MessageArgs(None);
        }
        let TableState { journal, narrator, .. } = &mut *self.state;
        let now = (journal.chance.len(), journal.barrier.is_some());
        let light = std::mem::replace(&mut narrator.noticed, now) != now;
        let message = Message { key, rule: Some(rule), ..Message::default() };
        narrator.lines.push(Narration { message, audience, light });
        MessageArgs(self.state.narrator.lines.last_mut().map(|n| &mut n.message))
    }

    /// Takes back all changes after `mark`.
    pub fn revert(&mut self, mark: usize) {
        let journal = &mut self.state.journal;
        journal.furthest_back = journal.furthest_back.min(mark);
        while self.state.journal.changes.len() > mark {
            let Some(change) = self.state.journal.changes.pop() else {
                return;
            };
            match change {
                Change::Moved { piece, zone, place } => {
                    let here = self.zone_of(piece);
                    self.zone_mut(here).retain(|&p| p != piece);
                    self.zone_mut(zone).insert(usize::from(place), piece);
                    self.pieces
                        .get_mut(self.state.register.pieces[piece.ix()])
                        .expect(SOUND)
                        .zone = zone;
                }
                Change::Turned { piece, face_up, mark, seen } => {
                    let mut p =
                        self.pieces.get_mut(self.state.register.pieces[piece.ix()]).expect(SOUND);
                    let new = *p;
                    (p.face_up, p.mark, p.seen) = (face_up, mark, seen);
                    let old = *p;
                    self.state.hash.swap(hash::piece(&new), hash::piece(&old));
                }
                Change::Purse(id, amount) => {
                    let mut p =
                        self.purses.get_mut(self.state.register.purses[id.ix()]).expect(SOUND);
                    let new = std::mem::replace(&mut p.amount, amount);
                    self.state.hash.swap(hash::purse(id, new), hash::purse(id, amount));
                }
                Change::Dial(id, value) => {
                    let new = std::mem::replace(&mut self.state.dials[id.ix()], value);
                    self.state.hash.swap(hash::dial(id, new), hash::dial(id, value));
                }
                Change::Pushed => {
                    self.state.agenda.0.pop();
                    self.state.hash.agenda_stale = true;
                }
                Change::Popped(due) => {
                    self.state.agenda.0.push(due);
                    self.state.hash.agenda_stale = true;
                }
                Change::Drawn(stream) => {
                    self.state.dice.drawn[usize::from(stream)] -= 1;
                    self.state.hash.chance_stale = true;
                }
                Change::Forced(value) => {
                    self.state.dice.forced.push_front(value);
                    self.state.hash.chance_stale = true;
                }
                Change::Queued => {
                    self.state.dice.forced.pop_back();
                    self.state.hash.chance_stale = true;
                }
            }
        }
    }

    /// The hash of the position: the same for the same position, on every platform.
    pub fn hash(&mut self) -> u64 {
        let stale = std::mem::take(&mut self.state.hash.stale);
        for &zone in &stale {
            let sum = hash::zone(
                zone,
                &self.zones.get(self.state.register.zones[zone.ix()]).expect(SOUND).contents,
            );
            self.state.hash.set_zone(zone, sum);
        }
        self.state.hash.reuse(stale);
        if self.state.hash.agenda_stale {
            let sum = hash::agenda(&self.state.agenda.0);
            self.state.hash.set_agenda(sum);
        }
        if self.state.hash.chance_stale {
            let sum = hash::chance(&self.state.dice.drawn, self.state.dice.forced.iter().copied());
            self.state.hash.set_chance(sum);
        }
        self.state.hash.value()
    }
}
