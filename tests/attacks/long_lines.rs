//! Lines of many megabytes, slow lines, half lines, an input that ends in the middle of one, and a
//! reader of the answers that goes away. Each line is answered, the game stays, memory stays within
//! what the protocol promises, and the engine ends in order.

use super::{
    chance::Chance,
    outcome::{Budget, Outcome, Tally},
    process::{Engine, program, wait},
    seating,
};
use caravanserai::engine::lines::LONGEST;
use serde_json::{Value, json};
use std::{
    io::Write as _,
    process::Stdio,
    time::{Duration, Instant},
};

/// What a line may cost, in KiB.
const MOST_MEMORY: u64 = 100 << 10;
/// Longest lines that tests send, in bytes; by hand ten times as long.
const LONG: usize = 3 << 20;

/// Runs the attack.
pub fn run(budget: Budget) -> Outcome {
    let mut outcome = Outcome::new("long_lines", budget);
    let long = if budget.n > 1 { 10 * LONG } else { LONG };
    for (number, chance) in budget.tries() {
        outcome.attempt(number, move |tally| {
            if let Err(why) = engine(tally, chance, long) {
                tally.finding("the engine has gone", "", why);
            }
            nobody_listens(tally);
        });
    }
    outcome
}

/// A line of `length` bytes: a head, a part again and again, an end.
fn filled(head: &str, part: &str, end: &str, length: usize) -> Vec<u8> {
    let times = length.saturating_sub(head.len() + end.len()) / part.len();
    format!("{head}{}{end}", part.repeat(times)).into_bytes()
}

/// Long lines of every sort; just short enough to be read, and far too long.
fn long_lines(long: usize) -> Vec<(&'static str, Vec<u8>)> {
    const NEW: &str = "{\"cmd\":\"new\",\"game\":\"dale_of_merchants\",\"edition\":\"original\",";
    let sorts: &[(&str, String, &str, &str)] = &[
        ("a string", "{\"cmd\":\"act\",\"action\":\"".into(), "x", "\"}"),
        ("digits", "{\"cmd\":\"act\",\"index\":".into(), "9", "}"),
        ("brackets", String::new(), "[", ""),
        ("edits", "{\"cmd\":\"arrange\",\"edits\":[".into(), "\"face #1 up\",", "\"x\"]}"),
        ("an id", "{\"cmd\":\"hash\",\"id\":[".into(), "0,", "0]}"),
        ("a text of brackets", "{\"cmd\":\"load\",\"text\":\"".into(), "(a:", "\"}"),
        ("nothing", String::new(), "\0", ""),
        ("seats", format!("{NEW}\"seats\":["), "\"a\",", "\"b\"]}"),
        ("options", format!("{NEW}\"seats\":2,\"options\":{{"), "\"key\":1,", "\"k\":1}}"),
        ("a search", "{\"cmd\":\"rules\",\"search\":\"".into(), "ab ", "\"}"),
        ("a rule", "{\"cmd\":\"rules\",\"rule\":\"".into(), "ab ", "\"}"),
        ("a branch", "{\"cmd\":\"branch\",\"name\":\"".into(), "ab ", "\"}"),
        (
            "entries",
            "{\"cmd\":\"load\",\"text\":\"(program:\\\"caravanserai\\\",format:1,entries:[".into(),
            "\\\"roll;;0\\\",",
            "])\"}",
        ),
    ];
    let lengths = [LONGEST - 64, long];
    sorts
        .iter()
        .flat_map(|(what, head, part, end)| {
            lengths.map(|length| (*what, filled(head, part, end, length)))
        })
        .collect()
}

fn engine(tally: &mut Tally, mut chance: Chance, long: usize) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let mut engine = Engine::begin(folder.path());
    let table = seating::any(&mut chance);
    let play = table.played(&mut chance, true, 40);
    engine.ask(seating::request(play.setup()).to_string().as_bytes())?;
    let mut stands = engine.ask(br#"{"cmd":"hash"}"#)?["hash"].clone();
    for (what, line) in long_lines(long) {
        let before = engine.memory();
        let begun = Instant::now();
        let answer = engine.ask(&line)?;
        tally.most("longest answer in milliseconds", begun.elapsed().as_millis() as u64);
        tally.count("long lines", 1);
        let name = format!("{what}, {} bytes", line.len());
        if let (Some(before), Some(after)) = (before, engine.memory()) {
            tally.most("most KiB for a line", after - before);
            if after - before > MOST_MEMORY {
                tally.finding(
                    "a line costs more memory than promised",
                    &name,
                    (after - before).to_string(),
                );
            }
        }
        let now = engine.ask(br#"{"cmd":"hash"}"#)?["hash"].clone();
        if answer["ok"] == json!(true) {
            stands = now;
        } else {
            tally.same("a long line has changed the game", &name, &stands, &now);
            if line.len() > LONGEST && answer["error"]["code"] != json!("too-long") {
                tally.finding("a line too long is not told", &name, answer.to_string());
            }
        }
    }
    slow_and_half(tally, &mut engine, &mut chance)
}

/// A line in pieces, and one that is never finished.
fn slow_and_half(
    tally: &mut Tally,
    engine: &mut Engine,
    chance: &mut Chance,
) -> Result<(), String> {
    let whole = b"{\"cmd\":\"hash\"}\n";
    let stands = engine.ask(br#"{"cmd":"hash"}"#)?;
    for _ in 0..20 {
        let cut = chance.within(1, whole.len() - 1);
        engine.send(&whole[..cut])?;
        std::thread::sleep(Duration::from_millis(2));
        engine.send(&whole[cut..])?;
        let answer: Value = serde_json::from_slice(&engine.answer()?).map_err(|e| e.to_string())?;
        tally.same("a slow line is answered otherwise", &cut.to_string(), &stands, &answer);
        tally.count("slow lines", 1);
    }
    engine.send(&whole[..whole.len() - 3])?;
    engine.hang_up();
    let last: Value = serde_json::from_slice(&engine.answer()?).map_err(|e| e.to_string())?;
    tally.same("half a line at the end is taken", "", last["ok"].as_bool(), Some(false));
    let (code, said) = engine.ended();
    if code != Some(0) || said.contains("panicked") {
        tally.finding("the end of the input", "", format!("exit {code:?}: {said}"));
    }
    Ok(())
}

/// The reader of the answers goes away.
fn nobody_listens(tally: &mut Tally) {
    let mut child = program()
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the engine begins");
    drop(child.stdout.take());
    let mut input = child.stdin.take().expect("it has an input");
    for _ in 0..1000 {
        if input.write_all(b"{\"cmd\":\"games\"}\n").is_err() {
            break;
        }
    }
    drop(input);
    let code = wait(&mut child, Duration::from_secs(60)).map(|status| status.code());
    let said = child.wait_with_output().map(|o| String::from_utf8_lossy(&o.stderr).into_owned());
    let said = said.unwrap_or_default();
    tally.count("readers gone", 1);
    if said.contains("panicked") || !matches!(code, Some(Some(0 | 1))) {
        tally.finding("nobody reads the answers", "", format!("exit {code:?}: {said}"));
    }
}
