//! The texts of a level: built in, or from a folder; lines of rows; the hash for saves.
//!
//! It must never write a file, and never decide what a row means.

use std::{
    io::{self, Read as _},
    marker::PhantomData,
    path::{Path, PathBuf},
};

use include_dir::Dir;

use super::finding::LevelError;
use crate::table::files::{LONGEST, open_regular};

/// The files that make up a level of one game.
pub trait FileSet: Copy + PartialEq + 'static {
    /// Identifier of the game: the name of its folder in `levels/`.
    const GAME: &'static str;
    /// The folder of the game's data, as it is built into the program.
    const FOLDER: &'static Dir<'static>;
    /// Every file, in the order in which the hash reads them.
    const ALL: &'static [Self];
    /// Name of the file, with its ending.
    fn name(self) -> &'static str;
    /// Whether the file plays a part in the game; files that only the level check reads do not.
    fn hashed(self) -> bool {
        true
    }
    /// The position in [`FileSet::ALL`].
    fn ix(self) -> usize {
        Self::ALL.iter().position(|file| *file == self).unwrap_or(0)
    }
}

/// The folder in which the files of a game lie: `dir` itself, or the folder in it that has the name
/// of the game.
pub(super) fn game_folder<F: FileSet>(dir: &Path) -> PathBuf {
    let inner = dir.join(F::GAME);
    if inner.is_dir() { inner } else { dir.to_owned() }
}

/// The texts of all files of a level, with the names by which the user knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Files<F> {
    /// Name and text of each; no text where the file is missing.
    texts: Vec<(String, Option<String>)>,
    game: PhantomData<F>,
}

impl<F: FileSet> Files<F> {
    /// The files built into the program.
    pub fn embedded() -> Self {
        let built_in = |file: &F| {
            let text = F::FOLDER.files().find(|f| f.path().ends_with(file.name()));
            let name = format!("levels/{}/{}", F::GAME, file.name());
            (name, text.and_then(|f| f.contents_utf8()).map(str::to_owned))
        };
        Self { texts: F::ALL.iter().map(built_in).collect(), game: PhantomData }
    }

    /// The files of a folder; those that it lacks are the built-in ones. The folder may also be one
    /// that holds a folder with the name of the game, as `levels/` does.
    ///
    /// # Errors
    /// If the folder is none, or one of its files cannot be read as text.
    pub fn from_dir(dir: &Path) -> Result<Self, LevelError> {
        let dir = &game_folder::<F>(dir);
        if !dir.is_dir() {
            return Err(LevelError::of_file(dir.display().to_string(), "level-no-folder", vec![]));
        }
        let mut files = Self::embedded();
        for &file in F::ALL {
            let path = dir.join(file.name());
            if !path.exists() {
                continue;
            }
            let read = open_regular(&path).and_then(|(f, _)| io::read_to_string(f.take(LONGEST)));
            let text = read.map_err(|error| {
                LevelError::of_file(
                    path.display().to_string(),
                    "level-unreadable",
                    vec![("reason", error.to_string())],
                )
            })?;
            files.texts[file.ix()] = (path.display().to_string(), Some(text));
        }
        Ok(files)
    }

    /// Whether the file is there.
    pub(super) fn has(&self, file: F) -> bool {
        self.texts[file.ix()].1.is_some()
    }

    /// The text of a file; nothing where it is missing.
    pub fn text(&self, file: F) -> &str {
        self.texts[file.ix()].1.as_deref().unwrap_or_default()
    }

    /// The same files with another text for one of them.
    #[must_use]
    pub fn with(mut self, file: F, text: String) -> Self {
        self.texts[file.ix()].1 = Some(text);
        self
    }

    /// The name by which the user knows a file.
    pub fn name(&self, file: F) -> String {
        self.texts[file.ix()].0.clone()
    }

    /// The hash of all files that play a part in the game: FNV-1a over names and texts, without
    /// comments and without the layout between the words; the same on every platform. It stands in
    /// the header of saves.
    pub fn hash(&self) -> u64 {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut eat = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        for file in F::ALL.iter().filter(|file| file.hashed()) {
            file.name().bytes().for_each(&mut eat);
            eat(0);
            bare(self.text(*file)).bytes().for_each(&mut eat);
            eat(0);
        }
        hash
    }

    /// The lines of a file as places are looked for in them: without white space, comments emptied.
    pub(super) fn squeezed(&self, file: F) -> Vec<String> {
        self.text(file)
            .lines()
            .map(
                |line| {
                    if line.trim_start().starts_with("//") { String::new() } else { squeeze(line) }
                },
            )
            .collect()
    }
}

/// A text without the white space in its lines.
pub(super) fn squeeze(text: &str) -> String {
    text.replace([' ', '\t'], "")
}

/// A text without line comments and without white space outside quoted words.
fn bare(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    let mut quoted = false;
    while let Some(c) = chars.next() {
        if quoted {
            out.push(c);
            if c == '\\' {
                out.extend(chars.next());
            }
            quoted = c != '"';
        } else if c == '/' && chars.peek() == Some(&'/') {
            while chars.next_if(|c| *c != '\n').is_some() {}
        } else if !c.is_whitespace() {
            out.push(c);
            quoted = c == '"';
        }
    }
    out
}
