//! The command that looks back at a game that is over: who was how likely to win when, what of that
//! was luck and what choices, and what turned it. It prints what the analysis found and judges
//! nothing itself.

use super::{
    arguments::AnalyseArguments,
    commands::{Done, localizer, print, replayed, sentence},
};
use crate::{
    bots::{self, Analysis, Budget, Mistake, Swing},
    table::{
        catalogue::Catalogue, entry::EntryKind, files::write_atomically, ids::SeatId, play::Play,
    },
    text::Localizer,
};
use serde_json::json;
use std::time::Duration;

/// Why there is nothing to look back at.
pub(super) const NOTHING_TO_ANALYSE: &str = "nothing to analyse: the game is not over, only one \
     seat plays, or nothing was fitted to its edition";

/// Playouts of one choice where the clock ends it: more would tell nothing new.
const MOST_PLAYOUTS: u32 = 20_000;

/// `analyse`
pub(super) fn analyse(wanted: &AnalyseArguments) -> Done {
    let words = localizer(&wanted.lang)?;
    let (_, mut play, divergence) = replayed(&wanted.file)?;
    if let Some(d) = divergence {
        return Err(format!("{}: entry {}: {}", wanted.file.display(), d.entry, d.why));
    }
    let budget = budget(wanted)?;
    let found = bots::analyse_within(&mut play, budget, |_, _| true)
        .ok_or_else(|| format!("{}: {NOTHING_TO_ANALYSE}", wanted.file.display()))?;
    if let Some(file) = &wanted.csv {
        write_atomically(file, curve(&play, &found).as_bytes()).map_err(sentence)?;
    }
    if wanted.json {
        let text = serde_json::to_string(&as_json(&play, &found)).map_err(sentence)?;
        return print(&format!("{text}\n"));
    }
    print(&told(&play, &found, words))
}

/// How much is played out, in all.
fn budget(wanted: &AnalyseArguments) -> Result<Budget, String> {
    let Some(seconds) = wanted.seconds else {
        return Ok(Budget { playouts: wanted.playouts, time: None });
    };
    let time = Duration::try_from_secs_f64(seconds)
        .map_err(|_| format!("\"{seconds}\" is no number of seconds"))?;
    Ok(Budget { playouts: MOST_PLAYOUTS, time: Some(time) })
}

/// What was done by an entry, and by whom.
fn done(play: &Play, entry: usize) -> (Option<SeatId>, String) {
    let entry = &play.entries()[entry - 1];
    let done = match &entry.what {
        EntryKind::Action(action) => action.to_text(play.catalogue()),
        EntryKind::SetUp | EntryKind::Edits(_) => "laid by hand".to_owned(),
    };
    (entry.seat, done)
}

fn percent(chance: f64) -> String {
    format!("{:.0} %", 100.0 * chance)
}

fn name(catalogue: &Catalogue, seat: SeatId) -> String {
    catalogue.seats.get(seat.ix()).map_or_else(String::new, |info| info.name.clone())
}

fn told(play: &Play, found: &Analysis, words: Localizer) -> String {
    let c = play.catalogue();
    let all = || (0..found.shares.len() as u8).map(SeatId);
    let signed = |change: f64| format!("{:+.0} %", 100.0 * change);
    let mut text = format!("{} ({})\n", play.setup().game, play.setup().edition);
    let length = found.curve.len() - 1;
    let row = |name: &str, at: usize| {
        let chances: Vec<String> = found.curve[at].iter().map(|&p| percent(p)).collect();
        format!("{name:<16} {}\n", chances.join("  "))
    };
    let names: Vec<String> = all().map(|seat| name(c, seat)).collect();
    text += &format!("{:<16} {}\n", "chance to win", names.join("  "));
    for (name, part) in [("a quarter", 1), ("half", 2), ("three quarters", 3), ("end", 4)] {
        text += &row(name, length * part / 4);
    }
    for seat in all() {
        let share = found.shares[seat.ix()];
        let (luck, play) = (signed(share.luck), signed(share.play));
        text += &format!("{}: luck {luck}, play {play}\n", name(c, seat));
    }
    for &Swing { entry, seat, change, luck } in &found.swings {
        let part = signed(luck);
        let (by, done) = done(play, entry);
        let by = by.map_or_else(|| "by hand".to_owned(), |by| name(c, by));
        text += &format!(
            "entry {entry}: {} {} (luck {part}): {by}: {done}\n",
            name(c, seat),
            signed(change),
        );
        let lines = &play.entries()[entry - 1].lines;
        if let Some(line) = lines.first() {
            text += &format!("    {}\n", words.say(&line.message, c));
        }
    }
    for mistake in &found.mistakes {
        let Mistake { entry, seat, chance, better_chance, .. } = mistake;
        let steps: Vec<String> = mistake.line.steps.iter().map(|step| step.to_text(c)).collect();
        text += &format!(
            "{} gave {} away by entry {entry}: {}, {}\n    better: {}, {}\n",
            name(c, *seat),
            percent(mistake.cost()),
            done(play, *entry).1,
            percent(*chance),
            steps.join("; "),
            percent(*better_chance),
        );
    }
    text
}

fn curve(play: &Play, found: &Analysis) -> String {
    let seats: Vec<String> = (1..=found.shares.len()).map(|n| format!("seat {n}")).collect();
    let mut text = format!("entry,by,{}\n", seats.join(","));
    for (n, chances) in found.curve.iter().enumerate() {
        let by = n.checked_sub(1).and_then(|n| play.entries()[n].seat);
        let by = by.map_or_else(String::new, |seat| (seat.ix() + 1).to_string());
        let chances: Vec<String> = chances.iter().map(|chance| format!("{chance:.4}")).collect();
        text += &format!("{n},{by},{}\n", chances.join(","));
    }
    text
}

fn as_json(play: &Play, found: &Analysis) -> serde_json::Value {
    let places = |number: &f64| (number * 1e4).round() / 1e4;
    let shares: Vec<_> = found
        .shares
        .iter()
        .map(|s| json!({ "luck": places(&s.luck), "play": places(&s.play) }))
        .collect();
    let swing = |s: &Swing| {
        let (by, done) = done(play, s.entry);
        json!({
            "entry": s.entry,
            "seat": s.seat,
            "change": places(&s.change),
            "luck": places(&s.luck),
            "by": by,
            "done": done,
        })
    };
    let mistake = |m: &Mistake| {
        let steps = m.line.steps.iter().map(|step| step.to_text(play.catalogue()));
        json!({
            "entry": m.entry,
            "seat": m.seat,
            "done": done(play, m.entry).1,
            "chance": places(&m.chance),
            "better": places(&m.better_chance),
            "line": steps.collect::<Vec<_>>(),
        })
    };
    let swings: Vec<_> = found.swings.iter().map(swing).collect();
    let mistakes: Vec<_> = found.mistakes.iter().map(mistake).collect();
    let curve: Vec<Vec<f64>> =
        found.curve.iter().map(|all| all.iter().map(places).collect()).collect();
    json!({ "curve": curve, "shares": shares, "swings": swings, "mistakes": mistakes })
}
