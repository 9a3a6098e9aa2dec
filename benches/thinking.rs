//! How long the better computer player thinks: for one choice, and for all choices of a turn. Whole
//! games of such players alone, the same as `simulate --seed 1` plays, so points can be read off,
//! too. Run by `cargo bench --no-default-features --bench thinking -- [GAME [SEATS [GAMES]]]`; it
//! holds nothing.

mod clock;

use caravanserai::{
    bots::{self, Bot},
    games,
    table::{
        catalogue::{Chooser, SeatInfo},
        game::{Game, Setup},
        hash,
        ids::SeatId,
        play::Play,
    },
};
use clock::time;
use std::time::{Duration, Instant};

/// More choices than any game needs.
const MOST: usize = 200_000;

/// What was measured over some games.
#[derive(Default)]
struct Measured {
    choices: Vec<Duration>,
    turns: Vec<Duration>,
    winners: Vec<i64>,
    unfinished: usize,
}

fn setup(game: &dyn Game, seats: usize, seed: u64) -> Setup {
    let seat = |n: usize| SeatInfo {
        name: (n + 1).to_string(),
        colour: n as u8,
        race: String::new(),
        by: Chooser::Greedy,
    };
    Setup {
        game: game.id().to_owned(),
        edition: game.editions()[0].id.to_owned(),
        seats: (0..seats).map(seat).collect(),
        options: Default::default(),
        seed,
        study: false,
    }
}

impl Measured {
    fn play(&mut self, game: &'static dyn Game, seats: usize, number: u64) {
        let seed = hash::fold(1, [number]);
        let player = |n: usize| {
            let bot = bots::bot(Chooser::Greedy, game.id(), hash::fold(seed, [n as u64 + 1]));
            bot.ok().flatten().expect("it plays this game")
        };
        let mut players: Vec<Box<dyn Bot>> = (0..seats).map(player).collect();
        let mut play = Play::begin(game, setup(game, seats, seed)).expect("a table");
        play.listen(false);
        let turn = play.catalogue().dial_by_key("turn");
        let start = Instant::now();
        let mut at: Option<(i64, SeatId)> = None;
        for _ in 0..MOST {
            let Some(seat) = play.decision_seat() else { break };
            let now = (turn.map_or(0, |dial| play.dial(dial)), seat);
            let before = time(start);
            let action = bots::ask(players[seat.ix()].as_mut(), &mut play);
            let thought = time(start).saturating_sub(before);
            self.choices.push(thought);
            if at.replace(now) != Some(now) {
                self.turns.push(Duration::ZERO);
            }
            if let Some(sum) = self.turns.last_mut() {
                *sum += thought;
            }
            let Some(Ok(_)) = action.map(|action| play.choose(action)) else { break };
        }
        self.unfinished += usize::from(!play.is_over());
        self.winners.extend(play.fortunes().into_iter().max());
    }

    fn tell(&mut self, name: &str) {
        let of = |all: &mut Vec<Duration>| {
            all.sort();
            let at = |share: usize| all.get(all.len() * share / 1000).copied().unwrap_or_default();
            let most = all.last().copied().unwrap_or_default();
            let sum: Duration = all.iter().sum();
            format!(
                "{} (median {:?}, 99 of 100 within {:?}, longest {most:?}, all {sum:?})",
                all.len(),
                at(500),
                at(990)
            )
        };
        let games = self.winners.len();
        let mean = self.winners.iter().sum::<i64>() / games.max(1) as i64;
        println!("{name}: {games} games, {} unfinished, the winner's mean {mean}", self.unfinished);
        println!("  choices: {}", of(&mut self.choices));
        println!("  turns:   {}", of(&mut self.turns));
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|w| !w.starts_with("--")).collect();
    let number = |n: usize| words.get(n).and_then(|word| word.parse::<usize>().ok());
    let (seats, count) = (number(1), number(2).unwrap_or(3));
    let wanted = |game: &&&'static dyn Game| words.first().is_none_or(|id| id == game.id());
    for &game in games::all().iter().filter(wanted) {
        let (least, most) = game.editions()[0].seats;
        let greedy = bots::plays(Chooser::Greedy, game.id());
        for seats in (least..=most).filter(|n| greedy && seats.is_none_or(|only| only == *n)) {
            let mut measured = Measured::default();
            (0..count as u64).for_each(|nth| measured.play(game, seats, nth));
            measured.tell(&format!("{} {seats}", game.id()));
        }
    }
}
