//! The rules by chapter, a test or more for each, named after it: also what the worked examples
//! show, so that a rule never hangs on an example alone.

mod building;
mod ending;
mod flight;
mod set_up;
mod terms;
mod trade;
mod turns;
