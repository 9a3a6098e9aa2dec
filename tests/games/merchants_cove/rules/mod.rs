//! The common rules, chapter by chapter; the merchants' own are tested in `shops`.

mod boats;
mod clock;
mod common;
mod ending;
mod market;
mod peddler;
mod set_up;
mod teams;
mod turns;
