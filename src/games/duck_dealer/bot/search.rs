//! The search of the greedy player: whole action turns, errand by errand, over the shortest ways.
//! Of all plans that have spent the same number of tokens the best few are kept. It plans with what
//! lies open and knows nothing of offers.

use super::board::{BoardModel, GOODS, NONE, PlanetModel, Sites, Worth};
use crate::games::duck_dealer::{level::Equipment, table::layout::Site};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, HashMap},
};

/// Most tokens that a plan spends.
const LONGEST: usize = 60;

/// What is done at a stop.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

impl Errand {
    /// Whether it ever brings points.
    pub(super) fn brings_points(self) -> bool {
        self.builds() || self == Errand::Sell
    }
    /// Whether a site is built by it.
    fn builds(self) -> bool {
        matches!(self, Errand::Factory(_) | Errand::Consumer(_) | Errand::Yard(_))
    }
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
#[derive(Clone, Copy)]
pub(super) struct ErrandDraft {
    /// What there is then.
    pub means: Means,
    load: u8,
    /// The points so far.
    pub vp: i32,
    /// The sites as they are then, by number.
    pub ground: usize,
    /// Its last link.
    pub last: Option<usize>,
    /// What the ship is worth, compared with others.
    ship: i32,
    score: i32,
}

impl ErrandDraft {
    fn room(&self, board: &BoardModel) -> u8 {
        board.room.0 + board.room.1 * self.means.holds
    }
}

impl Means {
    /// What the ship is worth, compared with others.
    fn ship(&self, board: &BoardModel) -> i32 {
        // The fourth crew member of a colour and each further one counts for less: a hoard of one
        // colour alone does nothing.
        let colours = self.hired.iter().zip(board.crew).zip(board.pieces);
        let crew: i32 = colours
            .map(|((&hired, aboard), each)| -> i32 {
                (0..i32::from(hired)).map(|n| each * 2 / (aboard + n).max(2)).sum()
            })
            .sum();
        let pace = board.speed(self.filled) as i32 * board.pace;
        // Each further hold is used less.
        let hold = board.pieces[3];
        let holds: i32 = (0..i32::from(self.holds)).map(|n| hold / (n + 1)).sum();
        crew + holds + pace
    }
}

/// A plan, and what comes of it.
#[derive(Clone, Debug)]
pub struct ErrandPlan {
    /// Its stops.
    pub stops: Vec<PlannedStop>,
    /// What is left and aboard in the end.
    pub then: Means,
    /// The points that it brings.
    pub vp: i32,
    /// What it is worth with all that is left, compared with others from the same beginning.
    pub value: i32,
}

/// What a plan may come to for the first time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum FirstDeed {
    /// A good is aboard that was mined or made, by number.
    Aboard(u8),
    /// A consumer is built, by number.
    Consumer(u8),
    /// Something is sold to a consumer.
    Sale(u8),
}

impl FirstDeed {
    /// What an errand at a place comes to.
    fn of(board: &BoardModel, place: PlanetModel, errand: Errand) -> Option<FirstDeed> {
        Some(match errand {
            Errand::Mine => FirstDeed::Aboard(place.mine),
            Errand::Produce => FirstDeed::Aboard(board.recipes[usize::from(place.factory)].product),
            Errand::Consumer(_) => FirstDeed::Consumer(place.consumer),
            Errand::Sell => FirstDeed::Sale(place.consumer),
            Errand::Factory(_) | Errand::Yard(_) | Errand::Buy(_) => return None,
        })
    }
}

/// The cheapest way to each of them: tokens spent, and the draft.
pub(super) type Firsts = BTreeMap<FirstDeed, (usize, ErrandDraft)>;

/// A stop that was thought of, and the one before it.
struct Link {
    stop: PlannedStop,
    before: Option<usize>,
}

/// How plans are looked for.
#[derive(Clone, Copy)]
pub struct Care {
    /// Plans that are kept for each number of tokens spent.
    pub width: usize,
    /// How many plans are wanted: each builds something else or buys something else.
    pub plans: usize,
    /// Whether a plan that is found is looked over for what is mined on detours.
    pub mends: bool,
}

/// The sites at some moment of a plan, and what goods are worth then.
struct Ground {
    sites: Sites,
    worth: Worth,
}

/// What changes the sites: the sites before, by number, the planet, the stack of a new consumer,
/// and what is built.
type Change = (usize, u8, Option<u8>, Option<Errand>);

/// A search that runs.
pub(super) struct ErrandSearch<'a> {
    /// The board for the ship.
    pub board: &'a BoardModel,
    /// With what it begins.
    start: ErrandDraft,
    /// Tokens at the beginning.
    tokens: [u8; 3],
    layers: Vec<Vec<ErrandDraft>>,
    links: Vec<Link>,
    grounds: Vec<Ground>,
    /// The number of each of them.
    known: HashMap<Sites, usize>,
    /// Where each change has led.
    changes: HashMap<Change, usize>,
    /// The cheapest ways, where somebody asks for them.
    pub firsts: Option<Firsts>,
}

/// The best end for each set of what was built and bought.
pub(super) type PlanEnds = BTreeMap<(u64, u64, u8), (i32, ErrandDraft)>;

impl<'a> ErrandSearch<'a> {
    /// A search with these means.
    pub fn of(board: &'a BoardModel, sites: Sites, means: Means) -> ErrandSearch<'a> {
        let all: usize = means.tokens.iter().map(|&n| usize::from(n)).sum();
        let (load, ship) = (means.cargo.iter().sum(), means.ship(board));
        let start = ErrandDraft { means, load, vp: 0, ground: 0, last: None, ship, score: 0 };
        let mut search = ErrandSearch {
            board,
            start,
            tokens: means.tokens,
            layers: vec![Vec::new(); all.min(LONGEST) + 1],
            links: Vec::new(),
            grounds: Vec::new(),
            known: HashMap::new(),
            changes: HashMap::new(),
            firsts: None,
        };
        search.ground(sites);
        search.layers[0].push(start);
        search
    }

    /// The best ends of plans that keep at most so many tokens.
    pub fn ends(&mut self, keep: u8, care: Care) -> PlanEnds {
        let all: usize = self.tokens.iter().map(|&n| usize::from(n)).sum();
        let mut ends = PlanEnds::new();
        for spent in 0..self.layers.len() {
            for draft in self.pruned(spent, care.width) {
                let left = (all - spent).min(usize::from(keep)) as i32;
                self.note_end(&draft, left, &mut ends);
                self.expand(&draft, spent);
            }
        }
        ends
    }

    /// Notes what a draft has come to, where none has come to it for less.
    fn note_first(&mut self, deed: Option<FirstDeed>, spent: usize, draft: &ErrandDraft) {
        let Some((firsts, deed)) = self.firsts.as_mut().zip(deed) else { return };
        let known = firsts.get(&deed);
        let better = |(least, best): &(usize, ErrandDraft)| {
            (spent, Reverse(draft.vp)) < (*least, Reverse(best.vp))
        };
        if known.is_none_or(better) {
            firsts.insert(deed, (spent, *draft));
        }
    }

    /// Notes an end of a plan that keeps so many tokens, where it is the best of its sort.
    fn note_end(&self, draft: &ErrandDraft, left: i32, ends: &mut PlanEnds) {
        // What does not fit in the end is thrown away again: that is no end of a plan.
        if draft.load > draft.room(self.board) && draft.last.is_some() {
            return;
        }
        let Ground { sites, worth } = &self.grounds[draft.ground];
        let aboard = worth.of(&draft.means.cargo) * self.board.aboard / 100;
        let kept = (aboard + left * self.board.token) * self.board.later / 100;
        let later = if self.board.is_last { 0 } else { kept + draft.ship };
        let value = draft.vp * 100 + later;
        let built = sites.places.iter().enumerate().filter(|(_, place)| place.built);
        let built = built.fold(0, |all, (planet, _)| all | 1 << planet.min(63));
        let best = ends.entry((sites.free, built, draft.means.filled)).or_insert((value, *draft));
        if value > best.0 {
            *best = (value, *draft);
        }
    }

    /// A plan as it is carried out, that is worth so much.
    pub fn told(&self, draft: &ErrandDraft, value: i32) -> ErrandPlan {
        ErrandPlan { stops: self.stops(draft), then: draft.means, vp: draft.vp, value }
    }

    /// The stops of a draft.
    pub fn stops(&self, draft: &ErrandDraft) -> Vec<PlannedStop> {
        let mut stops = Vec::new();
        let mut next = draft.last;
        while let Some(at) = next {
            stops.push(self.links[at].stop);
            next = self.links[at].before;
        }
        stops.reverse();
        stops
    }

    /// The planet where it begins, and the filled slots of the ship.
    pub fn begins(&self) -> (u8, u8) {
        (self.start.means.at, self.start.means.filled)
    }

    /// The good that the mine of a planet gives.
    pub fn mine(&self, planet: u8) -> u8 {
        self.grounds[0].sites.places[usize::from(planet)].mine
    }

    /// What comes of these stops one after the other; `None` where one of them cannot be made.
    pub fn followed(&mut self, stops: &[PlannedStop]) -> Option<ErrandDraft> {
        let (mut draft, known) = (self.start, self.links.len());
        for &stop in stops {
            let Some(price) = self.price(&draft, stop) else {
                self.links.truncate(known);
                return None;
            };
            draft = self.went_on(&draft, stop, price);
        }
        Some(draft)
    }

    /// What a stop costs a draft; `None` where it cannot be made.
    fn price(&self, draft: &ErrandDraft, stop: PlannedStop) -> Option<[u8; 3]> {
        let mut found = Vec::new();
        self.at_planet(draft, stop.planet, self.red(draft, stop.planet)?, &mut found);
        found.into_iter().find(|(other, _)| *other == stop).map(|(_, price)| price)
    }

    /// Red tokens to a planet, as far as a draft has them and its ship may fly.
    fn red(&self, draft: &ErrandDraft, planet: u8) -> Option<u8> {
        // What is aboard must fit before the ship moves.
        let over = draft.load > draft.room(self.board);
        let red = self.board.reds(draft.means.at, planet, draft.means.filled);
        (red <= draft.means.tokens[0] && (!over || draft.means.at == planet)).then_some(red)
    }

    /// The number of such sites.
    fn ground(&mut self, sites: Sites) -> usize {
        if let Some(&known) = self.known.get(&sites) {
            return known;
        }
        let number = self.grounds.len();
        self.known.insert(sites.clone(), number);
        let worth = self.board.worth(&sites);
        self.grounds.push(Ground { sites, worth });
        number
    }

    /// The best drafts of a layer, each position once.
    fn pruned(&mut self, spent: usize, width: usize) -> Vec<ErrandDraft> {
        let drafts = std::mem::take(&mut self.layers[spent]);
        let mut order: Vec<(Reverse<i32>, usize)> =
            drafts.iter().enumerate().map(|(n, draft)| (Reverse(draft.score), n)).collect();
        order.sort_unstable();
        let mut seen = BTreeSet::new();
        let mut kept = Vec::new();
        for (_, n) in order {
            let draft = drafts[n];
            if seen.len() >= width {
                break;
            }
            if seen.insert((draft.means, draft.vp, draft.ground)) {
                kept.push(draft);
            }
        }
        kept
    }

    /// Everything that can be done next.
    fn expand(&mut self, draft: &ErrandDraft, spent: usize) {
        let [_, yellow, blue] = draft.means.tokens;
        let (build, trade) = self.board.costs;
        if yellow < build && blue < trade {
            return;
        }
        let mut found = Vec::new();
        for planet in 0..self.board.planets() {
            if let Some(red) = self.red(draft, planet) {
                self.at_planet(draft, planet, red, &mut found);
            }
        }
        for (stop, tokens) in found {
            self.take(draft, spent, stop, tokens);
        }
    }

    /// What can be done on a planet that costs so many red tokens to reach, each with its price.
    fn at_planet(
        &self,
        draft: &ErrandDraft,
        planet: u8,
        red: u8,
        found: &mut Vec<(PlannedStop, [u8; 3])>,
    ) {
        let [_, yellow, blue] = draft.means.tokens;
        let (build, trade) = self.board.costs;
        let sites = &self.grounds[draft.ground].sites;
        let place = sites.places[usize::from(planet)];
        let is_new = !place.start && place.consumer == NONE;
        let stacks = (0..2u8).filter(|&n| is_new && !sites.stacks[usize::from(n)].is_empty());
        let stacks: Vec<Option<u8>> = stacks.map(Some).collect();
        let none = [None];
        for &stack in if stacks.is_empty() { &none[..] } else { &stacks[..] } {
            let mut add = |errand, times, tokens| {
                found.push((PlannedStop { planet, errand, times, stack }, tokens));
            };
            if blue >= trade {
                self.trades(draft, place, &mut |e, times| add(e, times, [red, 0, trade]));
            }
            if yellow >= build {
                self.buildings(draft, place, &mut |e| add(e, 1, [red, build, 0]));
            }
        }
    }

    /// The good aboard that is missed least, of those that can stand beside a named one.
    fn other(&self, draft: &ErrandDraft, named: u8) -> Option<u8> {
        let (cargo, worth) = (&draft.means.cargo, &self.grounds[draft.ground].worth);
        let others = (0..GOODS as u8).filter(|&g| g != named && cargo[usize::from(g)] > 0);
        others.min_by_key(|&g| {
            let at = usize::from(g);
            if cargo[at] > 1 { worth.more[at] } else { worth.first[at] }
        })
    }

    /// What can be traded at a place, and how often for one price: more than once where the seat
    /// has claimed the site.
    fn trades(&self, draft: &ErrandDraft, place: PlanetModel, go: &mut impl FnMut(Errand, u8)) {
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
            if let Some(other) = self.other(draft, yard.good.0).filter(|_| can) {
                go(Errand::Buy(other), 1);
            }
        }
    }

    /// What can be built at a place.
    fn buildings(&self, draft: &ErrandDraft, place: PlanetModel, go: &mut impl FnMut(Errand)) {
        let has = |good: u8| draft.means.cargo[usize::from(good)] > 0;
        if !place.start && place.factory == NONE {
            let free = self.grounds[draft.ground].sites.free;
            for (n, recipe) in self.board.recipes.iter().enumerate() {
                if free & (1 << n) != 0 && recipe.inputs.iter().all(|&g| has(g)) {
                    go(Errand::Factory(n as u8));
                }
            }
        }
        if place.built {
            return;
        }
        if place.consumer != NONE {
            let (wanted, _) = self.board.consumer(place.consumer);
            if let Some(other) = self.other(draft, wanted).filter(|_| has(wanted)) {
                go(Errand::Consumer(other));
            }
        }
        if place.yard != NONE {
            let named = self.board.level.yards[usize::from(place.yard)].good.0;
            if let Some(other) = self.other(draft, named).filter(|_| has(named)) {
                go(Errand::Yard(other));
            }
        }
    }

    /// Whether the stock has the token that a crew member would be, or will have had it back.
    fn can_hire(&self, draft: &ErrandDraft, what: Equipment) -> bool {
        let Some(colour) = what.colour() else { return true };
        let n = colour as usize;
        let spent = self.tokens[n].saturating_sub(draft.means.tokens[n]);
        let back = spent.saturating_sub(self.board.virtual_tokens[n]);
        self.board.stock[n] + back > draft.means.hired[n]
    }

    /// Adds a draft that goes on with a stop.
    fn take(&mut self, draft: &ErrandDraft, spent: usize, stop: PlannedStop, tokens: [u8; 3]) {
        let then = spent + tokens.iter().map(|&n| usize::from(n)).sum::<usize>();
        // Without a price there would be no end.
        if then >= self.layers.len() || then == spent {
            return;
        }
        let place = self.grounds[draft.ground].sites.places[usize::from(stop.planet)];
        let next = self.went_on(draft, stop, tokens);
        self.note_first(FirstDeed::of(self.board, place, stop.errand), then, &next);
        self.layers[then].push(next);
    }

    /// A draft that goes on with a stop.
    fn went_on(&mut self, draft: &ErrandDraft, stop: PlannedStop, tokens: [u8; 3]) -> ErrandDraft {
        let mut next = *draft;
        next.means.at = stop.planet;
        for (left, price) in next.means.tokens.iter_mut().zip(tokens) {
            *left -= price;
        }
        let place = self.grounds[draft.ground].sites.places[usize::from(stop.planet)];
        for _ in 0..stop.times {
            self.carry_out(&mut next, place, stop.errand);
        }
        let build = Some(stop.errand).filter(|errand| errand.builds());
        if build.is_some() || stop.stack.is_some() {
            next.ground = self.changed((draft.ground, stop.planet, stop.stack, build));
        }
        if matches!(stop.errand, Errand::Buy(_)) {
            next.ship = next.means.ship(self.board);
        }
        next.load = next.means.cargo.iter().sum();
        let worth = &self.grounds[next.ground].worth;
        next.score = next.vp * 100 + worth.of(&next.means.cargo) + next.ship;
        self.links.push(Link { stop, before: draft.last });
        next.last = Some(self.links.len() - 1);
        next
    }

    /// The number of the sites after a change.
    fn changed(&mut self, change: Change) -> usize {
        if let Some(&known) = self.changes.get(&change) {
            return known;
        }
        let (before, planet, stack, build) = change;
        let mut sites = self.grounds[before].sites.clone();
        let place = &mut sites.places[usize::from(planet)];
        if let Some(stack) = stack {
            place.consumer = sites.stacks[usize::from(stack)].remove(0);
        }
        match build {
            Some(Errand::Factory(n)) => {
                place.factory = n;
                sites.free &= !(1 << n);
            }
            Some(_) => place.built = true,
            None => {}
        }
        let number = self.ground(sites);
        self.changes.insert(change, number);
        number
    }

    /// What an errand at a place does with what is aboard.
    fn carry_out(&self, next: &mut ErrandDraft, place: PlanetModel, errand: Errand) {
        let board = self.board;
        let cargo = &mut next.means.cargo;
        let mut use_up = |good: u8| cargo[usize::from(good)] -= 1;
        match errand {
            Errand::Mine => cargo[usize::from(place.mine)] += 1,
            Errand::Produce => {
                let recipe = &board.recipes[usize::from(place.factory)];
                recipe.inputs.iter().for_each(|&good| use_up(good));
                cargo[usize::from(recipe.product)] += 1;
            }
            Errand::Sell => {
                let (good, _) = board.consumer(place.consumer);
                use_up(good);
                next.vp += board.sale(good);
            }
            Errand::Buy(other) => {
                let yard = &board.level.yards[usize::from(place.yard)];
                [yard.good.0, other].into_iter().for_each(use_up);
                next.means.filled += 1;
                match yard.gives.colour() {
                    Some(colour) => next.means.hired[colour as usize] += 1,
                    None => next.means.holds += 1,
                }
            }
            Errand::Factory(n) => {
                let recipe = &board.recipes[usize::from(n)];
                recipe.inputs.iter().for_each(|&good| use_up(good));
                next.vp += recipe.vp;
            }
            Errand::Consumer(other) => {
                let (good, vp) = board.consumer(place.consumer);
                [good, other].into_iter().for_each(use_up);
                next.vp += vp;
            }
            Errand::Yard(other) => {
                let yard = &board.level.yards[usize::from(place.yard)];
                [yard.good.0, other].into_iter().for_each(use_up);
                next.vp += yard.vp as i32;
            }
        }
    }
}
