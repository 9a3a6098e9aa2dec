//! What hashes tell: a rival who knows only the own view and the hashes in answers tries to name
//! the hidden piece that moved, from the difference of two of them; the hash for a viewer changes
//! exactly when the view does; and the seed, out of which all could be told, is in no answer.

use super::{
    chance::Chance,
    outcome::{Budget, Outcome, Tally},
    seating::{self, play_on, viewer_word},
};
use caravanserai::{
    engine::session::ProtocolSession,
    table::{
        hash,
        ids::{KindId, PieceId, Seats, Viewer, ZoneId},
        pieces::Piece,
        record::Save,
    },
};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Actions that are looked at in one game.
const STEPS: usize = 40;
/// Marks that a piece may bear, of which the rival thinks.
const MARKS: i32 = 8;

/// Runs the attack.
pub fn run(budget: Budget) -> Outcome {
    let mut outcome = Outcome::new("hash_leak", budget);
    for (number, chance) in budget.tries() {
        outcome.attempt(number, move |tally| game(tally, chance));
    }
    outcome
}

/// What a rival knows of how positions are hashed: the difference that each piece makes by a mark,
/// by its face, and by who was shown it.
fn dictionary(pieces: usize, seats: usize) -> BTreeMap<u64, PieceId> {
    let mut known = BTreeMap::new();
    for n in 0..pieces {
        let id = PieceId(n as u16);
        let piece = |mark: i32, face_up: bool, seen: u8| {
            let (kind, zone) = (KindId(0), ZoneId(0));
            hash::piece(&Piece { id, kind, zone, face_up, mark, seen: Seats(seen) })
        };
        for (old, new) in (0..MARKS).flat_map(|old| (0..MARKS).map(move |new| (old, new))) {
            if old != new {
                known.insert(piece(old, false, 0) ^ piece(new, false, 0), id);
            }
        }
        known.insert(piece(0, false, 0) ^ piece(0, true, 0), id);
        for seat in 0..seats {
            known.insert(piece(0, false, 0) ^ piece(0, false, 1 << seat), id);
        }
    }
    known
}

fn hash_of(answer: &Value) -> Option<u64> {
    u64::from_str_radix(answer["hash"].as_str()?, 16).ok()
}

fn game(tally: &mut Tally, mut chance: Chance) {
    let table = seating::any(&mut chance);
    let mut play = table.played(&mut chance, false, 200);
    let name = table.words();
    let known = dictionary(play.catalogue().pieces.len(), table.seats);
    let seed = play.setup().seed.to_string();
    let mut session = ProtocolSession::default();
    let load = json!({ "cmd": "load", "text": Save::of(&mut play).text() });
    let _ = session.answer(&load.to_string());
    tally.count("games", 1);
    for _ in 0..STEPS {
        let Some(play) = session.play() else { return };
        let rivals: Vec<Viewer> = seating::viewers(play)
            .into_iter()
            .filter(|viewer| play.decision_seat().map(Viewer::Seat) != Some(*viewer))
            .collect();
        if play.is_over() || rivals.is_empty() {
            return;
        }
        let rival = *chance.pick(&rivals);
        let before = looked(&mut session, rival);
        let Some(play) = session.play() else { return };
        let done = play_on(play, &mut chance, 1);
        let what = done.first().map(|action| action.to_text(play.catalogue())).unwrap_or_default();
        let after = looked(&mut session, rival);
        tally.count("actions", 1);
        let sent = format!("{name}, {rival:?}: {what}");
        for (which, old, new) in
            [("the owner", before.whole, after.whole), ("a viewer", before.own, after.own)]
        {
            let guess = known.get(&(old.unwrap_or(0) ^ new.unwrap_or(0)));
            if let Some(piece) = guess {
                let came = format!("#{} by the hashes for {which}", piece.0);
                tally.finding("a piece is named by two hashes", &sent, came);
            }
        }
        let (views, hashes) = (before.view == after.view, before.own == after.own);
        if views != hashes {
            let came = format!("the view stays: {views}, its hash stays: {hashes}");
            tally.finding("the hash for a viewer says more or less than the view", &sent, came);
        }
        for text in after.answers.iter().filter(|text| text.contains(&seed)) {
            tally.finding("the seed is told", &sent, text);
        }
    }
}

/// What a rival gets to know.
struct Looked {
    /// The view, without how many entries the record has.
    view: Value,
    /// The hash of the position, as the answers for its owner tell it.
    whole: Option<u64>,
    /// The hash for the viewer.
    own: Option<u64>,
    /// Everything else for the viewer.
    answers: Vec<String>,
}

fn looked(session: &mut ProtocolSession, viewer: Viewer) -> Looked {
    let word = viewer_word(viewer);
    let mut ask = |line: Value| session.answer(&line.to_string());
    let read = |answer: String| serde_json::from_str::<Value>(&answer).unwrap_or_default();
    let mut view = read(ask(json!({ "cmd": "view", "viewer": word })));
    if let Some(map) = view.as_object_mut() {
        map.remove("state_no");
        map.remove("outcome");
    }
    let whole = hash_of(&read(ask(json!({ "cmd": "hash" }))));
    let own = hash_of(&read(ask(json!({ "cmd": "hash", "viewer": word }))));
    let answers = ["view", "decision", "record", "hash"]
        .map(|cmd| ask(json!({ "cmd": cmd, "viewer": word })))
        .to_vec();
    Looked { view, whole, own, answers }
}
