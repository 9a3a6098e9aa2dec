//! What cannot be done now, in the decision bar: verbs without arguments as greyed buttons, the
//! many others in one list with their reasons. It forbids nothing itself.

use crate::{
    table::action::Refusal,
    ui::{
        command::Command,
        game_ui,
        model::Model,
        theme,
        widgets::{self, strong},
    },
};
use bevy_egui::egui::{self, Button, RichText, ScrollArea, Ui};

/// What is refused: what somebody would look for, of which some has a greyed button, too, and the
/// rest, which stands in the last part of the list.
pub(super) struct Ranked<'a> {
    /// Verbs without arguments, which are greyed buttons.
    pub(super) alone: Vec<&'a Refusal>,
    near: Vec<&'a Refusal>,
    far: Vec<&'a Refusal>,
}

impl<'a> Ranked<'a> {
    /// The refusals of a decision; `packed` keeps no greyed buttons.
    pub(super) fn of(model: &'a Model, packed: bool) -> Ranked<'a> {
        let sheet = game_ui::of(model.sight.game);
        let mut ranked = Ranked { alone: Vec::new(), near: Vec::new(), far: Vec::new() };
        for no in model.sight.refusals.iter().filter(|_| model.asked) {
            let action = no.action;
            let plain = model.sight.catalogue.verb(action.verb).args.is_empty();
            let worth = sheet.worth_refusing(model.sight, action);
            if plain && worth && !sheet.on_board(action.verb) && !packed {
                ranked.alone.push(no);
            }
            if worth {
                ranked.near.push(no);
            } else {
                ranked.far.push(no);
            }
        }
        ranked
    }

    /// What the list is called, if it says more than the greyed buttons do. It counts the same
    /// whether there is room for them or not.
    pub(super) fn title(&self, model: &Model) -> Option<String> {
        // Where nobody would look for any of them, all of them are counted.
        let shown = if self.near.is_empty() { &self.far } else { &self.near };
        let more = self.near.len() > self.alone.len() || !self.far.is_empty();
        more.then(|| model.texts.count("ui-why-not", "count", shown.len() as i64))
    }
}

/// The greyed buttons and the list; `packed` puts everything into the list.
pub(super) fn refusals_ui(ui: &mut Ui, model: &Model, packed: bool, commands: &mut Vec<Command>) {
    let ranked = Ranked::of(model, packed);
    for no in &ranked.alone {
        commands.extend(widgets::refused_button(ui, model, no, None));
    }
    let Some(title) = ranked.title(model) else { return };
    let button = Button::new(RichText::new(title).color(theme::soft())).frame_when_inactive(false);
    let response = ui.add(button);
    egui::Popup::menu(&response)
        .width(theme::em(ui) * 26.0)
        .close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| {
            let frame = ui.ctx().cumulative_frame_nr();
            ui.data_mut(|d| d.insert_temp(open_id(), frame));
            ScrollArea::vertical().max_height(theme::em(ui) * 20.0).show(ui, |ui| {
                headed_ui(ui, model, &ranked.near, commands);
                if !ranked.far.is_empty() {
                    let count = ranked.far.len() as i64;
                    let title = model.texts.count("ui-why-not-more", "count", count);
                    ui.collapsing(title, |ui| reasons_ui(ui, model, &ranked.far, commands));
                }
                widgets::scroll_to_focus(ui);
            });
        });
}

/// The list as a part of another one that is opened by its title.
pub(super) fn folded_ui(ui: &mut Ui, model: &Model, ranked: &Ranked, commands: &mut Vec<Command>) {
    let Some(title) = ranked.title(model) else { return };
    ui.collapsing(title, |ui| {
        ScrollArea::vertical().id_salt("reasons").max_height(theme::em(ui) * 8.0).show(ui, |ui| {
            reasons_ui(ui, model, &ranked.near, commands);
            reasons_ui(ui, model, &ranked.far, commands);
        });
    });
}

fn open_id() -> egui::Id {
    egui::Id::new("reasons are open")
}

/// Whether the list of reasons is open: it is only read, so that digits still choose.
pub fn are_open(ctx: &egui::Context) -> bool {
    let now = ctx.cumulative_frame_nr();
    ctx.data(|d| d.get_temp::<u64>(open_id())).is_some_and(|frame| frame + 1 >= now)
}

/// Refusals that nobody can tell apart, such as those of two cards with one name: the first of
/// each, and how many there are.
fn alike<'a>(model: &Model, refusals: &[&'a Refusal]) -> Vec<(&'a Refusal, String, usize)> {
    let mut all: Vec<(&Refusal, String, usize)> = Vec::new();
    for no in refusals {
        let name = model.verb_name(no.action);
        let same = |(other, words, _): &&mut (&Refusal, String, usize)| {
            *words == name && other.rule == no.rule && other.message.key == no.message.key
        };
        match all.iter_mut().find(same) {
            Some((_, _, count)) => *count += 1,
            None => all.push((no, name, 1)),
        }
    }
    all
}

/// So many reasons can be read at a glance; more stand under the headings of what they forbid.
const GLANCE: usize = 8;

/// What cannot be done, where it is much folded under the headings that the offers have, too.
fn headed_ui(ui: &mut Ui, model: &Model, refusals: &[&Refusal], commands: &mut Vec<Command>) {
    if refusals.len() <= GLANCE {
        return reasons_ui(ui, model, refusals, commands);
    }
    let sheet = game_ui::of(model.sight.game);
    let mut headings: Vec<(&str, Vec<&Refusal>)> = Vec::new();
    for no in refusals {
        let key = sheet.group(no.action.verb);
        match headings.iter_mut().find(|(k, _)| *k == key) {
            Some((_, list)) => list.push(no),
            None => headings.push((key, vec![no])),
        }
    }
    for (key, list) in headings {
        let title = format!("{} ({})", model.texts.text(key), list.len());
        ui.collapsing(title, |ui| reasons_ui(ui, model, &list, commands));
    }
}

/// What cannot be done, each with its reason and rule.
fn reasons_ui(ui: &mut Ui, model: &Model, refusals: &[&Refusal], commands: &mut Vec<Command>) {
    for (no, name, count) in alike(model, refusals) {
        let name = if count > 1 { format!("{name} ×{count}") } else { name };
        ui.label(strong(name));
        commands.extend(widgets::refusal(ui, model, no));
        ui.separator();
    }
}
