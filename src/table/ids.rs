//! Stable names of the things on a table: small numbers given at set-up, in order, and never
//! reused. Saves, logs and actions carry these, never an `Entity`.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $inner);
        impl $name {
            /// The number as an index into the catalogue's list of such things.
            pub const fn ix(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(
    /// A physical thing: ship, good, card, token, marker.
    PieceId(u16)
);
id!(
    /// A sort of pieces that cannot be told apart, such as "shield" or "good of the Dell".
    KindId(u16)
);
id!(
    /// A place where pieces lie.
    ZoneId(u16)
);
id!(
    /// A counted amount: credits, gold, points.
    PurseId(u16)
);
id!(
    /// A node of the board.
    SpaceId(u16)
);
id!(
    /// An edge of the board.
    LinkId(u16)
);
id!(
    /// A place at the table, counted from 0 in playing order.
    SeatId(u8)
);
id!(
    /// A number that is part of the state but no amount of anything: phase, movement points, a bit
    /// set.
    Dial(u16)
);
id!(
    /// What the table asks, as an index into the game's list of questions.
    Question(u8)
);
id!(
    /// What must follow by rule, as an index into the game's list of consequences.
    Follow(u8)
);
id!(
    /// What a chooser does, as an index into the game's list of verbs.
    Verb(u8)
);

/// The identity of a rule in the game's rule index, such as `MOV-4.2.1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Viewer {
    /// One seat: what that seat may see.
    Seat(SeatId),
    /// Somebody beside the table: only what all may see.
    Public,
    /// Study mode: everything, and the screen says so.
    Everybody,
}

/// A set of seats, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(pub u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);
    /// Every seat.
    pub const ALL: Seats = Seats(u8::MAX);
    /// Just this seat.
    pub const fn just(seat: SeatId) -> Seats {
        Seats(1 << seat.0)
    }
    /// Whether `seat` belongs to the set.
    pub const fn has(self, seat: SeatId) -> bool {
        self.0 & (1 << seat.0) != 0
    }
    /// Whether everybody in this set is in the other one, too.
    pub const fn within(self, other: Seats) -> bool {
        self.0 & !other.0 == 0
    }
    /// The set with `seat` added.
    pub const fn with(self, seat: SeatId) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }
}
