//! The coach: beside the window each choice of the person is thought over once more, and where
//! another one was probably better, and by more than a little, one line says so. A teacher does the
//! same before the choice is done. Both see what the seat saw, and neither speaks in a game
//! between people, a lesson or a puzzle.

use super::{Table, advice::lead, background::BackgroundWork};
use crate::{
    bots::{self, Budget, LineTable, Mistake},
    table::{
        action::{Action, Message},
        aims::Doing,
        catalogue::Chooser,
        game::Game,
        ids::{Verb, Viewer},
        play::Play,
        record::Save,
        verbs::VerbSort,
        worth,
    },
    ui::{
        counsel::lead_words,
        model::{Mode, counsel::Lead},
        table_text::TableText,
    },
};
use std::{task::Poll, time::Duration};

/// What a choice must cost of the chance to win to be spoken of.
const SHARE: f64 = 0.05;
/// The same for a teacher, who interrupts.
const TEACHER_SHARE: f64 = 0.1;
/// How many choices are thought over at once: whoever goes on quickly hears of the last ones.
const AT_ONCE: usize = 2;

/// How many steps of what would have been better are told.
const MOST_STEPS: usize = 3;

/// How long a choice is held back at most, where a teacher looks at it.
const HELD: Duration = Duration::from_millis(900);

/// What the coach says of a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CoachWord {
    /// The entry of the choice, counted from 1.
    pub entry: usize,
    /// How much of the chance to win it cost, in hundredths.
    pub cost: i64,
    /// How the first steps of what would have been better are worded.
    pub better: Vec<Message>,
    /// By how much further one leads with that, played on.
    pub ahead: Option<Lead>,
    /// The prefix of the game's texts.
    pub prefix: &'static str,
    /// What would have been chosen one after the other.
    pub line: Vec<Action>,
}

impl CoachWord {
    /// What would have been better, in words.
    pub fn better_words(&self, texts: TableText) -> String {
        let steps: Vec<String> = self.better.iter().map(|step| texts.say(step)).collect();
        let steps = steps.join(" · ");
        let lead = |lead| lead_words(texts, self.prefix, lead, "ui-coach-lead");
        match self.ahead.and_then(lead) {
            Some(lead) => format!("{steps} ({lead})"),
            None => steps,
        }
    }
}

/// What a teacher has found of a choice that is held back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeldWord {
    /// The choice, and what was to be done after it by the same press.
    pub actions: Vec<Action>,
    /// Whether it could not be taken back.
    pub stands: bool,
    /// What is said against it, where there is anything.
    pub against: Option<CoachWord>,
    /// Whether it ends a turn in which nothing but waiting was chosen.
    pub idle: bool,
    /// What it gives away for nothing, where it does.
    pub left: Option<LeftWord>,
}

/// What could still be done, and would be given away for nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftWord {
    /// What it is.
    pub words: Message,
    /// The choices that do it, one after the other.
    pub line: Vec<Action>,
}

/// What would have been better, and its first steps in words.
type Better = (Mistake, Vec<Message>);

/// A choice that is thought over once more.
struct Coached {
    action: Action,
    entry: usize,
    work: BackgroundWork<Option<Better>>,
    /// Whether it is not done yet.
    held: bool,
    /// What was to be done after it by the same press.
    then: Vec<Action>,
}

/// What coach and teacher think over, and what they know of it.
pub struct Coaching {
    /// The choices that are thought over once more, or before they are done.
    choices: Vec<Coached>,
    /// How long a choice is held back at most while a teacher looks at it; without it as long as
    /// that takes, for tests.
    pub held_for: Option<Duration>,
    /// The choice of which somebody is sure, in the picture with this number.
    sure: Option<(u64, Action)>,
    /// The choice that was to begin a way, or to go on with it, in the picture with this number.
    on_way: Option<(u64, Action)>,
    /// The turn in which a teacher has asked already, by what was the last entry before it.
    asked: Option<usize>,
    /// The choice of which something is to be said at once, in the picture with this number: what
    /// it gives away, or nothing where it would end a turn in which nothing was done.
    at_once: Option<(u64, Action, Option<LeftWord>)>,
}

impl Default for Coaching {
    fn default() -> Coaching {
        let held_for = Some(HELD);
        let choices = Vec::new();
        Coaching { choices, held_for, sure: None, on_way: None, asked: None, at_once: None }
    }
}

impl Table {
    /// Whether a coach may speak here: against computer players, or in a study.
    pub fn may_be_coached(&self) -> bool {
        let alone = self.mode == Mode::Play && self.people().count() == 1 && self.trial.is_none();
        (alone || self.mode == Mode::Study) && !self.learns()
    }

    /// Whether a teacher may speak here: against computer players.
    pub fn may_be_taught(&self) -> bool {
        self.mode == Mode::Play && self.may_be_coached() && self.asked()
    }

    /// Whether a choice waits for what a teacher finds, who asks once in a turn. What a quick
    /// player would do as well costs little, and waits only where it could not be taken back.
    pub fn is_held_back(&mut self, action: Action) -> bool {
        if self.coaching.asked == Some(self.since()) {
            return false;
        }
        if self.throws_turn_away(action) {
            self.coaching.at_once = Some((self.version, action, None));
            return true;
        }
        if let Some(left) = self.given_away(action) {
            self.coaching.at_once = Some((self.version, action, Some(left)));
            return true;
        }
        let waits = |c: &Coached| c.held && c.action == action && c.work.is_about(&self.play);
        if self.coaching.choices.iter().any(waits) {
            return true;
        }
        let doubtful = self.stands_for_good(action) || self.usual() != Some(action);
        doubtful && self.coach(action, true)
    }

    /// Whether a choice ends a turn in which the person has only put off what could be done: that
    /// costs too little of a chance to win to be found, and is a beginner's commonest mistake.
    fn throws_turn_away(&mut self, action: Action) -> bool {
        let ends = |table: &Table, verb| table.play.catalogue().verb(verb).sort == VerbSort::Ends;
        let Some(seat) = self.play.decision_seat().filter(|_| ends(self, action.verb)) else {
            return false;
        };
        let number = self.turn();
        let done: Vec<Option<Verb>> = (1..=self.play.entries().len())
            .rev()
            .map_while(|n| Some((self.past.get(n - 1)?, self.past.get(n)?)))
            .take_while(|(before, _)| before.turn.number == number)
            .map(|(_, after)| after.verb)
            .collect();
        // Whoever goes on past the same question once more has decided so.
        let waited = |verb: &Option<Verb>| verb.is_some_and(|v| v != action.verb && ends(self, v));
        let waited = done.iter().all(waited);
        if done.is_empty() || !waited || self.undo_barred().is_some() {
            return false;
        }
        let mark = self.play.turn_mark();
        let mut branch = self.play.branch(seat);
        branch.choose(action).is_ok() && branch.is_over(mark)
    }

    /// What a choice gives away for nothing: it costs too little of a chance to win to be found.
    fn given_away(&mut self, action: Action) -> Option<LeftWord> {
        let (game, seat) = (self.play.game(), self.play.decision_seat()?);
        let before = self.play.glance(Viewer::Seat(seat));
        let mut branch = self.play.branch(seat);
        // What chance has a part in is not foreseen, and may give something away all the same.
        let after = branch.choose(action).is_ok().then(|| {
            let after = branch.sight();
            branch.back();
            after
        });
        let given = game.gives_away(&before, action, after.as_ref(), seat)?;
        let Doing::Choices(choices) = given.doing else { return None };
        let (line, whole) = worth::go_by(&mut branch, &choices);
        given.words.filter(|_| whole).map(|words| LeftWord { words, line })
    }

    /// What a quick player would do here.
    fn usual(&mut self) -> Option<Action> {
        let game = self.play.game().id();
        let mut quick = bots::bot(bots::best(game), game, 0).ok()??;
        bots::ask(quick.as_mut(), &mut self.play)
    }

    /// What is to be done after the choice that is held back.
    pub fn do_after_held(&mut self, actions: &[Action]) {
        if let Some(held) = self.coaching.choices.iter_mut().find(|coached| coached.held) {
            held.then = actions.to_vec();
        }
    }

    /// Somebody is sure of a choice in this position.
    pub fn be_sure(&mut self, action: Action) {
        self.coaching.sure = Some((self.version, action));
    }

    /// Whether somebody is sure of it, once.
    pub fn is_sure_of(&mut self, action: Action) -> bool {
        self.coaching.sure.take() == Some((self.version, action))
    }

    /// Whoever has set out on a way is sure of its next step, as long as it can be taken back.
    pub fn be_sure_on_way(&mut self, action: Action) {
        if self.may_be_taught() && !self.stands_for_good(action) {
            self.be_sure(action);
        }
    }

    /// What is held back now was to begin a way, or to go on with it.
    pub fn holds_on_way(&mut self, action: Action) {
        self.coaching.on_way = Some((self.version, action));
    }

    /// Whether a choice was held back on a way, once: then the way goes on after it.
    pub fn was_held_on_way(&mut self, action: Action) -> bool {
        self.coaching.on_way.take() == Some((self.version, action))
    }

    /// A teacher has asked in this turn.
    pub fn was_asked_by_teacher(&mut self) {
        self.coaching.asked = Some(self.since());
    }

    /// Lets what the person is about to choose be thought over, where there is anything to choose;
    /// whether it is. What is held is not done yet, and waits.
    pub fn coach(&mut self, action: Action, held: bool) -> bool {
        if !self.may_be_coached() || !self.asked() || self.play.offers().len() < 2 {
            return false;
        }
        let game = self.play.game();
        let Some(budget) = Budget::of(Chooser::Thinker, game.id()) else { return false };
        let time = self.coaching.held_for.filter(|_| held);
        let budget = Budget { time, ..budget };
        self.coaching.choices.retain(|coached| !coached.held);
        let (save, entry) = (Save::of(&mut self.play), self.play.entries().len() + 1);
        let think = move |stop| {
            let (mut play, differs) = save.replay(game).ok()?;
            play.set_study(true);
            if differs.is_some() {
                return None;
            }
            let found = bots::surely_better_than(&mut play, action, budget, stop);
            let found = found.filter(|found| !held || !stays_open(&mut play, action, found))?;
            let words = worded(&save, game, &found.line.steps);
            Some((found, words))
        };
        if let Some(work) = BackgroundWork::begin("coach", &self.play, think) {
            self.coaching.choices.push(Coached { action, entry, work, held, then: Vec::new() });
            let spare = self.coaching.choices.len().saturating_sub(AT_ONCE);
            self.coaching.choices.drain(..spare);
            return true;
        }
        false
    }

    /// Whether the coach still thinks.
    pub fn is_coaching(&self) -> bool {
        !self.coaching.choices.is_empty()
    }

    /// What the coach has to say, once, of a choice that was not taken back meanwhile.
    pub fn coach_word(&mut self) -> Option<CoachWord> {
        let (coached, word) = self.thought_over(false)?;
        let done = self.play.entries().get(coached.entry - 1);
        word.filter(|_| done.is_some_and(|done| done.did(coached.action)))
    }

    /// What a teacher has found, once, of the choice that is held back in this position.
    pub fn held_word(&mut self) -> Option<HeldWord> {
        if let Some((version, action, left)) = self.coaching.at_once.take() {
            let idle = left.is_none();
            let word = HeldWord { actions: vec![action], stands: false, against: None, idle, left };
            return (version == self.version).then_some(word);
        }
        let (coached, against) = self.thought_over(true)?;
        if !coached.work.is_about(&self.play) {
            return None;
        }
        let stands = self.stands_for_good(coached.action);
        let actions = [coached.action].into_iter().chain(coached.then).collect();
        Some(HeldWord { actions, stands, against, idle: false, left: None })
    }

    /// The first choice, held back or done, that is thought over, and what is to be said of it.
    fn thought_over(&mut self, held: bool) -> Option<(Coached, Option<CoachWord>)> {
        let heard = |coached: &mut Coached| match coached.work.hear() {
            Poll::Pending => None,
            Poll::Ready(found) => Some(found.flatten()),
        };
        let mut all = self.coaching.choices.iter_mut().enumerate().filter(|(_, c)| c.held == held);
        let (n, mistake) = all.find_map(|(n, coached)| Some((n, heard(coached)?)))?;
        let coached = self.coaching.choices.remove(n);
        let least = if held { TEACHER_SHARE } else { SHARE };
        let mistake = mistake.filter(|(mistake, _)| mistake.cost() >= least);
        let word = mistake.map(|(mistake, better)| CoachWord {
            entry: coached.entry,
            cost: (100.0 * mistake.cost()).round() as i64,
            ahead: mistake.ahead.filter(|ahead| ahead.tenths > 0).map(lead),
            prefix: self.play.game().prefix(),
            better,
            line: mistake.line.steps,
        });
        Some((coached, word))
    }
}

/// How the first steps of a line are worded where each is on offer: whoever hears only of the first
/// of them does not know what it is for.
fn worded(save: &Save, game: &'static dyn Game, steps: &[Action]) -> Vec<Message> {
    let mut words = Vec::new();
    let note = |play: &mut Play, action: Action| {
        let offer = play.look().list.iter().find(|offer| offer.accepts(&action));
        let message = offer.and_then(|offer| offer.message.clone());
        words.extend(message.filter(|_| words.len() < MOST_STEPS).map(|message| *message));
    };
    if let Some(mut table) = LineTable::of(save, game) {
        table.follow(steps, note);
    }
    words
}

/// Whether what was better can be done after the choice as well: then only the order differs, and
/// nobody is asked.
fn stays_open(play: &mut Play, done: Action, found: &Mistake) -> bool {
    let Some((seat, &better)) = play.decision_seat().zip(found.line.steps.first()) else {
        return false;
    };
    let mut branch = play.branch(seat);
    branch.choose(done).is_ok() && branch.offers().iter().any(|offer| offer.accepts(&better))
}
