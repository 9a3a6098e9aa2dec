//! The table of Dale of Merchants as one viewer sees it: hands, piles, market, stalls, prices and
//! values, read off a sight. View and overlay read it; it decides nothing and knows no secret that
//! the sight does not show.

use crate::games::dale_of_merchants::scene::art;
use crate::view::art::Picture;
use crate::{
    games::dale_of_merchants::{
        layout::{self, Draft, Layout, Phase, Rolled, mark},
        level::{Aura, CardIx, CardKind, Die, LEVELS, Level, LevelFile, SetIx, Step, TableSize},
        reckoning::Reckoner,
    },
    games::levels::FileSet,
    table::{
        ids::{KindId, PieceId, SeatId, Viewer, ZoneId},
        sight::{PieceSight, Sight},
    },
};
use std::sync::Arc;

/// What a viewer sees of a table of Dale of Merchants.
#[derive(Clone)]
pub struct Seen<'a> {
    /// The sight.
    pub sight: &'a Sight,
    /// What is printed.
    pub level: Arc<Level>,
    /// The numbers of everything.
    pub layout: Layout,
}

impl<'a> Seen<'a> {
    /// Reads a sight; `None` for another game.
    #[must_use]
    pub fn of(sight: &'a Sight) -> Option<Seen<'a>> {
        if sight.game != LevelFile::GAME {
            return None;
        }
        let level = LEVELS.named(&sight.edition).ok()?;
        let teams = sight.dial(layout::OPTIONS) & layout::TEAMS != 0;
        Some(Seen {
            sight,
            level,
            layout: Layout { seats: sight.catalogue.seat_count() as u8, teams },
        })
    }
    /// All seats in playing order.
    pub fn seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.layout.seats).map(SeatId)
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
    /// The seat in turn.
    #[must_use]
    pub fn active(&self) -> SeatId {
        SeatId(self.sight.dial(layout::ACTIVE).clamp(0, 3) as u8)
    }
    /// The phase of the turn.
    #[must_use]
    pub fn phase(&self) -> Phase {
        Phase::from(self.sight.dial(layout::PHASE))
    }
    /// What is being laid out.
    #[must_use]
    pub fn draft(&self) -> Draft {
        Draft::from(self.sight.dial(layout::DRAFT))
    }
    /// The pieces of a zone, bottom first.
    #[must_use]
    pub fn pieces(&self, zone: ZoneId) -> &'a [PieceSight] {
        &self.sight.zone(zone).pieces
    }
    /// How many pieces lie in a zone.
    #[must_use]
    pub fn count(&self, zone: ZoneId) -> usize {
        self.sight.zone(zone).count
    }
    /// The top piece of a zone.
    #[must_use]
    pub fn top(&self, zone: ZoneId) -> Option<&'a PieceSight> {
        self.pieces(zone).last()
    }
    /// A kind of cards; `None` for a kind that names a set.
    #[must_use]
    pub fn card(&self, kind: KindId) -> Option<&CardKind> {
        self.level.cards.get(usize::from(kind.0))
    }
    /// The set that a kind names, for kinds that no card has.
    #[must_use]
    pub fn set_of(&self, kind: KindId) -> Option<SetIx> {
        let n = usize::from(kind.0).checked_sub(self.level.cards.len())?;
        (n < self.level.sets.len()).then_some(SetIx(n as u8))
    }
    /// The kind of a piece: the catalogue knows it of all, so it may be asked only of pieces that
    /// the sight shows.
    #[must_use]
    pub fn kind_of(&self, piece: PieceId) -> KindId {
        self.sight.catalogue.pieces.get(piece.ix()).copied().unwrap_or(KindId(0))
    }
    /// What a card counts as: the kind that it copies while it is used as a copy, else its own.
    #[must_use]
    pub fn shown_kind(&self, piece: &PieceSight) -> Option<KindId> {
        let own = piece.kind?;
        Some(match mark::COPY.of(piece.mark) {
            0 => own,
            kind => KindId((kind - 1) as u16),
        })
    }
    /// Where a piece lies that the viewer sees, and how.
    #[must_use]
    pub fn find(&self, piece: PieceId) -> Option<(ZoneId, &'a PieceSight)> {
        let zones = self.sight.zones.iter().enumerate();
        zones.into_iter().find_map(|(n, z)| {
            z.pieces.iter().find(|p| p.id == Some(piece)).map(|p| (ZoneId(n as u16), p))
        })
    }
    /// Whoever counts on this sight.
    #[must_use]
    pub fn reckoner(&self) -> Reckoner<'_> {
        Reckoner::new(&self.level, self.sight)
    }
    /// What a card in a zone counts now: altered in a hand, printed elsewhere.
    #[must_use]
    pub fn value_in(&self, zone: ZoneId, piece: &PieceSight) -> i64 {
        let Some(kind) = self.shown_kind(piece) else { return 0 };
        match self.layout.hand_of(zone) {
            Some(seat) => piece.id.map_or(0, |card| self.reckoner().value(card, kind, seat)),
            None => piece.kind.and_then(|k| self.card(k)).map_or(0, |c| i64::from(c.value)),
        }
    }
    /// The auras of a card in a schedule (DOM-12.7).
    pub fn auras(&self, piece: &PieceSight) -> Vec<Aura> {
        let program = self.shown_kind(piece).and_then(|k| self.card(k)).and_then(|c| c.effect);
        let Some(program) = program.map(|p| self.level.program(p)).filter(|p| p.later.is_some())
        else {
            return Vec::new();
        };
        program
            .steps
            .iter()
            .filter_map(|s| if let Step::Aura(a) = s { Some(*a) } else { None })
            .collect()
    }
    /// How many cards a seat may draw at most because of opponents' cards, if they bind it.
    #[must_use]
    pub fn refill_cap(&self, seat: SeatId) -> Option<i64> {
        let others = self.seats().filter(move |&s| self.layout.is_other(seat, s));
        let auras =
            others.flat_map(|s| self.pieces(self.layout.schedule(s))).flat_map(|p| self.auras(p));
        auras
            .filter_map(|a| if let Aura::RefillCap(n) = a { Some(i64::from(n)) } else { None })
            .min()
    }
    /// How many stacks a seat's stall has.
    #[must_use]
    pub fn stacks(&self, seat: SeatId) -> i64 {
        self.sight.dial(self.layout.built(self.layout.stall_of(seat)))
    }
    /// The size of this table: goal, starting decks.
    #[must_use]
    pub fn table(&self) -> Option<&TableSize> {
        self.level.table(usize::from(self.layout.seats), self.layout.teams)
    }
    /// How many stacks end the game.
    #[must_use]
    pub fn goal(&self) -> i64 {
        self.table().map_or(8, |t| i64::from(t.stacks))
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
        let lays = match self.draft() {
            Draft::None => false,
            // DOM-14.4: both partners lay cards into one stack.
            Draft::Stack => seat == self.near() || self.layout.partner(self.near()) == Some(seat),
            Draft::Payment | Draft::Inventory => seat == self.near(),
        };
        let out = lays && self.laying();
        self.pieces(self.layout.hand(seat))
            .iter()
            .filter(move |p| !out || p.id.is_none() || mark::PICK.of(p.mark) == 0)
    }
    /// What the cards that are laid into the stack are worth together, those of the builder's
    /// partner included (DOM-14.4).
    #[must_use]
    pub fn laid_stack(&self) -> i64 {
        let builder = self.active();
        let both = [Some(builder), self.layout.partner(builder)];
        both.into_iter().flatten().map(|seat| self.reckoner().laid_sum(seat)).sum()
    }
    /// The card whose effect runs, and who carries it out.
    #[must_use]
    pub fn effect(&self) -> Option<(PieceId, SeatId)> {
        if self.sight.dial(layout::EFFECT_PROGRAM) == 0 {
            return None;
        }
        let card = self.sight.dial(layout::EFFECT_CARD).checked_sub(1).filter(|n| *n >= 0)?;
        Some((PieceId(card as u16), SeatId(self.sight.dial(layout::EFFECT_SEAT).clamp(0, 3) as u8)))
    }
    /// The kind whose text the running effect follows: of a copy that of the copied card.
    #[must_use]
    pub fn effect_kind(&self) -> Option<CardIx> {
        let program = self.sight.dial(layout::EFFECT_PROGRAM).checked_sub(1).filter(|n| *n >= 0)?;
        self.level.programs.get(program as usize).map(|p| p.card)
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
