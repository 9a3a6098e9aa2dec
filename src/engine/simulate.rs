//! Simulation: many whole games between bots, on as many threads as wanted, the same results for
//! any number of threads. Game number i depends on the seed and on i alone. No words are made, and
//! nothing is written to a game's record but the game.

use crate::{
    bots::{self, Bot, NoBot},
    table::{
        catalogue::{Chooser, SeatInfo},
        game::{Game, Setup, SetupError},
        hash,
        ids::SeatId,
        play::Play,
        record::{Save, SaveError},
    },
};
use serde::Serialize;
use std::{
    collections::BTreeMap,
    fmt::Write as _,
    path::PathBuf,
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

/// More actions than any game needs: one that has not ended by then counts as unfinished.
pub const MOST_ACTIONS: usize = 200_000;

/// What to play.
#[derive(Clone)]
pub struct Order {
    /// The game.
    pub game: &'static dyn Game,
    /// The edition.
    pub edition: String,
    /// How many seats.
    pub seats: usize,
    /// How many games.
    pub games: u64,
    /// The number of the first game: ranges of one seed can be shared out.
    pub first: u64,
    /// The seed.
    pub seed: u64,
    /// The bots, taken in turn by the seats; from game to game each moves on by one seat.
    pub bots: Vec<Chooser>,
    /// How many playouts a decision each of them has, where they think; empty for all as usual.
    pub budgets: Vec<u32>,
    /// Options by key.
    pub options: BTreeMap<String, i64>,
    /// How many threads.
    pub jobs: usize,
    /// The folder into which the record of each game is written, if any.
    pub records: Option<PathBuf>,
}

/// Why games cannot be played as ordered.
#[derive(Debug, thiserror::Error)]
pub enum OrderError {
    /// The set-up is impossible.
    #[error(transparent)]
    SetUp(#[from] SetupError),
    /// A computer player does not play this game.
    #[error(transparent)]
    Bot(#[from] NoBot),
    /// A record cannot be written.
    #[error(transparent)]
    Record(#[from] SaveError),
}

/// How one game went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Played {
    /// Its number.
    pub game: u64,
    /// Its seed.
    pub seed: u64,
    /// How many actions.
    pub actions: usize,
    /// How many turns of a seat, where the game counts them.
    pub turns: i64,
    /// Why it ended: a text key, or `unfinished`.
    pub reason: String,
    /// The bot of each seat.
    pub bots: Vec<&'static str>,
    /// The seats that won.
    pub winners: Vec<usize>,
    /// The final fortune of each seat.
    pub fortunes: Vec<i64>,
    /// The hash of the final position.
    pub hash: u64,
}

impl Played {
    fn fold(&self, before: u64) -> u64 {
        let words = [self.game, self.seed, self.actions as u64, self.turns as u64, self.hash];
        let lists =
            self.winners.iter().map(|&w| w as u64).chain(self.fortunes.iter().map(|&f| f as u64));
        hash::fold(before, words.into_iter().chain(lists).chain(self.reason.bytes().map(u64::from)))
    }
}

/// Least, mean and most of a number over all games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// The smallest.
    pub least: i64,
    /// The mean.
    pub mean: f64,
    /// The largest.
    pub most: i64,
}

fn spread(numbers: impl Iterator<Item = i64> + Clone) -> Spread {
    let n = numbers.clone().count().max(1);
    let sum: i64 = numbers.clone().sum();
    Spread {
        least: numbers.clone().min().unwrap_or(0),
        mean: (sum as f64 / n as f64 * 1000.0).round() / 1000.0,
        most: numbers.max().unwrap_or(0),
    }
}

/// What came of all games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The edition.
    pub edition: String,
    /// How many seats.
    pub seats: usize,
    /// The seed.
    pub seed: u64,
    /// The number of the first game.
    pub first: u64,
    /// How many games were played.
    pub games: u64,
    /// How many of them ended.
    pub finished: u64,
    /// Actions in all games.
    pub actions: u64,
    /// Seconds from the first game to the last, by the clock on the wall.
    pub seconds: f64,
    /// Games a second, over all threads.
    pub games_per_second: f64,
    /// Actions a second, over all threads.
    pub actions_per_second: f64,
    /// How many threads.
    pub jobs: usize,
    /// Wins by bot; a win that seats share counts for each of them.
    pub wins: BTreeMap<&'static str, u64>,
    /// Seats played by bot, over all games: what the wins are to be compared with.
    pub seats_played: BTreeMap<&'static str, u64>,
    /// Wins by seat.
    pub wins_by_seat: Vec<u64>,
    /// Games by reason of their end.
    pub reasons: BTreeMap<String, u64>,
    /// Actions a game.
    pub lengths: Spread,
    /// Turns a game, all seats together.
    pub turns: Spread,
    /// Final fortunes by bot.
    pub fortunes: BTreeMap<&'static str, Spread>,
    /// The hash of all results, in hexadecimal digits: the same for the same order, whatever the
    /// number of threads.
    pub hash: String,
}

/// The set-up and the bots of game number `number`.
fn seating(
    order: &Order,
    number: u64,
) -> Result<(Setup, Vec<Box<dyn Bot>>, Vec<&'static str>), OrderError> {
    let seed = hash::fold(order.seed, [number]);
    let mut seats = Vec::new();
    let mut players = Vec::new();
    let mut names = Vec::new();
    for n in 0..order.seats {
        let nth = (n as u64).wrapping_add(number) as usize % order.bots.len();
        let (by, playouts) = (order.bots[nth], order.budgets.get(nth));
        let own = hash::fold(seed, [n as u64 + 1]);
        seats.push(SeatInfo {
            name: format!("{}", n + 1),
            colour: n as u8,
            race: String::new(),
            by,
        });
        names.push(bots::name_of(by));
        match playouts {
            Some(&playouts) => players.push(bots::thinker_with(playouts, order.game.id(), own)?),
            None => players.extend(bots::bot(by, order.game.id(), own)?),
        }
    }
    let setup = Setup {
        game: order.game.id().to_owned(),
        edition: order.edition.clone(),
        seats,
        options: order.options.clone(),
        seed,
        study: false,
    };
    Ok((setup, players, names))
}

/// Plays game number `number` of an order, from set-up to end.
///
/// # Errors
/// [`OrderError`] if the game cannot be set up so, or not with these players, or if its record
/// cannot be written.
pub fn play_one(order: &Order, number: u64) -> Result<Played, OrderError> {
    let (setup, mut players, names) = seating(order, number)?;
    let seed = setup.seed;
    let mut play = Play::begin(order.game, setup)?;
    play.listen(false);
    let (actions, begun) = to_the_end(&mut play, &mut players);
    if let Some(folder) = &order.records {
        let name = format!("{}-{}-{number:06}.save", order.game.id(), order.edition);
        Save::of(&mut play).write(&folder.join(name))?;
    }
    let turns = play.catalogue().dial_by_key("turn").map_or(begun, |dial| play.dial(dial));
    let outcome = play.outcome();
    let seats = |winners: Vec<SeatId>| winners.into_iter().map(SeatId::ix).collect();
    Ok(Played {
        game: number,
        seed,
        actions,
        turns,
        reason: outcome.as_ref().map_or("unfinished", |o| o.reason).to_owned(),
        bots: names,
        fortunes: play.fortunes(),
        winners: outcome.map(|o| seats(o.winners)).unwrap_or_default(),
        hash: play.hash(),
    })
}

/// Lets the players choose until the game is over, and tells how often they did, and how many turns
/// they began by that.
fn to_the_end(play: &mut Play, players: &mut [Box<dyn Bot>]) -> (usize, i64) {
    let (mut actions, mut turns) = (0, 0);
    while actions < MOST_ACTIONS {
        let Some(seat) = play.decision_seat() else { break };
        let Some(action) = players.get_mut(seat.ix()).and_then(|bot| bots::ask(bot.as_mut(), play))
        else {
            break;
        };
        if play.choose(action).is_err() {
            break;
        }
        actions += 1;
        turns += i64::from(play.game().begins_turn(&action));
    }
    (actions, turns)
}

/// Plays all games of an order. `tell` is called from any thread after each game.
///
/// # Errors
/// [`OrderError`] if the games cannot be set up so, or not with these players.
pub fn play_all(order: &Order, tell: &(dyn Fn() + Sync)) -> Result<(Vec<Played>, f64), OrderError> {
    let next = AtomicU64::new(0);
    let done: Mutex<Vec<Played>> = Mutex::new(Vec::new());
    let failed: Mutex<Option<OrderError>> = Mutex::new(None);
    let start = Instant::now();
    let worker = || {
        let mut mine = Vec::new();
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= order.games {
                break;
            }
            match play_one(order, order.first.wrapping_add(n)) {
                Ok(played) => mine.push(played),
                Err(error) => {
                    next.store(order.games, Ordering::Relaxed);
                    *failed.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(error);
                    break;
                }
            }
            tell();
        }
        done.lock().unwrap_or_else(std::sync::PoisonError::into_inner).extend(mine);
    };
    std::thread::scope(|scope| {
        for _ in 1..order.jobs.max(1) {
            scope.spawn(worker);
        }
        worker();
    });
    let seconds = start.elapsed().as_secs_f64();
    if let Some(error) = failed.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner) {
        return Err(error);
    }
    let mut all = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    all.sort_by_key(|p| p.game.wrapping_sub(order.first));
    Ok((all, seconds))
}

/// Sums up what was played.
pub fn report(order: &Order, all: &[Played], seconds: f64) -> Report {
    let mut r = Report {
        game: order.game.id(),
        edition: order.edition.clone(),
        seats: order.seats,
        seed: order.seed,
        first: order.first,
        games: all.len() as u64,
        finished: 0,
        actions: 0,
        seconds,
        games_per_second: all.len() as f64 / seconds.max(1e-9),
        actions_per_second: 0.0,
        jobs: order.jobs.max(1),
        wins: BTreeMap::new(),
        seats_played: BTreeMap::new(),
        wins_by_seat: vec![0; order.seats],
        reasons: BTreeMap::new(),
        lengths: spread(all.iter().map(|p| p.actions as i64)),
        turns: spread(all.iter().map(|p| p.turns)),
        fortunes: BTreeMap::new(),
        hash: String::new(),
    };
    let mut sum = order.seed;
    for p in all {
        sum = p.fold(sum);
        r.actions += p.actions as u64;
        r.finished += u64::from(p.reason != "unfinished");
        *r.reasons.entry(p.reason.clone()).or_default() += 1;
        for &bot in &p.bots {
            *r.seats_played.entry(bot).or_default() += 1;
            r.wins.entry(bot).or_default();
        }
        for &w in &p.winners {
            r.wins_by_seat[w] += 1;
            *r.wins.entry(p.bots[w]).or_default() += 1;
        }
    }
    for &bot in r.seats_played.keys() {
        let of_bot = all
            .iter()
            .flat_map(|p| p.bots.iter().zip(&p.fortunes))
            .filter(move |(b, _)| **b == bot)
            .map(|(_, &f)| f);
        r.fortunes.insert(bot, spread(of_bot));
    }
    r.actions_per_second = r.actions as f64 / seconds.max(1e-9);
    r.hash = format!("{sum:016x}");
    r
}

/// The results as a table with one line a game, for spreadsheets.
pub fn csv(all: &[Played]) -> String {
    let mut out = String::from("game,seed,actions,turns,reason,winners,bots,fortunes,hash\n");
    let join = |list: Vec<String>| list.join(" ");
    for p in all {
        let winners = join(p.winners.iter().map(|w| (w + 1).to_string()).collect());
        let fortunes = join(p.fortunes.iter().map(i64::to_string).collect());
        let done = writeln!(
            out,
            "{},{},{},{},{},{winners},{},{fortunes},{:016x}",
            p.game,
            p.seed,
            p.actions,
            p.turns,
            p.reason,
            p.bots.join(" "),
            p.hash
        );
        debug_assert!(done.is_ok(), "writing to a string cannot fail");
    }
    out
}
