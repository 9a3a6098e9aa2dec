//! The catalogue: every game of the house, one folder each. No rule stands here.

pub mod dale_of_merchants;
pub mod levels;
pub mod merchant_of_venus;

use crate::table::game::{Game, SetupError};

/// Every game, in the order of the start screen.
pub fn all() -> &'static [&'static dyn Game] {
    static ALL: [&dyn Game; 1] = [&merchant_of_venus::MerchantOfVenus];
    &ALL
}

/// The game with this identifier.
///
/// # Errors
/// [`SetupError::Game`] lists the games there are.
pub fn by_id(id: &str) -> Result<&'static dyn Game, SetupError> {
    all().iter().copied().find(|g| g.id() == id).ok_or_else(|| {
        let names: Vec<&str> = all().iter().map(|g| g.id()).collect();
        SetupError::Game(id.chars().take(40).collect(), names.join(", "))
    })
}
