//! A worked example that plays itself: its steps one after the other, with its own dice, on a table
//! in study mode. What a step only looks at is looked at on the way; what the rules do otherwise
//! today is told, never hidden.

use super::{Table, gather_past};
use crate::table::example::{Example, ExampleFault};

/// The words of a step that do something somebody sees; the others prepare or look.
const SHOWN: [&str; 5] = ["do", "refused", "edit", "back", "again"];

/// An example on its way.
#[derive(Clone, Debug)]
pub struct Worked {
    example: &'static Example,
    /// How many entries there were when the position stood.
    base: usize,
    /// The step that comes next.
    next: usize,
}

/// What the next step of an example was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stepped {
    /// Something was done.
    Done,
    /// Something was tried that is refused, by this rule.
    Refused(String),
    /// There is nothing more.
    Over,
}

impl Table {
    /// Puts the steps of an example beside the position that it has set up.
    pub fn show_example(&mut self, example: &'static Example) {
        self.worked = Some(Worked { example, base: self.play.entries().len(), next: 0 });
    }

    /// Which of its shown steps the example has reached, and how many there are.
    pub fn example_at(&self) -> Option<(usize, usize)> {
        let worked = self.worked.as_ref()?;
        let shown = |from: usize, to: usize| {
            let steps = worked.example.steps.get(from..to).unwrap_or_default();
            steps.iter().filter(|step| self.is_shown(step)).count()
        };
        let whole = worked.example.steps.len();
        Some((shown(0, worked.next.min(whole)), shown(0, whole)))
    }

    /// Plays the next step that can be seen.
    ///
    /// # Errors
    /// [`ExampleFault`] where the position is not the one that the example expects.
    pub fn example_step(&mut self) -> Result<Stepped, ExampleFault> {
        let Some(mut worked) = self.worked.take() else { return Ok(Stepped::Over) };
        let mut stepped = Ok(Stepped::Over);
        while let Some(step) = worked.example.steps.get(worked.next) {
            if let Err(fault) = worked.example.follow(&mut self.play, worked.base, worked.next) {
                stepped = Err(fault);
                break;
            }
            worked.next += 1;
            if self.is_shown(step) {
                let by = step.contains("refused ").then(|| step.rsplit_once(" by ")).flatten();
                stepped =
                    Ok(by.map_or(Stepped::Done, |(_, rule)| {
                        Stepped::Refused(rule.trim().to_owned())
                    }));
                break;
            }
        }
        self.worked = Some(worked);
        self.recount();
        stepped
    }

    /// Goes back to the position of the example.
    pub fn example_again(&mut self) {
        let Some(worked) = &mut self.worked else { return };
        worked.next = 0;
        self.play.seek(worked.base);
        self.recount();
    }

    /// Whether a step is seen in this edition.
    fn is_shown(&self, step: &str) -> bool {
        let edition = &self.play.setup().edition;
        let line = match step.split_once(": ") {
            Some((only, rest)) if only == edition => rest,
            Some(_) => return false,
            None => step,
        };
        SHOWN.contains(&line.split(' ').next().unwrap_or_default())
    }

    /// Gathers anew what happened at each entry: a step may be several.
    pub(super) fn recount(&mut self) {
        let at = self.play.entries().len();
        self.past = gather_past(&mut self.play);
        self.play.seek(at);
        self.touch();
        self.look();
    }
}
