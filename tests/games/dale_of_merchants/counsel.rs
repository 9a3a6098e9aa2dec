//! What the greedy player says of its choices: true of the position, and said in every language.
//! How well it plays is the business of other tests.

use crate::common::dale_of_merchants::dale;
use caravanserai::{
    bots,
    games::dale_of_merchants::table::verbs::{BUILD, CLOSE},
    table::{
        action::Value,
        catalogue::{Chooser, SeatInfo},
        game::Setup,
        play::Play,
    },
    text::{Language, Localizer},
};
use std::collections::{BTreeMap, BTreeSet};

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
