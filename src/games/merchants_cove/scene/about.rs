//! What a figure of the board is, in a sentence for whoever points at it or hears it. Keys and
//! values only; it says no more than the sight shows.

use crate::{
    games::merchants_cove::layout,
    table::{
        action::{Message, Thing, Value},
        sight::Sight,
    },
    view::scene::thing_of,
};

/// The words for the figure with this key.
pub fn about(_sight: &Sight, key: &str) -> Option<Message> {
    match thing_of(key)? {
        Thing::Zone(zone) => {
            let boat = layout::boat_of(zone)?;
            Some(message("mc-board-boat", vec![("boat", Value::Number(i64::from(boat) + 1))]))
        }
        Thing::Space(_) | Thing::Piece(_) | Thing::Link(_) | Thing::Seat(_) => None,
    }
}

fn message(key: &'static str, args: Vec<(&'static str, Value)>) -> Message {
    Message { key, args, ..Message::default() }
}
