//! What building and buying cost in goods (DD-1.6, DD-10.2): a named good and R, another good of
//! choice; and the two inputs of a factory. Goods go back to the supply.

use crate::games::duck_dealer::{
    level::GoodIx,
    table::{
        layout::SUPPLY,
        nouns::{DuckTable, DuckView},
    },
};
use crate::table::{
    action::Value,
    offers::{No, no},
};

/// The good that an argument names.
pub fn good_of(t: &DuckTable, arg: i32) -> Option<GoodIx> {
    u8::try_from(arg).ok().filter(|&n| u16::from(n) < t.layout().goods).map(GoodIx)
}

/// The name of a good.
pub fn name(t: &DuckTable, good: GoodIx) -> Value {
    Value::Kind(t.layout().good_kind(good))
}

/// DD-1.6: one of the named good, and one of another type.
pub fn may_pay(t: &DuckTable, named: GoodIx, other: Option<GoodIx>) -> Result<(), No> {
    let seat = t.active();
    let needs = || no("DD-1.6", "dd-no-goods").arg("good", name(t, named)).err();
    if t.cargo(seat, named) < 1 {
        return needs();
    }
    let Some(other) = other else { return needs() };
    if other == named {
        return match t.spec.0.options.r_any_good {
            true if t.cargo(seat, named) >= 2 => Ok(()),
            true => needs(),
            false => no("DD-1.6", "dd-no-other-good").err(),
        };
    }
    if t.cargo(seat, other) < 1 { needs() } else { Ok(()) }
}

/// The goods that can be R beside a named good; where there is none, the named good itself, so that
/// there is something to refuse.
pub fn others(t: &DuckTable, named: GoodIx) -> Vec<GoodIx> {
    let fits =
        |&good: &GoodIx| t.cargo(t.active(), good) > 0 && may_pay(t, named, Some(good)).is_ok();
    let mut all: Vec<GoodIx> = t.every_good().filter(fits).collect();
    if all.is_empty() {
        all.push(named);
    }
    all
}

/// Both inputs of a factory are aboard, by a rule.
pub fn may_use(t: &DuckTable, inputs: [GoodIx; 2], rule: &'static str) -> Result<(), No> {
    let seat = t.active();
    let wanted = |good: GoodIx| 1 + i64::from(inputs[0] == inputs[1] && good == inputs[0]);
    if inputs.iter().all(|&good| t.cargo(seat, good) >= wanted(good)) {
        return Ok(());
    }
    let [a, b] = inputs.map(|good| name(t, good));
    no(rule, "dd-no-inputs").arg("a", a).arg("b", b).err()
}

/// Two goods leave the ship of the seat in turn.
pub fn pay(t: &mut DuckTable, goods: [GoodIx; 2]) {
    for good in goods {
        let cargo = t.layout().cargo(t.active(), good);
        t.ledger.pay(cargo, SUPPLY, 1);
    }
}

/// A good comes aboard.
pub fn load(t: &mut DuckTable, good: GoodIx) {
    let cargo = t.layout().cargo(t.active(), good);
    t.ledger.pay(SUPPLY, cargo, 1);
}

/// Points for the seat in turn (DD-15.1).
pub fn score(t: &mut DuckTable, points: i64) {
    let vp = t.layout().vp(t.active());
    t.ledger.pay(crate::games::duck_dealer::table::layout::POINTS, vp, points);
}
