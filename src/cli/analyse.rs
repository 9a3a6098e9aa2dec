//! The command that looks back at a game that is over: who was how likely to win when, what of that
//! was luck and what choices, and what turned it. It prints what the analysis found and judges
//! nothing itself.

use super::{
    arguments::AnalyseArguments,
    commands::{Done, localizer, print, replayed, sentence},
};
use crate::{
    bots::{self, Analysis, Budget, Search, Swing, Weighed},
    table::{
        catalogue::Catalogue, entry::EntryKind, files::write_atomically, ids::SeatId, play::Play,
    },
    text::Localizer,
};
use serde_json::json;
use std::sync::atomic::AtomicBool;

/// How many choices are tried until all playouts are spent.
const TOLD: usize = 3;
/// In how many worlds something must have been tried to be called better.
const SURE: u32 = 6;
/// How much better its chance must be.
const CLEARLY: f64 = 0.05;

/// A turning point that a search has looked at.
struct Better {
    point: Swing,
    by: Option<SeatId>,
    done: String,
    /// What would have been better, with its chance and that of what was done.
    line: Option<(String, f64, f64)>,
}

/// `analyse`
pub(super) fn analyse(wanted: &AnalyseArguments) -> Done {
    let words = localizer(&wanted.lang)?;
    let (_, mut play, divergence) = replayed(&wanted.file)?;
    if let Some(d) = divergence {
        return Err(format!("{}: entry {}: {}", wanted.file.display(), d.entry, d.why));
    }
    let found = bots::analyse(&mut play).ok_or_else(|| {
        format!(
            "{}: nothing to analyse: the game is not over, only one seat plays, or nothing was \
             fitted to its edition",
            wanted.file.display()
        )
    })?;
    let points: Vec<Better> =
        found.swings.iter().map(|&p| looked_at(&mut play, p, wanted.playouts)).collect();
    if let Some(file) = &wanted.csv {
        write_atomically(file, curve(&play, &found).as_bytes()).map_err(sentence)?;
    }
    if wanted.json {
        let text = serde_json::to_string(&as_json(&found, &points)).map_err(sentence)?;
        return print(&format!("{text}\n"));
    }
    print(&told(&play, &found, &points, words))
}

/// What was done at a turning point, and what a search would rather have done.
fn looked_at(play: &mut Play, point: Swing, playouts: u32) -> Better {
    let here = play.entries().len();
    let entry = &play.entries()[point.entry - 1];
    let by = entry.seat;
    let done = match &entry.what {
        EntryKind::Action(action) => action.to_text(play.catalogue()),
        EntryKind::SetUp | EntryKind::Edits(_) => "laid by hand".to_owned(),
    };
    play.seek(point.entry - 1);
    let better = (playouts > 0)
        .then(|| {
            let search = Search::of(play, by?, Budget { playouts, time: None }).telling(TOLD);
            let ranked = search.ranked(&AtomicBool::new(false))?;
            let written = |w: &Weighed| w.action.to_text(play.catalogue());
            let own = ranked.iter().find(|w| written(w) == done)?.value?;
            let tried = ranked.iter().filter(|w| w.worlds >= SURE && search.tells_chances());
            let best =
                tried.max_by(|a, b| a.value.unwrap_or(0.0).total_cmp(&b.value.unwrap_or(0.0)))?;
            let value = best.value.filter(|value| *value > own + CLEARLY)?;
            Some((written(best), value, own))
        })
        .flatten();
    play.seek(here);
    Better { point, by, done, line: better }
}

fn percent(chance: f64) -> String {
    format!("{:.0} %", 100.0 * chance)
}

fn name(catalogue: &Catalogue, seat: SeatId) -> String {
    catalogue.seats.get(seat.ix()).map_or_else(String::new, |info| info.name.clone())
}

fn told(play: &Play, found: &Analysis, points: &[Better], words: Localizer) -> String {
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
    for better in points {
        let Swing { entry, seat, change, luck } = better.point;
        let part = signed(luck);
        let by = better.by.map_or_else(|| "by hand".to_owned(), |by| name(c, by));
        text += &format!(
            "entry {entry}: {} {} (luck {part}): {by}: {}\n",
            name(c, seat),
            signed(change),
            better.done
        );
        let lines = &play.entries()[entry - 1].lines;
        if let Some(line) = lines.first() {
            text += &format!("    {}\n", words.say(&line.message, c));
        }
        if let Some((action, value, own)) = &better.line {
            text += &format!(
                "    better: {action}, {} instead of {}\n",
                percent(*value),
                percent(*own)
            );
        }
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

fn as_json(found: &Analysis, points: &[Better]) -> serde_json::Value {
    let places = |number: &f64| (number * 1e4).round() / 1e4;
    let shares: Vec<_> = found
        .shares
        .iter()
        .map(|s| json!({ "luck": places(&s.luck), "play": places(&s.play) }))
        .collect();
    let points: Vec<_> = points
        .iter()
        .map(|b| {
            let better = b.line.as_ref().map(|(action, value, own)| {
                json!({ "action": action, "chance": places(value), "instead": places(own) })
            });
            json!({
                "entry": b.point.entry,
                "seat": b.point.seat,
                "change": places(&b.point.change),
                "luck": places(&b.point.luck),
                "by": b.by,
                "done": b.done,
                "better": better,
            })
        })
        .collect();
    let curve: Vec<Vec<f64>> =
        found.curve.iter().map(|all| all.iter().map(places).collect()).collect();
    json!({ "curve": curve, "shares": shares, "swings": points })
}
