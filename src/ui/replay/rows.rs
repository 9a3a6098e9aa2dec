//! What the lists of a replay share: by what they know a record again. It draws nothing.

use super::super::model::Model;

/// What tells the record, or the stretch of it, that is watched from every other.
pub(super) fn record_mark(model: &Model) -> (u64, usize) {
    (model.log_mark, model.aside.replay.entries.len() + model.aside.replay.from)
}
