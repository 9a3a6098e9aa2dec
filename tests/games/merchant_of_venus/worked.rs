//! The worked examples of Merchant of Venus as files: their numbers are those of the rule
//! specification, none may be missing, and a faulty one says what is wrong.

use crate::common::worked::{has_exactly, of};
use caravanserai::{
    games,
    table::{example, game::Game},
};

/// The numbers of all worked examples; those between them do not exist.
const NUMBERS: &[u16] = &[
    1, 2, 3, 5, 6, 8, 9, 10, 11, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30,
    31, 32, 33, 34, 35, 37, 38, 39, 40, 41, 42, 43, 44, 46, 47, 48, 50, 51, 52, 53, 54, 55, 57, 58,
    59, 60, 62, 63, 64, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 85,
    87, 88, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 104, 105, 106, 107, 108, 110,
    111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129,
    132, 133, 135, 136, 137, 139, 141, 142, 143, 144,
];

fn game() -> &'static dyn Game {
    games::by_id("merchant_of_venus").unwrap()
}

#[test]
fn every_number_has_its_example_and_every_file_is_built_in() {
    has_exactly(game().id(), NUMBERS);
}

#[test]
fn a_rule_finds_its_examples() {
    let game = game();
    let of = |rule: &'static str, edition: &'static str| {
        example::for_rule(game, rule, edition).map(|e| e.example.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(of("MOV-4.5.1", "1988"), ["X17", "X18", "X20"]);
    assert!(
        of("MOV-4.5", "2012").contains(&"X19") && !of("MOV-4.5", "2012").contains(&"X18"),
        "a section has the examples of its rules"
    );
    assert!(
        of("MOV-4.1", "2012")
            .iter()
            .all(|e| !of("MOV-4.10", "2012").contains(e) || of("MOV-4.1.1", "2012").contains(e)),
        "MOV-4.1 is not MOV-4.10"
    );
}

#[test]
fn faulty_examples_say_what_is_wrong() {
    let run = |edits: &[&str], steps: &[&str]| {
        of(game(), edits, steps).run(game(), "2012").expect_err("it is faulty")
    };
    let at = |steps: &[&str]| run(&[], steps).step;
    for edit in [
        "known dell nowhere",
        "known nobody water",
        "found air_foil desert_03",
        "flies @7 scout",
        "ground floor",
        "place shield nowhere",
    ] {
        assert_eq!(
            (run(&[edit], &["over"]).step, run(&[edit], &["over"]).line),
            (0, edit.to_owned())
        );
    }
    assert_eq!(run(&["purse credits:0 -5"], &[]).step, 0);
    assert_eq!(
        run(&["dial phase 3", "place ship.0 space:desert_02"], &[]).step,
        0,
        "a position that breaks rules"
    );
    assert_eq!(at(&["do head base-colony_1", "dance"]), 2);
    for step in [
        "do roll",
        "do step",
        "do fly away",
        "refused stay by MOV-3.1.3",
        "refused roll by MOV-1.1.1",
        "refused roll",
        "offered roll",
        "absent stay",
        "dial phase 2",
        "dial mood 1",
        "dial phase",
        "purse credits:0 1",
        "purse credits:9 1",
        "mark ship.0 1",
        "mark ship.9 1",
        "in hold:0 shield",
        "in nowhere",
        "has hold:0 shield",
        "count cup 1",
        "at ship.0 space:desert_01",
        "at #9999 cup",
        "sees @0 card:colony",
        "sees @0 card:colony card.dell",
        "hidden @0 hold:0",
        "hidden @0 base shield",
        "said mov-log-roll",
        "told @0 mov-log-roll",
        "asks @1 mov-question-start",
        "net-worth @0 1",
        "net-worth @9 1",
        "over",
        "wins @0",
        "edit dance",
        "edit dial phase 9",
        "chance",
        "dice six",
        "draw cup shield",
        "draw cup nothing",
        "back",
        "",
    ] {
        assert_eq!(at(&[step]), 1, "{step}");
    }
    assert_eq!(
        of(game(), &[], &["1988: over", "2012: asks @0 mov-question-start"]).run(game(), "2012"),
        Ok(()),
        "a line for another edition is passed over"
    );
}
