//! How fast a table plays: actions with their offers, looking, taking back, doing again, seeking,
//! saving and replaying. Run by `cargo bench --no-default-features --bench play`;
//! `docs/performance.md` keeps the figures. It holds nothing: tests do that.

mod long_games;
mod rows;

use caravanserai::{
    bots::RandomBot,
    table::{dice::Dice, ids::Viewer, record::Save},
};
use divan::{Bencher, black_box, counter::ItemsCount};
use long_games::{LONG, long, tables};
use rows::{Row, go_on, rows};

fn main() {
    divan::main();
}

/// The start of a game: everything spawned, dealt, and the first offers collected.
#[divan::bench(args = tables(), sample_count = 50)]
fn begin(bencher: Bencher, row: Row) {
    bencher.bench_local(|| row.begin(1, false));
}

/// Actions a second, the offers after each included; nobody reads the log. Game follows on game, so
/// that all phases are met.
#[divan::bench(args = rows(), sample_count = 50, sample_size = 1)]
fn random_play(bencher: Bencher, row: Row) {
    const ACTIONS: usize = 5000;
    let (mut play, mut bot, mut seed) = (row.begin(1, false), RandomBot::new(1), 1);
    play.listen(false);
    bencher.counter(ItemsCount::new(ACTIONS)).bench_local(|| {
        let mut left = ACTIONS;
        while left > 0 {
            left -= go_on(&mut play, &mut bot, left);
            if play.is_over() {
                seed += 1;
                play = row.begin(seed, false);
                play.listen(false);
            }
        }
    });
}

/// The last action of a long game is taken back and done again.
#[divan::bench(args = tables(), sample_count = 100)]
fn undo_and_redo_once(bencher: Bencher, row: Row) {
    let mut play = long(row);
    bencher.bench_local(|| {
        play.undo().expect("study mode takes everything back");
        play.redo().expect("it was just taken back");
    });
}

/// From the end of a long game to its beginning.
#[divan::bench(args = tables(), sample_count = 50, sample_size = 1)]
fn seek_to_the_beginning(bencher: Bencher, row: Row) {
    let play = std::cell::RefCell::new(long(row));
    bencher
        .with_inputs(|| play.borrow_mut().seek(LONG))
        .bench_local_values(|()| play.borrow_mut().seek(0));
}

/// From the beginning of a long game to its end.
#[divan::bench(args = tables(), sample_count = 50, sample_size = 1)]
fn seek_to_the_end(bencher: Bencher, row: Row) {
    let play = std::cell::RefCell::new(long(row));
    bencher
        .with_inputs(|| play.borrow_mut().seek(0))
        .bench_local_values(|()| play.borrow_mut().seek(LONG));
}

/// From anywhere in a long game to anywhere else.
#[divan::bench(args = tables(), sample_count = 200, sample_size = 1)]
fn seek_anywhere(bencher: Bencher, row: Row) {
    let (mut play, mut dice) = (long(row), Dice::new(1));
    bencher.bench_local(|| play.seek(dice.below(LONG as u32 + 1) as usize));
}

/// A long game out of the text of its file, every action checked against the rules, log lines made.
#[divan::bench(args = tables(), sample_count = 50, sample_size = 1)]
fn read_and_replay(bencher: Bencher, row: Row) {
    let mut play = long(row);
    let (text, game, actions) = (Save::of(&mut play).text(), play.game(), play.entries().len());
    bencher.counter(ItemsCount::new(actions)).bench_local(|| {
        let save = Save::read(black_box(&text)).expect("it was just written");
        let (play, divergence) = save.replay(game).expect("the same rules play it");
        assert!(divergence.is_none() && play.entries().len() == actions);
        play
    });
}

/// The text of the file of a long game.
#[divan::bench(args = tables(), sample_count = 50, sample_size = 1)]
fn write_a_save(bencher: Bencher, row: Row) {
    let mut play = long(row);
    bencher
        .counter(ItemsCount::new(play.entries().len()))
        .bench_local(|| Save::of(&mut play).text());
}

/// Offers with their words, and all refusals: what window and protocol ask for after each action.
#[divan::bench(args = tables(), sample_count = 100)]
fn look(bencher: Bencher, row: Row) {
    let mut play = long(row);
    bencher.bench_local(|| play.look().refusals.len());
}

/// The whole picture of the table that the seat sees that must choose.
#[divan::bench(args = tables(), sample_count = 100)]
fn sight(bencher: Bencher, row: Row) {
    let mut play = long(row);
    let viewer = play.decision_seat().map_or(Viewer::Public, Viewer::Seat);
    bencher.bench_local(|| play.sight(viewer));
}
