//! The commands that tell what is worth doing for the seat that must choose, and what the most is
//! that it can make of its turn. Both see what that seat sees, tell it to nobody else, and change
//! nothing.

use super::{
    answer::{Answer, object, reader, within},
    plan,
};
use crate::{
    bots,
    engine::{
        open_game::OpenGame,
        protocol::{self, ProtocolError},
        request::Request,
        shown,
    },
    table::{
        aims::Lack,
        catalogue::Catalogue,
        ids::Viewer,
        record::Save,
        worth::{self, WorthDoing},
    },
    text::Localizer,
};
use serde_json::{Value, json};
use std::sync::atomic::AtomicBool;

/// Positions that are looked at for the best of a turn where nothing is said, and at most.
const POSITIONS: (u64, u64) = (20_000, 1_000_000);

/// `worth`
pub(super) fn worth(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::Ask = request.fields()?;
    let (play, _) = open.with_bots()?;
    let reader = reader(play, wanted.viewer)?;
    let seat = play.decision_seat().ok_or_else(|| ProtocolError::new("game-over"))?;
    let mut map = object(json!({ "by": seat }));
    if matches!(reader, None | Some(Viewer::Everybody)) || reader == Some(Viewer::Seat(seat)) {
        let (save, c) = (Save::of(play), play.catalogue().clone());
        let all = match save.replay(play.game()) {
            Ok((mut copy, None)) => worth::worth(&mut copy, &AtomicBool::new(false)),
            _ => Vec::new(),
        };
        let told: Vec<Value> = all.iter().map(|one| told(one, &c, s)).collect();
        map.insert("worth".into(), told.into());
    }
    map.extend(shown::standing(play, s, reader));
    Ok(map)
}

/// Something that is worth doing.
fn told(one: &WorthDoing, c: &Catalogue, s: Localizer) -> Value {
    let first = one.line.first().map(|(_, words)| words);
    let words = one.prospect.words.as_ref().or(first);
    let mut map = words.map(|words| shown::message(words, c, s)).unwrap_or_default();
    let lack = |lack: &Lack| {
        let mut map = shown::message(&lack.words(), c, s);
        map.insert("count".into(), json!(lack.count));
        Value::Object(map)
    };
    let (gain, cost) = one.prospect.pays;
    let line: Vec<String> = one.line.iter().map(|(action, _)| action.to_text(c)).collect();
    map.extend(object(json!({
        "gain": gain,
        "cost": cost,
        "turns": one.prospect.turns,
        "lacks": one.prospect.lacks.iter().map(lack).collect::<Vec<_>>(),
        "line": line,
        "whole": one.whole,
        "waits": one.waits,
        "overdraws": one.overdraws,
        "gained": plan::figures(&one.gained),
    })));
    Value::Object(map)
}

/// `best`
pub(super) fn best(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::AskBest = request.fields()?;
    let (play, _) = open.with_bots()?;
    let reader = reader(play, wanted.viewer)?;
    let seat = play.decision_seat().ok_or_else(|| ProtocolError::new("game-over"))?;
    let positions = within(wanted.positions.unwrap_or(POSITIONS.0), POSITIONS.1, "positions")?;
    let mut map = object(json!({ "by": seat }));
    if matches!(reader, None | Some(Viewer::Everybody)) || reader == Some(Viewer::Seat(seat)) {
        let (save, c) = (Save::of(play), play.catalogue().clone());
        let limits = (positions as usize, &AtomicBool::new(false));
        let best = bots::best_turn(&save, play.game(), limits);
        let best = best.map(|best| {
            let line: Vec<String> = best.line.iter().map(|action| action.to_text(&c)).collect();
            let gained = plan::figures(&best.gained);
            json!({ "line": line, "gained": gained, "whole": best.whole, "open": best.open })
        });
        map.extend(object(best.unwrap_or_else(|| json!({}))));
    }
    map.extend(shown::standing(play, s, reader));
    Ok(map)
}
