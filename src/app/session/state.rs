//! The game on the table and everything that outlives a screen: settings, the lists that screens
//! show, their pictures, and what works in the background.

use crate::{
    app::{
        chooser::{Ask, ChosenFile, FileChooser},
        export_job::ExportJob,
        puzzle_making::PuzzleMaking,
        storage::{self, BackgroundPainter, Folders, Painted, Writer, read_settings},
        table::Table,
    },
    engine::statistics,
    table::{finished::Finished, game::Game, learn::Puzzle},
    text::{Language, Localizer},
    ui::{
        command::choosing::ChooseFor,
        learn::Progress,
        saves::{KeptFile, SaveFile},
        settings::Settings,
        statistics::StatisticsModel,
        table_text::TableText,
        thumbnails::Thumbnails,
    },
};
use bevy::prelude::*;
use bevy_egui::egui::ColorImage;
use std::{
    collections::{BTreeMap, hash_map::RandomState},
    hash::BuildHasher,
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

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
    /// A file into which is written when each question was shown and each choice made, for tests
    /// that press into the window.
    pub times: Option<PathBuf>,
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
    pub(super) taken: Vec<(PathBuf, PathBuf)>,
    /// The seeds that games and branches get, one after the other from here on; without it nobody
    /// knows them beforehand. For tests.
    pub seeds: Option<u64>,
    /// What is being written beside the saves.
    pub(in crate::app) export: Option<ExportJob>,
    /// The puzzle that is being made.
    pub(in crate::app) making: Option<PuzzleMaking>,
    /// The puzzle that was made last, with its game.
    pub(in crate::app) made: Option<(&'static dyn Game, Arc<Puzzle>)>,
    /// The dialog of the system that is open.
    pub(in crate::app) choosing: Option<FileChooser>,
    /// What answers in place of the dialog of the system. For tests.
    pub choose_with: Option<Ask>,
    /// What was written last beside the saves.
    pub exported: Option<PathBuf>,
    /// Whether the last writing beside the saves was stopped, as long as that is to be read.
    pub export_stopped: bool,
    /// Writes saves in the background.
    pub writer: Writer,
    /// Paints the pictures of saves in the background.
    pub painter: BackgroundPainter,
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
        let painter = BackgroundPainter::new(folders.pictures());
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
            making: None,
            made: None,
            choosing: None,
            choose_with: None,
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
    /// Opens the dialog of the system in which a file or a folder is chosen; one at a time.
    pub fn choose_file(&mut self, what: ChooseFor) {
        if self.choosing.is_none() {
            let title = self.texts().text(what.title());
            self.choosing = Some(FileChooser::open(what, title, self.choose_with));
        }
    }
    /// What was chosen in it, once it is closed.
    pub fn hear_chooser(&mut self) -> Option<ChosenFile> {
        Some(self.choosing.take_if(|dialog| dialog.is_over())?.end())
    }
    /// What the screen of statistics shows.
    pub fn statistics(&self) -> StatisticsModel<'_> {
        let Session { finished, damaged, counting, saves, .. } = self;
        StatisticsModel { games: finished, damaged: *damaged, saves, counting: *counting }
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
    /// The game that is played: on the table, or waiting for what is tried there.
    pub fn game(&self) -> Option<&Table> {
        self.table.as_ref().filter(|t| t.trial.is_none()).or(self.parked.last())
    }
    /// As [`Session::game`].
    pub fn game_mut(&mut self) -> Option<&mut Table> {
        let Session { table, parked, .. } = self;
        table.as_mut().filter(|t| t.trial.is_none()).or(parked.last_mut())
    }
    /// The branches of the one who may be looking, by their numbers.
    pub fn lines(&self) -> Vec<&Table> {
        let Some(here) = &self.table else { return Vec::new() };
        let owner = here.trial.as_ref().map_or(here.viewer(), |t| t.info.owner);
        let own = |t: &&Table| t.trial.as_ref().is_some_and(|t| t.info.owner == owner);
        let kept = self.game().into_iter().flat_map(|game| &game.kept.tables);
        let mut lines: Vec<&Table> = kept.chain([here]).filter(own).collect();
        lines.sort_by_key(|t| t.line());
        lines
    }
}
