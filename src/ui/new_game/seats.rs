//! The seats of a new game: who sits where, in which colour, and who plays for them. It decides
//! nothing about what a game allows.

use super::{NewGameForm, races::race_ui};
use crate::{
    table::{
        catalogue::{Chooser, SeatInfo},
        game::{Game, RaceInfo},
    },
    text::tally::chooser_key,
    ui::{gallery, players, settings::Settings, table_text::TableText, theme, widgets},
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
            let race = race_width(ui, texts, prefix, &races);
            let beside = order_width(ui, count > least);
            let whole = race + beside <= ui.available_width() - seat_width(ui, texts, form);
            // Where not all of it has room in one line, what is done with the seat stays beside it.
            ui.horizontal(|ui| {
                let left = if whole { race + beside } else { beside };
                seat_ui(ui, texts, settings, form, (i, left));
                if whole && !races.is_empty() {
                    race_ui(ui, texts, prefix, (form, i), &races);
                }
                changed = order_ui(ui, texts, i, count > least).or(changed);
            });
            if !whole && !races.is_empty() {
                ui.horizontal(|ui| {
                    ui.add_space(colour_width(ui) + ui.spacing().item_spacing.x);
                    race_ui(ui, texts, prefix, (form, i), &races);
                });
            }
        }
    });
    match changed {
        Some(SeatChange::Remove(i)) => drop(form.seats.remove(i)),
        Some(SeatChange::Earlier(i)) => form.seats.swap(i - 1, i),
        None => {}
    }
    if form.seats.len() < most && ui.button(texts.text("ui-seat-add")).clicked() {
        form.add_seat(form.opponent());
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

/// The field of a name is so wide, in ems: usually, and where room is scarce.
const NAME: [f32; 2] = [7.0, 5.0];

/// How wide the button of a colour is.
fn colour_width(ui: &Ui) -> f32 {
    theme::em(ui) * 1.7 + ui.spacing().button_padding.x * 2.0
}

/// The face of who plays is so wide, in ems.
const FACE: f32 = 1.7;

/// How wide colour, name, face and player of a seat are with the gaps behind them.
fn seat_width(ui: &Ui, texts: TableText, form: &NewGameForm) -> f32 {
    let (em, gap) = (theme::em(ui), ui.spacing().item_spacing.x);
    colour_width(ui) + em * (NAME[0] + FACE + chooser_ems(ui, texts, form)) + gap * 4.0
}

/// How wide the list of races is with the gap behind it, where there are any.
fn race_width(ui: &Ui, texts: TableText, prefix: &str, races: &[RaceInfo]) -> f32 {
    if races.is_empty() {
        return 0.0;
    }
    let asked = texts.text(&format!("{prefix}-race"));
    let all = races.iter().map(|race| texts.name(&race.name)).chain([asked]);
    widgets::combo_ems(ui, all) * theme::em(ui) + ui.spacing().item_spacing.x
}

/// How wide that is which is done with a seat: every row has room for all of it.
fn order_width(ui: &Ui, removable: bool) -> f32 {
    let (em, padding) = (theme::em(ui), ui.spacing().button_padding.x * 2.0);
    let close = (em * 1.15 + padding).max(em * 2.0) + ui.spacing().item_spacing.x;
    widgets::wide(ui, EARLIER) + padding + if removable { close } else { 0.0 }
}

fn chooser_ems(ui: &Ui, texts: TableText, form: &NewGameForm) -> f32 {
    let all = players::choosers(form.game().id());
    widgets::combo_ems(ui, all.iter().map(|&by| texts.text(chooser_key(by))))
}

/// Colour, name and player of a seat; so much room is left behind them.
fn seat_ui(
    ui: &mut Ui,
    texts: TableText,
    settings: &Settings,
    form: &mut NewGameForm,
    (i, left): (usize, f32),
) {
    let em = theme::em(ui);
    let lacks = seat_width(ui, texts, form) + left - ui.available_width();
    // Where a short name is not enough, face and manner are left to the list of players.
    let has_face = lacks <= em * (NAME[0] - NAME[1]);
    let face = em * FACE + ui.spacing().item_spacing.x;
    let lacks = if has_face { lacks } else { lacks - face };
    let field = (NAME[0] - lacks.max(0.0) / em).max(NAME[1]);
    let ems = chooser_ems(ui, texts, form);
    // The list of players is cut where even a short name is not enough.
    let ems = ems - (lacks / em - (NAME[0] - field)).max(0.0);
    let colours: Vec<u8> = form.seats.iter().map(|s| s.colour).collect();
    let (called, game) = (form.name_of(texts, i), form.game());
    let seat = &mut form.seats[i];
    colour_ui(ui, texts, settings, seat, &colours, i);
    let name = texts.count("ui-seat-name-of", "number", i as i64 + 1);
    widgets::field(ui, &mut seat.name, &called, &name, field);
    if has_face {
        players::sign_ui(ui, seat.by, em * FACE);
    }
    chooser_ui(ui, texts, (seat, i), (game, has_face), ems);
}

/// What the button shows that sits a seat earlier.
const EARLIER: &str = "⬆";

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
        let up = widgets::quiet(ui, EARLIER);
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

fn chooser_ui(
    ui: &mut Ui,
    texts: TableText,
    (seat, i): (&mut SeatInfo, usize),
    (game, whole): (&dyn Game, bool),
    ems: f32,
) {
    let key = chooser_key(seat.by);
    let now = if whole || seat.by == Chooser::Person {
        texts.text(key)
    } else {
        texts.text(&format!("{key}.name"))
    };
    widgets::combo(
        ui,
        ("chooser", i),
        &now,
        &texts.count("ui-seat-chooser", "number", i as i64 + 1),
        ems,
        |ui| {
            let all = players::choosers(game.id());
            let chosen = players::rows_ui(ui, texts, game, &all, Some(seat.by));
            seat.by = chosen.unwrap_or(seat.by);
        },
    );
}
