//! What the subcommands take, as the command line reads it. Nothing of how they are done stands
//! here.

use clap::Args;
use std::path::PathBuf;

/// Which game.
#[derive(Args)]
pub(super) struct GameArguments {
    /// The game; without it the first one of the house.
    #[arg(long)]
    pub(super) game: Option<String>,
    /// The edition; without it the first one of the game.
    #[arg(long)]
    pub(super) edition: Option<String>,
}

/// With what the window opens.
#[derive(Args, Default)]
pub(super) struct PlayArguments {
    /// A saved game to go on with.
    pub(super) file: Option<PathBuf>,
    /// Write into this file what can be clicked and where: for scripts that test the window.
    #[arg(long, value_name = "FILE")]
    pub(super) tell: Option<PathBuf>,
    /// Write into this file how long each frame took: for measurements.
    #[arg(long, value_name = "FILE")]
    pub(super) frames: Option<PathBuf>,
    /// Write into this file when each question was shown and each choice made: for scripts that
    /// press into the window.
    #[arg(long, value_name = "FILE")]
    pub(super) times: Option<PathBuf>,
    /// Propose new games with this seed instead of one that nobody knows beforehand.
    #[arg(long, value_name = "NUMBER")]
    pub(super) seed: Option<u64>,
}

/// Which games computer players play.
#[derive(Args)]
pub(super) struct OrderArguments {
    #[command(flatten)]
    pub(super) which: GameArguments,
    /// How many seats, taken in turn by the computer players.
    #[arg(long, default_value_t = 2)]
    pub(super) seats: usize,
    /// How many games; without it 100, in a tournament 20 of each two players.
    #[arg(long)]
    pub(super) games: Option<u64>,
    /// Seed of all chance.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// Number of the first game: the games of one seed can be shared out among computers.
    #[arg(long, default_value_t = 0)]
    pub(super) first: u64,
    /// The computer players: random, beginner, greedy, cautious, hurried, hunter, thinker, master;
    /// without it random, in a tournament all that play the game.
    #[arg(long, value_delimiter = ',')]
    pub(super) bots: Vec<String>,
    /// How many threads; without it one for each processor.
    #[arg(long)]
    pub(super) jobs: Option<usize>,
    /// An option of the edition, such as goal=1000; may be given several times.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(super) options: Vec<String>,
    /// Write one line a game into this file.
    #[arg(long, value_name = "FILE")]
    pub(super) csv: Option<PathBuf>,
}

/// Who plays whom.
#[derive(Args)]
pub(super) struct TournamentArguments {
    #[command(flatten)]
    pub(super) order: OrderArguments,
    /// The thinking player against itself, each budget of thought against half of it: it shows how
    /// deep a game is.
    #[arg(long, conflicts_with_all = ["bots", "csv"])]
    pub(super) ladder: bool,
}

/// What is simulated.
#[derive(Args)]
pub(super) struct SimulateArguments {
    #[command(flatten)]
    pub(super) order: OrderArguments,
    /// Write the record of each game into this folder, made if it is missing: files that `replay
    /// --check` and the window open.
    #[arg(long, value_name = "DIR")]
    pub(super) records: Option<PathBuf>,
    /// Write the summary as one JSON object.
    #[arg(long)]
    pub(super) json: bool,
}

/// Which board is painted.
#[derive(Args)]
pub(super) struct BoardArguments {
    #[command(flatten)]
    pub(super) which: GameArguments,
    /// Paint the position of this saved game or scenario instead of a board at its start.
    #[arg(long, value_name = "FILE")]
    pub(super) load: Option<PathBuf>,
    /// The picture to write, a PNG.
    #[arg(long, value_name = "FILE")]
    pub(super) out: PathBuf,
    /// Its width in pixels.
    #[arg(long, default_value_t = 2000)]
    pub(super) width: u32,
    /// How many seats a board at its start has.
    #[arg(long, default_value_t = 2)]
    pub(super) seats: usize,
    /// Seed of a board at its start.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// Language of what is written on it.
    #[arg(long, default_value = "en")]
    pub(super) lang: String,
}

/// Which game is looked back at.
#[derive(Args)]
pub(super) struct AnalyseArguments {
    /// A save of a game that is over.
    pub(super) file: PathBuf,
    /// At each choice that may have cost much, play so often on from what might have been done
    /// instead, and tell the costliest; 0 does not.
    #[arg(long, default_value_t = 0)]
    pub(super) playouts: u32,
    /// The same, but as often as so many seconds allow.
    #[arg(long, value_name = "SECONDS", conflicts_with = "playouts")]
    pub(super) seconds: Option<f64>,
    /// Write the chances after each entry into this file.
    #[arg(long, value_name = "FILE")]
    pub(super) csv: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    pub(super) json: bool,
    /// Language of the log's lines.
    #[arg(long, default_value = "en")]
    pub(super) lang: String,
}

/// What is read in the rulebook.
#[derive(Args)]
pub(super) struct RulesArguments {
    #[command(flatten)]
    pub(super) which: GameArguments,
    /// A chapter, section or rule, by its ID.
    pub(super) id: Option<String>,
    /// Words that must all occur.
    #[arg(long, conflicts_with = "id")]
    pub(super) search: Option<String>,
    /// Where the rule has spoken in this game, a save.
    #[arg(long = "in", value_name = "FILE", requires = "id")]
    pub(super) game_file: Option<PathBuf>,
    /// The language: en, fr or es.
    #[arg(long, default_value = "en")]
    pub(super) lang: String,
}

/// What is told of the finished games.
#[derive(Args)]
pub(super) struct StatisticsArguments {
    /// Write one row for each seat of each game, for spreadsheets, instead of a summary.
    #[arg(long)]
    pub(super) csv: bool,
    /// Only this game.
    #[arg(long)]
    pub(super) game: Option<String>,
    /// The list of finished games; without it that of the person, with what ended among the saves.
    #[arg(long, value_name = "FILE")]
    pub(super) file: Option<PathBuf>,
    /// Language of the summary.
    #[arg(long, default_value = "en")]
    pub(super) lang: String,
}
