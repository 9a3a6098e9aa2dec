//! What the panels of a running game may read. Built once per frame from the sight; panels never
//! change it, they give commands back. Asking it costs nothing but a walk over the offers.

pub mod better_move;
pub mod counsel;
pub mod how;
pub mod learning;
pub mod replay;
pub mod what_if;

use super::{route::Route, settings::Settings, table_text::TableText};
use crate::{
    table::{
        action::{Action, Message, Offer, Refusal, Thing, Value},
        catalogue::Chooser,
        game::Game,
        ids::{SeatId, Seats, SpaceId, Verb, Viewer},
        sight::Sight,
    },
    view::art::{Picture, palette::Livery},
};
use counsel::CounselSheet;
use how::{HowSheet, SpokenShown, WorthSheet};
use learning::Learning;
use replay::ReplayModel;
use std::{cell::OnceCell, ops::RangeInclusive, sync::Arc};
use what_if::WhatIf;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The number of the entry that it belongs to; 0 is the dealing.
    pub entry: usize,
    /// Whose it is: who did it, whoever's choice has brought it about.
    pub seat: Option<SeatId>,
    /// What happened.
    pub message: Message,
}

/// How an action stands at the moment.
#[derive(Clone, Copy, Debug)]
pub enum Standing<'a> {
    /// It may be done.
    Offered(&'a Offer),
    /// It may not be done, and why.
    Refused(&'a Refusal),
    /// Nobody speaks of it.
    Absent,
}

/// How the window stands to the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// Playing.
    #[default]
    Play,
    /// Watching a record; `at` of `of` entries.
    Replay {
        /// Entries done.
        at: usize,
        /// Entries there are.
        of: usize,
        /// Whether it runs by itself.
        running: bool,
    },
    /// Study mode: everything is seen and may be edited.
    Study,
}

/// What panels must know of a table that is not the game itself: a replay, a study, a branch.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Aside {
    /// Whether a game was left for it, to which one can go back.
    pub home: bool,
    /// Whether a replay keeps things hidden that could be opened.
    pub secrets: bool,
    /// Whether what its viewer did not know was dealt anew in it.
    pub dealt: bool,
    /// Of a worked example: how many steps are played, and how many there are.
    pub example: Option<(usize, usize)>,
    /// The lesson or puzzle on the table.
    pub learning: Option<Learning>,
    /// What is tried beside the game without counting.
    pub what_if: WhatIf,
    /// The record that is watched; empty elsewhere.
    pub replay: ReplayModel,
}

/// What somebody did that is told with a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// Its picture, if it has one.
    pub picture: Option<Picture>,
    /// The name of what it was done with.
    pub name: Value,
    /// The sentence of the log.
    pub message: Message,
}

/// What is shown of a moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Moment {
    /// What happened, line by line.
    pub words: Vec<String>,
    /// With what.
    pub picture: Option<Picture>,
    /// Where, if that is not what the log says it touches.
    pub at: Option<Thing>,
}

impl Moment {
    /// A moment that is told as the log tells it.
    pub fn said(model: &Model, message: &Message) -> Moment {
        Moment { words: vec![model.texts.say(message)], ..Moment::default() }
    }
    /// The same with a picture.
    #[must_use]
    pub fn with(self, picture: Option<Picture>) -> Moment {
        Moment { picture, ..self }
    }
}

/// What a seat did since the viewer's own last turn, in one line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TurnSummary {
    /// Who.
    pub seat: SeatId,
    /// How many spaces it went over.
    pub flown: usize,
    /// Where it came to.
    pub at: Option<SpaceId>,
    /// What was bought, sold, played, in order.
    pub deeds: Vec<Deed>,
    /// By how much its money changed.
    pub money: i64,
}

/// What makes a turn flow: what goes on by one press, and what is shown of what went before.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Flow {
    /// The way to where the seat that is asked is bound for.
    pub course: Option<Arc<Route>>,
    /// What was pressed once on the board and is done by the second press: it cannot be taken back.
    pub armed: Option<Action>,
    /// The one who has just acted still looks at what came of it.
    pub lingers: bool,
    /// Computer players choose now, and need not be waited for.
    pub bots: bool,
    /// Which computer player thinks at this moment.
    pub thinking: Option<SeatId>,
    /// What a computer player would do, and why.
    pub counsel: Option<(Action, String)>,
    /// The same as whole lines, to be read, looked at and tried.
    pub lines: Option<CounselSheet>,
    /// Whether it is asked first if all who play agree that counsel is given.
    pub counsel_sure: bool,
    /// How much of looking back at the game is done, in hundredths, as long as it is not done.
    pub analysed: Option<i64>,
    /// Whether somebody may ask how what is refused could be done.
    pub may_ask_how: bool,
    /// What was asked so, with the answer.
    pub how: Option<HowSheet>,
    /// What is worth doing, where somebody has asked.
    pub worth: Option<WorthSheet>,
    /// Where rules have spoken in this game, where somebody has asked.
    pub spoken: Option<SpokenShown>,
    /// The rule or chapter that somebody has asked about beside the table.
    pub rule: Option<String>,
    /// The number of the turn that runs.
    pub turn: i64,
    /// For which people a computer player stands in, and which one.
    pub stand_ins: Vec<(SeatId, Chooser)>,
    /// Which people there are.
    pub people: Seats,
    /// What the others did since the viewer's last turn, one line a seat; only where it is shown.
    pub summary: Vec<TurnSummary>,
    /// Whether the viewer has chosen nothing in a turn of their own since: until then what the
    /// others did is told over the board.
    pub fresh: bool,
    /// What the viewer had proposed in this turn and was turned down: the line that tells it, and
    /// why, where that is known.
    pub refused: Option<(Message, Option<Message>)>,
    /// What is announced: first contacts, what was bought before one's eyes.
    pub news: Vec<Message>,
}

impl Flow {
    /// Which computer player stands in for the person of a seat.
    pub fn stand_in(&self, seat: SeatId) -> Option<Chooser> {
        self.stand_ins.iter().find(|(of, _)| *of == seat).map(|(_, by)| *by)
    }
}

/// The words of the offers, each found once for a model.
#[derive(Default)]
pub struct Wordings(OnceCell<Vec<OnceCell<String>>>);

impl Wordings {
    /// The words of the offer at this place of so many; `make` finds them where nobody has asked
    /// yet.
    pub(in crate::ui) fn nth(&self, n: usize, of: usize, make: impl FnOnce() -> String) -> &str {
        let all = self.0.get_or_init(|| vec![OnceCell::new(); of]);
        all[n].get_or_init(make)
    }
}

/// What panels read.
pub struct Model<'a> {
    /// What the viewer sees, with offers and refusals where the viewer chooses.
    pub sight: &'a Sight,
    /// The game.
    pub game: &'static dyn Game,
    /// Words.
    pub texts: TableText<'a>,
    /// Settings.
    pub settings: &'a Settings,
    /// The log lines that the viewer may read, oldest first. While a record is watched, those of
    /// entries to come too: see [`Model::read_log`].
    pub log: &'a [LogLine],
    /// A number that no other log has, nor this one before its lines became others: whoever has
    /// counted something from it knows whether that still holds.
    pub log_mark: u64,
    /// The last entry before what happened since: since the viewer's own last turn, or, for
    /// somebody who has no seat, in the turn that is looked at.
    pub since: usize,
    /// Fortune of each seat after each turn, with the turn's number, oldest first: for the plot. 0
    /// is before the first turn.
    pub history: &'a [(i64, Vec<i64>)],
    /// The fortune of each seat now.
    pub fortunes: &'a [i64],
    /// The thing that is selected on the board.
    pub selected: Option<Thing>,
    /// The seat whose sheet is shown.
    pub shown_seat: SeatId,
    /// Whether a person at this screen must choose now.
    pub asked: bool,
    /// How the window stands to the game.
    pub mode: Mode,
    /// How it stands to the game for which it was left.
    pub aside: Aside,
    /// Why nothing can be taken back, as a text key; `None` where it can.
    pub undo_barred: Option<&'static str>,
    /// What is told of taking back: what has come to light since where that is barred, else the
    /// first line of what is taken back.
    pub told_of_undo: Arc<Option<Message>>,
    /// Whether something can be done again.
    pub can_redo: bool,
    /// What makes the turn flow.
    pub flow: Flow,
    /// What offers are called, as far as somebody has asked.
    pub wordings: Wordings,
}

impl Model<'_> {
    /// The same table in few words, for what must be worded where room is scarce. What flows
    /// beside the game is not in it.
    pub(in crate::ui) fn briefly(&self) -> Model<'_> {
        let localizer = self.texts.localizer.briefly();
        Model {
            texts: TableText { localizer, ..self.texts },
            aside: Aside::default(),
            flow: Flow::default(),
            wordings: Wordings::default(),
            told_of_undo: Arc::default(),
            ..*self
        }
    }
    /// The seat whose turn it is to choose.
    pub fn chooser(&self) -> Option<SeatId> {
        self.sight.chooser()
    }
    /// The seat through whose eyes the table is seen.
    pub fn viewer_seat(&self) -> Option<SeatId> {
        match self.sight.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Everybody => None,
        }
    }
    /// Whether advice that is open now begins with this offer.
    pub fn advises(&self, offer: &Offer) -> bool {
        self.flow.counsel.as_ref().is_some_and(|(action, _)| offer.accepts(action))
    }
    /// The log up to the position that is looked at.
    pub fn read_log(&self) -> &[LogLine] {
        match self.mode {
            Mode::Replay { at, .. } => {
                &self.log[..self.log.partition_point(|line| line.entry <= at)]
            }
            Mode::Play | Mode::Study => self.log,
        }
    }
    /// The lines of some entries.
    pub fn lines_of(&self, entries: RangeInclusive<usize>) -> &[LogLine] {
        let from = self.log.partition_point(|line| line.entry < *entries.start());
        let until = self.log.partition_point(|line| line.entry <= *entries.end());
        self.log.get(from..until).unwrap_or_default()
    }
    /// The text key for what happened since; for somebody who has no seat, in this turn.
    pub fn since_key(&self) -> &'static str {
        since_key(self.sight.viewer)
    }
    /// The colour, shape and letter of a seat.
    pub fn livery(&self, seat: SeatId) -> Livery {
        let colour = self.sight.catalogue.colour_of(seat);
        Livery { seat: colour, set: self.settings.seat_set() }
    }
    /// How an action stands. An open amount within the range counts as offered.
    pub fn standing(&self, action: Action) -> Standing<'_> {
        if !self.asked {
            return Standing::Absent;
        }
        if let Some(offer) = self.sight.offers.iter().find(|o| o.accepts(&action)) {
            return Standing::Offered(offer);
        }
        self.sight
            .refusals
            .iter()
            .find(|r| r.action == action)
            .map_or(Standing::Absent, Standing::Refused)
    }
    /// The offers of a verb.
    pub fn offers(&self, verb: Verb) -> impl Iterator<Item = &Offer> {
        let asked = self.asked;
        self.sight.offers.iter().filter(move |o| asked && o.action.verb == verb)
    }
    /// The refusals of a verb.
    pub fn refusals(&self, verb: Verb) -> impl Iterator<Item = &Refusal> {
        let asked = self.asked;
        self.sight.refusals.iter().filter(move |r| asked && r.action.verb == verb)
    }
}

/// As [`Model::since_key`], for a viewer.
pub const fn since_key(viewer: Viewer) -> &'static str {
    match viewer {
        Viewer::Seat(_) => "ui-since",
        Viewer::Public | Viewer::Everybody => "ui-turn",
    }
}
