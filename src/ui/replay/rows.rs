//! What the lists of a replay share: by what they know a record again, and whom a line is about. It
//! draws nothing.

use super::super::model::{LogLine, Model};
use crate::table::{action::Value, ids::SeatId};

/// What tells the record that is watched from every other.
pub(super) fn record_mark(model: &Model) -> (u64, usize) {
    (model.log_mark, model.aside.replay.entries.len())
}

/// Whom a line is about: the seat that it names first, or else the one that acted. What follows
/// from somebody's choice may be told of somebody else.
pub(super) fn told_of(line: &LogLine) -> Option<SeatId> {
    let named = line.message.args.iter().find_map(|(_, value)| match value {
        Value::Seat(seat) => Some(*seat),
        _ => None,
    });
    named.or(line.seat)
}
