//! What a figure of the board is, in a sentence for whoever points at it or hears it. Keys and
//! values only; it says no more than the sight shows.

use crate::{
    games::{
        duck_dealer::{
            level::{Colour, PlanetIx},
            table::{
                layout::{PieceNoun, STACKS},
                nouns::{DuckSight, DuckView},
            },
        },
        game_table::GameView,
    },
    table::{
        action::{Message, Thing, Value},
        ids::{LinkId, SpaceId},
        sight::Sight,
        view::TableView,
    },
    view::scene::thing_of,
};

/// The words for the figure with this key.
pub fn about(sight: &Sight, key: &str) -> Option<Message> {
    let n = DuckSight::of(sight)?;
    let number = |part: &str| key.strip_prefix(part)?.split('/').next()?.parse::<usize>().ok();
    if let Some(space) = number("counter:") {
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
                _ => None,
            }
        }
        Thing::Zone(zone) => {
            let stack = STACKS.iter().position(|s| *s == zone)?;
            let side = ["dd-stack-left", "dd-stack-right"][stack];
            let wanted = n.level().consumer(n.tops()[stack]?).good;
            let good = Value::Kind(n.layout().good_kind(wanted));
            Some(message("dd-board-stack", vec![("stack", Value::Word(side)), ("good", good)]))
        }
        Thing::Link(link) => link_words(&n, link),
        Thing::Piece(_) | Thing::Seat(_) => None,
    }
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
