//! Lucky Ocelots: luck with a die of 0, 1, 1, 2, 2, 3 (`chance` counts its faces from 0).

use crate::common::dale_of_merchants::*;

#[test]
fn ocelot_1_adds_a_roll_to_its_value() {
    both(
        "market sloth_4 sloth_4; hand @0 ocelot_1 ocelot_1; hand @1 junk",
        "
        chance 5
        do use #ocelot_1
        dial actions 1; sees @1 hand:0 ocelot_1
        do buy 0, lay #ocelot_1
        offered pay
        do withdraw, buy 1, lay #ocelot_1, lay #ocelot_1
        offered pay",
    );
    both(
        "hand @0 ocelot_1",
        "chance 0; do use #ocelot_1; refused use #ocelot_1 by DOM-3.8; refused play #ocelot_1 by DOM-5.1; offered build",
    );
    both(
        "hand @0 ocelot_1; stack @0 1 sloth_1; dial actions 2",
        "chance 1; do use #ocelot_1, build, lay #ocelot_1, close; in stack:0:2 ocelot_1; dial alterations 0",
    );
    // After its stay in the hand it starts anew (DOM-10.4, DOM-11.3).
    both(
        "hand @0 ocelot_1 macaw_1",
        "chance 5; do use #ocelot_1, play #macaw_1; in hand:0 ocelot_1; dial alterations 0; offered use #ocelot_1",
    );
}

#[test]
fn ocelot_2_throws_an_animalfolk_card_of_the_pile_away() {
    original(
        "hand @0 ocelot_2; pile @0 sloth_1 junk owl_1; supply sloth_4",
        "
        do play #ocelot_2
        refused choose #junk@pile:0 by DOM-5.6
        do choose #sloth_1
        order bin sloth_1; order pile:0 junk owl_1 ocelot_2; in hand:0 sloth_4; dial actions 1",
    );
    both(
        "hand @0 ocelot_2; pile @0 junk; supply sloth_4; market owl_2 owl_2 owl_2 polecat_2 polecat_2",
        "do play #ocelot_2; in hand:0; count supply 1; count pile:0 2; dial actions 1",
    );
}

#[test]
fn ocelot_3_mixes_hands() {
    // B has three cards, A's hand of two is discarded and two are drawn: five are mixed, two come
    // back to A and three to B.
    original(
        "hand @0 ocelot_3 junk junk; hand @1 owl_1 owl_2 owl_4; deck @0 sloth_1 sloth_2 sloth_3",
        "
        do play #ocelot_3
        count hand:0 2; count hand:1 3; count buffer 0; in pile:0 junk junk ocelot_3; in deck:0 sloth_1; dial actions 1",
    );
    // The first two outcomes say which cards of the buffer come to A.
    original(
        "hand @0 ocelot_3 junk junk; hand @1 owl_1 owl_2 owl_4; deck @0 sloth_2 sloth_3",
        "
        chance 4 0
        do play #ocelot_3
        in hand:0 owl_4 sloth_3; in hand:1 owl_1 owl_2 sloth_2",
    );
    // The drawn number is always that of the hand: missing cards come as junk, the discarded hand
    // first.
    original(
        "hand @0 ocelot_3 sloth_1; hand @1",
        "do play #ocelot_3; in hand:0 sloth_1; in hand:1; in pile:0 ocelot_3",
    );
    original(
        "hand @0 ocelot_3; hand @1 sloth_1",
        "do play #ocelot_3; in hand:0; in hand:1 sloth_1; dial actions 1",
    );
    table(
        ORIGINAL,
        3,
        "hand @0 ocelot_3 junk sloth_1; hand @2 sloth_2; deck @0 owl_1 owl_1",
        "
        do play #ocelot_3
        asks @0 dom-question-order
        do rest
        asks @0 dom-question-players
        hidden @0 buffer; count buffer 2
        do name @2
        count hand:0 2; count hand:2 1; count hand:1 0",
    );
    // In the later printing the tops of two decks change places, in their order.
    remastered(
        "hand @0 ocelot_3; deck @0 sloth_1 sloth_2 sloth_3; deck @1 owl_1 owl_2 owl_4",
        "
        chance 3
        do play #ocelot_3
        order deck:0 sloth_1 owl_2 owl_4; order deck:1 owl_1 sloth_2 sloth_3; dial actions 1",
    );
    remastered(
        "hand @0 ocelot_3; deck @0 sloth_1; deck @1 owl_1 owl_2 owl_4",
        "chance 5; do play #ocelot_3; order deck:0 owl_4; order deck:1 owl_1 owl_2 sloth_1",
    );
    // A short deck is made longer by its pile first.
    remastered(
        "hand @0 ocelot_3; deck @0 sloth_1; pile @0 sloth_2; deck @1 owl_1 owl_2 owl_4",
        "chance 3; do play #ocelot_3; order deck:0 owl_2 owl_4; order deck:1 owl_1 sloth_2 sloth_1; in pile:0 ocelot_3",
    );
    remastered(
        "hand @0 ocelot_3; deck @0 sloth_1; deck @1 owl_1",
        "chance 0; do play #ocelot_3; order deck:0 sloth_1; order deck:1 owl_1",
    );
}

#[test]
fn ocelot_4_builds_what_it_draws_or_throws_it_away() {
    original(
        "hand @0 ocelot_4; supply sloth_1",
        "do play #ocelot_4; in stack:0:1 sloth_1; in pile:0 ocelot_4; dial actions 1",
    );
    original(
        "hand @0 ocelot_4; supply sloth_2",
        "do play #ocelot_4; order bin sloth_2; dial stacks-built:0 0; dial actions 1",
    );
    both("hand @0 ocelot_4", "do play #ocelot_4; count bin 0; in pile:0 ocelot_4; dial actions 1");
    // Threats, alterations of all cards and the card's own shift count.
    original(
        "hand @0 ocelot_4; supply sloth_2; scheduled @1 crocodile_5a",
        "do play #ocelot_4; in stack:0:1 sloth_2",
    );
    original(
        "hand @0 macaw_5a ocelot_4; supply sloth_1; stack @0 1 owl_1",
        "do play #macaw_5a, play #ocelot_4; in stack:0:2 sloth_1",
    );
    original(
        "hand @0 ocelot_4; supply squirrel_5a; stack @0 1 sloth_1; stack @0 2 sloth_2; stack @0 3 sloth_3",
        "do play #ocelot_4; in stack:0:4 squirrel_5a",
    );
    // A chameleon is judged as its printed self.
    original(
        "hand @0 ocelot_4; supply chameleon_2; pile @1 sloth_1",
        "do play #ocelot_4; order bin chameleon_2",
    );
    original(
        "hand @0 ocelot_4; supply chameleon_2; stack @0 1 sloth_1; pile @1 sloth_1",
        "do play #ocelot_4; in stack:0:2 chameleon_2",
    );
    // The eighth stack ends the game in the middle of the effect.
    original(
        "hand @0 ocelot_4; scheduled @1 crocodile_5a; supply sloth_2;
        stack @0 1 sloth_1; stack @0 2 owl_2; stack @0 3 sloth_3; stack @0 4 sloth_4; stack @0 5 sloth_5a; stack @0 6 sloth_5b; stack @0 7 owl_5a",
        "do play #ocelot_4; order bin sloth_2",
    );
}

#[test]
fn ocelot_4_with_winter_is_coming_builds_on() {
    // The extra stack and the reactions wait until Charm has left the schedule; the bonus action
    // remains.
    original(
        "hand @0 ocelot_4 owl_2 owl_4; hand @1 owl_5b; pile @1 junk; supply squirrel_5b;
        stack @0 1 sloth_1; stack @0 2 sloth_2; stack @0 3 sloth_3; stack @0 4 sloth_4",
        "
        do play #ocelot_4
        in stack:0:5 squirrel_5b; in pile:0 ocelot_4
        asks @1 dom-question-react
        do react #owl_5b
        asks @0 dom-question-extra
        do build, lay #owl_2, lay #owl_4, close
        asks @1 dom-question-react
        do pass
        asks @0 dom-question-action; dial stacks-built:0 6; dial actions 1; dial actions-taken 1",
    );
    original(
        "hand @0 ocelot_4; supply squirrel_5b; stack @0 1 sloth_1; stack @0 2 sloth_2; stack @0 3 sloth_3; stack @0 4 sloth_4",
        "
        do play #ocelot_4, stop-building
        asks @0 dom-question-action; dial actions 1",
    );
}

#[test]
fn ocelot_5a_exchanges_random_cards() {
    both(
        "hand @0 ocelot_5a sloth_1; hand @1 owl_1",
        "chance 1; do play #ocelot_5a; in hand:0 owl_1; in hand:1 sloth_1; dial actions 1",
    );
    both(
        "hand @0 ocelot_5a sloth_1; hand @1 owl_1",
        "chance 0; do play #ocelot_5a; in hand:0 sloth_1; in hand:1 owl_1",
    );
    both(
        "hand @0 ocelot_5a sloth_1 sloth_2; hand @1 owl_1",
        "chance 5; do play #ocelot_5a; has hand:0 owl_1; count hand:0 2; count hand:1 1",
    );
    both(
        "hand @0 ocelot_5a; hand @1 owl_1",
        "chance 5; do play #ocelot_5a; in hand:0; in hand:1 owl_1; dial actions 1",
    );
}

#[test]
fn ocelot_5b_lets_an_opponent_guess() {
    original(
        "hand @0 ocelot_5b sloth_4 junk; hand @1 junk",
        "
        do play #ocelot_5b, choose #sloth_4
        asks @1 dom-question-number; hidden @1 hand:0
        refused number 6 by DOM-5.5; refused number 0 by DOM-5.5
        do number 2
        sees @1 hand:0 sloth_4
        asks @0 dom-question-number
        refused number 6 by DOM-5.5
        do number 5
        dial alterations 1; dial actions 1
        again
        do play #ocelot_5b, choose #sloth_4, number 4
        order pile:0 sloth_4 ocelot_5b; in hand:0 junk; hidden @1 hand:0",
    );
    original(
        "hand @0 ocelot_5b",
        "do play #ocelot_5b; asks @0 dom-question-action; in pile:0 ocelot_5b; dial actions 1",
    );
    // The current value counts, and the guess reaches as high as public alterations do.
    original(
        "hand @0 macaw_5a ocelot_5b sloth_4",
        "
        do play #macaw_5a, play #ocelot_5b
        asks @1 dom-question-number
        refused number 7 by DOM-5.5
        do number 5
        in hand:0; order pile:0 macaw_5a sloth_4 ocelot_5b",
    );
    remastered(
        "hand @0 ocelot_5b; deck @0 sloth_1 sloth_4",
        "
        do play #ocelot_5b, number 4
        asks @0 dom-question-number
        do number 1
        in hand:0 sloth_4; dial alterations 1
        do build, lay #sloth_4, close
        in stack:0:1 sloth_4",
    );
    remastered(
        "hand @0 ocelot_5b; deck @0 sloth_1 sloth_4",
        "do play #ocelot_5b, number 3; in hand:0; order pile:0 sloth_4 ocelot_5b; dial actions 1",
    );
    remastered(
        "hand @0 ocelot_5b",
        "do play #ocelot_5b, number 3; in hand:0; in pile:0 ocelot_5b; dial actions 1",
    );
}

#[test]
fn ocelot_5b_with_a_chameleon_names_its_copy_in_secret() {
    // Reflection is chosen as the owl of value 4 on B's pile: 4 is right, its own 2 is wrong.
    original(
        "hand @0 ocelot_5b chameleon_2 junk; hand @1 junk; pile @1 owl_4",
        "
        do play #ocelot_5b
        refused choose #chameleon_2 by DOM-10.8
        do choose-as #chameleon_2 #owl_4
        asks @1 dom-question-number; hidden @1 hand:0
        do number 4
        order pile:0 chameleon_2 ocelot_5b
        again
        do play #ocelot_5b, choose-as #chameleon_2 #owl_4, number 2
        sees @1 hand:0 chameleon_2
        do number 1
        in hand:0 chameleon_2 junk; dial alterations 1",
    );
    // With one target there is nothing to name.
    original(
        "hand @0 ocelot_5b chameleon_2; hand @1 junk; pile @1 owl_4",
        "do play #ocelot_5b; asks @1 dom-question-number; do number 4; order pile:0 chameleon_2 ocelot_5b",
    );
    original(
        "hand @0 ocelot_5b chameleon_2",
        "do play #ocelot_5b; asks @1 dom-question-number; do number 2; order pile:0 chameleon_2 ocelot_5b",
    );
    table(
        ORIGINAL,
        3,
        "hand @0 ocelot_5b chameleon_2; pile @1 owl_4; pile @2 sloth_1",
        "
        do play #ocelot_5b
        asks @0 dom-question-cards
        do choose-as #chameleon_2 #sloth_1, name @2
        asks @2 dom-question-number
        do number 1; order pile:0 chameleon_2 ocelot_5b",
    );
}
