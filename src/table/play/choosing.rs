//! The one door: an action is carried out by the rules, or refused by one of them. Nobody else
//! calls the table.

use super::running::Play;
use crate::table::{
    action::{Action, Refusal},
    agenda::InTurn,
    entry::{Entry, EntryKind},
    ids::SeatId,
    journal::Barrier,
    offers::{Offers, Verdict},
};

/// Another value in another turn: whose it is, and its number where the game counts them.
pub type TurnMark = (Option<SeatId>, Option<i64>);

impl Play {
    /// Carries an action out, or says why not.
    ///
    /// # Errors
    /// The [`Refusal`] with its rule; nothing has changed then.
    pub fn choose(&mut self, action: Action) -> Result<&Entry, Box<Refusal>> {
        let entry = self.carry_out(action)?;
        self.undone.clear();
        self.entries.push(entry);
        Ok(&self.entries[self.entries.len() - 1])
    }

    pub(super) fn carry_out(&mut self, action: Action) -> Result<Entry, Box<Refusal>> {
        let seat = self.decision_seat();
        let answers = self.out_of_turn(seat);
        if self.run(Some(action), Verdict::Looking) == Verdict::Accepted {
            // While it goes on choosing it may take its steps back.
            if answers && self.decision_seat() != seat {
                self.state_mut().journal.barrier.get_or_insert(Barrier::Answered);
            }
            return Ok(self.entry(EntryKind::Action(action), seat));
        }
        Err(Box::new(self.explain_illegal(action)))
    }

    /// Whether a seat answers in another's turn: then the other acts on it, and it stands.
    fn out_of_turn(&self, seat: Option<SeatId>) -> bool {
        let Some(in_turn) = self.in_turn() else { return false };
        seat.is_some_and(|seat| seat != in_turn)
    }

    /// The seat whose turn it is, where the game has such a thing; others only answer.
    pub fn in_turn(&self) -> Option<SeatId> {
        let &InTurn(dial) = self.world.get_resource::<InTurn>()?;
        u8::try_from(self.state().dials[dial.ix()]).ok().map(SeatId)
    }

    /// The mark of the turn that runs.
    pub fn turn_mark(&self) -> TurnMark {
        let counted = self.catalogue.dial_by_key("turn").map(|dial| self.dial(dial));
        (self.in_turn(), counted)
    }

    /// Whether what may be chosen here begins a turn, in games that do not count turns.
    pub fn turn_begins(&self) -> bool {
        self.offers().iter().any(|offer| self.game.begins_turn(&offer.action))
    }

    /// Why an action is not possible now. For an action that is possible the answer is of no
    /// meaning.
    pub fn explain_illegal(&mut self, action: Action) -> Refusal {
        self.look();
        let known =
            self.world.resource::<Offers>().refusals.iter().find(|r| r.action == action).cloned();
        known.unwrap_or_else(|| self.game.explain_illegal(&mut self.world, action))
    }
}
