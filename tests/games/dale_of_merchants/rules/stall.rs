//! Chapter DOM-6: stacks.

use crate::common::dale_of_merchants::*;

const FOUR: &str =
    "stack @0 1 sloth_1; stack @0 2 owl_2; stack @0 3 crocodile_3; stack @0 4 crocodile_4";

fn with_four(edits: &str, steps: &str) {
    both(&format!("{FOUR}; {edits}; dial actions 2"), steps);
}

/// DOM-6.1, DOM-6.2, DOM-6.3, DOM-6.6: the next number, exactly, of one set.
#[test]
fn dom_6_1_dom_6_2_dom_6_3_dom_6_6_the_next_stack() {
    with_four(
        "hand @0 sloth_2 sloth_3 polecat_2 polecat_3 junk sloth_1",
        "
        do build
        refused close by DOM-6.2
        do lay #sloth_2, lay #sloth_1@hand:0
        refused close by DOM-6.1
        refused lay #polecat_2 by DOM-6.3
        refused lay #junk@hand:0 by DOM-6.3
        refused lay #sloth_3@hand:0 by DOM-6.1
        do lift #sloth_1@hand:0, lay #sloth_3@hand:0, close
        in stack:0:5 sloth_2 sloth_3; dial stacks-built:0 5; dial actions 1",
    );
    both("hand @0 sloth_2", "refused build by DOM-6.1");
    both("hand @1 sloth_1", "refused build by DOM-6.2");
    both(
        "scheduled @1 crocodile_5a; stack @0 1 owl_1; hand @0 sloth_3 sloth_2; dial actions 2",
        "do build, lay #sloth_2; refused close by DOM-6.1; do lift #sloth_2, lay #sloth_3, close; in stack:0:2 sloth_3",
    );
}

/// DOM-6.1: *Build* only opens the laying out, where the values could come together; whether it is
/// a stack the command that builds it says, and what was opened is given up for nothing.
#[test]
fn dom_6_1_building_is_begun_before_it_is_judged() {
    let four =
        "stack @0 1 sloth_1; stack @0 2 owl_2; stack @0 3 crocodile_3; stack @0 4 crocodile_4";
    both(
        &format!("{four}; hand @0 squirrel_2 sloth_1 owl_4"),
        "do build; refused close by DOM-6.2; do withdraw; count hand:0 3; dial actions 1",
    );
    both(&format!("{four}; hand @0 sloth_2 sloth_2"), "refused build by DOM-6.1");
}

/// DOM-6.4, DOM-6.7, DOM-6.8: a stack is laid complete, stays what it is, and its cards do nothing
/// more.
#[test]
fn dom_6_4_dom_6_7_dom_6_8_stacks_stay() {
    with_four(
        "hand @0 polecat_2 polecat_3 sloth_1",
        "do build, lay #polecat_2; refused play #sloth_1 by DOM-5.13; refused end-actions by DOM-5.13; do withdraw; count stack:0:5 0; count hand:0 3",
    );
    // Passives of cards in the stall are silent, threats of cards in the stall too.
    original(
        "stack @1 1 owl_2; stack @1 2 crocodile_5a; hand @0 platypus_1 sloth_1; hand @1 junk",
        "do play #platypus_1; asks @0 dom-question-action; do build, lay #sloth_1, close; in stack:0:1 sloth_1",
    );
    both(
        "stack @0 1 squirrel_1 junk; hand @0 platypus_3",
        "do play #platypus_3, choose #junk@stack:0:1; in stack:0:1 platypus_3 squirrel_1; in hand:0 junk; dial stacks-built:0 1",
    );
    // All may see them.
    both("stack @0 1 sloth_1; hand @0 junk", "sees @1 stack:0:1 sloth_1");
}

/// DOM-6.5: the passives in the stack combine.
#[test]
fn dom_6_5_passives_combine() {
    // Chest, vendor, nostalgia and accordion in one stack of 8: 5 + 1 + 1 + 2 − 1.
    both(
        "stack @0 1 sloth_1; stack @0 2 owl_2; stack @0 3 crocodile_3; stack @0 4 crocodile_4; stack @0 5 owl_5a; stack @0 6 sloth_5a; stack @0 7 sloth_5b;
        hand @0 squirrel_5a squirrel_1 junk polecat_2 squirrel_2",
        "
        do build, lay #squirrel_5a, lay #squirrel_1, lay #junk@hand:0, lay #polecat_2
        refused close by DOM-6.3
        do lift #polecat_2, lay #squirrel_2
        refused close by DOM-6.1
        do shift -1, close
        over; wins @0",
    );
    // Several copies of one that builds on give one extra stack: here a chameleon that copies it.
    both(
        "stack @0 1 sloth_1; stack @0 2 owl_2; stack @0 3 crocodile_3; stack @0 4 crocodile_4; stack @0 5 owl_5a; scheduled @1 crocodile_5a;
        hand @0 squirrel_1 junk junk junk squirrel_5b chameleon_5b; dial actions 2",
        "
        do build, lay #squirrel_5b, lay #squirrel_1, lay #junk@hand:0, close
        asks @0 dom-question-extra; dial extra-stacks 1
        do stop-building; dial actions 1",
    );
    // Winter after winter: the second stack may allow a third.
    with_four(
        "hand @0 squirrel_5b owl_2 owl_4 chameleon_5b squirrel_1",
        "
        do build, lay #squirrel_5b, close
        do build, lay #owl_2, lay #owl_4, close
        asks @0 dom-question-action; dial extra-stacks 0",
    );
}

/// D13: nothing else than building, or stopping.
#[test]
fn dom_6_5_extra_stacks() {
    with_four(
        "hand @0 squirrel_5b sloth_1 platypus_1; market sloth_2",
        "
        do build, lay #squirrel_5b, close
        refused buy 0 by DOM-6.5; refused play #platypus_1 by DOM-6.5; refused inventory by DOM-6.5; refused end-actions by DOM-6.5
        refused build by DOM-6.1
        do stop-building
        asks @0 dom-question-action",
    );
}

/// DOM-6.9, DOM-11.1: altered values must be used.
#[test]
fn dom_6_9_dom_11_1_altered_values_must_be_used() {
    both("hand @0 macaw_5a sloth_1", "do play #macaw_5a; refused build by DOM-6.1");
    both(
        "hand @0 macaw_5a sloth_1; scheduled @1 crocodile_5a; dial actions 1",
        "do play #macaw_5a, build, lay #sloth_1, close; in stack:0:1 sloth_1",
    );
}
