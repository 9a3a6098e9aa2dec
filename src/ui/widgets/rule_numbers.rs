//! The numbers of rules on lines, lessons and tips: always there while somebody studies, else when
//! somebody asks: with Alt held they are shown, and a right click on what rests on a rule opens it.
//! Which rule that is, others say.

use super::words::{rule_link, small};
use crate::{
    table::ids::Rule,
    ui::{command::Command, model::Mode, settings::RuleNumbers, table_text::TableText},
};
use bevy_egui::egui::{self, Rect, Ui};

fn id() -> egui::Id {
    egui::Id::new("rule numbers")
}

/// Notes, for what is drawn from now on, whether the numbers are shown unasked.
pub fn show_rules(ctx: &egui::Context, setting: RuleNumbers, mode: Option<Mode>) {
    let studies = matches!(mode, Some(Mode::Study | Mode::Replay { .. }));
    let shown = match setting {
        RuleNumbers::OnDemand => false,
        RuleNumbers::Studying => studies,
        RuleNumbers::Always => true,
    };
    ctx.data_mut(|d| d.insert_temp(id(), shown));
}

/// Whether numbers are shown now; where nobody has said anything, they are.
pub fn rules_shown(ctx: &egui::Context) -> bool {
    ctx.data(|d| d.get_temp(id())).unwrap_or(true) || ctx.input(|i| i.modifiers.alt)
}

/// The number of the rule on which a tip rests, below its words.
pub fn rule_note(ui: &mut Ui, rule: &str) {
    if rules_shown(ui.ctx()) {
        ui.label(small(rule));
    }
}

/// A right click on a button opens the rule on which it rests, where it stands for no thing of the
/// table that is told of instead.
pub fn rule_asked(response: &egui::Response, rule: Option<Rule>) -> Option<Command> {
    let rule = rule.filter(|_| response.secondary_clicked())?;
    Some(Command::OpenRule(rule.0.to_owned()))
}

/// The rule on which what was drawn at `place` rests: a link behind it, or a right click on it.
pub fn rule_behind(ui: &mut Ui, texts: TableText, rule: &str, place: Rect) -> Option<Command> {
    if rules_shown(ui.ctx()) {
        return rule_link(ui, texts, rule);
    }
    asked_at(ui, place).then(|| Command::OpenRule(rule.to_owned()))
}

/// A right click on what was drawn at `place` tells beside the table of the rule on which it rests.
pub fn rule_at(ui: &Ui, rule: &str, place: Rect) -> Option<Command> {
    asked_at(ui, place).then(|| Command::AskRule(rule.to_owned()))
}

fn asked_at(ui: &Ui, place: Rect) -> bool {
    ui.rect_contains_pointer(place) && ui.input(|i| i.pointer.secondary_clicked())
}
