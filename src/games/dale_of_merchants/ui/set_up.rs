//! Choosing the animalfolk sets of a new game, with what each is like to play with; who begins.
//! Whether the choice is possible, the table decides.

use super::parts::{self, n};
use crate::{
    games::dale_of_merchants::level::{LEVELS, Level},
    table::catalogue::{Chooser, SeatInfo},
    ui::{
        command::Command,
        new_game::NewGameForm,
        table_text::TableText,
        theme,
        widgets::{self, small, soft, strong},
    },
};
use bevy_egui::egui::{self, Id, RichText, Stroke, Ui};

/// The options that are drawn here.
const DRAWN: &[&str] = &["set_1", "set_2", "set_3", "set_4", "set_5", "first", "ask_all"];
const SETS: [&str; 5] = ["set_1", "set_2", "set_3", "set_4", "set_5"];

/// How large the animal of a set stands on its card, in ems.
const EMBLEM: f32 = 4.2;

/// The numbers of the sets that are chosen, in order.
fn chosen(form: &NewGameForm) -> Vec<i64> {
    SETS.iter().filter_map(|key| form.options.get(*key).copied()).filter(|n| *n > 0).collect()
}

fn choose(form: &mut NewGameForm, sets: &[i64]) {
    for (i, key) in SETS.iter().enumerate() {
        match sets.get(i) {
            Some(set) => drop(form.options.insert((*key).to_owned(), *set)),
            None => drop(form.options.remove(*key)),
        }
    }
}

fn on(form: &NewGameForm, key: &str) -> bool {
    form.options.get(key).copied().unwrap_or(0) != 0
}

/// The choice of sets and of who begins.
pub fn set_up_ui(
    ui: &mut Ui,
    texts: TableText,
    form: &mut NewGameForm,
    commands: &mut Vec<Command>,
) -> &'static [&'static str] {
    let Ok(level) = LEVELS.named(form.edition().id) else { return DRAWN };
    let teams = on(form, "teams");
    let needed =
        level.table(form.seats.len(), teams).map_or(form.seats.len() + 1, |t| usize::from(t.sets));
    let mut sets = chosen(form);
    if on(form, "draft") {
        sets.clear();
    }
    sets.truncate(needed);
    widgets::section(ui, &texts.text("dom-sets"));
    widgets::card(ui, |ui| {
        if on(form, "draft") {
            ui.label(soft(texts.text("dom-sets-drafted")));
            return;
        }
        chosen_ui(ui, texts, sets.len(), needed);
        ui.horizontal_wrapped(|ui| {
            if ui
                .button(texts.text("dom-sets-first"))
                .on_hover_text(texts.text("dom-sets-first-help"))
                .clicked()
                && let Some(table) = level.table(form.seats.len(), teams)
            {
                sets = table.first_sets.iter().map(|s| i64::from(s.0) + 1).collect();
            }
            if ui
                .button(texts.text("dom-sets-random"))
                .on_hover_text(texts.text("dom-sets-random-help"))
                .clicked()
            {
                sets.clear();
            }
        });
        grid(ui, texts, &level, needed, &mut sets);
    });
    choose(form, &sets);
    first_ui(ui, texts, form);
    ask_ui(ui, texts, form, commands);
    DRAWN
}

/// How many sets are chosen, and why one more was not taken.
fn chosen_ui(ui: &mut Ui, texts: TableText, chosen: usize, needed: usize) {
    let refused = ui.data(|d| d.get_temp(too_many())).unwrap_or(false);
    if refused && chosen >= needed {
        let words = texts.with("dom-sets-too-many", &[("needed", n(needed as i64))]);
        ui.label(RichText::new(words).color(theme::loss()));
        return;
    }
    let key = if chosen < needed { "dom-sets-chosen" } else { "dom-sets-complete" };
    let numbers = [("chosen", n(chosen as i64)), ("needed", n(needed as i64))];
    ui.label(texts.with(key, &numbers));
}

/// Where it is noted that somebody pressed a set too many.
fn too_many() -> Id {
    Id::new("a set too many")
}

/// All sets as cards to be pressed.
fn grid(ui: &mut Ui, texts: TableText, level: &Level, needed: usize, sets: &mut Vec<i64>) {
    let em = theme::em(ui);
    let columns = ((ui.available_width() / (em * 12.5)) as usize).clamp(1, 4);
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap * (columns - 1) as f32) / columns as f32;
    let all: Vec<i64> = (1..=level.sets.len() as i64).collect();
    for line in all.chunks(columns) {
        ui.horizontal_top(|ui| {
            for &number in line {
                set_ui(ui, texts, level, number, needed, sets, width);
            }
        });
    }
}

fn set_ui(
    ui: &mut Ui,
    texts: TableText,
    level: &Level,
    number: i64,
    needed: usize,
    sets: &mut Vec<i64>,
    width: f32,
) {
    let Some(set) = level.sets.get((number - 1).max(0) as usize) else { return };
    let picked = sets.iter().position(|s| *s == number);
    let edge = if picked.is_some() {
        Stroke::new(2.0, theme::accent())
    } else {
        Stroke::new(1.0, theme::hairline())
    };
    let frame = theme::card_frame().stroke(edge).inner_margin(egui::Margin::symmetric(8, 6));
    let inner = frame.show(ui, |ui| {
        ui.set_width(width - 18.0);
        ui.set_min_height(theme::em(ui) * (10.9 + EMBLEM));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing = theme::gaps(ui, 5.0, 2.0);
            ui.horizontal(|ui| {
                parts::emblem(ui, set, theme::em(ui) * EMBLEM);
                let name = strong(texts.text(&format!("{}.short", set.key)));
                ui.add(egui::Label::new(name).wrap());
            });
            ui.label(small(texts.text(&format!("{}.theme", set.key))));
            parts::ratings(ui, texts, set);
            ui.label(small(texts.text(&format!("{}.with", set.key))));
        });
    });
    let response =
        ui.interact(inner.response.rect, ui.id().with(("set", number)), egui::Sense::click());
    let name = texts.text(&set.key);
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::Checkbox, true, picked.is_some(), &name)
    });
    if response.has_focus() || response.hovered() {
        ui.painter().rect_stroke(
            inner.response.rect,
            theme::RADIUS,
            Stroke::new(2.0, theme::soft()),
            egui::StrokeKind::Outside,
        );
    }
    if response.clicked() {
        let full = picked.is_none() && sets.len() >= needed;
        match picked {
            Some(at) => drop(sets.remove(at)),
            None if full => {}
            None => sets.push(number),
        }
        ui.data_mut(|d| d.insert_temp(too_many(), full));
    }
}

/// Who begins: a seat, or chance.
fn first_ui(ui: &mut Ui, texts: TableText, form: &mut NewGameForm) {
    let mut first = form.options.get("first").copied().unwrap_or(0);
    if first as usize > form.seats.len() {
        first = 0;
    }
    let names: Vec<String> = (0..form.seats.len()).map(|seat| form.name_of(texts, seat)).collect();
    let name = |n: i64| {
        if n == 0 {
            texts.text("dom-first-random")
        } else {
            names.get(n as usize - 1).cloned().unwrap_or_default()
        }
    };
    widgets::card(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(strong(texts.text("dom-first")));
            widgets::combo(ui, "first seat", &name(first), &texts.text("dom-first"), 8.0, |ui| {
                for n in 0..=names.len() as i64 {
                    ui.selectable_value(&mut first, n, name(n));
                }
            });
        });
    });
    if first == 0 {
        form.options.remove("first");
    } else {
        form.options.insert("first".to_owned(), first);
    }
}

/// DOM-15.4: everybody is asked for reactions where several people share the screen, until somebody
/// says otherwise: there the question itself would betray a hand.
pub fn usual(seats: &[SeatInfo]) -> &'static [(&'static str, i64)] {
    let people = seats.iter().filter(|seat| seat.by == Chooser::Person).count();
    if people > 1 { &[("ask_all", 1)] } else { &[] }
}

fn ask_ui(ui: &mut Ui, texts: TableText, form: &mut NewGameForm, commands: &mut Vec<Command>) {
    let usually = !usual(&form.seats).is_empty();
    let mut ask = form.options.get("ask_all").map_or(usually, |&set| set != 0);
    widgets::card(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            widgets::check(ui, &mut ask, strong(texts.text("dom-option-ask_all")));
            commands.extend(widgets::rule_link(ui, texts, "DOM-15.4"));
        });
        ui.label(soft(texts.text("dom-option-ask_all.help")));
    });
    if ask == usually {
        form.options.remove("ask_all");
    } else {
        form.options.insert("ask_all".to_owned(), i64::from(ask));
    }
}
