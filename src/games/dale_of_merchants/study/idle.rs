//! Whether a card would do nothing if its effect were used now, as far as whoever uses it can see.
//! It never hides an offer and forbids nothing: a person is told before the card is gone, and a
//! computer player keeps it. Where it is not sure, the card does something.

use crate::{
    games::{
        dale_of_merchants::{
            level::{Fit, Player, ProgramIx, Source, Step, Zone},
            table::{
                layout::{Layout, SLOTS},
                nouns::{DaleSight, DaleView},
            },
        },
        game_table::GameView,
    },
    table::{
        ids::{KindId, PieceId, SeatId, ZoneId},
        view::TableView,
    },
};

/// Whether `card`, played as a card of this kind by a seat, would do nothing.
pub fn does_nothing(seen: &DaleSight, me: SeatId, (card, kind): (PieceId, KindId)) -> bool {
    let effect = seen.card_kind(kind).effect;
    effect.is_some_and(|effect| leads_nowhere(seen, me, (card, effect)))
}

/// Whether what a seat's `card` would set going does nothing.
pub fn leads_nowhere(seen: &DaleSight, me: SeatId, (card, effect): (PieceId, ProgramIx)) -> bool {
    let program = seen.program(effect);
    let play = Played { seen, card, me };
    program.later.is_none() && program.steps.iter().all(|step| play.is_idle(step))
}

/// A card on its way into the schedule.
struct Played<'a> {
    seen: &'a DaleSight<'a>,
    card: PieceId,
    me: SeatId,
}

impl Played<'_> {
    /// Whether a step moves, shows and alters nothing, where none before it did.
    fn is_idle(&self, step: &Step) -> bool {
        match step {
            Step::Draw { from: Source::Supply, .. } | Step::Flip { from: Source::Supply, .. } => {
                self.bare(Layout::SUPPLY) && self.bare(Layout::BIN)
            }
            Step::Flip { from: Source::DeckOf(of), .. } => {
                self.each(*of, |l, s| vec![l.deck(s), l.pile(s)])
            }
            Step::Shuffle(Source::DeckOf(of)) => self.each(*of, |l, s| vec![l.deck(s)]),
            Step::SwapDeckAndPile(of) => self.each(*of, |l, s| vec![l.deck(s), l.pile(s)]),
            Step::Move { cards, .. } | Step::ReplaceThis(cards) | Step::Reveal(cards) => {
                self.none(cards.zone, cards.fit)
            }
            Step::Remember(cards) => self.none(cards.zone, cards.fit),
            Step::Swap { a, b, .. } => self.none(a.zone, a.fit) || self.none(b.zone, b.fit),
            Step::Look { at, .. } => self.none(*at, Fit::AnyCard),
            Step::Deal { .. } => true,
            Step::FillMarket => (0..SLOTS).all(|n| !self.bare(self.seen.layout().slot(n))),
            Step::Draw { .. }
            | Step::Shuffle(Source::Supply)
            | Step::Modify { .. }
            | Step::Aura(_)
            | Step::Build(_) => false,
            Step::Roll { .. }
            | Step::ChoosePlayers { .. }
            | Step::ChooseNumber { .. }
            | Step::ChooseDirection { .. }
            | Step::Let { .. }
            | Step::Unless { .. }
            | Step::Jump(_)
            | Step::May { .. }
            | Step::ForEach { .. }
            | Step::NextPlayer { .. }
            | Step::Repeat { .. }
            | Step::NextRound { .. }
            | Step::Done => true,
        }
    }

    fn bare(&self, zone: ZoneId) -> bool {
        self.seen.count(zone) == 0
    }

    /// Whether these zones of a player are empty; of everybody, where it is not known who is meant.
    fn each(&self, of: Player, zones: impl Fn(Layout, SeatId) -> Vec<ZoneId>) -> bool {
        let l = self.seen.layout();
        let empty = |seat: SeatId| zones(l, seat).into_iter().all(|z| self.bare(z));
        if of == Player::Me { empty(self.me) } else { self.seen.seats().all(empty) }
    }

    /// Whether no card of a zone can be picked.
    fn none(&self, zone: Zone, fit: Fit) -> bool {
        match zone {
            Zone::Hand(Player::Me) => {
                let hand = self.seen.contents(self.seen.layout().hand(self.me));
                hand.iter().all(|&p| p == self.card || !self.fits(p, fit))
            }
            Zone::Pile(Player::Me) => {
                let pile = self.seen.contents(self.seen.layout().pile(self.me));
                pile.iter().all(|&p| !self.fits(p, fit))
            }
            Zone::Hand(of) => self.each(of, |l, s| vec![l.hand(s)]),
            Zone::Pile(of) | Zone::PileTop(of) => self.each(of, |l, s| vec![l.pile(s)]),
            Zone::Deck(of) => self.each(of, |l, s| vec![l.deck(s)]),
            Zone::Stall(Player::Me) | Zone::RightStack(Player::Me) => {
                self.seen.stacks(self.me) == 0
            }
            Zone::Stall(_) | Zone::RightStack(_) => {
                self.seen.seats().all(|s| self.seen.stacks(s) == 0)
            }
            Zone::Market => (0..SLOTS).all(|n| self.bare(self.seen.layout().slot(n))),
            Zone::BinTop => self.bare(Layout::BIN),
            Zone::SupplyTop => self.bare(Layout::SUPPLY) && self.bare(Layout::BIN),
            // Nothing was put there, nothing was remembered.
            Zone::Buffer(_) | Zone::Bound(_) => true,
            Zone::DeckTop(_) | Zone::ShownHand(_) | Zone::Payment | Zone::ThisCard => false,
        }
    }

    fn fits(&self, card: PieceId, fit: Fit) -> bool {
        match fit {
            Fit::AnyCard => true,
            Fit::Junk => self.seen.is_junk(card),
            Fit::Animalfolk => !self.seen.is_junk(card),
            Fit::NotThis => card != self.card,
        }
    }
}
