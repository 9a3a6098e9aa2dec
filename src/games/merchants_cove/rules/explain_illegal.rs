//! Why an action that nobody offers, and nobody refuses by name, is not possible now: each chapter
//! says it for its own actions; here stands only what is asked first. It changes nothing.

use super::{
    boats, choosing, clock, effects, market, recruiting, shops::Merchant, team, thieves, turn,
};
use crate::games::merchants_cove::table::{
    nouns::{CoveTable, CoveView},
    verbs::*,
};
use crate::table::{
    action::{Action, ArgKind},
    offers::{No, no},
};

/// Whether every word of an action is one of its list: others name nothing on this table.
fn named(action: Action) -> bool {
    let Some(info) = VERBS.get(action.verb.ix()) else { return false };
    let within = |(kind, &n): (&ArgKind, &i32)| match kind {
        ArgKind::Word(_, words) => usize::try_from(n).is_ok_and(|n| n < words.len()),
        _ => n.unsigned_abs() < 1_000_000,
    };
    info.args.iter().zip(&action.args).all(within)
}

/// The merchant whose verb this is.
fn shop_of(action: Action) -> Option<Merchant> {
    let own = |m: &Merchant| action.verb.0 >= m.verbs();
    Merchant::ALL.into_iter().rev().find(own).filter(|_| !is_common(action.verb))
}

/// The reason; for an action that is possible it is of no meaning.
pub fn explain_illegal(t: &CoveTable, action: Action) -> No {
    if t.ended() {
        return no("MC-12.5", "mc-no-over");
    }
    if !named(action) {
        return no("MC-5.1", "mc-no-not-now");
    }
    if let Some(merchant) = shop_of(action) {
        if t.merchant(t.active().0) != Some(merchant) {
            return no("MC-18.6", "mc-no-own-shop");
        }
        let why = merchant.shop().why_not(t, action);
        return why.unwrap_or_else(|| no("MC-5.2", "mc-no-running"));
    }
    choosing::why_not(t, action)
        .or_else(|| market::why_not(t, action))
        .or_else(|| turn::why_not(t, action))
        .or_else(|| clock::why_not(t, action))
        .or_else(|| boats::why_not(t, action))
        .or_else(|| thieves::why_not(t, action))
        .or_else(|| recruiting::why_not(t, action))
        .or_else(|| effects::why_not(t, action))
        .or_else(|| team::why_not(t, action))
        .unwrap_or_else(|| match action.verb {
            FINISH => no("MC-5.4", "mc-no-in-full"),
            _ => no("MC-5.1", "mc-no-not-now"),
        })
}
