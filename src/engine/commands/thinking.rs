//! The commands that tell what a position is worth, and what the seat in turn might do, weighed in
//! worlds that may be. Both see what their viewer may see, and change nothing.

use super::{
    answer::{Answer, object, reader, within},
    plan,
};
use crate::{
    bots::{self, Budget, LineTable, Search, TurnLine, Weighed},
    engine::{
        open_game::OpenGame,
        protocol::{self, ProtocolError},
        request::Request,
        shown,
    },
    table::{action::Action, ids::Viewer, play::Play, record::Save},
    text::Localizer,
};
use serde_json::{Value, json};
use std::sync::atomic::AtomicBool;

/// Most worlds, and most playouts, that one request may ask for: minutes at most.
const MOST: u64 = 10_000;

/// How many choices are tried until all playouts are spent.
const TOLD: usize = 3;

/// `value`
pub(super) fn value(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::AskValue = request.fields()?;
    let (play, _) = open.with_bots()?;
    let reader = reader(play, wanted.viewer)?;
    let viewer = reader.unwrap_or(Viewer::Everybody);
    let worlds = within(wanted.worlds.unwrap_or(20), MOST, "worlds")?;
    let chances = bots::chances_for(play, viewer, worlds, wanted.seed);
    let chances = chances.map(|all| all.into_iter().map(rounded).collect::<Vec<Value>>());
    let mut map = object(json!({ "chances": chances }));
    map.extend(shown::standing(play, s, reader));
    Ok(map)
}

/// `hint`
pub(super) fn hint(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::AskHint = request.fields()?;
    let (play, _) = open.with_bots()?;
    let reader = reader(play, wanted.viewer)?;
    let seat = play.decision_seat().ok_or_else(|| ProtocolError::new("game-over"))?;
    let playouts = within(wanted.playouts.unwrap_or(200), MOST, "playouts")?;
    let mut map = object(json!({ "by": seat }));
    // What might be done speaks of what its seat sees.
    if matches!(reader, None | Some(Viewer::Everybody)) || reader == Some(Viewer::Seat(seat)) {
        let search = Search::of(play, seat, Budget { playouts, time: None }).telling(TOLD);
        let ranked = search.ranked(&AtomicBool::new(false)).unwrap_or_default();
        let catalogue = play.catalogue().clone();
        let followed = lines(play, &ranked);
        let line = |(nth, weighed): (usize, &Weighed)| {
            let index = play.offers().iter().position(|o| o.accepts(&weighed.action));
            json!({
                "action": weighed.action.to_text(&catalogue),
                "index": index,
                "value": weighed.value.map(rounded),
                "worlds": weighed.worlds,
                "line": followed.get(nth),
            })
        };
        let lines: Vec<Value> = ranked.iter().enumerate().map(line).collect();
        map.insert("choices".into(), lines.into());
        map.insert("chances".into(), json!(search.tells_chances()));
    }
    map.extend(shown::standing(play, s, reader));
    Ok(map)
}

/// How the best of them go on until the turn is over, or as far as the seat can know.
fn lines(play: &mut Play, ranked: &[Weighed]) -> Vec<Value> {
    let save = Save::of(play);
    let Some(mut table) = LineTable::of(&save, play.game()) else { return Vec::new() };
    let written = |action: &Action| action.to_text(play.catalogue());
    let told = ranked.iter().take(TOLD).map_while(|w| table.follow(&w.line.actions, |_, _| ()));
    let line = |line: TurnLine| {
        json!({
            "steps": line.steps.iter().map(written).collect::<Vec<_>>(),
            "ends": line.ends.name(),
            "gained": plan::figures(&line.gained),
        })
    };
    told.map(line).collect()
}

/// Four places are more than any of these numbers is sure of.
fn rounded(number: f64) -> Value {
    json!((number * 1e4).round() / 1e4)
}
