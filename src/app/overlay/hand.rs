//! The position editor's hand over the board: what is carried out of its tray onto a place, and its
//! menu. What an edit means, the editor says; here it only becomes a command.

use crate::{
    table::action::Thing,
    ui::{
        command::Command,
        model::Model,
        study::{self, StudyForm},
        theme, widgets,
    },
    view::board::{BoardInput, BoardOutput},
};
use bevy::math::Vec2;
use bevy_egui::egui::{self, Area, Context, Id, Margin, Order, pos2};

/// The position editor on the board, where it `edits`: what is carried out of its tray, and its
/// menu; whether one is open.
pub(super) fn show_hand(
    ctx: &Context,
    model: &Model,
    (board, input): (&BoardOutput, &BoardInput),
    (edits, form): (bool, &mut StudyForm),
    commands: &mut Vec<Command>,
) -> bool {
    if !edits && form.menu.is_none() {
        return false;
    }
    if form.off_board_at != Some(input.version) {
        form.off_board = study::off_board(model.sight, &input.scene);
        form.off_board_at = Some(input.version);
    }
    let under = |(x, y): (f32, f32)| {
        let at = Vec2::new(x, y);
        input.free.contains(at).then(|| board.hit(input, at)).flatten()
    };
    if form.carried.is_some()
        && let Some(onto) = ctx.pointer_interact_pos().and_then(|at| under((at.x, at.y)))
    {
        widgets::point_at(ctx, vec![onto]);
    }
    if let Some((piece, at)) = form.let_go.take() {
        let (carried, onto) = (Thing::Piece(piece), under(at));
        // Back in the tray it was not meant for anywhere.
        if !form.on_panel(at) {
            form.in_vain = study::in_vain(model.sight, carried, onto);
        }
        match onto.map(|onto| study::put(model.sight, carried, onto, at)) {
            Some(Ok(command)) => commands.extend(command),
            Some(Err(menu)) => form.menu = Some(menu),
            None => {}
        }
    }
    menu(ctx, model, form, commands);
    form.menu.is_some()
}

/// The menu of the position editor. A press beside it closes it.
fn menu(ctx: &Context, model: &Model, form: &mut StudyForm, commands: &mut Vec<Command>) {
    let Some(at) = form.menu.as_ref().map(|menu| menu.at) else { return };
    let shown = Area::new(Id::new("study menu"))
        .order(Order::Foreground)
        .fixed_pos(pos2(at.0 + 6.0, at.1 + 6.0))
        .constrain(true)
        .show(ctx, |ui| {
            theme::dialog_frame().inner_margin(Margin::same(12)).show(ui, |ui| {
                ui.set_max_width(theme::em(ui) * 24.0);
                // A seat may have more purses than a window is high.
                let tall = ctx.content_rect().height() - theme::em(ui) * 4.0;
                egui::ScrollArea::vertical().max_height(tall).show(ui, |ui| {
                    commands.extend(study::menu_ui(ui, model, form));
                });
            });
        });
    // The press that has opened it may belong to this very frame.
    let (id, now) = (Id::new("study menu open"), form.menu.clone());
    let before: Option<study::HandMenu> = ctx.data(|d| d.get_temp(id));
    let fresh = before != now;
    ctx.data_mut(|d| now.map(|now| d.insert_temp(id, now)));
    let pressed =
        ctx.input(|i| i.pointer.any_pressed().then(|| i.pointer.interact_pos()).flatten());
    let beside = pressed.is_some_and(|at| !shown.response.rect.contains(at));
    if beside && !fresh && !egui::Popup::is_any_open(ctx) {
        form.menu = None;
        ctx.data_mut(|d| d.remove::<study::HandMenu>(id));
    }
}
