//! Setting a game up: game, edition, seats, options, seed. It fills a form and gives the finished
//! set-up as a command; whether it is possible, the table decides.

mod games;
mod options;
mod seats;

use super::{
    command::{Command, Screen},
    game_ui,
    settings::Settings,
    table_text::TableText,
    theme,
    widgets::{self, soft, strong},
};
use crate::{
    bots,
    games::all,
    table::{
        catalogue::{Chooser, SeatInfo},
        game::{EditionInfo, Game, OptionInfo, OptionKind, Setup, check_setup},
    },
    view::art::palette::SEATS,
};
use bevy_egui::egui::{self, Align, Key, KeyboardShortcut, Layout, Modifiers, ScrollArea, Ui};
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
    /// Options that are not as usual with these seats.
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
        all()[self.game.min(all().len() - 1)]
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
    /// How much of the options is not as usual.
    fn changed(&self) -> i64 {
        let table = usize::from(self.study) + usize::from(!self.seed.trim().is_empty());
        (self.options.len() + table) as i64
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
        let mut options = self.options.clone();
        for &(key, value) in game_ui::of(self.game().id()).usual_options(&seats) {
            options.entry(key.to_owned()).or_insert(value);
        }
        Setup {
            game: self.game().id().to_owned(),
            edition: self.edition().id.to_owned(),
            seats,
            options,
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
        // Each column scrolls by itself: the games stay in view while one looks through the
        // options.
        ui.columns(2, |columns| {
            scrolled(&mut columns[0], ("games", false), height, |ui| {
                games::games_ui(ui, texts, form, false);
            });
            scrolled(&mut columns[1], ("seats", fresh_form), height, |ui| {
                set_up_ui(ui, texts, settings, form, &mut commands);
            });
        });
    } else {
        scrolled(ui, ("new game", fresh_form), height, |ui| {
            games::games_ui(ui, texts, form, true);
            set_up_ui(ui, texts, settings, form, &mut commands);
        });
    }
    ui.add_space(theme::GRID);
    begin_ui(ui, texts, form, fresh, &mut commands);
    commands
}

/// What is set up of the game that is chosen: edition, seats, and folded away the options.
fn set_up_ui(
    ui: &mut Ui,
    texts: TableText,
    settings: &Settings,
    form: &mut NewGameForm,
    commands: &mut Vec<Command>,
) {
    games::editions_ui(ui, texts, form);
    seats::seats_ui(ui, texts, settings, form);
    ui.add_space(theme::GRID);
    let title = strong(texts.count("ui-options-changed", "count", form.changed()));
    widgets::fold(ui, ("options", form.game().id()), title, false, None, |ui| {
        options::options_ui(ui, texts, form, commands);
    });
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
