//! Whole games at random: they end by a documented reason, and nothing is lost on the way: the
//! counts with which the box was opened hold after every action. No rule is looked at here.

use super::cove;
use crate::common::battery::{Configuration, step};
use caravanserai::{
    bots::RandomBot,
    games::merchants_cove::{
        level::{BerthIx, Clan, DockWord, Good, Side},
        rules::shops::{Merchant, alchemist, blacksmith, captain, chronomancer},
        table::{
            layout::{self, BAG, BOATS, DISCARDS, FOLK, FOLK_BOX, LAIR, ROGUE, ROW, TAINTS, TEAM},
            nouns::{CoveSight, CoveView},
        },
    },
    table::{
        ids::{Viewer, ZoneId},
        play::Play,
        view::TableView,
    },
};

/// Customers, rogues, cards, townsfolk, goods, marbles, dice, tiles, boats and hourglasses
/// are all there, after every action; no boat holds too many.
fn sound(play: &mut Play, name: &str) {
    let sight = play.glance(Viewer::Everybody);
    let t = CoveSight::of(&sight).expect("it is this game");
    adventurers(&t, name);
    let hands: usize = t.players().map(|p| t.count(layout::taints(p))).sum();
    assert_eq!(t.count(TAINTS) + t.count(DISCARDS) + hands, 60, "{name}: corruption");
    let row = (0..ROW).filter(|&place| t.row_card(place).is_some()).count();
    let team = |p| (0..TEAM).filter(|&n| t.count(layout::team(p, n)) == 1).count();
    let teams: usize = t.players().map(team).sum();
    let played = t.count(FOLK) + row + teams;
    assert!([24, 36].contains(&played), "{name}: {played} townsfolk");
    assert_eq!(played + t.count(FOLK_BOX), 36, "{name}: townsfolk");
    for player in t.players() {
        let all: i64 =
            Good::all().map(|good| t.on_stall(player, good) + t.in_supply(player, good)).sum();
        assert_eq!(all, 28, "{name}: goods of {player}");
    }
    material(&t, name);
}

/// 44 customers in bag, boats, docks and halls; the rogues of their card in bag, boats, docks and
/// lair; whoever was drawn is on the way.
fn adventurers(t: &CoveSight, name: &str) {
    let mut zones = vec![BAG, LAIR, layout::DRAWN];
    zones.extend(Clan::ALL.map(layout::hall));
    zones.extend(DockWord::ALL.map(layout::dock));
    zones.extend((0..BOATS).map(layout::aboard));
    let all: usize = zones.iter().map(|&zone| t.count(zone)).sum();
    let rogues: i64 = zones.iter().map(|&zone| t.how_many(zone, ROGUE)).sum();
    assert_eq!(all as i64 - rogues, 44, "{name}: customers");
    let card = t.rogue_card();
    assert_eq!(rogues, i64::from(card.lair) + i64::from(card.bag), "{name}: rogues");
    assert_eq!(rogues as usize + t.count(layout::ROGUE_BOX), 8, "{name}: rogues in the box");
    let halls =
        Clan::ALL.into_iter().all(|c| t.how_many(layout::hall(c), c as u16) == t.in_hall(c));
    assert!(halls && t.how_many(LAIR, ROGUE) == t.in_lair(), "{name}: who is at home");
    assert!((0..BOATS).all(|boat| t.count(layout::aboard(boat)) <= 4), "{name}: boats");
}

/// Boats, hourglasses, and what the shops play with.
fn material(t: &CoveSight, name: &str) {
    let count = |zones: &[ZoneId]| zones.iter().map(|&zone| t.count(zone)).sum::<usize>();
    let mut boats = vec![layout::OFF];
    boats.extend(Side::ALL.map(layout::sea));
    boats.extend((0..4).map(|n| layout::berth(BerthIx(n))));
    assert_eq!(count(&boats), 6, "{name}: boats");
    let mut clock: Vec<ZoneId> = (1..=i64::from(layout::HOURS)).map(layout::hour).collect();
    clock.extend((0..layout::HANDS).map(layout::hand));
    let mut glasses: Vec<_> = clock.iter().flat_map(|&zone| t.glasses(zone)).collect();
    glasses.sort_unstable();
    assert_eq!(glasses, t.players().collect::<Vec<_>>(), "{name}: hourglasses");
    assert_eq!(count(&clock), glasses.len() + 2, "{name}: mice");
    let mut marbles = vec![alchemist::MARBLES, alchemist::BENCH, alchemist::ASIDE];
    marbles.extend((0..alchemist::TUBES).map(alchemist::tube));
    assert_eq!(count(&marbles), 60, "{name}: marbles");
    let dice = [blacksmith::STORE, blacksmith::RACK, blacksmith::FURNACE];
    assert_eq!(count(&dice), 16, "{name}: dice");
    assert!((0..4).all(|n| {
        let of = |&zone: &ZoneId| t.how_many(zone, Merchant::Blacksmith.kind(n).0);
        dice.iter().map(of).sum::<i64>() == 4
    }));
    let ships: Vec<ZoneId> = (0..=captain::WATERS).map(captain::water).collect();
    assert_eq!(count(&ships), 3, "{name}: ships");
    let mut tiles = vec![chronomancer::SPARE, chronomancer::PILE];
    tiles.extend((0..chronomancer::CELLS).map(chronomancer::cell));
    assert_eq!(count(&tiles), 17, "{name}: tiles");
}

/// A whole game; gives how many actions it took.
fn whole(seats: usize, seed: u64) -> usize {
    let table = Configuration { game: cove(), edition: "standard", seats };
    let name = table.name(seed);
    let mut play = table.begin(table.varied(seed));
    play.listen(false);
    let mut bot = if seed.is_multiple_of(2) { RandomBot::even(seed) } else { RandomBot::new(seed) };
    for n in 0..5000 {
        sound(&mut play, &name);
        if step(&mut play, &mut bot, &name).is_none() {
            let outcome = play.outcome().expect("it is over");
            assert!(outcome.reason.starts_with("mc-end-"), "{name}");
            assert_eq!(outcome.winners.is_empty(), outcome.reason == "mc-end-lost", "{name}");
            return n;
        }
    }
    panic!("{name}: it does not end");
}

#[test]
fn whole_games_come_to_their_end() {
    for seats in 1..=4 {
        let lengths: Vec<usize> = (0..8).map(|seed| whole(seats, seed)).collect();
        assert!(lengths.iter().all(|n| *n > 20), "{seats} seats: {lengths:?}");
    }
}
