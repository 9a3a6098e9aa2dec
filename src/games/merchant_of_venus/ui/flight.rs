//! A flight told in one sentence: what was rolled, the way, fees, and where it ended. The single
//! lines stay in the log, folded behind it. It must never judge a way.

use crate::{
    table::action::{Message, Value},
    ui::model::{LogLine, Model},
};

/// What begins a flight.
const ROLLS: [&str; 2] = ["mov-log-roll", "mov-log-reroll"];
/// What ends one, and in what words at the end of a way.
const ENDS: [(&str, &str); 6] = [
    ("mov-log-landed", "mov-log-flight-landed"),
    ("mov-log-rests", "mov-log-flight-landed"),
    ("mov-log-stop", "mov-log-flight-hazard"),
    ("mov-log-blocked", "mov-log-flight-circle"),
    ("mov-log-stop-in-circle", "mov-log-flight-circle"),
    ("mov-log-points-lost", "mov-log-flight-lost"),
];
/// What comes between.
const WITHIN: [&str; 9] = [
    "mov-log-pilot",
    "mov-log-switch",
    "mov-log-step",
    "mov-log-jump",
    "mov-log-jump-over",
    "mov-log-lock",
    "mov-log-hazard",
    "mov-log-fee",
    "mov-log-carried",
];
/// Fewer lines stand for themselves.
const LEAST: usize = 3;
/// More places of a way are told by its beginning and its end.
const PLACES: (usize, usize) = (2, 4);

/// How many lines from the first on are one flight that is over, and the sentence that tells it;
/// none where the first line begins no flight, or something else happened on the way.
pub fn told(model: &Model, lines: &[LogLine]) -> Option<(usize, String)> {
    let seat = arg(&lines.first()?.message, "seat")?;
    if !ROLLS.contains(&lines[0].message.key) {
        return None;
    }
    let same = |line: &&LogLine| arg(&line.message, "seat") == Some(seat);
    let known = |line: &&LogLine| {
        let key = line.message.key;
        ROLLS.contains(&key) || WITHIN.contains(&key) || end_of(key).is_some()
    };
    let run = lines.iter().take_while(|line| same(line) && known(line)).count();
    let end = lines[..run].iter().position(|line| end_of(line.message.key).is_some());
    // In open space a flight ends without a word of its own; one under way is not told yet.
    let count = end.map_or(run, |end| end + 1);
    let under_way = end.is_none() && run == lines.len();
    let lines = &lines[..count];
    if count < LEAST || under_way || lines[1..].iter().any(|l| l.message.key == ROLLS[0]) {
        return None;
    }
    let rolled = lines.iter().rfind(|line| ROLLS.contains(&line.message.key))?;
    let roll = Value::Name(model.texts.say(&rolled.message));
    let way = Value::Name(shortened(way(model, lines), model).join(", "));
    let words = model.texts.with("mov-log-flight", &[("roll", roll), ("way", way)]);
    Some((lines.len(), words))
}

/// The places of a flight in their order, with what was paid there, and how it ended.
fn way(model: &Model, lines: &[LogLine]) -> Vec<String> {
    let texts = model.texts;
    let mut way: Vec<String> = Vec::new();
    for Message { key, args, .. } in lines.iter().map(|line| &line.message) {
        let with = |key: &str| texts.with(key, args);
        match *key {
            "mov-log-step" | "mov-log-jump" => way.push(with("mov-log-flight-place")),
            "mov-log-jump-over" => way.push(with("mov-log-flight-over")),
            // What costs nothing is no payment.
            "mov-log-fee" if args.contains(&("fee", Value::Money(0))) => {}
            "mov-log-fee" => {
                let paid = with("mov-log-flight-fee");
                match way.last_mut() {
                    Some(place) => *place = texts.pair(place, &paid),
                    None => way.push(paid),
                }
            }
            key => {
                let Some(end) = end_of(key) else { continue };
                if args.iter().any(|(name, _)| *name == "space") {
                    let place = with("mov-log-flight-place");
                    way.pop_if(|last| *last == place);
                }
                way.push(with(end));
            }
        }
    }
    way
}

/// A long way is told by its beginning and its end.
fn shortened(mut way: Vec<String>, model: &Model) -> Vec<String> {
    let (first, last) = PLACES;
    let left = way.len().saturating_sub(first + last);
    if left > 1 {
        let more = model.texts.count("mov-log-flight-more", "count", left as i64);
        way.splice(first..first + left, [more]);
    }
    way
}

fn end_of(key: &str) -> Option<&'static str> {
    ENDS.iter().find(|(end, _)| *end == key).map(|(_, words)| *words)
}

fn arg<'a>(message: &'a Message, name: &str) -> Option<&'a Value> {
    message.args.iter().find(|(n, _)| *n == name).map(|(_, value)| value)
}
