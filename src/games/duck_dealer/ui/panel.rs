//! What Duck Dealer adds to the panel that is being drawn: its goods, planets and distances in
//! words and pictures. It decides no rule.

use crate::{
    games::{
        duck_dealer::{
            level::{Class, Colour, Equipment, GoodIx, PlanetIx},
            rules::reach::{Distance, ShipReach},
            scene::art,
            table::nouns::{DuckSpec, DuckView},
        },
        game_table::GameView,
    },
    table::{
        action::{Thing, Value},
        ids::{SeatId, SpaceId},
    },
    ui::{Command, panel},
    view::art::Picture,
};

/// The names of the colours of energy.
pub const COLOURS: [&str; 3] = ["dd-colour-red", "dd-colour-yellow", "dd-colour-blue"];

/// So many tokens of each colour.
pub const TOKENS: [&str; 3] = ["dd-tokens-red", "dd-tokens-yellow", "dd-tokens-blue"];

/// Everything that a panel of the game needs at hand.
pub type DuckPanel<'a> = panel::GamePanel<'a, DuckSpec>;

impl DuckPanel<'_> {
    /// Tokens that a seat can spend: virtual ones are those of the seat in turn (DD-5.6).
    pub fn tokens(&self, seat: SeatId) -> [i64; 3] {
        let active = self.n.active() == seat;
        Colour::ALL.map(|c| if active { self.n.tokens(c) } else { self.n.loose(seat, c) })
    }
    /// The name of a good.
    pub fn good(&self, good: GoodIx) -> String {
        self.m.texts.kind(self.n.layout().good_kind(good))
    }
    /// The name of a good as an argument.
    pub fn good_value(&self, good: GoodIx) -> Value {
        Value::Kind(self.n.layout().good_kind(good))
    }
    /// The picture of a good.
    pub fn good_picture(&self, good: GoodIx) -> Picture {
        art::good(&self.n.level().good(good).id)
    }
    /// The class of a good.
    pub fn class(&self, good: GoodIx) -> Class {
        self.n.level().good(good).class
    }
    /// The name of a piece of equipment.
    pub fn equipment(&self, what: Equipment) -> Value {
        Value::Kind(self.n.layout().equipment_kind(what))
    }
    /// The name of a planet.
    pub fn planet(&self, planet: PlanetIx) -> &str {
        &self.n.level().planet(planet).name
    }
    /// The picture of a planet.
    pub fn planet_picture(&self, planet: PlanetIx) -> Picture {
        art::planet(&self.n.level().planet(planet).id)
    }
    /// How far a planet is for the seat's ship, in words; nothing before it has one.
    pub fn distance(&self, flights: Option<&ShipReach>, planet: PlanetIx) -> String {
        let Some(Distance { steps, reds, .. }) = flights.and_then(|f| f.distance(planet.0)) else {
            return String::new();
        };
        let args = [("steps", Value::Number(steps)), ("reds", Value::Number(reds))];
        if steps == 0 && reds == 0 {
            self.text("dd-way-here")
        } else {
            self.with("dd-way-far", &args)
        }
    }
    /// Points at planets on the board.
    pub fn show(&mut self, planets: &[PlanetIx]) {
        if !planets.is_empty() {
            self.command(Command::ShowThings(things(planets)));
        }
    }
}

/// Planets as things of the board.
pub fn things(planets: &[PlanetIx]) -> Vec<Thing> {
    planets.iter().map(|planet| Thing::Space(SpaceId(planet.0))).collect()
}
