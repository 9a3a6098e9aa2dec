//! Chapter MC-22, the Chronomancer: a grid of rift tiles that slide, and two machines whose
//! crossing is explored. Everything that concerns him alone stands in this folder.

mod grid;
mod rifts;

use super::super::steps::{EffectProgress, Job};
use super::{Shop, lack, not_in_full};
pub use crate::games::merchants_cove::level::shops::chronomancer::{
    ShopFile, ShopMaterial, ShopStep,
};
pub use crate::games::merchants_cove::table::merchants::chronomancer as words;
use crate::{
    games::merchants_cove::{
        level::{Colour, Cost, Level},
        table::{
            arrangement::Arrangement,
            layout::Phase,
            nouns::{CoveTable, CoveView, GlassOwner},
        },
    },
    table::{
        action::{Action, Value},
        builder::Builder,
        catalogue::{Look, Name},
        dice::Stream,
        ids::{Dial, PieceId, ZoneId},
        offers::No,
        stages::Rules,
        study::Problem,
    },
};
pub use grid::{line, pushed};
pub use rifts::{finds_of, may_anchor_with};
use words::ME;
pub use words::{CELLS, COLUMN, LAST, LINES, ROW};

/// The mark of a tile whose spent side is up.
pub const SPENT: i32 = 1;

/// A place of the grid.
pub const fn cell(n: u16) -> ZoneId {
    ME.zone(n)
}
/// The spare tile.
pub const SPARE: ZoneId = ME.zone(CELLS);
/// The tiles before they are laid out.
pub const PILE: ZoneId = ME.zone(CELLS + 1);

/// The shop.
pub struct Chronomancer;

/// The tile on a place: the piece, its colour, whether it is fresh.
pub fn tile(t: &impl CoveView, n: u16) -> Option<(PieceId, Colour, bool)> {
    tile_in(t, cell(n))
}
/// The tile in a zone: the piece, its colour, whether it is fresh.
pub fn tile_in(t: &impl CoveView, zone: ZoneId) -> Option<(PieceId, Colour, bool)> {
    let piece = t.contents(zone).first().copied()?;
    let colour = Colour::at(i32::from(t.kind(piece).0) - i32::from(ME.kinds()))?;
    Some((piece, colour, t.mark_of(piece) != SPENT))
}
/// The row of a place, as people count.
pub fn row_of(n: u16) -> i64 {
    i64::from(n / LINES) + 1
}
/// The column of a place, as people count.
pub fn column_of(n: u16) -> i64 {
    i64::from(n % LINES) + 1
}
/// The place where the machines cross (MC-22.3).
pub fn crossing(t: &impl CoveView) -> u16 {
    (t.dial(ROW) * i64::from(LINES) + t.dial(COLUMN)) as u16
}
/// The fresh tiles of the crossing's colour in the cross, the crossing included (MC-22.3).
pub fn matching(t: &impl CoveView) -> Vec<u16> {
    matching_in(&(0..CELLS).map(|n| face(t, n)).collect::<Vec<_>>(), crossing(t))
}
/// A tile without the piece: its colour, whether it is fresh.
pub type TileFace = Option<(Colour, bool)>;
/// What lies on a place.
pub fn face(t: &impl CoveView, n: u16) -> TileFace {
    tile(t, n).map(|(_, colour, fresh)| (colour, fresh))
}
/// The same for a grid that does not lie on the table, and a crossing in it.
pub fn matching_in(grid: &[TileFace], at: u16) -> Vec<u16> {
    let tile = |n: u16| grid.get(usize::from(n)).copied().flatten();
    let Some((colour, _)) = tile(at) else { return Vec::new() };
    let in_cross = |n: &u16| n / LINES == at / LINES || n % LINES == at % LINES;
    (0..CELLS).filter(in_cross).filter(|&n| tile(n) == Some((colour, true))).collect()
}

impl Shop for Chronomancer {
    fn lay_out_kinds(&self, _: &Level, b: &mut Builder) {
        for colour in Colour::ALL {
            let name = Name::Key(format!("mc-rift-{}", colour.id()));
            b.kind(format!("rift_{}", colour.id()), name, "rift", "rift");
        }
    }
    fn lay_out_zones(&self, _: &Level, b: &mut Builder) {
        for n in 0..CELLS {
            b.zone(format!("grid:{}-{}", n / LINES, n % LINES), None, Look::All);
        }
        b.zone("spare".to_owned(), None, Look::All);
        b.zone("rifts".to_owned(), None, Look::Shuffled);
    }
    fn lay_pieces(&self, level: &Level, b: &mut Builder) {
        for (n, count) in level.shops.chronomancer.kit.counts().into_iter().enumerate() {
            (0..count).for_each(|_| _ = b.piece(ME.kind(n as u16), PILE, true, 0));
        }
    }
    /// MC-22.1: row by row, the last one is the spare.
    fn set_up(&self, t: &mut CoveTable) {
        t.ledger.shuffle(PILE, Stream::SetUp);
        for n in 0..=CELLS {
            if let Some(&piece) = t.ledger.contents(PILE).last() {
                t.ledger.move_piece(piece, cell(n));
            }
        }
        let (row, column) =
            (t.level().shops.chronomancer.kit.row, t.level().shops.chronomancer.kit.column);
        t.ledger.set(ROW, row);
        t.ledger.set(COLUMN, column);
    }
    fn cost(&self, level: &Level, space: usize) -> Cost {
        level.shops.chronomancer.spaces[space].0
    }
    fn steps(&self, level: &Level, job: Job) -> usize {
        job.of(&level.shops.chronomancer).len()
    }
    /// MC-22.11: the first step decides.
    fn can(&self, t: &CoveTable, player: GlassOwner, job: Job) -> Result<(), No> {
        let Some(&op) = job.of(&t.level().shops.chronomancer).first() else {
            return Err(not_in_full());
        };
        match op {
            ShopStep::Shift | ShopStep::Move(_) | ShopStep::Swap | ShopStep::Place => Ok(()),
            ShopStep::Explore => rifts::may_explore(t, player),
            ShopStep::Errand => rifts::may_errand(t, player),
            ShopStep::Mend(_) => rifts::may_mend(t),
        }
    }
    fn lacks(&self, _: &CoveTable, _: GlassOwner, _: Job) -> Vec<Value> {
        vec![lack("mc-lacks-spent", &[])]
    }
    fn run(&self, t: &mut CoveTable, player: GlassOwner, at: EffectProgress) {
        let Some(&op) = at.job().and_then(|job| job.of(&t.level().shops.chronomancer).get(at.step))
        else {
            return;
        };
        match op {
            ShopStep::Shift if at.done == 0 => at.ask(t, player, words::Q_SHIFT),
            ShopStep::Move(most) if at.done < most => at.ask(t, player, words::Q_MOVE),
            ShopStep::Swap if at.done == 0 => at.ask(t, player, words::Q_SWAP_TILES),
            ShopStep::Place if at.done == 0 => at.ask(t, player, words::Q_PLACE),
            ShopStep::Explore => rifts::explore(t, player, at),
            ShopStep::Errand => rifts::errand(t, player),
            ShopStep::Mend(most) if at.done < most && rifts::may_mend(t).is_ok() => {
                at.ask(t, player, words::Q_MEND);
            }
            _ => {}
        }
    }
    fn plug(&self, rules: &mut Rules) {
        grid::plug(rules);
        rifts::plug(rules);
    }
    fn why_not(&self, t: &CoveTable, action: Action) -> Option<No> {
        grid::why_not(t, action).or_else(|| rifts::why_not(t, action))
    }
    /// `grid <letters>`: the colours of the tiles row by row, then of the spare.
    fn arrangement(&self, on: &Arrangement, word: &str, rest: &[&str]) -> Option<Vec<String>> {
        let ("grid", [letters]) = (word, rest) else { return None };
        if letters.chars().count() != usize::from(CELLS) + 1 {
            return None;
        }
        let mut edits = Vec::new();
        for (n, letter) in (0..).zip(letters.chars()) {
            let colour = Colour::ALL.into_iter().find(|c| c.id().starts_with(letter))?;
            let zone = match n < CELLS {
                true => format!("grid:{}-{}", n / LINES, n % LINES),
                false => "spare".to_owned(),
            };
            edits.extend(on.lay(&format!("rift_{}", colour.id()), &zone)?);
        }
        Some(edits)
    }
    /// MC-22.1: a tile on each place, and one that is to spare; none as long as merchants are
    /// chosen.
    fn problems(&self, t: &CoveTable, found: &mut Vec<Problem>) {
        let each = |tiles: usize| (0..=CELLS).all(|n| t.ledger.count(cell(n)) == tiles);
        let laid = each(1) || (t.phase() == Phase::Choose && each(0));
        if t.player_with(ME).is_some() && t.spec.0.rules.has(2) && !laid {
            found.push(Problem::new("MC-22.1", "mc-problem-grid", Vec::new()));
        }
    }
    fn range(&self, _: &Level, dial: Dial) -> (i64, i64) {
        match dial {
            LAST => (0, 4 * i64::from(LINES)),
            _ => (0, i64::from(LINES) - 1),
        }
    }
}

/// The step that is asked about.
fn asked(t: &CoveTable) -> Option<(GlassOwner, EffectProgress, ShopStep)> {
    let (player, at) = EffectProgress::asked(t)?;
    let op = *at.job()?.of(&t.level().shops.chronomancer).get(at.step)?;
    Some((player, at, op))
}
