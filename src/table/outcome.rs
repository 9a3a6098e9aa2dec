//! How a game ended: who won, by which rule, and with what.

use super::ids::{Rule, SeatId};
use serde::Serialize;

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Text key of the reason.
    pub reason: &'static str,
    /// The rule by which it ended.
    pub rule: Rule,
    /// Who won; several share a win.
    pub winners: Vec<SeatId>,
    /// Final fortunes by seat.
    pub fortunes: Vec<i64>,
}
