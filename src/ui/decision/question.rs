//! The row of the question: taking back and trying, always at the same place, who is asked, and
//! what; on the right the sums that matter. It asks; what can be answered stands below it.

use super::{
    choices::{BarChoice, above_the_bar},
    sums::StatusSums,
};
use crate::{
    table::{
        action::Value,
        ids::{SeatId, Viewer},
    },
    ui::{
        command::Command,
        end,
        flow_bar::FlowBar,
        game_ui, learn,
        model::{Mode, Model},
        table_text::TableText,
        theme,
        widgets::{self, small, strong},
    },
    view::art::{house::Icon, palette::Livery},
};
use bevy_egui::egui::{Align, Label, Layout, TextStyle, Ui, UiBuilder, Vec2, vec2};

/// The letters of the question in shares of body text, the largest first.
const LETTERS: [f32; 6] = [1.1, 1.0, 0.92, 0.84, 0.74, 0.64];
/// So many of them there are where text is not very large.
const USUAL_LETTERS: usize = 4;

/// What stands in the row, in plain values.
pub(super) struct Question<'a> {
    words: String,
    texts: TableText<'a>,
    /// Taking back and doing again: what each is called, what is told of it beside that, and
    /// whether it can be done.
    steps: Option<[(String, Option<String>, bool); 2]>,
    /// What is said of a study.
    study: Option<String>,
    /// Who is asked.
    seat: Option<(Livery, String)>,
    /// Whether a lesson or a puzzle is over.
    pub(super) over: bool,
    /// Whether a lesson gives the board the room.
    low: bool,
}

/// The sentence that says who is asked and what.
pub fn sentence(model: &Model) -> String {
    asked(model, learn::over(model))
}

fn asked(model: &Model, over: Option<&'static str>) -> String {
    let v = model.texts;
    if let Some(outcome) = &model.sight.outcome {
        let reason = v.text(outcome.reason);
        return match outcome.winners.len() {
            0 => reason,
            _ => format!("{}. {reason}", end::won(model, outcome)),
        };
    }
    let Some(decision) = model.sight.decision else { return v.text("ui-nobody-asked") };
    let seat = [("seat", Value::Seat(decision.seat))];
    let plain = || v.with(model.sight.catalogue.question(decision.question), &seat);
    let question = || {
        let words = game_ui::of(model.sight.game).question(model).unwrap_or_else(plain);
        by_name(v, decision.seat, words)
    };
    // Where a puzzle is over, or a lesson before it is played on, nobody else chooses.
    if let Some(over) = over {
        return v.text(over);
    }
    match model.mode {
        Mode::Replay { .. } => question(),
        _ if model.flow.lingers => v.text("ui-lingers"),
        _ if model.asked => question(),
        _ => v.with("ui-waiting", &seat),
    }
}

/// A question with the name of whoever is asked, where it does not name that one itself.
fn by_name(texts: TableText, seat: SeatId, words: String) -> String {
    let name = texts.seat(seat);
    if name.is_empty() || words.contains(&name) { words } else { texts.pair(&name, &words) }
}

impl<'a> Question<'a> {
    /// What a model asks.
    pub(super) fn of(model: &'a Model<'a>) -> Question<'a> {
        let (v, over) = (model.texts, learn::over(model));
        // Whoever looks at the end of the own turn is not the one who is asked next.
        let chooser = match model.sight.viewer {
            Viewer::Seat(seat) if model.flow.lingers => Some(seat),
            _ => model.chooser(),
        };
        let seat = chooser.filter(|_| over.is_none());
        Question {
            words: asked(model, over),
            texts: v,
            steps: steps(model),
            study: (model.mode == Mode::Study).then(|| v.text("ui-study-banner")),
            seat: seat.map(|seat| (model.livery(seat), v.seat(seat))),
            over: over.is_some(),
            low: learn::gives_room(model),
        }
    }

    /// Whether the sums have room beside the sentence; without it they stand among the choices.
    pub(super) fn leaves_room(&self, ui: &mut Ui, sums: &StatusSums) -> bool {
        let em = theme::em(ui);
        // The sentence may have two lines.
        let words = widgets::width_of(ui, strong(self.words.as_str())) * 0.55;
        sums.width(ui) + words.clamp(em * 8.0, em * 20.0) + em * 11.0 <= ui.available_width()
    }

    /// Draws the row, with the sums at its end where there are some.
    pub(super) fn ui(
        &self,
        ui: &mut Ui,
        (armed, flow): (Option<&BarChoice>, &FlowBar),
        sums: Option<&StatusSums>,
        commands: &mut Vec<Command>,
    ) {
        let mut left = ui.max_rect();
        if let Some(sums) = sums {
            let mut right = left;
            right.min.x = right.right() - sums.width(ui);
            left.max.x = right.left() - theme::GRID;
            let layout = Layout::right_to_left(Align::Center);
            let mut end = ui.new_child(UiBuilder::new().max_rect(right).layout(layout));
            commands.extend(sums.ui(&mut end));
            // They may grow while the table stands still.
            let used = end.min_rect().width();
            if used > right.width() + 1.0 {
                sums.note_width(ui, used);
                ui.ctx().request_repaint();
            }
        }
        let layout = Layout::left_to_right(Align::Center);
        let ui = &mut ui.new_child(UiBuilder::new().max_rect(left).layout(layout));
        self.before_ui(ui, flow, commands);
        // Where something waits for a second press, that stands in the place of the sentence: the
        // rows below are as before.
        if let Some(armed) = armed {
            let room = ui.available_width().max(1.0);
            return armed.armed_ui(ui, room, commands);
        }
        // Counsel stands below the question, which nobody could answer without reading it.
        let advice = flow.advice.as_ref();
        if let Some(advice) = advice {
            advice.ui(ui, is_tight(ui), commands);
        }
        let room = vec2(ui.available_width().max(1.0), left.height());
        match advice {
            Some(advice) => self.sentence_ui(ui, room, &advice.below(), &LETTERS),
            None => self.sentence_ui(ui, room, &flow.below(), &LETTERS[..USUAL_LETTERS]),
        }
    }

    /// The sentence in letters as large as there is room for, and below it what explains, where one
    /// of these shares of body text leaves room for it; what is cut is said to whoever rests on it.
    fn sentence_ui(&self, ui: &mut Ui, room: Vec2, below: &[&str], with: &[f32]) {
        let (em, line) = (theme::em(ui), ui.text_style_height(&TextStyle::Small));
        let tight = self.low || is_tight(ui);
        // Large letters give way before a word of the question does.
        let usual = &LETTERS[..USUAL_LETTERS];
        let shares = if tight { &LETTERS[..] } else { usual };
        let whole = |room: Vec2, shares: &[f32]| {
            let mut sizes = shares.iter().map(|share| share * em);
            sizes.find(|&size| widgets::whole_in(ui, &self.words, size, room))
        };
        let above = vec2(room.x, room.y - line);
        let beside = (!below.is_empty()).then(|| whole(above, with)).flatten();
        let (size, shown) = match beside {
            Some(size) => (Some(size), below),
            // Where both have no room, what explains is said to whoever rests on the question.
            None => (whole(room, shares), &below[..0]),
        };
        let least = shares.last().map_or(em, |share| share * em);
        let words = Label::new(strong(self.words.as_str()).size(size.unwrap_or(least)));
        let column = Layout::top_down(Align::Min).with_main_justify(false);
        ui.allocate_ui_with_layout(room, column, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.spacing_mut().interact_size.y = 0.0;
            ui.set_width(room.x);
            let asked = ui.add(if size.is_some() { words.wrap() } else { words.truncate() });
            if !shown.is_empty() {
                let shown = shown.iter().filter(|words| !words.is_empty()).copied();
                let shown: Vec<&str> = shown.collect();
                ui.add(Label::new(small(shown.join(" · "))).truncate());
            } else if !below.is_empty() {
                asked.on_hover_text(below.join("\n"));
            }
        });
    }

    /// What stands before the sentence.
    fn before_ui(&self, ui: &mut Ui, flow: &FlowBar, commands: &mut Vec<Command>) {
        let signs = [(Icon::UNDO, Command::Undo), (Icon::REDO, Command::Redo)];
        let em = theme::em(ui);
        let tight = is_tight(ui);
        // Where text is very large the question needs the room more than these do.
        let least = vec2(em * if tight { 1.5 } else { 2.0 }, em * 2.0);
        if tight {
            ui.spacing_mut().button_padding.x = em * 0.15;
            ui.spacing_mut().item_spacing.x = theme::GRID * 0.75;
        }
        for ((name, told, can), (icon, command)) in self.steps.iter().flatten().zip(signs) {
            let button = widgets::icon_sign(ui, icon, name, *can, least);
            // Above the bar: below lies what can be chosen.
            above_the_bar(&button).show(|ui| {
                ui.label(name);
                if let Some(told) = told {
                    ui.label(told);
                }
            });
            if button.clicked() {
                commands.push(command);
            }
        }
        if let Some(what_if) = &flow.what_if {
            what_if.ui(ui, self.texts, least, commands);
        }
        ui.add_space(theme::GRID * 0.5);
        if let Some(study) = &self.study {
            widgets::icon(ui, Icon::STUDY, theme::violet()).on_hover_text(study);
        }
        // Beside counsel the sentence alone says who is asked then.
        let badge = self.seat.as_ref().filter(|_| !(tight && flow.advice.is_some()));
        if let Some((livery, name)) = badge {
            widgets::badge(ui, *livery, theme::em(ui) * 1.6, name);
        }
    }
}

/// Whether text is very large for the window.
fn is_tight(ui: &Ui) -> bool {
    theme::tight(ui.ctx().content_rect().height(), theme::em(ui))
}

/// Taking back and doing again; neither while a record is watched.
fn steps(model: &Model) -> Option<[(String, Option<String>, bool); 2]> {
    if matches!(model.mode, Mode::Replay { .. }) {
        return None;
    }
    let v = model.texts;
    let undo = match model.undo_barred {
        None => v.text("ui-undo"),
        Some(why) => v.named(why, "rule", model.game.info().undo_rule),
    };
    let redo = v.text(if model.can_redo { "ui-redo" } else { "ui-redo-none" });
    let key = if model.undo_barred.is_some() { "ui-undo-stood" } else { "ui-undo-before" };
    let line = model.told_of_undo.as_ref().as_ref();
    let told = line.map(|line| v.named(key, "line", &v.say(line)));
    Some([(undo, told, model.undo_barred.is_none()), (redo, None, model.can_redo)])
}
