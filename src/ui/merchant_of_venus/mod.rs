//! The sheets of Merchant of Venus. They read the sight and the game's public nouns, and give wishes back; no rule is decided here.

use super::sheets::Sheets;

/// What Merchant of Venus adds to the overlay.
pub struct MerchantSheets;

impl Sheets for MerchantSheets {}
