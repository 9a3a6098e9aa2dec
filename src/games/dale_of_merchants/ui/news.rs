//! What of the log of Dale of Merchants is told where one looks: what others did with the viewer's
//! own cards, and cards that are named together. It reads messages that the viewer may read, and no
//! more.

use crate::{
    table::{
        action::{Message, Value},
        ids::SeatId,
    },
    ui::model::Deed,
};

/// Lines about cards that changed hands, or that somebody looked at.
const OF_CARDS: &[&str] = &[
    "dom-log-takes",
    "dom-log-takes-hidden",
    "dom-log-takes-from",
    "dom-log-gives",
    "dom-log-discards-from",
    "dom-log-throws-away",
    "dom-log-tops",
    "dom-log-tops-hidden",
    "dom-log-draws-from",
    "dom-log-looks-hand",
    "dom-log-exchanges",
    "dom-log-deals",
    "dom-log-deals-deck",
    "dom-log-sets-aside",
];

/// Whether a line tells of something that was done with the cards of the viewer.
pub fn concerns(message: &Message, viewer: SeatId) -> bool {
    OF_CARDS.contains(&message.key) && message.args.iter().any(|(_, value)| names(value, viewer))
}

/// Whether a value names a seat, on its own or within other words.
fn names(value: &Value, seat: SeatId) -> bool {
    match value {
        Value::Seat(named) => *named == seat,
        Value::List(values) => values.iter().any(|v| names(v, seat)),
        Value::Phrase(_, args) => args.iter().any(|(_, v)| names(v, seat)),
        _ => false,
    }
}

/// What a line leaves as a trace that names several cards: the first of them stands for all.
pub fn listed_deed(message: &Message) -> Option<Deed> {
    let cards = message.args.iter().find_map(|(_, value)| match value {
        Value::List(cards) => cards.iter().find(|card| matches!(card, Value::Kind(_))),
        _ => None,
    })?;
    Some(Deed { picture: None, name: cards.clone(), message: message.clone() })
}
