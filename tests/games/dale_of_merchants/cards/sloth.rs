//! Diligent Pale-throated Sloths: what is done now bears fruit at the start of the next turn.

use crate::common::dale_of_merchants::*;

#[test]
fn sloth_1_draws_next_turn() {
    both(
        "hand @0 sloth_1; deck @0 sloth_2",
        "
        do play #sloth_1
        in schedule:0 sloth_1; in hand:0; dial actions 1
        edit dial phase 1
        in hand:0 sloth_2; in pile:0 sloth_1; asks @0 dom-question-action",
    );
    both("scheduled @0 sloth_1; dial phase 1", "in hand:0 junk; in pile:0 sloth_1");
}

#[test]
fn sloth_2_takes_a_market_card_next_turn() {
    both(
        "hand @0 sloth_2 junk junk junk junk junk; hand @1 junk junk junk junk junk; market owl_3 - owl_4",
        "
        do play #sloth_2
        asks @1 dom-question-action; in schedule:0 sloth_2
        do inventory, discard
        asks @0 dom-question-cards
        refused done by DOM-5.6
        do choose #owl_4
        has hand:0 owl_4; in pile:0 sloth_2; in slot:0 owl_3; count slot:1 0; dial actions 1",
    );
    both(
        "scheduled @0 sloth_2; dial phase 1",
        "in pile:0 sloth_2; in hand:0; asks @0 dom-question-action",
    );
}

#[test]
fn sloth_3_takes_junk_and_may_throw_a_card_away_next_turn() {
    both(
        "hand @0 sloth_3; pile @0 junk sloth_2",
        "
        do play #sloth_3
        refused choose #sloth_2 by DOM-5.6
        do choose #junk@pile:0
        in hand:0 junk; in schedule:0 sloth_3; dial actions 1
        edit dial phase 1
        asks @0 dom-question-cards
        do choose #junk@hand:0
        in hand:0; in pile:0 sloth_2 sloth_3; count reserve 20",
    );
    both("hand @0 sloth_3; pile @0 junk", "do play #sloth_3, done; in hand:0; in pile:0 junk");
    both(
        "scheduled @0 sloth_3; hand @0 sloth_2; dial phase 1",
        "do done; in hand:0 sloth_2; in pile:0 sloth_3",
    );
    both(
        "hand @0 sloth_3; pile @0 sloth_2",
        "do play #sloth_3; asks @0 dom-question-action; edit dial phase 1; asks @0 dom-question-action; in pile:0 sloth_2 sloth_3",
    );
}

#[test]
fn sloth_4_takes_a_card_of_the_pile_next_turn() {
    both(
        "hand @0 sloth_4; pile @0 sloth_2 junk",
        "do play #sloth_4; in schedule:0 sloth_4; dial actions 1; in hand:0",
    );
    original(
        "scheduled @0 sloth_4; pile @0 sloth_2 junk; dial phase 1",
        "do choose #sloth_2; in hand:0 sloth_2; order pile:0 junk sloth_4",
    );
    original(
        "scheduled @0 sloth_4; pile @0 sloth_2 junk; dial phase 1",
        "do done; in hand:0; order pile:0 sloth_2 junk sloth_4",
    );
    // The later printing no longer says "may".
    remastered(
        "scheduled @0 sloth_4; pile @0 sloth_2 junk; dial phase 1",
        "refused done by DOM-5.6; do choose #sloth_2; in hand:0 sloth_2",
    );
    both(
        "scheduled @0 sloth_4; dial phase 1",
        "in hand:0; in pile:0 sloth_4; asks @0 dom-question-action",
    );
}

#[test]
fn sloth_5a_draws_now_and_next_turn() {
    both(
        "hand @0 sloth_5a; deck @0 sloth_1 sloth_2",
        "
        do play #sloth_5a
        in hand:0 sloth_2; in schedule:0 sloth_5a; dial actions 1
        edit dial phase 1
        in hand:0 sloth_1 sloth_2; in pile:0 sloth_5a",
    );
}

#[test]
fn sloth_5b_makes_all_cards_count_one_more_next_turn() {
    both(
        "market sloth_3 sloth_2; hand @0 sloth_5b junk sloth_2",
        "
        do play #sloth_5b
        in schedule:0 sloth_5b
        do buy 0, lay #sloth_2; refused pay by DOM-4.2; do withdraw
        edit dial phase 1
        in pile:0 sloth_5b
        do buy 0, lay #sloth_2@hand:0; offered pay; do withdraw
        do buy 1, lay #sloth_2@hand:0; offered pay",
    );
    // It covers stacks, and ends with the turn.
    both(
        "scheduled @0 sloth_5b; hand @0 sloth_1 junk junk junk junk; hand @1 sloth_1 junk junk junk junk; dial phase 1",
        "
        refused build by DOM-6.1
        do inventory, discard
        asks @1 dom-question-action; offered build",
    );
}
