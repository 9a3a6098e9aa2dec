//! What a seat could buy and build now with the hand that the viewer knows: payments without a
//! superfluous card, and stacks. Each plan can be given as the actions that carry it out. Help by a
//! partner is never counted on: that hand is unknown. What could be asked of a partner, and what a
//! partner could give, is planned by itself (DOM-14.4).

use super::{Reckoner, Way, counts_as};
use crate::games::dale_of_merchants::{
    layout::{BIN, mark},
    level::PayHook,
    market::pricing,
    stall::tally::{Allowed, Needs, Tally},
    verbs::{BUILD, BUY, CLOSE, FETCH, LAY, LAY_AS, PAY, SHIFT, SWAP_SLOTS},
};
use crate::table::{
    action::Action,
    ids::{KindId, PieceId, SeatId},
};

/// Most combinations of cards that are looked at for one question; hands are small, so this is
/// hardly ever reached.
const MOST_STEPS: u32 = 20_000;

/// A payment that buys a card and holds no superfluous one (DOM-4.2, DOM-4.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Payment {
    /// The slot where the card lies, 5 for the bin.
    pub slot: i64,
    /// The slot where it is bought: another one if the market is permuted first (DOM-4.7).
    pub at: i64,
    /// What it costs there.
    pub cost: i64,
    /// What the cards are worth.
    pub sum: i64,
    /// The cards and what they count as.
    pub cards: Vec<Way>,
}

/// A stack that can be built (DOM-6.1 to DOM-6.5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stack {
    /// Its number and its total.
    pub needs: Needs,
    /// The hand cards and what they count as.
    pub cards: Vec<Way>,
    /// Cards of the own discard pile (Nostalgic Item).
    pub fetched: Vec<PieceId>,
    /// How the total is shifted (Accordion).
    pub shift: i64,
    /// Whether it allows a further stack at once.
    pub extra: bool,
}

/// The action that lays a hand card out in one of its ways.
pub fn lay(way: &Way) -> Action {
    match way.target {
        None => Action::one(LAY, way.card.0.into()),
        Some(target) => Action::two(LAY_AS, way.card.0.into(), target.0.into()),
    }
}

impl Payment {
    /// The actions that buy the card, from the choice of an action on.
    pub fn actions(&self) -> Vec<Action> {
        let mut all = vec![Action::one(BUY, self.slot as i32)];
        all.extend(self.cards.iter().map(lay));
        if self.at != self.slot {
            all.push(Action::two(
                SWAP_SLOTS,
                self.at.min(self.slot) as i32,
                self.at.max(self.slot) as i32,
            ));
        }
        all.push(Action::plain(PAY));
        all
    }
}

impl Stack {
    /// The actions that build it, from the choice of an action (or of a further stack) on.
    pub fn actions(&self) -> Vec<Action> {
        let mut all = vec![Action::plain(BUILD)];
        all.extend(self.cards.iter().map(lay));
        all.extend(self.fetched.iter().map(|p| Action::one(FETCH, p.0.into())));
        if self.shift != 0 {
            all.push(Action::one(SHIFT, self.shift as i32));
        }
        all.push(Action::plain(CLOSE));
        all
    }
}

/// A card of the own pile.
#[derive(Clone, Copy)]
struct PileCard {
    card: PieceId,
    kind: KindId,
    value: i64,
    allows: Allowed,
}

/// The ways of a hand, one group for each card; cards that cannot be told apart in use follow each
/// other.
struct Hand {
    ways: Vec<Way>,
    /// Where each card's ways begin and end, and whether the card is like the one before.
    cards: Vec<(usize, usize, bool)>,
}

impl Hand {
    fn new(mut ways: Vec<Way>) -> Hand {
        ways.sort_by_key(|w| {
            (
                w.target.is_some(),
                if w.target.is_some() { KindId(0) } else { w.kind },
                w.value * i64::from(w.target.is_none()),
                w.card,
            )
        });
        let mut cards: Vec<(usize, usize, bool)> = Vec::new();
        let mut begin = 0;
        for group in ways.chunk_by(|a, b| a.card == b.card) {
            let first = group[0];
            let alike = |&(b, _, _): &(usize, usize, bool)| {
                ways[b].target.is_none()
                    && (ways[b].kind, ways[b].value) == (first.kind, first.value)
            };
            let like_last = first.target.is_none() && cards.last().is_some_and(alike);
            cards.push((begin, begin + group.len(), like_last));
            begin += group.len();
        }
        Hand { ways, cards }
    }

    /// Walks through all choices of cards, each in one of its ways; of cards that are alike only
    /// how many are taken counts. `visit` is told each choice and says whether cards may be
    /// added to it.
    fn walk(&self, visit: &mut impl FnMut(&[Way]) -> bool) {
        let mut steps = MOST_STEPS;
        let mut chosen = Vec::new();
        if visit(&chosen) {
            self.step(0, &mut chosen, &mut steps, visit);
        }
    }

    fn step(
        &self,
        from: usize,
        chosen: &mut Vec<Way>,
        steps: &mut u32,
        visit: &mut impl FnMut(&[Way]) -> bool,
    ) {
        for n in from..self.cards.len() {
            let (begin, end, like_last) = self.cards[n];
            if like_last && n > from {
                continue;
            }
            for way in &self.ways[begin..end] {
                if *steps == 0 {
                    return;
                }
                *steps -= 1;
                chosen.push(*way);
                if visit(chosen) {
                    self.step(n + 1, chosen, steps, visit);
                }
                chosen.pop();
            }
        }
    }
}

impl Reckoner<'_> {
    /// Every payment without a superfluous card that buys the card of a slot, or the top of the
    /// bin. Where the market can be permuted the card is also looked for in the cheapest slot
    /// (DOM-4.7). At a price of 0 it is the empty one (DOM-4.13).
    pub fn payments(&self, slot: i64, buyer: SeatId) -> Vec<Payment> {
        let (Some(here), Some((_, kind))) = (self.price(slot, buyer), self.offered(slot)) else {
            return Vec::new();
        };
        let hand = Hand::new(self.ways(buyer));
        let mut found = Vec::new();
        let needed = if slot == BIN { Some(PayHook::FromBinTop) } else { None };
        self.find_payments(&hand, (slot, slot, here), &mut found, |w| {
            needed.is_none_or(|h| pricing::pays(self.kind(w.kind), h))
        });
        let cheapest = pricing::price(self.level, self.kind(kind), 0, self.aura_cost(buyer));
        if slot != BIN && cheapest < here {
            self.find_payments(&hand, (slot, 0, cheapest), &mut found, |w| {
                pricing::permutes(self.level, self.kind(w.kind))
            });
        }
        found
    }

    /// Payments of this cost of which at least one card is as demanded.
    fn find_payments(
        &self,
        hand: &Hand,
        (slot, at, cost): (i64, i64, i64),
        found: &mut Vec<Payment>,
        demanded: impl Fn(&Way) -> bool,
    ) {
        let any = slot != BIN && at == slot;
        hand.walk(&mut |cards| {
            let sum: i64 = cards.iter().map(|w| w.value).sum();
            if sum < cost {
                return true;
            }
            let sound = pricing::superfluous(cards.iter().map(|w| w.value), sum, cost).is_none();
            if sound && (any || cards.iter().any(&demanded)) {
                found.push(Payment { slot, at, cost, sum, cards: cards.to_vec() });
            }
            false
        });
    }

    /// Every stack that a seat can build now with the own hand and pile, cards of one set and mixed
    /// ones alike.
    pub fn buildable(&self, builder: SeatId) -> Vec<Stack> {
        let needs = self.needs(builder);
        let hand = Hand::new(self.ways(builder));
        let most_shift: i64 = hand.ways.iter().map(|w| Allowed::by(self.kind(w.kind)).shift).sum();
        let pile = self.pile(builder);
        let pile_shift: i64 = pile.iter().map(|p| p.allows.shift).sum();
        let mut found = Vec::new();
        hand.walk(&mut |cards| {
            let mut tally = Tally::default();
            for way in cards {
                tally.add_hand(self.kind(way.kind), way.value, 0, true);
            }
            let mut fetched = Vec::new();
            self.fetch(&pile, 0, tally, &mut fetched, &mut |tally, fetched| {
                if let Some(shift) = tally.fitting_shift(needs) {
                    found.push(Stack {
                        needs,
                        cards: cards.to_vec(),
                        fetched: fetched.to_vec(),
                        shift,
                        extra: tally.allowed.extra,
                    });
                }
            });
            tally.sum < needs.total + most_shift + pile_shift
        });
        found
    }

    /// What a seat could lay out of its hand towards the next stack and ask its partner for the
    /// rest (DOM-14.9): cards that may lie in one stack and do not make it yet.
    pub fn beginnings(&self, builder: SeatId) -> Vec<Vec<Way>> {
        let needs = self.needs(builder);
        let mut found = Vec::new();
        Hand::new(self.ways(builder)).walk(&mut |cards| {
            let tally = self.add(Tally::default(), cards, builder, builder);
            let fits = tally.hand > 0
                && (!tally.mixed || tally.allowed.any_set)
                && (!tally.junk || tally.allowed.junk);
            if fits && tally.sum < needs.total {
                found.push(cards.to_vec());
            }
            tally.sum < needs.total
        });
        found
    }

    /// The hand cards with which a partner completes the stack that the builder has laid out and
    /// shown (DOM-14.4), as far as the viewer knows that hand; every choice of them, in the
    /// ways that they are used.
    pub fn completions(&self, builder: SeatId, helper: SeatId) -> Vec<Vec<Way>> {
        let (needs, laid) = (self.needs(builder), self.laid(builder, builder, Tally::default()));
        let mut found = Vec::new();
        Hand::new(self.ways(helper)).walk(&mut |cards| {
            let tally = self.add(laid, cards, helper, builder);
            if !cards.is_empty() && tally.judge(0, needs).is_ok() {
                found.push(cards.to_vec());
            }
            tally.sum < needs.total
        });
        found
    }

    /// Whether what lies laid out makes the next stack, shifted by so much, the cards of the
    /// builder's partner included (DOM-14.4).
    pub fn laid_makes_it(&self, builder: SeatId, shift: i64) -> bool {
        let mut all = self.laid(builder, builder, Tally::default());
        if let Some(partner) = self.layout.partner(builder) {
            all = self.laid(partner, builder, all);
        }
        all.judge(shift, self.needs(builder)).is_ok()
    }

    /// A tally with hand cards of a seat.
    fn add(&self, mut tally: Tally, cards: &[Way], seat: SeatId, builder: SeatId) -> Tally {
        for way in cards {
            tally.add_hand(self.kind(way.kind), way.value, seat.ix(), seat == builder);
        }
        tally
    }

    /// A tally with what a seat has laid out for a builder's stack, as far as the viewer knows it.
    fn laid(&self, seat: SeatId, builder: SeatId, mut tally: Tally) -> Tally {
        let laid = |zone| self.sight.zone(zone).pieces.iter().filter(|p| mark::PICK.of(p.mark) > 0);
        for (card, kind) in
            laid(self.layout.hand(seat)).filter_map(|p| Some((p.id?, counts_as(p)?)))
        {
            tally.add_hand(
                self.kind(kind),
                self.value(card, kind, seat),
                seat.ix(),
                seat == builder,
            );
        }
        for (card, kind) in laid(self.layout.pile(seat)).filter_map(|p| Some((p.id?, p.kind?))) {
            tally.add_pile(self.kind(kind), self.value(card, kind, seat), seat.ix());
        }
        tally
    }

    /// One pile card of each kind, the topmost, with its value; those that allow more pile cards
    /// first, since they must be laid first.
    fn pile(&self, seat: SeatId) -> Vec<PileCard> {
        let mut all: Vec<PileCard> = Vec::new();
        for (card, kind) in self.known(self.layout.pile(seat)).rev() {
            if !all.iter().any(|p| p.kind == kind) {
                all.push(PileCard {
                    card,
                    kind,
                    value: self.value(card, kind, seat),
                    allows: Allowed::by(self.kind(kind)),
                });
            }
        }
        all.sort_by_key(|p| -p.allows.fetch);
        all
    }

    /// The tally as it is and with every choice of pile cards that it allows, at most one of each
    /// kind.
    fn fetch(
        &self,
        pile: &[PileCard],
        from: usize,
        tally: Tally,
        fetched: &mut Vec<PieceId>,
        see: &mut impl FnMut(&Tally, &[PieceId]),
    ) {
        see(&tally, fetched);
        if tally.fetch_by_hand[0] == 0 {
            return;
        }
        for (n, &next) in pile.iter().enumerate().skip(from) {
            if tally.fetched[0] + 1 > tally.may_fetch(0) + next.allows.fetch {
                continue;
            }
            let mut more = tally;
            more.add_pile(self.kind(next.kind), next.value, 0);
            fetched.push(next.card);
            self.fetch(pile, n + 1, more, fetched, see);
            fetched.pop();
        }
    }
}
