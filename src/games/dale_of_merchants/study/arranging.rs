//! What a position that was set by hand still lacks before the rules go on: it begins between two
//! steps, so nothing is being laid out, no effect runs, no window is open, and stacks are counted
//! as they lie. Runs when a position was set, never in play.

use crate::games::dale_of_merchants::{
    rules::{cards, chameleons, values},
    table::{
        layout::{self, Layout, MOST_STACKS, mark},
        nouns::DaleView,
        state::DaleTable,
    },
};
use crate::table::{
    ids::{Dial, PieceId},
    stages::Rules,
    view::TableView,
};

/// Dials that stand at 0 between two steps.
const PASSING: &[(Dial, u16)] = &[
    (layout::DRAFT, 1),
    (layout::BUYING, 1),
    (layout::PERMUTED, layout::SLOTS),
    (layout::SHIFT, 1),
    (layout::HELP, 1),
    (layout::EFFECT_CARD, 1),
    (layout::EFFECT_SEAT, 1),
    (layout::EFFECT_PROGRAM, 1),
    (layout::EFFECT_STEP, 1),
    (layout::EFFECT_ENDING, 1),
    (layout::EFFECT_SET, 1),
    (layout::EFFECT_VARS, layout::MOST_VARS),
    (layout::EFFECT_LOOPS, layout::MOST_LOOPS),
    (layout::EFFECT_PLANNING, 1),
    (layout::EFFECT_SOURCES, 1),
    (layout::EFFECT_PROGRESS, 1),
    (layout::EFFECT_ANSWER, 1),
    (layout::EVENTS, layout::MOST_EVENTS),
    (layout::WAITING, 1),
    (layout::WINDOWS, 1),
    (layout::AGREED, 1),
];

fn arrange(mut c: DaleTable) {
    if c.ended() {
        return;
    }
    // What was shown within an effect is covered again; what the position itself shows stays.
    let within = c.flag(layout::EFFECT_PROGRAM) || c.flag(layout::WINDOWS);
    for &(dial, count) in PASSING {
        for n in 0..count {
            c.ledger.set(Dial(dial.0 + n), 0);
        }
    }
    let l = c.layout();
    // What lay between two zones goes where it does least harm.
    for zone in [Layout::BUFFER, Layout::PAYMENT] {
        while let Some(card) = c.top(zone) {
            cards::throw_away(&mut c, card);
        }
    }
    for seat in c.seats() {
        let unfinished: Vec<PieceId> = c
            .ledger
            .contents(l.schedule(seat))
            .iter()
            .copied()
            .filter(|&p| !waits(&c, p))
            .collect();
        for card in unfinished {
            cards::discard(&mut c, card, seat);
        }
    }
    for stall in 0..l.stalls() {
        let built = (0..MOST_STACKS).filter(|&n| c.ledger.count(l.stack(stall, n)) > 0).count();
        c.ledger.set(l.built(stall), built as i64);
    }
    sets_in_play(&mut c);
    lie_right(&mut c, within);
    for n in 0..layout::MOST_EVENTS {
        c.ledger.set(Dial(layout::EVENTS.0 + n), 0);
    }
    c.ledger.set(layout::WAITING, 0);
}

/// A set of which a card lies on the table is in play.
fn sets_in_play(c: &mut DaleTable) {
    let dealt = |&piece: &PieceId| c.ledger.zone_of(piece) != Layout::BOX;
    let pieces = c.ledger.catalogue.all_pieces();
    let sets = pieces
        .filter(dealt)
        .filter_map(|piece| c.printed(piece).set)
        .fold(c.ledger.dial(layout::SETS), |all, set| all | 1 << set.0.min(62));
    c.ledger.set(layout::SETS, sets);
}

/// Whether a scheduled card has something to do later (DOM-5.4).
fn waits(c: &DaleTable, card: PieceId) -> bool {
    c.card_kind(c.shown_kind(card)).effect.is_some_and(|p| c.program(p).later.is_some())
}

/// Cards lie open or covered as their zones want it, and nothing of a step is written on them.
fn lie_right(c: &mut DaleTable, within: bool) {
    let l = c.layout();
    for piece in c.ledger.catalogue.all_pieces() {
        let zone = c.ledger.zone_of(piece);
        let hand = l.hand_of(zone);
        let hidden =
            zone == Layout::SUPPLY || hand.is_some() || c.seats().any(|s| zone == l.deck(s));
        if hidden && !values::is_altered(c, piece) && (within || c.ledger.piece(piece).face_up) {
            c.ledger.turn_down(piece);
        } else if !hidden && !c.ledger.piece(piece).face_up {
            c.ledger.turn_up(piece);
        }
        let old = c.ledger.piece(piece).mark;
        let scheduled = c.seats().any(|s| zone == l.schedule(s));
        let mut kept = 0;
        if let Some(seat) = hand {
            let detected = mark::DETECTED.of(old) * i32::from(!within);
            kept = mark::DETECTED.with(kept, detected);
            // In another's hand they say who has looked, and nothing where nobody has.
            let used = seat == c.active() && mark::ARRIVED.of(old) == 0;
            if detected > 0 || used {
                kept = mark::USED.with(kept, mark::USED.of(old));
            }
        }
        if scheduled && chameleons::is_chameleon(c, piece) {
            kept = mark::COPY.with(kept, mark::COPY.of(old));
        }
        c.ledger.set_mark(piece, kept);
    }
}

/// Puts it before the turn goes on.
pub fn plug(rules: &mut Rules) {
    rules.settle(arrange);
}
