//! Branches that are kept with a game: each as the record of the position at which it begins, and
//! its steps. Laid out again, they are tried anew by today's rules. What does not fit the game, or
//! names somebody who is not at the table, is left out.

use super::{
    Table, Trial,
    trial::{MOST, plan_seat},
};
use crate::{
    app::storage::{BranchInfo, KeptPlan, KeptStep, PlanFile},
    table::{
        action::Action,
        catalogue::Catalogue,
        ids::{SeatId, Viewer},
        plan::{Plan, PlanStep},
        record::Save,
    },
    ui::model::Mode,
};
use std::sync::Arc;

impl Table {
    /// What is kept of this game's branches, with the one that lies on the table.
    pub fn plans_with(&self, tried: Option<&Table>) -> PlanFile {
        let mut lines: Vec<&Table> = self.kept.tables.iter().chain(tried).collect();
        lines.sort_by_key(|t| t.line());
        let first = lines.iter().find_map(|t| t.trial.as_ref());
        let tree = first.map_or(0, |trial| trial.beginning.tree());
        let mut file = PlanFile::new(tree, self.kept.opened);
        for line in lines {
            let Some(trial) = &line.trial else { continue };
            file.add(&trial.beginning, kept_plan(trial, line.play.catalogue()));
        }
        file
    }

    /// Lays the branches that were kept with this game beside it; whether all of them could be.
    pub fn take_plans_in(&mut self, file: &PlanFile) -> bool {
        let mut whole = true;
        for kept in file.plans.iter().take(MOST) {
            let known = self.kept.tables.iter().any(|t| t.line() == kept.info.number);
            let table =
                if known || kept.info.number == 0 { None } else { self.resumed(file, kept) };
            whole &= table.is_some();
            self.kept.tables.extend(table);
        }
        let newest = self.kept.tables.iter().map(Table::line).max().unwrap_or(0);
        self.kept.opened = self.kept.opened.max(file.opened).max(newest);
        whole
    }

    /// A branch as it was left; nothing where its record cannot be followed any more.
    fn resumed(&self, file: &PlanFile, kept: &KeptPlan) -> Option<Table> {
        let seats = self.play.setup().seats.len();
        let here = |seat: Option<SeatId>| seat.is_none_or(|s| s.ix() < seats);
        let info = &kept.info;
        let owned = info.owner != Viewer::Everybody && here(plan_seat(info.owner));
        if !owned || !here(info.asked) || !kept.steps.iter().all(|step| here(step.seat)) {
            return None;
        }
        let beginning = file.beginnings.get(kept.beginning).filter(|b| b.tree() == file.tree)?;
        let (mut play, parted) = beginning.replay(self.play.game()).ok()?;
        if parted.is_some() {
            return None;
        }
        play.set_study(true);
        let overdraws = match info.overdraws {
            Some(true) => Some(play.overdraw(plan_seat(info.owner))),
            other => other,
        };
        let info = BranchInfo { overdraws, ..info.clone() };
        let steps = kept.steps.iter().map(|step| step_of(step, play.catalogue()));
        let steps: Vec<PlanStep> = steps.collect::<Option<_>>()?;
        let mut plan = Plan::resumed(info.owner, &mut play, steps, kept.at);
        plan.check_played(&self.play);
        let mut table = Table::new(play, Mode::Play, self.file.clone());
        let (bots, beginning) = (info.bots, Arc::<Save>::new(beginning.clone()));
        table.trial = Some(Trial { info, beginning, plan, notes: Vec::new(), lacks: None });
        table.let_bots_try(bots);
        Some(table)
    }
}

/// A branch as it is kept.
fn kept_plan(trial: &Trial, catalogue: &Catalogue) -> KeptPlan {
    let step = |step: &PlanStep| KeptStep {
        seat: step.seat,
        action: step.action.to_text(catalogue),
        goes_on: step.goes_on,
        played: step.played,
    };
    KeptPlan {
        info: trial.info.clone(),
        beginning: 0,
        at: trial.plan.at(),
        steps: trial.plan.steps().iter().map(step).collect(),
    }
}

/// A step that was kept, not tried yet.
fn step_of(kept: &KeptStep, catalogue: &Catalogue) -> Option<PlanStep> {
    let action = Action::parse(&kept.action, catalogue).ok()?;
    let KeptStep { seat, goes_on, played, .. } = *kept;
    Some(PlanStep { played, goes_on, ..PlanStep::new(seat, action) })
}
