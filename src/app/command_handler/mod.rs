//! Carries out what panels, keys and bots ask for, in the order in which it was asked. Rules are
//! asked of the table; a fault in them costs the table, never the window. What concerns files and
//! whole games stands in the parts.

mod files;
mod flow;
mod games;
mod learn;
mod look_back;
mod trials;

use super::{
    rescue,
    session::{Chosen, CommandSent, RulesFault, Session, Shell, Wake, file_name},
    storage,
    table::{Table, taking_back::STANDS},
};
use crate::{
    table::{
        action::Thing,
        ids::{Question, SeatId},
        play::ArrangeError,
    },
    text::LocalizedError,
    ui::{
        command::{Command, Dialog, LearnCommand, Screen, Tab},
        game_ui, memo,
        model::Mode,
        saves::SavesForm,
        study,
    },
    view::board::BoardCommand,
};
use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    window::{FileDragAndDrop, PrimaryWindow, WindowCloseRequested},
};
use std::time::Duration;

/// Most choices that a computer player makes at one command.
const LONGEST_TURN: usize = 300;
/// Watching a record from its beginning.
const WATCH: Mode = Mode::Replay { at: 0, of: 0, running: false };
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
        let (screen, told) = (context.shell.screen, context.shell.next_note);
        context.guarded(command, |context| context.carry_out(command.clone()));
        if context.shell.screen != screen {
            // What was told on the screen before is of no use on this one; warnings stay their
            // time.
            context.shell.notes.retain(|(n, _)| n.id > told || n.warning && n.rule.is_none());
        }
        context.wake.after(Duration::ZERO);
    }
}

/// The window's own button for closing it is the same as the menu's.
pub fn closed(
    mut requests: MessageReader<WindowCloseRequested>,
    mut commands: MessageWriter<CommandSent>,
) {
    if requests.read().count() > 0 {
        commands.write(Command::Quit.into());
    }
}

/// A file that is dropped on the window is taken into the list of saves.
pub fn dropped(
    mut files: MessageReader<FileDragAndDrop>,
    mut commands: MessageWriter<CommandSent>,
) {
    for file in files.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = file {
            commands.write(Command::BringIn(path_buf.clone()).into());
        }
    }
}

/// Carries out choices; those made on an older state of the table are dropped.
pub fn choose(mut chosen: MessageReader<Chosen>, mut context: CommandContext) {
    for choice in chosen.read() {
        context.guarded(&Command::Act(choice.action), |context| {
            context.choose(*choice);
            context.lead_on(choice.action);
        });
        context.wake.after(Duration::ZERO);
    }
}

/// Whether a command changes the game on the table, or who looks at it.
pub(super) fn changes_game(command: &Command) -> bool {
    matches!(
        command,
        Command::Act(_)
            | Command::ActAll(_)
            | Command::ByItself(_)
            | Command::Lead(_)
            | Command::Seen
            | Command::BotsOn
            | Command::StandIn(..)
            | Command::Undo
            | Command::Redo
            | Command::Arrange(_)
            | Command::Suggest { .. }
            | Command::CurtainDown
            | Command::WhatIf(_)
            | Command::Learn(
                LearnCommand::Back
                    | LearnCommand::Skip
                    | LearnCommand::Again
                    | LearnCommand::PlayOn
            )
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
        // What was only tried takes the game that waits for it not with it.
        let tried = table.as_ref().is_some_and(|t| t.trial.is_some());
        let home = self.session.parked.pop().filter(|_| tried);
        self.session.parked.clear();
        self.shell.clear_game(Tab::Log);
        match home {
            Some(home) => self.lay(home, Tab::WhatIf),
            None => self.shell.screen = Screen::Start,
        }
        self.session.find_saves();
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

    /// By what a command is about: the game on the table, what is shown, or which game that is.
    fn carry_out(&mut self, command: Command) {
        match command {
            Command::Act(_)
            | Command::ActAll(_)
            | Command::ByItself(_)
            | Command::Lead(_)
            | Command::Seen
            | Command::SkipBots
            | Command::BotsOn
            | Command::Counsel(_)
            | Command::StandIn(..)
            | Command::Walk(_)
            | Command::Undo
            | Command::Redo
            | Command::Arrange(_)
            | Command::Suggest { .. }
            | Command::Seek(_)
            | Command::Run(_)
            | Command::Aloud(_)
            | Command::ExampleStep
            | Command::ExampleAgain
            | Command::CurtainDown => self.on_game(command),
            Command::Select(_)
            | Command::ShowThings(_)
            | Command::ShowSeat(_)
            | Command::OpenTab(_)
            | Command::OpenRule(_)
            | Command::Open(_)
            | Command::Close
            | Command::Go(_)
            | Command::Fit
            | Command::SkipMotion
            | Command::Dismiss(_)
            | Command::Set(_)
            | Command::FullScreen
            | Command::Quit => self.on_window(command),
            Command::SaveAs(name) => self.save_as(&name),
            Command::SaveOver(name) => self.save_over(&name),
            Command::SaveAgain => self.save_again(),
            Command::SaveInto(folder) => self.save_into(&folder),
            Command::LeaveAnyway(command) => self.leave_anyway(*command),
            Command::SaveScenario(name) => self.save_scenario(&name),
            Command::Rename(path, name) => self.rename(&path, &name),
            Command::Delete(path) => self.delete(&path),
            Command::BringBack(file) => self.bring_back(&file),
            Command::BringIn(path) => self.bring_in(&path),
            Command::CopySave(path, to) => self.copy_save(&path, &to),
            Command::ExportStatistics(to) => self.export_statistics(&to),
            Command::RefreshSaves => self.session.find_saves(),
            Command::Export(form) => self.begin_export(&form),
            Command::StopExport => self.session.stop_export(),
            Command::LookAt(entry) => self.look_at(entry),
            Command::Annotate(note) => self.annotate(note),
            Command::WhatIf(command) => self.what_if(command),
            Command::Learn(command) => self.learn(command),
            other => self.on_games(other),
        }
    }

    /// What changes the game on the table, or who looks at it.
    fn on_game(&mut self, command: Command) {
        match command {
            Command::Act(action) => {
                self.shell.choice = None;
                if self.take(action) {
                    self.shell.let_go_of_place();
                }
                self.lead_on(action);
            }
            Command::ActAll(actions) => self.act_all(actions),
            Command::ByItself(action) => self.by_itself(action),
            Command::Lead(to) => self.lead(to),
            Command::Seen => self.seen(),
            Command::SkipBots => self.skip_bots(),
            Command::BotsOn => self.bots_on(),
            Command::Counsel(wanted) => {
                self.on_table(|t| t.counselled &= wanted);
                self.counsel(wanted);
            }
            Command::StandIn(seat, on) => self.stand_in(seat, on),
            Command::Walk(step) => self.walk(step),
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
            Command::CurtainDown => self.curtain_down(),
            Command::Aloud(speaker) => self.aloud(speaker),
            Command::ExampleStep => self.example_step(false),
            Command::ExampleAgain => self.example_step(true),
            _ => {}
        }
    }

    /// What is shown, and the window itself.
    fn on_window(&mut self, command: Command) {
        match command {
            Command::Select(thing) => self.shell.selected = thing,
            Command::ShowThings(things) => self.show_things(things),
            Command::ShowSeat(seat) => self.show_seat(seat),
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
            Command::FullScreen => {
                let mut settings = self.session.settings.clone();
                settings.full_screen = !settings.full_screen;
                self.set(settings);
            }
            Command::Quit if self.may_leave(&Command::Quit) => {
                self.exit.write(AppExit::Success);
            }
            _ => {}
        }
    }

    fn show_things(&mut self, things: Vec<Thing>) {
        let until = self.now() + POINTING;
        self.board.write(BoardCommand::Show(things.clone()));
        self.shell.pointed = Some((things, until));
        self.shell.dialogs.retain(|d| *d != Dialog::Rules);
        self.wake.after(POINTING);
    }

    fn show_seat(&mut self, seat: SeatId) {
        self.shell.shown_seat = seat;
        let game = self.session.table.as_ref().map(|t| t.sight.game);
        if let Some(first) = game.and_then(|game| game_ui::of(game).tabs().first()) {
            self.shell.tab = Tab::Game(first.key);
        }
    }

    fn choose(&mut self, choice: Chosen) {
        let now = self.now();
        let Session { table, settings, since, .. } = &mut *self.session;
        let Some(table) = table else { return };
        if table.version != choice.state_no || table.curtain().is_some() {
            return;
        }
        let before = table.sight.decision.map(|d| d.question);
        let own = table.asked();
        match table.choose(choice.action, settings.curtain) {
            Ok(()) => {
                *since = now;
                // Why something else was not possible is of no interest any more; what went well
                // has been read by whoever goes on, and must not lie over the board.
                self.shell.notes.retain(|(n, _)| if n.warning { n.rule.is_none() } else { !own });
                self.session.autosave();
                self.after_change();
                self.show_asked(before);
                self.follow_pieces();
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
        self.stop_skipping();
        let Some(table) = &self.session.table else { return };
        let person = table.sight.chooser().filter(|&s| table.asked() || table.person_plays(s));
        if let Some(seat) = person
            && table.curtain().is_none()
        {
            self.shell.shown_seat = seat;
        }
        self.shell.choice = None;
        let called = table.curtain();
        if std::mem::replace(&mut self.shell.called, called) != called {
            self.shell.forget_person();
        }
        let played = table.mode == Mode::Play && table.trial.is_none() && !table.learns();
        if table.sight.outcome.is_some() && !self.shell.end_shown && played {
            self.shell.end_shown = true;
            self.shell.dialogs.push(Dialog::End);
            self.write_down();
        }
        self.note_learning();
    }

    /// A new question that is answered on a sheet of the game opens that sheet where another tab
    /// lies over it.
    fn show_asked(&mut self, before: Option<Question>) {
        let Some(table) = self.session.table.as_ref().filter(|t| t.asked()) else { return };
        let new = table.sight.decision.map(|d| d.question) != before;
        let sheet = game_ui::of(table.sight.game);
        let tab = match self.shell.tab {
            Tab::Game(_) => sheet.tab_needed(&table.sight),
            _ => sheet.tab_asked(&table.sight),
        };
        if let Some(tab) = tab.filter(|_| new) {
            self.shell.tab = Tab::Game(tab);
        }
    }

    fn undo(&mut self) {
        let curtain = self.session.settings.curtain;
        let Some(table) = &mut self.session.table else { return };
        if matches!(table.mode, Mode::Replay { .. }) {
            return;
        }
        if table.is_led() {
            return self.learn(LearnCommand::Back);
        }
        let done = table.undo(curtain);
        match done {
            Ok(()) => {
                self.shell.end_shown = false;
                self.session.autosave();
                self.after_change();
            }
            Err(why) if why.starts_with(STANDS) => {
                let rule = table.play.game().info().undo_rule;
                let now = self.now();
                let text = self.session.texts().named(why, "rule", rule);
                self.shell.note(text, Some(rule.to_owned()), true, now);
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
                    .map(|p| study::problem_words(localizer, table.play.game(), c, p))
                    .collect()
            }
            Err(other) => vec![localizer.fault(&other)],
        };
        // Whoever changes it on the board does not look at the panel.
        for problem in problems.iter().take(2) {
            self.tell(problem.clone(), true);
        }
        self.shell.study_form.problems = problems;
        self.session.autosave();
    }

    /// Study mode: a computer player chooses for the seat that is asked, once or until the turn is
    /// over.
    fn suggest(&mut self, whole_turn: bool) {
        let curtain = self.session.settings.curtain;
        let Some(table) =
            self.session.table.as_mut().filter(|t| t.mode == Mode::Study && t.asked())
        else {
            return;
        };
        let turn = table.turn();
        for _ in 0..if whole_turn { LONGEST_TURN } else { 1 } {
            let Some(action) = table.suggest() else { break };
            if table.choose(action, curtain).is_err() || table.turn() != turn {
                break;
            }
        }
        self.session.autosave();
        self.after_change();
    }

    fn open(&mut self, dialog: Dialog) {
        match &dialog {
            Dialog::SaveAs if self.session.table.as_ref().is_some_and(Table::learns) => {
                return self.tell_key("ui-menu-saved-taught", false);
            }
            Dialog::SaveAs if self.session.table.as_ref().is_some_and(|t| t.trial.is_some()) => {
                return self.tell_key("ui-menu-saved-trial", false);
            }
            Dialog::SaveAs => {
                let table = self.session.table.as_ref();
                self.shell.save_name = table.map(|t| file_name(&t.file)).unwrap_or_default();
            }
            // What it says of saving is true when it is read.
            Dialog::Menu => self.try_again(),
            Dialog::Unsaved(_) => self.describe_unsaved(),
            Dialog::Told => self.gather(),
            // What was stopped the last time is no news any more.
            Dialog::Export => self.session.export_stopped = false,
            _ => {}
        }
        self.shell.dialogs.retain(|d| *d != dialog);
        self.shell.dialogs.push(dialog);
    }

    /// Closes the topmost thing that is open; with nothing open, opens the menu.
    fn close(&mut self) {
        if self.shell.dialogs.pop().is_some() {
            return;
        }
        if self.shell.choice.take().is_some() || self.shell.study_form.menu.take().is_some() {
            return;
        }
        let screen = self.shell.screen;
        match screen {
            Screen::Table if self.shell.selected.take().is_some() => {}
            Screen::Table => self.open(Dialog::Menu),
            Screen::Start => {}
            Screen::Saves(_) if self.shell.saves_form.is_typing() => {
                let form = &mut self.shell.saves_form;
                (form.renaming, form.copying) = (None, None);
            }
            Screen::NewGame
            | Screen::Saves(_)
            | Screen::Statistics
            | Screen::Learn
            | Screen::Puzzles => self.shell.screen = Screen::Start,
        }
    }

    fn go(&mut self, screen: Screen) {
        if screen != Screen::Table && !self.may_leave(&Command::Go(screen)) {
            return;
        }
        self.shell.dialogs.clear();
        self.shell.screen = screen;
        if screen != Screen::Table {
            self.session.table = None;
            self.session.parked.clear();
        }
        self.shell.saves_form = SavesForm::default();
        if matches!(screen, Screen::Saves(_) | Screen::Start) {
            self.session.find_saves();
        }
        if screen == Screen::Statistics {
            self.session.count_finished();
            let there = std::path::Path::new(&self.session.away).join("caravanserai.csv");
            self.shell.statistics_form.path = there.display().to_string();
        }
    }

    fn set(&mut self, settings: crate::ui::settings::Settings) {
        let settings = settings.sound();
        if settings.full_screen != self.session.settings.full_screen
            && let Ok(mut window) = self.windows.single_mut()
        {
            window.mode = super::window::mode(settings.full_screen);
            if !settings.full_screen {
                // A window that has filled the screen from the start never had its own size.
                let (wide, tall) = settings.window;
                window.resolution.set(wide.into(), tall.into());
            }
        }
        if let Err(fault) = storage::write_settings(&self.session.folders, &settings) {
            self.tell_fault(&fault);
        }
        self.session.settings = settings;
        if let Some(table) = &mut self.session.table {
            table.version = memo::new_mark();
        }
    }
}
