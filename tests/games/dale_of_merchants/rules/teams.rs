//! Chapter DOM-14: two teams of two.

use crate::common::dale_of_merchants::*;

/// DOM-14.1, DOM-14.2, DOM-14.3: partners opposite, stand-ins for junk, one stall, ten stacks.
#[test]
fn dom_14_1_dom_14_2_dom_14_3_two_teams() {
    options(
        BOTH,
        4,
        &[("teams", 1)],
        "as dealt",
        "count reserve 0; count stand-ins 396; count supply 39; count hand:3 5",
    );
    teams(
        BOTH,
        "stack @0 1 sloth_1; hand @2 sloth_2; dial active 2; dial actions 2",
        "do build, lay #sloth_2, close; in stack:0:2 sloth_2; net-worth @0 2; net-worth @2 2; net-worth @1 0",
    );
    teams(
        BOTH,
        "hand @0 junk; pile @2 sloth_1; deck @2 sloth_2",
        "hidden @2 hand:0; do inventory, discard; count pile:2 1; count deck:2 1",
    );
    const NINE: &str = "stack @1 1 sloth_1; stack @1 2 owl_2; stack @1 3 crocodile_3; stack @1 4 crocodile_4; stack @1 5 owl_5a; stack @1 6 sloth_5a;
        stack @1 7 sloth_5b; stack @1 8 macaw_5a; stack @1 9 macaw_5b";
    teams(
        BOTH,
        &format!("{NINE}; hand @3 polecat_5a polecat_5b; dial active 3"),
        "do build, lay #polecat_5a, lay #polecat_5b, close; over; wins @1 @3",
    );
}

/// DOM-14.4, DOM-14.9, DOM-14.11, D18: the partner adds cards to a stack, and to nothing else.
#[test]
fn dom_14_4_dom_14_9_dom_14_11_helping_with_a_stack() {
    teams(
        BOTH,
        "stack @0 1 sloth_1; stack @0 2 owl_2; hand @0 polecat_1 junk junk; hand @2 polecat_2 owl_4; hand @1 sloth_2; deck @2 junk; dial actions 2; market owl_2",
        "
        do build
        refused ask-help by DOM-14.4
        do lay #polecat_1, ask-help
        asks @2 dom-question-help
        sees @1 hand:0 polecat_1
        refused lay #sloth_2@hand:1 by DOM-6.2
        refused lay #junk@hand:0 by DOM-6.2
        do lay #polecat_2, answer-help
        asks @0 dom-question-stack
        sees @1 hand:2 polecat_2
        refused ask-help by DOM-14.9
        do close
        in stack:0:3 polecat_1 polecat_2; in hand:2 owl_4; count deck:2 1
        do buy 0
        refused lay #owl_4@hand:2 by DOM-4.2",
    );
    // Declined, and withdrawn: nothing has happened but that it was seen.
    teams(
        BOTH,
        "stack @0 1 sloth_1; hand @0 polecat_1; hand @2 polecat_1",
        "
        do build, lay #polecat_1@hand:0, ask-help, answer-help
        refused close by DOM-6.1
        do withdraw
        in hand:0 polecat_1; in hand:2 polecat_1; hidden @1 hand:0; dial actions 1",
    );
    teams(
        BOTH,
        "stack @0 1 sloth_1; hand @0 polecat_1; hand @2 polecat_1",
        "
        do build, lay #polecat_1@hand:0, ask-help, lay #polecat_1@hand:2, answer-help, withdraw
        in hand:2 polecat_1; hidden @1 hand:2
        offered build",
    );
}

/// Partners are no others.
#[test]
fn dom_14_5_partners_are_no_others() {
    teams(
        BOTH,
        "hand @0 raccoon_4 junk; hand @2 sloth_2",
        "do play #raccoon_4; refused name @2 by DOM-14.5; refused name @0 by DOM-12.1; do name @1",
    );
    teams(
        BOTH,
        "hand @0 chameleon_2; pile @2 platypus_1; dial actions 2",
        "refused play #chameleon_2 by DOM-5.1",
    );
    teams(
        ORIGINAL,
        "hand @0 sloth_2; market polecat_2; hand @2 owl_4; dial actions 2",
        "do buy 0, lay #sloth_2, pay; asks @0 dom-question-action",
    );
}

/// DOM-14.6: the stall belongs to both.
#[test]
fn dom_14_6_one_stall_for_both() {
    teams(
        BOTH,
        "stack @0 1 platypus_1; hand @2 platypus_3 chameleon_1; pile @2 junk; dial active 2",
        "do play-as #chameleon_1 #platypus_1, play #platypus_3; in hand:2 platypus_1; in stack:0:1 platypus_3",
    );
    teams(
        BOTH,
        "stack @0 1 sloth_1; hand @1 squirrel_4; dial active 1",
        "do play #squirrel_4; in hand:1 sloth_1; in stack:0:1 squirrel_4",
    );
    teams(BOTH, "stack @0 1 polecat_5b; hand @0 junk", "do inventory, discard; count hand:0 6");
}

/// DOM-14.7: what the partner's cards bring.
#[test]
fn dom_14_7_passives_of_the_partner() {
    // The chest of the partner lets the sets be mixed.
    teams(
        BOTH,
        "stack @0 1 sloth_1; stack @0 2 owl_2; hand @0 polecat_1; hand @2 squirrel_2; dial actions 2",
        "
        do build, lay #polecat_1, ask-help, lay #squirrel_2, answer-help, close
        in stack:0:3 polecat_1 squirrel_2",
    );
    // Nostalgia fetches from the pile of whoever contributed it.
    teams(
        BOTH,
        "stack @0 1 sloth_1; stack @0 2 owl_2; stack @0 3 sloth_3; stack @0 4 crocodile_4; hand @0 squirrel_1; hand @2 squirrel_3; pile @0 sloth_4; pile @2 owl_1; dial actions 2",
        "
        do build, lay #squirrel_1, ask-help, lay #squirrel_3
        refused fetch #sloth_4@pile:0 by DOM-6.5
        do fetch #owl_1@pile:2, answer-help, close
        in stack:0:5 owl_1 squirrel_1 squirrel_3; count pile:2 0",
    );
    // Winter lets the builder build on; the builder's alterations are not for the partner's cards.
    teams(
        BOTH,
        "stack @0 1 sloth_1; stack @0 2 owl_2; stack @0 3 sloth_3; stack @0 4 crocodile_4; stack @0 5 owl_5a; hand @0 squirrel_1; hand @2 squirrel_5b; dial actions 2",
        "
        do build, lay #squirrel_1, ask-help, lay #squirrel_5b, answer-help, close
        asks @0 dom-question-extra",
    );
    teams(
        BOTH,
        "stack @0 1 sloth_1; stack @0 2 owl_2; hand @0 macaw_5a polecat_1; hand @2 polecat_1; dial actions 1",
        "
        do play #macaw_5a, build, lay #polecat_1@hand:0, ask-help, lay #polecat_1@hand:2, answer-help, close
        in stack:0:3 polecat_1 polecat_1",
    );
}

/// DOM-14.8, DOM-14.10: everything is public, and seats count all round.
#[test]
fn dom_14_8_dom_14_10_in_public_and_all_round() {
    teams(BOTH, "hand @0 sloth_1; hand @2 owl_1", "hidden @2 hand:0; hidden @0 hand:2");
    teams(
        ORIGINAL,
        "hand @0 fennec_5a; market sloth_2 sloth_3 sloth_4 owl_4 polecat_2",
        "
        do play #fennec_5a, side left, choose #sloth_2
        asks @1 dom-question-cards
        do choose #sloth_3
        asks @2 dom-question-cards",
    );
}
