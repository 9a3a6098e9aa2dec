//! Help for new players: the topics of the game that is played, or of any game of the house, and
//! those of the window. Which topics there are, the texts say: `<prefix>-help-1`, `<prefix>-help-2`
//! … and `help-window-1` …; this file knows no game.

use super::{
    command::Command,
    table_text::TableText,
    theme,
    widgets::{self, section},
};
use crate::{games, table::game::Game};
use bevy_egui::egui::{self, RichText, ScrollArea, Ui, vec2};

/// What is open in the help.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Help {
    /// Index of the game whose topics are shown where none is played.
    pub game: usize,
    /// The text key of the open topic; empty for the first.
    pub topic: String,
}

/// The text keys of a chapter's topics, in order. A chapter is `<prefix>-help` or `help-window`.
pub fn topics(texts: TableText, chapter: &str) -> Vec<String> {
    (1..100).map(|n| format!("{chapter}-{n}")).take_while(|key| texts.localizer.has(key)).collect()
}

/// The topics: a list at the left, the open one at the right. Rule IDs are links.
pub fn help_ui(
    ui: &mut Ui,
    texts: TableText,
    help: &mut Help,
    playing: Option<&'static dyn Game>,
) -> Vec<Command> {
    let mut commands = Vec::new();
    let all = games::all();
    help.game = help.game.min(all.len() - 1);
    let game = playing.unwrap_or(all[help.game]);
    let own = topics(texts, &format!("{}-help", game.prefix()));
    let common = topics(texts, "help-window");
    // Topics of another game are not looked at while this one is played.
    if !own.contains(&help.topic) && !common.contains(&help.topic) {
        help.topic = own.first().or(common.first()).cloned().unwrap_or_default();
    }
    let height = ui.available_height();
    ui.horizontal_top(|ui| {
        let em = theme::em(ui);
        let wide = (ui.available_width() * 0.27).clamp(em * 12.0, em * 16.0);
        ui.allocate_ui_with_layout(
            vec2(wide, height),
            egui::Layout::top_down(egui::Align::Min),
            |ui| {
                topics_ui(ui, texts, help, playing, [&own, &common]);
            },
        );
        ui.separator();
        ui.vertical(|ui| {
            commands = topic_ui(ui, texts, &help.topic, game);
        });
    });
    commands
}

/// The list of topics: those of a game, then those of the window.
fn topics_ui(
    ui: &mut Ui,
    texts: TableText,
    help: &mut Help,
    playing: Option<&'static dyn Game>,
    [own, common]: [&[String]; 2],
) {
    ScrollArea::vertical().id_salt("topics").auto_shrink([false, false]).show(ui, |ui| {
        // Room for the scroll bar, so that it never lies on words.
        ui.set_max_width(ui.available_width() - 10.0);
        match playing {
            Some(game) => section(ui, &texts.text(&format!("{}-title", game.prefix()))),
            None => games_ui(ui, texts, help),
        }
        list_ui(ui, texts, help, own);
        section(ui, &texts.text("help-window"));
        list_ui(ui, texts, help, common);
        widgets::scroll_to_focus(ui);
    });
}

/// One topic; what was pressed in it.
fn topic_ui(ui: &mut Ui, texts: TableText, topic: &str, game: &dyn Game) -> Vec<Command> {
    let mut commands = Vec::new();
    let area = ScrollArea::vertical().id_salt(("topic", topic)).auto_shrink([false, false]);
    area.show(ui, |ui| {
        ui.set_max_width((ui.available_width() - 12.0).min(theme::em(ui) * 44.0));
        ui.add(egui::Label::new(RichText::new(texts.text(topic)).heading()).wrap());
        ui.add_space(theme::GRID);
        let text = texts.named(&format!("{topic}.text"), "rule", game.info().undo_rule);
        commands = widgets::linked_text(ui, texts, &text, game.rule_prefix());
        widgets::scroll_to_focus(ui);
    });
    commands
}

/// Which game's topics are shown, where none is played.
fn games_ui(ui: &mut Ui, texts: TableText, help: &mut Help) {
    for (i, game) in games::all().iter().enumerate() {
        let title =
            RichText::new(texts.text(&format!("{}-title", game.prefix()))).family(theme::bold());
        if widgets::radio(ui, help.game == i, title).clicked() {
            help.game = i;
            help.topic.clear();
        }
    }
    ui.add_space(theme::GRID * 0.5);
}

fn list_ui(ui: &mut Ui, texts: TableText, help: &mut Help, topics: &[String]) {
    for key in topics {
        if ui.add(egui::Button::selectable(help.topic == *key, texts.text(key)).wrap()).clicked() {
            help.topic.clone_from(key);
        }
    }
}
