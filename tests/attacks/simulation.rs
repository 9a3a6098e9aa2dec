//! Orders of games between computer players: the same results whatever the number of threads and
//! however the games are shared out. It judges no strength.

use super::{
    outcome::{Budget, Outcome},
    seating,
};
use caravanserai::{
    bots,
    engine::simulate::{Order, csv, play_all, report},
    table::catalogue::Chooser,
};

/// Games in one order.
const GAMES: u64 = 6;

/// Runs the attack.
pub fn run(budget: Budget) -> Outcome {
    let mut outcome = Outcome::new("simulation", budget);
    for (number, mut chance) in budget.tries() {
        outcome.attempt(number, move |tally| {
            let endless = |table: &seating::Configuration| !table.game.info().always_ends;
            let mut table = seating::any(&mut chance);
            while endless(&table) {
                table = seating::any(&mut chance);
            }
            let greedy = chance.once_in(4) && bots::plays(Chooser::Greedy, table.game.id());
            let players =
                if greedy { vec![Chooser::Greedy, Chooser::Random] } else { vec![Chooser::Random] };
            let order = Order {
                game: table.game,
                edition: table.edition.to_owned(),
                seats: table.seats,
                games: GAMES,
                first: chance.below(1000) as u64,
                seed: chance.number(),
                bots: players,
                options: Default::default(),
                jobs: 1,
                budgets: Vec::new(),
                records: None,
            };
            let name = format!("{}, seed {}, first {}", table.words(), order.seed, order.first);
            let played = |first: u64, games: u64, jobs: usize| {
                let part = Order { first: order.first + first, games, jobs, ..order.clone() };
                play_all(&part, &|| ()).map(|(all, _)| all).unwrap_or_default()
            };
            let alone = played(0, GAMES, 1);
            tally.count("games", 4 * GAMES);
            let hash = report(&order, &alone, 1.0).hash;
            for jobs in [2, 5] {
                let shared = report(&order, &played(0, GAMES, jobs), 1.0).hash;
                tally.same("another number of threads, other games", &name, &shared, &hash);
            }
            let cut = chance.within(1, GAMES as usize - 1) as u64;
            let parts = [played(0, cut, 1), played(cut, GAMES - cut, 1)].concat();
            tally.same("shared out, other games", &name, csv(&parts), csv(&alone));
            tally.same("not all games were played", &name, alone.len() as u64, GAMES);
        });
    }
    outcome
}
