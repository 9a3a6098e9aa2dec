//! The files that are built into the program: texts, level files, pictures. It finds them by folder
//! and name; it never reads one and knows no game.

use include_dir::{Dir, include_dir};

/// Every text, one folder a language, in it one folder a game and `house`.
static LOCALES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/locales");

/// The languages in which there are texts.
pub fn languages() -> impl Iterator<Item = &'static str> {
    LOCALES.dirs().map(name)
}

/// The folders of texts of a language, each with its name.
pub fn locales(language: &str) -> Vec<(&'static str, &'static Dir<'static>)> {
    let of = folder(&LOCALES, language);
    of.into_iter().flat_map(Dir::dirs).map(|dir| (name(dir), dir)).collect()
}

/// The folder with this name in a folder.
pub fn folder(dir: &'static Dir<'static>, wanted: &str) -> Option<&'static Dir<'static>> {
    dir.dirs().find(|inner| name(inner) == wanted)
}

/// The texts of the files of a folder whose names have this ending, with these names, ordered by
/// them. What is no text is left out.
pub fn texts(dir: &'static Dir<'static>, ending: &str) -> Vec<(&'static str, &'static str)> {
    let named = |file: &'static include_dir::File<'static>| {
        let name = file.path().file_name()?.to_str()?;
        name.ends_with(ending).then_some((name, file.contents_utf8()?))
    };
    let mut all: Vec<_> = dir.files().filter_map(named).collect();
    all.sort_unstable();
    all
}

fn name(dir: &Dir<'static>) -> &'static str {
    dir.path().file_name().and_then(|name| name.to_str()).unwrap_or_default()
}
