//! The rules of the house, read off the sources: who may know whom, how long a file may be, what
//! rules may not be made of, and that every text and every rule ID named in the sources exists. It
//! plays no game.

use caravanserai::{
    games,
    table::{
        catalogue::{Catalogue, Name, SeatInfo},
        game::Setup,
        play::Play,
    },
    text::{Language, Localizer, files, rulebook},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Text files that are not yet written in every language. Must be empty before a release.
const UNTRANSLATED: &[&str] = &[];

/// Rules that the program obeys but that no offer, refusal, log line or test names yet. Must be
/// empty before a release.
const UNCITED: &[&str] = &[];

const LONGEST_FILE: usize = 700;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn sources(folder: &str) -> Vec<(String, String)> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        let Ok(entries) = fs::read_dir(folder) else { return };
        for path in entries.map(|e| e.unwrap().path()) {
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|e| e == "rs") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&root().join(folder), &mut found);
    found.sort();
    let name = |p: &PathBuf| p.strip_prefix(root()).unwrap().to_str().unwrap().replace('\\', "/");
    found.iter().map(|p| (name(p), fs::read_to_string(p).unwrap())).collect()
}

/// The code without comments, and its string literals apart. Good enough for sources that rustfmt
/// has seen.
fn split(text: &str) -> (String, Vec<String>) {
    let (mut code, mut strings) = (String::new(), Vec::new());
    let mut chars = text.chars().peekable();
    let mut before = ' ';
    while let Some(c) = chars.next() {
        match (c, chars.peek().copied()) {
            ('/', Some('/')) => {
                for c in chars.by_ref() {
                    if c == '\n' {
                        code.push('\n');
                        break;
                    }
                }
            }
            ('/', Some('*')) => {
                let mut last = ' ';
                for c in chars.by_ref() {
                    if last == '*' && c == '/' {
                        break;
                    }
                    last = c;
                }
            }
            // A character, not a lifetime: it ends after one or, escaped, after more.
            ('\'', Some(next)) => {
                let mut ahead = chars.clone();
                ahead.next();
                if next == '\\' {
                    chars.next();
                    chars.next();
                    for c in chars.by_ref() {
                        if c == '\'' {
                            break;
                        }
                    }
                } else if ahead.next() == Some('\'') {
                    chars.next();
                    chars.next();
                } else {
                    code.push(c);
                }
            }
            ('r', Some('"' | '#')) if !before.is_alphanumeric() && before != '_' => {
                let mut ahead = chars.clone();
                let hashes = std::iter::from_fn(|| ahead.next_if_eq(&'#')).count();
                if ahead.next() == Some('"') {
                    chars = ahead;
                    let end = format!("\"{}", "#".repeat(hashes));
                    let mut raw = String::new();
                    while !raw.ends_with(&end) {
                        let Some(c) = chars.next() else { break };
                        raw.push(c);
                    }
                    raw.truncate(raw.len().saturating_sub(end.len()));
                    strings.push(raw);
                    code.push_str("\"\"");
                } else {
                    code.push(c);
                }
            }
            ('"', _) => {
                let mut literal = String::new();
                while let Some(c) = chars.next() {
                    match c {
                        '"' => break,
                        '\\' => literal.extend(chars.next()),
                        c => literal.push(c),
                    }
                }
                strings.push(literal);
                code.push_str("\"\"");
            }
            _ => code.push(c),
        }
        before = c;
    }
    (code, strings)
}

/// The code before the file's own tests.
fn without_tests(code: &str) -> &str {
    code.split("#[cfg(test)]").next().unwrap_or(code)
}

/// Every path that begins with `crate::` or `caravanserai::`, with the braces of a `use` opened.
fn paths(code: &str) -> Vec<String> {
    fn tree(text: &str, before: &str, found: &mut Vec<String>) -> usize {
        let mut path = before.to_owned();
        let mut at = 0;
        loop {
            let rest = &text[at..];
            let space = rest.len() - rest.trim_start().len();
            let rest = rest.trim_start();
            at += space;
            let name = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            if name > 0 {
                path = format!("{path}::{}", &rest[..name]);
                at += name;
                if text[at..].starts_with("::") {
                    at += 2;
                    continue;
                }
            } else if rest.starts_with('{') {
                at += 1;
                loop {
                    at += tree(&text[at..], &path, found);
                    let rest = &text[at..];
                    at += rest.find([',', '}']).map_or(rest.len(), |n| n + 1);
                    if at >= text.len() || text[..at].ends_with('}') {
                        return at;
                    }
                    if text[at..].trim_start().starts_with('}') {
                        at += text[at..].find('}').unwrap_or(0) + 1;
                        return at;
                    }
                }
            }
            found.push(path);
            return at;
        }
    }
    let mut found = Vec::new();
    for start in ["crate::", "caravanserai::"] {
        for (n, _) in code.match_indices(start) {
            if !code[..n]
                .ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '$' || c == ':')
            {
                tree(&code[n + start.len()..], "", &mut found);
            }
        }
    }
    found.iter().map(|p| p.trim_start_matches("::").to_owned()).collect()
}

#[test]
fn the_reader_of_this_test_reads() {
    let (code, strings) = split(
        "use crate::{a::{b, c::D}, e}; // x \"y\"\nlet q = '\"'; f(\"mov-a\", r#\"z\"#); crate::g::h(); &'a str",
    );
    assert_eq!(strings, ["mov-a", "z"]);
    assert!(!code.contains("y\""));
    assert_eq!(paths(&code), ["a::b", "a::c::D", "e", "g::h"]);
}

#[test]
fn arrows_point_one_way() {
    // A game's public nouns: what everybody who looks may use of it, the written names of what can
    // be done among them.
    const NOUNS: &[&str] = &["nouns", "reckoning", "layout", "level", "reach", "state", "verbs"];
    let allowed: BTreeMap<&str, &[&str]> = BTreeMap::from([
        ("table", &["table", "assets"][..]),
        ("games", &["games", "table", "assets"]),
        ("text", &["text", "table", "assets"]),
        ("bots", &["bots", "table", "nouns"]),
        ("engine", &["engine", "bots", "games", "table", "text", "nouns"]),
        ("view", &["view", "table", "text", "nouns"]),
        ("ui", &["ui", "view", "table", "text", "nouns"]),
        ("app", &["app", "ui", "view", "engine", "bots", "games", "table", "text", "nouns"]),
    ]);
    let mut wrong = Vec::new();
    for (file, text) in sources("src") {
        let Some(layer) =
            file.strip_prefix("src/").and_then(|f| f.split_once('/')).map(|(layer, _)| layer)
        else {
            continue;
        };
        let allowed = allowed
            .get(layer)
            .unwrap_or_else(|| panic!("{file}: the plan of the house knows no \"{layer}\""));
        let (code, _) = split(&text);
        for path in paths(without_tests(&code)) {
            let parts: Vec<&str> = path.split("::").collect();
            let noun = parts[0] == "games" && parts.get(2).is_some_and(|p| NOUNS.contains(p));
            // Which games there are, and how they are asked for, is nobody's secret.
            let asks = |layers: &[&str], of: &str, what: &[&str]| {
                layers.contains(&layer)
                    && parts[0] == of
                    && parts.get(1).is_none_or(|p| what.contains(p))
            };
            let catalogue = asks(&["text", "bots", "view", "ui"], "games", &["all", "by_id"])
                || asks(&["ui"], "bots", &["best", "plays"]);
            if !(allowed.contains(&parts[0]) || noun && allowed.contains(&"nouns") || catalogue) {
                wrong.push(format!("{file} uses {path}"));
            }
        }
        let foreign: &[&str] = match layer {
            "table" | "games" => &[
                "bevy::",
                "bevy_egui",
                "egui",
                "winit",
                "wgpu",
                "image::",
                "tiny_skia",
                "fluent",
                "clap",
                "indicatif",
                "directories",
            ],
            "text" | "bots" | "engine" => {
                &["bevy::", "bevy_egui", "egui", "winit", "wgpu", "image::", "tiny_skia"]
            }
            _ => &[],
        };
        for word in foreign {
            if code.lines().any(|l| l.trim_start().starts_with("use ") && l.contains(word)) {
                wrong.push(format!("{file} uses {word}"));
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

/// The messages of a text file: key (with `.attribute`), and the names of the arguments.
fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let (mut id, mut key) = (String::new(), String::new());
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        let head = line.split_once('=').map(|(head, _)| head.trim_end());
        let is_name = |s: &str| {
            !s.is_empty() && s.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
        };
        if let Some(head) = head.filter(|h| is_name(h)) {
            (id, key) = (head.to_owned(), head.to_owned());
            all.entry(key.clone()).or_default();
        } else if let Some(attribute) =
            head.and_then(|h| h.trim_start().strip_prefix('.')).filter(|a| is_name(a))
        {
            key = format!("{id}.{attribute}");
            all.entry(key.clone()).or_default();
        }
        for (at, _) in line.match_indices('$') {
            let name: String = line[at + 1..]
                .chars()
                .take_while(|c| c.is_ascii_alphanumeric() || *c == '-' || *c == '_')
                .collect();
            all.entry(key.clone()).or_default().insert(name);
        }
    }
    all
}

#[test]
fn languages_say_the_same_things() {
    let of = |language| files().iter().filter(move |f| f.language == language);
    let mut wrong = Vec::new();
    for english in of(Language::En) {
        let ours = messages(english.text);
        for language in [Language::Fr, Language::Es] {
            let code = language.code();
            let Some(theirs) =
                of(language).find(|f| f.name == english.name).map(|f| messages(f.text))
            else {
                if !UNTRANSLATED.contains(&english.name.as_str()) {
                    wrong.push(format!("{} does not exist in {code}", english.name));
                }
                continue;
            };
            for key in ours.keys().filter(|k| !theirs.contains_key(*k)) {
                wrong.push(format!("{key} does not exist in {code}"));
            }
            for (key, names) in &theirs {
                match ours.get(key) {
                    None => wrong.push(format!("{key} exists in {code}, but not in English")),
                    Some(own) if own != names => wrong.push(format!(
                        "{key} has the arguments {names:?} in {code}, but {own:?} in English"
                    )),
                    _ => {}
                }
            }
        }
    }
    for file in files().iter().filter(|f| !of(Language::En).any(|e| e.name == f.name)) {
        wrong.push(format!("{} does not exist in English", file.name));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_text_that_is_named_exists() {
    // What a text key begins with. A literal with a brace is made into keys at run time; those are
    // checked below.
    let mut prefixes: Vec<String> =
        ["fault", "list", "name", "ui", "app", "help", "bot", "engine-fault", "level"]
            .map(|p| format!("{p}-"))
            .to_vec();
    prefixes.extend(games::all().iter().map(|g| format!("{}-", g.prefix())));
    let s = Localizer::new(Language::En);
    let is_key = |t: &str| {
        t.chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '_' | '.'))
            && !t.ends_with('-')
    };
    let mut missing = BTreeSet::new();
    for (file, text) in sources("src") {
        let (_, strings) = split(text.split("#[cfg(test)]").next().unwrap_or(&text));
        for key in strings
            .iter()
            .filter(|t| prefixes.iter().any(|p| t.starts_with(p.as_str())) && is_key(t))
        {
            if !s.has(key) {
                missing.insert(format!("{key} ({file})"));
            }
        }
    }
    assert!(missing.is_empty(), "texts without words: {missing:#?}");
}

fn tables() -> Vec<(String, Play)> {
    let mut all = Vec::new();
    for game in games::all() {
        for edition in game.editions() {
            let seat = |n: usize| SeatInfo {
                name: n.to_string(),
                colour: n as u8,
                race: String::new(),
                by: Default::default(),
            };
            let seats = (0..edition.seats.1).map(seat).collect();
            let setup = Setup {
                game: game.id().into(),
                edition: edition.id.into(),
                seats,
                options: BTreeMap::new(),
                seed: 1,
                study: false,
            };
            all.push((format!("{} {}", game.id(), edition.id), Play::begin(*game, setup).unwrap()));
        }
    }
    all
}

#[test]
fn everything_on_a_table_has_a_name() {
    let s = Localizer::new(Language::En);
    let mut missing = BTreeSet::new();
    let mut need = |key: &str, of: &str| {
        if !s.has(key) {
            missing.insert(format!("{key} ({of})"));
        }
    };
    for (of, play) in tables() {
        let c: &Catalogue = play.catalogue();
        let (game, edition) = (play.game(), &play.setup().edition);
        for kind in &c.kinds {
            if let Name::Key(key) = &kind.name {
                need(key, &of);
            }
        }
        c.questions.iter().for_each(|q| need(q, &of));
        c.spaces.iter().for_each(|space| need(space.kind, &of));
        for option in game.options(edition) {
            need(&format!("{}-option-{}", game.prefix(), option.key), &of);
            need(&format!("{}-option-{}.help", game.prefix(), option.key), &of);
        }
        for race in game.races(edition) {
            if let Name::Key(key) = &race.name {
                need(key, &of);
            }
        }
    }
    assert!(missing.is_empty(), "things without a name: {missing:#?}");
}

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

#[test]
fn every_rule_that_is_named_exists_and_every_rule_is_used() {
    for book in rulebook::books() {
        let book = book.as_ref().unwrap();
        // A book may be there before its game can be played.
        let Ok(game) = games::by_id(&book.game) else { continue };
        let prefix = game.rule_prefix();
        let (mut wrong, mut used) = (Vec::new(), BTreeSet::new());
        for (file, text) in ["src", "tests"].into_iter().flat_map(sources) {
            for id in rule_ids(&text, prefix) {
                if !book.has(&id) {
                    wrong.push(format!("{file} names {id}"));
                }
            }
            // In the sources only what the program says counts, not what a comment claims; a test
            // may say it as it likes.
            if file.starts_with("tests/") {
                used.extend(rule_ids(&text, prefix));
            } else {
                used.extend(split(&text).1.iter().flat_map(|s| rule_ids(s, prefix)));
            }
        }
        assert!(wrong.is_empty(), "rules that do not exist: {wrong:#?}");
        let unused: Vec<&str> = book
            .rules
            .iter()
            .filter(|r| {
                r.kind != rulebook::RuleKind::Explanatory
                    && !used.contains(&r.id)
                    && !UNCITED.contains(&r.id.as_str())
            })
            .map(|r| r.id.as_str())
            .collect();
        assert!(unused.is_empty(), "{} rules are never named: {unused:?}", unused.len());
    }
}
