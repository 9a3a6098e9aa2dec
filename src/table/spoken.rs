//! Where a rule has spoken in a game: the entries before which it allowed or forbade something, and
//! those that it carried out. It reads what one viewer may read, and decides nothing.

use super::{
    action::{Action, Narration, Offer},
    entry::EntryKind,
    ids::{SeatId, Seats, Viewer},
    play::Play,
};
use std::collections::BTreeMap;

/// Where one rule has spoken: the numbers of entries, counted from 1, in rising order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spoken {
    /// What was chosen there it allowed.
    pub chosen: Vec<usize>,
    /// What came of the choice it brought about.
    pub carried: Vec<usize>,
    /// Something else than what was chosen there it allowed.
    pub allowed: Vec<usize>,
    /// Something it forbade there.
    pub forbade: Vec<usize>,
}

impl Spoken {
    /// Puts the places of another rule among those of this one.
    fn take(&mut self, other: &Spoken) {
        let lists = [
            (&mut self.chosen, &other.chosen),
            (&mut self.carried, &other.carried),
            (&mut self.allowed, &other.allowed),
            (&mut self.forbade, &other.forbade),
        ];
        for (mine, more) in lists {
            mine.extend(more);
            mine.sort_unstable();
            mine.dedup();
        }
    }
}

/// Where all rules of a game have spoken, by their IDs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SpokenRules(BTreeMap<&'static str, Spoken>);

impl SpokenRules {
    /// Goes through a game, as far as a viewer may read it.
    pub fn of(play: &mut Play, viewer: Viewer) -> SpokenRules {
        let mut all = SpokenRules::default();
        let chosen: Vec<Option<Action>> = play
            .entries()
            .iter()
            .map(|entry| match entry.what {
                EntryKind::Action(action) => Some(action),
                EntryKind::SetUp | EntryKind::Edits(_) => None,
            })
            .collect();
        play.go_through(|play| {
            let done = play.entries().len();
            all.carried(play, viewer, done);
            if let Some(&Some(action)) = chosen.get(done)
                && play.decision_seat().is_some_and(|seat| may_read(viewer, seat))
            {
                all.offered(play, action, done + 1);
            }
        });
        all.gather();
        all
    }

    /// Where a rule has spoken, or any rule of a section or chapter; `None` where none has.
    pub fn by(&self, id: &str) -> Option<&Spoken> {
        self.0.get(id)
    }

    /// Counts what a rule has said for its section and chapter, too.
    fn gather(&mut self) {
        let rules: Vec<(&'static str, Spoken)> =
            self.0.iter().map(|(id, said)| (*id, said.clone())).collect();
        for (id, said) in rules {
            for (end, _) in id.match_indices('.') {
                self.0.entry(&id[..end]).or_default().take(&said);
            }
        }
    }

    /// What the last entry was told to come of.
    fn carried(&mut self, play: &Play, viewer: Viewer, number: usize) {
        let Some(entry) = play.entries().last() else { return };
        let may = |line: &&Narration| match viewer {
            Viewer::Everybody => true,
            Viewer::Public => line.audience == Seats::ALL,
            Viewer::Seat(seat) => line.audience.has(seat),
        };
        for rule in entry.lines.iter().filter(may).filter_map(|line| line.message.rule) {
            note(&mut self.0.entry(rule.0).or_default().carried, number);
        }
    }

    /// What may be chosen and what may not, before an entry.
    fn offered(&mut self, play: &mut Play, action: Action, number: usize) {
        let offers = play.look();
        let rule = |offer: &Offer| offer.message.as_ref().and_then(|words| words.rule);
        for offer in &offers.list {
            let Some(rule) = rule(offer) else { continue };
            let spoken = self.0.entry(rule.0).or_default();
            let list = match offer.accepts(&action) {
                true => &mut spoken.chosen,
                false => &mut spoken.allowed,
            };
            note(list, number);
        }
        for no in &offers.refusals {
            note(&mut self.0.entry(no.rule.0).or_default().forbade, number);
        }
    }
}

/// Whether what a seat might choose may be read.
fn may_read(viewer: Viewer, seat: SeatId) -> bool {
    viewer == Viewer::Everybody || viewer == Viewer::Seat(seat)
}

fn note(list: &mut Vec<usize>, number: usize) {
    if list.last() != Some(&number) {
        list.push(number);
    }
}
