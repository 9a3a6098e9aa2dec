//! What holds other things: cards, rows with two ends, parts that fold, words above buttons that
//! stay in sight. A frame gives its content room and never looks into it.

use crate::ui::theme;
use bevy_egui::egui::{self, Align, AtomExt, Button, Layout, RichText, Stroke, Ui};

/// A card: a framed group over the whole width.
pub fn card<T>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> T) -> T {
    theme::card_frame()
        .show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            add(ui)
        })
        .inner
}

/// A row whose right end is filled from the right.
pub fn spread(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        left(ui);
        ui.with_layout(Layout::right_to_left(Align::Center), right);
    });
}

/// As [`spread`], where the left end gives way: the right end is laid first, and words at the left
/// that are cut short end before it.
pub fn spread_cut(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            right(ui);
            ui.with_layout(Layout::left_to_right(Align::Center), left);
        });
    });
}

/// Words with buttons below them that are always seen: where both have no room, the words are
/// scrolled.
pub fn with_foot(ui: &mut Ui, words: impl FnOnce(&mut Ui), foot: impl FnOnce(&mut Ui)) {
    let id = ui.id().with("foot");
    let high: f32 = ui.data(|d| d.get_temp(id)).unwrap_or(theme::em(ui) * 3.0);
    let room = (ui.available_height() - high - theme::GRID * 2.0).max(theme::em(ui) * 2.0);
    let words_area = egui::ScrollArea::vertical().id_salt("words").max_height(room);
    words_area.auto_shrink([false, true]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 8.0);
        words(ui);
        scroll_to_focus(ui);
    });
    ui.add_space(theme::GRID);
    let used = ui.scope(foot).response.rect.height();
    if (used - high).abs() > 1.0 {
        ui.data_mut(|d| d.insert_temp(id, used));
        ui.ctx().request_repaint();
    }
}

/// A part that is opened and closed by its title, which wraps where the column is narrow. `open`
/// forces it open or closed.
pub fn fold(
    ui: &mut Ui,
    salt: impl egui::AsId,
    title: RichText,
    at_first: bool,
    open: Option<bool>,
    add: impl FnOnce(&mut Ui),
) {
    let id = ui.make_persistent_id(salt);
    let mut state =
        egui::collapsing_header::CollapsingState::load_with_default_open(ui.ctx(), id, at_first);
    if let Some(open) = open {
        state.set_open(open);
    }
    let sign = if state.is_open() { "⏷" } else { "⏵" };
    let spoken = title.text().to_owned();
    let response = ui.add(
        Button::new((RichText::new(sign).small(), title.atom_shrink(true)))
            .wrap()
            .frame_when_inactive(false),
    );
    response.widget_info(|| {
        egui::WidgetInfo::selected(
            egui::WidgetType::CollapsingHeader,
            true,
            state.is_open(),
            &spoken,
        )
    });
    if response.clicked() {
        state.toggle(ui);
    }
    state.show_body_indented(&response, ui, add);
}

/// A row of a list that is opened and closed by a press anywhere on it.
pub fn fold_row(ui: &mut Ui, salt: impl egui::AsId, title: &str, add: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        ui.visuals_mut().collapsing_header_frame = true;
        let quiet = &mut ui.visuals_mut().widgets.inactive;
        (quiet.weak_bg_fill, quiet.bg_stroke) = (egui::Color32::TRANSPARENT, Stroke::NONE);
        let header = egui::CollapsingHeader::new(title).id_salt(salt);
        header.show(ui, add);
    });
}

/// A part of what scrolls, which stays under the pointer that rests on it when something above it
/// grows; what scrolls begins at `head`.
pub fn held_in_place(ui: &mut Ui, head: f32, salt: impl egui::AsId, add: impl FnOnce(&mut Ui)) {
    let id = ui.make_persistent_id(salt);
    let place = ui.scope(add).response.rect;
    let now = place.top() - head;
    let before: Option<f32> = ui.data(|d| d.get_temp(id));
    ui.data_mut(|d| d.insert_temp(id, now));
    let moved = before.map_or(0.0, |before| now - before);
    let rests = |at: egui::Pos2| place.translate(egui::vec2(0.0, -moved)).contains(at);
    if moved != 0.0 && ui.ctx().pointer_latest_pos().is_some_and(rests) {
        ui.scroll_with_delta_animation(
            egui::vec2(0.0, -moved),
            egui::style::ScrollAnimation::none(),
        );
    }
}

/// Whether a page has just been opened: nobody drew it in the pass before. Then it begins at its
/// head, wherever somebody left it.
pub fn opened(ui: &Ui, page: &str) -> bool {
    let (id, pass) = (egui::Id::new(("page drawn", page)), ui.ctx().cumulative_pass_nr());
    let before: Option<u64> = ui.data(|d| d.get_temp(id));
    ui.data_mut(|d| d.insert_temp(id, pass));
    before.is_none_or(|before| before + 1 < pass)
}

/// What scrolls up and down, at its head where it is `fresh`.
pub fn scrolling(fresh: bool) -> egui::ScrollArea {
    let area = egui::ScrollArea::vertical();
    if fresh { area.vertical_scroll_offset(0.0) } else { area }
}

/// In an open list: what has the keyboard's focus bears the ring there, too.
pub fn ring_in_lists(ui: &mut Ui) {
    ui.visuals_mut().widgets.active.bg_stroke = Stroke::new(2.0, theme::accent());
}

/// At the end of what scrolls: brings what has just got the keyboard's focus into view, if it lies
/// in here. What was pressed with the pointer stays where it is.
pub fn scroll_to_focus(ui: &mut Ui) {
    let id = ui.id().with("focused last");
    let focused = ui.memory(|m| m.focused());
    let before: Option<egui::Id> = ui.data_mut(|d| match focused {
        Some(now) => d.get_temp_mut_or_insert_with(id, || None).replace(now),
        None => d.get_temp_mut_or_insert_with(id, || None).take(),
    });
    let pressed = ui.input(|i| i.pointer.any_down() || i.pointer.any_released());
    let Some(now) = focused.filter(|now| before != Some(*now) && !pressed) else { return };
    let Some(response) = ui.ctx().read_response(now).filter(|r| r.layer_id == ui.layer_id()) else {
        return;
    };
    if ui.min_rect().contains(response.rect.center()) {
        ui.scroll_to_rect(response.rect.expand(theme::GRID), None);
    }
}
