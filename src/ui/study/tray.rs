//! The tray of the position editor: pieces that can be carried onto the board, sorted by what they
//! are. What is carried where, the window tells; nothing is moved here.

use super::{
    StudyForm,
    names::{plain_piece_words, zone_words, zones_words},
};
use crate::{
    table::{
        action::Thing,
        ids::{KindId, PieceId},
    },
    ui::{
        game_ui,
        model::Model,
        theme,
        widgets::{self, soft, strong},
    },
};
use bevy_egui::egui::{
    self, Align2, Area, Button, Id, Order, Response, Sense, Ui, WidgetInfo, WidgetType, vec2,
};
use std::collections::BTreeMap;

/// Most sorts of pieces that are shown at once, so that the lists below stay in reach; more are
/// searched for.
const MOST: usize = 12;

/// The pieces in the tray, by kind, in the order of kinds; the first of each is carried.
fn sorted(model: &Model, form: &StudyForm) -> Vec<(KindId, Vec<PieceId>)> {
    let of_zone = |zone| -> Vec<PieceId> {
        model.sight.zone(zone).pieces.iter().rev().filter_map(|piece| piece.id).collect()
    };
    let pieces = form.tray.map_or_else(|| form.off_board.clone(), of_zone);
    let wanted = form.tray_search.trim().to_lowercase();
    let mut sorts: BTreeMap<KindId, Vec<PieceId>> = BTreeMap::new();
    for piece in pieces {
        let Some(&kind) = model.sight.catalogue.pieces.get(piece.ix()) else { continue };
        if wanted.is_empty() || model.texts.kind(kind).to_lowercase().contains(&wanted) {
            sorts.entry(kind).or_default().push(piece);
        }
    }
    sorts.into_iter().collect()
}

/// The tray.
pub(super) fn tray_ui(ui: &mut Ui, model: &Model, form: &mut StudyForm) {
    let v = model.texts;
    widgets::section(ui, &v.text("ui-study-tray"));
    ui.label(soft(v.text("ui-study-tray-help")));
    choose_ui(ui, model, form);
    let (hint, name) = (v.text("ui-search"), v.text("ui-study-tray-search"));
    widgets::field(ui, &mut form.tray_search, &hint, &name, 10.0);
    let sorts = sorted(model, form);
    if sorts.is_empty() {
        ui.label(soft(v.text("ui-study-tray-empty")));
    }
    ui.horizontal_wrapped(|ui| {
        for (kind, pieces) in sorts.iter().take(MOST) {
            chip_ui(ui, model, form, *kind, pieces);
        }
    });
    if let Some(more) = sorts.len().checked_sub(MOST).filter(|more| *more > 0) {
        ui.label(soft(v.count("ui-study-tray-more", "count", more as i64)));
    }
    carried_ui(ui, model, form);
}

/// Whose pieces lie in the tray: those that the board does not show, or those of one place.
fn choose_ui(ui: &mut Ui, model: &Model, form: &mut StudyForm) {
    let v = model.texts;
    let counted = |words: &str, count: usize| format!("{words} ({count})");
    let all = zones_words(ui.ctx(), model);
    let zones = || {
        let all = all.iter().map(|(zone, words)| (*zone, model.sight.zone(*zone).count, words));
        let some = all.filter(|(zone, count, _)| *count > 0 || form.tray == Some(*zone));
        some.map(|(zone, count, words)| (zone, counted(words, count)))
    };
    let rest = counted(&v.text("ui-study-tray-rest"), form.off_board.len());
    let open = form.tray.and_then(|open| zones().find(|(zone, _)| *zone == open));
    let now = open.map_or_else(|| rest.clone(), |(_, words)| words);
    let mut tray = form.tray;
    widgets::combo(ui, "study tray", &now, &v.text("ui-study-tray"), 12.0, |ui| {
        ui.selectable_value(&mut tray, None, &rest);
        for (zone, words) in zones() {
            let row = ui.selectable_value(&mut tray, Some(zone), words);
            if row.hovered() || row.has_focus() {
                let space = model.sight.catalogue.zones[zone.ix()].space;
                let place = space.map_or(Thing::Zone(zone), Thing::Space);
                widgets::hover_things(ui, vec![place]);
            }
        }
    });
    form.tray = tray;
}

/// Pieces of one kind: carried away, or chosen for the lists below.
fn chip_ui(ui: &mut Ui, model: &Model, form: &mut StudyForm, kind: KindId, pieces: &[PieceId]) {
    let Some(&first) = pieces.first() else { return };
    let words = match pieces.len() {
        // What tells the only one of its kind from others, such as what is in demand.
        1 => plain_piece_words(model, first),
        several => format!("{} ×{several}", model.texts.kind(kind)),
    };
    let chosen = form.piece.is_some_and(|piece| pieces.contains(&piece));
    let response = chip_button(ui, model, kind, &words, chosen);
    if response.drag_started() {
        (form.carried, form.piece) = (Some(first), Some(first));
    }
    if response.clicked() {
        form.piece = Some(first);
    }
    if response.drag_stopped()
        && let Some(piece) = form.carried.take()
        && let Some(at) = response.interact_pointer_pos()
    {
        form.let_go = Some((piece, (at.x, at.y)));
    }
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, &words));
    response.on_hover_text(model.texts.text("ui-study-tray-chip"));
}

fn chip_button(ui: &mut Ui, model: &Model, kind: KindId, words: &str, chosen: bool) -> Response {
    let button = match game_ui::of(model.sight.game).kind_picture(model.sight, kind) {
        Some(picture) => {
            let size = theme::em(ui) * 1.4;
            let image = widgets::image(ui, picture, size, egui::Color32::WHITE);
            Button::image_and_text(image, words)
        }
        None => Button::new(words),
    };
    let button = button.selected(chosen).sense(Sense::click_and_drag());
    ui.add(button)
}

/// What is carried, beside the pointer. A piece that is no longer held is let go of.
fn carried_ui(ui: &Ui, model: &Model, form: &mut StudyForm) {
    let Some(piece) = form.carried else { return };
    let (down, at) = ui.input(|i| (i.pointer.any_down(), i.pointer.interact_pos()));
    let Some(at) = at.filter(|_| down) else {
        form.carried = None;
        return;
    };
    Area::new(Id::new("study carried"))
        .order(Order::Tooltip)
        .interactable(false)
        .fixed_pos(at + vec2(10.0, 6.0))
        .pivot(Align2::LEFT_TOP)
        .show(ui.ctx(), |ui| {
            theme::card_frame().show(ui, |ui| {
                ui.horizontal(|ui| {
                    let kind = model.sight.catalogue.pieces[piece.ix()];
                    let sheet = game_ui::of(model.sight.game);
                    if let Some(picture) = sheet.kind_picture(model.sight, kind) {
                        widgets::picture(ui, picture, theme::em(ui) * 2.2, "");
                    }
                    ui.vertical(|ui| {
                        ui.label(strong(plain_piece_words(model, piece)));
                        if let Some((zone, _)) = model.sight.place_of(piece) {
                            let from = zone_words(model, zone);
                            ui.label(soft(model.texts.named("ui-study-from", "zone", &from)));
                        }
                    });
                });
            });
        });
}
