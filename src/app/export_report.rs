//! The report of a game that is over, written beside the window: looked back at, with pictures of
//! where it turned. For whose eyes, whoever asks has decided; nothing of the table is touched.

use crate::{
    bots::{self, Budget},
    engine::report::GameReport,
    table::{
        action::Narration,
        catalogue::Chooser,
        ids::{Seats, Viewer},
        play::Play,
    },
    view::{
        art::palette::Livery,
        export::{FilmError, still},
        scene::{SceneContext, build_scene},
    },
};

/// A report that is to be written.
pub(super) struct ReportWork {
    pub(super) play: Play,
    /// For whom each position is drawn and told.
    pub(super) eyes: Vec<Viewer>,
    /// Whether nothing is secret any more.
    pub(super) is_open: bool,
    pub(super) context: SceneContext,
    pub(super) width: u32,
}

impl ReportWork {
    /// The page; `told` hears how far it is, and says whether to go on.
    pub(super) fn bytes(
        mut self,
        mut told: impl FnMut(usize, usize) -> bool,
    ) -> Result<Vec<u8>, FilmError> {
        let game = self.play.game().id();
        let playouts = Budget::of(Chooser::Thinker, game).map_or(0, |budget| budget.playouts);
        let mut goes_on = true;
        let heard = |done, of| {
            goes_on = told(done, of);
            goes_on
        };
        let found = bots::analyse_told(&mut self.play, playouts, heard);
        let Some(found) = found else {
            return Err(if goes_on { FilmError::Empty } else { FilmError::Stopped });
        };
        let eyes = |entry: usize| self.eyes.get(entry).copied().unwrap_or(Viewer::Public);
        let may = |n: usize, line: &Narration| match eyes(n) {
            Viewer::Everybody => true,
            Viewer::Public => line.audience == Seats::ALL,
            Viewer::Seat(seat) => line.audience.has(seat),
        };
        let set = self.context.palette;
        let colour = |seat: u8| Livery { seat, set }.colour();
        let seats = self.play.setup().seats.iter();
        let colours: Vec<[u8; 3]> =
            seats.map(|seat| colour(seat.colour)).map(|[r, g, b, _]| [r, g, b]).collect();
        let v = self.context.localizer;
        let mut report = GameReport::of(&mut self.play, &found, v, &colours, (self.is_open, &may));
        let seed = self.play.setup().seed;
        for entry in report.pictured() {
            if !told(1, 1) {
                return Err(FilmError::Stopped);
            }
            self.play.seek(entry);
            let scene = build_scene(&self.play.sight(eyes(entry)), self.context);
            report.picture(entry, &still(&scene, seed, self.width)?);
        }
        Ok(report.page().into_bytes())
    }
}
