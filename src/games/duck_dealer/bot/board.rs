//! What the greedy player knows of the board while it plans: sites, distances for its ship, and
//! what a good in the hold is likely to be worth. Plain values read off a sight; it decides
//! nothing.

use crate::{
    games::duck_dealer::{
        level::{Class, ConsumerIx, FactoryIx, GoodIx, Level, PlanetIx},
        nouns::{DuckSight, DuckView, GameView},
        planning::chain::stacks,
    },
    table::ids::SeatId,
};
use std::sync::Arc;

/// Most goods of a level.
pub const GOODS: usize = 32;
/// What stands for no factory, no consumer, no planet.
pub const NONE: u8 = u8::MAX;
/// What a token is thought to be worth, in hundredths of a point.
pub const TOKEN: i32 = 190;
/// Tokens beside the transaction that a good costs on its way to where it is used, in hundredths.
const WAY: i32 = 75;
/// What a new factory is worth beside its points: it opens a line of business.
const OPENED: i32 = 700;

/// A planet with its sites.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// What the mine gives.
    pub mine: u8,
    /// The factory, by number.
    pub factory: u8,
    /// The consumer, by number.
    pub consumer: u8,
    /// The shipyard, by number.
    pub yard: u8,
    /// Whether consumer or shipyard is built.
    pub built: bool,
    /// A start planet.
    pub start: bool,
}

/// What changes while a plan is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sites {
    /// The planets.
    pub places: Vec<Place>,
    /// Factories that nobody has built, one bit each.
    pub free: u64,
    /// The consumers that are still to come, top first.
    pub stacks: [Vec<u8>; 2],
}

/// A recipe.
#[derive(Clone, Copy, Debug)]
pub struct Recipe {
    /// What it makes.
    pub product: u8,
    /// What it takes.
    pub inputs: [u8; 2],
    /// Points for building it.
    pub vp: i32,
}

/// The board for one ship.
pub struct Board {
    /// What is printed.
    pub level: Arc<Level>,
    /// Red tokens from planet to planet.
    pub reds: Vec<Vec<u8>>,
    /// Red tokens from where the ship is to each planet.
    pub from_here: Vec<u8>,
    /// The recipes that are played.
    pub recipes: Vec<Recipe>,
    /// Room for goods.
    pub capacity: u8,
    /// What it costs to build, and to trade.
    pub costs: (u8, u8),
}

/// Red tokens for so many steps.
fn reds(steps: u16, in_hand: i64, speed: i64) -> u8 {
    let left = i64::from(steps) - in_hand;
    if left <= 0 { 0 } else { ((left + speed - 1) / speed.max(1)).min(200) as u8 }
}

impl Board {
    /// The board as a seat's ship finds it.
    pub fn of(t: &DuckSight, seat: SeatId) -> Option<(Board, Sites)> {
        let level = t.spec.level.clone();
        let skipped = |point: u16| t.cube_on(point) == Some(seat);
        let speed = t.speed(seat);
        let row = |from: u16, in_hand: i64| -> Vec<u8> {
            let steps = level.distances(from, skipped);
            steps.into_iter().map(|n| reds(n, in_hand, speed)).collect()
        };
        let in_hand = t.sight.dial(crate::games::duck_dealer::layout::STEPS);
        let here = t.space_of(seat)?;
        let recipes = t.spec.factories.iter().map(|f| Recipe {
            product: f.product.0,
            inputs: f.inputs.map(|good| good.0),
            vp: f.vp as i32,
        });
        let places = level.every_planet().map(|planet| place(t, planet)).collect();
        let built: u64 = level
            .every_planet()
            .filter_map(|planet| t.factory(planet))
            .fold(0, |all, factory| all | 1 << factory.0);
        let every = (1u64 << t.spec.factories.len().min(63)) - 1;
        let board = Board {
            reds: (0..level.planets.len() as u16).map(|planet| row(planet, 0)).collect(),
            from_here: row(here, in_hand),
            recipes: recipes.collect(),
            capacity: t.capacity(seat).clamp(0, 250) as u8,
            costs: (level.costs.build as u8, level.costs.trade as u8),
            level,
        };
        Some((board, Sites { places, free: every & !built, stacks: stacks(t).map(numbers) }))
    }

    /// The class of a good.
    pub fn class(&self, good: u8) -> Class {
        self.level.good(GoodIx(good)).class
    }
    /// Points of a sale.
    pub fn sale(&self, good: u8) -> i32 {
        self.level.good(GoodIx(good)).sale as i32
    }
    /// The good that a consumer wants, and the points for building it.
    pub fn consumer(&self, consumer: u8) -> (u8, i32) {
        let consumer = self.level.consumer(ConsumerIx(consumer));
        (consumer.good.0, consumer.vp as i32)
    }

    /// What the first and what each further one of every good is worth in the hold now, in
    /// hundredths of a point.
    pub fn worth(&self, sites: &Sites) -> Worth {
        let count = self.level.goods.len().min(GOODS);
        let cost = self.costs_of(sites);
        let mut worth = Worth { first: [0; GOODS], more: [0; GOODS], cost };
        // Final goods first, so that what they are worth is known to their inputs.
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|&good| std::cmp::Reverse(self.class(good as u8)));
        for good in order {
            self.demand(sites, good, &mut worth);
        }
        worth
    }

    /// Tokens that one of each good costs from nothing, in hundredths; a great number where nobody
    /// makes it.
    fn costs_of(&self, sites: &Sites) -> [i32; GOODS] {
        const NEVER: i32 = 100_000;
        let mut cost = [NEVER; GOODS];
        for place in sites.places.iter().filter(|p| p.mine != NONE) {
            cost[usize::from(place.mine)] = 100 + WAY;
        }
        // Chains are short: a few rounds reach every product.
        for _ in 0..3 {
            for (n, recipe) in self.recipes.iter().enumerate() {
                let sum: i32 = recipe.inputs.iter().map(|&good| cost[usize::from(good)]).sum();
                let made = sites.free & (1 << n) == 0;
                let product = usize::from(recipe.product);
                cost[product] = if made { (sum + 100 + WAY / 2).min(NEVER) } else { NEVER };
            }
        }
        cost
    }

    /// What the uses of a good make of it.
    fn demand(&self, sites: &Sites, good: usize, worth: &mut Worth) {
        let step = (100 + WAY) * TOKEN / 100;
        let (mut first, mut more) = (0, 0);
        for place in &sites.places {
            if place.consumer != NONE {
                let (wanted, vp) = self.consumer(place.consumer);
                if usize::from(wanted) == good {
                    let sale = self.sale(wanted) * 100 - step;
                    more = more.max(sale);
                    let build = vp * 100 - 2 * step;
                    first = first.max(if place.built { sale } else { build });
                }
            }
            if place.yard != NONE && !place.built {
                let yard = &self.level.yards[usize::from(place.yard)];
                if usize::from(yard.good.0) == good {
                    first = first.max((yard.vp as i32 * 100 - step) / 2);
                }
            }
        }
        for top in sites.stacks.iter().filter_map(|stack| stack.first()) {
            let (wanted, vp) = self.consumer(*top);
            if usize::from(wanted) == good {
                first = first.max((vp * 100 - 2 * step) * 6 / 10);
            }
        }
        for (n, recipe) in self.recipes.iter().enumerate() {
            if !recipe.inputs.iter().any(|&input| usize::from(input) == good) {
                continue;
            }
            let all: i32 =
                recipe.inputs.iter().map(|&g| worth.cost[usize::from(g)].min(3000)).sum();
            let share = |value: i32| value * worth.cost[good].min(3000) / all.max(1);
            let product = usize::from(recipe.product);
            if sites.free & (1 << n) == 0 {
                first = first.max(share(worth.first[product] - step));
                more = more.max(share(worth.more[product] - step));
            } else {
                first = first.max(share(recipe.vp * 100 + OPENED - step));
            }
        }
        // Anything can be R.
        worth.first[good] = first.max(60);
        worth.more[good] = more.max(20);
    }
}

/// What goods are worth in the hold.
pub struct Worth {
    /// The first one.
    pub first: [i32; GOODS],
    /// Each further one.
    pub more: [i32; GOODS],
    /// What one costs in tokens, in hundredths.
    pub cost: [i32; GOODS],
}

impl Worth {
    /// What a hold is worth.
    pub fn of(&self, cargo: &[u8; GOODS]) -> i32 {
        let mut sum = 0;
        for (good, &count) in cargo.iter().enumerate().filter(|(_, count)| **count > 0) {
            sum += self.first[good] + (i32::from(count) - 1) * self.more[good];
        }
        sum
    }
}

fn place(t: &DuckSight, planet: PlanetIx) -> Place {
    let consumer = t.consumer(planet);
    let yard = t.yard(planet);
    Place {
        mine: t.mine(planet).map_or(NONE, |good| good.0),
        factory: t.factory(planet).map_or(NONE, |FactoryIx(n)| n),
        consumer: consumer.map_or(NONE, |(_, n, _)| n.0),
        yard: yard.map_or(NONE, |(_, n, _)| n.0),
        built: consumer.is_some_and(|(_, _, built)| built) || yard.is_some_and(|(_, _, b)| b),
        start: t.level().is_start(planet),
    }
}

/// Consumers by number.
fn numbers(stack: Vec<ConsumerIx>) -> Vec<u8> {
    stack.into_iter().map(|ConsumerIx(n)| n).collect()
}
