//! Art made by code: every picture of the board and of the overlay is painted here, on the processor.
//!
//! Pure functions from a subject and a size to pixels, the same on every computer and in every run.
//! No window, no graphics card and no game rule may be asked for in here.

pub mod palette;
pub mod subjects;

use palette::Livery;
use subjects::{Body, Culture, Drive, Good, Hue, Icon, Relic, Science, ShipClass};

/// Everything that can be painted, with what its look depends on. Cheap to compare and to hash: a picture is its own cache key.
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
    /// A sign of the overlay, white, to be tinted.
    Icon(Icon),
}
