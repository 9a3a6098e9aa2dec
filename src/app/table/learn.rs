//! A lesson or a puzzle on the table: what is wanted next, how far somebody has come, the way back.
//! What it asks for goes through the table like every choice; nothing of it is written to a save
//! until somebody plays on freely.

use super::Table;
use crate::{
    table::{
        action::{Action, Message, Refusal, Thing, Value},
        example::ExampleFault,
        game::Game,
        ids::Rule,
        learn::{Guide, Lesson, LessonStep, Puzzle, SolutionStep, Taught, lessons, puzzles},
    },
    ui::{
        game_ui,
        learn::{Learning, PuzzleModel, Tried},
    },
};
use std::sync::Arc;

/// How many hints there are for a puzzle.
const HINTS: usize = 3;

/// What somebody learns here.
#[derive(Clone, Debug)]
pub(super) enum Learn {
    /// A lesson, how far one has come, and the offers that it wants now.
    Lesson { lesson: &'static Lesson, guide: Guide, wanted: Vec<usize>, other_way: bool },
    /// A puzzle.
    Puzzle(TriedPuzzle),
}

/// A puzzle that somebody tries.
#[derive(Clone, Debug)]
pub(super) struct TriedPuzzle {
    puzzle: Arc<Puzzle>,
    /// The fortune at its beginning.
    fortune: i64,
    /// How many entries there were then.
    base: usize,
    /// How it stands.
    tried: Tried,
    /// The solution, for hints.
    steps: Vec<SolutionStep>,
    /// How many hints were asked for.
    hints: usize,
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
        let (wanted, other_way) = (Vec::new(), false);
        self.learn = Some(Learn::Lesson { lesson, guide, wanted, other_way });
        self.recount();
        Ok(())
    }

    /// Begins a puzzle on the position that was set up for it.
    pub fn show_puzzle(&mut self, puzzle: Arc<Puzzle>, fortune: i64) {
        let base = self.play.entries().len();
        let names: Vec<String> =
            self.play.setup().seats.iter().map(|seat| seat.name.clone()).collect();
        // The test of the puzzles plays each solution: without one there are no hints.
        let steps = puzzle.steps(self.play.game(), &names).unwrap_or_default();
        let tried = TriedPuzzle { puzzle, fortune, base, tried: Tried::Open, steps, hints: 0 };
        self.learn = Some(Learn::Puzzle(tried));
        self.look();
    }

    fn tried_puzzle(&self) -> Option<&TriedPuzzle> {
        match &self.learn {
            Some(Learn::Puzzle(tried)) => Some(tried),
            _ => None,
        }
    }

    /// Before how many entries nobody takes anything back, where a puzzle lies here.
    pub(super) fn puzzle_base(&self) -> usize {
        self.tried_puzzle().map_or(0, |tried| tried.base)
    }

    /// One more hint.
    pub fn learn_hint(&mut self) {
        let Some(Learn::Puzzle(tried)) = &mut self.learn else { return };
        tried.hints = (tried.hints + 1).min(HINTS);
        self.look();
    }

    /// The puzzle that is solved here, of those that the game brings.
    pub fn solved_puzzle(&self) -> Option<&Puzzle> {
        let (puzzle, tried) = self.puzzle()?;
        (tried == Tried::Solved && is_listed(self.play.game(), puzzle)).then_some(puzzle)
    }

    /// How many stars what was done in the puzzle is worth.
    pub fn puzzle_stars(&self) -> u8 {
        let done = self.play.entries().len();
        self.tried_puzzle().map_or(0, |t| t.puzzle.stars(done.saturating_sub(t.base)))
    }

    /// The step of the solution that comes next, where somebody is on its way.
    fn solution_step(&self) -> Option<&SolutionStep> {
        let tried = self.tried_puzzle().filter(|t| t.hints > 0 && t.tried == Tried::Open)?;
        let position = self.play.entries().last().unwrap_or(self.play.beginning()).hash;
        tried.steps.iter().find(|step| step.position == position)
    }

    /// Whether a lesson or a puzzle lies here: it is no game of anybody's yet.
    pub fn learns(&self) -> bool {
        self.learn.is_some()
    }

    /// Whether a lesson still leads, step by step.
    pub fn is_led(&self) -> bool {
        self.is_aside() || self.step().is_some()
    }

    /// The lesson on the table, and how many of its steps are done.
    pub fn lesson(&self) -> Option<(&'static Lesson, usize)> {
        match &self.learn {
            Some(Learn::Lesson { lesson, guide, .. }) => Some((lesson, guide.step())),
            _ => None,
        }
    }

    /// The puzzle on the table, and how it stands.
    pub fn puzzle(&self) -> Option<(&Puzzle, Tried)> {
        self.tried_puzzle().map(|tried| (&*tried.puzzle, tried.tried))
    }

    fn step(&self) -> Option<&'static LessonStep> {
        let (lesson, at) = self.lesson().filter(|_| !self.is_aside())?;
        lesson.steps.get(at)
    }

    /// Whether the game asks what the lesson on the table knows nothing of.
    fn is_aside(&self) -> bool {
        matches!(&self.learn, Some(Learn::Lesson { guide, .. }) if guide.is_aside())
    }

    /// Whether nothing more may be chosen because a puzzle is over.
    pub(super) fn puzzle_over(&self) -> bool {
        self.puzzle().is_some_and(|(_, tried)| tried != Tried::Open)
    }

    /// Why a lesson does not let an action be done that could be: it wants another one.
    pub(super) fn led_elsewhere(&mut self, action: Action) -> Option<Box<Refusal>> {
        let step = self.step()?;
        let possible = self.play.offers().iter().any(|o| o.accepts(&action));
        let wanted = step.wants(&mut self.play, action) || step.is_on_way(&mut self.play, action);
        if !possible || wanted {
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

    /// Whether an action is another way to what the lesson wants than the one that it shows.
    pub(super) fn is_other_way(&mut self, action: Action) -> bool {
        self.step().is_some_and(|step| step.is_other_way(&mut self.play, action))
    }

    /// Whether the lesson goes on asking for the same after an action.
    pub(super) fn stays_for(&mut self, action: Action) -> bool {
        self.step().is_some_and(|step| step.is_on_way(&mut self.play, action))
    }

    /// Whether another way was taken than the one that the lesson shows; it is told once.
    pub fn took_other_way(&mut self) -> bool {
        match &mut self.learn {
            Some(Learn::Lesson { other_way, .. }) => std::mem::take(other_way),
            _ => false,
        }
    }

    /// The number of the sentence that leads now, where a lesson leads.
    pub fn sentence(&self) -> Option<usize> {
        let (lesson, at) = self.lesson().filter(|_| self.is_led())?;
        Some(lesson.sentence(at).0)
    }

    /// Whether an action is what a lesson wants, or no lesson leads.
    pub fn may_be_led_by(&self, action: Action) -> bool {
        let offers = &self.sight.offers;
        self.led_to().is_none_or(|wanted| wanted.iter().any(|&n| offers[n].accepts(&action)))
    }

    /// What was chosen is what the lesson wanted: what follows before its next step. Where the
    /// lesson is over, somebody plays on.
    pub(super) fn learn_on(&mut self, other_way: bool) {
        let lesson = self.learn.take_if(|learn| matches!(learn, Learn::Lesson { .. }));
        let Some(Learn::Lesson { lesson, mut guide, wanted, .. }) = lesson else { return };
        if guide.is_over(lesson) {
            return self.leave_lesson();
        }
        // The test of the lessons plays each to its end: a fault here ends the lesson, not the
        // game.
        if let Err(fault) = guide.go_on(lesson, &mut self.play) {
            tracing::warn!("the lesson {} cannot go on: {fault}", lesson.id());
            return self.leave_lesson();
        }
        self.learn = Some(Learn::Lesson { lesson, guide, wanted, other_way });
        self.recount();
    }

    /// Goes back to where the sentence that stands was said, or the one before, if there is one.
    pub fn learn_back(&mut self) {
        let Some(Learn::Lesson { lesson, guide, .. }) = &mut self.learn else { return };
        while guide.back(&mut self.play)
            && lesson.steps.get(guide.step()).is_some_and(|step| step.says.is_empty())
        {}
        self.held = false;
        self.recount();
    }

    /// Does again what was taken back by going back in a lesson, to where the next sentence was
    /// said. Whether there was anything.
    pub fn learn_forward(&mut self) -> bool {
        let Some(Learn::Lesson { lesson, guide, .. }) = &mut self.learn else { return false };
        let went = guide.forward(&mut self.play);
        while went
            && lesson.steps.get(guide.step()).is_some_and(|step| step.says.is_empty())
            && guide.forward(&mut self.play)
        {}
        self.recount();
        went
    }

    /// Does what the sentence asks as the lesson shows it.
    pub fn learn_skip(&mut self) {
        let Some(Learn::Lesson { lesson, guide, .. }) = &mut self.learn else { return };
        loop {
            let done = guide.skip(lesson, &mut self.play).or_else(|_| {
                guide.again(&mut self.play);
                guide.skip(lesson, &mut self.play)
            });
            if let Err(fault) = done {
                tracing::warn!("the lesson {} cannot go on: {fault}", lesson.id());
                return self.leave_lesson();
            }
            let next = lesson.steps.get(guide.step());
            if guide.is_aside() || next.is_none_or(|step| !step.says.is_empty()) {
                break;
            }
        }
        self.recount();
    }

    /// Sets the puzzle up again.
    pub fn learn_again(&mut self) {
        let Some(Learn::Puzzle(tried)) = &mut self.learn else { return };
        tried.tried = Tried::Open;
        self.play.seek(tried.base);
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
            Some(Learn::Puzzle(tried)) => {
                let done = self.play.entries().len().saturating_sub(tried.base);
                tried.tried = if done == 0 {
                    Tried::Open
                } else if tried.puzzle.is_reached(&mut self.play, tried.fortune) {
                    Tried::Solved
                } else if tried.puzzle.is_spent(&self.play, done) {
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
            Some(Learn::Lesson { wanted, .. }) if self.step().is_some() => Some(wanted),
            _ => None,
        }
    }

    /// What glows on the board for a lesson: what its step names, and what is to be chosen.
    pub fn lesson_things(&self) -> Vec<Thing> {
        let sheet = game_ui::of(self.sight.game);
        let Some(step) = self.step() else {
            let hinted = self.solution_step().map(|step| step.action);
            let offers = self.sight.offers.iter();
            let meant = offers.filter(|o| hinted.is_some_and(|action| o.accepts(&action)));
            return meant.flat_map(|offer| sheet.targets(&self.sight, offer)).collect();
        };
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
            Learn::Lesson { lesson, guide, wanted, .. } => {
                let title = lesson.text_key(game);
                let says = match self.speaking().filter(|_| self.is_led()) {
                    Some(_) if guide.is_aside() => "ui-lesson-aside".to_owned(),
                    Some((_, step)) => format!("{title}-{}", step.says),
                    None => format!("{title}.end"),
                };
                let rules = if self.is_led() { self.lesson_rules().to_vec() } else { Vec::new() };
                let (sentence, of) = lesson.sentence(guide.step());
                let at = if guide.is_over(lesson) { of } else { sentence.saturating_sub(1) };
                let wanted = wanted.clone();
                let next = after(lessons(game), game, lesson.id());
                Some(Learning::Lesson { title, says, rules, at, of, wanted, next })
            }
            Learn::Puzzle(tried) => Some(Learning::Puzzle(Box::new(self.puzzle_model(tried)))),
        }
    }

    fn puzzle_model(&self, tried: &TriedPuzzle) -> PuzzleModel {
        let (game, puzzle) = (self.play.game(), &*tried.puzzle);
        let all_told = tried.hints == HINTS;
        let named = self.solution_step().filter(|_| all_told).map(|step| step.action);
        let offers = self.sight.offers.iter().enumerate();
        let wanted = offers.filter(|(_, o)| named.is_some_and(|action| o.accepts(&action)));
        PuzzleModel {
            title: puzzle.text_key(game),
            args: puzzle.text_args(),
            thing: puzzle.thing().map(str::to_owned),
            rules: puzzle.rules.clone(),
            done: self.play.entries().len().saturating_sub(tried.base),
            within: puzzle.within,
            tried: tried.tried,
            stars: self.puzzle_stars(),
            hints: self.hints(tried),
            more_hints: !all_told && !tried.steps.is_empty(),
            wanted: wanted.map(|(at, _)| at).collect(),
            next: after(puzzles(game), game, puzzle.id()),
            made: (!is_listed(game, puzzle)).then(|| game.id().to_owned()),
        }
    }

    /// The hints that were asked for: where the next step is, how many there are and what the last
    /// one does, the step itself.
    fn hints(&self, tried: &TriedPuzzle) -> Vec<Message> {
        let plain = |key, args| Message { key, args, ..Message::default() };
        let Some(step) = self.solution_step() else {
            let astray = tried.hints > 0 && tried.tried == Tried::Open;
            return Vec::from_iter(astray.then(|| plain("ui-puzzle-astray", Vec::new())));
        };
        let at = tried.steps.iter().position(|other| other == step).unwrap_or_default();
        let left = Value::Number((tried.steps.len() - at) as i64);
        let worded = |step: Option<&SolutionStep>| {
            let words = step.and_then(|step| step.words.as_ref());
            words.map(|words| Value::Phrase(words.key, words.args.clone()))
        };
        let with = |key, step| {
            let choice = worded(step).map(|words| ("choice", words));
            plain(key, choice.into_iter().chain([("count", left.clone())]).collect())
        };
        let offer = self.sight.offers.iter().find(|offer| offer.accepts(&step.action));
        let touches = offer.and_then(|offer| offer.message.as_ref()).map(|m| !m.touches.is_empty());
        // What names nothing on the board can only glow in the bar, and would be told with that.
        let place = match touches {
            Some(false) => "ui-puzzle-hint-bar",
            _ => "ui-puzzle-hint-where",
        };
        let all = [
            with(place, None),
            with("ui-puzzle-hint-what", tried.steps.last()),
            with("ui-puzzle-hint-first", Some(step)),
        ];
        all.into_iter().take(tried.hints).collect()
    }
}

/// Whether a puzzle is one of those that the game brings; else it was made for once.
fn is_listed(game: &dyn Game, puzzle: &Puzzle) -> bool {
    puzzles(game).iter().any(|listed| listed.id() == puzzle.id())
}

/// The game and what comes behind this one in the order of its list.
fn after<T: Taught>(all: &[T], game: &dyn Game, id: &str) -> Option<(String, String)> {
    let here = all.iter().position(|taught| taught.id() == id)?;
    all.get(here + 1).map(|next| (game.id().to_owned(), next.id().to_owned()))
}
