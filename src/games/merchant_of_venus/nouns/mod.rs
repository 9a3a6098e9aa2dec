//! The nouns of Merchant of Venus over a sight: what one viewer knows, in the game's own words.
//! View, overlay and bots read the game through this, the level and the layout alone. It reads
//! nothing but the sight, so it can tell no secret, and it decides no rule: what may be done stands
//! in the offers.

mod markers;
mod market;

pub use markers::MarkerSight;
pub use market::{Market, WaitingPassenger, Wanted};

use super::{
    layout::{self, FACTORY, Layout, OFF, PORT, Phase, What, space_id},
    level::{
        Colour, CultureIx, DeedIx, Effect, LEVELS, Level, LevelFile, LinkIx, ShipIx, SpaceIx,
        SpaceKind, SystemIx,
    },
    state::Place,
};
use crate::games::levels::FileSet;
use crate::table::{
    ids::{Dial, KindId, PieceId, SeatId, Seats, SpaceId, ZoneId},
    sight::{PieceSight, Sight},
};
use std::sync::Arc;

/// The game's nouns over one sight.
pub struct VenusSight<'a> {
    /// What is looked at.
    pub sight: &'a Sight,
    /// What is printed.
    pub level: Arc<Level>,
    /// Which number means what.
    pub layout: Layout,
}

/// A piece that the viewer can name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// Its number.
    pub piece: PieceId,
    /// What it is.
    pub kind: KindId,
    /// What is written on it: bits of [`layout::NEW`], [`layout::OFF`], [`layout::IN_DEAL`] aboard
    /// a ship.
    pub mark: i32,
}

/// A drive aboard a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DriveSight {
    /// Its number.
    pub piece: PieceId,
    /// What it is: equipment or relic.
    pub kind: KindId,
    /// Colours that it jumps, as bits of [`Colour::bit`].
    pub colours: u8,
    /// Whether it is switched on this turn (MOV-4.1.1).
    pub on: bool,
}

/// What the viewer knows of the culture of a system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CultureSight {
    /// Nobody lives there (anomalies, the Base).
    None,
    /// Discovered: everybody knows it (MOV-6.1.2).
    Known(CultureIx),
    /// Hidden, but this viewer has looked at its card (MOV-4.12.1).
    Observed(CultureIx),
    /// Hidden.
    Unknown,
}

impl CultureSight {
    /// The culture, however it is known.
    pub fn culture(self) -> Option<CultureIx> {
        match self {
            CultureSight::Known(c) | CultureSight::Observed(c) => Some(c),
            CultureSight::None | CultureSight::Unknown => None,
        }
    }
}

/// What was declared before the roll (MOV-4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declared {
    /// Nothing.
    Nothing,
    /// The first space (1988) or the neighbour along the heading (2012).
    Space(SpaceIx),
    /// The gate with this number.
    Gate(u8),
}

impl<'a> VenusSight<'a> {
    /// The nouns over a sight; `None` if it is not a sight of this game.
    pub fn of(sight: &'a Sight) -> Option<VenusSight<'a>> {
        if sight.game != LevelFile::GAME {
            return None;
        }
        let level = LEVELS.named(&sight.edition).ok()?;
        Self::over(sight, level)
    }

    /// The nouns over a sight of a table that was set up with this level; `None` if they do not
    /// belong together.
    pub fn over(sight: &'a Sight, level: Arc<Level>) -> Option<VenusSight<'a>> {
        let layout = Layout::new(&level, sight.catalogue.seat_count() as u8);
        let last = layout.dials();
        (sight.zones.len() == layout.zones() && sight.dials.len() == last).then_some(VenusSight {
            sight,
            level,
            layout,
        })
    }

    fn dial(&self, dial: Dial) -> i64 {
        self.sight.dial(dial)
    }
    fn flag(&self, dial: Dial) -> bool {
        self.dial(dial) != 0
    }
    /// The pieces of a zone that the viewer can name, bottom first.
    pub fn pieces(&self, zone: ZoneId) -> impl Iterator<Item = Held> + '_ {
        self.sight
            .zone(zone)
            .pieces
            .iter()
            .filter_map(|p| Some(Held { piece: p.id?, kind: p.kind?, mark: p.mark }))
    }
    fn top(&self, zone: ZoneId) -> Option<&PieceSight> {
        self.sight.zone(zone).pieces.last()
    }

    // ---- the turn ----

    /// All seats in playing order.
    pub fn seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.layout.seats).map(SeatId)
    }
    /// The seat in turn.
    pub fn active(&self) -> SeatId {
        SeatId(self.dial(layout::ACTIVE) as u8)
    }
    /// The seat that began the game.
    pub fn first(&self) -> SeatId {
        SeatId(self.dial(layout::FIRST) as u8)
    }
    /// Turns begun, counted from 1; 0 before the first.
    pub fn turn(&self) -> i64 {
        self.dial(layout::TURN)
    }
    /// The phase of the turn.
    pub fn phase(&self) -> Phase {
        Phase::from(self.dial(layout::PHASE))
    }
    /// Movement points left.
    pub fn points(&self) -> i64 {
        self.dial(layout::POINTS)
    }
    /// The pilot number, where it is fixed (MOV-4.6.2).
    pub fn pilot_number(&self) -> Option<u8> {
        u8::try_from(self.dial(layout::PILOT_NUMBER)).ok().filter(|n| *n > 0)
    }
    /// The dice of this turn; empty before the roll.
    pub fn dice(&self) -> Vec<u8> {
        let count = self.dial(layout::DICE_COUNT).clamp(0, i64::from(layout::MOST_DICE)) as u16;
        (0..count).map(|n| self.dial(Dial(layout::DIE.0 + n)) as u8).collect()
    }
    /// The dice that a seat rolled last; they stay in view (MOV-4.3.4).
    pub fn last_dice(&self, seat: SeatId) -> Vec<u8> {
        let count =
            self.dial(self.layout.last_dice(seat)).clamp(0, i64::from(layout::MOST_DICE)) as u16;
        (0..count).map(|n| self.dial(self.layout.last_die(seat, n)) as u8).collect()
    }
    /// What is declared (MOV-4.2).
    pub fn declared(&self) -> Declared {
        let at = self.dial(layout::DECLARED_AT);
        match self.dial(layout::DECLARED) {
            1 if at >= 0 && (at as usize) < self.level.spaces.len() => {
                Declared::Space(SpaceIx(at as u16))
            }
            2 => Declared::Gate(at as u8),
            _ => Declared::Nothing,
        }
    }
    /// Whether the active ship has moved this turn.
    pub fn moved(&self) -> bool {
        self.flag(layout::MOVED)
    }
    /// Whether the visit is limited to one buy and one sell (MOV-7.2.2).
    pub fn limited(&self) -> bool {
        self.flag(layout::LIMITED)
    }
    /// Counted buys of this turn.
    pub fn buys(&self) -> i64 {
        self.dial(layout::BUYS)
    }
    /// Counted sells of this turn.
    pub fn sells(&self) -> i64 {
        self.dial(layout::SELLS)
    }
    /// Whether the ship lies on a hazard that it has entered this turn and not paid.
    pub fn hazard_due(&self) -> bool {
        self.flag(layout::HAZARD_DUE)
    }
    /// Whether the active seat's die is set by the Auto Pilot this turn.
    pub fn auto_pilot_set(&self) -> bool {
        self.flag(layout::AUTO_SET)
    }
    /// Whether gates do not work this turn (1988, Gate Lock).
    pub fn gates_off(&self) -> bool {
        self.flag(layout::GATES_OFF)
    }
    /// Whether the active ship has locked this gate for the turn (2012, Gate Lock).
    pub fn gate_locked(&self, gate: u8) -> bool {
        self.dial(layout::LOCKED) >> gate.min(62) & 1 != 0
    }
    /// Whether a link was travelled this turn, from `from` to its other end.
    pub fn travelled(&self, link: LinkIx, from: SpaceIx) -> bool {
        let bit = u32::from(link.0) * 2 + u32::from(self.level.link(link).from != from);
        self.dial(Dial(layout::TRAVELLED.0 + (bit / 64) as u16)) >> (bit % 64) & 1 != 0
    }
    /// Net worth that wins; `None` where the goal is off (MOV-2.2.8).
    pub fn goal(&self) -> Option<i64> {
        Some(self.dial(layout::GOAL)).filter(|g| *g > 0)
    }
    /// What the bank holds, where it is limited (MOV-12.3.1, MOV-13.2.1).
    pub fn bank(&self) -> Option<i64> {
        (self.dial(layout::OPTIONS) & layout::LIMITED_BANK != 0)
            .then(|| self.sight.purse(Layout::BANK))
    }
    /// Whether a switch of the table is on: one of the bits beside [`layout::OPTIONS`].
    pub fn option(&self, bit: i64) -> bool {
        self.dial(layout::OPTIONS) & bit != 0
    }

    // ---- a seat ----

    /// The name of a seat.
    pub fn name(&self, seat: SeatId) -> &str {
        self.sight.catalogue.seats.get(seat.ix()).map_or("", |s| &s.name)
    }
    /// Where a seat's ship is.
    pub fn ship_at(&self, seat: SeatId) -> SpaceIx {
        let ship = self.layout.ship(seat);
        let on = |s: &SpaceIx| {
            self.sight.zone(self.layout.space(*s)).pieces.iter().any(|p| p.id == Some(ship))
        };
        (0..self.level.spaces.len() as u16).map(SpaceIx).find(on).unwrap_or(self.level.start)
    }
    /// The ships on a space, in the order in which they came.
    pub fn ships_on(&self, space: SpaceIx) -> Vec<SeatId> {
        self.pieces(self.layout.space(space))
            .filter_map(|p| match self.layout.what(p.kind) {
                What::Ship(seat) => Some(seat),
                _ => None,
            })
            .collect()
    }
    /// The class of a seat's ship.
    pub fn class(&self, seat: SeatId) -> ShipIx {
        let ship = self.layout.ship(seat);
        let mark = self
            .pieces(self.layout.space(self.ship_at(seat)))
            .find(|p| p.piece == ship)
            .map_or(0, |p| p.mark);
        ShipIx(mark.clamp(0, self.level.ships.len() as i32 - 1) as u8)
    }
    /// The race of a seat, once it has one.
    pub fn race(&self, seat: SeatId) -> Option<CultureIx> {
        let race = self.dial(self.layout.race(seat));
        (race > 0 && race as usize <= self.level.cultures.len()).then(|| CultureIx(race as u8 - 1))
    }
    /// Credits of a seat.
    pub fn money(&self, seat: SeatId) -> i64 {
        self.sight.purse(self.layout.credits(seat))
    }
    /// Barter credit of the active seat (MOV-10.1.2).
    pub fn barter_credit(&self) -> i64 {
        self.dial(layout::BARTER)
    }
    /// What the active seat can spend on a purchase now: credits and barter credit.
    pub fn spendable(&self) -> i64 {
        self.money(self.active()) + self.barter_credit()
    }
    /// Credits and deeds of a seat (MOV-12.2.1; deeds count half with MOV-13.5.3).
    pub fn net_worth(&self, seat: SeatId) -> i64 {
        let deeds: i64 = self.deeds(seat).iter().map(|p| self.deed_worth(p.kind)).sum();
        self.money(seat) + if self.option(layout::DEEDS_HALF) { deeds / 2 } else { deeds }
    }
    /// What a deed counts (MOV-12.2.2); 0 for everything that is no deed.
    pub fn deed_worth(&self, kind: KindId) -> i64 {
        match self.layout.what(kind) {
            What::PortDeed(d) => i64::from(self.level.port_deed(d).terms.worth),
            What::FactoryDeed(c) => i64::from(self.level.culture(c).factory_deed.worth),
            _ => 0,
        }
    }
    /// Goods, passengers, drives and further shields aboard.
    pub fn hold(&self, seat: SeatId) -> Vec<Held> {
        self.pieces(self.layout.hold(seat)).collect()
    }
    /// The shield on the hull.
    pub fn hull(&self, seat: SeatId) -> Vec<Held> {
        self.pieces(self.layout.hull(seat)).collect()
    }
    /// The relics of a seat.
    pub fn relics(&self, seat: SeatId) -> Vec<Held> {
        self.pieces(self.layout.relics(seat)).collect()
    }
    /// The culture cards of a seat.
    pub fn cards(&self, seat: SeatId) -> Vec<Held> {
        self.pieces(self.layout.cards(seat)).collect()
    }
    /// The deeds of a seat.
    pub fn deeds(&self, seat: SeatId) -> Vec<Held> {
        self.pieces(self.layout.deeds(seat)).collect()
    }
    /// How many port and factory markers a seat has not placed.
    pub fn markers_left(&self, seat: SeatId) -> usize {
        self.sight.zone(self.layout.sites(seat)).count
    }
    /// Hull, holds and relics of a seat.
    pub fn aboard(&self, seat: SeatId) -> impl Iterator<Item = Held> + '_ {
        let l = &self.layout;
        [l.hull(seat), l.hold(seat), l.relics(seat)].into_iter().flat_map(|z| self.pieces(z))
    }
    /// The effect of a kind of equipment or relic.
    pub fn effect(&self, kind: KindId) -> Option<&Effect> {
        match self.layout.what(kind) {
            What::Equipment(e) => Some(&self.level.equipment(e).effect),
            What::Relic(r) => Some(&self.level.relic(r).effect),
            _ => None,
        }
    }
    /// Whether a seat owns a relic with this effect.
    pub fn has(&self, seat: SeatId, effect: &Effect) -> bool {
        self.pieces(self.layout.relics(seat)).any(|p| self.effect(p.kind) == Some(effect))
    }
    /// The drives of a seat, relic drives too.
    pub fn drives(&self, seat: SeatId) -> Vec<DriveSight> {
        let drive = |p: Held| {
            let colours = self.effect(p.kind).map_or(0, Effect::drive_bits);
            (colours != 0).then_some(DriveSight {
                piece: p.piece,
                kind: p.kind,
                colours,
                on: p.mark & OFF == 0,
            })
        };
        self.aboard(seat).filter_map(drive).collect()
    }
    /// The colours that a seat's drives jump now, as bits of [`Colour::bit`].
    pub fn drive_colours(&self, seat: SeatId) -> u8 {
        self.drives(seat).iter().filter(|d| d.on).fold(0, |bits, d| bits | d.colours)
    }
    /// Whether a seat's drives carry it over a space of this colour.
    pub fn jumps(&self, seat: SeatId, colour: Colour) -> bool {
        self.drive_colours(seat) & colour.bit() != 0
    }
    /// What the shields of a seat take off each fee (MOV-4.8.2).
    pub fn shield_sum(&self, seat: SeatId) -> i64 {
        self.aboard(seat).map(|p| self.effect(p.kind).map_or(0, |e| i64::from(e.shield()))).sum()
    }
    /// The room that a kind needs in a hold (MOV-1.2.2); what takes none is 0. A shield counts as
    /// one that is not on the hull.
    pub fn room_of(&self, kind: KindId) -> i64 {
        match self.layout.what(kind) {
            What::Good(c) => i64::from(self.level.culture(c).good.room),
            What::FactoryGood(c) => i64::from(self.level.culture(c).factory_good.room),
            What::Passenger(_) => i64::from(self.level.rules.passenger_room),
            What::Equipment(e) => i64::from(self.level.equipment(e).room),
            _ => 0,
        }
    }
    /// The room that one more piece of a kind would take aboard now: nothing for a shield that
    /// rides on the hull (MOV-1.2.4).
    pub fn room_for(&self, seat: SeatId, kind: KindId) -> i64 {
        let hull = match self.layout.what(kind) {
            What::Equipment(e) => {
                self.level.equipment(e).hull > 0 && !self.option(layout::SHIELD_TAKES_ROOM)
            }
            _ => false,
        };
        if hull && self.sight.zone(self.layout.hull(seat)).count == 0 {
            0
        } else {
            self.room_of(kind)
        }
    }
    /// The room in the holds of a class.
    pub fn room_in(&self, class: ShipIx) -> i64 {
        i64::from(self.level.ship(class).holds) * i64::from(self.level.rules.hold_room)
    }
    /// The room that a seat's cargo takes.
    pub fn room_used(&self, seat: SeatId) -> i64 {
        self.pieces(self.layout.hold(seat)).map(|p| self.room_of(p.kind)).sum()
    }
    /// The room that is free aboard.
    pub fn room_free(&self, seat: SeatId) -> i64 {
        self.room_in(self.class(seat)) - self.room_used(seat)
    }

    // ---- the board ----

    /// The space with this number on the table.
    pub fn space_of(&self, space: SpaceId) -> SpaceIx {
        SpaceIx(space.0)
    }
    /// The number on the table of a space.
    pub fn space_id(&self, space: SpaceIx) -> SpaceId {
        space_id(space)
    }
    /// What the viewer knows of the culture of a system.
    pub fn culture_in(&self, system: SystemIx) -> CultureSight {
        if system.ix() >= self.level.culture_systems() {
            return CultureSight::None;
        }
        let known = self.dial(self.layout.culture_at(system));
        if known > 0 && known as usize <= self.level.cultures.len() {
            return CultureSight::Known(CultureIx(known as u8 - 1));
        }
        match self.top(self.layout.card(system)).and_then(|p| p.kind).map(|k| self.layout.what(k)) {
            Some(What::Card(c)) => CultureSight::Observed(c),
            _ => CultureSight::Unknown,
        }
    }
    /// The culture discovered in a system.
    pub fn discovered(&self, system: SystemIx) -> Option<CultureIx> {
        match self.culture_in(system) {
            CultureSight::Known(c) => Some(c),
            _ => None,
        }
    }
    /// Who has looked at the hidden card of a system: the fact is public (MOV-4.12.3).
    pub fn observers(&self, system: SystemIx) -> Seats {
        if system.ix() >= self.level.culture_systems() || self.discovered(system).is_some() {
            return Seats::NONE;
        }
        self.top(self.layout.card(system)).map_or(Seats::NONE, |p| p.seen)
    }
    /// The system in which a culture was discovered.
    pub fn system_of(&self, culture: CultureIx) -> Option<SystemIx> {
        (0..self.level.culture_systems() as u8)
            .map(SystemIx)
            .find(|&s| self.discovered(s) == Some(culture))
    }
    /// The culture that trades at a space, once discovered.
    pub fn culture_at(&self, space: SpaceIx) -> Option<CultureIx> {
        self.level.space(space).system.and_then(|s| self.discovered(s))
    }
    /// The owner of the port on a space.
    pub fn port_owner(&self, space: SpaceIx) -> Option<SeatId> {
        self.site(space, PORT)
    }
    /// The owner of the factory marker on a space (1988, MOV-9.3.2).
    pub fn factory_site(&self, space: SpaceIx) -> Option<SeatId> {
        self.site(space, FACTORY)
    }
    fn site(&self, space: SpaceIx, sort: i32) -> Option<SeatId> {
        self.pieces(self.layout.space(space)).filter(|p| p.mark == sort).find_map(|p| {
            match self.layout.what(p.kind) {
                What::Site(seat) => Some(seat),
                _ => None,
            }
        })
    }
    /// The owner of a culture's factory.
    pub fn factory_owner(&self, culture: CultureIx) -> Option<SeatId> {
        self.seats().find(|&s| {
            self.pieces(self.layout.deeds(s)).any(|p| p.piece == self.layout.factory_deed(culture))
        })
    }
    /// The owner of a port's deed.
    pub fn deed_owner(&self, deed: DeedIx) -> Option<SeatId> {
        self.seats().find(|&s| {
            self.pieces(self.layout.deeds(s)).any(|p| p.piece == self.layout.port_deed(deed))
        })
    }
    /// All ports with their owners.
    pub fn ports(&self) -> Vec<(SpaceIx, SeatId)> {
        let orbits = (0..self.level.spaces.len() as u16)
            .map(SpaceIx)
            .filter(|s| self.level.space(*s).is_orbit);
        orbits.filter_map(|s| Some((s, self.port_owner(s)?))).collect()
    }
    /// What a space is for a ship that comes to it, as far as the viewer knows.
    pub fn place(&self, space: SpaceIx) -> Place {
        match self.level.space(space).kind {
            SpaceKind::City => Place::SurfaceCity,
            SpaceKind::SpaceCity => Place::SpaceCity,
            SpaceKind::Base => Place::Base,
            SpaceKind::Asteroid => Place::Asteroid,
            SpaceKind::Orbit | SpaceKind::Nav => {
                self.port_owner(space).map_or(Place::Open, Place::Port)
            }
            SpaceKind::Space | SpaceKind::Hazard => Place::Open,
            SpaceKind::Encounter => self.box_place(space),
        }
    }

    // ---- prices ----

    /// The price of a kind for a seat, home discount taken off (MOV-9.5.1); for a ship class the
    /// price less the trade-in of the seat's ship (MOV-7.7.1), which can be below 0. `None` for
    /// what is never sold.
    pub fn price(&self, seat: SeatId, kind: KindId) -> Option<i64> {
        let level = &self.level;
        let home = |culture: Option<CultureIx>, price: u32| {
            let off = if culture.is_some() && culture == self.race(seat) {
                i64::from(level.rules.home_discount_percent)
            } else {
                0
            };
            i64::from(price) * (100 - off) / 100
        };
        match self.layout.what(kind) {
            What::Good(c) => Some(i64::from(level.culture(c).good.price)),
            What::FactoryGood(c) => Some(i64::from(level.culture(c).factory_good.price)),
            What::Equipment(e) => {
                level.equipment(e).for_sale.then(|| i64::from(level.equipment(e).price))
            }
            What::Relic(r) => Some(i64::from(level.relic(r).price)),
            What::Class(s) => Some(
                i64::from(level.ship(s).price) - i64::from(level.ship(self.class(seat)).trade_in),
            ),
            What::PortDeed(d) => Some(home(
                self.discovered(level.port_deed(d).system),
                level.port_deed(d).terms.price,
            )),
            What::FactoryDeed(c) => Some(home(Some(c), level.culture(c).factory_deed.price)),
            _ => None,
        }
    }
    /// What a kind brings when it is traded in (MOV-10.1.3, MOV-10.2.1); 0 where nobody takes it.
    pub fn trade_in(&self, kind: KindId) -> i64 {
        match self.layout.what(kind) {
            What::Equipment(e) => i64::from(self.level.equipment(e).trade_in),
            What::Relic(r) => i64::from(self.level.relic(r).trade_in),
            What::Class(s) => i64::from(self.level.ship(s).trade_in),
            What::Card(c) => i64::from(self.level.culture(c).card),
            _ => 0,
        }
    }
    /// What a culture pays now for a good or factory good, all matching demands added (MOV-7.5.1,
    /// MOV-8.2.1); `None` if it does not buy it. Says nothing about where the ship is.
    pub fn sale(&self, kind: KindId, buyer: CultureIx) -> Option<i64> {
        let (of, good, meets) = match self.layout.what(kind) {
            What::Good(c) => (c, &self.level.culture(c).good, true),
            What::FactoryGood(c) => (
                c,
                &self.level.culture(c).factory_good,
                self.level.rules.factory_goods_meet_demands,
            ),
            _ => return None,
        };
        if !self.level.culture(of).sells_to(buyer) {
            return None;
        }
        let wanted = if meets { self.bonus(of, buyer) } else { 0 };
        Some(i64::from(good.value) + wanted)
    }
}
