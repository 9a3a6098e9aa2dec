//! The sums that matter to whoever is asked, which each game draws: how wide they are and where
//! they stand. What they say is the game's business.

use crate::ui::{command::Command, game_ui, model::Model, theme};
use bevy_egui::egui::{Align, Id, Layout, Rect, Ui, UiBuilder, vec2};

/// More than any sums need, in points.
const WIDEST: f32 = 4000.0;

/// The sums of a model.
pub(super) struct StatusSums<'a> {
    model: &'a Model<'a>,
    /// At the end of a lesson or a puzzle nobody is asked, and there are none.
    none: bool,
}

/// What sums are told of: game, picture of the table, question, and the size of the text.
type ToldOf = (&'static str, usize, Option<u16>, u32);

impl<'a> StatusSums<'a> {
    /// Those of a model; `over` says that a lesson or a puzzle is.
    pub(super) const fn of(model: &'a Model<'a>, over: bool) -> StatusSums<'a> {
        StatusSums { model, none: over }
    }

    /// Draws them.
    pub(super) fn ui(&self, ui: &mut Ui) -> Vec<Command> {
        if self.none {
            return Vec::new();
        }
        game_ui::of(self.model.sight.game).status_ui(ui, self.model)
    }

    /// How wide they are. Of a new picture of the table they are laid once where nobody sees them:
    /// what stood there before tells nothing.
    pub(super) fn width(&self, ui: &mut Ui) -> f32 {
        let noted: Option<(ToldOf, f32)> = ui.ctx().data(|d| d.get_temp(id()));
        if let Some((_, wide)) = noted.filter(|(of, _)| *of == self.told_of(ui)) {
            return wide;
        }
        let room = Rect::from_min_size(ui.cursor().min, vec2(WIDEST, theme::em(ui) * 2.0));
        let layout = Layout::right_to_left(Align::Center);
        let unseen = UiBuilder::new().id_salt("sums, measured").max_rect(room).layout(layout);
        let mut unseen = ui.new_child(unseen.sizing_pass().invisible());
        drop(self.ui(&mut unseen));
        let wide = unseen.min_rect().width();
        self.note_width(ui, wide);
        // What was only measured is heard by nobody in the next frame.
        ui.ctx().request_repaint();
        wide
    }

    /// Notes how wide they are.
    pub(super) fn note_width(&self, ui: &Ui, wide: f32) {
        ui.ctx().data_mut(|d| d.insert_temp(id(), (self.told_of(ui), wide)));
    }

    fn told_of(&self, ui: &Ui) -> ToldOf {
        let sight = self.model.sight;
        let question = sight.decision.map(|d| d.question.0.into());
        (sight.game, sight.state_no, question, theme::em(ui).to_bits())
    }
}

/// Where it is noted how wide the sums of a picture of the table are.
fn id() -> Id {
    Id::new("status width")
}
