//! Who may play for a seat: faces, names, and a sentence about how each plays, the same wherever
//! somebody is chosen or told. It seats nobody.

use super::{
    command::Command,
    model::Model,
    table_text::TableText,
    theme,
    widgets::{self, small, soft},
};
use crate::{
    bots,
    table::{catalogue::Chooser, game::Game},
    text::tally::chooser_key,
    view::art::{Picture, house::Icon},
};
use bevy_egui::egui::{self, Button, Response, Ui};

/// The computer players of a game, the strongest last.
pub fn computers(game: &str) -> Vec<Chooser> {
    bots::NAMES.iter().map(|(_, by)| *by).filter(|by| bots::plays(*by, game)).collect()
}

/// Whoever may play for a seat of a game: a person, or one of its computer players.
pub fn choosers(game: &str) -> Vec<Chooser> {
    [Chooser::Person].into_iter().chain(computers(game)).collect()
}

/// How somebody plays a game: in the words of the game where it has some.
pub fn sentence(texts: TableText, game: &dyn Game, by: Chooser) -> String {
    let house = chooser_key(by);
    let own = house.replacen("ui", game.prefix(), 1);
    let key = if texts.localizer.has(&own) { own } else { format!("{house}.help") };
    texts.text(&key)
}

/// The face of a computer player; a person has none.
pub fn face_ui(ui: &mut Ui, by: Chooser, size: f32) -> Option<Response> {
    Picture::face(by).map(|face| widgets::picture(ui, face, size, ""))
}

/// The face of whoever plays, or the sign of a person, so wide.
pub fn sign_ui(ui: &mut Ui, by: Chooser, size: f32) {
    if face_ui(ui, by, size).is_none() {
        widgets::tinted(ui, Icon::PERSON.picture(), size, "", theme::soft());
    }
}

/// A row for each of these players; gives the one that was pressed.
pub fn rows_ui(
    ui: &mut Ui,
    texts: TableText,
    game: &dyn Game,
    all: &[Chooser],
    now: Option<Chooser>,
) -> Option<Chooser> {
    let size = theme::em(ui) * 1.5;
    let mut pressed = None;
    for &by in all {
        let (picture, tint) = match Picture::face(by) {
            Some(face) => (face, egui::Color32::WHITE),
            None => (Icon::PERSON.picture(), theme::soft()),
        };
        let image = widgets::image(ui, picture, size, tint);
        let words = texts.text(chooser_key(by));
        let row = ui.add(Button::selectable(now == Some(by), (image, words)));
        if row.on_hover_text(sentence(texts, game, by)).clicked() {
            pressed = Some(by);
        }
    }
    pressed
}

/// The dialog in which seats of people are handed over and taken back.
pub fn hand_over_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let (v, em) = (model.texts, theme::em(ui));
    let mut commands = Vec::new();
    ui.label(soft(v.text("ui-hand-over-help")));
    let all = choosers(model.sight.game);
    let ems = widgets::combo_ems(ui, all.iter().map(|&by| v.text(chooser_key(by))));
    for seat in model.sight.catalogue.all_seats().filter(|seat| model.flow.people.has(*seat)) {
        let now = model.flow.stand_in(seat).unwrap_or(Chooser::Person);
        ui.add_space(theme::GRID);
        widgets::seat_name(ui, model, seat);
        ui.horizontal(|ui| {
            sign_ui(ui, now, em * 2.4);
            let name = v.named("ui-hand-over-of", "seat", &v.seat(seat));
            widgets::combo(
                ui,
                ("hand over", seat.0),
                &v.text(chooser_key(now)),
                &name,
                ems,
                |ui| {
                    let chosen = rows_ui(ui, v, model.game, &all, Some(now));
                    commands.extend(chosen.map(|by| Command::StandIn(seat, by)));
                },
            );
        });
        ui.label(small(sentence(v, model.game, now)));
    }
    commands
}
