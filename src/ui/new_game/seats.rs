//! The seats of a new game: who sits where, in which colour, and who plays for them. It decides
//! nothing about what a game allows.

use super::NewGameForm;
use crate::{
    bots,
    table::{
        catalogue::{Chooser, SeatInfo},
        game::RaceInfo,
    },
    text::tally::chooser_key,
    ui::{gallery, game_ui, settings::Settings, table_text::TableText, theme, widgets},
    view::art::palette::{Livery, SEATS},
};
use bevy_egui::egui::{self, Ui};

pub(super) fn seats_ui(ui: &mut Ui, texts: TableText, settings: &Settings, form: &mut NewGameForm) {
    let edition = form.edition();
    let (least, most) = edition.seats;
    let prefix = form.game().prefix();
    widgets::section(ui, &texts.text("ui-seats"));
    let races = form.game().races(edition.id);
    let count = form.seats.len();
    let mut changed = None;
    widgets::card(ui, |ui| {
        for i in 0..count {
            ui.horizontal_wrapped(|ui| {
                seat_ui(ui, texts, settings, form, i);
                if !races.is_empty() {
                    race_ui(ui, texts, prefix, (form, i), &races);
                }
                changed = order_ui(ui, texts, i, count > least).or(changed);
            });
        }
    });
    match changed {
        Some(SeatChange::Remove(i)) => drop(form.seats.remove(i)),
        Some(SeatChange::Earlier(i)) => form.seats.swap(i - 1, i),
        None => {}
    }
    if form.seats.len() < most && ui.button(texts.text("ui-seat-add")).clicked() {
        form.add_seat(form.best());
    }
}

/// What is done with a seat of the list.
#[derive(Clone, Copy)]
enum SeatChange {
    /// It is taken away.
    Remove(usize),
    /// It sits one place earlier.
    Earlier(usize),
}

/// Colour, name and player of a seat.
fn seat_ui(ui: &mut Ui, texts: TableText, settings: &Settings, form: &mut NewGameForm, i: usize) {
    let game = form.game().id();
    let colours: Vec<u8> = form.seats.iter().map(|s| s.colour).collect();
    let called = form.name_of(texts, i);
    let seat = &mut form.seats[i];
    colour_ui(ui, texts, settings, seat, &colours, i);
    let name = texts.count("ui-seat-name-of", "number", i as i64 + 1);
    widgets::field(ui, &mut seat.name, &called, &name, 7.0);
    chooser_ui(ui, texts, seat, i, game);
}

/// Which race a seat plays: one that nobody else has, or one that chance decides.
fn race_ui(
    ui: &mut Ui,
    texts: TableText,
    prefix: &str,
    (form, i): (&mut NewGameForm, usize),
    races: &[RaceInfo],
) {
    let others = form.seats.iter().enumerate().filter(|(j, _)| *j != i);
    let taken: Vec<String> = others.map(|(_, s)| s.race.clone()).collect();
    let sheet = game_ui::of(form.game().id());
    let (edition, open) = (form.edition().id, sheet.open_race(form));
    let seat = &mut form.seats[i];
    let asked = texts.text(&format!("{prefix}-race"));
    let open = open.map_or_else(|| asked.clone(), |key| texts.text(key));
    let chosen = races.iter().find(|r| r.key == seat.race);
    let now = chosen.map_or_else(|| open.clone(), |r| texts.name(&r.name));
    // Of several such lists the seat's number tells which is meant.
    let name = format!("{asked} ({})", i + 1);
    // As wide in each row as its longest words: the rows stand below each other.
    let all = races.iter().map(|race| texts.name(&race.name)).chain([open.clone()]);
    let ems = widgets::combo_ems(ui, all);
    widgets::combo(ui, ("race", i), &now, &name, ems, |ui| {
        ui.selectable_value(&mut seat.race, String::new(), &open);
        for race in races.iter().filter(|r| !taken.contains(&r.key)) {
            let name = texts.name(&race.name);
            let row = ui.selectable_value(&mut seat.race, race.key.clone(), name);
            if let Some(note) = sheet.race_note(texts, edition, &race.key) {
                row.on_hover_text(note);
            }
        }
    });
}

/// Sits a seat earlier, or takes it away.
fn order_ui(ui: &mut Ui, texts: TableText, i: usize, removable: bool) -> Option<SeatChange> {
    let mut changed = None;
    let name = texts.count("ui-seat-remove", "number", i as i64 + 1);
    let close = crate::view::art::house::Icon::CLOSE;
    if removable && widgets::icon_button(ui, close, &name, true).clicked() {
        changed = Some(SeatChange::Remove(i));
    }
    // The first row has no such button: it stands last, and all rows stand below each other.
    if i > 0 {
        let up = widgets::quiet(ui, "⬆");
        let name = texts.text("ui-seat-earlier-help");
        let spoken = format!("{name} ({})", i + 1);
        up.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, true, spoken.as_str())
        });
        if up.on_hover_text(name).clicked() {
            changed = Some(SeatChange::Earlier(i));
        }
    }
    changed
}

fn colour_ui(
    ui: &mut Ui,
    texts: TableText,
    settings: &Settings,
    seat: &mut SeatInfo,
    taken: &[u8],
    i: usize,
) {
    let livery = |colour: u8| Livery { seat: colour, set: settings.seat_set() };
    let size = theme::em(ui) * 1.7;
    let texture = gallery::texture(ui.ctx(), livery(seat.colour).badge(), size);
    let image = egui::Image::new((texture.id(), egui::Vec2::splat(size)))
        .fit_to_exact_size(egui::Vec2::splat(size));
    let button = ui.add(egui::Button::image(image));
    button.widget_info(|| {
        egui::WidgetInfo::labeled(
            egui::WidgetType::Button,
            true,
            texts.count("ui-seat-colour", "number", i as i64 + 1),
        )
    });
    let button = button.on_hover_text(texts.text("ui-seat-colour-help"));
    if button.clicked() {
        // The next colour that nobody has.
        let next = (1..=SEATS).map(|n| (seat.colour + n) % SEATS).find(|c| !taken.contains(c));
        seat.colour = next.unwrap_or(seat.colour);
    }
}

/// Who chooses for a seat: a person, or one of those that play the game, the strongest last.
fn chooser_ui(ui: &mut Ui, texts: TableText, seat: &mut SeatInfo, i: usize, game: &str) {
    let players = bots::NAMES.iter().map(|(_, by)| *by).filter(|by| bots::plays(*by, game));
    let all: Vec<Chooser> = [Chooser::Person].into_iter().chain(players).collect();
    let now = texts.text(chooser_key(seat.by));
    let ems = widgets::combo_ems(ui, all.iter().map(|&by| texts.text(chooser_key(by))));
    widgets::combo(
        ui,
        ("chooser", i),
        &now,
        &texts.count("ui-seat-chooser", "number", i as i64 + 1),
        ems,
        |ui| {
            for &by in &all {
                ui.selectable_value(&mut seat.by, by, texts.text(chooser_key(by)))
                    .on_hover_text(texts.text(&format!("{}.help", chooser_key(by))));
            }
        },
    );
}
