//! The ways that one click flies: before the roll the cheapest way over the printed board, after it
//! the ways that the dice allow. A way is foreseen with the rules' own flight; it ends where
//! something unknown lies, where a fee is asked and where the points end. What is legal, the table
//! still says at each step.

mod flown;
mod planned;

use crate::{
    games::merchant_of_venus::{
        level::{CultureIx, SpaceIx, SystemIx},
        table::{
            nouns::{CultureSight, GameView, VenusSight, VenusView},
            verbs::{HEAD, HEAD_GATE, LAND, PAY_FEE, Q_HAZARD, Q_MOVE, Q_START, ROLL, STEP},
        },
    },
    table::{
        action::{Action, Message, Thing, Value},
        ids::{SpaceId, ZoneId},
    },
    ui::route::{Leg, Route},
};

/// The way to a thing on the board, if one click can lead there or on the way there. To a planet
/// that is the way to whichever of its places is easiest to land on.
pub fn route(n: &VenusSight, to: Thing) -> Option<Route> {
    let goals = goals(n, to);
    if goals.contains(&n.ship_at(n.active())) {
        return None;
    }
    let mut route = match n.sight.decision?.question {
        Q_START => planned::route(n, &goals)?,
        Q_MOVE => flown::route(n, &goals)?,
        Q_HAZARD if free_of_charge(n).is_some() => flown::route(n, &goals)?,
        _ => return None,
    };
    if let Some(pay) = free_of_charge(n) {
        route.legs.insert(0, leg(n, pay, n.ship_at(n.active())));
    }
    route.to = to;
    Some(route)
}

/// Going on from a hazard whose fee shields take off altogether, where that is asked: nobody wants
/// to be asked for nothing.
pub fn free_of_charge(n: &VenusSight) -> Option<Action> {
    let decision = n.sight.decision.filter(|d| d.question == Q_HAZARD)?;
    let pay = Action::plain(PAY_FEE);
    let offered = n.sight.offers.iter().any(|o| o.action == pay);
    let fee = n.fee_at(decision.seat, n.ship_at(n.active()));
    (offered && fee == Some(0)).then_some(pay)
}

/// Movement points and fees of the way that one click leads to each space, as it is told there:
/// before the roll of the whole way, after it of what this turn reaches. Nothing where nobody
/// flies.
pub fn costs(n: &VenusSight) -> Option<Vec<Option<(u32, u32)>>> {
    match n.sight.decision?.question {
        Q_START => Some(planned::costs(n)),
        Q_MOVE => Some(flown::costs(n)),
        _ => None,
    }
}

/// What a click on a planet means where no way leads there: a step, for the reason why it cannot
/// be.
pub fn meant(n: &VenusSight, to: Thing) -> Option<Action> {
    if !matches!(to, Thing::Zone(_)) {
        return None;
    }
    let here = n.ship_at(n.active());
    let goal = goals(n, to).into_iter().find(|goal| *goal != here)?;
    Some(Action::one(STEP, goal.0.into()))
}

/// The spaces that the ship can come to with what is rolled.
pub fn within_reach(n: &VenusSight) -> Vec<Thing> {
    match n.sight.decision.map(|d| d.question) {
        Some(Q_MOVE) => {
            flown::reached(n).into_iter().map(|s| Thing::Space(n.space_id(s))).collect()
        }
        _ => Vec::new(),
    }
}

/// The spaces that flying to a thing means: a space itself, of a planet or market the places to
/// land on.
fn goals(n: &VenusSight, to: Thing) -> Vec<SpaceIx> {
    match to {
        Thing::Space(s) if s.ix() < n.level().spaces.len() => vec![n.space_of(s)],
        Thing::Zone(zone) => system_of(n, zone)
            .map(|system| {
                let orbits = n.level().system(system).orbits.iter().copied();
                let ports = orbits.filter(|o| n.place(*o).is_landing());
                n.level().system(system).landings.iter().copied().chain(ports).collect()
            })
            .unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// The system that a zone belongs to: its card, or the market of its culture.
pub fn system_of(n: &VenusSight, zone: ZoneId) -> Option<SystemIx> {
    let systems = (0..n.level().culture_systems() as u8).map(SystemIx);
    let cultures = (0..n.level().cultures.len() as u8).map(CultureIx);
    let market = || cultures.into_iter().find(|&c| n.layout().market(c) == zone);
    systems
        .into_iter()
        .find(|&s| n.layout().card(s) == zone)
        .or_else(|| market().and_then(|c| n.system_of(c)))
}

fn leg(n: &VenusSight, action: Action, here: SpaceIx) -> Leg {
    Leg { action, here: n.space_id(here) }
}

fn words(key: &'static str, args: &[(&'static str, Value)]) -> Message {
    Message { key, args: args.to_vec(), ..Message::default() }
}

/// What fees on the way come to, hazard by hazard.
fn fee_words(fees: &[i64]) -> Option<Message> {
    let fees: Vec<Value> = fees.iter().filter(|f| **f > 0).map(|f| Value::Money(*f)).collect();
    (!fees.is_empty()).then(|| words("mov-way-fees", &[("fees", Value::List(fees))]))
}

/// What landing on a space brings where nobody has met the culture of its system (MOV-6.1.2).
pub fn first_contact(n: &VenusSight, at: SpaceIx) -> Option<Message> {
    let system = n.level().space(at).system?;
    let hidden = matches!(n.culture_in(system), CultureSight::Unknown | CultureSight::Observed(_));
    let name = Value::Name(n.level().system(system).name.clone());
    hidden.then(|| words("mov-way-contact", &[("system", name)]))
}

/// The spaces of a way as the catalogue counts them.
fn ids(n: &VenusSight, way: &[SpaceIx]) -> Vec<SpaceId> {
    way.iter().map(|s| n.space_id(*s)).collect()
}
