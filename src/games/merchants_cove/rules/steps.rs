//! What the agenda remembers of an effect: where it comes from, which of its steps is due (MC-5.2).
//! Plain data that shops and chapters hand on; what a step does stands in `effects/` and in the
//! shops.

use crate::games::merchants_cove::{
    level::{FolkIx, ShopBoard},
    table::{
        layout,
        merchants::Merchant,
        nouns::{CoveTable, GlassOwner},
        verbs::{EFFECT, STEP},
    },
};
use crate::table::{
    agenda::{Consequence, Decision},
    ids::{Question, SeatId},
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
        board: &ShopBoard<ShopStep, ShopMaterial>,
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
    /// As the memory of the agenda.
    pub fn memory(self) -> [i32; 4] {
        [self.source.number(), self.step as i32, self.done, self.extra]
    }
    /// Out of the memory of the agenda.
    pub fn of(memory: [i32; 4]) -> Option<EffectProgress> {
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

/// Whether what is asked may be left undone because something was done already (MC-5.4).
pub fn did(t: &CoveTable) -> bool {
    t.flag(layout::DID)
}
