//! Each refusal of the decisions of section 18, met once with exactly its rule and its sentence.

use super::{action, position};
use crate::common::sources::{sources, split, without_tests};
use caravanserai::{
    games::duck_dealer::table::verbs::COLLECT,
    table::{action::Action, play::Play},
};
use std::collections::BTreeSet;

/// A position, an action that is refused in it, its rule, and the text key of the reason.
const REFUSALS: &[(&str, &str, &str, &str)] = &[
    ("dial phase 0", "start S1", "DD-3.8", "dd-no-equipment"),
    ("dial phase 1; place ship_0 dock:0", "start S2", "DD-3.9", "dd-no-start-taken"),
    ("dial phase 1; place ship_0 dock:0", "start P1", "DD-3.9", "dd-no-start-only"),
    ("dial phase 1; place ship_0 dock:0", "equip hold", "DD-3.9", "dd-no-start-first"),
    ("acting", "equip hold", "DD-3.8", "dd-no-prepared"),
    ("", "mine", "DD-4.1", "dd-no-choose-turn"),
    ("acting", "collect red", "DD-4.3", "dd-no-chosen"),
    ("acting", "act", "DD-4.3", "dd-no-chosen"),
    ("", "free-turn", "DD-5.3", "dd-no-nothing-missing"),
    ("acting", "no-free-turn", "DD-5.3", "dd-no-nothing-missing"),
    ("dial phase 3; dial virtual:0 1", "mine", "DD-4.3", "dd-no-collecting"),
    ("dial phase 3; dial virtual:0 1", "act", "DD-4.3", "dd-no-chosen"),
    ("", "passage P1", "DD-6.6", "dd-no-passage-now"),
    ("acting", "take-cube S1 mine", "DD-6.2", "dd-no-own-cube"),
    ("acting", "route-cube L06.1", "DD-6.3", "dd-no-allowance"),
    ("acting; dial spent 1", "route-cube L06.1", "DD-6.4", "dd-no-cubes-first"),
    ("acting; dial allowance 1", "route-cube S1", "DD-6.3", "dd-no-point"),
    ("acting; dial allowance 1; cube @1 L06.1", "route-cube L06.1", "DD-6.3", "dd-no-cube-there"),
    ("acting; dial allowance 1; at @1 L06.1", "route-cube L06.1", "DD-6.3", "dd-no-ship-there"),
    ("acting", "pay-cube L06.1", "DD-11.5", "dd-no-yellow-cube"),
    ("acting; tokens @0 0 1 0; cube @0 L06.1", "pay-cube L06.1", "DD-6.3", "dd-no-cube-there"),
    ("acting; passage @1 P1", "passage P1", "DD-9.1", "dd-no-passage-there"),
    ("acting; passage @0 P1; passage @0 P2", "passage P3", "DD-9.2", "dd-no-passage-left"),
    ("acting", "passage L06.1", "DD-9.1", "dd-no-passage-planet"),
    ("acting", "jump", "DD-9.3", "dd-no-passage-here"),
    ("acting; passage @1 S1", "jump", "DD-9.3", "dd-no-other-end"),
    ("acting; passage @1 S1; passage @1 P1", "jump", "DD-9.3", "dd-no-red-jump"),
    (
        "acting; tokens @0 1 0 0; passage @1 S1; passage @1 P1; ship @0; goods @0 radios radios",
        "jump",
        "DD-7.8",
        "dd-no-overloaded",
    ),
    ("acting", "move L06.2", "DD-7.1", "dd-no-red"),
    ("acting; tokens @0 1 0 0", "move P9", "DD-7.2", "dd-no-adjacent"),
    ("acting; tokens @0 1 0 0; cube @0 L06.2", "move L06.2", "DD-7.4", "dd-no-skipped"),
    (
        "acting; tokens @0 1 0 0; ship @0; goods @0 radios radios",
        "move L06.2",
        "DD-7.8",
        "dd-no-overloaded",
    ),
    ("acting; at @0 L06.1", "stop", "DD-8.2", "dd-no-planet"),
    ("acting", "stop", "DD-8.2", "dd-no-stopped"),
    ("acting", "explore left", "DD-8.2", "dd-no-explored"),
    ("acting; at @0 P1; consumer P1 radios", "build-shipyard radios", "DD-10.1", "dd-no-yard"),
    ("acting; built yard_hold_a", "build-shipyard radios", "DD-10.3", "dd-no-built"),
    ("acting", "build-shipyard radios", "DD-1.6", "dd-no-goods"),
    ("acting; goods @0 phone_booths", "build-shipyard phone_booths", "DD-1.6", "dd-no-other-good"),
    ("acting; goods @0 phone_booths radios", "build-shipyard radios", "DD-10.2", "dd-no-yellow"),
    ("acting", "build-consumer radios", "DD-10.4", "dd-no-consumer"),
    (
        "acting; at @0 P1; consumer P1 radios built",
        "build-consumer radios",
        "DD-10.4",
        "dd-no-built",
    ),
    ("acting; at @0 P1; consumer P1 radios", "build-consumer economy", "DD-1.6", "dd-no-goods"),
    (
        "acting; at @0 P1; consumer P1 radios; goods @0 radios economy",
        "build-consumer economy",
        "DD-10.2",
        "dd-no-yellow",
    ),
    ("acting", "build-factory radios", "DD-10.5", "dd-no-factory-place"),
    (
        "acting; at @0 P1; consumer P1 satellites; factory P1 radios",
        "build-factory economy",
        "DD-10.5",
        "dd-no-factory-taken",
    ),
    (
        "acting; at @0 P1; consumer P2 satellites; factory P2 radios",
        "build-factory radios",
        "DD-2.7",
        "dd-no-factory-gone",
    ),
    ("acting; at @0 P1", "build-factory yellow_ducks", "DD-10.5", "dd-no-such-factory"),
    ("acting; at @0 P1", "build-factory radios", "DD-10.5", "dd-no-inputs"),
    (
        "acting; at @0 P1; goods @0 phone_booths yellow_ducks",
        "build-factory radios",
        "DD-10.2",
        "dd-no-yellow",
    ),
    (
        "acting; at @0 P1; consumer P1 radios built",
        "claim consumer",
        "DD-11.2",
        "dd-no-claim-consumer",
    ),
    ("acting; tokens @0 0 3 0; claimed @1 S1 mine", "claim mine", "DD-11.1", "dd-no-claimed"),
    ("acting; tokens @0 0 3 0", "claim shipyard", "DD-11.3", "dd-no-unbuilt"),
    ("acting; tokens @0 0 2 0", "claim mine", "DD-11.1", "dd-no-yellow-claim"),
    ("acting; at @0 P1", "claim factory", "DD-11.1", "dd-no-site"),
    ("acting; at @0 L06.1", "claim mine", "DD-10.1", "dd-no-between"),
    ("acting; at @0 L06.1", "mine", "DD-12.1", "dd-no-between"),
    ("acting", "mine", "DD-12.2", "dd-no-blue"),
    ("acting; at @0 P1", "buy radios none", "DD-12.1", "dd-no-yard"),
    ("acting", "buy radios none", "DD-12.3", "dd-no-yard-unbuilt"),
    ("acting; built yard_hold_a", "buy radios none", "DD-1.6", "dd-no-goods"),
    (
        "acting; built yard_hold_a; goods @0 phone_booths radios",
        "buy radios none",
        "DD-12.1",
        "dd-no-blue",
    ),
    (
        "acting; built yard_hold_a; goods @0 phone_booths radios; tokens @0 0 0 1",
        "buy radios engineer",
        "DD-13.2",
        "dd-no-piece",
    ),
    ("acting; built yard_hold_a; ship @0 hold hold hold hold hold hold hold hold hold hold hold hold
      goods @0 phone_booths radios; tokens @0 0 0 1", "buy radios none", "DD-13.2", "dd-no-slot"),
    ("acting; at @0 S2; built yard_navigator; goods @0 solar_panels radios; tokens @0 0 0 1
      tokens @1 39 0 0", "buy radios none", "DD-13.5", "dd-no-token"),
    ("acting", "start S1", "DD-3.9", "dd-no-prepared"),
    ("acting; at @0 P1", "produce", "DD-12.4", "dd-no-factory"),
    (
        "acting; at @0 P1; consumer P1 satellites; factory P1 radios",
        "produce",
        "DD-12.4",
        "dd-no-inputs",
    ),
    (
        "acting; at @0 P1; consumer P1 satellites; factory P1 radios; goods @0 phone_booths yellow_ducks",
        "produce",
        "DD-12.1",
        "dd-no-blue",
    ),
    ("acting", "sell", "DD-12.1", "dd-no-consumer"),
    ("acting; at @0 P1; consumer P1 radios", "sell", "DD-12.5", "dd-no-consumer-unbuilt"),
    ("acting; at @0 P1; consumer P1 radios built", "sell", "DD-12.5", "dd-no-good"),
    (
        "acting; at @0 P1; consumer P1 radios built; goods @0 economy",
        "sell",
        "DD-12.5",
        "dd-no-only-buys",
    ),
    (
        "acting; at @0 P1; consumer P1 radios built; goods @0 radios",
        "sell",
        "DD-12.1",
        "dd-no-blue",
    ),
    ("acting", "drop radios 1", "DD-13.4", "dd-no-good"),
    ("acting; goods @0 radios", "drop radios 2", "DD-13.4", "dd-no-good"),
    ("acting", "drop hold 1", "DD-13.4", "dd-no-goods-only"),
    ("acting", "exchange @1", "DD-14.1", "dd-no-partner"),
    ("acting", "exchange @0", "DD-14.1", "dd-no-partner"),
    ("acting; at @1 S1", "exchange @1", "DD-14.2", "dd-no-goods-there"),
    ("acting", "give radios 1", "DD-14.1", "dd-no-no-exchange"),
    ("acting", "accept", "DD-14.2", "dd-no-not-for-you"),
    ("at @1 S1; dial phase 6; dial partner 2", "give radios 1", "DD-14.1", "dd-no-good"),
    ("at @1 S1; dial phase 6; dial partner 2", "give hold 1", "DD-14.2", "dd-no-goods-only"),
    ("at @1 S1; dial phase 6; dial partner 2", "propose", "DD-14.2", "dd-no-empty-offer"),
    ("at @1 S1; dial phase 6; dial partner 2", "end-turn", "DD-14.3", "dd-no-exchange-open"),
    (
        "at @1 S1; dial phase 6; dial partner 2; ship @1; goods @1 radios; goods @0 economy
         dial gives:10 1",
        "propose",
        "DD-14.2",
        "dd-no-room",
    ),
    ("at @1 S1; dial phase 7; dial partner 2", "mine", "DD-14.3", "dd-no-exchange-open"),
    ("dial phase 8; tokens @0 5 0 1", "keep 1 1 1", "DD-6.7", "dd-no-keep"),
    ("dial phase 8; tokens @0 5 0 1", "end-turn", "DD-6.7", "dd-no-keep"),
];

#[test]
fn every_refusal_names_its_rule_and_its_reason() {
    let mut wrong = Vec::new();
    for (edits, text, rule, key) in REFUSALS {
        let mut play = position(edits);
        let wanted = action(&play, text);
        let hash = play.hash();
        match play.choose(wanted).map(|_| ()) {
            Ok(()) => wrong.push(format!("{edits}: {text} is not refused")),
            Err(no) if (no.rule.0, no.message.key) != (*rule, *key) => {
                wrong.push(format!(
                    "{edits}: {text} is refused by {} ({})",
                    no.rule, no.message.key
                ));
            }
            Err(_) => assert_eq!(play.hash(), hash, "{text} has changed something"),
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What is said to an action after these steps.
fn refused_after(play: &mut Play, steps: &[&str], wanted: Action) -> (&'static str, &'static str) {
    for step in steps {
        let step = action(play, step);
        assert!(play.choose(step).is_ok());
    }
    let no = play.choose(wanted).map(|_| ()).unwrap_err();
    (no.rule.0, no.message.key)
}

#[test]
fn a_tile_must_be_chosen_first_and_only_from_the_top() {
    let edits = "acting; at @0 P1; tokens @0 0 0 1";
    let mut play = position(edits);
    let end = action(&play, "end-turn");
    assert_eq!(refused_after(&mut play, &["mine"], end), ("DD-8.1", "dd-no-explore-first"));
    let tiles = ["satellites", "radios", "slimming_pills", "modern_art", "religion", "military"];
    let laid = (6..).zip(tiles).map(|(n, good)| format!("consumer P{n} {good}"));
    let mut play = position(&format!("{edits}; {}", laid.collect::<Vec<_>>().join("; ")));
    let left = action(&play, "explore left");
    assert_eq!(refused_after(&mut play, &["mine"], left), ("DD-8.1", "dd-no-top"));
}

#[test]
fn a_colour_is_one_of_three() {
    let mut play = position("");
    let fourth = Action::one(COLLECT, 3);
    assert_eq!(refused_after(&mut play, &[], fourth), ("DD-5.1", "dd-no-colour"));
}

#[test]
fn without_a_cube_nothing_is_claimed_or_marked() {
    let points = position("").catalogue().spaces.iter().map(|s| s.id.clone()).collect::<Vec<_>>();
    let points: Vec<String> = points.into_iter().filter(|id| id.contains('.')).take(39).collect();
    let edits = format!("acting; cube @0 {}; tokens @0 0 4 0", points.join(" "));
    for wanted in ["claim mine", "pay-cube L27.5"] {
        let mut play = position(&edits);
        let wanted = action(&play, wanted);
        assert_eq!(refused_after(&mut play, &[], wanted), ("DD-6.2", "dd-no-cube"));
    }
}

#[test]
fn nothing_is_possible_after_the_end() {
    let mut play = position("counter 23");
    let next = action(&play, "collect red");
    assert_eq!(refused_after(&mut play, &["act", "end-turn"], next), ("DD-16.1", "dd-no-over"));
}

/// Sentences that no position can bring: whatever is said where nothing else fits, and a planet
/// without a mine, which the check of positions refuses.
const NEVER_MET: &[&str] = &["dd-no-not-now", "dd-no-mine"];

#[test]
fn every_sentence_of_the_rules_is_met_here() {
    let met = split(include_str!("refusals.rs")).1;
    let mut missing = BTreeSet::new();
    for (_, text) in sources("src/games/duck_dealer") {
        let said = split(without_tests(&text)).1;
        missing.extend(said.into_iter().filter(|key| key.starts_with("dd-no-")));
    }
    assert!(missing.len() > 60, "the sentences are found");
    missing.retain(|key| !met.contains(key) && !NEVER_MET.contains(&key.as_str()));
    assert!(missing.is_empty(), "refusals without a test: {missing:?}");
}
