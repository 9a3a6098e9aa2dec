//! Amounts in the position editor: purses, dials, and what chance brings next. Each change is one
//! edit; whether it is sound, the table says.

use super::{
    StudyForm,
    names::{dials_words, purse_words},
};
use crate::{
    table::{
        edit::Edit,
        ids::{Dial, PurseId},
    },
    ui::{
        command::Command,
        game_ui,
        model::Model,
        widgets::{self, soft},
    },
};
use bevy_egui::egui::{self, Ui};

pub(super) fn purses_ui(ui: &mut Ui, model: &Model, commands: &mut Vec<Command>) {
    let v = model.texts;
    if model.sight.catalogue.purses.iter().all(|p| p.bottomless) {
        return;
    }
    widgets::section(ui, &v.text("ui-study-purses"));
    for (n, _) in model.sight.catalogue.purses.iter().enumerate().filter(|(_, p)| !p.bottomless) {
        purse_row(ui, model, (n, Heading::Money), commands);
    }
}

/// What stands over the row of a purse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Heading {
    /// That all rows below it are money.
    Money,
    /// Nothing: the row says itself what its number is.
    Nothing,
}

/// Whose purse it is, and what is in it.
pub(super) fn purse_row(
    ui: &mut Ui,
    model: &Model,
    (n, heading): (usize, Heading),
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    let info = &model.sight.catalogue.purses[n];
    // Long words flow over lines: the number stays in sight.
    ui.horizontal_wrapped(|ui| {
        match info.owner {
            Some(seat) => drop(widgets::seat_name(ui, model, seat)),
            None => drop(ui.label(v.text("ui-study-bank"))),
        }
        let owner = info.owner.map_or_else(|| v.text("ui-study-bank"), |s| v.seat(s));
        let money = || (heading == Heading::Nothing).then(|| v.text("ui-study-purses"));
        let name = match purse_words(model, &info.key).or_else(money) {
            Some(words) => {
                ui.label(&words);
                v.pair(&owner, &words)
            }
            None => owner,
        };
        let id = ui.id().with(("study purse", n));
        let now = model.sight.purses[n];
        if let Some(amount) = widgets::number(ui, id, now, 0..=1_000_000, 10.0, &name) {
            commands.push(Command::Arrange(vec![Edit::Purse(PurseId(n as u16), amount)]));
        }
    });
}

pub(super) fn chance_ui(
    ui: &mut Ui,
    model: &Model,
    form: &mut StudyForm,
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    widgets::section(ui, &v.text("ui-study-chance"));
    ui.label(soft(v.text("ui-study-chance-help")));
    ui.horizontal_wrapped(|ui| {
        let field = widgets::field(ui, &mut form.chance, "", &v.text("ui-study-chance"), 8.0);
        let outcomes = outcomes(&form.chance);
        let button =
            ui.add_enabled(outcomes.is_some(), egui::Button::new(v.text("ui-study-queue")));
        let pressed = button.on_disabled_hover_text(v.text("ui-study-chance-empty")).clicked();
        if (pressed || entered(ui, &field))
            && let Some(outcomes) = outcomes
        {
            commands.push(Command::Arrange(vec![Edit::Chance(outcomes)]));
            form.chance.clear();
        }
    });
    let queued = &model.sight.queued;
    if !queued.is_empty() {
        let shown: Vec<String> = queued.iter().map(|n| (u64::from(*n) + 1).to_string()).collect();
        ui.horizontal_wrapped(|ui| {
            ui.label(v.named("ui-study-queued", "numbers", &shown.join(" ")));
            if ui.button(v.text("ui-study-queue-clear")).clicked() {
                commands.push(Command::Arrange(vec![Edit::Chance(Vec::new())]));
            }
        });
    }
}

/// Whether Enter was pressed in a field.
pub(super) fn entered(ui: &Ui, field: &egui::Response) -> bool {
    field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter))
}

/// Reads faces such as `6 4 1`; the table counts outcomes from 0.
pub(super) fn outcomes(text: &str) -> Option<Vec<u32>> {
    let faces: Option<Vec<u32>> = text
        .split([' ', ','])
        .filter(|w| !w.is_empty())
        .map(|w| w.parse::<u32>().ok()?.checked_sub(1))
        .collect();
    faces.filter(|f| !f.is_empty())
}

pub(super) fn dials_ui(
    ui: &mut Ui,
    model: &Model,
    form: &mut StudyForm,
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    widgets::section(ui, &v.text("ui-study-dials"));
    widgets::field(ui, &mut form.dial_search, &v.text("ui-search"), &v.text("ui-search"), 10.0);
    let wanted = form.dial_search.to_lowercase();
    let named = dials_words(ui.ctx(), model);
    for (n, (key, words)) in model.sight.catalogue.dials.iter().zip(named.iter()).enumerate() {
        // Without words for it a dial is the table's own book-keeping: shown only when it is
        // searched for by its written name.
        let known = words.is_some();
        let words = words.as_ref().unwrap_or(key);
        let found =
            !wanted.is_empty() && (words.to_lowercase().contains(&wanted) || key.contains(&wanted));
        if !(found || known && wanted.is_empty()) {
            continue;
        }
        dial_row(ui, model, (n, key), words, commands);
    }
}

/// The written name of the phase, which every game has.
const PHASE: &str = "phase";
/// What a finished game forgets when a phase is chosen for it: how it has ended, and who has won.
const END: &[(&str, i64)] = &[("ended", 0), ("winners", 0)];

/// What a dial is called, and its value; what somebody means to change with it goes along. With a
/// phase a finished game goes on.
pub(super) fn dial_row(
    ui: &mut Ui,
    model: &Model,
    (n, key): (usize, &str),
    words: &str,
    commands: &mut Vec<Command>,
) {
    ui.horizontal_wrapped(|ui| {
        ui.label(words);
        let value = dial_value(ui, model, (n, key), words);
        if value != model.sight.dials[n] {
            let with = game_ui::of(model.sight.game).dials_with(key, value).iter();
            let resumed = key == PHASE && model.sight.outcome.is_some();
            let more = with.chain(if resumed { END } else { &[] }).filter_map(|(key, value)| {
                let dial = model.sight.catalogue.dial_by_key(key)?;
                (model.sight.dial(dial) != *value).then_some(Edit::Dial(dial, *value))
            });
            let mut edits = vec![Edit::Dial(Dial(n as u16), value)];
            edits.extend(more);
            commands.push(Command::Arrange(edits));
        }
    });
}

/// The value of dial `n` in a field that suits it: the seats, its values in words, or a number.
pub(super) fn dial_value(ui: &mut Ui, model: &Model, (n, key): (usize, &str), words: &str) -> i64 {
    let v = model.texts;
    let sheet = game_ui::of(model.sight.game);
    let before = model.sight.dials[n];
    let mut value = before;
    let values = sheet.dial_values(model.sight, key);
    if sheet.is_seat_dial(key) {
        let seats = &model.sight.catalogue.seats;
        let seat = usize::try_from(value).ok().and_then(|n| seats.get(n));
        let now = seat.map_or_else(|| value.to_string(), |s| s.name.clone());
        widgets::combo(ui, ("dial", n), &now, words, 6.0, |ui| {
            for seat in model.sight.catalogue.all_seats() {
                ui.selectable_value(&mut value, seat.0.into(), v.seat(seat));
            }
        });
    } else if values.is_empty() {
        let id = ui.id().with(("study dial", n));
        value = widgets::number(ui, id, before, i64::MIN..=i64::MAX, 0.1, words).unwrap_or(before);
    } else {
        let named = values.iter().find(|(n, _)| *n == value);
        let now = named.map_or_else(|| value.to_string(), |(_, k)| v.text(k));
        widgets::combo(ui, ("dial", n), &now, words, 6.0, |ui| {
            for (n, k) in values {
                ui.selectable_value(&mut value, n, v.text(k));
            }
        });
    }
    value
}
