//! "What if": opens branches of the position on the table, goes from one to another and back to the
//! game, and plays their steps in it. The game that waits is not touched by anything else here, and
//! nothing of a branch comes into its file: branches are kept in one of their own.

use super::context::CommandContext;
use crate::{
    app::{
        session::{ChoiceMade, Session},
        table::{MOST, Table},
    },
    table::{
        action::{Action, Message, Value},
        plan::{Plan, PlanStop},
    },
    text::{Arg, Args},
    ui::{
        command::{Tab, WhatIfCommand},
        model::Mode,
        parts,
        table_text::TableText,
    },
};

/// Longest name of a branch, in letters.
const LONGEST_NAME: usize = 60;

impl CommandContext<'_, '_> {
    /// What somebody wants to try, or wants of what was tried.
    pub(super) fn what_if(&mut self, command: WhatIfCommand) {
        match command {
            WhatIfCommand::Open => self.try_out(),
            WhatIfCommand::Go(number) => self.go_to_line(number),
            WhatIfCommand::Forget(number) => self.forget_line(number),
            WhatIfCommand::Bots(bots) => self.on_table(|t| t.let_bots_try(bots)),
            WhatIfCommand::Overdraw(on) => self.replan(|t| t.overdraw(on)),
            WhatIfCommand::Name(name) => self.on_table(|t| {
                if let Some(trial) = &mut t.trial {
                    trial.info.name = name.trim().chars().take(LONGEST_NAME).collect();
                }
            }),
            WhatIfCommand::Remove(step) => {
                self.replan(|t| t.replan(|p, play| p.remove_row(play, step)))
            }
            WhatIfCommand::Shift(from, to) => {
                self.replan(|t| t.replan(|p, play| p.shift_row(play, from, to)));
            }
            WhatIfCommand::At(step) => self.replan(|t| t.replan(|p, play| p.go(play, step))),
            WhatIfCommand::Play => self.play_plan(),
        }
        if let Some(game) = self.session.game_mut() {
            game.kept.changed = true;
        }
        self.session.autosave();
    }

    fn replan(&mut self, change: impl FnOnce(&mut Table)) {
        self.on_table(change);
        self.after_change();
    }

    /// Opens a branch of the position on the table.
    fn try_out(&mut self) {
        let seed = self.session.fresh_seed();
        let Some(table) = self.session.table.as_mut() else { return };
        if let Some(why) = table.trial_barred() {
            return self.tell_key(why, false);
        }
        let Some(game) = self.session.game() else { return };
        if game.kept.tables.len() + 1 >= MOST {
            return self.tell_key("ui-what-if-full", true);
        }
        let number = game.kept.opened + 1;
        let Some(table) = self.session.table.as_mut() else { return };
        match table.try_out(seed, number) {
            Ok(branch) => {
                self.leave_line();
                if let Some(game) = self.session.parked.last_mut() {
                    game.kept.opened = number;
                }
                self.lay_line(branch);
            }
            Err(fault) => self.tell_fault(&fault),
        }
    }

    /// Lays a line out in a branch of the position on the table, or of one that is watched then.
    pub(super) fn try_line(&mut self, at: Option<usize>, steps: &[Action], overdraws: bool) {
        let plays = |t: &Table| t.mode == Mode::Play && t.trial.is_none() && !t.play.is_over();
        let plays = self.session.table.as_ref().is_some_and(plays);
        if let Some(at) = at {
            self.look_at(at);
            self.on_table(|t| t.for_branch = plays && t.mode != Mode::Play);
        }
        let here = self.line_on_table();
        self.what_if(WhatIfCommand::Open);
        if self.line_on_table() == here {
            return;
        }
        if overdraws {
            self.what_if(WhatIfCommand::Overdraw(true));
        }
        for &action in steps {
            if !self.take(action) {
                break;
            }
        }
        // The steps stand there, whatever sheet a question on the way has opened.
        self.shell.tab = Tab::WhatIf;
        self.session.autosave();
    }

    fn line_on_table(&self) -> Option<usize> {
        self.session.table.as_ref().map(Table::line)
    }

    /// Takes what lies on the table away, to be found again: a branch among those of its game, the
    /// game where games wait.
    fn leave_line(&mut self) {
        let Session { table, parked, .. } = &mut *self.session;
        match (table.take(), parked.last_mut()) {
            (Some(branch), Some(game)) if branch.trial.is_some() => {
                game.kept.changed |= branch.dirty;
                game.kept.tables.push(branch);
            }
            (Some(game), _) => {
                *table = Some(game);
                self.session.autosave();
                let Session { table, parked, .. } = &mut *self.session;
                parked.extend(table.take());
            }
            (None, _) => {}
        }
    }

    /// Goes to another branch of the game, or to the game itself.
    pub(super) fn go_to_line(&mut self, number: usize) {
        let Some(here) = self.session.table.as_ref() else { return };
        if here.line() == number || here.curtain().is_some() {
            return;
        }
        let owner = here.viewer();
        let owner = here.trial.as_ref().map_or(owner, |t| t.info.owner);
        let Some(game) = self.session.game() else { return };
        let at = game.kept.tables.iter().position(|t| {
            t.trial.as_ref().is_some_and(|t| (t.info.number, t.info.owner) == (number, owner))
        });
        if number != 0 && at.is_none() {
            return;
        }
        self.leave_line();
        let waiting = self.session.parked.last_mut();
        let line = match (at, waiting) {
            (Some(at), Some(game)) => Some(game.kept.tables.remove(at)),
            _ => self.session.parked.pop(),
        };
        if let Some(mut line) = line {
            line.look();
            // A replay keeps nothing of what was tried beside it.
            let watched = matches!(line.mode, Mode::Replay { .. });
            if watched {
                line.kept.tables.clear();
            }
            self.lay_line(line);
            if self.session.table.as_ref().is_some_and(|t| t.for_branch) {
                return self.back_to_game();
            }
            if watched {
                self.shell.tab = Tab::Replay;
            }
        }
    }

    /// Brings another line of the game to the screen: board, camera and sheet stay where they are.
    fn lay_line(&mut self, line: Table) {
        let tab = self.shell.tab;
        self.lay(line, tab);
        self.shell.tab = Tab::WhatIf;
        self.shell.end_shown = false;
    }

    /// Forgets a branch; what was opened from it hangs on the line that it came from.
    fn forget_line(&mut self, number: usize) {
        let here = self.session.table.as_ref().map_or(0, Table::line);
        if number == 0 {
            return;
        }
        if here == number {
            self.go_to_line(0);
        }
        let Some(game) = self.session.game_mut() else { return };
        let mut of = 0;
        game.kept.tables.retain(|t| {
            let trial = t.trial.as_ref().filter(|t| t.info.number == number);
            of = trial.map_or(of, |t| t.info.of);
            trial.is_none()
        });
        let waiting = game.kept.tables.iter_mut().filter_map(|t| t.trial.as_mut());
        waiting.filter(|t| t.info.of == number).for_each(|t| t.info.of = of);
        if let Some(trial) = self.session.table.as_mut().and_then(|t| t.trial.as_mut())
            && trial.info.of == number
        {
            trial.info.of = of;
        }
        self.on_table(Table::look);
    }

    /// Plays the own steps of the branch in the game, one by one, as far as they come out there as
    /// they were planned; the branch waits.
    fn play_plan(&mut self) {
        let Some(number) = self.session.table.as_ref().map(Table::line).filter(|n| *n != 0) else {
            return;
        };
        if self.session.game().is_some_and(|game| game.mode != Mode::Play) {
            return self.tell_key("ui-what-if-watched", false);
        }
        self.go_to_line(0);
        let (mut rows, mut joined) = (Vec::new(), false);
        let stop = loop {
            match self.play_step(number, joined) {
                Ok(Some(step)) => rows.push(self.row_of(number, step)),
                Ok(None) => break None,
                Err(stopped) => {
                    let at = self.row_of(number, stopped.step);
                    rows.extend(matches!(stopped.why, PlanStop::Otherwise(..)).then_some(at));
                    break Some(stopped);
                }
            }
            joined = true;
        };
        rows.dedup();
        // A row of which the last command is still to come was not played.
        let stuck = stop.as_ref().filter(|s| !matches!(s.why, PlanStop::Otherwise(..)));
        let cut = stuck.is_some_and(|s| rows.last() == Some(&self.row_of(number, s.step)));
        self.tell_played(number, rows.len() - usize::from(cut), stop);
    }

    /// The plan of a branch that waits beside the game on the table.
    fn waiting_plan(&self, number: usize) -> Option<&Plan> {
        let kept = &self.session.table.as_ref()?.kept.tables;
        let trial = kept.iter().filter_map(|t| t.trial.as_ref()).find(|t| t.info.number == number);
        trial.map(|trial| &trial.plan)
    }

    /// The number of the row in which a step of a branch is shown.
    fn row_of(&self, number: usize, step: usize) -> usize {
        self.waiting_plan(number).map_or(0, |plan| plan.row_of(step))
    }

    /// Plays the next step of a branch in the game, and says which it was; nothing where there was
    /// none.
    fn play_step(&mut self, number: usize, joined: bool) -> Result<Option<usize>, Stopped> {
        let Some(game) = self.session.table.as_mut() else { return Ok(None) };
        let (play, kept) = (&game.play, &mut game.kept.tables);
        let mut trials = kept.iter_mut().filter_map(|t| t.trial.as_mut());
        let Some(trial) = trials.find(|t| t.info.number == number) else { return Ok(None) };
        trial.plan.check_played(play);
        let Some(step) = trial.plan.to_play().next() else { return Ok(None) };
        if let Some(why) = trial.plan.barred(play, step) {
            return Err(Stopped { step, why });
        }
        let action = trial.plan.steps()[step].action;
        let version = game.version;
        if !game.asked() {
            return Err(Stopped { step, why: PlanStop::Asks(game.play.decision_seat()) });
        }
        if !game.sight.offers.iter().any(|o| o.accepts(&action)) {
            let why = PlanStop::Refused(Box::new(game.play.explain_illegal(action)));
            return Err(Stopped { step, why });
        }
        self.choose(ChoiceMade { state_no: version, action });
        let Some(game) = self.session.table.as_mut().filter(|t| t.version != version) else {
            return Ok(None);
        };
        if joined {
            game.join_last();
        }
        let entry = game.play.entries().len();
        let (play, kept) = (&game.play, &mut game.kept.tables);
        let mut trials = kept.iter_mut().filter_map(|t| t.trial.as_mut());
        let Some(trial) = trials.find(|t| t.info.number == number) else {
            return Ok(None);
        };
        trial.plan.note_played(step, entry);
        trial.plan.parted(play, step).map_or(Ok(Some(step)), |why| Err(Stopped { step, why }))
    }

    /// How far the plan was played, at which step it stopped, and why.
    fn tell_played(&mut self, number: usize, played: usize, stop: Option<Stopped>) {
        let now = self.now();
        let Some(game) = self.session.table.as_ref() else { return };
        // Behind the curtain nobody in particular looks.
        if game.curtain().is_some() {
            return;
        }
        let names = game.play.catalogue().clone();
        let texts = TableText { localizer: self.session.localizer(), names: Some(&names) };
        let count = texts.count("ui-plan-played", "count", played as i64);
        let (why, rule) = match &stop {
            None => (texts.text("ui-plan-whole"), None),
            Some(stop) => stop_words(texts, self.waiting_plan(number), stop),
        };
        let warning = stop.is_some();
        self.shell.note(format!("{count} {why}"), rule, warning, now);
    }
}

/// Where a plan that is played stopped, and why.
struct Stopped {
    step: usize,
    why: PlanStop,
}

/// Where and why a plan stopped, in words, and the rule that it rests on.
fn stop_words(
    texts: TableText,
    plan: Option<&Plan>,
    Stopped { step, why }: &Stopped,
) -> (String, Option<String>) {
    let said = |lines: &[Message]| {
        let said: Vec<String> = lines.iter().map(|m| texts.say(m)).collect();
        if said.is_empty() { texts.text("ui-plan-nothing") } else { said.join(" ") }
    };
    let row = plan.map_or(0, |plan| plan.row_of(*step));
    let (why, rule) = match why {
        PlanStop::Refused(no) => (texts.say(&no.message), Some(no.rule.0.to_owned())),
        PlanStop::Asks(Some(seat)) => {
            (texts.with("ui-plan-asks", &[("seat", Value::Seat(*seat))]), None)
        }
        PlanStop::Asks(None) => (texts.text("ui-what-if-over"), None),
        PlanStop::Otherwise(planned, came) => {
            let args = [("planned", said(planned)), ("now", said(came))];
            let args = args.map(|(name, words)| (name, Arg::from(words)));
            let row = [("step", Arg::from(row as i64))];
            let args = Args::from_iter(args.into_iter().chain(row));
            return (texts.localizer.word_with("ui-plan-otherwise", &args), None);
        }
    };
    let words = plan.and_then(|plan| plan.steps()[*step].words.as_deref());
    let words = words.map_or_else(String::new, |words| parts::capital(&texts.say(words)));
    let args = [("step", Arg::from(row as i64)), ("words", words.into()), ("why", why.into())];
    (texts.localizer.word_with("ui-plan-stops", &Args::from_iter(args)), rule)
}
