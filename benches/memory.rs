//! What a table and its record take: memory, and bytes of a save file for each action. Run by
//! `cargo bench --no-default-features --bench memory`. The figures are what the allocator is asked
//! for: "max alloc" is the most that was held at any time.

mod long_games;
mod rows;

use caravanserai::{bots::RandomBot, table::record::Save};
use divan::{AllocProfiler, Bencher};
use long_games::{LONG, long, tables};
use rows::{Row, go_on, rows};

#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

fn main() {
    for row in rows() {
        let mut play = long(row);
        let save = Save::of(&mut play);
        let (actions, all) = (save.entries.len().max(1), save.text().len());
        // An entry stands on a line of its own, indented by two, between quotation marks and before
        // a comma.
        let entries: usize = save.entries.iter().map(|e| e.len() + 6).sum();
        let each = entries as f64 / actions as f64;
        println!(
            "{row}: a save of {actions} actions has {all} bytes: {each:.1} for each action, {} for header and position",
            all - entries
        );
    }
    divan::main();
}

/// A table as it is set up.
#[divan::bench(args = rows(), sample_count = 5, sample_size = 1)]
fn one_table(bencher: Bencher, row: Row) {
    bencher.bench_local(|| row.begin(1, false));
}

/// A table after a long game of which everything can be taken back and the log is kept.
#[divan::bench(args = tables(), sample_count = 5, sample_size = 1)]
fn a_long_game(bencher: Bencher, row: Row) {
    bencher.bench_local(|| {
        let mut play = row.begin(1, true);
        go_on(&mut play, &mut RandomBot::new(1), LONG);
        play
    });
}
