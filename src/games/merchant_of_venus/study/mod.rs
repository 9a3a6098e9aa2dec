//! What study, plans and tests ask of Merchant of Venus: positions set by hand, worked examples,
//! what is wrong with a position, figures and plans, how games are tried out. No rule is decided
//! here, and no rule asks.

pub(super) mod arranging;
pub(super) mod figures;
pub(super) mod problems;
pub(super) mod random_weight;
pub(super) mod trials;
pub(super) mod worked;
