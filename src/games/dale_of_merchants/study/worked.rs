//! The worked examples of Dale of Merchants: the words in which their positions are written beside
//! plain edits. It knows which cards there are and where they may lie; it decides no rule.

use crate::games::dale_of_merchants::{
    level::Level,
    table::layout::{Layout, MOST_STACKS, Phase, SLOTS},
};
use crate::{
    games::positions::place,
    table::{
        catalogue::Catalogue,
        ids::{KindId, PieceId, ZoneId},
    },
};

/// A market slot that is empty.
const EMPTY: &str = "-";

/// The words of a position, beside plain edits; several cards are written from the bottom to the
/// top: `ground`: an empty table, seat 0 is to take its first action; all junk is in the reserve,
/// every other card in the box; `hand @seat <card>..`, `deck @seat <card>..`, `pile @seat
/// <card>..`, `scheduled @seat <card>..`: cards of a seat; `stack @seat <n> <card>..`: a stack of
/// the seat's stall; `market <card>..`: from slot 0 on, `-` for an empty slot; `bin <card>..`,
/// `supply <card>..`; `no-reserve`: no junk is left in the reserve (to be written before junk is
/// dealt out). Gives the edits, or `None` where the line is no such words.
pub fn arrangement(
    level: &Level,
    line: &str,
    layout: Layout,
    catalogue: &Catalogue,
) -> Option<Vec<String>> {
    let mut words = line.split_whitespace();
    let names = CardWords { level, catalogue };
    let (word, rest): (&str, Vec<&str>) = (words.next()?, words.collect());
    let seat = || rest.first().and_then(|w| catalogue.seat_by_word(w));
    match word {
        "ground" if rest.is_empty() => Some(names.ground()),
        "no-reserve" if rest.is_empty() => {
            Some(names.junk().map(|p| place(p, Layout::BOX, catalogue)).collect())
        }
        "hand" => names.cards(layout.hand(seat()?), rest.get(1..)?),
        "deck" => names.cards(layout.deck(seat()?), rest.get(1..)?),
        "pile" => names.cards(layout.pile(seat()?), rest.get(1..)?),
        "scheduled" => names.cards(layout.schedule(seat()?), rest.get(1..)?),
        "stack" => {
            let nth = rest.get(1)?.parse().ok().filter(|n| (1..=MOST_STACKS).contains(n))?;
            names.cards(layout.stack(layout.stall_of(seat()?), nth - 1), rest.get(2..)?)
        }
        "market" if rest.len() <= usize::from(SLOTS) => {
            let filled = rest.iter().zip(0..SLOTS).filter(|(card, _)| **card != EMPTY);
            let each = filled
                .map(|(card, slot)| names.cards(layout.slot(slot), &[card]))
                .collect::<Option<Vec<_>>>();
            each.map(|edits| edits.concat())
        }
        "bin" => names.cards(Layout::BIN, &rest),
        "supply" => names.cards(Layout::SUPPLY, &rest),
        _ => None,
    }
}

/// The table on which a position is laid out.
struct CardWords<'a> {
    level: &'a Level,
    catalogue: &'a Catalogue,
}

impl CardWords<'_> {
    /// The junk of the reserve; what comes after it stands in (DOM-8.3).
    fn junk(&self) -> impl Iterator<Item = PieceId> + '_ {
        let copies = self.level.card(self.level.junk).copies;
        self.catalogue.all_pieces().filter(|&p| self.is_junk(p)).take(usize::from(copies))
    }
    fn is_junk(&self, piece: PieceId) -> bool {
        self.catalogue.pieces[piece.ix()] == KindId(self.level.junk.0.into())
    }

    fn ground(&self) -> Vec<String> {
        let begun = [
            ("first", 0),
            ("active", 0),
            ("phase", Phase::Action as i64),
            ("turn", 1),
            ("actions", 1),
            ("actions-taken", 0),
        ];
        // What is in play is read off the table.
        let dealt = [("sets", 0), ("banned", 0), ("drafted", 0)];
        let mut edits: Vec<String> =
            begun.iter().chain(&dealt).map(|(dial, n)| format!("dial {dial} {n}")).collect();
        let reserve: Vec<PieceId> = self.junk().collect();
        edits.extend(self.catalogue.all_pieces().map(|piece| {
            let zone = match self.is_junk(piece) {
                true if reserve.contains(&piece) => Layout::RESERVE,
                true => Layout::STAND_INS,
                false => Layout::BOX,
            };
            place(piece, zone, self.catalogue)
        }));
        edits
    }

    /// Cards that come into a zone one after the other.
    fn cards(&self, zone: ZoneId, cards: &[&str]) -> Option<Vec<String>> {
        let known = |card: &&str| self.level.cards.iter().any(|c| c.id == **card);
        cards.iter().all(known).then(|| {
            cards
                .iter()
                .map(|card| format!("place {card} {}", self.catalogue.zones[zone.ix()].key))
                .collect()
        })
    }
}
