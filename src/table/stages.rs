//! The six ordered stages of one action, run once per action on one thread. Chapters of a rulebook put their systems into
//! them in rulebook order; nothing here knows a game, and no system may call the table from outside.

use super::{
    agenda::Agenda,
    ids::{Follow, Question, Verb},
    journal::Journal,
    offers::{Chosen, Offers, Verdict},
};
use bevy_ecs::{
    prelude::*,
    schedule::{IntoScheduleConfigs, LogLevel, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor, SystemSet},
    system::ScheduleSystem,
};
use std::collections::BTreeMap;

/// The stages, in order. To add one, add it here and to the chain in [`Rules::new`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// Is the action among the standing offers? If not, nothing after this runs.
    Validate,
    /// The immediate effect of the action.
    Apply,
    /// Whatever must follow by rule, until a person must choose.
    Consequences,
    /// Next phase, next seat.
    Turn,
    /// Totals, end of the game.
    Score,
    /// The next decision: offers and, when somebody looks, refusals.
    Offer,
}

/// Keeps the systems of one stage in the order in which chapters were added. Each stage counts for itself: a chapter adds to
/// early and late stages alike, and the next chapter begins with the early ones again.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Step(Option<Stage>, u16);

/// The schedule of an action.
#[derive(ScheduleLabel, Clone, PartialEq, Eq, Hash, Debug)]
struct WholeAction;

/// The schedule of one consequence.
#[derive(ScheduleLabel, Clone, PartialEq, Eq, Hash, Debug)]
struct OneConsequence;

/// The inner schedule, kept in the world so that the stage can run it.
#[derive(Resource)]
struct Follows(Schedule);

/// More consequences than any action of any rulebook has: a runaway.
const RUNAWAY: u32 = 10_000;

/// The rule systems of a game, in their stages.
pub struct Rules {
    action: Schedule,
    follow: Schedule,
    steps: u16,
    last: BTreeMap<Stage, u16>,
    last_follow: u16,
}

fn single(label: impl ScheduleLabel) -> Schedule {
    let mut schedule = Schedule::new(label);
    schedule.set_executor(SingleThreadedExecutor::new());
    schedule.set_build_settings(ScheduleBuildSettings { ambiguity_detection: LogLevel::Error, ..Default::default() });
    schedule
}

fn acting(verdict: Res<Verdict>) -> bool {
    *verdict == Verdict::Accepted
}
fn turning(verdict: Res<Verdict>) -> bool {
    matches!(*verdict, Verdict::Accepted | Verdict::Settling)
}

impl Default for Rules {
    fn default() -> Self {
        Rules::new()
    }
}

impl Rules {
    /// The six stages, still empty but for what the table itself does.
    pub fn new() -> Rules {
        let mut action = single(WholeAction);
        action.configure_sets((Stage::Validate, Stage::Apply, Stage::Consequences, Stage::Turn, Stage::Score, Stage::Offer).chain());
        action.configure_sets((Stage::Apply.run_if(acting), Stage::Consequences.run_if(turning), Stage::Turn.run_if(turning), Stage::Score.run_if(turning)));
        action.add_systems((validate.in_set(Stage::Validate), consequences.in_set(Stage::Consequences)));
        Rules { action, follow: single(OneConsequence), steps: 0, last: BTreeMap::new(), last_follow: 0 }
    }

    fn add<M>(&mut self, stage: Stage, systems: impl IntoScheduleConfigs<ScheduleSystem, M>) {
        self.steps += 1;
        let last = self.last.insert(stage, self.steps).unwrap_or(0);
        self.action.add_systems(systems.into_configs().in_set(stage).in_set(Step(Some(stage), self.steps)).after(Step(Some(stage), last)));
    }

    /// How these verbs are carried out.
    pub fn apply<M>(&mut self, verbs: &'static [Verb], system: impl IntoScheduleConfigs<ScheduleSystem, M>) {
        let wanted: u128 = verbs.iter().fold(0, |set, v| set | 1 << v.0);
        self.add(Stage::Apply, system.run_if(move |chosen: Res<Chosen>| chosen.0.is_some_and(|a| wanted & 1 << a.verb.0 != 0)));
    }
    /// How these consequences are carried out. The system must take the consequence off the agenda.
    pub fn consequence<M>(&mut self, follows: &'static [Follow], system: impl IntoScheduleConfigs<ScheduleSystem, M>) {
        let wanted: u128 = follows.iter().fold(0, |set, f| set | 1 << f.0);
        self.follow.add_systems(
            system
                .into_configs()
                .in_set(Step(None, self.steps + 1))
                .after(Step(None, self.last_follow))
                .run_if(move |agenda: Res<Agenda>| agenda.consequence().is_some_and(|c| wanted & 1 << c.follow.0 != 0)),
        );
        self.steps += 1;
        self.last_follow = self.steps;
    }
    /// What happens when the agenda is empty: the next phase, the next seat. Must leave a decision unless the game is over.
    pub fn turn<M>(&mut self, system: impl IntoScheduleConfigs<ScheduleSystem, M>) {
        self.add(Stage::Turn, system);
    }
    /// Totals and the end of the game.
    pub fn score<M>(&mut self, system: impl IntoScheduleConfigs<ScheduleSystem, M>) {
        self.add(Stage::Score, system);
    }
    /// What may be chosen while one of these questions is asked. The system only reads the table.
    pub fn offer<M>(&mut self, questions: &'static [Question], system: impl IntoScheduleConfigs<ScheduleSystem, M>) {
        let wanted: u128 = questions.iter().fold(0, |set, q| set | 1 << q.0);
        self.add(Stage::Offer, system.run_if(move |agenda: Res<Agenda>| agenda.decision().is_some_and(|d| wanted & 1 << d.question.0 != 0)));
    }

    /// Puts the inner schedule into the world and gives back the one that is run per action.
    pub fn install(self, world: &mut World) -> Schedule {
        world.insert_resource(Follows(self.follow));
        self.action
    }
}

/// Among the standing offers, or not.
fn validate(chosen: Res<Chosen>, mut offers: ResMut<Offers>, mut verdict: ResMut<Verdict>) {
    if let Some(action) = &chosen.0 {
        *verdict = if offers.list.iter().any(|o| o.accepts(action)) { Verdict::Accepted } else { Verdict::Refused };
    }
    if *verdict != Verdict::Refused {
        offers.clear();
    }
}

/// Carries out what is due, one consequence at a time, until a decision lies on top or nothing is left.
fn consequences(world: &mut World) {
    if world.resource::<Agenda>().consequence().is_none() {
        return;
    }
    world.resource_scope(|world, mut follows: Mut<Follows>| {
        while world.resource::<Agenda>().consequence().is_some() {
            let mut journal = world.resource_mut::<Journal>();
            journal.follows += 1;
            assert!(journal.follows < RUNAWAY, "runaway consequences: {:?}", world.resource::<Agenda>().0.last());
            follows.0.run(world);
        }
    });
}
