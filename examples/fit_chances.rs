//! Fits what positions are worth to games that the greedy players play among themselves, and tells
//! how well that foretells other games. It changes nothing: what it prints goes by hand into
//! `levels/<game>/thinking.ron`. `fit_chances GAME EDITION SEATS GAMES [COUNTS]`, such as
//! `fit_chances duck_dealer standard 2-4 400 estimate,fortune`.

use caravanserai::{
    bots::{self, Counted, FORTUNE},
    games,
    table::{
        catalogue::{Chooser, SeatInfo},
        game::{Game, Setup},
        hash,
        ids::{SeatId, Viewer},
        play::Play,
    },
};
use std::{collections::BTreeMap, ops::RangeInclusive};

/// Choices after which a game is given up.
const LONGEST: usize = 60_000;
/// Positions of a game that are kept, evenly over its length.
const KEPT: usize = 40;
/// How often the weights are brought nearer to the games.
const ROUNDS: usize = 1500;
/// How far in one round, in deviations of what is counted.
const STEP: f64 = 0.03;
/// How strongly weights are held to nothing: what is counted twice shall not get two great ones.
const HELD: f64 = 0.002;

/// A position, and what each seat got of the game in the end.
struct Sample {
    seats: Vec<Vec<f64>>,
    got: Vec<f64>,
    /// Where in its game it stood, from 0 to 1.
    at: f64,
}

/// Names of what is counted, and the positions of all games.
struct Games {
    names: Vec<&'static str>,
    samples: Vec<Sample>,
    unended: usize,
}

fn play_on(
    game: &'static dyn Game,
    setup: Setup,
) -> Option<(Vec<&'static str>, Vec<Counted>, Vec<f64>)> {
    let seats = setup.seats.len();
    let seed = setup.seed;
    let mut play = Play::begin(game, setup).ok()?;
    play.listen(false);
    let player = |n| bots::bot(Chooser::Greedy, game.id(), hash::fold(seed, [n])).ok().flatten();
    let mut players: Vec<_> = (0..seats as u64).filter_map(player).collect();
    let (mut counted, mut turn) = (Vec::new(), None);
    for _ in 0..LONGEST {
        let Some(seat) = play.decision_seat() else { break };
        if turn.replace(play.turn_mark()) != Some(play.turn_mark()) {
            let fortunes = play.fortunes();
            let sight = play.glance(Viewer::Everybody);
            counted.push(Counted::of(game, &sight, fortunes.get(..seats)?)?);
        }
        let action = bots::ask(players[seat.ix()].as_mut(), &mut play)?;
        play.choose(action).ok()?;
    }
    let winners = play.outcome()?.winners;
    let share = |seat| if winners.contains(&SeatId(seat)) { 1.0 } else { 0.0 };
    let got = (0..seats as u8).map(|seat| share(seat) / winners.len() as f64).collect();
    let names = counted.first()?.seats.first()?.iter().map(|count| count.name).collect();
    Some((names, counted, got))
}

fn play_all(
    game: &'static dyn Game,
    edition: &str,
    seats: &RangeInclusive<usize>,
    games: u64,
    seed: u64,
) -> Games {
    let mut all = Games { names: Vec::new(), samples: Vec::new(), unended: 0 };
    for number in 0..games {
        let span = seats.end() - seats.start() + 1;
        let seat = |n: usize| SeatInfo {
            name: (n + 1).to_string(),
            colour: n as u8,
            race: String::new(),
            by: Chooser::Greedy,
        };
        let setup = Setup {
            game: game.id().into(),
            edition: edition.into(),
            seats: (0..seats.start() + number as usize % span).map(seat).collect(),
            options: BTreeMap::new(),
            seed: hash::fold(seed, [number]),
            study: false,
        };
        let Some((names, counted, got)) = play_on(game, setup) else {
            all.unended += 1;
            continue;
        };
        all.names = names;
        let length = counted.len();
        let every = length.div_ceil(KEPT).max(1);
        for (at, position) in counted.into_iter().enumerate().step_by(every) {
            let progress = position.progress as f64 / 100.0;
            let features = |counts: &Vec<bots::Count>| {
                let plain = counts.iter().map(|count| count.number as f64);
                plain.flat_map(|n| [n * (1.0 - progress), n * progress]).collect()
            };
            let seats = position.seats.iter().map(features).collect();
            let at = at as f64 / length as f64;
            all.samples.push(Sample { seats, got: got.clone(), at });
        }
    }
    all
}

fn chances(weights: &[f64], seats: &[Vec<f64>]) -> Vec<f64> {
    let sums: Vec<f64> =
        seats.iter().map(|seat| seat.iter().zip(weights).map(|(x, w)| x * w).sum()).collect();
    let most = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let powers: Vec<f64> = sums.iter().map(|sum| (sum - most).exp()).collect();
    let all: f64 = powers.iter().sum();
    powers.iter().map(|power| power / all).collect()
}

/// The weights by which the games are likeliest (conditional logit), by Adam's way of going uphill;
/// only those of `used` are not nothing.
fn fit(samples: &[Sample], used: &dyn Fn(usize) -> bool) -> Vec<f64> {
    let features = samples.first().map_or(0, |sample| sample.seats[0].len());
    // What counts is how seats differ: a deviation of that is the unit of each weight.
    let mut squares = vec![1e-9; features];
    let mut count = 0.0;
    for sample in samples {
        for seat in &sample.seats {
            count += 1.0;
            for (k, square) in squares.iter_mut().enumerate() {
                let mean: f64 =
                    sample.seats.iter().map(|s| s[k]).sum::<f64>() / sample.seats.len() as f64;
                *square += (seat[k] - mean) * (seat[k] - mean);
            }
        }
    }
    let unit: Vec<f64> = squares.iter().map(|s| (s / count).sqrt().max(1e-6)).collect();
    let (mut scaled, mut first, mut second) =
        (vec![0.0; features], vec![0.0; features], vec![0.0; features]);
    for round in 1..=ROUNDS {
        let weights: Vec<f64> = scaled.iter().zip(&unit).map(|(w, u)| w / u).collect();
        let mut slope = vec![0.0; features];
        for sample in samples {
            let chances = chances(&weights, &sample.seats);
            for ((seat, got), chance) in sample.seats.iter().zip(&sample.got).zip(chances) {
                for (k, s) in slope.iter_mut().enumerate() {
                    *s += (got - chance) * seat[k] / unit[k];
                }
            }
        }
        for k in (0..features).filter(|k| used(*k)) {
            let s = slope[k] / samples.len() as f64 - HELD * scaled[k];
            first[k] = 0.9 * first[k] + 0.1 * s;
            second[k] = 0.999 * second[k] + 0.001 * s * s;
            let (a, b) = (1.0 - 0.9_f64.powi(round as i32), 1.0 - 0.999_f64.powi(round as i32));
            scaled[k] += STEP * (first[k] / a) / ((second[k] / b).sqrt() + 1e-9);
        }
    }
    scaled.iter().zip(&unit).map(|(w, u)| w / u).collect()
}

/// The mean square of what was foretold wrongly, near a place of the games.
fn brier(samples: &[Sample], weights: &[f64], at: f64) -> f64 {
    let near = samples.iter().filter(|sample| (sample.at - at).abs() < 0.04);
    let (mut sum, mut count) = (0.0, 0.0);
    for sample in near {
        for (got, chance) in sample.got.iter().zip(chances(weights, &sample.seats)) {
            sum += (got - chance) * (got - chance);
            count += 1.0;
        }
    }
    sum / f64::max(count, 1.0)
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, edition, seats, games, rest @ ..] = &words[..] else {
        eprintln!("fit_chances GAME EDITION SEATS GAMES [COUNTS]");
        std::process::exit(2);
    };
    let wanted: Vec<&str> = rest.first().map_or_else(Vec::new, |all| all.split(',').collect());
    let game = games::by_id(game).unwrap_or_else(|e| panic!("{e}"));
    let number = |text: &str| text.parse::<usize>().expect("a number of seats");
    let seats = match seats.split_once('-') {
        Some((least, most)) => number(least)..=number(most),
        None => number(seats)..=number(seats),
    };
    let games: u64 = games.parse().expect("a number of games");
    let known = play_all(game, edition, &seats, games, 1);
    let other = play_all(game, edition, &seats, games, 2);
    println!(
        "{} {edition}: {} and {} positions of {games} games each, {} and {} without an end",
        game.id(),
        known.samples.len(),
        other.samples.len(),
        known.unended,
        other.unended
    );
    let counts = |name: &str| wanted.is_empty() || wanted.contains(&name);
    let weights = fit(&known.samples, &|k| counts(known.names[k / 2]));
    let fortune = known.names.iter().position(|name| *name == FORTUNE).unwrap_or(0);
    let plain = fit(&known.samples, &|k| k / 2 == fortune);
    println!("    weights: [");
    for (k, name) in known.names.iter().enumerate().filter(|(_, name)| counts(name)) {
        let millionths = |w: f64| (w * 1e6).round() as i64;
        let (early, late) = (millionths(weights[2 * k]), millionths(weights[2 * k + 1]));
        println!("        (\"{name}\", {early}, {late}),");
    }
    println!("    ]");
    for (name, at) in [("a quarter", 0.25), ("half", 0.5), ("three quarters", 0.75)] {
        let (own, fortunes) =
            (brier(&other.samples, &weights, at), brier(&other.samples, &plain, at));
        println!("Brier at {name} of other games: {own:.4}; by fortunes alone {fortunes:.4}");
    }
    for tenth in 0..10 {
        let (mut said, mut came, mut count) = (0.0, 0.0, 0);
        for sample in &other.samples {
            for (got, chance) in sample.got.iter().zip(chances(&weights, &sample.seats)) {
                if (chance * 10.0) as usize == tenth {
                    (said, came, count) = (said + chance, came + got, count + 1);
                }
            }
        }
        if count > 0 {
            let n = f64::from(count);
            println!("of {count} called {:.0} %: {:.0} %", 100.0 * said / n, 100.0 * came / n);
        }
    }
}
