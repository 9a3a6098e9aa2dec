//! How cargo lies in holds. Plain arithmetic; nothing is drawn.

use crate::games::merchant_of_venus::table::nouns::Held;

/// One hold with what lies in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Slot {
    /// Pieces with the room that each takes.
    pub pieces: Vec<(Held, i64)>,
}

impl Slot {
    /// The room taken.
    pub fn used(&self) -> i64 {
        self.pieces.iter().map(|(_, room)| room).sum()
    }
}

/// Lays cargo into holds, large things first: whatever fits by its sum fits so (MOV-1.2.3). What
/// does not fit, because two are exchanging cargo or a ship is being changed, comes back as second
/// list.
pub fn pack(pieces: &[(Held, i64)], holds: usize, room: i64) -> (Vec<Slot>, Vec<(Held, i64)>) {
    let mut slots = vec![Slot::default(); holds];
    let mut rest = Vec::new();
    let mut sorted = pieces.to_vec();
    sorted.sort_by_key(|(held, needs)| (std::cmp::Reverse(*needs), held.kind, held.piece));
    for (held, needs) in sorted {
        match slots.iter_mut().find(|s| s.used() + needs <= room) {
            Some(slot) => slot.pieces.push((held, needs)),
            None => rest.push((held, needs)),
        }
    }
    (slots, rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::merchant_of_venus::table::nouns::counted;
    use crate::table::ids::{KindId, PieceId};

    fn held(n: u16) -> Held {
        Held { piece: PieceId(n), kind: KindId(n), mark: 0 }
    }

    #[test]
    fn room_is_counted_in_holds() {
        let said: Vec<String> = (0..5).map(|room| counted(room, 2)).collect();
        assert_eq!(said, ["0", "½", "1", "1½", "2"]);
        assert_eq!(counted(4, 3), "1 1/3");
    }

    #[test]
    fn mov_1_2_3_what_fits_by_its_sum_is_packed() {
        let cargo = [(held(0), 1), (held(1), 2), (held(2), 1), (held(3), 2)];
        let (slots, rest) = pack(&cargo, 3, 2);
        assert!(rest.is_empty());
        assert_eq!(slots.iter().map(Slot::used).collect::<Vec<_>>(), [2, 2, 2]);
        let (slots, rest) = pack(&cargo, 2, 2);
        assert_eq!((slots.len(), rest.len()), (2, 2));
        assert_eq!(pack(&cargo, 0, 2).1.len(), 4);
    }
}
