//! A worked example: a position, what is done in it, and what the rules make of that, written line
//! by line so that a test runs it and a person can play it on the board. It holds no rule of its
//! own, and a faulty one is reported, never repaired. `text` is its form, `setting_up` lays its
//! position, `following` carries its lines out; `words` and `comparing` serve that one.

mod comparing;
mod following;
mod list;
mod setting_up;
mod text;
mod words;

pub use following::action_of;
pub(super) use following::follow_line;
pub use list::{all, find, for_help, for_rule};
pub(super) use setting_up::{arranged, plain_setup};
pub(super) use text::fault;
pub use text::{Example, ExampleFault, FORMAT};
