//! Tunes how far the thinking player of a game thinks: sets of figures near today's play against
//! the greedy player, the better half goes on with twice as many games, until one is left; that one
//! and today's meet greedy once more, in games that none has played. It changes nothing: what it
//! prints goes by hand into `levels/<game>/thinking.ron`. `tune GAME EDITION [SETS [GAMES [SEED]]]`,
//! such as `tune duck_dealer standard 8 10 1`; it needs the program beside it (`cargo build`).

use caravanserai::table::hash;
use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
    time::Instant,
};

/// What is varied, and between which bounds. How often is played out stays: that is time.
const VARIED: [(&str, u32, u32); 5] = [
    ("worlds", 2, 40),
    ("turns", 1, 100),
    ("sureness", 0, 40),
    ("pairs", 2, 16),
    ("candidates", 2, 12),
];

/// A set of figures by name.
type Figures = BTreeMap<&'static str, u32>;

/// What is played, and with what.
struct Tuning {
    game: String,
    edition: String,
    /// The text of today's file.
    text: String,
    program: PathBuf,
    folder: PathBuf,
}

/// How a set came out.
#[derive(Clone, Copy, Default)]
struct Score {
    won: f64,
    games: f64,
}

impl Score {
    fn share(self) -> f64 {
        self.won / self.games.max(1.0)
    }
}

impl Tuning {
    fn of(game: &str, edition: &str) -> Result<Tuning, String> {
        let file = Path::new("levels").join(game).join("thinking.ron");
        let text = fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        let own = env::current_exe().map_err(|e| e.to_string())?;
        let built = own.parent().and_then(Path::parent).ok_or("no folder of the build")?;
        let program = built.join(format!("caravanserai{}", env::consts::EXE_SUFFIX));
        if !program.is_file() {
            return Err(format!("{} is missing: build the program first", program.display()));
        }
        let folder = env::temp_dir().join(format!("tune-{}", std::process::id()));
        let (game, edition) = (game.to_owned(), edition.to_owned());
        Ok(Tuning { game, edition, text, program, folder })
    }

    /// Where the figures of the search stand in the file.
    fn search(&self) -> &str {
        let from = self.text.find("search:").unwrap_or(0);
        let until = self.text[from..].find("source:").map_or(self.text.len(), |end| from + end);
        &self.text[from..until]
    }

    /// Today's figures.
    fn today(&self) -> Figures {
        let number = |name: &str| {
            let (_, rest) = self.search().split_once(&format!("{name}: "))?;
            rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
        };
        VARIED.iter().filter_map(|(name, ..)| Some((*name, number(name)?))).collect()
    }

    /// The file with these figures.
    fn with(&self, figures: &Figures) -> String {
        let today = self.today();
        let mut search = self.search().to_owned();
        for (name, number) in figures {
            let now = format!("{name}: {},", today[name]);
            search = search.replacen(&now, &format!("{name}: {number},"), 1);
        }
        self.text.replacen(self.search(), &search, 1)
    }

    /// Lets the thinker play with these figures: so many games from the first on.
    fn play(&self, figures: &Figures, (first, games): (u64, u64)) -> Result<Score, String> {
        let levels = self.folder.join(&self.game);
        fs::create_dir_all(&levels).map_err(|e| e.to_string())?;
        fs::write(levels.join("thinking.ron"), self.with(figures)).map_err(|e| e.to_string())?;
        let order = ["tournament", "--game", &self.game, "--edition", &self.edition];
        let numbers = [first, games].map(|n| n.to_string());
        let done = Command::new(&self.program)
            .arg("--levels")
            .arg(&self.folder)
            .args(order)
            .args(["--bots", "greedy,thinker", "--first", &numbers[0], "--games", &numbers[1]])
            .output()
            .map_err(|e| e.to_string())?;
        let told = String::from_utf8_lossy(&done.stdout);
        won(&told).ok_or_else(|| format!("{told}{}", String::from_utf8_lossy(&done.stderr)))
    }
}

/// How many games the thinker won, out of what a tournament prints.
fn won(told: &str) -> Option<Score> {
    let (players, score) = told
        .lines()
        .find_map(|line| line.contains(" against ").then(|| line.split_once(": "))?)?;
    let (won, rest) = score.split_once(" of ")?;
    let (won, games): (f64, f64) = (won.parse().ok()?, rest.split(',').next()?.parse().ok()?);
    let own = players.starts_with("thinker");
    Some(Score { won: if own { won } else { games - won }, games })
}

/// Another set near this one: each figure is kept, halved or doubled, within its bounds.
fn near(figures: &Figures, seed: u64) -> Figures {
    let moved = |n: usize, now: u32, least: u32, most: u32| {
        let to = match hash::fold(seed, [n as u64]) % 4 {
            0 => now / 2,
            1 => now * 2,
            _ => now,
        };
        to.clamp(least, most)
    };
    let all = VARIED.iter().enumerate();
    all.filter_map(|(n, &(name, least, most))| {
        Some((name, moved(n, *figures.get(name)?, least, most)))
    })
    .collect()
}

/// Plays with the best set against today's, in games of their own.
fn tune(tuning: &Tuning, (sets, games, seed): (u64, u64, u64)) -> Result<(), String> {
    let today = tuning.today();
    let mut field: Vec<(Figures, Score)> = vec![(today.clone(), Score::default())];
    let mut tried = 0;
    while (field.len() as u64) < sets && tried < sets * 20 {
        tried += 1;
        let other = near(&today, hash::fold(seed, [tried]));
        if field.iter().all(|(figures, _)| *figures != other) {
            field.push((other, Score::default()));
        }
    }
    let (mut first, mut round) = (0, games);
    while field.len() > 1 {
        println!("{} sets, games {first} to {}", field.len(), first + round - 1);
        for (figures, score) in &mut field {
            let began = Instant::now();
            let new = tuning.play(figures, (first, round))?;
            (score.won, score.games) = (score.won + new.won, score.games + new.games);
            let seconds = began.elapsed().as_secs_f64() / round as f64;
            println!(
                "  {:5.1} of {:<4} {seconds:6.1} s a game  {figures:?}",
                score.won, score.games
            );
        }
        field.sort_by(|(_, a), (_, b)| b.share().total_cmp(&a.share()));
        field.truncate(field.len().div_ceil(2));
        (first, round) = (first + round, round * 2);
    }
    let best = field.swap_remove(0).0;
    if best == today {
        println!("today's figures are the best of these");
        return Ok(());
    }
    for (name, figures) in [("today's", &today), ("the best", &best)] {
        let score = tuning.play(figures, (first, round))?;
        println!("{name}: {:.1} of {} in new games  {figures:?}", score.won, score.games);
    }
    println!("{}", tuning.with(&best));
    Ok(())
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |n: usize, usual: u64| words.get(n).map_or(Ok(usual), |word| word.parse());
    let (Some(game), Some(edition), Ok(sets), Ok(games), Ok(seed)) =
        (words.first(), words.get(1), number(2, 8), number(3, 10), number(4, 1))
    else {
        eprintln!("tune GAME EDITION [SETS [GAMES [SEED]]]");
        return ExitCode::FAILURE;
    };
    let done = Tuning::of(game, edition).and_then(|tuning| {
        let done = tune(&tuning, (sets, games, seed));
        // What is left of it is of no use to anybody.
        let _gone = fs::remove_dir_all(&tuning.folder);
        done
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
