//! The cheapest way to bring some goods to one of several planets: which mines and factories in
//! which order. A shortest path over what lies aboard and where the ship is; it knows no purpose.

use super::ways::PlanetWays;
use crate::games::duck_dealer::level::{Factory, GoodIx, PlanetIx};
use std::{cmp::Reverse, collections::BinaryHeap};

/// Positions beyond which nobody searches: no recipe of a playable level comes near.
const MOST: usize = 400_000;

/// What one use of a site costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    /// Each use is paid for.
    Each,
    /// Only the first one of a visit (DD-11.4).
    First,
    /// None: the site is open.
    Open,
}

impl Use {
    fn tokens(self, count: u8, trade: i64) -> i64 {
        match self {
            Use::Each => trade * i64::from(count),
            Use::First => trade,
            Use::Open => 0,
        }
    }
}

/// A planet, as far as goods come from it.
#[derive(Clone, Debug)]
pub(super) struct GoodSource {
    pub(super) planet: PlanetIx,
    pub(super) mine: Option<(GoodIx, Use)>,
    pub(super) factory: Option<(Factory, Use)>,
}

/// What is to be brought where.
pub(super) struct Delivery<'a> {
    pub(super) ways: &'a PlanetWays,
    /// The planets, by number.
    pub(super) sources: &'a [GoodSource],
    /// The planet where the ship is now, with the sites that are open to it.
    pub(super) here: Option<GoodSource>,
    /// The planet on which the errand begins; `None` for where the ship is now.
    pub(super) from: Option<PlanetIx>,
    /// The goods that matter, with how many of each are needed and how many are aboard.
    pub(super) goods: Vec<(GoodIx, u8, u8)>,
    /// What must be aboard at the end: positions in `goods`.
    pub(super) takes: Vec<usize>,
    /// Whether a good of another type than this one is needed beside them.
    pub(super) other: Option<GoodIx>,
    /// Whether such a good is aboard.
    pub(super) has_other: bool,
    /// Goods aboard that do not matter.
    pub(super) ballast: i64,
    pub(super) capacity: i64,
    pub(super) ends: &'a [PlanetIx],
    pub(super) trade: i64,
}

/// What is done at a stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum StopDeed {
    Mine(GoodIx, u8),
    Other(GoodIx),
    Produce(GoodIx, u8),
}

/// A stop of the cheapest way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Visit {
    pub(super) planet: PlanetIx,
    pub(super) reds: i64,
    pub(super) deeds: Vec<(StopDeed, i64)>,
}

/// How a position was reached.
#[derive(Clone, Copy)]
enum Step {
    Begin,
    Stop,
    Fly(i64),
    Do(StopDeed, i64),
}

type Cost = (i64, i64);

struct Search<'a> {
    errand: &'a Delivery<'a>,
    /// What a unit of each good counts in the number of a position.
    weights: Vec<usize>,
    cost: Vec<Option<Cost>>,
    from: Vec<(u32, Step)>,
    open: BinaryHeap<Reverse<(Cost, usize)>>,
}

impl Delivery<'_> {
    /// Nodes: the planets, then the ship as it is now, then the ship stopped where it is now.
    fn nodes(&self) -> usize {
        self.sources.len() + 2
    }
    fn source(&self, node: usize) -> Option<&GoodSource> {
        match node.checked_sub(self.sources.len()) {
            None => self.sources.get(node),
            Some(1) => self.here.as_ref(),
            Some(_) => None,
        }
    }

    /// The cheapest way, as its visits; `None` where there is none.
    pub(super) fn cheapest(&self) -> Option<Vec<Visit>> {
        let mut weights = Vec::new();
        let mut size = self.nodes() * 2;
        for (_, most, _) in &self.goods {
            weights.push(size);
            size = size.checked_mul(usize::from(*most) + 1).filter(|&n| n <= MOST)?;
        }
        let mut search = Search {
            errand: self,
            weights,
            cost: vec![None; size],
            from: vec![(0, Step::Begin); size],
            open: BinaryHeap::new(),
        };
        let end = search.run()?;
        Some(search.visits(end))
    }
}

impl Search<'_> {
    fn have(&self, position: usize, good: usize) -> u8 {
        let (_, most, _) = self.errand.goods[good];
        (position / self.weights[good] % (usize::from(most) + 1)) as u8
    }
    fn node(&self, position: usize) -> usize {
        position / 2 % self.errand.nodes()
    }
    fn has_other(&self, position: usize) -> bool {
        position % 2 == 1
    }
    fn load(&self, position: usize) -> i64 {
        let aboard: i64 = (0..self.weights.len()).map(|g| i64::from(self.have(position, g))).sum();
        aboard + i64::from(self.has_other(position)) + self.errand.ballast
    }

    fn begin(&self) -> usize {
        let e = self.errand;
        let node = e.from.map_or(e.sources.len(), |planet| planet.ix());
        let goods = e.goods.iter().zip(&self.weights).map(|((.., have), w)| usize::from(*have) * w);
        usize::from(e.has_other) + 2 * node + goods.sum::<usize>()
    }
    fn done(&self, position: usize) -> bool {
        let e = self.errand;
        let there = e.source(self.node(position)).is_some_and(|s| e.ends.contains(&s.planet));
        there
            && e.takes.iter().all(|g| {
                let wanted = e.takes.iter().filter(|other| *other == g).count();
                usize::from(self.have(position, *g)) >= wanted
            })
            && (e.other.is_none() || self.has_other(position))
    }

    fn run(&mut self) -> Option<usize> {
        let begin = self.begin();
        self.cost[begin] = Some((0, 0));
        self.open.push(Reverse(((0, 0), begin)));
        while let Some(Reverse((cost, position))) = self.open.pop() {
            if self.cost[position] != Some(cost) {
                continue;
            }
            if self.done(position) {
                return Some(position);
            }
            self.work(position, cost);
            self.leave(position, cost);
        }
        None
    }

    fn reach(&mut self, to: usize, from: usize, (all, red): Cost, step: Step) {
        let (more, reds) = match step {
            Step::Begin | Step::Stop => (0, 0),
            Step::Fly(reds) => (reds, reds),
            Step::Do(_, tokens) => (tokens, 0),
        };
        let cost = (all + more, red + reds);
        if self.cost[to].is_none_or(|known| cost < known) {
            self.cost[to] = Some(cost);
            self.from[to] = (from as u32, step);
            self.open.push(Reverse((cost, to)));
        }
    }

    /// What can be done where the ship is.
    fn work(&mut self, position: usize, cost: Cost) {
        let e = self.errand;
        let Some(source) = e.source(self.node(position)) else { return };
        if let Some((good, price)) = source.mine {
            if let Some(at) = e.goods.iter().position(|(g, ..)| *g == good) {
                let room = e.goods[at].1 - self.have(position, at);
                let most = if price == Use::Each { room.min(1) } else { room };
                for count in 1..=most {
                    let tokens = price.tokens(count, e.trade);
                    let to = position + usize::from(count) * self.weights[at];
                    self.reach(to, position, cost, Step::Do(StopDeed::Mine(good, count), tokens));
                }
            }
            if e.other.is_some_and(|named| named != good) && !self.has_other(position) {
                let tokens = price.tokens(1, e.trade);
                self.reach(position + 1, position, cost, Step::Do(StopDeed::Other(good), tokens));
            }
        }
        let Some((recipe, price)) = &source.factory else { return };
        let find = |good: GoodIx| e.goods.iter().position(|(g, ..)| *g == good);
        let (Some(at), Some(a), Some(b)) =
            (find(recipe.product), find(recipe.inputs[0]), find(recipe.inputs[1]))
        else {
            return;
        };
        let room = e.goods[at].1 - self.have(position, at);
        let most = room.min(self.have(position, a)).min(self.have(position, b));
        for count in 1..=(if *price == Use::Each { most.min(1) } else { most }) {
            let (n, w) = (usize::from(count), &self.weights);
            let to = position + n * w[at] - n * w[a] - n * w[b];
            let deed = StopDeed::Produce(recipe.product, count);
            self.reach(to, position, cost, Step::Do(deed, price.tokens(count, e.trade)));
        }
    }

    /// Where the ship can go.
    fn leave(&mut self, position: usize, cost: Cost) {
        let e = self.errand;
        let (node, planets) = (self.node(position), e.sources.len());
        let at_node = |to: usize| position + 2 * to - 2 * node;
        if node == planets && e.here.is_some() {
            self.reach(at_node(planets + 1), position, cost, Step::Stop);
        }
        if self.load(position) > e.capacity {
            return;
        }
        for to in 0..planets {
            let planet = e.sources[to].planet;
            let way = match e.source(node) {
                None => e.ways.to(planet),
                Some(source) if source.planet == planet => continue,
                Some(source) => e.ways.between(source.planet, planet),
            };
            if let Some(way) = way {
                self.reach(at_node(to), position, cost, Step::Fly(way.reds));
            }
        }
    }

    /// The way to a position, stop by stop.
    fn visits(&self, end: usize) -> Vec<Visit> {
        let mut path = vec![end];
        while let (before, Step::Stop | Step::Fly(_) | Step::Do(..)) =
            self.from[path[path.len() - 1]]
        {
            path.push(before as usize);
        }
        let mut visits: Vec<Visit> = Vec::new();
        for position in path.into_iter().rev() {
            let at = || self.errand.source(self.node(position)).map(|s| s.planet);
            match (self.from[position].1, at()) {
                (Step::Fly(reds), Some(planet)) => {
                    visits.push(Visit { planet, reds, deeds: Vec::new() });
                }
                (Step::Stop | Step::Begin, Some(planet)) => {
                    visits.push(Visit { planet, reds: 0, deeds: Vec::new() });
                }
                (Step::Do(deed, tokens), _) => {
                    if let Some(visit) = visits.last_mut() {
                        visit.deeds.push((deed, tokens));
                    }
                }
                _ => {}
            }
        }
        visits
    }
}
