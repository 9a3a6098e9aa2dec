//! What a turn is, entry by entry. That lists, plots and the page of a game agree on it is the
//! business of the tests of panels.

use caravanserai::table::{ids::SeatId, turns::TurnCount};

/// The numbers of the turns after entries of these seats.
fn numbers(entries: &[(Option<u8>, Option<i64>)]) -> Vec<i64> {
    let mut turn = TurnCount::default();
    let next = |(seat, counted): &(Option<u8>, Option<i64>)| {
        turn = turn.after((seat.map(SeatId), false), *counted);
        turn.number
    };
    entries.iter().map(next).collect()
}

#[test]
fn a_game_that_counts_no_turns_has_one_more_where_another_seat_chooses() {
    let by = |seats: &[Option<u8>]| -> Vec<i64> {
        numbers(&seats.iter().map(|seat| (*seat, None)).collect::<Vec<_>>())
    };
    assert_eq!(by(&[None, Some(0), Some(0), Some(1), Some(0)]), [0, 1, 1, 2, 3]);
    // What nobody chose neither begins a turn nor ends one, at the beginning as in the middle.
    let entries = [None, None, Some(1), None, Some(1), None, Some(0)];
    assert_eq!(by(&entries), [0, 0, 1, 1, 1, 1, 2]);
}

#[test]
fn somebody_alone_begins_turns_too() {
    let mut turn = TurnCount::default();
    let begins = [true, false, true, true];
    let all = begins.map(|begins| {
        turn = turn.after((Some(SeatId(0)), begins), None);
        turn.number
    });
    assert_eq!(all, [1, 1, 2, 3]);
}

#[test]
fn what_a_game_counts_itself_is_taken_over() {
    let counted = [(None, Some(0)), (Some(0), Some(1)), (Some(1), Some(1)), (None, Some(4))];
    assert_eq!(numbers(&counted), [0, 1, 1, 4]);
}
