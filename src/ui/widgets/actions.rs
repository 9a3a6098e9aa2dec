//! Choices of the game as buttons: what is offered can be pressed, what is refused is greyed and
//! says why, with the rule. What is legal is read off the model, never judged here.

use super::{
    asked_about::{self, Shown},
    buttons::{chosen, dressed},
    notes::hover_things,
    rule_numbers::{rule_asked, rule_note},
    words::{flow, rule_link},
};
use crate::{
    table::action::{Action, Refusal},
    ui::{
        command::Command,
        learn,
        model::{Model, Standing},
        table_text::TableText,
        theme,
    },
};
use bevy_egui::egui::{self, Button, RichText, Stroke, Ui};

/// Why something is not possible, with its rule as a link.
pub fn refusal(ui: &mut Ui, model: &Model, refusal: &Refusal) -> Option<Command> {
    let mut command = None;
    flow(ui, |ui| {
        ui.label(model.texts.say(&refusal.message));
        command = rule_link(ui, model.texts, refusal.rule.0);
    });
    command
}

/// A button for an action: pressed, it is done; greyed, it says why, with the rule. Nothing is
/// shown where nobody speaks of the action. The label is the offer's own wording where none is
/// given.
pub fn action_button(
    ui: &mut Ui,
    model: &Model,
    action: Action,
    label: Option<&str>,
) -> Vec<Command> {
    match model.standing(action) {
        Standing::Offered(offer) => {
            let text = label.map_or_else(|| model.worded(offer), str::to_owned);
            let response = ui.button(&text).on_hover_ui(|ui| {
                ui.label(model.worded(offer));
                if let Some(rule) = offer.message.as_ref().and_then(|s| s.rule) {
                    rule_note(ui, rule.0);
                }
            });
            learn::glow(&response, model, offer);
            if response.hovered()
                && let Some(s) = &offer.message
                && !s.touches.is_empty()
            {
                hover_things(ui, s.touches.clone());
            }
            let asked = rule_asked(&response, offer.message.as_ref().and_then(|said| said.rule));
            let done = chosen(&response).then_some(Command::Act(action));
            done.or(asked).into_iter().collect()
        }
        Standing::Refused(no) => refused_button(ui, model, no, label),
        Standing::Absent => Vec::new(),
    }
}

/// A greyed button. It says why on hover; pressed (with the keyboard, too) the table is asked,
/// which says why, with the rule.
pub fn refused_button(
    ui: &mut Ui,
    model: &Model,
    no: &Refusal,
    label: Option<&str>,
) -> Vec<Command> {
    let text = label.map_or_else(|| model.verb_name(no.action), str::to_owned);
    let button = Button::new(RichText::new(&text).color(theme::refused()));
    greyed(ui, model.texts, no, &text, button).into_iter().collect()
}

/// As [`refused_button`], where it is known what it is called and how it looks.
pub fn greyed(
    ui: &mut Ui,
    texts: TableText,
    no: &Refusal,
    text: &str,
    button: Button,
) -> Option<Command> {
    let why = texts.say(&no.message);
    let response = dressed(ui, button, theme::well(), Stroke::new(1.0, theme::hairline()));
    let spoken = texts.pair(text, &format!("{why} ({})", no.rule));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, false, &spoken));
    let response = response.on_hover_ui(|ui| {
        ui.label(&why);
        rule_note(ui, no.rule.0);
    });
    asked_about::note(&response, Shown::Refused(no.action));
    let asked = rule_asked(&response, Some(no.rule));
    response.clicked().then_some(Command::Act(no.action)).or(asked)
}

/// Plays on from the position on the table; at the end of a game there is nothing to go on with,
/// and the button says so.
pub fn play_on(ui: &mut Ui, model: &Model) -> Option<Command> {
    let v = model.texts;
    let button = ui.add_enabled(model.sight.outcome.is_none(), Button::new(v.text("ui-play-on")));
    let pressed = button
        .on_hover_text(v.text("ui-play-on-help"))
        .on_disabled_hover_text(v.text("ui-play-on-over"))
        .clicked();
    pressed.then_some(Command::PlayOn)
}

/// The way back to the game that was left for this replay, study or branch.
pub fn back_to_game(ui: &mut Ui, model: &Model) -> Option<Command> {
    let mut back = || ui.button(model.texts.text("ui-home")).clicked();
    (model.aside.home && back()).then_some(Command::BackToGame)
}
