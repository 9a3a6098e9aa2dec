//! Chapter DOM-3: the turn.

use crate::common::dale_of_merchants::*;

/// DOM-3.1, DOM-3.2, DOM-3.9: one action, then the clean-up, then the next player.
#[test]
fn dom_3_1_dom_3_2_dom_3_9_one_action_and_the_clean_up() {
    for action in [
        "do inventory, discard",
        "do buy 0, lay #sloth_2@hand:0, pay",
        "do build, lay #sloth_1, close",
        "do play #panda_2, choose #polecat_2@slot:0",
    ] {
        original(
            "market polecat_2 polecat_3; supply sloth_3 sloth_3 sloth_3; hand @0 sloth_2 sloth_1 panda_2; deck @0 junk junk junk junk junk; hand @1 junk junk junk junk junk",
            &format!(
                "asks @0 dom-question-action; {action}; asks @1 dom-question-action; count hand:0 5; dial actions 1; dial turn 2"
            ),
        );
    }
    both(
        "hand @0 junk; hand @1 junk",
        "do inventory, discard; refused lay #junk@hand:0 by DOM-3.1",
    );
}

/// Without an action left nothing but what costs none.
#[test]
fn dom_3_2_without_an_action_left() {
    both(
        "market sloth_2; hand @0 owl_1 platypus_1 sloth_1 sloth_2; deck @0 junk junk junk junk; dial actions 1",
        "
        do inventory, discard
        asks @0 dom-question-action; dial actions 0
        refused buy 0 by DOM-3.2; refused play #platypus_1 by DOM-3.2; refused build by DOM-3.2; refused inventory by DOM-3.2
        offered use #owl_1; offered end-actions
        do end-actions
        asks @1 dom-question-action",
    );
}

/// DOM-3.3, DOM-5.9, D2: scheduled cards first, in the order that the player chooses.
#[test]
fn dom_3_3_dom_5_9_scheduled_cards_come_first() {
    both(
        "scheduled @0 sloth_1 sloth_5a; deck @0 junk junk junk; hand @0 junk; dial phase 1",
        "
        asks @0 dom-question-scheduled
        refused inventory by DOM-3.3; refused buy 0 by DOM-3.3
        refused resolve #junk@hand:0 by DOM-3.3
        do resolve #sloth_5a
        in pile:0 sloth_1 sloth_5a; count hand:0 3; asks @0 dom-question-action; dial actions 1",
    );
    // Another player's turn leaves them where they are.
    both(
        "scheduled @1 sloth_1; hand @0 junk",
        "in schedule:1 sloth_1; do inventory, discard; in pile:1 sloth_1; asks @1 dom-question-action",
    );
}

/// DOM-3.4, DOM-3.5, DOM-3.6: bonus actions chain, count only for a technique that is played, and
/// may be declined.
#[test]
fn dom_3_4_dom_3_5_dom_3_6_bonus_actions() {
    both(
        "hand @0 platypus_1 macaw_5b macaw_1",
        "
        do play #platypus_1
        dial actions 1
        do play #macaw_5b, play #macaw_1
        dial actions 1; dial actions-taken 3
        do end-actions
        asks @1 dom-question-action",
    );
    both(
        "hand @0 platypus_1 sloth_1 junk; market polecat_2",
        "do buy 0, lay #platypus_1, lay #sloth_1, pay; asks @1 dom-question-action",
    );
    both("hand @0 platypus_1", "do build, lay #platypus_1, close; asks @1 dom-question-action");
}

/// D17: the first action is compulsory, and may be to discard nothing.
#[test]
fn dom_3_7_passing_is_discarding_nothing() {
    both("", "refused end-actions by DOM-3.7; do inventory, discard; asks @1 dom-question-action");
}

/// DOM-3.8, DOM-3.10, D15: activations at any moment between actions; the phase ends by itself only
/// if none is left.
#[test]
fn dom_3_8_dom_3_10_activations_cost_no_action() {
    both(
        "hand @0 owl_1 platypus_1; deck @0 sloth_1 sloth_2 sloth_3 sloth_4",
        "
        do use #owl_1, rest
        dial actions 1; dial actions-taken 0
        refused use #platypus_1 by DOM-3.8
        refused end-actions by DOM-3.7
        do play #platypus_1
        refused use #owl_1 by DOM-3.8
        do inventory, discard
        asks @1 dom-question-action
        refused use #owl_1@hand:0 by DOM-3.8",
    );
    both(
        "hand @0 owl_1 macaw_4; deck @0 sloth_1 sloth_2 sloth_3 sloth_4",
        "do play #macaw_4; asks @0 dom-question-cards; refused use #owl_1 by DOM-3.8",
    );
    // A chameleon that could be used so keeps the phase open, too.
    original(
        "hand @0 chameleon_2 junk; pile @1 owl_1; deck @0 sloth_1 sloth_2 sloth_3",
        "
        do inventory, discard
        asks @0 dom-question-action; dial actions 0
        do use-as #chameleon_2 #owl_1, rest
        asks @1 dom-question-action",
    );
}

/// DOM-9.1, DOM-9.4, DOM-9.5, DOM-9.6: first the hand, then the market.
#[test]
fn dom_9_1_dom_9_4_dom_9_5_dom_9_6_the_hand_then_the_market() {
    // The owl drawn in the hand step is handled before the market is filled: what it throws away
    // can come to the market.
    both(
        "hand @0 sloth_3 junk junk junk; deck @0 polecat_2 owl_3; market sloth_2",
        "
        do inventory, discard
        asks @0 dom-question-react; count slot:1 0
        do react #owl_3, choose #sloth_3
        in slot:0 sloth_2; in slot:1 sloth_3; asks @1 dom-question-action; count hand:0 5",
    );
    both(
        "hand @0 platypus_1; market - sloth_2; supply sloth_3",
        "do inventory, discard; in slot:0 sloth_2; in slot:1 sloth_3; count slot:2 0",
    );
    original(
        "hand @0 platypus_1; market - sloth_2; supply sloth_3",
        "do play #platypus_1; in slot:1 sloth_2; count slot:0 0",
    );
    original(
        "hand @0 polecat_1; market - sloth_2 sloth_3; supply polecat_2",
        "chance 0; do play #polecat_1, choose #sloth_2; in slot:0 sloth_3; in slot:1 polecat_2; in slot:2 sloth_2",
    );
}

/// DOM-9.5: in the later printing the market is filled when a technique has left the schedule, and
/// not while its later part still waits there.
#[test]
fn dom_9_5_a_technique_that_waits_fills_nothing_yet() {
    remastered(
        "hand @0 platypus_1; market - sloth_2; supply sloth_3",
        "do play #platypus_1; in slot:0 sloth_2; in slot:1 sloth_3",
    );
    remastered(
        "hand @0 sloth_2 junk junk junk junk; hand @1 junk junk junk junk junk
         market sloth_3 - polecat_3 sloth_4 polecat_4; supply crocodile_3 crocodile_4 crocodile_5a
         dial actions 2",
        "
        do play #sloth_2
        in schedule:0 sloth_2; count slot:1 0
        do inventory, discard, inventory, discard
        asks @0 dom-question-cards; in slot:1 polecat_3
        do choose #polecat_3
        in pile:0 sloth_2; in slot:1 sloth_4; count slot:4 1",
    );
}

/// DOM-9.2, DOM-9.3: the active player alone draws, up to the hand size; nothing is discarded.
#[test]
fn dom_9_2_dom_9_3_the_hand_is_filled() {
    both(
        "hand @0 junk; hand @1 junk; deck @0 sloth_1 sloth_2 sloth_3 sloth_4 sloth_5a; deck @1 sloth_1",
        "do inventory, discard; count hand:0 5; count hand:1 1",
    );
    both(
        "hand @0 junk; stack @0 1 polecat_5b; deck @0 sloth_1 sloth_2 sloth_3 sloth_4 sloth_5a",
        "do inventory, discard; count hand:0 6",
    );
    // A second aura of this kind changes nothing: here a chameleon was played as the first.
    table(
        BOTH,
        3,
        "hand @0 chameleon_2; hand @1 junk; deck @1 junk junk junk; pile @2 crocodile_5b",
        "
        do play-as #chameleon_2 #crocodile_5b
        edit place crocodile_5b schedule:2
        edit dial active 1
        do inventory, discard
        count hand:1 2",
    );
}
