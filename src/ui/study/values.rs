//! Amounts in the position editor: purses, dials, and what chance brings next. Each change is one
//! edit; whether it is sound, the table says.

use super::{
    StudyForm,
    names::{dial_words, purse_words},
};
use crate::{
    table::{
        action::Thing,
        catalogue::PurseInfo,
        edit::Edit,
        ids::{Dial, PurseId, SeatId},
    },
    ui::{
        command::Command,
        dial_field::{DialField, DialPlace},
        game_ui,
        memo::memo_words,
        model::Model,
        widgets::{self, soft, strong},
    },
};
use bevy_egui::egui::{self, Ui};
use std::{collections::BTreeSet, sync::Arc};

/// Purses and dials, each on what it belongs to: the table, every seat, places of the board.
pub(super) fn values_ui(
    ui: &mut Ui,
    model: &Model,
    form: &mut StudyForm,
    commands: &mut Vec<Command>,
) {
    let (v, c) = (model.texts, &model.sight.catalogue);
    widgets::section(ui, &v.text("ui-study-dials"));
    widgets::field(ui, &mut form.dial_search, &v.text("ui-search"), &v.text("ui-search"), 10.0);
    let wanted = SoughtValues(form.dial_search.trim().to_lowercase());
    values_of(ui, model, DialPlace::Table, &wanted, commands);
    let in_turn = model.sight.decision.map(|decision| decision.seat);
    let any = |place| shows(ui, model, place, &wanted);
    let seats: Vec<SeatId> = c.all_seats().filter(|seat| any(DialPlace::seat(*seat))).collect();
    for seat in seats {
        let open = (!wanted.0.is_empty()).then_some(true);
        let (salt, title) = (("study seat", seat), strong(v.seat(seat)));
        widgets::fold(ui, salt, title, in_turn == Some(seat), open, |ui| {
            values_of(ui, model, DialPlace::seat(seat), &wanted, commands);
        });
    }
    let places: BTreeSet<Thing> = dials(ui, model)
        .iter()
        .filter_map(|dial| match dial.place {
            DialPlace::On(Thing::Seat(_)) | DialPlace::Table => None,
            DialPlace::On(thing) => Some(thing),
        })
        .collect();
    for place in places {
        values_of(ui, model, DialPlace::On(place), &wanted, commands);
    }
}

/// Whether anything of a place is shown.
fn shows(ui: &Ui, model: &Model, place: DialPlace, wanted: &SoughtValues) -> bool {
    let purse = |info: &PurseInfo| {
        owner_of(info) == place && wanted.takes(&purse_title(model, info)) && !info.bottomless
    };
    let dial = |dial: &ShownDial| {
        dial.place == place
            && match &dial.field {
                DialField::Hidden => false,
                DialField::Marks(marks) => marks.iter().any(|(_, words)| wanted.takes(words)),
                DialField::Choice(_) | DialField::Number(_) => wanted.takes(&dial.words),
            }
    };
    model.sight.catalogue.purses.iter().any(purse) || dials(ui, model).iter().any(dial)
}

/// What somebody looks for among the values.
pub(super) struct SoughtValues(String);

impl SoughtValues {
    /// Everything.
    pub(super) const ALL: SoughtValues = SoughtValues(String::new());
    fn takes(&self, words: &str) -> bool {
        self.0.is_empty() || words.to_lowercase().contains(&self.0)
    }
}

/// The purses and dials of one place.
pub(super) fn values_of(
    ui: &mut Ui,
    model: &Model,
    place: DialPlace,
    wanted: &SoughtValues,
    commands: &mut Vec<Command>,
) {
    let purses = model.sight.catalogue.purses.iter().enumerate();
    for (n, info) in purses.filter(|(_, p)| !p.bottomless && owner_of(p) == place) {
        let words = purse_title(model, info);
        if wanted.takes(&words) {
            purse_row(ui, model, n, &words, commands);
        }
    }
    for dial in dials(ui, model).iter().filter(|dial| dial.place == place) {
        dial_row(ui, model, dial, wanted, commands);
    }
}

/// On what a purse stands.
fn owner_of(purse: &PurseInfo) -> DialPlace {
    purse.owner.map_or(DialPlace::Table, DialPlace::seat)
}

/// What a purse is called where it stands.
fn purse_title(model: &Model, info: &PurseInfo) -> String {
    purse_words(model, info).unwrap_or_else(|| match info.owner {
        Some(_) => model.texts.text("ui-study-purses"),
        None => model.texts.text("ui-study-bank"),
    })
}

/// A dial as the editor shows it.
pub(super) struct ShownDial {
    n: usize,
    words: String,
    field: DialField,
    place: DialPlace,
}

/// Every dial that is shown.
fn dials(ui: &Ui, model: &Model) -> Arc<Vec<ShownDial>> {
    let sheet = game_ui::of(model.sight.game);
    memo_words(ui.ctx(), "study dials", model, || {
        let dials = model.sight.catalogue.dials.iter().enumerate();
        let shown = dials.filter_map(|(n, key)| {
            let words = dial_words(model, key)?;
            let field = sheet.dial_field(model, key);
            let place = sheet.dial_place(model, key);
            (!field.is_hidden()).then_some(ShownDial { n, words, field, place })
        });
        shown.collect()
    })
}

/// What is in a purse.
fn purse_row(ui: &mut Ui, model: &Model, n: usize, words: &str, commands: &mut Vec<Command>) {
    let owner = model.sight.catalogue.purses[n].owner.map(|seat| model.texts.seat(seat));
    let name = owner.map_or_else(|| words.to_owned(), |owner| model.texts.pair(&owner, words));
    // Long words flow over lines: the number stays in sight.
    ui.horizontal_wrapped(|ui| {
        ui.label(words);
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
    let Some(help) = game_ui::of(model.sight.game).chance_help() else { return };
    widgets::section(ui, &v.text("ui-study-chance"));
    ui.label(soft(v.text(help)));
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

/// The written name of the phase, which every game has.
const PHASE: &str = "phase";
/// What a finished game forgets when a phase is chosen for it: how it has ended, and who has won.
const END: &[(&str, i64)] = &[("ended", 0), ("winners", 0)];

/// What a dial is called, and its value; what somebody means to change with it goes along. With a
/// phase a finished game goes on.
fn dial_row(
    ui: &mut Ui,
    model: &Model,
    dial: &ShownDial,
    wanted: &SoughtValues,
    commands: &mut Vec<Command>,
) {
    let (n, now) = (dial.n, model.sight.dials[dial.n]);
    let mut value = now;
    match &dial.field {
        DialField::Hidden => {}
        DialField::Marks(marks) => {
            for (bit, words) in marks.iter().filter(|(_, words)| wanted.takes(words)) {
                let mut on = now & bit != 0;
                if widgets::check(ui, &mut on, words).changed() {
                    value = now ^ bit;
                }
            }
        }
        DialField::Number(range) if wanted.takes(&dial.words) => {
            ui.horizontal_wrapped(|ui| {
                ui.label(&dial.words);
                let (id, name) = (ui.id().with(("study dial", n)), dial.words.as_str());
                // What stands there now can always be set again.
                let range = *range.start().min(&now)..=*range.end().max(&now);
                value = widgets::number(ui, id, now, range, 0.1, name).unwrap_or(now);
            });
        }
        DialField::Choice(values) if wanted.takes(&dial.words) => {
            ui.horizontal_wrapped(|ui| {
                ui.label(&dial.words);
                let named = values.iter().find(|(n, _)| *n == now);
                let shown = named.map_or_else(|| now.to_string(), |(_, words)| words.clone());
                widgets::combo(ui, ("dial", n), &shown, &dial.words, 6.0, |ui| {
                    for (n, words) in values {
                        ui.selectable_value(&mut value, *n, words);
                    }
                });
            });
        }
        DialField::Number(_) | DialField::Choice(_) => {}
    }
    if value != now {
        commands.push(Command::Arrange(dial_edits(model, n, value)));
    }
}

/// The edits that set a dial.
fn dial_edits(model: &Model, n: usize, value: i64) -> Vec<Edit> {
    let key = model.sight.catalogue.dials[n].as_str();
    let with = game_ui::of(model.sight.game).dials_with(key, value).iter();
    let resumed = key == PHASE && model.sight.outcome.is_some();
    let more = with.chain(if resumed { END } else { &[] }).filter_map(|(key, value)| {
        let dial = model.sight.catalogue.dial_by_key(key)?;
        (model.sight.dial(dial) != *value).then_some(Edit::Dial(dial, *value))
    });
    std::iter::once(Edit::Dial(Dial(n as u16), value)).chain(more).collect()
}
