//! Every rule that is named exists, and every rule has a test below `tests/`: in the name of one or
//! in what one compares. Comments and worked examples count for nothing here: an example shows a
//! rule to readers, and goes with its figures when somebody changes it.

use crate::common::sources::{sources, split};
use caravanserai::{games, table::game::Game, text::rulebook};
use std::collections::BTreeSet;

/// Rules without a test of their own, each with why. What can be seen on a table is tested there;
/// chapters and their headings are held by `tests/games/rulebooks.rs`.
const UNTESTED: &[(&str, &str)] = &[];

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

/// The rules that the tests of a game name: in names of tests, and in what they compare.
fn tested(game: &dyn Game) -> BTreeSet<String> {
    let mut shown = BTreeSet::new();
    // A game from elsewhere lies among the tests; its own files say their rules without testing
    // them.
    let own = format!("tests/{}/", game.id());
    for (_, text) in sources("tests").into_iter().filter(|(file, _)| !file.starts_with(&own)) {
        let (code, strings) = split(&text);
        shown.extend(ids_of_names(&code, game));
        shown.extend(strings.iter().flat_map(|s| rule_ids(s, game.rule_prefix())));
    }
    shown
}

#[test]
fn every_rule_has_a_test() {
    for game in games::all() {
        let Some(book) = rulebook::Rulebook::of(game.id()) else { continue };
        let tested = tested(*game);
        let excused = |id: &str| UNTESTED.iter().any(|(rule, _)| *rule == id);
        let rules = book.rules.iter().map(|rule| rule.id.as_str());
        let untested: Vec<&str> =
            rules.filter(|id| !tested.contains(*id) && !excused(id)).collect();
        assert!(untested.is_empty(), "{} rules have no test: {untested:?}", untested.len());
        let late = UNTESTED.iter().filter(|(rule, _)| tested.contains(*rule));
        assert_eq!(late.collect::<Vec<_>>(), [] as [&(&str, &str); 0], "these have one");
    }
}

/// Whoever looks a rule up as the rulebook writes it (`DOM-8.9`) finds its tests: a test with rules
/// in its name says them so in its doc line, or compares them.
#[test]
fn tests_say_their_rules_as_the_rulebook_writes_them() {
    let mut wrong = Vec::new();
    for (file, text) in sources("tests") {
        for (at, _) in text.match_indices("#[test]") {
            let doc = text[..at].rsplit("\n\n").next().unwrap_or_default();
            let end = text[at..].find("\n}\n").map_or(text.len(), |end| at + end);
            for game in games::all() {
                let said = rule_ids(&format!("{doc}{}", &text[at..end]), game.rule_prefix());
                let named = ids_of_names(&split(&text[at..end]).0, *game);
                wrong.extend(named.difference(&said).map(|id| format!("{file}: {id}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
