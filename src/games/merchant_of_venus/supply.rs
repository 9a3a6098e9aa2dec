//! The cup and the supply areas (MOV-8.1): whatever goes into the cup, as many tokens are drawn at once and placed.
//! No choice is offered here; chapters that put tokens into the cup call it.

use super::{
    layout::What,
    level::{CultureIx, Endpoint},
    state::Cluster,
};
use crate::table::{
    dice::Stream,
    ids::{PieceId, Rule, ZoneId},
};

/// Puts tokens into the cup, all of them first, and draws as many (MOV-8.1.1, MOV-8.1.2).
pub fn through_the_cup(c: &mut Cluster, tokens: &[PieceId]) {
    let cup = c.layout().cup;
    for &token in tokens {
        c.ledger.set_mark(token, 0);
        c.ledger.move_piece(token, cup);
    }
    draw(c, tokens.len() as u32);
}

/// Draws tokens from the mixed cup and places each (MOV-8.1.1, MOV-8.1.5).
pub fn draw(c: &mut Cluster, tokens: u32) {
    let cup = c.layout().cup;
    for _ in 0..tokens {
        let left = c.ledger.count(cup) as u32;
        if left == 0 {
            return;
        }
        let pick = c.ledger.below(Stream::Draw, left) as usize;
        let token = c.ledger.contents(cup)[pick];
        let kind = c.ledger.kind(token);
        let zone = place(c, token);
        c.ledger.move_piece(token, zone);
        let whose = home(c, token);
        // Where the culture is still hidden the token waits in its supply area.
        let (key, name) = match whose {
            Some(Ok(name)) => ("mov-log-drawn-market", Some(name)),
            Some(Err(name)) => ("mov-log-drawn-supply", Some(name)),
            None => ("mov-log-drawn-base", None),
        };
        let words = c.ledger.say(key, Rule("MOV-8.1.3")).kind("kind", kind);
        if let Some(name) = name {
            words.arg("culture", name);
        }
    }
}

/// The culture a token goes to, by name, and whether it is discovered; `None` for the Base.
fn home(c: &Cluster, token: PieceId) -> Option<Result<crate::table::action::Value, crate::table::action::Value>> {
    let culture = destination(c, token)?;
    let name = c.culture_name(culture);
    Some(if c.system_of(culture).is_some() { Ok(name) } else { Err(name) })
}

/// The culture where a token is placed; `None` for the Base (MOV-8.1.3).
pub fn destination(c: &Cluster, token: PieceId) -> Option<CultureIx> {
    match c.layout().what(c.ledger.kind(token)) {
        What::Good(culture) | What::FactoryGood(culture) => Some(culture),
        What::Demand(n) => Some(c.level().demands[n].at),
        What::Passenger(n) => match c.level().passengers[n].from {
            Endpoint::Culture(culture) => Some(culture),
            Endpoint::Base => None,
        },
        _ => None,
    }
}

/// The zone where a token is placed: the market of a discovered culture, the supply area of a hidden one, or the Base.
pub fn place(c: &Cluster, token: PieceId) -> ZoneId {
    match destination(c, token) {
        None => c.layout().base,
        Some(culture) if c.system_of(culture).is_some() => c.layout().market(culture),
        Some(culture) => c.layout().supply(culture),
    }
}
