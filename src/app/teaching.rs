//! The teacher in a real game against computer players: what a thing is for when it first matters,
//! what the others have just done, and a question before a choice that costs much and stands. It
//! reads the table and speaks; whatever it proposes is a command that somebody presses.

use super::{
    session::{CommandSent, Session, Shell},
    storage,
    table::{HeldWord, LeftWord, Table},
};
use crate::{
    table::{
        action::{Action, Offer, Thing},
        verbs::VerbSort,
    },
    text::{Arg, Args},
    ui::{
        about_thing::purpose_key,
        command::{Command, LearnCommand},
        dialogs::NoticeAnswer,
        game_ui,
        model::LogLine,
        table_text::TableText,
    },
};
use bevy::prelude::MessageWriter;
use std::time::Duration;

/// What is kept once somebody knows what a teacher is, beside the words for things.
const KNOWN: &str = "ui-teacher-hello";

/// Something that the teacher says once: its words, the key by which it is known, and of what.
struct TeacherWord {
    words: String,
    key: String,
    about: Option<Thing>,
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
    if shell.notes.iter().any(|(note, until)| note.is_explanation() && *until > now) {
        return;
    }
    let texts = TableText { localizer: session.localizer(), names: Some(&table.sight.catalogue) };
    let unknown = |key: &String| !session.progress.told.contains(key);
    let hello = Some(KNOWN.to_owned()).filter(unknown);
    let hello = hello.map(|key| TeacherWord { words: texts.text(&key), key, about: None });
    let word = hello.or_else(|| rivals(table, texts, &unknown));
    let word = word.or_else(|| first_unknown(table, texts, &unknown));
    let Some(TeacherWord { words, key, about }) = word else { return };
    let enough = NoticeAnswer {
        words: texts.text("ui-teacher-enough"),
        command: Command::Learn(LearnCommand::NoTeacher),
        version: None,
    };
    shell.notes.retain(|(note, _)| !note.is_explanation());
    shell.note_with(words, vec![enough], now);
    shell.speaks_of(about.into_iter().collect());
    session.progress.told.insert(key);
    if let Err(fault) = storage::write_progress(&session.folders, &session.progress) {
        let words = session.localizer().fault(&fault);
        shell.note(words, None, true, now);
    }
}

/// What the others have done since the own last turn, where this turn has just begun, with what
/// the thing is for to which it was done: the first that was not explained yet. All that they did
/// is told beside the board, so nothing is said only to repeat it.
fn rivals(
    table: &Table,
    texts: TableText,
    unknown: &impl Fn(&String) -> bool,
) -> Option<TeacherWord> {
    let (own, last) = (table.sight.chooser(), table.play.entries().last()?);
    if last.seat == own {
        return None;
    }
    let (since, game, sight) = (table.since(), table.play.game(), &table.sight);
    let is_theirs =
        |line: &&LogLine| line.entry > since && line.seat.is_some_and(|s| Some(s) != own);
    table.log.iter().filter(is_theirs).find_map(|line| {
        line.message.touches.iter().find_map(|&thing| {
            let key = purpose_key((game, sight), texts.localizer, thing).filter(unknown)?;
            let did = texts.say(&line.message);
            let words = texts.pair(did.trim_end_matches('.'), &texts.text(&key));
            Some(TeacherWord { words, key, about: Some(thing) })
        })
    })
}

/// What is explained now: what the first thing is for that can be chosen and was not explained
/// yet.
fn first_unknown(
    table: &Table,
    texts: TableText,
    unknown: &impl Fn(&String) -> bool,
) -> Option<TeacherWord> {
    let (game, sight) = (table.play.game(), &table.sight);
    let sheet = game_ui::of(sight.game);
    // Whoever ends or puts off something does nothing to what its words name.
    let does = |offer: &&Offer| sight.catalogue.verb(offer.action.verb).sort != VerbSort::Ends;
    let offers = sight.offers.iter().filter(does);
    let mut things = offers.flat_map(|offer| sheet.targets(sight, offer));
    things.find_map(|thing| {
        let key = purpose_key((game, sight), texts.localizer, thing).filter(unknown)?;
        Some(TeacherWord { words: texts.text(&key), key, about: Some(thing) })
    })
}

/// Does the choice that was held back, or asks about it.
pub(super) fn ask_first(
    session: &mut Session,
    shell: &mut Shell,
    sent: &mut MessageWriter<CommandSent>,
    now: Duration,
) {
    let Some(table) = session.table.as_mut() else { return };
    let Some(held) = table.held_word() else { return };
    let version = table.version;
    let names = table.sight.catalogue.clone();
    let texts = TableText { localizer: session.localizer(), names: Some(&names) };
    let sure = Command::Learn(LearnCommand::Sure(held.actions.clone()));
    let Some(question) = TeacherQuestion::about(&held, texts) else {
        sent.write(CommandSent { command: sure, seen: Some(version) });
        return;
    };
    let answer =
        |key, command| NoticeAnswer { words: texts.text(key), command, version: Some(version) };
    let instead = question.instead.map(|(key, command)| answer(key, command));
    let answers = instead.into_iter().chain([answer("ui-teacher-anyway", sure)]).collect();
    if let Some(table) = session.table.as_mut() {
        table.was_asked_by_teacher();
    }
    shell.ask(question.text, answers, (version, now));
    shell.speaks_of(question.things);
}

/// What a teacher asks before a choice is done.
struct TeacherQuestion {
    text: String,
    /// What can be done instead, by the text key of its button.
    instead: Option<(&'static str, Command)>,
    /// The things of which it speaks.
    things: Vec<Thing>,
}

impl TeacherQuestion {
    /// What is asked about a choice that is held back; `None` where nothing is said against it.
    fn about(held: &HeldWord, texts: TableText) -> Option<TeacherQuestion> {
        let sure = |line: &[Action]| Command::Learn(LearnCommand::Sure(line.to_vec()));
        if held.idle {
            let instead = Some(("ui-teacher-take-back", Command::Undo));
            let text = texts.text("ui-teacher-idle");
            return Some(TeacherQuestion { text, instead, things: Vec::new() });
        }
        if let Some(LeftWord { words, line }) = &held.left {
            let text = texts.named("ui-teacher-left", "what", &texts.say(words));
            let instead = Some(("ui-teacher-first", sure(line)));
            return Some(TeacherQuestion { text, instead, things: words.touches.clone() });
        }
        let word = held.against.as_ref()?;
        let args = [("cost", Arg::from(word.cost)), ("words", Arg::from(word.better_words(texts)))];
        let key = if held.stands { "ui-teacher-sure-stands" } else { "ui-teacher-sure" };
        let text = texts.localizer.word_with(key, &Args::from_iter(args));
        // Only its first choice: what comes of that may lead on otherwise.
        let better =
            if word.better.len() > 1 { "ui-teacher-first-step" } else { "ui-teacher-better" };
        let instead = word.line.get(..1).map(|first| (better, sure(first)));
        let things = word.better.iter().flat_map(|step| step.touches.iter().copied()).collect();
        Some(TeacherQuestion { text, instead, things })
    }
}
