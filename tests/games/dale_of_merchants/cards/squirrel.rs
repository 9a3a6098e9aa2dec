//! Hoarding Flying Squirrels: building made easier. Their passives count in the stack that is being
//! built.

use crate::common::dale_of_merchants::*;

#[test]
fn squirrel_1_lets_junk_into_the_stack() {
    both(
        "stack @0 1 sloth_1; stack @0 2 sloth_2; hand @0 squirrel_1 junk junk polecat_1; dial actions 2",
        "
        do build, lay #squirrel_1, lay #junk@hand:0, lay #junk@hand:0, close
        in stack:0:3 junk junk squirrel_1; in hand:0 polecat_1",
    );
    // Junk plays no part in the test for one set; another set does.
    both(
        "stack @0 1 sloth_1; hand @0 squirrel_1 junk polecat_1",
        "
        do build, lay #squirrel_1
        refused lay #polecat_1 by DOM-6.3",
    );
    both(
        "stack @0 1 sloth_1; hand @0 squirrel_1 sloth_1 junk",
        "do build, lay #junk@hand:0, lay #sloth_1@hand:0; refused close by DOM-6.3; do lift #sloth_1@hand:0; refused close by DOM-6.3",
    );
    both(
        "stack @0 1 sloth_1; hand @0 sloth_1 junk sloth_2",
        "do build; refused lay #junk@hand:0 by DOM-6.3; refused play #sloth_2 by DOM-5.13",
    );
}

#[test]
fn squirrel_2_lets_sets_be_mixed() {
    both(
        "stack @0 1 sloth_1; stack @0 2 sloth_2; stack @0 3 sloth_3; hand @0 squirrel_2 polecat_1 owl_1 junk; dial actions 2",
        "
        do build, lay #polecat_1, lay #owl_1
        refused close by DOM-6.3
        refused lay #junk@hand:0 by DOM-6.3
        do lay #squirrel_2, close
        in stack:0:4 owl_1 polecat_1 squirrel_2",
    );
    // A chest in hand is not enough.
    both(
        "stack @0 1 sloth_1; hand @0 polecat_1 owl_1 squirrel_2; dial actions 2",
        "do build, lay #polecat_1, lay #owl_1; refused close by DOM-6.3",
    );
}

#[test]
fn squirrel_3_adds_a_card_of_the_pile() {
    both(
        "stack @0 1 sloth_1; stack @0 2 sloth_2; stack @0 3 sloth_3; hand @0 squirrel_3 squirrel_1; pile @0 junk owl_1; dial actions 2",
        "
        do build, lay #squirrel_1
        refused fetch #junk@pile:0 by DOM-6.5
        do lift #squirrel_1, lay #squirrel_3, fetch #owl_1
        refused fetch #junk@pile:0 by DOM-6.5
        do close
        in stack:0:4 squirrel_3 owl_1; order pile:0 junk",
    );
    // One that is fetched counts, too; each copy allows one card.
    both(
        "stack @0 1 sloth_1; stack @0 2 sloth_2; stack @0 3 sloth_3; stack @0 4 sloth_4; stack @0 5 sloth_5a; stack @0 6 sloth_5b; hand @0 squirrel_3;
        pile @0 squirrel_3 junk; dial actions 2",
        "
        do build, lay #squirrel_3@hand:0, fetch #junk@pile:0
        offered fetch #squirrel_3@pile:0
        do fetch #squirrel_3@pile:0, close
        in stack:0:7 junk squirrel_3 squirrel_3; count pile:0 0",
    );
    both(
        "hand @0 sloth_1; pile @0 squirrel_3 junk",
        "do build; refused fetch #junk@pile:0 by DOM-6.5; refused fetch #squirrel_3@pile:0 by DOM-6.5",
    );
    // A pile card alone is no stack.
    both(
        "hand @0 squirrel_3 sloth_1; pile @0 junk",
        "do build; refused fetch #junk@pile:0 by DOM-6.5; refused close by DOM-6.2",
    );
}

#[test]
fn squirrel_4_takes_a_card_of_an_opponents_stall() {
    table(
        BOTH,
        3,
        "stack @1 1 sloth_1; stack @2 1 owl_1; stack @2 2 sloth_2; hand @0 squirrel_4",
        "
        do play #squirrel_4, name @2, choose #owl_1
        in hand:0 owl_1; in stack:2:1 squirrel_4; count pile:0 0; dial stacks-built:2 2; dial actions 1",
    );
    both(
        "stack @0 1 sloth_1; hand @0 squirrel_4",
        "do play #squirrel_4; in hand:0; in pile:0 squirrel_4; dial actions 1",
    );
    teams(
        BOTH,
        "stack @1 1 sloth_1; hand @2 squirrel_4; dial active 2",
        "do play #squirrel_4; in hand:2 sloth_1; in stack:1:1 squirrel_4",
    );
}

#[test]
fn squirrel_5a_shifts_the_total() {
    both(
        "stack @0 1 sloth_1; stack @0 2 sloth_2; stack @0 3 sloth_3; hand @0 squirrel_5a; dial actions 2",
        "
        do build, lay #squirrel_5a
        refused close by DOM-6.1
        refused shift 2 by DOM-6.5
        do shift -1, close
        in stack:0:4 squirrel_5a",
    );
    both(
        "stack @0 1 sloth_1; stack @0 2 sloth_2; stack @0 3 sloth_3; stack @0 4 sloth_4; hand @0 squirrel_5a; dial actions 2",
        "do build, lay #squirrel_5a, close; in stack:0:5 squirrel_5a",
    );
    both(
        "stack @0 1 sloth_1; hand @0 sloth_1 sloth_2 squirrel_5a",
        "do build, lay #sloth_1@hand:0; refused shift 1 by DOM-6.5; refused close by DOM-6.1",
    );
    // Taken back with its card.
    both(
        "stack @0 1 sloth_1; stack @0 2 sloth_2; stack @0 3 sloth_3; hand @0 squirrel_5a sloth_3",
        "do build, lay #squirrel_5a, shift -1, lift #squirrel_5a, lay #sloth_3@hand:0; dial shift 0; refused close by DOM-6.1",
    );
}

#[test]
fn squirrel_5b_builds_another_stack() {
    both(
        "stack @0 1 sloth_1; stack @0 2 sloth_2; stack @0 3 sloth_3; stack @0 4 sloth_4; hand @0 squirrel_5b owl_2 owl_4; dial actions 2",
        "
        do build, lay #squirrel_5b, close
        asks @0 dom-question-extra; dial actions 1
        refused inventory by DOM-6.5; refused end-actions by DOM-6.5; refused play #owl_2 by DOM-6.5
        do build, lay #owl_2
        refused close by DOM-6.1
        do withdraw
        asks @0 dom-question-extra
        do build, lay #owl_2, lay #owl_4, close
        in stack:0:6 owl_2 owl_4; asks @0 dom-question-action; dial actions 1",
    );
    both(
        "stack @0 1 sloth_1; stack @0 2 sloth_2; stack @0 3 sloth_3; stack @0 4 sloth_4; hand @0 squirrel_5b owl_2; dial actions 2",
        "
        do build, lay #squirrel_5b, close, stop-building
        asks @0 dom-question-action; dial actions 1; dial stacks-built:0 5",
    );
    // The opponents' remarks come before the extra stack.
    original(
        "stack @0 1 sloth_1; stack @0 2 sloth_2; stack @0 3 sloth_3; stack @0 4 sloth_4; hand @0 squirrel_5b owl_2; hand @1 owl_5b; pile @1 junk; dial actions 2",
        "
        do build, lay #squirrel_5b, close
        asks @1 dom-question-react
        do pass
        asks @0 dom-question-extra",
    );
}
