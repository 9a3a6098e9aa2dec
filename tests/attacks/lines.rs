//! Hostile lines for the engine, in the library and as a process: malformed, of wrong types, with
//! fields that nobody knows, alien actions, numbers at the edge, control characters, bytes that are
//! no text. Each line has one answer that is JSON; what is refused has a documented code, a
//! sentence and a place; what is refused or only read changes nothing.

use super::{
    chance::Chance,
    outcome::{Budget, Outcome, Tally},
    process::Engine,
    requests::{READERS, Words, fields},
    seating,
};
use caravanserai::{engine::commands, engine::session::ProtocolSession, table::play::Play};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Lines in one session.
const LINES: usize = 100;
/// One session in so many runs as a process.
const PROCESSES: usize = 6;
/// What the protocol promises.
const PROTOCOL: &str = include_str!("../../docs/protocol.md");

/// Runs the attack.
pub fn run(budget: Budget) -> Outcome {
    let mut outcome = Outcome::new("lines", budget);
    for (number, chance) in budget.tries() {
        outcome.attempt(number, move |tally| session(tally, chance, number));
    }
    outcome
}

/// Whoever answers lines.
trait Answers {
    /// The answer to a line.
    fn ask(&mut self, line: &[u8]) -> Result<Value, String>;
    /// Hash and number of entries of what lies on the table.
    fn standing(&mut self) -> Result<String, String>;
    /// The game on the table, where it can be reached.
    fn play(&mut self) -> Option<&mut Play>;
}

impl Answers for ProtocolSession {
    fn ask(&mut self, line: &[u8]) -> Result<Value, String> {
        let answer = self.answer(&String::from_utf8_lossy(line));
        serde_json::from_str(&answer).map_err(|why| format!("{why}: {answer}"))
    }
    fn standing(&mut self) -> Result<String, String> {
        let play = ProtocolSession::play(self).ok_or("no game is on the table")?;
        Ok(format!("{:016x} after {}", play.hash(), play.entries().len()))
    }
    fn play(&mut self) -> Option<&mut Play> {
        ProtocolSession::play(self)
    }
}

impl Answers for Engine {
    fn ask(&mut self, line: &[u8]) -> Result<Value, String> {
        Engine::ask(self, line)
    }
    fn standing(&mut self) -> Result<String, String> {
        Ok(Engine::ask(self, br#"{"cmd":"hash"}"#)?["hash"].to_string())
    }
    fn play(&mut self) -> Option<&mut Play> {
        None
    }
}

fn session(tally: &mut Tally, mut chance: Chance, number: u64) {
    let table = seating::any(&mut chance);
    let study = chance.once_in(2);
    let mut play = table.played(&mut chance, study, 120);
    let mut words = Words::of(&play);
    words.saves.push(caravanserai::table::record::Save::of(&mut play).text());
    let begin = json!({ "cmd": "load", "text": words.saves[0] }).to_string();
    if number % PROCESSES as u64 == PROCESSES as u64 - 1 {
        let folder = tempfile::tempdir().expect("a folder for what is saved");
        let mut engine = Engine::begin(folder.path());
        storm(tally, chance, &mut engine, words, &begin);
        let (code, said) = engine.ended();
        tally.count("processes", 1);
        if code != Some(0) || said.contains("panicked") {
            tally.finding("an engine ends badly", begin, format!("exit {code:?}: {said}"));
        }
    } else {
        storm(tally, chance, &mut ProtocolSession::default(), words, &begin);
    }
}

fn storm(
    tally: &mut Tally,
    mut chance: Chance,
    to: &mut impl Answers,
    mut words: Words,
    begin: &str,
) {
    if let Err(why) = to.ask(begin.as_bytes()) {
        return tally.finding("no game to attack", begin, why);
    }
    let Ok(mut stands) = to.standing() else { return };
    for _ in 0..LINES {
        let sent = line(&mut chance, &words, to.play().map(|play| &*play));
        if !is_harmless(&sent) {
            continue;
        }
        let text = String::from_utf8_lossy(&sent).into_owned();
        tally.count("lines", 1);
        let answer = match to.ask(&sent) {
            Ok(answer) => answer,
            Err(why) => return tally.finding("no answer that is JSON", text, why),
        };
        let read = serde_json::from_slice::<Value>(&sent).ok();
        let changes = judged(tally, &text, read.as_ref(), &answer);
        let now = match to.standing() {
            Ok(now) => now,
            Err(why) => return tally.finding("no game is left", text, why),
        };
        if now != stands {
            if !changes {
                let came = format!("{stands} became {now}: {answer}");
                tally.finding("a line that changes nothing has changed the game", text, came);
            }
            stands = now;
            if let Some(play) = to.play() {
                let saves = std::mem::take(&mut words.saves);
                words = Words::of(play);
                words.saves = saves;
            }
        }
    }
}

/// Holds what every answer must be; says whether the game may have changed.
fn judged(tally: &mut Tally, sent: &str, request: Option<&Value>, answer: &Value) -> bool {
    let mut wrong = |what: &str| tally.finding(what, sent, answer.to_string());
    if let Some(id) = request.and_then(|r| r.get("id")) {
        let once = sent.matches("\"id\"").count() == 1;
        if once && answer.get("id").is_some_and(|came| came != id) {
            wrong("an id comes back otherwise");
        }
    }
    match answer["ok"].as_bool() {
        Some(true) => {
            let cmd = request.and_then(|r| r["cmd"].as_str()).unwrap_or_default();
            return !READERS.contains(&cmd);
        }
        Some(false) => {}
        None => wrong("an answer says neither yes nor no"),
    }
    let error = &answer["error"];
    let sentence = error["sentence"].as_str().unwrap_or_default();
    // A word of the line itself may stand in it, also this one.
    let holds_a_gap = sentence.contains("{ $") && !sent.contains("{ $");
    if sentence.is_empty() || sentence.starts_with("engine-") || holds_a_gap {
        wrong("a refusal has no sentence");
    }
    if sentence.chars().count() > 2000 {
        wrong("a sentence has more than 2000 characters");
    }
    if !error["place"].is_object() {
        wrong("a refusal has no place");
    }
    let code = error["code"].as_str().unwrap_or_default();
    if !PROTOCOL.contains(&format!("| `{code}` |")) {
        wrong("a code is not documented");
    }
    if code == "refused" && !answer["refusal"]["rule"].is_string() {
        wrong("a refusal names no rule");
    }
    false
}

/// Lines that name files are sent nowhere near files of people.
fn is_harmless(line: &[u8]) -> bool {
    let text = String::from_utf8_lossy(line).to_lowercase();
    !text.contains("path") && !text.contains("\\u00")
}

/// One hostile line, without its end.
fn line(chance: &mut Chance, words: &Words, play: Option<&Play>) -> Vec<u8> {
    let mut request = Value::Object(words.request(chance, play));
    for _ in 0..chance.below(3) {
        bend(chance, words, &mut request);
    }
    let text = request.to_string();
    let mut line = match chance.below(8) {
        0 => return broken(chance, text.into_bytes()),
        1 => {
            // A field twice.
            let keys: Vec<&String> =
                request.as_object().map(|r| r.keys().collect()).unwrap_or_default();
            let key = keys.get(chance.below(keys.len())).map_or("cmd", |key| key.as_str());
            let value = words.value(chance, 0);
            format!("{{{}:{value},{}", json!(key), &text[1..])
        }
        2 => {
            let ends = ["", " ", "\r", "//x", "{}", ",", "\0", "\t\t"];
            format!("{}{text}{}", " \t".repeat(chance.below(4)), chance.pick(&ends))
        }
        3 if chance.once_in(4) => large(chance),
        _ => text,
    };
    line = line.replace('\n', " ");
    line.into_bytes()
}

/// Changes one thing of a request.
fn bend(chance: &mut Chance, words: &Words, request: &mut Value) {
    let Some(map) = request.as_object_mut() else { return };
    let cmd = map.get("cmd").and_then(Value::as_str).unwrap_or_default().to_owned();
    let value = words.value(chance, 0);
    match chance.below(6) {
        0 => drop(map.insert((*chance.pick(fields(&cmd))).to_owned(), value)),
        1 => {
            let keys: BTreeSet<String> = map.keys().cloned().collect();
            drop(keys.iter().nth(chance.below(keys.len())).and_then(|key| map.remove(key)));
        }
        2 => drop(map.insert(words.word(chance), value)),
        3 => {
            let languages =
                [json!("en"), json!("fr"), json!("es"), json!("xx"), json!(3), json!(["en"])];
            drop(map.insert("lang".into(), chance.pick(&languages).clone()));
        }
        4 => drop(map.insert("id".into(), value)),
        _ => {
            let names: Vec<&str> = commands::names().chain(["quit", "exit", "", "NEW"]).collect();
            drop(map.insert("cmd".into(), json!(chance.pick(&names))));
        }
    }
}

/// Bytes changed, cut, put in.
fn broken(chance: &mut Chance, mut line: Vec<u8>) -> Vec<u8> {
    const PUT_IN: &[&[u8]] = &[
        b"999999999999999999999999999999",
        b"\"\xf0\x9f",
        b"null",
        b"\\ud800",
        b"/*",
        b"NaN",
        b"Infinity",
        b"1e999999",
        b"\x00",
        b"\x1b[2J",
        b"\xff",
        b"\xc0\x80",
        b"{",
        b"}",
        b"[",
        b",",
    ];
    for _ in 0..chance.within(1, 6) {
        let at = chance.below(line.len() + 1);
        match chance.below(4) {
            0 if at < line.len() => line[at] = *chance.pick(b"{}[]\":,019eE-\\ \x00\xff\xc0"),
            1 => line.truncate(at),
            2 => drop(line.splice(at..at, chance.pick(PUT_IN).iter().copied())),
            _ => line.insert(at, chance.below(256) as u8),
        }
    }
    line.retain(|&byte| byte != b'\n');
    line
}

/// Lines of some hundred thousand bytes, and deep ones.
fn large(chance: &mut Chance) -> String {
    match chance.below(7) {
        0 => "[".repeat(100_000),
        1 => "{\"cmd\":".repeat(50_000),
        2 => format!("{{\"cmd\":\"act\",\"action\":\"{}\"}}", "x".repeat(200_000)),
        3 => {
            format!("{{\"cmd\":\"arrange\",\"edits\":[{}\"x\"]}}", "\"purse bank 1\",".repeat(3000))
        }
        4 => format!("{{\"cmd\":\"load\",\"text\":\"{}\"}}", "(".repeat(200_000)),
        5 => format!("{{\"cmd\":\"rules\",\"search\":\"{}\"}}", "a ".repeat(50_000)),
        _ => format!("{{\"cmd\":\"hash\",\"id\":{}1{}}}", "[".repeat(100), "]".repeat(100)),
    }
}
