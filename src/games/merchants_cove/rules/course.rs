//! Where an hourglass goes on the clock, and who acts when it is there: asked alike of the table
//! and of what somebody sees of it. The rules move by it (MC-6), the window looks ahead by it;
//! nothing here moves anything.

use crate::games::merchants_cove::table::{
    layout,
    nouns::{CoveView, GlassOwner},
};
use crate::table::ids::ZoneId;

/// What an hourglass comes to with its next half of an hour or more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockStop {
    /// The space of the clock.
    pub zone: ZoneId,
    /// Loads of the indicator that is crossed (MC-6.4).
    pub loads: i64,
    /// Corruption cards (MC-6.10).
    pub cards: i64,
}

/// Where an hourglass comes to lie, and what happens on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockCourse {
    /// The space of the clock; of the loads, cards all that the way asks for.
    pub stop: ClockStop,
    /// Whether it takes a hand.
    pub by_hand: bool,
}

/// The hand that begins at a space, if no mouse sits on it (MC-6.8, MC-6.9).
pub fn open_hand(t: &impl CoveView, zone: ZoneId) -> Option<usize> {
    let hour = layout::hour_of(zone)?;
    let at = t.level().hands.iter().position(|hand| hand.entry == hour)?;
    (!t.has_mouse(at)).then_some(at)
}

/// The next space round the clock: a hand leads to its exit, an hour to the next one (MC-6.3).
pub fn onward(t: &impl CoveView, zone: ZoneId) -> ClockStop {
    if let Some(hand) = layout::hand_of(zone) {
        return ClockStop { zone: layout::hour(t.level().hands[hand].exit), loads: 0, cards: 0 };
    }
    let hour = layout::hour_of(zone).unwrap_or(1);
    let loads = t.level().loads_after(hour, usize::from(t.spec().players));
    ClockStop { zone: layout::hour(hour + 1), loads, cards: 0 }
}

/// Onto a hand (MC-6.10).
pub const fn onto(hand: usize) -> ClockStop {
    ClockStop { zone: layout::hand(hand as u16), loads: 0, cards: 1 }
}

/// Every way that so many hours can lead from where an hourglass stands, round the clock first.
pub fn courses(t: &impl CoveView, player: GlassOwner, hours: i64) -> Vec<ClockCourse> {
    let Some(zone) = t.location(layout::glass(player)) else { return Vec::new() };
    let here = ClockCourse { stop: ClockStop { zone, loads: 0, cards: 0 }, by_hand: false };
    let mut ways = vec![here];
    for _ in 0..hours {
        let mut next: Vec<ClockCourse> =
            ways.iter().map(|way| way.then(onward(t, way.stop.zone))).collect();
        let hands = ways.iter().filter_map(|way| Some((way, open_hand(t, way.stop.zone)?)));
        next.extend(hands.map(|(way, hand)| ClockCourse { by_hand: true, ..way.then(onto(hand)) }));
        ways = next;
    }
    ways
}

impl ClockCourse {
    fn then(self, stop: ClockStop) -> ClockCourse {
        let (loads, cards) = (self.stop.loads + stop.loads, self.stop.cards + stop.cards);
        ClockCourse { stop: ClockStop { loads, cards, ..stop }, ..self }
    }
}

/// Who acts: the one furthest behind, of several on one space the topmost (MC-5.1). With `moved`,
/// as if that player stood on that space already. `None` when the day is over.
pub fn acting(t: &impl CoveView, moved: Option<(GlassOwner, ZoneId)>) -> Option<GlassOwner> {
    let zone = |player: GlassOwner| match moved {
        Some((who, zone)) if who == player => Some(zone),
        _ => t.location(layout::glass(player)),
    };
    let half = |player: GlassOwner| zone(player).map_or(0, |zone| layout::half_of(t.level(), zone));
    let behind = t.players().filter(|&player| half(player) < 2 * t.marker());
    let least = zone(behind.min_by_key(|&player| half(player))?)?;
    // Whoever comes to a space last lies on top of it.
    let comes = moved.filter(|(_, to)| *to == least).map(|(player, _)| player);
    let stays = |player: &&GlassOwner| moved.is_none_or(|(who, _)| who != **player);
    comes.or_else(|| t.glasses(least).iter().rfind(stays).copied())
}
