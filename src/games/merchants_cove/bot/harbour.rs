//! The harbour as the computer player reckons with it: who is on which boat and dock, and how many
//! customers each dock is likely to have when the market opens. It knows what lies open and decides
//! nothing.

use crate::{
    games::merchants_cove::{
        level::{BerthIx, Colour, DockWord, Good, Side, Size},
        table::{
            layout::{self, BOATS, ROGUE},
            nouns::{CoveSight, CoveView, GameView, GlassOwner},
        },
    },
    table::view::TableView,
};

/// Amounts are reckoned in hundredths.
pub(super) const WHOLE: i64 = 100;
/// Sorts of adventurers: the colours, and rogues.
const SORTS: usize = 5;
/// Chances in hundredths that a boat docks which nothing hinders, and one that comes too late.
const SURE: (i64, i64) = (8, 95);

/// What stands where.
#[derive(Clone, Debug)]
pub(super) struct Harbour {
    aboard: [[i64; SORTS]; BOATS as usize],
    at_sea: [bool; BOATS as usize],
    sides: [Side; BOATS as usize],
    docks: [[i64; SORTS]; 3],
    halls: [i64; SORTS],
    bag: [i64; SORTS],
    /// Side, dock, whether it is free.
    berths: Vec<(Side, DockWord, bool)>,
    places: i64,
    /// Loads that are still to be expected today.
    loads: i64,
}

/// What is to be expected when the market opens, in hundredths.
#[derive(Clone, Debug, Default)]
pub(super) struct Forecast {
    /// Customers by dock and colour; the fifth are rogues.
    pub docks: [[i64; SORTS]; 3],
    /// Customers in the halls; the fifth are the rogues in the lair.
    pub halls: [i64; SORTS],
}

/// How many of each sort lie in a zone.
fn sorts(t: &CoveSight, zone: crate::table::ids::ZoneId) -> [i64; SORTS] {
    let mut all = [0; SORTS];
    for piece in &t.sight.zone(zone).pieces {
        if let Some(n) = piece.kind.map(|kind| usize::from(kind.0)).filter(|n| *n < SORTS) {
            all[n] += 1;
        }
    }
    all
}

impl Harbour {
    /// As a seat sees it.
    pub fn of(t: &CoveSight) -> Harbour {
        let boats = || (0..BOATS).map(|boat| (usize::from(boat), boat));
        let mut aboard = [[0; SORTS]; BOATS as usize];
        let (mut at_sea, mut sides) = ([false; BOATS as usize], [Side::Left; BOATS as usize]);
        for (n, boat) in boats() {
            aboard[n] = sorts(t, layout::aboard(boat));
            at_sea[n] = t.at_sea(boat);
            sides[n] = t.level().side_of(boat);
        }
        let mut halls = [0; SORTS];
        for clan in Colour::ALL {
            halls[clan as usize] = t.in_hall(clan);
        }
        halls[usize::from(ROGUE)] = t.in_lair();
        let free = |n: usize| t.count(layout::berth(BerthIx(n as u8))) == 0;
        let berths = t.level().berths.iter().enumerate();
        Harbour {
            aboard,
            at_sea,
            sides,
            docks: DockWord::ALL.map(|dock| sorts(t, layout::dock(dock))),
            halls,
            bag: sorts(t, layout::BAG),
            berths: berths.map(|(n, berth)| (berth.side, berth.dock, free(n))).collect(),
            places: t.level().places as i64,
            loads: loads_left(t),
        }
    }

    fn free_places(&self, boat: usize) -> i64 {
        self.places - self.aboard[boat].iter().sum::<i64>()
    }
    fn boats(&self, side: Side) -> Vec<usize> {
        let here = |&boat: &usize| self.at_sea[boat] && self.sides[boat] == side;
        let mut boats: Vec<usize> = (0..usize::from(BOATS)).filter(here).collect();
        boats.sort_by_key(|&boat| self.free_places(boat));
        boats
    }

    /// Somebody boards a boat.
    pub fn board(&mut self, boat: usize, who: usize) {
        self.aboard[boat][who] += 1;
        self.loads = (self.loads - 1).max(0);
    }
    /// Somebody leaves a boat; gives whether anybody of that sort was aboard.
    pub fn leave(&mut self, boat: usize, who: usize) {
        self.aboard[boat][who] = (self.aboard[boat][who] - 1).max(0);
    }
    /// Somebody lands on a dock.
    pub fn land(&mut self, dock: DockWord, who: usize) {
        self.docks[dock as usize][who] += 1;
    }
    /// Somebody goes home.
    pub fn go_home(&mut self, who: usize) {
        self.halls[who] += 1;
    }
    /// Somebody goes back into the bag.
    pub fn go_away(&mut self, who: usize) {
        self.bag[who] += 1;
    }
    /// Whether a boat is full and at sea.
    pub fn full(&self, boat: usize) -> bool {
        self.at_sea[boat] && self.free_places(boat) <= 0
    }
    /// The free berths that a boat can take.
    pub fn berths_for(&self, boat: usize) -> Vec<usize> {
        let free = |&n: &usize| self.berths[n].2 && self.berths[n].0 == self.sides[boat];
        (0..self.berths.len()).filter(free).collect()
    }
    /// A boat docks; those that find no berth any more go home (MC-7.4, MC-7.5).
    pub fn dock(&mut self, boat: usize, berth: usize) {
        let (side, dock, free) = &mut self.berths[berth];
        (*free, self.at_sea[boat]) = (false, false);
        let (side, dock) = (*side, *dock as usize);
        let crowd = std::mem::take(&mut self.aboard[boat]);
        add(&mut self.docks[dock], crowd);
        if self.berths.iter().all(|berth| berth.0 != side || !berth.2) {
            for late in self.boats(side) {
                self.at_sea[late] = false;
                let crowd = std::mem::take(&mut self.aboard[late]);
                add(&mut self.halls, crowd);
            }
        }
    }

    /// How many loads are wanting until all berths are likely to be taken.
    pub fn wanting(&self) -> i64 {
        let mut all = 0;
        for side in Side::ALL {
            let free = self.berths.iter().filter(|berth| berth.0 == side && berth.2).count();
            let boats = self.boats(side);
            all += boats.iter().take(free).map(|&boat| self.free_places(boat)).sum::<i64>();
        }
        all
    }

    /// What is to be expected when the market opens.
    pub fn forecast(&self) -> Forecast {
        let mut found = Forecast::default();
        for (dock, crowd) in self.docks.iter().enumerate() {
            found.docks[dock] = crowd.map(|n| n * WHOLE);
        }
        found.halls = self.halls.map(|n| n * WHOLE);
        let all = self.bag.iter().sum::<i64>().max(1);
        let spread = self.wanting().max(1);
        for side in Side::ALL {
            let berths: Vec<_> = self.berths.iter().filter(|b| b.0 == side && b.2).collect();
            for (rank, boat) in self.boats(side).into_iter().enumerate() {
                let (aboard, free) = (self.aboard[boat], self.free_places(boat).max(0));
                // With fewer loads than are wanting the emptier boats come too late.
                let late = (spread - self.loads).max(0) * free;
                let sure = match rank < berths.len() {
                    true if free == 0 => WHOLE,
                    true => (SURE.1 - 12 * late).clamp(SURE.0, SURE.1),
                    false => SURE.0,
                };
                for (who, aboard) in aboard.into_iter().enumerate() {
                    let more = free * self.bag[who] * WHOLE / all;
                    let there = (aboard * WHOLE + more) * sure / WHOLE;
                    for berth in &berths {
                        found.docks[berth.1 as usize][who] += there / berths.len() as i64;
                    }
                    found.halls[who] += aboard * (WHOLE - sure);
                }
            }
        }
        found
    }
}

fn add(to: &mut [i64; SORTS], crowd: [i64; SORTS]) {
    for (n, more) in to.iter_mut().zip(crowd) {
        *n += more;
    }
}

/// The hour that counts for what is still to come: whoever stands on a hand leaves it by its exit.
pub(super) fn hour(t: &CoveSight, player: GlassOwner) -> i64 {
    let half = t.half(player);
    let hand = t.level().hands.iter().find(|hand| hand.half == half);
    hand.map_or(half / 2, |hand| hand.exit - 1)
}

/// Loads that the indicators ahead of all hourglasses still ask for.
fn loads_left(t: &CoveSight) -> i64 {
    if t.flag(layout::NO_LOADS) {
        return 0;
    }
    let players = usize::from(t.spec.players);
    let ahead = |player: GlassOwner| -> i64 {
        let from = hour(t, player);
        let noon = t.level().noon;
        (from..noon).map(|hour| t.level().loads_after(hour, players)).sum()
    };
    t.players().map(ahead).sum()
}

/// The hour at which the day is likely to end: when loads enough have been crossed.
pub(super) fn end_of_day(t: &CoveSight, harbour: &Harbour) -> i64 {
    let (marker, noon) = (t.marker(), t.level().noon);
    if t.flag(layout::NO_LOADS) || marker < noon {
        return marker;
    }
    let (players, mut left) = (usize::from(t.spec.players), harbour.wanting());
    let stand: Vec<i64> = t.players().map(|player| hour(t, player)).collect();
    for at in 1..noon {
        let crossing = stand.iter().filter(|&&from| from <= at).count() as i64;
        left -= crossing * t.level().loads_after(at, players);
        if left <= 0 {
            return (at + 2).min(noon);
        }
    }
    noon
}

impl Forecast {
    /// The docks where a size sells, with the customers of a colour there.
    fn customers(&self, t: &CoveSight, good: Good) -> impl Iterator<Item = i64> {
        let sells = |dock: &DockWord| t.level().docks[*dock as usize].sells[good.size as usize];
        let docks: Vec<DockWord> = DockWord::ALL.into_iter().filter(sells).collect();
        docks.into_iter().map(move |dock| self.docks[dock as usize][good.colour as usize])
    }
    /// What one of a good is likely to bring today, in hundredths of gold.
    pub fn brings(&self, t: &CoveSight, good: Good) -> i64 {
        t.level().price(good) * self.customers(t, good).max().unwrap_or(0)
    }
}

/// What one of a good is likely to bring on another day, in hundredths of gold: by the share of its
/// customers among all.
pub(super) fn another_day(t: &CoveSight, good: Good) -> i64 {
    let all: i64 = t.level().crowds.iter().map(|crowd| i64::from(crowd.bag)).sum();
    let share = i64::from(t.level().crowds[good.colour as usize].bag) * WHOLE / all.max(1);
    let customers = match good.size {
        Size::Small => 8,
        Size::Large => 5,
    };
    t.level().price(good) * share * customers
}
