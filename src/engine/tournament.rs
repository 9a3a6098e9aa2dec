//! A tournament of computer players: each against each other over the same seeds, with how sure the
//! result is and a rating of all. It plays no game itself ([`super::simulate`] does), and the same
//! order gives the same result on any number of threads.

use super::simulate::{Order, OrderError, Played, play_all};
use crate::{
    bots::{self, Budget},
    table::catalogue::Chooser,
};

/// The points of a player who is as good as the mean of all.
const MEAN: f64 = 1000.0;
/// Points between two of whom one wins ten times as often.
const TENFOLD: f64 = 400.0;
/// How often the ratings are brought nearer to the results: far more than they need.
const ROUNDS: usize = 2000;
/// The deviate of an interval that holds the truth 95 times of 100.
const DEVIATE: f64 = 1.96;

/// What came of all games of two players against each other.
#[derive(Clone, PartialEq, Debug)]
pub struct Pairing {
    /// Both, by their written names.
    pub players: [&'static str; 2],
    /// How many games they played.
    pub games: u64,
    /// Games won by the first: one that is shared, or that did not end, counts by shares.
    pub score: f64,
    /// The games.
    pub played: Vec<Played>,
}

/// How one player did against all others.
#[derive(Clone, PartialEq, Debug)]
pub struct TournamentRow {
    /// Its written name.
    pub player: &'static str,
    /// How many games it played.
    pub games: u64,
    /// How many of them it won, shares counted.
    pub score: f64,
    /// Between which shares of all games its wins would lie in the long run, 95 times of 100.
    pub interval: (f64, f64),
    /// Its rating by Elo, 1000 for the mean of all.
    pub rating: f64,
}

/// The interval of Wilson for a share of so many games: 95 times of 100 the true share is within.
#[must_use]
pub fn wilson(score: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let n = games as f64;
    let (share, square) = (score / n, DEVIATE * DEVIATE);
    let middle = (share + square / (2.0 * n)) / (1.0 + square / n);
    let spread = (share * (1.0 - share) / n + square / (4.0 * n * n)).sqrt();
    let half = DEVIATE * spread / (1.0 + square / n);
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// What a player got of a game: its share of the seats that won, half of it where nobody did.
fn share(played: &Played, player: usize, order: &Order) -> f64 {
    if played.winners.is_empty() {
        return 0.5;
    }
    let by = |seat: usize| (seat as u64).wrapping_add(played.game) as usize % order.bots.len();
    let own = played.winners.iter().filter(|&&seat| by(seat) == player).count();
    own as f64 / played.winners.len() as f64
}

/// Lets each of the order's players play each other, two at a table, who take the seats in turn.
/// `tell` is called after each game.
///
/// # Errors
/// [`OrderError`] as for any simulation.
pub fn play_tournament(
    order: &Order,
    tell: &(dyn Fn() + Sync),
) -> Result<Vec<Pairing>, OrderError> {
    let mut pairings = Vec::new();
    for (a, b) in pairs(&order.bots) {
        let order = Order { bots: vec![a, b], ..order.clone() };
        let (played, _) = play_all(&order, tell)?;
        let score = played.iter().map(|game| share(game, 0, &order)).sum();
        let players = [bots::name_of(a), bots::name_of(b)];
        pairings.push(Pairing { players, games: played.len() as u64, score, played });
    }
    Ok(pairings)
}

/// What came of all games of two players who think, one of them twice as long.
#[derive(Clone, PartialEq, Debug)]
pub struct Rung {
    /// Playouts of a decision: of the one who thinks longer, and of the other.
    pub playouts: [u32; 2],
    /// How many games they played.
    pub games: u64,
    /// How many the first of them won, shares counted.
    pub score: f64,
}

/// The budgets of a ladder, the least first, each twice the one below: from a quarter of what the
/// thinking player of a game takes up to what the master takes. Empty where nobody thinks in it.
#[must_use]
pub fn ladder(game: &str) -> Vec<u32> {
    let of = |by| Budget::of(by, game).map(|budget| budget.playouts);
    let (Some(thinker), Some(most)) = (of(Chooser::Thinker), of(Chooser::Master)) else {
        return Vec::new();
    };
    let first = (thinker / 4).max(1);
    std::iter::successors(Some(first), |n| n.checked_mul(2)).take_while(|n| *n <= most).collect()
}

/// Lets each budget of a ladder play the one below it: while longer thought still wins, there is
/// more in a game to be found. `tell` is called after each game.
///
/// # Errors
/// [`OrderError`] as for any simulation.
pub fn play_ladder(
    order: &Order,
    ladder: &[u32],
    tell: &(dyn Fn() + Sync),
) -> Result<Vec<Rung>, OrderError> {
    let mut rungs = Vec::new();
    for two in ladder.windows(2) {
        let playouts = [two[1], two[0]];
        let bots = vec![Chooser::Thinker; 2];
        let order = Order { bots, budgets: playouts.to_vec(), ..order.clone() };
        let (played, _) = play_all(&order, tell)?;
        let score = played.iter().map(|game| share(game, 0, &order)).sum();
        rungs.push(Rung { playouts, games: played.len() as u64, score });
    }
    Ok(rungs)
}

/// Every two of these players.
#[must_use]
pub fn pairs(players: &[Chooser]) -> Vec<(Chooser, Chooser)> {
    let from = |at: usize| players.iter().skip(at + 1).map(move |&b| (players[at], b));
    (0..players.len()).flat_map(from).collect()
}

/// How all players stand, best first.
#[must_use]
pub fn standings(pairings: &[Pairing]) -> Vec<TournamentRow> {
    let mut names: Vec<&'static str> = pairings.iter().flat_map(|p| p.players).collect();
    names.sort_unstable();
    names.dedup();
    let ratings = ratings(&names, pairings);
    let standing = |(&player, rating): (&&'static str, f64)| {
        let own = pairings.iter().filter_map(|p| result(p, player));
        let (games, score) =
            own.fold((0, 0.0), |(games, sum), (_, n, score)| (games + n, sum + score));
        TournamentRow { player, games, score, interval: wilson(score, games), rating }
    };
    let mut all: Vec<TournamentRow> = names.iter().zip(ratings).map(standing).collect();
    all.sort_by(|a, b| b.rating.total_cmp(&a.rating).then(a.player.cmp(b.player)));
    all
}

/// Of a pairing, if a player was in it: the other one, the games, and the player's score.
fn result(p: &Pairing, player: &str) -> Option<(&'static str, u64, f64)> {
    match p.players {
        [own, other] if own == player => Some((other, p.games, p.score)),
        [other, own] if own == player => Some((other, p.games, p.games as f64 - p.score)),
        _ => None,
    }
}

/// The ratings that explain the results best (Bradley and Terry). Each two are taken to have shared
/// one game more than they did: who has won all is not without limit better.
fn ratings(names: &[&'static str], pairings: &[Pairing]) -> Vec<f64> {
    let mut strengths = vec![1.0_f64; names.len()];
    let at = |name: &str| names.iter().position(|other| *other == name).unwrap_or(0);
    for _ in 0..ROUNDS {
        let renewed: Vec<f64> = names
            .iter()
            .enumerate()
            .map(|(own, name)| {
                let results = pairings.iter().filter_map(|p| result(p, name));
                let (won, met) = results.fold((0.0, 0.0), |(won, met), (other, games, score)| {
                    let both = strengths[own] + strengths[at(other)];
                    (won + score + 0.5, met + (games as f64 + 1.0) / both)
                });
                if met > 0.0 { won / met } else { 1.0 }
            })
            .collect();
        let logs: f64 = renewed.iter().map(|s| s.ln()).sum();
        let mean = (logs / renewed.len().max(1) as f64).exp();
        strengths = renewed.iter().map(|s| s / mean).collect();
    }
    strengths.iter().map(|s| MEAN + TENFOLD * s.log10()).collect()
}
