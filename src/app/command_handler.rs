//! Carries out what panels, keys and bots ask for. Rules are asked of the table; a fault in them
//! costs the table, never the window.

use super::{
    rescue,
    session::{Chosen, CommandSent, RulesFault, Session, Shell, Wake},
    storage,
    table::{BARRIER, Table},
};
use crate::{
    games,
    table::{
        example,
        game::Setup,
        ids::{Question, Viewer},
        play::{ArrangeError, Play},
        record::SaveError,
        scenario::Scenario,
    },
    text::LocalizedError,
    ui::{
        command::{Command, Dialog, Screen, Tab},
        game_ui,
        model::Mode,
        rules::edition_name,
        saves::{self, SavesForm},
    },
    view::board::BoardCommand,
};
use bevy::{ecs::system::SystemParam, prelude::*, window::PrimaryWindow};
use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

/// Most choices that a computer player makes at one command.
const LONGEST_TURN: usize = 300;
/// How long the pointed-at things glow.
const POINTING: Duration = Duration::from_millis(4500);

/// Everything that carrying out a command may need.
#[derive(SystemParam)]
pub struct CommandContext<'w, 's> {
    session: ResMut<'w, Session>,
    shell: ResMut<'w, Shell>,
    time: Res<'w, Time<Real>>,
    wake: ResMut<'w, Wake>,
    board: MessageWriter<'w, BoardCommand>,
    exit: MessageWriter<'w, AppExit>,
    windows: Query<'w, 's, &'static mut Window, With<PrimaryWindow>>,
}

/// A seed that nobody knows beforehand.
pub fn fresh_seed() -> u64 {
    let nanos =
        SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |d| d.as_nanos() as u64);
    // Kept short, so that it can be read out and typed.
    crate::table::record::fingerprint([nanos.to_string().as_str()]) % 1_000_000_000
}

/// Carries out every command, in order; those that change the game and were made on an older state
/// of the table are dropped.
pub fn carry_out(
    mut sent: MessageReader<CommandSent>,
    mut faults: MessageReader<RulesFault>,
    mut context: CommandContext,
) {
    for fault in faults.read() {
        context.give_up_table(&fault.doing, &fault.why);
    }
    for CommandSent { command, seen } in sent.read() {
        if seen.is_some_and(|seen| changes_game(command) && context.state_no() != Some(seen)) {
            continue;
        }
        context.guarded(command, |context| context.carry_out(command.clone()));
        context.wake.after(Duration::ZERO);
    }
}

/// Carries out choices; those made on an older state of the table are dropped.
pub fn choose(mut chosen: MessageReader<Chosen>, mut context: CommandContext) {
    for choice in chosen.read() {
        context.guarded(&Command::Act(choice.action), |context| context.choose(*choice));
        context.wake.after(Duration::ZERO);
    }
}

/// Whether a command changes the game on the table, or who looks at it.
fn changes_game(command: &Command) -> bool {
    matches!(
        command,
        Command::Act(_)
            | Command::ActAll(_)
            | Command::Undo
            | Command::Redo
            | Command::Arrange(_)
            | Command::Suggest { .. }
            | Command::CurtainDown
    )
}

impl CommandContext<'_, '_> {
    /// The state of the table: [`Table::version`].
    fn state_no(&self) -> Option<u64> {
        self.session.table.as_ref().map(|t| t.version)
    }

    /// Does what may call the rules; a panic there costs the table.
    fn guarded(&mut self, command: &Command, work: impl FnOnce(&mut Self)) {
        if let Err(why) = rescue::guarded(|| work(self)) {
            self.give_up_table(&self.told(command), &why);
        }
    }

    /// A command as a report tells it: an action in its written form.
    fn told(&self, command: &Command) -> String {
        match (command, &self.session.table) {
            (Command::Act(action), Some(table)) => action.to_text(table.play.catalogue()),
            _ => format!("{command:?}"),
        }
    }

    /// The rules have failed: nobody knows what the table is worth. What happened is kept, and the
    /// saves are as they were.
    fn give_up_table(&mut self, doing: &str, why: &str) {
        let table = self.session.table.take();
        self.shell.clear_game(Tab::Log);
        self.shell.screen = Screen::Start;
        self.refresh_saves();
        let texts = self.session.texts();
        let folder = self.session.folders.reports();
        let kept = table.map(|mut t| rescue::report(&folder, &mut t, doing, why));
        let told = match kept {
            Some(Ok(path)) => texts.named("ui-rules-fault", "file", &path.display().to_string()),
            Some(Err(fault)) => {
                self.tell_fault(&fault);
                texts.text("ui-rules-fault-unkept")
            }
            None => texts.text("ui-rules-fault-unkept"),
        };
        self.tell(told, true);
    }

    fn now(&self) -> Duration {
        self.time.elapsed()
    }
    fn tell(&mut self, text: String, warning: bool) {
        let now = self.now();
        self.shell.note(text, None, warning, now);
    }
    fn tell_key(&mut self, key: &str, warning: bool) {
        let text = self.session.texts().text(key);
        self.tell(text, warning);
    }

    fn tell_fault(&mut self, fault: &dyn LocalizedError) {
        let text = self.session.localizer().fault(fault);
        self.tell(text, true);
    }

    fn carry_out(&mut self, command: Command) {
        match command {
            Command::Act(action) => {
                self.shell.choice = None;
                if let Some(state_no) = self.session.table.as_ref().map(|t| t.version) {
                    self.choose(Chosen { state_no, action });
                }
            }
            Command::ActAll(actions) => {
                self.shell.choice = None;
                for action in actions {
                    let Some(state_no) = self.session.table.as_ref().map(|t| t.version) else {
                        break;
                    };
                    self.choose(Chosen { state_no, action });
                    if self
                        .session
                        .table
                        .as_ref()
                        .is_none_or(|t| t.version == state_no || !t.asked())
                    {
                        break;
                    }
                }
            }
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Arrange(edits) => self.arrange(&edits),
            Command::Suggest { whole_turn } => self.suggest(whole_turn),
            Command::Seek(to) => self.on_table(|t| t.seek(to)),
            Command::Run(run) => self.on_table(|t| {
                if let Mode::Replay { at, of, .. } = t.mode {
                    t.mode = Mode::Replay { at, of, running: run };
                }
            }),
            Command::CurtainDown => {
                self.on_table(Table::open_curtain);
                // What the person before had chosen and pointed at is nobody else's.
                self.shell.selected = None;
                self.shell.pointed = None;
                self.after_change();
            }
            Command::PlayOn => {
                self.on_table(|t| t.set_mode(Mode::Play));
                self.shell.end_shown = false;
                self.shell.dialogs.clear();
                self.tell_key("ui-playing-on", false);
            }
            Command::WatchThis => {
                self.on_table(|t| {
                    t.set_mode(Mode::Replay { at: 0, of: 0, running: false });
                    t.seek(0);
                });
                self.shell.clear_game(Tab::Replay);
                self.shell.end_shown = true;
            }
            Command::Study(None) => {
                self.on_table(|t| t.set_mode(Mode::Study));
                self.shell.clear_game(Tab::Study);
                self.shell.end_shown = true;
                self.tell_key("ui-study-begun", false);
            }
            Command::Select(thing) => self.shell.selected = thing,
            Command::ShowThings(things) => {
                let until = self.now() + POINTING;
                self.board.write(BoardCommand::Show(things.clone()));
                self.shell.pointed = Some((things, until));
                self.shell.dialogs.retain(|d| *d != Dialog::Rules);
                self.wake.after(POINTING);
            }
            Command::ShowSeat(seat) => {
                self.shell.shown_seat = seat;
                if let Some(first) = self
                    .session
                    .table
                    .as_ref()
                    .and_then(|t| game_ui::of(t.sight.game).tabs().first())
                {
                    self.shell.tab = Tab::Game(first.key);
                }
            }
            Command::OpenTab(tab) => self.shell.tab = tab,
            Command::OpenRule(id) => {
                self.shell.reader.go(&id);
                self.open(Dialog::Rules);
            }
            Command::Open(dialog) => self.open(dialog),
            Command::Close => self.close(),
            Command::Go(screen) => self.go(screen),
            Command::Fit => drop(self.board.write(BoardCommand::Fit)),
            Command::SkipMotion => drop(self.board.write(BoardCommand::Skip)),
            Command::Dismiss(id) => self.shell.notes.retain(|(n, _)| n.id != id),
            Command::Set(settings) => self.set(*settings),
            Command::Quit => drop(self.exit.write(AppExit::Success)),
            Command::Begin(setup) => self.begin(*setup),
            Command::Rematch => {
                if let Some(setup) = self.session.table.as_ref().map(|t| t.again(fresh_seed())) {
                    self.begin(setup);
                }
            }
            Command::Continue => {
                if let Some(path) = saves::newest(&self.session.saves).map(|s| s.path.clone()) {
                    self.load(&path, Mode::Play);
                }
            }
            Command::Load(path) => self.load(&path, Mode::Play),
            Command::Watch(path) => self.load(&path, Mode::Replay { at: 0, of: 0, running: false }),
            Command::Study(Some(path)) => self.load(&path, Mode::Study),
            Command::OpenExample(number, edition) => self.open_example(&number, &edition),
            Command::SaveAs(name) => self.save_as(&name),
            Command::SaveScenario(name) => self.save_scenario(&name),
            Command::Rename(path, name) => self.rename(&path, &name),
            Command::Delete(path) => self.delete(&path),
            Command::RefreshSaves => self.refresh_saves(),
        }
    }

    fn choose(&mut self, choice: Chosen) {
        let now = self.now();
        let Session { table, settings, since, .. } = &mut *self.session;
        let Some(table) = table else { return };
        if table.version != choice.state_no || table.curtain.is_some() {
            return;
        }
        let before = table.sight.decision.map(|d| d.question);
        match table.choose(choice.action, settings.curtain) {
            Ok(()) => {
                *since = now;
                // Why something else was not possible is of no interest any more.
                self.shell.notes.retain(|(n, _)| !n.warning || n.rule.is_none());
                self.session.autosave();
                self.after_change();
                self.show_asked(before);
            }
            Err(no) => {
                let names = table.play.catalogue().clone();
                let text = self.session.localizer().say(&no.message, &names);
                self.shell.note(text, Some(no.rule.0.to_owned()), true, now);
                if !no.message.touches.is_empty() {
                    self.shell.pointed = Some((no.message.touches.clone(), now + POINTING));
                }
            }
        }
    }

    fn on_table(&mut self, change: impl FnOnce(&mut Table)) {
        let now = self.now();
        if let Some(table) = &mut self.session.table {
            change(table);
            self.session.since = now;
        }
    }

    /// What follows when the position has changed: whose sheet is shown, and the end of the game.
    fn after_change(&mut self) {
        let Some(table) = &self.session.table else { return };
        let person = table.sight.chooser().filter(|&s| table.asked() || table.is_person(s));
        if let Some(seat) = person
            && table.curtain.is_none()
        {
            self.shell.shown_seat = seat;
        }
        self.shell.choice = None;
        if table.sight.outcome.is_some() && !self.shell.end_shown && table.mode == Mode::Play {
            self.shell.end_shown = true;
            self.shell.dialogs.push(Dialog::End);
        }
    }

    /// A new question that is answered on a sheet of the game opens that sheet where another tab
    /// lies over it.
    fn show_asked(&mut self, before: Option<Question>) {
        let Some(table) = self.session.table.as_ref().filter(|t| t.asked()) else { return };
        let new = table.sight.decision.map(|d| d.question) != before;
        if let Some(tab) = game_ui::of(table.sight.game)
            .tab_asked(&table.sight)
            .filter(|_| new && !matches!(self.shell.tab, Tab::Game(_)))
        {
            self.shell.tab = Tab::Game(tab);
        }
    }

    fn undo(&mut self) {
        let curtain = self.session.settings.curtain;
        let Some(table) = &mut self.session.table else { return };
        if matches!(table.mode, Mode::Replay { .. }) {
            return;
        }
        let done = table.undo(curtain);
        match done {
            Ok(()) => {
                self.shell.end_shown = false;
                self.session.autosave();
                self.after_change();
            }
            Err(BARRIER) => {
                let now = self.now();
                let rule =
                    self.session.table.as_ref().map(|t| t.play.game().info().undo_rule.to_owned());
                let text = self.session.texts().text(BARRIER);
                self.shell.note(text, rule, true, now);
            }
            Err(why) => self.tell_key(why, false),
        }
    }

    fn redo(&mut self) {
        let curtain = self.session.settings.curtain;
        let Some(table) = &mut self.session.table else { return };
        if matches!(table.mode, Mode::Replay { .. }) {
            return;
        }
        match table.redo(curtain) {
            Ok(()) => {
                self.session.autosave();
                self.after_change();
            }
            Err(_) => self.tell_key("ui-redo-none", false),
        }
    }

    fn arrange(&mut self, edits: &[crate::table::edit::Edit]) {
        let localizer = self.session.localizer();
        let Some(table) = &mut self.session.table else { return };
        let problems = match table.arrange(edits) {
            Ok(()) => Vec::new(),
            Err(ArrangeError::Problems(problems)) => {
                let c = table.play.catalogue();
                problems
                    .iter()
                    .map(|p| format!("{} ({})", localizer.say_key(p.key, &p.args, c), p.rule))
                    .collect()
            }
            Err(other) => vec![localizer.fault(&other)],
        };
        self.shell.study_form.problems = problems;
    }

    /// Study mode: a computer player chooses for the seat that is asked, once or until the turn is
    /// over.
    fn suggest(&mut self, whole_turn: bool) {
        let curtain = self.session.settings.curtain;
        let Some(table) = self.session.table.as_mut().filter(|t| t.mode == Mode::Study) else {
            return;
        };
        let turn = table.turn();
        for _ in 0..if whole_turn { LONGEST_TURN } else { 1 } {
            let Some(action) = table.suggest() else { break };
            if table.choose(action, curtain).is_err() || table.turn() != turn {
                break;
            }
        }
        self.after_change();
    }

    fn open(&mut self, dialog: Dialog) {
        if dialog == Dialog::SaveAs {
            self.shell.save_name = self
                .session
                .table
                .as_ref()
                .and_then(|t| t.file.file_stem().map(|s| s.to_string_lossy().into_owned()))
                .unwrap_or_default();
        }
        self.shell.dialogs.retain(|d| *d != dialog);
        self.shell.dialogs.push(dialog);
    }

    /// Closes the topmost thing that is open; with nothing open, opens the menu.
    fn close(&mut self) {
        if self.shell.dialogs.pop().is_some() {
            return;
        }
        if self.shell.choice.take().is_some() {
            return;
        }
        let screen = self.shell.screen;
        match screen {
            Screen::Table if self.shell.selected.take().is_some() => {}
            Screen::Table => self.shell.dialogs.push(Dialog::Menu),
            Screen::Start => {}
            Screen::Saves(_) if self.shell.saves_form.renaming.is_some() => {
                self.shell.saves_form = SavesForm::default()
            }
            Screen::NewGame | Screen::Saves(_) => self.shell.screen = Screen::Start,
        }
    }

    fn go(&mut self, screen: Screen) {
        self.shell.dialogs.clear();
        self.shell.screen = screen;
        if screen != Screen::Table {
            self.session.autosave();
            self.session.table = None;
        }
        self.shell.saves_form = SavesForm::default();
        if matches!(screen, Screen::Saves(_) | Screen::Start) {
            self.refresh_saves();
        }
    }

    fn refresh_saves(&mut self) {
        self.session.saves = storage::list(&self.session.folders, self.session.localizer());
    }

    fn set(&mut self, settings: crate::ui::settings::Settings) {
        let settings = settings.sound();
        if settings.full_screen != self.session.settings.full_screen
            && let Ok(mut window) = self.windows.single_mut()
        {
            window.mode = super::window::mode(settings.full_screen);
        }
        if let Err(fault) = storage::write_settings(&self.session.folders, &settings) {
            self.tell_fault(&fault);
        }
        self.session.settings = settings;
        if let Some(table) = &mut self.session.table {
            table.version += 1;
        }
    }

    fn begin(&mut self, setup: Setup) {
        let names: Vec<&str> = setup.seats.iter().map(|s| s.name.as_str()).collect();
        let game = games::by_id(&setup.game);
        let texts = self.session.texts();
        let edition = game
            .as_ref()
            .map(|g| edition_name(texts, g.prefix(), &setup.edition))
            .unwrap_or_default();
        let path = storage::fresh_path(
            &self.session.folders,
            &format!("{edition} {} {}", names.join(", "), setup.seed % 10_000),
        );
        let begun = game.and_then(|game| Play::begin(game, setup.clone()));
        match begun {
            Ok(play) => {
                self.put_on_table(play, if setup.study { Mode::Study } else { Mode::Play }, path)
            }
            Err(fault) => self.tell_fault(&fault),
        }
    }

    fn load(&mut self, path: &Path, mode: Mode) {
        let opened = storage::open(path, self.session.localizer());
        match opened {
            Ok(opened) => {
                // A save that is watched or studied is not overwritten by what is tried there.
                let file = match mode {
                    Mode::Play if !opened.scenario => path.to_owned(),
                    _ => storage::fresh_path(
                        &self.session.folders,
                        &path
                            .file_stem()
                            .map(|s| s.to_string_lossy().into_owned())
                            .unwrap_or_default(),
                    ),
                };
                let mode = if opened.play.setup().study && mode == Mode::Play {
                    Mode::Study
                } else {
                    mode
                };
                self.put_on_table(opened.play, mode, file);
                if let Some(note) = opened.note {
                    self.tell(note, true);
                }
            }
            Err(fault) => {
                let text = self.session.texts().named("ui-load-failed", "why", &fault);
                self.tell(text, true);
            }
        }
    }

    /// Sets a worked example up in study mode; the game that was on the table stays in its own
    /// save.
    fn open_example(&mut self, number: &str, edition: &str) {
        let game =
            self.session.table.as_ref().map_or_else(|| self.shell.reader.book(), |t| t.play.game());
        let Some(found) = example::find(game, number) else { return };
        match found.begin(game, edition) {
            Ok(play) => {
                let file = storage::fresh_path(&self.session.folders, number);
                self.put_on_table(play, Mode::Study, file);
                self.shell.dialogs.clear();
                let texts = self.session.texts();
                let text = texts.text(&format!("{}.given", found.text_key(game)));
                self.tell(text, false);
            }
            Err(fault) => {
                let text = self.session.texts().named(
                    "ui-load-failed",
                    "why",
                    &self.session.localizer().fault(&fault),
                );
                self.tell(text, true);
            }
        }
    }

    fn put_on_table(&mut self, mut play: Play, mode: Mode, file: PathBuf) {
        play.set_study(mode == Mode::Study);
        let mut table = Table::new(play, mode, file);
        table.cover(self.session.settings.curtain);
        let tab = match mode {
            Mode::Study => Tab::Study,
            Mode::Replay { .. } => Tab::Replay,
            Mode::Play => {
                game_ui::of(table.sight.game).tabs().first().map_or(Tab::Log, |t| Tab::Game(t.key))
            }
        };
        self.shell.clear_game(tab);
        self.shell.screen = Screen::Table;
        self.shell.reader.edition = None;
        if let Viewer::Seat(seat) = table.viewer {
            self.shell.shown_seat = seat;
        } else {
            self.shell.shown_seat = table.sight.chooser().unwrap_or_default();
        }
        self.session.table = Some(table);
        self.session.since = self.now();
        self.session.autosave();
        self.board.write(BoardCommand::Fit);
        self.after_change();
    }

    fn save_as(&mut self, name: &str) {
        let path = storage::path_of(&self.session.folders, name);
        let Some(table) = &mut self.session.table else { return };
        let save = table.save();
        let text = self.session.texts().named("ui-saved", "name", &storage::file_stem(name));
        self.session.writer.write(path, save);
        self.tell(text, false);
    }

    /// Keeps the position without its past, as a scenario file.
    fn save_scenario(&mut self, name: &str) {
        let path = storage::fresh_path(&self.session.folders, name);
        let Some(table) = &mut self.session.table else { return };
        let written =
            Scenario::of(&mut table.play, name).and_then(|s| storage::write_scenario(&path, &s));
        match written {
            Ok(()) => {
                let text =
                    self.session.texts().named("ui-saved", "name", &storage::file_stem(name));
                self.tell(text, false);
            }
            Err(fault) => self.tell_fault(&fault),
        }
    }

    fn rename(&mut self, path: &Path, name: &str) {
        let to = storage::path_of(&self.session.folders, name);
        if to.exists() {
            self.tell_key("ui-rename-taken", true);
        } else if let Err(source) = fs::rename(path, &to) {
            self.tell_fault(&SaveError::File {
                path: path.to_owned(),
                what: "the file cannot be given another name",
                source,
            });
        }
        self.refresh_saves();
    }

    fn delete(&mut self, path: &Path) {
        if let Err(source) = fs::remove_file(path) {
            self.tell_fault(&SaveError::File {
                path: path.to_owned(),
                what: "the file cannot be deleted",
                source,
            });
        }
        self.refresh_saves();
    }
}
