//! The start screen: the title over the night sky, what one can do, and the pictures of the games.
//! It knows only whether there is something to go on with.

use super::{
    command::{Command, Dialog, Purpose, Screen},
    cover, theme,
    widgets::{self, soft},
};
use crate::ui::table_text::TableText;
use bevy_egui::egui::{
    self, Align, Button, Color32, Layout, Rect, RichText, Sense, Ui, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};

/// What the start screen needs to know.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StartModel {
    /// The game that *Continue* goes on with, in words; `None` if there is none.
    pub newest: Option<String>,
    /// Whether there are any saves.
    pub saves: bool,
}

/// The screen.
pub fn start_ui(ui: &mut Ui, texts: TableText, model: &StartModel) -> Vec<Command> {
    let mut commands = Vec::new();
    let rect = ui.max_rect();
    let em = theme::em(ui);
    covers(ui, texts, rect, &mut commands);
    let column = (em * 20.0).min(rect.width() - 48.0);
    let left = rect.left() + (rect.width() * 0.09).max(24.0);
    let inner = Rect::from_min_max(
        pos2(left, rect.top() + 12.0),
        pos2(left + column.max(em * 20.0), rect.bottom() - 12.0),
    );
    ui.scope_builder(
        egui::UiBuilder::new().max_rect(inner).layout(Layout::top_down(Align::Min)),
        |ui| {
            let head = (rect.height() * 0.115).min(em * 6.0);
            ui.add_space((rect.height() - em * 31.0).max(8.0) * 0.42);
            let title = RichText::new(texts.text("ui-title"))
                .family(theme::title())
                .size(head * 0.72)
                .color(Color32::WHITE);
            ui.add(egui::Label::new(title).extend());
            ui.set_max_width(column.min(rect.width() * 0.5));
            ui.add(
                egui::Label::new(
                    RichText::new(texts.text("ui-subtitle")).size(em * 1.15).color(theme::soft()),
                )
                .wrap(),
            );
            ui.add_space(em);
            egui::ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 8.0;
                ui.set_width((em * 18.0).min(column));
                menu_ui(ui, texts, model, &mut commands);
            });
        },
    );
    commands
}

fn menu_ui(ui: &mut Ui, texts: TableText, model: &StartModel, commands: &mut Vec<Command>) {
    let em = theme::em(ui);
    let wide = vec2(ui.available_width(), em * 2.6);
    if let Some(newest) = &model.newest {
        if widgets::primary_sized(ui, &texts.text("ui-continue"), wide).clicked() {
            commands.push(Command::Continue);
        }
        ui.add(egui::Label::new(RichText::new(newest).small().color(theme::soft())).wrap());
        if plain(ui, &texts.text("ui-new-game"), wide) {
            commands.push(Command::Go(Screen::NewGame));
        }
    } else if widgets::primary_sized(ui, &texts.text("ui-new-game"), wide).clicked() {
        commands.push(Command::Go(Screen::NewGame));
    }
    if model.saves {
        for (key, purpose) in [
            ("ui-load", Purpose::Play),
            ("ui-replay", Purpose::Watch),
            ("ui-study", Purpose::Study),
        ] {
            if plain(ui, &texts.text(key), wide) {
                commands.push(Command::Go(Screen::Saves(purpose)));
            }
        }
    } else if plain(ui, &texts.text("ui-load"), wide) {
        commands.push(Command::Go(Screen::Saves(Purpose::Play)));
    }
    ui.add_space(em * 0.3);
    ui.horizontal_wrapped(|ui| {
        for (key, command) in [
            ("ui-settings", Command::Open(Dialog::Settings)),
            ("ui-help", Command::Open(Dialog::Help)),
            ("ui-rules", Command::Open(Dialog::Rules)),
            ("ui-credits", Command::Open(Dialog::Credits)),
            ("ui-quit", Command::Quit),
        ] {
            if ui.add(Button::new(soft(texts.text(key))).frame_when_inactive(false)).clicked() {
                commands.push(command);
            }
        }
    });
}

/// A wide button on the sky.
fn plain(ui: &mut Ui, text: &str, least: Vec2) -> bool {
    let fill = theme::panel().gamma_multiply(0.82);
    ui.scope(|ui| {
        ui.visuals_mut().widgets.inactive.weak_bg_fill = fill;
        ui.add(Button::new(text).min_size(least)).clicked()
    })
    .inner
}

/// What can be played, at the right: the pictures of the games with their names, one below the
/// other; pressed, a new game of that sort is set up. Very large text needs the room.
fn covers(ui: &mut Ui, texts: TableText, rect: Rect, commands: &mut Vec<Command>) {
    let em = theme::em(ui);
    if theme::tight(rect.height(), em) {
        return;
    }
    let all: Vec<_> = cover::playable().collect();
    let (gap, count) = (theme::GRID * 2.0, all.len().max(1) as f32);
    let area = Rect::from_min_max(
        pos2(rect.left() + rect.width() * 0.5, rect.top() + rect.height() * 0.1),
        pos2(rect.right() - rect.width() * 0.06, rect.bottom() - rect.height() * 0.1),
    );
    let high = ((area.height() - gap * (count - 1.0)) / count).min(area.width() * 0.5);
    let top = area.center().y - (high * count + gap * (count - 1.0)) / 2.0;
    for (n, (index, game)) in all.into_iter().enumerate() {
        let left_top = pos2(area.left(), top + (high + gap) * n as f32);
        let place = Rect::from_min_size(left_top, vec2(area.width(), high));
        let title = texts.text(&format!("{}-title", game.prefix()));
        let response = ui.interact(place, ui.id().with(("cover", index)), Sense::click());
        let spoken = texts.named("ui-new-game-of", "game", &title);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &spoken));
        cover::paint(ui, game, place);
        cover::name(ui, place, &title, false);
        cover::edge(ui, place, response.hovered() || response.has_focus());
        if response.clicked() {
            commands.push(Command::NewGame(index));
        }
    }
}
