//! A session of the protocol: at most one game, and one answer for each request. Whatever is asked,
//! the game is either changed as asked or not at all.

use super::{
    protocol::{
        self, Head, OptionWanted, ProtocolError, SeatWanted, SeatsWanted, ViewerWanted, clip,
    },
    shown,
};
use crate::{
    games,
    table::{
        action::{Action, Range},
        catalogue::{Chooser, SeatInfo},
        edit::Edit,
        game::Setup,
        ids::{SeatId, Viewer},
        play::{ArrangeError, Play},
        record::{Save, SaveError},
        scenario::{Scenario, Stored},
    },
    text::{Localizer, rulebook::Rulebook},
};
use serde_json::{Map, Value, json};
use std::{path::Path, time::SystemTime};

type Answer = Result<Map<String, Value>, ProtocolError>;

/// Every command with what it does, in the order of the documentation.
pub const COMMANDS: &[&str] = &[
    "hello", "games", "new", "decision", "act", "view", "state", "undo", "redo", "save", "load",
    "hash", "record", "arrange", "rules",
];

/// Most entries that `undo` and `redo` go at once.
const MOST_STEPS: u64 = 1_000_000;

/// A session.
#[derive(Default)]
pub struct Session {
    play: Option<Play>,
    localizer: Localizer,
    line: usize,
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        other => Map::from_iter([("answer".to_owned(), other)]),
    }
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

    /// Answers a line that could not even be read as text.
    pub fn answer_fault(&mut self, fault: &ProtocolError) -> String {
        self.line += 1;
        json!({ "ok": false, "error": fault.json(self.localizer, self.line) }).to_string()
    }

    /// Answers a request line.
    pub fn answer(&mut self, line: &str) -> String {
        self.line += 1;
        let head = match Head::read(line) {
            Ok(head) => head,
            Err(fault) => {
                return json!({ "ok": false, "error": fault.json(self.localizer, self.line) })
                    .to_string();
            }
        };
        let mut localizer = self.localizer;
        let answer = head.localizer(self.localizer).and_then(|asked| {
            localizer = asked;
            self.carry_out(head.cmd.as_deref(), line, asked)
        });
        let mut map = match answer {
            Ok(mut map) => {
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
        if let Some(id) = head.id {
            map.insert("id".into(), id);
        }
        Value::Object(map).to_string()
    }

    fn carry_out(&mut self, cmd: Option<&str>, line: &str, s: Localizer) -> Answer {
        let cmd = cmd
            .ok_or_else(|| ProtocolError::new("not-a-request").arg("why", "missing field `cmd`"))?;
        match cmd {
            "new" => self.begin(protocol::body(line)?, s),
            "act" => self.act(&protocol::body(line)?, s),
            "view" => self.view(protocol::body(line)?, s),
            "undo" => self.steps(&protocol::body(line)?, s, Play::undo),
            "redo" => self.steps(&protocol::body(line)?, s, Play::redo),
            "save" => self.save(&protocol::body(line)?, s),
            "load" => self.load(&protocol::body(line)?, s),
            "record" => self.record(&protocol::body(line)?, s),
            "arrange" => self.arrange(&protocol::body(line)?, s),
            "rules" => self.rules(&protocol::body(line)?, s),
            _ if COMMANDS.contains(&cmd) => {
                let _: protocol::Plain = protocol::body(line)?;
                match cmd {
                    "hello" => Ok(hello()),
                    "games" => Ok(object(
                        json!({ "games": games::all().iter().map(|g| shown::game(*g, s)).collect::<Vec<_>>() }),
                    )),
                    "decision" => Ok(shown::decision(self.on_table()?, s)),
                    "state" => Ok(shown::state(self.on_table()?, s)),
                    _ => Ok(object(json!({ "hash": shown::hash(self.on_table()?.hash()) }))),
                }
            }
            _ => Err(ProtocolError::new("unknown-command")
                .arg("word", clip(cmd))
                .arg("known", COMMANDS.join(", "))
                .field("cmd")),
        }
    }

    fn on_table(&mut self) -> Result<&mut Play, ProtocolError> {
        self.play.as_mut().ok_or_else(|| ProtocolError::new("no-game"))
    }

    fn begin(&mut self, wanted: protocol::New, s: Localizer) -> Answer {
        let bad =
            |e: &crate::table::game::SetupError| ProtocolError::new("bad-setup").said(s.fault(e));
        let game = games::by_id(&wanted.game).map_err(|e| bad(&e).field("game"))?;
        let seats = seats(wanted.seats)?;
        let options = wanted.options.into_iter().map(|(key, value)| match value {
            OptionWanted::Flag(on) => (key, i64::from(on)),
            OptionWanted::Number(n) => (key, n),
        });
        let fresh = || {
            SystemTime::now()
                .duration_since(SystemTime::UNIX_EPOCH)
                .map_or(0, |d| d.as_nanos() as u64)
        };
        let setup = Setup {
            game: wanted.game,
            edition: wanted.edition,
            seats,
            options: options.collect(),
            seed: wanted.seed.unwrap_or_else(fresh),
            study: wanted.study,
        };
        let mut play = Play::begin(game, setup).map_err(|e| bad(&e))?;
        let mut map = shown::standing(&mut play, s);
        map.insert("setup".into(), json!(play.setup()));
        map.insert(
            "log".into(),
            shown::log(&play.beginning().lines, Viewer::Public, play.catalogue(), s),
        );
        self.play = Some(play);
        Ok(map)
    }

    fn act(&mut self, wanted: &protocol::Act, s: Localizer) -> Answer {
        let play = self.on_table()?;
        let state_no = play.entries().len();
        if let Some(no) = wanted.state_no.filter(|&no| no != state_no as u64) {
            return Err(ProtocolError::new("stale")
                .arg("asked", no)
                .arg("now", state_no)
                .field("state_no"));
        }
        let Some(seat) = play.decision_seat() else {
            return Err(ProtocolError::new("game-over"));
        };
        let action = match (wanted.index, &wanted.action) {
            (Some(index), None) => {
                let offers = play.offers();
                let offer = usize::try_from(index).ok().and_then(|i| offers.get(i));
                let offer = offer.ok_or_else(|| {
                    ProtocolError::new("no-such-offer")
                        .arg("index", index)
                        .arg("count", offers.len())
                        .field("index")
                })?;
                with_number(offer.action, offer.range, wanted.number)?
            }
            (None, Some(written)) => {
                let c = play.catalogue();
                let action = Action::parse(written, c).map_err(|e| {
                    ProtocolError::new("bad-action").said(s.fault(&e)).field("action")
                })?;
                let open = c
                    .verb(action.verb)
                    .args
                    .iter()
                    .position(|a| matches!(a, crate::table::action::ArgKind::Number(_)));
                with_number(
                    action,
                    open.map(|arg| Range { arg, least: i32::MIN, most: i32::MAX }),
                    wanted.number,
                )?
            }
            _ => return Err(ProtocolError::new("index-or-action")),
        };
        let c = play.catalogue().clone();
        let done = play.choose(action).map(|entry| {
            let mut map = Map::new();
            map.insert("action".into(), json!(action.to_text(&c)));
            map.insert("by".into(), json!(seat));
            map.insert("chance".into(), json!(entry.chance));
            map.insert("log".into(), shown::log(&entry.lines, Viewer::Seat(seat), &c, s));
            map
        });
        match done {
            Ok(mut map) => {
                map.extend(shown::standing(play, s));
                Ok(map)
            }
            Err(refusal) => {
                let shown = shown::refusal(&refusal, &c, s);
                let sentence = s.say(&refusal.message, &c);
                Err(ProtocolError::new("refused").said(sentence).with("refusal", shown))
            }
        }
    }

    fn view(&mut self, wanted: protocol::View, s: Localizer) -> Answer {
        let play = self.on_table()?;
        let seats = play.catalogue().seat_count();
        let viewer = match wanted.viewer {
            None => play.decision_seat().map_or(Viewer::Public, Viewer::Seat),
            Some(ViewerWanted::Seat(n)) if n < seats as u64 => Viewer::Seat(SeatId(n as u8)),
            Some(ViewerWanted::Word(w)) if w == "everybody" => Viewer::Everybody,
            Some(ViewerWanted::Word(w)) if w == "public" => Viewer::Public,
            Some(_) => {
                return Err(ProtocolError::new("no-such-viewer")
                    .arg("seats", seats)
                    .arg("last", seats.saturating_sub(1))
                    .field("viewer"));
            }
        };
        Ok(shown::sight(&play.sight(viewer), s))
    }

    fn steps(
        &mut self,
        wanted: &protocol::Steps,
        s: Localizer,
        step: fn(&mut Play) -> Result<(), crate::table::play::UndoError>,
    ) -> Answer {
        let play = self.on_table()?;
        let wanted = wanted.steps.unwrap_or(1);
        if !(1..=MOST_STEPS).contains(&wanted) {
            return Err(ProtocolError::new("bad-number")
                .arg("number", wanted)
                .arg("least", 1)
                .arg("most", MOST_STEPS)
                .field("steps"));
        }
        let mut gone = 0;
        let mut stopped = None;
        while gone < wanted {
            if let Err(why) = step(play) {
                stopped = Some(why);
                break;
            }
            gone += 1;
        }
        match stopped {
            // Nothing was done: that is an answer of its own, with the reason.
            Some(why) if gone == 0 => {
                let code = if why == crate::table::play::UndoError::Nothing {
                    "nothing-left"
                } else {
                    "stands"
                };
                Err(ProtocolError::new(code).said(s.fault(&why)))
            }
            stopped => {
                let mut map = shown::standing(play, s);
                map.insert("steps".into(), json!(gone));
                if let Some(why) = stopped {
                    map.insert("stopped".into(), json!(s.fault(&why)));
                }
                Ok(map)
            }
        }
    }

    fn save(&mut self, wanted: &protocol::SaveTo, s: Localizer) -> Answer {
        let play = self.on_table()?;
        let file = |e: &SaveError, field| ProtocolError::new("file").said(s.fault(e)).field(field);
        let (text, written) = match (&wanted.scenario, wanted.path.as_deref().map(Path::new)) {
            (None, None) => (Some(Save::of(play).text()), Ok(())),
            (None, Some(path)) => (None, Save::of(play).write(path)),
            (Some(name), path) => {
                let scenario = Scenario::of(play, name).map_err(|e| file(&e, "scenario"))?;
                match path {
                    None => (Some(scenario.text()), Ok(())),
                    Some(path) => (None, scenario.write(path)),
                }
            }
        };
        written.map_err(|e| file(&e, "path"))?;
        let mut map = shown::standing(play, s);
        match text {
            Some(text) => map.insert("text".into(), json!(text)),
            None => map.insert("path".into(), json!(wanted.path)),
        };
        Ok(map)
    }

    fn load(&mut self, wanted: &protocol::Load, s: Localizer) -> Answer {
        let (stored, field) = match (&wanted.path, &wanted.text) {
            (Some(path), None) => (Stored::open(Path::new(path)), "path"),
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
        let mut map = shown::standing(&mut play, s);
        map.insert("setup".into(), json!(play.setup()));
        match &stored {
            Stored::Save(save) => map.insert("entries".into(), json!(save.entries.len())),
            Stored::Scenario(scenario) => map.insert("scenario".into(), json!(scenario.scenario)),
        };
        if let Some(d) = divergence {
            map.insert("divergence".into(), json!({ "entry": d.entry, "why": d.why }));
        }
        self.play = Some(play);
        Ok(map)
    }

    fn record(&mut self, wanted: &protocol::Record, s: Localizer) -> Answer {
        let play = self.on_table()?;
        let c = play.catalogue().clone();
        let from = usize::try_from(wanted.from.unwrap_or(1).max(1)).unwrap_or(usize::MAX);
        let entries: Vec<Value> = play
            .entries()
            .iter()
            .enumerate()
            .skip(from - 1)
            .map(|(i, e)| shown::entry(i + 1, e, &c, s))
            .collect();
        let mut map = Map::new();
        map.insert("setup".into(), json!(play.setup()));
        map.insert("beginning".into(), shown::entry(0, play.beginning(), &c, s));
        map.insert("entries".into(), entries.into());
        map.insert("undone".into(), json!(play.undone().len()));
        Ok(map)
    }

    fn arrange(&mut self, wanted: &protocol::Arrange, s: Localizer) -> Answer {
        let play = self.on_table()?;
        let c = play.catalogue().clone();
        let edits: Result<Vec<Edit>, _> = wanted.edits.iter().map(|e| Edit::parse(e, &c)).collect();
        let edits =
            edits.map_err(|e| ProtocolError::new("bad-edit").said(s.fault(&e)).field("edits"))?;
        if edits.is_empty() {
            return Err(ProtocolError::new("no-edits").field("edits"));
        }
        if let Err(error) = play.arrange(&edits) {
            let fault = match &error {
                ArrangeError::NotStudy => ProtocolError::new("not-study"),
                ArrangeError::Edit(_) => ProtocolError::new("bad-edit").field("edits"),
                ArrangeError::Problems(all) => ProtocolError::new("bad-position")
                    .field("edits")
                    .with("problems", all.iter().map(|p| shown::problem(p, &c, s)).collect()),
            };
            return Err(fault.said(s.fault(&error)));
        }
        Ok(shown::standing(play, s))
    }

    fn rules(&mut self, wanted: &protocol::Rules, s: Localizer) -> Answer {
        let on_table =
            self.play.as_ref().map(|p| (p.game().id().to_owned(), p.setup().edition.clone()));
        let first = || games::all().first().map_or("", |g| g.id()).to_owned();
        let game = wanted
            .game
            .clone()
            .or_else(|| on_table.as_ref().map(|(g, _)| g.clone()))
            .unwrap_or_else(first);
        let game = games::by_id(&game)
            .map_err(|e| ProtocolError::new("bad-setup").said(s.fault(&e)).field("game"))?;
        let book = Rulebook::of(game.id())
            .ok_or_else(|| ProtocolError::new("no-rulebook").arg("game", game.id()))?;
        let edition = wanted
            .edition
            .clone()
            .or_else(|| on_table.filter(|(g, _)| g == game.id()).map(|(_, e)| e));
        if let Some(e) =
            edition.as_deref().filter(|e| game.editions().iter().all(|known| known.id != *e))
        {
            let known: Vec<&str> = game.editions().iter().map(|e| e.id).collect();
            let error = crate::table::game::SetupError::Edition(clip(e), known.join(", "));
            return Err(ProtocolError::new("bad-setup").said(s.fault(&error)).field("edition"));
        }
        let edition = edition.as_deref();
        match (&wanted.rule, &wanted.search) {
            (Some(_), Some(_)) => Err(ProtocolError::new("rule-or-search")),
            (Some(id), None) => rule(book, id, edition, s).ok_or_else(|| {
                ProtocolError::new("no-such-rule").arg("rule", clip(id)).field("rule")
            }),
            (None, Some(words)) => {
                let hits = book.search(words, edition, s);
                Ok(object(
                    json!({ "game": game.id(), "found": hits.iter().map(|h| titled(&h.id, s)).collect::<Vec<_>>() }),
                ))
            }
            (None, None) => {
                let chapter = |c: &crate::text::rulebook::Chapter| {
                    let mut map = object(titled(&c.id, s));
                    map.insert("sections".into(), c.parts().map(|id| titled(id, s)).collect());
                    Value::Object(map)
                };
                Ok(object(
                    json!({ "game": game.id(), "chapters": book.chapters.iter().map(chapter).collect::<Vec<_>>() }),
                ))
            }
        }
    }
}

fn hello() -> Map<String, Value> {
    object(json!({
        "program": env!("CARGO_PKG_NAME"),
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": protocol::VERSION,
        "commands": COMMANDS,
        "languages": crate::text::Language::ALL.map(|l| l.code()),
    }))
}

fn titled(id: &str, s: Localizer) -> Value {
    json!({ "id": id, "title": s.rule_title(id) })
}

/// A rule with its text, or a section or chapter with the rules in it.
fn rule(
    book: &Rulebook,
    id: &str,
    edition: Option<&str>,
    s: Localizer,
) -> Option<Map<String, Value>> {
    let text = |id: &str| -> Value {
        s.rule_text(id, edition)
            .iter()
            .map(|p| json!({ "edition": p.edition, "text": p.text }))
            .collect()
    };
    let whole = |r: &crate::text::rulebook::RuleEntry| json!({ "id": r.id, "title": s.rule_title(&r.id), "kind": r.kind, "editions": r.editions, "about": r.about, "text": text(&r.id) });
    if let Some(entry) = book.rule(id) {
        return Some(object(whole(entry)));
    }
    book.has(id).then(|| object(json!({ "id": id, "title": s.rule_title(id), "rules": book.within(id, edition).map(whole).collect::<Vec<_>>() })))
}

/// The action with the open amount filled in.
fn with_number(
    mut action: Action,
    range: Option<Range>,
    number: Option<i64>,
) -> Result<Action, ProtocolError> {
    let Some(number) = number else { return Ok(action) };
    let Some(range) = range else { return Err(ProtocolError::new("no-number").field("number")) };
    let outside = || {
        ProtocolError::new("bad-number")
            .arg("number", number)
            .arg("least", range.least)
            .arg("most", range.most)
            .field("number")
    };
    action.args[range.arg] = i32::try_from(number)
        .ok()
        .filter(|n| (range.least..=range.most).contains(n))
        .ok_or_else(outside)?;
    Ok(action)
}

/// The seats of a new game. Nobody asks for more than the largest table has.
fn seats(wanted: SeatsWanted) -> Result<Vec<SeatInfo>, ProtocolError> {
    const MOST: usize = 8;
    let many = |n: u64| {
        ProtocolError::new("too-many-seats").arg("seats", n).arg("most", MOST).field("seats")
    };
    let short = |name: String| name.chars().take(80).collect();
    let named = |n: usize, name: String| SeatInfo {
        name: short(name),
        colour: n as u8,
        race: String::new(),
        by: Chooser::Person,
    };
    match wanted {
        SeatsWanted::Count(n) if n > MOST as u64 => Err(many(n)),
        SeatsWanted::Count(n) => {
            Ok((0..n as usize).map(|n| named(n, (n + 1).to_string())).collect())
        }
        SeatsWanted::List(list) if list.len() > MOST => Err(many(list.len() as u64)),
        SeatsWanted::List(list) => Ok(list
            .into_iter()
            .enumerate()
            .map(|(n, seat)| match seat {
                SeatWanted::Name(name) => named(n, name),
                SeatWanted::Whole(w) => SeatInfo {
                    name: short(w.name.unwrap_or_else(|| (n + 1).to_string())),
                    colour: w.colour.unwrap_or(n as u8),
                    race: w.race,
                    by: w.by,
                },
            })
            .collect()),
    }
}
