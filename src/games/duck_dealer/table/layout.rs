//! Which number means what on a table of Duck Dealer: zones, purses, dials, kinds and pieces,
//! computed from the level and the number of seats. Public arithmetic; it holds no position.

use crate::games::duck_dealer::level::{
    Colour, ConsumerIx, Equipment, FactoryIx, GoodIx, Level, PlanetIx, YardIx,
};
use crate::{
    games::vocabulary::{choices, dials},
    table::ids::{Dial, KindId, PieceId, PurseId, SeatId, SpaceId, ZoneId},
};

/// Most seats.
pub const MOST_SEATS: u16 = 5;
/// Most goods that an exchange has room for.
pub const MOST_GOODS: u16 = 32;

dials! {
    /// The phase, a [`Phase`].
    PHASE "phase" 1;
    /// The seat in turn.
    ACTIVE "active" 1;
    /// How the game ended: 0 not yet, 1 with one winner, 2 with several.
    ENDED "ended" 1;
    /// The winners, one bit a seat.
    WINNERS "winners" 1;
    /// The seat that began.
    FIRST "first" 1;
    /// Turns begun, counted from 1.
    TURN "turn" 1;
    /// Turns since the last cube was put on the turn counter.
    QUIET "quiet-turns" 1;
    /// Steps in hand.
    STEPS "steps" 1;
    /// The action turn is a free one (DD-5.7).
    FREE "free-turn" 1;
    /// A token was spent in this action turn (DD-6.4).
    SPENT "spent" 1;
    /// Route cubes that may still be set without paying (DD-6.3).
    ALLOWANCE "allowance" 1;
    /// Virtual tokens of the seat in turn, by colour (DD-5.6); before the choice of the free action
    /// turn, what was missing.
    VIRTUAL "virtual" 3;
    /// Sites that each seat has opened on the planet where its ship is, one bit a place (DD-11.4).
    OPENED "opened" MOST_SEATS;
    /// The partner of the exchange, seat plus 1; 0 for none.
    PARTNER "partner" 1;
    /// What the seat in turn gives in the exchange, by good.
    GIVES "gives" MOST_GOODS;
    /// What it gets, by good.
    GETS "gets" MOST_GOODS;
}

choices! {
    /// The phases.
    Phase else Act {
        /// Equipment is chosen (DD-3.8).
        Equip = 0,
        /// Start planets are chosen (DD-3.9).
        Start = 1,
        /// A turn begins (DD-4.1).
        Turn = 2,
        /// A shortage offers a free action turn (DD-5.3).
        Free = 3,
        /// A cube is taken back for the turn counter (DD-6.2).
        Cube = 4,
        /// An action turn.
        Act = 5,
        /// An exchange is put together (DD-14.1).
        Offer = 6,
        /// An exchange was proposed (DD-14.2).
        Answer = 7,
        /// Tokens to keep are chosen (DD-6.7).
        Keep = 8,
    }
}

/// A place for a site on a planet (DD-1.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Site {
    /// The mine.
    Mine,
    /// The shipyard of a start planet.
    Shipyard,
    /// The consumer of another planet.
    Consumer,
    /// The factory of another planet.
    Factory,
}

impl Site {
    /// Every sort, in the order of [`super::verbs::SITE_WORDS`].
    pub const ALL: [Site; 4] = [Site::Mine, Site::Shipyard, Site::Consumer, Site::Factory];
    /// The place on the planet: a start planet has a shipyard where others have a consumer.
    pub const fn place(self) -> u16 {
        match self {
            Site::Mine => 0,
            Site::Shipyard | Site::Consumer => 1,
            Site::Factory => 2,
        }
    }
    /// Whether a planet has a place for it (DD-2.6).
    pub const fn fits(self, start: bool) -> bool {
        match self {
            Site::Mine => true,
            Site::Shipyard => start,
            Site::Consumer | Site::Factory => !start,
        }
    }
}

/// Cubes on the turn counter, in the order in which they were put there.
pub const COUNTER: ZoneId = ZoneId(0);
/// Factories that nobody has built.
pub const FACTORIES: ZoneId = ZoneId(1);
/// The two stacks of consumers; the top tile is the last one.
pub const STACKS: [ZoneId; 2] = [ZoneId(2), ZoneId(3)];
const SEAT_ZONES: u16 = 4;
const FIRST_SEAT_ZONE: u16 = 4;

/// Goods outside the ships: as many as are wanted.
pub const SUPPLY: PurseId = PurseId(0);
/// Points that nobody has yet.
pub const POINTS: PurseId = PurseId(1);
/// Holds that no ship has.
pub const HOLDS: PurseId = PurseId(2);
const FIRST_STOCK: u16 = 3;

/// The tokens of a colour that nobody holds.
pub const fn stock(colour: Colour) -> PurseId {
    PurseId(FIRST_STOCK + colour as u16)
}
/// The dial of the virtual tokens of a colour.
pub const fn virtuals(colour: Colour) -> Dial {
    Dial(VIRTUAL.0 + colour as u16)
}
/// The dial of the sites that a seat has opened.
pub const fn opened(seat: SeatId) -> Dial {
    Dial(OPENED.0 + seat.0 as u16)
}
/// The dial of what the seat in turn gives of a good.
pub const fn gives(good: GoodIx) -> Dial {
    Dial(GIVES.0 + good.0 as u16)
}
/// The dial of what it gets.
pub const fn gets(good: GoodIx) -> Dial {
    Dial(GETS.0 + good.0 as u16)
}

/// What a kind of pieces is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceNoun {
    /// A good; no piece has it.
    Good(GoodIx),
    /// Equipment; no piece has it.
    Equipment(Equipment),
    /// A factory.
    Factory(FactoryIx),
    /// A consumer.
    Consumer(ConsumerIx),
    /// A shipyard.
    Yard(YardIx),
    /// A mine, by the good that it gives.
    Mine(GoodIx),
    /// A ship.
    Ship(SeatId),
    /// A cube.
    Cube(SeatId),
    /// A passage.
    Passage(SeatId),
    /// Nothing of this table.
    Nothing,
}

/// Numbers of the things on one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// How many seats.
    pub seats: u8,
    /// How many planets.
    pub planets: u16,
    /// How many spaces: planets, then points.
    pub spaces: u16,
    /// How many goods.
    pub goods: u16,
    /// Which of the ordinary planets each is; `None` for start planets.
    pub ordinary: Vec<Option<u16>>,
    counts: [u16; 3],
}

impl Layout {
    /// The numbers of a table.
    pub fn new(level: &Level, seats: u8) -> Layout {
        let mut ordinary = 0;
        let numbered = level.planets.iter().map(|planet| {
            let number = (!planet.start).then_some(ordinary);
            ordinary += u16::from(!planet.start);
            number
        });
        Layout {
            seats,
            planets: level.planets.len() as u16,
            spaces: level.spaces(),
            goods: level.goods.len() as u16,
            ordinary: numbered.collect(),
            counts: [level.factories.len(), level.consumers.len(), level.yards.len()]
                .map(|n| n as u16),
        }
    }

    /// Cubes that a seat has in hand.
    pub const fn cubes(&self, seat: SeatId) -> ZoneId {
        ZoneId(FIRST_SEAT_ZONE + SEAT_ZONES * seat.0 as u16)
    }
    /// Passages that a seat has in hand.
    pub const fn passages(&self, seat: SeatId) -> ZoneId {
        ZoneId(self.cubes(seat).0 + 1)
    }
    /// Where a ship waits before it has a planet.
    pub const fn dock(&self, seat: SeatId) -> ZoneId {
        ZoneId(self.cubes(seat).0 + 2)
    }
    /// The cube of a seat on the score track.
    pub const fn score(&self, seat: SeatId) -> ZoneId {
        ZoneId(self.cubes(seat).0 + 3)
    }
    const fn spaces_from(&self) -> u16 {
        FIRST_SEAT_ZONE + SEAT_ZONES * self.seats as u16
    }
    /// The ships on a space.
    pub const fn ships_at(&self, space: u16) -> ZoneId {
        ZoneId(self.spaces_from() + space)
    }
    /// The cube on a point.
    pub const fn cube_at(&self, point: u16) -> ZoneId {
        ZoneId(self.spaces_from() + self.spaces + point - self.planets)
    }
    const fn planets_from(&self) -> u16 {
        self.spaces_from() + 2 * self.spaces - self.planets
    }
    /// The mine of a planet.
    pub const fn mine(&self, planet: PlanetIx) -> ZoneId {
        ZoneId(self.planets_from() + planet.0)
    }
    /// The shipyard of a start planet, the consumer of another.
    pub const fn second(&self, planet: PlanetIx) -> ZoneId {
        ZoneId(self.planets_from() + self.planets + planet.0)
    }
    /// The passage on a planet.
    pub const fn passage_at(&self, planet: PlanetIx) -> ZoneId {
        ZoneId(self.planets_from() + 2 * self.planets + planet.0)
    }
    /// The factory of an ordinary planet.
    pub fn factory(&self, planet: PlanetIx) -> Option<ZoneId> {
        let number = self.ordinary[planet.ix()]?;
        Some(ZoneId(self.planets_from() + 5 * self.planets + number))
    }
    /// The cube of the privilege on a site of a planet, if it has such a place.
    pub fn privilege(&self, planet: PlanetIx, site: Site) -> Option<ZoneId> {
        let number = self.ordinary[planet.ix()];
        if !site.fits(number.is_none()) {
            return None;
        }
        let from = self.planets_from();
        Some(ZoneId(match site {
            Site::Mine => from + 3 * self.planets + planet.0,
            Site::Shipyard | Site::Consumer => from + 4 * self.planets + planet.0,
            Site::Factory => from + 5 * self.planets + self.ordinaries() + number?,
        }))
    }
    fn ordinaries(&self) -> u16 {
        self.ordinary.iter().flatten().count() as u16
    }
    /// The space of a zone of ships.
    pub fn space_of(&self, zone: ZoneId) -> Option<u16> {
        let from = self.spaces_from();
        (from..from + self.spaces).contains(&zone.0).then(|| zone.0 - from)
    }
    /// How many zones there are.
    pub fn zones(&self) -> u16 {
        self.planets_from() + 5 * self.planets + 2 * self.ordinaries()
    }

    /// The ship of a seat.
    pub const fn ship(&self, seat: SeatId) -> PieceId {
        PieceId(seat.0 as u16)
    }

    const fn seat_purses(&self) -> u16 {
        8 + self.goods
    }
    /// The points of a seat.
    pub const fn vp(&self, seat: SeatId) -> PurseId {
        PurseId(FIRST_STOCK + 3 + self.seat_purses() * seat.0 as u16)
    }
    /// The loose tokens of a seat.
    pub const fn loose(&self, seat: SeatId, colour: Colour) -> PurseId {
        PurseId(self.vp(seat).0 + 1 + colour as u16)
    }
    /// The equipment of a seat; crew is tokens.
    pub const fn equipment(&self, seat: SeatId, what: Equipment) -> PurseId {
        PurseId(self.vp(seat).0 + 4 + what as u16)
    }
    /// The goods of a seat.
    pub const fn cargo(&self, seat: SeatId, good: GoodIx) -> PurseId {
        PurseId(self.vp(seat).0 + 8 + good.0 as u16)
    }

    /// The kind of a good.
    pub const fn good_kind(&self, good: GoodIx) -> KindId {
        KindId(good.0 as u16)
    }
    /// The kind of equipment.
    pub const fn equipment_kind(&self, what: Equipment) -> KindId {
        KindId(self.goods + what as u16)
    }
    /// The kind of a factory.
    pub const fn factory_kind(&self, factory: FactoryIx) -> KindId {
        KindId(self.goods + 4 + factory.0 as u16)
    }
    /// The kind of a consumer.
    pub const fn consumer_kind(&self, consumer: ConsumerIx) -> KindId {
        KindId(self.factory_kind(FactoryIx(0)).0 + self.counts[0] + consumer.0 as u16)
    }
    /// The kind of a shipyard.
    pub const fn yard_kind(&self, yard: YardIx) -> KindId {
        KindId(self.consumer_kind(ConsumerIx(0)).0 + self.counts[1] + yard.0 as u16)
    }
    /// The kind of a mine.
    pub const fn mine_kind(&self, good: GoodIx) -> KindId {
        KindId(self.yard_kind(YardIx(0)).0 + self.counts[2] + good.0 as u16)
    }
    /// The kind of a ship.
    pub const fn ship_kind(&self, seat: SeatId) -> KindId {
        KindId(self.mine_kind(GoodIx(0)).0 + self.goods + 3 * seat.0 as u16)
    }
    /// What a kind is.
    pub fn what(&self, kind: KindId) -> PieceNoun {
        let mut n = kind.0;
        let mut within = |count: u16| {
            let here = n;
            let found = n < count;
            n = n.wrapping_sub(count);
            found.then_some(here as u8)
        };
        if let Some(good) = within(self.goods) {
            return PieceNoun::Good(GoodIx(good));
        }
        if let Some(one) = within(4) {
            return PieceNoun::Equipment(Equipment::ALL[usize::from(one)]);
        }
        if let Some(one) = within(self.counts[0]) {
            return PieceNoun::Factory(FactoryIx(one));
        }
        if let Some(one) = within(self.counts[1]) {
            return PieceNoun::Consumer(ConsumerIx(one));
        }
        if let Some(one) = within(self.counts[2]) {
            return PieceNoun::Yard(YardIx(one));
        }
        if let Some(one) = within(self.goods) {
            return PieceNoun::Mine(GoodIx(one));
        }
        match within(3 * u16::from(self.seats)) {
            Some(one) => {
                let seat = SeatId(one / 3);
                [PieceNoun::Ship(seat), PieceNoun::Cube(seat), PieceNoun::Passage(seat)]
                    [usize::from(one % 3)]
            }
            None => PieceNoun::Nothing,
        }
    }
}

/// A space of the board, as the table numbers it.
pub const fn space(space: u16) -> SpaceId {
    SpaceId(space)
}
