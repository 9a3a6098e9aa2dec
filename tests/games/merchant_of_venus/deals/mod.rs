//! Ships, deeds, commissions, bartering, culture cards and trades with players: one test for each
//! rule, and the worked examples of the rulebook with their numbers, in both editions where they
//! apply.

mod bartering;
mod cards;
mod commissions;
mod deeds;
mod limits;
mod parley;
mod play;
mod players;
mod ships;

use crate::common::merchant_of_venus::StudyTable;
use caravanserai::{
    games::merchant_of_venus::level::{LEVELS, Level},
    table::ids::Viewer,
};
use std::sync::Arc;

/// What is printed in an edition.
fn printed(edition: &str) -> Arc<Level> {
    LEVELS.named(edition).unwrap()
}

/// Lets a culture be discovered in a system: its card is out of the way, its goods lie on the
/// market.
fn settle(t: &mut StudyTable, culture: &str, system: &str) {
    let level = printed(&t.play.setup().edition);
    let (c, s) = (level.culture_by_id(culture).unwrap(), level.system_by_id(system).unwrap());
    t.edit(&[&format!("place card.{culture} card:{system}")]);
    t.edit(&[
        &format!("place card.{culture} removed"),
        &format!("dial culture-at:{} {}", s.0, c.0 + 1),
    ]);
    let good = format!("place good.{culture} market:{culture}");
    let mut edits = vec![good.as_str(); usize::from(level.culture(c).good.count)];
    let factory = format!("place factory.{culture} market:{culture}");
    if t.play.setup().edition == "2012" {
        edits.push(&factory);
    }
    t.edit(&edits);
}

/// Three seats; a culture has been met in the system of a space, and seat 0 (the Humans) has 1000
/// credits.
fn known(edition: &str, culture: &str, space: &str) -> StudyTable {
    let mut t = StudyTable::new(edition, 3);
    settle(&mut t, culture, space.split('_').next().unwrap());
    t.edit(&["purse credits:0 1000"]);
    t
}

/// The ship of seat 0 trades at a space, as in the turn of arrival if `arrived`.
fn trade(t: &mut StudyTable, space: &str, arrived: bool) {
    let moved = u8::from(arrived);
    t.edit(&[
        &format!("place ship.0 space:{space}"),
        "dial phase 3",
        &format!("dial moved {moved}"),
        &format!("dial limited {moved}"),
    ]);
}

/// As [`known`], and the ship trades there.
fn visit(edition: &str, culture: &str, space: &str, arrived: bool) -> StudyTable {
    let mut t = known(edition, culture, space);
    trade(&mut t, space, arrived);
    t
}

/// As [`visit`] without a limit, at a port of `owner` on an orbit.
fn at_port(edition: &str, culture: &str, orbit: &str, owner: u8) -> StudyTable {
    let mut t = known(edition, culture, orbit);
    port(&mut t, orbit, owner);
    trade(&mut t, orbit, false);
    t
}

/// Builds a port for a seat.
fn port(t: &mut StudyTable, orbit: &str, owner: u8) {
    t.edit(&[
        &format!("place site.{owner} space:{orbit}"),
        &format!("mark site.{owner} 1"),
        &format!("place port_deed.{orbit} deeds:{owner}"),
    ]);
}

/// Gives a seat the factory of a culture; its good lies on the market.
fn factory(t: &mut StudyTable, culture: &str, owner: u8) {
    t.edit(&[
        &format!("place factory_deed.{culture} deeds:{owner}"),
        &format!("place factory.{culture} market:{culture}"),
    ]);
}

/// The number written on the first piece of a kind.
fn mark(t: &mut StudyTable, kind: &str) -> i32 {
    let kind = t.play.catalogue().kind_by_key(kind).unwrap();
    let sight = t.play.sight(Viewer::Everybody);
    sight.zones.iter().flat_map(|z| &z.pieces).find(|p| p.kind == Some(kind)).unwrap().mark
}

/// The class that a seat flies.
fn class(t: &mut StudyTable, seat: u8) -> String {
    let number = mark(t, &format!("ship.{seat}")) as usize;
    printed(&t.play.setup().edition).ships[number].id.clone()
}

/// The credits of seat 0.
fn money(t: &mut StudyTable) -> i64 {
    t.purse("credits:0")
}

/// A sentence of the last entry's log with this key, in English.
fn told(t: &StudyTable, key: &str) -> Option<String> {
    let lines = &t.play.entries().last()?.lines;
    let line = lines.iter().find(|l| l.message.key == key)?;
    Some(caravanserai::text::Localizer::default().say(&line.message, t.play.catalogue()))
}

/// How a legal action is worded in English.
fn worded(t: &mut StudyTable, action: &str) -> String {
    let (action, shelf) = (t.action(action), t.play.catalogue().clone());
    let offers = t.play.look();
    let offer = offers.list.iter().find(|o| o.accepts(&action)).unwrap();
    caravanserai::text::Localizer::default().say(offer.message.as_deref().unwrap(), &shelf)
}
