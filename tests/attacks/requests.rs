//! Requests for the engine as somebody would write them who knows the protocol and means ill: every
//! command with its fields, filled with words of the table and with what no table knows. It sends
//! nothing.

use super::chance::Chance;
use caravanserai::{
    engine::commands,
    games,
    table::{action::Action, ids::Verb, play::Play},
};
use serde_json::{Map, Value, json};

/// Words that mean something somewhere, or nothing anywhere.
const WORDS: &[&str] = &[
    "",
    "\0",
    "../x",
    "é",
    "\u{1f600}",
    "\u{202e}",
    "null",
    "#17",
    "@0",
    "@9",
    "#65536",
    "#99999999999",
    "hold:0",
    "good.dell",
    "credits:0",
    "credits:1 500",
    "dial phase 99999999999999999999",
    "everybody",
    "public",
    "galactic_base",
    "NaN",
    "-0",
    "1e400",
    "MOV-4.2.1",
    "DOM-5.1",
    "MOV-",
    "humans",
    "-1",
    "4294967295",
    "-2147483648",
    "2147483647",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "%s%n",
    "{0}",
    "$x",
    "{ $seat }",
    "place",
    "place #1 nowhere",
    "face #0 sideways",
    "mark #0 99999999999",
    "chance none none",
    "shown #0 @7",
    "redeal @0 4711",
    "redeal @9 -1",
    "purse bank -5",
    "greedy",
    "random",
    "person",
];
/// Numbers at the edge of a type, or beyond.
pub const NUMBERS: &[&str] = &[
    "0",
    "1",
    "-1",
    "2",
    "3",
    "7",
    "8",
    "9",
    "63",
    "64",
    "65",
    "127",
    "128",
    "255",
    "256",
    "32767",
    "32768",
    "65535",
    "65536",
    "2147483647",
    "2147483648",
    "-2147483648",
    "4294967295",
    "4294967296",
    "9007199254740993",
    "9223372036854775807",
    "-9223372036854775808",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "1000000000000000000000000000000",
    "0.5",
    "1e308",
    "1e-300",
    "-0.0",
];
/// The fields of the commands; one that is not here is sent with everybody's.
const FIELDS: &[(&str, &[&str])] = &[
    ("new", &["game", "edition", "seats", "options", "seed", "study"]),
    ("decision", &["viewer"]),
    ("act", &["index", "action", "number", "state_no", "viewer"]),
    ("bot", &["by", "seed", "act", "viewer"]),
    ("value", &["viewer", "worlds", "seed"]),
    ("hint", &["playouts", "viewer"]),
    ("how", &["action", "purse", "least", "zone", "kind", "positions", "viewer"]),
    ("view", &["viewer"]),
    ("undo", &["steps", "viewer"]),
    ("redo", &["steps", "viewer"]),
    ("save", &["scenario"]),
    ("load", &["text"]),
    ("hash", &["viewer"]),
    ("record", &["from", "viewer"]),
    ("arrange", &["edits"]),
    ("branch", &["viewer", "seed", "name"]),
    ("back", &["to", "forget"]),
    ("plan", &["remove", "shift", "at", "overdraw", "play"]),
    ("rules", &["game", "edition", "rule", "search"]),
];
/// Commands that leave the game as it is, whatever they answer.
pub const READERS: &[&str] = &[
    "hello", "games", "decision", "view", "state", "save", "hash", "record", "branches", "rules",
    "value", "hint", "how",
];

/// The words of a table: what its actions and edits are made of.
pub struct Words {
    verbs: Vec<&'static str>,
    kinds: Vec<String>,
    zones: Vec<String>,
    purses: Vec<String>,
    dials: Vec<String>,
    pieces: usize,
    /// Whole actions that were offered.
    pub offers: Vec<String>,
    /// Saves that can be loaded.
    pub saves: Vec<String>,
}

impl Words {
    /// The words of the table as it stands.
    pub fn of(play: &Play) -> Words {
        let c = play.catalogue();
        Words {
            verbs: c.verbs.iter().map(|verb| verb.name).collect(),
            kinds: c.kinds.iter().map(|kind| kind.key.clone()).collect(),
            zones: c.zones.iter().map(|zone| zone.key.clone()).collect(),
            purses: c.purses.iter().map(|purse| purse.key.clone()).collect(),
            dials: c.dials.clone(),
            pieces: c.pieces.len(),
            offers: play.offers().iter().map(|offer| offer.action.to_text(c)).collect(),
            saves: Vec::new(),
        }
    }

    fn any(chance: &mut Chance, list: &[String]) -> String {
        if list.is_empty() { "none".into() } else { chance.pick(list).clone() }
    }
    fn piece(&self, chance: &mut Chance) -> String {
        if chance.once_in(3) {
            return Words::any(chance, &self.kinds);
        }
        format!("#{}", chance.below(self.pieces + self.pieces / 8 + 1))
    }
    /// A word of this table, or of none.
    pub fn word(&self, chance: &mut Chance) -> String {
        match chance.below(9) {
            0..=2 => (*chance.pick(WORDS)).to_owned(),
            3 => (*chance.pick(&self.verbs)).to_owned(),
            4 => Words::any(chance, &self.kinds),
            5 => Words::any(chance, &self.zones),
            6 => self.piece(chance),
            7 => (*chance.pick(NUMBERS)).to_owned(),
            _ => format!("@{}", chance.below(9)),
        }
    }
    /// A written action, most likely one that is not legal.
    pub fn action(&self, chance: &mut Chance, play: Option<&Play>) -> String {
        match chance.below(5) {
            0 if !self.offers.is_empty() => chance.pick(&self.offers).clone(),
            1 => (*chance.pick(&self.verbs)).to_owned(),
            2 | 3 if play.is_some() => play.map_or_else(String::new, |play| alien(chance, play)),
            _ => {
                let mut words = vec![(*chance.pick(&self.verbs)).to_owned()];
                words.extend((0..chance.below(4)).map(|_| self.word(chance)));
                words.join(" ")
            }
        }
    }
    /// A written edit of the position.
    pub fn edit(&self, chance: &mut Chance) -> String {
        let piece = self.piece(chance);
        match chance.below(9) {
            0 | 1 => format!("place {piece} {}", Words::any(chance, &self.zones)),
            2 => format!("place {piece} {}", self.word(chance)),
            3 => format!("purse {} {}", Words::any(chance, &self.purses), chance.pick(NUMBERS)),
            4 => format!("dial {} {}", Words::any(chance, &self.dials), chance.pick(NUMBERS)),
            5 => format!("face {piece} {}", chance.pick(&["up", "down", "x"])),
            6 => format!("shown {piece} @{}", chance.below(9)),
            7 => format!("mark {piece} {}", chance.pick(NUMBERS)),
            _ => {
                let drawn = ["0", "1", "5", "6", "99", "4294967295", "-1", "x"];
                let words: Vec<&str> = (0..chance.below(5)).map(|_| *chance.pick(&drawn)).collect();
                format!("chance {}", words.join(" "))
            }
        }
    }
    /// Any JSON at all.
    pub fn value(&self, chance: &mut Chance, depth: usize) -> Value {
        match chance.below(11) {
            0..=2 => number(chance),
            3..=5 => json!(self.word(chance)),
            6 => chance.pick(&[json!(true), json!(false), Value::Null]).clone(),
            7 if depth < 4 => (0..chance.below(4)).map(|_| self.value(chance, depth + 1)).collect(),
            8 if depth < 4 => Value::Object(
                (0..chance.below(4))
                    .map(|_| (self.word(chance), self.value(chance, depth + 1)))
                    .collect(),
            ),
            9 => json!("x".repeat(300)),
            _ => json!(chance.below(9)),
        }
    }

    /// A request that makes sense, more or less.
    pub fn request(&self, chance: &mut Chance, play: Option<&Play>) -> Map<String, Value> {
        let names: Vec<&str> = commands::names().collect();
        let often = ["act", "act", "act", "act", "arrange", "undo", "redo", "load", "bot"];
        let cmd = if chance.once_in(2) { *chance.pick(&often) } else { *chance.pick(&names) };
        let mut request = Map::from_iter([("cmd".to_owned(), json!(cmd))]);
        for field in fields(cmd) {
            if chance.below(5) < 3 {
                let value = self.field(chance, cmd, field, play);
                request.insert((*field).to_owned(), value);
            }
        }
        if cmd == "hint" {
            // As long as somebody is willing to wait takes any search: here nobody is.
            let few = [json!(0), json!(3), json!(-1), json!(0.5), json!("3")];
            request.insert("playouts".to_owned(), chance.pick(&few[..]).clone());
        }
        if cmd == "act" && chance.below(4) < 3 {
            // Both at once are always refused.
            request.remove(if chance.once_in(2) { "index" } else { "action" });
        }
        request
    }

    /// A value that the field could have.
    fn field(&self, chance: &mut Chance, cmd: &str, field: &str, play: Option<&Play>) -> Value {
        let game = *chance.pick(games::all());
        match field {
            "game" => json!(game.id()),
            "edition" => json!(chance.pick(game.editions()).id),
            "seats" => {
                chance.pick(&[json!(2), json!(3), json!(["a", "b"]), json!([{}, {}])]).clone()
            }
            "options" => json!({ "goal": chance.pick(&[0, 1, 1000]) }),
            "study" | "act" | "forget" | "overdraw" | "play" => json!(chance.once_in(2)),
            "viewer" => {
                chance.pick(&[json!(0), json!(1), json!("public"), json!("everybody")]).clone()
            }
            "by" => json!(chance.pick(&["random", "random", "person"])),
            "action" => json!(self.action(chance, play)),
            "edits" => (0..chance.within(1, 4)).map(|_| json!(self.edit(chance))).collect(),
            "text" if !self.saves.is_empty() => json!(chance.pick(&self.saves)),
            "text" | "name" | "scenario" | "search" => json!(self.word(chance)),
            "rule" => json!(format!("{}-{}", game.rule_prefix(), chance.within(1, 12))),
            "shift" => json!([chance.below(4), chance.below(4)]),
            "worlds" => chance.pick(&[json!(0), json!(2), json!(-1), json!("2")]).clone(),
            "index" | "steps" | "number" | "from" if chance.below(4) > 0 => json!(chance.below(6)),
            _ if cmd == "act" && field == "state_no" => json!(chance.below(200)),
            _ => number(chance),
        }
    }
}

/// The fields of a command.
pub fn fields(cmd: &str) -> &'static [&'static str] {
    FIELDS.iter().find(|(name, _)| *name == cmd).map_or(&["x"], |(_, fields)| fields)
}

/// A number as JSON, however large.
pub fn number(chance: &mut Chance) -> Value {
    let written = *chance.pick(NUMBERS);
    serde_json::from_str(written).unwrap_or_else(|_| json!(written))
}

/// The written form of an action that names anything, also what is not there.
fn alien(chance: &mut Chance, play: &Play) -> String {
    let mut arg = || match chance.below(6) {
        0 => 0,
        1 => i32::MIN,
        2 => i32::MAX,
        3 => -1,
        _ => chance.below(400) as i32,
    };
    let args = [arg(), arg(), arg()];
    let verb = Verb(chance.below(play.catalogue().verbs.len()) as u8);
    Action { verb, args }.to_text(play.catalogue())
}
