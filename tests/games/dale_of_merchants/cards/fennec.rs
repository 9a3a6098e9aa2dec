//! Friendly Fennec Foxes: everybody takes part.

use crate::common::dale_of_merchants::*;

#[test]
fn fennec_1_looks_at_a_hand() {
    table(
        ORIGINAL,
        3,
        "hand @0 fennec_1; hand @1 sloth_1; hand @2 sloth_2",
        "
        do play #fennec_1, name @2
        sees @0 hand:2 sloth_2; hidden @0 hand:1; hidden @1 hand:2
        do go-on
        hidden @0 hand:2
        asks @0 dom-question-may
        do no
        in pile:0 fennec_1; dial actions 1",
    );
    original(
        "hand @0 fennec_1; deck @0 junk",
        "do play #fennec_1; asks @0 dom-question-may; do yes; order deck:0 junk fennec_1; count pile:0 0",
    );
    remastered(
        "hand @0 fennec_1; hand @1 sloth_1",
        "
        refused play #fennec_1 by DOM-5.1
        do use #fennec_1
        sees @0 hand:1 sloth_1
        do go-on
        in hand:0 fennec_1
        refused use #fennec_1 by DOM-3.8
        dial actions 1",
    );
    teams(
        ORIGINAL,
        "hand @0 fennec_1; hand @3 sloth_1",
        "do play #fennec_1; refused name @2 by DOM-14.5; do name @3, go-on, no",
    );
}

#[test]
fn fennec_2_lets_everybody_search() {
    original(
        "hand @0 fennec_2; deck @0 sloth_1 sloth_2; deck @1 polecat_1 polecat_2",
        "
        do play #fennec_2, choose #sloth_1
        asks @1 dom-question-cards
        hidden @0 deck:1; sees @1 deck:1 polecat_2
        do choose #polecat_2
        in hand:0 sloth_1; in hand:1 polecat_2; order deck:0 sloth_2; order deck:1 polecat_1; dial actions 1",
    );
    original(
        "hand @0 fennec_2; pile @1 junk",
        "do play #fennec_2; count hand:0 0; count hand:1 0; count deck:1 0; dial actions 1",
    );
    // In the later printing everybody puts the top card of the pile on the deck.
    remastered(
        "hand @0 fennec_2; pile @0 sloth_1 sloth_2; pile @1 polecat_1; deck @1 junk",
        "
        do play #fennec_2
        order deck:0 sloth_2; order pile:0 sloth_1 fennec_2; order deck:1 junk polecat_1; count pile:1 0",
    );
    teams(
        ORIGINAL,
        "hand @0 fennec_2; deck @0 sloth_1; deck @1 sloth_2; deck @2 sloth_3; deck @3 sloth_4",
        "
        do play #fennec_2
        in hand:0 sloth_1; in hand:1 sloth_2; in hand:2 sloth_3; in hand:3 sloth_4",
    );
}

#[test]
fn fennec_3_takes_a_random_card_from_the_neighbour() {
    table(
        BOTH,
        3,
        "hand @0 fennec_3 sloth_1; hand @1 sloth_2; hand @2 sloth_3",
        "
        do play #fennec_3
        asks @0 dom-question-side
        do side left
        in hand:0 sloth_2; in hand:1 sloth_3; in hand:2 sloth_1; dial actions 1
        again
        do play #fennec_3, side right
        in hand:0 sloth_3; in hand:1 sloth_1; in hand:2 sloth_2",
    );
    // With two players no side is asked for; an empty hand gives nothing, and nothing that comes is
    // passed on.
    both("hand @0 fennec_3 sloth_1", "do play #fennec_3; in hand:0; in hand:1 sloth_1");
    both(
        "hand @0 fennec_3 sloth_1 sloth_2; hand @1 owl_4; chance 1 0",
        "do play #fennec_3; count hand:0 2; has hand:0 owl_4; count hand:1 1",
    );
    teams(
        BOTH,
        "hand @0 fennec_3 sloth_1; hand @1 sloth_2; hand @2 sloth_3; hand @3 sloth_4",
        "
        do play #fennec_3, side left
        in hand:0 sloth_2; in hand:1 sloth_3; in hand:2 sloth_4; in hand:3 sloth_1",
    );
}

#[test]
fn fennec_4_takes_one_card_each_and_gives_one_back() {
    both(
        "hand @0 fennec_4 sloth_1; hand @1 sloth_2",
        "
        do play #fennec_4
        sees @0 buffer sloth_2; hidden @1 buffer
        do give #sloth_1 @1
        in hand:0 sloth_2; in hand:1 sloth_1; dial actions 1",
    );
    both("hand @0 fennec_4; hand @1 sloth_2", "do play #fennec_4; in hand:0; in hand:1 sloth_2");
    both("hand @0 fennec_4", "do play #fennec_4; in hand:0; in pile:0 fennec_4; dial actions 1");
}

#[test]
fn fennec_5a_lets_everybody_take_from_the_market() {
    table(
        ORIGINAL,
        3,
        "market owl_4 crocodile_3; hand @0 fennec_5a",
        "
        do play #fennec_5a, side left, choose #crocodile_3
        asks @0 dom-question-action
        in hand:0 crocodile_3; in hand:1 owl_4; in hand:2; dial actions 1",
    );
    original(
        "market owl_4 owl_3; hand @0 fennec_5a",
        "do play #fennec_5a, choose #owl_3; in hand:1 owl_4",
    );
    // In the later printing one player gives.
    remastered(
        "market owl_4 owl_3 owl_2; hand @0 fennec_5a",
        "
        do play #fennec_5a
        asks @0 dom-question-cards
        do choose #owl_2
        asks @0 dom-question-cards
        do choose #owl_4
        in hand:0 owl_2; in hand:1 owl_4; in slot:0 owl_3",
    );
}

#[test]
fn fennec_5b_turns_piles_back_or_shares() {
    table(
        ORIGINAL,
        3,
        "hand @0 fennec_5b; pile @0 sloth_1 sloth_2 sloth_3; pile @1 polecat_1",
        "
        do play #fennec_5b
        order deck:0 sloth_3 sloth_2; order pile:0 sloth_1 fennec_5b; order deck:1 polecat_1; count pile:1 0; count deck:2 0; dial actions 1",
    );
    remastered(
        "hand @0 fennec_5b; deck @0 sloth_1; deck @1 sloth_2",
        "
        do play #fennec_5b, give #sloth_2 @0
        in hand:0 sloth_2; in hand:1 sloth_1; dial actions 1",
    );
    remastered("hand @0 fennec_5b", "do play #fennec_5b; in hand:0 junk; in hand:1 junk");
}
