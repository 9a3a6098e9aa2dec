//! The picture that stands before a table until the table is whole: nobody sees a board without its
//! pictures, or the sky of another game. It hides nothing longer than a few seconds and changes no
//! game.

use super::areas::area;
use crate::{app::session::Shell, table::game::Game, ui::cover, view::board::BoardOutput};
use bevy_egui::egui::{Context, Frame, Rect};
use std::time::Duration;

/// How many frames it stands at least: the board hears of a new table a frame later.
const LEAST: u8 = 3;
/// How long it stands at most, in seconds: a board in part is better than none.
const MOST: f64 = 5.0;

/// Draws it over the board, if one has just come to the table and its pictures are not yet there.
pub(super) fn show(
    ctx: &Context,
    free: Rect,
    game: &dyn Game,
    shell: &mut Shell,
    board: &BoardOutput,
) {
    let now = ctx.input(|input| input.time);
    if !std::mem::replace(&mut shell.at_table, true) {
        shell.veil = Some((now, 0));
    }
    let Some((since, frames)) = shell.veil else { return };
    if frames >= LEAST && !board.painting || now - since > MOST {
        shell.veil = None;
        return;
    }
    shell.veil = Some((since, frames.saturating_add(1)));
    area(ctx, "veil", free, Frame::NONE, |ui| cover::paint(ui, game, free));
    let soon = if frames < LEAST { Duration::ZERO } else { Duration::from_millis(200) };
    ctx.request_repaint_after(soon);
}
