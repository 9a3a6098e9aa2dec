//! What each command of the protocol does. A command is one row of [`COMMANDS`]: its name and the
//! function that answers it, so that none can be listed without an answer. Whatever is asked, the
//! game is either changed as asked or not at all.

pub(super) mod answer;
mod bot;
mod branches;
mod files;
mod how;
mod plan;
mod rulebook;
mod table;
mod thinking;
mod worth;

use self::answer::{Answer, object};
use super::{open_game::OpenGame, protocol, request::Request, shown};
use crate::{games, text::Localizer};
use serde_json::{Value, json};

/// A command.
pub struct ProtocolCommand {
    /// What a request calls it.
    pub name: &'static str,
    pub(super) answer: fn(&mut OpenGame, &Request<'_>, Localizer) -> Answer,
}

macro_rules! commands {
    ($($name:literal => $answer:path,)*) => {
        &[$(ProtocolCommand { name: $name, answer: $answer }),*]
    };
}

/// Every command, in the order of the documentation.
pub static COMMANDS: &[ProtocolCommand] = commands![
    "hello" => hello,
    "games" => all_games,
    "new" => table::new,
    "decision" => table::decision,
    "act" => table::act,
    "bot" => bot::bot,
    "value" => thinking::value,
    "hint" => thinking::hint,
    "how" => how::how,
    "worth" => worth::worth,
    "best" => worth::best,
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

fn hello(_: &mut OpenGame, request: &Request<'_>, _: Localizer) -> Answer {
    let protocol::Plain {} = request.fields()?;
    Ok(object(json!({
        "program": env!("CARGO_PKG_NAME"),
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": protocol::VERSION,
        "commands": names().collect::<Vec<_>>(),
        "languages": crate::text::Language::ALL.map(|l| l.code()),
    })))
}

fn all_games(_: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let protocol::Plain {} = request.fields()?;
    let all: Vec<Value> = games::all().iter().map(|g| shown::game(*g, s)).collect();
    Ok(object(json!({ "games": all })))
}
