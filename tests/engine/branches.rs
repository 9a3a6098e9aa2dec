//! Trying something out over the protocol, for every game: a branch lies on the table in place of
//! the game, is played, taken back, left and found again, and the game is what it was.

use caravanserai::{engine::session::ProtocolSession, games, text::Localizer};
use serde_json::{Value, json};

fn ask(session: &mut ProtocolSession, request: Value) -> Value {
    serde_json::from_str(&session.answer(&request.to_string())).unwrap()
}
fn ok(session: &mut ProtocolSession, request: Value) -> Value {
    let answer = ask(session, request.clone());
    assert_eq!(answer["ok"], true, "{request}: {answer}");
    answer
}
fn code(session: &mut ProtocolSession, request: Value) -> Value {
    ask(session, request)["error"]["code"].clone()
}

/// A game that has gone on for a while.
fn begun(game: &str, edition: &str, actions: usize) -> ProtocolSession {
    let mut session = ProtocolSession::new(Localizer::default());
    ok(
        &mut session,
        json!({"cmd": "new", "game": game, "edition": edition, "seats": 2, "seed": 3}),
    );
    for _ in 0..actions {
        let offers = ok(&mut session, json!({"cmd": "decision"}))["offers"].clone();
        let last = offers.as_array().map_or(0, Vec::len) - 1;
        ok(&mut session, json!({"cmd": "act", "index": last}));
    }
    session
}

#[test]
fn a_branch_is_played_left_and_found_again_and_the_game_is_untouched() {
    for game in games::all() {
        let mut s = begun(game.id(), game.editions()[0].id, 6);
        let before = ok(&mut s, json!({"cmd": "save"}))["text"].clone();
        let opened =
            ok(&mut s, json!({"cmd": "branch", "viewer": 0, "seed": 9, "name": "first try"}));
        assert_eq!((&opened["branch"], &opened["of"]), (&json!(1), &json!(0)));
        assert_eq!(opened["from"], 6);
        for _ in 0..3 {
            let tried = ok(&mut s, json!({"cmd": "act", "index": 0}));
            assert_eq!(tried["branch"], 1, "an answer says that it is only tried");
        }
        let there = ok(&mut s, json!({"cmd": "hash"}))["hash"].clone();
        // A branch of the branch, and from it to the game.
        ok(&mut s, json!({"cmd": "branch", "seed": 10}));
        ok(&mut s, json!({"cmd": "act", "index": 0}));
        let all = ok(&mut s, json!({"cmd": "branches"}));
        assert_eq!(all["here"], 2);
        let numbers: Vec<&Value> =
            all["branches"].as_array().unwrap().iter().map(|b| &b["branch"]).collect();
        assert_eq!(numbers, [0, 1, 2]);
        assert!(all["branches"].as_array().unwrap().iter().all(|b| b["fortunes"].is_array()));
        let back = ok(&mut s, json!({"cmd": "back", "to": 0}));
        assert_eq!(back["branch"], 0);
        assert_eq!(ok(&mut s, json!({"cmd": "save"}))["text"], before, "{}", game.id());
        // The first branch stands where it was left.
        ok(&mut s, json!({"cmd": "back", "to": 1}));
        assert_eq!(ok(&mut s, json!({"cmd": "hash"}))["hash"], there);
        // Everything tried can be taken back, and nothing before it.
        let undone = ok(&mut s, json!({"cmd": "undo", "steps": 100}));
        assert_eq!(undone["steps"], 3);
        assert!(undone["stopped"].is_string());
        assert_eq!(code(&mut s, json!({"cmd": "undo"})), "stands");
        assert_eq!(ok(&mut s, json!({"cmd": "redo", "steps": 3}))["steps"], 3);
        assert_eq!(ok(&mut s, json!({"cmd": "hash"}))["hash"], there);
        ok(&mut s, json!({"cmd": "back", "forget": true}));
        assert_eq!(code(&mut s, json!({"cmd": "back", "to": 1})), "no-such-branch");
        // What was opened from it hangs on the game now.
        let all = ok(&mut s, json!({"cmd": "branches"}));
        assert_eq!(all["branches"][1]["of"], 0);
        assert_eq!(ok(&mut s, json!({"cmd": "save"}))["text"], before);
        // Another game ends them all.
        ok(
            &mut s,
            json!({"cmd": "new", "game": game.id(), "edition": game.editions()[0].id, "seats": 2}),
        );
        assert_eq!(code(&mut s, json!({"cmd": "back", "to": 2})), "no-such-branch");
    }
}

#[test]
fn what_cannot_be_tried_says_why() {
    let mut s = ProtocolSession::new(Localizer::default());
    assert_eq!(code(&mut s, json!({"cmd": "branch"})), "no-game");
    assert_eq!(code(&mut s, json!({"cmd": "back"})), "no-game");
    let game = games::all()[0];
    let mut s = begun(game.id(), game.editions()[0].id, 2);
    assert_eq!(code(&mut s, json!({"cmd": "back"})), "no-branch-open");
    assert_eq!(code(&mut s, json!({"cmd": "branch", "viewer": 7})), "no-such-viewer");
    assert_eq!(ok(&mut s, json!({"cmd": "branches"}))["here"], 0);
    for n in 1..=32 {
        assert_eq!(ok(&mut s, json!({"cmd": "branch"}))["branch"], n);
    }
    assert_eq!(code(&mut s, json!({"cmd": "branch"})), "too-many-branches");
}

#[test]
fn the_steps_of_a_branch_are_changed_and_played_in_the_game() {
    for game in games::all() {
        let mut s = begun(game.id(), game.editions()[0].id, 6);
        assert_eq!(code(&mut s, json!({"cmd": "plan"})), "no-branch-open");
        let before = ok(&mut s, json!({"cmd": "save"}))["text"].clone();
        let seat = ok(&mut s, json!({"cmd": "decision"}))["seat"].clone();
        ok(&mut s, json!({"cmd": "branch", "viewer": seat, "seed": 9}));
        for _ in 0..4 {
            ok(&mut s, json!({"cmd": "act", "index": 0}));
        }
        let there = ok(&mut s, json!({"cmd": "hash"}))["hash"].clone();
        let plan = ok(&mut s, json!({"cmd": "plan"}));
        let steps = plan["steps"].as_array().unwrap().clone();
        assert_eq!((steps.len(), &plan["at"]), (4, &json!(4)));
        assert!(steps.iter().all(|s| s["fit"] == "works"), "{}: {plan}", game.id());
        // A step that is not there is left out by nobody.
        let same = ok(&mut s, json!({"cmd": "plan", "remove": 4}));
        assert_eq!(same["steps"], plan["steps"], "{}", game.id());
        let counted = steps[0]["figures"].as_object().unwrap();
        assert!(!counted.is_empty(), "{} counts something", game.id());
        // To the start and to the end again: the same steps come to the same position.
        let waits = ok(&mut s, json!({"cmd": "plan", "at": 0}));
        assert!(waits["steps"].as_array().unwrap().iter().all(|s| s["fit"] == "waits"));
        ok(&mut s, json!({"cmd": "plan", "at": 4}));
        assert_eq!(ok(&mut s, json!({"cmd": "hash"}))["hash"], there, "{}", game.id());
        // What does not work in another order says why, and works again in the old one.
        let turned = ok(&mut s, json!({"cmd": "plan", "shift": [1, 0]}));
        for step in turned["steps"].as_array().unwrap() {
            match step["fit"].as_str().unwrap() {
                "refused" => assert!(step["refusal"]["rule"].is_string()),
                "asks" => assert!(step["asks"] != step["seat"]),
                fit => assert_eq!(fit, "works"),
            }
        }
        ok(&mut s, json!({"cmd": "plan", "shift": [1, 0]}));
        assert_eq!(ok(&mut s, json!({"cmd": "hash"}))["hash"], there, "{}", game.id());
        ok(&mut s, json!({"cmd": "back", "to": 0}));
        assert_eq!(ok(&mut s, json!({"cmd": "save"}))["text"], before, "{}", game.id());
        ok(&mut s, json!({"cmd": "back", "to": 1}));
        let played = ok(&mut s, json!({"cmd": "plan", "play": true}));
        assert_eq!(played["branch"], 0);
        let count = played["played"].as_u64().unwrap();
        assert!(count >= 1, "{}: {played}", game.id());
        assert_eq!(ok(&mut s, json!({"cmd": "hash"}))["hash"], played["hash"]);
        // What was played is not played twice.
        ok(&mut s, json!({"cmd": "back", "to": 1}));
        let steps = ok(&mut s, json!({"cmd": "plan"}))["steps"].clone();
        let done = steps.as_array().unwrap().iter().filter(|s| s["played"].is_u64()).count();
        assert_eq!(done as u64, count, "{}", game.id());
    }
}

/// The first offer of one of these verbs, in the order in which they are wanted.
fn wanted(s: &mut ProtocolSession, verbs: &[&str], nth: usize) -> Option<u64> {
    let decision = ok(s, json!({"cmd": "decision"}));
    let offers = decision["offers"].as_array()?.clone();
    let verb = |o: &Value| o["action"].as_str().unwrap().split(' ').next().unwrap().to_owned();
    verbs.iter().find_map(|wanted| {
        let of: Vec<usize> = (0..offers.len()).filter(|&i| verb(&offers[i]) == *wanted).collect();
        (!of.is_empty()).then(|| of[nth % of.len()] as u64)
    })
}

/// Duck Dealer of two, at its first turn.
fn ducks() -> ProtocolSession {
    let mut s = ProtocolSession::new(Localizer::default());
    ok(
        &mut s,
        json!({"cmd": "new", "game": "duck_dealer", "edition": "standard", "seats": 2, "seed": 3}),
    );
    while let Some(index) = wanted(&mut s, &["equip", "start"], 0) {
        ok(&mut s, json!({"cmd": "act", "index": index}));
    }
    s
}

#[test]
fn energy_is_overdrawn_in_a_plan_which_says_what_is_missing_and_never_in_the_game() {
    let mut s = ducks();
    let before = ok(&mut s, json!({"cmd": "save"}))["text"].clone();
    let seat = ok(&mut s, json!({"cmd": "decision"}))["seat"].clone();
    ok(&mut s, json!({"cmd": "branch", "viewer": seat, "seed": 9}));
    let there = ok(&mut s, json!({"cmd": "hash"}))["hash"].clone();
    ok(&mut s, json!({"cmd": "plan", "overdraw": true}));
    assert_eq!(ok(&mut s, json!({"cmd": "hash"}))["hash"], there, "it is no part of the position");
    let mut plan = json!(null);
    for nth in 0..40 {
        let index = wanted(&mut s, &["act", "move", "explore"], nth).expect("one flies on");
        ok(&mut s, json!({"cmd": "act", "index": index}));
        plan = ok(&mut s, json!({"cmd": "plan"}));
        let last = plan["steps"].as_array().unwrap().last().unwrap();
        if last["figures"]["red"].as_i64().unwrap() < 0 {
            break;
        }
    }
    let notes: Vec<&str> =
        plan["notes"].as_array().unwrap().iter().map(|n| n.as_str().unwrap()).collect();
    assert!(notes.iter().any(|n| n.starts_with("Missing: 1 red")), "{plan}");
    // Without it the step that overdraws is refused by its rule, and it can be had again.
    let strict = ok(&mut s, json!({"cmd": "plan", "overdraw": false}));
    let refused = |plan: &Value| {
        plan["steps"].as_array().unwrap().iter().filter(|s| s["fit"] == "refused").count()
    };
    assert!(refused(&strict) >= 1, "{strict}");
    let again = ok(&mut s, json!({"cmd": "plan", "overdraw": true}));
    assert_eq!((refused(&again), &again["hash"]), (0, &plan["hash"]));
    // The game knows nothing of it: it plays what it can, and says by which rule it stops.
    ok(&mut s, json!({"cmd": "back", "to": 0}));
    assert_eq!(ok(&mut s, json!({"cmd": "save"}))["text"], before);
    ok(&mut s, json!({"cmd": "back", "to": 1}));
    let played = ok(&mut s, json!({"cmd": "plan", "play": true}));
    let steps = again["steps"].as_array().unwrap().len() as u64;
    assert!(played["played"].as_u64().unwrap() < steps, "{played}");
    assert_eq!(played["stopped"]["why"], "refused", "{played}");
}

#[test]
fn a_plan_is_played_on_where_others_have_had_turns_that_are_counted() {
    let mut s = ducks();
    let seat = ok(&mut s, json!({"cmd": "decision"}))["seat"].clone();
    let take = |s: &mut ProtocolSession, verb: &str| {
        let index = wanted(s, &[verb], 0).unwrap_or_else(|| panic!("no {verb} is offered"));
        ok(s, json!({"cmd": "act", "index": index}));
    };
    ok(&mut s, json!({"cmd": "branch", "viewer": seat, "seed": 9}));
    take(&mut s, "act");
    take(&mut s, "end-turn");
    ok(&mut s, json!({"cmd": "back", "to": 0}));
    for verb in ["collect", "act", "end-turn"] {
        take(&mut s, verb);
    }
    assert_eq!(ok(&mut s, json!({"cmd": "decision"}))["seat"], seat);
    ok(&mut s, json!({"cmd": "back", "to": 1}));
    let played = ok(&mut s, json!({"cmd": "plan", "play": true}));
    // It is the second action turn now instead of the first one, and comes out as planned.
    assert_eq!((&played["played"], &played["stopped"]), (&json!(2), &Value::Null), "{played}");
}

/// Cards out of a rival's deck lie set aside, some of them junk, and are dealt anew together with
/// the market deck, where junk never lies: a world is found for everybody, whatever the number.
#[test]
fn a_branch_can_be_opened_while_junk_of_a_rival_lies_set_aside() {
    let mut s = ProtocolSession::new(Localizer::default());
    let (seed, options) = (1_551_640_375_580_867_874_u64, json!({"ask_all": 1, "set_3": 6}));
    let game = json!({"cmd": "new", "game": "dale_of_merchants", "edition": "remastered",
        "seats": 3, "seed": seed, "options": options});
    ok(&mut s, game);
    let bought = ["buy 0", "lay #9", "lay #11", "lay #13", "pay"];
    let used = ["pass", "pass", "pass", "use #192", "use #96"];
    for action in bought.into_iter().chain(used) {
        ok(&mut s, json!({"cmd": "act", "action": action}));
    }
    for viewer in [json!(0), json!(1), json!(2), json!("public")] {
        for seed in 0..40 {
            ok(&mut s, json!({"cmd": "branch", "viewer": viewer, "seed": seed}));
            ok(&mut s, json!({"cmd": "back", "to": 0, "forget": true}));
        }
    }
}
