//! The lessons and puzzles of every game: every lesson is played to its end as its file shows it,
//! every puzzle is solved by its solution and by nothing shorter. Rules and texts that they name
//! are the business of the check of the level files.

use caravanserai::{
    bots,
    table::{
        catalogue::Chooser,
        game::Game,
        learn::{Guide, Lesson, Puzzle, Taught, lessons, puzzles, texts},
    },
};

/// Every file is read, and comes out as it says.
fn come_out<T: Taught>(game: &'static dyn Game, read: &[T]) {
    assert_eq!(read.len(), texts::<T>(game).len(), "a file of {} cannot be read", T::FOLDER);
    let faults = read.iter().filter_map(|taught| {
        let fault = taught.try_out(game).err()?;
        Some(format!("{}/{}: {fault}", T::FOLDER, taught.id()))
    });
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Every lesson is played to its end.
pub fn lessons_are_played_to_their_end(game: &'static dyn Game) {
    come_out::<Lesson>(game, lessons(game));
}

/// Every puzzle is solved as its file says, and not by less.
pub fn puzzles_are_solved_by_nothing_shorter(game: &'static dyn Game) {
    come_out::<Puzzle>(game, puzzles(game));
}

/// From any step of a lesson one comes back to its beginning, and to the same step again.
pub fn a_lesson_leads_back_and_on_again(game: &'static dyn Game) {
    for lesson in lessons(game) {
        let mut play = lesson.begin(game, &[]).expect("the position can be set up");
        let mut guide = Guide::default();
        guide.begin(lesson, &mut play).expect("the first step begins");
        let mut hashes = Vec::new();
        while !guide.is_over(lesson) {
            hashes.push(play.hash());
            guide.skip(lesson, &mut play).expect("a step is played as its file shows it");
        }
        while guide.back(&mut play) {
            assert_eq!(play.hash(), hashes[guide.step()], "{} goes back", lesson.id());
        }
        assert_eq!(guide.step(), 0, "{} goes back to its beginning", lesson.id());
    }
}

/// Most choices that are made after a lesson.
const AFTERWARDS: usize = 600;

/// Whoever plays on after a lesson has a game before them, unless the lesson has played it to its
/// end: somebody who plays well gains in each seat, from what lies there by then.
pub fn the_game_goes_on_after_a_lesson(game: &'static dyn Game) {
    for lesson in lessons(game) {
        let mut play = lesson.begin(game, &[]).expect("the position can be set up");
        let mut guide = Guide::default();
        guide.begin(lesson, &mut play).expect("the first step begins");
        while !guide.is_over(lesson) {
            guide.skip(lesson, &mut play).expect("a step is played as its file shows it");
        }
        if play.outcome().is_some() {
            continue;
        }
        let before = play.fortunes();
        let mut best = before.clone();
        let mut bot =
            bots::bot(Chooser::Greedy, game.id(), 1).expect("it is there").expect("it plays");
        for _ in 0..AFTERWARDS {
            let Some(action) = bots::ask(bot.as_mut(), &mut play) else { break };
            play.choose(action).expect("it is offered");
            for (best, now) in best.iter_mut().zip(play.fortunes()) {
                *best = now.max(*best);
            }
        }
        let idle = (0..best.len()).find(|seat| best[*seat] <= before[*seat]);
        assert_eq!(idle, None, "{}: {before:?} became {best:?} at most", lesson.id());
    }
}
