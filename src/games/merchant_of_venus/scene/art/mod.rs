//! The pictures of Merchant of Venus: which drawing with which parameters stands for what, and the
//! bodies of the systems, which are painted by code.
//!
//! Names only; the drawings and their tables lie in `assets/art/merchant_of_venus`. No rule here.

mod bodies;
mod globe;
pub mod planets;
mod planets_built;
mod planets_stars;
mod worlds;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use include_dir::{Dir, include_dir};
use serde::Deserialize;

use crate::games::merchant_of_venus::level::{Colour, Science};
use crate::view::art::palette::{self, Livery, Rgba};
use crate::view::art::{
    self, Cover, CoverPart, GameArt, Painter, Picture, PictureValue, drawing::ArtError,
};
use crate::view::figures::Setting;

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/art/merchant_of_venus");

/// The name of the pictures of the bodies.
const BODY: &str = "merchant_of_venus/body";

/// The drawings of the game, and what it paints by code.
pub static ART: GameArt = GameArt {
    files: &FILES,
    painters: &[Painter { name: BODY, scenic: true, paint: planets::paint }],
    cover: Some(Cover { setting: Setting::Sky, parts: cover }),
};

/// Worlds between which merchants fly.
fn cover() -> Vec<CoverPart> {
    let world = |(id, x, y, size): (&'static str, f32, f32, f32)| {
        let picture = Picture::new(BODY).with(&[("body", id.into())]);
        CoverPart { picture, at: (x, y), size, turn: 0.0 }
    };
    let worlds = [
        ("giant", 0.68, 0.60, 0.96),
        ("ice", 0.26, 0.34, 0.34),
        ("water", 0.14, 0.78, 0.22),
        ("moon", 0.94, 0.20, 0.18),
    ];
    worlds.into_iter().map(world).collect()
}

/// A navigation circle.
pub const NAVIGATION: Picture = Picture::new("merchant_of_venus/navigation");
/// An orbit, the site of a port.
pub const ORBIT: Picture = Picture::new("merchant_of_venus/orbit");
/// A navigation circle that carries an orbit.
pub const NAVIGATION_ORBIT: Picture = Picture::new("merchant_of_venus/navigation_orbit");
/// A box with its marker face down.
pub const ENCOUNTER: Picture = Picture::new("merchant_of_venus/encounter");
/// A box that has been emptied.
pub const ENCOUNTER_EMPTY: Picture = Picture::new("merchant_of_venus/encounter_empty");
/// An open port.
pub const OPEN_PORT: Picture = Picture::new("merchant_of_venus/open_port");
/// A city on the ground.
pub const CITY: Picture = Picture::new("merchant_of_venus/city");
/// A city in space.
pub const SPACE_CITY: Picture = Picture::new("merchant_of_venus/space_city");
/// The Galactic Base.
pub const GALACTIC_BASE: Picture = Picture::new("merchant_of_venus/galactic_base");
/// A passenger.
pub const PASSENGER: Picture = Picture::new("merchant_of_venus/passenger");
/// A demand.
pub const DEMAND: Picture = Picture::new("merchant_of_venus/demand");
/// A shield from the shop.
pub const SHIELD: Picture = Picture::new("merchant_of_venus/shield");
/// A culture card that nobody has turned over yet.
pub const CULTURE_CARD: Picture = Picture::new("merchant_of_venus/culture_card");
/// A deed of a port.
pub const PORT_DEED: Picture = Picture::new("merchant_of_venus/port_deed");
/// A deed of a factory.
pub const FACTORY_DEED: Picture = Picture::new("merchant_of_venus/factory_deed");
/// Barter credit.
pub const BARTER: Picture = Picture::new("merchant_of_venus/barter");

/// How many drawings of asteroids there are.
const ASTEROIDS: u16 = 8;

/// What the house draws for a culture.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CultureRow {
    colour: String,
    letter: String,
    good: String,
    factory_good: String,
}

/// The table of cultures. One that cannot be read is empty; a test reads it.
fn cultures() -> &'static BTreeMap<String, CultureRow> {
    static TABLE: OnceLock<BTreeMap<String, CultureRow>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let text = FILES.get_file("cultures.ron").and_then(|f| f.contents_utf8()).unwrap_or("");
        ron::from_str(text).unwrap_or_else(|e| {
            let file = "merchant_of_venus/cultures.ron".to_owned();
            tracing::warn!("{}", ArtError::Table(file, e.to_string()));
            BTreeMap::new()
        })
    })
}

/// The ids of all cultures that have an emblem.
pub fn culture_ids() -> impl Iterator<Item = &'static str> {
    cultures().keys().map(String::as_str)
}

/// The colour of a culture and of its goods.
#[must_use]
pub fn culture_colour(id: &str) -> Option<Rgba> {
    palette::from_digits(&cultures().get(id)?.colour)
}

/// The letter on the goods of a culture: one of its own, the same in every language.
#[must_use]
pub fn culture_letter(id: &str) -> Option<&'static str> {
    Some(cultures().get(id)?.letter.as_str())
}

/// The drawing of this name in a folder of the game, if there is one.
fn drawn(folder: &str, id: &str) -> Option<Picture> {
    art::drawn(&format!("merchant_of_venus/{folder}/{id}"))
}

const fn id_of(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "blue",
        Colour::Red => "red",
        Colour::Yellow => "yellow",
    }
}

/// A plain space.
#[must_use]
pub fn space(colour: Colour) -> Picture {
    Picture::named(&format!("merchant_of_venus/spaces/{}", id_of(colour)))
}

/// A space with a fee in credits.
#[must_use]
pub fn hazard(colour: Colour, fee: i64) -> Picture {
    let name = format!("merchant_of_venus/hazards/{}", id_of(colour));
    Picture::named(&name).with(&[("fee", PictureValue::of(fee))])
}

/// A rock to land on; the number picks its shape.
#[must_use]
pub fn asteroid(number: u16) -> Picture {
    Picture::named(&format!("merchant_of_venus/asteroids/{}", number % ASTEROIDS))
}

/// A gate with its number.
#[must_use]
pub fn telegate(number: u8) -> Picture {
    Picture::new("merchant_of_venus/telegate").with(&[("number", PictureValue::of(number))])
}

/// A relic by its id; a closed box where there is no drawing of it.
#[must_use]
pub fn relic(id: &str) -> Picture {
    drawn("relics", id).unwrap_or(ENCOUNTER)
}

/// A port of a seat.
#[must_use]
pub fn port(livery: Livery) -> Picture {
    Picture::new("merchant_of_venus/port").with(&livery.parameters())
}

/// A factory of a seat.
#[must_use]
pub fn factory(livery: Livery) -> Picture {
    Picture::new("merchant_of_venus/factory").with(&livery.parameters())
}

/// A ship of a seat by the id of its class, nose to the right; a Scout where there is no drawing.
#[must_use]
pub fn ship(class: &str, livery: Livery) -> Picture {
    let ship = drawn("ships", class).unwrap_or(Picture::new("merchant_of_venus/ships/scout"));
    ship.with(&livery.parameters())
}

/// A ship on the board, within the halo of its seat; a brighter one in its turn.
#[must_use]
pub fn afloat(class: &str, livery: Livery, in_turn: bool) -> Picture {
    let [seat, ink, mark, letter, turn] = livery.afloat(in_turn);
    let class = drawn("ships", class).map_or("scout", |ship| file_name(ship.name()));
    Picture::new("merchant_of_venus/afloat").with(&[
        seat,
        ink,
        mark,
        letter,
        turn,
        ("class", class.into()),
    ])
}

/// The last part of a picture's name.
fn file_name(name: &'static str) -> &'static str {
    name.rsplit('/').next().unwrap_or(name)
}

/// A good of a culture by its English name; what the culture usually sells where there is no
/// drawing of that name.
#[must_use]
pub fn good(name: &str, culture: &str, factory: bool) -> Picture {
    let Some(row) = cultures().get(culture) else { return CULTURE_CARD };
    let id: String =
        name.trim().chars().map(|c| if c == ' ' { '_' } else { c.to_ascii_lowercase() }).collect();
    let usual = if factory { &row.factory_good } else { &row.good };
    let good = drawn("goods", &id).map_or(usual.as_str(), |_| id.as_str());
    let whole = if factory { "merchant_of_venus/factory_good" } else { "merchant_of_venus/good" };
    Picture::new(whole).with(&[
        ("good", PictureValue::of(good)),
        ("culture", culture_colour(culture).unwrap_or(palette::INK_SOFT).into()),
        ("letter", row.letter.as_str().into()),
    ])
}

/// A drive from the shop by its id; one of its colours where there is no drawing of that name.
#[must_use]
pub fn drive(id: &str, colours: &[Colour]) -> Picture {
    drawn("drives", id).unwrap_or(match colours {
        [Colour::Red] => Picture::new("merchant_of_venus/drives/red_drive"),
        [Colour::Yellow] => Picture::new("merchant_of_venus/drives/yellow_drive"),
        _ => Picture::new("merchant_of_venus/drives/combined_drive"),
    })
}

/// The emblem of a culture by its id; a closed card where there is no drawing of it.
#[must_use]
pub fn culture(id: &str) -> Picture {
    drawn("cultures", id).unwrap_or(CULTURE_CARD)
}

/// The sign of a science.
#[must_use]
pub const fn science(science: Science) -> Picture {
    Picture::new(match science {
        Science::Biotech => "merchant_of_venus/sciences/biotech",
        Science::Industry => "merchant_of_venus/sciences/industry",
        Science::Technology => "merchant_of_venus/sciences/technology",
        Science::Metaphysics => "merchant_of_venus/sciences/metaphysics",
        Science::Primitive => "merchant_of_venus/sciences/primitive",
    })
}

/// The body at the middle of a system, if it has one.
#[must_use]
pub fn body(id: &str) -> Option<Picture> {
    let (id, _) = planets::BODIES.iter().find(|(known, _)| *known == id)?;
    Some(Picture::new(BODY).with(&[("body", PictureValue::Word(id))]))
}
