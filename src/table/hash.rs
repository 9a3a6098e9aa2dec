//! The hash of a position, kept up to date by the ledger with each write. Plain integer mixing: the
//! same on every platform. It is a fingerprint, no secret.

use super::{
    agenda::Due,
    dice::STREAMS,
    ids::{Dial, PieceId, PurseId, ZoneId},
    pieces::Piece,
};

/// One step of mixing (the finaliser of SplitMix64).
pub const fn mix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// Mixes a sequence of numbers.
pub fn fold(start: u64, words: impl IntoIterator<Item = u64>) -> u64 {
    words.into_iter().fold(mix(start), |h, w| mix(h ^ w))
}

/// A hash sealed with a seed: to whoever does not know the seed, two of them tell no more than
/// whether they are the same. (The shares of a position are joined by exclusive or; unsealed, the
/// difference of two hashes names the card that moved.)
pub fn sealed(hash: u64, seed: u64) -> u64 {
    let key = mix(seed ^ 0x5eed);
    mix(mix(hash ^ key).wrapping_add(mix(key))) ^ key.rotate_left(32)
}

/// The share of a piece's face, mark and audience.
pub fn piece(p: &Piece) -> u64 {
    mix(1 << 56 | u64::from(p.id.0) << 40 | u64::from(p.mark as u32) << 8 | u64::from(p.seen.0))
        ^ mix(u64::from(p.id.0) << 1 | u64::from(p.face_up))
}
/// The share of a purse.
pub fn purse(id: PurseId, amount: i64) -> u64 {
    mix(mix(2 << 56 | u64::from(id.0)) ^ amount as u64)
}
/// The share of a dial.
pub fn dial(id: Dial, value: i64) -> u64 {
    mix(mix(3 << 56 | u64::from(id.0)) ^ value as u64)
}
/// The share of a zone: what lies in it, in order.
pub fn zone(id: ZoneId, contents: &[PieceId]) -> u64 {
    fold(4 << 56 | u64::from(id.0), contents.iter().map(|p| u64::from(p.0)))
}
/// The share of the agenda.
pub fn agenda(dues: &[Due]) -> u64 {
    let mut h = mix(5 << 56);
    for due in dues {
        let (head, memory) = match due {
            Due::Decide(d) => {
                (1 << 16 | u64::from(d.seat.0) << 8 | u64::from(d.question.0), &d.memory)
            }
            Due::Follow(c) => (2 << 16 | u64::from(c.follow.0), &c.memory),
        };
        h = fold(h ^ head, memory.iter().map(|&m| m as u64));
    }
    h
}
/// The share of chance: how far each stream is, and what is forced. The bots' stream belongs to no
/// position.
pub fn chance(drawn: &[u64; STREAMS], forced: impl Iterator<Item = u32>) -> u64 {
    fold(6 << 56, drawn[..STREAMS - 1].iter().copied().chain(forced.map(u64::from)))
}

/// The running hash.
#[derive(Default)]
pub struct PositionHash {
    sum: u64,
    zones: Vec<u64>,
    agenda: u64,
    chance: u64,
    /// Zones changed since the hash was last asked for.
    pub stale: Vec<ZoneId>,
    /// Whether the agenda has changed.
    pub agenda_stale: bool,
    /// Whether chance was drawn.
    pub chance_stale: bool,
}

impl PositionHash {
    /// A hash that knows nothing yet: everything is stale.
    pub fn new(zones: usize) -> PositionHash {
        PositionHash {
            zones: vec![0; zones],
            stale: (0..zones as u16).map(ZoneId).collect(),
            agenda_stale: true,
            chance_stale: true,
            ..Default::default()
        }
    }
    /// Takes one share out and puts another in.
    pub fn swap(&mut self, old: u64, new: u64) {
        self.sum ^= old ^ new;
    }
    /// Notes that a zone has changed.
    pub fn stale(&mut self, zone: ZoneId) {
        if !self.stale.contains(&zone) {
            self.stale.push(zone);
        }
    }
    pub(super) fn set_zone(&mut self, zone: ZoneId, share: u64) {
        let old = std::mem::replace(&mut self.zones[zone.ix()], share);
        self.swap(old, share);
    }
    pub(super) fn set_agenda(&mut self, share: u64) {
        let old = std::mem::replace(&mut self.agenda, share);
        self.swap(old, share);
        self.agenda_stale = false;
    }
    pub(super) fn set_chance(&mut self, share: u64) {
        let old = std::mem::replace(&mut self.chance, share);
        self.swap(old, share);
        self.chance_stale = false;
    }
    /// Gives the emptied list of stale zones back, to save an allocation per action.
    pub(super) fn reuse(&mut self, mut list: Vec<ZoneId>) {
        list.clear();
        self.stale = list;
    }
    pub(super) fn value(&self) -> u64 {
        self.sum
    }
}
