//! One thing that is wrong with a level: a finding with file, line, reason and rule, and the error
//! that a failed load gives.
//!
//! The sentences are not here: a finding carries a text key and arguments, and the words stand in
//! `assets/locales`.

use std::{collections::BTreeMap, fmt, sync::OnceLock};

use crate::assets;

/// One thing that is wrong with a level file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Path of the file as the user knows it.
    pub file: String,
    /// Line in it, from 1.
    pub line: u32,
    /// What is wrong, in English.
    pub what: String,
    /// Why it matters or what to do, in English.
    pub why: String,
    /// The rule it belongs to; empty for plain slips of the pen.
    pub rule: String,
    /// Text key of `what`; the key of `why` is the same with `-why`.
    pub key: &'static str,
    /// Arguments of both texts.
    pub args: Vec<(&'static str, String)>,
}

impl Finding {
    /// A finding about a file as a whole.
    pub fn about_file(file: String, key: &'static str, args: Vec<(&'static str, String)>) -> Self {
        finding(file, 1, key, args, "")
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}; {}", self.file, self.line, self.what, self.why)?;
        if !self.rule.is_empty() {
            write!(out, " ({})", self.rule)?;
        }
        Ok(())
    }
}

/// Why a level could not be loaded: the first thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{finding}")]
pub struct LevelError {
    /// File, line, reason, what to do.
    pub finding: Box<Finding>,
}

impl LevelError {
    /// An error about a file as a whole, made before there is any text to point into.
    pub fn of_file(file: String, key: &'static str, args: Vec<(&'static str, String)>) -> Self {
        Self { finding: Box::new(finding(file, 1, key, args, "")) }
    }
}

/// A finding in its English words.
pub(super) fn finding(
    file: String,
    line: u32,
    key: &'static str,
    args: Vec<(&'static str, String)>,
    rule: &str,
) -> Finding {
    let what = words(key, &args);
    let why = words(&format!("{key}-why"), &args);
    Finding { file, line, what, why, rule: rule.to_string(), key, args }
}

/// The texts of the check, one line each, for everybody who has no language at hand. Front ends may
/// say a finding in another language with its key and arguments.
fn english() -> BTreeMap<&'static str, &'static str> {
    let house = assets::locales("en").into_iter().map(|(_, dir)| dir);
    let own = super::super::all()
        .iter()
        .filter_map(|game| assets::folder(assets::folder(game.info().files, "locales")?, "en"));
    house
        .chain(own)
        .flat_map(|dir| assets::texts(dir, "level_check.ftl"))
        .flat_map(|(_, text)| text.lines())
        .filter_map(|line| line.split_once('='))
        .map(|(name, text)| (name.trim_end(), text.trim()))
        .collect()
}

/// The English text of a key, its arguments put in. An unknown key stands for itself.
fn words(key: &str, args: &[(&'static str, String)]) -> String {
    static TEXTS: OnceLock<BTreeMap<&str, &str>> = OnceLock::new();
    let texts = TEXTS.get_or_init(english);
    let mut text = texts.get(key).copied().unwrap_or(key).to_string();
    for (name, value) in args {
        text = text.replace(&format!("{{ ${name} }}"), value);
    }
    text
}
