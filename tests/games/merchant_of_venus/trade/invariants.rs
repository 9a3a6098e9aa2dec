//! What must hold after every action of any game: chapter 6 of the rulebook's specification,
//! watched in random play.

use super::*;
use crate::common::merchant_of_venus::BOTH;
use caravanserai::{
    games::merchant_of_venus::table::nouns::{GameView, VenusSight, VenusView},
    table::{
        dice::Dice,
        ids::{PieceId, SeatId, Viewer},
        sight::{PieceSight, Sight},
    },
};
use std::collections::BTreeMap;

/// What was seen before an action.
struct Before {
    markers: BTreeMap<u16, u16>,
    cultures: Vec<i64>,
    up: Vec<PieceId>,
    contacts: usize,
}

fn look(t: &mut StudyTable) -> Sight {
    t.play.sight(Viewer::Everybody)
}

fn dial(s: &Sight, key: &str) -> i64 {
    s.dial(s.catalogue.dial_by_key(key).unwrap())
}

fn zone<'a>(s: &'a Sight, key: &str) -> &'a [PieceSight] {
    &s.zone(s.catalogue.zone_by_key(key).unwrap()).pieces
}

/// Ports and factories on the table: marker to zone.
fn markers(s: &Sight) -> BTreeMap<u16, u16> {
    let mut found = BTreeMap::new();
    for (n, (z, info)) in s.zones.iter().zip(&s.catalogue.zones).enumerate() {
        if !info.key.starts_with("sites:") {
            for p in z
                .pieces
                .iter()
                .filter(|p| p.kind.is_some_and(|k| s.catalogue.kinds[k.ix()].group == "site"))
            {
                found.insert(p.id.unwrap().0, n as u16);
            }
        }
    }
    found
}

fn cultures(s: &Sight) -> Vec<i64> {
    (0..16).map(|n| dial(s, &format!("culture-at:{n}"))).collect()
}

fn face_up_in_boxes(s: &Sight) -> Vec<PieceId> {
    let boxes =
        s.zones.iter().zip(&s.catalogue.zones).filter(|(_, info)| info.key.starts_with("box:"));
    boxes.flat_map(|(z, _)| &z.pieces).filter(|p| p.face_up).filter_map(|p| p.id).collect()
}

fn before(s: &Sight) -> Before {
    let cultures = cultures(s);
    Before {
        markers: markers(s),
        up: face_up_in_boxes(s),
        contacts: cultures.iter().filter(|c| **c > 0).count(),
        cultures,
    }
}

fn check(t: &mut StudyTable, was: &Before, money: i64, cup: usize, fast: bool) {
    let s = look(t);
    let n = VenusSight::of(&s).unwrap();
    let seats = t.play.setup().seats.len();
    // I1: every token is in exactly one place.
    let mut all: Vec<PieceId> =
        s.zones.iter().flat_map(|z| &z.pieces).filter_map(|p| p.id).collect();
    all.sort();
    assert_eq!(all.len(), s.catalogue.pieces.len(), "I1");
    assert!(all.windows(2).all(|w| w[0] != w[1]), "I1");
    // I2: the cup keeps its size, but for fast play, where it loses 4 at each first contact.
    let contacts = cultures(&s).iter().filter(|c| **c > 0).count();
    let lost = if fast { 4 * (contacts - was.contacts) } else { 0 };
    assert_eq!(zone(&s, "cup").len() + lost, cup, "I2");
    for seat in 0..seats as u8 {
        // I3: what is aboard fits.
        assert!(n.room_free(SeatId(seat)) >= 0 || dial(&s, "new-ship") > 0, "I3");
        assert!(zone(&s, &format!("hull:{seat}")).len() <= 1, "I3");
    }
    // I4: one port an orbit, one factory a system, and they stay.
    let now = markers(&s);
    for (marker, place) in &was.markers {
        assert_eq!(now.get(marker), Some(place), "I4");
    }
    let mut places: Vec<u16> = now.values().copied().collect();
    places.sort_unstable();
    let twice = places.windows(2).filter(|w| w[0] == w[1]).count();
    // A port and a factory of 1988 may share an orbit.
    assert!(twice == 0 || s.edition == "1988", "I4");
    // I5: money moves between players and the bank alone, and barter credit does not outlive the
    // turn.
    assert_eq!(s.purses.iter().sum::<i64>(), money, "I5");
    assert!(dial(&s, "barter-credit") == 0 || dial(&s, "phase") == 3, "I5");
    // I6: the pilot number is one of the dice.
    let dice: Vec<i64> = (0..dial(&s, "dice")).map(|n| dial(&s, &format!("die:{n}"))).collect();
    let pilot = dial(&s, "pilot-number");
    assert!(pilot == 0 || dice.contains(&pilot), "I6: {pilot} of {dice:?}");
    // I7: what lies face up stays so, discovered cultures stay discovered.
    let up = face_up_in_boxes(&s);
    for marker in &was.up {
        let lies = s.zones.iter().flat_map(|z| &z.pieces).find(|p| p.id == Some(*marker)).unwrap();
        assert!(lies.face_up || up.contains(marker), "I7");
    }
    assert!(was.cultures.iter().zip(cultures(&s)).all(|(old, new)| *old == 0 || *old == new), "I7");
    // I8: the seat in turn chooses, unless a deal is made or races are taken.
    let question = t.question();
    if !["", "race", "answer", "deal"].contains(&question) {
        assert_eq!(i64::from(t.chooser()), dial(&s, "active"), "I8: {question}");
    }
    // I9: nobody is shown what he has not seen. Looked at now and then: it takes a picture for each
    // seat.
    let looked = t.play.entries().len().is_multiple_of(5);
    for seat in (0..seats as u8).filter(|_| looked) {
        let view = t.play.sight(Viewer::Seat(SeatId(seat)));
        for (mine, true_one) in view.zones.iter().zip(&s.zones) {
            if mine.pieces.len() == true_one.pieces.len() {
                for (p, known) in mine.pieces.iter().zip(&true_one.pieces) {
                    assert!(
                        p.kind.is_none() || known.face_up || known.seen.has(SeatId(seat)),
                        "I9"
                    );
                }
            }
        }
    }
    // I10: the sum of the dice.
    assert!(dice.is_empty() || dice_fit(&n, &dice), "I10: {dice:?}");
    // I11: one counted buy and one counted sell in a limited visit.
    if dial(&s, "limited") == 1 {
        assert!(dial(&s, "buys") <= 1 && dial(&s, "sells") <= 1, "I11");
    }
}

/// As many dice as the class has, each from 1 to 6, and a 4 among them if the Auto Pilot was set:
/// so the sums are those of I10.
fn dice_fit(n: &VenusSight, dice: &[i64]) -> bool {
    let most = usize::from(n.level().ship(n.class(n.active())).dice);
    // A ship bought this turn has not rolled these dice.
    let bought = n.buys() > 0;
    let rerolled = dial(n.sight, "rerolled") == 1;
    (bought || dice.len() == most)
        && dice.iter().all(|d| (1..=6).contains(d))
        && (!n.auto_pilot_set() || rerolled || dice.contains(&4))
}

/// Plays at random and checks after every action. Now and then the position is taken as if it had
/// been set by hand: a position that the rules reach is sound.
fn random_game(
    edition: &str,
    seats: usize,
    options: &[(&str, i64)],
    seed: u64,
    actions: usize,
) -> usize {
    let mut t = StudyTable::with(edition, seats, options);
    let mut dice = Dice::new(seed);
    // Some money, so that there is something to do.
    let rich: Vec<String> = (0..seats).map(|s| format!("purse credits:{s} 700")).collect();
    t.edit(&rich.iter().map(String::as_str).collect::<Vec<_>>());
    let first = look(&mut t);
    let money = first.purses.iter().sum();
    let mut cup = zone(&first, "cup").len();
    let fast = options.iter().any(|(k, v)| *k == "fast_play" && *v == 1);
    let mut trades = 0;
    for n in 0..actions {
        if t.play.is_over() {
            break;
        }
        let was = before(&look(&mut t));
        let offers = t.play.offers().to_vec();
        assert!(!offers.is_empty(), "{edition} {seed}: nothing to choose");
        // Landing, trading and rolling rather than talking, so that games get somewhere.
        let written: Vec<String> =
            offers.iter().map(|o| o.action.to_text(t.play.catalogue())).collect();
        let wanted = |w: &String| {
            [
                "land",
                "buy",
                "sell",
                "board",
                "set-down",
                "roll",
                "step",
                "use-card",
                "discard",
                "buy-port",
                "buy-factory",
            ]
            .contains(&w.split(' ').next().unwrap())
        };
        let good: Vec<usize> = (0..offers.len()).filter(|&i| wanted(&written[i])).collect();
        let pick = if good.is_empty() || dice.below(4) == 0 {
            dice.below(offers.len() as u32) as usize
        } else {
            good[dice.below(good.len() as u32) as usize]
        };
        trades += usize::from(["buy", "sell"].contains(&written[pick].split(' ').next().unwrap()));
        if let Err(no) = t.play.choose(offers[pick].action) {
            panic!(
                "{edition} {seed} {n}: \"{}\" was offered and is refused by {}",
                written[pick], no.rule
            );
        }
        check(&mut t, &was, money, cup, fast);
        cup = zone(&look(&mut t), "cup").len();
        let set_anew =
            if n % 17 == 0 && !t.play.is_over() { t.play.arrange(&[]).err() } else { None };
        assert!(
            set_anew.is_none(),
            "{edition} {seed} {n}: after \"{}\" the position is called unsound: {set_anew:?}",
            written[pick]
        );
    }
    trades
}

#[test]
fn i1_to_i11_hold_after_every_action() {
    let mut trades = 0;
    for seed in 0..3 {
        for edition in BOTH {
            trades += random_game(edition, 3, &[], seed, 700);
            trades += random_game(
                edition,
                2,
                &[("home_open_cities", 1), ("trade_in_open_space", 1), ("relics_at_base", 1)],
                seed,
                400,
            );
        }
        trades += random_game("2012", 4, &[("fast_play", 1), ("small_bank", 1)], seed, 500);
        trades += random_game(
            "1988",
            6,
            &[("shield_takes_room", 1), ("bank_size", 6000), ("laser_relic", 1), ("deeds_half", 1)],
            seed,
            500,
        );
    }
    assert!(trades > 60, "{trades} trades are too few to tell anything");
}
