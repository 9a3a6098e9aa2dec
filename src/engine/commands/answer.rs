//! What the commands share: the form of an answer, and who is to read it.

use crate::{
    engine::protocol::{ProtocolError, ViewerWanted},
    table::{
        ids::{SeatId, Viewer},
        play::Play,
    },
};
use serde_json::{Map, Value};

/// The answer to a request, without `ok` and `id`.
pub(in crate::engine) type Answer = Result<Map<String, Value>, ProtocolError>;

/// An object out of what [`serde_json::json!`] makes of one.
pub(super) fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        other => Map::from_iter([("answer".to_owned(), other)]),
    }
}

/// Who is to read an answer; nobody in particular is the owner of the table.
pub(super) fn reader(
    play: &Play,
    wanted: Option<ViewerWanted>,
) -> Result<Option<Viewer>, ProtocolError> {
    let seats = play.catalogue().seat_count();
    Ok(Some(match wanted {
        None => return Ok(None),
        Some(ViewerWanted::Seat(n)) if n < seats as u64 => Viewer::Seat(SeatId(n as u8)),
        Some(ViewerWanted::Word(w)) if w == "everybody" => Viewer::Everybody,
        Some(ViewerWanted::Word(w)) if w == "public" => Viewer::Public,
        Some(_) => {
            return Err(ProtocolError::new("no-such-viewer")
                .arg("seats", seats)
                .arg("last", seats.saturating_sub(1))
                .field("viewer"));
        }
    }))
}

/// A number, from 1 on, of what somebody can wait for.
pub(super) fn within(number: u64, most: u64, field: &'static str) -> Result<u32, ProtocolError> {
    if !(1..=most).contains(&number) {
        return Err(ProtocolError::new("bad-number")
            .arg("number", number)
            .arg("least", 1)
            .arg("most", most)
            .field(field));
    }
    Ok(number as u32)
}
