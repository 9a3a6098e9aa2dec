//! The rule reader: chapters, sections, rules; both editions side by side with their marks; search;
//! the differences. Opened at the rule in question from any refusal, log line or offer. It shows
//! texts and decides nothing.

use super::{
    command::Command,
    game_ui,
    model::Model,
    spoken,
    table_text::TableText,
    theme,
    widgets::{self, chip, small, soft, strong},
};
use crate::{
    games,
    table::{example, game::Game},
    text::{
        RulePart,
        rulebook::{RuleEntry, RuleKind, Rulebook},
    },
    view::art::house::Icon,
};
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};

/// What the reader shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Page {
    /// The rules of a section.
    #[default]
    Book,
    /// The differences between the editions.
    Differences,
}

/// What is open in the reader.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RulebookReader {
    /// Index of the game whose book is open where none is played.
    pub game: usize,
    /// The rule, section or chapter that is open; empty for the first.
    pub open: String,
    /// The words searched for.
    pub search: String,
    /// The edition whose rules are shown; `None` shows all side by side.
    pub edition: Option<String>,
    /// The page.
    pub page: Page,
    /// Where the reader was before, the last one last.
    pub back: Vec<String>,
    /// Scroll to the open rule at the next chance.
    pub jump: bool,
}

impl RulebookReader {
    /// The game whose book is open where none is played.
    pub fn book(&self) -> &'static dyn Game {
        let all = games::all();
        all[self.game.min(all.len() - 1)]
    }
    /// Opens a rule, and remembers where the reader was. The rule's number says whose book it
    /// stands in.
    pub fn go(&mut self, id: &str) {
        if self.open != id {
            self.back.push(std::mem::take(&mut self.open));
        }
        self.search.clear();
        self.turn(id);
    }
    fn turn(&mut self, id: &str) {
        let of = |game: &&'static dyn Game| {
            id.strip_prefix(game.rule_prefix()).is_some_and(|rest| rest.starts_with('-'))
        };
        self.game = games::all().iter().position(of).unwrap_or(self.game);
        id.clone_into(&mut self.open);
        self.page = Page::Book;
        self.jump = true;
    }
    /// Opens the book of another game where none is played.
    fn take(&mut self, game: usize) {
        *self = RulebookReader { game, ..RulebookReader::default() };
    }
}

/// What the reader needs to know of the table, where one stands.
pub struct ReaderModel<'a> {
    /// Words.
    pub texts: TableText<'a>,
    /// The game whose book is open.
    pub game: &'a str,
    /// What its rule IDs begin with.
    pub prefix: &'a str,
    /// The edition that is played.
    pub playing: Option<&'a str>,
    /// The running game, to point at things.
    pub model: Option<&'a Model<'a>>,
}

impl ReaderModel<'_> {
    /// The short name of an edition, as it is called beside its rules.
    fn edition(&self, id: &str) -> String {
        let prefix = games::by_id(self.game).map(|g| g.prefix()).unwrap_or_default();
        edition_name(self.texts, prefix, id)
    }
}

/// The short name of an edition of the game whose text keys begin with `prefix`.
pub fn edition_name(texts: TableText, prefix: &str, edition: &str) -> String {
    texts.text(&format!("{prefix}-edition-{edition}.short"))
}

/// The section to which a rule belongs: the ID without its last number.
fn section_of(book: &Rulebook, id: &str) -> String {
    let is_section = |s: &str| book.chapters.iter().any(|c| c.sections.iter().any(|x| x == s));
    if is_section(id) {
        return id.to_owned();
    }
    if let Some((head, _)) = id.rsplit_once('.')
        && is_section(head)
    {
        return head.to_owned();
    }
    let chapter = book.chapters.iter().find(|c| c.id == id).or(book.chapters.first());
    chapter.and_then(|c| c.sections.first()).cloned().unwrap_or_default()
}

/// The reader: contents at the left, text at the right.
pub fn reader_ui(ui: &mut Ui, reader: &mut RulebookReader, model: &ReaderModel) -> Vec<Command> {
    let mut commands = Vec::new();
    let v = model.texts;
    let Some(book) = Rulebook::of(model.game) else {
        ui.label(v.text("ui-rules-none"));
        return commands;
    };
    head_ui(ui, reader, model);
    ui.separator();
    let height = ui.available_height();
    ui.horizontal_top(|ui| {
        let wide = (ui.available_width() * 0.3).max(theme::em(ui) * 11.0);
        ui.allocate_ui_with_layout(
            egui::vec2(wide, height),
            egui::Layout::top_down(egui::Align::Min),
            |ui| {
                ScrollArea::vertical().id_salt("contents").auto_shrink([false, false]).show(
                    ui,
                    |ui| {
                        if reader.search.trim().is_empty() {
                            contents_ui(ui, reader, book, v)
                        } else {
                            found_ui(ui, reader, book, v)
                        }
                        widgets::scroll_to_focus(ui);
                    },
                );
            },
        );
        ui.separator();
        ui.vertical(|ui| {
            let page = (reader.page, section_of(book, &reader.open));
            ScrollArea::vertical()
                .id_salt(("text", page.1.clone(), page.0 == Page::Differences))
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    ui.set_max_width(ui.available_width() - 8.0);
                    match reader.page {
                        Page::Differences => differences_ui(ui, reader, book, model, &mut commands),
                        Page::Book => section_ui(ui, reader, book, &page.1, model, &mut commands),
                    }
                    widgets::scroll_to_focus(ui);
                });
        });
    });
    // A link inside the book turns the page; it is no command of the window.
    commands.retain(|w| match w {
        Command::OpenRule(id) => {
            reader.go(id);
            false
        }
        _ => true,
    });
    commands
}

fn head_ui(ui: &mut Ui, reader: &mut RulebookReader, model: &ReaderModel) {
    let v = model.texts;
    ui.horizontal_wrapped(|ui| {
        if model.model.is_none() && games::all().len() > 1 {
            for (i, game) in games::all().iter().enumerate() {
                if ui
                    .selectable_label(reader.game == i, v.text(&format!("{}-title", game.prefix())))
                    .clicked()
                    && reader.game != i
                {
                    reader.take(i);
                }
            }
            ui.end_row();
        }
        let back = ui.add_enabled(!reader.back.is_empty(), egui::Button::new(v.text("ui-back")));
        if back.clicked()
            && let Some(id) = reader.back.pop()
        {
            reader.turn(&id);
        }
        let (hint, name) = (v.text("ui-search"), v.text("ui-rules-search"));
        let field = widgets::field(ui, &mut reader.search, &hint, &name, 12.0);
        let words = !reader.search.is_empty();
        if widgets::icon_button(ui, Icon::CLOSE, &v.text("ui-search-clear"), words).clicked() {
            reader.search.clear();
            field.request_focus();
        }
        if field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter)) {
            open_next(reader, model);
            // Enter again opens the next one.
            field.request_focus();
        }
        let editions: Vec<String> = Rulebook::of(model.game).map(editions).unwrap_or_default();
        if editions.len() > 1 {
            editions_ui(ui, reader, model, &editions);
        }
    });
}

/// Which edition is read: both, one of them, or what differs.
fn editions_ui(ui: &mut Ui, reader: &mut RulebookReader, model: &ReaderModel, editions: &[String]) {
    let v = model.texts;
    if ui.selectable_label(reader.edition.is_none(), v.text("ui-rules-both")).clicked() {
        reader.edition = None;
    }
    for edition in editions {
        let chosen = reader.edition.as_deref() == Some(edition);
        if ui.selectable_label(chosen, model.edition(edition)).clicked() {
            reader.edition = Some(edition.clone());
        }
    }
    let differences = reader.page == Page::Differences;
    if ui.selectable_label(differences, v.text("ui-rules-differences")).clicked() {
        reader.page = if differences { Page::Book } else { Page::Differences };
    }
}

/// What was searched for: the rule of this number, else the first hit, or the next one where one of
/// them is open.
fn open_next(reader: &mut RulebookReader, model: &ReaderModel) {
    let Some(book) = Rulebook::of(model.game) else { return };
    let hits = book.search(&reader.search, reader.edition.as_deref(), model.texts.localizer);
    let open = hits.iter().position(|hit| hit.id == reader.open);
    let next = open.map_or(0, |at| (at + 1) % hits.len());
    let named = book.id_of(&reader.search).map(str::to_owned);
    if let Some(id) = named.or_else(|| hits.get(next).map(|hit| hit.id.clone())) {
        open_hit(reader, &id);
    }
}

/// Opens a rule that was found; the words searched for stay.
fn open_hit(reader: &mut RulebookReader, id: &str) {
    let words = reader.search.clone();
    reader.go(id);
    reader.search = words;
}

/// The editions that a book knows, oldest first.
fn editions(book: &Rulebook) -> Vec<String> {
    let mut all: Vec<String> = book.rules.iter().flat_map(|r| r.editions.iter().cloned()).collect();
    all.sort();
    all.dedup();
    all
}

fn contents_ui(ui: &mut Ui, reader: &mut RulebookReader, book: &Rulebook, v: TableText) {
    let here = section_of(book, &reader.open);
    for chapter in &book.chapters {
        let open = chapter.sections.contains(&here);
        let title = format!("{} {}", short(&chapter.id), v.localizer.rule_title(&chapter.id));
        if chapter.parts().next().is_none() {
            if ui.add(egui::Button::selectable(open, strong(title)).wrap()).clicked() {
                reader.go(&chapter.id);
            }
            continue;
        }
        widgets::fold(ui, &chapter.id, strong(title), open, None, |ui| {
            for section in chapter.parts() {
                let title = format!("{} {}", short(section), v.localizer.rule_title(section));
                if ui.add(egui::Button::selectable(section == here, title).wrap()).clicked() {
                    reader.go(section);
                }
            }
        });
    }
}

/// The number of a rule without the game's letters.
fn short(id: &str) -> &str {
    id.split_once('-').map_or(id, |(_, number)| number)
}

fn found_ui(ui: &mut Ui, reader: &mut RulebookReader, book: &Rulebook, v: TableText) {
    let hits = book.search(&reader.search, reader.edition.as_deref(), v.localizer);
    ui.label(soft(v.count("ui-rules-found", "count", hits.len() as i64)));
    let mut chosen = None;
    for hit in hits.iter().take(60) {
        let title = format!("{}  {}", hit.id, v.localizer.rule_title(&hit.id));
        let title = widgets::highlighted(ui, &title, &reader.search);
        if ui.add(egui::Button::selectable(reader.open == hit.id, title).wrap()).clicked() {
            chosen = Some(hit.id.clone());
        }
    }
    if let Some(id) = chosen {
        open_hit(reader, &id);
    }
}

fn section_ui(
    ui: &mut Ui,
    reader: &mut RulebookReader,
    book: &Rulebook,
    section: &str,
    model: &ReaderModel,
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    ui.label(RichText::new(v.localizer.rule_title(section)).heading());
    ui.label(small(section));
    let (edition, words) = (reader.edition.clone(), reader.search.clone());
    for rule in book.within(section, edition.as_deref()) {
        let open = reader.open == rule.id;
        let response = egui::Frame::new()
            .fill(if open {
                theme::accent().gamma_multiply(0.10)
            } else {
                egui::Color32::TRANSPARENT
            })
            .corner_radius(egui::CornerRadius::same(theme::RADIUS))
            .inner_margin(egui::Margin::symmetric(8, 6))
            .show(ui, |ui| rule_ui(ui, rule, model, (edition.as_deref(), &words), commands))
            .response;
        if open && reader.jump {
            ui.scroll_to_rect(response.rect, Some(egui::Align::TOP));
            reader.jump = false;
        }
    }
    reader.jump = false;
}

/// One rule: title, marks, text; both editions beside each other where they differ.
fn rule_ui(
    ui: &mut Ui,
    rule: &RuleEntry,
    model: &ReaderModel,
    (edition, words): (Option<&str>, &str),
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    ui.set_min_width(ui.available_width());
    rule_head_ui(ui, rule, model, commands);
    let parts = v.localizer.rule_text(&rule.id, edition);
    let (common, own): (Vec<_>, Vec<_>) = parts.into_iter().partition(|p| p.edition.is_none());
    for part in &common {
        commands.extend(widgets::searched_text(ui, v, &part.text, model.prefix, words));
    }
    if let [part] = own.as_slice() {
        edition_text(ui, part, model, words, commands);
    } else if !own.is_empty() {
        ui.columns(own.len(), |columns| {
            for (column, part) in columns.iter_mut().zip(&own) {
                edition_text(column, part, model, words, commands);
            }
        });
    }
    if let Some(table) = model.model {
        commands.extend(spoken::spoken_ui(ui, table, &rule.id));
    }
    examples_ui(ui, rule, model, edition, commands);
}

/// The title of a rule with its marks, and what it speaks of on the board.
fn rule_head_ui(ui: &mut Ui, rule: &RuleEntry, model: &ReaderModel, commands: &mut Vec<Command>) {
    let v = model.texts;
    ui.horizontal_wrapped(|ui| {
        ui.label(strong(v.localizer.rule_title(&rule.id)));
        ui.label(small(&rule.id));
        if let [only] = rule.editions.as_slice()
            && Rulebook::of(model.game).is_some_and(|book| editions(book).len() > 1)
        {
            chip(ui, &v.named("ui-only-edition", "edition", &model.edition(only)), theme::violet());
        }
        match rule.kind {
            RuleKind::Ruling => drop(
                chip(ui, &v.text("ui-ruling"), theme::accent())
                    .on_hover_text(v.text("ui-ruling-help")),
            ),
            RuleKind::Variant => drop(
                chip(ui, &v.text("ui-variant"), theme::gain())
                    .on_hover_text(v.text("ui-variant-help")),
            ),
            RuleKind::Rule | RuleKind::Explanatory => {}
        }
        if let Some(table) = model.model {
            let sheet = game_ui::of(model.game);
            let things: Vec<_> =
                rule.about.iter().flat_map(|word| sheet.things(table.sight, word)).collect();
            if !things.is_empty() && ui.small_button(v.text("ui-show-on-board")).clicked() {
                commands.push(Command::ShowThings(things));
            }
        }
    });
}

/// The worked examples of a rule, each to be set up on the board.
fn examples_ui(
    ui: &mut Ui,
    rule: &RuleEntry,
    model: &ReaderModel,
    edition: Option<&str>,
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    let Ok(game) = games::by_id(model.game) else { return };
    let shown: Vec<_> = example::all(game)
        .iter()
        .filter(|e| {
            e.shows(&rule.id) && edition.is_none_or(|one| e.editions.iter().any(|e| e == one))
        })
        .collect();
    if shown.is_empty() {
        return;
    }
    let title = RichText::new(v.count("ui-examples", "count", shown.len() as i64));
    let salt = ("examples", &rule.id);
    let id = ui.make_persistent_id(salt).with("was open");
    let mut open = false;
    let top = ui.cursor().top();
    widgets::fold(ui, salt, title, false, None, |ui| {
        open = true;
        for example in shown {
            let key = example.text_key(game);
            theme::card_frame().show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                ui.label(strong(v.text(&key)));
                ui.label(v.text(&format!("{key}.given")));
                ui.label(soft(v.text(&format!("{key}.shows"))));
                ui.horizontal_wrapped(|ui| {
                    for one in &example.editions {
                        if ui
                            .button(v.named("ui-example-open", "edition", &model.edition(one)))
                            .clicked()
                        {
                            let number = example.example.clone();
                            commands.push(Command::OpenExample(game.id(), number, one.clone()));
                        }
                    }
                });
            });
        }
    });
    // What has just been opened is brought into view: it often lies below the edge.
    let was: bool = ui.ctx().data(|d| d.get_temp(id)).unwrap_or(false);
    if open && !was {
        let place = egui::Rect::from_x_y_ranges(ui.max_rect().x_range(), top..=top + 1.0);
        ui.scroll_to_rect(place, Some(egui::Align::TOP));
    }
    ui.ctx().data_mut(|d| d.insert_temp(id, open));
}

fn edition_text(
    ui: &mut Ui,
    part: &RulePart,
    model: &ReaderModel,
    words: &str,
    commands: &mut Vec<Command>,
) {
    let edition = part.edition.as_deref().unwrap_or_default();
    let playing = model.playing == Some(edition);
    let frame = theme::card_frame()
        .stroke(egui::Stroke::new(1.0, if playing { theme::accent() } else { theme::hairline() }));
    frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.label(strong(model.edition(edition)).color(theme::accent()));
            if playing {
                ui.label(small(model.texts.text("ui-edition-played")));
            }
        });
        let text = &part.text;
        commands.extend(widgets::searched_text(ui, model.texts, text, model.prefix, words));
    });
}

fn differences_ui(
    ui: &mut Ui,
    reader: &RulebookReader,
    book: &Rulebook,
    model: &ReaderModel,
    commands: &mut Vec<Command>,
) {
    let v = model.texts;
    ui.label(RichText::new(v.text("ui-rules-differences")).heading());
    for difference in &book.differences {
        let id = format!("{}-diff-{}", model.prefix, difference.number);
        theme::card_frame().show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                ui.label(strong(v.localizer.rule_title(&id)));
                for rule in &difference.rules {
                    commands.extend(widgets::rule_link(ui, v, rule));
                }
            });
            let parts = v.localizer.rule_text(&id, reader.edition.as_deref());
            let columns = parts.len().max(1);
            ui.columns(columns, |columns| {
                for (column, part) in columns.iter_mut().zip(&parts) {
                    if let Some(edition) = &part.edition {
                        column.label(strong(model.edition(edition)).color(theme::accent()));
                    }
                    commands.extend(widgets::linked_text(column, v, &part.text, model.prefix));
                }
            });
        });
    }
}
