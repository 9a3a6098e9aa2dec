//! What one acts on in the place of the board, the board in small below the side panel, and the two
//! names that swap them. It fades in and out, and takes no press before it could be seen: when,
//! `ui::presses` says. It decides no rule and changes nothing.

use super::{areas::area, regions::Regions};
use crate::ui::{
    command::Command, game_ui, large_place, large_place::LargePlace, model::Model, theme,
};
use bevy_egui::egui::{
    Area, Context, CornerRadius, Id, LayerId, Margin, Order, Rect, Sense, Stroke, StrokeKind,
    WidgetInfo, WidgetType, vec2,
};

/// How long it takes to come up and to go.
const FADE: f32 = 0.35;

/// Draws it, where there is such a thing.
pub(super) fn show(ctx: &Context, regions: &Regions, model: &Model, commands: &mut Vec<Command>) {
    let sheet = game_ui::of(model.sight.game);
    let place = regions.large_or_board();
    let grown = grown(ctx, place, regions.large.is_some());
    let Some(large) = sheet.large_place(model) else { return };
    // At the head, where no board of a game has anything to press.
    let along = place.width() * 0.3;
    if regions.large.is_some() {
        let frame = theme::panel_frame().inner_margin(Margin::same(8));
        let frame = frame.fill(theme::panel().gamma_multiply(grown));
        area(ctx, "large place", place, frame, |ui| {
            ui.multiply_opacity(grown);
            ui.horizontal(|ui| {
                ui.add_space(along - 8.0);
                large_place::switch_ui(ui, model, large);
            });
            commands.extend(sheet.large_place_ui(ui, model));
        });
        return small(ctx, regions.free, model, large);
    }
    Area::new(switch_id())
        .order(Order::Middle)
        .fixed_pos(place.min + vec2(along - 3.0, 5.0))
        .constrain_to(place)
        .show(ctx, |ui| {
            theme::panel_frame()
                .inner_margin(Margin::same(3))
                .corner_radius(CornerRadius::same(theme::RADIUS))
                .show(ui, |ui| large_place::switch_ui(ui, model, large));
        });
}

fn switch_id() -> Id {
    Id::new("names of the large place")
}

/// Where the two names lie over the board, if they do.
pub(super) fn switch(ctx: &Context) -> Option<Rect> {
    let layer = LayerId::new(Order::Middle, switch_id());
    ctx.memory(|m| m.area_rect(layer.id).filter(|_| m.areas().is_visible(&layer)))
}

/// The board in small: it is looked at, and a press anywhere on it gives it the large place again.
fn small(ctx: &Context, rect: Rect, model: &Model, large: LargePlace) {
    let name = model.texts.text(large.board);
    Area::new(Id::new("small board"))
        .order(Order::Middle)
        .fixed_pos(rect.min)
        .constrain(false)
        .show(ctx, |ui| {
            let response = ui.allocate_rect(rect, Sense::click());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
            let lit = response.hovered() || response.has_focus();
            let edge = if lit { theme::accent() } else { theme::hairline() };
            let line = Stroke::new(if lit { 2.0 } else { 1.0 }, edge);
            ui.painter().rect_stroke(rect, CornerRadius::ZERO, line, StrokeKind::Inside);
            if response.clicked() {
                large_place::choose(ctx, false);
            }
        });
}

/// How far it has come up. While it goes its ground gets thinner over the board.
fn grown(ctx: &Context, place: Rect, on: bool) -> f32 {
    let still = ctx.global_style().animation_time == 0.0;
    let time = if still { 0.0 } else { FADE };
    let grown = ctx.animate_bool_with_time(Id::new("large place grows"), on, time);
    if !on && grown > 0.0 {
        let painter =
            ctx.layer_painter(LayerId::new(Order::Background, Id::new("large place goes")));
        let ground = theme::panel().gamma_multiply(grown);
        painter.with_clip_rect(place).rect_filled(place, CornerRadius::ZERO, ground);
    }
    grown
}
