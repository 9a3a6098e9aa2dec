//! Chapters DOM-0 and DOM-8: decks, piles, draws, shuffles, throwing away.

use crate::common::dale_of_merchants::*;

/// DOM-8.1, DOM-8.2: cards go one by one; a deck is rebuilt only when a card is needed.
#[test]
fn dom_8_1_dom_8_2_decks_are_rebuilt_when_a_card_is_needed() {
    both(
        "hand @0 sloth_5a; deck @0 sloth_1; pile @0 sloth_2",
        "do play #sloth_5a; in hand:0 sloth_1; count deck:0 0; order pile:0 sloth_2",
    );
    both(
        "hand @0 platypus_5a; deck @0 sloth_1; pile @0 sloth_2 sloth_3",
        "
        do play #platypus_5a
        asks @0 dom-question-order; in hand:0 sloth_1 sloth_2 sloth_3
        do rest
        in hand:0; in pile:0 platypus_5a sloth_1 sloth_2 sloth_3",
    );
    both(
        "hand @0 junk junk junk junk junk; market sloth_2 sloth_3; supply sloth_4; bin owl_2 owl_2",
        "do inventory, discard; in slot:2 sloth_4; in slot:3 owl_2; in slot:4 owl_2; count bin 0",
    );
}

/// DOM-8.3, DOM-8.4: junk for draws alone, from any player's deck; never where a card is discarded
/// or taken.
#[test]
fn dom_8_3_dom_8_4_junk_for_draws_alone() {
    both("hand @0 crocodile_4", "do play #crocodile_4; order deck:1 junk; count reserve 19");
    both("hand @0 crocodile_1", "do play #crocodile_1; count pile:1 0; count reserve 20");
    both("hand @0 macaw_5b", "do play #macaw_5b; in hand:0; count reserve 20");
    both("no-reserve; hand @0 junk", "do inventory, discard; count hand:0 5; count stand-ins 395");
    both("hand @0 polecat_4", "do play #polecat_4, number 2; in hand:0; count bin 0");
    both(
        "hand @0 junk junk junk junk junk",
        "do inventory, discard; count slot:0 0; asks @1 dom-question-action",
    );
    // A card that stood in goes to the reserve when it is thrown away.
    both("no-reserve; hand @0 macaw_3 junk", "do play #macaw_3; count reserve 0; in hand:0 junk");
}

/// DOM-8.5, DOM-5.8: a search never shuffles before; shuffling no cards is no event.
#[test]
fn dom_8_5_dom_5_8_searches_and_shuffles() {
    original(
        "hand @0 platypus_4; pile @0 sloth_1; hand @1 owl_5a; pile @1 junk",
        "do play #platypus_4; asks @0 dom-question-action; count deck:0 0",
    );
    original(
        "hand @0 platypus_4; deck @0 sloth_1 sloth_2; hand @1 owl_5a; pile @1 junk",
        "do play #platypus_4, choose #sloth_1; asks @1 dom-question-react",
    );
    // Also where nothing was taken.
    original(
        "hand @0 platypus_1; hand @1 owl_2; deck @1 sloth_1; hand @0 owl_5a; pile @0 junk junk",
        "do play #platypus_1, react #owl_2, done; asks @0 dom-question-react",
    );
}

/// DOM-0.4, DOM-8.6: discarded cards go to the own pile, thrown away ones to the reserve or the
/// bin.
#[test]
fn dom_0_4_dom_8_6_discarded_or_thrown_away() {
    original(
        "hand @0 macaw_3 macaw_3 junk sloth_2; deck @0 junk junk",
        "
        do play #macaw_3@hand:0, choose #sloth_2
        order bin sloth_2
        do play #macaw_3@hand:0, choose #junk@hand:0
        order bin sloth_2; count pile:0 2; count reserve 18",
    );
    both(
        "hand @0 sloth_2 junk; deck @0 junk junk junk junk junk",
        "do inventory, lay #sloth_2, lay #junk@hand:0, discard; count bin 0; order pile:0 sloth_2 junk",
    );
}

/// DOM-8.7, D20: piles and bin lie open for all, always; there is no command that sorts them.
#[test]
fn dom_8_7_piles_lie_open() {
    both(
        "pile @0 sloth_1 sloth_2; pile @1 owl_1; bin sloth_3 sloth_4; hand @0 junk",
        "
        sees @1 pile:0 sloth_1; sees @1 pile:0 sloth_2; sees @0 pile:1 owl_1; sees @1 bin sloth_3
        refused lay #sloth_1@pile:0 by DOM-3.1
        refused choose #sloth_1@pile:0 by DOM-3.1",
    );
}

/// DOM-8.8, D3d, D10: who moves several cards says their order.
#[test]
fn dom_8_8_who_moves_several_cards_orders_them() {
    both(
        "hand @0 macaw_1 sloth_1 sloth_2 sloth_3; deck @0 junk junk junk",
        "
        do play #macaw_1
        asks @0 dom-question-order
        do choose #sloth_3
        refused choose #sloth_3 by DOM-8.8
        do choose #sloth_1
        order pile:0 sloth_3 sloth_1 sloth_2 macaw_1",
    );
    both(
        "hand @0 macaw_4; deck @0 sloth_1 sloth_2 sloth_3",
        "do play #macaw_4, choose #sloth_1, choose #sloth_3; order deck:0 sloth_3 sloth_2",
    );
    both(
        "market sloth_5a; hand @0 junk sloth_4; dial actions 2",
        "do buy 0, lay #sloth_4, lay #junk@hand:0, pay; order pile:0 sloth_4 junk",
    );
}

/// DOM-8.9, DOM-0.5: all cards of one draw come before choices and reactions.
#[test]
fn dom_8_9_dom_0_5_one_order_to_draw_is_one_thing() {
    original(
        "hand @0 platypus_5a; deck @0 sloth_1 owl_3 sloth_2",
        "
        do play #platypus_5a
        asks @0 dom-question-order
        in hand:0 owl_3 sloth_1 sloth_2",
    );
    original(
        "hand @0 macaw_1 junk junk; deck @0 sloth_1 owl_3",
        "
        do play #macaw_1
        in hand:0 owl_3 sloth_1
        asks @0 dom-question-react",
    );
}

/// DOM-8.10, DOM-8.11: exchanges and a deck turned over.
#[test]
fn dom_8_10_dom_8_11_exchanges_and_a_deck_turned_over() {
    both(
        "hand @0 ocelot_5a sloth_1; hand @1 owl_1 owl_1",
        "chance 5; do play #ocelot_5a; in hand:0 owl_1; in hand:1 owl_1 sloth_1",
    );
    both(
        "hand @0 raccoon_1; deck @0 sloth_1 sloth_2",
        "do play #raccoon_1; order pile:0 sloth_2 sloth_1 raccoon_1; count deck:0 0",
    );
}
