//! The computer player's grid: shifts, machines, what a crossing would give (MC-22).

use super::super::{
    draft::{Draft, Resume, Till, clan},
    outlook::SeatOutlook,
};
use super::{ShopPurpose, Workshop, board};
use crate::{
    games::merchants_cove::{
        level::{Cost, Good, Level, Size},
        rules::{
            shops::{
                Merchant,
                chronomancer::{
                    CELLS, COLUMN, LAST, LINES, ROW, SPARE, SPENT, ShopStep, cell, crossing, tile,
                    words::*,
                },
            },
            steps::Job,
        },
        table::{nouns::CoveSight, verbs::FINISH},
    },
    table::{action::Action, agenda::Decision, ids::Question, view::TableView},
};

const SIDE: usize = LINES as usize;
const ALL: usize = CELLS as usize;
/// Swaps of tiles that are kept.
const SWAPS: usize = 5;
/// What of a find counts while the machines only stand there; what a spent tile takes away, in
/// hundredths of gold.
const FOUND: i64 = 45;
const WORN: i64 = 70;

/// A tile: its colour, whether it is fresh.
type Tile = (u8, bool);

/// Tiles and machines.
#[derive(Clone, Debug)]
pub(in crate::games::merchants_cove::bot) struct PlannedShop {
    grid: [Tile; ALL],
    spare: Tile,
    row: usize,
    column: usize,
    last: i64,
}

fn in_cross(at: usize, n: usize) -> bool {
    n / SIDE == at / SIDE || n % SIDE == at % SIDE
}

impl PlannedShop {
    fn crossing(&self) -> usize {
        self.row * SIDE + self.column
    }
    /// The other fresh tiles of its colour in the cross of a place.
    fn others(&self, at: usize) -> impl Iterator<Item = usize> {
        let colour = self.grid[at].0;
        (0..ALL).filter(move |&n| n != at && in_cross(at, n) && self.grid[n] == (colour, true))
    }
    /// Large and small goods that a place would give (MC-22.4, MC-22.12).
    fn finds(&self, at: usize, till: &Till, look: &SeatOutlook) -> (i8, i8) {
        let kit = &look.level.shops.chronomancer.kit;
        let m = 1 + self.others(at).count() as i64;
        let left = |size| till.supply(Good::new(clan(self.grid[at].0.into()), size));
        let wanted = if m >= kit.both { 2 } else { 1 };
        let large = i8::from(m >= kit.large).min(left(Size::Large));
        (large, (wanted - large).min(left(Size::Small)))
    }
    fn may_anchor(&self, at: usize, till: &Till, look: &SeatOutlook) -> bool {
        let (colour, fresh) = self.grid[at];
        let m = 1 + self.others(at).count() as i64;
        let kit = &look.level.shops.chronomancer.kit;
        fresh && m >= kit.anchors(clan(colour.into())) && !till.shield(colour.into())
    }
    /// What exploring a place would bring.
    fn worth(&self, at: usize, till: &Till, look: &SeatOutlook) -> i64 {
        let (colour, fresh) = self.grid[at];
        if !fresh {
            return 0;
        }
        let [small, large] = look.of_colour(colour.into());
        let (n, k) = self.finds(at, till, look);
        let goods = i64::from(n) * large + i64::from(k) * small;
        match self.may_anchor(at, till, look) {
            true => goods.max(look.shields[usize::from(colour)] + small),
            false => goods,
        }
    }
    fn shift(&mut self, line: usize, end: usize) {
        for k in 0..SIDE {
            let k = if end == 0 { k } else { SIDE - 1 - k };
            let n = if line < SIDE { line * SIDE + k } else { k * SIDE + line - SIDE };
            std::mem::swap(&mut self.grid[n], &mut self.spare);
        }
        self.spare.1 = true;
        self.last = (2 * line + end) as i64 + 1;
    }

    /// All crossings that so many steps of the machines reach.
    fn steps(draft: Draft<Self>, most: i32, out: &mut Vec<Draft<Self>>) {
        let most = most as usize;
        for at in 0..ALL {
            let (row, column) = (at / SIDE, at % SIDE);
            let rows = row.abs_diff(draft.shop.row);
            let far = rows + column.abs_diff(draft.shop.column);
            if far > most || far == 0 && !draft.did {
                continue;
            }
            let mut way = draft.clone();
            let down = i32::from(row > draft.shop.row);
            let right = 2 + i32::from(column > draft.shop.column);
            for n in 0..far {
                way.act(Action::one(MOVE, if n < rows { down } else { right }));
            }
            if far < most {
                way.act(Action::plain(FINISH));
            }
            (way.shop.row, way.shop.column) = (row, column);
            way.did = true;
            out.push(way);
        }
    }

    fn explore(draft: Draft<Self>, look: &SeatOutlook, out: &mut Vec<Draft<Self>>) {
        let at = draft.shop.crossing();
        let (colour, fresh) = draft.shop.grid[at];
        let colour = usize::from(colour);
        if !fresh {
            return;
        }
        let (large, small) = draft.shop.finds(at, &draft.till, look);
        let anchor = draft.shop.may_anchor(at, &draft.till, look);
        let good = |size| Good::new(clan(colour), size);
        if anchor {
            let mut way = draft.clone();
            way.act(Action::plain(ANCHOR));
            way.make(good(Size::Small));
            way.shop.grid[at].1 = false;
            way.activate(colour, look);
            out.push(way);
        }
        if large + small == 0 {
            return;
        }
        let mut way = draft;
        if anchor {
            way.act(Action::plain(EXPLORE));
        }
        (0..large).for_each(|_| _ = way.make(good(Size::Large)));
        (0..small).for_each(|_| _ = way.make(good(Size::Small)));
        let others: Vec<usize> = way.shop.others(at).collect();
        way.shop.grid[at].1 = false;
        if large == 0 || others.is_empty() {
            return out.push(way);
        }
        for &other in &others {
            let mut one = way.clone();
            if others.len() > 1 {
                one.act(Action::one(SPEND, other as i32));
            }
            one.shop.grid[other].1 = false;
            out.push(one);
        }
    }

    /// Spent tiles turn fresh, the most welcome ones first.
    fn mend(mut draft: Draft<Self>, most: i32, look: &SeatOutlook, out: &mut Vec<Draft<Self>>) {
        for _ in 0..most {
            let spent = (0..ALL).filter(|&n| !draft.shop.grid[n].1);
            let welcome = |n: usize| {
                let mut shop = draft.shop.clone();
                shop.grid[n].1 = true;
                shop.potential(&draft.till, look)
            };
            let Some(n) = spent.max_by_key(|&n| welcome(n)) else { break };
            draft.act(Action::one(MEND, n as i32));
            draft.shop.grid[n].1 = true;
            draft.did = true;
        }
        if draft.did {
            out.push(draft);
        }
    }

    fn best_crossing(&self, till: &Till, look: &SeatOutlook) -> i64 {
        (0..ALL).map(|at| self.worth(at, till, look)).max().unwrap_or(0)
    }

    fn swap(draft: Draft<Self>, look: &SeatOutlook, out: &mut Vec<Draft<Self>>) {
        // Further ahead the veil is not thought of.
        if draft.deep {
            return;
        }
        let mut ways = Vec::new();
        for n in 0..ALL {
            for other in n + 1..ALL {
                if draft.shop.grid[n] != draft.shop.grid[other] {
                    let mut way = draft.clone();
                    way.act(Action::two(SWAP_TILES, n as i32, other as i32));
                    way.shop.grid.swap(n, other);
                    way.did = true;
                    ways.push(way);
                }
            }
        }
        ways.sort_by_cached_key(|way| -way.shop.best_crossing(&way.till, look));
        ways.truncate(SWAPS);
        out.append(&mut ways);
    }
}

impl Workshop for PlannedShop {
    type ShopStep = ShopStep;
    const FAVOUR: u8 = 1;
    const ORDER: [usize; 4] = [1, 0, 3, 2];
    const PLACES: [i64; 4] = [250, 350, 250, 800];
    board!(chronomancer);
    fn of(t: &CoveSight) -> PlannedShop {
        let first = Merchant::Chronomancer.kinds();
        let tile = |zone| {
            let piece = t.sight.zone(zone).pieces.first();
            piece.map_or((0, false), |p| {
                (p.kind.map_or(0, |kind| (kind.0 - first) as u8), p.mark != SPENT)
            })
        };
        PlannedShop {
            grid: std::array::from_fn(|n| tile(cell(n as u16))),
            spare: tile(SPARE),
            row: t.dial(ROW) as usize % SIDE,
            column: t.dial(COLUMN) as usize % SIDE,
            last: t.dial(LAST),
        }
    }
    fn carry(
        draft: Draft<Self>,
        op: ShopStep,
        from: Resume,
        look: &SeatOutlook,
        out: &mut Vec<Draft<Self>>,
    ) {
        match op {
            ShopStep::Shift => {
                for entry in 0..4 * SIDE {
                    if draft.shop.last == (entry as i64 ^ 1) + 1 {
                        continue;
                    }
                    let mut way = draft.clone();
                    way.act(Action::two(SHIFT, entry as i32 / 2, entry as i32 % 2));
                    way.shop.shift(entry / 2, entry % 2);
                    way.did = true;
                    out.push(way);
                }
            }
            ShopStep::Move(most) => PlannedShop::steps(draft, most - from.done, out),
            ShopStep::Explore => PlannedShop::explore(draft, look, out),
            ShopStep::Mend(most) => PlannedShop::mend(draft, most - from.done, look, out),
            ShopStep::Swap => PlannedShop::swap(draft, look, out),
            ShopStep::Place => {
                for at in 0..ALL {
                    let mut way = draft.clone();
                    way.act(Action::one(PLACE, at as i32));
                    (way.shop.row, way.shop.column) = (at / SIDE, at % SIDE);
                    way.did = true;
                    out.push(way);
                }
            }
            ShopStep::Errand => {
                let at = draft.shop.crossing();
                let (colour, fresh) = draft.shop.grid[at];
                let mut way = draft;
                if fresh && way.make(Good::new(clan(colour.into()), Size::Small)) {
                    way.shop.grid[at].1 = false;
                    out.push(way);
                }
            }
        }
    }
    /// MC-22.4: the other tile that turns spent.
    fn beside(draft: Draft<Self>, question: Question, _: &SeatOutlook) -> Vec<Draft<Self>> {
        if question != Q_SPEND {
            return Vec::new();
        }
        let at = draft.shop.crossing();
        let spent = |other: usize| {
            let mut way = draft.clone();
            way.act(Action::one(SPEND, other as i32));
            way.shop.grid[at].1 = false;
            way.shop.grid[other].1 = false;
            way
        };
        draft.shop.others(at).map(spent).collect()
    }
    fn purpose(t: &CoveSight, action: Action, _: Decision) -> Option<ShopPurpose> {
        Some(match action.verb {
            ANCHOR => ShopPurpose::Shield(tile(t, crossing(t))?.1),
            SHIFT => ShopPurpose::plain("mc-why-bot-shift"),
            MOVE | SWAP_TILES | PLACE => ShopPurpose::plain("mc-why-bot-machine"),
            EXPLORE => ShopPurpose::plain("mc-why-bot-explore"),
            SPEND => ShopPurpose::plain("mc-why-bot-spend"),
            MEND => ShopPurpose::plain("mc-why-bot-mend"),
            _ => return None,
        })
    }
    fn potential(&self, till: &Till, look: &SeatOutlook) -> i64 {
        let here = self.worth(self.crossing(), till, look) * FOUND / 100;
        let near = (0..ALL)
            .filter(|at| (at / SIDE).abs_diff(self.row) + (at % SIDE).abs_diff(self.column) <= 1);
        let near = near.map(|at| self.worth(at, till, look)).max().unwrap_or(0) / 5;
        let worn = self.grid.iter().filter(|tile| !tile.1).count() as i64;
        here.max(near) - worn * WORN
    }
}
