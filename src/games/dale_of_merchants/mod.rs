//! Dale of Merchants 2: two to four merchants buy cards, play techniques and build a stall of stacks worth 1, 2, 3 … 8.
//! A table of contents; the printed cards are the level, the rules stand in chapters of their own.

pub mod check;
pub mod level;
