//! What the position editor calls things: pieces, zones, purses and dials, in words by which a
//! person tells them apart. It changes nothing.

use super::super::{game_ui, memo::memo_words, model::Model, table_text::TableText};
use crate::{
    table::{
        action::Value,
        catalogue::{Catalogue, Name, PurseInfo},
        game::Game,
        ids::{PieceId, ZoneId},
        sight::Sight,
        study::Problem,
    },
    text::{Arg, Args, Localizer},
};
use bevy_egui::egui::Context;
use std::{collections::BTreeMap, sync::Arc};

/// What a piece is called: its kind, and what tells it from others of its kind, such as whose it
/// is; where nothing does, the place where it lies.
fn piece_words(model: &Model, piece: PieceId) -> String {
    let lies = || model.sight.place_of(piece).map(|(zone, _)| zone_words(model, zone));
    match game_ui::of(model.sight.game).piece_of(model, piece) {
        Some(_) => plain_piece_words(model, piece),
        None => match lies() {
            Some(place) => model.texts.pair(&model.texts.piece(piece), &place),
            None => model.texts.piece(piece),
        },
    }
}

/// The same without a number, where everybody sees which piece is meant: the one in the hand.
pub(super) fn plain_piece_words(model: &Model, piece: PieceId) -> String {
    let kind = model.texts.piece(piece);
    match game_ui::of(model.sight.game).piece_of(model, piece) {
        Some(of) => model.texts.pair(&kind, &of),
        None => kind,
    }
}

/// Why a position was not taken over, with the rule behind it. Dials and purses go by the names
/// that the lists of the editor show, never by their written ones.
#[must_use]
pub fn problem_words(
    localizer: Localizer,
    game: &dyn Game,
    catalogue: &Catalogue,
    problem: &Problem,
) -> String {
    let v = TableText { localizer, names: Some(catalogue) };
    let known = |key: String, otherwise: &str| {
        let key = if localizer.has(&key) { key.as_str() } else { otherwise };
        Value::Name(v.text(key))
    };
    let worded = |(name, value): &(&'static str, Value)| match (*name, value) {
        ("dial", Value::Name(dial)) => (*name, known(dial_key(game, dial), "ui-study-number")),
        ("purse", Value::Name(purse)) => (*name, known(purse_key(game, purse), "ui-study-purses")),
        _ => (*name, value.clone()),
    };
    let args: Vec<_> = problem.args.iter().map(worded).collect();
    format!("{} ({})", v.with(problem.key, &args), problem.rule)
}

/// The text key of a dial, alike for all of its sort.
fn dial_key(game: &dyn Game, dial: &str) -> String {
    format!("{}-dial-{}", game.prefix(), dial.split(':').next().unwrap_or(dial))
}

/// The text key of a purse: its written name without the number of a seat.
fn purse_key(game: &dyn Game, purse: &str) -> String {
    let parts: Vec<&str> = purse.split(':').filter(|part| part.parse::<u8>().is_err()).collect();
    format!("{}-purse-{}", game.prefix(), parts.join("-"))
}

/// What a zone is called: its place on the board, or its owner and written name.
pub fn zone_words(model: &Model, zone: ZoneId) -> String {
    place_words(model.texts, model.game, model.sight, zone)
}

/// Whence and where to a piece was moved by hand.
#[must_use]
pub fn moved_words(
    v: TableText,
    game: &dyn Game,
    sight: &Sight,
    (piece, from, to): (PieceId, ZoneId, ZoneId),
) -> String {
    let place = |zone| Arg::from(place_words(v, game, sight, zone));
    let args = [("piece", Arg::from(v.piece(piece))), ("from", place(from)), ("to", place(to))];
    v.localizer.word_with("ui-study-moved", &Args::from_iter(args))
}

fn place_words(v: TableText, game: &dyn Game, sight: &Sight, zone: ZoneId) -> String {
    let info = &sight.catalogue.zones[zone.ix()];
    // A zone with words for its whole name needs nothing else to be told apart.
    let whole = format!("{}-zone-{}", game.prefix(), info.key.replace(['_', ':'], "-"));
    let (plain, which) = match v.localizer.has(&whole) {
        true => (info.key.as_str(), ""),
        false => info.key.split_once(':').unwrap_or((&info.key, "")),
    };
    let key = format!("{}-zone-{}", game.prefix(), plain.replace(['_', ':'], "-"));
    // Of several zones of one sort the last part of the name tells them apart, unless owner or
    // place does.
    let last = which.rsplit(':').next().unwrap_or_default();
    let owned = info.owner.is_some() && !which.contains(':');
    let what = match (v.localizer.has(&key), !owned && info.space.is_none() && !which.is_empty()) {
        (true, true) => {
            // What belongs to a kind of piece, such as its stock, is called as the kind is.
            let of_kind = || sight.catalogue.kind_by_key(which).map(|kind| v.kind(kind));
            let proper = |name| v.name(&Name::Proper(name));
            let sheet = game_ui::of(sight.game);
            let named = sheet.zone_of(sight, zone).map(proper).or_else(of_kind);
            v.pair(
                &v.text(&key),
                &named.unwrap_or_else(|| {
                    if info.owner.is_some() { last } else { which }.replace(['_', ':'], " ")
                }),
            )
        }
        (true, false) => v.text(&key),
        (false, _) => info.key.replace(['_', ':', '.'], " "),
    };
    match (info.owner, info.space) {
        (Some(seat), _) => v.pair(&v.seat(seat), &what),
        (None, Some(space)) if v.localizer.has(&key) => v.pair(&v.space_title(space), &what),
        (None, Some(space)) => format!("{} ({what})", v.space_title(space)),
        (None, None) => what,
    }
}

/// Every piece with its words; those that are alike at one place are numbered.
pub(super) fn pieces_words(ctx: &Context, model: &Model) -> Arc<Vec<(PieceId, String)>> {
    let pieces = || (0..model.sight.catalogue.pieces.len() as u16).map(PieceId);
    memo_words(ctx, "study pieces", model, || {
        numbered(pieces().map(|piece| (piece, piece_words(model, piece))).collect())
    })
}

/// What the list of pieces calls this one.
pub(super) fn listed_piece(ctx: &Context, model: &Model, piece: PieceId) -> String {
    let words = pieces_words(ctx, model).get(piece.ix()).map(|(_, words)| words.clone());
    words.unwrap_or_default()
}

/// Words that several have are numbered.
pub(super) fn numbered<T: Copy>(all: Vec<(T, String)>) -> Vec<(T, String)> {
    let mut alike: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, words) in &all {
        *alike.entry(words).or_default() += 1;
    }
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let numbered = all.iter().map(|(of, words)| {
        let nth = seen.entry(words).or_default();
        *nth += 1;
        let several = alike[words.as_str()] > 1;
        (*of, if several { format!("{words} ({nth})") } else { words.clone() })
    });
    numbered.collect()
}

/// Every zone with its words. Where several are called alike, as the spaces on the way to one place
/// are, they are numbered.
pub(super) fn zones_words(ctx: &Context, model: &Model) -> Arc<Vec<(ZoneId, String)>> {
    memo_words(ctx, "study zones", model, || numbered_zones(model))
}

fn numbered_zones(model: &Model) -> Vec<(ZoneId, String)> {
    let zones = (0..model.sight.catalogue.zones.len() as u16).map(ZoneId);
    let all = zones.map(|zone| (zone, zone_words(model, zone))).collect();
    let sheet = game_ui::of(model.sight.game);
    numbered(all).into_iter().filter(|(zone, _)| sheet.in_use(model.sight, *zone)).collect()
}

/// What a purse is called, where a seat has several: by its name without the seat's number.
pub(super) fn purse_words(model: &Model, purse: &PurseInfo) -> Option<String> {
    let key = purse_key(model.game, &purse.key);
    model.texts.localizer.has(&key).then(|| model.texts.text(&key))
}

/// What a dial is called, with what tells it from others at its place; `None` for book-keeping.
pub(super) fn dial_words(model: &Model, key: &str) -> Option<String> {
    let v = model.texts;
    let named = dial_key(model.game, key);
    v.localizer.has(&named).then(|| match game_ui::of(model.sight.game).dial_of(model, key) {
        Some(of) => v.pair(&v.text(&named), &of),
        None => v.text(&named),
    })
}
