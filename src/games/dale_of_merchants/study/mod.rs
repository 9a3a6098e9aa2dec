//! What study, plans and tests ask of Dale of Merchants: positions set by hand, worked examples,
//! what is wrong with a position, figures and plans, how games are tried out. No rule is decided
//! here, and no rule asks.

pub(super) mod aims;
pub(super) mod arranging;
mod figures;
pub mod idle;
pub mod planning;
pub(super) mod problems;
pub(super) mod random_weight;
pub(super) mod trials;
pub(super) mod worked;

use super::table::state::DaleTable;
use super::{
    level::LEVELS,
    table::{layout, setup},
};
use crate::table::{
    action::{Action, Message},
    catalogue::Catalogue,
    dice::Dice,
    game::Setup,
    ids::{SeatId, Verb},
    planning::{Course, PlanFigure, Planning, PlanningPart},
    play::Play,
    sight::Sight,
    study::{Problem, Study, StudyPart},
    trials::{Laying, Trials, TrialsPart},
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
        DaleTable::with(world, |c| problems::problems(c)).unwrap_or_default()
    }
    fn arrangement(&self, line: &str, setup: &Setup, catalogue: &Catalogue) -> Option<Vec<String>> {
        let level = LEVELS.named(&setup.edition).ok()?;
        let teams = setup.option(&setup::options(), "teams") != 0;
        let layout = layout::Layout { seats: setup.seats.len() as u8, teams };
        worked::arrangement(level.as_ref(), line, layout, catalogue)
    }
}

impl Planning for Answers {
    fn figures(&self, sight: &Sight, seat: SeatId) -> Vec<PlanFigure> {
        figures::figures(sight, seat)
    }
    fn reckoned(&self, sight: &Sight, seat: SeatId, course: &Course) -> Vec<Message> {
        figures::reckoned(sight, seat, course)
    }
}

impl Trials for Answers {
    fn random_weight(&self, action: &Action, c: &Catalogue) -> u32 {
        random_weight::random_weight(action, c)
    }
    fn laying(&self, verb: Verb) -> Laying {
        trials::laying(verb)
    }
    fn between_steps(&self, sight: &Sight) -> bool {
        trials::between_steps(sight)
    }
    fn near_the_end(&self, play: &mut Play, dice: &mut Dice) -> Vec<String> {
        trials::near_the_end(play, dice)
    }
}
