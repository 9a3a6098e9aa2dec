//! How far a world is played on: so many turns, counted from the one in which all lines begin. So a
//! line that ends that turn at once looks no further ahead than one that goes on in it. Plain
//! counting: it knows no table.

use crate::table::ids::SeatId;

/// The turns of a world so far.
pub(super) struct Horizon {
    /// Who chose last.
    last: SeatId,
    turns: usize,
    most: usize,
    /// Choices in the turn that runs.
    choices: u32,
}

impl Horizon {
    /// A world in which a seat is in turn, and that ends where so many turns have been begun after
    /// it, of all seats together.
    pub(super) fn of(seat: SeatId, most: usize) -> Horizon {
        Horizon { last: seat, turns: 0, most, choices: 0 }
    }

    /// A seat is to choose. How many choices it has had in this turn, this one counted; `None`
    /// where that is further than is looked.
    pub(super) fn goes_on(&mut self, now: SeatId) -> Option<u32> {
        if now != self.last {
            (self.turns, self.last, self.choices) = (self.turns + 1, now, 0);
        }
        self.choices += 1;
        (self.turns < self.most).then_some(self.choices)
    }
}

#[cfg(test)]
mod tests {
    use super::{Horizon, SeatId};

    /// How many turns each of two seats has in a world that ends after so many more, where the
    /// first one is in turn and each turn has two choices, of which the line has `done` these.
    fn turns(most: usize, done: usize) -> [usize; 2] {
        let mut horizon = Horizon::of(SeatId(0), most);
        let (mut had, mut last) = ([1, 0], SeatId(0));
        for now in (0..).map(|n| SeatId(n / 2 % 2)).skip(done) {
            if horizon.goes_on(now).is_none() {
                break;
            }
            had[now.ix()] += usize::from(now != last);
            last = now;
        }
        had
    }

    #[test]
    fn a_line_that_ends_its_turn_looks_no_further_ahead_than_one_that_goes_on() {
        for most in [2, 4, 6] {
            for done in 0..=2 {
                assert_eq!(turns(most, done), [most / 2; 2], "{done} of 2 choices done");
            }
        }
    }

    #[test]
    fn choices_are_counted_turn_by_turn() {
        let mut horizon = Horizon::of(SeatId(1), 2);
        let asked = [1, 1, 0, 0, 1].map(|seat| horizon.goes_on(SeatId(seat)));
        assert_eq!(asked, [Some(1), Some(2), Some(1), Some(2), None]);
    }
}
