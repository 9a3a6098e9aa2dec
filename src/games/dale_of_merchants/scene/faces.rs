//! Cards of Dale of Merchants as pictures: which words stand on which card, in the reader's
//! language. It holds no rule.

use super::seen::Seen;
use crate::{
    games::dale_of_merchants::level::{AnimalSet, CardKind, Edition, Kind, Level},
    table::{ids::KindId, sight::PieceSight},
    text::Localizer,
    view::art::{
        Picture,
        dale::{self, Back, CardFace, Folk},
    },
};
use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
};

/// Words for pictures, kept for good: a picture is its own cache key and must be cheap to copy.
/// There are as many as cards and languages, no more.
fn kept(words: String) -> &'static str {
    static WORDS: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut known = WORDS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(same) = known.get(words.as_str()) {
        return same;
    }
    let new: &'static str = Box::leak(words.into_boxed_str());
    known.insert(new);
    new
}

/// The text key of a sort of cards.
#[must_use]
pub const fn sort_key(card: &CardKind) -> &'static str {
    match (card.kind, card.bonus) {
        (Kind::Technique, true) => "dom-sort-technique-bonus",
        (Kind::Technique, false) => "dom-sort-technique",
        (Kind::Passive, _) => "dom-sort-passive",
        (Kind::Rubbish, _) => "dom-sort-junk",
    }
}

/// A kind of cards, face up, as it counts now.
#[must_use]
pub fn face(level: &Level, kind: &CardKind, value: i64, localizer: Localizer) -> Picture {
    let now = value.clamp(0, 99) as u8;
    Picture::Card(CardFace {
        card: kept(kind.id.clone()),
        remastered: level.edition == Edition::Remastered,
        value: kind.value,
        now: (now != kind.value).then_some(now),
        bonus: kind.bonus,
        kind: match kind.kind {
            Kind::Technique => dale::Kind::Technique,
            Kind::Passive => dale::Kind::Passive,
            Kind::Rubbish => dale::Kind::Rubbish,
        },
        name: Some(kept(localizer.word(&kind.key))),
        kind_word: Some(kept(localizer.word(sort_key(kind)))),
        text: Some(kept(localizer.word(&format!("{}.text", kind.key)))),
    })
}

/// The emblem of a set.
#[must_use]
pub fn emblem(set: &AnimalSet) -> Option<Picture> {
    Folk::from_id(&set.id).map(Picture::Emblem)
}

/// A kind of cards as it is printed.
#[must_use]
pub fn printed(seen: &Seen, kind: KindId, localizer: Localizer) -> Picture {
    seen.card(kind).map_or(Picture::CardBack(Back::Market), |c| {
        face(&seen.level, c, c.value.into(), localizer)
    })
}

/// A piece as the viewer sees it, counting `value`; its back where it is not known.
#[must_use]
pub fn piece(
    seen: &Seen,
    piece: &PieceSight,
    value: i64,
    back: Back,
    localizer: Localizer,
) -> Picture {
    piece
        .kind
        .and_then(|k| seen.card(k))
        .map_or(Picture::CardBack(back), |c| face(&seen.level, c, value, localizer))
}
