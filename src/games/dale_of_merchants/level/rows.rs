//! The rows of the level files, exactly as they are written there.
//!
//! Nothing is resolved or decided here: names stay names. A field that the file spells wrongly is
//! an error.

use super::cards::{Emblem, Kind, Ratings};
use super::syntax::{Effect, WrittenHook};
use crate::games::levels::rows;

rows! {
    /// `sets.ron`
    SetRows { sets: Vec<SetRow>, }
    SetRow {
        id: String,
        game: u8,
        colour: (u8, u8, u8),
        emblem: Emblem,
        ratings: Ratings,
        #[serde(default)] source: String,
    }
    /// `cards.ron`
    CardRows { cards: Vec<CardRow>, }
    CardRow {
        id: String,
        #[serde(default)] set: Option<String>,
        value: u8,
        copies: u8,
        kind: Kind,
        #[serde(default)] bonus: bool,
        #[serde(default)] effects: Vec<Effect>,
        #[serde(default)] passive: Vec<WrittenHook>,
        #[serde(default)] source: String,
    }
    /// `patches.ron`
    PatchRows { patches: Vec<PatchRow>, }
    /// What an edition has differently on a card; a field that is not named stays as it is.
    PatchRow {
        id: String,
        edition: String,
        #[serde(default)] kind: Option<Kind>,
        #[serde(default)] bonus: Option<bool>,
        #[serde(default)] effects: Option<Vec<Effect>>,
        #[serde(default)] passive: Option<Vec<WrittenHook>>,
        #[serde(default)] source: String,
    }
    /// `tables.ron`
    TableRows {
        hand_size: NumberRow,
        surcharges: ListRow,
        junk: NameRow,
        dice: Vec<DieRow>,
        tables: Vec<TableRow>,
    }
    NumberRow { value: u8, #[serde(default)] source: String, }
    ListRow { values: Vec<u8>, #[serde(default)] source: String, }
    NameRow { id: String, #[serde(default)] source: String, }
    DieRow { id: String, faces: Vec<u8>, #[serde(default)] source: String, }
    TableRow {
        seats: u8,
        teams: bool,
        sets: u8,
        junk: u8,
        stacks: u8,
        first_sets: Vec<String>,
        #[serde(default)] source: String,
    }
    /// `printings.ron`
    EditionRows { editions: Vec<EditionRow>, }
    EditionRow {
        id: String,
        refill_after_technique: bool,
        search_reshuffles: bool,
        #[serde(default)] source: String,
    }
}
