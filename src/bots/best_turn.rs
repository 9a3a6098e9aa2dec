//! The best of a turn where there are too many lines to look at them all: those that quick players
//! would go are looked at as well. It sees what the seat sees.

use super::LineTable;
use crate::table::{
    action::Action,
    best::{BestLine, best},
    game::Game,
    play::Play,
    record::Save,
};
use std::sync::atomic::AtomicBool;

/// How many offers are followed to the end of the turn.
const FOLLOWED: usize = 4;

/// The best line of the turn that runs at the end of a record, for the seat that must choose there.
/// `None` where nobody must, or where today's rules cannot follow the record.
pub fn best_turn(
    save: &Save,
    game: &'static dyn Game,
    (positions, stop): (usize, &AtomicBool),
) -> Option<BestLine> {
    let (mut play, None) = save.replay(game).ok()? else { return None };
    let seat = play.decision_seat()?;
    play.listen(false);
    let mut table = LineTable::of(save, game)?;
    let firsts = firsts(&mut play, game);
    let lines = firsts.into_iter().filter_map(|first| table.follow(&[first], |_, _| ()));
    let found: Vec<Vec<Action>> = lines.map(|line| line.steps).collect();
    Some(best(&mut play, seat, &found, (positions, stop)))
}

/// What the quick player would choose, and the first offer of other verbs.
fn firsts(play: &mut Play, game: &'static dyn Game) -> Vec<Action> {
    let player = super::bot(super::best(game.id()), game.id(), 0).ok().flatten();
    let own = player.and_then(|mut player| super::ask(player.as_mut(), play));
    let mut firsts: Vec<Action> = own.into_iter().collect();
    for offer in play.offers() {
        if firsts.iter().all(|first| first.verb != offer.action.verb) {
            firsts.push(offer.action);
        }
    }
    firsts.truncate(FOLLOWED);
    firsts
}
