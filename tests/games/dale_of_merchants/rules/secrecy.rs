//! Chapter DOM-15: who may see what.

use crate::common::dale_of_merchants::*;

/// DOM-15.0, DOM-15.5: hands to their owners, decks and the supply to nobody, the rest to all;
/// counts are public.
#[test]
fn dom_15_0_dom_15_5_zones() {
    both(
        "hand @0 sloth_1; hand @1 owl_1; deck @0 sloth_2; deck @1 owl_2; pile @1 owl_3; supply sloth_3; bin sloth_4; market owl_4; scheduled @1 crocodile_2",
        "
        sees @0 hand:0 sloth_1; hidden @1 hand:0; hidden @0 hand:1; hidden @0 deck:0; hidden @1 deck:0; hidden @0 deck:1
        hidden @0 supply; hidden @1 supply
        sees @0 pile:1 owl_3; sees @0 bin sloth_4; sees @0 slot:0 owl_4; sees @0 schedule:1 crocodile_2
        count deck:1 1; count hand:1 1; count supply 1",
    );
}

/// DOM-15.1: only who searches sees the deck; what is taken is not shown.
#[test]
fn dom_15_1_searching() {
    both(
        "hand @0 platypus_4; deck @0 sloth_1 sloth_2; hand @1 junk",
        "
        do play #platypus_4
        sees @0 deck:0 sloth_1; hidden @1 deck:0
        do choose #sloth_1
        hidden @1 hand:0; hidden @0 deck:0",
    );
    original(
        "hand @0 fennec_2; deck @0 sloth_1; deck @1 owl_1 owl_2",
        "do play #fennec_2; hidden @0 deck:1; sees @1 deck:1 owl_1; do choose #owl_1; hidden @0 hand:1",
    );
}

/// DOM-15.2: who takes a card sees it, and the log tells the two alone.
#[test]
fn dom_15_2_taken_cards() {
    table(
        BOTH,
        3,
        "hand @0 raccoon_4 junk; hand @1 sloth_1; hand @2 junk",
        "do play #raccoon_4, name @1; sees @0 hand:0 sloth_1; hidden @2 hand:0; hidden @1 hand:0",
    );
    both(
        "hand @0 crocodile_4 junk; deck @1 sloth_1",
        "do play #crocodile_4; sees @0 hand:0 sloth_1; hidden @1 hand:0",
    );
}

/// DOM-15.0: buffers are seen by who chooses from them, or by nobody, or by all once they are
/// revealed.
#[test]
fn dom_15_0_buffers() {
    both(
        "hand @0 macaw_4; deck @0 sloth_1 sloth_2 sloth_3",
        "do play #macaw_4; sees @0 buffer sloth_1; hidden @1 buffer",
    );
    table(
        ORIGINAL,
        3,
        "hand @0 ocelot_3 sloth_1 sloth_2; deck @0 owl_1 owl_1; hand @1 junk",
        "do play #ocelot_3, rest; asks @0 dom-question-players; hidden @0 buffer; hidden @1 buffer",
    );
    original(
        "hand @0 polecat_4; supply owl_4",
        "do play #polecat_4; hidden @0 supply; do number 2; sees @1 bin owl_4",
    );
}

/// DOM-15.3: bought cards lie hidden in the hand again, whoever remembers them.
#[test]
fn dom_15_3_bought_cards() {
    both(
        "hand @0 sloth_2; market owl_2; dial actions 2; hand @1 junk",
        "sees @1 slot:0 owl_2; do buy 0, lay #sloth_2, pay; hidden @1 hand:0",
    );
}

/// DOM-15.4: a question betrays nobody if everybody is asked.
#[test]
fn dom_15_4_asking_everybody() {
    options(
        ORIGINAL,
        3,
        &[("ask_all", 1)],
        "hand @0 platypus_1; hand @1 junk; hand @2 owl_2; deck @2 junk",
        "
        do play #platypus_1
        asks @1 dom-question-react
        offered pass
        do pass
        asks @2 dom-question-react
        do pass
        asks @0 dom-question-action",
    );
    table(
        ORIGINAL,
        3,
        "hand @0 platypus_1; hand @1 junk; hand @2 owl_2; deck @2 junk",
        "do play #platypus_1; asks @2 dom-question-react",
    );
    // Arrivals, too: whoever is asked need not hold what comes.
    options(
        ORIGINAL,
        3,
        &[("ask_all", 1)],
        "hand @0 sloth_2; market platypus_2; hand @1 junk; hand @2 junk; bin owl_1; dial actions 2",
        "
        do buy 0, lay #sloth_2, pay
        asks @1 dom-question-react
        do pass, pass
        asks @0 dom-question-react
        do pass
        asks @0 dom-question-action",
    );
    // A turn waits for its end, whether the hand allows anything or not.
    options(
        ORIGINAL,
        3,
        &[("ask_all", 1)],
        "hand @0 sloth_2 sloth_1; market platypus_2; hand @1 junk; hand @2 junk; bin owl_1",
        "
        do buy 0, lay #sloth_2, pay, pass, pass, pass
        asks @0 dom-question-action
        do end-actions
        asks @1 dom-question-react
        do pass, pass
        asks @0 dom-question-react",
    );
    table(
        ORIGINAL,
        3,
        "hand @0 sloth_2 sloth_1; market platypus_2; hand @1 junk; hand @2 junk; bin owl_1",
        "do buy 0, lay #sloth_2, pay; asks @1 dom-question-action",
    );
    // Where no card of the game reacts to it, nobody has to say so.
    let sets: Vec<(&str, i64)> =
        [("ask_all", 1), ("set_1", 1), ("set_2", 2), ("set_3", 3), ("set_4", 4)].to_vec();
    options(
        ORIGINAL,
        3,
        &sets,
        "hand @0 platypus_1; hand @1 junk",
        "do play #platypus_1; asks @0 dom-question-action",
    );
}
