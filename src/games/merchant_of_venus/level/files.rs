//! The texts of a level: built in, or from a folder; lines of rows; the hash for saves.
//!
//! It must never write a file, and never decide what a row means.

use std::fs;
use std::path::Path;

use serde::de::DeserializeOwned;

use super::finding::{Findings, LevelError, Mark};
use super::rows::Rows;

/// The files of a level, in the order in which the hash reads them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LevelFile {
    /// Spaces, links, systems, routes.
    Board,
    /// Cultures, goods, factory goods.
    Cultures,
    /// Demands and passengers.
    Cup,
    /// Drives and shields.
    Equipment,
    /// Relics.
    Relics,
    /// Ship classes.
    Ships,
    /// Encounter markers.
    Markers,
    /// Deeds.
    Deeds,
    /// Plain rule values and switches.
    Editions,
    /// What the rule books say about all this; only the level check reads it.
    Examples,
}

impl LevelFile {
    /// Every file of a level.
    pub const ALL: [Self; 10] =
        [Self::Board, Self::Cultures, Self::Cup, Self::Equipment, Self::Relics, Self::Ships, Self::Markers, Self::Deeds, Self::Editions, Self::Examples];

    /// Name of the file.
    pub fn name(self) -> &'static str {
        match self {
            Self::Board => "board.ron",
            Self::Cultures => "cultures.ron",
            Self::Cup => "cup.ron",
            Self::Equipment => "equipment.ron",
            Self::Relics => "relics.ron",
            Self::Ships => "ships.ron",
            Self::Markers => "markers.ron",
            Self::Deeds => "deeds.ron",
            Self::Editions => "editions.ron",
            Self::Examples => "examples.ron",
        }
    }

    fn embedded(self) -> &'static str {
        macro_rules! text {
            ($name:literal) => {
                include_str!(concat!("../../../../levels/merchant_of_venus/", $name))
            };
        }
        match self {
            Self::Board => text!("board.ron"),
            Self::Cultures => text!("cultures.ron"),
            Self::Cup => text!("cup.ron"),
            Self::Equipment => text!("equipment.ron"),
            Self::Relics => text!("relics.ron"),
            Self::Ships => text!("ships.ron"),
            Self::Markers => text!("markers.ron"),
            Self::Deeds => text!("deeds.ron"),
            Self::Editions => text!("editions.ron"),
            Self::Examples => text!("examples.ron"),
        }
    }
}

/// The texts of all files of a level, with the names by which the user knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelFiles {
    texts: Vec<(String, String)>,
}

impl LevelFiles {
    /// The files built into the program.
    pub fn embedded() -> Self {
        Self { texts: LevelFile::ALL.iter().map(|file| (format!("levels/merchant_of_venus/{}", file.name()), file.embedded().to_string())).collect() }
    }

    /// The files of a folder; those that it lacks are the built-in ones. The folder may also be one that holds a folder
    /// `merchant_of_venus`, as `levels/` does.
    ///
    /// # Errors
    /// If the folder is none, or one of its files cannot be read as text.
    pub fn from_dir(dir: &Path) -> Result<Self, LevelError> {
        let inner = dir.join("merchant_of_venus");
        let dir = if inner.is_dir() { inner.as_path() } else { dir };
        if !dir.is_dir() {
            return Err(LevelError::of_file(dir.display().to_string(), "level-no-folder", vec![]));
        }
        let mut files = Self::embedded();
        for file in LevelFile::ALL {
            let path = dir.join(file.name());
            if !path.exists() {
                continue;
            }
            let text = fs::read_to_string(&path)
                .map_err(|error| LevelError::of_file(path.display().to_string(), "level-unreadable", vec![("reason", error.to_string())]))?;
            files.texts[file as usize] = (path.display().to_string(), text);
        }
        Ok(files)
    }

    /// The text of a file.
    pub fn text(&self, file: LevelFile) -> &str {
        &self.texts[file as usize].1
    }

    /// The same files with another text for one of them.
    #[must_use]
    pub fn with(mut self, file: LevelFile, text: String) -> Self {
        self.texts[file as usize].1 = text;
        self
    }

    /// The name by which the user knows a file.
    pub fn name(&self, file: LevelFile) -> String {
        self.texts[file as usize].0.clone()
    }

    /// The hash of all files that play a part in the game: FNV-1a over names and texts, without comments and without the layout between the words.
    pub fn hash(&self) -> u64 {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut eat = |byte: u8| hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        for file in LevelFile::ALL.into_iter().filter(|file| *file != LevelFile::Examples) {
            file.name().bytes().for_each(&mut eat);
            eat(0);
            bare(self.text(file)).bytes().for_each(&mut eat);
            eat(0);
        }
        hash
    }

    /// The line of a row, from 1. Falls back to the line of its first word, then to line 1.
    pub(super) fn line_of(&self, mark: &Mark) -> u32 {
        let squeeze = |text: &str| text.replace([' ', '\t'], "");
        let words: Vec<String> = mark.words.iter().map(|word| squeeze(word)).collect();
        let lines: Vec<String> =
            self.text(mark.file).lines().map(|line| if line.trim_start().starts_with("//") { String::new() } else { squeeze(line) }).collect();
        let find = |words: &[String], nth: usize| {
            lines
                .iter()
                .enumerate()
                .filter(|(_, line)| {
                    words.iter().all(|word| match (word.strip_prefix('^'), word.strip_prefix('!')) {
                        (Some(start), _) => line.starts_with(start),
                        (_, Some(other)) => !line.contains(other),
                        _ => line.contains(word.as_str()),
                    })
                })
                .map(|(ix, _)| ix as u32 + 1)
                .nth(nth)
        };
        find(&words, mark.nth).or_else(|| find(&words, 0)).or_else(|| words.first().and_then(|word| find(std::slice::from_ref(word), 0))).unwrap_or(1)
    }

    /// Parses every file; reports those that cannot be parsed.
    pub(in crate::games::merchant_of_venus) fn parse(&self, found: &mut Findings) -> Option<Rows> {
        let board = self.read(LevelFile::Board, found);
        let cultures = self.read(LevelFile::Cultures, found);
        let cup = self.read(LevelFile::Cup, found);
        let equipment = self.read(LevelFile::Equipment, found);
        let relics = self.read(LevelFile::Relics, found);
        let ships = self.read(LevelFile::Ships, found);
        let markers = self.read(LevelFile::Markers, found);
        let deeds = self.read(LevelFile::Deeds, found);
        let editions = self.read(LevelFile::Editions, found);
        Some(Rows {
            board: board?,
            cultures: cultures?,
            cup: cup?,
            equipment: equipment?,
            relics: relics?,
            ships: ships?,
            markers: markers?,
            deeds: deeds?,
            editions: editions?,
        })
    }

    /// Parses one file; reports it if it cannot be parsed.
    pub(in crate::games::merchant_of_venus) fn read<T: DeserializeOwned>(&self, file: LevelFile, found: &mut Findings) -> Option<T> {
        match ron::from_str(self.text(file)) {
            Ok(rows) => Some(rows),
            Err(error) => {
                let line = u32::try_from(error.span.start.line).unwrap_or(1);
                let reason = error.code.to_string();
                found.add_at(file, line, "level-syntax", vec![("reason", reason)]);
                None
            }
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_blind_to_comments_and_layout_but_not_to_figures() {
        let plain = LevelFiles::embedded();
        let text = plain.text(LevelFile::Ships).to_string();
        let relaid = format!("{}\n// a remark \"quoted", text.replace("price: 60", "price:   60")).replace('\n', "\r\n");
        assert_eq!(plain.hash(), plain.clone().with(LevelFile::Ships, relaid).hash());
        let dearer = text.replace("price: 60", "price: 61");
        assert_ne!(plain.hash(), plain.clone().with(LevelFile::Ships, dearer).hash());
    }

    #[test]
    fn white_space_and_slashes_inside_quotes_count() {
        assert_eq!(bare("a: \"b // c\\\" d\", // e\n f"), "a:\"b // c\\\" d\",f");
    }
}
