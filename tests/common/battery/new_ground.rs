//! Computer players go on: whoever plays, in no turn does a position come twice but by an answer to
//! another one. Repeats are counted by the hash of the position, and none is allowed.

use super::tables_of;
use caravanserai::{
    bots,
    table::{catalogue::Chooser, game::Game, play::Play},
};
use std::collections::HashSet;

/// Choices in a game of each sort of player.
const CHOICES: [(Chooser, usize); 3] =
    [(Chooser::Greedy, 320), (Chooser::Beginner, 260), (Chooser::Random, 1500)];

/// How often a position comes a second time in one turn, and the first time that it does.
fn repeats(play: &mut Play, by: Chooser, choices: usize) -> (usize, Option<String>) {
    let (game, seats) = (play.game().id(), play.setup().seats.len() as u64);
    let bot = |n: u64| bots::bot(by, game, n ^ play.setup().seed).ok().flatten();
    let mut players: Vec<_> = (0..seats).map(|n| bot(n).expect("it plays")).collect();
    // Where who has chosen in the turn that runs; who chose last.
    let (mut been, mut last) = (HashSet::new(), None);
    let (mut turn, mut count, mut first) = (play.turn_mark(), 0, None);
    for _ in 0..choices {
        let Some(seat) = play.decision_seat() else { break };
        been.insert((play.hash(), seat));
        let action = bots::ask(players[seat.ix()].as_mut(), play).expect("it chooses");
        play.choose(action).expect("it is offered");
        if std::mem::replace(&mut turn, play.turn_mark()) != play.turn_mark() {
            been.clear();
        }
        // Who answers may lead back to where the other one stood.
        let answers = last.replace(seat).is_some_and(|last| last != seat);
        let mut came = been.iter().filter(|(hash, _)| *hash == play.hash());
        if came.any(|(_, of)| !answers || *of == seat) {
            count += 1;
            let written = action.to_text(play.catalogue());
            first.get_or_insert(format!("entry {}: {written}", play.entries().len()));
        }
    }
    (count, first)
}

/// No player comes back to a position of the turn that runs, at no table.
pub fn computer_players_never_come_back(game: &'static dyn Game, edition: &str) {
    for (by, choices) in CHOICES.into_iter().filter(|(by, _)| bots::plays(*by, game.id())) {
        for (table, seed) in tables_of(game, edition).into_iter().zip(7..) {
            let mut play = table.begin(table.plain(seed));
            let came = repeats(&mut play, by, choices);
            assert_eq!(came, (0, None), "{}, played by {by:?}", table.name(seed));
        }
    }
}
