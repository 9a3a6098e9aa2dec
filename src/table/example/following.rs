//! Following a worked example line by line: what is done in it goes through the table's own door,
//! and what it says is compared.

use super::{
    text::{Example, ExampleFault, fault, in_edition},
    words::{Found, Walk, number, same},
};
use crate::table::{action::Action, edit::Edit, game::Game, play::Play, record::snapshot};

impl Example {
    /// Plays the example in an edition and looks at everything that it says.
    ///
    /// # Errors
    /// The first [`ExampleFault`].
    pub fn run(&self, game: &'static dyn Game, edition: &str) -> Result<(), ExampleFault> {
        let mut play = self.begin(game, edition)?;
        let base = play.entries().len();
        (0..self.steps.len()).try_for_each(|step| self.follow(&mut play, base, step))
    }

    /// Carries one step out, or looks at what it says; steps count from 0 here. `base` is the
    /// number of entries that the play had when the position stood.
    ///
    /// # Errors
    /// The [`ExampleFault`] of this step.
    pub fn follow(&self, play: &mut Play, base: usize, step: usize) -> Result<(), ExampleFault> {
        let Some(written) = self.steps.get(step) else { return Ok(()) };
        let Some(line) = in_edition(written, &play.setup().edition) else { return Ok(()) };
        follow_line(play, base, line).map_err(|why| fault(step + 1, written, why))
    }
}

/// Carries one line out, or looks at what it says: see [`Example`] for the words. `base` is the
/// number of entries that the play had when the position stood.
///
/// # Errors
/// A sentence.
pub(in crate::table) fn follow_line(
    play: &mut Play,
    base: usize,
    line: &str,
) -> Result<(), String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let catalogue = play.catalogue().clone();
    Walk { play, c: &catalogue, base }.take(word, rest.trim())
}

/// The action that a line means where it can be chosen now, its pieces named by kind and zone.
///
/// # Errors
/// A sentence.
pub fn action_of(play: &mut Play, text: &str) -> Result<Action, String> {
    let catalogue = play.catalogue().clone();
    Walk { play, c: &catalogue, base: 0 }.action(text, true)
}

impl Walk<'_> {
    /// Does what the step says, or looks at what it says.
    fn take(&mut self, word: &str, rest: &str) -> Found {
        match word {
            "do" => rest.split(',').try_for_each(|text| self.act(text.trim())),
            "refused" => self.refused(rest),
            "offered" | "absent" => self.offered(rest, word == "offered"),
            "no-table" => self.no_table(rest),
            "edit" => self.edit(rest),
            "chance" => self.edit(&format!("chance {rest}")),
            "dice" => self.dice(rest),
            "draw" => self.draw(rest),
            "back" => {
                let steps = number(rest.split_whitespace().next())?;
                let entries = self.play.entries().len().saturating_sub(steps);
                self.play.seek(entries.max(self.base));
                Ok(())
            }
            "again" => {
                self.play.seek(self.base);
                Ok(())
            }
            _ => self.lies(word, rest),
        }
    }

    fn act(&mut self, text: &str) -> Found {
        let action = self.action(text, true)?;
        match self.play.choose(action) {
            Ok(_) => Ok(()),
            Err(no) => Err(format!(
                "\"{text}\" is refused by {} ({}); offered are {:?}",
                no.rule,
                no.message.key,
                self.offers()
            )),
        }
    }

    fn refused(&mut self, rest: &str) -> Found {
        let (text, rule) = rest.rsplit_once(" by ").ok_or("write refused <action> by <rule>")?;
        let (action, before) = (self.action(text, false)?, self.play.hash());
        match self.play.choose(action) {
            Ok(_) => Err("it is not refused".to_owned()),
            Err(no) if no.rule.0 != rule => {
                Err(format!("it is refused by {} ({})", no.rule, no.message.key))
            }
            // What is refused changes nothing.
            Err(_) => same(before, self.play.hash()),
        }
    }

    fn edit(&mut self, text: &str) -> Found {
        let edit = Edit::parse(text, self.c).map_err(|e| e.why)?;
        self.play.arrange(&[edit]).map(|_| ()).map_err(|e| e.to_string())
    }

    fn dice(&mut self, rest: &str) -> Found {
        let dice = rest.split_whitespace().map(|w| number::<u32>(Some(w)));
        let dice = dice.collect::<Result<Vec<_>, _>>()?;
        let line = |line, n: &u32| format!("{line} {}", n.saturating_sub(1));
        self.edit(&dice.iter().fold("chance".to_owned(), line))
    }

    /// Makes the next draws out of a zone that is drawn from evenly give these kinds: `<zone>
    /// <kind>..`. What goes in before they are made lies on top and is not meant.
    fn draw(&mut self, rest: &str) -> Found {
        let mut words = rest.split_whitespace();
        let zone = words.next().unwrap_or_default().to_owned();
        let mut contents = snapshot(self.play)
            .zones
            .into_iter()
            .find(|(key, _)| *key == zone)
            .map(|(_, pieces)| pieces)
            .unwrap_or_default();
        let mut line = "chance".to_owned();
        for word in words {
            let kind = self.kind(word)?;
            let place = contents.iter().position(|&p| self.c.pieces[usize::from(p)] == kind);
            let place = place.ok_or_else(|| format!("no {word} lies in {zone}"))?;
            contents.remove(place);
            line = format!("{line} {place}");
        }
        self.edit(&line)
    }
}
