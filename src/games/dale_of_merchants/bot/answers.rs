//! How the greedy player of Dale of Merchants answers the questions of effects: the best cards to
//! itself, the worst away, the leader hurt. It decides no rule.

use super::{STILL, Thought};
use crate::{
    games::dale_of_merchants::{
        level::{
            Condition, Count, Dest, Hook, Number, Pc, Pick, Player, Program, ProgramIx, Source,
            Step, Zone,
        },
        rules::effects,
        study::idle,
        table::{layout, nouns::DaleView, verbs::*},
    },
    table::{
        action::Action,
        ids::{PieceId, Question, SeatId},
        view::TableView,
    },
};

/// What is to be done with the cards that are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Want {
    /// They come to this seat.
    Best,
    /// They leave it.
    Worst,
}

impl Thought<'_> {
    /// The effect that asks, and its step.
    fn asks(&self) -> Option<(&Program, Pc)> {
        let effect = effects::running(&self.t)?;
        Some((self.t.program(effect.program), effect.pc))
    }

    fn step(&self) -> Option<Step> {
        self.asks().map(|(program, pc)| program.step(pc))
    }

    /// Whether the one who answers is the one whose effect it is.
    fn mine(&self) -> bool {
        self.sight.dial(layout::EFFECT_SEAT) == i64::from(self.seat.0)
    }

    fn want(&self) -> Want {
        match self.step() {
            Some(
                Step::Move { to: Dest::Hand(Player::Me) | Dest::DeckTop(Player::Me), .. }
                | Step::ReplaceThis(_)
                | Step::Reveal(_)
                | Step::Remember(_),
            ) if self.mine() => Want::Best,
            // In a loop over players each takes for itself.
            Some(Step::Move { to: Dest::Hand(Player::Bound(_)), cards: Pick { zone, .. } })
                if !in_hand(zone) =>
            {
                Want::Best
            }
            Some(Step::Swap { .. }) => Want::Best,
            _ => Want::Worst,
        }
    }

    fn cards(&self) -> impl Iterator<Item = (Action, i64)> + '_ {
        let choices = self
            .sight
            .offers
            .iter()
            .map(|o| o.action)
            .filter(|a| matches!(a.verb, CHOOSE | CHOOSE_AS));
        choices.map(|a| (a, self.worth_of(PieceId(a.args[0] as u16))))
    }

    fn first(&self, verbs: &[crate::table::ids::Verb]) -> Option<Action> {
        self.sight.offers.iter().map(|o| o.action).find(|a| verbs.contains(&a.verb))
    }

    /// The answer to a question that is no action of the own turn.
    pub(super) fn answer(&self, question: Question) -> Option<Action> {
        match question {
            Q_CARDS => self.choose_cards(),
            Q_EXCHANGE => self.exchange(),
            Q_ORDER => self.order(),
            Q_PLAYERS => match self.leader() {
                Some(leader) if self.offered(&Action::one(NAME, leader.0.into())) => {
                    Some(Action::one(NAME, leader.0.into()))
                }
                _ => self.first(&[DONE, NAME]),
            },
            Q_NUMBER => self.number(),
            Q_MAY => self.first(&[YES]),
            Q_DEAL => self.give(),
            Q_REACT => self.react(),
            Q_HAND_SIZE => self.first(&[SHOW_AS, GO_ON]),
            Q_TURN_END => self.first(&[USE, USE_AS, GO_ON]),
            // Nobody has proposed it: the table asks, since nobody builds.
            Q_STOP if self.still >= STILL || self.sight.dial(layout::PROPOSED) == 0 => {
                self.first(&[AGREE])
            }
            Q_STOP => Some(Action::plain(DECLINE)),
            _ => None,
        }
    }

    /// Uses a card for what it does: not where that is nothing, nor where it costs a good card.
    fn react(&self) -> Option<Action> {
        let is_good = |a: &Action| {
            let reacts = matches!(a.verb, REACT | REACT_AS);
            let Some(kind) = self.used_as(a).filter(|_| reacts) else { return false };
            let leads_nowhere = |body| idle::leads_nowhere(&self.t, self.seat, (a.piece(), body));
            self.t.card_kind(kind).hooks.iter().any(|hook| match *hook {
                Hook::After { body, .. } => !leads_nowhere(body) && !self.costs_a_good_card(body),
                _ => false,
            })
        };
        let all = || self.sight.offers.iter().map(|o| o.action);
        all()
            .find(is_good)
            .or_else(|| self.first(&[PASS]))
            .or_else(|| self.first(&[REACT, REACT_AS]))
    }

    /// Whether an effect throws a card of the hand away though there is no junk in it.
    fn costs_a_good_card(&self, effect: ProgramIx) -> bool {
        let throws = |step: &Step| {
            let Step::Move { cards, to: Dest::ThrownAway } = step else { return false };
            cards.zone == Zone::Hand(Player::Me) && matches!(cards.count, Count::Exactly(_))
        };
        let junk = self.hand().any(|(_, kind)| self.t.card_kind(kind).is_junk());
        !junk && self.t.program(effect).steps.iter().any(throws)
    }

    fn choose_cards(&self) -> Option<Action> {
        let done = self.offered(&Action::plain(DONE));
        match self.want() {
            Want::Best => self
                .cards()
                .filter(|(_, worth)| !done || *worth > 0)
                .max_by_key(|(_, worth)| *worth),
            // What may be left is left, but for junk.
            Want::Worst => self
                .cards()
                .filter(|(_, worth)| !done || *worth == 0)
                .min_by_key(|(_, worth)| *worth),
        }
        .map(|(a, _)| a)
        .or(done.then(|| Action::plain(DONE)))
    }

    /// Gives the worst of its own hand for the best of the other side.
    fn exchange(&self) -> Option<Action> {
        let own = |a: &Action| self.hand().any(|(p, _)| i32::from(p.0) == a.args[0]);
        let (mine, theirs): (Vec<_>, Vec<_>) = self.cards().partition(|(a, _)| own(a));
        let best =
            theirs.into_iter().max_by_key(|(_, w)| *w).or(mine.into_iter().min_by_key(|(_, w)| *w));
        best.map(|(a, _)| a).or_else(|| self.first(&[DONE]))
    }

    /// The last one lies on top: the best ones last. Where it makes no difference, as they lie.
    fn order(&self) -> Option<Action> {
        let mut worths = self.cards().map(|(_, worth)| worth);
        let first = worths.next();
        let to_deck = matches!(self.step(), Some(Step::Move { to: Dest::DeckTop(_), .. }));
        if !to_deck || worths.all(|worth| Some(worth) == first) {
            return self.first(&[REST]);
        }
        self.cards().min_by_key(|(_, worth)| *worth).map(|(a, _)| a)
    }

    /// A guess by counting; else a value that completes a stack.
    fn number(&self) -> Option<Action> {
        let total = self.t.needs(self.seat).total;
        let offered = |n: i64| Some(Action::one(NUMBER_IS, n as i32)).filter(|a| self.offered(a));
        self.guess()
            .and_then(offered)
            .or_else(|| offered(if self.mine() && total <= 5 { total } else { 3 }))
            .or_else(|| offered(3))
            .or_else(|| self.first(&[NUMBER_IS]))
    }

    /// Where a number is a guess at the value of a card: the one by which most is won among the
    /// cards that it could be.
    fn guess(&self) -> Option<i64> {
        let (program, pc) = self.asks()?;
        let Step::ChooseNumber { into, .. } = program.step(pc) else { return None };
        let rest = || program.steps.iter().skip(usize::from(pc) + 1);
        let guessed = |s: &Step| match s {
            Step::Unless { condition: Condition::Equal(Number::Bound(b), n), .. } => {
                *b == into && matches!(n, Number::ValueOf(_))
            }
            _ => false,
        };
        if !rest().any(guessed) {
            return None;
        }
        let own_deck = rest().any(|s| {
            let (Step::Draw { from, .. } | Step::Flip { from, .. }) = s else { return false };
            *from == Source::DeckOf(Player::Me)
        });
        let sets = self.sight.dial(layout::SETS);
        let could_be = |&card: &PieceId| {
            let played = self.t.printed(card).set.is_none_or(|s| sets >> s.0.min(62) & 1 == 1);
            self.t.location(card).is_none() && played && self.is_own(card) == own_deck
        };
        let mut gains = [0; 6];
        for card in self.t.catalogue().all_pieces().filter(could_be) {
            let value = usize::from(self.t.printed(card).value).min(5);
            gains[value] += if self.mine() { self.worth_of(card) } else { 1 };
        }
        (1..=5).max_by_key(|&n| gains[n]).map(|n| n as i64)
    }

    /// The best card to itself, the next best to its partner, the worst to the leader, what is left
    /// to the others.
    fn give(&self) -> Option<Action> {
        let gifts = self.sight.offers.iter().map(|o| o.action).filter(|a| a.verb == GIVE);
        let (leader, partner) = (self.leader(), self.t.layout().partner(self.seat));
        gifts.max_by_key(|a| {
            let worth = self.worth_of(PieceId(a.args[0] as u16));
            let to = SeatId(a.args[1] as u8);
            if to == self.seat {
                2000 + worth
            } else if Some(to) == partner {
                1000 + worth
            } else if Some(to) == leader {
                500 - worth
            } else {
                -worth
            }
        })
    }
}

fn in_hand(zone: Zone) -> bool {
    matches!(zone, Zone::Hand(_))
}
