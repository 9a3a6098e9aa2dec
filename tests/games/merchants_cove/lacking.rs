//! A space or a place of the team that can do nothing says what it lacks, in every language, under
//! the rule by which it is refused (MC-5.4, MC-14.2, MC-18.5).

use super::{act, position};
use caravanserai::{
    table::action::{Action, Value},
    text::{Language, Localizer},
};

/// The merchant, the position, what is done first, an action that is refused then, and what lacks,
/// with its numbers.
type Row = (
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    &'static [(&'static str, &'static [i64])],
);

const A: &str = "alchemist";
const B: &str = "blacksmith";
const C: &str = "captain";
const D: &str = "chronomancer";

const FULL: &str = "rack red 1 red 1 red 1 red 1 green 1 green 1 green 1 green 1";
const HARBOUR: &str = "mc-lacks-sea";

const ROWS: &[Row] = &[
    (A, "tube 1 red", "", "visit gather", &[("mc-lacks-tubes", &[1, 2])]),
    (A, "", "", "visit shake", &[("mc-lacks-tubes", &[0, 1])]),
    (A, "bench red green", "", "visit brew", &[("mc-lacks-batch", &[1, 2])]),
    (A, "bench red red green", "", "visit distil", &[("mc-lacks-retort", &[2, 3])]),
    (
        A,
        "bench red red red green; dial shields:0 1",
        "",
        "visit distil",
        &[("mc-lacks-retort", &[1, 3])],
    ),
    (A, "dial shields:0 15", "", "visit distil", &[("mc-lacks-shield", &[])]),
    (
        A,
        "team @0 1 l01; team @0 3 l02; tube 1 red",
        "visit team",
        "use t3",
        &[("mc-lacks-bench", &[])],
    ),
    (B, FULL, "", "visit ore_cart", &[("mc-lacks-rack", &[])]),
    (B, "", "", "visit forge", &[("mc-lacks-dice", &[])]),
    (B, "rack red 1 red 1; dial coal 2", "", "visit forge", &[("mc-lacks-piece", &[2])]),
    (B, "dial coal 6", "", "visit stoke", &[("mc-lacks-coal", &[]), ("mc-lacks-dice", &[])]),
    (C, "", "", "visit haul", &[(HARBOUR, &[])]),
    (C, "ship 1 4; dial crew 1", "", "visit haul", &[("mc-lacks-crew", &[1, 2])]),
    (C, "ship 1 1; dial empty-waters 2", "", "visit haul", &[("mc-lacks-water", &[])]),
    (C, "dial crew 5", "", "visit shore_leave", &[("mc-lacks-tired", &[]), (HARBOUR, &[])]),
    (
        C,
        "team @0 1 l01; team @0 3 l02; ship 1 4",
        "visit team",
        "use t3",
        &[("mc-lacks-small-water", &[])],
    ),
    (C, "team @0 1 l01; team @0 4 l02", "visit team", "use t4", &[("mc-lacks-empty", &[])]),
    (D, "", "", "visit mend", &[("mc-lacks-spent", &[])]),
];

/// MC-18.5: a space or a place of the team that is refused says what it would need.
#[test]
fn mc_18_5_what_a_space_lacks_is_said() {
    for &(merchant, edits, first, refused, lacks) in ROWS {
        let other = if merchant == A { B } else { A };
        let mut play = position(&[merchant, other], &[], edits);
        if !first.is_empty() {
            act(&mut play, first);
        }
        let action = Action::parse(refused, play.catalogue()).expect("it is an action");
        let no = play.choose(action).map(|_| ()).expect_err("something is lacking");
        let rule = if refused.starts_with("use") { "MC-14.2" } else { "MC-5.4" };
        assert_eq!(no.rule.0, rule, "{edits}: {refused}");
        let said = no.message.args.iter().find(|(name, _)| *name == "why");
        let Some((_, Value::List(said))) = said else {
            panic!("{merchant}, {edits}: {refused} says nothing: {:?}", no.message);
        };
        let phrase = |value: &Value| match value {
            Value::Phrase(key, args) => {
                let number = |(_, value): &(&str, Value)| match value {
                    Value::Number(n) => *n,
                    other => panic!("{other:?} is no number"),
                };
                (*key, args.iter().map(number).collect::<Vec<i64>>())
            }
            other => panic!("{other:?} is no phrase"),
        };
        let wanted: Vec<(&str, Vec<i64>)> =
            lacks.iter().map(|(key, numbers)| (*key, numbers.to_vec())).collect();
        assert_eq!(said.iter().map(phrase).collect::<Vec<_>>(), wanted, "{edits}: {refused}");
        for language in Language::ALL {
            let words = Localizer::new(language).say(&no.message, play.catalogue());
            assert!(words.len() > 30 && !words.contains(['{', '$']), "{language:?}: {words}");
        }
    }
}
