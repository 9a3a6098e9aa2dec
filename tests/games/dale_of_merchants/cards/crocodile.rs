//! Intimidating Dwarf Crocodiles: threats and harassment.

use crate::common::dale_of_merchants::*;
use caravanserai::{
    table::action::Action,
    text::{Language, Localizer},
};

#[test]
fn crocodile_1_makes_opponents_discard_from_their_decks() {
    table(
        BOTH,
        3,
        "hand @0 crocodile_1; deck @1 junk sloth_1 sloth_2; deck @2 sloth_3; pile @2 sloth_4",
        "
        do play #crocodile_1
        order pile:1 sloth_2 sloth_1; order deck:1 junk
        count deck:2 1; count pile:2 1
        in pile:0 crocodile_1; dial actions 1",
    );
    // No junk is made to be discarded.
    both(
        "hand @0 crocodile_1",
        "do play #crocodile_1; count deck:1 0; count pile:1 0; count reserve 20",
    );
    both(
        "hand @0 crocodile_1; pile @1 sloth_2",
        "do play #crocodile_1; in pile:1 sloth_2; count deck:1 0",
    );
    teams(
        BOTH,
        "hand @0 crocodile_1; deck @1 junk junk; deck @2 junk junk; deck @3 junk junk",
        "
        do play #crocodile_1
        count deck:1 0; count deck:2 2; count deck:3 0",
    );
}

#[test]
fn crocodile_2_makes_opponents_pay_more_until_the_next_turn() {
    both(
        "market sloth_2; hand @0 crocodile_2 junk junk junk junk junk; hand @1 junk junk junk junk junk; dial actions 1",
        "
        do play #crocodile_2
        in schedule:0 crocodile_2; dial actions 1
        do buy 0, lay #junk, lay #junk; offered pay; do withdraw
        do inventory, discard
        asks @1 dom-question-action
        do buy 0, lay #junk, lay #junk, lay #junk; refused pay by DOM-4.2
        do lay #junk; offered pay; do withdraw
        do inventory, discard
        asks @0 dom-question-action; in pile:0 crocodile_2
        edit dial active 1
        do buy 0, lay #junk, lay #junk; offered pay",
    );
}

#[test]
fn crocodile_3_deals_the_top_cards_of_all_decks() {
    table(
        BOTH,
        3,
        "hand @0 crocodile_3; deck @0 sloth_1; deck @1 sloth_2; pile @2 sloth_3",
        "
        do play #crocodile_3
        asks @0 dom-question-deal
        sees @0 buffer sloth_2; hidden @1 buffer; hidden @2 buffer
        do give #sloth_3 @0
        refused give #sloth_3 @1 by DOM-12.2
        refused give #sloth_1 @0 by DOM-12.2
        do give #sloth_1 @1
        order deck:0 sloth_3; order deck:1 sloth_1; order deck:2 sloth_2
        in pile:0 crocodile_3; dial actions 1",
    );
    // An empty deck gives junk; equal cards need no dealing.
    both(
        "hand @0 crocodile_3; deck @1 junk",
        "do play #crocodile_3; order deck:0 junk; order deck:1 junk; count reserve 18",
    );
    teams(
        BOTH,
        "hand @0 crocodile_3; deck @0 sloth_1; deck @1 sloth_2; deck @2 sloth_3; deck @3 sloth_4",
        "
        do play #crocodile_3, give #sloth_4 @2, give #sloth_3 @3, give #sloth_1 @1
        order deck:0 sloth_2; order deck:1 sloth_1; order deck:2 sloth_4; order deck:3 sloth_3",
    );
}

#[test]
fn crocodile_4_draws_from_anothers_deck_and_gives_a_card_back() {
    table(
        BOTH,
        3,
        "hand @0 crocodile_4 junk; deck @1 sloth_1; deck @2 polecat_1 sloth_3",
        "
        do play #crocodile_4
        asks @0 dom-question-players
        refused name @0 by DOM-12.1
        do name @2
        in hand:0 junk sloth_3
        do choose #junk@hand:0
        order deck:2 polecat_1 junk; in hand:0 sloth_3; dial actions 1",
    );
    both(
        "hand @0 crocodile_4",
        "do play #crocodile_4; in hand:0; order deck:1 junk; count reserve 19",
    );
    teams(
        BOTH,
        "hand @0 crocodile_4 sloth_1; deck @3 sloth_2",
        "
        do play #crocodile_4
        refused name @2 by DOM-14.5
        do name @3, choose #sloth_1
        order deck:3 sloth_1; in hand:0 sloth_2",
    );
}

#[test]
fn crocodile_5a_makes_stacks_of_opponents_dearer() {
    both(
        "scheduled @1 crocodile_5a; hand @0 sloth_1 sloth_2; dial actions 2",
        "
        do build, lay #sloth_1
        refused close by DOM-6.1
        do lift #sloth_1, lay #sloth_2, close
        in stack:0:1 sloth_2",
    );
    both(
        "hand @0 crocodile_5a sloth_1",
        "do play #crocodile_5a; in schedule:0 crocodile_5a; do build, lay #sloth_1, close; in stack:0:1 sloth_1",
    );
    both("scheduled @0 crocodile_5a; dial phase 1", "in pile:0 crocodile_5a");
    teams(
        BOTH,
        "scheduled @0 crocodile_5a; hand @2 sloth_1 sloth_2; hand @1 sloth_2; dial active 2",
        "
        do build; refused lay #sloth_2@hand:2 by DOM-6.1; do lay #sloth_1, close
        in stack:0:1 sloth_1",
    );
}

#[test]
fn crocodile_5b_lets_opponents_draw_one_card() {
    both(
        "hand @0 crocodile_5b junk; hand @1 junk; deck @0 sloth_1 sloth_2 sloth_3 sloth_4; deck @1 sloth_1 sloth_2 sloth_3",
        "
        do play #crocodile_5b
        in schedule:0 crocodile_5b
        do inventory, discard
        count hand:0 5
        do inventory, lay #junk@hand:1, discard
        count hand:1 1; in pile:0 crocodile_5b",
    );
    // Effects draw as they say.
    both(
        "scheduled @1 crocodile_5b; hand @0 macaw_1 junk junk; deck @0 sloth_1 sloth_2",
        "do play #macaw_1; count hand:0 2",
    );
    teams(
        BOTH,
        "scheduled @0 crocodile_5b; hand @2 junk; dial active 2",
        "do inventory, discard; count hand:2 5",
    );
}

/// Who cannot build because of a threat is told by which card, in every language (DOM-6.1).
#[test]
fn dom_6_1_the_refusal_names_nasty_threat() {
    let example = example(
        BOTH,
        2,
        &[],
        "scheduled @1 crocodile_5a; stack @0 1 owl_1; hand @0 sloth_2",
        "refused build by DOM-6.1",
    );
    for edition in BOTH {
        let mut play = example.begin(dale(), edition).unwrap_or_else(|e| panic!("{e:?}"));
        let c = play.catalogue().clone();
        let build = Action::parse("build", &c).unwrap_or_else(|e| panic!("{e:?}"));
        let refusal = play.choose(build).map(|_| ()).expect_err("nothing comes to 3");
        assert_eq!(refusal.rule.0, "DOM-6.1");
        for language in Language::ALL {
            let localizer = Localizer::new(language);
            let said = localizer.say(&refusal.message, &c);
            assert!(said.contains(&localizer.word("dom-card-crocodile_5a")), "{said}");
            assert!(said.contains("+1"), "{said}");
        }
    }
}
