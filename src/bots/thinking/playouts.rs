//! The table on which worlds are tried: one game of its own, in which everything that the seat
//! does not know is dealt anew for each world, played on, weighed, and taken back. The game that is
//! played is never touched, and nothing of how its hidden pieces lie comes into a world.

use super::{CandidateLine, Means, field::PlayedOut, horizon::Horizon};
use crate::{
    bots::{self, Bot, chances},
    table::{
        action::Action,
        edit::Edit,
        game::Game,
        hash,
        ids::{SeatId, Viewer},
        play::Play,
        record::Save,
    },
};

/// How often a world is dealt anew until it breaks no rule; then it is left out.
const DEALS: u64 = 5;
/// What a game that is won counts where chances are not known.
const WON: f64 = 100_000.0;
/// What a choice counts that is not possible.
const REFUSED: f64 = -1_000_000.0;
/// Choices in one turn of a world after which a quick player is kept from going back to where it
/// has been, which takes several times as long as choosing.
const LONG_TURN: u32 = 250;

/// The table of one search.
pub(super) struct PlayoutTable {
    play: Play,
    seat: SeatId,
    means: Means,
    seed: u64,
    /// The quick players of the world before, by seat.
    players: Vec<Box<dyn Bot>>,
    /// Whether anybody is told by how much the seat leads at the end of a world.
    tells_leads: bool,
}

impl PlayoutTable {
    /// The position at the end of a record, as a seat tries it. `None` if today's rules cannot
    /// follow the record.
    pub(super) fn of(
        save: &Save,
        (game, seat): (&'static dyn Game, SeatId),
        means: Means,
        (seed, tells_leads): (u64, bool),
    ) -> Option<PlayoutTable> {
        let (mut play, differs) = save.replay(game).ok()?;
        if differs.is_some() {
            return None;
        }
        play.listen(false);
        play.forget_lines();
        // What is tried is taken back, past chance and past what others did.
        play.set_study(true);
        Some(PlayoutTable { play, seat, means, seed, players: Vec::new(), tells_leads })
    }

    /// What comes of each of these lines in world number `number`, and everything as before
    /// afterwards. `None` where no such world could be dealt, or where it was stopped.
    pub(super) fn world(
        &mut self,
        number: u64,
        lines: &[&CandidateLine],
        stopped: &dyn Fn() -> bool,
    ) -> Option<Vec<PlayedOut>> {
        let seed = hash::fold(self.seed, [number]);
        let before = self.play.entries().len();
        let mut values = None;
        if self.deal(seed) {
            values = lines.iter().map(|line| self.outcome_of(line, seed, stopped)).collect();
        }
        self.back_to(before);
        values
    }

    fn deal(&mut self, seed: u64) -> bool {
        let viewer = Viewer::Seat(self.seat);
        (0..DEALS).any(|n| {
            let redeal = Edit::Redeal(viewer, hash::fold(seed, [n]));
            self.play.arrange(&[redeal]).is_ok()
        })
    }

    fn back_to(&mut self, entries: usize) {
        let steps = self.play.entries().len().saturating_sub(entries);
        self.play.undo_steps(steps);
    }

    /// Plays a line and all that follows in the world that was dealt, weighs where that led, and
    /// takes it back.
    fn outcome_of(
        &mut self,
        line: &CandidateLine,
        seed: u64,
        stopped: &dyn Fn() -> bool,
    ) -> Option<PlayedOut> {
        let before = self.play.entries().len();
        let stretch = self.stretch();
        // All lines meet the same chance.
        self.play.reseed(seed);
        // Where a world does not let a line go on, the quick player does.
        let done = line.actions.iter().take_while(|&&action| self.goes_on_by(action)).count();
        if done == 0 {
            return Some(PlayedOut::ahead_by(REFUSED, None));
        }
        let played = self.play_on(stretch, seed, stopped).then(|| {
            let lead = if self.tells_leads { self.lead() } else { None };
            match self.chance() {
                Some(chance) => PlayedOut::of_chance(self.means.way.of_chance(chance), lead),
                None => PlayedOut::ahead_by(self.ahead(), lead),
            }
        });
        self.back_to(before);
        played
    }

    /// Does the next of a line, where the seat still chooses.
    fn goes_on_by(&mut self, action: Action) -> bool {
        self.play.decision_seat() == Some(self.seat) && self.play.choose(action).is_ok()
    }

    /// Lets the quick players go on until the world is over or as far as is looked; false where
    /// it was stopped.
    fn play_on(&mut self, stretch: i64, seed: u64, stopped: &dyn Fn() -> bool) -> bool {
        let seats = self.play.setup().seats.len();
        self.seat_players(seats, seed);
        let most = self.means.search.turns as usize * seats;
        let until = match i64::from(self.means.search.stretches) {
            0 => i64::MAX,
            stretches => stretch + stretches,
        };
        let mut horizon = Horizon::of(self.seat, most);
        for _ in 0..self.means.search.steps {
            if stopped() {
                return false;
            }
            let Some(now) = self.play.decision_seat() else { break };
            if self.stretch() >= until {
                break;
            }
            let Some(choices) = horizon.goes_on(now) else { break };
            let Some(player) = self.players.get_mut(now.ix()) else { break };
            let chosen = if choices < LONG_TURN {
                bots::ask_quick(player.as_mut(), &mut self.play)
            } else {
                bots::ask(player.as_mut(), &mut self.play)
            };
            let Some(action) = chosen else { break };
            if self.play.choose(action).is_err() {
                break;
            }
        }
        true
    }

    /// Quick players for all seats of a world, as if they had just come.
    fn seat_players(&mut self, seats: usize, seed: u64) {
        for n in 0..seats {
            let own = hash::fold(seed, [n as u64]);
            match self.players.get_mut(n) {
                None => self.players.push(self.means.policy(own)),
                Some(player) => {
                    if !player.begin_anew(own) {
                        *player = self.means.policy(own);
                    }
                }
            }
        }
    }

    /// In which stretch the game is.
    fn stretch(&self) -> i64 {
        self.means.part.stretch.map_or(0, |stretch| stretch(&self.play))
    }

    /// How far the seat is ahead, where chances are not known.
    fn ahead(&mut self) -> f64 {
        let seat = self.seat;
        if let Some(outcome) = self.play.outcome() {
            return if outcome.winners.contains(&seat) { WON } else { -WON };
        }
        // The world was dealt from what the seat knows: whoever looks at all of it learns nothing.
        let sight = self.play.glance(Viewer::Everybody);
        let estimate = |seat| (self.means.player.estimate)(&sight, seat);
        let others = (0..self.play.setup().seats.len() as u8).map(SeatId).filter(|s| *s != seat);
        (estimate(seat) - others.map(estimate).max().unwrap_or(0)) as f64
    }

    /// The seat's chance to win where that is known, as it looks to whoever likes some things more
    /// than others.
    fn chance(&mut self) -> Option<f64> {
        if let Some(margin) = self.means.search.margin
            && self.play.is_over()
        {
            return Some(self.lead().map_or(0.0, |lead| chance_by(lead / f64::from(margin))));
        }
        let model = self.means.model.as_ref()?;
        if self.play.is_over() {
            return chances::now(&mut self.play, model)?.get(self.seat.ix()).copied();
        }
        let counted = chances::counted(&mut self.play)?;
        let own = counted.seats.get(self.seat.ix())?;
        let chance = *model.chances(&counted).get(self.seat.ix())?;
        (counted.seats.len() > 1).then(|| self.means.way.liking(chance, own))
    }

    /// By how much the seat's fortune is ahead of the best other one.
    fn lead(&mut self) -> Option<f64> {
        let seats = self.play.setup().seats.len();
        let fortunes = self.play.fortunes();
        let (own, all) = (*fortunes.get(self.seat.ix())?, fortunes.get(..seats)?);
        let others = all.iter().enumerate().filter(|(n, _)| *n != self.seat.ix());
        others.map(|(_, fortune)| fortune).max().map(|best| (own - best) as f64)
    }
}

/// The chance to win of whoever is ahead by so much: one half at nought, three quarters at one.
fn chance_by(lead: f64) -> f64 {
    1.0 / (1.0 + 3.0_f64.powf(-lead))
}
