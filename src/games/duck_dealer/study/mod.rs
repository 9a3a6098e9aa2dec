//! What study, plans and tests ask of Duck Dealer: positions set by hand, worked examples, what is
//! wrong with a position, figures and plans, how games are tried out. No rule is decided here, and
//! no rule asks.

pub(super) mod arranging;
pub(super) mod figures;
pub mod planning;
pub(super) mod problems;
pub(super) mod trials;
pub(super) mod worked;
