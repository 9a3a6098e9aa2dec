//! The whole ways on that are compared where a seat of Merchant of Venus thinks: where to set out
//! for, how to fly to each goal, what else a visit may begin with; each as far as the rules carry
//! it out without chance. Nothing is chosen here.

use super::{
    MerchantBot, Thought, first,
    flight::{Flights, of},
    habits::MerchantHabits,
    trade::kind_of,
    trips::{CargoStep, Trip},
    ways::Make,
    why,
};
use crate::{
    bots::{CandidateLine, Habits, Seen},
    games::merchant_of_venus::table::{nouns::VenusSight, verbs::*},
    table::{
        action::{Action, Message},
        branch::{Branch, BranchEnd},
        ids::Verb,
    },
};

/// Most goals that are looked at for one decision.
const GOALS: usize = 4;
/// Most choices of a line that is carried out.
const MOST_CHOICES: usize = 60;

/// What may be done in a decision in which the greedy player would choose an action.
pub fn lines(seen: &mut Seen<'_>, proposed: Action, habits: &Habits) -> Vec<CandidateLine> {
    let sight = seen.sight();
    let Some(n) = VenusSight::of(&sight) else { return Vec::new() };
    let t = Thought { n: &n, me: seen.seat(), offers: &sight.offers };
    let mut player = MerchantBot::new(0, MerchantHabits::of(habits));
    // Nobody is asked for a deal in thought.
    player.parley.tried = true;
    let each = |verbs: &[Verb]| -> Vec<CandidateLine> {
        verbs.iter().flat_map(|&verb| of(t.offers, verb)).map(CandidateLine::from).collect()
    };
    match sight.decision.map(|decision| decision.question) {
        Some(Q_START) if proposed.verb != AUTO_PILOT => player.courses(&t),
        Some(Q_MOVE | Q_HAZARD) => player.flights(&t, &mut seen.branch()),
        Some(Q_TRADE) => player.visits(&t, proposed, &mut seen.branch()),
        Some(Q_ANSWER) => each(&[ACCEPT, DECLINE]),
        Some(Q_ASTEROID) => each(&[TAKE_RELIC, END_TURN]),
        Some(Q_SURPLUS) => each(&[DISCARD]),
        _ => Vec::new(),
    }
}

impl MerchantBot {
    /// The best trips by where they lead first: setting the course, and the roll.
    fn courses(&mut self, t: &Thought<'_>) -> Vec<CandidateLine> {
        let (nth, trips) =
            self.plan_course(t, |planner, start, legs| planner.best_by_goal(start, legs, 0));
        let mut lines: Vec<CandidateLine> = Vec::new();
        for trip in trips.iter().take(GOALS) {
            let Some((action, why)) = self.set_out(t, nth, trip) else { continue };
            let roll = matches!(action.verb, HEAD | HEAD_GATE).then_some(Action::plain(ROLL));
            let actions = [action].into_iter().chain(roll).collect();
            if lines.iter().all(|line| line.actions != actions) {
                lines.push(CandidateLine { actions, why: Some(why) });
            }
        }
        lines
    }

    /// The best trips by where they lead first, each with the flight of this turn.
    fn flights(&mut self, t: &Thought<'_>, branch: &mut Branch<'_>) -> Vec<CandidateLine> {
        let flights = Flights::follow(t.n, t.offers);
        let (nth, trips) = self
            .plan_flight(t, &flights, |planner, start, legs| planner.best_by_goal(start, legs, 0));
        let mut lines: Vec<CandidateLine> = Vec::new();
        for trip in trips.iter().take(GOALS) {
            let chart = &self.charts[nth];
            let Some(goal) = trip.legs.first().map(|leg| &chart.landings[leg.landing]) else {
                continue;
            };
            let Some(end) = self.end_for(&flights, goal, chart.make) else { continue };
            let why = why::trip(t, chart, trip, "mov-bot-fly");
            self.route = Some(flights.itinerary(end));
            let actions = carried_out(branch, &[], |branch| self.at_once(branch.offers()));
            self.route = None;
            if !actions.is_empty() && lines.iter().all(|line| line.actions != actions) {
                lines.push(CandidateLine { actions, why: Some(why) });
            }
        }
        lines
    }

    /// The visit as it is proposed, the best visits by where they lead to afterwards, and leaving
    /// at once, where nothing could be sold; each to the end of the turn.
    fn visits(
        &mut self,
        t: &Thought<'_>,
        proposed: Action,
        branch: &mut Branch<'_>,
    ) -> Vec<CandidateLine> {
        let make = Make::of(t.n, t.me);
        let Some((nth, trips)) =
            self.plan_visit(t, make, |planner, start, leg| planner.best_by_goal(&start, &[leg], 1))
        else {
            return Vec::new();
        };
        let mut begun: Vec<(Vec<Action>, Option<Message>)> = vec![(vec![proposed], None)];
        for trip in trips.iter().take(GOALS) {
            let deeds = deeds(t, trip);
            let why = why::trip_on(t, &self.charts[nth], trip);
            if !deeds.is_empty() && begun.iter().all(|(known, _)| *known != deeds) {
                begun.push((deeds, Some(why)));
            }
        }
        // A sure sale that is put off to a turn of staying only loses time, whatever dice say.
        if [SELL, SET_DOWN].into_iter().all(|verb| first(t.offers, verb).is_none()) {
            begun.extend(first(t.offers, END_TURN).map(|end| (vec![end], None)));
        }
        let mut lines: Vec<CandidateLine> = Vec::new();
        for (deeds, why) in begun {
            let mut player = MerchantBot::new(0, self.habits);
            player.parley.tried = true;
            let actions = carried_out(branch, &deeds, |branch| {
                let next = player.at_once(branch.offers());
                let next = next.or_else(|| player.think(&branch.sight(), branch.seat()));
                // Whether a card pays is another thing to think about.
                next.filter(|action| action.verb != USE_CARD)
            });
            if !actions.is_empty() && lines.iter().all(|line| line.actions != actions) {
                lines.push(CandidateLine { actions, why });
            }
        }
        lines
    }
}

/// What is done with cargo at the first landing of a trip, as far as it is offered.
fn deeds(t: &Thought<'_>, trip: &Trip) -> Vec<Action> {
    let action = |deed: &CargoStep| {
        let (verbs, item) = match *deed {
            CargoStep::Unload(item) => ([SELL, SET_DOWN], item),
            CargoStep::Load(item, _) => ([BUY, BOARD], item),
        };
        let kind = kind_of(t, item);
        verbs.into_iter().flat_map(|verb| of(t.offers, verb)).find(|a| a.kind() == kind)
    };
    trip.deeds.iter().filter_map(action).collect()
}

/// What a line comes to that begins with these choices and goes on as `next` says, to the end of
/// the turn or as far as the rules let it; the branch stands where it stood afterwards.
fn carried_out(
    branch: &mut Branch<'_>,
    begins: &[Action],
    mut next: impl FnMut(&mut Branch<'_>) -> Option<Action>,
) -> Vec<Action> {
    let (from, turn) = (branch.depth(), branch.turn_mark());
    let (mut actions, mut begins) = (Vec::new(), begins.iter().copied());
    while actions.len() < MOST_CHOICES && !branch.is_over(turn) {
        let begun = begins.next();
        let Some(action) = begun.or_else(|| next(branch)) else { break };
        match branch.choose(action) {
            Ok(()) => actions.push(action),
            // What went before has used up what it takes.
            Err(BranchEnd::Illegal(_)) if begun.is_some() => {}
            // What chance or something hidden decides ends the line, and belongs to it.
            Err(BranchEnd::Unforeseen) => {
                actions.push(action);
                break;
            }
            Err(_) => break,
        }
    }
    while branch.depth() > from {
        branch.back();
    }
    actions
}
