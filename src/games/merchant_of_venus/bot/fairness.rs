//! What a proposed deal does to the chance of every seat to win, as far as the seat that answers
//! can see: by the figures that weigh positions, before it and after it. It answers nothing itself.

use crate::{
    bots::{Counted, ESTIMATE, FORTUNE, Seen, chances_of},
    games::merchant_of_venus::table::{
        nouns::{GameView, VenusSight, VenusView},
        verbs::ACCEPT,
    },
    table::{action::Action, game::Game, ids::SeatId, sight::Sight},
};

/// So much less likely to win is nothing: the figures are not that exact.
const NOTHING: f64 = 0.01;

/// The table without a deal and with it.
pub(super) struct DealChances {
    game: &'static dyn Game,
    edition: String,
    me: SeatId,
    without: Counted,
    with: Counted,
}

impl DealChances {
    /// Of the deal that a seat is asked about; `None` where it cannot be accepted.
    pub fn of(seen: &mut Seen<'_>) -> Option<DealChances> {
        let (me, game) = (seen.seat(), seen.game());
        let sight = seen.sight();
        let without = counted(game, &sight)?;
        let mut branch = seen.branch();
        branch.choose(Action::plain(ACCEPT)).ok()?;
        let with = counted(game, &branch.sight())?;
        Some(DealChances { game, edition: sight.edition, me, without, with })
    }

    /// The chance of a seat without the deal, and with it if `from` pays so much more to the one
    /// who answers.
    fn of_seat(&self, seat: SeatId, from: SeatId, more: i64) -> Option<(f64, f64)> {
        let mut with = self.with.clone();
        for (of, sum) in [(self.me, more), (from, -more)] {
            let counts = with.seats.get_mut(of.ix())?;
            // What the other has less counts a little, too, and is left out: the sum is enough.
            let worth = counts.iter_mut().filter(|c| [ESTIMATE, FORTUNE].contains(&c.name));
            worth.for_each(|count| count.number += sum);
        }
        let of = |counted| chances_of(self.game, &self.edition, counted)?.get(seat.ix()).copied();
        Some((of(&self.without)?, of(&with)?))
    }

    /// Whether the deal costs a seat nothing of its chance, if `from` pays so much more.
    pub fn harms_not(&self, seat: SeatId, from: SeatId, more: i64) -> bool {
        let chances = self.of_seat(seat, from, more);
        chances.is_none_or(|(without, with)| with + NOTHING >= without)
    }

    /// How much more `from` would have to pay, of so much at most, that the deal costs the one who
    /// answers nothing; `None` where no such sum is enough.
    pub fn missing(&self, from: SeatId, most: i64) -> Option<i64> {
        let sums: Vec<i64> = (0..=most.max(0)).collect();
        // The more is paid, the better it is for the one who answers.
        let enough = sums.partition_point(|&more| !self.harms_not(self.me, from, more));
        sums.get(enough).copied()
    }
}

/// What counts for each seat in a picture.
fn counted(game: &dyn Game, sight: &Sight) -> Option<Counted> {
    let n = VenusSight::of(sight)?;
    let worths: Vec<i64> = n.seats().map(|seat| n.net_worth(seat)).collect();
    Counted::of(game, sight, &worths)
}
