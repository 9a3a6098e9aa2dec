//! What study, plans and tests ask of Merchants Cove: positions set by hand, worked examples, what
//! is wrong with a position, figures and plans, how games are tried out. No rule is decided here,
//! and no rule asks.

pub(super) mod arranging;
pub mod outlook;
pub(super) mod problems;
pub(super) mod trials;
pub(super) mod worked;
