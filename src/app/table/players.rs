//! Who chooses for a seat: its person, its computer player, or one that stands in; and what a
//! computer player would advise. It is asked here and carries nothing out itself.

use super::{Table, thought::Thought};
use crate::{
    bots::{self, Bot, NoBot, Weighed},
    table::{
        action::{Action, Message},
        catalogue::{Chooser, SeatInfo},
        ids::{SeatId, Viewer},
        play::Play,
    },
    ui::{game_ui, model::Mode, settings::Curtain},
};
use std::{sync::Mutex, task::Poll};

/// A computer player where one sits.
pub(super) type Seated = Option<SeatedPlayer>;

/// A computer player, and which one it is.
pub(super) struct SeatedPlayer {
    pub(super) by: Chooser,
    pub(super) bot: Mutex<Box<dyn Bot>>,
}

impl SeatedPlayer {
    fn bot(&mut self) -> Option<&mut dyn Bot> {
        self.bot.get_mut().ok().map(|bot| bot.as_mut() as &mut dyn Bot)
    }
}

/// The bot of a seat. A save may name one that does not play its game in this program: another
/// takes its place, so that the game goes on.
pub(super) fn seated(by: Chooser, game: &str, seed: u64) -> Seated {
    let sits = |by| {
        let bot = bots::bot(by, game, seed)?;
        Ok(bot.map(|bot| SeatedPlayer { by, bot: Mutex::new(bot) }))
    };
    let seated = sits(by).or_else(|missing: NoBot| {
        tracing::warn!("{missing}; another plays instead");
        sits(bots::best(game))
    });
    seated.ok().flatten()
}

/// Whoever chooses for a seat, where that is a computer player: the one that stands in before the
/// one that sits there.
fn chooser_of<'a>(
    bots: &'a mut [Seated],
    stand_ins: &'a mut [Seated],
    seat: SeatId,
) -> Option<&'a mut SeatedPlayer> {
    let stands_in = stand_ins.get_mut(seat.ix()).and_then(Option::as_mut);
    stands_in.or_else(|| bots.get_mut(seat.ix()).and_then(Option::as_mut))
}

/// The computer players of the seats, each with chance of its own; none for a person.
pub(super) fn bots_of(play: &Play) -> Vec<Seated> {
    let setup = play.setup();
    let of = |(i, seat): (usize, &SeatInfo)| {
        seated(seat.by, &setup.game, setup.seed ^ (i as u64 + 1).wrapping_mul(0x9e37_79b9))
    };
    setup.seats.iter().enumerate().map(of).collect()
}

impl Table {
    /// Whether a person plays the seat.
    pub fn is_person(&self, seat: SeatId) -> bool {
        self.play.setup().seats.get(seat.ix()).is_some_and(|s| s.by == Chooser::Person)
    }

    /// Whether a person chooses for the seat now: nobody has let a computer player stand in.
    pub fn person_plays(&self, seat: SeatId) -> bool {
        self.tries_for(seat).unwrap_or(self.is_person(seat) && !self.stands_in(seat))
    }

    /// Whether a computer player stands in for the person of a seat.
    pub fn stands_in(&self, seat: SeatId) -> bool {
        self.stand_ins.get(seat.ix()).is_some_and(Option::is_some)
    }

    /// Whether people's seats can be handed to computer players: a game is played, by people, and
    /// nobody tries or learns anything beside it.
    pub fn hands_over(&self) -> bool {
        let played = self.mode == Mode::Play && self.trial.is_none() && !self.learns();
        let open = self.curtain().is_none() && self.sight.outcome.is_none();
        played && open && self.people().next().is_some()
    }

    /// Which computer player chooses now in place of the person of a seat.
    pub fn stand_in_of(&self, seat: SeatId) -> Option<Chooser> {
        let stands_in = self.stand_ins.get(seat.ix())?.as_ref()?;
        (!self.person_plays(seat)).then_some(stands_in.by)
    }

    /// Lets a computer player stand in for a person, or gives the seat back. It changes nothing of
    /// the game: who may see what is the same as before.
    pub fn stand_in(&mut self, seat: SeatId, by: Chooser, curtain: Curtain) {
        if !self.is_person(seat) || self.trial.is_some() {
            return;
        }
        let setup = self.play.setup();
        let seed = setup.seed ^ (self.play.entries().len() as u64 + 1);
        self.stand_ins[seat.ix()] = seated(by, &setup.game, seed);
        // What somebody else thought about is worth nothing any more.
        self.thought = None;
        self.beat = false;
        self.pass_on(curtain);
        self.look();
    }

    /// The seat of the bot that must choose now.
    pub fn bot_asked(&self) -> Option<SeatId> {
        let seat = self.play.decision_seat()?;
        // In a lesson the others do what its file says, in a puzzle nothing.
        let open = self.curtain().is_none() && !self.beat && !self.learns();
        let open = open && !self.exercise_over();
        (self.mode == Mode::Play && open && !self.person_plays(seat)).then_some(seat)
    }

    /// Whether the only thing that can be done may be done unasked: the same person goes on in the
    /// same turn, or nothing that was done before could still be taken back, and whoever has just
    /// been called has looked at the table.
    pub fn goes_by_itself(&mut self, only: Action) -> bool {
        let now = (self.play.decision_seat(), self.play.turn_mark());
        let (then, _) = self.play.glimpse(only, |play| (play.decision_seat(), play.turn_mark()));
        now == then || self.has_acted() && self.undo_barred().is_some()
    }

    /// What the bot that must choose would do; `None` also while it thinks.
    pub fn ask_bot(&mut self) -> Option<Action> {
        let seat = self.bot_asked()?;
        let thought = match self.think(seat) {
            Some(Poll::Pending) => return None,
            Some(Poll::Ready(found)) => Some(found.first().map(|best| best.action)),
            None => None,
        };
        let Table { bots, stand_ins, play, .. } = self;
        let bot = chooser_of(bots, stand_ins, seat)?.bot()?;
        let action = match thought {
            Some(Some(action)) => action,
            // Its thinking came to nothing: the game goes on all the same, and at once.
            Some(None) => {
                let game = play.game().id();
                let mut quick = bots::bot(bots::best(game), game, play.setup().seed).ok()??;
                bots::ask(quick.as_mut(), play)?
            }
            None => bots::ask(bot, play)?,
        };
        if game_ui::of(play.game().id()).turns_down(action.verb) {
            let entry = play.entries().len() + 1;
            self.turned_down = bots::why(bot, play, action).map(|why| (entry, why));
        }
        Some(action)
    }

    /// Lets the player of a seat think the decision over, or hears what has become of that; `None`
    /// where it chooses at once.
    fn think(&mut self, seat: SeatId) -> Option<Poll<Vec<Weighed>>> {
        let seated = chooser_of(&mut self.bots, &mut self.stand_ins, seat)?;
        let by = seated.by;
        if !bots::thinks(by) {
            return None;
        }
        if self.thought.as_ref().is_none_or(|thought| !thought.is_about(&self.play)) {
            self.thought = None;
            let search = bots::search(seated.bot()?, &mut self.play)?;
            let clock = search.budget().with_clock_of(by);
            self.thought = Thought::begin(search.within(clock), &self.play);
        }
        let answer = self.thought.as_mut()?.hear();
        if answer.is_ready() {
            self.thought = None;
        }
        Some(answer)
    }

    /// Who thinks at this moment.
    pub fn thinking(&self) -> Option<SeatId> {
        let asked = self.bot_asked()?;
        self.thought.as_ref().map(Thought::seat).filter(|seat| *seat == asked)
    }

    /// Whoever thinks answers with the best that it has found so far.
    pub fn hurry(&self) {
        if let Some(thought) = &self.thought {
            thought.hurry();
        }
    }

    /// What was turned down last in the turn that runs, of what the viewer had proposed: the line
    /// that tells it, and why, where a computer player did.
    pub fn refused(&self) -> Option<(Message, Option<Message>)> {
        let Viewer::Seat(me) = self.viewer() else { return None };
        let sheet = game_ui::of(self.sight.game);
        let until = self.play.entries().len().min(self.past.len().saturating_sub(1));
        let mine = |entry: &usize| self.made_in_turn_of(*entry) == Some(me);
        let no = |entry: &usize| {
            let past = &self.past[*entry];
            past.seat != Some(me) && past.verb.is_some_and(|verb| sheet.turns_down(verb))
        };
        let entry = (1..=until).rev().take_while(mine).find(no)?;
        let told = self.log.iter().find(|line| line.entry == entry)?;
        let why = self.turned_down.as_ref().filter(|(of, _)| *of == entry);
        Some((told.message.clone(), why.map(|(_, why)| why.clone())))
    }

    /// What a computer player would do for the seat that must choose, whoever plays it.
    pub fn suggest(&mut self) -> Option<Action> {
        self.counsel().map(|(action, _)| action)
    }

    /// As [`Table::suggest`], with what the computer player says about it. A line that was advised
    /// and followed so far goes on, with what speaks for its next choice where the quick player
    /// would make it, too.
    pub fn counsel(&mut self) -> Option<(Action, Option<Message>)> {
        let kept = self.kept_line().as_deref().and_then(<[_]>::first).copied();
        let quick = self.quick_counsel();
        match (kept, &quick) {
            (Some(next), Some((action, _))) if next == *action => quick,
            (Some(next), _) => {
                Some((next, Some(Message { key: bots::TRIED, ..Message::default() })))
            }
            (None, _) => quick,
        }
    }

    fn quick_counsel(&mut self) -> Option<(Action, Option<Message>)> {
        let seat = self.play.decision_seat()?;
        let Table { bots, advisers, play, .. } = self;
        // Whoever asks is not kept waiting by one that thinks.
        let quick = play.setup().seats.get(seat.ix()).is_some_and(|info| !bots::thinks(info.by));
        if let Some(bot) = bots.get_mut(seat.ix())?.as_mut().filter(|_| quick) {
            return bots::ask_why(bot.bot()?, play);
        }
        if !advisers.iter().any(|(of, _)| *of == seat) {
            // Nothing of the game's own seed comes into what somebody is told.
            let seed = u64::from(seat.0);
            let game = play.game().id();
            let bot = bots::bot(bots::best(game), game, seed).ok()??;
            advisers.push((seat, Mutex::new(bot)));
        }
        let (_, bot) = advisers.iter_mut().find(|(of, _)| *of == seat)?;
        bots::ask_why(bot.get_mut().ok()?.as_mut(), play)
    }
}
