//! The own hand at the front of the table, and what is laid out of it: a payment, a stack, cards to
//! discard, with the running sum.

use super::{CREAM, DIM, Dresser, GOLD, QUIET, layer, places};
use crate::games::dale_of_merchants::scene::art::BREADTH;
use crate::games::dale_of_merchants::table::nouns::DaleView;
use crate::games::game_table::GameView;
use crate::{
    games::dale_of_merchants::table::{
        layout::{self, Draft, mark},
        verbs::{Q_ACTION, Q_EXTRA, Q_REACT},
    },
    table::{action::Value, ids::ZoneId, sight::PieceSight},
    view::{
        art::Picture,
        figures::{Anchor, Figure, Label},
    },
};

/// Type size of a card's altered value above it.
const ALTERED: f32 = 12.0;
/// How many layers a picked card lies above the others of the hand.
const LIFTED: i32 = 14;
/// Height of a card that is laid out: words have room above and below it.
const LAID_CARD: f32 = places::HAND * 0.73;

impl Dresser<'_> {
    pub(super) fn hand(&mut self) {
        let seat = self.near;
        let zone = self.seen.layout.hand(seat);
        let draft = if self.seen.laying() { self.seen.draft() } else { Draft::None };
        let none_laid = draft == Draft::None || self.seen.laid(zone).is_empty();
        // A card keeps its place for as long as the hand is the same: what is laid out of it leaves
        // a gap. Beside it is room for what is laid out, whether anything is or not.
        let places = self.seen.held_places(seat);
        let held: Vec<(usize, PieceSight)> = places.map(|(n, p)| (n, p.clone())).collect();
        let count = self.seen.pieces(zone).len();
        // Dice that were rolled lie in the corner.
        let left = if self.seen.rolled().is_empty() { 5.0 } else { 64.0 };
        let width = self.plan.laid().x - 12.0 - left;
        let choosy = self.asked()
            && self
                .seen
                .sight
                .decision
                .is_some_and(|d| ![Q_ACTION, Q_EXTRA, Q_REACT].contains(&d.question));
        for (n, piece) in held.iter().map(|(n, piece)| (*n, piece)) {
            let (x, y) = self.plan.in_hand(n, count, left, width);
            let picked = mark::PICK.of(piece.mark) > 0;
            let at = (x, if picked { y - 22.0 } else { y });
            let dim = choosy && !picked && piece.id.is_some_and(|id| !self.offered(id));
            let layer = layer::HAND + n as i32 / 2 + if picked { LIFTED } else { 0 };
            let figure = self.lay(zone, n, piece, at, places::HAND, layer);
            if dim {
                figure.tint = DIM;
            }
            if picked {
                let ring = Figure::new(
                    format!("~picked:{n}"),
                    Picture::CARD_RING,
                    at,
                    places::HAND * 1.05,
                    layer,
                )
                .card(BREADTH)
                .tinted(GOLD);
                self.put(ring);
            }
            self.altered(n, piece, at);
        }
        if draft != Draft::None {
            self.laid_out(draft);
        }
        if held.is_empty() && none_laid {
            let words = self.text("dom-table-no-hand");
            self.write(
                "no-hand".to_owned(),
                Label::new(words, 13.0, QUIET),
                self.plan.in_hand(0, 1, 5.0, self.plan.table.0 - 10.0),
            );
        }
    }

    /// Says above a hand card what it counts now, where that is not what is printed.
    fn altered(&mut self, nth: usize, piece: &PieceSight, at: places::Point) {
        let Some(printed) =
            self.seen.kind_shown(piece).and_then(|k| self.seen.card(k)).map(|c| i64::from(c.value))
        else {
            return;
        };
        let now = self.seen.value_now(piece);
        if now == printed {
            return;
        }
        let words = self.with(
            "dom-table-altered",
            &[("printed", Value::Number(printed)), ("now", Value::Number(now))],
        );
        let label = Label::new(words, ALTERED, GOLD).bold().plated();
        let figure = Figure::words(
            format!("~altered:{nth}:{}", piece.id.map_or(0, |p| p.0)),
            label,
            (at.0, at.1 - places::HAND / 2.0 - 2.0),
            0.0,
            layer::ABOVE,
        );
        self.put(figure);
    }

    /// What is laid out, on its own mat, with the sum against what is needed.
    fn laid_out(&mut self, draft: Draft) {
        let area = self.plan.laid();
        self.mat("laid", area, [10, 5, 3, 120]);
        let all = self.all_laid(draft);
        let (words, reached) = self.laid_words(draft, all.len());
        let label = Label::new(words, 15.0, if reached { GOLD } else { CREAM })
            .bold()
            .anchored(Anchor::Centre);
        self.write("laid-sum".to_owned(), label, (area.x + area.w / 2.0, area.y + 14.0));
        let room = area.w - LAID_CARD * 0.8 - 12.0;
        let parts = all.len().saturating_sub(1).max(1) as f32;
        let step = if all.len() < 2 { 0.0 } else { (room / parts).min(LAID_CARD * 0.76) };
        let first = area.x + area.w / 2.0 - step * all.len().saturating_sub(1) as f32 / 2.0;
        for (i, (zone, piece)) in all.iter().enumerate() {
            let at = (first + step * i as f32, area.y + 28.0 + LAID_CARD / 2.0);
            let figure = self.lay(*zone, 100 + i, piece, at, LAID_CARD, layer::HAND + i as i32);
            figure.label = None;
            let Some(words) = self.laid_as(draft, *zone, piece) else { continue };
            // Below the card, so that it covers none of what stands on it.
            let label = Label::new(words, 11.0, GOLD).plated();
            let below = (at.0, at.1 + LAID_CARD / 2.0 + 9.0);
            self.put(Figure::words(format!("~laid:{i}"), label, below, 0.0, layer::ABOVE));
        }
        if all.is_empty() {
            let words = self.text(match draft {
                Draft::Payment => "dom-table-lay-payment",
                Draft::Stack => "dom-table-lay-stack",
                _ => "dom-table-lay-inventory",
            });
            self.write("laid-none".to_owned(), Label::new(words, 13.0, QUIET), area.middle());
        }
    }

    /// The cards that are laid out, with where each comes from. Both partners lay cards into one
    /// stack (DOM-14.4).
    fn all_laid(&self, draft: Draft) -> Vec<(ZoneId, PieceSight)> {
        let l = self.seen.layout;
        let of = |zone| self.seen.laid(zone).into_iter().cloned().map(move |p| (zone, p));
        let mut all: Vec<(ZoneId, PieceSight)> =
            of(l.hand(self.near)).chain(of(l.pile(self.near))).collect();
        if let (Draft::Stack, Some(partner)) = (draft, l.partner(self.near)) {
            all.extend(of(l.hand(partner)).filter(|(_, p)| p.id.is_some()));
            all.extend(of(l.pile(partner)));
        }
        all
    }

    /// The sum against what is needed, and whether it is reached.
    fn laid_words(&self, draft: Draft, count: usize) -> (String, bool) {
        let n = Value::Number;
        match draft {
            Draft::Payment => {
                let sum = self.seen.laid_sum(self.near);
                let cost = self.cost(self.seen.sight.dial(layout::BUYING));
                let args = [("sum", n(sum)), ("cost", n(cost))];
                (self.with("dom-table-laid-payment", &args), sum >= cost)
            }
            Draft::Stack => {
                let needs = self.seen.needs(self.seen.active());
                let shared = self.seen.layout.partner(self.near).is_some();
                let sum =
                    if shared { self.seen.laid_stack() } else { self.seen.laid_sum(self.near) }
                        + self.seen.sight.dial(layout::SHIFT);
                let args = [("sum", n(sum)), ("total", n(needs.total)), ("stack", n(needs.stack))];
                (self.with("dom-table-laid-stack", &args), sum == needs.total)
            }
            _ => (self.with("dom-table-laid-inventory", &[("count", n(count as i64))]), true),
        }
    }

    /// What is to be said of a card that is laid out: it stays, it is a copy, somebody else's.
    fn laid_as(&self, draft: Draft, zone: ZoneId, piece: &PieceSight) -> Option<String> {
        if mark::KEPT.of(piece.mark) > 0 && draft == Draft::Payment {
            return Some(self.text("dom-table-kept"));
        }
        if mark::COPY.of(piece.mark) > 0 {
            let kind = self.seen.kind_shown(piece).unwrap_or_default();
            let value = Value::Number(self.seen.value_now(piece));
            let args = [("card", Value::Kind(kind)), ("value", value)];
            return Some(self.with("dom-table-copy", &args));
        }
        let helper = self.seen.layout.hand_of(zone).filter(|&seat| seat != self.near)?;
        Some(self.name(helper))
    }

    /// What the card that is being bought costs where it will be paid.
    fn cost(&self, slot: i64) -> i64 {
        use crate::games::dale_of_merchants::table::layout::BIN;
        let l = self.seen.layout;
        let from = match slot {
            BIN => return self.seen.price(BIN, self.near).unwrap_or(0),
            slot => {
                let slot = slot.clamp(0, BIN - 1) as u16;
                match self.seen.sight.dial(crate::table::ids::Dial(layout::PERMUTED.0 + slot)) {
                    n if n > 0 && n <= BIN => (n - 1) as u16,
                    _ => slot,
                }
            }
        };
        let kind = self.seen.top(l.slot(from)).and_then(|p| p.kind);
        kind.map_or(0, |kind| self.seen.price_of(kind, slot, self.near))
    }
}
