//! Since when the question stands that the window shows, and what of all that can be wanted answers
//! it: an answer that was pressed before anybody could see the question is dropped without a word.
//! When a press counts, `ui::presses` says; nothing is chosen here.

use crate::{
    app::{
        session::{Session, Shell},
        table::Table,
    },
    ui::{
        command::{Command, Dialog, LearnCommand, Screen},
        dialogs::Notice,
        large_place, presses,
    },
};
use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiContexts, EguiInput,
    egui::{Context, util::hash},
};
use std::time::Duration;

/// The table, as long as it is what the window shows.
fn table<'a>(session: &'a Session, shell: &Shell) -> Option<&'a Table> {
    session.table.as_ref().filter(|_| shell.screen == Screen::Table)
}

/// Another number wherever nothing on the screen is what it was before.
fn screen(session: &Session, shell: &Shell) -> u64 {
    let dialog = shell.dialogs.last().map(|dialog| format!("{dialog:?}"));
    let curtain = table(session, shell).and_then(|t| t.curtain());
    hash((format!("{:?}", shell.screen), &dialog, curtain))
}

/// Another number for each question that is shown.
pub fn question(session: &Session, shell: &Shell) -> u64 {
    let asked = table(session, shell).map(|t| (t.version, t.asked(), t.lingers()));
    let listed = shell.choice.as_ref().map(|(_, offers, version)| (offers, version));
    hash((screen(session, shell), asked, listed))
}

/// The last message that can be answered, and how often another one took its place under the
/// pointer: what lies there then takes no press that was for it. Messages elsewhere change nothing.
#[derive(Default)]
pub struct AnswerableMessage {
    last: Option<u64>,
    changes: u64,
}

impl AnswerableMessage {
    fn changes(&mut self, shell: &Shell) -> u64 {
        let answerable = |(note, _): &&(Notice, Duration)| !note.answers.is_empty();
        let last = shell.notes.iter().rfind(answerable).map(|(note, _)| note.id);
        if std::mem::replace(&mut self.last, last) != last && shell.reads_notes {
            self.changes += 1;
        }
        self.changes
    }
}

/// Notes which question the window is about to show.
pub fn note(
    session: Res<Session>,
    shell: Res<Shell>,
    mut message: Local<AnswerableMessage>,
    mut overlay: EguiContexts,
) {
    let Ok(ctx) = overlay.ctx_mut() else { return };
    let changes = message.changes(&shell);
    let shown = hash((question(&session, &shell), large_place::is_on(ctx), changes));
    presses::note(ctx, shown, screen(&session, &shell));
}

/// Hears what has come in before anybody else does.
pub fn hear(mut overlays: Query<(&mut EguiContext, &mut EguiInput)>, time: Res<Time<Real>>) {
    for (mut overlay, mut input) in &mut overlays {
        let now = input.time.unwrap_or_else(|| time.elapsed_secs_f64());
        presses::hear(overlay.get_mut(), now, &mut input.events);
    }
}

/// Whether a command answers the question that stands: what is always there, such as taking back,
/// does not. The curtain has a rule of its own, which is stricter.
pub fn answers(command: &Command) -> bool {
    // What asks whether somebody is sure comes up for an answer as well.
    if let Command::Open(Dialog::Confirm(wanted, _)) = command {
        return answers(wanted);
    }
    matches!(
        command,
        Command::Act(_)
            | Command::ActAll(_)
            | Command::ActThen(..)
            | Command::Lead(_)
            | Command::Seen
            | Command::Counsel(_)
            | Command::Learn(
                LearnCommand::Skip
                    | LearnCommand::PlayOn
                    | LearnCommand::Sure(_)
                    | LearnCommand::NoTeacher
            )
    )
}

/// Drops answers that were pressed too early.
pub(super) fn drop_early(ctx: &Context, commands: &mut Vec<Command>) {
    if !presses::may_answer(ctx) {
        commands.retain(|command| !answers(command));
    }
    presses::draw_on(ctx);
}
