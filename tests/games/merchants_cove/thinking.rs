//! What is compared where somebody thinks in Merchants Cove: whole visits, as the computer player
//! plans them in a model of its own. The rules say whether they can be done. How well it plays is
//! measured elsewhere.

use super::{cove, dealt};
use caravanserai::{
    bots::{self, Budget, CandidateLine, Search},
    table::{action::Action, catalogue::Chooser, play::Play},
};
use std::sync::atomic::AtomicBool;

/// What would be compared now, and nothing tried.
fn compared(play: &mut Play) -> Vec<CandidateLine> {
    let seat = play.decision_seat().expect("somebody chooses");
    let search = Search::of(play, seat, Budget { playouts: 0, time: None });
    let ranked = search.ranked(&AtomicBool::new(false)).expect("a choice");
    ranked.into_iter().map(|weighed| weighed.line).collect()
}

/// How many actions of a line the rules let it do; it ends early only where chance has decided
/// something, where the ability of a card that was taken on asks first (MC-13.9), or where there
/// was nothing left to finish.
fn carried_out(play: &mut Play, line: &[Action]) -> usize {
    let (before, seat) = (play.entries().len(), play.decision_seat());
    let is =
        |play: &Play, action: &Action, name: &str| play.catalogue().verb(action.verb).name == name;
    for (n, action) in line.iter().enumerate() {
        if play.decision_seat() == seat && play.choose(*action).is_ok() {
            continue;
        }
        let chance = play.entries()[before..].iter().any(|entry| !entry.chance.is_empty());
        let ability = n > 0 && is(play, &line[n - 1], "take-on");
        let known = chance || ability || is(play, action, "finish");
        assert!(known, "{action:?} of {line:?} after {n} steps");
        break;
    }
    let done = play.entries().len() - before;
    assert!(play.undo_steps(done).1.is_none());
    done
}

/// The planner reckons with shops in a model of its own: whatever it plans, the rules carry out,
/// action by action, until chance decides.
#[test]
fn what_is_planned_is_carried_out_by_the_rules() {
    let (mut lines, mut long) = (0, 0);
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        let mut play = dealt(seats, seed, &[("rogues", seed as i64 % 3)]);
        let player = |n| bots::bot(Chooser::Greedy, cove().id(), n).ok().flatten();
        let mut players: Vec<_> = (0..seats as u64).filter_map(player).collect();
        while let Some(seat) = play.decision_seat() {
            // Not each time: planning all of it takes long.
            if play.offers().len() > 1 && play.entries().len().is_multiple_of(4) {
                for line in compared(&mut play) {
                    lines += 1;
                    long += usize::from(carried_out(&mut play, &line.actions) > 1);
                }
            }
            let action = bots::ask(players[seat.ix()].as_mut(), &mut play).expect("a choice");
            play.choose(action).unwrap_or_else(|no| panic!("{no:?}"));
        }
    }
    assert!(lines > 150 && long > 60, "{lines} lines, {long} of several steps");
}
