//! Art made by code: every picture of the board and of the overlay is painted here, on the
//! processor.
//!
//! Pure functions from a subject and a size to pixels, the same on every computer and in every run.
//! No window, no graphics card and no game rule may be asked for in here.

pub mod backdrop;
mod board;
pub mod brush;
mod cultures;
pub mod dale;
mod goods;
mod goods_more;
mod icons;
mod lights;
pub mod noise;
mod notation;
pub mod palette;
mod pieces;
pub mod planets;
mod planets_built;
mod planets_stars;
pub mod playing;
mod relics;
pub mod subjects;
pub mod text;
mod wares;
mod worlds;

use brush::Brush;
use image::RgbaImage;
use palette::Livery;
use subjects::{Body, Culture, Drive, Good, Hue, Icon, Relic, Science, ShipClass};

/// Everything that can be painted, with what its look depends on. Cheap to compare and to hash: a
/// picture is its own cache key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Picture {
    /// A plain space.
    Space(Hue),
    /// A space with a fee, in credits (printed on the board or found in a box).
    Hazard {
        /// Colour of the space.
        hue: Hue,
        /// Fee in credits.
        fee: u8,
    },
    /// A navigation circle.
    Navigation,
    /// An orbit, the site of a port.
    Orbit,
    /// A navigation circle that carries an orbit.
    NavigationOrbit,
    /// A rock to land on; the number picks its shape.
    Asteroid(u8),
    /// A box with its marker face down.
    Encounter,
    /// A box that has been emptied.
    EncounterEmpty,
    /// A tele-gate with its number, 1 to 6.
    Telegate(u8),
    /// An open port.
    OpenPort,
    /// A relic.
    Relic(Relic),
    /// A city on the ground.
    City,
    /// A city in space.
    SpaceCity,
    /// The Galactic Base.
    GalacticBase,
    /// A port of a seat.
    Port(Livery),
    /// A factory of a seat.
    Factory(Livery),
    /// A ship of a seat, nose to the right.
    Ship {
        /// Class of the ship.
        class: ShipClass,
        /// Owner.
        livery: Livery,
    },
    /// The badge of a seat: its colour, shape and letter.
    Badge(Livery),
    /// A die.
    Die {
        /// Face, 1 to 6; 0 is a blank die that is still rolling.
        face: u8,
        /// Whether this die gives the pilot number.
        pilot: bool,
    },
    /// A good. In the colour and with the letter of the culture that sells it.
    Good {
        /// Which good.
        good: Good,
        /// Who sells it.
        culture: Culture,
        /// The factory version, with the violet frame.
        factory: bool,
    },
    /// A passenger.
    Passenger,
    /// A demand.
    Demand,
    /// A shield from the shop.
    Shield,
    /// A drive from the shop.
    Drive(Drive),
    /// A culture card that nobody has turned over yet.
    CultureCard,
    /// The emblem of a culture.
    Culture(Culture),
    /// A deed of a port.
    PortDeed,
    /// A deed of a factory.
    FactoryDeed,
    /// Credits.
    Credits,
    /// Barter credit.
    Barter,
    /// The sign of a science.
    Science(Science),
    /// The body at the middle of a system.
    Body(Body),
    /// A soft white light behind what is offered, to be tinted.
    Glow,
    /// A white ring around what is offered, to be tinted.
    OfferRing,
    /// A white ring around what is selected, to be tinted.
    Selection,
    /// A thin white ring around what the pointer is on, to be tinted.
    Highlight,
    /// The soft shadow under a piece.
    Shadow,
    /// A playing card, face up, upright in the middle of the square.
    Card(dale::CardFace<'static>),
    /// A playing card, face down.
    CardBack(dale::Back),
    /// An empty place for a card.
    CardPlace(dale::Slot),
    /// The board of the card market, as wide as the square, in its middle.
    CardMarket,
    /// The emblem of an animalfolk set.
    Emblem(dale::Folk),
    /// A mark of the card market.
    CardMark(dale::Mark),
    /// As [`Picture::Glow`], for a card.
    CardGlow,
    /// A white ring around a card, to be tinted.
    CardRing,
    /// A sign of the overlay, white, to be tinted.
    Icon(Icon),
}

/// Paints a picture as a square of `pixels` pixels (at least 1, at most 4096) with transparent
/// ground and straight alpha.
#[must_use]
pub fn paint(picture: &Picture, pixels: u32) -> RgbaImage {
    if let Picture::Body(body) = picture {
        return planets::planet(*body, pixels);
    }
    match *picture {
        Picture::Card(card) => return playing::face(&card, pixels),
        Picture::CardBack(back) => return playing::back(back, pixels),
        Picture::CardPlace(slot) => return playing::place(slot, pixels),
        Picture::CardMarket => return playing::market(pixels),
        Picture::Emblem(folk) => return dale::emblem(folk, pixels),
        Picture::CardMark(mark) => return dale::mark(mark, pixels),
        _ => {}
    }
    let Some(mut brush) = Brush::new(pixels) else {
        return RgbaImage::new(pixels, pixels);
    };
    let b = &mut brush;
    match *picture {
        Picture::Space(hue) => board::space(b, hue),
        Picture::Hazard { hue, fee } => board::hazard(b, hue, fee),
        Picture::Navigation => board::navigation(b),
        Picture::Orbit => board::orbit(b),
        Picture::NavigationOrbit => board::navigation_orbit(b),
        Picture::Asteroid(shape) => board::asteroid(b, shape),
        Picture::Encounter => board::encounter(b),
        Picture::EncounterEmpty => board::encounter_empty(b),
        Picture::Telegate(number) => board::telegate(b, number),
        Picture::OpenPort => board::open_port(b),
        Picture::Relic(relic) => relics::relic(b, relic),
        Picture::City => board::city(b),
        Picture::SpaceCity => board::space_city(b),
        Picture::GalacticBase => board::base(b),
        Picture::Port(livery) => pieces::port(b, livery),
        Picture::Factory(livery) => pieces::factory(b, livery),
        Picture::Ship { class, livery } => pieces::ship(b, class, livery),
        Picture::Badge(livery) => pieces::badge(b, livery),
        Picture::Die { face, pilot } => pieces::die(b, face, pilot),
        Picture::Good { good, culture, factory } => goods::good(b, good, culture, factory),
        Picture::Passenger => wares::passenger(b),
        Picture::Demand => wares::demand(b),
        Picture::Shield => wares::shield(b),
        Picture::Drive(drive) => wares::drive(b, drive),
        Picture::CultureCard => wares::culture_card(b),
        Picture::Culture(culture) => cultures::culture(b, culture),
        Picture::PortDeed => wares::port_deed(b),
        Picture::FactoryDeed => wares::factory_deed(b),
        Picture::Credits => wares::credits(b),
        Picture::Barter => wares::barter(b),
        Picture::Science(science) => cultures::science(b, science),
        // Painted before: they are no drawings on one square canvas.
        Picture::Body(_) | Picture::Card(_) | Picture::CardBack(_) | Picture::CardPlace(_) => {}
        Picture::CardMarket | Picture::Emblem(_) | Picture::CardMark(_) => {}
        Picture::CardGlow => playing::glow(b),
        Picture::CardRing => playing::ring(b),
        Picture::Glow => lights::glow(b),
        Picture::OfferRing => lights::offer(b),
        Picture::Selection => lights::selection(b),
        Picture::Highlight => lights::highlight(b),
        Picture::Shadow => lights::shadow(b),
        Picture::Icon(icon) => icons::icon(b, icon),
    }
    brush.finish()
}

impl Picture {
    /// Every picture there is, with every value of its parameters that looks different (eight
    /// rocks, six gates, six seats in the house set, fees of 10 to 40).
    #[must_use]
    pub fn all() -> Vec<Self> {
        let mut all = vec![
            Self::Navigation,
            Self::Orbit,
            Self::NavigationOrbit,
            Self::Encounter,
            Self::EncounterEmpty,
            Self::OpenPort,
            Self::City,
            Self::SpaceCity,
            Self::GalacticBase,
            Self::Passenger,
            Self::Demand,
            Self::Shield,
            Self::CultureCard,
            Self::PortDeed,
            Self::FactoryDeed,
            Self::Credits,
            Self::Barter,
            Self::Glow,
            Self::OfferRing,
            Self::Selection,
            Self::Highlight,
            Self::Shadow,
            Self::CardBack(dale::Back::Market),
            Self::CardPlace(dale::Slot::Plain),
            Self::CardMarket,
            Self::CardGlow,
            Self::CardRing,
        ];
        for hue in Hue::ALL {
            all.push(Self::Space(*hue));
            all.extend([10, 20, 30, 40].map(|fee| Self::Hazard { hue: *hue, fee }));
        }
        all.extend((0..8).map(Self::Asteroid));
        all.extend((1..=6).map(Self::Telegate));
        all.extend(Relic::ALL.iter().copied().map(Self::Relic));
        for livery in (0..palette::SEATS).map(Livery::new) {
            all.extend([Self::Port(livery), Self::Factory(livery), Self::Badge(livery)]);
            let ships = ShipClass::ALL.iter().copied();
            all.extend(ships.map(|class| Self::Ship { class, livery }));
        }
        for pilot in [false, true] {
            all.extend((0..=6).map(|face| Self::Die { face, pilot }));
        }
        for (i, good) in Good::ALL.iter().copied().enumerate() {
            let culture = Culture::ALL[i % Culture::ALL.len()];
            all.extend([false, true].map(|factory| Self::Good { good, culture, factory }));
        }
        all.extend(Drive::ALL.iter().copied().map(Self::Drive));
        all.extend(Culture::ALL.iter().copied().map(Self::Culture));
        all.extend(Science::ALL.iter().copied().map(Self::Science));
        all.extend(Body::ALL.iter().copied().map(Self::Body));
        all.extend(Icon::ALL.iter().copied().map(Self::Icon));
        all
    }
}
