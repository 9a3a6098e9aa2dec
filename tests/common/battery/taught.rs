//! The lessons and puzzles of every game: every lesson is played to its end as its file shows it,
//! every puzzle is solved by its solution and by nothing shorter. Rules and texts that they name
//! are the business of the check of the level files.

use caravanserai::{
    bots,
    table::{
        action::Action,
        catalogue::Chooser,
        game::Game,
        learn::{Guide, Lesson, Puzzle, Taught, lessons, puzzles, texts},
        play::Play,
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
        let mut reached = 1;
        while guide.forward(&mut play) {
            assert_eq!(guide.step(), reached, "{} goes on again, step by step", lesson.id());
            assert_eq!(hashes.get(reached).copied().unwrap_or(play.hash()), play.hash());
            reached += 1;
        }
        assert!(guide.is_over(lesson), "{} goes on to its end", lesson.id());
    }
}

/// Most questions that the game asks of its own on another way than the one that a lesson shows.
const ASIDE: usize = 20;

/// Whatever a step of a lesson lets be chosen, the lesson comes to its end from there: what the
/// game asks in between is answered with the first that it offers.
pub fn every_way_of_a_lesson_comes_to_its_end(game: &'static dyn Game) {
    for lesson in lessons(game) {
        let mut play = lesson.begin(game, &[]).expect("the position can be set up");
        let mut guide = Guide::default();
        guide.begin(lesson, &mut play).expect("the first step begins");
        while let Some(step) = lesson.steps.get(guide.step()) {
            let offers = play.offers().to_vec();
            for at in step.wanted(&mut play) {
                let action = offers[at].action;
                if step.is_other_way(&mut play, action) {
                    comes_to_its_end(lesson, (&guide, play.entries().len()), &mut play, action);
                }
            }
            guide.skip(lesson, &mut play).expect("a step is played as its file shows it");
        }
    }
}

/// Chooses an action at a step, plays the lesson to its end from there, and takes all of it back.
fn comes_to_its_end(lesson: &Lesson, from: (&Guide, usize), play: &mut Play, action: Action) {
    let (mut guide, step) = (from.0.clone(), from.0.step());
    let at = format!("{}, step {}: {}", lesson.id(), step + 1, action.to_text(play.catalogue()));
    play.choose(action).unwrap_or_else(|no| panic!("{at} is refused by {}", no.rule));
    guide.go_on(lesson, play).unwrap_or_else(|fault| panic!("{at}: {fault}"));
    for _ in 0..lesson.steps.len() + ASIDE {
        guide.skip(lesson, play).unwrap_or_else(|fault| panic!("{at}: {fault}"));
    }
    assert!(guide.is_over(lesson), "{at}: it stands at step {}", guide.step() + 1);
    play.seek(from.1);
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
