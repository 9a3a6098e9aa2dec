//! What is compared where a seat thinks, held to what it is worth doing: nobody is advised to make
//! less of a turn than a list beside it tells. It tests and is asked by nobody.

use super::{PLAYER, agreement::begin, lines::lines, quick};
use crate::{
    bots::{self, Bot, CandidateLine, Habits, Seen},
    games::{
        by_id,
        duck_dealer::table::{
            layout::{COUNTER, QUIET},
            nouns::{DuckSight, DuckView, GameView},
            verbs::{ACT, COLLECT, FREE_TURN, Q_ACT, Q_TURN},
        },
        levels::ThinkingFigures,
    },
    table::{
        action::Action,
        branch::Branch,
        edit::{Edit, PieceOrKind},
        game::Game,
        ids::{SeatId, Viewer},
        play::Play,
        record::Save,
        view::TableView,
        worth::worth,
    },
};
use std::sync::atomic::AtomicBool;

/// Choices of a game that are looked at.
const LONGEST: usize = 900;

/// The habits of whoever thinks.
fn thinking() -> Habits {
    let game = by_id("duck_dealer").unwrap_or_else(|e| panic!("{e}"));
    Habits::thinking(&ThinkingFigures::of(game).expect("figures"), "standard")
}

/// Chooses nothing, and keeps what would be compared.
struct Listing(Vec<CandidateLine>);

impl Bot for Listing {
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        let first = (PLAYER.greedy)(1, &Habits::usual()).choose(seen)?;
        self.0 = lines(seen, first, &thinking());
        None
    }
}

fn points(branch: &mut Branch<'_>) -> i64 {
    let (sight, seat) = (branch.sight(), branch.seat());
    DuckSight::of(&sight).expect("a table of this game").vp(seat)
}

/// The points that each line brings.
fn gains(play: &mut Play, seat: SeatId, lines: &[CandidateLine]) -> Vec<i64> {
    let gain = |line: &CandidateLine| {
        let mut branch = play.branch(seat);
        let before = points(&mut branch);
        for &action in &line.actions {
            branch.choose(action).unwrap_or_else(|no| panic!("{no} at {action:?} of {line:?}"));
        }
        points(&mut branch) - before
    };
    lines.iter().map(gain).collect()
}

/// The most points that something brings which can be done in this turn.
fn most_worth(play: &mut Play) -> i64 {
    let game: &'static dyn Game = play.game();
    let (mut copy, _) = Save::of(play).replay(game).expect("its own record can be followed");
    copy.set_study(true);
    let all = worth(&mut copy, &AtomicBool::new(false)).into_iter();
    let now = all.filter(|one| one.whole && one.prospect.turns == 0);
    let now = now.filter(|one| one.prospect.lacks.is_empty());
    now.map(|one| one.prospect.pays.0).max().unwrap_or(0)
}

/// The same position with the counter so full that the turn which runs, or begins now, is the last
/// of the game; nothing where no action turn is asked for.
fn in_the_last_turn(play: &mut Play) -> Option<Play> {
    let left = match play.state().agenda.decision()?.question {
        Q_ACT => 0,
        Q_TURN => 1,
        _ => return None,
    };
    let game: &'static dyn Game = play.game();
    let (mut copy, _) = Save::of(play).replay(game).expect("its own record can be followed");
    copy.set_study(true);
    let sight = copy.sight(Viewer::Everybody);
    let t = DuckSight::of(&sight).expect("a table of this game");
    let missing = t.level().counter() - left - t.counted();
    let hands = (0..sight.catalogue.seats.len() as u8).map(|n| t.layout().cubes(SeatId(n)));
    let cubes = hands.flat_map(|hand| t.contents(hand).to_vec()).take(missing);
    let edits: Vec<Edit> =
        cubes.map(|cube| Edit::Place(PieceOrKind::Piece(cube), COUNTER)).collect();
    copy.arrange(&edits).expect("cubes of the hands may lie there");
    Some(copy)
}

/// Lets quick players play two games, and looks at each decision with its number.
fn decisions(mut look: impl FnMut(&mut Play, SeatId, usize)) {
    for (seats, seed) in [(2, 1), (3, 2)] {
        let mut play = begin(seats, seed);
        let mut players: Vec<Box<dyn Bot>> =
            (0..u64::from(seats)).map(|seed| quick(seed, &Habits::usual())).collect();
        for number in 0..LONGEST {
            let Some(seat) = play.decision_seat() else { break };
            look(&mut play, seat, number);
            let action = bots::ask(players[seat.ix()].as_mut(), &mut play).expect("a choice");
            play.choose(action).expect("it is offered");
        }
    }
}

/// What would be compared here.
fn compared(play: &mut Play) -> Vec<CandidateLine> {
    let mut listing = Listing(Vec::new());
    bots::ask(&mut listing, play);
    listing.0
}

/// After the last turn points alone count: nothing is compared that brings fewer.
#[test]
fn in_the_last_turn_only_what_brings_most_is_compared() {
    let (mut asked, mut brought) = (0, 0);
    decisions(|play, seat, number| {
        let last = (number % 60 == 0).then(|| in_the_last_turn(play)).flatten();
        let Some(mut last) = last else { return };
        let lines = compared(&mut last);
        let gains = gains(&mut last, seat, &lines);
        assert!(gains.iter().all(|gain| *gain == gains[0]), "{gains:?}");
        asked += usize::from(!gains.is_empty());
        brought += usize::from(gains.first().is_some_and(|gain| *gain > 0));
    });
    assert!(asked > 8 && brought > 2, "{asked} last turns, {brought} of them brought something");
}

/// Whether the greedy player takes its action turn here, perhaps as a free one by a wish for what
/// is missing; and the points that it would bring at most.
fn greedy_at(play: &mut Play, seat: SeatId) -> (bool, i64) {
    struct Acting(Vec<CandidateLine>);
    impl Bot for Acting {
        fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
            let begins = |verb| seen.offers().iter().any(|offer| offer.action.verb == verb);
            let begin = if begins(ACT) { ACT } else { FREE_TURN };
            self.0 = lines(seen, Action::plain(begin), &thinking());
            None
        }
    }
    let mut acting = Acting(Vec::new());
    bots::ask(&mut acting, play);
    let most = gains(play, seat, &acting.0).into_iter().max().unwrap_or(0);
    let mut greedy = (PLAYER.greedy)(1, &Habits::usual());
    let choice = bots::ask(greedy.as_mut(), play).expect("a choice");
    if choice.verb != COLLECT {
        return (matches!(choice.verb, ACT | FREE_TURN), most);
    }
    let mut branch = play.branch(seat);
    branch.choose(choice).expect("it is offered");
    let asked = branch.offers().iter().any(|offer| offer.action.verb == FREE_TURN);
    while branch.depth() > 0 {
        branch.back();
    }
    drop(branch);
    if !asked {
        return (false, most);
    }
    play.choose(choice).expect("it is offered");
    greedy_at(play, seat)
}

/// DD-16.2: the last action turn ends the game. It is taken by whoever wins by it, and by whoever
/// has waited long enough.
#[test]
fn nobody_ends_a_game_that_is_lost_by_it() {
    let (mut won, mut waited, mut patient) = (0, 0, false);
    decisions(|play, seat, number| {
        let last = number.is_multiple_of(7).then(|| in_the_last_turn(play)).flatten();
        let Some(mut last) = last else { return };
        if last.state().agenda.decision().map(|asked| asked.question) != Some(Q_TURN) {
            return;
        }
        let points = last.fortunes();
        let rivals = points.iter().enumerate().filter(|(n, _)| *n != seat.ix());
        let least = rivals.map(|(_, vp)| *vp).max().unwrap_or(0) - points[seat.ix()];
        let (acts, most) = greedy_at(&mut last, seat);
        assert!(!acts || most > least, "{most} points are made, {least} are missing");
        assert!(acts || least >= 0, "{least} points are missing");
        won += usize::from(acts);
        waited += usize::from(!acts);
        let asked = last.state().agenda.decision().map(|asked| asked.question);
        if !acts && asked == Some(Q_TURN) && !patient {
            last.arrange(&[Edit::Dial(QUIET, 1000)]).expect("so long nobody may have acted");
            patient = greedy_at(&mut last, seat).0;
            assert!(patient, "it waits for ever");
        }
    });
    assert!(patient && won > 3 && waited > 3, "{won} last turns were taken, {waited} were not");
}

#[test]
fn the_best_line_brings_as_many_points_as_what_is_worth_doing_at_once() {
    let (mut told, mut more) = (0, 0);
    decisions(|play, seat, number| {
        let lines = if number % 40 == 0 { compared(play) } else { Vec::new() };
        if lines.is_empty() {
            return;
        }
        let gains = gains(play, seat, &lines);
        let (best, worth) = (gains.iter().copied().max().unwrap_or(0), most_worth(play));
        assert!(best >= worth, "{worth} points can be made, {gains:?} are proposed");
        told += usize::from(worth > 0);
        more += usize::from(gains.first().is_some_and(|first| *first < best));
    });
    assert!(told > 8, "in {told} positions something was worth doing");
    assert!(more > 0, "what the greedy player plans was the best everywhere");
}
