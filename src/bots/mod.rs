//! Computer players. A bot sees what its seat may see (the offers and a [`Sight`]), never the
//! world, and sends the same plain actions as a person. It keeps no secret of the table and draws
//! its own chance, so that the table's own is not disturbed.
//!
//! `random` plays every game. `greedy` is written for each game: a type that is a [`Bot`], which
//! reads the game's public nouns over the sight and returns one of the offers; the game's bundle
//! brings it as a [`Player`]. `beginner`, `thinker` and `master` are written once for all games and
//! stand on that; to be thought about, a game brings a [`Thinking`] as well, and with it come those
//! that have a way of their own. A player must choose the same for the same sights and seed, and
//! may never return what is not on offer. Whoever asks one here never gets a way back to a position
//! in which the turn has been before.

mod analysis;
mod beginner;
mod best_turn;
mod chances;
mod greedy;
mod habits;
mod how;
mod kept;
mod line;
mod mistakes;
mod new_ground;
mod puzzle_maker;
mod random;
mod soon;
mod thinking;

pub use crate::habits;
pub use analysis::{Analysis, Shares, Swing, analyse, analyse_told, analyse_within};
pub use best_turn::best_turn;
pub use chances::{
    Counted, ESTIMATE, FORTUNE, Partners, chances, chances_for, chances_of, progress,
};
pub use greedy::{Count, Player, habits_of, player as greedy};
pub use habits::{Habit, Habits};
pub use how::{HowFound, LackFound, how, how_positions};
pub use kept::KeptAnalysis;
pub use line::{LineEnd, LineTable, TurnLine};
pub use mistakes::{Mistake, better_than, surely_better_than};
pub use puzzle_maker::{PuzzleMaker, difficulty};
pub use random::RandomBot;
pub use soon::{Soon, SoonStep, soon};
pub use thinking::{Ahead, Budget, CandidateLine, FindLines, Search, TRIED, Thinking, Weighed};

use crate::{
    games,
    table::{
        action::{Action, Message, Offer},
        agenda::Decision,
        branch::Branch,
        catalogue::Chooser,
        game::Game,
        ids::{SeatId, Viewer},
        play::Play,
        sight::Sight,
    },
};

/// What a bot is given: the table through the eyes of one seat.
pub struct Seen<'a> {
    play: &'a mut Play,
    seat: SeatId,
    /// The offers without those that are barred, where any are.
    open: Option<Vec<Offer>>,
}

impl Seen<'_> {
    /// The seat it plays for.
    pub fn seat(&self) -> SeatId {
        self.seat
    }
    /// The game.
    pub fn game(&self) -> &'static dyn Game {
        self.play.game()
    }
    /// What is asked.
    pub fn decision(&self) -> Option<Decision> {
        self.play.state().agenda.decision().copied()
    }
    /// What may be chosen now, without words.
    pub fn offers(&self) -> &[Offer] {
        self.open.as_deref().unwrap_or_else(|| self.play.offers())
    }
    /// The picture of the table that the seat may see, with offers but without words and refusals.
    /// Takes far longer than [`Seen::offers`]: a bot asks for it only where it has to think.
    pub fn sight(&mut self) -> Sight {
        let sight = self.play.glance(Viewer::Seat(self.seat));
        match &self.open {
            Some(open) => Sight { offers: open.clone(), ..sight },
            None => sight,
        }
    }
    /// A branch of the table: what the rules would allow after an action, as far as neither chance
    /// nor anything hidden has a part in it. Everything is taken back when it is dropped.
    pub fn branch(&mut self) -> Branch<'_> {
        self.play.branch(self.seat)
    }
}

/// A computer player.
pub trait Bot: Send {
    /// Chooses among the offers; `None` only if there is none.
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action>;
    /// Why it has just chosen this, in a sentence for whoever asks for counsel; `None` where it has
    /// nothing of its own to say. It may name only what its seat knows.
    fn why(&mut self, _seen: &mut Seen<'_>, _chosen: Action) -> Option<Message> {
        None
    }
    /// Begins as if it had just been made with this seed, and keeps what it has worked out of the
    /// table that holds in every game on it, such as distances; false where another one is to be
    /// made instead.
    fn begin_anew(&mut self, _seed: u64) -> bool {
        false
    }
    /// The decision to be thought over on another thread, where it takes long to choose; what the
    /// search finds is what it chooses. `None` where it chooses at once.
    fn search(&mut self, _seen: &mut Seen<'_>) -> Option<Search> {
        None
    }
}

/// What a computer player would do, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// The action.
    pub action: Action,
    /// The sentence.
    pub why: Message,
}

/// No such computer player for this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the computer player \"{bot}\" does not play \"{game}\"; it plays {games}")]
pub struct NoBot {
    /// Its written name.
    pub bot: &'static str,
    /// The game it was asked for.
    pub game: String,
    /// The games it plays, as a list.
    pub games: String,
}

impl NoBot {
    /// That `by` does not play a game, with those that it plays.
    fn new(by: Chooser, game: &str) -> NoBot {
        let all = games::all().iter().map(|g| g.id());
        let games: Vec<_> = all.filter(|id| plays(by, id)).collect();
        NoBot {
            bot: name_of(by),
            game: game.chars().take(40).collect(),
            games: if games.is_empty() { "no game".to_owned() } else { games.join(", ") },
        }
    }
}

/// The bot that chooses for a seat of a game, its own chance drawn from `seed`; `None` for a
/// person.
///
/// # Errors
/// [`NoBot`] if that bot does not play this game.
pub fn bot(by: Chooser, game: &str, seed: u64) -> Result<Option<Box<dyn Bot>>, NoBot> {
    Ok(match by {
        Chooser::Person => None,
        Chooser::Random => Some(Box::new(RandomBot::new(seed))),
        Chooser::Greedy => Some(greedy::player(game, seed, &Habits::usual())?),
        Chooser::Beginner => Some(beginner::player(game, seed)?),
        _ => Some(thinking::player(by, game, seed)?),
    })
}

/// The player that thinks, with so many playouts a decision instead of its own number.
///
/// # Errors
/// [`NoBot`] if it does not play this game.
pub fn thinker_with(playouts: u32, game: &str, seed: u64) -> Result<Box<dyn Bot>, NoBot> {
    thinking::with_budget(Chooser::Thinker, game, seed, Budget { playouts, time: None })
}

/// Whether somebody can choose for a seat of a game.
pub fn plays(by: Chooser, game: &str) -> bool {
    match by {
        Chooser::Person | Chooser::Random => true,
        Chooser::Greedy | Chooser::Beginner => greedy::of(game).is_some(),
        _ => thinking::plays(by, game),
    }
}

/// Whether such a player takes its time: whoever must not wait has it think on another thread.
pub fn thinks(by: Chooser) -> bool {
    use Chooser::{Beginner, Greedy, Person, Random};
    !matches!(by, Person | Random | Beginner | Greedy)
}

/// The bot that a seat of a game is given where nobody says otherwise: the best of those that play
/// it without keeping anybody waiting.
pub fn best(game: &str) -> Chooser {
    if greedy::of(game).is_some() { Chooser::Greedy } else { Chooser::Random }
}

/// The written names of the bots, as the command line takes them.
pub const NAMES: &[(&str, Chooser)] = &[
    ("random", Chooser::Random),
    ("beginner", Chooser::Beginner),
    ("greedy", Chooser::Greedy),
    ("cautious", Chooser::Cautious),
    ("hurried", Chooser::Hurried),
    ("hunter", Chooser::Hunter),
    ("thinker", Chooser::Thinker),
    ("master", Chooser::Master),
];

/// The bot with this written name.
pub fn by_name(name: &str) -> Option<Chooser> {
    NAMES.iter().find(|(n, _)| *n == name).map(|(_, c)| *c)
}

/// The written name of a chooser.
pub fn name_of(by: Chooser) -> &'static str {
    NAMES.iter().find(|(_, c)| *c == by).map_or("person", |(n, _)| n)
}

/// What `bot` would do now at the seat that must choose; `None` if nobody must, or if it finds
/// nothing.
pub fn ask(bot: &mut dyn Bot, play: &mut Play) -> Option<Action> {
    new_ground::choose(bot, play)
}

/// What `bot` would do now, though it lead back to where the turn has been: for a world that is
/// thrown away.
fn ask_quick(bot: &mut dyn Bot, play: &mut Play) -> Option<Action> {
    let seat = play.decision_seat()?;
    bot.choose(&mut Seen { play, seat, open: None })
}

/// What `bot` would have to think over now, to be run on another thread; `None` if nobody must
/// choose, or if it chooses at once: then it is asked.
pub fn search(bot: &mut dyn Bot, play: &mut Play) -> Option<Search> {
    let seat = play.decision_seat()?;
    bot.search(&mut Seen { play, seat, open: None })
}

/// What `bot` says about what it has just chosen.
pub fn why(bot: &mut dyn Bot, play: &mut Play, chosen: Action) -> Option<Message> {
    let seat = play.decision_seat()?;
    bot.why(&mut Seen { play, seat, open: None }, chosen)
}

/// As [`ask`], with what the bot says about it.
pub fn ask_why(bot: &mut dyn Bot, play: &mut Play) -> Option<(Action, Option<Message>)> {
    let seat = play.decision_seat()?;
    let action = ask(bot, play)?;
    let why = bot.why(&mut Seen { play, seat, open: None }, action);
    Some((action, why))
}

/// What `bot` would do now at the seat that must choose, always with a sentence why it would;
/// `None` if nobody must.
pub fn propose(bot: &mut dyn Bot, play: &mut Play) -> Option<Proposal> {
    let only = matches!(play.offers(), [only] if only.range.is_none());
    let (action, why) = ask_why(bot, play)?;
    let plain = |key| Message { key, ..Message::default() };
    let why =
        if only { plain("bot-why-only") } else { why.unwrap_or_else(|| plain("bot-why-any")) };
    Some(Proposal { action, why })
}
