//! The computer player's marbles: harvests with what runs together, batches, retorts (MC-19).

use super::super::{
    draft::{Draft, Resume, Till, clan},
    outlook::SeatOutlook,
};
use super::{ShopPurpose, Workshop, board};
use crate::{
    games::merchants_cove::{
        level::{Clan, Cost, Good, Level, Size},
        rules::{
            shops::{
                Merchant,
                alchemist::{ASIDE, BENCH, MARBLES, ShopStep, TUBES, chain, tube, words::*},
            },
            steps::Job,
        },
        table::{nouns::CoveSight, verbs::FINISH},
    },
    table::{
        action::{Action, Value},
        agenda::Decision,
        ids::{Question, ZoneId},
    },
};

/// Ways of a harvest that are kept.
const HARVESTS: usize = 5;
/// What of a batch's worth counts while its marbles only lie there, in hundredths.
const UNBREWED: i64 = 62;

/// Marbles.
#[derive(Clone, Debug)]
pub(in crate::games::merchants_cove::bot) struct PlannedShop {
    tubes: [Vec<u8>; TUBES as usize],
    /// The longest harvest of each tube: it is asked far more often than the tubes change.
    longest: [i64; TUBES as usize],
    bench: [i64; 4],
    bag: [i64; 4],
}

fn colours(t: &CoveSight, zone: ZoneId) -> Vec<u8> {
    let pieces = t.sight.zone(zone).pieces.iter();
    let first = Merchant::Alchemist.kinds();
    pieces.filter_map(|p| Some((p.kind?.0 - first) as u8)).collect()
}
fn counts(t: &CoveSight, zone: ZoneId) -> [i64; 4] {
    let mut all = [0; 4];
    colours(t, zone).into_iter().for_each(|c| all[usize::from(c) % 4] += 1);
    all
}

impl PlannedShop {
    /// What bench marbles of a colour are worth.
    fn marbles(colour: usize, n: i64, till: &Till, look: &SeatOutlook) -> i64 {
        let kit = &look.level.shops.alchemist.kit;
        let [small, large] = look.of_colour(colour);
        let good = |size| Good::new(clan(colour), size);
        let large = if till.supply(good(Size::Large)) > 0 { large } else { 0 };
        let small = if till.supply(good(Size::Small)) > 0 { small } else { 0 };
        let (a, b) = (kit.large.max(1), kit.small.max(1));
        let each = (large * 2 / a).max(small * 2 / b) / 2;
        let (whole, rest) = (n / a, n % a);
        let mut worth = whole * large.max(small * (a / b)) + (rest / b) * small;
        worth += (rest % b) * each * 3 / 5;
        worth = worth.max(n * each * 4 / 5) * UNBREWED / 100;
        if !till.shield(colour) && n >= kit.retort {
            worth = worth.max(look.shields[colour] * UNBREWED / 100);
        }
        worth
    }
    fn bench_worth(&self, till: &Till, look: &SeatOutlook) -> i64 {
        (0..4).map(|c| PlannedShop::marbles(c, self.bench[c], till, look)).sum()
    }
    /// What the most welcome harvest of the tubes would bring.
    fn best_run(&self) -> i64 {
        self.longest.into_iter().max().unwrap_or(0)
    }
    /// A tube has changed.
    fn look_at(&mut self, tube: usize) {
        let all: Vec<u16> = self.tubes[tube].iter().map(|&c| u16::from(c)).collect();
        let longest = (0..all.len()).map(|at| chain(&all, at).len()).max().unwrap_or(0);
        self.longest[tube] = longest as i64;
    }

    fn harvest(
        draft: Draft<Self>,
        (most, distinct): (i32, bool),
        from: Resume,
        look: &SeatOutlook,
    ) -> Vec<Draft<Self>> {
        let mut ways = vec![(draft, from.extra)];
        for _ in from.done..most {
            let mut next = Vec::new();
            for (draft, used) in &ways {
                for n in 0..usize::from(TUBES) {
                    if distinct && used & 1 << n != 0 {
                        continue;
                    }
                    let all: Vec<u16> = draft.shop.tubes[n].iter().map(|&c| u16::from(c)).collect();
                    for at in 0..all.len() {
                        let taken = chain(&all, at);
                        let mut way = draft.clone();
                        way.act(Action::two(HARVEST, n as i32, at as i32 + 1));
                        for &place in taken.iter().rev() {
                            let colour = way.shop.tubes[n].remove(place);
                            way.shop.bench[usize::from(colour)] += 1;
                        }
                        way.did = true;
                        give_back(&mut way, look);
                        next.push((way, used | 1 << n));
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            next.sort_by_cached_key(|(way, _)| -way.shop.bench_worth(&way.till, look));
            next.truncate(HARVESTS);
            ways = next;
        }
        ways.into_iter()
            .map(|(mut way, _)| {
                fill(&mut way, look);
                way
            })
            .collect()
    }

    fn brew(
        draft: Draft<Self>,
        (most, small, large): (i32, bool, bool),
        out: &mut Vec<Draft<Self>>,
        look: &SeatOutlook,
    ) {
        let kit = &look.level.shops.alchemist.kit;
        let mut ways = vec![(draft, 0_u16)];
        for n in 0..most {
            let mut next = Vec::new();
            for (draft, first) in &ways {
                for good in Good::all().filter(|good| good.ix() >= *first) {
                    let sized = if good.size == Size::Small { small } else { large };
                    let needed = kit.batch(good.size);
                    let colour = good.colour as usize;
                    if !sized || draft.shop.bench[colour] < needed || draft.till.supply(good) <= 0 {
                        continue;
                    }
                    let mut way = draft.clone();
                    way.act(Action::one(BREW, good.ix().into()));
                    way.shop.bench[colour] -= needed;
                    way.shop.bag[colour] += needed;
                    way.make(good);
                    next.push((way, good.ix()));
                }
            }
            if n > 0 {
                for (mut way, _) in ways {
                    way.act(Action::plain(FINISH));
                    out.push(way);
                }
            }
            ways = next;
        }
        out.extend(ways.into_iter().map(|(way, _)| way));
    }

    /// Marbles that came in this action are not swapped again, and those that are swapped lie in
    /// the bag only afterwards (MC-19.13).
    fn transmute(
        draft: Draft<Self>,
        (most, came): (i32, i32),
        out: &mut Vec<Draft<Self>>,
        look: &SeatOutlook,
    ) {
        let mut ways = vec![(draft, came, [0_i64; 4])];
        let settle = |(mut way, _, gone): (Draft<Self>, i32, [i64; 4])| {
            way.shop.bag.iter_mut().zip(gone).for_each(|(bag, n)| *bag += n);
            way
        };
        for n in 0..most {
            let mut next = Vec::new();
            for (draft, came, gone) in &ways {
                for (from, to) in (0..16).map(|k| (k / 4, k % 4)).filter(|(a, b)| a != b) {
                    let kept = i64::from(came >> (4 * from) & 15);
                    if draft.shop.bench[from] <= kept || draft.shop.bag[to] == 0 {
                        continue;
                    }
                    let (mut way, mut gone) = (draft.clone(), *gone);
                    way.act(Action::two(TRANSMUTE, from as i32, to as i32));
                    way.shop.bench[from] -= 1;
                    way.shop.bench[to] += 1;
                    way.shop.bag[to] -= 1;
                    way.did = true;
                    gone[from] += 1;
                    next.push((way, came + (1 << (4 * to)), gone));
                }
            }
            if n > 0 {
                for mut way in ways {
                    way.0.act(Action::plain(FINISH));
                    out.push(settle(way));
                }
            }
            next.sort_by_cached_key(|(way, ..)| -way.shop.bench_worth(&way.till, look));
            next.truncate(HARVESTS);
            ways = next;
        }
        out.extend(ways.into_iter().map(settle));
    }
}

/// What is more than the bench holds goes back: what is missed least.
fn give_back(draft: &mut Draft<PlannedShop>, look: &SeatOutlook) {
    let most = look.level.shops.alchemist.kit.bench as i64;
    while draft.shop.bench.iter().sum::<i64>() > most {
        let missed = |c: usize| {
            let n = draft.shop.bench[c];
            let worth = |n| PlannedShop::marbles(c, n, &draft.till, look);
            worth(n) - worth(n - 1)
        };
        let held = (0..4).filter(|&c| draft.shop.bench[c] > 0);
        let Some(colour) = held.min_by_key(|&c| missed(c)) else { return };
        draft.act(Action::one(RETURN, colour as i32));
        draft.shop.bench[colour] -= 1;
        draft.shop.bag[colour] += 1;
    }
}

/// The tubes are filled again from the tape.
fn fill(draft: &mut Draft<PlannedShop>, look: &SeatOutlook) {
    let height = look.level.shops.alchemist.kit.height;
    for n in 0..usize::from(TUBES) {
        let short = draft.shop.tubes[n].len() < height;
        while draft.shop.tubes[n].len() < height {
            let all: i64 = draft.shop.bag.iter().sum();
            if all == 0 {
                break;
            }
            let mut at = draft.chance(all as u64) as i64;
            let mut colour = 0;
            while at >= draft.shop.bag[colour] {
                at -= draft.shop.bag[colour];
                colour += 1;
            }
            draft.shop.bag[colour] -= 1;
            draft.shop.tubes[n].push(colour as u8);
        }
        if short {
            draft.shop.look_at(n);
        }
    }
}

impl Workshop for PlannedShop {
    type ShopStep = ShopStep;
    const FAVOUR: u8 = 3;
    const ORDER: [usize; 4] = [0, 2, 1, 3];
    const PLACES: [i64; 4] = [650, 480, 350, 350];
    board!(alchemist);
    fn of(t: &CoveSight) -> PlannedShop {
        let mut bag = counts(t, MARBLES);
        for (n, aside) in bag.iter_mut().zip(counts(t, ASIDE)) {
            *n += aside;
        }
        let tubes = [0, 1, 2, 3].map(|n| colours(t, tube(n)));
        let mut shop = PlannedShop { tubes, longest: [0; 4], bench: counts(t, BENCH), bag };
        (0..usize::from(TUBES)).for_each(|tube| shop.look_at(tube));
        shop
    }
    fn carry(
        mut draft: Draft<Self>,
        op: ShopStep,
        from: Resume,
        look: &SeatOutlook,
        out: &mut Vec<Draft<Self>>,
    ) {
        let left = |most: u8| i32::from(most) - from.done;
        match op {
            ShopStep::Harvest { times, distinct } => {
                out.extend(PlannedShop::harvest(draft, (times.into(), distinct), from, look));
            }
            ShopStep::Swap => swap(draft, look, out),
            ShopStep::Brew { most, sizes } => {
                let sizes = (sizes.of(Size::Small), sizes.of(Size::Large));
                PlannedShop::brew(draft, (left(most), sizes.0, sizes.1), out, look);
            }
            ShopStep::Distil => {
                let retort = look.level.shops.alchemist.kit.retort;
                for colour in 0..4 {
                    if draft.shop.bench[colour] >= retort && !draft.till.shield(colour) {
                        let mut way = draft.clone();
                        way.act(Action::one(DISTIL, colour as i32));
                        way.shop.bench[colour] -= retort;
                        way.shop.bag[colour] += retort;
                        way.activate(colour, look);
                        out.push(way);
                    }
                }
            }
            ShopStep::Transmute { most } => {
                PlannedShop::transmute(draft, (left(most), from.extra), out, look);
            }
            ShopStep::Patronage { otherwise } => {
                let active: Vec<usize> = (0..4).filter(|&c| draft.till.shield(c)).collect();
                let best = active.iter().copied().max_by_key(|&c| look.halls[c]);
                if let (Some(clan), 2..) = (best, active.len()) {
                    draft.act(Action::one(PATRON, clan as i32));
                }
                draft.till.gold += 100 * best.map_or(otherwise, |c| look.halls[c]);
                draft.did = true;
                out.push(draft);
            }
        }
    }
    /// MC-19.3: what is too much for the bench.
    fn beside(mut draft: Draft<Self>, question: Question, look: &SeatOutlook) -> Vec<Draft<Self>> {
        if question != Q_SURPLUS {
            return Vec::new();
        }
        give_back(&mut draft, look);
        vec![draft]
    }
    fn purpose(t: &CoveSight, action: Action, _: Decision) -> Option<ShopPurpose> {
        let [first, second, _] = action.args;
        Some(match action.verb {
            BREW => ShopPurpose::Good(Good::at(first)?),
            DISTIL => ShopPurpose::Shield(Clan::at(first)?),
            HARVEST => {
                let colours = colours(t, tube(first as u16)).into_iter().map(u16::from);
                let (colours, at) = (colours.collect::<Vec<_>>(), usize::try_from(second - 1).ok());
                let at = at.filter(|at| *at < colours.len());
                let taken = at.map_or(0, |at| chain(&colours, at).len());
                ShopPurpose::Said(
                    "mc-why-bot-harvest",
                    Some(("marbles", Value::Number(taken as i64))),
                )
            }
            RETURN => ShopPurpose::plain("mc-why-bot-return"),
            SWAP => ShopPurpose::plain("mc-why-bot-swap"),
            TRANSMUTE => ShopPurpose::plain("mc-why-bot-transmute"),
            PATRON => ShopPurpose::plain("mc-why-bot-patron"),
            _ => return None,
        })
    }
    fn potential(&self, till: &Till, look: &SeatOutlook) -> i64 {
        self.bench_worth(till, look) + self.best_run() * 40
    }
}

/// Two marbles side by side are swapped, or none; further ahead it is not thought of.
fn swap(draft: Draft<PlannedShop>, look: &SeatOutlook, out: &mut Vec<Draft<PlannedShop>>) {
    let mut plain = draft.clone();
    plain.act(Action::plain(FINISH));
    out.push(plain);
    if draft.deep {
        return;
    }
    for n in 0..usize::from(TUBES) - 1 {
        for at in 0..look.level.shops.alchemist.kit.height {
            let [left, right] = [&draft.shop.tubes[n], &draft.shop.tubes[n + 1]];
            if let (Some(&a), Some(&b)) = (left.get(at), right.get(at))
                && a != b
            {
                let mut way = draft.clone();
                way.act(Action::two(SWAP, n as i32, at as i32 + 1));
                (way.shop.tubes[n][at], way.shop.tubes[n + 1][at]) = (b, a);
                (n..n + 2).for_each(|tube| way.shop.look_at(tube));
                out.push(way);
            }
        }
    }
}
