//! A session of the protocol: at most one open game, and one answer for each request. It knows the
//! commands by name only.

use super::{
    commands::{self, answer::Answer},
    open_game::OpenGame,
    protocol::ProtocolError,
    request::{Request, clip},
};
use crate::{table::play::Play, text::Localizer};
use serde_json::{Value, json};

/// A session.
#[derive(Default)]
pub struct ProtocolSession {
    game: OpenGame,
    localizer: Localizer,
    line: usize,
}

impl ProtocolSession {
    /// A session without a game that speaks as `localizer` where nothing else is asked for.
    pub fn new(localizer: Localizer) -> ProtocolSession {
        ProtocolSession { localizer, ..ProtocolSession::default() }
    }
    /// The game on the table.
    pub fn play(&mut self) -> Option<&mut Play> {
        self.game.play.as_mut()
    }

    /// Answers a line that could not even be read as text.
    pub fn answer_fault(&mut self, fault: &ProtocolError) -> String {
        self.line += 1;
        json!({ "ok": false, "error": fault.json(self.localizer, self.line) }).to_string()
    }

    /// Answers a request line.
    ///
    /// ```
    /// use caravanserai::engine::session::ProtocolSession;
    ///
    /// let mut session = ProtocolSession::default();
    /// assert!(session.answer(r#"{"cmd":"hello","id":1}"#).contains(r#""id":1"#));
    /// assert!(session.answer("half a line").contains("not-json"));
    /// ```
    pub fn answer(&mut self, line: &str) -> String {
        let request = match Request::read(line) {
            Ok(request) => request,
            Err(fault) => return self.answer_fault(&fault),
        };
        self.line += 1;
        let mut localizer = self.localizer;
        let answer = request.localizer(self.localizer).and_then(|asked| {
            localizer = asked;
            self.carry_out(&request, asked)
        });
        let mut map = match answer {
            Ok(mut map) => {
                // Whatever is said of the table says so where it is only tried.
                if self.game.branch() != 0 && map.contains_key("state_no") {
                    map.insert("branch".into(), json!(self.game.branch()));
                }
                map.insert("ok".into(), json!(true));
                map
            }
            Err(fault) => {
                let mut map = fault.more.clone();
                map.insert("ok".into(), json!(false));
                map.insert("error".into(), fault.json(localizer, self.line));
                map
            }
        };
        if let Some(id) = request.id {
            map.insert("id".into(), id);
        }
        Value::Object(map).to_string()
    }

    fn carry_out(&mut self, request: &Request<'_>, s: Localizer) -> Answer {
        let name = request
            .cmd
            .as_deref()
            .ok_or_else(|| ProtocolError::new("not-a-request").arg("why", "missing field `cmd`"))?;
        match commands::COMMANDS.iter().find(|c| c.name == name) {
            Some(command) => (command.answer)(&mut self.game, request, s),
            None => Err(ProtocolError::new("unknown-command")
                .arg("word", clip(name))
                .arg("known", commands::names().collect::<Vec<_>>().join(", "))
                .field("cmd")),
        }
    }
}
