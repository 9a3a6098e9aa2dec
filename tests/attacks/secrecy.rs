//! Pairs of games that differ only in what one viewer cannot know: hidden pieces have changed
//! places. Whatever this viewer is given is the same to the last byte, now and while both games go
//! on with the same choices, until a piece that changed its place comes to light.

use super::{
    chance::Chance,
    outcome::{Budget, Outcome, Tally},
    seating::{self, viewer_word},
    viewed::Pair,
};
use caravanserai::{
    engine::session::ProtocolSession,
    table::{
        action::Action,
        ids::{PieceId, SeatId, Viewer},
        pieces::Piece,
        play::Play,
        record::{Save, snapshot},
    },
    text::Language,
};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// How long two games go on side by side.
const STEPS: usize = 25;
/// The option by which everybody is asked, whoever can answer.
const ASKS_ALL: &str = "ask_all";
/// Tables that are looked at until one hides something.
const TABLES: usize = 6;

/// Runs the attack.
pub fn run(budget: Budget) -> Outcome {
    let mut outcome = Outcome::new("secrecy", budget);
    for (number, mut chance) in budget.tries() {
        outcome.attempt(number, move |tally| {
            for _ in 0..TABLES {
                if let Some((mut pair, moved, laid)) = begin(&mut chance) {
                    tally.count("pairs", 1);
                    tally.count("pieces that changed places", moved.len() as u64);
                    side_by_side(tally, &mut chance, &mut pair, &moved, laid);
                    break;
                }
            }
        });
    }
    outcome
}

/// Two games, the pieces by which they differ, and whether that is written in their records.
fn begin(chance: &mut Chance) -> Option<(Pair, BTreeSet<PieceId>, bool)> {
    let table = seating::any(chance);
    let laid = chance.once_in(3);
    let most = *chance.pick(&[0, 20, 150, 600]);
    let mut setup = table.setup(chance, laid);
    // Where only those are asked who can react, being asked tells it: that is the fast way among
    // computers, which the rules name as such (DOM-15.4).
    if table.game.options(table.edition).iter().any(|option| option.key == ASKS_ALL) {
        setup.options.insert(ASKS_ALL.into(), 1);
    }
    let mut play = table.begin(setup);
    let actions = chance.below(most + 1);
    seating::play_on(&mut play, chance, actions);
    if play.is_over() {
        return None;
    }
    let viewer = *chance.pick(&seating::viewers(&play));
    let load = json!({ "cmd": "load", "text": Save::of(&mut play).text() }).to_string();
    let name = format!("{}, seed {}, {viewer:?}", table.words(), play.setup().seed);
    let mut pair =
        Pair { a: ProtocolSession::default(), b: ProtocolSession::default(), viewer, name };
    let (x, y) = pair.ask(&load);
    assert!(x == y && x.contains("\"ok\":true"), "{x} and {y}");
    let moved = if laid {
        lay(chance, &mut pair, &mut play)?
    } else {
        let [_, other] = pair.plays();
        permute(chance, other, viewer, false)
    };
    (!moved.is_empty()).then_some((pair, moved, laid))
}

/// Lets hidden pieces change places; tells which did. What somebody's own pieces are may be known
/// from the course of the game: with `own` they stay among those of the same owner, and marks stay
/// where they are.
fn permute(chance: &mut Chance, play: &mut Play, viewer: Viewer, own: bool) -> BTreeSet<PieceId> {
    let hidden = play.hidden_from(viewer);
    let whose = |play: &Play, id: PieceId| {
        let piece = play.world().get::<Piece>(play.state().register.pieces[id.ix()]);
        piece.map(|p| (play.catalogue().zones[p.zone.ix()].owner, p.mark))
    };
    let mut moved = BTreeSet::new();
    let most = if chance.once_in(2) { hidden.len() } else { hidden.len().min(4) };
    for _ in 0..most {
        let (a, b) = (*chance.pick(&hidden), *chance.pick(&hidden));
        let fits = !own || whose(play, a) == whose(play, b);
        if a != b && fits && play.swap_hidden(a, b) {
            moved.extend([a, b]);
        }
    }
    moved
}

/// Lays both tables by hand, one as it is and the other one with hidden pieces at other places, so
/// that the records hold it. `None` where a position set by hand cannot be so.
fn lay(chance: &mut Chance, pair: &mut Pair, play: &mut Play) -> Option<BTreeSet<PieceId>> {
    let zones = |play: &mut Play| snapshot(play).zones.into_iter().collect::<BTreeMap<_, _>>();
    let before = zones(play);
    let moved = permute(chance, play, pair.viewer, true);
    let after = zones(play);
    let touched: Vec<&String> =
        before.keys().filter(|zone| before[*zone] != after[*zone]).collect();
    let arrange = |all: &BTreeMap<String, Vec<u16>>| {
        let lines = touched
            .iter()
            .flat_map(|zone| all[*zone].iter().map(move |piece| format!("place #{piece} {zone}")));
        json!({ "cmd": "arrange", "edits": lines.collect::<Vec<_>>() }).to_string()
    };
    let (x, y) = (pair.a.answer(&arrange(&before)), pair.b.answer(&arrange(&after)));
    let laid = x.contains("\"ok\":true") && y.contains("\"ok\":true");
    let [a, b] = pair.plays().map(zones);
    (laid && a == before && b == after).then_some(moved)
}

fn side_by_side(
    tally: &mut Tally,
    chance: &mut Chance,
    pair: &mut Pair,
    moved: &BTreeSet<PieceId>,
    laid: bool,
) {
    for step in 0..=STEPS {
        if pair.shows(moved) {
            return tally.count("pairs ended by what came to light", 1);
        }
        let language = *chance.pick(&Language::ALL);
        let picture = step == 0 && chance.once_in(4);
        if !pair.is_alike(tally, language, picture) {
            return;
        }
        if laid {
            tried(tally, chance, pair);
        }
        let [a, _] = pair.plays();
        if a.is_over() || !tally.clean() || !go_on(tally, chance, pair, moved) {
            return;
        }
    }
}

/// What a viewer may ask for without playing: counsel, a branch, what is refused, the plan on it.
fn tried(tally: &mut Tally, chance: &mut Chance, pair: &mut Pair) {
    let viewer = viewer_word(pair.viewer);
    let seed = chance.below(1000);
    let [a, _] = pair.plays();
    let mine = a.decision_seat().map(Viewer::Seat) == Some(pair.viewer);
    if mine && chance.once_in(4) {
        let by = *chance.pick(&["greedy", "random"]);
        let line = json!({ "cmd": "bot", "by": by, "seed": seed, "viewer": viewer });
        pair.asked_the_same(tally, "a secret in counsel", &line.to_string());
        let line = json!({ "cmd": "hint", "playouts": 24, "viewer": viewer });
        pair.asked_the_same(tally, "a secret in a search", &line.to_string());
    }
    if chance.once_in(4) {
        let line = json!({ "cmd": "value", "worlds": 5, "seed": seed, "viewer": viewer });
        pair.asked_the_same(tally, "a secret in the chances", &line.to_string());
    }
    if chance.once_in(4) {
        let open = json!({ "cmd": "branch", "viewer": viewer, "seed": seed });
        let look = json!({ "cmd": "view", "viewer": viewer });
        let choices = json!({ "cmd": "decision", "viewer": viewer });
        let back = json!({ "cmd": "back", "to": 0, "forget": true });
        for line in [open, look, choices, json!({ "cmd": "plan" })] {
            pair.asked_the_same(tally, "a secret in a branch", &line.to_string());
        }
        pair.ask(&back.to_string());
    }
}

/// The same choice in both games; says whether both went on.
fn go_on(
    tally: &mut Tally,
    chance: &mut Chance,
    pair: &mut Pair,
    moved: &BTreeSet<PieceId>,
) -> bool {
    let [a, b] = pair.plays();
    if a.decision_seat() != b.decision_seat() {
        let came = format!("{:?} | {:?}", a.decision_seat(), b.decision_seat());
        tally.finding("another seat is asked", &pair.name, came);
        return false;
    }
    let mine = a.decision_seat().map(Viewer::Seat) == Some(pair.viewer);
    if mine && chance.once_in(3) {
        refused(tally, chance, pair, moved);
    }
    let Some(action) = common(chance, pair, moved) else { return false };
    let viewer = viewer_word(pair.viewer);
    let line = json!({ "cmd": "act", "action": action, "viewer": viewer }).to_string();
    let (x, y) = pair.ask(&line);
    tally.count("steps side by side", 1);
    if !(x.contains("\"ok\":true") && y.contains("\"ok\":true")) {
        tally.finding(
            "offered and refused",
            format!("{}: {line}", pair.name),
            format!("{x} | {y}"),
        );
        return false;
    }
    if pair.shows(moved) {
        return true;
    }
    tally.same("a secret in what is told of an action", &format!("{}: {line}", pair.name), x, y)
}

/// A written action that is offered in both games and names none of the pieces that moved.
fn common(chance: &mut Chance, pair: &mut Pair, moved: &BTreeSet<PieceId>) -> Option<String> {
    let offers = pair.plays().map(|play| {
        let write = |action: Action| action.to_text(play.catalogue());
        play.offers().iter().map(|offer| write(offer.action)).collect::<Vec<_>>()
    });
    let names =
        |text: &str, piece: &PieceId| text.split(' ').any(|word| word == format!("#{}", piece.0));
    let fits = |text: &&String| {
        offers[1].contains(text)
            && !text.starts_with("propose-stop")
            && !moved.iter().any(|piece| names(text, piece))
    };
    let both: Vec<&String> = offers[0].iter().filter(fits).collect();
    (!both.is_empty()).then(|| (*chance.pick(&both)).clone())
}

/// Tries what is not offered: the reason must not tell anything either.
fn refused(tally: &mut Tally, chance: &mut Chance, pair: &mut Pair, moved: &BTreeSet<PieceId>) {
    let [a, _] = pair.plays();
    let piece = *chance.pick(&moved.iter().copied().collect::<Vec<_>>());
    let verb = chance.pick(a.catalogue().verbs).name;
    let seat = SeatId(chance.below(a.catalogue().seat_count()) as u8);
    let written = match chance.below(3) {
        0 => format!("{verb} #{}", piece.0),
        1 => format!("{verb} #{} @{}", piece.0, seat.0),
        _ => verb.to_owned(),
    };
    let offered = Action::parse(&written, a.catalogue())
        .is_ok_and(|action| a.offers().iter().any(|offer| offer.accepts(&action)));
    if offered {
        return;
    }
    let line = json!({ "cmd": "act", "action": written, "viewer": viewer_word(pair.viewer) });
    let (x, y) = pair.ask(&line.to_string());
    // The number of the line stands in it, which is the same in both.
    let same = tally.same("a secret in a refusal", &format!("{}: {line}", pair.name), &x, &y);
    tally.count("refusals compared", 1);
    let read: Value = serde_json::from_str(&x).unwrap_or_default();
    if same && read["ok"] == json!(true) {
        tally.finding("what nobody offers was taken", line.to_string(), x);
    }
}
