//! Looking back at a game: notes and bookmarks on its entries. What is written goes into the file
//! of the game at once, by hand and not by being looked at; where that is not possible, it is said
//! and nothing is noted.

use super::context::CommandContext;
use crate::{
    app::{
        session::Session,
        storage::{self, Folders, Lock},
        table::Table,
    },
    table::{
        notes::{self, Note},
        record::{Save, SaveError},
    },
    ui::{export::ExportForm, model::Mode, told::Gathered},
};
use std::path::Path;

impl CommandContext<'_, '_> {
    /// Gathers what is told of the game that has ended.
    pub(super) fn gather(&mut self) {
        let Session { table, parked, folders, writer, .. } = &mut *self.session;
        let Some(table) = table.as_mut() else { return };
        // The replay beside a game tells the same as that.
        parked.iter_mut().for_each(|other| table.take_analysis(other));
        let file = table.file.clone();
        table.recall_analysis(|of| Some(storage::read_analysis(folders, &file, of)?.found));
        let gathered = table.gather();
        if let Some(((end, playouts), found)) = table.analysis_to_keep().filter(|_| file.exists()) {
            let kept = storage::AnalysisFile::new(end, playouts, found);
            writer.write_analysis(storage::analysis_of(folders, &file), kept);
        }
        match gathered {
            Ok(gathered) => self.shell.told = gathered,
            Err(fault) => {
                // What was gathered of another game is not told of this one.
                self.shell.told = Gathered::default();
                self.tell_fault(&fault);
            }
        }
    }

    /// Watches the game that is told, at a moment of it.
    pub(super) fn look_at(&mut self, entry: usize) {
        let watched = |table: &Table| matches!(table.mode, Mode::Replay { .. });
        if !self.session.table.as_ref().is_some_and(watched) {
            self.watch_this();
        }
        if self.session.table.as_ref().is_some_and(watched) {
            self.shell.dialogs.clear();
            self.on_table(|table| table.seek(entry));
        }
    }

    /// Begins to write what is wanted into a file.
    pub(super) fn begin_export(&mut self, form: &ExportForm) {
        if self.session.export.is_none()
            && let Err(why) = self.session.begin_export(form)
        {
            self.tell(why, true);
        }
    }

    /// Puts a note on an entry of the record that is watched.
    pub(super) fn annotate(&mut self, note: Note) {
        // Else a file that is about to be written would be read as it was.
        self.session.writer.flush();
        self.session.hold_files();
        let Session { table, parked, folders, writer, .. } = &mut *self.session;
        let watched =
            |t: &&mut Table| matches!(t.mode, Mode::Replay { .. }) && t.note_writer() == note.seat;
        let Some(table) = table.as_mut().filter(watched) else { return };
        let file = table.file.clone();
        if let Some(home) = parked.iter_mut().rfind(|t| t.file == file && t.writes()) {
            home.put_note(note.clone());
            home.touch();
            let save = home.save();
            writer.write(file, save);
        } else if let Err(fault) =
            change_file(folders, &file, |save| notes::put(&mut save.notes, note.clone()))
        {
            return match fault {
                Some(fault) => self.tell_fault(&fault),
                None => self.tell_key("ui-save-taken-open", true),
            };
        }
        table.put_note(note);
    }
}

/// Changes what stands in a save beside its moves; what the system said, or nothing where another
/// window has the save open.
pub(super) fn change_file(
    folders: &Folders,
    file: &Path,
    change: impl FnOnce(&mut Save),
) -> Result<(), Option<SaveError>> {
    let _lock = Lock::of(folders, file).map_err(|_| None)?;
    let mut save = Save::open(file)?;
    change(&mut save);
    save.seal();
    save.write(file).map_err(Some)
}
