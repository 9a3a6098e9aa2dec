//! What something is set with: numbers, ticks, lists, lines of text. A field gives back what was
//! set and keeps nothing of it.

use super::{frames::ring_in_lists, words::wide};
use crate::ui::theme;
use bevy_egui::egui::{
    self, Align, Color32, CornerRadius, Layout, Response, RichText, Stroke, Ui, vec2,
};

/// A number to drag or type. The new one comes out once, when it is let go or entered, not with
/// every step on the way.
pub fn number(
    ui: &mut Ui,
    id: egui::Id,
    now: i64,
    range: std::ops::RangeInclusive<i64>,
    speed: f64,
    name: &str,
) -> Option<i64> {
    let mut value = ui.ctx().data(|d| d.get_temp(id)).unwrap_or(now);
    let response = ui.add(
        egui::DragValue::new(&mut value).range(range).speed(speed).update_while_editing(false),
    );
    let (dragged, changed) = (response.dragged(), value != now);
    response.widget_info(|| {
        let mut info = egui::WidgetInfo::drag_value(true, value as f64);
        info.label = Some(name.to_owned());
        info
    });
    ui.ctx().data_mut(|d| {
        if dragged {
            d.insert_temp(id, value);
        } else {
            d.remove::<i64>(id);
        }
    });
    (!dragged && changed).then_some(value)
}

/// A box to tick.
pub fn check(ui: &mut Ui, on: &mut bool, text: impl Into<egui::WidgetText>) -> Response {
    ui.scope(|ui| {
        let w = &mut ui.visuals_mut().widgets;
        for look in [&mut w.inactive, &mut w.hovered, &mut w.active] {
            look.corner_radius = CornerRadius::same(4);
            look.bg_stroke = Stroke::new(1.0, theme::soft());
        }
        ui.visuals_mut().widgets.active.bg_stroke = Stroke::new(2.0, theme::accent());
        ui.checkbox(on, text.into())
    })
    .inner
}

/// One of several that exclude each other.
pub fn radio(ui: &mut Ui, on: bool, text: impl Into<egui::WidgetText>) -> Response {
    ui.scope(|ui| {
        let w = &mut ui.visuals_mut().widgets;
        for look in [&mut w.inactive, &mut w.hovered] {
            look.bg_stroke = Stroke::new(1.0, theme::soft());
        }
        ui.radio(on, text.into())
    })
    .inner
}

/// The least width of a list, in ems, in which each of these has room.
pub fn combo_ems(ui: &Ui, all: impl IntoIterator<Item = String>) -> f32 {
    let words = all.into_iter().map(|words| wide(ui, &words)).fold(0.0, f32::max);
    (words + combo_edges(ui)) / theme::em(ui)
}

/// What a list needs beside its words: a point of it, since widths are rounded to pixels and words
/// that lack a part of one are cut.
fn combo_edges(ui: &Ui) -> f32 {
    let spacing = ui.spacing();
    spacing.button_padding.x * 2.0 + spacing.icon_width + spacing.icon_spacing + 1.0
}

/// A list that opens at a press; `name` is read by screen readers before what is chosen now. `ems`
/// is the least width.
pub fn combo(
    ui: &mut Ui,
    salt: impl egui::AsId,
    now: &str,
    name: &str,
    ems: f32,
    add: impl FnOnce(&mut Ui),
) {
    let em = theme::em(ui);
    let words = wide(ui, now) + combo_edges(ui);
    let width = words.max(em * ems).min(ui.max_rect().width());
    // A list of no known width would begin a line of its own where others flow.
    ui.allocate_ui_with_layout(
        vec2(width, ui.spacing().interact_size.y),
        Layout::left_to_right(Align::Center),
        |ui| {
            // As tall as it needs: what must be scrolled for is easily missed.
            let tall = ui.ctx().content_rect().height() * 0.6;
            let list = egui::ComboBox::from_id_salt(salt).selected_text(now).width(width);
            let list = list.height(tall).truncate();
            let response = list
                .show_ui(ui, |ui| {
                    ring_in_lists(ui);
                    add(ui);
                })
                .response;
            response.widget_info(|| {
                let mut info = egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, name);
                info.current_text_value = Some(now.to_owned());
                info
            });
        },
    );
}

/// A field to type one line into; `name` is read by screen readers.
pub fn field(ui: &mut Ui, text: &mut String, hint: &str, name: &str, ems: f32) -> Response {
    let em = theme::em(ui);
    let edit = egui::TextEdit::singleline(text)
        .hint_text(RichText::new(hint).color(theme::faded(theme::soft(), 0.7)))
        .desired_width(em * ems)
        .margin(egui::Margin::symmetric(10, 6))
        .char_limit(80);
    let response = ui.add(edit);
    one_line(&response);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, name));
    response
}

/// Lets the arrows up and down lead out of a field of one line, where they do nothing.
pub fn one_line(field: &Response) {
    if field.has_focus() {
        let own = egui::EventFilter { horizontal_arrows: true, ..Default::default() };
        field.ctx.memory_mut(|m| m.set_focus_lock_filter(field.id, own));
    }
}

/// Shows that a slider has the keyboard: by itself it would not.
pub fn ring(ui: &Ui, slider: &Response) {
    if slider.has_focus() {
        let stroke = Stroke::new(2.0, Color32::WHITE);
        let place = slider.rect.expand(3.0);
        ui.painter().rect_stroke(place, theme::RADIUS, stroke, egui::StrokeKind::Outside);
    }
}
