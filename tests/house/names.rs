//! One name, one thing: no type that others can name is called like another one of the house.

use crate::common::sources::{sources, split, without_tests};
use std::collections::{BTreeMap, BTreeSet};

/// The name of the type that a line makes, if it can be named outside of its file.
fn named(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub")?;
    // `pub(crate)`, `pub(super)`, `pub(in crate::table)`
    let rest = match rest.strip_prefix('(') {
        Some(within) => within.split_once(')')?.1,
        None => rest,
    };
    let mut words = rest.strip_prefix(' ')?.split(|c: char| !c.is_alphanumeric() && c != '_');
    if !["struct", "enum", "trait", "type"].contains(&words.next()?) {
        return None;
    }
    // What a macro makes for whoever calls it bears no name here.
    words.next().filter(|name| !name.is_empty())
}

/// The names of the types in a code that can be named outside of their file.
fn types(code: &str) -> BTreeSet<&str> {
    code.lines().filter_map(named).collect()
}

#[test]
fn the_types_of_a_file_are_seen() {
    let code = "pub struct A<'a> {\nstruct B;\n    pub(super) enum C {\npub(in crate::x) type D = E;\npub trait F: G {\npub fn h() {}\npub struct $name;";
    assert_eq!(types(code).into_iter().collect::<Vec<_>>(), ["A", "C", "D", "F"]);
}

#[test]
fn no_name_stands_for_two_types() {
    let mut files: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (file, text) in sources("src") {
        let (code, _) = split(&text);
        for name in types(without_tests(&code)) {
            files.entry(name.to_owned()).or_default().push(file.clone());
        }
    }
    assert!(files.len() > 300, "{} names were seen", files.len());
    files.retain(|_, files| files.len() > 1);
    let told = |(name, files): (&String, &Vec<String>)| format!("{name}: {}", files.join(", "));
    let wrong: Vec<String> = files.iter().map(told).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
