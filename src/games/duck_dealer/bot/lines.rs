//! The whole ways on that are compared where a seat of Duck Dealer thinks: the best action turns,
//! each carried out by the rules to its end. Nothing is chosen here.

use super::{
    DuckBot, GREEDY, MOST_CHOICES,
    deliberation::Deliberation,
    of,
    search::{Care, ErrandPlan, Means},
};
use crate::{
    bots::{CandidateLine, Seen},
    games::duck_dealer::table::{layout::TURN, nouns::DuckSight, verbs::*},
    table::{
        action::{Action, Message, MessageArgs},
        branch::Branch,
        ids::Verb,
        sight::Sight,
    },
};

/// How the action turns are looked for that are compared.
const CARE: Care = Care { width: 90, plans: 4 };

/// What may be done in a decision in which the greedy player would choose an action. Whether to act
/// at all is not compared: quick players make less of a later turn than is made of it in the end,
/// so that acting at once, with nearly nothing, looked best to them.
pub fn lines(seen: &mut Seen<'_>, _first: Action) -> Vec<CandidateLine> {
    let sight = seen.sight();
    let each = |verbs: &[Verb]| -> Vec<CandidateLine> {
        verbs.iter().flat_map(|&verb| of(&sight.offers, verb)).map(CandidateLine::from).collect()
    };
    match sight.decision.map(|decision| decision.question) {
        Some(Q_ACT) => action_turns(seen, &sight),
        Some(Q_EQUIP) => each(&[EQUIP]),
        Some(Q_START) => each(&[START]),
        Some(Q_ANSWER) => each(&[ACCEPT, DECLINE]),
        _ => Vec::new(),
    }
}

/// The best ways on in an action turn, each to its end.
fn action_turns(seen: &mut Seen<'_>, sight: &Sight) -> Vec<CandidateLine> {
    let seat = seen.seat();
    let Some(t) = DuckSight::of(sight) else { return Vec::new() };
    let turn = t.sight.dial(TURN);
    let thought = Deliberation { t: &t, me: seat, offers: &sight.offers, hoard: GREEDY.hoard };
    let before = thought.means();
    let mut branch = seen.branch();
    let carried_out = |plan: ErrandPlan| {
        let why = Some(why(&plan, &before));
        let actions = carry_out(&mut branch, plan, turn);
        while branch.back() {}
        CandidateLine { actions, why }
    };
    thought.plans(CARE).into_iter().map(carried_out).collect()
}

/// What speaks for a plan: its points, what they cost, and what is aboard afterwards.
fn why(plan: &ErrandPlan, before: &Means) -> Message {
    let mut why = Message { key: "dd-bot-why-plan", ..Message::default() };
    let count = |numbers: &[u8]| numbers.iter().map(|&n| i64::from(n)).sum::<i64>();
    MessageArgs(Some(&mut why))
        .number("vp", plan.vp.into())
        .number("energy", count(&before.tokens) - count(&plan.then.tokens))
        .number("goods", count(&plan.then.cargo));
    why
}

/// Carries a plan out on a branch until the turn is over; what was done.
fn carry_out(branch: &mut Branch<'_>, plan: ErrandPlan, turn: i64) -> Vec<Action> {
    let mut player = DuckBot::with_plan(plan, turn);
    let seat = branch.seat();
    let mut done = Vec::new();
    for _ in 0..MOST_CHOICES {
        let next = match player.at_once(branch.offers()) {
            Some(next) => Some(next),
            None if branch.is_mine() => player.think(&branch.sight(), seat),
            None => None,
        };
        let Some(next) = next.filter(|&next| branch.choose(next).is_ok()) else { break };
        done.push(next);
    }
    done
}
