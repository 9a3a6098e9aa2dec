//! A game as readable text: who played, what happened entry by entry, what was written on it, how
//! it ended. What somebody may not read does not come in here.

use super::localizer::{Args, Localizer};
use crate::table::{action::Narration, game::Game};
use crate::table::{
    action::Value,
    catalogue::Catalogue,
    entry::Entry,
    game::{Outcome, Setup},
    notes::Note,
};
use fluent_bundle::FluentValue as Arg;
use std::fmt::Write as _;

/// What is told.
pub struct Story<'a> {
    /// The game.
    pub game: &'static dyn Game,
    /// Who played.
    pub setup: &'a Setup,
    /// The names.
    pub names: &'a Catalogue,
    /// The set-up and every entry.
    pub entries: Vec<&'a Entry>,
    /// What was written on them, for whoever reads.
    pub notes: &'a [Note],
    /// How it ended, if it has.
    pub outcome: Option<&'a Outcome>,
}

impl Story<'_> {
    /// The text; `may` says of a line with its entry's number whether whoever reads may read it.
    pub fn tell(&self, v: Localizer, may: impl Fn(usize, &Narration) -> bool) -> String {
        let mut text = self.head(v);
        let mut before = None;
        for (n, entry) in self.entries.iter().enumerate() {
            for (about, line) in entry.by_owner(|line| may(n, line)) {
                if before != Some(about) {
                    let name = about.and_then(|s| self.names.seats.get(s.ix()));
                    let _ = write!(text, "\n{}\n", name.map_or("–", |s| s.name.as_str()));
                    before = Some(about);
                }
                let rule = line.message.rule.map_or_else(String::new, |r| format!(" [{r}]"));
                let _ = writeln!(text, "{n:>6}  {}{rule}", v.say(&line.message, self.names));
            }
            for note in self.notes.iter().filter(|note| note.entry == n) {
                let words = note.text.replace('\n', "\n          ");
                let mark = if note.bookmark { "●" } else { "–" };
                let _ = writeln!(text, "        {mark} {words}");
            }
        }
        text + &self.end(v)
    }

    fn head(&self, v: Localizer) -> String {
        let p = self.game.prefix();
        let title = v.word(&format!("{p}-title"));
        let edition = v.word(&format!("{p}-edition-{}.name", self.setup.edition));
        let mut text = format!("{title}\n{edition}\n");
        for seat in &self.setup.seats {
            let _ = writeln!(text, "- {}", seat.name);
        }
        text
    }

    fn end(&self, v: Localizer) -> String {
        let Some(outcome) = self.outcome else { return String::new() };
        let mut text = format!("\n{}\n", v.word(outcome.reason));
        let key = if outcome.winners.is_empty() { "ui-end-nobody" } else { "ui-end-won" };
        let winners = Value::List(outcome.winners.iter().map(|&s| Value::Seat(s)).collect());
        let count = Value::Number(outcome.winners.len() as i64);
        let args = [("winners", winners), ("count", count)];
        let _ = writeln!(text, "{}", v.say_key(key, &args, self.names));
        for (seat, fortune) in self.names.seats.iter().zip(&outcome.fortunes) {
            let pair = [("a", Arg::from(seat.name.as_str())), ("b", Arg::from(*fortune))];
            let _ = writeln!(text, "- {}", v.word_with("ui-pair", &Args::from_iter(pair)));
        }
        text
    }
}
