//! The curtain between two people at one screen. It opens by a deliberate act of whoever is called
//! and by nothing else: a press of its button, or a key that is held, and neither right after it
//! has fallen.

use super::{
    command::Command,
    gallery::{self, colour},
    game_ui,
    table_text::TableText,
    theme,
    widgets::{self, small, soft},
};
use crate::{
    table::{
        action::Value,
        ids::{KindId, SeatId},
        sight::Sight,
    },
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
    /// A question that can be answered aloud instead.
    pub aloud: Option<AloudModel<'a>>,
}

/// A question that everybody at the screen can answer while the curtain hangs.
#[derive(Clone, Copy, Debug)]
pub struct AloudModel<'a> {
    /// What has happened.
    pub happened: &'a str,
    /// The card or piece with which it was done, on what everybody sees.
    pub kind: Option<(&'a Sight, KindId)>,
    /// Everybody whom it concerns, with colour, shape and letter.
    pub among: &'a [(SeatId, Livery)],
    /// Everybody else, with the text key that says why not.
    pub others: &'a [(SeatId, &'static str)],
}

/// Since when the curtain hangs, and a key is held.
#[derive(Clone, Copy)]
struct Hanging {
    seat: SeatId,
    since: f64,
    pass: u64,
    held: Option<f64>,
}

/// Who is to come, or what is asked aloud.
fn why_ui(ui: &mut Ui, texts: TableText, model: &CurtainModel, seat: &[(&'static str, Value)]) {
    let em = theme::em(ui);
    match model.aloud {
        Some(aloud) => {
            ui.label(RichText::new(aloud.happened).heading());
            if let Some((sight, kind)) = aloud.kind {
                happened_ui(ui, sight, texts, kind);
            }
            ui.label(RichText::new(texts.text("ui-aloud-question")).heading());
            ui.label(soft(texts.text("ui-aloud-help")));
        }
        None => {
            let tint = colour(model.livery.colour());
            widgets::tinted(ui, Icon::HAND_OVER.picture(), em * 4.0, "", tint);
            widgets::badge(ui, model.livery, em * 4.0, "");
            ui.label(RichText::new(texts.with("ui-curtain-title", seat)).heading());
            ui.label(soft(texts.text(model.why)));
        }
    }
    if model.once {
        ui.label(soft(texts.text("ui-curtain-once")));
    }
    ui.add_space(em);
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
    // A held key says who is there; it answers no question.
    let holds = awake && model.topmost && model.aloud.is_none();
    hangs.held = held(ui, hangs.held, now).filter(|_| holds);
    let mut answered = None;
    let mut lifted = hangs.held.is_some_and(|since| now - since >= HOLD);
    ui.vertical_centered(|ui| {
        let above = if model.aloud.is_some_and(|a| a.kind.is_some()) { 17.0 } else { 10.0 };
        ui.add_space((ui.available_height() * 0.5 - em * above).max(8.0));
        let seat = [("seat", Value::Seat(model.seat))];
        why_ui(ui, texts, model, &seat);
        if let Some(aloud) = model.aloud {
            answered = aloud_ui(ui, texts, &aloud, awake);
            return;
        }
        let words = texts.with("ui-curtain-ready", &seat);
        let button = ui.add_enabled_ui(awake, |ui| widgets::primary(ui, &words)).inner;
        // Enter on a button that has the focus is no deliberate act: it may be the second of two.
        lifted |= button.clicked_by(PointerButton::Primary) || awake && asked_for(ui, &button);
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
    let lifted = lifted.then_some(Command::CurtainDown);
    answered.map(Command::Aloud).or(lifted).into_iter().collect()
}

/// The answers to a question that is asked aloud: nobody, or who wants to do something. Everybody
/// whom it concerns is named: nothing tells who could.
fn aloud_ui(
    ui: &mut Ui,
    texts: TableText,
    aloud: &AloudModel,
    awake: bool,
) -> Option<Option<SeatId>> {
    let em = theme::em(ui);
    let mut answered = None;
    ui.add_enabled_ui(awake, |ui| {
        let nobody = widgets::primary(ui, &texts.text("ui-aloud-nobody"));
        if nobody.clicked_by(PointerButton::Primary) || asked_for(ui, &nobody) {
            answered = Some(None);
        }
        ui.add_space(em * 0.5);
        for (seat, livery) in aloud.among {
            let words = texts.with("ui-aloud-somebody", &[("seat", Value::Seat(*seat))]);
            let size = em * 1.6;
            let texture = gallery::texture(ui.ctx(), livery.badge(), size);
            let image = egui::Image::new((texture.id(), vec2(size, size)))
                .fit_to_exact_size(vec2(size, size));
            let button = egui::Button::image_and_text(image, words.as_str())
                .min_size(vec2(em * 12.0, em * 2.2));
            let button = ui.add(button);
            button
                .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, awake, &words));
            if button.clicked_by(PointerButton::Primary) || asked_for(ui, &button) {
                answered = Some(Some(*seat));
            }
        }
        for (seat, why) in aloud.others {
            ui.label(small(texts.with(why, &[("seat", Value::Seat(*seat))])));
        }
    });
    answered
}

/// The card or piece that can be answered, in the middle.
fn happened_ui(ui: &mut Ui, sight: &Sight, texts: TableText, kind: KindId) {
    let wide = (theme::em(ui) * 24.0).min(ui.available_width());
    ui.allocate_ui_with_layout(vec2(wide, 0.0), egui::Layout::top_down(egui::Align::Min), |ui| {
        game_ui::of(sight.game).kind_ui(ui, sight, texts, kind);
    });
}

/// Whether a screen reader presses a button.
fn asked_for(ui: &Ui, button: &egui::Response) -> bool {
    ui.input(|i| i.has_accesskit_action_request(button.id, accesskit::Action::Click))
}

/// Since when Enter or the space bar is held, having been pressed on the curtain.
fn held(ui: &Ui, before: Option<f64>, now: f64) -> Option<f64> {
    const KEYS: [Key; 2] = [Key::Enter, Key::Space];
    ui.input(|i| {
        let pressed = i.events.iter().any(|event| match event {
            Event::Key { key, pressed: true, repeat: false, .. } => KEYS.contains(key),
            _ => false,
        });
        let down = KEYS.iter().any(|key| i.key_down(*key));
        before.or(pressed.then_some(now)).filter(|_| down)
    })
}
