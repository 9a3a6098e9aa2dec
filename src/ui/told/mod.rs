//! The game told afterwards: how its numbers went, turn by turn, for all seats or by source for
//! one; where it turned; the records of this table. Where something is pressed, one comes to that
//! moment of the record. It reads what was gathered and changes nothing.

mod costly;
mod reckoning;
mod swings;

pub use reckoning::{
    ChanceSwing, CostlyChoice, Gathered, HighPoint, TableRecord, Turn, TurningPoint,
};

use super::{
    command::Command,
    end::{line, lines_plot, sample_ui},
    game_ui,
    model::{LogLine, Model},
    table_text::TableText,
    theme,
    widgets::{self, section, small, soft},
};
use crate::{
    table::{action::Value, ids::SeatId},
    text::{Arg, Args},
};
use bevy_egui::egui::{self, Id, ScrollArea, Ui};

/// What the plot shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Shown {
    /// What decides the game.
    #[default]
    Fortunes,
    /// One of the game's figures, by its text key.
    Figure(&'static str),
    /// Where the money or the points of one seat came from.
    Sources(SeatId),
}

/// The dialog's contents.
pub fn told_ui(ui: &mut Ui, model: &Model, gathered: &Gathered) -> Vec<Command> {
    let mut commands = Vec::new();
    if gathered.turns.is_empty() {
        // An empty plot would say that nothing has happened.
        ui.label(soft(model.texts.text("ui-told-none")));
        return commands;
    }
    let id = Id::new("told: what the plot shows");
    let mut shown: Shown = ui.data(|d| d.get_temp(id)).unwrap_or_default();
    choice_ui(ui, model, gathered, &mut shown);
    ui.data_mut(|d| d.insert_temp(id, shown));
    let room = ui.available_height();
    ScrollArea::vertical().max_height(room).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 10.0);
        // Very large text leaves the plot no room beside what stands below it: it has the whole
        // page.
        let tight = theme::tight(ui.ctx().content_rect().height(), theme::em(ui));
        let share = if tight { 0.95 } else { 0.5 };
        let tall = (room * share).clamp(theme::em(ui) * 8.0, theme::em(ui) * 20.0);
        commands.extend(plot_ui(ui, model, gathered, shown, tall));
        turning_ui(ui, model, gathered, &mut commands);
        swings::swings_ui(ui, model, gathered, &mut commands);
        costly::costly_ui(ui, model, gathered, &mut commands);
        shares_ui(ui, model, gathered);
        records_ui(ui, model, gathered, &mut commands);
        widgets::scroll_to_focus(ui);
    });
    commands
}

/// What the plot may show: the fortunes, the game's figures, the sources of each seat.
fn choice_ui(ui: &mut Ui, model: &Model, gathered: &Gathered, shown: &mut Shown) {
    let v = model.texts;
    let figures = &gathered.figures;
    let sources = |seat: &SeatId| gathered.sources.get(seat.ix()).is_some_and(|s| s.len() > 1);
    let seats: Vec<SeatId> = model.sight.catalogue.all_seats().filter(sources).collect();
    // What was chosen for another game is there no more.
    *shown = match *shown {
        Shown::Figure(key) if !figures.contains(&key) => Shown::Fortunes,
        Shown::Sources(seat) if !seats.contains(&seat) => Shown::Fortunes,
        same => same,
    };
    let words = |shown: Shown| match shown {
        Shown::Fortunes => v.text(&format!("{}-fortunes", model.game.prefix())),
        Shown::Figure(key) => v.text(key),
        Shown::Sources(seat) => v.with("ui-told-sources", &[("seat", Value::Seat(seat))]),
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(v.text("ui-told-shown"));
        widgets::combo(ui, "told", &words(*shown), &v.text("ui-told-shown"), 12.0, |ui| {
            let all = figures.iter().map(|key| Shown::Figure(key));
            let all = [Shown::Fortunes].into_iter().chain(all);
            for choice in all.chain(seats.iter().map(|&seat| Shown::Sources(seat))) {
                ui.selectable_value(shown, choice, words(choice));
            }
        });
    });
}

/// One line of the plot: its name, its seat's number or another one, and a value for each turn.
struct Curve {
    name: String,
    number: usize,
    values: Vec<i64>,
}

fn curves(model: &Model, gathered: &Gathered, shown: Shown) -> Vec<Curve> {
    let v = model.texts;
    if let Shown::Sources(seat) = shown {
        let sources = gathered.sources.get(seat.ix()).into_iter().flatten().enumerate();
        return sources
            .map(|(number, (key, values))| Curve {
                name: v.text(key),
                number,
                values: values.clone(),
            })
            .collect();
    }
    // What is shared by partners is one line; each has figures of its own.
    let seats: Vec<SeatId> = match shown {
        Shown::Fortunes => gathered.sides.iter().filter_map(|s| s.first().copied()).collect(),
        _ => model.sight.catalogue.all_seats().collect(),
    };
    let of = |seat: SeatId| {
        let value = |turn: &Turn| match shown {
            Shown::Figure(key) => {
                let all = turn.figures.get(seat.ix()).into_iter().flatten();
                all.clone().find(|f| f.key == key).map(|f| f.value)
            }
            _ => turn.fortunes.get(seat.ix()).copied(),
        };
        let values = gathered.turns.iter().filter_map(value).collect();
        let name = |&s: &SeatId| format!("{} {}", model.livery(s).letter(), v.seat(s));
        let name = match shown {
            Shown::Fortunes => v.localizer.list(side(gathered, seat).iter().map(name)),
            _ => name(&seat),
        };
        Curve { name, number: seat.ix(), values }
    };
    let beside = gathered.beside.filter(|_| shown == Shown::Fortunes).map(|key| Curve {
        name: v.text(key),
        number: model.sight.catalogue.seat_count(),
        values: gathered.turns.iter().filter_map(|turn| turn.beside).collect(),
    });
    let seats = seats.into_iter().map(of);
    seats.chain(beside).filter(|curve| !curve.values.is_empty()).collect()
}

/// Those for whom the first of a side stands.
fn side(gathered: &Gathered, seat: SeatId) -> &[SeatId] {
    gathered.sides.iter().find(|side| side.contains(&seat)).map_or(&[], Vec::as_slice)
}

/// Their names.
fn names(v: TableText, gathered: &Gathered, seat: SeatId) -> String {
    v.localizer.list(side(gathered, seat).iter().map(|&seat| v.seat(seat)))
}

fn plot_ui(
    ui: &mut Ui,
    model: &Model,
    gathered: &Gathered,
    shown: Shown,
    tall: f32,
) -> Option<Command> {
    let v = model.texts;
    let curves = curves(model, gathered, shown);
    let of_seats = !matches!(shown, Shown::Sources(_));
    let seat = |curve: &Curve| curve.number < model.sight.catalogue.seat_count();
    let colour = |curve: &Curve| {
        let seat = (of_seats && seat(curve)).then_some(SeatId(curve.number as u8));
        seat.map(|seat| model.livery(seat).colour())
    };
    let lines = curves.iter().map(|curve| {
        let points = curve.values.iter().zip(&gathered.turns);
        let points = points.map(|(n, turn)| [turn.turn as f64, *n as f64]).collect();
        line(curve.name.clone(), points, curve.number, colour(curve))
    });
    let clicked = lines_plot(ui, "told", v.text("ui-end-turns"), tall, lines.collect());
    // The same in words: a plot is seen alone.
    for curve in &curves {
        let (Some(last), Some(most)) = (curve.values.last(), curve.values.iter().max()) else {
            continue;
        };
        let at = curve.values.iter().position(|n| n == most).unwrap_or(0);
        let args = [
            ("name", Arg::from(curve.name.as_str())),
            ("last", Arg::from(*last)),
            ("most", Arg::from(*most)),
            ("turn", Arg::from(gathered.turns[at].turn)),
        ];
        widgets::flow(ui, |ui| {
            sample_ui(ui, curve.number, colour(curve));
            ui.label(small(v.localizer.word_with("ui-told-curve", &Args::from_iter(args))));
        });
    }
    let turn = clicked?.round() as i64;
    let there = gathered.turns.iter().find(|t| t.turn >= turn)?;
    Some(Command::LookAt(there.entry))
}

/// What the log says of a turning point, of that side: the line that tells of the largest gain or
/// loss by the game's own account, else one that names the sum, else the largest sum of money, else
/// any.
fn happened(model: &Model, gathered: &Gathered, point: &TurningPoint) -> String {
    let sheet = game_ui::of(model.sight.game);
    let lines = model.lines_of(point.entry..=point.entry);
    let own = |line: &&LogLine| line.seat.is_some_and(|s| side(gathered, point.seat).contains(&s));
    let of_side = || lines.iter().filter(own);
    let sums = |line: &LogLine, all: bool| -> Vec<i64> {
        let sum = |(_, value): &(&str, Value)| match value {
            Value::Money(n) => Some(*n),
            Value::Number(n) if all => Some(*n),
            _ => None,
        };
        line.message.args.iter().filter_map(sum).collect()
    };
    let gains = of_side().filter_map(|line| Some((line, sheet.gain(&line.message)?.1.abs())));
    let names_it = |line: &&LogLine| sums(line, true).contains(&point.made.abs());
    let richest = || {
        let most = |line: &LogLine| sums(line, false).into_iter().map(i64::abs).max();
        let sums = of_side().filter_map(|line| Some((line, most(line)?)));
        sums.rev().max_by_key(|(_, sum)| *sum).map(|(line, _)| line)
    };
    let told = gains.rev().max_by_key(|(_, sum)| *sum).map(|(line, _)| line);
    let told = told.or_else(|| of_side().find(names_it)).or_else(richest);
    let told = told.or_else(|| of_side().next()).or_else(|| lines.first());
    told.map(|line| model.texts.say(&line.message)).unwrap_or_default()
}

/// What makes up a change, where that is more than one thing.
fn causes(model: &Model, point: &TurningPoint) -> Option<String> {
    let v = model.texts;
    let sheet = game_ui::of(model.sight.game);
    let one = |(key, sum): &(&'static str, i64)| {
        let words = widgets::signed_words(*sum, &sheet.change_words(v, *sum));
        widgets::unbroken(&v.pair(&v.text(key), &words))
    };
    let all: Vec<String> = point.causes.iter().map(one).collect();
    // The dot stays with what it follows.
    (all.len() > 1).then(|| all.join("\u{a0}· "))
}

/// The turns in which most was won or lost, and those that decided.
fn turning_ui(ui: &mut Ui, model: &Model, gathered: &Gathered, commands: &mut Vec<Command>) {
    let v = model.texts;
    section(ui, &v.text("ui-told-turning"));
    if gathered.points.is_empty() {
        ui.label(soft(v.text("ui-told-even")));
    }
    let sheet = game_ui::of(model.sight.game);
    for point in &gathered.points {
        let change = sheet.change_words(v, point.change);
        let change = widgets::signed_words(point.change, &change);
        let seat = names(v, gathered, point.seat);
        let args = [
            ("turn", Arg::from(point.turn)),
            ("seat", Arg::from(seat.as_str())),
            ("change", Arg::from(change.as_str())),
        ];
        let head = v.localizer.word_with("ui-told-point", &Args::from_iter(args));
        let happened = happened(model, gathered, point);
        widgets::flow(ui, |ui| {
            for &seat in side(gathered, point.seat) {
                widgets::badge(ui, model.livery(seat), theme::em(ui) * 1.2, "");
            }
            if ui.link(head).on_hover_text(v.text("ui-told-look")).clicked() {
                commands.push(Command::LookAt(point.entry));
            }
            let decides = [(point.won, "ui-told-point-won"), (point.lead, "ui-told-point-lead")];
            if let Some((_, key)) = decides.into_iter().find(|(does, _)| *does) {
                ui.label(small(v.text(key)));
            }
            ui.add(egui::Label::new(soft(happened)).wrap());
            if let Some(causes) = causes(model, point) {
                ui.add(egui::Label::new(small(causes)).wrap());
            }
        });
    }
}

/// What of the chances to win was luck, and what was skill.
fn shares_ui(ui: &mut Ui, model: &Model, gathered: &Gathered) {
    if gathered.shares.is_empty() && !gathered.weighing {
        return;
    }
    let v = model.texts;
    section(ui, &v.text("ui-told-luck"));
    if gathered.weighing {
        let done = model.flow.analysed.unwrap_or(0);
        ui.label(soft(v.count("ui-told-weighing", "done", done)));
    }
    for (seat, shares) in model.sight.catalogue.all_seats().zip(&gathered.shares) {
        let [luck, play] = shares.map(swings::signed);
        let name = v.seat(seat);
        let args = [
            ("seat", Arg::from(name.as_str())),
            ("luck", Arg::from(luck.as_str())),
            ("play", Arg::from(play.as_str())),
        ];
        widgets::flow(ui, |ui| {
            widgets::badge(ui, model.livery(seat), theme::em(ui) * 1.2, "");
            let words = v.localizer.word_with("ui-told-share", &Args::from_iter(args));
            ui.label(words).on_hover_text(v.text("ui-told-luck.help"));
        });
    }
}

/// The records of this table.
fn records_ui(ui: &mut Ui, model: &Model, gathered: &Gathered, commands: &mut Vec<Command>) {
    let v = model.texts;
    section(ui, &v.text("ui-told-records"));
    let sheet = game_ui::of(model.sight.game);
    for record in &gathered.records {
        let seat = record.seat.map(|seat| names(v, gathered, seat)).unwrap_or_default();
        let amount = match record.worth {
            true => widgets::unbroken(&sheet.change_words(v, record.amount)),
            false => record.amount.to_string(),
        };
        let args = [
            ("seat", Arg::from(seat.as_str())),
            ("amount", Arg::from(amount.as_str())),
            ("turn", Arg::from(record.turn)),
        ];
        let words = v.localizer.word_with(record.key, &Args::from_iter(args));
        match record.entry {
            Some(entry) => {
                if ui.link(words).on_hover_text(v.text("ui-told-look")).clicked() {
                    commands.push(Command::LookAt(entry));
                }
            }
            None => drop(ui.label(words)),
        }
    }
}
