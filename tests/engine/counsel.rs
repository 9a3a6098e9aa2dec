//! The lines of counsel: what the best quick player would do until the turn is over, on a copy of
//! the game, and never past what the seat cannot know.

use super::analysis::{editions, played};
use caravanserai::{
    bots::{LineEnd, LineTable},
    table::{action::MOST_ARGS, ids::Viewer, play::Play, record::Save},
};

/// Positions in the course of a game of each edition.
fn positions(mut look: impl FnMut(&mut Play)) {
    for (game, edition) in editions() {
        for choices in [20, 77] {
            look(&mut played(game, edition, choices));
        }
    }
}

#[test]
fn a_line_is_possible_step_by_step_and_leaves_the_game_alone() {
    positions(|play| {
        let (hash, entries) = (play.hash(), play.entries().len());
        let (save, seat) = (Save::of(play), play.decision_seat().expect("it runs"));
        let mut table = LineTable::of(&save, play.game()).expect("a position");
        let actions: Vec<_> = play.offers().iter().map(|offer| offer.action).collect();
        let mut copy = play.again(&save).expect("it is followed");
        copy.set_study(true);
        for action in actions.into_iter().take(3) {
            let mut seen = Vec::new();
            let line = table.follow(action, |_, step| seen.push(step)).expect("it is on offer");
            assert_eq!((line.steps[0], &line.steps), (action, &seen));
            assert_eq!(table.follow(action, |_, _| ()), Some(line.clone()), "the same again");
            let here = copy.entries().len();
            for (n, &step) in line.steps.iter().enumerate() {
                assert_eq!(copy.decision_seat(), Some(seat), "another one chooses: {line:?}");
                let hidden = copy.hidden_from(Viewer::Seat(seat));
                let entry = copy.choose(step).expect("a line keeps to the rules");
                let chance = !entry.chance.is_empty();
                let known = copy.hidden_from(Viewer::Seat(seat));
                let learnt = hidden.iter().any(|piece| !known.contains(piece));
                let last = n + 1 == line.steps.len();
                let unknown = last && line.ends == LineEnd::Unknown;
                assert!(unknown || !chance && !learnt, "{line:?} tells what nobody knows");
            }
            if line.ends != LineEnd::Unknown {
                assert_eq!(copy.hash(), line.leads_to);
            }
            copy.undo_steps(copy.entries().len() - here);
        }
        assert_eq!((play.hash(), play.entries().len()), (hash, entries));
    });
}

#[test]
fn what_is_not_on_offer_begins_no_line() {
    positions(|play| {
        let save = Save::of(play);
        let mut table = LineTable::of(&save, play.game()).expect("a position");
        let mut odd = play.offers()[0].action;
        odd.args = [31_000; MOST_ARGS];
        if !play.offers().iter().any(|offer| offer.accepts(&odd)) {
            assert_eq!(table.follow(odd, |_, _| ()), None);
        }
    });
}
