//! The text files: those of the house and of every game, as they lie in `assets/locales` or in the
//! folder of a game that came from elsewhere. Nothing is listed by hand: what lies there is read.

use super::language::Language;
use crate::{assets, games};
use include_dir::{Dir, File};
use std::sync::OnceLock;

/// A text file that is built in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextFile {
    /// Its language.
    pub language: Language,
    /// Whose texts it holds and its name without ending, such as `house/ui`.
    pub name: String,
    /// Its text.
    pub text: &'static str,
}

/// Every text file, in the order of languages, folders and names.
pub fn files() -> &'static [TextFile] {
    static ALL: OnceLock<Vec<TextFile>> = OnceLock::new();
    ALL.get_or_init(|| Language::ALL.into_iter().flat_map(of).collect())
}

/// The text files of a language.
fn of(language: Language) -> Vec<TextFile> {
    let house = assets::locales(language.code()).into_iter().flat_map(|(folder, dir)| {
        dir.files().filter_map(move |file| text_file(language, folder, file))
    });
    let games = games::all().iter().filter_map(|game| {
        let dir = own_texts(game.info().files, language)?;
        Some(dir.files().filter_map(|file| text_file(language, game.id(), file)))
    });
    let mut all: Vec<TextFile> = house.chain(games.flatten()).collect();
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all
}

/// The texts that a game keeps in its own folder.
fn own_texts(files: &'static Dir<'static>, language: Language) -> Option<&'static Dir<'static>> {
    files
        .dirs()
        .find(|dir| dir.path().ends_with("locales"))
        .and_then(|dir| assets::folder(dir, language.code()))
}

fn text_file(language: Language, folder: &str, file: &'static File<'static>) -> Option<TextFile> {
    let path = file.path();
    path.extension().filter(|ending| *ending == "ftl")?;
    let name = format!("{folder}/{}", path.file_stem()?.to_str()?);
    Some(TextFile { language, name, text: file.contents_utf8()? })
}
