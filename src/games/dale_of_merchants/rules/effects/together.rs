//! What all players do at once (DOM-12.3): every choice and every random pick is made on the
//! unchanged state and only written on the cards; when the last player has chosen, all cards move.
//! What was chosen stays as hidden as the card that it is written on.

use super::{
    goals::{CardGoal, goal},
    picking, reading,
    running::RunningEffect,
    sending::send,
};
use crate::{
    games::dale_of_merchants::{
        level::{Bind, Dest, Pc, Pick, Player, Step},
        table::{layout::mark, nouns::DaleView, state::DaleTable},
    },
    table::ids::{PieceId, SeatId},
};

/// The move steps of the loop in which a step stands, in order: the body of a loop that is planned
/// holds nothing else.
fn moves(c: &DaleTable, e: &RunningEffect, head: Pc) -> Vec<(Pc, Pick, Dest)> {
    let program = c.program(e.program);
    let mut found = Vec::new();
    let mut pc = head + 1;
    while let Step::Move { cards, to } = program.step(pc) {
        found.push((pc, cards, to));
        pc += 1;
    }
    found
}

/// How many picks each of so many moves can write down in its own part of the numbers.
fn stride(moves: usize) -> i32 {
    (mark::PICK.most() / moves.max(1) as i32).max(1)
}

/// Writes a plan on the picked cards: whose it is, and which move of the loop takes them in which
/// order.
pub(super) fn plan(c: &mut DaleTable, e: &RunningEffect, cards: &[PieceId]) {
    let Some((head, player)) = head(c, e) else { return };
    let Some(planner) = reading::player(c, e, Player::Bound(player)) else { return };
    let moves = moves(c, e, head);
    let stride = stride(moves.len());
    let nth = moves.iter().position(|(pc, ..)| *pc == e.pc).unwrap_or(0) as i32;
    for (n, &card) in cards.iter().enumerate() {
        let place = (n as i32 + 1).min(stride);
        c.mark(card, mark::PICK, (nth * stride + place).min(mark::PICK.most()));
        c.mark(card, mark::SEAT, i32::from(planner.0) + 1);
    }
}

/// The loop in which the present step stands, and the binding of its player.
fn head(c: &DaleTable, e: &RunningEffect) -> Option<(Pc, Bind)> {
    let program = c.program(e.program);
    (0..e.pc).rev().find_map(|pc| match program.step(pc) {
        Step::ForEach { player, .. } => Some((pc, player)),
        _ => None,
    })
}

/// Makes all planned moves: first every plan is read, then the cards go, player by player.
pub(super) fn carry_out(
    c: &mut DaleTable,
    e: &RunningEffect,
    head: Pc,
    player: Bind,
    members: &[SeatId],
) {
    let moves = moves(c, e, head);
    let stride = stride(moves.len());
    let mut due: Vec<(SeatId, Vec<PieceId>, CardGoal)> = Vec::new();
    for &seat in members {
        reading::bind(c, player, 1 << seat.0);
        for (nth, (_, pick, to)) in moves.iter().enumerate() {
            let (Some(goal), Some(there)) = (goal(c, e, *to), picking::contents(c, e, pick.zone))
            else {
                continue;
            };
            let part = nth as i32 * stride..nth as i32 * stride + stride;
            let mine = |&card: &PieceId| {
                c.marked(card, mark::SEAT) == i32::from(seat.0) + 1
                    && part.contains(&(c.marked(card, mark::PICK) - 1))
            };
            let planned: Vec<PieceId> = there.into_iter().filter(mine).collect();
            due.push((seat, picking::in_order(c, &planned), goal));
        }
    }
    for (seat, cards, goal) in due {
        for &card in &cards {
            c.mark(card, mark::PICK, 0);
            c.mark(card, mark::SEAT, 0);
        }
        send(c, e, seat, &cards, goal);
    }
}
