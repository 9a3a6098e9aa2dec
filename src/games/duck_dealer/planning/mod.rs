//! What can be reckoned ahead in Duck Dealer from what lies open: ways in red energy, and what a
//! good costs on its way from the mines to its consumer. Worked out over any view of the table; it
//! decides nothing and changes nothing.

pub mod chain;
mod search;
pub mod ways;
