//! Where the things of the bar stand, reckoned in plain numbers: in rows, in their order, each at
//! the place that it had before as long as that is possible. It leaves the bar only what finds no
//! room; it neither measures nor draws.

/// One thing that wants a place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct BarSlot {
    /// What it is: the same number means the same thing, whenever it comes back.
    pub(super) id: u64,
    /// Of which kind it is: what is of one kind goes to More together.
    pub(super) kind: u64,
    /// How wide it is, in its long and in its short words.
    pub(super) wide: [f32; 2],
    /// The lower, the longer it keeps its place.
    pub(super) rank: u8,
    /// It is there only where there is room for everything: another thing says the same.
    pub(super) ample: bool,
    /// Where in the rows it stands.
    pub(super) stands: BarStand,
}

/// Where in the rows a thing stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BarStand {
    /// Among the others, from the left.
    InOrder,
    /// At a right end, for it throws something away: whatever goes, it never comes to lie where
    /// something else was pressed.
    Apart,
    /// At the right end of the last row, whatever else there is: it asks or is greyed, and chooses
    /// nothing.
    Last,
}

/// The rows that there are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct BarRows {
    /// How wide they are.
    pub(super) wide: f32,
    /// How many.
    pub(super) count: usize,
    /// What is between two things.
    pub(super) gap: f32,
    /// How wide the button of what finds no room is; it stands in the last row, before what is
    /// always there.
    pub(super) more: f32,
}

/// A place in the rows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct BarPlace {
    /// The row, from above.
    pub(super) row: usize,
    /// Where it begins.
    pub(super) x: f32,
    /// How wide it is.
    pub(super) wide: f32,
}

/// Where everything stands.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct BarPlaces {
    /// Whether words are short.
    pub(super) short: bool,
    /// What has a place, in order, with the number of its slot.
    pub(super) at: Vec<(usize, BarPlace)>,
    /// The things that found no room.
    pub(super) left: Vec<usize>,
    /// Where the button of those stands.
    pub(super) more: Option<BarPlace>,
}

/// What had a place before, by what it is.
pub(super) type BarPlacesKept = [(u64, BarPlace)];

/// From this rank on things stand behind all choices, and may move.
const TAIL: u8 = 6;

/// Gives everything its place. What had one before keeps it as long as everything finds room so;
/// else all of it is laid anew, at first in long words, then in short ones; at last what finds no
/// room is left out, those of the highest rank first, and no row is left empty for it. Words do not
/// become short for the sake of places; `before` says that they were.
pub(super) fn lay(
    slots: &[BarSlot],
    rows: BarRows,
    (kept, before): (&BarPlacesKept, bool),
) -> BarPlaces {
    let ways = [(0, true), (0, false), (1, false)];
    let all = |ample: bool| -> Vec<usize> {
        (0..slots.len()).filter(|n| ample || !slots[*n].ample).collect()
    };
    let whole = |(form, ample): (usize, bool), kept: &BarPlacesKept| {
        let at = run(slots, &all(ample), form, (rows, false), kept)?;
        Some(BarPlaces { short: form == 1, at, left: Vec::new(), more: None })
    };
    let still = |places: &BarPlaces| {
        let firm = |(n, _): &&(usize, BarPlace)| slots[*n].rank < TAIL;
        places.at.iter().filter(firm).all(|(n, place)| {
            let was = kept.iter().find(|(id, _)| *id == slots[*n].id);
            was.is_none_or(|(_, was)| (was.row, was.x) == (place.row, place.x))
        })
    };
    let anew = ways.into_iter().enumerate().find_map(|(n, way)| Some((n, whole(way, &[])?)));
    if let Some((n, anew)) = anew {
        let most = if before { ways.len() } else { n + 1 };
        let mut as_before = ways.into_iter().take(most).filter_map(|way| whole(way, kept));
        return as_before.find(still).unwrap_or(anew);
    }
    let there = all(false);
    let [as_before, anew] = [kept, &[]].map(|kept| filled(slots, &there, rows, kept));
    if as_before.left.len() <= anew.left.len() { as_before } else { anew }
}

/// As many things as there is room for beside the button of the others.
fn filled(slots: &[BarSlot], there: &[usize], rows: BarRows, kept: &BarPlacesKept) -> BarPlaces {
    // One of each kind before a second of any: nothing that a turn is for is left out for the sake
    // of many that are alike.
    let nth = |n: usize| there.iter().filter(|&&m| m < n && slots[m].kind == slots[n].kind).count();
    // What is always at the end stays there, unless it would take most of a row.
    let last = Last::of(slots, there, 1, rows);
    let firm = last.begins >= rows.wide * 0.5;
    let rank = |n: usize| if firm && slots[n].stands == BarStand::Last { 0 } else { slots[n].rank };
    let mut wanted = there.to_vec();
    wanted.sort_by_key(|&n| (rank(n), nth(n)));
    let (mut shown, mut closed): (Vec<usize>, Vec<u64>) = (Vec::new(), Vec::new());
    let mut at = Vec::new();
    for n in wanted {
        if closed.contains(&slots[n].kind) {
            continue;
        }
        let mut with: Vec<usize> = shown.clone();
        with.push(n);
        with.sort_unstable();
        match run(slots, &with, 1, (rows, true), kept) {
            Some(places) => (shown, at) = (with, places),
            None => closed.push(slots[n].kind),
        }
    }
    let left = there.iter().copied().filter(|n| !shown.contains(n)).collect();
    let more = Some(Last::of(slots, &shown, 1, rows).more(rows));
    BarPlaces { short: true, at, left, more }
}

/// Places of these things, one after the other; `None` where they find no room.
fn run(
    slots: &[BarSlot],
    these: &[usize],
    form: usize,
    (rows, more): (BarRows, bool),
    kept: &BarPlacesKept,
) -> Option<Vec<(usize, BarPlace)>> {
    let last = Last::of(slots, these, form, rows);
    let apart = these.iter().find(|n| slots[**n].stands == BarStand::Apart);
    let apart = apart.map(|&n| apart_place(slots[n].wide[form], &last, rows, (kept, slots[n].id)));
    let end = |row: usize| {
        let end = match row + 1 == rows.count {
            true if more => last.more(rows).x - rows.gap,
            true => last.begins,
            false => rows.wide,
        };
        apart.filter(|place| place.row == row).map_or(end, |place| end.min(place.x - rows.gap))
    };
    if end(rows.count.saturating_sub(1)) < 0.0 {
        return None;
    }
    let mut at = Vec::new();
    let (mut row, mut x) = (0, 0.0);
    for &n in these {
        let fixed = match slots[n].stands {
            BarStand::InOrder => None,
            BarStand::Apart => apart,
            BarStand::Last => last.at.iter().find(|(other, _)| *other == n).map(|(_, p)| *p),
        };
        if let Some(place) = fixed {
            at.push((n, place));
            continue;
        }
        let wide = slots[n].wide[form];
        let before = kept.iter().find(|(id, _)| *id == slots[n].id).map(|(_, place)| *place);
        let before = before.filter(|p| (p.row, p.x) >= (row, x) && p.x + wide <= end(p.row));
        if let Some(place) = before.filter(|p| p.row < rows.count) {
            (row, x) = (place.row, place.x);
        }
        while x > 0.0 && x + wide > end(row) {
            (row, x) = (row + 1, 0.0);
        }
        if row >= rows.count || x + wide > end(row) {
            return None;
        }
        at.push((n, BarPlace { row, x, wide }));
        x += wide + rows.gap;
    }
    Some(at)
}

/// What stands at the right end of the last row.
struct Last {
    /// Its places.
    at: Vec<(usize, BarPlace)>,
    /// Where the room before it ends.
    begins: f32,
}

impl Last {
    fn of(slots: &[BarSlot], these: &[usize], form: usize, rows: BarRows) -> Last {
        let row = rows.count.saturating_sub(1);
        let mut last = Last { at: Vec::new(), begins: rows.wide };
        for &n in these.iter().rev().filter(|n| slots[**n].stands == BarStand::Last) {
            let wide = slots[n].wide[form];
            let x = last.begins - wide;
            last.at.push((n, BarPlace { row, x, wide }));
            last.begins = x - rows.gap;
        }
        last
    }

    /// The place of the button of what finds no room.
    fn more(&self, rows: BarRows) -> BarPlace {
        let x = (self.begins - rows.more).max(0.0);
        BarPlace { row: rows.count.saturating_sub(1), x, wide: rows.more }
    }
}

/// The place of what stands apart: at the right end of a row above the last, and before what is
/// always there in the last one where something else was there before.
fn apart_place(
    wide: f32,
    last: &Last,
    rows: BarRows,
    (kept, id): (&BarPlacesKept, u64),
) -> BarPlace {
    let lowest = rows.count.saturating_sub(1);
    let at = |row: usize| {
        let end = if row == lowest { last.more(rows).x - rows.gap } else { rows.wide };
        BarPlace { row, x: (end - wide).max(0.0), wide }
    };
    let free = |place: &BarPlace| {
        kept.iter().all(|(other, was)| {
            let over = was.row == place.row && was.x < place.x + wide && place.x < was.x + was.wide;
            *other == id || !over
        })
    };
    let above = (0..lowest).rev().chain([lowest]);
    above.map(at).find(free).unwrap_or_else(|| at(lowest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slot(id: u64, wide: f32) -> BarSlot {
        let stands = BarStand::InOrder;
        BarSlot { id, kind: id, wide: [wide, wide / 2.0], rank: 1, ample: false, stands }
    }
    const ROWS: BarRows = BarRows { wide: 100.0, count: 2, gap: 2.0, more: 20.0 };

    fn kept(slots: &[BarSlot], places: &BarPlaces) -> Vec<(u64, BarPlace)> {
        places.at.iter().map(|(n, place)| (slots[*n].id, *place)).collect()
    }

    #[test]
    fn what_stays_keeps_its_place_when_others_go() {
        let all: Vec<BarSlot> = (0..6).map(|id| slot(id, 30.0)).collect();
        let before = lay(&all, ROWS, (&[], false));
        assert_eq!(before.at.len(), 6);
        let kept = kept(&all, &before);
        for bits in 0..64_u32 {
            let some: Vec<BarSlot> =
                all.iter().filter(|s| bits >> s.id & 1 == 1).copied().collect();
            let after = lay(&some, ROWS, (&kept, false));
            for (n, place) in &after.at {
                let was = kept.iter().find(|(id, _)| *id == some[*n].id).map(|(_, p)| *p);
                assert_eq!(was, Some(*place), "{bits:b}");
            }
        }
    }

    #[test]
    fn what_throws_away_never_comes_where_something_was_pressed() {
        let buys: Vec<BarSlot> = (0..6).map(|id| slot(id, 20.0)).collect();
        let before = lay(&buys, ROWS, (&[], false));
        let kept = kept(&buys, &before);
        for left in 0..6 {
            let mut after: Vec<BarSlot> = buys[..left].to_vec();
            after.push(BarSlot { stands: BarStand::Apart, ..slot(9, 25.0) });
            let places = lay(&after, ROWS, (&kept, false));
            let (_, apart) = places.at.last().expect("it has a place");
            for (id, was) in &kept {
                let over = was.row == apart.row && was.x < apart.x + apart.wide;
                assert!(!over || was.x + was.wide <= apart.x, "{left}: {apart:?} over {id}");
            }
        }
    }

    #[test]
    fn what_asks_is_always_at_the_end() {
        let asks = |id: u64| BarSlot { rank: 7, stands: BarStand::Last, ..slot(id, 10.0) };
        for choices in 0..16 {
            let mut all: Vec<BarSlot> = (0..choices).map(|id| slot(id, 24.0)).collect();
            all.extend([asks(20), asks(21)]);
            let places = lay(&all, ROWS, (&[], false));
            let of = |id: u64| {
                let at = places.at.iter().find(|(n, _)| all[*n].id == id).map(|(_, p)| *p);
                at.unwrap_or_else(|| panic!("{choices}: {id} has its place"))
            };
            assert_eq!((of(21).row, of(21).x + of(21).wide), (1, 100.0), "{choices}");
            assert!(of(20).x + of(20).wide + ROWS.gap <= of(21).x, "{choices}");
            let before = |place: &BarPlace| place.x + place.wide + ROWS.gap <= of(20).x;
            assert!(places.more.iter().all(before), "{choices}");
            let choices_end = places.at.iter().filter(|(n, p)| all[*n].id < 20 && p.row == 1);
            assert!(choices_end.map(|(_, p)| p).all(before), "{choices}");
        }
    }

    #[test]
    fn words_become_short_before_anything_is_left_out() {
        let all: Vec<BarSlot> = (0..10).map(|id| slot(id, 30.0)).collect();
        let places = lay(&all, ROWS, (&[], false));
        assert!(places.short && places.left.is_empty());
    }

    #[test]
    fn one_of_each_kind_has_a_place_before_a_second_of_any() {
        let of = |id: u64, kind: u64| BarSlot { kind, ..slot(id, 60.0) };
        // Many of one kind, and behind them the only one of another.
        let all: Vec<BarSlot> = (0..7).map(|id| of(id, 1)).chain([of(7, 2)]).collect();
        let places = lay(&all, ROWS, (&[], false));
        assert!(!places.left.is_empty());
        assert!(places.at.iter().any(|(n, _)| *n == 7), "{places:?}");
        assert!(places.at.iter().any(|(n, _)| *n == 0), "{places:?}");
    }

    #[test]
    fn the_rows_are_full_before_something_is_left_out() {
        let all: Vec<BarSlot> = (0..14).map(|id| slot(id, 30.0)).collect();
        let places = lay(&all, ROWS, (&[], false));
        assert!(!places.left.is_empty());
        let used: f32 = places.at.iter().map(|(_, place)| place.wide + ROWS.gap).sum();
        assert!(used + ROWS.more + 17.0 * 2.0 > 200.0, "{places:?}");
        // What it was laid into lies so again.
        assert_eq!(lay(&all, ROWS, (&kept(&all, &places), true)), places);
    }
}
