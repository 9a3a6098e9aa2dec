//! The clock: its hours, indicators and hands, the market marker, hourglasses and mice.

use super::{Dresser, art, layer, places};
use crate::{
    games::merchants_cove::table::{
        layout::{self, HANDS, HOURS, Phase},
        nouns::{CoveView, GameView},
    },
    table::{
        action::{Thing, Value},
        ids::ZoneId,
        view::TableView,
    },
    view::{
        figures::{Figure, Label},
        scene::key_of,
    },
};

impl Dresser<'_> {
    /// The whole clock.
    pub(super) fn clock(&mut self) {
        let face = Figure::new("~clock", art::CLOCK, places::clock(), places::FACE, layer::FLOOR);
        self.put(face);
        for hour in 1..=i64::from(HOURS) {
            let (at, size) = places::hour(hour);
            let key = key_of(Thing::Zone(layout::hour(hour)));
            let late = hour > self.n.level().noon;
            self.put(Figure::new(key, art::hour(hour, late), at, size, layer::PLACES).clear());
        }
        self.indicators();
        for hand in 0..HANDS {
            let at = places::hand(self.n.level().hands[usize::from(hand)].half);
            let key = key_of(Thing::Zone(layout::hand(hand)));
            self.put(Figure::new(key, art::HAND, at, places::HAND, layer::PLACES).clear());
        }
        let at = places::market(self.n.marker());
        self.put(Figure::new("market", art::MARKET, at, places::LOAD, layer::SIGNS));
        self.mice();
        self.hourglasses();
        self.day();
    }

    fn indicators(&mut self) {
        let players = usize::from(self.n.spec.players);
        for indicator in self.n.level().indicators.clone() {
            let loads = self.n.level().loads_after(indicator.after, players);
            if loads > 0 {
                let (at, key) =
                    (places::load(indicator.after), format!("load:{}", indicator.after));
                self.put(Figure::new(key, art::load(loads), at, places::LOAD, layer::SIGNS));
            }
        }
    }

    /// Where the `nth` hourglass of so many on a space of the clock stands.
    fn stand(&self, zone: ZoneId, nth: usize, count: usize) -> Option<places::BoardPoint> {
        layout::hour_of(zone)
            .map(|hour| places::beside_hour(hour, nth, count))
            .or_else(|| self.spot(zone).map(|spot| places::stacked(spot, nth, count)))
    }

    /// Where a space of the clock is drawn.
    fn spot(&self, zone: ZoneId) -> Option<places::BoardPoint> {
        match (layout::hour_of(zone), layout::hand_of(zone)) {
            (Some(hour), _) => Some(places::hour(hour).0),
            (_, Some(hand)) => Some(places::hand(self.n.level().hands[hand].half)),
            _ => None,
        }
    }

    fn mice(&mut self) {
        for mouse in 0..HANDS {
            let piece = layout::mouse(mouse);
            let Some((x, y)) = self.n.location(piece).and_then(|zone| self.spot(zone)) else {
                continue;
            };
            let key = key_of(Thing::Piece(piece));
            let at = (x - 9.0, y + 9.0);
            self.put(Figure::new(key, art::MOUSE, at, places::MOUSE, layer::PIECES));
        }
    }

    fn hourglasses(&mut self) {
        for player in self.everybody() {
            let piece = layout::glass(player);
            let Some(zone) = self.n.location(piece) else { continue };
            let stack = self.n.glasses(zone);
            let nth = stack.iter().position(|&p| p == player).unwrap_or(0);
            let Some(at) = self.stand(zone, nth, stack.len()) else { continue };
            let in_turn = self.n.phase() == Phase::Production && player == self.n.active().0;
            let picture = art::glass(self.livery(player), in_turn);
            let layer = layer::GLASSES + i32::from(nth > 0);
            let key = key_of(Thing::Piece(piece));
            let mut figure = Figure::new(key, picture, at, places::GLASS.0, layer);
            figure.least = places::GLASS.1;
            // Those of one layer are painted in the order of the list.
            figure.layer += i32::from(nth > 1);
            self.put(figure);
        }
    }

    /// Which day it is.
    fn day(&mut self) {
        let args = [
            ("day", Value::Number(self.n.round())),
            ("days", Value::Number(self.n.level().rounds)),
        ];
        let words = self.said("mc-board-day", &args);
        let label = Label::new(words, 13.0, art::CREAM).bold().plated().within(places::DAY_NAME);
        self.words("~clock/day", label, places::day());
    }
}
