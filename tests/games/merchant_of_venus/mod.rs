//! Merchant of Venus: rules by chapter, level files, positions set by hand, and what is read off a
//! sight.

mod arranging;
mod deals;
mod levels;
mod movement;
mod nouns;
mod own_levels;
mod set_up;
mod trade;
mod worked;
