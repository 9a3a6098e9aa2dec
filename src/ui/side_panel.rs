//! The side panel at the right: tabs of the game, the log, the rules that bear on what is selected,
//! and study or replay tools.

use super::{
    about_thing,
    command::{Command, Tab},
    counsel, game_ui, log,
    model::{Mode, Model},
    replay,
    study::{self, StudyForm},
    theme, what_if,
    widgets::{self, strong},
    worth,
};
use crate::view::art::house::Icon;
use bevy_egui::egui::{self, Button, Color32, Image, Popup, ScrollArea, Ui, Vec2};

/// The tabs that there are now, with icon and title key.
pub fn tabs(model: &Model) -> Vec<(Tab, Icon, String)> {
    let prefix = model.game.prefix();
    let mut tabs: Vec<(Tab, Icon, String)> = game_ui::of(model.sight.game)
        .tabs()
        .iter()
        .map(|t| (Tab::Game(t.key), t.icon, format!("{prefix}-tab-{}", t.key)))
        .collect();
    match model.mode {
        Mode::Play => tabs.push((Tab::WhatIf, Icon::WHAT_IF, "ui-tab-what-if".to_owned())),
        Mode::Study => tabs.push((Tab::Study, Icon::STUDY, "ui-tab-study".to_owned())),
        Mode::Replay { .. } => tabs.push((Tab::Replay, Icon::REPLAY, "ui-tab-replay".to_owned())),
    }
    tabs.push((Tab::Log, Icon::LOG, "ui-tab-log".to_owned()));
    tabs.push((Tab::Rules, Icon::RULES, "ui-tab-rules".to_owned()));
    tabs
}

/// The side panel.
pub fn side_panel_ui(ui: &mut Ui, model: &Model, open: Tab, form: &mut StudyForm) -> Vec<Command> {
    let mut commands = Vec::new();
    let tabs = tabs(model);
    let open = if tabs.iter().any(|(t, ..)| *t == open) { open } else { tabs[0].0 };
    ui.horizontal(|ui| {
        let (gap, count) = (4.0, tabs.len() as f32);
        ui.spacing_mut().item_spacing.x = gap;
        // All of one width, the open one, too: a tab never moves because another one is opened.
        let wide = ((ui.available_width() - gap * (count - 1.0)) / count).floor();
        let resting = &mut ui.visuals_mut().widgets.inactive;
        (resting.weak_bg_fill, resting.bg_stroke.color) =
            (Color32::TRANSPARENT, Color32::TRANSPARENT);
        for (tab, icon, key) in &tabs {
            let title = TabTitle::of(model, key);
            if tab_button(ui, *icon, &title, *tab == open, wide) {
                commands.push(Command::OpenTab(*tab));
            }
        }
    });
    if let Some((.., key)) = tabs.iter().find(|(t, ..)| *t == open) {
        ui.label(strong(model.texts.text(key)).color(theme::accent()));
    }
    ui.separator();
    match open {
        Tab::Log => commands.extend(log::log_ui(ui, model)),
        // Another question begins at the top of the sheet, where what it asks about stands; so does
        // the same question to somebody else.
        Tab::Game(key) => {
            let salt = (key, model.sight.decision.filter(|_| model.asked).map(|d| d.question.0));
            // Of another game nothing is remembered.
            let table = std::ptr::from_ref(&*model.sight.catalogue) as usize;
            let (id, seat) =
                (egui::Id::new(("asked last", salt)), model.chooser().zip(Some(table)));
            let before = ui
                .ctx()
                .data_mut(|d| std::mem::replace(d.get_temp_mut_or_insert_with(id, || seat), seat));
            scrolled(ui, salt, model.asked && before != seat, |ui| {
                refused_ui(ui, model);
                commands.extend(game_ui::of(model.sight.game).tab_ui(key, ui, model))
            });
        }
        Tab::Rules => {
            scrolled(ui, "rules", false, |ui| commands.extend(about_thing::bearing_ui(ui, model)))
        }
        Tab::Study => scrolled(ui, "study", counsel_comes(ui, model), |ui| {
            commands.extend(counselled_ui(ui, model));
            commands.extend(study::study_ui(ui, model, form));
        }),
        Tab::Replay => commands.extend(replay::entries_ui(ui, model)),
        Tab::WhatIf => {
            // The game and each branch have a list of their own, and a place in it.
            let salt = ("what if", model.aside.what_if.here);
            scrolled(ui, salt, counsel_comes(ui, model), |ui| {
                commands.extend(counselled_ui(ui, model));
                commands.extend(what_if::what_if_ui(ui, model));
            })
        }
    }
    commands
}

/// What may be done: counsel, and what is worth doing.
fn counselled_ui(ui: &mut Ui, model: &Model) -> Vec<Command> {
    let mut commands = counsel::counsel_ui(ui, model);
    commands.extend(worth::worth_ui(ui, model));
    commands
}

/// Whether counsel has come that was not there when its sheet was seen last: it stands at the head
/// of the sheet, however far somebody has read down before.
fn counsel_comes(ui: &Ui, model: &Model) -> bool {
    let is_there = model.asked && model.flow.lines.is_some();
    let id = egui::Id::new("counsel was there");
    let was_there: bool =
        ui.data_mut(|d| std::mem::replace(d.get_temp_mut_or_default(id), is_there));
    is_there && !was_there
}

/// What was turned down stands where it was proposed, until the turn is over.
fn refused_ui(ui: &mut Ui, model: &Model) {
    let Some((told, why)) = &model.flow.refused else { return };
    widgets::card(ui, |ui| {
        ui.add(egui::Label::new(strong(model.texts.say(told))).wrap());
        if let Some(why) = why {
            ui.add(egui::Label::new(model.texts.say(why)).wrap());
        }
    });
}

/// A sheet that scrolls; `anew` brings it back to its top.
fn scrolled(ui: &mut Ui, salt: impl egui::AsId, anew: bool, add: impl FnOnce(&mut Ui)) {
    let mut area = ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]);
    if anew {
        area = area.vertical_scroll_offset(0.0);
    }
    area.show(ui, |ui| {
        // Room for the scroll bar, so that it never lies on words.
        ui.set_max_width(ui.available_width() - 6.0);
        add(ui);
        widgets::scroll_to_focus(ui);
    });
}

/// What a tab is called, and what for it is, where somebody has said so.
struct TabTitle {
    name: String,
    help: Option<String>,
}

impl TabTitle {
    fn of(model: &Model, key: &str) -> TabTitle {
        let help = format!("{key}.help");
        let says = model.texts.localizer.has(&help);
        let text = |key: &str| model.texts.text(key);
        TabTitle { name: text(key), help: says.then(|| text(&help)) }
    }

    fn ui(&self, ui: &mut Ui) {
        ui.label(strong(self.name.as_str()));
        if let Some(help) = &self.help {
            ui.label(help);
        }
    }
}

/// A tab: its icon. Its title stands below where it is open, and under the pointer with what the
/// tab is for; a press of the right button says the same at once.
fn tab_button(ui: &mut Ui, icon: Icon, title: &TabTitle, open: bool, wide: f32) -> bool {
    let size = theme::em(ui) * 1.15;
    let texture = super::gallery::texture(ui.ctx(), icon.picture(), size);
    let tint = if open { theme::open_sign() } else { theme::soft() };
    let image = Image::new((texture.id(), Vec2::splat(size)))
        .fit_to_exact_size(Vec2::splat(size))
        .tint(tint);
    ui.spacing_mut().button_padding.x = ((wide - size) * 0.5).max(0.0).floor();
    let response =
        ui.add(Button::image(image).selected(open).min_size(egui::vec2(wide, size * 1.6)));
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, open, &title.name)
    });
    Popup::context_menu(&response).show(|ui| title.ui(ui));
    response.on_hover_ui(|ui| title.ui(ui)).clicked()
}

/// A heading inside the side panel.
pub fn heading(ui: &mut Ui, text: &str) {
    widgets::section(ui, text);
}
