//! Cards of Dale of Merchants as pictures: which words stand on which card, in the reader's
//! language. It holds no rule.

use super::{
    art::{
        self,
        card::{self, CardFace},
    },
    seen::SeenTable,
};
use crate::{
    games::dale_of_merchants::level::{AnimalSet, CardKind, Edition, Kind, Level},
    table::{ids::KindId, sight::PieceSight},
    text::Localizer,
    view::art::Picture,
};

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
    faced(level, kind, value, localizer, false)
}

/// As [`face`], without the text, which stands beside the card.
#[must_use]
pub fn brief(level: &Level, kind: &CardKind, value: i64, localizer: Localizer) -> Picture {
    faced(level, kind, value, localizer, true)
}

fn faced(level: &Level, kind: &CardKind, value: i64, localizer: Localizer, brief: bool) -> Picture {
    let now = value.clamp(0, 99) as u8;
    let name = localizer.word(&kind.key);
    let sort = localizer.word(sort_key(kind));
    let text = localizer.word(&format!("{}.text", kind.key));
    let face = CardFace {
        card: &kind.id,
        remastered: level.edition == Edition::Remastered,
        value: kind.value,
        now: (now != kind.value).then_some(now),
        bonus: kind.bonus,
        kind: match kind.kind {
            Kind::Technique => card::FaceKind::Technique,
            Kind::Passive => card::FaceKind::Passive,
            Kind::Rubbish => card::FaceKind::Rubbish,
        },
        name: Some(&name),
        kind_word: Some(&sort),
        text: Some(&text).filter(|_| !brief).map(String::as_str),
        brief,
    };
    face.picture()
}

/// The emblem of a set.
#[must_use]
pub fn emblem(set: &AnimalSet) -> Option<Picture> {
    art::emblem(&set.id)
}

/// A kind of cards as it is printed.
#[must_use]
pub fn printed(seen: &SeenTable, kind: KindId, localizer: Localizer) -> Picture {
    seen.card(kind).map_or(art::MARKET_BACK, |c| face(&seen.level, c, c.value.into(), localizer))
}

/// A piece as the viewer sees it, counting `value`; its back where it is not known.
#[must_use]
pub fn piece(
    seen: &SeenTable,
    piece: &PieceSight,
    value: i64,
    back: Picture,
    localizer: Localizer,
) -> Picture {
    piece.kind.and_then(|k| seen.card(k)).map_or(back, |c| face(&seen.level, c, value, localizer))
}
