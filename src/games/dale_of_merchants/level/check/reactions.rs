//! Finds forced reactions that could call for one another without end (DOM-10.12): nobody could
//! ever go on with the game.
//!
//! It decides no rule, and looks at what the cards do, not at who might hold them.

use super::super::{
    CardKind, DealTo, Dest, Event, Hook, Level, LevelFile, LevelFindings, LevelMark, Program,
    Source, Step, Zone,
};

/// A reaction that cannot be passed.
struct Forced<'a> {
    card: &'a CardKind,
    event: Event,
    raises: Vec<Event>,
}

/// Reports each circle of forced reactions once.
pub(super) fn check(level: &Level, found: &mut LevelFindings) {
    let forced: Vec<Forced> = level.cards.iter().flat_map(|card| forced_of(level, card)).collect();
    let mut told: Vec<&str> = Vec::new();
    for one in &forced {
        if told.contains(&one.card.id.as_str()) {
            continue;
        }
        let reached = reached(&forced, one);
        if reached.iter().any(|f| std::ptr::eq(*f, one)) {
            let circle: Vec<&str> = reached.iter().map(|f| f.card.id.as_str()).collect();
            let mark = LevelMark::row(LevelFile::Cards, "id", &one.card.id);
            let args = vec![("cards", circle.join(", "))];
            found.add(&mark, "level-dale-ping-pong", args, "DOM-10.12");
            told.extend(circle);
        }
    }
}

fn forced_of<'a>(level: &'a Level, card: &'a CardKind) -> impl Iterator<Item = Forced<'a>> {
    card.hooks.iter().filter_map(move |hook| match hook {
        Hook::After { event, optional: false, body } => {
            Some(Forced { card, event: *event, raises: raises(level.program(*body)) })
        }
        _ => None,
    })
}

/// The events that an effect can raise again and again. A deck that is rebuilt because it is empty
/// has used up its pile, so that ends.
fn raises(program: &Program) -> Vec<Event> {
    let steps = || program.steps.iter();
    let mut events = Vec::new();
    if steps().any(|s| matches!(s, Step::Shuffle(Source::DeckOf(_)))) {
        events.push(Event::OtherShuffled);
    }
    if steps().any(|s| matches!(s, Step::Build(_))) {
        events.push(Event::OtherBuilt);
    }
    // The card itself comes back only if it is put where cards are drawn from: alone, or because it
    // is among the hand cards that are put there.
    let goes_round = |s: &Step| match s {
        Step::Move { cards, to } => {
            matches!(cards.zone, Zone::ThisCard | Zone::Hand(_)) && *to != Dest::ThrownAway
        }
        Step::Swap { .. } => true,
        _ => false,
    };
    let draws = |s: &Step| match s {
        Step::Draw { to, .. } | Step::Move { to, .. } | Step::Flip { to, .. } => {
            matches!(to, Dest::Hand(_))
        }
        Step::Deal { to, .. } => *to == DealTo::Hands,
        Step::Swap { .. } | Step::ReplaceThis(_) => true,
        _ => false,
    };
    if steps().any(goes_round) && steps().any(draws) {
        events.push(Event::ThisEntersMyHand);
    }
    events
}

/// The reactions that one can lead to, directly and through others.
fn reached<'f, 'a>(forced: &'f [Forced<'a>], from: &Forced<'a>) -> Vec<&'f Forced<'a>> {
    let mut all: Vec<&Forced> = Vec::new();
    let mut raised = from.raises.clone();
    while let Some(event) = raised.pop() {
        for next in forced.iter().filter(|f| f.event == event) {
            if !all.iter().any(|f| std::ptr::eq(*f, next)) {
                raised.extend(&next.raises);
                all.push(next);
            }
        }
    }
    all
}
