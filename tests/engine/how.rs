//! The command `how`: a line that can be played to its goal, an answer that its seat alone reads,
//! and faults that say what is wrong. How a line is found is tested for every game elsewhere.

use crate::protocol::Engine;
use serde_json::{Value, json};

/// Asks for everything that is refused at this moment; the answers with a line, and the others.
fn asked(e: &mut Engine) -> (Vec<(String, Value)>, Vec<Value>) {
    let refused = e.ok(json!({"cmd": "decision"}))["refusals"].clone();
    let actions: Vec<String> = refused
        .as_array()
        .unwrap()
        .iter()
        .take(6)
        .map(|no| no["action"].as_str().unwrap().to_owned())
        .collect();
    let (mut lines, mut others) = (Vec::new(), Vec::new());
    for action in actions {
        let answer = e.ok(json!({"cmd": "how", "action": action, "positions": 400}));
        match answer["line"].is_array() {
            true => lines.push((action, answer)),
            false => others.push(answer),
        }
    }
    (lines, others)
}

#[test]
fn a_line_is_played_to_its_goal_and_what_has_none_says_why() {
    let mut e = Engine::with_game("2012", 2);
    let (mut played, mut without) = (0, 0);
    for _ in 0..12 {
        // Worlds that are played on take a second each.
        if played > 0 && without > 3 {
            break;
        }
        let (lines, others) = asked(&mut e);
        without += others.len();
        for other in others {
            assert!(other["refusal"]["rule"].as_str().unwrap().starts_with("MOV-"), "{other}");
            // What is never allowed again is not looked for.
            if other["never"] == true {
                continue;
            }
            assert!(other["soon"]["worlds"].as_u64().is_some_and(|worlds| worlds > 0), "{other}");
            let came =
                other["soon"]["within"].as_array().is_some_and(|w| w.last() != Some(&0.into()));
            let told = other["soon"]["example"].as_array().is_some_and(|steps| !steps.is_empty());
            assert_eq!(came, told, "where it came, it is told how: {other}");
        }
        for (action, answer) in lines {
            let before = e.ok(json!({"cmd": "hash"}))["hash"].clone();
            let steps = answer["line"].as_array().unwrap().clone();
            for step in &steps {
                e.ok(json!({"cmd": "act", "action": step}));
            }
            let offers = e.ok(json!({"cmd": "decision"}))["offers"].clone();
            let there = offers.as_array().unwrap().iter().any(|o| o["action"] == *action);
            assert!(there, "{action} is not offered after {steps:?}");
            played += steps.len();
            e.ok(json!({"cmd": "undo", "steps": steps.len()}));
            assert_eq!(e.ok(json!({"cmd": "hash"}))["hash"], before);
        }
        e.ok(json!({"cmd": "bot", "by": "greedy", "act": true}));
    }
    assert!(played > 0 && without > 3, "{played} choices of lines, {without} goals without one");
}

#[test]
fn another_seat_is_told_nothing_and_faults_say_what_is_wrong() {
    let mut e = Engine::with_game("2012", 2);
    let answer = e.ok(json!({"cmd": "how", "purse": "credits:0", "least": 5000, "viewer": 1}));
    assert!(answer["line"].is_null() && answer["soon"].is_null(), "{answer}");
    let there = e.ok(json!({"cmd": "how", "purse": "credits:0", "least": 0, "viewer": 0}));
    assert_eq!(there["line"], json!([]));
    assert_eq!(e.code(json!({"cmd": "how"})), "one-goal");
    assert_eq!(e.code(json!({"cmd": "how", "purse": "credits:0", "zone": "x"})), "one-goal");
    assert_eq!(e.code(json!({"cmd": "how", "purse": "nothing"})), "no-such-thing");
    assert_eq!(e.code(json!({"cmd": "how", "action": "?"})), "bad-action");
    let none = json!({"cmd": "how", "purse": "credits:0", "least": 1, "positions": 0});
    assert_eq!(e.code(none), "bad-number");
}
