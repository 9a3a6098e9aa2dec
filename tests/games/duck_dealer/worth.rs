//! What is worth doing is told no dearer than a whole turn of the player that thinks comes to it.

use super::duck;
use crate::common::battery::tables_of;
use caravanserai::{
    bots::{self, Budget, Search},
    games::duck_dealer::{
        level::Colour,
        table::{
            nouns::{DuckSight, DuckView, GameView},
            verbs::{BUILD_CONSUMER, Q_ACT, SELL},
        },
    },
    table::{
        action::{Action, Value},
        aims::Prospect,
        catalogue::Chooser,
        ids::{KindId, SeatId, Viewer},
        play::Play,
        record::Save,
    },
};
use std::sync::atomic::AtomicBool;

/// The turns of one game that are looked at.
const TURNS: usize = 4;

/// Tokens of all colours that the seat in turn can still spend.
fn tokens(n: &DuckSight) -> i64 {
    Colour::ALL.iter().map(|&colour| n.tokens(colour)).sum()
}

/// The goods that a line brings to a consumer, each with the tokens spent until then.
fn brought(play: &mut Play, seat: SeatId, line: &[Action]) -> Vec<(KindId, i64)> {
    let save = Save::of(play);
    let mut play = play.again(&save).expect("its own record");
    let look = |play: &mut Play| play.glance(Viewer::Seat(seat));
    let begun = tokens(&DuckSight::of(&look(&mut play)).unwrap());
    let mut all = Vec::new();
    for &action in line {
        let before = look(&mut play);
        let good = DuckSight::of(&before).and_then(|n| {
            let (consumer, ..) = n.consumer(n.planet_of(seat)?)?;
            Some(n.layout().good_kind(consumer.good))
        });
        let trades = matches!(action.verb, SELL | BUILD_CONSUMER);
        play.choose(action).unwrap_or_else(|no| panic!("{action:?}: {no:?}"));
        let after = look(&mut play);
        let now = DuckSight::of(&after).unwrap();
        if now.active() != seat {
            break;
        }
        all.extend(good.filter(|_| trades).map(|good| (good, begun - tokens(&now))));
    }
    all
}

fn is_about(prospect: &Prospect, good: KindId) -> bool {
    let words = prospect.words.as_ref();
    words.is_some_and(|words| words.args.contains(&("good", Value::Kind(good))))
}

#[test]
fn no_goal_is_told_dearer_than_a_line_of_the_player_that_thinks() {
    let mut compared = 0;
    for seed in 1..3 {
        let table = tables_of(duck(), "standard")[0];
        let mut play = table.begin(table.plain(seed));
        let mut bot = bots::bot(Chooser::Greedy, "duck_dealer", seed).unwrap().unwrap();
        let mut turns: Vec<Option<i64>> = Vec::new();
        while let Some(seat) = play.decision_seat().filter(|_| turns.len() < TURNS) {
            let (asked, turn) = (play.state().agenda.decision().copied(), play.turn_mark().1);
            if asked.is_some_and(|asked| asked.question == Q_ACT) && !turns.contains(&turn) {
                turns.push(turn);
                compared += compare(&mut play, seat);
            }
            let action = bots::ask(bot.as_mut(), &mut play).expect("a choice");
            play.choose(action).expect("an offer");
        }
    }
    assert!(compared > 10, "only {compared} goals were compared");
}

/// How many goals were compared.
fn compare(play: &mut Play, seat: SeatId) -> usize {
    let search = Search::of(play, seat, Budget { playouts: 0, time: None });
    let ranked = search.ranked(&AtomicBool::new(false)).expect("nobody stops it");
    let sight = play.glance(Viewer::Seat(seat));
    let prospects = duck().prospects(&sight, seat);
    let mut compared = 0;
    for weighed in ranked {
        for (good, spent) in brought(play, seat, &weighed.line.actions) {
            let told = prospects.iter().find(|prospect| is_about(prospect, good));
            let told = told.unwrap_or_else(|| panic!("{good:?} is not told: {prospects:?}"));
            let cheap = told.pays.1 <= spent && told.turns == 0;
            assert!(cheap, "{told:?} is told, but {spent} tokens are enough: {weighed:?}");
            compared += 1;
        }
    }
    compared
}
