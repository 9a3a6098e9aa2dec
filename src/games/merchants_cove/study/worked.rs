//! The worked examples of Merchants Cove: the words in which their positions are written beside
//! plain edits. It knows where things lie at set-up; it decides no rule.

use crate::games::merchants_cove::{
    level::{Colour, Good, Level, Size},
    rules::shops::Merchant,
    table::{
        arrangement::Arrangement,
        layout::{self, BAG, BOATS, FOLK, LAIR, ROGUE_BOX},
        verbs::GOOD_WORDS,
    },
};
use crate::table::catalogue::Catalogue;

/// The words of a position, beside plain edits. `ground`: the first day, seat 0 acts first; boats,
/// docks and the row are empty, one customer is in each hall, tubes and rack are empty. `boat <n>
/// <who>..`, `dock <dock> <who>..`; `hall <colour> <n>`, `lair <n>`: at least as many as at the
/// start; `docked <n> <berth>`; `hour @seat <hour>`, `hand @seat <hand>`; `stall @seat <good>..`;
/// `row <card>..`, `team @seat <place> <card>`, `cards @seat <card>..`; `market <dock>`: goods are
/// sold there. Each shop adds words for its own material. Gives the edits, or `None` where the line
/// is no such words.
pub fn arrangement(
    level: &Level,
    line: &str,
    (seats, rogues): (u8, usize),
    catalogue: &Catalogue,
) -> Option<Vec<String>> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (&word, rest) = words.split_first()?;
    let scene = Arrangement { level, seats: seats.max(2), rogues, catalogue };
    let seat = || rest.first().and_then(|w| w.strip_prefix('@')?.parse::<u8>().ok());
    let number = |n: usize| rest.get(n).and_then(|w| w.parse::<usize>().ok());
    match word {
        "ground" if rest.is_empty() => Some(scene.ground()),
        "boat" => scene.lay_all(&format!("aboard:{}", number(0)?), &rest[1..]),
        "dock" => scene.lay_all(&format!("dock:{}", rest.first()?), &rest[1..]),
        "hall" if rest.len() == 2 => {
            let who = rest[0];
            scene.lay_all(&format!("hall:{who}"), &vec![who; number(1)?.checked_sub(1)?])
        }
        "lair" if rest.len() == 1 => {
            let there = usize::from(level.rogue_cards[rogues].lair);
            scene.lay_all("lair", &vec!["rogue"; number(0)?.checked_sub(there)?])
        }
        "docked" if rest.len() == 2 => {
            scene.lay(&format!("boat_{}", number(0)?), &format!("berth:{}", rest[1]))
        }
        "hour" if rest.len() == 2 => {
            scene.lay(&format!("hourglass_{}", seat()?), &format!("hour:{}", rest[1]))
        }
        // Its mouse sits elsewhere then (MC-6.9).
        "hand" if rest.len() == 2 => {
            let glass = format!("hourglass_{}", seat()?);
            let mut edits = scene.lay(&glass, &format!("hand:{}", rest[1]))?;
            let hand = ["a", "b"].iter().position(|word| *word == rest[1])?;
            let hour = level.hands[hand].mouse;
            edits.push(format!("place #{} hour:{hour}", layout::mouse(hand as u16).0));
            Some(edits)
        }
        "stall" => scene.stall(seat()?, &rest[1..]),
        "row" => {
            let folk = rest.iter().zip(1..).filter(|(card, _)| **card != "-");
            let each =
                folk.map(|(card, n)| scene.lay(&format!("folk_{card}"), &format!("row:{n}")));
            scene.faced(each.collect::<Option<Vec<_>>>()?.concat(), rest)
        }
        "team" if rest.len() == 3 => {
            let zone = format!("team:{}:{}", seat()?, number(1)?);
            scene.faced(scene.lay(&format!("folk_{}", rest[2]), &zone)?, &rest[2..])
        }
        "cards" => scene.lay_all(&format!("corruption:{}", seat()?), &rest[1..]),
        "market" if rest.len() == 1 => scene.market(rest[0]),
        _ => Merchant::ALL.into_iter().find_map(|m| m.shop().arrangement(&scene, word, rest)),
    }
}

impl Arrangement<'_> {
    /// The last pieces of a kind stay at home, so that the first ones are for other words.
    fn ground(&self) -> Vec<String> {
        let begun = [("phase", 2), ("active", 0), ("round", 1), ("marker", self.level.noon)];
        let mut edits: Vec<String> = begun.iter().map(|(d, n)| format!("dial {d} {n}")).collect();
        for (colour, crowd) in Colour::ALL.into_iter().zip(&self.level.crowds) {
            let all = self.of(layout::customer_kind(colour));
            let home = all.len().saturating_sub(crowd.hall.into());
            self.put(&mut edits, &all[..home], BAG);
            self.put(&mut edits, &all[home..], layout::hall(colour));
        }
        let rogues = self.of(layout::ROGUE_KIND);
        let card = &self.level.rogue_cards[self.rogues];
        let (bag, lair) = (usize::from(card.bag), usize::from(card.lair));
        self.put(&mut edits, &rogues[..bag], BAG);
        self.put(&mut edits, &rogues[bag..bag + lair], LAIR);
        self.put(&mut edits, &rogues[bag + lair..], ROGUE_BOX);
        for boat in 0..BOATS {
            self.put(&mut edits, &[layout::boat(boat)], layout::sea(self.level.side_of(boat)));
        }
        for player in (0..self.seats).rev() {
            self.put(&mut edits, &[layout::glass(player)], layout::hour(1));
        }
        self.row_into_deck(&mut edits);
        Merchant::ALL.into_iter().for_each(|m| edits.extend(m.shop().ground(self)));
        edits
    }

    /// The sets that are played lie in the deck; the others stay in the box.
    fn row_into_deck(&self, edits: &mut Vec<String>) {
        for folk in 0..self.level.townsfolk.len() as u8 {
            let set = self.level.townsfolk[usize::from(folk)].set;
            if set as usize == 2 {
                continue;
            }
            let kind = layout::folk_kind(crate::games::merchants_cove::level::FolkIx(folk));
            self.put(edits, &self.of(kind), FOLK);
        }
    }

    /// Townsfolk lie face up in row and team.
    fn faced(&self, mut edits: Vec<String>, cards: &[&str]) -> Option<Vec<String>> {
        let cards = cards.iter().filter(|card| **card != "-");
        edits.extend(cards.map(|card| format!("face folk_{card} up")));
        Some(edits)
    }

    fn stall(&self, seat: u8, words: &[&str]) -> Option<Vec<String>> {
        if words.iter().any(|word| !GOOD_WORDS.contains(word)) {
            return None;
        }
        let good = |word: &&str| Good::at(GOOD_WORDS.iter().position(|w| w == word)? as i32);
        let mut edits = Vec::new();
        for one in Good::all() {
            let count = words.iter().filter(|w| good(w) == Some(one)).count() as i64;
            let (colour, size) = (one.colour.id(), one.size.id());
            let left = self.level.supply[one.size as usize].checked_sub(count)?;
            edits.push(format!("purse stall:{seat}:{colour}-{size} {count}"));
            edits.push(format!("purse supply:{seat}:{colour}-{size} {left}"));
        }
        debug_assert_eq!(Size::ALL.len() * Colour::ALL.len(), usize::from(Good::COUNT));
        Some(edits)
    }

    /// All hourglasses on the marker, seat 0 on top; goods are sold on this dock.
    fn market(&self, dock: &str) -> Option<Vec<String>> {
        let at = ["bazaar", "square", "black_market"].iter().position(|word| *word == dock)?;
        let mut edits = vec!["dial phase 3".to_owned(), format!("dial dock {at}")];
        edits.push("dial seller 0".to_owned());
        for player in (0..self.seats).rev() {
            self.put(&mut edits, &[layout::glass(player)], layout::hour(self.level.noon));
        }
        Some(edits)
    }
}
