//! The form of a new game: what is chosen so far, and how it is made to fit the edition. Plain
//! values; what can be begun with them `set_up` says.

use crate::{
    bots,
    games::all,
    table::{
        catalogue::{Chooser, SeatInfo},
        game::{EditionInfo, Game},
    },
    ui::table_text::TableText,
    view::art::palette::SEATS,
};
use std::collections::BTreeMap;

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
    pub(super) fn best(&self) -> Chooser {
        bots::best(self.game().id())
    }
    pub(super) fn add_seat(&mut self, texts: TableText, by: Chooser) {
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
    pub(super) fn fit(&mut self, texts: TableText) {
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
        let options = game.all_options(edition.id);
        self.options.retain(|key, _| options.iter().any(|o| o.key == key));
    }
    /// A game was begun with it: the next one is set up anew, with one person and nobody's name.
    pub fn begun(&mut self, texts: TableText) {
        let (game, edition) = (self.game, self.edition);
        *self = NewGameForm { game, edition, ..NewGameForm::new(texts) };
        self.fit(texts);
    }
    /// How much of the options is not as usual.
    pub(super) fn changed(&self) -> i64 {
        let table = usize::from(self.study) + usize::from(!self.seed.trim().is_empty());
        (self.options.len() + table) as i64
    }
}
