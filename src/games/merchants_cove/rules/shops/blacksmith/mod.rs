//! Chapter MC-20, the Blacksmith: metal dice from the ore store, a rack, coal and a furnace whose
//! temperature must be watched. Everything that concerns him alone stands in this folder.

mod forging;
mod ore;

use super::super::steps::{EffectProgress, Job};
use super::{Shop, lack, lacking};
pub use crate::games::merchants_cove::level::shops::blacksmith::{
    ShopFile, ShopMaterial, ShopStep,
};
pub use crate::games::merchants_cove::table::merchants::blacksmith as words;
use crate::{
    games::merchants_cove::{
        level::{Colour, Cost, Level},
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
    },
};
pub use forging::{Melt, may_forge, melts, places};
pub use words::COAL;
use words::ME;

/// Dice that nobody uses.
pub const STORE: ZoneId = ME.zone(0);
/// Dice on the rack, in the order of its places.
pub const RACK: ZoneId = ME.zone(1);
/// The dice of the piece in the furnace.
pub const FURNACE: ZoneId = ME.zone(2);

/// The shop.
pub struct Blacksmith;

/// The colour of a die, as a number.
pub fn colour(t: &impl CoveView, die: PieceId) -> u16 {
    t.kind(die).0 - ME.kinds()
}
/// How many dice of a colour the ore store has.
pub fn in_store(t: &impl CoveView, wanted: Colour) -> usize {
    let all = t.contents(STORE).iter();
    all.filter(|&&die| colour(t, die) == wanted as u16).count()
}

impl Shop for Blacksmith {
    fn lay_out_kinds(&self, _: &Level, b: &mut Builder) {
        for colour in Colour::ALL {
            let name = Name::Key(format!("mc-die-{}", colour.id()));
            b.kind(format!("die_{}", colour.id()), name, "die", "die");
        }
    }
    fn lay_out_zones(&self, _: &Level, b: &mut Builder) {
        for key in ["ore-store", "rack", "furnace"] {
            b.zone(key.to_owned(), None, Look::All);
        }
    }
    fn lay_pieces(&self, level: &Level, b: &mut Builder) {
        for n in 0..4 {
            let count = level.shops.blacksmith.kit.dice;
            (0..count).for_each(|_| _ = b.piece(ME.kind(n), STORE, true, 0));
        }
    }
    /// MC-20.1.
    fn set_up(&self, t: &mut CoveTable) {
        let coal = t.level().shops.blacksmith.kit.coal;
        t.ledger.set(COAL, coal);
    }
    fn cost(&self, level: &Level, space: usize) -> Cost {
        level.shops.blacksmith.spaces[space].0
    }
    fn steps(&self, level: &Level, job: Job) -> usize {
        job.of(&level.shops.blacksmith).len()
    }
    /// MC-20.12: one step that can do something is enough.
    fn can(&self, t: &CoveTable, player: GlassOwner, job: Job) -> Result<(), No> {
        match job.of(&t.level().shops.blacksmith).iter().any(|&op| possible(t, player, op)) {
            true => Ok(()),
            false => Err(lacking()),
        }
    }
    fn lacks(&self, t: &CoveTable, _: GlassOwner, job: Job) -> Vec<Value> {
        job.of(&t.level().shops.blacksmith).iter().map(|&op| lacks(t, op)).collect()
    }
    fn run(&self, t: &mut CoveTable, player: GlassOwner, at: EffectProgress) {
        let Some(&op) = at.job().and_then(|job| job.of(&t.level().shops.blacksmith).get(at.step))
        else {
            return;
        };
        match op {
            ShopStep::Take { most, per_colour, set } => {
                ore::ask(t, player, at, (most, per_colour, set))
            }
            ShopStep::Forge { most, .. } => {
                if at.done < i32::from(most) && possible(t, player, op) {
                    at.ask(t, player, words::Q_FORGE);
                }
            }
            ShopStep::Coal(count) => gain_coal(t, player, count),
            ShopStep::Reroll => ore::ask_reroll(t, player, at),
            ShopStep::Turn if at.done == 0 => at.ask(t, player, words::Q_TURN_DIE),
            ShopStep::Turn => {}
        }
    }
    fn plug(&self, rules: &mut Rules) {
        ore::plug(rules);
        forging::plug(rules);
    }
    fn why_not(&self, t: &CoveTable, action: Action) -> Option<No> {
        ore::why_not(t, action).or_else(|| forging::why_not(t, action))
    }
    fn arrange(&self, t: &mut CoveTable, player: GlassOwner) {
        ore::arrange(t, player);
        forging::arrange(t);
    }
    fn ground(&self, on: &Arrangement) -> Vec<String> {
        let mut edits = Vec::new();
        (0..4).for_each(|n| on.put(&mut edits, &on.of(ME.kind(n)), STORE));
        edits
    }
    /// `rack <colour> <face>..`.
    fn arrangement(&self, on: &Arrangement, word: &str, rest: &[&str]) -> Option<Vec<String>> {
        if word != "rack" {
            return None;
        }
        let mut edits = Vec::new();
        for pair in rest.chunks(2) {
            let [colour, face] = pair else { return None };
            edits.extend(on.lay(&format!("die_{colour}"), "rack")?);
            edits.push(format!("mark die_{colour} {}", face.parse::<u8>().ok()?));
        }
        Some(edits)
    }
    fn range(&self, level: &Level, _: Dial) -> (i64, i64) {
        (0, level.shops.blacksmith.kit.most_coal)
    }
}

/// The step that is asked about.
fn asked(t: &CoveTable) -> Option<(GlassOwner, EffectProgress, ShopStep)> {
    let (player, at) = EffectProgress::asked(t)?;
    let op = *at.job()?.of(&t.level().shops.blacksmith).get(at.step)?;
    Some((player, at, op))
}

/// MC-20.9: the track stops at its end.
fn gain_coal(t: &mut CoveTable, player: GlassOwner, count: i64) {
    let most = t.level().shops.blacksmith.kit.most_coal;
    let gained = count.min(most - t.ledger.dial(COAL));
    if gained > 0 {
        t.ledger.add(COAL, gained);
        t.ledger.set(layout::DID, 1);
        tell(t, player, "mc-log-coal", "MC-20.9").number("coal", gained);
    }
}

/// MC-20.12: whether a step can do anything.
fn possible(t: &CoveTable, player: GlassOwner, op: ShopStep) -> bool {
    let kit = &t.level().shops.blacksmith.kit;
    let rack = t.ledger.count(RACK);
    match op {
        ShopStep::Take { .. } => rack < kit.rack && t.ledger.count(STORE) > 0,
        ShopStep::Forge { sizes, .. } => forging::any(t, player, sizes),
        ShopStep::Coal(_) => t.ledger.dial(COAL) < kit.most_coal,
        ShopStep::Reroll | ShopStep::Turn => rack > 0,
    }
}

/// What a step lacks that can do nothing.
fn lacks(t: &CoveTable, op: ShopStep) -> Value {
    let (rack, coal) = (t.ledger.count(RACK), t.ledger.dial(COAL));
    match op {
        ShopStep::Take { .. } if rack < t.level().shops.blacksmith.kit.rack => {
            lack("mc-lacks-store", &[])
        }
        ShopStep::Take { .. } => lack("mc-lacks-rack", &[]),
        ShopStep::Forge { .. } if rack > 0 => lack("mc-lacks-piece", &[("coal", coal)]),
        ShopStep::Coal(_) => lack("mc-lacks-coal", &[]),
        ShopStep::Forge { .. } | ShopStep::Reroll | ShopStep::Turn => lack("mc-lacks-dice", &[]),
    }
}
