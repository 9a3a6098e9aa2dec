//! Dealing Giant Pandas: good deals in the market.

use crate::common::dale_of_merchants::*;

#[test]
fn panda_1_clears_the_market() {
    original(
        "market sloth_2 sloth_3; supply owl_2 owl_2 owl_2 owl_3 owl_4; hand @0 panda_1",
        "
        do play #panda_1, choose #sloth_3
        order bin sloth_3 sloth_2; in slot:0 owl_4; in slot:1 owl_3; in slot:4 owl_2; count supply 0; dial actions 1",
    );
    original("hand @0 panda_1", "do play #panda_1; count slot:0 0; dial actions 1");
    // In the later printing as many as one likes.
    remastered(
        "market sloth_2 sloth_3 sloth_4; supply owl_2 owl_3 owl_4; hand @0 panda_1",
        "
        do play #panda_1, choose #sloth_3, done
        order bin sloth_3; in slot:0 sloth_2; in slot:1 sloth_4; in slot:2 owl_4; in slot:3 owl_3; in slot:4 owl_2; dial actions 1",
    );
    remastered("market sloth_2; hand @0 panda_1", "do play #panda_1, done; in slot:0 sloth_2");
}

#[test]
fn panda_2_takes_a_market_card() {
    original(
        "market sloth_2 crocodile_3; hand @0 panda_2 junk junk junk junk",
        "
        do play #panda_2, choose #crocodile_3
        has hand:0 crocodile_3; in pile:0 panda_2; asks @1 dom-question-action",
    );
    both(
        "hand @0 panda_2; dial actions 2",
        "do play #panda_2; in hand:0; in pile:0 panda_2; dial actions 1",
    );
}

#[test]
fn panda_3_gets_rid_of_junk() {
    original(
        "market panda_3; hand @0 junk junk junk sloth_2; dial actions 2",
        "
        do buy 0, lay #junk, lay #junk, lay #junk, pay
        asks @0 dom-question-cards
        do choose #junk@payment, done
        in hand:0 panda_3 sloth_2; in pile:0 junk junk; count reserve 18",
    );
    original(
        "market panda_3; hand @0 junk sloth_2; dial actions 2",
        "
        do buy 0, lay #junk, lay #sloth_2, pay
        refused choose #sloth_2 by DOM-4.11
        do choose #junk@payment
        in pile:0 sloth_2; count reserve 20",
    );
    original(
        "market panda_3; hand @0 sloth_3; dial actions 2",
        "do buy 0, lay #sloth_3, pay; asks @0 dom-question-action; in pile:0 sloth_3",
    );
    // A chameleon paid as a copy of junk is no junk.
    original(
        "market panda_3; hand @0 chameleon_2 sloth_2; pile @1 junk; dial actions 2",
        "
        do buy 0, lay-as #chameleon_2 #junk@pile:1, lay #sloth_2, pay
        asks @0 dom-question-action; in pile:0 chameleon_2 sloth_2",
    );
    // The later printing: a technique that throws a card away and makes the market cheaper.
    remastered(
        "market sloth_2 sloth_3 owl_1; hand @0 panda_3 junk owl_2; dial actions 1",
        "
        do play #panda_3, choose #junk@hand:0
        count reserve 20; dial market-cost -2; dial actions 1
        do buy 1, lay #owl_2; offered pay; do withdraw
        do buy 0, pay
        has hand:0 sloth_2; dial market-cost 0",
    );
}

#[test]
fn panda_4_opens_the_bin() {
    original(
        "bin sloth_2; supply owl_4; hand @0 panda_4; dial actions 2",
        "
        do use #panda_4
        order bin sloth_2 owl_4; in hand:0 panda_4
        refused use #panda_4 by DOM-3.8
        do buy 5, lay #panda_4, pay
        in hand:0 owl_4; in pile:0 panda_4; order bin sloth_2",
    );
    original("hand @0 panda_4", "do use #panda_4; count bin 0; in hand:0 panda_4");
    // No surcharge and no aura on the bin.
    original(
        "bin sloth_2; scheduled @1 crocodile_2; hand @0 panda_4",
        "do buy 5, lay #panda_4; offered pay",
    );
    // In the later printing the Gift Voucher.
    remastered(
        "market sloth_2 owl_4; hand @0 panda_4",
        "do play #panda_4, choose #owl_4; in hand:0 owl_4; in slot:1 panda_4; count pile:0 0; dial actions 1",
    );
    remastered("hand @0 panda_4", "do play #panda_4; in pile:0 panda_4; dial actions 1");
}

#[test]
fn panda_5a_keeps_one_of_three_market_cards() {
    original(
        "supply sloth_4 sloth_2 crocodile_3 polecat_4; hand @0 panda_5a junk junk junk junk; hand @1 junk; market owl_2 owl_2 owl_2 owl_4 owl_4",
        "
        do play #panda_5a
        sees @0 buffer crocodile_3; hidden @1 buffer
        do choose #crocodile_3
        asks @0 dom-question-order
        do choose #polecat_4
        order bin polecat_4 sloth_2; has hand:0 crocodile_3; asks @1 dom-question-action",
    );
    both(
        "supply sloth_4; hand @0 panda_5a; dial actions 2",
        "do play #panda_5a; in hand:0 sloth_4; count bin 0; dial actions 1",
    );
    both(
        "hand @0 panda_5a; dial actions 2",
        "do play #panda_5a; in hand:0; in pile:0 panda_5a; dial actions 1",
    );
}

#[test]
fn panda_5b_lets_surplus_cards_be_paid() {
    original(
        "market sloth_2; hand @0 panda_5b junk junk sloth_4; dial actions 2",
        "
        do buy 0, lay #sloth_4
        refused lay #junk@hand:0 by DOM-4.3
        do lay #panda_5b, lay #junk, lay #junk, pay
        in hand:0 sloth_2; order pile:0 sloth_4 panda_5b junk junk",
    );
    remastered(
        "market sloth_2; hand @0 panda_5b junk junk junk junk; deck @0 sloth_1 sloth_1 sloth_1 sloth_1 sloth_2",
        "
        do play #panda_5b
        dial market-cost 2; dial hand-size 2; dial actions 1
        do buy 0, lay #junk, lay #junk, lay #junk; refused pay by DOM-4.2
        do lay #junk, pay
        count hand:0 7; dial market-cost 0; dial hand-size 0",
    );
}
