//! How could I …?: the line that is shown is played by the rules to its goal, no shorter one is
//! there where it says so, and looking for it leaves no trace. No rule of any game is known here.

use super::{Configuration, play_on, tables_of};
use caravanserai::{
    bots::RandomBot,
    table::{
        action::Action,
        game::Game,
        ids::SeatId,
        learn::{PuzzleGoal, puzzles},
        play::Play,
        reach::{Goal, LineFound, reach},
    },
};
use std::sync::atomic::AtomicBool;

/// Positions that are looked at for each goal.
const POSITIONS: usize = 250;
/// Goals of one position.
const GOALS: usize = 4;
/// Positions that are looked at for what a puzzle asks.
const PUZZLE: usize = 8_000;

pub fn a_line_leads_to_its_goal(game: &'static dyn Game, edition: &'static str) {
    let looked: usize = tables_of(game, edition).into_iter().map(|table| lines_of(table, 7)).sum();
    assert!(looked > 0, "{} {edition}: nothing was refused", game.id());
}

/// What a puzzle asks for is found by as few choices as its solution has.
pub fn what_puzzles_ask_for_is_found(game: &'static dyn Game) {
    let never = AtomicBool::new(false);
    for puzzle in puzzles(game) {
        let (mut play, _) = puzzle.begin(game, &[]).expect("the position can be set up");
        let c = play.catalogue().clone();
        let goal = match &puzzle.goal[..] {
            [PuzzleGoal::Purse(key, least)] => c.purse_by_key(key).map(|p| Goal::Purse(p, *least)),
            [PuzzleGoal::Has(zone, kind)] => c
                .zone_by_key(zone)
                .zip(c.kind_by_key(kind))
                .map(|(zone, kind)| Goal::Piece(zone, kind)),
            _ => None,
        };
        let Some(goal) = goal else { continue };
        match reach(&mut play, SeatId(0), goal, (PUZZLE, &never)) {
            LineFound::Line { line, .. } => {
                assert_eq!(line.len(), puzzle.solution.len(), "{}: {line:?}", puzzle.puzzle);
            }
            // A puzzle may know what a deck brings; a line ends where that would be a guess.
            LineFound::Nothing { whole, open } => {
                assert!(!whole || open, "{}: nothing is found", puzzle.puzzle);
            }
        }
    }
}

/// Looks for lines at many moments of a game; how many goals that were.
fn lines_of(table: Configuration, seed: u64) -> usize {
    let name = table.name(seed);
    let mut play = table.begin(table.plain(seed));
    let mut bot = RandomBot::new(seed);
    let (mut looked, never) = (0, AtomicBool::new(false));
    for moment in 0..40 {
        let Some(seat) = play.decision_seat() else { break };
        for action in wanted(&mut play, moment) {
            looked += 1;
            let before = (play.hash(), offered(&play));
            let came = reach(&mut play, seat, Goal::Choice(action), (POSITIONS, &never));
            assert_eq!((play.hash(), offered(&play)), before, "{name}: it left a trace");
            if let LineFound::Line { line, shortest } = came {
                leads(&mut play, seat, &line, action, &name);
                if shortest && line.len() == 2 {
                    nothing_shorter(&mut play, seat, action, &name);
                }
            }
        }
        play_on(&mut play, &mut bot, 3, &name);
    }
    looked
}

fn offered(play: &Play) -> Vec<Action> {
    play.offers().iter().map(|offer| offer.action).collect()
}

/// Some of what is refused.
fn wanted(play: &mut Play, moment: usize) -> Vec<Action> {
    let refused = &play.look().refusals;
    let from = if refused.is_empty() { 0 } else { moment * 7 % refused.len() };
    refused.iter().cycle().skip(from).take(GOALS.min(refused.len())).map(|no| no.action).collect()
}

/// Each step is offered to the seat, and then the goal is.
fn leads(play: &mut Play, seat: SeatId, line: &[Action], goal: Action, name: &str) {
    let mut branch = play.branch(seat);
    for &step in line {
        branch.choose(step).unwrap_or_else(|no| panic!("{name}: {no} in {line:?}"));
    }
    assert!(branch.is_mine(), "{name}: another seat chooses after {line:?}");
    let there = branch.offers().iter().any(|offer| offer.accepts(&goal));
    assert!(there, "{name}: {goal:?} is not offered after {line:?}");
}

/// No single choice leads to the goal.
fn nothing_shorter(play: &mut Play, seat: SeatId, goal: Action, name: &str) {
    let mut branch = play.branch(seat);
    let (mark, actions) = (branch.turn_mark(), branch.offers().to_vec());
    for offer in actions {
        if branch.choose(offer.action).is_err() {
            continue;
        }
        let there = branch.is_mine()
            && branch.turn_mark() == mark
            && branch.offers().iter().any(|offer| offer.accepts(&goal));
        assert!(!there, "{name}: {:?} alone is enough for {goal:?}", offer.action);
        branch.back();
    }
}
