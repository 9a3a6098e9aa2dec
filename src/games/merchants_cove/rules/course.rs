//! Where an hourglass goes on the clock, who acts when it is there, and what comes of a boat that
//! fills: asked alike of the table and of what somebody sees of it. The rules move by it (MC-6,
//! MC-7), the window looks ahead by it; nothing here moves anything.

use crate::games::merchants_cove::{
    level::{BerthIx, Side},
    table::{
        layout::{self, Phase},
        nouns::{CoveView, GlassOwner},
    },
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

/// MC-7.6, MC-7.7: the hour at which the day ends if all berths are taken now: just ahead of the
/// most advanced hourglass.
pub fn closing_hour<V: CoveView>(t: &V) -> i64 {
    let furthest = t.players().map(|player| t.half(player)).max().unwrap_or_default();
    let hand = t.level().hands.iter().find(|hand| hand.half == furthest);
    let ahead = hand.map_or(furthest / 2 + 1, |hand| hand.exit);
    let last = if t.spec().marker_stops { t.level().noon } else { layout::HOURS.into() };
    ahead.min(last)
}

/// What comes of it when somebody takes the last place of a boat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LastPlace {
    /// It docks in one of several berths (MC-7.4).
    Docks,
    /// It docks in the last berth of its side: the other boats of that side go (MC-7.5).
    FillsSide(BerthIx),
    /// It docks in the last berth of all: nobody boards any more, and this is the hour at which the
    /// day then ends (MC-7.6).
    EndsDay(BerthIx, i64),
}

/// What comes of it if somebody boards a boat at sea; `None` where that does not fill it.
pub fn filled_by_next<V: CoveView>(t: &V, boat: u16) -> Option<LastPlace> {
    if !t.at_sea(boat) || t.free_places(boat) != 1 {
        return None;
    }
    let side = t.level().side_of(boat);
    let free: Vec<BerthIx> = t.free_berths(side).collect();
    let elsewhere = Side::ALL.iter().filter(|&&other| other != side);
    let others = elsewhere.flat_map(|&other| t.free_berths(other)).count();
    Some(match free[..] {
        [berth] if others == 0 && t.phase() == Phase::Production => {
            LastPlace::EndsDay(berth, closing_hour(t))
        }
        [berth] => LastPlace::FillsSide(berth),
        _ => LastPlace::Docks,
    })
}
