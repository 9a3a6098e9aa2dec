//! What a figure of the board is, in a sentence for whoever points at it or hears it. Keys and
//! values only; it says no more than the sight shows.

use crate::{
    games::{
        duck_dealer::{
            level::{Colour, PlanetIx},
            table::{
                layout::{COUNTER, PieceNoun, STACKS},
                nouns::{DuckSight, DuckView},
            },
        },
        game_table::GameView,
    },
    table::{
        action::{Message, Thing, Value},
        ids::{LinkId, PieceId, SpaceId},
        sight::Sight,
        view::TableView,
    },
    view::scene::thing_of,
};

/// The words for the figure with this key.
pub fn about(sight: &Sight, key: &str) -> Option<Message> {
    let n = DuckSight::of(sight)?;
    if let Some(space) = counted(key) {
        let row = n.level().row(space + 1);
        let args = vec![("space", number_of(space + 1)), ("cubes", Value::Number(row.cubes))];
        return Some(message("dd-board-counter-space", args));
    }
    if let Some(id) = key.strip_prefix("stock:") {
        let colour = Colour::ALL.into_iter().find(|c| c.id() == id)?;
        let args = vec![
            ("colour", Value::Word(COLOURS[colour as usize])),
            ("left", Value::Number(n.stock(colour))),
        ];
        return Some(message("dd-board-stock", args));
    }
    match thing_of(key)? {
        Thing::Space(space) => space_words(&n, space),
        Thing::Piece(piece) if piece.ix() < sight.catalogue.pieces.len() => {
            match n.layout().what(n.kind(piece)) {
                PieceNoun::Ship(seat) => {
                    Some(message("dd-board-ship", vec![("seat", Value::Seat(seat))]))
                }
                _ => stacked_words(&n, piece),
            }
        }
        Thing::Zone(zone) => {
            STACKS.iter().find(|s| **s == zone)?;
            stacked_words(&n, *n.contents(zone).last()?)
        }
        Thing::Link(link) => link_words(&n, link),
        Thing::Piece(_) | Thing::Seat(_) => None,
    }
}

/// The space of the turn counter that a figure shows, from 0.
fn counted(key: &str) -> Option<usize> {
    let (counter, space) = key.split_once('/')?;
    let space = space.split('/').next()?.parse().ok();
    space.filter(|_| thing_of(counter) == Some(Thing::Zone(COUNTER)))
}

/// A consumer that waits in a stack: what it will buy and pay, and when its turn comes.
fn stacked_words(n: &DuckSight, piece: PieceId) -> Option<Message> {
    let PieceNoun::Consumer(tile) = n.layout().what(n.kind(piece)) else { return None };
    let zone = n.location(piece)?;
    let stack = STACKS.iter().position(|s| *s == zone)?;
    let nth = n.contents(zone).iter().rev().position(|p| *p == piece)?;
    let consumer = n.level().consumer(tile);
    let args = vec![
        ("stack", Value::Word(["dd-stack-first", "dd-stack-second"][stack])),
        ("nth", number_of(nth + 1)),
        ("good", Value::Kind(n.layout().good_kind(consumer.good))),
        ("vp", Value::Number(consumer.vp)),
        ("sale", Value::Number(n.level().good(consumer.good).sale)),
    ];
    Some(message("dd-board-stack", args))
}

/// The names of the colours.
const COLOURS: [&str; 3] = ["dd-colour-red", "dd-colour-yellow", "dd-colour-blue"];

fn number_of(n: usize) -> Value {
    Value::Number(n as i64)
}

fn message(key: &'static str, args: Vec<(&'static str, Value)>) -> Message {
    Message { key, args, ..Message::default() }
}

/// A planet, or a point with its cube.
fn space_words(n: &DuckSight, space: SpaceId) -> Option<Message> {
    if space.0 >= n.layout().spaces {
        return None;
    }
    let place = ("space", Value::Space(space));
    let Some(planet) = n.level().planet_of(space.0) else {
        return Some(match n.cube_on(space.0) {
            Some(seat) => message("dd-board-point-cube", vec![place, ("seat", Value::Seat(seat))]),
            None => message("dd-board-point", vec![place]),
        });
    };
    Some(message(planet_key(n, planet), vec![place]))
}

/// A piece of a route, and whose cube gives it its colour.
fn link_words(n: &DuckSight, link: LinkId) -> Option<Message> {
    let (from, to) = n.sight.catalogue.links.get(link.ix())?.ends;
    let mut args = vec![("from", Value::Space(from)), ("to", Value::Space(to))];
    let Some(owner) = n.cube_on(from.0).or(n.cube_on(to.0)) else {
        return Some(message("dd-board-link", args));
    };
    args.push(("seat", Value::Seat(owner)));
    Some(message("dd-board-link-cube", args))
}

fn planet_key(n: &DuckSight, planet: PlanetIx) -> &'static str {
    match (n.level().is_start(planet), n.unexplored(planet)) {
        (true, _) => "dd-board-start",
        (false, true) => "dd-board-unexplored",
        (false, false) => "dd-board-planet",
    }
}
