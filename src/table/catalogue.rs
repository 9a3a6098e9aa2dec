//! What lies on a table and never changes after set-up: names of kinds, zones, purses, dials,
//! spaces, links, verbs, seats. Shared by the rules, the record and every sight; it holds no
//! position and no secret.

use super::{
    ids::{Dial, KindId, PieceId, PurseId, Question, SeatId, SpaceId, Verb, ZoneId},
    verbs::VerbInfo,
};
use bevy_ecs::prelude::Resource;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::Arc};

/// How a thing is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Name {
    /// A text key: worded in the reader's language.
    Key(String),
    /// A proper name out of a level: the same in all languages.
    Proper(String),
}

/// A sort of pieces.
#[derive(Clone, Debug)]
pub struct KindInfo {
    /// Written name, unique on the table, such as `good.dell`.
    pub key: String,
    /// Name for people.
    pub name: Name,
    /// What it looks like face down; kinds with the same back cannot be told apart so.
    pub back: &'static str,
    /// The group it belongs to (`good`, `relic` …), for panels and art.
    pub group: &'static str,
}

/// Who may look into a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Everybody sees every piece that lies face up.
    All,
    /// The owner sees every piece; others see how many there are, and those that lie face up.
    Owner,
    /// Everybody knows which pieces are in it, nobody their order.
    Shuffled,
    /// Nobody sees more than how many there are.
    Nobody,
}

/// A place where pieces lie.
#[derive(Clone, Debug)]
pub struct ZoneInfo {
    /// Written name, unique on the table, such as `hold:0`.
    pub key: String,
    /// Whose it is.
    pub owner: Option<SeatId>,
    /// Who may look.
    pub look: Look,
    /// Holds at most one piece; the position editor swaps instead of adding.
    pub single: bool,
    /// The board space it belongs to.
    pub space: Option<SpaceId>,
    /// What lies here is out of the game: nobody's secret any more.
    pub out_of_play: bool,
    /// The group of pieces that never lies here; empty where every one may.
    pub bars: &'static str,
}

/// A counted amount.
#[derive(Clone, Debug)]
pub struct PurseInfo {
    /// Written name, such as `credits:0`.
    pub key: String,
    /// Whose it is; `None` for the bank.
    pub owner: Option<SeatId>,
    /// May go below 0: an unlimited bank.
    pub bottomless: bool,
}

/// Where in its region a space without a name lies, so that no two are called the same.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Spot {
    /// Text key of the side of the region; empty where none is said.
    pub side: &'static str,
    /// Its number among those that would be called the same; 0 where it is the only one.
    pub number: u16,
}

/// A node of the board.
#[derive(Clone, Debug)]
pub struct SpaceInfo {
    /// Level id.
    pub id: String,
    /// Proper name, where it has one.
    pub name: Option<String>,
    /// Text key of its kind.
    pub kind: &'static str,
    /// Proper name of the region it lies in.
    pub region: Option<String>,
    /// Where in that region.
    pub spot: Spot,
    /// Position in tenths of a board unit, x to the right and y down.
    pub at: (i32, i32),
}

/// An edge of the board.
#[derive(Clone, Debug)]
pub struct LinkInfo {
    /// Its two ends.
    pub ends: (SpaceId, SpaceId),
    /// The sort of link, for drawing (`route`, `system`, `surface` …).
    pub kind: &'static str,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    /// The name shown.
    pub name: String,
    /// Index into the palette of seat colours.
    #[serde(default)]
    pub colour: u8,
    /// Written name of the race, clan or merchant chosen; empty where the table deals or asks.
    #[serde(default)]
    pub race: String,
    /// Who chooses.
    #[serde(default)]
    pub by: Chooser,
}

/// Who chooses for a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chooser {
    /// A person at this screen.
    #[default]
    Person,
    /// The bot that takes any offer.
    Random,
    /// The bot that plans, in games for which one has been written.
    Greedy,
    /// The bot that sees one move of a few.
    Beginner,
    /// The bot that plays on in worlds that may be, for a moment.
    Thinker,
    /// The same, for as long as a patient person waits.
    Master,
    /// As the thinker, but it likes what is safe.
    Cautious,
    /// As the thinker, but it likes what comes soon.
    Hurried,
    /// As the thinker, but it likes to have what others want.
    Hunter,
}

/// Everything that does not change after set-up.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    /// The game's verbs.
    pub verbs: &'static [VerbInfo],
    /// Text keys of the game's questions.
    pub questions: &'static [&'static str],
    /// Kinds of pieces.
    pub kinds: Vec<KindInfo>,
    /// The kind of each piece.
    pub pieces: Vec<KindId>,
    /// Zones.
    pub zones: Vec<ZoneInfo>,
    /// Purses.
    pub purses: Vec<PurseInfo>,
    /// Written names of the dials.
    pub dials: Vec<String>,
    /// Board spaces.
    pub spaces: Vec<SpaceInfo>,
    /// Board links.
    pub links: Vec<LinkInfo>,
    /// Seats in playing order.
    pub seats: Vec<SeatInfo>,
    space_ids: BTreeMap<String, SpaceId>,
    zone_keys: BTreeMap<String, ZoneId>,
    kind_keys: BTreeMap<String, KindId>,
}

impl Catalogue {
    /// Builds the look-up tables; called once, when set-up has named everything.
    pub fn finish(mut self) -> Arc<Catalogue> {
        self.space_ids = self
            .spaces
            .iter()
            .enumerate()
            .map(|(i, s)| (s.id.clone(), SpaceId(i as u16)))
            .collect();
        self.zone_keys =
            self.zones.iter().enumerate().map(|(i, z)| (z.key.clone(), ZoneId(i as u16))).collect();
        self.kind_keys =
            self.kinds.iter().enumerate().map(|(i, k)| (k.key.clone(), KindId(i as u16))).collect();
        Arc::new(self)
    }
    /// Whether a piece never lies in a zone.
    pub fn bars(&self, zone: ZoneId, piece: PieceId) -> bool {
        let bars = self.zones[zone.ix()].bars;
        !bars.is_empty() && self.kinds[self.pieces[piece.ix()].ix()].group == bars
    }
    /// The space with this level id.
    pub fn space_by_id(&self, id: &str) -> Option<SpaceId> {
        self.space_ids.get(id).copied()
    }
    /// The zone with this written name.
    pub fn zone_by_key(&self, key: &str) -> Option<ZoneId> {
        self.zone_keys.get(key).copied()
    }
    /// The kind with this written name.
    pub fn kind_by_key(&self, key: &str) -> Option<KindId> {
        self.kind_keys.get(key).copied()
    }
    /// The purse with this written name.
    pub fn purse_by_key(&self, key: &str) -> Option<PurseId> {
        self.purses.iter().position(|p| p.key == key).map(|i| PurseId(i as u16))
    }
    /// The dial with this written name.
    pub fn dial_by_key(&self, key: &str) -> Option<Dial> {
        self.dials.iter().position(|d| d == key).map(|i| Dial(i as u16))
    }
    /// The seat that is written so: `@0`.
    pub fn seat_by_word(&self, word: &str) -> Option<SeatId> {
        word.strip_prefix('@')?
            .parse()
            .ok()
            .filter(|&n| usize::from(n) < self.seats.len())
            .map(SeatId)
    }
    /// The piece that is written so: `#17`.
    pub fn piece_by_word(&self, word: &str) -> Option<PieceId> {
        word.strip_prefix('#')?
            .parse()
            .ok()
            .filter(|&n| usize::from(n) < self.pieces.len())
            .map(PieceId)
    }
    /// What a verb is.
    pub fn verb(&self, verb: Verb) -> &VerbInfo {
        &self.verbs[verb.ix()]
    }
    /// The text key of a question.
    pub fn question(&self, question: Question) -> &'static str {
        self.questions.get(question.ix()).copied().unwrap_or("question-unknown")
    }
    /// The kind of a piece.
    pub fn kind_of(&self, piece: PieceId) -> &KindInfo {
        &self.kinds[self.pieces[piece.ix()].ix()]
    }
    /// All pieces in the order of their numbers.
    pub fn all_pieces(&self) -> impl Iterator<Item = PieceId> + use<> {
        (0..self.pieces.len() as u16).map(PieceId)
    }
    /// How many seats there are.
    pub fn seat_count(&self) -> usize {
        self.seats.len()
    }
    /// The colour of a seat: an index into the palette.
    pub fn colour_of(&self, seat: SeatId) -> u8 {
        self.seats.get(seat.ix()).map_or(seat.0, |s| s.colour)
    }
    /// All seats in playing order.
    pub fn all_seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.seats.len() as u8).map(SeatId)
    }
}

/// The catalogue as the world holds it.
#[derive(Resource, Clone)]
pub struct SharedCatalogue(pub Arc<Catalogue>);

impl std::ops::Deref for SharedCatalogue {
    type Target = Catalogue;
    fn deref(&self) -> &Catalogue {
        &self.0
    }
}
