//! The small dialogs: menu of a running game, save under a name, yes or no, credits, keys,
//! messages.

use super::{
    command::{Command, Dialog, LearnCommand, Screen},
    model::Mode,
    table_text::TableText,
    theme,
    widgets::{self, small, soft, strong},
};
use crate::{
    table::action::{Action, Thing},
    view::art::house::Icon,
};
use bevy_egui::egui::{self, Key, RichText, ScrollArea, Ui, Vec2, vec2};

/// A message that stands at the edge of the screen for a while.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Its number, to put it away.
    pub id: u64,
    /// The words.
    pub text: String,
    /// The rule that it rests on.
    pub rule: Option<String>,
    /// Whether something went wrong.
    pub warning: bool,
    /// What can be done about it.
    pub answers: Vec<NoticeAnswer>,
    /// The state of the table in which it asks something: it stands as long as that does.
    pub asks: Option<u64>,
    /// The things of which it speaks: it lies on none of them if it need not.
    pub things: Vec<Thing>,
}

impl Notice {
    /// Whether it asks about a table that is another one by now.
    pub fn is_past(&self, version: Option<u64>) -> bool {
        self.asks.is_some() && self.asks != version
    }
    /// Whether a teacher explains something in it.
    pub fn is_explanation(&self) -> bool {
        let enough = Command::Learn(LearnCommand::NoTeacher);
        self.answers.iter().any(|answer| answer.command == enough)
    }
    /// Whether a teacher explains a thing in it: that stays to be read for its time, as long as the
    /// turn does.
    pub fn explains_a_thing(&self) -> bool {
        self.is_explanation() && !self.things.is_empty()
    }
    /// Whether it tells of a choice that was dear, with the better line.
    pub fn tells_a_mistake(&self) -> bool {
        let shows = |command: &Command| matches!(command, Command::TryLine { at: Some(_), .. });
        self.answers.iter().any(|answer| shows(&answer.command))
    }
}

/// What can be done about a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoticeAnswer {
    /// What the button is called.
    pub words: String,
    /// What it does.
    pub command: Command,
    /// The state of the table for which it holds; nothing where it always does.
    pub version: Option<u64>,
}

/// What the menu of a running game must know.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MenuModel {
    /// How the window stands to the game.
    pub mode: Mode,
    /// Whether it has an outcome.
    pub over: bool,
    /// Whether the curtain hangs.
    pub curtain: bool,
    /// Whether a game was left for this one.
    pub home: bool,
    /// Whether it can be told afterwards: it has ended.
    pub told: bool,
    /// What proposes to stop the game, in words, where that may be done now.
    pub stops: Vec<(String, Action)>,
    /// Whether seats of people can be handed over.
    pub hands_over: bool,
    /// How it stands with saving.
    pub saved: Saved,
}

/// What is true of a game's file at this moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Saved {
    /// Every action is in the file of this name.
    #[default]
    Always,
    /// A study of which nothing was tried, so that there is no file.
    Untouched,
    /// A study that is kept in a file of this name.
    Study(String),
    /// A replay, which writes nothing.
    Watched,
    /// Something that is only tried, beside a game that is kept.
    Trial,
    /// A lesson or a puzzle, which writes nothing.
    Taught,
    /// The last attempt failed, for this reason.
    Failed(String),
}

/// A line of the menu.
struct MenuLine {
    words: String,
    commands: Vec<Command>,
    golden: bool,
    /// Why it cannot be pressed now, as a text key.
    why: Option<&'static str>,
}

impl MenuLine {
    fn of(words: String, commands: Vec<Command>) -> MenuLine {
        MenuLine { words, commands, golden: false, why: None }
    }

    fn ui(&self, ui: &mut Ui, texts: TableText, size: Vec2, commands: &mut Vec<Command>) {
        let pressed = if self.golden {
            widgets::primary_sized(ui, &self.words, size).clicked()
        } else {
            let button = egui::Button::new(self.words.as_str()).min_size(size);
            let button = ui.add_enabled(self.why.is_none(), button);
            button.on_disabled_hover_text(texts.text(self.why.unwrap_or_default())).clicked()
        };
        if pressed {
            commands.extend(self.commands.iter().cloned());
        }
    }
}

/// The menu of a running game: where text is very large, in two columns, so that its last line is
/// seen, too.
pub fn menu_ui(ui: &mut Ui, texts: TableText, menu: &MenuModel) -> Vec<Command> {
    let mut commands = Vec::new();
    let (lines, em) = (menu_lines(texts, menu), theme::em(ui));
    let tight = theme::tight(ui.ctx().content_rect().height(), em);
    let columns = if tight && ui.available_width() > em * 24.0 { 2 } else { 1 };
    let high = line_height(ui, lines.len().div_ceil(columns));
    // As wide as there is room: the arrows find the first of them below the cross.
    let (whole, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let size = vec2((whole - gap * (columns - 1) as f32) / columns as f32, high);
    ui.vertical_centered(|ui| {
        ui.set_max_width(whole);
        for row in lines.chunks(columns) {
            let mut row_ui = |ui: &mut Ui| {
                row.iter().for_each(|line| line.ui(ui, texts, size, &mut commands));
            };
            if columns > 1 {
                ui.horizontal(row_ui);
            } else {
                row_ui(ui);
            }
        }
        saved_ui(ui, texts, &menu.saved, &mut commands);
    });
    commands
}

/// The lines of the menu, in order.
fn menu_lines(texts: TableText, menu: &MenuModel) -> Vec<MenuLine> {
    // Beside the way back to a game, what is on the table goes by its own name.
    let stay = match menu.mode {
        Mode::Replay { .. } if menu.home => "ui-menu-watch-on",
        _ if menu.home => "ui-menu-try-on",
        _ => "ui-menu-back",
    };
    let line = |key: &str, commands: Vec<Command>| MenuLine::of(texts.text(key), commands);
    let mut lines = vec![MenuLine { golden: true, ..line(stay, vec![Command::Close]) }];
    if menu.home {
        lines.push(line("ui-home", vec![Command::BackToGame]));
    }
    if menu.over {
        // From the result one goes to the board, not back to the menu.
        lines.push(line("ui-result", vec![Command::Close, Command::Open(Dialog::End)]));
    }
    if menu.told {
        lines.push(line("ui-told", vec![Command::Close, Command::Open(Dialog::Told)]));
    }
    // Nothing of what is only tried is kept or looked at again.
    let kept = |command: &Command| {
        let keeps = matches!(
            command,
            Command::Open(Dialog::SaveAs) | Command::WatchThis | Command::Study(_)
        );
        !(keeps && matches!(menu.saved, Saved::Trial | Saved::Taught))
    };
    // Behind the curtain nobody in particular looks: nobody has had a last turn, and there is
    // nobody to show more to.
    let there = |command: &Command| {
        kept(command)
            && !(menu.curtain && *command == Command::Open(Dialog::Since))
            && (menu.hands_over || *command != Command::Open(Dialog::HandOver))
    };
    for (key, command) in items(menu.mode).into_iter().filter(|(_, c)| there(c)) {
        if command == Command::Go(Screen::Start) {
            // What proposes to stop the game, before what leaves it.
            let stop = |(words, action): &(String, Action)| {
                MenuLine::of(words.clone(), vec![Command::Close, Command::Act(*action)])
            };
            lines.extend(menu.stops.iter().map(stop));
        }
        let aside = matches!(command, Command::WatchThis | Command::Study(_) | Command::PlayOn);
        let why = match command {
            Command::PlayOn if menu.over => Some("ui-play-on-over"),
            _ if aside && menu.curtain => Some("ui-curtain-first"),
            _ => None,
        };
        lines.push(MenuLine { why, ..line(key, vec![command]) });
    }
    lines
}

/// How high a line of the menu is: where the window is low, all of them and what is said of the
/// file find room in it without being scrolled, as long as they can be read.
fn line_height(ui: &mut Ui, lines: usize) -> f32 {
    let (em, gap) = (theme::em(ui), ui.spacing().item_spacing.y);
    // What stands around: the edge of the dialog, its head, and what is said of the file.
    let room = ui.ctx().content_rect().height() - 110.0 - em * 5.6;
    let each = room / lines as f32;
    if each >= em * 2.1 + gap {
        return em * 2.1;
    }
    let gap = gap.min(4.0);
    ui.spacing_mut().item_spacing.y = gap;
    ui.spacing_mut().interact_size.y = 0.0;
    let least = ui.text_style_height(&egui::TextStyle::Button) + 2.0;
    let high = (each - gap).clamp(least, em * 2.1);
    ui.spacing_mut().button_padding.y = ((high - least) / 2.0).max(0.0);
    high
}

/// What the menu offers: text key and command.
fn items(mode: Mode) -> Vec<(&'static str, Command)> {
    let mut items = vec![("ui-menu-save", Command::Open(Dialog::SaveAs))];
    match mode {
        Mode::Play => items.extend([
            ("ui-menu-watch", Command::WatchThis),
            ("ui-menu-study", Command::Study(None)),
            ("ui-hand-over", Command::Open(Dialog::HandOver)),
        ]),
        Mode::Study | Mode::Replay { .. } => items.push(("ui-play-on", Command::PlayOn)),
    }
    items.push(("ui-export", Command::Open(Dialog::Export)));
    items.extend([
        (if mode == Mode::Play { "ui-since" } else { "ui-turn" }, Command::Open(Dialog::Since)),
        ("ui-rules", Command::Open(Dialog::Rules)),
        ("ui-help", Command::Open(Dialog::Help)),
        ("ui-keys", Command::Open(Dialog::Keys)),
        ("ui-settings", Command::Open(Dialog::Settings)),
        ("ui-set-full-screen", Command::FullScreen),
        ("ui-menu-leave", Command::Go(Screen::Start)),
        ("ui-quit", Command::Quit),
    ]);
    items
}

/// What is true of the file at this moment.
fn saved_ui(ui: &mut Ui, texts: TableText, saved: &Saved, commands: &mut Vec<Command>) {
    match saved {
        Saved::Always => drop(ui.label(small(texts.text("ui-menu-saved")))),
        Saved::Untouched => drop(ui.label(small(texts.text("ui-menu-saved-untouched")))),
        Saved::Study(name) => {
            drop(ui.label(small(texts.named("ui-menu-saved-study", "name", name))));
        }
        Saved::Watched => drop(ui.label(small(texts.text("ui-menu-saved-watched")))),
        Saved::Trial => drop(ui.label(small(texts.text("ui-menu-saved-trial")))),
        Saved::Taught => drop(ui.label(small(texts.text("ui-menu-saved-taught")))),
        Saved::Failed(why) => {
            let words = texts.named("ui-menu-unsaved", "why", why);
            ui.label(RichText::new(words).color(theme::loss()));
            if ui.button(texts.text("ui-unsaved-what")).clicked() {
                commands.push(Command::Open(Dialog::Unsaved(None)));
            }
        }
    }
}

/// Asks for a name. The one that it has is selected: what is typed takes its place.
pub fn save_as_ui(ui: &mut Ui, texts: TableText, name: &mut String) -> Vec<Command> {
    let mut commands = Vec::new();
    let asked = texts.text("ui-save-name");
    let field = widgets::field(ui, name, &asked, &asked, 20.0);
    // Asked before the focus is fetched back: Enter gives it away.
    let entered = field.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
    if ui.memory(|m| m.focused().is_none()) {
        field.request_focus();
        select_all(ui, field.id, name);
    }
    ui.horizontal_wrapped(|ui| {
        let named = !name.trim().is_empty();
        let pressed = ui
            .add_enabled_ui(named, |ui| widgets::primary(ui, &texts.text("ui-save")).clicked())
            .inner;
        if pressed || entered && named {
            commands.extend([Command::SaveAs(name.trim().to_owned()), Command::Close]);
        }
        if ui.button(texts.text("ui-cancel")).clicked() {
            commands.push(Command::Close);
        }
    });
    commands
}

/// Selects everything that stands in a field.
fn select_all(ui: &Ui, field: egui::Id, text: &str) {
    use egui::text::{CCursor, CCursorRange};
    let mut state = egui::TextEdit::load_state(ui.ctx(), field).unwrap_or_default();
    let end = CCursor::new(text.chars().count());
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), end)));
    state.store(ui.ctx(), field);
}

/// Asks yes or no.
pub fn confirm_ui(
    ui: &mut Ui,
    texts: TableText,
    command: &Command,
    question: &str,
) -> Vec<Command> {
    let mut commands = Vec::new();
    let words = |ui: &mut Ui| drop(ui.label(texts.text(question)));
    // Whoever presses Enter without reading loses nothing.
    widgets::with_foot(ui, words, |ui| {
        ui.horizontal_wrapped(|ui| {
            if widgets::primary(ui, &texts.text("ui-cancel")).clicked() {
                commands.push(Command::Close);
            }
            if ui.button(texts.text(&format!("{question}.yes"))).clicked() {
                commands.extend([Command::Close, command.clone()]);
            }
        });
    });
    commands
}

/// Who made it, and what is in it.
pub fn credits_ui(ui: &mut Ui, texts: TableText) -> Vec<Command> {
    ScrollArea::vertical().max_height(ui.available_height()).show(ui, |ui| {
        ui.label(RichText::new(texts.text("ui-title")).heading());
        ui.label(soft(texts.named("ui-version", "version", env!("CARGO_PKG_VERSION"))));
        let about = |key: &str| texts.text(key);
        let games = crate::games::all().iter().map(|g| about(&format!("{}-credits", g.prefix())));
        let rest =
            ["ui-credits-games", "ui-credits-fonts", "ui-credits-made-with", "ui-credits-licence"]
                .map(about);
        for words in std::iter::once(about("ui-credits-about")).chain(games).chain(rest) {
            ui.add_space(theme::GRID);
            ui.label(words);
        }
        widgets::scroll_to_focus(ui);
    });
    Vec::new()
}

/// The arrow keys. Only the overlay's fonts have them, so they stand in no text.
const ARROWS: &str = "⬆  ⬇  ⬅  ➡";

/// All key strokes.
pub fn keys_ui(ui: &mut Ui, texts: TableText) -> Vec<Command> {
    // Keys at the left, as wide as the longest of them; what they do wraps beside them.
    let wide = (theme::em(ui) * 11.5).min(ui.available_width() * 0.42);
    let plain = |keys: &str| keys.to_owned();
    for (keys, what) in [
        (texts.text("ui-strokes-move"), "ui-key-move"),
        (plain(ARROWS), "ui-key-near"),
        (texts.text("ui-strokes-main"), "ui-key-main"),
        (plain("1 – 9"), "ui-key-numbers"),
        (plain("0"), "ui-key-end"),
        (texts.text("ui-strokes-undo"), "ui-undo"),
        (texts.text("ui-strokes-redo"), "ui-redo"),
        (texts.text("ui-strokes-replay"), "ui-key-replay"),
        (texts.text("ui-strokes-turns"), "ui-key-turns"),
        (plain("M"), "ui-replay-mark"),
        (texts.text("ui-strokes-notes"), "ui-key-notes"),
        (texts.text("ui-strokes-run"), "ui-key-run"),
        (texts.named("ui-strokes-board", "arrows", ARROWS), "ui-key-board"),
        (plain("+  −"), "ui-key-zoom"),
        (plain("F"), "ui-fit"),
        (plain("N"), "ui-since"),
        (plain("C"), "ui-key-counsel"),
        (plain("H"), "ui-key-how"),
        (plain("T"), "ui-key-what-if"),
        (plain("L"), "ui-tab-log"),
        (plain("B"), "ui-rules"),
        (plain("Alt"), "ui-key-rules"),
        (plain("Ctrl+S"), "ui-menu-save"),
        (plain("F1"), "ui-help"),
        (plain("F11"), "ui-set-full-screen"),
        (texts.text("ui-strokes-escape"), "ui-key-escape"),
    ] {
        ui.horizontal_top(|ui| {
            ui.allocate_ui_with_layout(
                vec2(wide, theme::em(ui) * 1.5),
                egui::Layout::top_down(egui::Align::Min),
                |ui| {
                    ui.set_width(wide);
                    ui.add(egui::Label::new(strong(keys)).wrap());
                },
            );
            ui.vertical(|ui| ui.add(egui::Label::new(texts.text(what)).wrap()));
        });
    }
    Vec::new()
}

/// Messages, the newest at the bottom.
pub fn messages_ui(ui: &mut Ui, texts: TableText, messages: &[Notice]) -> Vec<Command> {
    let mut commands = Vec::new();
    for message in messages {
        let tint = if message.warning { theme::loss() } else { theme::accent() };
        theme::dialog_frame()
            .inner_margin(egui::Margin::symmetric(14, 10))
            .stroke(egui::Stroke::new(1.0, tint))
            .show(ui, |ui| {
                ui.set_max_width((theme::em(ui) * 26.0).min(ui.available_width()));
                ui.horizontal_top(|ui| {
                    widgets::icon(
                        ui,
                        if message.warning { Icon::WARNING } else { Icon::CHECK },
                        tint,
                    );
                    ui.vertical(|ui| {
                        ui.add(egui::Label::new(&message.text).wrap());
                        ui.horizontal_wrapped(|ui| {
                            for answer in &message.answers {
                                if ui.button(&answer.words).clicked() {
                                    commands.push(Command::Dismiss(message.id));
                                    commands.push(answer.command.clone());
                                }
                            }
                            if let Some(rule) = &message.rule {
                                commands.extend(widgets::rule_link(ui, texts, rule));
                            }
                            if widgets::quiet(ui, &texts.text("ui-dismiss")).clicked() {
                                commands.push(Command::Dismiss(message.id));
                            }
                        });
                    });
                });
            });
    }
    commands
}
