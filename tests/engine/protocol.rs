//! The JSON-lines protocol: every command does what `docs/protocol.md` says, and nothing that comes
//! in, however broken, ends the program or changes a game that it does not rightly address.

use caravanserai::{
    engine::{commands, serve, session::ProtocolSession},
    table::dice::Dice,
    text::{Language, Localizer},
};
use serde_json::{Value, json};
use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
};

/// A session of the protocol.
pub(super) struct Engine(ProtocolSession);

impl Engine {
    pub fn new() -> Engine {
        Engine(ProtocolSession::new(Localizer::new(Language::En)))
    }
    pub(super) fn with_game(edition: &str, seats: u64) -> Engine {
        let mut engine = Engine::new();
        engine.ok(json!({"cmd": "new", "game": "merchant_of_venus", "edition": edition, "seats": seats, "seed": 5, "study": true}));
        engine
    }
    fn line(&mut self, line: &str) -> Value {
        let answer = self.0.answer(line);
        assert!(!answer.contains('\n'), "an answer is one line");
        serde_json::from_str(&answer).unwrap()
    }
    pub(super) fn ok(&mut self, request: Value) -> Value {
        let answer = self.line(&request.to_string());
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }
    /// The error of a request; the game has not changed.
    fn error(&mut self, line: &str) -> Value {
        let before = self.0.play().map(|p| (p.hash(), p.entries().len(), p.undone().len()));
        let answer = self.line(line);
        assert_eq!(
            before,
            self.0.play().map(|p| (p.hash(), p.entries().len(), p.undone().len())),
            "{line} has changed the game"
        );
        assert_eq!(answer["ok"], false, "{line}: {answer}");
        let error = &answer["error"];
        assert!(error["place"]["line"].as_u64().is_some_and(|n| n > 0), "{answer}");
        let sentence = error["sentence"].as_str().unwrap();
        assert!(
            !sentence.is_empty()
                && !sentence.contains("{$")
                && !sentence.starts_with("engine-fault"),
            "{answer}"
        );
        answer
    }
    pub(super) fn code(&mut self, request: Value) -> String {
        self.error(&request.to_string())["error"]["code"].as_str().unwrap().to_owned()
    }
}

#[test]
fn hello_and_games_tell_what_there_is() {
    let mut e = Engine::new();
    let hello = e.ok(json!({"cmd": "hello", "id": {"any": ["thing", 1]}}));
    assert_eq!(hello["id"], json!({"any": ["thing", 1]}));
    assert_eq!(hello["protocol"], 1);
    assert_eq!(hello["commands"], json!(commands::names().collect::<Vec<_>>()));
    let games = e.ok(json!({"cmd": "games", "lang": "fr"}));
    let game = &games["games"][0];
    assert_eq!(game["id"], "merchant_of_venus");
    let of = |id: &str| {
        game["editions"].as_array().unwrap().iter().find(|e| e["id"] == id).unwrap().clone()
    };
    assert_eq!(of("2012")["seats"], json!({"least": 2, "most": 4}));
    assert_eq!(of("1988")["seats"], json!({"least": 2, "most": 6}));
    assert!(
        of("2012")["options"]
            .as_array()
            .unwrap()
            .iter()
            .any(|o| o["key"] == "goal" && o["takes"]["one_of"][1] == 2000)
    );
    assert!(!of("1988")["races"].as_array().unwrap().is_empty());
}

#[test]
fn a_game_is_played_by_number_and_by_name() {
    for (edition, seats) in [("1988", 3), ("2012", 2)] {
        let mut e = Engine::with_game(edition, seats);
        let mut dice = Dice::new(3);
        let mut log = 0;
        for n in 0..400_u64 {
            let d = e.ok(json!({"cmd": "decision"}));
            assert_eq!(d["state_no"], n);
            let offers = d["offers"].as_array().unwrap();
            let offer = &offers[dice.below(offers.len() as u32) as usize];
            let mut act = json!({"cmd": "act", "state_no": n});
            if n % 2 == 0 {
                act["index"] = offer["index"].clone();
                if let Some(least) = offer["number"]["least"].as_i64() {
                    act["number"] = json!(least);
                }
            } else {
                act["action"] = offer["action"].clone();
            }
            let done = e.ok(act);
            assert_eq!(done["by"], d["seat"]);
            assert_eq!(done["state_no"], n + 1);
            log += done["log"].as_array().unwrap().len();
            if done["over"] == true {
                break;
            }
        }
        assert!(log > 50, "only {log} lines were told");
        let record = e.ok(json!({"cmd": "record", "from": 2}));
        assert_eq!(record["entries"][0]["entry"], 2);
        assert_eq!(record["entries"].as_array().unwrap().len(), 399);
        let hash = e.ok(json!({"cmd": "hash"}))["hash"].clone();
        assert_eq!(record["entries"].as_array().unwrap().last().unwrap()["hash"], hash);
    }
}

#[test]
fn a_refusal_names_its_rule_in_the_language_asked_for() {
    let mut e = Engine::with_game("2012", 2);
    let said: Vec<String> = ["en", "fr", "es"]
        .map(|lang| {
            let answer = e.error(
                &json!({"cmd": "act", "action": "step galactic_base", "lang": lang}).to_string(),
            );
            assert_eq!(answer["error"]["code"], "refused");
            assert!(answer["refusal"]["rule"].as_str().unwrap().starts_with("MOV-"));
            assert_eq!(answer["refusal"]["action"], "step galactic_base");
            answer["refusal"]["rule_title"].as_str().unwrap().to_owned()
        })
        .to_vec();
    assert!(said[0] != said[1] && said[1] != said[2]);
    // Every refusal that is shown is refused so.
    for _ in 0..6 {
        let d = e.ok(json!({"cmd": "decision"}));
        for refusal in d["refusals"].as_array().unwrap() {
            let answer = e.error(&json!({"cmd": "act", "action": refusal["action"]}).to_string());
            assert_eq!(answer["refusal"]["rule"], refusal["rule"]);
            assert_eq!(answer["error"]["sentence"], refusal["text"]);
        }
        e.ok(json!({"cmd": "act", "index": 0}));
    }
}

#[test]
fn views_show_what_one_may_see_and_state_everything() {
    let mut e = Engine::with_game("2012", 2);
    let everything = e.ok(json!({"cmd": "view", "viewer": "everybody"}));
    let hidden = |view: &Value| {
        let zones = view["zones"].as_object().unwrap();
        zones
            .values()
            .flat_map(|z| z["pieces"].as_array().unwrap())
            .filter(|p| p["kind"].is_null())
            .count()
    };
    assert_eq!(hidden(&everything), 0);
    for viewer in [json!("public"), json!(0), json!(1)] {
        let view = e.ok(json!({"cmd": "view", "viewer": viewer}));
        assert!(hidden(&view) > 20);
        assert_eq!(view["viewer"], viewer);
        let removed = view["zones"]["removed"]["pieces"].as_array().unwrap();
        assert!(!removed.is_empty());
        assert!(
            removed.iter().all(|p| p["kind"].is_null() && p["piece"].is_null()),
            "nobody looks into what was removed"
        );
    }
    assert_eq!(e.ok(json!({"cmd": "view"}))["viewer"], e.ok(json!({"cmd": "decision"}))["seat"]);
    let state = e.ok(json!({"cmd": "state"}));
    assert_eq!(state["setup"]["seed"], 5);
    assert_eq!(state["agenda"][0]["decide"], "mov-question-race");
    assert_eq!(
        state["kinds"].as_object().unwrap().len(),
        state["zones"]
            .as_object()
            .unwrap()
            .values()
            .map(|z| z.as_array().unwrap().len())
            .sum::<usize>()
    );
}

#[test]
fn undo_redo_save_and_load_lead_to_the_same_hashes() {
    let mut e = Engine::with_game("1988", 2);
    let begun = e.ok(json!({"cmd": "hash"}))["hash"].clone();
    for _ in 0..40 {
        e.ok(json!({"cmd": "act", "index": 0}));
    }
    let ended = e.ok(json!({"cmd": "hash"}))["hash"].clone();
    assert_eq!(e.ok(json!({"cmd": "undo", "steps": 1000}))["hash"], begun);
    assert_eq!(e.code(json!({"cmd": "undo"})), "nothing-left");
    let redone = e.ok(json!({"cmd": "redo", "steps": 39}));
    assert_eq!((&redone["steps"], &redone["state_no"]), (&json!(39), &json!(39)));
    assert_eq!(e.ok(json!({"cmd": "redo"}))["hash"], ended);
    assert_eq!(e.code(json!({"cmd": "redo"})), "nothing-left");

    let text = e.ok(json!({"cmd": "save"}))["text"].clone();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.save").to_str().unwrap().to_owned();
    e.ok(json!({"cmd": "save", "path": path}));
    assert_eq!(json!(fs::read_to_string(&path).unwrap()), text);
    let mut other = Engine::new();
    assert_eq!(other.ok(json!({"cmd": "load", "text": text}))["hash"], ended);
    let loaded = other.ok(json!({"cmd": "load", "path": path}));
    assert_eq!((&loaded["hash"], &loaded["entries"]), (&ended, &json!(40)));
    assert!(loaded.get("divergence").is_none());
    // What cannot be loaded leaves the game on the table.
    assert_eq!(other.code(json!({"cmd": "load", "path": "/no/such/file"})), "file");
    assert_eq!(other.code(json!({"cmd": "load", "text": "()"})), "bad-save");
    assert_eq!(other.code(json!({"cmd": "load"})), "path-or-text");
    assert_eq!(other.code(json!({"cmd": "save", "path": "/no/such/folder/x"})), "file");

    let kept = e.ok(json!({"cmd": "save", "scenario": "A beginning"}));
    assert_eq!(kept["whole"], true);
    let scenario = kept["text"].clone();
    assert_eq!(other.ok(json!({"cmd": "load", "text": scenario}))["scenario"], "A beginning");
    // Cards that are laid out are no part of a position, and the answer says so.
    other.ok(json!({"cmd": "new", "game": "dale_of_merchants", "edition": "original", "seats": 2, "seed": 5}));
    other.ok(json!({"cmd": "act", "action": "inventory"}));
    let offers = other.ok(json!({"cmd": "decision"}))["offers"].clone();
    let lays = |o: &&Value| o["action"].as_str().is_some_and(|a| a.starts_with("lay "));
    let lay = offers.as_array().unwrap().iter().find(lays).unwrap()["action"].clone();
    other.ok(json!({"cmd": "act", "action": lay}));
    assert_eq!(other.ok(json!({"cmd": "save", "scenario": "In the middle"}))["whole"], false);
}

#[test]
fn undo_stops_where_something_stands_outside_study_mode() {
    let mut e = Engine::new();
    e.ok(json!({"cmd": "new", "game": "merchant_of_venus", "edition": "2012", "seats": ["Ada", "Blaise"], "seed": 1}));
    for _ in 0..2 {
        e.ok(json!({"cmd": "act", "index": 0}));
    }
    e.ok(json!({"cmd": "act", "index": 1}));
    assert_ne!(e.ok(json!({"cmd": "act", "action": "roll"}))["chance"], json!([]));
    assert_eq!(e.code(json!({"cmd": "undo"})), "stands");
    assert_eq!(e.code(json!({"cmd": "arrange", "edits": ["dial turn 5"]})), "not-study");
}

#[test]
fn positions_are_arranged_whole_or_not_at_all() {
    let mut e = Engine::with_game("2012", 2);
    e.ok(json!({"cmd": "act", "index": 0}));
    e.ok(json!({"cmd": "act", "index": 0}));
    let edits = ["purse credits:0 777", "dial active 0", "dial phase 1", "chance 5 4 3"];
    e.ok(json!({"cmd": "arrange", "edits": edits}));
    let state = e.ok(json!({"cmd": "state"}));
    assert_eq!(state["purses"]["credits:0"], 777);
    assert_eq!(state["chance"]["forced"], json!([5, 4, 3]));
    for bad in [
        "",
        "purse credits:0",
        "purse credits:9 5",
        "place #99999 cup",
        "place good.dell nowhere",
        "purse credits:0 99999999999999999999",
        "chance",
    ] {
        assert_eq!(
            e.code(json!({"cmd": "arrange", "edits": ["purse credits:0 1", bad]})),
            "bad-edit",
            "{bad}"
        );
    }
    assert_eq!(e.code(json!({"cmd": "arrange", "edits": []})), "no-edits");
    let answer = e.error(&json!({"cmd": "arrange", "edits": ["purse credits:0 -5"]}).to_string());
    assert_eq!(answer["error"]["code"], "bad-edit");
}

#[test]
fn the_rulebook_can_be_read_and_searched() {
    let mut e = Engine::new();
    assert_eq!(e.ok(json!({"cmd": "rules"}))["chapters"].as_array().unwrap().len(), 14);
    let rule = e.ok(json!({"cmd": "rules", "rule": "MOV-4.2.1", "edition": "1988"}));
    assert_eq!(rule["text"].as_array().unwrap().len(), 1);
    assert!(
        e.ok(json!({"cmd": "rules", "rule": "MOV-4.2"}))["rules"].as_array().unwrap().len() > 3
    );
    let found = e.ok(json!({"cmd": "rules", "search": "passager", "lang": "fr"}));
    assert!(!found["found"].as_array().unwrap().is_empty());
    assert_eq!(e.code(json!({"cmd": "rules", "rule": "XYZ-9"})), "no-such-rule");
    assert_eq!(e.code(json!({"cmd": "rules", "rule": "MOV-1", "search": "x"})), "rule-or-search");
    assert_eq!(e.code(json!({"cmd": "rules", "edition": "1812"})), "bad-setup");
}

#[test]
fn every_fault_has_its_code() {
    let mut e = Engine::new();
    for cmd in ["decision", "view", "state", "undo", "redo", "save", "hash", "record"] {
        assert_eq!(e.code(json!({"cmd": cmd})), "no-game");
    }
    assert_eq!(e.code(json!({"cmd": "act", "index": 0})), "no-game");
    let new = |game: &str, edition: &str, seats: Value| json!({"cmd": "new", "game": game, "edition": edition, "seats": seats});
    assert_eq!(e.code(new("chess", "2012", json!(2))), "bad-setup");
    assert_eq!(e.code(new("merchant_of_venus", "1812", json!(2))), "bad-setup");
    assert_eq!(e.code(new("merchant_of_venus", "2012", json!(5))), "bad-setup");
    assert_eq!(e.code(new("merchant_of_venus", "2012", json!(u64::MAX))), "too-many-seats");
    assert_eq!(e.code(new("merchant_of_venus", "2012", json!(2.5))), "bad-field");
    assert_eq!(
        e.code(new("merchant_of_venus", "2012", json!([{"name": "A", "hat": 1}, "B"]))),
        "bad-field"
    );
    assert_eq!(
        e.code(new("merchant_of_venus", "2012", json!([{"name": "A", "race": "romans"}, "B"]))),
        "bad-setup"
    );
    let mut e = Engine::with_game("2012", 2);
    assert_eq!(e.code(json!({"cmd": "act"})), "index-or-action");
    assert_eq!(e.code(json!({"cmd": "act", "index": 0, "action": "stay"})), "index-or-action");
    assert_eq!(e.code(json!({"cmd": "act", "index": 9999})), "no-such-offer");
    assert_eq!(e.code(json!({"cmd": "act", "index": u64::MAX})), "no-such-offer");
    assert_eq!(e.code(json!({"cmd": "act", "index": -1})), "bad-field");
    assert_eq!(e.code(json!({"cmd": "act", "index": 0, "number": 5})), "no-number");
    assert_eq!(e.code(json!({"cmd": "act", "action": "fly"})), "bad-action");
    assert_eq!(
        e.code(json!({"cmd": "act", "action": "deal-money", "number": i64::MAX})),
        "bad-action"
    );
    assert_eq!(
        e.code(json!({"cmd": "act", "action": "deal-money 5", "number": i64::MAX})),
        "bad-number"
    );
    assert_eq!(e.code(json!({"cmd": "act", "action": "deal-money 5"})), "refused");
    assert_eq!(e.code(json!({"cmd": "act", "index": 0, "state_no": 7})), "stale");
    assert_eq!(e.code(json!({"cmd": "view", "viewer": 2})), "no-such-viewer");
    assert_eq!(e.code(json!({"cmd": "view", "viewer": "me"})), "no-such-viewer");
    assert_eq!(e.code(json!({"cmd": "undo", "steps": 0})), "bad-number");
    assert_eq!(e.code(json!({"cmd": "hash", "lang": "tlh"})), "unknown-language");
    assert_eq!(e.code(json!({"cmd": "hush"})), "unknown-command");
    assert_eq!(e.code(json!({"cmd": "hash", "more": 1})), "bad-field");
    assert_eq!(e.code(json!({"cmd": 5})), "not-a-request");
    assert_eq!(e.code(json!({"command": "hash"})), "not-a-request");
    assert_eq!(e.code(json!([1, 2])), "not-a-request");
    assert_eq!(e.code(json!(null)), "not-a-request");
    let answer = e.error("{\"cmd\": \"hash\",, }");
    assert_eq!(
        (&answer["error"]["code"], &answer["error"]["place"]["column"]),
        (&json!("not-json"), &json!(16))
    );
}

/// Feeds bytes to a session with a game on the table, and asks for the hash after it.
fn survives(bytes: &[u8]) {
    let new = b"{\"cmd\":\"new\",\"game\":\"merchant_of_venus\",\"edition\":\"2012\",\"seats\":2,\"seed\":9}\n{\"cmd\":\"hash\"}\n";
    let mut input = new.to_vec();
    input.extend_from_slice(bytes);
    input.extend_from_slice(b"\n{\"cmd\":\"hash\",\"id\":\"end\"}");
    let mut output = Vec::new();
    serve(&input[..], &mut output, Localizer::default()).unwrap();
    let output = String::from_utf8(output).unwrap();
    let answers: Vec<&str> = output.lines().collect();
    assert_eq!(answers.len(), input.split(|&b| b == b'\n').count(), "one answer for each line");
    let hash = |line: &str| serde_json::from_str::<Value>(line).unwrap()["hash"].clone();
    assert_eq!(hash(answers[1]), hash(answers[answers.len() - 1]));
    for answer in &answers[2..answers.len() - 1] {
        let answer: Value = serde_json::from_str(answer).unwrap();
        assert!(answer["error"]["code"].is_string() || answer["ok"] == true, "{answer}");
    }
}

#[test]
fn nothing_ends_the_engine() {
    survives(b"");
    survives(b"\n\n\r\n \t\n");
    survives(b"\x00\x01\xff\xfe\n\xc3\x28\n\xef\xbb\xbf{\"cmd\":\"hello\"}");
    survives("[".repeat(200_000).as_bytes());
    survives("{\"cmd\":".repeat(50_000).as_bytes());
    survives(
        format!("{{\"cmd\":\"hello\",\"id\":{}1{}}}", "[".repeat(5000), "]".repeat(5000))
            .as_bytes(),
    );
    survives(format!("{{\"cmd\":\"act\",\"index\":1{}}}", "0".repeat(5000)).as_bytes());
    survives(format!("{{\"cmd\":\"act\",\"action\":\"{}\"}}", "step ".repeat(100_000)).as_bytes());
    survives(
        format!("{{\"cmd\":\"arrange\",\"edits\":[\"{}\"]}}", "chance 1 ".repeat(100_000))
            .as_bytes(),
    );
    survives(format!("{{\"cmd\":\"load\",\"text\":\"{}\"}}", "(".repeat(100_000)).as_bytes());
    survives(&vec![b'x'; 10 << 20]);
    survives(format!("{{\"cmd\":\"rules\",\"search\":\"{}\"}}", "a ".repeat(2000)).as_bytes());
    // Longer than any line may be.
    survives(&vec![b'"'; 33 << 20]);
}

#[test]
fn random_damage_ends_nothing() {
    let requests: Vec<String> = commands::names()
        // What may change the game when only slightly damaged stays away.
        .filter(|c| !["new", "act", "save", "load", "undo", "redo", "arrange"].contains(c))
        .map(|c| json!({"cmd": c, "id": 1, "viewer": 0, "rule": "MOV-1", "search": "x", "from": 1, "lang": "en"}).to_string())
        .collect();
    let mut dice = Dice::new(8);
    let mut all = Vec::new();
    for _ in 0..400 {
        let mut line = requests[dice.below(requests.len() as u32) as usize].clone().into_bytes();
        for _ in 0..=dice.below(4) {
            let at = dice.below(line.len() as u32) as usize;
            match dice.below(4) {
                0 => line.truncate(at.max(1)),
                1 => line[at] = dice.below(256) as u8,
                2 => line.insert(at, dice.below(256) as u8),
                _ => drop(line.remove(at)),
            }
            line.retain(|&b| b != b'\n');
            if line.is_empty() {
                line.push(b'?');
            }
        }
        all.extend_from_slice(&line);
        all.push(b'\n');
    }
    all.pop();
    survives(&all);
}

#[test]
fn the_program_answers_line_by_line_and_ends_with_its_input() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_caravanserai"))
        .args(["engine", "--lang", "es"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut ask = |line: &str| {
        writeln!(input, "{line}").unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        serde_json::from_str::<Value>(&answer).unwrap()
    };
    assert_eq!(ask("{\"cmd\":\"hello\"}")["ok"], true);
    assert_eq!(ask("half a line")["ok"], false);
    let spanish = ask("{\"cmd\":\"undo\"}")["error"]["sentence"].clone();
    let english = ask("{\"cmd\":\"undo\",\"lang\":\"en\"}")["error"]["sentence"].clone();
    assert_ne!(spanish, english);
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn every_command_and_code_is_documented() {
    let doc =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/protocol.md")).unwrap();
    for cmd in commands::names() {
        assert!(doc.contains(&format!("### `{cmd}`")), "{cmd} is not documented");
    }
    let engine = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/engine");
    let mut codes = 0;
    for folder in [engine.clone(), engine.join("commands")] {
        for file in fs::read_dir(folder).unwrap().map(|f| f.unwrap().path()) {
            let Ok(text) = fs::read_to_string(file) else { continue };
            for (at, start) in text.match_indices("ProtocolError::new(\"") {
                let code = text[at + start.len()..].split('"').next().unwrap();
                assert!(doc.contains(&format!("`{code}`")), "the code {code} is not documented");
                codes += 1;
            }
        }
    }
    assert!(codes > 20, "codes are written otherwise now");
    // Every example of a request in the document is understood.
    let mut e = Engine::new();
    let mut examples = 0;
    for line in doc.lines().filter_map(|l| l.strip_prefix("> ")).filter(|l| l.starts_with('{')) {
        let answer = e.line(line);
        let code = answer["error"]["code"].as_str().unwrap_or("none");
        assert!(
            ["none", "no-game", "no-branch-open", "refused", "file", "stale", "nothing-left"]
                .contains(&code),
            "{line}: {answer}"
        );
        examples += 1;
    }
    assert!(examples > 20);
}

/// Begins a game with secrets and plays so many first offers.
fn with_secrets(actions: usize) -> Engine {
    let mut e = Engine::new();
    e.ok(json!({"cmd": "new", "game": "dale_of_merchants", "edition": "original", "seats": 2, "seed": 4}));
    for _ in 0..actions {
        e.ok(json!({"cmd": "act", "index": 0}));
    }
    e
}

/// Goes on with so many choices at random.
fn play_on(e: &mut Engine, seed: u64, actions: usize) {
    let play = e.0.play().unwrap();
    let mut bot = caravanserai::bots::RandomBot::new(seed);
    for _ in 0..actions {
        let Some(action) = caravanserai::bots::ask(&mut bot, play) else { break };
        play.choose(action).unwrap();
    }
}

#[test]
fn a_viewer_is_told_what_it_may_know_and_no_more() {
    let mut kept = 0;
    for seed in 0..8 {
        let mut e = with_secrets(1);
        play_on(&mut e, seed, 250);
        let owner = e.ok(json!({"cmd": "record"}));
        assert!(owner["setup"]["seed"].is_u64());
        let entries = owner["entries"].as_array().unwrap().clone();
        let private = |entry: &Value, seat: u64| {
            let lines = entry["log"].as_array().unwrap().iter();
            lines
                .filter(|l| l["only_for"].as_array().is_some_and(|f| !f.contains(&seat.into())))
                .count()
        };
        for seat in 0..2 {
            let told = e.ok(json!({"cmd": "record", "viewer": seat}));
            assert!(told["setup"]["seed"].is_null(), "the seed tells all chance");
            for (whole, told) in entries.iter().zip(told["entries"].as_array().unwrap()) {
                assert!(told["chance"].is_null() && told["hash"].is_null(), "{told}");
                let log = |entry: &Value| entry["log"].as_array().unwrap().len();
                assert_eq!(log(whole) - private(whole, seat), log(told));
                kept += private(whole, seat);
                let what = whole["what"].as_str().unwrap();
                let verb = what.split(' ').next().unwrap();
                let own = whole["seat"] == json!(seat);
                assert_eq!(told["what"], json!(if own { what } else { verb }));
            }
        }
    }
    assert!(kept > 0, "no line of this game was for one seat only");
    let mut e = with_secrets(60);
    let d = e.ok(json!({"cmd": "decision"}));
    let (chooser, other) = (d["seat"].as_u64().unwrap(), 1 - d["seat"].as_u64().unwrap());
    let seen = e.ok(json!({"cmd": "decision", "viewer": chooser}));
    assert_eq!((&seen["offers"], &seen["refusals"]), (&d["offers"], &d["refusals"]));
    let hidden = e.ok(json!({"cmd": "decision", "viewer": other}));
    assert_eq!((&hidden["offers"], &hidden["refusals"]), (&json!([]), &json!([])));
    assert_eq!(hidden["question"]["key"], d["question"]["key"]);
    assert_eq!(e.code(json!({"cmd": "act", "index": 0, "viewer": 2})), "no-such-viewer");
    let done = e.ok(json!({"cmd": "act", "index": 0, "viewer": other}));
    assert!(done["chance"].is_null());
    assert!(!done["action"].as_str().unwrap().contains(' '), "{done}");
}

#[test]
fn a_hash_tells_a_viewer_nothing_that_it_does_not_see() {
    let mut laid = 0;
    for actions in 0..40 {
        let mut e = with_secrets(actions);
        let d = e.ok(json!({"cmd": "decision"}));
        let other = 1 - d["seat"].as_u64().unwrap();
        let lays: Vec<Value> = d["offers"]
            .as_array()
            .unwrap()
            .iter()
            .map(|o| o["action"].clone())
            .filter(|a| a.as_str().unwrap().starts_with("lay "))
            .collect();
        let mut ends = Vec::new();
        for action in &lays {
            let done = e.ok(json!({"cmd": "act", "action": action, "viewer": other}));
            let whole = e.ok(json!({"cmd": "hash"}))["hash"].clone();
            assert_eq!(done["hash"], e.ok(json!({"cmd": "hash", "viewer": other}))["hash"]);
            ends.push((done["hash"].clone(), whole));
            e.ok(json!({"cmd": "undo"}));
        }
        for pair in ends.windows(2) {
            assert_eq!(pair[0].0, pair[1].0, "which card was laid face down");
            assert_ne!(pair[0].1, pair[1].1, "the owner tells them apart");
            laid += 1;
        }
    }
    assert!(laid > 10, "only {laid} cards were laid");
}

#[test]
fn the_hash_of_everything_is_sealed() {
    use caravanserai::table::hash::sealed;
    // Two positions whose hashes differ by one known share: sealed, they differ by another number
    // for every seed and every position.
    let share = 0x1234_5678_9abc_def0_u64;
    let differences: std::collections::BTreeSet<u64> = (0..1000_u64)
        .map(|n| sealed(n.wrapping_mul(977), n) ^ sealed(n.wrapping_mul(977) ^ share, n))
        .collect();
    assert_eq!(differences.len(), 1000);
    assert!(!differences.contains(&share));
    let mut e = with_secrets(3);
    let hash = e.0.play().unwrap().hash();
    assert_ne!(e.ok(json!({"cmd": "hash"}))["hash"], json!(format!("{hash:016x}")));
}

#[test]
fn no_line_costs_much_whatever_it_holds() {
    let mut e = with_secrets(1);
    let long = "ab ".repeat(600_000);
    let search = json!({"cmd": "rules", "game": "merchant_of_venus", "search": long});
    assert_eq!(e.code(search), "long-search");
    let many: Vec<String> = (0..100_000).map(|n| format!("place junk hand:{}", n % 2)).collect();
    e.ok(json!({"cmd": "new", "game": "dale_of_merchants", "edition": "original", "seats": 2, "seed": 4, "study": true}));
    // A reading that goes over what it has read again and again would take minutes for either.
    e.error(&json!({"cmd": "arrange", "edits": many}).to_string());
    e.error(&json!({"cmd": "load", "text": "(a:".repeat(600_000)}).to_string());
}

#[test]
fn a_long_record_comes_in_parts() {
    let mut e = Engine::with_game("2012", 2);
    play_on(&mut e, 1, 5100);
    let count = e.0.play().unwrap().entries().len();
    assert!(count > 5000, "the game was over after {count}");
    let first = e.ok(json!({"cmd": "record"}));
    assert_eq!(first["entries"].as_array().unwrap().len(), 5000);
    assert_eq!(first["next"], 5001);
    let rest = e.ok(json!({"cmd": "record", "from": 5001}));
    assert_eq!(rest["entries"].as_array().unwrap().len(), count - 5000);
    assert!(rest["next"].is_null());
    let back = e.ok(json!({"cmd": "undo", "steps": 1_000_000}));
    assert_eq!((&back["steps"], &back["state_no"]), (&json!(count), &json!(0)));
    assert_eq!(e.ok(json!({"cmd": "redo", "steps": 1_000_000}))["steps"], json!(count));
}

#[cfg(unix)]
#[test]
fn a_pipe_is_no_save() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let mut e = with_secrets(1);
    for path in [pipe.to_str().unwrap(), "/dev/zero", "/dev/stdin"] {
        assert_eq!(e.code(json!({"cmd": "load", "path": path})), "file");
        assert_eq!(e.code(json!({"cmd": "save", "path": path})), "file");
    }
}
