//! What lies over the board while a game is played: what is being resolved, what a lesson says,
//! what others did, and the menu where several offers are meant. It collects commands and changes
//! nothing.

use super::areas::area;
use crate::{
    app::{session::Shell, table::Table},
    table::action::Thing,
    ui::{command::Command, decision, game_ui, learn, model::Model, since, theme, widgets},
    view::{
        board::{BoardInput, BoardOutput},
        figures::Anchor,
        scene,
    },
};
use bevy_egui::egui::{Align2, Area, Context, Id, LayerId, Margin, Order, Rect, pos2, vec2};

/// What is being resolved, over the board.
pub(super) fn tray(ctx: &Context, free: Rect, model: &Model, commands: &mut Vec<Command>) {
    let sheet = game_ui::of(model.sight.game);
    if !sheet.has_tray(model) {
        return;
    }
    let room = free.shrink(12.0);
    Area::new(Id::new("tray"))
        .order(Order::Middle)
        .fixed_pos(room.center_bottom())
        .pivot(Align2::CENTER_BOTTOM)
        .constrain_to(room)
        .show(ctx, |ui| {
            let frame = theme::dialog_frame().inner_margin(Margin::symmetric(16, 12));
            let tall = if sheet.fills_board(model) {
                room.height() - frame.total_margin().sum().y
            } else {
                room.height() * 0.62
            };
            frame.show(ui, |ui| {
                ui.set_max_size(vec2(room.width() * 0.94, tall));
                commands.extend(sheet.tray_ui(ui, model));
            });
        });
}

/// What a lesson or a puzzle says, at the head of the board.
pub(super) fn strip(ctx: &Context, rect: Rect, model: &Model, commands: &mut Vec<Command>) {
    let frame = theme::panel_frame().inner_margin(Margin::symmetric(14, 6));
    area(ctx, "learn", rect, frame, |ui| commands.extend(learn::strip_ui(ui, model)));
}

/// What others did, where they did it, until the viewer's own next turn is over: small plates above
/// the places, and the step that is shown of it.
pub(super) fn traces(
    ctx: &Context,
    free: Rect,
    (model, table, shell): (&Model, &Table, &Shell),
    (board, input): (&BoardOutput, &BoardInput),
    commands: &mut Vec<Command>,
) {
    for sum in model.flow.summary.iter().filter(|s| !s.deeds.is_empty()) {
        let places = sum.at.map(Thing::Space).into_iter().chain([Thing::Seat(sum.seat)]);
        let keys: Vec<String> = places.map(scene::key_of).collect();
        let figure = |key: &String| input.scene.figures.iter().find(|f| f.key == *key);
        let Some(figure) = keys.iter().find_map(figure) else { continue };
        let (at, scale) = (board.to_screen(figure.at), board.camera.scale);
        let half = figure.half();
        let above = pos2(at.x, at.y - half.1 * scale - 4.0);
        if !free.contains(pos2(at.x, at.y)) {
            continue;
        }
        // Beside a badge stands its name: there the plate begins where the badge does, small, on
        // the edge of the board. On a line of figures it stands where that begins, and hides none.
        let named = figure.label.as_ref().is_some_and(|l| l.anchor == Anchor::Right);
        let line = half.0 > half.1 * 3.0;
        let left = at.x - half.0 * scale;
        let (at, pivot) = match (named, line) {
            (true, _) => (pos2(left, above.y), Align2::LEFT_BOTTOM),
            (false, true) => (pos2(left + half.1 * 2.0 * scale, at.y), Align2::RIGHT_CENTER),
            (false, false) => (above, Align2::CENTER_BOTTOM),
        };
        let order = if named { Order::Middle } else { Order::Background };
        let mut within = free;
        within.min.y -= if named { since::OVER_EDGE } else { 0.0 };
        let id = Id::new(("trace", sum.seat.0));
        if named {
            // A click on the bar above brings that to the front.
            ctx.move_to_top(LayerId::new(order, id));
        }
        Area::new(id)
            .order(order)
            .interactable(false)
            .fixed_pos(at)
            .pivot(pivot)
            .constrain_to(within)
            .show(ctx, |ui| since::plate_ui(ui, model, sum, named || line));
    }
    let steps = model.flow.walk.map(|_| shell.routes.steps(table)).unwrap_or_default();
    let Some(step) = model.flow.walk.and_then(|n| steps.get(n)) else { return };
    let lines = model.lines_of(step.entries.clone());
    Area::new(Id::new("walk"))
        .order(Order::Foreground)
        .fixed_pos(free.center_top() + vec2(0.0, 8.0))
        .pivot(Align2::CENTER_TOP)
        .show(ctx, |ui| {
            theme::dialog_frame().inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
                ui.set_max_width(theme::em(ui) * 30.0);
                commands.extend(since::walk_ui(ui, model, lines, steps.len()));
            });
        });
}

/// The menu at the pointer where several offers are meant.
pub(super) fn choice(ctx: &Context, model: &Model, shell: &Shell, commands: &mut Vec<Command>) {
    let Some((at, offers, version)) = &shell.choice else { return };
    let offers: Vec<usize> =
        offers.iter().copied().filter(|&i| i < model.sight.offers.len()).collect();
    // Each list is measured by itself: under one name it would have the room of the one before.
    Area::new(Id::new(("choice", version, &offers)))
        .order(Order::Foreground)
        .fixed_pos(pos2(at.0 + 8.0, at.1 + 8.0))
        .constrain(true)
        .show(ctx, |ui| {
            theme::dialog_frame().inner_margin(Margin::same(10)).show(ui, |ui| {
                ui.set_max_width(theme::em(ui) * 24.0);
                let key = if model.flow.armed.is_some() { "ui-armed" } else { "ui-choice" };
                ui.label(widgets::small(model.texts.text(key)));
                decision::list_ui(ui, model, &offers, commands);
            });
        });
}
