//! Chapter MC-21, the Captain: three ships on a ring of waters, a compass that is spun, a crew that
//! tires. Everything that concerns him alone stands in this folder.

mod hauling;
mod sailing;

use super::super::steps::{EffectProgress, Job};
use super::{Shop, lack, lacking};
pub use crate::games::merchants_cove::level::shops::captain::{
    ShopFile, ShopMaterial, ShopStep, Steps, Water,
};
pub use crate::games::merchants_cove::table::merchants::captain as words;
use crate::{
    games::merchants_cove::{
        level::{Cost, Level},
        table::arrangement::Arrangement,
        table::{
            layout,
            nouns::{CoveTable, CoveView, GlassOwner, tell},
        },
    },
    table::{
        action::{Action, Value},
        builder::Builder,
        catalogue::{Look, Name},
        ids::{Dial, PieceId, ZoneId},
        offers::No,
        stages::Rules,
        study::Problem,
    },
};
pub use sailing::after;
use words::ME;
pub use words::{CREW, EMPTY, SHIPS, WATERS};

/// The ships on a water; 0 is the Harbour.
pub const fn water(n: u16) -> ZoneId {
    ME.zone(n)
}

/// The shop.
pub struct Captain;

/// The water where a ship is, 0 for the Harbour, and the ship.
pub fn ship(t: &impl CoveView, n: u16) -> (u16, Option<PieceId>) {
    for at in 0..=WATERS {
        if let Some(ship) = t.find(water(at), ME.kind(n)) {
            return (at, Some(ship));
        }
    }
    (0, None)
}
/// Whether a water is full (MC-21.3).
pub fn is_full(t: &impl CoveView, at: u16) -> bool {
    at > 0 && t.dial(EMPTY) & 1 << at == 0
}

impl Shop for Captain {
    fn lay_out_kinds(&self, _: &Level, b: &mut Builder) {
        for n in 1..=SHIPS {
            b.kind(format!("ship_{n}"), Name::Key("mc-ship".to_owned()), "ship", "ship");
        }
    }
    fn lay_out_zones(&self, _: &Level, b: &mut Builder) {
        (0..=WATERS).for_each(|n| _ = b.zone(format!("water:{n}"), None, Look::All));
    }
    fn lay_pieces(&self, _: &Level, b: &mut Builder) {
        (0..SHIPS).for_each(|n| _ = b.piece(ME.kind(n), water(0), true, 0));
    }
    /// MC-21.1.
    fn set_up(&self, t: &mut CoveTable) {
        let crew = t.level().shops.captain.kit.crew;
        t.ledger.set(CREW, crew);
    }
    fn cost(&self, level: &Level, space: usize) -> Cost {
        level.shops.captain.spaces[space].0
    }
    fn steps(&self, level: &Level, job: Job) -> usize {
        job.of(&level.shops.captain).len()
    }
    /// MC-21.10: one step that can do something is enough.
    fn can(&self, t: &CoveTable, player: GlassOwner, job: Job) -> Result<(), No> {
        match job.of(&t.level().shops.captain).iter().any(|&op| possible(t, player, op)) {
            true => Ok(()),
            false => Err(lacking()),
        }
    }
    fn lacks(&self, t: &CoveTable, player: GlassOwner, job: Job) -> Vec<Value> {
        let steps = job.of(&t.level().shops.captain);
        steps.iter().filter_map(|&op| lacks(t, player, op)).collect()
    }
    fn run(&self, t: &mut CoveTable, player: GlassOwner, at: EffectProgress) {
        let Some(&op) = at.job().and_then(|job| job.of(&t.level().shops.captain).get(at.step))
        else {
            return;
        };
        match op {
            ShopStep::Sail { steps, .. } => sailing::begin(t, player, at, steps),
            ShopStep::Haul { most, .. } => {
                if at.done < i32::from(most) && hauling::any(t, player, op, at.extra) {
                    at.ask(t, player, words::Q_HAUL);
                }
            }
            ShopStep::Ready(count) => ready(t, player, count),
            ShopStep::Recall | ShopStep::Refill if at.done > 0 || !possible(t, player, op) => {}
            ShopStep::Recall => at.ask(t, player, words::Q_RECALL),
            ShopStep::Refill => at.ask(t, player, words::Q_REFILL_WATER),
        }
    }
    /// MC-21.9: all waters are full again.
    fn end_of_round(&self, t: &mut CoveTable) {
        t.ledger.set(EMPTY, 0);
    }
    fn plug(&self, rules: &mut Rules) {
        sailing::plug(rules);
        hauling::plug(rules);
    }
    fn why_not(&self, t: &CoveTable, action: Action) -> Option<No> {
        sailing::why_not(t, action).or_else(|| hauling::why_not(t, action))
    }
    /// `ship <n> <water>`.
    fn arrangement(&self, on: &Arrangement, word: &str, rest: &[&str]) -> Option<Vec<String>> {
        match (word, rest) {
            ("ship", [n, at]) => on.lay(&format!("ship_{n}"), &format!("water:{at}")),
            _ => None,
        }
    }
    /// MC-21.3: what can be empty is a water, and the Harbour is none.
    fn problems(&self, t: &CoveTable, found: &mut Vec<Problem>) {
        if t.ledger.dial(EMPTY) & 1 != 0 && t.spec.0.rules.has(2) {
            found.push(Problem::new("MC-21.3", "mc-problem-harbour", Vec::new()));
        }
    }
    fn range(&self, level: &Level, dial: Dial) -> (i64, i64) {
        match dial {
            CREW => (0, level.shops.captain.kit.crew),
            _ => (0, (2 << WATERS) - 2),
        }
    }
}

/// The step that is asked about.
fn asked(t: &CoveTable) -> Option<(GlassOwner, EffectProgress, ShopStep)> {
    let (player, at) = EffectProgress::asked(t)?;
    let op = *at.job()?.of(&t.level().shops.captain).get(at.step)?;
    Some((player, at, op))
}

/// MC-21.7, MC-18.5: as many as are exhausted.
fn ready(t: &mut CoveTable, player: GlassOwner, count: i64) {
    let tired = t.level().shops.captain.kit.crew - t.ledger.dial(CREW);
    let back = if count == 0 { tired } else { count.min(tired) };
    if back > 0 {
        t.ledger.add(CREW, back);
        t.ledger.set(layout::DID, 1);
        tell(t, player, "mc-log-ready", "MC-21.7").number("crew", back);
    }
}

/// MC-21.10: whether a step can do anything.
fn possible(t: &CoveTable, player: GlassOwner, op: ShopStep) -> bool {
    match op {
        ShopStep::Sail { .. } => true,
        ShopStep::Haul { .. } => hauling::any(t, player, op, 0),
        ShopStep::Ready(_) => t.ledger.dial(CREW) < t.level().shops.captain.kit.crew,
        ShopStep::Recall => (0..SHIPS).any(|n| ship(t, n).0 > 0),
        ShopStep::Refill => (1..=WATERS).any(|at| !is_full(t, at)),
    }
}

/// What a step lacks that can do nothing; a ship can always sail.
fn lacks(t: &CoveTable, player: GlassOwner, op: ShopStep) -> Option<Value> {
    Some(match op {
        ShopStep::Sail { .. } => return None,
        ShopStep::Haul { .. } => hauling::lacks(t, player, op),
        ShopStep::Ready(_) => lack("mc-lacks-tired", &[]),
        ShopStep::Recall => lack("mc-lacks-sea", &[]),
        ShopStep::Refill => lack("mc-lacks-empty", &[]),
    })
}
