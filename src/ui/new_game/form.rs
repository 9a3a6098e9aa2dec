//! The form of a new game: what is chosen so far, and how it is made to fit the edition. Plain
//! values; what can be begun with them `set_up` says.

use crate::{
    bots,
    games::all,
    table::{
        catalogue::{Chooser, SeatInfo},
        game::{EditionInfo, Game},
    },
    text::tally::chooser_key,
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
        form.add_seat(Chooser::Person);
        for _ in 0..2 {
            form.add_seat(form.opponent());
        }
        form
    }
    /// What a seat is called: by the name that was typed, else a person by the one who sat there
    /// last, a computer player by its own name.
    pub fn name_of(&self, texts: TableText, seat: usize) -> String {
        let typed = |seat: &SeatInfo| seat.name.trim().to_owned();
        let Some(own) = self.seats.get(seat) else { return String::new() };
        if !typed(own).is_empty() {
            return typed(own);
        }
        let nth = self.seats[..seat].iter().filter(|other| other.by == own.by).count();
        if own.by != Chooser::Person {
            let name = texts.text(&format!("{}.name", chooser_key(own.by)));
            return if nth == 0 { name } else { format!("{name} {}", nth + 1) };
        }
        let taken = |name: &&String| self.seats.iter().any(|other| typed(other) == **name);
        let known = self.known.get(nth).filter(|name| !taken(name));
        known.cloned().unwrap_or_else(|| texts.count("ui-seat-name", "number", nth as i64 + 1))
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
    /// The computer player that a seat is given where nobody says otherwise: the first of those
    /// that nobody has to wait for long who does not sit here yet.
    pub(super) fn opponent(&self) -> Chooser {
        let game = self.game().id();
        let best = bots::best(game);
        let sits = |by: Chooser| self.seats.iter().any(|seat| seat.by == by);
        let all = [best, Chooser::Hunter, Chooser::Cautious, Chooser::Hurried];
        all.into_iter().find(|by| bots::plays(*by, game) && !sits(*by)).unwrap_or(best)
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
            self.add_seat(self.opponent());
        }
        self.seats.truncate(edition.seats.1);
        for seat in self.seats.iter_mut().filter(|s| !bots::plays(s.by, game.id())) {
            seat.by = bots::best(game.id());
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
    /// A game was begun with it: the next one is set up anew, with as many seats of the same sort,
    /// and nobody's name.
    pub fn begun(&mut self) {
        let (game, edition) = (self.game, self.edition);
        let seats = std::mem::take(&mut self.seats).into_iter();
        let seats = seats.map(|seat| SeatInfo { name: String::new(), race: String::new(), ..seat });
        *self = NewGameForm { game, edition, seats: seats.collect(), ..NewGameForm::new() };
        self.fit();
    }
    /// How much of the options is not as usual.
    pub(super) fn changed(&self) -> i64 {
        let table = usize::from(self.study) + usize::from(!self.seed.trim().is_empty());
        (self.options.len() + table) as i64
    }
}
