//! What panels are told of what is tried beside the game: the branches, and the plan of the one on
//! the table. Plain values: nothing of it can change the game.

use crate::table::{action::Message, ids::SeatId, plan::Plan, planning::PlanFigure};

/// What the sheet must know.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct WhatIf {
    /// Why nothing can be tried out now, as a text key.
    pub barred: Option<&'static str>,
    /// The number of the branch on the table; 0 is the game.
    pub here: usize,
    /// The name that somebody gave it.
    pub name: String,
    /// Whether computer players choose for the others in it.
    pub bots: bool,
    /// Whether what its owner could not know was dealt anew in it.
    pub dealt: bool,
    /// Whether one may spend in it what is not there; nothing where the game knows no such thing.
    pub overdraws: Option<bool>,
    /// What the game says of its plan: what it lacks, what it earns.
    pub notes: Vec<Message>,
    /// What its plan spends without having it: it cannot be played in the game.
    pub lacks: Option<Message>,
    /// The game and the branches; only where they are shown.
    pub lines: Vec<PlayLine>,
    /// The steps of the branch on the table; only where they are shown.
    pub plan: Option<Plan>,
}

/// The game, or a branch of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayLine {
    /// Its number; 0 is the game.
    pub number: usize,
    /// The name that somebody gave it.
    pub name: String,
    /// The line that it left.
    pub of: usize,
    /// In which turn it left.
    pub turn: i64,
    /// Who was to choose there.
    pub asked: Option<SeatId>,
    /// The numbers of each seat, as it stands.
    pub figures: Vec<Vec<PlanFigure>>,
}

impl WhatIf {
    /// Whether what lies on the table is only tried.
    pub fn tries(&self) -> bool {
        self.here != 0
    }
}
