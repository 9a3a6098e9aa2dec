//! What goods would bring: on each dock as it is, if the boats at sea docked as they look, and how
//! the stall sells for the most. It only reckons; nothing is decided or changed here.

use crate::games::merchants_cove::{
    level::{Clan, Colour, DockWord, Good, Icons},
    rules::market,
    table::{
        layout::{self, Phase},
        nouns::{CoveView, GlassOwner},
    },
};

/// So many of a good, sold on a dock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sale {
    /// What is sold.
    pub good: Good,
    /// Where.
    pub dock: DockWord,
    /// How many.
    pub count: i64,
    /// What each of them brings.
    pub each: i64,
}

impl Sale {
    /// What all of them bring.
    pub const fn gold(&self) -> i64 {
        self.count * self.each
    }
}

/// Whether a good of this size sells on a dock (MC-9.1).
pub fn sells(t: &impl CoveView, dock: DockWord, good: Good) -> bool {
    t.level().docks[dock as usize].sells[good.size as usize]
}

/// Customers of a colour that could still come to a dock: on each side as many boats at sea as
/// berths of the dock are free, those with the most of them first (MC-7.4, MC-7.5).
pub fn coming(t: &impl CoveView, dock: DockWord, colour: Colour) -> i64 {
    let mut sum = 0;
    for side in crate::games::merchants_cove::level::Side::ALL {
        let free = t.free_berths(side).filter(|&berth| t.level().berth(berth).dock == dock).count();
        let boats = t.boats_at_sea().filter(|&boat| t.level().side_of(boat) == side);
        let aboard = |boat| t.how_many(layout::aboard(boat), colour as u16);
        let mut aboard: Vec<i64> = boats.map(aboard).collect();
        aboard.sort_unstable_by(|a, b| b.cmp(a));
        sum += aboard.into_iter().take(free).sum::<i64>();
    }
    sum
}

/// What one of a good would bring on a dock if those came, too.
pub fn could_bring(t: &impl CoveView, player: GlassOwner, dock: DockWord, good: Good) -> i64 {
    let more = t.level().price(good) * coming(t, dock, good.colour);
    market::brings(t, player, dock, good) + more
}

/// What patrons pay a player at the end of the market (MC-10.1): by clan.
pub fn patronage(t: &impl CoveView, player: GlassOwner) -> Vec<(Clan, i64)> {
    let active = Colour::ALL.into_iter().filter(|&clan| t.shield(player, clan));
    active.map(|clan| (clan, t.in_hall(clan))).collect()
}

/// The docks where a player can still sell in this market, or all of them before it.
pub fn docks_left(t: &impl CoveView) -> impl Iterator<Item = DockWord> {
    let first = if t.phase() == Phase::Market { market::dock_now(t) } else { DockWord::Bazaar };
    DockWord::ALL.into_iter().filter(move |dock| *dock >= first)
}

/// What a corruption card costs its owner on average over the whole deck, if lair and halls stay as
/// they are (MC-12.2, MC-12.3): in gold, rounded up; 0 where it would rather gain.
pub fn card_cost(t: &impl CoveView) -> i64 {
    let worth = |icons: &Icons| {
        let clans = Colour::ALL.into_iter().zip(icons.clans());
        let gain: i64 = clans.map(|(clan, n)| n * t.in_hall(clan)).sum();
        gain - icons.corruption * t.in_lair()
    };
    let deck = || t.level().corruption.iter();
    let all: i64 = deck().map(|card| i64::from(card.copies)).sum();
    let sum: i64 = deck().map(|card| i64::from(card.copies) * worth(&card.icons)).sum();
    ((-sum).max(0) + all - 1) / all.max(1)
}

/// How the stall sells for the most on the docks that are left: each good where its buyers are
/// most. The dock with the corruption card is used if it brings more than the card costs, or the
/// card has to be drawn anyhow.
pub fn best(t: &impl CoveView, player: GlassOwner) -> Vec<Sale> {
    let [with, without] = [true, false].map(|card| plan(t, player, card));
    let gold = |plan: &[Sale]| -> i64 { plan.iter().map(Sale::gold).sum() };
    let cost = if t.dial(layout::sold(player)) != 0 { 0 } else { card_cost(t) };
    if gold(&with) - gold(&without) > cost { with } else { without }
}

/// The same, with the dock of the corruption card or without it; where two docks pay alike, on the
/// one without.
fn plan(t: &impl CoveView, player: GlassOwner, card: bool) -> Vec<Sale> {
    let draws = |dock: DockWord| t.level().docks[dock as usize].card;
    let of = |good: Good| {
        let count = t.on_stall(player, good);
        let docks = docks_left(t).filter(|&dock| count > 0 && sells(t, dock, good));
        let sales = docks.filter(|&dock| card || !draws(dock)).map(|dock| {
            let each = market::brings(t, player, dock, good);
            Sale { good, dock, count, each }
        });
        let paid = sales.filter(|sale| sale.each > 0);
        paid.max_by_key(|sale| (sale.each, !draws(sale.dock)))
    };
    Good::all().filter_map(of).collect()
}
