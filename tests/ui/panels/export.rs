//! The dialog that writes files: it stands still whatever is chosen in it. What is written is the
//! business of other tests.

use super::*;
use caravanserai::ui::export::{ExportForm, ExportModel, ExportWhat, export_ui};

/// Whatever is written into a file, every row of that dialog keeps its place.
#[test]
fn the_export_dialog_stands_still() {
    let whats = [
        ExportWhat::Picture,
        ExportWhat::Film,
        ExportWhat::Text,
        ExportWhat::Record,
        ExportWhat::Report,
    ];
    let places = whats.map(|what| {
        let (v, model) =
            (TableText::plain(EN), ExportModel { own: true, is_told: true, ..Default::default() });
        let mut form = ExportForm { what, ..Default::default() };
        let h = harness(|ui| export_ui(ui, v, &model, &mut form));
        let keys = ["ui-export-picture", "ui-export-own", "ui-export-folder", "ui-export-write"];
        keys.map(|key| h.get_all_by_label(&EN.word(key)).next().expect(key).rect())
    });
    assert!(places.iter().all(|place| *place == places[0]), "{places:?}");
}
