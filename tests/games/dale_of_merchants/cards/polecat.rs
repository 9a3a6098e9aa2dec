//! Restless Marbled Polecats: taking risks with a die of 1, 1, 2, 2, 3, 3 (`chance` counts its
//! faces from 0).

use crate::common::dale_of_merchants::*;

#[test]
fn polecat_1_throws_market_cards_away() {
    original(
        "market sloth_2 sloth_3 sloth_4; supply owl_2 owl_2 owl_2 owl_3; hand @0 polecat_1",
        "
        chance 2
        do play #polecat_1, choose #sloth_4, choose #sloth_2
        order bin sloth_4 sloth_2; in slot:0 sloth_3; in slot:1 owl_3; in slot:2 owl_2; dial actions 1",
    );
    // Fewer cards than the die shows: all of them, then the bin becomes the supply.
    original(
        "market sloth_2; hand @0 polecat_1",
        "chance 5; do play #polecat_1; in slot:0 sloth_2; count bin 0",
    );
    // The later printing draws and discards instead.
    remastered(
        "hand @0 polecat_1 junk; deck @0 sloth_1 sloth_2 sloth_3",
        "
        chance 3
        do play #polecat_1
        count hand:0 3
        do choose #junk@hand:0, choose #sloth_2
        in hand:0 sloth_3; order pile:0 junk sloth_2 polecat_1; order deck:0 sloth_1; dial actions 1",
    );
}

#[test]
fn polecat_2_multiplies_the_value_of_a_card() {
    original(
        "market - - sloth_5a sloth_3; hand @0 polecat_2 sloth_2 junk; hand @1 junk",
        "
        chance 4
        hidden @1 hand:0
        do play #polecat_2, choose #sloth_2
        sees @1 hand:0 sloth_2
        dial actions 1
        do buy 3, lay #sloth_2
        offered pay
        do withdraw, buy 2, lay #sloth_2
        refused pay by DOM-4.2
        do lay #junk
        offered pay",
    );
    both("hand @0 polecat_2", "do play #polecat_2; in pile:0 polecat_2; dial actions 1");
    // The value is forgotten when the card leaves the hand, and after the turn.
    both(
        "hand @0 polecat_2 sloth_2 macaw_1; deck @0 sloth_1 sloth_3; pile @0 junk",
        "
        chance 5
        do play #polecat_2, choose #sloth_2
        dial alterations 1
        do play #macaw_1
        dial alterations 0",
    );
    both(
        "hand @0 polecat_2 sloth_2 junk junk junk junk",
        "
        chance 5
        do play #polecat_2, choose #sloth_2, inventory, discard
        dial alterations 0; hidden @1 hand:0",
    );
}

#[test]
fn polecat_3_throws_a_card_away_and_may_draw_from_the_supply() {
    original(
        "hand @0 polecat_3 junk fennec_2; supply sloth_2",
        "
        do play #polecat_3, choose #fennec_2
        in hand:0 junk sloth_2; order bin fennec_2; dial actions 1",
    );
    original(
        "hand @0 polecat_3 junk; supply sloth_2",
        "do play #polecat_3; in hand:0; count reserve 20; count supply 1",
    );
    both("hand @0 polecat_3", "do play #polecat_3; in hand:0; in pile:0 polecat_3; dial actions 1");
    // With an empty supply the card just thrown away is shuffled in and comes back.
    both("hand @0 polecat_3 fennec_2", "do play #polecat_3; in hand:0 fennec_2; count bin 0");
    // In the later printing the market is filled after every technique.
    remastered(
        "hand @0 polecat_3 fennec_2; supply sloth_2 sloth_3; market - owl_2",
        "do play #polecat_3; in hand:0 sloth_3; in slot:0 owl_2; in slot:1 sloth_2; in slot:2 fennec_2",
    );
}

#[test]
fn polecat_4_guesses_the_top_of_the_supply() {
    both(
        "hand @0 polecat_4; supply sloth_2 owl_3",
        "
        do play #polecat_4
        refused number 6 by DOM-5.5; refused number 0 by DOM-5.5
        hidden @0 supply
        do number 3
        in hand:0 owl_3; in pile:0 polecat_4; dial actions 1",
    );
    original(
        "hand @0 polecat_4; supply sloth_2 owl_3",
        "do play #polecat_4, number 4; in hand:0; order bin owl_3; order supply sloth_2",
    );
    both(
        "hand @0 polecat_4",
        "do play #polecat_4, number 1; in hand:0; count bin 0; in pile:0 polecat_4; dial actions 1",
    );
    // The printed value counts, not what the player's cards count this turn (DOM-10.9).
    original(
        "hand @0 macaw_5a polecat_4; supply owl_3",
        "do play #macaw_5a, play #polecat_4, number 3; in hand:0 owl_3",
    );
}

#[test]
fn polecat_5a_exchanges_cards_of_hand_and_deck() {
    both(
        "hand @0 polecat_5a junk sloth_1 sloth_2; deck @0 owl_2 owl_3 owl_4",
        "
        chance 2
        do play #polecat_5a
        asks @0 dom-question-exchange
        refused done by DOM-5.13
        do choose #junk@hand:0, choose #sloth_1
        sees @0 deck:0 owl_4
        do choose #owl_4, choose #owl_2
        in hand:0 owl_2 owl_4 sloth_2; in deck:0 junk owl_3 sloth_1; hidden @0 deck:0; dial actions 1",
    );
    both(
        "hand @0 polecat_5a junk sloth_1; deck @0 owl_2",
        "chance 5; do play #polecat_5a, choose #junk@hand:0; in hand:0 owl_2 sloth_1; in deck:0 junk",
    );
    both(
        "hand @0 polecat_5a; deck @0 owl_2",
        "chance 0; do play #polecat_5a; in hand:0; in deck:0 owl_2; dial actions 1",
    );
    original(
        "hand @0 polecat_5a junk; pile @0 owl_2",
        "chance 0; do play #polecat_5a; in hand:0 junk; order pile:0 owl_2 polecat_5a",
    );
    remastered(
        "hand @0 polecat_5a junk; pile @0 owl_2",
        "chance 0; do play #polecat_5a; in hand:0 owl_2; in deck:0 junk; in pile:0 polecat_5a",
    );
}

#[test]
fn polecat_5b_enlarges_the_hand_from_the_stall() {
    both(
        "stack @0 1 polecat_5b; hand @0 junk; deck @0 junk junk junk junk junk junk",
        "do inventory, discard; count hand:0 6",
    );
    both(
        "hand @0 polecat_5b; deck @0 junk junk junk junk junk junk",
        "refused play #polecat_5b by DOM-5.1; do inventory, discard; count hand:0 5",
    );
    teams(
        BOTH,
        "stack @0 1 polecat_5b; hand @2 junk; deck @2 junk junk junk junk junk junk; dial active 2",
        "do inventory, discard; count hand:2 6",
    );
    teams(
        BOTH,
        "stack @0 1 polecat_5b; hand @1 junk; deck @1 junk junk junk junk junk junk; dial active 1",
        "do inventory, discard; count hand:1 5",
    );
}
