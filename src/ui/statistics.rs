//! The statistics: how the finished games of this computer went, by game and edition, people and
//! computer players apart. It counts what it is given and changes nothing.

use super::{
    command::{Command, Screen, choosing::ChooseFor},
    end::{line, lines_plot, sample_ui},
    memo::memo_of,
    saves::SaveFile,
    saving::{choose_ui, path_field},
    table_text::TableText,
    theme,
    widgets::{self, small, soft, strong},
};
use crate::{
    table::{
        catalogue::Chooser,
        finished::{Finished, Finisher, Tally, date},
    },
    text::tally,
};
use bevy_egui::egui::{self, Button, Grid, RichText, ScrollArea, Ui};
use std::collections::BTreeMap;

/// How many of the games are listed one by one.
const LISTED: usize = 100;

/// How many curves the plot has at most.
const CURVES: usize = 6;

/// What the screen shows.
#[derive(Clone, Copy, Debug)]
pub struct StatisticsModel<'a> {
    /// The finished games, in the order in which they ended.
    pub games: &'a [Finished],
    /// How many lines of their file cannot be read.
    pub damaged: usize,
    /// The saves of this computer: a finished game that is still among them can be looked at.
    pub saves: &'a [SaveFile],
    /// Whether it is still being looked through the saves for games that are not in the list.
    pub counting: bool,
}

/// What is typed and chosen on the screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StatisticsForm {
    /// The game that is looked at alone, by its identifier; all where it is empty.
    pub game: String,
    /// Where the table for spreadsheets is put.
    pub path: String,
}

/// The screen.
pub fn statistics_ui(
    ui: &mut Ui,
    texts: TableText,
    model: StatisticsModel,
    form: &mut StatisticsForm,
) -> Vec<Command> {
    let mut commands = Vec::new();
    ui.horizontal_wrapped(|ui| {
        if ui.button(texts.text("ui-back")).clicked() {
            commands.push(Command::Go(Screen::Start));
        }
        ui.label(RichText::new(texts.text("ui-statistics")).heading());
        game_ui(ui, texts, model.games, form);
    });
    ui.add_space(theme::GRID);
    ScrollArea::vertical().id_salt("statistics").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 10.0);
        if model.damaged > 0 {
            let words = texts.count("ui-stat-damaged", "count", model.damaged as i64);
            ui.label(RichText::new(words).color(theme::loss()));
        }
        let wanted = |game: &&Finished| form.game.is_empty() || game.game == form.game;
        let shown: Vec<&Finished> = model.games.iter().filter(wanted).collect();
        if model.counting {
            ui.label(soft(texts.text("ui-stat-counting")));
        }
        if shown.is_empty() && !model.counting {
            ui.label(soft(texts.text("ui-stat-none")));
        } else if !shown.is_empty() {
            // Whatever is added or comes anew stands at the end of the list.
            let last = shown.last().map_or((0, 0), |game| (game.tree, game.ended));
            let mark = egui::Id::new((&form.game, shown.len(), last)).value();
            let count = || Tally::of(shown.iter().copied());
            let counted = memo_of(ui.ctx(), "statistics", mark, count);
            editions_ui(ui, texts, &counted);
            players_ui(ui, texts, &counted);
            plot_ui(ui, texts, &shown);
            list_ui(ui, texts, model.saves, &shown, &mut commands);
        }
        export_ui(ui, texts, model.games.is_empty(), form, &mut commands);
        widgets::scroll_to_focus(ui);
    });
    commands
}

/// Which game is looked at, where several were played.
fn game_ui(ui: &mut Ui, texts: TableText, games: &[Finished], form: &mut StatisticsForm) {
    let mut played: Vec<&str> = games.iter().map(|game| game.game.as_str()).collect();
    played.sort_unstable();
    played.dedup();
    if played.len() < 2 {
        form.game.clear();
        return;
    }
    let all = texts.text("ui-stat-all");
    let now = if form.game.is_empty() { all.clone() } else { title(texts, &form.game) };
    widgets::combo(ui, "statistics of", &now, &texts.text("ui-stat-of"), 12.0, |ui| {
        ui.selectable_value(&mut form.game, String::new(), &all);
        for id in played {
            ui.selectable_value(&mut form.game, id.to_owned(), title(texts, id));
        }
    });
}

/// The name of a game.
fn title(texts: TableText, id: &str) -> String {
    tally::title(texts.localizer, id)
}

fn editions_ui(ui: &mut Ui, texts: TableText, counted: &Tally) {
    for ((id, name), t) in &counted.editions {
        widgets::card(ui, |ui| {
            widgets::flow(ui, |ui| {
                ui.label(
                    strong(tally::edition(texts.localizer, id, name)).size(theme::em(ui) * 1.1),
                );
                ui.label(tally::games(texts.localizer, t.games));
            });
            for words in tally::lines(texts.localizer, id, t) {
                ui.label(words);
            }
        });
    }
}

/// People by name and computer players by kind, in two tables.
fn players_ui(ui: &mut Ui, texts: TableText, counted: &Tally) {
    let people: Vec<_> = counted.people.iter().map(|(name, r)| (name.clone(), *r)).collect();
    let computers: Vec<_> =
        counted.computers.iter().map(|(by, r)| (texts.text(tally::chooser_key(*by)), *r)).collect();
    for (key, mut rows) in [("ui-stat-people", people), ("ui-stat-computers", computers)] {
        if rows.is_empty() {
            continue;
        }
        rows.sort_by_key(|(_, record)| std::cmp::Reverse((record.won, record.played)));
        widgets::section(ui, &texts.text(key));
        Grid::new(key).num_columns(2).striped(true).spacing([24.0, 6.0]).show(ui, |ui| {
            for (name, record) in rows {
                ui.label(strong(name));
                ui.label(tally::wins(texts.localizer, record));
                ui.end_row();
            }
        });
    }
}

/// How those who played most did from game to game, where all games are of one kind: what they had
/// at the end of each.
fn plot_ui(ui: &mut Ui, texts: TableText, games: &[&Finished]) {
    let [first, .., last] = games else { return };
    if games.iter().any(|game| (&game.game, &game.edition) != (&first.game, &first.edition)) {
        return;
    }
    let mut curves: BTreeMap<String, Vec<[f64; 2]>> = BTreeMap::new();
    for (n, game) in games.iter().enumerate() {
        for seat in &game.seats {
            let name = match seat.by {
                Chooser::Person => seat.name.clone(),
                by => texts.text(tally::chooser_key(by)),
            };
            let curve = curves.entry(name).or_default();
            let point = [(n + 1) as f64, seat.fortune as f64];
            match curve.last_mut().filter(|last| last[0] == point[0]) {
                // Of several computer players of one kind the best counts.
                Some(last) => last[1] = last[1].max(point[1]),
                None => curve.push(point),
            }
        }
    }
    let mut curves: Vec<_> = curves.into_iter().filter(|(_, points)| points.len() > 1).collect();
    curves.sort_by_key(|(_, points)| std::cmp::Reverse(points.len()));
    curves.truncate(CURVES);
    if curves.is_empty() {
        return;
    }
    widgets::section(ui, &texts.text("ui-stat-plot"));
    ui.horizontal_wrapped(|ui| {
        for (n, (name, _)) in curves.iter().enumerate() {
            sample_ui(ui, n, None);
            ui.label(name);
        }
    });
    let lines =
        curves.into_iter().enumerate().map(|(n, (name, points))| line(name, points, n, None));
    let (tall, id) = (theme::em(ui) * 12.0, format!("{} {}", last.game, last.edition));
    lines_plot(ui, &id, texts.text("ui-stat-nth"), tall, lines.collect());
}

/// The games one by one, the last one first; whose save is still there leads to its result.
fn list_ui(
    ui: &mut Ui,
    texts: TableText,
    saves: &[SaveFile],
    games: &[&Finished],
    commands: &mut Vec<Command>,
) {
    widgets::section(ui, &texts.text("ui-stat-list"));
    let result = |game: &Finished| {
        saves.iter().find(|save| {
            let content = save.content.as_ref();
            content.is_ok_and(|c| c.over && c.branch.is_none() && c.tree == game.tree)
        })
    };
    for game in games.iter().rev().take(LISTED) {
        widgets::flow(ui, |ui| {
            if let Some(save) = result(game) {
                let button = ui.button(texts.text("ui-result"));
                let named = texts.pair(&texts.text("ui-result"), &save.name);
                button.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &named)
                });
                if button.clicked() {
                    commands.push(Command::Load(save.path.clone()));
                }
            }
            ui.label(strong(title(texts, &game.game)));
            let won = game.seats.iter().filter(|seat| seat.won);
            let names: Vec<String> = won.map(|seat| seat.name.clone()).collect();
            if names.is_empty() {
                ui.label(texts.text("ui-end-nobody"));
            } else {
                let names = texts.localizer.list(names);
                ui.label(texts.named("ui-stat-winner", "names", &names));
            }
            let seats = game.seats.iter().map(|s| seat_words(texts, &game.game, s));
            let seats: Vec<String> = seats.collect();
            ui.label(soft(texts.localizer.list(seats)));
            if let Some(rounds) = game.rounds {
                ui.label(soft(texts.count("ui-stat-length", "rounds", rounds)));
            }
            if game.ended > 0 {
                ui.label(small(date(game.ended)));
            }
        });
    }
}

/// A seat with what it had at the end.
fn seat_words(texts: TableText, id: &str, seat: &Finisher) -> String {
    let who = match seat.by {
        Chooser::Person => seat.name.clone(),
        by => match texts.text(tally::chooser_key(by)) {
            who if who.starts_with(&seat.name) => who,
            who => format!("{} ({who})", seat.name),
        },
    };
    format!("{who} {}", tally::worth(texts.localizer, id, seat.fortune))
}

/// The table for spreadsheets.
fn export_ui(
    ui: &mut Ui,
    texts: TableText,
    empty: bool,
    form: &mut StatisticsForm,
    commands: &mut Vec<Command>,
) {
    ui.add_space(theme::GRID);
    ui.horizontal_wrapped(|ui| {
        let field = path_field(ui, &mut form.path, &texts.text("ui-stat-path"));
        let entered = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
        let barred = match () {
            () if empty => Some("ui-stat-none"),
            () if form.path.trim().is_empty() => Some("ui-stat-unnamed"),
            () => None,
        };
        let button = ui.add_enabled(barred.is_none(), Button::new(texts.text("ui-stat-csv")));
        let button = match barred {
            Some(why) => button.on_disabled_hover_text(texts.text(why)),
            None => button,
        };
        if button.clicked() || entered && barred.is_none() {
            commands.push(Command::ExportStatistics(form.path.trim().into()));
        }
        if !empty {
            let proposed = ChooseFor::Statistics(form.path.trim().into());
            commands.extend(choose_ui(ui, texts, proposed));
        }
    });
    ui.label(small(texts.text("ui-stat-kept")));
}
