//! The computer player: a simple, greedy one. It works in its shop, sells where a good brings most,
//! loads boats in favour of its own stall, and seldom recruits. It reads its seat's sight and the
//! offers, nothing else.

use super::{
    layout,
    level::{Colour, DockWord, Good},
    nouns::{CoveSight, CoveView, GameView, Player},
    shops::{Merchant, alchemist},
    verbs::*,
};
use crate::{
    bots::{self, Bot, Seen},
    table::{action::Action, action::Offer, view::TableView},
};

/// The computer player, as the game brings it.
pub const PLAYER: bots::Player = bots::Player(|_seed| Box::new(CoveBot));

struct CoveBot;

impl Bot for CoveBot {
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        let offers: Vec<Offer> = seen.offers().to_vec();
        let [only] = &offers[..] else {
            let seat = seen.seat().0;
            let sight = seen.sight();
            let t = CoveSight::of(&sight)?;
            // The first of the best: the order of the offers decides where nothing else does.
            let best = offers.iter().rev().max_by_key(|offer| worth(&t, seat, offer));
            return best.map(|offer| most(offer));
        };
        Some(most(only))
    }
}

/// The action of an offer, with the largest amount where one is open.
fn most(offer: &Offer) -> Action {
    let mut action = offer.action;
    if let Some(range) = offer.range {
        action.args[range.arg] = range.most;
    }
    action
}

/// How good an offer looks; higher is better.
fn worth(t: &CoveSight, seat: Player, offer: &Offer) -> i64 {
    let [first, second, _] = offer.action.args;
    match offer.action.verb {
        VISIT => space(t, seat, first),
        SELL => sale(t, seat, first),
        PASS => 0,
        COUNT_ROGUE => -1,
        BOARD => boat(t, seat, first as u16),
        HAND => 1,
        USE => 10,
        FINISH => 1,
        RECRUIT => i64::from(first) * 4 - i64::from(second),
        REPLACE => -10,
        _ => shop(t, offer.action),
    }
}

/// What a space is worth: what makes goods or shields comes first, what fills the shop next.
fn space(t: &CoveSight, seat: Player, n: i32) -> i64 {
    let team = (0..layout::TEAM).filter(|&place| t.team_card(seat, place).is_some()).count() as i64;
    let Some(k) = n.checked_sub(2).filter(|k| *k >= 0) else {
        return if n == 0 { 20 - 6 * team } else { 10 * team };
    };
    let last = t.round() >= t.level().rounds;
    match (t.merchant(seat), k % 4) {
        (Some(Merchant::Alchemist), 2) if !last => 70,
        (Some(Merchant::Alchemist), 1) => 60,
        (Some(Merchant::Alchemist), 0) => 50,
        (Some(Merchant::Blacksmith), 1) => 60,
        (Some(Merchant::Blacksmith), 0) => 50,
        (Some(Merchant::Captain), 1) => 60,
        (Some(Merchant::Captain), 0) => 50,
        (Some(Merchant::Captain), 2) => 30,
        (Some(Merchant::Chronomancer), 1) => 60,
        (Some(Merchant::Chronomancer), 0) => 50,
        _ => 25,
    }
}

/// A sale here, against what a later dock would bring.
fn sale(t: &CoveSight, seat: Player, n: i32) -> i64 {
    let Some(good) = Good::at(n) else { return 0 };
    let brings = |dock: DockWord| match t.level().docks[dock as usize].sells[good.size as usize] {
        true => t.buyers(seat, dock, good.colour),
        false => 0,
    };
    let now = DockWord::at(t.dial(layout::DOCK) as i32).unwrap_or(DockWord::BlackMarket);
    let later = DockWord::ALL.into_iter().filter(|&d| d > now).map(brings).max().unwrap_or(0);
    match brings(now) >= later {
        true => 10 * t.level().price(good) * brings(now),
        false => -1,
    }
}

/// The boat that is nearest to docking, where the own goods meet their customers.
fn boat(t: &CoveSight, seat: Player, boat: u16) -> i64 {
    let own = |colour: Colour| {
        let goods = Good::all().filter(|good| good.colour == colour);
        1 + 2 * goods.map(|good| t.on_stall(seat, good)).sum::<i64>()
    };
    let zone = layout::aboard(boat);
    let aboard = Colour::ALL.into_iter().map(|c| t.how_many(zone, c as u16) * own(c));
    aboard.sum()
}

/// What stands in a shop's own verbs: the most marbles, the largest good, the longest way.
fn shop(t: &CoveSight, action: Action) -> i64 {
    let large = |n: i32| Good::at(n).map_or(0, |good| t.level().price(good));
    let name = t.catalogue().verb(action.verb).name;
    let in_hall = |n: i32| Colour::at(n).map_or(0, |clan| t.in_hall(clan));
    match name {
        "brew-batch" => 10 + large(action.args[0]),
        "forge-piece" => 10 + large(action.args[0]) - i64::from(action.args[2]),
        "hallmark" | "anchor" | "land" => 30,
        "catch" | "explore-rift" => 20,
        "distil-colour" | "patronage" => 5 + in_hall(action.args[0]),
        "sail-ships" => action.args.iter().map(|&n| i64::from(n)).sum::<i64>(),
        "set-die" => 5 + i64::from(action.args[1]),
        "harvest" => harvest(t, action),
        _ => 3,
    }
}

/// How many marbles a harvest takes.
fn harvest(t: &CoveSight, action: Action) -> i64 {
    let tube = alchemist::tube(action.args[0] as u16);
    let colours: Vec<u16> = t.contents(tube).iter().map(|&marble| t.kind(marble).0).collect();
    match usize::try_from(action.args[1] - 1) {
        Ok(at) if at < colours.len() => alchemist::chain(&colours, at).len() as i64,
        _ => 0,
    }
}
