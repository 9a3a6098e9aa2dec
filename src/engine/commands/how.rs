//! The command that answers *how could I …?*: the shortest line of own choices this turn, or how
//! soon it may be, and the rule that stands in its way. It says nothing that its seat cannot know.

use super::answer::{Answer, object, reader, within};
use crate::{
    bots::{self, HowFound},
    engine::{
        open_game::OpenGame,
        protocol::{self, ProtocolError, ThingWanted},
        request::Request,
        shown,
    },
    table::{
        action::{Action, Thing},
        catalogue::Catalogue,
        goal::Goal,
        ids::{PieceId, SeatId, Viewer},
        play::Play,
    },
    text::Localizer,
};
use serde_json::{Map, Value, json};
use std::sync::atomic::AtomicBool;

/// Positions that are looked at where nothing is said, and at most.
const POSITIONS: (u64, u64) = (20_000, 1_000_000);

/// `how`
pub(super) fn how(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::AskHow = request.fields()?;
    let (play, _) = open.with_bots()?;
    let reader = reader(play, wanted.viewer.clone())?;
    let seat = play.decision_seat().ok_or_else(|| ProtocolError::new("game-over"))?;
    let positions = within(wanted.positions.unwrap_or(POSITIONS.0), POSITIONS.1, "positions")?;
    let c = play.catalogue().clone();
    let goal = match &wanted.thing {
        Some(thing) => wish(play, (seat, reader), (thing, &wanted))?,
        None => goal(&wanted, &c, s)?,
    };
    let mut map = object(json!({ "by": seat }));
    // What leads to a goal speaks of what its seat sees.
    if matches!(reader, None | Some(Viewer::Everybody)) || reader == Some(Viewer::Seat(seat)) {
        let never = AtomicBool::new(false);
        let found = bots::how(play, seat, goal, (positions as usize, &never));
        map.extend(told(found, &c, s));
    }
    map.extend(shown::standing(play, s, reader));
    Ok(map)
}

/// The answer; what is not so is left out.
fn told(found: HowFound, c: &Catalogue, s: Localizer) -> Map<String, Value> {
    let steps = |line: &[Action]| line.iter().map(|a| a.to_text(c)).collect::<Vec<_>>();
    match found {
        HowFound::Line { line, shortest } => {
            object(json!({ "line": steps(&line), "shortest": shortest }))
        }
        HowFound::Never(no) => {
            object(json!({ "never": true, "refusal": shown::refusal(&no, c, s) }))
        }
        HowFound::NotNow { no, known, lacks, whole, open, soon } => {
            let lacks: Vec<Value> = lacks
                .iter()
                .map(|lacking| {
                    let mut map = shown::message(&lacking.lack.words(), c, s);
                    map.insert("count".into(), json!(lacking.lack.count));
                    map.insert("line".into(), json!(lacking.way.as_deref().map(steps)));
                    Value::Object(map)
                })
                .collect();
            let soon = soon.map(|soon| {
                let example: Vec<Value> = soon
                    .example
                    .iter()
                    .map(|step| json!({ "turn": step.turn, "action": step.action.to_text(c) }))
                    .collect();
                json!({ "worlds": soon.worlds, "within": soon.within, "example": example })
            });
            let mut map = object(json!({
                "whole": whole, "open": open, "lacks": lacks, "soon": soon,
            }));
            if let Some(known) = known {
                map.insert("known".into(), shown::message(&known, c, s).into());
            }
            if let Some(no) = no {
                map.insert("refusal".into(), shown::refusal(&no, c, s));
            }
            map
        }
    }
}

/// What a seat wants that wants a thing.
fn wish(
    play: &mut Play,
    (seat, reader): (SeatId, Option<Viewer>),
    (thing, wanted): (&ThingWanted, &protocol::AskHow),
) -> Result<Goal, ProtocolError> {
    let others = [&wanted.action, &wanted.purse, &wanted.zone, &wanted.kind];
    if others.into_iter().any(Option::is_some) {
        return Err(ProtocolError::new("one-goal"));
    }
    let c = play.catalogue();
    let (thing, key) = match thing {
        ThingWanted::Space(id) => (c.space_by_id(id).map(Thing::Space), id.clone()),
        ThingWanted::Zone(key) => (c.zone_by_key(key).map(Thing::Zone), key.clone()),
        ThingWanted::Piece(n) => (Some(Thing::Piece(PieceId(*n))), n.to_string()),
        ThingWanted::Seat(n) => (Some(Thing::Seat(SeatId(*n))), n.to_string()),
    };
    // Whether there is such a thing is told as far as the reader knows.
    let sight = play.glance(reader.unwrap_or(Viewer::Seat(seat)));
    let goal = thing.and_then(|thing| play.game().wish(&sight, seat, thing));
    goal.ok_or_else(|| ProtocolError::new("no-such-thing").arg("key", key).field("thing"))
}

/// What a request asks for.
fn goal(wanted: &protocol::AskHow, c: &Catalogue, s: Localizer) -> Result<Goal, ProtocolError> {
    let unknown = |field: &'static str, key: &str| {
        ProtocolError::new("no-such-thing").arg("key", key.to_owned()).field(field)
    };
    match (&wanted.action, &wanted.purse, &wanted.zone, &wanted.kind) {
        (Some(written), None, None, None) => {
            let action = Action::parse(written, c);
            let wrong = |e| ProtocolError::new("bad-action").said(s.fault(&e)).field("action");
            action.map(Goal::Choice).map_err(wrong)
        }
        (None, Some(key), None, None) => {
            let purse = c.purse_by_key(key).ok_or_else(|| unknown("purse", key))?;
            Ok(Goal::Purse(purse, wanted.least.unwrap_or(1)))
        }
        (None, None, Some(zone), Some(kind)) => {
            let place = c.zone_by_key(zone).ok_or_else(|| unknown("zone", zone))?;
            let kind = c.kind_by_key(kind).ok_or_else(|| unknown("kind", kind))?;
            Ok(Goal::Piece(place, kind))
        }
        _ => Err(ProtocolError::new("one-goal")),
    }
}
