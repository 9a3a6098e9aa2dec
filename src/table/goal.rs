//! What somebody wants: to be allowed to choose something, to have something. It only says what,
//! never how, and looks for nothing.

use super::{
    action::{Action, Thing},
    ids::{KindId, PurseId, ZoneId},
    sight::Sight,
};

/// What somebody wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// To be allowed to choose this.
    Choice(Action),
    /// The same for this thing, wherever it lies by then.
    ChoiceFor(Action, Thing),
    /// At least so much in a purse.
    Purse(PurseId, i64),
    /// A piece of a kind in a zone.
    Piece(ZoneId, KindId),
}

impl Goal {
    /// Whether what is wanted is there in this picture of the table; what may be chosen a picture
    /// does not say.
    pub fn is_there(self, sight: &Sight) -> bool {
        match self {
            Goal::Choice(_) | Goal::ChoiceFor(..) => false,
            Goal::Purse(purse, least) => sight.purse(purse) >= least,
            Goal::Piece(zone, kind) => {
                let pieces = &sight.catalogue.pieces;
                sight.zone(zone).known.iter().any(|piece| pieces[piece.ix()] == kind)
            }
        }
    }
}

/// A goal as somebody means it who names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meant {
    /// The goal, where it is a choice without its thing; in a choice
    /// [`ANY`](super::action::ANY) stands for what only says how it is paid.
    pub goal: Goal,
    /// What it is to be chosen for, where the choice does not say so: this place, this card
    /// wherever it lies by then.
    pub about: Option<Thing>,
}

impl From<Goal> for Meant {
    fn from(goal: Goal) -> Meant {
        match goal {
            Goal::ChoiceFor(action, thing) => {
                Meant { goal: Goal::Choice(action), about: Some(thing) }
            }
            goal => Meant { goal, about: None },
        }
    }
}
