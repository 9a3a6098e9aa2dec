//! What an action turn gives away for nothing: what a teacher asks about before it ends, or before
//! its first token is spent.

use super::duck;
use caravanserai::{
    games::duck_dealer::table::verbs::{BUILD_FACTORY, END_TURN, MINE, ROUTE_CUBE},
    table::{
        action::Action,
        aims::{Doing, Prospect},
        example,
        ids::Viewer,
        play::Play,
        worth,
    },
};

/// The position of a worked example after so many of its steps, with these edits.
fn begun(name: &str, edits: &[&str], steps: usize) -> Play {
    let mut example = example::find(duck(), name).expect("there is such an example").clone();
    example.edits.extend(edits.iter().map(|edit| (*edit).to_owned()));
    let mut play = example.begin(duck(), "standard").unwrap_or_else(|fault| panic!("{fault}"));
    let base = play.entries().len();
    for step in 0..steps {
        example.follow(&mut play, base, step).unwrap_or_else(|fault| panic!("{fault}"));
    }
    play
}

/// What a choice gives away, and the choices that do it, all of which are offered.
fn given(play: &mut Play, action: Action) -> Option<(Prospect, Vec<Action>)> {
    let seat = play.decision_seat().expect("somebody chooses");
    let before = play.glance(Viewer::Seat(seat));
    let mut branch = play.branch(seat);
    branch.choose(action).expect("it is offered");
    let given = duck().gives_away(&before, action, Some(&branch.sight()), seat)?;
    branch.back();
    let Doing::Choices(choices) = &given.doing else { panic!("choices") };
    let (line, whole) = worth::go_by(&mut branch, choices);
    assert!(whole, "it can be done: {line:?}");
    Some((given, line))
}

fn key(given: &Prospect) -> &'static str {
    given.words.as_ref().expect("it is worded").key
}

#[test]
fn a_factory_that_can_be_paid_is_not_left_unbuilt() {
    let end = Action::plain(END_TURN);
    let (left, line) = given(&mut begun("X30", &[], 0), end).expect("the factory");
    assert_eq!((key(&left), left.pays), ("dd-left-factory", (10, 1)));
    assert_eq!(line.iter().map(|step| step.verb).collect::<Vec<_>>(), [BUILD_FACTORY]);
    let poor = given(&mut begun("X30", &["tokens @0 0 0 0"], 0), end);
    assert_eq!(poor, None, "it cannot be paid");
    let built = given(&mut begun("X30", &[], 1), end);
    assert_eq!(built, None, "it is built");
    let mines = given(&mut begun("X30", &["tokens @0 0 1 1"], 0), Action::plain(MINE));
    assert_eq!(mines, None, "the turn goes on");
}

#[test]
fn a_free_cube_is_not_left_unset() {
    let end = Action::plain(END_TURN);
    let (left, line) = given(&mut begun("X59", &[], 1), end).expect("the cube");
    assert_eq!(key(&left), "dd-left-cube");
    assert_eq!(line.iter().map(|step| step.verb).collect::<Vec<_>>(), [ROUTE_CUBE]);
    let set = given(&mut begun("X59", &[], 2), end);
    assert_eq!(set, None, "it is set");
    // DD-6.4: with the first token it is gone.
    let mut rich = begun("X59", &["tokens @0 0 0 1"], 1);
    let (left, _) = given(&mut rich, Action::plain(MINE)).expect("the cube");
    assert_eq!(key(&left), "dd-left-cube");
}
