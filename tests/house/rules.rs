//! Every rule that is named exists, and every rule that is more than an explanation has a test: in
//! the name of one, in what one compares, or in a worked example. Comments count for nothing.

use crate::common::sources::{sources, split};
use caravanserai::{games, table::game::Game, text::rulebook};
use std::collections::BTreeSet;

/// Rules that no test shows yet. Must be empty before a release.
const UNTESTED: &[&str] = &[];

/// The rule IDs in a text, such as `MOV-8.2.3`.
fn rule_ids(text: &str, prefix: &str) -> BTreeSet<String> {
    let start = format!("{prefix}-");
    let id = |at: usize| {
        let rest: String = text[at..]
            .chars()
            .take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '.'))
            .collect();
        rest.trim_end_matches(['.', '-']).to_owned()
    };
    text.match_indices(&start)
        .map(|(at, _)| id(at))
        .filter(|id| {
            id.len() > start.len() && id[start.len()..].starts_with(|c: char| c.is_ascii_digit())
        })
        .collect()
}

/// The rule IDs in the names of functions, written as in `mov_8_2_3_…` or `dom_4_1_dom_4_9_…`.
fn ids_of_names(code: &str, game: &dyn Game) -> BTreeSet<String> {
    let start = format!("{}_", game.prefix());
    let names = code.split("fn ").skip(1).filter_map(|rest| rest.split('(').next());
    let mut found = BTreeSet::new();
    for name in names {
        for (at, _) in name.match_indices(&start) {
            let numbers: Vec<&str> = name[at + start.len()..]
                .split('_')
                .take_while(|part| part.parse::<u16>().is_ok())
                .collect();
            if !numbers.is_empty() && (at == 0 || name[..at].ends_with('_')) {
                found.insert(format!("{}-{}", game.rule_prefix(), numbers.join(".")));
            }
        }
    }
    found
}

#[test]
fn ids_are_read_off_names() {
    let game = games::by_id("dale_of_merchants").unwrap();
    let found =
        ids_of_names("fn dom_4_1_dom_4_13_x24_costs() fn random_4_1() fn x2_dom_5() ", game);
    assert_eq!(found.into_iter().collect::<Vec<_>>(), ["DOM-4.1", "DOM-4.13", "DOM-5"]);
    let (code, strings) = split("// DOM-1.1\n/// DOM-1.2\nfn a() { b(\"DOM-1.3\") } /* DOM-1.4 */");
    assert!(rule_ids(&code, "DOM").is_empty(), "{code}");
    assert_eq!(strings, ["DOM-1.3"]);
}

#[test]
fn every_rule_that_is_named_exists() {
    for game in games::all() {
        let Some(book) = rulebook::Rulebook::of(game.id()) else { continue };
        let mut wrong = Vec::new();
        for (file, text) in ["src", "tests"].into_iter().flat_map(sources) {
            let (code, _) = split(&text);
            let named = rule_ids(&text, game.rule_prefix()).into_iter();
            for id in named.chain(ids_of_names(&code, *game)).filter(|id| !book.has(id)) {
                wrong.push(format!("{file} names {id}"));
            }
        }
        assert!(wrong.is_empty(), "rules that do not exist: {wrong:#?}");
    }
}

/// The rules that tests and worked examples of a game show.
fn tested(game: &dyn Game) -> BTreeSet<String> {
    let mut shown = BTreeSet::new();
    for (file, text) in ["src", "tests"].into_iter().flat_map(sources) {
        // The tests of a source file stand behind its code.
        let tests = match file.starts_with("tests/") {
            true => text.as_str(),
            false => text.split_once("#[cfg(test)]").map_or("", |(_, tests)| tests),
        };
        let (code, strings) = split(tests);
        shown.extend(ids_of_names(&code, game));
        shown.extend(strings.iter().flat_map(|s| rule_ids(s, game.rule_prefix())));
    }
    for example in caravanserai::table::example::all(game) {
        shown.extend(example.rules.iter().cloned());
        shown.extend(example.steps.iter().flat_map(|s| rule_ids(s, game.rule_prefix())));
    }
    shown
}

#[test]
fn every_rule_has_a_test() {
    for game in games::all() {
        let Some(book) = rulebook::Rulebook::of(game.id()) else { continue };
        let tested = tested(*game);
        let untested: Vec<&str> = book
            .rules
            .iter()
            .filter(|r| r.kind != rulebook::RuleKind::Explanatory)
            .map(|r| r.id.as_str())
            .filter(|id| !tested.contains(*id) && !UNTESTED.contains(id))
            .collect();
        assert!(untested.is_empty(), "{} rules have no test: {untested:?}", untested.len());
    }
}
