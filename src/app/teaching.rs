//! The teacher in a real game against computer players: what a thing is for when it first matters,
//! what the others have just done, and a question before a choice that costs much and stands. It
//! reads the table and speaks; whatever it proposes is a command that somebody presses.

use super::{
    session::{CommandSent, Session, Shell},
    storage,
    table::{CoachWord, HeldWord, Table},
};
use crate::{
    text::{Arg, Args},
    ui::{
        command::{Command, LearnCommand},
        dialogs::NoticeAnswer,
        game_ui,
        rules::purpose_key,
        table_text::TableText,
    },
};
use bevy::prelude::MessageWriter;
use std::time::Duration;

/// What is kept once somebody knows what a teacher is, beside the words for things.
const KNOWN: &str = "ui-teacher-hello";
/// Most lines of what the others have done that are told.
const MOST_TOLD: usize = 2;

/// Lets the teacher speak, once in each position.
pub(super) fn teach(
    session: &mut Session,
    shell: &mut Shell,
    sent: &mut MessageWriter<CommandSent>,
    now: Duration,
) {
    if !session.settings.teacher || !shell.dialogs.is_empty() {
        return;
    }
    ask_first(session, shell, sent, now);
    let Some(table) = session.table.as_ref().filter(|table| table.may_be_taught()) else { return };
    let position = table.play.entries().last().unwrap_or(table.play.beginning()).hash;
    if std::mem::replace(&mut shell.taught, position) == position {
        return;
    }
    let texts = TableText { localizer: session.localizer(), names: Some(&table.sight.catalogue) };
    let rivals = rivals(table, texts);
    let new = first_unknown(table, texts, session);
    let enough = NoticeAnswer {
        words: texts.text("ui-teacher-enough"),
        command: Command::Learn(LearnCommand::NoTeacher),
        version: None,
    };
    let explained = new.as_ref().map(|key| texts.text(key));
    if let Some(rivals) = rivals {
        shell.note(rivals, None, false, now);
    }
    if let Some(words) = explained {
        shell.note_with(words, vec![enough], now);
    }
    if let Some(key) = new {
        session.progress.told.insert(key);
        if let Err(fault) = storage::write_progress(&session.folders, &session.progress) {
            let words = session.localizer().fault(&fault);
            shell.note(words, None, true, now);
        }
    }
}

/// What the others have done since the own last turn: the last lines, where this turn has just
/// begun.
fn rivals(table: &Table, texts: TableText) -> Option<String> {
    let entries = table.play.entries();
    let (own, last) = (table.sight.chooser(), entries.last()?);
    if last.seat == own {
        return None;
    }
    let since = table.since();
    let theirs = table.log.iter().filter(|line| line.entry > since && line.seat != own);
    let lines: Vec<String> =
        theirs.filter(|line| line.seat.is_some()).map(|line| texts.say(&line.message)).collect();
    let from = lines.len().saturating_sub(MOST_TOLD);
    (!lines.is_empty()).then(|| lines[from..].join(" "))
}

/// The key of what is explained now: what a teacher is, then what the first thing is for that can
/// be chosen and was not explained yet.
fn first_unknown(table: &Table, texts: TableText, session: &Session) -> Option<String> {
    let unknown = |key: &String| !session.progress.told.contains(key);
    let hello = Some(KNOWN.to_owned()).filter(unknown);
    let (game, sight) = (table.play.game(), &table.sight);
    let sheet = game_ui::of(sight.game);
    let mut things = sight.offers.iter().flat_map(|offer| sheet.targets(sight, offer));
    hello.or_else(|| {
        things.find_map(|thing| purpose_key((game, sight), texts.localizer, thing).filter(unknown))
    })
}

/// Does the choice that was held back, or asks about it.
fn ask_first(
    session: &mut Session,
    shell: &mut Shell,
    sent: &mut MessageWriter<CommandSent>,
    now: Duration,
) {
    let Some(table) = session.table.as_mut() else { return };
    let Some(HeldWord { action, against }) = table.held_word() else { return };
    let version = table.version;
    let sure = Command::Learn(LearnCommand::Sure(action));
    let Some(CoachWord { cost, better, line, .. }) = against else {
        sent.write(CommandSent { command: sure, seen: Some(version) });
        return;
    };
    let names = table.sight.catalogue.clone();
    let texts = TableText { localizer: session.localizer(), names: Some(&names) };
    let words = better.map_or_else(String::new, |better| texts.say(&better));
    let args = [("cost", Arg::from(cost)), ("words", Arg::from(words))];
    let text = texts.localizer.word_with("ui-teacher-sure", &Args::from_iter(args));
    let answer =
        |key, command| NoticeAnswer { words: texts.text(key), command, version: Some(version) };
    let instead = line
        .first()
        .map(|&first| answer("ui-teacher-better", Command::Learn(LearnCommand::Sure(first))));
    let answers = instead.into_iter().chain([answer("ui-teacher-anyway", sure)]).collect();
    shell.note_with(text, answers, now);
}
