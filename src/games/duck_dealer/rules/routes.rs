//! Cubes on routes: those of the allowance (DD-6.3, DD-6.4) and those that are paid for (DD-11.5).

use super::turn;
use crate::games::duck_dealer::{
    level::Colour,
    table::{
        layout,
        nouns::{DuckTable, DuckView},
        verbs::{PAY_CUBE, Q_ACT, ROUTE_CUBE},
    },
};
use crate::table::{
    action::{Action, Thing},
    ids::{Rule, SpaceId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// Whether a cube may be set on a point at all: no cube, no ship, a cube in hand.
fn may_set(t: &DuckTable, point: u16) -> Result<(), No> {
    let l = t.layout();
    if !(l.planets..l.spaces).contains(&point) {
        return no("DD-6.3", "dd-no-point").err();
    }
    if t.ledger.count(l.cubes(t.active())) == 0 {
        return no("DD-6.2", "dd-no-cube").err();
    }
    is_free(t, point)
}

/// DD-6.3: neither cube nor ship is on a point.
fn is_free(t: &DuckTable, point: u16) -> Result<(), No> {
    if t.ledger.count(t.layout().cube_at(point)) > 0 {
        return no("DD-6.3", "dd-no-cube-there").err();
    }
    if t.ship_on(point) {
        return no("DD-6.3", "dd-no-ship-there").err();
    }
    Ok(())
}

/// DD-6.3, DD-6.4: as many as the row says, before the first token is spent.
fn may_allowance(t: &DuckTable) -> Result<(), No> {
    if t.flag(layout::SPENT) {
        return no("DD-6.4", "dd-no-cubes-first").err();
    }
    match t.ledger.dial(layout::ALLOWANCE) {
        0 => no("DD-6.3", "dd-no-allowance").err(),
        _ => Ok(()),
    }
}

/// DD-11.5: a yellow token for each.
fn may_pay(t: &DuckTable) -> Result<(), No> {
    let price = t.level().costs.route_cube;
    match t.can_spend(Colour::Yellow) < price {
        true => no("DD-11.5", "dd-no-yellow-cube").number("count", price).err(),
        false => Ok(()),
    }
}

fn offer(t: DuckTable, mut out: ResMut<Offers>) {
    let (free, paid) = (may_allowance(&t).is_ok(), may_pay(&t).is_ok());
    let ready = t.ledger.count(t.layout().cubes(t.active())) > 0;
    // Without leave there is nothing to say of any point.
    if !(free || paid) || !ready {
        return;
    }
    let (left, price) = (t.ledger.dial(layout::ALLOWANCE), t.level().costs.route_cube);
    for point in t.layout().planets..t.layout().spaces {
        let checks = is_free(&t, point);
        if checks.is_err() && !out.looking {
            continue;
        }
        let space = SpaceId(point);
        if free {
            let action = Action::one(ROUTE_CUBE, point.into());
            out.judge(action, "dd-act-route-cube", Rule("DD-6.3"), checks.clone())
                .arg("point", crate::table::action::Value::Space(space))
                .number("left", left)
                .touch(Thing::Space(space));
        }
        if paid {
            let action = Action::one(PAY_CUBE, point.into());
            out.judge(action, "dd-act-pay-cube", Rule("DD-11.5"), checks)
                .space("point", space)
                .number("price", price);
        }
    }
}

fn set(t: &mut DuckTable, point: u16) {
    let hand = t.layout().cubes(t.active());
    if let Some(&cube) = t.ledger.contents(hand).last() {
        let zone = t.layout().cube_at(point);
        t.ledger.move_piece(cube, zone);
    }
}

fn route_cube(mut t: DuckTable, chosen: Res<Chosen>) {
    let (seat, point) = (t.active(), chosen.action().space());
    t.ledger.add(layout::ALLOWANCE, -1);
    set(&mut t, point.0);
    t.ledger.say("dd-log-route-cube", Rule("DD-6.3")).seat("seat", seat).space("point", point);
}

fn pay_cube(mut t: DuckTable, chosen: Res<Chosen>) {
    let (seat, point) = (t.active(), chosen.action().space());
    let price = t.level().costs.route_cube;
    turn::spend(&mut t, Colour::Yellow, price);
    set(&mut t, point.0);
    let line = t.ledger.say("dd-log-pay-cube", Rule("DD-11.5")).seat("seat", seat);
    line.space("point", point).number("price", price);
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &DuckTable, action: Action) -> Option<No> {
    let leave = match action.verb {
        ROUTE_CUBE => may_allowance(t),
        PAY_CUBE => may_pay(t),
        _ => return None,
    };
    leave.and_then(|()| may_set(t, point(action))).err()
}

/// The point that an action names, as far as it is one.
fn point(action: Action) -> u16 {
    u16::try_from(action.args[0]).unwrap_or(u16::MAX)
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[ROUTE_CUBE], route_cube);
    rules.apply(&[PAY_CUBE], pay_cube);
    rules.offer(&[Q_ACT], offer);
}
