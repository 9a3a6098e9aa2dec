//! Adapting Veiled Chameleons: copies. What is used from the hand copies; discarded, thrown away or
//! given it is its printed self.

use crate::common::dale_of_merchants::*;

#[test]
fn chameleon_1_copies_out_of_the_last_stack() {
    both(
        "stack @0 1 sloth_1; stack @0 2 sloth_2; hand @0 chameleon_1 sloth_1; market polecat_2; dial actions 2",
        "
        refused play #chameleon_1 by DOM-10.8
        do buy 0
        refused lay #chameleon_1 by DOM-10.8
        refused lay-as #chameleon_1 #sloth_1@stack:0:1 by DOM-10.8
        do lay-as #chameleon_1 #sloth_2, pay
        in pile:0 chameleon_1; in hand:0 polecat_2 sloth_1",
    );
    // In a stack it counts as what it copies, and stays in the stall as it is.
    both(
        "stack @0 1 sloth_1; stack @0 2 sloth_2; hand @0 chameleon_1 sloth_1; dial actions 2",
        "
        do build, lay-as #chameleon_1 #sloth_2, lay #sloth_1, close
        in stack:0:3 chameleon_1 sloth_1",
    );
    // Without a stall it is a passive of value 1 and its own set.
    both(
        "hand @0 chameleon_1; dial actions 2",
        "refused play #chameleon_1 by DOM-5.1; do build, lay #chameleon_1, close; in stack:0:1 chameleon_1",
    );
    teams(
        BOTH,
        "stack @0 1 platypus_1; hand @2 chameleon_1; pile @2 junk; dial active 2",
        "do play-as #chameleon_1 #platypus_1; order deck:2 junk; in pile:2 chameleon_1",
    );
}

#[test]
fn chameleon_2_copies_the_top_of_anothers_pile() {
    table(
        BOTH,
        3,
        "hand @0 chameleon_2; pile @0 junk; pile @1 junk sloth_5a; pile @2 platypus_1",
        "
        refused play-as #chameleon_2 #junk@pile:0 by DOM-10.8
        refused play-as #chameleon_2 #junk@pile:1 by DOM-10.8
        do play-as #chameleon_2 #platypus_1
        order deck:0 junk; order pile:0 chameleon_2; dial actions 1",
    );
    // A delayed part is that of the copied card, also when that card has gone.
    both(
        "hand @0 chameleon_2; pile @1 sloth_1; deck @0 sloth_2",
        "
        do play-as #chameleon_2 #sloth_1
        in schedule:0 chameleon_2; dial actions 1
        edit dial phase 1
        in hand:0 sloth_2; in pile:0 chameleon_2",
    );
    both(
        "hand @0 chameleon_2; market sloth_2; pile @1 crocodile_2; hand @1 junk junk junk junk",
        "
        do play-as #chameleon_2 #crocodile_2
        in schedule:0 chameleon_2
        edit dial active 1
        do buy 0, lay #junk, lay #junk, lay #junk; refused pay by DOM-4.2; do lay #junk; offered pay",
    );
    teams(
        ORIGINAL,
        "hand @0 chameleon_2; pile @2 platypus_1",
        "refused play #chameleon_2 by DOM-5.1; refused play-as #chameleon_2 #platypus_1 by DOM-10.8",
    );
    // Junk is a valid target: then it pays 1.
    both("hand @0 chameleon_2; pile @1 junk; market polecat_2", "refused buy 0 by DOM-4.2");
    remastered(
        "hand @0 chameleon_2; deck @1 sloth_1 platypus_1; pile @1 junk",
        "
        do use #chameleon_2, yes
        order pile:1 junk platypus_1
        refused use #chameleon_2 by DOM-3.8
        offered play-as #chameleon_2 #platypus_1",
    );
    remastered(
        "hand @0 chameleon_2; deck @1 sloth_1",
        "do use #chameleon_2, no; order deck:1 sloth_1; in hand:0 chameleon_2",
    );
}

#[test]
fn chameleon_3_throws_away_and_copies_the_bin() {
    both(
        "hand @0 chameleon_3; supply owl_1 platypus_1; pile @0 junk",
        "
        do use #chameleon_3
        order bin platypus_1; in hand:0 chameleon_3
        refused use #chameleon_3 by DOM-3.8
        do play-as #chameleon_3 #platypus_1
        order deck:0 junk; in pile:0 chameleon_3; dial actions 1",
    );
    both(
        "hand @0 chameleon_3; dial actions 2; stack @0 1 sloth_1; stack @0 2 sloth_2",
        "do build, lay #chameleon_3, close; in stack:0:3 chameleon_3",
    );
    // Its own sentence and the copied ability are two abilities.
    both(
        "hand @0 chameleon_3; supply sloth_2 ocelot_1; bin owl_1; deck @0 junk sloth_1 sloth_2",
        "
        do use-as #chameleon_3 #owl_1, rest
        refused use-as #chameleon_3 #owl_1 by DOM-3.8
        do use #chameleon_3
        offered use-as #chameleon_3 #ocelot_1",
    );
}

#[test]
fn chameleon_4_lies_down_in_the_market_or_detects_sounds() {
    original(
        "market sloth_2 owl_4; hand @0 chameleon_4",
        "
        do play #chameleon_4, choose #owl_4
        in hand:0 owl_4; in slot:1 chameleon_4; count pile:0 0; dial actions 1",
    );
    original("hand @0 chameleon_4", "do play #chameleon_4; in pile:0 chameleon_4; dial actions 1");
}

#[test]
fn chameleon_4_remastered_copies_a_card_it_has_heard() {
    // Two random cards of B's hand are looked at, one is kept in mind and can be copied for the
    // rest of the turn.
    remastered(
        "hand @0 chameleon_4; hand @1 platypus_1 sloth_5a owl_1; pile @0 junk; chance 0 0",
        "
        refused play #chameleon_4 by DOM-5.1
        do use #chameleon_4
        sees @0 hand:1 platypus_1; sees @0 hand:1 sloth_5a
        do go-on, choose #platypus_1
        refused use #chameleon_4 by DOM-3.8
        do play-as #chameleon_4 #platypus_1
        order deck:0 junk; in pile:0 chameleon_4; dial actions 1; in hand:1 platypus_1 sloth_5a owl_1",
    );
    remastered(
        "hand @0 chameleon_4 junk junk junk junk; hand @1 platypus_1; pile @0 junk",
        "
        do use #chameleon_4, go-on
        sees @0 hand:1 platypus_1
        do inventory, discard
        hidden @0 hand:1",
    );
    remastered(
        "hand @0 chameleon_4",
        "do use #chameleon_4; asks @0 dom-question-action; in hand:0 chameleon_4",
    );
    // It forgets what leaves that hand.
    remastered(
        "hand @0 chameleon_4 raccoon_2; hand @1 platypus_1",
        "
        do use #chameleon_4, go-on, play #raccoon_2
        in pile:1 platypus_1
        refused play-as #chameleon_4 #platypus_1 by DOM-10.8",
    );
}

/// DOM-10.15: one that has looked at nothing is its printed self, whatever another has looked at.
#[test]
fn dom_10_15_each_sound_detectors_has_its_own_ears() {
    remastered(
        "hand @0 chameleon_4 chameleon_4; hand @1 platypus_1; pile @0 junk; dial actions 2",
        "
        do use #chameleon_4@hand:0, go-on
        do play-as #chameleon_4@hand:0 #platypus_1
        in pile:0 chameleon_4
        refused play-as #chameleon_4@hand:0 #platypus_1 by DOM-10.8
        refused play #chameleon_4@hand:0 by DOM-5.1
        do use #chameleon_4@hand:0, play-as #chameleon_4@hand:0 #platypus_1
        in pile:0 chameleon_4",
    );
}

#[test]
fn chameleon_5a_copies_the_market() {
    both(
        "market platypus_1 sloth_5a; hand @0 chameleon_5a; pile @0 junk",
        "
        refused play #chameleon_5a by DOM-10.8
        do play-as #chameleon_5a #platypus_1
        order deck:0 junk; in pile:0 chameleon_5a; dial actions 1",
    );
    // The copy is read before the market is permuted, and it may copy the very card that is bought.
    both(
        "market - - - sloth_4; hand @0 platypus_2 chameleon_5a; dial actions 2",
        "
        do buy 3, lay #platypus_2, swap-slots 0 3, lay-as #chameleon_5a #sloth_4
        refused pay by DOM-4.3
        do lift #platypus_2
        refused pay by DOM-4.2",
    );
    both(
        "market - sloth_5a; hand @0 chameleon_5a junk; dial actions 2",
        "do buy 1, lay-as #chameleon_5a #sloth_5a, lay #junk, pay; in hand:0 sloth_5a; in pile:0 chameleon_5a junk",
    );
}

#[test]
fn chameleon_5b_copies_another_card_of_the_hand() {
    both(
        "hand @0 chameleon_5b platypus_1; hand @1 junk; pile @0 junk sloth_1",
        "
        hidden @1 hand:0
        do play-as #chameleon_5b #platypus_1
        order deck:0 sloth_1; in hand:0 platypus_1; order pile:0 junk chameleon_5b; hidden @1 hand:0",
    );
    both(
        "hand @0 chameleon_5b; dial actions 2",
        "refused play #chameleon_5b by DOM-5.1; offered inventory",
    );
    both(
        "hand @0 chameleon_5b sloth_2; market sloth_4; dial actions 2",
        "do buy 0, lay-as #chameleon_5b #sloth_2@hand:0, lay #sloth_2@hand:0, pay; in hand:0 sloth_4",
    );
    // As a card that enlarges the hand it must be shown when the hand is filled.
    original(
        "hand @0 chameleon_5b macaw_2; deck @0 junk junk junk junk junk junk",
        "
        do inventory, discard
        asks @0 dom-question-hand-size
        do show-as #chameleon_5b #macaw_2
        count hand:0 7",
    );
    original(
        "hand @0 chameleon_5b macaw_2; deck @0 junk junk junk junk junk junk",
        "do inventory, discard, go-on; count hand:0 6",
    );
}

#[test]
fn chameleons_copy_each_other_to_the_end() {
    // Seeing Doubles copies Reflection, which copies what lies on B's pile.
    both(
        "hand @0 chameleon_5b chameleon_2; pile @1 platypus_1; pile @0 junk",
        "do play-as #chameleon_5b #platypus_1; order deck:0 junk; in hand:0 chameleon_2; in pile:0 chameleon_5b",
    );
    // One without a target is copied as its printed self; a circle is none.
    both(
        "hand @0 chameleon_5b chameleon_2; stack @0 1 sloth_1; dial actions 2",
        "do build, lay-as #chameleon_5b #chameleon_2, close; in stack:0:2 chameleon_5b",
    );
    // As a reaction.
    original(
        "hand @0 platypus_1; hand @1 chameleon_5a junk; market owl_2; deck @1 sloth_1",
        "
        do play #platypus_1
        asks @1 dom-question-react
        refused react #chameleon_5a by DOM-10.8
        do react-as #chameleon_5a #owl_2, choose #sloth_1
        in pile:1 sloth_1; in hand:1 chameleon_5a junk",
    );
    // Discarded, thrown away and chosen as an animalfolk card it is itself.
    original(
        "hand @0 chameleon_2 polecat_3; pile @1 junk; supply sloth_4",
        "do play #polecat_3; order bin chameleon_2; in hand:0 sloth_4",
    );
    both(
        "market chameleon_5a; hand @0 sloth_5a; dial actions 2",
        "do buy 0, lay #sloth_5a, pay; in hand:0 chameleon_5a",
    );
}

#[test]
fn chameleons_pay_as_what_they_copy() {
    // Market Discovery, Calculations, Glue and Stock Clearance as copies.
    original(
        "bin sloth_2 owl_4; pile @1 panda_4; hand @0 chameleon_2; dial actions 2",
        "do buy 5, lay-as #chameleon_2 #panda_4, pay; in hand:0 owl_4; in pile:0 chameleon_2",
    );
    both(
        "market - sloth_3; pile @1 platypus_2; hand @0 chameleon_2 junk; dial actions 2",
        "
        do buy 1, lay-as #chameleon_2 #platypus_2, swap-slots 0 1, lay #junk, pay
        in hand:0 sloth_3; in pile:0 chameleon_2 junk",
    );
    both(
        "market sloth_5a; pile @1 platypus_5b; hand @0 chameleon_2; dial actions 2",
        "
        do buy 0, lay-as #chameleon_2 #platypus_5b, keep #chameleon_2 1, pay
        in hand:0 chameleon_2 sloth_5a; count pile:0 0",
    );
    original(
        "market sloth_2; pile @1 panda_5b; hand @0 chameleon_2 junk; dial actions 2",
        "do buy 0, lay-as #chameleon_2 #panda_5b, lay #junk, pay; in pile:0 chameleon_2 junk",
    );
}

#[test]
fn chameleons_build_as_what_they_copy() {
    const FOUR: &str =
        "stack @0 1 sloth_1; stack @0 2 owl_2; stack @0 3 crocodile_3; dial actions 2";
    both(
        &format!("{FOUR}; pile @1 squirrel_5a; hand @0 chameleon_2"),
        "do build, lay-as #chameleon_2 #squirrel_5a, shift -1, close; in stack:0:4 chameleon_2",
    );
    both(
        &format!("{FOUR}; pile @1 squirrel_3; pile @0 owl_1; hand @0 chameleon_2"),
        "do build, lay-as #chameleon_2 #squirrel_3, fetch #owl_1, close; in stack:0:4 chameleon_2 owl_1",
    );
    both(
        &format!("{FOUR}; pile @1 squirrel_1; hand @0 chameleon_2 junk junk junk"),
        "do build, lay-as #chameleon_2 #squirrel_1, lay #junk@hand:0, lay #junk@hand:0, lay #junk@hand:0, close; dial stacks-built:0 4",
    );
    both(
        &format!(
            "{FOUR}; stack @0 4 sloth_4; pile @1 squirrel_5b; hand @0 chameleon_2 owl_2 owl_4"
        ),
        "
        do build, lay-as #chameleon_2 #squirrel_5b, close
        asks @0 dom-question-extra
        do build, lay #owl_2, lay #owl_4, close
        dial stacks-built:0 6",
    );
    // It belongs to the set that it copies.
    both(
        &format!("{FOUR}; pile @1 sloth_2; hand @0 chameleon_2 sloth_2 owl_2"),
        "do build, lay-as #chameleon_2 #sloth_2@pile:1; refused lay #owl_2 by DOM-6.3; do lay #sloth_2@hand:0, close; in stack:0:4 chameleon_2 sloth_2",
    );
}

#[test]
fn alterations_of_a_chameleon_stay_with_it() {
    // Used as Bold Haggler it counts more, whatever it copies when it pays.
    both(
        "market sloth_4 - sloth_5a; pile @1 ocelot_1; hand @0 chameleon_2; dial actions 2",
        "
        chance 5
        do use-as #chameleon_2 #ocelot_1
        refused use-as #chameleon_2 #ocelot_1 by DOM-3.8
        do buy 0, lay-as #chameleon_2 #ocelot_1, pay
        in hand:0 sloth_4; dial alterations 0",
    );
    original(
        "hand @0 chameleon_2 polecat_2; pile @1 sloth_2; market sloth_4",
        "chance 2; do play #polecat_2, buy 0, lay-as #chameleon_2 #sloth_2; offered pay",
    );
}
