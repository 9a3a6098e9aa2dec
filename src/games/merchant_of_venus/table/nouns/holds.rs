//! How room is told: in holds and parts of them, as people count it, never in the units by which
//! the level counts. It knows no table.

/// So much room in holds of this size.
pub fn counted(room: i64, hold: i64) -> String {
    match (room / hold, room % hold, hold) {
        (whole, 0, _) => whole.to_string(),
        (0, _, 2) => "½".to_owned(),
        (whole, _, 2) => format!("{whole}½"),
        (0, rest, _) => format!("{rest}/{hold}"),
        (whole, rest, _) => format!("{whole} {rest}/{hold}"),
    }
}
