//! The bodies of the fuzz targets (`fuzz/`), fed for a moment by a seeded generator: inputs that
//! are sound, and the same with bytes changed, cut out, doubled and mixed. Whoever has the time
//! feeds each for longer: `CARAVANSERAI_FUZZ_SECONDS=300 cargo test --test engine inputs --
//! --nocapture`.

#[path = "../../fuzz/src/bodies.rs"]
mod bodies;

use caravanserai::{
    bots::RandomBot,
    games,
    table::{dice::Dice, record::Save, scenario::Scenario},
};
use std::{
    env,
    time::{Duration, Instant},
};

/// Bytes that came in before, changed in a few places.
fn changed(dice: &mut Dice, of: &[Vec<u8>]) -> Vec<u8> {
    let mut below = |n: usize| dice.below(n.clamp(1, 1 << 20) as u32) as usize;
    let mut bytes = of[below(of.len())].clone();
    for _ in 0..below(4) {
        let at = below(bytes.len() + 1);
        match below(5) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, below(256) as u8),
            2 if at < bytes.len() => bytes[at] = below(256) as u8,
            3 => {
                let end = (at + below(30)).min(bytes.len());
                let part: Vec<u8> = bytes.drain(at..end).collect();
                let to = below(bytes.len() + 1);
                bytes.splice(to..to, [&part[..], &part[..]].concat());
            }
            _ => {
                let other = &of[below(of.len())];
                let part = &other[..below(other.len() + 1)];
                bytes.splice(at..at, part.iter().copied());
            }
        }
    }
    bytes
}

/// Feeds a body what is sound, then so many inputs made of it.
fn feed(name: &str, sound: &[Vec<u8>], times: usize) {
    let (_, body) = bodies::ALL.iter().find(|(known, _)| *known == name).expect("a body");
    sound.iter().for_each(|bytes| body(bytes));
    let mut dice = Dice::new(name.len() as u64);
    for _ in 0..times {
        body(&changed(&mut dice, sound));
    }
    let seconds = env::var("CARAVANSERAI_FUZZ_SECONDS").ok().and_then(|s| s.parse().ok());
    let Some(longer) = seconds.map(Duration::from_secs) else { return };
    let (begun, mut more) = (Instant::now(), 0);
    while begun.elapsed() < longer {
        body(&changed(&mut dice, sound));
        more += 1;
    }
    println!("{name}: {more} inputs more");
}

/// A few actions of every edition of every game, played at random.
fn played(mut take: impl FnMut(&mut caravanserai::table::play::Play)) {
    for game in games::all() {
        for edition in game.editions() {
            let mut play = bodies::begin(*game, edition.id);
            let mut bot = RandomBot::new(1);
            for _ in 0..20 {
                take(&mut play);
                let picked = bot.pick(play.offers(), play.game(), play.catalogue());
                if picked.is_none_or(|action| play.choose(action).is_err()) {
                    break;
                }
            }
        }
    }
}

#[test]
fn action_text_of_any_kind_is_read_or_refused() {
    let mut sound = vec![b"purse bank 5".to_vec(), b"chance 1 2 3".to_vec()];
    played(|play| {
        let texts = play.offers().iter().map(|o| o.action.to_text(play.catalogue()).into_bytes());
        sound.extend(texts);
    });
    sound.sort();
    sound.dedup();
    feed("action_text", &sound, 4000);
}

#[test]
fn saves_of_any_kind_are_read_or_refused() {
    let mut sound = Vec::new();
    played(|play| {
        if play.entries().len() % 7 == 3 {
            sound.push(Save::of(play).text().into_bytes());
            sound.extend(Scenario::of(play, "x").ok().map(|s| s.text().into_bytes()));
        }
    });
    feed("saves", &sound, 400);
}

#[test]
fn level_files_of_any_kind_are_checked() {
    let mut sound: Vec<Vec<u8>> = (0..24).map(|n| vec![n, n * 9, 0, n]).collect();
    sound.push(b"\x01\x40\x00\x05(id: \"owl\", n: -1),".to_vec());
    feed("levels", &sound, 60);
}

/// Cuts all over the files, and some that put in what could be meant.
fn cuts(put: &[&str]) -> Vec<Vec<u8>> {
    let mut sound: Vec<Vec<u8>> = (0..24).map(|n| vec![n, n * 10, n, n / 2]).collect();
    for (n, put) in (0..).zip(put) {
        sound.push([&[n, 0x80, n * 7, 4], put.as_bytes()].concat());
    }
    sound
}

#[test]
fn lessons_of_any_kind_are_read_or_refused() {
    let put = ["\"chance 9 9\"", "before: [\"do pass\"],", "seats: 99,", "glow: [\"#\"]", "*"];
    feed("lessons", &cuts(&put), 150);
}

#[test]
fn puzzles_of_any_kind_are_read_or_refused() {
    let put = ["within: Some(0),", "Fortune(-9)", "positions: 999999999,", "seed: 7,", "\"pass\","];
    feed("puzzles", &cuts(&put), 150);
}

#[test]
fn engine_lines_of_any_kind_are_answered() {
    let mut sound: Vec<Vec<u8>> = caravanserai::engine::commands::names()
        .map(|cmd| format!("{{\"cmd\": \"{cmd}\", \"id\": 1}}\n").into_bytes())
        .collect();
    for game in games::all() {
        let new = format!(
            "{{\"cmd\": \"new\", \"game\": \"{}\", \"edition\": \"{}\", \"seats\": 2, \"seed\": 3}}\n",
            game.id(),
            game.editions()[0].id
        );
        sound.push(new.into_bytes());
    }
    for line in [
        r#"{"cmd": "act", "state_no": 0, "index": 0}"#,
        r#"{"cmd": "view", "viewer": 1, "lang": "es"}"#,
        r#"{"cmd": "rules", "find": "junk"}"#,
        r#"{"cmd": "arrange", "edits": ["dial phase 2"]}"#,
    ] {
        sound.push(format!("{line}\n").into_bytes());
    }
    feed("engine_lines", &sound, 300);
}
