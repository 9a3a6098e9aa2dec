//! The options of a new game, and what is set for the table itself. What a game draws in its own
//! way it draws itself; nothing here knows one.

use super::NewGameForm;
use crate::{
    table::{
        catalogue::Chooser,
        game::{HOUSE_OPTIONS, OptionInfo, OptionKind},
    },
    ui::{
        command::Command,
        game_ui,
        table_text::TableText,
        widgets::{self, small, soft, strong},
    },
};
use bevy_egui::egui::{self, DragValue, Ui};
use std::collections::BTreeMap;

pub(super) fn options_ui(
    ui: &mut Ui,
    texts: TableText,
    form: &mut NewGameForm,
    commands: &mut Vec<Command>,
) {
    let game = form.game();
    let options = game.options(form.edition().id);
    let drawn = game_ui::of(game.id()).set_up_ui(ui, texts, form, commands);
    for option in options.iter().filter(|o| !drawn.contains(&o.key)) {
        let open = form.open_values(texts, option);
        let words = |value| value_words(texts, form, option, value);
        let open: Vec<(i64, String)> =
            open.into_iter().map(|value| (value, words(value))).collect();
        option_ui(ui, texts, (game.prefix(), &open), option, &mut form.options, commands);
    }
    widgets::section(ui, &texts.text("ui-table"));
    // Who plays alone may take back as much and ask for counsel anyway.
    if form.seats.iter().filter(|seat| seat.by == Chooser::Person).count() > 1 {
        let house = game.all_options(form.edition().id);
        for option in house.iter().filter(|option| HOUSE_OPTIONS.contains(&option.key)) {
            option_ui(ui, texts, ("ui", &[]), option, &mut form.options, commands);
        }
    }
    widgets::card(ui, |ui| {
        widgets::check(ui, &mut form.study, strong(texts.text("ui-new-study")));
        ui.label(soft(texts.text("ui-new-study.help")));
        ui.horizontal_wrapped(|ui| {
            ui.label(texts.text("ui-seed"));
            widgets::field(
                ui,
                &mut form.seed,
                &texts.text("ui-seed-drawn"),
                &texts.text("ui-seed"),
                10.0,
            );
        });
        ui.label(small(texts.text("ui-seed-help")));
    });
}

/// The options whose values are seats, from 1 on; 0 leaves it to chance.
const SEATS: [&str; 2] = ["first", "first_player"];

/// What a value of an option is called.
fn value_words(texts: TableText, form: &NewGameForm, option: &OptionInfo, value: i64) -> String {
    let seat = usize::try_from(value - 1).ok();
    match seat {
        Some(seat) if SEATS.contains(&option.key) => form.name_of(texts, seat),
        None if SEATS.contains(&option.key) => texts.text("ui-option-chance"),
        _ => {
            let key = format!("{}-option-{}", form.game().prefix(), option.key);
            texts.localizer.option_value(&key, value).unwrap_or(value.to_string())
        }
    }
}

fn option_ui(
    ui: &mut Ui,
    texts: TableText,
    (prefix, open): (&str, &[(i64, String)]),
    option: &OptionInfo,
    set: &mut BTreeMap<String, i64>,
    commands: &mut Vec<Command>,
) {
    let key = format!("{prefix}-option-{}", option.key);
    let name = texts.text(&key);
    let mut value = set.get(option.key).copied().unwrap_or(option.default);
    widgets::card(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            match option.kind {
                OptionKind::Flag => {
                    let mut on = value != 0;
                    widgets::check(ui, &mut on, strong(&name));
                    value = i64::from(on);
                }
                OptionKind::OneOf(_) => {
                    ui.label(strong(&name));
                    for (v, words) in open {
                        ui.selectable_value(&mut value, *v, words);
                    }
                }
                OptionKind::Number(least, most) => {
                    ui.label(strong(&name));
                    let drag = ui.add(DragValue::new(&mut value).range(least..=most).speed(50));
                    drag.widget_info(|| egui::WidgetInfo::drag_value(true, value as f64));
                }
            }
            let place = ui.min_rect();
            commands.extend(widgets::rule_behind(ui, texts, option.rule.0, place));
        });
        let help = format!("{key}.help");
        if texts.localizer.has(&help) {
            ui.label(soft(texts.text(&help)));
        }
    });
    if value == option.default {
        set.remove(option.key);
    } else {
        set.insert(option.key.to_owned(), value);
    }
}
