//! What the computer player plans with: a shop with what lies beside it, and what was done in it so
//! far. It chooses nothing and values nothing.

use super::outlook::{GOODS, SeatOutlook};
use crate::{
    games::merchants_cove::{
        level::{Clan, Good},
        table::{
            layout,
            nouns::{CoveSight, CoveView, GlassOwner},
        },
    },
    table::{action::Action, view::TableView},
};

/// What lies beside the shop itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Till {
    /// Goods on the stall.
    pub stall: [i8; GOODS],
    /// Goods in the supply.
    pub supply: [i8; GOODS],
    /// Active shields, one bit a clan.
    pub shields: u8,
    /// What was gained beside goods, in hundredths of gold.
    pub gold: i64,
    /// Corruption cards in hand.
    pub cards: i64,
}

impl Till {
    /// As it lies beside the shop of a player.
    pub fn of(t: &CoveSight, player: GlassOwner) -> Till {
        let count = |of: &dyn Fn(Good) -> i64| {
            let mut all = [0; GOODS];
            Good::all().for_each(|good| all[usize::from(good.ix())] = of(good) as i8);
            all
        };
        Till {
            stall: count(&|good| t.on_stall(player, good)),
            supply: count(&|good| t.in_supply(player, good)),
            shields: t.dial(layout::shields(player)) as u8,
            gold: 0,
            cards: t.count(layout::taints(player)) as i64,
        }
    }
    /// How many of a good can still be made.
    pub fn supply(&self, good: Good) -> i8 {
        self.supply[usize::from(good.ix())]
    }
    /// Whether a shield is active.
    pub fn shield(&self, clan: usize) -> bool {
        self.shields & 1 << clan != 0
    }
}

/// A draft of what is to come.
#[derive(Clone, Debug)]
pub(super) struct Draft<W> {
    /// The shop.
    pub shop: W,
    /// What lies beside it.
    pub till: Till,
    /// The hour.
    pub hour: i64,
    /// The space on which the figure stands.
    pub space: i32,
    /// Filled places of the team, one bit each.
    pub team: u8,
    /// Somebody was recruited in it.
    pub recruited: bool,
    /// Something was done in the running action (MC-5.4).
    pub did: bool,
    /// It lies behind the first step.
    pub deep: bool,
    /// The actions of the first step, as far as they can be known before chance.
    pub actions: Vec<Action>,
    /// Chance has come into it: no further action is known.
    pub shut: bool,
    /// Where its tape stands.
    pub tape: u64,
    /// Of which first step it is.
    pub first: usize,
}

impl<W> Draft<W> {
    /// Where a plan begins.
    pub fn new(shop: W, till: Till, (hour, space): (i64, i32), team: u8) -> Draft<W> {
        Draft {
            shop,
            till,
            hour,
            space,
            team,
            recruited: false,
            did: false,
            deep: false,
            actions: Vec::new(),
            shut: false,
            tape: 0,
            first: 0,
        }
    }
    /// Writes an action down while it can be known.
    pub fn act(&mut self, action: Action) {
        if !self.deep && !self.shut {
            self.actions.push(action);
        }
    }
    /// A number below `most` from the tape.
    pub fn chance(&mut self, most: u64) -> u64 {
        self.tape = self.tape.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
        (self.tape >> 33) % most.max(1)
    }
    /// Puts a good on the stall; whether there was one.
    pub fn make(&mut self, good: Good) -> bool {
        let n = usize::from(good.ix());
        if self.till.supply[n] <= 0 {
            return false;
        }
        self.till.supply[n] -= 1;
        self.till.stall[n] += 1;
        self.did = true;
        true
    }
    /// Activates a shield.
    pub fn activate(&mut self, clan: usize, look: &SeatOutlook) {
        self.till.shields |= 1 << clan;
        self.till.gold += look.shields[clan];
        self.did = true;
    }
    /// Pays for corruption cards.
    pub fn taint(&mut self, cards: i64, look: &SeatOutlook) {
        self.till.gold -= cards * look.card;
        self.till.cards += cards;
    }
}

/// Where a job of a shop is gone on with: the step, how often it was done, what it remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Resume {
    /// The step.
    pub step: usize,
    /// How often it was done.
    pub done: i32,
    /// What else it remembers.
    pub extra: i32,
    /// The step is asked about now.
    pub asked: bool,
}

/// The clan with this number.
pub(super) fn clan(n: usize) -> Clan {
    Clan::ALL[n % Clan::ALL.len()]
}
