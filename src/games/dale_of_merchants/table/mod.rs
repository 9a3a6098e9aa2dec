//! What lies on a table of Dale of Merchants and how it is spoken of: which number means what, the
//! nouns, the verbs, the table as the rules write it, set-up. No rule is decided here.

pub mod layout;
pub mod nouns;
pub(super) mod setup;
pub mod state;
pub mod verbs;
