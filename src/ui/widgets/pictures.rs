//! Pictures and signs: a small drawing with its name, an icon of the overlay, the badge of a seat,
//! a chip, a meter. They are looked at and rested on; a press on them means nothing.

use super::words::strong;
use crate::{
    table::ids::SeatId,
    ui::{gallery, model::Model, theme},
    view::art::{Picture, house::Icon, palette::Livery},
};
use bevy_egui::egui::{
    self, Color32, CornerRadius, Image, Response, RichText, Sense, Stroke, Ui, Vec2, vec2,
};

/// A picture `size` points wide. The name is its text on hover and for screen readers.
pub fn picture(ui: &mut Ui, picture: Picture, size: f32, name: &str) -> Response {
    tinted(ui, picture, size, name, Color32::WHITE)
}

/// A picture in another tint.
pub fn tinted(ui: &mut Ui, picture: Picture, size: f32, name: &str, tint: Color32) -> Response {
    let response = ui.add(image(ui, picture, size, tint).alt_text(name));
    if name.is_empty() { response } else { response.on_hover_text(name) }
}

pub(in crate::ui) fn image(ui: &Ui, picture: Picture, size: f32, tint: Color32) -> Image<'static> {
    let texture = gallery::texture(ui.ctx(), picture, size);
    Image::new((texture.id(), Vec2::splat(size))).fit_to_exact_size(Vec2::splat(size)).tint(tint)
}

/// An icon of the overlay in body height.
pub fn icon(ui: &mut Ui, icon: Icon, tint: Color32) -> Response {
    let size = theme::em(ui) * 1.15;
    ui.add(image(ui, icon.picture(), size, tint))
}

/// The badge of a seat.
pub fn badge(ui: &mut Ui, livery: Livery, size: f32, name: &str) -> Response {
    picture(ui, livery.badge(), size, name)
}

/// The name of a seat with its badge.
pub fn seat_name(ui: &mut Ui, model: &Model, seat: SeatId) -> Response {
    let size = theme::em(ui) * 1.3;
    let name = model.texts.seat(seat);
    let row = ui.horizontal(|ui| {
        badge(ui, model.livery(seat), size, "");
        ui.label(strong(name.as_str()));
    });
    row.response
}

/// A small framed word or number.
pub fn chip(ui: &mut Ui, text: &str, tint: Color32) -> Response {
    egui::Frame::new()
        .fill(tint.gamma_multiply(0.18))
        .stroke(Stroke::new(1.0, theme::faded(tint, 0.7)))
        .corner_radius(CornerRadius::same(theme::RADIUS))
        .inner_margin(egui::Margin::symmetric(8, 2))
        .show(ui, |ui| ui.label(RichText::new(text).color(theme::ink())))
        .response
}

/// A bar that shows how much of something is used, with its words on it.
pub fn meter(ui: &mut Ui, used: f32, of: f32, words: &str, tint: Color32) -> Response {
    let height = theme::em(ui) * 1.5;
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let radius = CornerRadius::same(theme::RADIUS);
    ui.painter().rect_filled(rect, radius, theme::well());
    let share = if of > 0.0 { (used / of).clamp(0.0, 1.0) } else { 0.0 };
    let mut full = rect;
    full.set_width(rect.width() * share);
    let edge = Stroke::new(1.0, tint);
    ui.painter().rect(full, radius, theme::filled(tint), edge, egui::StrokeKind::Inside);
    ui.painter().text(
        rect.center(),
        egui::Align2::CENTER_CENTER,
        words,
        egui::TextStyle::Body.resolve(ui.style()),
        theme::ink(),
    );
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::WidgetType::ProgressIndicator, true, words)
    });
    response
}
