//! What can be wanted of the export: as what, for whose eyes, how large, where. Plain values; who
//! may see what, the window decides.

/// As what a game is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ExportWhat {
    /// The position as a PNG.
    #[default]
    Picture,
    /// The turn that is looked at as an animated PNG.
    Film,
    /// What happened, to be read.
    Text,
    /// The record, as a save.
    Record,
    /// A game that is over, looked back at, as one page.
    Report,
}

/// For whose eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ExportEyes {
    /// What everybody at the table may see.
    #[default]
    Public,
    /// What whoever is looking sees.
    Own,
    /// Everything.
    All,
}

/// The widths that are offered, in pixels.
pub(in crate::ui) const WIDTHS: [u32; 4] = [1000, 1600, 2400, 4000];

/// What is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExportForm {
    /// As what.
    pub what: ExportWhat,
    /// For whom.
    pub eyes: ExportEyes,
    /// How wide pictures are.
    pub width: u32,
    /// The folder that is typed; empty is the usual one.
    pub folder: String,
}

impl Default for ExportForm {
    fn default() -> Self {
        let (what, eyes) = Default::default();
        ExportForm { what, eyes, width: WIDTHS[1], folder: String::new() }
    }
}
