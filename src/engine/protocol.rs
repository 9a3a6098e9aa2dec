//! The fields of the requests of the JSON-lines protocol, and the faults of its answers. It carries
//! nothing out and touches no game.

use crate::{
    table::catalogue::Chooser,
    text::{Arg, Args, Localizer},
};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::{collections::BTreeMap, time::SystemTime};

/// The version of the protocol. Raised when an answer loses a field or a field changes its meaning.
pub const VERSION: u32 = 1;

/// Why a request could not be carried out.
#[derive(Clone, Debug)]
pub struct ProtocolError {
    /// The code, one of those in `docs/protocol.md`.
    pub code: &'static str,
    /// The sentence, where it is worded already; else the text `engine-fault-<code>` with `args`
    /// is taken.
    pub sentence: Option<String>,
    /// Arguments of the text.
    pub args: Vec<(&'static str, String)>,
    /// The column in the request line, counted from 1.
    pub column: Option<usize>,
    /// The field of the request.
    pub field: Option<&'static str>,
    /// Further parts of the answer, beside the error.
    pub more: Map<String, Value>,
}

impl ProtocolError {
    /// A fault with this code.
    pub fn new(code: &'static str) -> ProtocolError {
        ProtocolError {
            code,
            sentence: None,
            args: Vec::new(),
            column: None,
            field: None,
            more: Map::new(),
        }
    }
    /// With an argument of its text.
    #[must_use]
    pub fn arg(mut self, name: &'static str, value: impl ToString) -> ProtocolError {
        self.args.push((name, value.to_string()));
        self
    }
    /// With its sentence.
    #[must_use]
    pub fn said(mut self, sentence: String) -> ProtocolError {
        self.sentence = Some(sentence);
        self
    }
    /// In this field of the request.
    #[must_use]
    pub fn field(mut self, field: &'static str) -> ProtocolError {
        self.field = Some(field);
        self
    }
    /// At this column of the line.
    #[must_use]
    pub fn column(mut self, column: usize) -> ProtocolError {
        self.column = Some(column);
        self
    }
    /// With a further part of the answer.
    #[must_use]
    pub fn with(mut self, name: &str, value: Value) -> ProtocolError {
        self.more.insert(name.to_owned(), value);
        self
    }

    /// The `error` object of the answer to line number `line`.
    pub fn json(&self, localizer: Localizer, line: usize) -> Value {
        let args: Args<'_> =
            self.args.iter().map(|(name, value)| (*name, Arg::from(value.as_str()))).collect();
        let sentence = self
            .sentence
            .clone()
            .unwrap_or_else(|| localizer.word_with(&format!("engine-fault-{}", self.code), &args));
        let mut place = json!({ "line": line });
        if let Some(column) = self.column {
            place["column"] = json!(column);
        }
        if let Some(field) = self.field {
            place["field"] = json!(field);
        }
        json!({ "code": self.code, "sentence": sentence, "place": place })
    }
}

macro_rules! requests {
    ($($(#[$doc:meta])* $name:ident { $($(#[$attr:meta])* $field:ident: $type:ty,)* })*) => {
        $($(#[$doc])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$attr])* pub $field: $type,)*
        })*
    };
}

/// The seats of a new game: how many, or who.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a number of seats or a list of seats")]
pub enum SeatsWanted {
    /// So many seats, named by numbers.
    Count(u64),
    /// Who sits where.
    List(Vec<SeatWanted>),
}

/// Everything about a seat of a new game; what is not said is filled in.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// The name; the number of the seat if nothing is said.
    #[serde(default)]
    pub name: Option<String>,
    /// Index into the seat colours; that of the seat if nothing is said.
    #[serde(default)]
    pub colour: Option<u8>,
    /// The race, by its key; chosen in the game if nothing is said.
    #[serde(default)]
    pub race: String,
    /// Who chooses. The engine itself plays no seat; saves remember it.
    #[serde(default)]
    pub by: Chooser,
}

/// One seat of a new game: a name, or everything.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a name or an object with name, colour, race and by")]
pub enum SeatWanted {
    /// Its name.
    Name(String),
    /// Name, colour, race, chooser.
    Whole(SeatRequest),
}

/// The value of an option.
#[derive(Deserialize, Clone, Copy)]
#[serde(untagged, expecting = "true, false or a whole number")]
pub enum OptionWanted {
    /// A switch.
    Flag(bool),
    /// A number.
    Number(i64),
}

/// A seed that nobody has chosen.
pub fn fresh_seed() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |d| d.as_nanos() as u64)
}

/// Who looks.
#[derive(Deserialize, Clone)]
#[serde(untagged, expecting = "the number of a seat or a word")]
pub enum ViewerWanted {
    /// A seat, counted from 0.
    Seat(u64),
    /// `everybody` or `public`.
    Word(String),
}

/// A thing of the table, as `touches` writes it.
#[derive(Deserialize, Clone)]
#[serde(rename_all = "snake_case")]
pub enum ThingWanted {
    /// A space, by its identifier.
    Space(String),
    /// A piece, by its number.
    Piece(u16),
    /// A zone, by its key.
    Zone(String),
    /// A seat, counted from 0.
    Seat(u8),
}

requests! {
    /// A request without fields of its own.
    Plain {}
    /// `new`
    New {
        /// Identifier of the game.
        game: String,
        /// Identifier of the edition.
        edition: String,
        /// Who plays.
        seats: SeatsWanted,
        /// Options by key.
        #[serde(default)] options: BTreeMap<String, OptionWanted>,
        /// Seed of all chance.
        #[serde(default)] seed: Option<u64>,
        /// Study mode.
        #[serde(default)] study: bool,
    }
    /// `act`
    Act {
        /// The number of the offer, as `decision` gives it.
        #[serde(default)] index: Option<u64>,
        /// Or the written action.
        #[serde(default)] action: Option<String>,
        /// The open amount.
        #[serde(default)] number: Option<i64>,
        /// Refused if the game has gone on since.
        #[serde(default)] state_no: Option<u64>,
        /// Who is to read the answer; without it the owner of the table, who may know everything.
        #[serde(default)] viewer: Option<ViewerWanted>,
    }
    /// `bot`
    AskBot {
        /// The computer player; without it the best that plays the game.
        #[serde(default)] by: Option<String>,
        /// Whether its choice is carried out, or only told.
        #[serde(default)] act: bool,
        /// The seed of its own chance; 0 if nothing is said.
        #[serde(default)] seed: u64,
        /// Who is to read the answer; without it the owner of the table, who may know everything.
        #[serde(default)] viewer: Option<ViewerWanted>,
    }
    /// `value`
    AskValue {
        /// For whom: what this one does not know is dealt anew. Without it everything is known.
        #[serde(default)] viewer: Option<ViewerWanted>,
        /// In how many worlds; 20 if nothing is said.
        #[serde(default)] worlds: Option<u64>,
        /// The seed of what is dealt; 0 if nothing is said.
        #[serde(default)] seed: u64,
    }
    /// `hint`
    AskHint {
        /// Playouts at most; 200 if nothing is said.
        #[serde(default)] playouts: Option<u64>,
        /// Who is to read the answer; without it the owner of the table, who may know everything.
        #[serde(default)] viewer: Option<ViewerWanted>,
    }
    /// `how`
    AskHow {
        /// What the seat wants to choose, in the written form of an action; or else a purse and how
        /// much in it, or a zone and the kind of a piece in it.
        #[serde(default)] action: Option<String>,
        /// The key of a purse.
        #[serde(default)] purse: Option<String>,
        /// At least so much in the purse.
        #[serde(default)] least: Option<i64>,
        /// The key of a zone.
        #[serde(default)] zone: Option<String>,
        /// The key of a kind.
        #[serde(default)] kind: Option<String>,
        /// A thing that is wished for, as `touches` writes it.
        #[serde(default)] thing: Option<ThingWanted>,
        /// Positions that are looked at; 20,000 if nothing is said.
        #[serde(default)] positions: Option<u64>,
        /// Who is to read the answer; without it the owner of the table, who may know everything.
        #[serde(default)] viewer: Option<ViewerWanted>,
    }
    /// `best`
    AskBest {
        /// Positions that are looked at; 20,000 if nothing is said.
        #[serde(default)] positions: Option<u64>,
        /// Who is to read the answer; without it the owner of the table, who may know everything.
        #[serde(default)] viewer: Option<ViewerWanted>,
    }
    /// `decision`, `hash` and `worth`
    Ask {
        /// Who is to read the answer; without it the owner of the table, who may know everything.
        #[serde(default)] viewer: Option<ViewerWanted>,
    }
    /// `view`
    View {
        /// Who looks; without it the seat that must choose.
        #[serde(default)] viewer: Option<ViewerWanted>,
    }
    /// `undo` and `redo`
    Steps {
        /// How many entries, 1 if nothing is said.
        #[serde(default)] steps: Option<u64>,
        /// Who is to read the answer; without it the owner of the table, who may know everything.
        #[serde(default)] viewer: Option<ViewerWanted>,
    }
    /// `save`
    SaveTo {
        /// The file; without it the answer holds the text.
        #[serde(default)] path: Option<String>,
        /// A name: then only the position is saved, as a scenario.
        #[serde(default)] scenario: Option<String>,
    }
    /// `load`
    Load {
        /// The file.
        #[serde(default)] path: Option<String>,
        /// Or its text.
        #[serde(default)] text: Option<String>,
    }
    /// `record`
    Record {
        /// The first entry wanted, counted from 1.
        #[serde(default)] from: Option<u64>,
        /// Who is to read the answer; without it the owner of the table, who may know everything.
        #[serde(default)] viewer: Option<ViewerWanted>,
    }
    /// `arrange`
    Arrange {
        /// The edits in their written form; all are carried out, or none.
        edits: Vec<String>,
    }
    /// `branch`
    OpenBranch {
        /// Who tries: everything that this one does not know is dealt anew. Without it nothing is.
        #[serde(default)] viewer: Option<ViewerWanted>,
        /// Seed of the chance in it and of what is dealt anew; without it a fresh one.
        #[serde(default)] seed: Option<u64>,
        /// What it is called.
        #[serde(default)] name: Option<String>,
    }
    /// `back`
    Back {
        /// The branch to go to, or 0 for the game; without it the one from which this was opened.
        #[serde(default)] to: Option<u64>,
        /// Whether the branch that is left is forgotten.
        #[serde(default)] forget: bool,
    }
    /// `plan`
    AskPlan {
        /// The step that is left out, counted from 0.
        #[serde(default)] remove: Option<u64>,
        /// The step that is moved, and the one whose place it takes.
        #[serde(default)] shift: Option<[u64; 2]>,
        /// How many steps are carried out on the branch; the others wait.
        #[serde(default)] at: Option<u64>,
        /// Whether the one who plans may spend on the branch what is not there.
        #[serde(default)] overdraw: Option<bool>,
        /// Whether the own steps are played in the game, which lies on the table then.
        #[serde(default)] play: bool,
    }
    /// `rules`
    Rules {
        /// The game; without it the one on the table, or the only one there is.
        #[serde(default)] game: Option<String>,
        /// The edition; without it that of the table, or all.
        #[serde(default)] edition: Option<String>,
        /// A chapter, section or rule.
        #[serde(default)] rule: Option<String>,
        /// Words to search for.
        #[serde(default)] search: Option<String>,
        /// Where the rule has spoken in the game on the table, too.
        #[serde(default)] spoken: bool,
        /// Who is to read that; without it the owner of the table, who may know everything.
        #[serde(default)] viewer: Option<ViewerWanted>,
    }
}
