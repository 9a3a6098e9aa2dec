//! The screens without a game: start, new game, saves, statistics, lessons. Each is a page over the
//! ground; it collects commands and changes nothing but what is typed into forms.

use super::areas::{area, page};
use crate::{
    app::session::{Session, Shell},
    ui::{
        command::{Command, Screen},
        cover, learn, new_game,
        saves::{self, SaveList},
        start::{self, StartModel},
        statistics,
    },
};
use bevy::math::Rect as Free;
use bevy_egui::egui::{Context, Frame, Rect};

/// The page of the screen that is open; at the table there is none.
pub(super) fn show_page(
    ctx: &Context,
    screen: Rect,
    session: &Session,
    shell: &mut Shell,
    commands: &mut Vec<Command>,
) {
    if shell.screen == Screen::Table {
        return;
    }
    (shell.free, shell.large, shell.room) = (Free::default(), Free::default(), (0, 0));
    cover::ground(ctx, screen);
    let texts = session.texts();
    match shell.screen {
        Screen::Start => start_screen(ctx, screen, session, commands),
        Screen::NewGame => {
            page(ctx, screen, "new game page", &session.settings, 1240.0, |ui| {
                let form = &mut shell.new_game;
                commands.extend(new_game::new_game_ui(ui, texts, &session.settings, form, 0));
            });
        }
        Screen::Saves(purpose) => {
            let folder = session.folders.saves.display().to_string();
            page(ctx, screen, "saves page", &session.settings, 980.0, |ui| {
                let (saves, kept) = (&session.saves, &session.kept);
                let (away, pictures) = (&session.away, &session.pictures);
                let list = SaveList { saves, folder: &folder, purpose, kept, away, pictures };
                let form = &mut shell.saves_form;
                commands.extend(saves::saves_ui(ui, texts, &session.settings, list, form));
            });
        }
        Screen::Statistics => {
            page(ctx, screen, "statistics page", &session.settings, 980.0, |ui| {
                let model = session.statistics();
                let form = &mut shell.statistics_form;
                commands.extend(statistics::statistics_ui(ui, texts, model, form));
            });
        }
        Screen::Learn | Screen::Puzzles => {
            page(ctx, screen, "learn page", &session.settings, 980.0, |ui| {
                let making = session.making.as_ref().map(|making| making.game.id());
                let done = (&session.progress, making);
                commands.extend(learn::shelf_ui(ui, texts, shell.screen, done));
            });
        }
        Screen::Table => {}
    }
}

/// The first screen, with the newest save.
fn start_screen(ctx: &Context, screen: Rect, session: &Session, commands: &mut Vec<Command>) {
    let texts = session.texts();
    let newest = saves::newest(&session.saves).cloned();
    let model = StartModel { newest };
    area(ctx, "start", screen, Frame::NONE, |ui| {
        commands.extend(start::start_ui(ui, texts, &model, &session.pictures))
    });
}
