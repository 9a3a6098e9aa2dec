//! The state of the window: the game on the table, what is open, and the messages by which
//! everything is asked for. Mouse, keyboard and bots send the same [`Chosen`]; a choice made on an
//! older state of the table is dropped.

use super::{
    export::ExportJob,
    routes::Routes,
    storage::{self, Folders, Lock, Painted, Painter, Writer, read_settings},
    table::Table,
};
use crate::{
    engine::statistics,
    table::{
        action::{Action, Message as Sentence, Thing},
        finished::Finished,
        ids::SeatId,
    },
    text::{Arg, Args, Language, Localizer},
    ui::{
        command::{Command, Dialog, Screen, Tab},
        dialogs::{Notice as Note, Saved},
        export::ExportForm,
        help::Help,
        learn::Progress,
        model::Mode,
        new_game::NewGameForm,
        rules::RulebookReader,
        saves::{KeptFile, SaveFile, SavesForm},
        saving::UnsavedModel,
        settings::Settings,
        statistics::{StatisticsForm, StatisticsModel},
        study::StudyForm,
        table_text::TableText,
        thumbnails::Thumbnails,
        told::Gathered,
    },
};
use bevy::prelude::*;
use bevy_egui::egui::ColorImage;
use std::{
    collections::{BTreeMap, hash_map::RandomState},
    hash::BuildHasher,
    path::{Path, PathBuf},
    time::Duration,
};

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
    /// Games that were left for the one on the table, the last one on top: they wait as they were.
    pub parked: Vec<Table>,
    /// Settings.
    pub settings: Settings,
    /// Where files lie.
    pub folders: Folders,
    /// The folder that is proposed for copies of saves.
    pub away: String,
    /// What the person has learnt already.
    pub progress: Progress,
    /// The saves that were found last.
    pub saves: Vec<SaveFile>,
    /// The finished games that were read last.
    pub finished: Vec<Finished>,
    /// How many lines of their file cannot be read.
    pub damaged: usize,
    /// Whether the saves are being looked through for finished games.
    pub counting: bool,
    /// What can be brought back, as far as it was found last.
    pub kept: Vec<KeptFile>,
    /// Why the last attempt to write a file failed.
    pub unwritten: BTreeMap<PathBuf, String>,
    /// Files in whose place somebody else had put something, and where that is kept now: what is
    /// still to be told.
    pub kept_beside: Vec<(PathBuf, PathBuf)>,
    /// Files that other windows have taken, and in which the games go on: what is still to be told.
    taken: Vec<(PathBuf, PathBuf)>,
    /// The seeds that games and branches get, one after the other from here on; without it nobody
    /// knows them beforehand. For tests.
    pub seeds: Option<u64>,
    /// What is being written beside the saves.
    pub(super) export: Option<ExportJob>,
    /// What was written last beside the saves.
    pub exported: Option<PathBuf>,
    /// Whether the last writing beside the saves was stopped, as long as that is to be read.
    pub export_stopped: bool,
    /// Writes saves in the background.
    pub writer: Writer,
    /// Paints the pictures of saves in the background.
    pub painter: Painter,
    /// The pictures of saves.
    pub pictures: Thumbnails,
    /// The pictures of worked examples, for the help.
    pub positions: Thumbnails,
    /// Since when the present state has been seen, for the pauses of bots and replays.
    pub since: Duration,
}

impl Session {
    /// Reads settings and saves.
    pub fn open(folders: Folders) -> (Session, Option<String>) {
        let (settings, fault) = read_settings(&folders);
        let painter = Painter::new(folders.pictures());
        let progress = storage::read_progress(&folders);
        let mut session = Session {
            progress,
            table: None,
            parked: Vec::new(),
            settings,
            folders,
            away: storage::away().display().to_string(),
            saves: Vec::new(),
            finished: Vec::new(),
            damaged: 0,
            counting: false,
            kept: Vec::new(),
            unwritten: BTreeMap::new(),
            kept_beside: Vec::new(),
            taken: Vec::new(),
            seeds: None,
            export: None,
            exported: None,
            export_stopped: false,
            writer: Writer::new(),
            painter,
            pictures: Thumbnails::default(),
            positions: Thumbnails::default(),
            since: Duration::ZERO,
        };
        session.find_saves();
        (session, fault)
    }
    /// Looks which saves there are, and what can be brought back.
    pub fn find_saves(&mut self) {
        self.saves = storage::list(&self.folders, self.localizer());
        self.kept = storage::kept(&self.folders);
        self.pictures.keep(&self.saves.iter().map(SaveFile::key).collect());
        self.painter.keep(self.saves.iter().map(|save| save.stamp).collect());
    }
    /// Has the pictures painted that somebody looks at; whether any is still to come.
    pub fn paint_pictures(&mut self) -> bool {
        for key in self.pictures.wanted() {
            self.painter.paint(key);
        }
        for key in self.positions.wanted() {
            self.painter.paint_example(key);
        }
        for painted in self.painter.painted() {
            let (pictures, key, image) = match painted {
                Painted::Picture(key, image) => (&self.pictures, key, image),
                Painted::Position(key, image) => (&self.positions, key, image),
                Painted::Counted => {
                    self.counting = false;
                    self.read_statistics();
                    continue;
                }
            };
            let picture = image.map(|image| {
                let size = [image.width() as usize, image.height() as usize];
                ColorImage::from_rgba_unmultiplied(size, image.as_raw())
            });
            pictures.put(key, picture);
        }
        self.counting || self.pictures.waits() || self.positions.waits()
    }
    /// What the screen of statistics shows.
    pub fn statistics(&self) -> StatisticsModel<'_> {
        let Session { finished, damaged, counting, .. } = self;
        StatisticsModel { games: finished, damaged: *damaged, counting: *counting }
    }
    /// Looks at the finished games, and has those among the saves counted that are not yet.
    pub fn count_finished(&mut self) {
        self.read_statistics();
        self.counting = true;
        self.painter.count(self.folders.statistics(), self.folders.saves.clone());
    }
    /// Reads the finished games; why that is not possible is logged.
    pub fn read_statistics(&mut self) {
        match statistics::read(&self.folders.statistics()) {
            Ok((games, damaged)) => (self.finished, self.damaged) = (games, damaged),
            Err(fault) => warn!("{}", self.localizer().fault(&fault)),
        }
    }
    /// A seed that nobody knows beforehand, out of all there are.
    pub fn fresh_seed(&mut self) -> u64 {
        match &mut self.seeds {
            Some(next) => {
                *next += 1;
                *next
            }
            // The system's own chance stands behind these keys. 0 means that a seed is still to be
            // drawn.
            None => RandomState::new().hash_one(std::time::SystemTime::now()).max(1),
        }
    }
    /// The localizer of the language that is set.
    pub fn localizer(&self) -> Localizer {
        Localizer::new(
            Language::from_code(&self.settings.language).unwrap_or_else(Language::of_system),
        )
    }
    /// Texts for menus.
    pub fn texts(&self) -> TableText<'static> {
        TableText::plain(self.localizer())
    }
    /// Saves what was done on the table to its own file, in the background.
    pub fn autosave(&mut self) {
        let due = |t: &Table, unwritten: &BTreeMap<PathBuf, String>| {
            t.writes() && (t.dirty || t.touched && unwritten.contains_key(&t.file))
        };
        if self.table.as_ref().is_some_and(|t| due(t, &self.unwritten)) {
            self.hold_files();
        }
        let Session { table, unwritten, writer, .. } = self;
        if let Some(table) = table.as_mut().filter(|t| due(t, unwritten)) {
            table.dirty = false;
            let save = table.save();
            writer.write(table.file.clone(), save);
        }
        self.keep_plans();
    }
    /// Sees to it that no other window writes the files of the games that are open, before they are
    /// written: where locks have gone with their folder and another window has a file by now, the
    /// game goes on in a file of its own.
    pub fn hold_files(&mut self) {
        let localizer = self.localizer();
        let Session { table, parked, folders, writer, unwritten, taken, .. } = self;
        for table in table.iter_mut().chain(parked).filter(|t| t.writes()) {
            let Some(lock) = &mut table.lock else { continue };
            if lock.renew(folders, &table.file).is_ok() {
                continue;
            }
            // Else a file that is about to be written would look free.
            writer.flush();
            let name = [("name", Arg::from(file_name(&table.file)))];
            let name = localizer.word_with("ui-file-copy", &Args::from_iter(name));
            let there = storage::fresh_path(folders, &name);
            table.lock = Lock::of(folders, &there).ok();
            let before = std::mem::replace(&mut table.file, there.clone());
            unwritten.remove(&before);
            table.kept.changed = true;
            writer.write(there.clone(), table.save());
            taken.push((before, there));
        }
    }
    /// Keeps what is tried beside the game, where it has changed since.
    fn keep_plans(&mut self) {
        let Session { table, parked, folders, writer, .. } = self;
        let (tried, game) = match table {
            Some(table) if table.trial.is_some() => (Some(table), parked.last_mut()),
            other => (None, other.as_mut()),
        };
        let Some(game) = game.filter(|game| game.writes() && game.mode == Mode::Play) else {
            return;
        };
        let mut changed = std::mem::take(&mut game.kept.changed);
        let tried = tried.map(|table| {
            changed |= std::mem::take(&mut table.dirty);
            &*table
        });
        if changed {
            let plans = game.plans_with(tried);
            writer.write_plans(storage::plans_of(folders, &game.file), plans);
        }
    }
    /// Hears what came of writing; tells what went wrong that had not gone wrong before.
    pub fn hear_writer(&mut self) -> Vec<String> {
        let mut news = Vec::new();
        for (path, done) in self.writer.written() {
            match done {
                Ok(kept) => {
                    self.unwritten.remove(&path);
                    self.kept_beside.extend(kept.map(|there| (path, there)));
                }
                Err(fault) => {
                    let why = self.localizer().fault(&fault);
                    if self.unwritten.insert(path, why.clone()).as_ref() != Some(&why) {
                        news.push(why);
                    }
                }
            }
        }
        news
    }
    /// What somebody else had put in the place of files, and which files other windows have taken,
    /// in sentences, once.
    pub fn tell_kept_beside(&mut self) -> Vec<String> {
        let localizer = self.localizer();
        let sentence = |key: &str, (file, there): (PathBuf, PathBuf)| {
            let args = [("name", file_name(&file)), ("other", file_name(&there))];
            let args = args.map(|(key, name)| (key, Arg::from(name)));
            localizer.word_with(key, &Args::from_iter(args))
        };
        let beside = std::mem::take(&mut self.kept_beside).into_iter();
        let taken = std::mem::take(&mut self.taken).into_iter();
        let beside = beside.map(|files| sentence("ui-save-kept-beside", files));
        beside.chain(taken.map(|files| sentence("ui-save-taken", files))).collect()
    }
    /// Saves the game on the table and waits until that is done; why it could not be.
    pub fn save_now(&mut self) -> Option<String> {
        self.autosave();
        self.writer.flush();
        self.hear_writer();
        self.unwritten.get(&self.table.as_ref()?.file).cloned()
    }
    /// What is true of the file of the game on the table.
    pub fn saved(&self) -> Saved {
        let Some(table) = &self.table else { return Saved::Always };
        match (self.unwritten.get(&table.file), table.mode) {
            (_, Mode::Replay { .. }) => Saved::Watched,
            (None, Mode::Play) if table.trial.is_some() => Saved::Trial,
            (_, Mode::Play) if table.learns() => Saved::Taught,
            (Some(why), _) => Saved::Failed(why.clone()),
            (None, Mode::Play) => Saved::Always,
            (None, Mode::Study) if !table.touched && !table.file.exists() => Saved::Untouched,
            (None, Mode::Study) => Saved::Study(file_name(&table.file)),
        }
    }
}

/// The name of a save for people.
pub fn file_name(path: &Path) -> String {
    path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default()
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
    pub reader: RulebookReader,
    /// The new-game form.
    pub new_game: NewGameForm,
    /// The save browser.
    pub saves_form: SavesForm,
    /// The statistics.
    pub statistics_form: StatisticsForm,
    /// The position editor.
    pub study_form: StudyForm,
    /// The name that is typed for a save.
    pub save_name: String,
    /// What is told of the game that has ended, as far as it was asked for.
    pub told: Gathered,
    /// What is to be written beside the saves.
    pub export: ExportForm,
    /// What is known of a game that cannot be saved.
    pub unsaved: UnsavedModel,
    /// The folder that is typed for it.
    pub unsaved_folder: String,
    /// The open help topic.
    pub help: Help,
    /// Messages at the edge, with the time at which they go.
    pub notes: Vec<(Note, Duration)>,
    /// Number of the next message.
    pub next_note: u64,
    /// The person for whom the curtain hung in the picture before.
    pub called: Option<SeatId>,
    /// Whether the end of this game has been shown.
    pub end_shown: bool,
    /// Where panels leave the board free, in logical pixels.
    pub free: Rect,
    /// How wide and high that is where no branch takes a part of it, in whole pixels: by it a game
    /// arranges its table, so that nothing changes its place because somebody tries something.
    pub room: (u16, u16),
    /// The ways that one click flies.
    pub routes: Routes,
    /// Where each seat is bound for: a way that was broken off is gone on later.
    courses: Vec<(SeatId, Thing)>,
    /// Computer players are not waited for until a person is asked.
    pub skipping: bool,
    /// What a computer player would do for the person who is asked.
    pub counsel: Option<Counsel>,
    /// Which step of what others did is shown on the board, and on which picture of the table it
    /// was asked for.
    pub walk: Option<(usize, u64)>,
    /// What the overlay was dressed for: window height, text size, motion, contrast.
    pub dressed: Option<(u32, u16, bool, bool)>,
}

/// What a computer player would do, as long as the picture of the table is the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counsel {
    /// The picture: [`Table::version`].
    pub version: u64,
    /// What it would do.
    pub action: Action,
    /// Why, where the player itself says it.
    pub why: Option<Sentence>,
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
            reader: RulebookReader::default(),
            new_game: NewGameForm::new(texts),
            saves_form: SavesForm::default(),
            statistics_form: StatisticsForm::default(),
            study_form: StudyForm::default(),
            save_name: String::new(),
            told: Gathered::default(),
            export: ExportForm::default(),
            unsaved: UnsavedModel::default(),
            unsaved_folder: String::new(),
            help: Help::default(),
            notes: Vec::new(),
            next_note: 0,
            called: None,
            end_shown: false,
            free: Rect::default(),
            room: (0, 0),
            routes: Routes::default(),
            courses: Vec::new(),
            skipping: false,
            counsel: None,
            walk: None,
            dressed: None,
        }
    }
    /// What was pressed once on the board and waits for the second press.
    pub fn armed(&self, table: &Table) -> Option<Action> {
        let (_, offers, version) = self.choice.as_ref()?;
        let [only] = offers.as_slice() else { return None };
        table.sight.offers.get(*only).filter(|_| *version == table.version).map(|o| o.action)
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
    /// Where a seat is bound for.
    pub fn course(&self, seat: SeatId) -> Option<Thing> {
        self.courses.iter().find(|(s, _)| *s == seat).map(|(_, to)| *to)
    }
    /// Sets where a seat is bound for.
    pub fn set_course(&mut self, seat: SeatId, to: Option<Thing>) {
        self.courses.retain(|(s, _)| *s != seat);
        self.courses.extend(to.map(|to| (seat, to)));
    }
    /// Forgets the place that somebody looked at: what was to be done there is done.
    pub fn let_go_of_place(&mut self) {
        if matches!(self.selected, Some(Thing::Space(_) | Thing::Zone(_))) {
            self.selected = None;
        }
    }
    /// Forgets what somebody chose, pointed at or was told: the screen goes to another person.
    pub fn forget_person(&mut self) {
        self.selected = None;
        self.pointed = None;
        self.choice = None;
        self.counsel = None;
        self.walk = None;
        self.hovered.clear();
        self.notes.retain(|(note, _)| note.rule.is_none());
    }
    /// Forgets what belongs to one game.
    pub fn clear_game(&mut self, tab: Tab) {
        self.dialogs.clear();
        self.tab = tab;
        self.selected = None;
        self.pointed = None;
        self.choice = None;
        self.courses.clear();
        self.skipping = false;
        self.counsel = None;
        self.walk = None;
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
