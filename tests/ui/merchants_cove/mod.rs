//! The shops of Merchants Cove in the side panel, the row of townsfolk and the sale: what they
//! show, what a press does, what stays hidden, and that sums are what the rules pay.

mod hooks;
mod sales;
mod shops;

use crate::common::{
    panels::{harness, model},
    worked,
};
use bevy_egui::egui::vec2;
use caravanserai::{
    games,
    table::{
        action::Action,
        example::Example,
        ids::{SeatId, Viewer},
        play::Play,
        sight::Sight,
    },
    text::{Language, Localizer},
    ui::{Command, GameUi, Model, game_ui, model::LogLine, settings::Settings},
};
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};

const EN: Localizer = Localizer::new(Language::En);

fn sheet() -> &'static dyn GameUi {
    game_ui::of("merchants_cove")
}

/// A position on the first day in the words of worked examples, and what is done in it.
fn position(races: [&str; 2], edits: &str, steps: &[&str]) -> Play {
    let game = games::by_id("merchants_cove").unwrap();
    let written = worked::written(game, &format!("ground; {edits}"), "");
    let races = races.map(str::to_owned).to_vec();
    let given = Example { races, ..written };
    let mut play = given.begin(game, "standard").unwrap_or_else(|no| panic!("{edits}: {no}"));
    for step in steps {
        play.choose(action(&play, step)).unwrap_or_else(|no| panic!("{step}: {no:?}"));
    }
    play
}

fn action(play: &Play, words: &str) -> Action {
    Action::parse(words, play.catalogue()).unwrap_or_else(|_| panic!("{words} is no action"))
}

fn sight(play: &mut Play, seat: u8) -> Sight {
    play.sight(Viewer::Seat(SeatId(seat)))
}

/// The log so far.
fn log(play: &Play) -> Vec<LogLine> {
    let lines = play.entries().iter().enumerate().flat_map(|(n, entry)| {
        let told = entry.by_owner(|_| true);
        told.map(move |(seat, l)| LogLine { entry: n + 1, seat, message: l.message.clone() })
    });
    lines.collect()
}

/// A tab of the side panel, for a seat whose sheet is shown.
struct Shown {
    now: Sight,
    tab: &'static str,
    seat: u8,
    log: Vec<LogLine>,
}

impl Shown {
    fn of(play: &mut Play, tab: &'static str) -> Shown {
        Shown { now: sight(play, 0), tab, seat: 0, log: log(play) }
    }
    /// Draws it so wide, and hands it to somebody who looks and presses.
    fn with<T>(
        &self,
        (language, text_size, wide): (Language, u16, f32),
        act: impl FnOnce(&mut Harness<Vec<Command>>) -> T,
    ) -> T {
        let settings = Settings { text_size, ..Settings::default() };
        let shown = model(&self.now, &settings, Localizer::new(language));
        let asked = self.now.chooser().is_some_and(|s| Viewer::Seat(s) == self.now.viewer);
        let shown = Model { log: &self.log, shown_seat: SeatId(self.seat), asked, ..shown };
        let tab = self.tab;
        let mut drawn =
            harness(vec2(wide, 9000.0), text_size, |ui| sheet().tab_ui(tab, ui, &shown));
        drawn.run();
        act(&mut drawn)
    }
    /// Presses one after the other what is called so at its beginning; gives what was wished.
    fn press(&self, labels: &[&str]) -> Vec<Command> {
        self.with((Language::En, 100, 330.0), |drawn| {
            for label in labels {
                let found = drawn
                    .get_all_by(|node| node.label().is_some_and(|words| words.starts_with(label)));
                let buttons: Vec<_> = found.collect();
                let first = buttons.first().unwrap_or_else(|| panic!("no {label:?}"));
                first.click();
                drawn.run();
            }
            std::mem::take(drawn.state_mut())
        })
    }
    /// What stands on it; nothing may jut out.
    fn words(&self, look: (Language, u16, f32)) -> Vec<String> {
        let wide = look.2;
        self.with(look, |drawn| {
            let nodes = drawn.get_all_by(|node| node.value().is_some() || node.label().is_some());
            let read = |node: egui_kittest::Node| {
                let (rect, node) = (node.rect(), node.accesskit_node());
                let words = node.value().or(node.label()).unwrap_or_default();
                let room = rect.right() <= wide + 1.0;
                assert!(room, "{} {look:?}: {words:?} juts out: {rect:?}", self.tab);
                words
            };
            nodes.map(read).collect()
        })
    }
    fn english(&self) -> Vec<String> {
        self.words((Language::En, 100, 330.0))
    }
}

fn says(words: &[String], wanted: &str) {
    assert!(words.iter().any(|w| w.contains(wanted)), "no {wanted:?} in {words:#?}");
}
