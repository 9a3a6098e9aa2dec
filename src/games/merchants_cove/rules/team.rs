//! Chapter MC-14, Use the team: every place with townsfolk may be used once, in any order.

use super::{
    clock, shops,
    steps::{self, EffectSource, Job},
};
use crate::games::merchants_cove::table::{
    layout::{self, TEAM},
    nouns::{CoveTable, CoveView, GlassOwner, tell},
    verbs::*,
};
use crate::table::{
    action::{Action, Thing},
    agenda::{Consequence, Decision},
    ids::{Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// Whether a place can be used: somebody works there, it was not used yet, and it can do something
/// (MC-14.1, MC-14.2).
fn may_use(t: &CoveTable, player: GlassOwner, place: u16, used: i32) -> Result<(), No> {
    if t.team_card(player, place).is_none() {
        return no("MC-14.1", "mc-no-worker").err();
    }
    if used & 1 << place != 0 {
        return no("MC-14.1", "mc-no-used").err();
    }
    match t.merchant(player) {
        // MC-18.5: a place that can do nothing is refused by MC-14.2, not as a space is.
        Some(merchant) => match merchant.shop().can(t, player, Job::Team(place.into())) {
            Err(why) if why.key == shops::lacking().key => Err(unable()),
            checks => checks,
        },
        None => no("MC-14.2", "mc-no-team").err(),
    }
}

/// The reason why a place is refused that can do nothing.
const fn unable() -> No {
    no("MC-14.2", "mc-no-use")
}

fn any(t: &CoveTable, player: GlassOwner, used: i32) -> bool {
    (0..TEAM).any(|place| may_use(t, player, place, used).is_ok())
}

/// MC-14.2: not without one ability that can do something.
pub fn may(t: &CoveTable, player: GlassOwner) -> Result<(), No> {
    let works = |place| t.team_card(player, place).is_some();
    match any(t, player, 0) {
        true => Ok(()),
        false if !(0..TEAM).any(works) => no("MC-14.2", "mc-no-team-yet").err(),
        false => no("MC-14.2", "mc-no-team").err(),
    }
}

fn due(t: &mut CoveTable, player: GlassOwner, used: i32) {
    let memory = [player.into(), used, 0, 0];
    t.ledger.follow(Consequence { follow: TEAM_GOES_ON, memory });
}

/// The hours come after all that is used.
pub fn begin(t: &mut CoveTable, player: GlassOwner) {
    let hours = t.level().team_hours;
    clock::owe(t, player, 0, hours);
    due(t, player, 0);
}

fn go_on(mut t: CoveTable) {
    let Some(now) = t.ledger.consequence() else { return };
    t.ledger.done();
    let (player, used) = (now.memory[0] as GlassOwner, now.memory[1]);
    if any(&t, player, used) {
        let memory = [used, 0, 0, 0];
        t.ledger.ask(Decision { seat: SeatId(player), question: Q_TEAM, memory });
    }
}

fn offer(t: CoveTable, mut out: ResMut<Offers>) {
    let Some(decision) = t.ledger.decision() else { return };
    let (player, used) = (decision.seat.0, decision.memory[0]);
    for place in 0..TEAM {
        let checks = may_use(&t, player, place, used);
        let lacks = matches!(&checks, Err(no) if no.key == unable().key);
        let told = out
            .judge(Action::one(USE, place.into()), "mc-act-use", Rule("MC-14.1"), checks)
            .number("place", i64::from(place) + 1)
            .touch(Thing::Zone(layout::team(player, place)));
        if lacks {
            told.arg_with("why", || shops::what_lacks(&t, player, Job::Team(place.into())));
        }
    }
    let checks = match used {
        0 => no("MC-5.4", "mc-no-in-full").err(),
        _ => Ok(()),
    };
    out.judge(Action::plain(FINISH), "mc-act-team-done", Rule("MC-14.1"), checks);
}

fn use_place(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some(decision) = t.ledger.decision() else { return };
    let (player, used) = (decision.seat.0, decision.memory[0]);
    let place = chosen.action().args[0];
    let Some(merchant) = t.merchant(player) else { return };
    t.ledger.done();
    t.ledger.set(layout::DID, 0);
    tell(&mut t, player, "mc-log-use", "MC-14.1").number("place", i64::from(place) + 1);
    due(&mut t, player, used | 1 << place);
    steps::begin(&mut t, EffectSource::Shop(merchant, Job::Team(place as usize)));
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(_: &CoveTable, action: Action) -> Option<No> {
    (action.verb == USE).then(|| no("MC-14.2", "mc-no-team-now"))
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[USE], use_place);
    rules.consequence(&[TEAM_GOES_ON], go_on);
    rules.offer(&[Q_TEAM], offer);
}
