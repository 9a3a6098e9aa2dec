//! "What if": a branch of the position that somebody tries out at the table itself. It is a table
//! of its own that comes into no save; the game it leaves waits as it was. Everything that the one
//! who tries does not know is dealt anew in it, also where only one person plays, so that nothing
//! tried there tells anything of the game.

use super::{Onlooker, Table, past::past_of, players::seated};
use crate::{
    app::storage::BranchInfo,
    bots,
    table::{
        action::Message,
        ids::{SeatId, Viewer},
        plan::Plan,
        play::Play,
        record::{Save, SaveError},
    },
    ui::model::Mode,
};
use std::sync::Arc;

/// Most branches that are kept beside one game.
pub const MOST: usize = 24;

/// What makes a table a branch that is only tried.
pub struct Trial {
    /// What is known of it.
    pub info: BranchInfo,
    /// The record of the position at which it begins.
    pub(super) beginning: Arc<Save>,
    /// What was tried, as a list of steps.
    pub plan: Plan,
    /// What the game says of it.
    pub notes: Vec<Message>,
    /// What its steps spend without having it.
    pub lacks: Option<Message>,
}

/// The branches of a game that do not lie on the table.
#[derive(Default)]
pub struct KeptLines {
    /// In the order in which they were left.
    pub tables: Vec<Table>,
    /// How many were ever opened.
    pub opened: usize,
    /// Whether something of them is not on its way to their file.
    pub changed: bool,
}

impl Table {
    /// The number of the line: 0 where it is the game.
    pub fn line(&self) -> usize {
        self.trial.as_ref().map_or(0, |t| t.info.number)
    }

    /// Why nothing can be tried out now, as a text key.
    pub fn trial_barred(&self) -> Option<&'static str> {
        match self.mode {
            _ if self.curtain().is_some() => Some("ui-curtain-first"),
            Mode::Study => Some("ui-what-if-study"),
            _ if self.learns() => Some("ui-what-if-learn"),
            Mode::Play | Mode::Replay { .. } if self.play.is_over() => Some("ui-what-if-over"),
            Mode::Play | Mode::Replay { .. } => None,
        }
    }

    /// A branch of the position on the table, for whoever may be looking; of a branch, another one
    /// with the same steps so far.
    ///
    /// # Errors
    /// [`SaveError`] says why the record cannot be followed so far or be dealt anew.
    pub fn try_out(&mut self, seed: u64, number: usize) -> Result<Table, SaveError> {
        let viewer = match self.viewer() {
            // Of a game that has ended: with what the one knew who was to choose there.
            Viewer::Everybody => self.play.decision_seat().map_or(Viewer::Public, Viewer::Seat),
            viewer => viewer,
        };
        let owner = self.trial.as_ref().map_or(viewer, |t| t.info.owner);
        // What was dealt for a branch is dealt for what is tried beside it: else the two could not
        // be compared.
        let mut play = match &self.trial {
            Some(_) => self.copy_of_beginning()?,
            None => self.play.fork(Some(owner), seed)?,
        };
        // Whoever tries may take everything back, as far as the branch goes.
        play.set_study(true);
        let beginning = match &self.trial {
            Some(trial) => trial.beginning.clone(),
            None => Arc::new(Save::of(&mut play)),
        };
        let overdraws = match self.trial.as_ref().map(|t| t.info.overdraws) {
            Some(Some(true)) => Some(play.overdraw(plan_seat(owner))),
            Some(before) => before,
            None => (plan_seat(owner).is_some() && play.overdraw(None)).then_some(false),
        };
        let plan = match &self.trial {
            Some(trial) => trial.plan.anew(&mut play),
            None => Plan::new(owner, &mut play),
        };
        let (turn, asked, of) = (self.turn(), play.decision_seat(), self.line());
        let mut table = Table::new(play, Mode::Play, self.file.clone());
        // With computer players around the table the one person goes on among them; several people
        // try for each other.
        let alone = table.people().all(|s| Viewer::Seat(s) == owner);
        let bots = self.trial.as_ref().map_or(alone && owner != Viewer::Public, |t| t.info.bots);
        let name = String::new();
        let info = BranchInfo { number, of, name, turn, asked, owner, bots, overdraws };
        table.joined = self.trial.as_ref().map_or_else(Default::default, |_| self.joined.clone());
        table.trial = Some(Trial { info, beginning, plan, notes: Vec::new(), lacks: None });
        table.let_bots_try(bots);
        Ok(table)
    }

    /// This branch as it was before its first step.
    fn copy_of_beginning(&mut self) -> Result<Play, SaveError> {
        let at = self.trial.as_ref().map_or(0, |t| t.plan.at());
        self.replan(|plan, play| plan.go(play, 0));
        let copied = self.copy();
        self.replan(|plan, play| plan.go(play, at));
        copied
    }

    /// Lets the one who tries spend in this branch what is not there, or no more; its steps are
    /// tried anew.
    pub fn overdraw(&mut self, on: bool) {
        let Some(trial) = self.trial.as_mut().filter(|t| t.info.overdraws.is_some()) else {
            return;
        };
        trial.info.overdraws = Some(on);
        let seat = plan_seat(trial.info.owner).filter(|_| on);
        self.replan(|plan, play| {
            let at = plan.at();
            plan.go(play, 0);
            play.overdraw(seat);
            plan.go(play, at);
        });
    }

    /// Asks the game what is to be said of the plan of this branch.
    pub(super) fn reckon(&mut self) {
        let Table { trial: Some(trial), play, .. } = self else { return };
        trial.notes = trial.plan.reckoned(play);
        let overdraws = trial.info.overdraws == Some(true);
        trial.lacks = if overdraws { trial.plan.overspent(play) } else { None };
    }

    /// Computer players choose for the others in this branch, or the one who tries does.
    pub fn let_bots_try(&mut self, bots: bool) {
        let Some(trial) = &mut self.trial else { return };
        trial.info.bots = bots;
        let seed = self.play.setup().seed ^ (self.play.entries().len() as u64 + 1);
        let game = self.play.setup().game.clone();
        for (stand_in, own) in self.stand_ins.iter_mut().zip(&self.bots) {
            let tries = bots && own.is_none();
            *stand_in = seated(bots::best(&game), &game, seed).filter(|_| tries);
        }
        self.sit_down_to_try();
        self.look();
    }

    /// Whether the one who tries chooses for a seat.
    pub(super) fn tries_for(&self, seat: SeatId) -> Option<bool> {
        self.trial.as_ref().map(|t| !t.info.bots || t.info.owner == Viewer::Seat(seat))
    }

    /// In a branch the screen goes to nobody else: its one owner looks, and sees what the seat sees
    /// that is chosen for. All of it was dealt from what the owner knows.
    pub(super) fn sit_down_to_try(&mut self) {
        let Some(trial) = &self.trial else { return };
        let asked = self.play.decision_seat().filter(|&s| self.person_plays(s));
        let eyes = asked.map_or(trial.info.owner, Viewer::Seat);
        self.onlooker = Onlooker::new(eyes);
    }

    /// The plan follows what was chosen or taken back.
    pub(super) fn note_plan(&mut self) {
        if let Some(trial) = &mut self.trial {
            trial.plan.follow(&mut self.play);
        }
    }

    /// Changes the plan of this branch, and shows the position that it comes to.
    pub fn replan(&mut self, change: impl FnOnce(&mut Plan, &mut Play)) {
        let Some(mut trial) = self.trial.take() else { return };
        change(&mut trial.plan, &mut self.play);
        let (base, whole) = (trial.plan.base(), self.play.entries().len());
        self.past.truncate(base + 1);
        for entry in base + 1..=whole {
            self.play.seek(entry);
            let now = past_of(&mut self.play, self.past.last());
            self.past.push(now);
        }
        self.trial = Some(trial);
        self.joined.clear();
        self.held = true;
        self.read = None;
        self.sit_down_to_try();
        self.look();
    }
}

/// The seat that plans.
pub(super) fn plan_seat(owner: Viewer) -> Option<SeatId> {
    match owner {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::Everybody => None,
    }
}
