//! The six ordered stages of one action, run once per action on one thread. Chapters of a rulebook
//! put their systems into them in rulebook order; nothing here knows a game, and no system may call
//! the table from outside.

use super::{
    ids::{Follow, Question, Verb},
    ledger::TableState,
    offers::{Chosen, Offers, Verdict},
};
use bevy_ecs::{
    prelude::*,
    schedule::{
        IntoScheduleConfigs, LogLevel, ScheduleBuildSettings, ScheduleLabel,
        SingleThreadedExecutor, SystemSet,
    },
    system::{BoxedSystem, ScheduleSystem},
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

/// Keeps the systems of one schedule in the order in which chapters were added.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct InOrder(u16);

/// The schedule of an action.
#[derive(ScheduleLabel, Clone, PartialEq, Eq, Hash, Debug)]
struct WholeAction;

/// The schedule of the turn.
#[derive(ScheduleLabel, Clone, PartialEq, Eq, Hash, Debug)]
struct WholeTurn;

/// Systems in the order in which they were added.
struct Ordered {
    schedule: Schedule,
    steps: u16,
}

impl Ordered {
    fn add<M>(&mut self, systems: impl IntoScheduleConfigs<ScheduleSystem, M>) {
        self.steps += 1;
        self.schedule.add_systems(
            systems.into_configs().in_set(InOrder(self.steps)).after(InOrder(self.steps - 1)),
        );
    }
}

/// The systems of one verb, consequence or question, in the order in which they were added. No
/// schedule: there is nothing to sort, and a game that is short pays for each that is built. They
/// are made ready when they are first needed.
#[derive(Default)]
struct Part {
    systems: Vec<BoxedSystem>,
    ready: usize,
}

impl Part {
    fn add<M>(&mut self, system: impl IntoSystem<(), (), M>) {
        self.systems.push(Box::new(IntoSystem::into_system(system)));
    }
    fn run(&mut self, world: &mut World) {
        while let Some(system) = self.systems.get_mut(self.ready) {
            system.initialize(world);
            self.ready += 1;
        }
        for system in &mut self.systems {
            // No rule defers anything: all writes go through the ledger.
            if let Err(why) = system.run_without_applying_deferred((), world) {
                panic!("a rule cannot be carried out: {why:?}");
            }
        }
    }
}

/// One part for each verb, consequence or question: only what the action is about is ever asked
/// whether it must run.
#[derive(Default)]
struct Parts(Vec<Part>);

impl Parts {
    fn add<M>(&mut self, n: usize, system: impl IntoSystem<(), (), M>) {
        if self.0.len() <= n {
            self.0.resize_with(n + 1, Part::default);
        }
        self.0[n].add(system);
    }
    /// Whether there was anything to run.
    fn run(&mut self, n: usize, world: &mut World) -> bool {
        let part = self.0.get_mut(n).filter(|part| !part.systems.is_empty());
        part.map(|part| part.run(world)).is_some()
    }
}

/// What the stages own and run inside.
#[derive(Default)]
struct Inner {
    apply: Parts,
    follow: Parts,
    settle: Part,
    turn: Option<Ordered>,
    offer: Parts,
}

/// More consequences than any action of any rulebook has: a runaway.
const RUNAWAY: u32 = 10_000;

/// The rule systems of a game, in their stages.
pub struct Rules {
    action: Schedule,
    inner: Inner,
    steps: u16,
    last: BTreeMap<Stage, u16>,
}

fn single(label: impl ScheduleLabel) -> Schedule {
    let mut schedule = Schedule::new(label);
    schedule.set_executor(SingleThreadedExecutor::new());
    schedule.set_build_settings(ScheduleBuildSettings {
        ambiguity_detection: LogLevel::Error,
        ..Default::default()
    });
    schedule
}

fn acting(verdict: Res<Verdict>) -> bool {
    matches!(*verdict, Verdict::Accepted | Verdict::Again)
}
fn turning(verdict: Res<Verdict>) -> bool {
    matches!(*verdict, Verdict::Accepted | Verdict::Again | Verdict::Settling)
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
        action.configure_sets(
            (
                Stage::Validate,
                Stage::Apply,
                Stage::Consequences,
                Stage::Turn,
                Stage::Score,
                Stage::Offer,
            )
                .chain(),
        );
        action.configure_sets((
            Stage::Apply.run_if(acting),
            Stage::Consequences.run_if(turning),
            Stage::Turn.run_if(turning),
            Stage::Score.run_if(turning),
        ));
        action.add_systems(validate.in_set(Stage::Validate));
        Rules { action, inner: Inner::default(), steps: 0, last: BTreeMap::new() }
    }

    fn add<M>(&mut self, stage: Stage, systems: impl IntoScheduleConfigs<ScheduleSystem, M>) {
        self.steps += 1;
        let last = self.last.insert(stage, self.steps).unwrap_or(0);
        self.action.add_systems(
            systems.into_configs().in_set(stage).in_set(InOrder(self.steps)).after(InOrder(last)),
        );
    }

    /// How these verbs are carried out.
    pub fn apply<M>(&mut self, verbs: &'static [Verb], system: impl IntoSystem<(), (), M> + Clone) {
        for verb in verbs {
            self.inner.apply.add(verb.ix(), system.clone());
        }
    }
    /// How these consequences are carried out. Where several chapters carry one out, the last one
    /// must take it off the agenda, and no other.
    pub fn consequence<M>(
        &mut self,
        follows: &'static [Follow],
        system: impl IntoSystem<(), (), M> + Clone,
    ) {
        for follow in follows {
            self.inner.follow.add(follow.ix(), system.clone());
        }
    }
    /// How a position that was set by hand is put in order, before the turn goes on from it.
    pub fn settle<M>(&mut self, system: impl IntoSystem<(), (), M>) {
        self.inner.settle.add(system);
    }
    /// What happens when the agenda is empty: the next phase, the next seat. Leaves a decision
    /// unless the game is over, or consequences; those are carried out, and then it is asked
    /// again.
    pub fn turn<M>(&mut self, system: impl IntoScheduleConfigs<ScheduleSystem, M>) {
        self.inner
            .turn
            .get_or_insert_with(|| Ordered { schedule: single(WholeTurn), steps: 0 })
            .add(system);
    }
    /// Totals and the end of the game.
    pub fn score<M>(&mut self, system: impl IntoScheduleConfigs<ScheduleSystem, M>) {
        self.add(Stage::Score, system);
    }
    /// What may be chosen while one of these questions is asked. The system only reads the table.
    pub fn offer<M>(
        &mut self,
        questions: &'static [Question],
        system: impl IntoSystem<(), (), M> + Clone,
    ) {
        for question in questions {
            self.inner.offer.add(question.ix(), system.clone());
        }
    }

    /// Gives what is inside to the stages that run it, and gives back the one that is run
    /// per action.
    pub fn install(self) -> Schedule {
        let Rules {
            mut action,
            inner:
                Inner { apply: mut verbs, mut follow, mut settle, mut turn, offer: mut questions },
            ..
        } = self;
        action.add_systems((
            (move |world: &mut World| apply(world, &mut verbs)).in_set(Stage::Apply),
            // Both stages are one system: what the turn makes due is carried out before it is
            // asked again.
            (move |world: &mut World| rounds(world, &mut follow, (&mut settle, turn.as_mut())))
                .in_set(Stage::Turn),
            (move |world: &mut World| offer(world, &mut questions)).in_set(Stage::Offer).run_if(
                |verdict: Res<Verdict>| !matches!(*verdict, Verdict::Refused | Verdict::Again),
            ),
        ));
        action
    }
}

/// Among the standing offers, or not.
fn validate(chosen: Res<Chosen>, mut offers: ResMut<Offers>, mut verdict: ResMut<Verdict>) {
    if let Some(action) = chosen.0.as_ref().filter(|_| *verdict != Verdict::Again) {
        *verdict = if offers.list.iter().any(|o| o.accepts(action)) {
            Verdict::Accepted
        } else {
            Verdict::Refused
        };
    }
    if *verdict != Verdict::Refused {
        offers.clear();
    }
}

/// Carries out the chosen verb.
fn apply(world: &mut World, verbs: &mut Parts) {
    if let Some(action) = world.resource::<Chosen>().0 {
        verbs.run(action.verb.ix(), world);
    }
}

/// Carries out what is due, one consequence at a time, until a decision lies on top or nothing is
/// left.
fn consequences(world: &mut World, parts: &mut Parts) {
    while let Some(due) = world.resource::<TableState>().agenda.consequence().copied() {
        let mut state = world.resource_mut::<TableState>();
        state.journal.follows += 1;
        assert!(state.journal.follows < RUNAWAY, "runaway consequences: {due:?}");
        let known = parts.run(due.follow.ix(), world);
        assert!(known, "no chapter carries out {due:?}");
    }
}

/// Consequences, then the turn, again and again until the turn makes nothing due.
fn rounds(
    world: &mut World,
    follow: &mut Parts,
    (settle, mut turn): (&mut Part, Option<&mut Ordered>),
) {
    loop {
        consequences(world, follow);
        // Once the rules go on from a position, what they have asked stands.
        let asked = !world.resource::<TableState>().agenda.0.is_empty();
        if *world.resource::<Verdict>() == Verdict::Settling && !asked {
            settle.run(world);
        }
        if let Some(turn) = &mut turn {
            turn.schedule.run(world);
        }
        if world.resource::<TableState>().agenda.consequence().is_none() {
            return;
        }
    }
}

/// Collects what may be chosen while the standing question is asked.
fn offer(world: &mut World, questions: &mut Parts) {
    if let Some(question) = world.resource::<TableState>().agenda.decision().map(|d| d.question) {
        questions.run(question.ix(), world);
    }
}
