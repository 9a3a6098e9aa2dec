//! The curtain between two people at one screen. It opens by a deliberate act of whoever is called
//! and by nothing else: a press of its button, or a key that is held, and neither right after it has
//! fallen.

use super::{
    command::Command,
    gallery::colour,
    table_text::TableText,
    theme,
    widgets::{self, small, soft},
};
use crate::{
    table::{action::Value, ids::SeatId},
    view::art::{house::Icon, palette::Livery},
};
use bevy_egui::egui::{
    self, Event, Id, Key, PointerButton, ProgressBar, RichText, Ui, accesskit, vec2,
};
use std::time::Duration;

/// So long after it has fallen the curtain takes no press, in seconds: whoever ended a turn may
/// press once more.
pub const DEAF: f64 = 0.6;
/// So long a key must be held, in seconds.
pub const HOLD: f64 = 0.6;

/// What the curtain shows.
#[derive(Clone, Copy, Debug)]
pub struct CurtainModel<'a> {
    /// Who is called.
    pub seat: SeatId,
    /// The colour, shape and letter of that seat.
    pub livery: Livery,
    /// The text key that says why it hangs.
    pub why: &'a str,
    /// Whether it is switched off, so that it hangs this once only.
    pub once: bool,
    /// Whether nothing lies over it.
    pub topmost: bool,
}

/// Since when the curtain hangs, and a key is held.
#[derive(Clone, Copy)]
struct Hanging {
    seat: SeatId,
    since: f64,
    pass: u64,
    held: Option<f64>,
}

/// The curtain.
pub fn curtain_ui(ui: &mut Ui, texts: TableText, model: &CurtainModel) -> Vec<Command> {
    let em = theme::em(ui);
    let (now, pass) = (ui.input(|i| i.time), ui.ctx().cumulative_pass_nr());
    let id = Id::new("curtain hangs");
    let before: Option<Hanging> = ui.ctx().data(|d| d.get_temp(id));
    // Not drawn in the pass before, or for somebody else: it has just fallen.
    let mut hangs = before
        .filter(|h| h.seat == model.seat && h.pass + 1 >= pass)
        .unwrap_or(Hanging { seat: model.seat, since: now, pass, held: None });
    hangs.pass = pass;
    let awake = now - hangs.since >= DEAF;
    hangs.held = held(ui, hangs.held, now).filter(|_| awake && model.topmost);
    let mut lifted = hangs.held.is_some_and(|since| now - since >= HOLD);
    ui.vertical_centered(|ui| {
        ui.add_space((ui.available_height() * 0.5 - em * 10.0).max(8.0));
        let tint = colour(model.livery.colour());
        widgets::tinted(ui, Icon::HAND_OVER.picture(), em * 4.0, "", tint);
        widgets::badge(ui, model.livery, em * 4.0, "");
        let seat = [("seat", Value::Seat(model.seat))];
        ui.label(RichText::new(texts.with("ui-curtain-title", &seat)).heading());
        ui.label(soft(texts.text(model.why)));
        if model.once {
            ui.label(soft(texts.text("ui-curtain-once")));
        }
        ui.add_space(em);
        let words = texts.with("ui-curtain-ready", &seat);
        let button = ui.add_enabled_ui(awake, |ui| widgets::primary(ui, &words)).inner;
        // Enter on a button that has the focus is no deliberate act: it may be the second of two.
        lifted |= button.clicked_by(PointerButton::Primary)
            || awake
                && ui
                    .input(|i| i.has_accesskit_action_request(button.id, accesskit::Action::Click));
        ui.label(small(texts.text("ui-curtain-hold")));
        // Its place is always there, so that nothing moves while the key is held.
        let bar = vec2(em * 12.0, em * 0.5);
        let (place, _) = ui.allocate_exact_size(bar, egui::Sense::hover());
        if let Some(since) = hangs.held {
            let part = ((now - since) / HOLD) as f32;
            ui.put(place, ProgressBar::new(part).desired_width(bar.x).desired_height(bar.y));
            ui.ctx().request_repaint();
        }
    });
    if !awake {
        let left = (hangs.since + DEAF - now).max(0.0);
        ui.ctx().request_repaint_after(Duration::from_secs_f64(left + 0.01));
    }
    ui.ctx().data_mut(|d| d.insert_temp(id, hangs));
    if lifted { vec![Command::CurtainDown] } else { Vec::new() }
}

/// Since when Enter or the space bar is held, having been pressed on the curtain.
fn held(ui: &Ui, before: Option<f64>, now: f64) -> Option<f64> {
    const KEYS: [Key; 2] = [Key::Enter, Key::Space];
    ui.input(|i| {
        let pressed = i.events.iter().any(|event| {
            matches!(event, Event::Key { key, pressed: true, repeat: false, .. } if KEYS.contains(key))
        });
        let down = KEYS.iter().any(|key| i.key_down(*key));
        before.or(pressed.then_some(now)).filter(|_| down)
    })
}
