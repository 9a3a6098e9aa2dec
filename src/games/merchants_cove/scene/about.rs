//! What a figure of the board is, in a sentence for whoever points at it or hears it. Keys and
//! values only; it says no more than the sight shows.

use super::quay;
use crate::{
    games::merchants_cove::{
        level::{BerthIx, Clan, DockWord},
        rules::turn,
        table::{
            layout::{self, BOATS, HANDS},
            nouns::{CoveSight, CoveView, GameView, berth_key, clan_key, dock_key, who_key},
        },
    },
    table::{
        action::{Message, Thing, Value},
        ids::{PieceId, SeatId, SpaceId, ZoneId},
        sight::Sight,
        view::TableView,
    },
    view::scene::thing_of,
};

/// The words for the figure with this key.
pub fn about(sight: &Sight, key: &str) -> Option<Message> {
    let n = CoveSight::of(sight)?;
    if key == "market" {
        return Some(message("mc-board-market", vec![("hour", number(n.marker()))]));
    }
    if key == "peddler" {
        return Some(message("mc-board-peddler", Vec::new()));
    }
    if let Some(after) = key.strip_prefix("load:") {
        let after: i64 = after.parse().ok()?;
        let loads = n.level().loads_after(after, usize::from(n.spec.players));
        let args = vec![("hour", number(after)), ("loads", number(loads))];
        return (loads > 0).then(|| message("mc-board-indicator", args));
    }
    match thing_of(key)? {
        Thing::Zone(zone) => zone_words(&n, zone),
        Thing::Space(space) => space_words(&n, space),
        Thing::Piece(piece) => piece_words(&n, piece),
        Thing::Seat(seat) => {
            let known = u16::from(seat.0) < n.spec.seats;
            known.then(|| message("mc-board-seat", vec![("seat", Value::Seat(seat))]))
        }
        Thing::Link(_) => None,
    }
}

fn number(n: i64) -> Value {
    Value::Number(n)
}

fn message(key: &'static str, args: Vec<(&'static str, Value)>) -> Message {
    Message { key, args, ..Message::default() }
}

/// Who lies in a zone, as a list of names.
fn crowd(n: &CoveSight, zone: ZoneId) -> Value {
    let who = |piece: &PieceId| Value::Word(who_key(n.who(*piece)));
    Value::List(n.contents(zone).iter().map(who).collect())
}

fn zone_words(n: &CoveSight, zone: ZoneId) -> Option<Message> {
    if zone.0 >= layout::zones(n.spec.players) {
        return None;
    }
    let count = n.count(zone) as i64;
    if let Some(boat) = layout::boat_of(zone) {
        if !n.at_sea(boat) {
            let args = vec![("boat", number(i64::from(boat) + 1))];
            return Some(message("mc-board-boat-docked", args));
        }
        let free = n.free_places(boat) as i64;
        let args = vec![
            ("boat", number(i64::from(boat) + 1)),
            ("who", crowd(n, zone)),
            ("count", number(count)),
            ("free", number(free)),
        ];
        return Some(message("mc-board-boat", args));
    }
    if let Some(hour) = layout::hour_of(zone) {
        let glasses = n.glasses(zone);
        if let (Some(top), true) = (glasses.last(), glasses.len() > 1) {
            let who = match n.is_peddler(*top) {
                true => Value::Word("mc-peddler"),
                false => Value::Seat(SeatId(*top)),
            };
            let args = vec![("hour", number(hour)), ("who", who)];
            return Some(message("mc-board-hour-several", args));
        }
        let late = if hour > n.level().noon { "mc-board-hour-late" } else { "mc-board-hour" };
        return Some(message(late, vec![("hour", number(hour))]));
    }
    if let Some(hand) = layout::hand_of(zone) {
        let row = n.level().hands[hand];
        let key = if n.has_mouse(hand) { "mc-board-hand-shut" } else { "mc-board-hand" };
        return Some(message(key, vec![("from", number(row.entry)), ("to", number(row.exit))]));
    }
    if let Some(clan) = Clan::ALL.into_iter().find(|clan| layout::hall(*clan) == zone) {
        let args = vec![("clan", Value::Word(clan_key(clan))), ("count", number(count))];
        return Some(message("mc-board-hall", args));
    }
    if let Some(dock) = DockWord::ALL.into_iter().find(|dock| layout::dock(*dock) == zone) {
        let args = vec![
            ("dock", Value::Word(dock_key(dock))),
            ("who", crowd(n, zone)),
            ("count", number(count)),
        ];
        return Some(message("mc-board-dock", args));
    }
    let berths = 0..n.level().berths.len() as u8;
    if let Some(berth) = berths.map(BerthIx).find(|berth| layout::berth(*berth) == zone) {
        return Some(message("mc-board-berth", vec![("berth", Value::Word(berth_key(berth)))]));
    }
    pile_words(zone, count).or_else(|| card_words(n, zone))
}

/// The lair and what is drawn from.
fn pile_words(zone: ZoneId, count: i64) -> Option<Message> {
    let key = match zone {
        layout::LAIR => "mc-board-lair",
        layout::BAG => "mc-board-bag",
        layout::TAINTS => "mc-board-taints",
        layout::FOLK => "mc-board-folk",
        layout::DRAWN => "mc-board-drawn",
        _ => return None,
    };
    Some(message(key, vec![("count", number(count))]))
}

/// A place of the row, or of a team.
fn card_words(n: &CoveSight, zone: ZoneId) -> Option<Message> {
    let place = (0..layout::ROW).find(|place| layout::row(*place) == zone);
    if let Some(place) = place {
        let Some((piece, folk)) = n.row_card(place) else {
            return Some(message("mc-board-row-free", Vec::new()));
        };
        let (key, args) = quay::ability(n.level().folk(folk).ability);
        let args = vec![("card", Value::Kind(n.kind(piece))), ("does", Value::Phrase(key, args))];
        return Some(message("mc-board-card", args));
    }
    let (player, place) = layout::team_of(zone)?;
    let place_no = ("place", number(i64::from(place) + 1));
    match n.team_card(player, place) {
        Some((piece, _)) => {
            let card = ("card", Value::Kind(n.kind(piece)));
            Some(message("mc-board-team", vec![place_no, card]))
        }
        None => Some(message("mc-board-team-free", vec![place_no])),
    }
}

fn space_words(n: &CoveSight, space: SpaceId) -> Option<Message> {
    if space.0 < BOATS {
        return zone_words(n, layout::aboard(space.0));
    }
    let at = layout::action_of(space)?;
    let name = ("space", Value::Word(turn::space_key(at)));
    let Some(cost) = turn::cost_of(n.level(), at) else {
        return Some(message("mc-board-space-free", vec![name]));
    };
    let args = vec![name, ("hours", number(cost.hours)), ("cards", number(cost.corruption))];
    Some(message("mc-board-space", args))
}

fn piece_words(n: &CoveSight, piece: PieceId) -> Option<Message> {
    if let Some(player) = layout::player_of(piece, n.spec.players) {
        if n.is_peddler(player) {
            return Some(message("mc-board-glass-peddler", Vec::new()));
        }
        return Some(message("mc-board-glass", vec![("seat", Value::Seat(SeatId(player)))]));
    }
    let hand = (0..HANDS).find(|&hand| layout::mouse(hand) == piece)?;
    let key = if n.has_mouse(hand.into()) { "mc-board-mouse" } else { "mc-board-mouse-away" };
    Some(message(key, Vec::new()))
}
