//! The command line: what each subcommand takes, and nothing of how it is done. Every failure is
//! one sentence on standard error and an exit code other than 0.

mod commands;
mod export;
mod package;

use clap::{Args, CommandFactory, Parser, Subcommand};
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

/// Trading board games to play and to study.
#[derive(Parser)]
#[command(version, about, subcommand_precedence_over_arg = true)]
struct Cli {
    /// A saved game to open in the window: the same as `play FILE`.
    file: Option<PathBuf>,
    /// Read level files from this folder instead of the built-in ones.
    #[arg(long, global = true, value_name = "DIR")]
    levels: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

/// What is wanted.
#[derive(Subcommand)]
enum Command {
    /// Open the window (the default).
    Play {
        /// A saved game to go on with.
        file: Option<PathBuf>,
        /// Write into this file what can be clicked and where: for scripts that test the window.
        #[arg(long, value_name = "FILE")]
        tell: Option<PathBuf>,
        /// Write into this file how long each frame took: for measurements.
        #[arg(long, value_name = "FILE")]
        frames: Option<PathBuf>,
        /// Propose new games with this seed instead of one that nobody knows beforehand.
        #[arg(long, value_name = "NUMBER")]
        seed: Option<u64>,
    },
    /// Answer JSON requests, one a line, on standard input and output.
    Engine {
        /// Language of the sentences, where a request names none.
        #[arg(long, default_value = "en")]
        lang: String,
    },
    /// Play whole games between computer players and sum them up.
    Simulate(Simulate),
    /// Play a saved game again from its beginning.
    Replay {
        /// The saved game.
        file: PathBuf,
        /// Fail if today's rules play it differently.
        #[arg(long)]
        check: bool,
    },
    /// Paint a board as one picture.
    Board(Board),
    /// Write a saved game as a picture, a film of a turn, a text or a record.
    Export(export::Export),
    /// Read or search the rulebook.
    Rules(Rules),
    /// Tell how the finished games of this computer went.
    Statistics(Statistics),
    /// Check level files: whether they can be read and fit together.
    CheckLevels {
        /// The folder of the level files; without it the built-in ones are checked.
        #[arg(long, value_name = "DIR")]
        dir: Option<PathBuf>,
        /// Language of the findings.
        #[arg(long, default_value = "en")]
        lang: String,
    },
    /// Write what a package brings besides the program: pages of the manual, completions for
    /// shells, icons.
    #[command(hide = true)]
    PackageFiles {
        /// The folder to write into, made if it is missing.
        #[arg(value_name = "DIR")]
        dir: PathBuf,
    },
}

/// Which game.
#[derive(Args)]
struct Which {
    /// The game; without it the first one of the house.
    #[arg(long)]
    game: Option<String>,
    /// The edition; without it the first one of the game.
    #[arg(long)]
    edition: Option<String>,
}

/// What is simulated.
#[derive(Args)]
struct Simulate {
    #[command(flatten)]
    which: Which,
    /// How many seats.
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// How many games.
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Seed of all chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of the first game: the games of one seed can be shared out among computers.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// The computer players, taken in turn by the seats: greedy, random.
    #[arg(long, default_value = "random", value_delimiter = ',')]
    bots: Vec<String>,
    /// How many threads; without it one for each processor.
    #[arg(long)]
    jobs: Option<usize>,
    /// An option of the edition, such as goal=1000; may be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Write one line a game into this file.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write the record of each game into this folder, made if it is missing: files that `replay
    /// --check` and the window open.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Write the summary as one JSON object.
    #[arg(long)]
    json: bool,
}

/// Which board is painted.
#[derive(Args)]
struct Board {
    #[command(flatten)]
    which: Which,
    /// Paint the position of this saved game or scenario instead of a board at its start.
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// The picture to write, a PNG.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Its width in pixels.
    #[arg(long, default_value_t = 2000)]
    width: u32,
    /// How many seats a board at its start has.
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// Seed of a board at its start.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Language of what is written on it.
    #[arg(long, default_value = "en")]
    lang: String,
}

/// What is read in the rulebook.
#[derive(Args)]
struct Rules {
    #[command(flatten)]
    which: Which,
    /// A chapter, section or rule, by its ID.
    id: Option<String>,
    /// Words that must all occur.
    #[arg(long, conflicts_with = "id")]
    search: Option<String>,
    /// The language: en, fr or es.
    #[arg(long, default_value = "en")]
    lang: String,
}

fn one_at_a_time(file: &Path) -> String {
    format!("{} stands before a command; name the file after it", file.display())
}

fn neither(file: &Path) -> String {
    format!(
        "there is neither a command nor a file \"{}\"; --help lists the commands",
        file.display()
    )
}

/// What is told of the finished games.
#[derive(Args)]
struct Statistics {
    /// Write one row for each seat of each game, for spreadsheets, instead of a summary.
    #[arg(long)]
    csv: bool,
    /// Only this game.
    #[arg(long)]
    game: Option<String>,
    /// The list of finished games; without it that of the person, with what ended among the saves.
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Language of the summary.
    #[arg(long, default_value = "en")]
    lang: String,
}

/// Writes into `dir` (made if it is missing) what a package brings besides the program: pages of
/// the manual, completions for four shells, icons in all sizes.
///
/// # Errors
/// A sentence that names the file or folder that cannot be written.
pub fn package_files(dir: &Path) -> Result<(), String> {
    package::write(Cli::command(), dir)
}

/// A fault of the command line itself has the exit code that its reader gives.
fn misread(sentence: &str) -> ExitCode {
    eprintln!("caravanserai: {sentence}");
    ExitCode::from(2)
}

/// Reads the command line of the program, does what it says, and gives the exit code.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let play = |file| Command::Play { file, tell: None, frames: None, seed: None };
    let command = match (cli.file, cli.command) {
        (Some(file), Some(_)) => return misread(&one_at_a_time(&file)),
        (Some(file), None) if !file.exists() => return misread(&neither(&file)),
        (file, command) => command.unwrap_or_else(|| play(file)),
    };
    let ready = cli.levels.map_or(Ok(()), |folder| crate::games::use_levels(&folder));
    let done = ready.and_then(|()| match command {
        Command::Play { file, tell, frames, seed } => commands::play(file, tell, frames, seed),
        Command::Engine { lang } => commands::engine(&lang),
        Command::Simulate(wanted) => commands::simulate(wanted),
        Command::Replay { file, check } => commands::replay(&file, check),
        Command::Board(wanted) => commands::board(&wanted),
        Command::Export(wanted) => export::export(&wanted),
        Command::Rules(wanted) => commands::rules(&wanted),
        Command::Statistics(wanted) => commands::statistics(&wanted),
        Command::CheckLevels { dir, lang } => commands::check_levels(dir.as_deref(), &lang),
        Command::PackageFiles { dir } => package_files(&dir),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("caravanserai: {sentence}");
            ExitCode::FAILURE
        }
    }
}
