//! What is to be told of a game that has ended, reckoned from its turns: where it turned, and the
//! records of the table. Plain numbers.

use crate::table::{
    action::{Action, Message},
    ids::SeatId,
    planning::PlanFigure,
};

/// Most turning points that are told.
const POINTS: usize = 8;

/// The entry of a turn that brought or cost a seat most.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HighPoint {
    /// The entry.
    pub entry: usize,
    /// By how much it changed the seat's fortune.
    pub made: i64,
    /// What the whole turn changed by its causes, text key and sum, the largest first.
    pub causes: Vec<(&'static str, i64)>,
}

/// What a turn has come to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// Its number; 0 is the dealing.
    pub turn: i64,
    /// The last entry of it.
    pub entry: usize,
    /// By seat: the entry of it that brought or cost that seat most, to be looked at.
    pub moments: Vec<HighPoint>,
    /// How many entries it has.
    pub entries: usize,
    /// Whose turn it is.
    pub seat: Option<SeatId>,
    /// The fortune of each seat after it.
    pub fortunes: Vec<i64>,
    /// What somebody has after it who takes part without a seat, if anybody does.
    pub beside: Option<i64>,
    /// The figures of each seat after it.
    pub figures: Vec<Vec<PlanFigure>>,
}

impl Turn {
    /// What is to be looked at of a seat.
    fn moment(&self, seat: SeatId) -> HighPoint {
        let last = || HighPoint { entry: self.entry, ..HighPoint::default() };
        self.moments.get(seat.ix()).cloned().unwrap_or_else(last)
    }

    /// The first entry of it: the position after it is one of this turn, that after the last one
    /// may be the next one's.
    const fn first(&self) -> usize {
        (self.entry + 1).saturating_sub(self.entries)
    }

    /// Whether this figure is the fortune of each seat.
    fn tells_fortunes(&self, key: &str) -> bool {
        let figures = self.figures.iter().map(|own| own.iter().find(|f| f.key == key));
        figures.map(|f| f.map(|f| f.value)).eq(self.fortunes.iter().copied().map(Some))
    }
}

/// Everything that is told of a game, reckoned once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gathered {
    /// The dealing, and each turn.
    pub turns: Vec<Turn>,
    /// Those who share a fortune, each side once; the first of each stands for it.
    pub sides: Vec<Vec<SeatId>>,
    /// By seat: the sources of money or points by their text keys, each with its sum after every
    /// turn.
    pub sources: Vec<Vec<(&'static str, Vec<i64>)>>,
    /// The name of who takes part without a seat, as a text key.
    pub beside: Option<&'static str>,
    /// The text keys of the figures that the game tells, without what the fortunes tell already.
    pub figures: Vec<&'static str>,
    /// The largest changes and those that decided, in the order of the game.
    pub points: Vec<TurningPoint>,
    /// The records of the table; those that say nothing are left out.
    pub records: Vec<TableRecord>,
    /// By seat, how the chance to win was moved by luck and by what was chosen, in hundredths;
    /// empty where nobody can tell.
    pub shares: Vec<[i64; 2]>,
    /// What moved the chances to win most, in the order of the game.
    pub swings: Vec<ChanceSwing>,
    /// The choices that cost most, seat by seat, the costliest first.
    pub costly: Vec<CostlyChoice>,
    /// Whether it was asked which they are: somebody can play positions of the game out.
    pub judged: bool,
    /// Whether these are still being worked out.
    pub weighing: bool,
}

/// An entry that moved the chance to win of a seat far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChanceSwing {
    /// Its entry, counted from 1.
    pub entry: usize,
    /// The number of the turn.
    pub turn: i64,
    /// Who won or lost most by it.
    pub seat: SeatId,
    /// How much, in hundredths.
    pub change: i64,
    /// What of it was luck, in hundredths.
    pub luck: i64,
}

/// A choice that cost a part of the chance to win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CostlyChoice {
    /// Its entry: the position before it is looked at.
    pub entry: usize,
    /// The number of the turn.
    pub turn: i64,
    /// Who chose.
    pub seat: SeatId,
    /// How it was worded.
    pub done: Option<Message>,
    /// The chance to win with it, in hundredths.
    pub chance: i64,
    /// How what would have been better was worded.
    pub better: Option<Message>,
    /// The chance to win with that, in hundredths.
    pub better_chance: i64,
    /// What would have been chosen one after the other.
    pub line: Vec<Action>,
}

impl Gathered {
    /// What is to be told of these turns; `won` are those who have won by coming to the goal of the
    /// game, nobody where it ends otherwise.
    #[must_use]
    pub fn of(
        turns: Vec<Turn>,
        sides: Vec<Vec<SeatId>>,
        sources: Vec<Vec<(&'static str, Vec<i64>)>>,
        won: &[SeatId],
    ) -> Gathered {
        let mut gathered = Gathered { turns, sides, sources, ..Gathered::default() };
        gathered.figures = gathered.figure_keys();
        gathered.points = turning_points(&gathered, won);
        gathered.records = records(&gathered);
        gathered
    }

    fn figure_keys(&self) -> Vec<&'static str> {
        let last = self.turns.last().and_then(|turn| turn.figures.first());
        let keys = last.into_iter().flatten().map(|figure| figure.key);
        keys.filter(|key| !self.turns.iter().all(|turn| turn.tells_fortunes(key))).collect()
    }

    /// Who leads alone after a turn.
    fn leader(&self, turn: usize) -> Option<SeatId> {
        let fortunes = &self.turns.get(turn)?.fortunes;
        let of = |seat: SeatId| fortunes.get(seat.ix()).copied();
        let most = self.heads().filter_map(of).max()?;
        let mut at = self.heads().filter(|&seat| of(seat) == Some(most));
        let first = at.next()?;
        at.next().is_none().then_some(first)
    }

    /// The first of each side.
    fn heads(&self) -> impl Iterator<Item = SeatId> + '_ {
        self.sides.iter().filter_map(|side| side.first().copied())
    }

    /// The change of each side in each turn, with the turn's place.
    fn changes(&self) -> impl Iterator<Item = (usize, SeatId, i64)> + '_ {
        self.turns.windows(2).enumerate().flat_map(move |(n, two)| {
            self.heads().filter_map(move |seat| {
                let [before, after] = [&two[0], &two[1]].map(|turn| turn.fortunes.get(seat.ix()));
                Some((n + 1, seat, after? - before?))
            })
        })
    }
}

/// A turn in which much was won or lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The turn's number.
    pub turn: i64,
    /// The moment to be looked at.
    pub entry: usize,
    /// Who won or lost.
    pub seat: SeatId,
    /// How much.
    pub change: i64,
    /// How much of it the moment made.
    pub made: i64,
    /// What made it up, by its causes, the largest first.
    pub causes: Vec<(&'static str, i64)>,
    /// Whether that seat took the lead by it.
    pub lead: bool,
    /// Whether that seat won the game by it.
    pub won: bool,
}

/// Which changes are told: what won the game and what took the lead for the last time, then the
/// largest. Where many are equal, as where each stack is one, those that took the lead and the
/// later ones say more.
fn turning_points(gathered: &Gathered, won: &[SeatId]) -> Vec<TurningPoint> {
    let mut points: Vec<TurningPoint> = gathered
        .changes()
        .filter(|(.., change)| *change != 0)
        .map(|(n, seat, change)| {
            let turn = &gathered.turns[n];
            let lead = gathered.leader(n) == Some(seat) && gathered.leader(n - 1) != Some(seat);
            let HighPoint { entry, made, causes } = turn.moment(seat);
            let turn = turn.turn;
            TurningPoint { turn, entry, seat, change, made, causes, lead, won: false }
        })
        .collect();
    let winners = gathered.sides.iter().filter(|side| side.iter().any(|seat| won.contains(seat)));
    for head in winners.filter_map(|side| side.first()) {
        if let Some(last) = points.iter_mut().rfind(|p| p.seat == *head && p.change > 0) {
            last.won = true;
        }
    }
    let last_lead = points.iter().rfind(|point| point.lead).map(|point| point.entry);
    let decided = |p: &TurningPoint| p.won || p.lead && Some(p.entry) == last_lead;
    points.sort_by_key(|p| std::cmp::Reverse((decided(p), p.change.abs(), p.lead, p.entry)));
    points.truncate(POINTS);
    points.sort_by_key(|point| (point.entry, point.seat));
    points
}

/// A record of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableRecord {
    /// The text key.
    pub key: &'static str,
    /// Whose it is.
    pub seat: Option<SeatId>,
    /// How much.
    pub amount: i64,
    /// Whether that is a fortune, not a count.
    pub worth: bool,
    /// In which turn.
    pub turn: i64,
    /// The moment to be looked at, if there is one.
    pub entry: Option<usize>,
}

fn records(gathered: &Gathered) -> Vec<TableRecord> {
    let mut records = Vec::new();
    let change = |key, (n, seat, amount): (usize, SeatId, i64)| {
        let turn = &gathered.turns[n];
        let entry = Some(turn.moment(seat).entry);
        TableRecord { key, seat: Some(seat), amount, worth: true, turn: turn.turn, entry }
    };
    // Where several turns were equally good, none of them stands out.
    let alone = |amount: i64| gathered.changes().filter(|c| c.2 == amount).count() == 1;
    let best = gathered.changes().filter(|c| c.2 > 0).max_by_key(|c| c.2);
    let best = best.filter(|c| alone(c.2));
    records.extend(best.map(|best| change("ui-told-best", best)));
    let worst = gathered.changes().filter(|c| c.2 < 0).min_by_key(|c| c.2);
    let worst = worst.filter(|c| alone(c.2));
    records.extend(worst.map(|worst| change("ui-told-worst", worst)));
    let longest = gathered.turns.iter().skip(1).rev().max_by_key(|turn| turn.entries);
    records.extend(longest.filter(|turn| turn.entries > 1).map(|turn| TableRecord {
        key: "ui-told-longest",
        seat: turn.seat,
        amount: turn.entries as i64,
        worth: false,
        turn: turn.turn,
        entry: Some(turn.first()),
    }));
    let leaders: Vec<SeatId> =
        (1..gathered.turns.len()).filter_map(|n| gathered.leader(n)).collect();
    let count =
        |key, seat, amount| TableRecord { key, seat, amount, worth: false, turn: 0, entry: None };
    let led = |seat: SeatId| leaders.iter().filter(|leader| **leader == seat).count() as i64;
    let most = leaders.iter().copied().max_by_key(|&seat| (led(seat), std::cmp::Reverse(seat)));
    records.extend(most.map(|seat| count("ui-told-led", Some(seat), led(seat))));
    let mut changes = leaders;
    changes.dedup();
    let changes = changes.len().saturating_sub(1) as i64;
    records.push(count("ui-told-leads", None, changes));
    let turns = gathered.turns.len().saturating_sub(1) as i64;
    records.push(count("ui-told-turns", None, turns));
    records
}
