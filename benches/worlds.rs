//! How fast worlds are had that a search plays on: one that is dealt for a viewer and taken back,
//! and random actions in such worlds, taken back by the journal. Processor time of one thread; run
//! by `cargo bench --no-default-features --bench worlds -- [GAME]`. It holds nothing: tests do
//! that.

mod clock;
mod rows;

use caravanserai::{
    bots::RandomBot,
    table::{dice::Dice, edit::Edit, ids::Viewer, play::Play},
};
use clock::time;
use rows::{go_on, rows};
use std::time::Instant;

/// Actions after which the position is taken in which worlds are dealt.
const BEFORE: usize = 120;
/// Worlds that are dealt.
const WORLDS: u64 = 10_000;
/// Actions that are played in each world.
const PLAYED: usize = 200;

/// Plays so many random offers, of open amounts what they propose; how many there were.
fn play_on(play: &mut Play, dice: &mut Dice, actions: usize) -> usize {
    for n in 0..actions {
        let offers = play.offers();
        if offers.is_empty() {
            return n;
        }
        let action = offers[dice.below(offers.len() as u32) as usize].action;
        if play.choose(action).is_err() {
            return n;
        }
    }
    actions
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|w| !w.starts_with("--")).collect();
    for row in rows()
        .into_iter()
        .filter(|row| words.first().is_none_or(|word| row.to_string().starts_with(word.as_str())))
    {
        let mut play = row.begin(3, true);
        play.listen(false);
        go_on(&mut play, &mut RandomBot::new(3), BEFORE);
        let Some(seat) = play.decision_seat() else { continue };
        let (start, entries) = (Instant::now(), play.entries().len());
        let from = time(start);
        let mut dealt = 0;
        for seed in 0..WORLDS {
            dealt += u32::from(play.arrange(&[Edit::Redeal(Viewer::Seat(seat), seed)]).is_ok());
            let steps = play.entries().len() - entries;
            play.undo_steps(steps);
        }
        let deal = (time(start) - from) / WORLDS as u32;
        let (mut dice, mut actions, from) = (Dice::new(7), 0, time(start));
        for seed in 0..WORLDS / 20 {
            play.reseed(seed);
            actions += play_on(&mut play, &mut dice, PLAYED);
            let steps = play.entries().len() - entries;
            play.undo_steps(steps);
        }
        let took = time(start) - from;
        let rate = actions as f64 / took.as_secs_f64();
        println!("{row}: a world {deal:?} ({dealt} of {WORLDS} dealt), {rate:.0} actions a second");
    }
}
