//! The edges of the panels around the board: the fine lines where they meet it, and what somebody
//! drags to give the board more room or less. It keeps nothing but the sizes in the settings.

use super::regions::Regions;
use crate::ui::{
    command::Command,
    settings::{BAR as BAR_RANGE, SIDE_PANEL as SIDE_PANEL_RANGE, Settings},
    table_text::TableText,
    theme,
};
use bevy_egui::egui::{self, Area, Context, Id, Order, Pos2, Rect, pos2, vec2};

/// The edges between board and side panel and between board and bar: dragged, they move; where they
/// are let go, they stay, also the next time; a double click makes them as they were.
pub(super) fn drag(
    ctx: &Context,
    regions: &Regions,
    settings: &mut Settings,
    texts: TableText,
    commands: &mut Vec<Command>,
) {
    let screen = regions.screen;
    let side_panel = Rect::from_min_max(
        pos2(regions.side_panel.left() - 4.0, screen.top()),
        pos2(regions.side_panel.left() + 4.0, screen.bottom()),
    );
    let usual = regions.side_panel.width() * 100.0 / f32::from(settings.side_panel).max(1.0);
    let along = |at: Pos2| (screen.right() - at.x) * 100.0 / usual;
    let mut done = edge(
        ctx,
        "side panel edge",
        side_panel,
        &texts.text("ui-side-panel-edge"),
        &mut settings.side_panel,
        SIDE_PANEL_RANGE,
        along,
    );
    let top = regions.bar.top();
    let bar = Rect::from_min_max(
        pos2(regions.bar.left(), top - 4.0),
        pos2(regions.bar.right() - 4.0, top + 4.0),
    );
    let usual = regions.bar.height() * 100.0 / f32::from(settings.bar).max(1.0);
    let along = |at: Pos2| (screen.bottom() - at.y) * 100.0 / usual;
    done |=
        edge(ctx, "bar edge", bar, &texts.text("ui-bar-edge"), &mut settings.bar, BAR_RANGE, along);
    if done {
        commands.push(Command::Set(Box::new(settings.clone())));
    }
}

/// One edge: moves `value` while it is dragged, and says whether it was let go or put back. It
/// takes no part in going round with Tab: for the keyboard the same values stand in the settings.
fn edge(
    ctx: &Context,
    id: &str,
    grip: Rect,
    name: &str,
    value: &mut u16,
    range: (u16, u16),
    along: impl Fn(Pos2) -> f32,
) -> bool {
    let sense = egui::Sense::CLICK | egui::Sense::DRAG;
    let upright = grip.width() < grip.height();
    let cursor =
        if upright { egui::CursorIcon::ResizeHorizontal } else { egui::CursorIcon::ResizeVertical };
    let area = Area::new(Id::new(id)).order(Order::Foreground).fixed_pos(grip.min).constrain(false);
    let response = area
        .show(ctx, |ui| ui.allocate_rect(grip, sense))
        .inner
        .on_hover_cursor(cursor)
        .on_hover_text(name);
    if response.hovered() || response.dragged() {
        let painter = ctx.layer_painter(egui::LayerId::new(Order::Foreground, Id::new(id)));
        let middle = grip.shrink2(if upright { vec2(3.0, 0.0) } else { vec2(0.0, 3.0) });
        painter.rect_filled(middle, 0.0, theme::accent());
    }
    if response.double_clicked() {
        *value = 100;
        return true;
    }
    if response.dragged()
        && let Some(at) = response.interact_pointer_pos()
    {
        *value = along(at).round().clamp(f32::from(range.0), f32::from(range.1)) as u16;
        ctx.request_repaint();
    }
    response.drag_stopped()
}

/// Fine lines where panels meet the board.
pub(super) fn lines(ctx: &Context, regions: &Regions) {
    let painter = ctx.layer_painter(egui::LayerId::new(Order::Middle, Id::new("side panel")));
    let line = egui::Stroke::new(1.0, theme::hairline());
    painter.vline(regions.side_panel.left(), regions.side_panel.y_range(), line);
    painter.hline(regions.top.x_range(), regions.top.bottom(), line);
    painter.hline(regions.bar.x_range(), regions.bar.top(), line);
}
