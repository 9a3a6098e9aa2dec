//! What study, plans and tests ask of Merchant of Venus: positions set by hand, worked examples,
//! what is wrong with a position, figures and plans, how games are tried out. No rule is decided
//! here, and no rule asks.

pub(super) mod aims;
pub(super) mod arranging;
pub(super) mod figures;
pub mod planning;
pub(super) mod problems;
mod prospects;
pub(super) mod random_weight;
mod sellers;
pub(super) mod trials;
pub(super) mod worked;

use super::level::LEVELS;
use super::table::nouns::VenusTable;
use crate::table::{
    action::{Action, Message},
    catalogue::Catalogue,
    dice::Dice,
    game::Setup,
    ids::SeatId,
    planning::{Course, PlanFigure, Planning, PlanningPart},
    play::Play,
    sight::Sight,
    study::{Problem, Study, StudyPart},
    trials::{Trials, TrialsPart},
};
use bevy_ecs::prelude::World;

/// What study looks for.
pub(super) const STUDY: StudyPart = StudyPart(&Answers);
/// What plans look for.
pub(super) const PLANNING: PlanningPart = PlanningPart(&Answers);
/// How the game is tried out.
pub(super) const TRIALS: TrialsPart = TrialsPart(&Answers);

struct Answers;

impl Study for Answers {
    fn problems(&self, world: &mut World) -> Vec<Problem> {
        VenusTable::with(world, |c| problems::problems(c)).unwrap_or_default()
    }
    fn arrangement(&self, line: &str, setup: &Setup, catalogue: &Catalogue) -> Option<Vec<String>> {
        worked::arrangement(
            LEVELS.named(&setup.edition).ok()?.as_ref(),
            line,
            setup.seats.len() as u8,
            catalogue,
        )
    }
}

impl Planning for Answers {
    fn figures(&self, sight: &Sight, seat: SeatId) -> Vec<PlanFigure> {
        figures::figures(sight, seat)
    }
    fn reckoned(&self, _sight: &Sight, _seat: SeatId, course: &Course) -> Vec<Message> {
        figures::pace(course).into_iter().collect()
    }
}

impl Trials for Answers {
    fn random_weight(&self, action: &Action, c: &Catalogue) -> u32 {
        random_weight::random_weight(action, c)
    }
    fn near_the_end(&self, play: &mut Play, dice: &mut Dice) -> Vec<String> {
        trials::near_the_end(play, dice)
    }
}
