//! Tunes by what the thinking player of a game goes where it plans, from today's figures on: in
//! each game one seat plays as greedy does, the other with every habit a little more or less at
//! random; what has gone with winning and with being ahead moves the habits, round by round. In the
//! end they meet greedy in new games. It changes nothing: what it prints goes by hand into
//! `levels/<game>/thinking.ron`. `tune_habits GAME EDITION [ROUNDS [GAMES [SEED [JOBS]]]]`, such as
//! `tune_habits merchant_of_venus 2012 12 1000`.

use caravanserai::{
    bots::{self, Bot, Habit, Habits},
    games::{self, levels::ThinkingFigures},
    table::{
        catalogue::{Chooser, SeatInfo},
        game::{Game, Setup},
        hash,
        ids::SeatId,
        play::Play,
    },
};
use std::{collections::BTreeMap, env, process::ExitCode, thread};

/// Choices after which a game is given up.
const LONGEST: usize = 60_000;
/// By how much of itself a habit is varied.
const VARIED: f64 = 0.25;
/// By how many standard errors what a habit brings must differ for a whole step.
const WHOLE: f64 = 3.0;
/// Games in which what was found meets greedy once more, for each of a round.
const PROOF: u64 = 2;

/// What is played.
#[derive(Clone)]
struct Match {
    game: &'static dyn Game,
    edition: String,
    seed: u64,
    jobs: u64,
}

/// What came of a game for the seat with habits: its share of the win, and by how much of all
/// fortunes it was ahead.
#[derive(Clone, Copy)]
struct Score {
    won: f64,
    ahead: f64,
}

impl Match {
    fn setup(&self, number: u64) -> Setup {
        let seat = |n: u8| SeatInfo {
            name: (n + 1).to_string(),
            colour: n,
            race: String::new(),
            by: Chooser::Greedy,
        };
        Setup {
            game: self.game.id().into(),
            edition: self.edition.clone(),
            seats: (0..2).map(seat).collect(),
            options: BTreeMap::new(),
            // Two games each have the same seed, with the seats changed.
            seed: hash::fold(self.seed, [number / 2]),
            study: false,
        }
    }

    /// Plays a game in which one seat has these habits; `None` if it does not end.
    fn play(&self, number: u64, habits: &Habits) -> Option<Score> {
        let setup = self.setup(number);
        let (own, seed) = ((number % 2) as usize, setup.seed);
        let mut play = Play::begin(self.game, setup).ok()?;
        play.listen(false);
        let usual = Habits::usual();
        let mut players: Vec<Box<dyn Bot>> = Vec::new();
        for n in 0..2 {
            let habits = if n == own { habits } else { &usual };
            players.push(bots::greedy(self.game.id(), hash::fold(seed, [n as u64]), habits).ok()?);
        }
        for _ in 0..LONGEST {
            let Some(seat) = play.decision_seat() else { break };
            let action = bots::ask(players[seat.ix()].as_mut(), &mut play)?;
            play.choose(action).ok()?;
        }
        let winners = play.outcome()?.winners;
        let won = winners.contains(&SeatId(own as u8));
        let won = if won { 1.0 / winners.len() as f64 } else { 0.0 };
        let fortunes = play.fortunes();
        let (mine, other) = (*fortunes.get(own)? as f64, *fortunes.get(1 - own)? as f64);
        Some(Score { won, ahead: (mine - other) / (mine.abs() + other.abs()).max(1.0) })
    }

    /// Plays many games, shared among threads, each with the habits that it asks for.
    fn play_all(
        &self,
        games: std::ops::Range<u64>,
        habits: impl Fn(u64) -> Habits + Sync,
    ) -> Vec<(u64, Score)> {
        let habits = &habits;
        thread::scope(|scope| {
            let job = |job: u64| {
                let mine = games.clone().filter(move |n| n % self.jobs == job);
                scope.spawn(move || {
                    mine.filter_map(|n| Some((n, self.play(n, &habits(n))?))).collect::<Vec<_>>()
                })
            };
            let jobs: Vec<_> = (0..self.jobs).map(job).collect();
            jobs.into_iter().flat_map(|job| job.join().unwrap_or_default()).collect()
        })
    }
}

/// Whether a game tries more of a habit; else it tries less.
fn more(seed: u64, number: u64, habit: usize) -> bool {
    hash::fold(seed, [number, habit as u64, 77]).is_multiple_of(2)
}

fn named(all: &[Habit], numbers: &[f64]) -> Habits {
    all.iter().zip(numbers).map(|(habit, number)| (habit.name.to_owned(), *number)).collect()
}

/// Mean and its standard error.
fn mean(all: &[f64]) -> (f64, f64) {
    let count = all.len().max(2) as f64;
    let mean = all.iter().sum::<f64>() / count;
    let squares: f64 = all.iter().map(|x| (x - mean) * (x - mean)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

/// By how many standard errors games with more of a habit come out better than those with less.
fn pull(scores: &[(u64, Score)], seed: u64, habit: usize, of: impl Fn(&Score) -> f64) -> f64 {
    let with = |wanted: bool| -> Vec<f64> {
        let tried = scores.iter().filter(|(n, _)| more(seed, *n, habit) == wanted);
        tried.map(|(_, score)| of(score)).collect()
    };
    let ((more, error), (less, other)) = (mean(&with(true)), mean(&with(false)));
    (more - less) / (error * error + other * other).sqrt().max(1e-9)
}

fn tune(at: &Match, habits: &[Habit], (rounds, games): (u64, u64)) {
    let today = ThinkingFigures::of(at.game);
    let today = today.map(|figures| Habits::thinking(&figures, &at.edition)).unwrap_or_default();
    let number = |habit: &Habit| today.get(habit.name).unwrap_or(habit.usual);
    let mut now: Vec<f64> = habits.iter().map(number).collect();
    for round in 0..rounds {
        let tried = |n: u64| -> Habits {
            let each = now.iter().enumerate().map(|(habit, number)| {
                number * if more(at.seed, n, habit) { 1.0 + VARIED } else { 1.0 / (1.0 + VARIED) }
            });
            named(habits, &each.collect::<Vec<_>>())
        };
        let scores = at.play_all(round * games..(round + 1) * games, tried);
        let (won, error) = mean(&scores.iter().map(|(_, score)| score.won).collect::<Vec<_>>());
        println!("round {round}: {:.1} % won, error {:.1}", won * 100.0, error * 100.0);
        let step = VARIED * 0.9_f64.powi(round as i32);
        for (habit, number) in now.iter_mut().enumerate() {
            let won = pull(&scores, at.seed, habit, |score| score.won);
            let ahead = pull(&scores, at.seed, habit, |score| score.ahead);
            // Both tell of the same: how far ahead one is tells more, winning is what counts.
            let both = (won + ahead) / 2.0;
            *number *= (1.0 + step).powf((both / WHOLE).clamp(-1.0, 1.0));
            println!("  {:<12} {number:9.3}  {won:5.1} {ahead:5.1}", habits[habit].name);
        }
    }
    let proof = rounds * games..(rounds + PROOF) * games;
    let scores = at.play_all(proof, |_| named(habits, &now));
    let (won, error) = mean(&scores.iter().map(|(_, score)| score.won).collect::<Vec<_>>());
    println!("in {} new games: {:.1} % won, error {:.1}", scores.len(), won * 100.0, error * 100.0);
    for (habit, number) in habits.iter().zip(&now) {
        println!("    (\"{}\", {}),", habit.name, (number * 1000.0).round());
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |n: usize, usual: u64| words.get(n).map_or(Ok(usual), |word| word.parse());
    let (Some(game), Some(edition), Ok(rounds), Ok(games), Ok(seed), Ok(jobs)) =
        (words.first(), words.get(1), number(2, 12), number(3, 1000), number(4, 1), number(5, 2))
    else {
        eprintln!("tune_habits GAME EDITION [ROUNDS [GAMES [SEED [JOBS]]]]");
        return ExitCode::FAILURE;
    };
    let habits = bots::habits_of(game);
    match games::by_id(game) {
        Ok(game) if !habits.is_empty() => {
            let (edition, jobs) = (edition.clone(), jobs.max(1));
            tune(&Match { game, edition, seed, jobs }, habits, (rounds, games));
            ExitCode::SUCCESS
        }
        Ok(_) => {
            eprintln!("the player of {game} has no habits");
            ExitCode::FAILURE
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
