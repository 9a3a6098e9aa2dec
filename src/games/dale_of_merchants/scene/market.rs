//! The market on the table: slots with surcharge and the true price for the nearest seat, supply,
//! bin, junk reserve; and the cards that a running effect holds.

use super::{DIM, Dresser, GOLD, QUIET, WORSE, layer, places};
use crate::games::dale_of_merchants::scene::art::{self, BREADTH};
use crate::games::dale_of_merchants::table::nouns::DaleView;
use crate::{
    games::dale_of_merchants::table::layout::{self, Draft, Layout, SLOTS},
    table::{action::Value, ids::Dial},
    view::{
        art::Picture,
        figures::{Figure, Label, PLAIN},
    },
};

impl Dresser<'_> {
    pub(super) fn market(&mut self) {
        self.put(
            Figure::new("~market", art::MARKET, self.plan.board, places::BOARD_WIDTH, layer::MATS)
                .card(places::BOARD_BREADTH),
        );
        for slot in 0..SLOTS {
            self.slot(slot);
        }
        for (zone, at, key) in [
            (Layout::SUPPLY, self.plan.supply, "dom-table-supply"),
            (Layout::RESERVE, self.plan.reserve, "dom-table-reserve"),
        ] {
            self.deck(zone, at, places::SIDE);
            self.caption(key, at);
        }
        self.pile(Layout::BIN, self.plan.bin, places::SIDE);
        self.caption("dom-table-bin", self.plan.bin);
        self.held_cards();
    }

    fn caption(&mut self, key: &str, at: places::Point) {
        let words = self.text(key);
        // Long words stand in two lines, which begin where a single one does.
        let down = 10.0 + 7.0 * words.matches('\n').count() as f32;
        self.write(
            format!("caption:{key}"),
            Label::new(words, 12.5, QUIET).yielding(3),
            (at.0, at.1 + places::SIDE * 0.5 + down),
        );
    }

    /// The slot whose card is shown in `slot`: another one while the market is being permuted
    /// (DOM-4.7).
    fn source(&self, slot: u16) -> u16 {
        match self.seen.sight.dial(Dial(layout::PERMUTED.0 + slot)) {
            n if n > 0 && n <= i64::from(SLOTS) => (n - 1) as u16,
            _ => slot,
        }
    }

    fn slot(&mut self, slot: u16) {
        let at = self.plan.slot(slot);
        let zone = self.seen.layout.slot(slot);
        self.place(zone, "plain", at, places::MARKET, PLAIN);
        let from = self.seen.layout.slot(self.source(slot));
        let Some(piece) = self.seen.top(from).cloned() else { return };
        let buying = self.seen.draft() == Draft::Payment;
        let wanted = self.seen.sight.dial(layout::BUYING) == i64::from(slot);
        let dim = buying && !wanted && piece.id.is_some_and(|id| !self.offered(id));
        let figure = self.lay(from, 0, &piece, at, places::MARKET, layer::CARDS);
        if dim {
            figure.tint = DIM;
        }
        let Some(kind) = piece.kind else { return };
        let more = self.seen.aura_cost(self.near);
        let price = self.seen.price_of(kind, slot.into(), self.near);
        let args = [("price", Value::Number(price)), ("more", Value::Number(more))];
        let words =
            self.with(if more == 0 { "dom-table-price" } else { "dom-table-price-more" }, &args);
        let colour = if more > 0 { WORSE } else { GOLD };
        self.write(
            format!("price:{slot}"),
            Label::new(words, 15.0, colour).bold().plated().yielding(1).or(price.to_string()),
            (at.0, at.1 - places::MARKET / 2.0 - 9.0),
        );
        if buying && wanted {
            let ring = Figure::new(
                "~wanted",
                Picture::CARD_RING,
                at,
                places::MARKET * 1.08,
                layer::CARDS + 1,
            )
            .card(BREADTH)
            .tinted(GOLD);
            self.put(ring);
        }
    }

    /// The cards that the running effect holds for the moment.
    fn held_cards(&mut self) {
        let held: Vec<_> = self.seen.pieces(Layout::BUFFER).to_vec();
        let count = held.len();
        let step = if count < 2 { 0.0 } else { (34.0 / (count - 1) as f32).min(20.0) };
        for (n, piece) in held.iter().enumerate() {
            let at = (self.plan.buffer.0 - 12.0 + step * n as f32, self.plan.buffer.1);
            self.lay(Layout::BUFFER, n, piece, at, places::SIDE, layer::CARDS + 2 + n as i32);
        }
    }
}
