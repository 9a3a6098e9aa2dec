//! Which number means what on a table of Merchants Cove: zones, purses, dials, kinds, pieces.
//! Public arithmetic; it holds no position.

pub use super::merchants::TEAM;
use super::merchants::{self, FIRST_DIAL, FIRST_KIND, FIRST_ZONE};
use crate::games::merchants_cove::level::{
    BerthIx, Clan, DockWord, FolkIx, Good, Level, Side, TaintIx,
};
use crate::{
    games::vocabulary::{choices, dials},
    table::ids::{Dial, KindId, PieceId, PurseId, SpaceId, ZoneId},
};

/// Who has an hourglass: the seats, and after them the Peddler where one person plays alone.
pub type GlassOwner = u8;

/// Most players: the colours of the box. One of two is the Peddler where one person plays alone.
pub const MOST: u16 = 5;
/// Boats.
pub const BOATS: u16 = 6;
/// Berths.
pub const BERTHS: u16 = 4;
/// Hours of the clock that a hourglass can stand on, those after noon included.
pub const HOURS: u16 = 16;
/// Hands of the clock.
pub const HANDS: u16 = 2;
/// Places of the row of townsfolk.
pub const ROW: u16 = 4;
/// Docks.
pub const DOCKS: u16 = 3;

dials! {
    /// The phase, a [`Phase`].
    PHASE "phase" 1;
    /// The seat in turn.
    ACTIVE "active" 1;
    /// How the game ended, an [`Ended`].
    ENDED "ended" 1;
    /// The winners, one bit a seat.
    WINNERS "winners" 1;
    /// The day, counted from 1.
    ROUND "round" 1;
    /// The hour of the market marker (MC-7.6).
    MARKER "marker" 1;
    /// No boat is loaded any more today (MC-7.6).
    NO_LOADS "no-loads" 1;
    /// Something was done in the running action (MC-5.4).
    DID "did" 1;
    /// The dock where goods are sold.
    DOCK "dock" 1;
    /// Whose turn it is on that dock, counted from the top of the stack.
    SELLER "seller" 1;
    /// The merchant of each player, plus 1; 0 for none.
    MERCHANT "merchant" MOST;
    /// The space on which each figure stands, plus 1; 0 beside the board (MC-5.3).
    FIGURE "figure" MOST;
    /// Active shields of each player, one bit a clan (MC-10.3).
    SHIELDS "shields" MOST;
    /// Who has sold on the Black Market today (MC-9.1).
    SOLD "sold" MOST;
    /// Rogues that count as customers for a player, by dock (MC-16.2).
    COUNTED "counted" MOST * DOCKS;
}

// What every merchant has ends where the numbers of the shops begin.
const _: () = assert!(DIAL_COUNT == FIRST_DIAL);
const _: () = assert!(SHOP_ZONES == FIRST_ZONE);
const _: () = assert!(SHOP_KINDS == FIRST_KIND);

choices! {
    /// The phases.
    Phase else Production {
        /// Merchants are chosen (MC-2.11).
        Choose = 0,
        /// Boats fill (MC-4).
        Arrival = 1,
        /// The day (MC-5).
        Production = 2,
        /// Selling (MC-9).
        Market = 3,
        /// The day is cleared away (MC-11).
        CleanUp = 4,
    }
}

choices! {
    /// How a game ended (MC-12.5, MC-23.5).
    Ended else NotYet {
        /// It is played.
        NotYet = 0,
        /// Most gold.
        Gold = 1,
        /// Equal gold, more unsold goods.
        Goods = 2,
        /// Equal in both, fewer corruption cards.
        Cards = 3,
        /// Equal in all: the victory is shared.
        Shared = 4,
        /// The Peddler was beaten.
        Beaten = 5,
        /// The Peddler won.
        Lost = 6,
    }
}

/// The dial of a player's merchant.
pub const fn merchant(player: GlassOwner) -> Dial {
    Dial(MERCHANT.0 + player as u16)
}
/// The dial of a player's figure.
pub const fn figure(player: GlassOwner) -> Dial {
    Dial(FIGURE.0 + player as u16)
}
/// The dial of a player's shields.
pub const fn shields(player: GlassOwner) -> Dial {
    Dial(SHIELDS.0 + player as u16)
}
/// The dial of whether a player has sold on the Black Market.
pub const fn sold(player: GlassOwner) -> Dial {
    Dial(SOLD.0 + player as u16)
}
/// The dial of the rogues that count for a player on a dock.
pub const fn counted(player: GlassOwner, dock: DockWord) -> Dial {
    Dial(COUNTED.0 + DOCKS * player as u16 + dock as u16)
}

/// Adventurers that wait.
pub const BAG: ZoneId = ZoneId(0);
/// Rogues at home.
pub const LAIR: ZoneId = ZoneId(1);
/// Rogues that take no part.
pub const ROGUE_BOX: ZoneId = ZoneId(2);
/// The adventurer that was drawn and is to board.
pub const DRAWN: ZoneId = ZoneId(3);
const HALLS: u16 = 4;
const DOCK_ZONES: u16 = HALLS + 4;
const ABOARD: u16 = DOCK_ZONES + DOCKS;
const SEA: u16 = ABOARD + BOATS;
const BERTH: u16 = SEA + 2;
/// Boats that were taken off (MC-7.5).
pub const OFF: ZoneId = ZoneId(BERTH + BERTHS);
/// Corruption cards that wait.
pub const TAINTS: ZoneId = ZoneId(OFF.0 + 1);
/// Corruption cards that were discarded.
pub const DISCARDS: ZoneId = ZoneId(OFF.0 + 2);
/// Townsfolk that wait.
pub const FOLK: ZoneId = ZoneId(OFF.0 + 3);
/// Townsfolk of sets that take no part.
pub const FOLK_BOX: ZoneId = ZoneId(OFF.0 + 4);
const ROW_ZONES: u16 = OFF.0 + 5;
const CLOCK: u16 = ROW_ZONES + ROW;
const HAND_ZONES: u16 = CLOCK + HOURS;
/// The first zone of the shops.
pub const SHOP_ZONES: u16 = HAND_ZONES + HANDS;
const SEAT_ZONES: u16 = SHOP_ZONES + merchants::ZONES;

/// The hall of a clan.
pub const fn hall(clan: Clan) -> ZoneId {
    ZoneId(HALLS + clan as u16)
}
/// The adventurers on a dock.
pub const fn dock(dock: DockWord) -> ZoneId {
    ZoneId(DOCK_ZONES + dock as u16)
}
/// The adventurers on a boat.
pub const fn aboard(boat: u16) -> ZoneId {
    ZoneId(ABOARD + boat)
}
/// The boat whose adventurers lie in a zone.
pub fn boat_of(zone: ZoneId) -> Option<u16> {
    zone.0.checked_sub(ABOARD).filter(|boat| *boat < BOATS)
}
/// The boats at sea on a side.
pub const fn sea(side: Side) -> ZoneId {
    ZoneId(SEA + side as u16)
}
/// The boat in a berth.
pub const fn berth(berth: BerthIx) -> ZoneId {
    ZoneId(BERTH + berth.0 as u16)
}
/// A place of the row, counted from the left.
pub const fn row(place: u16) -> ZoneId {
    ZoneId(ROW_ZONES + place)
}
/// An hour of the clock, counted from 1.
pub fn hour(hour: i64) -> ZoneId {
    ZoneId(CLOCK + hour.clamp(1, HOURS.into()) as u16 - 1)
}
/// A hand of the clock.
pub const fn hand(hand: u16) -> ZoneId {
    ZoneId(HAND_ZONES + hand)
}
/// The hour of a zone of the clock.
pub fn hour_of(zone: ZoneId) -> Option<i64> {
    zone.0.checked_sub(CLOCK).filter(|hour| *hour < HOURS).map(|hour| i64::from(hour) + 1)
}
/// The hand that a zone is.
pub fn hand_of(zone: ZoneId) -> Option<usize> {
    zone.0.checked_sub(HAND_ZONES).filter(|hand| *hand < HANDS).map(usize::from)
}
/// Where a space of the clock lies, in half hours (MC-6.11).
pub fn half_of(level: &Level, zone: ZoneId) -> i64 {
    match (hour_of(zone), hand_of(zone)) {
        (Some(hour), _) => 2 * hour,
        (_, Some(hand)) => level.hands[hand].half,
        _ => 0,
    }
}

/// The corruption cards of a player.
pub const fn taints(player: GlassOwner) -> ZoneId {
    ZoneId(SEAT_ZONES + (1 + TEAM) * player as u16)
}
/// A place of a player's team board.
pub const fn team(player: GlassOwner, place: u16) -> ZoneId {
    ZoneId(taints(player).0 + 1 + place)
}
/// Whose team board a zone belongs to, and which place of it.
pub fn team_of(zone: ZoneId) -> Option<(GlassOwner, u16)> {
    let n = zone.0.checked_sub(SEAT_ZONES)?;
    let place = (n % (1 + TEAM)).checked_sub(1)?;
    Some(((n / (1 + TEAM)) as GlassOwner, place))
}
/// How many zones a table of so many players has.
pub const fn zones(players: u16) -> u16 {
    SEAT_ZONES + (1 + TEAM) * players
}

/// Gold that nobody has.
pub const BANK: PurseId = PurseId(0);
const SEAT_PURSES: u16 = 1 + 2 * Good::COUNT;

/// The gold of a player.
pub const fn gold(player: GlassOwner) -> PurseId {
    PurseId(1 + SEAT_PURSES * player as u16)
}
/// Goods on a player's stall.
pub const fn stall(player: GlassOwner, good: Good) -> PurseId {
    PurseId(gold(player).0 + 1 + good.ix())
}
/// Goods in a player's supply.
pub const fn supply(player: GlassOwner, good: Good) -> PurseId {
    PurseId(gold(player).0 + 1 + Good::COUNT + good.ix())
}

/// The number by which rogues stand where colours are counted.
pub const ROGUE: u16 = 4;

/// The kind of a customer.
pub const fn customer_kind(clan: Clan) -> KindId {
    KindId(clan as u16)
}
/// The kind of rogues.
pub const ROGUE_KIND: KindId = KindId(ROGUE);
/// The kind of the boats.
pub const fn boat_kind(boat: u16) -> KindId {
    KindId(5 + boat)
}
/// The kind of the mice.
pub const MOUSE_KIND: KindId = KindId(5 + BOATS);
/// The kind of a player's hourglass.
pub const fn glass_kind(player: GlassOwner) -> KindId {
    KindId(MOUSE_KIND.0 + 1 + player as u16)
}
/// The first kind of the shops.
pub const SHOP_KINDS: u16 = MOUSE_KIND.0 + 1 + MOST;
const FOLK_KINDS: u16 = SHOP_KINDS + merchants::KINDS;

/// The kind of a townsfolk card.
pub const fn folk_kind(folk: FolkIx) -> KindId {
    KindId(FOLK_KINDS + folk.0 as u16)
}
/// The townsfolk card that a kind is.
pub fn folk_of(level: &Level, kind: KindId) -> Option<FolkIx> {
    let n = kind.0.checked_sub(FOLK_KINDS)?;
    (usize::from(n) < level.townsfolk.len()).then_some(FolkIx(n as u8))
}
/// The kind of a corruption card.
pub fn taint_kind(level: &Level, taint: TaintIx) -> KindId {
    KindId(FOLK_KINDS + level.townsfolk.len() as u16 + u16::from(taint.0))
}
/// The corruption card that a kind is.
pub fn taint_of(level: &Level, kind: KindId) -> Option<TaintIx> {
    let n = kind.0.checked_sub(FOLK_KINDS + level.townsfolk.len() as u16)?;
    (usize::from(n) < level.corruption.len()).then_some(TaintIx(n as u8))
}

/// A boat.
pub const fn boat(boat: u16) -> PieceId {
    PieceId(boat)
}
/// The mouse of a hand.
pub const fn mouse(hand: u16) -> PieceId {
    PieceId(BOATS + hand)
}
/// The hourglass of a player.
pub const fn glass(player: GlassOwner) -> PieceId {
    PieceId(BOATS + HANDS + player as u16)
}
/// The player of an hourglass.
pub fn player_of(piece: PieceId, players: u16) -> Option<GlassOwner> {
    let n = piece.0.checked_sub(BOATS + HANDS)?;
    (n < players).then_some(n as GlassOwner)
}

/// The board space of a boat: what offers about it point at.
pub const fn boat_space(boat: u16) -> SpaceId {
    SpaceId(boat)
}
/// The space of the board that an action space of the merchants is (MC-5.2).
pub const fn action_space(n: u16) -> SpaceId {
    SpaceId(BOATS + n)
}
/// The number of the action space that a space of the board is.
pub fn action_of(space: SpaceId) -> Option<i32> {
    let n = usize::from(space.0.checked_sub(BOATS)?);
    (n < merchants::SPACES.len()).then_some(n as i32)
}
