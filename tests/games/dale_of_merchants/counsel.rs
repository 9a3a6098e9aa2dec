//! What the greedy player says of its choices: true of the position, and said in every language.
//! How well it plays is the business of other tests.

use crate::common::{
    dale_of_merchants::{dale, example},
    worked,
};
use caravanserai::{
    bots::{self, Bot, Budget, Search},
    games::dale_of_merchants::table::{
        layout,
        nouns::{DaleSight, DaleView},
        verbs::{
            BUILD, CHOOSE, CLOSE, LAY, LIFT, NUMBER_IS, PASS, PROPOSE_STOP, Q_DEAL, REACT, USE,
            WITHDRAW,
        },
    },
    table::{
        action::{Action, Value},
        catalogue::{Chooser, SeatInfo},
        game::Setup,
        ids::{SeatId, Viewer},
        play::Play,
        view::TableView,
    },
    text::{Language, Localizer},
};
use std::{collections::BTreeSet, sync::atomic::AtomicBool};

/// The sets of these, by their number.
const OWLS: i64 = 6;
const OCELOTS: i64 = 11;

/// A game of two in the first printing.
fn dealt(seed: u64, options: &[(&str, i64)]) -> Play {
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
        options: worked::options(options),
        seed,
        study: false,
    };
    Play::begin(dale(), setup).expect("a game of two")
}

fn greedy_players() -> Vec<Box<dyn Bot>> {
    let player = |n| bots::bot(Chooser::Greedy, dale().id(), n).expect("it plays Dale");
    (0..2).filter_map(player).collect()
}

#[test]
fn the_greedy_player_has_reasons_of_its_own() {
    let mut play = dealt(21, &[]);
    let mut players = greedy_players();
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

/// A position of two teams, after some steps.
fn teams(edits: &str, steps: &str) -> Play {
    let example = example(&["original"], 4, &[("teams", 1)], edits, steps);
    let mut play = example.begin(dale(), "original").unwrap_or_else(|fault| panic!("{fault}"));
    let base = play.entries().len();
    for step in 0..example.steps.len() {
        example.follow(&mut play, base, step).unwrap_or_else(|fault| panic!("{fault}"));
    }
    play
}

/// What the greedy player of the seat that is asked answers; it is done.
fn answered(play: &mut Play) -> Action {
    let mut bot = bots::bot(Chooser::Greedy, dale().id(), 1).unwrap().expect("it plays Dale");
    let action = bots::ask(bot.as_mut(), play).expect("a choice");
    play.choose(action).expect("what it chooses is offered");
    action
}

/// The kind of the card that lies in a zone alone.
fn only(play: &mut Play, zone: &str) -> String {
    let sight = play.glance(Viewer::Everybody);
    let zone = sight.catalogue.zone_by_key(zone).expect("there is such a zone");
    let [card] = sight.zone(zone).known[..] else { panic!("{:?}", sight.zone(zone).known) };
    sight.catalogue.kinds[sight.catalogue.pieces[card.ix()].ix()].key.clone()
}

/// DOM-14.3, DOM-12.2: whoever deals cards out gives the better ones to the own team.
#[test]
fn cards_are_dealt_to_the_own_team_first() {
    let decks = "deck @0 junk; deck @1 sloth_5a; deck @2 owl_2; deck @3 owl_4";
    let mut play = teams(&format!("hand @0 crocodile_3; {decks}"), "do play #crocodile_3");
    let asked = play.decision_seat();
    while play.state().agenda.decision().is_some_and(|asks| asks.question == Q_DEAL) {
        assert_eq!(play.decision_seat(), asked);
        answered(&mut play);
    }
    let dealt = [0, 1, 2, 3].map(|seat| only(&mut play, &format!("deck:{seat}")));
    let own = BTreeSet::from([dealt[0].as_str(), dealt[2].as_str()]);
    // The second stack of their stall needs a 2 sooner than a 4.
    assert_eq!(own, BTreeSet::from(["sloth_5a", "owl_2"]), "{dealt:?}");
}

/// The cards that seats choose one after the other, each by the greedy player, as long as so many
/// are asked.
fn chosen(play: &mut Play, count: usize) -> Vec<(u8, String)> {
    let mut all = Vec::new();
    while let Some(seat) = play.decision_seat().filter(|_| all.len() < count) {
        let action = answered(play);
        assert_eq!(action.verb, CHOOSE, "{action:?}");
        let kind = play.catalogue().pieces[action.args[0] as usize];
        all.push((seat.0, play.catalogue().kinds[kind.ix()].key.clone()));
    }
    all
}

/// What the card of a rival asks is answered for the own team: the best card of the market and of
/// the own deck, the likeliest value of a card that nobody sees.
#[test]
fn a_rivals_question_is_answered_for_the_own_team() {
    let named = |all: [(u8, &str); 2]| all.map(|(seat, card)| (seat, card.to_owned()));
    let hands = "hand @0 fennec_5a; hand @1 junk; hand @2 junk; hand @3 junk";
    let market = "market sloth_2 sloth_5a owl_4";
    let mut play = teams(&format!("{hands}; {market}"), "do play #fennec_5a, side left");
    let best = named([(0, "sloth_5a"), (1, "sloth_2")]);
    assert_eq!(chosen(&mut play, 2), best);
    let hands = "hand @0 fennec_2; hand @1 junk; hand @2 junk; hand @3 junk";
    let decks = "deck @0 sloth_4 junk; deck @1 junk sloth_5a; deck @2 junk junk; deck @3 junk junk";
    let mut play = teams(&format!("{hands}; {decks}"), "do play #fennec_2");
    let best = named([(0, "sloth_4"), (1, "sloth_5a")]);
    assert_eq!(chosen(&mut play, 2), best);
    let hands = "hand @0 ocelot_5b sloth_4 junk; hand @1 junk; hand @2 junk; hand @3 junk";
    let mut play = teams(hands, "do play #ocelot_5b, choose #sloth_4, name @1");
    assert_eq!(play.decision_seat(), Some(SeatId(1)));
    // Of each set there are most cards of value 1.
    assert_eq!(answered(&mut play), Action::one(NUMBER_IS, 1));
}

/// The owls react for nothing where there is nothing to take, and a die comes too late once
/// nothing is left to be paid.
#[test]
fn no_card_is_used_for_nothing() {
    let (mut reacted, mut passed, mut rolled) = (0, 0, 0);
    for seed in 1..=12 {
        let mut play = dealt(seed, &[("set_1", OWLS), ("set_2", OCELOTS)]);
        let mut players = greedy_players();
        for _ in 0..400 {
            let Some(seat) = play.decision_seat() else { break };
            let Some(action) = bots::ask(players[seat.ix()].as_mut(), &mut play) else { break };
            let could = |verb| play.offers().iter().any(|offer| offer.action.verb == verb);
            passed += usize::from(action.verb == PASS && could(REACT));
            let sight = play.glance(Viewer::Seat(seat));
            let table = DaleSight::of(&sight).expect("a table of this game");
            if action.verb == USE && table.printed(action.piece()).id == "ocelot_1" {
                assert!(table.dial(layout::ACTIONS) > 0, "the die is cast after the last action");
                rolled += 1;
            }
            play.choose(action).expect("what it chooses is offered");
            if action.verb == REACT {
                let lines = &play.entries().last().expect("it was just done").lines;
                let nothing = lines.iter().any(|line| line.message.key == "dom-log-nothing");
                assert!(!nothing, "seed {seed}: {lines:?}");
                reacted += 1;
            }
        }
    }
    assert!(reacted > 20 && passed > 5 && rolled > 5, "{reacted}, {passed}, {rolled}");
}

/// Tried out it costs nothing to take back what was laid or to propose a stop: chance alone would
/// choose it.
#[test]
fn taking_back_and_stopping_are_no_candidates() {
    let mut play = dealt(5, &[]);
    let mut players = greedy_players();
    let (mut left_out, mut compared) = (0, 0);
    while let Some(seat) = play.decision_seat() {
        let choice = bots::ask(players[seat.ix()].as_mut(), &mut play).expect("a choice");
        let leads_nowhere = |verb| matches!(verb, LIFT | WITHDRAW | PROPOSE_STOP);
        if play.offers().iter().any(|offer| leads_nowhere(offer.action.verb)) {
            left_out += 1;
            let search = Search::of(&mut play, seat, Budget { playouts: 0, time: None });
            let ranked = search.ranked(&AtomicBool::new(false)).expect("nobody stops it");
            let others = ranked.iter().skip(1).map(|one| one.action.verb);
            compared += others.clone().count();
            assert!(others.clone().all(|verb| !leads_nowhere(verb)), "{ranked:?}");
        }
        play.choose(choice).expect("an offer");
    }
    assert!(left_out > 20 && compared > 40, "{left_out} decisions, {compared} candidates");
}
