//! A finished game in one line, and what many of them come to: who won, how long it took, people
//! and computers apart. It reads no file and no clock; when a game ended it is told.

use super::{catalogue::Chooser, game::Outcome, game::Setup};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Somebody who played a game to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finisher {
    /// The name at the table.
    pub name: String,
    /// Who chose.
    pub by: Chooser,
    /// Whether the seat won.
    pub won: bool,
    /// What decided the game, as the seat had it at the end.
    pub fortune: i64,
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// What was dealt, to whom: the same for a game and all that branches from it.
    pub tree: u64,
    /// When it ended, in seconds since 1970; 0 where nobody knows.
    pub ended: u64,
    /// Identifier of the game.
    pub game: String,
    /// Identifier of the edition.
    pub edition: String,
    /// Text key of the reason.
    pub reason: String,
    /// How many rounds it took, where the game counts them.
    pub rounds: Option<i64>,
    /// How many choices were made.
    pub choices: usize,
    /// Who played, in playing order.
    pub seats: Vec<Finisher>,
}

impl Finished {
    /// A game that has ended so.
    pub fn of(
        setup: &Setup,
        outcome: &Outcome,
        (tree, ended): (u64, u64),
        (rounds, choices): (Option<i64>, usize),
    ) -> Finished {
        let seat = |(n, seat): (usize, &super::catalogue::SeatInfo)| Finisher {
            name: seat.name.clone(),
            by: seat.by,
            won: outcome.winners.iter().any(|winner| winner.ix() == n),
            fortune: outcome.fortunes.get(n).copied().unwrap_or_default(),
        };
        Finished {
            tree,
            ended,
            game: setup.game.clone(),
            edition: setup.edition.clone(),
            reason: outcome.reason.to_owned(),
            rounds,
            choices,
            seats: setup.seats.iter().enumerate().map(seat).collect(),
        }
    }

    /// It as one line of a file.
    pub fn line(&self) -> String {
        // Nothing but strings, numbers and lists: writing it as JSON cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The games of a file. What cannot be read is left out and counted; of several lines about one
    /// game the last one counts, for an end can be taken back.
    pub fn read(text: &str) -> (Vec<Finished>, usize) {
        let (mut all, mut damaged): (Vec<Finished>, usize) = (Vec::new(), 0);
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            match serde_json::from_str::<Finished>(line) {
                Ok(game) => {
                    all.retain(|known| known.tree != game.tree);
                    all.push(game);
                }
                Err(_) => damaged += 1,
            }
        }
        (all, damaged)
    }
}

/// How often and how well something was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WinCount {
    /// Games, or seats in games.
    pub played: u64,
    /// How many of them were won; a shared win is a win.
    pub won: u64,
}

/// What all games of one edition come to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EditionTally {
    /// How many there were.
    pub games: u64,
    /// Shortest and longest in rounds, and their sum; only of games that count rounds.
    pub rounds: Option<(i64, i64, i64)>,
    /// The same in choices.
    pub choices: (usize, usize, usize),
    /// Seats of people.
    pub people: WinCount,
    /// Seats of computer players.
    pub computers: WinCount,
    /// The best fortune of a seat that won, and whose it was.
    pub best: Option<(i64, String)>,
}

/// What all finished games come to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// By game and edition.
    pub editions: BTreeMap<(String, String), EditionTally>,
    /// By name, people only.
    pub people: BTreeMap<String, WinCount>,
    /// By kind of computer player.
    pub computers: BTreeMap<Chooser, WinCount>,
}

impl Tally {
    /// Counts them.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Finished>) -> Tally {
        let mut tally = Tally::default();
        for game in games {
            let key = (game.game.clone(), game.edition.clone());
            tally.editions.entry(key).or_default().add(game);
            for seat in &game.seats {
                let record = match seat.by {
                    Chooser::Person => tally.people.entry(seat.name.clone()).or_default(),
                    by => tally.computers.entry(by).or_default(),
                };
                record.add(seat.won);
            }
        }
        tally
    }
}

impl WinCount {
    fn add(&mut self, won: bool) {
        self.played += 1;
        self.won += u64::from(won);
    }
}

impl EditionTally {
    fn add(&mut self, game: &Finished) {
        if let Some(n) = game.rounds {
            let (least, most, sum) = self.rounds.unwrap_or((n, n, 0));
            self.rounds = Some((least.min(n), most.max(n), sum + n));
        }
        let n = game.choices;
        let (least, most, sum) = if self.games == 0 { (n, n, 0) } else { self.choices };
        self.choices = (least.min(n), most.max(n), sum + n);
        self.games += 1;
        for seat in &game.seats {
            let of =
                if seat.by == Chooser::Person { &mut self.people } else { &mut self.computers };
            of.add(seat.won);
            let better = self.best.as_ref().is_none_or(|(best, _)| seat.fortune > *best);
            if seat.won && better {
                self.best = Some((seat.fortune, seat.name.clone()));
            }
        }
    }
}

/// A moment as day and time of the world's clock, which no computer's settings change.
///
/// ```
/// use caravanserai::table::finished::date;
///
/// assert_eq!(date(951_782_400), "2000-02-29 00:00 UTC");
/// ```
pub fn date(seconds: u64) -> String {
    // No file is older than the clock, or as young as a million years.
    let (days, rest) = ((seconds / 86_400).min(365_000_000) as i64, seconds % 86_400);
    // Counted from the first of March of the year 0, so that a leap day ends its year.
    let days = days + 719_468;
    let era = days / 146_097;
    let of_era = days % 146_097;
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = era * 400 + year + later;
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02} UTC", rest / 3600, rest / 60 % 60)
}
