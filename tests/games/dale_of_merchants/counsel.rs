//! What the greedy player says of its choices: true of the position, and said in every language.
//! How well it plays is the business of other tests.

use crate::common::dale_of_merchants::{dale, example};
use caravanserai::{
    bots::{self, Budget, Search},
    games::dale_of_merchants::table::verbs::{BUILD, CLOSE, LAY},
    table::{
        action::Value,
        catalogue::{Chooser, SeatInfo},
        game::Setup,
        play::Play,
    },
    text::{Language, Localizer},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::atomic::AtomicBool,
};

#[test]
fn the_greedy_player_has_reasons_of_its_own() {
    let seat = |n: u8| SeatInfo {
        name: format!("Seat {n}"),
        colour: n,
        race: String::new(),
        by: Chooser::Greedy,
    };
    let setup = Setup {
        game: dale().id().into(),
        edition: "original".into(),
        seats: (0..2).map(seat).collect(),
        options: BTreeMap::new(),
        seed: 21,
        study: false,
    };
    let mut play = Play::begin(dale(), setup).unwrap();
    let mut players: Vec<_> = (0..2)
        .map(|n| bots::bot(Chooser::Greedy, dale().id(), n).unwrap().expect("it plays Dale"))
        .collect();
    let (mut keys, mut built) = (BTreeSet::new(), [0, 0]);
    for _ in 0..400 {
        let Some(seat) = play.decision_seat() else { break };
        let Some((action, why)) = bots::ask_why(players[seat.ix()].as_mut(), &mut play) else {
            break;
        };
        if let Some(why) = &why {
            if action.verb == BUILD || action.verb == CLOSE {
                assert_eq!(why.args[0], ("stacks", Value::Number(built[seat.ix()] + 1)));
            }
            for language in [Language::En, Language::Fr, Language::Es] {
                let words = Localizer::new(language).say(why, play.catalogue());
                assert!(words.len() > 12 && !words.contains(why.key), "{words}");
            }
            keys.insert(why.key);
        }
        play.choose(action).expect("what it chooses is offered");
        built[seat.ix()] += i64::from(action.verb == CLOSE);
    }
    for key in ["dom-why-bot-build", "dom-why-bot-dearest", "dom-why-bot-clear"] {
        assert!(keys.contains(key), "{key} was never said: {keys:?}");
    }
}

/// A position of two teams, in which a partner is asked for help.
fn asked_for_help(edits: &str) -> Play {
    let stack = "stack @0 1 sloth_1; stack @0 2 owl_2; hand @0 polecat_1 junk junk";
    let edits = format!("{stack}; {edits}");
    let asks = "do build, lay #polecat_1, ask-help";
    let example = example(&["original"], 4, &[("teams", 1)], &edits, asks);
    let mut play = example.begin(dale(), "original").unwrap_or_else(|fault| panic!("{fault}"));
    let base = play.entries().len();
    for step in 0..example.steps.len() {
        example.follow(&mut play, base, step).unwrap_or_else(|fault| panic!("{fault}"));
    }
    play
}

/// DOM-14.4: what a partner gives is lost to the own hand, and won for the one stall.
#[test]
fn partners_win_together_and_help_each_other() {
    let mut play = asked_for_help("hand @2 polecat_2 owl_4; hand @1 sloth_2");
    let chances = bots::chances(&mut play).expect("they are fitted");
    assert_eq!((chances[0], chances[1]), (chances[2], chances[3]), "partners share their chance");
    assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{chances:?}");
    let partner = play.decision_seat().expect("the partner is asked");
    let search = Search::of(&mut play, partner, Budget { playouts: 120, time: None });
    let ranked = search.ranked(&AtomicBool::new(false)).expect("nobody stops it");
    let best = ranked.first().expect("something is compared");
    assert_eq!(best.action.verb, LAY, "the stack is completed: {ranked:?}");
}
