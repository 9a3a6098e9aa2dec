//! The list of finished games of a person: one line a game in a file of its own, to which lines are
//! only added. A save that is deleted takes no game out of it. Whoever writes says when a game
//! ended; nothing here decides who won.

use crate::{
    games,
    table::{
        files::{LONGEST, is_called_game, read_text_within},
        finished::Finished,
        play::Play,
        record::{Save, SaveError, snapshot},
    },
};
use std::{
    fs,
    io::{self, Read as _, Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
    time::UNIX_EPOCH,
};

/// The name of the file.
const NAME: &str = "statistics.jsonl";

/// The folder of the person's games; one in the working folder where the system names none.
pub fn data_folder() -> PathBuf {
    directories::ProjectDirs::from("", "", "Caravanserai")
        .map_or_else(|| PathBuf::from("caravanserai-files"), |dirs| dirs.data_dir().to_owned())
}

/// The file that stands beside a folder of saves.
pub fn beside(saves: &Path) -> PathBuf {
    saves.with_file_name(NAME)
}

/// The finished games of a file, and how many of its lines cannot be read. No file, no games.
///
/// # Errors
/// [`SaveError`] if the file is there and cannot be read.
pub fn read(file: &Path) -> Result<(Vec<Finished>, usize), SaveError> {
    match read_text_within(file, LONGEST) {
        Ok(text) => Ok(Finished::read(&text)),
        Err(SaveError::File { source, .. }) if source.kind() == io::ErrorKind::NotFound => {
            Ok((Vec::new(), 0))
        }
        Err(fault) => Err(fault),
    }
}

/// Writes a finished game down, unless it stands there as it is.
///
/// # Errors
/// [`SaveError`] if the file cannot be read or written.
pub fn add(file: &Path, game: &Finished) -> Result<(), SaveError> {
    let (known, _) = read(file)?;
    let same = |old: &&Finished| Finished { ended: game.ended, ..(*old).clone() } == *game;
    if known.iter().any(|old| same(&old)) {
        return Ok(());
    }
    append(file, &game.line()).map_err(|source| SaveError::File {
        path: file.to_owned(),
        what: "the finished game cannot be written down",
        source,
    })
}

/// Adds a line. One that was torn off by a crash ends before it.
fn append(file: &Path, line: &str) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = fs::OpenOptions::new().read(true).append(true).create(true).open(file)?;
    let mut last = [b'\n'];
    if file.seek(SeekFrom::End(0))? > 0 {
        file.seek(SeekFrom::End(-1))?;
        file.read_exact(&mut last)?;
    }
    let torn = if last == *b"\n" { "" } else { "\n" };
    // In one piece, so that two windows at once do not write into each other's lines.
    file.write_all(format!("{torn}{line}\n").as_bytes())?;
    file.sync_all()
}

/// A game that has ended, as it stands on the table; `tree` is what was dealt, to whom.
pub fn finished(play: &mut Play, tree: u64, ended: u64) -> Option<Finished> {
    let outcome = play.outcome()?;
    let rounds = games::round(&snapshot(play), play.setup().seats.len());
    let length = (rounds, play.entries().len());
    Some(Finished::of(play.setup(), &outcome, (tree, ended), length))
}

/// Whether a save is one of a game that counts: ended, no study, and no branch, which would count
/// one deal twice.
fn counts(save: &Save) -> bool {
    !save.setup.study && save.branch.is_none() && games::is_over(&save.snapshot)
}

/// Writes down the finished games of a folder of saves that are not written down yet: those that
/// ended before there was a list, or on another computer. What cannot be played again is left out.
///
/// # Errors
/// As [`add`].
pub fn take_in(file: &Path, saves: &Path) -> Result<usize, SaveError> {
    let (known, _) = read(file)?;
    let mut taken = 0;
    let Ok(files) = fs::read_dir(saves) else { return Ok(0) };
    for path in files.filter_map(Result::ok).map(|f| f.path()) {
        if !is_called_game(&path) {
            continue;
        }
        let Ok(save) = Save::open(&path) else { continue };
        if !counts(&save) || known.iter().any(|game| game.tree == save.tree()) {
            continue;
        }
        let Ok(game) = games::by_id(&save.setup.game) else { continue };
        let Ok((mut play, None)) = save.replay(game) else { continue };
        let written = fs::metadata(&path).and_then(|about| about.modified()).ok();
        let ended = written.and_then(|at| at.duration_since(UNIX_EPOCH).ok());
        let ended = ended.map_or(0, |at| at.as_secs());
        if let Some(game) = finished(&mut play, save.tree(), ended) {
            add(file, &game)?;
            taken += 1;
        }
    }
    Ok(taken)
}
