//! The six ordered stages of one action, run once per action on one thread. Chapters of a rulebook
//! put their systems into them in rulebook order; nothing here knows a game, and no system may call
//! the table from outside.

use super::{
    action::Action,
    ids::{Follow, Question, Verb},
    ledger::TableState,
    offers::{Chosen, Offers, Verdict},
};
use bevy_ecs::{
    prelude::{IntoSystem, World},
    system::BoxedSystem,
};

/// Systems in the order in which they were added. No schedule: there is nothing to sort or to ask
/// before each of them, and a game that is short pays for each schedule that is built. They are
/// made ready when they are first needed.
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

/// More consequences than any action of any rulebook has: a runaway.
const RUNAWAY: u32 = 10_000;

/// The rule systems of a game, in their stages: validate, apply, consequences, turn, score, offer.
#[derive(Default)]
pub struct Rules {
    apply: Parts,
    follow: Parts,
    settle: Part,
    turn: Part,
    score: Part,
    offer: Parts,
}

impl Rules {
    /// The stages, still empty but for what the table itself does.
    pub fn new() -> Rules {
        Rules::default()
    }

    /// How these verbs are carried out.
    pub fn apply<M>(&mut self, verbs: &'static [Verb], system: impl IntoSystem<(), (), M> + Clone) {
        for verb in verbs {
            self.apply.add(verb.ix(), system.clone());
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
            self.follow.add(follow.ix(), system.clone());
        }
    }
    /// How a position that was set by hand is put in order, before the turn goes on from it.
    pub fn settle<M>(&mut self, system: impl IntoSystem<(), (), M>) {
        self.settle.add(system);
    }
    /// What happens when the agenda is empty: the next phase, the next seat. Leaves a decision
    /// unless the game is over, or consequences; those are carried out, and then it is asked
    /// again.
    pub fn turn<M>(&mut self, system: impl IntoSystem<(), (), M>) {
        self.turn.add(system);
    }
    /// Totals and the end of the game.
    pub fn score<M>(&mut self, system: impl IntoSystem<(), (), M>) {
        self.score.add(system);
    }
    /// What may be chosen while one of these questions is asked. The system only reads the table.
    pub fn offer<M>(
        &mut self,
        questions: &'static [Question],
        system: impl IntoSystem<(), (), M> + Clone,
    ) {
        for question in questions {
            self.offer.add(question.ix(), system.clone());
        }
    }

    /// Runs the stages once, for an action or without one; what became of it.
    pub(super) fn run(
        &mut self,
        world: &mut World,
        chosen: Option<Action>,
        verdict: Verdict,
    ) -> Verdict {
        world.resource_mut::<Chosen>().0 = chosen;
        let verdict = validate(world, chosen, verdict);
        let acts = matches!(verdict, Verdict::Accepted | Verdict::Again);
        if let Some(action) = chosen.filter(|_| acts) {
            self.apply.run(action.verb.ix(), world);
        }
        if acts || verdict == Verdict::Settling {
            self.rounds(world, verdict);
            self.score.run(world);
        }
        if !matches!(verdict, Verdict::Refused | Verdict::Again) {
            self.offers(world);
        }
        verdict
    }

    /// Consequences, then the turn, again and again until the turn makes nothing due.
    fn rounds(&mut self, world: &mut World, verdict: Verdict) {
        loop {
            self.consequences(world);
            if verdict == Verdict::Settling {
                self.settle.run(world);
            }
            self.turn.run(world);
            if world.resource::<TableState>().agenda.consequence().is_none() {
                return;
            }
        }
    }

    /// Carries out what is due, one consequence at a time, until a decision lies on top or nothing
    /// is left.
    fn consequences(&mut self, world: &mut World) {
        while let Some(due) = world.resource::<TableState>().agenda.consequence().copied() {
            let mut state = world.resource_mut::<TableState>();
            state.journal.follows += 1;
            assert!(state.journal.follows < RUNAWAY, "runaway consequences: {due:?}");
            let known = self.follow.run(due.follow.ix(), world);
            assert!(known, "no chapter carries out {due:?}");
        }
    }

    /// Collects what may be chosen while the standing question is asked.
    fn offers(&mut self, world: &mut World) {
        let decision = world.resource::<TableState>().agenda.decision();
        if let Some(question) = decision.map(|decision| decision.question) {
            self.offer.run(question.ix(), world);
        }
    }
}

/// Whether an action is among the standing offers. Unless it is refused, they stand no more.
fn validate(world: &mut World, chosen: Option<Action>, verdict: Verdict) -> Verdict {
    let mut offers = world.resource_mut::<Offers>();
    let verdict = match chosen.filter(|_| verdict != Verdict::Again) {
        None => verdict,
        Some(action) if offers.list.iter().any(|offer| offer.accepts(&action)) => Verdict::Accepted,
        Some(_) => Verdict::Refused,
    };
    if verdict != Verdict::Refused {
        offers.clear();
    }
    verdict
}
