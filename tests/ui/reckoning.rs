//! What is told of a game afterwards, out of a few made-up turns: where it turned, and the records
//! of the table. How it is shown is the business of the panels.

use caravanserai::{
    table::ids::SeatId,
    ui::told::{Gathered, Turn, records, turning_points},
};

fn game(fortunes: &[[i64; 2]]) -> Gathered {
    let turn = |(n, f): (usize, &[i64; 2])| Turn {
        turn: n as i64,
        entry: n * 3,
        moments: vec![n * 3, n * 3 - usize::from(n > 0)],
        entries: 3,
        seat: Some(SeatId((n % 2) as u8)),
        fortunes: f.to_vec(),
        figures: Vec::new(),
    };
    let turns = fortunes.iter().enumerate().map(turn).collect();
    let sides = vec![vec![SeatId(0)], vec![SeatId(1)]];
    Gathered { turns, sides, sources: Vec::new() }
}

#[test]
fn partners_are_told_of_once() {
    let mut gathered = game(&[[1, 1], [3, 3]]);
    gathered.sides = vec![vec![SeatId(0), SeatId(1)]];
    let points = turning_points(&gathered);
    assert_eq!(points.iter().map(|p| (p.seat.0, p.lead)).collect::<Vec<_>>(), [(0, false)]);
    gathered.turns[0].fortunes = vec![];
    assert_eq!(turning_points(&gathered), []);
}

#[test]
fn turning_points_are_the_largest_changes_in_their_order() {
    let gathered = game(&[[10, 10], [30, 10], [30, 90], [25, 90]]);
    let points = turning_points(&gathered);
    let told: Vec<_> = points.iter().map(|p| (p.turn, p.seat.0, p.change, p.lead)).collect();
    assert_eq!(told, [(1, 0, 20, true), (2, 1, 80, true), (3, 0, -5, false)]);
    assert_eq!(points[1].entry, 5, "the moment that moved most");
    assert_eq!(turning_points(&game(&[[1, 1], [1, 1]])), []);
}

#[test]
fn the_records_of_a_table() {
    let told: Vec<_> = records(&game(&[[10, 10], [30, 10], [30, 90], [25, 90]]))
        .iter()
        .map(|r| (r.key, r.seat.map(|s| s.0), r.amount, r.turn))
        .collect();
    assert_eq!(
        told,
        [
            ("ui-told-best", Some(1), 80, 2),
            ("ui-told-worst", Some(0), -5, 3),
            ("ui-told-longest", Some(1), 3, 1),
            ("ui-told-led", Some(1), 2, 0),
            ("ui-told-leads", None, 1, 0),
            ("ui-told-turns", None, 3, 0),
        ]
    );
    assert_eq!(records(&Gathered::default()).len(), 2, "of nothing there is nothing to tell");
}
