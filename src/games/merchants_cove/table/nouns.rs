//! The table of Merchants Cove as it is spoken of: hourglasses, boats, docks, halls, stalls,
//! shields. Asked alike of the table and of what somebody sees of it. Nothing here decides what may
//! be chosen.

pub use super::layout::GlassOwner;
use super::{
    layout::{self, Phase},
    merchants::{Merchant, SIZES},
};
pub use crate::games::game_table::GameView;
use crate::games::merchants_cove::level::{
    BerthIx, Clan, Colour, DockWord, FolkIx, Good, Icons, Level, RogueCard, RogueEffect, Side, Size,
};
use crate::{
    games::game_table::{GameSpec, GameTable, SightTable, Turns},
    table::{
        action::{MessageArgs, Value},
        game::RulesVersion,
        ids::{PieceId, Rule, SeatId, ZoneId},
    },
};
use std::sync::Arc;

/// What does not change while a game is played.
#[derive(Clone, Debug)]
pub struct CoveSpec {
    /// What is printed.
    pub level: Arc<Level>,
    /// How many have an hourglass.
    pub players: u16,
    /// How many of them are seats.
    pub seats: u16,
    /// Which rogue card is played.
    pub rogues: usize,
    /// The level of the Peddler.
    pub peddler: usize,
    /// MC-7.7: the market marker never goes past noon.
    pub marker_stops: bool,
    /// The version of the rules that is played.
    pub rules: RulesVersion,
}

impl GameSpec for CoveSpec {
    type Level = Level;
    type Phase = Phase;
    const TURNS: Turns = layout::TURNS;
    fn level(&self) -> &Level {
        &self.level
    }
    fn fortune(table: &CoveTable, seat: SeatId) -> i64 {
        table.gold(seat.0)
    }
}

/// The table as the rules speak of it.
pub type CoveTable<'w, 's> = GameTable<'w, 's, CoveSpec>;
/// The table as somebody sees it.
pub type CoveSight<'a> = SightTable<'a, CoveSpec>;

/// The text key of a clan.
pub const fn clan_key(clan: Clan) -> &'static str {
    ["mc-clan-red", "mc-clan-green", "mc-clan-blue", "mc-clan-yellow"][clan as usize]
}
/// The text key of a colour.
pub const fn colour_key(colour: Colour) -> &'static str {
    ["mc-colour-red", "mc-colour-green", "mc-colour-blue", "mc-colour-yellow"][colour as usize]
}
/// The text key of a dock.
pub const fn dock_key(dock: DockWord) -> &'static str {
    ["mc-dock-bazaar", "mc-dock-square", "mc-dock-black-market"][dock as usize]
}
/// The text key of a berth.
pub fn berth_key(berth: BerthIx) -> &'static str {
    let keys = [
        "mc-berth-bazaar",
        "mc-berth-square-west",
        "mc-berth-square-east",
        "mc-berth-black-market",
    ];
    keys[berth.ix() % keys.len()]
}
/// The text key of an adventurer by the number of its sort.
pub fn who_key(who: u16) -> &'static str {
    let keys = ["mc-who-red", "mc-who-green", "mc-who-blue", "mc-who-yellow", "mc-who-rogue"];
    keys[usize::from(who) % keys.len()]
}

impl Merchant {
    /// The text key of what goods of a size are called.
    pub const fn good(self, size: Size) -> &'static str {
        SIZES[self as usize].goods[size as usize]
    }
}

/// What can be asked of both.
pub trait CoveView: GameView<Spec = CoveSpec> {
    /// Everybody who has an hourglass.
    fn players(&self) -> impl Iterator<Item = GlassOwner> + use<Self> {
        0..self.spec().players as GlassOwner
    }
    /// Whether this is the Peddler (MC-23.1).
    fn is_peddler(&self, player: GlassOwner) -> bool {
        u16::from(player) >= self.spec().seats
    }
    /// Whether one person plays alone.
    fn solo(&self) -> bool {
        self.spec().seats < self.spec().players
    }
    /// The rogue card that is played.
    fn rogue_card(&self) -> &RogueCard {
        &self.level().rogue_cards[self.spec().rogues]
    }
    /// Whether a rogue card with this effect is played.
    fn rogues_are(&self, effect: RogueEffect) -> bool {
        self.rogue_card().effect == effect
    }
    /// The day, counted from 1.
    fn round(&self) -> i64 {
        self.dial(layout::ROUND)
    }
    /// The hour of the market marker.
    fn marker(&self) -> i64 {
        self.dial(layout::MARKER)
    }
    /// The merchant of a player.
    fn merchant(&self, player: GlassOwner) -> Option<Merchant> {
        Merchant::at(self.dial(layout::merchant(player)) - 1)
    }
    /// The player of a merchant.
    fn player_with(&self, merchant: Merchant) -> Option<GlassOwner> {
        self.players().find(|&player| self.merchant(player) == Some(merchant))
    }
    /// The gold of a player.
    fn gold(&self, player: GlassOwner) -> i64 {
        self.purse(layout::gold(player))
    }
    /// How many of a good are on a player's stall.
    fn on_stall(&self, player: GlassOwner, good: Good) -> i64 {
        self.purse(layout::stall(player, good))
    }
    /// How many of a good are left in a player's supply.
    fn in_supply(&self, player: GlassOwner, good: Good) -> i64 {
        self.purse(layout::supply(player, good))
    }
    /// How many unsold goods a player has.
    fn unsold(&self, player: GlassOwner) -> i64 {
        Good::all().map(|good| self.on_stall(player, good)).sum()
    }
    /// Whether a shield is active (MC-10.1).
    fn shield(&self, player: GlassOwner, clan: Clan) -> bool {
        self.dial(layout::shields(player)) & 1 << clan as i64 != 0
    }
    /// Customers in a hall.
    fn in_hall(&self, clan: Clan) -> i64 {
        self.count(layout::hall(clan)) as i64
    }
    /// Rogues in the lair.
    fn in_lair(&self) -> i64 {
        self.count(layout::LAIR) as i64
    }
    /// The sort of an adventurer: its colour, or [`layout::ROGUE`].
    fn who(&self, piece: PieceId) -> u16 {
        self.kind(piece).0
    }
    /// How many of a sort lie in a zone.
    fn how_many(&self, zone: ZoneId, who: u16) -> i64 {
        self.contents(zone).iter().filter(|&&piece| self.who(piece) == who).count() as i64
    }
    /// Customers of a colour that a player finds on a dock, rogues that count included (MC-16.2).
    fn buyers(&self, player: GlassOwner, dock: DockWord, colour: Colour) -> i64 {
        let customers = self.how_many(layout::dock(dock), colour as u16);
        customers + self.dial(layout::counted(player, dock))
    }

    /// Where the hourglass of a player stands, in half hours (MC-6.11).
    fn half(&self, player: GlassOwner) -> i64 {
        let zone = self.location(layout::glass(player)).unwrap_or(layout::BAG);
        layout::half_of(self.level(), zone)
    }
    /// The hourglasses of a space of the clock, bottom to top.
    fn glasses(&self, zone: ZoneId) -> Vec<GlassOwner> {
        let players = self.spec().players;
        let all = self.contents(zone).iter();
        all.filter_map(|&piece| layout::player_of(piece, players)).collect()
    }
    /// Whether a mouse sits on a hand (MC-6.9).
    fn has_mouse(&self, hand: usize) -> bool {
        let mouse = layout::mouse(hand as u16);
        self.location(mouse) == Some(layout::hand(hand as u16))
    }
    /// The players from the top of the stack to the bottom, once all have reached the market
    /// (MC-9.2).
    fn selling_order(&self) -> Vec<GlassOwner> {
        let mut order = self.glasses(layout::hour(self.marker()));
        order.reverse();
        order
    }

    /// Whether a boat is at sea (MC-7.1).
    fn at_sea(&self, boat: u16) -> bool {
        let side = self.level().side_of(boat);
        self.location(layout::boat(boat)) == Some(layout::sea(side))
    }
    /// Free places of a boat.
    fn free_places(&self, boat: u16) -> usize {
        self.level().places.saturating_sub(self.count(layout::aboard(boat)))
    }
    /// The boats at sea, by number.
    fn boats_at_sea(&self) -> impl Iterator<Item = u16> {
        (0..layout::BOATS).filter(|&boat| self.at_sea(boat))
    }
    /// The free berths of a side.
    fn free_berths(&self, side: Side) -> impl Iterator<Item = BerthIx> {
        let all = self.level().berths.iter().enumerate();
        let free = all.filter(move |(n, berth)| {
            berth.side == side && self.count(layout::berth(BerthIx(*n as u8))) == 0
        });
        free.map(|(n, _)| BerthIx(n as u8))
    }
    /// Whether all berths are taken (MC-7.6).
    fn berths_full(&self) -> bool {
        Side::ALL.iter().all(|&side| self.free_berths(side).next().is_none())
    }

    /// The townsfolk card on a place of the row.
    fn row_card(&self, place: u16) -> Option<(PieceId, FolkIx)> {
        self.folk_in(layout::row(place))
    }
    /// The townsfolk card on a place of a team.
    fn team_card(&self, player: GlassOwner, place: u16) -> Option<(PieceId, FolkIx)> {
        self.folk_in(layout::team(player, place))
    }
    /// The townsfolk card in a zone.
    fn folk_in(&self, zone: ZoneId) -> Option<(PieceId, FolkIx)> {
        let piece = self.contents(zone).first().copied()?;
        Some((piece, layout::folk_of(self.level(), self.kind(piece))?))
    }
    /// The round icons of a player's townsfolk and of the corruption cards that the viewer knows
    /// (MC-12.2).
    fn icons(&self, player: GlassOwner) -> Icons {
        let team = (0..layout::TEAM).filter_map(|place| self.team_card(player, place));
        let team = team.map(|(_, folk)| self.level().folk(folk).icons);
        let cards = self.contents(layout::taints(player)).iter();
        let cards = cards.filter_map(|&card| layout::taint_of(self.level(), self.kind(card)));
        let cards = cards.map(|taint| self.level().taint(taint).icons);
        team.chain(cards).fold(Icons::default(), |sum, icons| Icons {
            corruption: sum.corruption + icons.corruption,
            red: sum.red + icons.red,
            green: sum.green + icons.green,
            blue: sum.blue + icons.blue,
            yellow: sum.yellow + icons.yellow,
        })
    }
    /// What the round icons of a player are worth now (MC-12.2, MC-12.3).
    fn reckoning(&self, player: GlassOwner) -> i64 {
        let icons = self.icons(player);
        let clans = Colour::ALL.into_iter().zip(icons.clans());
        let gain: i64 = clans.map(|(clan, n)| n * self.in_hall(clan)).sum();
        gain - icons.corruption * self.in_lair()
    }
    /// Whether a corruption card can be drawn (MC-1.11).
    fn card_left(&self) -> bool {
        self.count(layout::TAINTS) + self.count(layout::DISCARDS) > 0
    }
    /// What a good is called: it depends on the merchant.
    fn good_name(&self, player: GlassOwner, good: Good) -> Value {
        let name = match (self.merchant(player), good.size) {
            (Some(merchant), size) => merchant.good(size),
            (None, Size::Small) => "mc-good-small",
            (None, Size::Large) => "mc-good-large",
        };
        let colour = ("colour", Value::Word(colour_key(good.colour)));
        Value::Phrase("mc-good", vec![colour, ("good", Value::Word(name))])
    }
}
impl<T: GameView<Spec = CoveSpec>> CoveView for T {}

/// Writes a line into the log about a player, who may be the Peddler.
pub fn tell<'a>(
    t: &'a mut CoveTable,
    player: GlassOwner,
    key: &'static str,
    rule: &'static str,
) -> MessageArgs<'a> {
    let peddler = t.is_peddler(player);
    let line = t.ledger.say(key, Rule(rule));
    match peddler {
        true => line.word("seat", "mc-peddler"),
        false => line.seat("seat", SeatId(player)),
    }
}
