//! What lies in the corners of the board: the turn counter with what its rows give, the consumers
//! to come, and the tokens that nobody holds.

use super::{Dresser, art, layer, places};
use crate::{
    games::{
        duck_dealer::{
            layout::{COUNTER, STACKS, What},
            level::Colour,
            nouns::DuckView,
        },
        game_table::GameView,
    },
    table::{
        action::{Thing, Value},
        ids::SeatId,
        view::TableView,
    },
    view::{
        art::Picture,
        figures::{Anchor, Figure, Label},
        scene::key_of,
    },
};

/// Height of the headings.
const HEADING: f32 = 14.0;

impl Dresser<'_> {
    /// Words with arguments in the reader's language.
    fn said(&self, key: &str, args: &[(&'static str, Value)]) -> String {
        self.with.localizer.say_key(key, args, &self.nouns.sight.catalogue)
    }

    fn heading(&mut self, key: &str, words: String, at: places::At) {
        let label = Label::new(words, HEADING, art::YELLOW).bold().anchored(Anchor::Right);
        self.put(Figure::words(key, label, at, 0.0, layer::NAMES));
    }

    /// The seats whose cubes lie on the turn counter, in order.
    fn counted_seats(&self) -> Vec<SeatId> {
        let n = &self.nouns;
        let seat = |piece| match n.layout().what(n.kind(piece)) {
            What::Cube(seat) => Some(seat),
            _ => None,
        };
        n.contents(COUNTER).iter().filter_map(|&piece| seat(piece)).collect()
    }

    /// The turn counter: its rows, the cubes on it, and how many route cubes each row gives.
    pub(super) fn counter(&mut self) {
        let seats = self.counted_seats();
        let last = self.nouns.level().counter();
        let args =
            [("done", Value::Number(seats.len() as i64)), ("last", Value::Number(last as i64))];
        let words = self.said("dd-board-counter", &args);
        self.heading("~counter/heading", words, places::COUNTER);
        let (rows, mut first) = (self.nouns.level().rows.clone(), 0);
        for (row, counted) in rows.iter().enumerate() {
            for space in first..counted.to {
                let (at, key) = (places::cell(space - first, row), format!("counter:{space}"));
                let cell = art::cell(space == seats.len());
                self.put(Figure::new(key.clone(), cell, at, places::CELL, layer::POINTS));
                if let Some(&seat) = seats.get(space) {
                    let cube = art::cube(self.livery(seat));
                    self.put(Figure::new(
                        format!("{key}/cube"),
                        cube,
                        at,
                        places::CELL - 3.0,
                        layer::CUBES,
                    ));
                }
            }
            let at = places::cell(counted.to - first, row);
            let words = self.said("dd-board-row", &[("cubes", Value::Number(counted.cubes))]);
            let label = Label::new(words, 12.0, art::CREAM).anchored(Anchor::Right).within(120.0);
            let at = (at.0 - 14.0, at.1);
            self.put(Figure::words(format!("~counter/row:{row}"), label, at, 0.0, layer::NAMES));
            first = counted.to;
        }
    }

    /// The two stacks of consumers, every tile in sight, the top one first and larger.
    pub(super) fn stacks(&mut self) {
        let words = self.said("dd-board-stacks", &[]);
        self.heading("~stacks/heading", words, places::STACKS);
        for (stack, &zone) in STACKS.iter().enumerate() {
            let key = key_of(Thing::Zone(zone));
            let pieces: Vec<_> = self.nouns.contents(zone).iter().rev().copied().collect();
            for (nth, piece) in pieces.into_iter().enumerate() {
                let What::Consumer(tile) = self.nouns.layout().what(self.nouns.kind(piece)) else {
                    continue;
                };
                let consumer = self.nouns.level().consumer(tile).clone();
                let (at, size) = places::stacked(stack, nth);
                let own = if nth == 0 { key.clone() } else { format!("{key}/{nth}") };
                let tile = art::consumer(false);
                self.put(Figure::new(own.clone(), tile, at, size, layer::POINTS));
                let good = art::good(&self.nouns.level().good(consumer.good).id);
                let laid = (at.0, at.1 + size * 0.14);
                let name = format!("~{own}/good");
                self.put(Figure::new(name, good, laid, size * 0.6, layer::CUBES));
                let vp = Label::new(consumer.vp.to_string(), 12.0, art::CREAM).bold().plated();
                let foot = (at.0 + size * 0.34, at.1 + size * 0.42);
                let name = format!("~{own}/vp");
                self.put(Figure::words(name, vp, foot, 0.0, layer::NAMES));
            }
        }
    }

    /// How many tokens of each colour nobody holds.
    pub(super) fn stock(&mut self) {
        for (nth, colour) in Colour::ALL.into_iter().enumerate() {
            let (at, left) = (places::stock(nth), self.nouns.stock(colour));
            let picture: Picture = art::energy(colour);
            let label = Label::new(left.to_string(), 17.0, art::CREAM).bold();
            let figure =
                Figure::new(format!("stock:{}", colour.id()), picture, at, 30.0, layer::POINTS);
            self.put(figure.labelled(label.anchored(Anchor::Right)));
        }
    }
}
