//! Chapters MC-3 and MC-5, the course of the game and the turn: who is active, which spaces may be
//! visited, what a visit costs. It says which chapter comes next and knows nothing of what they do.

use super::{
    arrival, choosing, cleanup, clock, ending, market, recruiting,
    shops::{self, Merchant},
    steps::{self, EffectSource, Job},
    team,
};
use crate::games::merchants_cove::{
    level::{Cost, Level},
    table::{
        layout::{self, Phase},
        nouns::{CoveTable, CoveView, GlassOwner, tell},
        verbs::*,
    },
};
use crate::table::{
    action::{Action, Thing, Value},
    agenda::{Consequence, Decision},
    ids::{Rule, SeatId},
    offers::{Chosen, No, Offers, no},
    stages::Rules,
};
use bevy_ecs::prelude::{Res, ResMut};

/// The number of the space Recruit.
pub const RECRUIT_SPACE: i32 = 0;
/// The number of the space Use the team.
pub const TEAM_SPACE: i32 = 1;
/// The first of the merchants' own spaces, four of each.
const OWN: i32 = 2;

/// What a space is to a player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Space {
    Recruit,
    Team,
    Own(Merchant, usize),
}

fn space_of(n: i32) -> Option<Space> {
    match n {
        RECRUIT_SPACE => Some(Space::Recruit),
        TEAM_SPACE => Some(Space::Team),
        n => {
            let merchant = Merchant::at(((n - OWN) / 4).into())?;
            Some(Space::Own(merchant, ((n - OWN) % 4) as usize))
        }
    }
}

/// The spaces of a player's shop board, by number.
pub fn spaces<T: CoveView>(t: &T, player: GlassOwner) -> impl Iterator<Item = i32> + use<T> {
    let own = t.merchant(player).map_or(0..0, |merchant| {
        let first = own_space(merchant, 0);
        first..first + 4
    });
    [RECRUIT_SPACE, TEAM_SPACE].into_iter().chain(own)
}

/// The number of a merchant's own space.
pub const fn own_space(merchant: Merchant, n: usize) -> i32 {
    OWN + 4 * merchant as i32 + n as i32
}

/// What a visit costs, the one that depends on nothing else; what recruiting costs depends on the
/// card (MC-13.4).
pub fn cost_of(level: &Level, n: i32) -> Option<Cost> {
    match space_of(n)? {
        Space::Recruit => None,
        Space::Team => Some(Cost { hours: level.team_hours, corruption: 0 }),
        Space::Own(merchant, space) => Some(merchant.shop().cost(level, space)),
    }
}

/// Whether a space may be visited (MC-5.3, MC-5.4).
fn may_visit(t: &CoveTable, player: GlassOwner, n: i32) -> Result<(), No> {
    if t.ledger.dial(layout::figure(player)) == i64::from(n) + 1 {
        return no("MC-5.3", "mc-no-same-space").err();
    }
    match space_of(n) {
        Some(Space::Recruit) => recruiting::may(t),
        Some(Space::Team) => team::may(t, player),
        Some(Space::Own(merchant, space)) if t.merchant(player) == Some(merchant) => {
            merchant.shop().can(t, player, Job::Space(space))
        }
        _ => no("MC-18.6", "mc-no-own-shop").err(),
    }
}

/// The text key of a space.
pub fn space_key(n: i32) -> &'static str {
    match space_of(n) {
        Some(Space::Own(merchant, space)) => merchant.space_keys()[space],
        Some(Space::Team) => "mc-space-team",
        _ => "mc-space-recruit",
    }
}

fn offer(t: CoveTable, mut out: ResMut<Offers>) {
    let player = t.active().0;
    let mut any = false;
    for n in spaces(&t, player) {
        let checks = may_visit(&t, player, n);
        any |= checks.is_ok();
        let lacks = matches!(&checks, Err(no) if no.key == shops::lacking().key);
        let told = out
            .judge(Action::one(VISIT, n), "mc-act-visit", Rule("MC-5.2"), checks)
            .arg("space", Value::Word(space_key(n)))
            .touch(Thing::Space(layout::action_space(n as u16)));
        if let Some(Space::Own(_, space)) = space_of(n).filter(|_| lacks) {
            told.arg_with("why", || shops::what_lacks(&t, player, Job::Space(space)));
        }
    }
    // MC-5.7: waiting is a valve, no choice.
    let checks = if any { no("MC-5.7", "mc-no-wait").err() } else { Ok(()) };
    out.judge(Action::plain(WAIT), "mc-act-wait", Rule("MC-5.7"), checks);
}

fn visit(mut t: CoveTable, chosen: Res<Chosen>) {
    let (player, n) = (t.active().0, chosen.action().args[0]);
    let Some(space) = space_of(n) else { return };
    t.ledger.done();
    t.ledger.set(layout::figure(player), i64::from(n) + 1);
    t.ledger.set(layout::DID, 0);
    tell(&mut t, player, "mc-log-visit", "MC-5.2").word("space", space_key(n));
    match space {
        Space::Recruit => recruiting::ask(&mut t, player),
        Space::Team => team::begin(&mut t, player),
        Space::Own(merchant, space) => {
            let cost = merchant.shop().cost(t.level(), space);
            clock::owe(&mut t, player, cost.corruption, cost.hours);
            steps::begin(&mut t, EffectSource::Shop(merchant, Job::Space(space)));
        }
    }
}

fn wait(mut t: CoveTable) {
    let player = t.active().0;
    t.ledger.done();
    tell(&mut t, player, "mc-log-wait", "MC-5.7");
    clock::spend(&mut t, player, 1);
}

/// The next phase, the next player, until somebody must choose or something is due.
fn go_on(mut t: CoveTable) {
    while t.ledger.agenda_is_empty() && !t.ended() {
        match t.phase() {
            Phase::Choose => choosing::next(&mut t),
            Phase::Arrival => arrival::arrive(&mut t),
            Phase::Production => production(&mut t),
            Phase::Market => market::next(&mut t),
            Phase::CleanUp if t.round() >= t.level().rounds => ending::end(&mut t),
            Phase::CleanUp => cleanup::clean_up(&mut t),
        }
    }
}

/// MC-5.1: whoever is furthest behind acts; when nobody is behind the day is over (MC-8.1).
fn production(t: &mut CoveTable) {
    let Some(player) = clock::next_player(t) else { return market::open(t) };
    if t.is_peddler(player) {
        return t.ledger.follow(Consequence { follow: PEDDLER, memory: [player.into(), 0, 0, 0] });
    }
    t.ledger.set(layout::ACTIVE, player.into());
    t.ledger.ask(Decision { seat: SeatId(player), question: Q_VISIT, memory: [0; 4] });
}

/// Why an action of this chapter that nobody offers is not possible now.
pub fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    let asked = t.ledger.decision().map(|d| d.question);
    Some(match action.verb {
        VISIT if asked == Some(Q_VISIT) => {
            return may_visit(t, t.active().0, action.args[0]).err();
        }
        VISIT => no("MC-5.2", "mc-no-running"),
        WAIT => no("MC-5.7", "mc-no-wait"),
        FINISH => shops::not_in_full(),
        _ => return None,
    })
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    rules.apply(&[VISIT], visit);
    rules.apply(&[WAIT], wait);
    rules.offer(&[Q_VISIT], offer);
    rules.turn(go_on);
}
