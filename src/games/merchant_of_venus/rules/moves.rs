//! What several chapters do alike, through the ledger: asking, paying, loading, flying. Nothing
//! here offers or decides anything.

use super::flight::FlightCourse;
use crate::games::merchant_of_venus::{
    level::SpaceIx,
    table::{
        layout::{self, PieceNoun, SPACE_WORDS, VenusLayout},
        nouns::{VenusTable, VenusView},
    },
};
use crate::table::{
    agenda::{Consequence, Decision},
    ids::{Dial, Follow, PieceId, Question, SeatId},
};

impl VenusTable<'_, '_> {
    /// Asks a seat a question, with nothing to remember.
    pub fn ask(&mut self, seat: SeatId, question: Question) {
        self.ledger.ask(Decision { seat, question, memory: [0; 4] });
    }
    /// Puts a consequence on the agenda.
    pub fn follow(&mut self, follow: Follow, about: i32) {
        self.ledger.follow(Consequence { follow, memory: [about, 0, 0, 0] });
    }
    /// A seat pays the bank. The rules have checked that it can.
    pub fn pay_bank(&mut self, seat: SeatId, amount: i64) {
        let purse = self.layout().credits(seat);
        self.ledger.pay(purse, VenusLayout::BANK, amount);
    }
    /// The bank pays a seat: in full, or, where the bank is limited, as far as it goes; a bank that
    /// is left with nothing ends the game (MOV-12.3.1, MOV-13.2.1). Returns what was paid.
    pub fn bank_pays(&mut self, seat: SeatId, amount: i64) -> i64 {
        let mut paid = amount;
        if self.options().bank.is_some() {
            paid = amount.min(self.ledger.purse(VenusLayout::BANK)).max(0);
        }
        let purse = self.layout().credits(seat);
        self.ledger.pay(VenusLayout::BANK, purse, paid);
        if self.options().bank.is_some()
            && self.ledger.purse(VenusLayout::BANK) == 0
            && self.ledger.dial(layout::ENDED) == 0
        {
            self.ledger.set(layout::ENDED, 2);
        }
        paid
    }
    /// Puts a piece aboard: a relic beside the ship, a first shield on the hull, all else into the
    /// holds.
    pub fn take_aboard(&mut self, seat: SeatId, piece: PieceId) {
        let kind = self.ledger.kind(piece);
        let l = self.layout();
        let zone = match l.what(kind) {
            PieceNoun::Relic(_) => l.relics(seat),
            PieceNoun::Card(_) => l.cards(seat),
            _ if self.rides_on_hull(kind) && self.ledger.count(l.hull(seat)) == 0 => l.hull(seat),
            _ => l.hold(seat),
        };
        self.ledger.move_piece(piece, zone);
    }
    /// Moves a shield from a hold to an empty hull (MOV-1.2.5). Called after anything left the
    /// ship.
    pub fn tidy_hull(&mut self, seat: SeatId) {
        let (hull, hold) = (self.layout().hull(seat), self.layout().hold(seat));
        if self.ledger.count(hull) == 0 {
            let shield = self
                .ledger
                .contents(hold)
                .iter()
                .copied()
                .find(|&p| self.rides_on_hull(self.ledger.kind(p)));
            if let Some(shield) = shield {
                self.ledger.move_piece(shield, hull);
            }
        }
    }
}

/// Puts the ship in turn where a step has brought it, counts the step and notes the course.
pub fn take_course(c: &mut VenusTable, course: &FlightCourse) {
    c.ledger.set(layout::POINTS, course.points);
    c.ledger.set(layout::LAST_LINK, course.last.map_or(0, |link| i64::from(link.0) + 1));
    c.ledger.set(layout::BOUND, course.bound.into());
    c.ledger.set(layout::ARRIVED_BY_GATE, course.by_gate.into());
    c.ledger.set(layout::IN_JUMP, course.in_jump.into());
    c.ledger.set(layout::CARRIED, course.carried.into());
    for (n, &word) in course.jumped.words().iter().enumerate() {
        c.ledger.set(Dial(layout::JUMPED.0 + n as u16), word as i64);
    }
    for (n, &word) in course.flown.words().iter().enumerate().filter(|(_, word)| **word != 0) {
        let dial = Dial(layout::TRAVELLED.0 + n as u16);
        let flown = c.ledger.dial(dial) | word as i64;
        c.ledger.set(dial, flown);
    }
    let (ship, zone) = (c.layout().ship(c.active()), c.layout().space(course.at));
    c.ledger.move_piece(ship, zone);
    c.ledger.add(layout::STEPS, 1);
    c.ledger.set(layout::MOVED, 1);
}

/// Notes a space as flown through by the running jump (MOV-4.11.7).
pub fn note_jumped(c: &mut VenusTable, space: SpaceIx) {
    let word = space.0 / 64;
    if word < SPACE_WORDS {
        let dial = Dial(layout::JUMPED.0 + word);
        let bits = c.ledger.dial(dial) | 1 << (space.0 % 64);
        c.ledger.set(dial, bits);
    }
}
