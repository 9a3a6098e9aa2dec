//! The whole ways on that are compared where a seat of Duck Dealer thinks: the best action turns,
//! each carried out by the rules to its end. Nothing is chosen here.

use super::{
    DuckBot, MOST_CHOICES, board::acts_last, deliberation::Deliberation, habits::DuckHabits, of,
    search::Means, worth,
};
use crate::{
    bots::{CandidateLine, Habits, Seen},
    games::duck_dealer::table::{
        layout::TURN,
        nouns::{DuckSight, DuckView},
        verbs::*,
    },
    table::{
        action::{Action, Message, MessageArgs},
        aims::{Doing, Prospect, WayStep},
        branch::Branch,
        ids::Verb,
        worth::go_by,
    },
};
use std::cmp::Reverse;

/// How many action turns are compared.
const PLANS: usize = 4;
/// Most chains that are compared with them.
const CHAINS: usize = 2;
/// Most chains that are carried out to find these, those first that bring most points.
const CARRIED_OUT: usize = 6;

/// What may be done in a decision in which the greedy player would choose an action. Whether to act
/// at all is not compared: quick players make less of a later turn than is made of it in the end,
/// so that acting at once, with nearly nothing, looked best to them.
pub fn lines(seen: &mut Seen<'_>, first: Action, habits: &Habits) -> Vec<CandidateLine> {
    let offers = seen.offers();
    let each = |verbs: &[Verb]| -> Vec<CandidateLine> {
        verbs.iter().flat_map(|&verb| of(offers, verb)).map(CandidateLine::from).collect()
    };
    match seen.decision().map(|decision| decision.question) {
        Some(Q_TURN | Q_FREE) if matches!(first.verb, ACT | FREE_TURN) => {
            action_turns(seen, Some(first), DuckHabits::of(habits))
        }
        Some(Q_ACT) => action_turns(seen, None, DuckHabits::of(habits)),
        Some(Q_EQUIP) => each(&[EQUIP]),
        Some(Q_START) => each(&[START]),
        Some(Q_ANSWER) => each(&[ACCEPT, DECLINE]),
        _ => Vec::new(),
    }
}

/// The best ways on in an action turn, each to its end; `begins` is what it begins with, where it
/// has not begun yet. First what the greedy player plans, then the chains that bring more points
/// than all that it plans, then its other plans.
pub fn action_turns(
    seen: &mut Seen<'_>,
    begins: Option<Action>,
    habits: DuckHabits,
) -> Vec<CandidateLine> {
    let mut branch = seen.branch();
    if begins.is_some_and(|action| branch.choose(action).is_err()) {
        return Vec::new();
    }
    let Some(before) = standing(&mut branch) else { return Vec::new() };
    let (sight, seat) = (branch.sight(), branch.seat());
    let Some(t) = DuckSight::of(&sight) else { return Vec::new() };
    let turn = t.sight.dial(TURN);
    let thought = Deliberation { t: &t, me: seat, offers: &sight.offers, habits };
    let planned = thought.plans(PLANS).into_iter();
    let planned = planned.map(|plan| (DuckBot::with_plan(plan, turn, habits), Vec::new()));
    let planned: Vec<WholeTurn> =
        planned.filter_map(|(player, steps)| carry_out(&mut branch, player, &steps)).collect();
    let most = planned.iter().map(|turn| turn.then.1).max().unwrap_or(before.1);
    let mut chains: Vec<(i64, Vec<WayStep>)> =
        worth::prospects(&t, seat, habits).into_iter().filter_map(steps_at_once).collect();
    chains.sort_by_key(|(points, _)| Reverse(*points));
    chains.truncate(CARRIED_OUT);
    let mut better: Vec<WholeTurn> = chains
        .into_iter()
        .filter_map(|(_, steps)| carry_out(&mut branch, DuckBot::new(0, habits, false), &steps))
        .filter(|turn| turn.then.1 > most)
        .collect();
    better.sort_by_key(|turn| Reverse(turn.then.1));
    // One chain leaves for later what the other one begins with.
    better.dedup_by_key(|turn| turn.leads_to);
    better.truncate(CHAINS);
    let mut all = planned;
    all.splice(all.len().min(1)..all.len().min(1), better);
    // DD-16.1: after the last turn nothing counts but points, and they are known.
    if acts_last(&t) {
        let most = all.iter().map(|turn| turn.then.1).max();
        all.retain(|turn| Some(turn.then.1) == most);
    }
    let line = |turn: WholeTurn| CandidateLine {
        actions: begins.into_iter().chain(turn.actions).collect(),
        why: Some(why(&before, &turn.then)),
    };
    all.into_iter().map(line).collect()
}

/// The points and choices of what can be done at once with what there is.
fn steps_at_once(prospect: Prospect) -> Option<(i64, Vec<WayStep>)> {
    match prospect.doing {
        Doing::Choices(steps) if prospect.lacks.is_empty() && prospect.turns == 0 => {
            Some((prospect.pays.0, steps))
        }
        _ => None,
    }
}

/// An action turn to its end.
struct WholeTurn {
    actions: Vec<Action>,
    /// How its seat stands once all is done, before tokens are given back.
    then: Standing,
    leads_to: u64,
}

/// What a seat has to spend and to carry, and its points.
type Standing = (Means, i64);

fn standing(branch: &mut Branch<'_>) -> Option<Standing> {
    let (sight, me) = (branch.sight(), branch.seat());
    let t = DuckSight::of(&sight)?;
    let thought = Deliberation { t: &t, me, offers: &[], habits: DuckHabits::usual() };
    Some((thought.means(), t.vp(me)))
}

/// What speaks for a turn: its points, what they cost, and what is aboard afterwards.
fn why(before: &Standing, then: &Standing) -> Message {
    let mut why = Message { key: "dd-bot-why-plan", ..Message::default() };
    let count = |numbers: &[u8]| numbers.iter().map(|&n| i64::from(n)).sum::<i64>();
    MessageArgs(Some(&mut why))
        .number("vp", then.1 - before.1)
        .number("energy", count(&before.0.tokens) - count(&then.0.tokens))
        .number("goods", count(&then.0.cargo));
    why
}

/// Carries these steps out on a branch and lets a player go on until the turn is over; the branch
/// stands where it stood afterwards. `None` where the rules do not let the steps through.
fn carry_out(branch: &mut Branch<'_>, mut player: DuckBot, steps: &[WayStep]) -> Option<WholeTurn> {
    let (from, seat) = (branch.depth(), branch.seat());
    let (mut actions, whole) = go_by(branch, steps);
    let whole = whole && branch.depth() == from + actions.len();
    let mut then = None;
    for _ in 0..MOST_CHOICES * u32::from(whole) {
        let next = match player.at_once(branch.offers()) {
            Some(next) => Some(next),
            None if branch.is_mine() => player.think(&branch.sight(), seat),
            None => None,
        };
        let Some(next) = next else { break };
        if next.verb == END_TURN {
            then = standing(branch);
        }
        if branch.choose(next).is_err() {
            break;
        }
        actions.push(next);
    }
    let then = then.or_else(|| standing(branch));
    let leads_to = branch.hash();
    while branch.depth() > from {
        branch.back();
    }
    then.filter(|_| whole).map(|then| WholeTurn { actions, then, leads_to })
}
