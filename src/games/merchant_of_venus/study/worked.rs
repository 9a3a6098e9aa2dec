//! The worked examples of Merchant of Venus: the words in which their positions are written beside
//! plain edits. It knows where pieces lie at set-up; it decides no rule.

use crate::games::merchant_of_venus::{
    level::{CultureIx, Level, SystemIx},
    table::layout::{Phase, VenusLayout},
};
use crate::{
    games::positions::place,
    table::{catalogue::Catalogue, ids::PieceId},
};

/// What every seat has in hand where an example says nothing: enough.
const ENOUGH: i64 = 500;

/// The words of a position, beside plain edits:
/// `ground`: seat 0 is at the start of its turn, all seats have money enough, and every box is an
/// asteroid whose relic is gone; `known <culture> <system> [@seat]`: the culture is discovered
/// there, and the seat has its card, or the card is used up; `found <marker> <space>`: the marker
/// lies face up in the box of this space; `flies @seat <ship>`: the class of the seat's ship.
/// Gives the edits, or `None` where the line is no such words.
pub fn arrangement(
    level: &Level,
    line: &str,
    seats: u8,
    catalogue: &Catalogue,
) -> Option<Vec<String>> {
    let mut words = line.split_whitespace();
    let scene = Arrangement { level, layout: VenusLayout::new(level, seats), catalogue };
    let edits = match words.next()? {
        "ground" => scene.ground(),
        "known" => scene.known(words.next()?, words.next()?, words.next())?,
        "found" => scene.found(words.next()?, words.next()?)?,
        "flies" => scene.flies(words.next()?, words.next()?)?,
        _ => return None,
    };
    words.next().is_none().then_some(edits)
}

/// The table on which a position is laid out.
struct Arrangement<'a> {
    level: &'a Level,
    layout: VenusLayout,
    catalogue: &'a Catalogue,
}

impl Arrangement<'_> {
    fn ground(&self) -> Vec<String> {
        let mut edits = vec![
            "dial first 0".to_owned(),
            "dial active 0".to_owned(),
            format!("dial phase {}", Phase::Start as i64),
        ];
        edits.extend((0..self.layout.seats).map(|seat| format!("purse credits:{seat} {ENOUGH}")));
        let is_marker = |p: &PieceId| self.catalogue.kind_of(*p).back == "marker";
        let markers = self.catalogue.all_pieces().filter(is_marker);
        edits.extend(markers.map(|marker| place(marker, self.layout.removed, self.catalogue)));
        edits
    }

    fn known(&self, culture: &str, system: &str, owner: Option<&str>) -> Option<Vec<String>> {
        let (l, level) = (&self.layout, self.level);
        let culture = CultureIx(level.cultures.iter().position(|c| c.id == culture)? as u8);
        let system = SystemIx(
            level.systems.iter().take(level.culture_systems()).position(|s| s.id == system)? as u8,
        );
        let card = l.card_of(culture);
        let to = match owner {
            Some(word) => l.cards(self.catalogue.seat_by_word(word)?),
            None => l.removed,
        };
        // The card that lies there changes places with this one first.
        let edits = [l.card(system), to].map(|zone| place(card, zone, self.catalogue));
        let dial = &self.catalogue.dials[l.culture_at(system).ix()];
        Some(edits.into_iter().chain([format!("dial {dial} {}", culture.0 + 1)]).collect())
    }

    fn found(&self, marker: &str, space: &str) -> Option<Vec<String>> {
        let kind = self.catalogue.kind_by_key(marker)?;
        let piece = self.catalogue.pieces.iter().position(|&k| k == kind)?;
        Some(vec![format!("place #{piece} box:{space}"), format!("face #{piece} up")])
    }

    fn flies(&self, seat: &str, ship: &str) -> Option<Vec<String>> {
        let class = self.level.ships.iter().position(|s| s.id == ship)?;
        Some(vec![format!(
            "mark #{} {class}",
            self.layout.ship(self.catalogue.seat_by_word(seat)?).0
        )])
    }
}
