//! The start screen: the title over the night sky, and what one can do. It knows only whether there is something to go on with.

use super::{
    gallery, theme,
    widgets::{self, soft},
    wish::{Dialog, Purpose, Screen, Wish},
};
use crate::{
    ui::speak::Voice,
    view::art::{Picture, subjects::Body},
};
use bevy_egui::egui::{self, Align, Button, Color32, Image, Layout, Rect, RichText, Ui, Vec2, pos2, vec2};

/// What the start screen needs to know.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StartModel {
    /// The game that *Continue* goes on with, in words; `None` if there is none.
    pub newest: Option<String>,
    /// Whether there are any saves.
    pub saves: bool,
}

/// The screen.
pub fn start_ui(ui: &mut Ui, voice: Voice, model: &StartModel) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let rect = ui.max_rect();
    let em = theme::em(ui);
    bodies(ui, rect);
    let column = (em * 20.0).min(rect.width() - 48.0);
    let left = rect.left() + (rect.width() * 0.09).max(24.0);
    let inner = Rect::from_min_max(pos2(left, rect.top() + 12.0), pos2(left + column.max(em * 20.0), rect.bottom() - 12.0));
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner).layout(Layout::top_down(Align::Min)), |ui| {
        let head = (rect.height() * 0.115).min(em * 6.0);
        ui.add_space((rect.height() - em * 31.0).max(8.0) * 0.42);
        let title = RichText::new(voice.text("ui-title")).family(theme::title()).size(head * 0.72).color(Color32::WHITE);
        ui.add(egui::Label::new(title).extend());
        ui.set_max_width(column.min(rect.width() * 0.5));
        ui.add(egui::Label::new(RichText::new(voice.text("ui-subtitle")).size(em * 1.15).color(theme::soft())).wrap());
        ui.add_space(em);
        egui::ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            ui.set_width((em * 18.0).min(column));
            menu_ui(ui, voice, model, &mut wishes);
        });
    });
    wishes
}

fn menu_ui(ui: &mut Ui, voice: Voice, model: &StartModel, wishes: &mut Vec<Wish>) {
    let em = theme::em(ui);
    let wide = vec2(ui.available_width(), em * 2.6);
    if let Some(newest) = &model.newest {
        if widgets::primary_sized(ui, &voice.text("ui-continue"), wide).clicked() {
            wishes.push(Wish::Continue);
        }
        ui.add(egui::Label::new(RichText::new(newest).small().color(theme::soft())).truncate());
        if plain(ui, &voice.text("ui-new-game"), wide) {
            wishes.push(Wish::Go(Screen::NewGame));
        }
    } else if widgets::primary_sized(ui, &voice.text("ui-new-game"), wide).clicked() {
        wishes.push(Wish::Go(Screen::NewGame));
    }
    if model.saves {
        for (key, purpose) in [("ui-load", Purpose::Play), ("ui-replay", Purpose::Watch), ("ui-study", Purpose::Study)] {
            if plain(ui, &voice.text(key), wide) {
                wishes.push(Wish::Go(Screen::Saves(purpose)));
            }
        }
    } else if plain(ui, &voice.text("ui-load"), wide) {
        wishes.push(Wish::Go(Screen::Saves(Purpose::Play)));
    }
    ui.add_space(em * 0.3);
    ui.horizontal_wrapped(|ui| {
        for (key, wish) in [
            ("ui-settings", Wish::Open(Dialog::Settings)),
            ("ui-help", Wish::Open(Dialog::Help)),
            ("ui-rules", Wish::Open(Dialog::Rules)),
            ("ui-credits", Wish::Open(Dialog::Credits)),
            ("ui-quit", Wish::Quit),
        ] {
            if ui.add(Button::new(soft(voice.text(key))).frame_when_inactive(false)).clicked() {
                wishes.push(wish);
            }
        }
    });
}

/// A wide button on the sky.
fn plain(ui: &mut Ui, text: &str, least: Vec2) -> bool {
    let fill = theme::panel().gamma_multiply(0.82);
    ui.scope(|ui| {
        ui.visuals_mut().widgets.inactive.weak_bg_fill = fill;
        ui.add(Button::new(text).min_size(least)).clicked()
    })
    .inner
}

/// A few worlds at the right, small ones further away.
fn bodies(ui: &Ui, rect: Rect) {
    let h = rect.height();
    let w = rect.width();
    let crowded = theme::tight(h, theme::em(ui));
    let worlds = [(Body::Giant, 0.76, 0.60, 0.62), (Body::Ice, 0.585, 0.235, 0.15), (Body::Moon, 0.925, 0.185, 0.09), (Body::Water, 0.50, 0.80, 0.10)];
    // Large words need the room of the small worlds.
    for (body, x, y, size) in worlds.into_iter().take(if crowded { 1 } else { 4 }) {
        let size = size * h;
        let texture = gallery::texture(ui.ctx(), Picture::Body(body), size);
        let at = pos2(rect.left() + w * x, rect.top() + h * y);
        Image::new((texture.id(), Vec2::splat(size))).paint_at(ui, Rect::from_center_size(at, Vec2::splat(size)));
    }
}
