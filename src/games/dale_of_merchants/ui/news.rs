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
    "dom-log-replaces",
    "dom-log-deals",
    "dom-log-deals-deck",
    "dom-log-sets-aside",
];

/// Whether a line tells of something that was done with the cards of the viewer.
pub fn concerns(message: &Message, viewer: SeatId) -> bool {
    let names = |(_, value): &(&str, Value)| seats_in(value).any(|seat| seat == viewer);
    OF_CARDS.contains(&message.key) && message.args.iter().any(names)
}

/// The seats that a value names, on its own or within other words.
fn seats_in(value: &Value) -> Box<dyn Iterator<Item = SeatId> + '_> {
    match value {
        Value::Seat(seat) => Box::new(std::iter::once(*seat)),
        Value::List(values) => Box::new(values.iter().flat_map(seats_in)),
        Value::Phrase(_, args) => Box::new(args.iter().flat_map(|(_, value)| seats_in(value))),
        _ => Box::new(std::iter::empty()),
    }
}

/// What a line leaves as a trace that names no card: what was done to the cards of another seat.
/// Whose they are is all that everybody knows of it.
fn hidden_deed(message: &Message) -> Option<Deed> {
    let doer = message.doer()?;
    let others = |(_, value): &(&str, Value)| seats_in(value).any(|seat| Some(seat) != doer);
    let is_told = OF_CARDS.contains(&message.key) && message.args.iter().any(others);
    let name = message.args.iter().find(|(name, _)| *name == "n").map(|(_, n)| n.clone());
    let name = name.unwrap_or(Value::Number(1));
    is_told.then(|| Deed { picture: None, name, message: message.clone() })
}

/// What a line leaves as a trace that names several cards, of which the first stands for all, or
/// none.
pub fn listed_deed(message: &Message) -> Option<Deed> {
    of_list(message).or_else(|| hidden_deed(message))
}

/// What a line tells that names several cards.
fn of_list(message: &Message) -> Option<Deed> {
    let cards = message.args.iter().find_map(|(_, value)| match value {
        Value::List(cards) => cards.iter().find(|card| matches!(card, Value::Kind(_))),
        _ => None,
    })?;
    Some(Deed { picture: None, name: cards.clone(), message: message.clone() })
}

/// A stack that was built is what decides the game.
pub fn gain(message: &Message) -> Option<(&'static str, i64)> {
    (message.key == "dom-log-builds").then_some(("dom-group-stall", 1))
}

/// A stack that was shown and taken back was never built.
pub fn takes_back(message: &Message) -> &'static [&'static str] {
    match message.key {
        "dom-log-withdraws-stack" => &["dom-log-asks-help"],
        _ => &[],
    }
}

/// How many cards leave the market at once where it is seen: most of it.
const CLEARED: usize = 3;

/// Whether a line is seen where it happens: a die, a market that is cleared, a stack that wins.
pub fn is_moment(message: &Message) -> bool {
    let arg = |name: &str| message.args.iter().find(|(key, _)| *key == name).map(|(_, v)| v);
    match message.key {
        "dom-log-rolls" | "dom-log-wins" => true,
        "dom-log-throws-away" | "dom-log-discards-from" => {
            let many = matches!(arg("cards"), Some(Value::List(cards)) if cards.len() >= CLEARED);
            many && arg("from") == Some(&Value::Word("dom-from-market"))
        }
        _ => false,
    }
}
