//! The system's own dialog for files and folders: beside the window, which goes on. Where no such
//! dialog answers, a path is typed as before; nothing is read or written here.

use crate::{
    table::files::{ENDING, ENDING_AWAY},
    ui::command::choosing::ChooseFor,
};
use std::{
    path::{Path, PathBuf},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

/// Within this time nobody closes a dialog by hand: it could not be opened.
const AT_ONCE: Duration = Duration::from_millis(250);

/// What asks for a path: the system's dialog, or what a test puts in its place.
pub type Ask = fn(&ChooseFor) -> ChosenFile;

/// A dialog that is open.
pub struct FileChooser(JoinHandle<ChosenFile>);

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChosenFile {
    /// This path.
    Path(ChooseFor, PathBuf),
    /// Nothing: somebody closed it.
    Nothing,
    /// There is no such dialog here.
    NoDialog,
}

impl FileChooser {
    /// Opens the dialog.
    #[must_use]
    pub fn open(what: ChooseFor, title: String, ask: Option<Ask>) -> FileChooser {
        FileChooser(match ask {
            Some(ask) => thread::spawn(move || ask(&what)),
            None => {
                // Made where the window is: some systems want that.
                let (dialog, began) = (dialog(&what, title), Instant::now());
                thread::spawn(move || match bevy::tasks::block_on(dialog) {
                    Some(path) => ChosenFile::Path(what, path),
                    None if began.elapsed() < AT_ONCE => ChosenFile::NoDialog,
                    None => ChosenFile::Nothing,
                })
            }
        })
    }

    /// Whether it is closed.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.0.is_finished()
    }

    /// What was chosen.
    #[must_use]
    pub fn end(self) -> ChosenFile {
        self.0.join().unwrap_or(ChosenFile::NoDialog)
    }
}

/// The dialog of the system.
fn dialog(
    what: &ChooseFor,
    title: String,
) -> impl Future<Output = Option<PathBuf>> + Send + 'static {
    let dialog = rfd::AsyncFileDialog::new().set_title(title);
    let named = |dialog: rfd::AsyncFileDialog, path: &Path| {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        let dialog = dialog.set_file_name(name.unwrap_or_default());
        match path.parent() {
            Some(folder) => dialog.set_directory(folder),
            None => dialog,
        }
    };
    let chosen: std::pin::Pin<Box<dyn Future<Output = Option<rfd::FileHandle>> + Send>> = match what
    {
        ChooseFor::BringIn => {
            Box::pin(dialog.add_filter("Caravanserai", &[ENDING_AWAY, ENDING]).pick_file())
        }
        ChooseFor::Copy(_, path) | ChooseFor::Statistics(path) => {
            Box::pin(named(dialog, path).save_file())
        }
        ChooseFor::ExportFolder | ChooseFor::SaveInto => Box::pin(dialog.pick_folder()),
    };
    async move { chosen.await.map(|file| file.path().to_owned()) }
}
