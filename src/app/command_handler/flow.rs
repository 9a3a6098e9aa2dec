//! What makes a turn flow: ways that one click flies, choices that nobody has to make, computer
//! players that are waited for or skipped, counsel. All of it sends ordinary actions to the table;
//! nothing here knows a rule.

use super::context::CommandContext;
use crate::{
    app::{
        session::{ChoiceMade, Counsel},
        table::Table,
    },
    bots,
    table::{
        action::{Action, Message, Thing},
        catalogue::Chooser,
        ids::SeatId,
        planning::{PlanFigure, differences},
    },
    ui::{
        command::{Command, Tab},
        game_ui,
        model::Mode,
        route::Route,
    },
    view::board::BoardCommand,
};
use std::{
    sync::Arc,
    time::{Duration, Instant},
};

/// How often a way is looked for anew at one click: before the roll, after it, after what shields
/// took off, and past what has turned up.
const ROUNDS: usize = 12;
/// How long computer players choose on within one picture, and how many choices they make at most.
const AT_ONCE: (Duration, usize) = (Duration::from_millis(40), 60);

/// From how far in the game on, in hundredths, a chance to win is told by itself. Before that it
/// says more of the seats' luck with the deal than of what is chosen; how far lines lie apart
/// counts from the beginning.
const LATE: i64 = 50;

impl CommandContext<'_, '_> {
    /// Does one action on the table as it stands; whether it was accepted.
    pub(super) fn take(&mut self, action: Action) -> bool {
        let Some(state_no) = self.state_no() else { return false };
        self.choose(ChoiceMade { state_no, action });
        self.state_no().is_some_and(|now| now != state_no)
    }

    fn is_asked(&self) -> bool {
        self.session.table.as_ref().is_some_and(|t| t.asked())
    }

    fn join_last(&mut self) {
        if let Some(table) = &mut self.session.table {
            table.join_last();
        }
    }

    /// Does actions one after the other; all of them are taken back together.
    pub(super) fn act_all(&mut self, actions: Vec<Action>) {
        self.shell.choice = None;
        for (nth, action) in actions.iter().copied().enumerate() {
            if !self.take(action) {
                // Where a teacher looks at it first, the others follow if one is sure.
                self.on_table(|table| table.do_after_held(&actions[nth + 1..]));
                return;
            }
            if nth > 0 {
                self.join_last();
            }
            if !self.is_asked() {
                return;
            }
        }
    }

    /// Does an action, and then another one where it is offered: what stands for good is only
    /// chosen by then, and waits for another press.
    pub(super) fn act_then(&mut self, first: Action, then: Action) {
        let pressed = self.shell.choice.take().map(|(at, ..)| at).unwrap_or_default();
        if !self.take(first) {
            // Where a teacher looks at it first, the other follows if one is sure.
            self.on_table(|table| table.do_after_held(&[then]));
            return;
        }
        if !self.is_asked() {
            return;
        }
        let Some(table) = &mut self.session.table else { return };
        let Some(offer) = table.sight.offers.iter().position(|o| o.action == then) else { return };
        if table.stands_for_good(then) && !table.is_led() {
            let version = table.version;
            self.shell.choice = Some((pressed, vec![offer], version));
        } else if self.take(then) {
            self.join_last();
        }
    }

    /// Does a choice that was held back, what was to follow it, and the rest of the way on which it
    /// was the first step.
    pub(super) fn go_on_with(&mut self, first: Action, then: Vec<Action>) {
        let turn = |this: &Self| this.session.table.as_ref().map(|t| t.play.turn_mark());
        let (began, seat) =
            (turn(self), self.session.table.as_ref().and_then(|t| t.sight.chooser()));
        let table = self.session.table.as_mut();
        let on_way = table.is_some_and(|table| table.was_held_on_way(first));
        self.on_game(Command::Act(first));
        if !then.is_empty() {
            return self.act_all(then);
        }
        let goes_on = on_way && self.is_asked() && turn(self) == began;
        let course = seat.filter(|_| goes_on).and_then(|s| Some((s, self.shell.course(s)?)));
        if let Some((seat, to)) = course {
            self.go_along(seat, to, true);
        }
    }

    /// Does what is the only thing that can be done.
    pub(super) fn by_itself(&mut self, action: Action) {
        if self.take(action) {
            self.join_last();
        }
    }

    /// Goes to a thing on the board as far as nobody has to be asked. What is left of the way is
    /// gone on later.
    pub(super) fn lead(&mut self, to: Thing) {
        self.shell.choice = None;
        let Some(seat) = self.session.table.as_ref().and_then(|t| t.sight.chooser()) else {
            return;
        };
        let goes_on = self.further(seat, to);
        self.shell.set_course(seat, to);
        self.go_along(seat, to, false);
        if let Some(goal) = goes_on.filter(|_| self.shell.course(seat).is_none()) {
            self.shell.set_course(seat, goal);
        }
    }

    /// Where a seat was bound for, if a nearer thing lies on the way there.
    fn further(&self, seat: SeatId, to: Thing) -> Option<Thing> {
        let goal = self.shell.course(seat).filter(|goal| *goal != to)?;
        let (further, nearer) = (self.way(seat, goal)?, self.way(seat, to)?);
        let begins = |way: &Route| way.legs.first().map(|leg| leg.action);
        let on_way = nearer.way.last().is_some_and(|end| further.way.contains(end));
        (on_way && begins(&further)? == begins(&nearer)?).then_some(goal)
    }

    /// Flies on towards a thing in this turn, until somebody has to be asked or the way ends. What
    /// turns up on the way is looked at, and the way looked for anew.
    fn go_along(&mut self, seat: SeatId, to: Thing, mut joined: bool) {
        let turn = |this: &Self| this.session.table.as_ref().map(|t| t.play.turn_mark());
        let (began, mut all_or_none) = (turn(self), false);
        let sentence = self.sentence();
        for _ in 0..ROUNDS {
            // In a lesson one press is one step of it.
            if self.sentence() != sentence {
                break;
            }
            let Some(way) = self.way(seat, to) else { break };
            // After a roll, and where fate has taken the ship off its way, somebody looks first.
            if turn(self) != began || all_or_none && way.too_far {
                break;
            }
            all_or_none |= !way.too_far;
            let Some(there) = self.fly(&way, &mut joined) else { break };
            if there && way.whole {
                self.leave_course(seat, 1);
            }
            if there && (way.whole || way.too_far) {
                break;
            }
        }
        if sentence.is_some() {
            self.shell.leave_course(seat, 0);
        }
    }

    /// The number of the sentence by which a lesson leads, where one does.
    fn sentence(&self) -> Option<usize> {
        self.session.table.as_ref().and_then(Table::sentence)
    }

    /// The way of a seat that is asked, if one leads there.
    fn way(&self, seat: SeatId, to: Thing) -> Option<Arc<Route>> {
        let table = self.session.table.as_ref()?;
        (table.sight.chooser() == Some(seat)).then(|| self.shell.routes.to(table, to))?
    }

    /// Flies a way as far as it goes: whether to its end; nothing where it could not even begin.
    fn fly(&mut self, way: &Route, joined: &mut bool) -> Option<bool> {
        let end = way.way.last().copied();
        let (mut moved, mut there) = (false, false);
        let sentence = self.sentence();
        for leg in &way.legs {
            let Some(table) = self.session.table.as_ref().filter(|t| t.asked()) else { break };
            if self.sentence() != sentence || !table.may_be_led_by(leg.action) {
                break;
            }
            let sight = &table.sight;
            let here = game_ui::of(sight.game).here(sight);
            let offered = sight.offers.iter().any(|o| o.action == leg.action);
            // A ship that was carried on is further than foreseen.
            if here != Some(leg.here) || !offered {
                continue;
            }
            if *joined {
                self.on_table(|table| table.be_sure_on_way(leg.action));
            }
            if !self.take(leg.action) {
                self.on_table(|table| table.holds_on_way(leg.action));
                break;
            }
            if std::mem::replace(joined, true) {
                self.join_last();
            }
            moved = true;
            let table = self.session.table.as_ref()?;
            let past = table.past.get(table.play.entries().len());
            there |= past.is_some_and(|p| p.moved.iter().any(|m| Some(m.to) == end));
        }
        moved.then_some(there)
    }

    /// Goes on with a way that was broken off, once what it stopped for is answered.
    pub(super) fn lead_on(&mut self, answered: Action) {
        let Some(table) = self.session.table.as_ref() else { return };
        let goes_on = game_ui::of(table.sight.game).goes_on(answered) && table.asked();
        let seat = table.sight.chooser();
        let Some((seat, to)) =
            seat.filter(|_| goes_on).and_then(|s| Some((s, self.shell.course(s)?)))
        else {
            return;
        };
        self.go_along(seat, to, true);
    }

    /// Whoever flies otherwise than to where the seat was bound for goes somewhere else now.
    pub(super) fn keep_course(&mut self, action: Action) {
        let Some(table) = self.session.table.as_ref().filter(|t| t.asked()) else { return };
        let Some(seat) = table.sight.chooser() else { return };
        let Some(to) = self.shell.course(seat) else { return };
        let along = |way: Arc<Route>| way.legs.first().is_some_and(|leg| leg.action == action);
        if game_ui::of(table.sight.game).flies(action) && !self.way(seat, to).is_some_and(along) {
            self.leave_course(seat, 0);
        }
    }

    /// A seat is bound for nowhere any more, by the last so many entries.
    fn leave_course(&mut self, seat: SeatId, by: usize) {
        let entries = self.session.table.as_ref().map_or(0, |table| table.play.entries().len());
        self.shell.leave_course(seat, entries.saturating_sub(by));
    }

    /// The camera goes with what moved, if it has left the part of the board that is seen.
    pub(super) fn follow_pieces(&mut self) {
        let Some(table) = &self.session.table else { return };
        let Some(past) = table.past.get(table.play.entries().len()) else { return };
        if let Some(moved) = past.moved.last() {
            self.board.write(BoardCommand::Show(vec![Thing::Space(moved.to)]));
        }
    }

    /// The one who has just acted has seen what came of it.
    pub(super) fn seen(&mut self) {
        let curtain = self.session.settings.curtain;
        self.on_table(|t| t.end_beat(curtain));
        self.after_change();
    }

    /// Computer players choose on without pauses until a person is asked; who thinks is hurried.
    pub(super) fn skip_bots(&mut self) {
        if let Some(table) = &self.session.table {
            table.hurry();
        }
        self.shell.skipping = self.session.table.as_ref().is_some_and(|t| t.bot_asked().is_some());
        self.board.write(BoardCommand::Skip);
    }

    /// Lets computer players choose for as long as one picture may take.
    pub(super) fn bots_on(&mut self) {
        let began = Instant::now();
        for _ in 0..AT_ONCE.1 {
            let Some(table) = self.session.table.as_mut() else { return };
            let Some(action) = table.ask_bot() else { break };
            if !self.take(action) || began.elapsed() > AT_ONCE.0 {
                break;
            }
        }
        self.board.write(BoardCommand::Skip);
    }

    /// Somebody asks for counsel, or has read enough of it: the lines have a sheet of their own
    /// place, and what was read there before comes back.
    pub(super) fn ask_counsel(&mut self, wanted: bool) {
        let Some(version) = self.state_no() else { return };
        let stands = self.shell.counsel.as_ref().is_some_and(|c| c.version == version);
        if !wanted || !stands {
            self.shell.end_counsel();
        }
        self.counsel(wanted);
        // Whoever has pressed it between people was asked whether all agree.
        self.on_table(|table| table.counsel_agreed |= wanted);
        if stands {
            return;
        }
        let sheet = if self.mode() == Some(Mode::Study) { Tab::Study } else { Tab::WhatIf };
        let before = self.shell.tab;
        if let Some(counsel) = &mut self.shell.counsel {
            counsel.before = Some(before);
            self.shell.tab = sheet;
        }
    }

    /// What a computer player would do for the person who is asked, and why.
    pub(super) fn counsel(&mut self, wanted: bool) {
        let before = self.shell.counsel.take().and_then(|counsel| counsel.before);
        let Some(table) = self.session.table.as_mut().filter(|t| wanted && t.asked()) else {
            return;
        };
        let Some((action, why)) = table.counsel() else { return };
        let advised = table.advised();
        let (action, why) = match advised.first() {
            Some(best) if best.why.is_some() => (best.action, best.why.clone()),
            Some(best) if best.action != action => {
                (best.action, Some(Message { key: bots::TRIED, ..Message::default() }))
            }
            _ => (action, why),
        };
        let lines = match advised.is_empty() {
            true => table.line_of(action).into_iter().collect(),
            false => advised,
        };
        table.think_for_person();
        let version = table.version;
        let progress = bots::progress(table.play.game(), &table.sight);
        let is_late = progress.is_some_and(|progress| progress >= LATE);
        let (shown, is_rest) = (0, false);
        self.shell.counsel =
            Some(Counsel { version, action, why, lines, shown, before, is_late, is_rest });
        self.point_at_line();
    }

    /// Whoever has made the next choice of the line that is shown follows it: the rest stays to be
    /// seen. `before` is what the seat had.
    pub(super) fn follow_line(&mut self, action: Action, was: u64, before: &[PlanFigure]) {
        let Some(table) = self.session.table.as_ref() else { return };
        let counsel = self.shell.counsel.as_ref().filter(|c| c.version == was);
        let seat = table.sight.chooser().filter(|_| table.asked());
        let Some((counsel, seat)) = counsel.zip(seat) else { return };
        let brought = differences(before, &table.play.game().figures(&table.sight, seat));
        let rest = counsel.after(action, &brought, table.version);
        let offered = |rest: &Counsel| table.sight.offers.iter().any(|o| o.accepts(&rest.action));
        if let Some(rest) = rest.filter(offered) {
            self.shell.counsel = Some(rest);
        }
    }

    /// Shows another line of the counsel on the board.
    pub(super) fn show_line(&mut self, line: usize) {
        if let Some(counsel) = self.shell.counsel.as_mut().filter(|c| line < c.lines.len()) {
            counsel.shown = line;
            self.point_at_line();
        }
    }

    /// The camera goes to where the line begins that is shown.
    fn point_at_line(&mut self) {
        let line = self.shell.counsel.as_ref().and_then(Counsel::on_board);
        let things = line.and_then(|line| line.steps.first()).map(|step| step.things.clone());
        if let Some(things) = things.filter(|things| !things.is_empty()) {
            self.board.write(BoardCommand::Show(things));
        }
    }

    /// A computer player chooses for a seat from now on, or its person does again.
    pub(super) fn stand_in(&mut self, seat: SeatId, by: Chooser) {
        let curtain = self.session.settings.curtain;
        self.on_table(|t| t.stand_in(seat, by, curtain));
        self.after_change();
    }

    /// Whether computer players are not waited for: somebody skips them, or nobody wants to watch.
    pub(super) fn stop_skipping(&mut self) {
        let bots = self.session.table.as_ref().is_some_and(|t| t.bot_asked().is_some());
        self.shell.skipping &= bots && !matches!(self.mode(), Some(Mode::Replay { .. }));
    }

    fn mode(&self) -> Option<Mode> {
        self.session.table.as_ref().map(|t| t.mode)
    }
}
