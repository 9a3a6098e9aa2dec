//! What lies on a table of Merchant of Venus and how it is spoken of: which number means what, what
//! does not change, the nouns, the verbs, set-up. No rule is decided here.

pub mod layout;
pub mod nouns;
pub(super) mod setup;
pub mod spec;
pub mod verbs;
