//! Planets: their names, their sites with what is laid on them, privileges and passages.

use super::{
    Dresser, art, layer,
    places::{self, PlanetPlaces},
};
use crate::{
    games::{
        duck_dealer::{
            level::{Colour, PlanetIx},
            rules::reach::ShipReach,
            table::{
                layout::{Phase, Site},
                nouns::{DuckSpec, DuckView},
            },
        },
        game_table::GameView,
    },
    table::{action::Thing, ids::SpaceId},
    view::{
        art::{Picture, palette::Rgba},
        figures::{Figure, Label},
        scene::key_of,
    },
};
use std::sync::Arc;

/// Shades of what is reached with 0, 1, 2, 3 and more red tokens.
const SHADES: [Rgba; 4] =
    [[255, 255, 255, 255], [255, 210, 63, 255], [255, 158, 60, 255], [240, 110, 80, 255]];

/// What stands on a place of a planet.
struct Stand {
    site: Site,
    /// The last part of its key.
    part: &'static str,
    picture: Picture,
    /// What is laid on it.
    laid: Option<Picture>,
    /// Points for building it, where it is not built.
    vp: Option<i64>,
}

impl Dresser<'_> {
    pub(super) fn planets(&mut self) {
        let flights = self.flights();
        for planet in self.nouns.level().every_planet() {
            let around = PlanetPlaces::of(self.nouns.level(), planet);
            self.planet(planet, around);
            if let Some(flights) = &flights {
                self.distance(planet, around, flights);
            }
        }
    }

    /// How far everything is for the ship in turn, while it may fly.
    fn flights(&self) -> Option<ShipReach> {
        let (n, seat) = (&self.nouns, self.nouns.active());
        let flies = n.phase() == Phase::Act && n.load(seat) <= n.capacity(seat) && !n.ended();
        flies.then(|| ShipReach::of(n, seat)).flatten()
    }

    /// How many red tokens a planet is away, where those in hand reach: a shade around it, stronger
    /// the nearer it is, and their number.
    fn distance(&mut self, planet: PlanetIx, around: PlanetPlaces, flights: &ShipReach) {
        let reds = self.nouns.can_spend(Colour::Red);
        let here = self.nouns.planet_of(self.nouns.active()) == Some(planet);
        let Some(far) = flights.distance(planet.0).filter(|d| d.reds <= reds && !here) else {
            return;
        };
        let (at, key) = (self.at(planet.0), format!("~reach:{}", planet.0));
        let shade = art::reach(SHADES[(far.reds.max(0) as usize).min(SHADES.len() - 1)]);
        self.put(Figure::new(key.clone(), shade, at, places::REACH, layer::REACH));
        let at = around.distance();
        let chip = art::reds(far.reds);
        self.put(Figure::new(format!("{key}/reds"), chip, at, places::MARK, layer::MARKS));
    }

    fn planet(&mut self, planet: PlanetIx, around: PlanetPlaces) {
        let spec: Arc<DuckSpec> = self.nouns.spec.clone();
        let row = spec.level.planet(planet);
        let (at, key) = (self.at(planet.0), key_of(Thing::Space(SpaceId(planet.0))));
        let disc = art::planet(&row.id);
        self.put(Figure::new(key.clone(), disc, at, places::PLANET, layer::PLANETS));
        let ink = if row.start { art::YELLOW } else { art::CREAM };
        let name = Label::new(row.name.clone(), places::NAME, ink).bold().yielding(2).kept();
        self.put(Figure::words(format!("~{key}/name"), name, around.name(), 0.0, layer::NAMES));
        for stand in self.stands(planet) {
            self.stand(planet, (&key, around), stand);
        }
        if let Some(seat) = self.nouns.passage_on(planet) {
            let picture = art::passage(self.livery(seat));
            let at = around.passage();
            let figure =
                Figure::new(format!("{key}/passage"), picture, at, places::MARK, layer::MARKS);
            self.put(figure.clear());
        }
    }

    /// What stands on the places of a planet, left to right.
    fn stands(&self, planet: PlanetIx) -> Vec<Stand> {
        let (n, level) = (&self.nouns, self.nouns.level());
        let start = level.is_start(planet);
        let good = |ix| art::good(&level.good(ix).id);
        let mut stands = vec![Stand {
            site: Site::Mine,
            part: "mine",
            picture: art::mine(start),
            laid: n.mine(planet).map(good),
            vp: None,
        }];
        if let Some((yard, _, built)) = n.yard(planet) {
            stands.push(Stand {
                site: Site::Shipyard,
                part: "shipyard",
                picture: art::yard(built),
                laid: Some(art::equipment(yard.gives)),
                vp: (!built).then_some(yard.vp),
            });
        }
        if start {
            return stands;
        }
        stands.push(match n.consumer(planet) {
            Some((consumer, _, built)) => Stand {
                site: Site::Consumer,
                part: "consumer",
                picture: art::consumer(built),
                laid: Some(good(consumer.good)),
                vp: Some(if built { level.good(consumer.good).sale } else { consumer.vp }),
            },
            None => Stand {
                site: Site::Consumer,
                part: "consumer",
                picture: art::unexplored(),
                laid: None,
                vp: None,
            },
        });
        let factory = n.factory(planet);
        stands.push(Stand {
            site: Site::Factory,
            part: "factory",
            picture: if factory.is_some() { art::factory() } else { art::place() },
            laid: factory.map(|f| good(n.recipe(f).product)),
            vp: None,
        });
        stands
    }

    fn stand(&mut self, planet: PlanetIx, (key, around): (&str, PlanetPlaces), stand: Stand) {
        let at = around.site(stand.site);
        let part = |what: &str| format!("{key}/{}{what}", stand.part);
        self.put(Figure::new(part(""), stand.picture, at, places::SITE, layer::SITES).clear());
        if let Some(laid) = stand.laid {
            let figure =
                Figure::new(part(":laid"), laid, places::laid(at), places::LAID, layer::LAID);
            self.put(figure);
        }
        if let Some(vp) = stand.vp {
            let label = Label::new(vp.to_string(), places::FIGURE, art::YELLOW).bold();
            let at = (at.0, at.1 + places::SITE * 0.5 + 4.0);
            self.put(Figure::words(format!("~{}", part(":vp")), label, at, 0.0, layer::NAMES));
        }
        if let Some(seat) = self.nouns.claimed(planet, stand.site) {
            let cube = art::cube(self.livery(seat));
            let at = (at.0 - places::SITE * 0.3, at.1 + places::SITE * 0.36);
            self.put(Figure::new(part(":claim"), cube, at, places::MARK * 0.8, layer::MARKS));
        }
    }
}
