//! Money as it stands in panels: an amount that counts to a new one, and a purse that shows what
//! has come or gone. It knows no game and changes nothing.

use super::{pictures::image, words::strong};
use crate::{text::signed, ui::theme, view::art::Picture};
use bevy_egui::egui::{self, Color32, CornerRadius, Response, RichText, Stroke, Ui, vec2};

/// How money looks and is called.
#[derive(Clone, Copy)]
pub struct Money<'a> {
    /// Its coin.
    pub coin: Picture,
    /// An amount of it in words.
    pub words: &'a dyn Fn(i64) -> String,
}

/// An amount of money with its coin. Counts to a new amount.
pub fn money(
    ui: &mut Ui,
    Money { coin, words }: Money,
    id: impl egui::AsId,
    amount: i64,
    still: bool,
) -> Response {
    let id = ui.make_persistent_id(("money", id));
    let size = theme::em(ui) * 1.1;
    let shown = if still {
        amount as f32
    } else {
        ui.ctx().animate_value_with_time(id, amount as f32, 0.35)
    };
    let row = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 4.0);
        ui.add(image(ui, coin, size, Color32::WHITE));
        let value = if (shown - amount as f32).abs() < 0.5 { amount } else { shown.round() as i64 };
        ui.label(strong(words(value)));
    });
    row.response
}

/// The money of a seat with its coin; below it the difference is shown for a moment, so there must
/// be no words there.
pub fn purse(ui: &mut Ui, sort: Money, id: impl egui::AsId, amount: i64, still: bool) -> Response {
    let id = ui.make_persistent_id(("purse", id));
    let before: i64 = ui.ctx().data(|d| d.get_temp(id.with("before"))).unwrap_or(amount);
    let now = ui.input(|i| i.time);
    if before != amount {
        ui.ctx().data_mut(|d| {
            d.insert_temp(id.with("before"), amount);
            d.insert_temp(id.with("change"), (amount - before, now));
        });
    } else {
        ui.ctx().data_mut(|d| d.insert_temp(id.with("before"), amount));
    }
    let change: Option<(i64, f64)> = ui.ctx().data(|d| d.get_temp(id.with("change")));
    let response = money(ui, sort, id, amount, still);
    if let Some((by, at)) = change.filter(|(_, at)| now - at < 2.0) {
        difference(ui, id, response.rect, by);
        ui.ctx().request_repaint_after_secs((2.0 - (now - at)) as f32 + 0.05);
    }
    response
}

/// What has come or gone, on the lower edge of where a purse stands: it takes no room, so nothing
/// is pushed aside for the moment.
fn difference(ui: &Ui, id: egui::Id, purse: egui::Rect, by: i64) {
    if ui.ctx().memory(|m| m.top_modal_layer().is_some()) {
        return;
    }
    let tint = if by > 0 { theme::gain() } else { theme::loss() };
    let words = RichText::new(signed(by)).small().color(tint);
    let words = egui::WidgetText::from(words).into_galley(
        ui,
        Some(egui::TextWrapMode::Extend),
        f32::INFINITY,
        egui::TextStyle::Small,
    );
    let size = words.size() + vec2(8.0, 0.0);
    // Under the amount, over the edge of its card: beside it and above it stand other words.
    let left = purse.left().min(ui.clip_rect().right() - size.x);
    let place = egui::Rect::from_min_size(egui::pos2(left, purse.bottom() - 1.0), size);
    let painter =
        ui.ctx().layer_painter(egui::LayerId::new(egui::Order::Foreground, id.with("difference")));
    painter.rect(
        place,
        CornerRadius::same(4),
        theme::well(),
        Stroke::new(1.0, theme::faded(tint, 0.6)),
        egui::StrokeKind::Inside,
    );
    painter.galley(place.min + vec2(4.0, 0.0), words, tint);
}
