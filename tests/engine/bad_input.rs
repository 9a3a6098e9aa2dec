//! What comes in broken: files that are cut, damaged, foreign or too new, disks that are full,
//! folders that are missing, options and levels that do not exist. Each gets a sentence that says
//! what and where, and nothing is lost.

use crate::common::{battery::configuration::play_on, tables::tables};
use caravanserai::{
    bots::RandomBot,
    games,
    table::{
        dice::Dice,
        learn::{Lesson, Puzzle, Taught, texts},
        play::Play,
        record::{Save, SaveError},
        scenario::{Scenario, Stored},
    },
};
use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
};

fn played(actions: usize) -> Play {
    let table = tables()[0];
    let mut play = table.begin(table.varied(11));
    play_on(&mut play, &mut RandomBot::new(11), actions, "bad input");
    play
}

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_caravanserai"))
        .args(args)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

/// Fails with one sentence that holds all these words; never with a panic.
fn fails(args: &[&str], words: &[&str]) -> String {
    let output = run(args);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{args:?}: {said}");
    assert!(!said.contains("panicked"), "{args:?}: {said}");
    assert_eq!(said.trim_end().lines().count(), 1, "{args:?}: one sentence, not {said}");
    for word in words {
        assert!(said.contains(word), "{args:?}: \"{word}\" is not in: {said}");
    }
    said
}

/// What a sentence about a file's text must say: where it is wrong.
fn says_where(error: &SaveError) -> bool {
    match error {
        SaveError::Unreadable { line, column, .. } => *line > 0 && *column > 0,
        SaveError::Entry(..)
        | SaveError::Damaged
        | SaveError::Foreign(_)
        | SaveError::Format(_)
        | SaveError::Setup(_) => true,
        SaveError::File { .. } | SaveError::Long(_) => false,
    }
}

#[test]
fn a_save_cut_anywhere_is_found_out() {
    let text = Save::of(&mut played(150)).text();
    let end = text.trim_end().len();
    for cut in (0..end).step_by(50) {
        let Some(part) = text.get(..cut) else { continue };
        let error = Save::read(part).expect_err("a save that is cut is no save");
        assert!(says_where(&error), "cut at {cut}: {error}");
        assert!(Stored::read(part).is_err(), "cut at {cut}");
    }
    let text = Scenario::of(&mut played(150), "cut").unwrap().text();
    for cut in (0..text.trim_end().len()).step_by(50) {
        assert!(
            text.get(..cut).is_none_or(|part| Stored::read(part).is_err()),
            "a scenario cut at {cut}"
        );
    }
}

#[test]
fn a_damaged_save_is_found_out_or_not_damaged() {
    let save = Save::of(&mut played(150));
    let text = save.text();
    let mut dice = Dice::new(1);
    for at in (0..text.len()).step_by(37) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] = 32 + dice.below(95) as u8;
        let Ok(damaged) = String::from_utf8(bytes) else { continue };
        match Save::read(&damaged) {
            // White space and the like: it still says the same.
            Ok(read) => assert_eq!(read, save, "damaged at {at}"),
            Err(error) => assert!(says_where(&error), "damaged at {at}: {error}"),
        }
    }
}

#[test]
fn saves_of_others_are_told_apart() {
    let text = Save::of(&mut played(5)).text();
    let error = Save::read(&text.replacen("caravanserai", "dormitory", 1)).unwrap_err();
    assert!(matches!(&error, SaveError::Foreign(name) if name == "dormitory"), "{error}");
    let error = Save::read(&text.replacen("format: 1", "format: 999", 1)).unwrap_err();
    assert!(matches!(error, SaveError::Format(999)), "{error}");
    let error = Save::read(&text.replacen("format: 1", "format: -1", 1)).unwrap_err();
    assert!(matches!(error, SaveError::Unreadable { .. }), "{error}");
    for foreign in [
        "",
        "\u{feff}",
        "()",
        "[1, 2, 3]",
        "{\"program\": \"caravanserai\"}",
        "<html></html>",
        &"(".repeat(100_000),
        &"x".repeat(1_000_000),
    ] {
        let error = Stored::read(foreign).unwrap_err();
        assert!(says_where(&error), "{error}");
    }
}

#[test]
fn entries_that_cannot_be_are_named() {
    let mut save = Save::of(&mut played(20));
    // As if somebody had edited the file and mended its fingerprint: the entries themselves are
    // wrong.
    for (line, word) in [
        ("fly to the moon;;0", "entry 3"),
        ("no semicolons", "entry 3"),
        ("stay;;xyz", "entry 3"),
        ("!place nothing nowhere;;0", "entry 3"),
    ] {
        save.entries[2] = line.to_owned();
        let game = games::by_id(&save.setup.game).unwrap();
        let error = save.replay(game).map(|_| ()).unwrap_err();
        assert!(error.to_string().contains(word), "{error}");
    }
    save.setup.options.insert("no_such_option".into(), 1);
    let error = save.replay(games::by_id(&save.setup.game).unwrap()).map(|_| ()).unwrap_err();
    assert!(error.to_string().contains("no_such_option"), "{error}");
}

/// Chance out of a file is never an index before it was held against what can come out.
#[test]
fn chance_that_cannot_be_is_named_and_never_used() {
    for table in tables() {
        let name = table.name(5);
        let mut play = table.begin(table.varied(5));
        play_on(&mut play, &mut RandomBot::new(5), 150, &name);
        let whole = Save::of(&mut play);
        let game = table.game;
        for n in 0..whole.dealt.len() {
            let mut save = whole.clone();
            save.dealt[n] = [u32::MAX, 65_536, 1000][n % 3];
            let error = save.replay(game).map(|_| ()).unwrap_err().to_string();
            assert!(error.contains("chance is recorded as"), "{name}, dealt {n}: {error}");
        }
        let drawn = |line: &String| line.rsplit(';').nth(1).is_some_and(|c| !c.is_empty());
        for n in (0..whole.entries.len()).filter(|&n| drawn(&whole.entries[n])) {
            let mut save = whole.clone();
            let parts: Vec<&str> = whole.entries[n].rsplitn(3, ';').collect();
            save.entries[n] = format!("{};{};{}", parts[2], u32::MAX, parts[0]);
            let (left, divergence) = save.replay(game).unwrap();
            let divergence = divergence.unwrap();
            assert_eq!((divergence.entry, left.entries().len()), (n + 1, n), "{name}");
            assert!(divergence.why.contains("4294967295"), "{name}: {}", divergence.why);
        }
    }
}

/// The fingerprints that a save carries are compared, and where it differs is told.
#[test]
fn a_save_of_other_levels_or_rules_is_told() {
    let mut save = Save::of(&mut played(60));
    let game = games::by_id(&save.setup.game).unwrap();
    assert_eq!(save.changed_since(game), None);
    save.rules_version += 1;
    let changed = save.changed_since(game).unwrap();
    assert_eq!(
        (changed.levels, changed.rules),
        (false, Some((save.rules_version, game.rules_version())))
    );
    save.level_hash ^= 1;
    assert!(save.changed_since(game).unwrap().levels);

    // A level of today in which something costs more than it did.
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let play = |levels: &[&str], out: &str| {
        let mut lines = String::from(
            "{\"cmd\":\"new\",\"game\":\"dale_of_merchants\",\"edition\":\"original\",\"seats\":2,\"seed\":3}\n",
        );
        lines += &"{\"cmd\":\"act\",\"index\":0}\n".repeat(40);
        lines += &format!("{{\"cmd\":\"save\",\"path\":{out:?}}}\n");
        let mut child = Command::new(env!("CARGO_BIN_EXE_caravanserai"))
            .args(levels)
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
        assert!(child.wait().unwrap().success());
    };
    play(&[], &at("then"));
    assert!(run(&["replay", &at("then"), "--check"]).status.success());
    let levels = Path::new(env!("CARGO_MANIFEST_DIR")).join("levels/dale_of_merchants");
    for entry in fs::read_dir(&levels).unwrap().map(|e| e.unwrap().path()) {
        if entry.is_file() {
            fs::copy(&entry, folder.path().join(entry.file_name().unwrap())).unwrap();
        }
    }
    let tables = folder.path().join("tables.ron");
    let text = fs::read_to_string(&tables).unwrap();
    let fewer = text.replacen("hand_size: (value: 5", "hand_size: (value: 4", 1);
    assert_ne!(text, fewer, "the level says otherwise how many cards a hand holds");
    fs::write(&tables, fewer).unwrap();
    fails(
        &["--levels", &at(""), "replay", &at("then"), "--check"],
        &["then", "level files have changed"],
    );
}

#[test]
fn a_scenario_that_cannot_be_is_refused_with_its_edit() {
    let mut scenario = Scenario::of(&mut played(20), "bad").unwrap();
    let game = games::by_id(&scenario.setup.game).unwrap();
    scenario.edits.insert(1, "place nothing nowhere".to_owned());
    let error = scenario.begin(game).map(|_| ()).unwrap_err();
    assert!(matches!(error, SaveError::Entry(2, _)), "{error}");
}

#[test]
fn a_full_disk_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.save");
    let before = Save::of(&mut played(10));
    before.write(&path).unwrap();
    let old = fs::read(&path).unwrap();
    #[cfg(target_os = "linux")]
    {
        // A disk that takes no more than a few kilobytes of a file.
        let engine = "trap '' XFSZ; ulimit -f 4; exec \"$0\" engine";
        let text = serde_json::to_string(&Save::of(&mut played(400)).text()).unwrap();
        let asked = format!(
            "{{\"cmd\":\"load\",\"text\":{text}}}\n{{\"cmd\":\"save\",\"path\":{path:?}}}\n"
        );
        let mut child = Command::new("bash")
            .args(["-c", engine, env!("CARGO_BIN_EXE_caravanserai")])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(asked.as_bytes()).unwrap();
        let said = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
        let answers: Vec<&str> = said.lines().collect();
        assert!(answers[0].contains("\"ok\":true"), "{said}");
        assert!(
            answers[1].contains("File too large") && !answers[1].contains(".writing"),
            "{said}"
        );
        assert_eq!(fs::read(&path).unwrap(), old, "the save before is lost");
        let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
        assert_eq!(left.len(), 1, "what was begun is left: {left:?}");
    }
    // A device or a folder is no place for a file.
    assert!(Save::of(&mut played(1)).write(folder.path()).is_err());
    // The next one goes well, and keeps the one before.
    Save::of(&mut played(20)).write(&path).unwrap();
    assert_eq!(fs::read(folder.path().join("game.save.old")).unwrap(), old);
}

#[test]
fn the_command_line_says_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let text = Save::of(&mut played(30)).text();
    fs::write(at("good"), &text).unwrap();
    fs::write(at("cut"), &text[..text.len() / 2]).unwrap();
    fs::write(at("bytes"), b"(\n  program: \"caravanserai\xff\"").unwrap();
    fs::write(at("edited"), text.replacen("seed: ", "seed: 1", 1)).unwrap();

    assert!(run(&["replay", &at("good"), "--check"]).status.success());
    fails(&["replay", &at("cut"), "--check"], &["cut", "line", "column"]);
    fails(&["replay", &at("bytes")], &["line 2, column", "not text"]);
    fails(&["replay", &at("edited")], &["edited", "fingerprint"]);
    fails(&["replay", &at("none")], &["none"]);
    fails(&["replay", folder.path().to_str().unwrap()], &["cannot be opened", "no file"]);
    fails(&["simulate", "--option", "no_such=1", "--games", "1"], &["no_such", "goal"]);
    fails(&["simulate", "--option", "goal=7", "--games", "1"], &["goal", "7", "2000"]);
    fails(&["simulate", "--option", "goal", "--games", "1"], &["key=value"]);
    fails(&["simulate", "--seats", "17", "--games", "1"], &["17", "2 to 4"]);
    fails(&["simulate", "--seats", "0", "--games", "1"], &["0", "2 to 4"]);
    fails(&["simulate", "--edition", "1812"], &["1812", "2012", "1988"]);
    fails(&["simulate", "--game", "chess"], &["chess", "merchant_of_venus"]);
    fails(
        &["simulate", "--bots", "human"],
        &["human", "random, beginner, greedy, cautious, hurried, hunter, thinker, master"],
    );
    fails(
        &["simulate", "--games", "1", "--option", "goal=1000", "--csv", &at("no/such/folder.csv")],
        &["folder.csv"],
    );
    fails(&["rules", "XYZ-9.9.9"], &["XYZ-9.9.9"]);
    let scenario = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios/market.ron");
    fails(&["replay", scenario], &["scenario", "nothing to replay"]);
    // The letters of a rule tell its game, however they are typed.
    assert!(run(&["rules", "dom-4.1"]).status.success());
    fails(&["rules", "--search", "xyzzy"], &["xyzzy"]);
    fails(&["rules", "--lang", "tlh"], &["tlh", "en, fr, es"]);
    fails(&["board", "--out", &at("no/such/board.png")], &["board.png"]);
    fails(&["board", "--out", &at("b.png"), "--load", &at("cut")], &["cut", "line"]);
    fails(&["board", "--out", &at("b.png"), "--width", "4000000000"], &["4000000000"]);
    assert!(!Path::new(&at("b.png")).exists());
    // Faults of the command line itself are told by its reader, with a code of their own.
    for args in [
        &["simulate", "--seats", "-1"][..],
        &["simulate", "--games", "99999999999999999999"],
        &["nonsense"],
        &["replay"],
    ] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(!output.stderr.is_empty());
    }
}

#[test]
fn faulty_levels_are_told_with_file_and_line() {
    let folder = tempfile::tempdir().unwrap();
    let levels = Path::new(env!("CARGO_MANIFEST_DIR")).join("levels/merchant_of_venus");
    let dir = folder.path().to_str().unwrap();
    for entry in fs::read_dir(&levels).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            fs::copy(&path, folder.path().join(path.file_name().unwrap())).unwrap();
        }
    }
    assert!(
        run(&["check-levels", "--dir", dir]).status.success(),
        "a copy of the levels is as good as the levels"
    );
    assert!(
        run(&["simulate", "--levels", dir, "--games", "1", "--option", "goal=1000"])
            .status
            .success()
    );

    let board = folder.path().join("board.ron");
    let whole = fs::read_to_string(&board).unwrap();
    // A misspelt field on a line of its own.
    let broken = whole.replacen("(id: ", "(idd: ", 1);
    let line = broken.lines().position(|l| l.contains("(idd: ")).unwrap() + 1;
    fs::write(&board, &broken).unwrap();
    for command in [&["simulate", "--games", "1"][..], &["rules"], &["board", "--out", "x.png"]] {
        let mut args = vec!["--levels", dir];
        args.extend(command);
        fails(&args, &["board.ron", &line.to_string()]);
    }
    let output = run(&["check-levels", "--dir", dir]);
    assert!(!output.status.success());
    let found = String::from_utf8(output.stdout).unwrap();
    assert!(found.contains(&format!("board.ron:{line}:")), "{found}");
    // What only the check finds fault with is not played either: a row without its source.
    let unsourced = whole.replacen("source: \"", "source: \"-", 1);
    fs::write(&board, unsourced).unwrap();
    let found = fails(&["--levels", dir, "simulate", "--games", "1"], &["board.ron"]);
    let listed = String::from_utf8(run(&["check-levels", "--dir", dir]).stdout).unwrap();
    let first = listed.lines().next().unwrap().split(';').next().unwrap();
    assert!(found.contains(first), "{found} is not the first of {listed}");
    // Cut in the middle, not text, and not there at all.
    fs::write(&board, &whole[..whole.len() / 2]).unwrap();
    fails(&["--levels", dir, "simulate", "--games", "1"], &["board.ron"]);
    fs::write(&board, b"\xff\xfe").unwrap();
    fails(&["--levels", dir, "simulate", "--games", "1"], &["board.ron"]);
    fails(&["--levels", "/no/such/folder", "simulate", "--games", "1"], &["/no/such/folder"]);
    assert!(!run(&["check-levels", "--dir", "/no/such/folder"]).status.success());
    // A folder without a single level file is most likely another one than was meant.
    let empty = tempfile::tempdir().unwrap();
    let empty = empty.path().to_str().unwrap();
    fails(&["--levels", empty, "simulate", "--games", "1"], &[empty, "no level files"]);
    let output = run(&["check-levels", "--dir", empty]);
    assert!(!output.status.success());
    assert!(String::from_utf8(output.stdout).unwrap().contains("no level files"));
}

/// What a file asks for is not done before it was looked at.
#[test]
fn lessons_and_puzzles_without_measure_are_refused_at_once() {
    fn fault<T: Taught>(game: &str, from: &str, to: &str) -> String {
        let game = games::by_id(game).expect("a game of the house");
        // Not all of them have the line, and a field that is written twice cannot be read.
        let texts = texts::<T>(game);
        let mut with_it = texts.iter().filter(|(_, text)| text.contains(from));
        let taught = with_it.find_map(|(_, text)| T::read(&text.replacen(from, to, 1)).ok());
        taught.expect("one can be read").try_out(game).expect_err("it is refused").to_string()
    }
    const DALE: &str = "dale_of_merchants";
    let seats = "edition: \"original\", seats: 18446744073709551615,";
    let refused = fault::<Puzzle>(DALE, "edition: \"original\",", seats);
    assert!(refused.contains("2 to 4"), "{refused}");
    let positions = "within: Some(4), positions: 4000000000,";
    let refused = fault::<Puzzle>(DALE, "within: Some(4),", positions);
    assert!(refused.contains("20000 positions"), "{refused}");
    let steps = format!("steps: [{}", "(choose: [\"pass\"]),".repeat(300));
    let steps = steps.replacen("(choose", "(says: \"a\", rules: [\"DOM-1.1\"], choose", 1);
    let refused = fault::<Lesson>(DALE, "steps: [", &steps);
    assert!(refused.contains("200 steps"), "{refused}");
}
