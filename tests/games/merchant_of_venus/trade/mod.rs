//! Pieces, set-up, places, first contact, buying, selling, demands, passengers, discarding, the end
//! of the game and the switches of the table: one test for each rule, the worked examples of the
//! rulebook with their numbers, and what must hold after every action.

mod buying;
mod contact;
mod discarding;
mod ending;
mod estimates;
mod invariants;
mod passengers;
mod pieces;
mod places;
mod reasons;
mod selling;
mod set_up;
mod variants;
mod visits;

use crate::common::merchant_of_venus::StudyTable;
use caravanserai::{
    games::merchant_of_venus::level::{LEVELS, Level, LinkKind, SpaceIx},
    text::Localizer,
};
use std::sync::Arc;

/// What is printed in an edition.
fn printed(edition: &str) -> Arc<Level> {
    LEVELS.named(edition).unwrap()
}

/// What is printed in the edition that this table plays.
fn of(t: &StudyTable) -> Arc<Level> {
    printed(&t.play.setup().edition)
}

/// The id of the system of a space.
fn system(t: &StudyTable, space: &str) -> String {
    let level = of(t);
    let space = level.space_by_id(space).unwrap_or_else(|| panic!("no space {space}"));
    level.system(level.space(space).system.unwrap()).id.clone()
}

/// The edits by which a culture is discovered in a system, nobody holding its card.
fn discovery(t: &StudyTable, culture: &str, system: &str) -> [String; 2] {
    let level = of(t);
    let (c, s) = (level.culture_by_id(culture).unwrap(), level.system_by_id(system).unwrap());
    [format!("place card.{culture} removed"), format!("dial culture-at:{} {}", s.0, c.0 + 1)]
}

/// Lets a culture be discovered in a system.
fn meet(t: &mut StudyTable, culture: &str, system: &str) {
    let edits = discovery(t, culture, system);
    t.edit(&edits.each_ref().map(String::as_str));
}

/// Three seats; the ship of seat 0 (the Humans) with 1000 credits trades with a culture at a space:
/// after a stay, or, if it `arrived`, in the turn in which it came there.
fn visit(edition: &str, culture: &str, space: &str, arrived: bool) -> StudyTable {
    let mut t = StudyTable::new(edition, 3);
    let system = system(&t, space);
    meet(&mut t, culture, &system);
    trade_at(&mut t, space, arrived);
    t
}

/// As [`visit`] in the turn of arrival, at a port of `owner` on an orbit.
fn at_port(edition: &str, culture: &str, orbit: &str, owner: u8) -> StudyTable {
    let mut t = StudyTable::new(edition, 3);
    let system = system(&t, orbit);
    meet(&mut t, culture, &system);
    t.edit(&[&format!("place port_deed.{orbit} deeds:{owner}")]);
    trade_at(&mut t, orbit, true);
    t.edit(&["dial limited 0"]);
    t
}

/// Puts the ship of seat 0 on a trading place, in the transaction part.
fn trade_at(t: &mut StudyTable, space: &str, arrived: bool) {
    t.edit(&[&format!("place ship.0 space:{space}"), "dial phase 3", "purse credits:0 1000"]);
    if arrived {
        t.edit(&["dial moved 1", "dial limited 1"]);
    }
}

/// Lays several pieces into zones: `(kind, zone, how many)`.
fn lay(t: &mut StudyTable, pieces: &[(&str, &str, usize)]) {
    let edits: Vec<String> = pieces
        .iter()
        .flat_map(|(kind, zone, count)| vec![format!("place {kind} {zone}"); *count])
        .collect();
    t.edit(&edits.iter().map(String::as_str).collect::<Vec<_>>());
}

/// Makes the next draws out of the cup give these places, counted from 0.
fn draws(t: &mut StudyTable, places: &[usize]) {
    let places: Vec<String> = places.iter().map(usize::to_string).collect();
    t.edit(&[&format!("chance {}", places.join(" "))]);
}

/// Makes the next draw give a token of this kind; `before` says how many tokens go into the cup
/// first.
fn draw(t: &mut StudyTable, kind: &str) {
    let place = t
        .zone("cup")
        .iter()
        .position(|k| k == kind)
        .unwrap_or_else(|| panic!("no {kind} in the cup"));
    draws(t, &[place]);
}

/// The ship of a seat, on its way with 9 movement points, flies from a neighbouring space to this
/// one and lands there.
fn land(t: &mut StudyTable, seat: u8, space: &str) {
    let level = of(t);
    let to = level.space_by_id(space).unwrap();
    let open = |s: &SpaceIx| level.space(*s).exits.iter().all(Option::is_none);
    let &(_, from) = level
        .space(to)
        .links
        .iter()
        .find(|(link, from)| level.link(*link).kind != LinkKind::Airfoil && open(from))
        .unwrap();
    let from = &level.space(from).id;
    let at = format!("place ship.{seat} space:{from}");
    let active = format!("dial active {seat}");
    t.edit(&[
        &at,
        &active,
        "dial phase 2",
        "dial movement-points 9",
        "dial dice 1",
        "dial die:0 6",
        "dial steps 1",
        "dial moved 1",
    ]);
    t.act(&format!("step {space}"));
    if t.question() == "move" {
        t.act("land");
    }
}

/// The credits of seat 0.
fn money(t: &mut StudyTable) -> i64 {
    t.purse("credits:0")
}

/// How many pieces of a kind lie in a zone.
fn count(t: &mut StudyTable, zone: &str, kind: &str) -> usize {
    t.zone(zone).iter().filter(|k| *k == kind).count()
}

/// How many numbers the last action drew.
fn drawn(t: &StudyTable) -> usize {
    t.play.entries().last().map_or(0, |e| e.chance.len())
}

/// The reason why an action is refused: rule and sentence.
fn why(t: &mut StudyTable, action: &str) -> (&'static str, String) {
    let refusal = t.refusal(action);
    (refusal.rule.0, Localizer::default().say(&refusal.message, t.play.catalogue()))
}

/// How a legal action is worded.
fn worded(t: &mut StudyTable, action: &str) -> String {
    let (action, shelf) = (t.action(action), t.play.catalogue().clone());
    let offer = t.play.look().list.iter().find(|o| o.accepts(&action)).cloned();
    Localizer::default().say(offer.unwrap().message.as_deref().unwrap(), &shelf)
}

/// The refusals that somebody who looks is shown, as `(action, rule)`.
fn shown(t: &mut StudyTable) -> Vec<(String, &'static str)> {
    let shelf = t.play.catalogue().clone();
    t.play.look().refusals.iter().map(|r| (r.action.to_text(&shelf), r.rule.0)).collect()
}

/// The lines that the last action wrote into the log.
fn told(t: &StudyTable) -> Vec<String> {
    let say = |l: &caravanserai::table::action::Narration| {
        Localizer::default().say(&l.message, t.play.catalogue())
    };
    t.play.entries().last().map_or_else(Vec::new, |e| e.lines.iter().map(say).collect())
}
