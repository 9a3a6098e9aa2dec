//! Every refusal of the decisions D1 to D24, each once, with exactly its rule; those at set-up
//! stand in `set_up`.

use crate::common::dale_of_merchants::*;

/// D2: DOM-3.3.
#[test]
fn scheduled_cards() {
    both(
        "scheduled @0 sloth_1 sloth_1; hand @0 junk; dial phase 1",
        "refused buy 0 by DOM-3.3; refused resolve #junk@hand:0 by DOM-3.3",
    );
}

/// D3, D3a, D3b, D3c: DOM-3.2, DOM-4.1, DOM-4.2, DOM-4.3, DOM-4.7, DOM-4.8, DOM-4.9, DOM-4.11,
/// DOM-10.8.
#[test]
fn purchases() {
    original(
        "market - sloth_2; hand @0 junk junk junk sloth_4 platypus_2 platypus_5b chameleon_2; pile @1 sloth_1; pile @0 owl_1; bin owl_4; hand @1 panda_4",
        "
        refused buy 0 by DOM-4.1
        refused buy 5 by DOM-4.9
        refused buy 7 by DOM-4.1
        do buy 1
        refused pay by DOM-4.2
        refused lay #owl_1 by DOM-4.2
        refused lay #chameleon_2 by DOM-10.8
        refused lay-as #chameleon_2 #owl_1 by DOM-10.8
        refused swap-slots 0 1 by DOM-4.7
        do lay #junk@hand:0
        refused keep #junk@hand:0 1 by DOM-4.8
        do lay #sloth_4
        refused pay by DOM-4.3
        refused lay #junk@hand:0 by DOM-4.3",
    );
    original(
        "hand @0 panda_4 sloth_4; bin owl_2 owl_4",
        "do buy 5, lay #sloth_4; refused pay by DOM-4.9; refused choose #owl_2@bin by DOM-5.13",
    );
    original("hand @0 panda_4", "refused buy 5 by DOM-4.9");
    original(
        "market panda_3; hand @0 junk sloth_2; dial actions 2",
        "do buy 0, lay #junk, lay #sloth_2, pay; refused choose #sloth_2 by DOM-4.11",
    );
    both(
        "hand @0 owl_1 junk junk junk junk; market sloth_2; deck @0 junk",
        "do inventory, discard; refused buy 0 by DOM-3.2",
    );
}

/// D3d, D6, D10: DOM-5.6, DOM-8.8.
#[test]
fn cards_and_orders() {
    both(
        "hand @0 macaw_1 sloth_1 sloth_2 sloth_3",
        "do play #macaw_1, choose #sloth_1; refused choose #sloth_1 by DOM-8.8",
    );
    both(
        "hand @0 platypus_5a; deck @0 sloth_1 sloth_2 sloth_3 sloth_4; hand @0 junk",
        "do play #platypus_5a; refused done by DOM-5.6; do choose #sloth_2; refused choose #sloth_2 by DOM-5.6; refused done by DOM-5.6",
    );
    original(
        "hand @0 ocelot_2; pile @0 junk sloth_1 sloth_2",
        "do play #ocelot_2; refused choose #junk@pile:0 by DOM-5.6",
    );
    both(
        "hand @0 sloth_3; pile @0 junk sloth_1",
        "do play #sloth_3; refused choose #sloth_1 by DOM-5.6",
    );
}

/// D4: DOM-3.2, DOM-5.1, DOM-10.8.
#[test]
fn techniques() {
    both(
        "hand @0 owl_2 chameleon_2; hand @1 sloth_1; pile @1 platypus_1; pile @0 sloth_2",
        "
        refused play #owl_2 by DOM-5.1
        refused play #sloth_1 by DOM-5.1
        refused play #chameleon_2 by DOM-10.8
        refused play-as #chameleon_2 #sloth_2 by DOM-10.8
        refused play-as #owl_2 #platypus_1 by DOM-10.8",
    );
    both(
        "hand @0 owl_1 platypus_1 junk junk junk; deck @0 junk",
        "do inventory, discard; refused play #platypus_1 by DOM-3.2",
    );
}

/// D5: DOM-12.1, DOM-14.5.
#[test]
fn players() {
    teams(
        BOTH,
        "hand @0 raccoon_4 junk",
        "do play #raccoon_4; refused name @0 by DOM-12.1; refused name @2 by DOM-14.5",
    );
    table(REMASTERED, 4, "hand @0 raccoon_2", "do play #raccoon_2; refused done by DOM-12.1");
}

/// D7, D8, D9, D11: DOM-5.5, DOM-12.2; left or right and yes or no have no refusal of their own.
#[test]
fn numbers_and_deals() {
    both(
        "hand @0 polecat_4; supply sloth_2",
        "do play #polecat_4; refused number 0 by DOM-5.5; refused number 6 by DOM-5.5",
    );
    original(
        "hand @0 ocelot_5b sloth_2",
        "do play #ocelot_5b; refused number 6 by DOM-5.5; do number 1; refused number 0 by DOM-5.5",
    );
    table(
        BOTH,
        3,
        "hand @0 crocodile_3; deck @0 sloth_1; deck @1 sloth_2; deck @2 sloth_3",
        "do play #crocodile_3, give #sloth_1 @1; refused give #sloth_2 @1 by DOM-12.2; refused give #sloth_1 @2 by DOM-12.2",
    );
    table(
        BOTH,
        3,
        "hand @0 fennec_3",
        "do play #fennec_3; offered side left; offered side right; refused yes by DOM-5.13",
    );
    original(
        "hand @0 fennec_1",
        "do play #fennec_1; offered yes; offered no; refused side left by DOM-5.13",
    );
}

/// D12, D13: DOM-3.2, DOM-6.1, DOM-6.2, DOM-6.3, DOM-6.5, DOM-14.4, DOM-10.8.
#[test]
fn stacks() {
    both(
        "stack @0 1 owl_1; hand @0 sloth_1 sloth_2 polecat_1 junk chameleon_2 squirrel_5a squirrel_3; pile @0 owl_2 owl_3; pile @1 sloth_4; hand @1 owl_4",
        "
        do build
        refused close by DOM-6.2
        refused lay #owl_4 by DOM-6.2
        refused lay #chameleon_2 by DOM-10.8
        refused lay #junk@hand:0 by DOM-6.3
        refused fetch #owl_2 by DOM-6.5
        refused fetch #sloth_4 by DOM-6.5
        refused shift 1 by DOM-6.5
        do lay #sloth_1
        refused lay #polecat_1 by DOM-6.3
        refused close by DOM-6.1",
    );
    both(
        "hand @0 owl_1 sloth_1 junk junk junk; deck @0 junk",
        "do inventory, discard; refused build by DOM-3.2",
    );
    teams(
        BOTH,
        "stack @0 1 owl_1; hand @0 sloth_1; hand @2 sloth_1; hand @1 sloth_1",
        "do build; refused ask-help by DOM-14.4; do lay #sloth_1@hand:0, ask-help; refused lay #sloth_1@hand:1 by DOM-6.2",
    );
    both(
        "stack @0 1 sloth_1; stack @0 2 owl_2; stack @0 3 sloth_3; stack @0 4 sloth_4; hand @0 squirrel_5b; market sloth_2",
        "do build, lay #squirrel_5b, close; refused buy 0 by DOM-6.5; offered stop-building",
    );
}

/// D14: DOM-3.2, DOM-7.1.
#[test]
fn inventories() {
    both(
        "hand @0 owl_1 junk junk junk junk; hand @1 sloth_1; deck @0 junk",
        "
        do inventory
        refused lay #sloth_1 by DOM-7.1
        do discard
        refused inventory by DOM-3.2",
    );
}

/// D15: DOM-3.8, DOM-10.8.
#[test]
fn abilities() {
    both(
        "hand @0 owl_1 sloth_1 chameleon_5b; deck @0 junk junk junk",
        "
        refused use #sloth_1 by DOM-3.8
        refused use #chameleon_5b by DOM-10.8
        refused use-as #chameleon_5b #sloth_1 by DOM-3.8
        do use #owl_1
        refused use #owl_1 by DOM-3.8",
    );
    both(
        "hand @0 macaw_4 owl_1; deck @0 sloth_1 sloth_2 sloth_3",
        "do play #macaw_4; refused use #owl_1 by DOM-3.8",
    );
    original(
        "hand @0 platypus_1; hand @1 owl_1 owl_2; deck @1 junk",
        "do play #platypus_1; asks @1 dom-question-react; refused use #owl_1 by DOM-5.13",
    );
}

/// D16: DOM-10.5.
#[test]
fn reactions() {
    original(
        "hand @0 platypus_1 owl_2; hand @1 owl_2 owl_4 sloth_1; deck @1 junk",
        "
        refused react #owl_2@hand:0 by DOM-10.5
        refused pass by DOM-10.5
        do play #platypus_1
        refused react #owl_4 by DOM-10.5
        refused react #sloth_1 by DOM-10.5
        refused react #owl_2@hand:0 by DOM-10.5
        do react #owl_2@hand:1, done
        asks @0 dom-question-action
        refused react #owl_2@hand:0 by DOM-10.5",
    );
    original(
        "hand @0 platypus_1; hand @1 owl_2 owl_2; deck @1 junk",
        "do play #platypus_1, react #owl_2, done; asks @1 dom-question-react; refused react #owl_2 by DOM-10.5",
    );
}

/// D17, D18, D19: DOM-3.7, DOM-6.2, DOM-5.13, DOM-13.1, DOM-3.1.
#[test]
fn at_the_wrong_moment() {
    both(
        "hand @0 macaw_4 junk; deck @0 sloth_1 sloth_2 sloth_3",
        "
        refused end-actions by DOM-3.7
        refused give #junk@hand:0 @1 by DOM-3.1
        do play #macaw_4
        refused inventory by DOM-5.13",
    );
    both("hand @0 junk", "do propose-stop, agree; over; refused inventory by DOM-13.1");
}

/// D21: what was learnt cannot be taken back (DOM-5.5); what was only laid out can.
#[test]
fn undo() {
    let example = example(ORIGINAL, 2, &[], "as dealt", "over");
    let mut setup = example.setup(dale(), "original");
    setup.study = false;
    let mut play = caravanserai::table::play::Play::begin(dale(), setup).unwrap();
    let heard = |text: &str, play: &caravanserai::table::play::Play| {
        caravanserai::table::action::Action::parse(text, play.catalogue()).unwrap()
    };
    let begin = heard("inventory", &play);
    play.choose(begin).unwrap();
    assert!(play.undo().is_ok(), "nothing was learnt");
    play.choose(begin).unwrap();
    let lay = play.offers()[0].action;
    play.choose(lay).unwrap();
    let discard = heard("discard", &play);
    play.choose(discard).unwrap();
    assert!(play.undo().is_err(), "cards were drawn");
}

/// D20, D22, D23, D24: DOM-10.16 and DOM-10.8, DOM-13.3; there is nothing that sorts a pile
/// (DOM-8.7).
#[test]
fn showing_and_stopping() {
    original(
        "hand @0 chameleon_5b macaw_2 sloth_1; deck @0 junk junk junk junk junk junk",
        "do inventory, discard; refused show-as #chameleon_5b #sloth_1 by DOM-10.16; refused inventory by DOM-9.1",
    );
    both(
        "",
        "do propose-stop; refused inventory by DOM-13.3; do decline; refused propose-stop by DOM-13.3",
    );
}
