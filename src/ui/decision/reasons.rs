//! What cannot be done now, in the decision bar: verbs without arguments as greyed buttons, the
//! many others in one list with their reasons. It forbids nothing itself.

use super::{kinds, list::popup_or};
use crate::{
    table::action::{Action, Refusal},
    ui::{
        command::Command,
        game_ui, how,
        model::Model,
        presses,
        table_text::TableText,
        theme,
        widgets::{
            self,
            asked_about::{self, Shown},
            strong,
        },
    },
};
use bevy_egui::egui::{self, Button, RichText, ScrollArea, Ui};

/// A refusal with a greyed button of its own.
pub(super) struct Greyed<'a> {
    /// What the button is called, in long and in short words.
    pub(super) names: [String; 2],
    /// Where it would stand if it were possible: in this order they stand beside each other.
    order: (usize, u8),
    /// Whether it would end, pass, stop or give up.
    ends: bool,
    no: &'a Refusal,
}

/// What is refused: what somebody would look for, of which some has a greyed button, too, and the
/// rest, which stands in the last part of the list.
pub(super) struct Refused<'a> {
    model: &'a Model<'a>,
    /// Verbs without arguments, which are greyed buttons where there is room.
    pub(super) alone: Vec<Greyed<'a>>,
    near: Vec<&'a Refusal>,
    far: Vec<&'a Refusal>,
    /// What the list is called, in long and in short words. It counts the same whether there is
    /// room for greyed buttons or not.
    pub(super) titles: [String; 2],
}

impl Greyed<'_> {
    /// By which it is known again.
    pub(super) fn id(&self) -> egui::Id {
        super::choices::id_of(self.no.action)
    }

    /// The button among others, in long or short words; it fills the place that it is drawn in.
    pub(super) fn ui(
        &self,
        ui: &mut Ui,
        texts: TableText,
        short: bool,
        commands: &mut Vec<Command>,
    ) {
        let words = RichText::new(&self.names[usize::from(short)]);
        self.drawn(ui, texts, words, commands);
    }

    /// The button as a box of several lines.
    pub(super) fn boxed_ui(&self, ui: &mut Ui, texts: TableText, commands: &mut Vec<Command>) {
        let words = widgets::fitted(ui, [&self.names[0], &self.names[1]]);
        self.drawn(ui, texts, words, commands);
    }

    fn drawn(&self, ui: &mut Ui, texts: TableText, words: RichText, commands: &mut Vec<Command>) {
        let room = ui.available_size_before_wrap();
        let button = Button::new(words.color(theme::refused())).wrap().min_size(room);
        commands.extend(widgets::greyed(ui, texts, self.no, &self.names[0], button));
    }
}

impl<'a> Refused<'a> {
    /// The refusals of a decision.
    pub(super) fn of(model: &'a Model<'a>, brief: &Model) -> Refused<'a> {
        let sheet = game_ui::of(model.sight.game);
        let (mut alone, mut near, mut far) = (Vec::new(), Vec::new(), Vec::new());
        for no in model.sight.refusals.iter().filter(|_| model.asked) {
            let action = no.action;
            let plain = model.sight.catalogue.verb(action.verb).args.is_empty();
            let worth = sheet.worth_refusing(model.sight, action);
            if plain && worth && !sheet.on_board(action.verb) {
                let names = [model.verb_name(action), brief.verb_name(action)];
                let order = kinds::of_verb(sheet, model.sight, action.verb);
                let ends = sheet.ends(model.sight, action);
                alone.push(Greyed { names, order, ends, no });
            }
            if worth {
                near.push(no);
            } else {
                far.push(no);
            }
        }
        // Where nobody would look for any of them, all of them are counted.
        let shown = if near.is_empty() { far.len() } else { near.len() };
        let title = |texts: TableText| texts.count("ui-why-not", "count", shown as i64);
        alone.sort_by_key(|no| no.order);
        Refused { model, alone, near, far, titles: [model.texts, brief.texts].map(title) }
    }

    /// What would end, pass, stop or give up if it were possible: it stands where that stands.
    pub(super) fn end(&mut self) -> Option<Greyed<'a>> {
        let at = self.alone.iter().position(|no| no.ends)?;
        Some(self.alone.remove(at))
    }

    /// Whether nothing is refused.
    pub(super) fn is_empty(&self) -> bool {
        self.near.is_empty() && self.far.is_empty()
    }

    /// The list behind its button, in long or short words.
    pub(super) fn ui(&self, ui: &mut Ui, short: bool, commands: &mut Vec<Command>) {
        let title = &self.titles[usize::from(short)];
        let title = RichText::new(title).color(theme::soft());
        let response = ui.add(Button::new(title).frame_when_inactive(false));
        let opens = is_recent(ui.ctx(), opens_id());
        popup_or(&response, egui::PopupCloseBehavior::CloseOnClickOutside, opens)
            .width(theme::em(ui) * 26.0)
            .layout(egui::Layout::top_down(egui::Align::Min))
            .show(|ui| {
                let frame = ui.ctx().cumulative_frame_nr();
                ui.data_mut(|d| d.insert_temp(open_id(), frame));
                // As wide and as high whatever is folded: what is opened has room.
                let [wide, high] = [26.0, 20.0].map(|n| n * theme::em(ui));
                ui.set_width(wide);
                let area = ScrollArea::vertical().max_height(high).min_scrolled_height(high);
                area.show(ui, |ui| {
                    self.rows_ui(ui, commands);
                    widgets::scroll_to_focus(ui);
                });
            });
    }

    /// What is refused, each once: what somebody has asked about by its key stands first.
    fn rows_ui(&self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let (head, asked) = (ui.min_rect().top(), asked_about_now(ui.ctx()));
        let is_asked = |no: &&Refusal| asked == Some(no.action);
        let all = self.near.iter().chain(&self.far).copied();
        let first: Vec<&Refusal> = all.filter(is_asked).collect();
        let others = |from: &[&'a Refusal]| -> Vec<&'a Refusal> {
            from.iter().copied().filter(|no| !is_asked(no)).collect()
        };
        let (near, far) = (others(&self.near), others(&self.far));
        reasons_ui(ui, self.model, &first, (commands, head));
        headed_ui(ui, self.model, &near, (commands, head));
        if near.is_empty() && first.is_empty() {
            reasons_ui(ui, self.model, &far, (commands, head));
        } else if !far.is_empty() {
            let title = self.model.texts.count("ui-why-not-more", "count", far.len() as i64);
            let far_ui = |ui: &mut Ui| reasons_ui(ui, self.model, &far, (commands, head));
            widgets::fold_row(ui, "more", &title, far_ui);
        }
    }

    /// The list as a part of another one that is opened by its title.
    pub(super) fn folded_ui(&self, ui: &mut Ui, commands: &mut Vec<Command>) {
        if self.is_empty() {
            return;
        }
        widgets::fold_row(ui, "refused", &self.titles[0], |ui| {
            let area = ScrollArea::vertical().id_salt("reasons").max_height(theme::em(ui) * 8.0);
            area.show(ui, |ui| {
                let head = ui.min_rect().top();
                reasons_ui(ui, self.model, &self.near, (commands, head));
                reasons_ui(ui, self.model, &self.far, (commands, head));
            });
        });
    }
}

fn open_id() -> egui::Id {
    egui::Id::new("reasons are open")
}

fn opens_id() -> egui::Id {
    egui::Id::new("reasons are to open")
}

fn asked_id() -> egui::Id {
    egui::Id::new("reason that is asked for")
}

/// The choice that was asked about by its key, as long as the question is the same: what stands in
/// an open list keeps its place whatever else is asked there.
fn asked_about_now(ctx: &egui::Context) -> Option<Action> {
    let asked: Option<(u64, Action)> = ctx.data(|d| d.get_temp(asked_id()));
    asked.filter(|(of, _)| *of == presses::question(ctx)).map(|(_, action)| action)
}

fn is_recent(ctx: &egui::Context, id: egui::Id) -> bool {
    let now = ctx.cumulative_frame_nr();
    ctx.data(|d| d.get_temp::<u64>(id)).is_some_and(|frame| frame + 1 >= now)
}

/// Whether the list of reasons is open: it is only read, so that digits still choose.
pub fn are_open(ctx: &egui::Context) -> bool {
    is_recent(ctx, open_id())
}

/// Opens the list of reasons, where it has its button, with what is asked about first.
pub fn open(ctx: &egui::Context, action: Action) {
    let (now, question) = (ctx.cumulative_frame_nr(), presses::question(ctx));
    ctx.data_mut(|d| {
        d.insert_temp(opens_id(), now);
        d.insert_temp(asked_id(), (question, action));
    });
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
fn headed_ui(
    ui: &mut Ui,
    model: &Model,
    refusals: &[&Refusal],
    (commands, head): (&mut Vec<Command>, f32),
) {
    if refusals.len() <= GLANCE {
        return reasons_ui(ui, model, refusals, (commands, head));
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
        let list_ui = |ui: &mut Ui| reasons_ui(ui, model, &list, (commands, head));
        widgets::fold_row(ui, key, &title, list_ui);
    }
}

/// What cannot be done, each with its reason and rule; at `head` the list begins.
fn reasons_ui(
    ui: &mut Ui,
    model: &Model,
    refusals: &[&Refusal],
    (commands, head): (&mut Vec<Command>, f32),
) {
    for (no, name, count) in alike(model, refusals) {
        let name = if count > 1 { format!("{name} ×{count}") } else { name };
        // An answer that comes in elsewhere does not move what the pointer rests on.
        widgets::held_in_place(ui, head, (&name, no.rule), |ui| {
            asked_about::note(&ui.label(strong(&name)), Shown::Refused(no.action));
            commands.extend(how::refused_ui(ui, model, no));
            ui.separator();
        });
    }
}
