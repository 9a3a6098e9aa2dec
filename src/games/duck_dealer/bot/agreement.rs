//! The model in which plans are made, held to the rules: what a plan says of tokens, goods, ship
//! and points is what the rules make of its steps, in positions of games that are played well and
//! at random. It tests and is asked by nobody.

use super::{
    deliberation::Deliberation,
    habits::DuckHabits,
    quick,
    search::{ErrandPlan, Means},
};
use crate::{
    bots::{self, Bot, Habits, RandomBot},
    games::{
        by_id,
        duck_dealer::table::{
            nouns::{DuckSight, DuckView},
            verbs::*,
        },
    },
    table::{
        action::Action,
        branch::Branch,
        catalogue::{Chooser, SeatInfo},
        game::Setup,
        ids::SeatId,
        play::Play,
    },
};

/// Choices of a game that are looked at.
const LONGEST: usize = 1200;
/// Plans of each position, of which none needs to be good.
const PLANS: usize = 8;

/// A game of so many seats.
pub(super) fn begin(seats: u8, seed: u64) -> Play {
    let game = by_id("duck_dealer").unwrap_or_else(|e| panic!("{e}"));
    let seat = |n: u8| SeatInfo {
        name: n.to_string(),
        colour: n,
        race: String::new(),
        by: Chooser::Person,
    };
    let setup = Setup {
        game: game.id().to_owned(),
        edition: game.editions()[0].id.to_owned(),
        seats: (0..seats).map(seat).collect(),
        options: Default::default(),
        seed,
        study: false,
    };
    Play::begin(game, setup).unwrap_or_else(|e| panic!("{e}"))
}

/// Those of a player that keeps few plans.
fn habits() -> DuckHabits {
    DuckHabits { width: 10.0, mended: 1.0, ..DuckHabits::usual() }
}

/// Where a seat stands: its means, and its points.
fn standing(branch: &mut Branch<'_>) -> (Means, i64) {
    let (sight, me) = (branch.sight(), branch.seat());
    let t = DuckSight::of(&sight).expect("a table of this game");
    let thought = Deliberation { t: &t, me, offers: &[], habits: habits() };
    (thought.means(), t.vp(me))
}

/// The plans of the seat that chooses, each with its steps, once its action turn has begun.
fn plans(branch: &mut Branch<'_>) -> Vec<(ErrandPlan, Vec<Action>)> {
    let begins = [ACT, FREE_TURN].map(Action::plain);
    let begins = begins.into_iter().find(|a| branch.offers().iter().any(|o| o.accepts(a)));
    if let Some(action) = begins {
        branch.choose(action).expect("it is offered");
    }
    let (sight, me) = (branch.sight(), branch.seat());
    if sight.decision.is_none_or(|decision| decision.question != Q_ACT) {
        return Vec::new();
    }
    let t = DuckSight::of(&sight).expect("a table of this game");
    let thought = Deliberation { t: &t, me, offers: &sight.offers, habits: habits() };
    let with_steps = |plan: ErrandPlan| {
        let steps = thought.script(&plan).into();
        (plan, steps)
    };
    thought.plans(PLANS).into_iter().map(with_steps).collect()
}

/// Carries every plan of a position out; how many there were that do something.
fn compare(play: &mut Play, seat: SeatId) -> usize {
    let mut branch = play.branch(seat);
    let plans = plans(&mut branch);
    let (begun, (before, points)) = (branch.depth(), standing(&mut branch));
    let mut count = 0;
    for (plan, steps) in plans {
        count += usize::from(!steps.is_empty());
        for &step in &steps {
            let done = branch.choose(step);
            assert!(done.is_ok(), "{done:?} at {step:?} of {plan:?} from {before:?}");
        }
        let (then, vp) = standing(&mut branch);
        let said = |m: &Means| (m.tokens, m.cargo, m.filled, m.holds);
        assert_eq!(said(&then), said(&plan.then), "{plan:?} from {before:?}");
        assert_eq!(vp - points, i64::from(plan.vp), "{plan:?} from {before:?}");
        while branch.depth() > begun {
            branch.back();
        }
    }
    count
}

#[test]
fn what_a_plan_reckons_is_what_the_rules_make_of_it() {
    let mut compared = 0;
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        let mut play = begin(seats, seed);
        // One who does anything brings about what nobody would plan.
        let mut players: Vec<Box<dyn Bot>> =
            (1..u64::from(seats)).map(|seed| quick(seed, &Habits::usual())).collect();
        players.push(Box::new(RandomBot::new(seed)));
        for number in 0..LONGEST {
            let Some(seat) = play.decision_seat() else { break };
            if number % 5 == 0 {
                compared += compare(&mut play, seat);
            }
            let action = bots::ask(players[seat.ix()].as_mut(), &mut play).expect("a choice");
            play.choose(action).expect("it is offered");
        }
    }
    assert!(compared > 300, "{compared} plans were compared");
}
