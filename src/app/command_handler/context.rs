//! What carrying out a command may need, and what every part of it does alike: guarding against a
//! fault of the rules, and telling. A fault costs the table, never the window.

use crate::{
    app::{
        rescue,
        session::{Session, Shell, Wake},
        table::Table,
    },
    text::LocalizedError,
    ui::{
        command::{Command, Screen, Tab},
        model::Mode,
    },
    view::board::BoardCommand,
};
use bevy::{ecs::system::SystemParam, prelude::*, window::PrimaryWindow};
use std::time::Duration;

/// Watching a record from its beginning.
pub(super) const WATCH: Mode = Mode::Replay { at: 0, of: 0, running: false };
/// How long the pointed-at things glow.
pub(super) const POINTING: Duration = Duration::from_millis(4500);

/// Everything that carrying out a command may need.
#[derive(SystemParam)]
pub struct CommandContext<'w, 's> {
    pub(super) session: ResMut<'w, Session>,
    pub(super) shell: ResMut<'w, Shell>,
    pub(super) time: Res<'w, Time<Real>>,
    pub(super) wake: ResMut<'w, Wake>,
    pub(super) board: MessageWriter<'w, BoardCommand>,
    pub(super) exit: MessageWriter<'w, AppExit>,
    pub(super) windows: Query<'w, 's, &'static mut Window, With<PrimaryWindow>>,
}

impl CommandContext<'_, '_> {
    /// The state of the table: [`Table::version`].
    pub(super) fn state_no(&self) -> Option<u64> {
        self.session.table.as_ref().map(|t| t.version)
    }

    /// Does what may call the rules; a panic there costs the table.
    pub(super) fn guarded(&mut self, command: &Command, work: impl FnOnce(&mut Self)) {
        if let Err(why) = rescue::guarded(|| work(self)) {
            self.give_up_table(&self.told(command), &why);
        }
    }

    /// A command as a report tells it: an action in its written form.
    pub(super) fn told(&self, command: &Command) -> String {
        match (command, &self.session.table) {
            (Command::Act(action), Some(table)) => action.to_text(table.play.catalogue()),
            _ => format!("{command:?}"),
        }
    }

    /// The rules have failed: nobody knows what the table is worth. What happened is kept, and the
    /// saves are as they were.
    pub(super) fn give_up_table(&mut self, doing: &str, why: &str) {
        let table = self.session.table.take();
        // What was only tried takes the game that waits for it not with it.
        let tried = table.as_ref().is_some_and(|t| t.trial.is_some());
        let home = self.session.parked.pop().filter(|_| tried);
        self.session.parked.clear();
        self.shell.clear_game(Tab::Log);
        match home {
            Some(home) => self.lay(home, Tab::WhatIf),
            None => self.shell.screen = Screen::Start,
        }
        self.session.find_saves();
        let texts = self.session.texts();
        let folder = self.session.folders.reports();
        let kept = table.map(|mut t| rescue::report(&folder, &mut t, doing, why));
        let told = match kept {
            Some(Ok(path)) => texts.named("ui-rules-fault", "file", &path.display().to_string()),
            Some(Err(fault)) => {
                self.tell_fault(&fault);
                texts.text("ui-rules-fault-unkept")
            }
            None => texts.text("ui-rules-fault-unkept"),
        };
        self.tell(told, true);
    }

    pub(super) fn now(&self) -> Duration {
        self.time.elapsed()
    }
    pub(super) fn tell(&mut self, text: String, warning: bool) {
        let now = self.now();
        self.shell.note(text, None, warning, now);
    }
    pub(super) fn tell_key(&mut self, key: &str, warning: bool) {
        let text = self.session.texts().text(key);
        self.tell(text, warning);
    }

    pub(super) fn tell_fault(&mut self, fault: &dyn LocalizedError) {
        let text = self.session.localizer().fault(fault);
        self.tell(text, true);
    }

    /// Does something with the table, if one is there, and begins its pause anew.
    pub(super) fn on_table(&mut self, change: impl FnOnce(&mut Table)) {
        let now = self.now();
        if let Some(table) = &mut self.session.table {
            change(table);
            self.session.since = now;
        }
    }
}
