//! The table on which the position of a worked example is laid out, and how its pieces are put into
//! zones, as edits. It changes no table and knows no word of a position.

use crate::games::merchants_cove::level::Level;
use crate::{
    games::positions::place,
    table::{
        catalogue::Catalogue,
        ids::{KindId, PieceId, ZoneId},
    },
};

/// The table on which a position is laid out.
pub struct Arrangement<'a> {
    /// What is printed.
    pub level: &'a Level,
    /// How many seats there are.
    pub seats: u8,
    /// Which rogue card is played.
    pub rogues: usize,
    /// What everything is called.
    pub catalogue: &'a Catalogue,
}

impl Arrangement<'_> {
    /// The pieces of a kind, by number.
    pub fn of(&self, kind: KindId) -> Vec<PieceId> {
        let all = self.catalogue.all_pieces();
        all.filter(|piece| self.catalogue.pieces[piece.ix()] == kind).collect()
    }
    /// Adds the edits that put pieces into a zone.
    pub fn put(&self, edits: &mut Vec<String>, pieces: &[PieceId], zone: ZoneId) {
        edits.extend(pieces.iter().map(|&piece| place(piece, zone, self.catalogue)));
    }

    /// The edit that puts one of a kind into a zone, where both have such a name.
    pub fn lay(&self, kind: &str, zone: &str) -> Option<Vec<String>> {
        self.catalogue.kind_by_key(kind)?;
        self.catalogue.zone_by_key(zone)?;
        Some(vec![format!("place {kind} {zone}")])
    }
    /// The edits that put one of each of these kinds into a zone.
    pub fn lay_all(&self, zone: &str, kinds: &[&str]) -> Option<Vec<String>> {
        let each: Option<Vec<_>> = kinds.iter().map(|kind| self.lay(kind, zone)).collect();
        Some(each?.concat())
    }
    /// Edits that put pieces of a sort into a zone, by their colours.
    pub fn lay_kinds(&self, sort: &str, zone: &str, colours: &[&str]) -> Option<Vec<String>> {
        let kinds: Vec<String> = colours.iter().map(|c| format!("{sort}_{c}")).collect();
        let kinds: Vec<&str> = kinds.iter().map(String::as_str).collect();
        self.lay_all(zone, &kinds)
    }
}
