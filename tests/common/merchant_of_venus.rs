//! A small kit for tests that play Merchant of Venus: a table in study mode whose position is
//! written down as edits, and whose actions are written as in a record. It asserts nothing of its
//! own beyond what a call names.

use caravanserai::{
    games,
    table::{
        action::{Action, Refusal},
        catalogue::SeatInfo,
        edit::Edit,
        game::Setup,
        ids::{SeatId, Viewer},
        play::Play,
    },
};
use std::collections::BTreeMap;

/// Both editions.
pub const BOTH: [&str; 2] = ["1988", "2012"];

const RACES: [&str; 6] = ["humans", "eeepeep", "whynom", "qossuth", "niks", "dell"];

/// A game in study mode.
pub struct StudyTable {
    /// The game.
    pub play: Play,
}

impl StudyTable {
    /// A table with seats `A`, `B` …, races taken, seat 0 in turn and asked how it begins.
    pub fn new(edition: &str, seats: usize) -> StudyTable {
        StudyTable::with(edition, seats, &[])
    }

    /// As [`StudyTable::new`], with options such as `("fast_play", 1)`.
    pub fn with(edition: &str, seats: usize, options: &[(&str, i64)]) -> StudyTable {
        let known = games::by_id("merchant_of_venus").unwrap().races(edition);
        let race = |n: usize| {
            RACES
                .iter()
                .filter(|r| known.iter().any(|k| k.key == **r))
                .nth(n)
                .copied()
                .unwrap_or_default()
        };
        let seat = |n: usize| SeatInfo {
            name: ["A", "B", "C", "D", "E", "F"][n].into(),
            colour: n as u8,
            race: race(n).into(),
            by: Default::default(),
        };
        let setup = Setup {
            game: "merchant_of_venus".into(),
            edition: edition.into(),
            seats: (0..seats).map(seat).collect(),
            options: options.iter().map(|(k, v)| ((*k).to_owned(), *v)).collect::<BTreeMap<_, _>>(),
            seed: 1,
            study: true,
        };
        let mut table = StudyTable {
            play: Play::begin(games::by_id("merchant_of_venus").unwrap(), setup).unwrap(),
        };
        table.edit(&["dial first 0", "dial active 0", "dial phase 1"]);
        table
    }

    /// Edits the position; all edits in one batch.
    pub fn edit(&mut self, edits: &[&str]) -> &mut StudyTable {
        let edits: Vec<Edit> = edits
            .iter()
            .map(|e| Edit::parse(e, self.play.catalogue()).unwrap_or_else(|why| panic!("{why}")))
            .collect();
        if let Err(why) = self.play.arrange(&edits) {
            panic!("{why:?}");
        }
        self
    }

    /// Puts the ship of seat 0 on a space.
    pub fn at(&mut self, space: &str) -> &mut StudyTable {
        self.edit(&[&format!("place ship.0 space:{space}")])
    }

    /// Gives seat 0 a relic.
    pub fn relic(&mut self, relic: &str) -> &mut StudyTable {
        self.edit(&[&format!("place relic.{relic} relics:0")])
    }

    /// Puts a marker face up into the box of a space.
    pub fn marker(&mut self, kind: &str, space: &str) -> &mut StudyTable {
        self.edit(&[&format!("place {kind} box:{space}"), &format!("face {kind} up")])
    }

    /// Puts a marker face down into the box of a space.
    pub fn hidden(&mut self, kind: &str, space: &str) -> &mut StudyTable {
        self.edit(&[&format!("place {kind} box:{space}"), &format!("face {kind} down")])
    }

    /// Empties boxes: they are asteroids whose relic is gone.
    pub fn empty(&mut self, spaces: &[&str]) -> &mut StudyTable {
        for space in spaces {
            let zone = self.play.catalogue().zone_by_key(&format!("box:{space}")).unwrap();
            let sight = self.play.sight(Viewer::Everybody);
            if let Some(piece) = sight.zone(zone).pieces.first() {
                let edit = format!("place #{} removed", piece.id.unwrap().0);
                self.edit(&[&edit]);
            }
        }
        self
    }

    /// Lets a culture be discovered in a system; seat 1 has its card.
    pub fn discovered(&mut self, culture: &str, system: &str) -> &mut StudyTable {
        self.edit(&[&format!("place card.{culture} card:{system}")])
            .edit(&[&format!("place card.{culture} cards:1")])
    }

    /// Builds a port of a seat on an orbit of a system where a culture is discovered.
    pub fn port(&mut self, seat: u8, orbit: &str) -> &mut StudyTable {
        self.edit(&[&format!("place port_deed.{orbit} deeds:{seat}")])
    }

    /// Declares (`head …`, `head-gate …`, `jump-start …`) and rolls these dice.
    pub fn fly(&mut self, declaration: &str, dice: &[u32]) -> &mut StudyTable {
        self.act(declaration);
        self.roll(dice)
    }

    /// Rolls these dice.
    pub fn roll(&mut self, dice: &[u32]) -> &mut StudyTable {
        let chance: Vec<String> = dice.iter().map(|d| (d - 1).to_string()).collect();
        if !chance.is_empty() {
            // An edit asks the same question again.
            self.edit(&[&format!("chance {}", chance.join(" "))]);
        }
        self.act("roll")
    }

    /// The action that is written so.
    pub fn action(&self, text: &str) -> Action {
        Action::parse(text, self.play.catalogue()).unwrap_or_else(|why| panic!("{why}"))
    }

    /// Carries out an action, which must be legal.
    pub fn act(&mut self, text: &str) -> &mut StudyTable {
        let action = self.action(text);
        if let Err(no) = self.play.choose(action) {
            panic!(
                "\"{text}\" is refused by {}: {}; offered: {:?}",
                no.rule,
                no.message.key,
                self.offers()
            );
        }
        self
    }

    /// Carries out several actions.
    pub fn acts(&mut self, texts: &[&str]) -> &mut StudyTable {
        for text in texts {
            self.act(text);
        }
        self
    }

    /// Flies step by step over these spaces.
    pub fn steps(&mut self, spaces: &[&str]) -> &mut StudyTable {
        for space in spaces {
            self.act(&format!("step {space}"));
        }
        self
    }

    /// The refusal of an action, which must not be legal; nothing changes.
    pub fn refusal(&mut self, text: &str) -> Box<Refusal> {
        let (action, before) = (self.action(text), self.play.hash());
        let refusal = self.play.choose(action).map(|_| ()).expect_err(text);
        assert_eq!(before, self.play.hash(), "a refusal changes nothing");
        refusal
    }

    /// The rule that refuses an action.
    pub fn refused(&mut self, text: &str) -> &'static str {
        self.refusal(text).rule.0
    }

    /// The written offers.
    pub fn offers(&self) -> Vec<String> {
        self.play.offers().iter().map(|o| o.action.to_text(self.play.catalogue())).collect()
    }

    /// The written offers of one verb.
    pub fn offers_of(&self, verb: &str) -> Vec<String> {
        self.offers().into_iter().filter(|o| o.split_whitespace().next() == Some(verb)).collect()
    }

    /// Whether an action is offered.
    pub fn offered(&self, text: &str) -> bool {
        let action = self.action(text);
        self.play.offers().iter().any(|o| o.accepts(&action))
    }

    /// Where a dial stands.
    pub fn dial(&mut self, key: &str) -> i64 {
        let dial =
            self.play.catalogue().dial_by_key(key).unwrap_or_else(|| panic!("no dial {key}"));
        self.play.sight(Viewer::Everybody).dial(dial)
    }

    /// Movement points left.
    pub fn points(&mut self) -> i64 {
        self.dial("movement-points")
    }

    /// How much a purse holds.
    pub fn purse(&mut self, key: &str) -> i64 {
        let purse =
            self.play.catalogue().purse_by_key(key).unwrap_or_else(|| panic!("no purse {key}"));
        self.play.sight(Viewer::Everybody).purse(purse)
    }

    /// The kinds of the pieces in a zone, bottom first.
    pub fn zone(&mut self, key: &str) -> Vec<String> {
        let zone =
            self.play.catalogue().zone_by_key(key).unwrap_or_else(|| panic!("no zone {key}"));
        let sight = self.play.sight(Viewer::Everybody);
        sight
            .zone(zone)
            .pieces
            .iter()
            .filter_map(|p| p.kind)
            .map(|k| sight.catalogue.kinds[k.ix()].key.clone())
            .collect()
    }

    /// The number of the first piece of a kind, written `#17`.
    pub fn piece(&self, kind: &str) -> String {
        let kind =
            self.play.catalogue().kind_by_key(kind).unwrap_or_else(|| panic!("no kind {kind}"));
        let piece = self.play.catalogue().pieces.iter().position(|k| *k == kind).unwrap();
        format!("#{piece}")
    }

    /// The number of the first piece of a kind in a zone, written `#17`.
    pub fn piece_in(&mut self, kind: &str, zone: &str) -> String {
        let zone =
            self.play.catalogue().zone_by_key(zone).unwrap_or_else(|| panic!("no zone {zone}"));
        let kind =
            self.play.catalogue().kind_by_key(kind).unwrap_or_else(|| panic!("no kind {kind}"));
        let sight = self.play.sight(Viewer::Everybody);
        let piece =
            sight.zone(zone).pieces.iter().find(|p| p.kind == Some(kind)).and_then(|p| p.id);
        format!("#{}", piece.unwrap().0)
    }

    /// The space where the ship of a seat is.
    pub fn ship(&mut self, seat: u8) -> String {
        let kind = self.play.catalogue().kind_by_key(&format!("ship.{seat}"));
        let sight = self.play.sight(Viewer::Everybody);
        let zone =
            sight.zones.iter().position(|z| z.pieces.iter().any(|p| p.kind == kind)).unwrap();
        sight.catalogue.zones[zone].key.trim_start_matches("space:").to_owned()
    }

    /// The text key of the question that is asked, without `mov-question-`; empty when the game is
    /// over.
    pub fn question(&mut self) -> &'static str {
        let sight = self.play.sight(Viewer::Public);
        sight.decision.map_or("", |d| {
            sight.catalogue.question(d.question).trim_start_matches("mov-question-")
        })
    }

    /// The seat that must choose.
    pub fn chooser(&self) -> u8 {
        self.play.decision_seat().unwrap_or(SeatId(u8::MAX)).0
    }

    /// Whether the last entry has a log line with this key that `viewer` may read; `None` asks for
    /// lines that all may read.
    pub fn said(&self, key: &str, viewer: Option<u8>) -> bool {
        let may_read = |l: &caravanserai::table::action::Narration| {
            viewer.map_or(l.audience.0 == u8::MAX, |v| l.audience.has(SeatId(v)))
        };
        self.play
            .entries()
            .last()
            .is_some_and(|e| e.lines.iter().any(|l| l.message.key == key && may_read(l)))
    }
}
