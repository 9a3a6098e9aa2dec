//! The words by which actions name what lies on a table of Merchants Cove, each list in the order
//! of its numbers. It holds nothing else.

/// The colours.
pub const COLOUR_WORDS: &[&str] = &["red", "green", "blue", "yellow"];
/// Adventurers: the colours, and rogues.
pub const WHO_WORDS: &[&str] = &["red", "green", "blue", "yellow", "rogue"];
/// The boats.
pub const BOAT_WORDS: &[&str] = &["boat-1", "boat-2", "boat-3", "boat-4", "boat-5", "boat-6"];
/// The berths.
pub const BERTH_WORDS: &[&str] = &["bazaar", "square-west", "square-east", "black-market"];
/// The docks.
pub const DOCK_WORDS: &[&str] = &["bazaar", "square", "black-market"];
/// The goods, by number.
pub const GOOD_WORDS: &[&str] = &[
    "red-small",
    "red-large",
    "green-small",
    "green-large",
    "blue-small",
    "blue-large",
    "yellow-small",
    "yellow-large",
];
/// The places of a team board.
pub const TEAM_WORDS: &[&str] = &["t1", "t2", "t3", "t4"];
/// The places of the row, left to right.
pub const ROW_WORDS: &[&str] = &["r1", "r2", "r3", "r4"];
