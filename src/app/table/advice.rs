//! Counsel for the person who is asked: whole lines, best first. One is told at once; more of them
//! are thought over on a thread of its own while that one is read. It sees what the seat sees, and
//! counts only for the position that it was asked in.

use super::{Table, background::BackgroundWork};
use crate::{
    bots::{Ahead, Budget, LineEnd, LineTable, Search, TurnLine, Weighed},
    table::{
        action::{Action, Message, Thing},
        catalogue::Chooser,
        entry::{Entry, EntryKind},
        game::Game,
        ids::{SpaceId, Viewer},
        play::{Play, TurnMark},
        record::Save,
        sight::Sight,
    },
    ui::{
        arguments::{ActionSort, sort_of, targets},
        game_ui,
        model::{
            Mode,
            counsel::{CounselLine, CounselStep, ENDS_UNKNOWN, Lead},
        },
    },
};
use std::{
    sync::{Arc, atomic::AtomicBool},
    task::Poll,
    time::Duration,
};

/// How long counsel is thought over.
const PATIENCE: Duration = Duration::from_secs(2);
/// How many lines are told.
const TOLD: usize = 3;
/// How many choices are tried until the time is over: some lead to the same line.
const TRIED: usize = 5;
/// In how many worlds a choice must have been tried to be told.
const SURE: u32 = 4;

/// By how much more likely another line must win than the one that was proposed to take its place:
/// who asks again is not sent back for what may be noise.
const CLEARLY: f64 = 0.03;

/// Counsel for a position.
pub(super) struct CounselSearch {
    work: BackgroundWork<Vec<CounselLine>>,
    /// The turn in which it was asked.
    turn: TurnMark,
    /// How many entries there were, and the hash of the last one.
    at: (usize, Option<u64>),
    /// What was found, best first; `None` as long as it is thought over.
    found: Option<Arc<[CounselLine]>>,
}

impl Table {
    /// Lets the decision that the person has asked about be thought over, where the game knows what
    /// positions are worth; nothing where that is done already.
    pub fn think_for_person(&mut self) {
        let known = self.advice.as_ref().is_some_and(|advice| advice.work.is_about(&self.play));
        if !known {
            let kept = self.kept_line();
            self.advice = CounselSearch::begin(&mut self.play, kept);
        }
    }

    /// What is left of the line that was advised before in this turn, where it was followed so far
    /// and goes on.
    pub(super) fn kept_line(&self) -> Option<Vec<Action>> {
        let advice = self.advice.as_ref().filter(|advice| advice.turn == self.play.turn_mark())?;
        let (entries, (at, last)) = (self.play.entries(), advice.at);
        let line = advice.found.as_ref()?.first()?.actions();
        let since = entries.get(at..)?;
        let same = last_hash(&entries[..at]) == last;
        let followed =
            |(entry, action): (&Entry, &Action)| entry.what == EntryKind::Action(*action);
        let rest = line.get(since.len()..).filter(|_| same)?;
        let next = rest.first().filter(|_| since.iter().zip(&line).all(followed))?;
        let offered = self.play.offers().iter().any(|offer| offer.accepts(next));
        offered.then(|| rest.to_vec())
    }

    /// Whether several people play against each other here, who have not agreed to counsel yet.
    pub fn counsel_is_asked_first(&self) -> bool {
        let against = self.mode == Mode::Play && self.trial.is_none() && self.people().count() > 1;
        against && !self.counsel_agreed && !self.play.setup().allows_counsel()
    }

    /// Whether counsel is being thought over for the position that there is.
    pub fn is_advising(&self) -> bool {
        self.advice_of_now().is_some_and(|advice| advice.found.is_none())
    }

    /// Hears whether counsel has been thought over; true once, when it has.
    pub fn advice_came(&mut self) -> bool {
        let Some(advice) = self.advice.as_mut().filter(|advice| advice.found.is_none()) else {
            return false;
        };
        let Poll::Ready(found) = advice.work.hear() else { return false };
        advice.found = Some(found.unwrap_or_default().into());
        true
    }

    /// What was found for the position that there is, best first; nothing where it is still thought
    /// over, or was never asked.
    pub fn advised(&self) -> Arc<[CounselLine]> {
        self.advice_of_now().and_then(|advice| advice.found.clone()).unwrap_or_default()
    }

    fn advice_of_now(&self) -> Option<&CounselSearch> {
        self.advice.as_ref().filter(|advice| advice.work.is_about(&self.play))
    }

    /// The line that begins with a choice, without what it is worth.
    pub fn line_of(&mut self, action: Action) -> Option<CounselLine> {
        let save = Save::of(&mut self.play);
        let mut table = LineTable::of(&save, self.play.game())?;
        let kept = self.kept_line().filter(|line| line.first() == Some(&action));
        let begins = kept.unwrap_or_else(|| vec![action]);
        told_line(&mut table, &begins, None).map(|(line, _)| line)
    }
}

impl CounselSearch {
    fn begin(play: &mut Play, kept: Option<Vec<Action>>) -> Option<CounselSearch> {
        let (game, seat) = (play.game(), play.decision_seat()?);
        let budget = Budget { time: Some(PATIENCE), ..Budget::of(Chooser::Master, game.id())? };
        let search = match kept {
            Some(line) => Search::keeping(play, line, budget),
            None => Search::of(play, seat, budget),
        };
        let search = search.tells_chances().then_some(search)?.telling(TRIED);
        let (save, sight) = (Save::of(play), play.glance(Viewer::Seat(seat)));
        let think = move |stop| {
            let ranked = search.hurried_by(stop).ranked(&AtomicBool::new(false));
            told_lines(&save, (game, &sight), &ranked.unwrap_or_default())
        };
        let work = BackgroundWork::begin("counsel", play, think)?;
        let at = (play.entries().len(), last_hash(play.entries()));
        Some(CounselSearch { work, turn: play.turn_mark(), at, found: None })
    }
}

fn last_hash(entries: &[Entry]) -> Option<u64> {
    entries.last().map(|entry| entry.hash)
}

/// The lines that begin with what was compared, best first; of those that nobody tells apart, and
/// of those that lead to the same position or read alike, the first.
fn told_lines(
    save: &Save,
    (game, sight): (&'static dyn Game, &Sight),
    ranked: &[Weighed],
) -> Vec<CounselLine> {
    let Some(mut table) = LineTable::of(save, game) else { return Vec::new() };
    let (mut lines, mut ends): (Vec<CounselLine>, Vec<u64>) = (Vec::new(), Vec::new());
    let mut begun: Vec<(ActionSort, Action)> = Vec::new();
    let mut told: Vec<&Weighed> = Vec::new();
    let (sure, best) = in_order(game, ranked);
    for weighed in sure {
        let value = weighed.value.zip(best).map(|(value, best)| value.min(best));
        let chance = value.map(|value| (100.0 * value).round() as i64);
        let begins = sort_of(sight, weighed.action);
        // Nobody tells one of two such cards from the other; by one and the same there are several
        // lines.
        let again =
            |(sort, action): &(ActionSort, Action)| *sort == begins && *action != weighed.action;
        if lines.len() >= TOLD || begun.iter().any(again) {
            continue;
        }
        let Some((line, end)) = told_line(&mut table, &weighed.line.actions, chance) else {
            continue;
        };
        if !ends.contains(&end) && !lines.iter().any(|other| reads_as(other, &line)) {
            begun.push((begins, weighed.action));
            ends.push(end);
            lines.push(CounselLine { why: weighed.line.why.clone(), ..line });
            told.push(weighed);
        }
    }
    for (nth, line) in lines.iter_mut().enumerate() {
        let beside = usize::from(nth == 0);
        line.ahead = told.get(beside).and_then(|other| told[nth].ahead_of(other)).map(lead);
    }
    lines
}

/// How far one leads, for whoever reads it.
pub(super) fn lead(Ahead { tenths, worlds }: Ahead) -> Lead {
    Lead { tenths, times: worlds }
}

/// Whether two lines do the same to the same things and bring the same, such as a flight by one
/// number or by another.
fn reads_as(one: &CounselLine, other: &CounselLine) -> bool {
    let alike = |(a, b): (&CounselStep, &CounselStep)| {
        let keys = |step: &CounselStep| -> Vec<&'static str> {
            step.words.iter().map(|words| words.key).collect()
        };
        keys(a) == keys(b) && (&a.things, &a.way) == (&b.things, &b.way)
    };
    one.gained == other.gained
        && one.steps.len() == other.steps.len()
        && one.steps.iter().zip(&other.steps).all(alike)
}

/// What was compared and may be told, best first, and what the best comes to. Who plays leaves a
/// plan only for what is surely better; so the first stays first where another one came out a
/// little better, and none of those is told as better than it.
fn in_order<'w>(game: &dyn Game, ranked: &'w [Weighed]) -> (Vec<&'w Weighed>, Option<f64>) {
    // Nobody asks for advice to hear that the game could be stopped.
    let stops = |weighed: &Weighed| game_ui::of(game.id()).stops(weighed.action.verb);
    let sure = ranked.iter().filter(|weighed| !stops(weighed));
    let sure = sure.enumerate().filter(|(n, w)| *n == 0 || w.worlds >= SURE);
    let mut sure: Vec<&Weighed> = sure.map(|(_, weighed)| weighed).collect();
    let first = sure.first().map(|weighed| weighed.line.clone());
    let value = |weighed: &Weighed| {
        let kept = if Some(&weighed.line) == first.as_ref() { CLEARLY } else { 0.0 };
        weighed.value.map_or(f64::MIN, |value| value + kept)
    };
    sure.sort_by(|a, b| value(b).total_cmp(&value(a)));
    let best = sure.first().and_then(|weighed| weighed.value);
    (sure, best)
}

/// A line as it is told, and where it leads.
fn told_line(
    table: &mut LineTable,
    begins: &[Action],
    chance: Option<i64>,
) -> Option<(CounselLine, u64)> {
    let mut steps: Vec<CounselStep> = Vec::new();
    let TurnLine { gained, ends, leads_to, .. } =
        table.follow(begins, |play, action| note_step(&mut steps, play, action))?;
    let ends = match ends {
        LineEnd::Turn => "ui-counsel-ends-turn",
        LineEnd::Unknown => ENDS_UNKNOWN,
        LineEnd::Others => "ui-counsel-ends-others",
        LineEnd::Over => "ui-counsel-ends-over",
        LineEnd::Long => "ui-counsel-ends-long",
    };
    let action = *begins.first()?;
    let (why, ahead) = (None, None);
    Some((CounselLine { action, chance, gained, why, ahead, ends, steps }, leads_to))
}

/// Puts one more choice among the steps: what flies on goes with the flight before it.
fn note_step(steps: &mut Vec<CounselStep>, play: &mut Play, action: Action) {
    let sheet = game_ui::of(play.game().id());
    let offer = play.look().list.iter().find(|offer| offer.accepts(&action)).cloned();
    let viewer = play.decision_seat().map_or(Viewer::Public, Viewer::Seat);
    let sight = play.glance(viewer);
    let mut things = offer.as_ref().map_or_else(Vec::new, |offer| sheet.targets(&sight, offer));
    // What it names itself goes before what is only beside it: a space before the cards of its row.
    let named = |thing: &Thing| {
        offer.as_ref().is_some_and(|o| targets(&sight.catalogue, o).contains(thing))
    };
    things.sort_by_key(named);
    let words = offer.and_then(|offer| offer.message).map_or_else(Message::default, |m| *m);
    let flies = sheet.flies(action);
    let spaces = |things: &[Thing]| -> Vec<SpaceId> {
        let space = |thing: &Thing| match thing {
            Thing::Space(space) => Some(*space),
            _ => None,
        };
        things.iter().filter_map(space).collect()
    };
    let to = if flies { spaces(&things) } else { Vec::new() };
    match steps.last_mut() {
        Some(last) if flies && !last.way.is_empty() => {
            last.actions.push(action);
            last.words.push(words);
            last.way.extend(to);
            last.things = things;
        }
        Some(last) if last.actions.last() == Some(&action) => {
            last.actions.push(action);
            last.words.push(words);
        }
        _ => {
            let here = flies.then(|| sheet.here(&sight)).flatten();
            let way = here.into_iter().chain(to).collect();
            steps.push(CounselStep { actions: vec![action], words: vec![words], things, way });
        }
    }
}
