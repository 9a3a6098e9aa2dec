//! The legend of a game: its signs, each with a picture and what it means. Which there are stands
//! in `legend/signs.ron` among the game's data, their words under `<prefix>-sign-<name>`. Nothing
//! is drawn here.

use super::art::Picture;
use crate::table::{game::Game, learn};

/// A sign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sign {
    /// The text key of its name; `.is` says what it means.
    pub key: String,
    /// What it looks like.
    pub picture: Picture,
}

/// The signs of a game in the order of its legend; none where it brings no legend.
pub fn signs(game: &dyn Game) -> Vec<Sign> {
    // A test reads the file of every game.
    let read: Vec<(String, String)> =
        learn::legend(game).and_then(|text| ron::from_str(text).ok()).unwrap_or_default();
    let sign = |(name, picture): (String, String)| Sign {
        key: format!("{}-sign-{name}", game.prefix()),
        picture: Picture::named(&picture),
    };
    read.into_iter().map(sign).collect()
}
