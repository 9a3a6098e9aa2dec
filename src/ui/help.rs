//! Help for new players: what the game that is played, or any game of the house, is about and how
//! it is won; positions as pictures that open on the board; its other topics and those of the
//! window. Which positions there are, the worked examples say, which topics, the texts:
//! `<prefix>-help-1`, `<prefix>-help-2` … and `help-window-1` …; this file knows no game.

use super::{
    command::Command,
    table_text::TableText,
    theme,
    thumbnails::{PictureKey, Thumbnails},
    widgets::{self, section, soft, strong},
};
use crate::{
    games,
    table::{
        example::{self, Example},
        game::Game,
    },
    view::{
        figures::{BOARD_HEIGHT, BOARD_WIDTH},
        legend::{Sign, signs},
    },
};
use bevy_egui::egui::{self, CursorIcon, RichText, Sense, Ui, WidgetInfo, WidgetType, vec2};

/// The topic of the positions, which every game with examples has behind what it is about.
pub const POSITIONS: &str = "help-positions";
/// The topic of the signs, which every game with a legend has last.
pub const SIGNS: &str = "help-signs";

/// What the help must know of the table beside it.
#[derive(Clone, Copy)]
pub struct Beside<'a> {
    /// The game that is played, and its edition.
    pub playing: Option<(&'static dyn Game, &'a str)>,
    /// The pictures of positions.
    pub pictures: &'a Thumbnails,
}

/// The picture of a worked example, in the language of its words.
#[must_use]
pub fn picture_key(texts: TableText, example: &Example, edition: &str) -> PictureKey {
    let language = texts.localizer.language().code();
    let path = [example.game.as_str(), edition, example.example.as_str(), language];
    (path.iter().collect(), 0)
}

/// What is open in the help.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Help {
    /// Index of the game whose topics are shown where none is played.
    pub game: usize,
    /// The text key of the open topic; empty for what the game is about.
    pub topic: String,
}

/// The text keys of a chapter's topics, in order. A chapter is `<prefix>-help` or `help-window`.
pub fn topics(texts: TableText, chapter: &str) -> Vec<String> {
    (1..100).map(|n| format!("{chapter}-{n}")).take_while(|key| texts.localizer.has(key)).collect()
}

/// The topics: a list at the left, the open one at the right. Rule IDs are links.
pub fn help_ui(ui: &mut Ui, texts: TableText, help: &mut Help, beside: Beside) -> Vec<Command> {
    let playing = beside.playing.map(|(game, _)| game);
    let mut commands = Vec::new();
    let all = games::all();
    help.game = help.game.min(all.len() - 1);
    let game = playing.unwrap_or(all[help.game]);
    let own = topics(texts, &format!("{}-help", game.prefix()));
    let common = topics(texts, "help-window");
    // Topics of another game are not looked at while this one is played.
    let shown = example::for_help(game);
    let legend = signs(game);
    let positions = help.topic == POSITIONS && !shown.is_empty();
    let signs = help.topic == SIGNS && !legend.is_empty();
    if !positions && !signs && !own.contains(&help.topic) && !common.contains(&help.topic) {
        help.topic = own.first().or(common.first()).cloned().unwrap_or_default();
    }
    let mut own = own;
    if !shown.is_empty() {
        own.insert(own.len().min(1), POSITIONS.to_owned());
    }
    if !legend.is_empty() {
        own.push(SIGNS.to_owned());
    }
    let height = ui.available_height();
    let fresh = widgets::opened(ui, "help");
    ui.horizontal_top(|ui| {
        let em = theme::em(ui);
        let wide = (ui.available_width() * 0.27).clamp(em * 12.0, em * 16.0);
        ui.allocate_ui_with_layout(
            vec2(wide, height),
            egui::Layout::top_down(egui::Align::Min),
            |ui| {
                topics_ui(ui, texts, help, (playing, fresh), [&own, &common]);
            },
        );
        ui.separator();
        ui.vertical(|ui| {
            commands = match help.topic.as_str() {
                POSITIONS => positions_ui(ui, texts, &shown, (game, beside), fresh),
                SIGNS => signs_ui(ui, texts, &legend, fresh),
                topic => topic_ui(ui, texts, topic, game, fresh),
            };
        });
    });
    commands
}

/// The list of topics: those of a game, then those of the window.
fn topics_ui(
    ui: &mut Ui,
    texts: TableText,
    help: &mut Help,
    (playing, fresh): (Option<&'static dyn Game>, bool),
    [own, common]: [&[String]; 2],
) {
    widgets::scrolling(fresh).id_salt("topics").auto_shrink([false, false]).show(ui, |ui| {
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

/// The positions, one below the other.
fn positions_ui(
    ui: &mut Ui,
    texts: TableText,
    shown: &[&'static Example],
    (game, beside): (&'static dyn Game, Beside),
    fresh: bool,
) -> Vec<Command> {
    let mut commands = Vec::new();
    let area =
        widgets::scrolling(fresh).id_salt(("positions", game.id())).auto_shrink([false, false]);
    area.show(ui, |ui| {
        ui.set_max_width((ui.available_width() - 12.0).min(theme::em(ui) * 44.0));
        ui.add(egui::Label::new(RichText::new(texts.text(POSITIONS)).heading()).wrap());
        ui.label(soft(texts.text("help-positions-about")));
        for example in shown {
            ui.add_space(theme::GRID);
            commands.extend(position_ui(ui, texts, example, (game, beside)));
        }
        widgets::scroll_to_focus(ui);
    });
    commands
}

/// One position: its picture, what is given, what it shows; it opens on the board.
fn position_ui(
    ui: &mut Ui,
    texts: TableText,
    example: &'static Example,
    (game, beside): (&'static dyn Game, Beside),
) -> Vec<Command> {
    let mut commands = Vec::new();
    let playing = beside.playing.map(|(_, edition)| edition);
    let fits = |edition: &&String| Some(edition.as_str()) == playing;
    let edition = example.editions.iter().find(fits).or(example.editions.first());
    let Some(edition) = edition else { return commands };
    let open = Command::OpenExample(game.id(), example.example.clone(), edition.clone());
    let key = example.text_key(game);
    theme::card_frame().show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        let title = texts.text(&key);
        let wide = ui.available_width().min(theme::em(ui) * 38.0);
        let size = vec2(wide, wide * BOARD_HEIGHT / BOARD_WIDTH);
        let (place, picture) = ui.allocate_exact_size(size, Sense::CLICK);
        beside.pictures.paint(ui, game, &picture_key(texts, example, edition), place);
        picture.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &title));
        let picture = picture.on_hover_cursor(CursorIcon::PointingHand);
        ui.label(strong(&title));
        ui.label(texts.text(&format!("{key}.given")));
        ui.label(soft(texts.text(&format!("{key}.shows"))));
        widgets::flow(ui, |ui| {
            for rule in &example.rules {
                commands.extend(widgets::rule_link(ui, texts, rule));
            }
        });
        let button = ui.button(texts.text("help-positions-open"));
        let spoken = texts.pair(&texts.text("help-positions-open"), &title);
        button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &spoken));
        if button.clicked() || picture.clicked() {
            commands.push(open);
        }
    });
    commands
}

/// The signs of the game, each with what it means.
fn signs_ui(ui: &mut Ui, texts: TableText, legend: &[Sign], fresh: bool) -> Vec<Command> {
    let area = widgets::scrolling(fresh).id_salt(SIGNS).auto_shrink([false, false]);
    area.show(ui, |ui| {
        ui.set_max_width((ui.available_width() - 12.0).min(theme::em(ui) * 44.0));
        ui.add(egui::Label::new(RichText::new(texts.text(SIGNS)).heading()).wrap());
        ui.label(soft(texts.text("help-signs-about")));
        for sign in legend {
            ui.add_space(theme::GRID);
            ui.horizontal_top(|ui| {
                widgets::picture(ui, sign.picture, theme::em(ui) * 2.6, "");
                ui.vertical(|ui| {
                    ui.label(strong(texts.text(&sign.key)));
                    ui.label(texts.text(&format!("{}.is", sign.key)));
                });
            });
        }
        widgets::scroll_to_focus(ui);
    });
    Vec::new()
}

/// One topic; what was pressed in it.
fn topic_ui(
    ui: &mut Ui,
    texts: TableText,
    topic: &str,
    game: &dyn Game,
    fresh: bool,
) -> Vec<Command> {
    let mut commands = Vec::new();
    let area = widgets::scrolling(fresh).id_salt(("topic", topic)).auto_shrink([false, false]);
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
