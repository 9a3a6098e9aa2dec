//! Rows, chips and headings that the sheets of games are made of: words that wrap, with pictures
//! beside them. Each has a name for screen readers; none of them knows a game.

pub use crate::text::capital;

use super::{
    Command, Model, gallery, theme,
    widgets::{self, small, strong},
};
use crate::{
    table::{action::Value, ids::SeatId},
    view::art::{Picture, house::Icon},
};
use bevy_egui::egui::{
    self, Align, Button, Color32, CornerRadius, Image, Layout, Rect, Response, RichText, Sense,
    Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, Vec2, WidgetText, pos2, vec2,
};

/// Below this width, in heights of the body text, a row lays what can be done under what it is
/// about.
const NARROW: f32 = 10.0;

/// Whether there is room for two things beside each other.
pub fn is_narrow(ui: &Ui) -> bool {
    ui.available_width() < theme::em(ui) * NARROW
}

/// A row with words at the left, which wrap, and something at the right; stacked where there is no
/// room.
pub fn row<T>(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui) -> T) -> T {
    let least = theme::em(ui) * 3.0;
    row_with(ui, least, left, right)
}

/// As [`row`]; the left part needs so much width, else the right part stands below it.
pub fn row_with<T>(
    ui: &mut Ui,
    least: f32,
    left: impl FnOnce(&mut Ui),
    right: impl FnOnce(&mut Ui) -> T,
) -> T {
    // How wide the right part is, is known when it has been drawn once.
    let id = ui.next_auto_id().with("right part");
    let known: f32 = ui.ctx().data(|d| d.get_temp(id)).unwrap_or(0.0);
    let whole = ui.available_width();
    let below = is_narrow(ui) || whole - known - 2.0 * ui.spacing().item_spacing.x < least;
    let mut used = 0.0;
    let measured = |ui: &mut Ui| {
        let out = ui.scope(right);
        used = out.response.rect.width();
        out.inner
    };
    let out = if below {
        let both = ui.vertical(|ui| {
            left(ui);
            ui.horizontal_wrapped(measured).inner
        });
        // Below it may have been broken over lines: what it needs beside the words is no less.
        used = if used < 1.0 { 0.0 } else { used.max(known) };
        both.inner
    } else {
        let size = vec2(whole, ui.spacing().interact_size.y);
        let both = ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Min), |ui| {
            let out = measured(ui);
            ui.with_layout(Layout::top_down(Align::Min), left);
            out
        });
        both.inner
    };
    if (used - known).abs() > 0.5 {
        ui.ctx().data_mut(|d| d.insert_temp(id, used));
        ui.ctx().request_repaint();
    }
    out
}

/// How wide the longest word of a bold text is.
pub fn longest_word(ui: &Ui, text: &str) -> f32 {
    let wide = |word: &str| {
        egui::WidgetText::from(strong(word))
            .into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, egui::TextStyle::Body)
            .size()
            .x
    };
    text.split_whitespace().map(wide).fold(0.0, f32::max)
}

/// A picture with a bold title and small lines beside it.
pub fn labelled(ui: &mut Ui, picture: Option<Picture>, title: &str, lines: &[String]) {
    entry(ui, picture, title, lines, |_| {});
}

/// A picture with a bold title, something at the right end of the title's line, and small lines
/// under it over the whole width.
pub fn entry<T>(
    ui: &mut Ui,
    picture: Option<Picture>,
    title: &str,
    lines: &[String],
    right: impl FnOnce(&mut Ui) -> T,
) -> T {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = theme::GRID;
        if let Some(picture) = picture {
            widgets::picture(ui, picture, theme::em(ui) * 2.1, "");
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let least = longest_word(ui, title) + 2.0;
            let out = row_with(
                ui,
                least,
                |ui| {
                    ui.add(egui::Label::new(strong(title)).wrap());
                },
                right,
            );
            for line in lines.iter().filter(|l| !l.is_empty()) {
                note(ui, line);
            }
            out
        })
        .inner
    })
    .inner
}

/// A small framed button with a picture, for chips that lead somewhere.
pub fn chip(
    ui: &mut Ui,
    picture: Option<Picture>,
    words: &str,
    spoken: &str,
    tint: Color32,
) -> Response {
    let response = pill(ui, picture, words, tint, Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, spoken));
    response.on_hover_text(spoken)
}

/// A rounded frame with a picture and words. One widget, so that it wraps as a whole like a word.
fn pill(
    ui: &mut Ui,
    picture: Option<Picture>,
    words: &str,
    tint: Color32,
    sense: Sense,
) -> Response {
    let em = theme::em(ui);
    let (pad, side) = (vec2(7.0, 3.0), em * 1.15);
    let image = if picture.is_some() { side + 4.0 } else { 0.0 };
    let room = (ui.max_rect().width() - 2.0 * pad.x - image).max(em * 4.0);
    let galley =
        WidgetText::from(words).into_galley(ui, Some(TextWrapMode::Wrap), room, TextStyle::Body);
    let gap = if words.is_empty() && picture.is_some() { 4.0 } else { 0.0 };
    let size = vec2(galley.size().x + image - gap, galley.size().y.max(side)) + 2.0 * pad;
    let (rect, response) = ui.allocate_exact_size(size, sense);
    let radius = CornerRadius::same(theme::RADIUS);
    let painter = ui.painter();
    let lit = response.hovered() && sense == Sense::click();
    let edge = if response.has_focus() {
        Stroke::new(2.0, theme::accent())
    } else {
        Stroke::new(1.0, theme::faded(tint, if lit { 1.0 } else { 0.55 }))
    };
    painter.rect(
        rect,
        radius,
        tint.gamma_multiply(if lit { 0.3 } else { 0.15 }),
        edge,
        StrokeKind::Inside,
    );
    if let Some(picture) = picture {
        let at = Rect::from_center_size(
            pos2(rect.left() + pad.x + side / 2.0, rect.center().y),
            Vec2::splat(side),
        );
        let ink = if picture.is_icon() { theme::soft() } else { Color32::WHITE };
        painter.image(
            gallery::texture(ui.ctx(), picture, side).id(),
            at,
            Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)),
            ink,
        );
    }
    let at = pos2(rect.left() + pad.x + image, rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, theme::ink());
    response
}

/// A small framed fact: words alone, no button.
pub fn fact(
    ui: &mut Ui,
    picture: Option<Picture>,
    words: &str,
    help: &str,
    tint: Color32,
) -> Response {
    let response = pill(ui, picture, words, tint, Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, words));
    if help.is_empty() { response } else { response.on_hover_text(help) }
}

/// A bar with its words on it, or above it where they would not fit.
pub fn bar(ui: &mut Ui, used: f32, of: f32, words: &str, tint: Color32) -> Response {
    let room = ui.available_width() - theme::GRID;
    let galley = WidgetText::from(words).into_galley(
        ui,
        Some(TextWrapMode::Extend),
        f32::INFINITY,
        TextStyle::Body,
    );
    if galley.size().x <= room {
        return widgets::meter(ui, used, of, words, tint);
    }
    let label = ui.add(egui::Label::new(words).wrap());
    label.union(widgets::meter(ui, used, of, "", tint))
}

/// A line of second-rank words that wraps.
pub fn note(ui: &mut Ui, words: impl Into<String>) {
    ui.add(egui::Label::new(small(words)).wrap());
}

/// A heading with an icon.
pub fn heading(ui: &mut Ui, icon: Icon, words: &str) {
    ui.add_space(theme::GRID * 0.75);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = theme::gap(ui, 6.0);
        widgets::icon(ui, icon, theme::accent());
        ui.add(
            egui::Label::new(RichText::new(words).family(theme::bold()).color(theme::accent()))
                .wrap(),
        );
    });
}

/// Badges of all seats: whose sheet is shown. The key words what a badge does, for a `seat`.
pub fn seats_row(ui: &mut Ui, model: &Model, shown: SeatId, key: &str) -> Option<Command> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = theme::gaps(ui, 4.0, 4.0);
        for seat in model.sight.catalogue.all_seats() {
            let size = theme::em(ui) * 1.5;
            let texture = gallery::texture(ui.ctx(), model.livery(seat).badge(), size);
            let image =
                Image::new((texture.id(), Vec2::splat(size))).fit_to_exact_size(Vec2::splat(size));
            let spoken = model.texts.with(key, &[("seat", Value::Seat(seat))]);
            let button = if seat == shown {
                Button::image_and_text(image, strong(model.texts.seat(seat))).selected(true)
            } else {
                Button::image(image).frame_when_inactive(false)
            };
            let response = ui.add(button);
            response.widget_info(|| {
                egui::WidgetInfo::selected(
                    egui::WidgetType::SelectableLabel,
                    true,
                    seat == shown,
                    &spoken,
                )
            });
            if response.on_hover_text(&spoken).clicked() {
                chosen = Some(Command::ShowSeat(seat));
            }
        }
    });
    chosen
}
