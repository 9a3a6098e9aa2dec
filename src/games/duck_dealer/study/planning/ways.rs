//! How far all planets are for one ship, from where it is and from each other: what a plan with
//! many stops asks over and over, measured once.

use crate::{
    games::duck_dealer::{
        level::PlanetIx,
        rules::reach::{Distance, ShipReach},
        table::nouns::DuckView,
    },
    table::ids::SeatId,
};

/// The cheapest ways of one ship to every planet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanetWays {
    here: Vec<Option<Distance>>,
    between: Vec<Vec<Option<Distance>>>,
}

impl PlanetWays {
    /// The ways of a seat's ship; `None` before it has a planet.
    pub fn of(t: &impl DuckView, seat: SeatId) -> Option<PlanetWays> {
        let planets = || t.level().every_planet();
        let row =
            |flights: &ShipReach| planets().map(|planet| flights.distance(planet.0)).collect();
        Some(PlanetWays {
            here: row(&ShipReach::of(t, seat)?),
            between: planets().map(|from| row(&ShipReach::after(t, seat, from))).collect(),
        })
    }
    /// From where the ship is, with the steps in hand.
    pub fn to(&self, planet: PlanetIx) -> Option<Distance> {
        self.here[planet.ix()]
    }
    /// From a stop on a planet to another one.
    pub fn between(&self, from: PlanetIx, to: PlanetIx) -> Option<Distance> {
        self.between[from.ix()][to.ix()]
    }
}
