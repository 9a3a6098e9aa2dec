//! What the greedy player knows of the board while it plans: sites, distances for its ship, and
//! what a good in the hold is likely to be worth. Plain values read off a sight; it decides
//! nothing.

use super::habits::DuckHabits;
use crate::{
    games::duck_dealer::{
        level::{Class, Colour, ConsumerIx, Equipment, FactoryIx, GoodIx, Level, PlanetIx},
        study::planning::chain::stacks,
        table::{
            layout::{Phase, Site},
            nouns::{DuckSight, DuckView, GameView},
        },
    },
    table::ids::SeatId,
};
use std::sync::Arc;

/// Most goods of a level.
pub const GOODS: usize = 32;
/// What stands for no factory, no consumer, no planet.
pub const NONE: u8 = u8::MAX;

/// A planet with its sites.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlanetModel {
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
    /// The sites that this seat has claimed, one bit each.
    pub claims: u8,
}

/// What changes while a plan is made.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sites {
    /// The planets.
    pub places: Vec<PlanetModel>,
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
pub struct BoardModel {
    /// What is printed.
    pub level: Arc<Level>,
    /// Steps from planet to planet.
    ways: Vec<Vec<u16>>,
    /// Steps from where the ship is to each planet.
    from_here: Vec<u16>,
    /// The passages whose other end is placed, both ways (DD-9.3), and the red tokens of a jump.
    leaps: Vec<(u8, u8)>,
    jump: u8,
    /// Steps in hand.
    in_hand: i64,
    /// Steps that a red token brings, by the number of filled slots.
    speeds: Vec<i64>,
    /// The recipes that are played.
    pub recipes: Vec<Recipe>,
    /// Room without a hold, and what each hold adds.
    pub room: (u8, u8),
    /// What it costs to build, and to trade.
    pub costs: (u8, u8),
    /// Tokens of each colour in the stock.
    pub stock: [u8; 3],
    /// Tokens of each colour that are spent first and give nothing back (DD-5.6).
    pub virtual_tokens: [u8; 3],
    /// What a crew member of each colour, then a hold, is worth, in hundredths of a point.
    pub pieces: [i32; 4],
    /// What each step of speed is worth.
    pub pace: i32,
    /// What a token is worth that is kept.
    pub token: i32,
    /// Tokens beside the transaction that a good costs on its way, in hundredths.
    on_the_way: i32,
    /// What a new factory is worth beside its points.
    opened: i32,
    /// Part of what is kept that can still be used: less than all where this seat is likely to
    /// have no action turn any more, in hundredths.
    pub later: i32,
    /// What goods that are still aboard at the end count, in hundredths of their worth.
    pub aboard: i32,
    /// What the points of a consumer count that nobody has found yet, in hundredths.
    unfound: i32,
    /// Crew members aboard, by colour.
    pub crew: [i32; 3],
    /// The last action turn of the game: nothing but points counts any more (DD-16.1).
    pub is_last: bool,
}

/// A figure in hundredths.
fn hundredths(figure: f64) -> i32 {
    (figure * 100.0).round() as i32
}

/// Red tokens for so many steps.
fn reds(steps: u16, in_hand: i64, speed: i64) -> u8 {
    let left = i64::from(steps) - in_hand;
    if left <= 0 { 0 } else { ((left + speed - 1) / speed.max(1)).min(200) as u8 }
}

impl BoardModel {
    /// The board as a seat's ship finds it.
    pub fn of(t: &DuckSight, seat: SeatId, habits: &DuckHabits) -> Option<(BoardModel, Sites)> {
        let level = t.spec.level.clone();
        let skipped = own_cubes(t, seat);
        let in_hand = t.sight.dial(crate::games::duck_dealer::table::layout::STEPS);
        let here = t.space_of(seat)?;
        // Hundredths of an action turn that this seat still has.
        let rest = (level.counter().saturating_sub(t.counted()) * 100) as i32
            / i32::from(t.layout().seats.max(1));
        let recipes = t.spec.factories.iter().map(|f| Recipe {
            product: f.product.0,
            inputs: f.inputs.map(|good| good.0),
            vp: f.vp as i32,
        });
        let places = level.every_planet().map(|planet| place(t, planet, seat)).collect();
        let built: u64 = level
            .every_planet()
            .filter_map(|planet| t.factory(planet))
            .fold(0, |all, factory| all | 1 << factory.0);
        let every = (1u64 << t.spec.factories.len().min(63)) - 1;
        let board = BoardModel {
            ways: ways_between(&level, &skipped),
            from_here: level.distances(here, &skipped),
            leaps: leaps(t),
            jump: level.costs.jump.clamp(0, 60) as u8,
            in_hand,
            speeds: (0..=level.slots()).map(|filled| level.speed(filled)).collect(),
            recipes: recipes.collect(),
            room: (level.room.0 as u8, level.room.1 as u8),
            costs: (level.costs.build as u8, level.costs.trade as u8),
            stock: Colour::ALL.map(|colour| t.stock(colour).clamp(0, 200) as u8),
            virtual_tokens: Colour::ALL.map(|colour| t.virtual_tokens(colour).clamp(0, 60) as u8),
            pieces: [habits.navigator, habits.engineer, habits.merchant, habits.hold]
                .map(|worth| hundredths(worth) * rest / 100),
            pace: hundredths(habits.pace) * rest / 100,
            token: hundredths(habits.token),
            on_the_way: hundredths(habits.way),
            opened: hundredths(habits.opened),
            later: rest.min(100),
            aboard: hundredths(habits.aboard),
            unfound: hundredths(habits.unfound),
            crew: Equipment::CREW.map(|crew| t.equipment(seat, crew) as i32),
            is_last: acts_last(t),
            level,
        };
        Some((board, Sites { places, free: every & !built, stacks: stacks(t).map(numbers) }))
    }

    /// How many planets there are.
    pub fn planets(&self) -> u8 {
        self.ways.len() as u8
    }

    /// Red tokens to a planet from another one, or from where the ship is, for a ship with so many
    /// filled slots.
    pub fn reds(&self, from: u8, to: u8, filled: u8) -> u8 {
        self.way(from, to, filled).0
    }

    /// The cheapest way to a planet for a ship with so many filled slots: red tokens, and the
    /// passage through which it goes, where one makes it cheaper.
    pub fn way(&self, from: u8, to: u8, filled: u8) -> (u8, Option<(u8, u8)>) {
        let speed = self.speed(filled);
        let (ways, in_hand) = match from {
            at if at == to => return (0, None),
            NONE => (&self.from_here, self.in_hand),
            at => (&self.ways[usize::from(at)], 0),
        };
        let flown = (reds(ways[usize::from(to)], in_hand, speed), None);
        let leapt = self.leaps.iter().map(|&(a, b)| {
            let on = self.ways[usize::from(b)][usize::from(to)];
            let way = ways[usize::from(a)].saturating_add(on);
            (reds(way, in_hand, speed).saturating_add(self.jump), Some((a, b)))
        });
        leapt.fold(flown, |best, next| if next.0 < best.0 { next } else { best })
    }
    /// Steps that a red token brings a ship with so many filled slots.
    pub fn speed(&self, filled: u8) -> i64 {
        self.speeds.get(usize::from(filled)).or(self.speeds.last()).copied().unwrap_or(1)
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
            cost[usize::from(place.mine)] = 100 + self.on_the_way;
        }
        // Chains are short: a few rounds reach every product.
        for _ in 0..3 {
            for (n, recipe) in self.recipes.iter().enumerate() {
                let sum: i32 = recipe.inputs.iter().map(|&good| cost[usize::from(good)]).sum();
                let made = sites.free & (1 << n) == 0;
                let product = usize::from(recipe.product);
                cost[product] =
                    if made { (sum + 100 + self.on_the_way / 2).min(NEVER) } else { NEVER };
            }
        }
        cost
    }

    /// What the uses of a good make of it.
    fn demand(&self, sites: &Sites, good: usize, worth: &mut Worth) {
        let step = (100 + self.on_the_way) * self.token / 100;
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
        // DD-8.4: where every planet has its consumer no other one is found.
        let is_found = sites.places.iter().any(|place| !place.start && place.consumer == NONE);
        let tops = sites.stacks.iter().filter_map(|stack| stack.first()).filter(|_| is_found);
        for top in tops {
            let (wanted, vp) = self.consumer(*top);
            if usize::from(wanted) == good {
                first = first.max((vp * 100 - 2 * step) * self.unfound / 100);
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
                first = first.max(share(recipe.vp * 100 + self.opened - step));
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

/// Whether the action turn that runs, or that the seat in turn could begin now, is the last one of
/// the game (DD-16.1).
pub fn acts_last(t: &DuckSight) -> bool {
    let begins = match t.phase() {
        Phase::Turn => true,
        Phase::Free => !t.spec.options.uncounted_free_turns,
        _ => false,
    };
    t.counted() + usize::from(begins) >= t.level().counter()
}

/// Steps from each planet to every space, for a ship that jumps over what is `skipped`.
pub fn ways_between(level: &Level, skipped: &impl Fn(u16) -> bool) -> Vec<Vec<u16>> {
    level.every_planet().map(|planet| level.distances(planet.0, skipped)).collect()
}

/// The passages through which a ship can jump: of whatever colour, from either end.
pub fn leaps(t: &DuckSight) -> Vec<(u8, u8)> {
    let ends = |from: PlanetIx| Some((from.0 as u8, t.other_end(from)?.0 as u8));
    t.level().every_planet().filter_map(ends).collect()
}

/// Whether a cube of a seat lies on a point, looked up once for all points.
pub fn own_cubes(t: &DuckSight, seat: SeatId) -> impl Fn(u16) -> bool + use<> {
    let own: Vec<bool> = (0..t.layout().spaces).map(|s| t.cube_on(s) == Some(seat)).collect();
    move |point| own.get(usize::from(point)).copied().unwrap_or(false)
}

fn place(t: &DuckSight, planet: PlanetIx, seat: SeatId) -> PlanetModel {
    let consumer = t.consumer(planet);
    let yard = t.yard(planet);
    PlanetModel {
        mine: t.mine(planet).map_or(NONE, |good| good.0),
        factory: t.factory(planet).map_or(NONE, |FactoryIx(n)| n),
        consumer: consumer.map_or(NONE, |(_, n, _)| n.0),
        yard: yard.map_or(NONE, |(_, n, _)| n.0),
        built: consumer.is_some_and(|(_, _, built)| built) || yard.is_some_and(|(_, _, b)| b),
        start: t.level().is_start(planet),
        claims: claims(t, planet, seat),
    }
}

/// The sites of a planet that a seat has claimed.
fn claims(t: &DuckSight, planet: PlanetIx, seat: SeatId) -> u8 {
    let own = Site::ALL.into_iter().filter(|&site| t.claimed(planet, site) == Some(seat));
    own.fold(0, |all, site| all | 1 << site as u8)
}

/// Consumers by number.
fn numbers(stack: Vec<ConsumerIx>) -> Vec<u8> {
    stack.into_iter().map(|ConsumerIx(n)| n).collect()
}
