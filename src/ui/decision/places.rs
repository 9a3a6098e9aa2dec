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
    /// When it is there at all.
    pub(super) when: Roominess,
    /// It stands at the right end, for it throws something away: whatever goes, it never comes to
    /// lie where something else was pressed.
    pub(super) apart: bool,
}

/// How much room the bar must have for a thing to be in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Roominess {
    /// It is there in any case, be it behind the button of what found no room.
    Any,
    /// It is there only where there is room for everything: another thing says the same.
    Ample,
    /// It says what is left out for want of room.
    Scarce,
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
    /// How wide the button of what finds no room is; it stands at the end of the last row.
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
    let ways = [(0, Roominess::Ample), (0, Roominess::Scarce), (1, Roominess::Scarce)];
    let all = |when: Roominess| -> Vec<usize> {
        let there = |n: &usize| slots[*n].when == Roominess::Any || slots[*n].when == when;
        (0..slots.len()).filter(there).collect()
    };
    let whole = |(form, when): (usize, Roominess), kept: &BarPlacesKept| {
        let at = run(slots, &all(when), form, (rows, false), kept)?;
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
    let there = all(Roominess::Scarce);
    let [as_before, anew] = [kept, &[]].map(|kept| filled(slots, &there, rows, kept));
    if as_before.left.len() <= anew.left.len() { as_before } else { anew }
}

/// As many things as there is room for beside the button of the others.
fn filled(slots: &[BarSlot], there: &[usize], rows: BarRows, kept: &BarPlacesKept) -> BarPlaces {
    // One of each kind before a second of any: nothing that a turn is for is left out for the sake
    // of many that are alike.
    let nth = |n: usize| there.iter().filter(|&&m| m < n && slots[m].kind == slots[n].kind).count();
    let mut wanted = there.to_vec();
    wanted.sort_by_key(|&n| (slots[n].rank, nth(n)));
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
    let x = (rows.wide - rows.more).max(0.0);
    let more = Some(BarPlace { row: rows.count.saturating_sub(1), x, wide: rows.more });
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
    let apart = these.iter().find(|n| slots[**n].apart);
    let apart = apart.map(|&n| apart_place(slots[n].wide[form], rows, kept, slots[n].id));
    let end = |row: usize| {
        let last = more && row + 1 == rows.count;
        let end = rows.wide - if last { rows.more + rows.gap } else { 0.0 };
        apart.filter(|place| place.row == row).map_or(end, |place| end.min(place.x - rows.gap))
    };
    let mut at = Vec::new();
    let (mut row, mut x) = (0, 0.0);
    for &n in these {
        if let Some(place) = apart.filter(|_| slots[n].apart) {
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

/// The place of what stands apart: at the right end of the last row, and of the row above where
/// something else was there before.
fn apart_place(wide: f32, rows: BarRows, kept: &BarPlacesKept, id: u64) -> BarPlace {
    let at = |row: usize| {
        let x = rows.wide - wide - rows.more - rows.gap;
        BarPlace { row, x: x.max(0.0), wide }
    };
    let free = |place: &BarPlace| {
        kept.iter().all(|(other, was)| {
            let over = was.row == place.row && was.x < place.x + wide && place.x < was.x + was.wide;
            *other == id || !over
        })
    };
    let last = rows.count.saturating_sub(1);
    (0..=last).rev().map(at).find(free).unwrap_or_else(|| at(last))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slot(id: u64, wide: f32) -> BarSlot {
        let when = Roominess::Any;
        BarSlot { id, kind: id, wide: [wide, wide / 2.0], rank: 1, when, apart: false }
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
            after.push(BarSlot { apart: true, ..slot(9, 25.0) });
            let places = lay(&after, ROWS, (&kept, false));
            let (_, apart) = places.at.last().expect("it has a place");
            for (id, was) in &kept {
                let over = was.row == apart.row && was.x < apart.x + apart.wide;
                assert!(!over || was.x + was.wide <= apart.x, "{left}: {apart:?} over {id}");
            }
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
