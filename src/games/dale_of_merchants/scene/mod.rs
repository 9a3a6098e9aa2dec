//! Dale of Merchants on the table: the market with its prices, every seat's stall, piles and
//! schedule, the own hand in front, what is being laid out, and the card whose effect runs.
//!
//! It reads a sight and the level; it never asks the table and knows no rule.

mod about;
pub mod art;
pub mod faces;
mod hand;
mod market;
pub mod places;
pub mod seen;
mod stalls;

use super::table::layout::{Draft, Layout, mark};
use super::table::nouns::DaleView;
use crate::games::game_table::GameView;
use crate::table::view::TableView;
use crate::view::scene::{GameScene, SceneContext, key_of};
use crate::{
    table::{
        action::{Thing, Value},
        ids::{PieceId, SeatId, ZoneId},
        sight::{PieceSight, Sight},
    },
    view::{
        art::{
            Picture,
            palette::{Livery, Rgba},
        },
        figures::{Figure, Label, Line, PLAIN, Scene, Setting},
    },
};
use art::BREADTH;
use places::{Point, TableArea, TablePlan};
use seen::SeenTable;

/// The scene, as the game brings it.
pub const SCENE: GameScene = GameScene { build: build_scene, about: about::about };

/// Layers of the table, lowest first.
mod layer {
    /// Mats under everything.
    pub const MATS: i32 = -4;
    /// Places for cards.
    pub const PLACES: i32 = 2;
    /// Cards of other players.
    pub const CARDS: i32 = 4;
    /// Words beside cards.
    pub const WORDS: i32 = 20;
    /// The own hand: carried over everything else.
    pub const HAND: i32 = 30;
    /// Words on the own hand.
    pub const ABOVE: i32 = 60;
}

/// Gold, for what counts.
const GOLD: Rgba = [255, 214, 130, 255];
/// Cream, for words on the table.
const CREAM: Rgba = [250, 240, 220, 255];
/// Cream, quieter.
const QUIET: Rgba = [214, 196, 168, 255];
/// What has been made worse by somebody.
const WORSE: Rgba = [255, 150, 130, 255];
/// Tint of a card that cannot be taken now.
const DIM: Rgba = [132, 122, 118, 255];

/// A scene at work.
struct Dresser<'a> {
    seen: SeenTable<'a>,
    with: SceneContext,
    scene: Scene,
    near: SeatId,
    plan: TablePlan,
    /// The card whose effect runs.
    running: Option<PieceId>,
}

/// The scene of a table, as the viewer of the sight sees it.
fn build_scene(sight: &Sight, with: SceneContext) -> Scene {
    let Some(seen) = SeenTable::of(sight) else { return Scene::default() };
    let mut dresser = Dresser {
        near: seen.near(),
        running: seen.effect().map(|(card, _)| card),
        plan: TablePlan::within(with.room),
        scene: Scene { setting: Setting::Table, ..Scene::default() },
        seen,
        with,
    };
    dresser.corners();
    dresser.market();
    dresser.stalls();
    dresser.hand();
    dresser.scene
}

impl Dresser<'_> {
    fn livery(&self, seat: SeatId) -> Livery {
        self.with.livery(self.seen.sight, seat)
    }
    fn name(&self, seat: SeatId) -> String {
        self.seen.sight.catalogue.seats.get(seat.ix()).map_or_else(String::new, |s| s.name.clone())
    }
    fn text(&self, key: &str) -> String {
        self.with.localizer.word(key)
    }
    fn with(&self, key: &str, args: &[(&'static str, Value)]) -> String {
        self.with.localizer.say_key(key, args, &self.seen.sight.catalogue)
    }
    fn put(&mut self, figure: Figure) {
        self.scene.figures.push(figure);
    }
    /// Words alone.
    fn write(&mut self, key: String, label: Label, at: Point) {
        self.put(Figure::words(format!("~{key}"), label, at, 0.0, layer::WORDS));
    }
    /// The whole table is seen, whatever lies on it.
    fn corners(&mut self) {
        for (n, at) in [(0.0, 0.0), self.plan.table].into_iter().enumerate() {
            self.write(format!("corner:{n}"), Label::new("", 8.0, CREAM), at);
        }
    }
    /// A mat under cards.
    fn mat(&mut self, key: &str, area: TableArea, colour: Rgba) {
        let y = area.y + area.h / 2.0;
        let (from, to) = ((area.x, y), (area.x + area.w, y));
        self.scene.lines.push(Line {
            key: format!("~mat:{key}"),
            from,
            to,
            width: area.h,
            colour,
            dashed: false,
            glow: false,
            layer: layer::MATS,
        });
    }
    /// An empty place that stands for a zone.
    fn place(&mut self, zone: ZoneId, slot: &str, at: Point, card: f32, tint: Rgba) {
        self.put(
            Figure::new(key_of(Thing::Zone(zone)), art::slot(slot), at, card, layer::PLACES)
                .card(BREADTH)
                .tinted(tint),
        );
    }
    /// A card that the viewer knows, or its back. `nth` tells backs of one zone apart. The card
    /// whose effect runs wears a ring in the colour of whoever carries it out.
    fn lay(
        &mut self,
        zone: ZoneId,
        nth: usize,
        piece: &PieceSight,
        at: Point,
        card: f32,
        layer: i32,
    ) -> &mut Figure {
        let picture = faces::piece(
            &self.seen,
            piece,
            self.seen.value_now(piece),
            self.back(zone),
            self.with.localizer,
        );
        let key = piece.id.map_or_else(
            || format!("{}/{nth}", key_of(Thing::Zone(zone))),
            |id| key_of(Thing::Piece(id)),
        );
        if let (true, Some((_, seat))) =
            (piece.id.is_some() && piece.id == self.running, self.seen.effect())
        {
            let colour = self.livery(seat).colour();
            let ring = Figure::new("~effect", Picture::CARD_RING, at, card * 1.1, layer + 1);
            self.put(ring.card(BREADTH).tinted(colour));
        }
        self.put(Figure::new(key, picture, at, card, layer).card(BREADTH));
        let last = self.scene.figures.len() - 1;
        &mut self.scene.figures[last]
    }
    /// The back of the cards in a zone: those of a seat wear its colour.
    fn back(&self, zone: ZoneId) -> Picture {
        let l = self.seen.layout;
        self.seen
            .seats()
            .find(|&s| zone == l.deck(s) || zone == l.hand(s))
            .map_or(art::MARKET_BACK, |s| art::seat_back(self.livery(s)))
    }
    /// A deck: its back with the number of cards, or an empty place.
    fn deck(&mut self, zone: ZoneId, at: Point, card: f32) {
        let count = self.seen.count(zone);
        if count == 0 {
            return self.place(zone, "deck", at, card, PLAIN);
        }
        let label = self.counted(count, card);
        self.put(
            Figure::new(key_of(Thing::Zone(zone)), self.back(zone), at, card, layer::CARDS)
                .card(BREADTH)
                .labelled(label),
        );
    }
    /// How many cards lie there, written so that nobody takes it for a value.
    fn counted(&self, count: usize, card: f32) -> Label {
        let size = match card {
            c if c < places::OTHERS => places::COUNT,
            c if c < places::SIDE => 14.0,
            _ => 18.0,
        };
        let words = self.with("dom-table-count", &[("count", Value::Number(count as i64))]);
        Label::new(words, size, CREAM).bold().plated()
    }
    /// A pile, face up: an empty place with the topmost cards on it.
    fn pile(&mut self, zone: ZoneId, at: Point, card: f32) {
        self.place(zone, if zone == Layout::BIN { "bin" } else { "pile" }, at, card, PLAIN);
        // What is fetched out of the own pile lies with what is laid out.
        let own = zone == self.seen.layout.pile(self.near)
            && self.seen.laying()
            && self.seen.draft() == Draft::Stack;
        let pieces: Vec<PieceSight> = self
            .seen
            .pieces(zone)
            .iter()
            .filter(|p| !own || mark::PICK.of(p.mark) == 0)
            .cloned()
            .collect();
        let from = pieces.len().saturating_sub(6);
        for (n, piece) in pieces.iter().enumerate().skip(from) {
            // Thrown down, not laid: nobody takes a pile for a stack that was built.
            let turn = [-0.10, 0.07, -0.04, 0.11, -0.07, 0.04][n % 6];
            self.lay(zone, n, piece, at, card, layer::CARDS).turn = turn;
        }
        if !pieces.is_empty() {
            let label = self.counted(pieces.len(), card);
            let foot = (at.0, at.1 + card * 0.34);
            let key = format!("~count:{}", zone.0);
            self.put(Figure::words(key, label, foot, 0.0, layer::WORDS));
        }
    }
    /// Whether the seat that lies nearest must choose now.
    fn asked(&self) -> bool {
        self.seen.sight.chooser() == Some(self.near) && !self.seen.sight.offers.is_empty()
    }
    /// Whether an offer is done with a card.
    fn offered(&self, piece: PieceId) -> bool {
        let sight = self.seen.sight;
        sight.offers.iter().any(|o| {
            super::table::verbs::VERBS
                .get(o.action.verb.ix())
                .is_some_and(|v| names_card(v) && o.action.piece() == piece)
        })
    }
}

/// Whether the first argument of a verb is a card.
fn names_card(verb: &crate::table::action::VerbInfo) -> bool {
    matches!(verb.args.first(), Some(crate::table::action::ArgKind::Piece(_)))
}
