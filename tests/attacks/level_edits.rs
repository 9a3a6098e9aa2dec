//! Ways to spoil a level file: single figures, words, rows and lists changed as if by a slip of the
//! pen, and files that can be read and mean nothing good: one field absurd in every row, a list
//! emptied, effects of cards without measure. It spoils copies only.

use super::chance::Chance;
use std::ops::Range;

/// Figures that a field is given in every row at once.
const ABSURD: &[&str] = &[
    "0",
    "1",
    "2",
    "12",
    "100",
    "200",
    "255",
    "256",
    "65535",
    "2147483647",
    "4294967295",
    "4294967296",
    "-1",
    "-2147483648",
    "9223372036854775807",
];
/// Figures that one place is given.
const FIGURES: &[&str] = &[
    "0",
    "1",
    "2",
    "-1",
    "7",
    "100",
    "255",
    "256",
    "65535",
    "65536",
    "2147483647",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "100000000000000000000",
    "0.5",
    "1e9",
];

/// The parts of a file that are no comment and stand in no quotation marks.
fn bare(text: &str) -> Vec<bool> {
    let mut bare = vec![false; text.len()];
    let (mut quoted, mut comment, mut before) = (false, false, ' ');
    for (at, c) in text.char_indices() {
        match c {
            '\n' => comment = false,
            '"' if !comment => quoted = !quoted,
            '/' if before == '/' && !quoted => comment = true,
            _ => {}
        }
        bare[at] = !quoted && !comment && c != '"';
        before = c;
    }
    bare
}

/// Where runs of such characters stand in what is no comment and no text.
fn runs(text: &str, of: impl Fn(char) -> bool) -> Vec<Range<usize>> {
    let bare = bare(text);
    let mut runs: Vec<Range<usize>> = Vec::new();
    for (at, c) in text.char_indices().filter(|(at, c)| bare[*at] && of(*c)) {
        match runs.last_mut() {
            Some(run) if run.end == at => run.end += c.len_utf8(),
            _ => runs.push(at..at + c.len_utf8()),
        }
    }
    runs
}

fn in_a_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The figures of a file, each with the field that it stands in.
pub fn figures(text: &str) -> Vec<(String, Range<usize>)> {
    let words = runs(text, |c| in_a_word(c) || c == '-' || c == '.');
    let figure = |at: &Range<usize>| text[at.clone()].starts_with(|c: char| c.is_ascii_digit());
    words.into_iter().filter(figure).map(|at| (field(&text[..at.start]), at)).collect()
}

/// The field whose value begins where a text ends; that of a list, if it is one of a list.
fn field(before: &str) -> String {
    let mut rest = before;
    for _ in 0..3 {
        let Some((head, _)) = rest.rsplit_once(':') else { break };
        let from = head.rfind(|c| !in_a_word(c)).map_or(0, |at| at + 1);
        let name = &head[from..];
        rest = &head[..from];
        // What a field of one value holds has that name: `hand_size: (value: 5`.
        let one = rest.trim_end().strip_suffix('(').is_some_and(|r| r.trim_end().ends_with(':'));
        if !(one && ["value", "values"].contains(&name) || name.is_empty()) {
            return name.to_owned();
        }
    }
    String::new()
}

/// The lists of a file, without their brackets.
fn lists(text: &str) -> Vec<Range<usize>> {
    let bare = bare(text);
    let (mut open, mut lists) = (Vec::new(), Vec::new());
    for (at, c) in text.char_indices().filter(|(at, _)| bare[*at]) {
        match c {
            '[' => open.push(at + 1),
            ']' => lists.extend(open.pop().map(|from| from..at)),
            _ => {}
        }
    }
    lists
}

/// The lists of a file that have this name.
pub fn lists_of(text: &str, name: &str) -> Vec<Range<usize>> {
    lists(text).into_iter().filter(|at| field(&text[..at.start]) == name).collect()
}

/// A file with one or a few slips.
pub fn slip(chance: &mut Chance, text: &str) -> String {
    let mut text = text.to_owned();
    for _ in 0..*chance.pick(&[1, 1, 1, 2]) {
        text = match chance.below(12) {
            0..=5 => figure(chance, text),
            6 | 7 => rows(chance, &text),
            8 => quoted_word(chance, text),
            9 => bare_word(chance, text),
            10 => list(chance, text),
            _ => as_a_whole(chance, text),
        };
    }
    text
}

fn figure(chance: &mut Chance, mut text: String) -> String {
    for _ in 0..*chance.pick(&[1, 1, 1, 2, 4]) {
        let all = figures(&text);
        let Some((_, at)) = all.get(chance.below(all.len())).cloned() else { break };
        let old: i64 = text[at.clone()].parse().unwrap_or(1);
        let near = [old + 1, old - 1, old * 2, old * 10, -old].map(|n| n.to_string());
        let new =
            if chance.once_in(3) { chance.pick(&near).as_str() } else { chance.pick(FIGURES) };
        text.replace_range(at, new);
    }
    text
}

fn rows(chance: &mut Chance, text: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let rows: Vec<usize> =
        (0..lines.len()).filter(|n| lines[*n].trim_start().starts_with('(')).collect();
    if rows.is_empty() {
        return text.to_owned();
    }
    // What is put in is as it was: rows that have grown do not grow again and again.
    let whole = lines.clone();
    let more = chance.once_in(2);
    for _ in 0..*chance.pick(&[1, 1, 3, 10, 200]) {
        let (at, other) = (*chance.pick(&rows), *chance.pick(&rows));
        if more {
            lines.insert(at, whole[other]);
        } else {
            lines[at] = "";
        }
    }
    lines.join("\n")
}

fn quoted_word(chance: &mut Chance, mut text: String) -> String {
    let marks: Vec<usize> = text.match_indices('"').map(|(at, _)| at).collect();
    let words: Vec<Range<usize>> = marks.chunks_exact(2).map(|m| m[0] + 1..m[1]).collect();
    if let Some(at) = words.get(chance.below(words.len())).cloned() {
        let odd = ["", "x", "é", "{ $seat }", "\u{202e}"].map(str::to_owned);
        let new = match chance.below(3) {
            0 => chance.pick(&odd).clone(),
            1 => "a".repeat(70_000),
            _ => text[chance.pick(&words).clone()].to_owned(),
        };
        text.replace_range(at, &new);
    }
    text
}

fn bare_word(chance: &mut Chance, mut text: String) -> String {
    let words = runs(&text, in_a_word);
    if let Some(at) = words.get(chance.below(words.len())).cloned() {
        let new = text[chance.pick(&words).clone()].to_owned();
        text.replace_range(at, &new);
    }
    text
}

fn list(chance: &mut Chance, mut text: String) -> String {
    let lists = lists(&text);
    if let Some(at) = lists.get(chance.below(lists.len())).cloned() {
        text.replace_range(at, "");
    }
    text
}

fn as_a_whole(chance: &mut Chance, mut text: String) -> String {
    let at = chance.place(&text);
    match chance.below(8) {
        0 => text.truncate(at),
        1 => text.insert_str(at, &"(".repeat(3000)),
        2 => text.insert_str(at, &"[".repeat(3000)),
        3 => text.insert_str(at, ["\0", "\"", "é", "/*", "\u{feff}"][chance.below(5)]),
        4 => text = text.repeat(2),
        5 => text = String::new(),
        6 => text = "()".into(),
        _ => text = "(".repeat(100_000),
    }
    text
}

/// A file that can be read and means nothing good, and what was done to it.
pub fn absurd(chance: &mut Chance, text: &str) -> (String, String) {
    let all = figures(text);
    let lists = lists(text);
    if all.is_empty() || chance.once_in(6) {
        let Some(at) = lists.get(chance.below(lists.len())).cloned() else {
            return ("nothing".into(), String::new());
        };
        let named = format!("the list {} emptied", field(&text[..at.start]));
        return (named, [&text[..at.start], &text[at.end..]].concat());
    }
    let name = chance.pick(&all).0.clone();
    let value = *chance.pick(ABSURD);
    let mut changed = text.to_owned();
    for (_, at) in all.iter().rev().filter(|(field, _)| *field == name) {
        changed.replace_range(at.clone(), value);
    }
    (format!("{name} {value} everywhere"), changed)
}

/// What the card with the first effect of Dale of Merchants does instead: within the limits of
/// what a card may do, at them, and beyond. Each is a list of effects.
pub const EFFECTS: &[&str] = &[
    "",
    "repeat(count: fixed(100), body: [repeat(count: fixed(100), body: [repeat(count: fixed(100), body: [shuffle(deck_of(me)), shuffle(deck_of(me)), shuffle(deck_of(me))])])])",
    "repeat(count: fixed(100), body: [repeat(count: fixed(100), body: [repeat(count: fixed(100), body: [repeat(count: fixed(100), body: [shuffle(deck_of(me))])])])])",
    "repeat(count: fixed(2000000000), body: [flip(from: deck_of(me), count: fixed(1), to: pile_top(me))])",
    "repeat(count: fixed(-5), body: [shuffle(deck_of(me))])",
    "draw(from: deck_of(me), count: fixed(100), to: hand(me))",
    "flip(from: deck_of(me), count: fixed(100), to: pile_top(me))",
    "repeat(count: fixed(100), body: [draw(from: supply, count: fixed(100), to: hand(me))])",
    "modify(cards: all_i_use, change: times(fixed(100))), modify(cards: all_i_use, change: times(fixed(100))), modify(cards: all_i_use, change: times(fixed(100))), modify(cards: all_i_use, change: times(fixed(100)))",
    "choose_number(by: me, min: 0, max: 100, bind: \"n\"), repeat(count: bound(\"n\"), body: [shuffle(deck_of(me))])",
    "repeat(count: hand_count(me), body: [draw(from: deck_of(me), count: fixed(1), to: hand(me))])",
    "for_each(group: all, mode: in_order, bind: \"p\", body: [for_each(group: others, mode: in_order, bind: \"q\", body: [repeat(count: fixed(100), body: [flip(from: deck_of(bound(\"q\")), count: fixed(1), to: pile_top(bound(\"q\")))])])])",
    "may([may([may([may([may([may([shuffle(deck_of(me))])])])])])])",
    "later([later([later([])])])",
    "aura(market_cost(100)), later([])",
    "aura(market_cost(-9)), later([])",
    "aura(hand_size(100)), later([])",
    "aura(stack_needs(100)), later([])",
    "aura(refill_cap(0)), later([])",
];

/// The cards with such an effect on the first card that has one; the number of effects may be
/// multiplied. `None` where there is no card with effects.
pub fn with_effect(chance: &mut Chance, cards: &str) -> Option<(String, String)> {
    let from = cards.find("effects: [")? + "effects: [".len();
    let at = lists(cards).into_iter().find(|list| list.start == from)?;
    let one = *chance.pick(EFFECTS);
    let times = if one.len() < 80 { *chance.pick(&[1, 1, 60, 5000]) } else { 1 };
    let effects = vec![one; times].join(", ");
    let changed = [&cards[..at.start], &effects, &cards[at.end..]].concat();
    Some((format!("a card does {times} times [{one}]"), changed))
}

/// A file of what the boxes hold that wants nothing: what is absurd otherwise is not found by it.
pub fn without_wants(text: &str) -> String {
    let mut text = text.to_owned();
    for name in ["counts: [", "lists: ["] {
        let from = text.find(name).map(|at| at + name.len());
        if let Some(at) = lists(&text).into_iter().find(|list| Some(list.start) == from) {
            text.replace_range(at, "");
        }
    }
    text
}
