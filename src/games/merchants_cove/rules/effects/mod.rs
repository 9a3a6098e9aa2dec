//! The one interpreter of effects: a card, a space or a place of a team is a list of typed verbs,
//! carried out step by step. Steps of a shop are carried out by the shop. It never decides which
//! effect is begun.

mod locals;
mod sailors;

use super::{goods, shops::Merchant};
use crate::games::merchants_cove::{
    level::{Ability, FolkIx, Good},
    table::{
        layout,
        nouns::{CoveTable, GlassOwner},
        verbs::*,
    },
};
use crate::table::{
    action::Action,
    agenda::{Consequence, Decision},
    ids::{Question, SeatId},
    offers::No,
    stages::Rules,
};

/// What a shop carries out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Job {
    /// One of its spaces.
    Space(usize),
    /// A place of its team.
    Team(usize),
}

impl Job {
    /// The steps of a merchant's boards.
    pub fn of<ShopStep, ShopMaterial>(
        self,
        board: &crate::games::merchants_cove::level::ShopBoard<ShopStep, ShopMaterial>,
    ) -> &[ShopStep] {
        let none: &[ShopStep] = &[];
        match self {
            Job::Space(n) => board.spaces.get(n).map_or(none, |space| &space.1),
            Job::Team(n) => board.team.get(n).map_or(none, |place| place),
        }
    }
}

/// Where an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectSource {
    /// A townsfolk card.
    Folk(FolkIx),
    /// A merchant's boards.
    Shop(Merchant, Job),
}

const SHOP: i32 = 1000;
const TEAM: i32 = 10;
const EACH: i32 = 20;

impl EffectSource {
    /// As a number of the agenda.
    fn number(self) -> i32 {
        match self {
            EffectSource::Folk(folk) => folk.0.into(),
            EffectSource::Shop(merchant, job) => {
                let job = match job {
                    Job::Space(n) => n as i32,
                    Job::Team(n) => TEAM + n as i32,
                };
                SHOP + EACH * merchant as i32 + job
            }
        }
    }
    /// Out of a number of the agenda.
    pub fn of(number: i32) -> Option<EffectSource> {
        let Some(n) = number.checked_sub(SHOP).filter(|n| *n >= 0) else {
            return Some(EffectSource::Folk(FolkIx(u8::try_from(number).ok()?)));
        };
        let merchant = Merchant::at((n / EACH).into())?;
        let job = n % EACH;
        let job =
            if job < TEAM { Job::Space(job as usize) } else { Job::Team((job - TEAM) as usize) };
        Some(EffectSource::Shop(merchant, job))
    }
}

/// A step of an effect, how often it was done, and what else it remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EffectProgress {
    /// Where it comes from.
    pub source: EffectSource,
    /// Which step.
    pub step: usize,
    /// How often it was done.
    pub done: i32,
    /// What else it remembers.
    pub extra: i32,
}

impl EffectProgress {
    fn memory(self) -> [i32; 4] {
        [self.source.number(), self.step as i32, self.done, self.extra]
    }
    fn of(memory: [i32; 4]) -> Option<EffectProgress> {
        let source = EffectSource::of(memory[0])?;
        Some(EffectProgress { source, step: memory[1] as usize, done: memory[2], extra: memory[3] })
    }
    /// The step of the decision that is asked.
    pub fn asked(t: &CoveTable) -> Option<(GlassOwner, EffectProgress)> {
        let decision = t.ledger.decision()?;
        Some((decision.seat.0, EffectProgress::of(decision.memory)?))
    }
    /// The job of a shop.
    pub fn job(self) -> Option<Job> {
        match self.source {
            EffectSource::Shop(_, job) => Some(job),
            EffectSource::Folk(_) => None,
        }
    }
    /// Asks what the step needs to know.
    pub fn ask(self, t: &mut CoveTable, player: GlassOwner, question: Question) {
        t.ledger.ask(Decision { seat: SeatId(player), question, memory: self.memory() });
    }
    /// The step was done once more; it is due again, with something else to remember.
    pub fn again(self, t: &mut CoveTable, extra: i32) {
        let at = EffectProgress { done: self.done + 1, extra, ..self };
        t.ledger.follow(Consequence { follow: STEP, memory: at.memory() });
    }
}

/// Begins an effect.
pub fn begin(t: &mut CoveTable, source: EffectSource) {
    let memory = [source.number(), 0, 0, 0];
    t.ledger.follow(Consequence { follow: EFFECT, memory });
}

/// The next step of an effect is due, and after it the one that follows.
fn effect(mut t: CoveTable) {
    let Some(due) = t.ledger.consequence() else { return };
    t.ledger.done();
    let Some(at) = EffectProgress::of(due.memory) else { return };
    let steps = match at.source {
        EffectSource::Folk(_) => 1,
        EffectSource::Shop(merchant, job) => merchant.shop().steps(t.level(), job),
    };
    if at.step + 1 < steps {
        let next = EffectProgress { step: at.step + 1, ..at };
        t.ledger.follow(Consequence { follow: EFFECT, memory: next.memory() });
    }
    if at.step < steps {
        t.ledger.follow(Consequence { follow: STEP, memory: at.memory() });
    }
}

fn step(mut t: CoveTable) {
    let Some(due) = t.ledger.consequence() else { return };
    t.ledger.done();
    let Some(at) = EffectProgress::of(due.memory) else { return };
    let player = t.active().0;
    match at.source {
        EffectSource::Folk(folk) => ability(&mut t, player, folk, at),
        EffectSource::Shop(merchant, _) => merchant.shop().run(&mut t, player, at),
    }
}

/// MC-15: the abilities of the townsfolk, as far as possible (MC-13.2).
fn ability(t: &mut CoveTable, player: GlassOwner, folk: FolkIx, at: EffectProgress) {
    match t.level().folk(folk).ability {
        Ability::GainGood(colour, size) => _ = goods::make(t, player, Good::new(colour, size)),
        Ability::DiscardCorruption => locals::ask(t, player, at, 1),
        Ability::DiscardUpTo(most) => locals::ask(t, player, at, most.into()),
        Ability::LoadBoat => super::boats::draw_and_ask(t, player),
        moved => sailors::ask(t, player, moved, at),
    }
}

/// MC-5.4, MC-15.1: no more of what may be left.
fn finish(mut t: CoveTable) {
    t.ledger.done();
}

/// Whether what is asked may be left undone because something was done already (MC-5.4).
pub fn did(t: &CoveTable) -> bool {
    t.flag(layout::DID)
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    sailors::why_not(t, action).or_else(|| locals::why_not(t, action))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.consequence(&[EFFECT], effect);
    rules.consequence(&[STEP], step);
    rules.apply(&[FINISH], finish);
    locals::plug(rules);
    sailors::plug(rules);
}
