//! Chapter DOM-13 and DOM-17: the end, and what must always hold.

use crate::common::dale_of_merchants::*;
use caravanserai::table::{play::Play, record::snapshot};

const SEVEN: &str = "stack @0 1 sloth_1; stack @0 2 owl_2; stack @0 3 crocodile_3; stack @0 4 crocodile_4; stack @0 5 owl_5a; stack @0 6 sloth_5a; stack @0 7 sloth_5b";

/// DOM-13.1, DOM-13.2: the eighth stack ends it at once, without clean-up or reactions.
#[test]
fn dom_13_1_dom_13_2_the_eighth_stack() {
    both(
        &format!(
            "{SEVEN}; hand @0 sloth_4 sloth_4; hand @1 owl_5b; pile @1 junk; stack @1 1 owl_1"
        ),
        "
        do build, lay #sloth_4, lay #sloth_4, close
        over; wins @0; count hand:0 0
        net-worth @0 8; net-worth @1 1
        refused inventory by DOM-13.1; refused buy 0 by DOM-13.1",
    );
    // Within an effect, and with an extra stack that will not be built any more.
    original(
        &format!(
            "{SEVEN}; hand @0 macaw_5a ocelot_4; supply squirrel_5b; scheduled @1 crocodile_5a"
        ),
        "do play #macaw_5a, play #ocelot_4; order bin squirrel_5b",
    );
    both(
        &format!("{SEVEN}; hand @0 squirrel_5b squirrel_1 junk junk"),
        "do build, lay #squirrel_5b, lay #squirrel_1, lay #junk@hand:0, lay #junk@hand:0, close; over; wins @0",
    );
    // On another's turn nobody builds: who completes the stack is in turn.
    both(
        &format!("{SEVEN}; hand @1 sloth_1; dial active 1"),
        "do build, lay #sloth_1, close; asks @0 dom-question-action",
    );
}

/// D23: only if all agree.
#[test]
fn dom_13_3_stopping() {
    table(
        BOTH,
        3,
        "",
        "
        do propose-stop
        asks @1 dom-question-stop
        refused inventory by DOM-13.3
        do agree
        asks @2 dom-question-stop
        do decline
        asks @0 dom-question-action
        refused propose-stop by DOM-13.3
        do inventory, discard, propose-stop, agree
        asks @0 dom-question-stop
        do agree
        over; wins",
    );
}

/// DOM-13.4: after 15 rounds without a stack everybody is asked, with the standings; computer
/// players agree.
#[test]
fn dom_13_4_where_nobody_builds_everybody_is_asked() {
    table(
        BOTH,
        2,
        "dial turn 30",
        "
        do inventory, discard
        asks @1 dom-question-stop
        do agree
        asks @0 dom-question-stop
        do decline
        asks @1 dom-question-action
        do inventory, discard
        asks @0 dom-question-action",
    );
    table(BOTH, 2, "dial turn 29", "do inventory, discard; asks @1 dom-question-action");
}

/// DOM-2.7: one of the losers begins the next game of a series.
#[test]
fn dom_2_7_a_loser_begins_the_next_game() {
    use caravanserai::table::ids::SeatId;
    let mut setup = example(ORIGINAL, 3, &[], "as dealt", "over").setup(dale(), "original");
    for seed in 0..20 {
        setup.seed = seed;
        setup.options.insert("first".to_owned(), 2);
        dale().next_of_series(&mut setup, &[SeatId(1)]);
        assert!([1, 3].contains(&setup.options["first"]), "{:?}", setup.options);
    }
    dale().next_of_series(&mut setup, &[]);
    assert!(!setup.options.contains_key("first"), "nobody has won: drawn anew");
}

/// DOM-17.1: the same seed and the same commands give the same game.
#[test]
fn dom_17_1_the_same_again() {
    let play = || {
        let mut setup = example(ORIGINAL, 3, &[], "as dealt", "over").setup(dale(), "original");
        (setup.seed, setup.study) = (11, false);
        let mut play = Play::begin(dale(), setup).unwrap();
        for n in 0..300 {
            let offers = play.offers();
            if offers.is_empty() {
                break;
            }
            let action = offers[n * 7 % offers.len()].action;
            play.choose(action).unwrap();
        }
        play
    };
    let (mut one, mut two) = (play(), play());
    assert_eq!(one.hash(), two.hash());
    assert_eq!(snapshot(&mut one).zones, snapshot(&mut two).zones);
}

/// DOM-17.2, DOM-17.3: a refused command changes nothing; every card stays in one place.
#[test]
fn dom_17_2_dom_17_3_nothing_is_lost() {
    let example = example(
        ORIGINAL,
        2,
        &[],
        "hand @0 sloth_1 platypus_4; deck @0 owl_1 owl_2; market sloth_2",
        "over",
    );
    let mut play = example.begin(dale(), "original").unwrap();
    let before = (play.hash(), snapshot(&mut play).zones);
    let refused: Vec<_> = play.look().refusals.iter().map(|r| r.action).collect();
    assert!(!refused.is_empty());
    for action in refused {
        assert!(play.choose(action).is_err());
        assert_eq!(before.0, play.hash());
    }
    let count = |zones: &[(String, Vec<u16>)]| {
        let mut all: Vec<u16> = zones.iter().flat_map(|(_, pieces)| pieces.clone()).collect();
        all.sort();
        let whole = all.len();
        all.dedup();
        assert_eq!(all.len(), whole, "a card lies in two places");
        whole
    };
    assert_eq!(count(&before.1), 12 * 15 + 20 + 400);
}

/// DOM-17.2: a position that is set by hand begins between two steps, and its stacks and sets are
/// counted as they lie.
#[test]
fn dom_17_2_positions_set_by_hand() {
    both(
        "market sloth_2; hand @0 junk junk sloth_1",
        "
        do buy 0, lay #junk
        dial draft 1
        edit dial turn 5
        asks @0 dom-question-action; dial draft 0; dial buying 0; in hand:0 junk junk sloth_1
        do inventory; offered lay #sloth_1",
    );
    both(
        "hand @0 macaw_4; deck @0 sloth_1 sloth_2 sloth_3; dial actions 2",
        "
        do play #macaw_4
        count buffer 3
        edit dial turn 5
        asks @0 dom-question-action; count buffer 0; in bin sloth_1 sloth_2 sloth_3; in pile:0 macaw_4; dial effect-program 0",
    );
    both(
        "stack @0 1 sloth_1; stack @0 2 owl_2",
        "
        dial stacks-built:0 2
        edit place owl_2 hand:0
        dial stacks-built:0 1; hidden @1 hand:0",
    );
    // The scheduled card is due at once where the turn begins, and its question stands.
    both(
        "hand @0 junk; scheduled @0 sloth_3; dial phase 1",
        "asks @0 dom-question-cards; do choose #junk@hand:0; count reserve 20; in pile:0 sloth_3",
    );
}
