//! The small dialogs: menu of a running game, save under a name, yes or no, credits, keys, the curtain, messages.

use super::{
    gallery::colour,
    model::Mode,
    speak::Voice,
    theme,
    widgets::{self, small, soft, strong},
    wish::{Dialog, Screen, Wish},
};
use crate::{
    table::{action::Value, ids::SeatId},
    view::art::{Picture, palette::Livery, subjects::Icon},
};
use bevy_egui::egui::{self, Key, RichText, ScrollArea, Ui, vec2};

/// A message that stands at the edge of the screen for a while.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Its number, to put it away.
    pub id: u64,
    /// The words.
    pub text: String,
    /// The rule that it rests on.
    pub rule: Option<String>,
    /// Whether something went wrong.
    pub warning: bool,
}

/// The menu of a running game; `over` where it has an outcome.
pub fn menu_ui(ui: &mut Ui, voice: Voice, mode: Mode, over: bool) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let wide = vec2(theme::em(ui) * 17.0, theme::em(ui) * 2.3);
    ui.vertical_centered(|ui| {
        ui.set_max_width(wide.x);
        if widgets::primary_sized(ui, &voice.text("ui-menu-back"), wide).clicked() {
            wishes.push(Wish::Close);
        }
        if over && ui.add(egui::Button::new(voice.text("ui-result")).min_size(wide)).clicked() {
            // From the result one goes to the board, not back to the menu.
            wishes.extend([Wish::Close, Wish::Open(Dialog::End)]);
        }
        let mut items = vec![("ui-menu-save", Wish::Open(Dialog::SaveAs))];
        match mode {
            Mode::Play => items.extend([("ui-menu-watch", Wish::WatchThis), ("ui-menu-study", Wish::Study(None))]),
            Mode::Study | Mode::Replay { .. } => items.push(("ui-play-on", Wish::PlayOn)),
        }
        items.extend([
            (if mode == Mode::Play { "ui-since" } else { "ui-turn" }, Wish::Open(Dialog::Since)),
            ("ui-rules", Wish::Open(Dialog::Rules)),
            ("ui-help", Wish::Open(Dialog::Help)),
            ("ui-keys", Wish::Open(Dialog::Keys)),
            ("ui-settings", Wish::Open(Dialog::Settings)),
            ("ui-menu-leave", Wish::Go(Screen::Start)),
            ("ui-quit", Wish::Quit),
        ]);
        for (key, wish) in items {
            let on = !over || wish != Wish::PlayOn;
            let button = ui.add_enabled(on, egui::Button::new(voice.text(key)).min_size(wide));
            if button.on_disabled_hover_text(voice.text("ui-play-on-over")).clicked() {
                wishes.push(wish);
            }
        }
        ui.label(small(voice.text("ui-menu-saved")));
    });
    wishes
}

/// Asks for a name.
pub fn save_as_ui(ui: &mut Ui, voice: Voice, name: &mut String) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let field = widgets::field(ui, name, &voice.text("ui-save-name"), &voice.text("ui-save-name"), 20.0);
    if ui.memory(|m| m.focused().is_none()) {
        field.request_focus();
    }
    let entered = field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
    ui.horizontal(|ui| {
        let named = !name.trim().is_empty();
        let pressed = ui.add_enabled_ui(named, |ui| widgets::primary(ui, &voice.text("ui-save")).clicked()).inner;
        if pressed || entered && named {
            wishes.extend([Wish::SaveAs(name.trim().to_owned()), Wish::Close]);
        }
        if ui.button(voice.text("ui-cancel")).clicked() {
            wishes.push(Wish::Close);
        }
    });
    wishes
}

/// Asks yes or no.
pub fn confirm_ui(ui: &mut Ui, voice: Voice, wish: &Wish, question: &str) -> Vec<Wish> {
    let mut wishes = Vec::new();
    ui.label(voice.text(question));
    ui.add_space(theme::GRID);
    ui.horizontal(|ui| {
        if ui.button(voice.text("ui-cancel")).clicked() {
            wishes.push(Wish::Close);
        }
        if widgets::primary(ui, &voice.text(&format!("{question}.yes"))).clicked() {
            wishes.extend([Wish::Close, wish.clone()]);
        }
    });
    wishes
}

/// Who made it, and what is in it.
pub fn credits_ui(ui: &mut Ui, voice: Voice) -> Vec<Wish> {
    ScrollArea::vertical().max_height(ui.available_height()).show(ui, |ui| {
        ui.label(RichText::new(voice.text("ui-title")).heading());
        ui.label(soft(voice.named("ui-version", "version", env!("CARGO_PKG_VERSION"))));
        let about = |key: &str| voice.text(key);
        let games = crate::games::all().iter().map(|g| about(&format!("ui-credits-{}", g.prefix())));
        let rest = ["ui-credits-games", "ui-credits-fonts", "ui-credits-made-with", "ui-credits-licence"].map(about);
        for words in std::iter::once(about("ui-credits-about")).chain(games).chain(rest) {
            ui.add_space(theme::GRID);
            ui.label(words);
        }
        widgets::scroll_to_focus(ui);
    });
    Vec::new()
}

/// The arrow keys. Only the overlay's fonts have them, so they stand in no text.
const ARROWS: &str = "⬆  ⬇  ⬅  ➡";

/// All key strokes.
pub fn keys_ui(ui: &mut Ui, voice: Voice) -> Vec<Wish> {
    // Keys at the left, as wide as the longest of them; what they do wraps beside them.
    let wide = (theme::em(ui) * 11.5).min(ui.available_width() * 0.42);
    let plain = |keys: &str| keys.to_owned();
    for (keys, what) in [
        (voice.text("ui-strokes-move"), "ui-key-move"),
        (plain(ARROWS), "ui-key-near"),
        (voice.text("ui-strokes-main"), "ui-key-main"),
        (plain("1 – 9"), "ui-key-numbers"),
        (voice.text("ui-strokes-undo"), "ui-undo"),
        (voice.text("ui-strokes-redo"), "ui-redo"),
        (voice.text("ui-strokes-replay"), "ui-key-replay"),
        (voice.text("ui-strokes-run"), "ui-key-run"),
        (voice.named("ui-strokes-board", "arrows", ARROWS), "ui-key-board"),
        (plain("+  −"), "ui-key-zoom"),
        (plain("F"), "ui-fit"),
        (plain("N"), "ui-since"),
        (plain("L"), "ui-tab-log"),
        (plain("B"), "ui-rules"),
        (plain("Ctrl+S"), "ui-menu-save"),
        (plain("F1"), "ui-help"),
        (plain("F11"), "ui-set-full-screen"),
        (voice.text("ui-strokes-escape"), "ui-key-escape"),
    ] {
        ui.horizontal_top(|ui| {
            ui.allocate_ui_with_layout(vec2(wide, theme::em(ui) * 1.5), egui::Layout::top_down(egui::Align::Min), |ui| {
                ui.set_width(wide);
                ui.add(egui::Label::new(strong(keys)).wrap());
            });
            ui.vertical(|ui| ui.add(egui::Label::new(voice.text(what)).wrap()));
        });
    }
    Vec::new()
}

/// The curtain between two people at one screen.
pub fn curtain_ui(ui: &mut Ui, voice: Voice, seat: SeatId, livery: Livery, why: &str) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let em = theme::em(ui);
    ui.vertical_centered(|ui| {
        ui.add_space((ui.available_height() * 0.5 - em * 9.0).max(8.0));
        widgets::tinted(ui, Picture::Icon(Icon::HandOver), em * 4.0, "", colour(livery.colour()));
        widgets::badge(ui, livery, em * 4.0, "");
        ui.label(RichText::new(voice.with("ui-curtain-title", &[("seat", Value::Seat(seat))])).heading());
        ui.label(soft(voice.text(why)));
        ui.add_space(em);
        let button = widgets::primary(ui, &voice.with("ui-curtain-ready", &[("seat", Value::Seat(seat))]));
        if button.clicked() || ui.input(|i| i.key_pressed(Key::Enter) || i.key_pressed(Key::Space)) {
            wishes.push(Wish::CurtainDown);
        }
    });
    wishes
}

/// Messages, the newest at the bottom.
pub fn messages_ui(ui: &mut Ui, voice: Voice, messages: &[Message]) -> Vec<Wish> {
    let mut wishes = Vec::new();
    for message in messages {
        let tint = if message.warning { theme::loss() } else { theme::accent() };
        theme::dialog_frame().inner_margin(egui::Margin::symmetric(14, 10)).stroke(egui::Stroke::new(1.0, tint)).show(ui, |ui| {
            ui.set_max_width((theme::em(ui) * 26.0).min(ui.available_width()));
            ui.horizontal_top(|ui| {
                widgets::icon(ui, if message.warning { Icon::Warning } else { Icon::Check }, tint);
                ui.vertical(|ui| {
                    ui.add(egui::Label::new(&message.text).wrap());
                    ui.horizontal(|ui| {
                        if let Some(rule) = &message.rule {
                            wishes.extend(widgets::rule_link(ui, voice, rule));
                        }
                        if widgets::quiet(ui, &voice.text("ui-dismiss")).clicked() {
                            wishes.push(Wish::Dismiss(message.id));
                        }
                    });
                });
            });
        });
    }
    wishes
}
