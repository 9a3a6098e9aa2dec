//! A branch: a line of play that is tried out on the table itself and taken back by the journal.
//! Computer players and counsel ask the rules this way instead of knowing them again. It never goes
//! past chance, past hidden knowledge or past another seat's choice, and leaves no trace.

use super::{
    action::{Action, Offer, Refusal},
    goal::Meant,
    ids::{PurseId, SeatId, Viewer},
    journal::Barrier,
    offers::{Offers, Verdict},
    play::{Play, TurnMark},
    sight::Sight,
};

/// How far a branch goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foresight {
    /// As long as everything could be taken back: nobody has learnt anything.
    Undoable,
    /// As long as the seat learns nothing. What it lays open itself it has known before.
    Seat,
    /// Through all that lies ready, hidden cards and queued draws: for whoever laid it out.
    LaidOut,
}

/// A line that a seat tries out. Dropping it takes everything back.
pub struct Branch<'a> {
    play: &'a mut Play,
    seat: SeatId,
    foresight: Foresight,
    /// The journal's mark and the offers before each action that was tried.
    before: Vec<(usize, Offers)>,
    /// Whether the offers of where it stands are collected. A search leaves most positions again
    /// before it asks for them.
    asked: bool,
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
        self.branch_as_far(seat, Foresight::Undoable)
    }

    /// A branch that goes as far as this.
    pub fn branch_as_far(&mut self, seat: SeatId, foresight: Foresight) -> Branch<'_> {
        let listening = std::mem::replace(&mut self.state_mut().narrator.listening, false);
        Branch { play: self, seat, foresight, before: Vec::new(), asked: true, listening }
    }
}

impl Branch<'_> {
    /// The seat that tries.
    pub fn seat(&self) -> SeatId {
        self.seat
    }
    /// How many actions were tried and not taken back.
    pub fn depth(&self) -> usize {
        self.before.len()
    }
    /// Whether this seat chooses here.
    pub fn is_mine(&self) -> bool {
        self.play.decision_seat() == Some(self.seat)
    }
    /// The mark of the turn that runs here.
    pub fn turn_mark(&self) -> TurnMark {
        self.play.turn_mark()
    }
    /// Whether the turn is over that ran where this mark was taken, or another seat chooses.
    pub fn is_over(&mut self, mark: TurnMark) -> bool {
        if !self.is_mine() || self.turn_mark() != mark {
            return true;
        }
        self.ask();
        self.depth() > 0 && self.play.turn_begins()
    }
    /// What this seat may choose here, without words; nothing where another seat chooses.
    pub fn offers(&mut self) -> &[Offer] {
        self.ask();
        if self.is_mine() { self.play.offers() } else { &[] }
    }
    /// Whether this seat may choose here what somebody means.
    pub fn is_offered(&mut self, meant: Meant) -> bool {
        self.ask();
        self.is_mine() && self.play.as_offered(self.seat, meant).is_some()
    }
    /// The picture of the table that the seat would see here.
    pub fn sight(&mut self) -> Sight {
        self.ask();
        self.play.glance(Viewer::Seat(self.seat))
    }
    /// How much a purse holds here.
    pub fn purse(&mut self, purse: PurseId) -> i64 {
        self.play.purse(purse)
    }
    /// Lets the offers of where it stands be there.
    fn ask(&mut self) {
        if !self.asked {
            self.play.refresh();
            self.asked = true;
        }
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
        if !self.offers().iter().any(|offer| offer.accepts(&action)) {
            return Err(BranchEnd::Illegal(Box::new(self.play.explain_illegal(action))));
        }
        let state = self.play.state();
        let (mark, queued) = (state.journal.mark(), state.dice.forced.len());
        self.before.push((mark, self.play.offers_aside()));
        self.asked = false;
        self.play.run(Some(action), Verdict::Again);
        let journal = &self.play.state().journal;
        let (drawn, barrier) = (journal.chance.len(), journal.barrier);
        self.play.forget_running();
        let foreseen = match self.foresight {
            Foresight::Undoable => drawn == 0 && barrier.is_none(),
            Foresight::Seat => drawn == 0 && !self.learns(action, barrier),
            Foresight::LaidOut => drawn <= queued,
        };
        if !foreseen {
            self.back();
            return Err(BranchEnd::Unforeseen);
        }
        Ok(())
    }

    /// Whether the seat has learnt something by the last action, which came upon this barrier.
    fn learns(&mut self, action: Action, barrier: Option<Barrier>) -> bool {
        let mark = match (barrier, self.before.last()) {
            (Some(Barrier::Asked), _) => return true,
            (Some(_), Some(&(mark, _))) => mark,
            _ => return false,
        };
        let viewer = Viewer::Seat(self.seat);
        let after = self.play.hidden_from(viewer);
        self.play.revert(mark);
        let before = self.play.hidden_from(viewer);
        let learns = before.iter().any(|piece| !after.contains(piece));
        if !learns {
            self.play.run(Some(action), Verdict::Again);
            self.play.forget_running();
        }
        learns
    }

    /// The table where the branch stands, for who reads more than a seat sees; what may be chosen
    /// it knows only once it is looked at.
    pub(super) fn table(&mut self) -> &mut Play {
        self.play
    }

    /// Takes the last action back; `false` where none was tried.
    pub fn back(&mut self) -> bool {
        let last = self.before.pop();
        last.map(|before| self.stand(before)).is_some()
    }

    /// Stands where it stood before an action.
    fn stand(&mut self, (mark, offers): (usize, Offers)) {
        self.play.revert(mark);
        self.play.offer_again(offers);
        self.asked = true;
    }
}

impl Drop for Branch<'_> {
    fn drop(&mut self) {
        self.before.truncate(1);
        self.back();
        self.play.state_mut().narrator.listening = self.listening;
    }
}
