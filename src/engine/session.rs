//! A session of the protocol: at most one game, and one answer for each request. It knows the
//! commands by name only.

use super::{
    branches::Branches,
    commands::{self, Answer},
    protocol::ProtocolError,
    request::{Request, clip},
};
use crate::{
    bots::Bot,
    table::{catalogue::Chooser, ids::SeatId, play::Play},
    text::Localizer,
};
use serde_json::{Value, json};

/// A session.
#[derive(Default)]
pub struct Session {
    /// The game on the table, or the branch of it that is tried.
    pub(super) play: Option<Play>,
    pub(super) branches: Branches,
    /// The computer players that were asked about the game on the table: each remembers what its
    /// seat has seen.
    pub(super) bots: Vec<Seated>,
    localizer: Localizer,
    line: usize,
}

/// A computer player at a seat.
pub(super) struct Seated {
    pub seat: SeatId,
    pub by: Chooser,
    pub seed: u64,
    pub branch: usize,
    pub bot: Box<dyn Bot>,
}

impl Session {
    /// A session without a game that speaks as `localizer` where nothing else is asked for.
    pub fn new(localizer: Localizer) -> Session {
        Session { localizer, ..Session::default() }
    }
    /// The game on the table.
    pub fn play(&mut self) -> Option<&mut Play> {
        self.play.as_mut()
    }
    /// Lays another game on the table: the one before and its branches are gone.
    pub(super) fn lay(&mut self, play: Play) {
        (self.play, self.branches) = (Some(play), Branches::default());
        self.bots.clear();
    }
    /// The game on the table, for commands that need one.
    pub(super) fn on_table(&mut self) -> Result<&mut Play, ProtocolError> {
        self.play.as_mut().ok_or_else(|| ProtocolError::new("no-game"))
    }

    /// The game on the table and the computer players at it. What they remember is of this branch
    /// alone: on another one the cards may lie otherwise.
    pub(super) fn with_bots(&mut self) -> Result<(&mut Play, &mut Vec<Seated>), ProtocolError> {
        let here = self.branches.here();
        let Session { play, bots, .. } = self;
        bots.retain(|b| b.branch == here);
        play.as_mut().map(|play| (play, bots)).ok_or_else(|| ProtocolError::new("no-game"))
    }
    /// The branch that is on the table; 0 is the game.
    pub(super) fn branch(&self) -> usize {
        self.branches.here()
    }
    /// The identifiers of the game on the table and of its edition.
    pub(super) fn named(&self) -> Option<(String, String)> {
        self.play.as_ref().map(|p| (p.game().id().to_owned(), p.setup().edition.clone()))
    }

    /// Answers a line that could not even be read as text.
    pub fn answer_fault(&mut self, fault: &ProtocolError) -> String {
        self.line += 1;
        json!({ "ok": false, "error": fault.json(self.localizer, self.line) }).to_string()
    }

    /// Answers a request line.
    ///
    /// ```
    /// use caravanserai::engine::session::Session;
    ///
    /// let mut session = Session::default();
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
                if self.branches.here() != 0 && map.contains_key("state_no") {
                    map.insert("branch".into(), json!(self.branches.here()));
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
            Some(command) => (command.answer)(self, request, s),
            None => Err(ProtocolError::new("unknown-command")
                .arg("word", clip(name))
                .arg("known", commands::names().collect::<Vec<_>>().join(", "))
                .field("cmd")),
        }
    }
}
