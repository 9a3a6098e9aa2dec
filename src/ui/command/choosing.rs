//! For what somebody chooses a file or a folder in the system's own dialog.

use std::path::PathBuf;

/// For what a path is chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChooseFor {
    /// A game or a position from elsewhere is taken into the list.
    BringIn,
    /// A copy of this save is put elsewhere; the name that is proposed.
    Copy(PathBuf, PathBuf),
    /// Pictures and texts are written into a folder.
    ExportFolder,
    /// A game that cannot be saved is kept in another folder.
    SaveInto,
    /// The table of statistics is written; the name that is proposed.
    Statistics(PathBuf),
}

impl ChooseFor {
    /// The text key that stands at the head of the dialog.
    #[must_use]
    pub const fn title(&self) -> &'static str {
        match self {
            ChooseFor::BringIn => "ui-import",
            ChooseFor::Copy(..) => "ui-copy",
            ChooseFor::ExportFolder => "ui-export-folder",
            ChooseFor::SaveInto => "ui-unsaved-folder",
            ChooseFor::Statistics(_) => "ui-stat-csv",
        }
    }
}
