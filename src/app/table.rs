//! A game as the window holds it: the play, through whose eyes it is seen, and what happened at
//! each entry (fortunes, money, moves), so that plot, traces and replay need no second pass. It
//! chooses nothing and draws nothing.

use crate::{
    bots::{self, Bot},
    table::{
        action::{Action, Refusal, Thing},
        catalogue::Chooser,
        edit::Edit,
        game::Setup,
        ids::{PieceId, SeatId, Seats, SpaceId, Verb, Viewer, ZoneId},
        play::{ArrangeError, Play, UndoError},
        record::{Entry, Save, What},
        sight::{self, Sight},
    },
    ui::{
        end::Income,
        game_ui,
        model::{LogLine, Mode},
        settings::Curtain,
    },
};
use std::{path::PathBuf, sync::Mutex};

/// The text that says that something has come to light since.
pub const BARRIER: &str = "ui-undo-barrier";

/// A piece that went from one board space to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    /// Which piece.
    pub piece: PieceId,
    /// From where.
    pub from: SpaceId,
    /// To where.
    pub to: SpaceId,
}

/// What an entry did, as far as the window shows it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Past {
    /// Who acted.
    pub seat: Option<SeatId>,
    /// What was done.
    pub verb: Option<Verb>,
    /// The turn's number after it.
    pub turn: i64,
    /// Fortune of each seat after it.
    pub fortunes: Vec<i64>,
    /// Every purse after it.
    pub purses: Vec<i64>,
    /// Pieces that moved on the board.
    pub moved: Vec<Moved>,
}

/// A game in the window.
pub struct Table {
    /// The game itself.
    pub play: Play,
    /// How the window stands to it.
    pub mode: Mode,
    /// Who looks.
    pub viewer: Viewer,
    /// The person for whom the curtain hangs, if it does.
    pub curtain: Option<SeatId>,
    /// How many entries there were when somebody lifted the curtain: what lies before is not that
    /// person's to take back.
    lifted: usize,
    /// What the viewer sees.
    pub sight: Sight,
    /// The log that the viewer may read.
    pub log: Vec<LogLine>,
    /// Entry 0 is the set-up; one more for each entry, those that were taken back included.
    pub past: Vec<Past>,
    /// Raised whenever anything above changes.
    pub version: u64,
    /// The file to which it is saved by itself.
    pub file: PathBuf,
    /// Whether the record goes to the end of a game: only then a replay may show everything.
    over: bool,
    /// With whose eyes the log was read, how many entries there were then, and the position after
    /// them.
    read: Option<(Viewer, usize, u64)>,
    bots: Vec<Option<Mutex<Box<dyn Bot>>>>,
}

/// The bot of a seat. A save may name one that does not play its game in this program: another
/// takes its place, so that the game goes on.
fn seated(by: Chooser, game: &str, seed: u64) -> Option<Mutex<Box<dyn Bot>>> {
    let bot = bots::bot(by, game, seed).or_else(|missing| {
        tracing::warn!("{missing}; another plays instead");
        bots::bot(bots::best(game), game, seed)
    });
    bot.ok().flatten().map(Mutex::new)
}

impl Table {
    /// Puts a game on the table. The past is gathered by going through the record once.
    pub fn new(mut play: Play, mode: Mode, file: PathBuf) -> Table {
        let seed = play.setup().seed;
        let game = play.setup().game.clone();
        let bots = play
            .setup()
            .seats
            .iter()
            .enumerate()
            .map(|(i, s)| seated(s.by, &game, seed ^ (i as u64 + 1).wrapping_mul(0x9e37_79b9)))
            .collect();
        let whole = play.entries().len() + play.undone().len();
        let mut past: Vec<Past> = Vec::with_capacity(whole + 1);
        play.go_through(|play| {
            let now = past_of(play, past.last(), past.len() == whole);
            past.push(now);
        });
        let over = play.is_over();
        let mode = match mode {
            Mode::Replay { .. } => {
                play.seek(0);
                Mode::Replay { at: 0, of: whole, running: false }
            }
            other => other,
        };
        let sight = play.sight(Viewer::Public);
        let mut table = Table {
            play,
            mode,
            viewer: Viewer::Public,
            curtain: None,
            lifted: 0,
            sight,
            log: Vec::new(),
            past,
            version: 0,
            file,
            over,
            read: None,
            bots,
        };
        table.viewer = table.first_viewer();
        table.look();
        table
    }

    /// Sits a person down: the one who must choose, or else the first person at the table.
    fn first_viewer(&self) -> Viewer {
        match self.mode {
            Mode::Study => Viewer::Everybody,
            Mode::Replay { .. } if self.over => Viewer::Everybody,
            // A game that is not over is watched with the eyes of somebody who plays it: nobody
            // learns what is hidden.
            Mode::Replay { .. } if matches!(self.viewer, Viewer::Seat(_)) => self.viewer,
            Mode::Replay { .. } | Mode::Play => {
                let chooser = self.play.decision_seat().filter(|&s| self.is_person(s));
                let first = (0..self.play.setup().seats.len() as u8)
                    .map(SeatId)
                    .find(|&s| self.is_person(s));
                chooser.or(first).map_or(Viewer::Public, Viewer::Seat)
            }
        }
    }

    /// Whether a person plays the seat.
    pub fn is_person(&self, seat: SeatId) -> bool {
        self.play.setup().seats.get(seat.ix()).is_some_and(|s| s.by == Chooser::Person)
    }

    /// Whether a person at this screen must choose now.
    pub fn asked(&self) -> bool {
        let Some(seat) = self.play.decision_seat() else { return false };
        match self.mode {
            Mode::Replay { .. } => false,
            Mode::Study => true,
            Mode::Play => {
                self.curtain.is_none() && self.viewer == Viewer::Seat(seat) && self.is_person(seat)
            }
        }
    }

    /// The seat of the bot that must choose now.
    pub fn bot_asked(&self) -> Option<SeatId> {
        let seat = self.play.decision_seat()?;
        (self.mode == Mode::Play && self.curtain.is_none() && !self.is_person(seat)).then_some(seat)
    }

    /// What the bot that must choose would do.
    pub fn ask_bot(&mut self) -> Option<Action> {
        let seat = self.bot_asked()?;
        let bot = self.bots.get_mut(seat.ix())?.as_mut()?.get_mut().ok()?;
        bots::ask(bot.as_mut(), &mut self.play)
    }

    /// What a computer player would do for the seat that must choose, whoever plays it.
    pub fn suggest(&mut self) -> Option<Action> {
        let seat = self.play.decision_seat()?;
        if let Some(bot) = self.bots.get_mut(seat.ix())?.as_mut() {
            return bots::ask(bot.get_mut().ok()?.as_mut(), &mut self.play);
        }
        let seed = self.play.setup().seed
            ^ (self.play.entries().len() as u64 + 1).wrapping_mul(0x9e37_79b9);
        let game = self.play.game().id();
        bots::ask(bots::bot(bots::best(game), game, seed).ok()??.as_mut(), &mut self.play)
    }

    /// The number of the turn that runs.
    pub fn turn(&self) -> i64 {
        self.past.get(self.play.entries().len()).map_or(0, |p| p.turn)
    }

    /// Looks at the table anew with the eyes of the viewer.
    pub fn look(&mut self) {
        let viewer = if self.curtain.is_some() { Viewer::Public } else { self.viewer };
        self.sight = self.play.sight(viewer);
        self.read(viewer);
        self.version += 1;
    }

    /// Brings the log up to date: what the same eyes have read already stays, lines of entries
    /// taken back go, and only those of new entries are copied.
    fn read(&mut self, viewer: Viewer) {
        // Who watches a record may jump to what is still to come: its lines are there from the
        // beginning.
        let have = self.play.entries().len()
            + if matches!(self.mode, Mode::Replay { .. }) { self.play.undone().len() } else { 0 };
        let hash = |n: usize| self.line_of_play().nth(n).map_or(0, |e| e.hash);
        let same = self
            .read
            .is_some_and(|(eyes, n, after)| eyes == viewer && (n > have || hash(n) == after));
        let last = hash(have);
        let mut from = 0;
        if let (true, Some((_, n, _))) = (same, self.read) {
            from = n.min(have) + 1;
            self.log.truncate(self.log.partition_point(|line| line.entry < from));
        } else {
            self.log.clear();
        }
        self.read = Some((viewer, have, last));
        let lines = self.readable(viewer, from);
        self.log.extend(lines);
    }

    /// The set-up and every entry, those that are taken back or still to come after the others.
    fn line_of_play(&self) -> impl Iterator<Item = &Entry> {
        std::iter::once(self.play.beginning())
            .chain(self.play.entries())
            .chain(self.play.undone().iter().rev())
    }

    /// The lines of the entries from number `from` on.
    fn readable(&self, viewer: Viewer, from: usize) -> Vec<LogLine> {
        let may = |audience: Seats| match viewer {
            Viewer::Everybody => true,
            Viewer::Public => audience == Seats::ALL,
            Viewer::Seat(seat) => audience.has(seat),
        };
        let whole = if matches!(self.mode, Mode::Replay { .. }) {
            usize::MAX
        } else {
            self.play.entries().len() + 1
        };
        let lines = self
            .line_of_play()
            .take(whole)
            .enumerate()
            .skip(from)
            .flat_map(|(n, e)| e.lines.iter().map(move |l| (n, e.seat, l)));
        lines
            .filter(|(_, _, l)| may(l.audience))
            .map(|(entry, seat, l)| LogLine { entry, seat, message: l.message.clone() })
            .collect()
    }

    /// Carries an action out.
    ///
    /// # Errors
    /// The refusal with its rule; nothing has changed then.
    pub fn choose(&mut self, action: Action, curtain: Curtain) -> Result<(), Box<Refusal>> {
        self.play.choose(action)?;
        let entries = self.play.entries().len();
        self.past.truncate(entries);
        let now = past_of(&mut self.play, self.past.last(), true);
        self.past.push(now);
        self.pass_on(curtain);
        self.look();
        Ok(())
    }

    /// How many entries are taken back together: the last one of a person, and what bots did after
    /// it. Why not, as a text key.
    fn undo_depth(&self) -> Result<usize, &'static str> {
        let study = self.mode == Mode::Study;
        let entries = self.play.entries();
        for (n, entry) in entries.iter().rev().enumerate() {
            if entry.barrier && !study {
                return Err(BARRIER);
            }
            if matches!(entry.what, What::Edits(_)) && !study {
                return Err("ui-undo-edited");
            }
            if study || entry.seat.is_none_or(|s| self.is_person(s)) {
                let handed_over = !study && entries.len() - n <= self.lifted;
                return if handed_over { Err("ui-undo-handed") } else { Ok(n + 1) };
            }
        }
        Err("ui-undo-nothing")
    }

    /// Takes back what a person did last, with what bots did after it.
    ///
    /// # Errors
    /// Why it stands, as a text key: nothing was done, something has come to light, the position
    /// was set up, or another person has the screen now.
    pub fn undo(&mut self, curtain: Curtain) -> Result<(), &'static str> {
        for _ in 0..self.undo_depth()? {
            self.play.undo().map_err(|_| BARRIER)?;
        }
        self.pass_on(curtain);
        self.look();
        Ok(())
    }

    /// Does again what was taken back together.
    ///
    /// # Errors
    /// As [`Play::redo`].
    pub fn redo(&mut self, curtain: Curtain) -> Result<(), UndoError> {
        self.play.redo()?;
        while self.bot_asked().is_some() && self.play.redo().is_ok() {}
        self.pass_on(curtain);
        self.look();
        Ok(())
    }

    /// Edits the position.
    ///
    /// # Errors
    /// As [`Play::arrange`].
    pub fn arrange(&mut self, edits: &[Edit]) -> Result<(), ArrangeError> {
        self.play.arrange(edits)?;
        let entries = self.play.entries().len();
        self.past.truncate(entries);
        let now = past_of(&mut self.play, self.past.last(), true);
        self.past.push(now);
        self.look();
        Ok(())
    }

    /// Replay: goes to the position after so many entries.
    pub fn seek(&mut self, entries: usize) {
        if let Mode::Replay { of, running, .. } = self.mode {
            let at = entries.min(of);
            self.play.seek(at);
            self.mode = Mode::Replay { at, of, running: running && at < of };
            self.look();
        }
    }

    /// Gives the screen to the person who must choose next, behind the curtain where that person
    /// knows a secret.
    fn pass_on(&mut self, curtain: Curtain) {
        if self.mode != Mode::Play {
            return;
        }
        let Some(next) = self.play.decision_seat().filter(|&s| self.is_person(s)) else { return };
        if self.viewer == Viewer::Seat(next) {
            return;
        }
        let hidden = match curtain {
            Curtain::Always => true,
            Curtain::Never => false,
            Curtain::Secret => self.knows_more(next),
        };
        self.viewer = Viewer::Seat(next);
        self.curtain = hidden.then_some(next);
    }

    /// Hangs the curtain before a game that has just been laid out, where several people share the
    /// screen and the one who chooses first knows a secret: nobody knows who sits there.
    pub fn cover(&mut self, curtain: Curtain) {
        // Who looks at a game that has ended chooses nothing: the result is there for everybody.
        if self.play.decision_seat().is_none() {
            return;
        }
        let (Viewer::Seat(first), Mode::Play) = (self.viewer, self.mode) else { return };
        let people: Vec<SeatId> = (0..self.play.setup().seats.len() as u8)
            .map(SeatId)
            .filter(|&s| s != first && self.is_person(s))
            .collect();
        for other in people {
            self.viewer = Viewer::Seat(other);
            if curtain != Curtain::Never && self.knows_more(first) {
                self.curtain = Some(first);
            }
        }
        self.viewer = Viewer::Seat(first);
        self.look();
    }

    /// Whether `next` knows the face of a piece that the present viewer may not see.
    fn knows_more(&mut self, next: SeatId) -> bool {
        let mine = self.play.sight(self.viewer);
        let theirs = self.play.sight(Viewer::Seat(next));
        let known = |s: &Sight| -> Vec<Vec<PieceId>> {
            s.zones.iter().map(|z| z.pieces.iter().filter_map(|p| p.id).collect()).collect()
        };
        known(&mine)
            .iter()
            .zip(known(&theirs))
            .any(|(mine, theirs)| theirs.iter().any(|p| !mine.contains(p)))
    }

    /// Opens the curtain. From now on the screen belongs to the one who sits there: one careless
    /// click must not take back what the person before has done and no longer watches.
    pub fn open_curtain(&mut self) {
        self.curtain = None;
        self.lifted = self.play.entries().len();
        self.look();
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
        self.curtain = None;
        self.lifted = 0;
        self.viewer = self.first_viewer();
        self.look();
    }

    /// The number of the last entry of the viewer's own last turn; what others did after it
    /// happened since. The viewer's own actions of the turn that runs do not count. For
    /// somebody who has no seat: of the turn before the one that is looked at.
    pub fn since(&self) -> usize {
        let Viewer::Seat(me) = self.viewer else { return self.turn_began().saturating_sub(1) };
        let mine = |n: &usize| self.play.entries()[n - 1].seat == Some(me);
        let others = (1..=self.play.entries().len()).rev().find(|n| !mine(n)).unwrap_or(0);
        (1..=others).rev().find(mine).unwrap_or(0)
    }

    /// The seat of the last entry.
    pub fn last_seat(&self) -> Option<SeatId> {
        self.play.entries().last().and_then(|e| e.seat)
    }

    /// The number of the first entry of the turn that is looked at.
    fn turn_began(&self) -> usize {
        let until = self.play.entries().len().min(self.past.len().saturating_sub(1));
        let turn = self.past.get(until).map_or(0, |p| p.turn);
        (0..=until).rev().take_while(|&i| self.past[i].turn == turn).last().unwrap_or(until)
    }

    /// Moves on the board since the viewer's last turn, oldest first, with who made them.
    pub fn recent_moves(&self) -> Vec<(Option<SeatId>, Moved)> {
        let until = self.play.entries().len().min(self.past.len().saturating_sub(1));
        let from = match self.mode {
            // In a replay and in study mode: the moves of the turn that is looked at.
            Mode::Replay { .. } | Mode::Study => self.turn_began(),
            Mode::Play => self.since() + 1,
        };
        // What was arranged by hand was not flown.
        (from..=until)
            .filter(|&i| self.past[i].verb.is_some())
            .flat_map(|i| self.past[i].moved.iter().map(move |m| (self.past[i].seat, *m)))
            .collect()
    }

    /// Fortunes after each turn, with the turn's number, oldest first; with the number 0 those
    /// before the first turn.
    pub fn history(&self) -> Vec<(i64, Vec<i64>)> {
        let until = self.play.entries().len() + 1;
        let mut history: Vec<(i64, &Vec<i64>)> =
            self.past.first().map(|p| (0, &p.fortunes)).into_iter().collect();
        for past in self.past.iter().take(until).skip(1) {
            match history.last_mut() {
                Some((turn, fortunes)) if *turn == past.turn => *fortunes = &past.fortunes,
                _ => history.push((past.turn, &past.fortunes)),
            }
        }
        history.into_iter().map(|(turn, f)| (turn, f.clone())).collect()
    }

    /// What each seat earned and spent, by its source. What it began with stands first, so that all
    /// sums make up the purse.
    pub fn income(&self) -> Income {
        let c = self.play.catalogue();
        let sheet = game_ui::of(self.play.game().id());
        let mut income: Income = vec![Vec::new(); c.seat_count()];
        for pair in self.past.windows(2).take(self.play.entries().len()) {
            for ((info, before), after) in c.purses.iter().zip(&pair[0].purses).zip(&pair[1].purses)
            {
                let (Some(owner), true) = (info.owner, before != after) else { continue };
                // Money that comes to somebody else than the one who acts is that other's income of
                // its own kind.
                let key = pair[1].verb.map_or("ui-income-edits", |verb| {
                    sheet.income(verb, pair[1].seat == Some(owner))
                });
                let list = &mut income[owner.ix()];
                match list.iter_mut().find(|(k, _)| *k == key) {
                    Some((_, sum)) => *sum += after - before,
                    None => list.push((key, after - before)),
                }
            }
        }
        for list in &mut income {
            list.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        }
        for (info, sum) in c.purses.iter().zip(self.past.first().map_or(&[][..], |p| &p.purses)) {
            if let Some(owner) = info.owner {
                income[owner.ix()].insert(0, ("ui-income-start", *sum));
            }
        }
        income
    }

    /// Why the last entry cannot be taken back now, as a text key.
    pub fn undo_barred(&self) -> Option<&'static str> {
        self.undo_depth().err()
    }

    /// The whole game as it is saved.
    pub fn save(&mut self) -> Save {
        if let Mode::Replay { at, of, .. } = self.mode {
            // A replay that stands in the middle is still the whole game.
            self.play.seek(of);
            let save = Save::of(&mut self.play);
            self.play.seek(at);
            return save;
        }
        Save::of(&mut self.play)
    }

    /// The set-up of this game with another seed.
    pub fn again(&self, seed: u64) -> Setup {
        Setup { seed, study: false, ..self.play.setup().clone() }
    }
}

/// What the last entry did. Fortunes are counted anew where `count` says so, and otherwise taken
/// over from `before`.
fn past_of(play: &mut Play, before: Option<&Past>, count: bool) -> Past {
    let c = play.catalogue().clone();
    let turn = c.dial_by_key("turn").map_or(play.entries().len() as i64, |d| play.dial(d));
    let (last, previous) = match play.entries() {
        [] => (None, play.beginning()),
        [last] => (Some(last), play.beginning()),
        [.., previous, last] => (Some(last), previous),
    };
    let space = |zone: ZoneId| c.zones[zone.ix()].space;
    let moved = last.map_or_else(Vec::new, |_| {
        let moved = sight::moved(play.world(), &c, Viewer::Public, previous.mark).into_iter();
        moved
            .filter_map(|(piece, from, to)| {
                Some(Moved { piece, from: space(from)?, to: space(to)? })
            })
            .filter(|m| m.from != m.to)
            .collect()
    });
    let verb = last.and_then(|e| match &e.what {
        What::Action(a) => Some(a.verb),
        What::SetUp | What::Edits(_) => None,
    });
    let seat = last.and_then(|e| e.seat);
    let fortunes = match before {
        Some(b) if !count && b.turn == turn => b.fortunes.clone(),
        _ => play.fortunes(),
    };
    Past { seat, verb, turn, fortunes, purses: sight::purses(play.world()), moved }
}

/// The thing that stands for where a seat's action is seen: used to point at what happened.
pub fn places(moves: &[(Option<SeatId>, Moved)]) -> Vec<Thing> {
    moves.iter().map(|(_, m)| Thing::Space(m.to)).collect()
}
