//! Engines that are killed while they save again and again: at the path lies the save before or the
//! new one, whole, with everything that was acknowledged; the one kept beside it is whole, too; and
//! whoever saves next is not hindered by what was left.

use super::{
    chance::Chance,
    outcome::{Budget, Outcome, Tally},
    process::Engine,
    seating,
};
use caravanserai::{games, table::record::Save};
use serde_json::json;
use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

/// Kills in one try: one game, its engine begun again each time.
const KILLS: usize = 4;
/// Steps that are sent at once before a kill.
const SENT: usize = 40;

/// Runs the attack.
pub fn run(budget: Budget) -> Outcome {
    let mut outcome = Outcome::new("kills", budget);
    for (number, mut chance) in budget.tries() {
        outcome.attempt(number, move |tally| {
            let folder = tempfile::tempdir().expect("a folder for the save");
            let path = folder.path().join("game.ron");
            let table = seating::any(&mut chance);
            let most = *chance.pick(&[5, 100, 800]);
            let mut play = table.played(&mut chance, false, most);
            Save::of(&mut play).write(&path).expect("the first save is written");
            for _ in 0..KILLS {
                if let Err(why) = killed(tally, &mut chance, folder.path()) {
                    return tally.finding("a killed engine", table.words(), why);
                }
            }
        });
    }
    outcome
}

/// How many entries a save has, if it is whole and plays as it did.
pub fn entries(path: &Path) -> Result<usize, String> {
    let save = Save::open(path).map_err(|why| why.to_string())?;
    let game = games::by_id(&save.setup.game).map_err(|why| why.to_string())?;
    match save.replay(game).map_err(|why| why.to_string())? {
        (_, None) => Ok(save.entries.len()),
        (_, Some(parts)) => Err(format!("entry {}: {}", parts.entry, parts.why)),
    }
}

fn killed(tally: &mut Tally, chance: &mut Chance, folder: &Path) -> Result<(), String> {
    let path = folder.join("game.ron");
    let before = entries(&path)?;
    let mut engine = Engine::begin(folder);
    let opened = engine.ask(br#"{"cmd":"load","path":"game.ron"}"#)?;
    if opened["ok"] != json!(true) {
        return Err(format!("the save does not open: {opened}"));
    }
    // All is sent at once, so that the kill falls into any moment of acting and of writing.
    let step = "{\"cmd\":\"bot\",\"by\":\"random\",\"act\":true}\n{\"cmd\":\"save\",\"path\":\"game.ron\"}\n";
    engine.send(step.repeat(SENT).as_bytes())?;
    let mut acknowledged = before;
    for _ in 0..chance.below(SENT) {
        // Over, it says so and saves what stands.
        let (_, saved) = (engine.answer()?, engine.answer()?);
        let saved: serde_json::Value = serde_json::from_slice(&saved).map_err(|e| e.to_string())?;
        if saved["ok"] != json!(true) {
            return Err(format!("nothing is saved: {saved}"));
        }
        acknowledged = saved["state_no"].as_u64().unwrap_or(0) as usize;
    }
    let until = Instant::now() + Duration::from_micros(chance.below(4000) as u64);
    while Instant::now() < until {
        std::hint::spin_loop();
    }
    engine.kill();
    tally.count("kills", 1);
    let now = entries(&path).map_err(|why| format!("the save is not whole: {why}"))?;
    if !(acknowledged..=before + SENT).contains(&now) {
        return Err(format!("{acknowledged} entries were acknowledged, {now} are there"));
    }
    let previous = folder.join("game.ron.old");
    if previous.exists() {
        entries(&previous).map_err(|why| format!("the one before is not whole: {why}"))?;
    }
    let left = fs::read_dir(folder).map_err(|e| e.to_string())?.count();
    if left > 2 {
        tally.count("half files left beside", 1);
    }
    Ok(())
}
