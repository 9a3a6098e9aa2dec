//! The state of the window: the game on the table, what is open, and the messages by which
//! everything is asked for. Mouse, keyboard and bots send the same [`Chosen`]; a choice made on an
//! older state of the table is dropped.

use super::{
    storage::{Folders, Writer, read_settings},
    table::Table,
};
use crate::{
    table::{
        action::{Action, Thing},
        ids::SeatId,
    },
    text::{Language, Localizer},
    ui::{
        command::{Command, Dialog, Screen, Tab},
        dialogs::Message as Note,
        help::Help,
        model::Mode,
        new_game::NewGameForm,
        rules::Reader,
        saves::{SaveFile, SavesForm},
        settings::Settings,
        study::StudyForm,
        table_text::TableText,
    },
};
use bevy::prelude::*;
use std::{path::PathBuf, time::Duration};

/// Somebody (a person, a bot, the keyboard) chooses.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The state on which the choice was made: [`Table::version`].
    pub state_no: u64,
    /// What is chosen.
    pub action: Action,
}

/// Somebody wants something of the window.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct CommandSent {
    /// What is wanted.
    pub command: Command,
    /// The state of the table that was seen when it was wanted ([`Table::version`]): what changes
    /// a game is dropped if another state stands there by then. Without one nobody looked at a
    /// table.
    pub seen: Option<u64>,
}

impl CommandSent {
    /// What somebody wants who looks at this session.
    pub fn seeing(session: &Session, command: Command) -> Self {
        Self { command, seen: session.table.as_ref().map(|t| t.version) }
    }
}

impl From<Command> for CommandSent {
    fn from(command: Command) -> Self {
        Self { command, seen: None }
    }
}

/// The rules have failed where somebody else than the handler of commands asked them.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct RulesFault {
    /// What was asked of the table.
    pub doing: String,
    /// What the panic said.
    pub why: String,
}

/// With what the window begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StartWith {
    /// A save to go on with.
    pub load: Option<PathBuf>,
    /// A file into which is written what can be clicked and where, for scripts that test the
    /// window.
    pub tell: Option<PathBuf>,
    /// A file into which is written how long each frame took, for measurements.
    pub frames: Option<PathBuf>,
    /// The seed that a new game is proposed with; without it every game draws its own.
    pub seed: Option<u64>,
    /// What is told at once, in the person's language.
    pub note: Option<String>,
}

/// The game on the table and everything that outlives a screen.
#[derive(Resource)]
pub struct Session {
    /// The game, if there is one.
    pub table: Option<Table>,
    /// Settings.
    pub settings: Settings,
    /// Where files lie.
    pub folders: Folders,
    /// The saves that were found last.
    pub saves: Vec<SaveFile>,
    /// Writes saves in the background.
    pub writer: Writer,
    /// Since when the present state has been seen, for the pauses of bots and replays.
    pub since: Duration,
}

impl Session {
    /// Reads settings and saves.
    pub fn open(folders: Folders) -> (Session, Option<String>) {
        let (settings, fault) = read_settings(&folders);
        let saves = super::storage::list(
            &folders,
            Localizer::new(
                Language::from_code(&settings.language).unwrap_or_else(Language::of_system),
            ),
        );
        (
            Session {
                table: None,
                settings,
                folders,
                saves,
                writer: Writer::new(),
                since: Duration::ZERO,
            },
            fault,
        )
    }
    /// The localizer of the language that is set.
    pub fn localizer(&self) -> Localizer {
        Localizer::new(
            Language::from_code(&self.settings.language).unwrap_or_else(Language::of_system),
        )
    }
    /// A texts for menus.
    pub fn texts(&self) -> TableText<'static> {
        TableText::plain(self.localizer())
    }
    /// Saves the game on the table to its own file, in the background.
    pub fn autosave(&mut self) {
        if let Some(table) = &mut self.table
            && table.mode == Mode::Play
        {
            let save = table.save();
            self.writer.write(table.file.clone(), save);
        }
    }
}

/// What is open in the window.
#[derive(Resource)]
pub struct Shell {
    /// The screen.
    pub screen: Screen,
    /// Dialogs, the topmost last.
    pub dialogs: Vec<Dialog>,
    /// The tab of the side panel.
    pub tab: Tab,
    /// The thing that is selected on the board.
    pub selected: Option<Thing>,
    /// The seat whose sheet is shown.
    pub shown_seat: SeatId,
    /// Things that a sentence points at, until a time.
    pub pointed: Option<(Vec<Thing>, Duration)>,
    /// Things that the pointer's widget speaks of.
    pub hovered: Vec<Thing>,
    /// Offers among which to choose at a place on the screen, for this state of the table.
    pub choice: Option<(Pos, Vec<usize>, u64)>,
    /// The rule reader.
    pub reader: Reader,
    /// The new-game form.
    pub new_game: NewGameForm,
    /// The save browser.
    pub saves_form: SavesForm,
    /// The position editor.
    pub study_form: StudyForm,
    /// The name that is typed for a save.
    pub save_name: String,
    /// The open help topic.
    pub help: Help,
    /// Messages at the edge, with the time at which they go.
    pub notes: Vec<(Note, Duration)>,
    /// Number of the next message.
    pub next_note: u64,
    /// Whether the end of this game has been shown.
    pub end_shown: bool,
    /// Where panels leave the board free, in logical pixels.
    pub free: Rect,
    /// The size the overlay was dressed for: window height, text size, motion.
    pub dressed: Option<(u32, u16, bool)>,
}

/// A place on the screen in logical pixels.
pub type Pos = (f32, f32);

impl Shell {
    /// The start screen.
    pub fn new(texts: TableText) -> Shell {
        Shell {
            screen: Screen::Start,
            dialogs: Vec::new(),
            tab: Tab::Log,
            selected: None,
            shown_seat: SeatId(0),
            pointed: None,
            hovered: Vec::new(),
            choice: None,
            reader: Reader::default(),
            new_game: NewGameForm::new(texts),
            saves_form: SavesForm::default(),
            study_form: StudyForm::default(),
            save_name: String::new(),
            help: Help::default(),
            notes: Vec::new(),
            next_note: 0,
            end_shown: false,
            free: Rect::default(),
            dressed: None,
        }
    }
    /// Shows a message for a while; the longer the text, the longer.
    pub fn note(&mut self, text: String, rule: Option<String>, warning: bool, now: Duration) {
        self.notes.retain(|(n, _)| n.text != text);
        let stay = Duration::from_millis(3500 + 60 * text.chars().count() as u64);
        self.next_note += 1;
        self.notes.push((Note { id: self.next_note, text, rule, warning }, now + stay));
        if self.notes.len() > 4 {
            self.notes.remove(0);
        }
    }
    /// Forgets what belongs to one game.
    pub fn clear_game(&mut self, tab: Tab) {
        self.dialogs.clear();
        self.tab = tab;
        self.selected = None;
        self.pointed = None;
        self.choice = None;
        self.end_shown = false;
        self.study_form = StudyForm::default();
    }
}

/// When the window must look again although nobody touches it.
#[derive(Resource, Default, Debug)]
pub struct Wake(pub Option<Duration>);

impl Wake {
    /// Asks to be woken after `wait`, or earlier if somebody else asked for that.
    pub fn after(&mut self, wait: Duration) {
        self.0 = Some(self.0.map_or(wait, |w| w.min(wait)));
    }
}
