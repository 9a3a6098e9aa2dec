//! What the greedy player of Dale of Merchants buys, plays and throws out: how useful a card is to
//! the stalls it wants to build, from what its seat may see. It decides no rule.

use super::Thought;
use crate::{
    games::{
        dale_of_merchants::{
            level::{Dest, Hook, Player, SetIx, Source, Step, Zone},
            study::planning::{self, Payment},
            table::{
                layout::{self, BIN, Layout},
                nouns::DaleView,
                verbs::*,
            },
        },
        game_table::GameView as _,
    },
    table::{
        action::Action,
        ids::{KindId, PieceId, SeatId},
        view::TableView,
    },
};

/// How many stacks ahead it looks.
const AHEAD: i64 = 4;
/// Own turns without a stack after which it changes its ways.
const STUCK: u32 = 8;

impl Thought<'_> {
    /// The sums that cards of a set among these can make, one bit each.
    fn sums<'k>(&self, set: SetIx, cards: impl Iterator<Item = &'k KindId>) -> u64 {
        let of_set = cards.map(|&k| self.t.card_kind(k)).filter(|c| c.set == Some(set));
        of_set.fold(1, |sums, card| sums | sums << card.value)
    }

    fn sets(&self) -> impl Iterator<Item = SetIx> + use<> {
        (0..self.t.level().sets.len() as u8).map(SetIx)
    }

    /// How useful a card of this kind is to own: high for cards with which the next stacks become
    /// possible.
    pub(super) fn worth(&self, kind: KindId) -> i64 {
        let card = self.t.card_kind(kind);
        let Some(set) = card.set else { return 0 };
        let next = self.t.needs(self.seat).total;
        let value = i64::from(card.value);
        let possible =
            |sums: u64, n: i64| (0..64).contains(&(next + n)) && sums & 1 << (next + n) != 0;
        let before = self.sums(set, self.own.iter());
        let after = before | before << value;
        let others: Vec<u64> =
            self.sets().filter(|s| *s != set).map(|s| self.sums(s, self.own.iter())).collect();
        let opens = (0..AHEAD).map(|n| {
            let there = possible(before, n) || others.iter().any(|&s| possible(s, n));
            match (possible(after, n), there) {
                (true, false) => 40 >> n,
                (true, true) => 4,
                _ => 0,
            }
        });
        let bonus = if card.bonus { 4 } else { 0 };
        6 + value * 6 + opens.sum::<i64>() + bonus
    }

    /// How near these cards are to the next stack, in hundredths: the largest part of it in hand
    /// that own cards can complete; 140 if it is complete.
    fn nearness(&self, cards: &[KindId]) -> i64 {
        let total = self.t.needs(self.seat).total.clamp(1, 62);
        let mut rest = self.own.clone();
        for kind in cards {
            if let Some(n) = rest.iter().position(|k| k == kind) {
                rest.swap_remove(n);
            }
        }
        let near = self.sets().map(|set| {
            let (hand, rest) = (self.sums(set, cards.iter()), self.sums(set, rest.iter()));
            let part =
                (0..=total).rev().find(|&s| hand & 1 << s != 0 && rest & 1 << (total - s) != 0);
            match part {
                Some(part) if part == total => 140,
                Some(part) => 8 + part * 60 / total,
                // Nothing own completes it: what is there may still be bought to.
                None => (0..total).rev().find(|&s| hand & 1 << s != 0).unwrap_or(0) * 20 / total,
            }
        });
        near.max().unwrap_or(0)
    }

    /// What a hand promises for the next turn: how near it is, and how many new cards will come.
    fn promise(&self, cards: &[KindId]) -> i64 {
        self.nearness(cards) + 5 * (5 - cards.len() as i64).max(0)
    }

    /// How much of a card's worth counts: in a thick deck it is seldom seen.
    fn appetite(&self) -> i64 {
        let l = self.t.layout();
        let count: usize = [l.hand(self.seat), l.pile(self.seat), l.deck(self.seat)]
            .iter()
            .map(|&z| self.sight.zone(z).count)
            .sum();
        match count {
            // What is there does not do: other cards are wanted.
            _ if self.idle > STUCK => 100,
            0..=16 => 100,
            17..=22 => 80,
            _ => 60,
        }
    }

    /// What a purchase brings: what the card is worth, and what the hand then promises.
    fn gain(&self, payment: &Payment, kind: KindId, worth: i64) -> i64 {
        let mut left: Vec<KindId> = self
            .hand()
            .filter(|(p, _)| !payment.cards.iter().any(|w| w.guise.card == *p))
            .map(|(_, k)| k)
            .collect();
        left.push(kind);
        let over = payment.sum - payment.cost;
        worth + self.promise(&left) - over
    }

    /// The best way to pay for the card of a slot.
    pub(super) fn best_payment(&self, slot: i64) -> Option<Payment> {
        let kind = self.t.kind(self.t.offered(slot)?);
        let worth = self.worth(kind) * self.appetite() / 100;
        let all = planning::payments(&self.t, slot, self.seat);
        all.into_iter().max_by_key(|payment| self.gain(payment, kind, worth))
    }

    /// The best purchase and what it brings, if any is worth it.
    pub(super) fn best_purchase(&self) -> Option<(i64, Payment)> {
        let mut best: Option<(i64, Payment)> = None;
        for slot in 0..=BIN {
            let Some(card) =
                self.t.offered(slot).filter(|_| self.offered(&Action::one(BUY, slot as i32)))
            else {
                continue;
            };
            let kind = self.t.kind(card);
            let worth = self.worth(kind) * self.appetite() / 100;
            for payment in planning::payments(&self.t, slot, self.seat) {
                let gain = self.gain(&payment, kind, worth);
                if best.as_ref().is_none_or(|(g, _)| gain > *g) {
                    best = Some((gain, payment));
                }
            }
        }
        best
    }

    /// The technique that a play is, as what it counts.
    fn played(&self, action: &Action) -> Option<KindId> {
        matches!(action.verb, PLAY | PLAY_AS).then(|| self.used_as(action))?
    }

    /// The kind as which an action plays or uses a card, or reacts with it.
    pub(super) fn used_as(&self, action: &Action) -> Option<KindId> {
        let piece = match action.verb {
            PLAY | USE | REACT => action.args[0],
            PLAY_AS | USE_AS | REACT_AS => action.args[1],
            _ => return None,
        };
        self.sight.catalogue.pieces.get(piece as usize).copied()
    }

    /// A technique that takes a market card without cost, and what that brings.
    pub(super) fn taking_play(&self, played: &[i32]) -> Option<(i64, Action)> {
        let best =
            (0..BIN).filter_map(|slot| self.t.offered(slot)).map(|p| self.worth_of(p)).max()?;
        let takes = |kind: KindId| {
            let effect = self.t.card_kind(kind).effect.map(|p| self.t.program(p));
            effect.is_some_and(|p| {
                p.steps
                    .iter()
                    .any(|s| matches!(s, Step::Move { cards, .. } if cards.zone == Zone::Market))
            })
        };
        let free = self.sight.offers.iter().map(|o| o.action).find(|a| {
            !played.contains(&a.args[0])
                && self.played(a).is_some_and(|k| takes(k) && !self.t.card_kind(k).bonus)
        })?;
        let kept: Vec<KindId> =
            self.hand().filter(|(p, _)| i32::from(p.0) != free.args[0]).map(|(_, k)| k).collect();
        Some((best * self.appetite() / 100 + self.promise(&kept), free))
    }

    /// Something that costs no action and is likely to help: an ability, or a technique with a
    /// bonus action that is not wanted for a stack.
    pub(super) fn free_play(&self, played: &[i32]) -> Option<Action> {
        let helps = |a: &Action| {
            let uses = matches!(a.verb, USE | USE_AS);
            uses && self.used_as(a).is_some_and(|kind| !self.comes_too_late(kind))
        };
        let uses = self.sight.offers.iter().map(|o| o.action).find(helps);
        if uses.is_some() {
            return uses;
        }
        let total = self.t.needs(self.seat).total;
        let fresh =
            self.sight.offers.iter().map(|o| o.action).filter(|a| !played.contains(&a.args[0]));
        let plays = fresh.filter_map(|a| {
            let kind = self.played(&a)?;
            let card = self.t.card_kind(kind);
            let good = self.harmless(kind)?;
            // What is needed for the next stack stays.
            let needed = i64::from(card.value) == total
                || (self.t.stacks(self.seat) > 2 && i64::from(card.value) > 3);
            (card.bonus && (!needed || good > 1)).then_some((good, a))
        });
        plays.max_by_key(|(good, _)| *good).map(|(_, a)| a)
    }

    /// Whether what a card does alters values alone, though nothing is left to be paid or built.
    fn comes_too_late(&self, kind: KindId) -> bool {
        let alters = |step: &Step| {
            matches!(step, Step::Roll { .. } | Step::Remember(_) | Step::Modify { .. } | Step::Done)
        };
        let mut used = self.t.card_kind(kind).hooks.iter().filter_map(|hook| match *hook {
            Hook::Activate { body, .. } => Some(&self.t.program(body).steps),
            _ => None,
        });
        self.sight.dial(layout::ACTIONS) == 0 && used.all(|steps| steps.iter().all(alters))
    }

    /// How much a technique helps: `None` where it may hurt more than it does good now.
    fn harmless(&self, kind: KindId) -> Option<i64> {
        let program = self.t.program(self.t.card_kind(kind).effect?);
        let hand = self.hand().count();
        let junk = self.hand().any(|(_, k)| self.t.card_kind(k).is_junk());
        let loses = if junk { 0 } else { -6 };
        let mut good = 0;
        for step in &program.steps {
            good += match step {
                Step::Draw { from: Source::DeckOf(Player::Me) | Source::Supply, .. } => 3,
                Step::Move { cards, .. }
                    if matches!(
                        cards.zone,
                        Zone::Deck(Player::Me) | Zone::Market | Zone::PileTop(Player::Me)
                    ) =>
                {
                    3
                }
                Step::Flip { .. } | Step::Aura(_) | Step::Modify { .. } => 2,
                Step::Build(_) => 5,
                // Junk is gladly lost, nothing else.
                Step::Move { cards, to: Dest::ThrownAway }
                    if cards.zone == Zone::Hand(Player::Me) =>
                {
                    loses + 2
                }
                Step::Move {
                    cards,
                    to: Dest::Hand(Player::Bound(_)) | Dest::DeckTop(Player::Bound(_)),
                } if cards.zone == Zone::Hand(Player::Me) => loses,
                Step::Move { cards, to: Dest::ThrownAway }
                    if cards.zone == Zone::Pile(Player::Me) =>
                {
                    -4
                }
                // The hand goes to others, or is lost.
                Step::Swap { .. } => -2,
                Step::Deal { .. } | Step::ReplaceThis(_) => -1,
                _ => 0,
            };
        }
        (good >= 0 && (hand > 1 || good > 0)).then_some(good)
    }

    /// The best way to discard: the cards of one set that can serve the next stack stay. With what
    /// the hand then promises.
    pub(super) fn clear_out(&self) -> (i64, Vec<Action>) {
        let total = self.t.needs(self.seat).total;
        let hand: Vec<(PieceId, KindId)> = self.hand().collect();
        let keeps = |set: Option<SetIx>, kind: KindId| {
            let card = self.t.card_kind(kind);
            set.is_some() && card.set == set && i64::from(card.value) <= total
        };
        let sets = (0..self.t.level().sets.len() as u8).map(|n| Some(SetIx(n)));
        let promised = |set: Option<SetIx>| {
            self.promise(
                &hand.iter().map(|(_, k)| *k).filter(|&k| keeps(set, k)).collect::<Vec<_>>(),
            )
        };
        let mut best = sets.chain([None]).max_by_key(|&set| promised(set)).flatten();
        // Now and then it lets everything go: what it waits for may never come.
        if self.idle > STUCK && self.idle.is_multiple_of(4) {
            best = None;
        }
        let mut all = vec![Action::plain(INVENTORY)];
        all.extend(
            hand.iter()
                .filter(|(_, k)| !keeps(best, *k))
                .map(|(p, _)| Action::one(LAY, p.0.into())),
        );
        all.push(Action::plain(DISCARD));
        (promised(best), all)
    }

    /// How useful a card is to hold.
    pub(super) fn worth_of(&self, card: PieceId) -> i64 {
        self.sight.catalogue.pieces.get(card.ix()).map_or(0, |&k| self.worth(k))
    }

    /// The others, the one with most stacks first.
    pub(super) fn leader(&self) -> Option<SeatId> {
        let l: Layout = self.t.layout();
        self.t.seats().filter(|&s| l.is_other(self.seat, s)).max_by_key(|&s| self.t.stacks(s))
    }
}
