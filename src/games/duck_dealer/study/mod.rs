//! What study, plans and tests ask of Duck Dealer: positions set by hand, worked examples, what is
//! wrong with a position, figures and plans, how games are tried out. No rule is decided here, and
//! no rule asks.

pub(super) mod arranging;
pub(super) mod figures;
pub mod planning;
pub(super) mod problems;
pub(super) mod trials;
pub(super) mod worked;

use super::level::LEVELS;
use super::table::nouns::DuckTable;
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
        DuckTable::with(world, |t| problems::problems(t)).unwrap_or_default()
    }
    fn arrangement(&self, line: &str, setup: &Setup, catalogue: &Catalogue) -> Option<Vec<String>> {
        let level = LEVELS.named(&setup.edition).ok()?;
        worked::arrangement(&level, line, setup.seats.len() as u8, catalogue)
    }
}

impl Planning for Answers {
    /// Points, and a little for what is aboard.
    fn figures(&self, sight: &Sight, seat: SeatId) -> Vec<PlanFigure> {
        figures::figures(sight, seat)
    }
    fn overdraw(&self, world: &mut World, seat: Option<SeatId>) -> bool {
        figures::overdraw(world, seat)
    }
    fn overspent(&self, sight: &Sight, seat: SeatId, course: &Course) -> Option<Message> {
        figures::overspent(sight, seat, course)
    }
    fn reckoned(&self, sight: &Sight, seat: SeatId, course: &Course) -> Vec<Message> {
        figures::reckoned(sight, seat, course)
    }
    fn counts_on(&self, line: &Message) -> bool {
        super::rules::turn::COUNTED.contains(&line.key)
    }
}

impl Trials for Answers {
    fn random_weight(&self, action: &Action, _: &Catalogue) -> u32 {
        trials::random_weight(action)
    }
    fn between_steps(&self, sight: &Sight) -> bool {
        trials::between_steps(sight)
    }
    fn near_the_end(&self, play: &mut Play, dice: &mut Dice) -> Vec<String> {
        trials::near_the_end(play, dice)
    }
}
