//! What one acts on in the place of the board, and the two names at the head of it that swap them.
//! It fades in and out, and takes no press before it could be seen: when, `ui::presses` says. It
//! decides no rule and changes nothing.

use super::areas::area;
use crate::ui::{command::Command, game_ui, model::Model, stage, theme};
use bevy_egui::egui::{Area, Context, CornerRadius, Id, LayerId, Margin, Order, Rect, vec2};

/// How long it takes to come up and to go.
const FADE: f32 = 0.35;

/// Draws it, where there is such a thing.
pub(super) fn show(ctx: &Context, free: Rect, model: &Model, commands: &mut Vec<Command>) {
    let sheet = game_ui::of(model.sight.game);
    let stage = sheet.stage(model);
    let on = stage.is_some() && stage::is_on(ctx);
    let grown = grown(ctx, free, on);
    let Some(here) = stage else { return };
    // At the head, where no board of a game has anything to press.
    let along = free.width() * 0.3;
    if on {
        let frame = theme::panel_frame().inner_margin(Margin::same(8));
        let frame = frame.fill(theme::panel().gamma_multiply(grown));
        area(ctx, "stage", free, frame, |ui| {
            ui.multiply_opacity(grown);
            ui.horizontal(|ui| {
                ui.add_space(along - 8.0);
                stage::switch_ui(ui, model, here);
            });
            commands.extend(sheet.stage_ui(ui, model));
        });
        return;
    }
    Area::new(Id::new("stage head"))
        .order(Order::Middle)
        .fixed_pos(free.min + vec2(along - 3.0, 5.0))
        .constrain_to(free)
        .show(ctx, |ui| {
            theme::panel_frame()
                .inner_margin(Margin::same(3))
                .corner_radius(CornerRadius::same(theme::RADIUS))
                .show(ui, |ui| stage::switch_ui(ui, model, here));
        });
}

/// How far it has come up. While it goes its ground gets thinner over the board.
fn grown(ctx: &Context, free: Rect, on: bool) -> f32 {
    let still = ctx.global_style().animation_time == 0.0;
    let time = if still { 0.0 } else { FADE };
    let grown = ctx.animate_bool_with_time(Id::new("stage grows"), on, time);
    if !on && grown > 0.0 {
        let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("stage goes")));
        let ground = theme::panel().gamma_multiply(grown);
        painter.with_clip_rect(free).rect_filled(free, CornerRadius::ZERO, ground);
    }
    grown
}
