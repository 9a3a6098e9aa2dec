//! Which number means what on a table of Merchant of Venus: zones, purses, dials, kinds and pieces,
//! computed from the level and the number of seats. Public arithmetic: rules, view, overlay and
//! bots all use it; it holds no position.

use crate::games::merchant_of_venus::level::{
    CultureIx, DeedIx, EquipmentIx, Level, MarkerKind, RelicIx, ShipIx, SpaceIx, SpaceKind,
    SystemIx,
};
use crate::{
    games::vocabulary::{choices, dials},
    table::ids::{Dial, KindId, PieceId, PurseId, SeatId, SpaceId, ZoneId},
};

/// Words of 64 bits that hold one bit for each direction of each link.
pub const TRAVEL_WORDS: u16 = 12;
/// Words of 64 bits that hold one bit for each space.
pub const SPACE_WORDS: u16 = 5;
/// Most systems that a culture lives in.
pub const MOST_SYSTEMS: u16 = 16;
/// Most dice of a turn in any edition.
pub const MOST_DICE: u16 = 5;

/// Numbers of the things on one table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct VenusLayout {
    /// How many seats.
    pub seats: u8,
    /// First zone of the boxes that hold encounter markers; one zone for each box, in the order of
    /// `boxes`.
    pub box_zone: u16,
    /// The boxes.
    pub boxes: Vec<SpaceIx>,
    /// For each space its box number, if it is a box.
    pub box_of: Vec<Option<u16>>,
    /// First zone of culture cards, by culture system.
    pub card_zone: u16,
    /// First zone of markets, by culture.
    pub market_zone: u16,
    /// First zone of supply areas, by culture.
    pub supply_zone: u16,
    /// First zone of equipment stocks, by equipment.
    pub stock_zone: u16,
    /// The cup.
    pub cup: ZoneId,
    /// Pieces that left the game unseen.
    pub removed: ZoneId,
    /// Passengers and relics at the Galactic Base.
    pub base: ZoneId,
    /// Deeds that nobody owns.
    pub deed_bank: ZoneId,
    /// Factory goods whose factory is not built (1988).
    pub apart: ZoneId,
    /// First zone of the seats; each seat has [`SEAT_ZONES`].
    pub seat_zone: u16,
    /// First kind of goods, by culture.
    pub good_kind: u16,
    /// First kind of factory goods, by culture.
    pub factory_kind: u16,
    /// First kind of demands, by [`Level::demands`].
    pub demand_kind: u16,
    /// First kind of passengers, by [`Level::passengers`].
    pub passenger_kind: u16,
    /// First kind of equipment.
    pub equipment_kind: u16,
    /// First kind of relics.
    pub relic_kind: u16,
    /// First kind of culture cards, by culture.
    pub card_kind: u16,
    /// First kind of races, by culture; no piece has it.
    pub race_kind: u16,
    /// First kind of ship classes; no piece has it.
    pub class_kind: u16,
    /// First kind of port deeds.
    pub port_deed_kind: u16,
    /// First kind of factory deeds, by culture.
    pub factory_deed_kind: u16,
    /// First kind of gates, open port and hazard markers: one kind for each different marker.
    pub marker_kind: u16,
    /// The different markers that are no relics, by kind.
    pub marker_faces: Vec<MarkerKind>,
    /// First kind of ships, by seat.
    pub ship_kind: u16,
    /// First kind of port and factory markers, by seat.
    pub site_kind: u16,
    /// How many kinds there are.
    pub kinds: u16,
    /// First ship, by seat.
    pub ship_piece: u16,
    /// First culture card, by culture.
    pub card_piece: u16,
    /// First port deed.
    pub port_deed_piece: u16,
    /// First factory deed, by culture.
    pub factory_deed_piece: u16,
    /// First factory good, by culture.
    pub factory_piece: u16,
}

/// Zones of a seat, in order: hull, hold, relics, cards, deeds, sites.
pub const SEAT_ZONES: u16 = 6;

dials! {
    /// The phase, a [`Phase`].
    PHASE "phase" 1;
    /// The seat in turn.
    ACTIVE "active" 1;
    /// The seat that began.
    FIRST "first" 1;
    /// Turns begun, counted from 1.
    TURN "turn" 1;
    /// Movement points left.
    POINTS "movement-points" 1;
    /// The pilot number, 0 while none is fixed.
    PILOT_NUMBER "pilot-number" 1;
    /// How many dice were rolled this turn; 0 before the roll.
    DICE_COUNT "dice" 1;
    /// The dice.
    DIE "die" MOST_DICE;
    /// What is declared: 0 nothing, 1 a space or heading, 2 a gate.
    DECLARED "declared" 1;
    /// The declared space (the neighbour along the heading, or the first space) or gate number.
    DECLARED_AT "declared-at" 1;
    /// Whether the declaration still binds the first step.
    BOUND "bound" 1;
    /// The Auto Pilot is set this turn.
    AUTO_SET "auto-pilot" 1;
    /// All gates are off this turn (1988).
    GATES_OFF "gates-off" 1;
    /// Bits of gate numbers that the active ship has locked this turn (2012).
    LOCKED "locked-gates" 1;
    /// The gate named for the Jump Start, 0 for none.
    JUMP_NAMED "jump-start" 1;
    /// The Mulligan Gear was used this turn.
    REROLLED "rerolled" 1;
    /// Steps made this turn, gate jumps and jumped spaces included.
    STEPS "steps" 1;
    /// The ship has moved this turn (at least one step).
    MOVED "moved" 1;
    /// The link of the last step plus 1; 0 after a gate jump or before the first step.
    LAST_LINK "last-link" 1;
    /// The ship stands on a gate to which it jumped this turn (2012: the gate rule does not apply).
    ARRIVED_BY_GATE "arrived-by-gate" 1;
    /// The ship is in the middle of a drive's jump.
    IN_JUMP "in-jump" 1;
    /// The ship lies on a hazard it entered this turn and has not paid.
    HAZARD_DUE "hazard-due" 1;
    /// The ship was carried on by a drive from a marker just found: the next step is free.
    CARRIED "carried" 1;
    /// One bit for each direction of each link travelled this turn (bit 2·link for from→to,
    /// 2·link+1 for to→from).
    TRAVELLED "travelled" TRAVEL_WORDS;
    /// One bit for each space of the jump that is being made.
    JUMPED "jumped" SPACE_WORDS;
    /// The visit is limited to one buy and one sell (MOV-7.2.2).
    LIMITED "limited" 1;
    /// Counted buys this turn.
    BUYS "buys" 1;
    /// Counted sells this turn.
    SELLS "sells" 1;
    /// Barter credit of the active seat.
    BARTER "barter-credit" 1;
    /// Barter credit is spent before money.
    BARTER_IS_FIRST "barter-first" 1;
    /// Sum on which the port commission of this turn is due (2012).
    COMMISSION "commission-base" 1;
    /// Something was traded this turn: nobody moves after trading (MOV-3.1.1).
    TRADED "traded" 1;
    /// The culture card whose basket is open, kind plus 1; 0 for none (2012).
    BASKET "basket" 1;
    /// Credit left on that card.
    BASKET_LEFT "basket-left" 1;
    /// The class of the ship that is being bought, plus 1; 0 for none.
    NEW_SHIP "new-ship" 1;
    /// The partner of the open deal, seat plus 1; 0 for none.
    PARTNER "partner" 1;
    /// Who composes the deal, seat plus 1.
    COMPOSER "composer" 1;
    /// Money that the active seat pays in the deal; below 0 the partner pays.
    DEAL_CREDITS "deal-credits" 1;
    /// How the game ended: 0 not yet, 1 goal, 2 bank empty, 3 agreed.
    ENDED "ended" 1;
    /// Winners, one bit a seat.
    WINNERS "winners" 1;
    /// Seats whose first turn is over, one bit a seat.
    BEGUN "begun" 1;
    /// The culture of each system, plus 1, once it is discovered; 0 before.
    CULTURE_AT "culture-at" MOST_SYSTEMS;
    /// The goal, in credits of net worth; 0 where it is off.
    GOAL "goal" 1;
    /// The switches of the table that change what a figure counts: bits of [`DEEDS_HALF`] and the
    /// constants after it.
    OPTIONS "options" 1;
    /// The open deal was proposed: the one who does not compose it answers.
    PROPOSED "deal-proposed" 1;
    /// How often a deal with each seat was refused or answered by another this turn, four bits a
    /// seat; above them, whether stopping was proposed this turn (MOV-12.3.3).
    DEALS_REFUSED "deals-refused" 1;
}

/// Bit of [`OPTIONS`]: deeds count half (MOV-13.5.3).
pub const DEEDS_HALF: i64 = 1;
/// Bit of [`OPTIONS`]: no shield rides on the hull (MOV-13.5.5).
pub const SHIELD_TAKES_ROOM: i64 = 2;
/// Bit of [`OPTIONS`]: the bank is limited (MOV-12.3.1, MOV-13.2.1).
pub const LIMITED_BANK: i64 = 4;
/// Bit of [`OPTIONS`]: cities of the own culture have no limits (MOV-13.5.1).
pub const HOME_OPEN_CITIES: i64 = 8;
/// Bit of [`OPTIONS`]: players trade in open space (MOV-13.5.6).
pub const TRADE_IN_OPEN_SPACE: i64 = 16;
/// Bit of [`OPTIONS`]: late seats roll one die more in their first turn (MOV-13.5.2).
pub const EXTRA_DIE_LATE_SEAT: i64 = 32;

/// The first dial of the seats, which come after all others.
pub const SEAT_DIALS: u16 = DIAL_COUNT;
/// Dials of a seat, in order.
pub const SEAT_DIAL_KEYS: &[&str] =
    &["race", "last-dice", "last-die-0", "last-die-1", "last-die-2", "last-die-3", "last-die-4"];

choices! {
    /// The phases of a turn.
    Phase else Over {
        /// Seats without a race take one.
        Races = 0,
        /// The active seat stays, or prepares, declares and rolls.
        Start = 1,
        /// The ship flies.
        Move = 2,
        /// Transactions at a trading place.
        Trade = 3,
        /// The movement has ended at an asteroid (or in open space with other ships, where the
        /// table's switch allows that).
        Rest = 4,
        /// The game is over.
        Over = 5,
    }
}

impl VenusLayout {
    /// How many zones a table has.
    pub fn zones(&self) -> usize {
        usize::from(self.seat_zone) + usize::from(self.seats) * usize::from(SEAT_ZONES)
    }
    /// How many dials a table has.
    pub fn dials(&self) -> usize {
        usize::from(SEAT_DIALS) + usize::from(self.seats) * SEAT_DIAL_KEYS.len()
    }
    /// Where ships and sites of a space lie.
    pub fn space(&self, space: SpaceIx) -> ZoneId {
        ZoneId(space.0)
    }
    /// The box of a space.
    pub fn marker_box(&self, space: SpaceIx) -> Option<ZoneId> {
        self.box_of[space.ix()].map(|n| ZoneId(self.box_zone + n))
    }
    /// Where the face-down culture card of a system lies.
    pub fn card(&self, system: SystemIx) -> ZoneId {
        ZoneId(self.card_zone + u16::from(system.0))
    }
    /// The market of a culture.
    pub fn market(&self, culture: CultureIx) -> ZoneId {
        ZoneId(self.market_zone + u16::from(culture.0))
    }
    /// The supply area of a culture that is not discovered.
    pub fn supply(&self, culture: CultureIx) -> ZoneId {
        ZoneId(self.supply_zone + u16::from(culture.0))
    }
    /// The bank's stock of a piece of equipment.
    pub fn stock(&self, equipment: EquipmentIx) -> ZoneId {
        ZoneId(self.stock_zone + u16::from(equipment.0))
    }
    fn of_seat(&self, seat: SeatId, nth: u16) -> ZoneId {
        ZoneId(self.seat_zone + u16::from(seat.0) * SEAT_ZONES + nth)
    }
    /// The one shield on a seat's hull.
    pub fn hull(&self, seat: SeatId) -> ZoneId {
        self.of_seat(seat, 0)
    }
    /// Goods, passengers, drives and further shields of a seat.
    pub fn hold(&self, seat: SeatId) -> ZoneId {
        self.of_seat(seat, 1)
    }
    /// The relics of a seat.
    pub fn relics(&self, seat: SeatId) -> ZoneId {
        self.of_seat(seat, 2)
    }
    /// The culture cards of a seat.
    pub fn cards(&self, seat: SeatId) -> ZoneId {
        self.of_seat(seat, 3)
    }
    /// The deeds of a seat.
    pub fn deeds(&self, seat: SeatId) -> ZoneId {
        self.of_seat(seat, 4)
    }
    /// Port and factory markers that a seat has not placed.
    pub fn sites(&self, seat: SeatId) -> ZoneId {
        self.of_seat(seat, 5)
    }
    /// The bank's purse.
    pub const BANK: PurseId = PurseId(0);
    /// The credits of a seat.
    pub fn credits(&self, seat: SeatId) -> PurseId {
        PurseId(1 + u16::from(seat.0))
    }
    /// The culture discovered in a system, plus 1; 0 while it is hidden.
    pub fn culture_at(&self, system: SystemIx) -> Dial {
        Dial(CULTURE_AT.0 + u16::from(system.0))
    }
    fn dial_of(&self, seat: SeatId, nth: u16) -> Dial {
        Dial(SEAT_DIALS + u16::from(seat.0) * SEAT_DIAL_KEYS.len() as u16 + nth)
    }
    /// The race of a seat: culture plus 1, 0 while none is taken.
    pub fn race(&self, seat: SeatId) -> Dial {
        self.dial_of(seat, 0)
    }
    /// How many dice the seat rolled last; they stay visible (MOV-4.3.4).
    pub fn last_dice(&self, seat: SeatId) -> Dial {
        self.dial_of(seat, 1)
    }
    /// One of the dice that the seat rolled last.
    pub fn last_die(&self, seat: SeatId, nth: u16) -> Dial {
        self.dial_of(seat, 2 + nth)
    }
    /// A culture's good.
    pub fn good(&self, culture: CultureIx) -> KindId {
        KindId(self.good_kind + u16::from(culture.0))
    }
    /// A culture's factory good.
    pub fn factory_good(&self, culture: CultureIx) -> KindId {
        KindId(self.factory_kind + u16::from(culture.0))
    }
    /// A culture's card.
    pub fn card_of(&self, culture: CultureIx) -> PieceId {
        PieceId(self.card_piece + u16::from(culture.0))
    }
    /// A culture as a race.
    pub fn race_of(&self, culture: CultureIx) -> KindId {
        KindId(self.race_kind + u16::from(culture.0))
    }
    /// A ship class.
    pub fn class(&self, ship: ShipIx) -> KindId {
        KindId(self.class_kind + u16::from(ship.0))
    }
    /// A kind of equipment.
    pub fn equipment(&self, equipment: EquipmentIx) -> KindId {
        KindId(self.equipment_kind + u16::from(equipment.0))
    }
    /// A relic.
    pub fn relic(&self, relic: RelicIx) -> KindId {
        KindId(self.relic_kind + u16::from(relic.0))
    }
    /// The ship of a seat.
    pub fn ship(&self, seat: SeatId) -> PieceId {
        PieceId(self.ship_piece + u16::from(seat.0))
    }
    /// The deed of a port.
    pub fn port_deed(&self, deed: DeedIx) -> PieceId {
        PieceId(self.port_deed_piece + u16::from(deed.0))
    }
    /// The deed of a factory.
    pub fn factory_deed(&self, culture: CultureIx) -> PieceId {
        PieceId(self.factory_deed_piece + u16::from(culture.0))
    }
    /// The factory good token of a culture.
    pub fn factory_token(&self, culture: CultureIx) -> PieceId {
        PieceId(self.factory_piece + u16::from(culture.0))
    }
    /// What a kind is.
    pub fn what(&self, kind: KindId) -> PieceNoun {
        let k = kind.0;
        let within = |first: u16, next: u16| (k >= first && k < next).then(|| k - first);
        if let Some(n) = within(self.good_kind, self.factory_kind) {
            PieceNoun::Good(CultureIx(n as u8))
        } else if let Some(n) = within(self.factory_kind, self.demand_kind) {
            PieceNoun::FactoryGood(CultureIx(n as u8))
        } else if let Some(n) = within(self.demand_kind, self.passenger_kind) {
            PieceNoun::Demand(usize::from(n))
        } else if let Some(n) = within(self.passenger_kind, self.equipment_kind) {
            PieceNoun::Passenger(usize::from(n))
        } else if let Some(n) = within(self.equipment_kind, self.relic_kind) {
            PieceNoun::Equipment(EquipmentIx(n as u8))
        } else if let Some(n) = within(self.relic_kind, self.card_kind) {
            PieceNoun::Relic(RelicIx(n as u8))
        } else if let Some(n) = within(self.card_kind, self.race_kind) {
            PieceNoun::Card(CultureIx(n as u8))
        } else if let Some(n) = within(self.race_kind, self.class_kind) {
            PieceNoun::Race(CultureIx(n as u8))
        } else if let Some(n) = within(self.class_kind, self.port_deed_kind) {
            PieceNoun::Class(ShipIx(n as u8))
        } else if let Some(n) = within(self.port_deed_kind, self.factory_deed_kind) {
            PieceNoun::PortDeed(DeedIx(n as u8))
        } else if let Some(n) = within(self.factory_deed_kind, self.marker_kind) {
            PieceNoun::FactoryDeed(CultureIx(n as u8))
        } else if let Some(n) = within(self.marker_kind, self.ship_kind) {
            PieceNoun::Marker(self.marker_faces[usize::from(n)])
        } else if let Some(n) = within(self.ship_kind, self.site_kind) {
            PieceNoun::Ship(SeatId(n as u8))
        } else {
            PieceNoun::Site(SeatId(k.saturating_sub(self.site_kind) as u8))
        }
    }
}

/// What a kind of piece is, in the game's nouns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceNoun {
    /// A good of this culture.
    Good(CultureIx),
    /// The factory good of this culture.
    FactoryGood(CultureIx),
    /// A demand, by its place in the level's list.
    Demand(usize),
    /// A passenger, by its place in the level's list.
    Passenger(usize),
    /// A drive or a shield.
    Equipment(EquipmentIx),
    /// A relic.
    Relic(RelicIx),
    /// A culture card.
    Card(CultureIx),
    /// A race that a seat can take.
    Race(CultureIx),
    /// A ship class.
    Class(ShipIx),
    /// The deed of a port.
    PortDeed(DeedIx),
    /// The deed of a factory.
    FactoryDeed(CultureIx),
    /// A gate, an open port or a hazard marker.
    Marker(MarkerKind),
    /// The ship of a seat.
    Ship(SeatId),
    /// A port or factory marker of a seat.
    Site(SeatId),
}

/// Bit in a piece's mark: it is in the open deal.
pub const IN_DEAL: i32 = 1;
/// Bit in a piece's mark: it was got this turn (MOV-10.4.1).
pub const NEW: i32 = 2;
/// Bit in a piece's mark: this drive is switched off for the turn (MOV-4.1.1).
pub const OFF: i32 = 4;
/// Mark of a site marker that stands for a port.
pub const PORT: i32 = 1;
/// Mark of a site marker that stands for a factory.
pub const FACTORY: i32 = 2;

/// The space number on the table of a space of the level: the same number.
pub const fn space_id(space: SpaceIx) -> SpaceId {
    SpaceId(space.0)
}

impl VenusLayout {
    /// The numbers for a level and so many seats. The order of zones, kinds and pieces is fixed
    /// here and followed by set-up.
    pub fn new(level: &Level, seats: u8) -> VenusLayout {
        let cultures = level.cultures.len() as u16;
        let mut l = VenusLayout { seats, ..VenusLayout::default() };
        l.number_zones(level);
        l.number_kinds(level);
        l.ship_piece = 0;
        l.card_piece = u16::from(seats);
        l.port_deed_piece = l.card_piece + cultures;
        l.factory_deed_piece = l.port_deed_piece + level.port_deeds.len() as u16;
        l.factory_piece = l.factory_deed_piece + cultures;
        l
    }

    fn number_zones(&mut self, level: &Level) {
        let spaces = level.spaces.len() as u16;
        let cultures = level.cultures.len() as u16;
        self.boxes = (0..spaces)
            .map(SpaceIx)
            .filter(|s| level.space(*s).kind == SpaceKind::Encounter)
            .collect();
        self.box_of = vec![None; usize::from(spaces)];
        for (n, s) in self.boxes.iter().enumerate() {
            self.box_of[s.ix()] = Some(n as u16);
        }
        let mut next = spaces;
        let mut zones = |count: u16| {
            next += count;
            next - count
        };
        self.box_zone = zones(self.boxes.len() as u16);
        self.card_zone = zones(level.culture_systems() as u16);
        self.market_zone = zones(cultures);
        self.supply_zone = zones(cultures);
        self.stock_zone = zones(level.equipment.len() as u16);
        self.cup = ZoneId(zones(1));
        self.removed = ZoneId(zones(1));
        self.base = ZoneId(zones(1));
        self.deed_bank = ZoneId(zones(1));
        self.apart = ZoneId(zones(1));
        self.seat_zone = zones(u16::from(self.seats) * SEAT_ZONES);
    }

    fn number_kinds(&mut self, level: &Level) {
        let markers = level.markers.iter().copied();
        let mut faces: Vec<MarkerKind> = markers
            .chain(level.switched_markers.iter().map(|m| m.kind))
            .filter(|m| !matches!(m, MarkerKind::Relic(_)))
            .collect();
        faces.sort();
        faces.dedup();
        let mut next = 0;
        let mut kinds = |count: usize| {
            next += count as u16;
            next - count as u16
        };
        self.good_kind = kinds(level.cultures.len());
        self.factory_kind = kinds(level.cultures.len());
        self.demand_kind = kinds(level.demands.len());
        self.passenger_kind = kinds(level.passengers.len());
        self.equipment_kind = kinds(level.equipment.len());
        self.relic_kind = kinds(level.relics.len());
        self.card_kind = kinds(level.cultures.len());
        self.race_kind = kinds(level.cultures.len());
        self.class_kind = kinds(level.ships.len());
        self.port_deed_kind = kinds(level.port_deeds.len());
        self.factory_deed_kind = kinds(level.cultures.len());
        self.marker_kind = kinds(faces.len());
        self.ship_kind = kinds(usize::from(self.seats));
        self.site_kind = kinds(usize::from(self.seats));
        self.kinds = next;
        self.marker_faces = faces;
    }
}
