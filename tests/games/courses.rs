//! The courses: each game of the house has lessons enough, and together they touch each chapter of
//! its rulebook but those that are listed here, each with why; and it has puzzles enough, in order
//! of difficulty. That each can be played is the business of `tests/every_game`.

use caravanserai::{
    bots::PuzzleMaker,
    games,
    table::{
        game::Game,
        learn::{Guide, Lesson, Searched, Taught, asks, course_places, lessons, outlook, puzzles},
    },
    text::{Language, Localizer, rulebook::Rulebook},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::atomic::AtomicBool,
};

/// The chapters that no lesson touches, each with why.
const UNTAUGHT: &[(&str, &str)] = &[
    ("DD-14", "goods change hands only between two people who agree"),
    ("DD-17", "nothing is hidden, so nobody must be told what is"),
    ("DOM-1", "what lies in the box is seen on the table"),
    ("DOM-2", "the program deals, and the new-game screen says what can be chosen"),
    ("DOM-11", "few cards change values, and each says how"),
    ("DOM-15", "the program shows each what that one may see"),
    ("DOM-16", "the new-game screen explains editions"),
    ("DOM-17", "how the program works is no part of play"),
    ("MOV-2", "the program sets the table up"),
    ("MOV-5", "where things lie is seen on the board"),
    ("MOV-13", "variants are for later games, and the new-game screen explains them"),
    ("MOV-14", "the advanced rules of 1988 are not played here"),
    ("MC-2", "the program sets the harbour up"),
    ("MC-3", "the course of a day is what the lessons show"),
    ("MC-4", "boats arrive by themselves"),
    ("MC-16", "in a first game the Rogues do nothing"),
];

/// How many puzzles a game has.
const PUZZLES: usize = 20;
/// Most minutes of a lesson.
const LONGEST: u32 = 8;
/// How fast somebody reads who looks at a board between the words.
const WORDS_A_MINUTE: u32 = 120;
/// Seconds in which one finds what a sentence means, and sees what has come of it.
const SENTENCE: u32 = 8;
/// Seconds of a choice itself.
const CHOICE: u32 = 2;
/// By how many seconds a lesson may be shorter than it says: nobody minds.
const SLACK: u32 = 210;

/// How many lessons a course has at least and at most; the first is long and has two parts.
const COURSE: std::ops::RangeInclusive<usize> = 4..=7;

/// The rules of each lesson of a game, by the name of the lesson.
fn rules_of(game: &dyn Game) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let rules = |lesson: &'static Lesson| (lesson.id(), lesson.rules().into_iter().collect());
    lessons(game).iter().map(rules).collect()
}

/// The chapter of a rule such as `MOV-4.2.1`.
fn chapter(rule: &str) -> &str {
    rule.split_once('.').map_or(rule, |(chapter, _)| chapter)
}

#[test]
fn each_game_has_a_course_that_touches_its_chapters() {
    let mut untaught = Vec::new();
    for &game in games::built_in() {
        let rules = rules_of(game);
        let places = course_places(lessons(game));
        let last = places.last().expect("it has lessons");
        assert!(COURSE.contains(&last.lesson), "{}: {:?}", game.id(), rules.keys());
        assert!(places.iter().all(|place| place.parts <= 2), "{}: {places:?}", game.id());
        for (lesson, rules) in &rules {
            println!("{} {lesson}: {}", game.id(), Vec::from_iter(rules.iter().copied()).join(" "));
        }
        let taught: BTreeSet<&str> = rules.values().flatten().map(|rule| chapter(rule)).collect();
        let book = Rulebook::of(game.id()).expect("a game of the house has a rulebook");
        let chapters = book.chapters.iter().map(|chapter| chapter.id.as_str());
        // Words that are only explained have no rule that somebody could play.
        let left = chapters.filter(|id| !taught.contains(id) && !id.ends_with("-0"));
        untaught.extend(left);
    }
    untaught.sort_unstable();
    let mut listed: Vec<&str> = UNTAUGHT.iter().map(|(chapter, _)| *chapter).collect();
    listed.sort_unstable();
    assert_eq!(untaught, listed);
}

/// The seconds that a lesson takes in a language: what is said is read, what is meant is found and
/// looked at, and each choice is made.
fn seconds(lesson: &Lesson, game: &dyn Game, language: Language) -> u32 {
    let texts = Localizer::new(language);
    let said = lesson.steps.iter().filter(|step| !step.says.is_empty());
    let keys = said.map(|step| format!("{}-{}", lesson.text_key(game), step.says));
    let sentences: Vec<usize> =
        keys.map(|key| texts.word(&key).split_whitespace().count()).collect();
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let (words, choices) = (count(sentences.iter().sum()), count(lesson.steps.len()));
    words * 60 / WORDS_A_MINUTE + count(sentences.len()) * SENTENCE + choices * CHOICE
}

/// In each language; the table is printed.
#[test]
fn no_lesson_is_long_and_each_says_how_long_it_is() {
    for &game in games::built_in() {
        for lesson in lessons(game) {
            let all = Language::ALL.map(|language| seconds(lesson, game, language));
            let name = format!("{} {}", game.id(), lesson.id());
            println!("{name}: {} minutes are told, {all:?} seconds are reckoned", lesson.minutes);
            let longest = all.into_iter().max().unwrap_or_default();
            assert!(lesson.minutes <= LONGEST && longest <= LONGEST * 60, "{name}: {longest}");
            let told = lesson.minutes * 60;
            assert!(longest <= told + 30 && told <= longest + SLACK, "{name}: {longest}");
        }
    }
}

/// What a sentence tells to click, where it names something.
fn clicked(sentence: &str) -> Option<&str> {
    let (_, behind) = sentence.split_once("lick ")?;
    let named = behind.split([',', '.', ':', ';']).next()?.trim();
    named.starts_with(char::is_uppercase).then_some(named)
}

/// The games in which each sentence of a lesson says a word of the button that it means. In the
/// others some sentences go on from the one before, about cards and marbles that are seen.
const SPOKEN: [&str; 2] = ["duck_dealer", "merchant_of_venus"];

/// Whether a sentence says a word of what a button says, in whatever form.
fn shares_a_word(label: &str, sentence: &str) -> bool {
    let said = sentence.to_lowercase();
    let words = label.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase);
    words.filter(|word| word.len() > 2).any(|word| {
        let stem: String = word.chars().take(4).collect();
        said.contains(&stem)
    })
}

/// What a lesson tells to click is called so among what can be chosen there.
#[test]
fn lessons_name_things_as_the_board_does() {
    let texts = Localizer::new(Language::En);
    for &game in games::built_in() {
        for lesson in lessons(game) {
            let mut play = lesson.begin(game, &[]).expect("it begins");
            let mut guide = Guide::default();
            guide.begin(lesson, &mut play).expect("its first step can be made ready");
            while let Some(step) = lesson.steps.get(guide.step()) {
                let sentence = texts.word(&format!("{}-{}", lesson.text_key(game), step.says));
                let wanted = step.wanted(&mut play);
                let names = play.catalogue().clone();
                let list = &play.look().list;
                let messages = wanted.iter().filter_map(|&n| list[n].message.as_deref());
                let offered: Vec<String> =
                    messages.map(|message| texts.say(message, &names)).collect();
                let spoken = step.says.is_empty()
                    || !SPOKEN.contains(&game.id())
                    || offered.iter().any(|label| shares_a_word(label, &sentence));
                assert!(spoken, "{} {}: {offered:?} | {sentence}", game.id(), lesson.id());
                if let Some(named) = clicked(&sentence) {
                    let mut places = names.spaces.iter().filter_map(|space| space.name.as_deref());
                    let on_board = places.any(|name| name == named);
                    // More may be said of it, such as that it is clicked again.
                    let says = |words: &String| words.contains(named) || named.contains(&**words);
                    let called = on_board || offered.iter().any(says);
                    assert!(called, "{} {}: {named} of {offered:?}", game.id(), lesson.id());
                }
                guide.skip(lesson, &mut play).expect("the step can be done");
            }
        }
    }
}

#[test]
fn each_game_has_puzzles_in_order_of_difficulty() {
    for &game in games::built_in() {
        let all = puzzles(game);
        assert_eq!(all.len(), PUZZLES, "{}", game.id());
        let hard: Vec<usize> = all.iter().map(|puzzle| puzzle.difficulty).collect();
        assert!(hard.is_sorted() && hard[0] > 0 && hard[0] < hard[PUZZLES - 1], "{hard:?}");
        for puzzle in all {
            // By length and offers alone; computer players that do not find it make it harder.
            let ways = puzzle.ways_on(game).expect("the solution can be played");
            let least: usize = ways.iter().map(|offers| 1 + offers.ilog2() as usize).sum();
            assert!(puzzle.difficulty >= least, "{}: {least}", puzzle.id());
        }
    }
}

/// Where a puzzle was made out of a game, no other line is as short, but for the order of choices.
/// Where chance may bring it as soon, that is printed: none is made so any more.
#[test]
fn made_puzzles_have_one_solution() {
    let never = AtomicBool::new(false);
    let mut others = Vec::new();
    for &game in games::built_in() {
        for puzzle in puzzles(game).iter().filter(|puzzle| puzzle.told.is_some()) {
            let (mut play, _) = puzzle.begin(game, &[]).expect("the position can be set up");
            let bound = (puzzle.positions, &never);
            let reached = outlook(&mut play, &puzzle.goal, &puzzle.leaves_out, bound);
            let reached = reached.expect("all of it can be looked at");
            let found = reached.iter().find(|reached| reached.goal == puzzle.goal[0]);
            let found = found.expect("the goal is reached");
            let as_said = found.only && found.line.len() == puzzle.solution.len();
            if found.by_chance {
                println!("{} {}: chance may bring it as soon", game.id(), puzzle.id());
            }
            if !as_said {
                others.push(format!("{} {}", game.id(), puzzle.id()));
            }
        }
    }
    assert!(others.is_empty(), "{others:?}");
}

#[test]
fn a_new_puzzle_can_be_made_and_is_not_made_where_nobody_wants_it() {
    for game in games::built_in().iter().filter(|game| asks(**game).is_some()) {
        let mut maker = PuzzleMaker::of(*game, 7).expect("it says what is asked");
        assert_eq!(maker.next(&AtomicBool::new(true)), None);
        let puzzle = maker.next(&AtomicBool::new(false)).expect("there is always one more");
        println!("{}: {:?}", game.id(), puzzle.solution);
        puzzle.try_out(*game).expect("it comes out as it says");
        let (length, found) = (puzzle.solution.len(), puzzle.search(*game, puzzle.solution.len()));
        assert_eq!(found, Ok(Searched::Found(length)), "{}: whoever checks it", puzzle.id());
        assert!(puzzle.table.played.iter().all(|line| line.len() <= 100));
    }
}
