//! What each command of the protocol does. A command is one row of [`COMMANDS`]: its name and the
//! function that answers it, so that none can be listed without an answer. Whatever is asked, the
//! game is either changed as asked or not at all.

mod bot;
mod branches;
mod files;
mod plan;
mod rulebook;
mod table;

use super::{
    protocol::{self, ProtocolError, ViewerWanted},
    request::Request,
    session::Session,
    shown,
};
use crate::{
    games,
    table::{
        ids::{SeatId, Viewer},
        play::Play,
    },
    text::Localizer,
};
use serde_json::{Map, Value, json};

/// The answer to a request, without `ok` and `id`.
pub(super) type Answer = Result<Map<String, Value>, ProtocolError>;

/// A command.
pub struct Command {
    /// What a request calls it.
    pub name: &'static str,
    pub(super) answer: fn(&mut Session, &Request<'_>, Localizer) -> Answer,
}

macro_rules! commands {
    ($($name:literal => $answer:path,)*) => {
        &[$(Command { name: $name, answer: $answer }),*]
    };
}

/// Every command, in the order of the documentation.
pub static COMMANDS: &[Command] = commands![
    "hello" => hello,
    "games" => all_games,
    "new" => table::new,
    "decision" => table::decision,
    "act" => table::act,
    "bot" => bot::bot,
    "view" => table::view,
    "state" => table::state,
    "undo" => table::undo,
    "redo" => table::redo,
    "save" => files::save,
    "load" => files::load,
    "hash" => table::hash,
    "record" => table::record,
    "arrange" => table::arrange,
    "branch" => branches::branch,
    "branches" => branches::branches,
    "back" => branches::back,
    "plan" => plan::plan,
    "rules" => rulebook::rules,
];

/// The names of all commands.
pub fn names() -> impl Iterator<Item = &'static str> {
    COMMANDS.iter().map(|c| c.name)
}

/// An object out of what [`json!`] makes of one.
fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        other => Map::from_iter([("answer".to_owned(), other)]),
    }
}

/// Who is to read an answer; nobody in particular is the owner of the table.
fn reader(play: &Play, wanted: Option<ViewerWanted>) -> Result<Option<Viewer>, ProtocolError> {
    let seats = play.catalogue().seat_count();
    Ok(Some(match wanted {
        None => return Ok(None),
        Some(ViewerWanted::Seat(n)) if n < seats as u64 => Viewer::Seat(SeatId(n as u8)),
        Some(ViewerWanted::Word(w)) if w == "everybody" => Viewer::Everybody,
        Some(ViewerWanted::Word(w)) if w == "public" => Viewer::Public,
        Some(_) => {
            return Err(ProtocolError::new("no-such-viewer")
                .arg("seats", seats)
                .arg("last", seats.saturating_sub(1))
                .field("viewer"));
        }
    }))
}

fn hello(_: &mut Session, request: &Request<'_>, _: Localizer) -> Answer {
    let protocol::Plain {} = request.fields()?;
    Ok(object(json!({
        "program": env!("CARGO_PKG_NAME"),
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": protocol::VERSION,
        "commands": names().collect::<Vec<_>>(),
        "languages": crate::text::Language::ALL.map(|l| l.code()),
    })))
}

fn all_games(_: &mut Session, request: &Request<'_>, s: Localizer) -> Answer {
    let protocol::Plain {} = request.fields()?;
    let all: Vec<Value> = games::all().iter().map(|g| shown::game(*g, s)).collect();
    Ok(object(json!({ "games": all })))
}
