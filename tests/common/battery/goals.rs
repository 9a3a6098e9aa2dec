//! How could I …?: the line that is shown is played by the rules to its goal, no shorter one is
//! there where it says so, and looking for it leaves no trace. No rule of any game is known here.

use super::{Configuration, any_action, play_on, tables_of};
use caravanserai::{
    bots::RandomBot,
    table::{
        action::{Action, Offer, Thing},
        best::{BestLine, best},
        branch::{Branch, BranchEnd, Foresight},
        dice::Dice,
        entry::EntryKind,
        example,
        game::Game,
        goal::{Goal, Meant},
        ids::{PurseId, SeatId, SpaceId, Viewer, ZoneId},
        learn::{PuzzleGoal, puzzles},
        planning::differences,
        play::Play,
        reach::{LineFound, reach},
        worth::{WorthDoing, worth},
    },
};
use std::{collections::BTreeSet, sync::atomic::AtomicBool};

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
            LineFound::Line { line, shortest } => {
                let length = puzzle.solution.len();
                assert!(!shortest || line.len() == length, "{}: {line:?}", puzzle.puzzle);
            }
            // A puzzle may know what a deck brings; a line ends where that would be a guess.
            LineFound::Nothing { whole, open, .. } => {
                assert!(!whole || open, "{}: nothing is found", puzzle.puzzle);
            }
        }
    }
}

/// Looks for lines at many moments of a game; how many goals that were.
fn lines_of(table: Configuration, seed: u64) -> usize {
    let (game, name) = (table.game, table.name(seed));
    let mut play = table.begin(table.plain(seed));
    let mut bot = RandomBot::new(seed);
    let (mut looked, never) = (0, AtomicBool::new(false));
    for moment in 0..40 {
        let Some(seat) = play.decision_seat() else { break };
        for goal in goals_of(&mut play, seat, moment) {
            looked += 1;
            let before = (play.hash(), offered(&play));
            let came = reach(&mut play, seat, goal, (POSITIONS, &never));
            assert_eq!((play.hash(), offered(&play)), before, "{name}: it left a trace");
            let sight = play.glance(Viewer::Seat(seat));
            let meant = game.meant(&sight, seat, goal);
            if let LineFound::Line { line, shortest } = came {
                leads(&mut play, seat, &line, meant, &name);
                if shortest && line.len() > 1 {
                    nothing_shorter(&mut play, seat, meant, line.len(), &name);
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
pub(super) fn wanted(play: &mut Play, moment: usize) -> Vec<Action> {
    let refused = &play.look().refusals;
    let from = if refused.is_empty() { 0 } else { moment * 7 % refused.len() };
    refused.iter().cycle().skip(from).take(GOALS.min(refused.len())).map(|no| no.action).collect()
}

/// Some of what is refused, more than there is in some purse of the seat, and what is meant by
/// wishing for something that lies there.
fn goals_of(play: &mut Play, seat: SeatId, moment: usize) -> Vec<Goal> {
    let c = play.catalogue().clone();
    let own: Vec<usize> =
        (0..c.purses.len()).filter(|&n| c.purses[n].owner == Some(seat)).collect();
    let mut goals: Vec<Goal> = wanted(play, moment).into_iter().map(Goal::Choice).collect();
    if let Some(&purse) = own.get(moment % own.len().max(1)) {
        let purse = PurseId(purse as u16);
        let there = play.glance(Viewer::Seat(seat)).purse(purse);
        goals.push(Goal::Purse(purse, there + 1 + moment as i64 % 3));
    }
    goals.extend(wished(play, seat, moment));
    goals
}

/// Each step is offered to the seat, and then the goal is.
fn leads(play: &mut Play, seat: SeatId, line: &[Action], meant: Meant, name: &str) {
    let mut branch = play.branch_as_far(seat, Foresight::Seat);
    for (nth, &step) in line.iter().enumerate() {
        match branch.choose(step) {
            Ok(()) => {}
            // It leads there whatever comes of it.
            Err(BranchEnd::Unforeseen) if nth + 1 == line.len() => return,
            Err(no) => panic!("{name}: {no} in {line:?}"),
        }
    }
    let over = !branch.is_mine();
    let there = is_there(&mut branch, meant, over);
    assert!(there, "{name}: {meant:?} is not offered after {line:?}");
}

/// Positions that are enumerated for one goal; where there are more, nothing is held.
const ENUMERATED: usize = 3_000;

/// No shorter line leads to the goal: all of them are walked one after the other, with every
/// amount, and without what the search knows.
fn nothing_shorter(play: &mut Play, seat: SeatId, meant: Meant, length: usize, name: &str) {
    let (mut lines, mut seen, mut left) = (vec![Vec::new()], BTreeSet::new(), ENUMERATED);
    for _ in 1..length {
        let mut longer = Vec::new();
        for line in &lines {
            let mut branch = play.branch_as_far(seat, Foresight::Seat);
            let mark = branch.turn_mark();
            for &step in line {
                branch.choose(step).unwrap_or_else(|no| panic!("{name}: {no} in {line:?}"));
            }
            for action in branch.offers().to_vec().iter().flat_map(amounts) {
                if left == 0 {
                    return;
                }
                left -= 1;
                if branch.choose(action).is_err() {
                    continue;
                }
                let over = branch.is_over(mark);
                let there = is_there(&mut branch, meant, over);
                assert!(!there, "{name}: {line:?} and {action:?} are enough for {meant:?}");
                if !over && seen.insert(branch.hash()) {
                    longer.push([&line[..], &[action]].concat());
                }
                branch.back();
            }
        }
        lines = longer;
    }
}

/// What is meant by wishing for one of all things that can be wished for.
fn wished(play: &mut Play, seat: SeatId, moment: usize) -> Option<Goal> {
    let (game, sight) = (play.game(), play.glance(Viewer::Seat(seat)));
    let c = &sight.catalogue;
    let zones = (0..c.zones.len()).map(|n| Thing::Zone(ZoneId(n as u16)));
    let spaces = (0..c.spaces.len()).map(|n| Thing::Space(SpaceId(n as u16)));
    let things = zones.chain(spaces).chain(c.all_pieces().map(Thing::Piece));
    let things = things.chain(c.all_seats().map(Thing::Seat));
    let all: Vec<Goal> = things.filter_map(|thing| game.wish(&sight, seat, thing)).collect();
    all.get(moment * 7 % all.len().max(1)).copied()
}

/// Every action of an offer.
fn amounts(offer: &Offer) -> Vec<Action> {
    let Some(range) = offer.range else { return vec![offer.action] };
    let with = |amount: i32| {
        let mut action = offer.action;
        action.args[range.arg] = amount;
        action
    };
    (range.least..=range.most).take(ENUMERATED).map(with).collect()
}

/// Whether it is so where a branch stands.
fn is_there(branch: &mut Branch<'_>, meant: Meant, over: bool) -> bool {
    match meant.goal {
        Goal::Choice(_) => !over && branch.is_offered(meant),
        goal => goal.is_there(&branch.sight()),
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
                leads(play, seat, &found, Meant::from(Goal::Choice(wanted)), name);
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
    line.iter().all(|&action| branch.choose(action).is_ok() && !branch.is_over(mark))
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
                // What it comes down to is done on the way to it, and known again by that.
                let is_far = !one.whole || one.line.is_empty() || one.prospect.deed.is_none();
                let known = one.deed().is_some_and(|(deed, words)| one.is_done_by(*deed, words));
                assert!(known || is_far, "{name}: {one:?}");
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

/// What is said never to be allowed again is never offered again.
pub fn what_is_refused_for_good_stays_so(game: &'static dyn Game, edition: &'static str) {
    for table in tables_of(game, edition) {
        let name = table.name(23);
        let mut play = table.begin(table.varied(23));
        let (mut bot, mut dice) = (RandomBot::new(23), Dice::new(23));
        let mut gone: BTreeSet<(SeatId, Action)> = BTreeSet::new();
        for _ in 0..80 {
            let Some(seat) = play.decision_seat() else { break };
            for offer in play.offers() {
                let back = gone.iter().find(|(who, what)| *who == seat && offer.accepts(what));
                assert!(back.is_none(), "{name}: {back:?} was refused for good");
            }
            let mut asked: Vec<Action> = (0..40).map(|_| any_action(&mut dice, &play)).collect();
            asked.extend(play.look().refusals.iter().map(|no| no.action));
            asked.retain(|action| !play.offers().iter().any(|offer| offer.accepts(action)));
            for action in asked {
                let no = play.explain_illegal(action);
                gone.extend(game.is_for_good(&no).then_some((seat, action)));
            }
            play_on(&mut play, &mut bot, 3, &name);
        }
    }
}
