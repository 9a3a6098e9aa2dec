//! Chapters DOM-4, DOM-5 and DOM-7: market, techniques, inventory.

use crate::common::dale_of_merchants::*;

/// DOM-4.1, DOM-4.9, DOM-4.13, DOM-11.5: what a card costs.
#[test]
fn dom_4_1_dom_4_9_dom_4_13_dom_11_5_costs() {
    both(
        "market sloth_2 sloth_2 sloth_2 polecat_2 polecat_2; hand @0 junk junk junk junk junk junk",
        "
        do buy 4, lay #junk, lay #junk, lay #junk, lay #junk, lay #junk
        refused pay by DOM-4.2
        do lay #junk
        offered pay",
    );
    table(
        BOTH,
        3,
        "market sloth_2; scheduled @1 crocodile_2; scheduled @2 crocodile_2; hand @0 junk junk junk junk junk junk",
        "
        do buy 0, lay #junk, lay #junk, lay #junk, lay #junk, lay #junk
        refused pay by DOM-4.2
        do lay #junk
        offered pay",
    );
    // One's own alterations are for one's own cards, not for those in the market.
    both(
        "market sloth_2; hand @0 macaw_5a junk",
        "do play #macaw_5a, buy 0, lay #junk; offered pay",
    );
    // Never below 0; then nothing is paid.
    remastered(
        "market sloth_2; hand @0 panda_3 junk sloth_3; dial actions 2",
        "
        do play #panda_3, choose #junk@hand:0, buy 0
        refused lay #sloth_3 by DOM-4.3
        do pay
        in hand:0 sloth_2 sloth_3; in pile:0 panda_3",
    );
    remastered(
        "market polecat_1 owl_1; hand @0 panda_3 panda_3 junk; dial actions 3",
        "do play #panda_3, choose #junk@hand:0, play #panda_3, buy 1, pay; has hand:0 owl_1",
    );
    original(
        "bin sloth_2; hand @0 panda_4; scheduled @1 crocodile_2",
        "do buy 5, lay #panda_4; offered pay",
    );
}

/// DOM-4.2, DOM-4.3, DOM-4.4, DOM-4.10: what may be paid.
#[test]
fn dom_4_2_dom_4_3_dom_4_4_dom_4_10_payments() {
    both(
        "market sloth_5a; hand @0 sloth_4 platypus_4 junk polecat_5a; dial actions 2",
        "
        do buy 0
        refused pay by DOM-4.2
        do lay #junk, lay #polecat_5a
        refused pay by DOM-4.3
        do lift #junk@hand:0, lift #polecat_5a, lay #sloth_4, lay #platypus_4, pay
        order pile:0 sloth_4 platypus_4",
    );
    both(
        "market sloth_5a; hand @0 junk sloth_4 polecat_5a",
        "do buy 0, lay #junk, lay #sloth_4; offered pay; refused lay #polecat_5a by DOM-4.3",
    );
    original(
        "market sloth_2; hand @0 panda_5b junk; dial actions 2",
        "do buy 0, lay #panda_5b, lay #junk, pay; in pile:0 panda_5b junk",
    );
}

/// DOM-4.5, DOM-4.6, DOM-4.14: where everything goes, in which order, and when others may react.
#[test]
fn dom_4_5_dom_4_6_dom_4_14_a_purchase_from_beginning_to_end() {
    original(
        "market sloth_2 sloth_4 owl_3; hand @0 sloth_3 polecat_2; hand @1 owl_4 junk; deck @1 sloth_1; deck @0 junk; dial actions 2",
        "
        do buy 2, lay #polecat_2, lay #sloth_3, pay
        order pile:0 polecat_2 sloth_3; in hand:0 owl_3; count slot:2 0; in slot:1 sloth_4
        asks @1 dom-question-react
        do pass
        asks @0 dom-question-react
        do pass
        asks @0 dom-question-action; dial actions 1",
    );
    both(
        "market platypus_1; hand @0 sloth_1; pile @0 junk; dial actions 2",
        "do buy 0, lay #sloth_1, pay, play #platypus_1; order deck:0 sloth_1",
    );
}

/// DOM-4.7, DOM-4.8, DOM-4.11, D3a, D3b, D3c.
#[test]
fn hooks_of_a_payment() {
    both(
        "market sloth_2 sloth_5a; hand @0 platypus_2 platypus_5b sloth_3; dial actions 2",
        "
        do buy 1
        refused swap-slots 0 1 by DOM-4.7
        do lay #platypus_5b
        refused swap-slots 0 1 by DOM-4.7
        do lay #platypus_2
        do swap-slots 0 1
        refused pay by DOM-4.3
        do swap-slots 0 1
        refused keep #platypus_2 1 by DOM-4.8
        do keep #platypus_5b 1, pay
        in slot:0 sloth_2; in pile:0 platypus_2; in hand:0 platypus_5b sloth_3 sloth_5a",
    );
    original(
        "market panda_3; hand @0 junk sloth_2; dial actions 2",
        "
        do buy 0, lay #junk, lay #sloth_2, pay
        refused choose #sloth_2 by DOM-4.11
        do done
        in pile:0 junk sloth_2",
    );
}

/// DOM-4.12: taking is not buying.
#[test]
fn dom_4_12_taking_is_not_buying() {
    original(
        "market polecat_2 polecat_3; hand @0 panda_2 chameleon_4; hand @1 owl_4; dial actions 3",
        "
        do play #panda_2, choose #polecat_3
        asks @0 dom-question-action
        do play #chameleon_4
        asks @0 dom-question-action; in hand:0 polecat_2 polecat_3",
    );
}

/// DOM-5.11: what was bought this turn is in the hand, and may be played with what is left of the
/// turn.
#[test]
fn dom_5_11_a_technique_bought_this_turn_is_played() {
    both(
        "market platypus_1; hand @0 junk; dial actions 2",
        "
        refused play #platypus_1 by DOM-5.1
        do buy 0, lay #junk, pay
        in hand:0 platypus_1; offered play #platypus_1
        do play #platypus_1
        in hand:0; in pile:0 platypus_1",
    );
}

/// DOM-5.1, DOM-5.2, DOM-5.3, DOM-5.4, DOM-5.9: a technique on its way.
#[test]
fn dom_5_1_dom_5_2_dom_5_3_dom_5_4_dom_5_9_techniques_and_the_schedule() {
    both(
        "hand @0 platypus_1 owl_2 polecat_5b",
        "refused play #owl_2 by DOM-5.1; refused play #polecat_5b by DOM-5.1; refused play #sloth_1 by DOM-5.1",
    );
    // While it is resolved it is in the schedule: its own effect does not find it, and no reshuffle
    // takes it in.
    both(
        "hand @0 macaw_5b; pile @0 sloth_1",
        "do play #macaw_5b; in hand:0 sloth_1; in pile:0 macaw_5b",
    );
    both(
        "hand @0 sloth_5a; pile @0 sloth_1",
        "do play #sloth_5a; in hand:0 sloth_1; in schedule:0 sloth_5a; count pile:0 0",
    );
    both(
        "scheduled @1 sloth_1; hand @0 raccoon_2 macaw_1; hand @1 junk",
        "do play #macaw_1; in schedule:1 sloth_1",
    );
    both(
        "hand @0 crocodile_5a",
        "do play #crocodile_5a; in schedule:0 crocodile_5a; dial actions 1; edit dial phase 1; in pile:0 crocodile_5a",
    );
    both(
        "market sloth_2 platypus_1; hand @0 platypus_4 junk junk; deck @0 sloth_3; pile @0 sloth_1; dial actions 1",
        "
        do play #platypus_4
        do buy 1, lay #junk, lay #junk, pay
        asks @1 dom-question-action",
    );
}

/// DOM-5.5, DOM-5.6, DOM-5.7, DOM-5.8, DOM-5.13, D6, D7, D19: an effect is carried out as a whole,
/// as far as it can be.
#[test]
fn dom_5_5_dom_5_6_dom_5_7_dom_5_8_dom_5_13_effects_are_carried_out_as_a_whole() {
    both(
        "hand @0 platypus_5a junk; market sloth_2; deck @0 sloth_1 sloth_2 sloth_3",
        "
        do play #platypus_5a
        asks @0 dom-question-cards
        refused buy 0 by DOM-5.13; refused inventory by DOM-5.13; refused end-actions by DOM-5.13; refused propose-stop by DOM-5.13
        refused done by DOM-5.6
        do choose #sloth_1
        refused choose #sloth_1 by DOM-5.6
        do choose #sloth_2, choose #sloth_3",
    );
    // As many as possible.
    both(
        "hand @0 macaw_4; deck @0 sloth_1; no-reserve",
        "do play #macaw_4, choose #sloth_1; count deck:0 2",
    );
    both("hand @0 platypus_4", "do play #platypus_4; in pile:0 platypus_4; dial actions 1");
    original(
        "hand @0 platypus_4; pile @0 sloth_1",
        "do play #platypus_4; in pile:0 sloth_1 platypus_4; count deck:0 0",
    );
    both(
        "hand @0 polecat_4; supply sloth_2",
        "do play #polecat_4; refused number 0 by DOM-5.5; refused number 6 by DOM-5.5",
    );
}

/// DOM-5.10, DOM-6.8: a card that takes another's place.
#[test]
fn dom_5_10_dom_6_8_replacing() {
    original(
        "market sloth_2 owl_4; hand @0 chameleon_4",
        "do play #chameleon_4, choose #sloth_2; in slot:0 chameleon_4; in hand:0 sloth_2; count pile:0 0",
    );
    both(
        "stack @1 1 sloth_1; hand @0 squirrel_4 sloth_2",
        "do play #squirrel_4; in stack:1:1 squirrel_4; count pile:0 0; dial stacks-built:1 1",
    );
}

/// DOM-5.12, DOM-5.14: Charm builds within a technique.
#[test]
fn dom_5_12_dom_5_14_building_within_a_technique() {
    original(
        "hand @0 ocelot_4; hand @1 owl_5b; pile @1 junk; supply sloth_1",
        "
        do play #ocelot_4
        asks @1 dom-question-react
        do pass
        asks @0 dom-question-action; dial actions 1; dial actions-taken 1; dial stacks-built:0 1",
    );
    original(
        "hand @0 ocelot_4; supply sloth_2;
        stack @0 1 sloth_1; stack @0 2 owl_2; stack @0 3 sloth_3; stack @0 4 sloth_4; stack @0 5 sloth_5a; stack @0 6 sloth_5b; stack @0 7 owl_5a",
        "do play #ocelot_4; order bin sloth_2",
    );
    original(
        "hand @0 ocelot_1 ocelot_4; supply owl_4; stack @0 1 sloth_1; stack @0 2 owl_2; stack @0 3 sloth_3",
        "chance 5; do use #ocelot_1, play #ocelot_4; in stack:0:4 owl_4",
    );
}

/// D14.
#[test]
fn dom_7_1_inventory() {
    both(
        "hand @0 sloth_1 sloth_2 junk; pile @0 owl_1; dial actions 2",
        "
        do inventory
        refused lay #owl_1 by DOM-7.1
        do lay #junk@hand:0, lay #sloth_2, lift #junk@hand:0, lay #junk@hand:0, discard
        order pile:0 owl_1 sloth_2 junk; in hand:0 sloth_1
        do inventory, withdraw
        dial actions 1",
    );
}
