//! The command line: what each subcommand takes, and nothing of how it is done. Every failure is
//! one sentence on standard error and an exit code other than 0.

mod analyse;
mod arguments;
mod commands;
mod export;
mod package;
mod tournament;

use self::arguments::{
    AnalyseArguments, BoardArguments, PlayArguments, RulesArguments, SimulateArguments,
    StatisticsArguments, TournamentArguments,
};
use clap::{CommandFactory, Parser};
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
    command: Option<Subcommand>,
}

/// What is wanted.
#[derive(clap::Subcommand)]
enum Subcommand {
    /// Open the window (the default).
    Play(PlayArguments),
    /// Answer JSON requests, one a line, on standard input and output.
    Engine {
        /// Language of the sentences, where a request names none.
        #[arg(long, default_value = "en")]
        lang: String,
    },
    /// Play whole games between computer players and sum them up.
    Simulate(SimulateArguments),
    /// Let computer players play each other, each against each, and rate them.
    Tournament(TournamentArguments),
    /// Look back at a game that is over: chances to win, luck and choices, what turned it
    Analyse(AnalyseArguments),
    /// Play a saved game again from its beginning.
    Replay {
        /// The saved game.
        file: PathBuf,
        /// Fail if today's rules play it differently.
        #[arg(long)]
        check: bool,
    },
    /// Paint a board as one picture.
    Board(BoardArguments),
    /// Write a saved game as a picture, a film of a turn, a text, a record or a report.
    Export(export::Export),
    /// Read or search the rulebook.
    Rules(RulesArguments),
    /// Tell how the finished games of this computer went.
    Statistics(StatisticsArguments),
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

fn one_at_a_time(file: &Path) -> String {
    format!("{} stands before a command; name the file after it", file.display())
}

fn neither(file: &Path) -> String {
    format!(
        "there is neither a command nor a file \"{}\"; --help lists the commands",
        file.display()
    )
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
    let play = |file| Subcommand::Play(PlayArguments { file, ..Default::default() });
    let command = match (cli.file, cli.command) {
        (Some(file), Some(_)) => return misread(&one_at_a_time(&file)),
        (Some(file), None) if !file.exists() => return misread(&neither(&file)),
        (file, command) => command.unwrap_or_else(|| play(file)),
    };
    let ready = cli.levels.map_or(Ok(()), |folder| crate::games::use_levels(&folder));
    let done = ready.and_then(|()| match command {
        Subcommand::Play(wanted) => commands::play(wanted),
        Subcommand::Engine { lang } => commands::engine(&lang),
        Subcommand::Simulate(wanted) => commands::simulate(wanted),
        Subcommand::Tournament(wanted) => tournament::tournament(&wanted),
        Subcommand::Analyse(wanted) => analyse::analyse(&wanted),
        Subcommand::Replay { file, check } => commands::replay(&file, check),
        Subcommand::Board(wanted) => commands::board(&wanted),
        Subcommand::Export(wanted) => export::export(&wanted),
        Subcommand::Rules(wanted) => commands::rules(&wanted),
        Subcommand::Statistics(wanted) => commands::statistics(&wanted),
        Subcommand::CheckLevels { dir, lang } => commands::check_levels(dir.as_deref(), &lang),
        Subcommand::PackageFiles { dir } => package_files(&dir),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("caravanserai: {sentence}");
            ExitCode::FAILURE
        }
    }
}
