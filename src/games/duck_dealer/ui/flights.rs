//! The ways that one click flies: for every planet the cheapest way in red tokens, then in steps,
//! over routes and through passages. Foreseen with the board alone; what is legal, the table still
//! says at each step.

use crate::{
    games::{
        duck_dealer::{
            level::{Colour, PlanetIx},
            rules::reach::{Distance, Hop, ShipReach},
            table::{
                nouns::{DuckSight, DuckView},
                verbs::{JUMP, MOVE, Q_ACT},
            },
        },
        game_table::GameView,
    },
    table::{
        action::{Action, Message, Thing, Value},
        ids::{SeatId, SpaceId, Verb},
    },
    ui::{
        memo::memo,
        route::{Leg, Route},
    },
};
use bevy_egui::egui::Context;
use std::sync::Arc;

/// The planet that a thing is.
pub fn planet_of(n: &DuckSight, thing: Thing) -> Option<PlanetIx> {
    match thing {
        Thing::Space(space) => n.level().planet_of(space.0),
        _ => None,
    }
}

/// Whether a verb flies on.
pub fn flies(verb: Verb) -> bool {
    matches!(verb, MOVE | JUMP)
}

/// Whether the seat that is asked may fly at all now.
fn may_fly(n: &DuckSight) -> bool {
    let seat = n.active();
    n.sight.decision.is_some_and(|d| d.question == Q_ACT) && n.load(seat) <= n.capacity(seat)
}

/// The ways of a seat's ship, for sheets and tooltips: counted once for a picture of the table.
pub fn kept(ctx: &Context, n: &DuckSight, seat: SeatId) -> Arc<Option<ShipReach>> {
    memo(ctx, ("dd flights", seat), n.sight, || ShipReach::of(n, seat))
}

/// Whether one click flies to a thing: what [`route`] says, counted once for a picture.
pub fn leads(ctx: &Context, n: &DuckSight, to: Thing) -> bool {
    let seat = n.active();
    let Some(planet) = planet_of(n, to) else { return false };
    if !may_fly(n) || n.planet_of(seat) == Some(planet) {
        return false;
    }
    let flights = kept(ctx, n, seat);
    let distance = flights.as_ref().as_ref().and_then(|f| f.distance(planet.0));
    distance.is_some_and(|d| d.reds <= n.can_spend(Colour::Red))
}

/// The way to a planet that one click flies, where the tokens in hand reach.
pub fn route(n: &DuckSight, to: Thing) -> Option<Route> {
    let planet = planet_of(n, to)?;
    let seat = n.active();
    if !may_fly(n) || n.planet_of(seat) == Some(planet) {
        return None;
    }
    let flights = ShipReach::of(n, seat)?;
    let distance = flights.distance(planet.0)?;
    if distance.reds > n.can_spend(Colour::Red) {
        return None;
    }
    let hops = flights.hops(planet.0);
    let mut way = vec![SpaceId(hops.first()?.from)];
    way.extend(hops.iter().map(|hop| SpaceId(hop.to)));
    let leg = |hop: &Hop| Leg {
        action: if hop.jump { Action::plain(JUMP) } else { Action::one(MOVE, hop.to.into()) },
        here: SpaceId(hop.from),
    };
    let legs = hops.iter().map(leg).collect();
    let words = vec![words(distance)];
    Some(Route { to, legs, way, whole: true, too_far: false, for_good: false, words })
}

/// What a flight costs.
pub fn words(distance: Distance) -> Message {
    let number = |name, n| (name, Value::Number(n));
    let args = vec![
        number("steps", distance.steps),
        number("reds", distance.reds),
        number("left", distance.left),
        number("jumps", distance.jumps),
    ];
    Message { key: "dd-way", args, ..Message::default() }
}

/// The planets that the tokens in hand reach.
pub fn within_reach(n: &DuckSight) -> Vec<Thing> {
    if !may_fly(n) {
        return Vec::new();
    }
    let (seat, reds) = (n.active(), n.can_spend(Colour::Red));
    let Some(flights) = ShipReach::of(n, seat) else { return Vec::new() };
    let near = |planet: &PlanetIx| {
        n.planet_of(seat) != Some(*planet)
            && flights.distance(planet.0).is_some_and(|d| d.reds <= reds)
    };
    n.level().every_planet().filter(near).map(|p| Thing::Space(SpaceId(p.0))).collect()
}
