//! Random walks through a game: choices, taking back one or many, doing again, going to any entry,
//! saving and loading, trying on a branch and beside the table. Wherever the walk comes by, the
//! position is the one that was there before; the record plays again alike in another game of the
//! same seed, and in one without study mode.

use super::{
    chance::Chance,
    outcome::{Budget, Outcome, Tally},
    seating::{self, Configuration, play_on, viewers},
};
use caravanserai::table::{
    entry::EntryKind,
    game::Setup,
    ids::Viewer,
    play::Play,
    record::{Save, SaveError, snapshot},
    scenario::Scenario,
};

/// Steps of one walk.
const STEPS: usize = 60;
/// Most actions in one step.
const STRIDE: usize = 12;

/// Runs the attack.
pub fn run(budget: Budget) -> Outcome {
    let mut outcome = Outcome::new("undo_redo", budget);
    for (number, mut chance) in budget.tries() {
        outcome.attempt(number, move |tally| {
            let table = seating::any(&mut chance);
            let setup = table.setup(&mut chance, true);
            let mut walk = Walk::begin(table, setup);
            tally.count("walks", 1);
            for _ in 0..STEPS {
                let step = walk.step(tally, &mut chance);
                if !walk.stands(tally, step) {
                    return;
                }
            }
            walk.all_the_way(tally);
            walk.twin(tally);
            as_a_position(tally, &walk.name, &mut walk.play);
        });
    }
    outcome
}

/// A game and what is known of its line: the hash after each entry, and where on it the walk is.
struct Walk {
    table: Configuration,
    name: String,
    play: Play,
    hashes: Vec<u64>,
    at: usize,
}

impl Walk {
    fn begin(table: Configuration, setup: Setup) -> Walk {
        let mut play = table.begin(setup);
        let name = format!("{}, seed {}", table.words(), play.setup().seed);
        let hashes = vec![play.hash()];
        Walk { table, name, play, hashes, at: 0 }
    }

    /// One step; says which, in words.
    fn step(&mut self, tally: &mut Tally, chance: &mut Chance) -> &'static str {
        let last = self.hashes.len() - 1;
        match chance.below(12) {
            0..=3 => {
                self.choose(tally, chance);
                "choices"
            }
            4 | 5 => {
                let wanted = chance.within(1, 2 * STRIDE);
                let (gone, _) = self.play.undo_steps(wanted);
                tally.same("not all can be taken back", &self.name, gone, wanted.min(self.at));
                tally.count("taken back", gone as u64);
                self.at -= gone.min(self.at);
                "taking back"
            }
            6 | 7 => {
                let wanted = chance.within(1, 2 * STRIDE);
                let (gone, _) = self.play.redo_steps(wanted);
                tally.same(
                    "not all can be done again",
                    &self.name,
                    gone,
                    wanted.min(last - self.at),
                );
                tally.count("done again", gone as u64);
                self.at = (self.at + gone).min(last);
                "doing again"
            }
            8 => {
                self.at = chance.below(last + 1);
                self.play.seek(self.at);
                "going somewhere"
            }
            9 => {
                self.load(tally);
                "loading"
            }
            10 => {
                self.branch(tally, chance);
                "a branch"
            }
            _ => {
                self.refuse(chance);
                "a refusal"
            }
        }
    }

    fn choose(&mut self, tally: &mut Tally, chance: &mut Chance) {
        let wanted = chance.within(1, STRIDE);
        let before = self.play.entries().len();
        let done = play_on(&mut self.play, chance, wanted);
        tally.count("actions", done.len() as u64);
        if !done.is_empty() {
            self.hashes.truncate(self.at + 1);
            self.hashes.extend(self.play.entries()[before..].iter().map(|entry| entry.hash));
            self.at += done.len();
        }
    }

    /// The record so far, saved and played again; what was taken back is not in it.
    fn load(&mut self, tally: &mut Tally) {
        let text = Save::of(&mut self.play).text();
        let read = Save::read(&text).map_err(|why| why.to_string());
        let again =
            read.and_then(|save| save.replay(self.table.game).map_err(|why| why.to_string()));
        match again {
            Ok((mut play, None)) => {
                tally.count("saves loaded", 1);
                for viewer in viewers(&play).into_iter().chain([Viewer::Everybody]) {
                    let (x, y) =
                        (play.glance(viewer).fingerprint(), self.play.glance(viewer).fingerprint());
                    tally.same("a loaded game is seen otherwise", &self.name, x, y);
                }
                let same = play.entries() == self.play.entries();
                tally.same("a loaded game has another record", &self.name, same, true);
                self.play = play;
                self.hashes.truncate(self.at + 1);
            }
            Ok((_, Some(parts))) => {
                tally.finding("a save plays otherwise", &self.name, format!("{parts:?}"));
            }
            Err(why) => tally.finding("a save does not open", &self.name, why),
        }
    }

    /// Whatever is tried on a branch, the game knows nothing of it.
    fn branch(&mut self, tally: &mut Tally, chance: &mut Chance) {
        let all = viewers(&self.play);
        let viewer = chance.once_in(2).then(|| *chance.pick(&all));
        let before = Save::of(&mut self.play).text();
        match self.play.fork(viewer, chance.number()) {
            Ok(mut tried) => {
                play_on(&mut tried, chance, 10);
                tried.undo_steps(3);
                tally.count("branches", 1);
            }
            // What lies beside the table out of somebody's hand is dealt with the common deck,
            // where it may not lie: a limit that `docs/reliability.md` names.
            Err(SaveError::Setup(_)) if viewer.is_some() => {
                tally.count("branches that could not be dealt", 1);
            }
            Err(why) => {
                let over = if self.play.is_over() { ", over" } else { "" };
                let sent = format!("{}, after {} entries{over}, {viewer:?}", self.name, self.at);
                tally.finding("no branch can be opened", sent, why.to_string());
            }
        }
        let after = Save::of(&mut self.play).text();
        tally.same("a branch has changed the game", &self.name, after == before, true);
    }

    /// A refusal leaves what can be done again as it is.
    fn refuse(&mut self, chance: &mut Chance) {
        let verbs = self.play.catalogue().verbs.len();
        let verb = caravanserai::table::ids::Verb(chance.below(verbs) as u8);
        let args = [i32::MAX - chance.below(9) as i32; 3];
        let action = caravanserai::table::action::Action { verb, args };
        if !self.play.offers().iter().any(|offer| offer.accepts(&action)) {
            let refused = self.play.choose(action).is_err();
            assert!(refused, "what nobody offers was taken");
        }
    }

    /// Whether the position is the one that the line has here.
    fn stands(&mut self, tally: &mut Tally, step: &str) -> bool {
        let now = (self.play.hash(), self.play.entries().len());
        let left = self.play.undone().len();
        let what = format!("another position after {step}");
        tally.same(&what, &self.name, now, (self.hashes[self.at], self.at))
            && tally.same("another line ahead", &self.name, left, self.hashes.len() - 1 - self.at)
    }

    /// Back to the beginning one by one, and on to the end.
    fn all_the_way(&mut self, tally: &mut Tally) {
        let last = self.hashes.len() - 1;
        self.play.seek(last);
        let text = Save::of(&mut self.play).text();
        for n in (0..last).rev() {
            let undone = self.play.undo();
            tally.same("an entry cannot be taken back", &self.name, undone.is_ok(), true);
            if !tally.same("back at another position", &self.name, self.play.hash(), self.hashes[n])
            {
                return;
            }
        }
        tally.same("something is left to take back", &self.name, self.play.undo().is_err(), true);
        for n in 1..=last {
            let redone = self.play.redo();
            tally.same("an entry cannot be done again", &self.name, redone.is_ok(), true);
            if !tally.same("on at another position", &self.name, self.play.hash(), self.hashes[n]) {
                return;
            }
        }
        tally.count("taken back", last as u64);
        tally.count("done again", last as u64);
        let again = Save::of(&mut self.play).text();
        tally.same("another save after all that", &self.name, again == text, true);
        self.at = last;
    }

    /// The same seed and choices without study mode: the same positions, and taking back stops in
    /// order.
    fn twin(&mut self, tally: &mut Tally) {
        let setup = Setup { study: false, ..self.play.setup().clone() };
        let mut twin = self.table.begin(setup);
        for (n, entry) in self.play.entries().iter().enumerate() {
            let EntryKind::Action(action) = entry.what else { continue };
            let done = twin.choose(action).map(|entry| entry.hash).ok();
            if !tally.same("a twin goes another way", &self.name, done, Some(self.hashes[n + 1])) {
                return;
            }
        }
        tally.count("twins", 1);
        let (gone, _) = twin.undo_steps(1000);
        let at = self.at - gone.min(self.at);
        tally.same("a twin goes back elsewhere", &self.name, twin.hash(), self.hashes[at]);
    }
}

/// The position alone, written down, opened, written down again: the same from then on.
fn as_a_position(tally: &mut Tally, name: &str, play: &mut Play) {
    let Ok(position) = Scenario::of(play, "walk") else {
        return tally.finding("a position cannot be written down", name, "");
    };
    let mut first = match position.begin(play.game()) {
        Ok(first) => first,
        Err(why) => return tally.finding("a position does not open", name, why.to_string()),
    };
    tally.count("positions", 1);
    let Ok(again) = Scenario::of(&mut first, "walk") else { return };
    match again.begin(play.game()) {
        Ok(mut second) => {
            let (x, y) = (snapshot(&mut first), snapshot(&mut second));
            let places = |s: caravanserai::table::record::Snapshot| (s.zones, s.pieces, s.purses);
            tally.same("a position opens otherwise", name, places(x), places(y));
        }
        Err(why) => tally.finding("its own position does not open", name, why.to_string()),
    }
}
