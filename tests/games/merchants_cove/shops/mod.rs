//! The four shops: each space, each place of the team, set-up, shields, and what is kept overnight.

mod alchemist;
mod blacksmith;
mod captain;
mod chronomancer;
mod examples;
mod general;
