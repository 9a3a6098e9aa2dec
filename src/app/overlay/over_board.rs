//! What lies over the board while a game is played: what is being resolved, what a lesson says,
//! what has just happened, and the menu where several offers are meant. It collects commands and
//! changes nothing.

use super::{areas::area, large_place};
use crate::{
    app::session::Shell,
    table::{action::Thing, ids::SeatId},
    ui::{command::Command, decision, game_ui, learn, model::Model, moments, theme, widgets},
    view::{
        board::{BoardInput, BoardOutput},
        figures::Figure,
        scene,
    },
};
use bevy_egui::egui::{Align2, Area, Context, Id, Margin, Order, Pos2, Rect, pos2, vec2};

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

/// What a lesson or a puzzle says.
pub(super) fn strip(ctx: &Context, rect: Rect, model: &Model, commands: &mut Vec<Command>) {
    // Somewhat lighter than what stands beside it: it is what is read first.
    let frame = theme::panel_frame().fill(theme::card()).inner_margin(Margin::symmetric(14, 6));
    area(ctx, "learn", rect, frame, |ui| commands.extend(learn::strip_ui(ui, model)));
}

/// What has just happened, where it did, for a moment: it lies above everything and takes no press.
pub(super) fn moment(
    ctx: &Context,
    free: Rect,
    model: &Model,
    (board, input): (&BoardOutput, &BoardInput),
    shell: &mut Shell,
) {
    shell.moments.follow(model);
    if !shell.dialogs.is_empty() {
        // Whoever reads something else is shown nothing behind it.
        return;
    }
    let Some(happened) = shell.moments.now(ctx) else { return };
    let touched = happened.things.iter().copied().chain(happened.seat.map(Thing::Seat));
    let places = happened.moment.at.into_iter().chain(touched);
    let keys: Vec<String> = places.map(scene::key_of).collect();
    let figure = |key: &String| input.scene.figures.iter().find(|f| f.key == *key);
    let above = |figure: &Figure| {
        let at = board.to_screen(figure.at);
        pos2(at.x, at.y - figure.half().1 * board.camera.scale - 6.0)
    };
    let at = keys.iter().find_map(figure).map(above);
    let mut room = free.shrink(8.0);
    // What is pressed at the head of the board stays to be seen.
    if let Some(switch) = large_place::switch(ctx) {
        room.min.y = room.min.y.max(switch.max.y + 4.0);
    }
    let plate = || happened.seat.map(|seat| below_plate(room, model, seat));
    let at = at.or_else(plate).unwrap_or_else(|| room.center_top());
    Area::new(Id::new("moment"))
        .order(Order::Foreground)
        .interactable(false)
        .fixed_pos(room.clamp(at))
        .pivot(Align2::CENTER_BOTTOM)
        .constrain_to(room)
        .show(ctx, |ui| {
            theme::dialog_frame().inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
                moments::moment_ui(ui, model, &happened);
            });
        });
}

/// The place at the head of the board below the plate of a seat: there it is told of whoever lies
/// nowhere on the board.
pub(super) fn below_plate(room: Rect, model: &Model, seat: SeatId) -> Pos2 {
    let seats = model.sight.catalogue.seat_count().max(1) as f32;
    let along = (f32::from(seat.0) + 0.5) / seats;
    pos2(room.left() + room.width() * along, room.top())
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
                let key = match offers.len() {
                    _ if model.flow.armed.is_some() => "ui-armed",
                    1 => "ui-choice-one",
                    _ => "ui-choice",
                };
                ui.label(widgets::small(model.texts.text(key)));
                decision::list_ui(ui, model, &offers, commands);
            });
        });
}
