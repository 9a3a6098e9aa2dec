//! The encyclopaedia: all cards by set, with search over names and texts. In a game the sets that
//! are played with come first.

use super::parts;
use crate::{
    games::dale_of_merchants::{
        level::{CardKind, Level, SetIx},
        scene::{faces, seen::SeenTable},
        table::layout,
    },
    ui::{
        table_text::TableText,
        theme,
        widgets::{self, small, strong},
    },
};
use bevy_egui::egui::{Color32, Id, RichText, Sense, Ui};

/// The encyclopaedia of an edition.
pub fn library_ui(ui: &mut Ui, texts: TableText, level: &Level, seen: Option<&SeenTable>) {
    let wanted = search_ui(ui, texts);
    let played = seen.map_or(0, |s| s.sight.dial(layout::SETS));
    let mut sets: Vec<SetIx> = (0..level.sets.len() as u8).map(SetIx).collect();
    sets.sort_by_key(|s| played >> s.0 & 1 == 0);
    let mut any = false;
    for set in sets {
        let info = level.set(set);
        let name = texts.text(&info.key);
        let cards: Vec<&CardKind> = level
            .cards_of(set)
            .map(|(_, c)| c)
            .filter(|c| fits(texts, c, &name, &wanted))
            .collect();
        if cards.is_empty() {
            continue;
        }
        any = true;
        let in_play = played >> set.0 & 1 == 1;
        let title = RichText::new(&name).family(theme::bold()).color(if in_play {
            theme::accent()
        } else {
            theme::ink()
        });
        widgets::fold(
            ui,
            ("set", set.0),
            title,
            in_play,
            (!wanted.is_empty()).then_some(true),
            |ui| {
                ui.horizontal_wrapped(|ui| {
                    parts::dot(ui, info);
                    ui.label(small(texts.text(&format!("{}.theme", info.key))));
                });
                for card in cards {
                    card_ui(ui, texts, level, card);
                }
            },
        );
    }
    let junk = level.card(level.junk);
    if fits(texts, junk, "", &wanted) {
        any = true;
        card_ui(ui, texts, level, junk);
    }
    if !any {
        ui.label(small(texts.text("dom-library-none")));
    }
}

/// The field of the search; what is looked for, in small letters.
fn search_ui(ui: &mut Ui, texts: TableText) -> String {
    let id = Id::new("card search");
    let mut search: String = ui.ctx().data(|d| d.get_temp(id)).unwrap_or_default();
    ui.horizontal(|ui| {
        widgets::icon(ui, crate::view::art::house::Icon::SEARCH, theme::soft());
        widgets::field(
            ui,
            &mut search,
            &texts.text("dom-library-search"),
            &texts.text("dom-library-search"),
            12.0,
        );
    });
    let wanted = search.trim().to_lowercase();
    ui.ctx().data_mut(|d| d.insert_temp(id, search));
    wanted
}

fn fits(texts: TableText, card: &CardKind, set: &str, wanted: &str) -> bool {
    let has = |text: String| text.to_lowercase().contains(wanted);
    wanted.is_empty()
        || has(set.to_owned())
        || has(texts.text(&card.key))
        || has(texts.text(&format!("{}.text", card.key)))
}

fn card_ui(ui: &mut Ui, texts: TableText, level: &Level, card: &CardKind) {
    widgets::card(ui, |ui| {
        ui.horizontal_top(|ui| {
            let picture = faces::face(level, card, card.value.into(), texts.localizer);
            parts::card(ui, picture, theme::em(ui) * 5.0, Sense::hover(), Color32::WHITE)
                .on_hover_ui(|ui| parts::enlarged(ui, texts, level, card, None));
            ui.vertical(|ui| {
                ui.label(strong(texts.text(&card.key)));
                let sort = texts.text(faces::sort_key(card));
                ui.label(small(format!("{} · {sort} · {}×", card.value, card.copies)));
                ui.label(texts.text(&format!("{}.text", card.key)));
            });
        });
    });
}
