//! The commands `worth` and `best`, and `rules` with what has spoken: what they tell is offered by
//! the rules, and only the seat that chooses reads it. What is worth doing is tested for every game
//! elsewhere.

use super::analysis::played;
use crate::protocol::Engine;
use caravanserai::{
    games,
    table::{
        action::Action,
        goal::Goal,
        ids::{SeatId, Viewer},
        play::Play,
    },
};
use serde_json::{Value, json};

/// An engine with a game of two.
fn with(game: &str) -> Engine {
    let mut e = Engine::new();
    let seats = json!([{"name": "Ann"}, {"name": "Ben"}]);
    e.ok(json!({"cmd": "new", "game": game, "edition": "standard", "seats": seats, "seed": 7}));
    e
}

fn first_offered(e: &mut Engine, action: &Value) -> bool {
    let offers = e.ok(json!({"cmd": "decision"}))["offers"].clone();
    offers.as_array().unwrap().iter().any(|offer| offer["action"] == *action)
}

#[test]
fn what_is_worth_doing_begins_with_an_offer() {
    let mut e = with("duck_dealer");
    let mut told = 0;
    for _ in 0..12 {
        let all = e.ok(json!({"cmd": "worth"}))["worth"].as_array().unwrap().clone();
        for one in &all {
            assert!(one["gain"].as_i64().unwrap() > 0, "{one}");
            if let Some(first) = one["line"].as_array().unwrap().first() {
                assert!(first_offered(&mut e, first), "{one}");
                told += 1;
            }
        }
        e.ok(json!({"cmd": "bot", "by": "greedy", "act": true}));
    }
    assert!(told > 0, "nothing was laid out");
}

#[test]
fn the_best_of_a_turn_is_played_to_what_it_says() {
    let mut e = with("merchants_cove");
    let mut gained = 0;
    for _ in 0..6 {
        let best = e.ok(json!({"cmd": "best", "positions": 500}));
        let steps = best["line"].as_array().unwrap().clone();
        for step in &steps {
            e.ok(json!({"cmd": "act", "action": step}));
        }
        gained += usize::from(best["gained"]["goods"].as_i64().is_some_and(|goods| goods > 0));
        if steps.is_empty() {
            e.ok(json!({"cmd": "bot", "by": "greedy", "act": true}));
        }
    }
    assert!(gained > 0, "nothing was gained");
}

#[test]
fn another_seat_is_told_nothing_of_it() {
    let mut e = Engine::with_game("2012", 2);
    for cmd in ["worth", "best"] {
        let answer = e.ok(json!({"cmd": cmd, "viewer": 1}));
        assert!(answer["worth"].is_null() && answer["line"].is_null(), "{answer}");
    }
    assert_eq!(e.code(json!({"cmd": "best", "positions": 0})), "bad-number");
}

#[test]
fn rules_tell_where_they_have_spoken() {
    let mut e = Engine::with_game("2012", 2);
    assert!(e.ok(json!({"cmd": "rules", "rule": "MOV-4"}))["spoken"].is_null());
    for _ in 0..30 {
        e.ok(json!({"cmd": "bot", "by": "greedy", "act": true}));
    }
    let ask =
        |viewer: Value| json!({"cmd": "rules", "rule": "MOV-4", "spoken": true, "viewer": viewer});
    let all = e.ok(ask(json!("everybody")))["spoken"].clone();
    let chosen = all["chosen"].as_array().unwrap().len();
    assert!(chosen > 0, "{all}");
    let public = e.ok(ask(json!("public")))["spoken"].clone();
    assert_eq!(public["chosen"], json!([]));
}

/// Moments of a game of Merchant of Venus.
fn voyages(mut look: impl FnMut(&mut Play, SeatId)) {
    let game = games::by_id("merchant_of_venus").expect("it is in the house");
    for choices in [4, 40, 90, 150] {
        let mut play = played(game, "2012", choices);
        let seat = play.in_turn().expect("it is somebody's turn");
        look(&mut play, seat);
    }
}

#[test]
fn what_is_bought_elsewhere_is_told_with_its_seller_and_its_price() {
    let mut told = 0;
    voyages(|play, seat| {
        let c = play.catalogue().clone();
        let sight = play.glance(Viewer::Seat(seat));
        for kind in ["class.clipper", "class.freighter", "class.scout", "class.transport"] {
            let ship = Action::parse(&format!("buy-ship {kind}"), &c).expect("a ship");
            let Some(known) = play.game().known(&sight, seat, Goal::Choice(ship)) else { continue };
            let far = known.amount("points").is_none_or(|points| points > 0);
            assert!(far && known.amount("price").is_some(), "{known:?}");
            told += 1;
        }
    });
    assert!(told > 4, "only {told} ships");
}

#[test]
fn something_is_always_worth_doing_on_a_voyage() {
    voyages(|play, seat| {
        let sight = play.glance(Viewer::Seat(seat));
        let all = play.game().prospects(&sight, seat);
        assert!(!all.is_empty(), "nothing after {} entries", play.entries().len());
        assert!(all.iter().all(|one| one.words.is_some()), "{all:?}");
    });
}
