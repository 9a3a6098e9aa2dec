//! The areas in which panels and pages stand. Each takes the pointer on its whole rectangle, so
//! that no click falls through to the board.

use crate::ui::{settings::Settings, theme};
use bevy_egui::egui::{Area, Context, Frame, Id, Order, Rect, Sense, Ui, vec2};

/// A panel at a fixed place. It takes the pointer on its whole rectangle.
pub(super) fn area<T>(
    ctx: &Context,
    id: &str,
    rect: Rect,
    frame: Frame,
    add: impl FnOnce(&mut Ui) -> T,
) -> T {
    Area::new(Id::new(id))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .constrain(false)
        .sense(Sense::hover())
        .show(ctx, |ui| {
            ui.set_max_size(rect.size());
            let margin = frame.total_margin();
            frame
                .show(ui, |ui| {
                    ui.set_min_size(rect.size() - margin.sum());
                    ui.set_max_size(rect.size() - margin.sum());
                    ui.set_clip_rect(rect);
                    add(ui)
                })
                .inner
        })
        .inner
}

/// A page in the middle of the screen, over the sky.
pub(super) fn page(
    ctx: &Context,
    screen: Rect,
    id: &str,
    settings: &Settings,
    widest: f32,
    add: impl FnOnce(&mut Ui),
) {
    let scale = theme::body_size(screen.height(), settings.text_size) / 16.0;
    let width = (screen.width() - 32.0).min(widest * scale.max(1.0) * 1.1);
    let rect = Rect::from_center_size(screen.center(), vec2(width, screen.height() - 32.0));
    area(ctx, id, rect, theme::dialog_frame(), add);
}
