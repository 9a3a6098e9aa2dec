//! A game in progress as it stands: its world, its rules, its record. It runs the stages and makes
//! the entry of what has run; what is chosen, taken back or edited, the other parts of the room
//! say.

use crate::table::{
    action::{Action, Message, Narration, Value},
    builder::Ready,
    catalogue::{Catalogue, SharedCatalogue},
    dice::{Dice, Misfit},
    entry::{Entry, EntryKind},
    game::{Game, Outcome, RulesVersion, Setup, SetupError, check_setup},
    ids::{Dial, PurseId, SeatId, Seats},
    journal::Barrier,
    ledger::{Ledger, Narrator, TableState},
    offers::{Chosen, Verdict},
    redeal::Redealing,
};
use bevy_ecs::{prelude::*, schedule::Schedule, system::SystemState};
use std::sync::Arc;

/// The ledger outside a system. Its resources are inserted at set-up, before anybody gets a `Play`.
pub(super) fn ledger<'a>(
    state: &'a mut SystemState<Ledger<'static, 'static>>,
    world: &'a mut World,
) -> Ledger<'a, 'a> {
    state.get_mut(world).expect("set-up has inserted every resource of the ledger")
}

/// A game in progress.
pub struct Play {
    pub(super) game: &'static dyn Game,
    pub(super) setup: Setup,
    pub(super) rules: RulesVersion,
    pub(super) world: World,
    pub(super) schedule: Schedule,
    pub(super) ledger: SystemState<Ledger<'static, 'static>>,
    pub(super) catalogue: Arc<Catalogue>,
    pub(super) entries: Vec<Entry>,
    pub(super) undone: Vec<Entry>,
    /// What was last dealt anew, to be dealt again from the same position.
    pub(super) redealing: Option<Redealing>,
    /// Chance and log lines of the set-up.
    pub(super) beginning: Entry,
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
        Play::begin_by(game, setup, recorded, game.rules_version())
    }

    /// The same by the rules of a version (the game's `rules_of` says by which in the end).
    ///
    /// # Errors
    /// As [`Play::begin`].
    pub fn begin_by(
        game: &'static dyn Game,
        setup: Setup,
        recorded: Option<&[u32]>,
        version: u32,
    ) -> Result<Play, SetupError> {
        check_setup(game, &setup)?;
        let mut world = World::new();
        let by = game.rules_of(version);
        world.insert_resource(by);
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
            rules: by,
            world,
            schedule,
            ledger,
            catalogue,
            entries: Vec::new(),
            undone: Vec::new(),
            redealing: None,
            beginning: Entry::default(),
        };
        play.settle();
        if let Some(misfit) = play.end_script() {
            return Err(SetupError::Dealt(misfit));
        }
        play.beginning = play.entry(EntryKind::SetUp, None);
        play.tell_version();
        Ok(play)
    }

    /// Whoever opens a game of older rules is told so at the head of its log.
    fn tell_version(&mut self) {
        let (version, today) = (self.rules.0, self.game.rules_version());
        if version < today {
            let args = [("version", version), ("today", today)];
            let args = args.map(|(name, n)| (name, Value::Number(n.into()))).to_vec();
            let message = Message { key: "ui-log-old-rules", args, ..Message::default() };
            let line = Narration { message, audience: Seats::ALL, light: false };
            self.beginning.lines.insert(0, line);
        }
    }

    pub(in crate::table) fn run(&mut self, chosen: Option<Action>, verdict: Verdict) -> Verdict {
        self.world.resource_mut::<Chosen>().0 = chosen;
        *self.world.resource_mut::<Verdict>() = verdict;
        self.schedule.run(&mut self.world);
        *self.world.resource::<Verdict>()
    }

    /// The recorded chance is used up; what of it could not be.
    pub(super) fn end_script(&mut self) -> Option<Misfit> {
        let mut state = self.state_mut();
        state.dice.script.clear();
        state.dice.misfit.take()
    }

    pub(super) fn settle(&mut self) {
        self.run(None, Verdict::Settling);
    }

    /// Collects the offers anew.
    pub(in crate::table) fn refresh(&mut self) {
        self.run(None, Verdict::Looking);
    }

    /// Makes the entry of what has just run, and empties the scratch parts of journal and narrator.
    pub(super) fn entry(&mut self, what: EntryKind, seat: Option<SeatId>) -> Entry {
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
        (journal.follows, narrator.noticed) = (0, (0, false));
        entry
    }

    /// Takes back all changes after a mark of the journal; the offers are those of before.
    pub(in crate::table) fn revert(&mut self, mark: usize) {
        ledger(&mut self.ledger, &mut self.world).revert(mark);
    }
}

/// What it is made of.
impl Play {
    /// What the ledger keeps: dials, agenda, journal, chance.
    pub fn state(&self) -> &TableState {
        self.world.resource()
    }

    pub(in crate::table) fn state_mut(&mut self) -> Mut<'_, TableState> {
        self.world.resource_mut()
    }

    /// Where a dial stands.
    pub fn dial(&self, dial: Dial) -> i64 {
        self.state().dials[dial.ix()]
    }

    /// How much a purse holds.
    pub fn purse(&mut self, purse: PurseId) -> i64 {
        ledger(&mut self.ledger, &mut self.world).purse(purse)
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

    /// The version of the rules by which it is played.
    pub fn rules_version(&self) -> u32 {
        self.rules.0
    }

    /// The unchanging names of everything on the table.
    pub fn catalogue(&self) -> &Arc<Catalogue> {
        &self.catalogue
    }

    /// The world, for checks that look at everything (conservation, ambiguity).
    pub fn world(&self) -> &World {
        &self.world
    }

    /// The seat that must choose.
    pub fn decision_seat(&self) -> Option<SeatId> {
        self.state().agenda.decision().map(|d| d.seat)
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

    /// Switches study mode: undo passes chance and the position may be edited.
    pub fn set_study(&mut self, study: bool) {
        self.setup.study = study;
    }

    /// Lets a seat spend on this branch what it does not have, or nobody any more; whether the game
    /// knows such a thing.
    pub fn overdraw(&mut self, seat: Option<SeatId>) -> bool {
        let known = self.game.overdraw(&mut self.world, seat);
        self.refresh();
        known
    }

    /// Drops the entries' log lines and the line that could be redone; used by play-outs that only
    /// count.
    pub fn forget_lines(&mut self) {
        self.undone.clear();
        for entry in &mut self.entries {
            entry.lines = Vec::new();
        }
    }
}
