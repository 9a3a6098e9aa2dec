//! The greedy player of Duck Dealer: gathers energy until a whole action turn is worth while, plans
//! it over all that lies open, carries it out stop by stop, and plans anew where something came
//! between. It reads its seat's sight and nothing else. Here stand, too, the quick player by whom
//! worlds are played on, and the player that has its plan from somebody else.

#[cfg(test)]
mod agreement;
pub(super) mod aims;
mod board;
#[cfg(test)]
mod compared;
mod deliberation;
mod estimate;
mod habits;
mod left;
mod lines;
mod mending;
mod plans;
mod search;
mod ways;
mod worth;

use super::table::{layout, nouns::DuckSight, verbs::*};
use crate::{
    bots::{Bot, Habits, Player, RandomBot, Seen, Thinking},
    table::{
        action::{Action, Message, Offer},
        ids::{SeatId, Verb},
        sight::Sight,
    },
};
use deliberation::Deliberation;
use habits::DuckHabits;
use search::ErrandPlan;
use std::collections::VecDeque;

/// The computer player, as the game brings it.
pub const PLAYER: Player = Player {
    habits: DuckHabits::ALL,
    greedy: |seed, habits| Box::new(DuckBot::new(seed, DuckHabits::of(habits), false)),
    estimate: estimate::estimate,
    progress: estimate::progress,
    counts: |_, _| Vec::new(),
};

/// How it is thought about: whole action turns are compared, and worlds go on by players that plan
/// less and gather differently.
pub const THINKING: Thinking =
    Thinking { policy: Some(quick), lines: Some(lines::lines), ..Thinking::PLAIN };

/// Choices in one turn after which it stops thinking and takes any offer: no game may hang on it.
const MOST_CHOICES: u32 = 400;

/// Plans that a quick player keeps for each number of tokens.
const QUICK_WIDTH: f64 = 8.0;
/// How much quick players gather, compared with the greedy player: one of these.
const QUICK_HOARDS: [f64; 4] = [1.0, 0.7, 0.85, 1.15];

/// A player that plans less and gathers more or less, as its seed says.
fn quick(seed: u64, habits: &Habits) -> Box<dyn Bot> {
    let share = QUICK_HOARDS[(seed % QUICK_HOARDS.len() as u64) as usize];
    let usual = DuckHabits::of(habits);
    let (hoard, most) = (usual.hoard * share, usual.most * share);
    let habits = DuckHabits { width: QUICK_WIDTH, hoard, most, ..usual };
    Box::new(DuckBot::new(seed, habits, true))
}

/// A plan for the action turn that runs.
#[derive(Clone)]
struct Sketch {
    plan: ErrandPlan,
    /// It is carried out as it is, though cubes were set since it was made.
    stands: bool,
}

struct DuckBot {
    any: RandomBot,
    habits: DuckHabits,
    /// It thinks once in a turn: neither over ways that its cubes have shortened, nor over what is
    /// left when its plan is done.
    once: bool,
    sketch: Option<Sketch>,
    /// Its plan is carried out as it is, though cubes have shortened its ways.
    given: bool,
    /// In this turn a plan was carried out, as far as it went.
    planned: bool,
    /// What is still to be done of the plan, step by step.
    script: VecDeque<Action>,
    /// The turn of the game in which it thought last, and how often it has thought in it.
    turn: (i64, u32),
    /// Why it does what it has chosen last, where there is something to say.
    why: Option<Message>,
}

fn of(offers: &[Offer], verb: Verb) -> impl Iterator<Item = Action> + '_ {
    offers.iter().map(|offer| offer.action).filter(move |action| action.verb == verb)
}
fn offered(offers: &[Offer], action: Action) -> Option<Action> {
    offers.iter().any(|offer| offer.accepts(&action)).then_some(action)
}

impl Bot for DuckBot {
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        self.why = None;
        if let Some(action) = self.at_once(seen.offers()) {
            return Some(action);
        }
        let (sight, me) = (seen.sight(), seen.seat());
        self.think(&sight, me).or_else(|| self.any.choose(seen))
    }

    fn why(&mut self, seen: &mut Seen<'_>, chosen: Action) -> Option<Message> {
        if !matches!(chosen.verb, ACT | COLLECT) {
            return self.why.clone();
        }
        let act = of(seen.offers(), ACT).next()?;
        let now = lines::action_turns(seen, Some(act), self.habits);
        let now = now.into_iter().find_map(|line| line.why)?;
        let (sight, me) = (seen.sight(), seen.seat());
        let t = DuckSight::of(&sight)?;
        Deliberation { t: &t, me, offers: &sight.offers, habits: self.habits }.why(chosen, &now)
    }
}

impl DuckBot {
    fn new(seed: u64, habits: DuckHabits, once: bool) -> DuckBot {
        DuckBot {
            any: RandomBot::new(seed),
            habits,
            once,
            sketch: None,
            given: once,
            planned: false,
            script: VecDeque::new(),
            turn: (-1, 0),
            why: None,
        }
    }

    /// A player that carries a plan out in the turn that runs.
    fn with_plan(plan: ErrandPlan, turn: i64, habits: DuckHabits) -> DuckBot {
        let sketch = Some(Sketch { plan, stands: true });
        DuckBot { sketch, given: true, turn: (turn, 0), ..DuckBot::new(0, habits, false) }
    }

    /// What needs no look at the table: the only offer, or the next step of the plan.
    fn at_once(&mut self, offers: &[Offer]) -> Option<Action> {
        let only = match offers {
            [only] if only.range.is_none() => Some(only.action),
            _ => None,
        };
        let next = self.script.front().and_then(|&next| offered(offers, next));
        if next.is_some() {
            self.script.pop_front();
        }
        next.or(only)
    }

    fn think(&mut self, sight: &Sight, me: SeatId) -> Option<Action> {
        let t = DuckSight::of(sight)?;
        let thought = Deliberation { t: &t, me, offers: &sight.offers, habits: self.habits };
        let turn = t.sight.dial(layout::TURN);
        let done = self.script.is_empty();
        // Else what was planned did not come about.
        self.script.clear();
        if turn != self.turn.0 {
            self.turn = (turn, 0);
            self.sketch = None;
            self.planned = false;
        }
        self.turn.1 += 1;
        if self.turn.1 > MOST_CHOICES {
            return of(&sight.offers, END_TURN).next();
        }
        match sight.decision?.question {
            Q_EQUIP => thought.equip(),
            Q_START => thought.start(),
            Q_TURN => thought.turn(),
            Q_FREE => thought.free(),
            Q_CUBE => thought.missed_least(thought.best().as_ref()),
            Q_ACT => self.act(&thought, done),
            Q_EXPLORE => of(thought.offers, EXPLORE).max_by_key(|a| thought.tile(a.args[0])),
            Q_OFFER => of(&sight.offers, WITHDRAW).next(),
            Q_ANSWER => {
                self.why = thought.wants_more();
                of(&sight.offers, if self.why.is_some() { DECLINE } else { ACCEPT }).next()
            }
            Q_KEEP => thought.keep(),
            _ => None,
        }
    }

    /// A passage or a cube for a plan, or else its first step; what is left over is used where
    /// there is none.
    fn act(&mut self, thought: &Deliberation, done: bool) -> Option<Action> {
        let last = || of(thought.offers, END_TURN).next();
        let spare = || thought.spare().or_else(|| thought.lighten()).or_else(last);
        if self.once && self.planned && done {
            return spare();
        }
        let made = || Some(Sketch { plan: thought.best()?, stands: true });
        let mut sketch = self.sketch.take().or_else(made)?;
        let laid = thought.gate(&sketch.plan).or_else(|| thought.shorten(&sketch.plan));
        if let Some(laid) = laid {
            self.sketch = Some(Sketch { stands: self.given, ..sketch });
            return Some(laid);
        }
        if !sketch.stands {
            // Its ways are shorter now.
            sketch.plan = thought.best()?;
        }
        thought.cut_short(&mut sketch.plan);
        self.planned = true;
        self.script = thought.script(&sketch.plan);
        self.at_once(thought.offers).or_else(spare)
    }
}
