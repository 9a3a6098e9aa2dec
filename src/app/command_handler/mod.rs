//! Carries out what panels, keys and bots ask for, in the order in which it was asked. Rules are
//! asked of the table; a fault in them costs the table, never the window.
//!
//! | what a command is about | file |
//! |---|---|
//! | what all of them need | `context` |
//! | choices, taking back, the curtain, study | `playing` |
//! | ways, computer players, counsel | `flow` |
//! | screens, dialogs, settings, the window | `shown` |
//! | which game lies on the table | `games` |
//! | a replay, a study, a branch beside it | `beside` |
//! | what is tried, and plans | `trials` |
//! | lessons and puzzles | `learn` |
//! | saves and other files | `files` |
//! | notes, what is told of a game, exports | `look_back` |

mod beside;
mod better;
mod context;
mod files;
mod flow;
mod games;
mod learn;
mod look_back;
mod playing;
mod shown;
mod trials;

use super::session::{ChoiceMade, CommandSent, RulesFault};
use crate::ui::command::{Command, LearnCommand};
use bevy::{
    prelude::*,
    window::{FileDragAndDrop, WindowCloseRequested},
};
use context::CommandContext;
use std::time::Duration;

/// Carries out every command, in order; those that change the game and were made on an older state
/// of the table are dropped.
pub fn carry_out(
    mut sent: MessageReader<CommandSent>,
    mut faults: MessageReader<RulesFault>,
    mut context: CommandContext,
) {
    for fault in faults.read() {
        context.give_up_table(&fault.doing, &fault.why);
    }
    for CommandSent { command, seen } in sent.read() {
        if seen.is_some_and(|seen| changes_game(command) && context.state_no() != Some(seen)) {
            continue;
        }
        let (screen, told) = (context.shell.screen, context.shell.next_note);
        context.guarded(command, |context| context.carry_out(command.clone()));
        if context.shell.screen != screen {
            // What was told on the screen before is of no use on this one; warnings stay their
            // time.
            context.shell.notes.retain(|(n, _)| n.id > told || n.warning && n.rule.is_none());
        }
        context.wake.after(Duration::ZERO);
    }
}

/// The window's own button for closing it is the same as the menu's.
pub fn closed(
    mut requests: MessageReader<WindowCloseRequested>,
    mut commands: MessageWriter<CommandSent>,
) {
    if requests.read().count() > 0 {
        commands.write(Command::Quit.into());
    }
}

/// A file that is dropped on the window is taken into the list of saves.
pub fn dropped(
    mut files: MessageReader<FileDragAndDrop>,
    mut commands: MessageWriter<CommandSent>,
) {
    for file in files.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = file {
            commands.write(Command::BringIn(path_buf.clone()).into());
        }
    }
}

/// Carries out choices; those made on an older state of the table are dropped.
pub fn choose(mut chosen: MessageReader<ChoiceMade>, mut context: CommandContext) {
    for choice in chosen.read() {
        context.guarded(&Command::Act(choice.action), |context| {
            if context.state_no() == Some(choice.state_no) {
                context.keep_course(choice.action);
            }
            context.choose(*choice);
            context.lead_on(choice.action);
        });
        context.wake.after(Duration::ZERO);
    }
}

/// Whether a command changes the game on the table, or who looks at it.
fn changes_game(command: &Command) -> bool {
    matches!(
        command,
        Command::Act(_)
            | Command::ActAll(_)
            | Command::ActThen(..)
            | Command::ByItself(_)
            | Command::Lead(_)
            | Command::Seen
            | Command::BotsOn
            | Command::StandIn(..)
            | Command::Undo
            | Command::Redo
            | Command::Arrange(_)
            | Command::Suggest { .. }
            | Command::CurtainDown
            | Command::WhatIf(_)
            | Command::Learn(
                LearnCommand::Back
                    | LearnCommand::Skip
                    | LearnCommand::Again
                    | LearnCommand::PlayOn
                    | LearnCommand::Sure(_)
            )
    )
}

impl CommandContext<'_, '_> {
    /// By what a command is about: the game on the table, what is shown, or which game that is.
    fn carry_out(&mut self, command: Command) {
        match command {
            Command::Act(_)
            | Command::ActAll(_)
            | Command::ActThen(..)
            | Command::ByItself(_)
            | Command::Lead(_)
            | Command::Seen
            | Command::SkipBots
            | Command::BotsOn
            | Command::Counsel(_)
            | Command::ShowLine(_)
            | Command::How(_)
            | Command::WorthDoing
            | Command::Spoken
            | Command::StandIn(..)
            | Command::Undo
            | Command::Redo
            | Command::Arrange(_)
            | Command::Suggest { .. }
            | Command::Seek(_)
            | Command::Run(_)
            | Command::Aloud(_)
            | Command::ExampleStep
            | Command::ExampleAgain
            | Command::CurtainDown => self.on_game(command),
            Command::Select(_)
            | Command::ShowThings(_)
            | Command::ShowSeat(_)
            | Command::OpenTab(_)
            | Command::OpenRule(_)
            | Command::AskRule(_)
            | Command::Open(_)
            | Command::Close
            | Command::Go(_)
            | Command::Fit
            | Command::SkipMotion
            | Command::Dismiss(_)
            | Command::Set(_)
            | Command::FullScreen
            | Command::Quit => self.on_window(command),
            Command::LookAt(entry) => self.look_at(entry),
            Command::Annotate(note) => self.annotate(note),
            Command::WhatIf(command) => self.what_if(command),
            Command::TryLine { at, steps, overdraws } => self.try_line(at, &steps, overdraws),
            Command::Better(command) => self.better(command),
            Command::Learn(command) => self.learn(command),
            other => self.on_files(other),
        }
    }

    /// What is about saves and other files; the rest is about which game lies on the table.
    fn on_files(&mut self, command: Command) {
        match command {
            Command::SaveAs(name) => self.save_as(&name),
            Command::SaveOver(name) => self.save_over(&name),
            Command::SaveAgain => self.save_again(),
            Command::SaveInto(folder) => self.save_into(&folder),
            Command::LeaveAnyway(command) => self.leave_anyway(*command),
            Command::SaveScenario(name) => self.save_scenario(&name),
            Command::Rename(path, name) => self.rename(&path, &name),
            Command::Delete(path) => self.delete(&path),
            Command::BringBack(file) => self.bring_back(&file),
            Command::BringIn(path) => self.bring_in(&path),
            Command::CopySave(path, to) => self.copy_save(&path, &to),
            Command::Choose(what) => self.session.choose_file(what),
            Command::ExportStatistics(to) => self.export_statistics(&to),
            Command::RefreshSaves => self.session.find_saves(),
            Command::Export(form) => self.begin_export(&form),
            Command::StopExport => self.session.stop_export(),
            other => self.on_games(other),
        }
    }
}
