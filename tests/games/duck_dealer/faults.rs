//! What is wrong with the level files only where two of them are changed, and that nothing which
//! the check can report is left untried.

use super::levels::BREAKS;
use crate::common::{
    fluent,
    levels::Edit::{self, Add, All, Drop, In, Swap},
};
use caravanserai::games::{
    duck_dealer::level::{Level, LevelFile},
    levels::{Files, Finding, Printed},
};

use LevelFile::{Goods, Planets, Reference};

/// A finding, and what is done to the files so that it is found.
type Fault = (&'static str, &'static [(LevelFile, Edit)]);

const SIXTH_YARD: &str =
    "    (id: \"yard_spare\", gives: hold, good: \"blue_paint\", vp: 10, source: \"INVENTED\"),";

const FAULTS: &[Fault] = &[
    // A consumer twice and another one not at all, also in the reference set-up.
    (
        "level-duck-consumers",
        &[
            (Goods, In("(good: \"satellites\"", "satellites", "radios")),
            (Reference, Swap("[\"satellites\", \"radios\"", "[\"radios\", \"radios\"")),
        ],
    ),
    // A consumer and its box are taken out everywhere: then none is left over.
    (
        "level-duck-spare",
        &[
            (
                Goods,
                All(&[Drop(&["(good: \"satellites\""]), Swap("left: [intermediate,", "left: [")]),
            ),
            (Reference, Swap("[\"satellites\", ", "[")),
        ],
    ),
    // A sixth start planet with mine and yard.
    (
        "level-duck-yard-count",
        &[
            (Planets, In("id: \"P1\"", "start: false", "start: true")),
            (
                Goods,
                All(&[
                    Add("shipyards: [", SIXTH_YARD),
                    In("(good: \"blue_paint\"", "start: 1, ordinary: 2", "start: 2, ordinary: 1"),
                ]),
            ),
            (Reference, Add("shipyards: [", "    (planet: \"P1\", yard: \"yard_spare\"),")),
        ],
    ),
];

fn found(edits: &[(LevelFile, Edit)]) -> Vec<Finding> {
    let files = edits.iter().fold(Files::embedded(), |files, (file, edit)| {
        let text = edit.apply(files.text(*file)).expect("there is something to break");
        files.with(*file, text)
    });
    Level::check_files(&files)
}

#[test]
fn faults_over_several_files_are_found() {
    for (key, edits) in FAULTS {
        let found = found(edits);
        assert!(found.iter().any(|finding| finding.key == *key), "no {key}: {found:#?}");
    }
}

/// What no table could hold.
#[test]
fn a_list_that_is_too_long_is_found() {
    let files = Files::<LevelFile>::embedded();
    let row = "(id: \"GOOD\", class: primary, sale: 0, source: \"INVENTED\"),";
    let rows: String = (0..40).map(|n| row.replace("GOOD", &format!("good_{n}"))).collect();
    let goods = files.text(Goods).replacen("goods: [", &format!("goods: [\n{rows}"), 1);
    let found = Level::check_files(&files.clone().with(Goods, goods));
    assert!(found.iter().any(|finding| finding.key == "level-duck-many"), "{found:#?}");
}

/// Whoever adds a check adds a file that it refuses.
#[test]
fn every_finding_of_the_check_is_tried() {
    let sentences =
        fluent::messages(include_str!("../../../assets/locales/en/duck_dealer/level_check.ftl"));
    let mut tried: Vec<&str> = BREAKS.iter().map(|case| case.key()).collect();
    tried.extend(FAULTS.iter().map(|(key, _)| *key));
    tried.push("level-duck-many");
    let own = |key: &&String| key.starts_with("level-duck-") && !key.ends_with("-why");
    let untried: Vec<_> =
        sentences.keys().filter(own).filter(|key| !tried.contains(&key.as_str())).collect();
    assert!(untried.is_empty(), "never tried: {untried:?}");
}
