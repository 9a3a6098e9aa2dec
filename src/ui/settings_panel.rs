//! The settings dialog. It gives the changed settings back as a wish; the app keeps them.

use super::{
    settings::{BAR, Curtain, LANGUAGES, RAIL, Settings, Speed},
    speak::Voice,
    widgets::{self, soft},
    wish::Wish,
};
use bevy_egui::egui::{self, Slider, Ui};

/// The dialog's contents.
pub fn settings_ui(ui: &mut Ui, voice: Voice, now: &Settings) -> Vec<Wish> {
    let mut s = now.clone();
    widgets::section(ui, &voice.text("ui-set-language"));
    ui.horizontal_wrapped(|ui| {
        ui.selectable_value(&mut s.language, String::new(), voice.text("ui-set-language-system"));
        for (tag, name) in LANGUAGES {
            ui.selectable_value(&mut s.language, tag.to_owned(), name);
        }
    });
    widgets::section(ui, &voice.text("ui-set-reading"));
    ui.horizontal_wrapped(|ui| {
        let name = ui.label(voice.text("ui-set-text-size"));
        // Taken over when the slider is let go: text that grows under the pointer cannot be aimed at.
        let id = ui.make_persistent_id("text size");
        let mut size = ui.ctx().data(|d| d.get_temp::<u16>(id)).unwrap_or(s.text_size);
        let slider = ui.add(Slider::new(&mut size, 100..=200).step_by(10.0).suffix(" %")).labelled_by(name.id);
        let dragged = slider.dragged();
        ui.ctx().data_mut(|d| {
            if dragged {
                d.insert_temp(id, size);
            } else {
                d.remove::<u16>(id);
            }
        });
        if !dragged {
            s.text_size = size;
        }
        for preset in [100, 150, 200] {
            ui.selectable_value(&mut s.text_size, preset, format!("{preset} %"));
        }
    });
    widgets::check(ui, &mut s.ladder_colours, voice.text("ui-set-ladder")).on_hover_text(voice.text("ui-set-ladder.help"));
    widgets::section(ui, &voice.text("ui-set-motion"));
    widgets::check(ui, &mut s.reduced_motion, voice.text("ui-set-reduced")).on_hover_text(voice.text("ui-set-reduced.help"));
    ui.add_enabled_ui(!s.reduced_motion, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(voice.text("ui-set-speed"));
            for (speed, key) in [(Speed::Slow, "ui-set-speed-slow"), (Speed::Normal, "ui-set-speed-normal"), (Speed::Fast, "ui-set-speed-fast")] {
                ui.selectable_value(&mut s.speed, speed, voice.text(key));
            }
        });
    });
    widgets::section(ui, &voice.text("ui-set-playing"));
    widgets::check(ui, &mut s.forced_moves, voice.text("ui-set-forced")).on_hover_text(voice.text("ui-set-forced.help"));
    ui.horizontal_wrapped(|ui| {
        ui.label(voice.text("ui-set-curtain"));
        for (curtain, key) in [(Curtain::Always, "ui-set-curtain-always"), (Curtain::Secret, "ui-set-curtain-secret"), (Curtain::Never, "ui-set-curtain-never")]
        {
            ui.selectable_value(&mut s.curtain, curtain, voice.text(key)).on_hover_text(voice.text(&format!("{key}.help")));
        }
    });
    ui.label(soft(voice.text("ui-set-curtain.help")));
    widgets::section(ui, &voice.text("ui-set-window"));
    widgets::check(ui, &mut s.full_screen, voice.text("ui-set-full-screen"));
    for (key, value, (least, most)) in [("ui-set-rail", &mut s.rail, RAIL), ("ui-set-bar", &mut s.bar, BAR)] {
        ui.horizontal_wrapped(|ui| {
            let name = ui.label(voice.text(key));
            ui.add(Slider::new(value, least..=most).step_by(10.0).suffix(" %")).labelled_by(name.id);
        });
    }
    ui.label(egui::RichText::new(voice.text("ui-set-sound-none")).small().weak());
    if s == *now { Vec::new() } else { vec![Wish::Set(Box::new(s))] }
}
