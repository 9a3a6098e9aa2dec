//! The lessons and puzzles of every game: every lesson is played to its end as its file shows it,
//! every puzzle is solved by its solution and by nothing shorter. Rules and texts that they name
//! are the business of the check of the level files.

use caravanserai::table::{
    game::Game,
    learn::{Guide, Lesson, Puzzle, Taught, lessons, puzzles, texts},
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
        let mut play = lesson.table.begin(game, &[]).expect("the position can be set up");
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
