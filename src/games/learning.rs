//! The check of lessons and puzzles of every game, as that of level files: each file can be read,
//! names rules that exist, has its texts in every language, and comes out as it says. It never
//! repairs anything and knows no game.

use super::levels::Finding;
use crate::{
    assets,
    table::{
        files::read_text,
        game::Game,
        learn::{FOLDERS, Lesson, Puzzle, Taught, texts},
    },
};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// What is wrong with the lessons and puzzles of every game: the built-in ones, or those in the
/// folders of this names in a folder; nothing where it has none.
pub(super) fn check(dir: Option<&Path>) -> Vec<Finding> {
    let of = |game: &&'static dyn Game| {
        let mut found = check_sort::<Lesson>(*game, dir);
        found.extend(check_sort::<Puzzle>(*game, dir));
        found
    };
    super::all().iter().flat_map(of).collect()
}

/// Whether a folder holds lessons or puzzles.
pub(super) fn holds_any(folder: &Path) -> bool {
    FOLDERS.iter().any(|sort| folder.join(sort).is_dir())
}

/// The files of one sort with their names for people, or why one cannot be read.
type Sources = Vec<(String, Result<String, String>)>;

fn sources<T: Taught>(game: &dyn Game, dir: Option<&Path>) -> Sources {
    let Some(dir) = dir else {
        let name = |file: &str| format!("levels/{}/{}/{file}", game.id(), T::FOLDER);
        let built_in = texts::<T>(game).into_iter();
        return built_in.map(|(file, text)| (name(file), Ok(text.to_owned()))).collect();
    };
    let mut paths: Vec<PathBuf> = fs::read_dir(dir.join(game.id()).join(T::FOLDER))
        .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "ron"));
    paths.sort();
    let read = |path: &PathBuf| read_text(path).map_err(|e| e.to_string());
    paths.iter().map(|path| (path.display().to_string(), read(path))).collect()
}

fn check_sort<T: Taught>(game: &'static dyn Game, dir: Option<&Path>) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut known = BTreeSet::new();
    for (file, text) in sources::<T>(game, dir) {
        let about = |key, args| Finding::about_file(file.clone(), key, args);
        let reason = |why: String| vec![("reason", why)];
        let read = text.and_then(|text| T::read(&text).map_err(|fault| fault.to_string()));
        let taught = match read {
            Ok(taught) => taught,
            Err(why) => {
                found.push(about("level-taught-unreadable", reason(why)));
                continue;
            }
        };
        if !known.insert(taught.id().to_owned()) {
            found.push(about("level-taught-twice", vec![("id", taught.id().to_owned())]));
        }
        let unknown = taught.rules().into_iter().filter(|rule| !has_rule(game, rule));
        found.extend(unknown.map(|r| about("level-taught-rule", vec![("rule", r.to_owned())])));
        for key in taught.text_keys(game) {
            let missing = assets::languages().filter(|language| !is_worded(game, language, &key));
            found.extend(missing.map(|language| {
                let args = vec![("key", key.clone()), ("language", language.to_owned())];
                about("level-taught-text", args)
            }));
        }
        if let Err(fault) = taught.try_out(game) {
            found.push(about("level-taught-otherwise", reason(fault.to_string())));
        }
    }
    found
}

/// Whether the index of the rulebook has a rule.
fn has_rule(game: &dyn Game, rule: &str) -> bool {
    let index = assets::texts(game.info().files, "rules.ron");
    let entry = format!("id: \"{rule}\"");
    index.iter().any(|(_, text)| text.contains(&entry))
}

/// Whether a text, or a part of one such as `key.goal`, stands in a language: in the house's
/// folders, or in those of the game's own.
fn is_worded(game: &dyn Game, language: &str, key: &str) -> bool {
    let house = assets::locales(language).into_iter().map(|(_, dir)| dir);
    let own = assets::folder(game.info().files, "locales");
    let own = own.and_then(|dir| assets::folder(dir, language));
    let (key, part) = key.split_once('.').map_or((key, None), |(key, part)| (key, Some(part)));
    let begins = format!("{key} =");
    let mut texts = house.chain(own).flat_map(|dir| assets::texts(dir, ".ftl"));
    texts.any(|(_, text)| {
        let mut lines = text.lines().skip_while(|line| !line.starts_with(&begins));
        let there = lines.next().is_some();
        let has = |part: &str| {
            let begins = format!(".{part} =");
            let mut parts = lines.take_while(|line| line.starts_with(' '));
            parts.any(|line| line.trim_start().starts_with(&begins))
        };
        there && part.is_none_or(has)
    })
}
