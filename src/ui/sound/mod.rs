//! Which sounds a change of the table makes, and in which colour a game's are. Plain values out of
//! what one viewer sees, so that no sound tells a secret; nothing is played here.

mod synth;
mod timbre;

pub use synth::{RATE, synthesise};
pub use timbre::Timbre;

use super::game_ui;
use crate::table::sight::Sight;

/// What is heard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cue {
    /// The game is over.
    Over,
    /// Something is not possible.
    Refused,
    /// A person's turn begins.
    Turn,
    /// Dice are rolled.
    Dice,
    /// A card or counter is turned face up.
    Card,
    /// Money changes hands.
    Coin,
    /// A piece is set down.
    Piece,
}

impl Cue {
    /// All of them.
    pub const ALL: [Cue; 7] =
        [Cue::Over, Cue::Refused, Cue::Turn, Cue::Dice, Cue::Card, Cue::Coin, Cue::Piece];
}

/// Whether this program was built with sounds, for a system on which it can make them.
pub const BUILT_IN: bool =
    cfg!(all(feature = "sound", any(target_os = "linux", windows, target_os = "macos")));

/// Most sounds that one change makes: more at once are noise.
const MOST: usize = 3;

/// What is heard when the table has changed from one picture to another, the most telling first.
/// `asked` says whether a person at this screen must choose now. Another game makes no sound;
/// where somebody else looks than before, what both of them know is heard.
#[must_use]
pub fn cues(before: &Sight, after: &Sight, asked: bool) -> Vec<Cue> {
    let mut heard = Vec::new();
    if before.catalogue != after.catalogue {
        return heard;
    }
    heard.extend(changed(before, after));
    let chooser = |sight: &Sight| sight.chooser();
    if asked && after.outcome.is_none() && chooser(after) != chooser(before) {
        heard.push(Cue::Turn);
    }
    heard.sort_unstable();
    heard.dedup();
    heard.truncate(MOST);
    heard
}

/// What lies, stands or is owned otherwise than before.
fn changed(before: &Sight, after: &Sight) -> Vec<Cue> {
    let mut heard = Vec::new();
    if before.outcome.is_none() && after.outcome.is_some() {
        heard.push(Cue::Over);
    }
    let sheet = game_ui::of(after.game);
    // What they show; whose they are changes without a roll.
    let dice = |sight: &Sight| {
        let shown = sheet.dice(sight).filter(|dice| !dice.faces.is_empty())?;
        Some((shown.faces, shown.roll))
    };
    if dice(after).is_some_and(|now| dice(before) != Some(now)) {
        heard.push(Cue::Dice);
    }
    let owned = |n: &usize| after.catalogue.purses[*n].owner.is_some();
    let purses = 0..after.purses.len().min(before.purses.len());
    if purses.filter(owned).any(|n| before.purses[n] != after.purses[n]) {
        heard.push(Cue::Coin);
    }
    for piece in after.catalogue.all_pieces() {
        let (then, now) = (before.place_of(piece), after.place_of(piece));
        let zone = |place: Option<(crate::table::ids::ZoneId, usize)>| place.map(|(zone, _)| zone);
        let up = |sight: &Sight, place: Option<(crate::table::ids::ZoneId, usize)>| {
            let (zone, at) = place?;
            Some(sight.zone(zone).pieces.get(at)?.face_up)
        };
        let known = before.viewer == after.viewer || then.is_some();
        if known && now.is_some() && zone(then) != zone(now) {
            heard.push(Cue::Piece);
        }
        if up(after, now) == Some(true) && up(before, then) == Some(false) {
            heard.push(Cue::Card);
        }
        if heard.contains(&Cue::Piece) && heard.contains(&Cue::Card) {
            break;
        }
    }
    heard
}
