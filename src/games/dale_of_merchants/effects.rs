//! Card effects (DOM-5): the one interpreter that carries out every compiled effect of every card,
//! step by step, until a question has to be asked or the effect has ended. Its whole state are
//! dials and what is written on cards, so that it can stop anywhere. It knows no card by name; what
//! happens to the card afterwards is the business of `techniques`.

mod answers;
mod asking;
mod dealing;
mod moving;
mod offers;
mod picking;
mod reading;
mod run;
mod swapping;
mod telling;
mod together;

use super::{
    layout::{self, Ending, Rolled},
    level::{Bind, Pc, ProgramIx},
    state::DaleTable,
    verbs::F_EFFECT,
};
use crate::table::{
    ids::{PieceId, SeatId},
    stages::Rules,
};

/// The effect that is being carried out, as the dials tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Effect {
    /// What is carried out; of a copy that of the copied card (DOM-10.14).
    program: ProgramIx,
    /// The card itself; of a copy the chameleon.
    card: PieceId,
    /// Who carries it out: *me* in the words of the effect.
    me: SeatId,
    /// What follows.
    ending: Ending,
    /// The next step.
    pc: Pc,
}

/// Begins an effect: `seat` carries out `program` for `card`, which lies open; `ending` says what
/// follows. Nothing may be running.
pub fn begin(c: &mut DaleTable, program: ProgramIx, card: PieceId, seat: SeatId, ending: Ending) {
    start(c, Effect { program, card, me: seat, ending, pc: 0 });
}

/// Begins the delayed part of a scheduled card (DOM-3.3); with a program that has none it ends at
/// once.
pub fn later(c: &mut DaleTable, program: ProgramIx, card: PieceId, seat: SeatId) {
    let pc = c.program(program).later.unwrap_or(Pc::MAX);
    start(c, Effect { program, card, me: seat, ending: Ending::Scheduled, pc });
}

/// The bit of a card binding of an effect in [`layout::mark::BOUND`]. The marks stand until the
/// effect has been handed over to `techniques`.
pub fn card_bit(c: &DaleTable, program: ProgramIx, bind: Bind) -> i32 {
    reading::card_bit(c.program(program), bind)
}

/// Takes the dice off the table: what they show belongs to the effect that rolled them and to its
/// turn.
pub fn put_dice_away(c: &mut DaleTable) {
    for dial in (0..layout::MOST_DICE).map(Rolled::dial) {
        let lies = Rolled::unpacked(c.ledger.dial(dial));
        c.ledger.set(dial, Rolled { face: None, ..lies }.packed());
    }
}

fn start(c: &mut DaleTable, effect: Effect) {
    debug_assert!(!c.flag(layout::EFFECT_PROGRAM), "one effect at a time (DOM-10.11)");
    run::reset(c);
    put_dice_away(c);
    c.ledger.set(layout::EFFECT_PROGRAM, i64::from(effect.program.0) + 1);
    c.ledger.set(layout::EFFECT_CARD, i64::from(effect.card.0) + 1);
    c.ledger.set(layout::EFFECT_SEAT, i64::from(effect.me.0));
    c.ledger.set(layout::EFFECT_ENDING, effect.ending as i64);
    c.ledger.set(layout::EFFECT_STEP, i64::from(effect.pc));
    c.follow(F_EFFECT, [0; 4]);
}

/// The running effect, if there is one.
fn running(c: &DaleTable) -> Option<Effect> {
    let program = usize::try_from(c.ledger.dial(layout::EFFECT_PROGRAM) - 1)
        .ok()
        .filter(|&n| n < c.level().programs.len())?;
    let card = u16::try_from(c.ledger.dial(layout::EFFECT_CARD) - 1).ok()?;
    Some(Effect {
        program: ProgramIx(program as u16),
        card: PieceId(card),
        me: SeatId(c.ledger.dial(layout::EFFECT_SEAT) as u8),
        ending: Ending::from(c.ledger.dial(layout::EFFECT_ENDING)),
        pc: c.ledger.dial(layout::EFFECT_STEP) as Pc,
    })
}

/// Puts the chapter into the stages.
pub fn plug(rules: &mut Rules) {
    run::plug(rules);
    answers::plug(rules);
    offers::plug(rules);
}
