//! Buttons: the golden one, quiet ones, one with an icon, one that is cut short; and when one
//! counts as pressed. They know no choice of a game: whoever draws them says what a press means.

use super::{
    notes::chosen_id,
    pictures::image,
    words::{strong, whole_in, wide},
};
use crate::{
    ui::{gallery, presses, theme},
    view::art::{house::Icon, palette},
};
use bevy_egui::egui::{self, Align, Button, Color32, Layout, Response, RichText, Stroke, Ui, Vec2};

/// A button with an icon alone; `name` is shown on hover and read by screen readers.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str, enabled: bool) -> Response {
    let least = Vec2::splat(theme::em(ui) * 2.0);
    icon_button_sized(ui, icon, name, enabled, least)
}

/// The same, at least so large.
pub fn icon_button_sized(
    ui: &mut Ui,
    icon: Icon,
    name: &str,
    enabled: bool,
    least: Vec2,
) -> Response {
    let button = icon_sign(ui, icon, name, enabled, least);
    button.on_hover_text(name).on_disabled_hover_text(name)
}

/// The same without words under the pointer.
pub fn icon_sign(ui: &mut Ui, icon: Icon, name: &str, enabled: bool, least: Vec2) -> Response {
    let size = theme::em(ui) * 1.15;
    let tint = if enabled { theme::ink() } else { theme::faded(theme::soft(), 0.5) };
    let button =
        Button::image(image(ui, icon.picture(), size, tint).alt_text(name)).min_size(least);
    let response = ui.add_enabled(enabled, button);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, name));
    response
}

/// The one main button of a panel.
pub fn primary(ui: &mut Ui, text: &str) -> Response {
    let em = theme::em(ui);
    let words = wide(ui, strong(text));
    let least =
        Vec2::new((words + ui.spacing().button_padding.x * 2.0 + 2.0).max(em * 6.0), em * 2.4);
    if least.x > ui.available_width() {
        return primary_sized(ui, text, Vec2::new(em * 6.0, em * 2.4));
    }
    // In a place of its own the words stand in the middle of the button, also where the row around
    // it is aligned at the top.
    ui.allocate_ui_with_layout(least, Layout::left_to_right(Align::Center), |ui| {
        primary_sized(ui, text, least)
    })
    .inner
}

/// The main button where room is scarce: one row high and at most so wide. What does not fit ends
/// in dots, and is said in full to whoever rests on it.
pub fn primary_cut(ui: &mut Ui, text: &str, widest: f32) -> Response {
    let words = wide(ui, strong(text));
    let whole = words + ui.spacing().button_padding.x * 2.0 + 2.0;
    let size = Vec2::new(whole.min(widest), ui.spacing().interact_size.y);
    let cut = |ui: &mut Ui| {
        ui.set_max_width(size.x);
        ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Truncate);
        primary_sized(ui, text, size)
    };
    let response =
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), cut).inner;
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, text));
    response
}

/// A button that fills the box that it is drawn in, with words over as many lines as that has room
/// for.
pub fn boxed(ui: &mut Ui, words: [&str; 2], is_golden: bool) -> Response {
    let text = fitted(ui, words);
    let text = if is_golden { text.family(theme::bold()) } else { text };
    let button = Button::new(text).wrap().min_size(ui.available_size_before_wrap());
    let response = if is_golden { golden(ui, button) } else { ui.add(button) };
    // Short words are said in full to whoever hears them.
    let whole = words[0];
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, whole));
    response
}

/// The smallest letters of a button, in points.
const LEAST_LETTERS: f32 = 13.0;

/// The longest of these words, which go from long to short, that a button of all the room has
/// place for over several lines, none of them broken, in letters as large as may be.
pub fn fitted(ui: &Ui, words: [&str; 2]) -> RichText {
    let room = ui.available_size_before_wrap() - ui.spacing().button_padding * 2.0;
    let em = theme::em(ui);
    let shares = [1.0, 0.88, 0.76, 0.66, 0.56, 0.48].map(|share| share * em);
    let mut sizes = shares.into_iter().filter(|size| *size >= LEAST_LETTERS.min(em));
    let fitting = sizes.find_map(|size| {
        let whole = words.into_iter().find(|words| whole_in(ui, words, size, room));
        whole.map(|words| RichText::new(words).size(size))
    });
    fitting.unwrap_or_else(|| RichText::new(words[1]).size(LEAST_LETTERS.min(em)))
}

/// The main button with a least size.
pub fn primary_sized(ui: &mut Ui, text: &str, least: Vec2) -> Response {
    golden(ui, Button::new(strong(text)).min_size(least))
}

/// A button as the golden one.
pub fn golden(ui: &mut Ui, button: Button) -> Response {
    // In a scope of its own words would break at the end of a row.
    let usual = ui.style().clone();
    let ink = theme::on_accent();
    let w = &mut ui.visuals_mut().widgets;
    for (look, shade) in [(&mut w.inactive, 0.0), (&mut w.hovered, 0.25), (&mut w.active, 0.4)] {
        look.weak_bg_fill = gallery::colour(palette::lighter(theme::worn().accent, shade));
        look.fg_stroke.color = ink;
        look.bg_stroke = Stroke::NONE;
    }
    w.active.bg_stroke = Stroke::new(3.0, Color32::WHITE);
    ui.visuals_mut().override_text_color = Some(ink);
    let response = ui.add(button);
    ui.set_style(usual);
    response
}

/// A button with an icon before its text.
pub fn labelled(ui: &mut Ui, icon: Icon, text: &str) -> Response {
    let size = theme::em(ui) * 1.1;
    ui.add(Button::image_and_text(image(ui, icon.picture(), size, theme::ink()), text))
}

/// A button without a frame, for second-rank things.
pub fn quiet(ui: &mut Ui, text: &str) -> Response {
    ui.add(Button::new(RichText::new(text).color(theme::soft())).frame_when_inactive(false))
}

/// A button that at rest looks like this; under the pointer and with the keyboard on it, it looks
/// like every other one.
pub fn dressed(ui: &mut Ui, button: Button, fill: Color32, edge: Stroke) -> Response {
    // In a place of its own it would break its words at the end of a row instead of beginning a new
    // one.
    let usual = ui.style().clone();
    let look = &mut ui.visuals_mut().widgets.inactive;
    (look.weak_bg_fill, look.bg_stroke) = (fill, edge);
    let response = ui.add(button);
    ui.set_style(usual);
    response
}

/// Whether a button that is a choice is pressed: a press that was made before anybody could see it
/// is none, and it fades in until it takes them. It lets go of the focus: another choice will stand
/// at its place, and a second Enter must not make it.
pub fn chosen(response: &Response) -> bool {
    presses::veil(response, theme::panel());
    let chosen = response.clicked() && presses::may_answer(&response.ctx);
    if chosen && response.has_focus() {
        response.surrender_focus();
        response.ctx.data_mut(|d| d.insert_temp(chosen_id(), true));
    }
    chosen
}
