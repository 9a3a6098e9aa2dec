//! The command that answers *how could I …?*: the shortest line of own choices this turn, or how
//! soon it may be, and the rule that stands in its way. It says nothing that its seat cannot know.

use super::answer::{Answer, object, reader, within};
use crate::{
    bots,
    engine::{
        open_game::OpenGame,
        protocol::{self, ProtocolError},
        request::Request,
        shown,
    },
    table::{
        action::Action,
        catalogue::Catalogue,
        ids::{SeatId, Viewer},
        play::Play,
        reach::{Goal, LineFound, reach},
    },
    text::Localizer,
};
use serde_json::{Value, json};
use std::sync::atomic::AtomicBool;

/// Positions that are looked at for what is lacking.
const LACKING: usize = 4_000;
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
    let goal = goal(&wanted, &c, s)?;
    let mut map = object(json!({ "by": seat }));
    // What leads to a goal speaks of what its seat sees.
    if matches!(reader, None | Some(Viewer::Everybody)) || reader == Some(Viewer::Seat(seat)) {
        let never = AtomicBool::new(false);
        let found = reach(play, seat, goal, (positions as usize, &never));
        match &found {
            LineFound::Line { line, shortest } => {
                let steps: Vec<Value> = line.iter().map(|a| json!(a.to_text(&c))).collect();
                map.insert("line".into(), steps.into());
                map.insert("shortest".into(), json!(shortest));
            }
            LineFound::Nothing { whole, open } => {
                map.insert("whole".into(), json!(whole));
                map.insert("open".into(), json!(open));
                if let Goal::Choice(action) = goal {
                    let no = play.explain_illegal(action);
                    map.insert("refusal".into(), shown::refusal(&no, &c, s));
                }
                map.insert("lacks".into(), lacks(play, (seat, goal), positions as usize, s).into());
                let soon = bots::soon(play, seat, goal, &never);
                map.insert(
                    "soon".into(),
                    json!(soon.map(|soon| json!({
                        "worlds": soon.worlds, "within": soon.within,
                    }))),
                );
            }
        }
    }
    map.extend(shown::standing(play, s, reader));
    Ok(map)
}

/// What is lacking for what is refused, each with the way to have enough of it, if there is one in
/// this turn.
fn lacks(
    play: &mut Play,
    (seat, goal): (SeatId, Goal),
    positions: usize,
    s: Localizer,
) -> Vec<Value> {
    let never = AtomicBool::new(false);
    let c = play.catalogue().clone();
    let missing = play.lacks(seat, goal);
    let told = missing.into_iter().map(|lack| {
        let way = lack.goal.map(|goal| reach(play, seat, goal, (positions.min(LACKING), &never)));
        let line = match way {
            Some(LineFound::Line { line, .. }) => Some(line),
            _ => None,
        };
        let steps = line.map(|line| line.iter().map(|a| a.to_text(&c)).collect::<Vec<_>>());
        let mut map = shown::message(&lack.words(), &c, s);
        map.insert("count".into(), json!(lack.count));
        map.insert("line".into(), json!(steps));
        Value::Object(map)
    });
    told.collect()
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
