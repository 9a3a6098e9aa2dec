//! The own hand at the front of the table, and what is laid out of it: a payment, a stack, cards to
//! discard, with the running sum.

use super::{CREAM, DIM, Dresser, GOLD, QUIET, layer, places};
use crate::games::dale_of_merchants::nouns::DaleView;
use crate::games::dale_of_merchants::scene::art::BREADTH;
use crate::games::game_table::GameView;
use crate::{
    games::dale_of_merchants::{
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
        let laid: Vec<PieceSight> = if draft == Draft::None {
            Vec::new()
        } else {
            self.seen.laid(zone).into_iter().cloned().collect()
        };
        let held: Vec<PieceSight> = self.seen.held(seat).cloned().collect();
        // Dice that were rolled lie in the corner.
        let left = if self.seen.rolled().is_empty() { 5.0 } else { 64.0 };
        let width = if draft == Draft::None { 995.0 - left } else { places::LAID.x - 12.0 };
        let choosy = self.asked()
            && self
                .seen
                .sight
                .decision
                .is_some_and(|d| ![Q_ACTION, Q_EXTRA, Q_REACT].contains(&d.question));
        for (n, piece) in held.iter().enumerate() {
            let (x, y) = places::in_hand(n, held.len(), left, width);
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
            self.laid_out(draft, &laid);
        }
        if held.is_empty() && laid.is_empty() {
            let words = self.text("dom-table-no-hand");
            self.write(
                "no-hand".to_owned(),
                Label::new(words, 13.0, QUIET),
                places::in_hand(0, 1, 5.0, 990.0),
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
    fn laid_out(&mut self, draft: Draft, laid: &[PieceSight]) {
        let area = places::LAID;
        self.mat("laid", area, [10, 5, 3, 120]);
        let l = self.seen.layout;
        let of_hand = laid.iter().map(|p| (l.hand(self.near), p.clone()));
        let of_pile = |seat| {
            self.seen.laid(l.pile(seat)).into_iter().cloned().map(move |p| (l.pile(seat), p))
        };
        let mut all: Vec<(ZoneId, PieceSight)> = of_hand.chain(of_pile(self.near)).collect();
        let mut sum: i64 = self.seen.laid_sum(self.near);
        if let (Draft::Stack, Some(partner)) = (draft, l.partner(self.near)) {
            // DOM-14.4: both partners lay cards into one stack.
            let hand = self
                .seen
                .laid(l.hand(partner))
                .into_iter()
                .filter(|p| p.id.is_some())
                .cloned()
                .map(|p| (l.hand(partner), p));
            all.extend(hand.chain(of_pile(partner)));
            sum = self.seen.laid_stack();
        }
        let n = Value::Number;
        let (key, args, reached) = match draft {
            Draft::Payment => {
                let cost = self.seen.sight.dial(layout::BUYING);
                let cost = self.cost(cost);
                ("dom-table-laid-payment", vec![("sum", n(sum)), ("cost", n(cost))], sum >= cost)
            }
            Draft::Stack => {
                let needs = self.seen.needs(self.seen.active());
                let sum = sum + self.seen.sight.dial(layout::SHIFT);
                (
                    "dom-table-laid-stack",
                    vec![("sum", n(sum)), ("total", n(needs.total)), ("stack", n(needs.stack))],
                    sum == needs.total,
                )
            }
            _ => ("dom-table-laid-inventory", vec![("count", n(all.len() as i64))], true),
        };
        let words = self.with(key, &args);
        let label = Label::new(words, 15.0, if reached { GOLD } else { CREAM })
            .bold()
            .anchored(Anchor::Centre);
        self.write("laid-sum".to_owned(), label, (area.x + area.w / 2.0, area.y + 14.0));
        let card = LAID_CARD;
        let room = area.w - card * 0.8 - 12.0;
        for (i, (zone, piece)) in all.iter().enumerate() {
            let step =
                if all.len() < 2 { 0.0 } else { (room / (all.len() - 1) as f32).min(card * 0.76) };
            let whole = step * all.len().saturating_sub(1) as f32;
            let at =
                (area.x + area.w / 2.0 - whole / 2.0 + step * i as f32, area.y + 28.0 + card / 2.0);
            let kept = mark::KEPT.of(piece.mark) > 0 && draft == Draft::Payment;
            let value = self.seen.value_now(piece);
            let figure = self.lay(*zone, 100 + i, piece, at, card, layer::HAND + i as i32);
            figure.label = None;
            let copied = mark::COPY.of(piece.mark) > 0;
            let helped = l.hand_of(*zone).is_some_and(|seat| seat != self.near);
            let words = match (kept, copied) {
                (true, _) => self.text("dom-table-kept"),
                (false, true) => {
                    let kind = self.seen.kind_shown(piece).unwrap_or_default();
                    self.with("dom-table-copy", &[("card", Value::Kind(kind)), ("value", n(value))])
                }
                _ if helped => self.name(l.hand_of(*zone).unwrap_or(self.near)),
                _ => continue,
            };
            // Below the card, so that it covers none of what stands on it.
            let label = Label::new(words, 11.0, GOLD).plated();
            let figure = Figure::words(
                format!("~laid:{i}"),
                label,
                (at.0, at.1 + card / 2.0 + 9.0),
                0.0,
                layer::ABOVE,
            );
            self.put(figure);
        }
        if all.is_empty() {
            let words = self.text(match draft {
                Draft::Payment => "dom-table-lay-payment",
                Draft::Stack => "dom-table-lay-stack",
                _ => "dom-table-lay-inventory",
            });
            self.write("laid-none".to_owned(), Label::new(words, 12.0, QUIET), area.middle());
        }
    }

    /// What the card that is being bought costs where it will be paid.
    fn cost(&self, slot: i64) -> i64 {
        use crate::games::dale_of_merchants::layout::BIN;
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
