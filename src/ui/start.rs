//! The start screen: the house with its tables as pictures, the game that is gone on with, and what
//! else one can do. It knows what was saved last and nothing of any game.

use super::{
    command::{Command, Dialog, Purpose, Screen},
    cover, ring,
    saves::{self, SaveContent, SaveFile},
    theme,
    thumbnails::Thumbnails,
    widgets::{self, soft},
};
use crate::{table::game::Game, ui::table_text::TableText};
use bevy_egui::egui::{
    self, Align, Button, Color32, FontId, Id, Layout, Rect, RichText, Sense, TextStyle, Ui, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

/// The least room for the tables of the house, in heights of body text.
const LEAST: (f32, f32) = (12.0, 14.0);

/// What the start screen needs to know.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StartModel {
    /// The game that *Continue* goes on with; `None` if there is none.
    pub newest: Option<SaveFile>,
}

/// The screen.
pub fn start_ui(
    ui: &mut Ui,
    texts: TableText,
    model: &StartModel,
    pictures: &Thumbnails,
) -> Vec<Command> {
    let mut commands = Vec::new();
    let rect = ui.max_rect();
    let em = theme::em(ui);
    let left = rect.left() + (rect.width() * 0.045).max(24.0);
    // Very large text may need the room of the pictures; the next screen has the games as well.
    let gap = em * if theme::tight(rect.height(), em) { 1.5 } else { 3.0 };
    let area = Rect::from_min_max(
        pos2(left + em * 21.0 + gap, rect.top() + em * 2.0),
        pos2(rect.right() - (rect.width() * 0.035).max(16.0), rect.bottom() - em * 2.0),
    );
    let houses = area.width() >= em * LEAST.0 && area.height() >= em * LEAST.1;
    let wide = if houses { em * 21.0 } else { em * 24.0 }.min(rect.right() - left - 24.0);
    if houses {
        tables_ui(ui, texts, area, &mut commands);
    }
    let column =
        Rect::from_min_max(pos2(left, rect.top() + 12.0), pos2(left + wide, rect.bottom() - 12.0));
    let place = egui::UiBuilder::new().max_rect(column).layout(Layout::top_down(Align::Min));
    ui.scope_builder(place, |ui| {
        ui.set_max_width(wide);
        title_ui(ui, texts, wide);
        egui::ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            ui.set_width(wide - 10.0);
            menu_ui(ui, texts, model, pictures, &mut commands);
            widgets::scroll_to_focus(ui);
        });
    });
    commands
}

/// The name of the house, as large as the column lets it be.
fn title_ui(ui: &mut Ui, texts: TableText, wide: f32) {
    let em = theme::em(ui);
    let words = texts.text("ui-title");
    let set = |size: f32| {
        let font = FontId::new(size, theme::title());
        ui.painter().layout_no_wrap(words.clone(), font, Color32::WHITE).size().x
    };
    // Very large text needs the room for what can be pressed.
    let tight = theme::tight(ui.ctx().content_rect().height(), em);
    let most = em * if tight { 2.2 } else { 3.6 };
    let size = most.min(most * wide / set(most).max(1.0));
    ui.add_space(em * if tight { 0.2 } else { 0.6 });
    let title = RichText::new(&words).family(theme::title()).size(size).color(Color32::WHITE);
    ui.add(egui::Label::new(title).extend());
    if !tight {
        ui.add(egui::Label::new(soft(texts.text("ui-subtitle"))).wrap());
    }
    ui.add_space(em * if tight { 0.2 } else { 0.6 });
}

fn menu_ui(
    ui: &mut Ui,
    texts: TableText,
    model: &StartModel,
    pictures: &Thumbnails,
    commands: &mut Vec<Command>,
) {
    let em = theme::em(ui);
    let wide = vec2(ui.available_width(), em * 2.5);
    let newest = model.newest.as_ref();
    match newest.and_then(|save| Some((save, save.content.as_ref().ok()?))) {
        Some((save, content)) => {
            continue_ui(ui, texts, (save, content), pictures, commands);
            if middle(ui, |ui| plain(ui, &texts.text("ui-new-game"), wide)) {
                commands.push(Command::Go(Screen::NewGame));
            }
        }
        None => {
            let words = texts.text("ui-new-game");
            let new = middle(ui, |ui| widgets::primary_sized(ui, &words, wide));
            begin_at(&new);
            if new.clicked() {
                commands.push(Command::Go(Screen::NewGame));
            }
        }
    }
    let learn = ("ui-learn", Command::Go(Screen::Learn));
    pair(ui, texts, [learn, ("ui-puzzles", Command::Go(Screen::Puzzles))], commands);
    let load = ("ui-load", Command::Go(Screen::Saves(Purpose::Play)));
    pair(ui, texts, [load, ("ui-statistics", Command::Go(Screen::Statistics))], commands);
    let watch = ("ui-replay", Command::Go(Screen::Saves(Purpose::Watch)));
    let study = ("ui-study", Command::Go(Screen::Saves(Purpose::Study)));
    pair(ui, texts, [watch, study], commands);
    ui.add_space(em * 0.3);
    ui.horizontal_wrapped(|ui| {
        for (key, command) in [
            ("ui-settings", Command::Open(Dialog::Settings)),
            ("ui-help", Command::Open(Dialog::Help)),
            ("ui-rules", Command::Open(Dialog::Rules)),
            ("ui-set-full-screen", Command::FullScreen),
            ("ui-credits", Command::Open(Dialog::Credits)),
            ("ui-quit", Command::Quit),
        ] {
            if ui.add(Button::new(soft(texts.text(key))).frame_when_inactive(false)).clicked() {
                commands.push(command);
            }
        }
    });
}

/// The keyboard begins here, not at the first picture.
fn begin_at(main: &egui::Response) {
    if ring::begins(&main.ctx) {
        main.request_focus();
    }
}

/// The game that was played last: its position, what it is, who plays, and the button.
fn continue_ui(
    ui: &mut Ui,
    texts: TableText,
    (save, content): (&SaveFile, &SaveContent),
    pictures: &Thumbnails,
    commands: &mut Vec<Command>,
) {
    let em = theme::em(ui);
    let window = ui.ctx().content_rect().height();
    let share = if theme::tight(window, em) { 0.1 } else { 0.2 };
    let high = (ui.available_width() * 0.5).min(window * share);
    let size = vec2(ui.available_width(), high);
    // The picture does what the button below it does; the button is the one that is heard of.
    let (place, picture) = ui.allocate_exact_size(size, Sense::hover());
    let press = ui.interact(place, Id::new("continue picture"), Sense::CLICK);
    if let Some(game) = saves::game_of(content) {
        pictures.paint(ui, game, &save.key(), place);
    }
    cover::edge(ui, place, press.hovered() || picture.has_focus());
    let wide = vec2(ui.available_width(), em * 2.5);
    let words = texts.text("ui-continue");
    let button = middle(ui, |ui| widgets::primary_sized(ui, &words, wide));
    begin_at(&button);
    if button.clicked() || press.clicked() {
        commands.push(Command::Continue);
    }
    let names: Vec<String> = content.seats.iter().map(|seat| seat.name.clone()).collect();
    let seats = texts.localizer.list(names);
    ui.add(egui::Label::new(saves::what(texts, content)).wrap());
    let who = format!("{seats} · {}", saves::ago(texts, save.minutes));
    ui.add(egui::Label::new(RichText::new(who).small().color(theme::soft())).wrap());
}

/// Two buttons beside each other, or one below the other where their words need the room.
fn pair(ui: &mut Ui, texts: TableText, both: [(&str, Command); 2], commands: &mut Vec<Command>) {
    let em = theme::em(ui);
    let (whole, gap) = (ui.available_width(), theme::GRID);
    let half = (whole - gap) / 2.0;
    let pad = ui.spacing().button_padding.x * 2.0 + 2.0;
    let fits = both.iter().all(|(key, _)| {
        let words = egui::WidgetText::from(texts.text(key));
        let wrap = Some(egui::TextWrapMode::Extend);
        let galley = words.into_galley(ui, wrap, f32::INFINITY, TextStyle::Button);
        galley.size().x + pad <= half
    });
    let size = vec2(if fits { half } else { whole }, em * 2.5);
    let row = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for (key, command) in &both {
            if plain(ui, &texts.text(key), size) {
                commands.push(command.clone());
            }
        }
    };
    if fits {
        ui.horizontal(row);
    } else {
        middle(ui, row);
    }
}

/// Draws what is as wide as the column: its words stand in the middle, as those of narrow ones do.
fn middle<T>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> T) -> T {
    ui.vertical_centered(add).inner
}

/// A wide button on the ground of the house.
fn plain(ui: &mut Ui, text: &str, least: Vec2) -> bool {
    let fill = theme::faded(theme::panel(), 0.86);
    ui.scope(|ui| {
        ui.visuals_mut().widgets.inactive.weak_bg_fill = fill;
        ui.add(Button::new(text).min_size(least)).clicked()
    })
    .inner
}

/// The tables of the house: the picture of each game with its name, for how many, how long and how
/// heavy; pressed, a new game of that sort is set up.
fn tables_ui(ui: &mut Ui, texts: TableText, area: Rect, commands: &mut Vec<Command>) {
    let em = theme::em(ui);
    let all: Vec<_> = cover::playable().collect();
    let columns = if all.len() > 2 { 2 } else { 1 };
    let rows = all.len().div_ceil(columns).max(1);
    let gap = em;
    let wide = (area.width() - gap * (columns - 1) as f32) / columns as f32;
    // What a narrow picture has no room to say, the next screen does.
    let facts = |game| if wide < em * 10.0 { String::new() } else { cover::facts(texts, game) };
    let foot = all.iter().map(|(_, game)| cover::foot(ui, wide, &facts(*game))).fold(0.0, f32::max);
    let most = (area.height() - gap * (rows - 1) as f32) / rows as f32;
    let high = most.min(wide * 0.56 + foot);
    let top = area.center().y - (high * rows as f32 + gap * (rows - 1) as f32) / 2.0;
    let title_of = |game: &dyn Game| texts.text(&format!("{}-title", game.prefix()));
    let titles: Vec<String> = all.iter().map(|(_, game)| title_of(*game)).collect();
    // Names of one shelf have letters of one size.
    let letters =
        titles.iter().map(|title| cover::letters(ui, title, wide)).fold(f32::MAX, f32::min);
    for (n, (index, game)) in all.into_iter().enumerate() {
        let (column, row) = ((n % columns) as f32, (n / columns) as f32);
        let at = pos2(area.left() + (wide + gap) * column, top + (high + gap) * row);
        let place = Rect::from_min_size(at, vec2(wide, high));
        let title = &titles[n];
        let response = ui.interact(place, ui.id().with(("table", index)), Sense::click());
        let spoken = texts.named("ui-new-game-of", "game", title);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &spoken));
        ui.painter().rect_filled(place, theme::RADIUS, theme::panel());
        cover::paint(ui, game, place.with_max_y(place.bottom() - foot));
        let foot = place.with_min_y(place.bottom() - foot);
        cover::caption(ui, foot, ([title, &facts(game)], letters));
        cover::edge(ui, place, response.hovered() || response.has_focus());
        if response.clicked() {
            commands.push(Command::NewGame(index));
        }
    }
}
