//! Chapter DOM-12: effects on other players.

use crate::common::dale_of_merchants::*;
use caravanserai::{
    table::example::Example,
    text::{Language, Localizer},
};

/// DOM-0.1, DOM-12.1, D5: one chooses; with one candidate the program does; empty hands may be
/// chosen.
#[test]
fn dom_0_1_dom_12_1_choosing_another_player() {
    table(
        BOTH,
        3,
        "hand @0 raccoon_4 junk; hand @2 sloth_1",
        "
        do play #raccoon_4
        asks @0 dom-question-players
        refused name @0 by DOM-12.1
        do name @1
        in hand:0 junk; in hand:1; dial actions 1",
    );
    both(
        "hand @0 raccoon_4 junk; hand @1 sloth_1",
        "do play #raccoon_4; asks @0 dom-question-cards",
    );
    table(
        ORIGINAL,
        4,
        "hand @0 raccoon_2; hand @1 sloth_1; hand @2 sloth_2; hand @3 sloth_3",
        "do play #raccoon_2, name @3; refused name @3 by DOM-12.1; do done; in pile:3 sloth_3; in hand:1 sloth_1",
    );
    table(
        REMASTERED,
        4,
        "hand @0 raccoon_2; hand @1 sloth_1",
        "do play #raccoon_2; refused done by DOM-12.1; do name @1, done; in pile:1 sloth_1",
    );
}

/// "each player" is oneself, too; D9.
#[test]
fn dom_12_2_each_player() {
    table(
        ORIGINAL,
        3,
        "hand @0 fennec_5b; pile @0 sloth_1; pile @1 sloth_2; pile @2 sloth_3",
        "do play #fennec_5b; order deck:0 sloth_1; order deck:1 sloth_2; order deck:2 sloth_3",
    );
    both(
        "hand @0 fennec_4 sloth_1; hand @1 sloth_2",
        "do play #fennec_4; refused done by DOM-5.13; do give #sloth_2 @1; in hand:0 sloth_1; in hand:1 sloth_2",
    );
    table(
        BOTH,
        3,
        "hand @0 fennec_4 sloth_1; hand @1 sloth_2; hand @2 sloth_3",
        "do play #fennec_4, give #sloth_2 @0; refused give #sloth_3 @0 by DOM-12.2; refused give #sloth_2 @1 by DOM-12.2",
    );
}

/// DOM-12.3: together on the unchanged state, or one after the other.
#[test]
fn dom_12_3_together_or_in_order() {
    table(
        ORIGINAL,
        3,
        "hand @0 fennec_2; deck @0 sloth_1 sloth_2; deck @1 owl_1 owl_2; deck @2 polecat_1 polecat_2",
        "
        do play #fennec_2, choose #sloth_1
        count hand:0 0
        do choose #owl_1
        count hand:1 0
        do choose #polecat_1
        in hand:0 sloth_1; in hand:1 owl_1; in hand:2 polecat_1",
    );
    // In order: the first opponent clockwise first, so the shared bin shows it.
    table(
        BOTH,
        3,
        "hand @0 crocodile_3; deck @1 sloth_1; deck @2 sloth_2; deck @0 sloth_3",
        "do play #crocodile_3; order buffer sloth_3 sloth_1 sloth_2",
    );
    table(
        BOTH,
        3,
        "hand @1 crocodile_3; deck @1 sloth_1; deck @2 sloth_2; deck @0 sloth_3; dial active 1",
        "do play #crocodile_3; order buffer sloth_1 sloth_2 sloth_3",
    );
    table(
        ORIGINAL,
        3,
        "hand @1 fennec_5a; market sloth_2 sloth_3 sloth_4 owl_2; dial active 1",
        "do play #fennec_5a, side left, choose #sloth_2; asks @2 dom-question-cards; do choose #sloth_3; asks @0 dom-question-cards",
    );
}

/// DOM-12.4: by chance, evenly over the hand.
#[test]
fn dom_12_4_random_cards() {
    for (n, taken) in ["sloth_1", "sloth_2", "sloth_3"].iter().enumerate() {
        original(
            "hand @0 raccoon_2; hand @1 sloth_1 sloth_2 sloth_3",
            &format!("chance {n}; do play #raccoon_2, name @1; in pile:1 {taken}"),
        );
    }
}

/// DOM-12.5, DOM-12.6: nobody fills the hand on another's turn; cards have no owner but where they
/// lie.
#[test]
fn dom_12_5_dom_12_6_waiting_for_the_own_clean_up() {
    original(
        "hand @0 raccoon_2; hand @1 sloth_1 sloth_2; deck @1 junk junk junk junk junk",
        "chance 0; do play #raccoon_2, name @1; count hand:1 1; do inventory, discard; count hand:1 1; do inventory, discard; count hand:1 5",
    );
    both(
        "hand @0 raccoon_3 sloth_1; deck @1 junk junk junk junk; hand @1 junk junk junk",
        "do play #raccoon_3, inventory, discard, inventory, discard; has hand:1 sloth_1",
    );
}

/// DOM-12.7: auras add up, but for the cap on drawing; never against their owner or the owner's
/// partner.
#[test]
fn dom_12_7_auras() {
    table(
        BOTH,
        3,
        "market sloth_2; scheduled @1 crocodile_2; scheduled @2 crocodile_2 crocodile_5b; hand @0 junk junk junk junk junk",
        "refused buy 0 by DOM-4.2; do inventory, lay #junk@hand:0, lay #junk@hand:0, lay #junk@hand:0, discard; count hand:0 3",
    );
    teams(
        BOTH,
        "market sloth_2; scheduled @0 crocodile_2 crocodile_5a crocodile_5b; hand @2 sloth_1 junk junk; dial active 2; dial actions 3",
        "
        do buy 0, lay #junk, lay #junk, pay
        do build, lay #sloth_1, close
        in stack:0:1 sloth_1
        do inventory, discard
        count hand:2 5",
    );
}

/// DOM-12.8: what is asked of others they answer themselves.
#[test]
fn dom_12_8_others_answer_for_themselves() {
    original(
        "hand @0 ocelot_5b sloth_1; hand @1 junk",
        "do play #ocelot_5b; asks @1 dom-question-number",
    );
    original(
        "hand @0 fennec_5a; market sloth_2 sloth_3 sloth_4",
        "do play #fennec_5a, choose #sloth_2; asks @1 dom-question-cards",
    );
}

/// DOM-12.9, D8: left is the next player; with two players nobody asks.
#[test]
fn dom_12_9_left_and_right() {
    table(
        BOTH,
        4,
        "hand @0 fennec_3; hand @1 sloth_1; hand @2 sloth_2; hand @3 sloth_3",
        "
        do play #fennec_3, side left
        in hand:0 sloth_1; in hand:1 sloth_2; in hand:2 sloth_3; in hand:3
        again
        do play #fennec_3, side right
        in hand:0 sloth_3; in hand:1; in hand:2 sloth_1; in hand:3 sloth_2",
    );
    both("hand @0 fennec_3; hand @1 sloth_1", "do play #fennec_3; in hand:0 sloth_1");
}

/// A log line counts equal cards, says from where cards are taken, and in which language ever.
#[test]
fn the_log_counts_equal_cards_and_says_from_where() {
    let example = example(
        BOTH,
        2,
        &[],
        "hand @0 panda_2 junk junk junk; market sloth_4; hand @1 junk; dial actions 2",
        "do play #panda_2",
    );
    for edition in BOTH {
        let mut play = example.begin(dale(), edition).unwrap_or_else(|e| panic!("{e:?}"));
        let c = play.catalogue().clone();
        for step in ["play #panda_2", "inventory", "lay #junk", "lay #junk", "lay #junk", "discard"]
        {
            let steps = Example { steps: vec![format!("do {step}")], ..example.clone() };
            let base = play.entries().len();
            steps.follow(&mut play, base, 0).unwrap_or_else(|e| panic!("{e:?}"));
        }
        for (language, taken, counted) in [
            (Language::En, "takes Siesta from the market", "discards 3 Junk"),
            (Language::Fr, "prend Sieste du marché", "défausse 3 cartes Camelote"),
            (Language::Es, "toma Siesta del mercado", "descarta 3 baratijas"),
        ] {
            let localizer = Localizer::new(language);
            let lines = play.entries().iter().flat_map(|e| &e.lines);
            let told: Vec<String> = lines.map(|l| localizer.say(&l.message, &c)).collect();
            assert!(told.iter().any(|line| line.ends_with(taken)), "{taken}: {told:#?}");
            assert!(told.iter().any(|line| line.ends_with(counted)), "{counted}: {told:#?}");
        }
    }
}
