//! Setting a game up: game, edition, seats, options, seed. It fills a form and gives the finished
//! set-up as a command; whether it is possible, the table decides.

use super::{
    command::{Command, Screen},
    cover,
    settings::Settings,
    table_text::TableText,
    theme,
    widgets::{self, small, soft, strong},
};
use crate::{
    bots, games,
    table::{
        catalogue::{Chooser, SeatInfo},
        game::{EditionInfo, Game, OptionInfo, OptionKind, RaceInfo, Setup, check_setup},
    },
    view::art::palette::{Livery, SEATS},
};
use bevy_egui::egui::{
    self, Align, DragValue, Key, KeyboardShortcut, Layout, Modifiers, ScrollArea, Ui,
};
use std::collections::BTreeMap;

/// Longest name of a seat, in characters.
const LONGEST_NAME: usize = 24;

/// The form.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGameForm {
    /// Index into the games.
    pub game: usize,
    /// Index into the game's editions.
    pub edition: usize,
    /// The seats in playing order.
    pub seats: Vec<SeatInfo>,
    /// Options that differ from their default.
    pub options: BTreeMap<String, i64>,
    /// The seed as typed; empty draws one.
    pub seed: String,
    /// Study mode from the beginning.
    pub study: bool,
}

impl NewGameForm {
    /// A person and two bots at the first game.
    pub fn new(texts: TableText) -> NewGameForm {
        let mut form = NewGameForm {
            game: 0,
            edition: 0,
            seats: Vec::new(),
            options: BTreeMap::new(),
            seed: String::new(),
            study: false,
        };
        for by in [Chooser::Person, form.best(), form.best()] {
            form.add_seat(texts, by);
        }
        form
    }
    /// The game that is chosen.
    pub fn game(&self) -> &'static dyn Game {
        games::all()[self.game.min(games::all().len() - 1)]
    }
    /// The edition that is chosen.
    pub fn edition(&self) -> EditionInfo {
        let all = self.game().editions();
        all[self.edition.min(all.len() - 1)]
    }
    /// The computer player that a seat is given where nobody says otherwise.
    fn best(&self) -> Chooser {
        bots::best(self.game().id())
    }
    fn add_seat(&mut self, texts: TableText, by: Chooser) {
        let colour = (0..SEATS).find(|c| !self.seats.iter().any(|s| s.colour == *c)).unwrap_or(0);
        let name = texts.count("ui-seat-name", "number", self.seats.len() as i64 + 1);
        self.seats.push(SeatInfo { name, colour, race: String::new(), by });
    }
    /// Chooses a game by its number among all, in its first edition.
    pub fn choose_game(&mut self, game: usize, texts: TableText) {
        if self.game != game {
            (self.game, self.edition) = (game, 0);
            self.fit(texts);
        }
    }
    /// Makes the form fit the edition that was chosen.
    fn fit(&mut self, texts: TableText) {
        let edition = self.edition();
        let game = self.game();
        while self.seats.len() < edition.seats.0 {
            self.add_seat(texts, self.best());
        }
        self.seats.truncate(edition.seats.1);
        for seat in self.seats.iter_mut().filter(|s| !bots::plays(s.by, game.id())) {
            seat.by = Chooser::Random;
        }
        let races = game.races(edition.id);
        for seat in &mut self.seats {
            if !races.iter().any(|r| r.key == seat.race) {
                seat.race.clear();
            }
        }
        let options = game.options(edition.id);
        self.options.retain(|key, _| options.iter().any(|o| o.key == key));
    }
    /// A game was begun with it: the next one is set up anew, with one person and nobody's name.
    pub fn begun(&mut self, texts: TableText) {
        let (game, edition) = (self.game, self.edition);
        *self = NewGameForm { game, edition, ..NewGameForm::new(texts) };
        self.fit(texts);
    }
    /// The values of an option that can be begun with: nobody can begin who does not sit here.
    fn open_values(&self, texts: TableText, option: &OptionInfo) -> Vec<i64> {
        let OptionKind::OneOf(values) = option.kind else { return Vec::new() };
        let begins = |value: i64| {
            let mut setup = self.setup(texts, 1);
            setup.options.insert(option.key.to_owned(), value);
            check_setup(self.game(), &setup).is_ok()
        };
        let now = self.options.get(option.key).copied().unwrap_or(option.default);
        // Where something else is wrong, each of them would be refused.
        let all = !begins(option.default);
        values.iter().copied().filter(|&v| all || v == now || begins(v)).collect()
    }
    /// The set-up that the form describes. An empty seed becomes `fresh`.
    pub fn setup(&self, texts: TableText, fresh: u64) -> Setup {
        let mut seats = self.seats.clone();
        for (i, seat) in seats.iter_mut().enumerate() {
            seat.name = seat.name.trim().chars().take(LONGEST_NAME).collect();
            if seat.name.is_empty() {
                seat.name = texts.count("ui-seat-name", "number", i as i64 + 1);
            }
        }
        let seed = match self.seed.trim() {
            "" => fresh,
            typed => typed.parse().unwrap_or_else(|_| crate::table::record::fingerprint([typed])),
        };
        Setup {
            game: self.game().id().to_owned(),
            edition: self.edition().id.to_owned(),
            seats,
            options: self.options.clone(),
            seed,
            study: self.study,
        }
    }
}

/// The screen. `fresh` is the seed of a game without a typed one.
pub fn new_game_ui(
    ui: &mut Ui,
    texts: TableText,
    settings: &Settings,
    form: &mut NewGameForm,
    fresh: u64,
) -> Vec<Command> {
    let mut commands = Vec::new();
    let em = theme::em(ui);
    ui.horizontal(|ui| {
        if ui.button(texts.text("ui-back")).clicked() {
            commands.push(Command::Go(Screen::Start));
        }
        ui.label(egui::RichText::new(texts.text("ui-new-game")).heading());
    });
    ui.add_space(theme::GRID);
    let wide = ui.available_width() > em * 50.0;
    let foot = em * 3.2;
    let height = (ui.available_height() - foot).max(em * 8.0);
    // Another game is another form: it begins at its head.
    let id = ui.id().with("shown game");
    let shown: Option<usize> = ui.data(|d| d.get_temp(id));
    let fresh_form = shown.is_some_and(|shown| shown != form.game);
    ui.data_mut(|d| d.insert_temp(id, form.game));
    if wide {
        // Each column scrolls by itself: the seats stay in view while one looks through the
        // options.
        ui.columns(2, |columns| {
            scrolled(&mut columns[0], ("seats", fresh_form), height, |ui| {
                game_choice_ui(ui, texts, form);
                editions_ui(ui, texts, form);
                seats_ui(ui, texts, settings, form);
            });
            scrolled(&mut columns[1], ("options", fresh_form), height, |ui| {
                options_ui(ui, texts, form, &mut commands)
            });
        });
    } else {
        scrolled(ui, ("new game", fresh_form), height, |ui| {
            game_choice_ui(ui, texts, form);
            editions_ui(ui, texts, form);
            seats_ui(ui, texts, settings, form);
            let title = strong(texts.text("ui-options"));
            widgets::fold(ui, "new game options", title, false, None, |ui| {
                options_ui(ui, texts, form, &mut commands);
            });
        });
    }
    ui.add_space(theme::GRID);
    begin_ui(ui, texts, form, fresh, &mut commands);
    commands
}

/// The button that begins, and what game that would be, or why it cannot begin.
fn begin_ui(
    ui: &mut Ui,
    texts: TableText,
    form: &NewGameForm,
    fresh: u64,
    commands: &mut Vec<Command>,
) {
    let setup = form.setup(texts, fresh);
    let fault = check_setup(form.game(), &setup).err();
    ui.horizontal_wrapped(|ui| {
        ui.add_enabled_ui(fault.is_none(), |ui| {
            let begin = widgets::primary(ui, &texts.text("ui-begin"));
            let keys = KeyboardShortcut::new(Modifiers::COMMAND, Key::Enter);
            let pressed = fault.is_none() && ui.input_mut(|i| i.consume_shortcut(&keys));
            let begin = begin.on_hover_text(ui.ctx().format_shortcut(&keys));
            if begin.clicked() || pressed {
                commands.push(Command::Begin(Box::new(setup)));
            }
        });
        if let Some(fault) = fault {
            ui.label(egui::RichText::new(texts.localizer.fault(&fault)).color(theme::loss()));
        } else {
            ui.label(soft(summary(texts, form)));
        }
    });
}

/// A part of the form that scrolls; at its head where it is fresh.
fn scrolled(ui: &mut Ui, (salt, fresh): (&str, bool), height: f32, add: impl FnOnce(&mut Ui)) {
    let mut area = ScrollArea::vertical().id_salt(salt).max_height(height);
    if fresh {
        area = area.vertical_scroll_offset(0.0);
    }
    area.auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 10.0);
        // Columns justify their words; cards shall not.
        ui.with_layout(Layout::top_down(Align::Min), add);
        widgets::scroll_to_focus(ui);
    });
}

fn summary(texts: TableText, form: &NewGameForm) -> String {
    let people = form.seats.iter().filter(|s| s.by == Chooser::Person).count();
    let n = |n: usize| crate::table::action::Value::Number(n as i64);
    texts.with("ui-new-summary", &[("people", n(people)), ("bots", n(form.seats.len() - people))])
}

fn editions_ui(ui: &mut Ui, texts: TableText, form: &mut NewGameForm) {
    let before = form.edition;
    let prefix = form.game().prefix();
    for (i, edition) in form.game().editions().iter().enumerate() {
        let chosen = form.edition == i;
        let key = format!("{prefix}-edition-{}", edition.id);
        let frame = theme::card_frame().stroke(egui::Stroke::new(
            if chosen { 2.0 } else { 1.0 },
            if chosen { theme::accent() } else { theme::hairline() },
        ));
        frame.show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            let title = texts.text(&key);
            if widgets::radio(ui, chosen, strong(title)).clicked() {
                form.edition = i;
            }
            // Of the others the name is enough: the seats stand below.
            if !chosen {
                return;
            }
            ui.label(soft(texts.text(&format!("{key}.about"))));
            let left_out = format!("{key}.left-out");
            if texts.localizer.has(&left_out) {
                ui.label(small(texts.text(&left_out)));
            }
        });
    }
    if form.edition != before {
        form.fit(texts);
    }
}

/// Which game: a picture of each, or the name of the only one.
fn game_choice_ui(ui: &mut Ui, texts: TableText, form: &mut NewGameForm) {
    if cover::playable().count() == 1 {
        return widgets::section(ui, &texts.text(&format!("{}-title", form.game().prefix())));
    }
    let before = form.game;
    widgets::section(ui, &texts.text("ui-game"));
    games_ui(ui, texts, form);
    if form.game != before {
        form.fit(texts);
    }
}

/// The games beside each other, each with its picture.
fn games_ui(ui: &mut Ui, texts: TableText, form: &mut NewGameForm) {
    let (em, gap) = (theme::em(ui), theme::GRID);
    let all: Vec<_> = cover::playable().collect();
    let columns = all.len().min((ui.available_width() / (em * 7.0)) as usize).max(1);
    let width = (ui.available_width() - gap * (columns - 1) as f32) / columns as f32 - 1.0;
    for row in all.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (i, game) in row {
                let title = texts.text(&format!("{}-title", game.prefix()));
                if game_ui(ui, *game, &title, (form.game == *i, width)).clicked() {
                    form.game = *i;
                    form.edition = 0;
                }
            }
        });
    }
}

/// A game to be chosen: its picture with its name below.
fn game_ui(
    ui: &mut Ui,
    game: &dyn Game,
    title: &str,
    (chosen, width): (bool, f32),
) -> egui::Response {
    let em = theme::em(ui);
    // Where the window is low, the seats need the room.
    let most = if ui.ctx().content_rect().height() < em * 50.0 { 4.0 } else { 7.0 };
    let size = egui::vec2(width, (width * 0.36).min(em * most) + em * 2.0);
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::click());
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, chosen, title)
    });
    cover::paint(ui, game, rect);
    cover::name(ui, rect, title, chosen);
    cover::edge(ui, rect, chosen || response.has_focus() || response.hovered());
    response
}

fn seats_ui(ui: &mut Ui, texts: TableText, settings: &Settings, form: &mut NewGameForm) {
    let edition = form.edition();
    let (least, most) = edition.seats;
    let prefix = form.game().prefix();
    widgets::section(ui, &texts.text("ui-seats"));
    let races = form.game().races(edition.id);
    let count = form.seats.len();
    let mut changed = None;
    widgets::card(ui, |ui| {
        for i in 0..count {
            ui.horizontal_wrapped(|ui| {
                seat_ui(ui, texts, settings, form, i);
                if !races.is_empty() {
                    race_ui(ui, texts, prefix, (form, i), &races);
                }
                changed = order_ui(ui, texts, i, count > least).or(changed);
            });
        }
    });
    match changed {
        Some(Change::Remove(i)) => drop(form.seats.remove(i)),
        Some(Change::Earlier(i)) => form.seats.swap(i - 1, i),
        None => {}
    }
    if form.seats.len() < most && ui.button(texts.text("ui-seat-add")).clicked() {
        form.add_seat(texts, form.best());
    }
}

/// What is done with a seat of the list.
#[derive(Clone, Copy)]
enum Change {
    /// It is taken away.
    Remove(usize),
    /// It sits one place earlier.
    Earlier(usize),
}

/// Colour, name and player of a seat.
fn seat_ui(ui: &mut Ui, texts: TableText, settings: &Settings, form: &mut NewGameForm, i: usize) {
    let greedy = bots::plays(Chooser::Greedy, form.game().id());
    let colours: Vec<u8> = form.seats.iter().map(|s| s.colour).collect();
    let seat = &mut form.seats[i];
    colour_ui(ui, texts, settings, seat, &colours, i);
    let name = texts.count("ui-seat-name-of", "number", i as i64 + 1);
    widgets::field(ui, &mut seat.name, "", &name, 7.0);
    chooser_ui(ui, texts, seat, i, greedy);
}

/// Which race a seat plays: one that nobody else has, or one that chance decides.
fn race_ui(
    ui: &mut Ui,
    texts: TableText,
    prefix: &str,
    (form, i): (&mut NewGameForm, usize),
    races: &[RaceInfo],
) {
    let others = form.seats.iter().enumerate().filter(|(j, _)| *j != i);
    let taken: Vec<String> = others.map(|(_, s)| s.race.clone()).collect();
    let seat = &mut form.seats[i];
    let asked = texts.text(&format!("{prefix}-race"));
    let chosen = races.iter().find(|r| r.key == seat.race);
    let now = chosen.map_or_else(|| asked.clone(), |r| texts.name(&r.name));
    widgets::combo(ui, ("race", i), &now, &asked, 7.0, |ui| {
        ui.selectable_value(&mut seat.race, String::new(), &asked);
        for race in races.iter().filter(|r| !taken.contains(&r.key)) {
            ui.selectable_value(&mut seat.race, race.key.clone(), texts.name(&race.name));
        }
    });
}

/// Sits a seat earlier, or takes it away.
fn order_ui(ui: &mut Ui, texts: TableText, i: usize, removable: bool) -> Option<Change> {
    let mut changed = None;
    if i > 0 {
        let up = widgets::quiet(ui, "⬆");
        let name = texts.text("ui-seat-earlier-help");
        let spoken = format!("{name} ({})", i + 1);
        up.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, true, spoken.as_str())
        });
        if up.on_hover_text(name).clicked() {
            changed = Some(Change::Earlier(i));
        }
    }
    let name = texts.count("ui-seat-remove", "number", i as i64 + 1);
    let close = crate::view::art::house::Icon::CLOSE;
    if removable && widgets::icon_button(ui, close, &name, true).clicked() {
        changed = Some(Change::Remove(i));
    }
    changed
}

fn colour_ui(
    ui: &mut Ui,
    texts: TableText,
    settings: &Settings,
    seat: &mut SeatInfo,
    taken: &[u8],
    i: usize,
) {
    let livery = |colour: u8| Livery { seat: colour, set: settings.seat_set() };
    let size = theme::em(ui) * 1.7;
    let texture = super::gallery::texture(ui.ctx(), livery(seat.colour).badge(), size);
    let image = egui::Image::new((texture.id(), egui::Vec2::splat(size)))
        .fit_to_exact_size(egui::Vec2::splat(size));
    let button = ui.add(egui::Button::image(image));
    button.widget_info(|| {
        egui::WidgetInfo::labeled(
            egui::WidgetType::Button,
            true,
            texts.count("ui-seat-colour", "number", i as i64 + 1),
        )
    });
    let button = button.on_hover_text(texts.text("ui-seat-colour-help"));
    if button.clicked() {
        // The next colour that nobody has.
        let next = (1..=SEATS).map(|n| (seat.colour + n) % SEATS).find(|c| !taken.contains(c));
        seat.colour = next.unwrap_or(seat.colour);
    }
}

fn chooser_ui(ui: &mut Ui, texts: TableText, seat: &mut SeatInfo, i: usize, greedy: bool) {
    let all: &[Chooser] = if greedy {
        &[Chooser::Person, Chooser::Greedy, Chooser::Random]
    } else {
        &[Chooser::Person, Chooser::Random]
    };
    let now = texts.text(super::seats::chooser_key(seat.by));
    widgets::combo(
        ui,
        ("chooser", i),
        &now,
        &texts.count("ui-seat-chooser", "number", i as i64 + 1),
        6.5,
        |ui| {
            for &by in all {
                ui.selectable_value(&mut seat.by, by, texts.text(super::seats::chooser_key(by)))
                    .on_hover_text(texts.text(&format!("{}.help", super::seats::chooser_key(by))));
            }
        },
    );
}

fn options_ui(ui: &mut Ui, texts: TableText, form: &mut NewGameForm, commands: &mut Vec<Command>) {
    let game = form.game();
    let options = game.options(form.edition().id);
    widgets::section(ui, &texts.text("ui-options"));
    let drawn = super::game_ui::of(game.id()).set_up_ui(ui, texts, form, commands);
    for option in options.iter().filter(|o| !drawn.contains(&o.key)) {
        let open = form.open_values(texts, option);
        option_ui(ui, texts, (game.prefix(), &open), option, &mut form.options, commands);
    }
    widgets::section(ui, &texts.text("ui-table"));
    widgets::card(ui, |ui| {
        widgets::check(ui, &mut form.study, strong(texts.text("ui-new-study")));
        ui.label(soft(texts.text("ui-new-study.help")));
        ui.horizontal_wrapped(|ui| {
            ui.label(texts.text("ui-seed"));
            widgets::field(
                ui,
                &mut form.seed,
                &texts.text("ui-seed-drawn"),
                &texts.text("ui-seed"),
                10.0,
            );
        });
        ui.label(small(texts.text("ui-seed-help")));
    });
}

fn option_ui(
    ui: &mut Ui,
    texts: TableText,
    (prefix, open): (&str, &[i64]),
    option: &OptionInfo,
    set: &mut BTreeMap<String, i64>,
    commands: &mut Vec<Command>,
) {
    let key = format!("{prefix}-option-{}", option.key);
    let name = texts.text(&key);
    let mut value = set.get(option.key).copied().unwrap_or(option.default);
    widgets::card(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            match option.kind {
                OptionKind::Flag => {
                    let mut on = value != 0;
                    widgets::check(ui, &mut on, strong(&name));
                    value = i64::from(on);
                }
                OptionKind::OneOf(_) => {
                    ui.label(strong(&name));
                    for &v in open {
                        let words = texts.localizer.option_value(&key, v);
                        ui.selectable_value(&mut value, v, words.unwrap_or(v.to_string()));
                    }
                }
                OptionKind::Number(least, most) => {
                    ui.label(strong(&name));
                    let drag = ui.add(DragValue::new(&mut value).range(least..=most).speed(50));
                    drag.widget_info(|| egui::WidgetInfo::drag_value(true, value as f64));
                }
            }
            commands.extend(widgets::rule_link(ui, texts, option.rule.0));
        });
        let help = format!("{key}.help");
        if texts.localizer.has(&help) {
            ui.label(soft(texts.text(&help)));
        }
    });
    if value == option.default {
        set.remove(option.key);
    } else {
        set.insert(option.key.to_owned(), value);
    }
}
