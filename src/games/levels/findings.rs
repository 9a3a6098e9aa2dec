//! What is wrong with a set of files: where each row stands that is pointed at, the findings about
//! it, and how a file is parsed with what is found on the way.
//!
//! It must never decide what a row means.

use std::{cell::OnceCell, collections::BTreeMap};

use serde::de::DeserializeOwned;

use super::{
    files::{FileSet, Files, squeeze},
    finding::{Finding, LevelError, finding},
};

/// Files of a level that can be parsed into rows.
pub trait ParsedFiles: FileSet {
    /// All files that play a part in the game, parsed.
    type Rows;
    /// Parses every file; reports those that cannot be parsed.
    fn parse(found: &mut Findings<Self>) -> Option<Self::Rows>;
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

    /// Parses one file; reports it if it is missing or cannot be parsed.
    pub fn read<T: DeserializeOwned>(&mut self, file: F) -> Option<T> {
        if !self.files.has(file) {
            self.add_at(file, 1, "level-missing", vec![("file", file.name().to_owned())]);
            return None;
        }
        match ron::from_str(self.files.text(file)) {
            Ok(rows) => Some(rows),
            Err(error) => {
                let line = u32::try_from(error.span.start.line).unwrap_or(1);
                let reason = error.code.to_string();
                self.add_at(file, line, "level-syntax", vec![("reason", reason)]);
                None
            }
        }
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

/// The line of a row, from 1, in the [`Files::squeezed`] lines of its file. Falls back to the line
/// of its first word, then to line 1.
fn line_of<F>(mark: &Mark<F>, lines: &[String]) -> u32 {
    let words: Vec<String> = mark.words.iter().map(|word| squeeze(word)).collect();
    let find = |words: &[String], nth: usize| {
        let holds = |line: &str| {
            words.iter().all(|word| match (word.strip_prefix('^'), word.strip_prefix('!')) {
                (Some(start), _) => line.starts_with(start),
                (_, Some(other)) => !line.contains(other),
                _ => line.contains(word.as_str()),
            })
        };
        lines
            .iter()
            .enumerate()
            .filter(|(_, line)| holds(line))
            .map(|(ix, _)| ix as u32 + 1)
            .nth(nth)
    };
    find(&words, mark.nth)
        .or_else(|| find(&words, 0))
        .or_else(|| words.first().and_then(|word| find(std::slice::from_ref(word), 0)))
        .unwrap_or(1)
}
