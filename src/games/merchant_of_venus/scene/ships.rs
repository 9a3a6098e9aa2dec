//! Ships on their spaces, several on one space side by side, and what waits at the Galactic Base.

use super::{Dresser, layer, places::berth};
use crate::games::merchant_of_venus::scene::art;
use crate::games::merchant_of_venus::table::nouns::{GameView, VenusView};
use crate::{
    games::merchant_of_venus::level::SpaceIx,
    table::action::Thing,
    view::{
        art::{Picture, palette::INK},
        figures::{Anchor, Figure, Label},
        scene::key_of,
    },
};

/// Side of a ship's picture with its halo in board units, and its least on the screen in points.
const SHIP: (f32, f32) = (38.0, 34.0);

/// How far below the middle of the Base ships lie there.
const BELOW_BASE: f32 = 30.0;
/// Width and height of the room that those of a whole table take there: no name stands in it,
/// whether they are there or not.
const AT_BASE: (f32, f32) = (88.0, 46.0);

impl Dresser<'_> {
    pub(super) fn ships(&mut self) {
        let seats: Vec<_> = self.nouns.seats().collect();
        for seat in seats {
            let space = self.nouns.ship_at(seat);
            let berths = self.nouns.ships_on(space);
            let nth = berths.iter().position(|s| *s == seat).unwrap_or(0);
            let (dx, dy) = berth(nth, berths.len());
            let at = self.at(space);
            let below = if space == self.nouns.level().start { BELOW_BASE } else { 0.0 };
            let id = &self.nouns.level().ship(self.nouns.class(seat)).id;
            let in_turn = seat == self.nouns.active();
            let picture = art::afloat(id, self.livery(seat), in_turn);
            let key = key_of(Thing::Piece(self.nouns.layout().ship(seat)));
            let there = (at.0 + dx, at.1 + dy + below);
            self.put(Figure::new(key, picture, there, SHIP.0, layer::SHIPS).at_least(SHIP.1));
        }
        self.base();
    }

    /// Passengers and relics at the Base, in a row above it.
    fn base(&mut self) {
        let base = self.nouns.base();
        let start: SpaceIx = self.nouns.level().start;
        let (x, y) = self.at(start);
        let zone = key_of(Thing::Zone(self.nouns.layout().base));
        let (_, hovers) = berth(0, 1);
        self.put(Figure::room("~base:ships", (x, y + BELOW_BASE + hovers), AT_BASE));
        let mut stalls: Vec<(Picture, usize, &str)> = Vec::new();
        if !base.passengers.is_empty() {
            stalls.push((art::PASSENGER, base.passengers.len(), "passengers"));
        }
        for relic in &base.relics {
            stalls.push((art::relic(&self.nouns.level().relic(*relic).id), 1, "relic"));
        }
        for (n, (picture, count, what)) in stalls.into_iter().enumerate() {
            let at = (x + 46.0 + 30.0 * n as f32, y + 31.0);
            let mut figure =
                Figure::new(format!("{zone}/{what}:{n}"), picture, at, 18.0, layer::MARKETS);
            if what == "passengers" {
                figure = figure.labelled(
                    Label::new(count.to_string(), 8.0, INK).bold().anchored(Anchor::Right),
                );
            }
            self.put(figure);
        }
    }
}
