//! A game as the window holds it: the play, who may be looking, and what happened at each entry
//! (fortunes, money, moves), so that plot, traces and replay need no second pass. It chooses
//! nothing and draws nothing.

mod advice;
mod aloud;
mod analysed;
mod background;
mod branch;
mod coach;
mod exercise;
mod how;
mod kept;
mod learn;
mod log;
mod notes;
mod onlooker;
mod past;
mod players;
mod seen_hands;
mod steps;
pub(super) mod taking_back;
mod thought;
mod told;
mod trial;
mod worked;
mod worth;

use advice::CounselSearch;
use analysed::Analysed;
pub use branch::Fork;
pub use coach::{CoachWord, Coaching, HeldWord, LeftWord};
use exercise::Exercise;
use how::HowSearch;
pub use onlooker::Onlooker;
pub use past::{Moved, Past, places};
use past::{gather_past, past_of};
use players::{Seated, bots_of};
use thought::Thought;
pub use trial::{KeptLines, MOST, Trial};
pub use worked::{Stepped, Worked};
use worth::AskedWorks;

use crate::{
    bots::Bot,
    table::{
        action::{Action, Message, Refusal},
        catalogue::Look,
        edit::Edit,
        game::Setup,
        ids::{PieceId, SeatId, Seats, Viewer},
        notes::Note,
        play::{ArrangeError, Play, TurnMark},
        record::{ForkPoint, Save, Told, redealt},
        sight::Sight,
    },
    ui::{
        memo,
        model::{LogLine, Mode},
        replay::EntryInfo,
        settings::Curtain,
    },
};
use std::{
    collections::BTreeSet,
    path::PathBuf,
    sync::{Arc, Mutex},
};

/// A game in the window.
pub struct Table {
    /// The game itself.
    pub play: Play,
    /// How the window stands to it.
    pub mode: Mode,
    /// Who may be looking.
    onlooker: Onlooker,
    /// How many entries there were when somebody lifted the curtain: what lies before is not that
    /// person's to take back.
    lifted: usize,
    /// What the viewer sees.
    pub sight: Sight,
    /// The log that the viewer may read.
    pub log: Vec<LogLine>,
    /// See [`crate::ui::Model::log_mark`].
    pub log_mark: u64,
    /// Entry 0 is the set-up; one more for each entry, those that were taken back included.
    pub past: Vec<Past>,
    /// Another one whenever anything above changes, and another one in every table.
    pub version: u64,
    /// The file to which it is saved by itself.
    pub file: PathBuf,
    /// Where it left another line of its game, if it is a branch.
    pub branch: Option<ForkPoint>,
    /// What everybody was told beside the moves.
    pub told: Vec<Told>,
    /// What was written on entries; [`Table::notes`] are those that the viewer may read.
    notes: Vec<Note>,
    /// What each entry is, in a replay.
    entry_infos: Arc<[EntryInfo]>,
    /// At which entries it was dealt anew, and for whom.
    redealt: Vec<(usize, Viewer)>,
    /// Whether the record goes to the end of a game: only then a replay may show everything.
    over: bool,
    /// Whether somebody asked for a replay that shows everything.
    opened: bool,
    /// In a replay: the entry before which nothing is shown.
    watched_from: usize,
    /// The worked example that has set the position up.
    worked: Option<Worked>,
    /// The lesson or puzzle that lies here.
    learn: Option<learn::Learn>,
    /// Whether counsel is given unasked, as after a lesson.
    pub counselled: bool,
    /// Whether those who sit here have agreed that counsel is given in their game.
    pub counsel_agreed: bool,
    /// What was answered aloud and is not carried out to its end.
    answered: Option<aloud::Answered>,
    /// Whether anything was done since it was laid out.
    pub touched: bool,
    /// Whether something was done that is not on its way to the file.
    pub dirty: bool,
    /// What keeps other windows from writing its file.
    pub lock: Option<super::storage::Lock>,
    /// The numbers of entries that go on with what the one before them began: one click flew them,
    /// or they were no choice. They are taken back together.
    joined: BTreeSet<usize>,
    /// Something was taken back: nothing happens by itself until somebody chooses again.
    held: bool,
    /// The person who has just acted still looks at what came of it; the next one waits.
    beat: bool,
    /// Computer players that choose for a while in place of people, by seat.
    stand_ins: Vec<Seated>,
    /// What makes it a branch that is only tried, if it is one.
    pub trial: Option<Trial>,
    /// Whether it is watched only for a branch of the game that waits: whoever leaves that one is
    /// back in the game.
    pub for_branch: bool,
    /// The branches of this game that wait.
    pub kept: KeptLines,
    /// With whose eyes the log was read, how many entries there were then, and the position after
    /// them.
    read: Option<(Viewer, usize, u64)>,
    bots: Vec<Seated>,
    /// The computer player that thinks at this moment.
    thought: Option<Thought>,
    /// What was found when it was looked back at, or is being found.
    analysed: Option<Analysed>,
    /// What was thought over for the person who is asked.
    advice: Option<CounselSearch>,
    /// The choice of one's own game that is asked once more here.
    exercise: Option<Exercise>,
    /// What coach and teacher think over.
    pub coaching: Coaching,
    /// How somebody could do what is refused.
    how: Option<HowSearch>,
    works: AskedWorks,
    /// Why a computer player has turned down what was proposed, with the number of its entry.
    turned_down: Option<(usize, Message)>,
    /// Computer players that have chosen for somebody in study mode: each keeps what it plans.
    advisers: Vec<(SeatId, Mutex<Box<dyn Bot>>)>,
}

/// A replay begins where the record does.
fn from_the_beginning(mode: Mode, play: &mut Play) -> Mode {
    if !matches!(mode, Mode::Replay { .. }) {
        return mode;
    }
    let of = play.entries().len() + play.undone().len();
    play.seek(0);
    Mode::Replay { at: 0, of, running: false }
}

impl Table {
    /// Puts a game on the table. The past is gathered by going through the record once.
    pub fn new(mut play: Play, mode: Mode, file: PathBuf) -> Table {
        let stand_ins = play.setup().seats.iter().map(|_| None).collect();
        let bots = bots_of(&play);
        let past = gather_past(&mut play);
        let over = play.is_over();
        let redealt = redealt(play.entries());
        let mode = from_the_beginning(mode, &mut play);
        let mut table = Table {
            sight: play.sight(Viewer::Public),
            play,
            mode,
            onlooker: Onlooker::new(Viewer::Public),
            lifted: 0,
            log: Vec::new(),
            log_mark: memo::new_mark(),
            past,
            version: 0,
            file,
            branch: None,
            told: Vec::new(),
            notes: Vec::new(),
            entry_infos: Arc::default(),
            redealt,
            over,
            opened: false,
            watched_from: 0,
            worked: None,
            learn: None,
            counselled: false,
            counsel_agreed: false,
            answered: None,
            touched: false,
            dirty: false,
            lock: None,
            joined: BTreeSet::new(),
            held: false,
            beat: false,
            stand_ins,
            trial: None,
            for_branch: false,
            kept: KeptLines::default(),
            read: None,
            bots,
            turned_down: None,
            thought: None,
            exercise: None,
            analysed: None,
            advice: None,
            coaching: Coaching::default(),
            how: None,
            works: AskedWorks::default(),
            advisers: Vec::new(),
        };
        // Who watches or studies the game of several people from a file may be anybody.
        if table.mode == Mode::Play || table.people().count() <= 1 {
            table.onlooker = Onlooker::new(table.first_viewer());
        }
        table.look();
        table
    }

    /// A table of the same game as another one, for whoever may be looking there.
    pub fn beside(play: Play, mode: Mode, file: PathBuf, onlooker: Onlooker) -> Table {
        let mut table = Table::new(play, mode, file);
        table.onlooker = match mode {
            Mode::Play => onlooker.seated(table.first_viewer()),
            Mode::Study | Mode::Replay { .. } => onlooker,
        };
        table.look();
        table
    }

    /// Something was done here that is to be kept.
    pub fn touch(&mut self) {
        (self.touched, self.dirty) = (true, true);
    }

    /// Whether what is done here is written to its file.
    pub fn writes(&self) -> bool {
        !matches!(self.mode, Mode::Replay { .. }) && self.trial.is_none() && !self.learns()
    }

    /// Whether a person at this screen must choose now.
    pub fn asked(&self) -> bool {
        let Some(seat) = self.play.decision_seat() else { return false };
        match self.mode {
            _ if self.curtain().is_some() || self.beat || self.exercise_over() => false,
            _ if self.puzzle_over() => false,
            Mode::Replay { .. } => false,
            Mode::Study => true,
            Mode::Play => self.viewer() == Viewer::Seat(seat) && self.person_plays(seat),
        }
    }

    /// The number of the turn that runs.
    pub fn turn(&self) -> i64 {
        self.past.get(self.play.entries().len()).map_or(0, |past| past.turn.number)
    }

    /// Looks at the table anew with the eyes of the viewer.
    pub fn look(&mut self) {
        let viewer = self.viewer();
        self.reckon();
        self.reckon_learning();
        self.reckon_exercise();
        self.list_entries();
        self.sight = self.play.sight(viewer);
        self.recall_hands();
        self.read(viewer);
        self.version = memo::new_mark();
    }

    /// Carries an action out.
    ///
    /// # Errors
    /// The refusal with its rule; nothing has changed then.
    pub fn choose(&mut self, action: Action, curtain: Curtain) -> Result<(), Box<Refusal>> {
        if let Some(no) = self.led_elsewhere(action) {
            return Err(no);
        }
        let judged = self.position_asked();
        let (other_way, stays) = (self.is_other_way(action), self.stays_for(action));
        self.choose_quietly(action, curtain)?;
        self.go_on_aloud(curtain);
        if !stays {
            self.learn_on(other_way);
        }
        if let Some(before) = judged {
            self.judge(before, action);
        }
        Ok(())
    }

    /// As [`Table::choose`], without what follows from an answer that was given aloud.
    fn choose_quietly(&mut self, action: Action, curtain: Curtain) -> Result<(), Box<Refusal>> {
        let eyes = self.onlooker.eyes();
        let own = self.play.decision_seat().map(Viewer::Seat) == Some(eyes);
        // Whoever holds secrets has taken the screen for them; the first ones come to a screen at
        // which everybody may be looking, unless they come in the own turn, which goes on.
        let met = self.trial.is_some() || !self.guarded() || holds_secret(&self.sight, eyes);
        let turn = self.play.turn_mark();
        self.play.choose(action)?;
        let goes_on = own && turn == self.play.turn_mark() && !self.goes_to_another();
        let met = met || goes_on;
        self.forget_notes();
        self.joined.split_off(&self.play.entries().len());
        (self.held, self.beat) = (false, false);
        self.note_past();
        self.note_plan();
        if !met && holds_secret(&self.play.glance(eyes), eyes) {
            self.onlooker = self.onlooker.seated(Viewer::Public);
            self.pass_on(curtain);
        } else if own
            && self.trial.is_none()
            && self.goes_to_another()
            && self.ends_turn(turn)
            && self.has_news(eyes, curtain)
        {
            self.beat = true;
        } else {
            self.pass_on(curtain);
        }
        self.look();
        Ok(())
    }

    /// Whether whoever has ended a turn wants to look at it: the last entry brought something that
    /// others may not know (cards drawn, something seen), or the curtain falls over the own hand.
    fn has_news(&mut self, eyes: Viewer, curtain: Curtain) -> bool {
        let Viewer::Seat(me) = eyes else { return false };
        let lines = self.play.entries().last().map_or(&[][..], |e| &e.lines);
        if lines.iter().any(|l| l.audience != Seats::ALL && l.audience.has(me)) {
            return true;
        }
        let after = self.play.glance(eyes);
        let own = |sight: &Sight| -> BTreeSet<PieceId> {
            let zones = sight.zones.iter().zip(&sight.catalogue.zones);
            let own = zones.filter(|(_, info)| info.owner == Some(me) && info.look == Look::Owner);
            own.flat_map(|(zone, _)| zone.pieces.iter().filter_map(|p| p.id)).collect()
        };
        !own(&after).is_subset(&own(&self.sight))
            || holds_secret(&after, eyes) && self.hides_next(curtain)
    }

    /// Gives the screen back to whoever had it before a question was answered aloud, to see how the
    /// turn has ended; whether there is anything to be seen.
    fn look_back(&mut self, keeper: SeatId) -> bool {
        let now = Viewer::Seat(keeper);
        let wanted = self.mode == Mode::Play
            && self.trial.is_none()
            && self.curtain().is_some_and(|called| called != keeper)
            && self.play.in_turn() != Some(keeper)
            && holds_secret(&self.play.glance(now), now);
        if wanted {
            self.onlooker = self.onlooker.seated(now);
            self.beat = true;
            self.look();
        }
        wanted
    }

    /// Whether the turn is over that ran when this was its mark; where nothing tells turns apart,
    /// any choice may end one.
    fn ends_turn(&self, mark: TurnMark) -> bool {
        mark != self.play.turn_mark() || mark == (None, None)
    }

    /// Whether the screen goes to another person now.
    fn goes_to_another(&self) -> bool {
        let next = self.play.decision_seat().filter(|s| self.person_plays(*s));
        self.mode == Mode::Play && next.is_some_and(|s| self.onlooker.eyes() != Viewer::Seat(s))
    }

    /// Whether the one who has just acted still looks at what came of it.
    pub fn lingers(&self) -> bool {
        self.beat
    }

    /// The one who has just acted has seen enough.
    pub fn end_beat(&mut self, curtain: Curtain) {
        if std::mem::take(&mut self.beat) {
            self.pass_on(curtain);
            self.look();
        }
    }

    /// Edits the position.
    ///
    /// # Errors
    /// As [`Play::arrange`].
    pub fn arrange(&mut self, edits: &[Edit]) -> Result<(), ArrangeError> {
        self.play.arrange(edits)?;
        self.note_past();
        self.look();
        Ok(())
    }

    /// Keeps what the last entry did.
    fn note_past(&mut self) {
        let entries = self.play.entries().len();
        self.past.truncate(entries);
        let now = past_of(&mut self.play, self.past.last());
        self.past.push(now);
        self.touch();
    }

    /// Replay: goes to the position after so many entries.
    pub fn seek(&mut self, entries: usize) {
        if let Mode::Replay { of, running, .. } = self.mode {
            let at = entries.min(of).max(self.watched_from.min(of));
            self.play.seek(at);
            self.mode = Mode::Replay { at, of, running: running && at < of };
            self.look();
        }
    }

    /// Replay: watches what comes after so many entries, beginning at once.
    pub fn watch_from(&mut self, entries: usize) {
        let Mode::Replay { of, .. } = self.mode else { return };
        self.watched_from = entries.min(of);
        self.mode = Mode::Replay { at: 0, of, running: true };
        self.seek(entries);
    }

    /// Replay: the entry before which nothing is shown.
    pub const fn watched_from(&self) -> usize {
        self.watched_from
    }

    /// Changes how the window stands to the game.
    pub fn set_mode(&mut self, mode: Mode) {
        if self.mode == Mode::Play {
            self.over = self.play.is_over();
        }
        self.mode = mode;
        self.play.set_study(mode == Mode::Study);
        if let Mode::Replay { .. } = mode {
            let of = self.past.len().saturating_sub(1);
            self.mode = Mode::Replay { at: self.play.entries().len(), of, running: false };
        }
        self.lifted = 0;
        if mode == Mode::Play {
            self.onlooker = self.onlooker.seated(self.first_viewer());
        }
        self.look();
    }

    /// The whole game as it is saved.
    pub fn save(&mut self) -> Save {
        if let Mode::Replay { at, of, .. } = self.mode {
            // A replay that stands in the middle is still the whole game.
            self.play.seek(of);
            let save = self.taken_down();
            self.play.seek(at);
            return save;
        }
        self.taken_down()
    }

    fn taken_down(&mut self) -> Save {
        let mut save = Save::of(&mut self.play);
        (save.branch, save.told) = (self.branch, self.told.clone());
        save.notes = self.notes_to_keep(save.entries.len());
        save.seal();
        save
    }

    /// The set-up of the next game of the same series, with another seed.
    pub fn again(&self, seed: u64) -> Setup {
        let mut setup = Setup { seed, study: false, ..self.play.setup().clone() };
        let winners = self.sight.outcome.as_ref().map_or(&[][..], |o| &o.winners);
        self.play.game().next_of_series(&mut setup, winners);
        setup
    }
}

/// Whether a seat sees pieces that nobody else may see.
fn holds_secret(sight: &Sight, eyes: Viewer) -> bool {
    let Viewer::Seat(me) = eyes else { return false };
    let mut zones = sight.zones.iter().zip(&sight.catalogue.zones);
    zones.any(|(zone, info)| {
        info.owner == Some(me)
            && info.look == Look::Owner
            && zone.pieces.iter().any(|p| p.id.is_some())
    })
}
