//! What can be brought back or in: the version of each save before its last change, what was
//! deleted, and files from elsewhere. It overwrites nothing.

use super::{
    Folders, free_path,
    list::{minutes, newest_first, stem, written},
    make_folder, plans_follow,
};
use crate::{
    table::{
        files::{ENDING, ENDING_AWAY, name_away, read_text, write_atomically},
        record::SaveError,
        scenario::Stored,
    },
    ui::saves::{Kept, KeptFile},
};
use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
};

fn fault(path: &Path, what: &'static str) -> impl FnOnce(std::io::Error) -> SaveError {
    let path = path.to_owned();
    move |source| SaveError::File { path, what, source }
}

/// Whatever can be brought back, the newest first.
pub fn kept(folders: &Folders) -> Vec<KeptFile> {
    let files = |folder: &Path| -> Vec<PathBuf> {
        fs::read_dir(folder).map_or_else(
            |_| Vec::new(),
            |files| files.filter_map(Result::ok).map(|f| f.path()).collect(),
        )
    };
    let ends = |path: &PathBuf, ending: &str| path.extension().is_some_and(|e| e == ending);
    let old = files(&folders.saves).into_iter().filter(|p| ends(p, "old"));
    let gone = files(&folders.trash()).into_iter().filter(|p| ends(p, ENDING));
    let mut all: Vec<_> = old
        .map(|p| (Kept::Earlier, p))
        .chain(gone.map(|p| (Kept::Deleted, p)))
        .filter_map(|(kept, path)| Some((written(&path)?, kept, path)))
        .collect();
    all.sort_by(|a, b| newest_first(a.0, b.0).then_with(|| a.2.cmp(&b.2)));
    all.into_iter()
        .map(|(written, kept, path)| {
            // `name.ron.old` is an earlier `name.ron`.
            let name =
                if kept == Kept::Earlier { stem(Path::new(&stem(&path))) } else { stem(&path) };
            KeptFile { kept, name, minutes: minutes(written), path }
        })
        .collect()
}

/// Puts a save aside, from where it can be brought back.
///
/// # Errors
/// [`SaveError::File`]; the save is untouched then.
pub fn discard(folders: &Folders, path: &Path) -> Result<(), SaveError> {
    let trash = folders.trash();
    make_folder(Some(&trash))?;
    let to = free_path(&trash, &stem(path));
    fs::rename(path, &to).map_err(fault(path, "the file cannot be deleted"))?;
    plans_follow(folders, path, &to);
    // Its earlier version would look like a game that is still there.
    let mut old = path.as_os_str().to_owned();
    old.push(".old");
    let _ = fs::remove_file(PathBuf::from(old));
    Ok(())
}

/// Brings an earlier version or a deleted save back, under a name that is free.
///
/// # Errors
/// [`SaveError::File`]; what was kept is untouched then.
pub fn bring_back(folders: &Folders, file: &KeptFile, name: &str) -> Result<PathBuf, SaveError> {
    make_folder(Some(&folders.saves))?;
    let to = free_path(&folders.saves, name);
    let done = match file.kept {
        Kept::Deleted => fs::rename(&file.path, &to),
        Kept::Earlier => fs::copy(&file.path, &to).map(drop),
    };
    done.map_err(fault(&file.path, "the file cannot be brought back"))?;
    if file.kept == Kept::Deleted {
        plans_follow(folders, &file.path, &to);
    }
    Ok(to)
}

/// Takes a copy of a save or a position from elsewhere, under a name that is free.
///
/// # Errors
/// [`SaveError`] says why the file is none of ours, or cannot be read or kept.
pub fn bring_in(folders: &Folders, file: &Path) -> Result<PathBuf, SaveError> {
    let text = read_text(file)?;
    Stored::read(&text)?;
    make_folder(Some(&folders.saves))?;
    let to = free_path(&folders.saves, &stem(file));
    write_atomically(&to, text.as_bytes())?;
    Ok(to)
}

/// Puts a copy of a save elsewhere: into a folder under its own name, or under the name that is
/// given; where no ending is named, with the one that opens with this program. The text is what
/// stands in it. Nothing that lies there is overwritten.
///
/// # Errors
/// [`SaveError::File`] if something lies there already, or the file cannot be written.
pub fn bring_out(save: &Path, text: &str, to: &Path) -> Result<PathBuf, SaveError> {
    let to = match to.is_dir() {
        true => to.join(name_away(save)),
        false if to.extension().is_none() => to.with_extension(ENDING_AWAY),
        false => to.to_owned(),
    };
    let file = fs::OpenOptions::new().write(true).create_new(true).open(&to);
    file.and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()))
        .map_err(fault(&to, "the copy cannot be written"))?;
    Ok(to)
}
