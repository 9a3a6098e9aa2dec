//! A branch: a line of play that is tried out on the table itself and taken back by the journal.
//! Computer players and counsel ask the rules this way instead of knowing them again. It never goes
//! past chance, past hidden knowledge or past another seat's choice, and leaves no trace.

use super::{
    action::{Action, Offer, Refusal},
    ids::{SeatId, Viewer},
    offers::Verdict,
    play::{Play, TurnMark},
    sight::Sight,
};

/// A line that a seat tries out. Dropping it takes everything back.
pub struct Branch<'a> {
    play: &'a mut Play,
    seat: SeatId,
    /// The journal's mark before each action that was tried.
    marks: Vec<usize>,
    /// Whether the standing offers are not those of the position that the branch began at.
    stale: bool,
    listening: bool,
}

/// Why a branch does not go on by an action.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BranchEnd {
    /// The rules do not allow it.
    #[error("refused by {}", .0.rule)]
    Illegal(Box<Refusal>),
    /// What comes of it depends on chance, or tells somebody something hidden.
    #[error("what comes of it is not known yet")]
    Unforeseen,
    /// Another seat chooses.
    #[error("another seat chooses")]
    OtherSeat,
}

impl Play {
    /// A branch of this position, tried out by a seat that may know only what that seat knows.
    ///
    /// ```
    /// # use caravanserai::{games, table::{catalogue::{Chooser, SeatInfo}, game::Setup, play::Play}};
    /// # let seat = |name: &str| SeatInfo {
    /// #     name: name.into(), colour: 0, race: String::new(), by: Chooser::Person,
    /// # };
    /// # let game = games::all()[0];
    /// # let setup = Setup {
    /// #     game: game.id().into(), edition: game.editions()[0].id.into(),
    /// #     seats: vec![seat("Ann"), seat("Bob")], options: Default::default(),
    /// #     seed: 1, study: false,
    /// # };
    /// let mut play = Play::begin(game, setup)?;
    /// let (before, seat) = (play.hash(), play.decision_seat().unwrap());
    /// let actions: Vec<_> = play.offers().iter().map(|offer| offer.action).collect();
    /// let mut branch = play.branch(seat);
    /// for action in actions {
    ///     if branch.choose(action).is_ok() {
    ///         branch.back();
    ///     }
    /// }
    /// drop(branch);
    /// assert_eq!(play.hash(), before);
    /// # Ok::<(), caravanserai::table::game::SetupError>(())
    /// ```
    pub fn branch(&mut self, seat: SeatId) -> Branch<'_> {
        let listening = std::mem::replace(&mut self.state_mut().narrator.listening, false);
        Branch { play: self, seat, marks: Vec::new(), stale: false, listening }
    }
}

impl Branch<'_> {
    /// The seat that tries.
    pub fn seat(&self) -> SeatId {
        self.seat
    }
    /// How many actions were tried and not taken back.
    pub fn depth(&self) -> usize {
        self.marks.len()
    }
    /// Whether this seat chooses here.
    pub fn is_mine(&self) -> bool {
        self.play.decision_seat() == Some(self.seat)
    }
    /// The mark of the turn that runs here.
    pub fn turn_mark(&self) -> TurnMark {
        self.play.turn_mark()
    }
    /// What this seat may choose here, without words; nothing where another seat chooses.
    pub fn offers(&self) -> &[Offer] {
        if self.is_mine() { self.play.offers() } else { &[] }
    }
    /// The picture of the table that the seat would see here.
    pub fn sight(&mut self) -> Sight {
        self.play.glance(Viewer::Seat(self.seat))
    }
    /// The position, as a number that is the same for the same position.
    pub fn hash(&mut self) -> u64 {
        self.play.hash()
    }

    /// Tries an action.
    ///
    /// # Errors
    /// [`BranchEnd`] says why the branch does not go on; it stands where it stood.
    pub fn choose(&mut self, action: Action) -> Result<(), BranchEnd> {
        if !self.is_mine() {
            return Err(BranchEnd::OtherSeat);
        }
        self.stale = true;
        let mark = self.play.state().journal.mark();
        if self.play.run(Some(action), Verdict::Looking) != Verdict::Accepted {
            return Err(BranchEnd::Illegal(Box::new(self.play.explain_illegal(action))));
        }
        let learnt = self.play.state().journal.barrier.is_some();
        let foreseen = self.play.forget_running() && !learnt;
        self.marks.push(mark);
        if !foreseen {
            self.back();
            return Err(BranchEnd::Unforeseen);
        }
        Ok(())
    }

    /// Takes the last action back; `false` where none was tried.
    pub fn back(&mut self) -> bool {
        let Some(mark) = self.marks.pop() else {
            return false;
        };
        self.play.revert(mark);
        self.play.refresh();
        self.stale = !self.marks.is_empty();
        true
    }
}

impl Drop for Branch<'_> {
    fn drop(&mut self) {
        if let Some(&mark) = self.marks.first() {
            self.play.revert(mark);
        }
        self.play.state_mut().narrator.listening = self.listening;
        if self.stale {
            self.play.refresh();
        }
    }
}
