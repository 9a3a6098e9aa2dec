//! The game that a session has open: what lies on the table, the branches that are tried of it, and
//! the computer players that were asked about it. It knows neither requests nor commands; what is
//! changed in it, they say.

use super::{branches::Branches, protocol::ProtocolError};
use crate::{
    bots::Bot,
    table::{catalogue::Chooser, ids::SeatId, play::Play},
};

/// What a session has open: nothing, or a game.
#[derive(Default)]
pub(super) struct OpenGame {
    /// The game on the table, or the branch of it that is tried.
    pub play: Option<Play>,
    /// The game and its branches.
    pub branches: Branches,
    /// The computer players that were asked about the game on the table: each remembers what its
    /// seat has seen.
    pub bots: Vec<SeatedBot>,
}

/// A computer player at a seat.
pub(super) struct SeatedBot {
    /// Where it sits.
    pub seat: SeatId,
    /// Which player it is.
    pub by: Chooser,
    /// What its chance is drawn from.
    pub seed: u64,
    /// On which branch it looked.
    pub branch: usize,
    /// The player itself.
    pub bot: Box<dyn Bot>,
}

impl OpenGame {
    /// Lays another game on the table: the one before and its branches are gone.
    pub fn lay(&mut self, play: Play) {
        (self.play, self.branches) = (Some(play), Branches::default());
        self.bots.clear();
    }
    /// The game on the table, for commands that need one.
    pub fn on_table(&mut self) -> Result<&mut Play, ProtocolError> {
        self.play.as_mut().ok_or_else(|| ProtocolError::new("no-game"))
    }
    /// The game on the table and the computer players at it. What they remember is of this branch
    /// alone: on another one the cards may lie otherwise.
    pub fn with_bots(&mut self) -> Result<(&mut Play, &mut Vec<SeatedBot>), ProtocolError> {
        let here = self.branches.here();
        let OpenGame { play, bots, .. } = self;
        bots.retain(|b| b.branch == here);
        play.as_mut().map(|play| (play, bots)).ok_or_else(|| ProtocolError::new("no-game"))
    }
    /// The branch that is on the table; 0 is the game.
    pub fn branch(&self) -> usize {
        self.branches.here()
    }
    /// The identifiers of the game on the table and of its edition.
    pub fn named(&self) -> Option<(String, String)> {
        self.play.as_ref().map(|p| (p.game().id().to_owned(), p.setup().edition.clone()))
    }
}
