//! The position editor of study mode: move any piece, set purses and dials, queue the next outcomes
//! of chance, by hand on the board or from lists. It writes edits and gives them back as a command;
//! whether the position is sound, the table decides.

mod hand;
mod menu;
mod names;
mod pieces;
mod tray;
mod values;

pub use hand::{HandMenu, MenuOf, carried_things, in_vain, landings, off_board, put};
pub use menu::{menu_ui, seat_values_ui};
pub use names::{moved_words, problem_words, zone_words};

use super::{
    command::Command,
    model::Model,
    table_text::TableText,
    theme,
    widgets::{self, soft, strong},
};
use crate::table::ids::{PieceId, ZoneId};
use bevy_egui::egui::{self, Ui};

/// How tall a list with a search field is, in ems.
const LIST: f32 = 18.0;

/// What has been picked in the editor.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StudyForm {
    /// Words that filter pieces and zones.
    pub search: String,
    /// The piece that is moved.
    pub piece: Option<PieceId>,
    /// Words that filter the zones.
    pub zone_search: String,
    /// The next outcomes, as typed: numbers from 1.
    pub chance: String,
    /// Words that filter the dials.
    pub dial_search: String,
    /// The name of the scenario.
    pub scenario: String,
    /// Why the last change was not possible, in words.
    pub problems: Vec<String>,
    /// The place whose pieces lie in the tray; without one, all that the board does not show.
    pub tray: Option<ZoneId>,
    /// Words that filter the tray.
    pub tray_search: String,
    /// The pieces that the board does not show. The window knows them.
    pub off_board: Vec<PieceId>,
    /// The picture of the board for which that was found out.
    pub off_board_at: Option<u64>,
    /// The piece that is carried out of the tray.
    pub carried: Option<PieceId>,
    /// A piece of the tray that was let go, and where in the window.
    pub let_go: Option<(PieceId, (f32, f32))>,
    /// The menu that is open on the board.
    pub menu: Option<HandMenu>,
    /// A piece that was carried in vain, and the text key that says why: it is told as soon as
    /// somebody looks.
    pub in_vain: Option<(PieceId, &'static str)>,
    /// Where in the window the editor was drawn last.
    pub panel: Option<egui::Rect>,
}

/// How far beside the editor's lists the panel still reaches, with its edges and its scroll bar.
const EDGES: f32 = 24.0;

impl StudyForm {
    /// Whether a point of the window lies on the editor: what is let go there was not meant for
    /// the board.
    #[must_use]
    pub fn on_panel(&self, (x, y): (f32, f32)) -> bool {
        self.panel.is_none_or(|panel| panel.expand(EDGES).contains(egui::pos2(x, y)))
    }
}

/// The editor.
pub fn study_ui(ui: &mut Ui, model: &Model, form: &mut StudyForm) -> Vec<Command> {
    let mut commands = Vec::new();
    let v = model.texts;
    form.panel = Some(ui.clip_rect());
    commands.extend(widgets::back_to_game(ui, model));
    if let Some(steps) = model.aside.example {
        example_ui(ui, v, steps, &mut commands);
    }
    ui.label(soft(v.text("ui-study-about")));
    if model.aside.dealt {
        ui.label(soft(v.text("ui-study-dealt")));
    }
    if model.sight.outcome.is_some() {
        ui.label(soft(v.text("ui-study-over")));
    }
    if !form.problems.is_empty() {
        widgets::card(ui, |ui| {
            ui.label(strong(v.text("ui-study-problems")).color(theme::loss()));
            for problem in &form.problems {
                ui.label(problem);
            }
        });
    }
    widgets::take_digits(ui.ctx());
    bot_ui(ui, model, &mut commands);
    tray::tray_ui(ui, model, form);
    pieces::pieces_ui(ui, model, form, &mut commands);
    values::values_ui(ui, model, form, &mut commands);
    values::chance_ui(ui, model, form, &mut commands);
    widgets::section(ui, &v.text("ui-study-keep"));
    ui.horizontal_wrapped(|ui| {
        let name = v.text("ui-study-name");
        let field = widgets::field(ui, &mut form.scenario, &name, &name, 9.0);
        let named = !form.scenario.trim().is_empty();
        let save = ui.add_enabled(named, egui::Button::new(v.text("ui-study-save")));
        if save.clicked() || named && values::entered(ui, &field) {
            commands.push(Command::SaveScenario(form.scenario.trim().to_owned()));
        }
    });
    commands.extend(widgets::play_on(ui, model));
    commands
}

/// The steps of a worked example, to be played one after the other.
fn example_ui(ui: &mut Ui, v: TableText, (at, of): (usize, usize), commands: &mut Vec<Command>) {
    let n = |n: usize| crate::table::action::Value::Number(n as i64);
    widgets::card(ui, |ui| {
        ui.label(strong(v.with("ui-example-steps", &[("at", n(at)), ("of", n(of))])));
        ui.horizontal_wrapped(|ui| {
            ui.add_enabled_ui(at < of, |ui| {
                if widgets::primary(ui, &v.text("ui-example-next")).clicked() {
                    commands.push(Command::ExampleStep);
                }
            });
            let again = egui::Button::new(v.text("ui-example-again"));
            if ui.add_enabled(at > 0, again).clicked() {
                commands.push(Command::ExampleAgain);
            }
        });
    });
}

/// Lets a computer player choose for whoever is asked.
fn bot_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    let v = model.texts;
    let Some(seat) = model.chooser() else { return };
    let help = v.with("ui-study-bot-help", &[("seat", crate::table::action::Value::Seat(seat))]);
    widgets::section(ui, &v.text("ui-study-bot"));
    ui.horizontal_wrapped(|ui| {
        for (key, whole_turn) in [("ui-study-bot-step", false), ("ui-study-bot-turn", true)] {
            if ui.button(v.text(key)).on_hover_text(&help).clicked() {
                commands.push(Command::Suggest { whole_turn });
            }
        }
    });
}
