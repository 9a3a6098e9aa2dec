//! Marbles run together: the harvest with its chains, the surplus of the bench, the shaken decanter
//! (MC-19.2, MC-19.3, MC-19.8, MC-19.11).

use super::{
    ASIDE, BENCH, EffectProgress, MARBLES, ShopStep, TUBES, asked, colour, marbles, shift, tube,
    words::{FILL, HARVEST, PUT_BACK, Q_HARVEST, Q_SURPLUS, Q_SWAP, RETURN, SWAP},
};
use crate::{
    games::merchants_cove::{
        level::Colour,
        rules::crowd,
        table::{
            layout,
            nouns::{CoveTable, GlassOwner, colour_key, tell},
            verbs::FINISH,
        },
    },
    table::{
        action::{Action, Thing},
        agenda::{Consequence, Decision},
        dice::Stream,
        ids::{PieceId, Rule, SeatId},
        offers::{Chosen, No, Offers, no},
        stages::Rules,
    },
};
use bevy_ecs::prelude::{Res, ResMut};

/// Fills a tube from the bag, one marble on the other (MC-19.11).
pub(super) fn fill(t: &mut CoveTable, n: u16, stream: Stream) {
    let height = t.level().shops.alchemist.kit.height;
    while t.ledger.count(tube(n)) < height && t.ledger.count(MARBLES) > 0 {
        let all = t.ledger.count(MARBLES) as u32;
        let at = t.ledger.below(stream, all) as usize;
        let Some(&marble) = t.ledger.contents(MARBLES).get(at) else { return };
        t.ledger.move_piece(marble, tube(n));
    }
}

/// What a harvest takes out of a tube of these colours, bottom to top, as places (MC-19.2): the
/// marble, then each run of one colour that closes over the gap.
pub fn chain(colours: &[u16], at: usize) -> Vec<usize> {
    let (mut low, mut high) = (at, at + 1);
    while low > 0 && high < colours.len() && colours[low - 1] == colours[high] {
        let run = colours[high];
        while low > 0 && colours[low - 1] == run {
            low -= 1;
        }
        while high < colours.len() && colours[high] == run {
            high += 1;
        }
    }
    (low..high).collect()
}

/// The colours of a tube, bottom to top.
fn colours(t: &CoveTable, n: u16) -> Vec<u16> {
    t.ledger.contents(tube(n)).iter().map(|&marble| colour(t, marble)).collect()
}

/// Asks for a marble, as often as the step says and a tube is left.
pub(super) fn ask(
    t: &mut CoveTable,
    player: GlassOwner,
    at: EffectProgress,
    times: u8,
    distinct: bool,
) {
    let used = if distinct { at.extra } else { 0 };
    let left = (0..TUBES).any(|n| used & 1 << n == 0 && t.ledger.count(tube(n)) > 0);
    if at.done < i32::from(times) && left {
        at.ask(t, player, Q_HARVEST);
    }
}

fn may_harvest(t: &CoveTable, n: u16, height: i32, used: i32) -> Result<(), No> {
    let marbles = t.ledger.count(tube(n)) as i32;
    if marbles == 0 {
        return no("MC-19.3", "mc-no-tube-empty").err();
    }
    if used & 1 << n != 0 {
        return no("MC-19.5", "mc-no-tube-used").err();
    }
    match (1..=marbles).contains(&height) {
        true => Ok(()),
        false => no("MC-19.3", "mc-no-marble").err(),
    }
}

fn offer(t: CoveTable, mut out: ResMut<Offers>) {
    let Some((_, at, ShopStep::Harvest { distinct, .. })) = asked(&t) else { return };
    let used = if distinct { at.extra } else { 0 };
    for n in 0..TUBES {
        let colours = colours(&t, n);
        for height in 1..=t.level().shops.alchemist.kit.height.max(colours.len()) as i32 {
            let checks = may_harvest(&t, n, height, used);
            let taken = match colours.len() >= height as usize {
                true => chain(&colours, height as usize - 1),
                false => Vec::new(),
            };
            let of = |sort| taken.iter().filter(|&&at| colours[at] == sort).count() as i64;
            let action = Action::two(HARVEST, n.into(), height);
            out.judge(action, "mc-act-harvest", Rule("MC-19.2"), checks)
                .number("tube", i64::from(n) + 1)
                .number("height", height.into())
                .number("red", of(Colour::Red as u16))
                .number("green", of(Colour::Green as u16))
                .number("blue", of(Colour::Blue as u16))
                .number("yellow", of(Colour::Yellow as u16))
                .touch(Thing::Zone(tube(n)));
        }
    }
}

/// MC-19.11: take out, chain, to the bench, surplus, refill; then the next harvest.
fn harvest(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, at, _)) = asked(&t) else { return };
    let (n, height) = (chosen.action().args[0] as u16, chosen.action().args[1]);
    let taken = chain(&colours(&t, n), height as usize - 1);
    let marbles: Vec<PieceId> =
        taken.iter().filter_map(|&at| t.ledger.contents(tube(n)).get(at).copied()).collect();
    t.ledger.done();
    t.ledger.set(layout::DID, 1);
    at.again(&mut t, at.extra | 1 << n);
    t.ledger.follow(Consequence { follow: FILL, memory: [n.into(), 0, 0, 0] });
    marbles.iter().for_each(|&marble| t.ledger.move_piece(marble, BENCH));
    let line = tell(&mut t, player, "mc-log-harvest", "MC-19.2").number("tube", i64::from(n) + 1);
    line.number("marbles", marbles.len() as i64);
    surplus(&mut t, player);
}

/// MC-19.3: who has more than the bench holds says what goes back.
fn surplus(t: &mut CoveTable, player: GlassOwner) {
    if t.ledger.count(BENCH) > t.level().shops.alchemist.kit.bench {
        let seat = SeatId(player);
        t.ledger.ask(Decision { seat, question: Q_SURPLUS, memory: [0; 4] });
    }
}

fn offer_surplus(t: CoveTable, mut out: ResMut<Offers>) {
    let left = t.ledger.count(BENCH) - t.level().shops.alchemist.kit.bench;
    for colour in Colour::ALL {
        let checks = match marbles(&t, BENCH, colour) {
            0 => no("MC-19.3", "mc-no-surplus").number("marbles", left as i64).err(),
            _ => Ok(()),
        };
        let action = Action::one(RETURN, colour as i32);
        out.judge(action, "mc-act-return-marble", Rule("MC-19.3"), checks)
            .word("colour", colour_key(colour))
            .touch(Thing::Zone(BENCH));
    }
}

fn give_back(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some(decision) = t.ledger.decision() else { return };
    let Some(colour) = Colour::at(chosen.action().args[0]) else { return };
    t.ledger.done();
    shift(&mut t, (BENCH, MARBLES), colour, 1);
    surplus(&mut t, decision.seat.0);
}

fn refill(mut t: CoveTable) {
    let Some(due) = t.ledger.consequence() else { return };
    t.ledger.done();
    fill(&mut t, due.memory[0] as u16, Stream::Draw);
}

/// A position with swapped marbles set aside, or with more on the bench than it holds: what was
/// swapped goes into the bag; the surplus goes back, then tubes are filled.
pub(super) fn arrange(t: &mut CoveTable, player: GlassOwner) {
    if t.ledger.count(BENCH) > t.level().shops.alchemist.kit.bench {
        for n in (0..TUBES).rev() {
            t.ledger.follow(Consequence { follow: FILL, memory: [n.into(), 0, 0, 0] });
        }
        surplus(t, player);
    }
    if t.ledger.count(ASIDE) > 0 {
        t.ledger.follow(Consequence { follow: PUT_BACK, memory: [0; 4] });
    }
}

/// MC-19.13: swapped marbles go into the bag after the new ones are out.
fn put_back(mut t: CoveTable) {
    t.ledger.done();
    crowd::move_all(&mut t, ASIDE, MARBLES);
}

/// Whether a marble has a neighbour at its height in the tube to the right (MC-19.11).
fn may_swap(t: &CoveTable, n: u16, height: i32) -> Result<(), No> {
    let holds = |n: u16| n < TUBES && t.ledger.count(tube(n)) as i32 >= height;
    match height >= 1 && n + 1 < TUBES && holds(n) && holds(n + 1) {
        true => Ok(()),
        false => no("MC-19.8", "mc-no-neighbour").err(),
    }
}

/// Whether two marbles lie side by side at all.
pub(super) fn any_swap(t: &CoveTable) -> bool {
    (0..TUBES).any(|n| may_swap(t, n, 1).is_ok())
}

pub(super) fn ask_swap(t: &mut CoveTable, player: GlassOwner, at: EffectProgress) {
    if at.done == 0 && any_swap(t) {
        at.ask(t, player, Q_SWAP);
    }
}

fn offer_swap(t: CoveTable, mut out: ResMut<Offers>) {
    for n in 0..TUBES {
        for height in 1..=t.level().shops.alchemist.kit.height as i32 {
            let checks = may_swap(&t, n, height);
            let action = Action::two(SWAP, n.into(), height);
            out.judge(action, "mc-act-swap-marbles", Rule("MC-19.8"), checks)
                .number("tube", i64::from(n) + 1)
                .number("height", height.into())
                .touch(Thing::Zone(tube(n)));
        }
    }
    out.offer(Action::plain(FINISH), "mc-act-no-swap", Rule("MC-19.8"));
}

fn swap(mut t: CoveTable, chosen: Res<Chosen>) {
    let Some((player, at, _)) = asked(&t) else { return };
    let (n, height) = (chosen.action().args[0] as u16, chosen.action().args[1] as usize);
    let marble = |t: &CoveTable, n: u16| t.ledger.contents(tube(n)).get(height - 1).copied();
    let (Some(left), Some(right)) = (marble(&t, n), marble(&t, n + 1)) else { return };
    t.ledger.done();
    t.ledger.place_piece(left, tube(n + 1), height as u16 - 1);
    t.ledger.place_piece(right, tube(n), height as u16 - 1);
    let line = tell(&mut t, player, "mc-log-swap", "MC-19.8").number("tube", i64::from(n) + 1);
    line.number("height", height as i64);
    at.again(&mut t, 0);
}

/// Why an action of the shop that nobody offers is not possible now.
pub(super) fn why_not(t: &CoveTable, action: Action) -> Option<No> {
    let (n, height) = (action.args[0] as u16, action.args[1]);
    let kit = &t.level().shops.alchemist.kit;
    Some(match action.verb {
        HARVEST => {
            let wrong = may_harvest(t, n, height, 0).err();
            wrong.unwrap_or_else(|| no("MC-19.2", "mc-no-harvest"))
        }
        RETURN => {
            let left = t.ledger.count(BENCH).saturating_sub(kit.bench);
            no("MC-19.3", "mc-no-surplus").number("marbles", left as i64)
        }
        SWAP => may_swap(t, n, height).err().unwrap_or_else(|| no("MC-19.8", "mc-no-swap")),
        _ => return None,
    })
}

/// Puts the shop's chapter into the stages.
pub(super) fn plug(rules: &mut Rules) {
    rules.apply(&[HARVEST], harvest);
    rules.apply(&[RETURN], give_back);
    rules.apply(&[SWAP], swap);
    rules.consequence(&[FILL], refill);
    rules.consequence(&[PUT_BACK], put_back);
    rules.offer(&[Q_HARVEST], offer);
    rules.offer(&[Q_SURPLUS], offer_surplus);
    rules.offer(&[Q_SWAP], offer_swap);
}
