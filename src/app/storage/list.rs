//! The list of saves: what is in each file, or why it cannot be read. Only plain files are opened,
//! and nothing is changed.

use super::Folders;
use crate::{
    games,
    table::{
        files::is_called_game,
        record::{Save, SaveError, fingerprint},
        scenario::Stored,
    },
    text::Localizer,
    ui::saves::{AHEAD, SaveContent, SaveFile},
};
use std::{
    cmp::Ordering,
    fs,
    path::{Path, PathBuf},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

/// How far a file may be dated ahead of the clock: those of two computers differ a little.
const TOLERANCE: Duration = Duration::from_secs(3600);

/// When a file was written, if it is a plain one.
pub(super) fn written(path: &Path) -> Option<SystemTime> {
    let about = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
    Some(about.modified().unwrap_or(SystemTime::UNIX_EPOCH))
}

/// Whether a file is dated ahead of the clock: it was set back, or is wrong, or was when the file
/// was written. Nobody knows how old the file is then.
fn is_ahead(written: SystemTime) -> bool {
    written.duration_since(SystemTime::now()).is_ok_and(|ahead| ahead > TOLERANCE)
}

/// The newest first; behind them what is dated ahead of the clock, for else no game that is played
/// now would be the last one.
pub(super) fn newest_first(a: SystemTime, b: SystemTime) -> Ordering {
    is_ahead(a).cmp(&is_ahead(b)).then_with(|| b.cmp(&a))
}

/// How many minutes ago that was; [`AHEAD`] where nobody knows.
pub(super) fn minutes(written: SystemTime) -> u64 {
    if is_ahead(written) {
        return AHEAD;
    }
    SystemTime::now().duration_since(written).map_or(0, |d| d.as_secs() / 60)
}

/// The name of a file without its ending.
pub(super) fn stem(path: &Path) -> String {
    path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The saves, the newest first.
pub fn list(folders: &Folders, localizer: Localizer) -> Vec<SaveFile> {
    let Ok(files) = fs::read_dir(&folders.saves) else { return Vec::new() };
    let mut found: Vec<(SystemTime, PathBuf)> = files
        .filter_map(Result::ok)
        .map(|f| f.path())
        .filter(|p| is_called_game(p))
        .filter_map(|p| Some((written(&p)?, p)))
        .collect();
    found.sort_by(|a, b| newest_first(a.0, b.0).then_with(|| b.1.cmp(&a.1)));
    found
        .into_iter()
        .map(|(written, path)| SaveFile {
            name: stem(&path),
            minutes: minutes(written),
            written: written.duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs()),
            stamp: stamp(&path, written),
            content: content(&path, localizer).map_err(|e| localizer.fault(&e)),
            path,
        })
        .collect()
}

/// A fingerprint of what stands in a file: another one whenever it was written, and for another
/// version of the program, which may draw it otherwise.
fn stamp(path: &Path, written: SystemTime) -> u64 {
    let length = fs::metadata(path).map_or(0, |about| about.len());
    let moment = written.duration_since(UNIX_EPOCH).map_or(0, |d| d.as_nanos());
    let (moment, length) = (moment.to_string(), length.to_string());
    let name = path.to_string_lossy();
    fingerprint([name.as_ref(), &moment, &length, env!("CARGO_PKG_VERSION")])
}

fn content(path: &Path, localizer: Localizer) -> Result<SaveContent, SaveError> {
    let stored = Stored::open(path)?;
    let setup = stored.setup();
    let game = games::by_id(&setup.game).map_err(|e| SaveError::Setup(localizer.fault(&e)))?;
    // A branch that was dealt anew at the very beginning is a game.
    let position = |save: &Save| {
        save.branch.is_none() && save.entries.len() == 1 && save.entries[0].starts_with('!')
    };
    let (actions, scenario, over) = match &stored {
        // The position at the end stands in the file: nothing has to be played again.
        Stored::Save(save) => (save.entries.len(), position(save), games::is_over(&save.snapshot)),
        Stored::Scenario(_) => (0, true, false),
    };
    let (tree, branch) = match &stored {
        Stored::Save(save) => (save.tree(), save.branch.map(|b| b.entry)),
        Stored::Scenario(_) => (0, None),
    };
    let round = match &stored {
        Stored::Save(save) => games::round(&save.snapshot, setup.seats.len()),
        Stored::Scenario(_) => None,
    };
    Ok(SaveContent {
        prefix: game.prefix(),
        edition: setup.edition.clone(),
        seats: setup.seats.clone(),
        round,
        actions,
        study: setup.study || scenario,
        scenario,
        over,
        tree,
        branch,
    })
}
