//! Routes: the links between spaces, their points, and the cubes that shorten them for somebody.

use super::{Dresser, art, layer, places};
use crate::{
    games::duck_dealer::table::nouns::DuckView,
    table::{action::Thing, ids::SpaceId},
    view::{
        art::palette::{Rgba, fade, lighter},
        figures::{Figure, Line},
        scene::key_of,
    },
};

/// A link that nobody has shortened.
const LINK: Rgba = [174, 197, 240, 210];

impl Dresser<'_> {
    pub(super) fn routes(&mut self) {
        for (n, link) in self.nouns.sight.catalogue.links.iter().enumerate() {
            let (from, to) = (link.ends.0.0, link.ends.1.0);
            let owner = self.nouns.cube_on(from).or(self.nouns.cube_on(to));
            let colour = owner.map_or(LINK, |seat| lighter(self.livery(seat).colour(), 0.1));
            self.scene.lines.push(Line {
                key: key_of(Thing::Link(crate::table::ids::LinkId(n as u16))),
                from: self.at(from),
                to: self.at(to),
                width: if owner.is_some() { 4.2 } else { 2.6 },
                colour: if owner.is_some() { fade(colour, 235) } else { colour },
                dashed: false,
                glow: false,
                layer: layer::LINKS,
            });
        }
        let (planets, spaces) = (self.nouns.layout().planets, self.nouns.layout().spaces);
        for point in planets..spaces {
            let (at, key) = (self.at(point), key_of(Thing::Space(SpaceId(point))));
            self.put(Figure::new(key.clone(), art::POINT, at, places::POINT, layer::POINTS));
            if let Some(seat) = self.nouns.cube_on(point) {
                let cube = art::cube(self.livery(seat));
                self.put(Figure::new(format!("{key}/cube"), cube, at, places::CUBE, layer::CUBES));
            }
        }
    }
}
