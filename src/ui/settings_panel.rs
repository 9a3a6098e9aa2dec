//! The settings dialog. It gives the changed settings back as a command; the app keeps them.

use super::{
    command::Command,
    settings::{
        BAR, BotPace, Curtain, DrawnBy, LANGUAGES, RuleNumbers, SIDE_PANEL, Settings, Speed, TEXT,
    },
    sound,
    table_text::TableText,
    widgets::{self, soft},
};
use bevy_egui::egui::{Slider, Ui};

/// The dialog's contents.
pub fn settings_ui(ui: &mut Ui, texts: TableText, now: &Settings) -> Vec<Command> {
    let mut s = now.clone();
    language_ui(ui, texts, &mut s);
    reading_ui(ui, texts, &mut s);
    motion_ui(ui, texts, &mut s);
    sound_ui(ui, texts, &mut s);
    playing_ui(ui, texts, &mut s);
    window_ui(ui, texts, &mut s);
    if s == *now { Vec::new() } else { vec![Command::Set(Box::new(s))] }
}

/// A row of words of which one is chosen.
fn choice_ui<T: PartialEq + Copy>(
    ui: &mut Ui,
    texts: TableText,
    value: &mut T,
    choices: &[(T, &str)],
) {
    for (choice, key) in choices {
        ui.selectable_value(value, *choice, texts.text(key));
    }
}

fn language_ui(ui: &mut Ui, texts: TableText, s: &mut Settings) {
    widgets::section(ui, &texts.text("ui-set-language"));
    ui.horizontal_wrapped(|ui| {
        ui.selectable_value(&mut s.language, String::new(), texts.text("ui-set-language-system"));
        for (tag, name) in LANGUAGES {
            ui.selectable_value(&mut s.language, tag.to_owned(), name);
        }
    });
}

fn reading_ui(ui: &mut Ui, texts: TableText, s: &mut Settings) {
    widgets::section(ui, &texts.text("ui-set-reading"));
    ui.horizontal_wrapped(|ui| {
        let name = ui.label(texts.text("ui-set-text-size"));
        // Taken over when the slider is let go: text that grows under the pointer cannot be aimed
        // at.
        let id = ui.make_persistent_id("text size");
        let mut size = ui.ctx().data(|d| d.get_temp::<u16>(id)).unwrap_or(s.text_size);
        let slider = ui
            .add(Slider::new(&mut size, TEXT.0..=TEXT.1).step_by(10.0).suffix(" %"))
            .labelled_by(name.id);
        widgets::ring(ui, &slider);
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
    });
    widgets::check(ui, &mut s.ladder_colours, texts.text("ui-set-ladder"))
        .on_hover_text(texts.text("ui-set-ladder.help"));
    widgets::check(ui, &mut s.high_contrast, texts.text("ui-set-contrast"))
        .on_hover_text(texts.text("ui-set-contrast.help"));
}

fn motion_ui(ui: &mut Ui, texts: TableText, s: &mut Settings) {
    widgets::section(ui, &texts.text("ui-set-motion"));
    widgets::check(ui, &mut s.reduced_motion, texts.text("ui-set-reduced"))
        .on_hover_text(texts.text("ui-set-reduced.help"));
    ui.add_enabled_ui(!s.reduced_motion, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(texts.text("ui-set-speed"));
            let speeds = [
                (Speed::Slow, "ui-set-speed-slow"),
                (Speed::Normal, "ui-set-speed-normal"),
                (Speed::Fast, "ui-set-speed-fast"),
            ];
            choice_ui(ui, texts, &mut s.speed, &speeds);
        });
    });
}

/// Whether and how loud; in a program that was built without sounds, that there are none.
fn sound_ui(ui: &mut Ui, texts: TableText, s: &mut Settings) {
    widgets::section(ui, &texts.text("ui-set-sound"));
    if !sound::BUILT_IN {
        ui.label(soft(texts.text("ui-set-sound-none")));
        return;
    }
    widgets::check(ui, &mut s.sounds, texts.text("ui-set-sound-on"))
        .on_hover_text(texts.text("ui-set-sound-on.help"));
    ui.add_enabled_ui(s.sounds, |ui| {
        ui.horizontal_wrapped(|ui| {
            let name = ui.label(texts.text("ui-set-volume"));
            let slider = ui
                .add(Slider::new(&mut s.volume, 0..=100).step_by(5.0).suffix(" %"))
                .labelled_by(name.id);
            widgets::ring(ui, &slider);
        });
        widgets::check(ui, &mut s.still_is_silent, texts.text("ui-set-sound-still"));
    });
}

fn pace_ui(ui: &mut Ui, texts: TableText, s: &mut Settings) {
    ui.horizontal_wrapped(|ui| {
        ui.label(texts.text("ui-set-pace"));
        for (pace, key) in [
            (BotPace::Watch, "ui-set-pace-watch"),
            (BotPace::Quick, "ui-set-pace-quick"),
            (BotPace::Instant, "ui-set-pace-instant"),
        ] {
            ui.selectable_value(&mut s.pace, pace, texts.text(key))
                .on_hover_text(texts.text(&format!("{key}.help")));
        }
    });
}

fn playing_ui(ui: &mut Ui, texts: TableText, s: &mut Settings) {
    widgets::section(ui, &texts.text("ui-set-playing"));
    widgets::check(ui, &mut s.forced_moves, texts.text("ui-set-forced"))
        .on_hover_text(texts.text("ui-set-forced.help"));
    widgets::check(ui, &mut s.coach, texts.text("ui-set-coach"))
        .on_hover_text(texts.text("ui-set-coach.help"));
    widgets::check(ui, &mut s.teacher, texts.text("ui-set-teacher"))
        .on_hover_text(texts.text("ui-set-teacher.help"));
    pace_ui(ui, texts, s);
    ui.horizontal_wrapped(|ui| {
        ui.label(texts.text("ui-set-curtain"));
        for (curtain, key) in [
            (Curtain::Always, "ui-set-curtain-always"),
            (Curtain::Secret, "ui-set-curtain-secret"),
            (Curtain::Never, "ui-set-curtain-never"),
        ] {
            ui.selectable_value(&mut s.curtain, curtain, texts.text(key))
                .on_hover_text(texts.text(&format!("{key}.help")));
        }
    });
    ui.label(soft(texts.text("ui-set-curtain.help")));
    ui.horizontal_wrapped(|ui| {
        ui.label(texts.text("ui-set-rules"));
        let choices = [
            (RuleNumbers::OnDemand, "ui-set-rules-on-demand"),
            (RuleNumbers::Studying, "ui-set-rules-studying"),
            (RuleNumbers::Always, "ui-set-rules-always"),
        ];
        choice_ui(ui, texts, &mut s.rule_numbers, &choices);
    });
    ui.label(soft(texts.text("ui-set-rules.help")));
}

fn window_ui(ui: &mut Ui, texts: TableText, s: &mut Settings) {
    widgets::section(ui, &texts.text("ui-set-window"));
    widgets::check(ui, &mut s.full_screen, texts.text("ui-set-full-screen"));
    for (key, value, (least, most)) in
        [("ui-set-side-panel", &mut s.side_panel, SIDE_PANEL), ("ui-set-bar", &mut s.bar, BAR)]
    {
        ui.horizontal_wrapped(|ui| {
            let name = ui.label(texts.text(key));
            let slider = ui
                .add(Slider::new(value, least..=most).step_by(10.0).suffix(" %"))
                .labelled_by(name.id);
            widgets::ring(ui, &slider);
        });
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(texts.text("ui-set-drawing"));
        let ways = [
            (DrawnBy::Automatic, "ui-set-drawing-automatic"),
            (DrawnBy::GraphicsCard, "ui-set-drawing-card"),
            (DrawnBy::Processor, "ui-set-drawing-processor"),
        ];
        choice_ui(ui, texts, &mut s.drawing, &ways);
    });
    ui.label(soft(texts.text("ui-set-drawing.help")));
}
