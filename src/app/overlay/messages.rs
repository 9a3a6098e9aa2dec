//! What has happened, in words at the edge of the window for a while: where it lies on no button.
//! It changes nothing.

use super::{dialog, regions::SIDE_PANEL};
use crate::{
    app::session::{Session, Shell},
    ui::{
        command::{Command, Screen},
        dialogs, game_ui,
        model::Model,
        theme,
    },
};
use bevy_egui::egui::{Align2, Area, Context, CornerRadius, Id, Order, Pos2, Rect, pos2};

/// The messages: at the table in a corner of the board, where they lie on no button of a panel;
/// that of the foot, or that of the head where something is being resolved at the foot.
pub(super) fn show_messages(
    ctx: &Context,
    screen: Rect,
    session: &Session,
    model: Option<&Model>,
    shell: &mut Shell,
    commands: &mut Vec<Command>,
) {
    shell.reads_notes = false;
    if shell.notes.is_empty() {
        return;
    }
    let version = session.table.as_ref().map(|table| table.version);
    let mut notes: Vec<_> = shell.notes.iter().map(|(n, _)| n.clone()).collect();
    for note in &mut notes {
        note.answers.retain(|answer| answer.version.is_none() || answer.version == version);
    }
    let (at, pivot, wide) = place(ctx, screen, session, model, shell);
    let texts = session.texts();
    let area = Area::new(Id::new("messages")).order(Order::Tooltip).fixed_pos(at).pivot(pivot);
    let shown = area.show(ctx, |ui| {
        ui.style_mut().visuals.widgets.noninteractive.corner_radius =
            CornerRadius::same(theme::RADIUS);
        // The frame's own margin and edge stand outside the words.
        ui.set_max_width((wide - 42.0).max(160.0));
        commands.extend(dialogs::messages_ui(ui, texts, &notes));
    });
    let pointer = ctx.pointer_hover_pos();
    shell.reads_notes = pointer.is_some_and(|at| shown.response.rect.contains(at));
}

/// Where they stand, by which corner, and how wide they may be.
fn place(
    ctx: &Context,
    screen: Rect,
    session: &Session,
    model: Option<&Model>,
    shell: &Shell,
) -> (Pos2, Align2, f32) {
    let foot = pos2(screen.left() + 16.0, screen.bottom() - 16.0);
    let beside = dialog::covers(ctx).map(|dialog| dialog.left() - screen.left() - 32.0);
    if let Some(left) = beside.filter(|left| *left > 200.0) {
        // Beside a dialog, not on its buttons.
        return (foot, Align2::LEFT_BOTTOM, left);
    }
    let free = Rect::from_min_max(
        pos2(shell.large.min.x, shell.large.min.y),
        pos2(shell.large.max.x, shell.large.max.y),
    )
    .shrink(12.0);
    if shell.screen != Screen::Table || !free.is_positive() {
        return (foot, Align2::LEFT_BOTTOM, screen.width() - 32.0);
    }
    let resolved = model.is_some_and(|model| {
        let sheet = game_ui::of(model.sight.game);
        sheet.needs_foot() || sheet.has_tray(model)
    });
    let em = theme::body_size(screen.height(), session.settings.text_size);
    let wide = (free.width() * 0.6).min(em * SIDE_PANEL);
    if resolved {
        (free.right_top(), Align2::RIGHT_TOP, wide)
    } else {
        (free.right_bottom(), Align2::RIGHT_BOTTOM, wide)
    }
}
