//! A game in progress: the world, its rules and its record, and the only way to choose, take back,
//! look and edit. Window, bots, protocol, tests and replay all go through here. Nobody else calls
//! the table.

use super::{
    action::{Action, Offer, Refusal},
    agenda::InTurn,
    builder::Ready,
    catalogue::{Catalogue, SharedCatalogue},
    dice::{Dice, Misfit},
    edit::{self, Edit, EditError},
    game::{Game, Outcome, Problem, Setup, SetupError, check_setup},
    ids::{Dial, PieceId, SeatId, Viewer},
    journal::Barrier,
    ledger::{Ledger, Narrator, TableState},
    offers::{Chosen, Offers, Verdict},
    pieces::Piece,
    record::{Entry, What},
    sight::{self, Named, Sight},
    view::AnySpec,
};
use bevy_ecs::{prelude::*, schedule::Schedule, system::SystemState};
use std::sync::Arc;

/// The ledger outside a system. Its resources are inserted at set-up, before anybody gets a `Play`.
fn ledger<'a>(
    state: &'a mut SystemState<Ledger<'static, 'static>>,
    world: &'a mut World,
) -> Ledger<'a, 'a> {
    state.get_mut(world).expect("set-up has inserted every resource of the ledger")
}

/// A game in progress.
pub struct Play {
    game: &'static dyn Game,
    setup: Setup,
    world: World,
    schedule: Schedule,
    ledger: SystemState<Ledger<'static, 'static>>,
    catalogue: Arc<Catalogue>,
    entries: Vec<Entry>,
    undone: Vec<Entry>,
    /// Chance and log lines of the set-up.
    beginning: Entry,
}

/// Why something could not be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// Nothing was done yet, or nothing was undone.
    #[error("there is nothing left")]
    Nothing,
    /// Chance was drawn or something was learnt: only study mode goes on.
    #[error(
        "dice were rolled, tokens were drawn, something hidden was seen or another seat has answered; it stands, except in study mode"
    )]
    Barrier,
    /// The position was set up by edits: only study mode goes behind it.
    #[error("the game goes on from a position that was set up; only study mode goes behind it")]
    Edited,
}

/// Why an edited position was not taken over.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ArrangeError {
    /// The table is not in study mode.
    #[error("the position can be edited only in study mode")]
    NotStudy,
    /// An edit could not be read or carried out.
    #[error(transparent)]
    Edit(#[from] EditError),
    /// The position breaks rules.
    #[error("the position breaks {}", broken(.0))]
    Problems(Vec<Problem>),
}

/// The rules that a position breaks, as words.
fn broken(problems: &[Problem]) -> String {
    let rules: Vec<&str> = problems.iter().map(|p| p.rule.0).collect();
    if rules.len() == 1 {
        format!("the rule {}", rules[0])
    } else {
        format!("{} rules: {}", rules.len(), rules.join(", "))
    }
}

impl Play {
    /// Sets a game up.
    ///
    /// # Errors
    /// [`SetupError`] says which part of the set-up is impossible.
    pub fn begin(game: &'static dyn Game, setup: Setup) -> Result<Play, SetupError> {
        Play::begin_with(game, setup, None)
    }

    /// Sets a game up, the dealing following a record where one is given.
    ///
    /// # Errors
    /// As [`Play::begin`].
    pub fn begin_with(
        game: &'static dyn Game,
        setup: Setup,
        recorded: Option<&[u32]>,
    ) -> Result<Play, SetupError> {
        check_setup(game, &setup)?;
        let mut world = World::new();
        // The dealing is told, and follows a record, like everything after it.
        let mut dice = Dice::new(setup.seed);
        dice.script = recorded.unwrap_or_default().iter().copied().collect();
        world.insert_resource(Ready {
            dice,
            narrator: Narrator { listening: true, ..Narrator::default() },
        });
        let rules = game.set_up(&setup, &mut world)?;
        let schedule = rules.install();
        let ledger = SystemState::new(&mut world);
        let catalogue = world.resource::<SharedCatalogue>().0.clone();
        let mut play = Play {
            game,
            setup,
            world,
            schedule,
            ledger,
            catalogue,
            entries: Vec::new(),
            undone: Vec::new(),
            beginning: Entry::default(),
        };
        play.settle();
        if let Some(misfit) = play.end_script() {
            return Err(SetupError::Dealt(misfit));
        }
        play.beginning = play.entry(What::SetUp, None);
        Ok(play)
    }

    pub(super) fn run(&mut self, chosen: Option<Action>, verdict: Verdict) -> Verdict {
        self.world.resource_mut::<Chosen>().0 = chosen;
        *self.world.resource_mut::<Verdict>() = verdict;
        self.schedule.run(&mut self.world);
        *self.world.resource::<Verdict>()
    }

    /// The recorded chance is used up; what of it could not be.
    fn end_script(&mut self) -> Option<Misfit> {
        let mut state = self.state_mut();
        state.dice.script.clear();
        state.dice.misfit.take()
    }

    fn settle(&mut self) {
        self.run(None, Verdict::Settling);
    }

    /// Makes the entry of what has just run, and empties the scratch parts of journal and narrator.
    fn entry(&mut self, what: What, seat: Option<SeatId>) -> Entry {
        let hash = self.hash();
        let mut state = self.state_mut();
        let TableState { journal, narrator, .. } = &mut *state;
        let chance = std::mem::take(&mut journal.chance);
        let drawn = (!chance.is_empty()).then_some(Barrier::Chance);
        let stands = std::mem::take(&mut journal.stands).then_some(Barrier::Rule);
        let entry = Entry {
            what,
            seat,
            chance,
            barrier: drawn.or(std::mem::take(&mut journal.barrier)).or(stands),
            mark: journal.mark(),
            hash,
            lines: std::mem::take(&mut narrator.lines),
        };
        journal.follows = 0;
        entry
    }

    /// Carries an action out, or says why not.
    ///
    /// # Errors
    /// The [`Refusal`] with its rule; nothing has changed then.
    pub fn choose(&mut self, action: Action) -> Result<&Entry, Box<Refusal>> {
        let entry = self.carry_out(action)?;
        self.undone.clear();
        self.entries.push(entry);
        Ok(&self.entries[self.entries.len() - 1])
    }

    fn carry_out(&mut self, action: Action) -> Result<Entry, Box<Refusal>> {
        let seat = self.decision_seat();
        let answers = self.out_of_turn(seat);
        if self.run(Some(action), Verdict::Looking) == Verdict::Accepted {
            // While it goes on choosing it may take its steps back.
            if answers && self.decision_seat() != seat {
                self.state_mut().journal.barrier.get_or_insert(Barrier::Answered);
            }
            return Ok(self.entry(What::Action(action), seat));
        }
        Err(Box::new(self.explain_illegal(action)))
    }

    /// Whether a seat answers in another's turn: then the other acts on it, and it stands.
    fn out_of_turn(&self, seat: Option<SeatId>) -> bool {
        let Some(&InTurn(dial)) = self.world.get_resource::<InTurn>() else { return false };
        let in_turn = self.state().dials[dial.ix()];
        seat.is_some_and(|seat| i64::from(seat.0) != in_turn)
    }

    /// Why an action is not possible now. For an action that is possible the answer is of no
    /// meaning.
    pub fn explain_illegal(&mut self, action: Action) -> Refusal {
        self.look();
        let known =
            self.world.resource::<Offers>().refusals.iter().find(|r| r.action == action).cloned();
        known.unwrap_or_else(|| self.game.explain_illegal(&mut self.world, action))
    }

    /// The seat that must choose.
    pub fn decision_seat(&self) -> Option<SeatId> {
        self.state().agenda.decision().map(|d| d.seat)
    }

    /// The standing offers; their words are there only after [`Play::look`].
    pub fn offers(&self) -> &[Offer] {
        &self.world.resource::<Offers>().list
    }

    /// Collects offers with words, and refusals.
    pub fn look(&mut self) -> &Offers {
        if !self.world.resource::<Offers>().looking {
            self.world.resource_mut::<Offers>().looking = true;
            self.run(None, Verdict::Looking);
            self.world.resource_mut::<Offers>().looking = false;
        }
        self.world.resource::<Offers>()
    }

    /// The picture of the table that `viewer` may see.
    pub fn sight(&mut self, viewer: Viewer) -> Sight {
        if self.may_choose(viewer) {
            self.look();
        }
        let refusals = if self.may_choose(viewer) {
            self.world.resource::<Offers>().refusals.clone()
        } else {
            Vec::new()
        };
        Sight { refusals, ..self.glance(viewer) }
    }

    fn may_choose(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Everybody => true,
            Viewer::Public => false,
            Viewer::Seat(seat) => self.decision_seat() == Some(seat),
        }
    }

    /// The picture of the table that `viewer` may see, offers as they stand and no refusals: far
    /// quicker than [`Play::sight`], for those who need no words.
    pub fn glance(&mut self, viewer: Viewer) -> Sight {
        let decision = self.state().agenda.decision().copied();
        let offers = if self.may_choose(viewer) {
            self.world.resource::<Offers>().list.clone()
        } else {
            Vec::new()
        };
        let zones = sight::zones(&self.world, &self.catalogue, viewer);
        Sight {
            viewer,
            game: self.game.id(),
            edition: self.setup.edition.clone(),
            catalogue: Named(self.catalogue.clone()),
            state_no: self.entries.len(),
            places: sight::places(&self.catalogue, &zones),
            zones,
            purses: sight::purses(&self.world),
            dials: sight::dials(&self.world),
            decision,
            offers,
            refusals: Vec::new(),
            outcome: self.outcome(),
            study: self.setup.study,
            queued: if self.setup.study {
                self.state().dice.forced.iter().copied().collect()
            } else {
                Vec::new()
            },
            spec: self.world.get_resource::<AnySpec>().cloned(),
        }
    }

    /// Takes the last entry back.
    ///
    /// # Errors
    /// [`UndoError`] where nothing is left or where it stands.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        self.may_undo()?;
        self.back();
        self.refresh();
        Ok(())
    }

    /// Takes so many entries back, as far as it goes: how many, and what stopped it.
    pub fn undo_steps(&mut self, steps: usize) -> (usize, Option<UndoError>) {
        self.many(steps, |play| {
            play.may_undo()?;
            play.back();
            Ok(())
        })
    }
    /// Does so many entries again, as far as it goes: how many, and what stopped it.
    pub fn redo_steps(&mut self, steps: usize) -> (usize, Option<UndoError>) {
        self.many(steps, Play::forth)
    }
    fn many(
        &mut self,
        steps: usize,
        mut step: impl FnMut(&mut Play) -> Result<(), UndoError>,
    ) -> (usize, Option<UndoError>) {
        let gone = (0..steps).try_fold(0, |gone, _| match step(self) {
            Ok(()) => Ok(gone + 1),
            Err(why) => Err((gone, Some(why))),
        });
        self.refresh();
        gone.map_or_else(|stopped| stopped, |gone| (gone, None))
    }

    /// Whether the last entry could be taken back.
    ///
    /// # Errors
    /// As [`Play::undo`].
    pub fn may_undo(&self) -> Result<(), UndoError> {
        let last = self.entries.last().ok_or(UndoError::Nothing)?;
        match last.what {
            _ if self.setup.study => Ok(()),
            // One step would take a whole position away, and nobody at the table has put it there
            // as a choice of the game.
            What::Edits(_) => Err(UndoError::Edited),
            What::Action(_) | What::SetUp if last.barrier.is_some() => Err(UndoError::Barrier),
            What::Action(_) | What::SetUp => Ok(()),
        }
    }

    fn back(&mut self) {
        let Some(entry) = self.entries.pop() else {
            return;
        };
        let mark = self.entries.last().map_or(self.beginning.mark, |e| e.mark);
        self.revert(mark);
        self.undone.push(entry);
    }

    /// Takes back all changes after a mark of the journal; the offers are those of before.
    pub(super) fn revert(&mut self, mark: usize) {
        ledger(&mut self.ledger, &mut self.world).revert(mark);
    }
    /// What the ledger keeps: dials, agenda, journal, chance.
    pub fn state(&self) -> &TableState {
        self.world.resource()
    }
    pub(super) fn state_mut(&mut self) -> Mut<'_, TableState> {
        self.world.resource_mut()
    }
    /// Where a dial stands.
    pub fn dial(&self, dial: Dial) -> i64 {
        self.state().dials[dial.ix()]
    }

    /// Collects the offers anew.
    pub(super) fn refresh(&mut self) {
        self.run(None, Verdict::Looking);
    }

    /// Does again what was taken back last, with the same chance.
    ///
    /// # Errors
    /// [`UndoError::Nothing`] where nothing was taken back.
    pub fn redo(&mut self) -> Result<(), UndoError> {
        self.forth()?;
        self.refresh();
        Ok(())
    }

    /// Does one entry again. Offers are not collected: whoever calls this refreshes in the end.
    fn forth(&mut self) -> Result<(), UndoError> {
        let entry = self.undone.pop().ok_or(UndoError::Nothing)?;
        self.state_mut().dice.script = entry.chance.iter().copied().collect();
        let done = match &entry.what {
            What::Action(action) => {
                // The same rules on the same position with the same chance: it is legal, and the
                // log says the same again.
                let listening = std::mem::replace(&mut self.state_mut().narrator.listening, false);
                self.run(Some(*action), Verdict::Again);
                self.listen(listening);
                let done = self.entry(entry.what, entry.seat);
                Ok(Entry { lines: entry.lines, barrier: entry.barrier, ..done })
            }
            What::Edits(edits) => self.edit(edits).map_err(|_| UndoError::Nothing),
            What::SetUp => Err(UndoError::Nothing),
        };
        self.end_script();
        self.entries.push(done?);
        Ok(())
    }

    /// Goes to the position after `entries` entries of the whole line, as far as there are any.
    /// Study and replay only: it passes every barrier.
    pub fn seek(&mut self, entries: usize) {
        while self.entries.len() > entries {
            self.back();
        }
        while self.entries.len() < entries && self.forth().is_ok() {}
        self.refresh();
    }

    /// Goes to the position after `entries` entries for good: what came after is gone.
    pub(super) fn forget_after(&mut self, entries: usize) {
        self.seek(entries);
        self.undone.clear();
    }

    /// Goes through the whole line once, from the set-up to its end, and shows the position there
    /// and after every entry. Offers are collected only in the end: what is shown on the way
    /// has none.
    pub fn go_through(&mut self, mut see: impl FnMut(&mut Play)) {
        while !self.entries.is_empty() {
            self.back();
        }
        see(self);
        while self.forth().is_ok() {
            see(self);
        }
        self.refresh();
    }

    /// Edits the position. All edits are carried out, or none.
    ///
    /// # Errors
    /// [`ArrangeError`] says which edit, or which rules the position would break.
    pub fn arrange(&mut self, edits: &[Edit]) -> Result<&Entry, ArrangeError> {
        if !self.setup.study {
            return Err(ArrangeError::NotStudy);
        }
        let entry = self.edit(edits)?;
        self.undone.clear();
        self.entries.push(entry);
        Ok(&self.entries[self.entries.len() - 1])
    }

    fn edit(&mut self, edits: &[Edit]) -> Result<Entry, ArrangeError> {
        let mark = self.state().journal.mark();
        let mut outcome = edit::carry_out(edits, &mut ledger(&mut self.ledger, &mut self.world))
            .map_err(ArrangeError::Edit);
        if outcome.is_ok() {
            // Problems are looked for before the rules run on: they may rely on a sound position.
            let problems = self.game.problems(&mut self.world);
            if !problems.is_empty() {
                outcome = Err(ArrangeError::Problems(problems));
            }
        }
        if let Err(error) = outcome {
            self.revert(mark);
            self.entry(What::SetUp, None);
            self.refresh();
            return Err(error);
        }
        self.settle();
        Ok(self.entry(What::Edits(edits.to_vec()), None))
    }

    /// The hash of the position.
    pub fn hash(&mut self) -> u64 {
        ledger(&mut self.ledger, &mut self.world).hash()
    }
    /// The entries so far, oldest first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
    /// What was taken back and could be done again, the next one last.
    pub fn undone(&self) -> &[Entry] {
        &self.undone
    }
    /// Chance and log lines of the set-up.
    pub fn beginning(&self) -> &Entry {
        &self.beginning
    }
    /// How it was set up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }
    /// The game.
    pub fn game(&self) -> &'static dyn Game {
        self.game
    }
    /// The unchanging names of everything on the table.
    pub fn catalogue(&self) -> &Arc<Catalogue> {
        &self.catalogue
    }
    /// How the game ended, if it has.
    pub fn outcome(&mut self) -> Option<Outcome> {
        self.game.outcome(&mut self.world)
    }
    /// Whether nobody has to choose any more.
    pub fn is_over(&self) -> bool {
        self.state().agenda.decision().is_none()
    }
    /// The fortune of each seat now.
    pub fn fortunes(&mut self) -> Vec<i64> {
        self.game.fortunes(&mut self.world)
    }
    /// Whether log lines are kept; play-outs switch them off.
    pub fn listen(&mut self, listening: bool) {
        self.state_mut().narrator.listening = listening;
    }
    /// Lets a seat spend on this branch what it does not have, or nobody any more; whether the game
    /// knows such a thing.
    pub fn overdraw(&mut self, seat: Option<SeatId>) -> bool {
        let known = self.game.overdraw(&mut self.world, seat);
        self.refresh();
        known
    }
    /// Switches study mode: undo passes chance and the position may be edited.
    pub fn set_study(&mut self, study: bool) {
        self.setup.study = study;
    }
    /// Drops the entries' log lines and the line that could be redone; used by play-outs that only
    /// count.
    pub fn forget_lines(&mut self) {
        self.undone.clear();
        for entry in &mut self.entries {
            entry.lines = Vec::new();
        }
    }
    /// The world, for checks that look at everything (conservation, ambiguity).
    pub fn world(&self) -> &World {
        &self.world
    }

    /// The pieces that `viewer` cannot tell apart from others with the same back.
    pub fn hidden_from(&self, viewer: Viewer) -> Vec<PieceId> {
        sight::hidden_from(&self.world, &self.catalogue, viewer)
    }

    /// Lets two pieces of [`Play::hidden_from`] change places, without any other trace: what a
    /// secrecy test does. Returns false, and does nothing, if their backs differ or other seats
    /// know different things of them.
    pub fn swap_hidden(&mut self, a: PieceId, b: PieceId) -> bool {
        let register = &self.state().register;
        let both = [a, b].map(|p| self.world.get::<Piece>(register.pieces[p.ix()]).copied());
        let [Some(pa), Some(pb)] = both else {
            return false;
        };
        let back = |p: &Piece| self.catalogue.kinds[p.kind.ix()].back;
        if back(&pa) != back(&pb) || pa.face_up != pb.face_up || pa.seen != pb.seen {
            return false;
        }
        let barrier = self.state().journal.barrier;
        let mut book = ledger(&mut self.ledger, &mut self.world);
        let place = |ledger: &Ledger, p: &Piece| {
            ledger.contents(p.zone).iter().position(|&x| x == p.id).unwrap_or(0) as u16
        };
        let (at, bt) = (place(&book, &pa), place(&book, &pb));
        if pa.zone == pb.zone {
            let (first, second) = if at < bt { ((a, at), (b, bt)) } else { ((b, bt), (a, at)) };
            book.place_piece(second.0, pa.zone, first.1);
            book.place_piece(first.0, pa.zone, second.1);
        } else {
            book.place_piece(a, pb.zone, bt);
            book.place_piece(b, pa.zone, at);
        }
        // Nobody has learnt anything.
        self.state_mut().journal.barrier = barrier;
        self.refresh();
        true
    }
}

impl Play {
    /// Carries out one line of a record, with its chance.
    ///
    /// The outer error says that the line cannot be read; the inner one that today's rules play it
    /// differently.
    pub(super) fn follow_line(&mut self, line: &str) -> Result<Result<(), String>, String> {
        let mut parts = line.rsplitn(3, ';');
        let (Some(hash), Some(chance), Some(what)) = (parts.next(), parts.next(), parts.next())
        else {
            return Err(
                "a line is made of three parts between semicolons: what was done, chance, hash"
                    .to_owned(),
            );
        };
        let hash = u32::from_str_radix(hash, 16)
            .map_err(|_| "the hash is no hexadecimal number".to_owned())?;
        let chance: Result<Vec<u32>, _> =
            chance.split(',').filter(|c| !c.is_empty()).map(str::parse).collect();
        let chance = chance.map_err(|_| "a chance outcome is no number".to_owned())?;
        self.state_mut().dice.script = chance.iter().copied().collect();
        let entry = if let Some(edits) = what.strip_prefix('!') {
            let edits: Result<Vec<Edit>, _> =
                edits.split('!').map(|e| Edit::parse(e, &self.catalogue)).collect();
            self.edit(&edits.map_err(|e| e.to_string())?).map_err(|e| e.to_string())
        } else {
            let action = Action::parse(what, &self.catalogue).map_err(|e| e.to_string())?;
            self.carry_out(action).map_err(|r| format!("\"{what}\" is refused by {}", r.rule))
        };
        let misfit = self.end_script();
        Ok(match (entry, misfit) {
            (Err(why), _) => Err(why),
            (Ok(_), Some(misfit)) => Err(misfit.to_string()),
            (Ok(entry), None) => {
                let here = entry.hash as u32;
                self.entries.push(entry);
                if here == hash {
                    Ok(())
                } else {
                    Err(format!(
                        "the position after \"{what}\" is another one ({here:08x} instead of {hash:08x})"
                    ))
                }
            }
        })
    }
}
