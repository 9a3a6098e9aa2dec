//! Snappy Scarlet Macaws: quick turnover of the hand.

use crate::common::dale_of_merchants::*;

#[test]
fn macaw_1_discards_the_hand_and_draws_as_many() {
    both(
        "hand @0 macaw_1 sloth_1 junk; deck @0 sloth_2 sloth_3 sloth_4",
        "
        do play #macaw_1
        asks @0 dom-question-order
        do choose #junk@hand:0
        in hand:0 sloth_3 sloth_4; order pile:0 junk sloth_1 macaw_1; dial actions 1",
    );
    both(
        "hand @0 macaw_1; deck @0 sloth_2",
        "do play #macaw_1; in hand:0; order deck:0 sloth_2; dial actions 1",
    );
    // What was just discarded may be drawn again.
    both("hand @0 macaw_1 sloth_1", "do play #macaw_1; in hand:0 sloth_1; in pile:0 macaw_1");
}

#[test]
fn macaw_2_enlarges_the_hand() {
    original(
        "hand @0 macaw_2; deck @0 junk junk junk junk junk junk",
        "refused play #macaw_2 by DOM-5.1; do inventory, discard; count hand:0 6",
    );
    original(
        "hand @0 macaw_2 macaw_2; deck @0 junk junk junk junk junk junk",
        "do inventory, discard; count hand:0 7",
    );
    original(
        "stack @0 1 macaw_2; hand @0 junk; deck @0 junk junk junk junk junk junk",
        "do inventory, discard; count hand:0 5",
    );
    // In the later printing: one more card at the end of the turn.
    remastered(
        "hand @0 macaw_2 junk junk junk junk; deck @0 sloth_1 sloth_2",
        "
        do inventory, discard
        asks @0 dom-question-turn-end
        do use #macaw_2
        count hand:0 6; in deck:0 sloth_1; asks @1 dom-question-action",
    );
    remastered(
        "hand @0 macaw_2 junk junk junk junk; deck @0 sloth_1",
        "do inventory, discard, go-on; count hand:0 5; asks @1 dom-question-action",
    );
}

#[test]
fn macaw_3_throws_a_card_away_and_draws() {
    original(
        "hand @0 macaw_3 junk sloth_1; deck @0 sloth_2",
        "
        do play #macaw_3
        refused done by DOM-5.6
        do choose #sloth_1
        in hand:0 junk sloth_2; order bin sloth_1; dial actions 1",
    );
    both(
        "hand @0 macaw_3; deck @0 sloth_2",
        "do play #macaw_3; in hand:0 sloth_2; in pile:0 macaw_3",
    );
}

#[test]
fn macaw_4_keeps_one_of_three() {
    both(
        "hand @0 macaw_4; hand @1 junk; deck @0 sloth_4 sloth_1 sloth_2 sloth_3",
        "
        do play #macaw_4
        sees @0 buffer sloth_2; hidden @1 buffer
        do choose #sloth_2
        asks @0 dom-question-order
        do choose #sloth_3
        in hand:0 sloth_2; order deck:0 sloth_4 sloth_3 sloth_1; dial actions 1",
    );
    both(
        "hand @0 macaw_4; deck @0 sloth_4",
        "do play #macaw_4, choose #sloth_4; in hand:0 sloth_4; order deck:0 junk junk",
    );
}

#[test]
fn macaw_5a_makes_all_cards_count_one_more() {
    both(
        "market sloth_3; hand @0 macaw_5a sloth_2 junk junk junk junk; hand @1 junk junk junk; dial actions 1",
        "
        do play #macaw_5a
        do buy 0, lay #sloth_2; offered pay; do withdraw
        do inventory, discard
        dial alterations 0
        do buy 0, lay #junk, lay #junk; refused pay by DOM-4.2",
    );
    both(
        "hand @0 macaw_5a junk squirrel_1 squirrel_1; stack @0 1 sloth_1; stack @0 2 sloth_2; stack @0 3 sloth_3; dial actions 1",
        "
        do play #macaw_5a, build, lay #squirrel_1@hand:0, lay #junk@hand:0, close
        in stack:0:4 junk squirrel_1",
    );
}

#[test]
fn macaw_5b_takes_the_top_of_the_pile() {
    both(
        "hand @0 macaw_5b; pile @0 sloth_1 sloth_2",
        "do play #macaw_5b; in hand:0 sloth_2; order pile:0 sloth_1 macaw_5b; dial actions 1",
    );
    both("hand @0 macaw_5b", "do play #macaw_5b; in hand:0; in pile:0 macaw_5b; dial actions 1");
}
