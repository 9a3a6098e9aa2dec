//! The rules of Dale of Merchants, chapter by chapter: each test names the rules that it shows, and
//! each refusal of the decisions D1 to D24 is met once with exactly its rule.

mod actions;
mod decks;
mod ending;
mod others;
mod reactions;
mod refusals;
mod secrecy;
mod set_up;
mod stall;
mod teams;
mod turn;
mod values;
