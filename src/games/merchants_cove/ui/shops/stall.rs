//! The stall of a shop: each good with how many lie there and how many can still be made.

use super::super::panel::CovePanel;
use super::{
    part,
    parts::{paint, say, tint},
};
use crate::{
    games::merchants_cove::{
        level::Good,
        table::nouns::{CoveView, GlassOwner},
    },
    table::{action::Value, ids::SeatId},
    ui::theme,
    view::art::house::Icon,
};
use bevy_egui::egui::{self, Align2, Color32, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};

/// Goods side by side.
const ABREAST: f32 = 4.0;

/// The stall.
pub(super) fn stall_ui(ui: &mut Ui, d: &mut CovePanel, player: GlassOwner) {
    let unsold = d.n.unsold(player);
    part(ui, Icon::CARGO, &d.count("mc-shop-stall", "goods", unsold));
    let gap = 6.0;
    let side = ((ui.available_width() - gap * (ABREAST - 1.0)) / ABREAST).min(theme::em(ui) * 5.0);
    egui::Grid::new("mc stall").spacing(vec2(gap, gap)).min_col_width(side).show(ui, |ui| {
        // A column is a colour: small goods above, large ones below.
        for size in crate::games::merchants_cove::level::Size::ALL {
            for colour in crate::games::merchants_cove::level::Colour::ALL {
                good_ui(ui, d, player, Good::new(colour, size), side);
            }
            ui.end_row();
        }
    });
}

fn good_ui(ui: &mut Ui, d: &CovePanel, player: GlassOwner, good: Good, side: f32) {
    let (have, left) = (d.n.on_stall(player, good), d.n.in_supply(player, good));
    let (rect, response) = ui.allocate_exact_size(vec2(side, side * 0.82), Sense::hover());
    let edge = tint(good.colour).gamma_multiply(if have > 0 { 1.0 } else { 0.35 });
    let fill = if have > 0 { theme::card() } else { theme::well() };
    ui.painter().rect(rect, 8.0, fill, Stroke::new(1.5, edge), StrokeKind::Inside);
    let fade = if have > 0 { Color32::WHITE } else { Color32::from_white_alpha(70) };
    let at = rect.left_center() + vec2(side * 0.36, -side * 0.04);
    let picture = d.good_picture(SeatId(player), good);
    paint(ui, picture, Rect::from_center_size(at, Vec2::splat(side * 0.62)), fade);
    let em = theme::em(ui);
    let ink = if have > 0 { theme::ink() } else { theme::soft() };
    say(ui, rect.right_center() - vec2(side * 0.1, 0.0), Align2::RIGHT_CENTER, have, em * 1.2, ink);
    let dots = rect.left_bottom() + vec2(side * 0.1, -side * 0.09);
    for n in 0..left {
        let at = dots + vec2(n as f32 * em * 0.45, 0.0);
        ui.painter().circle_filled(at, em * 0.14, tint(good.colour));
    }
    let args = [
        ("good", d.n.good_name(player, good)),
        ("count", Value::Number(have)),
        ("left", Value::Number(left)),
    ];
    let words = d.with("mc-shop-good", &args);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &words));
    response.on_hover_text(words);
}
