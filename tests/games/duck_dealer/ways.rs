//! What computer players of Duck Dealer do for their ways: passages that pay, and cubes taken up
//! again that are missed least. How well they play is measured elsewhere.

use super::{dealt, duck};
use caravanserai::{
    bots,
    games::duck_dealer::table::{
        nouns::{DuckSight, DuckView},
        verbs::{JUMP, MOVE, PASSAGE, TAKE_CUBE},
    },
    table::{
        action::Action,
        catalogue::Chooser,
        ids::{SeatId, Verb, Viewer},
        play::Play,
    },
};

/// A whole game of greedy players: each choice as the table stood before it.
fn game(seats: usize, seed: u64, mut look: impl FnMut(&mut Play, SeatId, Action)) {
    let mut play = dealt(seats, seed);
    let player = |seat| bots::bot(Chooser::Greedy, duck().id(), seat).unwrap().unwrap();
    let mut players: Vec<_> = (0..seats as u64).map(player).collect();
    while let Some(seat) = play.decision_seat() {
        let action = bots::ask(players[seat.ix()].as_mut(), &mut play).expect("a choice");
        look(&mut play, seat, action);
        play.choose(action).expect("an offer");
    }
}

/// DD-9.1, DD-9.3: both passages are placed at once, for a way that the ship then goes.
#[test]
fn passages_are_placed_for_ways_that_are_gone() {
    for (seats, seed) in [(2, 1), (3, 2)] {
        let mut done: Vec<(SeatId, Verb)> = Vec::new();
        game(seats, seed, |_, seat, action| done.push((seat, action.verb)));
        let count = |verb: Verb| done.iter().filter(|(_, did)| *did == verb).count();
        let placed = count(PASSAGE);
        assert!(placed > 0 && placed.is_multiple_of(2), "{placed} passages in a game of {seats}");
        assert!(count(JUMP) >= placed, "{} jumps, {placed} passages", count(JUMP));
        for pair in done.windows(2).filter(|two| two[1].1 == PASSAGE) {
            let again = done.iter().filter(|did| **did == (pair[1].0, PASSAGE)).count();
            assert_eq!(again, 2, "one end alone leads nowhere");
        }
    }
}

/// DD-6.2: whoever has no cube left takes one up again that the turn does not fly over.
#[test]
fn a_cube_that_is_taken_up_is_not_one_of_the_way() {
    let (mut taken, mut missed) = (0, 0);
    for (seats, seed) in [(2, 1), (2, 3), (3, 2)] {
        let mut gone: Vec<i32> = Vec::new();
        let mut turn = -1;
        game(seats, seed, |play, _, action| {
            let sight = play.glance(Viewer::Public);
            let t = DuckSight::of(&sight).expect("a table of this game");
            let now = t.counted() as i64;
            if now != turn {
                (turn, gone) = (now, Vec::new());
            }
            match action.verb {
                TAKE_CUBE => {
                    taken += 1;
                    gone.push(action.args[0]);
                }
                MOVE if gone.contains(&action.args[0]) => missed += 1,
                _ => {}
            }
        });
    }
    assert!(taken > 2 && missed == 0, "{missed} of {taken} cubes were flown over");
}
