//! What is told of choices at Duck Dealer: several whole action turns though they begin alike, and
//! reasons for collecting or acting that are true of the position.

use super::{dealt, duck};
use caravanserai::{
    bots::{self, Budget, Habits, Search},
    games::{
        duck_dealer::table::{
            nouns::{DuckSight, DuckView, GameView},
            verbs::{ACT, COLLECT, END_TURN, MINE, PRODUCE, Q_ACT, Q_ANSWER, Q_TURN},
        },
        levels::ThinkingFigures,
    },
    table::{
        action::Message,
        catalogue::Chooser,
        ids::{Question, SeatId, Viewer},
        play::Play,
        record::Save,
    },
};
use std::sync::atomic::AtomicBool;

/// Choices of a game that are looked at.
const LONGEST: usize = 260;

fn points(play: &mut Play, seat: SeatId) -> i64 {
    DuckSight::of(&play.glance(Viewer::Seat(seat))).expect("a table of this game").vp(seat)
}

/// The points that the line brings which is advised first.
fn brought(play: &mut Play, seat: SeatId) -> i64 {
    let search = Search::of(play, seat, Budget { playouts: 0, time: None });
    let ranked = search.ranked(&AtomicBool::new(false)).expect("nobody stops it");
    let save = Save::of(play);
    let mut copy = play.again(&save).expect("its own record");
    for &action in &ranked[0].line.actions {
        copy.choose(action).unwrap_or_else(|no| panic!("{action:?}: {no:?}"));
    }
    points(&mut copy, seat) - points(play, seat)
}

/// Lets the players that plan for whoever thinks go on, and looks at each decision, with why one
/// chooses what it does where that question is asked.
fn games(reasons: Question, mut look: impl FnMut(&mut Play, Question, Option<&Message>)) {
    for (seats, seed) in [(2, 1), (3, 2)] {
        let mut play = dealt(seats, seed);
        let habits = Habits::thinking(&ThinkingFigures::of(duck()).unwrap(), "standard");
        let player = |seat| bots::greedy(duck().id(), seat, &habits).unwrap();
        let mut players: Vec<_> = (0..seats as u64).map(player).collect();
        for _ in 0..LONGEST {
            let Some(decision) = play.state().agenda.decision().copied() else { break };
            let player = players[decision.seat.ix()].as_mut();
            let action = bots::ask(player, &mut play).expect("a choice");
            // Every fifth of them, and whoever acts: a plan takes its time.
            let fifth = play.entries().len().is_multiple_of(5);
            let due = decision.question == reasons && (fifth || action.verb == ACT);
            let why = due.then_some(action).and_then(|action| bots::why(player, &mut play, action));
            look(&mut play, decision.question, why.as_ref());
            play.choose(action).expect("an offer");
        }
    }
}

#[test]
fn whole_turns_are_told_apart_though_they_begin_alike() {
    let mut alike = 0;
    games(Q_ANSWER, |play, question, _| {
        if question != Q_ACT || play.entries().len() % 10 != 0 {
            return;
        }
        let seat = play.decision_seat().expect("it runs");
        let search = Search::of(play, seat, Budget { playouts: 0, time: None });
        let ranked = search.ranked(&AtomicBool::new(false)).expect("nobody stops it");
        for (nth, one) in ranked.iter().enumerate() {
            let before = &ranked[..nth];
            assert!(before.iter().all(|other| other.line.actions != one.line.actions), "{one:?}");
            alike += usize::from(before.iter().any(|other| other.action == one.action));
        }
    });
    assert!(alike > 3, "only {alike} lines begin as a better one does");
}

#[test]
fn what_acting_is_said_to_bring_it_brings() {
    let (mut waiting, mut acting) = (0, 0);
    games(Q_TURN, |play, question, why| {
        let Some(why) = why else {
            let fifth = play.entries().len().is_multiple_of(5);
            assert!(!fifth || question != Q_TURN, "collecting and acting have reasons");
            return;
        };
        let number = |name| why.amount(name).unwrap_or_else(|| panic!("{name} in {why:?}"));
        let sight = play.glance(Viewer::Public);
        let t = DuckSight::of(&sight).expect("a table of this game");
        let (seat, left) = (t.active(), t.level().counter() - t.counted());
        assert_eq!(number("left"), left as i64);
        assert!(number("then") >= number("vp"), "more energy brings less: {why:?}");
        if why.key == "dd-bot-why-act" {
            assert_eq!(brought(play, seat), number("vp"), "{why:?}");
            acting += 1;
        } else {
            waiting += 1;
        }
        let offered = |verb| play.offers().iter().any(|offer| offer.action.verb == verb);
        assert!(offered(ACT) && offered(COLLECT), "nothing else was compared");
    });
    assert!(waiting > 3 && acting > 0, "{waiting} reasons to wait, {acting} to act");
}

/// DD-16.1: in the last action turn nothing is mined or made that no point comes of.
#[test]
fn the_last_action_turn_ends_with_its_last_points() {
    let mut last_turns = 0;
    for seed in 1..=2 {
        let mut play = dealt(2, seed);
        let player = |seat| bots::bot(Chooser::Greedy, duck().id(), seat).unwrap().unwrap();
        let mut players: Vec<_> = (0..2).map(player).collect();
        let (mut before, mut idle) = (0, 0);
        while let Some(seat) = play.decision_seat() {
            let action = bots::ask(players[seat.ix()].as_mut(), &mut play).expect("a choice");
            let sight = play.glance(Viewer::Public);
            let t = DuckSight::of(&sight).expect("a table of this game");
            let last = t.counted() >= t.level().counter();
            play.choose(action).expect("an offer");
            if last {
                let now = points(&mut play, seat);
                let works = matches!(action.verb, MINE | PRODUCE);
                idle = if now > before { 0 } else { idle + usize::from(works) };
                before = now;
            }
            last_turns += usize::from(last && action.verb == END_TURN);
        }
        assert_eq!(idle, 0, "seed {seed}: nothing comes of what was worked for last");
    }
    assert_eq!(last_turns, 2);
}
