//! A lesson: a position, and steps that each say what is to be chosen, with a sentence that says
//! why. It keeps to the rules because every choice goes through the table; what is not written in
//! its file it leaves to the person.

use super::taught::{StartingTable, Taught, texts};
use crate::table::{
    action::{Action, Thing},
    catalogue::Catalogue,
    example::{ExampleFault, fault, follow_line},
    game::Game,
    ids::{SeatId, Viewer},
    play::Play,
};
use serde::Deserialize;

/// Most steps of a lesson: whoever checks files of others does not wait for ever.
const MOST: usize = 200;

/// A first game that teaches.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Always `caravanserai`.
    pub program: String,
    /// The version of the file format.
    pub format: u32,
    /// Its identifier; the title has the key `<prefix>-lesson-<identifier>`, `.about` says what is
    /// learnt and `.end` what is said at the end.
    pub lesson: String,
    /// About how many minutes it takes.
    pub minutes: u32,
    /// The lesson at whose end it begins, where it goes on with another one.
    #[serde(default)]
    pub follows: String,
    /// Where it begins, where it follows none.
    #[serde(default)]
    pub table: StartingTable,
    /// What is done, one choice of the first seat each.
    pub steps: Vec<LessonStep>,
}

/// Where a file stands in a course: what follows at the end of another one is a part of the same
/// lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CoursePlace {
    /// Which lesson it is, counted from 1.
    pub lesson: usize,
    /// Which part of it, counted from 1.
    pub part: usize,
    /// How many parts the lesson has.
    pub parts: usize,
}

/// The places of the files of a course, in their order.
pub fn course_places(all: &[Lesson]) -> Vec<CoursePlace> {
    let mut places: Vec<CoursePlace> = Vec::new();
    for file in all {
        let next = match places.last() {
            Some(last) if !file.follows.is_empty() => {
                CoursePlace { part: last.part + 1, parts: last.part + 1, ..*last }
            }
            last => CoursePlace { lesson: last.map_or(1, |l| l.lesson + 1), part: 1, parts: 1 },
        };
        let same = places.iter_mut().filter(|place| place.lesson == next.lesson);
        same.for_each(|place| place.parts = next.parts);
        places.push(next);
    }
    places
}

/// One guided choice.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// The last part of the key of its sentence, `<prefix>-lesson-<identifier>-<says>`; where there
    /// is none, the sentence before still stands.
    #[serde(default)]
    pub says: String,
    /// The rules behind the sentence.
    #[serde(default)]
    pub rules: Vec<String>,
    /// What happens before it, in the steps of a worked example: what dice and draws will give,
    /// what the others do.
    #[serde(default)]
    pub before: Vec<String>,
    /// What may be chosen: actions in their written form, the first of them the one that is played
    /// where the step is skipped. `*` stands for any argument, `#<kind>` for a piece of a kind,
    /// `#<kind>@<zone>` for one that lies there.
    pub choose: Vec<String>,
    /// What glows beside what is to be chosen: spaces and zones.
    #[serde(default)]
    pub glow: Vec<String>,
}

impl Taught for Lesson {
    const FOLDER: &'static str = "lessons";
    fn id(&self) -> &str {
        &self.lesson
    }
    fn head(&self) -> (&str, u32) {
        (&self.program, self.format)
    }
    fn text_key(&self, game: &dyn Game) -> String {
        format!("{}-lesson-{}", game.prefix(), self.lesson)
    }
    fn text_keys(&self, game: &dyn Game) -> Vec<String> {
        let title = self.text_key(game);
        let said = self.steps.iter().filter(|s| !s.says.is_empty());
        let mut keys: Vec<String> = said.map(|s| format!("{title}-{}", s.says)).collect();
        keys.extend([format!("{title}.about"), format!("{title}.end"), title]);
        keys
    }
    fn rules(&self) -> Vec<&str> {
        self.steps.iter().flat_map(|s| &s.rules).map(String::as_str).collect()
    }
    fn try_out(&self, game: &'static dyn Game) -> Result<(), ExampleFault> {
        if self.steps.first().is_none_or(|s| s.says.is_empty() || s.rules.is_empty()) {
            return Err(fault(0, "", "the first step says nothing, or names no rule"));
        }
        if self.steps.len() > MOST {
            return Err(fault(0, "", format!("more than {MOST} steps")));
        }
        let mut play = self.begin(game, &[])?;
        let mut guide = Guide::default();
        guide.begin(self, &mut play)?;
        while let Some(step) = self.steps.get(guide.step()) {
            if let Some(word) = step.unknown(play.catalogue()) {
                let why = format!("there is neither a space nor a zone \"{word}\"");
                return Err(fault(guide.step() + 1, word, why));
            }
            if step.wanted(&mut play).is_empty() {
                let why = format!("nothing of it is offered; offered are {:?}", offered(&play));
                return Err(fault(guide.step() + 1, &step.choose.join(" | "), why));
            }
            guide.skip(self, &mut play)?;
        }
        Ok(())
    }
}

impl Lesson {
    /// Sets the position up that it begins with, for a person on the first seat. The seats are
    /// called by these names, as far as there are any.
    ///
    /// # Errors
    /// [`ExampleFault`] with step 0 where that is not possible.
    pub fn begin(&self, game: &'static dyn Game, names: &[String]) -> Result<Play, ExampleFault> {
        if self.follows.is_empty() {
            return self.table.begin(game, names);
        }
        let read = texts::<Lesson>(game).into_iter();
        let mut all = read.filter_map(|(_, text)| Lesson::read(text).ok());
        let before = all.find(|lesson| lesson.lesson == self.follows);
        // Only one that begins by itself is followed: nobody goes round in a circle.
        let before = before.filter(|lesson| lesson.follows.is_empty());
        let before = before.ok_or_else(|| fault(0, &self.follows, "it follows no such lesson"))?;
        let mut play = before.table.begin(game, names)?;
        let mut guide = Guide::default();
        guide.begin(&before, &mut play)?;
        while !guide.is_over(&before) {
            guide.skip(&before, &mut play)?;
        }
        Ok(play)
    }

    /// Which of its sentences stands at a step, counted from 1, and how many there are. A step
    /// that says nothing belongs to the one before.
    pub fn sentence(&self, step: usize) -> (usize, usize) {
        let said = |steps: &[LessonStep]| steps.iter().filter(|s| !s.says.is_empty()).count();
        let so_far = self.steps.get(..=step).unwrap_or(&self.steps);
        (said(so_far), said(&self.steps))
    }
}

/// How far somebody has come in a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Guide {
    /// How many entries there were when each step began that was reached.
    marks: Vec<usize>,
    /// Whether another way than the one that is shown has led to questions of its own.
    aside: bool,
    /// What somebody went back from, the nearest last: done again, it is here again.
    ahead: Vec<Ahead>,
}

/// Where somebody stood who went back from there.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Ahead {
    marks: Vec<usize>,
    aside: bool,
    entries: usize,
}

impl Guide {
    /// The step that is to be done, counted from 0.
    pub fn step(&self) -> usize {
        self.marks.len().saturating_sub(1)
    }
    /// Whether every step is done.
    pub fn is_over(&self, lesson: &Lesson) -> bool {
        self.step() >= lesson.steps.len()
    }
    /// Whether the step is done in another way than the one that is shown, and the game asks what
    /// the lesson knows nothing of: whatever is answered, the next step waits for it.
    pub fn is_aside(&self) -> bool {
        self.aside
    }
    /// What must happen before the first step.
    ///
    /// # Errors
    /// The fault in the file.
    pub fn begin(&mut self, lesson: &Lesson, play: &mut Play) -> Result<(), ExampleFault> {
        *self = Guide::default();
        self.prepare(lesson, play)
    }
    /// Goes on to where somebody last went back from, as long as nothing else was done since.
    /// Whether there was anything to go on to.
    pub fn forward(&mut self, play: &mut Play) -> bool {
        let there = self.ahead.pop();
        let can = |to: &Ahead| to.entries <= play.entries().len() + play.undone().len();
        let Some(Ahead { marks, aside, entries }) = there.filter(can) else { return false };
        play.seek(entries);
        (self.marks, self.aside) = (marks, aside);
        true
    }
    /// Goes back to where the step that is to be done begins.
    pub fn again(&mut self, play: &mut Play) {
        self.aside = false;
        play.seek(self.marks.last().copied().unwrap_or_default());
    }
    /// A choice was made that this step wants, or one aside: what must happen before the next
    /// step, where that can be done now.
    ///
    /// # Errors
    /// The fault in the file, or that the game has gone another way for good.
    pub fn go_on(&mut self, lesson: &Lesson, play: &mut Play) -> Result<(), ExampleFault> {
        let here = play.entries().len();
        let done = self.prepare(lesson, play);
        let next = lesson.steps.get(self.step());
        let led = done.is_ok() && next.is_none_or(|step| !step.wanted(play).is_empty());
        self.aside = !led;
        if led {
            return Ok(());
        }
        self.marks.pop();
        play.seek(here);
        if play.decision_seat() == Some(SeatId(0)) {
            return Ok(());
        }
        done.and(Err(fault(self.step() + 1, "", "what the next step wants is never offered")))
    }

    fn prepare(&mut self, lesson: &Lesson, play: &mut Play) -> Result<(), ExampleFault> {
        let number = self.marks.len();
        let base = play.entries().len();
        self.ahead.clear();
        play.set_study(true);
        let before = lesson.steps.get(number).map_or(&[][..], |s| &s.before);
        let mut lines = before.iter();
        let done = lines.try_for_each(|line| {
            follow_line(play, base, line).map_err(|why| fault(number + 1, line, why))
        });
        play.set_study(false);
        self.marks.push(play.entries().len());
        done
    }

    /// Goes back to the beginning of the step before this one, or of this one where something was
    /// done in it. Whether there was anything to go back to.
    pub fn back(&mut self, play: &mut Play) -> bool {
        let aside = std::mem::take(&mut self.aside);
        let Some(&here) = self.marks.last() else { return false };
        let entries = play.entries().len();
        if entries == here && self.marks.len() == 1 {
            return false;
        }
        self.ahead.push(Ahead { marks: self.marks.clone(), aside, entries });
        if entries == here {
            self.marks.pop();
        }
        let mark = self.marks.last().copied().unwrap_or(here);
        play.seek(mark);
        true
    }

    /// Does the step as it stands in the file, or aside the first thing that can be done, and goes
    /// on.
    ///
    /// # Errors
    /// The fault in the file.
    pub fn skip(&mut self, lesson: &Lesson, play: &mut Play) -> Result<(), ExampleFault> {
        let number = self.step();
        let Some(step) = lesson.steps.get(number) else { return Ok(()) };
        let line = step.choose.first().map_or("", String::as_str);
        let wrong = |why: String| fault(number + 1, line, why);
        if play.decision_seat() != Some(SeatId(0)) {
            return Err(wrong("the first seat has nothing to choose".to_owned()));
        }
        let first = play.offers().first().map(|offer| offer.action);
        let action = if self.aside { first } else { step.shown(play) };
        let Some(action) = action else {
            return Err(wrong(format!("not offered; offered are {:?}", offered(play))));
        };
        if let Err(no) = play.choose(action) {
            let offered = offered(play);
            return Err(wrong(format!("refused by {}; offered are {offered:?}", no.rule)));
        }
        self.go_on(lesson, play)
    }
}

impl LessonStep {
    /// The choice that is played where somebody lets it be shown: the first that is named, or
    /// where that was done before, the next that is offered.
    fn shown(&self, play: &mut Play) -> Option<Action> {
        let named = |line: &String| shown(line, play);
        let named: Vec<Action> = self.choose.iter().filter_map(named).collect();
        let offered = |action: &&Action| play.offers().iter().any(|offer| offer.accepts(action));
        named.iter().find(offered).or(named.first()).copied()
    }
    /// Whether an action is what the step wants.
    pub fn wants(&self, play: &mut Play, action: Action) -> bool {
        let c = play.catalogue().clone();
        self.choose.iter().any(|pattern| fits(pattern, &action.to_text(&c), play))
    }
    /// Whether an action is another way than the one that it shows.
    pub fn is_other_way(&self, play: &mut Play, action: Action) -> bool {
        let written = action.to_text(&play.catalogue().clone());
        let shown = self.choose.first().is_none_or(|first| fits(first, &written, play));
        !shown && self.wants(play, action)
    }
    /// Whether an action is on the way to what the step wants: another amount of the same, as where
    /// money is raised step by step.
    pub fn is_on_way(&self, play: &mut Play, action: Action) -> bool {
        let c = play.catalogue().clone();
        let range = play.offers().iter().find(|offer| offer.accepts(&action)).and_then(|o| o.range);
        let Some(range) = range else { return false };
        let named = self.choose.iter().filter_map(|line| Action::parse(line, &c).ok());
        let as_named = |mut named: Action| {
            named.args[range.arg] = action.args[range.arg];
            named == action
        };
        !self.wants(play, action) && named.into_iter().any(as_named)
    }
    /// The numbers of the offers that it wants.
    pub fn wanted(&self, play: &mut Play) -> Vec<usize> {
        let c = play.catalogue().clone();
        let offers = play.offers().to_vec();
        let exact: Vec<Action> =
            self.choose.iter().filter_map(|line| Action::parse(line, &c).ok()).collect();
        let takes = |n: &usize| {
            let offer = &offers[*n];
            exact.iter().any(|action| offer.accepts(action)) || self.wants(play, offer.action)
        };
        (0..offers.len()).filter(takes).collect()
    }
    /// What glows beside what is to be chosen. Words that name nothing are left out; see
    /// `LessonStep::unknown`.
    pub fn glowing(&self, c: &Catalogue) -> Vec<Thing> {
        self.glow.iter().filter_map(|word| thing(word, c)).collect()
    }
    /// The first word of `glow` that names nothing on this table.
    fn unknown(&self, c: &Catalogue) -> Option<&str> {
        self.glow.iter().find(|word| thing(word, c).is_none()).map(String::as_str)
    }
}

fn thing(word: &str, c: &Catalogue) -> Option<Thing> {
    c.space_by_id(word).map(Thing::Space).or_else(|| c.zone_by_key(word).map(Thing::Zone))
}

fn offered(play: &Play) -> Vec<String> {
    play.offers().iter().map(|o| o.action.to_text(play.catalogue())).collect()
}

/// What a pattern means where it is played by itself: the action that it writes out, else the
/// first offer that fits it.
fn shown(pattern: &str, play: &mut Play) -> Option<Action> {
    let c = play.catalogue().clone();
    if let Ok(action) = Action::parse(pattern, &c) {
        return Some(action);
    }
    let offers: Vec<Action> = play.offers().iter().map(|o| o.action).collect();
    offers.into_iter().find(|action| fits(pattern, &action.to_text(&c), play))
}

/// Whether an action in its written form is what a pattern means.
fn fits(pattern: &str, written: &str, play: &mut Play) -> bool {
    let (mut wanted, mut there) = (pattern.split_whitespace(), written.split_whitespace());
    loop {
        match (wanted.next(), there.next()) {
            (None, None) => return true,
            (Some(w), Some(t)) if w == "*" || w == t || is_piece(w, t, play) => {}
            _ => return false,
        }
    }
}

/// Whether `#17` is a piece of the kind that `#<kind>` or `#<kind>@<zone>` names.
fn is_piece(pattern: &str, written: &str, play: &mut Play) -> bool {
    let c = play.catalogue().clone();
    let (Some(name), Some(piece)) = (pattern.strip_prefix('#'), c.piece_by_word(written)) else {
        return false;
    };
    let (key, zone) = name.split_once('@').map_or((name, None), |(key, zone)| (key, Some(zone)));
    if c.kind_by_key(key) != c.pieces.get(piece.ix()).copied() {
        return false;
    }
    let lies = |zone| play.glance(Viewer::Everybody).zone(zone).known.contains(&piece);
    zone.is_none_or(|zone| c.zone_by_key(zone).is_some_and(lies))
}
