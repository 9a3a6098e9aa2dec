//! What is printed for a game: how a level of one edition comes from its files, and how its files
//! are checked. It must never decide what a row means: that is the game's part.

use std::path::Path;

use super::{FileSet as _, Files, Finding, Findings, LevelError, ParsedFiles, folder};

/// The editions of a game.
pub trait Editions: Copy + PartialEq + 'static {
    /// Every edition the program knows, oldest first.
    const EVERY: &'static [Self];
    /// The id used in level files, records and on the command line.
    fn id(self) -> &'static str;
}

/// The level of one edition: everything printed, read from files.
pub trait Printed: Sized {
    /// The editions.
    type Edition: Editions;
    /// The files.
    type File: ParsedFiles;

    /// Builds the level of an edition out of parsed files, reporting everything that stands in the
    /// way; `None` if anything does.
    fn build(
        rows: &<Self::File as ParsedFiles>::Rows,
        edition: Self::Edition,
        found: &mut Findings<Self::File>,
    ) -> Option<Self>;
    /// Reports everything that is wrong with parsed files, for every edition. Each finding names
    /// the rule that would go wrong.
    fn check(rows: &<Self::File as ParsedFiles>::Rows, found: &mut Findings<Self::File>);

    /// Reads the level that is built into the program.
    ///
    /// # Errors
    /// Only if the built-in files are damaged; the message names file, line and reason.
    fn load(edition: Self::Edition) -> Result<Self, LevelError> {
        Self::load_files(&Files::embedded(), edition)
    }

    /// Reads a level from a folder; a file that is missing there is taken from the built-in level.
    ///
    /// # Errors
    /// If the folder or a file in it cannot be read, or does not hold a playable level: the message
    /// names file, line, reason and what to do.
    fn load_from(dir: &Path, edition: Self::Edition) -> Result<Self, LevelError> {
        Self::load_files(&Files::from_dir(dir)?, edition)
    }

    /// Reads a level from texts in memory; the error is the first thing found.
    ///
    /// # Errors
    /// As [`Printed::load_from`].
    fn load_files(files: &Files<Self::File>, edition: Self::Edition) -> Result<Self, LevelError> {
        let mut found = Findings::new(files);
        let level =
            Self::File::parse(&mut found).and_then(|rows| Self::build(&rows, edition, &mut found));
        match (level, found.into_error()) {
            (Some(level), None) => Ok(level),
            (_, Some(error)) => Err(error),
            (None, None) => {
                Err(LevelError::of_file(Self::File::GAME.to_owned(), "level-nothing", vec![]))
            }
        }
    }

    /// Checks the built-in level files, or those of a folder (a file that is missing there is the
    /// built-in one). An empty list means that all is well. Findings are ordered by file and
    /// line.
    fn check_all(dir: Option<&Path>) -> Vec<Finding> {
        let Some(dir) = dir else {
            return Self::check_files(&Files::embedded());
        };
        match Files::from_dir(dir) {
            Ok(files) => {
                let mut list = folder::strays::<Self::File>(dir);
                list.extend(Self::check_files(&files));
                list
            }
            Err(error) => vec![*error.finding],
        }
    }

    /// Checks texts in memory for every edition, as [`Printed::check_all`]. Never changes anything,
    /// never stops at the first finding.
    fn check_files(files: &Files<Self::File>) -> Vec<Finding> {
        let mut found = Findings::new(files);
        if let Some(rows) = Self::File::parse(&mut found) {
            Self::check(&rows, &mut found);
        }
        folder::sorted(found.list)
    }
}
