//! The computer player's ships: how far each sails, what it hauls, when the crew rests (MC-21).

use super::super::{
    draft::{Draft, Resume, Till},
    outlook::SeatOutlook,
};
use super::{ShopPurpose, Workshop, board};
use crate::{
    games::merchants_cove::{
        level::{Cost, Level, Size},
        rules::{
            shops::{
                Merchant,
                captain::{CREW, EMPTY, SHIPS, ShopStep, Steps, WATERS, ship, water, words::*},
            },
            steps::Job,
        },
        table::{
            nouns::{CoveSight, GameView},
            verbs::FINISH,
        },
    },
    table::{
        action::Action,
        agenda::Decision,
        ids::{KindId, Question},
        view::TableView,
    },
};

/// Ways to share steps that are kept.
const WAYS: usize = 8;
/// What a catch is worth while a ship only lies on it, and what each step to it takes away, in
/// hundredths.
const NEAR: (i64, i64) = (48, 6);
/// What a ready sailor is worth, in hundredths of gold.
const SAILOR: i64 = 170;

/// Ships and crew.
#[derive(Clone, Debug)]
pub(in crate::games::merchants_cove::bot) struct PlannedShop {
    ships: [i32; SHIPS as usize],
    crew: i64,
    /// Empty waters, one bit each.
    empty: i64,
}

impl PlannedShop {
    fn full(&self, at: i32) -> bool {
        at > 0 && self.empty & 1 << at == 0
    }
    /// What can be done on a water.
    fn worth(&self, at: i32, till: &Till, look: &SeatOutlook) -> i64 {
        if at == 0 {
            return 0;
        }
        let row = &look.level.shops.captain.kit.waters[at as usize - 1];
        let catch = match self.full(at) && till.supply(row.good()) > 0 {
            true => look.good(row.good()),
            false => 0,
        };
        let land = match row.island {
            Some(clan) if !till.shield(clan as usize) => look.shields[clan as usize] * 3 / 5,
            _ => 0,
        };
        catch.max(land)
    }
    /// What a ship is worth where it is: the best water not far ahead.
    fn ship(&self, at: i32, till: &Till, look: &SeatOutlook) -> i64 {
        let ahead = (0..=5).map(|steps| {
            let to = at + steps;
            let to = if to > i32::from(WATERS) { to - i32::from(WATERS) - 1 } else { to };
            self.worth(to, till, look) * (NEAR.0 - NEAR.1 * i64::from(steps)) / 100
        });
        ahead.max().unwrap_or(0)
    }

    fn sail(
        draft: Draft<Self>,
        number: i32,
        ships: usize,
        look: &SeatOutlook,
        out: &mut Vec<Draft<Self>>,
    ) {
        let mut ways = Vec::new();
        for a in 0..=number {
            for b in 0..=number - a {
                for c in 0..=number - a - b {
                    let shares = [a, b, c];
                    let sailing = shares.iter().filter(|&&n| n > 0).count();
                    if sailing == 0 || sailing > ships {
                        continue;
                    }
                    let mut way = draft.clone();
                    way.act(Action { verb: SAIL, args: shares });
                    for (ship, steps) in way.shop.ships.iter_mut().zip(shares) {
                        if steps > 0 {
                            let to = *ship + steps;
                            *ship = if to > i32::from(WATERS) { 0 } else { to };
                        }
                    }
                    way.did = true;
                    ways.push(way);
                }
            }
        }
        ways.sort_by_cached_key(|way| -way.shop.potential(&way.till, look));
        ways.truncate(WAYS);
        out.append(&mut ways);
    }

    fn haul(
        draft: Draft<Self>,
        (most, used): (i32, i32),
        op: ShopStep,
        look: &SeatOutlook,
        out: &mut Vec<Draft<Self>>,
    ) {
        let mut ways = vec![(draft, used, 0)];
        for n in 0..most {
            let mut next = Vec::new();
            for (draft, used, first) in &ways {
                for ship in *first..i32::from(SHIPS) {
                    if used & 1 << (ship + 1) == 0 {
                        let mut found = Vec::new();
                        haul_with(draft, ship, op, look, &mut found);
                        next.extend(
                            found.into_iter().map(|w| (w, used | 1 << (ship + 1), ship + 1)),
                        );
                    }
                }
            }
            if n > 0 {
                for (mut way, ..) in ways {
                    way.act(Action::plain(FINISH));
                    out.push(way);
                }
            }
            ways = next;
        }
        out.extend(ways.into_iter().map(|(way, ..)| way));
    }
}

/// What a ship can haul where it is.
fn haul_with(
    draft: &Draft<PlannedShop>,
    n: i32,
    op: ShopStep,
    look: &SeatOutlook,
    out: &mut Vec<Draft<PlannedShop>>,
) {
    let ShopStep::Haul { small_only, land, free, .. } = op else { return };
    let kit = &look.level.shops.captain.kit;
    let at = draft.shop.ships[n as usize];
    if at == 0 {
        return;
    }
    let row = &look.level.shops.captain.kit.waters[at as usize - 1];
    let good = row.good();
    let crew = match good.size {
        _ if free => 0,
        Size::Small => kit.small,
        Size::Large => kit.large,
    };
    let sized = !small_only || good.size == Size::Small;
    if draft.shop.full(at) && sized && draft.shop.crew >= crew && draft.till.supply(good) > 0 {
        let mut way = draft.clone();
        way.act(Action::one(CATCH, n + 1));
        way.shop.crew -= crew;
        way.shop.empty |= 1 << at;
        way.make(good);
        out.push(way);
    }
    if let Some(clan) = row.island.filter(|_| land)
        && !draft.till.shield(clan as usize)
        && draft.shop.crew >= kit.land
    {
        let mut way = draft.clone();
        way.act(Action::one(LAND, n + 1));
        way.shop.crew -= kit.land;
        way.activate(clan as usize, look);
        out.push(way);
    }
}

/// A ship goes home, or none.
fn recall(mut draft: Draft<PlannedShop>, out: &mut Vec<Draft<PlannedShop>>) {
    for n in 0..i32::from(SHIPS) {
        if draft.shop.ships[n as usize] > 0 {
            let mut way = draft.clone();
            way.act(Action::one(RECALL, n + 1));
            way.shop.ships[n as usize] = 0;
            way.did = true;
            out.push(way);
        }
    }
    draft.act(Action::plain(FINISH));
    out.push(draft);
}

impl Workshop for PlannedShop {
    type ShopStep = ShopStep;
    const FAVOUR: u8 = 4;
    const ORDER: [usize; 4] = [1, 0, 2, 3];
    const PLACES: [i64; 4] = [320, 400, 800, 250];
    board!(captain);
    fn of(t: &CoveSight) -> PlannedShop {
        let first = Merchant::Captain.kinds();
        let lies = |n: u16| {
            let here = |at: &u16| t.find(water(*at), KindId(first + n)).is_some();
            i32::from((0..=WATERS).find(here).unwrap_or(0))
        };
        PlannedShop { ships: [0, 1, 2].map(lies), crew: t.dial(CREW), empty: t.dial(EMPTY) }
    }
    fn carry(
        mut draft: Draft<Self>,
        op: ShopStep,
        from: Resume,
        look: &SeatOutlook,
        out: &mut Vec<Draft<Self>>,
    ) {
        match op {
            ShopStep::Sail { ships, .. } if from.asked && from.extra > 0 => {
                PlannedShop::sail(draft, from.extra, ships, look, out);
            }
            ShopStep::Sail { steps, ships } => {
                let number = match steps {
                    Steps::Spin => {
                        let sectors = &look.level.shops.captain.kit.compass;
                        let at = draft.chance(sectors.len() as u64) as usize;
                        draft.shut = true;
                        sectors.get(at).copied().unwrap_or(1)
                    }
                    Steps::Fixed(n) => n,
                    Steps::Choose(n) => {
                        draft.act(Action::one(NAME, n));
                        n
                    }
                };
                PlannedShop::sail(draft, number, ships, look, out);
            }
            ShopStep::Haul { most, .. } => {
                PlannedShop::haul(draft, (i32::from(most) - from.done, from.extra), op, look, out);
            }
            ShopStep::Ready(n) => {
                let tired = look.level.shops.captain.kit.crew - draft.shop.crew;
                let back = if n == 0 { tired } else { n.min(tired) };
                draft.shop.crew += back;
                draft.did |= back > 0;
                out.push(draft);
            }
            ShopStep::Recall => recall(draft, out),
            ShopStep::Refill => {
                for at in (1..=i32::from(WATERS)).filter(|&at| !draft.shop.full(at)) {
                    let mut way = draft.clone();
                    way.act(Action::one(REFILL_WATER, at));
                    way.shop.empty &= !(1 << at);
                    way.did = true;
                    out.push(way);
                }
            }
        }
    }
    fn beside(_: Draft<Self>, _: Question, _: &SeatOutlook) -> Vec<Draft<Self>> {
        Vec::new()
    }
    fn purpose(t: &CoveSight, action: Action, _: Decision) -> Option<ShopPurpose> {
        let row = || {
            let at = ship(t, u16::try_from(action.args[0] - 1).ok()?).0;
            t.level().shops.captain.kit.waters.get(usize::from(at).checked_sub(1)?)
        };
        Some(match action.verb {
            CATCH => ShopPurpose::Good(row()?.good()),
            LAND => ShopPurpose::Shield(row()?.island?),
            NAME => ShopPurpose::plain("mc-why-bot-number"),
            SAIL => ShopPurpose::plain("mc-why-bot-sail"),
            RECALL => ShopPurpose::plain("mc-why-bot-recall"),
            REFILL_WATER => ShopPurpose::plain("mc-why-bot-refill"),
            _ => return None,
        })
    }
    fn potential(&self, till: &Till, look: &SeatOutlook) -> i64 {
        let mut seen = [-1; SHIPS as usize];
        let mut all = self.crew.min(look.level.shops.captain.kit.crew) * SAILOR;
        for (n, &at) in self.ships.iter().enumerate() {
            // Two ships on one water haul it only once.
            let share = if at > 0 && seen.contains(&at) { 1 } else { 2 };
            all += self.ship(at, till, look) * share / 2;
            seen[n] = at;
        }
        all
    }
}
