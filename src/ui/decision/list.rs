//! The lists of the bar: offers below each other behind one button. A list asks for its rows only
//! while it is open, and closes itself after a choice; which offers are in it others say.

use super::choices::{BarChoice, above_the_bar, go_on_from};
use crate::ui::{
    command::Command,
    game_ui, learn,
    model::Model,
    theme,
    widgets::{self, small},
};
use bevy_egui::egui::{
    Button, Popup, PopupCloseBehavior, ScrollArea, Ui, WidgetInfo, WidgetType,
    containers::menu::{MenuButton, MenuConfig},
};

/// Some offers and the button that they stand behind.
pub(super) struct List {
    /// The text key of what is in it.
    pub(super) kind: &'static str,
    /// What the button is called, in long and in short words.
    pub(super) titles: [String; 2],
    /// The offers, by their index in the sight.
    pub(super) offers: Vec<usize>,
    /// Whether a lesson wants one of them now.
    pub(super) wanted: bool,
    /// What they are for, where the button does not say it.
    pub(super) help: Option<String>,
}

/// Makes the row of an offer, by its index: the choice, and what is said below it.
pub(super) type ListRows<'r> = &'r dyn Fn(usize) -> (BarChoice<'r>, Option<String>);

/// The row of an offer: the choice, and what only the text of its card or piece would tell.
pub(super) fn row<'a>(model: &'a Model<'a>, offer: usize) -> (BarChoice<'a>, Option<String>) {
    let note = game_ui::of(model.sight.game).offer_note(model, &model.sight.offers[offer]);
    // A list has room for all words.
    (BarChoice::of(model, model, offer), note)
}

impl List {
    /// The button that opens it, in long or short words.
    pub(super) fn ui(&self, ui: &mut Ui, short: bool, rows: ListRows, commands: &mut Vec<Command>) {
        self.opened_by(ui, Button::new(self.title(short)), rows, commands);
    }

    /// A quiet button that opens it.
    pub(super) fn quiet_ui(
        &self,
        ui: &mut Ui,
        short: bool,
        rows: ListRows,
        commands: &mut Vec<Command>,
    ) {
        let title = widgets::soft(self.title(short));
        self.opened_by(ui, Button::new(title).frame_when_inactive(false), rows, commands);
    }

    fn title(&self, short: bool) -> &str {
        &self.titles[usize::from(short)]
    }

    fn opened_by(&self, ui: &mut Ui, button: Button, rows: ListRows, commands: &mut Vec<Command>) {
        let open = |ui: &mut Ui| rows_ui(ui, &self.offers, rows, commands);
        let (response, _) =
            MenuButton::from_button(button.min_size(ui.available_size_before_wrap())).ui(ui, open);
        // Short words are said in full to whoever hears them.
        let whole = &self.titles[0];
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, whole));
        learn::glow_if(&response, self.wanted);
        go_on_from(&response);
        if let Some(help) = &self.help {
            above_the_bar(&response).show(|ui| drop(ui.label(help)));
        }
    }

    /// A button behind which more stands than the offers, and in which more is opened without the
    /// list being closed: so much above them, and so much below.
    pub(super) fn mixed_ui(
        &self,
        ui: &mut Ui,
        rows: ListRows,
        commands: &mut Vec<Command>,
        above: impl FnOnce(&mut Ui, &mut Vec<Command>),
        below: impl FnOnce(&mut Ui, &mut Vec<Command>),
    ) {
        let stays = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
        let button = Button::new(self.title(true)).min_size(ui.available_size_before_wrap());
        let (response, _) = MenuButton::from_button(button).config(stays).ui(ui, |ui| {
            above(ui, commands);
            rows_ui(ui, &self.offers, rows, commands);
            below(ui, commands);
        });
        let whole = &self.titles[0];
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, whole));
        learn::glow_if(&response, self.wanted);
        go_on_from(&response);
    }
}

/// Some offers below each other, by their index in the sight.
pub fn list_ui(ui: &mut Ui, model: &Model, offers: &[usize], commands: &mut Vec<Command>) {
    rows_ui(ui, offers, &|offer| row(model, offer), commands);
}

fn rows_ui(ui: &mut Ui, offers: &[usize], rows: ListRows, commands: &mut Vec<Command>) {
    widgets::ring_in_lists(ui);
    let before = commands.len();
    let enter = just_opened(ui);
    ScrollArea::vertical().max_height(theme::em(ui) * 22.0).show(ui, |ui| {
        for (n, &offer) in offers.iter().enumerate() {
            let (choice, note) = rows(offer);
            let row = choice.row_ui(ui, commands);
            if let Some(note) = note {
                ui.label(small(note));
            }
            if n == 0 && enter {
                row.request_focus();
            }
        }
        widgets::scroll_to_focus(ui);
    });
    // A click closes a list by itself, Enter does not.
    if commands.len() > before && Popup::is_any_open(ui.ctx()) {
        Popup::close_all(ui.ctx());
    }
}

/// Whether a list has just been opened with the keyboard, which then goes on in it. A list is
/// measured before it can be entered.
fn just_opened(ui: &Ui) -> bool {
    let (id, now) = (ui.id().with("open since"), ui.ctx().cumulative_frame_nr());
    let seen: Option<(u64, bool)> = ui.data(|d| d.get_temp(id));
    let entered = seen.is_some_and(|(last, entered)| entered && last + 2 >= now);
    ui.data_mut(|d| d.insert_temp(id, (now, entered || ui.is_enabled())));
    !entered && ui.is_enabled() && ui.memory(|m| m.focused().is_some())
}
