//! What every level check does with a folder and with its findings.
//!
//! It reads names and texts, and decides nothing about a game.

use std::{fs, path::Path};

use super::{FileSet, Finding, files::game_folder};

/// The file that says how far the thinking players of a game think.
pub(in crate::games) const THINKING: &str = "thinking.ron";
/// The words a source may begin its statements with.
const TAGS: [&str; 6] = ["SEED", "SOURCED", "RECALLED", "RECONSTRUCTED", "RULING", "INVENTED"];

/// Whether a source says what kind of source it is.
pub fn tagged(source: &str) -> bool {
    source.split([' ', ';', ',', ':']).any(|word| TAGS.contains(&word))
}

/// Findings by file and line, each once.
pub(in crate::games) fn sorted(mut list: Vec<Finding>) -> Vec<Finding> {
    list.sort_by(|a, b| (&a.file, a.line, a.key, &a.args).cmp(&(&b.file, b.line, b.key, &b.args)));
    list.dedup();
    list
}

/// Level files in the folder that nobody reads, most likely misspelt.
pub(in crate::games) fn strays<F: FileSet>(dir: &Path) -> Vec<Finding> {
    let own = game_folder::<F>(dir);
    // Where the files of several games may lie side by side, those of the others are no strays.
    let known = if own == dir {
        crate::games::level_file_names()
    } else {
        F::ALL.iter().map(|file| file.name()).collect()
    };
    let dir = own;
    let Ok(entries) = fs::read_dir(&dir) else {
        return Vec::new();
    };
    let mut names: Vec<String> = entries
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".ron"))
        // The index of the rulebook lies in the same folder; it belongs to the texts. How far the
        // thinking players think is checked by itself.
        .filter(|name| name != "rules.ron" && name != THINKING)
        .filter(|name| !known.contains(&name.as_str()))
        .collect();
    names.sort();
    names
        .into_iter()
        .map(|name| {
            let path = dir.join(&name).display().to_string();
            Finding::about_file(path, "level-stray", vec![("file", name)])
        })
        .collect()
}
