//! The table of Dale of Merchants as one viewer sees it: hands, piles, market, stalls, prices and
//! values, read off a sight. View and overlay read it; it decides nothing and knows no secret that
//! the sight does not show.

use crate::games::dale_of_merchants::scene::art;
use crate::view::art::Picture;
use crate::{
    games::{
        dale_of_merchants::{
            level::{Aura, CardIx, CardKind, Die, Level},
            rules::{
                effects,
                stall::{draft, tally::StackTally},
                values,
            },
            table::{
                layout::{self, Draft, Layout, Rolled, mark},
                nouns::{DaleSight, DaleView},
            },
        },
        game_table::GameView,
    },
    table::{
        ids::{KindId, PieceId, SeatId, Viewer, ZoneId},
        sight::{PieceSight, Sight},
    },
};
use std::sync::Arc;

/// What a viewer sees of a table of Dale of Merchants: its nouns, and what only the view asks for.
#[derive(Clone)]
pub struct SeenTable<'a> {
    table: DaleSight<'a>,
    /// What is printed.
    pub level: Arc<Level>,
    /// The numbers of everything.
    pub layout: Layout,
}

impl<'a> std::ops::Deref for SeenTable<'a> {
    type Target = DaleSight<'a>;
    fn deref(&self) -> &DaleSight<'a> {
        &self.table
    }
}

impl<'a> SeenTable<'a> {
    /// Reads a sight; `None` for another game.
    #[must_use]
    pub fn of(sight: &'a Sight) -> Option<SeenTable<'a>> {
        let table = DaleSight::of(sight)?;
        let (level, layout) = (table.spec.level.clone(), table.spec.layout);
        Some(SeenTable { table, level, layout })
    }
    /// The seat that lies nearest: the viewer's, or the one that must choose, or the one in turn.
    #[must_use]
    pub fn near(&self) -> SeatId {
        match self.sight.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Everybody => self.sight.chooser().unwrap_or_else(|| self.active()),
            Viewer::Public => SeatId(0),
        }
    }
    /// The pieces of a zone, bottom first.
    #[must_use]
    pub fn pieces(&self, zone: ZoneId) -> &'a [PieceSight] {
        &self.sight.zone(zone).pieces
    }
    /// The top piece of a zone.
    #[must_use]
    pub fn top(&self, zone: ZoneId) -> Option<&'a PieceSight> {
        self.pieces(zone).last()
    }
    /// Whether cards lie there one upon the other, face up, for everybody to look through.
    #[must_use]
    pub fn is_pile(&self, zone: ZoneId) -> bool {
        zone == Layout::BIN || self.seats().any(|s| zone == self.layout.pile(s))
    }
    /// A kind of cards; `None` for a kind that names a set.
    #[must_use]
    pub fn card(&self, kind: KindId) -> Option<&CardKind> {
        self.level.cards.get(usize::from(kind.0))
    }
    /// What a card that lies there counts as: the kind that it copies while it is used as a copy,
    /// else its own; `None` where only its back is seen.
    #[must_use]
    pub fn kind_shown(&self, piece: &PieceSight) -> Option<KindId> {
        piece.id.map(|card| self.shown_kind(card))
    }
    /// Where a piece lies that the viewer sees, and how.
    #[must_use]
    pub fn find(&self, piece: PieceId) -> Option<(ZoneId, &'a PieceSight)> {
        let zones = self.sight.zones.iter().enumerate();
        zones.into_iter().find_map(|(n, z)| {
            z.pieces.iter().find(|p| p.id == Some(piece)).map(|p| (ZoneId(n as u16), p))
        })
    }
    /// Whether a card in another's hand was seen by the viewer before and is only remembered.
    #[must_use]
    pub fn is_remembered(&self, piece: &PieceSight) -> bool {
        match self.sight.viewer {
            Viewer::Seat(me) => piece.id.is_some() && !piece.face_up && !piece.seen.has(me),
            Viewer::Public | Viewer::Everybody => false,
        }
    }
    /// What a card counts now: altered in a hand, printed elsewhere; 0 where only its back is seen.
    #[must_use]
    pub fn value_now(&self, piece: &PieceSight) -> i64 {
        piece.id.map_or(0, |card| values::read(&self.table, card))
    }
    /// The lasting effects of a card in a schedule (DOM-12.7).
    #[must_use]
    pub fn auras(&self, piece: &PieceSight) -> Vec<Aura> {
        piece.id.map_or_else(Vec::new, |card| self.auras_of(card).to_vec())
    }
    /// The cards of a seat that are laid out, in order.
    #[must_use]
    pub fn laid(&self, zone: ZoneId) -> Vec<&'a PieceSight> {
        let mut laid: Vec<&PieceSight> =
            self.pieces(zone).iter().filter(|p| mark::PICK.of(p.mark) > 0).collect();
        laid.sort_by_key(|p| mark::PICK.of(p.mark));
        laid
    }
    /// Whether what is being laid out lies before this viewer's seat: it is laid out there, or is a
    /// stack of its partner (DOM-14.4).
    #[must_use]
    pub fn laying(&self) -> bool {
        self.active() == self.near()
            || self.draft() == Draft::Stack
                && self.layout.partner(self.near()) == Some(self.active())
    }
    /// The cards that a seat holds in its hand, without those that lie laid out before this
    /// viewer's seat.
    pub fn held(&self, seat: SeatId) -> impl Iterator<Item = &'a PieceSight> + use<'a> {
        self.held_places(seat).map(|(_, piece)| piece)
    }
    /// As [`SeenTable::held`], each with its place in the whole hand.
    pub fn held_places(
        &self,
        seat: SeatId,
    ) -> impl Iterator<Item = (usize, &'a PieceSight)> + use<'a> {
        let lays = match self.draft() {
            Draft::None => false,
            // DOM-14.4: both partners lay cards into one stack.
            Draft::Stack => seat == self.near() || self.layout.partner(self.near()) == Some(seat),
            Draft::Payment | Draft::Inventory => seat == self.near(),
        };
        let out = lays && self.laying();
        self.pieces(self.layout.hand(seat))
            .iter()
            .enumerate()
            .filter(move |(_, p)| !out || p.id.is_none() || mark::PICK.of(p.mark) == 0)
    }
    /// What the cards that are laid into the stack are worth together, those of the builder's
    /// partner included (DOM-14.4).
    #[must_use]
    pub fn laid_stack(&self) -> i64 {
        draft::tally(&self.table, self.active()).sum
    }
    /// What a seat has laid out is worth together.
    #[must_use]
    pub fn laid_sum(&self, seat: SeatId) -> i64 {
        draft::tally_of(&self.table, seat, seat, StackTally::default()).sum
    }
    /// The card whose effect runs, and who carries it out.
    #[must_use]
    pub fn effect(&self) -> Option<(PieceId, SeatId)> {
        effects::running(&self.table).map(|e| (e.card, e.me))
    }
    /// The kind whose text the running effect follows: of a copy that of the copied card.
    #[must_use]
    pub fn effect_kind(&self) -> Option<CardIx> {
        effects::running(&self.table).map(|e| self.program(e.program).card)
    }
    /// Each die, with how it lies.
    fn dice(&self) -> impl Iterator<Item = (&Die, Rolled)> {
        self.level
            .dice
            .iter()
            .zip(0..layout::MOST_DICE)
            .map(|(die, n)| (die, Rolled::unpacked(self.sight.dial(Rolled::dial(n)))))
    }
    /// The dice that lie on the table, each with what it shows: those of the last effect of this
    /// turn, if it rolled any.
    #[must_use]
    pub fn rolled(&self) -> Vec<(&Die, u8)> {
        self.dice().filter_map(|(die, lies)| Some((die, lies.face?))).collect()
    }
    /// How often dice were rolled in this game.
    #[must_use]
    pub fn rolls(&self) -> u64 {
        self.dice().map(|(_, lies)| lies.times.unsigned_abs()).sum()
    }
    /// The kind of cards with this index.
    #[must_use]
    pub fn kind_id(&self, card: CardIx) -> KindId {
        KindId(card.0.into())
    }
}

/// The mark of a lasting effect.
#[must_use]
pub fn mark(aura: Aura) -> Option<Picture> {
    let of = |what: &str, n: i64| art::aura(what, n.clamp(-99, 99));
    Some(match aura {
        Aura::MarketCost(n) => of("market_cost", n.into()),
        Aura::StackNeeds(n) => of("stack_needs", n.into()),
        Aura::RefillCap(n) => of("refill_cap", n.into()),
        Aura::HandSize(_) | Aura::MyMarketCost(_) => return None,
    })
}
