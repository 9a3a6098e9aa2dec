//! The lines of counsel: what the best quick player would do until the turn is over, on a copy of
//! the game, and never past what the seat cannot know.

use super::analysis::{editions, played};
use caravanserai::{
    bots::{self, Budget, LineEnd, LineTable, Search, Weighed},
    games,
    table::{
        action::{Action, MOST_ARGS},
        catalogue::Chooser,
        ids::Viewer,
        play::Play,
        record::Save,
    },
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
            let line = table.follow(&[action], |_, step| seen.push(step)).expect("it is on offer");
            assert_eq!((line.steps[0], &line.steps), (action, &seen));
            assert_eq!(table.follow(&[action], |_, _| ()), Some(line.clone()), "the same again");
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
            assert_eq!(table.follow(&[odd], |_, _| ()), None);
        }
    });
}

/// The start of a turn of Merchant of Venus at which courses may be declared, with the words of
/// what is offered.
fn courses() -> (Play, Vec<(Action, String)>) {
    let mut play = played(games::by_id("merchant_of_venus").expect("a game"), "2012", 20);
    let mut bot = bots::bot(Chooser::Greedy, "merchant_of_venus", 1).unwrap().expect("a player");
    loop {
        let written = |action: Action| action.to_text(play.catalogue());
        let offers = play.offers().iter().map(|offer| (offer.action, written(offer.action)));
        let offers: Vec<(Action, String)> = offers.collect();
        if offers.iter().filter(|(_, words)| words.starts_with("head ")).count() > 1 {
            return (play, offers);
        }
        let action = bots::ask(bot.as_mut(), &mut play).expect("a choice");
        play.choose(action).expect("an offer");
    }
}

fn lines(search: &Search) -> Vec<Weighed> {
    search.ranked(&std::sync::atomic::AtomicBool::new(false)).expect("nobody stops it")
}

#[test]
fn a_course_that_is_weighed_is_flown_and_not_undone_by_the_next() {
    let (mut play, offers) = courses();
    let seat = play.decision_seat().expect("somebody chooses");
    let search = Search::of(&mut play, seat, Budget { playouts: 0, time: None });
    let save = Save::of(&mut play);
    let mut table = LineTable::of(&save, play.game()).expect("a position");
    let mut weighed = 0;
    for one in lines(&search) {
        let words = |action: Action| action.to_text(play.catalogue());
        let told = table.follow(&one.line.actions, |_, _| ()).expect("it is on offer");
        let second = told.steps.get(1).map(|&action| words(action));
        if words(one.action).starts_with("head ") {
            assert_eq!(second.as_deref(), Some("roll"), "{offers:?}");
            weighed += 1;
        }
    }
    assert!(weighed > 0, "no course was weighed: {offers:?}");
}

#[test]
fn who_is_on_a_line_is_told_its_rest_where_nothing_was_tried() {
    let (mut play, offers) = courses();
    let kept: Vec<Action> = offers.iter().rev().map(|(action, _)| *action).take(1).collect();
    let search = Search::keeping(&mut play, kept.clone(), Budget { playouts: 0, time: None });
    let all = lines(&search);
    assert_eq!(all[0].line.actions, kept);
    let begins = all.iter().filter(|one| one.action == kept[0]).count();
    assert_eq!(begins, 1, "{all:?}");
}
