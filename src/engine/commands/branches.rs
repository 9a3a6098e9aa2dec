//! The commands that try something out: `branch`, `branches`, `back`. The game itself is not
//! touched by anything that is done in a branch.

use super::{
    answer::{Answer, object, reader},
    plan,
};
use crate::{
    engine::{
        branches::{MOST, Variation},
        open_game::OpenGame,
        protocol::{self, ProtocolError},
        request::Request,
        shown,
    },
    table::{ids::Viewer, play::Play},
    text::Localizer,
};
use serde_json::{Map, Value, json};

/// Longest name of a branch, in letters.
const LONGEST_NAME: usize = 80;

/// `branch`
pub(super) fn branch(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::OpenBranch = request.fields()?;
    let full = open.branches.is_full();
    let play = open.on_table()?;
    let viewer = reader(play, wanted.viewer)?.filter(|v| *v != Viewer::Everybody);
    if full {
        return Err(ProtocolError::new("too-many-branches").arg("most", MOST));
    }
    let seed = wanted.seed.unwrap_or_else(protocol::fresh_seed);
    let mut tried =
        play.fork(viewer, seed).map_err(|e| ProtocolError::new("no-branch").said(s.fault(&e)))?;
    // Whoever tries may take everything back, as far as the branch goes.
    tried.set_study(true);
    let name = wanted.name.unwrap_or_default().chars().take(LONGEST_NAME).collect();
    open.branches.open(&mut open.play, tried, viewer, name);
    here(open, s)
}

/// `back`
pub(super) fn back(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::Back = request.fields()?;
    open.on_table()?;
    let left = open.branches.here();
    let parent = open.branches.variation(left).map_or(0, |l| l.parent);
    let to = match wanted.to {
        None if left == 0 => return Err(ProtocolError::new("no-branch-open")),
        None => parent,
        Some(to) => usize::try_from(to).unwrap_or(usize::MAX),
    };
    if !open.branches.go(&mut open.play, to) {
        return Err(ProtocolError::new("no-such-branch").arg("number", to).field("to"));
    }
    if wanted.forget {
        open.branches.forget(left);
    }
    here(open, s)
}

/// `branches`
pub(super) fn branches(open: &mut OpenGame, request: &Request<'_>, _: Localizer) -> Answer {
    let wanted: protocol::Ask = request.fields()?;
    let reader = reader(open.on_table()?, wanted.viewer)?;
    let here = open.branches.here();
    let OpenGame { play, branches, .. } = open;
    let mut told: Vec<Value> = Vec::new();
    for variation in branches.variations_mut() {
        let mut map = origin(variation);
        let number = variation.number;
        let line = if number == here { play.as_mut() } else { variation.play.as_mut() };
        if let Some(line) = line {
            map.extend(compared(line, reader));
        }
        told.push(Value::Object(map));
    }
    if told.is_empty() {
        let line = play.as_mut().map(|p| compared(p, reader)).unwrap_or_default();
        told.push(Value::Object(object(json!({ "branch": 0 })).into_iter().chain(line).collect()));
    }
    Ok(object(json!({ "here": here, "branches": told })))
}

/// Where a branch comes from.
fn origin(variation: &Variation) -> Map<String, Value> {
    let mut map = object(json!({ "branch": variation.number }));
    if variation.number != 0 {
        map.insert("of".into(), json!(variation.parent));
        map.insert("from".into(), json!(variation.from));
        map.insert("name".into(), json!(variation.name));
        map.insert(
            "viewer".into(),
            match variation.viewer {
                Some(Viewer::Seat(seat)) => json!(seat),
                Some(Viewer::Public) => json!("public"),
                Some(Viewer::Everybody) | None => json!("everybody"),
            },
        );
    }
    map
}

/// What two lines are compared by.
fn compared(play: &mut Play, reader: Option<Viewer>) -> Map<String, Value> {
    let sight = play.glance(reader.unwrap_or(Viewer::Everybody));
    let seats = play.catalogue().all_seats();
    let figures: Vec<Value> =
        seats.map(|seat| plan::figures(&play.game().figures(&sight, seat))).collect();
    object(json!({
        "state_no": play.entries().len(),
        "hash": shown::hash(play, reader),
        "seat": play.decision_seat(),
        "fortunes": play.fortunes(),
        "figures": figures,
    }))
}

/// Where the table stands now, and on which line.
fn here(open: &mut OpenGame, s: Localizer) -> Answer {
    let number = open.branches.here();
    let mut map = open.branches.variation(number).map(origin).unwrap_or_default();
    map.extend(shown::standing(open.on_table()?, s, None));
    Ok(map)
}
