//! A small kit for tests of panels without a window: a model of a table that has only just been
//! laid out, a panel that collects its commands, and a button that is pressed. It asserts nothing.

use bevy_egui::egui::{Ui, Vec2};
use caravanserai::{
    games,
    table::{ids::SeatId, sight::Sight},
    text::Localizer,
    ui::{
        Command, Mode, Model, TableText, memo, settings::Settings, theme, thumbnails::Thumbnails,
    },
};
use egui_kittest::{Harness, kittest::Queryable};

/// What panels read of a sight, with nothing done yet and nothing chosen.
pub fn model<'a>(sight: &'a Sight, settings: &'a Settings, localizer: Localizer) -> Model<'a> {
    Model {
        sight,
        game: games::by_id(sight.game).expect("the game is in the house"),
        texts: TableText { localizer, names: Some(&sight.catalogue) },
        settings,
        log: &[],
        log_mark: memo::new_mark(),
        since: 0,
        history: &[],
        fortunes: &[],
        selected: None,
        shown_seat: SeatId(0),
        asked: sight.decision.is_some(),
        mode: Mode::Play,
        aside: Default::default(),
        undo_barred: None,
        told_of_undo: Default::default(),
        can_redo: false,
        flow: Default::default(),
        wordings: Default::default(),
    }
}

/// A panel in a window of this size that collects its commands. The first pass installs the fonts,
/// the second draws.
pub fn harness<'a>(
    size: Vec2,
    text_size: u16,
    mut panel: impl FnMut(&mut Ui) -> Vec<Command> + 'a,
) -> Harness<'a, Vec<Command>> {
    let mut dressed = false;
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui, commands: &mut Vec<Command>| {
            if dressed {
                commands.extend(panel(ui));
            } else {
                theme::install_fonts(ui.ctx());
                theme::apply(ui.ctx(), 720.0, text_size, true);
                dressed = true;
                ui.ctx().request_repaint();
            }
        },
        Vec::new(),
    );
    harness.run();
    harness
}

/// The pictures of a list of saves: nobody has painted any.
pub fn pictures() -> &'static Thumbnails {
    Box::leak(Box::default())
}

/// Presses what is called so; gives back what was wished.
pub fn press(harness: &mut Harness<Vec<Command>>, label: &str) -> Vec<Command> {
    harness.get_by_label(label).click();
    harness.run();
    std::mem::take(harness.state_mut())
}
