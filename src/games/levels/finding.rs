//! What is wrong with a level: findings with file, line, reason and rule, and the error that a
//! failed load gives.
//!
//! The sentences are not here: a finding carries a text key and arguments, and the words stand in
//! `assets/locales`.

use std::{cell::OnceCell, collections::BTreeMap, fmt, sync::OnceLock};

use super::files::{FileSet, Files, line_of};
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

/// Where in a file a row stands: the words to look for, and which of the rows with these words is
/// meant.
#[derive(Clone, Debug)]
pub struct Mark<F> {
    /// The file.
    pub file: F,
    /// Words that all stand in the line, as `id: "rogue_01"`; `^` in front: it begins the
    /// line; `!` in front: it does not stand there.
    pub words: Vec<String>,
    /// 0 for the first such line, 1 for the second …
    pub nth: usize,
}

impl<F> Mark<F> {
    /// The row of a file with this `field: "value"`.
    pub fn row(file: F, field: &str, value: &str) -> Self {
        Self { file, words: vec![format!("{field}: \"{value}\"")], nth: 0 }
    }

    /// The line of a file that begins a field or list, as `start:`.
    pub fn head(file: F, field: &str) -> Self {
        Self { file, words: vec![format!("^{field}:")], nth: 0 }
    }

    /// The same row, narrowed by another `field: "value"`.
    pub fn and(mut self, field: &str, value: &str) -> Self {
        self.words.push(format!("{field}: \"{value}\""));
        self
    }

    /// The first line of a file with these words.
    pub fn words(file: F, words: &str) -> Self {
        Self { file, words: vec![words.to_string()], nth: 0 }
    }

    /// The same row, narrowed by words that stand in it.
    pub fn also(mut self, words: &str) -> Self {
        self.words.push(words.to_string());
        self
    }

    /// The same row, narrowed by words that do not stand in it.
    pub fn but(mut self, words: &str) -> Self {
        self.words.push(format!("!{words}"));
        self
    }

    /// The same words, but a later row.
    pub fn nth(mut self, nth: usize) -> Self {
        self.nth = nth;
        self
    }
}

/// The argument `id` of a finding.
pub fn id(id: &str) -> Vec<(&'static str, String)> {
    vec![("id", id.to_owned())]
}

/// Collects findings about one set of files.
pub struct Findings<'a, F> {
    files: &'a Files<F>,
    /// The lines of each file that has been pointed into.
    lines: Vec<OnceCell<Vec<String>>>,
    /// Where the rows stand that have been pointed at, by file, words and which of them: a row may
    /// be wrong in a thousand ways.
    places: BTreeMap<(usize, Vec<String>, usize), u32>,
    /// What has been found so far.
    pub list: Vec<Finding>,
}

impl<'a, F: FileSet> Findings<'a, F> {
    /// Nothing found yet in these files.
    pub fn new(files: &'a Files<F>) -> Self {
        Self {
            files,
            lines: F::ALL.iter().map(|_| OnceCell::new()).collect(),
            places: BTreeMap::new(),
            list: Vec::new(),
        }
    }

    /// The files that it is about.
    pub fn files(&self) -> &'a Files<F> {
        self.files
    }

    /// Adds a finding at a row.
    pub fn add(
        &mut self,
        mark: &Mark<F>,
        key: &'static str,
        args: Vec<(&'static str, String)>,
        rule: &str,
    ) {
        let file = mark.file.ix();
        let lines = self.lines[file].get_or_init(|| self.files.squeezed(mark.file));
        let line = *self
            .places
            .entry((file, mark.words.clone(), mark.nth))
            .or_insert_with(|| line_of(mark, lines));
        self.list.push(finding(self.files.name(mark.file), line, key, args, rule));
    }

    /// Adds a finding at a known line.
    pub fn add_at(
        &mut self,
        file: F,
        line: u32,
        key: &'static str,
        args: Vec<(&'static str, String)>,
    ) {
        self.list.push(finding(self.files.name(file), line, key, args, ""));
    }

    /// Adds a finding unless the condition holds.
    pub fn need(
        &mut self,
        holds: bool,
        mark: impl FnOnce() -> Mark<F>,
        key: &'static str,
        args: impl FnOnce() -> Vec<(&'static str, String)>,
        rule: &str,
    ) {
        if !holds {
            self.add(&mark(), key, args(), rule);
        }
    }

    /// Adds a finding for each name that stands more than once in a `field` of a file.
    pub fn once<'n, S: AsRef<str> + ?Sized + 'n>(
        &mut self,
        file: F,
        field: &str,
        names: impl Iterator<Item = &'n S>,
    ) {
        let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
        for name in names.map(AsRef::as_ref) {
            let nth = seen.entry(name).or_default();
            let (mark, before) = (Mark::row(file, field, name).nth(*nth), *nth);
            self.need(before == 0, || mark, "level-id-twice", || id(name), "");
            *nth += 1;
        }
    }

    /// The first finding as an error, or nothing.
    pub fn into_error(self) -> Option<LevelError> {
        self.list.into_iter().next().map(|finding| LevelError { finding: Box::new(finding) })
    }
}

fn finding(
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
