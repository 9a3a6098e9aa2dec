//! How the greedy player of Dale of Merchants answers the questions of effects: the best cards to
//! itself, the worst away, the leader hurt. It decides no rule.

use super::Thought;
use crate::{
    games::dale_of_merchants::{
        layout,
        level::{Dest, Pick, Player, ProgramIx, Step},
        verbs::*,
    },
    table::{
        action::Action,
        ids::{PieceId, Question, SeatId},
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
    /// The step that asks.
    fn step(&self) -> Option<Step> {
        let program = self.sight.dial(layout::EFFECT_PROGRAM);
        let program = (program > 0 && program as usize <= self.r.level.programs.len())
            .then(|| self.r.level.program(ProgramIx((program - 1) as u16)))?;
        Some(program.step(self.sight.dial(layout::EFFECT_STEP) as u16))
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
            // The last one lies on top: the best ones last.
            Q_ORDER => self.cards().min_by_key(|(_, worth)| *worth).map(|(a, _)| a),
            Q_PLAYERS => match self.leader() {
                Some(leader) if self.offered(&Action::one(NAME, leader.0.into())) => {
                    Some(Action::one(NAME, leader.0.into()))
                }
                _ => self.first(&[DONE, NAME]),
            },
            Q_NUMBER => self.number(),
            Q_MAY => self.first(&[YES]),
            Q_DEAL => self.give(),
            Q_REACT => self.first(&[REACT, REACT_AS, PASS]),
            Q_HAND_SIZE => self.first(&[SHOW_AS, GO_ON]),
            Q_TURN_END => self.first(&[USE, USE_AS, GO_ON]),
            Q_STOP => Some(Action::plain(DECLINE)),
            _ => None,
        }
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
        let hand = self.r.layout.hand(self.seat);
        let own = |a: &Action| self.r.known(hand).any(|(p, _)| i32::from(p.0) == a.args[0]);
        let (mine, theirs): (Vec<_>, Vec<_>) = self.cards().partition(|(a, _)| own(a));
        let best =
            theirs.into_iter().max_by_key(|(_, w)| *w).or(mine.into_iter().min_by_key(|(_, w)| *w));
        best.map(|(a, _)| a).or_else(|| self.first(&[DONE]))
    }

    /// A value that completes a stack, or the value that most cards of the supply have.
    fn number(&self) -> Option<Action> {
        let total = self.r.needs(self.seat).total;
        let offered = |n: i64| Some(Action::one(NUMBER_IS, n as i32)).filter(|a| self.offered(a));
        offered(if self.mine() && total <= 5 { total } else { 3 })
            .or_else(|| offered(3))
            .or_else(|| self.first(&[NUMBER_IS]))
    }

    /// The best card to itself, the worst to the leader, what is left to the others.
    fn give(&self) -> Option<Action> {
        let gifts = self.sight.offers.iter().map(|o| o.action).filter(|a| a.verb == GIVE);
        let leader = self.leader();
        gifts.max_by_key(|a| {
            let worth = self.worth_of(PieceId(a.args[0] as u16));
            let to = SeatId(a.args[1] as u8);
            if to == self.seat {
                1000 + worth
            } else if Some(to) == leader {
                500 - worth
            } else {
                -worth
            }
        })
    }
}

fn in_hand(zone: crate::games::dale_of_merchants::level::Zone) -> bool {
    matches!(zone, crate::games::dale_of_merchants::level::Zone::Hand(_))
}
