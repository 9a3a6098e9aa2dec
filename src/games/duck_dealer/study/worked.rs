//! The worked examples of Duck Dealer: the words in which their positions are written beside plain
//! edits. It knows where things lie at set-up; it decides no rule.

use crate::games::duck_dealer::{
    level::{Equipment, Level},
    table::layout::{Layout, Phase},
};
use crate::{
    games::positions::place,
    table::{
        catalogue::Catalogue,
        ids::{PieceId, SeatId},
    },
};

/// The words of a position, beside plain edits: `ground`: seat 0 has hold, navigator and merchant
/// and is on the first start planet, the others have three holds and are on the next ones; seat 0
/// is to take a turn. `acting`: it takes an action turn. `tokens @seat <red> <yellow> <blue>`;
/// `ship @seat <equipment>..`; `goods @seat <good>..`; `at @seat <space>`; `counter <n>`: so many
/// cubes of the seats by turns; `built <yard>`; `consumer <planet> <good> [built]`; `factory
/// <planet> <good>`; `cube @seat <point>..`; `passage @seat <planet>`; `claimed @seat <planet>
/// <site>`. Gives the edits, or `None` where the line is no such words.
pub fn arrangement(
    level: &Level,
    line: &str,
    seats: u8,
    catalogue: &Catalogue,
) -> Option<Vec<String>> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (&word, rest) = words.split_first()?;
    let scene = Arrangement { level, layout: Layout::new(level, seats), catalogue };
    let seat = || rest.first().and_then(|w| catalogue.seat_by_word(w));
    let named = |n: usize| rest.get(n).filter(|w| catalogue.space_by_id(w).is_some());
    match word {
        "ground" if rest.is_empty() => Some(scene.ground()),
        "acting" if rest.is_empty() => Some(vec![format!("dial phase {}", Phase::Act as i64)]),
        "tokens" if rest.len() == 4 => scene.tokens(seat()?, &rest[1..]),
        "ship" => scene.ship(seat()?, &rest[1..]),
        "goods" => scene.goods(seat()?, &rest[1..]),
        "at" => Some(vec![place(
            scene.layout.ship(seat()?),
            zone(catalogue, "at", named(1)?)?,
            catalogue,
        )]),
        "counter" if rest.len() == 1 => scene.counter(rest[0].parse().ok()?),
        "built" if rest.len() == 1 => {
            catalogue.kind_by_key(rest[0]).map(|_| vec![format!("mark {} 1", rest[0])])
        }
        "consumer" => scene.consumer(named(0)?, rest.get(1)?, rest.get(2).copied()),
        "factory" if rest.len() == 2 => {
            let tile = format!("factory_{}", rest[1]);
            scene.lay(&tile, &format!("factory:{}", named(0)?))
        }
        "cube" => (1..rest.len())
            .map(|n| scene.lay(&format!("cube_{}", seat()?.0), &format!("cube:{}", named(n)?)))
            .collect::<Option<Vec<_>>>()
            .map(|all| all.concat()),
        "passage" if rest.len() == 2 => {
            scene.lay(&format!("passage_{}", seat()?.0), &format!("passage:{}", named(1)?))
        }
        "claimed" if rest.len() == 3 => scene
            .lay(&format!("cube_{}", seat()?.0), &format!("privilege:{}:{}", rest[2], named(1)?)),
        _ => None,
    }
}

fn zone(c: &Catalogue, what: &str, space: &str) -> Option<crate::table::ids::ZoneId> {
    c.zone_by_key(&format!("{what}:{space}"))
}

/// The table on which a position is laid out.
struct Arrangement<'a> {
    level: &'a Level,
    layout: Layout,
    catalogue: &'a Catalogue,
}

impl Arrangement<'_> {
    fn ground(&self) -> Vec<String> {
        let turn = [("phase", Phase::Turn as i64), ("active", 0), ("first", 0), ("turn", 1)];
        let mut edits: Vec<String> =
            turn.iter().map(|(dial, n)| format!("dial {dial} {n}")).collect();
        let starts = self.level.every_planet().filter(|&p| self.level.is_start(p));
        for (seat, planet) in (0..self.layout.seats).map(SeatId).zip(starts) {
            let crew: &[&str] =
                if seat.0 == 0 { &["hold", "navigator", "merchant"] } else { &["hold"; 3] };
            edits.extend(self.ship(seat, crew).unwrap_or_default());
            let (ship, zone) = (self.layout.ship(seat), self.layout.ships_at(planet.0));
            edits.push(place(ship, zone, self.catalogue));
        }
        edits
    }

    fn tokens(&self, seat: SeatId, counts: &[&str]) -> Option<Vec<String>> {
        let colours = ["red", "yellow", "blue"].iter().zip(counts);
        colours
            .map(|(colour, n)| Some(format!("purse {colour}:{} {}", seat.0, n.parse::<u8>().ok()?)))
            .collect()
    }

    /// How often each word of a list stands in another list; `None` for a word that does not
    /// belong.
    fn counted(&self, prefix: &[&str], words: &[&str], seat: SeatId) -> Option<Vec<String>> {
        if words.iter().any(|word| !prefix.contains(word)) {
            return None;
        }
        let count = |word: &str| words.iter().filter(|w| **w == word).count();
        Some(prefix.iter().map(|w| format!("purse {w}:{} {}", seat.0, count(w))).collect())
    }
    fn ship(&self, seat: SeatId, words: &[&str]) -> Option<Vec<String>> {
        self.counted(&Equipment::ALL.map(Equipment::id), words, seat)
    }
    fn goods(&self, seat: SeatId, words: &[&str]) -> Option<Vec<String>> {
        let all: Vec<&str> = self.level.goods.iter().map(|good| good.id.as_str()).collect();
        self.counted(&all, words, seat)
    }

    fn counter(&self, cubes: usize) -> Option<Vec<String>> {
        let seats = usize::from(self.layout.seats);
        let each = self.level.cubes + self.level.passages;
        if cubes > self.level.counter() {
            return None;
        }
        // The last cubes of each hand: the first ones are for other words.
        let piece = |n: usize| seats + (n % seats) * each + self.level.cubes - 2 - n / seats;
        let zone = crate::games::duck_dealer::table::layout::COUNTER;
        Some((0..cubes).map(|n| place(PieceId(piece(n) as u16), zone, self.catalogue)).collect())
    }

    fn consumer(&self, planet: &str, good: &str, built: Option<&str>) -> Option<Vec<String>> {
        let tile = format!("consumer_{good}");
        let mut edits = self.lay(&tile, &format!("consumer:{planet}"))?;
        match built {
            None => {}
            Some("built") => edits.push(format!("mark {tile} 1")),
            Some(_) => return None,
        }
        Some(edits)
    }

    fn lay(&self, kind: &str, zone: &str) -> Option<Vec<String>> {
        self.catalogue.kind_by_key(kind)?;
        self.catalogue.zone_by_key(zone)?;
        Some(vec![format!("place {kind} {zone}")])
    }
}
