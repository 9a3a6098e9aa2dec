//! The draft of sets (DOM-16.3): in turn order each player bans a set, then each picks one; what is
//! still missing comes at random.

use crate::games::dale_of_merchants::{
    level::SetIx,
    table::{
        layout,
        nouns::DaleView,
        setup,
        state::DaleTable,
        verbs::{BAN, PICK_SET, Q_BAN, Q_PICK_SET},
    },
};
use crate::table::{
    action::{Action, Value},
    ids::{KindId, Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// Who chooses next, and whether a set is picked (else banned); `None` when the draft is over.
fn due(c: &DaleTable) -> Option<(SeatId, bool)> {
    let seats = i64::from(c.layout().seats);
    let made = c.ledger.dial(layout::DRAFTED);
    let picks = i64::from(c.spec.0.table.sets).min(seats);
    let first = c.ledger.dial(layout::FIRST);
    let seat = SeatId(((first + made % seats) % seats) as u8);
    (made < seats + picks).then_some((seat, made >= seats))
}

/// The next choice of the draft, or the deal.
pub fn next(c: &mut DaleTable) {
    match due(c) {
        Some((seat, picks)) => c.ask(seat, if picks { Q_PICK_SET } else { Q_BAN }, [0; 4]),
        None => setup::deal(c),
    }
}

/// DOM-16.3: a set that is banned or picked is gone.
fn free(c: &DaleTable, set: SetIx) -> Result<(), No> {
    let is = |dial| c.ledger.dial(dial) & 1 << set.0 != 0;
    let name = || Value::Kind(c.set_kind(set));
    if is(layout::BANNED) {
        return no("DOM-16.3", "dom-no-set-banned").arg("set", name()).err();
    }
    if is(layout::SETS) {
        return no("DOM-16.3", "dom-no-set-taken").arg("set", name()).err();
    }
    Ok(())
}

fn offer(c: DaleTable, mut out: ResMut<Offers>) {
    let picks = c.ledger.decision().is_some_and(|d| d.question == Q_PICK_SET);
    let (verb, key) = if picks { (PICK_SET, "dom-act-pick-set") } else { (BAN, "dom-act-ban") };
    for set in (0..c.level().sets.len() as u8).map(SetIx) {
        let kind = c.set_kind(set);
        out.judge(Action::one(verb, kind.0.into()), key, Rule("DOM-16.3"), free(&c, set))
            .kind("set", kind);
    }
}

fn choose(mut c: DaleTable, chosen: Res<Chosen>) {
    let action = chosen.action();
    let (Some(decision), Some(set)) =
        (c.ledger.decision(), c.set_of(KindId(action.args[0] as u16)))
    else {
        return;
    };
    c.ledger.done();
    c.ledger.add(layout::DRAFTED, 1);
    let key = if action.verb == BAN {
        let banned = c.ledger.dial(layout::BANNED) | 1 << set.0;
        c.ledger.set(layout::BANNED, banned);
        "dom-log-bans"
    } else {
        setup::choose(&mut c, set);
        "dom-log-picks-set"
    };
    let kind = c.set_kind(set);
    c.ledger.say(key, Rule("DOM-16.3")).seat("seat", decision.seat).kind("set", kind);
}

/// Why something else is not possible while sets are drafted.
pub(super) fn why_not(seat: SeatId) -> No {
    no("DOM-16.3", "dom-no-draft-first").arg("seat", Value::Seat(seat))
}

/// Why no set is chosen any more.
pub(super) fn draft_is_over(action: Action) -> Option<No> {
    matches!(action.verb, BAN | PICK_SET).then(|| no("DOM-16.3", "dom-no-draft-over"))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[BAN, PICK_SET], choose);
    rules.offer(&[Q_BAN, Q_PICK_SET], offer);
}
