//! The table of Merchant of Venus as its rules speak of it: seats, ships, places, cultures, room,
//! money. Every chapter reads and writes through [`VenusTable`]; nothing here decides what may be
//! chosen.

use super::{
    layout::{self, FACTORY, Layout, OFF, PORT, Phase, What},
    level::{Colour, CultureIx, Effect, Level, MarkerKind, ShipIx, SpaceIx, SpaceKind, SystemIx},
};
use crate::{
    games::game_table::{GameSpec, GameTable, Turns},
    table::{
        action::Value,
        agenda::{Consequence, Decision},
        ids::{Follow, KindId, PieceId, Question, SeatId},
    },
};
use std::sync::Arc;

/// What does not change while a game is played: level, numbers, options.
#[derive(Debug)]
pub struct VenusSpec {
    /// The level of the edition.
    pub level: Arc<Level>,
    /// The numbers of everything.
    pub layout: Layout,
    /// The options chosen at set-up.
    pub options: Options,
}

/// The options of a game (MOV-13).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Net worth that wins; 0 where the goal is off (MOV-2.2.8, MOV-13.1.1, MOV-13.2.1).
    pub goal: i64,
    /// Credits of the bank, start money included; `None` for an unlimited bank (MOV-12.3.1,
    /// MOV-13.2.1).
    pub bank: Option<i64>,
    /// MOV-13.3.1.
    pub fast_play: bool,
    /// MOV-13.5.1.
    pub home_open_cities: bool,
    /// MOV-13.5.2.
    pub extra_die_late_seat: bool,
    /// MOV-13.5.3.
    pub deeds_half: bool,
    /// MOV-13.5.4.
    pub relics_at_base: bool,
    /// MOV-13.5.5.
    pub shield_takes_room: bool,
    /// MOV-13.5.6.
    pub trade_in_open_space: bool,
    /// MOV-11.12.1.
    pub laser_relic: bool,
}

/// What a space is for a ship that comes to it (terms of chapter 0.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A city on the ground.
    SurfaceCity,
    /// A city in space (neutral spaceport).
    SpaceCity,
    /// The Galactic Base.
    Base,
    /// A port of this seat.
    Port(SeatId),
    /// An open port.
    OpenPort,
    /// A rock: printed asteroid, untaken relic, or box whose relic is gone.
    Asteroid,
    /// Nothing to land on.
    Open,
}

impl Place {
    /// Whether a ship may land there (MOV-4.4.6).
    pub fn is_landing(self) -> bool {
        self != Place::Open
    }
    /// Whether a culture (or the Base) trades there.
    pub fn is_trading(self) -> bool {
        !matches!(self, Place::Open | Place::Asteroid)
    }
    /// Whether a visit in the turn of arrival is limited (MOV-7.2.2, MOV-7.2.9).
    pub fn limits(self) -> bool {
        matches!(self, Place::SurfaceCity | Place::SpaceCity | Place::Base)
    }
}

impl GameSpec for VenusSpec {
    type Level = Level;
    type Phase = Phase;
    const TURNS: Turns = layout::TURNS;
    fn level(&self) -> &Level {
        &self.level
    }
    fn seats(&self) -> u8 {
        self.layout.seats
    }
    fn fortune(c: &VenusTable, seat: SeatId) -> i64 {
        c.net_worth(seat)
    }
}

/// The cluster: the ledger with the game's nouns.
pub type VenusTable<'w, 's> = GameTable<'w, 's, VenusSpec>;

impl VenusTable<'_, '_> {
    /// The numbers of everything.
    pub fn layout(&self) -> &Layout {
        &self.spec.0.layout
    }
    /// The options of this game.
    pub fn options(&self) -> &Options {
        &self.spec.0.options
    }

    /// Asks a seat a question, with nothing to remember.
    pub fn ask(&mut self, seat: SeatId, question: Question) {
        self.ledger.ask(Decision { seat, question, memory: [0; 4] });
    }
    /// Puts a consequence on the agenda.
    pub fn follow(&mut self, follow: Follow, about: i32) {
        self.ledger.follow(Consequence { follow, memory: [about, 0, 0, 0] });
    }

    /// Where a seat's ship is.
    pub fn ship_at(&self, seat: SeatId) -> SpaceIx {
        SpaceIx(self.ledger.zone_of(self.layout().ship(seat)).0)
    }
    /// The class of a seat's ship.
    pub fn class(&self, seat: SeatId) -> ShipIx {
        ShipIx(self.ledger.piece(self.layout().ship(seat)).mark as u8)
    }
    /// The race of a seat.
    pub fn race(&self, seat: SeatId) -> Option<CultureIx> {
        let race = self.ledger.dial(self.layout().race(seat));
        (race > 0).then(|| CultureIx(race as u8 - 1))
    }
    /// The credits of a seat.
    pub fn money(&self, seat: SeatId) -> i64 {
        self.ledger.purse(self.layout().credits(seat))
    }
    /// A seat pays the bank. The rules have checked that it can.
    pub fn pay_bank(&mut self, seat: SeatId, amount: i64) {
        let purse = self.layout().credits(seat);
        self.ledger.pay(purse, Layout::BANK, amount);
    }
    /// The bank pays a seat: in full, or, where the bank is limited, as far as it goes; a bank that
    /// is left with nothing ends the game (MOV-12.3.1, MOV-13.2.1). Returns what was paid.
    pub fn bank_pays(&mut self, seat: SeatId, amount: i64) -> i64 {
        let mut paid = amount;
        if self.options().bank.is_some() {
            paid = amount.min(self.ledger.purse(Layout::BANK)).max(0);
        }
        let purse = self.layout().credits(seat);
        self.ledger.pay(Layout::BANK, purse, paid);
        if self.options().bank.is_some()
            && self.ledger.purse(Layout::BANK) == 0
            && self.ledger.dial(layout::ENDED) == 0
        {
            self.ledger.set(layout::ENDED, 2);
        }
        paid
    }

    /// The culture discovered in a system.
    pub fn culture_in(&self, system: SystemIx) -> Option<CultureIx> {
        if system.ix() >= self.level().culture_systems() {
            return None;
        }
        let n = self.ledger.dial(self.layout().culture_at(system));
        (n > 0).then(|| CultureIx(n as u8 - 1))
    }
    /// The system where a discovered culture lives.
    pub fn system_of(&self, culture: CultureIx) -> Option<SystemIx> {
        (0..self.level().culture_systems() as u8)
            .map(SystemIx)
            .find(|&s| self.culture_in(s) == Some(culture))
    }
    /// The face-down culture card of a system.
    pub fn hidden_card(&self, system: SystemIx) -> Option<PieceId> {
        if system.ix() >= self.level().culture_systems() {
            return None;
        }
        self.ledger.contents(self.layout().card(system)).first().copied()
    }
    /// The culture that trades at a space: that of its system, once discovered.
    pub fn culture_at(&self, space: SpaceIx) -> Option<CultureIx> {
        self.level().space(space).system.and_then(|s| self.culture_in(s))
    }
    /// The encounter marker in the box of a space, face up or down.
    pub fn marker_piece(&self, space: SpaceIx) -> Option<PieceId> {
        self.ledger.contents(self.layout().marker_box(space)?).first().copied()
    }
    /// What a marker piece shows, whoever may know it.
    pub fn marker_kind(&self, piece: PieceId) -> Option<MarkerKind> {
        match self.layout().what(self.ledger.kind(piece)) {
            What::Marker(m) => Some(m),
            What::Relic(r) => Some(MarkerKind::Relic(r)),
            _ => None,
        }
    }
    /// The face-up marker of a space.
    pub fn marker(&self, space: SpaceIx) -> Option<MarkerKind> {
        let piece = self.marker_piece(space)?;
        if self.ledger.piece(piece).face_up { self.marker_kind(piece) } else { None }
    }
    /// Whether a face-down marker lies on a space.
    pub fn face_down(&self, space: SpaceIx) -> bool {
        self.marker_piece(space).is_some_and(|p| !self.ledger.piece(p).face_up)
    }
    /// The number of the face-up gate on a space.
    pub fn gate(&self, space: SpaceIx) -> Option<u8> {
        match self.marker(space) {
            Some(MarkerKind::Gate(n)) => Some(n),
            _ => None,
        }
    }
    /// The space of the face-up gate with this number.
    pub fn gate_space(&self, number: u8) -> Option<SpaceIx> {
        self.layout().boxes.iter().copied().find(|&s| self.gate(s) == Some(number))
    }
    /// The owner of the port on a space.
    pub fn port_owner(&self, space: SpaceIx) -> Option<SeatId> {
        self.site(space, PORT)
    }
    fn site(&self, space: SpaceIx, sort: i32) -> Option<SeatId> {
        self.ledger.contents(self.layout().space(space)).iter().find_map(|&p| {
            match self.layout().what(self.ledger.kind(p)) {
                What::Site(seat) if self.ledger.piece(p).mark == sort => Some(seat),
                _ => None,
            }
        })
    }
    /// The owner of a culture's factory: who holds its deed.
    pub fn factory_owner(&self, culture: CultureIx) -> Option<SeatId> {
        self.deed_owner(self.layout().factory_deed(culture))
    }
    /// Who holds a deed.
    pub fn deed_owner(&self, deed: PieceId) -> Option<SeatId> {
        let zone = self.ledger.zone_of(deed);
        self.ledger.catalogue.zones[zone.ix()].owner
    }
    /// What a space is for a ship that comes to it now.
    pub fn place(&self, space: SpaceIx) -> Place {
        match self.level().space(space).kind {
            SpaceKind::City => Place::SurfaceCity,
            SpaceKind::SpaceCity => Place::SpaceCity,
            SpaceKind::Base => Place::Base,
            SpaceKind::Asteroid => Place::Asteroid,
            SpaceKind::Orbit | SpaceKind::Nav => {
                self.port_owner(space).map_or(Place::Open, Place::Port)
            }
            SpaceKind::Space | SpaceKind::Hazard => Place::Open,
            SpaceKind::Encounter => match self.marker_piece(space) {
                // An emptied box is a rock (MOV-4.10.2, MOV-4.10.3).
                None => Place::Asteroid,
                Some(p) if !self.ledger.piece(p).face_up => Place::Open,
                Some(p) => match self.marker_kind(p) {
                    Some(MarkerKind::OpenPort) => Place::OpenPort,
                    Some(MarkerKind::Relic(_)) => Place::Asteroid,
                    _ => Place::Open,
                },
            },
        }
    }
    /// The untaken face-up relic on a space.
    pub fn relic_at(&self, space: SpaceIx) -> Option<PieceId> {
        let piece = self.marker_piece(space)?;
        (self.ledger.piece(piece).face_up
            && matches!(self.marker_kind(piece), Some(MarkerKind::Relic(_))))
        .then_some(piece)
    }

    /// The colour and printed fee of a hazard on a space, printed or found.
    pub fn hazard(&self, space: SpaceIx) -> Option<(Colour, i64)> {
        let s = self.level().space(space);
        match (s.kind, s.colour) {
            (SpaceKind::Hazard, Some(colour)) => Some((colour, i64::from(s.fee))),
            _ => match self.marker(space) {
                Some(MarkerKind::Hazard(colour, fee)) => Some((colour, i64::from(fee))),
                _ => None,
            },
        }
    }
    /// The fee of a hazard for a seat: the printed number less what its shields take off, not below
    /// 0 (MOV-4.8.2).
    pub fn fee(&self, seat: SeatId, printed: i64) -> i64 {
        (printed - self.shield_sum(seat)).max(0)
    }
    /// What the shields of a seat take off each fee.
    pub fn shield_sum(&self, seat: SeatId) -> i64 {
        self.aboard(seat)
            .map(|p| self.effect(self.ledger.kind(p)).map_or(0, |e| i64::from(e.shield())))
            .sum()
    }
    /// The effect of a kind of equipment or relic.
    pub fn effect(&self, kind: KindId) -> Option<&Effect> {
        match self.layout().what(kind) {
            What::Equipment(e) => Some(&self.level().equipment(e).effect),
            What::Relic(r) => Some(&self.level().relic(r).effect),
            _ => None,
        }
    }
    /// Everything on a seat's ship: hull, holds and relics.
    pub fn aboard(&self, seat: SeatId) -> impl Iterator<Item = PieceId> + '_ {
        let l = self.layout();
        [l.hull(seat), l.hold(seat), l.relics(seat)]
            .into_iter()
            .flat_map(|z| self.ledger.contents(z).iter().copied())
    }
    /// Whether a seat owns a relic with this effect (MOV-11.3.1).
    pub fn has(&self, seat: SeatId, effect: &Effect) -> bool {
        self.ledger
            .contents(self.layout().relics(seat))
            .iter()
            .any(|&p| self.effect(self.ledger.kind(p)) == Some(effect))
    }
    /// The drives of a seat, relic drives too.
    pub fn drives(&self, seat: SeatId) -> impl Iterator<Item = PieceId> + '_ {
        self.aboard(seat)
            .filter(|&p| self.effect(self.ledger.kind(p)).is_some_and(|e| e.drive_bits() != 0))
    }
    /// The colours jumped by a seat's drives that are on (bits of [`Colour::bit`]).
    pub fn drive_colours(&self, seat: SeatId) -> u8 {
        self.drives(seat).filter(|&p| self.ledger.piece(p).mark & OFF == 0).fold(0, |bits, p| {
            bits | self.effect(self.ledger.kind(p)).map_or(0, Effect::drive_bits)
        })
    }

    /// The room a kind needs in a hold (MOV-1.2.2); what takes none is 0. A shield counts as one
    /// that does not ride on the hull.
    pub fn room_of(&self, kind: KindId) -> i64 {
        let level = self.level();
        match self.layout().what(kind) {
            What::Good(c) => i64::from(level.culture(c).good.room),
            What::FactoryGood(c) => i64::from(level.culture(c).factory_good.room),
            What::Passenger(_) => i64::from(level.rules.passenger_room),
            What::Equipment(e) => i64::from(level.equipment(e).room),
            _ => 0,
        }
    }
    /// The room of a class.
    pub fn room_in(&self, class: ShipIx) -> i64 {
        i64::from(self.level().ship(class).holds) * i64::from(self.level().rules.hold_room)
    }
    /// The room that a seat's cargo takes.
    pub fn room_used(&self, seat: SeatId) -> i64 {
        self.ledger
            .contents(self.layout().hold(seat))
            .iter()
            .map(|&p| self.room_of(self.ledger.kind(p)))
            .sum()
    }
    /// The room that is free aboard.
    pub fn room_free(&self, seat: SeatId) -> i64 {
        self.room_in(self.class(seat)) - self.room_used(seat)
    }
    /// The room that one more piece of a kind would take aboard a seat's ship now: nothing for a
    /// first shield, which rides on the hull (MOV-1.2.4) unless the table plays MOV-13.5.5.
    pub fn room_for(&self, seat: SeatId, kind: KindId) -> i64 {
        if self.rides_on_hull(kind) && self.ledger.count(self.layout().hull(seat)) == 0 {
            0
        } else {
            self.room_of(kind)
        }
    }
    /// Whether a kind may ride on the hull free of room.
    pub fn rides_on_hull(&self, kind: KindId) -> bool {
        match self.layout().what(kind) {
            What::Equipment(e) => {
                self.level().equipment(e).hull > 0 && !self.options().shield_takes_room
            }
            _ => false,
        }
    }
    /// Puts a piece aboard: a relic beside the ship, a first shield on the hull, all else into the
    /// holds.
    pub fn take_aboard(&mut self, seat: SeatId, piece: PieceId) {
        let kind = self.ledger.kind(piece);
        let l = self.layout();
        let zone = match l.what(kind) {
            What::Relic(_) => l.relics(seat),
            What::Card(_) => l.cards(seat),
            _ if self.rides_on_hull(kind) && self.ledger.count(l.hull(seat)) == 0 => l.hull(seat),
            _ => l.hold(seat),
        };
        self.ledger.move_piece(piece, zone);
    }
    /// Moves a shield from a hold to an empty hull (MOV-1.2.5). Called after anything left the
    /// ship.
    pub fn tidy_hull(&mut self, seat: SeatId) {
        let (hull, hold) = (self.layout().hull(seat), self.layout().hold(seat));
        if self.ledger.count(hull) == 0 {
            let shield = self
                .ledger
                .contents(hold)
                .iter()
                .copied()
                .find(|&p| self.rides_on_hull(self.ledger.kind(p)));
            if let Some(shield) = shield {
                self.ledger.move_piece(shield, hull);
            }
        }
    }

    /// Net worth: money and deeds (MOV-12.2.1, MOV-12.2.2; deeds count half with MOV-13.5.3).
    pub fn net_worth(&self, seat: SeatId) -> i64 {
        let deeds: i64 = self
            .ledger
            .contents(self.layout().deeds(seat))
            .iter()
            .map(|&p| self.deed_worth(self.ledger.kind(p)))
            .sum();
        self.money(seat) + if self.options().deeds_half { deeds / 2 } else { deeds }
    }
    /// What a deed counts.
    pub fn deed_worth(&self, kind: KindId) -> i64 {
        match self.layout().what(kind) {
            What::PortDeed(d) => i64::from(self.level().port_deed(d).terms.worth),
            What::FactoryDeed(c) => i64::from(self.level().culture(c).factory_deed.worth),
            _ => 0,
        }
    }
    /// Whether a kind is a deed: never sold, traded in or traded (MOV-9.1.3, MOV-10.3.2).
    pub fn is_deed(&self, kind: KindId) -> bool {
        matches!(self.layout().what(kind), What::PortDeed(_) | What::FactoryDeed(_))
    }
    /// MOV-13.5.1: the cities of the own home system are open even after moving.
    pub fn open_at_home(&self, seat: SeatId, space: SpaceIx) -> bool {
        let city = matches!(self.place(space), Place::SurfaceCity | Place::SpaceCity);
        self.options().home_open_cities
            && city
            && self.race(seat).is_some()
            && self.culture_at(space) == self.race(seat)
    }
    /// A culture's proper name, as an argument of a sentence.
    pub fn culture_name(&self, culture: CultureIx) -> Value {
        Value::Name(self.level().culture(culture).name.clone())
    }
    /// Whether a site marker of this seat stands on a space as a factory (1988, MOV-9.3.2).
    pub fn factory_site(&self, space: SpaceIx) -> Option<SeatId> {
        self.site(space, FACTORY)
    }
}
