//! What is worked out once for each picture of the table and kept until it changes: the ways that
//! one click flies, what others did, and how the game went so far. It asks game and table; it
//! decides nothing.

use super::table::Table;
use crate::{
    table::action::{Message, Thing},
    ui::{
        end::Income,
        game_ui,
        model::{Mode, TurnSummary},
        route::Route,
    },
};
use std::sync::{Arc, Mutex};

/// What has been worked out for a picture of the table.
#[derive(Default)]
struct WorkedOut {
    version: u64,
    ways: Vec<(Thing, Option<Arc<Route>>)>,
    reach: Option<Arc<Vec<Thing>>>,
    summary: Option<Arc<Vec<TurnSummary>>>,
    history: Option<Arc<History>>,
    income: Option<Arc<Income>>,
    undo_barred: Option<Option<&'static str>>,
    told_of_undo: Option<Arc<Option<Message>>>,
    counsel: Option<(u64, Arc<CounselSaid>)>,
}

/// What is said of a counsel.
#[derive(Default)]
pub struct CounselSaid {
    /// Why a computer player would do it.
    pub why: String,
    /// The same, with how likely that and the next best win.
    pub weighed: String,
}

/// The fortunes after each turn, with its number.
pub type History = Vec<(i64, Vec<i64>)>;

/// The ways of the picture that is shown.
#[derive(Default)]
pub struct Routes(Mutex<WorkedOut>);

impl Routes {
    fn known<T>(&self, table: &Table, ask: impl FnOnce(&mut WorkedOut) -> T) -> Option<T> {
        let mut known = self.0.lock().ok()?;
        if known.version != table.version {
            *known = WorkedOut { version: table.version, ..WorkedOut::default() };
        }
        Some(ask(&mut known))
    }

    /// The way that one click on a thing leads.
    pub fn to(&self, table: &Table, thing: Thing) -> Option<Arc<Route>> {
        if !asked(table) {
            return None;
        }
        self.known(table, |known| {
            if let Some((_, way)) = known.ways.iter().find(|(to, _)| *to == thing) {
                return way.clone();
            }
            let sight = &table.sight;
            let way = game_ui::of(sight.game).route(sight, thing).map(Arc::new);
            known.ways.push((thing, way.clone()));
            way
        })?
    }

    /// Everything that one click can reach.
    pub fn reach(&self, table: &Table) -> Arc<Vec<Thing>> {
        if !asked(table) {
            return Arc::default();
        }
        let reach = self.known(table, |known| {
            let sight = &table.sight;
            let work = || Arc::new(game_ui::of(sight.game).within_reach(sight));
            known.reach.get_or_insert_with(work).clone()
        });
        reach.unwrap_or_default()
    }

    /// What others did since the viewer's last turn.
    pub fn summary(&self, table: &Table) -> Arc<Vec<TurnSummary>> {
        self.once(table, |known| &mut known.summary, Table::summary)
    }

    /// See [`Table::history`].
    pub fn history(&self, table: &Table) -> Arc<History> {
        self.once(table, |known| &mut known.history, Table::history)
    }

    /// See [`Table::income`].
    pub fn income(&self, table: &Table) -> Arc<Income> {
        self.once(table, |known| &mut known.income, Table::income)
    }

    /// See [`Table::undo_barred`]: where nobody has chosen yet it looks through the whole record.
    pub fn undo_barred(&self, table: &Table) -> Option<&'static str> {
        self.known(table, |known| *known.undo_barred.get_or_insert_with(|| table.undo_barred()))
            .flatten()
    }

    /// See [`Table::told_of_undo`].
    pub fn told_of_undo(&self, table: &Table) -> Arc<Option<Message>> {
        let told = |table: &Table| table.told_of_undo().cloned();
        self.once(table, |known| &mut known.told_of_undo, told)
    }

    /// What is said of the counsel with this mark.
    pub fn said(
        &self,
        table: &Table,
        mark: u64,
        work: impl FnOnce() -> CounselSaid,
    ) -> Arc<CounselSaid> {
        let said = self.known(table, |known| {
            known.counsel.take_if(|(of, _)| *of != mark);
            known.counsel.get_or_insert_with(|| (mark, Arc::new(work()))).1.clone()
        });
        said.unwrap_or_default()
    }

    /// What `work` makes of the table, kept in its place.
    fn once<T: Default>(
        &self,
        table: &Table,
        place: impl FnOnce(&mut WorkedOut) -> &mut Option<Arc<T>>,
        work: impl FnOnce(&Table) -> T,
    ) -> Arc<T> {
        let work = || Arc::new(work(table));
        self.known(table, |known| place(known).get_or_insert_with(work).clone()).unwrap_or_default()
    }
}

fn asked(table: &Table) -> bool {
    table.asked() && !matches!(table.mode, Mode::Replay { .. })
}
