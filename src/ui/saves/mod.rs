//! The list of saved games: what is in each file, or why it cannot be read. It deletes nothing
//! before somebody said yes.

mod card;

pub use super::command::kept::{AHEAD, Kept, KeptFile, Parting};

use super::{
    command::{Command, Purpose, Screen, choosing::ChooseFor},
    saving::{choose_ui, path_field},
    settings::Settings,
    table_text::TableText,
    theme,
    thumbnails::{PictureKey, Thumbnails},
    widgets::{self, small, soft, strong},
};
use crate::{
    games,
    table::{catalogue::SeatInfo, game::Game},
};
use bevy_egui::egui::{self, ScrollArea, Ui};
use std::path::PathBuf;

/// How many letters of the name of its game stand in the name of a branch.
pub const NAME_IN_BRANCH: usize = 36;

/// What a save file holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveContent {
    /// What the game's text keys begin with.
    pub prefix: &'static str,
    /// The edition.
    pub edition: String,
    /// Who plays.
    pub seats: Vec<SeatInfo>,
    /// Which round it stands in, where the game counts rounds or turns.
    pub round: Option<i64>,
    /// How many actions were done.
    pub actions: usize,
    /// Whether it is a study.
    pub study: bool,
    /// Whether it is a scenario, with a position but no record.
    pub scenario: bool,
    /// Whether the game has ended: nobody can choose any more.
    pub over: bool,
    /// What all lines of one game share.
    pub tree: u64,
    /// After which entry it left another line of its game, if it is a branch.
    pub branch: Option<usize>,
}

impl SaveContent {
    /// Whether it is of any use for this purpose: only what has a past can be watched.
    pub fn fits(&self, purpose: Purpose) -> bool {
        purpose != Purpose::Watch || !self.scenario
    }
}

/// One file of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveFile {
    /// Where it lies.
    pub path: PathBuf,
    /// Its name for people.
    pub name: String,
    /// How many minutes ago it was written; [`AHEAD`] where nobody knows.
    pub minutes: u64,
    /// When that was, in seconds since 1970; 0 where nobody knows.
    pub written: u64,
    /// A fingerprint of what stands in it.
    pub stamp: u64,
    /// What it holds, or why it cannot be read.
    pub content: Result<SaveContent, String>,
}

impl SaveFile {
    /// By what its picture is known.
    pub fn key(&self) -> PictureKey {
        (self.path.clone(), self.stamp)
    }
}

/// The game of a save.
pub fn game_of(content: &SaveContent) -> Option<&'static dyn Game> {
    games::all().iter().copied().find(|game| game.prefix() == content.prefix)
}

/// Which game it is, and how far it has come.
pub fn what(texts: TableText, content: &SaveContent) -> String {
    let game = texts.text(&format!("{}-title", content.prefix));
    match how_far(texts, content) {
        Some(round) => format!("{game}, {round}"),
        None => game,
    }
}

/// In which round a game is, by the game's own word where it calls a round something else.
fn how_far(texts: TableText, content: &SaveContent) -> Option<String> {
    let round = content.round.filter(|_| !content.scenario)?;
    let own = format!("{}-round", content.prefix);
    let key = if texts.localizer.has(&own) { &own } else { "ui-save-round" };
    Some(texts.count(key, "round", round))
}

/// The game that *Continue* goes on with: the newest that can be read and has not ended; a study
/// only where there is no game.
pub fn newest(saves: &[SaveFile]) -> Option<&SaveFile> {
    let runs = |study: bool| {
        saves.iter().find(move |save| {
            save.content.as_ref().is_ok_and(|content| !content.over && content.study == study)
        })
    };
    runs(false).or_else(|| runs(true))
}

/// The saves in the order in which they are listed: lines of one game together, its main line
/// first, the game that was played last at the top. With each, whether it stands under another one.
fn in_trees<'a>(saves: &[&'a SaveFile]) -> Vec<(&'a SaveFile, bool)> {
    let tree = |save: &SaveFile| save.content.as_ref().ok().map(|c| c.tree).filter(|&t| t != 0);
    let branch = |save: &SaveFile| save.content.as_ref().is_ok_and(|c| c.branch.is_some());
    let mut listed: Vec<(&SaveFile, bool)> = Vec::new();
    for (n, save) in saves.iter().enumerate() {
        let Some(this) = tree(save) else {
            listed.push((save, false));
            continue;
        };
        if saves[..n].iter().any(|s| tree(s) == Some(this)) {
            continue;
        }
        let lines: Vec<&SaveFile> =
            saves[n..].iter().copied().filter(|s| tree(s) == Some(this)).collect();
        let (branches, mains): (Vec<&SaveFile>, _) = lines.into_iter().partition(|s| branch(s));
        if mains.is_empty() {
            listed.extend(branches.into_iter().map(|s| (s, false)));
            continue;
        }
        for (n, main) in mains.iter().enumerate() {
            listed.push((main, false));
            let under = branches.iter().filter(|s| parent(s, &mains) == n);
            listed.extend(under.map(|s| (*s, true)));
        }
    }
    listed
}

/// Which of the main lines of a game a branch has left: the one after which it is called, with the
/// longest such name; else the first that is long enough. A copy is a main line as well.
fn parent(branch: &SaveFile, mains: &[&SaveFile]) -> usize {
    let named = |main: &SaveFile| {
        let name: String = main.name.chars().take(NAME_IN_BRANCH).collect();
        branch.name.contains(name.trim()).then_some(main.name.len())
    };
    let by_name = (0..mains.len()).filter_map(|n| Some((named(mains[n])?, n)));
    let (actions, left) = (
        |save: &SaveFile| save.content.as_ref().map_or(0, |c| c.actions),
        branch.content.as_ref().ok().and_then(|c| c.branch).unwrap_or(0),
    );
    let by_name = by_name.max_by_key(|(long, n)| (*long, std::cmp::Reverse(*n)));
    by_name
        .map(|(_, n)| n)
        .or_else(|| mains.iter().position(|main| actions(main) >= left))
        .unwrap_or(0)
}

/// What is typed in the browser.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SavesForm {
    /// The file that is given another name, and that name.
    pub renaming: Option<(PathBuf, String)>,
    /// Why the file could not be given the name that was typed last.
    pub refused: Option<String>,
    /// Whether the field for that name has just opened: it is brought into sight and takes what is
    /// typed.
    pub opened: bool,
    /// The path that is typed of a file from elsewhere.
    pub path: String,
    /// The file of which a copy is put elsewhere, and where.
    pub copying: Option<(PathBuf, String)>,
    /// What is looked for.
    pub search: String,
    /// In which order they stand.
    pub sort: SaveOrder,
}

impl SavesForm {
    /// Whether a name or a place is being typed.
    pub fn is_typing(&self) -> bool {
        self.renaming.is_some() || self.copying.is_some()
    }
}

/// In which order saves are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SaveOrder {
    /// Those that were played last first, with their branches.
    #[default]
    Newest,
    /// By their names.
    Name,
    /// By game and edition, those that were played last first.
    Game,
    /// Those with most actions first.
    Longest,
}

impl SaveOrder {
    /// All of them, each with its text.
    const ALL: [(SaveOrder, &'static str); 4] = [
        (SaveOrder::Newest, "ui-sort-newest"),
        (SaveOrder::Name, "ui-sort-name"),
        (SaveOrder::Game, "ui-sort-game"),
        (SaveOrder::Longest, "ui-sort-longest"),
    ];
}

/// How long ago, in words.
pub fn ago(texts: TableText, minutes: u64) -> String {
    let (key, n) = match minutes {
        AHEAD => ("ui-ago-ahead", 0),
        0 => ("ui-ago-now", 0),
        1..60 => ("ui-ago-minutes", minutes),
        60..2880 => ("ui-ago-hours", minutes / 60),
        _ => ("ui-ago-days", minutes / 1440),
    };
    texts.count(key, "count", n as i64)
}

/// The files that the list shows. What cannot be read stands where all saved games stand.
#[derive(Clone, Copy, Debug)]
pub struct SaveList<'a> {
    /// The files that were found, the newest first.
    pub saves: &'a [SaveFile],
    /// The folder in which they lie.
    pub folder: &'a str,
    /// What for.
    pub purpose: Purpose,
    /// What can be brought back, the newest first.
    pub kept: &'a [KeptFile],
    /// The folder that is proposed for copies.
    pub away: &'a str,
    /// The pictures of their positions.
    pub pictures: &'a Thumbnails,
}

/// The screen.
pub fn saves_ui(
    ui: &mut Ui,
    texts: TableText,
    settings: &Settings,
    shelf: SaveList,
    form: &mut SavesForm,
) -> Vec<Command> {
    let mut commands = Vec::new();
    head_ui(ui, texts, &shelf, &mut commands);
    ui.add_space(theme::GRID);
    if shelf.saves.len() > 1 {
        find_ui(ui, texts, form);
    }
    ScrollArea::vertical().id_salt("saves").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 10.0);
        let fits = |save: &&SaveFile| {
            save.content
                .as_ref()
                .map_or(shelf.purpose == Purpose::Play, |content| content.fits(shelf.purpose))
        };
        let all: Vec<&SaveFile> = shelf.saves.iter().filter(fits).collect();
        let shown: Vec<&SaveFile> =
            all.iter().copied().filter(|save| is_found(texts, save, &form.search)).collect();
        if shown.is_empty() {
            let none = match shelf.purpose {
                _ if !all.is_empty() => "ui-search-nothing",
                Purpose::Play => "ui-saves-none",
                Purpose::Watch => "ui-saves-none-watch",
                Purpose::Study => "ui-saves-none-study",
            };
            ui.label(soft(texts.text(none)));
        }
        for (save, under) in ordered(&shown, form.sort) {
            let mut card = |ui: &mut Ui| {
                widgets::card(ui, |ui| {
                    card::save_ui(ui, texts, settings, (save, &shelf), form, &mut commands)
                });
            };
            if under {
                ui.indent(("branch", &save.path), card);
            } else {
                card(ui);
            }
        }
        kept_ui(ui, texts, shelf.kept, &mut commands);
        import_ui(ui, texts, &mut form.path, &mut commands);
        widgets::scroll_to_focus(ui);
    });
    commands
}

/// The way back, what the list is for, and where the files lie.
fn head_ui(ui: &mut Ui, texts: TableText, shelf: &SaveList, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        if ui.button(texts.text("ui-back")).clicked() {
            commands.push(Command::Go(Screen::Start));
        }
        let title = match shelf.purpose {
            Purpose::Play => "ui-saves",
            Purpose::Watch => "ui-replay",
            Purpose::Study => "ui-study",
        };
        ui.label(egui::RichText::new(texts.text(title)).heading());
        if widgets::quiet(ui, &texts.text("ui-refresh")).clicked() {
            commands.push(Command::RefreshSaves);
        }
    });
    ui.label(small(texts.named("ui-saves-folder", "folder", shelf.folder)));
}

/// What is looked for, and in which order.
fn find_ui(ui: &mut Ui, texts: TableText, form: &mut SavesForm) {
    ui.horizontal_wrapped(|ui| {
        let name = texts.text("ui-search");
        widgets::field(ui, &mut form.search, &name, &name, 14.0);
        let key = |sort: SaveOrder| {
            SaveOrder::ALL.iter().find(|(s, _)| *s == sort).map_or("", |(_, k)| k)
        };
        let now = texts.text(key(form.sort));
        widgets::combo(ui, "sort saves", &now, &texts.text("ui-sort"), 10.0, |ui| {
            for (sort, key) in SaveOrder::ALL {
                ui.selectable_value(&mut form.sort, sort, texts.text(key));
            }
        });
    });
    ui.add_space(theme::GRID);
}

/// Whether each of the words that are looked for stands in the name of a save, of its game or of
/// somebody who plays.
fn is_found(texts: TableText, save: &SaveFile, search: &str) -> bool {
    let mut all = save.name.clone();
    if let Ok(content) = &save.content {
        all += &texts.text(&format!("{}-title", content.prefix));
        all += &texts.text(&format!("{}-edition-{}", content.prefix, content.edition));
        all.extend(content.seats.iter().map(|seat| seat.name.as_str()));
    }
    let all = all.to_lowercase();
    search.to_lowercase().split_whitespace().all(|word| all.contains(word))
}

/// The saves in the order that is asked for, and whether each stands under another one.
fn ordered<'a>(saves: &[&'a SaveFile], sort: SaveOrder) -> Vec<(&'a SaveFile, bool)> {
    if sort == SaveOrder::Newest {
        return in_trees(saves);
    }
    let mut all: Vec<&SaveFile> = saves.to_vec();
    let edition =
        |save: &SaveFile| save.content.as_ref().ok().map(|c| (c.prefix, c.edition.clone()));
    let actions = |save: &SaveFile| save.content.as_ref().map_or(0, |c| c.actions);
    match sort {
        SaveOrder::Newest => {}
        SaveOrder::Name => all.sort_by_key(|save| save.name.to_lowercase()),
        SaveOrder::Game => all.sort_by_key(|save| edition(save)),
        SaveOrder::Longest => all.sort_by_key(|save| std::cmp::Reverse(actions(save))),
    }
    all.into_iter().map(|save| (save, false)).collect()
}

/// A file from elsewhere, by its path.
fn import_ui(ui: &mut Ui, texts: TableText, path: &mut String, commands: &mut Vec<Command>) {
    ui.add_space(theme::GRID);
    ui.horizontal_wrapped(|ui| {
        let field = path_field(ui, path, &texts.text("ui-import-path"));
        let entered = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
        let named = !path.trim().is_empty();
        let button = egui::Button::new(texts.text("ui-import"));
        if ui.add_enabled(named, button).clicked() || entered && named {
            commands.push(Command::BringIn(path.trim().into()));
        }
        commands.extend(choose_ui(ui, texts, ChooseFor::BringIn));
    });
}

/// What can be brought back, folded.
fn kept_ui(ui: &mut Ui, texts: TableText, kept: &[KeptFile], commands: &mut Vec<Command>) {
    if kept.is_empty() {
        return;
    }
    ui.add_space(theme::GRID);
    let title = texts.count("ui-kept", "count", kept.len() as i64);
    widgets::fold(ui, "kept saves", strong(title), false, None, |ui| {
        for file in kept {
            ui.horizontal_wrapped(|ui| {
                let button = ui.button(texts.text("ui-kept-bring"));
                let name = texts.named("ui-kept-bring-name", "name", &file.name);
                button.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name)
                });
                if button.clicked() {
                    commands.push(Command::BringBack(file.clone()));
                }
                ui.label(&file.name);
                ui.label(soft(texts.text(match file.kept {
                    Kept::Deleted => "ui-kept-deleted",
                    Kept::Earlier => "ui-kept-earlier",
                })));
                ui.label(small(ago(texts, file.minutes)));
            });
        }
    });
}
