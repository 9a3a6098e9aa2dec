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
    /// The seats in playing order; without a name of their own they are called by
    /// [`NewGameForm::name_of`].
    pub seats: Vec<SeatInfo>,
    /// The names of the people who played here last, in their order.
    pub known: Vec<String>,
    /// Options that are not as usual with these seats.
    pub options: BTreeMap<String, i64>,
    /// The seed as typed; empty draws one.
    pub seed: String,
    /// Study mode from the beginning.
    pub study: bool,
}

impl Default for NewGameForm {
    fn default() -> Self {
        NewGameForm::new()
    }
}

impl NewGameForm {
    /// A person and two bots at the first game.
    pub fn new() -> NewGameForm {
        let mut form = NewGameForm {
            game: 0,
            edition: 0,
            seats: Vec::new(),
            known: Vec::new(),
            options: BTreeMap::new(),
            seed: String::new(),
            study: false,
        };
        for by in [Chooser::Person, form.best(), form.best()] {
            form.add_seat(by);
        }
        form
    }
    /// What a seat is called: by the name that was typed, else a person by the one who sat there
    /// last, a computer player as what it is.
    pub fn name_of(&self, texts: TableText, seat: usize) -> String {
        let typed = |seat: &SeatInfo| seat.name.trim().to_owned();
        let Some(own) = self.seats.get(seat) else { return String::new() };
        if !typed(own).is_empty() {
            return typed(own);
        }
        let person = |seat: &SeatInfo| seat.by == Chooser::Person;
        let before = &self.seats[..seat];
        let nth = before.iter().filter(|other| person(other) == person(own)).count();
        let taken = |name: &&String| self.seats.iter().any(|other| typed(other) == **name);
        let known = self.known.get(nth).filter(|name| person(own) && !taken(name));
        let key = if person(own) { "ui-seat-name" } else { "ui-seat-name-computer" };
        known.cloned().unwrap_or_else(|| texts.count(key, "number", nth as i64 + 1))
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
    pub(super) fn add_seat(&mut self, by: Chooser) {
        let colour = (0..SEATS).find(|c| !self.seats.iter().any(|s| s.colour == *c)).unwrap_or(0);
        self.seats.push(SeatInfo { name: String::new(), colour, race: String::new(), by });
    }
    /// Chooses a game by its number among all, in its first edition.
    pub fn choose_game(&mut self, game: usize) {
        if self.game != game {
            (self.game, self.edition) = (game, 0);
            self.fit();
        }
    }
    /// Makes the form fit the edition that was chosen.
    pub(super) fn fit(&mut self) {
        let edition = self.edition();
        let game = self.game();
        while self.seats.len() < edition.seats.0 {
            self.add_seat(self.best());
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
    pub fn begun(&mut self) {
        let (game, edition) = (self.game, self.edition);
        *self = NewGameForm { game, edition, ..NewGameForm::new() };
        self.fit();
    }
    /// How much of the options is not as usual.
    pub(super) fn changed(&self) -> i64 {
        let table = usize::from(self.study) + usize::from(!self.seed.trim().is_empty());
        (self.options.len() + table) as i64
    }
}
