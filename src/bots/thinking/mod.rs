//! The players that think: they play the game on in worlds that may be, as often as their budget
//! allows, and choose otherwise than the player that plans only where that is better beyond doubt.
//! Written once for all games; a game joins by a [`Thinking`] among its parts.
//!
//! They see what their seat sees: every world is dealt anew from what it knows.

mod field;
mod horizon;
mod playouts;
mod search;
mod way;

use search::Settled;
pub use search::{Ahead, Budget, Search, Weighed};
use way::Way;

use super::{Bot, Habits, NoBot, Seen, chances::WinModel, greedy, name_of, new_ground};
use crate::{
    games::{
        by_id,
        levels::{SearchFigures, ThinkingFigures},
    },
    table::{
        action::{Action, Message},
        catalogue::Chooser,
        entry::EntryKind,
        play::Play,
    },
};
use std::sync::atomic::AtomicBool;

/// What is said of a choice that came out better than what the quick player had planned.
pub const TRIED: &str = "bot-why-tried";

/// A way on for the seat that must choose: what it does now, and all that belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CandidateLine {
    /// What is done, one after the other by the same seat; the first one is an offer.
    pub actions: Vec<Action>,
    /// What speaks for it; `None` where there is nothing to say.
    pub why: Option<Message>,
}

impl From<Action> for CandidateLine {
    fn from(action: Action) -> CandidateLine {
        CandidateLine { actions: vec![action], why: None }
    }
}

/// Whole ways on, the most promising ones first, for a decision in which the greedy player would
/// choose the action, by the habits of whoever thinks.
pub type FindLines = fn(&mut Seen<'_>, Action, &Habits) -> Vec<CandidateLine>;

/// The part of a game that this layer looks for. How far is thought stands in the game's
/// `thinking.ron`.
pub struct Thinking {
    /// Makes the quick player by whom all seats of a world go on; without one it is the game's
    /// greedy player.
    pub policy: Option<fn(u64, &Habits) -> Box<dyn Bot>>,
    /// What is compared: the first line that begins as the greedy player would is what is done
    /// where none is better. Without it single offers are compared; where it finds nothing, the
    /// greedy player has its way at once.
    pub lines: Option<FindLines>,
    /// What belongs to a single offer and is done right after it, so that no second one undoes it:
    /// whoever sets a course goes by it.
    pub then: Option<fn(Action) -> Option<Action>>,
    /// What is no candidate: taking back what one has just done, or ending the game by agreement.
    /// Tried out it costs nothing, so that chance alone would choose it.
    pub is_no_move: Option<fn(Action) -> bool>,
    /// A number that grows from one stretch of the game to the next, such as its days: a world is
    /// weighed where as many stretches are over as `thinking.ron` says.
    pub stretch: Option<fn(&Play) -> i64>,
}

impl Thinking {
    /// Single offers are compared, and worlds go on by the greedy player, turn by turn.
    pub const PLAIN: Thinking =
        Thinking { policy: None, lines: None, then: None, is_no_move: None, stretch: None };
}

/// What is needed to think in a game.
#[derive(Clone)]
struct Means {
    part: &'static Thinking,
    player: &'static greedy::Player,
    search: SearchFigures,
    /// By what the player goes that plans for it, and all seats of a world.
    habits: Habits,
    /// What a position is worth; without it, how far a seat is ahead.
    model: Option<WinModel>,
    /// How it looks to whoever thinks.
    way: Way,
}

impl Means {
    /// What there is for an edition of a game.
    fn of(game: &str, edition: &str) -> Option<Means> {
        let game = by_id(game).ok()?;
        let (part, player) = (game.part()?, game.part()?);
        let figures = ThinkingFigures::of(game)?;
        let model = WinModel::of(&figures, edition);
        let habits = Habits::thinking(&figures, edition);
        Some(Means { part, player, search: figures.search?, habits, model, way: Way::default() })
    }
    /// The same as a player thinks that has a way of its own; `None` if that one does not play the
    /// game.
    fn of_player(by: Chooser, game: &str, edition: &str) -> Option<Means> {
        let mut means = Means::of(game, edition)?;
        if by == Chooser::Master {
            means.search = means.search.of_master();
        }
        if !matches!(by, Chooser::Thinker | Chooser::Master) {
            let figures = ThinkingFigures::of(by_id(game).ok()?)?;
            let own = figures.ways.iter().find(|way| way.player == name_of(by))?;
            means.search.thinker = own.playouts;
            means.search.sureness = own.sureness;
            means.search.turns = own.turns;
            means.way = Way::of(own);
        }
        Some(means)
    }
    fn policy(&self, seed: u64) -> Box<dyn Bot> {
        match self.part.policy {
            Some(policy) => policy(seed, &self.habits),
            None => (self.player.greedy)(seed, &self.habits),
        }
    }
}

/// Whether a thinking player plays a game: it brings a [`Thinking`], a greedy player and the
/// figures for it.
pub(super) fn plays(by: Chooser, game: &str) -> bool {
    Means::of_player(by, game, "").is_some()
}

/// A thinking player of a game, its own chance drawn from `seed`.
///
/// # Errors
/// [`NoBot`] if the game does not bring what thinking needs.
pub(super) fn player(by: Chooser, game: &str, seed: u64) -> Result<Box<dyn Bot>, NoBot> {
    let budget = Budget::of(by, game).ok_or_else(|| NoBot::new(by, game))?;
    with_budget(by, game, seed, budget)
}

/// The same with another budget than its own.
///
/// # Errors
/// As [`player`].
pub(super) fn with_budget(
    by: Chooser,
    game: &str,
    seed: u64,
    budget: Budget,
) -> Result<Box<dyn Bot>, NoBot> {
    if !plays(by, game) {
        return Err(NoBot::new(by, game));
    }
    let settled = Settled::default();
    Ok(Box::new(Thinker { by, seed, budget, first: None, proposed: None, settled }))
}

/// The player that plans for whoever thinks at a table: greedy with the habits of those that think.
fn planner(play: &Play, seed: u64) -> Option<Box<dyn Bot>> {
    let figures = ThinkingFigures::of(play.game());
    let habits = figures.map(|figures| Habits::thinking(&figures, &play.setup().edition));
    greedy::player(play.game().id(), seed, &habits.unwrap_or_default()).ok()
}

/// Thinks about what the greedy player would do, and whether anything else is better.
struct Thinker {
    by: Chooser,
    seed: u64,
    budget: Budget,
    /// The player that plans for it, with what that one remembers; `None` before it was asked.
    first: Option<Box<dyn Bot>>,
    /// What that one proposed last, and after how many entries.
    proposed: Option<(usize, Action)>,
    /// The line that its last search settled on.
    settled: Settled,
}

impl Thinker {
    /// What comes next of the line that was settled on, as long as nothing came between.
    fn next_of_line(&self, seen: &Seen<'_>) -> Option<Action> {
        let next = self.settled.next(seen.play.entries())?;
        seen.offers().iter().any(|offer| offer.accepts(&next)).then_some(next)
    }

    /// The player that plans for it.
    fn first(&mut self, play: &Play) -> Option<&mut dyn Bot> {
        if self.first.is_none() {
            self.first = planner(play, self.seed);
        }
        Some(self.first.as_mut()?.as_mut())
    }

    /// Its plans are worth something only as long as they are followed, and as long as nothing was
    /// done without asking it, as the steps of a line are.
    fn forget_what_was_not_done(&mut self, seen: &Seen<'_>) {
        let Some((at, proposed)) = self.proposed.take() else { return };
        let mut since = seen.play.entries().iter().skip(at);
        let done = since.next().map(|entry| &entry.what);
        let unasked = since.any(|entry| entry.seat == Some(seen.seat()));
        if done != Some(&EntryKind::Action(proposed)) || unasked {
            self.first = None;
        }
    }
}

impl Bot for Thinker {
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action> {
        if seen.open.is_some() {
            // What leads nowhere was left out of the search: there is nothing but that.
            return self.first(seen.play)?.choose(seen);
        }
        if let Some(next) = self.next_of_line(seen) {
            return Some(next);
        }
        self.search(seen)?.run(&AtomicBool::new(false))
    }

    fn search(&mut self, seen: &mut Seen<'_>) -> Option<Search> {
        if self.next_of_line(seen).is_some() {
            return None;
        }
        self.forget_what_was_not_done(seen);
        let first = new_ground::choose(self.first(seen.play)?, seen.play)?;
        self.proposed = Some((seen.play.entries().len(), first));
        let search = Search::from_first(seen.play, first, (self.by, self.seed), self.budget);
        self.settled = search.settled();
        Some(search)
    }

    fn why(&mut self, seen: &mut Seen<'_>, chosen: Action) -> Option<Message> {
        match self.proposed {
            Some((_, proposed)) if proposed == chosen => self.first.as_mut()?.why(seen, chosen),
            _ if self.settled.why().is_some() => self.settled.why(),
            _ => Some(Message { key: TRIED, ..Message::default() }),
        }
    }
}
