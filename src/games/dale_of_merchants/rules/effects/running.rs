//! The running effect as dials and marks tell it: how it is begun, how far it has come, how its
//! traces are wiped off. It carries out no step.

use super::super::chameleons;
use crate::games::dale_of_merchants::{
    level::{Bind, BindKind, Pc, ProgramIx, Step},
    table::{
        layout::{self, Ending, Rolled, mark},
        nouns::DaleView,
        state::DaleTable,
        verbs::F_EFFECT,
    },
};
use crate::table::ids::{Dial, PieceId, SeatId};

/// The effect that is being carried out, as the dials tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::dale_of_merchants) struct RunningEffect {
    /// What is carried out; of a copy that of the copied card (DOM-10.14).
    pub(in crate::games::dale_of_merchants) program: ProgramIx,
    /// The card itself; of a copy the chameleon.
    pub(in crate::games::dale_of_merchants) card: PieceId,
    /// Who carries it out: *me* in the words of the effect.
    pub(in crate::games::dale_of_merchants) me: SeatId,
    /// What follows.
    pub(in crate::games::dale_of_merchants) ending: Ending,
    /// The next step.
    pub(in crate::games::dale_of_merchants) pc: Pc,
}

/// Begins an effect: `seat` carries out `program` for `card`, which lies open; `ending` says what
/// follows. Nothing may be running.
pub(in crate::games::dale_of_merchants) fn begin(
    c: &mut DaleTable,
    program: ProgramIx,
    card: PieceId,
    seat: SeatId,
    ending: Ending,
) {
    start(c, RunningEffect { program, card, me: seat, ending, pc: 0 });
}

/// Begins the delayed part of a scheduled card (DOM-3.3); with a program that has none it ends at
/// once.
pub(in crate::games::dale_of_merchants) fn later(
    c: &mut DaleTable,
    program: ProgramIx,
    card: PieceId,
    seat: SeatId,
) {
    let pc = c.program(program).later.unwrap_or(Pc::MAX);
    start(c, RunningEffect { program, card, me: seat, ending: Ending::Scheduled, pc });
}

/// The bit of a card binding of an effect in [`mark::BOUND`]: card bindings are counted by
/// themselves. The marks stand until [`clear`].
pub(in crate::games::dale_of_merchants) fn card_bit(
    c: &impl DaleView,
    program: ProgramIx,
    bind: Bind,
) -> i32 {
    let before = c.program(program).binds.iter().take(bind.ix());
    let nth = before.filter(|kind| **kind == BindKind::Cards).count();
    1 << nth.min(mark::BOUND.bits as usize - 1)
}

/// Takes the dice off the table: what they show belongs to the effect that rolled them and to its
/// turn.
pub(in crate::games::dale_of_merchants) fn put_dice_away(c: &mut DaleTable) {
    for dial in (0..layout::MOST_DICE).map(Rolled::dial) {
        let lies = Rolled::unpacked(c.ledger.dial(dial));
        c.ledger.set(dial, Rolled { face: None, ..lies }.packed());
    }
}

fn start(c: &mut DaleTable, effect: RunningEffect) {
    debug_assert!(!c.flag(layout::EFFECT_PROGRAM), "one effect at a time (DOM-10.11)");
    reset(c);
    put_dice_away(c);
    c.ledger.set(layout::EFFECT_PROGRAM, i64::from(effect.program.0) + 1);
    c.ledger.set(layout::EFFECT_CARD, i64::from(effect.card.0) + 1);
    c.ledger.set(layout::EFFECT_SEAT, i64::from(effect.me.0));
    c.ledger.set(layout::EFFECT_ENDING, effect.ending as i64);
    c.ledger.set(layout::EFFECT_STEP, i64::from(effect.pc));
    c.follow(F_EFFECT, [0; 4]);
}

/// The running effect, if there is one.
pub(in crate::games::dale_of_merchants) fn running(c: &impl DaleView) -> Option<RunningEffect> {
    let program = usize::try_from(c.dial(layout::EFFECT_PROGRAM) - 1)
        .ok()
        .filter(|&n| n < c.level().programs.len())?;
    let card = u16::try_from(c.dial(layout::EFFECT_CARD) - 1).ok()?;
    Some(RunningEffect {
        program: ProgramIx(program as u16),
        card: PieceId(card),
        me: SeatId(c.dial(layout::EFFECT_SEAT) as u8),
        ending: Ending::from(c.dial(layout::EFFECT_ENDING)),
        pc: c.dial(layout::EFFECT_STEP) as Pc,
    })
}

/// Where the walk goes after a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WalkFlow {
    /// To the next step.
    Next,
    /// To this step.
    To(Pc),
    /// Nowhere yet: a question was asked, and the same step goes on after the answer.
    Wait,
}

/// How far the present step has come.
pub(super) fn progress(c: &DaleTable) -> i64 {
    c.ledger.dial(layout::EFFECT_PROGRESS)
}

/// Wipes the dials of effects.
pub(super) fn reset(c: &mut DaleTable) {
    for dial in [
        layout::EFFECT_CARD,
        layout::EFFECT_SEAT,
        layout::EFFECT_PROGRAM,
        layout::EFFECT_STEP,
        layout::EFFECT_ENDING,
        layout::EFFECT_SET,
        layout::EFFECT_PLANNING,
        layout::EFFECT_SOURCES,
        layout::EFFECT_PROGRESS,
        layout::EFFECT_ANSWER,
    ] {
        c.ledger.set(dial, 0);
    }
    for n in 0..layout::MOST_VARS {
        c.ledger.set(Dial(layout::EFFECT_VARS.0 + n), 0);
    }
    for n in 0..layout::MOST_LOOPS {
        c.ledger.set(Dial(layout::EFFECT_LOOPS.0 + n), 0);
    }
}

/// Wipes off what an effect has written on cards, and covers what it showed. The last thing that
/// is done for it: until then whoever follows up may read what it has bound.
pub(in crate::games::dale_of_merchants) fn clear(c: &mut DaleTable, program: ProgramIx) {
    let text = c.program(program);
    let binds_cards = text.binds.contains(&BindKind::Cards);
    let shows = text.steps.iter().any(|s| matches!(s, Step::Reveal(_)));
    if binds_cards {
        for card in c.ledger.catalogue.all_pieces() {
            if c.marked(card, mark::BOUND) != 0 {
                c.mark(card, mark::BOUND, 0);
            }
        }
    }
    if shows {
        for seat in c.seats() {
            chameleons::cover(c, seat);
        }
    }
}
