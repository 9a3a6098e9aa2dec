//! Lays the panels over the board, once a frame: keys, the screen that is open, dialogs, messages.
//! It collects commands and changes nothing but what is typed into forms and dragged at edges.
//!
//! | what is drawn | file |
//! |---|---|
//! | what all panels of a game are told | `model` |
//! | how its screen is divided, and the areas for panels and pages | `regions`, `areas` |
//! | keys | `keys` |
//! | screens without a game | `pages` |
//! | the screen of a game; the curtain before it | `table_screen`, `curtain` |
//! | what lies over the board | `over_board`, `hand`, `tooltip` |
//! | what has its place | `large_place` |
//! | the edges that can be dragged | `edges` |
//! | dialogs, messages | `dialog`, `messages` |
//!
//! Which presses count, `standing` says.

mod areas;
mod chips;
mod curtain;
mod dialog;
mod edges;
mod hand;
mod keys;
mod large_place;
mod messages;
mod model;
mod over_board;
mod pages;
mod regions;
mod standing;
mod table_screen;
mod tooltip;
mod veil;

use super::session::{CommandSent, Session, Shell, Wake};
use crate::{
    ui::{
        command::{Command, Screen},
        large_place as large, presses, ring,
        settings::Settings,
        theme, widgets,
    },
    view::board::{BoardInput, BoardOutput},
};
use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiFullOutput,
    egui::{Context, Rect},
};
pub use dialog::let_go_below_dialogs;
use regions::Regions;
pub use standing::{answers, hear, note, question};
use std::time::Duration;

/// Draws everything that is open.
pub fn draw(
    mut contexts: EguiContexts,
    (board, input): (Res<BoardOutput>, Res<BoardInput>),
    mut session: ResMut<Session>,
    mut shell: ResMut<Shell>,
    mut sent: MessageWriter<CommandSent>,
    mut fonts: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if !*fonts {
        theme::install_fonts(&ctx);
        *fonts = true;
        // The fonts are there from the next pass on; before that no word can be set.
        ctx.request_repaint();
        return Ok(());
    }
    let screen = ctx.content_rect();
    let (session, shell) = (&mut *session, &mut *shell);
    dress(&ctx, screen, session, shell);
    let mode = session.table.as_ref().map(|table| table.mode);
    widgets::show_rules(&ctx, session.settings.rule_numbers, mode);
    presses::held_is_a_click(&ctx);
    tooltip::hush(&ctx);
    let mut commands = Vec::new();
    let on_board = shell.screen == Screen::Table && !large::is_on(&ctx);
    ring::keep(&ctx, on_board && shell.dialogs.is_empty());
    let regions = show_all(&ctx, screen, session, shell, (&board, &input), &mut commands);
    if let Some(regions) = regions.filter(|_| shell.dialogs.is_empty()) {
        let (texts, settings) = (session.texts(), &mut session.settings);
        edges::drag(&ctx, &regions, settings, texts, &mut commands);
    }
    shell.hovered = widgets::hovered_things(&ctx);
    standing::drop_early(&ctx, &mut commands);
    if !commands.is_empty() {
        ctx.request_repaint();
    }
    let seen = session.table.as_ref().map(|t| t.version);
    for command in commands {
        sent.write(CommandSent { command, seen });
    }
    Ok(())
}

/// Gives the overlay its look where window or settings have changed.
fn dress(ctx: &Context, screen: Rect, session: &Session, shell: &mut Shell) {
    let Settings { text_size, reduced_motion, high_contrast, .. } = session.settings;
    theme::wear(high_contrast);
    let look = (screen.height().round() as u32, text_size, reduced_motion, high_contrast);
    if shell.dressed != Some(look) {
        theme::apply(ctx, screen.height(), text_size, reduced_motion);
        shell.dressed = Some(look);
    }
}

/// Everything that is open, the lowest first; how the window is divided for the game, where one is
/// seen. What the panels are told is the same in all of them.
fn show_all(
    ctx: &Context,
    screen: Rect,
    session: &Session,
    shell: &mut Shell,
    board: (&BoardOutput, &BoardInput),
    commands: &mut Vec<Command>,
) -> Option<Regions> {
    let history = model::history(session, shell);
    let model = session.table.as_ref().map(|table| model::of(session, shell, table, &history));
    let model = model.as_ref();
    keys::pressed(ctx, session, model, (shell, board.0), commands);
    pages::show_page(ctx, screen, session, shell, commands);
    let regions = table_screen::show_game(ctx, screen, session, model, shell, board, commands);
    dialog::show_dialog(ctx, screen, session, model, shell, commands);
    messages::show_messages(ctx, screen, session, model, (shell, board), commands);
    regions
}

/// Asks to be woken when egui wants to draw again later: for tooltips and counting numbers.
pub fn wake_for_egui(outputs: Query<&EguiFullOutput>, mut wake: ResMut<Wake>) {
    for output in &outputs {
        let Some(output) = &output.0 else { continue };
        for viewport in output.viewport_output.values() {
            let delay = viewport.repaint_delay;
            // At once counts, too: a page that opens is only measured in its first frame, and a
            // frame without anything in it asks the window for no other.
            if delay < Duration::from_secs(60) {
                wake.after(delay);
            }
        }
    }
}
