//! Chapter DOM-10: passives, reactions, copies.

use crate::common::{dale_of_merchants::*, process::alone};
use caravanserai::{
    games,
    table::{
        action::{Action, Thing},
        ids::{Seats, Viewer},
        play::Play,
        record::Save,
    },
};
use std::{fs, path::Path};

/// DOM-10.1, DOM-10.2: what is used is shown; passives are compulsory unless they say "may".
#[test]
fn dom_10_1_dom_10_2_passives_are_shown_and_compulsory() {
    original(
        "hand @0 macaw_2; deck @0 junk junk junk junk junk junk",
        "do inventory, discard; count hand:0 6",
    );
    original(
        "hand @0 platypus_1; hand @1 owl_2; deck @1 sloth_1",
        "hidden @0 hand:1; do play #platypus_1, react #owl_2; sees @0 hand:1 owl_2; do done; hidden @0 hand:1",
    );
    remastered(
        "hand @0 sloth_3; market owl_3; deck @0 sloth_1; dial actions 2",
        "do buy 0, lay #sloth_3@hand:0, pay; refused pass by DOM-10.2",
    );
}

/// DOM-10.3: passives of one moment combine.
#[test]
fn dom_10_3_passives_combine_in_one_payment() {
    both(
        "market - sloth_5a; hand @0 platypus_2 platypus_5b; dial actions 2",
        "do buy 1, lay #platypus_2, lay #platypus_5b, keep #platypus_5b 1; offered swap-slots 0 1; do pay; in hand:0 platypus_5b sloth_5a",
    );
}

/// DOM-10.4: a card that left the hand and came back starts anew.
#[test]
fn dom_10_4_a_card_that_came_back_is_new() {
    both(
        "hand @0 owl_1 macaw_1; deck @0 junk junk junk",
        "do use #owl_1, play #macaw_1; dial actions 1",
    );
    both("hand @0 owl_1 macaw_1", "do use #owl_1; refused use #owl_1 by DOM-3.8");
    both(
        "hand @0 ocelot_1 macaw_1",
        "chance 1; do use #ocelot_1; refused use #ocelot_1 by DOM-3.8; do play #macaw_1; in hand:0 ocelot_1; offered use #ocelot_1",
    );
}

/// Clockwise after the active player, each card once, in the owner's order.
#[test]
fn dom_10_5_the_order_of_reactions() {
    table(
        ORIGINAL,
        4,
        "market polecat_2; hand @1 sloth_2; hand @0 owl_4 junk; hand @2 owl_4 junk; hand @3 owl_4 junk; dial active 1; dial actions 2",
        "
        do buy 0, lay #sloth_2, pay
        asks @2 dom-question-react
        do react #owl_4@hand:2, choose #owl_4@hand:2
        asks @3 dom-question-react
        do pass
        asks @0 dom-question-react
        do react #owl_4@hand:0
        asks @0 dom-question-cards
        do choose #junk@hand:0
        asks @1 dom-question-action",
    );
    original(
        "hand @0 platypus_1; hand @1 owl_2 owl_2 owl_4; deck @1 sloth_1",
        "
        do play #platypus_1
        refused react #owl_4 by DOM-10.5
        do react #owl_2, done
        asks @1 dom-question-react
        refused react #owl_2 by DOM-10.5
        do react #owl_2, done
        asks @0 dom-question-action",
    );
}

/// DOM-10.5, DOM-10.12: what comes into a hand while an event is answered was not there when it
/// happened: a card that is drawn again does not answer it a second time.
#[test]
fn dom_10_5_dom_10_12_a_card_that_came_back_has_answered() {
    remastered(
        "hand @0 platypus_1; hand @1 owl_2 owl_2",
        "
        do play #platypus_1, react #owl_2
        in pile:1 owl_2
        do react #owl_2
        has hand:1 owl_2
        in pile:1 owl_2
        asks @0 dom-question-action",
    );
    remastered(
        "hand @0 platypus_1; hand @1 owl_2; deck @1 owl_2 owl_2",
        "do play #platypus_1, react #owl_2; in hand:1 owl_2 owl_2; asks @0 dom-question-action",
    );
    // The next event of the same kind is another one.
    remastered(
        "hand @0 platypus_1 platypus_3; hand @1 owl_2; deck @1 owl_2 owl_2",
        "
        do play #platypus_1, react #owl_2
        do play #platypus_3
        asks @1 dom-question-react
        offered react #owl_2",
    );
}

/// A card that comes while others of its kind still answer does not join them.
#[test]
fn dom_10_5_what_comes_later_does_not_answer() {
    remastered(
        "hand @0 sloth_2; market platypus_2; hand @1 owl_4 owl_4; deck @1 chameleon_3 junk; bin owl_4; dial actions 2",
        "
        do buy 0, lay #sloth_2, pay, react #owl_4
        has hand:1 chameleon_3
        asks @1 dom-question-react
        refused react-as #chameleon_3 #owl_4@bin by DOM-10.5
        offered react #owl_4",
    );
}

/// DOM-10.5: a card that was dealt after a deck was shuffled, in the same step, does not react to
/// that; one that was there does.
#[test]
fn dom_10_5_a_card_dealt_after_the_event_does_not_answer_it() {
    // B's pile becomes a deck, and its one card, Balancing, comes into A's hand after that.
    let deal = "do play #crocodile_4, choose #junk@hand:0; in hand:0";
    original(
        "hand @0 crocodile_4 junk; pile @0 sloth_2; pile @1 owl_5a",
        &format!("{deal} owl_5a; asks @0 dom-question-action"),
    );
    original(
        "hand @0 crocodile_4 junk owl_5a; pile @0 sloth_2; pile @1 sloth_1",
        &format!("{deal} owl_5a sloth_1; asks @0 dom-question-react; offered react #owl_5a"),
    );
}

/// A position, by the rules of a version.
fn by_version(edits: &str, version: u32) -> Play {
    let mut play = example(ORIGINAL, 3, &[], edits, "").begin(dale(), "original").unwrap();
    let mut save = Save { rules_version: version, ..Save::of(&mut play) };
    save.seal();
    let (play, parted) = save.replay(dale()).unwrap();
    assert_eq!((parted, play.rules_version()), (None, version));
    play
}

/// Does steps in a position by the rules of a version.
fn followed(edits: &str, steps: &str, version: u32) {
    let mut play = by_version(edits, version);
    let base = play.entries().len();
    let example = example(ORIGINAL, 3, &[], edits, steps);
    for step in 0..example.steps.len() {
        if let Err(fault) = example.follow(&mut play, base, step) {
            panic!("version {version}, {edits}: {fault}");
        }
    }
}

/// DOM-10.5: a card that came after two decks were shuffled in the same step answers neither; one
/// that came between the two answers the second. An old record is played by its own version, in
/// which it was late for the first one only.
#[test]
fn dom_10_5_a_card_answers_none_of_two_shuffles_before_it() {
    let name = "dom_10_5_a_card_answers_none_of_two_shuffles_before_it";
    alone(&format!("{}::{name}", module_path!()), || {
        // No printed card shuffles two decks and then deals: one is written for that.
        let dealing = r#"draw(from: deck_of(bound("p")), count: fixed(1), to: buffer("night")),
            ]),
            deal(buffer: "night", to: hands, players: all),"#;
        let printed = r#"repeat(count: fixed(2), body: [
                    move(cards: (zone: pile_top(bound("p")), by: all), to: deck_top(bound("p"))),
                ]),
            ]),"#;
        let levels = Path::new(env!("CARGO_MANIFEST_DIR")).join("levels/dale_of_merchants");
        let cards = fs::read_to_string(levels.join("cards.ron")).unwrap();
        assert_eq!(cards.matches(printed).count(), 1);
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("cards.ron"), cards.replace(printed, dealing)).unwrap();
        games::use_levels(folder.path()).unwrap();
        let dealt = "do play #fennec_5b, give #owl_5a @0; in hand:0 owl_5a; asks @0";
        let position = "hand @0 fennec_5b; pile @0 owl_5a; pile @1 junk; pile @2 junk";
        followed(position, &format!("{dealt} dom-question-action"), 6);
        // Asked for the second and for the third.
        let asks = "dom-question-react; do pass; asks @0";
        let asked = format!("{dealt} {asks} {asks} dom-question-action");
        followed(position, &asked, 5);
    });
}

/// DOM-9.2, DOM-10.1, DOM-10.2: who fills the hand further shows all by what; version 5 of the
/// rules did not.
#[test]
fn dom_10_1_dom_10_2_what_enlarges_the_hand_is_shown() {
    for (version, shown) in [(5, 0), (6, 1)] {
        let edits = "hand @0 macaw_2; deck @0 junk junk junk junk junk junk";
        let mut play = by_version(edits, version);
        for text in ["inventory", "discard"] {
            let action = Action::parse(text, play.catalogue()).unwrap();
            play.choose(action).unwrap();
        }
        let lines = &play.entries().last().unwrap().lines;
        let told = lines.iter().filter(|line| line.message.key == "dom-log-shows-passive");
        let told: Vec<_> = told.filter(|line| line.audience == Seats::ALL).collect();
        assert_eq!(told.len(), shown, "version {version}");
        // It lies covered again.
        let hidden = play.hidden_from(Viewer::Public);
        assert!(told.iter().flat_map(|line| &line.message.touches).all(|thing| match thing {
            Thing::Piece(card) => hidden.contains(card),
            _ => false,
        }));
    }
}

/// DOM-10.6, DOM-10.11, DOM-10.12: windows open between steps, inner ones first, and no card
/// answers its own effect.
#[test]
fn dom_10_6_dom_10_11_dom_10_12_windows_inside_each_other() {
    // B's reaction shuffles B's deck: A may answer that before C is asked about the technique.
    table(
        ORIGINAL,
        3,
        "hand @0 platypus_1 owl_5a; pile @0 junk sloth_2; hand @1 owl_2; deck @1 sloth_1 sloth_3; hand @2 owl_2; deck @2 junk",
        "
        do play #platypus_1
        asks @1 dom-question-react
        do react #owl_2, choose #sloth_1
        asks @0 dom-question-react
        do pass
        asks @2 dom-question-react
        do pass
        asks @0 dom-question-action",
    );
    // What the inspection draws is no arrival of the inspection itself.
    original(
        "hand @0 sloth_3 junk; market owl_3; deck @0 sloth_1 sloth_2; dial actions 2",
        "
        do buy 0, lay #sloth_3, pay, react #owl_3, choose #junk@hand:0
        asks @0 dom-question-action
        in hand:0 owl_3 sloth_2",
    );
    // A second inspection that is drawn is; the first is then over.
    original(
        "hand @0 sloth_3 junk; market owl_3; deck @0 sloth_1 owl_3; dial actions 2",
        "
        do buy 0, lay #sloth_3, pay, react #owl_3, choose #junk@hand:0
        asks @0 dom-question-react
        do pass
        asks @0 dom-question-action",
    );
    // Two that come together: the second still has its turn after what the first has brought.
    original(
        "hand @0 macaw_1 junk junk; deck @0 sloth_1 sloth_2 owl_3 owl_3",
        "
        do play #macaw_1
        asks @0 dom-question-react
        do react #owl_3, choose #owl_3
        asks @0 dom-question-react
        do pass
        asks @0 dom-question-action",
    );
}

/// DOM-10.6: an inspection that the first of two brings is handled inside; then the second of the
/// two still has its turn.
#[test]
fn dom_10_6_inspections_inside_each_other() {
    original(
        "hand @0 macaw_1 junk junk junk; deck @0 sloth_1 owl_3 junk owl_3 owl_3",
        "
        do play #macaw_1
        in hand:0 junk owl_3 owl_3
        do react #owl_3, choose #junk@hand:0
        in hand:0 owl_3 owl_3 owl_3
        asks @0 dom-question-react
        do pass
        asks @0 dom-question-react
        do pass
        asks @0 dom-question-action",
    );
    // All three used, each once.
    original(
        "hand @0 macaw_1 junk junk junk; deck @0 sloth_1 sloth_2 owl_3 junk owl_3 owl_3",
        "
        do play #macaw_1, react #owl_3, choose #junk@hand:0, react #owl_3, choose #owl_3
        asks @0 dom-question-react
        do react #owl_3, choose #owl_3
        asks @0 dom-question-action
        count hand:0 3; count bin 2",
    );
    // A chameleon that comes can be used as an inspection.
    original(
        "hand @0 sloth_2 junk; market chameleon_2; pile @1 owl_3; deck @0 sloth_1; dial actions 2",
        "
        do buy 0, lay #sloth_2, pay
        asks @0 dom-question-react
        do react-as #chameleon_2 #owl_3, choose #junk@hand:0
        in hand:0 chameleon_2 sloth_1; asks @0 dom-question-action",
    );
}

/// DOM-10.7: the events.
#[test]
fn dom_10_7_events() {
    // A technique that stays scheduled is not resolved yet.
    original(
        "hand @0 sloth_5b; hand @1 owl_2; deck @1 junk",
        "do play #sloth_5b; asks @0 dom-question-action",
    );
    // Glue that was kept has not come into the hand; the opening hand neither.
    both(
        "market sloth_5a; hand @0 platypus_5b owl_3; dial actions 2",
        "do buy 0, lay #platypus_5b, keep #platypus_5b 1, pay; asks @0 dom-question-action",
    );
    original(
        "hand @0 ocelot_5a owl_3; hand @1 sloth_1",
        "chance 1; do play #ocelot_5a; asks @1 dom-question-react; do pass; in hand:1 owl_3",
    );
    // A deck that is rebuilt counts as shuffled.
    original(
        "hand @0 sloth_5a; pile @0 sloth_1; hand @1 owl_5a; pile @1 junk",
        "do play #sloth_5a; asks @1 dom-question-react",
    );
}

/// DOM-10.17: the subject counts, whoever caused the event.
#[test]
fn dom_10_17_whose_event_it_is() {
    original(
        "hand @0 crocodile_3 owl_5a; deck @0 junk; pile @0 sloth_1; hand @1 junk; pile @1 sloth_2",
        "
        do play #crocodile_3, give #junk@buffer @1
        asks @0 dom-question-react
        do pass
        asks @0 dom-question-action",
    );
}

/// DOM-10.8, DOM-10.9, DOM-10.10: copies while a chameleon is used, printed selves else.
#[test]
fn dom_10_8_dom_10_9_dom_10_10_copies() {
    both(
        "hand @0 chameleon_5a; market platypus_1; dial actions 2",
        "refused play #chameleon_5a by DOM-10.8",
    );
    // It must copy a target that is there: junk on the only other pile makes it junk.
    both(
        "hand @0 chameleon_2; pile @1 junk; stack @0 1 sloth_1; dial actions 2",
        "refused build by DOM-6.1",
    );
    both(
        "hand @0 chameleon_2; stack @0 1 sloth_1; dial actions 2",
        "do build, lay #chameleon_2, close; in stack:0:2 chameleon_2",
    );
    // In the market, on the pile and in the bin it is itself.
    both(
        "market chameleon_2; pile @1 sloth_5a; hand @0 junk junk; dial actions 2",
        "do buy 0, lay #junk, lay #junk, pay; in hand:0 chameleon_2",
    );
    both(
        "hand @0 polecat_4; supply chameleon_3; bin sloth_5a",
        "do play #polecat_4, number 3; in hand:0 chameleon_3",
    );
    // A copied passive of the stall works as printed.
    both(
        "hand @0 chameleon_2 polecat_1 owl_1; pile @1 squirrel_2; stack @0 1 sloth_1; stack @0 2 sloth_2; stack @0 3 sloth_3; dial actions 2",
        "
        do build, lay #polecat_1, lay #owl_1, lay-as #chameleon_2 #squirrel_2, close
        in stack:0:4 chameleon_2 owl_1 polecat_1",
    );
    // What Seeing Doubles copies is shown to all.
    original(
        "hand @0 chameleon_5b macaw_4; hand @1 junk; deck @0 sloth_1 sloth_2 sloth_3",
        "do play-as #chameleon_5b #macaw_4; sees @1 hand:0 macaw_4",
    );
}

/// DOM-10.13: printed values, read before anything moves; alterations of all cards are applied to
/// the copied value.
#[test]
fn dom_10_13_what_a_copy_takes_over() {
    both(
        "hand @0 chameleon_5b polecat_2 sloth_2; market sloth_4; dial actions 2",
        "
        chance 4
        do play #polecat_2, choose #sloth_2, buy 0, lay-as #chameleon_5b #sloth_2@hand:0
        refused pay by DOM-4.2",
    );
    both(
        "hand @0 macaw_5a chameleon_2; pile @1 sloth_4; market sloth_5a",
        "do play #macaw_5a, buy 0, lay-as #chameleon_2 #sloth_4@pile:1; offered pay",
    );
}

/// DOM-10.14, DOM-10.15, DOM-10.16: copies that last, abilities counted apart, showing for the hand
/// size.
#[test]
fn dom_10_14_dom_10_15_dom_10_16_copies_that_last() {
    both(
        "hand @0 chameleon_2 macaw_5b; pile @1 crocodile_5a; hand @1 sloth_1 sloth_2 junk junk junk",
        "
        do play-as #chameleon_2 #crocodile_5a
        edit place crocodile_5a box
        in schedule:0 chameleon_2
        edit dial active 1
        do build, lay #sloth_1
        refused close by DOM-6.1",
    );
    // "This card" of a copied text is the chameleon.
    original(
        "hand @0 chameleon_2; pile @1 fennec_1; deck @0 junk",
        "do play-as #chameleon_2 #fennec_1, yes; order deck:0 junk chameleon_2; order pile:1 fennec_1",
    );
    both(
        "hand @0 chameleon_5b owl_1 ocelot_1; deck @0 sloth_1 sloth_2 sloth_3",
        "
        chance 1
        do use-as #chameleon_5b #owl_1, rest
        refused use-as #chameleon_5b #owl_1 by DOM-3.8
        offered use-as #chameleon_5b #ocelot_1",
    );
    original(
        "hand @0 chameleon_5b macaw_2; deck @0 junk junk junk junk junk junk",
        "
        do inventory, discard
        refused show-as #chameleon_5b #owl_1 by DOM-10.8
        refused buy 0 by DOM-9.1
        do show-as #chameleon_5b #macaw_2
        count hand:0 7",
    );
    // One that is drawn in the step may be shown at once; without a target there is no question.
    original(
        "hand @0 macaw_2 junk junk junk junk; deck @0 sloth_1 sloth_2 chameleon_5b",
        "do inventory, discard; asks @0 dom-question-hand-size; do show-as #chameleon_5b #macaw_2; count hand:0 7",
    );
    original(
        "hand @0 chameleon_2; deck @0 junk junk junk junk junk junk",
        "do inventory, discard; count hand:0 5",
    );
}
