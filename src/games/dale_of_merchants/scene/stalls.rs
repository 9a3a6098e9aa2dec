//! The stalls: every seat's stacks with the next total that is needed, deck, discard pile,
//! scheduled cards, and how many cards each hand holds.

use super::{
    CREAM, DIM, Dresser, GOLD, QUIET, WORSE, layer,
    places::{self, Stand, TableArea},
    seen,
};
use crate::games::dale_of_merchants::scene::art;
use crate::games::dale_of_merchants::table::nouns::DaleView;
use crate::games::game_table::GameView;
use crate::table::view::TableView;
use crate::{
    table::{
        action::{Thing, Value},
        ids::{SeatId, Viewer},
    },
    view::{
        art::{
            Picture,
            palette::{Rgba, fade, luminance},
        },
        figures::{Anchor, Figure, Label, PLAIN},
        scene::key_of,
    },
};

/// The mat of a seat that is not in turn.
const MAT: Rgba = [18, 9, 6, 96];
/// How much a mat in the colour of a seat may cover, and how much light it may add: what lies on it
/// is light itself.
const TURN: (f32, f32) = (44.0, 20.0);
/// The ground of the own stall.
const STALL: Rgba = [255, 226, 170, 26];
/// How far that ground reaches to the left of the first stack.
const OWN_MARGIN: f32 = 34.0;
/// Most letters of a name within a sentence.
const MOST_LETTERS: usize = 16;

/// A name with no more letters than so many.
fn shortened(name: String, letters: usize) -> String {
    if name.chars().count() <= letters {
        return name;
    }
    name.chars().take(letters.saturating_sub(1)).chain(['…']).collect()
}

impl Dresser<'_> {
    pub(super) fn stalls(&mut self) {
        let goal = self.seen.goal();
        let near = self.near;
        let others: Vec<SeatId> = self.seen.layout.from(near).skip(1).collect();
        let mut shown = vec![self.seen.layout.stall_of(near)];
        for (n, &seat) in others.iter().enumerate() {
            let area = self.plan.other(n, others.len(), self.seen.layout.teams);
            self.seat_mat(seat, area);
            self.nameplate(seat, area);
            let scheduled = self.seen.count(self.seen.layout.schedule(seat));
            let stall = self.seen.layout.stall_of(seat);
            let first = !shown.contains(&stall);
            shown.push(stall);
            let stand = places::theirs(area, goal, scheduled);
            self.stand(seat, stand, first && !self.plan.is_low(), false);
            if !first && !self.plan.is_low() {
                let words = match self.seen.layout.partner(seat) {
                    Some(partner) if partner != near => {
                        let name = shortened(self.name(partner), MOST_LETTERS);
                        self.with("dom-table-shared", &[("partner", Value::Name(name))])
                    }
                    _ => self.text("dom-table-partner"),
                };
                let at = (area.x + area.w / 2.0, area.y + area.h - 10.0);
                self.write(
                    format!("shared:{}", seat.0),
                    Label::new(words, 10.0, QUIET).yielding(3).from_zoom(0.5),
                    at,
                );
            }
        }
        self.seat_mat(near, self.plan.own_area());
        let stand = self.plan.own(goal);
        self.stall_mat(stand);
        self.own_words(stand);
        self.own_name();
        self.stand(near, stand, true, true);
    }

    /// The ground of the own stall, which tells its stacks from the pile beside them.
    fn stall_mat(&mut self, stand: Stand) {
        let area = self.plan.own_area();
        let left = stand.stall.0.0 - OWN_MARGIN;
        let ground = TableArea { x: left, w: area.x + area.w - left, ..area };
        self.mat("stall", ground, STALL);
    }

    /// The name of the seat in front, where it is not the one that looks.
    fn own_name(&mut self) {
        if matches!(self.seen.sight.viewer, Viewer::Seat(_)) {
            return;
        }
        let (near, at) = (self.near, (18.0, self.plan.hand_top + 16.0));
        let label =
            Label::new(self.name(near), 14.0, CREAM).bold().anchored(Anchor::Right).within(190.0);
        let badge = self.livery(near).badge();
        let key = key_of(Thing::Seat(near));
        self.put(Figure::new(key, badge, at, 22.0, layer::WORDS).labelled(label));
    }

    /// What deck and pile of the seat in front are called.
    fn own_words(&mut self, stand: Stand) {
        for (key, x) in [("dom-table-deck", stand.deck.0.0), ("dom-table-pile", stand.pile.0)] {
            let words = self.text(key);
            let at = (x, stand.pile.1 - stand.card / 2.0 - 7.0);
            self.write(format!("own:{key}"), Label::new(words, 12.0, QUIET).within(74.0), at);
        }
    }

    /// The mat of a seat: in its colour while it is its turn.
    fn seat_mat(&mut self, seat: SeatId, area: TableArea) {
        let turn = self.seen.active() == seat && self.seen.sight.decision.is_some();
        let livery = self.livery(seat).colour();
        let cover = TURN.0.min(TURN.1 / luminance(livery).max(0.01));
        let colour = if turn { fade(livery, cover as u8) } else { MAT };
        self.mat(&format!("seat:{}", seat.0), area, colour);
    }

    /// Badge, name, and the backs of the hand.
    fn nameplate(&mut self, seat: SeatId, area: TableArea) {
        let low = self.plan.is_low();
        // A long name leaves the room beside it to deck and hand.
        let end = if area.w > 600.0 {
            area.x + area.w / 2.0
        } else {
            let waits = self.seen.count(self.seen.layout.schedule(seat)) > 0;
            let piles = if !low { 0.0 } else { 26.0 + if waits { 50.0 } else { 0.0 } };
            places::theirs(area, 8, 0).deck.0.0 - 20.0 - piles
        };
        let name = self.name(seat);
        // Where its stall has no room, its stacks are counted.
        let name = match low {
            true => format!("{}/{} {name}", self.seen.stacks(seat), self.seen.goal()),
            false => name,
        };
        let label = Label::new(name, 14.0, CREAM)
            .bold()
            .anchored(Anchor::Right)
            .within(end - area.x - 34.0);
        let at = (area.x + 18.0, area.y + places::NAME_AT);
        let badge = self.livery(seat).badge();
        let figure = Figure::new(key_of(Thing::Seat(seat)), badge, at, 22.0, layer::CARDS);
        self.put(figure.labelled(label));
        self.fan(seat, area);
    }

    /// The hand of another player, with the number of its cards.
    fn fan(&mut self, seat: SeatId, area: TableArea) {
        let (y, wide) = (area.y + places::NAME_AT, area.w > 400.0);
        let zone = self.seen.layout.hand(seat);
        let backs: Vec<_> = self.seen.held(seat).cloned().collect();
        let count = backs.len();
        let card = 27.0;
        let step = if count < 2 {
            0.0
        } else {
            ((places::fan(area) - 20.0) / (count - 1) as f32).min(13.0)
        };
        let right = area.x + area.w - 14.0;
        for (n, piece) in backs.iter().enumerate() {
            let at = (right - step * (count - 1 - n) as f32, y);
            // What was seen there and is only remembered.
            let remembered = self.seen.is_remembered(piece);
            let figure = self.lay(zone, n, piece, at, card, layer::CARDS);
            if remembered {
                figure.tint = DIM;
            }
        }
        let spread = step * count.saturating_sub(1) as f32;
        if !wide {
            // Without room for words the number lies on the hand as that of the deck lies on the
            // deck; cards that are seen can be counted.
            if count > 0 && backs.iter().all(|piece| piece.kind.is_none()) {
                let label = self.counted(count, 27.0);
                self.write(format!("hand:{}", seat.0), label, (right - spread / 2.0, y));
            }
            return;
        }
        let words = self.with("dom-table-hand", &[("count", Value::Number(count as i64))]);
        let at = (right - spread - 14.0, y);
        let label =
            Label::new(words, 11.0, QUIET).anchored(Anchor::Left).yielding(2).or(count.to_string());
        self.write(format!("hand:{}", seat.0), label, at);
    }

    /// Deck, pile, schedule and, where `stall`, the stacks of a seat.
    fn stand(&mut self, seat: SeatId, stand: Stand, stall: bool, own: bool) {
        let l = self.seen.layout;
        self.deck(l.deck(seat), stand.deck.0, stand.deck.1);
        self.pile(l.pile(seat), stand.pile, stand.card);
        let running = self.running;
        let waiting: Vec<_> = self.seen.pieces(l.schedule(seat)).to_vec();
        for (n, piece) in waiting.iter().enumerate() {
            let (first, step) = stand.schedule;
            let step = step.min(60.0 / waiting.len() as f32 * stand.card / places::OWN);
            let at = (first.0 + step * n as f32, first.1);
            self.lay(l.schedule(seat), n, piece, at, stand.card, layer::CARDS + n as i32);
            // What it does to the others while it lies there, or that it waits.
            let mut marks: Vec<Picture> =
                self.seen.auras(piece).into_iter().filter_map(seen::mark).collect();
            if marks.is_empty() && piece.id != running {
                marks.push(art::DELAYED);
            }
            for (i, mark) in marks.into_iter().enumerate() {
                let size = stand.card * 0.36;
                let corner = (at.0 + stand.card * 0.2, at.1 + stand.card * 0.36 - size * i as f32);
                let key = format!("~mark:{}:{n}:{i}", seat.0);
                self.put(Figure::new(key, mark, corner, size, layer::CARDS + n as i32));
            }
        }
        if !waiting.is_empty() && own {
            let words = self.text("dom-table-schedule");
            let at = (stand.schedule.0.0 + 20.0, stand.pile.1 - stand.card / 2.0 - 7.0);
            let label = Label::new(words, 12.0, GOLD).within(82.0);
            self.write(format!("schedule:{}", seat.0), label, at);
        }
        if stall {
            self.stall(seat, stand, own);
        }
    }

    fn stall(&mut self, seat: SeatId, stand: Stand, own: bool) {
        let l = self.seen.layout;
        let (stall, goal) = (l.stall_of(seat), self.seen.goal().clamp(1, 10));
        let built = self.seen.stacks(seat).clamp(0, goal);
        let needs = self.seen.needs(seat);
        let (first, step) = stand.stall;
        for nth in 0..goal as u16 {
            let at = (first.0 + step * f32::from(nth), first.1);
            let zone = l.stack(stall, nth);
            let above = (at.0, at.1 - stand.stack / 2.0 - if own { 6.5 } else { 5.5 });
            if i64::from(nth) < built {
                let pieces: Vec<_> = self.seen.pieces(zone).to_vec();
                for (n, piece) in pieces.iter().enumerate() {
                    let place = stand.in_stack(at, n, pieces.len());
                    self.lay(zone, n, piece, place, stand.stack, layer::CARDS + n as i32);
                }
                if pieces.is_empty() {
                    self.place(zone, "plain", at, stand.stack, PLAIN);
                }
                let done =
                    Label::new((nth + 1).to_string(), if own { 11.0 } else { 9.0 }, GOLD).bold();
                // Over the stacks of another player stands a name, which is worth more.
                let done = if own { done } else { done.yielding(2) };
                self.write(format!("stack:{stall}:{nth}"), done, above);
                continue;
            }
            let next = i64::from(nth) == built;
            let tint = if next { GOLD } else { [255, 255, 255, 120] };
            self.place(zone, "plain", at, stand.stack, tint);
            let (words, colour) = match (next, needs.threat) {
                (true, 0) => (needs.total.to_string(), GOLD),
                (true, _) => (needs.total.to_string(), WORSE),
                _ => ((nth + 1).to_string(), fade(QUIET, 190)),
            };
            let size = if own { 20.0 } else { 12.0 };
            let mut label = Label::new(words, if next { size } else { size * 0.75 }, colour);
            label.bold = next;
            self.write(format!("stack:{stall}:{nth}"), label, at);
        }
    }
}
