//! Measures the balance of Merchants Cove: whole games between computer players, with every
//! merchant on every seat, and what each merchant made. It plays on the same rules as everybody and
//! changes nothing. `merchants_cove_balance SEATS GAMES BOTS [PEDDLER [LEVELS]]`, such as `4 1000
//! greedy` or `2 100 greedy,random`; the merchants take the seats in turn.

use caravanserai::{
    bots::{self, Bot},
    games::{
        self,
        merchants_cove::table::nouns::{CoveSight, CoveView},
    },
    table::{
        action::Value,
        catalogue::{Chooser, SeatInfo},
        game::Setup,
        hash,
        ids::Viewer,
        play::Play,
    },
};
use std::collections::BTreeMap;

const MERCHANTS: [&str; 4] = ["alchemist", "blacksmith", "captain", "chronomancer"];

/// What somebody made, in how many games, and how many of them were won.
#[derive(Default)]
struct Sum {
    games: u64,
    gold: i64,
    wins: u64,
    longest: u128,
}

fn setup(seats: usize, number: u64, by: &[Chooser], peddler: i64) -> Setup {
    let seat = |n: usize| SeatInfo {
        name: format!("{}", n + 1),
        colour: n as u8,
        race: MERCHANTS[(n + number as usize / by.len()) % 4].to_owned(),
        by: by[(n + number as usize) % by.len()],
    };
    Setup {
        game: "merchants_cove".to_owned(),
        edition: "standard".to_owned(),
        seats: (0..seats).map(seat).collect(),
        options: BTreeMap::from([
            ("peddler".to_owned(), peddler),
            ("rogues".to_owned(), (number / 16 % 3) as i64),
        ]),
        seed: hash::fold(1, [number]),
        study: false,
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, or: u64| words.get(n).and_then(|w| w.parse().ok()).unwrap_or(or);
    let (seats, games) = (number(0, 4) as usize, number(1, 100));
    let by: Vec<Chooser> = (words.get(2).map_or("greedy", |w| w).split(','))
        .map(|name| bots::by_name(name).expect("a computer player"))
        .collect();
    if let Some(folder) = words.get(4) {
        games::use_levels(std::path::Path::new(folder)).unwrap_or_else(|e| panic!("{e}"));
    }
    let game = games::by_id("merchants_cove").expect("the game");
    let mut sums: BTreeMap<(String, &str), Sum> = BTreeMap::new();
    let mut margins = Vec::new();
    let mut sources: BTreeMap<(String, &str), (i64, i64)> = BTreeMap::new();
    let (mut winners, mut actions, begun) = ((0, 0), 0, std::time::Instant::now());
    for n in 0..games {
        let setup = setup(seats, n, &by, number(3, 1) as i64);
        let infos = setup.seats.clone();
        let mut players: Vec<Box<dyn Bot>> = (0..)
            .zip(&infos)
            .filter_map(|(k, info)| {
                bots::bot(info.by, game.id(), hash::fold(n, [k])).ok().flatten()
            })
            .collect();
        let mut play = Play::begin(game, setup).expect("a table");
        // The log tells where gold comes from.
        play.listen(true);
        let mut longest = vec![0; seats];
        while let Some(seat) = play.decision_seat() {
            let at = std::time::Instant::now();
            let action = bots::ask(players[seat.ix()].as_mut(), &mut play).expect("a choice");
            longest[seat.ix()] = at.elapsed().as_micros().max(longest[seat.ix()]);
            play.choose(action).unwrap_or_else(|e| panic!("game {n}: {e:?}"));
            actions += 1;
        }
        if seats == 1 {
            let sight = play.glance(Viewer::Public);
            let t = CoveSight::of(&sight).expect("its own sight");
            margins.push(t.gold(0) - t.gold(1));
        }
        for line in play.entries().iter().flat_map(|entry| &entry.lines) {
            let message = &line.message;
            let of = |name| message.args.iter().find(|arg| arg.0 == name).map(|arg| &arg.1);
            let Some(Value::Seat(seat)) = of("seat") else { continue };
            let race = infos[seat.ix()].race.clone();
            let gold = match of("gold") {
                Some(Value::Money(gold)) => *gold,
                _ => 0,
            };
            let from = sources.entry((race, message.key)).or_insert((0, 0));
            *from = (from.0 + 1, from.1 + gold);
        }
        let outcome = play.outcome().expect("an end");
        for (k, info) in infos.iter().enumerate() {
            let sum = sums.entry((info.race.clone(), bots::name_of(info.by))).or_default();
            sum.games += 1;
            sum.gold += outcome.fortunes[k];
            let won = outcome.winners.iter().any(|seat| seat.ix() == k);
            sum.wins += u64::from(won);
            sum.longest = sum.longest.max(longest[k]);
            if won {
                winners = (winners.0 + 1, winners.1 + outcome.fortunes[k]);
            }
        }
    }
    for ((merchant, by), sum) in &sums {
        let mean = sum.gold as f64 / sum.games as f64;
        let share = 100.0 * sum.wins as f64 / sum.games as f64;
        println!(
            "{merchant:13} {by:7} mean gold {mean:6.1}, wins {share:5.1} % of {}, longest choice {} us",
            sum.games, sum.longest
        );
    }
    for ((merchant, key), (times, gold)) in &sources {
        let share =
            sums.iter().filter(|sum| sum.0.0 == *merchant).map(|sum| sum.1.games).sum::<u64>();
        let each = |n: i64| n as f64 / share as f64;
        println!(
            "{merchant:13} {key:20} {:6.2} times, {:6.1} gold a game",
            each(*times),
            each(*gold)
        );
    }
    margins.sort_unstable();
    for part in [10, 15, 20, 40, 65, 80] {
        if let Some(margin) = margins.get(margins.len() * part / 100) {
            println!("against the Peddler: {part} of 100 games are won by {margin} gold or less");
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "winners {:.1} gold; {games} games, {actions} actions, {seconds:.1} s, {:.0} actions/s",
        winners.1 as f64 / f64::from(winners.0.max(1)),
        f64::from(actions) / seconds
    );
}
