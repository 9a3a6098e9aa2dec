//! What every level check does with a folder and with its findings.
//!
//! It reads names and texts, and decides nothing about a game.

use std::{fs, path::Path};

use super::{FileSet, Finding, files::game_folder};

/// The words a source may begin its statements with.
const TAGS: [&str; 6] = ["SEED", "SOURCED", "RECALLED", "RECONSTRUCTED", "RULING", "INVENTED"];

/// Whether a source says what kind of source it is.
pub(in crate::games) fn tagged(source: &str) -> bool {
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
    let dir = game_folder::<F>(dir);
    let Ok(entries) = fs::read_dir(&dir) else {
        return Vec::new();
    };
    let mut names: Vec<String> = entries
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".ron"))
        // The index of the rulebook lies in the same folder; it belongs to the texts.
        .filter(|name| name != "rules.ron" && F::ALL.iter().all(|file| file.name() != name))
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
