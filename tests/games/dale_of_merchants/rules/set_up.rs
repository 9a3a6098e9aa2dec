//! Chapters DOM-0, DOM-1, DOM-2 and DOM-16: what there is, how it is dealt, what can be chosen.

use crate::common::dale_of_merchants::*;
use caravanserai::{
    games::dale_of_merchants::level::{Kind, LEVELS},
    table::{game::SetupError, ids::Viewer, play::Play},
};
use std::collections::BTreeMap;

/// A table as it is dealt: the kinds in a zone, by its key.
fn dealt(seats: usize, options: &[(&str, i64)], seed: u64) -> BTreeMap<String, Vec<String>> {
    let mut setup = example(ORIGINAL, seats, options, "as dealt", "over").setup(dale(), "original");
    setup.seed = seed;
    let mut play = Play::begin(dale(), setup).unwrap();
    let sight = play.sight(Viewer::Everybody);
    let c = &sight.catalogue.0;
    let kinds = |z: usize| {
        sight.zones[z]
            .pieces
            .iter()
            .filter_map(|p| p.kind)
            .map(|k| c.kinds[k.ix()].key.clone())
            .collect()
    };
    (0..c.zones.len()).map(|z| (c.zones[z].key.clone(), kinds(z))).collect()
}

fn refused(seats: usize, options: &[(&str, i64)]) -> &'static str {
    let setup = example(ORIGINAL, seats, options, "as dealt", "over").setup(dale(), "original");
    match Play::begin(dale(), setup).err().expect("this table cannot be laid") {
        SetupError::Rule { rule, .. } => rule.0,
        other => panic!("{other}"),
    }
}

/// Cards, their places and two dice are all that there is: no clock, no night, no coins, no traps,
/// no characters.
#[test]
fn dom_1_4_nothing_but_cards_lies_on_a_table() {
    for edition in ["original", "remastered"] {
        let play =
            Play::begin(dale(), example(BOTH, 4, &[], "as dealt", "over").setup(dale(), edition))
                .unwrap();
        let c = play.catalogue();
        assert!(
            c.purses.is_empty() && c.spaces.is_empty() && c.links.is_empty(),
            "DOM-1.4: {edition}"
        );
        for piece in c.all_pieces() {
            let kind = c.kind_of(piece);
            assert_eq!(kind.back, "card", "DOM-1.4: {}", kind.key);
            assert!(
                ["technique", "passive", "junk"].contains(&kind.group),
                "DOM-1.4: {} is of the group {}",
                kind.key,
                kind.group
            );
        }
        assert!(dale().races(edition).is_empty(), "DOM-1.4: nobody plays a character");
        let level = LEVELS.named(edition).unwrap();
        let dice: Vec<&str> = level.dice.iter().map(|die| die.id.as_str()).collect();
        assert_eq!(dice, ["polecat", "ocelot"], "DOM-1.4: {edition}");
    }
}

/// DOM-1.1, DOM-1.2, DOM-1.3, DOM-1.5, DOM-0.2: there are twelve decks of fifteen cards and junk.
#[test]
fn dom_1_1_dom_1_2_dom_1_3_dom_1_5_dom_0_2_there_are_twelve_decks_of_fifteen_cards_and_junk() {
    for edition in ["original", "remastered"] {
        let level = LEVELS.named(edition).unwrap();
        for set in 0..level.sets.len() as u8 {
            let of = |c: &&caravanserai::games::dale_of_merchants::level::CardKind| {
                c.set.is_some_and(|s| s.0 == set)
            };
            let rows: Vec<(u8, u8)> =
                level.cards.iter().filter(of).map(|c| (c.value, c.copies)).collect();
            assert_eq!(rows, [(1, 4), (2, 3), (3, 3), (4, 3), (5, 1), (5, 1)]);
        }
        assert_eq!(level.sets.len(), 12);
        let junk = level.card(level.junk);
        assert!(
            junk.is_junk()
                && junk.set.is_none()
                && (junk.value, junk.copies, junk.kind) == (1, 20, Kind::Rubbish)
        );
        // Only techniques have the bonus icon; each card is of one kind.
        for card in &level.cards {
            assert_eq!(card.effect.is_some(), card.kind == Kind::Technique, "{}", card.id);
            assert_eq!(card.hooks.is_empty(), card.kind != Kind::Passive, "{}", card.id);
            assert!(!card.bonus || card.kind == Kind::Technique, "{}", card.id);
        }
        let faces: Vec<Vec<u8>> = level.dice.iter().map(|d| d.faces.clone()).collect();
        assert_eq!(faces, [vec![1, 1, 2, 2, 3, 3], vec![0, 1, 1, 2, 2, 3]]);
    }
}

/// DOM-2.2, DOM-2.3, DOM-2.4, DOM-2.5, DOM-2.6, DOM-0.3: every player gets ten cards and the rest
/// is the supply.
#[test]
fn dom_2_2_dom_2_3_dom_2_4_dom_2_5_dom_2_6_dom_0_3_every_player_gets_ten_cards_and_the_rest_is_the_supply()
 {
    for (seats, sets, junk, reserve, supply) in
        [(2, 3, 7, 6, 28), (3, 4, 6, 2, 39), (4, 5, 5, 0, 50)]
    {
        for seed in 0..5 {
            let there = dealt(seats, &[], seed);
            for seat in 0..seats {
                let mut cards = there[&format!("hand:{seat}")].clone();
                assert_eq!((cards.len(), there[&format!("pile:{seat}")].len()), (5, 0));
                cards.extend(there[&format!("deck:{seat}")].clone());
                assert_eq!(cards.len(), 10);
                assert_eq!(cards.iter().filter(|c| *c == "junk").count(), junk);
                let ones: Vec<&String> = cards.iter().filter(|c| c.ends_with("_1")).collect();
                assert_eq!(ones.len(), sets, "one card of value 1 of each set");
                assert!(ones.iter().all(|one| cards.iter().filter(|c| c == one).count() == 1));
            }
            assert_eq!(
                (there["reserve"].len(), there["supply"].len(), there["bin"].len()),
                (reserve, supply, 0)
            );
            let market: Vec<&String> = (0..5).flat_map(|n| &there[&format!("slot:{n}")]).collect();
            assert_eq!(market.len(), 5);
            assert!(
                there["supply"].iter().chain(market).all(|c| !c.ends_with("_1") && c != "junk"),
                "cards of value 2 to 5 alone"
            );
            // Surplus cards of value 1 are in the box, beside the sets that are not played with.
            let chosen: Vec<&str> = there["hand:0"]
                .iter()
                .chain(&there["deck:0"])
                .filter_map(|c| c.strip_suffix("_1"))
                .collect();
            let left = there["box"]
                .iter()
                .filter(|c| chosen.iter().any(|set| **c == format!("{set}_1")))
                .count();
            assert_eq!(left, sets * (4 - seats));
        }
    }
}

/// D1.
#[test]
fn dom_2_1_dom_2_9_tables_that_cannot_be_laid_are_refused() {
    assert_eq!(refused(2, &[("set_4", 1)]), "DOM-2.1", "one set too many");
    assert_eq!(refused(3, &[("set_5", 1)]), "DOM-2.1");
    assert_eq!(refused(4, &[("teams", 1), ("set_5", 1)]), "DOM-2.1");
    assert_eq!(refused(2, &[("set_1", 4), ("set_3", 4)]), "DOM-2.1", "a set twice");
    assert_eq!(refused(3, &[("teams", 1)]), "DOM-2.9");
    for seats in [1, 5] {
        let setup = example(ORIGINAL, seats, &[], "as dealt", "over").setup(dale(), "original");
        assert!(Play::begin(dale(), setup).is_err(), "{seats} players");
    }
}

#[test]
fn dom_2_7_the_first_player_is_named_or_drawn() {
    for first in 0..3 {
        options(
            BOTH,
            3,
            &[("first", first + 1)],
            "as dealt",
            &format!("asks @{first} dom-question-action; dial first {first}"),
        );
    }
    let begins = |seed| {
        let mut setup = example(ORIGINAL, 3, &[], "as dealt", "over").setup(dale(), "original");
        setup.seed = seed;
        Play::begin(dale(), setup).unwrap().decision_seat().unwrap().0
    };
    let drawn: std::collections::BTreeSet<u8> = (0..40).map(begins).collect();
    assert_eq!(drawn.into_iter().collect::<Vec<_>>(), [0, 1, 2], "by chance everybody begins once");
    assert_eq!(refused(2, &[("first", 4)]), "DOM-2.7");
    // Clockwise.
    table(
        BOTH,
        3,
        "hand @0 junk; dial active 1",
        "do inventory, discard; asks @2 dom-question-action; do inventory, discard; asks @0 dom-question-action",
    );
}

/// DOM-2.8, DOM-16.1: any sets of both games together.
#[test]
fn dom_2_8_dom_16_1_sets_are_chosen_or_drawn_out_of_all_twelve() {
    let there = dealt(2, &[("set_1", 1), ("set_2", 12), ("set_3", 7)], 3);
    let ones = |there: &BTreeMap<String, Vec<String>>| {
        let mut ones: Vec<String> = there["hand:0"]
            .iter()
            .chain(&there["deck:0"])
            .filter(|c| c.ends_with("_1"))
            .cloned()
            .collect();
        ones.sort();
        ones
    };
    assert_eq!(ones(&there), ["chameleon_1", "macaw_1", "platypus_1"]);
    let there = dealt(2, &[("set_1", 1)], 3);
    assert!(ones(&there).contains(&"platypus_1".to_owned()) && ones(&there).len() == 3);
    let drawn: std::collections::BTreeSet<String> =
        (0..60).flat_map(|seed| ones(&dealt(2, &[], seed))).collect();
    assert_eq!(drawn.len(), 12, "chance chooses among all");
}

/// DOM-16.2: the printing is a choice at set-up.
#[test]
fn dom_16_2_two_printings() {
    let ids: Vec<&str> = dale().editions().iter().map(|e| e.id).collect();
    assert_eq!(ids, ["original", "remastered"]);
    original("hand @0 panda_4", "refused play #panda_4 by DOM-5.1; offered use #panda_4");
    remastered("hand @0 panda_4", "offered play #panda_4");
    // In the later one the market is filled whenever a technique is over.
    original(
        "market - sloth_2; hand @0 platypus_1; supply sloth_3",
        "do play #platypus_1; count slot:0 0",
    );
    remastered(
        "market - sloth_2; hand @0 platypus_1; supply sloth_3",
        "do play #platypus_1; in slot:0 sloth_2; in slot:1 sloth_3",
    );
}

/// D24.
#[test]
fn dom_16_3_sets_can_be_drafted() {
    options(
        BOTH,
        2,
        &[("draft", 1), ("first", 2)],
        "as dealt",
        "
        asks @1 dom-question-ban
        refused inventory by DOM-16.3
        do ban set.owl
        asks @0 dom-question-ban
        refused ban set.owl by DOM-16.3
        do ban set.sloth
        asks @1 dom-question-pick-set
        refused pick-set set.owl by DOM-16.3
        do pick-set set.macaw
        refused pick-set set.macaw by DOM-16.3
        do pick-set set.panda
        asks @1 dom-question-action
        count hand:0 5; count supply 28",
    );
}
