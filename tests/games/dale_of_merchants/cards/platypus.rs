//! Experimenting Platypuses: control of one's own cards.

use crate::common::dale_of_merchants::*;

#[test]
fn platypus_1_puts_the_top_of_the_pile_on_the_deck() {
    both(
        "hand @0 platypus_1; deck @0 polecat_1; pile @0 sloth_2 sloth_4",
        "
        do play #platypus_1
        order deck:0 polecat_1 sloth_4; order pile:0 sloth_2 platypus_1
        dial actions 1",
    );
    both(
        "hand @0 platypus_1; deck @0 polecat_1",
        "do play #platypus_1; order deck:0 polecat_1; order pile:0 platypus_1; dial actions 1",
    );
    both(
        "hand @0 platypus_1; pile @0 junk",
        "do play #platypus_1; order deck:0 junk; order pile:0 platypus_1",
    );
}

#[test]
fn platypus_2_permutes_the_market_for_a_purchase() {
    // To an empty slot, too; the surcharge is read afterwards.
    both(
        "market sloth_2 - sloth_4; hand @0 platypus_2 owl_3; dial actions 2",
        "
        do buy 2
        refused swap-slots 1 2 by DOM-4.7
        do lay #platypus_2
        refused swap-slots 3 4 by DOM-4.7
        do swap-slots 1 2, lay #owl_3, pay
        in hand:0 sloth_4; in slot:0 sloth_2; count slot:1 0; count slot:2 0; in pile:0 platypus_2 owl_3",
    );
    // Without the card in the payment nothing stays moved.
    both(
        "market sloth_2 - sloth_4; hand @0 platypus_2 junk junk junk",
        "
        do buy 2, lay #platypus_2, swap-slots 0 2, lay #junk, lay #junk
        offered pay
        do lift #platypus_2
        refused pay by DOM-4.2
        do lay #junk; refused pay by DOM-4.2
        do withdraw; in slot:0 sloth_2; in slot:2 sloth_4",
    );
    // What Calculations lets the player see first counts: it may be laid although the sum is
    // reached.
    both(
        "market - sloth_2; hand @0 owl_3 platypus_2",
        "do buy 1, lay #owl_3; offered lay #platypus_2; do lay #platypus_2, swap-slots 0 1; refused pay by DOM-4.3; do lift #owl_3; offered pay",
    );
}

#[test]
fn platypus_3_takes_the_place_of_a_card_of_the_own_stall() {
    both(
        "stack @0 1 sloth_1; stack @0 2 owl_1 squirrel_1; hand @0 platypus_3",
        "
        do play #platypus_3
        asks @0 dom-question-cards
        do choose #owl_1
        in hand:0 owl_1; in stack:0:2 platypus_3 squirrel_1; count pile:0 0; dial stacks-built:0 2; dial actions 1",
    );
    both(
        "hand @0 platypus_3; stack @1 1 sloth_1",
        "do play #platypus_3; in pile:0 platypus_3; in stack:1:1 sloth_1; dial actions 1",
    );
    both(
        "stack @0 1 sloth_1; hand @0 platypus_3",
        "do play #platypus_3; in hand:0 sloth_1; in stack:0:1 platypus_3",
    );
    // The stall of a team belongs to both partners.
    teams(
        BOTH,
        "stack @0 1 sloth_1; hand @2 platypus_3; dial active 2",
        "do play #platypus_3; in hand:2 sloth_1; in stack:0:1 platypus_3",
    );
}

#[test]
fn platypus_4_searches_the_deck() {
    both(
        "hand @0 platypus_4; hand @1 junk; deck @0 sloth_1 junk sloth_4",
        "
        hidden @0 deck:0
        do play #platypus_4
        sees @0 deck:0 sloth_4
        hidden @1 deck:0
        do choose #sloth_4
        in hand:0 sloth_4; in deck:0 sloth_1 junk; hidden @0 deck:0; hidden @1 hand:0; dial actions 1",
    );
    original(
        "hand @0 platypus_4; pile @0 sloth_2",
        "do play #platypus_4; in hand:0; order pile:0 sloth_2 platypus_4",
    );
    // The later printing makes the pile the deck first.
    remastered(
        "hand @0 platypus_4; pile @0 sloth_2 junk",
        "do play #platypus_4, choose #sloth_2; in hand:0 sloth_2; in deck:0 junk; order pile:0 platypus_4",
    );
}

#[test]
fn platypus_5a_draws_three_and_discards_three() {
    both(
        "hand @0 platypus_5a junk; deck @0 sloth_1 sloth_2 sloth_3",
        "
        do play #platypus_5a
        count hand:0 4
        refused done by DOM-5.6
        do choose #sloth_1, choose #sloth_3, choose #junk@hand:0
        in hand:0 sloth_2; order pile:0 sloth_1 sloth_3 junk platypus_5a; dial actions 1",
    );
    both(
        "hand @0 platypus_5a",
        "do play #platypus_5a; in hand:0; order pile:0 junk junk junk platypus_5a",
    );
}

#[test]
fn platypus_5b_may_stay_in_hand_when_it_pays() {
    both(
        "market sloth_5a; hand @0 platypus_5b; dial actions 2",
        "
        do buy 0, lay #platypus_5b, keep #platypus_5b 1, keep #platypus_5b 0, pay
        in hand:0 sloth_5a; in pile:0 platypus_5b",
    );
    both(
        "market - sloth_5a; hand @0 platypus_5b owl_1; dial actions 2",
        "
        do buy 1, lay #platypus_5b, lay #owl_1
        refused keep #owl_1 1 by DOM-4.8
        do keep #platypus_5b 1, pay
        in hand:0 platypus_5b sloth_5a; in pile:0 owl_1
        refused play #platypus_5b by DOM-5.1",
    );
}
