//! The commands about the game on the table: begin it, look, choose, take back, arrange. What a
//! reader may know is decided by the sight; a request without a viewer is its owner's.

use super::answer::{Answer, object, reader};
use crate::{
    engine::{
        open_game::OpenGame,
        protocol::{self, OptionWanted, ProtocolError, SeatWanted, SeatsWanted},
        request::Request,
        shown,
    },
    games,
    table::{
        action::{Action, Range},
        catalogue::{Chooser, SeatInfo},
        edit::Edit,
        entry::Entry,
        game::Setup,
        ids::Viewer,
        play::{ArrangeError, Play, UndoError},
    },
    text::Localizer,
};
use serde_json::{Map, Value, json};

/// Most entries that `undo` and `redo` go at once.
const MOST_STEPS: u64 = 1_000_000;
/// Most entries in one answer of `record`.
const MOST_ENTRIES: usize = 5000;

/// `new`
pub(super) fn new(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::New = request.fields()?;
    let bad = |e: &crate::table::game::SetupError| ProtocolError::new("bad-setup").said(s.fault(e));
    let game = games::by_id(&wanted.game).map_err(|e| bad(&e).field("game"))?;
    let seats = seats(wanted.seats)?;
    let options = wanted.options.into_iter().map(|(key, value)| match value {
        OptionWanted::Flag(on) => (key, i64::from(on)),
        OptionWanted::Number(n) => (key, n),
    });
    let setup = Setup {
        game: wanted.game,
        edition: wanted.edition,
        seats,
        options: options.collect(),
        seed: wanted.seed.unwrap_or_else(protocol::fresh_seed),
        study: wanted.study,
    };
    let mut play = Play::begin(game, setup).map_err(|e| bad(&e))?;
    let mut map = shown::standing(&mut play, s, None);
    map.insert("setup".into(), json!(play.setup()));
    map.insert(
        "log".into(),
        shown::log(&play.beginning().lines, Viewer::Public, play.catalogue(), s),
    );
    open.lay(play);
    Ok(map)
}

/// `act`
pub(super) fn act(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::Act = request.fields()?;
    let play = open.on_table()?;
    let reader = reader(play, wanted.viewer.clone())?;
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
    let action = chosen(play, &wanted, s)?;
    let c = play.catalogue().clone();
    let done = play.choose(action).map(|entry| shown::done(entry, action, seat, reader, &c, s));
    match done {
        Ok(mut map) => {
            map.extend(shown::standing(play, s, reader));
            Ok(map)
        }
        Err(refusal) => {
            let shown = shown::refusal(&refusal, &c, s);
            let sentence = s.say(&refusal.message, &c);
            Err(ProtocolError::new("refused").said(sentence).with("refusal", shown))
        }
    }
}

/// The action that a request chooses.
fn chosen(play: &Play, wanted: &protocol::Act, s: Localizer) -> Result<Action, ProtocolError> {
    match (wanted.index, &wanted.action) {
        (Some(index), None) => {
            let offers = play.offers();
            let offer = usize::try_from(index).ok().and_then(|i| offers.get(i));
            let offer = offer.ok_or_else(|| {
                ProtocolError::new("no-such-offer")
                    .arg("index", index)
                    .arg("count", offers.len())
                    .field("index")
            })?;
            with_number(offer.action, offer.range, wanted.number)
        }
        (None, Some(written)) => {
            let c = play.catalogue();
            let action = Action::parse(written, c)
                .map_err(|e| ProtocolError::new("bad-action").said(s.fault(&e)).field("action"))?;
            let open = c
                .verb(action.verb)
                .args
                .iter()
                .position(|a| matches!(a, crate::table::action::ArgKind::Number(_)));
            with_number(
                action,
                open.map(|arg| Range { arg, least: i32::MIN, most: i32::MAX }),
                wanted.number,
            )
        }
        _ => Err(ProtocolError::new("index-or-action")),
    }
}

/// `decision`
pub(super) fn decision(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::Ask = request.fields()?;
    let play = open.on_table()?;
    let reader = reader(play, wanted.viewer)?;
    Ok(shown::decision(play, s, reader))
}

/// `view`
pub(super) fn view(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::View = request.fields()?;
    let play = open.on_table()?;
    let asked = play.decision_seat().map_or(Viewer::Public, Viewer::Seat);
    let viewer = reader(play, wanted.viewer)?.unwrap_or(asked);
    Ok(shown::sight(&play.sight(viewer), s))
}

/// `state`
pub(super) fn state(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let protocol::Plain {} = request.fields()?;
    Ok(shown::state(open.on_table()?, s))
}

/// `hash`
pub(super) fn hash(open: &mut OpenGame, request: &Request<'_>, _: Localizer) -> Answer {
    let wanted: protocol::Ask = request.fields()?;
    let play = open.on_table()?;
    let reader = reader(play, wanted.viewer)?;
    Ok(object(json!({ "hash": shown::hash(play, reader) })))
}

/// `undo`
pub(super) fn undo(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    steps(open, request, s, |play, base, most| {
        // What came before a branch is not its own: only "back" leads there.
        let own = if base == 0 { most } else { play.entries().len().saturating_sub(base) };
        match play.undo_steps(most.min(own)) {
            (gone, None) if gone < most => (gone, Some(UndoError::Edited)),
            stepped => stepped,
        }
    })
}

/// `redo`
pub(super) fn redo(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    steps(open, request, s, |play, _, most| play.redo_steps(most))
}

/// How many steps of those wanted were done, and what stopped them.
type Stepped = (usize, Option<UndoError>);

fn steps(
    open: &mut OpenGame,
    request: &Request<'_>,
    s: Localizer,
    step: fn(&mut Play, usize, usize) -> Stepped,
) -> Answer {
    let wanted: protocol::Steps = request.fields()?;
    let base = open.branches.base();
    let play = open.on_table()?;
    let reader = reader(play, wanted.viewer)?;
    let most = wanted.steps.unwrap_or(1);
    if !(1..=MOST_STEPS).contains(&most) {
        return Err(ProtocolError::new("bad-number")
            .arg("number", most)
            .arg("least", 1)
            .arg("most", MOST_STEPS)
            .field("steps"));
    }
    let (gone, stopped) = step(play, base, most as usize);
    // Where nothing was done, the reason is the answer.
    if let Some(why) = stopped.filter(|_| gone == 0) {
        let code = if why == UndoError::Nothing { "nothing-left" } else { "stands" };
        return Err(ProtocolError::new(code).said(s.fault(&why)));
    }
    let mut map = shown::standing(play, s, reader);
    map.insert("steps".into(), json!(gone));
    if let Some(why) = stopped {
        map.insert("stopped".into(), json!(s.fault(&why)));
    }
    Ok(map)
}

/// `record`
pub(super) fn record(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::Record = request.fields()?;
    let play = open.on_table()?;
    let reader = reader(play, wanted.viewer)?;
    let (c, seed) = (play.catalogue().clone(), play.setup().seed);
    let from = usize::try_from(wanted.from.unwrap_or(1).max(1)).unwrap_or(usize::MAX);
    let shown = |(n, e): (usize, &Entry)| shown::entry(n, e, reader, seed, &c, s);
    let entries: Vec<Value> =
        (1..).zip(play.entries()).skip(from - 1).take(MOST_ENTRIES).map(shown).collect();
    let mut map = Map::new();
    let next = from.saturating_add(MOST_ENTRIES);
    if next <= play.entries().len() {
        map.insert("next".into(), json!(next));
    }
    map.insert("setup".into(), shown::setup(play.setup(), reader));
    map.insert("beginning".into(), shown((0, play.beginning())));
    map.insert("entries".into(), entries.into());
    map.insert("undone".into(), json!(play.undone().len()));
    Ok(map)
}

/// `arrange`
pub(super) fn arrange(open: &mut OpenGame, request: &Request<'_>, s: Localizer) -> Answer {
    let wanted: protocol::Arrange = request.fields()?;
    let play = open.on_table()?;
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
    Ok(shown::standing(play, s, None))
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
