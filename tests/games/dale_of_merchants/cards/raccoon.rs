//! Thieving Northern Raccoons: theft out of hands, decks and piles.

use crate::common::dale_of_merchants::*;

#[test]
fn raccoon_1_turns_deck_and_pile_over() {
    both(
        "hand @0 raccoon_1; deck @0 sloth_1 sloth_2 sloth_3; pile @0 polecat_1",
        "
        do play #raccoon_1
        order deck:0 polecat_1; order pile:0 sloth_3 sloth_2 sloth_1 raccoon_1; hidden @0 deck:0; dial actions 1",
    );
    // The new deck is shuffled: with cards in it that is an event for others.
    original(
        "hand @0 raccoon_1; deck @0 sloth_1; pile @0 polecat_1 polecat_2; hand @1 owl_5a; pile @1 junk",
        "do play #raccoon_1; asks @1 dom-question-react",
    );
    original(
        "hand @0 raccoon_1; deck @0 sloth_1; hand @1 owl_5a; pile @1 junk",
        "do play #raccoon_1; asks @0 dom-question-action; count deck:0 0; order pile:0 sloth_1 raccoon_1",
    );
}

#[test]
fn raccoon_2_makes_players_discard() {
    table(
        BOTH,
        3,
        "hand @0 raccoon_2; hand @1 sloth_1 sloth_2; hand @2 sloth_3",
        "
        chance 1
        do play #raccoon_2
        asks @0 dom-question-players
        refused name @0 by DOM-12.1
        do name @1
        refused name @1 by DOM-12.1
        do name @2
        count hand:1 1; count pile:1 1; in pile:2 sloth_3; dial actions 1",
    );
    original(
        "hand @0 raccoon_2; hand @1 sloth_1",
        "do play #raccoon_2, done; in hand:1 sloth_1; dial actions 1",
    );
    remastered("hand @0 raccoon_2; hand @1 sloth_1", "do play #raccoon_2; in pile:1 sloth_1");
    table(
        REMASTERED,
        3,
        "hand @0 raccoon_2; hand @2 sloth_1",
        "do play #raccoon_2; refused done by DOM-12.1; do name @1, done; in hand:2 sloth_1",
    );
    teams(
        BOTH,
        "hand @0 raccoon_2; hand @1 sloth_1; hand @2 sloth_2; hand @3 sloth_3",
        "
        do play #raccoon_2
        refused name @2 by DOM-14.5
        do name @1, name @3
        in pile:1 sloth_1; in hand:2 sloth_2; in pile:3 sloth_3",
    );
}

#[test]
fn raccoon_3_puts_a_card_on_anothers_deck() {
    table(
        BOTH,
        3,
        "hand @0 raccoon_3 sloth_1 junk; deck @2 sloth_2",
        "
        do play #raccoon_3, name @2, choose #junk@hand:0
        order deck:2 sloth_2 junk; in hand:0 sloth_1; hidden @2 deck:2; dial actions 1",
    );
    both(
        "hand @0 raccoon_3",
        "do play #raccoon_3; count deck:1 0; in pile:0 raccoon_3; dial actions 1",
    );
    teams(
        BOTH,
        "hand @0 raccoon_3 junk",
        "do play #raccoon_3; refused name @2 by DOM-14.5; do name @1; order deck:1 junk",
    );
}

#[test]
fn raccoon_4_exchanges_a_random_card() {
    both(
        "hand @0 raccoon_4 junk; hand @1 sloth_1 sloth_2",
        "
        chance 1
        do play #raccoon_4
        has hand:0 sloth_2
        do choose #junk@hand:0
        in hand:0 sloth_2; in hand:1 junk sloth_1; dial actions 1",
    );
    // From an empty hand nothing comes, so nothing is given.
    both("hand @0 raccoon_4 junk", "do play #raccoon_4; in hand:0 junk; in hand:1; dial actions 1");
    both("hand @0 raccoon_4; hand @1 sloth_1", "do play #raccoon_4; in hand:0; in hand:1 sloth_1");
}

#[test]
fn raccoon_5a_throws_one_of_two_deck_cards_away() {
    original(
        "hand @0 raccoon_5a; hand @1 junk; deck @1 junk sloth_1 sloth_2",
        "
        do play #raccoon_5a
        sees @0 buffer sloth_1; hidden @1 buffer
        do choose #sloth_1
        order bin sloth_1; order pile:1 sloth_2; order deck:1 junk; dial actions 1",
    );
    both(
        "hand @0 raccoon_5a",
        "do play #raccoon_5a, choose #junk@buffer; order pile:1 junk; count reserve 19",
    );
    both(
        "hand @0 raccoon_5a; deck @1 sloth_1",
        "do play #raccoon_5a, choose #junk@buffer; order pile:1 sloth_1; count reserve 20; count bin 0",
    );
}

#[test]
fn raccoon_5b_takes_the_top_of_a_pile() {
    table(
        ORIGINAL,
        3,
        "hand @0 raccoon_5b; pile @1 sloth_1; pile @2 sloth_2 sloth_3; dial actions 2",
        "
        do play #raccoon_5b, name @2
        in hand:0 sloth_3; order pile:2 sloth_2; in pile:0 raccoon_5b; dial actions 1",
    );
    original(
        "hand @0 raccoon_5b; deck @1 sloth_1; dial actions 2",
        "do play #raccoon_5b; in hand:0; order deck:1 sloth_1; dial actions 1",
    );
    // The later printing: of the deck or of the pile.
    remastered(
        "hand @0 raccoon_5b; pile @1 sloth_1; deck @1 sloth_2; dial actions 2",
        "
        do play #raccoon_5b, number 2
        in hand:0 sloth_1; dial actions 1
        again
        do play #raccoon_5b
        refused number 3 by DOM-5.5
        do number 1
        in hand:0 sloth_2; in pile:1 sloth_1",
    );
    remastered(
        "hand @0 raccoon_5b; pile @1 sloth_1; dial actions 2",
        "do play #raccoon_5b, number 1; in hand:0 sloth_1; count deck:1 0",
    );
    remastered(
        "hand @0 raccoon_5b; dial actions 2",
        "do play #raccoon_5b, number 1; in hand:0; count reserve 20; dial actions 1",
    );
}
