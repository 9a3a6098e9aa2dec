//! The courses: each game of the house has lessons enough, and together they touch each chapter of
//! its rulebook but those that are listed here, each with why. That each lesson can be played is
//! the business of `tests/every_game`.

use caravanserai::{
    games,
    table::{
        game::Game,
        learn::{Lesson, Taught, lessons},
    },
    text::rulebook::Rulebook,
};
use std::collections::{BTreeMap, BTreeSet};

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

/// How many lessons a course has at least and at most.
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
        assert!(COURSE.contains(&rules.len()), "{}: {:?}", game.id(), rules.keys());
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
