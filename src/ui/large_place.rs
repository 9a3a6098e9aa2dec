//! Which of two things has the large place of the table: the board, or what one acts on beside it,
//! such as a shop. The other one is seen in small. It remembers what somebody has chosen until the
//! turn is over. It draws no game and changes none.

use super::{model::Model, theme};
use crate::table::ids::SeatId;
use bevy_egui::egui::{Button, Context, Id, Response, RichText, Ui};

/// What could have the large place instead of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LargePlace {
    /// The text key of its name.
    pub name: &'static str,
    /// The text key of what the board is called beside it.
    pub board: &'static str,
    /// Whether it has the place, unless somebody chooses otherwise.
    pub first: bool,
}

/// What is known from frame to frame.
#[derive(Clone, Copy, Default)]
struct Kept {
    /// Who looks, and in which turn.
    of: (Option<SeatId>, i64),
    /// What somebody has chosen for this turn.
    chosen: Option<bool>,
    /// It has the large place.
    on: bool,
}

fn id() -> Id {
    Id::new("what has the large place")
}

fn load(ctx: &Context) -> Kept {
    ctx.data(|d| d.get_temp(id())).unwrap_or_default()
}

/// Finds out what has the place now; gives whether it is not the board.
pub fn decide(ctx: &Context, model: &Model, large: Option<LargePlace>) -> bool {
    let mut kept = load(ctx);
    let of = (model.viewer_seat(), model.flow.turn);
    if kept.of != of {
        kept = Kept { of, ..Kept::default() };
    }
    kept.on = large.is_some_and(|large| kept.chosen.unwrap_or(large.first));
    ctx.data_mut(|d| d.insert_temp(id(), kept));
    kept.on
}

/// Nothing but the board is there to have the place.
pub fn forget(ctx: &Context) {
    ctx.data_mut(|d| d.remove::<Kept>(id()));
}

/// Whether something else than the board has the large place.
pub fn is_on(ctx: &Context) -> bool {
    load(ctx).on
}

/// Somebody chooses, until the turn is over.
pub fn choose(ctx: &Context, on: bool) {
    ctx.data_mut(|d| d.get_temp_mut_or_default::<Kept>(id()).chosen = Some(on));
    ctx.request_repaint();
}

/// The two names, the one that has the place lit: a press on the other one swaps them.
pub fn switch_ui(ui: &mut Ui, model: &Model, large: LargePlace) {
    let on = is_on(ui.ctx());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 4.0);
        for (key, shows) in [(large.name, true), (large.board, false)] {
            if side(ui, &model.texts.text(key), on == shows).clicked() {
                choose(ui.ctx(), shows);
            }
        }
    });
}

fn side(ui: &mut Ui, name: &str, lit: bool) -> Response {
    let ink = if lit { theme::accent() } else { theme::ink() };
    let words = RichText::new(name).family(theme::bold()).color(ink);
    ui.add(Button::selectable(lit, words).min_size([theme::em(ui) * 5.0, 0.0].into()))
}
