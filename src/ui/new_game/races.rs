//! Which race or merchant a seat of a new game takes: each with its picture, what it is like to
//! play and what it goes well with. It decides nothing about what a game allows.

use super::NewGameForm;
use crate::{
    table::game::RaceInfo,
    ui::{game_ui, table_text::TableText, theme, widgets},
    view::art::Picture,
};
use bevy_egui::egui::{Button, Color32, FontId, TextFormat, TextStyle, Ui, text::LayoutJob};

/// How wide the rows of the list are, in heights of body text.
const ROW: f32 = 38.0;
/// How large a picture is in it.
const SIGN: f32 = 2.2;

/// Which race a seat plays: one that nobody else has, or one that chance or the table decides.
pub(super) fn race_ui(
    ui: &mut Ui,
    texts: TableText,
    prefix: &str,
    (form, i): (&mut NewGameForm, usize),
    races: &[RaceInfo],
) {
    let others = form.seats.iter().enumerate().filter(|(j, _)| *j != i);
    let taken: Vec<String> = others.map(|(_, s)| s.race.clone()).collect();
    let sheet = game_ui::of(form.game().id());
    let (edition, asked) = (form.edition().id, format!("{prefix}-race"));
    let open_key = sheet.open_race(form).unwrap_or(&asked);
    let (open, open_note) = (texts.text(open_key), texts.text(&format!("{open_key}.help")));
    let seat = &mut form.seats[i];
    let chosen = races.iter().find(|r| r.key == seat.race);
    let now = chosen.map_or_else(|| open.clone(), |r| texts.name(&r.name));
    // Of several such lists the seat's number tells which is meant.
    let name = format!("{} ({})", texts.text(&asked), i + 1);
    // As wide in each row as its longest words: the rows stand below each other.
    let all = races.iter().map(|race| texts.name(&race.name)).chain([open.clone()]);
    let ems = widgets::combo_ems(ui, all);
    widgets::combo(ui, ("race", i), &now, &name, ems, |ui| {
        ui.set_width(theme::em(ui) * ROW);
        if row_ui(ui, None, (&open, &open_note), seat.race.is_empty()) {
            seat.race.clear();
        }
        for race in races.iter().filter(|r| !taken.contains(&r.key)) {
            let picture = sheet.race_picture(edition, &race.key);
            let note = sheet.race_note(texts, edition, &race.key).unwrap_or_default();
            let words = (texts.name(&race.name), note);
            if row_ui(ui, picture, (&words.0, &words.1), seat.race == race.key) {
                seat.race.clone_from(&race.key);
            }
        }
    });
}

/// One row; whether it was pressed.
fn row_ui(ui: &mut Ui, picture: Option<Picture>, (name, note): (&str, &str), chosen: bool) -> bool {
    let em = theme::em(ui);
    let body = TextStyle::Body.resolve(ui.style());
    let less = FontId::new(body.size * 0.88, body.family.clone());
    let mut words = LayoutJob::default();
    // In the ink of whatever it stands on: what is chosen has another ground.
    words.append(name, 0.0, TextFormat::simple(body, Color32::PLACEHOLDER));
    words.append(&format!("\n{note}"), 0.0, TextFormat::simple(less, Color32::PLACEHOLDER));
    let button = match picture {
        Some(picture) => {
            let sign = widgets::image(ui, picture, em * SIGN, Color32::WHITE);
            Button::selectable(chosen, (sign, words))
        }
        None => Button::selectable(chosen, words),
    };
    ui.add(button.wrap().min_size([ui.available_width(), 0.0].into())).clicked()
}
