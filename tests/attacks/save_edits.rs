//! Ways to spoil a save or a position: in its text, bit by bit and word by word, and in what it
//! says, with its own fingerprint made right again, so that what reads it further in is reached. It
//! spoils copies only.

use super::{chance::Chance, requests::NUMBERS};
use caravanserai::table::{
    ids::SeatId,
    record::{ForkPoint, News, Save, Told},
};
use std::ops::Range;

const TEXTS: &[&str] = &[
    "",
    "../../../etc/passwd",
    "/etc/passwd",
    "C:\\\\con",
    "\\u{0}",
    "\\u{202e}",
    "Zoë\u{1f600}",
    "$x",
    "{ $seat }",
    "%n%s",
    "@9",
    "#99999",
    "roll;;0",
    ";;",
    "!;;0",
    "!place #0 hold:0!;;0",
    "!chance 99 99 4294967295;;0",
    "!redeal @0 4711;;0",
    "!redeal @9 -1;;0",
    "roll;4294967295,4294967295;00000000",
    "step ?;;0",
    "end-turn;;zz",
];
const PUT_IN: &[&str] =
    &["(", "[", "{", "Some(", "/*", "//", "\"", "r#\"", "\0", "'a'", ",,,", "\u{feff}", "é"];
const ACTIONS: &[&str] = &[
    "roll",
    "stay",
    "head galactic_base",
    "step galactic_base",
    "land",
    "buy 0",
    "buy good.dell",
    "play #7",
    "lay #7",
    "lay #65535",
    "pay",
    "deal @1",
    "deal-money -2147483648",
    "deal-money 2147483647",
    "number 99",
    "choose #0",
    "end-turn",
    "build",
    "inventory",
    "resolve #3",
    "name @1",
    "give #1 @1",
    "swap-slots 0 99",
    "shift -9",
    "pilot 0",
    "reroll 9",
    "keep #7 -1",
    "yes",
    "no",
    "propose-stop",
    "!place #0 box",
    "!purse bank -1",
    "!dial phase 99",
    "!dial turn 9223372036854775807",
    "!mark #0 -2147483648",
    "!shown #0 @1",
    "!face #5 up",
    "!chance 1 2 3",
    "!redeal public 7",
];
const ODD: &[u32] =
    &[0, 1, 2, 5, 6, 7, 9, 14, 20, 36, 37, 99, 1000, 65_535, 65_536, 2_147_483_648, u32::MAX];

/// A hostile file made of one of these texts.
pub fn hostile(chance: &mut Chance, real: &[String]) -> Vec<u8> {
    let whole = chance.pick(real).clone();
    let mut text = match ron::from_str::<Save>(&whole) {
        Ok(save) if chance.once_in(2) => deep(chance, save, real),
        _ => whole,
    };
    for _ in 0..*chance.pick(&[0, 1, 1, 1, 2, 3]) {
        text = shallow(chance, text);
    }
    // In half of them the fingerprint fits what stands in it.
    if chance.once_in(2)
        && let Ok(mut save) = ron::from_str::<Save>(&text)
    {
        save.seal();
        text = save.text();
    }
    let mut bytes = text.into_bytes();
    if chance.once_in(6) && !bytes.is_empty() {
        for _ in 0..chance.within(1, 5) {
            let at = chance.below(bytes.len());
            bytes[at] ^= 1 << chance.below(8);
        }
    }
    bytes
}

/// A line of a record that no game has written.
fn entry(chance: &mut Chance) -> String {
    let drawn = ["", "0", "5,3", "4294967295", "99,99,99", "-1", "x", ",,"];
    let hashes = ["00000000", "ffffffff", "0", "zz", "123456789"];
    format!("{};{};{}", chance.pick(ACTIONS), chance.pick(&drawn), chance.pick(&hashes))
}

/// Another chance in a line of a record.
fn another_chance(chance: &mut Chance, line: &str) -> String {
    let parts: Vec<&str> = line.rsplitn(3, ';').collect();
    let [hash, drawn, what] = parts[..] else { return line.to_owned() };
    let mut drawn: Vec<String> = drawn.split(',').map(str::to_owned).collect();
    match chance.below(4) {
        0 => drawn.truncate(chance.below(drawn.len() + 1)),
        1 => drawn.extend((0..chance.within(1, 6)).map(|_| chance.pick(ODD).to_string())),
        _ => {
            let at = chance.below(drawn.len());
            drawn[at] = chance.pick(ODD).to_string();
        }
    }
    format!("{what};{};{hash}", drawn.join(","))
}

/// What a save says, made impossible; its fingerprint fits.
fn deep(chance: &mut Chance, mut save: Save, real: &[String]) -> String {
    for _ in 0..chance.within(1, 3) {
        match chance.below(4) {
            0 => dealing(chance, &mut save),
            1 => head(chance, &mut save, real),
            _ => entries(chance, &mut save),
        }
    }
    save.seal();
    save.text()
}

fn dealing(chance: &mut Chance, save: &mut Save) {
    let count = save.dealt.len();
    match chance.below(4) {
        0 => save.dealt.extend(vec![u32::MAX; *chance.pick(&[1, 50, 3000])]),
        1 if count > 0 => drop(save.dealt.remove(chance.below(count))),
        2 => save.dealt.clear(),
        _ if count > 0 => save.dealt[chance.below(count)] = *chance.pick(ODD),
        _ => {}
    }
}

fn entries(chance: &mut Chance, save: &mut Save) {
    let count = save.entries.len();
    if count == 0 {
        return save.entries.push(entry(chance));
    }
    let (at, other) = (chance.below(count), chance.below(count));
    match chance.below(7) {
        0 => save.entries[at] = entry(chance),
        1 => save.entries.swap(at, other),
        2 | 3 => save.entries[at] = another_chance(chance, &save.entries[at]),
        4 => save.entries[at] = save.entries[other].clone(),
        5 => {
            let again = vec![save.entries[at].clone(); *chance.pick(&[1, 2, 50])];
            drop(save.entries.splice(at..at, again));
        }
        _ => save.entries.insert(at, entry(chance)),
    }
}

/// Head and tail: set-up, versions, fingerprints, branches, notes, the position at the end.
fn head(chance: &mut Chance, save: &mut Save, real: &[String]) {
    let text: &String = chance.pick(real);
    let other = ron::from_str::<Save>(text).unwrap_or_else(|_| save.clone());
    match chance.below(12) {
        0 => save.setup = other.setup,
        1 => save.setup.edition = other.setup.edition,
        2 => save.level_hash = *chance.pick(&[0, 1, other.level_hash, u64::MAX]),
        3 => save.rules_version = *chance.pick(&[0, 1, 999, u32::MAX]),
        4 => save.snapshot = other.snapshot,
        5 => save.setup.study = !save.setup.study,
        6 => seats(chance, save),
        7 => {
            let key =
                *chance.pick(&["goal", "bank_size", "set_1", "draft", "teams", "ask_all", "x"]);
            let value = *chance.pick(&[-1, 0, 1, 12, 1000, i64::MAX, i64::MIN]);
            save.setup.options.insert(key.to_owned(), value);
        }
        8 => save.branch = Some(ForkPoint { entry: *chance.pick(&[0, 1, 5, usize::MAX]) }),
        9 => save.told = (0..chance.within(1, 100)).map(|entry| told(entry * 7)).collect(),
        10 => save.setup.seed = chance.number(),
        _ => {
            for note in &mut save.notes {
                note.entry = usize::MAX;
            }
            save.snapshot.hash ^= 1;
        }
    }
}

fn told(entry: usize) -> Told {
    Told { entry, seat: Some(SeatId(entry as u8)), news: News::OpenedEverything }
}

fn seats(chance: &mut Chance, save: &mut Save) {
    let count = *chance.pick(&[0, 1, 5, 6, 7, 8, 9, 63, 64, 65, 255, 256, 257, 3000]);
    let Some(mut seat) = save.setup.seats.first().cloned() else { return };
    seat.name = (*chance.pick(&["x", "", "é\u{1f600}", "a"])).repeat(chance.within(0, 3000));
    seat.race = (*chance.pick(&["", "race.humans", "humans", "x"])).to_owned();
    seat.colour = *chance.pick(&[0, 7, 255]);
    save.setup.seats.resize(count, seat);
}

/// Where something stands in a text, by what it is made of.
fn runs(text: &str, of: impl Fn(char) -> bool) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for (at, c) in text.char_indices().filter(|(_, c)| of(*c)) {
        match runs.last_mut() {
            Some(run) if run.end == at => run.end += c.len_utf8(),
            _ => runs.push(at..at + c.len_utf8()),
        }
    }
    runs
}

/// Where words between quotation marks stand.
fn quoted(text: &str) -> Vec<Range<usize>> {
    let marks: Vec<usize> = text.match_indices('"').map(|(at, _)| at).collect();
    marks.chunks_exact(2).map(|pair| pair[0] + 1..pair[1]).collect()
}

/// Changes the text of a file, whatever it says.
fn shallow(chance: &mut Chance, mut text: String) -> String {
    match chance.below(8) {
        0 => text.truncate(chance.place(&text)),
        1 => {
            let times = *chance.pick(&[1, 1, 2, 500, 5000]);
            text.insert_str(chance.place(&text), &chance.pick(PUT_IN).repeat(times));
        }
        2 | 3 => {
            for _ in 0..chance.within(1, 3) {
                let numbers = runs(&text, |c| c.is_ascii_digit());
                let Some(at) = numbers.get(chance.below(numbers.len())).cloned() else { break };
                let small = (chance.below(705) as i64 - 5).to_string();
                let new = if chance.once_in(2) { small.as_str() } else { chance.pick(NUMBERS) };
                text.replace_range(at, new);
            }
        }
        4 | 5 => {
            let words = quoted(&text);
            if let Some(at) = words.get(chance.below(words.len())).cloned() {
                let long = "a".repeat(100_000);
                let new = if chance.once_in(9) { long.as_str() } else { chance.pick(TEXTS) };
                text.replace_range(at, new);
            }
        }
        6 => lines(chance, &mut text),
        _ => return as_a_whole(chance, &text),
    }
    text
}

fn lines(chance: &mut Chance, text: &mut String) {
    let mut lines: Vec<&str> = text.lines().collect();
    if lines.is_empty() {
        return;
    }
    let (at, other) = (chance.below(lines.len()), chance.below(lines.len()));
    match chance.below(3) {
        0 => lines.swap(at, other),
        1 => drop(lines.remove(at)),
        _ => lines.insert(at, lines[other]),
    }
    *text = lines.join("\n");
}

fn as_a_whole(chance: &mut Chance, text: &str) -> String {
    match chance.below(11) {
        0 => text.repeat(2),
        1 => format!("{text})"),
        2 => format!("\u{feff}{text}"),
        3 => text.replace('\n', "\r\n"),
        4 => text.replace(':', "="),
        5 => text.replace("caravanserai", "caravan"),
        6 => format!("#![enable(unwrap_newtypes)]\n{text}"),
        7 => text.replacen("program", "scenario", 1),
        8 => text.replace("format: 1", "format: 2"),
        9 => "(".repeat(100_000),
        _ => String::new(),
    }
}
