//! Which game lies on the table: a new one, a save, a worked example. No file is written but that
//! of the game itself, and no game is left without being kept.

use super::{
    context::{CommandContext, WATCH},
    files::holds_secrets,
};
use crate::{
    app::{
        session::file_name,
        storage::{self, Lock, Opened},
        table::{Stepped, Table},
    },
    games,
    table::{
        catalogue::Chooser,
        example,
        game::{Game, Setup},
        ids::Viewer,
        play::Play,
        record::ForkPoint,
    },
    ui::{
        command::{Command, Dialog, Screen, Tab},
        game_ui,
        model::Mode,
        rules::edition_name,
        saves,
        settings::Settings,
        table_text::TableText,
    },
    view::board::BoardCommand,
};
use std::path::{Path, PathBuf};

impl CommandContext<'_, '_> {
    /// Which game lies on the table.
    pub(super) fn on_games(&mut self, command: Command) {
        match command {
            Command::NewGame(game) => {
                self.shell.new_game.choose_game(game);
                self.go(Screen::NewGame);
            }
            Command::Begin(setup) => self.begin(*setup),
            Command::Rematch => {
                let seed = self.session.fresh_seed();
                if let Some(setup) = self.session.table.as_ref().map(|t| t.again(seed)) {
                    self.begin(setup);
                }
            }
            Command::Continue => {
                if let Some(path) = saves::newest(&self.session.saves).map(|s| s.path.clone()) {
                    self.load(&path, Mode::Play);
                }
            }
            Command::Load(path) => self.load(&path, Mode::Play),
            Command::Watch(path) => self.load(&path, WATCH),
            Command::Study(Some(path)) => self.load(&path, Mode::Study),
            Command::Study(None) => self.study_this(),
            Command::WatchAgreed(path) => self.load_agreed(&path, WATCH),
            Command::PlayAgreed(path) => self.load_agreed(&path, Mode::Play),
            Command::OpenCopy(path) => self.open_copy(&path),
            Command::OpenExample(game, number, edition) => {
                self.open_example(game, &number, &edition);
            }
            Command::PlayOn => self.play_on(),
            Command::WatchThis => self.watch_this(),
            Command::WatchSince => self.watch_since(),
            Command::OpenEverything => self.open_everything(),
            Command::BackToGame => self.back_to_game(),
            _ => {}
        }
    }

    /// A file that is not there yet, by a text with the name of another file and an entry.
    pub(super) fn file_beside(&mut self, key: &str, name: &str, entry: usize) -> PathBuf {
        // Else a file that is about to be written would look free.
        self.session.writer.flush();
        let short: String = name.chars().take(saves::NAME_IN_BRANCH).collect();
        let texts = self.session.texts();
        let words = texts.localizer.word_with(
            key,
            &crate::text::Args::from_iter([
                ("name", crate::text::Arg::from(short.trim().to_owned())),
                ("entry", crate::text::Arg::from(entry as i64)),
            ]),
        );
        storage::fresh_path(&self.session.folders, &words)
    }

    fn begin(&mut self, mut setup: Setup) {
        if !self.may_leave(&Command::Begin(Box::new(setup.clone()))) {
            return;
        }
        if setup.seed == 0 {
            setup.seed = self.session.fresh_seed();
        }
        let names: Vec<&str> = setup.seats.iter().map(|s| s.name.as_str()).collect();
        let game = games::by_id(&setup.game);
        let texts = self.session.texts();
        let title = game.as_ref().map(|g| game_title(texts, *g, &setup.edition));
        let title = title.unwrap_or_default();
        let name = format!("{title} – {}", names.join(", "));
        self.session.writer.flush();
        let file = storage::fresh_path(&self.session.folders, &name);
        match game.and_then(|game| Play::begin(game, setup.clone())) {
            Ok(play) => {
                let mode = if setup.study { Mode::Study } else { Mode::Play };
                let mut table = Table::new(play, mode, file);
                if mode == Mode::Play {
                    table.touch();
                }
                table.cover(self.session.settings.curtain, true);
                self.session.parked.clear();
                // What was tried beside a game that had this name is not of this one.
                let plans = storage::plans_of(&self.session.folders, &table.file);
                self.session.writer.write_plans(plans, storage::PlanFile::new(0, 0));
                self.put_on_table(table);
                self.shell.new_game.begun();
                self.remember_names(&setup);
            }
            Err(fault) => self.tell_fault(&fault),
        }
    }

    /// The next game is set up with the names of the people who play this one; who has none is
    /// numbered again.
    fn remember_names(&mut self, setup: &Setup) {
        let texts = self.session.texts();
        let numbered =
            |name: &str| (1..=8).any(|n| texts.count("ui-seat-name", "number", n) == name);
        let people = setup.seats.iter().filter(|seat| seat.by == Chooser::Person);
        let names: Vec<String> = people.map(|seat| seat.name.clone()).collect();
        let settings = &self.session.settings;
        if names == settings.names || names.iter().any(|name| numbered(name)) {
            return;
        }
        self.set(Settings { names, ..settings.clone() });
    }

    /// Opens a save. Where it parts from today's rules, or another window has it open, somebody is
    /// asked first.
    pub(super) fn load(&mut self, path: &Path, mode: Mode) {
        // Else a file that is about to be written would be read as it was.
        self.session.writer.flush();
        let opened = match storage::open(path, self.session.localizer()) {
            Ok(opened) => opened,
            Err(fault) => return self.tell_load_failed(&fault),
        };
        if let Some(parting) = opened.parting {
            return self.open(Dialog::Differs(path.to_owned(), Box::new(parting)));
        }
        if opened.foreign {
            self.tell_key("ui-load-foreign", false);
        }
        self.lay_out(path, mode, opened);
    }

    pub(super) fn tell_load_failed(&mut self, why: &str) {
        let text = self.session.texts().named("ui-load-failed", "why", why);
        self.tell(text, true);
    }

    /// Lays an opened save out: the game itself, or what was asked for beside it.
    fn lay_out(&mut self, path: &Path, mode: Mode, opened: Opened) {
        let study = opened.play.setup().study;
        let Opened { play, save, scenario, stamp, .. } = opened;
        let curtain = self.session.settings.curtain;
        if scenario {
            let file = self.file_beside("ui-file-position", &file_name(path), 0);
            return self.put_on_table(Table::new(play, Mode::Study, file));
        }
        // A study goes on where it was left, in its own file; of a game a study is a branch.
        let own = if study && mode == Mode::Play { Mode::Study } else { mode };
        let mut table = Table::new(play, own, path.to_owned());
        if let Some(save) = save {
            table.branch = save.branch;
            table.remember(save.told, save.notes);
        }
        if own == Mode::Study && !study {
            self.put_fork_of(&mut table, Mode::Study, "ui-file-study");
            return;
        }
        if table.writes() {
            match Lock::of(&self.session.folders, path) {
                Ok(lock) => table.lock = Some(lock),
                Err(_) => return self.open(Dialog::InUse(path.to_owned())),
            }
            if let Some(stamp) = stamp {
                self.session.writer.know(path.to_owned(), stamp);
            }
        }
        table.cover(curtain, false);
        self.take_plans_in(&mut table);
        table.look();
        self.put_on_table(table);
    }

    /// Lays what was tried beside a game the last time beside it again.
    fn take_plans_in(&mut self, table: &mut Table) {
        if !table.writes() || table.mode != Mode::Play {
            return;
        }
        let tree = table.save().tree();
        match storage::read_plans(&self.session.folders, &table.file, tree) {
            Ok(Some(plans)) => {
                if !table.take_plans_in(&plans) {
                    self.tell_key("ui-plans-lost", false);
                }
            }
            Ok(None) => {}
            Err(fault) => {
                let why = self.session.localizer().fault(&fault);
                let text = self.session.texts().named("ui-plans-unread", "why", &why);
                self.tell(text, true);
            }
        }
    }

    /// As far as record and rules of today agree: watched, or played on as a new game.
    fn load_agreed(&mut self, path: &Path, mode: Mode) {
        let opened = match storage::open(path, self.session.localizer()) {
            Ok(opened) => opened,
            Err(fault) => return self.tell_load_failed(&fault),
        };
        if mode == WATCH {
            // As it was played, where the level files of then are at hand.
            let Opened { play, recorded, .. } = opened;
            let (play, parting, recorded) = (recorded.unwrap_or(play), None, None);
            return self.lay_out(path, WATCH, Opened { play, parting, recorded, ..opened });
        }
        if opened.parting.is_some_and(|parting| !parting.dealt) {
            return;
        }
        let entry = opened.play.entries().len();
        let file = self.file_beside("ui-file-branch", &file_name(path), entry);
        let mode = if opened.play.setup().study { Mode::Study } else { Mode::Play };
        let mut table = Table::new(opened.play, mode, file);
        // It stands beside the game that it comes from.
        table.branch = Some(ForkPoint { entry });
        table.touch();
        table.cover(self.session.settings.curtain, false);
        self.put_on_table(table);
    }

    /// Plays on in a copy of a save that another window has open.
    fn open_copy(&mut self, path: &Path) {
        match storage::open(path, self.session.localizer()) {
            // Whoever plays it in the other window could not be told.
            Ok(Opened { save: Some(save), .. }) if holds_secrets(&save) => {
                self.tell_key("ui-in-use-secret", true);
            }
            Ok(opened) => {
                let file = self.file_beside("ui-file-copy", &file_name(path), 0);
                let study = opened.play.setup().study;
                let mode = if study { Mode::Study } else { Mode::Play };
                let mut table = Table::new(opened.play, mode, file);
                if let Some(save) = opened.save {
                    table.branch = save.branch;
                    table.remember(save.told, save.notes);
                }
                table.touch();
                table.cover(self.session.settings.curtain, false);
                self.put_on_table(table);
            }
            Err(fault) => self.tell_load_failed(&fault),
        }
    }

    /// Sets a worked example up in study mode; the game that was on the table waits.
    fn open_example(&mut self, game: &str, number: &str, edition: &str) {
        if self.curtain_hangs() {
            return;
        }
        let Ok(game) = games::by_id(game) else { return };
        let Some(found) = example::find(game, number) else { return };
        match found.begin(game, edition) {
            Ok(play) => {
                let file = self.file_beside("ui-file-example", number, 0);
                self.park();
                let mut table = Table::new(play, Mode::Study, file);
                table.show_example(found);
                self.put_on_table(table);
                self.shell.dialogs.clear();
                let texts = self.session.texts();
                let text = texts.text(&format!("{}.given", found.text_key(game)));
                self.tell(text, false);
            }
            Err(fault) => {
                let why = self.session.localizer().fault(&fault);
                self.tell_load_failed(&why);
            }
        }
    }

    /// Plays the next step of a worked example, or begins it again.
    pub(super) fn example_step(&mut self, again: bool) {
        let Some(table) = self.session.table.as_mut() else { return };
        if again {
            table.example_again();
            return self.after_change();
        }
        let stepped = table.example_step();
        self.session.autosave();
        self.after_change();
        match stepped {
            Ok(Stepped::Done | Stepped::Over) => {}
            Ok(Stepped::Refused(rule)) => {
                let text = self.session.texts().named("ui-example-refused", "rule", &rule);
                let now = self.now();
                self.shell.note(text, Some(rule), true, now);
            }
            Err(_) => self.tell_key("ui-example-otherwise", true),
        }
    }

    /// Brings a table to the screen.
    pub(super) fn put_on_table(&mut self, mut table: Table) {
        let tab = match table.mode {
            Mode::Study => Tab::Study,
            Mode::Replay { .. } => Tab::Replay,
            Mode::Play => {
                game_ui::of(table.sight.game).tabs().first().map_or(Tab::Log, |t| Tab::Game(t.key))
            }
        };
        if table.lock.is_none() && table.writes() {
            // A file of its own, that nobody else knows of.
            table.lock = Lock::of(&self.session.folders, &table.file).ok();
        }
        self.lay(table, tab);
        self.board.write(BoardCommand::Fit);
    }

    /// Brings a table to the screen, and shows this sheet beside it.
    pub(super) fn lay(&mut self, table: Table, tab: Tab) {
        self.shell.clear_game(tab);
        self.shell.screen = Screen::Table;
        self.shell.reader.edition = None;
        if let Viewer::Seat(seat) = table.viewer() {
            self.shell.shown_seat = seat;
        } else {
            self.shell.shown_seat = table.sight.chooser().unwrap_or_default();
        }
        self.session.table = Some(table);
        self.session.since = self.now();
        self.session.autosave();
        self.after_change();
    }
}

/// What a game is called: by its title, with the edition where it has several.
fn game_title(texts: TableText, game: &dyn Game, edition: &str) -> String {
    let title = texts.text(&format!("{}-title", game.prefix()));
    match game.editions() {
        [_] => title,
        _ => format!("{title} ({})", edition_name(texts, game.prefix(), edition)),
    }
}
