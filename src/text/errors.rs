//! The sentences for what can go wrong at a table: set-up, taking back, editing, saving, reading.
//! The technical detail of a reader, and what a file system says seldom, stays as it was given.
//! Nothing is decided here.

use super::localizer::{Args, Localizer};
use crate::table::{
    action::ParseError,
    edit::EditError,
    example::ExampleFault,
    game::SetupError,
    play::{ArrangeError, UndoError},
    record::SaveError,
};
use fluent_bundle::FluentValue as Arg;

/// Something that went wrong, with its text key and its arguments.
pub trait LocalizedError {
    /// The text key.
    fn key(&self) -> &'static str;
    /// The arguments, worded by `localizer` where they have words.
    fn args(&self, localizer: Localizer) -> Vec<(&'static str, Arg<'static>)>;
}

impl Localizer {
    /// The sentence for what went wrong.
    pub fn fault(self, fault: &dyn LocalizedError) -> String {
        let args: Args<'_> = fault.args(self).into_iter().collect();
        self.word_with(fault.key(), &args)
    }
}

fn text(s: impl ToString) -> Arg<'static> {
    Arg::from(s.to_string())
}
/// What a file system said, in words of people where they are known.
fn disk(error: &std::io::Error, localizer: Localizer) -> Arg<'static> {
    use std::io::ErrorKind;
    let key = match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "fault-disk-full",
        ErrorKind::ReadOnlyFilesystem => "fault-disk-read-only",
        ErrorKind::PermissionDenied => "fault-disk-forbidden",
        ErrorKind::NotFound => "fault-disk-missing",
        ErrorKind::NotADirectory => "fault-disk-no-folder",
        // What the table itself says of a pipe, a device or a folder.
        ErrorKind::Unsupported | ErrorKind::IsADirectory => "fault-disk-no-file",
        _ => return text(error),
    };
    text(localizer.word(key))
}
fn count(n: usize) -> Arg<'static> {
    Arg::from(n as u64)
}

impl LocalizedError for SetupError {
    fn key(&self) -> &'static str {
        match self {
            SetupError::Game(..) => "fault-setup-game",
            SetupError::Edition(..) => "fault-setup-edition",
            SetupError::Seats { .. } => "fault-setup-seats",
            SetupError::Option(..) => "fault-setup-option",
            SetupError::OptionValue { .. } => "fault-setup-option-value",
            SetupError::Exclusive(..) => "fault-setup-exclusive",
            SetupError::Race { .. } => "fault-setup-race",
            SetupError::Dealt(_) => "fault-setup-dealt",
            SetupError::Level(_) => "fault-setup-level",
            SetupError::Rule { key, .. } => key,
        }
    }
    fn args(&self, _: Localizer) -> Vec<(&'static str, Arg<'static>)> {
        match self {
            SetupError::Game(name, known)
            | SetupError::Edition(name, known)
            | SetupError::Option(name, known) => {
                vec![("name", text(name)), ("known", text(known))]
            }
            SetupError::Seats { seats, least, most } => {
                vec![("seats", count(*seats)), ("least", count(*least)), ("most", count(*most))]
            }
            SetupError::OptionValue { key, value, expected } => vec![
                ("name", text(key)),
                ("value", Arg::from(*value)),
                ("expected", text(expected)),
            ],
            SetupError::Exclusive(a, b) => vec![("a", text(a)), ("b", text(b))],
            SetupError::Race { seat, race, why } => {
                vec![("seat", count(*seat)), ("name", text(race)), ("why", text(why))]
            }
            SetupError::Dealt(misfit) => {
                vec![
                    ("outcome", Arg::from(i64::from(misfit.outcome))),
                    ("most", Arg::from(i64::from(misfit.below) - 1)),
                ]
            }
            SetupError::Level(why) => vec![("why", text(why))],
            SetupError::Rule { rule, args, .. } => std::iter::once(("rule", text(rule)))
                .chain(args.iter().map(|(name, value)| (*name, text(value))))
                .collect(),
        }
    }
}

impl LocalizedError for UndoError {
    fn key(&self) -> &'static str {
        match self {
            UndoError::Nothing => "fault-undo-nothing",
            UndoError::Barrier => "fault-undo-barrier",
            UndoError::Edited => "fault-undo-edited",
        }
    }
    fn args(&self, _: Localizer) -> Vec<(&'static str, Arg<'static>)> {
        Vec::new()
    }
}

impl LocalizedError for EditError {
    fn key(&self) -> &'static str {
        "fault-edit"
    }
    fn args(&self, _: Localizer) -> Vec<(&'static str, Arg<'static>)> {
        vec![("edit", text(&self.edit)), ("why", text(&self.why))]
    }
}

impl LocalizedError for ArrangeError {
    fn key(&self) -> &'static str {
        match self {
            ArrangeError::NotStudy => "fault-arrange-not-study",
            ArrangeError::Edit(edit) => edit.key(),
            ArrangeError::Problems(_) => "fault-arrange-problems",
        }
    }
    fn args(&self, localizer: Localizer) -> Vec<(&'static str, Arg<'static>)> {
        match self {
            ArrangeError::NotStudy => Vec::new(),
            ArrangeError::Edit(edit) => edit.args(localizer),
            ArrangeError::Problems(all) => {
                vec![
                    ("count", count(all.len())),
                    ("rule", text(all.first().map_or("", |p| p.rule.0))),
                ]
            }
        }
    }
}

impl LocalizedError for SaveError {
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
    fn args(&self, localizer: Localizer) -> Vec<(&'static str, Arg<'static>)> {
        match self {
            SaveError::File { path, what, source } => vec![
                ("path", text(path.display())),
                ("what", text(what)),
                ("why", disk(source, localizer)),
            ],
            SaveError::Long(bytes) => vec![("bytes", Arg::from(*bytes))],
            SaveError::Unreadable { line, column, why } => {
                vec![("line", count(*line)), ("column", count(*column)), ("why", text(why))]
            }
            SaveError::Foreign(program) => vec![("program", text(program))],
            SaveError::Format(format) => vec![("format", Arg::from(*format))],
            SaveError::Damaged => Vec::new(),
            SaveError::Setup(why) => vec![("why", text(why))],
            SaveError::Entry(entry, why) => vec![("entry", count(*entry)), ("why", text(why))],
        }
    }
}

impl LocalizedError for ExampleFault {
    fn key(&self) -> &'static str {
        "fault-example"
    }
    fn args(&self, _: Localizer) -> Vec<(&'static str, Arg<'static>)> {
        vec![("step", count(self.step)), ("line", text(&self.line)), ("why", text(&self.why))]
    }
}

impl LocalizedError for ParseError {
    fn key(&self) -> &'static str {
        match self {
            ParseError::Empty => "fault-hear-empty",
            ParseError::Verb(_) => "fault-hear-verb",
            ParseError::Missing { .. } => "fault-hear-missing",
            ParseError::Wrong { .. } => "fault-hear-wrong",
            ParseError::Surplus(_) => "fault-hear-surplus",
        }
    }
    fn args(&self, _: Localizer) -> Vec<(&'static str, Arg<'static>)> {
        match self {
            ParseError::Empty => Vec::new(),
            ParseError::Verb(word) | ParseError::Surplus(word) => vec![("word", text(word))],
            ParseError::Missing { verb, arg } => vec![("verb", text(verb)), ("arg", text(arg))],
            ParseError::Wrong { arg, word } => vec![("arg", text(arg)), ("word", text(word))],
        }
    }
}
