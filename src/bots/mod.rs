//! Computer players. A bot sees what its seat may see (the offers and a [`Sight`]), never the world, and sends the same plain
//! actions as a person. It keeps no secret of the table and draws its own chance, so that the table's own is not disturbed.

mod greedy;
mod random;

pub use greedy::GreedyBot;
pub use random::RandomBot;

use crate::table::{
    action::{Action, Offer},
    catalogue::Chooser,
    ids::{SeatId, Viewer},
    play::Play,
    sight::Sight,
};

/// What a bot is given: the table through the eyes of one seat.
pub struct Seen<'a> {
    play: &'a mut Play,
    seat: SeatId,
}

impl Seen<'_> {
    /// The seat it plays for.
    pub fn seat(&self) -> SeatId {
        self.seat
    }
    /// What may be chosen now, without words.
    pub fn offers(&self) -> &[Offer] {
        self.play.offers()
    }
    /// The picture of the table that the seat may see. Takes far longer than [`Seen::offers`].
    pub fn sight(&mut self) -> Sight {
        self.play.sight(Viewer::Seat(self.seat))
    }
}

/// A computer player.
pub trait Bot: Send {
    /// Chooses among the offers; `None` only if there is none.
    fn choose(&mut self, seen: &mut Seen<'_>) -> Option<Action>;
}

/// The bot that chooses for a seat, its own chance drawn from `seed`; `None` for a person.
pub fn bot(by: Chooser, seed: u64) -> Option<Box<dyn Bot>> {
    match by {
        Chooser::Person => None,
        Chooser::Random => Some(Box::new(RandomBot::new(seed))),
        Chooser::Greedy => Some(Box::new(GreedyBot::new(seed))),
    }
}

/// The written names of the bots, as the command line takes them.
pub const NAMES: &[(&str, Chooser)] = &[("random", Chooser::Random)];

/// The bot with this written name.
pub fn by_name(name: &str) -> Option<Chooser> {
    NAMES.iter().find(|(n, _)| *n == name).map(|(_, c)| *c)
}

/// The written name of a chooser.
pub fn name_of(by: Chooser) -> &'static str {
    NAMES.iter().find(|(_, c)| *c == by).map_or("person", |(n, _)| n)
}

/// What `bot` would do now at the seat that must choose; `None` if nobody must, or if it finds nothing.
pub fn ask(bot: &mut dyn Bot, play: &mut Play) -> Option<Action> {
    let seat = play.decision_seat()?;
    bot.choose(&mut Seen { play, seat })
}
