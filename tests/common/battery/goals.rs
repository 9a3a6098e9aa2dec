//! How could I …?: the line that is shown is played by the rules to its goal, no shorter one is
//! there where it says so, and looking for it leaves no trace. No rule of any game is known here.

use super::{Configuration, permute, play_on, tables_of};
use caravanserai::{
    bots::RandomBot,
    table::{
        action::Action,
        aims::Lack,
        best::{BestLine, best},
        branch::Foresight,
        dice::Dice,
        entry::EntryKind,
        example,
        game::Game,
        ids::{SeatId, Viewer},
        learn::{PuzzleGoal, puzzles},
        planning::differences,
        play::Play,
        reach::{Goal, LineFound, reach},
        spoken::SpokenRules,
        worth::{WorthDoing, worth},
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
    let mut branch = play.branch_as_far(seat, Foresight::Seat);
    for &step in line {
        branch.choose(step).unwrap_or_else(|no| panic!("{name}: {no} in {line:?}"));
    }
    assert!(branch.is_mine(), "{name}: another seat chooses after {line:?}");
    let there = branch.offers().iter().any(|offer| offer.accepts(&goal));
    assert!(there, "{name}: {goal:?} is not offered after {line:?}");
}

/// No single choice leads to the goal.
fn nothing_shorter(play: &mut Play, seat: SeatId, goal: Action, name: &str) {
    let mut branch = play.branch_as_far(seat, Foresight::Seat);
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

/// Most choices of a worked example that are looked for at once.
const FAR: usize = 3;

/// What a worked example does in a few choices of one seat is found, by no more choices.
pub fn what_examples_do_is_found(game: &'static dyn Game) {
    let mut looked = 0;
    for e in example::all(game) {
        for edition in &e.editions {
            let Ok(mut play) = e.begin(game, edition) else { continue };
            let base = play.entries().len();
            let followed = (0..e.steps.len()).all(|n| e.follow(&mut play, base, n).is_ok());
            assert!(followed, "{}: it does not come out", e.example);
            looked += found_again(&mut play, base, &e.example);
        }
    }
    let few = example::all(game).len() < 10;
    assert!(looked >= 10 || few, "{}: only {looked} goals", game.id());
}

/// Looks for what was chosen last in each stretch of own choices that nothing unknown divides.
fn found_again(play: &mut Play, base: usize, name: &str) -> usize {
    let never = AtomicBool::new(false);
    let chosen: Vec<Option<(SeatId, Action)>> = play
        .entries()
        .iter()
        .map(|entry| match entry.what {
            EntryKind::Action(action) => entry.seat.map(|seat| (seat, action)),
            EntryKind::SetUp | EntryKind::Edits(_) => None,
        })
        .collect();
    let mut looked = 0;
    for last in base..chosen.len() {
        let Some((seat, wanted)) = chosen[last] else { continue };
        let line = (base..last).rev().take(FAR).map_while(|n| chosen[n]);
        let mut line: Vec<Action> = line.take_while(|(s, _)| *s == seat).map(|(_, a)| a).collect();
        line.reverse();
        let from = last - line.len();
        play.seek(from);
        if line.is_empty() || !goes_through(play, seat, &line) {
            continue;
        }
        looked += 1;
        let found = reach(play, seat, Goal::Choice(wanted), (4 * POSITIONS, &never));
        match found {
            LineFound::Line { line: found, shortest } => {
                assert!(!shortest || found.len() <= line.len(), "{name}: {found:?} for {line:?}");
                leads(play, seat, &found, wanted, name);
            }
            LineFound::Nothing { whole, .. } => assert!(!whole, "{name}: {line:?} is not found"),
        }
    }
    looked
}

/// Whether a line stays within the turn, before anything unknown.
fn goes_through(play: &mut Play, seat: SeatId, line: &[Action]) -> bool {
    let mut branch = play.branch_as_far(seat, Foresight::Seat);
    let mark = branch.turn_mark();
    line.iter().all(|&action| {
        branch.choose(action).is_ok() && branch.is_mine() && branch.turn_mark() == mark
    })
}

/// What is answered to a few questions about a position.
type Answers = (Vec<LineFound>, Vec<Vec<Lack>>, Vec<WorthDoing>, BestLine);

fn answers(play: &mut Play, seat: SeatId, wanted: &[Action]) -> Answers {
    let never = AtomicBool::new(false);
    let goals = || wanted.iter().map(|&action| Goal::Choice(action));
    let lines = goals().map(|goal| reach(play, seat, goal, (POSITIONS, &never))).collect();
    let lacks = goals().map(|goal| play.lacks(seat, goal)).collect();
    (lines, lacks, worth(play, &never), best(play, seat, &[], (POSITIONS, &never)))
}

/// Whatever the one who asks does not know changes no answer.
pub fn answers_tell_no_secret(game: &'static dyn Game, edition: &'static str) {
    for table in tables_of(game, edition) {
        let name = table.name(41);
        let mut setup = table.varied(41);
        setup.study = true;
        let mut play = table.begin(setup);
        let (mut bot, mut dice) = (RandomBot::new(41), Dice::new(41));
        for moment in 0..4 {
            play_on(&mut play, &mut bot, 1 + dice.below(12) as usize, &name);
            let Some(seat) = play.decision_seat() else { break };
            let wanted = wanted(&mut play, moment);
            let before = answers(&mut play, seat, &wanted);
            permute(&mut play, Viewer::Seat(seat), &mut dice);
            let after = answers(&mut play, seat, &wanted);
            assert!(before == after, "{name}: {before:?}\nis not\n{after:?}");
        }
    }
}

/// What is worth doing is laid out by what is offered, and brings what it says; the best of a turn
/// is at least what any single choice brings.
pub fn what_is_worth_doing_holds(game: &'static dyn Game, edition: &'static str) {
    let never = AtomicBool::new(false);
    for table in tables_of(game, edition) {
        let name = table.name(5);
        let mut play = table.begin(table.plain(5));
        let mut bot = RandomBot::new(5);
        for _ in 0..5 {
            let Some(seat) = play.decision_seat() else { break };
            let before = (play.hash(), offered(&play));
            let all = worth(&mut play, &never);
            for one in &all {
                assert!(one.prospect.pays.0 > 0, "{name}: {:?} brings nothing", one.prospect);
                assert!(!one.overdraws || !one.prospect.lacks.is_empty(), "{name}: {one:?}");
                if !one.overdraws {
                    brings(&mut play, seat, one, &name);
                }
            }
            let best = best(&mut play, seat, &[], (POSITIONS, &never));
            assert_eq!((play.hash(), offered(&play)), before, "{name}: it left a trace");
            brings_best(&mut play, seat, &best, &name);
            play_on(&mut play, &mut bot, 20, &name);
        }
    }
}

/// Every choice but the last is offered and foreseen; the last one is offered.
fn brings(play: &mut Play, seat: SeatId, one: &WorthDoing, name: &str) {
    let mut branch = play.branch_as_far(seat, Foresight::Seat);
    for (nth, (action, words)) in one.line.iter().enumerate() {
        let offered = branch.offers().iter().any(|offer| offer.accepts(action));
        assert!(offered, "{name}: step {nth} of {:?} is not offered", one.line);
        assert!(!words.key.is_empty(), "{name}: step {nth} of {:?} has no words", one.line);
        if branch.choose(*action).is_err() {
            assert_eq!(nth + 1, one.line.len(), "{name}: {:?} goes on behind what is unknown", one);
        }
    }
}

/// The best line leads to what it says.
fn brings_best(play: &mut Play, seat: SeatId, best: &BestLine, name: &str) {
    let game = play.game();
    let figures = |play: &mut Play| game.figures(&play.glance(Viewer::Seat(seat)), seat);
    let before = figures(play);
    let mut branch = play.branch_as_far(seat, Foresight::Seat);
    for &action in &best.line {
        branch.choose(action).unwrap_or_else(|no| panic!("{name}: {no} in {best:?}"));
    }
    let after = game.figures(&branch.sight(), seat);
    assert_eq!(differences(&before, &after), best.gained, "{name}: {best:?}");
}

/// What was chosen rests on its rule there, and nobody reads what another seat might have chosen.
pub fn rules_are_seen_at_work(game: &'static dyn Game, edition: &'static str) {
    let table = tables_of(game, edition)[0];
    let name = table.name(3);
    let mut play = table.begin(table.plain(3));
    play_on(&mut play, &mut RandomBot::new(3), 40, &name);
    let (hash, entries) = (play.hash(), play.entries().len());
    let public = SpokenRules::of(&mut play, Viewer::Public);
    let all = SpokenRules::of(&mut play, Viewer::Everybody);
    assert_eq!((play.hash(), play.entries().len()), (hash, entries), "{name}: it left a trace");
    let whole = game.rule_prefix();
    let chapters = 1..60;
    let by = |rules: &SpokenRules, chapter: i32| rules.by(&format!("{whole}-{chapter}"));
    let chosen: usize = chapters.clone().map(|n| by(&all, n).chosen.len()).sum();
    assert!(chosen > 0, "{name}: nothing that was chosen rests on a rule");
    for chapter in chapters {
        let (seen, told) = (by(&public, chapter), by(&all, chapter));
        assert!(seen.chosen.is_empty() && seen.forbade.is_empty(), "{name}: {seen:?}");
        assert!(seen.carried.iter().all(|n| told.carried.contains(n)), "{name}: {seen:?}");
        let places = [&told.chosen, &told.carried, &told.allowed, &told.forbade];
        assert!(places.into_iter().flatten().all(|&n| n <= entries), "{name}: {told:?}");
    }
}
