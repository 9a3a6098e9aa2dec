//! What lies beside the planets: the turn counter with what its rows give, the consumers
//! to come, and the tokens that nobody holds.

use super::{Dresser, art, layer, places};
use crate::{
    games::{
        duck_dealer::{
            level::{Colour, ConsumerIx},
            table::{
                layout::{COUNTER, PieceNoun, STACKS},
                nouns::DuckView,
            },
        },
        game_table::GameView,
    },
    table::{
        action::{Thing, Value},
        ids::SeatId,
        view::TableView,
    },
    view::{
        figures::{Figure, Label},
        scene::key_of,
    },
};

/// Height of the headings.
const HEADING: f32 = 18.0;

/// The key of a space of the turn counter, from 0.
fn counted_key(space: usize) -> String {
    format!("{}/{space}", key_of(Thing::Zone(COUNTER)))
}

impl Dresser<'_> {
    /// Words with arguments in the reader's language.
    fn said(&self, key: &str, args: &[(&'static str, Value)]) -> String {
        self.with.localizer.say_key(key, args, &self.nouns.sight.catalogue)
    }

    fn heading(&mut self, key: &str, words: String, (at, room): (places::BoardPoint, f32)) {
        let label = Label::new(words, HEADING, art::YELLOW).bold().within(room);
        self.put(Figure::words(key, label, at, 0.0, layer::NAMES));
    }

    /// The seats whose cubes lie on the turn counter, in order.
    fn counted_seats(&self) -> Vec<SeatId> {
        let n = &self.nouns;
        let seat = |piece| match n.layout().what(n.kind(piece)) {
            PieceNoun::Cube(seat) => Some(seat),
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
        let words = self.said("dd-board-counter", &[]);
        self.heading("~counter/heading", words, self.plan.counter());
        let counted = Label::new(self.said("dd-board-counted", &args), HEADING, art::CREAM).bold();
        let at = self.plan.counted();
        self.put(Figure::words("~counter/counted", counted, at, 0.0, layer::NAMES));
        let rows = self.nouns.level().rows.clone();
        let starts: Vec<usize> = std::iter::once(0).chain(rows.iter().map(|r| r.to)).collect();
        let longest = starts.windows(2).map(|pair| pair[1].saturating_sub(pair[0])).max();
        for (row, counted) in rows.iter().enumerate() {
            for space in starts[row]..counted.to {
                let place = self.plan.cell(space - starts[row], row, longest.unwrap_or(1));
                self.cell(space, last, &seats, place);
            }
            let (at, size) = self.plan.row_end(row);
            let key = format!("{}/row", counted_key(starts[row]));
            self.put(Figure::new(key, art::row(counted.cubes), at, size, layer::POINTS));
        }
    }

    /// A space of the turn counter with the cube on it.
    fn cell(
        &mut self,
        space: usize,
        last: usize,
        seats: &[SeatId],
        place: (places::BoardPoint, f32),
    ) {
        let ((at, size), key) = (place, counted_key(space));
        let cell = art::cell(space + 1 == last);
        self.put(Figure::new(key.clone(), cell, at, size, layer::POINTS));
        if space == seats.len() {
            let next = format!("~{key}/next");
            self.put(Figure::new(next, art::next(), at, size * 1.16, layer::CUBES));
        }
        if let Some(&seat) = seats.get(space) {
            let cube = art::cube(self.livery(seat));
            self.put(Figure::new(format!("{key}/cube"), cube, at, size * 0.8, layer::CUBES));
        }
    }

    /// The two stacks of consumers, every tile in sight, the top one first and larger.
    pub(super) fn stacks(&mut self) {
        let words = self.said("dd-board-stacks", &[]);
        self.heading("~stacks/heading", words, self.plan.stacks());
        for (stack, &zone) in STACKS.iter().enumerate() {
            let key = key_of(Thing::Zone(zone));
            let pieces: Vec<_> = self.nouns.contents(zone).iter().rev().copied().collect();
            for (nth, piece) in pieces.into_iter().enumerate() {
                let PieceNoun::Consumer(tile) = self.nouns.layout().what(self.nouns.kind(piece))
                else {
                    continue;
                };
                let own = if nth == 0 { key.clone() } else { key_of(Thing::Piece(piece)) };
                self.tile(&own, tile, self.plan.stacked(stack, nth));
            }
        }
    }

    /// A consumer that waits in a stack, with its points.
    fn tile(&mut self, key: &str, tile: ConsumerIx, (at, size): (places::BoardPoint, f32)) {
        let consumer = self.nouns.level().consumer(tile).clone();
        self.put(Figure::new(key, art::consumer(false), at, size, layer::POINTS));
        let good = art::good(&self.nouns.level().good(consumer.good).id);
        let laid = (at.0, at.1 + size * 0.14);
        self.put(Figure::new(format!("~{key}/good"), good, laid, size * 0.62, layer::CUBES));
        let vp = Label::new(consumer.vp.to_string(), places::FIGURE, art::YELLOW).bold();
        let foot = (at.0, at.1 + size * 0.5 + 9.0);
        self.put(Figure::words(format!("~{key}/vp"), vp, foot, 0.0, layer::NAMES));
    }

    /// How many tokens of each colour nobody holds.
    pub(super) fn stock(&mut self) {
        if let Some(place) = self.plan.stock_heading() {
            let words = self.said("dd-board-stock-heading", &[]);
            self.heading("~stock/heading", words, place);
        }
        for (nth, colour) in Colour::ALL.into_iter().enumerate() {
            let ((at, size), left) = (self.plan.stock(nth), self.nouns.stock(colour));
            let key = format!("stock:{}", colour.id());
            self.put(Figure::new(key.clone(), art::energy(colour), at, size, layer::POINTS));
            let label = Label::new(left.to_string(), places::FIGURE, art::CREAM).bold();
            let foot = (at.0, at.1 + size * 0.5 + 10.0);
            self.put(Figure::words(format!("~{key}/left"), label, foot, 0.0, layer::NAMES));
        }
    }
}
