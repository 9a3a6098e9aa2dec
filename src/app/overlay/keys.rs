//! Which command a key is, wherever it is pressed: closing, help, full screen, and what the keys of
//! a running game mean. It acts on nothing itself, and takes no key from whoever is typing.

use crate::{
    app::session::{Session, Shell},
    ui::{
        command::{Command, Dialog, Screen},
        decision, game_ui,
        model::Model,
        replay, wishes,
    },
    view::board::BoardOutput,
};
use bevy_egui::egui::{self, Context, Key};

/// What the keys of this frame ask for.
pub(super) fn pressed(
    ctx: &Context,
    session: &Session,
    model: Option<&Model>,
    (shell, board): (&Shell, &BoardOutput),
    commands: &mut Vec<Command>,
) {
    let typing = ctx.text_edit_focused();
    if ctx.input(|i| i.key_pressed(Key::F11)) {
        commands.push(Command::FullScreen);
    }
    // In a search field Escape first leaves the field; a dialog that is a field alone is closed at
    // once, and so is a new name.
    let naming = matches!(shell.screen, Screen::Saves(_))
        && shell.saves_form.is_typing()
        && shell.dialogs.is_empty();
    let field = naming || shell.dialogs.last() == Some(&Dialog::SaveAs);
    if ctx.input(|i| i.key_pressed(Key::Escape))
        && (!typing || field)
        && !egui::Popup::is_any_open(ctx)
    {
        commands.push(Command::Close);
        return;
    }
    // Where a list or a menu is open, letters and digits are typed for it; a list that is only read
    // takes none.
    let listed = egui::Popup::is_any_open(ctx) && !decision::reasons_open(ctx);
    if typing || listed || !shell.dialogs.is_empty() {
        return;
    }
    if ctx.input(|i| i.key_pressed(Key::F1)) && shell.screen != Screen::Table {
        commands.push(Command::Open(Dialog::Help));
    }
    let open = shell.screen == Screen::Table
        && session.table.as_ref().is_some_and(|t| t.curtain().is_none());
    if let Some(model) = model.filter(|_| open) {
        commands.extend(replay::keys(ctx, model));
        commands.extend(decision::keys(ctx, model));
        if ctx.input(|i| i.key_pressed(Key::H) && i.modifiers.is_none()) {
            // What the words on a thing of the board point at is not what the pointer is on.
            let under = board.hovered.as_ref().and_then(|hovered| {
                let sheet = game_ui::of(model.sight.game);
                sheet.shown_by(model.sight, &hovered.key).or(hovered.thing)
            });
            let pointed = under.or(shell.hovered.first().copied());
            commands.extend(wishes::by_key(ctx, model, pointed));
        }
    }
}
