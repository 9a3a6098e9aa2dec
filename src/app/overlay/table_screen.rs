//! The screen of a running game: panels around the board, what lies over it, or the curtain before
//! all of it. It collects commands and changes nothing but what is typed into forms.

use super::{
    areas::area,
    chips, curtain, edges, hand, large_place, over_board,
    regions::{AtHead, Regions},
    tooltip, veil,
};
use crate::{
    app::{
        access, board_bridge,
        session::{Session, Shell},
        table::Table,
    },
    ui::{
        command::{Command, Screen, Tab},
        decision, game_ui, large_place as large, learn,
        model::{Mode, Model},
        replay, seats, side_panel,
        study::StudyForm,
        theme, what_if, widgets,
    },
    view::board::{BoardInput, BoardOutput},
};
use bevy::math::Rect as Free;
use bevy_egui::egui::{self, Context, Frame, Margin, Rect};

/// The game on the table; how the window is divided, where no curtain hangs.
pub(super) fn show_game(
    ctx: &Context,
    window: Rect,
    session: &Session,
    model: Option<&Model>,
    shell: &mut Shell,
    board: (&BoardOutput, &BoardInput),
    commands: &mut Vec<Command>,
) -> Option<Regions> {
    if shell.screen != Screen::Table {
        (shell.at_table, shell.veil) = (false, None);
        large::forget(ctx);
        return None;
    }
    let Some((table, model)) = session.table.as_ref().zip(model) else {
        commands.push(Command::Go(Screen::Start));
        return None;
    };
    learn::keep_game(ctx, table.sight.game);
    if let Some(seat) = table.curtain() {
        large::forget(ctx);
        curtain::show_curtain(ctx, window, session, shell, (table, seat), commands);
        return None;
    }
    let at_head = AtHead { branch: table.trial.is_some(), strip: learn::StripPlace::of(model) };
    let mut regions = Regions::of(window, &session.settings, at_head);
    let large = game_ui::of(model.sight.game).large_place(model);
    if large::decide(ctx, model, large) {
        regions.make_board_small();
    }
    shell.free = in_points(regions.free);
    shell.large = in_points(regions.large_or_board());
    shell.room = Regions::room(window, &session.settings, at_head);
    // What is answered on a sheet of the side panel has its lists over the board instead.
    let on_sheet = game_ui::of(model.sight.game).tab_needed(model.sight).is_some();
    let beside = regions.large.is_some() || !on_sheet;
    decision::keep_place_beside(ctx, beside.then(|| regions.column()));
    let mut form = std::mem::take(&mut shell.study_form);
    panels(ctx, &regions, model, (shell.tab, &mut form), commands);
    edges::lines(ctx, &regions);
    veil::show(ctx, regions.free, table.play.game(), shell, board.0);
    if let Some(banner) = regions.banner {
        branch_banner(ctx, (window, banner), model, commands);
    }
    if let Some(strip) = regions.strip {
        over_board::strip(ctx, strip, model, commands);
    }
    lie_over_board(ctx, &regions, (table, model), (shell, &mut form), board, commands);
    asked_about(ctx, commands);
    shell.study_form = form;
    Some(regions)
}

/// A right click on what stands in a panel or over the board for a thing of the table says what
/// that is and which rules bear on it, as one on the board does.
fn asked_about(ctx: &Context, commands: &mut Vec<Command>) {
    let asked = ctx.is_pointer_over_egui() && ctx.input(|i| i.pointer.secondary_clicked());
    let rule = |command: &Command| matches!(command, Command::OpenRule(_) | Command::AskRule(_));
    let told = commands.iter().any(rule);
    if let Some(thing) = widgets::hovered_things(ctx).first().filter(|_| asked && !told) {
        commands.push(Command::Select(Some(*thing)));
        commands.push(Command::OpenTab(Tab::Rules));
    }
}

/// A place of the overlay as the board has it.
fn in_points(place: Rect) -> Free {
    Free::new(place.min.x, place.min.y, place.max.x, place.max.y)
}

/// What lies over the board, and the names of its figures for those who hear them.
fn lie_over_board(
    ctx: &Context,
    regions: &Regions,
    (table, model): (&Table, &Model),
    (shell, form): (&mut Shell, &mut StudyForm),
    (board, input): (&BoardOutput, &BoardInput),
    commands: &mut Vec<Command>,
) {
    large_place::show(ctx, regions, model, commands);
    let place = regions.large_or_board();
    over_board::tray(ctx, place, model, commands);
    over_board::moment(ctx, place, model, (board, input), shell);
    if regions.large.is_none() {
        chips::traces(ctx, place, model, (board, input), commands);
    }
    over_board::choice(ctx, model, shell, commands);
    let edits = board_bridge::edits(Some(table), shell);
    if !hand::show_hand(ctx, model, (board, input), (edits, form), commands) {
        tooltip::show_tooltip(ctx, regions, (table, model), board, shell);
    }
    access::figures(ctx, model, input, board);
}

/// The frame and the banner of a branch, which is never taken for the game.
fn branch_banner(
    ctx: &Context,
    (whole, banner): (Rect, Rect),
    model: &Model,
    commands: &mut Vec<Command>,
) {
    what_if::frame_ui(ctx, whole, banner);
    let frame = Frame::new().inner_margin(Margin::symmetric(14, 4));
    area(ctx, "what if", banner, frame, |ui| commands.extend(what_if::banner_ui(ui, model)));
}

/// Seats above, side panel at the right, bar below.
fn panels(
    ctx: &Context,
    regions: &Regions,
    model: &Model,
    (tab, form): (Tab, &mut StudyForm),
    commands: &mut Vec<Command>,
) {
    let frame = theme::panel_frame().inner_margin(Margin::symmetric(12, 4));
    area(ctx, "seats", regions.top, frame, |ui| {
        ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
            commands.extend(seats::seats_ui(ui, model))
        });
    });
    let frame = theme::panel_frame().inner_margin(Margin::symmetric(14, 10));
    area(ctx, "side panel", regions.side_panel, frame, |ui| {
        commands.extend(side_panel::side_panel_ui(ui, model, tab, form));
    });
    let below = if learn::gives_room(model) { 6 } else { 10 };
    let frame = theme::panel_frame().inner_margin(Margin::symmetric(16, below));
    area(ctx, "bar", regions.bar, frame, |ui| {
        if matches!(model.mode, Mode::Replay { .. }) {
            ui.label(widgets::strong(decision::sentence(model)));
            commands.extend(replay::controls_ui(ui, model));
        } else {
            commands.extend(decision::decision_ui(ui, model));
        }
    });
}
