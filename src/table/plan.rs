//! A plan: the steps that were tried on a branch, as a list that can be changed and carried out
//! anew, and played in the game one by one. It knows no rule: whether a step still works, the
//! table says. It never touches any other game than the branch that it is given.

use super::{
    action::{Action, Message, Refusal},
    entry::{Entry, EntryKind},
    ids::{SeatId, Seats, Viewer},
    planning::{Course, PlanFigure},
    play::Play,
};

/// One step of a plan.
#[derive(Clone, PartialEq, Debug)]
pub struct PlanStep {
    /// Who chooses it.
    pub seat: Option<SeatId>,
    /// What is chosen.
    pub action: Action,
    /// How it was worded among the offers when it was last among them.
    pub words: Option<Box<Message>>,
    /// How it stands on the branch.
    pub fit: StepFit,
    /// By which entry of the game it was played there.
    pub played: Option<usize>,
    /// Whether it was chosen together with the step before it, as the points of one flight are.
    pub goes_on: bool,
}

/// How a step stands on the branch.
#[derive(Clone, PartialEq, Debug)]
pub enum StepFit {
    /// It was carried out.
    Works(StepResult),
    /// The rules do not allow it there; the steps after it are tried without it.
    Refused(Box<Refusal>),
    /// Somebody else chooses there, or nobody.
    Asks(Option<SeatId>),
    /// It lies beyond the position on the branch.
    Waits,
}

/// What came of a step.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StepResult {
    /// The numbers of the one who plans, after it; without such a one, of the seat that chose.
    pub figures: Vec<PlanFigure>,
    /// What the one who plans was told.
    pub lines: Vec<Message>,
    /// Whether chance had a part in it.
    pub chance: bool,
    /// The number of the turn after it.
    pub turn: i64,
}

/// Why a plan stops when it is played.
#[derive(Clone, PartialEq, Debug)]
pub enum PlanStop {
    /// The rules do not allow the step any more.
    Refused(Box<Refusal>),
    /// Somebody else chooses now, or nobody.
    Asks(Option<SeatId>),
    /// It was played, and something else came of it: what was planned, and what came.
    Otherwise(Vec<Message>, Vec<Message>),
}

/// The steps of a branch.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    owner: Viewer,
    base: usize,
    /// The numbers of the one who plans, and of the turn, before the first step.
    start: StepResult,
    steps: Vec<PlanStep>,
    /// How many of the steps lie before the position on the branch.
    at: usize,
}

impl Plan {
    /// A plan without a step, of somebody, from the position on the branch.
    pub fn new(owner: Viewer, branch: &mut Play) -> Plan {
        let base = branch.entries().len();
        let mut plan = Plan { owner, base, start: StepResult::default(), steps: Vec::new(), at: 0 };
        plan.start = plan.came(branch, None);
        plan
    }
    /// A plan with steps that were kept, from the position on the branch; so many of them are
    /// tried.
    pub fn resumed(owner: Viewer, branch: &mut Play, steps: Vec<PlanStep>, at: usize) -> Plan {
        let mut plan = Plan { steps, ..Plan::new(owner, branch) };
        plan.go(branch, at);
        plan
    }
    /// The same steps on a branch that stands at the beginning of them.
    pub fn anew(&self, branch: &mut Play) -> Plan {
        let mut plan = Plan { at: 0, ..self.clone() };
        plan.steps.iter_mut().for_each(|step| step.fit = StepFit::Waits);
        plan.go(branch, self.at);
        plan
    }
    /// How the plan runs, as far as its steps work.
    pub fn course(&self) -> Course {
        let mut course = Course { figures: vec![self.start.figures.clone()], ..Course::default() };
        let mut turns = Vec::new();
        for (nth, step) in self.steps.iter().enumerate() {
            let StepFit::Works(came) = &step.fit else { continue };
            course.figures.push(came.figures.clone());
            if self.planner().is_none_or(|own| step.seat == Some(own)) {
                turns.push(self.turn_of(nth));
            }
        }
        turns.dedup();
        course.turns = turns.len() as i64;
        course
    }
    /// The numbers of the one who plans, before the first step.
    pub fn begins_with(&self) -> &[PlanFigure] {
        &self.start.figures
    }
    /// The number of the turn in which a step is chosen.
    pub fn turn_of(&self, step: usize) -> i64 {
        let before = self.steps[..step].iter().rev().find_map(|s| match &s.fit {
            StepFit::Works(came) => Some(came.turn),
            _ => None,
        });
        before.unwrap_or(self.start.turn)
    }
    /// The rows in which the steps are shown: steps that go on with the one before them stand in
    /// its row.
    pub fn rows(&self) -> Vec<std::ops::Range<usize>> {
        let mut rows: Vec<std::ops::Range<usize>> = Vec::new();
        for (n, step) in self.steps.iter().enumerate() {
            match rows.last_mut() {
                Some(row) if step.goes_on => row.end = n + 1,
                _ => rows.push(n..n + 1),
            }
        }
        rows
    }
    /// The number of the row in which a step is shown, from 1.
    pub fn row_of(&self, step: usize) -> usize {
        self.rows().iter().take_while(|row| row.start <= step).count()
    }
    /// What the game says of it: what it lacks, what it earns.
    pub fn reckoned(&self, branch: &mut Play) -> Vec<Message> {
        let Viewer::Seat(seat) = self.owner else { return Vec::new() };
        let sight = branch.glance(self.owner);
        branch.game().reckoned(&sight, seat, &self.course())
    }
    /// What it spends without having it, in words, also in the steps that lie beyond the position.
    pub fn overspent(&self, branch: &mut Play) -> Option<Message> {
        let seat = self.planner()?;
        let mut whole = self.clone();
        // What could be done again on the branch would be forgotten on the way to its end.
        if self.at < self.steps.len() && branch.undone().is_empty() {
            whole.go(branch, self.steps.len());
        }
        let sight = branch.glance(self.owner);
        let overspent = branch.game().overspent(&sight, seat, &whole.course());
        whole.go(branch, self.at);
        overspent
    }
    /// The seat that plans.
    pub fn planner(&self) -> Option<SeatId> {
        match self.owner {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Everybody => None,
        }
    }
    /// The steps in order.
    pub fn steps(&self) -> &[PlanStep] {
        &self.steps
    }
    /// How many of them lie before the position on the branch.
    pub fn at(&self) -> usize {
        self.at
    }
    /// How many entries of the branch are not its steps.
    pub fn base(&self) -> usize {
        self.base
    }
    /// The steps that the one who plans has yet to play in the game, by their place: those of the
    /// own seat that the branch allows, behind the last one that was played.
    pub fn to_play(&self) -> impl Iterator<Item = usize> + '_ {
        let own = |step: &PlanStep| match self.owner {
            Viewer::Seat(seat) => step.seat == Some(seat),
            Viewer::Public | Viewer::Everybody => true,
        };
        let first = self.steps.iter().rposition(|s| s.played.is_some()).map_or(0, |n| n + 1);
        let fits = |step: &PlanStep| matches!(step.fit, StepFit::Works(_) | StepFit::Waits);
        (first..self.steps.len()).filter(move |&n| own(&self.steps[n]) && fits(&self.steps[n]))
    }

    /// Follows what was chosen, taken back or done again on the branch.
    pub fn follow(&mut self, branch: &mut Play) {
        let working: Vec<usize> = (0..self.at).filter(|&n| self.works(n)).collect();
        let tried = &branch.entries()[self.base.min(branch.entries().len())..];
        let same = working.iter().zip(tried).take_while(|(n, e)| self.steps[**n].is(e)).count();
        if let Some(&first) = working.get(same) {
            self.steps.drain(first..self.at);
            self.at = first;
        }
        let whole = branch.entries().len();
        for entry in self.base + same..whole {
            // Several at once are looked at one by one.
            if branch.entries().len() != entry + 1 {
                branch.seek(entry + 1);
            }
            let EntryKind::Action(action) = branch.entries()[entry].what else { continue };
            let seat = branch.entries()[entry].seat;
            let fit = StepFit::Works(self.came(branch, seat));
            branch.seek(entry);
            let words = branch.worded(action);
            branch.seek(entry + 1);
            self.steps.insert(self.at, PlanStep { words, fit, ..PlanStep::new(seat, action) });
            self.at += 1;
        }
        if branch.entries().len() < whole {
            branch.seek(whole);
        }
    }

    /// Goes to the position after so many steps: what lies behind waits.
    pub fn go(&mut self, branch: &mut Play, at: usize) {
        let at = at.min(self.steps.len());
        if at < self.at {
            let kept = (0..at).filter(|&n| self.works(n)).count();
            branch.forget_after(self.base + kept);
            self.steps[at..].iter_mut().for_each(|step| step.fit = StepFit::Waits);
            self.at = at;
        }
        while self.at < at {
            // The same action may mean another good at another place.
            if let Some(words) = branch.worded(self.steps[self.at].action) {
                self.steps[self.at].words = Some(words);
            }
            self.steps[self.at].fit = self.try_step(branch, self.at);
            self.at += 1;
        }
    }

    /// Leaves a step out, if there is one. The others are tried again.
    pub fn remove(&mut self, branch: &mut Play, step: usize) {
        if step < self.steps.len() {
            self.change(branch, step, |steps| drop(steps.remove(step)));
        }
    }

    /// Leaves a row of steps out. The others are tried again.
    pub fn remove_row(&mut self, branch: &mut Play, row: usize) {
        let Some(row) = self.rows().get(row).cloned() else { return };
        self.change(branch, row.start, |steps| drop(steps.drain(row.clone())));
    }

    /// Lets a step stand at the place of another one. What changes is tried again.
    pub fn shift(&mut self, branch: &mut Play, from: usize, to: usize) {
        let to = to.min(self.steps.len().saturating_sub(1));
        self.change(branch, from.min(to), |steps| {
            if from < steps.len() {
                let step = steps.remove(from);
                steps.insert(to, step);
            }
        });
    }

    /// Lets a row of steps stand at the place of another one. What changes is tried again.
    pub fn shift_row(&mut self, branch: &mut Play, from: usize, to: usize) {
        let rows = self.rows();
        let to = to.min(rows.len().saturating_sub(1));
        let (Some(moved), Some(place)) = (rows.get(from).cloned(), rows.get(to).cloned()) else {
            return;
        };
        self.change(branch, moved.start.min(place.start), |steps| {
            let taken: Vec<PlanStep> = steps.drain(moved.clone()).collect();
            // Behind it, where it comes from before it.
            let at = if from < to { place.end - moved.len() } else { place.start };
            steps.splice(at..at, taken);
        });
    }

    /// Puts a step in before another one. It and what follows is tried.
    pub fn insert(&mut self, branch: &mut Play, at: usize, seat: Option<SeatId>, action: Action) {
        let at = at.min(self.steps.len());
        let step = PlanStep::new(seat, action);
        self.change(branch, at, |steps| steps.insert(at, step));
    }

    /// Changes the list from a step on; as much of it as before lies before the position.
    fn change(&mut self, branch: &mut Play, from: usize, change: impl FnOnce(&mut Vec<PlanStep>)) {
        let (at, before) = (self.at, self.steps.len());
        if from > before || from == before && before > 0 && at < before {
            return;
        }
        self.go(branch, from.min(at));
        change(&mut self.steps);
        let inside = from < at || at == before;
        let shifted = (self.steps.len() + at).saturating_sub(before);
        self.go(branch, if inside { shifted } else { at });
    }

    /// The step before the position was chosen together with the one before it.
    pub fn join_last(&mut self) {
        if let Some(step) = self.at.checked_sub(1).filter(|n| *n > 0) {
            self.steps[step].goes_on = true;
        }
    }

    /// Notes that a step was played in the game, by this entry.
    pub fn note_played(&mut self, step: usize, entry: usize) {
        if let Some(step) = self.steps.get_mut(step) {
            step.played = Some(entry);
        }
    }

    /// Forgets that steps were played which the game does not hold any more.
    pub fn check_played(&mut self, game: &Play) {
        for step in &mut self.steps {
            let entry = step.played.and_then(|n| game.entries().get(n.checked_sub(1)?));
            if !entry.is_some_and(|e| step.is(e)) {
                step.played = None;
            }
        }
    }

    /// Why a step cannot be played in a game now; nothing where it can be tried.
    pub fn barred(&self, game: &Play, step: usize) -> Option<PlanStop> {
        let asked = game.decision_seat();
        let seat = self.steps.get(step).and_then(|s| s.seat);
        (asked.is_none() || asked != seat).then_some(PlanStop::Asks(asked))
    }

    /// Whether something else came of a step, played by the last entry of a game, than on the
    /// branch.
    pub fn parted(&self, game: &Play, step: usize) -> Option<PlanStop> {
        let StepFit::Works(planned) = &self.steps.get(step)?.fit else { return None };
        let came = told(self.owner, game.entries().last()?);
        let matters = |line: &&Message| !game.game().counts_on(line);
        let same = planned.lines.iter().filter(matters).eq(came.iter().filter(matters));
        (!same).then(|| PlanStop::Otherwise(planned.lines.clone(), came))
    }

    /// Plays the next of the steps in a game.
    ///
    /// # Errors
    /// [`PlanStop`] says why the plan does not go on. Where something else came of the step, it is
    /// played; else nothing has changed.
    pub fn play_next(&mut self, game: &mut Play) -> Result<bool, PlanStop> {
        self.check_played(game);
        let Some(step) = self.to_play().next() else { return Ok(false) };
        if let Some(stop) = self.barred(game, step) {
            return Err(stop);
        }
        game.choose(self.steps[step].action).map_err(PlanStop::Refused)?;
        self.note_played(step, game.entries().len());
        self.parted(game, step).map_or(Ok(true), Err)
    }

    fn works(&self, step: usize) -> bool {
        matches!(self.steps[step].fit, StepFit::Works(_))
    }

    fn try_step(&self, branch: &mut Play, step: usize) -> StepFit {
        let PlanStep { seat, action, .. } = self.steps[step];
        let asked = branch.decision_seat();
        if asked.is_none() || asked != seat {
            return StepFit::Asks(asked);
        }
        match branch.choose(action) {
            Ok(_) => StepFit::Works(self.came(branch, seat)),
            Err(no) => StepFit::Refused(no),
        }
    }

    /// What has come of the last entry.
    fn came(&self, branch: &mut Play, seat: Option<SeatId>) -> StepResult {
        let whose = match self.owner {
            Viewer::Seat(owner) => Some(owner),
            Viewer::Public | Viewer::Everybody => seat,
        };
        let sight = branch.glance(self.owner);
        let figures = whose.map_or_else(Vec::new, |seat| branch.game().figures(&sight, seat));
        let last = branch.entries().last();
        let lines = last.map_or_else(Vec::new, |entry| told(self.owner, entry));
        let chance = last.is_some_and(|e| !e.chance.is_empty());
        let turn = branch.catalogue().dial_by_key("turn").map_or(0, |dial| branch.dial(dial));
        StepResult { figures, lines, chance, turn }
    }
}

impl PlanStep {
    /// A step that was not tried yet.
    pub fn new(seat: Option<SeatId>, action: Action) -> PlanStep {
        PlanStep { seat, action, words: None, fit: StepFit::Waits, played: None, goes_on: false }
    }
    fn is(&self, entry: &Entry) -> bool {
        self.seat == entry.seat && entry.what == EntryKind::Action(self.action)
    }
}

/// What an entry told somebody.
fn told(reader: Viewer, entry: &Entry) -> Vec<Message> {
    let may = |audience: Seats| match reader {
        Viewer::Everybody => true,
        Viewer::Public => audience == Seats::ALL,
        Viewer::Seat(seat) => audience.has(seat),
    };
    entry.lines.iter().filter(|l| may(l.audience)).map(|l| l.message.clone()).collect()
}
