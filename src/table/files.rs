//! Files of the person on disk: read with suspicion, written so that a crash or a power cut leaves
//! the old file or the new one, whole. It knows nothing of what stands in them.

use super::save_error::SaveError;
use std::{
    ffi::OsString,
    fs,
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
};

/// The ending of save files.
pub const ENDING: &str = "ron";
/// The ending of games that are put elsewhere: the system gives it to this program.
pub const ENDING_AWAY: &str = "caravan";
/// Longest file that is read: far more than any game needs.
pub const LONGEST: u64 = 16 << 20;
/// The ending that the previous file of the same name is kept with.
pub const PREVIOUS: &str = ".old";

/// Whether a file is called like a game.
pub fn is_called_game(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == ENDING || ending == ENDING_AWAY)
}

/// What a game is called that is put elsewhere.
pub fn name_away(path: &Path) -> PathBuf {
    PathBuf::from(path.file_name().unwrap_or_default()).with_extension(ENDING_AWAY)
}

/// Opens a file to read it, and tells its length. Nothing but a regular file is opened: a pipe
/// would wait for ever, a device might never end.
///
/// # Errors
/// What the system says, or that it is no regular file.
pub fn open_regular(path: &Path) -> io::Result<(fs::File, u64)> {
    let about = fs::metadata(path)?;
    if !about.is_file() {
        return Err(not_regular());
    }
    Ok((fs::File::open(path)?, about.len()))
}

fn not_regular() -> io::Error {
    let why = "this is no file, but a folder, a pipe or a device";
    io::Error::new(io::ErrorKind::Unsupported, why)
}

/// Reads a file as text, as far as a file of ours can be long.
///
/// # Errors
/// [`SaveError`] says what is wrong and where.
pub fn read_text(path: &Path) -> Result<String, SaveError> {
    read_text_within(path, LONGEST)
}

/// Reads a file as text if it has at most so many bytes.
///
/// # Errors
/// [`SaveError`] says what is wrong and where.
pub fn read_text_within(path: &Path, most: u64) -> Result<String, SaveError> {
    let failed = |what| move |source| SaveError::File { path: path.to_owned(), what, source };
    let (file, length) = open_regular(path).map_err(failed("cannot be opened"))?;
    if length > most {
        return Err(SaveError::Long(length));
    }
    // It may have grown since.
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes).map_err(failed("cannot be read"))?;
    if bytes.len() as u64 > most {
        return Err(SaveError::Long(bytes.len() as u64));
    }
    String::from_utf8(bytes).map_err(|e| {
        let before = &e.as_bytes()[..e.utf8_error().valid_up_to()];
        let line = before.iter().filter(|&&b| b == b'\n').count() + 1;
        let column = before.iter().rev().take_while(|&&b| b != b'\n').count() + 1;
        SaveError::Unreadable { line, column, why: "this is not text".to_owned() }
    })
}

/// Writes a file: beside it first, synced, then into its place, and syncs the folder. The previous
/// one is kept with the ending [`PREVIOUS`], and that one is never cut either.
///
/// ```
/// use caravanserai::table::files::{read_text, write_atomically};
///
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("note.ron");
/// write_atomically(&path, b"one")?;
/// write_atomically(&path, b"two")?;
/// assert_eq!(read_text(&path)?, "two");
/// assert_eq!(read_text(&folder.path().join("note.ron.old"))?, "one");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`SaveError::File`] if the folder is missing, the disk is full or writing is forbidden; the
/// previous file is untouched then.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    let failed = |what| move |source| SaveError::File { path: path.to_owned(), what, source };
    let there = fs::metadata(path).ok();
    if there.as_ref().is_some_and(|about| !about.is_file()) {
        return Err(failed("cannot be written")(not_regular()));
    }
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let written = beside(folder, path, bytes)
        .map_err(failed("cannot be written (is the folder there, is the disk full?)"))?;
    if there.is_some() {
        keep(folder, path).map_err(failed("the previous file cannot be kept"))?;
    }
    let placed = written.persist(path).map_err(|e| e.error);
    placed.and_then(|_| sync(folder)).map_err(failed("cannot be put in its place"))
}

/// A name with an ending behind its own.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = path.file_name().unwrap_or_default().to_owned();
    name.push(ending);
    path.with_file_name(name)
}

/// Files that are being written: dropped, they are gone, whatever went wrong.
fn fresh(path: &Path) -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".writing-").suffix(".new");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // Who could read the file may read it again; a new one is as the person's files are.
        let mode = fs::metadata(path).map_or(0o666, |about| about.permissions().mode());
        builder.permissions(fs::Permissions::from_mode(mode));
    }
    #[cfg(not(unix))]
    let _ = path;
    builder
}

/// The bytes in a file beside its place, on the disk.
fn beside(folder: &Path, path: &Path, bytes: &[u8]) -> io::Result<tempfile::NamedTempFile> {
    let mut file = fresh(path).tempfile_in(folder).map_err(plain)?;
    file.as_file_mut().write_all(bytes)?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// What the system said, without the name of a file that nobody knows.
fn plain(error: io::Error) -> io::Error {
    let inner = error.get_ref().and_then(|e| e.source()).and_then(|e| e.downcast_ref());
    match inner.and_then(io::Error::raw_os_error) {
        Some(code) => io::Error::from_raw_os_error(code),
        None => error,
    }
}

/// Keeps the file at `path` as the previous one: by a second name for it, which costs nothing and
/// is never half done; where the disk knows no second names, by a copy beside.
fn keep(folder: &Path, path: &Path) -> io::Result<()> {
    let previous = with_ending(path, PREVIOUS);
    if let Ok(linked) = fresh(path).make_in(folder, |name| fs::hard_link(path, name)) {
        let name = linked.into_temp_path();
        // Two names of one file are left as they are by a rename; the spare one goes when dropped.
        fs::rename(&name, previous)?;
        return Ok(());
    }
    let (mut file, _) = open_regular(path)?;
    let mut copy = fresh(path).tempfile_in(folder)?;
    io::copy(&mut file, &mut copy)?;
    copy.as_file().sync_all()?;
    copy.persist(previous).map(drop).map_err(|e| e.error)
}

/// What was renamed in a folder is on the disk only when the folder is.
fn sync(folder: &Path) -> io::Result<()> {
    if cfg!(unix) {
        return fs::File::open(folder)?.sync_all();
    }
    Ok(())
}
