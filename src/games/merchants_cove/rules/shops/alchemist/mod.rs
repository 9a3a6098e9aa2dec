//! Chapter MC-19, the Alchemist: marbles that slide down their tubes and run together, a bench, and
//! retorts. Everything that concerns her alone stands in this folder.

mod brewing;
mod harvest;

use super::super::{
    goods,
    steps::{EffectProgress, Job},
};
use super::{Shop, lack, lacking};
pub use crate::games::merchants_cove::level::shops::alchemist::{ShopFile, ShopMaterial, ShopStep};
pub use crate::games::merchants_cove::table::merchants::alchemist as words;
use crate::{
    games::merchants_cove::{
        level::{Colour, Cost, Good, Level, Size},
        table::arrangement::Arrangement,
        table::nouns::{CoveTable, CoveView, GlassOwner},
    },
    table::{
        action::{Action, Value},
        builder::Builder,
        catalogue::{Look, Name},
        dice::Stream,
        ids::{Dial, ZoneId},
        offers::{No, no},
        stages::Rules,
    },
};
pub use harvest::chain;
use words::ME;
pub use words::TUBES;

/// A tube, bottom to top.
pub const fn tube(n: u16) -> ZoneId {
    ME.zone(n)
}
/// The marbles that wait.
pub const MARBLES: ZoneId = ME.zone(TUBES);
/// The bench.
pub const BENCH: ZoneId = ME.zone(TUBES + 1);
/// Marbles that were swapped and are to go into the bag (MC-19.13).
pub const ASIDE: ZoneId = ME.zone(TUBES + 2);

/// The shop.
pub struct Alchemist;

/// The colour of a marble, as a number.
pub fn colour(t: &impl CoveView, marble: crate::table::ids::PieceId) -> u16 {
    t.kind(marble).0 - ME.kinds()
}
/// How many marbles of a colour lie in a zone.
pub fn marbles(t: &impl CoveView, zone: ZoneId, wanted: Colour) -> i64 {
    let all = t.contents(zone).iter();
    all.filter(|&&marble| colour(t, marble) == wanted as u16).count() as i64
}
/// Some of the marbles of a colour go from one zone to another.
pub(in crate::games::merchants_cove) fn shift(
    t: &mut CoveTable,
    (from, to): (ZoneId, ZoneId),
    wanted: Colour,
    count: i64,
) {
    for _ in 0..count {
        let marble =
            t.ledger.contents(from).iter().copied().find(|&m| colour(t, m) == wanted as u16);
        if let Some(marble) = marble {
            t.ledger.move_piece(marble, to);
        }
    }
}

impl Shop for Alchemist {
    fn lay_out_kinds(&self, _: &Level, b: &mut Builder) {
        for colour in Colour::ALL {
            let name = Name::Key(format!("mc-marble-{}", colour.id()));
            b.kind(format!("marble_{}", colour.id()), name, "marble", "marble");
        }
    }
    fn lay_out_zones(&self, _: &Level, b: &mut Builder) {
        (1..=TUBES).for_each(|n| _ = b.zone(format!("tube:{n}"), None, Look::All));
        b.zone("marbles".to_owned(), None, Look::Shuffled);
        b.zone("bench".to_owned(), None, Look::All);
        b.zone("marbles:aside".to_owned(), None, Look::All);
    }
    fn lay_pieces(&self, level: &Level, b: &mut Builder) {
        for (n, count) in level.shops.alchemist.kit.counts().into_iter().enumerate() {
            (0..count).for_each(|_| _ = b.piece(ME.kind(n as u16), MARBLES, true, 0));
        }
    }
    /// MC-19.1: tube 1 first, bottom to top.
    fn set_up(&self, t: &mut CoveTable) {
        (0..TUBES).for_each(|n| harvest::fill(t, n, Stream::SetUp));
    }
    fn cost(&self, level: &Level, space: usize) -> Cost {
        level.shops.alchemist.spaces[space].0
    }
    fn steps(&self, level: &Level, job: Job) -> usize {
        job.of(&level.shops.alchemist).len()
    }
    /// MC-19.10.
    fn can(&self, t: &CoveTable, player: GlassOwner, job: Job) -> Result<(), No> {
        let steps = job.of(&t.level().shops.alchemist);
        // A swap takes nothing by itself.
        let does = |op: &&ShopStep| !matches!(op, ShopStep::Swap);
        match steps.iter().filter(does).any(|&op| possible(t, player, op)) {
            true => Ok(()),
            false => Err(lacking()),
        }
    }
    fn lacks(&self, t: &CoveTable, player: GlassOwner, job: Job) -> Vec<Value> {
        let steps = job.of(&t.level().shops.alchemist);
        steps.iter().filter_map(|&op| lacks(t, player, op)).collect()
    }
    fn run(&self, t: &mut CoveTable, player: GlassOwner, at: EffectProgress) {
        let Some(&op) = at.job().and_then(|job| job.of(&t.level().shops.alchemist).get(at.step))
        else {
            return;
        };
        match op {
            ShopStep::Harvest { times, distinct } => harvest::ask(t, player, at, times, distinct),
            ShopStep::Swap => harvest::ask_swap(t, player, at),
            ShopStep::Brew { most, sizes: _ } if at.done < i32::from(most) => {
                if possible(t, player, op) {
                    at.ask(t, player, words::Q_BREW);
                }
            }
            ShopStep::Distil => at.ask(t, player, words::Q_DISTIL),
            ShopStep::Transmute { most } => brewing::ask_transmute(t, player, at, most),
            ShopStep::Patronage { otherwise } => brewing::ask_patron(t, player, at, otherwise),
            ShopStep::Brew { .. } => {}
        }
    }
    fn plug(&self, rules: &mut Rules) {
        harvest::plug(rules);
        brewing::plug(rules);
    }
    fn why_not(&self, t: &CoveTable, action: Action) -> Option<No> {
        harvest::why_not(t, action).or_else(|| brewing::why_not(t, action))
    }
    fn arrange(&self, t: &mut CoveTable, player: GlassOwner) {
        harvest::arrange(t, player);
    }
    fn ground(&self, on: &Arrangement) -> Vec<String> {
        let mut edits = Vec::new();
        (0..4).for_each(|n| on.put(&mut edits, &on.of(ME.kind(n)), MARBLES));
        edits
    }
    /// `tube <n> <colour>..`, bottom to top; `bench <colour>..`.
    fn arrangement(&self, on: &Arrangement, word: &str, rest: &[&str]) -> Option<Vec<String>> {
        match (word, rest) {
            ("tube", [n, colours @ ..]) => on.lay_kinds("marble", &format!("tube:{n}"), colours),
            ("bench", colours) => on.lay_kinds("marble", "bench", colours),
            _ => None,
        }
    }
    fn range(&self, _: &Level, _: Dial) -> (i64, i64) {
        (0, 0)
    }
}

/// The step that is asked about.
fn asked(t: &CoveTable) -> Option<(GlassOwner, EffectProgress, ShopStep)> {
    let (player, at) = EffectProgress::asked(t)?;
    let op = *at.job()?.of(&t.level().shops.alchemist).get(at.step)?;
    Some((player, at, op))
}

/// Whether a batch of a good can be made (MC-19.6).
fn may_brew(t: &CoveTable, player: GlassOwner, good: Good) -> Result<(), No> {
    let needed = t.level().shops.alchemist.kit.batch(good.size);
    let have = marbles(t, BENCH, good.colour);
    if have < needed {
        let no = no("MC-19.6", "mc-no-batch");
        return no.number("have", have).number("need", needed).err();
    }
    goods::may_make(t, player, good)
}

/// MC-19.10: whether a step can do anything.
fn possible(t: &CoveTable, player: GlassOwner, op: ShopStep) -> bool {
    match op {
        ShopStep::Harvest { .. } => {
            let (have, need) = full_tubes(t, op);
            have >= need
        }
        ShopStep::Swap => harvest::any_swap(t),
        ShopStep::Brew { sizes, .. } => {
            let brewed = |good: &Good| sizes.of(good.size);
            Good::all().filter(brewed).any(|good| may_brew(t, player, good).is_ok())
        }
        ShopStep::Distil => {
            Colour::ALL.into_iter().any(|c| brewing::may_distil(t, player, c).is_ok())
        }
        ShopStep::Transmute { .. } => t.ledger.count(BENCH) > 0 && t.ledger.count(MARBLES) > 0,
        ShopStep::Patronage { .. } => true,
    }
}

/// In how many tubes marbles lie, and in how many they must for a harvest.
fn full_tubes(t: &CoveTable, op: ShopStep) -> (i64, i64) {
    let have = (0..TUBES).filter(|&n| t.ledger.count(tube(n)) > 0).count() as i64;
    match op {
        ShopStep::Harvest { times, distinct: true } => (have, times.into()),
        _ => (have, 1),
    }
}

/// What a step lacks that can do nothing; of a swap nobody asks.
fn lacks(t: &CoveTable, player: GlassOwner, op: ShopStep) -> Option<Value> {
    let numbers = |have: i64, need: i64| [("have", have), ("need", need)];
    let most = |of: &dyn Fn(Colour) -> bool| {
        let colours = Colour::ALL.into_iter().filter(|&colour| of(colour));
        colours.map(|colour| marbles(t, BENCH, colour)).max()
    };
    Some(match op {
        ShopStep::Harvest { .. } => {
            let (have, need) = full_tubes(t, op);
            lack("mc-lacks-tubes", &numbers(have, need))
        }
        ShopStep::Brew { sizes, .. } => {
            let kit = &t.level().shops.alchemist.kit;
            let brewed = Size::ALL.into_iter().filter(|&size| sizes.of(size));
            let need = brewed.map(|size| kit.batch(size)).min()?;
            match most(&|_| true)? {
                have if have < need => lack("mc-lacks-batch", &numbers(have, need)),
                _ => lack("mc-lacks-batch-token", &[]),
            }
        }
        ShopStep::Distil => match most(&|colour| !t.shield(player, colour)) {
            Some(have) => {
                let need = t.level().shops.alchemist.kit.retort;
                lack("mc-lacks-retort", &numbers(have, need))
            }
            None => lack("mc-lacks-shield", &[]),
        },
        ShopStep::Transmute { .. } => match t.ledger.count(BENCH) {
            0 => lack("mc-lacks-bench", &[]),
            _ => lack("mc-lacks-bag", &[]),
        },
        ShopStep::Swap | ShopStep::Patronage { .. } => return None,
    })
}
