//! Which game, and which edition of it: each game is a card with its own picture, what it is in
//! two sentences, how long it takes, for how many people, and how heavy it is. It knows no game by
//! name.

use super::NewGameForm;
use crate::{
    table::game::Game,
    ui::{
        cover,
        table_text::TableText,
        theme,
        widgets::{self, small, soft, strong},
    },
};
use bevy_egui::egui::{
    self, FontId, Margin, Response, Sense, Stroke, Ui, UiBuilder, WidgetInfo, WidgetType, vec2,
};

/// More games than these have no room to tell what they are about beside each other.
const TOLD: usize = 4;

/// Which game: a card of each. Where room is scarce (`brief`), only the chosen one tells what it
/// is about.
pub(super) fn games_ui(ui: &mut Ui, texts: TableText, form: &mut NewGameForm, brief: bool) {
    let before = form.game;
    let brief = brief || cover::playable().count() > TOLD;
    for (index, game) in cover::playable() {
        let chosen = form.game == index;
        if game_ui(ui, texts, game, (chosen, chosen || !brief)).clicked() && !chosen {
            (form.game, form.edition) = (index, 0);
        }
    }
    if form.game != before {
        form.fit();
    }
}

/// The card of a game. All of it can be pressed; it bears the game's name for whoever listens.
fn game_ui(
    ui: &mut Ui,
    texts: TableText,
    game: &dyn Game,
    (chosen, told): (bool, bool),
) -> Response {
    let em = theme::em(ui);
    let title = texts.text(&format!("{}-title", game.prefix()));
    let card = |ui: &mut Ui| {
        theme::card_frame().inner_margin(Margin::same(6)).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.horizontal_top(|ui| {
                let wide = (ui.available_width() * 0.24).clamp(em * 5.0, em * 13.0);
                let high = if told { 0.62 } else { 0.4 };
                let (place, _) = ui.allocate_exact_size(vec2(wide, wide * high), Sense::hover());
                cover::paint(ui, game, place);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = em * 0.1;
                    name_ui(ui, &title, chosen);
                    ui.label(small(cover::facts(texts, game)).color(theme::ink()));
                    if told {
                        ui.label(small(texts.text(&format!("{}-pitch", game.prefix()))));
                    }
                });
            });
        });
    };
    let place = UiBuilder::new().id_salt(("game", game.id())).sense(Sense::click());
    let response = ui.scope_builder(place, card).response;
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, &title));
    cover::edge(ui, response.rect, chosen);
    if response.has_focus() || response.hovered() && !chosen {
        cover::ring(ui, response.rect);
    }
    response
}

/// The name of a game, drawn: the card itself bears it as a widget.
fn name_ui(ui: &mut Ui, title: &str, chosen: bool) {
    let ink = if chosen { theme::accent() } else { theme::ink() };
    let font = FontId::new(theme::em(ui) * 1.1, theme::bold());
    let galley = ui.painter().layout(title.to_owned(), font, ink, ui.available_width());
    let (place, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
    ui.painter().galley(place.min, galley, ink);
}

/// Which edition, where there are several; what is said of the one that is chosen.
pub(super) fn editions_ui(ui: &mut Ui, texts: TableText, form: &mut NewGameForm) {
    let before = form.edition;
    let prefix = form.game().prefix();
    let all = form.game().editions();
    for (i, edition) in all.iter().enumerate() {
        let chosen = form.edition == i;
        let key = format!("{prefix}-edition-{}", edition.id);
        let marked = chosen && all.len() > 1;
        let edge = if marked { theme::accent() } else { theme::hairline() };
        let frame = theme::card_frame().stroke(Stroke::new(if marked { 2.0 } else { 1.0 }, edge));
        frame.show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            let title = texts.text(&key);
            if all.len() > 1 && widgets::radio(ui, chosen, strong(title)).clicked() {
                form.edition = i;
            }
            // Of the others the name is enough: the seats stand below.
            if chosen {
                about_ui(ui, texts, &key);
            }
        });
    }
    if form.edition != before {
        form.fit();
    }
}

/// What an edition is, and what of it is left out.
fn about_ui(ui: &mut Ui, texts: TableText, key: &str) {
    ui.label(soft(texts.text(&format!("{key}.about"))));
    let left_out = format!("{key}.left-out");
    if texts.localizer.has(&left_out) {
        ui.add(egui::Label::new(small(texts.text(&left_out))).wrap());
    }
}
