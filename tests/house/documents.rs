//! The documents say what is there: every link, path, test, bench and example that they name
//! exists, and the three that grow by adding keep to their length. It judges no wording.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Most words of the documents that grow with each change.
const MOST_WORDS: usize = 8_800;
const GROWING: &[&str] = &["CHANGELOG.md", "docs/decisions.md", "docs/performance.md"];
/// What a path from the root of the repository begins with.
const ROOTS: &[&str] = &[
    "src/",
    "tests/",
    "docs/",
    "levels/",
    "assets/",
    "benches/",
    "examples/",
    "packaging/",
    "fuzz/",
    ".ci/",
    ".github/",
];
/// Flags of cargo that name a program, with the folder in which it lies.
const PROGRAMS: &[(&str, &str)] =
    &[("--test", "tests"), ("--bench", "benches"), ("--example", "examples")];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All documents below a folder, or those in it alone.
fn documents_in(folder: &str, deep: bool, found: &mut Vec<String>) {
    for entry in fs::read_dir(root().join(folder)).expect("the folder is there").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name } else { format!("{folder}/{name}") };
        if path.ends_with(".md") {
            found.push(path);
        } else if deep && entry.path().is_dir() {
            documents_in(&path, true, found);
        }
    }
}

fn read(document: &str) -> String {
    fs::read_to_string(root().join(document)).unwrap_or_else(|e| panic!("{document}: {e}"))
}

fn documents() -> Vec<(String, String)> {
    let mut found = Vec::new();
    documents_in("", false, &mut found);
    for folder in ["docs", "tests", "levels", "assets"] {
        documents_in(folder, true, &mut found);
    }
    found.sort();
    found.into_iter().map(|document| (document.clone(), read(&document))).collect()
}

/// What stands between backticks, a piece each; in a block of code each line is one.
fn quoted(text: &str) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut block = false;
    let mut words = String::new();
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            block = !block;
        } else if block {
            pieces.push(line.to_owned());
        } else {
            words.push_str(line);
            words.push('\n');
        }
    }
    pieces.extend(words.split('`').skip(1).step_by(2).map(str::to_owned));
    pieces
}

/// Whether something lies at a path below a folder; `<game>` and `*` in a part stand for any name.
fn lies(folder: &Path, path: &str) -> bool {
    let (part, rest) = path.split_once('/').unwrap_or((path, ""));
    if part.is_empty() {
        return folder.is_dir();
    }
    let begin = part.find(['<', '*']);
    let Some(begin) = begin else {
        let next = folder.join(part);
        return if rest.is_empty() { next.exists() } else { lies(&next, rest) };
    };
    let end = part.rfind(['>', '*']).map_or(part.len(), |at| at + 1);
    let (head, tail) = (&part[..begin], &part[end.max(begin)..]);
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.into_iter().any(|entry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        let fits = name.starts_with(head) && name.ends_with(tail);
        fits && (rest.is_empty() || lies(&entry.path(), rest))
    })
}

/// The paths from the root in a quoted piece, without what a sentence has put behind them.
fn paths(piece: &str) -> Vec<&str> {
    let words = piece.split(|c: char| c.is_whitespace() || "()\"'|,;=".contains(c));
    let words = words.map(|word| word.trim_end_matches(['.', ':', '…']));
    words.filter(|word| ROOTS.iter().any(|root| word.starts_with(root))).collect()
}

#[test]
fn paths_are_found_and_looked_up() {
    let text =
        "See `src/lib.rs`, `cargo run --levels levels/x.`\n```\nls docs/*.md (tests/)\n```\nsrc/no";
    let found: Vec<String> =
        quoted(text).iter().flat_map(|p| paths(p)).map(str::to_owned).collect();
    assert_eq!(found, ["docs/*.md", "tests/", "src/lib.rs", "levels/x"]);
    let there = |path: &str| lies(root(), path);
    assert!(there("docs/*.md") && there("src/games/<game>/mod.rs") && there("src/lib.rs"));
    assert!(!there("docs/*.rs") && !there("src/games/<game>/no.rs") && !there("src/lib"));
}

#[test]
fn every_path_and_link_of_the_documents_leads_somewhere() {
    let mut wrong = Vec::new();
    for (document, text) in documents() {
        for piece in quoted(&text) {
            let missing = paths(&piece).into_iter().filter(|path| !lies(root(), path));
            wrong.extend(missing.map(|path| format!("{document}: `{path}`")));
        }
        let folder = root().join(&document).parent().map(PathBuf::from).unwrap_or_default();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let path = link.split('#').next().unwrap_or_default();
            let outside = path.is_empty() || path.contains("://");
            if !outside && !folder.join(path).exists() {
                wrong.push(format!("{document}: a link to {path}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_test_bench_and_example_of_the_documents_is_there() {
    let mut wrong = Vec::new();
    for (document, text) in documents() {
        for piece in quoted(&text) {
            let words: Vec<&str> = piece.split_whitespace().collect();
            for pair in words.windows(2) {
                let folder = PROGRAMS.iter().find(|(flag, _)| *flag == pair[0]);
                let Some((_, folder)) = folder.filter(|_| piece.contains("cargo")) else {
                    continue;
                };
                let at = root().join(folder);
                let there = [format!("{}.rs", pair[1]), format!("{}/main.rs", pair[1])];
                if !there.iter().any(|path| at.join(path).exists()) {
                    wrong.push(format!("{document}: {} {}", pair[0], pair[1]));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What is past stands in the history of the repository.
#[test]
fn documents_that_grow_by_adding_keep_to_their_length() {
    let words = |document: &&str| read(document).split_whitespace().count();
    let all: usize = GROWING.iter().map(words).sum();
    assert!(all <= MOST_WORDS, "{GROWING:?} have {all} words, at most {MOST_WORDS}");
}
