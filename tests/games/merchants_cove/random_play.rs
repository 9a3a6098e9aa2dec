//! Whole games at random: they end by a documented reason, and nothing is lost on the way: the
//! counts with which the box was opened hold all along.

use super::cove;
use crate::common::battery::{Configuration, step};
use caravanserai::{
    bots::RandomBot,
    games::merchants_cove::{
        layout::{self, BOATS, DISCARDS, FOLK, FOLK_BOX, LAIR, ROW, TAINTS, TEAM},
        level::{Clan, DockWord, Good},
        nouns::{CoveSight, CoveView},
        shops::alchemist,
    },
    table::{ids::Viewer, play::Play, view::TableView},
};

/// Adventurers, cards, goods and marbles are all there; no boat holds too many.
fn sound(play: &mut Play, name: &str) {
    let sight = play.glance(Viewer::Everybody);
    let t = CoveSight::of(&sight).expect("it is this game");
    let halls: usize = Clan::ALL.into_iter().map(|clan| t.count(layout::hall(clan))).sum();
    let docks: usize = DockWord::ALL.into_iter().map(|dock| t.count(layout::dock(dock))).sum();
    let aboard: usize = (0..BOATS).map(|boat| t.count(layout::aboard(boat))).sum();
    let away = t.count(LAIR) + t.count(layout::ROGUE_BOX) + t.count(layout::DRAWN);
    assert_eq!(t.count(layout::BAG) + halls + docks + aboard + away, 52, "{name}: adventurers");
    assert!((0..BOATS).all(|boat| t.count(layout::aboard(boat)) <= 4), "{name}: boats");
    let hands: usize = t.players().map(|p| t.count(layout::taints(p))).sum();
    assert_eq!(t.count(TAINTS) + t.count(DISCARDS) + hands, 60, "{name}: corruption");
    let row = (0..ROW).filter(|&place| t.row_card(place).is_some()).count();
    let team = |p| (0..TEAM).filter(|&n| t.count(layout::team(p, n)) == 1).count();
    let teams: usize = t.players().map(team).sum();
    assert_eq!(t.count(FOLK) + t.count(FOLK_BOX) + row + teams, 36, "{name}: townsfolk");
    for player in t.players() {
        let all: i64 =
            Good::all().map(|good| t.on_stall(player, good) + t.in_supply(player, good)).sum();
        assert_eq!(all, 28, "{name}: goods of {player}");
    }
    let tubes: usize = (0..alchemist::TUBES).map(|n| t.count(alchemist::tube(n))).sum();
    let marbles = tubes
        + [alchemist::MARBLES, alchemist::BENCH, alchemist::ASIDE]
            .map(|z| t.count(z))
            .iter()
            .sum::<usize>();
    assert_eq!(marbles, 60, "{name}: marbles");
}

/// A whole game; gives how many actions it took.
fn whole(seats: usize, seed: u64) -> usize {
    let table = Configuration { game: cove(), edition: "standard", seats };
    let name = table.name(seed);
    let mut play = table.begin(table.varied(seed));
    play.listen(false);
    let mut bot = if seed.is_multiple_of(2) { RandomBot::even(seed) } else { RandomBot::new(seed) };
    for n in 0..5000 {
        if n % 7 == 0 {
            sound(&mut play, &name);
        }
        if step(&mut play, &mut bot, &name).is_none() {
            let outcome = play.outcome().expect("it is over");
            assert!(outcome.reason.starts_with("mc-end-"), "{name}");
            assert_eq!(outcome.winners.is_empty(), outcome.reason == "mc-end-lost", "{name}");
            sound(&mut play, &name);
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
