//! What the level files of every game must stand: broken in memory one way after the other, cut
//! off, filled with figures at the edge of their type. Nothing here changes a file of the
//! repository.

mod edits;

use caravanserai::games::levels::{Editions, FileSet, Files, Finding, Printed};
use std::{fs, path::Path};

pub use edits::Edit;

/// One breakage: what is done to which file, and the finding that must point at the line with the
/// given words.
pub struct Break<F> {
    name: &'static str,
    file: F,
    edit: Edit,
    key: &'static str,
    line: &'static str,
}

impl<F> Break<F> {
    /// The key of the finding.
    pub fn key(&self) -> &'static str {
        self.key
    }
}

/// A breakage, as a row of a table.
pub const fn b<F>(
    name: &'static str,
    file: F,
    edit: Edit,
    key: &'static str,
    line: &'static str,
) -> Break<F> {
    Break { name, file, edit, key, line }
}

/// The built-in text of a file.
pub fn text<F: FileSet>(file: F) -> String {
    Files::embedded().text(file).to_owned()
}

/// Writes a file of a folder.
pub fn write(dir: &Path, name: &str, text: impl AsRef<[u8]>) {
    fs::write(dir.join(name), text).expect("the temporary folder can be written");
}

fn broken<F: FileSet>(file: F, edit: &Edit) -> Option<Files<F>> {
    let files = Files::embedded();
    let text = edit.apply(files.text(file))?;
    Some(files.with(file, text))
}

fn list(found: &[Finding]) -> String {
    found.iter().map(|finding| format!("{finding} [{}]\n", finding.key)).collect()
}

/// Holds that every breakage is found, at the line with its words, and said with file, line, what
/// and why.
pub fn every_breakage_is_found<L: Printed>(breaks: &[Break<L::File>]) {
    assert_eq!(L::check_all(None), [], "the built-in files are clean");
    let mut missed = String::new();
    for case in breaks {
        let Some(files) = broken(case.file, &case.edit) else {
            missed += &format!("{}: nothing to break\n", case.name);
            continue;
        };
        let found = L::check_files(&files);
        let texts: Vec<(String, Vec<&str>)> = L::File::ALL
            .iter()
            .map(|file| (files.name(*file), files.text(*file).lines().collect()))
            .collect();
        let points = |finding: &&Finding| {
            let (_, lines) = texts
                .iter()
                .find(|(name, _)| *name == finding.file)
                .expect("a finding names a level file");
            let line = lines.get(finding.line as usize - 1).copied().unwrap_or("");
            finding.key == case.key && line.contains(case.line)
        };
        match found.iter().find(points) {
            Some(finding) => {
                let said = finding.to_string();
                let start = format!("{}:{}: ", finding.file, finding.line);
                assert!(
                    said.starts_with(&start)
                        && said.contains("; ")
                        && !said.contains("level-")
                        && !said.contains("{ $"),
                    "{said}"
                );
            }
            None => {
                missed += &format!(
                    "{}: no {} at {}; found\n{}",
                    case.name,
                    case.key,
                    case.line,
                    list(&found)
                )
            }
        }
        let fails =
            L::Edition::EVERY.iter().any(|&edition| L::load_files(&files, edition).is_err());
        assert!(!fails || !found.is_empty(), "{} is not loaded, and nobody says why", case.name);
    }
    assert!(missed.is_empty(), "{missed}");
}

/// Holds that a row which is left out is missed by somebody, or it would not be needed; of the
/// files that play a part in the game, one row in so many is tried.
pub fn a_row_left_out_is_noticed<L: Printed>(one_in: usize) {
    let mut unmissed = String::new();
    for (nth, &file) in L::File::ALL.iter().filter(|file| file.hashed()).enumerate() {
        let files = Files::embedded();
        let lines: Vec<&str> = files.text(file).lines().collect();
        let starts: Vec<usize> =
            (0..lines.len()).filter(|ix| lines[*ix].starts_with("    (")).collect();
        assert!(!starts.is_empty(), "{} has no rows", file.name());
        for start in starts.into_iter().skip(nth % one_in.min(3)).step_by(one_in) {
            let end = (start..lines.len())
                .find(|ix| {
                    lines[*ix].ends_with("),") && (*ix == start || lines[*ix].contains("source:"))
                })
                .expect("a row ends");
            let rest: Vec<&str> = (0..lines.len())
                .filter(|ix| !(start..=end).contains(ix))
                .map(|ix| lines[ix])
                .collect();
            let found = L::check_files(&files.clone().with(file, rest.join("\n")));
            if found.is_empty() || found.iter().any(|finding| finding.key == "level-syntax") {
                unmissed +=
                    &format!("{}:{}: {}\n{}", file.name(), start + 1, lines[start], list(&found));
            }
        }
    }
    assert!(unmissed.is_empty(), "{unmissed}");
}

/// Holds that files which are cut off or empty are named, without a panic.
pub fn files_cut_off_are_named<L: Printed>() {
    for &file in L::File::ALL {
        let whole = text(file);
        let cuts = [0, 1, whole.len() / 3, whole.len() / 2, whole.len() - 3];
        for cut in cuts.into_iter().filter(|cut| whole.is_char_boundary(*cut)) {
            let files = Files::embedded().with(file, whole[..cut].to_string());
            let found = L::check_files(&files);
            assert!(
                found.iter().any(
                    |finding| finding.file == files.name(file) && finding.key == "level-syntax"
                ),
                "{} {cut}",
                file.name()
            );
        }
    }
}

/// Holds that a figure that replaces the first one behind some words is found, without a panic.
pub fn figures_are_found<L: Printed>(figures: &[(L::File, &str, &str)]) {
    for &(file, field, figure) in figures {
        let whole = text(file);
        let rows = whole.find("\n(\n").expect("rows follow the comment");
        let mut places = whole[rows..].match_indices(field).map(|(at, _)| rows + at + field.len());
        let at = places
            .find(|at| whole[*at..].starts_with(|c: char| c.is_ascii_digit()))
            .unwrap_or_else(|| panic!("no {field} in {}", file.name()));
        let end = at
            + whole[at..]
                .find(|c: char| !c.is_ascii_alphanumeric())
                .expect("something follows a figure");
        let files =
            Files::embedded().with(file, format!("{}{figure}{}", &whole[..at], &whole[end..]));
        assert!(!L::check_files(&files).is_empty(), "{} {field}{figure}", file.name());
    }
}
