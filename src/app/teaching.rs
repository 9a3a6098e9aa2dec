//! The teacher in a real game against computer players: what a thing is for when it first matters,
//! what the others have just done, and a question before a choice that costs much and stands. It
//! reads the table and speaks; whatever it proposes is a command that somebody presses.

use super::{
    session::{CommandSent, Session, Shell},
    storage,
    table::{CoachWord, HeldWord, Table},
};
use crate::{
    table::{action::Offer, verbs::VerbSort},
    text::{Arg, Args},
    ui::{
        about_thing::purpose_key,
        command::{Command, LearnCommand},
        dialogs::NoticeAnswer,
        game_ui,
        table_text::TableText,
    },
};
use bevy::prelude::MessageWriter;
use std::time::Duration;

/// What is kept once somebody knows what a teacher is, beside the words for things.
const KNOWN: &str = "ui-teacher-hello";
/// Most lines of what the others have done that are told at once.
const MOST_TOLD: usize = 2;

/// Something that the teacher says once.
enum TeacherWord {
    /// The key of an explanation.
    Explained(String),
    /// What the others did, newest first, with the keys by which each is known.
    Done(String, Vec<String>),
}

/// Lets the teacher speak, once in each position in which nothing moves or goes on by itself, and
/// of one thing at a time.
pub(super) fn teach(session: &mut Session, shell: &mut Shell, now: Duration) {
    if !session.settings.teacher || !shell.dialogs.is_empty() {
        return;
    }
    let Some(table) = session.table.as_ref().filter(|table| table.may_be_taught()) else { return };
    let position = table.play.entries().last().unwrap_or(table.play.beginning()).hash;
    if std::mem::replace(&mut shell.taught, position) == position {
        return;
    }
    // Who still reads an explanation hears nothing else.
    if shell.notes.iter().any(|(note, _)| note.is_explanation()) {
        return;
    }
    let texts = TableText { localizer: session.localizer(), names: Some(&table.sight.catalogue) };
    let unknown = |key: &String| !session.progress.told.contains(key);
    let hello = Some(KNOWN.to_owned()).filter(unknown).map(TeacherWord::Explained);
    let word = hello.or_else(|| rivals(table, texts, &unknown));
    let word = word.or_else(|| first_unknown(table, texts, &unknown).map(TeacherWord::Explained));
    let told = match word {
        None => return,
        Some(TeacherWord::Done(words, keys)) => {
            shell.note(words, None, false, now);
            keys
        }
        Some(TeacherWord::Explained(key)) => {
            let enough = NoticeAnswer {
                words: texts.text("ui-teacher-enough"),
                command: Command::Learn(LearnCommand::NoTeacher),
                version: None,
            };
            shell.note_with(texts.text(&key), vec![enough], now);
            vec![key]
        }
    };
    session.progress.told.extend(told);
    if let Err(fault) = storage::write_progress(&session.folders, &session.progress) {
        let words = session.localizer().fault(&fault);
        shell.note(words, None, true, now);
    }
}

/// What the others have done since the own last turn, where this turn has just begun: the newest
/// first, and of each sort of deed the first only. What comes later of it stands in the log.
fn rivals(
    table: &Table,
    texts: TableText,
    unknown: &impl Fn(&String) -> bool,
) -> Option<TeacherWord> {
    let (own, last) = (table.sight.chooser(), table.play.entries().last()?);
    if last.seat == own {
        return None;
    }
    let since = table.since();
    let theirs = table.log.iter().rev().filter(|line| line.entry > since && line.seat != own);
    let (mut lines, mut keys) = (Vec::new(), Vec::new());
    for line in theirs.filter(|line| line.seat.is_some()) {
        let key = line.message.key.to_owned();
        if lines.len() < MOST_TOLD && unknown(&key) && !keys.contains(&key) {
            lines.push(texts.say(&line.message));
            keys.push(key);
        }
    }
    (!lines.is_empty()).then(|| TeacherWord::Done(lines.join(" · "), keys))
}

/// The key of what is explained now: what the first thing is for that can be chosen and was not
/// explained yet.
fn first_unknown(
    table: &Table,
    texts: TableText,
    unknown: &impl Fn(&String) -> bool,
) -> Option<String> {
    let (game, sight) = (table.play.game(), &table.sight);
    let sheet = game_ui::of(sight.game);
    // Whoever ends or puts off something does nothing to what its words name.
    let does = |offer: &&Offer| sight.catalogue.verb(offer.action.verb).sort != VerbSort::Ends;
    let offers = sight.offers.iter().filter(does);
    let mut things = offers.flat_map(|offer| sheet.targets(sight, offer));
    things.find_map(|thing| purpose_key((game, sight), texts.localizer, thing).filter(unknown))
}

/// Does the choice that was held back, or asks about it.
pub(super) fn ask_first(
    session: &mut Session,
    shell: &mut Shell,
    sent: &mut MessageWriter<CommandSent>,
    now: Duration,
) {
    let Some(table) = session.table.as_mut() else { return };
    let Some(HeldWord { actions, stands, against, idle }) = table.held_word() else { return };
    let version = table.version;
    let sure = Command::Learn(LearnCommand::Sure(actions));
    if idle {
        table.was_asked_by_teacher();
        let texts = session.texts();
        let back = ("ui-teacher-take-back", Command::Undo);
        let answers = [back, ("ui-teacher-anyway", sure)].map(|(key, command)| NoticeAnswer {
            words: texts.text(key),
            command,
            version: Some(version),
        });
        shell.ask(texts.text("ui-teacher-idle"), answers.to_vec(), (version, now));
        return;
    }
    let Some(word) = against else {
        sent.write(CommandSent { command: sure, seen: Some(version) });
        return;
    };
    table.was_asked_by_teacher();
    let names = table.sight.catalogue.clone();
    let texts = TableText { localizer: session.localizer(), names: Some(&names) };
    let words = word.better_words(texts);
    let CoachWord { cost, line, .. } = word;
    let args = [("cost", Arg::from(cost)), ("words", Arg::from(words))];
    let key = if stands { "ui-teacher-sure-stands" } else { "ui-teacher-sure" };
    let text = texts.localizer.word_with(key, &Args::from_iter(args));
    let answer =
        |key, command| NoticeAnswer { words: texts.text(key), command, version: Some(version) };
    let instead = line
        .first()
        .map(|&first| answer("ui-teacher-better", Command::Learn(LearnCommand::Sure(vec![first]))));
    let answers = instead.into_iter().chain([answer("ui-teacher-anyway", sure)]).collect();
    shell.ask(text, answers, (version, now));
}
