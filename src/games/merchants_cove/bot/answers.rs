//! What the computer player does about boats, berths, hands and adventurers: each choice is tried
//! on a copy of the harbour, and the harbour that it likes best is taken. It reads the offers and
//! what lies open.

use super::{
    harbour::{self, Harbour},
    outlook::{HOUR, SeatOutlook, likes},
};
use crate::{
    games::merchants_cove::{
        level::DockWord,
        table::{
            layout::{self, ROGUE},
            nouns::{CoveSight, CoveView, GlassOwner},
            verbs::*,
        },
    },
    table::{
        action::{Action, Offer},
        agenda::Decision,
        view::TableView,
    },
};

/// One decision about the harbour.
pub(super) struct Harbourmaster<'a> {
    /// The table.
    pub t: &'a CoveSight<'a>,
    /// Who chooses.
    pub player: GlassOwner,
    /// What everything is worth.
    pub look: &'a SeatOutlook<'a>,
}

impl Harbourmaster<'_> {
    /// How much the player likes a harbour.
    fn likes(&self, harbour: &Harbour) -> i64 {
        let forecast = harbour.forecast();
        let hours = |player| self.look.end - harbour::hour(self.t, player);
        let own = likes(self.t, self.player, &forecast, hours(self.player));
        let mut others = 0;
        let mut count = 0;
        for player in self.t.players().filter(|&player| player != self.player) {
            others += likes(self.t, player, &forecast, hours(player));
            count += 1;
        }
        own - others * self.look.reach.envy / (100 * count.max(1))
    }
    /// Full boats dock, each where the player likes it best.
    fn settle(&self, mut harbour: Harbour) -> (Harbour, i64) {
        for boat in 0..usize::from(layout::BOATS) {
            if !harbour.full(boat) {
                continue;
            }
            let docked = |&berth: &usize| {
                let mut docked = harbour.clone();
                docked.dock(boat, berth);
                docked
            };
            let ways = harbour.berths_for(boat);
            let best = ways.iter().map(docked).max_by_key(|docked| self.likes(docked));
            if let Some(docked) = best {
                harbour = docked;
            }
        }
        let worth = self.likes(&harbour);
        (harbour, worth)
    }
    /// The harbour after an action, and what is paid for it.
    fn after(&self, action: Action, decision: Decision) -> Option<(Harbour, i64)> {
        let mut harbour = Harbour::of(self.t);
        let [first, second, third] = action.args.map(|n| n as usize);
        let mut paid = 0;
        match action.verb {
            BOARD => harbour.board(first, self.drawn()?),
            BERTH => harbour.dock(decision.memory[0] as usize, first),
            PUSH => {
                harbour.leave(decision.memory[0] as usize, first);
                harbour.board(second, first);
                paid = self.look.card;
            }
            FINISH => {}
            TO_DOCK => {
                harbour.leave(first, second);
                harbour.land(DockWord::at(third as i32)?, second);
            }
            TO_HALL => {
                harbour.leave(first, second);
                harbour.go_home(second);
            }
            TO_BAG => {
                harbour.leave(first, second);
                harbour.go_away(second);
            }
            TO_BOAT => {
                harbour.leave(first, second);
                harbour.board(third, second);
            }
            _ => return None,
        }
        Some((harbour, paid))
    }
    /// The sort of the adventurer that is to board.
    fn drawn(&self) -> Option<usize> {
        let piece = self.t.contents(layout::DRAWN).first().copied()?;
        Some(usize::from(self.t.kind(piece).0.min(ROGUE)))
    }
    /// The actions, first the one after which it likes the harbour best; equal ones as offered.
    pub fn ranked(&self, offers: &[Offer], decision: Decision) -> Vec<Action> {
        let worth = |action: &Action| {
            let after = self.after(*action, decision);
            after.map_or(i64::MAX, |(harbour, paid)| paid - self.settle(harbour).1)
        };
        let mut all: Vec<Action> = offers.iter().map(|offer| offer.action).collect();
        all.sort_by_cached_key(worth);
        all
    }

    /// Whether an hour that is saved is worth the card of a hand (MC-6.10, MC-6.12).
    pub fn by_the_hand(&self, decision: Decision) -> bool {
        let left = i64::from(decision.memory[0]);
        let at = harbour::hour(self.t, self.player);
        // The hour saved must still be there to be worked in.
        let after = at + left;
        let used = self.look.end - after;
        used >= 1 && HOUR * used.min(2) / 2 > self.look.card
    }
}
