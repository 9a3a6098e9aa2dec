//! What goes on "up to" so many times and ends by itself: which choice is the last one, before it
//! is made, and that nothing more can be done, after it. It foresees with the rules' own words and
//! decides nothing.

use super::{panel::CovePanel, shops};
use crate::{
    games::merchants_cove::{
        level::Good,
        rules::{
            course::{self, LastPlace},
            shops::{
                Merchant,
                blacksmith::{
                    COAL, ShopStep, may_forge, melts, places,
                    words::{FORGE, Q_FORGE, Q_HALLMARK, Q_TAKE, SET, TAKE},
                },
            },
            steps::{EffectProgress, EffectSource},
        },
        table::{
            nouns::{CoveSight, CoveView, GameView},
            verbs::BOARD,
        },
    },
    table::{
        action::{Action, Message, Offer, Value},
        agenda::Decision,
        sight::Sight,
        view::TableView,
    },
};

/// The step that a decision of the Blacksmith asks for, how often it was done, and whether the turn
/// ends with it.
fn step_of(n: &CoveSight, decision: Decision) -> Option<(ShopStep, EffectProgress, bool)> {
    let at = EffectProgress::of(decision.memory)?;
    let EffectSource::Shop(Merchant::Blacksmith, job) = at.source else { return None };
    let steps = job.of(&n.level().shops.blacksmith);
    let last = at.step + 1 >= steps.len() && shops::is_space(job);
    Some((*steps.get(at.step)?, at, last))
}

/// Whether anything can still be forged once this is: of the other dice, with the coal that is
/// left.
fn goes_on(n: &CoveSight, step: ShopStep, done: Action) -> bool {
    let ShopStep::Forge { sizes, .. } = step else { return true };
    let player = n.active().0;
    let (Some(good), Some(used)) = (Good::at(done.args[0]), places(done.args[1])) else {
        return true;
    };
    let coal = n.dial(COAL) - i64::from(done.args[2]);
    let left = |other: Good| n.in_supply(player, other) - i64::from(other == good);
    melts(n, sizes).iter().any(|melt| {
        let piece = n.level().shops.blacksmith.kit.piece(melt.good.size);
        let more = (piece.least - melt.heat).max(0);
        let apart = melt.places.iter().all(|place| !used.contains(place));
        apart && more <= coal && left(melt.good) > 0 && may_forge(n, player, melt, more).is_ok()
    })
}

/// The words of a choice with what ends by it: the work, or the turn with it.
pub fn with_end(d: &CovePanel, action: Action, words: String) -> String {
    let asked = d.n.decision().and_then(|decision| step_of(&d.n, decision));
    let Some((step, at, last)) = asked.filter(|_| [FORGE, TAKE, SET].contains(&action.verb)) else {
        return words;
    };
    let most = match step {
        ShopStep::Forge { most, .. } | ShopStep::Take { most, .. } => i32::from(most),
        _ => return words,
    };
    if at.done + 1 < most && goes_on(&d.n, step, action) {
        return words;
    }
    let key = if last { "mc-ends-turn" } else { "mc-ends-work" };
    d.with(key, &[("what", Value::Name(words))])
}

/// What comes of it that somebody takes the last place of a boat, below that choice.
pub fn boat_note(d: &CovePanel, offer: &Offer) -> Option<String> {
    let boat = u16::try_from(offer.action.args[0]).ok().filter(|_| offer.action.verb == BOARD)?;
    Some(match course::filled_by_next(&d.n, boat)? {
        LastPlace::Docks => d.text("mc-note-docks"),
        LastPlace::FillsSide(_) => d.text("mc-note-fills-side"),
        LastPlace::EndsDay(_, hour) => d.count("mc-note-ends-day", "hour", hour),
    })
}

/// What is told where a choice was the last one of its sort and nothing asked for an end.
pub fn ended(before: Decision, done: Action, after: &Sight) -> Option<Message> {
    let key = match (before.question, done.verb) {
        (Q_FORGE, FORGE) => "mc-ended-forge",
        (Q_TAKE, TAKE | SET) => "mc-ended-take",
        _ => return None,
    };
    let now = after.decision.filter(|now| now.seat == before.seat).map(|now| now.question);
    let on = now == Some(before.question) || now == Some(Q_HALLMARK);
    (!on).then(|| Message { key, ..Message::default() })
}
