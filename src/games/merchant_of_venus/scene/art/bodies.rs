//! The sixteen bodies at the middle of the systems, by the ids of these. Names only; nothing is
//! painted here.

/// A body at the middle of a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// Trapped Rogue Planet.
    Rogue,
    /// Desert World.
    Desert,
    /// Interstellar Biosphere: a ring habitat.
    Biosphere,
    /// Jungle World.
    Jungle,
    /// Ice Planet.
    Ice,
    /// Colony World.
    Colony,
    /// Nebula Habitat.
    Nebula,
    /// War-Torn System.
    Wartorn,
    /// Polluted Planet.
    Polluted,
    /// Inhabited Moon.
    Moon,
    /// Water World.
    Water,
    /// Multi-Generation Ship.
    Genship,
    /// Giant Planet.
    Giant,
    /// Asteroid System.
    Belt,
    /// Supergiant.
    Supergiant,
    /// Supernova.
    Supernova,
}

/// The bodies by the ids of their systems.
pub const BODIES: [(&str, Body); 16] = [
    ("rogue", Body::Rogue),
    ("desert", Body::Desert),
    ("biosphere", Body::Biosphere),
    ("jungle", Body::Jungle),
    ("ice", Body::Ice),
    ("colony", Body::Colony),
    ("nebula", Body::Nebula),
    ("wartorn", Body::Wartorn),
    ("polluted", Body::Polluted),
    ("moon", Body::Moon),
    ("water", Body::Water),
    ("genship", Body::Genship),
    ("giant", Body::Giant),
    ("belt", Body::Belt),
    ("supergiant", Body::Supergiant),
    ("supernova", Body::Supernova),
];
