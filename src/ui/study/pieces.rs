//! The lists of the position editor: every piece and every place by name, for the keyboard, and
//! what a piece shows. It gives edits back and decides nothing.

use super::{
    LIST, StudyForm,
    names::{listed_piece, pieces_words, zone_words, zones_words},
};
use crate::{
    table::{
        action::Thing,
        edit::{Edit, PieceOrKind},
        ids::{PieceId, ZoneId},
        sight::PieceSight,
    },
    ui::{
        command::Command,
        model::Model,
        table_text::TableText,
        theme,
        widgets::{self, soft},
    },
};
use bevy_egui::egui::{self, ComboBox, PopupCloseBehavior, Ui};

pub(super) fn pieces_ui(
    ui: &mut Ui,
    model: &Model,
    form: &mut StudyForm,
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    widgets::section(ui, &v.text("ui-study-pieces"));
    if let Some(Thing::Piece(piece)) = model.selected
        && form.piece.is_none()
    {
        form.piece = Some(piece);
    }
    choose_piece_ui(ui, model, form);
    let Some(piece) = form.piece else { return };
    let here = model.sight.place_of(piece).map(|(zone, _)| zone);
    ui.label(soft(
        here.map_or_else(String::new, |z| v.named("ui-study-lies", "zone", &zone_words(model, z))),
    ));
    move_ui(ui, model, form, (piece, here), commands);
    let sight = here.and_then(|z| model.sight.zone(z).pieces.iter().find(|p| p.id == Some(piece)));
    if let Some(sight) = sight {
        side_ui(ui, model, piece, sight, commands);
        known_ui(ui, model, piece, sight, commands);
    }
}

/// The list of all pieces.
pub(super) fn choose_piece_ui(ui: &mut Ui, model: &Model, form: &mut StudyForm) {
    let v = model.texts;
    let wanted = form.search.to_lowercase();
    let chosen = form.piece.map_or_else(
        || v.text("ui-study-choose-piece"),
        |piece| listed_piece(ui.ctx(), model, piece),
    );
    searched(ui, v, "study piece", chosen, &mut form.search, |ui, first| {
        let mut found = false;
        for (piece, words) in pieces_words(ui.ctx(), model).iter() {
            if !wanted.is_empty() && !words.to_lowercase().contains(&wanted) {
                continue;
            }
            let taken = first && !std::mem::replace(&mut found, true);
            found = true;
            let row = ui.selectable_label(form.piece == Some(*piece), words);
            if row.hovered() || row.has_focus() {
                widgets::hover_things(ui, vec![Thing::Piece(*piece)]);
            }
            if row.clicked() || taken {
                form.piece = Some(*piece);
                ui.close();
            }
        }
        found
    });
}

/// The list of all places to which the piece can be moved.
pub(super) fn move_ui(
    ui: &mut Ui,
    model: &Model,
    form: &mut StudyForm,
    (piece, here): (PieceId, Option<ZoneId>),
    commands: &mut Vec<Command>,
) {
    let (v, c) = (model.texts, &model.sight.catalogue);
    let wanted = form.zone_search.to_lowercase();
    searched(
        ui,
        v,
        "study zone",
        v.text("ui-study-move-to"),
        &mut form.zone_search,
        |ui, first| {
            let mut found = false;
            for (zone, words) in zones_words(ui.ctx(), model).iter() {
                let zone = *zone;
                if !wanted.is_empty() && !words.to_lowercase().contains(&wanted) {
                    continue;
                }
                let taken = first && !std::mem::replace(&mut found, true);
                found = true;
                let row = ui.selectable_label(here == Some(zone), words);
                if row.hovered() || row.has_focus() {
                    let space = c.zones[zone.ix()].space;
                    widgets::hover_things(ui, vec![space.map_or(Thing::Zone(zone), Thing::Space)]);
                }
                if row.clicked() || taken {
                    commands
                        .push(Command::Arrange(vec![Edit::Place(PieceOrKind::Piece(piece), zone)]));
                    ui.close();
                }
            }
            found
        },
    );
}

/// Which side is up, and what is written on the piece.
pub(super) fn side_ui(
    ui: &mut Ui,
    model: &Model,
    piece: PieceId,
    sight: &PieceSight,
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    ui.horizontal_wrapped(|ui| {
        let mut up = sight.face_up;
        if widgets::check(ui, &mut up, v.text("ui-study-face-up")).changed() {
            commands.push(Command::Arrange(vec![Edit::Face(PieceOrKind::Piece(piece), up)]));
        }
        ui.label(soft(v.text("ui-study-mark")));
        let id = egui::Id::new(("study mark", piece.0));
        if let Some(mark) = widgets::number(
            ui,
            id,
            sight.mark.into(),
            i32::MIN.into()..=i32::MAX.into(),
            0.1,
            &v.text("ui-study-mark"),
        ) {
            commands
                .push(Command::Arrange(vec![Edit::Mark(PieceOrKind::Piece(piece), mark as i32)]));
        }
    });
}

/// Who knows its face while it lies face down.
pub(super) fn known_ui(
    ui: &mut Ui,
    model: &Model,
    piece: PieceId,
    sight: &PieceSight,
    commands: &mut Vec<Command>,
) {
    let (v, c) = (model.texts, &model.sight.catalogue);
    if !sight.face_up {
        ui.horizontal_wrapped(|ui| {
            ui.label(soft(v.text("ui-study-known-to")));
            for seat in c.all_seats() {
                // Nobody forgets what was seen.
                let mut knows = sight.seen.has(seat);
                let ticked = ui
                    .add_enabled_ui(!knows, |ui| {
                        widgets::check(ui, &mut knows, v.seat(seat)).changed()
                    })
                    .inner;
                if ticked {
                    commands
                        .push(Command::Arrange(vec![Edit::Shown(PieceOrKind::Piece(piece), seat)]));
                }
            }
        });
    }
}

/// A list with a search field at its top, which has the keyboard as soon as the list opens. It
/// stays open until a row closes it or something beside it is pressed. `rows` is told whether the
/// first one is taken, and tells whether there are any.
pub(super) fn searched(
    ui: &mut Ui,
    v: TableText,
    salt: &str,
    now: String,
    search: &mut String,
    rows: impl FnOnce(&mut Ui, bool) -> bool,
) {
    // Never taller than the window, however large the text is.
    let high = (theme::em(ui) * LIST).min(ui.ctx().content_rect().height() * 0.6);
    let list = ComboBox::from_id_salt(salt)
        .selected_text(now.as_str())
        .width(ui.available_width() - 12.0)
        .height(high)
        .truncate();
    let list = list.close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let shown = list.show_ui(ui, |ui| {
        let enter = ui.input(|i| i.key_pressed(egui::Key::Enter));
        // As tall with few rows as with many: a list that has become low would stay so for whatever
        // is looked for next.
        ui.set_min_height(high);
        let field = widgets::field(ui, search, &v.text("ui-search"), &v.text("ui-search"), 10.0);
        // Not drawn in the pass before: it has just been opened.
        let (id, pass) = (egui::Id::new(("list drawn", salt)), ui.ctx().cumulative_pass_nr());
        let before: Option<u64> = ui.ctx().data(|d| d.get_temp(id));
        ui.ctx().data_mut(|d| d.insert_temp(id, pass));
        if before.is_none_or(|b| b + 1 < pass) {
            // What was looked for the last time is found already.
            search.clear();
            field.request_focus();
        }
        // Enter in the field takes the first row that was found.
        let first = enter && field.lost_focus() && !search.trim().is_empty();
        if !rows(ui, first) {
            ui.label(soft(v.text("ui-search-nothing")));
        }
    });
    // Its name for screen readers is what stands in it.
    let info = || egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, now.as_str());
    shown.response.widget_info(info);
}
