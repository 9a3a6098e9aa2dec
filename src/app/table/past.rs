//! What happened at each entry, for plot, traces and the sums at the end. It reads what is public
//! and changes nothing.

use super::{Table, seen_hands::Hands, told};
use crate::{
    table::{
        action::Thing,
        entry::{Entry, EntryKind},
        ids::{PieceId, SeatId, SpaceId, Verb, Viewer, ZoneId},
        play::Play,
        sight,
        turns::TurnCount,
    },
    ui::{end::Income, game_ui, model::Mode},
};

/// How many of their own entries somebody's own turn is looked for among.
const MOST_LOOKED: usize = 200;

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
    /// The turn after it.
    pub turn: TurnCount,
    /// Whose turn it is after it, where the game says so.
    pub active: Option<SeatId>,
    /// The round's number, where the game counts them.
    pub round: i64,
    /// Fortune of each seat after it.
    pub fortunes: Vec<i64>,
    /// Every purse after it.
    pub purses: Vec<i64>,
    /// Pieces that moved on the board.
    pub moved: Vec<Moved>,
    /// Other pieces that everybody saw come to another zone.
    pub shifted: Vec<(PieceId, ZoneId)>,
    /// What lies in the hands after it, and what others have seen there.
    pub(super) hands: Hands,
}

impl Table {
    /// The number of the last entry of the viewer's own last turn; what others did after it, and
    /// what of theirs it brought about, happened since. The viewer's own actions of the turn that
    /// runs do not count, nor do answers in the turns of others. For somebody who has no seat: of
    /// the turn before the one that is looked at.
    pub fn since(&self) -> usize {
        let Viewer::Seat(me) = self.viewer() else { return self.turn_began().saturating_sub(1) };
        let mine = |n: &usize| self.made_in_turn_of(*n) == Some(me);
        let others = (1..=self.play.entries().len()).rev().find(|n| !mine(n)).unwrap_or(0);
        (1..=others).rev().find(mine).unwrap_or(0)
    }

    /// Whether what happened since is news still: in a turn of their own the viewer has chosen
    /// nothing yet. For somebody who has no seat it always is.
    pub fn is_news(&self) -> bool {
        let Viewer::Seat(me) = self.viewer() else { return true };
        let entries = self.play.entries();
        let back = (1..=entries.len()).rev();
        let mut turn = back.take_while(|n| self.made_in_turn_of(*n) == Some(me));
        !turn.any(|n| entries[n - 1].seat == Some(me))
    }

    /// The last entry that the viewer has made in a turn of their own, while they play: right after
    /// it *this turn* is still that one.
    pub fn own_turn(&self) -> Option<usize> {
        let (Mode::Play, Viewer::Seat(me)) = (self.mode, self.viewer()) else { return None };
        let entries = self.play.entries();
        let turn = |n: usize| self.past.get(n - 1).map_or(0, |past| past.turn.number);
        // Whoever does the first thing in a turn has it.
        let begun_by = |number: i64| {
            let within = (1..=entries.len()).filter(|n| turn(*n) == number);
            within.filter_map(|n| entries[n - 1].seat).next()
        };
        let mine = (1..=entries.len()).rev().filter(|n| entries[n - 1].seat == Some(me));
        mine.take(MOST_LOOKED).find(|n| begun_by(turn(*n)) == Some(me))
    }

    /// After which entry what happened since can be watched: where the last one of the viewer's own
    /// turn also brought about what others did, before that.
    pub fn stretch(&self) -> usize {
        let since = self.since();
        let own = |seat: Option<SeatId>| seat.map(Viewer::Seat) == Some(self.viewer());
        let others = self.log.iter().any(|l| l.entry == since && l.seat.is_some() && !own(l.seat));
        since.saturating_sub(usize::from(others))
    }

    /// In whose turn an entry was made; where the game does not say so, in that of who made it.
    pub(super) fn made_in_turn_of(&self, entry: usize) -> Option<SeatId> {
        let before = entry.checked_sub(1).and_then(|n| self.past.get(n)?.active);
        before.or_else(|| self.past.get(entry)?.seat)
    }

    /// The seat of the last entry.
    pub fn last_seat(&self) -> Option<SeatId> {
        self.play.entries().last().and_then(|e| e.seat)
    }

    /// The number of the first entry of the turn that is looked at.
    fn turn_began(&self) -> usize {
        let until = self.play.entries().len().min(self.past.len().saturating_sub(1));
        let turn = |n: usize| self.past.get(n).map_or(0, |past| past.turn.number);
        (0..=until).rev().take_while(|&n| turn(n) == turn(until)).last().unwrap_or(until)
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
    /// before the first turn. What somebody has who takes part without a seat stands after them.
    pub fn history(&self) -> Vec<(i64, Vec<i64>)> {
        let until = self.play.entries().len() + 1;
        let mut history: Vec<(i64, usize)> =
            self.past.first().map(|_| (0, 0)).into_iter().collect();
        // What ends a turn belongs to it, where the game counts them.
        let counted = self.play.catalogue().dial_by_key("turn").is_some();
        for entry in 1..until.min(self.past.len()) {
            let number = self.past[entry - usize::from(counted)].turn.number;
            match history.last_mut() {
                Some((turn, at)) if *turn == number => *at = entry,
                _ => history.push((number, entry)),
            }
        }
        let all = |entry: usize| {
            let beside = self.beside_at(entry).map(|(_, has)| has);
            self.past[entry].fortunes.iter().copied().chain(beside).collect()
        };
        history.into_iter().map(|(turn, entry)| (turn, all(entry))).collect()
    }

    /// What each seat earned and spent, by its source. What it began with stands first, so that all
    /// sums make up the purse.
    pub fn income(&self) -> Income {
        let c = self.play.catalogue();
        let sheet = game_ui::of(self.play.game().id());
        let mut income: Income = vec![Vec::new(); c.seat_count()];
        let entries: Vec<&Entry> = self.told_entries().collect();
        for (n, pair) in self.past.windows(2).take(self.play.entries().len()).enumerate() {
            for ((info, before), after) in c.purses.iter().zip(&pair[0].purses).zip(&pair[1].purses)
            {
                let (Some(owner), true) = (info.owner, before != after) else { continue };
                if !sheet.is_income(info) {
                    continue;
                }
                let (entry, made) = (n + 1, after - before);
                let told = entries.get(entry).copied();
                for (key, sum) in self.causes_in(told, (entry, owner), made) {
                    told::add(&mut income[owner.ix()], key, sum);
                }
            }
        }
        for list in &mut income {
            list.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        }
        for (info, sum) in c.purses.iter().zip(self.past.first().map_or(&[][..], |p| &p.purses)) {
            if let Some(owner) = info.owner.filter(|_| sheet.is_income(info)) {
                income[owner.ix()].insert(0, ("ui-income-start", *sum));
            }
        }
        income
    }
}

/// What the set-up and each entry of a record did. The table stands at the end of it afterwards.
pub(super) fn gather_past(play: &mut Play) -> Vec<Past> {
    let mut past: Vec<Past> = Vec::with_capacity(play.entries().len() + play.undone().len() + 1);
    play.go_through(|play| {
        let now = past_of(play, past.last());
        past.push(now);
    });
    past
}

/// What the last entry did.
pub(super) fn past_of(play: &mut Play, before: Option<&Past>) -> Past {
    let c = play.catalogue().clone();
    let turn = before.map(|past| past.turn).unwrap_or_default().now(play);
    let round = c.dial_by_key("round").map_or(0, |d| play.dial(d));
    let active = c.dial_by_key("active").and_then(|d| u8::try_from(play.dial(d)).ok()).map(SeatId);
    let active = active.filter(|seat| seat.ix() < c.seat_count());
    let (last, previous) = match play.entries() {
        [] => (None, play.beginning()),
        [last] => (Some(last), play.beginning()),
        [.., previous, last] => (Some(last), previous),
    };
    let space = |zone: ZoneId| c.zones[zone.ix()].space;
    let all = last
        .map_or_else(Vec::new, |_| sight::moved(play.world(), &c, Viewer::Public, previous.mark));
    let on_board = |(_, from, to): &(PieceId, ZoneId, ZoneId)| Some((space(*from)?, space(*to)?));
    let moved = all.iter().filter_map(|m| {
        let (from, to) = on_board(m)?;
        (from != to).then_some(Moved { piece: m.0, from, to })
    });
    let moved = moved.collect();
    let shifted = all.iter().filter(|m| on_board(m).is_none() && m.1 != m.2);
    let shifted = shifted.map(|(piece, _, to)| (*piece, *to)).collect();
    let verb = last.and_then(|e| match &e.what {
        EntryKind::Action(a) => Some(a.verb),
        EntryKind::SetUp | EntryKind::Edits(_) => None,
    });
    let seat = last.and_then(|e| e.seat);
    let fortunes = play.fortunes();
    let purses = sight::purses(play.world());
    let hands = Hands::after(play, before.map(|past| &past.hands));
    Past { seat, verb, turn, active, round, fortunes, purses, moved, shifted, hands }
}

/// The thing that stands for where a seat's action is seen: used to point at what happened.
pub fn places(moves: &[(Option<SeatId>, Moved)]) -> Vec<Thing> {
    moves.iter().map(|(_, m)| Thing::Space(m.to)).collect()
}
