//! Two lines of play side by side: for each seat the numbers that matter, and what is between them.
//! It shows what it is told and changes nothing but which two are compared.

use super::{PlayLine, line_name, number, signed};
use crate::{
    table::{action::Value, ids::Viewer, planning::PlanFigure},
    ui::{
        model::Model,
        theme,
        widgets::{self, section, small, soft, strong},
    },
};
use bevy_egui::egui::{Align, Grid, Id, Layout, RichText, Ui};

/// Narrower than so many heights of body text a name stands above its numbers.
const NARROW: f32 = 17.0;

/// The comparison: at first of the game with the branch on the table, or else with the newest.
pub(super) fn compare_ui(ui: &mut Ui, model: &Model) {
    let (v, tried) = (model.texts, &model.aside.what_if);
    section(ui, &v.text("ui-compare"));
    let newest = tried.lines.last().map_or(0, |l| l.number);
    let usual = (0, if tried.tries() { tried.here } else { newest });
    let id = Id::new("compared");
    let (of, chosen): ((usize, usize), (usize, usize)) =
        ui.data(|d| d.get_temp(id)).unwrap_or((usual, usual));
    // Where another branch lies on the table, that one is meant.
    let (mut left, mut right) = if of == usual { chosen } else { usual };
    ui.horizontal_wrapped(|ui| {
        choose_ui(ui, model, "compared left", &mut left);
        ui.label(soft(v.text("ui-compare-with")));
        choose_ui(ui, model, "compared right", &mut right);
    });
    ui.data_mut(|d| d.insert_temp(id, (usual, (left, right))));
    if let Viewer::Seat(seat) = model.sight.viewer {
        let whose = model.aside.what_if.plan.as_ref().and_then(|p| p.planner()).unwrap_or(seat);
        ui.label(small(v.with("ui-compare-view", &[("seat", Value::Seat(whose))])));
    }
    let line = |number: usize| tried.lines.iter().find(|l| l.number == number);
    if let (Some(left), Some(right)) = (line(left), line(right)) {
        table_ui(ui, model, left, right);
    }
}

/// Which line is compared.
fn choose_ui(ui: &mut Ui, model: &Model, salt: &str, chosen: &mut usize) {
    let v = model.texts;
    let lines = &model.aside.what_if.lines;
    let name = |l: &PlayLine| line_name(v, l.number, &l.name);
    let now = lines.iter().find(|l| l.number == *chosen).map(name).unwrap_or_default();
    widgets::combo(ui, salt, &now, &v.text("ui-compare"), 6.0, |ui| {
        for line in lines {
            if ui.selectable_label(line.number == *chosen, name(line)).clicked() {
                *chosen = line.number;
                ui.close();
            }
        }
    });
}

/// For each seat each number in both lines.
fn table_ui(ui: &mut Ui, model: &Model, left: &PlayLine, right: &PlayLine) {
    let v = model.texts;
    let em = theme::em(ui);
    let seats = model.sight.catalogue.all_seats().zip(left.figures.iter().zip(&right.figures));
    for (seat, (left, right)) in seats.filter(|(_, (l, r))| !l.is_empty() || !r.is_empty()) {
        ui.add_space(theme::GRID * 0.5);
        widgets::seat_name(ui, model, seat);
        let other = |figure: &PlanFigure| right.iter().find(|f| f.key == figure.key);
        // Very large text has no room for a name and three numbers beside each other.
        if ui.available_width() < em * NARROW {
            for figure in left {
                ui.label(soft(v.text(figure.key)));
                ui.horizontal(|ui| numbers_ui(ui, figure, other(figure)));
            }
            continue;
        }
        Grid::new(("compare", seat.0)).num_columns(4).spacing([em * 0.75, 2.0]).show(ui, |ui| {
            for figure in left {
                ui.label(soft(v.text(figure.key)));
                numbers_ui(ui, figure, other(figure));
                ui.end_row();
            }
        });
    }
}

/// A number: how much there is on either side, the difference.
fn numbers_ui(ui: &mut Ui, left: &PlanFigure, right: Option<&PlanFigure>) {
    let em = theme::em(ui);
    let right = right.map_or(0, |f| f.value);
    let between = right - left.value;
    let at_right = |ui: &mut Ui, text: RichText| {
        let size = bevy_egui::egui::vec2(em * 3.0, em * 1.3);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            ui.set_min_width(size.x);
            ui.label(text)
        });
    };
    at_right(ui, RichText::new(number(left.value)));
    at_right(ui, strong(number(right)));
    let tint = if between < 0 { theme::loss() } else { theme::gain() };
    let words = if between == 0 { small("=") } else { RichText::new(signed(between)).color(tint) };
    at_right(ui, words);
}
