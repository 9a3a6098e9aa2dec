//! What is given away at a market for nothing: what a teacher asks about before one goes on.

use super::{TWO, position};
use caravanserai::{
    games::merchants_cove::table::verbs::{PASS, SELL},
    table::{
        action::Action,
        aims::{Doing, Prospect},
        ids::Viewer,
        play::Play,
        worth,
    },
};

/// What going on past the dock gives away, and the choices that do it.
fn given(play: &mut Play, action: Action) -> Option<(Prospect, Vec<Action>)> {
    let (game, seat) = (play.game(), play.decision_seat().expect("somebody chooses"));
    let before = play.glance(Viewer::Seat(seat));
    let given = game.gives_away(&before, action, None, seat)?;
    let mut branch = play.branch(seat);
    let Doing::Choices(choices) = &given.doing else { panic!("choices") };
    let (line, whole) = worth::go_by(&mut branch, choices);
    assert!(whole, "it can be done: {line:?}");
    Some((given, line))
}

#[test]
fn what_sells_best_on_a_dock_is_not_left_unsold() {
    let pass = Action::plain(PASS);
    let stall = "stall @0 red-large red-small; market bazaar; dock bazaar red red";
    let (left, line) = given(&mut position(TWO, &[], stall), pass).expect("red sells");
    assert_eq!(left.words.as_ref().map(|words| words.key), Some("mc-left-unsold"));
    assert!(left.pays.0 > 0 && line.iter().all(|step| step.verb == SELL), "{left:?}");
    let sold = given(&mut position(TWO, &[], stall), line[0]);
    assert_eq!(sold, None, "who sells has not gone on");
    // A dock that pays more later is waited for, and nobody there buys nothing.
    for waits in ["dock bazaar red; dock black_market red red red", "dock square blue"] {
        let edits = format!("stall @0 red-large; {waits}; market bazaar");
        assert_eq!(given(&mut position(TWO, &[], &edits), pass), None, "{waits}");
    }
}
