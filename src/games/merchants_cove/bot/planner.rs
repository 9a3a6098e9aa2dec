//! The search of the computer player: visits one after the other until the day is likely to end,
//! the best few drafts of each hour kept. What is left to chance is drawn from tapes of its own,
//! and a first step is as good as the mean over all tapes. It plans with what lies open and knows
//! no offers.

use super::{
    draft::{Draft, Resume, Till},
    harbour,
    outlook::{HOUR, SeatOutlook},
    shops::Workshop,
};
use crate::{
    games::merchants_cove::{
        level::{Ability, Folk, Good},
        rules::{shops::Merchant, steps::Job},
        table::{
            layout::{self, TEAM},
            nouns::{CoveSight, CoveView, GlassOwner},
            verbs::*,
        },
    },
    table::{action::Action, view::TableView},
};

impl<W: Workshop> Draft<W> {
    /// As everything lies now, before anything is planned.
    pub fn of(t: &CoveSight, player: GlassOwner) -> Draft<W> {
        let team = (0..TEAM).filter(|&place| t.team_card(player, place).is_some());
        let team = team.fold(0, |bits, place| bits | 1 << place);
        let space = t.dial(layout::figure(player)) as i32 - 1;
        let at = (harbour::hour(t, player), space);
        Draft::new(W::of(t), Till::of(t, player), at, team)
    }
    /// What it is worth.
    pub fn value(&self, look: &SeatOutlook) -> i64 {
        let goods = self.till.stall.iter().zip(look.goods);
        let goods: i64 = goods.map(|(&n, worth)| i64::from(n) * worth).sum();
        // On the last evening nothing that lies in the shop is worth anything any more.
        let over = look.days == 0 && self.hour >= look.end;
        let left = if over { 0 } else { self.shop.potential(&self.till, look) };
        self.till.gold + goods + left + self.staff(look)
    }
    /// What the team is likely to bring on the days to come.
    fn staff(&self, look: &SeatOutlook) -> i64 {
        let places = (0..TEAM as usize).filter(|place| self.team & 1 << place != 0);
        let worth: i64 = places.clone().map(|place| W::PLACES[place]).sum();
        let uses = 2 * look.days;
        let first = places.count() as i64 * 60 * look.days;
        first + uses * (worth - 2 * HOUR).max(0) / 2
    }
}

/// The best of some drafts by what they are worth, at most so many.
fn best<W: Workshop>(drafts: &mut Vec<Draft<W>>, most: usize, look: &SeatOutlook) {
    if drafts.len() > most {
        let mut order: Vec<(i64, usize)> =
            drafts.iter().enumerate().map(|(n, draft)| (-draft.value(look), n)).collect();
        order.sort_unstable();
        let keep: Vec<usize> = order.iter().take(most).map(|&(_, n)| n).collect();
        let mut all: Vec<Option<Draft<W>>> = std::mem::take(drafts).into_iter().map(Some).collect();
        drafts.extend(keep.into_iter().filter_map(|n| all[n].take()));
    }
}

/// All ways to carry out a job, from a step on.
pub(super) fn job<W: Workshop>(
    draft: Draft<W>,
    job: Job,
    from: Resume,
    look: &SeatOutlook,
) -> Vec<Draft<W>> {
    let steps = W::steps(look.level, job);
    let mut drafts = vec![draft];
    for (n, &op) in steps.iter().enumerate().skip(from.step) {
        let at = if n == from.step { from } else { Resume::default() };
        let mut next = Vec::new();
        for draft in drafts {
            W::carry(draft, op, at, look, &mut next);
        }
        best(&mut next, look.reach.midway, look);
        drafts = next;
    }
    drafts
}

/// All ways to go on with the team: each place that is filled and was not used yet, in the best
/// order; places that can do nothing are left out.
pub(super) fn team<W: Workshop>(draft: Draft<W>, used: i32, look: &SeatOutlook) -> Vec<Draft<W>> {
    let mut drafts = vec![draft];
    for place in W::ORDER {
        if drafts[0].team & 1 << place == 0 || used & 1 << place != 0 {
            continue;
        }
        let mut next = Vec::new();
        for draft in drafts {
            let mut with = draft.clone();
            with.did = false;
            with.act(Action::one(USE, place as i32));
            let ways = job(with, Job::Team(place), Resume::default(), look);
            match ways.iter().any(|way| way.did) {
                true => next.extend(ways.into_iter().filter(|way| way.did)),
                false => next.push(draft),
            }
        }
        best(&mut next, look.reach.ways, look);
        drafts = next;
    }
    drafts.iter_mut().for_each(|draft| draft.act(Action::plain(FINISH)));
    drafts
}

/// A card that can be recruited: its place in the row, what it costs and is.
#[derive(Clone, Debug)]
pub(super) struct Candidate<'a> {
    /// The place in the row.
    pub card: i32,
    /// Hours and corruption cards.
    pub cost: (i64, i64),
    /// The card.
    pub folk: &'a Folk,
}

/// What is there beside the shop: the row, what the own team's icons are worth, own spaces.
#[derive(Clone, Debug)]
pub(super) struct BesideShop<'a> {
    /// The row.
    pub row: Vec<Candidate<'a>>,
    /// Whether a card is taken on before its place is chosen (MC-13.9).
    pub take_on: bool,
    /// What the icons of whoever works on each place are worth.
    pub staff: [i64; TEAM as usize],
    /// What the corruption cards in hand cost, dearest first.
    pub cards: Vec<i64>,
    /// Whose shop it is.
    pub merchant: Merchant,
}

/// The first own space of a merchant.
pub(super) fn own_spaces(merchant: Merchant) -> i32 {
    2 + 4 * merchant as i32
}

/// All ways to recruit somebody.
pub(super) fn recruit<W: Workshop>(
    draft: &Draft<W>,
    around: &BesideShop,
    look: &SeatOutlook,
) -> Vec<Draft<W>> {
    let mut ways = Vec::new();
    for candidate in &around.row {
        for place in 0..TEAM as usize {
            let taken = draft.team & 1 << place != 0;
            if draft.deep && taken {
                continue;
            }
            let mut way = draft.clone();
            if around.take_on {
                way.act(Action::one(TAKE_ON, candidate.card));
            }
            let verb = if taken { REPLACE } else { RECRUIT };
            way.act(Action::two(verb, candidate.card, place as i32));
            way.shut = true;
            if taken {
                way.till.gold -= around.staff[place];
            }
            way.recruited = true;
            way.team |= 1 << place;
            way.till.gold += look.icons(&candidate.folk.icons) + gain(candidate, around);
            if let Ability::GainGood(colour, size) = candidate.folk.ability {
                way.make(Good::new(colour, size));
            }
            way.taint(candidate.cost.1, look);
            way.hour += candidate.cost.0;
            way.space = 0;
            ways.push(way);
        }
    }
    best(&mut ways, if draft.deep { 2 } else { 12 }, look);
    ways
}

/// What an ability brings beside goods.
fn gain(candidate: &Candidate, around: &BesideShop) -> i64 {
    let discards =
        |most: usize| -> i64 { around.cards.iter().take(most).filter(|&&cost| cost > 0).sum() };
    match candidate.folk.ability {
        Ability::GainGood(..) => 0,
        Ability::DiscardCorruption => around.cards.first().copied().unwrap_or(0),
        Ability::DiscardUpTo(most) => discards(most.into()),
        Ability::LoadBoat => 120,
        Ability::BoatToDock => 300,
        Ability::BoatToHall => 100,
        Ability::BoatToBag => 100,
        Ability::BoatToBoat => 150,
    }
}

/// All ways to visit a space.
pub(super) fn visit<W: Workshop>(
    draft: &Draft<W>,
    space: i32,
    around: &BesideShop,
    look: &SeatOutlook,
) -> Vec<Draft<W>> {
    let mut draft = draft.clone();
    draft.act(Action::one(VISIT, space));
    draft.did = false;
    draft.space = space;
    let mut ways = match space {
        0 => return recruit(&draft, around, look),
        1 => {
            draft.hour += look.level.team_hours;
            let before = draft.till;
            let mut ways = team(draft, 0, look);
            ways.retain(|way| way.did || way.till != before);
            ways
        }
        _ => {
            let n = (space - own_spaces(around.merchant)) as usize;
            let cost = W::cost(look.level, n);
            draft.hour += cost.hours;
            draft.taint(cost.corruption, look);
            let mut ways = job(draft, Job::Space(n), Resume::default(), look);
            ways.retain(|way| way.did);
            ways
        }
    };
    let reach = look.reach;
    let most = if ways.iter().any(|way| way.deep) { reach.ways } else { reach.midway };
    best(&mut ways, most, look);
    ways
}

/// Everything that can come next.
fn expand<W: Workshop>(draft: &Draft<W>, around: &BesideShop, look: &SeatOutlook) -> Vec<Draft<W>> {
    let own = own_spaces(around.merchant);
    let mut all = Vec::new();
    for space in (own..own + 4).chain([0, 1]) {
        let may = match space {
            0 => !draft.recruited && draft.team != 15 && !around.row.is_empty(),
            1 => draft.team != 0,
            _ => true,
        };
        if may && space != draft.space {
            all.extend(visit(draft, space, around, look));
        }
    }
    all
}

/// A first step: the actions that can be known before chance, and what it is worth.
#[derive(Clone, Debug)]
pub(super) struct FirstStep {
    /// The actions.
    pub actions: Vec<Action>,
    /// The sum of what it is worth on all tapes.
    pub value: i64,
}

/// The first steps, best first. `begin` gives all ways to take one, for a draft with its tape.
pub(super) fn plans<W: Workshop>(
    start: &Draft<W>,
    begin: impl Fn(Draft<W>) -> Vec<Draft<W>>,
    around: &BesideShop,
    look: &SeatOutlook,
    seed: u64,
) -> Vec<FirstStep> {
    let mut steps: Vec<FirstStep> = Vec::new();
    let mut roots = Vec::new();
    for tape in 0..look.reach.tapes {
        let mut draft = start.clone();
        draft.tape = seed ^ tape.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        draft.chance(1);
        roots.push(begin(draft));
    }
    for way in roots.iter().flatten() {
        let value = way.value(look) + leftover(way, look);
        match steps.iter_mut().find(|step| step.actions == way.actions) {
            Some(step) => step.value = step.value.max(value),
            None => steps.push(FirstStep { actions: way.actions.clone(), value }),
        }
    }
    steps.sort_by_key(|step| -step.value);
    keep_different(&mut steps, look);
    if steps.len() < 2 || look.reach.hours == 0 {
        return steps;
    }
    steps.iter_mut().for_each(|step| step.value = 0);
    let first = steps.len();
    for root in roots {
        let mut firsts = Vec::new();
        for mut way in root {
            if let Some(n) = steps.iter().position(|step| step.actions == way.actions) {
                (way.first, way.deep) = (n, true);
                way.actions = Vec::new();
                firsts.push(way);
            }
        }
        for (step, value) in steps.iter_mut().zip(through(firsts, first, around, look)) {
            step.value += value;
        }
    }
    // Of equal ones the later.
    steps.reverse();
    steps.sort_by_key(|step| -step.value);
    steps
}

/// As many first steps as are thought through, and only so many of them with the same visit.
fn keep_different(steps: &mut Vec<FirstStep>, look: &SeatOutlook) {
    let mut seen: Vec<(Option<Action>, usize)> = Vec::new();
    steps.retain(|step| {
        let first = step.actions.first().copied();
        match seen.iter_mut().find(|(action, _)| *action == first) {
            Some((_, count)) => {
                *count += 1;
                *count <= look.reach.alike
            }
            None => {
                seen.push((first, 1));
                true
            }
        }
    });
    steps.truncate(look.reach.first);
}

/// The hours that are left to a draft, as work.
fn leftover<W: Workshop>(draft: &Draft<W>, look: &SeatOutlook) -> i64 {
    (look.end - draft.hour).max(0) * HOUR
}

/// What each first step leads to until the day ends.
fn through<W: Workshop>(
    firsts: Vec<Draft<W>>,
    count: usize,
    around: &BesideShop,
    look: &SeatOutlook,
) -> Vec<i64> {
    let mut found = vec![i64::MIN / 8; count];
    let begin = firsts.iter().map(|draft| draft.hour).min().unwrap_or(0);
    let mut layers: Vec<Vec<Draft<W>>> = Vec::new();
    for draft in firsts {
        // What no draft leads on to is still worth what it is worth now.
        let plain = draft.value(look) + leftover(&draft, look) / 2;
        found[draft.first] = found[draft.first].max(plain - 4 * HOUR);
        put(&mut layers, (draft.hour - begin) as usize, draft);
    }
    let mut at = 0;
    while at < layers.len() {
        let mut layer = std::mem::take(&mut layers[at]);
        prune(&mut layer, count, look);
        for draft in layer {
            if at as i64 >= look.reach.hours {
                let worth = draft.value(look) + leftover(&draft, look);
                found[draft.first] = found[draft.first].max(worth);
                continue;
            }
            if draft.hour >= look.end {
                found[draft.first] = found[draft.first].max(draft.value(look));
                continue;
            }
            let more = expand(&draft, around, look);
            if more.is_empty() {
                found[draft.first] = found[draft.first].max(draft.value(look));
            }
            for next in more {
                put(&mut layers, (next.hour - begin) as usize, next);
            }
        }
        at += 1;
    }
    found
}

fn put<W>(layers: &mut Vec<Vec<Draft<W>>>, at: usize, draft: Draft<W>) {
    if layers.len() <= at {
        layers.resize_with(at + 1, Vec::new);
    }
    layers[at].push(draft);
}

/// The best drafts of an hour, and the best one of each first step.
fn prune<W: Workshop>(layer: &mut Vec<Draft<W>>, count: usize, look: &SeatOutlook) {
    let mut order: Vec<(i64, usize)> =
        layer.iter().enumerate().map(|(n, draft)| (-draft.value(look), n)).collect();
    order.sort_unstable();
    let mut seen = vec![0_usize; count];
    let mut keep = Vec::new();
    for (rank, &(_, n)) in order.iter().enumerate() {
        let first = layer[n].first;
        if rank < look.reach.width && seen[first] < 3 || seen[first] == 0 {
            seen[first] += 1;
            keep.push(n);
        }
    }
    let mut all: Vec<Option<Draft<W>>> = std::mem::take(layer).into_iter().map(Some).collect();
    layer.extend(keep.into_iter().filter_map(|n| all[n].take()));
}
