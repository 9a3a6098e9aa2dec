//! Spaces and what lies in their boxes, the numbers at the exits of circles, ports and factories on
//! the board.

use super::{
    Dresser, layer,
    places::{self, Point},
};
use crate::games::merchant_of_venus::scene::art;
use crate::{
    games::merchant_of_venus::{
        level::{MarkerKind, SpaceIx, SpaceKind},
        table::nouns::{GameView, MarkerSight, VenusView},
    },
    table::action::Thing,
    view::{
        art::{
            Picture,
            palette::{ACCENT, INK, VIOLET, lighter},
        },
        figures::{Figure, Label, LabelSpot},
        scene::key_of,
    },
};

/// How far from the middle of a circle the numbers of an exit may stand along their way, in board
/// units, the best first.
const EXITS: [f32; 8] = [17.0, 20.0, 23.0, 27.0, 13.0, 9.0, 32.0, 37.0];
/// Width and height of the room of a ship on a small map, where it is larger than it would be.
const SHIP_ROOM: Point = (44.0, 44.0);
/// From which zoom the names of cities and ports are written where they have room, in pixels for a
/// board unit: the whole map in the smallest window is a little larger.
const NAMES_FROM: f32 = 0.65;

/// Side of a space's picture in board units.
pub fn size(kind: SpaceKind) -> f32 {
    match kind {
        SpaceKind::City | SpaceKind::Space => 20.5,
        SpaceKind::Hazard | SpaceKind::Encounter => 24.0,
        SpaceKind::Orbit | SpaceKind::Asteroid => 24.0,
        SpaceKind::Nav => 28.0,
        SpaceKind::SpaceCity => 27.0,
        SpaceKind::Base => 42.0,
    }
}

/// The picture of a marker.
pub fn marker(kind: MarkerKind, relic: impl Fn(u8) -> Picture) -> Picture {
    match kind {
        MarkerKind::Gate(n) => art::telegate(n),
        MarkerKind::OpenPort => art::OPEN_PORT,
        MarkerKind::Hazard(colour, fee) => art::hazard(colour, fee.into()),
        MarkerKind::Relic(r) => relic(r.0),
    }
}

/// Where the numbers of an exit may stand: on its way, then on either side of it.
fn beside_way(from: Point, to: Point) -> Vec<LabelSpot> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let along = |far: f32, aside: f32| {
        let at = (from.0 + ux * far - uy * aside, from.1 + uy * far + ux * aside);
        // On the way they begin where they touch it; beside it they lie away from it.
        let side =
            if aside == 0.0 { (ux, uy) } else { (-uy * aside.signum(), ux * aside.signum()) };
        LabelSpot { at, side }
    };
    let on = EXITS[..3].iter().map(|far| along(*far, 0.0));
    let asides = [3.0, -3.0, 9.0, -9.0];
    let beside = EXITS.iter().flat_map(|far| asides.map(|aside| along(*far, aside)));
    on.chain(beside).collect()
}

impl Dresser<'_> {
    pub(super) fn spaces(&mut self) {
        let all: Vec<SpaceIx> = (0..self.nouns.level().spaces.len() as u16).map(SpaceIx).collect();
        let kinds = [
            SpaceKind::Space,
            SpaceKind::Hazard,
            SpaceKind::Asteroid,
            SpaceKind::Encounter,
            SpaceKind::Orbit,
            SpaceKind::Nav,
            SpaceKind::City,
            SpaceKind::SpaceCity,
            SpaceKind::Base,
        ];
        // One kind after the other: what shares a picture is drawn in one go.
        for kind in kinds {
            for &space in &all {
                if self.nouns.level().space(space).kind == kind {
                    self.space(space);
                }
            }
        }
    }

    fn relic(&self, nth: u8) -> Picture {
        let relic = self.nouns.level().relics.get(usize::from(nth));
        relic.map_or(art::ENCOUNTER, |relic| art::relic(&relic.id))
    }

    fn space(&mut self, space: SpaceIx) {
        let level = self.nouns.spec.level.clone();
        let s = level.space(space);
        let (at, side) = (self.at(space), size(s.kind));
        let key = key_of(Thing::Space(self.nouns.space_id(space)));
        let colour = s.colour;
        let seen = self.nouns.marker_sight(space);
        let picture = match (s.kind, colour, seen) {
            (SpaceKind::Space, Some(hue), _) => art::space(hue),
            (SpaceKind::Hazard, Some(hue), _) => art::hazard(hue, s.fee.into()),
            (SpaceKind::Space | SpaceKind::Hazard, None, _) => art::ORBIT,
            (SpaceKind::Asteroid, ..) => art::asteroid(space.0),
            (SpaceKind::Encounter, _, MarkerSight::Up(_, kind)) => marker(kind, |r| self.relic(r)),
            (SpaceKind::Encounter, _, MarkerSight::Down(..)) => art::ENCOUNTER,
            (SpaceKind::Encounter, ..) => art::ENCOUNTER_EMPTY,
            (SpaceKind::Nav, ..) if s.is_orbit => art::NAVIGATION_ORBIT,
            (SpaceKind::Nav, ..) => art::NAVIGATION,
            (SpaceKind::Orbit, ..) => art::ORBIT,
            (SpaceKind::City, ..) => art::CITY,
            (SpaceKind::SpaceCity, ..) => art::SPACE_CITY,
            (SpaceKind::Base, ..) => art::GALACTIC_BASE,
        };
        self.put(Figure::new(key.clone(), picture, at, side, layer::SPACES).clear());
        let port = self.nouns.port_owner(space).is_some();
        let city = matches!(s.kind, SpaceKind::City | SpaceKind::SpaceCity);
        if !s.name.is_empty() && (city || port) {
            self.city(&key, &s.name, at);
        }
        if s.kind == SpaceKind::Base {
            let name = self.with.localizer.word("mov-space-base");
            let spots = places::base_spots(at);
            let label = Label::new(name, 12.0, ACCENT).titled().yielding(2).kept().on_one_of(spots);
            self.put(Figure::words(format!("~{key}/name"), label, at, 0.0, layer::NAMES));
        }
        if let MarkerSight::Down(Some(kind), _) = seen {
            // Only this viewer has seen it: small, beside the mark that is still face down for all.
            let hint = marker(kind, |r| self.relic(r));
            self.put(Figure::new(
                format!("{key}/seen"),
                hint,
                (at.0 + side * 0.36, at.1 - side * 0.36),
                side * 0.62,
                layer::SPACES + 1,
            ));
        }
        if s.kind == SpaceKind::Nav {
            self.exits(space, &key);
        }
    }

    /// The name of a city or port, on whichever side of it there is room.
    fn city(&mut self, key: &str, name: &str, at: Point) {
        let beside = |(x, y): Point| {
            let far = if x * y == 0.0 { 12.5 } else { 9.0 };
            LabelSpot { at: (at.0 + x * far, at.1 + y * far), side: (x, y) }
        };
        let straight = [(0.0, 1.0), (0.0, -1.0), (1.0, 0.0), (-1.0, 0.0)];
        let slanting = [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)];
        let sides = straight.into_iter().chain(slanting);
        let label = Label::new(name, 7.0, INK)
            .yielding(3)
            .from_zoom(NAMES_FROM)
            .on_one_of(sides.map(beside).collect());
        self.put(Figure::words(format!("~{key}/name"), label, at, 0.0, layer::NAMES));
    }

    /// The pilot numbers of a circle, each beside the link that it leads to.
    fn exits(&mut self, space: SpaceIx, key: &str) {
        let level = self.nouns.spec.level.clone();
        let s = level.space(space);
        let here = self.at(space);
        // Numbers stand beside the ships on their circle: there they are read most.
        let ships = self.nouns.ships_on(space).len();
        for nth in 0..ships {
            let (dx, dy) = places::berth(nth, ships);
            let at = (here.0 + dx, here.1 + dy);
            self.put(Figure::room(format!("~{key}/ship:{nth}"), at, SHIP_ROOM));
        }
        for &(link, far) in &s.links {
            let numbers: Vec<String> =
                (1..=6).filter(|n| s.exits[*n] == Some(link)).map(|n| n.to_string()).collect();
            if numbers.is_empty() {
                continue;
            }
            // Spaces keep them from being read as one number.
            let label = Label::new(numbers.join(" "), 8.0, lighter(VIOLET, 0.62))
                .bold()
                .plated()
                .yielding(1)
                .kept()
                .on_one_of(beside_way(here, self.at(far)));
            self.put(Figure::words(
                format!("~{key}/exit:{}", link.0),
                label,
                here,
                0.0,
                layer::NAMES,
            ));
        }
    }

    /// Ports and, where they stand on the board, factories.
    pub(super) fn sites(&mut self) {
        let level = self.nouns.spec.level.clone();
        for space in (0..level.spaces.len() as u16).map(SpaceIx) {
            let at = self.at(space);
            let key = key_of(Thing::Space(self.nouns.space_id(space)));
            if let Some(seat) = self.nouns.port_owner(space) {
                let port = art::port(self.livery(seat));
                self.put(Figure::new(format!("{key}/port"), port, at, 24.0, layer::SITES));
            }
            if let Some(seat) = self.nouns.factory_site(space) {
                let factory = Figure::new(
                    format!("{key}/factory"),
                    art::factory(self.livery(seat)),
                    (at.0 + 9.0, at.1 - 9.0),
                    15.0,
                    layer::SITES,
                );
                self.put(factory);
            }
        }
    }
}
