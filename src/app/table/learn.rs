//! A lesson or a puzzle on the table: what is wanted next, how far somebody has come, the way back.
//! What it asks for goes through the table like every choice; nothing of it is written to a save
//! until somebody plays on freely.

use super::Table;
use crate::{
    table::{
        action::{Action, Message, Refusal, Thing},
        example::ExampleFault,
        game::Game,
        ids::Rule,
        learn::{Guide, Lesson, LessonStep, Puzzle, Taught, lessons, puzzles},
    },
    ui::{
        game_ui,
        learn::{Learning, Tried},
    },
};

/// What somebody learns here.
#[derive(Clone, Debug)]
pub(super) enum Learn {
    /// A lesson, how far one has come, and the offers that it wants now.
    Lesson { lesson: &'static Lesson, guide: Guide, wanted: Vec<usize> },
    /// A puzzle, the fortune at its beginning, how many entries there were then, and how it stands.
    Puzzle { puzzle: &'static Puzzle, fortune: i64, base: usize, tried: Tried },
}

impl Table {
    /// Begins a lesson on the position that was set up for it, at one of its steps.
    ///
    /// # Errors
    /// The fault in its file.
    pub fn show_lesson(
        &mut self,
        lesson: &'static Lesson,
        step: usize,
    ) -> Result<(), ExampleFault> {
        let mut guide = Guide::default();
        guide.begin(lesson, &mut self.play)?;
        for _ in 0..step {
            guide.skip(lesson, &mut self.play)?;
        }
        self.learn = Some(Learn::Lesson { lesson, guide, wanted: Vec::new() });
        self.recount();
        Ok(())
    }

    /// Begins a puzzle on the position that was set up for it.
    pub fn show_puzzle(&mut self, puzzle: &'static Puzzle, fortune: i64) {
        let base = self.play.entries().len();
        self.learn = Some(Learn::Puzzle { puzzle, fortune, base, tried: Tried::Open });
        self.look();
    }

    /// Whether a lesson or a puzzle lies here: it is no game of anybody's yet.
    pub fn learns(&self) -> bool {
        self.learn.is_some()
    }

    /// Whether a lesson still leads, step by step.
    pub fn is_led(&self) -> bool {
        self.step().is_some()
    }

    /// The lesson on the table, and how many of its steps are done.
    pub fn lesson(&self) -> Option<(&'static Lesson, usize)> {
        match &self.learn {
            Some(Learn::Lesson { lesson, guide, .. }) => Some((lesson, guide.step())),
            _ => None,
        }
    }

    /// The puzzle on the table, and how it stands.
    pub fn puzzle(&self) -> Option<(&'static Puzzle, Tried)> {
        match &self.learn {
            Some(Learn::Puzzle { puzzle, tried, .. }) => Some((puzzle, *tried)),
            _ => None,
        }
    }

    fn step(&self) -> Option<&'static LessonStep> {
        let (lesson, at) = self.lesson()?;
        lesson.steps.get(at)
    }

    /// Whether nothing more may be chosen because a puzzle is over.
    pub(super) fn puzzle_over(&self) -> bool {
        self.puzzle().is_some_and(|(_, tried)| tried != Tried::Open)
    }

    /// Why a lesson does not let an action be done that could be: it wants another one.
    pub(super) fn led_elsewhere(&mut self, action: Action) -> Option<Box<Refusal>> {
        let step = self.step()?;
        let possible = self.play.offers().iter().any(|o| o.accepts(&action));
        if !possible || step.wants(&mut self.play, action) {
            return None;
        }
        let rule = Rule(self.lesson_rules().first().map_or("", |rule| rule.as_str()));
        let message = Message {
            key: "ui-lesson-otherwise",
            rule: Some(rule),
            touches: self.lesson_things(),
            ..Message::default()
        };
        Some(Box::new(Refusal { action, rule, message: Box::new(message) }))
    }

    /// What was chosen is what the lesson wanted: what follows before its next step. Where the
    /// lesson is over, somebody plays on.
    pub(super) fn learn_on(&mut self) {
        let lesson = self.learn.take_if(|learn| matches!(learn, Learn::Lesson { .. }));
        let Some(Learn::Lesson { lesson, mut guide, wanted }) = lesson else { return };
        if guide.is_over(lesson) {
            return self.leave_lesson();
        }
        // The test of the lessons plays each to its end: a fault here ends the lesson, not the
        // game.
        if let Err(fault) = guide.go_on(lesson, &mut self.play) {
            tracing::warn!("the lesson {} cannot go on: {fault}", lesson.id());
            return self.leave_lesson();
        }
        self.learn = Some(Learn::Lesson { lesson, guide, wanted });
        self.recount();
    }

    /// Goes back by a step, if there is one.
    pub fn learn_back(&mut self) {
        let Some(Learn::Lesson { guide, .. }) = &mut self.learn else { return };
        guide.back(&mut self.play);
        self.held = false;
        self.recount();
    }

    /// Does the step as the lesson shows it.
    pub fn learn_skip(&mut self) {
        let Some(Learn::Lesson { lesson, guide, .. }) = &mut self.learn else { return };
        if let Err(fault) = guide.skip(lesson, &mut self.play) {
            tracing::warn!("the lesson {} cannot go on: {fault}", lesson.id());
            self.leave_lesson();
        }
        self.recount();
    }

    /// Sets the puzzle up again.
    pub fn learn_again(&mut self) {
        let Some(Learn::Puzzle { base, tried, .. }) = &mut self.learn else { return };
        *tried = Tried::Open;
        self.play.seek(*base);
        self.recount();
    }

    /// Plays on freely, with counsel: from now on it is a game of its own.
    pub fn leave_lesson(&mut self) {
        self.learn = None;
        self.counselled = true;
        self.touch();
        self.look();
    }

    /// What is wanted in this picture of the table, and how a puzzle stands in it.
    pub(super) fn reckon_learning(&mut self) {
        let step = self.step();
        match &mut self.learn {
            Some(Learn::Lesson { wanted, .. }) => {
                *wanted = step.map_or_else(Vec::new, |step| step.wanted(&mut self.play));
            }
            Some(Learn::Puzzle { puzzle, fortune, base, tried }) => {
                let done = self.play.entries().len().saturating_sub(*base);
                *tried = if done == 0 {
                    Tried::Open
                } else if puzzle.is_reached(&mut self.play, *fortune) {
                    Tried::Solved
                } else if puzzle.is_spent(&self.play, done) {
                    Tried::Missed
                } else {
                    Tried::Open
                };
            }
            None => {}
        }
    }

    /// The offers that a lesson wants; nothing where no lesson leads.
    pub fn led_to(&self) -> Option<&[usize]> {
        match &self.learn {
            Some(Learn::Lesson { wanted, .. }) if self.is_led() => Some(wanted),
            _ => None,
        }
    }

    /// What glows on the board for a lesson: what its step names, and what is to be chosen.
    pub fn lesson_things(&self) -> Vec<Thing> {
        let Some(step) = self.step() else { return Vec::new() };
        let sheet = game_ui::of(self.sight.game);
        let offers = self.led_to().unwrap_or_default().iter();
        let offers = offers.filter_map(|n| self.sight.offers.get(*n));
        let mut things: Vec<Thing> =
            offers.flat_map(|offer| sheet.targets(&self.sight, offer)).collect();
        things.extend(step.glowing(&self.sight.catalogue));
        things.sort();
        things.dedup();
        things
    }

    /// The step whose sentence stands now: the last one that says something.
    fn speaking(&self) -> Option<(&'static Lesson, &'static LessonStep)> {
        let (lesson, at) = self.lesson()?;
        let said = lesson.steps.iter().take(at + 1).rev();
        said.into_iter().find(|step| !step.says.is_empty()).map(|step| (lesson, step))
    }

    fn lesson_rules(&self) -> &'static [String] {
        self.speaking().map_or(&[], |(_, step)| step.rules.as_slice())
    }

    /// What panels know of it.
    pub fn learning(&self) -> Option<Learning> {
        let game = self.play.game();
        match self.learn.as_ref()? {
            Learn::Lesson { lesson, guide, wanted } => {
                let title = lesson.text_key(game);
                let says = match self.speaking().filter(|_| self.is_led()) {
                    Some((_, step)) => format!("{title}-{}", step.says),
                    None => format!("{title}.end"),
                };
                let rules = if self.is_led() { self.lesson_rules().to_vec() } else { Vec::new() };
                let (at, of, wanted) = (guide.step(), lesson.steps.len(), wanted.clone());
                let next = after(lessons(game), game, lesson.id());
                Some(Learning::Lesson { title, says, rules, at, of, wanted, next })
            }
            Learn::Puzzle { puzzle, base, tried, .. } => Some(Learning::Puzzle {
                title: puzzle.text_key(game),
                rules: puzzle.rules.clone(),
                done: self.play.entries().len().saturating_sub(*base),
                within: puzzle.within,
                tried: *tried,
                next: after(puzzles(game), game, puzzle.id()),
            }),
        }
    }
}

/// The game and what comes behind this one in the order of its list.
fn after<T: Taught>(all: &[T], game: &dyn Game, id: &str) -> Option<(String, String)> {
    let here = all.iter().position(|taught| taught.id() == id)?;
    all.get(here + 1).map(|next| (game.id().to_owned(), next.id().to_owned()))
}
