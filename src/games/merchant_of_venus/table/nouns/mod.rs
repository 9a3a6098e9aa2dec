//! The nouns of Merchant of Venus, once for all: seats, ships, places, cultures, room, money,
//! prices. They stand over any view of the table, so that rules read the ledger and players,
//! pictures and panels read a sight in the same words. A sight tells only what its viewer knows, so
//! nothing here can tell a secret. Nothing here writes, and nothing decides what may be chosen.

mod holds;
mod looks;
mod market;
mod sights;

pub use holds::counted;
pub use looks::{anything_new, unknown_card, unknown_marker};
pub use market::{Market, WaitingPassenger, Wanted};
pub use sights::{CultureSight, Declared, Drive, Held, MarkerSight};

pub use crate::{games::game_table::GameView, table::view::TableView};

use super::{
    layout::{self, FACTORY, OFF, PORT, Phase, PieceNoun, VenusLayout, space_id},
    spec::{Options, PlaceKind, VenusSpec},
};
use crate::games::merchant_of_venus::level::{
    Colour, CultureIx, Effect, EquipmentIx, Level, LinkIx, MarkerKind, Science, ShipIx, SpaceIx,
    SpaceKind, SystemIx,
};
use crate::{
    games::game_table::{GameSpec, GameTable, SightTable, Turns},
    table::{
        action::Value,
        ids::{Dial, KindId, PieceId, SeatId, Seats, SpaceId, ZoneId},
        view::PieceView,
    },
};

impl GameSpec for VenusSpec {
    type Level = Level;
    type Phase = Phase;
    const TURNS: Turns = layout::TURNS;
    fn level(&self) -> &Level {
        &self.level
    }
    fn fortune(table: &VenusTable, seat: SeatId) -> i64 {
        table.net_worth(seat)
    }
}

/// The table on which the rules read and write.
pub type VenusTable<'w, 's> = GameTable<'w, 's, VenusSpec>;

/// What one viewer knows of a table, in the game's own words.
pub type VenusSight<'a> = SightTable<'a, VenusSpec>;

/// The nouns. What a viewer may not know is missing from the answers.
pub trait VenusView: GameView<Spec = VenusSpec> {
    /// The numbers of everything.
    fn layout(&self) -> &VenusLayout {
        &self.spec().layout
    }
    /// The options of this game.
    fn options(&self) -> &Options {
        &self.spec().options
    }

    // ---- the turn ----

    /// The seat that began the game.
    fn first(&self) -> SeatId {
        SeatId(self.dial(layout::FIRST) as u8)
    }
    /// Turns begun, counted from 1; 0 before the first.
    fn turn(&self) -> i64 {
        self.dial(layout::TURN)
    }
    /// Movement points left.
    fn points(&self) -> i64 {
        self.dial(layout::POINTS)
    }
    /// The pilot number, where it is fixed (MOV-4.6.2).
    fn pilot_number(&self) -> Option<u8> {
        u8::try_from(self.dial(layout::PILOT_NUMBER)).ok().filter(|n| *n > 0)
    }
    /// The dice of this turn; empty before the roll.
    fn dice(&self) -> Vec<u8> {
        let count = self.dial(layout::DICE_COUNT).clamp(0, i64::from(layout::MOST_DICE)) as u16;
        (0..count).map(|n| self.dial(Dial(layout::DIE.0 + n)) as u8).collect()
    }
    /// The dice that a seat rolled last; they stay in view (MOV-4.3.4).
    fn last_dice(&self, seat: SeatId) -> Vec<u8> {
        let count =
            self.dial(self.layout().last_dice(seat)).clamp(0, i64::from(layout::MOST_DICE)) as u16;
        (0..count).map(|n| self.dial(self.layout().last_die(seat, n)) as u8).collect()
    }
    /// What is declared (MOV-4.2).
    fn declared(&self) -> Declared {
        let at = self.dial(layout::DECLARED_AT);
        match self.dial(layout::DECLARED) {
            1 if at >= 0 && (at as usize) < self.level().spaces.len() => {
                Declared::Space(SpaceIx(at as u16))
            }
            2 => Declared::Gate(at as u8),
            _ => Declared::Nothing,
        }
    }
    /// Whether the active ship has moved this turn.
    fn moved(&self) -> bool {
        self.flag(layout::MOVED)
    }
    /// Whether the visit is limited to one buy and one sell (MOV-7.2.2).
    fn limited(&self) -> bool {
        self.flag(layout::LIMITED)
    }
    /// Counted buys of this turn.
    fn buys(&self) -> i64 {
        self.dial(layout::BUYS)
    }
    /// Counted sells of this turn.
    fn sells(&self) -> i64 {
        self.dial(layout::SELLS)
    }
    /// Counted buys left in this visit; no end of them where nothing limits it (MOV-7.2.2).
    fn buys_left(&self) -> i64 {
        let most = i64::from(self.level().rules.limited_visit_buys);
        if self.limited() { most - self.buys() } else { i64::MAX }
    }
    /// Counted sells left in this visit; no end of them where nothing limits it (MOV-7.2.2).
    fn sells_left(&self) -> i64 {
        let most = i64::from(self.level().rules.limited_visit_sells);
        if self.limited() { most - self.sells() } else { i64::MAX }
    }
    /// Whether the ship lies on a hazard that it has entered this turn and not paid.
    fn hazard_due(&self) -> bool {
        self.flag(layout::HAZARD_DUE)
    }
    /// Whether the active seat's die is set by the Auto Pilot this turn.
    fn auto_pilot_set(&self) -> bool {
        self.flag(layout::AUTO_SET)
    }
    /// Whether gates do not work this turn (1988, Gate Lock).
    fn gates_off(&self) -> bool {
        self.flag(layout::GATES_OFF)
    }
    /// Whether the active ship has locked this gate for the turn (2012, Gate Lock).
    fn gate_locked(&self, gate: u8) -> bool {
        self.dial(layout::LOCKED) >> gate.min(62) & 1 != 0
    }
    /// Whether a link was travelled this turn, from `from` to its other end.
    fn travelled(&self, link: LinkIx, from: SpaceIx) -> bool {
        let bit = u32::from(link.0) * 2 + u32::from(self.level().link(link).from != from);
        let word = (bit / 64) as u16;
        word < layout::TRAVEL_WORDS
            && self.dial(Dial(layout::TRAVELLED.0 + word)) >> (bit % 64) & 1 != 0
    }
    /// Net worth that wins; `None` where the goal is off (MOV-2.2.8).
    fn goal(&self) -> Option<i64> {
        Some(self.dial(layout::GOAL)).filter(|g| *g > 0)
    }
    /// What the bank holds, where it is limited (MOV-12.3.1, MOV-13.2.1).
    fn bank(&self) -> Option<i64> {
        self.options().bank.map(|_| self.purse(VenusLayout::BANK))
    }

    // ---- a seat ----

    /// The name of a seat.
    fn name(&self, seat: SeatId) -> &str {
        self.catalogue().seats.get(seat.ix()).map_or("", |s| &s.name)
    }
    /// Where a seat's ship is.
    fn ship_at(&self, seat: SeatId) -> SpaceIx {
        self.location(self.layout().ship(seat)).map_or(self.level().start, |zone| SpaceIx(zone.0))
    }
    /// The ships on a space, in the order in which they came.
    fn ships_on(&self, space: SpaceIx) -> Vec<SeatId> {
        self.contents(self.layout().space(space))
            .iter()
            .filter_map(|&p| match self.what(p) {
                PieceNoun::Ship(seat) => Some(seat),
                _ => None,
            })
            .collect()
    }
    /// The class of a seat's ship.
    fn class(&self, seat: SeatId) -> ShipIx {
        let mark = self.mark_of(self.layout().ship(seat));
        ShipIx(mark.clamp(0, self.level().ships.len() as i32 - 1) as u8)
    }
    /// The race of a seat, once it has one.
    fn race(&self, seat: SeatId) -> Option<CultureIx> {
        self.culture_of_dial(self.layout().race(seat))
    }
    /// The culture that a dial names, plus 1; `None` for 0.
    fn culture_of_dial(&self, dial: Dial) -> Option<CultureIx> {
        let n = self.dial(dial);
        (n > 0 && n as usize <= self.level().cultures.len()).then(|| CultureIx(n as u8 - 1))
    }
    /// The credits of a seat.
    fn money(&self, seat: SeatId) -> i64 {
        self.purse(self.layout().credits(seat))
    }
    /// Barter credit of the active seat (MOV-10.1.2).
    fn barter_credit(&self) -> i64 {
        self.dial(layout::BARTER)
    }
    /// What is left on the open culture card (2012); 0 where none is open.
    fn card_left(&self) -> i64 {
        if self.flag(layout::BASKET) { self.dial(layout::BASKET_LEFT) } else { 0 }
    }
    /// What the active seat can spend on a purchase now: credits and barter credit.
    fn spendable(&self) -> i64 {
        self.money(self.active()) + self.barter_credit()
    }
    /// Net worth: money and deeds (MOV-12.2.1, MOV-12.2.2; deeds count half with MOV-13.5.3).
    fn net_worth(&self, seat: SeatId) -> i64 {
        let deeds = self.contents(self.layout().deeds(seat));
        let deeds: i64 = deeds.iter().map(|&p| self.deed_worth(self.kind(p))).sum();
        self.money(seat) + if self.options().deeds_half { deeds / 2 } else { deeds }
    }
    /// What a deed counts (MOV-12.2.2); 0 for everything that is no deed.
    fn deed_worth(&self, kind: KindId) -> i64 {
        match self.layout().what(kind) {
            PieceNoun::PortDeed(d) => i64::from(self.level().port_deed(d).terms.worth),
            PieceNoun::FactoryDeed(c) => i64::from(self.level().culture(c).factory_deed.worth),
            _ => 0,
        }
    }
    /// Whether a kind is a deed: never sold, traded in or traded (MOV-9.1.3, MOV-10.3.2).
    fn is_deed(&self, kind: KindId) -> bool {
        matches!(self.layout().what(kind), PieceNoun::PortDeed(_) | PieceNoun::FactoryDeed(_))
    }
    /// What a piece is.
    fn what(&self, piece: PieceId) -> PieceNoun {
        self.layout().what(self.kind(piece))
    }
    /// The pieces of a zone that the viewer can name, bottom first, with what is written on them.
    fn held(&self, zone: ZoneId) -> Vec<Held> {
        self.contents(zone).iter().map(|&p| self.held_piece(p)).collect()
    }
    /// A piece with what is written on it.
    fn held_piece(&self, piece: PieceId) -> Held {
        Held { piece, kind: self.kind(piece), mark: self.mark_of(piece) }
    }
    /// Goods, passengers, drives and further shields aboard.
    fn hold(&self, seat: SeatId) -> Vec<Held> {
        self.held(self.layout().hold(seat))
    }
    /// The shield on the hull.
    fn hull(&self, seat: SeatId) -> Vec<Held> {
        self.held(self.layout().hull(seat))
    }
    /// The relics of a seat.
    fn relics(&self, seat: SeatId) -> Vec<Held> {
        self.held(self.layout().relics(seat))
    }
    /// The culture cards of a seat.
    fn cards(&self, seat: SeatId) -> Vec<Held> {
        self.held(self.layout().cards(seat))
    }
    /// The deeds of a seat.
    fn deeds(&self, seat: SeatId) -> Vec<Held> {
        self.held(self.layout().deeds(seat))
    }
    /// How many port and factory markers a seat has not placed.
    fn markers_left(&self, seat: SeatId) -> usize {
        self.count(self.layout().sites(seat))
    }
    /// Everything on a seat's ship: hull, holds and relics.
    fn aboard(&self, seat: SeatId) -> impl Iterator<Item = PieceId> {
        let l = self.layout();
        [l.hull(seat), l.hold(seat), l.relics(seat)]
            .into_iter()
            .flat_map(|zone| self.contents(zone).iter().copied())
    }
    /// What a seat may trade with others: everything aboard, and its culture cards (MOV-10.3.2).
    fn tradeable(&self, seat: SeatId) -> impl Iterator<Item = PieceId> {
        self.aboard(seat).chain(self.contents(self.layout().cards(seat)).iter().copied())
    }
    /// The effect of a kind of equipment or relic.
    fn effect(&self, kind: KindId) -> Option<&Effect> {
        match self.layout().what(kind) {
            PieceNoun::Equipment(e) => Some(&self.level().equipment(e).effect),
            PieceNoun::Relic(r) => Some(&self.level().relic(r).effect),
            _ => None,
        }
    }
    /// Whether a seat owns a relic with this effect (MOV-11.3.1).
    fn has(&self, seat: SeatId, effect: &Effect) -> bool {
        let relics = self.contents(self.layout().relics(seat));
        relics.iter().any(|&p| self.effect(self.kind(p)) == Some(effect))
    }
    /// The drives of a seat, relic drives too.
    fn drives(&self, seat: SeatId) -> impl Iterator<Item = Drive> {
        self.aboard(seat).filter_map(|piece| {
            let kind = self.kind(piece);
            let colours = self.effect(kind).map_or(0, Effect::drive_bits);
            (colours != 0).then(|| Drive {
                piece,
                kind,
                colours,
                on: self.mark_of(piece) & OFF == 0,
            })
        })
    }
    /// The colours that a seat's drives jump now, as bits of [`Colour::bit`].
    fn drive_colours(&self, seat: SeatId) -> u8 {
        self.drives(seat).filter(|d| d.on).fold(0, |bits, d| bits | d.colours)
    }
    /// Whether a seat's drives carry it over a space of this colour.
    fn jumps(&self, seat: SeatId, colour: Colour) -> bool {
        self.drive_colours(seat) & colour.bit() != 0
    }
    /// What the shields of a seat take off each fee (MOV-4.8.2).
    fn shield_sum(&self, seat: SeatId) -> i64 {
        let shield = |p| self.effect(self.kind(p)).map_or(0, |e| i64::from(e.shield()));
        self.aboard(seat).map(shield).sum()
    }

    // ---- room ----

    /// The room that a kind needs in a hold (MOV-1.2.2); what takes none is 0. A shield counts as
    /// one that does not ride on the hull.
    fn room_of(&self, kind: KindId) -> i64 {
        let level = self.level();
        match self.layout().what(kind) {
            PieceNoun::Good(c) => i64::from(level.culture(c).good.room),
            PieceNoun::FactoryGood(c) => i64::from(level.culture(c).factory_good.room),
            PieceNoun::Passenger(_) => i64::from(level.rules.passenger_room),
            PieceNoun::Equipment(e) => i64::from(level.equipment(e).room),
            _ => 0,
        }
    }
    /// Whether a kind may ride on the hull free of room (MOV-1.2.4), unless the table plays
    /// MOV-13.5.5.
    fn rides_on_hull(&self, kind: KindId) -> bool {
        match self.layout().what(kind) {
            PieceNoun::Equipment(e) => {
                self.level().equipment(e).hull > 0 && !self.options().shield_takes_room
            }
            _ => false,
        }
    }
    /// The room that one more piece of a kind would take aboard now: nothing for a first shield,
    /// which rides on the hull (MOV-1.2.4).
    fn room_for(&self, seat: SeatId, kind: KindId) -> i64 {
        if self.rides_on_hull(kind) && self.count(self.layout().hull(seat)) == 0 {
            0
        } else {
            self.room_of(kind)
        }
    }
    /// The room in the holds of a class.
    fn room_in(&self, class: ShipIx) -> i64 {
        i64::from(self.level().ship(class).holds) * i64::from(self.level().rules.hold_room)
    }
    /// Room as people count it, in holds and halves of them.
    fn in_holds(&self, room: i64) -> Value {
        Value::Name(counted(room, i64::from(self.level().rules.hold_room).max(1)))
    }
    /// The room that a seat's cargo takes.
    fn room_used(&self, seat: SeatId) -> i64 {
        let hold = self.contents(self.layout().hold(seat));
        hold.iter().map(|&p| self.room_of(self.kind(p))).sum()
    }
    /// The room that is free aboard.
    fn room_free(&self, seat: SeatId) -> i64 {
        self.room_in(self.class(seat)) - self.room_used(seat)
    }
    /// The room that a seat's cargo would take after the open deal with `from`, one shield riding
    /// on the hull (MOV-1.2.4).
    fn room_after_deal(&self, seat: SeatId, from: SeatId) -> i64 {
        let stays = self.aboard(seat).filter(|&p| self.mark_of(p) & layout::IN_DEAL == 0);
        let comes = self.aboard(from).filter(|&p| self.mark_of(p) & layout::IN_DEAL != 0);
        let (mut sum, mut on_hull) = (0, 0);
        for piece in stays.chain(comes) {
            let kind = self.kind(piece);
            let room = self.room_of(kind);
            sum += room;
            if self.rides_on_hull(kind) {
                on_hull = room.max(on_hull);
            }
        }
        sum - on_hull
    }

    // ---- the board ----

    /// The space with this number on the table.
    fn space_of(&self, space: SpaceId) -> SpaceIx {
        SpaceIx(space.0)
    }
    /// The number on the table of a space.
    fn space_id(&self, space: SpaceIx) -> SpaceId {
        space_id(space)
    }
    /// The culture discovered in a system: everybody knows it (MOV-6.1.2).
    fn discovered(&self, system: SystemIx) -> Option<CultureIx> {
        if system.ix() >= self.level().culture_systems() {
            return None;
        }
        self.culture_of_dial(self.layout().culture_at(system))
    }
    /// What the viewer knows of the culture of a system.
    fn culture_in(&self, system: SystemIx) -> CultureSight {
        if system.ix() >= self.level().culture_systems() {
            return CultureSight::None;
        }
        if let Some(culture) = self.discovered(system) {
            return CultureSight::Known(culture);
        }
        match self.hidden_card(system).map(|p| self.what(p)) {
            Some(PieceNoun::Card(c)) => CultureSight::Observed(c),
            _ => CultureSight::Unknown,
        }
    }
    /// The face-down culture card of a system, as it lies.
    fn card_of(&self, system: SystemIx) -> Option<PieceView> {
        if system.ix() >= self.level().culture_systems() {
            return None;
        }
        self.top_piece(self.layout().card(system))
    }
    /// The face-down culture card of a system, where the viewer knows which it is.
    fn hidden_card(&self, system: SystemIx) -> Option<PieceId> {
        if system.ix() >= self.level().culture_systems() {
            return None;
        }
        self.contents(self.layout().card(system)).first().copied()
    }
    /// Who has looked at the hidden card of a system: the fact is public (MOV-4.12.3).
    fn observers(&self, system: SystemIx) -> Seats {
        self.card_of(system).map_or(Seats::NONE, |card| card.seen)
    }
    /// The system in which a culture was discovered.
    fn system_of(&self, culture: CultureIx) -> Option<SystemIx> {
        (0..self.level().culture_systems() as u8)
            .map(SystemIx)
            .find(|&s| self.discovered(s) == Some(culture))
    }
    /// The culture that trades at a space: that of its system, once discovered.
    fn culture_at(&self, space: SpaceIx) -> Option<CultureIx> {
        self.level().space(space).system.and_then(|s| self.discovered(s))
    }
    /// The owner of the port on a space.
    fn port_owner(&self, space: SpaceIx) -> Option<SeatId> {
        self.site(space, PORT)
    }
    /// The owner of the factory marker on a space (1988, MOV-9.3.2).
    fn factory_site(&self, space: SpaceIx) -> Option<SeatId> {
        self.site(space, FACTORY)
    }
    /// The owner of a marker of this sort on a space.
    fn site(&self, space: SpaceIx, sort: i32) -> Option<SeatId> {
        self.contents(self.layout().space(space)).iter().find_map(|&p| match self.what(p) {
            PieceNoun::Site(seat) if self.mark_of(p) == sort => Some(seat),
            _ => None,
        })
    }
    /// The owner of a culture's factory: who holds its deed.
    fn factory_owner(&self, culture: CultureIx) -> Option<SeatId> {
        self.owner_of(self.layout().factory_deed(culture))
    }
    /// Who holds a deed.
    fn deed_owner(&self, deed: PieceId) -> Option<SeatId> {
        self.owner_of(deed)
    }
    /// All ports with their owners.
    fn ports(&self) -> Vec<(SpaceIx, SeatId)> {
        let spaces = (0..self.level().spaces.len() as u16).map(SpaceIx);
        let orbits = spaces.filter(|s| self.level().space(*s).is_orbit);
        orbits.filter_map(|s| Some((s, self.port_owner(s)?))).collect()
    }
    /// What a space is for a ship that comes to it now.
    fn place(&self, space: SpaceIx) -> PlaceKind {
        match self.level().space(space).kind {
            SpaceKind::City => PlaceKind::SurfaceCity,
            SpaceKind::SpaceCity => PlaceKind::SpaceCity,
            SpaceKind::Base => PlaceKind::Base,
            SpaceKind::Asteroid => PlaceKind::Asteroid,
            SpaceKind::Orbit | SpaceKind::Nav => {
                self.port_owner(space).map_or(PlaceKind::Open, PlaceKind::Port)
            }
            SpaceKind::Space | SpaceKind::Hazard => PlaceKind::Open,
            SpaceKind::Encounter => match self.marker_sight(space) {
                // An emptied box is a rock (MOV-4.10.2, MOV-4.10.3).
                MarkerSight::Empty => PlaceKind::Asteroid,
                MarkerSight::Up(_, MarkerKind::OpenPort) => PlaceKind::OpenPort,
                MarkerSight::Up(_, MarkerKind::Relic(_)) => PlaceKind::Asteroid,
                _ => PlaceKind::Open,
            },
        }
    }
    /// MOV-13.5.1: the cities of the own home system are open even after moving.
    fn open_at_home(&self, seat: SeatId, space: SpaceIx) -> bool {
        self.options().home_open_cities
            && matches!(self.place(space), PlaceKind::SurfaceCity | PlaceKind::SpaceCity)
            && self.race(seat).is_some()
            && self.culture_at(space) == self.race(seat)
    }

    // ---- encounter boxes and hazards ----

    /// What the viewer sees in the box of a space.
    fn marker_sight(&self, space: SpaceIx) -> MarkerSight {
        let Some(zone) = self.layout().marker_box(space) else { return MarkerSight::NoBox };
        let Some(piece) = self.top_piece(zone) else { return MarkerSight::Empty };
        let kind = piece.kind.and_then(|k| self.marker_kind(k));
        match (piece.face_up, piece.id, kind) {
            (true, Some(id), Some(kind)) => MarkerSight::Up(id, kind),
            _ => MarkerSight::Down(kind, piece.seen),
        }
    }
    /// All boxes with what the viewer sees in them.
    fn markers(&self) -> Vec<(SpaceIx, MarkerSight)> {
        self.layout().boxes.iter().map(|&s| (s, self.marker_sight(s))).collect()
    }
    /// What a kind of marker shows; `None` for everything that is no marker.
    fn marker_kind(&self, kind: KindId) -> Option<MarkerKind> {
        match self.layout().what(kind) {
            PieceNoun::Marker(m) => Some(m),
            PieceNoun::Relic(r) => Some(MarkerKind::Relic(r)),
            _ => None,
        }
    }
    /// The marker in the box of a space, face up or down, where the viewer knows which it is.
    fn marker_piece(&self, space: SpaceIx) -> Option<PieceId> {
        self.contents(self.layout().marker_box(space)?).first().copied()
    }
    /// The face-up marker of a space.
    fn marker(&self, space: SpaceIx) -> Option<MarkerKind> {
        match self.marker_sight(space) {
            MarkerSight::Up(_, kind) => Some(kind),
            _ => None,
        }
    }
    /// Whether a face-down marker lies on a space.
    fn face_down(&self, space: SpaceIx) -> bool {
        matches!(self.marker_sight(space), MarkerSight::Down(..))
    }
    /// The number of the face-up gate on a space.
    fn gate(&self, space: SpaceIx) -> Option<u8> {
        match self.marker(space) {
            Some(MarkerKind::Gate(n)) => Some(n),
            _ => None,
        }
    }
    /// The space of the face-up gate with this number.
    fn gate_space(&self, number: u8) -> Option<SpaceIx> {
        self.layout().boxes.iter().copied().find(|&s| self.gate(s) == Some(number))
    }
    /// The untaken face-up relic on a space.
    fn relic_at(&self, space: SpaceIx) -> Option<PieceId> {
        match self.marker_sight(space) {
            MarkerSight::Up(piece, MarkerKind::Relic(_)) => Some(piece),
            _ => None,
        }
    }
    /// The colour and printed fee of a hazard on a space, printed or found.
    fn hazard(&self, space: SpaceIx) -> Option<(Colour, i64)> {
        let s = self.level().space(space);
        match (s.kind, s.colour) {
            (SpaceKind::Hazard, Some(colour)) => Some((colour, i64::from(s.fee))),
            _ => match self.marker(space) {
                Some(MarkerKind::Hazard(colour, fee)) => Some((colour, i64::from(fee))),
                _ => None,
            },
        }
    }
    /// A fee for a seat: the printed number less what its shields take off, not below 0
    /// (MOV-4.8.2).
    fn fee(&self, seat: SeatId, printed: i64) -> i64 {
        (printed - self.shield_sum(seat)).max(0)
    }
    /// The fee of the hazard on a space for a seat; `None` where there is no hazard.
    fn fee_at(&self, seat: SeatId, space: SpaceIx) -> Option<i64> {
        self.hazard(space).map(|(_, printed)| self.fee(seat, printed))
    }

    // ---- prices ----

    /// What a deed of a culture costs a seat: the home discount taken off (MOV-9.5.1).
    fn deed_price(&self, seat: SeatId, culture: Option<CultureIx>, printed: u32) -> i64 {
        let printed = i64::from(printed);
        if culture.is_some() && self.race(seat) == culture {
            printed - printed * i64::from(self.level().rules.home_discount_percent) / 100
        } else {
            printed
        }
    }
    /// The price of a kind for a seat, home discount taken off (MOV-9.5.1); for a ship class the
    /// price less the trade-in of the seat's ship (MOV-7.7.1), which can be below 0 (MOV-7.7.2).
    /// `None` for what is never sold.
    fn price(&self, seat: SeatId, kind: KindId) -> Option<i64> {
        let level = self.level();
        let price = match self.layout().what(kind) {
            PieceNoun::Good(c) => level.culture(c).good.price.into(),
            PieceNoun::FactoryGood(c) => level.culture(c).factory_good.price.into(),
            PieceNoun::Equipment(e) if level.equipment(e).for_sale => {
                level.equipment(e).price.into()
            }
            PieceNoun::Relic(r) => level.relic(r).price.into(),
            PieceNoun::Class(s) => i64::from(level.ship(s).price) - self.old_ship_worth(seat),
            PieceNoun::PortDeed(d) => {
                let deed = level.port_deed(d);
                self.deed_price(seat, self.discovered(deed.system), deed.terms.price)
            }
            PieceNoun::FactoryDeed(c) => {
                self.deed_price(seat, Some(c), level.culture(c).factory_deed.price)
            }
            _ => return None,
        };
        Some(price)
    }
    /// What a seat's ship brings in trade for another (MOV-10.1.3).
    fn old_ship_worth(&self, seat: SeatId) -> i64 {
        i64::from(self.level().ship(self.class(seat)).trade_in)
    }
    /// What a kind brings when it is traded in (MOV-10.1.3, MOV-10.2.1); 0 where nobody takes it.
    fn trade_in(&self, kind: KindId) -> i64 {
        let level = self.level();
        match self.layout().what(kind) {
            PieceNoun::Equipment(e) => i64::from(level.equipment(e).trade_in),
            PieceNoun::Relic(r) => i64::from(level.relic(r).trade_in),
            PieceNoun::Class(s) => i64::from(level.ship(s).trade_in),
            PieceNoun::Card(c) => i64::from(level.culture(c).card),
            _ => 0,
        }
    }
    /// The demand tokens that a culture shows for the good of another (MOV-8.2.1), each with its
    /// bonus.
    fn demands(
        &self,
        good_of: CultureIx,
        buyer: CultureIx,
    ) -> impl Iterator<Item = (PieceId, i64)> {
        let market = self.contents(self.layout().market(buyer));
        market.iter().filter_map(move |&p| match self.what(p) {
            PieceNoun::Demand(n) if self.level().demands[n].good_of == good_of => {
                Some((p, i64::from(self.level().demands[n].bonus)))
            }
            _ => None,
        })
    }
    /// The sum of the bonuses that a culture shows for the good of another (MOV-8.2.1); 0 while it
    /// is hidden.
    fn bonus(&self, good_of: CultureIx, buyer: CultureIx) -> i64 {
        self.demands(good_of, buyer).map(|(_, bonus)| bonus).sum()
    }
    /// What a culture pays now for a good or factory good, all matching demands added (MOV-7.5.1,
    /// MOV-8.2.1, MOV-8.2.4); `None` if it does not buy it. Says nothing about where the ship is.
    fn sale(&self, kind: KindId, buyer: CultureIx) -> Option<i64> {
        let level = self.level();
        let (of, good, meets) = match self.layout().what(kind) {
            PieceNoun::Good(c) => (c, &level.culture(c).good, true),
            PieceNoun::FactoryGood(c) => {
                (c, &level.culture(c).factory_good, level.rules.factory_goods_meet_demands)
            }
            _ => return None,
        };
        if !level.culture(of).sells_to(buyer) {
            return None;
        }
        Some(i64::from(good.value) + if meets { self.bonus(of, buyer) } else { 0 })
    }

    // ---- markets ----

    /// The market of a culture; of a hidden one what waits for it in its supply (MOV-8.1.3).
    fn market(&self, culture: CultureIx) -> Market
    where
        Self: Sized,
    {
        market::of_culture(self, culture)
    }
    /// What the Galactic Base has: passengers, relics that were traded in there, ships (MOV-5.1.4).
    fn base(&self) -> Market
    where
        Self: Sized,
    {
        market::of_base(self)
    }
    /// The equipment that a science sells, with the pieces left in the bank's stock.
    fn equipment_of(&self, science: Science) -> Vec<(EquipmentIx, usize)> {
        let all = (0..self.level().equipment.len() as u8).map(EquipmentIx);
        let sold = all.filter(|&e| {
            self.level().equipment(e).for_sale && self.level().equipment(e).sold_by == science
        });
        sold.map(|e| (e, self.stock(e))).collect()
    }
    /// How many pieces of equipment the bank has left.
    fn stock(&self, equipment: EquipmentIx) -> usize {
        self.count(self.layout().stock(equipment))
    }

    /// A culture's proper name, as an argument of a sentence.
    fn culture_name(&self, culture: CultureIx) -> Value {
        Value::Name(self.level().culture(culture).name.clone())
    }
}

impl<T: GameView<Spec = VenusSpec>> VenusView for T {}
