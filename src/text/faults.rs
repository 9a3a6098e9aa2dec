//! The sentences for what can go wrong at a table: set-up, taking back, editing, saving, reading. The technical detail of a
//! file system or a reader stays as it was given. Nothing is decided here.

use super::{Arg, Args, Speaker};
use crate::table::{
    action::HearError,
    edit::EditError,
    example::ExampleFault,
    game::SetupError,
    play::{ArrangeError, UndoError},
    record::SaveError,
};

/// Something that went wrong, with its text key and its arguments.
pub trait Fault {
    /// The text key.
    fn key(&self) -> &'static str;
    /// The arguments, worded by `speaker` where they have words.
    fn args(&self, speaker: Speaker) -> Vec<(&'static str, Arg<'static>)>;
}

impl Speaker {
    /// The sentence for what went wrong.
    pub fn fault(self, fault: &dyn Fault) -> String {
        let args: Args<'_> = fault.args(self).into_iter().collect();
        self.word_with(fault.key(), &args)
    }
}

fn text(s: impl ToString) -> Arg<'static> {
    Arg::from(s.to_string())
}
fn count(n: usize) -> Arg<'static> {
    Arg::from(n as u64)
}

impl Fault for SetupError {
    fn key(&self) -> &'static str {
        match self {
            SetupError::Game(..) => "fault-setup-game",
            SetupError::Edition(..) => "fault-setup-edition",
            SetupError::Seats { .. } => "fault-setup-seats",
            SetupError::Option(..) => "fault-setup-option",
            SetupError::OptionValue { .. } => "fault-setup-option-value",
            SetupError::Exclusive(..) => "fault-setup-exclusive",
            SetupError::Race { .. } => "fault-setup-race",
            SetupError::Level(_) => "fault-setup-level",
            SetupError::Rule { key, .. } => key,
        }
    }
    fn args(&self, _: Speaker) -> Vec<(&'static str, Arg<'static>)> {
        match self {
            SetupError::Game(name, known) | SetupError::Edition(name, known) | SetupError::Option(name, known) => {
                vec![("name", text(name)), ("known", text(known))]
            }
            SetupError::Seats { seats, least, most } => vec![("seats", count(*seats)), ("least", count(*least)), ("most", count(*most))],
            SetupError::OptionValue { key, value, expected } => vec![("name", text(key)), ("value", Arg::from(*value)), ("expected", text(expected))],
            SetupError::Exclusive(a, b) => vec![("a", text(a)), ("b", text(b))],
            SetupError::Race { seat, race, why } => vec![("seat", count(*seat)), ("name", text(race)), ("why", text(why))],
            SetupError::Level(why) => vec![("why", text(why))],
            SetupError::Rule { rule, args, .. } => std::iter::once(("rule", text(rule))).chain(args.iter().map(|(name, value)| (*name, text(value)))).collect(),
        }
    }
}

impl Fault for UndoError {
    fn key(&self) -> &'static str {
        match self {
            UndoError::Nothing => "fault-undo-nothing",
            UndoError::Barrier => "fault-undo-barrier",
            UndoError::Edited => "fault-undo-edited",
        }
    }
    fn args(&self, _: Speaker) -> Vec<(&'static str, Arg<'static>)> {
        Vec::new()
    }
}

impl Fault for EditError {
    fn key(&self) -> &'static str {
        "fault-edit"
    }
    fn args(&self, _: Speaker) -> Vec<(&'static str, Arg<'static>)> {
        vec![("edit", text(&self.edit)), ("why", text(&self.why))]
    }
}

impl Fault for ArrangeError {
    fn key(&self) -> &'static str {
        match self {
            ArrangeError::NotStudy => "fault-arrange-not-study",
            ArrangeError::Edit(edit) => edit.key(),
            ArrangeError::Problems(_) => "fault-arrange-problems",
        }
    }
    fn args(&self, speaker: Speaker) -> Vec<(&'static str, Arg<'static>)> {
        match self {
            ArrangeError::NotStudy => Vec::new(),
            ArrangeError::Edit(edit) => edit.args(speaker),
            ArrangeError::Problems(all) => {
                vec![("count", count(all.len())), ("rule", text(all.first().map_or("", |p| p.rule.0)))]
            }
        }
    }
}

impl Fault for SaveError {
    fn key(&self) -> &'static str {
        match self {
            SaveError::File { .. } => "fault-save-file",
            SaveError::Long(_) => "fault-save-long",
            SaveError::Unreadable { .. } => "fault-save-unreadable",
            SaveError::Foreign(_) => "fault-save-foreign",
            SaveError::Format(_) => "fault-save-format",
            SaveError::Damaged => "fault-save-damaged",
            SaveError::Setup(_) => "fault-save-setup",
            SaveError::Entry(..) => "fault-save-entry",
        }
    }
    fn args(&self, _: Speaker) -> Vec<(&'static str, Arg<'static>)> {
        match self {
            SaveError::File { path, what, source } => vec![("path", text(path.display())), ("what", text(what)), ("why", text(source))],
            SaveError::Long(bytes) => vec![("bytes", Arg::from(*bytes))],
            SaveError::Unreadable { line, column, why } => vec![("line", count(*line)), ("column", count(*column)), ("why", text(why))],
            SaveError::Foreign(program) => vec![("program", text(program))],
            SaveError::Format(format) => vec![("format", Arg::from(*format))],
            SaveError::Damaged => Vec::new(),
            SaveError::Setup(why) => vec![("why", text(why))],
            SaveError::Entry(entry, why) => vec![("entry", count(*entry)), ("why", text(why))],
        }
    }
}

impl Fault for ExampleFault {
    fn key(&self) -> &'static str {
        "fault-example"
    }
    fn args(&self, _: Speaker) -> Vec<(&'static str, Arg<'static>)> {
        vec![("step", count(self.step)), ("line", text(&self.line)), ("why", text(&self.why))]
    }
}

impl Fault for HearError {
    fn key(&self) -> &'static str {
        match self {
            HearError::Empty => "fault-hear-empty",
            HearError::Verb(_) => "fault-hear-verb",
            HearError::Missing { .. } => "fault-hear-missing",
            HearError::Wrong { .. } => "fault-hear-wrong",
            HearError::Surplus(_) => "fault-hear-surplus",
        }
    }
    fn args(&self, _: Speaker) -> Vec<(&'static str, Arg<'static>)> {
        match self {
            HearError::Empty => Vec::new(),
            HearError::Verb(word) | HearError::Surplus(word) => vec![("word", text(word))],
            HearError::Missing { verb, arg } => vec![("verb", text(verb)), ("arg", text(arg))],
            HearError::Wrong { arg, word } => vec![("arg", text(arg)), ("word", text(word))],
        }
    }
}
