//! Observant Snowy Owls: reactions to what others do. In the first printing they stay in hand, in
//! the later one they are discarded.

use crate::common::dale_of_merchants::*;

#[test]
fn owl_1_orders_the_top_three_cards() {
    both(
        "hand @0 owl_1; hand @1 junk; deck @0 sloth_4 sloth_1 sloth_2 sloth_3",
        "
        do use #owl_1
        sees @0 buffer sloth_1; hidden @1 buffer
        sees @1 hand:0 owl_1
        asks @0 dom-question-order
        do choose #sloth_2
        refused choose #sloth_2 by DOM-8.8
        do choose #sloth_3
        order deck:0 sloth_4 sloth_2 sloth_3 sloth_1; hidden @0 deck:0
        refused use #owl_1 by DOM-3.8
        dial actions 1",
    );
    both(
        "hand @0 owl_1; deck @0 sloth_1 sloth_2 sloth_3",
        "do use #owl_1, rest; order deck:0 sloth_1 sloth_2 sloth_3",
    );
    // Missing cards come as junk (DOM-8.3) and go on the deck, too.
    both("hand @0 owl_1; deck @0 sloth_1", "do use #owl_1, rest; count deck:0 3; count reserve 18");
    // Also after the last action, and again next turn.
    both(
        "hand @0 owl_1 junk junk junk junk; deck @0 sloth_1 sloth_2 sloth_3",
        "
        do inventory, discard
        asks @0 dom-question-action; dial actions 0
        do use #owl_1, rest
        asks @1 dom-question-action
        do inventory, discard
        offered use #owl_1",
    );
}

#[test]
fn owl_2_searches_and_discards_after_a_technique_of_another() {
    original(
        "hand @0 platypus_1; hand @1 owl_2; deck @1 sloth_1 sloth_2",
        "
        do play #platypus_1
        asks @1 dom-question-react
        refused play #platypus_1 by DOM-5.13
        do react #owl_2
        sees @1 deck:1 sloth_1; hidden @0 deck:1; sees @0 hand:1 owl_2
        do choose #sloth_1
        in pile:1 sloth_1; in deck:1 sloth_2; in hand:1 owl_2; hidden @0 hand:1
        asks @0 dom-question-action; dial actions 1",
    );
    original(
        "hand @0 platypus_1; hand @1 owl_2; deck @1 sloth_1",
        "do play #platypus_1, react #owl_2, done; in deck:1 sloth_1; count pile:1 0",
    );
    original(
        "hand @0 platypus_1; hand @1 owl_2",
        "do play #platypus_1, pass; in hand:1 owl_2; asks @0 dom-question-action",
    );
    remastered(
        "hand @0 platypus_1; hand @1 owl_2; deck @1 sloth_1 sloth_2",
        "
        do play #platypus_1, react #owl_2
        in hand:1 sloth_1 sloth_2; in pile:1 owl_2; asks @0 dom-question-action",
    );
    // A scheduled technique is resolved only when it leaves the schedule.
    original(
        "hand @0 sloth_1 platypus_1; hand @1 owl_2; deck @1 sloth_2",
        "
        do play #sloth_1
        asks @0 dom-question-action
        edit dial phase 1
        asks @1 dom-question-react
        do pass; asks @0 dom-question-action",
    );
    // Passives that are used are no techniques.
    original(
        "hand @0 owl_1; hand @1 owl_2; deck @0 junk junk junk; deck @1 junk",
        "do use #owl_1; asks @0 dom-question-action",
    );
}

#[test]
fn owl_3_replaces_a_card_when_it_comes_into_the_hand() {
    both(
        "hand @0 junk sloth_3; market owl_3; deck @0 sloth_1; dial actions 2",
        "
        do buy 0, lay #sloth_3, pay
        asks @0 dom-question-react
        do react #owl_3, choose #junk@hand:0
        in hand:0 owl_3 sloth_1; count reserve 20
        asks @0 dom-question-action",
    );
    // It may throw itself away.
    both(
        "hand @0 sloth_3 junk; market owl_3; deck @0 sloth_1; dial actions 2",
        "
        do buy 0, lay #sloth_3, pay, react #owl_3, choose #owl_3
        in hand:0 junk sloth_1; order bin owl_3",
    );
    original(
        "hand @0 sloth_3; market owl_3; deck @0 sloth_1; dial actions 2",
        "do buy 0, lay #sloth_3, pay, pass; in hand:0 owl_3; in deck:0 sloth_1",
    );
    // The later printing does not say "may".
    remastered(
        "hand @0 sloth_3; market owl_3; deck @0 sloth_1; dial actions 2",
        "
        do buy 0, lay #sloth_3, pay
        refused pass by DOM-10.2
        do react #owl_3
        in hand:0 sloth_1; order bin owl_3",
    );
    // On anybody's turn: a card that another player's effect brings counts, one that was there
    // before does not.
    original(
        "hand @0 raccoon_4 sloth_2; hand @1 owl_3; deck @0 sloth_1; deck @1 junk",
        "
        do play #raccoon_4
        asks @0 dom-question-cards
        do choose #sloth_2
        asks @0 dom-question-react
        do pass; in hand:0 owl_3; in hand:1 sloth_2",
    );
    original(
        "hand @0 sloth_3 owl_3; market sloth_2; deck @0 sloth_1; dial actions 2",
        "do buy 0, lay #sloth_3, pay; asks @0 dom-question-action",
    );
}

#[test]
fn owl_4_draws_after_a_purchase_of_another() {
    original(
        "hand @0 sloth_2; market polecat_2; hand @1 owl_4 junk; deck @1 sloth_1; dial actions 2",
        "
        do buy 0, lay #sloth_2, pay
        asks @1 dom-question-react
        do react #owl_4
        count hand:1 3
        do choose #owl_4
        in hand:1 junk sloth_1; in pile:1 owl_4",
    );
    remastered(
        "hand @0 sloth_2; market polecat_2; hand @1 owl_4 junk; deck @1 sloth_1 sloth_2 sloth_3; dial actions 2",
        "
        do buy 0, lay #sloth_2@hand:0, pay, react #owl_4, choose #sloth_1, choose #sloth_3
        in hand:1 junk sloth_1 sloth_3; in deck:1 sloth_2; in pile:1 owl_4",
    );
    // A card taken is not bought.
    original(
        "hand @0 panda_2; market polecat_2; hand @1 owl_4 junk junk junk junk",
        "do play #panda_2; asks @1 dom-question-action",
    );
    teams(
        ORIGINAL,
        "hand @0 sloth_2; market polecat_2; hand @2 owl_4; dial actions 2",
        "do buy 0, lay #sloth_2, pay; asks @0 dom-question-action",
    );
}

#[test]
fn owl_5a_exchanges_with_the_pile_after_another_shuffles() {
    original(
        "hand @0 platypus_4; deck @0 junk sloth_1; hand @1 owl_5a owl_1 junk; pile @1 sloth_2 sloth_3 sloth_4; deck @1 junk",
        "
        do play #platypus_4, choose #sloth_1
        asks @1 dom-question-react
        do react #owl_5a
        asks @1 dom-question-exchange
        refused choose #junk@hand:1 by DOM-5.6
        do choose #owl_1, choose #sloth_3
        in hand:1 junk owl_5a sloth_3; order pile:1 sloth_2 owl_1 sloth_4",
    );
    // It may exchange itself.
    original(
        "hand @0 platypus_4; deck @0 junk sloth_1; hand @1 owl_5a junk; pile @1 sloth_2; deck @1 junk",
        "
        do play #platypus_4, choose #sloth_1, react #owl_5a
        in hand:1 junk sloth_2; in pile:1 owl_5a",
    );
    original(
        "hand @0 platypus_4; deck @0 junk sloth_1; hand @1 owl_5a; deck @1 junk",
        "do play #platypus_4, choose #sloth_1, react #owl_5a; in hand:1 owl_5a; asks @0 dom-question-action",
    );
    // Whoever caused it: the shuffler is the deck's owner. B's rebuilt deck is A's chance, not B's.
    original(
        "hand @0 crocodile_1 owl_5a; pile @0 sloth_3; pile @1 sloth_1 sloth_2; hand @1 junk",
        "
        do play #crocodile_1
        asks @0 dom-question-react
        do react #owl_5a, choose #sloth_3
        in hand:0 sloth_3; order pile:0 owl_5a crocodile_1",
    );
    remastered(
        "hand @0 owl_5a junk sloth_1; deck @0 sloth_2 sloth_3",
        "
        do use #owl_5a, choose #junk@hand:0, choose #sloth_1
        in hand:0 owl_5a sloth_2 sloth_3; order pile:0 junk sloth_1
        refused use #owl_5a by DOM-3.8; dial actions 1",
    );
    remastered("hand @0 owl_5a", "do use #owl_5a; in hand:0 junk owl_5a; count pile:0 0");
}

#[test]
fn owl_5b_puts_a_pile_card_on_the_deck_after_another_builds() {
    original(
        "hand @0 sloth_1; hand @1 owl_5b; pile @1 junk sloth_2 sloth_4; deck @1 junk; dial actions 2",
        "
        do build, lay #sloth_1, close
        do react #owl_5b
        refused done by DOM-5.6
        do choose #junk@pile:1
        order deck:1 junk junk; order pile:1 sloth_2 sloth_4; in hand:1 owl_5b",
    );
    remastered(
        "hand @0 sloth_1; hand @1 owl_5b; pile @1 junk sloth_2 sloth_4; dial actions 2",
        "
        do build, lay #sloth_1, close, react #owl_5b, choose #sloth_2, choose #sloth_4
        in hand:1 sloth_2 sloth_4; order pile:1 junk owl_5b",
    );
    original(
        "hand @0 sloth_1; hand @1 owl_5b; dial actions 2",
        "do build, lay #sloth_1, close, react #owl_5b; in hand:1 owl_5b; asks @0 dom-question-action",
    );
}
