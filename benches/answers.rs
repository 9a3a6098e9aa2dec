//! How long *How could I …?* looks for a line of this turn: a hundred goals of each table, refused
//! choices at moments of random games. Processor time of one thread; run by
//! `cargo bench --no-default-features --bench answers -- [GAME]`. It holds nothing: tests do that.

mod clock;
mod rows;

use caravanserai::{
    bots::{RandomBot, how_positions},
    table::{
        goal::Goal,
        reach::{LineFound, reach},
    },
};
use clock::time;
use rows::{go_on, rows};
use std::{
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

/// Goals of a table.
const GOALS: usize = 100;
/// Of one position at most.
const OF_ONE: usize = 4;
/// Within this the answer is to be there.
const SOON: Duration = Duration::from_millis(500);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|w| !w.starts_with("--")).collect();
    println!(
        "{:32} {:>6} {:>8} {:>8} {:>8} {:>8}",
        "table", "soon", "lines", "middle", "95th", "most"
    );
    for row in rows()
        .into_iter()
        .filter(|row| words.first().is_none_or(|word| row.to_string().starts_with(word.as_str())))
    {
        let (mut times, mut lines) = (Vec::new(), 0);
        let mut seed = 0;
        while times.len() < GOALS {
            seed += 1;
            let mut play = row.begin(seed, true);
            go_on(&mut play, &mut RandomBot::new(seed), 20 + seed as usize * 13 % 150);
            let Some(seat) = play.decision_seat() else { continue };
            let refused = &play.look().refusals;
            let wanted: Vec<_> = refused.iter().take(OF_ONE).map(|no| no.action).collect();
            for action in wanted {
                let (start, never) = (Instant::now(), AtomicBool::new(false));
                let from = time(start);
                let limits = (how_positions(play.game()), &never);
                let found = reach(&mut play, seat, Goal::Choice(action), limits);
                times.push(time(start) - from);
                lines += usize::from(matches!(found, LineFound::Line { .. }));
            }
        }
        times.sort();
        let soon = times.iter().filter(|time| **time < SOON).count() * 100 / times.len();
        let at =
            |part: usize| format!("{:.3} s", times[(times.len() - 1) * part / 100].as_secs_f64());
        println!(
            "{:32} {soon:>5}% {lines:>8} {:>8} {:>8} {:>8}",
            row.to_string(),
            at(50),
            at(95),
            at(100)
        );
    }
}
