//! What lies on a table of Merchants Cove and how it is spoken of: which number means what, the
//! nouns, the verbs, set-up. No rule is decided here.

pub mod arrangement;
pub mod layout;
pub mod merchants;
pub mod nouns;
pub(super) mod setup;
pub mod verbs;
pub mod words;
