//! Chapter DOM-11: values and their alterations.

use crate::common::dale_of_merchants::*;

/// DOM-11.1: in the order in which they were played.
#[test]
fn dom_11_1_in_the_order_of_play() {
    original(
        "market - sloth_5a; hand @0 macaw_5a polecat_2 sloth_2",
        "chance 2; do play #macaw_5a, play #polecat_2, buy 1, lay #sloth_2; offered pay",
    );
    original(
        "market - sloth_5a; hand @0 macaw_5a polecat_2 sloth_2",
        "chance 2; do play #polecat_2, choose #sloth_2, play #macaw_5a; refused buy 1 by DOM-4.2",
    );
    // A value that is set forgets what came before, not what comes after.
    original(
        "market - - sloth_2; hand @0 macaw_5a ocelot_5b sloth_4",
        "do play #macaw_5a, play #ocelot_5b, number 1, number 3; refused buy 2 by DOM-4.2",
    );
    original(
        "market - - sloth_2; hand @0 macaw_5a ocelot_5b sloth_4",
        "do play #ocelot_5b, choose #sloth_4, number 1, number 3, play #macaw_5a, buy 2, lay #sloth_4; offered pay",
    );
}

/// DOM-11.2: junk, cards that come later, pile cards of a stack and the card that Charm draws; not
/// cards that others use.
#[test]
fn dom_11_2_every_card_you_use() {
    both(
        "market sloth_4 sloth_3; hand @0 macaw_5a junk sloth_2; dial actions 2",
        "do play #macaw_5a, buy 1, lay #sloth_2, lay #junk, pay; has hand:0 sloth_3; dial alterations 1; do buy 0, lay #sloth_3; offered pay",
    );
    both(
        "hand @0 macaw_5a squirrel_3; pile @0 junk; stack @0 1 sloth_1; stack @0 2 owl_2; stack @0 3 sloth_3; stack @0 4 sloth_4; stack @0 5 owl_5a; dial actions 1",
        "
        do play #macaw_5a, build, lay #squirrel_3, fetch #junk@pile:0, close
        in stack:0:6 junk squirrel_3",
    );
    original(
        "hand @0 macaw_5a ocelot_4; supply sloth_2; stack @0 1 sloth_1; stack @0 2 owl_2",
        "do play #macaw_5a, play #ocelot_4; in stack:0:3 sloth_2",
    );
    teams(
        BOTH,
        "hand @0 macaw_5a sloth_2; hand @2 sloth_1; stack @0 1 owl_1; stack @0 2 owl_2; stack @0 3 sloth_3",
        "
        do play #macaw_5a, build, lay #sloth_2, ask-help, lay #sloth_1, answer-help, close
        in stack:0:4 sloth_1 sloth_2",
    );
}

/// DOM-11.3, DOM-11.4: bound to a card until it leaves the hand, all until the end of the turn.
#[test]
fn dom_11_3_dom_11_4_when_alterations_end() {
    both(
        "hand @0 ocelot_1 raccoon_3",
        "chance 5; do use #ocelot_1; dial alterations 1; do play #raccoon_3; dial alterations 0; order deck:1 ocelot_1",
    );
    both(
        "hand @0 macaw_5a junk junk junk junk junk; hand @1 sloth_1",
        "do play #macaw_5a; dial alterations 1; do inventory, discard; dial alterations 0; asks @1 dom-question-action",
    );
    // They last through the clean-up.
    both(
        "hand @0 macaw_5a sloth_3; market owl_3; deck @0 junk junk junk junk junk; dial actions 1",
        "do play #macaw_5a, inventory, discard; dial alterations 0",
    );
}

/// DOM-11.5, DOM-11.6: market cards cost what is printed; the shift of a stack comes last.
#[test]
fn dom_11_5_dom_11_6_costs_and_shifts() {
    both(
        "market sloth_3; hand @0 macaw_5a sloth_2",
        "do play #macaw_5a, buy 0, lay #sloth_2; offered pay",
    );
    both(
        "hand @0 macaw_5a squirrel_5a; stack @0 1 sloth_1; stack @0 2 owl_2; stack @0 3 sloth_3; stack @0 4 sloth_4; dial actions 1",
        "
        do play #macaw_5a, build, lay #squirrel_5a
        refused close by DOM-6.1
        do shift -1, close
        in stack:0:5 squirrel_5a",
    );
}
