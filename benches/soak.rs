//! Whether memory stays flat over thousands of games: computer players play every edition of every
//! game, round after round, in one process. After each round the memory in use is told, at the end
//! a hash of all results of each edition: the same on every run and for any number of threads. Run
//! by `cargo bench --no-default-features --bench soak -- [GAMES [ROUNDS [PLAYERS [JOBS]]]]`, with
//! so many games of each edition in a round; it holds nothing.

use caravanserai::{
    bots,
    engine::simulate::{Order, play_all, report},
    games,
    table::{catalogue::Chooser, hash},
};
use std::{collections::BTreeMap, time::Instant};

/// One edition, and what came of its games so far.
struct Row {
    name: String,
    order: Order,
    /// The fewest and the most seats it is played with.
    seats: (usize, usize),
    games: u64,
    finished: u64,
    actions: u64,
    hash: u64,
}

fn rows(bots: &[Chooser], jobs: usize) -> Vec<Row> {
    let editions = games::built_in().iter().flat_map(|&game| {
        let of_game = move |edition| (game, edition);
        game.editions().iter().map(of_game)
    });
    editions
        .map(|(game, edition)| Row {
            name: format!("{} {}", game.id(), edition.id),
            order: Order {
                game,
                edition: edition.id.to_owned(),
                seats: edition.seats.0,
                games: 0,
                first: 0,
                seed: 1,
                bots: bots.to_vec(),
                options: BTreeMap::new(),
                jobs,
                budgets: Vec::new(),
                records: None,
            },
            seats: edition.seats,
            games: 0,
            finished: 0,
            actions: 0,
            hash: 0,
        })
        .collect()
}

impl Row {
    /// Plays so many more games, as evenly as possible with each number of seats.
    fn play(&mut self, games: u64) {
        let kinds = (self.seats.1 - self.seats.0 + 1) as u64;
        for (n, seats) in (0..).zip(self.seats.0..=self.seats.1) {
            let share = games / kinds + u64::from(n < games % kinds);
            let order = Order { seats, games: share, first: self.games, ..self.order.clone() };
            let (all, seconds) = play_all(&order, &|| ()).expect("these games can be played");
            let report = report(&order, &all, seconds);
            self.games += share;
            self.finished += report.finished;
            self.actions += report.actions;
            let words = all.iter().flat_map(|p| [p.hash, p.actions as u64]);
            self.hash = hash::fold(self.hash, words);
        }
    }
}

/// Memory in use, in KiB, where the system tells it.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|kib| kib.trim().trim_end_matches(" kB").parse().ok()).unwrap_or(0)
}

fn main() {
    // Cargo adds a word of its own.
    let words: Vec<String> = std::env::args().skip(1).filter(|w| !w.starts_with("--")).collect();
    let word = |n: usize, default: &str| words.get(n).map_or(default.to_owned(), String::clone);
    let number = |n: usize, default| word(n, default).parse::<u64>().expect("a number");
    let (games, rounds, jobs) = (number(0, "20"), number(1, "10"), number(3, "1"));
    let player = |name: &str| bots::by_name(name).expect("a computer player");
    let bots: Vec<Chooser> = word(2, "greedy,random").split(',').map(player).collect();
    let mut rows = rows(&bots, jobs as usize);
    let start = Instant::now();
    for round in 1..=rounds {
        rows.iter_mut().for_each(|row| row.play(games));
        let (seconds, kib) = (start.elapsed().as_secs(), memory());
        println!("round {round}: {kib} KiB in use after {seconds} s");
    }
    for Row { name, games, finished, actions, hash, .. } in &rows {
        println!("{name}: {games} games, {finished} finished, {actions} actions, hash {hash:016x}");
    }
    let whole = hash::fold(0, rows.iter().map(|row| row.hash));
    println!("hash of everything {whole:016x}");
}
