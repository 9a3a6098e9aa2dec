//! Editing a position: all edits or none, and never one that breaks a rule.

use super::running::{Play, ledger};
use crate::table::{
    edit::{self, Edit, EditError},
    entry::{Entry, EntryKind},
    ids::PieceId,
    ledger::Ledger,
    pieces::Piece,
    study::Problem,
};

/// Why an edited position was not taken over.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ArrangeError {
    /// The table is not in study mode.
    #[error("the position can be edited only in study mode")]
    NotStudy,
    /// An edit could not be read or carried out.
    #[error(transparent)]
    Edit(#[from] EditError),
    /// The position breaks rules.
    #[error("the position breaks {}", broken(.0))]
    Problems(Vec<Problem>),
}

/// The rules that a position breaks, as words.
fn broken(problems: &[Problem]) -> String {
    let rules: Vec<&str> = problems.iter().map(|p| p.rule.0).collect();
    if rules.len() == 1 {
        format!("the rule {}", rules[0])
    } else {
        format!("{} rules: {}", rules.len(), rules.join(", "))
    }
}

impl Play {
    /// Edits the position. All edits are carried out, or none.
    ///
    /// # Errors
    /// [`ArrangeError`] says which edit, or which rules the position would break.
    pub fn arrange(&mut self, edits: &[Edit]) -> Result<&Entry, ArrangeError> {
        if !self.setup.study {
            return Err(ArrangeError::NotStudy);
        }
        let entry = self.edit(edits)?;
        self.undone.clear();
        self.entries.push(entry);
        Ok(&self.entries[self.entries.len() - 1])
    }

    pub(super) fn edit(&mut self, edits: &[Edit]) -> Result<Entry, ArrangeError> {
        let mark = self.state().journal.mark();
        let mut book = ledger(&mut self.ledger, &mut self.world);
        let mut outcome =
            edit::carry_out(edits, &mut book, &mut self.redealing).map_err(ArrangeError::Edit);
        if outcome.is_ok() {
            // Problems are looked for before the rules run on: they may rely on a sound position.
            let problems = self.game.problems(&mut self.world);
            if !problems.is_empty() {
                outcome = Err(ArrangeError::Problems(problems));
            }
        }
        if let Err(error) = outcome {
            self.revert(mark);
            self.entry(EntryKind::SetUp, None);
            self.refresh();
            return Err(error);
        }
        self.settle();
        Ok(self.entry(EntryKind::Edits(edits.to_vec()), None))
    }

    /// Lets two pieces of [`Play::hidden_from`] change places, without any other trace: what a
    /// secrecy test does. Returns false, and does nothing, if their backs differ or other seats
    /// know different things of them.
    pub fn swap_hidden(&mut self, a: PieceId, b: PieceId) -> bool {
        let register = &self.state().register;
        let both = [a, b].map(|p| self.world.get::<Piece>(register.pieces[p.ix()]).copied());
        let [Some(pa), Some(pb)] = both else {
            return false;
        };
        let back = |p: &Piece| self.catalogue.kinds[p.kind.ix()].back;
        if back(&pa) != back(&pb) || pa.face_up != pb.face_up || pa.seen != pb.seen {
            return false;
        }
        let barrier = self.state().journal.barrier;
        let mut book = ledger(&mut self.ledger, &mut self.world);
        let place = |ledger: &Ledger, p: &Piece| {
            ledger.contents(p.zone).iter().position(|&x| x == p.id).unwrap_or(0) as u16
        };
        let (at, bt) = (place(&book, &pa), place(&book, &pb));
        if pa.zone == pb.zone {
            let (first, second) = if at < bt { ((a, at), (b, bt)) } else { ((b, bt), (a, at)) };
            book.place_piece(second.0, pa.zone, first.1);
            book.place_piece(first.0, pa.zone, second.1);
        } else {
            book.place_piece(a, pb.zone, bt);
            book.place_piece(b, pa.zone, at);
        }
        // Nobody has learnt anything.
        self.state_mut().journal.barrier = barrier;
        self.refresh();
        true
    }
}
