//! No files of the house know each other in a circle. The arrows are read off the sources: from a
//! file to the one that defines something that it names; who only hands names on ties nothing. The
//! one circle that there is, is told here with what ties it.

use crate::arrows::{Arrows, Source, arrows, source};
use crate::common::sources::sources;
use caravanserai::games;
use std::collections::{BTreeMap, BTreeSet};

/// The list of games. What its games bring with them may ask for the list: a computer player is
/// looked up by the game, a text by the rulebook. Only its lines for the games tie that circle.
const LIST: &str = "src/games/mod.rs";

/// The circles: files of which each leads to each other one.
fn circles(arrows: &Arrows) -> Vec<BTreeSet<&str>> {
    let mut next: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (from, to) in arrows.keys() {
        next.entry(from).or_default().push(to);
    }
    let reached = |from: &str| {
        let mut reached = BTreeSet::new();
        let mut open = next.get(from).cloned().unwrap_or_default();
        while let Some(file) = open.pop() {
            if reached.insert(file) {
                open.extend(next.get(file).into_iter().flatten());
            }
        }
        reached
    };
    let all: BTreeMap<&str, BTreeSet<&str>> = next.keys().map(|f| (*f, reached(f))).collect();
    let mut found: Vec<BTreeSet<&str>> = Vec::new();
    for (&file, there) in &all {
        let back = |other: &&&str| all.get(**other).is_some_and(|there| there.contains(file));
        let circle: BTreeSet<&str> = there.iter().filter(back).copied().collect();
        if !circle.is_empty() && !found.contains(&circle) {
            found.push(circle);
        }
    }
    found
}

/// A circle as it is told: its files, and what each takes from which other one.
fn told(circle: &BTreeSet<&str>, arrows: &Arrows) -> String {
    let mut text = format!("a circle of {} files:\n", circle.len());
    for ((from, to), names) in arrows {
        if circle.contains(from.as_str()) && circle.contains(to.as_str()) {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            text += &format!("  {from} -> {to}: {}\n", names.join(", "));
        }
    }
    text
}

#[test]
fn a_circle_of_three_files_is_seen() {
    let house = [
        source("src/lib.rs", "pub mod a; pub mod b;"),
        source("src/a/mod.rs", "mod c; mod d; use crate::b::{self as other, E}; fn f() { c::g() }"),
        source("src/a/c.rs", "use super::d; pub fn g() -> d::H { d::H }"),
        source("src/a/d.rs", "pub struct H; fn i() { self::j() } mod k { use super::H; }"),
        source("src/b.rs", "pub enum E { L } fn m(e: crate::a::c::N) { use E::L; }"),
    ];
    let none = arrows(&house);
    assert_eq!(circles(&none), Vec::<BTreeSet<&str>>::new(), "{none:#?}");
    // A part that uses words of the whole that it is in; that alone would be none.
    let mut house = house;
    house[2] = source("src/a/c.rs", "use super::{d::H, O}; pub fn g() -> H { H }");
    assert_eq!(circles(&arrows(&house)), Vec::<BTreeSet<&str>>::new());
    // And its neighbour, which asks another one for what that part has.
    house[3] = source("src/a/d.rs", "use crate::b::E; pub struct H;");
    let some = arrows(&house);
    let all = ["src/a/c.rs", "src/a/d.rs", "src/b.rs"];
    assert_eq!(circles(&some), [BTreeSet::from(all)]);
    assert_eq!(
        told(&circles(&some)[0], &some),
        "a circle of 3 files:\n  \
         src/a/c.rs -> src/a/d.rs: H\n  \
         src/a/d.rs -> src/b.rs: E\n  \
         src/b.rs -> src/a/c.rs: N\n"
    );
    // What is only declared, or only may be seen there, ties nothing.
    house[3] = source("src/a/d.rs", "mod e; pub(in crate::b) struct H;");
    assert_eq!(circles(&arrows(&house)), Vec::<BTreeSet<&str>>::new());
}

#[test]
fn a_face_ties_those_who_name_something_through_it() {
    let face = "mod c; mod d; pub(crate) use c::{N, O as P}; pub use super::b as other;";
    let mut house = [
        source("src/lib.rs", "pub mod a; pub mod b;"),
        source("src/a/mod.rs", face),
        source("src/a/c.rs", "pub struct N; pub struct O;"),
        source("src/a/d.rs", "use super::other; fn f() { other::E }"),
        source("src/b.rs", "pub enum E { L } fn m(p: crate::a::P) {}"),
    ];
    let none = arrows(&house);
    let arrow = |from: &str, to: &str, name: &str| {
        ((from.to_owned(), to.to_owned()), BTreeSet::from([name.to_owned()]))
    };
    let all = [arrow("src/a/d.rs", "src/b.rs", "E"), arrow("src/b.rs", "src/a/c.rs", "O")];
    assert_eq!(none, Arrows::from(all));
    assert_eq!(circles(&none), Vec::<BTreeSet<&str>>::new());
    // The face stands in no circle, but it hides none.
    house[2] = source("src/a/c.rs", "use super::other::E; pub struct O(E);");
    assert_eq!(circles(&arrows(&house)), [BTreeSet::from(["src/a/c.rs", "src/b.rs"])]);
}

#[test]
fn no_files_stand_in_a_circle() {
    let house: Vec<Source> = sources("src").iter().map(|(file, text)| source(file, text)).collect();
    let mut arrows = arrows(&house);
    assert!(arrows.len() > house.len(), "the reader sees {} arrows", arrows.len());
    let lists = |(from, to): &(String, String)| {
        let game = |id: &str| *to == format!("src/games/{id}/mod.rs");
        from == LIST && games::built_in().iter().any(|listed| game(listed.id()))
    };
    let whole: Vec<usize> =
        circles(&arrows).iter().filter(|c| c.contains(LIST)).map(BTreeSet::len).collect();
    assert_eq!(whole.len(), 1, "the list of games stands in a circle no more: say so here");
    arrows.retain(|arrow, _| !lists(arrow));
    let found: Vec<String> = circles(&arrows).iter().map(|circle| told(circle, &arrows)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
