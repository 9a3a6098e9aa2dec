//! Languages: a text key and arguments become a sentence. The words are in
//! `assets/locales/<language>`, one folder a game, built in. A missing text never stops the
//! program: English stands in, then the key itself. Nothing here decides anything.

mod errors;
mod files;
mod language;
mod localizer;
pub mod rulebook;
pub mod story;
pub mod tally;

pub use errors::LocalizedError;
pub use files::{TextFile, files};
pub use fluent_bundle::FluentValue as Arg;
pub use language::Language;
pub use localizer::{Args, Localizer, RulePart, capital, errors, signed};
