//! The commands that write a game down and take it up again. A file that is faulty or that does not
//! fit leaves the game on the table as it was.

use super::answer::Answer;
use crate::{
    engine::{
        lines::LONGEST,
        open_game::OpenGame,
        protocol::{self, ProtocolError},
        request::Request,
        shown,
    },
    games,
    table::{
        record::{Save, SaveError},
        scenario::{Scenario, Stored},
    },
    text::Localizer,
};
use serde_json::json;
use std::path::Path;

/// `save`
pub(super) fn save(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::SaveTo = request.fields()?;
    let play = open.on_table()?;
    let file = |e: &SaveError, field| ProtocolError::new("file").said(s.fault(e)).field(field);
    let mut whole = None;
    let (text, written) = match (&wanted.scenario, wanted.path.as_deref().map(Path::new)) {
        (None, None) => (Some(Save::of(play).text()), Ok(())),
        (None, Some(path)) => (None, Save::of(play).write(path)),
        (Some(name), path) => {
            let scenario = Scenario::of(play, name).map_err(|e| file(&e, "scenario"))?;
            whole = Some(scenario.is_whole(play));
            match path {
                None => (Some(scenario.text()), Ok(())),
                Some(path) => (None, scenario.write(path)),
            }
        }
    };
    written.map_err(|e| file(&e, "path"))?;
    let mut map = shown::standing(play, s, None);
    match text {
        Some(text) => map.insert("text".into(), json!(text)),
        None => map.insert("path".into(), json!(wanted.path)),
    };
    if let Some(whole) = whole {
        map.insert("whole".into(), json!(whole));
    }
    Ok(map)
}

/// `load`
pub(super) fn load(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::Load = request.fields()?;
    let (stored, field) = match (&wanted.path, &wanted.text) {
        (Some(path), None) => (Stored::open_within(Path::new(path), LONGEST as u64), "path"),
        (None, Some(text)) => (Stored::read(text), "text"),
        _ => return Err(ProtocolError::new("path-or-text")),
    };
    let bad = |e: SaveError| {
        let code = if matches!(e, SaveError::File { .. }) { "file" } else { "bad-save" };
        ProtocolError::new(code).said(s.fault(&e)).field(field)
    };
    let stored = stored.map_err(bad)?;
    let game = games::by_id(&stored.setup().game)
        .map_err(|e| ProtocolError::new("bad-save").said(s.fault(&e)).field(field))?;
    let (mut play, divergence) = stored.begin(game).map_err(bad)?;
    let mut map = shown::standing(&mut play, s, None);
    map.insert("setup".into(), json!(play.setup()));
    map.insert("rules_version".into(), json!(play.rules_version()));
    match &stored {
        Stored::Save(save) => map.insert("entries".into(), json!(save.entries.len())),
        Stored::Scenario(scenario) => map.insert("scenario".into(), json!(scenario.scenario)),
    };
    if let Stored::Save(save) = &stored
        && let Some(changed) = save.changed_since(game)
    {
        map.insert("changed".into(), json!({ "levels": changed.levels, "rules": changed.rules }));
    }
    if let Some(d) = divergence {
        map.insert("divergence".into(), json!({ "entry": d.entry, "why": d.why }));
    }
    open.lay(play);
    Ok(map)
}
