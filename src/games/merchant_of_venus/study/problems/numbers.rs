//! The numbers of a position that was set by hand, each by itself: dials within what the rules can
//! produce, purses not below 0. It does not ask whether they agree with each other.

use crate::{
    games::{
        merchant_of_venus::{
            rules::stopping,
            table::{
                layout,
                nouns::{VenusTable, VenusView},
                setup,
            },
        },
        positions::out_of_range,
    },
    table::{
        action::Value,
        ids::{Dial, PurseId},
        study::Problem,
    },
};

/// The largest amount and count that a position may hold: far above any game, far below where sums
/// run over.
const MOST: i64 = 1_000_000_000;
/// The largest count of things done in one turn.
const OFTEN: i64 = 10_000;

pub(super) fn check(c: &VenusTable, found: &mut Vec<Problem>) {
    found.extend(out_of_range(&c.ledger, "mov-problem-dial", |dial, _| range(c, dial)));
    for (n, purse) in c.ledger.catalogue.purses.iter().enumerate() {
        let amount = c.ledger.purse(PurseId(n as u16));
        let fits =
            if purse.bottomless { amount.abs() <= MOST } else { (0..=MOST).contains(&amount) };
        if !fits {
            found.push(Problem::new(
                "MOV-1.1.5",
                "mov-problem-purse",
                vec![("purse", Value::Name(purse.key.clone())), ("amount", Value::Money(amount))],
            ));
        }
    }
}

/// Whether the game has ended and says so everywhere: such a position is changed by hand as well.
fn is_over(c: &VenusTable) -> bool {
    c.ended() && c.phase() == layout::Phase::Over
}

/// The smallest and the largest number of a dial, and the rule behind it.
fn range(c: &VenusTable, dial: Dial) -> (i64, i64, &'static str) {
    let (level, l) = (c.level(), c.layout());
    let seats = i64::from(l.seats);
    let run = |first: Dial, count: u16| dial.0 >= first.0 && dial.0 < first.0 + count;
    // What only the end of a game writes. Nobody sets the end alone: it is reached.
    let at_end = |most: i64| if is_over(c) { most } else { 0 };
    match dial {
        // After the last phase comes only the one of a finished game.
        layout::PHASE => (0, layout::Phase::Rest as i64 + at_end(1), "MOV-3.1.1"),
        layout::ENDED => (0, at_end(stopping::AGREED), "MOV-12.2.3"),
        layout::WINNERS => (0, at_end((1 << seats) - 1), "MOV-12.2.3"),
        layout::ACTIVE | layout::FIRST => (0, seats - 1, "MOV-2.1.5"),
        layout::TURN => (0, MOST, "MOV-3.1.5"),
        layout::POINTS => (0, OFTEN, "MOV-4.3.1"),
        layout::PILOT_NUMBER => (0, 6, "MOV-4.6.2"),
        layout::DICE_COUNT => (0, layout::MOST_DICE.into(), "MOV-4.3.1"),
        layout::DECLARED => (0, 2, "MOV-4.2.1"),
        layout::DECLARED_AT => (0, level.spaces.len() as i64 - 1, "MOV-4.2.1"),
        layout::JUMP_NAMED => (0, 6, "MOV-11.7.5"),
        layout::LOCKED => (0, 0b0111_1111, "MOV-11.10.2"),
        layout::STEPS => (0, OFTEN, "MOV-4.4.1"),
        layout::LAST_LINK => (0, level.links.len() as i64, "MOV-4.5.2"),
        layout::BUYS | layout::SELLS => (0, OFTEN, "MOV-7.2.8"),
        layout::BARTER | layout::BASKET_LEFT => (0, MOST, "MOV-10.1.2"),
        layout::COMMISSION => (0, MOST, "MOV-9.2.5"),
        layout::BASKET => (0, l.kinds.into(), "MOV-10.2.2"),
        layout::NEW_SHIP => (0, level.ships.len() as i64, "MOV-7.7.3"),
        layout::PARTNER | layout::COMPOSER => (0, seats, "MOV-10.3.1"),
        layout::DEAL_CREDITS => (-MOST, MOST, "MOV-10.3.2"),
        layout::DEALS_REFUSED => (0, stopping::PROPOSED | ((1 << (4 * seats)) - 1), "MOV-10.3.3"),
        layout::BEGUN => (0, (1 << seats) - 1, "MOV-13.5.2"),
        layout::GOAL => (0, MOST, "MOV-13.1.1"),
        // What was chosen at set-up stands.
        layout::OPTIONS => {
            let chosen = setup::option_bits(c.options());
            (chosen, chosen, "MOV-13.5.7")
        }
        _ if run(layout::DIE, layout::MOST_DICE) => (0, 6, "MOV-4.3.1"),
        // Bit sets: every number is one.
        _ if run(layout::TRAVELLED, layout::TRAVEL_WORDS)
            || run(layout::JUMPED, layout::SPACE_WORDS) =>
        {
            (i64::MIN, i64::MAX, "MOV-4.5.1")
        }
        _ if run(layout::CULTURE_AT, layout::MOST_SYSTEMS) => {
            let lives = usize::from(dial.0 - layout::CULTURE_AT.0) < level.culture_systems();
            (0, if lives { level.cultures.len() as i64 } else { 0 }, "MOV-5.1.1")
        }
        _ if dial.0 >= layout::SEAT_DIALS => {
            match (dial.0 - layout::SEAT_DIALS) % layout::SEAT_DIAL_KEYS.len() as u16 {
                0 => (0, level.cultures.len() as i64, "MOV-2.1.3"),
                1 => (0, layout::MOST_DICE.into(), "MOV-4.3.4"),
                _ => (0, 6, "MOV-4.3.4"),
            }
        }
        // All others are switches of a turn.
        _ => (0, 1, "MOV-3.1.1"),
    }
}
