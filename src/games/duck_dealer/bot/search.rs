//! The search of the greedy player: whole action turns, errand by errand, over the shortest ways.
//! Of all plans that have spent the same number of tokens the best few are kept. It plans with what
//! lies open and knows nothing of offers.

use super::board::{BoardModel, GOODS, NONE, PlanetModel, Sites, TOKEN, Worth};
use crate::games::duck_dealer::{level::Equipment, table::layout::Site};
use std::{collections::BTreeSet, sync::Arc};

/// Plans that are kept for each number of tokens spent.
const WIDTH: usize = 90;
/// Most tokens that a plan spends.
const LONGEST: usize = 60;
/// What goods that are still aboard at the end count, in hundredths of their worth.
const ABOARD: i32 = 70;

/// What is done at a stop.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Errand {
    /// A good is mined.
    Mine,
    /// The factory works.
    Produce,
    /// A factory is built, by number.
    Factory(u8),
    /// The consumer is built, with this other good.
    Consumer(u8),
    /// The shipyard is built, with this other good.
    Yard(u8),
    /// A good is sold.
    Sell,
    /// The shipyard's equipment is bought, with this other good.
    Buy(u8),
}

/// A stop of a plan: where, what, and which stack the consumer of a new planet comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlannedStop {
    /// The planet.
    pub planet: u8,
    /// What is done there.
    pub errand: Errand,
    /// How often: more than once at claimed sites alone.
    pub times: u8,
    /// The stack, where the planet is new.
    pub stack: Option<u8>,
}

/// What a player has to spend and to carry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Means {
    /// Red, yellow and blue tokens.
    pub tokens: [u8; 3],
    /// Goods aboard.
    pub cargo: [u8; GOODS],
    /// The planet where the ship is; [`NONE`] on the way.
    pub at: u8,
    /// Filled slots of the ship.
    pub filled: u8,
    /// Holds among them.
    pub holds: u8,
    /// Crew that the plan has taken aboard, by colour.
    pub hired: [u8; 3],
}

/// A plan that is being made.
#[derive(Clone)]
struct Draft {
    means: Means,
    load: u8,
    vp: i32,
    sites: Arc<Sites>,
    worth: Arc<Worth>,
    last: Option<usize>,
    score: i32,
}

impl Draft {
    /// The good aboard that is missed least, of those that can stand beside a named one.
    fn other(&self, named: u8) -> Option<u8> {
        let cargo = &self.means.cargo;
        let others = (0..GOODS as u8).filter(|&g| g != named && cargo[usize::from(g)] > 0);
        others.min_by_key(|&g| {
            let at = usize::from(g);
            if cargo[at] > 1 { self.worth.more[at] } else { self.worth.first[at] }
        })
    }
    fn room(&self, board: &BoardModel) -> u8 {
        board.room.0 + board.room.1 * self.means.holds
    }
    /// What the ship is worth, compared with others.
    fn ship(&self, board: &BoardModel) -> i32 {
        // The fourth crew member of a colour and each further one counts for less: a hoard of one
        // colour alone does nothing.
        let colours = self.means.hired.iter().zip(board.crew).zip(board.pieces);
        let crew: i32 = colours
            .map(|((&hired, aboard), each)| -> i32 {
                (0..i32::from(hired)).map(|n| each * 2 / (aboard + n).max(2)).sum()
            })
            .sum();
        let pace = board.speed(self.means.filled) as i32 * board.pace;
        // Each further hold is used less.
        let hold = board.pieces[3];
        let holds: i32 = (0..i32::from(self.means.holds)).map(|n| hold / (n + 1)).sum();
        crew + holds + pace
    }
}

/// A plan.
#[derive(Clone, Default, Debug)]
pub struct ErrandPlan {
    /// Its stops.
    pub stops: Vec<PlannedStop>,
}

/// A stop that was thought of, and the one before it.
struct Link {
    stop: PlannedStop,
    before: Option<usize>,
}

struct Search<'a> {
    board: &'a BoardModel,
    /// Tokens at the beginning.
    real: [u8; 3],
    layers: Vec<Vec<Draft>>,
    links: Vec<Link>,
}

/// The best plan for these means, of those that keep at most so many tokens.
pub fn plan(board: &BoardModel, sites: Sites, means: Means, keep: u8) -> ErrandPlan {
    let worth = Arc::new(board.worth(&sites));
    let load = means.cargo.iter().sum();
    let all: usize = means.tokens.iter().map(|&n| usize::from(n)).sum();
    let start = Draft { means, load, vp: 0, sites: Arc::new(sites), worth, last: None, score: 0 };
    let mut search = Search {
        board,
        real: means.tokens,
        layers: vec![Vec::new(); all.min(LONGEST) + 1],
        links: Vec::new(),
    };
    let value = |draft: &Draft, spent: usize| {
        let left = (all - spent).min(usize::from(keep)) as i32;
        let aboard = draft.worth.of(&draft.means.cargo) * ABOARD / 100;
        draft.vp * 100 + aboard + left * TOKEN + draft.ship(board)
    };
    let mut best = (value(&start, 0), start.clone());
    search.layers[0].push(start);
    for spent in 0..search.layers.len() {
        for draft in search.pruned(spent) {
            let worth = value(&draft, spent);
            // What does not fit in the end is thrown away again: that is no end of a plan.
            if worth > best.0 && draft.load <= draft.room(board) {
                best = (worth, draft.clone());
            }
            search.expand(&draft, spent);
        }
    }
    let mut stops = Vec::new();
    let mut next = best.1.last;
    while let Some(at) = next {
        stops.push(search.links[at].stop);
        next = search.links[at].before;
    }
    stops.reverse();
    ErrandPlan { stops }
}

impl Search<'_> {
    /// The best drafts of a layer, each position once.
    fn pruned(&mut self, spent: usize) -> Vec<Draft> {
        let mut drafts = std::mem::take(&mut self.layers[spent]);
        drafts.sort_by_key(|draft| std::cmp::Reverse(draft.score));
        let mut seen = BTreeSet::new();
        drafts.retain(|d| {
            let sites = (d.sites.free, d.sites.stacks[0].len(), d.sites.stacks[1].len());
            seen.len() < WIDTH && seen.insert((d.means, d.vp, sites))
        });
        drafts
    }

    /// Everything that can be done next.
    fn expand(&mut self, draft: &Draft, spent: usize) {
        let over = draft.load > draft.room(self.board);
        for planet in 0..draft.sites.places.len() as u8 {
            let red = self.board.reds(draft.means.at, planet, draft.means.filled);
            // What is aboard must fit before the ship moves.
            if red > draft.means.tokens[0] || (over && draft.means.at != planet) {
                continue;
            }
            let place = draft.sites.places[usize::from(planet)];
            let stacks = &draft.sites.stacks;
            let new =
                !place.start && place.consumer == NONE && stacks.iter().any(|s| !s.is_empty());
            if !new {
                self.at(draft, spent, planet, red, None);
                continue;
            }
            for stack in (0..2u8).filter(|&n| !stacks[usize::from(n)].is_empty()) {
                self.at(draft, spent, planet, red, Some(stack));
            }
        }
    }

    /// Everything that can be done at a planet.
    fn at(&mut self, draft: &Draft, spent: usize, planet: u8, red: u8, stack: Option<u8>) {
        let place = draft.sites.places[usize::from(planet)];
        let (build, trade) = self.board.costs;
        let [_, yellow, blue] = draft.means.tokens;
        let mut errands = Vec::new();
        if blue >= trade {
            self.trades(draft, place, &mut |errand, times| {
                errands.push((errand, times, [red, 0, trade]));
            });
        }
        if yellow >= build {
            self.buildings(draft, place, &mut |errand| {
                errands.push((errand, 1, [red, build, 0]));
            });
        }
        for (errand, times, tokens) in errands {
            self.take(draft, spent, PlannedStop { planet, errand, times, stack }, tokens);
        }
    }

    /// What can be traded at a place, and how often for one price: more than once where the seat
    /// has claimed the site.
    fn trades(&self, draft: &Draft, place: PlanetModel, go: &mut impl FnMut(Errand, u8)) {
        let (board, cargo) = (self.board, &draft.means.cargo);
        let room = draft.room(board);
        let claimed = |site: Site| place.claims & (1 << site as u8) != 0;
        let has = |good: u8| cargo[usize::from(good)] > 0;
        // One more than there is room for can still be used up where it is mined.
        if place.mine != NONE && draft.load <= room {
            let most = if claimed(Site::Mine) { room - draft.load + 1 } else { 1 };
            (1..=most).for_each(|times| go(Errand::Mine, times));
        }
        if place.factory != NONE {
            let recipe = &board.recipes[usize::from(place.factory)];
            let most = recipe.inputs.iter().map(|&good| cargo[usize::from(good)]).min();
            let most = most.unwrap_or(0).min(if claimed(Site::Factory) { room } else { 1 });
            (1..=most).for_each(|times| go(Errand::Produce, times));
        }
        if place.consumer != NONE && place.built && has(board.consumer(place.consumer).0) {
            go(Errand::Sell, 1);
        }
        if place.yard != NONE && place.built {
            let yard = &board.level.yards[usize::from(place.yard)];
            let slots = i64::from(draft.means.filled) < board.level.slots();
            let can = slots && has(yard.good.0) && self.can_hire(draft, yard.gives);
            if let Some(other) = draft.other(yard.good.0).filter(|_| can) {
                go(Errand::Buy(other), 1);
            }
        }
    }

    /// What can be built at a place.
    fn buildings(&self, draft: &Draft, place: PlanetModel, go: &mut impl FnMut(Errand)) {
        let has = |good: u8| draft.means.cargo[usize::from(good)] > 0;
        if !place.start && place.factory == NONE {
            for (n, recipe) in self.board.recipes.iter().enumerate() {
                if draft.sites.free & (1 << n) != 0 && recipe.inputs.iter().all(|&g| has(g)) {
                    go(Errand::Factory(n as u8));
                }
            }
        }
        if place.built {
            return;
        }
        if place.consumer != NONE {
            let (wanted, _) = self.board.consumer(place.consumer);
            if let Some(other) = draft.other(wanted).filter(|_| has(wanted)) {
                go(Errand::Consumer(other));
            }
        }
        if place.yard != NONE {
            let named = self.board.level.yards[usize::from(place.yard)].good.0;
            if let Some(other) = draft.other(named).filter(|_| has(named)) {
                go(Errand::Yard(other));
            }
        }
    }

    /// Whether the stock has the token that a crew member would be, or will have had it back.
    fn can_hire(&self, draft: &Draft, what: Equipment) -> bool {
        let Some(colour) = what.colour() else { return true };
        let n = colour as usize;
        let back = self.real[n].saturating_sub(draft.means.tokens[n]);
        self.board.stock[n] + back > draft.means.hired[n]
    }

    /// Adds a draft that goes on with a stop.
    fn take(&mut self, draft: &Draft, spent: usize, stop: PlannedStop, tokens: [u8; 3]) {
        let then = spent + tokens.iter().map(|&n| usize::from(n)).sum::<usize>();
        // Without a price there would be no end.
        if then >= self.layers.len() || then == spent {
            return;
        }
        let mut next = draft.clone();
        next.means.at = stop.planet;
        for (left, price) in next.means.tokens.iter_mut().zip(tokens) {
            *left -= price;
        }
        let mut changed = self.explore(&mut next, stop);
        for _ in 0..stop.times {
            changed |= self.carry_out(&mut next, stop);
        }
        if changed {
            next.worth = Arc::new(self.board.worth(&next.sites));
        }
        next.load = next.means.cargo.iter().sum();
        next.score = next.vp * 100 + next.worth.of(&next.means.cargo) + next.ship(self.board);
        self.links.push(Link { stop, before: draft.last });
        next.last = Some(self.links.len() - 1);
        self.layers[then].push(next);
    }

    /// Lays the consumer of a new planet.
    fn explore(&self, next: &mut Draft, stop: PlannedStop) -> bool {
        let Some(stack) = stop.stack else { return false };
        let sites = Arc::make_mut(&mut next.sites);
        let stack = &mut sites.stacks[usize::from(stack)];
        if stack.is_empty() {
            return false;
        }
        sites.places[usize::from(stop.planet)].consumer = stack.remove(0);
        true
    }

    /// What an errand does; true where the board has changed.
    fn carry_out(&self, next: &mut Draft, stop: PlannedStop) -> bool {
        let planet = usize::from(stop.planet);
        let place = next.sites.places[planet];
        let cargo = &mut next.means.cargo;
        let mut use_up = |good: u8| cargo[usize::from(good)] -= 1;
        match stop.errand {
            Errand::Mine => cargo[usize::from(place.mine)] += 1,
            Errand::Produce => {
                let recipe = &self.board.recipes[usize::from(place.factory)];
                recipe.inputs.iter().for_each(|&good| use_up(good));
                cargo[usize::from(recipe.product)] += 1;
            }
            Errand::Sell => {
                let (good, _) = self.board.consumer(place.consumer);
                use_up(good);
                next.vp += self.board.sale(good);
            }
            Errand::Buy(other) => {
                let yard = &self.board.level.yards[usize::from(place.yard)];
                [yard.good.0, other].into_iter().for_each(use_up);
                next.means.filled += 1;
                match yard.gives.colour() {
                    Some(colour) => next.means.hired[colour as usize] += 1,
                    None => next.means.holds += 1,
                }
            }
            Errand::Factory(n) => {
                let recipe = &self.board.recipes[usize::from(n)];
                recipe.inputs.iter().for_each(|&good| use_up(good));
                next.vp += recipe.vp;
                let sites = Arc::make_mut(&mut next.sites);
                sites.places[planet].factory = n;
                sites.free &= !(1 << n);
                return true;
            }
            Errand::Consumer(other) => {
                let (good, vp) = self.board.consumer(place.consumer);
                [good, other].into_iter().for_each(use_up);
                next.vp += vp;
                Arc::make_mut(&mut next.sites).places[planet].built = true;
                return true;
            }
            Errand::Yard(other) => {
                let yard = &self.board.level.yards[usize::from(place.yard)];
                [yard.good.0, other].into_iter().for_each(use_up);
                next.vp += yard.vp as i32;
                Arc::make_mut(&mut next.sites).places[planet].built = true;
                return true;
            }
        }
        false
    }
}
