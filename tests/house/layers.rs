//! Who may know whom, how long a file may be, and what rules may not be made of.

use crate::common::sources::{paths, sources, split, without_tests};
use std::collections::{BTreeMap, BTreeSet};

const LONGEST_FILE: usize = 700;
const WIDEST_COMMENT: usize = 100;
const LONGEST_FUNCTION: usize = 60;

#[test]
fn the_reader_of_this_test_reads() {
    let (code, strings) = split(
        "use crate::{a::{b, c::D}, e}; // x \"y\"\nlet q = '\"'; f(\"mov-a\", r#\"z\"#); crate::g::h(); &'a str",
    );
    assert_eq!(strings, ["mov-a", "z"]);
    assert!(!code.contains("y\""));
    assert_eq!(paths(&code), ["a::b", "a::c::D", "e", "g::h"]);
}

/// The layer of a path within `src`, by folders or by modules: in the folder of a game, what is
/// drawn, its panels and its computer player belong to the layers above the rules.
fn layer_of<'a>(path: &[&'a str]) -> &'a str {
    let within = path.get(2).map_or("", |part| part.trim_end_matches(".rs"));
    match (path[0], within) {
        ("games", "ui") => "ui",
        ("games", "scene") => "view",
        ("games", "bot") => "bots",
        (layer, _) => layer,
    }
}

/// What draws, beside everything of Bevy but its `bevy_ecs`, and everything of egui.
const DRAWING: &[&str] = &["winit", "wgpu", "image", "tiny_skia", "resvg", "usvg"];
/// What rules have no use for.
const OUTSIDE: &[&str] = &["fluent", "fluent_bundle", "clap", "indicatif", "directories"];

/// The first names of all paths in a piece of code, wherever they stand: in `use` lines, types,
/// expressions.
fn crates(code: &str) -> BTreeSet<&str> {
    let within = |c: char| c.is_alphanumeric() || c == '_';
    let first = |at: usize| {
        let begin = code[..at].rfind(|c| !within(c)).map_or(0, |n| n + 1);
        (!code[..begin].ends_with(':')).then_some(&code[begin..at])
    };
    let whole = |rest: &'static str| {
        let named = code.split("use ").skip(1).filter_map(move |line| line.split_once(rest));
        named.map(|(name, _)| name.trim()).filter(move |name| name.chars().all(within))
    };
    code.match_indices("::")
        .filter_map(|(at, _)| first(at))
        .chain(whole(";"))
        .chain(whole(" as "))
        .collect()
}

#[test]
fn crates_are_found_wherever_they_are_named() {
    let code = "use a_b::c; use egui; use bevy as x; fn f(ui: &mut g::Ui) -> h::I { j::k::l() }";
    assert_eq!(
        crates(code).into_iter().collect::<Vec<_>>(),
        ["a_b", "bevy", "egui", "g", "h", "j"]
    );
}

#[test]
fn arrows_point_one_way() {
    // A game's public nouns: what everybody who looks may use of it, what lies on its table and
    // what is printed, and what its rules and its study work out over any view of the table. Nobody
    // who has only a view can write.
    const NOUNS: &[(&str, &[&str])] = &[
        ("table", &["layout", "merchants", "nouns", "spec", "verbs"]),
        (
            "rules",
            &[
                "chameleons",
                "course",
                "effects",
                "flight",
                "market",
                "reach",
                "shops",
                "stall",
                "steps",
                "turn",
                "values",
            ],
        ),
        ("study", &["idle", "outlook", "planning"]),
    ];
    let is_noun = |path: &[&str]| {
        path.get(2).is_some_and(|room| *room == "level")
            || NOUNS.iter().any(|(room, within)| {
                path.get(2) == Some(room) && path.get(3).is_none_or(|part| within.contains(part))
            })
    };
    let plan: BTreeMap<&str, &[&str]> = BTreeMap::from([
        ("table", &["table", "assets"][..]),
        ("games", &["games", "table", "assets"]),
        ("text", &["text", "table", "assets"]),
        ("bots", &["bots", "table", "nouns"]),
        ("engine", &["engine", "bots", "games", "table", "text", "nouns"]),
        ("view", &["view", "table", "text", "nouns"]),
        ("ui", &["ui", "view", "table", "text", "nouns"]),
        ("app", &["app", "ui", "view", "engine", "bots", "games", "table", "text", "nouns"]),
        ("cli", &["cli", "app", "view", "engine", "bots", "games", "table", "text"]),
        ("assets", &["assets"]),
    ]);
    let mut wrong = Vec::new();
    for (file, text) in sources("src") {
        let path: Vec<&str> = file.trim_start_matches("src/").split('/').collect();
        let [_, _, ..] = path[..] else { continue };
        let layer = layer_of(&path);
        let allowed = plan
            .get(layer)
            .unwrap_or_else(|| panic!("{file}: the plan of the house knows no \"{layer}\""));
        let (code, _) = split(&text);
        for path in paths(without_tests(&code)) {
            let parts: Vec<&str> = path.split("::").collect();
            let to = layer_of(&parts);
            if !plan.contains_key(to) {
                // A macro: all of them stand beside the layers.
                continue;
            }
            let noun = to == "games" && is_noun(&parts);
            // Which games there are, and how they are asked for, is nobody's secret.
            let asks = |layers: &[&str], of: &str, what: &[&str]| {
                layers.contains(&layer)
                    && parts[0] == of
                    && parts.get(1).is_none_or(|p| what.contains(p))
            };
            let catalogue = asks(&["text", "bots", "view", "ui"], "games", &["all", "by_id"])
                || asks(&["ui"], "bots", &["best", "plays"])
                || asks(&["bots", "view", "ui"], "games", &["game_table", "levels"]);
            if !(allowed.contains(&to) || noun && allowed.contains(&"nouns") || catalogue) {
                wrong.push(format!("{file} uses {path}"));
            }
        }
        let foreign = match layer {
            "table" | "games" => [DRAWING, OUTSIDE].concat(),
            "text" | "bots" | "engine" => DRAWING.to_vec(),
            _ => continue,
        };
        for name in crates(without_tests(&code)) {
            let engine = name.starts_with("bevy") && name != "bevy_ecs";
            if engine || name.contains("egui") || foreign.contains(&name) {
                wrong.push(format!("{file} uses {name}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn files_are_short_and_say_what_they_are() {
    let mut wrong = Vec::new();
    for (file, text) in ["src", "tests", "benches"].into_iter().flat_map(sources) {
        let lines = text.lines().count();
        if lines > LONGEST_FILE {
            wrong.push(format!("{file} has {lines} lines"));
        }
        if !text.starts_with("//!") {
            wrong.push(format!("{file} does not say what it is"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Code is laid out by rustfmt; comments it leaves alone.
#[test]
fn comments_keep_to_the_width_of_code() {
    let mut wrong = Vec::new();
    for (file, text) in ["src", "tests", "benches"].into_iter().flat_map(sources) {
        for (n, line) in text.lines().enumerate() {
            let line_of_code = line.trim_start().starts_with("/// # ");
            let comment = line.trim_start().starts_with("//") && !line_of_code;
            if comment && line.chars().count() > WIDEST_COMMENT {
                wrong.push(format!("{file}:{}: {line}", n + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The functions of a source that rustfmt has seen, with how many lines each has.
fn functions(text: &str) -> Vec<(&str, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (first, line) in lines.iter().enumerate() {
        let indent = line.len() - line.trim_start().len();
        let words: Vec<&str> = line.trim_start().split(' ').collect();
        let before = ["pub", "const", "unsafe", "async"];
        let at = words.iter().position(|word| *word == "fn");
        let Some(at) = at.filter(|&at| {
            words[..at]
                .iter()
                .all(|w| before.contains(w) || w.starts_with("pub(") || w.ends_with(')'))
        }) else {
            continue;
        };
        let Some(name) = words.get(at + 1).and_then(|rest| rest.split(['(', '<']).next()) else {
            continue;
        };
        if line.ends_with(';') || line.ends_with('}') {
            continue;
        }
        let ends = |line: &&str| {
            line.len() > indent
                && line[..indent].trim().is_empty()
                && line[indent..].starts_with('}')
        };
        let rest = lines[first + 1..].iter().position(ends);
        found.extend(rest.map(|more| (name, more + 2)));
    }
    found
}

#[test]
fn functions_are_measured() {
    let text = "fn a() {\n    b();\n}\nimpl X {\n    pub(in a::b) const fn c(\n        d: u8,\n    ) -> u8 {\n        d\n    }\n}\nfn e() {}\n";
    assert_eq!(functions(text), [("a", 3), ("c", 5)]);
}

#[test]
fn functions_fit_on_a_screen() {
    let mut wrong = Vec::new();
    for (file, text) in sources("src") {
        for (name, lines) in functions(&text) {
            if lines > LONGEST_FUNCTION {
                wrong.push(format!("{file}: {name} has {lines} lines"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The library is not built a second time for the tests that stand in it: `tests/inside` builds
/// the parts in which they do.
#[test]
fn every_test_beside_private_code_is_built() {
    let named = |text: &str| -> Vec<String> {
        let paths =
            text.lines().filter_map(|line| line.strip_prefix("#[path = \"")?.strip_suffix("\"]"));
        paths.map(|path| path.trim_start_matches("../").to_owned()).collect()
    };
    let built: Vec<String> =
        sources("tests/inside").iter().flat_map(|(_, text)| named(text)).collect();
    let is_built = |file: &str| {
        let beside =
            |path: &String| path.strip_suffix("mod.rs").is_some_and(|f| file.starts_with(f));
        built.iter().any(|path| path == file || beside(path))
    };
    let with_tests = sources("src").into_iter().filter(|(_, text)| text.contains("#[test]"));
    let missing: Vec<String> = with_tests.map(|(file, _)| file).filter(|f| !is_built(f)).collect();
    assert!(missing.is_empty(), "no test program builds the tests of {missing:#?}");
    assert!(built.len() > 5, "{built:?}");
}

#[test]
fn rules_are_made_of_what_is_the_same_everywhere() {
    const NEVER: &[&str] = &[
        "HashMap",
        "HashSet",
        "RandomState",
        "f32",
        "f64",
        "Instant",
        "SystemTime",
        "Commands",
        "thread_rng",
        "println!",
        "eprintln!",
        "dbg!",
        "todo!",
        "unimplemented!",
        "unsafe",
        ".unwrap()",
    ];
    let mut wrong = Vec::new();
    for (file, text) in ["src/table", "src/games"].into_iter().flat_map(sources) {
        let path: Vec<&str> = file.trim_start_matches("src/").split('/').collect();
        if !["table", "games"].contains(&layer_of(&path)) {
            continue;
        }
        let (code, _) = split(&text);
        for (n, line) in without_tests(&code).lines().enumerate() {
            for word in NEVER {
                let starts = |at: usize| {
                    !word.starts_with(char::is_alphanumeric)
                        || !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_')
                };
                let ends = |at: usize| {
                    !word.ends_with(char::is_alphanumeric)
                        || !line[at + word.len()..]
                            .starts_with(|c: char| c.is_alphanumeric() || c == '_')
                };
                if line.match_indices(word).any(|(at, _)| starts(at) && ends(at)) {
                    wrong.push(format!("{file}:{}: {word}", n + 1));
                }
            }
        }
    }
    for (file, text) in ["src", "tests", "benches"].into_iter().flat_map(sources) {
        let marks =
            ["TO", "FIX"].map(|head| format!("{head}{}", if head == "TO" { "DO" } else { "ME" }));
        if marks.iter().any(|mark| text.contains(mark)) {
            wrong.push(format!("{file}: something is left to be done"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
