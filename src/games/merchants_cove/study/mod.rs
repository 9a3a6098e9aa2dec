//! What study, plans and tests ask of Merchants Cove: positions set by hand, worked examples, what
//! is wrong with a position, figures and plans, how games are tried out. No rule is decided here,
//! and no rule asks.

pub(super) mod arranging;
mod figures;
pub mod outlook;
pub(super) mod problems;
pub(super) mod trials;
pub(super) mod worked;

use super::table::nouns::CoveTable;
use super::{level::LEVELS, table::setup};
use crate::table::{
    action::Action,
    catalogue::Catalogue,
    game::Setup,
    ids::SeatId,
    planning::{PlanFigure, Planning, PlanningPart},
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
        CoveTable::with(world, |t| problems::problems(t)).unwrap_or_default()
    }
    fn arrangement(&self, line: &str, setup: &Setup, catalogue: &Catalogue) -> Option<Vec<String>> {
        let level = LEVELS.named(&setup.edition).ok()?;
        let rogues = setup.option(&setup::options(), "rogues").clamp(0, 2) as usize;
        worked::arrangement(&level, line, (setup.seats.len() as u8, rogues), catalogue)
    }
}

impl Planning for Answers {
    fn figures(&self, sight: &Sight, seat: SeatId) -> Vec<PlanFigure> {
        figures::figures(sight, seat)
    }
}

impl Trials for Answers {
    fn random_weight(&self, action: &Action, _: &Catalogue) -> u32 {
        trials::random_weight(action)
    }
    fn between_steps(&self, sight: &Sight) -> bool {
        trials::between_steps(sight)
    }
}
