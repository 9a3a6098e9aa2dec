//! Looking for better choices than those of one's own game: each is asked in a branch of the moment
//! before it, and the branch is forgotten with it. The game and its file are not touched.

use super::context::CommandContext;
use crate::{
    app::table::Table,
    ui::{
        command::{BetterCommand, Dialog, WhatIfCommand},
        told::CostlyChoice,
    },
};
use std::sync::Arc;

impl CommandContext<'_, '_> {
    /// What somebody wants who looks for better choices.
    pub(super) fn better(&mut self, command: BetterCommand) {
        let asked = self.session.table.as_ref().and_then(Table::exercise);
        match (command, asked) {
            (BetterCommand::Ask(entry), _) => self.ask_costly(entry),
            (BetterCommand::Next, Some((choices, at))) => self.ask_better(choices, at + 1),
            (BetterCommand::Again, Some(_)) => self.on_table(|table| table.exercise_again(false)),
            (BetterCommand::Show, Some((choices, at))) => {
                self.on_table(|table| table.exercise_again(true));
                for &action in choices.get(at).map_or(&[][..], |choice| &choice.line) {
                    if !self.take(action) {
                        break;
                    }
                }
            }
            (BetterCommand::Leave, Some(_)) => {
                self.forget_exercise();
                self.gather();
                self.shell.dialogs.push(Dialog::Told);
            }
            (_, None) => {}
        }
        self.after_change();
    }

    /// Asks the choice of an entry that was told to have cost much, and the others of its seat
    /// after it.
    fn ask_costly(&mut self, entry: usize) {
        let told = &self.shell.told.costly;
        let Some(seat) = told.iter().find(|c| c.entry == entry).map(|c| c.seat) else { return };
        let own: Arc<[CostlyChoice]> = told.iter().filter(|c| c.seat == seat).cloned().collect();
        let at = own.iter().position(|choice| choice.entry == entry);
        self.ask_better(own, at.unwrap_or_default());
    }

    fn ask_better(&mut self, choices: Arc<[CostlyChoice]>, at: usize) {
        let Some(entry) = choices.get(at).map(|choice| choice.entry) else { return };
        self.forget_exercise();
        self.look_at(entry - 1);
        let done = self.session.table.as_ref().and_then(|table| table.done_by(entry));
        let Some(done) = done else { return };
        self.try_line(None, &[], false);
        if self.session.table.as_ref().is_some_and(|table| table.trial.is_some()) {
            self.on_table(|table| table.ask_better(choices, at, done));
        }
    }

    /// Forgets the branch in which a choice is asked.
    fn forget_exercise(&mut self) {
        let table = self.session.table.as_ref();
        let Some(line) = table.filter(|t| t.exercise().is_some()).map(Table::line) else { return };
        self.what_if(WhatIfCommand::Forget(line));
    }
}
