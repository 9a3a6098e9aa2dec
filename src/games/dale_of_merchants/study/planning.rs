//! What a seat could buy and build now with the hand that is known of it: payments without a
//! superfluous card, and stacks. Each plan can be given as the actions that carry it out. Help by a
//! partner is never counted on: that hand is unknown. What could be asked of a partner, and what a
//! partner could give, is planned by itself (DOM-14.4). What a payment or a stack must fulfil, the
//! rules say; nothing here decides it, and nothing changes the table.

use crate::games::dale_of_merchants::{
    level::PayHook,
    rules::{
        acting,
        chameleons::{CardUse, uses_of_hand},
        market::pricing,
        stall::{
            draft,
            tally::{Allowed, Needs, StackTally},
        },
        values,
    },
    table::{
        layout::BIN,
        nouns::DaleView,
        verbs::{BUILD, BUY, CLOSE, FETCH, LAY, LAY_AS, PAY, SHIFT, SWAP_SLOTS},
    },
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
    /// The cards and how they are used.
    pub cards: Vec<CardUse>,
}

/// A stack that can be built (DOM-6.1 to DOM-6.5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stack {
    /// Its number and its total.
    pub needs: Needs,
    /// The hand cards and how they are used.
    pub cards: Vec<CardUse>,
    /// Cards of the own discard pile (Nostalgic Item).
    pub fetched: Vec<PieceId>,
    /// How the total is shifted (Accordion).
    pub shift: i64,
    /// Whether it allows a further stack at once.
    pub extra: bool,
}

/// The action that lays a hand card out in one of its uses.
pub fn lay(used: &CardUse) -> Action {
    acting::act(used.guise, (LAY, ""), (LAY_AS, "")).0
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

/// The uses of a hand, one group for each card; cards that cannot be told apart in use follow each
/// other.
struct Hand {
    uses: Vec<CardUse>,
    /// Where each card's uses begin and end, and whether the card is like the one before.
    cards: Vec<(usize, usize, bool)>,
}

impl Hand {
    fn of(c: &impl DaleView, seat: SeatId) -> Hand {
        let mut uses = uses_of_hand(c, seat);
        uses.sort_by_key(|u| match u.guise.target {
            None => (false, u.guise.kind, u.value, u.guise.card),
            Some(_) => (true, KindId(0), 0, u.guise.card),
        });
        let mut cards: Vec<(usize, usize, bool)> = Vec::new();
        let mut begin = 0;
        for group in uses.chunk_by(|a, b| a.guise.card == b.guise.card) {
            let first = group[0];
            let alike = |&(b, _, _): &(usize, usize, bool)| {
                uses[b].guise.target.is_none()
                    && (uses[b].guise.kind, uses[b].value) == (first.guise.kind, first.value)
            };
            let like_last = first.guise.target.is_none() && cards.last().is_some_and(alike);
            cards.push((begin, begin + group.len(), like_last));
            begin += group.len();
        }
        Hand { uses, cards }
    }

    /// Walks through all choices of cards, each in one of its uses; of cards that are alike only
    /// how many are taken counts. `visit` is told each choice and says whether cards may be
    /// added to it.
    fn walk(&self, visit: &mut impl FnMut(&[CardUse]) -> bool) {
        let mut steps = MOST_STEPS;
        let mut chosen = Vec::new();
        if visit(&chosen) {
            self.step(0, &mut chosen, &mut steps, visit);
        }
    }

    fn step(
        &self,
        from: usize,
        chosen: &mut Vec<CardUse>,
        steps: &mut u32,
        visit: &mut impl FnMut(&[CardUse]) -> bool,
    ) {
        for n in from..self.cards.len() {
            let (begin, end, like_last) = self.cards[n];
            if like_last && n > from {
                continue;
            }
            for used in &self.uses[begin..end] {
                if *steps == 0 {
                    return;
                }
                *steps -= 1;
                chosen.push(*used);
                if visit(chosen) {
                    self.step(n + 1, chosen, steps, visit);
                }
                chosen.pop();
            }
        }
    }
}

/// Every payment without a superfluous card that buys the card of a slot, or the top of the
/// bin. Where the market can be permuted the card is also looked for in the cheapest slot
/// (DOM-4.7). At a price of 0 it is the empty one (DOM-4.13).
pub fn payments(c: &impl DaleView, slot: i64, buyer: SeatId) -> Vec<Payment> {
    let (Some(here), Some(card)) = (c.price(slot, buyer), c.offered(slot)) else {
        return Vec::new();
    };
    let hand = Hand::of(c, buyer);
    let mut found = Vec::new();
    let needed = if slot == BIN { Some(PayHook::FromBinTop) } else { None };
    find_payments(&hand, (slot, slot, here), &mut found, |w| {
        needed.is_none_or(|h| pricing::pays(c.card_kind(w.guise.kind), h))
    });
    let cheapest = c.price_of(c.kind(card), 0, buyer);
    if slot != BIN && cheapest < here {
        find_payments(&hand, (slot, 0, cheapest), &mut found, |w| {
            pricing::permutes(c.level(), c.card_kind(w.guise.kind))
        });
    }
    found
}

/// Payments of this cost of which at least one card is as demanded.
fn find_payments(
    hand: &Hand,
    (slot, at, cost): (i64, i64, i64),
    found: &mut Vec<Payment>,
    demanded: impl Fn(&CardUse) -> bool,
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
pub fn buildable(c: &impl DaleView, builder: SeatId) -> Vec<Stack> {
    let needs = c.needs(builder);
    let hand = Hand::of(c, builder);
    let most_shift: i64 =
        hand.uses.iter().map(|w| Allowed::by(c.card_kind(w.guise.kind)).shift).sum();
    let pile = pile(c, builder);
    let pile_shift: i64 = pile.iter().map(|p| p.allows.shift).sum();
    let mut found = Vec::new();
    hand.walk(&mut |cards| {
        let mut tally = StackTally::default();
        for way in cards {
            tally.add_hand(c.card_kind(way.guise.kind), way.value, 0, true);
        }
        let mut fetched = Vec::new();
        fetch(c, &pile, 0, tally, &mut fetched, &mut |tally, fetched| {
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
pub fn beginnings(c: &impl DaleView, builder: SeatId) -> Vec<Vec<CardUse>> {
    let needs = c.needs(builder);
    let mut found = Vec::new();
    Hand::of(c, builder).walk(&mut |cards| {
        let tally = add(c, StackTally::default(), cards, builder, builder);
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
pub fn completions(c: &impl DaleView, builder: SeatId, helper: SeatId) -> Vec<Vec<CardUse>> {
    let (needs, laid) =
        (c.needs(builder), draft::tally_of(c, builder, builder, StackTally::default()));
    let mut found = Vec::new();
    Hand::of(c, helper).walk(&mut |cards| {
        let tally = add(c, laid, cards, helper, builder);
        if !cards.is_empty() && tally.judge(0, needs).is_ok() {
            found.push(cards.to_vec());
        }
        tally.sum < needs.total
    });
    found
}

/// Whether what lies laid out makes the next stack, shifted by so much, the cards of the builder's
/// partner included (DOM-14.4).
pub fn laid_makes_it(c: &impl DaleView, builder: SeatId, shift: i64) -> bool {
    draft::tally(c, builder).judge(shift, c.needs(builder)).is_ok()
}

/// A tally with hand cards of a seat.
fn add(
    c: &impl DaleView,
    mut tally: StackTally,
    cards: &[CardUse],
    seat: SeatId,
    builder: SeatId,
) -> StackTally {
    for way in cards {
        tally.add_hand(c.card_kind(way.guise.kind), way.value, seat.ix(), seat == builder);
    }
    tally
}

/// One pile card of each kind, the topmost, with its value; those that allow more pile cards
/// first, since they must be laid first.
fn pile(c: &impl DaleView, seat: SeatId) -> Vec<PileCard> {
    let mut all: Vec<PileCard> = Vec::new();
    for &card in c.contents(c.layout().pile(seat)).iter().rev() {
        let kind = c.kind(card);
        if !all.iter().any(|p| p.kind == kind) {
            let value = values::as_used(c, card, kind, seat);
            all.push(PileCard { card, kind, value, allows: Allowed::by(c.card_kind(kind)) });
        }
    }
    all.sort_by_key(|p| -p.allows.fetch);
    all
}

/// The tally as it is and with every choice of pile cards that it allows, at most one of each
/// kind.
fn fetch(
    c: &impl DaleView,
    pile: &[PileCard],
    from: usize,
    tally: StackTally,
    fetched: &mut Vec<PieceId>,
    see: &mut impl FnMut(&StackTally, &[PieceId]),
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
        more.add_pile(c.card_kind(next.kind), next.value, 0);
        fetched.push(next.card);
        fetch(c, pile, n + 1, more, fetched, see);
        fetched.pop();
    }
}
