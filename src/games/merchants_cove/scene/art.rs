//! The pictures of Merchants Cove: which drawing with which parameters stands for what.
//!
//! Names only; the drawings lie in `assets/art/merchants_cove`. What has no drawing of its own is a
//! blank token. No rule here.

use crate::{
    games::merchants_cove::{
        level::{Clan, Good},
        shops::Merchant,
    },
    view::art::{self, GameArt, Picture},
};
use include_dir::{Dir, include_dir};

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/art/merchants_cove");

/// The drawings of the game.
pub static ART: GameArt = GameArt { files: &FILES, painters: &[], cover: None };

/// A boat.
pub const BOAT: Picture = Picture::new("merchants_cove/board/boat");
/// A blank token, for what has no drawing.
pub const TOKEN: Picture = Picture::new("merchants_cove/board/token");

/// The drawing of this name, if there is one.
fn drawn(name: &str) -> Option<Picture> {
    let name = format!("merchants_cove/{name}");
    art::exists(&name).then(|| Picture::named(&name))
}

/// The drawing of this name, or a blank token.
fn or_token(name: &str) -> Picture {
    drawn(name).unwrap_or(TOKEN)
}

/// A drawing of the folder `icons`.
#[must_use]
pub fn icon(name: &str) -> Picture {
    or_token(&format!("icons/{name}"))
}

/// A good of a merchant, by its colour and size.
#[must_use]
pub fn good(merchant: Option<Merchant>, good: Good) -> Picture {
    let maker = merchant.map_or("any", Merchant::id);
    or_token(&format!("good/{maker}_{}_{}", good.size.id(), good.colour.id()))
}

/// An adventurer of a clan.
#[must_use]
pub fn adventurer(clan: Clan) -> Picture {
    or_token(&format!("adventurer/{}", clan.id()))
}

/// The portrait of a merchant.
#[must_use]
pub fn merchant(merchant: Merchant) -> Picture {
    or_token(&format!("merchant/{}", merchant.id()))
}

/// An action space by its word.
#[must_use]
pub fn space(word: &str) -> Picture {
    or_token(&format!("space/{word}"))
}
