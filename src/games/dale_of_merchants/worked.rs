//! The worked examples of Dale of Merchants: the list of their files, and the words in which their
//! positions are written beside plain edits. It knows which cards there are and where they may lie;
//! it decides no rule.

use super::{
    layout::{Layout, MOST_STACKS, Phase, SLOTS},
    level::Level,
};
use crate::{
    games::{positions::place, vocabulary::examples},
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
    let scene = Scene { level, catalogue };
    let (word, rest): (&str, Vec<&str>) = (words.next()?, words.collect());
    let seat = || rest.first().and_then(|w| catalogue.seat_by_word(w));
    match word {
        "ground" if rest.is_empty() => Some(scene.ground()),
        "no-reserve" if rest.is_empty() => {
            Some(scene.junk().map(|p| place(p, Layout::BOX, catalogue)).collect())
        }
        "hand" => scene.cards(layout.hand(seat()?), rest.get(1..)?),
        "deck" => scene.cards(layout.deck(seat()?), rest.get(1..)?),
        "pile" => scene.cards(layout.pile(seat()?), rest.get(1..)?),
        "scheduled" => scene.cards(layout.schedule(seat()?), rest.get(1..)?),
        "stack" => {
            let nth = rest.get(1)?.parse().ok().filter(|n| (1..=MOST_STACKS).contains(n))?;
            scene.cards(layout.stack(layout.stall_of(seat()?), nth - 1), rest.get(2..)?)
        }
        "market" if rest.len() <= usize::from(SLOTS) => {
            let filled = rest.iter().zip(0..SLOTS).filter(|(card, _)| **card != EMPTY);
            let each = filled
                .map(|(card, slot)| scene.cards(layout.slot(slot), &[card]))
                .collect::<Option<Vec<_>>>();
            each.map(|edits| edits.concat())
        }
        "bin" => scene.cards(Layout::BIN, &rest),
        "supply" => scene.cards(Layout::SUPPLY, &rest),
        _ => None,
    }
}

/// The table on which a position is laid out.
struct Scene<'a> {
    level: &'a Level,
    catalogue: &'a Catalogue,
}

impl Scene<'_> {
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

examples! {
    "dale_of_merchants":
    "x001" "x002" "x003" "x004" "x005" "x006" "x007" "x008" "x009" "x010" "x011" "x013" "x014" "x015" "x016" "x018" "x019" "x020" "x021" "x022" "x024"
    "x025" "x026" "x027" "x028" "x029" "x030" "x032" "x033" "x034" "x035" "x036" "x037" "x038" "x039" "x040" "x042" "x043" "x043b" "x044" "x045"
    "x046" "x048" "x049" "x050" "x051" "x052" "x053" "x055" "x056" "x057" "x058" "x059" "x060" "x061" "x062" "x064" "x065" "x066" "x067" "x069" "x070"
    "x072" "x073" "x074" "x075" "x076" "x077" "x078" "x079" "x081" "x082" "x083" "x085" "x086" "x087" "x088" "x089" "x090" "x091" "x092"
}
