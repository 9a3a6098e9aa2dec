//! The table of Duck Dealer as it is spoken of: ships, tokens, sites, cubes. Everything is open
//! (DD-17.1), so whoever looks may ask the same as the rules. Nothing here decides what may be
//! chosen.

use super::layout::{self, COUNTER, Layout, Phase, PieceNoun, STACKS, Site, virtuals};
use crate::games::duck_dealer::level::{
    Colour, Consumer, ConsumerIx, Equipment, Factory, FactoryIx, GoodIx, Level, PlanetIx, Yard,
    YardIx,
};
pub use crate::games::game_table::GameView;
use crate::{
    games::game_table::{GameSpec, GameTable, SightTable, Turns},
    table::{
        game::RulesVersion,
        ids::{PieceId, SeatId, ZoneId},
    },
};
use std::sync::Arc;

/// The options of a game (rules of 21a).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// DD-11.2: consumers can be claimed.
    pub consumer_privileges: bool,
    /// DD-1.6: R may be the named good.
    pub r_any_good: bool,
    /// DD-5.7: free action turns put no cube on the counter.
    pub uncounted_free_turns: bool,
}

/// What does not change while a game is played.
#[derive(Clone, Debug)]
pub struct DuckSpec {
    /// What is printed.
    pub level: Arc<Level>,
    /// The numbers of everything.
    pub layout: Layout,
    /// The options.
    pub options: Options,
    /// The version of the rules that is played.
    pub rules: RulesVersion,
    /// The factories, with the recipes that are played.
    pub factories: Vec<Factory>,
    /// The factory that makes each good.
    pub maker: Vec<Option<FactoryIx>>,
    /// Who may spend tokens that are not there: on a branch that is only planned. No game is set up
    /// so, and no record says so.
    pub overdraws: Option<SeatId>,
}

/// How many tokens of a colour may be overdrawn in a plan: more than any turn needs.
const OVERDRAFT: i64 = 1000;

impl GameSpec for DuckSpec {
    type Level = Level;
    type Phase = Phase;
    const TURNS: Turns = layout::TURNS;
    fn level(&self) -> &Level {
        &self.level
    }
    fn fortune(table: &DuckTable, seat: SeatId) -> i64 {
        table.vp(seat)
    }
}

/// The table as the rules speak of it.
pub type DuckTable<'w, 's> = GameTable<'w, 's, DuckSpec>;
/// The table as somebody sees it.
pub type DuckSight<'a> = SightTable<'a, DuckSpec>;

/// What can be asked of both.
pub trait DuckView: GameView<Spec = DuckSpec> {
    /// The numbers of everything.
    fn layout(&self) -> &Layout {
        &self.spec().layout
    }
    /// The points of a seat (DD-15.1).
    fn vp(&self, seat: SeatId) -> i64 {
        self.purse(self.layout().vp(seat))
    }
    /// Loose tokens of a colour.
    fn loose(&self, seat: SeatId, colour: Colour) -> i64 {
        self.purse(self.layout().loose(seat, colour))
    }
    /// Virtual tokens of the seat in turn (DD-5.6).
    fn virtual_tokens(&self, colour: Colour) -> i64 {
        self.dial(virtuals(colour))
    }
    /// What the seat in turn can spend of a colour.
    fn tokens(&self, colour: Colour) -> i64 {
        self.loose(self.active(), colour) + self.virtual_tokens(colour)
    }
    /// What the rules let the seat in turn spend of a colour: in a plan that overdraws more than it
    /// has.
    fn can_spend(&self, colour: Colour) -> i64 {
        let overdraws = self.spec().overdraws == Some(self.active());
        self.tokens(colour) + if overdraws { OVERDRAFT } else { 0 }
    }
    /// Tokens of a colour that nobody holds.
    fn stock(&self, colour: Colour) -> i64 {
        self.purse(layout::stock(colour))
    }
    /// How many pieces of a kind of equipment a ship has.
    fn equipment(&self, seat: SeatId, what: Equipment) -> i64 {
        self.purse(self.layout().equipment(seat, what))
    }
    /// Filled slots of a ship (DD-13.1).
    fn filled(&self, seat: SeatId) -> i64 {
        Equipment::ALL.iter().map(|&what| self.equipment(seat, what)).sum()
    }
    /// Steps that a red token brings a ship (DD-7.1).
    fn speed(&self, seat: SeatId) -> i64 {
        self.level().speed(self.filled(seat))
    }
    /// Room for goods (DD-13.3).
    fn capacity(&self, seat: SeatId) -> i64 {
        let (built_in, hold) = self.level().room;
        built_in + hold * self.equipment(seat, Equipment::Hold)
    }
    /// How many of a good a ship carries.
    fn cargo(&self, seat: SeatId, good: GoodIx) -> i64 {
        self.purse(self.layout().cargo(seat, good))
    }
    /// All goods there are.
    fn every_good(&self) -> impl Iterator<Item = GoodIx> + use<Self> {
        (0..self.layout().goods as u8).map(GoodIx)
    }
    /// How many goods a ship carries.
    fn load(&self, seat: SeatId) -> i64 {
        self.every_good().map(|good| self.cargo(seat, good)).sum()
    }
    /// The space on which a ship is; `None` before it has a planet.
    fn space_of(&self, seat: SeatId) -> Option<u16> {
        self.layout().space_of(self.location(self.layout().ship(seat))?)
    }
    /// The planet on which a ship is.
    fn planet_of(&self, seat: SeatId) -> Option<PlanetIx> {
        self.level().planet_of(self.space_of(seat)?)
    }
    /// What lies on top of a zone.
    fn what_in(&self, zone: ZoneId) -> Option<(PieceId, PieceNoun)> {
        let piece = self.top(zone)?;
        Some((piece, self.layout().what(self.kind(piece))))
    }
    /// What the mine of a planet gives.
    fn mine(&self, planet: PlanetIx) -> Option<GoodIx> {
        match self.what_in(self.layout().mine(planet))? {
            (_, PieceNoun::Mine(good)) => Some(good),
            _ => None,
        }
    }
    /// The shipyard of a planet, and whether it is built.
    fn yard(&self, planet: PlanetIx) -> Option<(&Yard, YardIx, bool)> {
        match self.what_in(self.layout().second(planet))? {
            (piece, PieceNoun::Yard(yard)) => {
                Some((self.level().yard(yard), yard, self.mark_of(piece) != 0))
            }
            _ => None,
        }
    }
    /// The consumer of a planet, and whether it is built.
    fn consumer(&self, planet: PlanetIx) -> Option<(&Consumer, ConsumerIx, bool)> {
        match self.what_in(self.layout().second(planet))? {
            (piece, PieceNoun::Consumer(consumer)) => {
                Some((self.level().consumer(consumer), consumer, self.mark_of(piece) != 0))
            }
            _ => None,
        }
    }
    /// The factory of a planet.
    fn factory(&self, planet: PlanetIx) -> Option<FactoryIx> {
        match self.what_in(self.layout().factory(planet)?)? {
            (_, PieceNoun::Factory(factory)) => Some(factory),
            _ => None,
        }
    }
    /// Whose privilege lies on a site (DD-11.1).
    fn claimed(&self, planet: PlanetIx, site: Site) -> Option<SeatId> {
        match self.what_in(self.layout().privilege(planet, site)?)? {
            (_, PieceNoun::Cube(seat)) => Some(seat),
            _ => None,
        }
    }
    /// Whose cube lies on a point; `None` for planets.
    fn cube_on(&self, space: u16) -> Option<SeatId> {
        if space < self.layout().planets {
            return None;
        }
        match self.what_in(self.layout().cube_at(space))? {
            (_, PieceNoun::Cube(seat)) => Some(seat),
            _ => None,
        }
    }
    /// Whether a ship is on a space.
    fn ship_on(&self, space: u16) -> bool {
        self.count(self.layout().ships_at(space)) > 0
    }
    /// Whose passage lies on a planet.
    fn passage_on(&self, planet: PlanetIx) -> Option<SeatId> {
        match self.what_in(self.layout().passage_at(planet))? {
            (_, PieceNoun::Passage(seat)) => Some(seat),
            _ => None,
        }
    }
    /// Where the passage of a planet leads, if its other end is placed (DD-9.3).
    fn other_end(&self, planet: PlanetIx) -> Option<PlanetIx> {
        let whose = self.passage_on(planet)?;
        let mut others = self.level().every_planet().filter(|&other| other != planet);
        others.find(|&other| self.passage_on(other) == Some(whose))
    }
    /// Cubes on the turn counter.
    fn counted(&self) -> usize {
        self.count(COUNTER)
    }
    /// The consumer on top of each stack (DD-3.5).
    fn tops(&self) -> [Option<ConsumerIx>; 2] {
        STACKS.map(|stack| match self.what_in(stack)? {
            (_, PieceNoun::Consumer(consumer)) => Some(consumer),
            _ => None,
        })
    }
    /// Whether nobody has visited a planet, and there is a consumer for it (DD-8.1, DD-8.4).
    fn unexplored(&self, planet: PlanetIx) -> bool {
        !self.level().is_start(planet)
            && self.count(self.layout().second(planet)) == 0
            && self.tops() != [None, None]
    }
    /// The factories that are played, with their recipes.
    fn recipe(&self, factory: FactoryIx) -> &Factory {
        &self.spec().factories[factory.ix()]
    }
    /// Whether a seat has opened a site of the planet where its ship is (DD-11.4).
    fn is_open(&self, seat: SeatId, site: Site) -> bool {
        self.dial(layout::opened(seat)) & (1 << site.place()) != 0
    }
}
impl<T: GameView<Spec = DuckSpec>> DuckView for T {}
