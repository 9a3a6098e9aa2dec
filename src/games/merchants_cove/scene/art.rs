//! The pictures of Merchants Cove: which drawing with which parameters stands for what.
//!
//! Names only; the drawings lie in `assets/art/merchants_cove`. What has no drawing of its own is a
//! blank token. No rule here.

use crate::{
    games::merchants_cove::{
        level::{Clan, Folk, Good, SetWord},
        rules::shops::Merchant,
    },
    view::{
        art::{
            self, Cover, CoverPart, GameArt, Picture, PictureValue,
            palette::{Livery, Rgba},
        },
        figures::Setting,
    },
};
use include_dir::{Dir, include_dir};

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/art/merchants_cove");

/// The drawings of the game.
pub static ART: GameArt = GameArt {
    files: &FILES,
    painters: &[],
    cover: Some(Cover { setting: Setting::Table, parts: cover }),
};

/// Words on dark ground: lamp light.
pub const CREAM: Rgba = [255, 243, 214, 255];
/// Words on parchment: ink.
pub const DARK: Rgba = [43, 36, 56, 255];

/// The harbour under everything.
pub const GROUND: Picture = Picture::new("merchants_cove/board/ground");
/// The face of the clock.
pub const CLOCK: Picture = Picture::new("merchants_cove/board/clock");
/// The place of a hand of the clock.
pub const HAND: Picture = Picture::new("merchants_cove/board/hand");
/// The market marker.
pub const MARKET: Picture = Picture::new("merchants_cove/board/market");
/// A mouse.
pub const MOUSE: Picture = Picture::new("merchants_cove/board/mouse");
/// A boat.
pub const BOAT: Picture = Picture::new("merchants_cove/board/boat");
/// A berth.
pub const BERTH: Picture = Picture::new("merchants_cove/board/berth");
/// A dock.
pub const DOCK: Picture = Picture::new("merchants_cove/board/dock");
/// The lair.
pub const LAIR: Picture = Picture::new("merchants_cove/hall/rogue");
/// Where somebody waits who was drawn.
pub const DRAWN: Picture = Picture::new("merchants_cove/board/drawn");
/// The bag.
pub const BAG: Picture = Picture::new("merchants_cove/board/bag");
/// The corruption cards.
pub const TAINTS: Picture = Picture::new("merchants_cove/board/taints");
/// The townsfolk that wait.
pub const DECK: Picture = Picture::new("merchants_cove/board/deck");
/// A free place of the row.
pub const SLOT: Picture = Picture::new("merchants_cove/board/slot");
/// The Peddler.
pub const PEDDLER: Picture = Picture::new("merchants_cove/merchant/peddler");
/// A blank token, for what has no drawing.
pub const TOKEN: Picture = Picture::new("merchants_cove/board/token");

/// What stands for the game where one chooses among games: the harbour with a boat and whoever
/// comes in it.
fn cover() -> Vec<CoverPart> {
    let part = |(name, x, y, size): (&str, f32, f32, f32)| CoverPart {
        picture: Picture::named(&format!("merchants_cove/{name}")),
        at: (x, y),
        size,
        turn: 0.0,
    };
    [
        ("cover", 0.5, 0.5, 3.0),
        ("hall/blue", 0.72, 0.3, 0.3),
        ("hall/yellow", 0.86, 0.33, 0.28),
        ("board/boat", 0.34, 0.62, 0.92),
        ("adventurer/red", 0.23, 0.47, 0.32),
        ("adventurer/green", 0.31, 0.46, 0.32),
        ("adventurer/blue", 0.39, 0.46, 0.32),
        ("adventurer/yellow", 0.47, 0.47, 0.32),
        ("board/glass", 0.86, 0.72, 0.3),
        ("good/alchemist_small", 0.7, 0.74, 0.24),
    ]
    .map(part)
    .to_vec()
}

/// The drawing of this name, if there is one.
fn drawn(name: &str) -> Option<Picture> {
    art::drawn(&format!("merchants_cove/{name}"))
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

/// A drawing of the game by its name.
#[must_use]
pub fn named(name: &str) -> Picture {
    or_token(name)
}

/// The colour of a clan, as it is painted.
#[must_use]
pub const fn clan_colour(clan: Clan) -> Rgba {
    [[216, 87, 74, 255], [90, 164, 90, 255], [79, 127, 208, 255], [226, 179, 60, 255]]
        [clan as usize]
}

/// A good of a merchant, by its colour and size.
#[must_use]
pub fn good(merchant: Option<Merchant>, good: Good) -> Picture {
    let maker = merchant.map_or("any", Merchant::id);
    let clan = good.colour;
    or_token(&format!("good/{maker}_{}", good.size.id()))
        .with(&[("colour", clan_colour(clan).into()), ("clan", clan.id().into())])
}

/// An adventurer by the number of its sort: a clan, or the rogues.
#[must_use]
pub fn who(who: u16) -> Picture {
    let names = ["red", "green", "blue", "yellow", "rogue"];
    or_token(&format!("adventurer/{}", names[usize::from(who) % names.len()]))
}

/// The round icon of a clan.
#[must_use]
pub fn clan(clan: Clan) -> Picture {
    Picture::new("merchants_cove/clan")
        .with(&[("clan", clan.id().into()), ("colour", clan_colour(clan).into())])
}

/// The hall of a clan.
#[must_use]
pub fn hall(clan: Clan) -> Picture {
    or_token(&format!("hall/{}", clan.id()))
}

/// The shield of a clan.
#[must_use]
pub fn shield(clan: Clan) -> Picture {
    or_token("icons/shield").with(&[("clan", clan_colour(clan).into())])
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

/// An hour of the clock.
#[must_use]
pub fn hour(hour: i64, late: bool) -> Picture {
    let name = if late { "board/hour_late" } else { "board/hour" };
    or_token(name).with(&[("hour", PictureValue::of(hour))])
}

/// An indicator of the clock.
#[must_use]
pub fn load(loads: i64) -> Picture {
    or_token("board/load").with(&[("loads", PictureValue::of(loads))])
}

/// The sign of a set of townsfolk.
#[must_use]
pub fn folk(set: SetWord) -> Picture {
    or_token(&format!("folk/{}", set.id()))
}

/// One of the townsfolk: the drawing that has the name of the card in the level, or the sign of the
/// set where there is none.
#[must_use]
pub fn townsfolk(card: &Folk) -> Picture {
    let sign = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '_' };
    let name: String = card.name.chars().map(sign).collect();
    drawn(&format!("townsfolk/{name}")).unwrap_or_else(|| folk(card.set))
}

/// A card of the townsfolk.
#[must_use]
pub fn card(set: SetWord) -> Picture {
    or_token("board/card").with(&[("set", set.id().into())])
}

/// The hourglass of a seat with its badge, within the halo of the seat; a brighter one in its turn.
#[must_use]
pub fn glass(livery: Livery, in_turn: bool) -> Picture {
    Picture::new("merchants_cove/afloat").with(&livery.afloat(in_turn))
}

/// The figure of a seat.
#[must_use]
pub fn figure(livery: Livery) -> Picture {
    or_token("board/figure").with(&livery.parameters())
}

/// An action space of a seat, empty.
#[must_use]
pub fn tile(livery: Livery) -> Picture {
    or_token("board/tile").with(&livery.parameters())
}

/// A place of the team of a seat.
#[must_use]
pub fn place(livery: Livery) -> Picture {
    or_token("board/place").with(&livery.parameters())
}

/// The ground of the line of a seat.
#[must_use]
pub fn plate(livery: Livery) -> Picture {
    or_token("board/plate").with(&livery.parameters())
}
