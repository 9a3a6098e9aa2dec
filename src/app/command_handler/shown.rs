//! What is shown: screens, dialogs, tabs, what is pointed at, settings, the window itself. Nothing
//! of the game changes here.

use super::context::{CommandContext, POINTING};
use crate::{
    app::{session::file_name, storage, table::Table, window},
    table::{action::Thing, ids::SeatId},
    ui::{
        command::{Command, Dialog, Screen, Tab},
        game_ui, memo,
        saves::SavesForm,
        settings::Settings,
    },
    view::board::BoardCommand,
};
use bevy::prelude::*;
use std::path::Path;

impl CommandContext<'_, '_> {
    /// What is shown, and the window itself.
    pub(super) fn on_window(&mut self, command: Command) {
        match command {
            Command::Select(thing) => self.shell.ask_about(thing),
            Command::ShowThings(things) => self.show_things(things),
            Command::ShowSeat(seat) => self.show_seat(seat),
            Command::OpenTab(tab) => {
                // What the rules were asked about is ringed as long as they are read.
                if self.shell.tab == Tab::Rules && tab != Tab::Rules {
                    self.shell.ask_about(None);
                }
                self.shell.tab = tab;
            }
            Command::OpenRule(id) => {
                self.shell.reader.go(&id);
                self.open(Dialog::Rules);
            }
            Command::AskRule(id) => {
                self.shell.ask_about(None);
                self.shell.asked_rule = Some(id);
                self.shell.tab = Tab::Rules;
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

    pub(super) fn open(&mut self, dialog: Dialog) {
        match &dialog {
            Dialog::SaveAs if self.session.table.as_ref().is_some_and(Table::learns) => {
                return self.tell_key("ui-menu-saved-taught", false);
            }
            Dialog::SaveAs if self.session.table.as_ref().is_some_and(|t| t.trial.is_some()) => {
                return self.tell_key("ui-menu-saved-trial", false);
            }
            Dialog::Since if self.session.table.as_ref().is_some_and(|t| t.curtain().is_some()) => {
                return self.tell_key("ui-curtain-first", false);
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
        if let Some(closed) = self.shell.dialogs.pop() {
            // Whoever opens the rulebook anew looks for something else.
            if closed == Dialog::Rules {
                self.shell.reader.search.clear();
            }
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

    pub(super) fn go(&mut self, screen: Screen) {
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
        if matches!(screen, Screen::Saves(_) | Screen::Start | Screen::Statistics) {
            self.session.find_saves();
        }
        if screen == Screen::Statistics {
            self.session.count_finished();
            let there = Path::new(&self.session.away).join("caravanserai.csv");
            self.shell.statistics_form.path = there.display().to_string();
        }
    }

    pub(super) fn set(&mut self, settings: Settings) {
        let settings = settings.sound();
        if settings.full_screen != self.session.settings.full_screen
            && let Ok(mut open) = self.windows.single_mut()
        {
            open.mode = window::mode(settings.full_screen);
            if !settings.full_screen {
                // A window that has filled the screen from the start never had its own size.
                let (wide, tall) = settings.window;
                open.resolution.set(wide.into(), tall.into());
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
